/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The way through one match: by moves, turns and days, by keys, by itself, and from one turning point to the next.
 */
#include "config.h"

#include "ui-replays.h"

#include "bm-hand.h"
#include "bm-replay-bar.h"
#include "bm-replay-on.h"
#include "wr-space-button.h"
#include "wr-space-text.h"
#include "bm-turning-panel.h"
#include "wr-card-set.h"
#include "wr-event.h"

static gboolean
has_event (BmMatch *match,
           guint    ply,
           guint    kind)
{
  guint n;
  const BmEvent *events = bm_match_get_events (match, ply - 1, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* The table shows every ply's own position, forward and back, and says where it is. */
static void
test_walk (UiKept        *kept,
           gconstpointer  start)
{
  BmTable *table;
  BmMatch *match;
  guint n;

  ui_replay_open_new (kept, start, 3);
  match = ui_replay_match (kept);
  table = bm_replay_screen_get_table (ui_replay_screen (kept));
  g_assert_true (bm_table_get_match (table) == match);
  n = bm_match_get_n_moves (match);
  ui_replay_press (kept, "Left");
  g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
  for (guint ply = 1; ply <= n; ply++)
    {
      g_autofree char *words = g_strdup_printf ("Move %u of %u", ply, n);

      ui_replay_press (kept, "Right");
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply);
      g_assert_true (ui_driver_says (&kept->driver, words));
    }
  ui_replay_press (kept, "Right");
  g_assert_cmpuint (ui_replay_ply (kept), ==, n);
  for (guint ply = n; ply > 0; ply--)
    {
      ui_replay_press (kept, "<Alt>Left");
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply - 1);
    }
}

/* By turns and days, both ways, one stops at the same places. */
static void
test_by_turn_and_day (UiKept        *kept,
                      gconstpointer  unused)
{
  static const struct { const char *on, *back; guint kind; } ways[] = {
    { "<Control>Right", "<Control>Left", WR_EVENT_TURN }, { "Page_Down", "Page_Up", WR_EVENT_DAY },
  };
  BmMatch *match;
  guint n;

  ui_replay_open_new (kept, "start", 5);
  match = ui_replay_match (kept);
  n = bm_match_get_n_moves (match);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr(GArray) stops = g_array_new (FALSE, FALSE, sizeof (guint));

      while (ui_replay_ply (kept) < n)
        {
          guint before = ui_replay_ply (kept), ply;

          ui_replay_press (kept, ways[i].on);
          ply = ui_replay_ply (kept);
          g_assert_cmpuint (ply, >, before);
          g_assert_true (ply == n || has_event (match, ply, ways[i].kind));
          for (guint between = before + 1; between < ply; between++)
            g_assert_false (has_event (match, between, ways[i].kind));
          g_array_append_val (stops, ply);
        }
      g_assert_cmpuint (stops->len, >, 2);
      for (guint at = stops->len - 1; at > 0; at--)
        {
          ui_replay_press (kept, ways[i].back);
          g_assert_cmpuint (ui_replay_ply (kept), ==, g_array_index (stops, guint, at - 1));
        }
      ui_replay_press (kept, "Home");
      g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
    }
  ui_replay_press (kept, "End");
  g_assert_cmpuint (ui_replay_ply (kept), ==, n);
}

/* The seed of a match in which somebody is eaten and somebody bites. */
static guint64
find_eventful (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr(BmRecord) record = ui_replays_record ("start", seed);
      BmDivergence divergence;
      g_autoptr(BmMatch) match = bm_match_new_from_record (record, &divergence, NULL);
      gboolean meal = FALSE, bite = FALSE;

      for (guint ply = 1; ply <= bm_match_get_n_moves (match); ply++)
        {
          meal |= has_event (match, ply, WR_EVENT_WORM_EATEN);
          bite |= has_event (match, ply, WR_EVENT_BITTEN);
        }
      if (meal && bite)
        return seed;
    }
}

/* As many marks as the match has meals, bites and other deaths. */
static void
test_marks (UiKept        *kept,
            gconstpointer  unused)
{
  guint meals = 0, bites = 0, n;
  const BmEvent *events;
  BmReplayBar *bar;
  BmMatch *match;

  ui_replay_open_new (kept, "start", find_eventful ());
  match = ui_replay_match (kept);
  bar = BM_REPLAY_BAR (ui_find_type (kept->driver.window, BM_TYPE_REPLAY_BAR));
  for (guint i = 0; i < bm_match_get_n_moves (match); i++)
    {
      events = bm_match_get_events (match, i, &n);
      for (guint at = 0; at < n; at++)
        {
          meals += events[at].kind == WR_EVENT_WORM_EATEN;
          bites += events[at].kind == WR_EVENT_BITTEN;
        }
    }
  g_assert_cmpuint (meals + bites, >, 0);
  g_assert_cmpuint (bm_replay_bar_count_marks (bar, "actions/eat"), ==, meals);
  g_assert_cmpuint (bm_replay_bar_count_marks (bar, "actions/bite"), ==, bites);
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.0);
  g_signal_emit_by_name (bar, "seek", 9);
  ui_driver_settle ();
  g_assert_cmpuint (ui_replay_ply (kept), ==, 9);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 9.0);
}

static void
test_playing (UiKept        *kept,
              gconstpointer  unused)
{
  ui_replay_open_new (kept, "start", 3);
  for (guint i = 0; i < 5; i++)
    ui_replay_press (kept, "plus");
  ui_replay_press (kept, "End");
  for (guint i = 0; i < 6; i++)
    ui_replay_press (kept, "Left");
  ui_replay_press (kept, "space");
  g_assert_nonnull (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Pause"));
  UI_WAIT_UNTIL (ui_replay_ply (kept) == bm_match_get_n_moves (ui_replay_match (kept)));
  g_assert_nonnull (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Play"));
  /* From the end it begins anew, slowly enough to be seen, and a step stops it. */
  for (guint i = 0; i < 5; i++)
    ui_replay_press (kept, "minus");
  ui_replay_press (kept, "p");
  g_assert_cmpuint (ui_replay_ply (kept), ==, 0);
  g_assert_nonnull (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Pause"));
  ui_replay_press (kept, "Right");
  g_assert_nonnull (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "Play"));
}

/* Nothing on the table plays, and it says why. */
static void
test_read_only (UiKept        *kept,
                gconstpointer  unused)
{
  BmTable *table;
  guint ply;

  ui_replay_open_new (kept, "start", 3);
  for (guint i = 0; i < 4; i++)
    ui_replay_press (kept, "Right");
  ply = ui_replay_ply (kept);
  table = bm_replay_screen_get_table (ui_replay_screen (kept));
  for (guint i = 0; i < 4; i++)
    {
      static const char *const tried[] = { "table.end-turn", "table.undo", "table.redo", "table.move" };

      gtk_widget_activate_action (GTK_WIDGET (table), tried[i], NULL);
      ui_driver_settle ();
      g_assert_cmpuint (ui_replay_ply (kept), ==, ply);
      g_assert_true (ui_driver_says (&kept->driver, "This is a replay: nothing is played here."));
    }
  /* And nothing is offered. */
  {
    WrSpace at = ((const WrPosition *) bm_match_get_position (ui_replay_match (kept)))->at[WR_PIECE_GREEN];
    g_autofree char *name = wr_space_text_describe (bm_match_get_position (ui_replay_match (kept)), at);
    GtkWidget *space = ui_driver_find (&kept->driver, WR_TYPE_SPACE_BUTTON, name);

    g_assert_nonnull (space);
    g_assert_cmpuint (wr_space_button_get_marks (WR_SPACE_BUTTON (space)), ==, 0);
  }
  g_assert_null (ui_driver_find (&kept->driver, GTK_TYPE_BUTTON, "End Turn"));
}

/* Is the hand of the side that waits told card by card? */
static gboolean
shows_other_hand (UiKept *kept)
{
  const WrPosition *pos = bm_match_get_position (ui_replay_match (kept));
  WrSide other = wr_side_other ((WrSide) bm_match_get_to_act (ui_replay_match (kept)));

  g_assert_cmpuint (pos->cards[other].n_hand, >, 0);
  for (guint i = 0; i < pos->cards[other].n_hand; i++)
    if (!ui_driver_says (&kept->driver, wr_card_name (pos->cards[other].cards[i])))
      return FALSE;
  return TRUE;
}

/* Both hands or none, whoever decides. */
static void
test_hands (UiKept        *kept,
            gconstpointer  unused)
{
  GtkWidget *hand;
  gboolean covered;

  ui_replay_open_new (kept, "start:cards=on", 3);
  for (guint i = 0; i < 3; i++)
    ui_replay_press (kept, "Right");
  hand = ui_find_type (kept->driver.window, BM_TYPE_HAND);
  g_assert_nonnull (hand);
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_true (covered);
  g_assert_false (shows_other_hand (kept));
  ui_replay_press (kept, "h");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_false (covered);
  g_assert_true (shows_other_hand (kept));
  ui_replay_press (kept, "<Control>Right");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_false (covered);
  ui_replay_press (kept, "h");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_true (covered);
  g_assert_false (shows_other_hand (kept));
}

/* Of the first button that goes to one. */
static gboolean
first_ply (GtkWidget *widget,
           guint     *ply)
{
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (g_strcmp0 (action, "turning.look") == 0)
    {
      *ply = g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (first_ply (child, ply))
      return TRUE;
  return FALSE;
}

/* From the player as from the end: looked for when asked for, and gone to. */
static void
test_turning (UiKept        *kept,
              gconstpointer  unused)
{
  BmTurningPanel *panel;
  guint ply = 0;

  ui_replay_open_new (kept, "start", 3);
  panel = BM_TURNING_PANEL (ui_find_type_anywhere (GTK_WIDGET (ui_replay_screen (kept)), BM_TYPE_TURNING_PANEL));
  g_assert_false (bm_turning_panel_is_busy (panel));
  ui_act (GTK_WIDGET (ui_replay_screen (kept)), "replay.turning-points");
  UI_WAIT_UNTIL (!bm_turning_panel_is_busy (panel));
  g_assert_true (first_ply (GTK_WIDGET (panel), &ply));
  gtk_widget_activate_action (GTK_WIDGET (panel), "turning.look", "u", ply);
  ui_driver_settle ();
  g_assert_cmpuint (ui_replay_ply (kept), ==, ply);
  gtk_widget_activate_action (GTK_WIDGET (panel), "turning.try", "u", ply);
  ui_driver_settle ();
  g_assert_nonnull (ui_find_window (BM_TYPE_REPLAY_ON));
  gtk_window_destroy (GTK_WINDOW (ui_find_window (BM_TYPE_REPLAY_ON)));
  ui_driver_settle ();
}

static void
test_other_rules (UiKept        *kept,
                  gconstpointer  unused)
{
  g_autoptr(BmRecord) record = ui_replays_record ("start", 3);
  BmReplay *replay;

  record->rules++;
  replay = bm_replay_new (g_steal_pointer (&record), NULL, NULL);
  bm_window_open_replay (BM_WINDOW (kept->driver.window), replay);
  ui_driver_settle ();
  g_assert_true (ui_driver_shows (&kept->driver, BM_TYPE_REPLAY_SCREEN));
  g_assert_true (ui_driver_says (&kept->driver, "This match was played under different rules."));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add ("/replay/walk/plain", UiKept, "start", ui_replays_set_up, test_walk, ui_kept_tear_down);
  g_test_add ("/replay/walk/box", UiKept, "start:box", ui_replays_set_up, test_walk, ui_kept_tear_down);
  UI_REPLAYS_TEST ("/replay/by-turn-and-day", test_by_turn_and_day);
  UI_REPLAYS_TEST ("/replay/marks", test_marks);
  UI_REPLAYS_TEST ("/replay/playing", test_playing);
  UI_REPLAYS_TEST ("/replay/read-only", test_read_only);
  UI_REPLAYS_TEST ("/replay/hands", test_hands);
  UI_REPLAYS_TEST ("/replay/turning", test_turning);
  UI_REPLAYS_TEST ("/replay/other-rules", test_other_rules);
  return g_test_run ();
}
