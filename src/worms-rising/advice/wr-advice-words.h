/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * The text of a suggested move and its reason.  It is derived from the view of the side to move in POS, a WrPosition:
 * hidden information is sampled several times, and the move is played each time.
 */

/* The full text of the move, without reference to the board: "Fly to e3", "Move Green up".  (transfer full) */
char *wr_advice_move_words (gconstpointer  pos,
                            BmMove         move) G_GNUC_WARN_UNUSED_RESULT;

/* One sentence: "Dig down: the Bird gets next to Green."  LINE is the principal variation from MOVE on.  (transfer
   full) */
char *wr_advice_words      (gconstpointer  pos,
                            BmMove         move,
                            const BmMove  *line,
                            guint          n_line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
