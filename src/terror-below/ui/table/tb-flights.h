/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"
#include "tb-flight-layer.h"

G_BEGIN_DECLS

/*
 * The flights across the table for an event, besides the animation on the board: no widget.
 */

/* A place at the table. */
typedef enum
{
  TB_SPOT_BOARD,    /* the middle of the board */
  TB_SPOT_SPACE,    /* n: TbSpace */
  TB_SPOT_SEAT,     /* n: seat; its row */
  TB_SPOT_PORTRAIT, /* n: seat */
  TB_SPOT_STAR,     /* n: seat; its points */
  TB_SPOT_WORM,     /* n: slot; its picture */
  TB_SPOT_PLACE,    /* n: slot  m: place of a card there, from 0 */
  TB_SPOT_LINE,     /* n: place of the Bounty Line, from 0 */
  TB_SPOT_DECK,     /* n: TbDeck */
  TB_SPOT_CARD,     /* n: card; in the open hand, or the place of the hand */
  TB_SPOT_HAND,
  TB_SPOT_POINTS,   /* the Action Points */
  TB_SPOT_GOAL      /* the objective of a solo match */
} TbSpotKind;

typedef struct
{
  TbSpotKind kind;
  guint8     n;
  guint8     m;
} TbSpot;

typedef struct
{
  TbFlightGait gait;
  char         art[48];  /* "": none */
  char         back[48]; /* "": it does not turn over */
  TbSpot       from;
  TbSpot       to;
  float        aspect;   /* width by height; 0: that of the places */
  float        size;     /* height in spaces of the board; 0: what fits into the places */
} TbFlightPlan;

#define TB_MAX_FLIGHTS 3

/* Writes the flights for EVENT, which has just happened in POS, to PLANS (room for TB_MAX_FLIGHTS) and returns their
   number.  SEAT: the seat whose hand is open, BM_SIDE_NOBODY; LAST: the previous seat at turn, TB_NO_SEAT.  Cards that
   are hidden from SEAT show their backs. */
guint tb_flights_of (const TbPosition *pos,
                     const BmEvent    *event,
                     int               seat,
                     guint             last,
                     TbFlightPlan     *plans);

G_END_DECLS
