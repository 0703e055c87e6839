/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Asking the computer what to do, at the real table: it names a legal move and why, points at it, and tells nothing of a
 * hand that lies covered.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "wr-advice-words.h"
#include "wr-board-view.h"
#include "wr-draft-screen.h"
#include "wr-space-button.h"
#include "wr-game.h"

static gboolean
is_thinking (UiDriver *driver)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, "Looking for a good move …") != NULL;
}

static gboolean
is_pointed_out (GtkWidget *widget,
                gpointer   data)
{
  return gtk_widget_has_css_class (widget, "hinted")
         || (WR_IS_SPACE_BUTTON (widget) && gtk_widget_has_css_class (widget, "marked"));
}

/* The status line names a legal move and what it is for, and something is pointed out. */
static void
assert_advice (UiDriver *driver)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (ui_driver_match (driver), moves);
  g_autofree char *text = g_strdup (ui_driver_status_text (driver));
  gboolean found = FALSE;

  for (guint i = 0; i < n && !found; i++)
    {
      g_autofree char *words = wr_advice_move_words (ui_driver_position (driver), moves[i]);
      g_autofree char *start = g_strconcat (words, ": ", NULL);

      found = g_str_has_prefix (text, start) && strlen (text) > strlen (start) + 5 && g_str_has_suffix (text, ".");
    }
  if (!found)
    g_error ("no advice: %s", text);
  g_assert_nonnull (ui_find_anywhere (driver->window, is_pointed_out, NULL));
}

static void
suggest (UiDriver *driver)
{
  ui_driver_act (driver, "win.suggest");
  UI_WAIT_UNTIL (!is_thinking (driver));
}

static void
test_suggest (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 2, UI_PERSON, UI_PERSON, TRUE);
  g_assert_null (ui_find_anywhere (driver.window, is_pointed_out, NULL));
  /* Looked at before anything else can happen: a slow machine may find the move while the button is clicked. */
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  g_assert_true (is_thinking (&driver));
  UI_WAIT_UNTIL (!is_thinking (&driver));
  assert_advice (&driver);
  ui_driver_click (&driver, "Suggest");
  UI_WAIT_UNTIL (!is_thinking (&driver));
  assert_advice (&driver);

  /* Gone at the next move; for the other side as well. */
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_null (ui_find_anywhere (driver.window, is_pointed_out, NULL));
  suggest (&driver);
  assert_advice (&driver);

  /* Escape takes it away, or stops the thinking. */
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_null (ui_find_anywhere (driver.window, is_pointed_out, NULL));
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_false (is_thinking (&driver));
  /* So does a move, and the end of the program. */
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  ui_driver_click (&driver, "End Turn");
  g_assert_false (is_thinking (&driver));
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  ui_driver_close (&driver);
}

static gboolean
is_caption (GtkWidget *widget,
            gpointer   data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "board-caption");
}

/* Beside the ghosts on the board stand the first words of what is suggested. */
static gboolean
shows_ghost (UiDriver *driver)
{
  GtkWidget *caption = ui_find_anywhere (driver->window, is_caption, NULL);
  const char *words;

  g_assert_nonnull (caption);
  words = gtk_label_get_label (GTK_LABEL (caption));
  return *words != '\0' && gtk_widget_get_child_visible (caption)
         && g_str_has_prefix (ui_driver_status_text (driver), words);
}

/* What is suggested is seen although the pointer, or the focus, rests on something else that could be done; what it
   comes to next shows itself. */
static void
test_suggest_ghost (void)
{
  UiDriver driver;
  GtkWidget *board;

  ui_driver_open_duel (&driver, 2, UI_PERSON, UI_PERSON, TRUE);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  ui_driver_click (&driver, "End Turn");
  board = ui_find_type (driver.window, WR_TYPE_BOARD_VIEW);
  g_signal_emit_by_name (board, "space-hovered", (guint) WR_SPACE (0, 0));
  suggest (&driver);
  assert_advice (&driver);
  g_assert_true (shows_ghost (&driver));
  g_signal_emit_by_name (board, "space-hovered", (guint) WR_SPACE (10, 0));
  g_assert_false (shows_ghost (&driver));
  /* Asked again it is shown again; it is there too when nothing is pointed at. */
  suggest (&driver);
  g_assert_true (shows_ghost (&driver));
  g_signal_emit_by_name (board, "space-hovered", (guint) WR_SPACE (10, 0));
  g_signal_emit_by_name (board, "space-hovered", (guint) WR_SPACE_NONE);
  g_assert_true (shows_ghost (&driver));
  ui_driver_close (&driver);
}

/* With cards and champions, in every decision of the Worms for some days. */
static void
test_suggest_cards (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 11, UI_EASY, UI_PERSON, FALSE);
  for (guint i = 0; i < 9; i++)
    {
      ui_driver_skip_to (&driver, WR_SIDE_WORMS);
      if (ui_driver_is_over (&driver))
        break;
      if (!ui_driver_shows (&driver, WR_TYPE_DRAFT_SCREEN))
        {
          suggest (&driver);
          assert_advice (&driver);
        }
      ui_driver_pass (&driver);
    }
  ui_driver_close (&driver);
}

/* In the middle of a card's picks, of which the match knows nothing yet. */
static void
test_suggest_pick (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"worms\", \"day\": 3,"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" }, { \"colour\": \"purple\", \"at\": \"h5\" } ],"
    "  \"bird\": { \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],"
    "  \"hands\": { \"worms\": [\"swell\"], \"bird\": [\"lullaby\"] } }";
  g_autoptr(BmMatch) match = ui_match_read (text);
  UiDriver driver;

  ui_driver_open (&driver, 1);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  ui_driver_act (&driver, "table.card-1");
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  suggest (&driver);
  g_assert_nonnull (ui_find_anywhere (driver.window, is_pointed_out, NULL));
  g_assert_true (g_str_has_prefix (ui_driver_status_text (&driver), "Choose "));
  /* Escape takes back the suggestion first, then the pick. */
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_null (ui_find_anywhere (driver.window, is_pointed_out, NULL));
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  suggest (&driver);
  assert_advice (&driver);
  ui_driver_close (&driver);
}

/* Two people: the Worms are asked in the Bird's turn where Green comes out, which has nothing to do with the hand that
   lies covered meanwhile.  In a side's own turn a suggestion may be a card: first it must be shown. */
static void
test_suggest_covered (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 3,"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"e3\" }, { \"colour\": \"pink\", \"at\": \"j8\" } ],"
    "  \"wormholes\": [\"e4\", \"h3\", \"k9\"],"
    "  \"bird\": { \"at\": \"f8\" }, \"grass\": [0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0],"
    "  \"hands\": { \"worms\": [\"swell\"], \"bird\": [\"lullaby\"] } }";
  g_autoptr(BmMatch) match = ui_match_read (text);
  UiDriver driver;

  ui_driver_open (&driver, 1);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  bm_table_set_seat (BM_TABLE (ui_driver_table (&driver)), BM_SIDE_NOBODY);
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The hand is covered: show it first.");
  ui_driver_play (&driver, "dig left");
  g_assert_cmpint (bm_match_get_to_act (match), ==, WR_SIDE_WORMS);
  g_assert_true (ui_driver_has_button (&driver, "Show hand"));
  suggest (&driver);
  assert_advice (&driver);
  g_assert_true (g_str_has_prefix (ui_driver_status_text (&driver), "Come out at "));
  ui_driver_close (&driver);
}

/* A card is given away in the evening: what the night brings is not the card's doing. */
static void
test_suggest_discard (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 3,"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"f4\" }, { \"colour\": \"purple\", \"at\": \"h5\" } ],"
    "  \"bird\": { \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],"
    "  \"hands\": { \"bird\": [\"lullaby\", \"trench\", \"shatter\", \"overdrive\", \"ransack\", \"cloudburst\"] } }";
  g_autofree char *words = NULL;
  BmMove moves[BM_MAX_MOVES];
  WrPosition pos;

  ui_position_read (text, &pos);
  wr_rules_apply (&pos, WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0), NULL, NULL);
  g_assert_cmpuint (wr_rules_legal (&pos, moves), >, 0);
  g_assert_cmpint (wr_move_kind (moves[0]), ==, WR_MOVE_DISCARD);
  words = wr_advice_words (&pos, moves[0], NULL, 0);
  g_assert_true (g_str_has_prefix (words, "Discard "));
  g_assert_true (g_str_has_suffix (words, ": the other cards are better to keep."));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/suggest/plain", test_suggest);
  g_test_add_func ("/suggest/ghost", test_suggest_ghost);
  g_test_add_func ("/suggest/cards", test_suggest_cards);
  g_test_add_func ("/suggest/pick", test_suggest_pick);
  g_test_add_func ("/suggest/covered", test_suggest_covered);
  g_test_add_func ("/suggest/discard", test_suggest_discard);
  return g_test_run ();
}
