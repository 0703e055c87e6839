/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-rulebook.h"

G_BEGIN_DECLS

/*
 * A small picture of a part of the board, for the rulebook: drawn by the layers of the board itself, with the
 * names of its columns and rows.  Its accessible name says what is in it.  CSS node `ruleboard`.
 */
#define BM_TYPE_RULE_BOARD (bm_rule_board_get_type ())
G_DECLARE_FINAL_TYPE (BmRuleBoard, bm_rule_board, BM, RULE_BOARD, GtkWidget)

/* The crop of DIAGRAM in POS.  MOVE is pointed at, unless it is BM_MOVE_NONE. */
GtkWidget *bm_rule_board_new   (const BmRuleDiagram *diagram,
                                const BmPosition    *pos,
                                BmMove               move);

/* What is in the crop: "Columns b to f, rows 0 to 4.  c1: grass.  d2: cleared, Bird."  (transfer full) */
char      *bm_rule_board_words (const BmRuleDiagram *diagram,
                                const BmPosition    *pos) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
