/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Whole duels through the real window: from the title, by pressing what a person presses, to each of the three ends.
 */
#include "config.h"

#include "ui-driver.h"

#include "wr-board-view.h"
#include "bm-log.h"
#include "wr-move.h"
#include "wr-space-button.h"

/* No duel here is longer; what does not come to an end fails instead of running for ever. */
#define MOST_TURNS 80

static void
start_duel (UiDriver *driver,
            guint64   seed)
{
  ui_driver_open (driver, seed);
  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_type (driver, "Bird’s name", "  Ada ");
  ui_driver_type (driver, "Worms’ name", "Grace");
  ui_driver_click (driver, "Start");
}

static void
land (UiDriver *driver,
      WrSpace   space)
{
  g_assert_cmpint (ui_driver_position (driver)->turn, ==, WR_TURN_SETUP);
  ui_driver_press (driver, space);
  g_assert_cmpint (ui_driver_position (driver)->at[WR_PIECE_BIRD], ==, space);
  g_assert_cmpint (ui_driver_position (driver)->turn, ==, WR_SIDE_WORMS);
}

/* Comes out of the first other Wormhole while that is asked. */
static void
answer_exits (UiDriver *driver)
{
  BmMove moves[BM_MAX_MOVES];
  BmMatch *match;

  while (!ui_driver_is_over (driver) && ui_driver_position (driver)->n_frames > 0)
    {
      match = ui_driver_match (driver);
      g_assert_cmpuint (bm_match_get_legal (match, moves), >, 1);
      g_assert_cmpint (wr_move_kind (moves[0]), ==, WR_MOVE_EXIT);
      ui_driver_press (driver, wr_move_a (moves[0]));
    }
}

/* The step by which WORM comes nearer to meeting the Bird from below. */
static WrSpace
step_to_bird (const WrPosition *pos,
              WrPiece           worm)
{
  WrSpace at = pos->at[worm], bird = pos->at[WR_PIECE_BIRD];
  int away = wr_space_column (bird) - wr_space_column (at);

  if (away != 0)
    return wr_space_step (at, away > 0 ? WR_DIR_RIGHT : WR_DIR_LEFT);
  return wr_space_step (at, WR_DIR_UP);
}

static WrPiece
first_worm (const WrPosition *pos)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      return worm;
  g_assert_not_reached ();
}

/* Picks the Worm on the board, the action by its button, then the target. */
static void
move_worm (UiDriver *driver,
           WrPiece   worm,
           WrSpace   target)
{
  const WrPosition *pos = ui_driver_position (driver);
  WrSpace before = pos->at[worm];
  guint spent = pos->spent;

  ui_driver_press (driver, before);
  ui_driver_click (driver, "Move");
  ui_driver_press (driver, target);
  if (!ui_driver_is_over (driver))
    g_assert_cmpuint (ui_driver_position (driver)->spent, ==, spent + 1);
  answer_exits (driver);
}

static void
assert_end (UiDriver   *driver,
            const char *heading,
            const char *reason)
{
  ui_driver_wait_heading (driver, heading);
  g_assert_nonnull (ui_driver_find (driver, GTK_TYPE_LABEL, reason));
  g_assert_true (ui_driver_has_button (driver, "Rematch"));
  g_assert_true (ui_driver_has_button (driver, "Title"));
}

static void
test_bird_wins (void)
{
  UiDriver driver;

  start_duel (&driver, 5);
  land (&driver, WR_SPACE (5, 0));
  for (guint turn = 0; turn < MOST_TURNS && !ui_driver_is_over (&driver); turn++)
    {
      const WrPosition *pos = ui_driver_position (&driver);

      while (pos->turn == WR_SIDE_WORMS && wr_position_actions (pos) > 0)
        {
          WrPiece worm = first_worm (pos);

          move_worm (&driver, worm, step_to_bird (pos, worm));
          if (ui_driver_is_over (&driver))
            break;
          pos = ui_driver_position (&driver);
        }
      if (!ui_driver_is_over (&driver))
        ui_driver_click (&driver, "End Turn");
      answer_exits (&driver);
    }
  assert_end (&driver, "The Bird wins", "No living Worm is left in the garden. Well played, Ada!");

  /* The same two once more, with sides swapped. */
  ui_driver_click (&driver, "Rematch");
  {
    BmMatch *match = ui_driver_match (&driver);

    g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_BIRD), ==, "Grace");
    g_assert_cmpstr (bm_match_get_player (match, WR_SIDE_WORMS), ==, "Ada");
    g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  }
  ui_driver_close (&driver);
}

static void
test_bird_starves (void)
{
  UiDriver driver;
  guint turns = 0;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  for (; turns < MOST_TURNS && !ui_driver_is_over (&driver); turns++)
    {
      g_assert_cmpint (ui_driver_position (&driver)->turn, ==, turns % 2 == 0 ? WR_SIDE_WORMS : WR_SIDE_BIRD);
      ui_driver_click (&driver, "End Turn");
    }
  /* Hunger 7: the seventh night is the last. */
  g_assert_cmpuint (turns, ==, 14);
  assert_end (&driver, "The Worms win", "The Bird has starved. Well played, Grace!");
  ui_driver_click (&driver, "Title");
  g_assert_true (ui_driver_has_button (&driver, "New Duel"));
  g_assert_false (ui_driver_has_button (&driver, "Continue"));
  ui_driver_close (&driver);
}

/* Green crawls up to b1 beside the Bird and bites it every turn: first as an action, whose one target needs no
   press. */
static void
bite_turn (UiDriver *driver)
{
  const WrPosition *pos = ui_driver_position (driver);

  while (pos->turn == WR_SIDE_WORMS && wr_position_actions (pos) > 0)
    {
      WrSpace at = pos->at[WR_PIECE_GREEN];

      if (!wr_space_nearby (at, pos->at[WR_PIECE_BIRD]))
        {
          move_worm (driver, WR_PIECE_GREEN, wr_space_step (at, WR_DIR_UP));
          pos = ui_driver_position (driver);
          continue;
        }
      ui_driver_click (driver, "Bite");
      break;
    }
}

static void
test_bird_bitten (void)
{
  UiDriver driver;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  for (guint turn = 0; turn < MOST_TURNS && !ui_driver_is_over (&driver); turn++)
    {
      bite_turn (&driver);
      if (!ui_driver_is_over (&driver))
        ui_driver_click (&driver, "End Turn");
    }
  assert_end (&driver, "The Worms win", "The Bird has no Health left. Well played, Grace!");
  ui_driver_close (&driver);
}

/* Buttons are never insensitive: what cannot be done says why and changes nothing. */
static void
test_refusals (void)
{
  UiDriver driver;
  GtkWidget *button;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Push");
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_true (gtk_widget_has_css_class (button, "unavailable"));
  ui_driver_click (&driver, "Push");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "There is no Grass directly above or to the side that could go up.  All Grass is at the surface "
                   "already.");
  g_assert_true (ui_driver_has_button (&driver, "Undo"));
  ui_driver_click (&driver, "Undo");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "The last move was the other side’s: you can take back only what your own side did in this turn.");
  ui_driver_press (&driver, WR_SPACE (4, 4));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "First pick a Worm or a Zombie: every action is taken with one of them.");
  g_assert_cmpuint (ui_driver_position (&driver)->spent, ==, 0);
  ui_driver_close (&driver);
}

static const char *
undo_tip (UiDriver *driver)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, "Undo");

  g_assert_nonnull (button);
  return gtk_widget_get_tooltip_text (button);
}

/* Undo and Redo inside the own turn; a piece may be picked by its card as well. */
static void
test_undo (void)
{
  UiDriver driver;
  WrPosition before;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  before = *ui_driver_position (&driver);
  ui_driver_click (&driver, "Pink, j8");
  ui_driver_click (&driver, "Bedrock");
  ui_driver_press (&driver, WR_SPACE (10, 9));
  g_assert_true (wr_position_has_bedrock (ui_driver_position (&driver), WR_SPACE (10, 9)));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Pink puts Bedrock at k9.");
  ui_driver_click (&driver, "Undo");
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  ui_driver_click (&driver, "Redo");
  g_assert_true (wr_position_has_bedrock (ui_driver_position (&driver), WR_SPACE (10, 9)));

  /* The tip says what would happen, or why nothing would. */
  g_assert_cmpstr (undo_tip (&driver), ==, "Take back what was done last (Ctrl+Z)");
  ui_driver_click (&driver, "End Turn");
  g_assert_true (g_str_has_prefix (undo_tip (&driver), "The last move was the other side’s"));
  ui_driver_click (&driver, "End Turn");
  g_assert_cmpstr (undo_tip (&driver), ==, "Locked: the rain die was rolled. (Ctrl+Z)");
  ui_driver_click (&driver, "Undo");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Locked: the rain die was rolled.");
  ui_driver_close (&driver);
}

static GListModel *
log_lines (UiDriver *driver)
{
  GtkWidget *list = ui_driver_find (driver, GTK_TYPE_LIST_VIEW, "Log");

  g_assert_nonnull (list);
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static void
assert_line (GListModel *lines,
             guint       index,
             BmLineKind  kind,
             const char *text)
{
  g_autoptr(BmLogLine) line = g_list_model_get_item (lines, index);

  g_assert_nonnull (line);
  g_assert_cmpint (bm_log_line_get (line)->kind, ==, kind);
  g_assert_cmpstr (bm_log_line_get (line)->text, ==, text);
}

static void
test_log_and_tonight (void)
{
  UiDriver driver;
  GListModel *lines;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  ui_driver_click (&driver, "End Turn");
  ui_driver_click (&driver, "Drill");
  ui_driver_click (&driver, "Log");
  lines = log_lines (&driver);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 5);
  assert_line (lines, 0, BM_LINE_EVENT, "The Bird lands at a0.");
  assert_line (lines, 1, BM_LINE_CHAPTER, "Day 1");
  assert_line (lines, 2, BM_LINE_TURN, "The Worms’ turn: 4 actions");
  assert_line (lines, 3, BM_LINE_TURN, "The Bird’s turn: 4 actions");
  assert_line (lines, 4, BM_LINE_EVENT, "The Bird puts a Drill at a0.");
  ui_driver_click (&driver, "Undo");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 4);
  ui_driver_click (&driver, "Redo");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 5);

  ui_driver_click (&driver, "Tonight");
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Column a sinks 1"));
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Hunger will be 6"));
  /* The list stays where there is room for it: test-table-room.c. */
  ui_driver_click (&driver, "Tonight");
  ui_driver_close (&driver);
}

/* What was known of the night stays while the computer has to choose something in between. */
static void
test_tonight_while_it_chooses (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\","
                                "  \"hunger\": 5, \"bird\": { \"at\": \"f0\" }, \"drills\": [\"f0\"],"
                                "  \"wormholes\": [\"b7\", \"h3\", \"k9\"],"
                                "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" } ] }");
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_click (&driver, "Tonight");
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Hunger will be 4"));
  ui_driver_play (&driver, "move green up");
  g_assert_cmpuint (ui_driver_position (&driver)->n_frames, >, 0);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Hunger will be 4"));
  g_assert_false (ui_driver_says (&driver, "First a choice has to be made."));
  ui_driver_close (&driver);
}

/* What follows a choice follows what had led to that. */
static void
test_why_after_choice (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 5);
  ui_driver_show_text (&driver, "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 2, \"turn\": \"worms\","
                                "  \"bird\": { \"at\": \"f0\" }, \"wormholes\": [\"b7\", \"h3\", \"k9\"],"
                                "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" } ] }");
  ui_driver_play (&driver, "move green up");
  ui_driver_play (&driver, "exit k9");
  ui_driver_act (&driver, "table.why");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==,
                   "Green moves to b7. (R10.1) → Green goes through the Wormhole to k9. (R12.1)");
  ui_driver_close (&driver);
}

/* The menu of a space goes with what it was about. */
static void
test_menu_closes (void)
{
  UiDriver driver;
  GtkWidget *board;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (0, 0));
  board = ui_find_type (driver.window, WR_TYPE_BOARD_VIEW);
  g_signal_emit_by_name (board, "space-pressed", (guint) WR_SPACE (1, 8));
  g_signal_emit_by_name (board, "space-asked", (guint) WR_SPACE (1, 7));
  ui_driver_settle ();
  g_assert_true (ui_driver_has_button (&driver, "Move up"));
  ui_match_play (ui_driver_match (&driver), "end");
  ui_driver_settle ();
  g_assert_false (ui_driver_has_button (&driver, "Move up"));
  ui_driver_close (&driver);
}

/* A duel that was left waits on the title. */
static void
test_continue (void)
{
  UiDriver driver;
  BmMatch *match;

  start_duel (&driver, 2);
  land (&driver, WR_SPACE (3, 0));
  match = ui_driver_match (&driver);
  ui_driver_act (&driver, "win.title");
  ui_driver_click (&driver, "Continue");
  g_assert_true (ui_driver_match (&driver) == match);
  ui_driver_close (&driver);
}

/* ---- A trap and the marks */

#define TRAP "Your Tripwire lies here."

static gboolean
is_trapped (GtkWidget *widget,
            gpointer   unused)
{
  g_autofree char *difference = NULL;

  if (!WR_IS_SPACE_BUTTON (widget))
    return FALSE;
  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, TRAP);
  return difference == NULL;
}

static void
assert_trapped (UiDriver *driver,
                guint     n)
{
  g_autoptr(GPtrArray) found = ui_find_all (driver->window, is_trapped, NULL);

  g_assert_cmpuint (found->len, ==, n);
  UI_WAIT_UNTIL (ui_driver_says (driver, "Your Tripwire.") == (n > 0));
}

/* A Tripwire is marked for the side that laid it, with Tonight or without, and never for the other one. */
static void
test_tripwire (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 2, 1280, 800);
  ui_driver_show_text (&driver, "{\"turn\": \"worms\", \"bird\": {\"at\": \"a0\"}, \"grass\": "
                       "[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], \"worms\": [{\"colour\": \"green\", \"at\": \"k12\"}], "
                       "\"effects\": [{\"card\": \"tripwire\", \"kept\": {\"m\": \"d\"}, \"left\": 1, \"part\": 0, "
                       "\"side\": \"worms\", \"until\": \"until-turn worms\"}]}");
  assert_trapped (&driver, 3);
  g_assert_true (is_trapped (ui_driver_find (&driver, WR_TYPE_SPACE_BUTTON, "c1: grass"), NULL));
  ui_driver_act (&driver, "win.tonight");
  assert_trapped (&driver, 3);
  ui_driver_click (&driver, "End Turn");
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_BIRD);
  g_assert_cmpuint (ui_driver_position (&driver)->n_effects, ==, 1);
  assert_trapped (&driver, 0);
  ui_driver_act (&driver, "win.tonight");
  assert_trapped (&driver, 0);
  ui_driver_close (&driver);
}

/* What is marked is explained in words, and nothing else is. */
static void
test_legend (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 2, 1280, 800);
  ui_driver_show_text (&driver, "{\"turn\": \"worms\", \"bird\": {\"at\": \"f0\"}, \"hunger\": 5, \"drills\": [\"c0\"], "
                       "\"worms\": [{\"colour\": \"green\", \"at\": \"f3\"}]}");
  g_assert_false (ui_driver_says (&driver, "Bites from here."));
  ui_driver_act (&driver, "win.tonight");
  UI_WAIT_UNTIL (ui_driver_says (&driver, "Bites from here."));
  g_assert_true (ui_driver_says (&driver, "Can be eaten."));
  g_assert_true (ui_driver_says (&driver, "Sinks, as it stands."));
  g_assert_false (ui_driver_says (&driver, "Your Tripwire."));
  ui_driver_act (&driver, "win.tonight");
  g_assert_false (ui_driver_says (&driver, "Can be eaten."));
  ui_driver_close (&driver);
}

static void
begin_helped (UiDriver *driver,
              gboolean  help)
{
  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_switch (driver, "Learning help", help);
  ui_driver_click (driver, "Start");
}

static gboolean
is_marking (UiDriver *driver)
{
  g_autoptr(GVariant) state = NULL;
  gboolean tonight = bm_table_get_forecast (BM_TABLE (ui_driver_table (driver)));

  state = g_action_group_get_action_state (G_ACTION_GROUP (driver->window), "tonight");
  g_assert_true (g_variant_get_boolean (state) == tonight);
  return tonight;
}

/* With help the marks are there from the beginning, until somebody switches them off: that is remembered. */
static void
test_marks_with_help (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  g_settings_reset (driver.settings, "tonight-with-help");
  begin_helped (&driver, FALSE);
  g_assert_false (is_marking (&driver));
  ui_driver_close (&driver);
  for (guint i = 0; i < 2; i++)
    {
      ui_driver_open_size (&driver, 2, 1280, 800);
      begin_helped (&driver, TRUE);
      g_assert_true (is_marking (&driver) == (i == 0));
      /* Before the landing there is nothing to threaten. */
      g_assert_false (ui_driver_says (&driver, "First a choice has to be made."));
      if (i == 0)
        ui_driver_act (&driver, "win.tonight");
      g_assert_false (is_marking (&driver));
      g_assert_false (g_settings_get_boolean (driver.settings, "tonight-with-help"));
      ui_driver_close (&driver);
    }
  ui_driver_open (&driver, 2);
  g_settings_reset (driver.settings, "tonight-with-help");
  g_settings_reset (driver.settings, "help-bird");
  g_settings_reset (driver.settings, "help-worms");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/duel/bird-wins", test_bird_wins);
  g_test_add_func ("/duel/bird-starves", test_bird_starves);
  g_test_add_func ("/duel/bird-bitten", test_bird_bitten);
  g_test_add_func ("/table/refusals", test_refusals);
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/log-and-tonight", test_log_and_tonight);
  g_test_add_func ("/window/why-after-choice", test_why_after_choice);
  g_test_add_func ("/window/menu-closes", test_menu_closes);
  g_test_add_func ("/window/tonight-while-it-chooses", test_tonight_while_it_chooses);
  g_test_add_func ("/table/tripwire", test_tripwire);
  g_test_add_func ("/table/legend", test_legend);
  g_test_add_func ("/table/marks-with-help", test_marks_with_help);
  g_test_add_func ("/window/continue", test_continue);
  return g_test_run ();
}
