/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-lesson-run.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "bm-expect.h"

/* Up to so many allowed moves their order is watched, by looking at so many moves after each of them. */
#define MOST_ORDERED 4
#define MOST_AHEAD   100

struct _BmLessonRun
{
  const BmLesson     *lesson;
  guint               step;
  gpointer            now;       /* the current position ... */
  GArray             *events;    /* of BmEvent: what has happened since the step began */
  guint               n_replies;
  const BmLessonGoal *goal;
  guint64             shown;     /* bits of the step's tips that were shown */
  const BmLessonTip  *tip;       /* the last one shown */
};

const BmLesson *
bm_lesson_run_get_lesson (BmLessonRun *self)
{
  return self->lesson;
}

guint
bm_lesson_run_get_step (BmLessonRun *self)
{
  return self->step;
}

const BmLessonStep *
bm_lesson_run_get (BmLessonRun *self)
{
  return bm_lesson_get_step (self->lesson, self->step);
}

gconstpointer
bm_lesson_run_get_position (BmLessonRun *self)
{
  return self->now;
}

static const BmGame *
rules_of (BmLessonRun *self)
{
  return self->lesson->game->rules;
}

static gboolean
fits (BmLessonRun *self,
      JsonNode    *expect)
{
  g_autoptr (GString) ignored = g_string_new (NULL);

  bm_expect_compare (expect, self->lesson->game->rules, self->now, self->events, ignored);
  return ignored->len == 0;
}

/* Of a puzzle: the turn that it began with is over. */
static gboolean
is_over (BmLessonRun *self)
{
  const BmLearnGame *game = self->lesson->game;

  return self->lesson->solutions > 0 && game->turn != NULL
         && game->turn (self->now) != game->turn (bm_lesson_get_step (self->lesson, 0)->position);
}

/* No goal is checked while the rival moves: the learner shall see the reply first. */
static gboolean
is_learners_turn (BmLessonRun *self)
{
  int acts = rules_of (self)->to_act (self->now);

  return acts == BM_SIDE_NOBODY || acts == self->lesson->side;
}

static void
find_goal (BmLessonRun *self)
{
  GArray *goals = bm_lesson_run_get (self)->goals;

  self->goal = NULL;
  for (guint i = 0; i < goals->len && self->goal == NULL; i++)
    {
      const BmLessonGoal *goal = &g_array_index (goals, BmLessonGoal, i);

      if (fits (self, goal->expect))
        self->goal = goal;
    }
}

static void
find_tip (BmLessonRun *self)
{
  GArray *tips = bm_lesson_run_get (self)->tips;

  for (guint i = 0; i < tips->len && i < 64; i++)
    {
      const BmLessonTip *tip = &g_array_index (tips, BmLessonTip, i);

      if ((self->shown >> i & 1) != 0 || !fits (self, tip->expect))
        continue;
      self->shown |= G_GUINT64_CONSTANT (1) << i;
      self->tip = tip;
      return;
    }
}

static void
judge (BmLessonRun *self)
{
  self->goal = NULL;
  if (!is_learners_turn (self) && !is_over (self))
    return;
  find_goal (self);
  if (self->goal == NULL)
    find_tip (self);
}

void
bm_lesson_run_begin_from (BmLessonRun   *self,
                          guint          step,
                          gconstpointer  from)
{
  g_return_if_fail (step < self->lesson->steps->len);

  self->step = step;
  if (from != self->now)
    memcpy (self->now, from, rules_of (self)->position_size);
  g_array_set_size (self->events, 0);
  self->n_replies = 0;
  self->shown = 0;
  self->tip = NULL;
  judge (self);
}

void
bm_lesson_run_begin (BmLessonRun *self,
                     guint        step)
{
  const BmLessonStep *next = bm_lesson_get_step (self->lesson, step);

  bm_lesson_run_begin_from (self, step, next->position != NULL ? next->position : self->now);
}

BmLessonRun *
bm_lesson_run_new (const BmLesson *lesson)
{
  BmLessonRun *self = g_new0 (BmLessonRun, 1);

  self->lesson = lesson;
  self->now = g_malloc0 (rules_of (self)->position_size);
  self->events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  bm_lesson_run_begin (self, 0);
  return self;
}

void
bm_lesson_run_free (BmLessonRun *self)
{
  if (self == NULL)
    return;
  g_free (self->now);
  g_array_unref (self->events);
  g_free (self);
}

void
bm_lesson_run_follow (BmLessonRun   *self,
                      gconstpointer  pos,
                      const BmEvent *events,
                      guint          n_events,
                      guint          n_replies)
{
  memcpy (self->now, pos, rules_of (self)->position_size);
  g_array_set_size (self->events, 0);
  g_array_append_vals (self->events, events, n_events);
  self->n_replies = n_replies;
  judge (self);
}

/* ---- Dead ends */

static gboolean
is_allowed (BmLessonRun *self,
            BmMove       move)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rules_of (self)->move_text (move, text);
  return bm_lesson_is_like (bm_lesson_run_get (self)->allow, text->str);
}

guint
bm_lesson_run_most_ahead (const BmLessonStep *step)
{
  guint n = step->allow == NULL ? 0 : g_strv_length (step->allow);

  for (guint i = 0; i < n; i++)
    if (strchr (step->allow[i], '*') != NULL || strchr (step->allow[i], '?') != NULL)
      return 0;
  return n < 2 || n > MOST_ORDERED || step->goals->len == 0 ? 0 : n * n * MOST_AHEAD;
}

static BmLessonRun *
copy_run (BmLessonRun *self)
{
  BmLessonRun *copy = g_new0 (BmLessonRun, 1);

  *copy = *self;
  copy->now = g_memdup2 (self->now, rules_of (self)->position_size);
  copy->events = g_array_copy (self->events);
  return copy;
}

/* Whether a goal can still be reached after MOVE by moves that the step allows.  WORK: how many moves may still be
   tried; beyond that it is taken for granted. */
static gboolean
leads_on (BmLessonRun *self,
          BmMove       move,
          guint       *work)
{
  g_autoptr (BmLessonRun) ahead = NULL;
  BmMove moves[BM_MAX_MOVES];
  guint n;

  if (*work == 0)
    return TRUE;
  (*work)--;
  ahead = copy_run (self);
  bm_lesson_run_play (ahead, move);
  for (BmMove reply = bm_lesson_run_reply (ahead); reply != BM_MOVE_NONE && *work > 0;
       reply = bm_lesson_run_reply (ahead), (*work)--)
    bm_lesson_run_play (ahead, reply);
  if (*work == 0 || bm_lesson_run_is_done (ahead))
    return TRUE;
  n = is_learners_turn (ahead) ? rules_of (self)->legal (ahead->now, moves) : 0;
  for (guint i = 0; i < n; i++)
    if (is_allowed (ahead, moves[i]) && leads_on (ahead, moves[i], work))
      return TRUE;
  return FALSE;
}

static gboolean
leads_to_goal (BmLessonRun *self,
               BmMove       move)
{
  guint work = MOST_AHEAD;

  return leads_on (self, move, &work);
}

/* Whether MOVE, which the step allows, comes too early or too late in POS: after it no goal could be reached, but after
   another one. */
static gboolean
is_out_of_order (BmLessonRun   *self,
                 gconstpointer  pos,
                 BmMove         move)
{
  BmMove moves[BM_MAX_MOVES];
  guint n;

  if (bm_lesson_run_most_ahead (bm_lesson_run_get (self)) == 0 || self->lesson->rival != BM_RIVAL_SCRIPT
      || memcmp (pos, self->now, rules_of (self)->position_size) != 0 || !rules_of (self)->is_legal (pos, move)
      || leads_to_goal (self, move))
    return FALSE;
  n = rules_of (self)->legal (pos, moves);
  for (guint i = 0; i < n; i++)
    if (moves[i] != move && is_allowed (self, moves[i]) && leads_to_goal (self, moves[i]))
      return TRUE;
  return FALSE;
}

const char *
bm_lesson_run_refuses (BmLessonRun   *self,
                       gconstpointer  pos,
                       BmMove         move)
{
  const BmLessonStep *step = bm_lesson_run_get (self);
  g_autoptr (GString) text = g_string_new (NULL);

  if (bm_lesson_run_is_done (self))
    return step->goals->len == 0 ? N_("Read on first: press Next.") : N_("That is done. Press Next to go on.");
  if (is_over (self))
    return N_("The turn is over, and the puzzle is not solved. Take moves back, or press Again.");
  rules_of (self)->move_text (move, text);
  if (step->allow != NULL && bm_lesson_is_like (step->allow, text->str))
    return is_out_of_order (self, pos, move) ? step->otherwise : NULL;
  for (guint i = 0; i < step->refusals->len; i++)
    {
      const BmLessonRefusal *refusal = &g_array_index (step->refusals, BmLessonRefusal, i);

      if (bm_lesson_is_like (refusal->moves, text->str))
        return refusal->text;
    }
  return step->allow == NULL ? NULL : step->otherwise;
}

/* The first of the moves in TEXT that is legal. */
static BmMove
scripted_move (BmLessonRun *self,
               const char  *text)
{
  g_auto (GStrv) moves = g_strsplit (text, BM_LESSON_OR, -1);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      BmMove move = rules_of (self)->read_move (self->now, moves[i]);

      if (move != BM_MOVE_NONE && rules_of (self)->is_legal (self->now, move))
        return move;
    }
  return BM_MOVE_NONE;
}

BmMove
bm_lesson_run_reply (BmLessonRun *self)
{
  const BmLessonStep *step = bm_lesson_run_get (self);
  BmMove move;

  if (is_learners_turn (self) || is_over (self) || self->lesson->rival != BM_RIVAL_SCRIPT)
    return BM_MOVE_NONE;
  if (step->reply == NULL || self->n_replies >= g_strv_length (step->reply))
    return bm_lesson_idle_move (self->lesson->game, self->now);
  move = scripted_move (self, step->reply[self->n_replies]);
  return move != BM_MOVE_NONE ? move : bm_lesson_idle_move (self->lesson->game, self->now);
}

const BmLessonGoal *
bm_lesson_run_get_goal (BmLessonRun *self)
{
  return self->goal;
}

char *
bm_lesson_run_dup_missing (BmLessonRun        *self,
                           const BmLessonGoal *goal)
{
  g_autoptr (GString) diagnosis = g_string_new (NULL);

  bm_expect_compare (goal->expect, self->lesson->game->rules, self->now, self->events, diagnosis);
  return diagnosis->len == 0 ? NULL : g_strndup (diagnosis->str, strcspn (diagnosis->str, "\n"));
}

gboolean
bm_lesson_run_is_done (BmLessonRun *self)
{
  return self->goal != NULL || bm_lesson_run_get (self)->goals->len == 0;
}

gboolean
bm_lesson_run_is_over (BmLessonRun *self)
{
  return is_over (self);
}

const char *
bm_lesson_run_get_tip (BmLessonRun *self)
{
  return self->tip == NULL ? NULL : self->tip->text;
}

gboolean
bm_lesson_run_is_stuck (BmLessonRun *self)
{
  BmMove moves[BM_MAX_MOVES];
  guint n;

  if (bm_lesson_run_is_done (self))
    return FALSE;
  if (bm_lesson_run_is_over (self))
    return TRUE;
  if (!is_learners_turn (self))
    return FALSE;
  n = rules_of (self)->legal (self->now, moves);
  for (guint i = 0; i < n; i++)
    if (bm_lesson_run_refuses (self, self->now, moves[i]) == NULL)
      return FALSE;
  return TRUE;
}

void
bm_lesson_run_play (BmLessonRun *self,
                    BmMove       move)
{
  gboolean replies = !is_learners_turn (self);
  BmEventList list = { .n = 0 };

  rules_of (self)->apply (self->now, move, NULL, &list);
  g_array_append_vals (self->events, list.items, list.n);
  if (replies)
    self->n_replies++;
  judge (self);
}
