/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-driver.h"

#include <string.h>

#include "bm-game-sheet.h"
#include "bm-game-ui.h"
#include "bm-games.h"
#include "bm-json.h"
#include "bm-style.h"
#include "bm-window-private.h"
#include "tb-board-view.h"
#include "tb-game-ui.h"
#include "tb-game.h"
#include "tb-move.h"
#include "tb-names.h"
#include "tb-parts.h"
#include "tb-rules.h"
#include "tb-space-button.h"

#define MOST_MATCHES 400

gboolean
tb_driver_init (int    *argc,
                char ***argv)
{
  g_autoptr (GError) error = NULL;

  if (!ui_driver_init (argc, argv))
    return FALSE;
  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  tb_game_load_box (&error);
  g_assert_no_error (error);
  /* They last as long as the program. */
  bm_style_add (g_settings_new (APP_ID));
  bm_game_sheet_need (&tb_game_ui);
  return TRUE;
}

BmMatch *
tb_driver_read (const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse ("position", json, strlen (json), &error);
  TbPosition pos;

  g_assert_no_error (error);
  tb_game.read_position (&BM_JSON_ROOT ("position", node), &pos, &error);
  g_assert_no_error (error);
  return bm_match_new_from_position (&tb_game, &pos);
}

BmMatch *
tb_driver_find_match (const char *options,
                      TbWanted    wanted)
{
  for (guint64 seed = 1; seed < MOST_MATCHES; seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BmMatch) match = bm_match_new (&tb_game, options, seed, &error);
      guint64 chance = seed * 77 + 5;

      g_assert_no_error (error);
      while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
        {
          if (wanted (bm_match_get_position (match)))
            return g_steal_pointer (&match);
          g_assert_true (bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL));
        }
    }
  g_assert_not_reached ();
}

void
tb_driver_show (UiDriver *driver,
                BmMatch  *match,
                guint     computers)
{
  bm_window_show_match (BM_WINDOW (driver->window), match);
  bm_session_set_pause (BM_WINDOW (driver->window)->session, G_MAXINT);
  for (guint seat = 0; seat < bm_match_get_n_seats (match); seat++)
    if ((computers >> seat & 1) != 0)
      bm_window_set_level (BM_WINDOW (driver->window), (int) seat, BM_LEVEL_EASY);
  ui_driver_settle ();
}

void
tb_driver_open (UiDriver   *driver,
                const char *options,
                TbWanted    wanted)
{
  g_autoptr (BmMatch) match = tb_driver_find_match (options, wanted);

  /* Where nothing composes windows GTK draws a border round them. */
  ui_driver_open_size (driver, 1, 1290, 810);
  tb_driver_show (driver, match, 0);
}

TbTable *
tb_driver_table (UiDriver *driver)
{
  GtkWidget *table = ui_find_type (driver->window, TB_TYPE_TABLE);

  g_assert_nonnull (table);
  return TB_TABLE (table);
}

BmMatch *
tb_driver_match (UiDriver *driver)
{
  return bm_table_get_match (BM_TABLE (tb_driver_table (driver)));
}

const TbPosition *
tb_driver_position (UiDriver *driver)
{
  return bm_match_get_position (tb_driver_match (driver));
}

static gboolean
stands_for (GtkWidget *widget,
            gpointer   data)
{
  TbAt at = GPOINTER_TO_UINT (data);

  if (TB_IS_SPACE_BUTTON (widget))
    return TB_AT_KIND (at) == TB_AT_SPACE && tb_space_button_get (TB_SPACE_BUTTON (widget)) == TB_AT_N (at);
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "tb-part") && tb_part_button_get (widget) == at;
}

GtkWidget *
tb_driver_find_at (UiDriver *driver,
                   TbAt      at)
{
  return ui_find (GTK_WIDGET (tb_driver_table (driver)), stands_for, GUINT_TO_POINTER (at));
}

GtkWidget *
tb_driver_find_in (UiDriver *driver,
                   GType     type,
                   TbAt      at)
{
  GtkWidget *panel = ui_find_type (driver->window, type);

  return panel == NULL ? NULL : ui_find (panel, stands_for, GUINT_TO_POINTER (at));
}

TbCard
tb_driver_usable (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_USE
        && tb_things_have (pos->players[tb_position_to_act (pos)].things, TB_MOVE_A (moves[i])))
      return TB_MOVE_A (moves[i]);
  return TB_NO_CARD;
}

void
tb_driver_press (UiDriver *driver,
                 TbAt      at)
{
  GtkWidget *button = tb_driver_find_at (driver, at);

  if (button == NULL)
    g_error ("nothing on the screen stands for %u %u", TB_AT_KIND (at), TB_AT_N (at));
  g_signal_emit_by_name (button, "clicked");
  ui_driver_settle ();
}

void
tb_driver_hover (UiDriver *driver,
                 TbAt      at)
{
  GtkWidget *part = ui_find_type (driver->window, TB_TYPE_BOARD_VIEW);

  if (TB_AT_KIND (at) != TB_AT_SPACE && at != TB_AT_NONE)
    {
      part = tb_driver_find_at (driver, at);
      g_assert_nonnull (part);
      while (g_signal_lookup ("at-hovered", G_OBJECT_TYPE (part)) == 0)
        part = gtk_widget_get_parent (part);
    }
  g_signal_emit_by_name (part, "at-hovered", at);
  ui_driver_settle ();
}

TbAt
tb_driver_at (const char *name)
{
  static const struct { const char *name; guint8 button; } buttons[] = {
    { "move", TB_BUTTON_MOVE }, { "ramp", TB_BUTTON_RAMP }, { "clear", TB_BUTTON_CLEAR }, { "take", TB_BUTTON_TAKE },
    { "deliver", TB_BUTTON_DELIVER }, { "use", TB_BUTTON_USE }, { "power", TB_BUTTON_POWER }, { "done", TB_BUTTON_DONE },
    { "yes", TB_BUTTON_YES }, { "no", TB_BUTTON_NO },
  };
  TbSpace space = tb_space_from_text (name);

  if (space != TB_SPACE_NONE)
    return TB_AT (TB_AT_SPACE, space);
  if (g_str_has_prefix (name, "worm "))
    return TB_AT (TB_AT_WORM, tb_slot_from_name (name + strlen ("worm ")));
  if (g_str_has_prefix (name, "bounty "))
    return TB_AT (TB_AT_LINE, (guint) (name[strlen ("bounty ")] - '1'));
  if (tb_seat_from_name (name) != TB_NO_SEAT)
    return TB_AT (TB_AT_SEAT, tb_seat_from_name (name));
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (buttons[i].name, name))
      return TB_AT (TB_AT_BUTTON, buttons[i].button);
  g_assert_cmpuint (tb_card_from_id (name), !=, TB_NO_CARD);
  return TB_AT (TB_AT_CARD, tb_card_from_id (name));
}
