/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The opening of Terror Below: Leaders are chosen by pointer and by keys, by people and by computers, and nobody's hand lies open
 * before its owner is there.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "bm-games.h"
#include "bm-window-private.h"
#include "tb-board-view.h"
#include "tb-game.h"
#include "tb-game-ui.h"
#include "tb-hand-view.h"
#include "tb-leader-card.h"
#include "tb-leader-screen.h"
#include "tb-names.h"
#include "tb-play.h"
#include "tb-squad-view.h"
#include "tb-table.h"
#include "tb-words.h"

static const BmLevel people[] = { BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON, BM_PERSON };
static const char *const names[] = { "Ada", "Max", "Eve", "Tom", "Zoe", NULL };

static void
begin (UiDriver      *driver,
       const char    *options,
       guint          n,
       const BmLevel *levels)
{
  BmSeats seats = BM_SEATS_PEOPLE (n);
  const char *called[BM_MAX_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < n; seat++)
    {
      seats.levels[seat] = levels[seat];
      called[seat] = levels[seat] == BM_PERSON ? names[seat] : "";
    }
  bm_window_use_game (BM_WINDOW (driver->window), &tb_game_ui);
  bm_window_start_players (BM_WINDOW (driver->window), options, called, &seats);
  ui_driver_settle ();
}

static BmMatch *
match_of (UiDriver *driver)
{
  BmMatch *match = bm_window_get_match (BM_WINDOW (driver->window));

  g_assert_nonnull (match);
  return match;
}

static const TbPosition *
position_of (UiDriver *driver)
{
  return bm_match_get_position (match_of (driver));
}

static GtkWidget *
screen_of (UiDriver *driver)
{
  GtkWidget *screen = ui_find_type (driver->window, TB_TYPE_LEADER_SCREEN);

  g_assert_nonnull (screen);
  return screen;
}

static gboolean
is_opening (UiDriver *driver)
{
  return ui_driver_shows (driver, TB_TYPE_LEADER_SCREEN);
}

/* Character I, from 0, of those that the seat that decides has. */
static TbCard
squad_card (UiDriver *driver,
            guint     i)
{
  const TbPosition *pos = position_of (driver);
  guint32 squad = pos->players[bm_match_get_to_act (match_of (driver))].squad;

  while (i-- > 0)
    squad &= squad - 1;
  g_assert_true (squad != 0);
  return (TbCard) (TB_FIRST_CHARACTER + __builtin_ctz (squad));
}

/* ---- Nothing is told of a hand */

static gboolean
is_named (GtkWidget *widget,
          gpointer   data)
{
  const char *name = data;
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_autofree char *other = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), name))
    return TRUE;
  if (tooltip != NULL && strstr (tooltip, name) != NULL)
    return TRUE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

/* The names of the cards in the hand of SEAT. */
static GPtrArray *
hand_names (UiDriver *driver,
            guint     seat)
{
  const TbPlayer *player = &position_of (driver)->players[seat];
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (TbCard card = 0; card < TB_FIRST_CHARACTER; card++)
    if (card < TB_MAX_VEHICLES && (player->vehicles >> card & 1) != 0)
      g_ptr_array_add (list, tb_vehicle_words (card));
    else if ((tb_card_is_item (card) || tb_card_is_weapon (card)) && tb_box->words[card].id != NULL
             && tb_things_have (player->things, card))
      g_ptr_array_add (list, g_strdup (tb_card_words (card)));
  return list;
}

/* Is a card of the hand of SEAT named anywhere in the window, be it where nobody sees it?  Those that BUT has too do not count
   (BM_SIDE_NOBODY: all do). */
static gboolean
hand_is_told (UiDriver *driver,
              guint     seat,
              int       but)
{
  g_autoptr(GPtrArray) list = hand_names (driver, seat), others = NULL;

  if (but != BM_SIDE_NOBODY)
    others = hand_names (driver, (guint) but);
  for (guint i = 0; i < list->len; i++)
    if ((others == NULL || !g_ptr_array_find_with_equal_func (others, list->pdata[i], g_str_equal, NULL))
        && ui_find_anywhere (driver->window, is_named, list->pdata[i]) != NULL)
      return TRUE;
  return FALSE;
}

static void
assert_no_hand (UiDriver *driver)
{
  for (guint seat = 0; seat < position_of (driver)->options.players; seat++)
    g_assert_false (hand_is_told (driver, seat, BM_SIDE_NOBODY));
}

/* ---- Choosing */

/* Chooses Character I of those in sight, by pointer or by the number on the card. */
static TbCard
choose (UiDriver *driver,
        guint     i,
        gboolean  keys)
{
  static const char *const accels[] = { "1", "2", "3" };
  TbCard card = squad_card (driver, i);
  guint ply = bm_match_get_ply (match_of (driver));

  if (!keys)
    ui_driver_click (driver, tb_card_words (card));
  else
    g_assert_true (ui_press_key (screen_of (driver), accels[i]));
  g_assert_cmpuint (bm_match_get_ply (match_of (driver)), >, ply);
  return card;
}

static void
assert_table (UiDriver *driver)
{
  g_assert_true (ui_driver_shows (driver, TB_TYPE_TABLE));
  g_assert_cmpint (tb_asks_of (position_of (driver)), ==, TB_ASKS_START);
}

static void
test_alone (gconstpointer data)
{
  gboolean keys = GPOINTER_TO_INT (data);
  UiDriver driver;
  TbCard leader;

  ui_driver_open (&driver, 5);
  begin (&driver, "start:players=1,scenario=extermination", 1, people);
  g_assert_true (ui_driver_has_heading (&driver, "Leader"));
  g_assert_true (ui_driver_says (&driver, "Choose the Leader of your squad."));
  g_assert_true (ui_driver_says (&driver, "Complete hunting Bounties for 3 different kinds of Worms."));
  /* A single person sees the hand. */
  g_assert_true (hand_is_told (&driver, 0, BM_SIDE_NOBODY));
  leader = choose (&driver, 1, keys);
  assert_table (&driver);
  g_assert_cmpuint (position_of (&driver)->players[0].leader, ==, leader);
  ui_driver_close (&driver);
}

/* After the Leader the others of the squad, one or two of whom stay at home. */
static void
test_leave (void)
{
  UiDriver driver;
  TbCard leader, left;
  guint32 dealt;

  ui_driver_open (&driver, 6);
  begin (&driver, "start:players=1,leave=1", 1, people);
  dealt = position_of (&driver)->players[0].squad;
  leader = choose (&driver, 2, FALSE);
  g_assert_true (is_opening (&driver));
  g_assert_true (ui_driver_says (&driver, "Choose whom you leave out."));
  /* The Leader is no choice, and says why. */
  ui_driver_click (&driver, tb_card_words (leader));
  g_assert_true (is_opening (&driver));
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 1);
  /* Another Leader, after all. */
  g_assert_true (ui_press_key (screen_of (&driver), "<Control>z"));
  g_assert_true (ui_driver_says (&driver, "Choose the Leader of your squad."));
  leader = choose (&driver, 0, FALSE);
  left = squad_card (&driver, 1);
  ui_driver_click (&driver, tb_card_words (left));
  assert_table (&driver);
  g_assert_cmpuint (position_of (&driver)->players[0].leader, ==, leader);
  g_assert_cmpuint (position_of (&driver)->players[0].squad, ==,
                    dealt & ~(1u << (leader - TB_FIRST_CHARACTER)) & ~(1u << (left - TB_FIRST_CHARACTER)));
  ui_driver_close (&driver);
}

/* Keys are those on the cards: the Leader in the middle leaves 1 and 3. */
static void
test_leave_by_keys (void)
{
  UiDriver driver;
  TbCard left;

  ui_driver_open (&driver, 6);
  begin (&driver, "start:players=1,leave=1", 1, people);
  choose (&driver, 1, TRUE);
  left = squad_card (&driver, 1);
  g_assert_true (ui_press_key (screen_of (&driver), "3"));
  assert_table (&driver);
  g_assert_true ((position_of (&driver)->players[0].squad >> (left - TB_FIRST_CHARACTER) & 1) == 0);
  ui_driver_close (&driver);
}

static gboolean
acts_or_skips (UiDriver *driver)
{
  int seat = bm_match_get_to_act (match_of (driver));

  if (seat == BM_SIDE_NOBODY || !bm_seats_is_computer (bm_session_get_seats (BM_WINDOW (driver->window)->session), seat))
    return TRUE;
  ui_driver_skip (driver);
  return FALSE;
}

static void
test_against_computer (gconstpointer data)
{
  static const BmLevel levels[] = { BM_PERSON, BM_LEVEL_EASY };
  gboolean keys = GPOINTER_TO_INT (data);
  UiDriver driver;

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      TbCard leader;

      ui_driver_open (&driver, seed);
      begin (&driver, "start", 2, levels);
      g_assert_true (is_opening (&driver));
      if (position_of (&driver)->first == 1)
        {
          g_autofree char *words = g_strdup_printf ("%s chooses a Leader", tb_computer_words (1));

          g_assert_true (ui_driver_says (&driver, words));
          /* It chooses by itself: a press says so. */
          g_assert_true (ui_press_key (screen_of (&driver), "1"));
          g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 0);
        }
      UI_WAIT_UNTIL (acts_or_skips (&driver));
      g_assert_true (is_opening (&driver));
      g_assert_true (ui_driver_says (&driver, "Ada: Choose the Leader of your squad."));
      /* The own hand lies open all the time, the other's never. */
      g_assert_true (hand_is_told (&driver, 0, BM_SIDE_NOBODY));
      leader = choose (&driver, 2, keys);
      UI_WAIT_UNTIL (ui_driver_shows (&driver, TB_TYPE_TABLE) || (acts_or_skips (&driver), FALSE));
      g_assert_cmpuint (position_of (&driver)->players[0].leader, ==, leader);
      g_assert_cmpuint (position_of (&driver)->players[1].leader, !=, TB_NO_CARD);
      ui_driver_close (&driver);
    }
}

/* Five people at one screen, one after the other; each looks at the own hand only. */
static void
test_five (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 9);
  begin (&driver, "start:players=5,board=canyon", 5, people);
  for (guint i = 0; i < 5; i++)
    {
      guint seat = (position_of (&driver)->first + i) % 5u;
      g_autofree char *asks = g_strdup_printf ("%s: Choose the Leader of your squad.", names[seat]);
      g_autofree char *away = g_strdup_printf ("%s: %s. Everybody else looks away, please.", tb_seat_words (seat), names[seat]);

      g_assert_true (is_opening (&driver));
      g_assert_true (ui_driver_says (&driver, asks));
      g_assert_true (ui_driver_says (&driver, away));
      assert_no_hand (&driver);
      if (i % 2 == 0)
        {
          if (i == 0)
            ui_driver_click (&driver, "I’m here");
          else
            g_assert_true (ui_press_key (screen_of (&driver), "h"));
          g_assert_true (hand_is_told (&driver, seat, BM_SIDE_NOBODY));
          for (guint other = 0; other < 5; other++)
            g_assert_true (other == seat || !hand_is_told (&driver, other, (int) seat));
        }
      choose (&driver, i % 3, i % 2 == 1);
    }
  assert_table (&driver);
  assert_no_hand (&driver);
  ui_driver_close (&driver);
}

/* Two people who do not hide their hands. */
static void
test_open_hands (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 3);
  begin (&driver, "start:players=2,hands=open", 2, people);
  g_assert_true (hand_is_told (&driver, position_of (&driver)->first, BM_SIDE_NOBODY));
  g_assert_false (ui_driver_has_button (&driver, "I’m here"));
  choose (&driver, 0, FALSE);
  choose (&driver, 0, FALSE);
  assert_table (&driver);
  g_assert_true (hand_is_told (&driver, (guint) bm_match_get_to_act (match_of (&driver)), BM_SIDE_NOBODY));
  ui_driver_close (&driver);
}

/* Computers among themselves: all is shown, and nobody is asked. */
static void
test_computers (void)
{
  static const BmLevel levels[] = { BM_LEVEL_EASY, BM_LEVEL_EASY, BM_LEVEL_EASY };
  UiDriver driver;

  ui_driver_open (&driver, 4);
  begin (&driver, "start:players=3", 3, levels);
  g_assert_true (is_opening (&driver));
  assert_no_hand (&driver);
  g_assert_false (ui_driver_has_button (&driver, "I’m here"));
  UI_WAIT_UNTIL (position_of (&driver)->step != TB_STEP_SETUP || (ui_driver_skip (&driver), FALSE));
  g_assert_true (ui_driver_shows (&driver, TB_TYPE_TABLE));
  ui_driver_close (&driver);
}

/* ---- The keyboard */

static gboolean
is_on_a_card (UiDriver *driver)
{
  return gtk_widget_get_ancestor (ui_driver_focus (driver), TB_TYPE_LEADER_CARD) != NULL;
}

/* Enter shows the hand, then chooses what is focused; a second Enter does not choose for the next player. */
static void
test_focus (void)
{
  UiDriver driver;
  GtkWidget *squad;

  ui_driver_open (&driver, 9);
  begin (&driver, "start:players=3", 3, people);
  g_assert_false (is_on_a_card (&driver));
  assert_no_hand (&driver);
  g_assert_true (ui_press_key (screen_of (&driver), "Return"));
  g_assert_true (hand_is_told (&driver, position_of (&driver)->first, BM_SIDE_NOBODY));
  g_assert_false (ui_press_key (screen_of (&driver), "Return"));
  squad = ui_find_type (driver.window, TB_TYPE_SQUAD_VIEW);
  g_assert_true (gtk_widget_child_focus (squad, GTK_DIR_TAB_FORWARD));
  g_assert_true (is_on_a_card (&driver));
  g_assert_true (gtk_widget_child_focus (squad, GTK_DIR_RIGHT));
  gtk_test_accessible_assert_property (ui_driver_focus (&driver), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tb_card_words (squad_card (&driver, 1)));
  ui_driver_enter (&driver);
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 1);
  g_assert_false (is_on_a_card (&driver));
  g_assert_false (GTK_IS_BUTTON (ui_driver_focus (&driver)));
  g_assert_true (ui_press_key (screen_of (&driver), "Return"));
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 1);
  ui_driver_close (&driver);
}

static void
test_pieces_say_why (void)
{
  UiDriver driver;
  GtkWidget *hand;

  ui_driver_open (&driver, 5);
  begin (&driver, "start:players=1", 1, people);
  hand = ui_find_type (driver.window, TB_TYPE_HAND_VIEW);
  g_signal_emit_by_name (hand, "at-pressed", TB_AT (TB_AT_CARD, tb_hand_view_get_card (TB_HAND_VIEW (hand), FALSE, 0)));
  ui_driver_settle ();
  g_assert_true (ui_driver_says (&driver, "First choose your Leader."));
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 0);
  ui_driver_close (&driver);
}

/* ---- Motion */

static gboolean
is_moving (UiDriver *driver)
{
  return bm_table_is_moving (BM_TABLE (screen_of (driver)));
}

/* Chooses, and runs no main loop: under load that would go on until nothing moves any more. */
static void
choose_at_once (UiDriver *driver)
{
  guint ply = bm_match_get_ply (match_of (driver));

  g_assert_true (ui_press_key_only (screen_of (driver), "1"));
  g_assert_cmpuint (bm_match_get_ply (match_of (driver)), >, ply);
  g_assert_true (is_moving (driver));
}

/* The others lie down under the Leader before the next seat is asked; then the attacks of the setup are seen at the table, and
   a press skips them all without choosing a Location. */
static void
test_motion (void)
{
  UiDriver driver;
  gboolean animations;
  BmTable *table;

  ui_driver_open (&driver, 8);
  g_object_get (gtk_widget_get_settings (driver.window), "gtk-enable-animations", &animations, NULL);
  g_object_set (gtk_widget_get_settings (driver.window), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (driver.settings, "animation-speed", "normal");
  begin (&driver, "start:players=2", 2, people);
  choose_at_once (&driver);
  /* Nobody chooses meanwhile: a press ends it. */
  g_assert_true (ui_press_key_only (screen_of (&driver), "Escape"));
  g_assert_false (is_moving (&driver));
  choose_at_once (&driver);
  UI_WAIT_UNTIL (ui_driver_shows (&driver, TB_TYPE_TABLE));
  table = BM_TABLE (ui_find_type (driver.window, TB_TYPE_TABLE));
  g_assert_true (bm_table_is_moving (table));
  g_signal_emit_by_name (ui_find_type (driver.window, TB_TYPE_BOARD_VIEW), "at-pressed",
                         TB_AT (TB_AT_SPACE, position_of (&driver)->locations[TB_STORE]));
  ui_driver_settle ();
  g_assert_false (bm_table_is_moving (table));
  assert_table (&driver);
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 2);
  g_signal_emit_by_name (ui_find_type (driver.window, TB_TYPE_BOARD_VIEW), "at-pressed",
                         TB_AT (TB_AT_SPACE, position_of (&driver)->locations[TB_STORE]));
  g_assert_cmpuint (bm_match_get_ply (match_of (&driver)), ==, 3);
  g_object_set (gtk_widget_get_settings (driver.window), "gtk-enable-animations", animations, NULL);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();
  bm_games_register (&tb_game);
  bm_game_ui_register (&tb_game_ui);
  g_test_add_data_func ("/terror-leaders/alone/pointer", GINT_TO_POINTER (FALSE), test_alone);
  g_test_add_data_func ("/terror-leaders/alone/keys", GINT_TO_POINTER (TRUE), test_alone);
  g_test_add_func ("/terror-leaders/leave", test_leave);
  g_test_add_func ("/terror-leaders/leave-by-keys", test_leave_by_keys);
  g_test_add_data_func ("/terror-leaders/against-computer/pointer", GINT_TO_POINTER (FALSE), test_against_computer);
  g_test_add_data_func ("/terror-leaders/against-computer/keys", GINT_TO_POINTER (TRUE), test_against_computer);
  g_test_add_func ("/terror-leaders/five", test_five);
  g_test_add_func ("/terror-leaders/open-hands", test_open_hands);
  g_test_add_func ("/terror-leaders/computers", test_computers);
  g_test_add_func ("/terror-leaders/focus", test_focus);
  g_test_add_func ("/terror-leaders/says-why", test_pieces_say_why);
  g_test_add_func ("/terror-leaders/motion", test_motion);
  return g_test_run ();
}
