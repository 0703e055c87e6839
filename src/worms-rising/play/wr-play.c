/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-play"

#include "config.h"

#include "wr-play.h"

#include <glib/gi18n-lib.h>

#include "wr-play-private.h"
#include "wr-undo-words.h"

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GATHERED,
  SIGNAL_ASK,
  SIGNAL_SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrPlay, wr_play, G_TYPE_OBJECT)

void
wr_play_say (WrPlay          *self,
             const BmRefusal *refusal)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, refusal);
}

void
wr_play_say_words (WrPlay     *self,
                   const char *words)
{
  const BmRefusal refusal = { NULL, words };

  wr_play_say (self, &refusal);
}

gboolean
wr_play_is_waiting (WrPlay *self)
{
  if (bm_match_is_watched (self->match))
    wr_play_say_words (self, _("This is a replay: nothing is played here."));
  else if (wr_play_is_inactive (self))
    wr_play_say_words (self, wr_play_get_side (self) == WR_SIDE_BIRD
                     ? _("Now the Bird decides, and the computer plays it.")
                     : _("Now the Worms decide, and the computer plays them."));
  else if (self->notice != NULL)
    wr_play_say_words (self, self->notice);
  else
    return FALSE;
  return TRUE;
}

void
wr_play_emit_ask (WrPlay  *self,
                  WrSpace  space)
{
  g_signal_emit (self, signals[SIGNAL_ASK], 0, (guint) space);
}

void
wr_play_emit_gathered (WrPlay            *self,
                       const BmEventList *events)
{
  g_signal_emit (self, signals[SIGNAL_GATHERED], 0, events);
}

void
wr_play_emit_changed (WrPlay *self)
{
  wr_play_find_options (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
wr_play_put_down (WrPlay *self)
{
  self->piece = wr_play_default_piece (self);
  self->by_hand = FALSE;
  self->action = 0;
  self->repeats = FALSE;
  self->grave = WR_SPACE_NONE;
}

void
wr_play_keep_picks (WrPlay *self)
{
  const WrPosition *pos = wr_play_get_position (self);

  if (pos->n_frames == 0)
    self->kept = (WrKept) { self->by_hand ? self->piece : WR_PIECE_NONE, self->action, pos->turn, pos->day };
}

/* A piece stays picked for its side's next action, also after a choice in between. */
void
wr_play_read_position (WrPlay *self)
{
  const WrPosition *pos = wr_play_get_position (self);
  gboolean own_turn = pos->n_frames == 0 && pos->turn == self->kept.turn && pos->day == self->kept.day;
  WrPiece kept = self->by_hand ? self->piece : WR_PIECE_NONE;

  self->n_legal = wr_play_is_inactive (self) ? 0 : wr_rules_legal (pos, self->legal);
  wr_play_put_down (self);
  if (wr_play_is_inactive (self))
    return;
  if (!wr_play_is_own (self, kept))
    kept = own_turn ? self->kept.piece : WR_PIECE_NONE;
  if (wr_play_is_own (self, kept))
    {
      self->piece = kept;
      self->by_hand = kept != WR_PIECE_BIRD;
    }
  if (own_turn)
    wr_play_pick_kept_action (self);
}

void
wr_play_update (WrPlay *self)
{
  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_catching_up (self))
    return;
  wr_play_drop_line (self);
  wr_play_read_position (self);
  wr_play_find_options (self);
}

/* The moves of a card are undone and redone as a whole. */
static gboolean
is_within_card (WrPlay *self)
{
  return ((const WrPosition *) bm_match_get_position (self->match))->n_runs > 0;
}

void
wr_play_undo (WrPlay *self)
{
  const char *words;

  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_take_back (self) || (bm_match_is_watched (self->match) && wr_play_is_waiting (self)))
    return;
  words = wr_undo_words (self->match);
  if (words != NULL)
    {
      wr_play_say_words (self, words);
      return;
    }
  do
    bm_match_undo (self->match);
  while (is_within_card (self) && bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES);
}

gboolean
wr_play_can_undo (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);
  return wr_play_is_gathering (self) || bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES;
}

gboolean
wr_play_can_redo (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);
  return !wr_play_is_gathering (self) && !wr_play_is_inactive (self) && bm_match_can_redo (self->match);
}

void
wr_play_redo (WrPlay *self)
{
  g_return_if_fail (WR_IS_PLAY (self));

  if (wr_play_is_waiting (self))
    return;
  if (wr_play_is_gathering (self) || !bm_match_redo (self->match))
    {
      wr_play_say_words (self, _("Nothing was taken back: there is nothing to redo."));
      return;
    }
  while (is_within_card (self) && bm_match_redo (self->match))
    continue;
}

static void
wr_play_dispose (GObject *object)
{
  WrPlay *self = WR_PLAY (object);

  g_clear_object (&self->match);
  G_OBJECT_CLASS (wr_play_parent_class)->dispose (object);
}

static void
wr_play_finalize (GObject *object)
{
  WrPlay *self = WR_PLAY (object);

  g_array_unref (self->line);
  g_free (self->notice);
  G_OBJECT_CLASS (wr_play_parent_class)->finalize (object);
}

static void
wr_play_class_init (WrPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = wr_play_dispose;
  object_class->finalize = wr_play_finalize;

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
wr_play_init (WrPlay *self)
{
  self->piece = self->kept.piece = WR_PIECE_NONE;
  self->grave = WR_SPACE_NONE;
  self->sent_from = G_MAXUINT;
  self->line = g_array_new (FALSE, FALSE, sizeof (WrGathered));
}

WrPlay *
wr_play_new (BmMatch *match)
{
  WrPlay *self;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  self = g_object_new (WR_TYPE_PLAY, NULL);
  self->match = g_object_ref (match);
  wr_play_read_position (self);
  wr_play_find_options (self);
  return self;
}

BmMatch *
wr_play_get_match (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);
  return self->match;
}

void
wr_play_set_computers (WrPlay *self,
                       guint   sides)
{
  g_return_if_fail (WR_IS_PLAY (self));

  self->computers = sides;
  wr_play_drop_line (self);
  wr_play_read_position (self);
  wr_play_emit_changed (self);
}

void
wr_play_set_guard (WrPlay      *self,
                   WrPlayGuard  guard,
                   gpointer     data)
{
  g_return_if_fail (WR_IS_PLAY (self));

  self->guard = guard;
  self->guard_data = data;
}

const char *
wr_play_guard_words (WrPlay *self,
                     BmMove  move)
{
  return self->guard == NULL ? NULL : self->guard (wr_play_get_position (self), move, self->guard_data);
}

/* A piece or Gravestone can be picked if something can be done with it afterwards. */
gboolean
wr_play_takes (WrPlay         *self,
               const WrOption *option)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);

  if (self->guard == NULL)
    return TRUE;
  if (option->kind == WR_PRESS_MOVE)
    return wr_play_guard_words (self, option->move) == NULL;
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      gboolean fits = option->kind == WR_PRESS_PIECE
                      ? wr_move_who (move) == option->piece && (self->action == 0 || wr_move_kind (move) == self->action)
                      : wr_move_kind (move) == WR_MOVE_RAISE && wr_move_a (move) == option->space;

      if (fits && wr_play_guard_words (self, move) == NULL)
        return TRUE;
    }
  return FALSE;
}

gboolean
wr_play_is_inactive (WrPlay *self)
{
  int side;

  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);

  side = bm_match_get_to_act (self->match);
  return bm_match_is_watched (self->match) || (side != BM_SIDE_NOBODY && (self->computers >> side & 1) != 0);
}

const WrPosition *
wr_play_get_position (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);
  return self->line->len > 0 ? &self->draft : bm_match_get_position (self->match);
}

int
wr_play_get_side (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), BM_SIDE_NOBODY);
  return wr_position_to_act (wr_play_get_position (self));
}

WrPiece
wr_play_get_piece (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), WR_PIECE_NONE);
  return self->piece;
}

WrMoveKind
wr_play_get_action (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), 0);
  return self->action;
}

/* ---- What is asked */

guint8
wr_play_get_answer_card (BmMove answer)
{
  if (wr_move_kind (answer) == WR_MOVE_DISCARD)
    return wr_move_a (answer);
  if (wr_move_kind (answer) == WR_MOVE_CHOOSE && wr_move_a (answer) == WR_OPTION_CARD)
    return wr_move_b (answer);
  return WR_NO_CARD;
}

static gboolean
is_in_hand (const WrCards *cards,
            guint8         card)
{
  for (guint place = 0; place < cards->n_hand; place++)
    if (cards->cards[place] == card)
      return TRUE;
  return FALSE;
}

gboolean
wr_play_is_secret (WrPlay *self,
                   BmMove  answer)
{
  const WrPosition *pos = wr_play_get_position (self);
  int side = wr_position_to_act (pos);
  guint8 card = wr_play_get_answer_card (answer);

  return side != BM_SIDE_NOBODY && card != WR_NO_CARD && pos->cards[side].n_hand > 0
         && (is_in_hand (&pos->cards[side], card) || is_in_hand (&pos->cards[wr_side_other ((WrSide) side)], card));
}

gboolean
wr_play_needs_hand (WrPlay *self)
{
  guint n;
  const BmMove *answers = wr_play_get_answers (self, &n);

  for (guint i = 0; i < n; i++)
    if (wr_play_is_secret (self, answers[i]))
      return TRUE;
  return FALSE;
}

/* During a choice the next position is not known: then the last settled position of this day. */
const WrPosition *
wr_play_get_settled (WrPlay *self)
{
  const WrPosition *now;

  g_return_val_if_fail (WR_IS_PLAY (self), NULL);

  now = bm_match_get_position (self->match);
  for (guint ply = bm_match_get_ply (self->match); now->n_frames > 0 && ply > 0; ply--)
    {
      const WrPosition *before = bm_match_get_position_at (self->match, ply - 1);

      if (before->day != now->day || before->turn == WR_TURN_SETUP)
        break;
      if (before->n_frames == 0)
        return before;
    }
  return wr_play_is_gathering (self) ? now : wr_play_get_position (self);
}
