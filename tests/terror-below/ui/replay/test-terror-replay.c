/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Stored matches of Terror Below in the window: listed with those of the other game, looked through and played on.
 */
#include "config.h"

#include "ui-replays.h"

#include <string.h>

#include "bm-question.h"
#include "bm-replay-bar.h"
#include "bm-replay-on.h"
#include "bm-replay-row.h"
#include "bm-replay-text.h"
#include "bm-style.h"
#include "tb-event.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-position.h"
#include "tb-replay-parts.h"
#include "tb-table.h"
#include "ui-picture.h"

/* Matches of 1, 2, 3 and 5; what the list says of them. */
typedef struct
{
  const char *name;
  guint       n_seats;
  const char *title;
  const char *result;
} Stored;

static const Stored stored[] = {
  { "a-delivery-to-each-location", 1, "Computer (Hard)", "Special Delivery, won in turn " },
  { "locations-are-gone", 1, "gambler", "Scramble, lost in turn " },
  { "twenty-points", 2, "daredevil, daredevil", "daredevil won in round " },
  { "the-worms-take-three", 3, "Computer, Computer, Computer", "The Worms won in round " },
  { "final-turns-of-five", 5, "daredevil, daredevil, gambler, even, homebody", "daredevil won in round " },
};

static char *
read_stored (const Stored *match)
{
  g_autofree char *file = g_strconcat (match->name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "terror-below", "golden", file, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
put_stored (UiKept       *kept,
            const Stored *match)
{
  g_autofree char *text = read_stored (match);

  ui_replays_put_text (kept, UI_REPLAY, text);
}

static void
open_stored (UiKept       *kept,
             const Stored *match)
{
  put_stored (kept, match);
  ui_replays_open (kept);
  ui_replay_open (kept);
}

static const TbPosition *
position_of (UiKept *kept)
{
  return bm_match_get_position (ui_replay_match (kept));
}

/* ---- The list */

static void
test_list (UiKept        *kept,
           gconstpointer  data)
{
  const Stored *match = data;

  put_stored (kept, match);
  ui_replays_put (kept, "2026-11-19-1200.bloodmoon", 3);
  ui_replays_open (kept);
  g_assert_true (ui_driver_says (&kept->driver, match->title));
  g_assert_true (ui_driver_says (&kept->driver, match->result));
  g_assert_true (ui_driver_says (&kept->driver, "Terror Below"));
  /* The other one is of the other game, and says so as well. */
  g_assert_true (ui_driver_says (&kept->driver, "Ada against Computer (Hard)"));
  g_assert_true (ui_driver_says (&kept->driver, "Worms Rising"));
}

/* A position of a match of three that has come so far. */
static TbPosition
new_position (const char *start,
              guint       round,
              gboolean    over,
              guint       winners)
{
  TbPosition pos;

  g_assert_true (tb_game.start (&pos, start, 1, NULL));
  pos.round = (guint8) round;
  pos.winners = (guint8) winners;
  if (over)
    pos.step = TB_STEP_OVER;
  return pos;
}

static void
assert_result (const TbPosition  *pos,
               gboolean           running,
               gboolean           whole,
               const char        *words)
{
  static const char *const players[] = { "Ada", "hard", "", "Max", "Grace", NULL };
  const char *names[TB_MAX_SEATS + 1] = { NULL };
  g_autofree char *said = NULL;

  for (guint seat = 0; seat < pos->options.players; seat++)
    names[seat] = players[seat];
  said = tb_replay_parts.result_words (pos, names, 1, running, whole);
  g_assert_cmpstr (said, ==, words);
}

/* People by name, others by colour; what is not over is not lost. */
static void
test_results (void)
{
  const char *three = "start:players=3", *solo = "start:players=1,scenario=extermination";
  TbPosition pos = new_position (three, 9, TRUE, 1u << TB_RED | 1u << TB_BLUE | 1u << TB_GREEN);

  assert_result (&pos, FALSE, TRUE, "Ada, Blue and Green won in round 9");
  pos = new_position (three, 9, TRUE, 1u << TB_RED);
  assert_result (&pos, FALSE, TRUE, "Ada won in round 9");
  pos = new_position (three, 9, TRUE, 0);
  assert_result (&pos, FALSE, TRUE, "The Worms won in round 9");
  pos = new_position (three, 9, FALSE, 0);
  assert_result (&pos, FALSE, TRUE, "Not finished, in round 9");
  assert_result (&pos, FALSE, FALSE, "Can be seen up to round 9");
  assert_result (&pos, TRUE, TRUE, "Still in play, in round 9");
  pos = new_position (three, 0, FALSE, 0);
  assert_result (&pos, FALSE, TRUE, "Not finished, before the first round");
  assert_result (&pos, TRUE, TRUE, "Still in play, before the first round");

  pos = new_position (solo, 12, TRUE, 1u << TB_RED);
  pos.score = 31;
  assert_result (&pos, FALSE, TRUE, "Total Extermination, won in turn 12 with a score of 31");
  pos.score = TB_NO_SCORE;
  assert_result (&pos, FALSE, TRUE, "Total Extermination, won in turn 12");
  pos = new_position (solo, 12, TRUE, 0);
  assert_result (&pos, FALSE, TRUE, "Total Extermination, lost in turn 12");
  pos = new_position (solo, 12, FALSE, 0);
  assert_result (&pos, FALSE, TRUE, "Total Extermination, not finished, in turn 12");
  assert_result (&pos, TRUE, TRUE, "Total Extermination, still in play, in turn 12");
}

static void
test_damaged (UiKept        *kept,
              gconstpointer  unused)
{
  g_autofree char *text = read_stored (&stored[4]), *half = g_strndup (text, strlen (text) / 2), *wrong = NULL;
  g_auto(GStrv) parts = g_strsplit (text, "\"clear d4\"", 2);
  g_autofree char *path = NULL;
  g_autoptr(GFile) file = NULL;

  wrong = g_strjoinv ("\"clear a1\"", parts);
  ui_replays_put_text (kept, "half.bloodmoon", half);
  ui_replays_put_text (kept, "wrong.bloodmoon", wrong);
  ui_replays_open (kept);
  g_assert_true (ui_driver_says (&kept->driver, "The file is damaged, or not a match: "));
  g_assert_true (ui_driver_says (&kept->driver, "Legal only up to move 12."));
  ui_driver_click (&kept->driver, "Back");
  path = ui_replays_path (kept, "half.bloodmoon");
  file = g_file_new_for_path (path);
  bm_window_open_file (BM_WINDOW (kept->driver.window), file);
  ui_driver_settle ();
  g_assert_true (ui_driver_says (&kept->driver, "This is not a position that can be played: half.bloodmoon: ")
                 || ui_driver_says (&kept->driver, "This match cannot be shown: half.bloodmoon: "));
}

/* ---- The way through */

static gboolean
has_event (BmMatch *match,
           guint    ply,
           guint    kind)
{
  guint n;
  const BmEvent *events = bm_match_get_events (match, ply - 1, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Every ply by keys, forward and back: the table has that position, and the window says where it is. */
static void
test_walk (UiKept        *kept,
           gconstpointer  data)
{
  const Stored *match = data;
  BmTable *table;
  guint n;

  open_stored (kept, match);
  table = bm_replay_screen_get_table (ui_replay_screen (kept));
  g_assert_true (TB_IS_TABLE (table));
  n = bm_match_get_n_moves (ui_replay_match (kept));
  g_assert_cmpuint (bm_match_get_n_seats (ui_replay_match (kept)), ==, match->n_seats);
  for (guint ply = 1; ply <= n; ply++)
    {
      g_autofree char *words = g_strdup_printf ("Move %u of %u", ply, n), *subtitle = NULL;

      ui_replay_press (kept, "Right");
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply);
      /* The whole window is searched: seldom, as there are many moves. */
      if (ply % 20 != 0 && ply != n)
        continue;
      g_assert_true (ui_driver_says (&kept->driver, words));
      subtitle = bm_table_dup_subtitle (table);
      g_assert_true (ui_driver_says (&kept->driver, subtitle));
    }
  ui_replay_press (kept, "Right");
  g_assert_cmpuint (ui_replay_ply (kept), ==, n);
  for (guint ply = n; ply > 0; ply -= MIN (ply, 3))
    {
      for (guint i = 0; i < MIN (ply, 3); i++)
        ui_replay_press (kept, "<Alt>Left");
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply - MIN (ply, 3));
    }
}

/* By turns and rounds, both ways, one stops at the same places. */
static void
test_by_turn_and_round (UiKept        *kept,
                        gconstpointer  data)
{
  static const struct { const char *on, *back; guint kind; } ways[] = {
    { "<Control>Right", "<Control>Left", TB_EVENT_TURN }, { "Page_Down", "Page_Up", TB_EVENT_ROUND },
  };
  BmMatch *match;
  guint n;

  open_stored (kept, data);
  match = ui_replay_match (kept);
  n = bm_match_get_n_moves (match);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr(GArray) stops = g_array_new (FALSE, FALSE, sizeof (guint));

      while (ui_replay_ply (kept) < n)
        {
          guint before = ui_replay_ply (kept), ply;

          ui_replay_press (kept, ways[i].on);
          ply = ui_replay_ply (kept);
          g_assert_cmpuint (ply, >, before);
          g_assert_true (ply == n || has_event (match, ply, ways[i].kind));
          g_array_append_val (stops, ply);
        }
      g_assert_cmpuint (stops->len, >, 2);
      for (guint at = stops->len - 1; at > 0; at--)
        {
          ui_replay_press (kept, ways[i].back);
          g_assert_cmpuint (ui_replay_ply (kept), ==, g_array_index (stops, guint, at - 1));
        }
      ui_replay_press (kept, "Home");
    }
}

/* As many marks as Bounties were completed, Leaders died and Worms were defeated. */
static void
test_marks (UiKept        *kept,
            gconstpointer  data)
{
  static const struct { guint kind; const char *art; } kinds[] = {
    { TB_EVENT_COMPLETED, "terror-below/tokens/star" }, { TB_EVENT_DIED, "terror-below/tokens/skull" },
    { TB_EVENT_DEFEATED, "terror-below/actions/attack" },
  };
  BmReplayBar *bar;

  open_stored (kept, data);
  bar = BM_REPLAY_BAR (ui_find_type (kept->driver.window, BM_TYPE_REPLAY_BAR));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint n, wanted = 0;
      const BmEvent *events;

      for (guint index = 0; index < bm_match_get_n_moves (ui_replay_match (kept)); index++)
        {
          events = bm_match_get_events (ui_replay_match (kept), index, &n);
          for (guint at = 0; at < n; at++)
            wanted += events[at].kind == kinds[i].kind;
        }
      g_assert_cmpuint (bm_replay_bar_count_marks (bar, kinds[i].art), ==, wanted);
    }
}

/* Nothing on the table plays. */
static void
test_read_only (UiKept        *kept,
                gconstpointer  data)
{
  static const char *const tried[] = { "table.end-turn", "table.undo", "table.redo", "table.move", "table.take", "table.card-1" };
  guint ply;

  open_stored (kept, data);
  ui_replay_press (kept, "<Control>Right");
  ply = ui_replay_ply (kept);
  for (guint i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (bm_replay_screen_get_table (ui_replay_screen (kept))), tried[i], NULL);
      ui_driver_settle ();
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply);
    }
  g_assert_false (ui_driver_has_button (&kept->driver, "I'm here"));
}

/* The text has all moves, who played and how it ended. */
static void
test_text (UiKept        *kept,
           gconstpointer  data)
{
  const Stored *match = data;
  g_autofree char *text = NULL;

  open_stored (kept, match);
  text = bm_replay_text (bm_replay_screen_get_replay (ui_replay_screen (kept)));
  g_assert_true (g_str_has_prefix (text, "Blood Moon: Terror Below\n\nRed: "));
  g_assert_nonnull (strstr (text, match->result));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/* ---- Playing on */

static void
test_play_on (UiKept        *kept,
              gconstpointer  data)
{
  static const char *const seats[] = { "Red", "Blue", "Green", "Yellow", "White" };
  const Stored *match = data;
  TbPosition there;
  BmMatch *played;
  BmMove moves[BM_MAX_MOVES];
  UiDriver dialog;
  guint ply;

  open_stored (kept, match);
  ui_replay_press (kept, "Page_Down");
  ui_replay_press (kept, "Page_Down");
  ply = ui_replay_ply (kept);
  there = *position_of (kept);
  ui_replay_press (kept, "o");
  dialog = ui_dialog (BM_TYPE_REPLAY_ON);
  for (guint seat = 0; seat < G_N_ELEMENTS (seats); seat++)
    {
      g_autofree char *ask = g_strdup_printf ("Who plays %s?", seats[seat]);

      g_assert_cmpint (ui_driver_says (&dialog, ask), ==, seat < match->n_seats);
    }
  ui_driver_choose (&dialog, "Red player", 0);
  ui_driver_type (&dialog, "Red name", "Ben");
  ui_driver_click (&dialog, "Play On");

  played = bm_table_get_match (BM_TABLE (ui_find_type (kept->driver.window, TB_TYPE_TABLE)));
  g_assert_false (bm_match_is_watched (played));
  g_assert_cmpuint (bm_match_get_ply (played), ==, ply);
  g_assert_cmpmem (bm_match_get_position (played), sizeof there, &there, sizeof there);
  g_assert_cmpstr (bm_match_get_player (played, TB_RED), ==, "Ben");
  g_assert_cmpuint (bm_match_get_legal (played, moves), >, 0);
  g_assert_true (bm_match_play (played, moves[0], NULL));
  ui_driver_settle ();
  ui_kept_flush (kept);
  /* It waits in a place of its own. */
  g_assert_false (bm_store_dup_waiting (kept->store, NULL, NULL));
  g_assert_true (bm_store_dup_waiting (kept->stores[1], NULL, NULL));
}

/* From a match of one game to one of the other and back; neither touches what is played. */
static void
test_both_games (UiKept        *kept,
                 gconstpointer  unused)
{
  g_autofree char *terror = ui_replays_path (kept, "terror.bloodmoon"), *duel = ui_replays_path (kept, "duel.bloodmoon");
  g_autofree char *text = read_stored (&stored[2]);

  ui_replays_put_text (kept, "terror.bloodmoon", text);
  ui_replays_put (kept, "duel.bloodmoon", 3);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(GFile) file = g_file_new_for_path (i % 2 == 0 ? terror : duel);

      bm_window_open_file (BM_WINDOW (kept->driver.window), file);
      ui_driver_settle ();
      g_assert_cmpint (TB_IS_TABLE (bm_replay_screen_get_table (ui_replay_screen (kept))), ==, i % 2 == 0);
      ui_replay_press (kept, "<Control>Right");
      ui_replay_press (kept, "End");
      if (i == 1)
        ui_replay_press (kept, "Escape");
    }
}

/* ---- Pictures */

/* For eyes: the beginning, the middle with hands covered and open, and the end. */
static void
take_pictures (UiKept       *kept,
               const Stored *match,
               int           width,
               int           height)
{
  guint n = bm_match_get_n_moves (ui_replay_match (kept));
  const struct { const char *when; guint ply; const char *key; } shots[] = {
    { "begin", 0, NULL }, { "middle", n / 2, NULL }, { "hands", n / 2, "h" }, { "end", n, "h" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shots); i++)
    {
      g_autofree char *name = g_strdup_printf ("replay-%s-%dx%d-%s", match->name, width, height, shots[i].when);

      bm_replay_screen_go (ui_replay_screen (kept), shots[i].ply);
      if (shots[i].key != NULL)
        ui_replay_press (kept, shots[i].key);
      ui_driver_settle ();
      ui_paint (kept->driver.window);
      ui_save_picture (kept->driver.window, name);
    }
}

static void
test_pictures (UiKept        *kept,
               gconstpointer  data)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };
  const Stored *match = data;

  if (g_getenv ("BM_TEST_PICTURES") == NULL)
    {
      g_test_skip ("for eyes");
      return;
    }
  bm_style_add (kept->driver.settings);
  for (guint i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autofree char *text = read_stored (&stored[i]), *name = g_strdup_printf ("2026-11-2%u-1830.bloodmoon", i);

      ui_replays_put_text (kept, name, text);
    }
  ui_replays_put (kept, "2026-11-19-1200.bloodmoon", 3);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *list = g_strdup_printf ("replays-%dx%d", sizes[i][0], sizes[i][1]);

      gtk_window_set_default_size (GTK_WINDOW (kept->driver.window), sizes[i][0], sizes[i][1]);
      ui_driver_settle ();
      ui_act (kept->driver.window, "win.title");
      ui_replays_open (kept);
      ui_paint (kept->driver.window);
      ui_save_picture (kept->driver.window, list);
      if (i == 0)
        put_stored (kept, match);
      {
        g_autofree char *path = ui_replays_path (kept, UI_REPLAY);
        g_autoptr(GFile) file = g_file_new_for_path (path);

        bm_window_open_file (BM_WINDOW (kept->driver.window), file);
        ui_driver_settle ();
      }
      take_pictures (kept, match, sizes[i][0], sizes[i][1]);
    }
}

static void
add (const char     *path,
     const Stored   *match,
     void          (*test) (UiKept       *kept,
                            gconstpointer data))
{
  g_autofree char *name = g_strconcat ("/terror-replay/", path, "/", match->name, NULL);

  g_test_add (name, UiKept, match, ui_replays_set_up, test, ui_kept_tear_down);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  g_assert_true (tb_game_load_box (NULL));
  g_test_add_func ("/terror-replay/results", test_results);
  UI_REPLAYS_TEST ("/terror-replay/damaged", test_damaged);
  UI_REPLAYS_TEST ("/terror-replay/both-games", test_both_games);
  for (guint i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      add ("list", &stored[i], test_list);
      add ("text", &stored[i], test_text);
    }
  /* Of one, two and five. */
  for (guint i = 0; i < G_N_ELEMENTS (stored); i += 2)
    {
      add ("walk", &stored[i], test_walk);
      add ("by-turn-and-round", &stored[i], test_by_turn_and_round);
      add ("marks", &stored[i], test_marks);
      add ("read-only", &stored[i], test_read_only);
      add ("play-on", &stored[i], test_play_on);
      add ("pictures", &stored[i], test_pictures);
    }
  return g_test_run ();
}
