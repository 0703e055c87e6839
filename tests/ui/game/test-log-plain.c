/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The log of a game that tells nothing, and of one that tells what happened but not why.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-game-ui.h"
#include "bm-log.h"
#include "toy.h"

static BmGameUi toy_ui = { .game = &toy_game };

/* A line a move, each about one thing on the table. */
static GPtrArray *
lines (BmMatch *match,
       guint    index)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  BmLine *line = g_new0 (BmLine, 1);

  line->text = g_strdup_printf ("Move %u.", index + 1);
  line->style = "quiet";
  line->n_marks = 1;
  line->marks[0] = (guint8) (200 + index);
  g_ptr_array_add (lines, line);
  return lines;
}

static const BmTellings tellings = { .lines = lines };

static BmMatch *
new_match (guint n_moves)
{
  BmMatch *match = bm_match_new (&toy_game, "start", 1, NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      BmMove moves[BM_MAX_MOVES];

      g_assert_cmpuint (toy_game.legal (bm_match_get_position (match), moves), >, 0);
      bm_match_play (match, moves[0], NULL);
    }
  return match;
}

static void
pointed_cb (BmLog     *log,
            BmLogLine *line,
            gpointer   data)
{
  guint *mark = data;

  *mark = line == NULL ? 0 : bm_log_line_get (line)->marks[0];
}

static void
test_nothing_told (void)
{
  g_autoptr(BmMatch) match = new_match (6);
  GtkWidget *log = g_object_new (BM_TYPE_LOG, NULL), *window = ui_window_open (log, 400, 400);

  toy_ui.tellings = NULL;
  bm_log_set_match (BM_LOG (log), match);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_words (log, "Nothing has happened yet."));
  g_assert_null (bm_log_dup_why (BM_LOG (log)));
  /* What people have said is there all the same. */
  g_assert_true (bm_match_undo_agreed (match, "Agreed."));
  bm_log_update (BM_LOG (log), BM_MATCH_UNDONE);
  UI_WAIT_UNTIL (ui_find_words (log, "Agreed.") != NULL);
  g_assert_null (bm_log_dup_why (BM_LOG (log)));
  ui_window_close (window);
}

static void
test_no_reasons (void)
{
  g_autoptr(BmMatch) match = new_match (2);
  GtkWidget *log = g_object_new (BM_TYPE_LOG, NULL), *window = ui_window_open (log, 400, 400);
  guint mark = 0;

  toy_ui.tellings = &tellings;
  g_signal_connect (log, "pointed", G_CALLBACK (pointed_cb), &mark);
  bm_log_set_match (BM_LOG (log), match);
  UI_WAIT_UNTIL (ui_find_words (log, "Move 1.") != NULL);
  g_assert_nonnull (ui_find_words (log, "Move 2."));
  bm_log_grab_end (BM_LOG (log));
  g_assert_cmpuint (mark, ==, 201);
  g_assert_null (bm_log_dup_why (BM_LOG (log)));
  ui_window_close (window);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_game_ui_register (&toy_ui);
  g_test_add_func ("/log-plain/nothing-told", test_nothing_told);
  g_test_add_func ("/log-plain/no-reasons", test_no_reasons);
  return g_test_run ();
}
