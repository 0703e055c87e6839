/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading a position: the keys of the root.  The board and its pieces are in position-read-board.c, the pending
 * choice in position-read-pending.c.
 */
#include "position-reader.h"

#include <string.h>

#include "bm-file.h"
#include "wr-names.h"

/* The number of actions is not given. */
#define NOT_GIVEN G_MAXUINT8

gboolean
wr_reader_refuse (WrPositionReader *reader,
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
wr_reader_refuse_member (WrPositionReader *reader,
                         const char       *key,
                         const char       *rule,
                         const char       *what)
{
  BmJson at = { .file = reader->root->file, .parent = reader->root, .key = key };

  return wr_reader_refuse (reader, &at, rule, "%s", what);
}

gboolean
wr_reader_number (WrPositionReader *reader,
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
    return wr_reader_refuse (reader, &child, rule, "must lie in %d..%d", min, max);
  *value = (guint8) number;
  return TRUE;
}

gboolean
wr_reader_flag (WrPositionReader *reader,
                const BmJson     *at,
                const char       *key,
                gboolean         *value)
{
  BmJson child;

  *value = FALSE;
  return !bm_json_member (at, key, &child) || bm_json_get_boolean (&child, value, reader->error);
}

gboolean
wr_reader_space (WrPositionReader *reader,
                 const BmJson     *at,
                 gboolean          outside,
                 WrSpace          *space)
{
  const char *text = bm_json_get_string (at, reader->error);

  if (text == NULL)
    return FALSE;
  *space = wr_space_from_text (text);
  if (*space == WR_SPACE_NONE)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such space (R1.1)");
  if (!outside && !wr_space_on_board (*space))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error,
                         "outside the board; only the Bird can be there (R14.1)");
  return TRUE;
}

static gboolean
read_penalty (WrPositionReader *reader)
{
  static const char *const keys[] = { "bird", "worms", NULL };
  BmJson at, child;
  gint64 value;

  if (!bm_json_member (reader->root, "penalty", &at))
    return TRUE;
  if (!bm_json_check_object (&at, keys, reader->error))
    return FALSE;
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      if (!bm_json_member (&at, wr_side_name (side), &child))
        continue;
      if (!bm_json_get_integer (&child, G_MININT64, G_MAXINT64, &value, reader->error))
        return FALSE;
      if (value < -WR_PENALTY_MOST || value > WR_PENALTY_MOST)
        return wr_reader_refuse (reader, &child, "R5.1", "must lie in %d..%d", -WR_PENALTY_MOST, WR_PENALTY_MOST);
      reader->pos->penalty[side] = (gint8) value;
    }
  return TRUE;
}

static gboolean
read_counts (WrPositionReader *reader)
{
  static const char *const sides[] = { "bird", "worms", NULL };
  BmJson at, child;

  if (!bm_json_member (reader->root, "counts", &at))
    return TRUE;
  if (!bm_json_check_object (&at, sides, reader->error))
    return FALSE;
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    {
      const char *keys[WR_N_ACTIONS + 1] = { NULL };
      guint n = 0;

      for (WrAction action = 0; action < WR_N_ACTIONS; action++)
        {
          if (wr_side_has_action (side, action))
            keys[n++] = wr_action_name (action);
        }
      if (!bm_json_member (&at, wr_side_name (side), &child))
        continue;
      if (!bm_json_check_object (&child, keys, reader->error))
        return FALSE;
      for (guint i = 0; i < n; i++)
        {
          if (!wr_reader_number (reader, &child, keys[i], 0, G_MAXUINT8, NULL,
                                 &reader->pos->counts[side][wr_action_from_name (keys[i])]))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_turn (WrPositionReader *reader)
{
  BmJson at;
  const char *name;

  if (!bm_json_member (reader->root, "turn", &at))
    return TRUE;
  name = bm_json_get_string (&at, reader->error);
  if (name == NULL)
    return FALSE;
  reader->pos->turn = strcmp (name, "setup") == 0 ? WR_TURN_SETUP : wr_side_from_name (name);
  if (reader->pos->turn == WR_TURN_SETUP && strcmp (name, "setup") != 0)
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must be \"setup\", \"worms\" or \"bird\"");
  return TRUE;
}

static gboolean
read_seed (WrPositionReader *reader)
{
  BmJson at;
  gint64 value;

  if (!bm_json_member (reader->root, "seed", &at))
    return TRUE;
  if (reader->view != BM_SIDE_NOBODY)
    return bm_json_is_null (&at) || wr_reader_refuse (reader, &at, NULL, "must be null in a view");
  if (!bm_json_get_integer (&at, 0, (gint64) BM_RANDOM_MAX_SEED, &value, reader->error))
    return FALSE;
  reader->pos->seed = (guint64) value;
  return TRUE;
}

static gboolean
read_trackers (WrPositionReader *reader)
{
  const BmJson *root = reader->root;
  WrPosition *pos = reader->pos;
  BmJson at;

  if (pos->champions[WR_N_WORMS] != WR_NO_VALUE)
    pos->max_health = wr_card (pos->champions[WR_N_WORMS])->health;
  if (!wr_reader_number (reader, root, "day", 1, BM_N_DAYS, "R1.7", &pos->day) ||
      !wr_reader_number (reader, root, "hunger", 0, BM_HUNGER_TOP, "R1.7", &pos->hunger) ||
      !wr_reader_number (reader, root, "suspicion", 0, BM_SUSPICION_TOP, "R1.7", &pos->suspicion) ||
      !wr_reader_number (reader, root, "max-health", 1, BM_HEALTH_TOP, "R3.5", &pos->max_health))
    return FALSE;
  pos->health = pos->max_health;
  if (!wr_reader_number (reader, root, "health", 0, BM_HEALTH_TOP, "R3.5", &pos->health))
    return FALSE;
  if (pos->health > pos->max_health && !reader->form_only)
    {
      bm_json_member (root, "health", &at);
      return wr_reader_refuse (reader, &at, "R6.8", "over the maximum of %d", pos->max_health);
    }
  return TRUE;
}

/* R2: the winner according to the board. */
static guint8
winner_of (const WrPosition *pos)
{
  if (pos->hunger == 0 || pos->health == 0)
    return WR_SIDE_WORMS;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      if (pos->at[worm] != WR_SPACE_NONE)
        return WR_NO_WINNER;
    }
  return WR_SIDE_BIRD;
}

static gboolean
read_winner (WrPositionReader *reader)
{
  WrPosition *pos = reader->pos;
  BmJson at;
  const char *name;
  guint8 winner = WR_NO_WINNER;

  pos->winner = winner_of (pos);
  if (!bm_json_member (reader->root, "winner", &at))
    return TRUE;
  if (!bm_json_is_null (&at))
    {
      name = bm_json_get_string (&at, reader->error);
      if (name == NULL)
        return FALSE;
      winner = wr_side_from_name (name);
      if (winner == WR_N_SIDES)
        return bm_json_fail (&at, BM_ERROR_UNREADABLE, reader->error, "must be null, \"bird\" or \"worms\"");
    }
  if (winner == pos->winner || reader->form_only)
    return TRUE;
  if (pos->winner == WR_NO_WINNER)
    return wr_reader_refuse (reader, &at, winner == WR_SIDE_BIRD ? "R2.1" : "R2.2",
                             "nobody has won as the board stands");
  return wr_reader_refuse (reader, &at, pos->winner == WR_SIDE_BIRD ? "R2.1" : "R2.2",
                           "the %s won as the board stands", pos->winner == WR_SIDE_BIRD ? "Bird has" : "Worms have");
}

/* Whether the turn's actions are given: during the turn they are; from its `end` until it is over they are optional;
   between turns there are none. */
typedef enum
{
  IN_TURN,
  ENDING,
  BETWEEN_TURNS
} TurnState;

static TurnState
turn_state (const WrPosition *pos)
{
  const WrFrame *day = &pos->frames[0];

  if (pos->turn == WR_TURN_SETUP)
    return BETWEEN_TURNS;
  if (pos->n_frames == 0 || day->kind != WR_FRAME_DAY || day->a == WR_PHASE_DRAW)
    return IN_TURN;
  return day->a <= WR_PHASE_TURN_OVER ? ENDING : BETWEEN_TURNS;
}

/* Whether the numbers of actions are consistent with the day and each other; ACTIONS may be NOT_GIVEN. */
static gboolean
check_actions (WrPositionReader *reader,
               guint8            actions)
{
  const BmJson *root = reader->root;
  const WrPosition *pos = reader->pos;
  TurnState state = turn_state (pos);
  guint8 total = pos->total, spent = pos->spent;
  BmJson at;

  /* A match that was decided in the night has no turn. */
  if (bm_json_member (root, "total", &at) || bm_json_member (root, "actions", &at))
    {
      if (state == BETWEEN_TURNS && total != 0)
        return wr_reader_refuse (reader, &at, "R5.1", "between turns there are no actions");
      if (state != BETWEEN_TURNS && total < BM_ACTIONS_LEAST &&
          !(total == 0 && (state == ENDING || pos->winner != WR_NO_WINNER)))
        return wr_reader_refuse (reader, &at, "R5.1", "a turn has %d to %d actions", BM_ACTIONS_LEAST, BM_ACTIONS_MOST);
    }
  if (spent > 0 && total == 0)
    {
      bm_json_member (root, "spent", &at);
      return wr_reader_refuse (reader, &at, "R5.1", "between turns nothing is spent");
    }
  if (actions != NOT_GIVEN && actions != wr_position_actions (pos))
    {
      bm_json_member (root, "actions", &at);
      return wr_reader_refuse (reader, &at, "R5.1", "%d in all less %d spent leaves %d",
                               total, spent, wr_position_actions (pos));
    }
  return TRUE;
}

/* `total`, `spent` and `actions` are redundant: any two give the third (R5.1). */
static gboolean
read_actions (WrPositionReader *reader)
{
  const BmJson *root = reader->root;
  WrPosition *pos = reader->pos;
  guint8 actions = NOT_GIVEN, total = NOT_GIVEN, spent = NOT_GIVEN;

  if (!wr_reader_number (reader, root, "actions", 0, BM_ACTIONS_MOST, "R5.1", &actions) ||
      !wr_reader_number (reader, root, "total", 0, BM_ACTIONS_MOST, "R5.1", &total) ||
      !wr_reader_number (reader, root, "spent", 0, BM_ACTIONS_MOST, "R5.1", &spent))
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
check_whole (WrPositionReader *reader)
{
  WrPosition *pos = reader->pos;
  const char *fault;

  wr_position_gather (pos);
  if (reader->view != BM_SIDE_NOBODY && !wr_reader_check_view (reader))
    return FALSE;
  if (!wr_reader_setup (reader) || !wr_reader_contacts (reader) || !wr_reader_options (reader))
    return FALSE;
  fault = wr_position_fault (pos);
  if (fault != NULL)
    return wr_reader_refuse (reader, reader->root, NULL, "%s", fault);
  return TRUE;
}

/* Whether it is of the wanted kind: the whole position, or a view. */
static gboolean
read_view (WrPositionReader *reader)
{
  BmJson at;

  if (!bm_json_member (reader->root, "view", &at))
    return reader->view == BM_SIDE_NOBODY ||
           bm_json_fail_member (reader->root, "view", BM_ERROR_UNREADABLE, reader->error, "missing");
  if (reader->view == BM_SIDE_NOBODY)
    return wr_reader_refuse (reader, &at, NULL, "what one side sees is not the whole position");
  return wr_reader_view (reader, &at);
}

static gboolean
read_position (WrPositionReader *reader)
{
  static const char *const keys[] = {
    "actions", "bedrock", "bird", "counts", "day", "decks", "discards", "drills", "effects", "format", "grass",
    "gravestones", "hands", "health", "hunger", "known", "lava", "max-health", "penalty", "pending", "seed", "spent",
    "suspicion", "total", "turn", "version", "view", "winner", "wormholes", "worms", "zombies", NULL
  };

  wr_position_init (reader->pos);
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    reader->index[piece] = -1;

  if (!bm_json_check_format (reader->root, WR_POSITION_FORMAT, WR_POSITION_VERSION, FALSE, reader->error) ||
      !bm_json_check_object (reader->root, keys, reader->error))
    return FALSE;
  if (!(read_view (reader) && read_turn (reader) && read_seed (reader) && wr_reader_ground (reader) &&
        wr_reader_pieces (reader) && read_trackers (reader) && read_winner (reader) && read_penalty (reader) &&
        read_counts (reader) && wr_reader_piles (reader) && wr_reader_effects (reader)))
    return FALSE;
  /* The effects decide which choices can be pending. */
  if (!reader->form_only)
    wr_position_gather (reader->pos);
  return wr_reader_pending (reader) && read_actions (reader) && (reader->form_only || check_whole (reader));
}

gboolean
wr_position_read (const BmJson  *at,
                  WrPosition    *pos,
                  GError       **error)
{
  WrPositionReader reader = { .root = at, .pos = pos, .error = error, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}

gboolean
wr_position_check_form (const BmJson  *at,
                        GError       **error)
{
  WrPosition pos;
  WrPositionReader reader = { .root = at, .pos = &pos, .error = error, .form_only = TRUE, .view = BM_SIDE_NOBODY };

  return read_position (&reader);
}

gboolean
wr_position_parse (const char  *name,
                   const char  *text,
                   gsize        length,
                   WrPosition  *pos,
                   GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node != NULL && wr_position_read (&BM_JSON_ROOT (name, node), pos, error);
}

gboolean
wr_position_read_view (const BmJson  *at,
                       WrPosition    *pos,
                       WrSide        *side,
                       GError       **error)
{
  /* The side is read from the text; until then any side marks it as a view. */
  WrPositionReader reader = { .root = at, .pos = pos, .error = error, .view = WR_SIDE_WORMS };

  if (!read_position (&reader))
    return FALSE;
  *side = (WrSide) reader.view;
  return TRUE;
}

gboolean
wr_position_load (const char  *file,
                  WrPosition  *pos,
                  GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node != NULL && wr_position_read (&BM_JSON_ROOT (bm_file_name (file), node), pos, error);
}
