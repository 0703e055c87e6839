/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * Whether a puzzle can be solved, found out by trying all that its side can do within the turn.  Only what is certain
 * counts: where a die is rolled, a card is drawn or the other side is asked, a way ends.
 */
typedef enum
{
  BM_PROOF_SOLVED, /* a way was found */
  BM_PROOF_NONE,   /* there is none */
  BM_PROOF_OPEN    /* there are more ways than could be tried, or some that chance decides */
} BmProof;

/* So many moves are tried, at most: a second or two. */
#define BM_PROOF_MOST 250000

/* Looks for a way to solve PUZZLE, whose moves become the shortest one found; of the same puzzle always the same.  MOST: so
   many moves are tried.  A cancelled search is open. */
BmProof bm_puzzle_prove        (BmPuzzle             *puzzle,
                                guint                 most,
                                GCancellable         *cancellable);

/* The same in a thread. */
void    bm_puzzle_prove_async  (const BmPuzzle       *puzzle,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
/* MOVES gets room for BM_PUZZLE_MOVES.  FALSE: it was cancelled. */
gboolean bm_puzzle_prove_finish (GAsyncResult        *result,
                                 BmProof             *proof,
                                 BmMove              *moves,
                                 guint               *n_moves,
                                 GError             **error);

/* What is to be said of it, a sentence in the user's language. */
const char *bm_proof_words     (BmProof               proof);

G_END_DECLS
