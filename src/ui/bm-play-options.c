/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play-private.h"

gboolean
bm_play_is_own (const BmPosition *pos,
                BmPiece           piece)
{
  if (pos->n_frames > 0 || piece >= BM_N_PIECES || pos->at[piece] == BM_SPACE_NONE)
    return FALSE;
  return pos->turn == (piece == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS);
}

static void
add_option (BmPlay       *self,
            BmSpace       space,
            BmOptionKind  kind,
            BmMove        move,
            BmPiece       piece)
{
  g_return_if_fail (self->n_options < MAX_OPTIONS);
  self->options[self->n_options++] = (BmOption) { space, kind, move, piece };
}

/* Where MOVE is pointed at.  Rest has no target of its own: it stands with what else the Bird does where it is. */
static BmSpace
target_of (BmPlay *self,
           BmMove  move)
{
  const BmPosition *pos = bm_play_get_position (self);

  if (bm_move_kind (move) == BM_MOVE_REST)
    return pos->at[BM_PIECE_BIRD];
  /* Who bites is all there is to choose while no biter is picked. */
  if (bm_move_kind (move) == BM_MOVE_BITE && self->piece == BM_PIECE_NONE)
    return pos->at[bm_move_who (move)];
  return bm_move_target (pos, move);
}

/* Does MOVE agree with what has been picked? */
static gboolean
fits (BmPlay *self,
      BmMove  move)
{
  if (self->action != 0 && bm_move_kind (move) != self->action)
    return FALSE;
  if (self->piece != BM_PIECE_NONE && bm_move_who (move) != self->piece)
    return FALSE;
  return self->grave == BM_SPACE_NONE || bm_move_a (move) == self->grave;
}

/* Raise Undead first asks for the Gravestone if there are several. */
static guint
add_graves (BmPlay *self)
{
  BmSpace graves[BM_N_COLUMNS];
  guint n = 0;

  if (self->action != BM_MOVE_RAISE || self->grave != BM_SPACE_NONE)
    return 0;
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmSpace grave = bm_move_a (self->legal[i]);
      guint seen = 0;

      if (!fits (self, self->legal[i]))
        continue;
      while (seen < n && graves[seen] != grave)
        seen++;
      if (seen == n && n < G_N_ELEMENTS (graves))
        graves[n++] = grave;
    }
  if (n < 2)
    return 0;
  for (guint i = 0; i < n; i++)
    add_option (self, graves[i], BM_OPTION_GRAVE, BM_MOVE_NONE, BM_PIECE_NONE);
  return n;
}

static void
add_moves (BmPlay *self)
{
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      BmSpace space;

      if (bm_move_kind (move) == BM_MOVE_END || !fits (self, move))
        continue;
      space = target_of (self, move);
      if (space != BM_SPACE_NONE)
        add_option (self, space, BM_OPTION_MOVE, move, bm_move_who (move));
    }
}

/* The pieces that could be picked instead, as far as they can do something. */
static void
add_pieces (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);

  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (piece != self->piece
        && bm_play_is_own (pos, piece)
        && bm_play_can (self, self->action, piece)
        && !(self->action == BM_MOVE_BITE && self->piece == BM_PIECE_NONE))
      add_option (self, pos->at[piece], BM_OPTION_PIECE, BM_MOVE_NONE, piece);
}

static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const BmOption *one = a, *other = b;

  if (one->space != other->space)
    return (int) one->space - (int) other->space;
  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  if (one->move != other->move)
    return one->move < other->move ? -1 : 1;
  return (int) one->piece - (int) other->piece;
}

void
bm_play_find_options (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);

  self->n_options = 0;
  if (pos->n_frames > 0)
    {
      add_moves (self);
    }
  else
    {
      if ((self->piece != BM_PIECE_NONE || self->action != 0) && add_graves (self) == 0)
        add_moves (self);
      add_pieces (self);
    }
  qsort (self->options, self->n_options, sizeof self->options[0], compare_options);
}

BmChoice
bm_play_get_choice (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);

  if (pos->n_frames == 0)
    return BM_CHOICE_NONE;
  switch (pos->frames[pos->n_frames - 1].kind)
    {
    case BM_FRAME_LAND:
      return BM_CHOICE_LAND;
    case BM_FRAME_EXIT:
      return BM_CHOICE_EXIT;
    default:
      return BM_CHOICE_EVENING;
    }
}

BmPiece
bm_play_get_choice_piece (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);

  switch (bm_play_get_choice (self))
    {
    case BM_CHOICE_EXIT:
      return (BmPiece) pos->frames[pos->n_frames - 1].a;
    case BM_CHOICE_EVENING:
      return BM_PIECE_BIRD;
    case BM_CHOICE_NONE:
    case BM_CHOICE_LAND:
    default:
      return BM_PIECE_NONE;
    }
}

const BmOption *
bm_play_get_options (BmPlay *self,
                     guint  *n)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);

  *n = self->n_options;
  return self->options;
}

const BmOption *
bm_play_get_options_at (BmPlay  *self,
                        BmSpace  space,
                        guint   *n)
{
  guint first = 0, last;

  *n = 0;
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);

  while (first < self->n_options && self->options[first].space != space)
    first++;
  for (last = first; last < self->n_options && self->options[last].space == space; last++)
    continue;
  *n = last - first;
  return &self->options[first];
}

gboolean
bm_play_can (BmPlay     *self,
             BmMoveKind  kind,
             BmPiece     piece)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);

  for (guint i = 0; i < self->n_legal; i++)
    if ((kind == 0 || bm_move_kind (self->legal[i]) == kind)
        && (piece == BM_PIECE_NONE || bm_move_who (self->legal[i]) == piece))
      return TRUE;
  return FALSE;
}
