/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A computer starts its search as soon as it is to move, even while earlier moves are still animated, and moves when
 * the animations and a pause have ended, so that people can follow.  Nothing else here changes the match.
 */
#define G_LOG_DOMAIN "bm-session"

#include "config.h"

#include "bm-session-private.h"

/* One thread, so that the strength of a level is the same on every machine. */
#define THREADS 1

/* The thinker of the side to move, or NULL. */
static BmThinker *
thinker_of (BmSession *self)
{
  int seat = self->match == NULL ? BM_SIDE_NOBODY : bm_match_get_to_act (self->match);

  return seat == BM_SIDE_NOBODY ? NULL : self->thinkers[seat];
}

static void
found_cb (BmSession *self,
          guint      move)
{
  self->found = (BmMove) move;
  bm_session_emit_ready (self);
}

void
bm_session_seat_computers (BmSession *self)
{
  bm_session_drop_computers (self);
  for (guint seat = 0; seat < bm_match_get_n_seats (self->match); seat++)
    {
      BmLevel level = self->seats.levels[seat];

      bm_match_set_automatic (self->match, (int) seat, bm_seats_is_computer (&self->seats, (int) seat));
      if (!bm_seats_is_computer (&self->seats, (int) seat))
        continue;
      /* The record names the level. */
      bm_match_set_player (self->match, (int) seat, bm_level_id (level));
      self->thinkers[seat] = bm_thinker_new (self->match, level, bm_match_get_seed (self->match) + seat, THREADS);
      g_signal_connect_object (self->thinkers[seat], "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
}

void
bm_session_drop_computers (BmSession *self)
{
  bm_session_reset_computer (self);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->thinkers); seat++)
    g_clear_object (&self->thinkers[seat]);
}

void
bm_session_reset_computer (BmSession *self)
{
  self->found = BM_MOVE_NONE;
  self->paused = FALSE;
  g_clear_handle_id (&self->pausing, g_source_remove);
}

void
bm_session_set_pause (BmSession *self,
                      guint      pause)
{
  g_return_if_fail (BM_IS_SESSION (self));
  self->pause = pause;
}

void
bm_session_think (BmSession *self)
{
  BmThinker *thinker;

  g_return_if_fail (BM_IS_SESSION (self));

  thinker = thinker_of (self);
  if (thinker != NULL && self->found == BM_MOVE_NONE)
    bm_thinker_think (thinker, NULL);
}

static gboolean
pause_over_cb (gpointer data)
{
  BmSession *self = data;

  self->pausing = 0;
  self->paused = TRUE;
  bm_session_emit_ready (self);
  return G_SOURCE_REMOVE;
}

void
bm_session_move (BmSession *self)
{
  BmMove move;

  g_return_if_fail (BM_IS_SESSION (self));

  move = self->found;
  if (bm_session_waits_for_disk (self) || thinker_of (self) == NULL)
    return;
  if (!self->paused)
    {
      if (self->pausing == 0)
        self->pausing = g_timeout_add (self->pause, pause_over_cb, self);
      return;
    }
  if (move == BM_MOVE_NONE)
    return;
  bm_match_play (self->match, move, NULL);
}

gboolean
bm_session_skip_pause (BmSession *self)
{
  g_return_val_if_fail (BM_IS_SESSION (self), FALSE);

  if (self->pausing == 0)
    return FALSE;
  g_clear_handle_id (&self->pausing, g_source_remove);
  pause_over_cb (self);
  return TRUE;
}
