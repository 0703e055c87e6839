/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * What the computer would do, and what it is good for, in one sentence: "Drive to c5, on the way to a delivery at the
 * Hospital: 5 points."  VIEW is what the seat that decides sees; LINE is how the search goes on, from MOVE on.
 * (transfer full)
 */
char *tb_advice_words (const TbPosition *view,
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
