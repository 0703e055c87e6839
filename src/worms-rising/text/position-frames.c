/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-frames.h"

#include <string.h>

BmCardChoice
bm_card_frame_choice (const BmFrame *frame)
{
  const BmOp *op = &bm_card_set->ops[bm_card (frame->a)->op + frame->b];

  if (BM_RUN_START (frame->g) == BM_RUN_ASKS)
    return BM_CARD_CHOICE_ASK;
  if (BM_RUN_START (frame->g) != 0)
    return BM_CARD_CHOICE_NONE;
  if (op->code == BM_OP_ACT || (op->code == BM_OP_EACH && (op->flags & BM_FLAG_MERGED)))
    return BM_CARD_CHOICE_ACT;
  if (op->code == BM_OP_PICK || op->code == BM_OP_EACH || op->code == BM_OP_CHOOSE || op->code == BM_OP_NUMBER ||
      op->code == BM_OP_DIRECTION)
    return BM_CARD_CHOICE_PICK;
  return BM_CARD_CHOICE_NONE;
}

const char *
bm_card_choice_name (BmCardChoice choice)
{
  switch (choice)
    {
    case BM_CARD_CHOICE_ASK:
      return "ask";
    case BM_CARD_CHOICE_ACT:
      return "act";
    case BM_CARD_CHOICE_PICK:
      return "pick";
    case BM_CARD_CHOICE_NONE:
    default:
      g_return_val_if_reached ("pick");
    }
}

guint
bm_frame_to_numbers (const BmPosition *pos,
                     guint             frame,
                     guint             run,
                     guint8            numbers[BM_FRAME_NUMBERS + BM_RUN_NUMBERS])
{
  const BmFrame *f = &pos->frames[frame];
  const BmCardRun *kept = &pos->runs[run];
  const guint8 own[BM_FRAME_NUMBERS] = { f->kind, f->a, f->b, f->c, f->d, f->e, f->f, f->g };
  guint n = BM_FRAME_NUMBERS;

  memcpy (numbers, own, sizeof own);
  if (f->kind != BM_FRAME_CARD)
    return n;
  memcpy (numbers + n, kept->slots, BM_MAX_SLOTS);
  n += BM_MAX_SLOTS;
  memcpy (numbers + n, kept->picks, BM_N_PICKS);
  n += BM_N_PICKS;
  memcpy (numbers + n, kept->loops, sizeof kept->loops);
  return n + sizeof kept->loops;
}

guint
bm_frame_first_version (guint8 *numbers,
                        guint   n)
{
  enum { FIRST_NUMBERS = 6, FIRST_TURN_START = 6 };

  /* A day began without a choice, or in its rain: no other frames are hashed without cards. */
  if (numbers[0] == BM_FRAME_DAY && numbers[1] == BM_PHASE_EVENT)
    {
      numbers[1] = FIRST_TURN_START;
      return FIRST_NUMBERS;
    }
  if (numbers[0] == BM_FRAME_RAIN)
    {
      if (numbers[4] == BM_RAIN_FRESH)
        numbers[4] = BM_RAIN_STEPS;
      numbers[5] = numbers[7] & BM_RAIN_PECKED;
      return FIRST_NUMBERS;
    }
  return n;
}

/* Spaces of the board come first, then those left of it, right of it, below it. */
static guint
space_rank (BmSpace space)
{
  int column = bm_space_column (space);
  guint ring = 3;

  if (bm_space_on_board (space))
    ring = 0;
  else if (column == BM_COLUMN_LEFT)
    ring = 1;
  else if (column == BM_COLUMN_RIGHT)
    ring = 2;
  return ring << 8 | space;
}

int
bm_space_compare (BmSpace a,
                  BmSpace b)
{
  return (int) space_rank (a) - (int) space_rank (b);
}

BmSide
bm_deck_side (guint deck)
{
  switch ((BmDeck) deck)
    {
    case BM_DECK_WORM_CHAMPION:
    case BM_DECK_WORM:
      return BM_SIDE_WORMS;
    case BM_DECK_BIRD_CHAMPION:
    case BM_DECK_BIRD:
      return BM_SIDE_BIRD;
    case BM_DECK_EVENT:
    case BM_N_DECKS:
    default:
      return BM_N_SIDES;
    }
}

gboolean
bm_part_bars_cards (const BmPart *part)
{
  return part->n_mods > 0 && bm_card_set->mods[part->mod].barred;
}
