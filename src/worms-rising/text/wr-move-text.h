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

/* Upper and lower case are the same, words are parted by single blanks.  BM_MOVE_NONE: no move is spelled so.
   What an option of `choose` means, and who gets a champion, depends on what is asked: POS says it.  With NULL, or where
   the answer is none that POS has, the text is taken for what it could be elsewhere. */
BmMove wr_move_from_text   (const WrPosition *pos,
                            const char       *text);

G_END_DECLS
