/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-names.h"

#include <string.h>

#include "cards/bm-card-set.h"

static const char *const piece_names[BM_N_PIECES] = {
  [BM_PIECE_GREEN] = "green",
  [BM_PIECE_YELLOW] = "yellow",
  [BM_PIECE_PURPLE] = "purple",
  [BM_PIECE_PINK] = "pink",
  [BM_PIECE_ZOMBIE_1] = "zombie1",
  [BM_PIECE_ZOMBIE_2] = "zombie2",
  [BM_PIECE_ZOMBIE_3] = "zombie3",
  [BM_PIECE_ZOMBIE_4] = "zombie4",
  [BM_PIECE_BIRD] = "bird",
};

static const char *const dir_names[BM_N_DIRS] = {
  [BM_DIR_UP] = "up",
  [BM_DIR_DOWN] = "down",
  [BM_DIR_LEFT] = "left",
  [BM_DIR_RIGHT] = "right",
  [BM_DIR_UP_LEFT] = "up-left",
  [BM_DIR_DOWN_RIGHT] = "down-right",
  [BM_DIR_UP_RIGHT] = "up-right",
  [BM_DIR_DOWN_LEFT] = "down-left",
};

static const char *const side_names[BM_N_SIDES] = {
  [BM_SIDE_WORMS] = "worms",
  [BM_SIDE_BIRD] = "bird",
};

static const char *const action_names[BM_N_ACTIONS] = {
  [BM_ACTION_BEDROCK] = "bedrock",
  [BM_ACTION_BITE] = "bite",
  [BM_ACTION_BREAK] = "break",
  [BM_ACTION_DIG] = "dig",
  [BM_ACTION_DRILL] = "drill",
  [BM_ACTION_EAT] = "eat",
  [BM_ACTION_FLY] = "fly",
  [BM_ACTION_MOVE] = "move",
  [BM_ACTION_PECK] = "peck",
  [BM_ACTION_PLAY] = "play",
  [BM_ACTION_PUSH] = "push",
  [BM_ACTION_RAISE] = "raise",
  [BM_ACTION_REST] = "rest",
};

static const char *const token_names[BM_N_TOKENS + 1] = {
  [BM_TOKEN_BEDROCK] = "bedrock",
  [BM_TOKEN_WORMHOLE] = "wormhole",
  [BM_TOKEN_DRILL] = "drill",
  [BM_TOKEN_GRAVESTONE] = "gravestone",
  [BM_TOKEN_LAVA] = "lava",
  [BM_TOKEN_BIRD] = "bird",
};

static const char *const tracker_names[] = {
  [BM_TRACKER_HUNGER] = "hunger",
  [BM_TRACKER_SUSPICION] = "suspicion",
  [BM_TRACKER_HEALTH] = "health",
};

static const char *const trigger_names[BM_N_TRIGGER_EVENTS] = {
  [BM_AFTER_BITE] = "bite",
  [BM_AFTER_EATEN] = "eaten",
  [BM_AFTER_FLY] = "fly",
  [BM_AFTER_ON_GRASS] = "on-grass",
  [BM_AFTER_REST] = "rest",
  [BM_AFTER_TURN_START] = "turn-start",
  [BM_AFTER_TURN_END] = "turn-end",
  [BM_AFTER_MOVE_TOKENS] = "move-tokens",
  [BM_AFTER_DAY_END] = "day-end",
  [BM_REPLACE_EATEN] = "eaten",
  [BM_REPLACE_CONTACT] = "contact",
};

/* Durations, but for the two that have a word of their own after them: BM_UNTIL_DAYS and BM_UNTIL_EVENT. */
static const char *const until_names[BM_N_UNTILS] = {
  [BM_UNTIL_TURN] = "turn",
  [BM_UNTIL_NEXT_TURN_WORMS] = "next-turn worms",
  [BM_UNTIL_NEXT_TURN_BIRD] = "next-turn bird",
  [BM_UNTIL_TURN_WORMS] = "until-turn worms",
  [BM_UNTIL_TURN_BIRD] = "until-turn bird",
  [BM_UNTIL_END_WORMS] = "until-end worms",
  [BM_UNTIL_END_BIRD] = "until-end bird",
  [BM_UNTIL_DAY] = "day",
  [BM_UNTIL_TOMORROW] = "tomorrow",
  [BM_UNTIL_DAYS] = "days",
  [BM_UNTIL_MATCH] = "match",
  [BM_UNTIL_EVENT] = "event",
  [BM_UNTIL_WHILE] = "while",
};

static const char *
name_at (const char *const *names,
         guint              n,
         guint              i)
{
  g_return_val_if_fail (i < n, "?");
  return names[i];
}

/* N when there is no such name. */
static guint
find_name (const char *const *names,
           guint              n,
           const char        *name)
{
  for (guint i = 0; i < n; i++)
    {
      if (strcmp (names[i], name) == 0)
        return i;
    }
  return n;
}

const char *
bm_space_text (BmSpace space,
               char    text[BM_SPACE_TEXT_SIZE])
{
  int column = bm_space_column (space), row = bm_space_row (space);
  char *c = text;

  if (!bm_space_on_board (space) && !bm_space_outside (space))
    return strcpy (text, "?");

  if (column == BM_COLUMN_LEFT)
    *c++ = '<';
  else if (column == BM_COLUMN_RIGHT)
    *c++ = '>';
  else
    *c++ = (char) ('a' + column);
  if (row >= 10)
    *c++ = '1';
  *c++ = (char) ('0' + row % 10);
  *c = '\0';
  return text;
}

BmSpace
bm_space_from_text (const char *text)
{
  int column, row;
  BmSpace space;

  if (text[0] == '<')
    column = BM_COLUMN_LEFT;
  else if (text[0] == '>')
    column = BM_COLUMN_RIGHT;
  else if (text[0] >= 'a' && text[0] < 'a' + BM_N_COLUMNS)
    column = text[0] - 'a';
  else
    return BM_SPACE_NONE;

  if (!g_ascii_isdigit (text[1]))
    return BM_SPACE_NONE;
  row = text[1] - '0';
  if (text[2] != '\0')
    {
      /* No row but 10 to 13 has two digits, so "a00" is nothing. */
      if (row != 1 || !g_ascii_isdigit (text[2]) || text[3] != '\0')
        return BM_SPACE_NONE;
      row = 10 + text[2] - '0';
      if (row > BM_ROW_BELOW)
        return BM_SPACE_NONE;
    }

  space = BM_SPACE (column, row);
  return bm_space_on_board (space) || bm_space_outside (space) ? space : BM_SPACE_NONE;
}

const char *
bm_piece_name (BmPiece piece)
{
  return name_at (piece_names, BM_N_PIECES, piece);
}

BmPiece
bm_piece_from_name (const char *name)
{
  guint i = find_name (piece_names, BM_N_PIECES, name);

  return i < BM_N_PIECES ? (BmPiece) i : BM_PIECE_NONE;
}

const char *
bm_dir_name (BmDir dir)
{
  return name_at (dir_names, BM_N_DIRS, dir);
}

BmDir
bm_dir_from_name (const char *name)
{
  return (BmDir) find_name (dir_names, BM_N_DIRS, name);
}

const char *
bm_side_name (BmSide side)
{
  return name_at (side_names, BM_N_SIDES, side);
}

BmSide
bm_side_from_name (const char *name)
{
  return (BmSide) find_name (side_names, BM_N_SIDES, name);
}

const char *
bm_action_name (BmAction action)
{
  return name_at (action_names, BM_N_ACTIONS, action);
}

BmAction
bm_action_from_name (const char *name)
{
  return (BmAction) find_name (action_names, BM_N_ACTIONS, name);
}

gboolean
bm_side_has_action (BmSide   side,
                    BmAction action)
{
  static const guint actions[BM_N_SIDES] = {
    [BM_SIDE_WORMS] = 1u << BM_ACTION_BEDROCK | 1u << BM_ACTION_BITE | 1u << BM_ACTION_BREAK | 1u << BM_ACTION_MOVE |
                      1u << BM_ACTION_PLAY | 1u << BM_ACTION_PUSH | 1u << BM_ACTION_RAISE,
    [BM_SIDE_BIRD] = 1u << BM_ACTION_BREAK | 1u << BM_ACTION_DIG | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_EAT |
                     1u << BM_ACTION_FLY | 1u << BM_ACTION_PECK | 1u << BM_ACTION_PLAY | 1u << BM_ACTION_REST,
  };

  return (actions[side] >> action) & 1;
}

const char *
bm_token_name (BmToken token)
{
  return name_at (token_names, G_N_ELEMENTS (token_names), token);
}

const char *
bm_tracker_name (BmTracker tracker)
{
  return name_at (tracker_names, G_N_ELEMENTS (tracker_names), tracker);
}

const char *
bm_card_id (guint8 card)
{
  return card < bm_card_set->n_cards ? bm_card (card)->id : "?";
}

const char *
bm_trigger_name (BmTriggerEvent event)
{
  return name_at (trigger_names, BM_N_TRIGGER_EVENTS, event);
}

void
bm_until_append_text (BmUntil  until,
                      guint    n,
                      GString *string)
{
  g_string_append (string, name_at (until_names, BM_N_UNTILS, until));
  if (until == BM_UNTIL_DAYS)
    g_string_append_printf (string, " %u", n);
  else if (until == BM_UNTIL_EVENT)
    g_string_append_printf (string, " %s", bm_trigger_name ((BmTriggerEvent) n));
}

gboolean
bm_until_from_text (const char *text,
                    BmUntil    *until,
                    guint      *n)
{
  guint64 days = 0;
  guint i;

  *n = 0;
  if (g_str_has_prefix (text, "days ") && text[5] != '0' &&
      g_ascii_string_to_unsigned (text + 5, 10, 1, 15, &days, NULL))
    {
      *until = BM_UNTIL_DAYS;
      *n = (guint) days;
      return TRUE;
    }
  if (g_str_has_prefix (text, "event "))
    {
      *until = BM_UNTIL_EVENT;
      *n = find_name (trigger_names, BM_N_TRIGGER_EVENTS, text + strlen ("event "));
      return *n < BM_N_TRIGGER_EVENTS;
    }
  i = find_name (until_names, BM_N_UNTILS, text);
  *until = (BmUntil) i;
  return i < BM_N_UNTILS && i != BM_UNTIL_DAYS && i != BM_UNTIL_EVENT;
}
