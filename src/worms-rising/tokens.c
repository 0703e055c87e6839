/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * R9: tokens between supply (R1.4) and board.
 */
#include "rules-private.h"

static guint8 *
on_grass (BmPosition *pos,
          BmToken     token,
          int         column)
{
  switch (token)
    {
    case BM_TOKEN_DRILL:
      return &pos->on_grass[BM_DRILLS][column];
    case BM_TOKEN_GRAVESTONE:
      return &pos->on_grass[BM_GRAVESTONES][column];
    case BM_TOKEN_LAVA:
      return &pos->on_grass[BM_LAVA][column];
    case BM_TOKEN_BEDROCK:
    case BM_TOKEN_WORMHOLE:
    case BM_N_TOKENS:
    default:
      g_assert_not_reached ();
    }
}

void
bm_put_on_grass (BmRun  *run,
                 BmToken token,
                 int     column)
{
  BmPosition *pos = run->pos;

  pos->supply[token]--;
  (*on_grass (pos, token, column))++;
  bm_emit (run, BM_EVENT_PUT, token, 0, bm_position_grass_space (pos, column), 0, 0);
}

void
bm_take_from_grass (BmRun  *run,
                    BmToken token,
                    int     column)
{
  BmPosition *pos = run->pos;

  pos->supply[token]++;
  (*on_grass (pos, token, column))--;
  bm_emit (run, BM_EVENT_TAKEN, token, bm_position_grass_space (pos, column), 0, 0, 0);
}

/* R9.3 */
void
bm_burn_gravestones (BmRun *run,
                     int    column)
{
  BmPosition *pos = run->pos;

  if (pos->on_grass[BM_LAVA][column] == 0)
    return;
  while (pos->on_grass[BM_GRAVESTONES][column] > 0)
    {
      pos->on_grass[BM_GRAVESTONES][column]--;
      pos->supply[BM_TOKEN_GRAVESTONE]++;
      bm_emit (run, BM_EVENT_BURNT, 0, bm_position_grass_space (pos, column), 0, 0, 0);
    }
}

/* R6.6 with R1.4 (none left: none is put) and R9.3 (Lava burns it). */
void
bm_put_gravestone (BmRun *run,
                   int    column)
{
  if (run->pos->supply[BM_TOKEN_GRAVESTONE] == 0)
    return;
  bm_put_on_grass (run, BM_TOKEN_GRAVESTONE, column);
  bm_burn_gravestones (run, column);
}

void
bm_put_bedrock (BmRun  *run,
                BmSpace space)
{
  BmPosition *pos = run->pos;

  pos->bedrock[bm_space_column (space)] |= (guint16) (1u << bm_space_row (space));
  pos->supply[BM_TOKEN_BEDROCK]--;
  bm_emit (run, BM_EVENT_PUT, BM_TOKEN_BEDROCK, 0, space, 0, 0);
}

void
bm_break_bedrock (BmRun  *run,
                  BmSpace space)
{
  BmPosition *pos = run->pos;

  pos->bedrock[bm_space_column (space)] &= (guint16) ~(1u << bm_space_row (space));
  pos->supply[BM_TOKEN_BEDROCK]++;
  bm_emit (run, BM_EVENT_BROKE, BM_TOKEN_BEDROCK, space, 0, 0, 0);
}

void
bm_take_wormhole (BmRun  *run,
                  BmSpace space)
{
  BmPosition *pos = run->pos;

  pos->wormholes[bm_space_column (space)] &= (guint16) ~(1u << bm_space_row (space));
  pos->supply[BM_TOKEN_WORMHOLE]++;
  bm_emit (run, BM_EVENT_TAKEN, BM_TOKEN_WORMHOLE, space, 0, 0, 0);
}

void
bm_take_bedrock (BmRun  *run,
                 BmSpace space)
{
  BmPosition *pos = run->pos;

  pos->bedrock[bm_space_column (space)] &= (guint16) ~(1u << bm_space_row (space));
  pos->supply[BM_TOKEN_BEDROCK]++;
  bm_emit (run, BM_EVENT_TAKEN, BM_TOKEN_BEDROCK, space, 0, 0, 0);
}

void
bm_put_wormhole (BmRun  *run,
                 BmSpace space)
{
  BmPosition *pos = run->pos;

  pos->wormholes[bm_space_column (space)] |= (guint16) (1u << bm_space_row (space));
  pos->supply[BM_TOKEN_WORMHOLE]--;
  bm_emit (run, BM_EVENT_PUT, BM_TOKEN_WORMHOLE, 0, space, 0, 0);
}

void
bm_shift_token (BmRun  *run,
                BmToken token,
                BmSpace from,
                BmSpace to)
{
  BmPosition *pos = run->pos;
  guint16 *rows = token == BM_TOKEN_BEDROCK ? pos->bedrock : token == BM_TOKEN_WORMHOLE ? pos->wormholes : NULL;

  if (rows != NULL)
    {
      rows[bm_space_column (from)] &= (guint16) ~(1u << bm_space_row (from));
      rows[bm_space_column (to)] |= (guint16) (1u << bm_space_row (to));
    }
  else
    {
      (*on_grass (pos, token, bm_space_column (from)))--;
      (*on_grass (pos, token, bm_space_column (to)))++;
    }
  bm_emit (run, BM_EVENT_SHIFTED, token, from, to, 0, 0);
}
