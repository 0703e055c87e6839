/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The computer at the real table: it plays, it is waited for, it gives advice, and it shows nothing of its hand.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-action-panel.h"
#include "bm-advice-words.h"
#include "bm-board-view.h"
#include "bm-card-button.h"
#include "bm-card-words.h"
#include "bm-draft-screen.h"
#include "bm-event-card-overlay.h"
#include "bm-hand.h"
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-space-button.h"
#include "bm-status.h"
#include "bm-worms-rising.h"

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 90

/* Rows of the drop-downs. */
enum { PERSON, EASY, MEDIUM, HARD, MASTER };

/* ---- What is on the screen */

typedef gboolean (*Visit) (GtkWidget *widget,
                           gpointer   data);

/* Everything below WIDGET, shown or not, until VISIT is TRUE of something. */
static GtkWidget *
visit_all (GtkWidget *widget,
           Visit      visit,
           gpointer   data)
{
  if (visit (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = visit_all (child, visit, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_shown_type (GtkWidget *widget,
               gpointer   data)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(GType *) data) && gtk_widget_get_mapped (widget);
}

static gboolean
shows (UiDriver *driver,
       GType     type)
{
  return visit_all (driver->window, is_shown_type, &type) != NULL;
}

static gboolean
has_words (GtkWidget *widget,
           gpointer   data)
{
  const char *words = data, *label = NULL, *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    label = gtk_label_get_label (GTK_LABEL (widget));
  else if (BM_IS_CARD_BUTTON (widget) && bm_card_button_get_card (BM_CARD_BUTTON (widget)) != BM_NO_CARD)
    label = bm_card_name (bm_card_button_get_card (BM_CARD_BUTTON (widget)));
  return (label != NULL && strstr (label, words) != NULL) || (tooltip != NULL && strstr (tooltip, words) != NULL);
}

static const char *
status_text (UiDriver *driver)
{
  GtkWidget *status = ui_driver_find (driver, BM_TYPE_STATUS, "Status");

  g_assert_nonnull (status);
  return bm_status_get_text (BM_STATUS (status));
}

static gboolean
is_over (UiDriver *driver)
{
  return ui_driver_has_heading (driver, "The Bird wins") || ui_driver_has_heading (driver, "The Worms win");
}

static gboolean
is_table (GtkWidget *widget,
          gpointer   data)
{
  return BM_IS_TABLE (widget);
}

/* Behind the draft as well. */
static BmMatch *
match_of (UiDriver *driver)
{
  GtkWidget *table = visit_all (driver->window, is_table, NULL);

  g_assert_nonnull (table);
  return bm_table_get_match (BM_TABLE (table));
}

/* ---- Waiting */

typedef gboolean (*Condition) (UiDriver *driver,
                               gpointer  data);

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the program until CONDITION holds; skips what a person may skip, and puts drawn cards away.  It waits while
   nothing happens: who thinks has the lower priority. */
static void
run_until (UiDriver  *driver,
           Condition  condition,
           gpointer   data)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;
  guint tick = g_timeout_add (20, tick_cb, NULL);

  while (!condition (driver, data))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("it never came");
      if (shows (driver, BM_TYPE_EVENT_CARD_OVERLAY))
        ui_driver_click (driver, "Skip");
      gtk_widget_activate_action (driver->window, "win.skip", NULL);
      g_main_context_iteration (NULL, TRUE);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  g_source_remove (tick);
}

static gboolean
decides (UiDriver *driver,
         gpointer  data)
{
  int side = bm_match_get_to_act (match_of (driver));

  if (side == BM_SIDE_NOBODY)
    return is_over (driver);
  return side == GPOINTER_TO_INT (data) && !shows (driver, BM_TYPE_EVENT_CARD_OVERLAY);
}

static void
start (UiDriver *driver,
       guint64   seed,
       guint     bird,
       guint     worms,
       gboolean  plain)
{
  ui_driver_open (driver, seed);
  ui_driver_click (driver, "New Duel");
  ui_driver_choose (driver, "Bird player", bird);
  ui_driver_choose (driver, "Worm player", worms);
  if (plain)
    ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
}

/* ---- The screen New Duel */

static void
test_new_duel (void)
{
  static const char *const levels[] = { "Person", "Computer: Easy", "Computer: Medium", "Computer: Hard",
                                        "Computer: Master" };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "New Duel");
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      GtkWidget *drop_down = ui_driver_find (&driver, GTK_TYPE_DROP_DOWN, "Worm player");

      g_assert_nonnull (drop_down);
      ui_driver_choose (&driver, "Worm player", i);
      g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down))), ==,
                       levels[i]);
      /* Only people have names. */
      g_assert_true ((ui_driver_find (&driver, GTK_TYPE_ENTRY, "Worms’ name") != NULL) == (i == PERSON));
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_ENTRY, "Bird’s name"));
    }
  ui_driver_choose (&driver, "Bird player", HARD);
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_ENTRY, "Bird’s name"));
  /* What was chosen is remembered. */
  g_assert_cmpint (g_settings_get_enum (driver.settings, "bird-player"), ==, HARD);
  g_assert_cmpint (g_settings_get_enum (driver.settings, "worm-player"), ==, MASTER);
  ui_driver_close (&driver);
}

/* ---- Playing */

/* Two computers, with everything: nobody has to do anything, and no hand is seen. */
static void
test_watch (void)
{
  UiDriver driver;

  start (&driver, 5, EASY, EASY, FALSE);
  g_assert_true (shows (&driver, BM_TYPE_DRAFT_SCREEN));
  while (!is_over (&driver))
    {
      run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
      g_assert_false (shows (&driver, BM_TYPE_HAND));
      g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
      run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_BIRD));
      g_assert_false (shows (&driver, BM_TYPE_HAND));
    }
  ui_driver_click (&driver, "Rematch");
  run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_BIRD));
  ui_driver_close (&driver);
}

/* A move of the person, by what can be pressed: the turn is ended, and what is asked is answered. */
static void
act (UiDriver *driver)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (match_of (driver), moves);
  const BmPosition *pos = bm_match_get_position (match_of (driver));

  g_assert_cmpuint (n, >, 0);
  if (bm_move_kind (moves[0]) == BM_MOVE_EXIT || bm_move_kind (moves[0]) == BM_MOVE_LAND)
    ui_driver_press (driver, bm_move_a (moves[0]));
  else if (pos->n_frames == 0)
    ui_driver_click (driver, "End Turn");
  else
    /* What cards ask is tested elsewhere. */
    bm_match_play (match_of (driver), moves[0], NULL);
}

/* A person against the computer: no hand-over, names where people are, and nothing to be done while it thinks. */
static void
test_person (void)
{
  UiDriver driver;
  BmPosition before;
  guint turns = 0;

  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "New Duel");
  ui_driver_choose (&driver, "Bird player", EASY);
  ui_driver_type (&driver, "Worms’ name", "Grace");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  /* In a narrow window there is room for less. */
  g_assert_true (ui_driver_find (&driver, GTK_TYPE_LABEL, "Computer (Easy)") != NULL
                 || ui_driver_find (&driver, GTK_TYPE_LABEL, "Easy") != NULL);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Grace"));
  /* A slow machine may have seen it land already. */
  if (bm_match_get_to_act (match_of (&driver)) == BM_SIDE_BIRD)
    g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
  while (run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS)), !is_over (&driver))
    {
      g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
      g_assert_null (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
      act (&driver);
      turns++;
      if (is_over (&driver) || bm_match_get_to_act (match_of (&driver)) == BM_SIDE_WORMS)
        continue;
      /* It is the computer's turn: presses are answered and change nothing. */
      before = *ui_driver_position (&driver);
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
      gtk_test_accessible_assert_state (ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn"),
                                        GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
      g_signal_emit_by_name (ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn"), "clicked");
      g_assert_cmpstr (status_text (&driver), ==, "Now the Bird decides, and the computer plays it.");
      g_assert_true (bm_position_equal (ui_driver_position (&driver), &before));
      gtk_widget_activate_action (driver.window, "win.suggest", NULL);
      g_assert_cmpstr (status_text (&driver), ==, "The computer decides now: there is nothing to suggest.");
      g_assert_true (bm_position_equal (ui_driver_position (&driver), &before));
    }
  g_assert_cmpuint (turns, >, 2);
  ui_driver_close (&driver);
}

static int
action_panel_height (UiDriver *driver)
{
  GType type = BM_TYPE_ACTION_PANEL;
  GtkWidget *panel = visit_all (driver->window, is_shown_type, &type);
  int width, height;

  g_assert_nonnull (panel);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, MAX (width, 176), NULL, &height, NULL, NULL);
  return height;
}

/* Nothing jumps in a small window when the turn passes from the computer: the actions stay where they are. */
static void
test_panel (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  UiDriver driver;
  int height;

  g_settings_set_int (settings, "window-width", 800);
  g_settings_set_int (settings, "window-height", 600);
  start (&driver, 2, PERSON, EASY, TRUE);
  ui_driver_press (&driver, BM_SPACE (5, 0));
  g_assert_cmpint (bm_position_to_act (ui_driver_position (&driver)), ==, BM_SIDE_WORMS);
  height = action_panel_height (&driver);
  run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_BIRD));
  g_assert_cmpint (action_panel_height (&driver), ==, height);
  ui_driver_close (&driver);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* A turn that was ended is taken back while the computer thinks; done again it thinks again. */
static void
test_undo (void)
{
  UiDriver driver;
  BmPosition before, after;

  start (&driver, 2, MASTER, PERSON, TRUE);
  run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
  before = *ui_driver_position (&driver);
  ui_driver_click (&driver, "End Turn");
  after = *ui_driver_position (&driver);
  g_assert_cmpint (bm_position_to_act (&after), ==, BM_SIDE_BIRD);
  ui_driver_click (&driver, "Undo");
  g_assert_true (bm_position_equal (ui_driver_position (&driver), &before));
  g_assert_cmpstr (status_text (&driver), ==, "Taken back.");
  /* What was thought before is of no matter. */
  for (guint i = 0; i < 50; i++)
    {
      gtk_widget_activate_action (driver.window, "win.skip", NULL);
      g_main_context_iteration (NULL, FALSE);
      g_assert_true (bm_position_equal (ui_driver_position (&driver), &before));
    }
  ui_driver_click (&driver, "Redo");
  g_assert_true (bm_position_equal (ui_driver_position (&driver), &after));
  run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
  g_assert_cmpint (ui_driver_position (&driver)->day, ==, 2);
  ui_driver_close (&driver);
}

static gboolean
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Time enough for a move that must not come. */
static void
linger (UiDriver *driver)
{
  gboolean done = FALSE;

  g_timeout_add (400, stop_cb, &done);
  while (!done)
    {
      gtk_widget_activate_action (driver->window, "win.skip", NULL);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Title, new duel and the end of the program come at any moment. */
static void
test_leave (void)
{
  UiDriver driver;
  BmMatch *first;
  guint ply;

  start (&driver, 2, MASTER, MASTER, TRUE);
  first = g_object_ref (match_of (&driver));
  gtk_widget_activate_action (driver.window, "win.new-duel", NULL);
  ui_driver_settle ();
  ui_driver_choose (&driver, "Bird player", EASY);
  ui_driver_choose (&driver, "Worm player", MASTER);
  ui_driver_click (&driver, "Start");
  g_assert_true (match_of (&driver) != first);
  g_assert_cmpuint (bm_match_get_ply (first), ==, 0);
  g_assert_finalize_object (first);

  /* Nobody plays on behind the title; back at the table it goes on. */
  gtk_widget_activate_action (driver.window, "win.title", NULL);
  ui_driver_settle ();
  ply = bm_match_get_ply (match_of (&driver));
  linger (&driver);
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, ply);
  ui_driver_click (&driver, "Continue");
  run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, ply + 1);
  ui_driver_close (&driver);
}

static gboolean
has_played (UiDriver *driver,
            gpointer  data)
{
  return bm_match_get_ply (match_of (driver)) > GPOINTER_TO_UINT (data);
}

/* A level that comes with the command line does not have the question asked twice. */
static void
test_set_level (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  bm_window_start_duel (BM_WINDOW (driver.window), "", "");
  bm_window_set_level (BM_WINDOW (driver.window), BM_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Bird: On which Grass do you begin?"));
  g_assert_cmpstr (status_text (&driver), ==, "");
  ui_driver_close (&driver);
}

/* Who goes back from the screen New Duel is waited for by a computer that has its move already. */
static void
test_back (void)
{
  UiDriver driver;
  guint ply;

  start (&driver, 2, EASY, EASY, TRUE);
  gtk_widget_activate_action (driver.window, "win.new-duel", NULL);
  ui_driver_settle ();
  ply = bm_match_get_ply (match_of (&driver));
  linger (&driver);
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, ply);
  ui_driver_click (&driver, "Back");
  run_until (&driver, has_played, GUINT_TO_POINTER (ply));
  ui_driver_close (&driver);
}

/* ---- Suggest */

static gboolean
has_advice (UiDriver *driver,
            gpointer  data)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, "Looking for a good move …") == NULL;
}

static gboolean
is_pointed_out (GtkWidget *widget,
                gpointer   data)
{
  return gtk_widget_has_css_class (widget, "hinted")
         || (BM_IS_SPACE_BUTTON (widget) && gtk_widget_has_css_class (widget, "marked"));
}

/* The status line names a legal move and what it is for, and something is pointed out. */
static void
assert_advice (UiDriver *driver)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (match_of (driver), moves);
  g_autofree char *text = g_strdup (status_text (driver));
  gboolean found = FALSE;

  for (guint i = 0; i < n && !found; i++)
    {
      g_autofree char *words = bm_advice_move_words (ui_driver_position (driver), moves[i]);
      g_autofree char *start = g_strconcat (words, ": ", NULL);

      found = g_str_has_prefix (text, start) && strlen (text) > strlen (start) + 5 && g_str_has_suffix (text, ".");
    }
  if (!found)
    g_error ("no advice: %s", text);
  g_assert_nonnull (visit_all (driver->window, is_pointed_out, NULL));
}

static void
suggest (UiDriver *driver)
{
  gtk_widget_activate_action (driver->window, "win.suggest", NULL);
  ui_driver_settle ();
  run_until (driver, has_advice, NULL);
}

static void
test_suggest (void)
{
  UiDriver driver;

  start (&driver, 2, PERSON, PERSON, TRUE);
  g_assert_null (visit_all (driver.window, is_pointed_out, NULL));
  /* Looked at before anything else can happen: a slow machine may find the move while the button is clicked. */
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Looking for a good move …"));
  run_until (&driver, has_advice, NULL);
  assert_advice (&driver);
  ui_driver_click (&driver, "Suggest");
  run_until (&driver, has_advice, NULL);
  assert_advice (&driver);

  /* Gone at the next move; for the other side as well. */
  ui_driver_press (&driver, BM_SPACE (5, 0));
  g_assert_null (visit_all (driver.window, is_pointed_out, NULL));
  suggest (&driver);
  assert_advice (&driver);

  /* Escape takes it away, or stops the thinking. */
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_null (visit_all (driver.window, is_pointed_out, NULL));
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_LABEL, "Looking for a good move …"));
  /* So does a move, and the end of the program. */
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  ui_driver_click (&driver, "End Turn");
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_LABEL, "Looking for a good move …"));
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  ui_driver_close (&driver);
}

static gboolean
is_board (GtkWidget *widget,
          gpointer   data)
{
  return BM_IS_BOARD_VIEW (widget);
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
  GtkWidget *caption = visit_all (driver->window, is_caption, NULL);
  const char *words;

  g_assert_nonnull (caption);
  words = gtk_label_get_label (GTK_LABEL (caption));
  return *words != '\0' && gtk_widget_get_child_visible (caption) && g_str_has_prefix (status_text (driver), words);
}

/* What is suggested is seen although the pointer, or the focus, rests on something else that could be done; what it
   comes to next shows itself. */
static void
test_suggest_ghost (void)
{
  UiDriver driver;
  GtkWidget *board;

  start (&driver, 2, PERSON, PERSON, TRUE);
  ui_driver_press (&driver, BM_SPACE (5, 0));
  ui_driver_click (&driver, "End Turn");
  board = visit_all (driver.window, is_board, NULL);
  g_signal_emit_by_name (board, "space-hovered", (guint) BM_SPACE (0, 0));
  suggest (&driver);
  assert_advice (&driver);
  g_assert_true (shows_ghost (&driver));
  g_signal_emit_by_name (board, "space-hovered", (guint) BM_SPACE (10, 0));
  g_assert_false (shows_ghost (&driver));
  /* Asked again it is shown again; it is there too when nothing is pointed at. */
  suggest (&driver);
  g_assert_true (shows_ghost (&driver));
  g_signal_emit_by_name (board, "space-hovered", (guint) BM_SPACE (10, 0));
  g_signal_emit_by_name (board, "space-hovered", (guint) BM_SPACE_NONE);
  g_assert_true (shows_ghost (&driver));
  ui_driver_close (&driver);
}

/* With cards and champions, in every decision of the Worms for some days. */
static void
test_suggest_cards (void)
{
  UiDriver driver;

  start (&driver, 11, EASY, PERSON, FALSE);
  for (guint i = 0; i < 9; i++)
    {
      run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
      if (is_over (&driver))
        break;
      if (!shows (&driver, BM_TYPE_DRAFT_SCREEN))
        {
          suggest (&driver);
          assert_advice (&driver);
        }
      act (&driver);
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
  g_autoptr(GError) error = NULL;
  g_autoptr(BmMatch) match = NULL;
  UiDriver driver;
  BmPosition pos;

  g_assert_true (bm_position_parse ("test", text, strlen (text), &pos, &error));
  g_assert_no_error (error);
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  ui_driver_open (&driver, 1);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.card-1", NULL);
  ui_driver_settle ();
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 0);
  suggest (&driver);
  g_assert_nonnull (visit_all (driver.window, is_pointed_out, NULL));
  g_assert_true (g_str_has_prefix (status_text (&driver), "Choose "));
  /* Escape takes back the suggestion first, then the pick. */
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_table (&driver)), "table.cancel", NULL);
  g_assert_null (visit_all (driver.window, is_pointed_out, NULL));
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
  g_autoptr(GError) error = NULL;
  g_autoptr(BmMatch) match = NULL;
  UiDriver driver;
  BmPosition pos;

  g_assert_true (bm_position_parse ("test", text, strlen (text), &pos, &error));
  g_assert_no_error (error);
  match = bm_match_new_from_position (&bm_worms_rising, &pos);
  ui_driver_open (&driver, 1);
  bm_window_show_match (BM_WINDOW (driver.window), match);
  ui_driver_settle ();
  bm_table_set_seat (ui_driver_table (&driver), BM_SIDE_NOBODY);
  gtk_widget_activate_action (driver.window, "win.suggest", NULL);
  g_assert_cmpstr (status_text (&driver), ==, "The hand is covered: first show it.");
  bm_match_play (match, bm_move_from_text (&pos, "dig left"), NULL);
  ui_driver_settle ();
  g_assert_cmpint (bm_match_get_to_act (match), ==, BM_SIDE_WORMS);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Show hand"));
  suggest (&driver);
  assert_advice (&driver);
  g_assert_true (g_str_has_prefix (status_text (&driver), "Come out at "));
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
  g_autoptr(GError) error = NULL;
  g_autofree char *words = NULL;
  BmMove moves[BM_MAX_MOVES];
  BmPosition pos;

  g_assert_true (bm_position_parse ("test", text, strlen (text), &pos, &error));
  g_assert_no_error (error);
  bm_rules_apply (&pos, BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0), NULL, NULL);
  g_assert_cmpuint (bm_rules_legal (&pos, moves), >, 0);
  g_assert_cmpint (bm_move_kind (moves[0]), ==, BM_MOVE_DISCARD);
  words = bm_advice_words (&pos, moves[0], NULL, 0);
  g_assert_true (g_str_has_prefix (words, "Discard "));
  g_assert_true (g_str_has_suffix (words, ": the other cards are better to keep."));
}

/* ---- What is hidden */

static gboolean
is_open_somewhere (const BmPosition *pos,
                   guint8            card)
{
  guint64 seen = pos->known[BM_SIDE_WORMS] | bm_position_visible (pos, BM_SIDE_WORMS);
  const BmCards *cards = &pos->cards[BM_SIDE_BIRD];

  for (guint place = 0; place < cards->n_hand; place++)
    if (cards->cards[place] == card && (seen >> place & 1))
      return TRUE;
  for (guint i = 0; i < cards->n_discard; i++)
    if (cards->cards[cards->n_hand + cards->n_deck + i] == card)
      return TRUE;
  for (guint i = 0; pos->turn != BM_TURN_SETUP && i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      return TRUE;
  return FALSE;
}

/* No card of the Bird's hand is named anywhere, not even where nothing is shown just now; those that were played or laid
   open are in the log. */
static void
assert_hidden (UiDriver *driver,
               GArray   *named)
{
  const BmPosition *pos = bm_match_get_position (match_of (driver));
  const BmCards *cards = &pos->cards[BM_SIDE_BIRD];

  for (guint card = 0; card < bm_card_set->n_cards; card++)
    if (is_open_somewhere (pos, (guint8) card))
      g_array_index (named, gboolean, card) = TRUE;
  for (guint place = 0; place < cards->n_hand; place++)
    if (!g_array_index (named, gboolean, cards->cards[place]))
      g_assert_null (visit_all (driver->window, has_words, (gpointer) bm_card_name (cards->cards[place])));
}

static void
test_hidden (void)
{
  UiDriver driver;
  g_autoptr(GArray) named = NULL;

  start (&driver, 3, EASY, PERSON, FALSE);
  named = g_array_new (FALSE, TRUE, sizeof (gboolean));
  g_array_set_size (named, bm_card_set->n_cards);
  for (guint i = 0; i < 12 && !is_over (&driver); i++)
    {
      run_until (&driver, decides, GINT_TO_POINTER (BM_SIDE_WORMS));
      if (is_over (&driver))
        break;
      assert_hidden (&driver, named);
      act (&driver);
      assert_hidden (&driver, named);
      /* The own hand lies open, whoever decides. */
      if (!is_over (&driver) && !shows (&driver, BM_TYPE_DRAFT_SCREEN))
        g_assert_null (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Show hand"));
    }
  ui_driver_close (&driver);
}

/* The Worms' champions are drafted without anybody seeing what else was offered. */
static void
test_draft (void)
{
  UiDriver driver;
  GType card = BM_TYPE_CARD_BUTTON;

  start (&driver, 3, PERSON, EASY, FALSE);
  while (bm_match_get_to_act (match_of (&driver)) == BM_SIDE_WORMS)
    {
      g_assert_true (shows (&driver, BM_TYPE_DRAFT_SCREEN));
      g_assert_null (visit_all (driver.window, is_shown_type, &card));
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Computer (Easy)"));
      gtk_widget_activate_action (driver.window, "win.skip", NULL);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 4);
  ui_driver_settle ();
  g_assert_nonnull (visit_all (driver.window, is_shown_type, &card));
  g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/computer/new-duel", test_new_duel);
  g_test_add_func ("/computer/watch", test_watch);
  g_test_add_func ("/computer/person", test_person);
  g_test_add_func ("/computer/panel", test_panel);
  g_test_add_func ("/computer/undo", test_undo);
  g_test_add_func ("/computer/leave", test_leave);
  g_test_add_func ("/computer/set-level", test_set_level);
  g_test_add_func ("/computer/back", test_back);
  g_test_add_func ("/computer/draft", test_draft);
  g_test_add_func ("/computer/hidden", test_hidden);
  g_test_add_func ("/suggest/plain", test_suggest);
  g_test_add_func ("/suggest/ghost", test_suggest_ghost);
  g_test_add_func ("/suggest/cards", test_suggest_cards);
  g_test_add_func ("/suggest/pick", test_suggest_pick);
  g_test_add_func ("/suggest/covered", test_suggest_covered);
  g_test_add_func ("/suggest/discard", test_suggest_discard);
  return g_test_run ();
}
