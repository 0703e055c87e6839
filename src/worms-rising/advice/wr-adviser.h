/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-thinker.h"

G_BEGIN_DECLS

/*
 * A good computer player that is asked what it would do at a match, for the side that decides.  It is told what that side
 * sees and no more.  What it suggests counts until the match goes on, or it is stopped.
 */
typedef struct _WrAdviser WrAdviser;

/* What it suggests, in words (transfer full); they are kept with the suggestion. */
typedef char *(*WrAdviserWords) (BmMove                move,
                                 const BmSearchResult *result,
                                 gpointer              data);
typedef void  (*WrAdviserFound) (gpointer              data);

/* FOUND is called in the main loop when it has something to suggest, after WORDS; MATCH is kept. */
WrAdviser  *wr_adviser_new         (BmMatch        *match,
                                    WrAdviserWords  words,
                                    WrAdviserFound  found,
                                    gpointer        data) G_GNUC_WARN_UNUSED_RESULT;
void        wr_adviser_free        (WrAdviser      *self);

/* Begins to think; VIEW as for bm_thinker_think (). */
void        wr_adviser_think       (WrAdviser      *self,
                                    gconstpointer   view);
gboolean    wr_adviser_is_thinking (WrAdviser      *self);
/* It does not think any more, and suggests nothing. */
void        wr_adviser_stop        (WrAdviser      *self);

/* What it suggests, if that is legal in POSITION; else BM_MOVE_NONE. */
BmMove      wr_adviser_get_move    (WrAdviser      *self,
                                    gconstpointer   position);
/* ... in words, which stay until it is stopped; NULL: nothing. */
const char *wr_adviser_get_words   (WrAdviser      *self);

G_END_DECLS
