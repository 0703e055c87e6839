/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game-ui.h"

G_BEGIN_DECLS

/*
 * Shown between two players when the next one would see what is hidden from the last one.  It hides the table until the
 * next player confirms to be present.
 *
 * Signal "confirmed" ().
 */
#define BM_TYPE_HAND_OVER_SCREEN (bm_hand_over_screen_get_type ())
G_DECLARE_FINAL_TYPE (BmHandOverScreen, bm_hand_over_screen, BM, HAND_OVER_SCREEN, GtkWidget)

/* Whether NEXT would see in POSITION what is hidden from LAST, according to the rules' views. */
gboolean bm_hand_over_is_needed   (const BmGame     *game,
                                   gconstpointer     position,
                                   int               last,
                                   int               next);

/* SEAT decides in POSITION; NAME of the person who plays it may be "". */
void     bm_hand_over_screen_set  (BmHandOverScreen *self,
                                   const BmGameUi   *ui,
                                   gconstpointer     position,
                                   int               seat,
                                   const char       *name);

G_END_DECLS
