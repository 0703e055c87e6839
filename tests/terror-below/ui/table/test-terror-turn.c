/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A turn at the table of Terror Below, in the program's window: a card is tried on a Worm, an Egg delivered;
 * and what stands beside a match alone.
 */
#include "config.h"

#include "tb-driver.h"

#include "bm-table.h"
#include "tb-action-panel.h"
#include "tb-asks.h"
#include "tb-bounty-line.h"
#include "tb-event-words.h"
#include "tb-forecast.h"
#include "tb-fuse.h"
#include "tb-move.h"
#include "tb-objective.h"
#include "tb-rules.h"
#include "tb-terror-turn.h"
#include "tb-terror-zone.h"
#include "tb-turn-words.h"
#include "tb-words.h"

/* ---- A card, then a Worm */

static gboolean
is_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && pos->round == 2;
}

static void
test_preview (void)
{
  UiDriver driver;
  const TbPosition *pos;
  TbPosition view;
  TbDistraction distraction;
  TbCard card;
  guint ply;
  g_autofree char *words = NULL;

  tb_driver_open (&driver, "start:players=2", is_play);
  ui_driver_click (&driver, "I’m here");
  pos = tb_driver_position (&driver);
  card = (TbCard) __builtin_ctzll (pos->players[pos->turn].vehicles);
  view = *pos;
  tb_rules_hide (&view, pos->turn);
  tb_distraction_of (&view, card, 1, &distraction);
  words = tb_distraction_words (tb_driver_match (&driver), 1, &distraction);
  ply = bm_match_get_ply (tb_driver_match (&driver));
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, card));
  tb_driver_hover (&driver, TB_AT (TB_AT_WORM, 1));
  g_assert_true (ui_driver_says (&driver, words));
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (tb_driver_find_at (&driver, TB_AT (TB_AT_WORM, 1))),
                                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words));
  g_assert_cmpuint (bm_match_get_ply (tb_driver_match (&driver)), ==, ply);
  tb_driver_press (&driver, TB_AT (TB_AT_WORM, 1));
  g_assert_cmpuint (bm_match_get_ply (tb_driver_match (&driver)), ==, ply + 1);
  g_assert_cmpuint (tb_driver_position (&driver)->played, ==, card);
  ui_driver_close (&driver);
}

/* ---- A second card */

/* A card in the hand of the seat at turn that brings along a second one, for which there is only one other. */
static TbCard
lonely_boots (const TbPosition *pos,
              TbCard           *second)
{
  TbCard boots = TB_NO_CARD;
  guint n = 0;

  for (guint64 left = pos->players[pos->turn].vehicles; left != 0; left &= left - 1)
    {
      TbCard card = (TbCard) __builtin_ctzll (left);

      if (tb_vehicle (card)->ap == 2 && boots == TB_NO_CARD)
        {
          boots = card;
        }
      else if (tb_vehicle (card)->ap != 7)
        {
          *second = card;
          n++;
        }
    }
  return n == 1 ? boots : TB_NO_CARD;
}

static gboolean
has_lonely_boots (const TbPosition *pos)
{
  TbCard second;

  return tb_asks_of (pos) == TB_ASKS_PLAY && lonely_boots (pos, &second) != TB_NO_CARD && !tb_slot_is_full (pos, &pos->slots[1])
         && tb_slot_is_in_play (&pos->slots[1]);
}

/* Nobody is asked for it: so it is said before, and told afterwards. */
static void
test_second_card (void)
{
  UiDriver driver;
  TbCard boots, second = TB_NO_CARD;
  guint ply;
  gboolean told = FALSE;
  g_autofree char *words = NULL;

  tb_driver_open (&driver, "start:players=2", has_lonely_boots);
  ui_driver_click (&driver, "I’m here");
  boots = lonely_boots (tb_driver_position (&driver), &second);
  words = g_strdup_printf ("%s is then added unasked: you have no other card for that.", tb_card_words (second));
  tb_driver_hover (&driver, TB_AT (TB_AT_CARD, boots));
  g_assert_true (ui_driver_says (&driver, words));
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, boots));
  tb_driver_hover (&driver, TB_AT (TB_AT_WORM, 1));
  g_assert_true (ui_driver_says (&driver, words));
  ply = bm_match_get_ply (tb_driver_match (&driver));
  tb_driver_press (&driver, TB_AT (TB_AT_WORM, 1));
  for (guint index = ply; index < bm_match_get_ply (tb_driver_match (&driver)); index++)
    {
      g_autoptr(GPtrArray) lines = tb_event_lines (tb_driver_match (&driver), index);
      g_autofree char *adds = g_strdup_printf (" adds %s: ", tb_card_words (second));

      for (guint i = 0; i < lines->len; i++)
        told |= strstr (((BmLine *) g_ptr_array_index (lines, i))->text, adds) != NULL;
    }
  g_assert_true (told);
  ui_driver_close (&driver);
}

/* ---- A suggestion */

/* Whether the own Vehicle card is the suggested one, which is waited for. */
static gboolean
is_suggested (UiDriver *driver,
              TbCard    card)
{
  gtk_widget_activate_action (GTK_WIDGET (tb_driver_table (driver)), "table.suggest", NULL);
  while (!ui_driver_says (driver, "Play "))
    g_main_context_iteration (NULL, TRUE);
  ui_driver_settle ();
  return gtk_widget_has_css_class (tb_driver_find_at (driver, TB_AT (TB_AT_CARD, card)), "hinted");
}

/* A picked card stays so if the suggestion begins with it, and is laid back if not. */
static void
test_suggest (void)
{
  UiDriver driver;
  TbPosition pos;
  guint n_suggested = 0;

  tb_driver_open (&driver, "start:players=2", is_play);
  ui_driver_click (&driver, "I’m here");
  pos = *tb_driver_position (&driver);
  for (guint64 left = pos.players[pos.turn].vehicles; left != 0; left &= left - 1)
    {
      TbCard card = (TbCard) __builtin_ctzll (left);
      GtkWidget *shown = tb_driver_find_at (&driver, TB_AT (TB_AT_CARD, card));
      gboolean suggested;

      tb_driver_press (&driver, TB_AT (TB_AT_CARD, card));
      g_assert_true (gtk_widget_has_css_class (shown, "held"));
      suggested = is_suggested (&driver, card);
      g_assert_cmpint (gtk_widget_has_css_class (shown, "held"), ==, suggested);
      n_suggested += suggested;
    }
  g_assert_cmpuint (n_suggested, ==, 1);
  ui_driver_close (&driver);
}

/* ---- An Egg is delivered for a Bounty */

/* The place in the Line of a Bounty for which one Egg can be delivered now; TB_N_LINE: of none. */
static guint
deliverable (const TbPosition *pos)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint k = 0; k < TB_N_LINE; k++)
    {
      guint ways = 0;

      for (guint i = 0; i < n; i++)
        ways += TB_MOVE_KIND (moves[i]) == TB_MOVE_DELIVER && pos->line[k] != TB_NO_CARD && TB_MOVE_B (moves[i]) == pos->line[k];
      if (ways == 1)
        return k;
    }
  return TB_N_LINE;
}

static gboolean
can_deliver (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ACT && deliverable (pos) < TB_N_LINE;
}

static void
test_delivery (void)
{
  UiDriver driver;
  const TbPosition *pos;
  guint place, seat, before;

  tb_driver_open (&driver, "start:players=2", can_deliver);
  ui_driver_click (&driver, "I’m here");
  pos = tb_driver_position (&driver);
  place = deliverable (pos);
  seat = pos->turn;
  before = tb_position_vp (pos, seat);
  for (guint k = 0; k < TB_N_LINE; k++)
    {
      GtkWidget *paper = tb_driver_find_in (&driver, TB_TYPE_BOUNTY_LINE, TB_AT (TB_AT_LINE, k));

      if (k == place)
        g_assert_true (gtk_widget_has_css_class (paper, "lit"));
      else if (paper != NULL && pos->line[k] != TB_NO_CARD && tb_bounty (pos->line[k])->hunt)
        g_assert_false (gtk_widget_has_css_class (paper, "lit"));
    }
  tb_driver_press (&driver, TB_AT (TB_AT_LINE, place));
  g_assert_cmpuint (tb_position_vp (tb_driver_position (&driver), seat), >, before);
  ui_driver_close (&driver);
}

/* ---- Bounties beside a Hidden one */

static gboolean
has_two_hidden (const TbPosition *pos)
{
  guint n = 0;

  for (guint i = 0; i < pos->n_owned; i++)
    n += (pos->owned_by[i] & TB_OWNED_SEAT) == pos->turn && (pos->owned_by[i] & TB_OWNED_COMPLETED) == 0;
  return tb_asks_of (pos) == TB_ASKS_ACT && n == 2;
}

static gboolean
is_cut (GtkWidget *widget,
        gpointer   unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "bounty-words")
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static void
test_bounty_words (void)
{
  UiDriver driver;

  tb_driver_open (&driver, "start:players=3", has_two_hidden);
  ui_driver_click (&driver, "I’m here");
  ui_wait_for_layout (driver.window);
  for (guint k = 0; k < TB_N_LINE; k++)
    {
      GtkWidget *paper = tb_driver_find_in (&driver, TB_TYPE_BOUNTY_LINE, TB_AT (TB_AT_LINE, k));

      g_assert_true (gtk_widget_has_css_class (paper, "narrow"));
      g_assert_null (ui_find (paper, is_cut, NULL));
    }
  ui_driver_close (&driver);
}

/* ---- A long text in the line of status */

static void
check_status (UiDriver *driver,
              int       width,
              int       height)
{
  static const char *const text = "Hospital: 2 of your 5 Action Points, 3 are left to deliver. Worm 1 hits it: it attacks after 2 "
                                  "more cards. Worm 3 hits it: it attacks after 1 more card, and so it goes on for ever.";
  g_autoptr(BmMatch) match = tb_driver_find_match ("start:players=2", is_play);
  GtkWidget *table, *line;
  BmStatus *status;
  graphene_rect_t said, bounties;

  ui_driver_open_size (driver, 1, width, height);
  tb_driver_show (driver, match, 0);
  table = GTK_WIDGET (tb_driver_table (driver));
  status = BM_STATUS (ui_find_type (table, BM_TYPE_STATUS));
  line = ui_find_type (table, TB_TYPE_BOUNTY_LINE);
  bm_status_set_text (status, text, NULL, NULL);
  ui_wait_for_layout (driver->window);
  g_assert_true (gtk_widget_compute_bounds (ui_find_words (GTK_WIDGET (status), text), table, &said));
  g_assert_true (gtk_widget_compute_bounds (line, table, &bounties));
  g_assert_cmpfloat (said.origin.y + said.size.height, <=, bounties.origin.y + 1);
  ui_driver_close (driver);
}

static void
test_status (void)
{
  UiDriver driver;

  check_status (&driver, 810, 610);
  check_status (&driver, 1290, 810);
}

/* ---- A computer's turn */

/* The next turn begins right after the actions. */
static gboolean
is_last_of_red (const TbPosition *pos)
{
  TbPosition after = *pos;

  if (tb_asks_of (pos) != TB_ASKS_ACT || pos->turn != TB_RED)
    return FALSE;
  tb_rules_apply (&after, TB_MOVE (TB_MOVE_DONE, 0, 0, 0), NULL, NULL);
  return after.turn == TB_BLUE;
}

/* While it is shown the action panel says whose turn it is. */
static void
test_whose_turn (void)
{
  g_autoptr(BmMatch) match = tb_driver_find_match ("start:players=2", is_last_of_red);
  UiDriver driver;
  GtkWidget *table, *panel, *done;
  guint ply = bm_match_get_ply (match);
  gboolean told = FALSE;

  ui_driver_open_size (&driver, 1, 1290, 810);
  tb_driver_show (&driver, match, 1u << TB_BLUE);
  table = GTK_WIDGET (tb_driver_table (&driver));
  panel = ui_find_type (table, TB_TYPE_ACTION_PANEL);
  done = tb_driver_find_at (&driver, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE));
  g_settings_set_string (driver.settings, "animation-speed", "fast");
  /* The first press may be answered with a reminder. */
  for (guint i = 0; i < 2 && bm_match_get_ply (match) == ply; i++)
    g_signal_emit_by_name (done, "clicked");
  g_assert_true (bm_table_is_moving (BM_TABLE (table)));
  while (bm_table_is_moving (BM_TABLE (table)))
    {
      g_main_context_iteration (NULL, TRUE);
      told |= ui_find_words (panel, "Jay is at turn.") != NULL;
    }
  g_assert_true (told);
  g_settings_reset (driver.settings, "animation-speed");
  ui_driver_close (&driver);
}

/* ---- Alone */

/* The Terror Turn comes right after the actions. */
static gboolean
is_late_alone (const TbPosition *pos)
{
  TbPosition after = *pos;

  if (tb_asks_of (pos) != TB_ASKS_ACT || pos->attacks < 3)
    return FALSE;
  tb_rules_apply (&after, TB_MOVE (TB_MOVE_DONE, 0, 0, 0), NULL, NULL);
  return after.round > pos->round && after.attacks > pos->attacks;
}

/* The objective and the track of attacks are there, and the Terror Turn has a strip over the board while it goes on. */
static void
test_alone (void)
{
  UiDriver driver;
  GtkWidget *table;
  g_autofree char *words = NULL;
  gboolean strip = FALSE;

  tb_driver_open (&driver, "start:players=1", is_late_alone);
  table = GTK_WIDGET (tb_driver_table (&driver));
  words = g_strdup_printf ("attack %u of 15", tb_driver_position (&driver)->attacks + 1u);
  g_assert_true (ui_driver_says (&driver, words));
  g_assert_nonnull (ui_find_type (table, TB_TYPE_OBJECTIVE));
  g_assert_nonnull (ui_find_type (table, TB_TYPE_FUSE));
  g_assert_null (ui_find_type (table, TB_TYPE_TERROR_TURN));
  g_settings_set_string (driver.settings, "animation-speed", "fast");
  g_signal_emit_by_name (tb_driver_find_at (&driver, TB_AT (TB_AT_BUTTON, TB_BUTTON_DONE)), "clicked");
  while (bm_table_is_moving (BM_TABLE (table)))
    {
      g_main_context_iteration (NULL, TRUE);
      strip |= ui_find_type (table, TB_TYPE_TERROR_TURN) != NULL;
    }
  g_assert_true (strip);
  g_settings_reset (driver.settings, "animation-speed");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-turn/preview", test_preview);
  g_test_add_func ("/terror-turn/second-card", test_second_card);
  g_test_add_func ("/terror-turn/suggest", test_suggest);
  g_test_add_func ("/terror-turn/delivery", test_delivery);
  g_test_add_func ("/terror-turn/bounty-words", test_bounty_words);
  g_test_add_func ("/terror-turn/status", test_status);
  g_test_add_func ("/terror-turn/whose-turn", test_whose_turn);
  g_test_add_func ("/terror-turn/alone", test_alone);
  return g_test_run ();
}
