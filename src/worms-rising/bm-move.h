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
  BM_MOVE_DIG,      /* bird      a: direction */
  BM_MOVE_PECK,     /* bird      a: direction */
  BM_MOVE_EAT,      /* bird      a: space  b: the piece if several stand there, else BM_PIECE_NONE */
  BM_MOVE_DRILL,    /* bird      a: the space it is taken from when the supply is empty, else BM_SPACE_NONE */
  BM_MOVE_REST,     /* bird */
  BM_MOVE_BREAK,    /* anybody   a: space */
  BM_MOVE_MOVE,     /* crawler   a: direction */
  BM_MOVE_PUSH,     /* Worm      a: direction */
  BM_MOVE_BITE,     /* crawler */
  BM_MOVE_BEDROCK,  /* Worm      a: space */
  BM_MOVE_RAISE,    /* Worm      a: the Gravestone's space  b: the Zombie's space */
  BM_MOVE_PLAY,     /* nobody    a: card */
  BM_MOVE_END,      /* nobody */
  BM_MOVE_LAND,     /* nobody    a: space */
  BM_MOVE_EXIT,     /* nobody    a: space */
  BM_MOVE_DISCARD,  /* nobody    a: card */
  BM_N_MOVE_KINDS
} BmMoveKind;

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

/* The space that a person points at to mean MOVE: the target; for moves without one (Rest, End Turn, ...) BM_SPACE_NONE.
   Bite: the Bird's space.  Raise Undead: where the Zombie comes.  Push: the grass space.  Drill: the grass space it is
   put on, or is taken from. */
BmSpace bm_move_target (const BmPosition *pos,
                        BmMove            move);

G_END_DECLS
