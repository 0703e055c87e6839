/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-store"

#include "bm-store.h"

#include <errno.h>
#include <string.h>

#include "bm-slot.h"

/* So many programs at once, and no more. */
#define MAX_SLOTS 64
/* So many matches that have begun in the same minute. */
#define MAX_NAMESAKES 100

#define RETRY_SECONDS 5
/* Whoever lets go of a store without a flush waits so long for it. */
#define LAST_MILLISECONDS 2000

/*
 * The thread owns the slot; the rest of a Work is looked at under its lock by both sides.  The store itself may be gone
 * before the thread has come to its end.
 */
typedef struct
{
  gatomicrefcount refs;
  const BmDisk   *disk;
  char           *running; /* folders */
  char           *matches;
  BmSlot         *slot;    /* the thread's */

  GMutex          mutex;
  GCond           woken;   /* for the thread: there is something to do */
  GCond           rested;  /* for who waits: an attempt has come to its end */
  BmKept          wish;    /* what is to be kept ... */
  gboolean        dirty;   /* ... and is not yet */
  GQueue          leaving; /* of BmKept: to go to the folder of matches before that */
  gboolean        busy;    /* something is being written */
  gboolean        hurry;   /* no waiting before the next attempt */
  gboolean        quit;
  guint           attempts;
  GError         *trouble; /* of the latest attempt */

  GMainContext   *context;
  gboolean        told;    /* a call of tell_cb () is on its way */
  BmStore        *owner;   /* NULL: gone; its own thread alone looks at it */
} Work;

struct _BmStore
{
  GObject       parent_instance;

  char         *folder;
  BmStoreFound  found;
  Work         *work;
  GThread      *thread;
  GError       *trouble; /* as it was told */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmStore, bm_store, G_TYPE_OBJECT)

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
  Work *self = data;

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
  g_free (self->running);
  g_free (self->matches);
  g_free (self);
}

static Work *
work_ref (Work *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

/* ---- In the thread */

/* The slot that this program had, or else the first in which nobody's match waits.  FOUND: a match that was over
   there. */
static gboolean
hold_slot (Work    *self,
           BmKept  *found,
           GError **error)
{
  BmSlotState state = bm_slot_hold (self->slot, found, error);

  for (guint number = 1; number <= MAX_SLOTS && state != BM_SLOT_READY && state != BM_SLOT_FAILED; number++)
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

/* TRUE also if that very text is there already. */
static gboolean
file_match (Work         *self,
            const BmKept *kept,
            GError      **error)
{
  g_autofree char *temporary = g_strdup_printf (".new-%u", bm_slot_get_number (self->slot));

  if (!bm_disk_make_folder (self->disk, self->matches, error))
    return FALSE;
  for (guint i = 1; i <= MAX_NAMESAKES; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (kept->name, ".bloodmoon", NULL)
                                     : g_strdup_printf ("%s-%u.bloodmoon", kept->name, i);
      g_autofree char *path = g_build_filename (self->matches, name, NULL);
      g_autoptr(GBytes) old = NULL;
      g_autoptr(GError) fault = NULL;
      gboolean absent, exists = FALSE;

      old = bm_disk_read (path, g_bytes_get_size (kept->text), &absent);
      if (old != NULL && g_bytes_equal (old, kept->text))
        return TRUE;
      if (absent && bm_disk_create (self->disk, self->matches, temporary, name, kept->text, &exists, &fault))
        return TRUE;
      if (absent && !exists)
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
    }
  return bm_disk_fail (EEXIST, error);
}

/* One step of what is to be done; called and returning with the lock. */
static gboolean
take_step (Work    *self,
           GError **error)
{
  BmKept kept = { 0 }, found = { 0 };
  BmKept *leaving = g_queue_peek_head (&self->leaving);
  gboolean done;

  bm_kept_set (&kept, leaving != NULL ? leaving : &self->wish);
  if (leaving == NULL)
    self->dirty = FALSE;
  self->busy = TRUE;
  g_mutex_unlock (&self->mutex);

  done = hold_slot (self, &found, error)
         && (leaving != NULL ? file_match (self, &kept, error) : bm_slot_write (self->slot, &kept, error));

  g_mutex_lock (&self->mutex);
  self->busy = FALSE;
  if (found.text != NULL)
    g_queue_push_tail (&self->leaving, new_kept (&found));
  if (leaving == NULL && !done)
    self->dirty = TRUE;
  /* Nobody else takes from the head. */
  if (leaving != NULL && done)
    kept_free (g_queue_pop_head (&self->leaving));
  if (leaving == NULL && done && kept.over)
    g_queue_push_tail (&self->leaving, new_kept (&kept));
  bm_kept_clear (&kept);
  bm_kept_clear (&found);
  return done;
}

static gboolean
has_work (Work *self)
{
  return self->dirty || !g_queue_is_empty (&self->leaving);
}

static gboolean tell_cb (gpointer data);

/* With the lock. */
static void
tell (Work *self)
{
  g_autoptr(GSource) source = NULL;

  if (self->told)
    return;
  self->told = TRUE;
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, work_ref (self), work_unref);
  g_source_attach (source, self->context);
}

/* With the lock.  FALSE: nothing more is to be done, ever. */
static gboolean
wait_for_work (Work *self)
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
  Work *self = data;

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

static gboolean
tell_cb (gpointer data)
{
  Work *work = data;
  BmStore *self = work->owner;

  g_mutex_lock (&work->mutex);
  work->told = FALSE;
  if (self != NULL)
    {
      g_clear_error (&self->trouble);
      self->trouble = work->trouble == NULL ? NULL : g_error_copy (work->trouble);
    }
  g_mutex_unlock (&work->mutex);
  if (self != NULL)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* With the lock. */
static void
wake (BmStore *self)
{
  self->work->hurry = TRUE;
  if (self->thread == NULL)
    self->thread = g_thread_new ("store", work_in_thread, work_ref (self->work));
  g_cond_signal (&self->work->woken);
}

static void
bm_store_dispose (GObject *object)
{
  BmStore *self = BM_STORE (object);
  gboolean rested;

  if (self->work != NULL)
    {
      bm_store_flush (self, LAST_MILLISECONDS);
      g_mutex_lock (&self->work->mutex);
      self->work->owner = NULL;
      self->work->quit = TRUE;
      rested = !self->work->busy;
      g_cond_signal (&self->work->woken);
      g_mutex_unlock (&self->work->mutex);
      /* One that hangs on a disk must not keep the program from ending. */
      if (self->thread == NULL)
        g_clear_pointer (&self->work->slot, bm_slot_free);
      else if (rested)
        g_thread_join (self->thread);
      else
        g_thread_unref (self->thread);
      self->thread = NULL;
    }
  g_clear_pointer (&self->work, work_unref);
  G_OBJECT_CLASS (bm_store_parent_class)->dispose (object);
}

static void
bm_store_finalize (GObject *object)
{
  BmStore *self = BM_STORE (object);

  g_clear_error (&self->trouble);
  g_free (self->folder);
  G_OBJECT_CLASS (bm_store_parent_class)->finalize (object);
}

static void
bm_store_class_init (BmStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_store_dispose;
  object_class->finalize = bm_store_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_store_init (BmStore *self)
{
}

static gboolean
waits (BmSlot *slot)
{
  const BmKept *kept = bm_slot_get_kept (slot);

  return kept->text != NULL && !kept->over;
}

/* The newest match that waits and that no other program has; else the first slot that is free. */
static void
choose_slot (BmStore *self)
{
  Work *work = self->work;
  BmSlotState state = BM_SLOT_READY;

  for (guint number = 1; number <= MAX_SLOTS && state != BM_SLOT_ABSENT; number++)
    {
      g_autoptr(BmSlot) slot = bm_slot_new (work->disk, work->running, number);
      BmSlot *best = work->slot;

      state = bm_slot_look (slot);
      if (state == BM_SLOT_FOREIGN && self->found == BM_STORE_SOUND)
        self->found = BM_STORE_FOREIGN;
      if (state != BM_SLOT_READY && state != BM_SLOT_ABSENT)
        continue;
      if (bm_slot_is_damaged (slot) && bm_slot_get_kept (slot)->text == NULL && self->found == BM_STORE_SOUND)
        self->found = BM_STORE_UNREADABLE;
      if (best != NULL && (!waits (slot) || (waits (best) && bm_slot_get_time (best) >= bm_slot_get_time (slot))))
        continue;
      g_clear_pointer (&work->slot, bm_slot_free);
      work->slot = g_steal_pointer (&slot);
    }
  if (work->slot == NULL)
    work->slot = bm_slot_new (work->disk, work->running, 1);
  if (waits (work->slot) && bm_slot_is_damaged (work->slot))
    self->found = BM_STORE_DAMAGED;
  bm_kept_set (&work->wish, bm_slot_get_kept (work->slot));
}

BmStore *
bm_store_new (const char   *folder,
              const BmDisk *disk)
{
  BmStore *self = g_object_new (BM_TYPE_STORE, NULL);
  Work *work = g_new0 (Work, 1);

  g_atomic_ref_count_init (&work->refs);
  work->disk = disk == NULL ? &bm_disk_real : disk;
  work->running = g_build_filename (folder, "running", NULL);
  work->matches = g_build_filename (folder, "matches", NULL);
  work->context = g_main_context_ref_thread_default ();
  work->owner = self;
  g_mutex_init (&work->mutex);
  g_cond_init (&work->woken);
  g_cond_init (&work->rested);
  g_queue_init (&work->leaving);
  self->folder = g_strdup (folder);
  self->work = work;
  choose_slot (self);
  return self;
}

const char *
bm_store_get_folder (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  return self->folder;
}

BmStoreFound
bm_store_get_found (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), BM_STORE_SOUND);
  return self->found;
}

gboolean
bm_store_dup_waiting (BmStore  *self,
                      char    **name,
                      GBytes  **text)
{
  BmKept *wish;
  gboolean there;

  g_return_val_if_fail (BM_IS_STORE (self), FALSE);

  wish = &self->work->wish;
  g_mutex_lock (&self->work->mutex);
  there = wish->text != NULL && !wish->over;
  if (name != NULL)
    *name = there ? g_strdup (wish->name) : NULL;
  if (text != NULL)
    *text = there ? g_bytes_ref (wish->text) : NULL;
  g_mutex_unlock (&self->work->mutex);
  return there;
}

char *
bm_store_dup_new_name (BmStore *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "%Y-%m-%d-%H%M");
  gboolean taken;

  g_return_val_if_fail (BM_IS_STORE (self), NULL);

  g_mutex_lock (&self->work->mutex);
  taken = g_strcmp0 (self->work->wish.name, name) == 0;
  g_mutex_unlock (&self->work->mutex);
  return taken ? g_strconcat (name, "-2", NULL) : g_steal_pointer (&name);
}

static void
keep (BmStore    *self,
      const char *name,
      const char *text,
      gboolean    over)
{
  Work *work = self->work;
  BmKept kept = { (char *) name, g_bytes_new (text, strlen (text)), over };

  g_mutex_lock (&work->mutex);
  if (work->wish.text != NULL && !g_str_equal (work->wish.name, name))
    g_queue_push_tail (&work->leaving, new_kept (&work->wish));
  bm_kept_set (&work->wish, &kept);
  work->dirty = TRUE;
  wake (self);
  g_mutex_unlock (&work->mutex);
  g_bytes_unref (kept.text);
}

void
bm_store_save (BmStore    *self,
               const char *name,
               const char *text)
{
  g_return_if_fail (BM_IS_STORE (self));
  g_return_if_fail (bm_slot_check_name (name));
  g_return_if_fail (text != NULL);

  keep (self, name, text, FALSE);
}

void
bm_store_finish (BmStore    *self,
                 const char *name,
                 const char *text)
{
  g_return_if_fail (BM_IS_STORE (self));
  g_return_if_fail (bm_slot_check_name (name));
  g_return_if_fail (text != NULL);

  keep (self, name, text, TRUE);
}

gboolean
bm_store_is_saved (BmStore *self)
{
  gboolean saved;

  g_return_val_if_fail (BM_IS_STORE (self), TRUE);

  g_mutex_lock (&self->work->mutex);
  saved = !has_work (self->work) && !self->work->busy;
  g_mutex_unlock (&self->work->mutex);
  return saved;
}

const GError *
bm_store_get_trouble (BmStore *self)
{
  g_return_val_if_fail (BM_IS_STORE (self), NULL);
  return self->trouble;
}

void
bm_store_try_again (BmStore *self)
{
  g_return_if_fail (BM_IS_STORE (self));

  g_mutex_lock (&self->work->mutex);
  if (has_work (self->work))
    wake (self);
  g_mutex_unlock (&self->work->mutex);
}

gboolean
bm_store_flush (BmStore *self,
                guint    milliseconds)
{
  const gint64 until = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  Work *work;
  guint first;
  gboolean saved;

  g_return_val_if_fail (BM_IS_STORE (self), TRUE);

  work = self->work;
  g_mutex_lock (&work->mutex);
  /* What is being written now may be older than what is to be. */
  first = work->attempts + (work->busy ? 1 : 0);
  if (has_work (work))
    wake (self);
  while ((has_work (work) || work->busy) && !(work->attempts > first && work->trouble != NULL))
    if (!g_cond_wait_until (&work->rested, &work->mutex, until))
      break;
  saved = !has_work (work) && !work->busy;
  g_mutex_unlock (&work->mutex);
  return saved;
}
