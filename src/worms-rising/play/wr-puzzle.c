/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-puzzle.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "wr-certain.h"
#include "wr-move-text.h"
#include "wr-position-json.h"

/* What the puzzles of the program are about. */
static const struct
{
  const char *id;     /* in files */
  WrSide      side;
  const char *words;  /* in the words of the program's own puzzles */
  const char *expect; /* as a lesson has it */
  guint8      kind;   /* the event that must happen ... */
  guint       times;  /* ... so often; 0: the side must win */
} goals[WR_N_GOALS] = {
  [WR_GOAL_EAT] = { "eat", WR_SIDE_BIRD, N_("The Bird eats a Worm in one turn."), "{\"events\": [\"worm-eaten\"]}",
                    WR_EVENT_WORM_EATEN, 1 },
  [WR_GOAL_EAT_TWO] = { "eat-two", WR_SIDE_BIRD, N_("The Bird eats two Worms in one turn."),
                        "{\"events\": [\"worm-eaten\", \"worm-eaten\"]}", WR_EVENT_WORM_EATEN, 2 },
  [WR_GOAL_BIRD_WINS] = { "bird-wins", WR_SIDE_BIRD, N_("The Bird wins in one turn."), "{\"winner\": \"bird\"}", 0, 0 },
  [WR_GOAL_BITE_TWICE] = { "bite-twice", WR_SIDE_WORMS, N_("The Worms bite twice in one turn."),
                           "{\"events\": [\"bitten\", \"bitten\"]}", WR_EVENT_BITTEN, 2 },
  [WR_GOAL_WORMS_WIN] = { "worms-win", WR_SIDE_WORMS, N_("The Worms win in one turn."), "{\"winner\": \"worms\"}", 0, 0 },
};

void
wr_puzzle_clear (WrPuzzle *self)
{
  g_clear_pointer (&self->name, g_free);
  self->n_moves = 0;
}

WrSide
wr_goal_get_side (WrGoal goal)
{
  return goals[goal].side;
}

const char *
wr_goal_words (WrGoal goal)
{
  return _(goals[goal].words);
}

gboolean
wr_goal_is_reached (WrGoal            goal,
                    const WrPosition *pos,
                    const BmEvent    *events,
                    guint             n_events)
{
  guint times = 0;

  if (goals[goal].times == 0)
    return pos->winner == goals[goal].side;
  for (guint i = 0; i < n_events; i++)
    times += events[i].kind == goals[goal].kind;
  return times >= goals[goal].times;
}

const char *
wr_puzzle_why_not (const WrPosition *pos)
{
  int side = wr_position_to_act (pos);

  if (side == BM_SIDE_NOBODY)
    return _("The duel is decided: no puzzle can be made from it.");
  if (pos->turn == WR_TURN_SETUP)
    return _("A puzzle is one turn: the first has not begun yet.");
  if (side != pos->turn)
    return _("A puzzle is one turn: first answer what is asked in between.");
  return NULL;
}

/* ---- Writing */

gboolean
wr_puzzle_check_name (const char *name)
{
  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > WR_PUZZLE_NAME)
    return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)) || g_unichar_break_type (g_utf8_get_char (c)) == G_UNICODE_BREAK_MANDATORY)
      return FALSE;
  return TRUE;
}

static void
append_moves (GString      *text,
              const BmMove *moves,
              guint         n)
{
  g_string_append_c (text, '[');
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *move = wr_move_to_text (moves[i]);

      g_string_append (text, i > 0 ? ", " : "");
      bm_json_append_string (text, move);
    }
  g_string_append_c (text, ']');
}

char *
wr_puzzle_to_text (const WrPuzzle *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\"format\": \"%s\", \"goal\": \"%s\", \"name\": ", WR_PUZZLE_FORMAT,
                          goals[self->goal].id);
  bm_json_append_string (text, self->name);
  g_string_append (text, ", \"position\": ");
  wr_position_append_text (&self->position, text);
  if (self->n_moves > 0)
    {
      g_string_append (text, ", \"solution\": ");
      append_moves (text, self->moves, self->n_moves);
    }
  g_string_append_printf (text, ", \"version\": %d}\n", WR_PUZZLE_VERSION);
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
           WrPuzzle      *self,
           GError       **error)
{
  const char *name;
  BmJson child;

  if (!need_member (at, "name", &child, error))
    return FALSE;
  name = bm_json_get_string (&child, error);
  if (name == NULL)
    return FALSE;
  if (!wr_puzzle_check_name (name))
    return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be one line of 1 to %d letters", WR_PUZZLE_NAME);
  self->name = g_strdup (name);
  return TRUE;
}

static gboolean
read_goal (const BmJson  *at,
           WrPuzzle      *self,
           GError       **error)
{
  const char *id;
  BmJson child;

  if (!need_member (at, "goal", &child, error))
    return FALSE;
  id = bm_json_get_string (&child, error);
  if (id == NULL)
    return FALSE;
  for (self->goal = 0; self->goal < WR_N_GOALS; self->goal++)
    if (strcmp (goals[self->goal].id, id) == 0)
      return TRUE;
  return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "is no goal that is known here");
}

static gboolean
read_position (const BmJson  *at,
               WrPuzzle      *self,
               GError       **error)
{
  BmJson child;

  if (!need_member (at, "position", &child, error) || !wr_position_read (&child, &self->position, error))
    return FALSE;
  if (wr_puzzle_why_not (&self->position) != NULL)
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "must be in the middle of a turn");
  if (wr_position_to_act (&self->position) != (int) goals[self->goal].side)
    return bm_json_fail (&child, BM_ERROR_REFUSED, error, "must be in the turn of the side that has the goal");
  return TRUE;
}

/* Plays TEXT on from POS, with what has happened so far in EVENTS; FALSE: not for certain. */
static gboolean
play_certain (WrPosition  *pos,
              const char  *text,
              WrSide       side,
              GArray      *events,
              BmMove      *move)
{
  g_autofree BmEventList *list = g_new (BmEventList, 1);

  *move = wr_position_to_act (pos) == (int) side ? wr_move_from_text (pos, text) : BM_MOVE_NONE;
  if (*move == BM_MOVE_NONE || wr_move_kind (*move) == WR_MOVE_END || !wr_rules_is_legal (pos, *move)
      || wr_certain_play (pos, *move, list) < list->n)
    return FALSE;
  g_array_append_vals (events, list->items, list->n);
  return TRUE;
}

/* One that does not lead to the goal was found by other rules, or with other cards: none is known then. */
static gboolean
read_solution (const BmJson  *at,
               WrPuzzle      *self,
               GError       **error)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (BmEvent));
  WrPosition pos = self->position;
  BmJson list;

  if (!bm_json_member (at, "solution", &list))
    return TRUE;
  if (!bm_json_get_strings (at, "solution", texts, error))
    return FALSE;
  if (texts->len == 0 || texts->len > WR_PUZZLE_MOVES)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have 1 to %d moves", WR_PUZZLE_MOVES);
  for (guint i = 0; i < texts->len; i++)
    if (!play_certain (&pos, g_ptr_array_index (texts, i), goals[self->goal].side, events, &self->moves[i]))
      return TRUE;
  if (wr_goal_is_reached (self->goal, &pos, (const BmEvent *) events->data, events->len))
    self->n_moves = texts->len;
  return TRUE;
}

gboolean
wr_puzzle_parse (WrPuzzle    *self,
                 const char  *file,
                 const char  *text,
                 gsize        length,
                 GError     **error)
{
  static const char *const keys[] = { "format", "goal", "name", "position", "solution", "version", NULL };
  g_autoptr(JsonNode) node = bm_json_parse (file, text, length, error);
  BmJson root;

  memset (self, 0, sizeof *self);
  if (node == NULL)
    return FALSE;
  root = BM_JSON_ROOT (file, node);
  if (bm_json_check_format (&root, WR_PUZZLE_FORMAT, WR_PUZZLE_VERSION, TRUE, error)
      && bm_json_check_object (&root, keys, error) && read_name (&root, self, error) && read_goal (&root, self, error)
      && read_position (&root, self, error) && read_solution (&root, self, error))
    return TRUE;
  wr_puzzle_clear (self);
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
             const WrPuzzle *self,
             const char     *first)
{
  g_autofree char *words = NULL, *hint = NULL;

  words = g_strjoin (" ", wr_goal_words (self->goal),
                     self->n_moves > 0 ? _("It can be done.") : _("It has not been proven either way."), NULL);
  g_string_append (text, "{\"position\": ");
  wr_position_append_text (&self->position, text);
  g_string_append (text, ", ");
  append_member (text, "text", words);
  if (first != NULL)
    {
      /* Translators: %s is a move: "Dig down". */
      hint = g_strdup_printf (_("One way begins with: %s."), first);
      append_member (text, "hint", hint);
    }
  g_string_append (text, "\"refuse\": [{\"moves\": [\"end\"], ");
  append_member (text, "text", "A puzzle has no tomorrow: it is done in this turn. Take moves back, or press Again.");
  g_string_truncate (text, text->len - 2);
  g_string_append_printf (text, "}], \"goals\": [{\"expect\": %s, \"praise\": \"Solved.\", \"solution\": ",
                          goals[self->goal].expect);
  append_moves (text, self->moves, self->n_moves);
  g_string_append (text, "}]}");
}

BmCourse *
wr_puzzle_make_course (const WrPuzzle  *self,
                       const char      *id,
                       const char      *first,
                       GError         **error)
{
  g_autoptr(GString) text = g_string_new ("{");

  append_member (text, "format", BM_LESSONS_FORMAT);
  g_string_append_printf (text, "\"version\": %d, \"lessons\": [{\"minutes\": 4, \"rules\": [], ", BM_LESSONS_VERSION);
  append_member (text, "id", id);
  append_member (text, "title", self->name);
  append_member (text, "summary", wr_goal_words (self->goal));
  append_member (text, "side", goals[self->goal].side == WR_SIDE_BIRD ? "bird" : "worms");
  g_string_append (text, "\"steps\": [");
  append_step (text, self, first);
  g_string_append (text, "]}], ");
  append_member (text, "id", id);
  append_member (text, "title", self->name);
  append_member (text, "summary", wr_goal_words (self->goal));
  g_string_truncate (text, text->len - 2);
  g_string_append_c (text, '}');
  return bm_course_parse (id, text->str, text->len, error);
}
