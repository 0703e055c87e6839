/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-words.h"

#include <glib/gi18n-lib.h>

#include "wr-space-text.h"
#include "bm-words.h"

const char *
wr_space_name (WrSpace space)
{
  int column = wr_space_column (space), row = wr_space_row (space);
  char name[128];

  if (column == WR_COLUMN_LEFT)
    /* Translators: a place beside the board, in a sentence: “Fly to the space left of row 2”, “The nearest place for it
       is the space left of row 2.” */
    g_snprintf (name, sizeof name, _("the space left of row %d"), row);
  else if (column == WR_COLUMN_RIGHT)
    /* Translators: a place beside the board, as in “Fly to the space right of row 2”. */
    g_snprintf (name, sizeof name, _("the space right of row %d"), row);
  else if (row == WR_ROW_BELOW)
    /* Translators: a place below the board, as in “Fly to the space below column c”. */
    g_snprintf (name, sizeof name, _("the space below column %c"), 'a' + column);
  else
    wr_space_text_name (space, name);
  return bm_words_intern (name);
}

const char *
wr_piece_words (WrPiece piece)
{
  static const char *const names[WR_N_PIECES] = {
    N_("Green"), N_("Yellow"), N_("Purple"), N_("Pink"),
    N_("Zombie 1"), N_("Zombie 2"), N_("Zombie 3"), N_("Zombie 4"),
    N_("the Bird")
  };

  g_return_val_if_fail (piece < WR_N_PIECES, "");
  return _(names[piece]);
}

const char *
wr_piece_class (WrPiece piece)
{
  static const char *const classes[WR_N_PIECES] = {
    "green", "yellow", "purple", "pink", "zombie", "zombie", "zombie", "zombie", "bird"
  };

  return piece < WR_N_PIECES ? classes[piece] : "nobody";
}

/* The pictures contain these letters, so they are not translated. */
const char *
wr_piece_letter (WrPiece piece)
{
  static const char *const letters[WR_N_CRAWLERS] = { "G", "Y", "P", "K", "1", "2", "3", "4" };

  return piece < WR_N_CRAWLERS ? letters[piece] : "";
}

const char *
wr_token_words (guint token)
{
  static const char *const names[WR_N_TOKENS] = {
    [WR_TOKEN_BEDROCK] = N_("Bedrock"), [WR_TOKEN_WORMHOLE] = N_("a Wormhole"), [WR_TOKEN_DRILL] = N_("a Drill"),
    [WR_TOKEN_GRAVESTONE] = N_("a Gravestone"), [WR_TOKEN_LAVA] = N_("Lava"),
  };

  return token < WR_N_TOKENS ? _(names[token]) : _("the Bird");
}

guint8
wr_champion_of (const WrPosition *pos,
                WrPiece           piece)
{
  if (piece == WR_PIECE_BIRD)
    return pos->champions[WR_N_WORMS];
  return piece < WR_N_WORMS ? pos->champions[piece] : WR_NO_CARD;
}

const char *
wr_direction_words (WrDir dir)
{
  /* Translators: directions as they stand in "The Bird pecks left." and "Move up". */
  static const char *const names[WR_N_DIRS] = {
    N_("up"), N_("down"), N_("left"), N_("right"),
    /* In the order of WrDir: */
    N_("up and left"), N_("down and right"), N_("up and right"), N_("down and left")
  };

  g_return_val_if_fail (dir < WR_N_DIRS, "");
  return _(names[dir]);
}

typedef struct
{
  const char *name;
  const char *art;
} Action;

static const Action actions[WR_N_MOVE_KINDS] = {
  [WR_MOVE_FLY] = { N_("Fly"), "actions/fly" },
  [WR_MOVE_DIG] = { N_("Dig"), "actions/dig" },
  [WR_MOVE_PECK] = { N_("Peck"), "actions/peck" },
  [WR_MOVE_EAT] = { N_("Eat"), "actions/eat" },
  [WR_MOVE_DRILL] = { N_("Drill"), "actions/drill" },
  [WR_MOVE_REST] = { N_("Rest"), "actions/rest" },
  [WR_MOVE_BREAK] = { N_("Break"), "actions/break" },
  [WR_MOVE_MOVE] = { N_("Move"), "actions/move" },
  [WR_MOVE_PUSH] = { N_("Push"), "actions/push" },
  [WR_MOVE_BITE] = { N_("Bite"), "actions/bite" },
  [WR_MOVE_BEDROCK] = { N_("Bedrock"), "actions/bedrock" },
  [WR_MOVE_RAISE] = { N_("Raise Undead"), "actions/raise" },
  [WR_MOVE_END] = { N_("End Turn"), "actions/fly" },
  [WR_MOVE_LAND] = { N_("Land"), "actions/fly" },
  [WR_MOVE_EXIT] = { N_("Come out"), "actions/exit" },
  [WR_MOVE_USE] = { N_("Power"), "actions/power" },
};

const char *
wr_kind_words (WrMoveKind kind)
{
  g_return_val_if_fail (kind < WR_N_MOVE_KINDS && actions[kind].name != NULL, "");
  return _(actions[kind].name);
}

const char *
wr_kind_art (WrMoveKind kind)
{
  g_return_val_if_fail (kind < WR_N_MOVE_KINDS && actions[kind].art != NULL, "");
  return actions[kind].art;
}

const char *
wr_thinking_words (int side)
{
  return side == WR_SIDE_BIRD ? _("The Bird thinks …") : _("The Worms think …");
}
