/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The folder of own puzzles: there whole or not at all, whatever fails, whoever writes at the same time, and whatever else
 * lies there.
 */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "wr-cards-json.h"
#include "bm-puzzle-proof.h"
#include "bm-puzzle-shelf.h"
#include "ui-puzzles.h"
#include "wr-game-ui.h"
#include "wr-learn.h"

static char *
make_folder (void)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-puzzle-XXXXXX", NULL);

  return g_build_filename (top, "bloodmoon", BM_PUZZLE_FOLDER, NULL);
}

static void
test_shelf (void)
{
  g_autofree char *folder = make_folder ();
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GPtrArray) none = bm_puzzle_shelf_read (&wr_learn, folder), two = NULL, renamed = NULL, left = NULL;
  g_autoptr(GError) error = NULL;
  BmShelved *first;

  g_assert_cmpuint (none->len, ==, 0);
  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL);
  for (guint i = 0; i < 2; i++)
    g_assert_true (bm_puzzle_shelf_save (&bm_disk_real, folder, &puzzle, &error));
  two = bm_puzzle_shelf_read (&wr_learn, folder);
  g_assert_cmpuint (two->len, ==, 2);
  first = g_ptr_array_index (two, 0);
  g_assert_no_error (first->fault);
  g_assert_nonnull (first->course);
  g_assert_true (first->proven);
  g_assert_cmpstr (bm_lesson_get_step (g_ptr_array_index (first->course->lessons, 0), 0)->hint, ==,
                   "One way begins with: Eat at d3.");
  g_assert_cmpstr (first->name, ==, puzzle.name);
  g_assert_true (g_str_has_prefix (first->id, "own-"));
  g_assert_cmpstr (first->id, !=, ((BmShelved *) g_ptr_array_index (two, 1))->id);

  g_assert_true (bm_puzzle_shelf_rename (&bm_disk_real, &wr_learn, first->path, "Another", &error));
  renamed = bm_puzzle_shelf_read (&wr_learn, folder);
  g_assert_cmpstr (((BmShelved *) g_ptr_array_index (renamed, 0))->name, ==, "Another");
  /* What is known of it, and that it was done, stays. */
  g_assert_cmpstr (((BmShelved *) g_ptr_array_index (renamed, 0))->id, ==, first->id);
  g_assert_true (((BmShelved *) g_ptr_array_index (renamed, 0))->proven);

  g_assert_true (bm_puzzle_shelf_delete (&bm_disk_real, first->path, &error));
  g_assert_true (bm_puzzle_shelf_delete (&bm_disk_real, first->path, &error));
  left = bm_puzzle_shelf_read (&wr_learn, folder);
  g_assert_cmpuint (left->len, ==, 1);
}

static void
put (const char *folder,
     const char *file,
     const char *text,
     gssize      length)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

/* One bad file is told, and keeps nobody from the others. */
static void
test_hostile_files (void)
{
  g_autofree char *folder = make_folder (), *pipe = NULL, *sub = NULL, *big = g_strnfill (300000, ' ');
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GPtrArray) shelf = NULL;
  guint good = 0;

  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  g_assert_true (bm_puzzle_shelf_save (&bm_disk_real, folder, &puzzle, NULL));
  put (folder, "a" BM_PUZZLE_ENDING, "{", -1);
  put (folder, "b" BM_PUZZLE_ENDING, "", 0);
  put (folder, "c" BM_PUZZLE_ENDING, big, -1);
  put (folder, "d" BM_PUZZLE_ENDING, "\0\0\0", 3);
  put (folder, ".new", "{", -1);
  put (folder, "e.txt", "{", -1);
  pipe = g_build_filename (folder, "f" BM_PUZZLE_ENDING, NULL);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  sub = g_build_filename (folder, "g" BM_PUZZLE_ENDING, NULL);
  g_assert_cmpint (g_mkdir (sub, 0700), ==, 0);
  shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  g_assert_cmpuint (shelf->len, ==, 7);
  for (guint i = 0; i < shelf->len; i++)
    {
      const BmShelved *shelved = g_ptr_array_index (shelf, i);

      g_assert_cmpint (shelved->course != NULL, ==, shelved->fault == NULL);
      good += shelved->course != NULL;
    }
  g_assert_cmpuint (good, ==, 1);
}

/* The n-th thing that is done to the disk fails, for every n: then there is the old, or the new, and never a half. */
static int n_left;

static gboolean
fails (void)
{
  if (n_left-- != 0)
    return FALSE;
  errno = ENOSPC;
  return TRUE;
}

static int
open_some (const char *path,
           int         flags,
           mode_t      mode)
{
  return fails () ? -1 : bm_disk_real.open (path, flags, mode);
}

static gssize
write_some (int           fd,
            gconstpointer bytes,
            gsize         n)
{
  return fails () ? -1 : bm_disk_real.write (fd, bytes, n);
}

static int
sync_some (int fd)
{
  return fails () ? -1 : bm_disk_real.fsync (fd);
}

static int
rename_some (const char *from,
             const char *to)
{
  return fails () ? -1 : bm_disk_real.rename (from, to);
}

static int
link_some (const char *from,
           const char *to)
{
  return fails () ? -1 : bm_disk_real.link (from, to);
}

static void
test_faults (void)
{
  BmDisk disk = bm_disk_real;
  g_auto(BmPuzzle) puzzle = { NULL };
  gboolean done = FALSE;

  disk.open = open_some;
  disk.write = write_some;
  disk.fsync = sync_some;
  disk.rename = rename_some;
  disk.link = link_some;
  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  for (int n = 0; !done; n++)
    {
      g_autofree char *folder = make_folder ();
      g_autoptr(GPtrArray) shelf = NULL;
      g_autoptr(GError) error = NULL;
      const BmShelved *shelved;

      n_left = n;
      done = bm_puzzle_shelf_save (&disk, folder, &puzzle, &error);
      g_assert_cmpint (done, ==, error == NULL);
      shelf = bm_puzzle_shelf_read (&wr_learn, folder);
      g_assert_cmpuint (shelf->len, <=, 1);
      g_assert_true (!done || (shelf->len == 1 && n_left >= 0));
      if (shelf->len == 0)
        continue;
      shelved = g_ptr_array_index (shelf, 0);
      g_assert_no_error (shelved->fault);

      /* And another name. */
      for (int k = 0, renamed = 0; !renamed; k++)
        {
          g_autoptr(GPtrArray) after = NULL;

          n_left = k;
          renamed = bm_puzzle_shelf_rename (&disk, &wr_learn, shelved->path, "New", NULL);
          after = bm_puzzle_shelf_read (&wr_learn, folder);
          g_assert_cmpuint (after->len, ==, 1);
          g_assert_no_error (((BmShelved *) g_ptr_array_index (after, 0))->fault);
        }
    }
}

/* While one is written, somebody else writes another: neither gets into the other's way. */
static const char     *crossing_folder; /* NULL: nobody does */
static const BmPuzzle *crossing;

static gssize
crossing_write (int           fd,
                gconstpointer bytes,
                gsize         n)
{
  const char *folder = crossing_folder;
  g_autoptr(GError) error = NULL;

  crossing_folder = NULL;
  if (folder != NULL)
    g_assert_true (bm_puzzle_shelf_save (&bm_disk_real, folder, crossing, &error));
  return bm_disk_real.write (fd, bytes, n);
}

static void
assert_all_good (const char *folder,
                 guint       n)
{
  g_autoptr(GPtrArray) shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  g_assert_cmpuint (shelf->len, ==, n);
  for (guint i = 0; i < shelf->len; i++)
    g_assert_no_error (((const BmShelved *) g_ptr_array_index (shelf, i))->fault);
  while (g_dir_read_name (dir) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, n);
}

static void
test_two_at_once (void)
{
  g_autofree char *folder = make_folder ();
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GPtrArray) shelf = NULL;
  g_autoptr(GError) error = NULL;
  BmDisk disk = bm_disk_real;

  disk.write = crossing_write;
  ui_puzzle_set_up (&puzzle, WR_GOAL_EAT, UI_OVER_GREEN);
  crossing = &puzzle;
  crossing_folder = folder;
  bm_puzzle_shelf_save (&disk, folder, &puzzle, &error);
  g_assert_no_error (error);
  assert_all_good (folder, 2);
  shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  crossing_folder = folder;
  bm_puzzle_shelf_rename (&disk, &wr_learn, ((const BmShelved *) g_ptr_array_index (shelf, 0))->path, "New", &error);
  g_assert_no_error (error);
  assert_all_good (folder, 3);
}

/* Of more than can be shown the newest are, in whatever order the disk has them. */
static void
test_many (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr(GPtrArray) shelf = NULL;
  const BmShelved *first, *last;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < 260; i++)
    {
      /* Every one of them some time, and none where it belongs. */
      g_autofree char *file = g_strdup_printf ("20260101-%06u-00" BM_PUZZLE_ENDING, i * 77 % 260);

      put (folder, file, "{}", -1);
    }
  shelf = bm_puzzle_shelf_read (&wr_learn, folder);
  g_assert_cmpuint (shelf->len, ==, 200);
  first = g_ptr_array_index (shelf, 0);
  last = g_ptr_array_index (shelf, 199);
  g_assert_true (g_str_has_suffix (first->path, "20260101-000060-00" BM_PUZZLE_ENDING));
  g_assert_true (g_str_has_suffix (last->path, "20260101-000259-00" BM_PUZZLE_ENDING));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bm_game_ui_register (&wr_game_ui);
  g_assert_nonnull (wr_cards_box (NULL));
  g_test_add_func ("/puzzle-shelf/change", test_shelf);
  g_test_add_func ("/puzzle-shelf/hostile-files", test_hostile_files);
  g_test_add_func ("/puzzle-shelf/faults", test_faults);
  g_test_add_func ("/puzzle-shelf/two-at-once", test_two_at_once);
  g_test_add_func ("/puzzle-shelf/many", test_many);
  return g_test_run ();
}
