/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

G_BEGIN_DECLS

/*
 * The progress between two turns (T23, T25.4), made from a view and updated by events; and the last dice rolled.
 */
typedef enum
{
  TB_STATION_NONE,
  TB_STATION_FULL,   /* full Worms attack */
  TB_STATION_CARD,   /* the blue die: a card for a Worm */
  TB_STATION_STRIKE  /* the red die: a Worm attacks */
} TbStation;

typedef struct
{
  TbStation station;
  gboolean  between;  /* the turn is over */
  gboolean  attack;   /* an attack is in progress: dice are for its Eggs, or Weapons' */
  guint8    n_dice;
  guint8    dice[4];  /* faces, those of the blue die with TB_DICE_BLUE */
} TbStations;

void     tb_stations_of     (const TbPosition *view,
                             TbStations       *stations);
/* Updates it by EVENT in a match of PLAYERS.  FALSE: no change. */
gboolean tb_stations_follow (TbStations       *stations,
                             const BmEvent    *event,
                             guint             players);

G_END_DECLS
