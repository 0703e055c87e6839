/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R12: Wormholes.
 */
#include "rules-private.h"

/* R12.1, R12.2: every other Wormhole that is not under Bedrock. */
static guint
exits (const BmPosition *pos,
       BmSpace           entry,
       BmSpace          *out)
{
  guint n = 0;

  for (int column = 0; column < BM_N_COLUMNS; column++)
    for (guint rows = pos->wormholes[column] & ~pos->bedrock[column]; rows != 0; rows &= rows - 1)
      {
        BmSpace space = BM_SPACE (column, __builtin_ctz (rows));

        if (space != entry)
          out[n++] = space;
      }
  return n;
}

BmMove *
bm_exit_moves (const BmPosition *pos,
               BmPiece           piece,
               BmMove           *out)
{
  BmSpace spaces[BM_SUPPLY_WORMHOLE];
  guint n = exits (pos, pos->at[piece], spaces);

  for (guint i = 0; i < n; i++)
    *out++ = BM_MOVE (BM_PIECE_NONE, BM_MOVE_EXIT, spaces[i], 0);
  return out;
}

BmSpace
bm_only_exit (const BmPosition *pos,
              BmSpace           space)
{
  BmSpace spaces[BM_SUPPLY_WORMHOLE];

  return exits (pos, space, spaces) == 1 ? spaces[0] : BM_SPACE_NONE;
}

void
bm_go_through (BmRun  *run,
               BmPiece piece,
               BmSpace exit)
{
  BmPosition *pos = run->pos;
  BmSpace entry = pos->at[piece];

  pos->at[piece] = exit;
  bm_emit (run, BM_EVENT_TELEPORTED, piece, entry, exit, 0, 0);
  if (bm_hook_may (pos, BM_MAY_CLOSE, piece, BM_PIECE_TARGET (piece), BM_SPACE_NONE) == BM_SAYS_NO)
    {
      guint8 card = bm_piece_is_worm (piece) ? pos->champions[piece] : BM_NO_VALUE;

      /* Another card that keeps Wormholes open is no power of this piece. */
      if (card != BM_NO_VALUE && (bm_card (card)->hooks >> BM_HOOK_MAY (BM_MAY_CLOSE) & 1))
        bm_use_power (run, piece, card, FALSE);
      return;
    }
  bm_take_wormhole (run, entry);
  bm_take_wormhole (run, exit);
}
