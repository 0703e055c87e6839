/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-thinker.h"

G_BEGIN_DECLS

/*
 * A strong computer player that suggests a move in a match, for the side to move, from that side's view only.  A
 * suggestion is valid until the match changes, or it is stopped.
 */
typedef struct _WrAdviser WrAdviser;

/* The text of a suggestion (transfer full); stored with it. */
typedef char *(*WrAdviserWords) (BmMove                move,
                                 const BmSearchResult *result,
                                 gpointer              data);
typedef void  (*WrAdviserFound) (gpointer              data);

/* FOUND is called in the main loop when there is a suggestion, after WORDS; MATCH is borrowed. */
WrAdviser  *wr_adviser_new         (BmMatch        *match,
                                    WrAdviserWords  words,
                                    WrAdviserFound  found,
                                    gpointer        data) G_GNUC_WARN_UNUSED_RESULT;
void        wr_adviser_free        (WrAdviser      *self);

/* Starts a search; VIEW as for bm_thinker_think (). */
void        wr_adviser_think       (WrAdviser      *self,
                                    gconstpointer   view);
gboolean    wr_adviser_is_thinking (WrAdviser      *self);
/* Stops the search and drops the suggestion. */
void        wr_adviser_stop        (WrAdviser      *self);

/* The suggested move, if it is legal in POSITION; else BM_MOVE_NONE. */
BmMove      wr_adviser_get_move    (WrAdviser      *self,
                                    gconstpointer   position);
/* Its text, valid until it is stopped; NULL: none. */
const char *wr_adviser_get_words   (WrAdviser      *self);

G_END_DECLS
