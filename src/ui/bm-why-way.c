/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The way to what is not possible yet: own actions of the same turn after which it is.
 */
#include "config.h"

#include "bm-why-near.h"

#include <glib/gi18n-lib.h>

#include "bm-certain.h"
#include "bm-move-words.h"
#include "bm-words.h"

static gboolean
is_wished (const BmPosition *pos,
           BmMove            move,
           const BmWish     *wish)
{
  return bm_move_kind (move) == wish->kind
         && (wish->piece == BM_PIECE_NONE || bm_move_who (move) == wish->piece)
         && (wish->space == BM_SPACE_NONE || bm_move_target (pos, move) == wish->space)
         && (wish->kind != BM_MOVE_PLAY || bm_move_a (move) == wish->card);
}

gboolean
bm_wish_is_legal (const BmPosition *view,
                  const BmWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (is_wished (view, moves[i], wish))
      return TRUE;
  return FALSE;
}

/* What prepares something else.  Two flights in a row are one. */
static gboolean
is_step (BmMove        move,
         const BmWish *wish,
         const BmWay  *so_far)
{
  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_FLY:
      return wish->kind != BM_MOVE_FLY
             && (so_far->n == 0 || bm_move_kind (so_far->moves[so_far->n - 1]) != BM_MOVE_FLY);
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
      return TRUE;
    case BM_MOVE_BREAK:
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
      return wish->piece == BM_PIECE_NONE || bm_move_who (move) == wish->piece;
    default:
      return FALSE;
    }
}

/* How far MOVE leads: of several ways the one with the least to-do is told. */
static int
effort_of (const BmPosition *pos,
           BmMove            move)
{
  BmSpace from = pos->at[BM_PIECE_BIRD], to = bm_move_a (move);

  if (bm_move_kind (move) != BM_MOVE_FLY)
    return 1;
  return 1 + ABS (bm_space_column (from) - bm_space_column (to)) + ABS (bm_space_row (from) - bm_space_row (to));
}

/* Takes MOVE on POS.  FALSE: what comes of it is open, or the turn or a piece is lost by it. */
static gboolean
leads_on (BmPosition *pos,
          BmMove      move)
{
  const BmPosition before = *pos;
  BmEventList events;

  if (bm_certain_play (pos, move, &events) < events.n || pos->n_frames > 0 || pos->winner != BM_NO_WINNER
      || pos->turn != before.turn)
    return FALSE;
  for (guint piece = 0; piece < BM_N_CRAWLERS && pos->turn == BM_SIDE_WORMS; piece++)
    if (before.at[piece] != BM_SPACE_NONE && pos->at[piece] == BM_SPACE_NONE)
      return FALSE;
  return TRUE;
}

static void
search (const BmPosition *pos,
        const BmWish     *wish,
        guint             length,
        const BmWay      *so_far,
        BmWay            *best)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    {
      BmPosition after = *pos;
      BmWay way = *so_far;

      if (!is_step (moves[i], wish, so_far))
        continue;
      way.effort += effort_of (pos, moves[i]);
      way.moves[way.n++] = moves[i];
      if ((best->n > 0 && way.effort >= best->effort) || !leads_on (&after, moves[i]))
        continue;
      if (way.n < length)
        search (&after, wish, length, &way, best);
      else if (bm_wish_is_legal (&after, wish))
        *best = way;
    }
}

void
bm_way_find (const BmPosition *view,
             const BmWish     *wish,
             guint             length,
             BmWay            *way)
{
  const BmWay none = { 0 };

  g_return_if_fail (length <= BM_MAX_WAY);

  *way = none;
  for (guint n = 1; n <= length && way->n == 0; n++)
    search (view, wish, n, &none, way);
}

/* "Fly to e3", "Move up", or NAMED "Move up (Green)". */
static char *
step_words (const BmPosition *pos,
            BmMove            move,
            gboolean          named)
{
  char space[BM_SPACE_NAME_SIZE];
  g_autofree char *words = NULL;

  if (bm_move_kind (move) == BM_MOVE_FLY)
    /* Translators: %s is a space like "d3". */
    words = g_strdup_printf (_("Fly to %s"), bm_space_name (bm_move_a (move), space));
  else if (bm_move_kind (move) == BM_MOVE_BREAK)
    /* Translators: %s is a space like "d3". */
    words = g_strdup_printf (_("Break the Bedrock at %s"), bm_space_name (bm_move_a (move), space));
  else
    words = bm_move_words (pos, move);
  if (!named || bm_move_who (move) >= BM_N_CRAWLERS)
    return g_steal_pointer (&words);
  /* Translators: what a Worm or Zombie does, and who: “Move up (Green)”. */
  return g_strdup_printf (_("%1$s (%2$s)"), words, bm_piece_words (bm_move_who (move)));
}

char *
bm_way_words (const BmPosition *view,
              const BmWay      *way,
              gboolean          named)
{
  g_autofree char *first = NULL, *second = NULL;
  BmPosition pos = *view;

  g_return_val_if_fail (way->n > 0, NULL);

  /* Who does both is named once. */
  first = step_words (&pos, way->moves[0],
                      named && (way->n == 1 || bm_move_who (way->moves[0]) != bm_move_who (way->moves[1])));
  if (way->n == 1)
    /* Translators: what has to be done before: “Fly to e3”. */
    return g_strdup_printf (_("First this: %s."), first);
  bm_rules_apply (&pos, way->moves[0], NULL, NULL);
  second = step_words (&pos, way->moves[1], named);
  /* Translators: what has to be done before: “Fly to e3”, “Dig down”. */
  return g_strdup_printf (_("First this: %1$s, then %2$s."), first, second);
}
