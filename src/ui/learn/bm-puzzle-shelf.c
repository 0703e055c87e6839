/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-puzzle-shelf.h"

#include <errno.h>
#include <string.h>

#include "bm-background.h"
#include "bm-file.h"
#include "bm-game-ui.h"
#include "bm-json.h"

/* Of more files the newest are listed; longer ones are not read. */
#define MOST_FILES 200
#define MOST_BYTES (256 * 1024)

/* The most puzzles that are saved within one second. */
#define MOST_NAMES 100

void
bm_shelved_free (BmShelved *self)
{
  g_free (self->path);
  g_free (self->name);
  g_free (self->id);
  bm_course_free (self->course);
  g_clear_error (&self->fault);
  g_free (self);
}

/* ---- Reading */

static gboolean
read_puzzle (BmLearnGame  *game,
             const char   *path,
             BmPuzzle     *puzzle,
             GError      **error)
{
  g_autofree char *file = g_path_get_basename (path), *shown = g_filename_display_name (file);
  gboolean absent;
  g_autoptr(GBytes) text = bm_disk_read (path, MOST_BYTES, &absent);
  gsize length;
  const char *bytes;

  if (text == NULL)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: cannot be read, or is too long", shown);
      return FALSE;
    }
  bytes = g_bytes_get_data (text, &length);
  return bm_puzzle_parse (puzzle, game, shown, length > 0 ? bytes : "", length, error);
}

/* An id that is unique among all lessons, whatever the file is called. */
static char *
make_id (const char *file)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, file, -1);

  return g_strdup_printf ("own-%.16s", sum);
}

static BmShelved *
read_file (BmLearnGame *game,
           const char  *path)
{
  g_auto(BmPuzzle) puzzle = { 0 };
  g_autofree char *file = g_path_get_basename (path);
  BmShelved *shelved = g_new0 (BmShelved, 1);

  shelved->path = g_strdup (path);
  shelved->id = make_id (file);
  if (read_puzzle (game, shelved->path, &puzzle, &shelved->fault))
    {
      const BmAdviceParts *advice = bm_game_ui_of (game->rules)->advice;
      g_autofree char *first = NULL;

      if (puzzle.n_moves > 0 && advice != NULL)
        first = advice->move_words (puzzle.position, puzzle.moves[0]);
      shelved->course = bm_puzzle_make_course (&puzzle, shelved->id, first, &shelved->fault);
      shelved->proven = puzzle.n_moves > 0;
      shelved->name = g_steal_pointer (&puzzle.name);
    }
  else
    {
      shelved->name = g_filename_display_name (file);
    }
  return shelved;
}

GPtrArray *
bm_puzzle_shelf_read (BmLearnGame *game,
                      const char  *folder)
{
  GPtrArray *shelf = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_shelved_free);
  g_autoptr(GPtrArray) files = bm_file_list (folder, BM_PUZZLE_ENDING);

  for (guint i = files->len - MIN (files->len, MOST_FILES); i < files->len; i++)
    g_ptr_array_add (shelf, read_file (game, g_ptr_array_index (files, i)));
  return shelf;
}

/* ---- Writing */

/* A unique name: another thread or program may write at the same time. */
static char *
make_temporary (void)
{
  return g_strdup_printf (".new-%08x", g_random_int ());
}

static GBytes *
bytes_of (const BmPuzzle *puzzle)
{
  char *text = bm_puzzle_to_text (puzzle);

  return g_bytes_new_take (text, strlen (text));
}

gboolean
bm_puzzle_shelf_save (const BmDisk    *disk,
                      const char      *folder,
                      const BmPuzzle  *puzzle,
                      GError         **error)
{
  g_autoptr(GBytes) text = bytes_of (puzzle);
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S"), *temporary = make_temporary ();

  if (!bm_disk_make_folder (disk, folder, error))
    return FALSE;
  for (guint i = 0; i < MOST_NAMES; i++)
    {
      g_autofree char *file = g_strdup_printf ("%s-%02u" BM_PUZZLE_ENDING, time, i);
      gboolean exists = FALSE;

      if (bm_disk_create (disk, folder, temporary, file, text, &exists, error))
        return TRUE;
      if (!exists || i + 1 == MOST_NAMES)
        return FALSE;
      g_clear_error (error);
    }
  return FALSE;
}

gboolean
bm_puzzle_shelf_rename (const BmDisk  *disk,
                        BmLearnGame   *game,
                        const char    *path,
                        const char    *name,
                        GError       **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *file = g_path_get_basename (path);
  g_autofree char *temporary = make_temporary ();
  g_auto(BmPuzzle) puzzle = { 0 };
  g_autoptr(GBytes) text = NULL;

  g_return_val_if_fail (bm_puzzle_check_name (name), FALSE);

  if (!read_puzzle (game, path, &puzzle, error))
    return FALSE;
  g_free (puzzle.name);
  puzzle.name = g_strdup (name);
  text = bytes_of (&puzzle);
  return bm_disk_replace (disk, folder, temporary, file, text, error);
}

gboolean
bm_puzzle_shelf_delete (const BmDisk  *disk,
                        const char    *path,
                        GError       **error)
{
  /* A missing file is success. */
  return disk->unlink (path) == 0 || errno == ENOENT || bm_disk_fail (errno, error);
}

/* ---- In a thread */

typedef struct
{
  BmLearnGame *game;
  char        *where; /* the folder, or a file in it */
  char        *name;
  BmPuzzle     puzzle;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_free (work->where);
  g_free (work->name);
  bm_puzzle_clear (&work->puzzle);
  g_free (work);
}

static void
run (BmLearnGame         *game,
     const char          *where,
     const char          *name,
     const BmPuzzle      *puzzle,
     GTaskThreadFunc      function,
     GCancellable        *cancellable,
     GAsyncReadyCallback  callback,
     gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Work *work = g_new0 (Work, 1);

  if (puzzle != NULL)
    bm_puzzle_set (&work->puzzle, puzzle);
  work->game = game;
  work->where = g_strdup (where);
  work->name = g_strdup (name);
  g_task_set_source_tag (task, run);
  g_task_set_task_data (task, work, work_free);
  bm_background_hold (task);
  g_task_run_in_thread (task, function);
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
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Work *work = data;

  g_task_return_pointer (task, bm_puzzle_shelf_read (work->game, work->where), (GDestroyNotify) g_ptr_array_unref);
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gboolean done = bm_puzzle_shelf_save (&bm_disk_real, work->where, &work->puzzle, &error);

  return_done (task, done, error);
}

static void
rename_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gboolean done = bm_puzzle_shelf_rename (&bm_disk_real, work->game, work->where, work->name, &error);

  return_done (task, done, error);
}

static void
delete_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gboolean done = bm_puzzle_shelf_delete (&bm_disk_real, work->where, &error);

  return_done (task, done, error);
}

void
bm_puzzle_shelf_read_async (BmLearnGame         *game,
                            const char          *folder,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  run (game, folder, NULL, NULL, read_in_thread, cancellable, callback, data);
}

GPtrArray *
bm_puzzle_shelf_read_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
bm_puzzle_shelf_save_async (const char          *folder,
                            const BmPuzzle      *puzzle,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  run (NULL, folder, NULL, puzzle, save_in_thread, NULL, callback, data);
}

void
bm_puzzle_shelf_rename_async (BmLearnGame         *game,
                              const char          *path,
                              const char          *name,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  run (game, path, name, NULL, rename_in_thread, NULL, callback, data);
}

void
bm_puzzle_shelf_delete_async (const char          *path,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  run (NULL, path, NULL, NULL, delete_in_thread, NULL, callback, data);
}

gboolean
bm_puzzle_shelf_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
