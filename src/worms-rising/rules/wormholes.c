/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R12: Wormholes.
 */
#include "rules-private.h"

/* R12.1, R12.2: every other Wormhole that is not under Bedrock. */
static guint
exits (const WrPosition *pos,
       WrSpace           entry,
       WrSpace          *out)
{
  guint n = 0;

  for (int column = 0; column < WR_N_COLUMNS; column++)
    for (guint rows = pos->wormholes[column] & ~pos->bedrock[column]; rows != 0; rows &= rows - 1)
      {
        WrSpace space = WR_SPACE (column, __builtin_ctz (rows));

        if (space != entry)
          out[n++] = space;
      }
  return n;
}

BmMove *
wr_exit_moves (const WrPosition *pos,
               WrPiece           piece,
               BmMove           *out)
{
  WrSpace spaces[BM_SUPPLY_WORMHOLE];
  guint n = exits (pos, pos->at[piece], spaces);

  for (guint i = 0; i < n; i++)
    *out++ = WR_MOVE (WR_PIECE_NONE, WR_MOVE_EXIT, spaces[i], 0);
  return out;
}

WrSpace
wr_only_exit (const WrPosition *pos,
              WrSpace           space)
{
  WrSpace spaces[BM_SUPPLY_WORMHOLE];

  return exits (pos, space, spaces) == 1 ? spaces[0] : WR_SPACE_NONE;
}

void
wr_go_through (WrRun  *run,
               WrPiece piece,
               WrSpace exit)
{
  WrPosition *pos = run->pos;
  WrSpace entry = pos->at[piece];

  pos->at[piece] = exit;
  wr_emit (run, WR_EVENT_TELEPORTED, piece, entry, exit, 0, 0);
  if (wr_hook_may (pos, WR_MAY_CLOSE, piece, WR_PIECE_TARGET (piece), WR_SPACE_NONE) == WR_SAYS_NO)
    {
      guint8 card = wr_piece_is_worm (piece) ? pos->champions[piece] : WR_NO_VALUE;

      /* Skips other cards that keep Wormholes open: not a power of this piece. */
      if (card != WR_NO_VALUE && (wr_card (card)->hooks >> WR_HOOK_MAY (WR_MAY_CLOSE) & 1))
        wr_use_power (run, piece, card, FALSE);
      return;
    }
  wr_take_wormhole (run, entry);
  wr_take_wormhole (run, exit);
}
