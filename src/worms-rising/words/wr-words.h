/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * The small words of the table: how pieces, sides and spaces are called, and which CSS class carries their colour.
 */

/* "e4"; outside the garden "the space left of row 3", for what is read aloud makes nothing of "<3".  Translated,
   static. */
const char *wr_space_name    (WrSpace space);

/* "Green", "Zombie 1", "the Bird"; translated, static. */
const char *wr_piece_words   (WrPiece piece);

/* "green", "zombie", "bird": the CSS class. */
const char *wr_piece_class   (WrPiece piece);

/* The letter that tells a Worm by more than its colour, as its picture has it; static; "" for others. */
const char *wr_piece_letter  (WrPiece piece);

/* A WrToken in a sentence: "a Drill", "Bedrock"; translated, static. */
const char *wr_token_words   (guint   token);

/* The champion that PIECE has, WR_NO_CARD: none. */
guint8      wr_champion_of   (const WrPosition *pos,
                              WrPiece           piece);

/* "up", "left" in a sentence; translated, static. */
const char *wr_direction_words     (WrDir   dir);

/* The name of an action's button: "Fly", "Raise Undead"; translated, static. */
const char *wr_kind_words  (WrMoveKind kind);

/* The picture of an action below `art/`: "actions/fly". */
const char *wr_kind_art    (WrMoveKind kind);

/* "The Bird thinks …"; translated, static. */
const char *wr_thinking_words (int side);

G_END_DECLS
