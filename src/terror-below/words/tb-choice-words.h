/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-match.h"
#include "tb-move.h"

G_BEGIN_DECLS

/*
 * Choices that were made, or could have been: moves as complete phrases that need neither the board nor the question, where
 * tb_move_words () names a button.
 */

/* MOVE, which is legal in POS, without a full stop: "Deliver the pink Egg at the Motel for 2 points".  (transfer
   full) */
char *tb_choice_words (const TbPosition *pos,
                       BmMove            move);

/* The move number INDEX of MATCH; Moves that its seat made one after the other in the turn are one: "Drive to c4".
   (transfer full) */
char *tb_chosen_words (BmMatch          *match,
                       guint             index);

/* "For Max (Red) the chance to win fell from 61% to 38%."  (transfer full) */
char *tb_cost_words   (BmMatch          *match,
                       guint             seat,
                       guint             before,
                       guint             after);

G_END_DECLS
