/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The picks of a card, kept until the last one.  They are made on a copy of what the side sees, so nothing that is hidden
 * can show through; the match hears of them when nothing more is asked, or when going on would show what cannot be
 * forgotten.
 */
#define G_LOG_DOMAIN "bm-play"

#include "config.h"

#include "bm-play-private.h"

#include <glib/gi18n-lib.h>

#include "bm-certain.h"

gboolean
bm_play_is_gathering (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return self->line->len > 0 || self->waiting != BM_MOVE_NONE;
}

gboolean
bm_play_is_catching_up (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), FALSE);
  return self->catching_up;
}

guint
bm_play_get_sent_from (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), G_MAXUINT);
  return self->sent_from;
}

const char *
bm_play_get_notice (BmPlay *self)
{
  g_return_val_if_fail (BM_IS_PLAY (self), NULL);
  return self->notice;
}

static void
stop_waiting (BmPlay *self)
{
  self->waiting = BM_MOVE_NONE;
  g_clear_pointer (&self->notice, g_free);
}

void
bm_play_drop_line (BmPlay *self)
{
  g_array_set_size (self->line, 0);
  stop_waiting (self);
}

/* Would the match take all of LINE?  It would, as long as what a view hides has no say in what is legal. */
static gboolean
fits_match (BmPlay       *self,
            const BmMove *moves,
            guint         n,
            BmRefusal    *refusal)
{
  BmPosition pos = *(const BmPosition *) bm_match_get_position (self->match);

  for (guint i = 0; i < n; i++)
    {
      if (!bm_rules_why (&pos, moves[i], refusal))
        return FALSE;
      bm_rules_apply (&pos, moves[i], NULL, NULL);
    }
  return TRUE;
}

/* Sends what was gathered, then LAST. */
static void
send (BmPlay *self,
      BmMove  last)
{
  guint n = self->line->len + 1;
  g_autofree BmMove *moves = g_new (BmMove, n);
  BmRefusal refusal;

  for (guint i = 0; i + 1 < n; i++)
    moves[i] = g_array_index (self->line, BmGathered, i).move;
  moves[n - 1] = last;
  if (!fits_match (self, moves, n, &refusal))
    {
      while (bm_play_take_back (self))
        continue;
      bm_play_say (self, &refusal);
      return;
    }
  self->sent_from = n > 1 ? bm_match_get_ply (self->match) : G_MAXUINT;
  self->catching_up = TRUE;
  for (guint i = 0; i + 1 < n; i++)
    bm_match_play (self->match, moves[i], NULL);
  self->catching_up = FALSE;
  bm_match_play (self->match, last, NULL);
  self->sent_from = G_MAXUINT;
}

static gboolean
begins_card (BmMove move)
{
  return bm_move_kind (move) == BM_MOVE_PLAY || bm_move_kind (move) == BM_MOVE_USE;
}

/* Only what belongs to a card is gathered: an ordinary action happens, and Undo takes it back. */
static gboolean
is_gathered (BmPlay *self,
             BmMove  move)
{
  const BmPosition *pos = bm_play_get_position (self);

  return self->line->len > 0
         || begins_card (move)
         || (pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_CARD);
}

static void
wait_for_word (BmPlay *self,
               BmMove  move,
               char   *words)
{
  self->waiting = move;
  /* Translators: %s is a sentence: "You will see the Bird’s hand." */
  self->notice = g_strdup_printf (_("%s Enter to go on."), words);
  g_free (words);
  bm_play_tell_changed (self);
}

static void
gather (BmPlay            *self,
        BmMove             move,
        const BmPosition  *after,
        const BmEventList *events)
{
  const BmGathered step = { move, *bm_play_get_position (self) };

  g_array_append_val (self->line, step);
  self->draft = *after;
  bm_play_read_position (self);
  bm_play_emit_gathered (self, events);
  bm_play_tell_changed (self);
}

void
bm_play_take_move (BmPlay *self,
                   BmMove  move)
{
  int side = bm_play_get_side (self);
  BmPosition after = *bm_play_get_position (self);
  g_autofree BmEventList *events = NULL;
  gboolean open, goes_on, others;
  const char *words = bm_play_guard_words (self, move);
  guint n;

  if (words != NULL)
    {
      bm_play_say_words (self, words);
      return;
    }
  /* Another action ends the picked one. */
  if (bm_play_get_choice (self) == BM_CHOICE_NONE && bm_move_kind (move) != self->kept.action)
    self->kept.action = 0;
  if (!is_gathered (self, move) || side == BM_SIDE_NOBODY)
    {
      send (self, move);
      return;
    }
  events = g_new (BmEventList, 1);
  bm_rules_hide (&after, (BmSide) side);
  n = bm_certain_play (&after, move, events);
  open = n < events->n;
  goes_on = after.winner == BM_NO_WINNER && after.n_runs > 0;
  others = goes_on && bm_position_to_act (&after) != side;
  if (goes_on && !open && !others)
    gather (self, move, &after, events);
  else if (open && (goes_on || begins_card (move)))
    wait_for_word (self, move, bm_certain_words (&events->items[n], (BmSide) side));
  else if (others)
    wait_for_word (self, move, g_strdup (side == BM_SIDE_BIRD ? _("The Worms will be asked.")
                                                              : _("The Bird will be asked.")));
  else
    send (self, move);
}

void
bm_play_go_on (BmPlay *self)
{
  BmMove move;

  g_return_if_fail (BM_IS_PLAY (self));

  move = self->waiting;
  if (move == BM_MOVE_NONE)
    return;
  stop_waiting (self);
  send (self, move);
}

gboolean
bm_play_take_back (BmPlay *self)
{
  if (self->waiting != BM_MOVE_NONE)
    {
      stop_waiting (self);
      bm_play_tell_changed (self);
      return TRUE;
    }
  if (self->line->len == 0)
    return FALSE;
  self->draft = g_array_index (self->line, BmGathered, self->line->len - 1).before;
  g_array_set_size (self->line, self->line->len - 1);
  bm_play_read_position (self);
  bm_play_emit_gathered (self, NULL);
  bm_play_tell_changed (self);
  return TRUE;
}
