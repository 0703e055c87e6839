/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-stations.h"

#include "tb-dice.h"

/* The stages of TB_FRAME_BETWEEN in which an attack can wait for a decision (rules/between.c). */
enum
{
  STAGE_ATTACKS = 1,
  STAGE_STRIKE = 3  /* the card was laid, and has filled its Worm */
};

void
tb_stations_of (const TbPosition *view,
                TbStations       *stations)
{
  *stations = (TbStations) { .attack = view->attack.slot != TB_NO_SLOT };
  for (guint i = 0; i < view->n_frames; i++)
    if (view->frames[i].kind == TB_FRAME_BETWEEN)
      {
        stations->between = TRUE;
        if (tb_position_is_solo (view))
          stations->station = view->frames[i].stage == STAGE_ATTACKS ? TB_STATION_FULL
                              : view->frames[i].stage == STAGE_STRIKE ? TB_STATION_CARD : TB_STATION_STRIKE;
      }
}

/* Two dice give a space; any further die starts a new roll. */
static void
add_die (TbStations    *stations,
         const BmEvent *event)
{
  guint8 face = (guint8) (event->n | (event->m == TB_DIE_RED ? 0 : TB_DICE_BLUE));
  gboolean pairs = stations->n_dice == 1 && (stations->dice[0] & TB_DICE_BLUE) == 0 && event->m == TB_DIE_BLUE;

  if (!pairs)
    stations->n_dice = 0;
  stations->dice[stations->n_dice++] = face;
}

gboolean
tb_stations_follow (TbStations    *stations,
                    const BmEvent *event,
                    guint          players)
{
  switch ((guint) event->kind)
    {
    case TB_EVENT_TURN_END:
      *stations = (TbStations) { .station = players == 1 ? TB_STATION_FULL : TB_STATION_NONE, .between = TRUE };
      return TRUE;
    case TB_EVENT_ATTACK:
      stations->attack = TRUE;
      stations->n_dice = 0;
      /* With two players the die is rolled before all attacks. */
      if (players == 2)
        stations->station = TB_STATION_NONE;
      return TRUE;
    case TB_EVENT_ROLLED:
      if (event->n < 1 || event->n > 6)
        return FALSE;
      if (stations->between && !stations->attack && players <= 2)
        stations->station = event->m == TB_DIE_RED ? TB_STATION_STRIKE : TB_STATION_CARD;
      add_die (stations, event);
      return TRUE;
    case TB_EVENT_ATTACK_END:
      stations->attack = FALSE;
      stations->n_dice = 0;
      return TRUE;
    case TB_EVENT_TURN:
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      *stations = (TbStations) { .station = TB_STATION_NONE };
      return TRUE;
    case TB_EVENT_WORM:
      /* The piece was placed: the roll is over. */
      stations->n_dice = 0;
      return TRUE;
    default:
      return FALSE;
    }
}
