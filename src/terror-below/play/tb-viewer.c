/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-viewer.h"

#include "tb-asks.h"
#include "tb-event.h"

static gboolean
is_person (const TbViewer *self,
           int             seat)
{
  return seat != BM_SIDE_NOBODY && !bm_seats_is_computer (&self->seats, seat);
}

int
tb_viewer_get_seat (const TbViewer *self,
                    BmMatch        *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  int decides = bm_match_get_to_act (match), only = bm_seats_get_only_person (&self->seats);

  if (self->trial)
    return self->here;
  if (bm_match_is_watched (match))
    return self->watched_open ? pos->turn : BM_SIDE_NOBODY;
  if (only != BM_SIDE_NOBODY)
    return only;
  if (self->open_hands && is_person (self, decides))
    return decides;
  return is_person (self, decides) && self->here == decides && !self->down ? decides : BM_SIDE_NOBODY;
}

int
tb_viewer_waits_for (const TbViewer *self,
                     BmMatch        *match)
{
  int decides = bm_match_get_to_act (match);

  if (self->trial || !is_person (self, decides) || bm_match_is_watched (match) || bm_seats_get_only_person (&self->seats) != BM_SIDE_NOBODY
      || self->open_hands || (self->here == decides && !self->down) || !tb_asks_needs_hand (bm_match_get_position (match)))
    return BM_SIDE_NOBODY;
  return decides;
}

void
tb_viewer_come (TbViewer *self,
                int       seat)
{
  self->here = seat;
  self->down = FALSE;
}

static gboolean
has_turn_ended (BmMatch *match,
                guint    from)
{
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_TURN_END)
      return TRUE;
  return FALSE;
}

void
tb_viewer_follow (TbViewer *self,
                  BmMatch  *match,
                  guint     from)
{
  int decides = bm_match_get_to_act (match);

  /* The hand is turned face down after the turn, and when another person decides. */
  if (has_turn_ended (match, from) || (is_person (self, decides) && decides != self->here))
    self->down = TRUE;
}
