/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R2: winning, and the trackers that it depends on.
 */
#include "rules-private.h"

void
wr_win (WrRun    *run,
        WrSide    side,
        WrVictory victory)
{
  /* The first victory counts: the rest of a move may still starve the Bird after the last Worm is eaten, or the
     reverse. */
  if (wr_is_over (run->pos))
    return;
  run->pos->winner = (guint8) side;
  wr_emit (run, WR_EVENT_WON, side, 0, 0, victory, 0);
}

static void
set_tracker (WrRun    *run,
             WrTracker tracker,
             guint8   *value,
             int       to)
{
  if (*value == to)
    return;
  wr_emit (run, WR_EVENT_TRACKER, tracker, *value, (guint) to, 0, 0);
  *value = (guint8) to;
}

void
wr_change_health (WrRun *run,
                  int    by)
{
  WrPosition *pos = run->pos;

  set_tracker (run, WR_TRACKER_HEALTH, &pos->health, CLAMP (pos->health + by, 0, pos->max_health));
  if (pos->health == 0)
    wr_win (run, WR_SIDE_WORMS, WR_VICTORY_HEALTH);
}

void
wr_change_hunger (WrRun *run,
                  int    by)
{
  WrPosition *pos = run->pos;

  set_tracker (run, WR_TRACKER_HUNGER, &pos->hunger, CLAMP (pos->hunger + by, 0, BM_HUNGER_TOP));
  if (pos->hunger == 0)
    wr_win (run, WR_SIDE_WORMS, WR_VICTORY_STARVED);
}

void
wr_change_suspicion (WrRun *run,
                     int    by)
{
  WrPosition *pos = run->pos;

  set_tracker (run, WR_TRACKER_SUSPICION, &pos->suspicion, CLAMP (pos->suspicion + by, 0, BM_SUSPICION_TOP));
}
