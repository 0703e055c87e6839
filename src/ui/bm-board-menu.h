/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The target menu: what can be done in one space when it is more than one thing, a button for each.
 *
 * Signals:
 *   "chosen" (guint index)   after it has closed
 *   "dismissed" ()           closed without a choice
 */
#define BM_TYPE_BOARD_MENU (bm_board_menu_get_type ())
G_DECLARE_FINAL_TYPE (BmBoardMenu, bm_board_menu, BM, BOARD_MENU, GtkPopover)

GtkWidget *bm_board_menu_new         (void);
/* LABELS ends with NULL.  KINDS: the BmMoveKind of each, or NULL for no pictures. */
void       bm_board_menu_set_entries (BmBoardMenu        *self,
                                      const char * const *labels,
                                      const guint8       *kinds);

G_END_DECLS
