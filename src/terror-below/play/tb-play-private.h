/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-play.h"

G_BEGIN_DECLS

/* The picks so far, in order. */
typedef struct
{
  TbAt first;   /* a Vehicle card, a Worm, a button, a Bounty */
  TbAt second;  /* in ramp mode: the pawn to be crossed, or the landing for which a card is chosen */
} TbPicks;

/*
 * Appends to OPTIONS (of TbOption) all possible presses in POS with PICKS, sorted by place, the best of each first; to
 * OTHERS (of BmMove) the moves that have no object at the table.
 */
void     tb_play_list_options (const TbPosition *pos,
                           const TbPicks *picks,
                           GArray *options,
                           GArray *others);

/* The picks after a press on OPTION, which sends no move. */
TbPicks  tb_play_picks_of     (const TbOption   *option);

/* Explains why a press on AT has no effect in POS with PICKS. */
void     tb_play_explain      (const TbPosition *pos,
                      const TbPicks *picks,
                      TbAt at,
                      BmRefusal *refusal);

/* A veto on moves besides the rules; without WORDS there is none. */
typedef struct
{
  TbPlayGuard words;
  gpointer    data;
} TbGuard;

/* The guard's reason against N legal MOVES, made one after another from POS on; and against everything that a press on
   OPTION can lead to.  NULL: none. */
const char *tb_play_guard_moves  (const TbPosition *pos,
                                 const TbGuard *guard,
                                 const BmMove *moves,
                                 guint n);
const char *tb_play_guard_option (const TbPosition *pos,
                                  const TbGuard    *guard,
                                  const TbOption   *option);

/* Moves that were made by one press: from ply FROM to ply TO. */
typedef struct
{
  guint from;
  guint to;
} TbWayMade;

struct _TbPlay
{
  GObject  parent_instance;

  BmMatch *match;
  guint    computers;
  TbGuard  guard;
  TbPicks  picks;
  GArray  *options; /* of TbOption */
  GArray  *others;  /* of BmMove */
  GArray  *asked;   /* of TbOption */
  GArray  *ways;    /* of TbWayMade, ascending */
  gboolean sending; /* moves of a way: the match changes once for each */
};

/* Lists anew what can be pressed with PICKS, and nothing else: no signal. */
void tb_play_list_with (TbPlay  *self,
                        TbPicks  picks);

/* FIRST and SECOND are what is picked now, if they can be; emits "changed". */
void tb_play_pick      (TbPlay *self,
                        TbAt    first,
                        TbAt    second);

/* Emits "ask": which of N OPTIONS at AT is meant?  And "said": why not. */
void tb_play_ask       (TbPlay         *self,
                        TbAt            at,
                        const TbOption *options,
                        guint           n);
void tb_play_refuse    (TbPlay    *self,
                        BmRefusal  refusal);

G_END_DECLS
