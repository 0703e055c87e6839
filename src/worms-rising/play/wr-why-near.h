/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * What comes nearest to something that is not possible: what would make it so, where or by whom it could be done
 * instead, or when.  It is found by trying on what the acting side sees, so that it knows all rules and cards and
 * tells no secret.
 */

/* What somebody wanted to do. */
typedef struct
{
  WrMoveKind kind;
  WrPiece    piece; /* that was to do it; WR_PIECE_NONE: whoever can */
  WrSpace    space; /* that it was aimed at; WR_SPACE_NONE: wherever */
  guint8     card;  /* of a WR_MOVE_PLAY */
} WrWish;

#define WR_WISH(kind, piece, space) ((WrWish) { (kind), (piece), (space), WR_NO_VALUE })

/* A sentence after REFUSAL, which says why WISH cannot be, and is corrected where it is a card's doing; NULL:
   there is nothing to add.  (transfer full) */
char *wr_near_words (const WrPosition *pos,
                     const WrWish     *wish,
                     BmRefusal        *refusal) G_GNUC_WARN_UNUSED_RESULT;

/* wr-why-way.c */

#define WR_MAX_WAY 2

/* Moves after which a wish can be fulfilled in the same turn. */
typedef struct
{
  guint  n;    /* 0: there are none */
  int    effort;
  BmMove moves[WR_MAX_WAY];
} WrWay;

/* Is there a legal move that is WISH? */
gboolean wr_wish_is_legal (const WrPosition *view,
                           const WrWish     *wish);

/* The shortest way of at most LENGTH moves, which leaves nothing to chance and costs no own piece. */
void     wr_way_find      (const WrPosition *view,
                           const WrWish     *wish,
                           guint             length,
                           WrWay            *way);

/* "First this: Fly to e3, then Dig down."; NAMED: with who does it.  (transfer full) */
char    *wr_way_words     (const WrPosition *view,
                           const WrWay      *way,
                           gboolean          named) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
