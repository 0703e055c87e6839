/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rules.h"

G_BEGIN_DECLS

/*
 * What comes nearest to something that is not possible: what would make it so, where or by whom it could be done
 * instead, or when.  It is found by trying on what the acting side sees, so that it knows all rules and cards and
 * tells no secret.
 */

/* What somebody wanted to do. */
typedef struct
{
  BmMoveKind kind;
  BmPiece    piece; /* that was to do it; BM_PIECE_NONE: whoever can */
  BmSpace    space; /* that it was aimed at; BM_SPACE_NONE: wherever */
  guint8     card;  /* of a BM_MOVE_PLAY */
} BmWish;

#define BM_WISH(kind, piece, space) ((BmWish) { (kind), (piece), (space), BM_NO_VALUE })

/* A sentence after REFUSAL, which says why WISH cannot be, and is corrected where it is a card's doing; NULL:
   there is nothing to add.  (transfer full) */
char *bm_near_words (const BmPosition *pos,
                     const BmWish     *wish,
                     BmRefusal        *refusal) G_GNUC_WARN_UNUSED_RESULT;

/* bm-why-way.c */

#define BM_MAX_WAY 2

/* Moves after which a wish can be fulfilled in the same turn. */
typedef struct
{
  guint  n;    /* 0: there are none */
  int    effort;
  BmMove moves[BM_MAX_WAY];
} BmWay;

/* Is there a legal move that is WISH? */
gboolean bm_wish_is_legal (const BmPosition *view,
                           const BmWish     *wish);

/* The shortest way of at most LENGTH moves, which leaves nothing to chance and costs no own piece. */
void     bm_way_find      (const BmPosition *view,
                           const BmWish     *wish,
                           guint             length,
                           BmWay            *way);

/* "First this: Fly to e3, then Dig down."; NAMED: with who does it.  (transfer full) */
char    *bm_way_words     (const BmPosition *view,
                           const BmWay      *way,
                           gboolean          named) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
