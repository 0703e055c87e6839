/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-shelf"

#include "bm-shelf-private.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bm-background.h"
#include "bm-disk.h"
#include "bm-file.h"

/* Letters of a name that somebody gives, in bytes; file systems take 255. */
#define MAX_NAME 120

/* ---- Reading */

typedef struct
{
  char         *folder;
  const BmGame *game;
  GBytes       *running;
  BmShelfFound  found;
  gpointer      data;
} Reading;

/* What was found, on its way to whoever asked. */
typedef struct
{
  BmShelfItem  *item;
  GCancellable *cancellable;
  BmShelfFound  found;
  gpointer      data;
} Message;

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_free (self->folder);
  g_clear_pointer (&self->running, g_bytes_unref);
  g_free (self);
}

static void
message_free (gpointer data)
{
  Message *self = data;

  g_object_unref (self->item);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static gboolean
tell_cb (gpointer data)
{
  Message *self = data;

  if (!g_cancellable_is_cancelled (self->cancellable))
    self->found (self->item, self->data);
  return G_SOURCE_REMOVE;
}

/* ITEM: (transfer full) */
static void
tell (GTask         *task,
      const Reading *reading,
      BmShelfItem   *item)
{
  Message *message = g_new0 (Message, 1);
  g_autoptr(GSource) source = g_idle_source_new ();

  *message = (Message) { item, NULL, reading->found, reading->data };
  g_set_object (&message->cancellable, g_task_get_cancellable (task));
  /* The same as the end of the task has, and so before it. */
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, tell_cb, message, message_free);
  g_source_attach (source, g_task_get_context (task));
}

static void
read_item (BmShelfItem  *item,
           const BmGame *game)
{
  g_autoptr(BmReplay) replay = NULL;
  g_autoptr(GBytes) bytes = NULL;
  BmRecord *record;
  gboolean absent;
  gsize length;
  const char *text;

  bytes = bm_disk_read (item->path, BM_JSON_MAX_RECORD, &absent);
  if (bytes == NULL)
    {
      g_set_error_literal (&item->fault, G_FILE_ERROR, absent ? G_FILE_ERROR_NOENT : G_FILE_ERROR_IO,
                           "cannot be read, or is too long");
      return;
    }
  text = g_bytes_get_data (bytes, &length);
  record = bm_record_parse (game, item->name, text == NULL ? "" : text, length, &item->fault);
  replay = record == NULL ? NULL : bm_replay_new (record, item->path, &item->fault);
  if (replay != NULL)
    bm_shelf_item_sum_up (item, replay);
}

static BmShelfItem *
read_running (const Reading *reading)
{
  BmShelfItem *item = bm_shelf_item_new (NULL, "", g_get_real_time () / G_USEC_PER_SEC);
  g_autoptr(BmReplay) replay = NULL;
  BmRecord *record;
  gsize length;
  const char *text = g_bytes_get_data (reading->running, &length);

  record = bm_record_parse (reading->game, "running", text, length, &item->fault);
  replay = record == NULL ? NULL : bm_replay_new (record, NULL, &item->fault);
  if (replay != NULL)
    bm_shelf_item_sum_up (item, replay);
  return item;
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  return bm_shelf_item_compare (*(BmShelfItem *const *) a, *(BmShelfItem *const *) b, NULL);
}

/* Sorted, none of them read yet. */
static GPtrArray *
list_folder (const char  *folder,
             GError     **error)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GDir) dir = NULL;
  g_autoptr(GError) fault = NULL;
  const char *name;

  dir = g_dir_open (folder, 0, &fault);
  if (dir == NULL && g_error_matches (fault, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return g_steal_pointer (&items);
  if (dir == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *stem = NULL;
      GStatBuf status;

      if (*name == '.' || !g_str_has_suffix (name, BM_SHELF_ENDING) || g_stat (path, &status) != 0)
        continue;
      stem = g_strndup (name, strlen (name) - strlen (BM_SHELF_ENDING));
      g_ptr_array_add (items, bm_shelf_item_new (path, stem, status.st_mtime));
    }
  g_ptr_array_sort (items, compare_items);
  return g_steal_pointer (&items);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Reading *reading = data;
  g_autoptr(GPtrArray) items = NULL;
  GError *error = NULL;

  if (reading->running != NULL)
    tell (task, reading, read_running (reading));
  items = list_folder (reading->folder, &error);
  if (items == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  for (guint i = 0; i < items->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      BmShelfItem *item = g_ptr_array_index (items, i);

      read_item (item, reading->game);
      tell (task, reading, g_object_ref (item));
    }
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

void
bm_shelf_read_async (const char          *folder,
                     const BmGame        *game,
                     GBytes              *running,
                     GCancellable        *cancellable,
                     BmShelfFound         found,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Reading *reading = g_new0 (Reading, 1);

  *reading = (Reading) { g_strdup (folder), game, running == NULL ? NULL : g_bytes_ref (running), found, data };
  g_task_set_source_tag (task, bm_shelf_read_async);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
bm_shelf_read_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* ---- Changing */

typedef struct
{
  char *path;
  char *text; /* the new name, or what is to be written */
} Change;

static void
change_free (gpointer data)
{
  Change *self = data;

  g_free (self->path);
  g_free (self->text);
  g_free (self);
}

gboolean
bm_shelf_check_name (const char *name)
{
  return *name != '\0' && *name != '.' && strlen (name) <= MAX_NAME && strchr (name, G_DIR_SEPARATOR) == NULL
         && g_utf8_validate (name, -1, NULL) && strpbrk (name, "\n\r\t") == NULL;
}

/* Never over another file: a link fails where the name is taken.  Where a file can have one name only, nobody else is
   quick enough to matter. */
static gboolean
rename_file (const char  *from,
             const char  *to,
             GError     **error)
{
  if (link (from, to) == 0)
    return unlink (from) == 0 || bm_disk_fail (errno, error);
  if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK)
    return bm_disk_fail (errno, error);
  if (g_file_test (to, G_FILE_TEST_EXISTS))
    return bm_disk_fail (EEXIST, error);
  return g_rename (from, to) == 0 || bm_disk_fail (errno, error);
}

static void
return_done (GTask    *task,
             gboolean  done,
             GError   *error)
{
  if (done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
rename_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Change *change = data;
  g_autofree char *folder = g_path_get_dirname (change->path);
  g_autofree char *name = g_filename_from_utf8 (change->text, -1, NULL, NULL, NULL);
  g_autofree char *file = g_strconcat (name == NULL ? change->text : name, BM_SHELF_ENDING, NULL);
  g_autofree char *to = g_build_filename (folder, file, NULL);
  GError *error = NULL;
  gboolean done = g_str_equal (change->path, to) || rename_file (change->path, to, &error);

  return_done (task, done, error);
}

static void
delete_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Change *change = data;
  GError *error = NULL;
  /* What is gone already is what was wanted. */
  gboolean done = g_unlink (change->path) == 0 || errno == ENOENT || bm_disk_fail (errno, &error);

  return_done (task, done, error);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Change *change = data;
  GError *error = NULL;
  gboolean done = bm_file_write (change->path, change->text, strlen (change->text), &error);

  return_done (task, done, error);
}

static void
run (const char          *path,
     const char          *text,
     GTaskThreadFunc      function,
     GAsyncReadyCallback  callback,
     gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, NULL, callback, data);
  Change *change = g_new0 (Change, 1);

  *change = (Change) { g_strdup (path), g_strdup (text) };
  g_task_set_source_tag (task, run);
  g_task_set_task_data (task, change, change_free);
  bm_background_hold (task);
  g_task_run_in_thread (task, function);
}

void
bm_shelf_rename_async (const char          *path,
                       const char          *name,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_return_if_fail (path != NULL);
  g_return_if_fail (bm_shelf_check_name (name));

  run (path, name, rename_in_thread, callback, data);
}

void
bm_shelf_delete_async (const char          *path,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_return_if_fail (path != NULL);

  run (path, NULL, delete_in_thread, callback, data);
}

void
bm_shelf_write_async (const char          *path,
                      const char          *text,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_return_if_fail (path != NULL);
  g_return_if_fail (text != NULL);

  run (path, text, write_in_thread, callback, data);
}

gboolean
bm_shelf_finish (GAsyncResult  *result,
                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
