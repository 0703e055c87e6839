/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-move.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Short texts of the table: names of pieces, sides and spaces, and the CSS classes of their colours.
 */

/* "e4"; outside the garden "the space left of row 3", as a screen reader could not read "<3".  Translated, static. */
const char *wr_space_name    (WrSpace space);

/* "Green", "Zombie 1", "the Bird"; translated, static. */
const char *wr_piece_words   (WrPiece piece);

/* "green", "zombie", "bird": the CSS class. */
const char *wr_piece_class   (WrPiece piece);

/* The letter that distinguishes a Worm besides its colour, as in its picture; static; "" for others. */
const char *wr_piece_letter  (WrPiece piece);

/* A WrToken in a sentence: "a Drill", "Bedrock"; translated, static. */
const char *wr_token_words   (guint   token);

/* The champion of PIECE, WR_NO_CARD: none. */
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
