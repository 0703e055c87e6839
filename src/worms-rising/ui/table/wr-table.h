/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * The table: the board in the middle, the Worms at its left, the Bird at its right, the status line in the sky above.
 */
#define WR_TYPE_TABLE (wr_table_get_type ())
G_DECLARE_FINAL_TYPE (WrTable, wr_table, WR, TABLE, GtkWidget)

/* Whether the person who plays SIDE here has help: hints, explanations, and undo without agreement. */
gboolean     wr_table_get_help    (WrTable     *self,
                                   WrSide       side);

/* Registers the duel's keys; a table does so by itself. */
void         wr_table_install_keys (void);

G_END_DECLS
