/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Looking through matches: the list with whatever lies in its folder, the way through one by keys, comments, files for
 * others, and playing on from the middle.
 */
#include "config.h"

#include "ui-driver.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bm-keys.h"
#include "bm-card-words.h"
#include "bm-hand.h"
#include "bm-move-text.h"
#include "bm-question.h"
#include "bm-replay-bar.h"
#include "bm-replay-on.h"
#include "bm-replay-row.h"
#include "bm-replay-screen.h"
#include "bm-replays-screen.h"
#include "bm-space-button.h"
#include "bm-space-text.h"
#include "bm-turning-panel.h"
#include "bm-worms-rising.h"

#define DEADLINE_SECONDS 90

typedef struct
{
  UiDriver  driver;
  BmStore  *store;
  char     *folder;
  char     *matches;
} Fixture;

static void
open_window (Fixture *fixture)
{
  ui_driver_open (&fixture->driver, 2);
  fixture->store = bm_store_new (fixture->folder, NULL);
  bm_window_set_store (BM_WINDOW (fixture->driver.window), fixture->store);
  ui_driver_settle ();
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-replay-XXXXXX", NULL);

  fixture->folder = g_build_filename (top, "bloodmoon", NULL);
  fixture->matches = g_build_filename (fixture->folder, "matches", NULL);
  g_assert_cmpint (g_mkdir_with_parents (fixture->matches, 0700), ==, 0);
  open_window (fixture);
}

static void
remove_all (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autofree char *top = g_path_get_dirname (fixture->folder);

  bm_window_flush (BM_WINDOW (fixture->driver.window));
  ui_driver_close (&fixture->driver);
  g_assert_finalize_object (fixture->store);
  remove_all (top);
  g_free (fixture->folder);
  g_free (fixture->matches);
}

/* ---- What is done and seen */

typedef gboolean (*Holds) (gpointer data);

static void
wait_until (Holds    holds,
            gpointer data)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while (!holds (data))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("it never came");
      g_main_context_iteration (NULL, FALSE);
    }
  ui_driver_settle ();
}

/* A whole match of any moves, as a record. */
static BmRecord *
play_any (const char *start,
          guint64     seed)
{
  g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, start, seed, NULL);
  BmMove move;

  bm_match_set_player (match, BM_SIDE_BIRD, "Ada");
  bm_match_set_player (match, BM_SIDE_WORMS, "hard");
  while ((move = bm_worms_rising.pick (bm_match_get_position (match), &seed)) != BM_MOVE_NONE)
    g_assert_true (bm_match_play (match, move, NULL));
  return bm_match_dup_record (match);
}

static char *
path_of (Fixture    *fixture,
         const char *name)
{
  return g_build_filename (fixture->matches, name, NULL);
}

static void
put_text (Fixture    *fixture,
          const char *name,
          const char *text)
{
  g_autofree char *path = path_of (fixture, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
put_match (Fixture    *fixture,
           const char *name,
           guint64     seed)
{
  g_autoptr(BmRecord) record = play_any ("start", seed);
  g_autofree char *text = bm_record_to_text (record);

  put_text (fixture, name, text);
}

static gboolean
is_type (GtkWidget *widget,
         GType      type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, type);
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (is_type (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static BmReplayScreen *
player_of (Fixture *fixture)
{
  GtkWidget *player = find_type (fixture->driver.window, BM_TYPE_REPLAY_SCREEN);

  g_assert_nonnull (player);
  return BM_REPLAY_SCREEN (player);
}

static gboolean
has_player (gpointer data)
{
  return find_type (((Fixture *) data)->driver.window, BM_TYPE_REPLAY_SCREEN) != NULL;
}

static gboolean
has_list (gpointer data)
{
  GtkWidget *list = find_type (((Fixture *) data)->driver.window, BM_TYPE_REPLAYS_SCREEN);

  return list != NULL && !bm_replays_screen_is_loading (BM_REPLAYS_SCREEN (list));
}

static BmMatch *
match_of (Fixture *fixture)
{
  return bm_replay_screen_get_replay (player_of (fixture))->match;
}

static guint
ply_of (Fixture *fixture)
{
  return bm_match_get_ply (match_of (fixture));
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (player_of (fixture)), action, NULL));
  ui_driver_settle ();
}

static void
act_in_list (Fixture    *fixture,
             const char *action)
{
  GtkWidget *list = find_type (fixture->driver.window, BM_TYPE_REPLAYS_SCREEN);

  g_assert_nonnull (list);
  g_assert_true (gtk_widget_activate_action (list, action, NULL));
  ui_driver_settle ();
}

static void
open_list (Fixture *fixture)
{
  ui_driver_click (&fixture->driver, "Replays");
  wait_until (has_list, fixture);
}

/* The one that is picked. */
static void
open_player (Fixture *fixture)
{
  act_in_list (fixture, "replays.open");
  wait_until (has_player, fixture);
}

/* The first label that has WORDS in it. */
static GtkWidget *
find_words (GtkWidget  *widget,
            const char *words)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_words (child, words);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
shows (Fixture    *fixture,
       const char *words)
{
  return find_words (fixture->driver.window, words) != NULL;
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (is_type (at->data, type) && gtk_widget_get_mapped (at->data))
      return at->data;
  return NULL;
}

static void
answer (GType       type,
        const char *label)
{
  UiDriver driver = { .window = find_window (type) };

  g_assert_nonnull (driver.window);
  ui_driver_click (&driver, label);
}

/* ---- The list */

static void
test_nothing (Fixture       *fixture,
              gconstpointer  unused)
{
  open_list (fixture);
  g_assert_true (ui_driver_has_heading (&fixture->driver, "Replays"));
  g_assert_true (shows (fixture, "Nothing to look back on yet."));
  ui_driver_click (&fixture->driver, "Back");
  g_assert_nonnull (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "New Duel"));
}

/* Whatever lies there: what can be seen is listed with the rest, and nothing is in the way of anything. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  unused)
{
  g_autofree char *folder = path_of (fixture, "a folder.bloodmoon");
  g_autoptr(BmRecord) record = play_any ("start", 7);
  g_autofree char *text = NULL, *half = NULL;

  put_match (fixture, "2026-11-20-1830.bloodmoon", 3);
  put_match (fixture, "The great one.bloodmoon", 4);
  put_text (fixture, "nothing.bloodmoon", "");
  put_text (fixture, "newer.bloodmoon", "{\"format\": \"bloodmoon-match\", \"version\": 9}");
  put_text (fixture, "notes.txt", "not for here");
  put_text (fixture, ".hidden.bloodmoon", "nor this");
  g_free (g_ptr_array_index (record->moves, 4));
  g_ptr_array_index (record->moves, 4) = g_strdup ("sing");
  text = bm_record_to_text (record);
  put_text (fixture, "wrong.bloodmoon", text);
  half = g_strndup (text, strlen (text) / 2);
  put_text (fixture, "half.bloodmoon", half);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  open_list (fixture);
  g_assert_true (shows (fixture, "Ada against Computer (Hard)"));
  g_assert_true (shows (fixture, "The great one: Ada against Computer (Hard)"));
  g_assert_true (shows (fixture, "20 November 2026, 18:30"));
  g_assert_true (shows (fixture, "The file is damaged, or no match: "));
  g_assert_true (shows (fixture, "Written by a newer version of Blood Moon; this one cannot read it."));
  g_assert_true (shows (fixture, "Legal only up to move 5."));
  g_assert_true (shows (fixture, "The file cannot be read."));
  g_assert_false (shows (fixture, "notes"));
  g_assert_false (shows (fixture, "hidden"));
  g_assert_null (find_window (BM_TYPE_QUESTION));
}

/* Who goes by keys is at the list, and all that is in a row can be heard. */
static void
test_list_keys (Fixture       *fixture,
                gconstpointer  unused)
{
  GtkWidget *row;

  put_match (fixture, "2026-11-20-1830.bloodmoon", 3);
  open_list (fixture);
  row = gtk_widget_get_parent (find_type (fixture->driver.window, BM_TYPE_REPLAY_ROW));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->driver.window)) == row);
  open_player (fixture);
  g_assert_cmpuint (ply_of (fixture), ==, 0);
  g_assert_true (BM_IS_REPLAY_BAR (gtk_window_get_focus (GTK_WINDOW (fixture->driver.window))));
  act (fixture, "replay.back");
  wait_until (has_list, fixture);
}

static gboolean
is_renamed (gpointer data)
{
  return has_list (data) && shows (data, "Best of all: Ada against Computer (Hard)");
}

static void
test_rename (Fixture       *fixture,
             gconstpointer  unused)
{
  g_autofree char *old = path_of (fixture, "2026-11-20-1830.bloodmoon");

  put_match (fixture, "2026-11-20-1830.bloodmoon", 3);
  put_match (fixture, "Taken.bloodmoon", 4);
  open_list (fixture);
  /* The newest is picked first: it is the other one, which has been written just now. */
  g_assert_true (shows (fixture, "Taken: Ada"));
  {
    g_autofree char *path = path_of (fixture, "Taken.bloodmoon");

    g_assert_cmpint (g_remove (path), ==, 0);
  }
  ui_driver_click (&fixture->driver, "Back");
  open_list (fixture);
  put_match (fixture, "Taken.bloodmoon", 4);

  act_in_list (fixture, "replays.rename");
  ui_driver_type (&fixture->driver, "Name of the match", " ../up ");
  ui_driver_click (&fixture->driver, "Rename It");
  g_assert_true (shows (fixture, "A name has 1 to 120 letters"));
  ui_driver_type (&fixture->driver, "Name of the match", "Taken");
  ui_driver_click (&fixture->driver, "Rename It");
  while (!shows (fixture, "Another match has that name already."))
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (g_file_test (old, G_FILE_TEST_EXISTS));
  ui_driver_type (&fixture->driver, "Name of the match", " Best of all ");
  ui_driver_click (&fixture->driver, "Rename It");
  wait_until (is_renamed, fixture);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
}

static gboolean
is_empty (gpointer data)
{
  return shows (data, "Nothing to look back on yet.");
}

static void
test_delete (Fixture       *fixture,
             gconstpointer  unused)
{
  g_autofree char *path = path_of (fixture, "2026-11-20-1830.bloodmoon");

  put_match (fixture, "2026-11-20-1830.bloodmoon", 3);
  open_list (fixture);
  act_in_list (fixture, "replays.delete");
  answer (BM_TYPE_QUESTION, "Keep It");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  act_in_list (fixture, "replays.delete");
  answer (BM_TYPE_QUESTION, "Delete");
  wait_until (is_empty, fixture);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* ---- The player */

static void
open_one (Fixture    *fixture,
          const char *start,
          guint64     seed)
{
  g_autoptr(BmRecord) record = play_any (start, seed);
  g_autofree char *text = bm_record_to_text (record);

  put_text (fixture, "2026-11-20-1830.bloodmoon", text);
  open_list (fixture);
  open_player (fixture);
}

/* Presses a key of the player, as its shortcuts know it. */
static void
press (Fixture    *fixture,
       const char *accel)
{
  const BmKey *keys;
  guint n;

  keys = bm_keys_get_replay (&n);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (keys[i].accel, accel))
      {
        act (fixture, keys[i].action);
        return;
      }
  g_error ("no key %s", accel);
}

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
test_walk (Fixture       *fixture,
           gconstpointer  start)
{
  BmTable *table;
  BmMatch *match;
  guint n;

  open_one (fixture, start, 3);
  match = match_of (fixture);
  table = bm_replay_screen_get_table (player_of (fixture));
  g_assert_true (bm_table_get_match (table) == match);
  n = bm_match_get_n_moves (match);
  press (fixture, "Left");
  g_assert_cmpuint (ply_of (fixture), ==, 0);
  for (guint ply = 1; ply <= n; ply++)
    {
      g_autofree char *words = g_strdup_printf ("Move %u of %u", ply, n);

      press (fixture, "Right");
      g_assert_cmpuint (ply_of (fixture), ==, ply);
      g_assert_true (shows (fixture, words));
    }
  press (fixture, "Right");
  g_assert_cmpuint (ply_of (fixture), ==, n);
  for (guint ply = n; ply > 0; ply--)
    {
      press (fixture, "<Alt>Left");
      g_assert_cmpuint (ply_of (fixture), ==, ply - 1);
    }
}

/* By turns and days, both ways, one stops at the same places. */
static void
test_by_turn_and_day (Fixture       *fixture,
                      gconstpointer  unused)
{
  static const struct { const char *on, *back; guint kind; } ways[] = {
    { "<Control>Right", "<Control>Left", BM_EVENT_TURN }, { "Page_Down", "Page_Up", BM_EVENT_DAY },
  };
  BmMatch *match;
  guint n;

  open_one (fixture, "start", 5);
  match = match_of (fixture);
  n = bm_match_get_n_moves (match);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr(GArray) stops = g_array_new (FALSE, FALSE, sizeof (guint));

      while (ply_of (fixture) < n)
        {
          guint before = ply_of (fixture), ply;

          press (fixture, ways[i].on);
          ply = ply_of (fixture);
          g_assert_cmpuint (ply, >, before);
          g_assert_true (ply == n || has_event (match, ply, ways[i].kind));
          for (guint between = before + 1; between < ply; between++)
            g_assert_false (has_event (match, between, ways[i].kind));
          g_array_append_val (stops, ply);
        }
      g_assert_cmpuint (stops->len, >, 2);
      for (guint at = stops->len - 1; at > 0; at--)
        {
          press (fixture, ways[i].back);
          g_assert_cmpuint (ply_of (fixture), ==, g_array_index (stops, guint, at - 1));
        }
      press (fixture, "Home");
      g_assert_cmpuint (ply_of (fixture), ==, 0);
    }
  press (fixture, "End");
  g_assert_cmpuint (ply_of (fixture), ==, n);
}

/* The seed of a match in which somebody is eaten and somebody bites. */
static guint64
find_eventful (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr(BmRecord) record = play_any ("start", seed);
      BmDivergence divergence;
      g_autoptr(BmMatch) match = bm_match_new_from_record (record, &divergence, NULL);
      gboolean meal = FALSE, bite = FALSE;

      for (guint ply = 1; ply <= bm_match_get_n_moves (match); ply++)
        {
          meal |= has_event (match, ply, BM_EVENT_WORM_EATEN);
          bite |= has_event (match, ply, BM_EVENT_BITTEN);
        }
      if (meal && bite)
        return seed;
    }
}

/* As many marks as the match has meals, bites and other deaths. */
static void
test_marks (Fixture       *fixture,
            gconstpointer  unused)
{
  guint meals = 0, bites = 0, n;
  const BmEvent *events;
  BmReplayBar *bar;
  BmMatch *match;

  open_one (fixture, "start", find_eventful ());
  match = match_of (fixture);
  bar = BM_REPLAY_BAR (find_type (fixture->driver.window, BM_TYPE_REPLAY_BAR));
  for (guint i = 0; i < bm_match_get_n_moves (match); i++)
    {
      events = bm_match_get_events (match, i, &n);
      for (guint at = 0; at < n; at++)
        {
          meals += events[at].kind == BM_EVENT_WORM_EATEN;
          bites += events[at].kind == BM_EVENT_BITTEN;
        }
    }
  g_assert_cmpuint (meals + bites, >, 0);
  g_assert_cmpuint (bm_replay_bar_count_marks (bar, BM_NOTE_MEAL), ==, meals);
  g_assert_cmpuint (bm_replay_bar_count_marks (bar, BM_NOTE_BITE), ==, bites);
  gtk_test_accessible_assert_role (bar, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.0);
  g_signal_emit_by_name (bar, "seek", 9);
  ui_driver_settle ();
  g_assert_cmpuint (ply_of (fixture), ==, 9);
  gtk_test_accessible_assert_property (bar, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 9.0);
}

static gboolean
is_at_end (gpointer data)
{
  return ply_of (data) == bm_match_get_n_moves (match_of (data));
}

static void
test_playing (Fixture       *fixture,
              gconstpointer  unused)
{
  open_one (fixture, "start", 3);
  for (guint i = 0; i < 5; i++)
    press (fixture, "plus");
  press (fixture, "End");
  for (guint i = 0; i < 6; i++)
    press (fixture, "Left");
  press (fixture, "space");
  g_assert_nonnull (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Pause"));
  wait_until (is_at_end, fixture);
  g_assert_nonnull (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Play"));
  /* From the end it begins anew, slowly enough to be seen, and a step stops it. */
  for (guint i = 0; i < 5; i++)
    press (fixture, "minus");
  press (fixture, "p");
  g_assert_cmpuint (ply_of (fixture), ==, 0);
  g_assert_nonnull (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Pause"));
  press (fixture, "Right");
  g_assert_nonnull (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "Play"));
}

/* Nothing on the table plays, and it says why. */
static void
test_read_only (Fixture       *fixture,
                gconstpointer  unused)
{
  BmTable *table;
  guint ply;

  open_one (fixture, "start", 3);
  for (guint i = 0; i < 4; i++)
    press (fixture, "Right");
  ply = ply_of (fixture);
  table = bm_replay_screen_get_table (player_of (fixture));
  for (guint i = 0; i < 4; i++)
    {
      static const char *const tried[] = { "table.end-turn", "table.undo", "table.redo", "table.move" };

      gtk_widget_activate_action (GTK_WIDGET (table), tried[i], NULL);
      ui_driver_settle ();
      g_assert_cmpuint (ply_of (fixture), ==, ply);
      g_assert_true (shows (fixture, "This is a replay: nothing is played here."));
    }
  /* And nothing is offered. */
  {
    BmSpace at = ((const BmPosition *) bm_match_get_position (match_of (fixture)))->at[BM_PIECE_GREEN];
    g_autofree char *name = bm_space_text_describe (bm_match_get_position (match_of (fixture)), at);
    GtkWidget *space = ui_driver_find (&fixture->driver, BM_TYPE_SPACE_BUTTON, name);

    g_assert_nonnull (space);
    g_assert_cmpuint (bm_space_button_get_marks (BM_SPACE_BUTTON (space)), ==, 0);
  }
  g_assert_null (ui_driver_find (&fixture->driver, GTK_TYPE_BUTTON, "End Turn"));
}

/* Is the hand of the side that waits told card by card? */
static gboolean
shows_other_hand (Fixture *fixture)
{
  const BmPosition *pos = bm_match_get_position (match_of (fixture));
  BmSide other = bm_side_other ((BmSide) bm_match_get_to_act (match_of (fixture)));

  g_assert_cmpuint (pos->cards[other].n_hand, >, 0);
  for (guint i = 0; i < pos->cards[other].n_hand; i++)
    if (!shows (fixture, bm_card_name (pos->cards[other].cards[i])))
      return FALSE;
  return TRUE;
}

/* Both hands or none, whoever decides. */
static void
test_hands (Fixture       *fixture,
            gconstpointer  unused)
{
  GtkWidget *hand;
  gboolean covered;

  open_one (fixture, "start:cards=on", 3);
  for (guint i = 0; i < 3; i++)
    press (fixture, "Right");
  hand = find_type (fixture->driver.window, BM_TYPE_HAND);
  g_assert_nonnull (hand);
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_true (covered);
  g_assert_false (shows_other_hand (fixture));
  press (fixture, "h");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_false (covered);
  g_assert_true (shows_other_hand (fixture));
  press (fixture, "<Control>Right");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_false (covered);
  press (fixture, "h");
  g_object_get (hand, "covered", &covered, NULL);
  g_assert_true (covered);
  g_assert_false (shows_other_hand (fixture));
}

/* ---- Comments */

typedef struct
{
  Fixture    *fixture;
  guint       move;
  const char *text;
} Kept;

static gboolean
is_kept (gpointer data)
{
  Kept *kept = data;
  g_autofree char *path = path_of (kept->fixture, "2026-11-20-1830.bloodmoon");
  g_autoptr(BmRecord) record = bm_record_load (&bm_worms_rising, path, NULL);

  return record != NULL && g_strcmp0 (bm_record_get_comment (record, kept->move), kept->text) == 0;
}

/* Another program on the display may have had the pointer just then. */
static gboolean
is_open_for_comment (gpointer data)
{
  Fixture *fixture = data;

  press (fixture, "c");
  return find_type (fixture->driver.window, GTK_TYPE_TEXT_VIEW) != NULL;
}

static void
comment (Fixture    *fixture,
         const char *text)
{
  GtkWidget *view;

  wait_until (is_open_for_comment, fixture);
  view = find_type (fixture->driver.window, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  ui_driver_click (&fixture->driver, "Keep");
}

static void
test_comments (Fixture       *fixture,
               gconstpointer  unused)
{
  open_one (fixture, "start", 3);
  comment (fixture, "It begins");
  wait_until (is_kept, &(Kept) { fixture, 0, "It begins" });
  g_assert_true (shows (fixture, "It begins"));
  press (fixture, "Right");
  g_assert_false (shows (fixture, "It begins"));
  press (fixture, "Right");
  comment (fixture, " A bad move \n");
  wait_until (is_kept, &(Kept) { fixture, 2, "A bad move" });
  press (fixture, "Left");
  press (fixture, "Left");
  g_assert_true (shows (fixture, "It begins"));
  comment (fixture, "  ");
  wait_until (is_kept, &(Kept) { fixture, 0, NULL });
  g_assert_false (shows (fixture, "It begins"));
  /* Still there when it is opened again, and counted in the list. */
  press (fixture, "Escape");
  wait_until (has_list, fixture);
  open_player (fixture);
  press (fixture, "Right");
  press (fixture, "Right");
  g_assert_true (shows (fixture, "A bad move"));
}

static void
test_not_writable (Fixture       *fixture,
                   gconstpointer  unused)
{
  g_autofree char *path = path_of (fixture, "2026-11-20-1830.bloodmoon");

  open_one (fixture, "start", 3);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (fixture->matches), ==, 0);
  comment (fixture, "Lost");
  while (!shows (fixture, "The comment could not be saved: "))
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (shows (fixture, "Lost"));
}

/* ---- Files for others */

static void
test_text (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (fixture->folder, "duel.txt", NULL), *text = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (path);

  open_one (fixture, "start", 3);
  press (fixture, "Right");
  comment (fixture, "Well landed");
  bm_replay_screen_export_text (player_of (fixture), file);
  while (!shows (fixture, "The duel has been written down as a text."))
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "The Bird: Ada\n"));
  g_assert_nonnull (strstr (text, "The Worms: Computer (Hard)\n"));
  g_assert_nonnull (strstr (text, "    | Well landed\n"));
  g_assert_nonnull (strstr (text, "Day 1\n"));
  g_assert_true (strstr (text, "won on day") != NULL);
}

static guint
count_pictures (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr(GdkTexture) texture = gdk_texture_new_from_filename (path, NULL);

      g_assert_nonnull (texture);
      g_assert_cmpint (gdk_texture_get_width (texture), >, 400);
      n++;
    }
  return n;
}

static void
test_pictures (Fixture       *fixture,
               gconstpointer  unused)
{
  g_autoptr(BmRecord) record = bm_record_new (&bm_worms_rising, "start", 2);
  g_autofree char *folder = g_build_filename (fixture->folder, "pictures", NULL), *text = NULL;
  g_autoptr(GFile) file = g_file_new_for_path (folder);
  static const char *const moves[] = { "land a0", "move pink up", "end", "fly c0", "end" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_ptr_array_add (record->moves, g_strdup (moves[i]));
  text = bm_record_to_text (record);
  put_text (fixture, "2026-11-20-1830.bloodmoon", text);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  open_list (fixture);
  open_player (fixture);
  press (fixture, "Right");
  bm_replay_screen_export_pictures (player_of (fixture), file);
  while (!shows (fixture, "6 pictures have been made."))
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_pictures (folder), ==, 6);
  g_assert_cmpuint (ply_of (fixture), ==, 1);
  /* Stopped half-way. */
  ui_driver_click (&fixture->driver, "OK");
  bm_replay_screen_export_pictures (player_of (fixture), file);
  act (fixture, "replay.cancel-export");
  while (!shows (fixture, "No more pictures are made; those that were stay."))
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (ply_of (fixture), ==, 1);
}

/* ---- Playing on */

static BmMatch *
duel_of (Fixture *fixture)
{
  return bm_table_get_match (ui_driver_table (&fixture->driver));
}

static void
test_play_on (Fixture       *fixture,
              gconstpointer  unused)
{
  g_autofree char *path = path_of (fixture, "2026-11-20-1830.bloodmoon"), *before = NULL, *after = NULL;
  BmPosition there;
  BmMatch *match;
  BmMove moves[BM_MAX_MOVES];
  guint n;
  UiDriver dialog = { NULL, NULL };

  open_one (fixture, "start", 3);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  press (fixture, "End");
  press (fixture, "o");
  g_assert_null (find_window (BM_TYPE_REPLAY_ON));
  g_assert_true (shows (fixture, "Here the duel is decided"));
  ui_driver_click (&fixture->driver, "OK");
  press (fixture, "Home");
  for (guint i = 0; i < 9; i++)
    press (fixture, "Right");
  there = *(const BmPosition *) bm_match_get_position (match_of (fixture));
  press (fixture, "o");
  dialog.window = find_window (BM_TYPE_REPLAY_ON);
  g_assert_nonnull (dialog.window);
  g_assert_nonnull (find_words (dialog.window, "Move 9 of "));
  /* Both are played by people now. */
  ui_driver_choose (&dialog, "Worm player", 0);
  ui_driver_type (&dialog, "Worms’ name", "Ben");
  ui_driver_click (&dialog, "Play On");

  match = duel_of (fixture);
  g_assert_false (bm_match_is_watched (match));
  g_assert_cmpuint (bm_match_get_ply (match), ==, 9);
  g_assert_cmpuint (bm_match_get_n_moves (match), ==, 9);
  g_assert_true (bm_position_equal (bm_match_get_position (match), &there));
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_BIRD), ==, "Ada");
  g_assert_cmpstr (bm_match_get_player (match, BM_SIDE_WORMS), ==, "Ben");
  n = bm_match_get_legal (match, moves);
  g_assert_true (bm_match_play (match, moves[n - 1], NULL));
  ui_driver_settle ();
  bm_window_flush (BM_WINDOW (fixture->driver.window));
  /* The old one is what it was, and the new one waits. */
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_assert_true (bm_store_dup_waiting (fixture->store, NULL, NULL));
}

/* Who has a duel waiting is asked first. */
static void
test_play_on_asked (Fixture       *fixture,
                    gconstpointer  unused)
{
  bm_window_start_duel (BM_WINDOW (fixture->driver.window), "", "");
  ui_driver_settle ();
  bm_match_play (duel_of (fixture), bm_move_from_text (bm_match_get_position (duel_of (fixture)), "land a0"), NULL);
  ui_driver_settle ();
  gtk_widget_activate_action (fixture->driver.window, "win.title", NULL);
  ui_driver_settle ();
  put_match (fixture, "2026-11-20-1830.bloodmoon", 3);
  open_list (fixture);
  /* The running one is listed as well, before all others. */
  g_assert_true (shows (fixture, "Still played"));
  open_player (fixture);
  g_assert_true (bm_replay_screen_get_replay (player_of (fixture))->running);
  press (fixture, "c");
  g_assert_true (shows (fixture, "This duel is still played. Comments can be written when it is over."));
  g_assert_null (find_type (fixture->driver.window, GTK_TYPE_TEXT_VIEW));
  press (fixture, "o");
  answer (BM_TYPE_REPLAY_ON, "Play On");
  answer (BM_TYPE_QUESTION, "Not Now");
  g_assert_true (has_player (fixture));
  press (fixture, "o");
  answer (BM_TYPE_REPLAY_ON, "Play On");
  answer (BM_TYPE_QUESTION, "Begin");
  g_assert_cmpuint (bm_match_get_n_moves (duel_of (fixture)), ==, 0);
}

/* ---- From the end, and from outside */

static GtkWidget *
find_type_anywhere (GtkWidget *widget,
                    GType      type)
{
  if (is_type (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type_anywhere (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_found (gpointer panel)
{
  return !bm_turning_panel_is_busy (panel);
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

static void
test_from_end (Fixture       *fixture,
               gconstpointer  unused)
{
  bm_window_start_duel (BM_WINDOW (fixture->driver.window), "Ada", "");
  ui_driver_settle ();
  bm_match_play (duel_of (fixture), bm_move_from_text (bm_match_get_position (duel_of (fixture)), "land a0"), NULL);
  while (!ui_driver_has_heading (&fixture->driver, "The Worms win"))
    {
      BmMatch *duel = duel_of (fixture);

      g_assert_true (bm_match_play (duel, bm_move_from_text (bm_match_get_position (duel), "end"), NULL));
      ui_driver_settle ();
    }
  ui_driver_click (&fixture->driver, "Replay");
  g_assert_cmpuint (ply_of (fixture), ==, 0);
  /* What has just been kept can be commented on. */
  g_assert_nonnull (bm_replay_screen_get_replay (player_of (fixture))->path);
  /* Nobody thinks for a computer's time only. */
  g_assert_cmpint (bm_match_get_tenths (match_of (fixture), 0), !=, BM_NO_TENTHS);
  press (fixture, "End");
  press (fixture, "Escape");
  g_assert_true (ui_driver_has_heading (&fixture->driver, "The Worms win"));
}

/* What comes from outside is looked through, a match that is not finished as it was left; the one that waits goes on
   waiting. */
static void
test_from_outside (Fixture       *fixture,
                   gconstpointer  unused)
{
  g_autoptr(BmRecord) record = play_any ("start", 3);
  g_autofree char *whole = path_of (fixture, "whole.bloodmoon"), *part = path_of (fixture, "part.bloodmoon");
  g_autofree char *text = bm_record_to_text (record), *cut = NULL;
  g_autoptr(GFile) first = g_file_new_for_path (whole), second = g_file_new_for_path (part);
  BmMatch *duel;

  bm_window_start_duel (BM_WINDOW (fixture->driver.window), "Ada", "");
  ui_driver_settle ();
  duel = duel_of (fixture);
  bm_match_play (duel, bm_move_from_text (bm_match_get_position (duel), "land a0"), NULL);
  put_text (fixture, "whole.bloodmoon", text);
  g_ptr_array_set_size (record->moves, 7);
  g_hash_table_remove_all (record->hashes);
  cut = bm_record_to_text (record);
  put_text (fixture, "part.bloodmoon", cut);

  bm_window_open_file (BM_WINDOW (fixture->driver.window), first);
  ui_driver_settle ();
  g_assert_cmpuint (ply_of (fixture), ==, 0);
  bm_window_open_file (BM_WINDOW (fixture->driver.window), second);
  ui_driver_settle ();
  g_assert_cmpuint (ply_of (fixture), ==, 7);
  bm_window_flush (BM_WINDOW (fixture->driver.window));
  g_assert_true (bm_store_dup_waiting (fixture->store, NULL, NULL));
  press (fixture, "Escape");
  g_assert_true (duel_of (fixture) == duel);
  g_assert_cmpuint (bm_match_get_ply (duel), ==, 1);
}

/* From the player as from the end: looked for when asked for, and gone to. */
static void
test_turning (Fixture       *fixture,
              gconstpointer  unused)
{
  BmTurningPanel *panel;
  guint ply = 0;

  open_one (fixture, "start", 3);
  panel = BM_TURNING_PANEL (find_type_anywhere (GTK_WIDGET (player_of (fixture)), BM_TYPE_TURNING_PANEL));
  g_assert_false (bm_turning_panel_is_busy (panel));
  gtk_widget_activate_action (GTK_WIDGET (player_of (fixture)), "replay.turning-points", NULL);
  wait_until (is_found, panel);
  g_assert_true (first_ply (GTK_WIDGET (panel), &ply));
  gtk_widget_activate_action (GTK_WIDGET (panel), "turning.look", "u", ply);
  ui_driver_settle ();
  g_assert_cmpuint (ply_of (fixture), ==, ply);
  gtk_widget_activate_action (GTK_WIDGET (panel), "turning.try", "u", ply);
  ui_driver_settle ();
  g_assert_nonnull (find_window (BM_TYPE_REPLAY_ON));
  gtk_window_destroy (GTK_WINDOW (find_window (BM_TYPE_REPLAY_ON)));
  ui_driver_settle ();
}

static void
test_other_rules (Fixture       *fixture,
                  gconstpointer  unused)
{
  g_autoptr(BmRecord) record = play_any ("start", 3);
  BmReplay *replay;

  record->rules++;
  replay = bm_replay_new (g_steal_pointer (&record), NULL, NULL);
  bm_window_open_replay (BM_WINDOW (fixture->driver.window), replay);
  ui_driver_settle ();
  g_assert_true (has_player (fixture));
  g_assert_true (shows (fixture, "This match was played by other rules than these."));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add ("/replay/list/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/replay/list/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/replay/list/keys", Fixture, NULL, set_up, test_list_keys, tear_down);
  g_test_add ("/replay/list/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/replay/list/delete", Fixture, NULL, set_up, test_delete, tear_down);
  g_test_add ("/replay/walk/plain", Fixture, "start", set_up, test_walk, tear_down);
  g_test_add ("/replay/walk/box", Fixture, "start:box", set_up, test_walk, tear_down);
  g_test_add ("/replay/by-turn-and-day", Fixture, NULL, set_up, test_by_turn_and_day, tear_down);
  g_test_add ("/replay/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/replay/playing", Fixture, NULL, set_up, test_playing, tear_down);
  g_test_add ("/replay/read-only", Fixture, NULL, set_up, test_read_only, tear_down);
  g_test_add ("/replay/hands", Fixture, NULL, set_up, test_hands, tear_down);
  g_test_add ("/replay/comments", Fixture, NULL, set_up, test_comments, tear_down);
  g_test_add ("/replay/not-writable", Fixture, NULL, set_up, test_not_writable, tear_down);
  g_test_add ("/replay/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/replay/pictures", Fixture, NULL, set_up, test_pictures, tear_down);
  g_test_add ("/replay/play-on", Fixture, NULL, set_up, test_play_on, tear_down);
  g_test_add ("/replay/play-on/asked", Fixture, NULL, set_up, test_play_on_asked, tear_down);
  g_test_add ("/replay/from-end", Fixture, NULL, set_up, test_from_end, tear_down);
  g_test_add ("/replay/from-outside", Fixture, NULL, set_up, test_from_outside, tear_down);
  g_test_add ("/replay/turning", Fixture, NULL, set_up, test_turning, tear_down);
  g_test_add ("/replay/other-rules", Fixture, NULL, set_up, test_other_rules, tear_down);
  return g_test_run ();
}
