/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a course and its lessons.  The first error is reported with its JSON path.
 */
#include "bm-lesson.h"

#include <string.h>

#include "bm-file.h"
#include "lesson-private.h"

/* The most minutes that a lesson may take. */
#define MOST_MINUTES 40

/* Small letters, digits and dashes. */
static gboolean
read_id (const BmJson  *at,
         char         **id,
         GError       **error)
{
  BmJson child;

  if (!bm_lesson_read_text (at, "id", TRUE, id, error))
    return FALSE;
  if (strspn (*id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (*id))
    return TRUE;
  bm_json_member (at, "id", &child);
  return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must have only small letters, digits and dashes");
}

static gboolean
read_steps (const BmJson  *at,
            BmLesson      *lesson,
            guint         *seeds,
            GError       **error)
{
  BmJson list, child;
  guint n;

  if (!bm_json_member (at, "steps", &list))
    return bm_json_fail_member (at, "steps", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  if (n == 0)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have a step");
  for (guint i = 0; i < n; i++)
    {
      BmLessonStep *step;

      bm_json_element (&list, i, &child);
      step = bm_lesson_read_step (&child, lesson, seeds, error);
      if (step == NULL)
        return FALSE;
      g_ptr_array_add (lesson->steps, step);
    }
  return TRUE;
}

static gboolean
read_minutes (const BmJson  *at,
              BmLesson      *lesson,
              GError       **error)
{
  gint64 minutes;
  BmJson child;

  if (!bm_json_member (at, "minutes", &child))
    return bm_json_fail_member (at, "minutes", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_get_integer (&child, 1, MOST_MINUTES, &minutes, error))
    return FALSE;
  lesson->minutes = (guint) minutes;
  return TRUE;
}

static gboolean
read_side (const BmJson  *at,
           BmLesson      *lesson,
           GError       **error)
{
  const BmGame *rules = lesson->game->rules;
  g_autoptr (GString) known = g_string_new (NULL);
  const char *name = bm_json_get_string (at, error);

  if (name == NULL)
    return FALSE;
  for (guint side = 0; rules->seat_ids[side] != NULL; side++)
    {
      if (strcmp (rules->seat_ids[side], name) == 0)
        {
          lesson->side = (int) side;
          return TRUE;
        }
      g_string_append_printf (known, "%s\"%s\"", side > 0 ? " or " : "", rules->seat_ids[side]);
    }
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be %s", known->str);
}

static gboolean
read_players (const BmJson  *at,
              BmLesson      *lesson,
              GError       **error)
{
  const char *name;
  BmJson child;

  if (!bm_json_member (at, "side", &child))
    return bm_json_fail_member (at, "side", BM_ERROR_UNREADABLE, error, "missing");
  if (!read_side (&child, lesson, error))
    return FALSE;
  if (!bm_json_member (at, "rival", &child))
    return TRUE;
  name = bm_json_get_string (&child, error);
  if (name == NULL)
    return FALSE;
  if (strcmp (name, "easy") != 0)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be \"easy\"");
  lesson->rival = BM_RIVAL_EASY;
  return TRUE;
}

static gboolean
check_rules (const BmJson    *at,
             const BmLesson  *lesson,
             GError         **error)
{
  BmJson list, child;

  if (!bm_json_member (at, "rules", &list))
    return bm_json_fail_member (at, "rules", BM_ERROR_UNREADABLE, error, "missing");
  for (guint i = 0; lesson->rules[i] != NULL; i++)
    {
      bm_json_element (&list, i, &child);
      if (!g_regex_match_simple (lesson->game->rule_form, lesson->rules[i], 0, 0))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be the number of a rule, like \"%c6.2\"",
                             lesson->game->rule_form[1]);
    }
  return TRUE;
}

/* A puzzle has one step and one goal, as it is checked very often in a search: positions only after the events. */
static gboolean
check_puzzle (const BmJson    *at,
              const BmLesson  *lesson,
              GError         **error)
{
  const BmLessonStep *step = g_ptr_array_index (lesson->steps, 0);
  const BmLessonGoal *goal = step->goals->len == 1 ? &g_array_index (step->goals, BmLessonGoal, 0) : NULL;

  if (lesson->steps->len == 1 && goal != NULL && lesson->rival == BM_RIVAL_SCRIPT
      && (!json_object_has_member (json_node_get_object (goal->expect), "position")
          || json_object_has_member (json_node_get_object (goal->expect), "events")))
    return TRUE;
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error,
                       "a puzzle must have one step with one goal, and expect events or a winner");
}

static gboolean
read_level (const BmJson  *at,
            BmLesson      *lesson,
            GError       **error)
{
  static const char *const levels[] = { "", "easy", "medium", "hard" };
  const char *name;
  BmJson child;

  if (!bm_json_member (at, "level", &child))
    return TRUE;
  name = bm_json_get_string (&child, error);
  if (name == NULL)
    return FALSE;
  for (guint level = BM_PUZZLE_EASY; level <= BM_PUZZLE_HARD; level++)
    if (strcmp (name, levels[level]) == 0)
      {
        lesson->level = (BmPuzzleLevel) level;
        return TRUE;
      }
  return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be \"easy\", \"medium\" or \"hard\"");
}

static gboolean
read_solutions (const BmJson  *at,
                BmLesson      *lesson,
                GError       **error)
{
  gint64 solutions;
  BmJson child;

  if (!bm_json_member (at, "solutions", &child))
    return bm_json_fail_member (at, "solutions", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_get_integer (&child, 1, 1000, &solutions, error))
    return FALSE;
  lesson->solutions = (guint) solutions;
  return check_puzzle (at, lesson, error);
}

static gboolean
read_lesson (const BmJson  *at,
             gboolean       puzzle,
             BmLesson      *lesson,
             guint         *seeds,
             GError       **error)
{
  static const char *const lesson_keys[] = { "id", "minutes", "rival", "rules", "side", "steps", "summary", "title",
                                             NULL };
  static const char *const puzzle_keys[] = { "id", "level", "minutes", "rules", "side", "solutions", "steps", "summary",
                                             "title", NULL };

  return bm_json_check_object (at, puzzle ? puzzle_keys : lesson_keys, error)
         && read_id (at, &lesson->id, error) && bm_lesson_read_text (at, "title", TRUE, &lesson->title, error)
         && bm_lesson_read_text (at, "summary", TRUE, &lesson->summary, error) && read_minutes (at, lesson, error)
         && read_players (at, lesson, error) && bm_lesson_read_strings (at, "rules", &lesson->rules, error)
         && check_rules (at, lesson, error) && read_steps (at, lesson, seeds, error)
         && (!puzzle || (read_level (at, lesson, error) && read_solutions (at, lesson, error)));
}

static gboolean
read_course (const BmJson  *at,
             BmCourse      *self,
             GError       **error)
{
  static const char *const keys[] = { "format", "id", "lessons", "puzzles", "summary", "title", "version",
                                      NULL };
  guint n, seeds = BM_LESSON_MOST_SEEDS;
  BmJson list, child;

  if (!bm_json_check_format (at, BM_LESSONS_FORMAT, BM_LESSONS_VERSION, TRUE, error)
      || !bm_json_check_object (at, keys, error) || !read_id (at, &self->id, error)
      || !bm_lesson_read_text (at, "title", TRUE, &self->title, error)
      || !bm_lesson_read_text (at, "summary", TRUE, &self->summary, error))
    return FALSE;
  if (bm_json_member (at, "puzzles", &child) && !bm_json_get_boolean (&child, &self->puzzles, error))
    return FALSE;
  if (self->puzzles && self->game->hash == NULL)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "there are no puzzles of this game");
  if (!bm_json_member (at, "lessons", &list))
    return bm_json_fail_member (at, "lessons", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      BmLesson *lesson = bm_lesson_new (self->game);

      g_ptr_array_add (self->lessons, lesson);
      bm_json_element (&list, i, &child);
      if (!read_lesson (&child, self->puzzles, lesson, &seeds, error))
        return FALSE;
    }
  return TRUE;
}

static BmCourse *
new_from_node (BmLearnGame  *game,
               const char   *name,
               JsonNode     *node,
               GError      **error)
{
  g_autoptr (BmCourse) self = g_new0 (BmCourse, 1);

  self->game = game;
  self->file = g_strdup (name);
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_lesson_free);
  if (!read_course (&BM_JSON_ROOT (name, node), self, error))
    return NULL;
  return g_steal_pointer (&self);
}

BmCourse *
bm_course_load (BmLearnGame  *game,
                const char   *file,
                GError      **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node == NULL ? NULL : new_from_node (game, bm_file_name (file), node, error);
}

BmCourse *
bm_course_parse (BmLearnGame  *game,
                 const char   *name,
                 const char   *text,
                 gsize         length,
                 GError      **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node == NULL ? NULL : new_from_node (game, name, node, error);
}
