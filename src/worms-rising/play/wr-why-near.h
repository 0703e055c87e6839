/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * The nearest alternative to something that is not possible: what would make it possible, where or by which piece it
 * could be done instead, or when.  It is found by trying moves on the acting side's view, so that it covers all rules
 * and cards and reveals nothing.
 */

/* The attempt of a player. */
typedef struct
{
  WrMoveKind kind;
  WrPiece    piece; /* that was to do it; WR_PIECE_NONE: any */
  WrSpace    space; /* its target; WR_SPACE_NONE: any */
  guint8     card;  /* of a WR_MOVE_PLAY */
} WrWish;

#define WR_WISH(kind, piece, space) ((WrWish) { (kind), (piece), (space), WR_NO_VALUE })

/* A sentence to follow REFUSAL, the reason why WISH is not possible, which is corrected if a card is the cause; NULL:
   there is nothing to add.  (transfer full) */
char *wr_near_words (const WrPosition *pos,
                     const WrWish     *wish,
                     BmRefusal        *refusal) G_GNUC_WARN_UNUSED_RESULT;

/* wr-why-way.c */

#define WR_MAX_WAY 2

/* Moves after which a wish is possible in the same turn. */
typedef struct
{
  guint  n;    /* 0: there are none */
  int    effort;
  BmMove moves[WR_MAX_WAY];
} WrWay;

/* Whether a legal move fulfils WISH. */
gboolean wr_wish_is_legal (const WrPosition *view,
                           const WrWish     *wish);

/* The shortest way of at most LENGTH moves, without chance and without losing an own piece. */
void     wr_way_find      (const WrPosition *view,
                           const WrWish     *wish,
                           guint             length,
                           WrWay            *way);

/* "First this: Fly to e3, then Dig down."; NAMED: with the pieces.  (transfer full) */
char    *wr_way_words     (const WrPosition *view,
                           const WrWay      *way,
                           gboolean          named) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
