/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Moves are taken back as they were made: all of one press at once.
 */
#include "config.h"

#include "tb-play-private.h"

gboolean
tb_play_can_undo (TbPlay *self)
{
  return bm_match_can_undo (self->match) == BM_MATCH_UNDO_YES;
}

gboolean
tb_play_can_redo (TbPlay *self)
{
  return bm_match_can_redo (self->match);
}

/* One step back: over the whole of a way, as far as that goes. */
void
tb_play_undo (TbPlay *self)
{
  guint ply = bm_match_get_ply (self->match), to = ply - 1;

  for (guint i = 0; i < self->ways->len; i++)
    if (g_array_index (self->ways, TbWayMade, i).to == ply)
      to = g_array_index (self->ways, TbWayMade, i).from;
  while (bm_match_get_ply (self->match) > to && bm_match_undo (self->match))
    ;
}

void
tb_play_redo (TbPlay *self)
{
  guint ply = bm_match_get_ply (self->match), to = ply + 1;

  for (guint i = 0; i < self->ways->len; i++)
    if (g_array_index (self->ways, TbWayMade, i).from == ply)
      to = g_array_index (self->ways, TbWayMade, i).to;
  while (bm_match_get_ply (self->match) < to && bm_match_redo (self->match))
    ;
}
