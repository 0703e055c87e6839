/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-lesson-session"

#include "config.h"

#include "bm-lesson-session.h"

#define NEXT "next"

/* A step of the current scene, and the ply at which it began. */
typedef struct
{
  guint step;
  guint ply;
} Start;

struct _BmLessonSession
{
  GObject      parent_instance;

  BmLessonRun *run;
  BmMatch     *match;
  GArray      *starts;  /* of Start */
  gboolean     quiet;   /* the match is being restored: emit no signals */
};

enum { SIGNAL_MATCH, SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLessonSession, bm_lesson_session, G_TYPE_OBJECT)

static gboolean
never_learned (gconstpointer before,
               gconstpointer after)
{
  return FALSE;
}

/* In a lesson every move can be undone. */
static const BmGame *
lesson_rules (BmLearnGame *game)
{
  if (game->all_undone.id == NULL)
    {
      game->all_undone = *game->rules;
      game->all_undone.learned = never_learned;
    }
  return &game->all_undone;
}

static const Start *
last_start (BmLessonSession *self)
{
  return &g_array_index (self->starts, Start, self->starts->len - 1);
}

/* Updates the run with what has happened since the step began. */
static void
follow (BmLessonSession *self)
{
  guint n_events, n_replies = 0, from = last_start (self)->ply;
  const BmEvent *events = bm_match_get_events_since (self->match, from, &n_events);

  for (guint ply = from; ply < bm_match_get_ply (self->match); ply++)
    n_replies += bm_match_get_move_side (self->match, ply) != bm_lesson_run_get_lesson (self->run)->side;
  bm_lesson_run_follow (self->run, bm_match_get_position (self->match), events, n_events, n_replies);
}

/* Undo past the start of the step returns to the previous one. */
static gboolean
fall_back (BmLessonSession *self)
{
  guint len = self->starts->len;

  while (self->starts->len > 1 && bm_match_get_ply (self->match) < last_start (self)->ply)
    g_array_set_size (self->starts, self->starts->len - 1);
  if (self->starts->len == len)
    return FALSE;
  bm_lesson_run_begin_from (self->run, last_start (self)->step,
                            bm_match_get_position_at (self->match, last_start (self)->ply));
  return TRUE;
}

/* Connected before all other handlers: those ask the guard. */
static void
match_changed_first_cb (BmLessonSession *self)
{
  if (self->quiet)
    return;
  fall_back (self);
  follow (self);
}

static void
match_changed_last_cb (BmLessonSession *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
drop_match (BmLessonSession *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
begin_step (BmLessonSession *self,
            guint            step)
{
  const Start start = { step, bm_match_get_ply (self->match) };

  g_array_append_val (self->starts, start);
  bm_lesson_run_begin_from (self->run, step, bm_match_get_position (self->match));
}

/* A match for the scene that begins with STEP; not announced yet. */
static void
begin_scene (BmLessonSession *self,
             guint            step)
{
  const BmLesson *lesson = bm_lesson_run_get_lesson (self->run);

  drop_match (self);
  self->match = bm_match_new_from_position (lesson_rules (lesson->game), bm_lesson_get_step (lesson, step)->position);
  for (int side = 0; side < (int) bm_match_get_n_seats (self->match); side++)
    bm_match_set_automatic (self->match, side, side != lesson->side);
  g_signal_connect_object (self->match, "changed", G_CALLBACK (match_changed_first_cb), self, G_CONNECT_SWAPPED);
  g_array_set_size (self->starts, 0);
  begin_step (self, step);
}

/* ... and announces it. */
static void
emit_match (BmLessonSession *self)
{
  g_signal_emit (self, signals[SIGNAL_MATCH], 0);
  g_signal_connect_object (self->match, "changed", G_CALLBACK (match_changed_last_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
bm_lesson_session_dispose (GObject *object)
{
  drop_match (BM_LESSON_SESSION (object));
  G_OBJECT_CLASS (bm_lesson_session_parent_class)->dispose (object);
}

static void
bm_lesson_session_finalize (GObject *object)
{
  BmLessonSession *self = BM_LESSON_SESSION (object);

  bm_lesson_run_free (self->run);
  g_array_unref (self->starts);
  G_OBJECT_CLASS (bm_lesson_session_parent_class)->finalize (object);
}

static void
bm_lesson_session_class_init (BmLessonSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_lesson_session_dispose;
  object_class->finalize = bm_lesson_session_finalize;
  signals[SIGNAL_MATCH] = g_signal_new ("match", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bm_lesson_session_init (BmLessonSession *self)
{
  self->starts = g_array_new (FALSE, FALSE, sizeof (Start));
}

BmLessonSession *
bm_lesson_session_new (void)
{
  return g_object_new (BM_TYPE_LESSON_SESSION, NULL);
}

BmLessonRun *
bm_lesson_session_get_run (BmLessonSession *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), NULL);
  return self->run;
}

BmMatch *
bm_lesson_session_get_match (BmLessonSession *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), NULL);
  return self->match;
}

/* ---- Resuming */

static BmMove
read_move (BmLessonSession *self,
           const char      *text)
{
  return bm_match_get_game (self->match)->read_move (bm_match_get_position (self->match), text);
}

/* FALSE: the token does not fit here. */
static gboolean
take_up (BmLessonSession *self,
         const char      *token)
{
  guint step = bm_lesson_run_get_step (self->run);
  BmMove move;

  if (g_str_equal (token, NEXT))
    {
      if (!bm_lesson_run_is_done (self->run) || bm_lesson_session_is_last (self)
          || bm_lesson_get_step (bm_lesson_run_get_lesson (self->run), step + 1)->position != NULL)
        return FALSE;
      begin_step (self, step + 1);
      return TRUE;
    }
  move = read_move (self, token);
  if (move == BM_MOVE_NONE || !bm_match_play (self->match, move, NULL))
    return FALSE;
  follow (self);
  return TRUE;
}

/* The STEP with which the scene of TOKENS begins.  FALSE: there is none, and the rest is invalid. */
static gboolean
scene_of (const BmLesson    *lesson,
          const char *const *tokens,
          guint             *step)
{
  guint64 number;

  *step = 0;
  if (tokens == NULL || tokens[0] == NULL
      || !g_ascii_string_to_unsigned (tokens[0], 10, 0, lesson->steps->len - 1, &number, NULL)
      || bm_lesson_get_step (lesson, (guint) number)->position == NULL)
    return FALSE;
  *step = (guint) number;
  return TRUE;
}

void
bm_lesson_session_start (BmLessonSession   *self,
                         const BmLesson    *lesson,
                         const char *const *tokens)
{
  gboolean known;
  guint scene;

  g_return_if_fail (BM_IS_LESSON_SESSION (self));
  g_return_if_fail (lesson != NULL);

  g_clear_pointer (&self->run, bm_lesson_run_free);
  self->run = bm_lesson_run_new (lesson);
  known = scene_of (lesson, tokens, &scene);
  begin_scene (self, scene);
  self->quiet = TRUE;
  for (guint i = 1; known && tokens[i] != NULL && take_up (self, tokens[i]); i++)
    continue;
  self->quiet = FALSE;
  emit_match (self);
}

char **
bm_lesson_session_dup_tokens (BmLessonSession *self)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *scene = NULL;
  guint start = 1;

  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), NULL);
  g_return_val_if_fail (self->match != NULL, NULL);

  scene = g_strdup_printf ("%u", g_array_index (self->starts, Start, 0).step);
  g_strv_builder_add (builder, scene);
  for (guint ply = 0; ply <= bm_match_get_ply (self->match); ply++)
    {
      g_autoptr(GString) move = NULL;

      for (; start < self->starts->len && g_array_index (self->starts, Start, start).ply == ply; start++)
        g_strv_builder_add (builder, NEXT);
      if (ply == bm_match_get_ply (self->match))
        break;
      move = g_string_new (NULL);
      bm_match_get_game (self->match)->move_text (bm_match_get_move (self->match, ply), move);
      g_strv_builder_add (builder, move->str);
    }
  return g_strv_builder_end (builder);
}

/* ---- Navigation */

const char *
bm_lesson_session_guard (gconstpointer pos,
                         BmMove        move,
                         gpointer      session)
{
  BmLessonSession *self = session;
  const char *words = bm_lesson_run_refuses (self->run, pos, move);

  return words == NULL ? NULL : bm_lesson_words (words);
}

BmMove
bm_lesson_session_get_reply (BmLessonSession *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), BM_MOVE_NONE);
  return self->run == NULL ? BM_MOVE_NONE : bm_lesson_run_reply (self->run);
}

void
bm_lesson_session_reply (BmLessonSession *self)
{
  BmMove move = bm_lesson_session_get_reply (self);

  if (move != BM_MOVE_NONE)
    bm_match_play (self->match, move, NULL);
}

gboolean
bm_lesson_session_is_last (BmLessonSession *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), FALSE);
  return bm_lesson_run_get_step (self->run) + 1 == bm_lesson_run_get_lesson (self->run)->steps->len;
}

gboolean
bm_lesson_session_next (BmLessonSession *self)
{
  guint step;

  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), FALSE);

  step = bm_lesson_run_get_step (self->run) + 1;
  if (!bm_lesson_run_is_done (self->run) || bm_lesson_session_is_last (self))
    return FALSE;
  if (bm_lesson_get_step (bm_lesson_run_get_lesson (self->run), step)->position != NULL)
    {
      begin_scene (self, step);
      emit_match (self);
      return TRUE;
    }
  begin_step (self, step);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/* Rebuilds the scene up to the start of its step number INDEX, so that later moves cannot be redone. */
static void
rewind_to (BmLessonSession *self,
           guint            index)
{
  g_autoptr(GArray) starts = g_array_copy (self->starts);
  g_autoptr(BmMatch) old = g_object_ref (self->match);
  guint ply = 0;

  begin_scene (self, g_array_index (starts, Start, 0).step);
  self->quiet = TRUE;
  for (guint i = 1; i <= index; i++)
    {
      const Start *start = &g_array_index (starts, Start, i);

      for (; ply < start->ply; ply++)
        bm_match_play (self->match, bm_match_get_move (old, ply), NULL);
      begin_step (self, start->step);
    }
  self->quiet = FALSE;
  emit_match (self);
}

void
bm_lesson_session_again (BmLessonSession *self)
{
  g_return_if_fail (BM_IS_LESSON_SESSION (self));
  rewind_to (self, self->starts->len - 1);
}

/* The step before a scene's first one is reached by playing the first solutions of its own scene. */
static void
solve_scene_before (BmLessonSession *self,
                    guint            step)
{
  const BmLesson *lesson = bm_lesson_run_get_lesson (self->run);
  guint scene = step - 1;

  while (bm_lesson_get_step (lesson, scene)->position == NULL)
    scene--;
  begin_scene (self, scene);
  self->quiet = TRUE;
  for (guint i = scene; i + 1 < step; i++)
    {
      GArray *goals = bm_lesson_get_step (lesson, i)->goals;
      char **solution = goals->len == 0 ? NULL : g_array_index (goals, BmLessonGoal, 0).solution;

      for (guint k = 0; solution != NULL && solution[k] != NULL; k++)
        {
          bm_match_play (self->match, read_move (self, solution[k]), NULL);
          follow (self);
          while (bm_lesson_session_get_reply (self) != BM_MOVE_NONE)
            {
              bm_lesson_session_reply (self);
              follow (self);
            }
        }
      begin_step (self, i + 1);
    }
  self->quiet = FALSE;
  emit_match (self);
}

gboolean
bm_lesson_session_back (BmLessonSession *self)
{
  guint step;

  g_return_val_if_fail (BM_IS_LESSON_SESSION (self), FALSE);

  step = bm_lesson_run_get_step (self->run);
  if (step == 0)
    return FALSE;
  if (self->starts->len > 1)
    rewind_to (self, self->starts->len - 2);
  else
    solve_scene_before (self, step);
  return TRUE;
}
