/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-move.h"

G_BEGIN_DECLS

/*
 * The spaces that the pawn of the seat at turn can reach: for each the cheapest way of Moves, and the cheapest with
 * ramps if that is cheaper or the only one.  No way ends on another pawn (T9.2), or continues after a Move that rolls
 * or draws something.
 */
#define TB_MAX_WAY 16

typedef struct
{
  TbSpace to;
  guint8  cost;              /* Action Points */
  guint8  ramps;             /* number of ramps over pawns among its moves */
  guint8  n;
  BmMove  moves[TB_MAX_WAY]; /* in order */
  TbSpace spaces[TB_MAX_WAY];/* the target of each */
} TbWay;

/* Writes the ways (room for 2 * TB_N_SPACES): for each space first the way of Moves alone, then one with ramps if it is
   cheaper.  Returns their number; 0 unless POS is at decision `act`. */
guint tb_reach (const TbPosition *pos,
                TbWay            *ways);

/* The same for the seat at turn at its decisions `play` and `act`, regardless of the Action Points left. */
guint tb_reach_far (const TbPosition *pos,
                    TbWay            *ways);

/* The Action Points that MOVE, legal in POS, costs. */
guint tb_cost_of (const TbPosition *pos,
                  BmMove            move);

/* The way to one space, regardless of the Action Points left. */
typedef struct
{
  gboolean found;                   /* FALSE: blocked by Rubble, pawns or the Canyon, or too far */
  guint8   cost;
  guint8   n;                       /* length of SPACES; 1: the pawn is there */
  TbSpace  spaces[TB_MAX_WAY + 1];  /* including the start */
} TbRoute;

/* For the seat at turn at its decisions `play` and `act`; FALSE: its pawn is not on the board, or it is another
   decision. */
gboolean tb_route_to (const TbPosition *pos,
                      TbSpace           to,
                      TbRoute          *route);

G_END_DECLS
