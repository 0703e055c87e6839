/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-names.h"

#include <string.h>

#include "wr-card-set.h"

static const char *const piece_names[WR_N_PIECES] = {
  [WR_PIECE_GREEN] = "green",
  [WR_PIECE_YELLOW] = "yellow",
  [WR_PIECE_PURPLE] = "purple",
  [WR_PIECE_PINK] = "pink",
  [WR_PIECE_ZOMBIE_1] = "zombie1",
  [WR_PIECE_ZOMBIE_2] = "zombie2",
  [WR_PIECE_ZOMBIE_3] = "zombie3",
  [WR_PIECE_ZOMBIE_4] = "zombie4",
  [WR_PIECE_BIRD] = "bird",
};

static const char *const dir_names[WR_N_DIRS] = {
  [WR_DIR_UP] = "up",
  [WR_DIR_DOWN] = "down",
  [WR_DIR_LEFT] = "left",
  [WR_DIR_RIGHT] = "right",
  [WR_DIR_UP_LEFT] = "up-left",
  [WR_DIR_DOWN_RIGHT] = "down-right",
  [WR_DIR_UP_RIGHT] = "up-right",
  [WR_DIR_DOWN_LEFT] = "down-left",
};

static const char *const side_names[WR_N_SIDES] = {
  [WR_SIDE_WORMS] = "worms",
  [WR_SIDE_BIRD] = "bird",
};

static const char *const action_names[WR_N_ACTIONS] = {
  [WR_ACTION_BEDROCK] = "bedrock",
  [WR_ACTION_BITE] = "bite",
  [WR_ACTION_BREAK] = "break",
  [WR_ACTION_DIG] = "dig",
  [WR_ACTION_DRILL] = "drill",
  [WR_ACTION_EAT] = "eat",
  [WR_ACTION_FLY] = "fly",
  [WR_ACTION_MOVE] = "move",
  [WR_ACTION_PECK] = "peck",
  [WR_ACTION_PLAY] = "play",
  [WR_ACTION_PUSH] = "push",
  [WR_ACTION_RAISE] = "raise",
  [WR_ACTION_REST] = "rest",
};

static const char *const token_names[WR_N_TOKENS + 1] = {
  [WR_TOKEN_BEDROCK] = "bedrock",
  [WR_TOKEN_WORMHOLE] = "wormhole",
  [WR_TOKEN_DRILL] = "drill",
  [WR_TOKEN_GRAVESTONE] = "gravestone",
  [WR_TOKEN_LAVA] = "lava",
  [WR_TOKEN_BIRD] = "bird",
};

static const char *const tracker_names[] = {
  [WR_TRACKER_HUNGER] = "hunger",
  [WR_TRACKER_SUSPICION] = "suspicion",
  [WR_TRACKER_HEALTH] = "health",
};

static const char *const trigger_names[WR_N_TRIGGER_EVENTS] = {
  [WR_AFTER_BITE] = "bite",
  [WR_AFTER_EATEN] = "eaten",
  [WR_AFTER_FLY] = "fly",
  [WR_AFTER_ON_GRASS] = "on-grass",
  [WR_AFTER_REST] = "rest",
  [WR_AFTER_TURN_START] = "turn-start",
  [WR_AFTER_TURN_END] = "turn-end",
  [WR_AFTER_MOVE_TOKENS] = "move-tokens",
  [WR_AFTER_DAY_END] = "day-end",
  [WR_REPLACE_EATEN] = "eaten",
  [WR_REPLACE_CONTACT] = "contact",
};

/* Durations, except the two that take an argument: WR_UNTIL_DAYS and WR_UNTIL_EVENT. */
static const char *const until_names[WR_N_UNTILS] = {
  [WR_UNTIL_TURN] = "turn",
  [WR_UNTIL_NEXT_TURN_WORMS] = "next-turn worms",
  [WR_UNTIL_NEXT_TURN_BIRD] = "next-turn bird",
  [WR_UNTIL_TURN_WORMS] = "until-turn worms",
  [WR_UNTIL_TURN_BIRD] = "until-turn bird",
  [WR_UNTIL_END_WORMS] = "until-end worms",
  [WR_UNTIL_END_BIRD] = "until-end bird",
  [WR_UNTIL_DAY] = "day",
  [WR_UNTIL_TOMORROW] = "tomorrow",
  [WR_UNTIL_DAYS] = "days",
  [WR_UNTIL_MATCH] = "match",
  [WR_UNTIL_EVENT] = "event",
  [WR_UNTIL_WHILE] = "while",
};

static const char *
name_at (const char *const *names,
         guint              n,
         guint              i)
{
  g_return_val_if_fail (i < n, "?");
  return names[i];
}

/* Returns N if there is no such name. */
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
wr_space_text (WrSpace space,
               char    text[WR_SPACE_TEXT_SIZE])
{
  int column = wr_space_column (space), row = wr_space_row (space);
  char *c = text;

  if (!wr_space_on_board (space) && !wr_space_outside (space))
    return strcpy (text, "?");

  if (column == WR_COLUMN_LEFT)
    *c++ = '<';
  else if (column == WR_COLUMN_RIGHT)
    *c++ = '>';
  else
    *c++ = (char) ('a' + column);
  if (row >= 10)
    *c++ = '1';
  *c++ = (char) ('0' + row % 10);
  *c = '\0';
  return text;
}

WrSpace
wr_space_from_text (const char *text)
{
  int column, row;
  WrSpace space;

  if (text[0] == '<')
    column = WR_COLUMN_LEFT;
  else if (text[0] == '>')
    column = WR_COLUMN_RIGHT;
  else if (text[0] >= 'a' && text[0] < 'a' + WR_N_COLUMNS)
    column = text[0] - 'a';
  else
    return WR_SPACE_NONE;

  if (!g_ascii_isdigit (text[1]))
    return WR_SPACE_NONE;
  row = text[1] - '0';
  if (text[2] != '\0')
    {
      /* No row but 10 to 13 has two digits, so "a00" is nothing. */
      if (row != 1 || !g_ascii_isdigit (text[2]) || text[3] != '\0')
        return WR_SPACE_NONE;
      row = 10 + text[2] - '0';
      if (row > WR_ROW_BELOW)
        return WR_SPACE_NONE;
    }

  space = WR_SPACE (column, row);
  return wr_space_on_board (space) || wr_space_outside (space) ? space : WR_SPACE_NONE;
}

const char *
wr_piece_name (WrPiece piece)
{
  return name_at (piece_names, WR_N_PIECES, piece);
}

WrPiece
wr_piece_from_name (const char *name)
{
  guint i = find_name (piece_names, WR_N_PIECES, name);

  return i < WR_N_PIECES ? (WrPiece) i : WR_PIECE_NONE;
}

const char *
wr_dir_name (WrDir dir)
{
  return name_at (dir_names, WR_N_DIRS, dir);
}

WrDir
wr_dir_from_name (const char *name)
{
  return (WrDir) find_name (dir_names, WR_N_DIRS, name);
}

const char *
wr_side_name (WrSide side)
{
  return name_at (side_names, WR_N_SIDES, side);
}

WrSide
wr_side_from_name (const char *name)
{
  return (WrSide) find_name (side_names, WR_N_SIDES, name);
}

const char *
wr_action_name (WrAction action)
{
  return name_at (action_names, WR_N_ACTIONS, action);
}

WrAction
wr_action_from_name (const char *name)
{
  return (WrAction) find_name (action_names, WR_N_ACTIONS, name);
}

gboolean
wr_side_has_action (WrSide   side,
                    WrAction action)
{
  static const guint actions[WR_N_SIDES] = {
    [WR_SIDE_WORMS] = 1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_BITE | 1u << WR_ACTION_BREAK | 1u << WR_ACTION_MOVE |
                      1u << WR_ACTION_PLAY | 1u << WR_ACTION_PUSH | 1u << WR_ACTION_RAISE,
    [WR_SIDE_BIRD] = 1u << WR_ACTION_BREAK | 1u << WR_ACTION_DIG | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_EAT |
                     1u << WR_ACTION_FLY | 1u << WR_ACTION_PECK | 1u << WR_ACTION_PLAY | 1u << WR_ACTION_REST,
  };

  return (actions[side] >> action) & 1;
}

const char *
wr_token_name (WrToken token)
{
  return name_at (token_names, G_N_ELEMENTS (token_names), token);
}

const char *
wr_tracker_name (WrTracker tracker)
{
  return name_at (tracker_names, G_N_ELEMENTS (tracker_names), tracker);
}

const char *
wr_card_id (guint8 card)
{
  return card < wr_card_set->n_cards ? wr_card (card)->id : "?";
}

const char *
wr_trigger_name (WrTriggerEvent event)
{
  return name_at (trigger_names, WR_N_TRIGGER_EVENTS, event);
}

void
wr_until_append_text (WrUntil  until,
                      guint    n,
                      GString *string)
{
  g_string_append (string, name_at (until_names, WR_N_UNTILS, until));
  if (until == WR_UNTIL_DAYS)
    g_string_append_printf (string, " %u", n);
  else if (until == WR_UNTIL_EVENT)
    g_string_append_printf (string, " %s", wr_trigger_name ((WrTriggerEvent) n));
}

gboolean
wr_until_from_text (const char *text,
                    WrUntil    *until,
                    guint      *n)
{
  guint64 days = 0;
  guint i;

  *n = 0;
  if (g_str_has_prefix (text, "days ") && text[5] != '0' &&
      g_ascii_string_to_unsigned (text + 5, 10, 1, 15, &days, NULL))
    {
      *until = WR_UNTIL_DAYS;
      *n = (guint) days;
      return TRUE;
    }
  if (g_str_has_prefix (text, "event "))
    {
      *until = WR_UNTIL_EVENT;
      *n = find_name (trigger_names, WR_N_TRIGGER_EVENTS, text + strlen ("event "));
      return *n < WR_N_TRIGGER_EVENTS;
    }
  i = find_name (until_names, WR_N_UNTILS, text);
  *until = (WrUntil) i;
  return i < WR_N_UNTILS && i != WR_UNTIL_DAYS && i != WR_UNTIL_EVENT;
}
