/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-move.h"

G_BEGIN_DECLS

/*
 * Moves as text: "play boots-2 on 1", "ramp d4 e4", "done".  Every move has exactly one spelling.
 */

/* Appends the spelling of MOVE. */
void   tb_move_append_text (BmMove            move,
                            GString          *string);

/* Case-insensitive, words are separated by single blanks.  BM_MOVE_NONE: not a move on the board of POS (NULL: on any
   board). */
BmMove tb_move_from_text   (const TbPosition *pos,
                            const char       *text);

G_END_DECLS
