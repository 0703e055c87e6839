/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * What a suggested move is, and what it is good for, in words.  Everything is found out from what the side that decides
 * sees in POS, a WrPosition: what is hidden from it is made up several times, and the move is made each time.
 */

/* The whole of the move, as it is called without a board to point at: "Fly to e3", "Move Green up".  (transfer full) */
char *wr_advice_move_words (gconstpointer  pos,
                            BmMove         move) G_GNUC_WARN_UNUSED_RESULT;

/* One sentence: "Dig down: the Bird gets next to Green."  LINE is what is expected from MOVE on.  (transfer full) */
char *wr_advice_words      (gconstpointer  pos,
                            BmMove         move,
                            const BmMove  *line,
                            guint          n_line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
