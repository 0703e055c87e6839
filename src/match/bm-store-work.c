/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-store"

#include "bm-store-work.h"

#include <errno.h>

/* So many matches that have begun in the same minute. */
#define MAX_NAMESAKES 100

#define RETRY_SECONDS 5

/*
 * The thread owns the slot; the rest is looked at under the lock by both sides.  The store itself may be gone before the
 * thread has come to its end.
 */
struct _BmStoreWork
{
  gatomicrefcount refs;
  const BmDisk   *disk;
  char           *running; /* folders */
  char           *matches;
  BmSlot         *slot;    /* the thread's */

  GMutex          mutex;
  GCond           woken;   /* for the thread: there is something to do */
  GCond           rested;  /* for who waits: an attempt has come to its end, or has handed over what it writes */
  BmKept          wish;    /* what is to be kept ... */
  gboolean        dirty;   /* ... and is not yet; only a name is left of what is over and filed */
  guint           wishes;  /* how many there have been ... */
  guint           handed;  /* ... and how many when the latest that outlives the program was read */
  GQueue          leaving; /* of BmKept: to go to the folder of matches before that */
  char           *filed;   /* the name of the latest match that was over ... */
  char           *path;    /* ... and where it is */
  gboolean        busy;    /* something is being written */
  gboolean        hurry;   /* no waiting before the next attempt */
  gboolean        quit;
  guint           attempts;
  GError         *trouble; /* of the latest attempt */

  GMainContext   *context;
  gboolean        pending; /* a call of tell_cb () is on its way */
  GThread        *thread;  /* this one and what follows belong to the owner's thread alone */
  BmStoreTold     told;
  gpointer        owner;   /* NULL: gone */
};

static BmKept *
new_kept (const BmKept *from)
{
  BmKept *kept = g_new0 (BmKept, 1);

  bm_kept_set (kept, from);
  return kept;
}

static void
kept_free (gpointer kept)
{
  bm_kept_clear (kept);
  g_free (kept);
}

static void
work_unref (gpointer data)
{
  BmStoreWork *self = data;

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_clear_pointer (&self->slot, bm_slot_free);
  bm_kept_clear (&self->wish);
  g_queue_clear_full (&self->leaving, kept_free);
  g_clear_error (&self->trouble);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->woken);
  g_cond_clear (&self->rested);
  g_free (self->filed);
  g_free (self->path);
  g_free (self->running);
  g_free (self->matches);
  g_free (self);
}

static BmStoreWork *
work_ref (BmStoreWork *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

/* ---- In the thread */

/* The slot that this program had, or else the first in which nobody's match waits.  FOUND: a match that was over
   there. */
static gboolean
hold_slot (BmStoreWork  *self,
           BmKept       *found,
           GError      **error)
{
  BmSlotState state = bm_slot_hold (self->slot, found, error);

  for (guint number = 1; number <= BM_STORE_SLOTS && state != BM_SLOT_READY && state != BM_SLOT_FAILED; number++)
    {
      BmSlot *other = bm_slot_new (self->disk, self->running, number);

      state = bm_slot_hold (other, found, error);
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

/* TRUE also if that very text is there already.  PATH: where. */
static gboolean
file_match (BmStoreWork   *self,
            const BmKept  *kept,
            char         **path,
            GError       **error)
{
  g_autofree char *temporary = g_strdup_printf (".new-%u", bm_slot_get_number (self->slot));

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

static gboolean
is_same (const BmKept *one,
         const BmKept *other)
{
  return one->over == other->over && g_strcmp0 (one->name, other->name) == 0 && one->text != NULL && other->text != NULL
         && g_bytes_equal (one->text, other->text);
}

/* What is over and filed belongs to whoever has the file, who may change it or throw it away: the slot lets go. */
static gboolean
file_and_forget (BmStoreWork   *self,
                 const BmKept  *kept,
                 char         **path,
                 GError       **error)
{
  if (!bm_slot_sync_folders (self->slot, error) || !file_match (self, kept, path, error))
    return FALSE;
  if (kept->over && is_same (bm_slot_get_kept (self->slot), kept))
    bm_slot_forget (self->slot);
  return TRUE;
}

/* KEPT is at PATH (transfer full) now.  With the lock. */
static void
note_filed (BmStoreWork  *self,
            const BmKept *kept,
            char         *path)
{
  /* Nobody else takes from the head. */
  kept_free (g_queue_pop_head (&self->leaving));
  if (!kept->over)
    {
      g_free (path);
      return;
    }
  g_free (self->filed);
  g_free (self->path);
  self->filed = g_strdup (kept->name);
  self->path = path;
  if (!self->dirty && is_same (&self->wish, kept))
    g_clear_pointer (&self->wish.text, g_bytes_unref);
}

/* KEPT was the newest of so many WISHES. */
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
  return bm_slot_commit (self->slot, error);
}

/* One step of what is to be done; called and returning with the lock. */
static gboolean
take_step (BmStoreWork  *self,
           GError      **error)
{
  BmKept kept = { 0 }, found = { 0 };
  BmKept *leaving = g_queue_peek_head (&self->leaving);
  const guint wishes = self->wishes;
  g_autofree char *path = NULL;
  gboolean done;

  bm_kept_set (&kept, leaving != NULL ? leaving : &self->wish);
  if (leaving == NULL)
    self->dirty = FALSE;
  self->busy = TRUE;
  g_mutex_unlock (&self->mutex);

  done = hold_slot (self, &found, error)
         && (leaving != NULL ? file_and_forget (self, &kept, &path, error) : write_wish (self, &kept, wishes, error));

  g_mutex_lock (&self->mutex);
  self->busy = FALSE;
  if (found.text != NULL)
    g_queue_push_tail (&self->leaving, new_kept (&found));
  if (leaving == NULL && !done)
    self->dirty = TRUE;
  if (leaving != NULL && done)
    note_filed (self, &kept, g_steal_pointer (&path));
  if (leaving == NULL && done && kept.over)
    g_queue_push_tail (&self->leaving, new_kept (&kept));
  bm_kept_clear (&kept);
  bm_kept_clear (&found);
  return done;
}

static gboolean
has_work (BmStoreWork *self)
{
  return self->dirty || !g_queue_is_empty (&self->leaving);
}

/* In the thread of the owner. */
static gboolean
tell_cb (gpointer data)
{
  BmStoreWork *self = data;
  GError *trouble = NULL;

  g_mutex_lock (&self->mutex);
  self->pending = FALSE;
  if (self->owner != NULL && self->trouble != NULL)
    trouble = g_error_copy (self->trouble);
  g_mutex_unlock (&self->mutex);
  if (self->owner != NULL)
    self->told (self->owner, trouble);
  return G_SOURCE_REMOVE;
}

/* With the lock. */
static void
tell (BmStoreWork *self)
{
  g_autoptr(GSource) source = NULL;

  if (self->pending)
    return;
  self->pending = TRUE;
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, work_ref (self), work_unref);
  g_source_attach (source, self->context);
}

/* With the lock.  FALSE: nothing more is to be done, ever. */
static gboolean
wait_for_work (BmStoreWork *self)
{
  gint64 until = g_get_monotonic_time () + RETRY_SECONDS * G_TIME_SPAN_SECOND;

  while (!self->quit && !has_work (self))
    g_cond_wait (&self->woken, &self->mutex);
  while (!self->quit && !self->hurry && self->trouble != NULL)
    if (!g_cond_wait_until (&self->woken, &self->mutex, until))
      break;
  self->hurry = FALSE;
  /* At the end everything is tried once more, and no more. */
  return has_work (self) && !(self->quit && self->trouble != NULL);
}

static gpointer
work_in_thread (gpointer data)
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
      if (!done || !has_work (self))
        tell (self);
      g_cond_broadcast (&self->rested);
    }
  g_mutex_unlock (&self->mutex);
  /* Others may have it at once: a call on its way to the main loop holds the rest a little longer. */
  g_clear_pointer (&self->slot, bm_slot_free);
  work_unref (self);
  return NULL;
}

/* ---- In the thread of whoever has the store */

/* With the lock. */
static void
wake (BmStoreWork *self)
{
  self->hurry = TRUE;
  if (self->thread == NULL)
    self->thread = g_thread_new ("store", work_in_thread, work_ref (self));
  g_cond_signal (&self->woken);
}

BmStoreWork *
bm_store_work_new (const char   *folder,
                   const BmDisk *disk,
                   BmSlot       *slot,
                   BmStoreTold   told,
                   gpointer      owner)
{
  BmStoreWork *self = g_new0 (BmStoreWork, 1);

  g_atomic_ref_count_init (&self->refs);
  self->disk = disk;
  self->running = g_build_filename (folder, "running", NULL);
  self->matches = g_build_filename (folder, "matches", NULL);
  self->slot = slot;
  self->context = g_main_context_ref_thread_default ();
  self->told = told;
  self->owner = owner;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->woken);
  g_cond_init (&self->rested);
  g_queue_init (&self->leaving);
  bm_kept_set (&self->wish, bm_slot_get_kept (slot));
  return self;
}

void
bm_store_work_end (BmStoreWork *self,
                   guint        milliseconds)
{
  gboolean rested;

  bm_store_work_flush (self, milliseconds);
  g_mutex_lock (&self->mutex);
  self->owner = NULL;
  self->quit = TRUE;
  rested = !self->busy;
  g_cond_signal (&self->woken);
  g_mutex_unlock (&self->mutex);
  /* One that hangs on a disk must not keep the program from ending. */
  if (self->thread == NULL)
    g_clear_pointer (&self->slot, bm_slot_free);
  else if (rested)
    g_thread_join (self->thread);
  else
    g_thread_unref (self->thread);
  work_unref (self);
}

void
bm_store_work_keep (BmStoreWork  *self,
                    const BmKept *kept)
{
  g_mutex_lock (&self->mutex);
  if (self->wish.text != NULL && !g_str_equal (self->wish.name, kept->name))
    g_queue_push_tail (&self->leaving, new_kept (&self->wish));
  bm_kept_set (&self->wish, kept);
  self->wishes++;
  self->dirty = TRUE;
  wake (self);
  g_mutex_unlock (&self->mutex);
}

gboolean
bm_store_work_dup_waiting (BmStoreWork  *self,
                           char        **name,
                           GBytes      **text)
{
  const BmKept *wish = &self->wish;
  gboolean there;

  g_mutex_lock (&self->mutex);
  there = wish->text != NULL && !wish->over;
  if (name != NULL)
    *name = there ? g_strdup (wish->name) : NULL;
  if (text != NULL)
    *text = there ? g_bytes_ref (wish->text) : NULL;
  g_mutex_unlock (&self->mutex);
  return there;
}

gboolean
bm_store_work_has_name (BmStoreWork *self,
                        const char  *name)
{
  gboolean has;

  g_mutex_lock (&self->mutex);
  has = g_strcmp0 (self->wish.name, name) == 0;
  g_mutex_unlock (&self->mutex);
  return has;
}

char *
bm_store_work_dup_path (BmStoreWork *self,
                        const char  *name)
{
  char *path;

  g_mutex_lock (&self->mutex);
  path = g_strcmp0 (self->filed, name) == 0 ? g_strdup (self->path) : NULL;
  g_mutex_unlock (&self->mutex);
  return path;
}

gboolean
bm_store_work_is_done (BmStoreWork *self)
{
  gboolean done;

  g_mutex_lock (&self->mutex);
  done = !has_work (self) && !self->busy;
  g_mutex_unlock (&self->mutex);
  return done;
}

gboolean
bm_store_work_await (BmStoreWork *self,
                     guint        milliseconds)
{
  const gint64 until = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  gboolean done;

  g_mutex_lock (&self->mutex);
  while (self->handed != self->wishes && self->trouble == NULL)
    if (!g_cond_wait_until (&self->rested, &self->mutex, until))
      break;
  done = self->handed == self->wishes;
  g_mutex_unlock (&self->mutex);
  return done;
}

gboolean
bm_store_work_flush (BmStoreWork *self,
                     guint        milliseconds)
{
  const gint64 until = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  guint first;
  gboolean done;

  g_mutex_lock (&self->mutex);
  /* What is being written now may be older than what is to be. */
  first = self->attempts + (self->busy ? 1 : 0);
  if (has_work (self))
    wake (self);
  while ((has_work (self) || self->busy) && !(self->attempts > first && self->trouble != NULL))
    if (!g_cond_wait_until (&self->rested, &self->mutex, until))
      break;
  done = !has_work (self) && !self->busy;
  g_mutex_unlock (&self->mutex);
  return done;
}
