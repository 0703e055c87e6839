/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-learn-game.h"
#include "bm-tellings.h"

G_BEGIN_DECLS

/* A column of the links WHY (of BmWhy), for a popover: each with its rule of GAME or its card, which expands to its
   text.  GAME may be NULL: rules have no text. */
GtkWidget *bm_why_view_new   (BmLearnGame *game,
                            GArray *why);

/* The same as running text: "It rains. (R7.6) → Pink moves to g3. (R7.1)".  Screen readers skip the arrow: for them the
   caller replaces it.  (transfer full) */
#define BM_WHY_ARROW " → "
char      *bm_why_view_words (GArray      *why) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
