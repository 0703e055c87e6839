/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R9: tokens between supply (R1.4) and board.
 */
#include "rules-private.h"

static guint8 *
on_grass (WrPosition *pos,
          WrToken     token,
          int         column)
{
  switch (token)
    {
    case WR_TOKEN_DRILL:
      return &pos->on_grass[WR_DRILLS][column];
    case WR_TOKEN_GRAVESTONE:
      return &pos->on_grass[WR_GRAVESTONES][column];
    case WR_TOKEN_LAVA:
      return &pos->on_grass[WR_LAVA][column];
    case WR_TOKEN_BEDROCK:
    case WR_TOKEN_WORMHOLE:
    case WR_N_TOKENS:
    default:
      g_assert_not_reached ();
    }
}

void
wr_put_on_grass (WrRun  *run,
                 WrToken token,
                 int     column)
{
  WrPosition *pos = run->pos;

  pos->supply[token]--;
  (*on_grass (pos, token, column))++;
  wr_emit (run, WR_EVENT_PUT, token, 0, wr_position_grass_space (pos, column), 0, 0);
}

void
wr_take_from_grass (WrRun  *run,
                    WrToken token,
                    int     column)
{
  WrPosition *pos = run->pos;

  pos->supply[token]++;
  (*on_grass (pos, token, column))--;
  wr_emit (run, WR_EVENT_TAKEN, token, wr_position_grass_space (pos, column), 0, 0, 0);
}

/* R9.3 */
void
wr_burn_gravestones (WrRun *run,
                     int    column)
{
  WrPosition *pos = run->pos;

  if (pos->on_grass[WR_LAVA][column] == 0)
    return;
  while (pos->on_grass[WR_GRAVESTONES][column] > 0)
    {
      pos->on_grass[WR_GRAVESTONES][column]--;
      pos->supply[WR_TOKEN_GRAVESTONE]++;
      wr_emit (run, WR_EVENT_BURNT, 0, wr_position_grass_space (pos, column), 0, 0, 0);
    }
}

/* R6.6 with R1.4 (none left: none is put) and R9.3 (Lava burns it). */
void
wr_put_gravestone (WrRun *run,
                   int    column)
{
  if (run->pos->supply[WR_TOKEN_GRAVESTONE] == 0)
    return;
  wr_put_on_grass (run, WR_TOKEN_GRAVESTONE, column);
  wr_burn_gravestones (run, column);
}

void
wr_put_bedrock (WrRun  *run,
                WrSpace space)
{
  WrPosition *pos = run->pos;

  pos->bedrock[wr_space_column (space)] |= (guint16) (1u << wr_space_row (space));
  pos->supply[WR_TOKEN_BEDROCK]--;
  wr_emit (run, WR_EVENT_PUT, WR_TOKEN_BEDROCK, 0, space, 0, 0);
}

void
wr_break_bedrock (WrRun  *run,
                  WrSpace space)
{
  WrPosition *pos = run->pos;

  pos->bedrock[wr_space_column (space)] &= (guint16) ~(1u << wr_space_row (space));
  pos->supply[WR_TOKEN_BEDROCK]++;
  wr_emit (run, WR_EVENT_BROKE, WR_TOKEN_BEDROCK, space, 0, 0, 0);
}

void
wr_take_wormhole (WrRun  *run,
                  WrSpace space)
{
  WrPosition *pos = run->pos;

  pos->wormholes[wr_space_column (space)] &= (guint16) ~(1u << wr_space_row (space));
  pos->supply[WR_TOKEN_WORMHOLE]++;
  wr_emit (run, WR_EVENT_TAKEN, WR_TOKEN_WORMHOLE, space, 0, 0, 0);
}

void
wr_take_bedrock (WrRun  *run,
                 WrSpace space)
{
  WrPosition *pos = run->pos;

  pos->bedrock[wr_space_column (space)] &= (guint16) ~(1u << wr_space_row (space));
  pos->supply[WR_TOKEN_BEDROCK]++;
  wr_emit (run, WR_EVENT_TAKEN, WR_TOKEN_BEDROCK, space, 0, 0, 0);
}

void
wr_put_wormhole (WrRun  *run,
                 WrSpace space)
{
  WrPosition *pos = run->pos;

  pos->wormholes[wr_space_column (space)] |= (guint16) (1u << wr_space_row (space));
  pos->supply[WR_TOKEN_WORMHOLE]--;
  wr_emit (run, WR_EVENT_PUT, WR_TOKEN_WORMHOLE, 0, space, 0, 0);
}

void
wr_shift_token (WrRun  *run,
                WrToken token,
                WrSpace from,
                WrSpace to)
{
  WrPosition *pos = run->pos;
  guint16 *rows = token == WR_TOKEN_BEDROCK ? pos->bedrock : token == WR_TOKEN_WORMHOLE ? pos->wormholes : NULL;

  if (rows != NULL)
    {
      rows[wr_space_column (from)] &= (guint16) ~(1u << wr_space_row (from));
      rows[wr_space_column (to)] |= (guint16) (1u << wr_space_row (to));
    }
  else
    {
      (*on_grass (pos, token, wr_space_column (from)))--;
      (*on_grass (pos, token, wr_space_column (to)))++;
    }
  wr_emit (run, WR_EVENT_SHIFTED, token, from, to, 0, 0);
}
