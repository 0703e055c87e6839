/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play-private.h"

#include "bm-position-json.h"
#include "hooks.h"

/* Something that a piece does, in its side's turn or because a card lets it. */
static gboolean
is_of_piece (BmMove move)
{
  return bm_move_who (move) < BM_N_PIECES && bm_move_kind (move) != BM_MOVE_DRAFT;
}

/* In a turn all pieces of the side are its own, even those that can do nothing: whoever picks one of them hears why.  What a
   card lets pieces do is asked of those that can do it, whosever they are. */
gboolean
bm_play_is_own (BmPlay  *self,
                BmPiece  piece)
{
  const BmPosition *pos = bm_play_get_position (self);

  if (piece >= BM_N_PIECES || pos->at[piece] == BM_SPACE_NONE)
    return FALSE;
  if (pos->n_frames == 0)
    return pos->turn == (piece == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS);
  for (guint i = 0; i < self->n_legal; i++)
    if (is_of_piece (self->legal[i]) && bm_move_who (self->legal[i]) == piece)
      return TRUE;
  return FALSE;
}

BmPiece
bm_play_default_piece (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);
  guint pieces = 0;

  if (bm_play_is_held (self))
    return BM_PIECE_NONE;
  if (pos->n_frames == 0)
    return pos->turn == BM_SIDE_BIRD ? BM_PIECE_BIRD : BM_PIECE_NONE;
  for (guint i = 0; i < self->n_legal; i++)
    if (is_of_piece (self->legal[i]))
      pieces |= 1u << bm_move_who (self->legal[i]);
  return pieces != 0 && (pieces & (pieces - 1)) == 0 ? (BmPiece) __builtin_ctz (pieces) : BM_PIECE_NONE;
}

static void
add_option (BmPlay  *self,
            BmSpace  space,
            BmPress  kind,
            BmMove   move,
            BmPiece  piece)
{
  g_return_if_fail (self->n_options < MAX_OPTIONS);
  self->options[self->n_options++] = (BmOption) { space, kind, move, piece };
}

/* Where the option of a card's choice is; BM_SPACE_NONE: not on the board. */
static BmSpace
space_of_choice (const BmPosition *pos,
                 BmMove            move)
{
  guint8 option = bm_move_a (move), value = bm_move_b (move);

  if (option == BM_OPTION_PIECE && value < BM_N_PIECES)
    return pos->at[value];
  if (option == BM_OPTION_SPACE || (option >= BM_OPTION_TOKEN && option < BM_OPTION_TOKEN + BM_N_TOKENS))
    return value;
  if (option == BM_OPTION_COLUMN && value < BM_N_COLUMNS)
    return bm_position_grass_space (pos, value);
  return BM_SPACE_NONE;
}

/* Where MOVE is pointed at; BM_SPACE_NONE: nowhere on the board.  Rest has no target of its own: it stands with what else
   the Bird does where it is.  A power is used by a button; with its key picked, by the piece that has it. */
static BmSpace
target_of (BmPlay *self,
           BmMove  move)
{
  const BmPosition *pos = bm_play_get_position (self);
  BmPiece who = bm_move_who (move);

  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_CHOOSE:
      return space_of_choice (pos, move);
    case BM_MOVE_REST:
      return pos->at[BM_PIECE_BIRD];
    case BM_MOVE_USE:
      return self->action == BM_MOVE_USE ? pos->at[who] : BM_SPACE_NONE;
    case BM_MOVE_BITE:
      /* Who bites is all there is to choose while no biter is picked. */
      return self->piece == BM_PIECE_NONE ? pos->at[who] : bm_move_target (pos, move);
    case BM_MOVE_PLAY:
    case BM_MOVE_DISCARD:
    case BM_MOVE_DRAFT:
    case BM_MOVE_END:
    case BM_MOVE_YES:
    case BM_MOVE_NO:
      return BM_SPACE_NONE;
    default:
      return bm_move_target (pos, move);
    }
}

/* Does MOVE agree with what has been picked? */
static gboolean
fits (BmPlay *self,
      BmMove  move)
{
  if (self->action != 0 && bm_move_kind (move) != self->action)
    return FALSE;
  if (self->piece != BM_PIECE_NONE && is_of_piece (move) && bm_move_who (move) != self->piece)
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
    add_option (self, graves[i], BM_PRESS_GRAVE, BM_MOVE_NONE, BM_PIECE_NONE);
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
        add_option (self, space, BM_PRESS_MOVE, move, bm_move_who (move));
    }
}

/* The pieces that could be picked instead, as far as they can do something. */
static void
add_pieces (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);
  gboolean who_is_all = self->action == BM_MOVE_BITE || self->action == BM_MOVE_USE;

  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (piece != self->piece
        && bm_play_is_own (self, piece)
        && bm_play_can (self, self->action, piece)
        && !(who_is_all && self->piece == BM_PIECE_NONE))
      add_option (self, pos->at[piece], BM_PRESS_PIECE, BM_MOVE_NONE, piece);
}

/* Choices that are not on the board. */
static void
add_answers (BmPlay *self)
{
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      BmMoveKind kind = bm_move_kind (move);

      if (kind == BM_MOVE_YES || kind == BM_MOVE_NO || kind == BM_MOVE_DISCARD || kind == BM_MOVE_DRAFT
          || (kind == BM_MOVE_CHOOSE && target_of (self, move) == BM_SPACE_NONE))
        self->answers[self->n_answers++] = move;
    }
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

/* Is there more than one piece that could do something, and none picked yet? */
static gboolean
asks_for_piece (BmPlay *self)
{
  guint pieces = 0;

  if (self->piece != BM_PIECE_NONE || self->action != 0)
    return FALSE;
  for (guint i = 0; i < self->n_legal; i++)
    if (is_of_piece (self->legal[i]))
      pieces |= 1u << bm_move_who (self->legal[i]);
  return bm_play_get_position (self)->n_frames == 0 || (pieces & (pieces - 1)) != 0;
}

void
bm_play_find_options (BmPlay *self)
{
  self->n_options = self->n_answers = self->n_asked = 0;
  /* While a word is waited for nothing else is to be done. */
  if (self->notice != NULL || bm_play_is_held (self))
    return;
  if (!asks_for_piece (self) && add_graves (self) == 0)
    add_moves (self);
  add_pieces (self);
  if (bm_play_get_position (self)->n_frames > 0)
    add_answers (self);
  qsort (self->options, self->n_options, sizeof self->options[0], compare_options);
}

void
bm_play_find_all (BmPlay *self)
{
  const BmMoveKind action = self->action;
  const BmSpace grave = self->grave;

  self->action = 0;
  self->grave = BM_SPACE_NONE;
  self->n_options = 0;
  add_moves (self);
  add_pieces (self);
  self->action = action;
  self->grave = grave;
  qsort (self->options, self->n_options, sizeof self->options[0], compare_options);
}

BmChoice
bm_play_get_choice (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);
  const BmFrame *top;

  if (pos->n_frames == 0 || bm_play_is_held (self))
    return BM_CHOICE_NONE;
  top = &pos->frames[pos->n_frames - 1];
  switch (top->kind)
    {
    case BM_FRAME_LAND:
      return BM_CHOICE_LAND;
    case BM_FRAME_EXIT:
      return BM_CHOICE_EXIT;
    case BM_FRAME_DRAFT:
      return BM_CHOICE_DRAFT;
    case BM_FRAME_DAY:
      return top->a == BM_PHASE_DISCARD ? BM_CHOICE_DISCARD : BM_CHOICE_EVENING;
    default:
      break;
    }
  for (guint i = 0; i < self->n_legal; i++)
    {
      if (bm_move_kind (self->legal[i]) == BM_MOVE_YES)
        return BM_CHOICE_ASK;
      if (bm_move_kind (self->legal[i]) != BM_MOVE_CHOOSE)
        return BM_CHOICE_ACT;
    }
  return BM_CHOICE_PICK;
}

BmPiece
bm_play_get_choice_piece (BmPlay *self)
{
  return bm_position_choice_piece (bm_play_get_position (self));
}

guint8
bm_play_get_card (BmPlay *self)
{
  BmMove first;

  g_return_val_if_fail (BM_IS_PLAY (self), BM_NO_CARD);

  if (self->line->len == 0 && self->waiting == BM_MOVE_NONE)
    return bm_position_asking_card (bm_play_get_position (self));
  first = self->line->len > 0 ? g_array_index (self->line, BmGathered, 0).move : self->waiting;
  if (bm_move_kind (first) == BM_MOVE_PLAY)
    return bm_move_a (first);
  if (bm_move_kind (first) == BM_MOVE_USE)
    return bm_play_get_position (self)->champions[bm_move_who (first) == BM_PIECE_BIRD ? BM_N_WORMS
                                                                                        : bm_move_who (first)];
  return bm_position_asking_card (bm_match_get_position (self->match));
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

BmSpace
bm_play_get_target (BmPlay *self,
                    BmMove  move)
{
  g_return_val_if_fail (BM_IS_PLAY (self), BM_SPACE_NONE);
  return bm_move_kind (move) == BM_MOVE_USE ? BM_SPACE_NONE : target_of (self, move);
}

const BmMove *
bm_play_get_answers (BmPlay *self,
                     guint  *n)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);

  *n = self->n_answers;
  return self->answers;
}

gboolean
bm_play_can (BmPlay     *self,
             BmMoveKind  kind,
             BmPiece     piece)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);

  /* While a word is waited for nothing else is to be done. */
  for (guint i = 0; self->notice == NULL && i < self->n_legal; i++)
    if ((kind == 0 || bm_move_kind (self->legal[i]) == kind)
        && (piece == BM_PIECE_NONE || bm_move_who (self->legal[i]) == piece))
      return TRUE;
  return FALSE;
}

gboolean
bm_play_can_card (BmPlay *self,
                  guint8  card)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);

  for (guint i = 0; self->notice == NULL && i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];

      if (move == BM_CHOOSE (BM_OPTION_CARD, card)
          || ((bm_move_kind (move) == BM_MOVE_PLAY || bm_move_kind (move) == BM_MOVE_DISCARD)
              && bm_move_a (move) == card))
        return TRUE;
    }
  return FALSE;
}

int
bm_play_get_move_cost (BmPlay *self,
                       BmMove  move)
{
  const BmPosition *pos;

  g_return_val_if_fail (BM_IS_PLAY (self), 0);

  pos = bm_play_get_position (self);
  /* What a card lets one do is free. */
  if (pos->n_frames > 0)
    return 0;
  if (bm_move_kind (move) == BM_MOVE_USE)
    {
      guint8 card = pos->champions[bm_move_who (move) == BM_PIECE_BIRD ? BM_N_WORMS : bm_move_who (move)];

      return card == BM_NO_CARD ? 0 : bm_card (card)->use_cost;
    }
  if (bm_move_action (move) == BM_N_ACTIONS)
    return 0;
  return bm_hook_cost (pos, bm_move_action (move), bm_move_who (move), bm_move_aim (pos, move));
}

int
bm_play_get_card_cost (BmPlay *self,
                       guint8  card)
{
  g_return_val_if_fail (BM_IS_PLAY (self), 0);

  if (bm_play_get_position (self)->n_frames > 0)
    return 0;
  return bm_play_get_move_cost (self, BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, card, 0));
}

void
bm_play_get_cost (BmPlay     *self,
                  BmMoveKind  kind,
                  BmPiece     piece,
                  int        *least,
                  int        *most)
{
  gboolean any = FALSE;

  *least = *most = 1;
  g_return_if_fail (BM_IS_PLAY (self));

  for (guint i = 0; i < self->n_legal; i++)
    {
      int cost;

      if (bm_move_kind (self->legal[i]) != kind || (piece != BM_PIECE_NONE && bm_move_who (self->legal[i]) != piece))
        continue;
      cost = bm_play_get_move_cost (self, self->legal[i]);
      *least = any ? MIN (*least, cost) : cost;
      *most = any ? MAX (*most, cost) : cost;
      any = TRUE;
    }
}
