/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hooks.h"
#include "rules-private.h"

#include <string.h>

/* Equality and hashing look at the bytes, so there must be none that mean nothing. */
G_STATIC_ASSERT (sizeof (BmFrame) == 8);
G_STATIC_ASSERT (sizeof (BmPosition) % sizeof (guint64) == 0);

void
bm_position_init (BmPosition *pos)
{
  static const guint8 supply[BM_N_TOKENS] = { BM_SUPPLY_BEDROCK, BM_SUPPLY_WORMHOLE, BM_SUPPLY_DRILL,
                                              BM_SUPPLY_GRAVESTONE, BM_SUPPLY_LAVA };
  static const BmSpace worms[BM_N_WORMS] = BM_WORM_STARTS;

  memset (pos, 0, sizeof *pos);
  pos->seed = 1;
  memcpy (pos->supply, supply, sizeof supply);
  memset (pos->at, BM_SPACE_NONE, sizeof pos->at);
  memcpy (pos->at, worms, sizeof worms);
  pos->at[BM_PIECE_BIRD] = BM_SPACE (5, 0);
  memset (pos->champions, BM_NO_VALUE, sizeof pos->champions);
  pos->turn = BM_SIDE_WORMS;
  pos->winner = BM_NO_WINNER;
  pos->total = BM_ACTIONS;
  pos->day = 1;
  pos->hunger = BM_HUNGER_START;
  pos->suspicion = BM_SUSPICION_START;
  pos->health = pos->max_health = BM_START_HEALTH;
}

gboolean
bm_position_equal (const BmPosition *a,
                   const BmPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* Four chains, so that the machine need not wait for one multiplication before the next. */
#define N_CHAINS 4

static inline guint64
mix (guint64 hash,
     guint64 word)
{
  hash = (hash ^ word) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
  return hash ^ hash >> 32;
}

guint64
bm_position_hash (const BmPosition *pos)
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

BmTerrain
bm_position_terrain (const BmPosition *pos,
                     BmSpace           space)
{
  int row = bm_space_row (space), grass;

  if (!bm_space_on_board (space))
    return BM_TERRAIN_OUTSIDE;
  grass = pos->grass[bm_space_column (space)];
  if (row > grass)
    return BM_TERRAIN_PACKED;
  if (row == grass)
    return BM_TERRAIN_GRASS;
  return row == 0 ? BM_TERRAIN_SKY : BM_TERRAIN_CLEARED;
}

int
bm_position_to_act (const BmPosition *pos)
{
  if (pos->winner != BM_NO_WINNER)
    return BM_SIDE_NOBODY;
  if (pos->n_frames == 0)
    return pos->turn;

  const BmFrame *top = &pos->frames[pos->n_frames - 1];

  switch ((BmFrameKind) top->kind)
    {
    case BM_FRAME_LAND:
      return BM_SIDE_BIRD;
    case BM_FRAME_EXIT:
      return BM_SIDE_WORMS;
    case BM_FRAME_DAY:
      return top->a == BM_PHASE_DISCARD ? pos->turn : BM_SIDE_BIRD;
    case BM_FRAME_DRAFT:
      return top->a == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
    case BM_FRAME_CARD:
      return bm_card_decider (pos);
    case BM_FRAME_RAIN:
    case BM_FRAME_SINK:
    case BM_FRAME_SETTLE:
    case BM_N_FRAME_KINDS:
    default:
      g_assert_not_reached ();
    }
}

guint8
bm_position_asking_card (const BmPosition *pos)
{
  const BmFrame *top;

  if (pos->n_frames == 0 || pos->winner != BM_NO_WINNER)
    return BM_NO_VALUE;
  top = &pos->frames[pos->n_frames - 1];
  return top->kind == BM_FRAME_CARD ? top->a : BM_NO_VALUE;
}

guint64
bm_position_visible (const BmPosition *pos,
                     BmSide            side)
{
  guint64 all = ((guint64) 1 << pos->cards[bm_side_other (side)].n_hand) - 1;

  return pos->known[side] != all && bm_hook_sees (pos, side) ? all : pos->known[side];
}

gboolean
bm_position_wormhole_active (const BmPosition *pos,
                             BmSpace           space)
{
  guint open = 0;

  if (!bm_position_has_wormhole (pos, space) || bm_position_has_bedrock (pos, space))
    return FALSE;
  for (int column = 0; column < BM_N_COLUMNS; column++)
    {
      guint rows = pos->wormholes[column] & ~pos->bedrock[column];

      open += (rows != 0) + ((rows & (rows - 1)) != 0);
      if (open >= 2)
        return TRUE;
    }
  return FALSE;
}
