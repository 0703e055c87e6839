/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play.h"

#include <glib/gi18n-lib.h>

#include "bm-play-private.h"
#include "bm-play-why.h"

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GATHERED,
  SIGNAL_ASK,
  SIGNAL_SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmPlay, bm_play, G_TYPE_OBJECT)

void
bm_play_say (BmPlay          *self,
             const BmRefusal *refusal)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, refusal);
}

static void
say_words (BmPlay     *self,
           const char *words)
{
  const BmRefusal refusal = { NULL, words };

  bm_play_say (self, &refusal);
}

void
bm_play_emit_gathered (BmPlay            *self,
                       const BmEventList *events)
{
  g_signal_emit (self, signals[SIGNAL_GATHERED], 0, events);
}

void
bm_play_tell_changed (BmPlay *self)
{
  bm_play_find_options (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
bm_play_put_down (BmPlay *self)
{
  self->piece = bm_play_default_piece (self);
  self->by_hand = FALSE;
  self->action = 0;
  self->grave = BM_SPACE_NONE;
}

/* A Worm that was picked stays picked for its side's next action. */
void
bm_play_read_position (BmPlay *self)
{
  BmPiece kept = self->piece;
  gboolean by_hand = self->by_hand;

  self->n_legal = bm_rules_legal (bm_play_get_position (self), self->legal);
  bm_play_put_down (self);
  if (by_hand && bm_play_is_own (self, kept))
    {
      self->piece = kept;
      self->by_hand = kept != BM_PIECE_BIRD;
    }
}

static void
match_changed_cb (BmPlay *self)
{
  if (self->catching_up)
    return;
  bm_play_drop_line (self);
  bm_play_read_position (self);
  bm_play_tell_changed (self);
}

static void
take_option (BmPlay         *self,
             const BmOption *option)
{
  switch (option->kind)
    {
    case BM_PRESS_MOVE:
      bm_play_take_move (self, option->move);
      break;
    case BM_PRESS_PIECE:
      bm_play_pick_piece (self, option->piece);
      break;
    case BM_PRESS_GRAVE:
      self->grave = option->space;
      bm_play_tell_changed (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

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

static void
refuse_space (BmPlay  *self,
              BmSpace  space)
{
  BmRefusal refusal;

  bm_why_space (bm_play_get_position (self), self->piece, self->action, self->grave, space, &refusal);
  bm_play_say (self, &refusal);
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

/* While a word is waited for nothing else is done. */
static gboolean
is_waiting (BmPlay *self)
{
  if (self->notice != NULL)
    say_words (self, self->notice);
  return self->notice != NULL;
}

/* A press on the picked piece itself.  The first one on the Bird only confirms it: it was picked by itself, and whoever
   presses it to pick it must not lose an action by that. */
static gboolean
press_picked (BmPlay *self,
              BmSpace space,
              guint   n_options)
{
  const BmPosition *pos = bm_play_get_position (self);

  /* What a card asks for is not the Bird's own turn: there is nothing to confirm. */
  if (self->piece == BM_PIECE_NONE || pos->at[self->piece] != space || self->action != 0
      || bm_play_get_choice (self) != BM_CHOICE_NONE)
    return FALSE;
  if (self->piece == BM_PIECE_BIRD && !self->by_hand)
    {
      self->by_hand = TRUE;
      say_words (self, n_options > 0
                       ? _("The Bird is picked.  Press a marked space, or the Bird again for what it can do here.")
                       : _("The Bird is picked.  Press a marked space."));
    }
  else if (n_options > 0)
    {
      g_signal_emit (self, signals[SIGNAL_ASK], 0, (guint) space);
    }
  else
    {
      bm_play_put_down (self);
      bm_play_tell_changed (self);
    }
  return TRUE;
}

void
bm_play_press_space (BmPlay  *self,
                     BmSpace  space)
{
  const BmOption *options;
  guint n;

  g_return_if_fail (BM_IS_PLAY (self));

  if (is_waiting (self))
    return;
  options = bm_play_get_options_at (self, space, &n);
  if (press_picked (self, space, n))
    return;
  if (n == 1)
    {
      const BmOption only = options[0];

      take_option (self, &only);
    }
  else if (n > 1)
    {
      g_signal_emit (self, signals[SIGNAL_ASK], 0, (guint) space);
    }
  else if (self->action == 0 && own_piece_at (self, space) != BM_PIECE_NONE)
    {
      bm_play_pick_piece (self, own_piece_at (self, space));
    }
  else if (!press_column (self, space))
    {
      refuse_space (self, space);
    }
}

void
bm_play_choose (BmPlay  *self,
                BmSpace  space,
                guint    index)
{
  const BmOption *options;
  guint n;

  g_return_if_fail (BM_IS_PLAY (self));

  options = bm_play_get_options_at (self, space, &n);
  if (index < n)
    {
      const BmOption chosen = options[index];

      take_option (self, &chosen);
    }
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

void
bm_play_press_action (BmPlay     *self,
                      BmMoveKind  kind)
{
  BmMove found = BM_MOVE_NONE;
  guint pieces = 0, n = 0;

  g_return_if_fail (BM_IS_PLAY (self));

  if (is_waiting (self))
    return;
  if (self->action == kind)
    {
      bm_play_cancel (self);
      return;
    }
  for (guint i = 0; i < self->n_legal; i++)
    if (bm_move_kind (self->legal[i]) == kind
        && (self->piece == BM_PIECE_NONE || bm_move_who (self->legal[i]) == self->piece))
      {
        found = self->legal[i];
        pieces |= 1u << bm_move_who (found);
        n++;
      }
  if (n == 0)
    {
      BmRefusal refusal;

      bm_why_action (bm_play_get_position (self), self->piece, kind, &refusal);
      bm_play_say (self, &refusal);
    }
  else if (n == 1 && happens_at_once (found))
    {
      bm_play_take_move (self, found);
    }
  else
    {
      self->action = kind;
      self->grave = BM_SPACE_NONE;
      /* Only one can do it: nobody needs to be asked. */
      if ((pieces & (pieces - 1)) == 0)
        self->piece = bm_move_who (found);
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

  if (is_waiting (self))
    return;
  pos = bm_play_get_position (self);
  /* Where a card asks for a piece, its card beside the board is as good as its place on it. */
  if (answer_with (self, BM_CHOOSE (BM_OPTION_PIECE, piece)))
    return;
  if (!bm_play_is_own (self, piece) || !bm_play_can (self, self->action, piece))
    {
      BmRefusal refusal;
      BmMoveKind meant = piece == BM_PIECE_BIRD ? BM_MOVE_FLY : BM_MOVE_MOVE;

      bm_why_action (pos, piece, self->action != 0 ? self->action : meant, &refusal);
      bm_play_say (self, &refusal);
      return;
    }
  self->piece = piece;
  self->by_hand = TRUE;
  self->grave = BM_SPACE_NONE;
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
  if (is_waiting (self)
      || answer_with (self, BM_MOVE (BM_PIECE_NONE, BM_MOVE_PLAY, card, 0))
      || answer_with (self, BM_MOVE (BM_PIECE_NONE, BM_MOVE_DISCARD, card, 0))
      || answer_with (self, BM_CHOOSE (BM_OPTION_CARD, card)))
    return;
  bm_why_card (bm_play_get_position (self), card, &refusal);
  bm_play_say (self, &refusal);
}

void
bm_play_press_power (BmPlay  *self,
                     BmPiece  who)
{
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));
  g_return_if_fail (who < BM_N_PIECES);

  if (is_waiting (self) || answer_with (self, BM_MOVE (who, BM_MOVE_USE, 0, 0)))
    return;
  bm_why_power (bm_play_get_position (self), who, &refusal);
  bm_play_say (self, &refusal);
}

void
bm_play_answer (BmPlay *self,
                BmMove  move)
{
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));

  if (is_waiting (self) || answer_with (self, move))
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
  bm_play_tell_changed (self);
  return TRUE;
}

void
bm_play_end_turn (BmPlay *self)
{
  const BmMove end = BM_MOVE (BM_PIECE_NONE, BM_MOVE_END, 0, 0);
  BmRefusal refusal;

  g_return_if_fail (BM_IS_PLAY (self));

  if (is_waiting (self) || answer_with (self, end))
    return;
  bm_rules_why (bm_play_get_position (self), end, &refusal);
  bm_play_say (self, &refusal);
}

/* What a card led to goes back and comes again as a whole. */
static gboolean
is_within_card (BmPlay *self)
{
  const BmPosition *pos = bm_match_get_position (self->match);

  return pos->n_runs > 0;
}

static void
undo_moves (BmPlay *self)
{
  do
    bm_match_undo (self->match);
  while (is_within_card (self) && bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES);
}

void
bm_play_undo (BmPlay *self)
{
  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_take_back (self))
    return;
  switch (bm_match_can_undo (self->match))
    {
    case BM_MATCH_UNDO_YES:
      undo_moves (self);
      break;
    case BM_MATCH_UNDO_NOTHING:
      say_words (self, _("Nothing has been done yet that could be taken back."));
      break;
    case BM_MATCH_UNDO_OVER:
      say_words (self, _("The duel is decided: nothing is taken back any more."));
      break;
    case BM_MATCH_UNDO_CHANCE:
      say_words (self, _("A die was rolled or a card drawn by the last move: what chance has shown stays known."));
      break;
    case BM_MATCH_UNDO_OTHER_SIDE:
      say_words (self,
                 _("The last move was the other side’s: only what your own side did in this turn is taken back."));
      break;
    default:
      g_assert_not_reached ();
    }
}

void
bm_play_redo (BmPlay *self)
{
  g_return_if_fail (BM_IS_PLAY (self));

  if (is_waiting (self))
    return;
  if (bm_play_is_gathering (self) || !bm_match_redo (self->match))
    {
      say_words (self, _("Nothing has been taken back that could be done again."));
      return;
    }
  while (is_within_card (self) && bm_match_redo (self->match))
    continue;
}

static void
bm_play_dispose (GObject *object)
{
  BmPlay *self = BM_PLAY (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (bm_play_parent_class)->dispose (object);
}

static void
bm_play_finalize (GObject *object)
{
  BmPlay *self = BM_PLAY (object);

  g_array_unref (self->line);
  g_free (self->notice);
  G_OBJECT_CLASS (bm_play_parent_class)->finalize (object);
}

static void
bm_play_class_init (BmPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bm_play_dispose;
  object_class->finalize = bm_play_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GATHERED] = g_signal_new ("gathered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_ASK] = g_signal_new ("ask", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
bm_play_init (BmPlay *self)
{
  self->piece = BM_PIECE_NONE;
  self->grave = BM_SPACE_NONE;
  self->sent_from = G_MAXUINT;
  self->line = g_array_new (FALSE, FALSE, sizeof (BmGathered));
}

BmPlay *
bm_play_new (BmMatch *match)
{
  BmPlay *self;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  self = g_object_new (BM_TYPE_PLAY, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  bm_play_read_position (self);
  bm_play_find_options (self);
  return self;
}

BmMatch *
bm_play_get_match (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);
  return self->match;
}

const BmPosition *
bm_play_get_position (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);
  return self->line->len > 0 ? &self->draft : bm_match_get_position (self->match);
}

int
bm_play_get_side (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), BM_SIDE_NOBODY);
  return bm_position_to_act (bm_play_get_position (self));
}

BmPiece
bm_play_get_piece (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), BM_PIECE_NONE);
  return self->piece;
}

BmMoveKind
bm_play_get_action (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), 0);
  return self->action;
}
