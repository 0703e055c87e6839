/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-store"

#include "bm-store-work-private.h"

#include <errno.h>
#include <string.h>

/* The most matches that begin in the same minute. */
#define MAX_NAMESAKES 100

#define RETRY_SECONDS 5

/* Takes the slot that this program had, or else the first free one.  FOUND: a finished match that was in it. */
static gboolean
acquire_slot (BmStoreWork  *self,
              BmKept       *found,
              GError      **error)
{
  BmSlotState state = bm_slot_acquire (self->slot, found, error);

  for (guint number = 1; number <= BM_STORE_SLOTS && state != BM_SLOT_READY && state != BM_SLOT_FAILED; number++)
    {
      BmSlot *other = bm_slot_new (self->disk, self->slots, number);

      state = bm_slot_acquire (other, found, error);
      if (state == BM_SLOT_READY)
        {
          bm_slot_free (self->slot);
          self->slot = g_steal_pointer (&other);
        }
      g_clear_pointer (&other, bm_slot_free);
    }
  if (state != BM_SLOT_READY && state != BM_SLOT_FAILED)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_MFILE, g_strerror (EMFILE));
  return state == BM_SLOT_READY;
}

/* A name in the folder of matches for the slot's use only: ".new-GAME-1" for "running/GAME/1".  (transfer full) */
static char *
dup_temporary (BmStoreWork *self)
{
  const char *slot = bm_slot_get_folder (self->slot);

  g_assert (g_str_has_prefix (slot, self->running));
  return g_strdelimit (g_strconcat (".new-", slot + strlen (self->running) + 1, NULL), G_DIR_SEPARATOR_S, '-');
}

/* Files a match.  TRUE also if the same text is there already.  PATH: where. */
static gboolean
file_match (BmStoreWork   *self,
            const BmKept  *kept,
            char         **path,
            GError       **error)
{
  g_autofree char *temporary = dup_temporary (self);

  if (!bm_disk_make_folder (self->disk, self->matches, error))
    return FALSE;
  for (guint i = 1; i <= MAX_NAMESAKES; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (kept->name, ".bloodmoon", NULL)
                                     : g_strdup_printf ("%s-%u.bloodmoon", kept->name, i);
      g_autofree char *at = g_build_filename (self->matches, name, NULL);
      g_autoptr(GBytes) old = NULL;
      g_autoptr(GError) fault = NULL;
      gboolean absent, exists = FALSE;

      old = bm_disk_read (at, g_bytes_get_size (kept->text), &absent);
      if ((old != NULL && g_bytes_equal (old, kept->text))
          || (absent && bm_disk_create (self->disk, self->matches, temporary, name, kept->text, &exists, &fault)))
        {
          *path = g_steal_pointer (&at);
          return TRUE;
        }
      if (absent && !exists)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
    }
  return bm_disk_fail (EEXIST, error);
}

/* ---- Waiting for the disk */

/* Work that waits for the disk, run in a helper thread: it only calls what may run while the store's thread drafts. */
typedef gboolean (*Errand) (BmStoreWork   *self,
                            const BmKept  *kept,
                            char         **path,
                            GError       **error);

typedef struct
{
  BmStoreWork   *work;
  Errand         errand;
  const BmKept  *kept;
  char         **path;
  GError        *error;
  gboolean       done;
  gboolean       over; /* protected by the lock */
} Helper;

static gpointer
help (gpointer data)
{
  Helper *self = data;
  BmStoreWork *work = self->work;

  self->done = self->errand (work, self->kept, self->path, &self->error);
  g_mutex_lock (&work->mutex);
  self->over = TRUE;
  g_cond_signal (&work->woken);
  g_mutex_unlock (&work->mutex);
  return NULL;
}

/* Call with the lock.  A draft replaces the one before: matches to be filed must be saved elsewhere. */
static gboolean
needs_draft (BmStoreWork *self)
{
  const guint n = g_queue_get_length (&self->leaving);

  if (self->wish.text == NULL || self->handed == self->wishes || self->tried == self->wishes)
    return FALSE;
  return n == 0 || (n == 1 && bm_slot_is_latest (self->slot, g_queue_peek_head (&self->leaving)));
}

/* Called and returns with the lock. */
static void
draft (BmStoreWork *self)
{
  const guint wishes = self->wishes;
  BmKept kept = { 0 };
  gboolean done;

  bm_kept_set (&kept, &self->wish);
  g_mutex_unlock (&self->mutex);
  done = bm_slot_draft (self->slot, &kept, NULL);
  bm_kept_clear (&kept);
  g_mutex_lock (&self->mutex);
  self->tried = wishes;
  if (done)
    self->handed = wishes;
  g_cond_broadcast (&self->rested);
}

/* Meanwhile new saves are drafted at once, so that they at least survive a kill of the program. */
static gboolean
wait_for_disk (BmStoreWork   *self,
               Errand         errand,
               const BmKept  *kept,
               char         **path,
               GError       **error)
{
  Helper helper = { .work = self, .errand = errand, .kept = kept, .path = path };
  GThread *thread = g_thread_try_new ("store-disk", help, &helper, NULL);

  if (thread == NULL)
    return errand (self, kept, path, error);
  g_mutex_lock (&self->mutex);
  while (!helper.over)
    {
      if (needs_draft (self))
        draft (self);
      else
        g_cond_wait (&self->woken, &self->mutex);
    }
  g_mutex_unlock (&self->mutex);
  g_thread_join (thread);
  if (helper.error != NULL)
    g_propagate_error (error, helper.error);
  return helper.done;
}

static gboolean
commit (BmStoreWork   *self,
        const BmKept  *kept,
        char         **path,
        GError       **error)
{
  return bm_slot_commit (self->slot, error);
}

static gboolean
file (BmStoreWork   *self,
      const BmKept  *kept,
      char         **path,
      GError       **error)
{
  return bm_slot_sync_folders (self->slot, error) && file_match (self, kept, path, error);
}

static gboolean
forget (BmStoreWork   *self,
        const BmKept  *kept,
        char         **path,
        GError       **error)
{
  bm_slot_forget (self->slot);
  return TRUE;
}

/* ---- Work */

/* Releases the slot of a filed match: its file now belongs to the user, who may change or delete it. */
static gboolean
file_and_forget (BmStoreWork   *self,
                 const BmKept  *kept,
                 char         **path,
                 GError       **error)
{
  if (!wait_for_disk (self, file, kept, path, error))
    return FALSE;
  if (kept->over && bm_slot_begin_forget (self->slot, kept))
    wait_for_disk (self, forget, kept, NULL, NULL);
  return TRUE;
}

/* Records that KEPT is filed at PATH (transfer full).  Call with the lock. */
static void
note_filed (BmStoreWork  *self,
            const BmKept *kept,
            char         *path)
{
  /* Only this thread pops from the head. */
  bm_store_work_kept_free (g_queue_pop_head (&self->leaving));
  if (!kept->over)
    {
      g_free (path);
      return;
    }
  g_free (self->filed);
  g_free (self->path);
  self->filed = g_strdup (kept->name);
  self->path = path;
  if (!self->dirty && bm_kept_is_same (&self->wish, kept))
    g_clear_pointer (&self->wish.text, g_bytes_unref);
}

/* Saves KEPT, the newest of WISHES wishes. */
static gboolean
write_wish (BmStoreWork   *self,
            const BmKept  *kept,
            guint          wishes,
            GError       **error)
{
  if (!bm_slot_begin (self->slot, kept, error))
    return FALSE;
  g_mutex_lock (&self->mutex);
  self->handed = wishes;
  g_cond_broadcast (&self->rested);
  g_mutex_unlock (&self->mutex);
  return wait_for_disk (self, commit, kept, NULL, error);
}

/* Does one step of the work.  Called and returns with the lock. */
static gboolean
take_step (BmStoreWork  *self,
           GError      **error)
{
  BmKept kept = { 0 }, found = { 0 };
  BmKept *leaving = g_queue_peek_head (&self->leaving);
  const guint wishes = self->wishes;
  g_autofree char *path = NULL;
  gboolean locked, done;

  bm_kept_set (&kept, leaving != NULL ? leaving : &self->wish);
  if (leaving == NULL)
    self->dirty = FALSE;
  self->busy = TRUE;
  g_mutex_unlock (&self->mutex);

  locked = acquire_slot (self, &found, error);
  done = locked
         && (leaving != NULL ? file_and_forget (self, &kept, &path, error) : write_wish (self, &kept, wishes, error));

  g_mutex_lock (&self->mutex);
  while (locked && !done && needs_draft (self))
    draft (self);
  if (!done)
    self->failed = self->wishes;
  self->busy = FALSE;
  if (found.text != NULL)
    bm_store_work_leave (self, &found);
  if (leaving == NULL && !done)
    self->dirty = TRUE;
  if (leaving != NULL && done)
    note_filed (self, &kept, g_steal_pointer (&path));
  if (leaving == NULL && done && kept.over)
    bm_store_work_leave (self, &kept);
  bm_kept_clear (&kept);
  bm_kept_clear (&found);
  return done;
}

/* Runs in the owner's thread. */
static gboolean
notify_cb (gpointer data)
{
  BmStoreWork *self = data;
  GError *trouble = NULL;

  g_mutex_lock (&self->mutex);
  self->pending = FALSE;
  if (self->owner != NULL && self->trouble != NULL)
    trouble = g_error_copy (self->trouble);
  g_mutex_unlock (&self->mutex);
  if (self->owner != NULL)
    self->notify (self->owner, trouble);
  return G_SOURCE_REMOVE;
}

/* With the lock. */
static void
notify_owner (BmStoreWork *self)
{
  g_autoptr(GSource) source = NULL;

  if (self->pending)
    return;
  self->pending = TRUE;
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, notify_cb, bm_store_work_ref (self), bm_store_work_unref);
  g_source_attach (source, self->context);
}

/* Waits for work.  Call with the lock.  FALSE: the thread shall end. */
static gboolean
wait_for_work (BmStoreWork *self)
{
  gint64 until = g_get_monotonic_time () + RETRY_SECONDS * G_TIME_SPAN_SECOND;

  while (!self->quit && !bm_store_work_has_work (self))
    g_cond_wait (&self->woken, &self->mutex);
  while (!self->quit && !self->hurry && self->trouble != NULL)
    if (!g_cond_wait_until (&self->woken, &self->mutex, until))
      break;
  self->hurry = FALSE;
  /* When quitting everything is retried once. */
  return bm_store_work_has_work (self) && !(self->quit && self->trouble != NULL);
}

gpointer
bm_store_work_run (gpointer data)
{
  BmStoreWork *self = data;

  g_mutex_lock (&self->mutex);
  while (wait_for_work (self))
    {
      GError *error = NULL;
      gboolean done = take_step (self, &error);

      g_assert (done == (error == NULL));
      self->attempts++;
      g_clear_error (&self->trouble);
      self->trouble = error;
      if (!done || !bm_store_work_has_work (self))
        notify_owner (self);
      g_cond_broadcast (&self->rested);
    }
  g_mutex_unlock (&self->mutex);
  /* Unlock the slot for other programs at once: a queued call to the main loop keeps the rest alive a little longer. */
  g_clear_pointer (&self->slot, bm_slot_free);
  bm_store_work_unref (self);
  return NULL;
}
