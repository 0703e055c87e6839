/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * BmThinker: computer players that think beside the main loop, and everything that may come between.
 */
#include <string.h>

#include "wr-cards-json.h"
#include "wr-position.h"
#include "bm-thinker.h"
#include "wr-game.h"

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60

#define OPTIONS "start:champions=random,cards=on,events=on"

static gboolean
deadline_cb (gpointer data)
{
  g_error ("nothing came");
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until *DONE. */
static void
wait_for (const gboolean *done)
{
  guint deadline = g_timeout_add_seconds (DEADLINE_SECONDS, deadline_cb, NULL);

  while (!*done)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

static gboolean
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
linger_for (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, stop_cb, &done);
  wait_for (&done);
}

/* Longer than the levels think that are asked here: who was not stopped is heard of. */
static void
linger (void)
{
  linger_for (150);
}

static BmMatch *
new_match (const char *options,
           guint64     seed)
{
  g_autoptr(GError) error = NULL;
  BmMatch *match;

  g_assert_nonnull (wr_cards_all (NULL, &error));
  g_assert_no_error (error);
  match = bm_match_new (&wr_game, options, seed, &error);
  g_assert_no_error (error);
  return match;
}

typedef struct
{
  BmMatch   *match;
  BmThinker *thinkers[2];
  guint      n_found;
  BmMove     move;
  gboolean   plays; /* what is found */
  gboolean   done;
} Table;

static void
found_cb (BmThinker *thinker,
          guint      move,
          Table     *table)
{
  /* In the main loop, and about where the match stands. */
  g_assert_true (g_main_context_is_owner (NULL));
  g_assert_true (bm_match_is_legal (table->match, (BmMove) move));
  g_assert_false (bm_thinker_is_thinking (thinker));
  g_assert_nonnull (bm_thinker_get_result (thinker));
  table->n_found++;
  table->move = (BmMove) move;
  if (table->plays)
    g_assert_true (bm_match_play (table->match, (BmMove) move, NULL));
  else
    table->done = TRUE;
}

static void
ask_cb (Table *table)
{
  int side = bm_match_get_to_act (table->match);

  if (side == BM_SIDE_NOBODY)
    table->done = TRUE;
  else
    bm_thinker_think (table->thinkers[side], NULL);
}

static void
open_table (Table      *table,
            const char *options,
            BmLevel     level)
{
  *table = (Table) { .match = new_match (options, 7) };
  for (guint side = 0; side < 2; side++)
    {
      table->thinkers[side] = bm_thinker_new (table->match, level, side, 1);
      g_signal_connect (table->thinkers[side], "found", G_CALLBACK (found_cb), table);
    }
}

static void
close_table (Table *table)
{
  for (guint side = 0; side < 2; side++)
    g_assert_finalize_object (table->thinkers[side]);
  g_assert_finalize_object (table->match);
  linger ();
}

/* The side that decides now. */
static BmThinker *
thinker_of (Table *table)
{
  return table->thinkers[bm_match_get_to_act (table->match)];
}

/* Lets the side that decides think until it is well under way.  Returns how many answers there have been: on a very fast
   machine one may be the answer to this. */
static guint
begin_to_think (Table *table)
{
  bm_thinker_think (thinker_of (table), NULL);
  linger_for (10);
  return table->n_found;
}

/* From the first decision to the last, whichever of match and thinker hears of a move first. */
static void
test_whole_match (gconstpointer data)
{
  gboolean before = GPOINTER_TO_INT (data);
  Table table = { .match = new_match (OPTIONS, 7) };

  if (before)
    g_signal_connect_swapped (table.match, "changed", G_CALLBACK (ask_cb), &table);
  for (guint side = 0; side < 2; side++)
    {
      table.thinkers[side] = bm_thinker_new (table.match, BM_LEVEL_EASY, side, 1);
      g_signal_connect (table.thinkers[side], "found", G_CALLBACK (found_cb), &table);
    }
  if (!before)
    g_signal_connect_swapped (table.match, "changed", G_CALLBACK (ask_cb), &table);
  table.plays = TRUE;
  ask_cb (&table);
  wait_for (&table.done);
  g_assert_cmpint (bm_match_get_to_act (table.match), ==, BM_SIDE_NOBODY);
  g_assert_cmpuint (table.n_found, ==, bm_match_get_ply (table.match));
  close_table (&table);
}

static void
test_once (void)
{
  Table table;

  open_table (&table, OPTIONS, BM_LEVEL_MEDIUM);
  g_assert_null (bm_thinker_get_result (thinker_of (&table)));
  bm_thinker_think (thinker_of (&table), NULL);
  g_assert_true (bm_thinker_is_thinking (thinker_of (&table)));
  /* Asked for the same again: one answer. */
  bm_thinker_think (thinker_of (&table), NULL);
  wait_for (&table.done);
  linger ();
  g_assert_cmpuint (table.n_found, ==, 1);
  close_table (&table);
}

static void
test_stop (void)
{
  Table table;
  guint n_found;

  open_table (&table, OPTIONS, BM_LEVEL_HARD);
  n_found = begin_to_think (&table);
  bm_thinker_stop (thinker_of (&table));
  g_assert_false (bm_thinker_is_thinking (thinker_of (&table)));
  linger ();
  g_assert_cmpuint (table.n_found, ==, n_found);

  /* It begins anew, even while the old thought comes to its end. */
  bm_thinker_think (thinker_of (&table), NULL);
  bm_thinker_stop (thinker_of (&table));
  bm_thinker_think (thinker_of (&table), NULL);
  g_assert_true (bm_thinker_is_thinking (thinker_of (&table)));
  table.done = FALSE;
  wait_for (&table.done);
  g_assert_cmpuint (table.n_found, ==, n_found + 1);
  close_table (&table);
}

/* A move, a move taken back, another one: what was thought before is never answered, and the next answer fits. */
static void
test_changes (void)
{
  Table table;
  BmMove moves[BM_MAX_MOVES];

  open_table (&table, "start", BM_LEVEL_MEDIUM);
  bm_match_get_legal (table.match, moves);
  bm_thinker_think (thinker_of (&table), NULL);
  g_assert_true (bm_match_play (table.match, moves[0], NULL));
  for (guint side = 0; side < 2; side++)
    g_assert_false (bm_thinker_is_thinking (table.thinkers[side]));
  linger ();
  g_assert_cmpuint (table.n_found, ==, 0);

  bm_match_get_legal (table.match, moves);
  g_assert_true (bm_match_play (table.match, moves[0], NULL));
  bm_thinker_think (thinker_of (&table), NULL);
  g_assert_true (bm_match_undo (table.match));
  g_assert_false (bm_thinker_is_thinking (thinker_of (&table)));
  bm_thinker_think (thinker_of (&table), NULL);
  bm_match_get_legal (table.match, moves);
  g_assert_true (bm_match_play (table.match, moves[0], NULL));
  g_assert_false (bm_thinker_is_thinking (table.thinkers[0]));
  g_assert_false (bm_thinker_is_thinking (table.thinkers[1]));
  linger ();
  g_assert_cmpuint (table.n_found, ==, 0);

  bm_thinker_think (thinker_of (&table), NULL);
  wait_for (&table.done);
  g_assert_cmpuint (table.n_found, ==, 1);
  close_table (&table);
}

/* Thinker and match may go at any moment. */
static void
test_finalize (void)
{
  Table table;
  guint n_found;

  open_table (&table, OPTIONS, BM_LEVEL_HARD);
  bm_thinker_think (thinker_of (&table), NULL);
  close_table (&table);
  g_assert_cmpuint (table.n_found, ==, 0);

  open_table (&table, OPTIONS, BM_LEVEL_HARD);
  n_found = begin_to_think (&table);
  bm_thinker_stop (thinker_of (&table));
  bm_thinker_think (thinker_of (&table), NULL);
  close_table (&table);
  g_assert_cmpuint (table.n_found, ==, n_found);
}

static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Another hand from the deck for the side that waits, and other dice. */
static void
change_hidden (WrPosition *pos)
{
  WrCards *cards = &pos->cards[wr_side_other ((WrSide) wr_position_to_act (pos))];

  g_assert_cmpuint (cards->n_hand, >, 0);
  g_assert_cmpuint (cards->n_deck, >=, cards->n_hand);
  for (guint i = 0; i < cards->n_hand; i++)
    {
      guint8 kept = cards->cards[i];

      cards->cards[i] = cards->cards[cards->n_hand + i];
      cards->cards[cards->n_hand + i] = kept;
    }
  qsort (cards->cards, cards->n_hand, 1, compare_cards);
  pos->seed = 4711;
}

/* What is found at POS. */
static BmMove
find_move (const WrPosition *pos)
{
  Table table = { .match = bm_match_new_from_position (&wr_game, pos) };

  for (guint side = 0; side < 2; side++)
    {
      table.thinkers[side] = bm_thinker_new (table.match, BM_LEVEL_MEDIUM, 1, 1);
      g_signal_connect (table.thinkers[side], "found", G_CALLBACK (found_cb), &table);
    }
  bm_thinker_think (thinker_of (&table), NULL);
  wait_for (&table.done);
  close_table (&table);
  return table.move;
}

/* What the side that decides cannot see is changed: it does the same. */
static void
test_sees_its_side_only (void)
{
  BmMatch *match = new_match ("start:champions=none,cards=on,events=on", 7);
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos, other;

  bm_match_get_legal (match, moves);
  g_assert_true (bm_match_play (match, moves[0], NULL));
  pos = other = *(const WrPosition *) bm_match_get_position (match);
  g_assert_finalize_object (match);

  change_hidden (&other);
  g_assert_false (wr_position_equal (&pos, &other));
  g_assert_cmphex (find_move (&pos), ==, find_move (&other));
}

/* About a position a few moves further on, of which the match knows nothing yet. */
static void
test_view (void)
{
  Table table;
  BmMove moves[BM_MAX_MOVES];
  WrPosition view;

  open_table (&table, "start", BM_LEVEL_MEDIUM);
  bm_match_get_legal (table.match, moves);
  g_assert_true (bm_match_play (table.match, moves[0], NULL));
  view = *(const WrPosition *) bm_match_get_position (table.match);
  bm_thinker_think (thinker_of (&table), NULL);
  bm_thinker_think (thinker_of (&table), &view);
  wait_for (&table.done);
  linger ();
  g_assert_cmpuint (table.n_found, ==, 1);
  g_assert_true (bm_match_is_legal (table.match, table.move));
  close_table (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/thinker/whole-match", GINT_TO_POINTER (FALSE), test_whole_match);
  g_test_add_data_func ("/thinker/whole-match-asked-first", GINT_TO_POINTER (TRUE), test_whole_match);
  g_test_add_func ("/thinker/once", test_once);
  g_test_add_func ("/thinker/stop", test_stop);
  g_test_add_func ("/thinker/changes", test_changes);
  g_test_add_func ("/thinker/finalize", test_finalize);
  g_test_add_func ("/thinker/sees-its-side-only", test_sees_its_side_only);
  g_test_add_func ("/thinker/view", test_view);
  return g_test_run ();
}
