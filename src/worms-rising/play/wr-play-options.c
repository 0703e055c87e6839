/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-play"

#include "config.h"

#include "wr-play-private.h"

#include "wr-position-json.h"
#include "hooks.h"
#include "wr-words.h"

/* Something that a piece does, in its side's turn or because a card lets it. */
static gboolean
is_of_piece (BmMove move)
{
  return wr_move_who (move) < WR_N_PIECES && wr_move_kind (move) != WR_MOVE_DRAFT;
}

/* Bits: the pieces that have a legal move. */
static guint
find_able (WrPlay *self)
{
  guint pieces = 0;

  for (guint i = 0; i < self->n_legal; i++)
    if (is_of_piece (self->legal[i]))
      pieces |= 1u << wr_move_who (self->legal[i]);
  return pieces;
}

/* In a turn all pieces of the side can be picked, even those that can do nothing, to show why.  For a card's choice
   only pieces that can act, of either side. */
gboolean
wr_play_is_own (WrPlay  *self,
                WrPiece  piece)
{
  const WrPosition *pos = wr_play_get_position (self);

  if (piece >= WR_N_PIECES || pos->at[piece] == WR_SPACE_NONE)
    return FALSE;
  if (pos->n_frames == 0)
    return pos->turn == (piece == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS);
  return find_able (self) >> piece & 1;
}

WrPiece
wr_play_default_piece (WrPlay *self)
{
  const WrPosition *pos = wr_play_get_position (self);
  guint pieces;

  if (wr_play_is_inactive (self))
    return WR_PIECE_NONE;
  if (pos->n_frames == 0)
    return pos->turn == WR_SIDE_BIRD ? WR_PIECE_BIRD : WR_PIECE_NONE;
  pieces = find_able (self);
  return __builtin_popcount (pieces) == 1 ? (WrPiece) __builtin_ctz (pieces) : WR_PIECE_NONE;
}

static void
add_option (WrPlay  *self,
            WrSpace  space,
            WrPress  kind,
            BmMove   move,
            WrPiece  piece)
{
  g_return_if_fail (self->n_options < MAX_OPTIONS);
  self->options[self->n_options++] = (WrOption) { space, kind, move, piece };
}

/* The space of an option of a card's choice; WR_SPACE_NONE: not on the board. */
static WrSpace
space_of_choice (const WrPosition *pos,
                 BmMove            move)
{
  guint8 option = wr_move_a (move), value = wr_move_b (move);

  if (option == WR_OPTION_PIECE && value < WR_N_PIECES)
    return pos->at[value];
  if (option == WR_OPTION_SPACE || (option >= WR_OPTION_TOKEN && option < WR_OPTION_TOKEN + WR_N_TOKENS))
    return value;
  if (option == WR_OPTION_COLUMN && value < WR_N_COLUMNS)
    return wr_position_grass_space (pos, value);
  return WR_SPACE_NONE;
}

/* The space to press for MOVE; WR_SPACE_NONE: none.  Rest has no target of its own: it is listed at the Bird's space.
   A power is used by a button; with its key picked, by pressing the piece that has it. */
static WrSpace
target_of (WrPlay *self,
           BmMove  move)
{
  const WrPosition *pos = wr_play_get_position (self);
  WrPiece who = wr_move_who (move);

  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_CHOOSE:
      return space_of_choice (pos, move);
    case WR_MOVE_REST:
      return pos->at[WR_PIECE_BIRD];
    case WR_MOVE_USE:
      return self->action == WR_MOVE_USE ? pos->at[who] : WR_SPACE_NONE;
    case WR_MOVE_BITE:
      /* While no biter is picked the choice is the biter. */
      return self->piece == WR_PIECE_NONE ? pos->at[who] : wr_move_target (pos, move);
    case WR_MOVE_PLAY:
    case WR_MOVE_DISCARD:
    case WR_MOVE_DRAFT:
    case WR_MOVE_END:
    case WR_MOVE_YES:
    case WR_MOVE_NO:
      return WR_SPACE_NONE;
    default:
      return wr_move_target (pos, move);
    }
}

/* Whether MOVE matches the picks. */
static gboolean
fits (WrPlay *self,
      BmMove  move)
{
  if (self->action != 0 && wr_move_kind (move) != self->action)
    return FALSE;
  if (self->piece != WR_PIECE_NONE && is_of_piece (move) && wr_move_who (move) != self->piece)
    return FALSE;
  return self->grave == WR_SPACE_NONE || wr_move_a (move) == self->grave;
}

/* Raise Undead first asks for the Gravestone if there are several. */
static guint
add_graves (WrPlay *self)
{
  WrSpace graves[WR_N_COLUMNS];
  guint n = 0;

  if (self->action != WR_MOVE_RAISE || self->grave != WR_SPACE_NONE)
    return 0;
  for (guint i = 0; i < self->n_legal; i++)
    {
      WrSpace grave = wr_move_a (self->legal[i]);
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
    add_option (self, graves[i], WR_PRESS_GRAVE, BM_MOVE_NONE, WR_PIECE_NONE);
  return n;
}

static void
add_moves (WrPlay *self)
{
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      WrSpace space;

      if (wr_move_kind (move) == WR_MOVE_END || !fits (self, move))
        continue;
      space = target_of (self, move);
      if (space != WR_SPACE_NONE)
        add_option (self, space, WR_PRESS_MOVE, move, wr_move_who (move));
    }
}

/* Adds the other pieces that can be picked and can do something. */
static void
add_pieces (WrPlay *self)
{
  const WrPosition *pos = wr_play_get_position (self);
  gboolean who_is_all = self->action == WR_MOVE_BITE || self->action == WR_MOVE_USE;

  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (piece != self->piece
        && wr_play_is_own (self, piece)
        && wr_play_can (self, self->action, piece)
        && !(who_is_all && self->piece == WR_PIECE_NONE))
      add_option (self, pos->at[piece], WR_PRESS_PIECE, BM_MOVE_NONE, piece);
}

/* Choices that are not on the board. */
static void
add_answers (WrPlay *self)
{
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      WrMoveKind kind = wr_move_kind (move);

      if (kind == WR_MOVE_YES || kind == WR_MOVE_NO || kind == WR_MOVE_DISCARD || kind == WR_MOVE_DRAFT
          || (kind == WR_MOVE_CHOOSE && target_of (self, move) == WR_SPACE_NONE))
        self->answers[self->n_answers++] = move;
    }
}

static int
compare_options (gconstpointer a,
                 gconstpointer b)
{
  const WrOption *one = a, *other = b;

  if (one->space != other->space)
    return (int) one->space - (int) other->space;
  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  if (one->move != other->move)
    return one->move < other->move ? -1 : 1;
  return (int) one->piece - (int) other->piece;
}

/* Whether several pieces could do something, and none is picked yet. */
static gboolean
asks_for_piece (WrPlay *self)
{
  return self->piece == WR_PIECE_NONE && self->action == 0
         && (wr_play_get_position (self)->n_frames == 0 || __builtin_popcount (find_able (self)) > 1);
}

void
wr_play_find_options (WrPlay *self)
{
  self->n_options = self->n_answers = self->n_asked = 0;
  /* While it waits for a confirmation nothing else is possible. */
  if (self->notice != NULL || wr_play_is_inactive (self))
    return;
  if (!asks_for_piece (self) && add_graves (self) == 0)
    add_moves (self);
  add_pieces (self);
  if (wr_play_get_position (self)->n_frames > 0)
    add_answers (self);
  qsort (self->options, self->n_options, sizeof self->options[0], compare_options);
}

void
wr_play_find_all (WrPlay *self)
{
  const WrMoveKind action = self->action;
  const WrSpace grave = self->grave;

  self->action = 0;
  self->grave = WR_SPACE_NONE;
  self->n_options = 0;
  add_moves (self);
  add_pieces (self);
  self->action = action;
  self->grave = grave;
  qsort (self->options, self->n_options, sizeof self->options[0], compare_options);
}

WrChoice
wr_play_get_choice (WrPlay *self)
{
  const WrPosition *pos = wr_play_get_position (self);
  const WrFrame *top;

  if (pos->n_frames == 0 || wr_play_is_inactive (self))
    return WR_CHOICE_NONE;
  top = &pos->frames[pos->n_frames - 1];
  switch (top->kind)
    {
    case WR_FRAME_LAND:
      return WR_CHOICE_LAND;
    case WR_FRAME_EXIT:
      return WR_CHOICE_EXIT;
    case WR_FRAME_DRAFT:
      return WR_CHOICE_DRAFT;
    case WR_FRAME_DAY:
      return top->a == WR_PHASE_DISCARD ? WR_CHOICE_DISCARD : WR_CHOICE_EVENING;
    default:
      break;
    }
  for (guint i = 0; i < self->n_legal; i++)
    {
      if (wr_move_kind (self->legal[i]) == WR_MOVE_YES)
        return WR_CHOICE_ASK;
      if (wr_move_kind (self->legal[i]) != WR_MOVE_CHOOSE)
        return WR_CHOICE_ACT;
    }
  return WR_CHOICE_PICK;
}

WrPiece
wr_play_get_choice_piece (WrPlay *self)
{
  return wr_position_choice_piece (wr_play_get_position (self));
}

guint8
wr_play_get_card (WrPlay *self)
{
  BmMove first;

  g_return_val_if_fail (WR_IS_PLAY (self), WR_NO_CARD);

  if (self->line->len == 0 && self->waiting == BM_MOVE_NONE)
    return wr_position_asking_card (wr_play_get_position (self));
  first = self->line->len > 0 ? g_array_index (self->line, WrGathered, 0).move : self->waiting;
  if (wr_move_kind (first) == WR_MOVE_PLAY)
    return wr_move_a (first);
  if (wr_move_kind (first) == WR_MOVE_USE)
    return wr_champion_of (wr_play_get_position (self), wr_move_who (first));
  return wr_position_asking_card (bm_match_get_position (self->match));
}

const WrOption *
wr_play_get_options (WrPlay *self,
                     guint  *n)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);

  *n = self->n_options;
  return self->options;
}

const WrOption *
wr_play_get_options_at (WrPlay  *self,
                        WrSpace  space,
                        guint   *n)
{
  guint first = 0, last;

  *n = 0;
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);

  while (first < self->n_options && self->options[first].space != space)
    first++;
  for (last = first; last < self->n_options && self->options[last].space == space; last++)
    continue;
  *n = last - first;
  return &self->options[first];
}

WrSpace
wr_play_get_target (WrPlay *self,
                    BmMove  move)
{
  g_return_val_if_fail (WR_IS_PLAY (self), WR_SPACE_NONE);
  return wr_move_kind (move) == WR_MOVE_USE ? WR_SPACE_NONE : target_of (self, move);
}

const BmMove *
wr_play_get_answers (WrPlay *self,
                     guint  *n)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);

  *n = self->n_answers;
  return self->answers;
}

gboolean
wr_play_can (WrPlay     *self,
             WrMoveKind  kind,
             WrPiece     piece)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);

  /* While it waits for a confirmation nothing else is possible. */
  for (guint i = 0; self->notice == NULL && i < self->n_legal; i++)
    if ((kind == 0 || wr_move_kind (self->legal[i]) == kind)
        && (piece == WR_PIECE_NONE || wr_move_who (self->legal[i]) == piece))
      return TRUE;
  return FALSE;
}

gboolean
wr_play_can_card (WrPlay *self,
                  guint8  card)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);

  for (guint i = 0; self->notice == NULL && i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];

      if (move == WR_CHOOSE (WR_OPTION_CARD, card)
          || ((wr_move_kind (move) == WR_MOVE_PLAY || wr_move_kind (move) == WR_MOVE_DISCARD)
              && wr_move_a (move) == card))
        return TRUE;
    }
  return FALSE;
}

int
wr_play_get_move_cost (WrPlay *self,
                       BmMove  move)
{
  const WrPosition *pos;

  g_return_val_if_fail (WR_IS_PLAY (self), 0);

  pos = wr_play_get_position (self);
  /* Actions given by a card are free. */
  if (pos->n_frames > 0)
    return 0;
  if (wr_move_kind (move) == WR_MOVE_USE)
    {
      guint8 card = wr_champion_of (pos, wr_move_who (move));

      return card == WR_NO_CARD ? 0 : wr_card (card)->use_cost;
    }
  if (wr_move_action (move) == WR_N_ACTIONS)
    return 0;
  return wr_hook_cost (pos, wr_move_action (move), wr_move_who (move), wr_move_aim (pos, move));
}

int
wr_play_get_card_cost (WrPlay *self,
                       guint8  card)
{
  g_return_val_if_fail (WR_IS_PLAY (self), 0);

  if (wr_play_get_position (self)->n_frames > 0)
    return 0;
  return wr_play_get_move_cost (self, WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, card, 0));
}

void
wr_play_get_cost (WrPlay     *self,
                  WrMoveKind  kind,
                  WrPiece     piece,
                  int        *least,
                  int        *most)
{
  gboolean any = FALSE;

  *least = *most = 1;
  g_return_if_fail (WR_IS_PLAY (self));

  for (guint i = 0; i < self->n_legal; i++)
    {
      int cost;

      if (wr_move_kind (self->legal[i]) != kind || (piece != WR_PIECE_NONE && wr_move_who (self->legal[i]) != piece))
        continue;
      cost = wr_play_get_move_cost (self, self->legal[i]);
      *least = any ? MIN (*least, cost) : cost;
      *most = any ? MAX (*most, cost) : cost;
      any = TRUE;
    }
}
