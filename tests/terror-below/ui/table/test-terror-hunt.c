/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Attacks at the table of Terror Below, in the program's window: the hunt, the killing blow and its reward, death and a new
 * Leader, and the scenes in between.
 */
#include "config.h"

#include "tb-driver.h"

#include "bm-table.h"
#include "tb-asks.h"
#include "tb-board-view.h"
#include "tb-bounty-line.h"
#include "tb-event.h"
#include "tb-hand-view.h"
#include "tb-hearts.h"
#include "tb-hunt-panel.h"
#include "tb-move.h"
#include "tb-parts.h"
#include "tb-rules.h"
#include "tb-seats-panel.h"
#include "tb-shot-words.h"
#include "tb-shot.h"
#include "tb-successors.h"
#include "tb-words.h"
#include "ui-picture.h"

/* As many as the table has parts, and more. */
#define N_FRAMES 14

#define DONE TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE)

static GtkWidget *
hunt_panel (UiDriver *driver)
{
  GtkWidget *panel = ui_find_type (driver->window, TB_TYPE_HUNT_PANEL);

  g_assert_nonnull (panel);
  return panel;
}

static void
check_hearts (UiDriver *driver,
              guint     left,
              guint     all)
{
  g_autofree char *words = g_strdup_printf ("Health %u of %u", left, all);
  GtkWidget *hearts = ui_find_type (hunt_panel (driver), TB_TYPE_HEARTS);
  g_autofree char *wrong = NULL;

  g_assert_nonnull (hearts);
  wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (hearts), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_cmpstr (wrong, ==, NULL);
}

/* The part of the hand, or of the panel, that stands for CARD, says what it does and can be pressed. */
static void
check_choice (UiDriver *driver,
              TbCard    card)
{
  const TbPosition *pos = tb_driver_position (driver);
  GtkWidget *choice = tb_driver_find_in (driver, TB_TYPE_HUNT_PANEL, TB_AT (TB_AT_CARD, card));
  GtkWidget *line = tb_driver_find_in (driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, card));
  g_autofree char *words = NULL;
  TbShot shot;

  g_assert_nonnull (choice);
  g_assert_nonnull (line);
  g_assert_true (gtk_widget_has_css_class (line, "lit"));
  if (!tb_card_is_weapon (card) || !tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot))
    return;
  words = tb_shot_words (&shot);
  g_assert_nonnull (ui_find_words (choice, words));
}

/* ---- A Weapon is chosen */

static gboolean
is_simple_shot (const TbPosition *pos,
                TbCard            card)
{
  TbShot shot;

  return card != TB_NO_CARD && tb_card_is_weapon (card) && tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot)
         && !shot.dice && tb_effect (card)->kind != TB_EFFECT_DISCARD_DAMAGE;
}

static gboolean
is_wound (const TbPosition *pos)
{
  TbCard card = tb_asks_of (pos) == TB_ASKS_HUNT ? tb_driver_usable (pos) : TB_NO_CARD;
  TbShot shot;

  return is_simple_shot (pos, card) && tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot)
         && shot.most < shot.health && shot.least == shot.most;
}

static void
test_weapon (void)
{
  UiDriver driver;
  BmMove moves[BM_MAX_MOVES];
  const TbPosition *pos;
  TbCard card;
  TbShot shot;
  guint n, health, all;

  tb_driver_open (&driver, "start:players=2", is_wound);
  ui_driver_click (&driver, "I’m here");
  pos = tb_driver_position (&driver);
  n = tb_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_USE)
      check_choice (&driver, TB_MOVE_A (moves[i]));
  card = tb_driver_usable (pos);
  g_assert_true (tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot));
  all = tb_worm (pos->slots[pos->attack.slot].worm)->health;
  health = all - pos->attack.damage;
  g_assert_cmpuint (health, ==, shot.health);
  check_hearts (&driver, health, all);
  g_signal_emit_by_name (tb_driver_find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, card)), "clicked");
  ui_driver_settle ();
  pos = tb_driver_position (&driver);
  g_assert_cmpuint (pos->attack.damage, ==, all - health + shot.least);
  if (tb_hunt_panel_is_needed (pos))
    check_hearts (&driver, health - shot.least, all);
  ui_driver_close (&driver);
}

/* ---- The killing blow, and what it is rewarded with */

static gboolean
is_killing (const TbPosition *pos)
{
  TbCard card = tb_asks_of (pos) == TB_ASKS_HUNT ? tb_driver_usable (pos) : TB_NO_CARD;
  TbShot shot;

  return is_simple_shot (pos, card) && tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot)
         && shot.least >= shot.health;
}

static guint
count_events (UiDriver *driver,
              guint     kind)
{
  guint n, found = 0;
  const BmEvent *events = bm_match_get_events_since (tb_driver_match (driver), 0, &n);

  for (guint i = 0; i < n; i++)
    found += events[i].kind == kind;
  return found;
}

static void
test_killing_blow (void)
{
  UiDriver driver;
  TbCard card;
  guint defeated;

  tb_driver_open (&driver, "start:players=2", is_killing);
  ui_driver_click (&driver, "I’m here");
  card = tb_driver_usable (tb_driver_position (&driver));
  defeated = count_events (&driver, TB_EVENT_DEFEATED);
  g_assert_nonnull (ui_find_words (tb_driver_find_in (&driver, TB_TYPE_HUNT_PANEL, TB_AT (TB_AT_CARD, card)), "kills"));
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, card));
  g_assert_cmpuint (count_events (&driver, TB_EVENT_DEFEATED), ==, defeated + 1);
  ui_driver_close (&driver);
}

static gboolean
is_reward (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves), bounties = 0;

  if (tb_asks_of (pos) != TB_ASKS_CLAIM)
    return FALSE;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < TB_N_LINE; k++)
      bounties += TB_MOVE_KIND (moves[i]) == TB_MOVE_CLAIM && TB_MOVE_A (moves[i]) == pos->line[k];
  return bounties > 0;
}

static void
test_reward (void)
{
  UiDriver driver;
  guint seat, before, line = TB_N_LINE;

  tb_driver_open (&driver, "start:players=2", is_reward);
  if (ui_driver_has_button (&driver, "I’m here"))
    ui_driver_click (&driver, "I’m here");
  seat = (guint) tb_position_to_act (tb_driver_position (&driver));
  before = tb_position_vp (tb_driver_position (&driver), seat);
  g_assert_nonnull (tb_driver_find_in (&driver, TB_TYPE_HUNT_PANEL, TB_AT (TB_AT_BUTTON, TB_BUTTON_VP)));
  for (guint i = 0; i < TB_N_LINE; i++)
    if (tb_driver_find_in (&driver, TB_TYPE_HUNT_PANEL, TB_AT (TB_AT_LINE, i)) != NULL)
      line = i;
  g_assert_cmpuint (line, <, TB_N_LINE);
  g_assert_true (gtk_widget_has_css_class (tb_driver_find_in (&driver, TB_TYPE_BOUNTY_LINE, TB_AT (TB_AT_LINE, line)), "lit"));
  tb_driver_press (&driver, TB_AT (TB_AT_LINE, line));
  g_assert_cmpuint (tb_position_vp (tb_driver_position (&driver), seat), >, before);
  {
    g_autofree char *points = g_strdup_printf ("%u", tb_position_vp (tb_driver_position (&driver), seat));

    g_assert_nonnull (ui_find_words (tb_driver_find_in (&driver, TB_TYPE_SEATS_PANEL, TB_AT (TB_AT_SEAT, seat)), points));
  }
  ui_driver_close (&driver);
}

/* ---- Death, and what is seen of it */

/* Who gives up is eaten, and there are two to lead after that. */
static gboolean
is_doomed (const TbPosition *pos)
{
  TbPosition after = *pos;
  BmMove moves[BM_MAX_MOVES];

  if (tb_asks_of (pos) != TB_ASKS_HUNT || !tb_rules_is_legal (pos, TB_MOVE (TB_MOVE_DONE, 0, 0, 0)))
    return FALSE;
  tb_rules_apply (&after, TB_MOVE (TB_MOVE_DONE, 0, 0, 0), NULL, NULL);
  return tb_asks_of (&after) == TB_ASKS_LEADER && tb_position_to_act (&after) == tb_position_to_act (pos)
         && tb_rules_legal (&after, moves) == 2;
}

static gboolean
is_lit (GtkWidget *widget,
        gpointer   unused)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "tb-part") && gtk_widget_has_css_class (widget, "lit");
}

static guint
count_skulls (const TbPosition *pos,
              guint             seat)
{
  return (guint) __builtin_popcount (pos->players[seat].dead);
}

/* While the Worm eats nothing can be pressed; a press leads to the choice of a Leader and makes none. */
static void
test_death (void)
{
  UiDriver driver;
  GtkWidget *table;
  TbCard first;
  guint seat, skulls;

  tb_driver_open (&driver, "start:players=2", is_doomed);
  table = GTK_WIDGET (tb_driver_table (&driver));
  g_settings_set_string (driver.settings, "animation-speed", "normal");
  ui_driver_click (&driver, "I’m here");
  seat = (guint) tb_position_to_act (tb_driver_position (&driver));
  skulls = count_skulls (tb_driver_position (&driver), seat);
  g_signal_emit_by_name (tb_driver_find_in (&driver, TB_TYPE_HUNT_PANEL, DONE), "clicked");
  g_assert_true (bm_table_is_moving (BM_TABLE (table)));
  g_assert_cmpuint (count_skulls (tb_driver_position (&driver), seat), ==, skulls + 1);
  g_assert_null (ui_find_type (table, TB_TYPE_SUCCESSORS));
  /* The panels are shown one a frame. */
  for (guint i = 0; i < N_FRAMES && bm_table_is_moving (BM_TABLE (table)); i++)
    {
      g_assert_null (ui_find (table, is_lit, NULL));
      ui_paint (table);
    }
  /* A press on what means nothing now. */
  tb_driver_press (&driver, TB_AT (TB_AT_SEAT, seat));
  g_assert_false (bm_table_is_moving (BM_TABLE (table)));
  UI_WAIT_UNTIL (ui_find_type (table, TB_TYPE_SUCCESSORS) != NULL);
  g_assert_cmpuint (tb_driver_position (&driver)->players[seat].leader, ==, TB_NO_CARD);
  first = tb_successors_get (TB_SUCCESSORS (ui_find_type (table, TB_TYPE_SUCCESSORS)), 0);
  g_assert_true (ui_press_key (table, "1"));
  g_assert_cmpuint (tb_driver_position (&driver)->players[seat].leader, ==, first);
  g_settings_reset (driver.settings, "animation-speed");
  ui_driver_close (&driver);
}

static gboolean
is_open_card (GtkWidget *widget,
              gpointer   unused)
{
  return gtk_widget_has_css_class (widget, "leader-name") && gtk_widget_get_mapped (widget);
}

static guint
count_open (GtkWidget *squad)
{
  g_autoptr (GPtrArray) names = ui_find_all (squad, is_open_card, NULL);

  return names->len;
}

/* All are turned up in the end, and their pictures have the same height. */
static void
check_turned_up (GtkWidget *squad)
{
  g_autoptr (GPtrArray) names = NULL;
  graphene_rect_t first, other;
  guint n = 0;

  while (tb_successors_get (TB_SUCCESSORS (squad), n) != TB_NO_CARD)
    n++;
  UI_WAIT_UNTIL (count_open (squad) == n);
  names = ui_find_all (squad, is_open_card, NULL);
  g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (names, 0), squad, &first));
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (names, i), squad, &other));
      g_assert_cmpfloat (first.origin.y, ==, other.origin.y);
    }
}

/* The keyboard is on the first of them; then on the board, or where the next person says to be there. */
static void
test_successor_focus (gconstpointer speed)
{
  UiDriver driver;
  GtkWidget *table, *done, *focus, *squad;

  tb_driver_open (&driver, "start:players=2", is_doomed);
  table = GTK_WIDGET (tb_driver_table (&driver));
  g_settings_set_string (driver.settings, "animation-speed", speed);
  ui_driver_click (&driver, "I’m here");
  done = tb_driver_find_in (&driver, TB_TYPE_HUNT_PANEL, DONE);
  g_assert_true (gtk_widget_grab_focus (done));
  g_signal_emit_by_name (done, "clicked");
  UI_WAIT_UNTIL (!bm_table_is_moving (BM_TABLE (table)) && ui_find_type (table, TB_TYPE_SUCCESSORS) != NULL);
  ui_driver_settle ();
  squad = ui_find_type (table, TB_TYPE_SUCCESSORS);
  focus = ui_driver_focus (&driver);
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, squad));
  g_assert_cmpuint (tb_part_button_get (focus), ==, TB_AT (TB_AT_CARD, tb_successors_get (TB_SUCCESSORS (squad), 0)));
  check_turned_up (squad);
  g_signal_emit_by_name (focus, "clicked");
  UI_WAIT_UNTIL (!bm_table_is_moving (BM_TABLE (table)) && ui_find_type (table, TB_TYPE_SUCCESSORS) == NULL);
  ui_driver_settle ();
  focus = ui_driver_focus (&driver);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  if (ui_driver_has_button (&driver, "I’m here"))
    g_assert_nonnull (gtk_widget_get_ancestor (focus, TB_TYPE_HAND_VIEW));
  else
    g_assert_nonnull (gtk_widget_get_ancestor (focus, TB_TYPE_BOARD_VIEW));
  g_settings_reset (driver.settings, "animation-speed");
  ui_driver_close (&driver);
}

/* ---- What cannot be taken back says why */

static gboolean
is_dice_shot (const TbPosition *pos)
{
  TbCard card = tb_asks_of (pos) == TB_ASKS_HUNT ? tb_driver_usable (pos) : TB_NO_CARD;
  TbShot shot;

  return card != TB_NO_CARD && tb_shot_of (pos, (guint) tb_position_to_act (pos), card, &shot) && shot.dice && shot.cards == 0;
}

static void
test_undo (void)
{
  UiDriver driver;
  GtkWidget *table;
  BmStatus *status;
  guint ply;

  tb_driver_open (&driver, "start:players=2", is_dice_shot);
  table = GTK_WIDGET (tb_driver_table (&driver));
  ui_driver_click (&driver, "I’m here");
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, tb_driver_usable (tb_driver_position (&driver))));
  if (ui_driver_has_button (&driver, "I’m here"))
    ui_driver_click (&driver, "I’m here");
  ply = bm_match_get_ply (tb_driver_match (&driver));
  g_assert_cmpuint (ply, >, 0);
  g_assert_true (ui_press_key (table, "<Control>z"));
  g_assert_cmpuint (bm_match_get_ply (tb_driver_match (&driver)), ==, ply);
  status = BM_STATUS (ui_find_type (table, BM_TYPE_STATUS));
  g_assert_cmpstr (bm_status_get_text (status), ==, "Locked: a die was rolled.");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();
  g_test_add_func ("/terror-hunt/weapon", test_weapon);
  g_test_add_func ("/terror-hunt/killing-blow", test_killing_blow);
  g_test_add_func ("/terror-hunt/reward", test_reward);
  g_test_add_func ("/terror-hunt/death", test_death);
  g_test_add_data_func ("/terror-hunt/successor-focus/off", "off", test_successor_focus);
  g_test_add_data_func ("/terror-hunt/successor-focus/fast", "fast", test_successor_focus);
  g_test_add_func ("/terror-hunt/undo", test_undo);
  return g_test_run ();
}
