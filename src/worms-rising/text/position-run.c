/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a card's text that is being carried out cannot be.  The rules go on safely from all else, whether a match could
 * have come there or not.
 */
#include "position-frames.h"

/* More repeats, and more things, than any card has. */
#define MOST_REPEATS 40
#define MOST_COUNTED 200

static gboolean
value_fits (BmThingKind kind,
            guint8      value)
{
  switch (kind)
    {
    case BM_THING_WORM:
      return value < BM_N_WORMS;
    case BM_THING_ZOMBIE:
      return bm_piece_is_zombie ((BmPiece) value);
    case BM_THING_BIRD:
      return value == BM_PIECE_BIRD;
    case BM_THING_COLUMN:
      return value < BM_N_COLUMNS;
    case BM_THING_CARD:
      return value < bm_card_set->n_cards;
    case BM_THING_NUMBER:
      return value <= MOST_COUNTED;
    case BM_THING_DIR:
      return value < BM_N_DIRS;
    case BM_THING_NONE:
      return value == BM_NO_VALUE;
    case BM_THING_BEDROCK:
    case BM_THING_WORMHOLE:
    case BM_THING_DRILL:
    case BM_THING_GRAVESTONE:
    case BM_THING_LAVA:
    case BM_THING_GRASS:
    case BM_THING_SPACE:
      return value == BM_SPACE_NONE || bm_space_on_board (value) || bm_space_outside (value);
    default:
      return FALSE;
    }
}

static gboolean
slot_fits (BmSlotType type,
           guint8     value)
{
  if (value == BM_NO_VALUE)
    return TRUE;
  switch (type)
    {
    case BM_SLOT_PIECE:
      return value < BM_N_PIECES;
    case BM_SLOT_SPACE:
      return value_fits (BM_THING_SPACE, value);
    case BM_SLOT_COLUMN:
      return value_fits (BM_THING_COLUMN, value);
    case BM_SLOT_CARD:
      return value_fits (BM_THING_CARD, value);
    case BM_SLOT_NUMBER:
      return value_fits (BM_THING_NUMBER, value);
    case BM_SLOT_DIR:
      return value_fits (BM_THING_DIR, value);
    case BM_SLOT_UNUSED:
    default:
      return FALSE;
    }
}

static gboolean
kept_fits (const BmCard    *card,
           const BmCardRun *run)
{
  for (guint slot = 0; slot < BM_MAX_SLOTS; slot++)
    {
      BmSlotType type = slot < card->n_slots ? (BmSlotType) card->slot_types[slot] : BM_SLOT_UNUSED;

      if (!slot_fits (type, run->slots[slot]))
        return FALSE;
    }
  for (guint pick = 0; pick < BM_N_PICKS; pick++)
    {
      if (run->picks[pick] >= BM_N_PIECES && !value_fits (BM_THING_SPACE, run->picks[pick]))
        return FALSE;
    }
  return TRUE;
}

/* The loop of that level that the op PC is in or begins; NULL if it is in none. */
static const BmOp *
loop_around (const BmCard *card,
             guint         level,
             guint         pc)
{
  for (guint i = 0; i <= pc; i++)
    {
      const BmOp *op = &bm_card_set->ops[card->op + i];

      if ((op->code == BM_OP_EACH || op->code == BM_OP_TIMES) && op->n == level && pc < op->jump)
        return op;
    }
  return NULL;
}

/* What a loop still has to do: the pieces or the number, and above how far it has come: 0, it has not begun; 1, it has;
   anything, where it goes through all things in their order. */
static gboolean
loops_fit (const BmCard    *card,
           guint            pc,
           const BmCardRun *run)
{
  for (guint level = 0; level < BM_MAX_LOOPS; level++)
    {
      const BmOp *op = loop_around (card, level, pc);
      const guint8 *loop = run->loops[level];

      if (op == NULL ? loop[0] != 0 || loop[1] != 0 : loop[1] == 0 && loop[0] != 0)
        return FALSE;
      if (op != NULL && op->code == BM_OP_TIMES && (loop[0] > MOST_REPEATS || loop[1] > 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
starts_trigger (const BmCard *card,
                guint         pc)
{
  for (guint i = card->trigger; i < (guint) card->trigger + card->n_trigger; i++)
    {
      if (bm_card_set->triggers[i].start == pc)
        return TRUE;
    }
  for (guint i = card->part; i < (guint) card->part + card->n_parts; i++)
    {
      guint16 trigger = bm_card_set->parts[i].trigger;

      if (trigger != BM_NO_CODE && bm_card_set->triggers[trigger].start == pc)
        return TRUE;
    }
  return FALSE;
}

/* How the text ends and starts, and for whom. */
static gboolean
ends_fit (const BmPosition *pos,
          const BmCard     *card,
          const BmFrame    *frame)
{
  guint piece = frame->g >> BM_RUN_PIECE;
  BmRunEnd end = BM_RUN_END (frame->g);

  if (BM_RUN_START (frame->g) != 0 && (!starts_trigger (card, frame->b) || frame->c != 0))
    return FALSE;
  if (end == BM_RUN_DODGE || end == BM_RUN_CONTACT)
    return piece < BM_N_CRAWLERS && (BM_RUN_START (frame->g) == 0 || pos->at[piece] != BM_SPACE_NONE);
  return piece == 0 && BM_RUN_START (frame->g) != BM_RUN_ASKS && (end != BM_RUN_EVENT || card->deck == BM_DECK_EVENT);
}

const char *
bm_card_frame_fault (const BmPosition *pos,
                     const BmFrame    *frame,
                     const BmCardRun  *run,
                     gboolean          on_top)
{
  const BmCard *card;
  const BmOp *op;

  if (frame->a >= bm_card_set->n_cards)
    return "no such card";
  card = bm_card (frame->a);
  if (frame->b >= card->n_ops)
    return "the card's text has no such place";
  if (frame->c > MOST_REPEATS || frame->d > MOST_COUNTED || !value_fits ((BmThingKind) frame->e, frame->f) ||
      !kept_fits (card, run))
    return "nothing that the card could have kept";
  if (!ends_fit (pos, card, frame))
    return "the card's text does not start or end like that";
  if (!loops_fit (card, frame->b, run))
    return "the card's text does not repeat like that";
  if (!on_top)
    return NULL;

  op = &bm_card_set->ops[card->op + frame->b];
  if (bm_card_frame_choice (frame) == BM_CARD_CHOICE_NONE)
    return "the card asks nothing there";
  if (BM_RUN_START (frame->g) == 0 && op->code == BM_OP_EACH && (run->loops[op->n][0] == 0 || run->loops[op->n][1] != 1))
    return "the card's text does not repeat like that";
  return NULL;
}
