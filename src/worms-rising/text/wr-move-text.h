/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"

G_BEGIN_DECLS

/*
 * Moves as text: "fly d7", "move green left", "end".  Every move has exactly one spelling.
 */

/* Appends the spelling of MOVE. */
void   wr_move_append_text (BmMove            move,
                            GString          *string);

/* (transfer full) */
char  *wr_move_to_text     (BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

/* Case-insensitive, words are separated by single blanks.  BM_MOVE_NONE: not a move.  The meaning of an option of
   `choose`, and who gets a champion, depend on the pending choice of POS.  With NULL, or if POS has no such answer,
   the text is parsed as in some other position. */
BmMove wr_move_from_text   (const WrPosition *pos,
                            const char       *text);

G_END_DECLS
