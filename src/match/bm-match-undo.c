/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-match-private.h"

/*
 * Undo and redo.  A move is locked if the positions show that it revealed new information.
 */

/* Whether the move that leads to PLY revealed new information. */
static gboolean
shows_chance (BmMatch *self,
              guint    ply)
{
  return self->game->learned (bm_match_position_at (self, ply - 1), bm_match_position_at (self, ply));
}

/* ... or information that was hidden from SIDE: a hidden card that was played. */
static gboolean
shows_hidden (BmMatch *self,
              guint    ply,
              int      side)
{
  g_autofree gpointer view = g_memdup2 (bm_match_position_at (self, ply - 1), self->game->position_size);

  self->game->hide (view, side);
  return !self->game->is_legal (view, bm_match_ply_at (self, ply - 1)->move);
}

/* The last ply reached by a move of a side that is not automatic; 0: there is none. */
static guint
last_own_ply (BmMatch *self)
{
  guint ply = self->index;

  while (ply > 0 && bm_match_get_automatic (self, bm_match_ply_at (self, ply - 1)->side))
    ply--;
  return ply;
}

/* The first ply from OWN on that locks the undo; 0: none does. */
static guint
locking_ply (BmMatch *self,
             guint    own)
{
  int side = bm_match_ply_at (self, own - 1)->side;

  for (guint ply = own; ply <= self->index; ply++)
    if (shows_chance (self, ply) || (ply > own && shows_hidden (self, ply, side)))
      return ply;
  return 0;
}

const BmEvent *
bm_match_get_lock (BmMatch *self,
                   guint   *n_events)
{
  guint own, ply;

  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (BM_IS_MATCH (self), NULL);

  own = last_own_ply (self);
  ply = own == 0 ? 0 : locking_ply (self, own);
  return ply == 0 ? bm_match_events_between (self, 0, 0, n_events) : bm_match_events_between (self, ply - 1, ply, n_events);
}

BmMatchUndo
bm_match_can_undo (BmMatch *self)
{
  int decides, side;
  guint own;

  g_return_val_if_fail (BM_IS_MATCH (self), BM_MATCH_UNDO_NOTHING);

  own = self->watched ? 0 : last_own_ply (self);
  if (own == 0)
    return BM_MATCH_UNDO_NOTHING;
  if (self->trial)
    return BM_MATCH_UNDO_YES;
  decides = bm_match_get_to_act (self);
  if (decides == BM_SIDE_NOBODY)
    return BM_MATCH_UNDO_OVER;
  side = bm_match_ply_at (self, own - 1)->side;
  if (locking_ply (self, own) != 0)
    return BM_MATCH_UNDO_CHANCE;
  if (side != decides && !bm_match_get_automatic (self, decides))
    return BM_MATCH_UNDO_OTHER_SIDE;
  return BM_MATCH_UNDO_YES;
}

gboolean
bm_match_can_redo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return !self->watched && self->index < self->plies->len;
}

gboolean
bm_match_undo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->emitting, FALSE);

  if (bm_match_can_undo (self) != BM_MATCH_UNDO_YES)
    return FALSE;
  self->index = last_own_ply (self) - 1;
  bm_match_start_clock (self);
  bm_match_emit_changed (self, BM_MATCH_UNDONE);
  return TRUE;
}

guint
bm_match_get_agreed_ply (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), 0);

  if (self->fair)
    return 0;
  switch (bm_match_can_undo (self))
    {
    case BM_MATCH_UNDO_YES:
    case BM_MATCH_UNDO_CHANCE:
    case BM_MATCH_UNDO_OTHER_SIDE:
      return last_own_ply (self);
    case BM_MATCH_UNDO_NOTHING:
    case BM_MATCH_UNDO_OVER:
    default:
      return 0;
    }
}

gboolean
bm_match_undo_agreed (BmMatch    *self,
                      const char *note)
{
  g_autofree char *comment = NULL;
  const char *before;
  guint ply;

  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (note != NULL, FALSE);
  g_return_val_if_fail (!self->emitting, FALSE);

  ply = bm_match_get_agreed_ply (self);
  if (ply == 0)
    return FALSE;
  self->index = ply - 1;
  before = bm_match_get_comment (self, self->index);
  /* Repeated undo of this move: the note is added once. */
  if (before == NULL || !g_str_has_suffix (before, note))
    {
      comment = before == NULL ? g_strdup (note) : g_strconcat (before, "\n", note, NULL);
      bm_match_set_comment (self, self->index, comment);
    }
  bm_match_start_clock (self);
  bm_match_emit_changed (self, BM_MATCH_UNDONE);
  return TRUE;
}

gboolean
bm_match_redo (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  g_return_val_if_fail (!self->emitting, FALSE);

  if (!bm_match_can_redo (self))
    return FALSE;
  do
    self->index++;
  while (bm_match_can_redo (self) && bm_match_get_automatic (self, bm_match_ply_at (self, self->index)->side));
  bm_match_start_clock (self);
  bm_match_emit_changed (self, BM_MATCH_REDONE);
  return TRUE;
}
