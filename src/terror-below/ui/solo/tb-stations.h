/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

G_BEGIN_DECLS

/*
 * How far things have come between two turns (T23, T25.4), made from a view and brought forward by events; and the dice that
 * were rolled last.
 */
typedef enum
{
  TB_STATION_NONE,
  TB_STATION_FULL,   /* Worms at their limit attack */
  TB_STATION_CARD,   /* the blue die: a card for a Worm */
  TB_STATION_STRIKE  /* the red die: a Worm attacks */
} TbStation;

typedef struct
{
  TbStation station;
  gboolean  between;  /* the turn is over */
  gboolean  attack;   /* one goes on: dice are for its Eggs, or Weapons' */
  guint8    n_dice;
  guint8    dice[4];  /* faces, those of the blue die with TB_DICE_BLUE */
} TbStations;

void     tb_stations_of     (const TbPosition *view,
                             TbStations       *stations);
/* Goes on by EVENT in a match of PLAYERS.  FALSE: it changes nothing here. */
gboolean tb_stations_follow (TbStations       *stations,
                             const BmEvent    *event,
                             guint             players);

G_END_DECLS
