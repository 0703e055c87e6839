/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-move-words.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"

static guint
count_graves_near (const BmPosition *pos,
                   BmSpace           worm)
{
  guint n = 0;

  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      BmSpace space = bm_position_grass_space (pos, column);

      if (pos->on_grass[BM_GRAVESTONES][column] > 0 && (space == worm || bm_space_nearby (space, worm)))
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
  if (count_graves_near (pos, pos->at[bm_move_who (move)]) < 2)
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
      /* Translators: %s is a direction: "Dig down". */
      return g_strdup_printf (_("Dig %s"), bm_dir_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_PECK:
      /* Translators: %s is a direction: "Peck left". */
      return g_strdup_printf (_("Peck %s"), bm_dir_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_MOVE:
      /* Translators: %s is a direction: "Move up". */
      return g_strdup_printf (_("Move %s"), bm_dir_words (BM_BYTE_DIR (bm_move_a (move))));
    case BM_MOVE_PUSH:
      /* Translators: %s is a direction: "Push up". */
      return g_strdup_printf (_("Push %s"), bm_dir_words (BM_BYTE_DIR (bm_move_a (move))));
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
    default:
      break;
    }
  return g_strdup (bm_action_words (bm_move_kind (move)));
}

char *
bm_option_words (const BmPosition *pos,
                 const BmOption   *option,
                 gboolean          with_piece)
{
  g_autofree char *words = NULL;
  char space[BM_SPACE_NAME_SIZE];

  switch (option->kind)
    {
    case BM_OPTION_PIECE:
      /* Translators: %s is a Worm, a Zombie or the Bird. */
      return g_strdup_printf (_("Pick %s"), bm_piece_words (option->piece));
    case BM_OPTION_GRAVE:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Pick the Gravestone at %s"), bm_space_name (option->space, space));
    case BM_OPTION_MOVE:
    default:
      words = bm_move_words (pos, option->move);
      if (with_piece && option->piece < BM_N_CRAWLERS)
        /* Translators: who, and what it does: "Green: Move up". */
        return g_strdup_printf (_("%1$s: %2$s"), bm_piece_words (option->piece), words);
      return g_steal_pointer (&words);
    }
}

char *
bm_target_words (const BmPosition *pos,
                 const BmOption   *options,
                 guint             n,
                 gboolean          with_piece)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *option = bm_option_words (pos, &options[i], with_piece);

      g_string_append_printf (words, "%s%s.", i > 0 ? " " : "", option);
    }
  return g_string_free (words, FALSE);
}
