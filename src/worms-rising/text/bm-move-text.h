/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-move.h"

G_BEGIN_DECLS

/*
 * Moves as text: "fly d7", "move green left", "end".  Every move has exactly one spelling.
 */

/* Appends the spelling of MOVE. */
void   bm_move_append_text (BmMove            move,
                            GString          *string);

/* (transfer full) */
char  *bm_move_to_text     (BmMove            move) G_GNUC_WARN_UNUSED_RESULT;

/* Upper and lower case are the same, words are parted by single blanks.  BM_MOVE_NONE: no move is spelled so.
   What an option of `choose` means, and who gets a champion, depends on what is asked: POS says it.  With NULL, or where
   the answer is none that POS has, the text is taken for what it could be elsewhere. */
BmMove bm_move_from_text   (const BmPosition *pos,
                            const char       *text);

G_END_DECLS
