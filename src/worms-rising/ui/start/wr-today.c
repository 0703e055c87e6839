/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-today.h"

#include <glib/gi18n-lib.h>

#include "wr-card-set.h"
#include "wr-duel-history.h"

/* The points of a match: see `scoring`. */
#define WON       50
#define EACH       5
#define EACH_DAY   2
#define MOST_DAYS 12

static int
seat_of (guint32 number)
{
  return number % 2 == 0 ? WR_SIDE_BIRD : WR_SIDE_WORMS;
}

static char *
dup_options (guint32 number)
{
  return g_strdup ("start:champions=random,cards=on,events=on");
}

static BmSeats
seats (guint32 number)
{
  BmSeats all = BM_SEATS_PEOPLE (WR_N_SIDES);

  all.levels[seat_of (number) == WR_SIDE_BIRD ? WR_SIDE_WORMS : WR_SIDE_BIRD] = BM_LEVEL_HARD;
  return all;
}

static char *
goal (guint32 number)
{
  if (seat_of (number) == WR_SIDE_BIRD)
    return g_strdup (_("You are the Bird, against Worms that the computer plays (Hard). All have their champions already."));
  return g_strdup (_("You are the Worms, against a Bird that the computer plays (Hard). All have their champions already."));
}

static const char *
scoring (guint32 number)
{
  if (seat_of (number) == WR_SIDE_BIRD)
    return _("A win is 50 points, 5 more for each Health that you have left, and 2 for each day fewer than 12. "
             "A lost match is 5 points for each Worm that is dead.");
  return _("A win is 50 points, 5 more for each living Worm, and 2 for each day fewer than 12. "
           "A lost match is 5 points for each Health that the Bird has lost.");
}

static guint
count_days (BmMatch *match)
{
  guint n, days = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    days += events[i].kind == WR_EVENT_DAY && events[i].m == 0 ? 1 : 0;
  return days;
}

static guint
points (BmMatch *match,
        int      seat)
{
  const WrPosition *pos = bm_match_get_position (match);
  const guint living = (guint) __builtin_popcount (wr_position_living (pos)), days = count_days (match);
  const guint lost_health = pos->max_health - MIN (pos->health, pos->max_health);

  if (pos->winner == seat)
    return WON + EACH * (seat == WR_SIDE_BIRD ? pos->health : living) + EACH_DAY * (MOST_DAYS - MIN (days, MOST_DAYS));
  return EACH * (seat == WR_SIDE_BIRD ? WR_N_WORMS - living : lost_health);
}

static char *
dup_name (GSettings *settings,
          int        seat)
{
  g_autofree char *kept = g_settings_get_string (settings, seat == WR_SIDE_BIRD ? "bird-name" : "worms-name");

  return bm_player_dup_person (kept);
}

static gboolean
is_common (void)
{
  for (guint i = 0; i < wr_card_set->n_cards; i++)
    if (wr_card ((guint8) i)->from_pack)
      return FALSE;
  return TRUE;
}

const BmTodayParts wr_today = {
  .title = N_("Today’s garden"),
  .full = 100,
  .dup_options = dup_options,
  .seats = seats,
  .goal = goal,
  .scoring = scoring,
  .points = points,
  .dup_name = dup_name,
  .is_common = is_common,
};
