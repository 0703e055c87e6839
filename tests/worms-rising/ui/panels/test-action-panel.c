/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The panel of actions: how End Turn says what would be lost, and the question before that; and its place, which never
 * changes.
 */
#include "config.h"

#include <string.h>

#include "ui-driver.h"

#include "bm-card-button.h"
#include "bm-hand.h"
#include "bm-hint-panel.h"
#include "bm-pips.h"
#include "bm-question.h"

static void
open_duel (UiDriver *driver,
           int       width,
           int       height)
{
  ui_driver_open_size (driver, 2, width, height);
  ui_start (BM_WINDOW (driver->window), "start:champions=none,cards=off,events=off", "", "");
  ui_driver_settle ();
  ui_driver_press (driver, WR_SPACE (0, 0));
  ui_driver_take_seat (driver);
}

/* ---- End Turn */

static void
assert_end_turn (UiDriver   *driver,
                 const char *label,
                 const char *spoken,
                 gboolean    red)
{
  GtkWidget *end = ui_driver_find (driver, GTK_TYPE_BUTTON, "End Turn");

  g_assert_nonnull (end);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (end)), ==, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_PROPERTY_LABEL, "End Turn");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (end), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken);
  g_assert_cmpint (gtk_widget_has_css_class (end, "suggested"), ==, red);
}

static void
test_label (void)
{
  static const char *const moves[] = { "move green up", "move green up", "move green up", "move green up" };
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  assert_end_turn (&driver, "End Turn (4 left)", "4 actions left", FALSE);
  for (guint i = 0; i < 3; i++)
    ui_driver_play (&driver, moves[i]);
  assert_end_turn (&driver, "End Turn (1 left)", "1 action left", FALSE);
  ui_driver_play (&driver, moves[3]);
  assert_end_turn (&driver, "End Turn", "0 actions left", TRUE);
  ui_driver_click (&driver, "Undo");
  assert_end_turn (&driver, "End Turn (1 left)", "1 action left", FALSE);
  ui_driver_close (&driver);
}

/* A turn in which nothing can be done is ended without regret. */
static void
test_nothing_to_do (void)
{
  UiDriver driver;
  WrPosition pos;

  wr_position_init (&pos);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    pos.stunned[worm] = 1;
  ui_driver_open (&driver, 2);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_show_position (&driver, &pos);
  assert_end_turn (&driver, "End Turn (4 left)", "4 actions left", TRUE);
  ui_driver_click (&driver, "End Turn");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  g_assert_cmpint (ui_driver_position (&driver)->turn, ==, WR_SIDE_BIRD);
  ui_driver_close (&driver);
}

/* ---- The question */

static void
assert_turn (UiDriver *driver,
             WrSide    side,
             gboolean  asked)
{
  g_assert_cmpint (ui_driver_position (driver)->turn, ==, side);
  g_assert_true ((ui_find_window (BM_TYPE_QUESTION) != NULL) == asked);
}

/* Once in a match, whatever is answered, and whichever side plays. */
static void
test_asked_once (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_play (&driver, "move green up");
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_WORMS, TRUE);
  g_assert_nonnull (ui_find_words (ui_find_window (BM_TYPE_QUESTION), "End the turn with 3 actions left?"));
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  assert_turn (&driver, WR_SIDE_WORMS, FALSE);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_BIRD, FALSE);
  ui_driver_take_seat (&driver);
  ui_driver_act (&driver, "table.end-turn");
  assert_turn (&driver, WR_SIDE_WORMS, FALSE);
  /* The next one is another match. */
  ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=off,events=off", "", "");
  ui_driver_settle ();
  ui_driver_press (&driver, WR_SPACE (0, 0));
  ui_driver_take_seat (&driver);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_WORMS, TRUE);
  ui_answer (BM_TYPE_QUESTION, "End Turn");
  assert_turn (&driver, WR_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);
}

/* The key that asks answers too, and so does Enter; Escape keeps the turn. */
static void
test_by_keys (void)
{
  UiDriver driver, dialog;

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "<Control>Return");
  assert_turn (&driver, WR_SIDE_WORMS, TRUE);
  dialog = ui_dialog (BM_TYPE_QUESTION);
  g_assert_true (ui_driver_focus (&dialog) == ui_driver_find (&dialog, GTK_TYPE_BUTTON, "End Turn"));
  g_assert_true (ui_press_key (dialog.window, "<Control>Return"));
  assert_turn (&driver, WR_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "<Control>Return");
  g_assert_true (ui_press_key (ui_find_window (BM_TYPE_QUESTION), "Escape"));
  assert_turn (&driver, WR_SIDE_WORMS, FALSE);
  ui_driver_close (&driver);
}

/* Nobody is asked who used all actions, nor where the preference says so, nor where things are only tried out. */
static void
test_not_asked (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_BIRD, FALSE);
  ui_driver_close (&driver);

  open_duel (&driver, 1280, 800);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  for (guint i = 0; i < BM_ACTIONS; i++)
    ui_driver_play (&driver, "move green up");
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_BIRD, FALSE);
  ui_driver_take_seat (&driver);
  ui_driver_act (&driver, "win.what-if");
  ui_driver_act (&driver, "table.end-turn");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_close (&driver);
}

/* A match that is opened again has forgotten the question, but not that a person ended a turn early in it. */
static void
test_known_from_history (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  ui_driver_click (&driver, "End Turn");
  ui_driver_take_seat (&driver);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ui_driver_click (&driver, "End Turn");
  assert_turn (&driver, WR_SIDE_WORMS, FALSE);
  ui_driver_close (&driver);
}

/* ---- The place */

#define BIRDS_HAND "\"boxed-in\", \"last-rites\", \"lullaby\", \"ransack\", \"sinkhole\""

#define POSITION(turn, more) \
  "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"" turn "\", \"day\": 3, \"suspicion\": 1," \
  "  \"worms\": [ { \"colour\": \"green\", \"card\": \"the-commander\", \"at\": \"b8\" }," \
  "               { \"colour\": \"purple\", \"card\": \"the-sorceress\", \"at\": \"h5\", \"stunned\": 1 } ]," \
  "  \"bird\": { \"card\": \"the-owl\", \"at\": \"f2\" }, \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]," \
  "  \"hands\": { \"worms\": [\"jinx\", \"swell\", \"tripwire\"], \"bird\": [" BIRDS_HAND "] }," \
  "  \"decks\": { \"worms\": [\"venom\"], \"bird\": [\"roost\"], \"events\": [\"gale\"] }" more "}"

#define EFFECT(card, side, until) \
  "{ \"card\": \"" card "\", \"side\": " side ", \"part\": 0, \"until\": \"" until "\", \"left\": null, \"kept\": {} }"

#define IN_FORCE \
  ", \"effects\": [ " EFFECT ("sticky-mud", "\"worms\"", "next-turn bird") ", " \
  EFFECT ("borrowed-strength", "\"worms\"", "next-turn worms") ", " EFFECT ("flood", "null", "day") " ]"
#define ZOMBIES \
  ", \"zombies\": [ { \"id\": 1, \"at\": \"a5\" }, { \"id\": 2, \"at\": \"c5\" }, { \"id\": 3, \"at\": \"d5\" } ]"

#define KNOWN   ", \"known\": { \"worms\": [" BIRDS_HAND "] }"

static const char *const crowded[WR_N_SIDES] = {
  [WR_SIDE_WORMS] = POSITION ("worms", KNOWN ZOMBIES IN_FORCE), [WR_SIDE_BIRD] = POSITION ("bird", KNOWN ZOMBIES IN_FORCE),
};

static const char *const places[WR_N_SIDES][4] = {
  [WR_SIDE_WORMS] = { POSITION ("worms", ""), POSITION ("worms", IN_FORCE), POSITION ("worms", ZOMBIES IN_FORCE),
                      POSITION ("worms", ", \"total\": 8, \"spent\": 1") },
  [WR_SIDE_BIRD] = { POSITION ("bird", ""), POSITION ("bird", IN_FORCE), POSITION ("bird", ZOMBIES IN_FORCE),
                     POSITION ("bird", ", \"total\": 8, \"spent\": 1") },
};

static graphene_rect_t
place_of (UiDriver   *driver,
          const char *name)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, name);
  graphene_rect_t place;

  if (button == NULL)
    g_error ("no button “%s”", name);
  g_assert_true (gtk_widget_compute_bounds (button, driver->window, &place));
  return place;
}

#define N_BUTTONS 6

static const char *const buttons[WR_N_SIDES][N_BUTTONS] = {
  [WR_SIDE_WORMS] = { "End Turn", "Undo", "Redo", "Move", "Break", "Bedrock" },
  [WR_SIDE_BIRD] = { "End Turn", "Undo", "Redo", "Fly", "Drill", "Break" },
};

/* They are where they were first, as far as they are in sight: a choice takes the place of the actions. */
static void
assert_places (UiDriver              *driver,
               WrSide                 side,
               const graphene_rect_t *first,
               guint                  n,
               const char            *when)
{
  ui_wait_for_layout (driver->window);
  for (guint i = 0; i < n; i++)
    {
      const graphene_rect_t now = place_of (driver, buttons[side][i]);

      if (!graphene_rect_equal (&now, &first[i]))
        g_error ("%s is at %g, %g (%g x %g) %s, and was at %g, %g (%g x %g)", buttons[side][i], now.origin.x,
                 now.origin.y, now.size.width, now.size.height, when, first[i].origin.x, first[i].origin.y,
                 first[i].size.width, first[i].size.height);
    }
}

static void
assert_fixed (WrSide side,
              int    width,
              int    height)
{
  static const char *const help[WR_N_SIDES] = { "table.help-worms", "table.help-bird" };
  graphene_rect_t first[N_BUTTONS];
  UiDriver driver;

  ui_driver_open_size (&driver, 2, width, height);
  ui_driver_show_text (&driver, places[side][0]);
  ui_wait_for_layout (driver.window);
  for (guint i = 0; i < N_BUTTONS; i++)
    first[i] = place_of (&driver, buttons[side][i]);
  for (guint i = 1; i < G_N_ELEMENTS (places[side]); i++)
    {
      g_autofree char *when = g_strdup_printf ("in position %u", i);

      ui_driver_show_text (&driver, places[side][i]);
      assert_places (&driver, side, first, N_BUTTONS, when);
    }
  ui_driver_show_text (&driver, places[side][1]);
  ui_driver_act (&driver, help[side]);
  assert_places (&driver, side, first, N_BUTTONS, "with hints");
  ui_driver_act (&driver, "win.tonight");
  assert_places (&driver, side, first, N_BUTTONS, "with Tonight");
  ui_driver_act (&driver, "win.log");
  assert_places (&driver, side, first, N_BUTTONS, "with the log");
  ui_driver_act (&driver, "table.card-1");
  assert_places (&driver, side, first, 3, "while a card asks");
  ui_driver_act (&driver, "table.cancel");
  assert_places (&driver, side, first, N_BUTTONS, "after it was put back");
  ui_driver_act (&driver, help[side]);
  ui_driver_close (&driver);
}

static void
test_fixed (void)
{
  static const struct { int width, height; } sizes[] = { { 800, 600 }, { 1280, 800 }, { 1500, 1100 }, { 1920, 1080 } };
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (WrSide side = 0; side < WR_N_SIDES; side++)
      assert_fixed (side, sizes[i].width, sizes[i].height);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* The Bird's Health and what happened stay in sight beside hints, explanations and cards in force. */
static void
assert_room (WrSide side,
             int    width,
             int    height)
{
  UiDriver driver;
  const WrPosition *pos;
  g_autofree char *words = NULL;
  GtkWidget *health, *column, *log;
  graphene_rect_t place, whole;

  ui_driver_open_size (&driver, 2, width, height);
  g_settings_set_boolean (driver.settings, side == WR_SIDE_BIRD ? "help-bird" : "help-worms", TRUE);
  ui_driver_show_text (&driver, crowded[side]);
  ui_wait_for_layout (driver.window);
  g_assert_nonnull (ui_find_type (driver.window, BM_TYPE_HINT_PANEL));
  pos = ui_driver_position (&driver);
  words = g_strdup_printf ("Health: %u of %u", pos->health, pos->max_health);
  health = ui_driver_find (&driver, GTK_TYPE_BOX, words);
  g_assert_nonnull (health);
  column = gtk_widget_get_ancestor (health, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (health, column, &place));
  g_assert_true (gtk_widget_compute_bounds (column, column, &whole));
  g_assert_true (graphene_rect_contains_rect (&whole, &place));
  log = ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log");
  g_assert_nonnull (log);
  g_assert_cmpint (gtk_widget_get_height (log), >, 30);
  g_settings_reset (driver.settings, side == WR_SIDE_BIRD ? "help-bird" : "help-worms");
  ui_driver_close (&driver);
}

static void
test_room (void)
{
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    assert_room (side, 1280, 800);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* Four champions, an explanation, and a card that asks: the log goes to the left column, below the hints. */
static void
test_log_below_hints (void)
{
  static const char position[]
    = "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 1, \"suspicion\": 2,"
      "  \"worms\": [ { \"colour\": \"green\", \"card\": \"the-contrary\", \"at\": \"f5\" },"
      "               { \"colour\": \"yellow\", \"card\": \"the-bodyguard\", \"at\": \"e11\" },"
      "               { \"colour\": \"purple\", \"card\": \"the-root\", \"at\": \"e11\" },"
      "               { \"colour\": \"pink\", \"card\": \"the-sorceress\", \"at\": \"j12\" } ],"
      "  \"bird\": { \"card\": \"the-resilient\", \"at\": \"f0\" },"
      "  \"hands\": { \"worms\": [\"jinx\", \"swell\"],"
      "             \"bird\": [\"forage\", \"foot-tapping\", \"overdrive\", \"sinkhole\"] },"
      "  \"decks\": { \"worms\": [\"scatter\"], \"bird\": [\"roost\"], \"events\": [\"gale\"] } }";
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();
  UiDriver driver;
  GtkWidget *hints, *log;
  graphene_rect_t above, below;

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  ui_driver_open_size (&driver, 2, 1280, 800);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  ui_driver_show_text (&driver, position);
  ui_driver_play (&driver, "drill");
  ui_driver_click (&driver, "Forage");
  ui_wait_for_layout (driver.window);
  hints = ui_find_type (driver.window, BM_TYPE_HINT_PANEL);
  log = ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log");
  g_assert_nonnull (hints);
  g_assert_nonnull (log);
  g_assert_true (gtk_widget_compute_bounds (hints, driver.window, &above));
  g_assert_true (gtk_widget_compute_bounds (log, driver.window, &below));
  g_assert_cmpfloat (below.origin.x, <, 640);
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
  g_settings_reset (driver.settings, "help-bird");
  ui_driver_close (&driver);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* ---- Tooltips */

/* The hand shows the whole of the card that is pointed at. */
static gboolean
has_tip (GtkWidget *widget)
{
  if (BM_IS_CARD_BUTTON (widget) && gtk_widget_get_ancestor (widget, BM_TYPE_HAND) != NULL)
    return TRUE;
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_has_tooltip (at))
      return TRUE;
  return FALSE;
}

static gboolean
is_control (GtkWidget *widget,
            gpointer   unused)
{
  return (GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL)
         || GTK_IS_SWITCH (widget) || BM_IS_PIPS (widget);
}

/* Each control of the table and of the window's head, and each counter, tells in one line what it is about, and a screen
   reader does not hear the same twice. */
static void
assert_tips (UiDriver *driver)
{
  g_autoptr(GPtrArray) controls = ui_find_all (driver->window, is_control, NULL);

  g_assert_cmpuint (controls->len, >, 150);
  for (guint i = 0; i < controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (controls, i);
      const char *tip = gtk_widget_get_tooltip_text (control);
      g_autofree char *same = NULL;

      if (!has_tip (control))
        g_error ("no tooltip: %s “%s”", G_OBJECT_TYPE_NAME (control),
                 GTK_IS_BUTTON (control) ? gtk_button_get_label (GTK_BUTTON (control)) : "");
      if (tip == NULL)
        continue;
      g_assert_null (strchr (tip, '\n'));
      same = gtk_test_accessible_check_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, tip);
      if (same == NULL)
        {
          g_autofree char *twice = gtk_test_accessible_check_property (GTK_ACCESSIBLE (control),
                                                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip);

          if (twice == NULL)
            g_error ("said twice: %s", tip);
        }
    }
}

static void
assert_tip (UiDriver   *driver,
            const char *name,
            const char *tip)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, name);

  g_assert_nonnull (button);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, tip);
}

static void
test_tips (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 2, 1280, 800);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    {
      g_settings_set_boolean (driver.settings, "help-bird", TRUE);
      g_settings_set_boolean (driver.settings, "help-worms", TRUE);
      ui_driver_show_text (&driver, places[side][2]);
      ui_wait_for_layout (driver.window);
      assert_tips (&driver);
    }
  assert_tip (&driver, "Fly", "Flies to any Grass or cleared space · 1 action (F)");
  assert_tip (&driver, "Break", "Takes away a Bedrock next to the Bird · 1 action (K)");
  assert_tip (&driver, "End Turn", "Ends your turn; actions that are left are lost (Ctrl+Return)");
  g_settings_reset (driver.settings, "help-bird");
  g_settings_reset (driver.settings, "help-worms");
  ui_driver_close (&driver);
}

/* A card that sets the reach of an action is not contradicted. */
static void
test_ranged (void)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"turn\": \"bird\", \"day\": 3,"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"b8\" } ],"
    "  \"bird\": { \"at\": \"f0\", \"card\": \"the-tilt\" } }";
  UiDriver driver;
  WrPosition pos;

  ui_position_read (text, &pos);
  ui_driver_open (&driver, 2);
  ui_driver_show_position (&driver, &pos);
  assert_tip (&driver, "Dig", "A card in force says which spaces this reaches · 1 action (D)");
  assert_tip (&driver, "Fly", "Flies to any Grass or cleared space · 1 action (F)");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/end-turn/label", test_label);
  g_test_add_func ("/end-turn/nothing-to-do", test_nothing_to_do);
  g_test_add_func ("/end-turn/asked-once", test_asked_once);
  g_test_add_func ("/end-turn/by-keys", test_by_keys);
  g_test_add_func ("/end-turn/not-asked", test_not_asked);
  g_test_add_func ("/end-turn/known-from-history", test_known_from_history);
  g_test_add_func ("/action-panel/fixed", test_fixed);
  g_test_add_func ("/action-panel/room", test_room);
  g_test_add_func ("/action-panel/log-below-hints", test_log_below_hints);
  g_test_add_func ("/action-panel/tips", test_tips);
  g_test_add_func ("/action-panel/ranged", test_ranged);
  return g_test_run ();
}
