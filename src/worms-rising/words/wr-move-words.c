/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-move-words.h"

#include <glib/gi18n-lib.h>

#include "hooks.h"

#include "wr-card-words.h"
#include "bm-words.h"
#include "wr-words.h"

/* A card may let a Worm reach a Gravestone anywhere. */
static guint
count_graves_in_reach (const WrPosition *pos,
                       WrPiece           worm)
{
  gboolean any = wr_hooked (pos, WR_HOOK_RANGE (WR_ACTION_RAISE));
  guint n = 0;

  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      WrSpace space = wr_position_grass_space (pos, column);

      if (pos->on_grass[WR_GRAVESTONES][column] > 0
          && (any || space == pos->at[worm] || wr_space_nearby (space, pos->at[worm])))
        n++;
    }
  return n;
}

static char *
raise_words (const WrPosition *pos,
             BmMove            move)
{
  const char *to = wr_space_name (wr_move_b (move));

  if (count_graves_in_reach (pos, wr_move_who (move)) < 2)
    /* Translators: %s is a space like "d3". */
    return g_strdup_printf (_("Raise Undead to %s"), to);
  /* Translators: both are spaces like "d3". */
  return g_strdup_printf (_("Raise Undead to %1$s (Gravestone at %2$s)"), to,
                          wr_space_name (wr_move_a (move)));
}

char *
wr_move_words (const WrPosition *pos,
               BmMove            move)
{
  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_DIG:
      if (!WR_IS_DIR_BYTE (wr_move_a (move)))
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Dig at %s"), wr_space_name (wr_move_a (move)));
      /* Translators: %s is a direction: "Dig down". */
      return g_strdup_printf (_("Dig %s"), wr_direction_words (WR_BYTE_DIR (wr_move_a (move))));
    case WR_MOVE_PECK:
      /* Translators: %s is a direction: "Peck left". */
      return g_strdup_printf (_("Peck %s"), wr_direction_words (WR_BYTE_DIR (wr_move_a (move))));
    case WR_MOVE_MOVE:
      /* Translators: %s is a direction: "Move up". */
      return g_strdup_printf (_("Move %s"), wr_direction_words (WR_BYTE_DIR (wr_move_a (move))));
    case WR_MOVE_PUSH:
      if (!WR_IS_DIR_BYTE (wr_move_a (move)))
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Push the Grass at %s"), wr_space_name (wr_move_a (move)));
      /* Translators: %s is a direction: "Push up". */
      return g_strdup_printf (_("Push %s"), wr_direction_words (WR_BYTE_DIR (wr_move_a (move))));
    case WR_MOVE_EAT:
      if (wr_move_b (move) != WR_PIECE_NONE)
        /* Translators: %s is a Worm or a Zombie: "Eat Green". */
        return g_strdup_printf (_("Eat %s"), wr_piece_words (wr_move_b (move)));
      break;
    case WR_MOVE_DRILL:
      if (wr_move_a (move) != WR_SPACE_NONE)
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Take the Drill from %s"), wr_space_name (wr_move_a (move)));
      break;
    case WR_MOVE_RAISE:
      return raise_words (pos, move);
    case WR_MOVE_CHOOSE:
    case WR_MOVE_DISCARD:
    case WR_MOVE_PLAY:
    case WR_MOVE_DRAFT:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
      return wr_answer_words (pos, move);
    case WR_MOVE_USE:
      return wr_power_words (pos, wr_move_who (move));
    default:
      break;
    }
  return g_strdup (wr_kind_words (wr_move_kind (move)));
}
