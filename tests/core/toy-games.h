/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * Small games whose right moves are known, for what plays any game.
 */

/* Nim: take any number from one heap; who takes the last wins.  A move is heap << 8 | number.  Nothing is hidden.  The
   evaluation knows who wins, so a search that is to find out by itself plays to the end. */
#define NIM_HEAPS 4

typedef struct
{
  guint8 heaps[NIM_HEAPS];
  guint8 to_act;
} Nim;

extern const BmGame toy_nim;

/*
 * A bet about what nobody can see.  Cards 1 to 7; side 0 holds one, side 1 another, the rest is the deck.  Side 0 chooses one
 * move, and the match is over.  It is worth what the comment says.
 */
enum
{
  BET_HAND = 1, /* 1 if the own card is higher than the other's, else 0 */
  BET_DECK,     /* 1 if the own card is lower than the deck's first, else 0 */
  BET_ROLL,     /* 1 if a die of six shows 5 or 6, else 0 */
  BET_SAFE      /* 0.6 */
};

#define BET_CARDS 7

typedef struct
{
  guint64 seed;
  guint8  hands[2];
  guint8  deck[BET_CARDS - 2];
  guint8  over;
  double  value; /* for side 0 */
} Bet;

extern const BmGame toy_bet;

/* Side 0, 1 and 2 say yes (2) or no (1), one after the other; each gets what its column of the table says. */
typedef struct
{
  guint8 n;
  guint8 said; /* bit i: side i said yes */
} Vote;

extern const double toy_vote_gets[8][3];
extern const BmGame toy_vote;

/* One decision with BM_MAX_MOVES moves, move WIDE_RIGHT wins; after each other one side 1 has the same choice. */
#define WIDE_RIGHT 777

typedef struct
{
  guint8 to_act;
  guint8 winner; /* 2: none yet */
} Wide;

extern const BmGame toy_wide;

/* What toy_nim's evaluation calls, unless it is NULL. */
extern void (*toy_evaluated) (void);

G_END_DECLS
