/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Looking ahead: what one move would do, and what the coming night will.  Everything is played by the rules
 * themselves on a copy of what the acting side may see, and ends before the first die and before the other side
 * decides.
 */
typedef struct
{
  WrPosition position; /* as far as it is known */
  guint      crossed;  /* pieces that would die (bits of WrPiece) */
  gboolean   open;     /* a die or the other side decides how it goes on */
} WrForecast;

void     wr_forecast_move    (const WrPosition *pos,
                              BmMove            move,
                              WrForecast       *forecast);

/* What the night does to the board: how far each column's Grass will sink (0: not at all; rows), and which spaces lose a
   token. */
typedef struct
{
  guint8  sinks[WR_N_COLUMNS];
  guint   crossed;          /* pieces that will die (bits of WrPiece) */
  WrSpace breaks[16];       /* Bedrock and Drills that will break */
  guint   n_breaks;
  guint   uncertain;        /* bits of columns from which on a choice or a die decides */
} WrTonight;

/* The night as it would come if both sides ended their turns now. */
typedef struct
{
  WrTonight board;
  guint8    broken[G_N_ELEMENTS (((WrTonight *) NULL)->breaks)]; /* the WrToken that breaks in each of board.breaks */
  guint     met;       /* Worms and Zombies that the Bird would eat (bits) */
  guint     burnt;     /* those that would die in Lava (bits) */
  guint8    hunger;    /* where the marker would stand; still open if OPEN */
  int       winner;    /* the side that would win, or BM_SIDE_NOBODY */
  gboolean  open;
  gboolean  waits;  /* somebody has to choose first: nothing is known of the night */
} WrNight;

/* FALSE: no night is to come: setup, or the match is over. */
gboolean wr_forecast_night   (const WrPosition *pos,
                              WrNight          *night);

G_END_DECLS
