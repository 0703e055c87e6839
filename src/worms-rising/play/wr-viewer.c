/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-viewer.h"

#include "hooks.h"

gboolean
wr_viewer_covers (const WrViewer *self,
                  BmMatch        *match)
{
  if (match == NULL || bm_seats_count_people (&self->seats) == 0)
    return TRUE;
  if (bm_match_is_watched (match))
    return !self->hands_open;
  if (bm_seats_count_people (&self->seats) == 1)
    return FALSE;
  return self->seat == BM_SIDE_NOBODY || self->seat != bm_match_get_to_act (match);
}

void
wr_viewer_follow (WrViewer *self,
                  BmMatch  *match)
{
  int decider = bm_match_get_to_act (match);

  if (bm_match_is_watched (match))
    self->covered = !self->hands_open;
  else if (self->trial)
    self->covered = wr_viewer_covers (self, match);
  else if (decider != self->decider)
    self->covered = bm_seats_count_people (&self->seats) != 1;
  self->decider = decider;
}

WrSide
wr_viewer_get_side (const WrViewer *self,
                    WrPlay         *play)
{
  int person = bm_seats_get_only_person (&self->seats), side = wr_play_get_side (play);

  if (person != BM_SIDE_NOBODY)
    return (WrSide) person;
  if (side != BM_SIDE_NOBODY)
    return (WrSide) side;
  return wr_play_get_position (play)->turn == WR_SIDE_WORMS ? WR_SIDE_WORMS : WR_SIDE_BIRD;
}

guint64
wr_viewer_get_seen (const WrViewer *self,
                    BmMatch        *match,
                    WrSide          side)
{
  const WrPosition *pos = bm_match_get_position (match);
  WrSide other = wr_side_other (side);

  /* The viewer of a replay sees all hands or none. */
  if (bm_match_is_watched (match) && self->hands_open)
    return G_MAXUINT64;
  /* In a trial the own hand stays visible during the other side's moves. */
  if (self->trial && (int) side == self->seat)
    return G_MAXUINT64;
  if (self->covered)
    return wr_hook_sees (pos, other) ? G_MAXUINT64 : 0;
  return wr_position_visible (pos, other) | pos->known[other];
}
