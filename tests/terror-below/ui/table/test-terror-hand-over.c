/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Several people at one screen in Terror Below: whole matches, with the hands where they belong at every decision.  Somebody is
 * asked to come only where hidden cards are needed; what can be decided without them needs nobody to look away, and one person
 * among computers is never asked.
 */
#include "config.h"

#include "tb-driver.h"

#include "tb-asks.h"
#include "tb-event.h"
#include "tb-game.h"
#include "tb-hand-view.h"
#include "tb-move.h"
#include "tb-rules.h"

#define MOST_DECISIONS 130

/* Who has said last to be there, and whether that hand lies face down since: as the rules of the screen have it. */
typedef struct
{
  UiDriver driver;
  int      here;
  gboolean down;
  guint    n_asked;   /* to say to be there */
  guint    n_without; /* decisions of others without a hand */
} Screen;

/* Everything in the hand of SEAT is in the hand on the screen. */
static gboolean
shows_hand (Screen *screen,
            guint   seat)
{
  TbHandView *hand = TB_HAND_VIEW (ui_find_type (GTK_WIDGET (tb_driver_table (&screen->driver)), TB_TYPE_HAND_VIEW));
  guint64 vehicles = tb_driver_position (&screen->driver)->players[seat].vehicles;

  for (TbCard card = 0; card < TB_MAX_VEHICLES; card++)
    if ((vehicles >> card & 1) != 0)
      {
        GtkWidget *button = tb_hand_view_find (hand, card);

        if (button == NULL || !gtk_widget_get_mapped (button))
          return FALSE;
      }
  return TRUE;
}

static gboolean
shows_any_card (Screen *screen)
{
  TbHandView *hand = TB_HAND_VIEW (ui_find_type (GTK_WIDGET (tb_driver_table (&screen->driver)), TB_TYPE_HAND_VIEW));

  return tb_hand_view_get_card (hand, FALSE, 0) != TB_NO_CARD || tb_hand_view_get_card (hand, TRUE, 0) != TB_NO_CARD;
}

/* T19, T21, T6 to T17: where the cards of the hand, or Hidden Bounties, can be chosen. */
static gboolean
needs_hand (const TbPosition *pos)
{
  int decides = tb_position_to_act (pos);
  BmMove moves[BM_MAX_MOVES];

  switch (tb_asks_of (pos))
    {
    case TB_ASKS_PLAY:
    case TB_ASKS_ADD:
    case TB_ASKS_ACT:
    case TB_ASKS_HIDE:
    case TB_ASKS_DISCARD:
    case TB_ASKS_HUNT:
    case TB_ASKS_CAUGHT:
      return TRUE;
    case TB_ASKS_CLAIM:
      for (guint i = 0; i < pos->n_owned; i++)
        if (pos->owned_by[i] == decides)
          return TRUE;
      return FALSE;
    case TB_ASKS_PICK:
      tb_rules_legal (pos, moves);
      return TB_MOVE_KIND (moves[0]) == TB_MOVE_CHOOSE && TB_MOVE_A (moves[0]) == TB_OPTION_CARD;
    case TB_ASKS_NOTHING:
    case TB_ASKS_LEADER:
    case TB_ASKS_LEAVE:
    case TB_ASKS_START:
    case TB_ASKS_RETURN:
    case TB_ASKS_DRAW:
    case TB_ASKS_FACILITY:
    case TB_ASKS_HOSPITAL:
    case TB_ASKS_TOWARD:
    case TB_ASKS_YES_NO:
    default:
      return FALSE;
    }
}

/* The keyboard goes on where something is. */
static void
check_focus (Screen *screen)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (screen->driver.window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
}

static void
come (Screen *screen,
      int     decides)
{
  gboolean again = decides == screen->here;

  g_assert_cmpint (ui_driver_has_button (&screen->driver, "I’m here"), ==, !again);
  g_assert_cmpint (ui_driver_has_button (&screen->driver, "Show hand"), ==, again);
  g_assert_false (shows_any_card (screen));
  check_focus (screen);
  g_assert_true (GTK_IS_BUTTON (ui_driver_focus (&screen->driver)));
  screen->n_asked++;
  /* Enter is enough: the focus is on it. */
  ui_driver_enter (&screen->driver);
  if (ui_driver_has_button (&screen->driver, "Go on"))
    ui_driver_enter (&screen->driver);
  screen->here = decides;
  screen->down = FALSE;
}

/* What is on the screen when somebody has to decide. */
static void
check_decision (Screen *screen)
{
  const TbPosition *pos = tb_driver_position (&screen->driver);
  int decides = tb_position_to_act (pos);

  screen->down |= decides != screen->here;
  if (screen->down && needs_hand (pos))
    come (screen, decides);
  g_assert_false (ui_driver_has_button (&screen->driver, "I’m here"));
  if (!screen->down)
    {
      g_assert_true (shows_hand (screen, (guint) decides));
      g_assert_false (ui_driver_has_button (&screen->driver, "Show hand"));
    }
  else
    {
      g_assert_false (shows_any_card (screen));
      screen->n_without++;
    }
  check_focus (screen);
}

/* Any move; FALSE: the match is over. */
static gboolean
play (Screen  *screen,
      guint64 *chance)
{
  BmMatch *match = tb_driver_match (&screen->driver);
  guint n, before = bm_match_get_ply (match);
  const BmEvent *events;

  g_assert_true (bm_match_play (match, tb_rules_pick (bm_match_get_position (match), chance), NULL));
  events = bm_match_get_events_since (match, before, &n);
  for (guint i = 0; i < n; i++)
    screen->down |= events[i].kind == TB_EVENT_TURN_END;
  ui_driver_settle ();
  return bm_match_get_to_act (match) != BM_SIDE_NOBODY;
}

static void
open_screen (Screen     *screen,
             const char *options,
             guint64     seed,
             guint       computers)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmMatch) match = bm_match_new (&tb_game, options, seed, &error);
  guint64 chance = seed;

  g_assert_no_error (error);
  while (((const TbPosition *) bm_match_get_position (match))->step == TB_STEP_SETUP)
    g_assert_true (bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL));
  *screen = (Screen) { .here = BM_SIDE_NOBODY };
  ui_driver_open_size (&screen->driver, 1, 1000, 750);
  tb_driver_show (&screen->driver, match, computers);
}

/* ---- Three people */

static void
test_people (void)
{
  guint n_asked = 0, n_without = 0;

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      Screen screen;
      guint64 chance = seed * 77 + 5;

      open_screen (&screen, "start:players=3", seed, 0);
      for (guint i = 0; i < MOST_DECISIONS; i++)
        {
          check_decision (&screen);
          if (!play (&screen, &chance))
            break;
        }
      n_asked += screen.n_asked;
      n_without += screen.n_without;
      ui_driver_close (&screen.driver);
    }
  g_assert_cmpuint (n_asked, >, 10);
  g_assert_cmpuint (n_without, >, 0);
}

/* Somebody is caught in the turn of another: the screen goes to the one, and back to the next. */

static gboolean
is_hunt_of_another (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_HUNT && tb_position_to_act (pos) != pos->turn;
}

static void
test_caught (void)
{
  g_autoptr (BmMatch) match = tb_driver_find_match ("start:players=3", is_hunt_of_another);
  Screen screen = { .here = BM_SIDE_NOBODY };
  const TbPosition *pos;
  int hunter, next;
  guint64 chance = 3;

  ui_driver_open_size (&screen.driver, 1, 1000, 750);
  tb_driver_show (&screen.driver, match, 0);
  pos = tb_driver_position (&screen.driver);
  hunter = tb_position_to_act (pos);
  check_decision (&screen);
  g_assert_cmpint (screen.here, ==, hunter);
  for (pos = tb_driver_position (&screen.driver); tb_position_to_act (pos) == hunter; pos = tb_driver_position (&screen.driver))
    {
      check_decision (&screen);
      g_assert_true (play (&screen, &chance));
    }
  next = tb_position_to_act (pos);
  g_assert_cmpint (next, !=, hunter);
  g_assert_false (shows_any_card (&screen));
  check_decision (&screen);
  g_assert_cmpint (screen.here, ==, needs_hand (pos) ? next : hunter);
  ui_driver_close (&screen.driver);
}

/* ---- Who is never asked */

static void
check_never (guint    computers,
             gboolean open)
{
  Screen screen;
  guint64 chance = 9;

  open_screen (&screen, open ? "start:players=3,hands=open" : "start:players=3", 4, computers);
  for (guint i = 0; i < MOST_DECISIONS / 4; i++)
    {
      int decides = tb_position_to_act (tb_driver_position (&screen.driver));

      g_assert_false (ui_driver_has_button (&screen.driver, "I’m here"));
      g_assert_false (ui_driver_has_button (&screen.driver, "Show hand"));
      g_assert_true (shows_hand (&screen, open ? (guint) decides : 0));
      check_focus (&screen);
      if (!play (&screen, &chance))
        break;
    }
  ui_driver_close (&screen.driver);
}

static void
test_one_person (void)
{
  check_never (6, FALSE);
}

static void
test_open_hands (void)
{
  check_never (0, TRUE);
}

/* ---- What a screen reader reaches */

/* In GTK 4.8 nothing in a widget of that role is there for it. */
static gboolean
is_out_of_reach (GtkWidget *widget,
                 gpointer   unused)
{
  if (!gtk_widget_get_focusable (widget))
    return FALSE;
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (at)) == GTK_ACCESSIBLE_ROLE_PRESENTATION)
      return TRUE;
  return FALSE;
}

static void
test_reach (void)
{
  static const char *const options[] = { "start:players=1", "start:players=5,board=canyon" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      Screen screen = { .here = BM_SIDE_NOBODY };
      g_autoptr (BmMatch) match = bm_match_new (&tb_game, options[i], 5, NULL);
      guint64 chance = 3;

      ui_driver_open_size (&screen.driver, 1, 1000, 750);
      tb_driver_show (&screen.driver, match, 0);
      for (guint k = 0; k < 40 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; k++)
        {
          g_assert_null (ui_find (screen.driver.window, is_out_of_reach, NULL));
          g_assert_true (bm_match_play (match, tb_rules_pick (bm_match_get_position (match), &chance), NULL));
          ui_driver_settle ();
        }
      ui_driver_close (&screen.driver);
    }
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/terror-hand-over/people", test_people);
  g_test_add_func ("/terror-hand-over/caught", test_caught);
  g_test_add_func ("/terror-hand-over/one-person", test_one_person);
  g_test_add_func ("/terror-hand-over/open-hands", test_open_hands);
  g_test_add_func ("/terror-hand-over/reach", test_reach);
  return g_test_run ();
}
