/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game-ui.h"
#include "toy.h"

G_BEGIN_DECLS

/*
 * The toy in a window, with what a game cannot do without and nothing else.  Its table is a line that says who decides
 * ("ann decides; bob is here", "It is over.") and a button for each move ("stay", "hit cid"), which can be pressed where
 * the move is legal and a person decides.
 */
extern const BmGameUi toy_ui;

#define TOY_TYPE_TABLE (toy_table_get_type ())
G_DECLARE_FINAL_TYPE (ToyTable, toy_table, TOY, TABLE, GtkBox)

G_END_DECLS
