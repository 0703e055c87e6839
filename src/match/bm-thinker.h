/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A computer player at a match.  It thinks in a thread of its own, about what the side that decides may see and nothing
 * else, and answers in the main loop:
 *
 *   "found" (guint move)   what it would do; the match still stands where it was asked
 *
 * It never makes a move itself.  Whatever changes the match ends the thinking without an answer; so does letting go of
 * the last reference.  One thought runs at a time: what is asked while an old one comes to its end begins after it.
 * What it has learned is kept as long as moves are made, and forgotten when some are taken back.
 *
 * This is a signal and no pair of functions with a callback: an answer must not come to somebody who is gone.
 */
#define BM_TYPE_THINKER (bm_thinker_get_type ())
G_DECLARE_FINAL_TYPE (BmThinker, bm_thinker, BM, THINKER, GObject)

/* LEVEL, SEED and THREADS as for bm_bot_new ().  (transfer full) */
BmThinker            *bm_thinker_new         (BmMatch       *match,
                                              BmLevel        level,
                                              guint64        seed,
                                              guint          threads) G_GNUC_WARN_UNUSED_RESULT;

/* Begins to think about the match as it stands, unless it does so already.  Nothing happens when the match is over.
   VIEW: NULL, or what the side that decides sees of a position a few moves further on, which the match does not know
   yet; copied. */
void                  bm_thinker_think       (BmThinker     *self,
                                              gconstpointer  view);

/* Stops without an answer. */
void                  bm_thinker_stop        (BmThinker     *self);
gboolean              bm_thinker_is_thinking (BmThinker     *self);

/* How the last answer was come to; lent until the next one.  NULL: there was none. */
const BmSearchResult *bm_thinker_get_result  (BmThinker     *self);

G_END_DECLS
