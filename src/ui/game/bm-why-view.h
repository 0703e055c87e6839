/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-learn-game.h"
#include "bm-tellings.h"

G_BEGIN_DECLS

/* A column of the links WHY (of BmWhy), for a popover: each with the rule of GAME or the card that it stands under, which
   says what it says when it is pressed.  GAME may be NULL: no rule says anything. */
GtkWidget *bm_why_view_new   (BmLearnGame *game,
                            GArray *why);

/* The same in running text: "It rains. (R7.6) → Pink moves to g3. (R7.1)".  An arrow has no sound: a caller that
   has this read aloud puts something else between.  (transfer full) */
#define BM_WHY_ARROW " → "
char      *bm_why_view_words (GArray      *why) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
