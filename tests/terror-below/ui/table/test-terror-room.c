/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The parts of the table share the room: what one of them needed at another decision takes nothing from the others, and what is
 * read last stays in sight.
 */
#include "config.h"

#include "tb-driver.h"

#include "bm-games.h"
#include "tb-asks.h"
#include "tb-hand-view.h"
#include "tb-table-private.h"

#define BORDER 10

/* Makes the window that large. */
static void
resize (UiDriver *driver,
        int       width,
        int       height)
{
  gtk_window_set_default_size (GTK_WINDOW (driver->window), width + BORDER, height + BORDER);
  UI_WAIT_UNTIL (ABS (gtk_widget_get_width (driver->window) - width) <= BORDER
                 && ABS (gtk_widget_get_height (driver->window) - height) <= BORDER);
  ui_wait_for_layout (driver->window);
}

static gboolean
is_hunt (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && pos->attack.n_caught >= 2;
}

static gboolean
is_return (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_RETURN;
}

static gboolean
is_turn (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ACT && pos->round >= 3;
}

/* ---- The seats are whole, whatever was decided before */

static void
show (UiDriver   *driver,
      const char *options,
      TbWanted    wanted)
{
  g_autoptr (BmMatch) match = tb_driver_find_match (options, wanted);

  tb_driver_show (driver, match, 0);
  if (ui_driver_has_button (driver, "I’m here"))
    ui_driver_click (driver, "I’m here");
  ui_wait_for_layout (driver->window);
}

static void
check_seats (UiDriver *driver)
{
  TbTable *table = tb_driver_table (driver);
  GtkWidget *last = tb_seats_panel_get_row (table->seats, table->show.view->options.players - 1);
  GtkWidget *scroll = gtk_widget_get_ancestor (last, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (last, scroll, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroll));
}

static void
test_seats (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 1, 1280 + BORDER, 800 + BORDER);
  for (guint small = 0; small < 2; small++)
    {
      show (&driver, "start:players=5", is_hunt);
      show (&driver, "start:players=5", is_return);
      if (small == 1)
        resize (&driver, 800, 600);
      check_seats (&driver);
      show (&driver, "start:players=5", is_turn);
      check_seats (&driver);
    }
  ui_driver_close (&driver);
}

/* ---- Many Eggs do not widen a column */

static void
test_eggs (void)
{
  UiDriver driver;
  TbTable *table;
  TbPosition view;
  TbShow eggs;
  int width;

  ui_driver_open_size (&driver, 1, 800 + BORDER, 600 + BORDER);
  show (&driver, "start:players=5", is_turn);
  table = tb_driver_table (&driver);
  width = gtk_widget_get_width (table->right);
  view = *table->show.view;
  for (guint seat = 0; seat < view.options.players; seat++)
    view.players[seat].eggs = 0x2222;
  eggs = table->show;
  eggs.view = &view;
  tb_seats_panel_show (table->seats, tb_driver_match (&driver), &eggs);
  ui_wait_for_layout (driver.window);
  g_assert_cmpint (gtk_widget_get_width (table->right), ==, width);
  ui_driver_close (&driver);
}

/* ---- The Bounties have words where there is room */

static gboolean
is_bounty_word (GtkWidget *widget,
                gpointer   unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "bounty-words") && gtk_widget_get_mapped (widget);
}

static gboolean
has_words (UiDriver *driver)
{
  g_autoptr (GPtrArray) words = ui_find_all (driver->window, is_bounty_word, NULL);

  return words->len > 0;
}

static gboolean
hides_no_bounty (const TbPosition *pos)
{
  return is_turn (pos) && pos->n_owned == 0;
}

/* A wide but low window has the small table. */
static void
test_words (void)
{
  UiDriver driver;

  ui_driver_open_size (&driver, 1, 1280 + BORDER, 650 + BORDER);
  show (&driver, "start:players=2", hides_no_bounty);
  UI_WAIT_UNTIL (has_words (&driver));
  resize (&driver, 800, 600);
  UI_WAIT_UNTIL (!has_words (&driver));
  resize (&driver, 1280, 800);
  UI_WAIT_UNTIL (has_words (&driver));
  ui_driver_close (&driver);
}

/* ---- The log */

/* The list of the log. */
static GtkWidget *
find_list (UiDriver *driver)
{
  return ui_find_type (GTK_WIDGET (tb_driver_table (driver)->log), GTK_TYPE_LIST_VIEW);
}

static void
check_end (UiDriver *driver)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_list (driver)));

  UI_WAIT_UNTIL (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment)
                 >= gtk_adjustment_get_upper (adjustment) - 1);
}

/* Its last line stays in sight when there is less room; who has scrolled back stays there. */
static void
test_log (void)
{
  UiDriver driver;
  GtkAdjustment *adjustment;

  ui_driver_open_size (&driver, 1, 1280 + BORDER, 800 + BORDER);
  show (&driver, "start:players=2", is_turn);
  check_end (&driver);
  resize (&driver, 800, 600);
  check_end (&driver);
  resize (&driver, 1280, 800);
  check_end (&driver);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_list (&driver)));
  gtk_adjustment_set_value (adjustment, 0);
  resize (&driver, 1280, 700);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment), <,
                     gtk_adjustment_get_upper (adjustment) / 2);
  ui_driver_close (&driver);
}

/* ---- The Leaders' screen */

/* A window that was large when the screen came can be made small again. */
static void
test_leaders (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmMatch) match = bm_match_new (bm_games_find ("terror-below"), "start:players=5", 1, &error);
  UiDriver driver;

  g_assert_no_error (error);
  ui_driver_open_size (&driver, 1, 1280 + BORDER, 800 + BORDER);
  tb_driver_show (&driver, match, 0);
  g_assert_true (ui_driver_has_heading (&driver, "Leader"));
  resize (&driver, 800, 600);
  ui_driver_close (&driver);
}

/* ---- The hand */

/* With large text in a small window the button stays inside the strip. */
static void
test_covered (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (BmMatch) match = tb_driver_find_match ("start:players=5", is_return);
  UiDriver driver;
  GtkWidget *button, *hand;
  graphene_rect_t bounds;

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  ui_driver_open_size (&driver, 1, 800 + BORDER, 600 + BORDER);
  tb_driver_show (&driver, match, 0);
  ui_wait_for_layout (driver.window);
  hand = GTK_WIDGET (tb_driver_table (&driver)->hand);
  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Show hand");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, hand, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (hand));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (hand));
  ui_driver_close (&driver);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-room/seats", test_seats);
  g_test_add_func ("/terror-room/eggs", test_eggs);
  g_test_add_func ("/terror-room/words", test_words);
  g_test_add_func ("/terror-room/log", test_log);
  g_test_add_func ("/terror-room/leaders", test_leaders);
  g_test_add_func ("/terror-room/covered", test_covered);
  return g_test_run ();
}
