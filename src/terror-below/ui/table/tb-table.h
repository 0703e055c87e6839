/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-table.h"

G_BEGIN_DECLS

/*
 * The table of Terror Below: Terror zone, Bounty Line, board, hand, seats and actions round a match.
 *
 * Properties: "open-hands" (boolean): people play with open hands.
 */
#define TB_TYPE_TABLE (tb_table_get_type ())
G_DECLARE_FINAL_TYPE (TbTable, tb_table, TB, TABLE, GtkWidget)

/* Registers the keys of this game; a table does so by itself. */
void tb_table_install_keys (void);

G_END_DECLS
