/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Turns of Terror Below at its table, in the program's window: people at one screen, hunts, deaths, the Danger, keys.
 */
#include "config.h"

#include "tb-driver.h"

#include "tb-asks.h"
#include "tb-hand-view.h"
#include "tb-move.h"
#include "tb-parts.h"
#include "tb-rules.h"

static void
open_match (UiDriver   *driver,
            const char *options,
            TbWanted    wanted)
{
  g_autoptr (BmMatch) match = tb_driver_find_match (options, wanted);

  ui_driver_open_size (driver, 1, 1290, 810);
  tb_driver_show (driver, match, 0);
}

static gboolean
stands_for (GtkWidget *widget,
            gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "tb-part")
         && tb_part_button_get (widget) == GPOINTER_TO_UINT (data);
}

/* What stands for AT in the part of the table of that type; NULL: nothing is to be seen there. */
static GtkWidget *
find_in (UiDriver *driver,
         GType     type,
         TbAt      at)
{
  GtkWidget *panel = ui_find_type (driver->window, type);

  return panel == NULL ? NULL : ui_find (panel, stands_for, GUINT_TO_POINTER (at));
}

/* An own Item or Weapon that the one who decides can use now. */
static TbCard
usable (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_USE
        && tb_things_have (pos->players[tb_position_to_act (pos)].things, TB_MOVE_A (moves[i])))
      return TB_MOVE_A (moves[i]);
  return TB_NO_CARD;
}

/* ---- The hand is shown */

static gboolean
is_armed_hunt (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && usable (pos) != TB_NO_CARD;
}

static void
test_weapons_after_hand_over (void)
{
  UiDriver driver;
  TbCard weapon;
  GtkWidget *line;

  open_match (&driver, "start:players=2", is_armed_hunt);
  weapon = usable (tb_driver_position (&driver));
  g_assert_null (find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, weapon)));
  ui_driver_click (&driver, "I’m here");
  ui_wait_for_layout (driver.window);
  line = find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, weapon));
  g_assert_nonnull (line);
  g_assert_true (gtk_widget_has_css_class (line, "lit"));
  g_assert_cmpint (gtk_widget_get_width (line), >, 100);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-table/weapons-after-hand-over", test_weapons_after_hand_over);
  return g_test_run ();
}
