/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The target menu: the options in one space if there are several, a button for each.
 *
 * Signals:
 *   "chosen" (guint index)   emitted after it has closed
 *   "dismissed" ()           closed without a choice
 */
#define WR_TYPE_BOARD_MENU (wr_board_menu_get_type ())
G_DECLARE_FINAL_TYPE (WrBoardMenu, wr_board_menu, WR, BOARD_MENU, GtkPopover)

GtkWidget *wr_board_menu_new         (void);
/* LABELS is NULL-terminated.  KINDS: the WrMoveKind of each, or NULL for no pictures. */
void       wr_board_menu_set_entries (WrBoardMenu        *self,
                                      const char * const *labels,
                                      const guint8       *kinds);

G_END_DECLS
