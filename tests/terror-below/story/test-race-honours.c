/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The honours of the race: counted a second time from the events and positions of many matches.
 */
#include "config.h"

#include <string.h>

#include "bm-games.h"
#include "tb-event.h"
#include "tb-game.h"
#include "tb-honours.h"
#include "ui-races.h"

#define MATCHES 60

typedef struct
{
  guint deaths, killed, delivered, used, jumps, bonuses, hidden, completed, most_completed;
  int   behind;
} Count;

static void
count_event (Count         *count,
             const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case TB_EVENT_DIED:
      count->deaths++;
      break;
    case TB_EVENT_DEFEATED:
      count->killed++;
      break;
    case TB_EVENT_DELIVERED:
      count->delivered++;
      break;
    case TB_EVENT_JUMPED:
      count->jumps++;
      break;
    case TB_EVENT_BONUS:
      count->bonuses++;
      break;
    case TB_EVENT_USED:
      count->used += !tb_card_is_character ((TbCard) event->n) ? 1 : 0;
      break;
    case TB_EVENT_COMPLETED:
      count->hidden += event->from;
      count->completed++;
      count->most_completed = MAX (count->most_completed, count->completed);
      break;
    default:
      break;
    }
}

static Count
count_seat (BmMatch *match,
            guint    seat)
{
  Count count = { 0 };
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    {
      if (events[i].kind == TB_EVENT_TURN)
        count.completed = 0;
      if (events[i].who == seat)
        count_event (&count, &events[i]);
    }
  /* At the last position of each round. */
  for (guint ply = 0; ply <= bm_match_get_ply (match); ply++)
    {
      const TbPosition *pos = bm_match_get_position_at (match, ply);
      const TbPosition *next = ply < bm_match_get_ply (match) ? bm_match_get_position_at (match, ply + 1) : NULL;

      for (guint other = 0; (next == NULL || next->round != pos->round) && pos->round > 0 && other < pos->options.players; other++)
        count.behind = MAX (count.behind, (int) tb_position_vp (next == NULL ? pos : next, other)
                                          - (int) tb_position_vp (next == NULL ? pos : next, seat));
    }
  return count;
}

static gboolean
has (BmMatch    *match,
     guint       seat,
     const char *id)
{
  const guint32 earned = tb_honours_earned (match, (int) seat);

  for (guint i = 0; tb_honours[i].id != NULL; i++)
    if (g_str_equal (tb_honours[i].id, id))
      return (earned >> i & 1) != 0;
  g_error ("no such honour: %s", id);
}

static void
check (BmMatch    *match,
       guint       seat,
       const char *id,
       gboolean    expected,
       guint      *earned)
{
  if (has (match, seat, id) != expected)
    g_error ("%s of seat %u: not %d", id, seat, expected);
  *earned += expected;
}

enum { UNHARMED, BIG_GAME, COURIER, LEAP, EMPTY_POCKETS, REGULAR_GUEST, DOUBLE_PAY, UP_THE_SLEEVE, COMEBACK, LIGHT, N_CHECKED };

static void
check_match (BmMatch *match,
             guint   *earned)
{
  const TbPosition *pos = bm_match_get_position (match);

  for (guint seat = 0; seat < pos->options.players; seat++)
    {
      const Count count = count_seat (match, seat);
      const gboolean won = (pos->winners >> seat & 1) != 0;

      check (match, seat, "unharmed", won && count.deaths == 0, &earned[UNHARMED]);
      check (match, seat, "big-game", count.killed >= 3, &earned[BIG_GAME]);
      check (match, seat, "courier", count.delivered >= 5, &earned[COURIER]);
      check (match, seat, "leap", count.jumps > 0, &earned[LEAP]);
      check (match, seat, "empty-pockets", won && count.used == 0, &earned[EMPTY_POCKETS]);
      check (match, seat, "regular-guest", count.bonuses >= 3, &earned[REGULAR_GUEST]);
      check (match, seat, "double-pay", count.most_completed >= 2, &earned[DOUBLE_PAY]);
      check (match, seat, "up-the-sleeve", count.hidden > 0, &earned[UP_THE_SLEEVE]);
      check (match, seat, "comeback", won && count.behind >= 5, &earned[COMEBACK]);
      check (match, seat, "travelling-light", won && pos->options.players == 1 && pos->options.leave == 2, &earned[LIGHT]);
    }
}

static void
test_counted (void)
{
  static const char *const starts[] = {
    "start:players=1", "start:players=2", "start:players=3", "start:players=4,board=canyon", "start:players=5,board=canyon",
  };
  guint earned[N_CHECKED] = { 0 };

  for (guint seed = 1; seed <= MATCHES; seed++)
    {
      g_autoptr(BmMatch) match = ui_race_new_random (starts[seed % G_N_ELEMENTS (starts)], seed);

      check_match (match, earned);
    }
  /* The rare ones, too. */
  g_assert_cmpuint (earned[COMEBACK], >, 0);
}

/* Matches that were played well. */
static void
test_golden (void)
{
  static const char *const names[] = {
    "a-delivery-to-each-location", "a-trophy-of-each-kind", "an-attack-too-many", "final-turns-of-five", "locations-are-gone",
    "the-last-of-the-squad", "the-worms-take-three", "twenty-points",
  };
  guint earned[N_CHECKED] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(BmMatch) match = ui_race_new_golden (names[i]);

      check_match (match, earned);
    }
}

/* Each is earned in one of two matches and not in the other. */
static void
test_examples (void)
{
  static const struct { const char *id, *yes, *no; gboolean golden; } examples[] = {
    { "unharmed", "a-delivery-to-each-location", "an-attack-too-many", TRUE },
    { "big-game", "a-trophy-of-each-kind", "a-delivery-to-each-location", TRUE },
    { "courier", "a-delivery-to-each-location", "a-trophy-of-each-kind", TRUE },
    { "leap", "a-trophy-of-each-kind", "locations-are-gone", TRUE },
    { "regular-guest", "a-delivery-to-each-location", "a-trophy-of-each-kind", TRUE },
    { "double-pay", "a-delivery-to-each-location", "twenty-points", TRUE },
    { "all-sorts", "an-attack-too-many", "a-delivery-to-each-location", TRUE },
    { "to-spare", "t26-3-twenty-in-any-way", "t26-4-one-skull-counts-nothing", FALSE },
    { "travelling-light", "t27-3-everything-that-counts", "t26-3-twenty-in-any-way", FALSE },
    { "empty-pockets", "t26-3-twenty-in-any-way", "t26-2-three-types", FALSE },
    { "up-the-sleeve", "t26-5-hidden-ones-count", "t26-1-four-of-five", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    for (guint yes = 0; yes < 2; yes++)
      {
        const char *name = yes ? examples[i].yes : examples[i].no;
        g_autoptr(BmMatch) match = examples[i].golden ? ui_race_new_golden (name) : ui_race_new_scenario (name, 0);

        if (has (match, 0, examples[i].id) != (yes == 1))
          g_error ("%s in %s: %u", examples[i].id, name, !yes);
      }
}

static void
test_list (void)
{
  g_autoptr(GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (; tb_honours[n].id != NULL; n++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) tb_honours[n].id));
      g_assert_true (strlen (tb_honours[n].title) > 0 && g_str_has_suffix (tb_honours[n].text, "."));
    }
  g_assert_cmpuint (n, ==, 12);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  bm_games_register (&tb_game);
  g_assert_true (tb_game_load_box (&error));
  g_assert_no_error (error);
  g_test_add_func ("/race-honours/list", test_list);
  g_test_add_func ("/race-honours/counted", test_counted);
  g_test_add_func ("/race-honours/golden", test_golden);
  g_test_add_func ("/race-honours/examples", test_examples);
  return g_test_run ();
}
