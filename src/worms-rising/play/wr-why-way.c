/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The way to something that is not possible yet: own actions of the same turn after which it is.
 */
#include "config.h"

#include "wr-why-near.h"

#include <glib/gi18n-lib.h>

#include "wr-certain.h"
#include "wr-move-words.h"
#include "wr-words.h"

static gboolean
is_wished (const WrPosition *pos,
           BmMove            move,
           const WrWish     *wish)
{
  return wr_move_kind (move) == wish->kind
         && (wish->piece == WR_PIECE_NONE || wr_move_who (move) == wish->piece)
         && (wish->space == WR_SPACE_NONE || wr_move_target (pos, move) == wish->space)
         && (wish->kind != WR_MOVE_PLAY || wr_move_a (move) == wish->card);
}

gboolean
wr_wish_is_legal (const WrPosition *view,
                  const WrWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (is_wished (view, moves[i], wish))
      return TRUE;
  return FALSE;
}

/* Whether MOVE can prepare another.  Two flights in a row are one. */
static gboolean
is_step (BmMove        move,
         const WrWish *wish,
         const WrWay  *so_far)
{
  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_FLY:
      return wish->kind != WR_MOVE_FLY
             && (so_far->n == 0 || wr_move_kind (so_far->moves[so_far->n - 1]) != WR_MOVE_FLY);
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
      return TRUE;
    case WR_MOVE_BREAK:
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
      return wish->piece == WR_PIECE_NONE || wr_move_who (move) == wish->piece;
    default:
      return FALSE;
    }
}

/* The length of MOVE: of several ways the shortest is shown. */
static int
effort_of (const WrPosition *pos,
           BmMove            move)
{
  WrSpace from = pos->at[WR_PIECE_BIRD], to = wr_move_a (move);

  if (wr_move_kind (move) != WR_MOVE_FLY)
    return 1;
  return 1 + ABS (wr_space_column (from) - wr_space_column (to)) + ABS (wr_space_row (from) - wr_space_row (to));
}

/* Plays MOVE on POS.  FALSE: the result is uncertain, or the turn or a piece is lost. */
static gboolean
leads_on (WrPosition *pos,
          BmMove      move)
{
  const WrPosition before = *pos;
  BmEventList events;

  if (wr_certain_play (pos, move, &events) < events.n || pos->n_frames > 0 || pos->winner != WR_NO_WINNER
      || pos->turn != before.turn)
    return FALSE;
  for (guint piece = 0; piece < WR_N_CRAWLERS && pos->turn == WR_SIDE_WORMS; piece++)
    if (before.at[piece] != WR_SPACE_NONE && pos->at[piece] == WR_SPACE_NONE)
      return FALSE;
  return TRUE;
}

static void
search (const WrPosition *pos,
        const WrWish     *wish,
        guint             length,
        const WrWay      *so_far,
        WrWay            *best)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    {
      WrPosition after = *pos;
      WrWay way = *so_far;

      if (!is_step (moves[i], wish, so_far))
        continue;
      way.effort += effort_of (pos, moves[i]);
      way.moves[way.n++] = moves[i];
      if ((best->n > 0 && way.effort >= best->effort) || !leads_on (&after, moves[i]))
        continue;
      if (way.n < length)
        search (&after, wish, length, &way, best);
      else if (wr_wish_is_legal (&after, wish))
        *best = way;
    }
}

void
wr_way_find (const WrPosition *view,
             const WrWish     *wish,
             guint             length,
             WrWay            *way)
{
  const WrWay none = { 0 };

  g_return_if_fail (length <= WR_MAX_WAY);

  *way = none;
  for (guint n = 1; n <= length && way->n == 0; n++)
    search (view, wish, n, &none, way);
}

/* "Fly to e3", "Move up", or NAMED "Move up (Green)". */
static char *
step_words (const WrPosition *pos,
            BmMove            move,
            gboolean          named)
{
  g_autofree char *words = NULL;

  if (wr_move_kind (move) == WR_MOVE_FLY)
    /* Translators: %s is a space like "d3". */
    words = g_strdup_printf (_("Fly to %s"), wr_space_name (wr_move_a (move)));
  else if (wr_move_kind (move) == WR_MOVE_BREAK)
    /* Translators: %s is a space like "d3". */
    words = g_strdup_printf (_("Break the Bedrock at %s"), wr_space_name (wr_move_a (move)));
  else
    words = wr_move_words (pos, move);
  if (!named || wr_move_who (move) >= WR_N_CRAWLERS)
    return g_steal_pointer (&words);
  /* Translators: what a Worm or Zombie does, and who: “Move up (Green)”. */
  return g_strdup_printf (_("%1$s (%2$s)"), words, wr_piece_words (wr_move_who (move)));
}

char *
wr_way_words (const WrPosition *view,
              const WrWay      *way,
              gboolean          named)
{
  g_autofree char *first = NULL, *second = NULL;
  WrPosition pos = *view;

  g_return_val_if_fail (way->n > 0, NULL);

  /* A piece that does both is named once. */
  first = step_words (&pos, way->moves[0],
                      named && (way->n == 1 || wr_move_who (way->moves[0]) != wr_move_who (way->moves[1])));
  if (way->n == 1)
    /* Translators: what has to be done before: “Fly to e3”. */
    return g_strdup_printf (_("First this: %s."), first);
  wr_rules_apply (&pos, way->moves[0], NULL, NULL);
  second = step_words (&pos, way->moves[1], named);
  /* Translators: what has to be done before: “Fly to e3”, “Dig down”. */
  return g_strdup_printf (_("First this: %1$s, then %2$s."), first, second);
}
