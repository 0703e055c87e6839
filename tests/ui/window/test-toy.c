/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A game that has nothing but what a game must have, in the real window: three seats, played from the first move to the end
 * screen, kept, looked through, and another game before and after it.
 */
#include "config.h"

#include "ui-replays.h"

#include "bm-end-screen.h"
#include "bm-games.h"
#include "bm-question.h"
#include "bm-replay-on.h"
#include "bm-rules-screen.h"
#include "toy-ui.h"
#include "wr-game.h"

#define TOY_TEST(path, func) UI_KEPT_TEST ("/toy/" path, func)

static const BmLevel people[] = { BM_PERSON, BM_PERSON, BM_PERSON };
static const BmLevel alone[] = { BM_PERSON, BM_LEVEL_EASY, BM_LEVEL_STEADY };

static BmWindow *
window_of (UiKept *kept)
{
  return BM_WINDOW (kept->driver.window);
}

/* The table on the screen, or NULL. */
static BmTable *
find_table (UiKept *kept)
{
  return (BmTable *) ui_find_type (kept->driver.window, TOY_TYPE_TABLE);
}

static gboolean
has_played_match (GtkWidget *widget,
                  gpointer   unused)
{
  BmMatch *match = TOY_IS_TABLE (widget) ? bm_table_get_match (BM_TABLE (widget)) : NULL;

  return match != NULL && !bm_match_is_watched (match);
}

/* The match that is played, also while the table is covered. */
static BmMatch *
match_of (UiKept *kept)
{
  GtkWidget *table = ui_find_anywhere (kept->driver.window, has_played_match, NULL);

  g_assert_nonnull (table);
  return bm_table_get_match (BM_TABLE (table));
}

static void
show_toy (UiKept        *kept,
          guint64        seed,
          const BmLevel *levels)
{
  g_autoptr(BmMatch) match = bm_match_new (&toy_game, "start", seed, NULL);

  bm_match_set_player (match, 0, "Ada");
  bm_match_set_player (match, 2, "Grace");
  bm_window_show_match (window_of (kept), match);
  for (int seat = 0; seat < 3; seat++)
    bm_window_set_level (window_of (kept), seat, levels[seat]);
  ui_driver_settle ();
}

static void
show_duel (UiKept *kept)
{
  g_autoptr(BmMatch) match = bm_match_new (&wr_game, "start", 1, NULL);

  bm_window_show_match (window_of (kept), match);
  ui_driver_settle ();
}

static void
press (UiKept     *kept,
       const char *move)
{
  guint ply = bm_match_get_ply (match_of (kept));

  ui_driver_click (&kept->driver, move);
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), >, ply);
}

/* A match that seed and chance make of it, as the rules alone have it. */
typedef struct
{
  guint winners;
  guint out;     /* bits of those who dropped out */
} Outcome;

static Outcome
foresee (guint64 seed)
{
  g_autofree gpointer position = g_malloc0 (toy_game.position_size);
  guint64 chance = seed;
  Outcome outcome = { 0 };
  BmMove move;

  toy_game.start (position, "start", seed, NULL);
  while ((move = toy_game.pick (position, &chance)) != BM_MOVE_NONE)
    toy_game.apply (position, move, NULL, NULL);
  outcome.winners = toy_game.winners (position);
  for (int seat = 0; seat < 3; seat++)
    outcome.out |= (guint) !toy_game.is_in (position, seat) << seat;
  return outcome;
}

/* Plays that by what is on the screen, until it is over. */
static void
play_all (UiKept  *kept,
          guint64  seed)
{
  BmMatch *match = match_of (kept);
  guint64 chance = seed;

  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      ui_driver_take_seat (&kept->driver);
      g_assert_nonnull (find_table (kept));
      toy_game.move_text (toy_game.pick (bm_match_get_position (match), &chance), text);
      press (kept, text->str);
    }
}

/* ---- A match */

static void
test_all (UiKept        *kept,
          gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  guint64 seed = 1;

  while (foresee (seed).winners != (1u << 0 | 1u << 2) || foresee (seed).out != 1u << 1)
    seed++;
  show_toy (kept, seed, people);
  play_all (kept, seed);
  /* Shared, and without the one who has dropped out. */
  g_assert_true (ui_driver_shows (driver, BM_TYPE_END_SCREEN));
  g_assert_true (ui_driver_has_heading (driver, "Result"));
  g_assert_true (ui_driver_says (driver, "The match is over. Well played, Ada, Grace!"));
  ui_kept_flush (kept);
  g_assert_cmpuint (ui_kept_count (kept, "matches", ".bloodmoon"), ==, 1);

  /* Back to the table as it was left, and to the result. */
  ui_act (driver->window, "win.see-table");
  g_assert_nonnull (find_table (kept));
  g_assert_true (ui_driver_says (driver, "It is over."));
  ui_driver_click (driver, "Result");
  g_assert_true (ui_driver_shows (driver, BM_TYPE_END_SCREEN));

  /* The same three, where they sat: there are no two to change sides. */
  ui_driver_click (driver, "Rematch");
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, 0);
  g_assert_cmpstr (bm_match_get_player (match_of (kept), 2), ==, "Grace");
}

static void
test_nobody_wins (UiKept        *kept,
                  gconstpointer  unused)
{
  guint64 seed = 1;

  while (foresee (seed).winners != 0)
    seed++;
  show_toy (kept, seed, people);
  play_all (kept, seed);
  g_assert_true (ui_driver_says (&kept->driver, "The match is over."));
  g_assert_false (ui_driver_says (&kept->driver, "Well played"));
}

/* The table is covered until the next one is there. */
static void
test_hand_over (UiKept        *kept,
                gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  show_toy (kept, 1, people);
  g_assert_true (ui_driver_says (driver, "ann decides; ann is here"));
  press (kept, "play");
  g_assert_nonnull (find_table (kept));
  press (kept, "stay");
  g_assert_null (find_table (kept));
  g_assert_true (ui_driver_has_heading (driver, "Hand-over"));
  g_assert_true (ui_driver_says (driver, "bob, please: "));
  g_assert_true (ui_driver_says (driver, "Nobody else may look."));
  ui_driver_click (driver, "I'm here");
  g_assert_true (ui_driver_says (driver, "bob decides; bob is here"));
  /* Those who play against the computer alone stay where they are. */
  show_toy (kept, 1, alone);
  press (kept, "stay");
  g_assert_true (ui_driver_says (driver, "bob decides; ann is here"));
}

static gboolean
is_ours (UiKept *kept)
{
  if (bm_match_get_to_act (match_of (kept)) <= 0)
    return TRUE;
  ui_driver_skip (&kept->driver);
  return FALSE;
}

static void
test_computers (UiKept        *kept,
                gconstpointer  unused)
{
  BmMatch *match;

  show_toy (kept, 1, alone);
  match = match_of (kept);
  while (bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      g_assert_nonnull (find_table (kept));
      press (kept, "roll");
      if (bm_match_get_to_act (match) == 0)
        press (kept, "stay");
      if (bm_match_get_to_act (match) > 0)
        g_assert_false (gtk_widget_is_sensitive (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "stay")));
      UI_WAIT_UNTIL (is_ours (kept));
    }
  g_assert_true (ui_driver_says (&kept->driver, "The match is over."));
  g_assert_cmpstr (bm_match_get_player (match, 2), ==, "steady");
}

/* What the computers have done goes back with it. */
static void
test_undo (UiKept        *kept,
           gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  BmMatch *match;

  show_toy (kept, 1, alone);
  match = match_of (kept);
  press (kept, "stay");
  g_assert_true (bm_match_undo (match));
  ui_driver_settle ();
  g_assert_true (ui_driver_says (driver, "ann decides; ann is here"));
  g_assert_true (bm_match_redo (match));
  ui_driver_settle ();
  g_assert_true (ui_driver_says (driver, "bob decides; ann is here"));
  UI_WAIT_UNTIL (is_ours (kept));
  g_assert_cmpuint (bm_match_get_ply (match), >, 2);
}

/* ---- Kept */

static void
test_continue (UiKept        *kept,
               gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autofree gpointer before = NULL;

  show_toy (kept, 3, people);
  press (kept, "roll");
  press (kept, "roll");
  ui_driver_take_seat (driver);
  press (kept, "play");
  before = g_memdup2 (bm_match_get_position (match_of (kept)), toy_game.position_size);
  ui_kept_close (kept);
  ui_kept_open (kept);

  bm_window_choose_game (window_of (kept), &toy_game);
  ui_driver_settle ();
  ui_driver_click (driver, "Continue");
  g_assert_true (ui_driver_says (driver, "bob, please: "));
  ui_driver_take_seat (driver);
  g_assert_true (ui_driver_says (driver, "bob decides; bob is here"));
  g_assert_cmpmem (bm_match_get_position (match_of (kept)), toy_game.position_size, before, toy_game.position_size);
  g_assert_cmpstr (bm_match_get_player (match_of (kept), 0), ==, "Ada");
}

static GtkSingleSelection *
get_list (UiKept *kept)
{
  GtkWidget *list = ui_find_type (kept->driver.window, GTK_TYPE_LIST_VIEW);

  g_assert_nonnull (list);
  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

/* A match of each game waits, and none takes the place of another one's. */
static void
test_both_wait (UiKept        *kept,
                gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  show_toy (kept, 3, people);
  press (kept, "roll");
  show_duel (kept);
  ui_driver_play (driver, "land a0");
  g_assert_false (ui_driver_says (driver, "The match that was waiting is kept among your matches."));
  ui_kept_flush (kept);
  g_assert_cmpuint (ui_kept_count (kept, "matches", ".bloodmoon"), ==, 0);
  for (guint i = 0; i < 2; i++)
    g_assert_true (bm_store_dup_waiting (kept->stores[i], NULL, NULL));
  ui_kept_close (kept);
  ui_kept_open (kept);
  /* Both are in the list, and each is looked through at a table of its own. */
  ui_replays_open (kept);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_list (kept))), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      gtk_single_selection_set_selected (get_list (kept), i);
      ui_replay_open (kept);
      g_assert_cmpint (find_table (kept) != NULL, ==, i == 1);
      ui_act (driver->window, "win.leave-replay");
      UI_WAIT_UNTIL (ui_replays_is_open (kept));
      g_assert_cmpuint (gtk_single_selection_get_selected (get_list (kept)), ==, i);
    }
  /* Each is continued from its own box. */
  for (guint i = 0; i < 4; i++)
    {
      ui_act (driver->window, "win.title");
      bm_window_choose_game (window_of (kept), i % 2 == 0 ? &toy_game : &wr_game);
      ui_driver_settle ();
      ui_driver_click (driver, "Continue");
      ui_driver_take_seat (driver);
      g_assert_cmpint (find_table (kept) != NULL, ==, i % 2 == 0);
      g_assert_cmpuint (bm_match_get_ply (i % 2 == 0 ? match_of (kept) : ui_driver_match (driver)), ==, 1);
    }
  /* Only another one of the same game takes its place. */
  show_toy (kept, 4, people);
  press (kept, "stay");
  g_assert_true (ui_driver_says (driver, "The match that was waiting is kept among your matches."));
  ui_kept_flush (kept);
  g_assert_cmpuint (ui_kept_count (kept, "matches", ".bloodmoon"), ==, 1);
  g_assert_true (bm_store_dup_waiting (kept->stores[0], NULL, NULL));
}

static void
test_replay (UiKept        *kept,
             gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  BmMatch *replay;

  show_toy (kept, 1, people);
  play_all (kept, 1);
  ui_act (driver->window, "win.replay");
  g_assert_true (ui_driver_shows (driver, BM_TYPE_REPLAY_SCREEN));
  replay = bm_table_get_match (find_table (kept));
  g_assert_true (bm_match_is_watched (replay));
  g_assert_false (gtk_widget_is_sensitive (ui_driver_find (driver, GTK_TYPE_BUTTON, "stay")));
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *screen = ui_find_type (driver->window, BM_TYPE_REPLAY_SCREEN);
      static const char *const actions[] = { "step", "turn", "day", "last", "day-back", "turn-back", "step-back", "first" };

      for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
        {
          g_autofree char *action = g_strconcat ("replay.", actions[j], NULL);
          guint ply = bm_match_get_ply (replay);

          ui_act (screen, action);
          g_assert_cmpuint (bm_match_get_ply (replay), !=, ply);
        }
    }
  ui_driver_click (driver, "Back");
  g_assert_true (ui_driver_shows (driver, BM_TYPE_END_SCREEN));
}

/* One that was kept is played on, in a window that has had another game until then. */
static void
test_play_on (UiKept        *kept,
              gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  show_toy (kept, 1, people);
  play_all (kept, 1);
  ui_kept_close (kept);
  ui_kept_open (kept);
  ui_replays_open (kept);
  ui_replay_open (kept);
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.turn");
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.turn");
  ui_driver_click (driver, "Play on");
  ui_answer (BM_TYPE_REPLAY_ON, "Play On");
  g_assert_cmpint (bm_match_get_to_act (match_of (kept)), ==, 2);
  g_assert_false (bm_match_is_watched (match_of (kept)));
  ui_driver_take_seat (driver);
  g_assert_true (ui_driver_says (driver, "cid decides; cid is here"));
  press (kept, "stay");
}

/* All tables follow what the settings say; none is listed that has gone. */
static void
change_speed (UiKept *kept)
{
  g_settings_set_string (kept->driver.settings, "animation-speed", "fast");
  g_settings_set_string (kept->driver.settings, "animation-speed", "off");
}

/* The list has matches of both games, and each is looked through at a table of its own. */
static void
test_replays_of_both (UiKept        *kept,
                      gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autoptr(BmMatch) toy = bm_match_new (&toy_game, "start", 1, NULL), duel = bm_match_new (&wr_game, "start", 1, NULL);
  BmMatch *running;

  show_duel (kept);
  ui_driver_play (driver, "land a0");
  running = ui_driver_match (driver);
  bm_match_play (toy, 1, NULL);
  ui_match_play (duel, "land a0");
  for (guint i = 0; i < 2; i++)
    {
      bm_window_open_replay (window_of (kept), bm_replay_new (bm_match_dup_record (toy), NULL, NULL));
      ui_driver_settle ();
      g_assert_nonnull (find_table (kept));
      g_assert_true (ui_driver_says (driver, "ann decides"));
      /* From one to the other. */
      bm_window_open_replay (window_of (kept), bm_replay_new (bm_match_dup_record (duel), NULL, NULL));
      ui_driver_settle ();
      change_speed (kept);
      g_assert_null (find_table (kept));
      g_assert_true (bm_match_is_watched (ui_driver_match (driver)));
      ui_driver_click (driver, "Back");
      /* What is played has not been touched. */
      g_assert_true (ui_driver_match (driver) == running);
    }
}

/* ---- What it has not */

/* What the window offers for a game is there where the game has it, and elsewhere nothing is left of it. */
static void
assert_offers (UiKept   *kept,
               gboolean  duel)
{
  static const char *const actions[] = { "tonight", "log", "suggest", "what-if", "recap", "cards", "known", "save-puzzle" };
  static const char *const buttons[] = { "Tonight", "Log", "Suggest" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_test_message ("%s", actions[i]);
      g_assert_cmpint (g_action_group_get_action_enabled (G_ACTION_GROUP (kept->driver.window), actions[i]), ==, duel);
    }
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    g_assert_cmpint (ui_driver_has_button (&kept->driver, buttons[i]), ==, duel);
  ui_act (kept->driver.window, "win.title");
  g_assert_cmpint (ui_driver_has_button (&kept->driver, "Cards"), ==, duel);
  ui_driver_click (&kept->driver, "Continue");
  ui_driver_take_seat (&kept->driver);
}

/* There and back, as often as one likes; no table is left behind. */
static void
test_games_in_turn (UiKept        *kept,
                    gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  gpointer last = NULL;

  for (guint i = 0; i < 3; i++)
    {
      show_duel (kept);
      if (last != NULL)
        g_error ("the table of the other game is still there");
      ui_driver_play (driver, "land a0");
      assert_offers (kept, TRUE);
      last = ui_driver_table (driver);
      g_object_add_weak_pointer (last, &last);

      show_toy (kept, 1, people);
      change_speed (kept);
      g_assert_null (last);
      press (kept, "stay");
      ui_driver_take_seat (driver);
      assert_offers (kept, FALSE);
      last = find_table (kept);
      g_object_add_weak_pointer (last, &last);
    }
  g_object_remove_weak_pointer (last, &last);
}

/* Whatever is on the screen gives way. */
static void
test_from_anywhere (UiKept        *kept,
                    gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_autoptr(BmMatch) draft = bm_match_new (&wr_game, "start:champions=draft", 1, NULL);

  bm_window_show_match (window_of (kept), draft);
  ui_driver_settle ();
  show_toy (kept, 1, people);
  g_assert_nonnull (find_table (kept));

  show_duel (kept);
  ui_driver_play (driver, "land a0");
  ui_act (driver->window, "win.what-if");
  g_assert_true (ui_driver_says (driver, "What if?"));
  show_toy (kept, 1, people);
  g_assert_nonnull (find_table (kept));
  g_assert_null (ui_find_type_anywhere (driver->window, WR_TYPE_TABLE));

  show_duel (kept);
  ui_act (driver->window, "win.new-duel");
  show_toy (kept, 1, people);
  g_assert_nonnull (find_table (kept));

  /* It has no rulebook, so none is opened. */
  ui_act (driver->window, "win.rules");
  g_assert_null (ui_find_type (driver->window, BM_TYPE_RULES_SCREEN));
  g_assert_nonnull (find_table (kept));
  press (kept, "stay");
}

/* Where a game has no form, its match begins at once. */
static void
test_new_match (UiKept        *kept,
                gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;

  show_toy (kept, 1, people);
  ui_act (driver->window, "win.title");
  ui_driver_click (driver, "Play");
  g_assert_nonnull (find_table (kept));
  g_assert_cmpuint (bm_match_get_ply (match_of (kept)), ==, 0);
  show_duel (kept);
  ui_act (driver->window, "win.new-duel");
  g_assert_true (ui_driver_has_button (driver, "Start"));
}

static void
close_others (UiKept *kept)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != kept->driver.window)
      gtk_window_destroy (l->data);
  ui_driver_settle ();
}

/* Everything that can be done at the table, and over the result: nothing warns, and play goes on. */
static void
test_all_actions (UiKept        *kept,
                  gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  g_auto(GStrv) actions = g_action_group_list_actions (G_ACTION_GROUP (driver->window));

  for (guint round = 0; round < 2; round++)
    {
      show_toy (kept, 1, people);
      if (round == 1)
        play_all (kept, 1);
      for (guint i = 0; actions[i] != NULL; i++)
        {
          g_autoptr(BmMatch) match = g_object_ref (match_of (kept));
          const GVariantType *type = g_action_group_get_action_parameter_type (G_ACTION_GROUP (driver->window), actions[i]);

          if (type != NULL)
            continue;
          g_test_message ("%s", actions[i]);
          g_action_group_activate_action (G_ACTION_GROUP (driver->window), actions[i], NULL);
          ui_driver_settle ();
          close_others (kept);
          if (match_of (kept) != match)
            {
              show_toy (kept, 1, people);
              if (round == 1)
                play_all (kept, 1);
              continue;
            }
          ui_act (driver->window, "win.title");
          if (round == 0)
            ui_act (driver->window, "win.continue");
          else
            bm_window_show_match (window_of (kept), match);
          ui_driver_take_seat (driver);
        }
    }
}

/* ---- Positions */

static void
test_position (UiKept        *kept,
               gconstpointer  unused)
{
  UiDriver *driver = &kept->driver;
  BmMatch *match;

  show_toy (kept, 1, people);
  press (kept, "roll");
  ui_act (driver->window, "win.copy-position");
  ui_answer (BM_TYPE_QUESTION, "Copy");
  show_duel (kept);
  ui_driver_play (driver, "land a0");
  ui_act (driver->window, "win.paste-position");
  UI_WAIT_UNTIL (ui_find_window (BM_TYPE_QUESTION) != NULL);
  ui_answer (BM_TYPE_QUESTION, "Leave");
  match = match_of (kept);
  g_assert_null (bm_match_get_options (match));
  /* One of two actions is left. */
  press (kept, "stay");
  g_assert_true (ui_driver_says (driver, "bob, please: "));
  /* Nothing can keep it. */
  g_settings_set_boolean (driver->settings, "ask-before-giving-up", TRUE);
  ui_act (driver->window, "win.new-duel");
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  g_assert_true (match_of (kept) == match);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  bm_games_register (&toy_game);
  bm_game_ui_register (&toy_ui);
  TOY_TEST ("all", test_all);
  TOY_TEST ("nobody-wins", test_nobody_wins);
  TOY_TEST ("hand-over", test_hand_over);
  TOY_TEST ("computers", test_computers);
  TOY_TEST ("undo", test_undo);
  TOY_TEST ("continue", test_continue);
  TOY_TEST ("both-wait", test_both_wait);
  TOY_TEST ("replay", test_replay);
  TOY_TEST ("play-on", test_play_on);
  TOY_TEST ("replays-of-both", test_replays_of_both);
  TOY_TEST ("games-in-turn", test_games_in_turn);
  TOY_TEST ("from-anywhere", test_from_anywhere);
  TOY_TEST ("new-match", test_new_match);
  TOY_TEST ("all-actions", test_all_actions);
  TOY_TEST ("position", test_position);
  return g_test_run ();
}
