/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-learn.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * A small picture of a part of the board, for the rulebook: the board itself without input, with the names of the
 * columns and rows.  Its accessible name describes its contents.  CSS node `ruleboard`.
 */
#define TB_TYPE_RULE_BOARD (tb_rule_board_get_type ())
G_DECLARE_FINAL_TYPE (TbRuleBoard, tb_rule_board, TB, RULE_BOARD, GtkWidget)

/* The part CROP of POS.  MOVE is shown by a way, arrows or a mark, unless it is BM_MOVE_NONE. */
GtkWidget *tb_rule_board_new   (const TbCrop     *crop,
                                const TbPosition *pos,
                                BmMove            move);

/* The contents of the crop: "The board from a1 to f6.  a2: General Store, Red pawn Pam."  (transfer full) */
char      *tb_rule_board_words (const TbCrop     *crop,
                                const TbPosition *pos) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
