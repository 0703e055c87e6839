/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-store"

#include "bm-store-work-private.h"

void
bm_store_work_kept_free (gpointer kept)
{
  bm_kept_clear (kept);
  g_free (kept);
}

void
bm_store_work_unref (gpointer data)
{
  BmStoreWork *self = data;

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_clear_pointer (&self->slot, bm_slot_free);
  bm_kept_clear (&self->wish);
  bm_kept_clear (&self->left);
  g_queue_clear_full (&self->leaving, bm_store_work_kept_free);
  g_clear_error (&self->trouble);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->woken);
  g_cond_clear (&self->rested);
  g_free (self->filed);
  g_free (self->path);
  g_free (self->running);
  g_free (self->slots);
  g_free (self->matches);
  g_free (self);
}

BmStoreWork *
bm_store_work_ref (BmStoreWork *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
bm_store_work_leave (BmStoreWork  *self,
                     const BmKept *kept)
{
  BmKept *copy;

  for (GList *at = self->leaving.head; at != NULL; at = at->next)
    if (bm_kept_is_same (at->data, kept))
      return;
  copy = g_new0 (BmKept, 1);
  bm_kept_set (copy, kept);
  g_queue_push_tail (&self->leaving, copy);
}

gboolean
bm_store_work_has_work (BmStoreWork *self)
{
  return self->dirty || !g_queue_is_empty (&self->leaving);
}

/* With the lock. */
static void
wake (BmStoreWork *self)
{
  self->hurry = TRUE;
  if (self->thread == NULL)
    self->thread = g_thread_new ("store", bm_store_work_run, bm_store_work_ref (self));
  g_cond_signal (&self->woken);
}

BmStoreWork *
bm_store_work_new (const char    *folder,
                   const char    *slots,
                   const BmDisk  *disk,
                   BmSlot        *slot,
                   BmStoreNotify  notify,
                   gpointer       owner)
{
  BmStoreWork *self = g_new0 (BmStoreWork, 1);
  const BmKept *left = bm_slot_get_left (slot);

  g_atomic_ref_count_init (&self->refs);
  self->disk = disk;
  self->running = g_build_filename (folder, "running", NULL);
  self->slots = g_strdup (slots);
  self->matches = g_build_filename (folder, "matches", NULL);
  self->slot = slot;
  self->context = g_main_context_ref_thread_default ();
  self->notify = notify;
  self->owner = owner;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->woken);
  g_cond_init (&self->rested);
  g_queue_init (&self->leaving);
  bm_kept_set (&self->wish, bm_slot_get_kept (slot));
  if (left != NULL)
    bm_kept_set (&self->left, left);
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
  /* A thread blocked on a disk must not keep the program from exiting. */
  if (self->thread == NULL)
    g_clear_pointer (&self->slot, bm_slot_free);
  else if (rested)
    g_thread_join (self->thread);
  else
    g_thread_unref (self->thread);
  bm_store_work_unref (self);
}

void
bm_store_work_keep (BmStoreWork  *self,
                    const BmKept *kept)
{
  g_mutex_lock (&self->mutex);
  if (self->left.text != NULL)
    bm_store_work_leave (self, &self->left);
  bm_kept_clear (&self->left);
  if (self->wish.text != NULL && !g_str_equal (self->wish.name, kept->name))
    bm_store_work_leave (self, &self->wish);
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
  done = !bm_store_work_has_work (self) && !self->busy;
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
  while (self->handed != self->wishes && self->failed != self->wishes)
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
  /* The write in progress may be of an older text. */
  first = self->attempts + (self->busy ? 1 : 0);
  if (bm_store_work_has_work (self) || self->busy)
    wake (self);
  while ((bm_store_work_has_work (self) || self->busy) && !(self->attempts > first && self->trouble != NULL))
    if (!g_cond_wait_until (&self->rested, &self->mutex, until))
      break;
  done = !bm_store_work_has_work (self) && !self->busy;
  g_mutex_unlock (&self->mutex);
  return done;
}
