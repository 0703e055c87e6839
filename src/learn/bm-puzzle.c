/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-puzzle.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static const BmGoal *
goal_of (const BmPuzzle *self)
{
  return &self->game->goals[self->goal];
}

void
bm_puzzle_clear (BmPuzzle *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->position, g_free);
  self->n_moves = 0;
}

void
bm_puzzle_set (BmPuzzle       *self,
               const BmPuzzle *other)
{
  bm_puzzle_clear (self);
  *self = *other;
  self->name = g_strdup (other->name);
  self->position = g_memdup2 (other->position, other->game->rules->position_size);
}

gboolean
bm_goal_is_reached (const BmLearnGame *game,
                    const BmGoal      *goal,
                    gconstpointer      position,
                    const BmEvent     *events,
                    guint              n_events)
{
  guint times = 0;

  if (goal->times == 0)
    return game->rules->winners (position) >> goal->seat & 1;
  for (guint i = 0; i < n_events; i++)
    times += events[i].kind == goal->kind;
  return times >= goal->times;
}

/* ---- Writing */

gboolean
bm_puzzle_check_name (const char *name)
{
  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > BM_PUZZLE_NAME)
    return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)) || g_unichar_break_type (g_utf8_get_char (c)) == G_UNICODE_BREAK_MANDATORY)
      return FALSE;
  return TRUE;
}

static void
append_moves (const BmPuzzle *self,
              GString        *text,
              const BmMove   *moves,
              guint           n)
{
  g_string_append_c (text, '[');
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GString) move = g_string_new (NULL);

      self->game->rules->move_text (moves[i], move);
      g_string_append (text, i > 0 ? ", " : "");
      bm_json_append_string (text, move->str);
    }
  g_string_append_c (text, ']');
}

char *
bm_puzzle_to_text (const BmPuzzle *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\"format\": \"%s\", \"goal\": \"%s\", \"name\": ", BM_PUZZLE_FORMAT,
                          goal_of (self)->id);
  bm_json_append_string (text, self->name);
  g_string_append (text, ", \"position\": ");
  self->game->rules->append_position (self->position, text);
  if (self->n_moves > 0)
    {
      g_string_append (text, ", \"solution\": ");
      append_moves (self, text, self->moves, self->n_moves);
    }
  g_string_append_printf (text, ", \"version\": %d}\n", BM_PUZZLE_VERSION);
  return g_string_free (text, FALSE);
}

/* ---- Reading */

static gboolean
need_member (const BmJson  *at,
             const char    *key,
             BmJson        *child,
             GError       **error)
{
  return bm_json_member (at, key, child) || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "missing");
}

static gboolean
read_name (const BmJson  *at,
           BmPuzzle      *self,
           GError       **error)
{
  const char *name;
  BmJson child;

  if (!need_member (at, "name", &child, error))
    return FALSE;
  name = bm_json_get_string (&child, error);
  if (name == NULL)
    return FALSE;
  if (!bm_puzzle_check_name (name))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be one line of 1 to %d letters", BM_PUZZLE_NAME);
  self->name = g_strdup (name);
  return TRUE;
}

static gboolean
read_goal (const BmJson  *at,
           BmPuzzle      *self,
           GError       **error)
{
  const BmGoal *goals = self->game->goals;
  const char *id;
  BmJson child;

  if (!need_member (at, "goal", &child, error))
    return FALSE;
  id = bm_json_get_string (&child, error);
  if (id == NULL)
    return FALSE;
  for (self->goal = 0; goals != NULL && goals[self->goal].id != NULL; self->goal++)
    if (strcmp (goals[self->goal].id, id) == 0)
      return TRUE;
  return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "is no goal that is known here");
}

static gboolean
read_position (const BmJson  *at,
               BmPuzzle      *self,
               GError       **error)
{
  const BmLearnGame *game = self->game;
  BmJson child;

  if (!need_member (at, "position", &child, error))
    return FALSE;
  self->position = g_malloc0 (game->rules->position_size);
  if (!game->rules->read_position (&child, self->position, error))
    return FALSE;
  if (game->why_no_puzzle (self->position) != NULL)
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "must be in the middle of a turn");
  if (game->rules->to_act (self->position) != goal_of (self)->seat)
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "must be in the turn of the side that has the goal");
  return TRUE;
}

/* Plays the move TEXT in POSITION and appends to EVENTS; FALSE: its result is not certain. */
static gboolean
play_certain (const BmPuzzle *self,
              gpointer        position,
              const char     *text,
              GArray         *events,
              BmMove         *move)
{
  const BmLearnGame *game = self->game;
  g_autofree BmEventList *list = g_new (BmEventList, 1);
  int seat = goal_of (self)->seat;

  *move = game->rules->to_act (position) == seat ? game->rules->read_move (position, text) : BM_MOVE_NONE;
  if (*move == BM_MOVE_NONE || *move == game->end_turn || !game->rules->is_legal (position, *move)
      || game->play_certain (position, *move, list) < list->n)
    return FALSE;
  g_array_append_vals (events, list->items, list->n);
  return TRUE;
}

/* Drops a solution that does not lead to the goal: it was found by other rules, or with other cards. */
static gboolean
read_solution (const BmJson  *at,
               BmPuzzle      *self,
               GError       **error)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  g_autofree gpointer position = g_memdup2 (self->position, self->game->rules->position_size);
  BmJson list;

  if (!bm_json_member (at, "solution", &list))
    return TRUE;
  if (!bm_json_get_strings (at, "solution", texts, error))
    return FALSE;
  if (texts->len == 0 || texts->len > BM_PUZZLE_MOVES)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have 1 to %d moves", BM_PUZZLE_MOVES);
  for (guint i = 0; i < texts->len; i++)
    if (!play_certain (self, position, g_ptr_array_index (texts, i), events, &self->moves[i]))
      return TRUE;
  if (bm_goal_is_reached (self->game, goal_of (self), position, (const BmEvent *) events->data, events->len))
    self->n_moves = texts->len;
  return TRUE;
}

gboolean
bm_puzzle_parse (BmPuzzle     *self,
                 BmLearnGame  *game,
                 const char   *file,
                 const char   *text,
                 gsize         length,
                 GError      **error)
{
  static const char *const keys[] = { "format", "goal", "name", "position", "solution", "version", NULL };
  g_autoptr(JsonNode) node = bm_json_parse (file, text, length, error);
  BmJson root;

  *self = (BmPuzzle) { .game = game };
  if (node == NULL)
    return FALSE;
  root = BM_JSON_ROOT (file, node);
  if (bm_json_check_format (&root, BM_PUZZLE_FORMAT, BM_PUZZLE_VERSION, TRUE, error)
      && bm_json_check_object (&root, keys, error) && read_name (&root, self, error) && read_goal (&root, self, error)
      && read_position (&root, self, error) && read_solution (&root, self, error))
    return TRUE;
  bm_puzzle_clear (self);
  return FALSE;
}

/* ---- As a lesson */

static void
append_member (GString    *text,
               const char *key,
               const char *value)
{
  g_string_append_printf (text, "\"%s\": ", key);
  bm_json_append_string (text, value);
  g_string_append (text, ", ");
}

static void
append_step (GString        *text,
             const BmPuzzle *self,
             const char     *first)
{
  g_autofree char *words = NULL, *hint = NULL;

  words = g_strjoin (" ", _(goal_of (self)->words),
                     self->n_moves > 0 ? _("It can be done.") : _("It has not been proven either way."), NULL);
  g_string_append (text, "{\"position\": ");
  self->game->rules->append_position (self->position, text);
  g_string_append (text, ", ");
  append_member (text, "text", words);
  if (first != NULL)
    {
      /* Translators: %s is a move: "Dig down". */
      hint = g_strdup_printf (_("One way begins with: %s."), first);
      append_member (text, "hint", hint);
    }
  g_string_append (text, "\"refuse\": [{\"moves\": ");
  append_moves (self, text, &self->game->end_turn, 1);
  g_string_append (text, ", ");
  append_member (text, "text", "A puzzle has no tomorrow: it is done in this turn. Take moves back, or press Again.");
  g_string_truncate (text, text->len - 2);
  g_string_append_printf (text, "}], \"goals\": [{\"expect\": %s, \"praise\": \"Solved.\", \"solution\": ",
                          goal_of (self)->expect);
  append_moves (self, text, self->moves, self->n_moves);
  g_string_append (text, "}]}");
}

BmCourse *
bm_puzzle_make_course (const BmPuzzle  *self,
                       const char      *id,
                       const char      *first,
                       GError         **error)
{
  g_autoptr(GString) text = g_string_new ("{");

  append_member (text, "format", BM_LESSONS_FORMAT);
  g_string_append_printf (text, "\"version\": %d, \"lessons\": [{\"minutes\": 4, \"rules\": [], ", BM_LESSONS_VERSION);
  append_member (text, "id", id);
  append_member (text, "title", self->name);
  append_member (text, "summary", _(goal_of (self)->words));
  append_member (text, "side", self->game->rules->seat_ids[goal_of (self)->seat]);
  g_string_append (text, "\"steps\": [");
  append_step (text, self, first);
  g_string_append (text, "]}], ");
  append_member (text, "id", id);
  append_member (text, "title", self->name);
  append_member (text, "summary", _(goal_of (self)->words));
  g_string_truncate (text, text->len - 2);
  g_string_append_c (text, '}');
  return bm_course_parse (self->game, id, text->str, text->len, error);
}
