/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turning points: the blunder is found, and what would have been better; nothing hidden and nothing that came afterwards has
 * a say in it.
 */
#include <string.h>

#include "bm-bot.h"
#include "wr-cards-json.h"
#include "wr-position-json.h"
#include "bm-turning.h"
#include "wr-game.h"

#define CARDS "start:champions=random,cards=on,events=on"

#define BIRD  (1u << WR_SIDE_BIRD)
#define WORMS (1u << WR_SIDE_WORMS)

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

static WrPosition
position (const char *text)
{
  g_autoptr(GError) error = NULL;
  WrPosition pos;

  wr_position_parse ("test", text, strlen (text), &pos, &error);
  g_assert_no_error (error);
  return pos;
}

static BmMove
read_move (BmMatch    *match,
           const char *text)
{
  BmMove move = wr_game.read_move (bm_match_get_position (match), text);

  g_assert_cmpuint (move, !=, BM_MOVE_NONE);
  return move;
}

/* A match from that position by these moves, words apart by commas. */
static BmMatch *
play (const char *text,
      const char *moves)
{
  const WrPosition pos = position (text);
  BmMatch *match = bm_match_new_from_position (&wr_game, &pos);
  g_auto(GStrv) words = g_strsplit (moves, ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      BmRefusal refusal = { NULL, "" };

      bm_match_play (match, read_move (match, words[i]), &refusal);
      g_assert_cmpstr (refusal.message, ==, "");
    }
  return match;
}

static BmTurningResult
find (BmMatch *match,
      guint    sides,
      guint64  seed)
{
  g_autoptr(BmTurning) turning = bm_turning_new (match, sides, seed, &little);
  BmTurningResult result;

  g_assert_cmpfloat (bm_turning_get_progress (turning), ==, 0);
  g_assert_true (bm_turning_find (turning, NULL, &result));
  g_assert_cmpfloat (bm_turning_get_progress (turning), ==, 1);
  return result;
}

static void
assert_same (const BmTurningResult *result,
             const BmTurningResult *other)
{
  g_assert_cmpuint (result->n_decisions, ==, other->n_decisions);
  g_assert_cmpuint (result->n_points, ==, other->n_points);
  for (guint i = 0; i < result->n_points; i++)
    {
      const BmTurningPoint *a = &result->points[i], *b = &other->points[i];

      g_assert_cmpuint (a->ply, ==, b->ply);
      g_assert_cmpint (a->side, ==, b->side);
      g_assert_cmphex (a->played, ==, b->played);
      g_assert_cmphex (a->better, ==, b->better);
      g_assert_cmpfloat (a->before, ==, b->before);
      g_assert_cmpfloat (a->after, ==, b->after);
      g_assert_cmpmem (a->line, sizeof a->line, b->line, sizeof b->line);
    }
}

/* ---- Blunders */

typedef struct
{
  const char *name;
  const char *position;
  const char *moves;
  guint       ply;       /* of the blunder */
  const char *better;    /* how it begins */
} Blunder;

static const Blunder blunders[] = {
  /* The last Worm lies there to be eaten. */
  { "not-eaten", "{ \"turn\": \"bird\", \"worms\": [ { \"colour\": \"green\", \"at\": \"f1\" } ] }",
    "fly a0, fly f0, end", 2, "eat f1" },
  /* The last Health could be bitten off. */
  { "not-bitten", "{ \"health\": 1, \"worms\": [ { \"colour\": \"green\", \"at\": \"f1\" } ] }", "end", 0, "bite green" },
  /* The night starves a Bird that does not eat. */
  { "starved", "{ \"turn\": \"bird\", \"hunger\": 1, \"worms\": [ { \"colour\": \"green\", \"at\": \"f1\" }, "
    "{ \"colour\": \"pink\", \"at\": \"k9\" } ] }", "fly a0, fly f0, end", 2, "eat f1" },
  /* The turn ends next to a Worm that bites. */
  { "bitten", "{ \"turn\": \"bird\", \"health\": 1, \"actions\": 1, \"worms\": [ "
    "{ \"colour\": \"green\", \"at\": \"f1\" }, { \"colour\": \"pink\", \"at\": \"k9\" }, "
    "{ \"colour\": \"purple\", \"at\": \"a12\" } ] }", "end", 0, "eat f1" },
};

static char *
move_text (BmMove move)
{
  GString *text = g_string_new (NULL);

  wr_game.move_text (move, text);
  return g_string_free (text, FALSE);
}

static void
test_blunder (gconstpointer data)
{
  const Blunder *blunder = data;
  g_autoptr(BmMatch) match = play (blunder->position, blunder->moves);
  BmTurningResult result = find (match, BIRD | WORMS, 1);
  const BmTurningPoint *point = &result.points[0];
  g_autofree char *better = move_text (point->better);

  g_assert_cmpuint (result.n_points, >=, 1);
  g_assert_cmpuint (point->ply, ==, blunder->ply);
  g_assert_cmpint (point->side, ==, bm_match_get_move_side (match, blunder->ply));
  g_assert_cmphex (point->played, ==, bm_match_get_move (match, blunder->ply));
  g_test_message ("%s, %.2f instead of %.2f", better, point->before, point->after);
  g_assert_true (g_str_has_prefix (better, blunder->better));
  g_assert_cmpfloat (point->before, >, point->after + little.least);
  g_assert_cmpuint (point->n_line, >=, 1);
  g_assert_cmphex (point->line[0], ==, point->better);
  for (guint i = 1; i < result.n_points; i++)
    g_assert_cmpfloat (result.points[i].before - result.points[i].after, <=, point->before - point->after);
}

/* Whoever plays what is best has nothing to be told of. */
static void
test_none (void)
{
  g_autoptr(BmMatch) eaten = play (blunders[0].position, "eat f1");
  g_autoptr(BmMatch) begun = bm_match_new (&wr_game, "start", 1, NULL);
  BmTurningResult result = find (eaten, BIRD | WORMS, 1);

  g_assert_cmpuint (result.n_decisions, ==, 1);
  g_assert_cmpuint (result.n_points, ==, 0);
  /* Nor has the side that did nothing, or anybody before the first move. */
  g_assert_cmpuint (find (eaten, WORMS, 1).n_decisions, ==, 0);
  g_assert_cmpuint (find (begun, BIRD | WORMS, 1).n_decisions, ==, 0);
  g_assert_cmpuint (find (begun, 0, 1).n_decisions, ==, 0);
}

/* ---- Whole matches */

static BmMatch *
play_match (guint64 seed)
{
  BmMatch *match = bm_match_new (&wr_game, CARDS, seed, NULL);
  g_autoptr(BmBot) bot = bm_bot_new (&wr_game, BM_LEVEL_EASY, seed, 1);

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      int side = bm_match_get_to_act (match);
      WrPosition view = *(const WrPosition *) bm_match_get_position (match);

      wr_game.hide (&view, side);
      bm_match_play (match, bm_bot_choose (bot, &view, side, NULL, NULL), NULL);
    }
  return match;
}

static guint
stretch_of (BmMatch *match,
            guint    ply)
{
  guint stretch = 0;

  for (guint i = 1; i <= ply; i++)
    stretch += bm_match_get_move_side (match, i) != bm_match_get_move_side (match, i - 1);
  return stretch;
}

static void
test_whole (void)
{
  g_autoptr(BmMatch) match = play_match (4);
  BmTurningResult result = find (match, BIRD | WORMS, 1), again = find (match, BIRD | WORMS, 1);
  BmTurningResult other = find (match, BIRD, 1);

  g_assert_cmpuint (result.n_points, ==, BM_TURNING_POINTS);
  assert_same (&result, &again);
  g_assert_cmpuint (other.n_decisions, <, result.n_decisions);
  for (guint i = 0; i < result.n_points; i++)
    {
      const BmTurningPoint *point = &result.points[i];

      g_assert_true (wr_game.is_legal (bm_match_get_position_at (match, point->ply), point->better));
      g_assert_cmphex (point->better, !=, point->played);
      g_assert_true (point->before <= 1 && point->after >= 0);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (stretch_of (match, point->ply), !=, stretch_of (match, result.points[j].ply));
    }
  for (guint i = 0; i < other.n_points; i++)
    g_assert_cmpint (other.points[i].side, ==, WR_SIDE_BIRD);
}

/* Moves with which there is nothing to decide are none; and of one turn the worst move stands for all. */
static void
test_counted (void)
{
  g_autoptr(BmMatch) match = play_match (4), turn = play (blunders[2].position, "fly a0, fly b0, fly c0, end");
  BmTurningEffort effort = little;
  BmTurningResult result = find (match, BIRD | WORMS, 1);
  guint n = 0;

  for (guint ply = 0; ply < bm_match_get_ply (match); ply++)
    {
      WrPosition view = *(const WrPosition *) bm_match_get_position_at (match, ply);
      BmMove moves[BM_MAX_MOVES];

      wr_game.hide (&view, bm_match_get_move_side (match, ply));
      n += wr_game.legal (&view, moves) > 1;
    }
  g_assert_cmpuint (n, <, bm_match_get_ply (match));
  g_assert_cmpuint (result.n_decisions, ==, n);

  effort.least = 0;
  g_autoptr(BmTurning) turning = bm_turning_new (turn, BIRD, 1, &effort);

  g_assert_true (bm_turning_find (turning, NULL, &result));
  g_assert_cmpuint (result.n_decisions, >=, 3);
  g_assert_cmpuint (result.n_points, ==, 1);
  g_assert_cmpuint (result.points[0].ply, ==, 2);
}

/* A match that is looked at is judged to its end, wherever it is shown. */
static void
test_watched (void)
{
  g_autoptr(BmMatch) match = play_match (5);
  BmTurningResult result = find (match, BIRD | WORMS, 1), again;

  bm_match_watch (match);
  bm_match_go_to (match, 3);
  again = find (match, BIRD | WORMS, 1);
  assert_same (&result, &again);
}

/* However many decisions there are, there is an end to it soon. */
static void
test_long (void)
{
  g_autoptr(BmMatch) match = play_match (4);
  BmTurningEffort effort = little;
  BmTurningResult result;

  effort.most = 1;
  g_autoptr(BmTurning) turning = bm_turning_new (match, BIRD | WORMS, 1, &effort);

  g_assert_true (bm_turning_find (turning, NULL, &result));
  g_assert_cmpuint (result.n_points, ==, BM_TURNING_POINTS);
  g_assert_cmpuint (bm_turning_get_work (turning), <=, result.n_decisions * (100 + 2 * 3 * 20)
                                                         + 6 * (1500 + 2 * 6 * 300));
}

/* What the side does not see is made up anew in a position beside the match's own: a hand, a deck, the dice to come. */
static WrPosition
with_other_hidden (const WrPosition *pos,
                   int               side,
                   guint64           chance)
{
  WrPosition other = *pos;

  wr_game.hide (&other, side);
  wr_game.determinize (&other, side, &chance);
  return other;
}

static BmTurningResult
judge_one (const WrPosition *pos,
           BmMove            move)
{
  g_autoptr(BmMatch) match = bm_match_new_from_position (&wr_game, pos);

  g_assert_true (bm_match_play (match, move, NULL));
  return find (match, BIRD | WORMS, 3);
}

static void
test_hidden (void)
{
  g_autoptr(BmMatch) match = play_match (6);
  guint n = 0, n_points = 0;

  for (guint ply = 8; ply < bm_match_get_n_moves (match); ply += 4)
    {
      const WrPosition *pos = bm_match_get_position_at (match, ply);
      const WrPosition other = with_other_hidden (pos, bm_match_get_move_side (match, ply), ply);
      BmMove move = bm_match_get_move (match, ply);
      BmTurningResult result = judge_one (pos, move), same = judge_one (&other, move);

      g_assert_false (wr_position_equal (pos, &other));
      assert_same (&result, &same);
      n++;
      n_points += result.n_points;
    }
  g_assert_cmpuint (n, >=, 10);
  g_assert_cmpuint (n_points, >=, 1);
}

/* ---- In a thread */

typedef struct
{
  gboolean        done;
  gboolean        whole;
  BmTurningResult result;
} Answer;

static void
found_cb (GObject      *source,
          GAsyncResult *async_result,
          gpointer      data)
{
  Answer *answer = data;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_main_context_is_owner (NULL));
  answer->whole = bm_turning_find_finish (async_result, &answer->result, &error);
  if (!answer->whole)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  answer->done = TRUE;
}

static gboolean
deadline_cb (gpointer data)
{
  g_error ("nothing came");
  return G_SOURCE_REMOVE;
}

static void
wait_for (const gboolean *done)
{
  guint deadline = g_timeout_add_seconds (DEADLINE_SECONDS, deadline_cb, NULL);

  while (!*done)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

static void
test_thread (void)
{
  g_autoptr(BmMatch) match = play_match (4);
  BmTurningResult result = find (match, BIRD | WORMS, 1);
  g_autoptr(BmTurning) turning = bm_turning_new (match, BIRD | WORMS, 1, &little);
  Answer answer = { FALSE };

  /* The match may be gone. */
  g_clear_object (&match);
  bm_turning_find_async (turning, NULL, found_cb, &answer);
  wait_for (&answer.done);
  g_assert_true (answer.whole);
  assert_same (&result, &answer.result);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Work for many minutes, unless somebody ends it. */
static void
test_cancel (void)
{
  static const BmTurningEffort endless = {
    .first = { .search = 1000, .guesses = 10 * 1000, .after = 100 },
    .second = { .search = 1000, .guesses = 10 * 1000, .after = 100 },
    .most = G_MAXUINT,
    .candidates = 6,
  };
  g_autoptr(BmMatch) match = play_match (4);
  g_autoptr(BmTurning) turning = bm_turning_new (match, BIRD | WORMS, 1, &endless);
  g_autoptr(BmTurning) late = bm_turning_new (match, BIRD | WORMS, 1, &little);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  gint cancelled = 1;
  guint waker;
  Answer answer = { FALSE };
  BmTurningResult result;

  bm_turning_find_async (turning, cancellable, found_cb, &answer);
  /* It is at it, and far from its end. */
  waker = g_timeout_add (5, wake_cb, NULL);
  while (bm_turning_get_progress (turning) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (waker);
  g_assert_false (answer.done);
  g_cancellable_cancel (cancellable);
  wait_for (&answer.done);
  g_assert_false (answer.whole);

  g_assert_false (bm_turning_find (late, &cancelled, &result));
  g_assert_cmpuint (result.n_points, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (wr_cards_all (NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (blunders); i++)
    {
      g_autofree char *path = g_strconcat ("/turning/blunder/", blunders[i].name, NULL);

      g_test_add_data_func (path, &blunders[i], test_blunder);
    }
  g_test_add_func ("/turning/none", test_none);
  g_test_add_func ("/turning/whole", test_whole);
  g_test_add_func ("/turning/counted", test_counted);
  g_test_add_func ("/turning/watched", test_watched);
  g_test_add_func ("/turning/long", test_long);
  g_test_add_func ("/turning/hidden", test_hidden);
  g_test_add_func ("/turning/thread", test_thread);
  g_test_add_func ("/turning/cancel", test_cancel);
  return g_test_run ();
}
