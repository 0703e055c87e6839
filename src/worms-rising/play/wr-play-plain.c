/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Which presses take an option directly and which ask, and dragging.
 */
#define G_LOG_DOMAIN "wr-play"

#include "config.h"

#include "wr-play-private.h"

#include <string.h>

#include "wr-forecast.h"

/* Whether the piece that makes MOVE would die. */
static gboolean
is_deadly (WrPlay *self,
           BmMove  move)
{
  WrForecast forecast;

  wr_forecast_move (wr_play_get_position (self), move, &forecast);
  return (forecast.crossed >> wr_move_who (move) & 1) != 0;
}

/* The possible meanings of a press, by kind. */
typedef struct
{
  const WrOption *picks;  /* the first that picks another piece, or NULL */
  const WrOption *walks;  /* the picked piece goes there, or NULL */
  const WrOption *others; /* the first of all others, or NULL */
  guint           n_picks;
  guint           n_others;
  gboolean        eats;
} Meant;

static void
count_option (Meant          *meant,
              const WrOption *option)
{
  WrMoveKind kind = option->kind == WR_PRESS_MOVE ? wr_move_kind (option->move) : 0;

  if (option->kind == WR_PRESS_PIECE)
    {
      meant->picks = meant->n_picks++ == 0 ? option : meant->picks;
    }
  else if ((kind == WR_MOVE_MOVE || kind == WR_MOVE_FLY) && meant->walks == NULL)
    {
      meant->walks = option;
    }
  else
    {
      meant->others = meant->n_others++ == 0 ? option : meant->others;
      meant->eats |= kind == WR_MOVE_EAT;
    }
}

/* The options at SPACE that a press could mean.  If a guard refuses all of them they are still counted, so that its
   reason is shown. */
static Meant
find_meant (WrPlay   *self,
            WrSpace   space,
            gboolean  with_picks)
{
  guint n, n_taken = 0;
  const WrOption *options = wr_play_get_options_at (self, space, &n);
  Meant meant = { NULL };

  for (guint i = 0; i < n; i++)
    n_taken += wr_play_takes (self, &options[i]) && (with_picks || options[i].kind != WR_PRESS_PIECE);
  for (guint i = 0; i < n; i++)
    if ((with_picks || options[i].kind != WR_PRESS_PIECE) && (n_taken == 0 || wr_play_takes (self, &options[i])))
      count_option (&meant, &options[i]);
  return meant;
}

/* A picked piece moves where it can, if no other piece can be picked there, and never dies without asking.  Whether
   the Bird shall fly to its prey or eat it from its space is asked. */
static const WrOption *
find_plain (WrPlay   *self,
            WrSpace   space,
            gboolean  with_picks)
{
  const Meant meant = find_meant (self, space, with_picks);
  const guint n = meant.n_picks + meant.n_others + (meant.walks != NULL);
  const gboolean direct = self->piece != WR_PIECE_NONE && self->action == 0
                          && wr_play_get_choice (self) == WR_CHOICE_NONE;
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

const WrOption *
wr_play_get_plain (WrPlay  *self,
                   WrSpace  space)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);
  return find_plain (self, space, TRUE);
}

/* ---- Asking */

void
wr_play_ask (WrPlay         *self,
             WrSpace         space,
             const WrOption *options,
             guint           n)
{
  g_return_if_fail (n <= G_N_ELEMENTS (self->asked));

  self->n_asked = 0;
  for (guint i = 0; i < n; i++)
    if (options[i].space == space)
      self->asked[self->n_asked++] = options[i];
  wr_play_emit_ask (self, space);
}

const WrOption *
wr_play_get_asked (WrPlay *self,
                   guint  *n)
{
  *n = 0;
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);

  *n = self->n_asked;
  return self->asked;
}

void
wr_play_take_option (WrPlay         *self,
                     const WrOption *option)
{
  const WrOption taken = *option;

  g_return_if_fail (WR_IS_PLAY (self));

  switch (taken.kind)
    {
    case WR_PRESS_MOVE:
      for (guint i = 0; i < self->n_legal; i++)
        if (self->legal[i] == taken.move)
          {
            wr_play_take_move (self, taken.move);
            break;
          }
      break;
    case WR_PRESS_PIECE:
      wr_play_pick_piece (self, taken.piece);
      break;
    case WR_PRESS_GRAVE:
      self->grave = taken.space;
      wr_play_emit_changed (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
wr_play_ask_all (WrPlay  *self,
                 WrSpace  space)
{
  g_autofree WrOption *all = NULL;
  guint n, n_taken = 0;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self))
    return;
  wr_play_find_all (self);
  n = self->n_options;
  all = g_memdup2 (self->options, n * sizeof *all);
  wr_play_find_options (self);
  for (guint i = 0; i < n; i++)
    if (all[i].space == space && wr_play_takes (self, &all[i]))
      all[n_taken++] = all[i];
  if (n_taken > 0)
    wr_play_ask (self, space, all, n_taken);
  else
    wr_play_press_space (self, space);
}

/* ---- Dragging */

guint
wr_play_get_movable (WrPlay *self)
{
  guint pieces = 0;

  g_return_val_if_fail (WR_IS_PLAY (self), 0);

  if (wr_play_is_inactive (self) || self->notice != NULL)
    return 0;
  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (wr_play_is_own (self, (WrPiece) piece))
      pieces |= 1u << piece;
  return pieces;
}

gboolean
wr_play_lift (WrPlay  *self,
              WrPiece  piece)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);
  g_return_val_if_fail (piece < WR_N_PIECES, FALSE);

  if (self->piece != piece || !self->by_hand)
    wr_play_pick_piece (self, piece);
  return self->piece == piece;
}

void
wr_play_drop (WrPlay  *self,
              WrSpace  space)
{
  const WrOption *options, *plain;
  g_autofree WrOption *moves = NULL;
  guint n, n_moves = 0;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self))
    return;
  if (self->piece == WR_PIECE_NONE || wr_play_get_position (self)->at[self->piece] == space || space == WR_SPACE_NONE)
    {
      wr_play_emit_changed (self);
      return;
    }
  plain = find_plain (self, space, FALSE);
  options = wr_play_get_options_at (self, space, &n);
  moves = g_new (WrOption, n + 1);
  for (guint i = 0; i < n; i++)
    if (options[i].kind != WR_PRESS_PIECE)
      moves[n_moves++] = options[i];
  if (plain != NULL)
    wr_play_take_option (self, plain);
  else if (n_moves > 0)
    wr_play_ask (self, space, moves, n_moves);
  else
    wr_play_refuse_space (self, space);
}
