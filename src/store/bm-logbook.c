/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-logbook"

#include "bm-logbook.h"

#include "bm-background.h"

/* Delay before a failed write is retried. */
#define RETRY_SECONDS 5

/* The progress of writing an entry. */
typedef enum
{
  STAGE_BEGUN,
  STAGE_PUT,    /* it survives a kill of the program */
  STAGE_DONE,   /* it is flushed to the disk */
  STAGE_FAILED
} Stage;

typedef struct
{
  BmLogbookEntry *entry;
  Stage           stage;  /* protected by the logbook's lock, as is the next one */
  gboolean        exists; /* there was an entry with its id */
} Write;

struct _BmLogbook
{
  GObject       parent_instance;

  char         *folder;
  const BmDisk *disk;
  GMutex        lock;
  GCond         moved;   /* signalled when the stage of a write has changed */
  GPtrArray    *writes;  /* of Write: those that are not done; ... */
  GHashTable   *there;   /* ... ids of entries that existed before */
  GError       *trouble;
  guint         retry;   /* source */
};

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLogbook, bm_logbook, G_TYPE_OBJECT)

static void
write_free (gpointer data)
{
  Write *write = data;

  bm_logbook_entry_free (write->entry);
  g_free (write);
}

static void
bm_logbook_dispose (GObject *object)
{
  g_clear_handle_id (&BM_LOGBOOK (object)->retry, g_source_remove);
  G_OBJECT_CLASS (bm_logbook_parent_class)->dispose (object);
}

/* Every writing thread holds a reference, so none is running now. */
static void
bm_logbook_finalize (GObject *object)
{
  BmLogbook *self = BM_LOGBOOK (object);

  g_free (self->folder);
  g_ptr_array_unref (self->writes);
  g_hash_table_unref (self->there);
  g_clear_error (&self->trouble);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->moved);
  G_OBJECT_CLASS (bm_logbook_parent_class)->finalize (object);
}

static void
bm_logbook_class_init (BmLogbookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_logbook_dispose;
  object_class->finalize = bm_logbook_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_logbook_init (BmLogbook *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->moved);
  self->writes = g_ptr_array_new_with_free_func (write_free);
  self->there = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

BmLogbook *
bm_logbook_new (const char   *folder,
                const BmDisk *disk)
{
  BmLogbook *self = g_object_new (BM_TYPE_LOGBOOK, NULL);

  g_return_val_if_fail (folder != NULL, self);

  self->folder = g_strdup (folder);
  self->disk = disk != NULL ? disk : &bm_disk_real;
  return self;
}

const char *
bm_logbook_get_folder (BmLogbook *self)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), NULL);
  return self->folder;
}

/* ---- Writing */

static void
reach (BmLogbook *self,
       Write     *write,
       Stage      stage)
{
  g_mutex_lock (&self->lock);
  write->stage = stage;
  g_cond_broadcast (&self->moved);
  g_mutex_unlock (&self->lock);
}

static gboolean
write_entry (BmLogbook  *self,
             Write      *write,
             GError    **error)
{
  gboolean exists;
  int fd;

  if (!bm_logbook_file_begin (self->disk, self->folder, write->entry, &exists, &fd, error))
    return FALSE;
  write->exists = exists;
  if (exists)
    return TRUE;
  reach (self, write, STAGE_PUT);
  return bm_logbook_file_end (self->disk, self->folder, write->entry, fd, error);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;
  gboolean done = write_entry (source, data, &error);

  reach (source, data, done ? STAGE_DONE : STAGE_FAILED);
  if (done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void written_cb (GObject      *source,
                        GAsyncResult *result,
                        gpointer      data);

static void
start (BmLogbook *self,
       Write     *write)
{
  g_autoptr(GTask) task = g_task_new (self, NULL, written_cb, NULL);

  g_mutex_lock (&self->lock);
  write->stage = STAGE_BEGUN;
  g_mutex_unlock (&self->lock);
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, write, NULL);
  bm_background_hold (task);
  g_task_run_in_thread (task, write_in_thread);
}

static void
start_failed (BmLogbook *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  for (guint i = 0; i < self->writes->len; i++)
    {
      Write *write = g_ptr_array_index (self->writes, i);
      gboolean failed;

      g_mutex_lock (&self->lock);
      failed = write->stage == STAGE_FAILED;
      g_mutex_unlock (&self->lock);
      if (failed)
        start (self, write);
    }
}

static gboolean
retry_cb (gpointer data)
{
  BmLogbook *self = data;

  self->retry = 0;
  start_failed (self);
  return G_SOURCE_REMOVE;
}

/* A write may have been retried before its failure is handled here, and may even have succeeded. */
static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  BmLogbook *self = BM_LOGBOOK (source);
  Write *write = g_task_get_task_data (G_TASK (result));
  g_autoptr(GError) error = NULL;

  g_clear_error (&self->trouble);
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      if (write->exists)
        g_hash_table_add (self->there, g_strdup (write->entry->id));
      g_ptr_array_remove (self->writes, write);
    }
  else if (g_ptr_array_find (self->writes, write, NULL))
    {
      self->trouble = g_steal_pointer (&error);
      if (self->retry == 0)
        self->retry = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
bm_logbook_enter (BmLogbook            *self,
                  const BmLogbookEntry *entry)
{
  Write *write;

  g_return_if_fail (BM_IS_LOGBOOK (self));
  g_return_if_fail (entry != NULL);

  write = g_new0 (Write, 1);
  write->entry = bm_logbook_entry_copy (entry);
  start_failed (self);
  g_ptr_array_add (self->writes, write);
  start (self, write);
}

gboolean
bm_logbook_was_there (BmLogbook  *self,
                      const char *id)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), FALSE);
  return g_hash_table_contains (self->there, id);
}

/* The lowest stage of all writes, STAGE_FAILED if one has failed. */
static Stage
common_stage (BmLogbook *self)
{
  Stage stage = STAGE_DONE;

  for (guint i = 0; i < self->writes->len; i++)
    {
      const Write *write = g_ptr_array_index (self->writes, i);

      if (write->stage == STAGE_FAILED)
        return STAGE_FAILED;
      stage = MIN (stage, write->stage);
    }
  return stage;
}

static gboolean
wait_for (BmLogbook *self,
          Stage      wanted,
          guint      milliseconds)
{
  const gint64 until = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  Stage stage;

  g_mutex_lock (&self->lock);
  while ((stage = common_stage (self)) < wanted)
    if (!g_cond_wait_until (&self->moved, &self->lock, until))
      break;
  stage = common_stage (self);
  g_mutex_unlock (&self->lock);
  return stage >= wanted && stage != STAGE_FAILED;
}

gboolean
bm_logbook_await (BmLogbook *self,
                  guint      milliseconds)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), FALSE);
  return wait_for (self, STAGE_PUT, milliseconds);
}

gboolean
bm_logbook_flush (BmLogbook *self,
                  guint      milliseconds)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), FALSE);
  start_failed (self);
  return wait_for (self, STAGE_DONE, milliseconds);
}

gboolean
bm_logbook_is_written (BmLogbook *self)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), FALSE);
  return self->writes->len == 0;
}

const GError *
bm_logbook_get_trouble (BmLogbook *self)
{
  g_return_val_if_fail (BM_IS_LOGBOOK (self), NULL);
  return self->trouble;
}

/* ---- Reading */

static void
list_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GPtrArray *coming = data;
  GError *error = NULL;
  BmLogbookList *list = bm_logbook_list_new (BM_LOGBOOK (source)->folder, &error);

  if (list == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  for (guint i = 0; i < coming->len; i++)
    bm_logbook_list_add (list, g_ptr_array_index (coming, i));
  g_task_return_pointer (task, list, (GDestroyNotify) bm_logbook_list_free);
}

void
bm_logbook_list_async (BmLogbook           *self,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  GPtrArray *coming;

  g_return_if_fail (BM_IS_LOGBOOK (self));

  task = g_task_new (self, cancellable, callback, data);
  coming = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_logbook_entry_free);
  for (guint i = 0; i < self->writes->len; i++)
    g_ptr_array_add (coming, bm_logbook_entry_copy (((const Write *) g_ptr_array_index (self->writes, i))->entry));
  g_task_set_source_tag (task, bm_logbook_list_async);
  g_task_set_task_data (task, coming, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, list_in_thread);
}

BmLogbookList *
bm_logbook_list_finish (BmLogbook     *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- Deleting */

static void
delete_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  BmLogbook *self = source;
  const char *const *ids = data;
  GError *error = NULL;

  for (; *ids != NULL; ids++)
    if (!bm_logbook_file_delete (self->disk, self->folder, *ids, &error))
      {
        g_task_return_error (task, error);
        return;
      }
  g_task_return_boolean (task, TRUE);
}

void
bm_logbook_delete_async (BmLogbook           *self,
                         const char *const   *ids,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (BM_IS_LOGBOOK (self));
  g_return_if_fail (ids != NULL);

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, bm_logbook_delete_async);
  g_task_set_task_data (task, g_strdupv ((char **) ids), (GDestroyNotify) g_strfreev);
  bm_background_hold (task);
  g_task_run_in_thread (task, delete_in_thread);
}

gboolean
bm_logbook_delete_finish (BmLogbook     *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  gboolean done;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  done = g_task_propagate_boolean (G_TASK (result), error);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return done;
}
