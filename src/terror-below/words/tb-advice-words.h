/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The computer's move and its purpose, in one sentence: "Drive to c5, on the way to a delivery at the Hospital: 5
 * points."  VIEW is the view of the seat that decides; LINE is the principal variation, from MOVE on.  (transfer full)
 */
char *tb_advice_words (const TbPosition *view,
                       BmMove            move,
                       const BmMove     *line,
                       guint             n_line);

/* The same as a phrase that needs no board, for a move that was not made: "Deliver the pink Egg at the Hospital for 5
   points: it brings points."  (transfer full) */
char *tb_better_words (const TbPosition *view,
                       BmMove            move,
                       const BmMove     *line,
                       guint             n_line);

/* If MOVE is a Move: where the Moves that LINE begins with end, as far as one press makes them all.  A pawn on the way is
   passed: no press makes the Move onto its space alone.  Else TB_SPACE_NONE. */
TbSpace tb_advice_goal (const TbPosition *view,
                        BmMove            move,
                        const BmMove     *line,
                        guint             n_line);

G_END_DECLS
