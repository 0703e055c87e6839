/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "wr-puzzle.h"

G_BEGIN_DECLS

/*
 * Whether a puzzle can be solved, found out by trying all that its side can do within the turn.  Only what is certain
 * counts: where a die is rolled, a card is drawn or the other side is asked, a way ends.
 */
typedef enum
{
  WR_PROOF_SOLVED, /* a way was found */
  WR_PROOF_NONE,   /* there is none */
  WR_PROOF_OPEN    /* there are more ways than could be tried, or some that chance decides */
} WrProof;

/* So many moves are tried, at most: a second or two. */
#define WR_PROOF_MOST 250000

/* Looks for a way to solve PUZZLE, whose moves become the shortest one found; of the same puzzle always the same.  MOST: so
   many moves are tried.  A cancelled search is open. */
WrProof wr_puzzle_prove        (WrPuzzle             *puzzle,
                                guint                 most,
                                GCancellable         *cancellable);

/* The same in a thread. */
void    wr_puzzle_prove_async  (const WrPuzzle       *puzzle,
                                GCancellable         *cancellable,
                                GAsyncReadyCallback   callback,
                                gpointer              data);
/* MOVES gets room for WR_PUZZLE_MOVES.  FALSE: it was cancelled. */
gboolean wr_puzzle_prove_finish (GAsyncResult        *result,
                                 WrProof             *proof,
                                 BmMove              *moves,
                                 guint               *n_moves,
                                 GError             **error);

/* What is to be said of it, a sentence in the user's language. */
const char *wr_proof_words     (WrProof               proof);

G_END_DECLS
