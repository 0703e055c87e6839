/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-frames.h"

#include <string.h>

WrCardChoice
wr_card_frame_choice (const WrFrame *frame)
{
  const WrOp *op = &wr_card_set->ops[wr_card (frame->a)->op + frame->b];

  if (WR_RUN_START (frame->g) == WR_RUN_ASKS)
    return WR_CARD_CHOICE_ASK;
  if (WR_RUN_START (frame->g) != 0)
    return WR_CARD_CHOICE_NONE;
  if (op->code == WR_OP_ACT || (op->code == WR_OP_EACH && (op->flags & WR_FLAG_MERGED)))
    return WR_CARD_CHOICE_ACT;
  if (op->code == WR_OP_PICK || op->code == WR_OP_EACH || op->code == WR_OP_CHOOSE || op->code == WR_OP_NUMBER ||
      op->code == WR_OP_DIRECTION)
    return WR_CARD_CHOICE_PICK;
  return WR_CARD_CHOICE_NONE;
}

const char *
wr_card_choice_name (WrCardChoice choice)
{
  switch (choice)
    {
    case WR_CARD_CHOICE_ASK:
      return "ask";
    case WR_CARD_CHOICE_ACT:
      return "act";
    case WR_CARD_CHOICE_PICK:
      return "pick";
    case WR_CARD_CHOICE_NONE:
    default:
      g_return_val_if_reached ("pick");
    }
}

guint
wr_frame_to_numbers (const WrPosition *pos,
                     guint             frame,
                     guint             run,
                     guint8            numbers[WR_FRAME_NUMBERS + WR_RUN_NUMBERS])
{
  const WrFrame *f = &pos->frames[frame];
  const WrCardRun *kept = &pos->runs[run];
  const guint8 own[WR_FRAME_NUMBERS] = { f->kind, f->a, f->b, f->c, f->d, f->e, f->f, f->g };
  guint n = WR_FRAME_NUMBERS;

  memcpy (numbers, own, sizeof own);
  if (f->kind != WR_FRAME_CARD)
    return n;
  memcpy (numbers + n, kept->slots, WR_MAX_SLOTS);
  n += WR_MAX_SLOTS;
  memcpy (numbers + n, kept->picks, WR_N_PICKS);
  n += WR_N_PICKS;
  memcpy (numbers + n, kept->loops, sizeof kept->loops);
  return n + sizeof kept->loops;
}

guint
wr_frame_first_version (guint8 *numbers,
                        guint   n)
{
  enum { FIRST_NUMBERS = 6, FIRST_TURN_START = 6 };

  /* Without cards only the frames of a day's start or its rain are hashed. */
  if (numbers[0] == WR_FRAME_DAY && numbers[1] == WR_PHASE_EVENT)
    {
      numbers[1] = FIRST_TURN_START;
      return FIRST_NUMBERS;
    }
  if (numbers[0] == WR_FRAME_RAIN)
    {
      if (numbers[4] == WR_RAIN_FRESH)
        numbers[4] = BM_RAIN_STEPS;
      numbers[5] = numbers[7] & WR_RAIN_PECKED;
      return FIRST_NUMBERS;
    }
  return n;
}

/* Spaces of the board come first, then those left of it, right of it, below it. */
static guint
space_rank (WrSpace space)
{
  int column = wr_space_column (space);
  guint ring = 3;

  if (wr_space_on_board (space))
    ring = 0;
  else if (column == WR_COLUMN_LEFT)
    ring = 1;
  else if (column == WR_COLUMN_RIGHT)
    ring = 2;
  return ring << 8 | space;
}

int
wr_space_compare (WrSpace a,
                  WrSpace b)
{
  return (int) space_rank (a) - (int) space_rank (b);
}

WrSide
wr_deck_side (guint deck)
{
  switch ((WrDeck) deck)
    {
    case WR_DECK_WORM_CHAMPION:
    case WR_DECK_WORM:
      return WR_SIDE_WORMS;
    case WR_DECK_BIRD_CHAMPION:
    case WR_DECK_BIRD:
      return WR_SIDE_BIRD;
    case WR_DECK_EVENT:
    case WR_N_DECKS:
    default:
      return WR_N_SIDES;
    }
}

gboolean
wr_part_bars_cards (const WrPart *part)
{
  return part->n_mods > 0 && wr_card_set->mods[part->mod].barred;
}
