/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-test.h"

#include <errno.h>
#include <string.h>

#include "bm-games.h"

BmGame session_other_game;

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60

/* ---- The disk */

static GMutex mutex;
static GCond  cond;
static Disk   disk_does;
static int    disk_fault;

static int
pass (Disk hangs_at)
{
  int fault;

  g_mutex_lock (&mutex);
  while (disk_does == hangs_at)
    g_cond_wait (&cond, &mutex);
  fault = disk_fault;
  g_mutex_unlock (&mutex);
  errno = fault;
  return fault;
}

static gssize
test_write (int           fd,
            gconstpointer bytes,
            gsize         n)
{
  return pass (DISK_HANGS) != 0 ? -1 : bm_disk_real.write (fd, bytes, n);
}

static int
test_fsync (int fd)
{
  return pass (DISK_FLUSH_HANGS) != 0 ? -1 : 0;
}

void
session_set_disk (Disk disk,
                  int  fault)
{
  g_mutex_lock (&mutex);
  disk_does = disk;
  disk_fault = fault;
  g_cond_broadcast (&cond);
  g_mutex_unlock (&mutex);
}

/* ---- The session */

static void
changed_cb (Session       *self,
            BmMatchChange  change)
{
  g_string_append_printf (self->told, "changed %d; ", change);
}

static void
ready_cb (Session *self)
{
  g_string_append (self->told, "ready; ");
  self->n_ready++;
}

static void
notice_cb (Session    *self,
           const char *words)
{
  g_string_append (self->told, "notice; ");
  g_free (self->notice);
  self->notice = g_strdup (words);
}

static void
open_session (Session *self)
{
  static BmDisk disk;

  disk = bm_disk_real;
  disk.write = test_write;
  disk.fsync = test_fsync;
  session_set_disk (DISK_SOUND, 0);
  self->store = bm_store_new (self->folder, &toy_game, &disk);
  self->session = bm_session_new ();
  self->other = bm_store_new (self->folder, &session_other_game, &disk);
  bm_session_add_store (self->session, self->store);
  bm_session_add_store (self->session, self->other);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->session, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect_swapped (self->session, "notice", G_CALLBACK (notice_cb), self);
}

/* Nothing outlives it. */
static void
close_session (Session *self)
{
  session_set_disk (DISK_SOUND, 0);
  bm_session_flush (self->session);
  g_assert_finalize_object (self->session);
  if (self->match != NULL)
    g_assert_finalize_object (g_steal_pointer (&self->match));
  g_assert_finalize_object (self->store);
  g_assert_finalize_object (self->other);
}

static const char *
get_set (const char *options)
{
  static char hash[BM_SET_HASH_LENGTH + 1];

  return memset (hash, 'b', BM_SET_HASH_LENGTH);
}

void
session_register_games (void)
{
  session_other_game = toy_game;
  session_other_game.id = "other";
  session_other_game.set = get_set;
  bm_games_register (&toy_game);
  bm_games_register (&session_other_game);
}

void
session_set_up (Session       *self,
                gconstpointer  unused)
{
  self->folder = store_test_new_folder ();
  self->told = g_string_new (NULL);
  open_session (self);
}

void
session_tear_down (Session       *self,
                   gconstpointer  unused)
{
  close_session (self);
  store_test_remove (self->folder);
  g_free (self->folder);
  g_free (self->notice);
  g_string_free (self->told, TRUE);
}

void
session_open_again (Session *self)
{
  close_session (self);
  open_session (self);
}

void
session_begin_toy (Session *self,
                   BmLevel  ann,
                   BmLevel  bob,
                   BmLevel  cid)
{
  const BmSeats seats = { .n = 3, .levels = { ann, bob, cid } };

  bm_session_end (self->session);
  g_clear_object (&self->match);
  self->match = bm_match_new (&toy_game, "start", 1, NULL);
  bm_session_begin (self->session, self->match, &seats, NULL);
}

void
session_begin_other (Session *self)
{
  bm_session_end (self->session);
  g_clear_object (&self->match);
  self->match = bm_match_new (&session_other_game, "start", 1, NULL);
  bm_session_begin (self->session, self->match, &BM_SEATS_PEOPLE (3), NULL);
}

void
session_play (Session *self,
              BmMove   move)
{
  g_assert_true (bm_match_play (self->match, move, NULL));
}

static void
follow_cb (Session *self)
{
  bm_session_think (self->session);
  bm_session_move (self->session);
}

void
session_follow (Session *self)
{
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (follow_cb), self);
  g_signal_connect_swapped (self->session, "ready", G_CALLBACK (follow_cb), self);
  follow_cb (self);
}

static guint
count_moves (const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(BmRecord) record = NULL;

  if (text == NULL)
    return 0;
  record = bm_record_parse ("kept", text, strlen (text), &error);
  g_assert_no_error (error);
  return record->moves->len;
}

guint
session_count_kept (Session *self)
{
  g_autofree char *text = store_test_dup_text (self->store);

  return count_moves (text);
}

guint
session_count_found (Session *self)
{
  g_autofree char *text = store_test_dup_next (self->folder, &toy_game);

  return count_moves (text);
}

BmRecord *
session_dup_kept (Session *self)
{
  g_autofree char *text = store_test_dup_text (self->store);
  BmRecord *record;

  g_assert_nonnull (text);
  record = bm_record_parse ("kept", text, strlen (text), NULL);
  g_assert_nonnull (record);
  return record;
}

/* ---- Time */

void
session_wait_on (gint64      begun,
                 const char *condition)
{
  if (g_get_monotonic_time () > begun + DEADLINE_SECONDS * G_USEC_PER_SEC)
    g_error ("it never came: %s", condition);
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (1000);
}

void
session_linger (guint milliseconds)
{
  const gint64 until = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_usleep (1000);
    }
  while (g_get_monotonic_time () < until);
}
