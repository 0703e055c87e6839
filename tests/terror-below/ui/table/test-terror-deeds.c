/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Single deeds at the table of Terror Below, in the program's window: a turn that is ended too early, ways and what they cost,
 * ramps and jumps, what Vehicle cards do after the actions, and the ticks of a match alone.
 */
#include "config.h"

#include "tb-driver.h"

#include <string.h>

#include "bm-art-image.h"
#include "bm-replay.h"
#include "tb-action-panel.h"
#include "tb-asks.h"
#include "tb-hand-view.h"
#include "tb-move.h"
#include "tb-objective.h"
#include "tb-places.h"
#include "tb-reach.h"
#include "tb-reminder.h"
#include "tb-rules.h"
#include "tb-table-private.h"
#include "tb-terror-zone.h"
#include "tb-words.h"

#define BUTTON(name) TB_AT (TB_AT_BUTTON, TB_BUTTON_##name)

static guint
count_moves (const TbPosition *pos,
             TbMoveKind        kind,
             BmMove           *found)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves), count = 0;

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == kind)
      {
        *found = moves[i];
        count++;
      }
  return count;
}

static guint
ply_of (UiDriver *driver)
{
  return bm_match_get_ply (tb_driver_match (driver));
}

/* A table at which the one who decides has come. */
static void
open_at (UiDriver   *driver,
         const char *options,
         TbWanted    wanted)
{
  tb_driver_open (driver, options, wanted);
  if (ui_driver_has_button (driver, "I’m here"))
    ui_driver_click (driver, "I’m here");
}

/* Presses what the table has for MOVE at this decision. */
static void
press_option (UiDriver *driver,
              BmMove    move)
{
  guint n;
  const TbOption *options = tb_play_get_options (tb_driver_table (driver)->play, &n);

  for (guint i = 0; i < n; i++)
    if (options[i].n == 1 && options[i].moves[0] == move)
      {
        tb_driver_press (driver, options[i].at);
        return;
      }
  g_assert_not_reached ();
}

/* ---- End Turn */

static gboolean
reminds (const TbPosition *pos,
         TbReminder        reminder)
{
  TbPosition view = *pos;
  guint slot;

  if (tb_asks_of (pos) != TB_ASKS_ACT)
    return FALSE;
  tb_rules_hide (&view, pos->turn);
  return tb_reminder_of (&view, &slot) == reminder;
}

static gboolean
forgets_eggs (const TbPosition *pos)
{
  return reminds (pos, TB_REMINDER_TAKE);
}

static gboolean
forgets_delivery (const TbPosition *pos)
{
  return reminds (pos, TB_REMINDER_DELIVER);
}

static gboolean
is_under_attack (const TbPosition *pos)
{
  return reminds (pos, TB_REMINDER_ATTACK);
}

static gboolean
forgets_points (const TbPosition *pos)
{
  return reminds (pos, TB_REMINDER_LEFT);
}

static gboolean
forgets_nothing (const TbPosition *pos)
{
  return reminds (pos, TB_REMINDER_NONE);
}

typedef struct
{
  const char *name;
  TbWanted    wanted;
  const char *words; /* NULL: nothing is said */
} Reminding;

static const Reminding remindings[] = {
  { "eggs", forgets_eggs, "Eggs lie here, and you have an Action Point. End Turn once more ends it all the same." },
  { "delivery", forgets_delivery, "You can still deliver an Egg here. End Turn once more ends it all the same." },
  { "attack", is_under_attack, " attacks after this turn and hits you here. End Turn once more ends it all the same." },
  { "points", forgets_points, " Action Points that are left. End Turn once more ends it all the same." },
  { "nothing", forgets_nothing, NULL },
};

/* It is said, and a second press ends the turn; where nothing is left to be done, or it is not wanted, the first does. */
static void
test_remind (gconstpointer data)
{
  const Reminding *reminding = data;

  for (guint wanted = 0; wanted < 2; wanted++)
    {
      const gboolean said = wanted == 1 && reminding->words != NULL;
      UiDriver driver;
      guint ply;

      open_at (&driver, "start:players=2", reminding->wanted);
      g_settings_set_boolean (driver.settings, "ask-before-ending-turn", wanted == 1);
      ply = ply_of (&driver);
      tb_driver_press (&driver, BUTTON (DONE));
      g_assert_cmpuint (ply_of (&driver) > ply, ==, !said);
      if (said)
        {
          g_assert_nonnull (strstr (ui_driver_status_text (&driver), reminding->words));
          tb_driver_press (&driver, BUTTON (DONE));
          g_assert_cmpuint (ply_of (&driver), >, ply);
        }
      g_settings_reset (driver.settings, "ask-before-ending-turn");
      ui_driver_close (&driver);
    }
}

/* ---- Answers */

static gboolean
asks_for_deck (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_DRAW;
}

/* An Item or a Weapon: each has its digit, and the one that is suggested is marked. */
static void
test_answers (void)
{
  static const struct { const char *key; guint8 deck; } answers[] = { { "1", TB_DECK_ITEMS }, { "2", TB_DECK_WEAPONS } };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      UiDriver driver;
      BmMatch *match;
      guint ply, n_hinted = 0;

      open_at (&driver, "start:players=2", asks_for_deck);
      match = tb_driver_match (&driver);
      ply = bm_match_get_ply (match);
      ui_act (GTK_WIDGET (tb_driver_table (&driver)), "table.show-hand");
      ui_act (GTK_WIDGET (tb_driver_table (&driver)), "table.suggest");
      UI_WAIT_UNTIL (tb_driver_table (&driver)->advice != BM_MOVE_NONE);
      for (guint k = 0; k < G_N_ELEMENTS (answers); k++)
        n_hinted += gtk_widget_has_css_class (tb_driver_find_at (&driver, TB_AT (TB_AT_DECK, answers[k].deck)), "hinted");
      g_assert_cmpuint (n_hinted, ==, 1);
      g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), answers[i].key));
      g_assert_cmpuint (bm_match_get_ply (match), ==, ply + 1);
      g_assert_cmpuint (bm_match_get_move (match, ply), ==, TB_MOVE (TB_MOVE_DRAW, answers[i].deck, 0, 0));
      ui_driver_close (&driver);
    }
}

/* What was pressed tells nothing more about itself until the pointer comes back. */
static void
test_tooltip (void)
{
  UiDriver driver;
  GtkWidget *part;
  g_autoptr(GListModel) controllers = NULL;

  open_at (&driver, "start:players=2", forgets_nothing);
  part = tb_driver_find_at (&driver, BUTTON (MOVE));
  g_assert_true (gtk_widget_get_has_tooltip (part));
  g_signal_emit_by_name (part, "clicked");
  ui_driver_settle ();
  g_assert_false (gtk_widget_get_has_tooltip (part));
  controllers = gtk_widget_observe_controllers (part);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "enter", 1.0, 1.0);
    }
  g_assert_true (gtk_widget_get_has_tooltip (part));
  ui_driver_close (&driver);
}

/* ---- Ways */

/* A way of Moves to a space to which no other leads; of at least three. */
static gboolean
find_way (const TbPosition *pos,
          TbWay            *found)
{
  TbWay ways[2 * TB_N_SPACES];
  guint n = tb_reach (pos, ways);

  for (guint i = 0; i < n; i++)
    {
      gboolean only = ways[i].n >= 3 && ways[i].ramps == 0;

      for (guint k = 0; k < n; k++)
        only &= k == i || ways[k].to != ways[i].to;
      if (only)
        {
          *found = ways[i];
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
can_go_far (const TbPosition *pos)
{
  TbWay way;

  return tb_asks_of (pos) == TB_ASKS_ACT && find_way (pos, &way);
}

static gboolean
describes (GtkWidget  *widget,
           const char *words)
{
  /* It says what the description is where that is not what it is asked for. */
  g_autofree char *is = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                            "\001");

  return is != NULL && strstr (is, words) != NULL;
}

/* What it costs and where it leads is told before, the same is paid, move by move, and one Undo takes all of it back. */
static void
test_cost (void)
{
  UiDriver driver;
  TbPosition before;
  TbWay way = { 0 };
  guint ply;
  g_autofree char *cost = NULL, *left = NULL;

  open_at (&driver, "start:players=2", can_go_far);
  before = *tb_driver_position (&driver);
  g_assert_true (find_way (&before, &way));
  ply = ply_of (&driver);
  cost = g_strdup_printf ("Drive there: %u Action Points, by %s", way.cost, tb_space_words (way.spaces[0]));
  g_assert_true (describes (tb_driver_find_at (&driver, TB_AT (TB_AT_SPACE, way.to)), cost));
  tb_driver_hover (&driver, TB_AT (TB_AT_SPACE, way.to));
  left = way.cost == before.ap ? g_strdup_printf ("%s: all of your %u Action Points.", tb_space_words (way.to), before.ap)
                               : g_strdup_printf (": %u of your %u Action Points, %u", way.cost, before.ap,
                                                  before.ap - way.cost);
  g_assert_true (ui_driver_says (&driver, left));
  tb_driver_press (&driver, TB_AT (TB_AT_SPACE, way.to));
  g_assert_cmpuint (tb_driver_position (&driver)->players[before.turn].at, ==, way.to);
  g_assert_cmpuint (tb_driver_position (&driver)->ap, ==, before.ap - way.cost);
  for (guint i = 0; i < way.n; i++)
    g_assert_cmphex (bm_match_get_move (tb_driver_match (&driver), ply + i), ==, way.moves[i]);
  ui_driver_click (&driver, "Undo");
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  ui_driver_click (&driver, "Redo");
  g_assert_cmpuint (tb_driver_position (&driver)->players[before.turn].at, ==, way.to);
  ui_driver_close (&driver);
}

/* ---- Ramps and jumps */

static gboolean
can_ramp (const TbPosition *pos)
{
  BmMove move;

  return tb_asks_of (pos) == TB_ASKS_ACT && count_moves (pos, TB_MOVE_RAMP, &move) >= 2;
}

/* The button, the pawn beside, where it lands; what does not fit is refused with a reason. */
static void
test_ramp (void)
{
  UiDriver driver;
  TbPosition before, after;
  BmMove move = BM_MOVE_NONE;
  guint ply, presses = 0;

  open_at (&driver, "start:players=3", can_ramp);
  before = after = *tb_driver_position (&driver);
  ply = ply_of (&driver);
  count_moves (&before, TB_MOVE_RAMP, &move);
  tb_rules_apply (&after, move, NULL, NULL);
  tb_driver_press (&driver, BUTTON (RAMP));
  g_assert_true (gtk_widget_has_css_class (tb_driver_find_in (&driver, TB_TYPE_ACTION_PANEL, BUTTON (RAMP)), "picked"));
  for (TbSpace next = TB_MOVE_A (move); ply_of (&driver) == ply && presses < 2; next = TB_MOVE_B (move), presses++)
    tb_driver_press (&driver, TB_AT (TB_AT_SPACE, next));
  g_assert_cmpuint (ply_of (&driver), ==, ply + 1);
  g_assert_cmphex (bm_match_get_move (tb_driver_match (&driver), ply), ==, move);
  g_assert_cmpuint (tb_driver_position (&driver)->players[before.turn].at, ==, TB_MOVE_B (move));
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &after));
  ui_driver_click (&driver, "Undo");
  g_assert_true (tb_position_equal (tb_driver_position (&driver), &before));
  ui_driver_close (&driver);
}

static gboolean
cannot_ramp (const TbPosition *pos)
{
  BmMove move;

  return tb_asks_of (pos) == TB_ASKS_ACT && count_moves (pos, TB_MOVE_RAMP, &move) == 0 && pos->ap > 0;
}

static void
test_no_ramp (void)
{
  UiDriver driver;
  guint ply;
  g_autofree char *before = NULL;

  open_at (&driver, "start:players=3", cannot_ramp);
  ply = ply_of (&driver);
  before = g_strdup (ui_driver_status_text (&driver));
  tb_driver_press (&driver, BUTTON (RAMP));
  g_assert_cmpuint (ply_of (&driver), ==, ply);
  g_assert_cmpstr (ui_driver_status_text (&driver), !=, before);
  g_assert_cmpuint (strlen (ui_driver_status_text (&driver)), >, 10);
  ui_driver_close (&driver);
}

static gboolean
find_jump (const TbPosition *pos,
           BmMove           *jump)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_JUMP && TB_MOVE_B (moves[i]) != TB_NO_CARD)
      {
        *jump = moves[i];
        return TRUE;
      }
  return FALSE;
}

static gboolean
can_jump (const TbPosition *pos)
{
  BmMove jump;

  return tb_asks_of (pos) == TB_ASKS_ACT && find_jump (pos, &jump);
}

/* Over the Canyon: the button, where it lands, the card that it takes. */
static void
test_jump (void)
{
  UiDriver driver;
  TbPosition before;
  BmMove jump = BM_MOVE_NONE;
  guint ply;

  open_at (&driver, "start:players=2,board=canyon", can_jump);
  before = *tb_driver_position (&driver);
  ply = ply_of (&driver);
  g_assert_true (find_jump (&before, &jump));
  tb_driver_press (&driver, BUTTON (RAMP));
  tb_driver_press (&driver, TB_AT (TB_AT_SPACE, TB_MOVE_A (jump)));
  g_assert_cmpuint (ply_of (&driver), ==, ply);
  g_assert_true (gtk_widget_has_css_class (tb_driver_find_in (&driver, TB_TYPE_HAND_VIEW, TB_AT (TB_AT_CARD, TB_MOVE_B (jump))),
                                           "lit"));
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, TB_MOVE_B (jump)));
  g_assert_cmpuint (ply_of (&driver), >, ply);
  g_assert_cmphex (bm_match_get_move (tb_driver_match (&driver), ply), ==, jump);
  g_assert_false (tb_driver_position (&driver)->players[before.turn].vehicles >> TB_MOVE_B (jump) & 1);
  ui_driver_close (&driver);
}

/* ---- After the actions */

/* A Tow Truck asks which Egg of several falls off. */
static gboolean
load_shifts (const TbPosition *pos)
{
  BmMove move;

  return tb_asks_of (pos) == TB_ASKS_PICK && tb_asks_card (pos) != TB_NO_CARD
         && strcmp (tb_card_words (tb_asks_card (pos)), "Tow Truck") == 0 && count_moves (pos, TB_MOVE_CHOOSE, &move) >= 2
         && TB_MOVE_A (move) == TB_OPTION_COLOUR;
}

static void
test_tow_truck (void)
{
  UiDriver driver;
  TbPosition before;
  BmMove move = BM_MOVE_NONE;
  guint seat, colour;
  TbSpace at;

  open_at (&driver, "start:players=2", load_shifts);
  before = *tb_driver_position (&driver);
  count_moves (&before, TB_MOVE_CHOOSE, &move);
  seat = (guint) tb_position_to_act (&before);
  g_assert_cmpuint (seat, ==, before.turn);
  at = before.players[seat].at;
  colour = TB_MOVE_B (move);
  press_option (&driver, move);
  g_assert_cmpuint (tb_eggs_count (tb_driver_position (&driver)->players[seat].eggs, colour), ==,
                    tb_eggs_count (before.players[seat].eggs, colour) - 1u);
  g_assert_cmpuint (tb_eggs_count (tb_driver_position (&driver)->eggs[at], colour), ==,
                    tb_eggs_count (before.eggs[at], colour) + 1u);
  ui_driver_close (&driver);
}

/* Does a place of the Worms' cards say, where it is pointed at, what lies there? */
static gboolean
is_told (UiDriver *driver,
         guint     slot)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *panel = tb_driver_find_in (driver, TB_TYPE_TERROR_ZONE, TB_AT (TB_AT_WORM, slot));
  GtkWidget *places = ui_find_type (panel, TB_TYPE_PLACES);
  gboolean says = FALSE, told = FALSE;

  g_assert_nonnull (places);
  for (int x = 1; x < gtk_widget_get_width (places); x += 2)
    {
      g_signal_emit_by_name (places, "query-tooltip", x, 4, FALSE, tooltip, &says);
      told |= says;
    }
  return told;
}

static gboolean
can_hide_first (const TbPosition *pos)
{
  BmMove move;

  if (tb_asks_of (pos) != TB_ASKS_HIDE || count_moves (pos, TB_MOVE_HIDE, &move) == 0)
    return FALSE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (pos->slots[slot].n_cards == 0 && tb_slot_is_in_play (&pos->slots[slot]))
      return TRUE;
  return FALSE;
}

/* A Bicycle's card lies face down: its owner, who has come, reads it; the next one does not. */
static void
test_bicycle (void)
{
  UiDriver driver;
  TbPosition before;
  const TbPosition *pos;
  BmMove move = BM_MOVE_NONE, moves[BM_MAX_MOVES];
  guint n;

  open_at (&driver, "start:players=2", can_hide_first);
  before = *tb_driver_position (&driver);
  n = tb_rules_legal (&before, moves);
  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_HIDE && before.slots[TB_MOVE_B (moves[i])].n_cards == 0)
      move = moves[i];
  g_assert_cmphex (move, !=, BM_MOVE_NONE);
  g_assert_false (is_told (&driver, TB_MOVE_B (move)));
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, TB_MOVE_A (move)));
  tb_driver_press (&driver, TB_AT (TB_AT_WORM, TB_MOVE_B (move)));
  pos = tb_driver_position (&driver);
  g_assert_cmpuint (pos->slots[TB_MOVE_B (move)].cards[0], ==, TB_MOVE_A (move));
  g_assert_true ((pos->slots[TB_MOVE_B (move)].by[0] & TB_LAID_DOWN) != 0);
  /* The hand is down, and then it is the other's. */
  g_assert_false (is_told (&driver, TB_MOVE_B (move)));
  g_assert_cmpint (tb_position_to_act (pos), !=, tb_position_to_act (&before));
  ui_driver_click (&driver, "I’m here");
  g_assert_false (is_told (&driver, TB_MOVE_B (move)));
  ui_driver_close (&driver);
}

/* ... and reads it when it is that one's turn again. */
static gboolean
has_hidden_one (const TbPosition *pos)
{
  if (tb_asks_of (pos) != TB_ASKS_PLAY)
    return FALSE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (pos->slots[slot].n_cards == 1 && pos->slots[slot].by[0] == (pos->turn | TB_LAID_DOWN))
      return TRUE;
  return FALSE;
}

static void
test_own_hidden (void)
{
  UiDriver driver;
  const TbPosition *pos;

  tb_driver_open (&driver, "start:players=2", has_hidden_one);
  pos = tb_driver_position (&driver);
  for (guint here = 0; here < 2; here++)
    {
      for (guint slot = 0; slot < TB_N_SLOTS; slot++)
        if (pos->slots[slot].n_cards == 1 && pos->slots[slot].by[0] == (pos->turn | TB_LAID_DOWN))
          g_assert_cmpint (is_told (&driver, slot), ==, here == 1);
      if (here == 0)
        ui_driver_click (&driver, "I’m here");
    }
  ui_driver_close (&driver);
}

/* ---- Alone */

static gboolean
is_tick (GtkWidget *widget,
         gpointer   unused)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return BM_IS_ART_IMAGE (widget) && gtk_widget_has_css_class (parent, "tick")
         && gtk_overlay_get_child (GTK_OVERLAY (parent)) == widget;
}

/* Bits of the pictures of the objective that are ticked off. */
static guint
ticked (GtkWidget *objective)
{
  guint bits = 0;
  g_autoptr (GPtrArray) pictures = ui_find_all (objective, is_tick, NULL);

  for (guint i = 0; i < pictures->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (pictures, i);
      g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                  "\001");

      g_assert_nonnull (name);
      if (g_str_has_suffix (name, ": done"))
        bits |= 1u << i;
      g_assert_cmpint (gtk_widget_has_css_class (gtk_widget_get_parent (widget), "done"), ==, bits >> i & 1);
    }
  return bits;
}

static guint
reached (const TbPosition *pos)
{
  return pos->options.scenario == TB_SOLO_DELIVERY ? pos->delivered : pos->trophies;
}

/* The record of a match alone is looked at wherever something more has been reached. */
static void
test_ticks (gconstpointer data)
{
  g_autofree char *file = g_strconcat (data, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "terror-below", "golden", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BmReplay) replay = bm_replay_load (path, &error);
  guint next = 0;

  g_assert_no_error (error);
  for (guint n = 0; n < bm_match_get_n_moves (replay->match); n++)
    {
      g_autoptr (BmMatch) match = bm_replay_dup_match (replay, n);
      const TbPosition *pos = bm_match_get_position (match);
      g_autofree char *count = NULL;
      UiDriver driver;
      GtkWidget *objective;

      if ((guint) __builtin_popcount (reached (pos)) != next || pos->step == TB_STEP_SETUP)
        continue;
      ui_driver_open_size (&driver, 1, 1290, 810);
      tb_driver_show (&driver, match, 0);
      objective = ui_find_type (driver.window, TB_TYPE_OBJECTIVE);
      g_assert_nonnull (objective);
      count = g_strdup_printf ("%u of %u", next, tb_box->numbers.need[pos->options.scenario]);
      g_assert_true (ui_driver_says (&driver, count));
      g_assert_cmphex (ticked (objective), ==, reached (pos));
      ui_driver_close (&driver);
      next++;
    }
  g_assert_cmpuint (next, >=, 3);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-deeds/answers", test_answers);
  g_test_add_func ("/terror-deeds/tooltip", test_tooltip);
  for (guint i = 0; i < G_N_ELEMENTS (remindings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/terror-deeds/remind/%s", remindings[i].name);

      g_test_add_data_func (path, &remindings[i], test_remind);
    }
  g_test_add_func ("/terror-deeds/cost", test_cost);
  g_test_add_func ("/terror-deeds/ramp", test_ramp);
  g_test_add_func ("/terror-deeds/no-ramp", test_no_ramp);
  g_test_add_func ("/terror-deeds/jump", test_jump);
  g_test_add_func ("/terror-deeds/tow-truck", test_tow_truck);
  g_test_add_func ("/terror-deeds/bicycle", test_bicycle);
  g_test_add_func ("/terror-deeds/own-hidden", test_own_hidden);
  g_test_add_data_func ("/terror-deeds/ticks/delivery", "a-delivery-to-each-location", test_ticks);
  g_test_add_data_func ("/terror-deeds/ticks/extermination", "a-trophy-of-each-kind", test_ticks);
  return g_test_run ();
}
