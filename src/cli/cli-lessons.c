/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * lessons: those of the program or of files, proven, listed, or read out.
 */
#include "cli.h"

#include <math.h>

#include "bm-lesson.h"

/* The most positions that are searched to prove the puzzles of a file. */
#define MOST_POSITIONS 1000000

static gboolean check, list, prove;
static char *tell;

static gboolean
put_faults (GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (faults, i));
  return faults->len > 0;
}

/* All files are read first: if one is invalid, nothing is played.  NULL: one is. */
static GPtrArray *
read_files (guint   n,
            char  **files)
{
  g_autoptr (GPtrArray) courses = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_course_free);
  gboolean good = TRUE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      BmCourse *course = bm_course_load (cli_game ()->learn, files[i], &error);

      if (course != NULL)
        {
          g_ptr_array_add (courses, course);
          continue;
        }
      cli_complain ("%s", error->message);
      good = FALSE;
    }
  return good ? g_steal_pointer (&courses) : NULL;
}

static GPtrArray *
read_own (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *courses = bm_courses_get (cli_game ()->learn, &error);

  if (courses == NULL)
    {
      cli_complain ("%s", error->message);
      return NULL;
    }
  return g_ptr_array_ref (courses);
}

static CliStatus
check_all (GPtrArray *courses,
           gboolean   own)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < courses->len; i++)
    bm_course_check_within (g_ptr_array_index (courses, i), own ? G_MAXUINT64 : BM_COURSE_MOST_WORK, faults);
  if (own)
    bm_courses_check (cli_game ()->learn, courses, faults);
  return put_faults (faults) ? CLI_FAILED : CLI_DONE;
}

/* The last number: how many yes-or-no questions would lead to a solution found by chance. */
static void
put_count (const BmLesson      *puzzle,
           const BmPuzzleCount *count)
{
  cli_printf ("%-12s  %2u %s  %9" G_GUINT64_FORMAT " positions  %2u of %2u first moves lose  %4.1f bits\n", puzzle->id,
              count->ways, count->ways == 1 ? "way " : "ways", count->nodes, count->losing, count->firsts,
              count->luck > 0 ? -log2 (count->luck) : 0.0);
}

/* Counts the solutions of each puzzle of COURSE, searching at most POSITIONS positions. */
static CliStatus
prove_course (const BmCourse *course,
              guint64         positions)
{
  CliStatus status = CLI_DONE;

  for (guint k = 0; course->puzzles && k < course->lessons->len; k++)
    {
      const BmLesson *puzzle = g_ptr_array_index (course->lessons, k);
      BmPuzzleCount count;

      bm_puzzle_count (puzzle, puzzle->solutions + 1, positions, &count);
      if (count.nodes >= positions)
        {
          cli_complain ("%s: lessons[%u]: not proven from here on: one file is not given more than %d positions; "
                        "try fewer puzzles", course->file, k, MOST_POSITIONS);
          return CLI_FAILED;
        }
      positions -= count.nodes;
      put_count (puzzle, &count);
      if (count.ways == puzzle->solutions && count.lucky == count.ways)
        continue;
      if (count.ways != puzzle->solutions)
        cli_complain ("%s: lessons[%u].solutions: must be %s%u", course->file, k,
                      count.ways > puzzle->solutions ? "at least " : "", count.ways);
      else
        cli_complain ("%s: lessons[%u]: with its own dice and cards there are other ways as well: %s%u", course->file, k,
                      count.lucky > puzzle->solutions ? "at least " : "", count.lucky);
      status = CLI_FAILED;
    }
  return status;
}

static CliStatus
prove_all (GPtrArray *courses,
           gboolean   own)
{
  CliStatus status = CLI_DONE;

  for (guint i = 0; i < courses->len; i++)
    if (prove_course (g_ptr_array_index (courses, i), own ? G_MAXUINT64 : MOST_POSITIONS) != CLI_DONE)
      status = CLI_FAILED;
  return status;
}

static void
put_list (GPtrArray *courses)
{
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);
          g_autofree char *rules = g_strjoinv (" ", lesson->rules);
          g_autofree char *line = g_strdup_printf ("%-8s  %-18s  %2u min  %2u steps  %s  %s", course->id, lesson->id,
                                                   lesson->minutes, lesson->steps->len, lesson->title, rules);

          cli_say (line);
        }
    }
}

static void
put_text (const char *before,
          const char *text)
{
  g_autofree char *line = text == NULL ? NULL : g_strconcat (before, text, NULL);

  if (line != NULL)
    cli_say (line);
}

/* All texts of a lesson, in order: for proofreading. */
static CliStatus
put_texts (GPtrArray  *courses,
           const char *id)
{
  const BmLesson *lesson = bm_courses_find (courses, id);

  if (lesson == NULL)
    {
      cli_complain ("bloodmoon-cli lessons: there is no lesson \"%s\"", id);
      return CLI_USAGE;
    }
  put_text ("", lesson->title);
  put_text ("", lesson->summary);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BmLessonStep *step = bm_lesson_get_step (lesson, i);

      cli_printf ("\n%u\n", i + 1);
      put_text ("", step->text);
      put_text ("  hint: ", step->hint);
      put_text ("  else: ", step->otherwise);
      for (guint k = 0; k < step->refusals->len; k++)
        put_text ("  no: ", g_array_index (step->refusals, BmLessonRefusal, k).text);
      for (guint k = 0; k < step->tips->len; k++)
        put_text ("  tip: ", g_array_index (step->tips, BmLessonTip, k).text);
      for (guint k = 0; k < step->goals->len; k++)
        put_text ("  done: ", g_array_index (step->goals, BmLessonGoal, k).praise);
    }
  return CLI_DONE;
}

static CliStatus
run (guint   n,
     char  **files)
{
  g_autoptr (GPtrArray) courses = NULL;
  g_autoptr (GError) error = NULL;

  if (cli_game ()->learn == NULL)
    return cli_game_has_no ("lessons", "lessons");
  if (cli_game ()->load != NULL && !cli_game ()->load (&error))
    {
      cli_complain ("bloodmoon-cli lessons: %s", error->message);
      return CLI_FAILED;
    }
  courses = n > 0 ? read_files (n, files) : read_own ();
  if (courses == NULL)
    return n > 0 ? CLI_USAGE : CLI_FAILED;
  if (check)
    return check_all (courses, n == 0);
  if (prove)
    return prove_all (courses, n == 0);
  if (tell != NULL)
    return put_texts (courses, tell);
  put_list (courses);
  return CLI_DONE;
}

CliStatus
cli_lessons (int    argc,
             char **argv)
{
  static const GOptionEntry entries[] = {
    { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Play them through, and say what is wrong", NULL },
    { "prove", 0, 0, G_OPTION_ARG_NONE, &prove, "Count the ways to solve each puzzle", NULL },
    { "list", 0, 0, G_OPTION_ARG_NONE, &list, "List them: course, id, time, steps, title, rules", NULL },
    { "tell", 0, 0, G_OPTION_ARG_STRING, &tell, "Print all that a lesson says", "ID" },
    G_OPTION_ENTRY_NULL
  };
  static const CliUsage usage = {
    .usage = "[FILE...]",
    .summary = "Proves, lists or reads out the lessons of the program, or of the files named.",
    .entries = entries,
    .most = -1,
  };
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;
  if (check + prove + list + (tell != NULL) != 1)
    {
      cli_complain ("bloodmoon-cli lessons: one of --check, --prove, --list and --tell must be given");
      return CLI_USAGE;
    }
  return run ((guint) argc - 1, argv + 1);
}
