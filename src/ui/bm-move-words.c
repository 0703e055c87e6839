/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-move-words.h"

#include <glib/gi18n-lib.h>

#include "hooks.h"

#include "bm-card-words.h"
#include "bm-words.h"

/* A card may let a Worm reach a Gravestone anywhere. */
static guint
count_graves_in_reach (const BmPosition *pos,
                       BmPiece           worm)
{
  gboolean any = bm_hooked (pos, BM_HOOK_RANGE (BM_ACTION_RAISE));
  guint n = 0;

  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      BmSpace space = bm_position_grass_space (pos, column);

      if (pos->on_grass[BM_GRAVESTONES][column] > 0
          && (any || space == pos->at[worm] || bm_space_nearby (space, pos->at[worm])))
        n++;
    }
  return n;
}

static char *
raise_words (const BmPosition *pos,
             BmMove            move)
{
  char to[BM_SPACE_NAME_SIZE], grave[BM_SPACE_NAME_SIZE];

  bm_space_name (bm_move_b (move), to);
  if (count_graves_in_reach (pos, bm_move_who (move)) < 2)
    /* Translators: %s is a space like "d3". */
    return g_strdup_printf (_("Raise Undead to %s"), to);
  /* Translators: both are spaces like "d3". */
  return g_strdup_printf (_("Raise Undead to %1$s (Gravestone at %2$s)"), to,
                          bm_space_name (bm_move_a (move), grave));
}

char *
bm_move_words (const BmPosition *pos,
               BmMove            move)
{
  char space[BM_SPACE_NAME_SIZE];

  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_DIG:
      if (!BM_IS_DIR_BYTE (bm_move_a (move)))
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Dig at %s"), bm_space_name (bm_move_a (move), space));
      /* Translators: %s is a direction: "Dig down". */
      return g_strdup_printf (_("Dig %s"), bm_direction_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_PECK:
      /* Translators: %s is a direction: "Peck left". */
      return g_strdup_printf (_("Peck %s"), bm_direction_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_MOVE:
      /* Translators: %s is a direction: "Move up". */
      return g_strdup_printf (_("Move %s"), bm_direction_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_PUSH:
      if (!BM_IS_DIR_BYTE (bm_move_a (move)))
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Push the Grass at %s"), bm_space_name (bm_move_a (move), space));
      /* Translators: %s is a direction: "Push up". */
      return g_strdup_printf (_("Push %s"), bm_direction_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_EAT:
      if (bm_move_b (move) != BM_PIECE_NONE)
        /* Translators: %s is a Worm or a Zombie: "Eat Green". */
        return g_strdup_printf (_("Eat %s"), bm_piece_words (bm_move_b (move)));
      break;
    case BM_MOVE_DRILL:
      if (bm_move_a (move) != BM_SPACE_NONE)
        /* Translators: %s is a space like "d3". */
        return g_strdup_printf (_("Take the Drill from %s"), bm_space_name (bm_move_a (move), space));
      break;
    case BM_MOVE_RAISE:
      return raise_words (pos, move);
    case BM_MOVE_CHOOSE:
    case BM_MOVE_DISCARD:
    case BM_MOVE_PLAY:
    case BM_MOVE_DRAFT:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
      return bm_answer_words (pos, move);
    case BM_MOVE_USE:
      return bm_power_words (pos, bm_move_who (move));
    default:
      break;
    }
  return g_strdup (bm_kind_words (bm_move_kind (move)));
}

/* WORDS with what MOVE costs, where that is not the one action that everything costs. */
static char *
with_cost (BmPlay *play,
           BmMove  move,
           char   *words)
{
  int cost = bm_play_get_move_cost (play, move);
  char *both;

  if (bm_play_get_choice (play) != BM_CHOICE_NONE || cost == 1)
    return words;
  /* Translators: an action and what it costs: "Dig down (2 actions)". */
  both = g_strdup_printf (ngettext ("%1$s (%2$d action)", "%1$s (%2$d actions)", (gulong) cost), words, cost);
  g_free (words);
  return both;
}

char *
bm_option_words (BmPlay           *play,
                 const BmOption   *option,
                 gboolean          with_piece)
{
  const BmPosition *pos = bm_play_get_position (play);
  g_autofree char *words = NULL;
  char space[BM_SPACE_NAME_SIZE];

  switch (option->kind)
    {
    case BM_PRESS_PIECE:
      /* Translators: %s is a Worm, a Zombie or the Bird. */
      return g_strdup_printf (_("Pick %s"), bm_piece_words (option->piece));
    case BM_PRESS_GRAVE:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Pick the Gravestone at %s"), bm_space_name (option->space, space));
    case BM_PRESS_MOVE:
    default:
      words = with_cost (play, option->move, bm_move_words (pos, option->move));
      if (with_piece && option->piece < BM_N_CRAWLERS)
        /* Translators: who, and what it does: "Green: Move up". */
        return g_strdup_printf (_("%1$s: %2$s"), bm_piece_words (option->piece), words);
      return g_steal_pointer (&words);
    }
}

char *
bm_target_words (BmPlay           *play,
                 const BmOption   *options,
                 guint             n,
                 gboolean          with_piece)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *option = bm_option_words (play, &options[i], with_piece);
      g_autofree char *sentence = bm_words_sentence (option);

      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (words, FALSE);
}
