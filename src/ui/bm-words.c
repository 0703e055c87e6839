/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-words.h"

#include <glib/gi18n-lib.h>

#include "bm-space-text.h"

const char *
bm_space_name (BmSpace space,
               char    buffer[BM_SPACE_NAME_SIZE])
{
  int column = bm_space_column (space);

  if (column == BM_COLUMN_LEFT)
    /* Translators: a place beside the board, in a sentence: “Fly to the space left of row 2”, “The nearest place for it
       is the space left of row 2.” */
    g_snprintf (buffer, BM_SPACE_NAME_SIZE, _("the space left of row %d"), bm_space_row (space));
  else if (column == BM_COLUMN_RIGHT)
    /* Translators: a place beside the board, as in “Fly to the space right of row 2”. */
    g_snprintf (buffer, BM_SPACE_NAME_SIZE, _("the space right of row %d"), bm_space_row (space));
  else if (bm_space_row (space) == BM_ROW_BELOW)
    /* Translators: a place below the board, as in “Fly to the space below column c”. */
    g_snprintf (buffer, BM_SPACE_NAME_SIZE, _("the space below column %c"), 'a' + column);
  else
    bm_space_text_name (space, buffer);
  return buffer;
}

const char *
bm_piece_words (BmPiece piece)
{
  static const char *const names[BM_N_PIECES] = {
    N_("Green"), N_("Yellow"), N_("Purple"), N_("Pink"),
    N_("Zombie 1"), N_("Zombie 2"), N_("Zombie 3"), N_("Zombie 4"),
    N_("the Bird")
  };

  g_return_val_if_fail (piece < BM_N_PIECES, "");
  return _(names[piece]);
}

const char *
bm_piece_class (BmPiece piece)
{
  static const char *const classes[BM_N_PIECES] = {
    "green", "yellow", "purple", "pink", "zombie", "zombie", "zombie", "zombie", "bird"
  };

  return piece < BM_N_PIECES ? classes[piece] : "nobody";
}

/* The pictures have these letters in them, so they are the same in every language. */
const char *
bm_piece_letter (BmPiece piece)
{
  switch (piece)
    {
    case BM_PIECE_GREEN:
      return "G";
    case BM_PIECE_YELLOW:
      return "Y";
    case BM_PIECE_PURPLE:
      return "P";
    case BM_PIECE_PINK:
      return "K";
    case BM_PIECE_ZOMBIE_1:
      return "1";
    case BM_PIECE_ZOMBIE_2:
      return "2";
    case BM_PIECE_ZOMBIE_3:
      return "3";
    case BM_PIECE_ZOMBIE_4:
      return "4";
    case BM_PIECE_BIRD:
    case BM_N_PIECES:
    default:
      return "";
    }
}

const char *
bm_token_words (guint token)
{
  switch (token)
    {
    case BM_TOKEN_BEDROCK:
      return _("Bedrock");
    case BM_TOKEN_WORMHOLE:
      return _("a Wormhole");
    case BM_TOKEN_DRILL:
      return _("a Drill");
    case BM_TOKEN_GRAVESTONE:
      return _("a Gravestone");
    case BM_TOKEN_LAVA:
      return _("Lava");
    default:
      return _("the Bird");
    }
}

guint8
bm_champion_of (const BmPosition *pos,
                BmPiece           piece)
{
  if (piece == BM_PIECE_BIRD)
    return pos->champions[BM_N_WORMS];
  return piece < BM_N_WORMS ? pos->champions[piece] : BM_NO_CARD;
}

const char *
bm_direction_words (BmDir dir)
{
  /* Translators: directions as they stand in "The Bird pecks left." and "Move up". */
  static const char *const names[BM_N_DIRS] = {
    N_("up"), N_("down"), N_("left"), N_("right"),
    /* In the order of BmDir: */
    N_("up and left"), N_("down and right"), N_("up and right"), N_("down and left")
  };

  g_return_val_if_fail (dir < BM_N_DIRS, "");
  return _(names[dir]);
}

void
bm_words_join (GString    *list,
               const char *word)
{
  g_return_if_fail (list != NULL && word != NULL);

  if (list->len > 0)
    /* Translators: what stands between the names of a list, as in "Green, Pink, Zombie 1" or "a, d, f". */
    g_string_append (list, C_("between the words of a list", ", "));
  g_string_append (list, word);
}

char *
bm_words_sentence (const char *words)
{
  g_return_val_if_fail (words != NULL, NULL);

  /* Translators: makes a sentence of words that have no full stop: "Move up", "The Bird wins". */
  return g_strdup_printf (C_("sentence", "%s."), words);
}

guint
bm_words_longest (const char *words)
{
  guint n = 0, most = 0;

  g_return_val_if_fail (words != NULL, 0);

  for (const char *c = words; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      /* Wide letters are those of languages that wrap between any two of them. */
      n = g_unichar_isspace (letter) || g_unichar_iswide (letter) ? 0 : n + 1;
      most = MAX (most, n);
    }
  return most;
}

typedef struct
{
  const char *name;
  const char *art;
} Action;

static const Action actions[BM_N_MOVE_KINDS] = {
  [BM_MOVE_FLY] = { N_("Fly"), "actions/fly" },
  [BM_MOVE_DIG] = { N_("Dig"), "actions/dig" },
  [BM_MOVE_PECK] = { N_("Peck"), "actions/peck" },
  [BM_MOVE_EAT] = { N_("Eat"), "actions/eat" },
  [BM_MOVE_DRILL] = { N_("Drill"), "actions/drill" },
  [BM_MOVE_REST] = { N_("Rest"), "actions/rest" },
  [BM_MOVE_BREAK] = { N_("Break"), "actions/break" },
  [BM_MOVE_MOVE] = { N_("Move"), "actions/move" },
  [BM_MOVE_PUSH] = { N_("Push"), "actions/push" },
  [BM_MOVE_BITE] = { N_("Bite"), "actions/bite" },
  [BM_MOVE_BEDROCK] = { N_("Bedrock"), "actions/bedrock" },
  [BM_MOVE_RAISE] = { N_("Raise Undead"), "actions/raise" },
  [BM_MOVE_END] = { N_("End Turn"), "actions/fly" },
  [BM_MOVE_LAND] = { N_("Land"), "actions/fly" },
  [BM_MOVE_EXIT] = { N_("Come out"), "actions/exit" },
  [BM_MOVE_USE] = { N_("Power"), "actions/power" },
};

const char *
bm_kind_words (BmMoveKind kind)
{
  g_return_val_if_fail (kind < BM_N_MOVE_KINDS && actions[kind].name != NULL, "");
  return _(actions[kind].name);
}

const char *
bm_kind_art (BmMoveKind kind)
{
  g_return_val_if_fail (kind < BM_N_MOVE_KINDS && actions[kind].art != NULL, "");
  return actions[kind].art;
}
