/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * BmSession: what is saved and when, the computers' pace, and the order in which others hear of it.
 */
#include <errno.h>

#include "session-test.h"

/* So long a result is held back at most until its move would outlive the program, and the computer waits for a disk. */
#define HELD     (100 * G_TIME_SPAN_MILLISECOND)
#define PATIENCE (1000 * G_TIME_SPAN_MILLISECOND)

/* Longer than the level thinks that is asked here. */
#define THINKING 150

#define P BM_PERSON
#define C BM_LEVEL_EASY

/* ---- The match */

static void
test_begin_and_end (void)
{
  BmSession *session = bm_session_new ();
  BmMatch *first = bm_match_new (&toy_game, "start", 1, NULL), *second = bm_match_new (&toy_game, "start:seats=2", 2, NULL);
  const BmSeats seats = { .n = 3, .levels = { P, C, P } };

  bm_session_end (session);
  g_assert_null (bm_session_get_match (session));
  g_assert_false (bm_session_is_running (session));
  g_assert_true (bm_session_is_saved (session));
  bm_session_begin (session, first, &seats, NULL);
  g_assert_true (bm_session_get_match (session) == first);
  g_assert_true (bm_session_is_running (session));
  g_assert_cmpuint (bm_session_get_seats (session)->n, ==, 3);
  g_assert_cmpint (bm_session_get_seats (session)->levels[1], ==, C);
  g_assert_false (bm_session_is_kept (session));
  /* The one that is played gives way. */
  bm_session_begin (session, second, &BM_SEATS_PEOPLE (2), NULL);
  g_assert_true (bm_session_get_match (session) == second);
  g_assert_finalize_object (first);
  bm_session_end (session);
  g_assert_finalize_object (second);
  g_assert_null (bm_session_get_match (session));
  /* Who played last. */
  g_assert_cmpuint (bm_session_get_seats (session)->n, ==, 2);
  g_assert_finalize_object (session);
}

/* ---- What is kept, and when */

static void
test_kept_after_own_move (Session       *self,
                          gconstpointer  unused)
{
  g_autofree char *name = NULL;

  session_begin_toy (self, C, P, C);
  session_play (self, STAY);
  g_assert_false (bm_session_is_kept (self->session));
  g_assert_null (bm_session_dup_path (self->session));
  g_assert_false (bm_session_has_waiting (self->session, &toy_game, NULL));
  session_play (self, STAY);
  g_assert_true (bm_session_is_kept (self->session));
  g_assert_cmpuint (session_count_kept (self), ==, 2);
  g_assert_true (bm_store_dup_waiting (self->store, &name, NULL));
  /* From then on the computer's as well, under the same name. */
  session_play (self, STAY);
  g_assert_true (bm_store_await (self->store, 60000));
  g_assert_cmpuint (session_count_found (self), ==, 2);
  bm_session_flush (self->session);
  g_assert_cmpuint (session_count_found (self), ==, 3);
  g_assert_true (bm_match_undo (self->match));
  bm_session_flush (self->session);
  /* A person's move goes back with the computer's after it. */
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 1);
  g_assert_cmpuint (session_count_kept (self), ==, 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *now = NULL;

      g_assert_true (bm_store_dup_waiting (self->store, &now, NULL));
      g_assert_cmpstr (now, ==, name);
      session_play (self, STAY);
    }
  g_assert_null (self->notice);
}

/* Nobody plays: those who only watch miss it as well. */
static void
test_kept_of_computers (Session       *self,
                        gconstpointer  unused)
{
  session_begin_toy (self, C, C, C);
  session_play (self, STAY);
  g_assert_cmpuint (session_count_kept (self), ==, 1);
}

/* Taking a move back is no move. */
static void
test_kept_not_by_undo (Session       *self,
                       gconstpointer  unused)
{
  g_autoptr(BmMatch) match = bm_match_new (&toy_game, "start", 1, NULL);

  session_begin_toy (self, P, P, P);
  bm_session_end (self->session);
  g_clear_object (&self->match);
  bm_match_set_automatic (match, 1, TRUE);
  g_assert_true (bm_match_play (match, STAY, NULL));
  bm_session_begin (self->session, match, &(BmSeats) { .n = 3, .levels = { P, C, P } }, NULL);
  g_assert_true (bm_match_undo (match));
  g_assert_false (bm_session_is_kept (self->session));
  g_assert_true (bm_match_redo (match));
  g_assert_false (bm_session_is_kept (self->session));
  bm_session_end (self->session);
}

/* What the record says of who played. */
static void
test_kept_names (Session       *self,
                 gconstpointer  unused)
{
  g_autoptr(BmRecord) record = NULL;

  session_begin_toy (self, P, C, BM_LEVEL_HARD);
  bm_match_set_player (self->match, 0, "hard");
  session_play (self, STAY);
  record = session_dup_kept (self);
  g_assert_cmpstr (record->players[0], ==, "Hard");
  g_assert_cmpstr (record->players[1], ==, "easy");
  g_assert_cmpstr (record->players[2], ==, "hard");
}

/* Of several at once the first is saved, and the last. */
static void
test_line (Session       *self,
           gconstpointer  unused)
{
  const BmMove moves[] = { ROLL, ROLL, STAY, STAY };

  session_begin_toy (self, P, P, P);
  g_assert_true (bm_match_play_line (self->match, moves, G_N_ELEMENTS (moves), NULL));
  g_assert_cmpuint (session_count_kept (self), ==, 1);
  g_assert_false (bm_session_is_saved (self->session));
  WAIT_UNTIL (session_count_kept (self) == 4);
  WAIT_UNTIL (bm_session_is_saved (self->session));
}

static void
test_end_saves_rest (Session       *self,
                     gconstpointer  unused)
{
  const BmMove moves[] = { STAY, STAY, STAY };

  session_begin_toy (self, P, P, P);
  g_assert_true (bm_match_play_line (self->match, moves, G_N_ELEMENTS (moves), NULL));
  bm_session_end (self->session);
  g_assert_cmpuint (session_count_kept (self), ==, 3);
  /* It is played no more here. */
  session_play (self, STAY);
  session_linger (10);
  g_assert_cmpuint (session_count_kept (self), ==, 3);
}

static void
test_flush (Session       *self,
            gconstpointer  unused)
{
  const BmMove moves[] = { STAY, STAY, STAY };

  session_begin_toy (self, P, P, P);
  g_assert_true (bm_match_play_line (self->match, moves, G_N_ELEMENTS (moves), NULL));
  bm_session_flush (self->session);
  g_assert_true (bm_session_is_saved (self->session));
  g_assert_cmpuint (session_count_found (self), ==, 3);
}

/* One that is over waits no more; its file has all of it. */
static void
test_over (Session       *self,
           gconstpointer  unused)
{
  g_autofree char *path = NULL;
  g_autoptr(BmRecord) record = NULL;

  session_begin_toy (self, P, P, P);
  session_play (self, STAY);
  g_assert_null (bm_session_dup_path (self->session));
  while (bm_session_is_running (self->session))
    session_play (self, STAY);
  path = bm_session_dup_path (self->session);
  g_assert_nonnull (path);
  record = bm_record_load (path, NULL);
  g_assert_cmpuint (record->moves->len, ==, bm_match_get_n_moves (self->match));
  g_assert_false (bm_session_has_waiting (self->session, &toy_game, NULL));
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 1);
}

/* One that waited although it was over (the program ended before it could be put away) does not wait for ever. */
static void
test_begun_over (Session       *self,
                 gconstpointer  unused)
{
  session_begin_toy (self, P, P, P);
  bm_session_end (self->session);
  while (bm_match_get_to_act (self->match) != BM_SIDE_NOBODY)
    session_play (self, STAY);
  bm_session_begin (self->session, self->match, &BM_SEATS_PEOPLE (3), "2026-11-21-1830");
  bm_session_flush (self->session);
  g_assert_false (bm_store_dup_waiting (self->store, NULL, NULL));
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 1);
}

/* No record can hold it. */
static void
test_from_position (Session       *self,
                    gconstpointer  unused)
{
  g_autoptr(BmMatch) start = bm_match_new (&toy_game, "start", 1, NULL), match = NULL;

  g_assert_false (bm_session_would_be_lost (self->session));
  match = bm_match_new_from_position (&toy_game, bm_match_get_position (start));
  bm_session_begin (self->session, match, &BM_SEATS_PEOPLE (3), "2026-11-21-1830");
  g_assert_false (bm_session_would_be_lost (self->session));
  g_assert_true (bm_match_play (match, STAY, NULL));
  g_assert_true (bm_session_would_be_lost (self->session));
  g_assert_false (bm_session_is_kept (self->session));
  g_assert_false (bm_store_dup_waiting (self->store, NULL, NULL));
  /* Nothing of it was made here. */
  bm_session_begin (self->session, match, &BM_SEATS_PEOPLE (3), NULL);
  g_assert_false (bm_session_would_be_lost (self->session));
  while (bm_match_play (match, STAY, NULL))
    continue;
  g_assert_false (bm_session_would_be_lost (self->session));
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 0);
}

static void
test_would_be_lost (Session       *self,
                    gconstpointer  unused)
{
  BmSession *nowhere = bm_session_new ();

  session_begin_toy (self, P, P, P);
  session_play (self, STAY);
  g_assert_false (bm_session_would_be_lost (self->session));
  bm_session_begin (nowhere, self->match, &BM_SEATS_PEOPLE (3), NULL);
  g_assert_false (bm_session_would_be_lost (nowhere));
  session_play (self, STAY);
  g_assert_true (bm_session_would_be_lost (nowhere));
  g_assert_finalize_object (nowhere);
}

/* ---- The order of signals */

static void
later_cb (Session *self)
{
  g_string_append (self->told, "match; ");
}

/* A move is saved before listeners are notified: handed to the system, unless the disk does not keep up. */
static void
saved_first_cb (Session *self)
{
  const gint64 *begun = g_object_get_data (G_OBJECT (self->match), "begun");

  g_assert_cmpuint (session_count_kept (self), ==, bm_match_get_ply (self->match));
  if (session_count_found (self) != bm_match_get_ply (self->match))
    g_assert_cmpint (g_get_monotonic_time () - *begun, >=, HELD);
}

static void
test_order (Session       *self,
            gconstpointer  unused)
{
  gint64 begun;

  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (saved_first_cb), self);
  session_begin_toy (self, P, C, C);
  g_signal_connect_swapped (self->match, "changed", G_CALLBACK (later_cb), self);
  g_object_set_data (G_OBJECT (self->match), "begun", &begun);
  for (guint i = 0; i < 3; i++)
    {
      begun = g_get_monotonic_time ();
      session_play (self, STAY);
      WAIT_UNTIL (bm_session_is_saved (self->session));
      session_linger (1);
    }
  begun = g_get_monotonic_time ();
  g_assert_true (bm_match_undo (self->match));
  g_assert_cmpstr (self->told->str, ==, "changed 0; match; changed 0; match; changed 0; match; changed 1; match; ");
}

/* A disk that hangs holds back one result, and none after it. */
static void
test_held_once (Session       *self,
                gconstpointer  unused)
{
  gint64 least = G_MAXINT64;

  session_begin_toy (self, P, P, P);
  session_set_disk (DISK_HANGS, 0);
  for (guint i = 0; i < 8; i++)
    {
      const gint64 begun = g_get_monotonic_time ();
      gint64 took;

      session_play (self, STAY);
      took = g_get_monotonic_time () - begun;
      if (i == 0)
        g_assert_cmpint (took, >=, HELD);
      least = MIN (least, took);
      session_linger (1);
    }
  g_assert_cmpint (least, <, HELD);
  g_assert_cmpuint (session_count_found (self), ==, 0);
  session_set_disk (DISK_SOUND, 0);
  bm_session_flush (self->session);
  g_assert_cmpuint (session_count_found (self), ==, 8);
}

/* ---- Computers */

static void
test_computer_steps (Session       *self,
                     gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  g_assert_cmpstr (bm_match_get_player (self->match, 0), ==, "");
  g_assert_cmpstr (bm_match_get_player (self->match, 1), ==, "easy");
  g_assert_false (bm_match_get_automatic (self->match, 0));
  g_assert_true (bm_match_get_automatic (self->match, 1));
  /* A person decides. */
  bm_session_think (self->session);
  bm_session_move (self->session);
  g_assert_false (bm_session_skip_pause (self->session));
  session_linger (THINKING);
  g_assert_cmpuint (self->n_ready, ==, 0);
  session_play (self, STAY);
  bm_session_flush (self->session);
  session_linger (10);
  /* Nobody has asked. */
  g_assert_cmpuint (self->n_ready, ==, 0);
  bm_session_think (self->session);
  WAIT_UNTIL (self->n_ready == 1);
  /* It has found one, and waits to be let. */
  session_linger (10);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 1);
  bm_session_move (self->session);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 1);
  WAIT_UNTIL (self->n_ready == 2);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 1);
  bm_session_move (self->session);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 2);
  /* What was found is used up. */
  bm_session_move (self->session);
  session_linger (THINKING);
  bm_session_move (self->session);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 2);
}

/* All of it, with two of three seats; and the whole of it is kept. */
static void
test_computers_play (Session       *self,
                     gconstpointer  unused)
{
  session_begin_toy (self, P, C, BM_LEVEL_STEADY);
  session_follow (self);
  while (bm_session_is_running (self->session))
    {
      WAIT_UNTIL (bm_match_get_to_act (self->match) <= 0);
      if (bm_session_is_running (self->session))
        session_play (self, STAY);
    }
  bm_session_flush (self->session);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 1);
}

/* When the match came to each ply. */
static void
note_time_cb (BmMatch       *match,
              BmMatchChange  change,
              gint64        *times)
{
  times[bm_match_get_ply (match)] = g_get_monotonic_time ();
}

static void
test_pause (Session       *self,
            gconstpointer  unused)
{
  gint64 times[4];

  session_begin_toy (self, P, C, C);
  g_signal_connect (self->match, "changed", G_CALLBACK (note_time_cb), times);
  bm_session_set_pause (self->session, 200);
  session_follow (self);
  session_play (self, STAY);
  WAIT_UNTIL (bm_match_get_ply (self->match) == 3);
  /* Each has a pause of its own, also those of one turn. */
  for (guint ply = 2; ply <= 3; ply++)
    g_assert_cmpint (times[ply] - times[ply - 1], >=, 200 * G_TIME_SPAN_MILLISECOND);
}

static void
test_skip_pause (Session       *self,
                 gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  bm_session_set_pause (self->session, 60000);
  g_assert_false (bm_session_skip_pause (self->session));
  session_play (self, STAY);
  bm_session_flush (self->session);
  bm_session_think (self->session);
  WAIT_UNTIL (self->n_ready > 0);
  g_assert_false (bm_session_skip_pause (self->session));
  bm_session_move (self->session);
  self->n_ready = 0;
  g_assert_true (bm_session_skip_pause (self->session));
  g_assert_cmpuint (self->n_ready, ==, 1);
  g_assert_false (bm_session_skip_pause (self->session));
  bm_session_move (self->session);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 2);
}

/* Where the match stands elsewhere, neither what was found counts nor the pause. */
static void
test_undone_meanwhile (Session       *self,
                       gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  bm_session_set_pause (self->session, 60000);
  session_play (self, STAY);
  bm_session_flush (self->session);
  bm_session_think (self->session);
  WAIT_UNTIL (self->n_ready > 0);
  bm_session_move (self->session);
  g_assert_true (bm_match_undo (self->match));
  g_assert_false (bm_session_skip_pause (self->session));
  session_play (self, ROLL);
  session_play (self, STAY);
  bm_session_flush (self->session);
  bm_session_move (self->session);
  g_assert_true (bm_session_skip_pause (self->session));
  bm_session_move (self->session);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 2);
}

/* The computer waits until the move before is on the disk ... */
static void
test_slow_disk (Session       *self,
                gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  session_follow (self);
  session_set_disk (DISK_FLUSH_HANGS, 0);
  const gint64 begun = g_get_monotonic_time ();
  session_play (self, STAY);
  session_linger (THINKING);
  if (bm_match_get_ply (self->match) > 1)
    g_assert_cmpint (g_get_monotonic_time () - begun, >=, PATIENCE);
  session_set_disk (DISK_SOUND, 0);
  WAIT_UNTIL (bm_match_get_ply (self->match) > 1);
}

/* ... and hears of it at once, or after a while in any case. */
static void
test_slow_disk_ready (Session       *self,
                      gconstpointer  unused)
{
  for (guint i = 0; i < 2; i++)
    {
      gboolean hangs = i == 1;
      gint64 begun;

      session_begin_toy (self, P, C, C);
      session_set_disk (DISK_FLUSH_HANGS, 0);
      begun = g_get_monotonic_time ();
      session_play (self, STAY);
      session_linger (1);
      bm_session_move (self->session);
      /* No pause has begun. */
      g_assert_false (bm_session_skip_pause (self->session));
      self->n_ready = 0;
      if (!hangs)
        session_set_disk (DISK_SOUND, 0);
      WAIT_UNTIL (self->n_ready > 0);
      if (!bm_session_is_saved (self->session))
        g_assert_cmpint (g_get_monotonic_time () - begun, >=, PATIENCE);
      bm_session_move (self->session);
      g_assert_true (bm_session_skip_pause (self->session));
      session_set_disk (DISK_SOUND, 0);
      bm_session_flush (self->session);
    }
}

/* One that fails keeps nobody from playing, and is told of. */
static void
test_failing_disk (Session       *self,
                   gconstpointer  unused)
{
  guint n_told = 0;

  g_signal_connect_swapped (self->session, "store-changed", G_CALLBACK (g_atomic_int_inc), &n_told);
  session_begin_toy (self, P, C, C);
  session_set_disk (DISK_SOUND, ENOSPC);
  session_play (self, STAY);
  session_linger (1);
  store_test_wait_trouble (self->store, TRUE);
  g_assert_cmpuint (n_told, >, 0);
  g_assert_false (bm_session_is_saved (self->session));
  bm_session_move (self->session);
  g_assert_true (bm_session_skip_pause (self->session));
}

/* ---- Seats */

static void
test_set_seats (Session       *self,
                gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  session_play (self, STAY);
  bm_session_flush (self->session);
  bm_session_think (self->session);
  bm_session_set_seats (self->session, &BM_SEATS_PEOPLE (3));
  session_linger (THINKING);
  g_assert_cmpuint (self->n_ready, ==, 0);
  g_assert_false (bm_match_get_automatic (self->match, 1));
  bm_session_think (self->session);
  bm_session_move (self->session);
  g_assert_false (bm_session_skip_pause (self->session));
  session_play (self, STAY);
  g_assert_cmpuint (session_count_kept (self), ==, 2);
  /* The program is no longer said to play. */
  {
    g_autoptr(BmRecord) record = NULL;

    WAIT_UNTIL (session_count_kept (self) == 2);
    record = session_dup_kept (self);
    g_assert_cmpint (bm_level_find (record->players[1]), ==, BM_PERSON);
  }
  bm_session_set_seats (self->session, &(BmSeats) { .n = 3, .levels = { P, P, C } });
  g_assert_true (bm_match_get_automatic (self->match, 2));
  session_follow (self);
  WAIT_UNTIL (bm_match_get_to_act (self->match) == 0);
}

/* Nobody thinks about a match that is played no more. */
static void
test_end_drops_computers (Session       *self,
                          gconstpointer  unused)
{
  session_begin_toy (self, P, C, C);
  bm_session_set_pause (self->session, 50);
  session_play (self, STAY);
  bm_session_flush (self->session);
  bm_session_think (self->session);
  bm_session_move (self->session);
  self->n_ready = 0;
  bm_session_end (self->session);
  g_assert_finalize_object (g_steal_pointer (&self->match));
  session_linger (THINKING);
  g_assert_cmpuint (self->n_ready, ==, 0);
  g_assert_false (bm_session_skip_pause (self->session));
  bm_session_think (self->session);
  bm_session_move (self->session);
}

/* ---- What waits */

static void
test_load_sound (Session       *self,
                 gconstpointer  unused)
{
  g_autofree char *name = NULL, *words = NULL, *now = NULL;
  BmSeats seats;

  g_assert_null (bm_session_load_waiting (self->session, &toy_game, &name, &words));
  g_assert_null (words);
  session_begin_toy (self, P, C, P);
  for (guint i = 0; i < 5; i++)
    session_play (self, STAY);
  session_open_again (self);
  g_assert_true (bm_session_has_waiting (self->session, &toy_game, NULL));
  self->match = bm_session_load_waiting (self->session, &toy_game, &name, &words);
  g_assert_nonnull (self->match);
  g_assert_null (words);
  g_assert_cmpuint (bm_match_get_ply (self->match), ==, 5);
  seats = bm_seats_of_match (self->match);
  g_assert_cmpint (seats.levels[1], ==, C);
  bm_session_begin (self->session, self->match, &seats, name);
  g_assert_true (bm_session_is_kept (self->session));
  g_assert_false (bm_session_would_be_lost (self->session));
  /* What anybody does goes to the same place. */
  session_play (self, STAY);
  g_assert_true (bm_store_dup_waiting (self->store, &now, NULL));
  g_assert_cmpstr (now, ==, name);
  g_assert_cmpuint (session_count_kept (self), ==, 6);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 0);
  g_assert_null (self->notice);
}

/* WAITING cannot be continued. */
static void
assert_not_continued (Session    *self,
                      const char *waiting,
                      const char *said)
{
  g_autofree char *name = NULL, *words = NULL, *still = NULL;

  store_test_save (self->store, "2026-11-21-1830", waiting);
  g_assert_true (bm_session_has_waiting (self->session, &toy_game, NULL));
  g_assert_null (bm_session_load_waiting (self->session, &toy_game, &name, &words));
  g_assert_nonnull (strstr (words, said));
  g_assert_false (bm_session_has_waiting (self->session, &toy_game, NULL));
  /* It stays where it is until another one is saved. */
  still = store_test_dup_text (self->store);
  g_assert_cmpstr (still, ==, waiting);
  session_begin_toy (self, P, P, P);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 0);
  session_play (self, STAY);
  bm_session_flush (self->session);
  g_assert_true (store_test_is_filed (self->folder, waiting));
  g_assert_cmpstr (self->notice, ==, "The match that was waiting is kept among your matches.");
  /* The one that is kept now can be continued. */
  bm_session_end (self->session);
  g_assert_true (bm_session_has_waiting (self->session, &toy_game, NULL));
}

static void
test_load_damaged (Session       *self,
                   gconstpointer  unused)
{
  assert_not_continued (self, "{ nonsense\n", "The waiting match cannot be continued: running:");
}

static void
test_load_unknown_start (Session       *self,
                         gconstpointer  unused)
{
  assert_not_continued (self, "{\"format\": \"bloodmoon-match\", \"version\": 1, \"game\": \"toy\", \"rules\": 1, "
                              "\"start\": \"start:seats=9\", \"seed\": 1, \"moves\": []}\n", "no way to begin");
}

static void
test_load_newer (Session       *self,
                 gconstpointer  unused)
{
  assert_not_continued (self, "{\"format\": \"bloodmoon-match\", \"version\": 99}\n",
                        "saved by a newer version of Blood Moon");
}

/* Loads the record that waits, of a match that goes on elsewhere; returns how many moves of it there are. */
static guint
load_diverged (Session    *self,
               BmStore    *store,
               BmRecord   *record,
               const char *said)
{
  g_autofree char *text = bm_record_to_text (record), *name = NULL, *words = NULL;
  g_autoptr(BmMatch) match = NULL;
  BmMove moves[BM_MAX_MOVES];

  store_test_save (store, "2026-11-21-1830", text);
  match = bm_session_load_waiting (self->session, bm_store_get_game (store), &name, &words);
  g_assert_nonnull (match);
  g_assert_nonnull (words);
  g_assert_nonnull (strstr (words, said));
  g_assert_cmpstr (name, !=, "2026-11-21-1830");
  g_assert_true (bm_session_has_waiting (self->session, bm_store_get_game (store), NULL));
  /* The longer one is not lost. */
  bm_session_begin (self->session, match, &BM_SEATS_PEOPLE (bm_match_get_n_seats (match)), name);
  g_assert_cmpuint (bm_match_get_legal (match, moves), >, 0);
  g_assert_true (bm_match_play (match, moves[0], NULL));
  bm_session_flush (self->session);
  g_assert_true (store_test_is_filed (self->folder, text));
  bm_session_end (self->session);
  return bm_match_get_n_moves (match) - 1;
}

static BmRecord *
new_record (const char *const *moves)
{
  BmRecord *record = bm_record_new (&toy_game, "start", 1);

  for (guint i = 0; moves[i] != NULL; i++)
    g_ptr_array_add (record->moves, g_strdup (moves[i]));
  return record;
}

static void
test_load_diverged (Session       *self,
                    gconstpointer  unused)
{
  static const char *const moves[] = { "stay", "stay", "hit cid", "hit cid", "stay", NULL };
  static const char *const illegal[] = { "stay", "stay", "hit cid", "stay", NULL };
  g_autoptr(BmRecord) record = new_record (illegal), other_rules = new_record (illegal), odd = new_record (moves);

  g_assert_cmpuint (load_diverged (self, self->store, record, "does not fit the rules at move 3."), ==, 2);
  other_rules->rules = 7;
  g_assert_cmpuint (load_diverged (self, self->store, other_rules, "under different rules."), ==, 2);
}

static void
test_load_other_cards (Session       *self,
                       gconstpointer  unused)
{
  g_autoptr(BmRecord) record = bm_record_new (&session_other_game, "start", 1);

  g_free (record->set);
  record->set = g_strnfill (BM_SET_HASH_LENGTH, 'a');
  g_ptr_array_add (record->moves, g_strdup ("nonsense"));
  g_assert_cmpuint (load_diverged (self, self->other, record, "begun with different cards."), ==, 0);
}

/* Who agreed to it is not told. */
static void
test_put_away (Session       *self,
               gconstpointer  unused)
{
  for (guint i = 0; i < 3; i++)
    {
      session_begin_toy (self, P, P, P);
      if (i == 1)
        bm_session_allow_replace (self->session);
      session_play (self, STAY);
      g_clear_pointer (&self->notice, g_free);
      session_play (self, STAY);
      g_assert_null (self->notice);
      g_assert_cmpint (strstr (self->told->str, "notice") != NULL, ==, i == 2);
    }
  bm_session_flush (self->session);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 2);
}

/* ---- Two games */

/* Loads what waits of GAME, and plays it on by one move. */
static void
go_on (Session      *self,
       const BmGame *game,
       guint         n_moves)
{
  g_autofree char *name = NULL, *words = NULL;

  bm_session_end (self->session);
  g_clear_object (&self->match);
  self->match = bm_session_load_waiting (self->session, game, &name, &words);
  g_assert_nonnull (self->match);
  g_assert_null (words);
  g_assert_true (bm_match_get_game (self->match) == game);
  g_assert_cmpuint (bm_match_get_n_moves (self->match), ==, n_moves);
  bm_session_begin (self->session, self->match, &BM_SEATS_PEOPLE (3), name);
  session_play (self, STAY);
}

/* A match of each waits, and nobody is told that one has been put away. */
static void
test_both_wait (Session       *self,
                gconstpointer  unused)
{
  g_autoptr(GPtrArray) texts = NULL;

  g_assert_cmpstr (bm_session_get_folder (self->session), ==, self->folder);
  g_assert_true (bm_session_get_store (self->session, &session_other_game) == self->other);
  session_begin_toy (self, P, P, P);
  session_play (self, STAY);
  session_begin_other (self);
  g_assert_true (bm_session_has_waiting (self->session, &toy_game, NULL));
  g_assert_false (bm_session_has_waiting (self->session, &session_other_game, NULL));
  session_play (self, STAY);
  session_play (self, STAY);
  bm_session_flush (self->session);
  session_open_again (self);
  for (guint i = 0; i < 3; i++)
    {
      go_on (self, &toy_game, 1 + i);
      go_on (self, &session_other_game, 2 + i);
    }
  texts = bm_session_dup_all_waiting (self->session);
  g_assert_cmpuint (texts->len, ==, 2);
  g_assert_null (self->notice);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 0);

  /* One of the same game takes its place. */
  session_begin_other (self);
  session_play (self, STAY);
  g_assert_nonnull (self->notice);
  bm_session_flush (self->session);
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 1);
  go_on (self, &toy_game, 4);
}

/* One that cannot be continued keeps none of the other game from that. */
static void
test_one_unreadable (Session       *self,
                     gconstpointer  unused)
{
  g_autofree char *name = NULL, *words = NULL;
  g_autoptr(GPtrArray) texts = NULL;

  store_test_save (self->other, "2026-11-21-1830", "{ nonsense\n");
  session_begin_toy (self, P, P, P);
  session_play (self, STAY);
  bm_session_flush (self->session);
  session_open_again (self);
  g_assert_null (bm_session_load_waiting (self->session, &session_other_game, &name, &words));
  g_assert_nonnull (words);
  g_assert_false (bm_session_has_waiting (self->session, &session_other_game, NULL));
  texts = bm_session_dup_all_waiting (self->session);
  g_assert_cmpuint (texts->len, ==, 1);
  go_on (self, &toy_game, 1);
  g_assert_false (bm_session_has_waiting (self->session, &session_other_game, NULL));
  g_assert_cmpuint (store_test_count_filed (self->folder), ==, 0);
}

/* A match of a game without a store is not kept; those of another game are. */
static void
test_no_store (Session       *self,
               gconstpointer  unused)
{
  BmSession *half = bm_session_new ();
  g_autoptr(BmMatch) match = bm_match_new (&session_other_game, "start", 1, NULL);

  bm_session_end (self->session);
  bm_session_add_store (half, self->store);
  g_assert_null (bm_session_get_store (half, &session_other_game));
  bm_session_begin (half, match, &BM_SEATS_PEOPLE (3), "2026-11-21-1830");
  g_assert_true (bm_match_play (match, STAY, NULL));
  g_assert_false (bm_session_is_kept (half));
  g_assert_true (bm_session_would_be_lost (half));
  g_assert_true (bm_session_is_saved (half));
  g_assert_false (bm_session_has_waiting (half, &session_other_game, NULL));
  g_assert_finalize_object (half);
  g_assert_false (bm_store_dup_waiting (self->store, NULL, NULL));
}

/* What is wrong with either is told. */
static void
test_trouble_of_either (Session       *self,
                        gconstpointer  unused)
{
  session_begin_other (self);
  session_set_disk (DISK_SOUND, EACCES);
  session_play (self, STAY);
  WAIT_UNTIL (bm_session_get_trouble (self->session) != NULL);
  g_assert_null (bm_store_get_trouble (self->store));
  g_assert_false (bm_session_is_saved (self->session));
  session_begin_toy (self, P, P, P);
  g_assert_false (bm_session_is_saved (self->session));
  session_set_disk (DISK_SOUND, 0);
  bm_session_flush (self->session);
  g_assert_true (bm_session_is_saved (self->session));
  WAIT_UNTIL (bm_session_get_trouble (self->session) == NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  session_register_games ();
  g_test_add_func ("/session/begin-and-end", test_begin_and_end);
  SESSION_TEST ("/session/kept/after-own-move", test_kept_after_own_move);
  SESSION_TEST ("/session/kept/of-computers", test_kept_of_computers);
  SESSION_TEST ("/session/kept/not-by-undo", test_kept_not_by_undo);
  SESSION_TEST ("/session/kept/names", test_kept_names);
  SESSION_TEST ("/session/kept/line", test_line);
  SESSION_TEST ("/session/kept/end-saves-rest", test_end_saves_rest);
  SESSION_TEST ("/session/kept/flush", test_flush);
  SESSION_TEST ("/session/kept/over", test_over);
  SESSION_TEST ("/session/kept/begun-over", test_begun_over);
  SESSION_TEST ("/session/kept/from-position", test_from_position);
  SESSION_TEST ("/session/kept/would-be-lost", test_would_be_lost);
  SESSION_TEST ("/session/order", test_order);
  SESSION_TEST ("/session/held-once", test_held_once);
  SESSION_TEST ("/session/computer/steps", test_computer_steps);
  SESSION_TEST ("/session/computer/play", test_computers_play);
  SESSION_TEST ("/session/computer/pause", test_pause);
  SESSION_TEST ("/session/computer/skip-pause", test_skip_pause);
  SESSION_TEST ("/session/computer/undone-meanwhile", test_undone_meanwhile);
  SESSION_TEST ("/session/computer/slow-disk", test_slow_disk);
  SESSION_TEST ("/session/computer/slow-disk-ready", test_slow_disk_ready);
  SESSION_TEST ("/session/computer/failing-disk", test_failing_disk);
  SESSION_TEST ("/session/seats", test_set_seats);
  SESSION_TEST ("/session/end-drops-computers", test_end_drops_computers);
  SESSION_TEST ("/session/load/sound", test_load_sound);
  SESSION_TEST ("/session/load/damaged", test_load_damaged);
  SESSION_TEST ("/session/load/unknown-start", test_load_unknown_start);
  SESSION_TEST ("/session/load/newer", test_load_newer);
  SESSION_TEST ("/session/load/diverged", test_load_diverged);
  SESSION_TEST ("/session/load/other-cards", test_load_other_cards);
  SESSION_TEST ("/session/put-away", test_put_away);
  SESSION_TEST ("/session/games/both-wait", test_both_wait);
  SESSION_TEST ("/session/games/one-unreadable", test_one_unreadable);
  SESSION_TEST ("/session/games/no-store", test_no_store);
  SESSION_TEST ("/session/games/trouble-of-either", test_trouble_of_either);
  return g_test_run ();
}
