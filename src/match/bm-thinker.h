/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A computer player at a match.  It searches in its own thread, from the view of the side to move, and answers in the
 * main loop:
 *
 *   "found" (guint move)   its move; the match is still at the position it was asked about
 *
 * It never makes a move itself.  Any change of the match cancels the search without an answer; so does dropping the
 * last reference.  One search runs at a time: a request made while an old one is ending starts after it.  The search
 * tree is kept while moves are made, and dropped when some are undone.
 *
 * A signal and not an _async/_finish pair: an answer must never reach a finalized object.
 */
#define BM_TYPE_THINKER (bm_thinker_get_type ())
G_DECLARE_FINAL_TYPE (BmThinker, bm_thinker, BM, THINKER, GObject)

/* LEVEL, SEED and THREADS as for bm_bot_new ().  (transfer full) */
BmThinker            *bm_thinker_new         (BmMatch       *match,
                                              BmLevel        level,
                                              guint64        seed,
                                              guint          threads) G_GNUC_WARN_UNUSED_RESULT;

/* Starts a search of the match's position, unless one is running.  Does nothing when the match is over.  VIEW: NULL,
   or the view of the side to move of a position some moves ahead that the match does not have yet; copied. */
void                  bm_thinker_think       (BmThinker     *self,
                                              gconstpointer  view);

/* Cancels the search without an answer. */
void                  bm_thinker_stop        (BmThinker     *self);
gboolean              bm_thinker_is_thinking (BmThinker     *self);

/* The search result of the last answer; valid until the next one.  NULL: there was none. */
const BmSearchResult *bm_thinker_get_result  (BmThinker     *self);

G_END_DECLS
