/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-move.h"

G_BEGIN_DECLS

/*
 * Where the pawn of the seat at turn can drive: for each space the cheapest way of Moves, and of Moves with ramps where that
 * is cheaper or the only one.  Never ends on another pawn (T9.2).  Ways do not go where a Move rolls or draws something.
 */
#define TB_MAX_WAY 16

typedef struct
{
  TbSpace to;
  guint8  cost;              /* Action Points */
  guint8  ramps;             /* how many of its moves are ramps over pawns */
  guint8  n;
  BmMove  moves[TB_MAX_WAY]; /* made one after the other */
  TbSpace spaces[TB_MAX_WAY];/* where each of them ends */
} TbWay;

/* Writes the ways (room for 2 * TB_N_SPACES): for a space that Moves alone reach that way first, then one with ramps if it
   is cheaper.  Returns their number; 0 unless POS is at decision `act`. */
guint tb_reach (const TbPosition *pos,
                TbWay            *ways);

/* The Action Points that MOVE, legal in POS, takes. */
guint tb_cost_of (const TbPosition *pos,
                  BmMove            move);

/* The way to one space, whatever Action Points there are. */
typedef struct
{
  gboolean found;                   /* FALSE: Rubble, pawns or the Canyon are in the way, or it is too far */
  guint8   cost;
  guint8   n;                       /* of SPACES; 1: the pawn stands there */
  TbSpace  spaces[TB_MAX_WAY + 1];  /* with where it begins */
} TbRoute;

/* For the seat at turn at its decisions `play` and `act`; FALSE: its pawn is not on the board, or it is another decision. */
gboolean tb_route_to (const TbPosition *pos,
                      TbSpace           to,
                      TbRoute          *route);

G_END_DECLS
