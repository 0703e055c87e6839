/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-lesson.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "bm-error.h"

static BmCourse *
read_resource (BmLearnGame  *game,
               const char   *file,
               GError      **error)
{
  g_autofree char *path = g_strconcat (game->lessons, file, NULL);
  /* Looked up directly, as for the cards: other threads may be registering resources. */
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  const char *text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return bm_course_parse (game, file, text, length, error);
}

GPtrArray *
bm_courses_get (BmLearnGame  *game,
                GError      **error)
{
  g_autoptr (GPtrArray) read = NULL;

  if (game->read_courses != NULL)
    return game->read_courses;
  if (game->register_resources != NULL)
    game->register_resources ();
  read = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_course_free);
  for (guint i = 0; game->courses != NULL && game->courses[i] != NULL; i++)
    {
      BmCourse *course = read_resource (game, game->courses[i], error);

      if (course == NULL)
        return NULL;
      g_ptr_array_add (read, course);
    }
  game->read_courses = g_steal_pointer (&read);
  return game->read_courses;
}

const BmLesson *
bm_courses_find (GPtrArray  *courses,
                 const char *id)
{
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);

          if (strcmp (lesson->id, id) == 0)
            return lesson;
        }
    }
  return NULL;
}

const BmLesson *
bm_courses_next (GPtrArray      *courses,
                 const BmLesson *lesson)
{
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);
      guint k;

      if (g_ptr_array_find (course->lessons, lesson, &k))
        return k + 1 < course->lessons->len ? g_ptr_array_index (course->lessons, k + 1) : NULL;
    }
  return NULL;
}

const BmLessonStep *
bm_lesson_get_step (const BmLesson *self,
                    guint           step)
{
  g_return_val_if_fail (step < self->steps->len, NULL);
  return g_ptr_array_index (self->steps, step);
}

const char *
bm_lesson_words (const char *text)
{
  return text == NULL || *text == '\0' ? "" : g_dgettext (GETTEXT_PACKAGE, text);
}

gboolean
bm_lesson_is_like (char       **patterns,
                   const char  *move)
{
  for (guint i = 0; patterns != NULL && patterns[i] != NULL; i++)
    if (g_pattern_match_simple (patterns[i], move))
      return TRUE;
  return FALSE;
}

BmMove
bm_lesson_idle_move (const BmLearnGame *game,
                     gconstpointer      position)
{
  BmMove moves[BM_MAX_MOVES];

  if (game->rules->is_legal (position, game->end_turn))
    return game->end_turn;
  return game->rules->legal (position, moves) > 0 ? moves[0] : BM_MOVE_NONE;
}
