/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/*
 * A move of the duel as one number with exactly the content of its text: who, what, and up to two more bytes. Worms
 * come first, in the order of R11.4, then the Bird, then moves without a piece.
 */
typedef enum
{
  WR_MOVE_FLY = 1,  /* bird      a: space */
  WR_MOVE_DIG,      /* bird      a: direction, or a space further away (cards) */
  WR_MOVE_PECK,     /* bird      a: direction */
  WR_MOVE_EAT,      /* bird      a: space  b: the piece if several are there, else WR_PIECE_NONE */
  WR_MOVE_DRILL,    /* bird      a: the space it is taken from when the supply is empty, else WR_SPACE_NONE */
  WR_MOVE_REST,     /* bird */
  WR_MOVE_BREAK,    /* any piece a: space */
  WR_MOVE_MOVE,     /* crawler   a: direction */
  WR_MOVE_PUSH,     /* Worm      a: direction, or a grass space further away (cards) */
  WR_MOVE_BITE,     /* crawler */
  WR_MOVE_BEDROCK,  /* Worm      a: space */
  WR_MOVE_RAISE,    /* Worm      a: the Gravestone's space  b: the Zombie's space */
  WR_MOVE_PLAY,     /* no piece  a: card */
  WR_MOVE_END,      /* no piece */
  WR_MOVE_LAND,     /* no piece  a: space */
  WR_MOVE_EXIT,     /* no piece  a: space */
  WR_MOVE_DISCARD,  /* no piece  a: card */
  WR_MOVE_USE,      /* the champion whose power it is */
  WR_MOVE_DRAFT,    /* the piece that gets it   a: card */
  WR_MOVE_CHOOSE,   /* no piece  a: kind of the option, b: its value (see WrOptionKind) */
  WR_MOVE_YES,      /* no piece */
  WR_MOVE_NO,       /* no piece */
  WR_N_MOVE_KINDS
} WrMoveKind;

/* The kind of an option of `choose`. */
typedef enum
{
  WR_OPTION_PIECE = 32,  /* b: WrPiece */
  WR_OPTION_SPACE,       /* b: WrSpace: a space, a Grass, or a token of the only kind asked for */
  WR_OPTION_TOKEN = 48,  /* ... + WrToken.  b: WrSpace */
  WR_OPTION_COLUMN = 64, /* b: column */
  WR_OPTION_CARD,
  WR_OPTION_NUMBER,
  WR_OPTION_DIR,
  WR_OPTION_DONE,        /* b: 0 */
  WR_OPTION_NAME = 80    /* up to 128: name a - 80 << 8 | b of the set's names */
} WrOptionKind;

#define WR_CHOOSE(option, value) WR_MOVE (WR_PIECE_NONE, WR_MOVE_CHOOSE, option, value)

#define WR_MOVE(who, kind, a, b) \
  (((BmMove) (who) << 24) | ((BmMove) (kind) << 16) | ((BmMove) (guint8) (a) << 8) | (BmMove) (guint8) (b))

static inline WrMoveKind
wr_move_kind (BmMove move)
{
  return (WrMoveKind) ((move >> 16) & 0xFF);
}

/* WR_PIECE_NONE for moves without a piece. */
static inline WrPiece
wr_move_who (BmMove move)
{
  return (WrPiece) (move >> 24);
}

static inline guint8
wr_move_a (BmMove move)
{
  return (guint8) (move >> 8);
}

static inline guint8
wr_move_b (BmMove move)
{
  return (guint8) move;
}

/* The target of a move for cards: the piece eaten, the card played, else a space. */
typedef WrThing WrMoveTarget;

#define WR_NO_TARGET           ((WrMoveTarget) { WR_THING_NONE, WR_NO_VALUE })
#define WR_SPACE_TARGET(space) ((WrMoveTarget) { WR_THING_SPACE, (space) })

#define WR_PIECE_TARGET(piece) \
  ((WrMoveTarget) { (piece) < WR_N_WORMS ? WR_THING_WORM : (piece) < WR_PIECE_BIRD ? WR_THING_ZOMBIE : WR_THING_BIRD, \
                    (guint8) (piece) })

WrMoveTarget wr_move_aim (const WrPosition *pos,
                          BmMove            move);

/* The action that a move is; WR_N_ACTIONS if it is none. */
WrAction wr_move_action (BmMove move);

/* The space to click for MOVE; for moves without a target (Rest, End Turn, ...) WR_SPACE_NONE.  Bite: the Bird's
   space.  Raise Undead: where the Zombie appears.  Push: the grass space.  Drill: the grass space it is put on, or is
   taken from. */
WrSpace wr_move_target (const WrPosition *pos,
                        BmMove            move);

G_END_DECLS
