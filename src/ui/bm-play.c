/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play.h"

#include <glib/gi18n-lib.h>

#include "bm-play-private.h"
#include "bm-undo-words.h"

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

void
bm_play_say_words (BmPlay     *self,
                   const char *words)
{
  const BmRefusal refusal = { NULL, words };

  bm_play_say (self, &refusal);
}

gboolean
bm_play_is_waiting (BmPlay *self)
{
  if (bm_match_is_watched (self->match))
    bm_play_say_words (self, _("This is a replay: nothing is played here."));
  else if (bm_play_is_held (self))
    bm_play_say_words (self, bm_play_get_side (self) == BM_SIDE_BIRD
                     ? _("Now the Bird decides, and the computer plays it.")
                     : _("Now the Worms decide, and the computer plays them."));
  else if (self->notice != NULL)
    bm_play_say_words (self, self->notice);
  else
    return FALSE;
  return TRUE;
}

void
bm_play_emit_ask (BmPlay  *self,
                  BmSpace  space)
{
  g_signal_emit (self, signals[SIGNAL_ASK], 0, (guint) space);
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
  self->repeats = FALSE;
  self->grave = BM_SPACE_NONE;
}

void
bm_play_keep_picks (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);

  if (pos->n_frames == 0)
    self->kept = (BmKept) { self->by_hand ? self->piece : BM_PIECE_NONE, self->action, pos->turn, pos->day };
}

/* A piece that was picked stays picked for its side's next action, also when something was asked in between. */
void
bm_play_read_position (BmPlay *self)
{
  const BmPosition *pos = bm_play_get_position (self);
  gboolean own_turn = pos->n_frames == 0 && pos->turn == self->kept.turn && pos->day == self->kept.day;
  BmPiece kept = self->by_hand ? self->piece : BM_PIECE_NONE;

  self->n_legal = bm_play_is_held (self) ? 0 : bm_rules_legal (pos, self->legal);
  bm_play_put_down (self);
  if (bm_play_is_held (self))
    return;
  if (!bm_play_is_own (self, kept))
    kept = own_turn ? self->kept.piece : BM_PIECE_NONE;
  if (bm_play_is_own (self, kept))
    {
      self->piece = kept;
      self->by_hand = kept != BM_PIECE_BIRD;
    }
  if (own_turn)
    bm_play_pick_kept_action (self);
}

static void
match_changed_cb (BmPlay *self)
{
  if (self->catching_up)
    return;
  bm_play_drop_line (self);
  bm_play_read_position (self);
  self->following = TRUE;
  bm_play_tell_changed (self);
  self->following = FALSE;
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
  const char *words;

  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_take_back (self) || (bm_match_is_watched (self->match) && bm_play_is_waiting (self)))
    return;
  words = bm_undo_words (self->match);
  if (words != NULL)
    bm_play_say_words (self, words);
  else
    undo_moves (self);
}

gboolean
bm_play_can_undo (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return bm_play_is_gathering (self) || bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES;
}

gboolean
bm_play_can_redo (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return !bm_play_is_gathering (self) && !bm_play_is_held (self) && bm_match_can_redo (self->match);
}

void
bm_play_redo (BmPlay *self)
{
  g_return_if_fail (BM_IS_PLAY (self));

  if (bm_play_is_waiting (self))
    return;
  if (bm_play_is_gathering (self) || !bm_match_redo (self->match))
    {
      bm_play_say_words (self, _("Nothing was taken back: there is nothing to redo."));
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
  self->piece = self->kept.piece = BM_PIECE_NONE;
  self->grave = BM_SPACE_NONE;
  self->sent_from = G_MAXUINT;
  self->players = BM_PLAYERS_PEOPLE;
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

void
bm_play_set_players (BmPlay          *self,
                     const BmPlayers *players)
{
  g_return_if_fail (BM_IS_PLAY (self));

  self->players = *players;
  bm_play_drop_line (self);
  bm_play_read_position (self);
  bm_play_tell_changed (self);
}

void
bm_play_set_guard (BmPlay      *self,
                   BmPlayGuard  guard,
                   gpointer     data)
{
  g_return_if_fail (BM_IS_PLAY (self));

  self->guard = guard;
  self->guard_data = data;
}

const char *
bm_play_guard_words (BmPlay *self,
                     BmMove  move)
{
  return self->guard == NULL ? NULL : self->guard (bm_play_get_position (self), move, self->guard_data);
}

/* Picking a piece, or a Gravestone, is fine as long as something can be done with it afterwards. */
gboolean
bm_play_takes (BmPlay         *self,
               const BmOption *option)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);

  if (self->guard == NULL)
    return TRUE;
  if (option->kind == BM_PRESS_MOVE)
    return bm_play_guard_words (self, option->move) == NULL;
  for (guint i = 0; i < self->n_legal; i++)
    {
      BmMove move = self->legal[i];
      gboolean fits = option->kind == BM_PRESS_PIECE
                      ? bm_move_who (move) == option->piece && (self->action == 0 || bm_move_kind (move) == self->action)
                      : bm_move_kind (move) == BM_MOVE_RAISE && bm_move_a (move) == option->space;

      if (fits && bm_play_guard_words (self, move) == NULL)
        return TRUE;
    }
  return FALSE;
}

gboolean
bm_play_is_following (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return self->following;
}

gboolean
bm_play_is_held (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return bm_match_is_watched (self->match)
         || bm_players_is_computer (&self->players, bm_match_get_to_act (self->match));
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
