/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-sounds.h"

#define SILENT ""

const char *const wr_sounds[WR_N_EVENT_KINDS] = {
  [WR_EVENT_DAY] = "worms-rising/day",
  [WR_EVENT_TURN] = "shell/turn",
  [WR_EVENT_TURN_END] = SILENT, /* the turn after it */
  [WR_EVENT_ROLLED] = "shell/dice",
  [WR_EVENT_RAIN] = "worms-rising/rain",
  [WR_EVENT_SPECIAL] = "worms-rising/event",
  [WR_EVENT_DRAWN] = "shell/card",
  [WR_EVENT_SHUFFLED] = "shell/shuffle",
  [WR_EVENT_DISCARDED] = "shell/card",
  [WR_EVENT_PLAYED] = "shell/card",
  [WR_EVENT_POWER] = "worms-rising/power",
  [WR_EVENT_SEEN] = SILENT,
  [WR_EVENT_DRAFTED] = "shell/card",
  [WR_EVENT_SPENT] = SILENT, /* the action itself */
  [WR_EVENT_ACTIONS] = SILENT,
  [WR_EVENT_MOVED] = "worms-rising/move",
  [WR_EVENT_FLEW] = "worms-rising/fly",
  [WR_EVENT_FELL] = "worms-rising/fall",
  [WR_EVENT_CARRIED] = SILENT, /* what carries it */
  [WR_EVENT_TELEPORTED] = "worms-rising/warp",
  [WR_EVENT_RAISED] = "worms-rising/raise",
  [WR_EVENT_WORM_EATEN] = "worms-rising/eat",
  [WR_EVENT_ZOMBIE_EATEN] = "worms-rising/eat",
  [WR_EVENT_DIED] = "worms-rising/burn",
  [WR_EVENT_STUNNED] = "worms-rising/stun",
  [WR_EVENT_WOKE] = SILENT,
  [WR_EVENT_BITTEN] = "worms-rising/bite",
  [WR_EVENT_PECKED] = "worms-rising/peck",
  [WR_EVENT_DUG] = "worms-rising/dig",
  [WR_EVENT_SANK] = "worms-rising/sink",
  [WR_EVENT_ROSE] = "worms-rising/sink",
  [WR_EVENT_PUT] = "worms-rising/put",
  [WR_EVENT_TAKEN] = "worms-rising/put",
  [WR_EVENT_SHIFTED] = SILENT, /* the Grass that moves it */
  [WR_EVENT_BROKE] = "worms-rising/break",
  [WR_EVENT_BURNT] = "worms-rising/burn",
  [WR_EVENT_TRACKER] = SILENT, /* its cause */
  [WR_EVENT_REMINDER] = SILENT,
  [WR_EVENT_SKIPPED] = SILENT,
  [WR_EVENT_WON] = SILENT, /* the shell knows who is at the screen */
};
