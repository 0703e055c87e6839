/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Creates and frees lessons.
 */
#include "lesson-private.h"

static void
clear_goal (gpointer data)
{
  BmLessonGoal *goal = data;

  g_clear_pointer (&goal->expect, json_node_unref);
  g_free (goal->praise);
  g_strfreev (goal->solution);
}

static void
clear_refusal (gpointer data)
{
  BmLessonRefusal *refusal = data;

  g_strfreev (refusal->moves);
  g_free (refusal->text);
}

static void
clear_tip (gpointer data)
{
  BmLessonTip *tip = data;

  g_clear_pointer (&tip->expect, json_node_unref);
  g_free (tip->text);
  g_strfreev (tip->moves);
}

static GArray *
new_array (gsize          size,
           GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

BmLessonStep *
bm_lesson_step_new (void)
{
  BmLessonStep *self = g_new0 (BmLessonStep, 1);

  self->goals = new_array (sizeof (BmLessonGoal), clear_goal);
  self->refusals = new_array (sizeof (BmLessonRefusal), clear_refusal);
  self->tips = new_array (sizeof (BmLessonTip), clear_tip);
  return self;
}

void
bm_lesson_step_free (BmLessonStep *self)
{
  g_free (self->position);
  g_strfreev (self->rolls);
  g_free (self->text);
  g_free (self->hint);
  g_strfreev (self->allow);
  g_free (self->otherwise);
  g_strfreev (self->reply);
  g_array_unref (self->refusals);
  g_array_unref (self->tips);
  g_array_unref (self->goals);
  g_free (self);
}

BmLesson *
bm_lesson_new (BmLearnGame *game)
{
  BmLesson *self = g_new0 (BmLesson, 1);

  self->game = game;
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_lesson_step_free);
  return self;
}

void
bm_lesson_free (BmLesson *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_strfreev (self->rules);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

void
bm_course_free (BmCourse *self)
{
  if (self == NULL)
    return;
  g_free (self->file);
  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_ptr_array_unref (self->lessons);
  g_free (self);
}
