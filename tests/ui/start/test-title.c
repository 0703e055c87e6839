/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The title with the boxes of two games: one is chosen by mouse and by keys, and kept; the menu, the keys of the window and a
 * new match are those of the chosen one, while a match of the other one goes on.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-game-box.h"
#include "bm-game-shelf.h"
#include "bm-games.h"
#include "bm-style.h"
#include "bm-title-menu.h"
#include "bm-title-screen.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-table.h"
#include "wr-game-ui.h"
#include "wr-game.h"

#define DUEL "Worms Rising"
#define RACE "Terror Below"

static GtkWidget *
find_box (UiDriver   *driver,
          const char *name)
{
  GtkWidget *box = ui_driver_find (driver, BM_TYPE_GAME_BOX, name);

  if (box == NULL)
    g_error ("no box “%s” on the screen", name);
  return box;
}

static void
assert_chosen (UiDriver   *driver,
               const char *name)
{
  static const char *const names[] = { DUEL, RACE };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *box = find_box (driver, names[i]);
      const gboolean chosen = g_str_equal (names[i], name);

      gtk_test_accessible_assert_state (box, GTK_ACCESSIBLE_STATE_PRESSED,
                                        chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);
      g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (box)), ==, chosen);
    }
  g_assert_true (ui_driver_has_heading (driver, name));
}

static GtkWidget *
find_title (UiDriver *driver)
{
  GtkWidget *title = ui_find_type (driver->window, BM_TYPE_TITLE_SCREEN);

  g_assert_nonnull (title);
  return title;
}

static GtkWidget *
find_shelf (UiDriver *driver)
{
  GtkWidget *shelf = ui_find_type (driver->window, BM_TYPE_GAME_SHELF);

  g_assert_nonnull (shelf);
  return shelf;
}

/* ---- Choosing */

static void
test_choose (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  assert_chosen (&driver, DUEL);
  ui_driver_click (&driver, RACE);
  assert_chosen (&driver, RACE);
  /* Once more changes nothing. */
  ui_driver_click (&driver, RACE);
  assert_chosen (&driver, RACE);
  ui_driver_click (&driver, DUEL);
  assert_chosen (&driver, DUEL);
  ui_driver_close (&driver);
}

/* A second window, as if the program was started again. */
static void
assert_next_start (UiDriver   *driver,
                   const char *name)
{
  UiDriver next = { .window = bm_window_new (NULL, driver->settings), .settings = driver->settings };

  gtk_window_present (GTK_WINDOW (next.window));
  ui_driver_settle ();
  assert_chosen (&next, name);
  ui_window_close (next.window);
}

static void
test_kept (void)
{
  g_autofree char *id = NULL;
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, RACE);
  id = g_settings_get_string (driver.settings, "game");
  g_assert_cmpstr (id, ==, "terror-below");
  assert_next_start (&driver, RACE);
  ui_driver_click (&driver, DUEL);
  assert_next_start (&driver, DUEL);
  /* Of a newer version, say. */
  g_settings_set_string (driver.settings, "game", "no such game");
  assert_next_start (&driver, DUEL);
  ui_driver_close (&driver);
}

static void
test_arrows (void)
{
  UiDriver driver;
  GtkWidget *title;

  ui_driver_open (&driver, 1);
  title = find_title (&driver);
  /* From the menu: the keyboard stays there, be it on a button that the other game has not. */
  gtk_widget_grab_focus (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Learn"));
  g_assert_true (ui_press_key (title, "Right"));
  assert_chosen (&driver, RACE);
  g_assert_nonnull (gtk_widget_get_ancestor (ui_driver_focus (&driver), BM_TYPE_TITLE_MENU));
  g_assert_false (ui_press_key (title, "Right"));
  g_assert_true (ui_press_key (title, "Left"));
  assert_chosen (&driver, DUEL);
  /* On the boxes it goes with them. */
  gtk_widget_grab_focus (find_box (&driver, DUEL));
  g_assert_true (ui_press_key (title, "Right"));
  assert_chosen (&driver, RACE);
  g_assert_true (ui_driver_focus (&driver) == find_box (&driver, RACE));
  g_assert_true (ui_press_key (title, "Left"));
  g_assert_true (ui_driver_focus (&driver) == find_box (&driver, DUEL));
  ui_driver_close (&driver);
}

/* The boxes are one stop of Tab, at the chosen one. */
static void
test_tab (void)
{
  UiDriver driver;
  GtkWidget *title;
  guint n_boxes = 0;

  ui_driver_open (&driver, 1);
  title = find_title (&driver);
  ui_driver_click (&driver, RACE);
  gtk_widget_grab_focus (title);
  do
    n_boxes += BM_IS_GAME_BOX (ui_driver_focus (&driver));
  while (gtk_widget_child_focus (title, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (n_boxes, ==, 1);
  gtk_widget_grab_focus (title);
  while (!BM_IS_GAME_BOX (ui_driver_focus (&driver)))
    g_assert_true (gtk_widget_child_focus (title, GTK_DIR_TAB_FORWARD));
  g_assert_true (ui_driver_focus (&driver) == find_box (&driver, RACE));
  g_assert_true (gtk_widget_child_focus (title, GTK_DIR_TAB_BACKWARD));
  g_assert_false (BM_IS_GAME_BOX (ui_driver_focus (&driver)));
  ui_driver_close (&driver);
}

/* ---- Playing what is chosen */

/* What Play has led to: a form where the game has one, else a match. */
static void
assert_plays (UiDriver       *driver,
              const BmGameUi *ui)
{
  GType type = ui->new_match_type != NULL ? ui->new_match_type () : ui->table_type ();

  g_assert_nonnull (ui_find_type (driver->window, type));
}

static void
click_twice (UiDriver   *driver,
             const char *name)
{
  GtkWidget *shelf = find_shelf (driver), *box = find_box (driver, name);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (shelf);
  graphene_rect_t bounds;
  guint n = 0;

  g_assert_true (gtk_widget_compute_bounds (box, shelf, &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_CLICK (controller))
        continue;
      g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_CAPTURE);
      g_signal_emit_by_name (controller, "pressed", 1, (double) bounds.origin.x + bounds.size.width / 2,
                             (double) bounds.origin.y + bounds.size.height / 3);
      g_assert_true (ui_driver_shows (driver, BM_TYPE_TITLE_SCREEN));
      ui_driver_click (driver, name);
      /* It has grown. */
      g_assert_true (gtk_widget_compute_bounds (box, shelf, &bounds));
      g_signal_emit_by_name (controller, "pressed", 2, (double) bounds.origin.x + bounds.size.width / 2,
                             (double) bounds.origin.y + bounds.size.height / 3);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
  ui_driver_settle ();
}

static void
test_double_click (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  click_twice (&driver, RACE);
  assert_plays (&driver, &tb_game_ui);
  ui_act (driver.window, "win.title");
  click_twice (&driver, DUEL);
  assert_plays (&driver, &wr_game_ui);
  ui_driver_close (&driver);
}

static void
test_enter (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  gtk_widget_grab_focus (find_box (&driver, DUEL));
  g_assert_true (ui_press_key (find_shelf (&driver), "Return"));
  assert_plays (&driver, &wr_game_ui);
  ui_act (driver.window, "win.title");
  ui_driver_click (&driver, RACE);
  gtk_widget_grab_focus (find_box (&driver, RACE));
  g_assert_true (ui_press_key (find_shelf (&driver), "KP_Enter"));
  assert_plays (&driver, &tb_game_ui);
  ui_driver_close (&driver);
}

static void
test_menu (void)
{
  static const char *const always[] = { "Replays", "Cards", "Preferences" };
  const struct { const char *name, *play; const BmGameUi *ui; } games[] = {
    { DUEL, "New Duel", &wr_game_ui }, { RACE, "Play", &tb_game_ui }
  };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  for (guint i = 0; i < 2; i++)
    {
      ui_driver_click (&driver, games[i].name);
      g_assert_true (ui_driver_has_button (&driver, games[i].play));
      g_assert_false (ui_driver_has_button (&driver, games[1 - i].play));
      g_assert_false (ui_driver_has_button (&driver, "Continue"));
      g_assert_cmpint (ui_driver_has_button (&driver, "Learn"), ==, bm_game_ui_has_lessons (games[i].ui));
      g_assert_cmpint (ui_driver_has_button (&driver, "Rules"), ==, bm_game_ui_has_rules (games[i].ui));
      for (guint j = 0; j < G_N_ELEMENTS (always); j++)
        g_assert_true (ui_driver_has_button (&driver, always[j]));
      g_assert_cmpint (ui_driver_has_button (&driver, "Journal"), ==, games[i].ui->journal != NULL);
      g_assert_cmpint (ui_driver_has_button (&driver, "Today"), ==, games[i].ui->today != NULL);
      g_assert_cmpint (ui_driver_has_button (&driver, "Ladder"), ==, games[i].ui->ladder != NULL);
      gtk_test_accessible_assert_property (ui_driver_find (&driver, GTK_TYPE_BUTTON, games[i].play),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, games[i].name);
      ui_act (driver.window, "win.new-duel");
      assert_plays (&driver, games[i].ui);
      ui_act (driver.window, "win.title");
    }
  ui_driver_close (&driver);
}

/* The cards are those of the chosen game. */
static void
test_cards (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, "Cards");
  g_assert_true (ui_driver_has_button (&driver, "Cloudburst"));
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, RACE);
  ui_driver_click (&driver, "Cards");
  g_assert_false (ui_driver_has_button (&driver, "Cloudburst"));
  g_assert_true (ui_driver_has_button (&driver, "Veronica"));
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, DUEL);
  ui_driver_click (&driver, "Cards");
  g_assert_true (ui_driver_has_button (&driver, "Cloudburst"));
  ui_driver_close (&driver);
}

/* A match stays at its table while somebody looks at the other box. */
static void
test_running (void)
{
  UiDriver driver;
  BmMatch *match;

  ui_driver_open (&driver, 1);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Grace");
  ui_driver_settle ();
  ui_driver_play (&driver, "land a0");
  match = ui_driver_match (&driver);
  ui_act (driver.window, "win.title");
  g_assert_true (ui_driver_has_button (&driver, "Continue"));
  ui_driver_click (&driver, RACE);
  g_assert_false (ui_driver_has_button (&driver, "Continue"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "continue"));
  /* A look at what the other game has. */
  ui_driver_click (&driver, "Cards");
  ui_driver_click (&driver, "Back");
  ui_driver_click (&driver, DUEL);
  ui_driver_click (&driver, "Continue");
  g_assert_true (ui_driver_match (&driver) == match);
  ui_driver_close (&driver);
}

/* A new match of the other game, with one at the table. */
static void
test_change_over (void)
{
  g_autoptr(BmMatch) duel = bm_match_new (&wr_game, "start", 1, NULL);
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Grace");
  ui_driver_settle ();
  ui_act (driver.window, "win.title");
  ui_driver_click (&driver, RACE);
  bm_window_start_match (BM_WINDOW (driver.window), "start", NULL);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_type_anywhere (driver.window, TB_TYPE_TABLE));
  g_assert_null (ui_find_type_anywhere (driver.window, WR_TYPE_TABLE));
  ui_act (driver.window, "win.title");
  assert_chosen (&driver, RACE);
  g_assert_true (ui_driver_has_button (&driver, "Continue"));
  bm_window_choose_game (BM_WINDOW (driver.window), &wr_game);
  ui_driver_settle ();
  assert_chosen (&driver, DUEL);
  bm_window_choose_game (BM_WINDOW (driver.window), &tb_game);
  ui_driver_settle ();
  assert_chosen (&driver, RACE);
  /* What is shown to be played chooses its box. */
  bm_window_show_match (BM_WINDOW (driver.window), duel);
  ui_driver_settle ();
  ui_act (driver.window, "win.title");
  assert_chosen (&driver, DUEL);
  ui_driver_close (&driver);
}

/* ---- Where they stand */

static graphene_rect_t
bounds_of (UiDriver  *driver,
           GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, driver->window, &bounds));
  return bounds;
}

static void
assert_inside (UiDriver  *driver,
               GtkWidget *widget)
{
  const graphene_rect_t bounds = bounds_of (driver, widget);

  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (driver->window));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (driver->window));
}

/* Without what is only shadow in the picture of a box. */
static graphene_rect_t
body_of (UiDriver  *driver,
         GtkWidget *widget)
{
  graphene_rect_t bounds = bounds_of (driver, widget);

  if (BM_IS_GAME_BOX (widget))
    graphene_rect_inset (&bounds, bounds.size.width * BM_GAME_BOX_MARGIN / BM_GAME_BOX_WIDTH, 0);
  return bounds;
}

static void
assert_apart (UiDriver  *driver,
              GtkWidget *first,
              GtkWidget *second)
{
  const graphene_rect_t a = body_of (driver, first), b = body_of (driver, second);

  g_assert_false (graphene_rect_intersection (&a, &b, NULL));
}

static gboolean
is_menu_button (GtkWidget *widget,
                gpointer   unused)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, BM_TYPE_TITLE_MENU) != NULL;
}

/* Where the pointer finds BOX: how many of the points of a grid over the window. */
static guint
count_points (UiDriver  *driver,
              GtkWidget *box)
{
  guint n = 0;

  for (int y = 5; y < gtk_widget_get_height (driver->window); y += 10)
    for (int x = 5; x < gtk_widget_get_width (driver->window); x += 10)
      {
        GtkWidget *found = gtk_widget_pick (driver->window, x, y, GTK_PICK_DEFAULT);

        n += found != NULL && (found == box || gtk_widget_is_ancestor (found, box));
      }
  return n;
}

static void
assert_room (UiDriver   *driver,
             const char *chosen,
             const char *other,
             gboolean    wide)
{
  GtkWidget *front = find_box (driver, chosen), *behind = find_box (driver, other);
  g_autoptr (GPtrArray) buttons = ui_find_all (find_title (driver), is_menu_button, NULL);
  guint n_front, n_behind;

  g_assert_cmpuint (buttons->len, >=, 4);
  assert_inside (driver, front);
  assert_inside (driver, behind);
  if (wide)
    assert_apart (driver, front, behind);
  for (guint i = 0; i < buttons->len; i++)
    {
      assert_inside (driver, buttons->pdata[i]);
      assert_apart (driver, buttons->pdata[i], front);
      assert_apart (driver, buttons->pdata[i], behind);
    }
  n_front = count_points (driver, front);
  n_behind = count_points (driver, behind);
  g_assert_cmpuint (n_front, >, n_behind);
  /* Large enough to be seen and to be pressed. */
  g_assert_cmpuint (n_front, >, 200);
  g_assert_cmpuint (n_behind, >, 40);
}

static void
test_room (void)
{
  static const struct { int width, height; } sizes[] = {
    { 800, 600 }, { 960, 1100 }, { 1000, 700 }, { 1280, 800 }, { 1920, 1080 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const gboolean wide = sizes[i].width >= 1000;
      UiDriver driver;

      g_test_message ("%d x %d", sizes[i].width, sizes[i].height);
      ui_driver_open_size (&driver, 1, sizes[i].width, sizes[i].height);
      ui_wait_for_layout (driver.window);
      assert_room (&driver, DUEL, RACE, wide);
      ui_driver_click (&driver, RACE);
      ui_wait_for_layout (driver.window);
      assert_room (&driver, RACE, DUEL, wide);
      ui_driver_close (&driver);
    }
}

static float
width_of (UiDriver   *driver,
          const char *name)
{
  return bounds_of (driver, find_box (driver, name)).size.width;
}

/* Boxes change places in a moment that can be seen, unless nobody wants to see it. */
static void
test_motion (void)
{
  UiDriver driver;
  float small, large;

  ui_driver_open (&driver, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  ui_wait_for_layout (driver.window);
  small = width_of (&driver, RACE);
  ui_driver_click (&driver, RACE);
  ui_wait_for_layout (driver.window);
  large = width_of (&driver, RACE);
  g_assert_cmpfloat (large, >, small);

  g_settings_set_string (driver.settings, "animation-speed", "normal");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_box (&driver, DUEL)), TRUE);
  UI_WAIT_UNTIL (width_of (&driver, RACE) < large);
  UI_WAIT_UNTIL (width_of (&driver, RACE) == small);
  /* One that wants no movement does not wait for its end. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_box (&driver, RACE)), TRUE);
  g_settings_set_string (driver.settings, "animation-speed", "off");
  ui_wait_for_layout (driver.window);
  g_assert_cmpfloat (width_of (&driver, RACE), ==, large);
  ui_driver_close (&driver);
}

/* ---- Style sheets */

static gboolean
knows_colour (UiDriver   *driver,
              const char *name)
{
  GdkRGBA colour;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (driver->window), name, &colour);
}

/* The first test: sheets stay until the program ends. */
static void
test_sheets (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  ui_driver_click (&driver, RACE);
  g_assert_true (knows_colour (&driver, "accent"));
  g_assert_false (knows_colour (&driver, "seat_red"));
  ui_driver_click (&driver, "Cards");
  g_assert_true (knows_colour (&driver, "seat_red"));
  ui_driver_close (&driver);
}

/* ---- Who is new */

static gboolean
begins_at_learn (UiDriver   *driver,
                 const char *game)
{
  ui_driver_click (driver, game);
  return gtk_widget_has_css_class (ui_driver_find (driver, GTK_TYPE_BUTTON, "Learn"), "suggested");
}

/* Whoever has neither learned nor played a game begins at Learn, whatever is done in the other one. */
static void
test_new_here (void)
{
  static const char *const lessons[] = { "first-meal", NULL }, *const puzzles[] = { "desert-puzzle-05", NULL };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  g_settings_reset (driver.settings, "games-begun");
  g_settings_set_strv (driver.settings, "lessons-done", lessons);
  g_assert_true (begins_at_learn (&driver, RACE));
  g_assert_false (begins_at_learn (&driver, DUEL));
  g_settings_set_strv (driver.settings, "lessons-done", puzzles);
  g_assert_false (begins_at_learn (&driver, RACE));
  g_assert_true (begins_at_learn (&driver, DUEL));
  g_settings_reset (driver.settings, "lessons-done");
  bm_game_ui_set_begun (driver.settings, "worms-rising");
  bm_game_ui_set_begun (driver.settings, "worms-rising");
  g_assert_true (begins_at_learn (&driver, RACE));
  g_assert_false (begins_at_learn (&driver, DUEL));
  g_settings_reset (driver.settings, "games-begun");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  {
    g_autoptr (GSettings) settings = g_settings_new (APP_ID);

    bm_style_add (settings);
  }
  g_test_add_func ("/title/sheets", test_sheets);
  g_test_add_func ("/title/choose", test_choose);
  g_test_add_func ("/title/kept", test_kept);
  g_test_add_func ("/title/arrows", test_arrows);
  g_test_add_func ("/title/tab", test_tab);
  g_test_add_func ("/title/double-click", test_double_click);
  g_test_add_func ("/title/enter", test_enter);
  g_test_add_func ("/title/menu", test_menu);
  g_test_add_func ("/title/cards", test_cards);
  g_test_add_func ("/title/running", test_running);
  g_test_add_func ("/title/change-over", test_change_over);
  g_test_add_func ("/title/room", test_room);
  g_test_add_func ("/title/motion", test_motion);
  g_test_add_func ("/title/new-here", test_new_here);
  return g_test_run ();
}
