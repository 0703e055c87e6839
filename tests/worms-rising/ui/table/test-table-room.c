/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the table shows where there is room, and what it says: the log and Tonight at the foot of the columns, threats,
 * "why so?", a refusal that comes again, the panels as stops of the keyboard; and the text of large windows.
 */
#include "config.h"

#include "ui-driver.h"

#include "wr-board-view.h"
#include "bm-card-button.h"
#include "bm-hand.h"
#include "bm-hint-panel.h"
#include "bm-stop.h"
#include "wr-table-private.h"

static void
open_duel (UiDriver *driver,
           int       width,
           int       height)
{
  ui_driver_open_size (driver, 2, width, height);
  ui_driver_click (driver, "New Duel");
  ui_driver_make_plain (driver);
  ui_driver_click (driver, "Start");
  ui_driver_press (driver, WR_SPACE (0, 0));
  ui_driver_take_seat (driver);
}

/* The table lays itself out in its own time, and lines come to the log a frame later than what they tell. */
static gboolean
shows (UiDriver   *driver,
       const char *text)
{
  ui_wait_for_layout (driver->window);
  return ui_driver_find (driver, GTK_TYPE_LABEL, text) != NULL;
}

static gboolean
shows_log (UiDriver *driver)
{
  ui_wait_for_layout (driver->window);
  return ui_driver_find (driver, GTK_TYPE_LIST_VIEW, "Log") != NULL;
}

/* With enough height nothing has to be opened; the names are those of the drawers. */
static void
test_docked (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  g_assert_true (shows (&driver, "What happened"));
  g_assert_true (shows (&driver, "Nothing sinks"));
  g_assert_true (shows (&driver, "Threats"));
  g_assert_true (shows_log (&driver));
  g_assert_true (shows (&driver, "Hunger will be 6"));
  g_assert_true (shows (&driver, "The Bird lands at a0."));

  /* They stay through a turn's end, and the log's button leads to it. */
  ui_driver_click (&driver, "End Turn");
  g_assert_true (shows_log (&driver));
  ui_driver_click (&driver, "Drill");
  g_assert_true (shows (&driver, "Column a sinks 1"));
  ui_driver_click (&driver, "Log");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (driver.window)),
                                         ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log")));
  ui_driver_close (&driver);
}

static void
test_drawers (void)
{
  UiDriver driver;

  open_duel (&driver, 800, 600);
  g_assert_false (shows (&driver, "What happened"));
  g_assert_false (shows (&driver, "Nothing sinks"));
  ui_driver_click (&driver, "Log");
  g_assert_true (shows_log (&driver));
  ui_driver_click (&driver, "Tonight");
  g_assert_true (shows (&driver, "Nothing sinks"));
  /* What was asked for last stands alone. */
  g_assert_false (shows_log (&driver));
  ui_driver_click (&driver, "Tonight");
  g_assert_false (shows (&driver, "Nothing sinks"));
  g_assert_true (shows_log (&driver));
  ui_driver_close (&driver);
}

/* The keyboard gets to what the other side shows. */
static void
test_stops (void)
{
  UiDriver driver;
  GtkWidget *bird, *tracks;

  open_duel (&driver, 1280, 800);
  bird = ui_driver_find (&driver, BM_TYPE_STOP, "The Bird: a0, Health 5 of 5");
  tracks = ui_driver_find (&driver, BM_TYPE_STOP, "Trackers: Day 1, sunny, Hunger 7, Suspicion 2");
  g_assert_nonnull (bird);
  g_assert_nonnull (tracks);
  g_assert_true (gtk_widget_grab_focus (bird));
  /* The switch for help stands in it. */
  gtk_widget_child_focus (GTK_WIDGET (ui_driver_table (&driver)), GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (GTK_WIDGET (ui_driver_table (&driver)), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver.window)) == tracks);
  ui_driver_close (&driver);
}

/* Nobody wonders whether the second press has come. */
static void
test_refused_again (void)
{
  UiDriver driver;
  GtkWidget *line;
  BmStatus *status;
  g_autofree char *said = NULL;

  open_duel (&driver, 1280, 800);
  status = ui_driver_status (&driver);
  ui_driver_click (&driver, "Bite");
  said = g_strdup (bm_status_get_text (status));
  line = ui_driver_find (&driver, GTK_TYPE_LABEL, said);
  g_assert_nonnull (line);
  g_assert_false (gtk_widget_has_css_class (line, "again"));
  ui_driver_click (&driver, "Bite");
  g_assert_cmpstr (bm_status_get_text (status), ==, said);
  g_assert_true (gtk_widget_has_css_class (line, "again"));
  g_assert_true (gtk_widget_has_css_class (line, "odd"));
  ui_driver_click (&driver, "Bite");
  g_assert_true (gtk_widget_has_css_class (line, "again"));
  g_assert_false (gtk_widget_has_css_class (line, "odd"));
  ui_driver_click (&driver, "Push");
  g_assert_false (gtk_widget_has_css_class (line, "again"));
  ui_driver_close (&driver);
}

/* The key says in one line what led to the last event; Enter on a line opens it link by link. */
static void
test_why (void)
{
  UiDriver driver;
  GtkWidget *list, *rule;

  open_duel (&driver, 1280, 800);
  g_assert_true (shows (&driver, "What happened"));
  ui_driver_click (&driver, "End Turn");
  ui_driver_click (&driver, "Drill");
  ui_driver_act (&driver, "table.why");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The Bird puts a Drill at a0. (R6.7)");
  g_assert_true (shows (&driver, "The Bird puts a Drill at a0."));
  list = ui_driver_find (&driver, GTK_TYPE_LIST_VIEW, "Log");
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", g_list_model_get_n_items
                         (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) - 1);
  g_assert_true (shows (&driver, "Why so?"));
  rule = ui_driver_find (&driver, GTK_TYPE_TOGGLE_BUTTON, "R6.7");
  g_assert_nonnull (rule);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (rule), TRUE);
  ui_driver_settle ();
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_next_sibling (gtk_widget_get_parent (rule))));
  ui_driver_close (&driver);
}

/* Heard as well as seen, and gone when they are switched off. */
static void
test_threats_are_spoken (void)
{
  g_autoptr(GtkWidget) widget = g_object_ref_sink (wr_board_view_new ());
  WrBoardView *board = WR_BOARD_VIEW (widget);
  WrSpaceButton *space = ui_find_space (widget, WR_SPACE (5, 1));
  WrThreats threats;
  WrPosition pos;

  wr_position_init (&pos);
  pos.total = BM_ACTIONS;
  pos.at[WR_PIECE_GREEN] = WR_SPACE (5, 1);
  g_assert_true (wr_threats_find (&pos, &threats));
  wr_board_view_set_position (board, &pos);
  wr_board_view_set_threats (board, &threats);
  g_assert_cmpstr (wr_space_button_get_description (space), ==, "The Bird can reach Green. Can bite from here: Green.");
  wr_board_view_set_threats (board, NULL);
  g_assert_cmpstr (wr_space_button_get_description (space), ==, "");
}

/* Told one thing after the other, shown once. */
static void
test_freeze (void)
{
  g_autoptr(GtkWidget) widget = g_object_ref_sink (wr_board_view_new ());
  WrBoardView *board = WR_BOARD_VIEW (widget);
  WrSpaceButton *space = ui_find_space (widget, WR_SPACE (3, 3));

  wr_board_view_freeze (board);
  wr_board_view_set_selected (board, WR_SPACE (3, 3));
  g_assert_cmpint (wr_space_button_get_marks (space), ==, 0);
  wr_board_view_thaw (board);
  g_assert_cmpint (wr_space_button_get_marks (space), ==, WR_SPACE_SELECTED);
}

/* A window as large as a large screen has larger text, and one that is small again has not.  The screen of tests is smaller:
   the window is told the size that it would have. */
static void
test_large_window (void)
{
  static const struct { int height; const char *large; } sizes[] = {
    { 800, NULL }, { 1900, "large-2" }, { 1400, "large-1" }, { 1030, "large-0" }, { 800, NULL }
  };
  static const char *const classes[] = { "large-0", "large-1", "large-2" };
  UiDriver driver;

  ui_driver_open (&driver, 2);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_signal_emit_by_name (gtk_native_get_surface (GTK_NATIVE (driver.window)), "layout",
                             sizes[i].height * 16 / 9, sizes[i].height);
      for (guint k = 0; k < G_N_ELEMENTS (classes); k++)
        g_assert_cmpint (gtk_widget_has_css_class (driver.window, classes[k]), ==,
                         g_strcmp0 (sizes[i].large, classes[k]) == 0);
    }
  ui_driver_close (&driver);
}

/* ---- The hand */

static graphene_rect_t
place_of (UiDriver  *driver,
          GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, driver->window, &place));
  return place;
}

static gboolean
is_card (GtkWidget *widget,
         gpointer   unused)
{
  return BM_IS_CARD_BUTTON (widget);
}

/* Five cards from FIRST on that SIDE could hold. */
static guint
give_cards (WrPosition *pos,
            WrSide      side,
            guint       first)
{
  guint card = first, n = 0;

  for (; card < wr_card_set->n_cards && n < BM_HAND_LIMIT; card++)
    if (wr_card ((guint8) card)->deck == (side == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM))
      pos->cards[side].cards[n++] = (guint8) card;
  pos->cards[side].n_hand = (guint8) n;
  return card;
}

/* All of each card lies in the strip, and none under another. */
static void
assert_whole (UiDriver *driver,
              guint     n)
{
  GtkWidget *hand = ui_find_type (driver->window, BM_TYPE_HAND);
  g_autoptr(GPtrArray) cards = ui_find_all (hand, is_card, NULL);
  float end = 0;

  g_assert_cmpuint (cards->len, ==, n);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);
      graphene_rect_t place;
      int least;

      gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (card), &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, gtk_widget_get_height (card));
      g_assert_true (gtk_widget_compute_bounds (card, hand, &place));
      g_assert_cmpfloat (place.origin.x, >=, end);
      end = place.origin.x + place.size.width;
      g_assert_nonnull (ui_find_words (card, wr_card_text (bm_card_button_get_card (BM_CARD_BUTTON (card)))));
    }
}

/* On a large screen the texts of all cards can be read where they lie, and the board does not move for any of them. */
static void
test_hand_readable (void)
{
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();
  graphene_rect_t board = GRAPHENE_RECT_INIT (0, 0, 0, 0), place;
  WrPosition pos;
  UiDriver driver;

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  ui_driver_open_size (&driver, 2, 1920, 1080);
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    for (guint card = 0; card < wr_card_set->n_cards;)
      {
        wr_position_init (&pos);
        pos.turn = side;
        card = give_cards (&pos, side, card);
        ui_driver_show_position (&driver, &pos);
        ui_wait_for_layout (driver.window);
        assert_whole (&driver, pos.cards[side].n_hand);
        place = place_of (&driver, ui_find_type (driver.window, WR_TYPE_BOARD_VIEW));
        if (board.size.width == 0)
          board = place;
        g_assert_true (graphene_rect_equal (&place, &board));
      }
  ui_driver_close (&driver);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* ---- Everything has its own place */

/* The board, what stands at the foot of the columns, and what stands in them. */
static GPtrArray *
parts_of (WrTable *table)
{
  GtkWidget *const docks[] = { GTK_WIDGET (table->board), wr_table_docks_get_box (table->docks, WR_DOCK_TONIGHT),
                               wr_table_docks_get_box (table->docks, WR_DOCK_THREATS),
                               wr_table_docks_get_box (table->docks, WR_DOCK_LOG) };
  GtkWidget *const columns[] = { table->columns[WR_SIDE_WORMS].box, table->columns[WR_SIDE_BIRD].box };
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (docks); i++)
    if (gtk_widget_get_mapped (docks[i]))
      g_ptr_array_add (parts, docks[i]);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    for (GtkWidget *part = gtk_widget_get_first_child (columns[i]); part != NULL; part = gtk_widget_get_next_sibling (part))
      if (gtk_widget_get_mapped (part))
        g_ptr_array_add (parts, part);
  return parts;
}

/* What lies over another part of the table hides it. */
static void
assert_apart (UiDriver   *driver,
              const char *what)
{
  WrTable *table = ui_driver_table (driver);
  g_autoptr(GPtrArray) parts = NULL;
  graphene_rect_t all;

  ui_wait_for_layout (driver->window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table), GTK_WIDGET (table), &all));
  parts = parts_of (table);
  for (guint i = 0; i < parts->len; i++)
    {
      graphene_rect_t a, b, both;

      g_assert_true (gtk_widget_compute_bounds (parts->pdata[i], GTK_WIDGET (table), &a));
      g_assert_true (graphene_rect_contains_rect (&all, &a));
      for (guint k = 0; k < i; k++)
        if (gtk_widget_compute_bounds (parts->pdata[k], GTK_WIDGET (table), &b)
            && graphene_rect_intersection (&a, &b, &both) && both.size.width >= 1 && both.size.height >= 1)
          g_error ("%s: %s %s at %g, %g, %g x %g lies over %s %s at %g, %g, %g x %g", what,
                   G_OBJECT_TYPE_NAME (parts->pdata[i]), gtk_buildable_get_buildable_id (parts->pdata[i]), a.origin.x,
                   a.origin.y, a.size.width, a.size.height, G_OBJECT_TYPE_NAME (parts->pdata[k]),
                   gtk_buildable_get_buildable_id (parts->pdata[k]), b.origin.x, b.origin.y, b.size.width,
                   b.size.height);
    }
}

static void
look_apart (const int *size,
            WrSide     side)
{
  static const char text[] =
    "{ \"format\": \"bloodmoon-position\", \"version\": 1, \"day\": 3, \"turn\": \"%s\", \"bird\": { \"at\": \"f2\" },"
    "  \"grass\": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0], \"drills\": [\"f2\", \"a0\"],"
    "  \"worms\": [ { \"colour\": \"green\", \"at\": \"g2\" }, { \"colour\": \"pink\", \"at\": \"j8\" } ],"
    "  \"hands\": { \"worms\": [\"jinx\", \"swell\", \"tripwire\"], \"bird\": [\"sinkhole\", \"hypnosis\", \"roost\"] },"
    "  \"decks\": { \"worms\": [\"venom\"], \"bird\": [\"lullaby\"], \"events\": [\"gale\"] } }";
  static const char *const help[WR_N_SIDES] = { [WR_SIDE_BIRD] = "help-bird", [WR_SIDE_WORMS] = "help-worms" };
  g_autofree char *position = g_strdup_printf (text, side == WR_SIDE_BIRD ? "bird" : "worms");
  UiDriver driver;

  ui_driver_open_size (&driver, 2, size[0], size[1]);
  ui_driver_show_text (&driver, position);
  ui_driver_take_seat (&driver);
  assert_apart (&driver, "at rest");
  ui_driver_click (&driver, side == WR_SIDE_BIRD ? "Sinkhole" : "Tripwire");
  assert_apart (&driver, "asked");
  ui_driver_act (&driver, "table.cancel");
  ui_driver_click (&driver, "Log");
  assert_apart (&driver, "the log open");
  ui_driver_click (&driver, side == WR_SIDE_BIRD ? "Sinkhole" : "Tripwire");
  assert_apart (&driver, "asked, the log open");
  ui_driver_act (&driver, "table.cancel");
  ui_driver_click (&driver, "Tonight");
  assert_apart (&driver, "Tonight open");
  g_settings_set_boolean (driver.settings, help[side], TRUE);
  ui_driver_settle ();
  assert_apart (&driver, "with hints");
  ui_driver_click (&driver, side == WR_SIDE_BIRD ? "Sinkhole" : "Tripwire");
  assert_apart (&driver, "asked, with hints");
  g_settings_reset (driver.settings, help[side]);
  ui_driver_close (&driver);
}

static void
test_apart (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint side = 0; side < WR_N_SIDES; side++)
      look_apart (sizes[i], side);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* ---- What somebody has to put away */

#define TOLD "The match that was waiting is kept among your matches."

static GtkWidget *
find_notice (UiDriver *driver)
{
  GtkWidget *words = ui_driver_find (driver, GTK_TYPE_LABEL, TOLD);

  return words == NULL ? NULL : gtk_widget_get_parent (words);
}

/* It leaves the line free that answers keys, or what is asked. */
static gboolean
lies_beside (UiDriver   *driver,
             const char *words)
{
  const graphene_rect_t told = place_of (driver, find_notice (driver));
  const graphene_rect_t button = place_of (driver, ui_driver_find (driver, GTK_TYPE_BUTTON, "OK"));
  const graphene_rect_t answer = place_of (driver, ui_driver_find (driver, GTK_TYPE_LABEL, words));

  return told.size.width > 1 && answer.size.width > 1 && graphene_rect_contains_rect (&told, &button)
         && !graphene_rect_intersection (&told, &answer, NULL);
}

/* In every window, as it is seen. */
static void
test_told_beside (void)
{
  static const struct { int width, height; } sizes[] = { { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };
  g_autoptr(GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/bloodmoon/BloodMoon/ui/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      UiDriver driver;

      ui_driver_open_size (&driver, 2, sizes[i].width, sizes[i].height);
      ui_start (BM_WINDOW (driver.window), "start:champions=none,cards=on,events=off", "", "");
      ui_driver_settle ();
      ui_wait_for_layout (driver.window);
      bm_window_show_notice (BM_WINDOW (driver.window), TOLD);
      ui_wait_for_layout (driver.window);
      g_assert_true (lies_beside (&driver, "Bird: Which Grass do you begin on?"));
      ui_driver_press (&driver, WR_SPACE (0, 0));
      ui_driver_take_seat (&driver);
      bm_window_show_notice (BM_WINDOW (driver.window), TOLD);
      ui_driver_act (&driver, "table.yes");
      g_assert_cmpstr (ui_driver_status_text (&driver), ==, "There is no yes-or-no question to answer.");
      ui_wait_for_layout (driver.window);
      g_assert_true (lies_beside (&driver, ui_driver_status_text (&driver)));
      ui_driver_close (&driver);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style));
}

/* It is not told again on the next screen; what is told with a screen stays on that. */
static void
test_told_once (void)
{
  UiDriver driver;

  open_duel (&driver, 1280, 800);
  bm_window_show_notice (BM_WINDOW (driver.window), TOLD);
  ui_driver_settle ();
  gtk_test_accessible_assert_role (find_notice (&driver), GTK_ACCESSIBLE_ROLE_ALERT);
  ui_driver_act (&driver, "win.title");
  g_assert_null (find_notice (&driver));
  bm_window_show_notice (BM_WINDOW (driver.window), TOLD);
  ui_driver_act (&driver, "win.continue");
  g_assert_nonnull (find_notice (&driver));
  /* Nor after a move, or one that is taken back; the focus stays at the table. */
  gtk_widget_grab_focus (ui_driver_find (&driver, GTK_TYPE_BUTTON, "OK"));
  ui_driver_play (&driver, "move green up");
  g_assert_null (find_notice (&driver));
  g_assert_true (gtk_widget_is_ancestor (ui_driver_focus (&driver), GTK_WIDGET (ui_driver_table (&driver))));
  bm_window_show_notice (BM_WINDOW (driver.window), TOLD);
  ui_driver_settle ();
  ui_driver_click (&driver, "Undo");
  g_assert_null (find_notice (&driver));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/table/docked", test_docked);
  g_test_add_func ("/table/drawers", test_drawers);
  g_test_add_func ("/table/stops", test_stops);
  g_test_add_func ("/window/large", test_large_window);
  g_test_add_func ("/table/refused-again", test_refused_again);
  g_test_add_func ("/table/why", test_why);
  g_test_add_func ("/board/threats-are-spoken", test_threats_are_spoken);
  g_test_add_func ("/board/freeze", test_freeze);
  g_test_add_func ("/table/hand-readable", test_hand_readable);
  g_test_add_func ("/table/apart", test_apart);
  g_test_add_func ("/window/told-beside", test_told_beside);
  g_test_add_func ("/window/told-once", test_told_once);
  return g_test_run ();
}
