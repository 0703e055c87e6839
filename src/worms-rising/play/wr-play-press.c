/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Presses, and their meaning with the current picks.
 */
#define G_LOG_DOMAIN "wr-play"

#include "config.h"

#include "wr-play-private.h"

#include <glib/gi18n-lib.h>

#include "wr-play-why.h"
#include "wr-why-near.h"
#include "wr-words.h"

/* A piece in SPACE that could be picked, though it can do nothing: a press on it has its own reason. */
static WrPiece
own_piece_at (WrPlay  *self,
              WrSpace  space)
{
  const WrPosition *pos = wr_play_get_position (self);

  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    if (pos->at[piece] == space && wr_play_is_own (self, piece))
      return piece;
  return WR_PIECE_NONE;
}

/* Whether a piece other than the picked one could do something with SPACE. */
static gboolean
other_reaches (WrPlay  *self,
               WrSpace  space)
{
  const WrPosition *pos = wr_play_get_position (self);

  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];

      if (wr_move_who (move) < WR_N_PIECES && wr_move_who (move) != self->piece
          && (self->action == 0 || wr_move_kind (move) == self->action)
          && wr_move_target (pos, move) == space)
        return TRUE;
    }
  return FALSE;
}

/* Emits why WISH is not possible, and the nearest alternative; not with a guard, as lessons have their own texts. */
static void
say_near (WrPlay       *self,
          BmRefusal    *refusal,
          const WrWish *wish)
{
  g_autofree char *near = wr_near_words (wr_play_get_position (self), wish, refusal), *both = NULL;

  if (near != NULL && self->guard == NULL)
    refusal->message = both = g_strdup_printf ("%s  %s", refusal->message, near);
  wr_play_say (self, refusal);
}

void
wr_play_refuse_space (WrPlay  *self,
                      WrSpace  space)
{
  const WrPosition *pos = wr_play_get_position (self);
  gboolean other = other_reaches (self, space);
  WrWish wish = WR_WISH (self->action != 0 ? self->action : wr_why_guess (pos, self->piece, space), self->piece, space);
  g_autofree char *words = NULL;
  BmRefusal refusal;

  if (other && self->piece == WR_PIECE_NONE && pos->n_frames > 0)
    {
      wr_play_say_words (self, _("First pick who acts."));
      return;
    }
  wr_why_space (pos, self->piece, self->action, self->grave, space, &refusal);
  if (other && self->piece < WR_N_CRAWLERS)
    {
      /* Translators: why something is not possible, and which Worm was to do it. */
      words = g_strdup_printf (_("%1$s  %2$s is picked."), refusal.message, wr_piece_words (self->piece));
      refusal.message = words;
    }
  if (self->piece == WR_PIECE_NONE && self->action == 0 && pos->n_frames == 0 && !wr_wish_is_legal (pos, &wish))
    wr_play_say (self, &refusal);
  else
    say_near (self, &refusal, &wish);
}

/* If the choice is a column, any of its spaces can be pressed. */
static gboolean
press_column (WrPlay  *self,
              WrSpace  space)
{
  for (guint i = 0; wr_space_on_board (space) && i < self->n_legal; i++)
    if (wr_move_kind (self->legal[i]) == WR_MOVE_CHOOSE
        && wr_move_a (self->legal[i]) == WR_OPTION_COLUMN
        && wr_move_b (self->legal[i]) == wr_space_column (space))
      {
        wr_play_take_move (self, self->legal[i]);
        return TRUE;
      }
  return FALSE;
}

/* A press on the picked piece itself, which stays picked.  The first one on the Bird only confirms it: it was picked
   automatically, and a press meant to pick it must not cost an action. */
static gboolean
press_picked (WrPlay         *self,
              WrSpace         space,
              const WrOption *options,
              guint           n_options)
{
  const WrPosition *pos = wr_play_get_position (self);

  /* A card's choice is not the Bird's own turn: there is nothing to confirm. */
  if (self->piece == WR_PIECE_NONE || pos->at[self->piece] != space || self->action != 0
      || wr_play_get_choice (self) != WR_CHOICE_NONE)
    return FALSE;
  if (self->piece == WR_PIECE_BIRD && !self->by_hand)
    {
      self->by_hand = TRUE;
      wr_play_say_words (self, n_options > 0
                       ? _("The Bird is picked.  Press a marked space, or the Bird again for what it can do here.")
                       : _("The Bird is picked.  Press a marked space."));
    }
  else if (n_options > 0)
    {
      wr_play_ask (self, space, options, n_options);
    }
  else
    {
      wr_play_emit_changed (self);
    }
  return TRUE;
}

void
wr_play_press_space (WrPlay  *self,
                     WrSpace  space)
{
  const WrOption *options, *plain;
  guint n;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self))
    return;
  options = wr_play_get_options_at (self, space, &n);
  if (press_picked (self, space, options, n))
    return;
  plain = wr_play_get_plain (self, space);
  if (plain != NULL)
    wr_play_take_option (self, plain);
  else if (n > 0)
    wr_play_ask (self, space, options, n);
  else if (own_piece_at (self, space) != WR_PIECE_NONE && own_piece_at (self, space) != self->piece)
    wr_play_pick_piece (self, own_piece_at (self, space));
  else if (!press_column (self, space))
    wr_play_refuse_space (self, space);
}

/* Whether it is an action whose single legal move has no target to press. */
static gboolean
happens_at_once (BmMove move)
{
  WrMoveKind kind = wr_move_kind (move);

  return kind == WR_MOVE_REST
         || kind == WR_MOVE_BITE
         || kind == WR_MOVE_USE
         || (kind == WR_MOVE_DRILL && wr_move_a (move) == WR_SPACE_NONE);
}

/* Whether MOVE is of KIND, by the picked piece. */
static gboolean
fits (WrPlay     *self,
      BmMove      move,
      WrMoveKind  kind)
{
  return wr_move_kind (move) == kind && (self->piece == WR_PIECE_NONE || wr_move_who (move) == self->piece);
}

/* The moves of KIND with the current picks. */
typedef struct
{
  guint       n;
  BmMove      last;
  guint       pieces;  /* bits of those that could do it */
  const char *against; /* why the guard refuses all of them; NULL: it accepts some */
} Ways;

static Ways
find_ways (WrPlay     *self,
           WrMoveKind  kind)
{
  Ways ways = { .last = BM_MOVE_NONE };
  gboolean taken = FALSE;

  for (guint i = 0; i < self->n_legal; i++)
    if (fits (self, self->legal[i], kind))
      {
        const char *words = taken ? NULL : wr_play_guard_words (self, self->legal[i]);

        taken |= words == NULL;
        ways.against = taken ? NULL : words;
        ways.last = self->legal[i];
        ways.pieces |= 1u << wr_move_who (ways.last);
        ways.n++;
      }
  return ways;
}

static void
pick_action (WrPlay     *self,
             WrMoveKind  kind,
             const Ways *ways)
{
  self->action = kind;
  self->grave = WR_SPACE_NONE;
  /* Only one piece can do it: no need to ask. */
  if ((ways->pieces & (ways->pieces - 1)) == 0)
    self->piece = wr_move_who (ways->last);
}

void
wr_play_pick_kept_action (WrPlay *self)
{
  const Ways ways = find_ways (self, self->kept.action);

  /* An action that would happen at once needs a press of its own. */
  if (self->kept.action == 0 || ways.n == 0 || ways.against != NULL || (ways.n == 1 && happens_at_once (ways.last)))
    return;
  pick_action (self, self->kept.action, &ways);
  self->repeats = TRUE;
}

/* A second press drops it, but not if it stayed picked after it was done: picking it for its next target must not
   drop it. */
static void
press_picked_action (WrPlay *self)
{
  if (!self->repeats)
    {
      wr_play_cancel (self);
      return;
    }
  self->repeats = FALSE;
  wr_play_emit_changed (self);
}

void
wr_play_press_action (WrPlay     *self,
                      WrMoveKind  kind)
{
  Ways ways;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self))
    return;
  if (self->action == kind)
    {
      press_picked_action (self);
      return;
    }
  ways = find_ways (self, kind);
  if (ways.n == 0)
    {
      BmRefusal refusal;

      wr_why_action (wr_play_get_position (self), self->piece, kind, &refusal);
      say_near (self, &refusal, &WR_WISH (kind, self->piece, WR_SPACE_NONE));
    }
  else if (ways.n == 1 && happens_at_once (ways.last))
    {
      wr_play_take_move (self, ways.last);
    }
  else if (ways.against != NULL)
    {
      /* Not picked: no space would be marked for it. */
      wr_play_say_words (self, ways.against);
    }
  else
    {
      pick_action (self, kind, &ways);
      self->repeats = FALSE;
      wr_play_keep_picks (self);
      wr_play_emit_changed (self);
    }
}

/* Plays MOVE if it is legal. */
static gboolean
answer_with (WrPlay *self,
             BmMove  move)
{
  for (guint i = 0; i < self->n_legal; i++)
    if (self->legal[i] == move)
      {
        wr_play_take_move (self, move);
        return TRUE;
      }
  return FALSE;
}

void
wr_play_pick_piece (WrPlay  *self,
                    WrPiece  piece)
{
  const WrPosition *pos;

  g_return_if_fail (WR_IS_PLAY (self));
  g_return_if_fail (piece < WR_N_PIECES);

  if (wr_play_is_waiting (self))
    return;
  pos = wr_play_get_position (self);
  /* If the choice is a piece, its card beside the board is equivalent to its space. */
  if (answer_with (self, WR_CHOOSE (WR_OPTION_PIECE, piece)))
    return;
  /* An action that stayed picked does not block picking a piece that cannot do it. */
  if (self->repeats && wr_play_is_own (self, piece) && !wr_play_can (self, self->action, piece))
    {
      self->action = 0;
      self->repeats = FALSE;
    }
  if (!wr_play_is_own (self, piece) || !wr_play_can (self, self->action, piece))
    {
      BmRefusal refusal;
      WrMoveKind meant = piece == WR_PIECE_BIRD ? WR_MOVE_FLY : WR_MOVE_MOVE;

      wr_why_action (pos, piece, self->action != 0 ? self->action : meant, &refusal);
      say_near (self, &refusal, &WR_WISH (self->action != 0 ? self->action : meant, piece, WR_SPACE_NONE));
      return;
    }
  self->piece = piece;
  self->by_hand = TRUE;
  self->grave = WR_SPACE_NONE;
  wr_play_keep_picks (self);
  wr_play_emit_changed (self);
}

void
wr_play_press_card (WrPlay *self,
                    guint8  card)
{
  BmRefusal refusal;

  g_return_if_fail (WR_IS_PLAY (self));

  /* Pressed again it is put back in the hand. */
  if (wr_play_is_gathering (self) && wr_play_get_card (self) == card)
    {
      while (wr_play_take_back (self))
        continue;
      return;
    }
  if (wr_play_is_waiting (self)
      || answer_with (self, WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, card, 0))
      || answer_with (self, WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, card, 0))
      || answer_with (self, WR_CHOOSE (WR_OPTION_CARD, card)))
    return;
  wr_why_card (wr_play_get_position (self), card, &refusal);
  say_near (self, &refusal, &(WrWish) { WR_MOVE_PLAY, WR_PIECE_NONE, WR_SPACE_NONE, card });
}

void
wr_play_press_power (WrPlay  *self,
                     WrPiece  who)
{
  BmRefusal refusal;

  g_return_if_fail (WR_IS_PLAY (self));
  g_return_if_fail (who < WR_N_PIECES);

  if (wr_play_is_waiting (self) || answer_with (self, WR_MOVE (who, WR_MOVE_USE, 0, 0)))
    return;
  wr_why_power (wr_play_get_position (self), who, &refusal);
  say_near (self, &refusal, &WR_WISH (WR_MOVE_USE, who, WR_SPACE_NONE));
}

void
wr_play_answer (WrPlay *self,
                BmMove  move)
{
  BmRefusal refusal;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self) || answer_with (self, move))
    return;
  wr_rules_why (wr_play_get_position (self), move, &refusal);
  wr_play_say (self, &refusal);
}

gboolean
wr_play_cancel (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);

  if (self->waiting != BM_MOVE_NONE)
    {
      return wr_play_take_back (self);
    }
  if (self->grave != WR_SPACE_NONE)
    {
      self->grave = WR_SPACE_NONE;
    }
  else if (self->action != 0)
    {
      self->action = 0;
      self->repeats = FALSE;
      if (!self->by_hand)
        self->piece = wr_play_default_piece (self);
    }
  else if (self->by_hand)
    {
      wr_play_put_down (self);
    }
  else
    {
      return wr_play_take_back (self);
    }
  wr_play_keep_picks (self);
  wr_play_emit_changed (self);
  return TRUE;
}

void
wr_play_end_turn (WrPlay *self)
{
  const BmMove end = WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0);
  BmRefusal refusal;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self) || answer_with (self, end))
    return;
  wr_rules_why (wr_play_get_position (self), end, &refusal);
  wr_play_say (self, &refusal);
}
