/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/* A move: the kind in the highest byte, then A, B, C.  Arguments that a kind does not have are 0. */
typedef enum
{
  TB_MOVE_LEADER = 1, /* a: card */
  TB_MOVE_LEAVE,      /* a: card */
  TB_MOVE_START,      /* a: space */
  TB_MOVE_RETURN,     /* a: space */
  TB_MOVE_PLAY,       /* a: card  b: slot, TB_NO_SLOT: aside */
  TB_MOVE_ADD,        /* a: card */
  TB_MOVE_MOVE,       /* a: space */
  TB_MOVE_RAMP,       /* a: space over which  b: space to */
  TB_MOVE_JUMP,       /* a: space to  b: card, TB_NO_CARD: T10.4 */
  TB_MOVE_CLEAR,      /* a: space */
  TB_MOVE_TAKE,
  TB_MOVE_DELIVER,    /* a: colour  b: Bounty, TB_NO_CARD: none */
  TB_MOVE_USE,        /* a: card */
  TB_MOVE_DRAW,       /* a: TB_DECK_ITEMS or TB_DECK_WEAPONS */
  TB_MOVE_KEEP,       /* a: card, TB_NO_CARD: from the deck */
  TB_MOVE_REVIVE,     /* a: card */
  TB_MOVE_HIDE,       /* a: card  b: slot */
  TB_MOVE_TARGET,     /* a: slot  b: TbDir */
  TB_MOVE_DISCARD,    /* a: card */
  TB_MOVE_CLAIM,      /* a: card, TB_NO_CARD: the VP token */
  TB_MOVE_CHOOSE,     /* a: TbOptionKind  b: which; pairs of slots: b and c */
  TB_MOVE_CHOOSE_DONE,
  TB_MOVE_YES,
  TB_MOVE_NO,
  TB_MOVE_DONE,
  TB_N_MOVE_KINDS
} TbMoveKind;

typedef enum
{
  TB_OPTION_SPACE,
  TB_OPTION_SEAT,
  TB_OPTION_COLOUR,
  TB_OPTION_CARD,
  TB_OPTION_PAIR, /* of slots, the lower one first */
  TB_OPTION_WORD  /* TbOptionWord */
} TbOptionKind;

typedef enum
{
  TB_WORD_REVIVE,
  TB_WORD_AP
} TbOptionWord;

#define TB_MOVE(kind, a, b, c) ((BmMove) (kind) << 24 | (BmMove) (a) << 16 | (BmMove) (b) << 8 | (BmMove) (c))
#define TB_MOVE_KIND(move)     ((TbMoveKind) ((move) >> 24))
#define TB_MOVE_A(move)        ((guint8) ((move) >> 16))
#define TB_MOVE_B(move)        ((guint8) ((move) >> 8))
#define TB_MOVE_C(move)        ((guint8) (move))

G_END_DECLS
