/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table of Terror Below fits the window: nothing is cut, nothing lies over anything else, whatever the size of window and
 * text, the board and the number of seats.
 */
#include "config.h"

#include <string.h>

#include "tb-driver.h"

#include "bm-hint-panel.h"
#include "ui-look.h"

#include "tb-asks.h"
#include "tb-board-view.h"
#include "tb-parts.h"

#define BORDER 10

static const UiFormat formats[] = {
  { 800, 600, 1, FALSE },
  { 800, 600, 1.5, FALSE },
  { 1024, 768, 1, FALSE },
  { 1280, 800, 1, FALSE },
  { 1280, 800, 1, TRUE },
  { 1280, 800, 2, FALSE },
  { 1900, 1080, 1, FALSE },
};

typedef enum { PLAIN, HELPED /* hints for the seat at turn */, DANGER /* whom each Worm hits */ } Shows;

static const struct { guint players; const char *board; Shows shows; } tables[] = {
  { 1, "desert", PLAIN }, { 2, "desert", PLAIN }, { 3, "desert", PLAIN }, { 5, "desert", PLAIN }, { 2, "canyon", PLAIN },
  { 5, "canyon", PLAIN }, { 1, "desert", HELPED }, { 5, "canyon", HELPED }, { 5, "canyon", DANGER },
};

static const char *const show_words[] = { "", "-helped", "-danger" };

static const char *const help_keys[TB_MAX_SEATS] = { "help-red", "help-blue", "help-green", "help-yellow", "help-white" };

typedef struct
{
  const UiFormat *format;
  guint           players;
  const char     *board;
  Shows           shows;
} Case;

/* A turn in which there is much to be shown. */
static gboolean
is_rich (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ACT && pos->round >= 4 && pos->ap >= 3 && pos->players[pos->turn].things != 0;
}

/* ---- Nothing lies over anything else */

static gboolean
is_part (GtkWidget *widget,
         gpointer   unused)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "tb-part");
}

/* Hidden Bounties look out from behind the Line, and a fourth Vehicle card lies over the others. */
static gboolean
may_overlap (GtkWidget *part)
{
  return gtk_widget_has_css_class (part, "hidden-bounty") || gtk_widget_has_css_class (part, "tb-vehicle");
}

static gboolean
overlap (const graphene_rect_t *a,
         const graphene_rect_t *b)
{
  graphene_rect_t both;

  return graphene_rect_intersection (a, b, &both) && both.size.width > 1 && both.size.height > 1;
}

/* What is seen of PART: that it is scrolled out of sight counts nowhere. */
static gboolean
seen_of (GtkWidget       *part,
         GtkWidget       *window,
         graphene_rect_t *seen)
{
  GtkWidget *scroll = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t around;

  if (!gtk_widget_compute_bounds (part, window, seen))
    return FALSE;
  if (scroll == NULL)
    return TRUE;
  return gtk_widget_compute_bounds (scroll, window, &around) && graphene_rect_intersection (seen, &around, seen);
}

static char *
name_of (GtkWidget *part)
{
  return g_strdup_printf ("%u %u", TB_AT_KIND (tb_part_button_get (part)), TB_AT_N (tb_part_button_get (part)));
}

static void
check_overlaps (UiDriver *driver)
{
  g_autoptr (GPtrArray) parts = ui_find_all (driver->window, is_part, NULL);
  graphene_rect_t a, b, board;

  g_assert_true (gtk_widget_compute_bounds (ui_find_type (driver->window, TB_TYPE_BOARD_VIEW), driver->window, &board));
  for (guint i = 0; i < parts->len; i++)
    {
      GtkWidget *part = g_ptr_array_index (parts, i);

      if (!seen_of (part, driver->window, &a))
        continue;
      if (overlap (&a, &board))
        g_error ("%s lies over the board", name_of (part));
      for (guint k = i + 1; k < parts->len; k++)
        {
          GtkWidget *other = g_ptr_array_index (parts, k);

          if (seen_of (other, driver->window, &b) && overlap (&a, &b) && !(may_overlap (part) && may_overlap (other))
              && !gtk_widget_has_css_class (part, "hidden-bounty") && !gtk_widget_has_css_class (other, "hidden-bounty"))
            g_error ("%s lies over %s", name_of (part), name_of (other));
        }
    }
}

/* ---- The board is as large as it can be */

static int
least_cell (const Case *one)
{
  gboolean canyon = g_str_equal (one->board, "canyon");

  if (one->format->text > 1)
    return 36;
  if (one->format->width < 1000)
    return canyon ? 46 : 60;
  if (one->format->width < 1200)
    return canyon ? 55 : 74;
  return one->format->width < 1500 ? canyon ? 68 : 72 : 100;
}

static void
check_cell (UiDriver   *driver,
            const Case *one)
{
  GtkWidget *space = tb_driver_find_at (driver, TB_AT (TB_AT_SPACE, 0));

  g_assert_nonnull (space);
  g_assert_cmpint (gtk_widget_get_width (space), ==, gtk_widget_get_height (space));
  g_assert_cmpint (gtk_widget_get_width (space), >=, least_cell (one));
}

static void
test_table (gconstpointer data)
{
  const Case *one = data;
  g_autofree char *options = g_strdup_printf ("start:players=%u,board=%s", one->players, one->board);
  g_autofree char *screen = g_strdup_printf ("%s %u%s", one->board, one->players, show_words[one->shows]);
  g_autoptr (BmMatch) match = tb_driver_find_match (options, is_rich);
  UiDriver driver;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * one->format->text), NULL);
  ui_driver_open (&driver, 1);
  g_settings_set_boolean (driver.settings, "high-contrast", one->format->contrast);
  /* Where nothing composes windows GTK draws a border round them. */
  gtk_window_set_default_size (GTK_WINDOW (driver.window), one->format->width + BORDER, one->format->height + BORDER);
  /* Help shows the Danger as well, with words of its own in the Terror zone: it is left out. */
  g_settings_set_boolean (driver.settings, "tonight-with-help", FALSE);
  for (guint seat = 0; seat < one->players && one->shows == HELPED; seat++)
    g_settings_set_boolean (driver.settings, help_keys[seat], TRUE);
  bm_match_set_player (match, 0, "Wilhelmina");
  tb_driver_show (&driver, match, 0);
  g_object_set (tb_driver_table (&driver), "open-hands", TRUE, NULL);
  bm_table_set_forecast (BM_TABLE (tb_driver_table (&driver)), one->shows == DANGER);
  ui_driver_settle ();
  g_assert_true ((one->shows == HELPED) == (ui_find_type (driver.window, BM_TYPE_HINT_PANEL) != NULL));
  ui_look_at_window (&driver, one->format, screen);
  check_overlaps (&driver);
  check_cell (&driver, one);
  g_settings_reset (driver.settings, "high-contrast");
  g_settings_reset (driver.settings, "tonight-with-help");
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    g_settings_reset (driver.settings, help_keys[seat]);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();
  /* All of them are looked at, whatever is wrong with the first. */
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    for (guint k = 0; k < G_N_ELEMENTS (tables); k++)
      {
        Case *one = g_new (Case, 1);
        g_autofree char *path = g_strdup_printf ("/terror-layout/%dx%d/%.0f%%%s/%s-%u%s", formats[i].width, formats[i].height,
                                                 formats[i].text * 100, formats[i].contrast ? "/contrast" : "", tables[k].board,
                                                 tables[k].players, show_words[tables[k].shows]);

        *one = (Case) { &formats[i], tables[k].players, tables[k].board, tables[k].shows };
        g_test_add_data_func_full (path, one, test_table, g_free);
      }
  return g_test_run ();
}
