/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hooks.h"
#include "rules-private.h"

#include <string.h>

/* Equality and hashing compare bytes, so there must be no padding. */
G_STATIC_ASSERT (sizeof (WrFrame) == 8);
G_STATIC_ASSERT (sizeof (WrPosition) % sizeof (guint64) == 0);

void
wr_position_init (WrPosition *pos)
{
  static const guint8 supply[WR_N_TOKENS] = { BM_SUPPLY_BEDROCK, BM_SUPPLY_WORMHOLE, BM_SUPPLY_DRILL,
                                              BM_SUPPLY_GRAVESTONE, BM_SUPPLY_LAVA };
  static const WrSpace worms[WR_N_WORMS] = BM_WORM_STARTS;

  memset (pos, 0, sizeof *pos);
  pos->seed = 1;
  memcpy (pos->supply, supply, sizeof supply);
  memset (pos->at, WR_SPACE_NONE, sizeof pos->at);
  memcpy (pos->at, worms, sizeof worms);
  pos->at[WR_PIECE_BIRD] = WR_SPACE (5, 0);
  memset (pos->champions, WR_NO_VALUE, sizeof pos->champions);
  pos->turn = WR_SIDE_WORMS;
  pos->winner = WR_NO_WINNER;
  pos->total = BM_ACTIONS;
  pos->day = 1;
  pos->hunger = BM_HUNGER_START;
  pos->suspicion = BM_SUSPICION_START;
  pos->health = pos->max_health = BM_START_HEALTH;
}

gboolean
wr_position_equal (const WrPosition *a,
                   const WrPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* Four independent chains, to hide the latency of the multiplications. */
#define N_CHAINS 4

static inline guint64
mix (guint64 hash,
     guint64 word)
{
  hash = (hash ^ word) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
  return hash ^ hash >> 32;
}

guint64
wr_position_hash (const WrPosition *pos)
{
  const guint8 *bytes = (const guint8 *) pos;
  guint64 chains[N_CHAINS] = { 1, 2, 3, 4 }, hash = G_GUINT64_CONSTANT (0x9E3779B97F4A7C15), words[N_CHAINS];
  gsize i = 0;

  for (; i + sizeof words <= sizeof *pos; i += sizeof words)
    {
      memcpy (words, bytes + i, sizeof words);
      for (guint chain = 0; chain < N_CHAINS; chain++)
        chains[chain] = mix (chains[chain], words[chain]);
    }
  for (; i < sizeof *pos; i += sizeof hash)
    {
      memcpy (words, bytes + i, sizeof hash);
      hash = mix (hash, words[0]);
    }
  for (guint chain = 0; chain < N_CHAINS; chain++)
    hash = mix (hash, chains[chain]);
  return hash;
}

WrTerrain
wr_position_terrain (const WrPosition *pos,
                     WrSpace           space)
{
  int row = wr_space_row (space), grass;

  if (!wr_space_on_board (space))
    return WR_TERRAIN_OUTSIDE;
  grass = pos->grass[wr_space_column (space)];
  if (row > grass)
    return WR_TERRAIN_PACKED;
  if (row == grass)
    return WR_TERRAIN_GRASS;
  return row == 0 ? WR_TERRAIN_SKY : WR_TERRAIN_CLEARED;
}

int
wr_position_to_act (const WrPosition *pos)
{
  if (pos->winner != WR_NO_WINNER)
    return BM_SIDE_NOBODY;
  if (pos->n_frames == 0)
    return pos->turn;

  const WrFrame *top = &pos->frames[pos->n_frames - 1];

  switch ((WrFrameKind) top->kind)
    {
    case WR_FRAME_LAND:
      return WR_SIDE_BIRD;
    case WR_FRAME_EXIT:
      return WR_SIDE_WORMS;
    case WR_FRAME_DAY:
      return top->a == WR_PHASE_DISCARD ? pos->turn : WR_SIDE_BIRD;
    case WR_FRAME_DRAFT:
      return top->a == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;
    case WR_FRAME_CARD:
      return wr_card_decider (pos);
    case WR_FRAME_RAIN:
    case WR_FRAME_SINK:
    case WR_FRAME_SETTLE:
    case WR_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

guint8
wr_position_asking_card (const WrPosition *pos)
{
  const WrFrame *top;

  if (pos->n_frames == 0 || pos->winner != WR_NO_WINNER)
    return WR_NO_VALUE;
  top = &pos->frames[pos->n_frames - 1];
  return top->kind == WR_FRAME_CARD ? top->a : WR_NO_VALUE;
}

guint64
wr_position_visible (const WrPosition *pos,
                     WrSide            side)
{
  guint64 all = ((guint64) 1 << pos->cards[wr_side_other (side)].n_hand) - 1;

  return pos->known[side] != all && wr_hook_sees (pos, side) ? all : pos->known[side];
}

gboolean
wr_position_wormhole_active (const WrPosition *pos,
                             WrSpace           space)
{
  guint open = 0;

  if (!wr_position_has_wormhole (pos, space) || wr_position_has_bedrock (pos, space))
    return FALSE;
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      guint rows = pos->wormholes[column] & ~pos->bedrock[column];

      open += (rows != 0) + ((rows & (rows - 1)) != 0);
      if (open >= 2)
        return TRUE;
    }
  return FALSE;
}
