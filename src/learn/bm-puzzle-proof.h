/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bm-puzzle.h"

G_BEGIN_DECLS

/*
 * Whether a puzzle can be solved, by exhaustive search of its side's moves within the turn.  Only certain results
 * count: a line ends where a die is rolled, a card is drawn or the other side decides.
 */
typedef enum
{
  BM_PROOF_SOLVED, /* a way was found */
  BM_PROOF_NONE,   /* there is none */
  BM_PROOF_OPEN    /* the search hit its limit, or some lines depend on chance */
} BmProof;

/* The most moves that are tried: a second or two. */
#define BM_PROOF_MOST 250000

/* Searches for a solution of PUZZLE and sets its moves to the shortest one; deterministic.  MOST: the most moves
   tried.  A cancelled search is open. */
BmProof bm_puzzle_prove        (BmPuzzle             *puzzle,
                                guint                 most,
                                GCancellable         *cancellable);

/* The same in a thread. */
void    bm_puzzle_prove_async  (const BmPuzzle       *puzzle,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
/* MOVES must have room for BM_PUZZLE_MOVES.  FALSE: it was cancelled. */
gboolean bm_puzzle_prove_finish (GAsyncResult        *result,
                                 BmProof             *proof,
                                 BmMove              *moves,
                                 guint               *n_moves,
                                 GError             **error);

/* A sentence about it, translated. */
const char *bm_proof_words     (BmProof               proof);

G_END_DECLS
