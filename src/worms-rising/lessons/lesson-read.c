/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a course.  What is wrong is told with its place, at the first fault.
 */
#include "bm-lesson.h"

#include <stdio.h>
#include <string.h>

#include "bm-file.h"
#include "bm-move-text.h"
#include "bm-names.h"
#include "bm-request.h"
#include "lesson-private.h"
#include "scenario-expect.h"

/* Longer texts have no room beside a small board, and tire whoever reads. */
#define MOST_LETTERS 330

/* The dice of a scene are looked for among so many seeds. */
#define MOST_SEEDS   (1u << 24)
#define MOST_ROLLS   8

/* A lesson is done in a few minutes. */
#define MOST_MINUTES 40

/* ---- Single values */

/* A text for people; where it may be missing it is left NULL. */
static gboolean
read_text (const BmJson  *at,
           const char    *key,
           gboolean       required,
           char         **text,
           GError       **error)
{
  const char *string;
  BmJson child;

  if (!bm_json_member (at, key, &child))
    return !required || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "missing");
  string = bm_json_get_string (&child, error);
  if (string == NULL)
    return FALSE;
  if (*string == '\0' || g_utf8_strlen (string, -1) > MOST_LETTERS)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must have 1 to %d letters", MOST_LETTERS);
  for (const char *c = string; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be one line");
  *text = g_strdup (string);
  return TRUE;
}

/* Small letters, digits and dashes. */
static gboolean
read_id (const BmJson  *at,
         char         **id,
         GError       **error)
{
  BmJson child;

  if (!read_text (at, "id", TRUE, id, error))
    return FALSE;
  if (strspn (*id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (*id))
    return TRUE;
  bm_json_member (at, "id", &child);
  return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must have only small letters, digits and dashes");
}

/* NULL if the key is not there. */
static gboolean
read_strings (const BmJson  *at,
              const char    *key,
              char        ***strings,
              GError       **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  BmJson child;

  *strings = NULL;
  if (!bm_json_member (at, key, &child))
    return TRUE;
  if (!bm_json_get_strings (at, key, list, error))
    return FALSE;
  g_ptr_array_add (list, NULL);
  g_ptr_array_set_free_func (list, NULL);
  *strings = (char **) g_ptr_array_free (g_steal_pointer (&list), FALSE);
  return TRUE;
}

/* Several moves, the first legal one of which is made, stand between bars. */
static gboolean
is_moves (const char *text)
{
  g_auto (GStrv) moves = g_strsplit (text, BM_LESSON_OR, -1);

  for (guint i = 0; moves[i] != NULL; i++)
    if (bm_move_from_text (NULL, moves[i]) == BM_MOVE_NONE)
      return FALSE;
  return moves[0] != NULL;
}

/* Moves as text, which must be moves somewhere. */
static gboolean
read_moves (const BmJson  *at,
            const char    *key,
            char        ***moves,
            GError       **error)
{
  BmJson list, child;

  if (!read_strings (at, key, moves, error))
    return FALSE;
  for (guint i = 0; *moves != NULL && (*moves)[i] != NULL; i++)
    if (!is_moves ((*moves)[i]))
      {
        bm_json_member (at, key, &list);
        bm_json_element (&list, i, &child);
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "\"%s\" is no move", (*moves)[i]);
      }
  return TRUE;
}

static gboolean
read_expect (const BmJson  *at,
             JsonNode     **expect,
             GError       **error)
{
  BmJson child;

  if (!bm_json_member (at, "expect", &child))
    return bm_json_fail_member (at, "expect", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_expect_check_form (&child, error))
    return FALSE;
  *expect = json_node_ref (child.node);
  return TRUE;
}

/* ---- Lists of objects */

typedef gboolean (*ReadItem) (const BmJson  *at,
                              gpointer       item,
                              GError       **error);

static gboolean
read_items (const BmJson  *at,
            const char    *key,
            ReadItem       read,
            GArray        *items,
            GError       **error)
{
  BmJson list, child;
  guint n;

  if (!bm_json_member (at, key, &list))
    return TRUE;
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_array_set_size (items, i + 1);
      bm_json_element (&list, i, &child);
      if (!read (&child, items->data + (gsize) i * g_array_get_element_size (items), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_goal (const BmJson  *at,
           gpointer       item,
           GError       **error)
{
  static const char *const keys[] = { "expect", "praise", "solution", NULL };
  BmLessonGoal *goal = item;

  return bm_json_check_object (at, keys, error) && read_expect (at, &goal->expect, error)
         && read_text (at, "praise", TRUE, &goal->praise, error)
         && read_moves (at, "solution", &goal->solution, error);
}

static gboolean
read_refusal (const BmJson  *at,
              gpointer       item,
              GError       **error)
{
  static const char *const keys[] = { "moves", "text", NULL };
  BmLessonRefusal *refusal = item;

  if (!bm_json_check_object (at, keys, error) || !read_strings (at, "moves", &refusal->moves, error)
      || !read_text (at, "text", TRUE, &refusal->text, error))
    return FALSE;
  return refusal->moves != NULL || bm_json_fail_member (at, "moves", BM_ERROR_UNREADABLE, error, "missing");
}

static gboolean
read_tip (const BmJson  *at,
          gpointer       item,
          GError       **error)
{
  static const char *const keys[] = { "expect", "moves", "text", NULL };
  BmLessonTip *tip = item;

  return bm_json_check_object (at, keys, error) && read_expect (at, &tip->expect, error)
         && read_text (at, "text", TRUE, &tip->text, error) && read_moves (at, "moves", &tip->moves, error);
}

/* ---- Scenes */

/* "d6 4": a die and what it shows. */
static gboolean
read_roll (const BmJson  *at,
           const char    *text,
           guint         *sides,
           guint         *value,
           GError       **error)
{
  char rest;

  if (sscanf (text, "d%3u %3u%c", sides, value, &rest) == 2
      && *sides >= 2 && *sides <= 20 && *value >= 1 && *value <= *sides)
    return TRUE;
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be a die and what it shows, like \"d6 4\"");
}

static gboolean
rolls_so (guint64      seed,
          const guint *sides,
          const guint *values,
          guint        n)
{
  for (guint i = 0; i < n; i++)
    if (bm_random_die (&seed, sides[i]) != values[i])
      return FALSE;
  return TRUE;
}

/* A match has no dice but those of its seed: one is looked for that rolls what the lesson wants. */
static gboolean
read_rolls (const BmJson  *at,
            BmLessonStep  *step,
            GError       **error)
{
  guint sides[MOST_ROLLS], values[MOST_ROLLS], n;
  BmJson list, child;

  if (!read_strings (at, "rolls", &step->rolls, error))
    return FALSE;
  if (step->rolls == NULL)
    return TRUE;
  bm_json_member (at, "rolls", &list);
  if (!step->has_position)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "goes with a position only");
  n = g_strv_length (step->rolls);
  if (n > MOST_ROLLS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have at most %d dice", MOST_ROLLS);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_roll (&child, step->rolls[i], &sides[i], &values[i], error))
        return FALSE;
    }
  for (guint seed = 1; seed < MOST_SEEDS; seed++)
    if (rolls_so (seed, sides, values, n))
      {
        step->position.seed = seed;
        return TRUE;
      }
  return bm_json_fail (&list, BM_ERROR_REFUSED, error, "no seed was found that rolls so");
}

/* The step's own keys are no request's: `position` and `seed` are looked at alone. */
static gboolean
read_scene (const BmJson  *at,
            BmLessonStep  *step,
            GError       **error)
{
  g_auto (BmRequest) request = { 0 };
  BmJson child;

  step->has_position = bm_json_member (at, "position", &child);
  if (!step->has_position)
    return !bm_json_member (at, "seed", &child)
           || bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "goes with a position only");
  bm_request_init (&request);
  if (!bm_request_read (at, &request, error))
    return FALSE;
  step->position = request.position;
  return TRUE;
}

/* ---- Steps, lessons, courses */

static gboolean
check_step (const BmJson        *at,
            const BmLessonStep  *step,
            gboolean             first,
            BmRival              rival,
            GError             **error)
{
  if (first && !step->has_position)
    return bm_json_fail_member (at, "position", BM_ERROR_UNREADABLE, error, "missing: the first step begins a scene");
  if (step->allow != NULL && step->otherwise == NULL)
    return bm_json_fail_member (at, "else", BM_ERROR_UNREADABLE, error, "missing: not all moves are taken");
  for (guint i = 0; i < step->goals->len; i++)
    if (rival == BM_RIVAL_SCRIPT && g_array_index (step->goals, BmLessonGoal, i).solution == NULL)
      {
        BmJson goals, goal;

        bm_json_member (at, "goals", &goals);
        bm_json_element (&goals, i, &goal);
        return bm_json_fail_member (&goal, "solution", BM_ERROR_UNREADABLE, error, "missing");
      }
  return TRUE;
}

static BmLessonStep *
read_step (const BmJson  *at,
           gboolean       first,
           BmRival        rival,
           GError       **error)
{
  static const char *const keys[] = { "allow", "else", "goals", "hint", "position", "refuse", "reply", "rolls", "seed",
                                      "text", "tips", NULL };
  BmLessonStep *step = bm_lesson_step_new ();

  if (bm_json_check_object (at, keys, error)
      && read_scene (at, step, error) && read_rolls (at, step, error)
      && read_text (at, "text", TRUE, &step->text, error) && read_text (at, "hint", FALSE, &step->hint, error)
      && read_strings (at, "allow", &step->allow, error) && read_text (at, "else", FALSE, &step->otherwise, error)
      && read_moves (at, "reply", &step->reply, error)
      && read_items (at, "refuse", read_refusal, step->refusals, error)
      && read_items (at, "tips", read_tip, step->tips, error)
      && read_items (at, "goals", read_goal, step->goals, error)
      && check_step (at, step, first, rival, error))
    return step;
  bm_lesson_step_free (step);
  return NULL;
}

static gboolean
read_steps (const BmJson  *at,
            BmLesson      *lesson,
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
      step = read_step (&child, i == 0, lesson->rival, error);
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
read_players (const BmJson  *at,
              BmLesson      *lesson,
              GError       **error)
{
  const char *name;
  BmJson child;

  if (!bm_json_member (at, "side", &child))
    return bm_json_fail_member (at, "side", BM_ERROR_UNREADABLE, error, "missing");
  name = bm_json_get_string (&child, error);
  if (name == NULL)
    return FALSE;
  lesson->side = bm_side_from_name (name);
  if (lesson->side == BM_N_SIDES)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be \"bird\" or \"worms\"");
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

/* "R6" or "R6.2" */
static gboolean
check_rules (const BmJson  *at,
             char         **rules,
             GError       **error)
{
  BmJson list, child;

  if (!bm_json_member (at, "rules", &list))
    return bm_json_fail_member (at, "rules", BM_ERROR_UNREADABLE, error, "missing");
  for (guint i = 0; rules[i] != NULL; i++)
    {
      bm_json_element (&list, i, &child);
      if (!g_regex_match_simple ("^R([1-9]|1[0-4])(\\.[1-9])?$", rules[i], 0, 0))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be the number of a rule, like \"R6.2\"");
    }
  return TRUE;
}

/* A puzzle is one position, one goal, and what happens on the way there: that is looked at very often. */
static gboolean
check_puzzle (const BmJson    *at,
              const BmLesson  *lesson,
              GError         **error)
{
  const BmLessonStep *step = g_ptr_array_index (lesson->steps, 0);
  const BmLessonGoal *goal = step->goals->len == 1 ? &g_array_index (step->goals, BmLessonGoal, 0) : NULL;

  if (lesson->steps->len == 1 && goal != NULL && lesson->rival == BM_RIVAL_SCRIPT
      && !json_object_has_member (json_node_get_object (goal->expect), "position"))
    return TRUE;
  return bm_json_fail (at, BM_ERROR_UNREADABLE, error,
                       "a puzzle must have one step with one goal, and expect events or a winner");
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
             GError       **error)
{
  static const char *const lesson_keys[] = { "id", "minutes", "rival", "rules", "side", "steps", "summary", "title",
                                             NULL };
  static const char *const puzzle_keys[] = { "id", "minutes", "rules", "side", "solutions", "steps", "summary", "title",
                                             NULL };

  return bm_json_check_object (at, puzzle ? puzzle_keys : lesson_keys, error)
         && read_id (at, &lesson->id, error) && read_text (at, "title", TRUE, &lesson->title, error)
         && read_text (at, "summary", TRUE, &lesson->summary, error) && read_minutes (at, lesson, error)
         && read_players (at, lesson, error) && read_strings (at, "rules", &lesson->rules, error)
         && check_rules (at, lesson->rules, error) && read_steps (at, lesson, error)
         && (!puzzle || read_solutions (at, lesson, error));
}

static gboolean
read_course (const BmJson  *at,
             BmCourse      *self,
             GError       **error)
{
  static const char *const keys[] = { "format", "id", "lessons", "puzzles", "summary", "title", "version",
                                      NULL };
  BmJson list, child;
  guint n;

  if (!bm_json_check_format (at, BM_LESSONS_FORMAT, BM_LESSONS_VERSION, TRUE, error)
      || !bm_json_check_object (at, keys, error) || !read_id (at, &self->id, error)
      || !read_text (at, "title", TRUE, &self->title, error)
      || !read_text (at, "summary", TRUE, &self->summary, error))
    return FALSE;
  if (bm_json_member (at, "puzzles", &child) && !bm_json_get_boolean (&child, &self->puzzles, error))
    return FALSE;
  if (!bm_json_member (at, "lessons", &list))
    return bm_json_fail_member (at, "lessons", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      BmLesson *lesson = bm_lesson_new ();

      g_ptr_array_add (self->lessons, lesson);
      bm_json_element (&list, i, &child);
      if (!read_lesson (&child, self->puzzles, lesson, error))
        return FALSE;
    }
  return TRUE;
}

static BmCourse *
new_from_node (const char  *name,
               JsonNode    *node,
               GError     **error)
{
  g_autoptr (BmCourse) self = g_new0 (BmCourse, 1);

  self->file = g_strdup (name);
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_lesson_free);
  if (!read_course (&BM_JSON_ROOT (name, node), self, error))
    return NULL;
  return g_steal_pointer (&self);
}

BmCourse *
bm_course_load (const char  *file,
                GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node == NULL ? NULL : new_from_node (bm_file_name (file), node, error);
}

BmCourse *
bm_course_parse (const char  *name,
                 const char  *text,
                 gsize        length,
                 GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node == NULL ? NULL : new_from_node (name, node, error);
}
