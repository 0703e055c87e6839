/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-move.h"
#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * The small words of the table: how pieces, sides and spaces are called, and which CSS class carries their colour.
 */

/* Room for the longest name of a space, in any language, and its final zero. */
#define BM_SPACE_NAME_SIZE 128

/* "e4"; outside the garden "the space left of row 3", for what is read aloud makes nothing of "<3".  In the user's
   language; returns BUFFER. */
const char *bm_space_name    (BmSpace space,
                              char    buffer[BM_SPACE_NAME_SIZE]);

/* "Green", "Zombie 1", "the Bird"; translated, static. */
const char *bm_piece_words   (BmPiece piece);

/* "green", "zombie", "bird": the CSS class. */
const char *bm_piece_class   (BmPiece piece);

/* The letter that tells a Worm by more than its colour, as its picture has it; static; "" for others. */
const char *bm_piece_letter  (BmPiece piece);

/* A BmToken in a sentence: "a Drill", "Bedrock"; translated, static. */
const char *bm_token_words   (guint   token);

/* The champion that PIECE has, BM_NO_CARD: none. */
guint8      bm_champion_of   (const BmPosition *pos,
                              BmPiece           piece);

/* "up", "left" in a sentence; translated, static. */
const char *bm_direction_words     (BmDir   dir);

/* Adds WORD to the LIST: "Green", then "Green, Pink". */
void        bm_words_join      (GString    *list,
                                const char *word);

/* WORDS, which end without a full stop, as a sentence; (transfer full). */
char       *bm_words_sentence  (const char *words) G_GNUC_WARN_UNUSED_RESULT;

/* How many letters the longest word of WORDS has: what cannot be wrapped. */
guint       bm_words_longest   (const char *words);

/* The name of an action's button: "Fly", "Raise Undead"; translated, static. */
const char *bm_kind_words  (BmMoveKind kind);

/* The picture of an action below `art/`: "actions/fly". */
const char *bm_kind_art    (BmMoveKind kind);

G_END_DECLS
