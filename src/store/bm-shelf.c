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

/* The most bytes of a name given by a person; file systems take 255. */
#define MAX_NAME 120

/* ---- Listing */

typedef struct
{
  char      *folder;
  GPtrArray *running;
} Listing;

static void
listing_free (gpointer data)
{
  Listing *self = data;

  g_free (self->folder);
  g_clear_pointer (&self->running, g_ptr_array_unref);
  g_free (self);
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
list_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Listing *listing = data;
  GError *error = NULL;
  GPtrArray *items = list_folder (listing->folder, &error);

  if (items == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  for (guint i = 0; listing->running != NULL && i < listing->running->len; i++)
    g_ptr_array_insert (items, (int) i, bm_shelf_item_new_running (listing->running->pdata[i]));
  g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
}

void
bm_shelf_list_async (const char          *folder,
                     GPtrArray           *running,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Listing *listing = g_new0 (Listing, 1);

  *listing = (Listing) { g_strdup (folder), running == NULL ? NULL : g_ptr_array_ref (running) };
  g_task_set_source_tag (task, bm_shelf_list_async);
  g_task_set_task_data (task, listing, listing_free);
  g_task_run_in_thread (task, list_in_thread);
}

GPtrArray *
bm_shelf_list_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- Changing */

typedef struct
{
  char *path;
  char *text; /* the new name, or the content to write */
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

/* Never overwrites: link () fails if the name is taken.  Without hard links the remaining race is negligible. */
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
  /* A missing file is success. */
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
