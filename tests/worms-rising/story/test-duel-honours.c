/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The honours of the duel: counted a second time from the events of many matches, and one match for each that is rare.
 */
#include "config.h"

#include <string.h>

#include "ui-matches.h"
#include "wr-cards-json.h"
#include "wr-event.h"
#include "wr-game.h"
#include "wr-honours.h"

#define MATCHES 400

static guint
find (const char *id)
{
  guint i = 0;

  while (wr_honours[i].id != NULL && !g_str_equal (wr_honours[i].id, id))
    i++;
  g_assert_nonnull (wr_honours[i].id);
  return i;
}

static gboolean
has (BmMatch    *match,
     int         seat,
     const char *id)
{
  return (wr_honours_earned (match, seat) >> find (id) & 1) != 0;
}

/* ---- Counted again */

typedef struct
{
  guint days, played[WR_N_SIDES], pecks, bites, bites_today, most_bites, eaten_today, most_eaten, living;
  guint least_hunger;
  int   last_biter, winner, how;
  gboolean sinking, night_meal;
} Count;

static void
count_event (Count         *count,
             const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_DAY:
      if (event->m != 0)
        break;
      count->days++;
      count->bites_today = count->eaten_today = 0;
      count->sinking = FALSE;
      break;
    case WR_EVENT_PLAYED:
      count->played[event->who]++;
      break;
    case WR_EVENT_PECKED:
      count->pecks++;
      break;
    case WR_EVENT_BITTEN:
      count->bites++;
      count->bites_today++;
      count->most_bites = MAX (count->most_bites, count->bites_today);
      count->last_biter = event->who;
      break;
    case WR_EVENT_WORM_EATEN:
      count->living--;
      count->eaten_today++;
      count->most_eaten = MAX (count->most_eaten, count->eaten_today);
      count->night_meal |= count->sinking;
      break;
    case WR_EVENT_DIED:
      count->living -= event->who < WR_N_WORMS ? 1 : 0;
      break;
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_HUNGER && count->days > 0)
        count->least_hunger = MIN (count->least_hunger, (guint) event->to);
      break;
    case WR_EVENT_WON:
      count->winner = event->who;
      count->how = event->n;
      break;
    default:
      break;
    }
}

/* The second turn of a day has ended: what follows until the next day is the night. */
static Count
count_match (BmMatch *match)
{
  Count count = { .living = WR_N_WORMS, .least_hunger = 99, .last_biter = -1, .winner = -1 };
  guint n, turns = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    {
      if (events[i].kind == WR_EVENT_DAY && events[i].m == 0)
        turns = 0;
      count_event (&count, &events[i]);
      if (events[i].kind == WR_EVENT_TURN_END && ++turns == 2)
        count.sinking = TRUE;
    }
  return count;
}

static gboolean
expect (const Count *count,
        int          seat,
        gboolean     has_cards,
        const char  *id)
{
  const gboolean bird = seat == WR_SIDE_BIRD, won = count->winner == seat;
  const struct { const char *id; gboolean earned; } all[] = {
    { "bare-hands", won && has_cards && count->played[seat] == 0 },
    { "feast", bird && count->most_eaten == 4 },
    { "unbitten", bird && won && count->bites == 0 },
    { "patience", bird && won && count->pecks == 0 },
    { "last-crumb", bird && won && count->least_hunger <= 1 },
    { "night-meal", bird && count->night_meal },
    { "early-bird", bird && won && count->days <= 3 },
    { "all-alive", !bird && won && count->living == 4 },
    { "last-worm", !bird && won && count->living == 1 },
    { "starved", !bird && won && count->how == WR_VICTORY_STARVED && count->bites == 0 },
    { "zombie-bite", !bird && won && count->how == WR_VICTORY_HEALTH && count->last_biter >= WR_N_WORMS },
    { "pack", !bird && count->most_bites >= 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].id, id))
      return all[i].earned;
  g_error ("no such honour: %s", id);
}

static void
test_counted (void)
{
  static const char *const starts[] = { "start", "start:champions=random,cards=on,events=on", "start:champions=none,cards=on,events=off" };
  guint earned[BM_MAX_HONOURS] = { 0 };

  for (guint seed = 1; seed <= MATCHES; seed++)
    {
      const char *start = starts[seed % G_N_ELEMENTS (starts)];
      g_autoptr(BmMatch) match = ui_match_new_any (start, seed);
      const Count count = count_match (match);

      for (int seat = 0; seat < WR_N_SIDES; seat++)
        for (guint i = 0; wr_honours[i].id != NULL; i++)
          {
            const gboolean is = has (match, seat, wr_honours[i].id);

            if (is != expect (&count, seat, strcmp (start, "start") != 0, wr_honours[i].id))
              g_error ("%s of seat %d in match %u: %d", wr_honours[i].id, seat, seed, is);
            earned[i] += is;
          }
    }
  /* Those that can be earned without meaning to. */
  for (guint i = 0; wr_honours[i].id != NULL; i++)
    if (i != find ("feast") && i != find ("early-bird") && i != find ("pack"))
      g_assert_cmpuint (earned[i], >, 0);
}

/* ---- The rare ones */

/* The Bird stands in a hole, Worms on three sides of it. */
#define AROUND(rest, pink) \
  "{\"bird\": {\"at\": \"d2\"}, " rest "\"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], \"worms\": [" \
  "{\"at\": \"d3\", \"colour\": \"green\"}, {\"at\": \"c2\", \"colour\": \"yellow\"}, " \
  "{\"at\": \"e2\", \"colour\": \"purple\"}" pink "]}"

static BmMatch *
play_from (const char *position,
           const char *moves)
{
  BmMatch *match = ui_match_read (position);
  g_auto(GStrv) each = g_strsplit (moves, ", ", -1);

  ui_match_play_all (match, (const char *const *) each);
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_NOBODY);
  return match;
}

static void
test_feast (void)
{
  g_autoptr(BmMatch) four = play_from (AROUND ("\"turn\": \"bird\", ", ", {\"at\": \"d3\", \"colour\": \"pink\"}"),
                                       "eat d3 green, eat d3, eat c2, eat e2");
  g_autoptr(BmMatch) three = play_from (AROUND ("\"turn\": \"bird\", ", ""), "eat d3, eat c2, eat e2");

  g_assert_true (has (four, WR_SIDE_BIRD, "feast"));
  g_assert_true (has (four, WR_SIDE_BIRD, "early-bird"));
  g_assert_false (has (four, WR_SIDE_WORMS, "feast"));
  g_assert_false (has (three, WR_SIDE_BIRD, "feast"));
  g_assert_true (has (three, WR_SIDE_BIRD, "unbitten"));
}

static void
test_pack (void)
{
  g_autoptr(BmMatch) three = play_from (AROUND ("\"health\": 3, ", ""), "bite green, bite yellow, bite purple");
  g_autoptr(BmMatch) two = play_from (AROUND ("\"health\": 2, ", ""), "bite green, bite yellow");

  g_assert_true (has (three, WR_SIDE_WORMS, "pack"));
  g_assert_false (has (three, WR_SIDE_BIRD, "pack"));
  g_assert_false (has (two, WR_SIDE_WORMS, "pack"));
  g_assert_false (has (two, WR_SIDE_WORMS, "zombie-bite"));
}

static void
test_list (void)
{
  g_autoptr(GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (; wr_honours[n].id != NULL; n++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) wr_honours[n].id));
      g_assert_true (strlen (wr_honours[n].title) > 0 && g_str_has_suffix (wr_honours[n].text, "."));
    }
  g_assert_cmpuint (n, ==, 12);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/duel-honours/list", test_list);
  g_test_add_func ("/duel-honours/counted", test_counted);
  g_test_add_func ("/duel-honours/feast", test_feast);
  g_test_add_func ("/duel-honours/pack", test_pack);
  return g_test_run ();
}
