/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The proof of a course: each goal is reached by its solution and not before, each refusal has something to refuse,
 * each reply of the rival is legal, each tip is shown, and the dice roll as the lesson says.  Where a program plays
 * the rival, simulated matches of beginners must lead to a goal.
 */
#include "bm-lesson.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-lesson-run.h"

/* Simulated matches of beginners. */
#define N_MATCHES  60
/* The most moves of one of them. */
#define MOST_MOVES 4000

/* Units of work, roughly hundredths of a microsecond: playing a move, besides checking expectations; matching a move
   against a pattern; a program's choice of a move. */
#define PLAY_WORK    1000
#define EXPECT_WORK  20
#define PATTERN_WORK 10
#define CHOICE_WORK  20000

typedef struct
{
  const BmCourse *course;
  guint           lesson;
  guint           step;
  BmLessonRun    *run;
  GPtrArray      *faults;
  const BmLessonStep *scene; /* first step of the scene */
  guint           scene_step;
  GString        *rolled;  /* rolls in this scene, "d6 4,d12 3," */
  gsize           rolls;   /* the longest prefix of the wanted rolls seen in any line through it */
  guint           replies; /* the most moves of the rival made in any line through the step */
  guint64         allowed; /* bits of the step's patterns that have accepted a move */
  guint64         refused; /* ... and of its refusals that were used */
  guint64         shown;   /* ... and of its tips that were shown */
  guint64         expects; /* size of the expectations of its goals and tips */
  guint64         work;    /* remaining work */
} Check;

static void add_fault (Check      *self,
                       const char *path,
                       const char *format,
                       ...) G_GNUC_PRINTF (3, 4);

/* PATH is within the step; NULL: the step itself. */
static void
add_fault (Check      *self,
           const char *path,
           const char *format,
           ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->faults, g_strdup_printf ("%s: lessons[%u].steps[%u]%s%s: %s", self->course->file, self->lesson,
                                                  self->step, path == NULL ? "" : ".", path == NULL ? "" : path,
                                                  message));
}

/* FALSE: the work is exceeded; nothing more is done. */
static gboolean
spend (Check   *self,
       guint64  work)
{
  if (self->work == 0)
    return FALSE;
  self->work -= MIN (self->work, work);
  if (self->work > 0)
    return TRUE;
  add_fault (self, NULL, "not checked from here on: one file is not given more work than this; try fewer lessons");
  return FALSE;
}

static guint64
count_nodes (JsonNode *node)
{
  guint64 n = 1;

  if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      n += count_nodes (json_array_get_element (json_node_get_array (node), i));
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) values = json_object_get_values (json_node_get_object (node));

      for (GList *l = values; l != NULL; l = l->next)
        n += count_nodes (l->data);
    }
  return n;
}

static guint64
count_expected (const BmLessonStep *step)
{
  guint64 n = 0;

  for (guint i = 0; i < step->goals->len; i++)
    n += count_nodes (g_array_index (step->goals, BmLessonGoal, i).expect);
  for (guint i = 0; i < step->tips->len; i++)
    n += count_nodes (g_array_index (step->tips, BmLessonTip, i).expect);
  return n;
}

static guint
count_patterns (const BmLessonStep *step)
{
  guint n = step->allow == NULL ? 0 : g_strv_length (step->allow);

  for (guint i = 0; i < step->refusals->len; i++)
    n += g_strv_length (g_array_index (step->refusals, BmLessonRefusal, i).moves);
  return n + 1;
}

static const BmLessonStep *
step_of (Check *self)
{
  return bm_lesson_run_get (self->run);
}

static const BmLearnGame *
game_of (Check *self)
{
  return bm_lesson_run_get_lesson (self->run)->game;
}

static char *
dup_text (Check  *self,
          BmMove  move)
{
  GString *text = g_string_new (NULL);

  game_of (self)->rules->move_text (move, text);
  return g_string_free (text, FALSE);
}

/* Appends the rolls since the last call. */
static void
note_rolls (Check         *self,
            const BmEvent *events,
            guint          n)
{
  guint sides, value;

  for (guint i = 0; i < n; i++)
    if (game_of (self)->roll (&events[i], &sides, &value))
      g_string_append_printf (self->rolled, "d%u %u,", sides, value);
}

static void
note_tip (Check *self)
{
  const BmLessonStep *step = step_of (self);
  const char *tip = bm_lesson_run_get_tip (self->run);

  for (guint i = 0; i < step->tips->len; i++)
    if (g_array_index (step->tips, BmLessonTip, i).text == tip)
      self->shown |= G_GUINT64_CONSTANT (1) << i;
}

/* Matches the legal moves against the step's patterns.  FALSE: the work is exceeded. */
static gboolean
note_patterns (Check *self)
{
  const BmLessonStep *step = step_of (self);
  const BmGame *rules = game_of (self)->rules;
  gconstpointer pos = bm_lesson_run_get_position (self->run);
  BmMove moves[BM_MAX_MOVES];
  guint n = rules->to_act (pos) == bm_lesson_run_get_lesson (self->run)->side ? rules->legal (pos, moves) : 0;

  if (!spend (self, (guint64) n * count_patterns (step) * PATTERN_WORK)
      || (n > 0 && bm_lesson_run_most_ahead (step) > 0
          && !spend (self, bm_lesson_run_most_ahead (step) * (PLAY_WORK + self->expects * EXPECT_WORK))))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = dup_text (self, moves[i]);
      const char *words = bm_lesson_run_refuses (self->run, pos, moves[i]);

      for (guint k = 0; words == NULL && step->allow != NULL && step->allow[k] != NULL; k++)
        if (g_pattern_match_simple (step->allow[k], text))
          self->allowed |= G_GUINT64_CONSTANT (1) << k;
      for (guint k = 0; words != NULL && k < step->refusals->len; k++)
        if (g_array_index (step->refusals, BmLessonRefusal, k).text == words)
          self->refused |= G_GUINT64_CONSTANT (1) << k;
    }
  return TRUE;
}

/* Plays MOVE and records its results.  FALSE: the work is exceeded. */
static gboolean
play (Check  *self,
      BmMove  move)
{
  const BmGame *rules = game_of (self)->rules;
  g_autofree gpointer copy = g_memdup2 (bm_lesson_run_get_position (self->run), rules->position_size);
  g_autofree BmEventList *events = g_new0 (BmEventList, 1);

  if (!spend (self, PLAY_WORK + self->expects * EXPECT_WORK))
    return FALSE;
  /* The run's own events include those of earlier moves. */
  rules->apply (copy, move, NULL, events);
  note_rolls (self, events->items, events->n);
  bm_lesson_run_play (self->run, move);
  note_tip (self);
  return TRUE;
}

static gboolean
is_scripted (const char *reply,
             const char *move)
{
  g_auto (GStrv) moves = g_strsplit (reply, BM_LESSON_OR, -1);

  return g_strv_contains ((const char *const *) moves, move);
}

/* The rival's moves, all of which must be in the script; in a puzzle it does as little as it can beyond that. */
static gboolean
play_replies (Check *self,
              guint *n)
{
  const BmLessonStep *step = step_of (self);
  guint length = step->reply == NULL ? 0 : g_strv_length (step->reply);
  gboolean is_puzzle = bm_lesson_run_get_lesson (self->run)->solutions > 0;

  for (BmMove move = bm_lesson_run_reply (self->run); move != BM_MOVE_NONE; move = bm_lesson_run_reply (self->run))
    {
      g_autofree char *path = g_strdup_printf ("reply[%u]", *n), *text = dup_text (self, move);

      if (*n >= length && !is_puzzle)
        {
          add_fault (self, "reply", "the rival has to decide once more, perhaps \"%s\"", text);
          return FALSE;
        }
      if (*n < length && !is_scripted (step->reply[*n], text))
        {
          add_fault (self, path, "\"%s\" is not legal", step->reply[*n]);
          return FALSE;
        }
      (*n)++;
      if (!play (self, move))
        return FALSE;
    }
  return TRUE;
}

static gboolean
play_move (Check      *self,
           const char *path,
           const char *text)
{
  const BmGame *rules = game_of (self)->rules;
  gconstpointer pos = bm_lesson_run_get_position (self->run);
  BmMove move = rules->read_move (pos, text);
  BmRefusal refusal;
  const char *words;

  if (bm_lesson_run_get_goal (self->run) != NULL)
    {
      add_fault (self, path, "the goal is reached before \"%s\"", text);
      return FALSE;
    }
  if (!rules->why (pos, move, &refusal))
    {
      add_fault (self, path, "\"%s\" is not legal: %s%s%s", text, refusal.rule == NULL ? "" : refusal.rule,
                 refusal.rule == NULL ? "" : ": ", refusal.message);
      return FALSE;
    }
  words = bm_lesson_run_refuses (self->run, pos, move);
  if (words != NULL)
    {
      add_fault (self, path, "\"%s\" is not taken: %s", text, words);
      return FALSE;
    }
  return note_patterns (self) && play (self, move);
}

/* Checks the rolls so far against those the scene wants. */
static gboolean
check_rolls (Check *self)
{
  g_autofree char *wanted = self->scene->rolls == NULL ? NULL : g_strjoinv (",", self->scene->rolls);
  gsize rolled = self->rolled->len, all = wanted == NULL ? 0 : strlen (wanted);

  /* Without the trailing comma. */
  rolled = MIN (rolled > 0 ? rolled - 1 : 0, all);
  self->rolls = MAX (self->rolls, rolled);
  if (wanted == NULL || strncmp (wanted, self->rolled->str, rolled) == 0)
    return TRUE;
  add_fault (self, NULL, "the dice show %s, not %s", self->rolled->str, wanted);
  return FALSE;
}

/* Plays MOVES, which are at PATH, and the rival's replies. */
static gboolean
play_line (Check       *self,
           const char  *path,
           char       **moves)
{
  guint n_replies = 0;

  if (!play_replies (self, &n_replies))
    return FALSE;
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);

      if (!play_move (self, place, moves[i]) || !play_replies (self, &n_replies))
        return FALSE;
    }
  self->replies = MAX (self->replies, n_replies);
  return check_rolls (self);
}

/* FALSE: the step cannot be completed. */
static gboolean
play_solution (Check *self,
               guint  goal)
{
  const BmLessonGoal *wanted = &g_array_index (step_of (self)->goals, BmLessonGoal, goal);
  g_autofree char *path = g_strdup_printf ("goals[%u]", goal), *moves = g_strdup_printf ("%s.solution", path);
  g_autofree char *missing = NULL;

  if (!play_line (self, moves, wanted->solution))
    return FALSE;
  if (bm_lesson_run_get_goal (self->run) == wanted)
    return TRUE;
  missing = bm_lesson_run_dup_missing (self->run, wanted);
  add_fault (self, path, "is not reached by the solution: %s", missing != NULL ? missing : "another one is");
  return FALSE;
}

static void
check_patterns (Check *self)
{
  const BmLessonStep *step = step_of (self);

  for (guint i = 0; step->allow != NULL && step->allow[i] != NULL; i++)
    if ((self->allowed >> i & 1) == 0)
      {
        g_autofree char *path = g_strdup_printf ("allow[%u]", i);

        add_fault (self, path, "no move is like \"%s\"", step->allow[i]);
      }
  for (guint i = 0; i < step->refusals->len; i++)
    if ((self->refused >> i & 1) == 0)
      {
        g_autofree char *path = g_strdup_printf ("refuse[%u]", i);

        add_fault (self, path, "no legal move is refused so");
      }
}

static void
check_tips (Check *self)
{
  for (guint i = 0; i < step_of (self)->tips->len; i++)
    if ((self->shown >> i & 1) == 0)
      {
        g_autofree char *path = g_strdup_printf ("tips[%u]", i);

        add_fault (self, path, "is never told");
      }
}

static void
begin_way (Check         *self,
           gconstpointer  from,
           gsize          rolled)
{
  bm_lesson_run_begin_from (self->run, self->step, from);
  g_string_truncate (self->rolled, rolled);
}

/* Checks all goals of a step, the first one last, as the next step continues from it. */
static gboolean
play_step (Check         *self,
           gconstpointer  from)
{
  const BmLessonStep *step = step_of (self);
  gsize rolled = self->rolled->len;

  for (guint i = 0; i < step->tips->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("tips[%u].moves", i);
      char **moves = g_array_index (step->tips, BmLessonTip, i).moves;

      begin_way (self, from, rolled);
      if (moves != NULL && !play_line (self, path, moves))
        return FALSE;
    }
  for (guint i = step->goals->len; i > 0; i--)
    {
      begin_way (self, from, rolled);
      if (!play_solution (self, i - 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_step (Check *self)
{
  g_autofree gpointer from = g_memdup2 (bm_lesson_run_get_position (self->run), game_of (self)->rules->position_size);
  const BmLessonStep *step = step_of (self);

  self->expects = count_expected (step);
  if (!spend (self, PLAY_WORK + self->expects * EXPECT_WORK))
    return FALSE;
  self->allowed = self->refused = self->shown = 0;
  self->replies = 0;
  note_tip (self);
  if (bm_lesson_run_get_goal (self->run) != NULL)
    {
      add_fault (self, "goals", "one is reached before anything is done");
      return FALSE;
    }
  if (!play_step (self, from))
    return FALSE;
  if (step->reply != NULL && self->replies < g_strv_length (step->reply))
    add_fault (self, "reply", "the rival comes to make %u of its moves only", self->replies);
  check_patterns (self);
  check_tips (self);
  return TRUE;
}

/* Checks that all rolls that the ending scene wants were made. */
static void
end_scene (Check *self)
{
  g_autofree char *wanted = self->scene == NULL || self->scene->rolls == NULL
                            ? NULL : g_strjoinv (",", self->scene->rolls);

  self->step = self->scene_step;
  if (wanted != NULL && self->rolls < strlen (wanted))
    add_fault (self, "rolls", "not all of these dice are rolled");
}

static void
begin_scene (Check              *self,
             const BmLessonStep *scene,
             guint               step)
{
  end_scene (self);
  self->scene = scene;
  self->scene_step = self->step = step;
  self->rolls = 0;
  g_string_truncate (self->rolled, 0);
}

static void
check_script (Check          *self,
              const BmLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const BmLessonStep *step = bm_lesson_get_step (lesson, i);

      if (step->position != NULL)
        begin_scene (self, step, i);
      self->step = i;
      bm_lesson_run_begin (self->run, i);
      if (!check_step (self))
        return;
    }
  end_scene (self);
}

/* ---- Where a program plays the rival */

/* The move of a simulated beginner, or of a program of that level. */
static BmMove
find_move (Check *self,
           BmBot *bot)
{
  const BmGame *rules = game_of (self)->rules;
  g_autofree gpointer view = g_memdup2 (bm_lesson_run_get_position (self->run), rules->position_size);
  int acts = rules->to_act (view);

  if (acts == BM_SIDE_NOBODY)
    return BM_MOVE_NONE;
  rules->hide (view, acts);
  return bm_bot_choose (bot, view, acts, NULL, NULL);
}

/* Plays the step to its end; FALSE: it does not end, or refuses the beginner's moves. */
static gboolean
play_match (Check *self,
            BmBot *bot)
{
  for (guint i = 0; i < MOST_MOVES && !bm_lesson_run_is_done (self->run); i++)
    {
      gconstpointer pos = bm_lesson_run_get_position (self->run);
      BmMove move = find_move (self, bot);

      if (move == BM_MOVE_NONE || bm_lesson_run_refuses (self->run, pos, move) != NULL || !spend (self, CHOICE_WORK)
          || !play (self, move))
        return FALSE;
      bm_bot_follow (bot, move);
    }
  return bm_lesson_run_is_done (self->run);
}

static void
check_matches (Check          *self,
               const BmLesson *lesson)
{
  g_autofree guint64 *shown = g_new0 (guint64, lesson->steps->len);

  for (guint match = 0; match < N_MATCHES; match++)
    {
      g_autoptr (BmBot) bot = bm_bot_new (lesson->game->rules, BM_LEVEL_EASY, match + 1, 1);

      for (self->step = 0; self->step < lesson->steps->len; self->step++)
        {
          bm_lesson_run_begin (self->run, self->step);
          self->expects = count_expected (step_of (self));
          self->shown = 0;
          note_tip (self);
          if (!play_match (self, bot))
            {
              if (self->work > 0)
                add_fault (self, "goals", "match %u of a beginner reaches none", match);
              return;
            }
          shown[self->step] |= self->shown;
        }
    }
  for (self->step = 0; self->step < lesson->steps->len; self->step++)
    {
      bm_lesson_run_begin (self->run, self->step);
      self->shown = shown[self->step];
      check_tips (self);
    }
}

void
bm_course_check (const BmCourse *self,
                 GPtrArray      *faults)
{
  bm_course_check_within (self, G_MAXUINT64, faults);
}

void
bm_course_check_within (const BmCourse *self,
                        guint64         work,
                        GPtrArray      *faults)
{
  for (guint i = 0; i < self->lessons->len && work > 0; i++)
    {
      const BmLesson *lesson = g_ptr_array_index (self->lessons, i);
      g_autoptr (GString) rolled = g_string_new (NULL);
      g_autoptr (BmLessonRun) run = bm_lesson_run_new (lesson);
      Check check = { .course = self, .lesson = i, .run = run, .faults = faults, .rolled = rolled, .work = work };

      if (lesson->rival == BM_RIVAL_SCRIPT)
        check_script (&check, lesson);
      else
        check_matches (&check, lesson);
      work = check.work;
    }
}

/* ---- All courses */

static gboolean
teaches (const BmLesson *lesson,
         guint           chapter)
{
  for (guint i = 0; lesson->rules[i] != NULL; i++)
    if ((guint) g_ascii_strtoull (lesson->rules[i] + 1, NULL, 10) == chapter)
      return TRUE;
  return FALSE;
}

void
bm_courses_check (BmLearnGame *game,
                  GPtrArray   *courses,
                  GPtrArray   *faults)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  guint taught = 0;

  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);

          if (!g_hash_table_add (ids, lesson->id))
            g_ptr_array_add (faults, g_strdup_printf ("%s: lessons[%u].id: \"%s\" is there twice", course->file, k,
                                                      lesson->id));
          for (guint chapter = 1; chapter <= game->n_taught; chapter++)
            if (!course->puzzles && teaches (lesson, chapter))
              taught |= 1u << chapter;
        }
    }
  for (guint chapter = 1; chapter <= game->n_taught; chapter++)
    if ((taught >> chapter & 1) == 0)
      g_ptr_array_add (faults, g_strdup_printf ("lessons: $: none teaches %c%u", game->rule_form[1], chapter));
}
