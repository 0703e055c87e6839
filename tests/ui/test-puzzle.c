/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Own puzzles without a window: written and read, played as lessons, proven, kept on the disk, and refused where a file is
 * not what it should be.
 */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "bm-cards-json.h"
#include "bm-lesson-run.h"
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-puzzle-proof.h"
#include "bm-puzzle-shelf.h"
#include "bm-scratch.h"
#include "bm-worms-rising.h"

/* The Bird stands over Green, and Yellow is out of reach. */
#define OVER_GREEN "{\"bird\": {\"at\": \"d2\"}, \"turn\": \"bird\", \"worms\": [{\"at\": \"d3\", \"colour\": \"green\"}, " \
                   "{\"at\": \"k12\", \"colour\": \"yellow\"}], \"grass\": [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]}"

static void
set_up (BmPuzzle   *puzzle,
        BmGoal      goal,
        const char *position)
{
  g_autoptr(GError) error = NULL;

  memset (puzzle, 0, sizeof *puzzle);
  puzzle->name = g_strdup ("Over “Green”");
  puzzle->goal = goal;
  bm_position_parse ("test", position, strlen (position), &puzzle->position, &error);
  g_assert_no_error (error);
}

static void
test_round_trip (void)
{
  g_auto(BmPuzzle) puzzle = { NULL }, again = { NULL };
  g_autofree char *text = NULL, *same = NULL;
  g_autoptr(GError) error = NULL;

  set_up (&puzzle, BM_GOAL_EAT, OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
  text = bm_puzzle_to_text (&puzzle);
  bm_puzzle_parse (&again, "test", text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again.name, ==, puzzle.name);
  g_assert_cmpint (again.goal, ==, puzzle.goal);
  g_assert_cmpuint (again.n_moves, ==, puzzle.n_moves);
  g_assert_true (bm_position_equal (&again.position, &puzzle.position));
  same = bm_puzzle_to_text (&again);
  g_assert_cmpstr (text, ==, same);
}

/* Positions from the middle of matches, as What if has them. */
static void
test_any_position (void)
{
  guint n = 0;

  for (guint64 seed = 1; n < 40 && seed < 400; seed++)
    {
      g_autoptr(BmMatch) match = bm_match_new (&bm_worms_rising, "start:champions=random,cards=on,events=on", seed, NULL);
      g_auto(BmPuzzle) puzzle = { NULL }, again = { NULL };
      g_autoptr(BmCourse) course = NULL;
      g_autoptr(GError) error = NULL;
      g_autofree char *text = NULL;
      guint64 chance = seed;

      for (guint i = 0; i < 20 + seed % 50 * 3 && bm_match_get_to_act (match) != BM_SIDE_NOBODY; i++)
        bm_match_play (match, bm_rules_pick (bm_match_get_position (match), &chance), NULL);
      if (bm_puzzle_why_not (bm_match_get_position (match)) != NULL)
        continue;
      bm_scratch_make (bm_match_get_position (match), (BmSide) bm_match_get_to_act (match), 0, &puzzle.position);
      puzzle.name = g_strdup_printf ("%u", n++);
      puzzle.goal = bm_match_get_to_act (match) == BM_SIDE_BIRD ? BM_GOAL_BIRD_WINS : BM_GOAL_BITE_TWICE;
      text = bm_puzzle_to_text (&puzzle);
      bm_puzzle_parse (&again, "test", text, strlen (text), &error);
      g_assert_no_error (error);
      g_assert_true (bm_position_equal (&again.position, &puzzle.position));
      course = bm_puzzle_make_course (&again, "own-1", &error);
      g_assert_no_error (error);
      g_assert_true (bm_position_equal (&bm_lesson_get_step (g_ptr_array_index (course->lessons, 0), 0)->position,
                                        &puzzle.position));
    }
  g_assert_cmpuint (n, ==, 40);
}

/* ---- Proofs */

static void
test_proofs (void)
{
  g_auto(BmPuzzle) eat = { NULL }, two = { NULL }, little = { NULL };

  set_up (&eat, BM_GOAL_EAT, OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&eat, BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
  g_assert_cmpuint (eat.n_moves, ==, 1);
  g_assert_cmpint (bm_move_kind (eat.moves[0]), ==, BM_MOVE_EAT);
  set_up (&two, BM_GOAL_EAT_TWO, OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&two, BM_PROOF_MOST, NULL), ==, BM_PROOF_NONE);
  g_assert_cmpuint (two.n_moves, ==, 0);
  /* What could not be tried is not said to be impossible. */
  set_up (&little, BM_GOAL_EAT_TWO, OVER_GREEN);
  g_assert_cmpint (bm_puzzle_prove (&little, 20, NULL), ==, BM_PROOF_OPEN);
}

/* The program's own puzzles can all be solved, and the search says so. */
static void
test_known_puzzles (void)
{
  GPtrArray *courses = bm_courses_get (NULL);
  guint n = 0;

  g_assert_nonnull (courses);
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; course->puzzles && k < course->lessons->len; k += 3)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);
          g_auto(BmPuzzle) puzzle = { NULL };
          guint goal = 0;

          while (goal < BM_N_GOALS && strcmp (bm_goal_words (goal), lesson->summary) != 0)
            goal++;
          g_assert_cmpuint (goal, <, BM_N_GOALS);
          g_assert_cmpint (bm_goal_get_side (goal), ==, lesson->side);
          puzzle.goal = goal;
          puzzle.position = bm_lesson_get_step (lesson, 0)->position;
          g_assert_cmpint (bm_puzzle_prove (&puzzle, 20 * BM_PROOF_MOST, NULL), ==, BM_PROOF_SOLVED);
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 12);
}

static void
test_cancelled (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_auto(BmPuzzle) puzzle = { NULL };

  set_up (&puzzle, BM_GOAL_EAT_TWO, OVER_GREEN);
  g_cancellable_cancel (cancellable);
  g_assert_cmpint (bm_puzzle_prove (&puzzle, BM_PROOF_MOST, cancellable), ==, BM_PROOF_OPEN);
}

/* ---- As lessons */

static void
test_lesson (void)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(BmCourse) course = NULL;
  g_autoptr(BmLessonRun) run = NULL;
  const BmPosition *pos;
  const char *words;

  set_up (&puzzle, BM_GOAL_EAT, OVER_GREEN);
  bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL);
  course = bm_puzzle_make_course (&puzzle, "own-1", NULL);
  g_assert_nonnull (course);
  run = bm_lesson_run_new (g_ptr_array_index (course->lessons, 0));
  pos = bm_lesson_run_get_position (run);
  g_assert_cmpstr (bm_lesson_run_get (run)->text, ==, "The Bird eats a Worm in one turn. It can be done.");
  g_assert_cmpstr (bm_lesson_run_get (run)->hint, ==, "One way begins with: Eat at d3.");
  words = bm_lesson_run_refuses (run, pos, bm_move_from_text (pos, "end"));
  g_assert_true (g_str_has_prefix (words, "A puzzle has no tomorrow"));
  g_assert_false (bm_lesson_run_is_done (run));
  for (guint i = 0; i < puzzle.n_moves; i++)
    bm_lesson_run_play (run, puzzle.moves[i]);
  g_assert_true (bm_lesson_run_is_done (run));
}

static void
test_unproven_lesson (void)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(BmCourse) course = NULL;
  const BmLessonStep *step;

  set_up (&puzzle, BM_GOAL_EAT_TWO, OVER_GREEN);
  course = bm_puzzle_make_course (&puzzle, "own-1", NULL);
  g_assert_nonnull (course);
  step = bm_lesson_get_step (g_ptr_array_index (course->lessons, 0), 0);
  g_assert_cmpstr (step->text, ==, "The Bird eats two Worms in one turn. Whether it can be done has not been proven.");
  g_assert_null (step->hint);
}

/* ---- What is refused */

static void
refuse (const char *text,
        const char *message)
{
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GError) error = NULL;

  g_assert_false (bm_puzzle_parse (&puzzle, "f", text, strlen (text), &error));
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (puzzle.name);
  if (strstr (error->message, message) == NULL)
    g_error ("%s: not “%s”", error->message, message);
}

#define HEAD "{\"format\": \"bloodmoon-puzzle\", \"version\": 1, "

static void
test_hostile (void)
{
  g_autofree char *long_name = g_strnfill (BM_PUZZLE_NAME + 1, 'x');
  g_autofree char *too_long = g_strdup_printf (HEAD "\"name\": \"%s\", \"goal\": \"eat\", \"position\": " OVER_GREEN "}",
                                               long_name);

  refuse ("", "f");
  refuse ("[]", "f");
  refuse ("{\"format\": \"bloodmoon-record\", \"version\": 1}", "format");
  refuse ("{\"format\": \"bloodmoon-puzzle\", \"version\": 2}", "version");
  refuse (HEAD "\"cards\": []}", "cards");
  refuse (HEAD "\"goal\": \"eat\", \"position\": " OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": 3, \"goal\": \"eat\", \"position\": " OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": \"\", \"goal\": \"eat\", \"position\": " OVER_GREEN "}", "name");
  refuse (HEAD "\"name\": \"a\\nb\", \"goal\": \"eat\", \"position\": " OVER_GREEN "}", "name");
  refuse (too_long, "name");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"fly\", \"position\": " OVER_GREEN "}", "goal");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\"}", "position");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": \"start\"}", "position");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": {\"hunger\": 99}}", "position.hunger");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"bite-twice\", \"position\": " OVER_GREEN "}", "side that has the goal");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " OVER_GREEN ", \"solution\": []}", "solution");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " OVER_GREEN ", \"solution\": [\"eat k12\"]}",
          "solution[0]");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat\", \"position\": " OVER_GREEN ", \"solution\": [\"end\"]}",
          "solution[0]");
  refuse (HEAD "\"name\": \"a\", \"goal\": \"eat-two\", \"position\": " OVER_GREEN ", \"solution\": [\"eat d3\"]}",
          "does not lead");
}

static void
test_why_not (void)
{
  BmPosition pos;

  bm_position_init (&pos);
  bm_rules_start (&pos, 1, 0);
  g_assert_cmpstr (bm_puzzle_why_not (&pos), ==, "A puzzle is one turn: the first has not begun yet.");
  bm_position_parse ("test", OVER_GREEN, strlen (OVER_GREEN), &pos, NULL);
  g_assert_null (bm_puzzle_why_not (&pos));
  pos.winner = BM_SIDE_BIRD;
  g_assert_cmpstr (bm_puzzle_why_not (&pos), ==, "The duel is decided: no puzzle can be made of it.");
}

/* ---- On the disk */

static char *
make_folder (void)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-puzzle-XXXXXX", NULL);

  return g_build_filename (top, "bloodmoon", BM_PUZZLE_FOLDER, NULL);
}

static void
test_shelf (void)
{
  g_autofree char *folder = make_folder (), *path = NULL;
  g_auto(BmPuzzle) puzzle = { NULL };
  g_autoptr(GPtrArray) none = bm_puzzle_shelf_read (folder), two = NULL, renamed = NULL, left = NULL;
  g_autoptr(GError) error = NULL;
  BmShelved *first;

  g_assert_cmpuint (none->len, ==, 0);
  set_up (&puzzle, BM_GOAL_EAT, OVER_GREEN);
  bm_puzzle_prove (&puzzle, BM_PROOF_MOST, NULL);
  for (guint i = 0; i < 2; i++)
    g_assert_true (bm_puzzle_shelf_save (&bm_disk_real, folder, &puzzle, &error));
  two = bm_puzzle_shelf_read (folder);
  g_assert_cmpuint (two->len, ==, 2);
  first = g_ptr_array_index (two, 0);
  g_assert_no_error (first->fault);
  g_assert_nonnull (first->course);
  g_assert_true (first->proven);
  g_assert_cmpstr (first->name, ==, puzzle.name);
  g_assert_true (g_str_has_prefix (first->id, "own-"));
  g_assert_cmpstr (first->id, !=, ((BmShelved *) g_ptr_array_index (two, 1))->id);

  g_assert_true (bm_puzzle_shelf_rename (&bm_disk_real, first->path, "Another", &error));
  renamed = bm_puzzle_shelf_read (folder);
  g_assert_cmpstr (((BmShelved *) g_ptr_array_index (renamed, 0))->name, ==, "Another");
  /* What is known of it, and that it was done, stays. */
  g_assert_cmpstr (((BmShelved *) g_ptr_array_index (renamed, 0))->id, ==, first->id);
  g_assert_true (((BmShelved *) g_ptr_array_index (renamed, 0))->proven);

  g_assert_true (bm_puzzle_shelf_delete (&bm_disk_real, first->path, &error));
  g_assert_true (bm_puzzle_shelf_delete (&bm_disk_real, first->path, &error));
  left = bm_puzzle_shelf_read (folder);
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

  set_up (&puzzle, BM_GOAL_EAT, OVER_GREEN);
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
  shelf = bm_puzzle_shelf_read (folder);
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
  set_up (&puzzle, BM_GOAL_EAT, OVER_GREEN);
  for (int n = 0; !done; n++)
    {
      g_autofree char *folder = make_folder ();
      g_autoptr(GPtrArray) shelf = NULL;
      g_autoptr(GError) error = NULL;
      const BmShelved *shelved;

      n_left = n;
      done = bm_puzzle_shelf_save (&disk, folder, &puzzle, &error);
      g_assert_cmpint (done, ==, error == NULL);
      shelf = bm_puzzle_shelf_read (folder);
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
          renamed = bm_puzzle_shelf_rename (&disk, shelved->path, "New", NULL);
          after = bm_puzzle_shelf_read (folder);
          g_assert_cmpuint (after->len, ==, 1);
          g_assert_no_error (((BmShelved *) g_ptr_array_index (after, 0))->fault);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (bm_cards_box (NULL));
  g_test_add_func ("/puzzle/round-trip", test_round_trip);
  g_test_add_func ("/puzzle/any-position", test_any_position);
  g_test_add_func ("/puzzle/proofs", test_proofs);
  g_test_add_func ("/puzzle/known-puzzles", test_known_puzzles);
  g_test_add_func ("/puzzle/cancelled", test_cancelled);
  g_test_add_func ("/puzzle/lesson", test_lesson);
  g_test_add_func ("/puzzle/unproven-lesson", test_unproven_lesson);
  g_test_add_func ("/puzzle/hostile", test_hostile);
  g_test_add_func ("/puzzle/why-not", test_why_not);
  g_test_add_func ("/puzzle/shelf", test_shelf);
  g_test_add_func ("/puzzle/hostile-files", test_hostile_files);
  g_test_add_func ("/puzzle/faults", test_faults);
  return g_test_run ();
}
