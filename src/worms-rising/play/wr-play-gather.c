/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Collects the picks of a card until the last one.  They are made on a copy of the side's view, so nothing hidden can
 * leak; they are sent to the match when no choice is left, or when the next one would reveal something.
 */
#define G_LOG_DOMAIN "wr-play"

#include "config.h"

#include "wr-play-private.h"

#include <glib/gi18n-lib.h>

#include "wr-certain.h"

gboolean
wr_play_is_gathering (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);
  return self->line->len > 0 || self->waiting != BM_MOVE_NONE;
}

gboolean
wr_play_is_catching_up (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), FALSE);
  return self->sent_from != G_MAXUINT && bm_match_get_ply (self->match) < self->sent_to;
}

guint
wr_play_get_sent_from (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), G_MAXUINT);
  return self->sent_from;
}

const char *
wr_play_get_notice (WrPlay *self)
{
  g_return_val_if_fail (WR_IS_PLAY (self), NULL);
  return self->notice;
}

static void
stop_waiting (WrPlay *self)
{
  self->waiting = BM_MOVE_NONE;
  g_clear_pointer (&self->notice, g_free);
}

void
wr_play_drop_line (WrPlay *self)
{
  g_array_set_size (self->line, 0);
  stop_waiting (self);
}

/* Sends the gathered moves, then LAST.  The match accepts them all, as legality does not depend on hidden
   information. */
static void
send (WrPlay *self,
      BmMove  last)
{
  guint n = self->line->len + 1, ply = bm_match_get_ply (self->match);
  g_autofree BmMove *moves = g_new (BmMove, n);
  gboolean played;
  BmRefusal refusal;

  for (guint i = 0; i + 1 < n; i++)
    moves[i] = g_array_index (self->line, WrGathered, i).move;
  moves[n - 1] = last;
  self->sent_from = n > 1 ? ply : G_MAXUINT;
  self->sent_to = ply + n;
  played = bm_match_play_line (self->match, moves, n, &refusal);
  self->sent_from = G_MAXUINT;
  if (played)
    return;
  while (wr_play_take_back (self))
    continue;
  wr_play_say (self, &refusal);
}

static gboolean
begins_card (BmMove move)
{
  return wr_move_kind (move) == WR_MOVE_PLAY || wr_move_kind (move) == WR_MOVE_USE;
}

/* Only the moves of a card are gathered: an ordinary action is played, and can be undone. */
static gboolean
is_gathered (WrPlay *self,
             BmMove  move)
{
  const WrPosition *pos = wr_play_get_position (self);

  return self->line->len > 0
         || begins_card (move)
         || (pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == WR_FRAME_CARD);
}

static void
wait_for_word (WrPlay *self,
               BmMove  move,
               char   *words)
{
  self->waiting = move;
  /* Translators: %s is a sentence: "You will see the Bird’s hand." */
  self->notice = g_strdup_printf (_("%s Enter to go on."), words);
  g_free (words);
  wr_play_emit_changed (self);
}

static void
gather (WrPlay            *self,
        BmMove             move,
        const WrPosition  *after,
        const BmEventList *events)
{
  const WrGathered step = { move, *wr_play_get_position (self) };

  g_array_append_val (self->line, step);
  self->draft = *after;
  wr_play_read_position (self);
  wr_play_emit_gathered (self, events);
  wr_play_emit_changed (self);
}

void
wr_play_take_move (WrPlay *self,
                   BmMove  move)
{
  int side = wr_play_get_side (self);
  WrPosition after = *wr_play_get_position (self);
  g_autofree BmEventList *events = NULL;
  gboolean open, goes_on, others;
  const char *words = wr_play_guard_words (self, move);
  guint n;

  if (words != NULL)
    {
      wr_play_say_words (self, words);
      return;
    }
  /* Another action ends the picked one. */
  if (wr_play_get_choice (self) == WR_CHOICE_NONE && wr_move_kind (move) != self->kept.action)
    self->kept.action = 0;
  if (!is_gathered (self, move) || side == BM_SIDE_NOBODY)
    {
      send (self, move);
      return;
    }
  events = g_new (BmEventList, 1);
  wr_rules_hide (&after, (WrSide) side);
  n = wr_certain_play (&after, move, events);
  open = n < events->n;
  goes_on = after.winner == WR_NO_WINNER && after.n_runs > 0;
  others = goes_on && wr_position_to_act (&after) != side;
  if (goes_on && !open && !others)
    gather (self, move, &after, events);
  else if (open && (goes_on || begins_card (move)))
    wait_for_word (self, move, wr_certain_words (&events->items[n], (WrSide) side));
  else if (others)
    wait_for_word (self, move, g_strdup (side == WR_SIDE_BIRD ? _("The Worms will be asked.")
                                                              : _("The Bird will be asked.")));
  else
    send (self, move);
}

void
wr_play_go_on (WrPlay *self)
{
  BmMove move;

  g_return_if_fail (WR_IS_PLAY (self));

  move = self->waiting;
  if (move == BM_MOVE_NONE)
    return;
  stop_waiting (self);
  send (self, move);
}

gboolean
wr_play_take_back (WrPlay *self)
{
  if (self->waiting != BM_MOVE_NONE)
    {
      stop_waiting (self);
      wr_play_emit_changed (self);
      return TRUE;
    }
  if (self->line->len == 0)
    return FALSE;
  self->draft = g_array_index (self->line, WrGathered, self->line->len - 1).before;
  g_array_set_size (self->line, self->line->len - 1);
  wr_play_read_position (self);
  wr_play_emit_gathered (self, NULL);
  wr_play_emit_changed (self);
  return TRUE;
}
