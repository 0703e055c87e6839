/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the keys of the whole.  The board and its pieces are in position-read-board.c, what play waits
 * for in position-read-pending.c.
 */
#include "position-reader.h"

#include <string.h>

#include "bm-file.h"
#include "bm-names.h"

/* No number of actions. */
#define NOT_GIVEN G_MAXUINT8

gboolean
bm_reader_refuse (BmPositionReader *reader,
                  const BmJson     *at,
                  const char       *rule,
                  const char       *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (rule == NULL)
    return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "%s", message);
  return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "%s (%s)", message, rule);
}

gboolean
bm_reader_refuse_member (BmPositionReader *reader,
                         const char       *key,
                         const char       *rule,
                         const char       *what)
{
  BmJson at = { .file = reader->root->file, .parent = reader->root, .key = key };

  return bm_reader_refuse (reader, &at, rule, "%s", what);
}

gboolean
bm_reader_number (BmPositionReader *reader,
                  const BmJson     *at,
                  const char       *key,
                  int               min,
                  int               max,
                  const char       *rule,
                  guint8           *value)
{
  BmJson child;
  gint64 number;

  if (!bm_json_member (at, key, &child))
    return TRUE;
  if (!bm_json_get_integer (&child, G_MININT64, G_MAXINT64, &number, reader->error))
    return FALSE;
  if (number < min || number > max)
    return bm_reader_refuse (reader, &child, rule, "must lie in %d..%d", min, max);
  *value = (guint8) number;
  return TRUE;
}

gboolean
bm_reader_flag (BmPositionReader *reader,
                const BmJson     *at,
                const char       *key,
                gboolean         *value)
{
  BmJson child;

  *value = FALSE;
  return !bm_json_member (at, key, &child) || bm_json_get_boolean (&child, value, reader->error);
}

gboolean
bm_reader_space (BmPositionReader *reader,
                 const BmJson     *at,
                 gboolean          outside,
                 BmSpace          *space)
{
  const char *text = bm_json_get_string (at, reader->error);

  if (text == NULL)
    return FALSE;
  *space = bm_space_from_text (text);
  if (*space == BM_SPACE_NONE)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such space (R1.1)");
  if (!outside && !bm_space_on_board (*space))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error,
                         "outside the board; only the Bird can be there (R14.1)");
  return TRUE;
}

static gboolean
read_penalty (BmPositionReader *reader)
{
  static const char *const keys[] = { "bird", "worms", NULL };
  BmJson at, child;
  gint64 value;

  if (!bm_json_member (reader->root, "penalty", &at))
    return TRUE;
  if (!bm_json_check_object (&at, keys, reader->error))
    return FALSE;
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      if (!bm_json_member (&at, bm_side_name (side), &child))
        continue;
      if (!bm_json_get_integer (&child, G_MININT64, G_MAXINT64, &value, reader->error))
        return FALSE;
      if (value < -BM_PENALTY_MOST || value > BM_PENALTY_MOST)
        return bm_reader_refuse (reader, &child, "R5.1", "must lie in %d..%d", -BM_PENALTY_MOST, BM_PENALTY_MOST);
      reader->pos->penalty[side] = (gint8) value;
    }
  return TRUE;
}

static gboolean
read_counts (BmPositionReader *reader)
{
  static const char *const sides[] = { "bird", "worms", NULL };
  BmJson at, child;

  if (!bm_json_member (reader->root, "counts", &at))
    return TRUE;
  if (!bm_json_check_object (&at, sides, reader->error))
    return FALSE;
  for (BmSide side = BM_SIDE_WORMS; side < BM_N_SIDES; side++)
    {
      const char *keys[BM_N_ACTIONS + 1] = { NULL };
      guint n = 0;

      for (BmAction action = 0; action < BM_N_ACTIONS; action++)
        {
          if (bm_side_has_action (side, action))
            keys[n++] = bm_action_name (action);
        }
      if (!bm_json_member (&at, bm_side_name (side), &child))
        continue;
      if (!bm_json_check_object (&child, keys, reader->error))
        return FALSE;
      for (guint i = 0; i < n; i++)
        {
          if (!bm_reader_number (reader, &child, keys[i], 0, G_MAXUINT8, NULL,
                                 &reader->pos->counts[side][bm_action_from_name (keys[i])]))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_turn (BmPositionReader *reader)
{
  BmJson at;
  const char *name;

  if (!bm_json_member (reader->root, "turn", &at))
    return TRUE;
  name = bm_json_get_string (&at, reader->error);
  if (name == NULL)
    return FALSE;
  reader->pos->turn = strcmp (name, "setup") == 0 ? BM_TURN_SETUP : bm_side_from_name (name);
  if (reader->pos->turn == BM_TURN_SETUP && strcmp (name, "setup") != 0)
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must be \"setup\", \"worms\" or \"bird\"");
  return TRUE;
}

static gboolean
read_seed (BmPositionReader *reader)
{
  BmJson at;
  gint64 value;

  if (!bm_json_member (reader->root, "seed", &at))
    return TRUE;
  if (reader->view != BM_SIDE_NOBODY)
    return bm_json_is_null (&at) || bm_reader_refuse (reader, &at, NULL, "must be null in a view");
  if (!bm_json_get_integer (&at, 0, (gint64) BM_RANDOM_MAX_SEED, &value, reader->error))
    return FALSE;
  reader->pos->seed = (guint64) value;
  return TRUE;
}

static gboolean
read_trackers (BmPositionReader *reader)
{
  const BmJson *root = reader->root;
  BmPosition *pos = reader->pos;
  BmJson at;

  if (pos->champions[BM_N_WORMS] != BM_NO_VALUE)
    pos->max_health = bm_card (pos->champions[BM_N_WORMS])->health;
  if (!bm_reader_number (reader, root, "day", 1, BM_N_DAYS, "R1.7", &pos->day) ||
      !bm_reader_number (reader, root, "hunger", 0, BM_HUNGER_TOP, "R1.7", &pos->hunger) ||
      !bm_reader_number (reader, root, "suspicion", 0, BM_SUSPICION_TOP, "R1.7", &pos->suspicion) ||
      !bm_reader_number (reader, root, "max-health", 1, BM_HEALTH_TOP, "R3.5", &pos->max_health))
    return FALSE;
  pos->health = pos->max_health;
  if (!bm_reader_number (reader, root, "health", 0, BM_HEALTH_TOP, "R3.5", &pos->health))
    return FALSE;
  if (pos->health > pos->max_health && !reader->form_only)
    {
      bm_json_member (root, "health", &at);
      return bm_reader_refuse (reader, &at, "R6.8", "over the maximum of %d", pos->max_health);
    }
  return TRUE;
}

/* R2: who has won as the board stands. */
static guint8
winner_of (const BmPosition *pos)
{
  if (pos->hunger == 0 || pos->health == 0)
    return BM_SIDE_WORMS;
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    {
      if (pos->at[worm] != BM_SPACE_NONE)
        return BM_NO_WINNER;
    }
  return BM_SIDE_BIRD;
}

static gboolean
read_winner (BmPositionReader *reader)
{
  BmPosition *pos = reader->pos;
  BmJson at;
  const char *name;
  guint8 winner = BM_NO_WINNER;

  pos->winner = winner_of (pos);
  if (!bm_json_member (reader->root, "winner", &at))
    return TRUE;
  if (!bm_json_is_null (&at))
    {
      name = bm_json_get_string (&at, reader->error);
      if (name == NULL)
        return FALSE;
      winner = bm_side_from_name (name);
      if (winner == BM_N_SIDES)
        return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must be null, \"bird\" or \"worms\"");
    }
  if (winner == pos->winner || reader->form_only)
    return TRUE;
  if (pos->winner == BM_NO_WINNER)
    return bm_reader_refuse (reader, &at, winner == BM_SIDE_BIRD ? "R2.1" : "R2.2",
                             "nobody has won as the board stands");
  return bm_reader_refuse (reader, &at, pos->winner == BM_SIDE_BIRD ? "R2.1" : "R2.2",
                           "the %s won as the board stands", pos->winner == BM_SIDE_BIRD ? "Bird has" : "Worms have");
}

/* How a turn stands with regard to its actions: in it they count; from its `end` on they may be there or not, until the
   turn is over; between turns there are none. */
typedef enum
{
  IN_TURN,
  ENDING,
  BETWEEN_TURNS
} TurnState;

static TurnState
turn_state (const BmPosition *pos)
{
  const BmFrame *day = &pos->frames[0];

  if (pos->turn == BM_TURN_SETUP)
    return BETWEEN_TURNS;
  if (pos->n_frames == 0 || day->kind != BM_FRAME_DAY || day->a == BM_PHASE_DRAW)
    return IN_TURN;
  return day->a <= BM_PHASE_TURN_OVER ? ENDING : BETWEEN_TURNS;
}

/* Whether the numbers of actions that were read fit the day and each other; ACTIONS may be NOT_GIVEN. */
static gboolean
check_actions (BmPositionReader *reader,
               guint8            actions)
{
  const BmJson *root = reader->root;
  const BmPosition *pos = reader->pos;
  TurnState state = turn_state (pos);
  guint8 total = pos->total, spent = pos->spent;
  BmJson at;

  /* A match that was decided in the night has nothing left of a turn. */
  if (bm_json_member (root, "total", &at) || bm_json_member (root, "actions", &at))
    {
      if (state == BETWEEN_TURNS && total != 0)
        return bm_reader_refuse (reader, &at, "R5.1", "between turns there are no actions");
      if (state != BETWEEN_TURNS && total < BM_ACTIONS_LEAST &&
          !(total == 0 && (state == ENDING || pos->winner != BM_NO_WINNER)))
        return bm_reader_refuse (reader, &at, "R5.1", "a turn has %d to %d actions", BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
    }
  if (spent > 0 && total == 0)
    {
      bm_json_member (root, "spent", &at);
      return bm_reader_refuse (reader, &at, "R5.1", "between turns nothing is spent");
    }
  if (actions != NOT_GIVEN && actions != bm_position_actions (pos))
    {
      bm_json_member (root, "actions", &at);
      return bm_reader_refuse (reader, &at, "R5.1", "%d in all less %d spent leaves %d",
                               total, spent, bm_position_actions (pos));
    }
  return TRUE;
}

/* `total`, `spent` and `actions` say two things in three numbers (R5.1). */
static gboolean
read_actions (BmPositionReader *reader)
{
  const BmJson *root = reader->root;
  BmPosition *pos = reader->pos;
  guint8 actions = NOT_GIVEN, total = NOT_GIVEN, spent = NOT_GIVEN;

  if (!bm_reader_number (reader, root, "actions", 0, BM_ACTIONS_MOST, "R5.1", &actions) ||
      !bm_reader_number (reader, root, "total", 0, BM_ACTIONS_MOST, "R5.1", &total) ||
      !bm_reader_number (reader, root, "spent", 0, BM_ACTIONS_MOST, "R5.1", &spent))
    return FALSE;
  if (reader->form_only)
    return TRUE;

  if (total == NOT_GIVEN)
    {
      total = turn_state (pos) == IN_TURN ? BM_ACTIONS : 0;
      if (actions != NOT_GIVEN)
        total = MAX (total, actions);
    }
  if (spent == NOT_GIVEN)
    spent = actions == NOT_GIVEN || actions > total ? 0 : total - actions;
  pos->total = total;
  pos->spent = spent;
  return check_actions (reader, actions);
}

static gboolean
check_whole (BmPositionReader *reader)
{
  BmPosition *pos = reader->pos;
  const char *fault;

  bm_position_gather (pos);
  if (reader->view != BM_SIDE_NOBODY && !bm_reader_check_view (reader))
    return FALSE;
  if (!bm_reader_setup (reader) || !bm_reader_contacts (reader) || !bm_reader_options (reader))
    return FALSE;
  fault = bm_position_fault (pos);
  if (fault != NULL)
    return bm_reader_refuse (reader, reader->root, NULL, "%s", fault);
  return TRUE;
}

/* Whether it is what it should be: the whole, or what a side sees. */
static gboolean
read_view (BmPositionReader *reader)
{
  BmJson at;

  if (!bm_json_member (reader->root, "view", &at))
    return reader->view == BM_SIDE_NOBODY ||
           bm_json_fail_member (reader->root, "view", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (reader->view == BM_SIDE_NOBODY)
    return bm_reader_refuse (reader, &at, NULL, "what one side sees is not the whole position");
  return bm_reader_view (reader, &at);
}

static gboolean
read_position (BmPositionReader *reader)
{
  static const char *const keys[] = {
    "actions", "bedrock", "bird", "counts", "day", "decks", "discards", "drills", "effects", "format", "grass",
    "gravestones", "hands", "health", "hunger", "known", "lava", "max-health", "penalty", "pending", "seed", "spent",
    "suspicion", "total", "turn", "version", "view", "winner", "wormholes", "worms", "zombies", NULL
  };

  bm_position_init (reader->pos);
  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    reader->index[piece] = -1;

  if (!bm_json_check_format (reader->root, BM_POSITION_FORMAT, BM_POSITION_VERSION, FALSE, reader->error) ||
      !bm_json_check_object (reader->root, keys, reader->error))
    return FALSE;
  if (!(read_view (reader) && read_turn (reader) && read_seed (reader) && bm_reader_ground (reader) &&
        bm_reader_pieces (reader) && read_trackers (reader) && read_winner (reader) && read_penalty (reader) &&
        read_counts (reader) && bm_reader_piles (reader) && bm_reader_effects (reader)))
    return FALSE;
  /* What is in force decides what can wait. */
  if (!reader->form_only)
    bm_position_gather (reader->pos);
  return bm_reader_pending (reader) && read_actions (reader) && (reader->form_only || check_whole (reader));
}

gboolean
bm_position_read (const BmJson  *at,
                  BmPosition    *pos,
                  GError       **error)
{
  BmPositionReader reader = { .root = at, .pos = pos, .error = error, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}

gboolean
bm_position_check_form (const BmJson  *at,
                        GError       **error)
{
  BmPosition pos;
  BmPositionReader reader = { .root = at, .pos = &pos, .error = error, .form_only = TRUE, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}

gboolean
bm_position_parse (const char  *name,
                   const char  *text,
                   gsize        length,
                   BmPosition  *pos,
                   GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node != NULL && bm_position_read (&BM_JSON_ROOT (name, node), pos, error);
}

gboolean
bm_position_parse_view (const char  *name,
                        const char  *text,
                        gsize        length,
                        BmPosition  *pos,
                        BmSide      *side,
                        GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);
  BmJson root = BM_JSON_ROOT (name, node);
  /* Which side's it is the text says; that it is one is what matters until then. */
  BmPositionReader reader = { .root = &root, .pos = pos, .error = error, .view = BM_SIDE_WORMS };

  if (node == NULL || !read_position (&reader))
    return FALSE;
  *side = (BmSide) reader.view;
  return TRUE;
}

gboolean
bm_position_load (const char  *file,
                  BmPosition  *pos,
                  GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node != NULL && bm_position_read (&BM_JSON_ROOT (bm_file_name (file), node), pos, error);
}
