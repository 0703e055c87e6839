/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a press does without asking, what is asked where it cannot know, and what is dragged.
 */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play-private.h"

#include <string.h>

#include "bm-forecast.h"

/* Would the piece that makes MOVE die of it? */
static gboolean
is_deadly (BmPlay *self,
           BmMove  move)
{
  BmForecast forecast;

  bm_forecast_move (bm_play_get_position (self), move, &forecast);
  return (forecast.crossed >> bm_move_who (move) & 1) != 0;
}

/* What can be meant by one press, by what it is. */
typedef struct
{
  const BmOption *picks;  /* the first that picks another piece, or NULL */
  const BmOption *walks;  /* the picked piece goes there, or NULL */
  const BmOption *others; /* the first of all others, or NULL */
  guint           n_picks;
  guint           n_others;
  gboolean        eats;
} Meant;

static void
count_option (Meant          *meant,
              const BmOption *option)
{
  BmMoveKind kind = option->kind == BM_PRESS_MOVE ? bm_move_kind (option->move) : 0;

  if (option->kind == BM_PRESS_PIECE)
    {
      meant->picks = meant->n_picks++ == 0 ? option : meant->picks;
    }
  else if ((kind == BM_MOVE_MOVE || kind == BM_MOVE_FLY) && meant->walks == NULL)
    {
      meant->walks = option;
    }
  else
    {
      meant->others = meant->n_others++ == 0 ? option : meant->others;
      meant->eats |= kind == BM_MOVE_EAT;
    }
}

/* The options at SPACE that a press could mean.  Where a guard refuses all of them they count all the same: what it has
   against them is to be heard. */
static Meant
find_meant (BmPlay   *self,
            BmSpace   space,
            gboolean  with_picks)
{
  guint n, n_taken = 0;
  const BmOption *options = bm_play_get_options_at (self, space, &n);
  Meant meant = { NULL };

  for (guint i = 0; i < n; i++)
    n_taken += bm_play_takes (self, &options[i]) && (with_picks || options[i].kind != BM_PRESS_PIECE);
  for (guint i = 0; i < n; i++)
    if ((with_picks || options[i].kind != BM_PRESS_PIECE) && (n_taken == 0 || bm_play_takes (self, &options[i])))
      count_option (&meant, &options[i]);
  return meant;
}

/* A piece that is picked goes where it can, if nobody stands there who can be picked, and never dies of it unasked.  Whether
   the Bird is to fly to its prey or to eat it from where it is must be asked. */
static const BmOption *
find_plain (BmPlay   *self,
            BmSpace   space,
            gboolean  with_picks)
{
  const Meant meant = find_meant (self, space, with_picks);
  const guint n = meant.n_picks + meant.n_others + (meant.walks != NULL);
  const gboolean direct = self->piece != BM_PIECE_NONE && self->action == 0
                          && bm_play_get_choice (self) == BM_CHOICE_NONE;
  const gboolean deadly = direct && meant.walks != NULL && is_deadly (self, meant.walks->move);

  if (n == 1 && !deadly)
    return meant.picks != NULL ? meant.picks : meant.walks != NULL ? meant.walks : meant.others;
  if (!direct || meant.n_picks > 1)
    return NULL;
  if (meant.picks != NULL)
    return meant.picks;
  if (meant.walks != NULL && !deadly)
    return meant.eats ? NULL : meant.walks;
  return meant.n_others == 1 ? meant.others : NULL;
}

const BmOption *
bm_play_get_plain (BmPlay  *self,
                   BmSpace  space)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);
  return find_plain (self, space, TRUE);
}

/* ---- Asking */

void
bm_play_ask (BmPlay         *self,
             BmSpace         space,
             const BmOption *options,
             guint           n)
{
  g_return_if_fail (n <= G_N_ELEMENTS (self->asked));

  self->n_asked = 0;
  for (guint i = 0; i < n; i++)
    if (options[i].space == space)
      self->asked[self->n_asked++] = options[i];
  bm_play_emit_ask (self, space);
}

const BmOption *
bm_play_get_asked (BmPlay *self,
                   guint  *n)
{
  *n = 0;
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);

  *n = self->n_asked;
  return self->asked;
}

void
bm_play_take_option (BmPlay         *self,
                     const BmOption *option)
{
  const BmOption taken = *option;

  g_return_if_fail (BM_IS_PLAY (self));

  switch (taken.kind)
    {
    case BM_PRESS_MOVE:
      for (guint i = 0; i < self->n_legal; i++)
        if (self->legal[i] == taken.move)
          {
            bm_play_take_move (self, taken.move);
            break;
          }
      break;
    case BM_PRESS_PIECE:
      bm_play_pick_piece (self, taken.piece);
      break;
    case BM_PRESS_GRAVE:
      self->grave = taken.space;
      bm_play_tell_changed (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
bm_play_ask_all (BmPlay  *self,
                 BmSpace  space)
{
  g_autofree BmOption *all = NULL;
  guint n, n_taken = 0;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self))
    return;
  bm_play_find_all (self);
  n = self->n_options;
  all = g_memdup2 (self->options, n * sizeof *all);
  bm_play_find_options (self);
  for (guint i = 0; i < n; i++)
    if (all[i].space == space && bm_play_takes (self, &all[i]))
      all[n_taken++] = all[i];
  if (n_taken > 0)
    bm_play_ask (self, space, all, n_taken);
  else
    bm_play_press_space (self, space);
}

/* ---- Dragging */

guint
bm_play_get_movable (BmPlay *self)
{
  guint pieces = 0;

  g_return_val_if_fail (BM_IS_PLAY (self), 0);

  if (bm_play_is_held (self) || self->notice != NULL)
    return 0;
  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (bm_play_is_own (self, (BmPiece) piece))
      pieces |= 1u << piece;
  return pieces;
}

gboolean
bm_play_lift (BmPlay  *self,
              BmPiece  piece)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  g_return_val_if_fail (piece < BM_N_PIECES, FALSE);

  if (self->piece != piece || !self->by_hand)
    bm_play_pick_piece (self, piece);
  return self->piece == piece;
}

void
bm_play_drop (BmPlay  *self,
              BmSpace  space)
{
  const BmOption *options, *plain;
  g_autofree BmOption *moves = NULL;
  guint n, n_moves = 0;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self))
    return;
  if (self->piece == BM_PIECE_NONE || bm_play_get_position (self)->at[self->piece] == space || space == BM_SPACE_NONE)
    {
      bm_play_tell_changed (self);
      return;
    }
  plain = find_plain (self, space, FALSE);
  options = bm_play_get_options_at (self, space, &n);
  moves = g_new (BmOption, n + 1);
  for (guint i = 0; i < n; i++)
    if (options[i].kind != BM_PRESS_PIECE)
      moves[n_moves++] = options[i];
  if (plain != NULL)
    bm_play_take_option (self, plain);
  else if (n_moves > 0)
    bm_play_ask (self, space, moves, n_moves);
  else
    bm_play_refuse_space (self, space);
}
