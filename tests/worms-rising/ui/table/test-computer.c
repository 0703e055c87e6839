/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The computer at the real table: it plays, it is waited for, and it shows nothing of its hand.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "wr-action-panel.h"
#include "bm-card-button.h"
#include "wr-draft-screen.h"
#include "bm-hand.h"

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
      g_assert_true ((ui_driver_find (&driver, GTK_TYPE_ENTRY, "Worms’ name") != NULL) == (i == UI_PERSON));
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_ENTRY, "Bird’s name"));
    }
  ui_driver_choose (&driver, "Bird player", UI_HARD);
  g_assert_null (ui_driver_find (&driver, GTK_TYPE_ENTRY, "Bird’s name"));
  /* What was chosen is remembered. */
  g_assert_cmpint (g_settings_get_enum (driver.settings, "bird-player"), ==, UI_HARD);
  g_assert_cmpint (g_settings_get_enum (driver.settings, "worm-player"), ==, UI_MASTER);
  ui_driver_close (&driver);
}

/* ---- Playing */

/* Two computers, with everything: nobody has to do anything, and no hand is seen. */
static void
test_watch (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 5, UI_EASY, UI_EASY, FALSE);
  g_assert_true (ui_driver_shows (&driver, WR_TYPE_DRAFT_SCREEN));
  while (!ui_driver_is_over (&driver))
    {
      ui_driver_skip_to (&driver, WR_SIDE_WORMS);
      g_assert_false (ui_driver_shows (&driver, BM_TYPE_HAND));
      g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
      ui_driver_skip_to (&driver, WR_SIDE_BIRD);
      g_assert_false (ui_driver_shows (&driver, BM_TYPE_HAND));
    }
  ui_driver_click (&driver, "Rematch");
  ui_driver_skip_to (&driver, WR_SIDE_BIRD);
  ui_driver_close (&driver);
}

/* A person against the computer: no hand-over, names where people are, and nothing to be done while it thinks. */
static void
test_person (void)
{
  UiDriver driver;
  WrPosition before;
  guint turns = 0;

  ui_driver_open (&driver, 2);
  ui_driver_click (&driver, "New Duel");
  ui_driver_choose (&driver, "Bird player", UI_EASY);
  ui_driver_type (&driver, "Worms’ name", "Grace");
  ui_driver_make_plain (&driver);
  ui_driver_click (&driver, "Start");
  /* In a narrow window there is room for less. */
  g_assert_true (ui_driver_find (&driver, GTK_TYPE_LABEL, "Computer (Easy)") != NULL
                 || ui_driver_find (&driver, GTK_TYPE_LABEL, "Easy") != NULL);
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Grace"));
  /* A slow machine may have seen it land already. */
  if (bm_match_get_to_act (ui_driver_match (&driver)) == WR_SIDE_BIRD)
    g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
  while (ui_driver_skip_to (&driver, WR_SIDE_WORMS), !ui_driver_is_over (&driver))
    {
      g_assert_false (ui_driver_has_heading (&driver, "Hand-over"));
      g_assert_null (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
      ui_driver_pass (&driver);
      turns++;
      if (ui_driver_is_over (&driver) || bm_match_get_to_act (ui_driver_match (&driver)) == WR_SIDE_WORMS)
        continue;
      /* It is the computer's turn: presses are answered and change nothing. */
      before = *ui_driver_position (&driver);
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Bird thinks …"));
      gtk_test_accessible_assert_state (ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn"),
                                        GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
      g_signal_emit_by_name (ui_driver_find (&driver, GTK_TYPE_BUTTON, "End Turn"), "clicked");
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Now the Bird decides, and the computer plays it.");
      g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
      gtk_widget_activate_action (driver.window, "win.suggest", NULL);
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The computer decides now: there is nothing to suggest.");
      g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
    }
  g_assert_cmpuint (turns, >, 2);
  ui_driver_close (&driver);
}

static int
action_panel_height (UiDriver *driver)
{
  GtkWidget *panel = ui_find_type (driver->window, WR_TYPE_ACTION_PANEL);
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
  UiDriver driver;
  int height;

  ui_driver_open_size (&driver, 2, 800, 600);
  ui_driver_start (&driver, UI_PERSON, UI_EASY, TRUE);
  ui_driver_press (&driver, WR_SPACE (5, 0));
  g_assert_cmpint (wr_position_to_act (ui_driver_position (&driver)), ==, WR_SIDE_WORMS);
  height = action_panel_height (&driver);
  ui_driver_skip_to (&driver, WR_SIDE_BIRD);
  g_assert_cmpint (action_panel_height (&driver), ==, height);
  ui_driver_close (&driver);
}

/* A turn that was ended is taken back while the computer thinks; done again it thinks again. */
static void
test_undo (void)
{
  UiDriver driver;
  WrPosition before, after;

  ui_driver_open_duel (&driver, 2, UI_MASTER, UI_PERSON, TRUE);
  ui_driver_skip_to (&driver, WR_SIDE_WORMS);
  before = *ui_driver_position (&driver);
  ui_driver_click (&driver, "End Turn");
  after = *ui_driver_position (&driver);
  g_assert_cmpint (wr_position_to_act (&after), ==, WR_SIDE_BIRD);
  ui_driver_click (&driver, "Undo");
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Taken back.");
  /* What was thought before is of no matter. */
  for (guint i = 0; i < 50; i++)
    {
      ui_driver_skip (&driver);
      g_main_context_iteration (NULL, FALSE);
      g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
    }
  ui_driver_click (&driver, "Redo");
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &after));
  ui_driver_skip_to (&driver, WR_SIDE_WORMS);
  g_assert_cmpint (ui_driver_position (&driver)->day, ==, 2);
  ui_driver_close (&driver);
}

static gboolean
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
set_pace (UiDriver   *driver,
          const char *pace)
{
  g_settings_set_string (driver->settings, "computer-pace", pace);
}

/* Time enough, at the pace "fast", for a move that must not come. */
static void
linger (UiDriver *driver)
{
  gboolean done = FALSE;

  g_timeout_add (400, stop_cb, &done);
  while (!done)
    {
      ui_driver_skip (driver);
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

  ui_driver_open_duel (&driver, 2, UI_MASTER, UI_MASTER, TRUE);
  first = g_object_ref (ui_driver_match (&driver));
  ui_driver_act (&driver, "win.new-duel");
  ui_driver_choose (&driver, "Bird player", UI_EASY);
  ui_driver_choose (&driver, "Worm player", UI_MASTER);
  set_pace (&driver, "fast");
  ui_driver_click (&driver, "Start");
  g_assert_true (ui_driver_match (&driver) != first);
  g_assert_cmpuint (bm_match_get_ply (first), ==, 0);
  g_assert_finalize_object (first);

  /* Nobody plays on behind the title; back at the table it goes on. */
  ui_driver_act (&driver, "win.title");
  ply = bm_match_get_ply (ui_driver_match (&driver));
  linger (&driver);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, ply);
  ui_driver_click (&driver, "Continue");
  UI_WAIT_UNTIL ((ui_driver_skip (&driver), bm_match_get_ply (ui_driver_match (&driver)) > ply));
  ui_driver_close (&driver);
}

/* A level that comes with the command line does not have the question asked twice. */
static void
test_set_level (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  bm_window_set_level (BM_WINDOW (driver.window), WR_SIDE_WORMS, BM_LEVEL_EASY);
  ui_driver_settle ();
  g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Bird: Which Grass do you begin on?"));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "");
  ui_driver_close (&driver);
}

/* Who goes back from the screen New Duel is waited for by a computer that has its move already. */
static void
test_back (void)
{
  UiDriver driver;
  guint ply;

  ui_driver_open (&driver, 2);
  set_pace (&driver, "fast");
  ui_driver_start (&driver, UI_EASY, UI_EASY, TRUE);
  ui_driver_act (&driver, "win.new-duel");
  ply = bm_match_get_ply (ui_driver_match (&driver));
  linger (&driver);
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, ply);
  ui_driver_click (&driver, "Back");
  UI_WAIT_UNTIL ((ui_driver_skip (&driver), bm_match_get_ply (ui_driver_match (&driver)) > ply));
  ui_driver_close (&driver);
}

/* ---- What is hidden */

static gboolean
has_words (GtkWidget *widget,
           gpointer   data)
{
  const char *words = data, *label = NULL, *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    label = gtk_label_get_label (GTK_LABEL (widget));
  else if (BM_IS_CARD_BUTTON (widget) && bm_card_button_get_card (BM_CARD_BUTTON (widget)) != BM_CARD_NONE)
    label = wr_card_name (bm_card_button_get_card (BM_CARD_BUTTON (widget)));
  return (label != NULL && strstr (label, words) != NULL) || (tooltip != NULL && strstr (tooltip, words) != NULL);
}

static gboolean
is_open_somewhere (const WrPosition *pos,
                   guint8            card)
{
  guint64 seen = pos->known[WR_SIDE_WORMS] | wr_position_visible (pos, WR_SIDE_WORMS);
  const WrCards *cards = &pos->cards[WR_SIDE_BIRD];

  for (guint place = 0; place < cards->n_hand; place++)
    if (cards->cards[place] == card && (seen >> place & 1))
      return TRUE;
  for (guint i = 0; i < cards->n_discard; i++)
    if (cards->cards[cards->n_hand + cards->n_deck + i] == card)
      return TRUE;
  for (guint i = 0; pos->turn != WR_TURN_SETUP && i < pos->n_effects; i++)
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
  const WrPosition *pos = bm_match_get_position (ui_driver_match (driver));
  const WrCards *cards = &pos->cards[WR_SIDE_BIRD];

  for (guint card = 0; card < wr_card_set->n_cards; card++)
    if (is_open_somewhere (pos, (guint8) card))
      g_array_index (named, gboolean, card) = TRUE;
  for (guint place = 0; place < cards->n_hand; place++)
    if (!g_array_index (named, gboolean, cards->cards[place]))
      g_assert_null (ui_find_anywhere (driver->window, has_words, (gpointer) wr_card_name (cards->cards[place])));
}

static void
test_hidden (void)
{
  UiDriver driver;
  g_autoptr(GArray) named = NULL;

  ui_driver_open_duel (&driver, 3, UI_EASY, UI_PERSON, FALSE);
  named = g_array_new (FALSE, TRUE, sizeof (gboolean));
  g_array_set_size (named, wr_card_set->n_cards);
  for (guint i = 0; i < 12 && !ui_driver_is_over (&driver); i++)
    {
      ui_driver_skip_to (&driver, WR_SIDE_WORMS);
      if (ui_driver_is_over (&driver))
        break;
      assert_hidden (&driver, named);
      ui_driver_pass (&driver);
      assert_hidden (&driver, named);
      /* The own hand lies open, whoever decides. */
      if (!ui_driver_is_over (&driver) && !ui_driver_shows (&driver, WR_TYPE_DRAFT_SCREEN))
        g_assert_false (ui_driver_has_button (&driver, "Show hand"));
    }
  ui_driver_close (&driver);
}

/* The Worms' champions are drafted without anybody seeing what else was offered. */
static void
test_draft (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 3, UI_PERSON, UI_EASY, FALSE);
  while (bm_match_get_to_act (ui_driver_match (&driver)) == WR_SIDE_WORMS)
    {
      g_assert_true (ui_driver_shows (&driver, WR_TYPE_DRAFT_SCREEN));
      g_assert_false (ui_driver_shows (&driver, BM_TYPE_CARD_BUTTON));
      g_assert_nonnull (ui_driver_find (&driver, GTK_TYPE_LABEL, "Computer (Easy)"));
      ui_driver_skip (&driver);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, 4);
  ui_driver_settle ();
  g_assert_true (ui_driver_shows (&driver, BM_TYPE_CARD_BUTTON));
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
  return g_test_run ();
}
