/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turning points of a race: the blunder of any of one to five seats is found, and nothing where nothing was to be done
 * better; only decisions of weight are judged.
 */
#include <string.h>

#include "bm-bot.h"
#include "bm-json.h"
#include "bm-turning.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-move.h"
#include "tb-position-json.h"
#include "tb-rules.h"

#define ALL ((1u << BM_MAX_SEATS) - 1)

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60

/* Enough for what is plain. */
static const BmTurningEffort little = {
  .first = { .search = 300, .guesses = 3, .after = 60 },
  .second = { .search = 1500, .guesses = 6, .after = 300 },
  .most = 1000 * 1000,
  .candidates = 6,
  .least = 0.04,
};

#define PLAYER(seat, at, leader, more) "{ \"seat\": \"" seat "\", \"at\": \"" at "\", \"leader\": \"" leader "\"" more " }"
#define HAND(cards)                    ", \"vehicles\": [" cards "]"
/* Blue needs one point as well, and has the next turn. */
#define BLUE                                                                                                          \
  PLAYER ("blue", "d1", "alan", ", \"vp\": 19, \"eggs\": [\"teal\"]" HAND ("\"boots-3\", \"bicycle-2\", \"pickup-2\""))
#define OTHERS                                                                                                        \
  BLUE ", " PLAYER ("green", "a6", "buck", HAND ("\"boots-4\", \"bicycle-3\", \"pickup-3\""))

/* Red could deliver for the twentieth point. */
#define WITH_EGG ", \"vp\": 19, \"eggs\": [\"pink\"]" HAND ("\"boots-1\", \"bicycle-1\", \"pickup-1\"")

/* A Crawler attacks after red's turn. */
#define CRAWLER(target)                                                                                               \
  "\"slots\": [{ \"worm\": \"crawler-1\", \"target\": \"" target "\", \"cards\": ["                                   \
  "{ \"card\": \"boots-1\", \"by\": \"red\", \"down\": false }, "                                                     \
  "{ \"card\": \"boots-2\", \"by\": \"red\", \"down\": false }] }, null, null], "

typedef struct
{
  const char *name;
  const char *position;
  const char *moves;
  guint       ply;    /* of the blunder */
  const char *better; /* how it begins */
} Blunder;

static const Blunder blunders[] = {
  { "three", "\"step\": \"act\", \"ap\": 3, \"players\": [ " PLAYER ("red", "b5", "natasha", WITH_EGG) ", " OTHERS " ]",
    "done", 0, "deliver pink" },
  { "five", "\"step\": \"act\", \"ap\": 1, \"turn\": \"white\", \"players\": [ " PLAYER ("red", "d2", "pam", "") ", " OTHERS
    ", " PLAYER ("yellow", "c3", "veronica", "") ", " PLAYER ("white", "b5", "natasha", WITH_EGG) " ]",
    "move b4", 0, "deliver pink" },
  { "two", "\"step\": \"act\", \"ap\": 3, \"players\": [ " PLAYER ("red", "b5", "natasha", WITH_EGG) ", "
    BLUE " ]", "done", 0, "deliver pink" },
  /* The last of the squad stays where the Worm comes up. */
  { "eaten", CRAWLER ("c3") "\"step\": \"act\", \"ap\": 4, \"players\": [ "
    PLAYER ("red", "c3", "natasha", ", \"vp\": 12" HAND ("\"bicycle-1\", \"motorcycle-1\", \"pickup-1\"")) ", " OTHERS " ]",
    "done", 0, "move " },
};

static BmMatch *
play (const char *position,
      const char *moves)
{
  g_autofree char *text = g_strdup_printf ("{ \"format\": \"terror-position\", %s }", position);
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) node = bm_json_parse ("test", text, strlen (text), &error);
  g_auto(GStrv) words = g_strsplit (moves, ", ", -1);
  BmMatch *match;
  TbPosition pos;

  g_assert_no_error (error);
  tb_position_read (&BM_JSON_ROOT ("test", node), &pos, &error);
  g_assert_no_error (error);
  match = bm_match_new_from_position (&tb_game, &pos);
  for (guint i = 0; words[i] != NULL; i++)
    {
      BmRefusal refusal = { NULL, "" };

      bm_match_play (match, tb_game.read_move (bm_match_get_position (match), words[i]), &refusal);
      g_assert_cmpstr (refusal.message, ==, "");
    }
  return match;
}

static BmTurningResult
find (BmMatch *match,
      guint    sides)
{
  g_autoptr(BmTurning) turning = bm_turning_new (match, sides, 1, &little);
  BmTurningResult result;

  g_assert_true (bm_turning_find (turning, NULL, &result));
  return result;
}

static char *
move_text (BmMove move)
{
  GString *text = g_string_new (NULL);

  tb_game.move_text (move, text);
  return g_string_free (text, FALSE);
}

static void
test_blunder (gconstpointer data)
{
  const Blunder *blunder = data;
  g_autoptr(BmMatch) match = play (blunder->position, blunder->moves);
  BmTurningResult result = find (match, ALL);
  const BmTurningPoint *point = &result.points[0];
  g_autofree char *better = move_text (point->better);

  g_assert_cmpuint (result.n_points, >=, 1);
  g_test_message ("%s, %.2f instead of %.2f", better, point->before, point->after);
  g_assert_cmpuint (point->ply, ==, blunder->ply);
  g_assert_cmpint (point->side, ==, bm_match_get_move_side (match, blunder->ply));
  g_assert_true (g_str_has_prefix (better, blunder->better));
  g_assert_cmpfloat (point->before, >, point->after + little.least);
  g_assert_true (point->before <= 1 && point->after >= 0);
}

/* The best move, and the only one that is worth anything, is no turning point; nor is a choice of the setup. */
static void
test_none (void)
{
  g_autoptr(BmMatch) best = play (blunders[0].position, "deliver pink");
  g_autoptr(BmMatch) setup = bm_match_new (&tb_game, "start:players=4", 1, NULL);
  BmTurningResult result = find (best, ALL);

  g_assert_cmpuint (result.n_decisions, ==, 1);
  g_assert_cmpuint (result.n_points, ==, 0);
  g_assert_cmpuint (find (best, ALL & ~1u).n_decisions, ==, 0);
  while (((const TbPosition *) bm_match_get_position (setup))->step == TB_STEP_SETUP)
    {
      BmMove moves[BM_MAX_MOVES];

      tb_game.legal (bm_match_get_position (setup), moves);
      bm_match_play (setup, moves[0], NULL);
    }
  g_assert_cmpuint (find (setup, ALL).n_decisions, ==, 0);
}

/* Of matches of one nobody knows the chance: it has been measured with two or more seats. */
static void
test_suits (void)
{
  for (guint n = 1; n <= TB_MAX_SEATS; n++)
    {
      g_autofree char *options = g_strdup_printf ("start:players=%u", n);
      g_autoptr(BmMatch) match = bm_match_new (&tb_game, options, 1, NULL);

      g_assert_cmpint (bm_turning_suits (match), ==, n > 1);
    }
}

/* Of all values: from lost to won, never less for more. */
static void
test_chance (void)
{
  g_autoptr(BmMatch) match = bm_match_new (&tb_game, "start:players=5", 1, NULL);
  const TbPosition *pos = bm_match_get_position (match);
  double before = 0;

  g_assert_cmpfloat (tb_game.chance_of (pos, 0), ==, 0);
  g_assert_cmpfloat (tb_game.chance_of (pos, 1), ==, 1);
  for (guint i = 1; i <= 100; i++)
    {
      double chance = tb_game.chance_of (pos, i / 100.0);

      g_assert_cmpfloat (chance, >, before);
      before = chance;
    }
}

/* ---- Whole matches */

static BmMatch *
play_match (const char *options,
            guint64     seed)
{
  BmMatch *match = bm_match_new (&tb_game, options, seed, NULL);
  g_autoptr(BmBot) bot = bm_bot_new (&tb_game, BM_LEVEL_EASY, seed, 1);

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      int seat = bm_match_get_to_act (match);
      TbPosition view = *(const TbPosition *) bm_match_get_position (match);

      tb_game.hide (&view, seat);
      bm_match_play (match, bm_bot_choose (bot, &view, seat, NULL, NULL), NULL);
    }
  return match;
}

/* Of all decisions with a choice, and of those that are judged. */
static void
count_decisions (BmMatch *match,
                 guint   *n_all,
                 guint   *n_weighty)
{
  *n_all = *n_weighty = 0;
  for (guint ply = 0; ply < bm_match_get_ply (match); ply++)
    {
      TbPosition view = *(const TbPosition *) bm_match_get_position_at (match, ply);
      BmMove moves[BM_MAX_MOVES];

      tb_game.hide (&view, bm_match_get_move_side (match, ply));
      if (tb_game.legal (&view, moves) <= 1)
        continue;
      ++*n_all;
      *n_weighty += tb_judge_is_weighty (&view, bm_match_get_move (match, ply));
    }
}

static void
test_whole (gconstpointer options)
{
  g_autoptr(BmMatch) match = play_match (options, 3);
  BmTurningResult result = find (match, ALL), again = find (match, ALL), red = find (match, 1u << TB_RED);
  guint n_all, n_weighty;

  count_decisions (match, &n_all, &n_weighty);
  g_test_message ("%u moves, %u decisions, %u judged", bm_match_get_ply (match), n_all, n_weighty);
  g_assert_cmpuint (result.n_decisions, ==, n_weighty);
  g_assert_cmpuint (n_weighty, <, n_all);
  g_assert_cmpuint (result.n_points, >=, 1);
  g_assert_cmpmem (result.points, result.n_points * sizeof (BmTurningPoint), again.points,
                   again.n_points * sizeof (BmTurningPoint));
  for (guint i = 0; i < result.n_points; i++)
    {
      const BmTurningPoint *point = &result.points[i];

      g_assert_true (tb_game.is_legal (bm_match_get_position_at (match, point->ply), point->better));
      g_assert_cmphex (point->better, !=, point->played);
      g_assert_true (point->before <= 1 && point->after >= 0 && point->before > point->after);
    }
  for (guint i = 0; i < red.n_points; i++)
    g_assert_cmpint (red.points[i].side, ==, TB_RED);
}

/* What the seat does not see has no say. */
static void
test_hidden (void)
{
  g_autoptr(BmMatch) match = play_match ("start:players=3", 6);
  guint n = 0;

  for (guint ply = 12; ply < bm_match_get_n_moves (match) && n < 12; ply += 7)
    {
      int seat = bm_match_get_move_side (match, ply);
      const TbPosition *pos = bm_match_get_position_at (match, ply);
      g_autoptr(BmMatch) one = bm_match_new_from_position (&tb_game, pos), other = NULL;
      TbPosition changed = *pos;
      guint64 chance = ply;

      tb_rules_hide (&changed, (guint) seat);
      tb_judge_determinize (&changed, (guint) seat, &chance);
      other = bm_match_new_from_position (&tb_game, &changed);
      g_assert_true (bm_match_play (one, bm_match_get_move (match, ply), NULL));
      g_assert_true (bm_match_play (other, bm_match_get_move (match, ply), NULL));

      BmTurningResult result = find (one, ALL), same = find (other, ALL);

      g_assert_cmpuint (result.n_decisions, ==, same.n_decisions);
      g_assert_cmpmem (result.points, result.n_points * sizeof (BmTurningPoint), same.points,
                       same.n_points * sizeof (BmTurningPoint));
      n++;
    }
  g_assert_cmpuint (n, ==, 12);
}

/* ---- In a thread */

static void
cancelled_cb (GObject      *source,
              GAsyncResult *async_result,
              gpointer      data)
{
  g_autoptr(GError) error = NULL;
  BmTurningResult result;

  g_assert_false (bm_turning_find_finish (async_result, &result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static gboolean
deadline_cb (gpointer data)
{
  g_error ("nothing came");
  return G_SOURCE_REMOVE;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Cancelled in the middle of it; the match may be gone by then. */
static void
test_cancel (void)
{
  g_autoptr(BmMatch) match = play_match ("start:players=5,board=canyon", 2);
  g_autoptr(BmTurning) turning = bm_turning_new (match, ALL, 1, NULL);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  guint deadline = g_timeout_add_seconds (DEADLINE_SECONDS, deadline_cb, NULL), waker = g_timeout_add (5, wake_cb, NULL);
  gboolean done = FALSE;

  g_clear_object (&match);
  bm_turning_find_async (turning, cancellable, cancelled_cb, &done);
  while (bm_turning_get_progress (turning) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_cancellable_cancel (cancellable);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (bm_turning_get_progress (turning), <, 1);
  g_source_remove (waker);
  g_source_remove (deadline);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (blunders); i++)
    {
      g_autofree char *path = g_strconcat ("/terror-turning/blunder/", blunders[i].name, NULL);

      g_test_add_data_func (path, &blunders[i], test_blunder);
    }
  g_test_add_func ("/terror-turning/none", test_none);
  g_test_add_func ("/terror-turning/suits", test_suits);
  g_test_add_func ("/terror-turning/chance", test_chance);
  g_test_add_data_func ("/terror-turning/whole/two", "start:players=2", test_whole);
  g_test_add_data_func ("/terror-turning/whole/five", "start:players=5,board=canyon", test_whole);
  g_test_add_func ("/terror-turning/hidden", test_hidden);
  g_test_add_func ("/terror-turning/cancel", test_cancel);
  return g_test_run ();
}
