/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-names.h"

#include <string.h>

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
