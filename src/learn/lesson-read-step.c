/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a step of a lesson: its scene, with die rolls, its texts, accepted moves, and goals.
 */
#include "lesson-private.h"

#include <stdio.h>
#include <string.h>

#include "bm-expect.h"
#include "bm-request.h"

/* Longer texts do not fit beside a small board, and are tiring to read. */
#define MOST_LETTERS 330

#define MOST_ROLLS   8

/* The most moves, patterns, goals, refusals and tips in one list, letters of a pattern and stars in it: all are
   matched against each other. */
#define MOST_ITEMS   60
#define MOST_PATTERN 60
#define MOST_STARS   8
/* The most alternatives of a move. */
#define MOST_OPTIONS 20

/* ---- Single values */

gboolean
bm_lesson_read_text (const BmJson  *at,
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

gboolean
bm_lesson_read_strings (const BmJson  *at,
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
  if (list->len > MOST_ITEMS)
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must have at most %d", MOST_ITEMS);
  g_ptr_array_add (list, NULL);
  g_ptr_array_set_free_func (list, NULL);
  *strings = (char **) g_ptr_array_free (g_steal_pointer (&list), FALSE);
  return TRUE;
}

static gboolean
read_patterns (const BmJson  *at,
               const char    *key,
               char        ***patterns,
               GError       **error)
{
  BmJson list, child;

  if (!bm_lesson_read_strings (at, key, patterns, error))
    return FALSE;
  for (guint i = 0; *patterns != NULL && (*patterns)[i] != NULL; i++)
    {
      const char *pattern = (*patterns)[i];
      guint stars = 0;

      for (const char *c = pattern; *c != '\0'; c++)
        stars += *c == '*';
      if (strlen (pattern) <= MOST_PATTERN && stars <= MOST_STARS)
        continue;
      bm_json_member (at, key, &list);
      bm_json_element (&list, i, &child);
      return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must have at most %d letters and %d stars", MOST_PATTERN,
                           MOST_STARS);
    }
  return TRUE;
}

/* Splits alternative moves, separated by bars. */
static gboolean
is_moves (const BmLearnGame *game,
          const char        *text)
{
  g_auto (GStrv) moves = g_strsplit (text, BM_LESSON_OR, -1);

  for (guint i = 0; moves[i] != NULL; i++)
    if (game->rules->read_move (NULL, moves[i]) == BM_MOVE_NONE)
      return FALSE;
  return moves[0] != NULL && g_strv_length (moves) <= MOST_OPTIONS;
}

/* Moves as text, which must be valid moves in some position. */
static gboolean
read_moves (const BmJson       *at,
            const BmLearnGame  *game,
            const char         *key,
            char             ***moves,
            GError            **error)
{
  BmJson list, child;

  if (!bm_lesson_read_strings (at, key, moves, error))
    return FALSE;
  for (guint i = 0; *moves != NULL && (*moves)[i] != NULL; i++)
    if (!is_moves (game, (*moves)[i]))
      {
        bm_json_member (at, key, &list);
        bm_json_element (&list, i, &child);
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "\"%s\" is no move", (*moves)[i]);
      }
  return TRUE;
}

static gboolean
read_expect (const BmJson       *at,
             const BmLearnGame  *game,
             JsonNode          **expect,
             GError            **error)
{
  BmJson child;

  if (!bm_json_member (at, "expect", &child))
    return bm_json_fail_member (at, "expect", BM_ERROR_UNREADABLE, error, "missing");
  if (!bm_expect_check (&child, game->rules, error))
    return FALSE;
  *expect = json_node_ref (child.node);
  return TRUE;
}

/* ---- Lists of objects */

typedef gboolean (*ReadItem) (const BmJson       *at,
                              const BmLearnGame  *game,
                              gpointer            item,
                              GError            **error);

static gboolean
read_items (const BmJson       *at,
            const BmLearnGame  *game,
            const char         *key,
            ReadItem            read,
            GArray             *items,
            GError            **error)
{
  BmJson list, child;
  guint n;

  if (!bm_json_member (at, key, &list))
    return TRUE;
  if (!bm_json_check_list (&list, &n, error))
    return FALSE;
  if (n > MOST_ITEMS)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have at most %d", MOST_ITEMS);
  for (guint i = 0; i < n; i++)
    {
      g_array_set_size (items, i + 1);
      bm_json_element (&list, i, &child);
      if (!read (&child, game, items->data + (gsize) i * g_array_get_element_size (items), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_goal (const BmJson       *at,
           const BmLearnGame  *game,
           gpointer            item,
           GError            **error)
{
  static const char *const keys[] = { "expect", "praise", "solution", NULL };
  BmLessonGoal *goal = item;

  return bm_json_check_object (at, keys, error) && read_expect (at, game, &goal->expect, error)
         && bm_lesson_read_text (at, "praise", TRUE, &goal->praise, error)
         && read_moves (at, game, "solution", &goal->solution, error);
}

static gboolean
read_refusal (const BmJson       *at,
              const BmLearnGame  *game,
              gpointer            item,
              GError            **error)
{
  static const char *const keys[] = { "moves", "text", NULL };
  BmLessonRefusal *refusal = item;

  if (!bm_json_check_object (at, keys, error) || !read_patterns (at, "moves", &refusal->moves, error)
      || !bm_lesson_read_text (at, "text", TRUE, &refusal->text, error))
    return FALSE;
  return refusal->moves != NULL || bm_json_fail_member (at, "moves", BM_ERROR_UNREADABLE, error, "missing");
}

static gboolean
read_tip (const BmJson       *at,
          const BmLearnGame  *game,
          gpointer            item,
          GError            **error)
{
  static const char *const keys[] = { "expect", "moves", "text", NULL };
  BmLessonTip *tip = item;

  return bm_json_check_object (at, keys, error) && read_expect (at, game, &tip->expect, error)
         && bm_lesson_read_text (at, "text", TRUE, &tip->text, error) && read_moves (at, game, "moves", &tip->moves, error);
}

/* ---- Scenes */

/* "d6 4": a die and its result. */
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

/* Dice come from a match's seed: searches for a seed that gives the rolls that the lesson wants. */
static gboolean
read_rolls (const BmJson       *at,
            const BmLearnGame  *game,
            BmLessonStep       *step,
            guint              *seeds,
            GError            **error)
{
  guint sides[MOST_ROLLS], values[MOST_ROLLS], n;
  BmJson list, child;

  if (!bm_lesson_read_strings (at, "rolls", &step->rolls, error))
    return FALSE;
  if (step->rolls == NULL)
    return TRUE;
  bm_json_member (at, "rolls", &list);
  if (step->position == NULL)
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
  for (guint seed = 1; *seeds > 0; seed++, (*seeds)--)
    if (rolls_so (seed, sides, values, n))
      {
        game->set_chance (step->position, seed);
        return TRUE;
      }
  return bm_json_fail (&list, BM_ERROR_REFUSED, error, "no seed was found that rolls so");
}

/* Only `position` and `seed` are read here; the step's other keys are not known to the game. */
static gboolean
read_scene (const BmJson       *at,
            const BmLearnGame  *game,
            BmLessonStep       *step,
            GError            **error)
{
  BmJson child;

  if (!bm_json_member (at, "position", &child))
    return !bm_json_member (at, "seed", &child)
           || bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "goes with a position only");
  step->position = g_malloc0 (game->rules->position_size);
  return bm_request_read_position (at, game->rules, step->position, error);
}

/* ---- The step */

static gboolean
check_step (const BmJson        *at,
            const BmLesson      *lesson,
            const BmLessonStep  *step,
            GError             **error)
{
  if (lesson->steps->len == 0 && step->position == NULL)
    return bm_json_fail_member (at, "position", BM_ERROR_UNREADABLE, error, "missing: the first step begins a scene");
  if (step->allow != NULL && step->otherwise == NULL)
    return bm_json_fail_member (at, "else", BM_ERROR_UNREADABLE, error, "missing: not all moves are taken");
  for (guint i = 0; i < step->goals->len; i++)
    if (lesson->rival == BM_RIVAL_SCRIPT && g_array_index (step->goals, BmLessonGoal, i).solution == NULL)
      {
        BmJson goals, goal;

        bm_json_member (at, "goals", &goals);
        bm_json_element (&goals, i, &goal);
        return bm_json_fail_member (&goal, "solution", BM_ERROR_UNREADABLE, error, "missing");
      }
  return TRUE;
}

BmLessonStep *
bm_lesson_read_step (const BmJson    *at,
                     const BmLesson  *lesson,
                     guint           *seeds,
                     GError         **error)
{
  static const char *const keys[] = { "allow", "else", "goals", "hint", "position", "refuse", "reply", "rolls", "seed",
                                      "text", "tips", NULL };
  BmLessonStep *step = bm_lesson_step_new ();
  const BmLearnGame *game = lesson->game;

  if (bm_json_check_object (at, keys, error)
      && read_scene (at, game, step, error) && read_rolls (at, game, step, seeds, error)
      && bm_lesson_read_text (at, "text", TRUE, &step->text, error) && bm_lesson_read_text (at, "hint", FALSE, &step->hint, error)
      && read_patterns (at, "allow", &step->allow, error) && bm_lesson_read_text (at, "else", FALSE, &step->otherwise, error)
      && read_moves (at, game, "reply", &step->reply, error)
      && read_items (at, game, "refuse", read_refusal, step->refusals, error)
      && read_items (at, game, "tips", read_tip, step->tips, error)
      && read_items (at, game, "goals", read_goal, step->goals, error)
      && check_step (at, lesson, step, error))
    return step;
  bm_lesson_step_free (step);
  return NULL;
}
