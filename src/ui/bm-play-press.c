/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is pressed, and what it means with what was picked before.
 */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play-private.h"

#include <glib/gi18n-lib.h>

#include "bm-play-why.h"
#include "bm-why-near.h"
#include "bm-words.h"

/* What stands where SPACE is and could be picked, though it can do nothing: a press on it deserves its own answer. */
static BmPiece
own_piece_at (BmPlay  *self,
              BmSpace  space)
{
  const BmPosition *pos = bm_play_get_position (self);

  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (pos->at[piece] == space && bm_play_is_own (self, piece))
      return piece;
  return BM_PIECE_NONE;
}

/* Could another piece than the picked one do something with SPACE? */
static gboolean
other_reaches (BmPlay  *self,
               BmSpace  space)
{
  const BmPosition *pos = bm_play_get_position (self);

  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];

      if (bm_move_who (move) < BM_N_PIECES && bm_move_who (move) != self->piece
          && (self->action == 0 || bm_move_kind (move) == self->action)
          && bm_move_target (pos, move) == space)
        return TRUE;
    }
  return FALSE;
}

/* Tells why WISH cannot be, and what comes nearest to it; where a guard stands, a lesson says itself what to do. */
static void
say_near (BmPlay       *self,
          BmRefusal    *refusal,
          const BmWish *wish)
{
  g_autofree char *near = bm_near_words (bm_play_get_position (self), wish, refusal), *both = NULL;

  if (near != NULL && self->guard == NULL)
    refusal->message = both = g_strdup_printf ("%s  %s", refusal->message, near);
  bm_play_say (self, refusal);
}

void
bm_play_refuse_space (BmPlay  *self,
                      BmSpace  space)
{
  const BmPosition *pos = bm_play_get_position (self);
  gboolean other = other_reaches (self, space);
  BmWish wish = BM_WISH (self->action != 0 ? self->action : bm_why_guess (pos, self->piece, space), self->piece, space);
  g_autofree char *words = NULL;
  BmRefusal refusal;

  if (other && self->piece == BM_PIECE_NONE && pos->n_frames > 0)
    {
      bm_play_say_words (self, _("First pick who acts."));
      return;
    }
  bm_why_space (pos, self->piece, self->action, self->grave, space, &refusal);
  if (other && self->piece < BM_N_CRAWLERS)
    {
      /* Translators: why something is not possible, and which Worm was to do it. */
      words = g_strdup_printf (_("%1$s  %2$s is picked."), refusal.message, bm_piece_words (self->piece));
      refusal.message = words;
    }
  if (self->piece == BM_PIECE_NONE && self->action == 0 && pos->n_frames == 0 && !bm_wish_is_legal (pos, &wish))
    bm_play_say (self, &refusal);
  else
    say_near (self, &refusal, &wish);
}

/* Where a column is asked for, all of it can be pressed. */
static gboolean
press_column (BmPlay  *self,
              BmSpace  space)
{
  for (guint i = 0; bm_space_on_board (space) && i < self->n_legal; i++)
    if (bm_move_kind (self->legal[i]) == BM_MOVE_CHOOSE
        && bm_move_a (self->legal[i]) == BM_OPTION_COLUMN
        && bm_move_b (self->legal[i]) == bm_space_column (space))
      {
        bm_play_take_move (self, self->legal[i]);
        return TRUE;
      }
  return FALSE;
}

/* A press on the picked piece itself, which stays picked.  The first one on the Bird only confirms it: it was picked
   automatically, and a press meant to pick it must not cost an action. */
static gboolean
press_picked (BmPlay         *self,
              BmSpace         space,
              const BmOption *options,
              guint           n_options)
{
  const BmPosition *pos = bm_play_get_position (self);

  /* What a card asks for is not the Bird's own turn: there is nothing to confirm. */
  if (self->piece == BM_PIECE_NONE || pos->at[self->piece] != space || self->action != 0
      || bm_play_get_choice (self) != BM_CHOICE_NONE)
    return FALSE;
  if (self->piece == BM_PIECE_BIRD && !self->by_hand)
    {
      self->by_hand = TRUE;
      bm_play_say_words (self, n_options > 0
                       ? _("The Bird is picked.  Press a marked space, or the Bird again for what it can do here.")
                       : _("The Bird is picked.  Press a marked space."));
    }
  else if (n_options > 0)
    {
      bm_play_ask (self, space, options, n_options);
    }
  else
    {
      bm_play_tell_changed (self);
    }
  return TRUE;
}

void
bm_play_press_space (BmPlay  *self,
                     BmSpace  space)
{
  const BmOption *options, *plain;
  guint n;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self))
    return;
  options = bm_play_get_options_at (self, space, &n);
  if (press_picked (self, space, options, n))
    return;
  plain = bm_play_get_plain (self, space);
  if (plain != NULL)
    bm_play_take_option (self, plain);
  else if (n > 0)
    bm_play_ask (self, space, options, n);
  else if (own_piece_at (self, space) != BM_PIECE_NONE && own_piece_at (self, space) != self->piece)
    bm_play_pick_piece (self, own_piece_at (self, space));
  else if (!press_column (self, space))
    bm_play_refuse_space (self, space);
}

/* An action whose one legal move leaves nothing to point at. */
static gboolean
happens_at_once (BmMove move)
{
  BmMoveKind kind = bm_move_kind (move);

  return kind == BM_MOVE_REST
         || kind == BM_MOVE_BITE
         || kind == BM_MOVE_USE
         || (kind == BM_MOVE_DRILL && bm_move_a (move) == BM_SPACE_NONE);
}

/* Is MOVE one of KIND, by what is picked? */
static gboolean
fits (BmPlay     *self,
      BmMove      move,
      BmMoveKind  kind)
{
  return bm_move_kind (move) == kind && (self->piece == BM_PIECE_NONE || bm_move_who (move) == self->piece);
}

/* What KIND could do with what is picked. */
typedef struct
{
  guint       n;
  BmMove      last;
  guint       pieces;  /* bits of those that could do it */
  const char *against; /* what the guard has against all of it; NULL: it lets some of it through */
} Ways;

static Ways
find_ways (BmPlay     *self,
           BmMoveKind  kind)
{
  Ways ways = { .last = BM_MOVE_NONE };
  gboolean taken = FALSE;

  for (guint i = 0; i < self->n_legal; i++)
    if (fits (self, self->legal[i], kind))
      {
        const char *words = taken ? NULL : bm_play_guard_words (self, self->legal[i]);

        taken |= words == NULL;
        ways.against = taken ? NULL : words;
        ways.last = self->legal[i];
        ways.pieces |= 1u << bm_move_who (ways.last);
        ways.n++;
      }
  return ways;
}

static void
pick_action (BmPlay     *self,
             BmMoveKind  kind,
             const Ways *ways)
{
  self->action = kind;
  self->grave = BM_SPACE_NONE;
  /* Only one can do it: nobody needs to be asked. */
  if ((ways->pieces & (ways->pieces - 1)) == 0)
    self->piece = bm_move_who (ways->last);
}

void
bm_play_pick_kept_action (BmPlay *self)
{
  const Ways ways = find_ways (self, self->kept.action);

  /* What would happen at once needs a press of its own. */
  if (self->kept.action == 0 || ways.n == 0 || ways.against != NULL || (ways.n == 1 && happens_at_once (ways.last)))
    return;
  pick_action (self, self->kept.action, &ways);
  self->repeats = TRUE;
}

/* It is put down again, but not where it stayed picked after it was carried out: who picks it anew for its next target
   must not lose it by that. */
static void
press_picked_action (BmPlay *self)
{
  if (!self->repeats)
    {
      bm_play_cancel (self);
      return;
    }
  self->repeats = FALSE;
  bm_play_tell_changed (self);
}

void
bm_play_press_action (BmPlay     *self,
                      BmMoveKind  kind)
{
  Ways ways;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self))
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

      bm_why_action (bm_play_get_position (self), self->piece, kind, &refusal);
      say_near (self, &refusal, &BM_WISH (kind, self->piece, BM_SPACE_NONE));
    }
  else if (ways.n == 1 && happens_at_once (ways.last))
    {
      bm_play_take_move (self, ways.last);
    }
  else if (ways.against != NULL)
    {
      /* Picked, it would ask for a press that nothing is marked for. */
      bm_play_say_words (self, ways.against);
    }
  else
    {
      pick_action (self, kind, &ways);
      self->repeats = FALSE;
      bm_play_keep_picks (self);
      bm_play_tell_changed (self);
    }
}

/* Takes MOVE if it is legal. */
static gboolean
answer_with (BmPlay *self,
             BmMove  move)
{
  for (guint i = 0; i < self->n_legal; i++)
    if (self->legal[i] == move)
      {
        bm_play_take_move (self, move);
        return TRUE;
      }
  return FALSE;
}

void
bm_play_pick_piece (BmPlay  *self,
                    BmPiece  piece)
{
  const BmPosition *pos;

  g_return_if_fail (BM_IS_PLAY (self));
  g_return_if_fail (piece < BM_N_PIECES);

  if (bm_play_is_waiting (self))
    return;
  pos = bm_play_get_position (self);
  /* Where a card asks for a piece, its card beside the board is as good as its place on it. */
  if (answer_with (self, BM_CHOOSE (BM_OPTION_PIECE, piece)))
    return;
  /* An action that was carried out already does not stand in the way of a piece that cannot do it. */
  if (self->repeats && bm_play_is_own (self, piece) && !bm_play_can (self, self->action, piece))
    {
      self->action = 0;
      self->repeats = FALSE;
    }
  if (!bm_play_is_own (self, piece) || !bm_play_can (self, self->action, piece))
    {
      BmRefusal refusal;
      BmMoveKind meant = piece == BM_PIECE_BIRD ? BM_MOVE_FLY : BM_MOVE_MOVE;

      bm_why_action (pos, piece, self->action != 0 ? self->action : meant, &refusal);
      say_near (self, &refusal, &BM_WISH (self->action != 0 ? self->action : meant, piece, BM_SPACE_NONE));
      return;
    }
  self->piece = piece;
  self->by_hand = TRUE;
  self->grave = BM_SPACE_NONE;
  bm_play_keep_picks (self);
  bm_play_tell_changed (self);
}

void
bm_play_press_card (BmPlay *self,
                    guint8  card)
{
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));

  /* Pressed again it goes back to the hand. */
  if (bm_play_is_gathering (self) && bm_play_get_card (self) == card)
    {
      while (bm_play_take_back (self))
        continue;
      return;
    }
  if (bm_play_is_waiting (self)
      || answer_with (self, BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, card, 0))
      || answer_with (self, BM_MOVE (BM_PIECE_NONE, BM_MOVE_DISCARD, card, 0))
      || answer_with (self, BM_CHOOSE (BM_OPTION_CARD, card)))
    return;
  bm_why_card (bm_play_get_position (self), card, &refusal);
  say_near (self, &refusal, &(BmWish) { BM_MOVE_PLAY, BM_PIECE_NONE, BM_SPACE_NONE, card });
}

void
bm_play_press_power (BmPlay  *self,
                     BmPiece  who)
{
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));
  g_return_if_fail (who < BM_N_PIECES);

  if (bm_play_is_waiting (self) || answer_with (self, BM_MOVE (who, BM_MOVE_USE, 0, 0)))
    return;
  bm_why_power (bm_play_get_position (self), who, &refusal);
  say_near (self, &refusal, &BM_WISH (BM_MOVE_USE, who, BM_SPACE_NONE));
}

void
bm_play_answer (BmPlay *self,
                BmMove  move)
{
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self) || answer_with (self, move))
    return;
  bm_rules_why (bm_play_get_position (self), move, &refusal);
  bm_play_say (self, &refusal);
}

gboolean
bm_play_cancel (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);

  if (self->waiting != BM_MOVE_NONE)
    {
      return bm_play_take_back (self);
    }
  if (self->grave != BM_SPACE_NONE)
    {
      self->grave = BM_SPACE_NONE;
    }
  else if (self->action != 0)
    {
      self->action = 0;
      self->repeats = FALSE;
      if (!self->by_hand)
        self->piece = bm_play_default_piece (self);
    }
  else if (self->by_hand)
    {
      bm_play_put_down (self);
    }
  else
    {
      return bm_play_take_back (self);
    }
  bm_play_keep_picks (self);
  bm_play_tell_changed (self);
  return TRUE;
}

void
bm_play_end_turn (BmPlay *self)
{
  const BmMove end = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self) || answer_with (self, end))
    return;
  bm_rules_why (bm_play_get_position (self), end, &refusal);
  bm_play_say (self, &refusal);
}
