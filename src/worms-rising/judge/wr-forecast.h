/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Forecasts: the result of one move, and of the coming night.  They are played by the rules on a copy of the acting
 * side's view, and end before the first die and before the other side decides.
 */
typedef struct
{
  WrPosition position; /* the part that is certain */
  guint      crossed;  /* pieces that would die (bits of WrPiece) */
  gboolean   open;     /* the rest depends on a die or the other side */
} WrForecast;

void     wr_forecast_move    (const WrPosition *pos,
                              BmMove            move,
                              WrForecast       *forecast);

/* What the night does to the board: how many rows each column's Grass will sink, and which spaces lose a token. */
typedef struct
{
  guint8  sinks[WR_N_COLUMNS];
  guint   crossed;          /* pieces that will die (bits of WrPiece) */
  WrSpace breaks[16];       /* Bedrock and Drills that will break */
  guint   n_breaks;
  guint   uncertain;        /* bits of the columns whose result depends on a choice or a die */
} WrTonight;

/* The night as it would come if both sides ended their turns now. */
typedef struct
{
  WrTonight board;
  guint8    broken[G_N_ELEMENTS (((WrTonight *) NULL)->breaks)]; /* the WrToken that breaks in each of board.breaks */
  guint     met;       /* Worms and Zombies that the Bird would eat (bits) */
  guint     burnt;     /* those that would die in Lava (bits) */
  guint8    hunger;    /* value of the marker; not final if OPEN */
  int       winner;    /* the side that would win, or BM_SIDE_NOBODY */
  gboolean  open;
  gboolean  waits;  /* a choice is pending first: nothing is known of the night */
} WrNight;

/* FALSE: there is no coming night: setup, or the match is over. */
gboolean wr_forecast_night   (const WrPosition *pos,
                              WrNight          *night);

G_END_DECLS
