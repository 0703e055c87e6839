/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R2: winning, and the trackers that it depends on.
 */
#include "rules-private.h"

void
bm_win (BmRun    *run,
        BmSide    side,
        BmVictory victory)
{
  /* The first one counts: what was begun may still starve the Bird after the last Worm, or eat the last Worm after it. */
  if (bm_is_over (run->pos))
    return;
  run->pos->winner = (guint8) side;
  bm_emit (run, BM_EVENT_WON, side, 0, 0, victory, 0);
}

static void
set_tracker (BmRun    *run,
             BmTracker tracker,
             guint8   *value,
             int       to)
{
  if (*value == to)
    return;
  bm_emit (run, BM_EVENT_TRACKER, tracker, *value, (guint) to, 0, 0);
  *value = (guint8) to;
}

void
bm_change_health (BmRun *run,
                  int    by)
{
  BmPosition *pos = run->pos;

  set_tracker (run, BM_TRACKER_HEALTH, &pos->health, CLAMP (pos->health + by, 0, pos->max_health));
  if (pos->health == 0)
    bm_win (run, BM_SIDE_WORMS, BM_VICTORY_HEALTH);
}

void
bm_change_hunger (BmRun *run,
                  int    by)
{
  BmPosition *pos = run->pos;

  set_tracker (run, BM_TRACKER_HUNGER, &pos->hunger, CLAMP (pos->hunger + by, 0, BM_HUNGER_TOP));
  if (pos->hunger == 0)
    bm_win (run, BM_SIDE_WORMS, BM_VICTORY_STARVED);
}

void
bm_change_suspicion (BmRun *run,
                     int    by)
{
  BmPosition *pos = run->pos;

  set_tracker (run, BM_TRACKER_SUSPICION, &pos->suspicion, CLAMP (pos->suspicion + by, 0, BM_SUSPICION_TOP));
}
