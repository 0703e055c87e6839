/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/*
 * A move of the duel as one number that says exactly what its text says: who, what, and up to two bytes more.
 * Worms come first, in the order of R11.4, then the Bird, then moves of nobody.
 */
typedef enum
{
  BM_MOVE_FLY = 1,  /* bird      a: space */
  BM_MOVE_DIG,      /* bird      a: direction, or a space further away (cards) */
  BM_MOVE_PECK,     /* bird      a: direction */
  BM_MOVE_EAT,      /* bird      a: space  b: the piece if several stand there, else BM_PIECE_NONE */
  BM_MOVE_DRILL,    /* bird      a: the space it is taken from when the supply is empty, else BM_SPACE_NONE */
  BM_MOVE_REST,     /* bird */
  BM_MOVE_BREAK,    /* anybody   a: space */
  BM_MOVE_MOVE,     /* crawler   a: direction */
  BM_MOVE_PUSH,     /* Worm      a: direction, or a grass space further away (cards) */
  BM_MOVE_BITE,     /* crawler */
  BM_MOVE_BEDROCK,  /* Worm      a: space */
  BM_MOVE_RAISE,    /* Worm      a: the Gravestone's space  b: the Zombie's space */
  BM_MOVE_PLAY,     /* nobody    a: card */
  BM_MOVE_END,      /* nobody */
  BM_MOVE_LAND,     /* nobody    a: space */
  BM_MOVE_EXIT,     /* nobody    a: space */
  BM_MOVE_DISCARD,  /* nobody    a: card */
  BM_MOVE_USE,      /* the champion whose power it is */
  BM_MOVE_DRAFT,    /* the piece that gets it   a: card */
  BM_MOVE_CHOOSE,   /* nobody    a: what the option is, b: its value (see BmOptionKind) */
  BM_MOVE_YES,      /* nobody */
  BM_MOVE_NO,       /* nobody */
  BM_N_MOVE_KINDS
} BmMoveKind;

/* What an option of `choose` is. */
typedef enum
{
  BM_OPTION_PIECE = 32,  /* b: BmPiece */
  BM_OPTION_SPACE,       /* b: BmSpace: a space, a Grass, or a token of the only kind asked for */
  BM_OPTION_TOKEN = 48,  /* ... + BmToken.  b: BmSpace */
  BM_OPTION_COLUMN = 64, /* b: column */
  BM_OPTION_CARD,
  BM_OPTION_NUMBER,
  BM_OPTION_DIR,
  BM_OPTION_DONE,        /* b: 0 */
  BM_OPTION_NAME = 80    /* up to 128: name a - 80 << 8 | b of the set's names */
} BmOptionKind;

#define BM_CHOOSE(option, value) BM_MOVE (BM_PIECE_NONE, BM_MOVE_CHOOSE, option, value)

#define BM_MOVE(who, kind, a, b) \
  (((BmMove) (who) << 24) | ((BmMove) (kind) << 16) | ((BmMove) (guint8) (a) << 8) | (BmMove) (guint8) (b))

static inline BmMoveKind
bm_move_kind (BmMove move)
{
  return (BmMoveKind) ((move >> 16) & 0xFF);
}

/* BM_PIECE_NONE for moves of nobody. */
static inline BmPiece
bm_move_who (BmMove move)
{
  return (BmPiece) (move >> 24);
}

static inline guint8
bm_move_a (BmMove move)
{
  return (guint8) (move >> 8);
}

static inline guint8
bm_move_b (BmMove move)
{
  return (guint8) move;
}

/* What a move is aimed at, as cards look at it: the piece that is eaten, the card that is played, else a space. */
typedef BmThing BmMoveTarget;

#define BM_NO_TARGET           ((BmMoveTarget) { BM_THING_NONE, BM_NO_VALUE })
#define BM_SPACE_TARGET(space) ((BmMoveTarget) { BM_THING_SPACE, (space) })

#define BM_PIECE_TARGET(piece) \
  ((BmMoveTarget) { (piece) < BM_N_WORMS ? BM_THING_WORM : (piece) < BM_PIECE_BIRD ? BM_THING_ZOMBIE : BM_THING_BIRD, \
                    (guint8) (piece) })

BmMoveTarget bm_move_aim (const BmPosition *pos,
                          BmMove            move);

/* The action that a move is; BM_N_ACTIONS if it is none. */
BmAction bm_move_action (BmMove move);

/* The space that a person points at to mean MOVE: the target; for moves without one (Rest, End Turn, ...) BM_SPACE_NONE.
   Bite: the Bird's space.  Raise Undead: where the Zombie comes.  Push: the grass space.  Drill: the grass space it is
   put on, or is taken from. */
BmSpace bm_move_target (const BmPosition *pos,
                        BmMove            move);

G_END_DECLS
