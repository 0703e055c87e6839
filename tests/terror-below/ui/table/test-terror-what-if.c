/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What if, at the table of Terror Below: it is opened and left by one key, says what it is, the others answer in it, it tells
 * nothing hidden, and leaves no trace in the match.
 */
#include "config.h"

#include "tb-driver.h"

#include <string.h>

#include "bm-record.h"
#include "tb-asks.h"
#include "tb-event-words.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-move.h"
#include "tb-reminder.h"
#include "tb-rules.h"
#include "tb-table-private.h"

#define NOTHING_COUNTS "What if? Nothing here counts."
#define ONE_WAY        "What if? One way it could go: dice and cards are made up."

static void
what_if (UiDriver *driver)
{
  ui_driver_act (driver, "win.what-if");
}

static void
act (UiDriver   *driver,
     const char *action)
{
  ui_act (GTK_WIDGET (tb_driver_table (driver)), action);
}

/* By its frame and its way back. */
static gboolean
is_trying (UiDriver *driver)
{
  gboolean framed = gtk_widget_has_css_class (GTK_WIDGET (tb_driver_table (driver)), "trial");

  g_assert_cmpint (framed, ==, ui_driver_has_button (driver, "Back to the match"));
  g_assert_cmpint (framed, ==, bm_match_is_trial (tb_driver_match (driver)));
  return framed;
}

static gboolean
says (UiDriver   *driver,
      const char *words)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, words) != NULL;
}

static gboolean
is_act (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_ACT && pos->round == 2 && pos->ap > 0;
}

static gboolean
is_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && pos->round == 2;
}

/* The seat at turn is the only person. */
static void
open_alone (UiDriver   *driver,
            const char *options,
            TbWanted    wanted)
{
  g_autoptr(BmMatch) match = tb_driver_find_match (options, wanted);

  ui_driver_open_size (driver, 1, 1290, 810);
  tb_driver_show (driver, match, ~(1u << bm_match_get_to_act (match)));
}

static char *
dup_record (BmMatch *match)
{
  g_autoptr(BmRecord) record = bm_match_dup_record (match);

  return bm_record_to_text (record);
}

/* Ends the own turn and what belongs to it, up to the next decision of the same seat in another turn. */
static void
end_turn (UiDriver *driver,
          int       seat)
{
  BmMatch *scratch = tb_driver_match (driver);
  guint round = tb_driver_position (driver)->round;

  while (bm_match_get_to_act (scratch) != BM_SIDE_NOBODY && tb_driver_position (driver)->round == round)
    {
      BmMove moves[BM_MAX_MOVES];
      guint n = bm_match_get_legal (scratch, moves);

      if (bm_match_get_to_act (scratch) == seat)
        bm_match_play (scratch, moves[n - 1], NULL);
      ui_driver_skip (driver);
      ui_driver_settle ();
    }
  UI_WAIT_UNTIL (bm_match_get_to_act (scratch) == seat || bm_match_get_to_act (scratch) == BM_SIDE_NOBODY);
}

/* ---- Opened and left */

static void
test_there_and_back (void)
{
  UiDriver driver;
  BmMatch *real, *scratch;
  TbPosition before;
  int seat;
  g_autofree char *record = NULL, *after = NULL;

  open_alone (&driver, "start:players=3", is_act);
  real = tb_driver_match (&driver);
  seat = bm_match_get_to_act (real);
  before = *tb_driver_position (&driver);
  record = dup_record (real);
  g_assert_false (is_trying (&driver));

  what_if (&driver);
  scratch = tb_driver_match (&driver);
  g_assert_true (scratch != real);
  g_assert_true (is_trying (&driver));
  g_assert_true (says (&driver, NOTHING_COUNTS));
  g_assert_cmpint (bm_match_get_to_act (scratch), ==, seat);
  /* The others answer; what they did is one Undo. */
  end_turn (&driver, seat);
  g_assert_cmpint (tb_driver_position (&driver)->round, >, before.round);
  g_assert_true (says (&driver, ONE_WAY));
  for (guint i = 0; bm_match_get_ply (scratch) > 0 && i < 100; i++)
    act (&driver, "table.undo");
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, 0);
  ui_driver_skip (&driver);
  g_assert_true (says (&driver, NOTHING_COUNTS));
  act (&driver, "table.undo");
  g_assert_true (ui_driver_says (&driver, "There is nothing to take back yet."));

  what_if (&driver);
  g_assert_true (tb_driver_match (&driver) == real);
  g_assert_false (is_trying (&driver));
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  after = dup_record (real);
  g_assert_cmpstr (record, ==, after);
  ui_driver_close (&driver);
}

/* Escape first puts down what is picked, then leads back. */
static void
test_escape (void)
{
  UiDriver driver;

  open_alone (&driver, "start:players=2", is_act);
  what_if (&driver);
  act (&driver, "table.move");
  act (&driver, "table.cancel");
  g_assert_true (is_trying (&driver));
  act (&driver, "table.cancel");
  g_assert_false (is_trying (&driver));
  act (&driver, "table.cancel");
  g_assert_false (is_trying (&driver));
  /* By its key. */
  g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "x"));
  g_assert_true (is_trying (&driver));
  ui_driver_close (&driver);
}

/* Something could be forgotten. */
static gboolean
is_forgetful (const TbPosition *pos)
{
  TbPosition view = *pos;
  guint slot;

  if (!is_act (pos))
    return FALSE;
  tb_rules_hide (&view, pos->turn);
  return tb_reminder_of (&view, &slot) != TB_REMINDER_NONE;
}

/* The match asks once before a turn is ended, a trial does not. */
static void
test_costs_nothing (void)
{
  UiDriver driver;
  guint ply;

  open_alone (&driver, "start:players=3", is_forgetful);
  g_settings_set_boolean (driver.settings, "ask-before-ending-turn", TRUE);
  ply = bm_match_get_ply (tb_driver_match (&driver));
  act (&driver, "table.end-turn");
  g_assert_cmpuint (bm_match_get_ply (tb_driver_match (&driver)), ==, ply);
  what_if (&driver);
  act (&driver, "table.end-turn");
  UI_WAIT_UNTIL (bm_match_get_ply (tb_driver_match (&driver)) > 0);
  g_settings_reset (driver.settings, "ask-before-ending-turn");
  ui_driver_close (&driver);
}

/* ---- When it is refused */

static void
test_refusals (void)
{
  UiDriver driver;
  g_autoptr(BmMatch) match = tb_driver_find_match ("start:players=2", is_play);

  /* The computer decides. */
  ui_driver_open_size (&driver, 1, 1290, 810);
  tb_driver_show (&driver, match, 1u << bm_match_get_to_act (match));
  what_if (&driver);
  g_assert_false (is_trying (&driver));
  g_assert_true (ui_driver_says (&driver, "The computer decides now: What If is for your own decisions."));
  ui_driver_close (&driver);
  /* Nobody has taken the seat. */
  tb_driver_open (&driver, "start:players=2", is_play);
  what_if (&driver);
  g_assert_false (is_trying (&driver));
  g_assert_true (ui_driver_says (&driver, "The hand lies face down: show it first."));
  ui_driver_click (&driver, "I’m here");
  what_if (&driver);
  g_assert_true (is_trying (&driver));
  ui_driver_close (&driver);
}

/* ---- What nobody may know */

static void
gather_words (GtkWidget *widget,
              GString   *words)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (words, "%s\n", tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gather_words (child, words);
}

/* What can be read there at once, and what happened after the others have answered. */
static char *
read_trial (const TbPosition *pos)
{
  g_autoptr(BmMatch) match = bm_match_new_from_position (&tb_game, pos);
  int seat = tb_position_to_act (pos);
  GString *all = g_string_new (NULL);
  UiDriver driver;

  ui_driver_open_size (&driver, 1, 1290, 810);
  tb_driver_show (&driver, match, ~(1u << seat));
  what_if (&driver);
  g_assert_true (is_trying (&driver));
  ui_wait_for_layout (driver.window);
  gather_words (GTK_WIDGET (tb_driver_table (&driver)), all);
  end_turn (&driver, seat);
  for (guint index = 0; index < bm_match_get_ply (tb_driver_match (&driver)); index++)
    {
      g_autoptr(GPtrArray) lines = tb_event_lines (tb_driver_match (&driver), index);

      for (guint i = 0; i < lines->len; i++)
        g_string_append_printf (all, "%s\n", ((BmLine *) g_ptr_array_index (lines, i))->text);
    }
  ui_driver_close (&driver);
  return g_string_free (all, FALSE);
}

static void
test_nothing_leaks (void)
{
  static const char *const options[] = { "start:players=2", "start:players=3", "start:players=5,board=canyon" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr(BmMatch) match = tb_driver_find_match (options[i], i == 1 ? is_act : is_play);
      const TbPosition *pos = bm_match_get_position (match);
      TbPosition twin = *pos;
      guint64 chance = i + 99;
      g_autofree char *one = NULL, *two = NULL;

      tb_rules_hide (&twin, (guint) bm_match_get_to_act (match));
      tb_judge_determinize (&twin, (guint) bm_match_get_to_act (match), &chance);
      g_assert_false (tb_position_equal (pos, &twin));
      one = read_trial (pos);
      two = read_trial (&twin);
      g_assert_cmpstr (one, ==, two);
    }
}

/* While others decide nothing can be pressed for them. */
static void
test_others (void)
{
  UiDriver driver;
  BmMatch *scratch;
  int seat;
  guint ply;

  open_alone (&driver, "start:players=3", is_act);
  seat = bm_match_get_to_act (tb_driver_match (&driver));
  what_if (&driver);
  scratch = tb_driver_match (&driver);
  while (bm_match_get_to_act (scratch) == seat)
    {
      BmMove moves[BM_MAX_MOVES];
      guint n = bm_match_get_legal (scratch, moves);

      bm_match_play (scratch, moves[n - 1], NULL);
    }
  ply = bm_match_get_ply (scratch);
  tb_table_press (tb_driver_table (&driver), TB_AT (TB_AT_WORM, 0));
  g_assert_cmpuint (bm_match_get_ply (scratch), ==, ply);
  g_assert_true (ui_driver_says (&driver, "The others are to move: here they answer by themselves."));
  /* Going back while they answer stops them. */
  what_if (&driver);
  g_assert_false (is_trying (&driver));
  ui_driver_settle ();
  g_assert_false (is_trying (&driver));
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();
  g_test_add_func ("/terror-what-if/there-and-back", test_there_and_back);
  g_test_add_func ("/terror-what-if/escape", test_escape);
  g_test_add_func ("/terror-what-if/costs-nothing", test_costs_nothing);
  g_test_add_func ("/terror-what-if/refusals", test_refusals);
  g_test_add_func ("/terror-what-if/nothing-leaks", test_nothing_leaks);
  g_test_add_func ("/terror-what-if/others", test_others);
  return g_test_run ();
}
