/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-draft-undo.h"

#include <glib/gi18n-lib.h>

#include "wr-draft-screen.h"
#include "wr-position.h"

gboolean
wr_draft_can_undo (BmMatch *match,
                   int      side)
{
  guint ply;

  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);

  ply = bm_match_get_agreed_ply (match);
  return ply > 0 && bm_match_get_move_side (match, ply - 1) == side
         && bm_draft_is_on (bm_match_get_position_at (match, ply - 1));
}

void
wr_draft_undo (BmMatch *match,
               int      side)
{
  g_return_if_fail (wr_draft_can_undo (match, side));

  bm_match_undo_agreed (match, side == WR_SIDE_BIRD ? _("Here the Bird took back a move with learning help.")
                                                    : _("Here the Worms took back a move with learning help."));
}
