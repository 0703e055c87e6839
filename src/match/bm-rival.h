/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-bot.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * A rival of the ladder: a computer player with a name, and with a manner of its own.
 */
typedef struct
{
  const char *id;     /* lower case, digits and "-"; it stands in journals */
  const char *art;    /* a picture, below `art/` */
  const char *name;   /* marked by N_ () */
  const char *manner; /* how it plays, a sentence, marked by N_ () */
  BmLevel     level;
} BmLadderRival;

/* The seed of try number N against RIVAL (an id) in the game with the id GAME: the same hash as that of
   bm_today_seed (), of "GAME RIVAL N". */
guint64        bm_rival_seed      (const char    *game,
                                   const char    *rival,
                                   guint          n);

/* The number of tries that have a seed of their own. */
#define BM_RIVAL_TRIES 4000

/* Computers in MATCH are RIVAL, and judge positions by GAME: the rules of the match with an evaluation and prior weights of
   their own.  To be called before computers are seated.  NULL, both, until then. */
void           bm_match_set_rival (BmMatch       *match,
                                   const BmLadderRival *rival,
                                   const BmGame  *game);
const BmLadderRival *bm_match_get_rival (BmMatch       *match);

/* The rules by which computers in MATCH judge: those of the match, unless bm_match_set_rival () was called. */
const BmGame  *bm_match_get_judge (BmMatch       *match);

/* The value of a position from N terms of an evaluation, in log-odds, of which each counts PERCENT as much as usual.  No
   functions of libm: the same on every machine. */
double         bm_rival_value     (const double  *terms,
                                   const guint16 *percent,
                                   guint          n);

G_END_DECLS
