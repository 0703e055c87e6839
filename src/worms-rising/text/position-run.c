/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Validates the run of a card.  Accepted runs are safe for the rules, whether reachable in a match or not.
 */
#include "position-frames.h"

/* More repeats, and more things, than any card has. */
#define MOST_REPEATS 40
#define MOST_COUNTED 200

static gboolean
value_fits (WrThingKind kind,
            guint8      value)
{
  switch (kind)
    {
    case WR_THING_WORM:
      return value < WR_N_WORMS;
    case WR_THING_ZOMBIE:
      return wr_piece_is_zombie ((WrPiece) value);
    case WR_THING_BIRD:
      return value == WR_PIECE_BIRD;
    case WR_THING_COLUMN:
      return value < WR_N_COLUMNS;
    case WR_THING_CARD:
      return value < wr_card_set->n_cards;
    case WR_THING_NUMBER:
      return value <= MOST_COUNTED;
    case WR_THING_DIR:
      return value < WR_N_DIRS;
    case WR_THING_NONE:
      return value == WR_NO_VALUE;
    case WR_THING_BEDROCK:
    case WR_THING_WORMHOLE:
    case WR_THING_DRILL:
    case WR_THING_GRAVESTONE:
    case WR_THING_LAVA:
    case WR_THING_GRASS:
    case WR_THING_SPACE:
      return value == WR_SPACE_NONE || wr_space_on_board (value) || wr_space_outside (value);
    default:
      return FALSE;
    }
}

static gboolean
slot_fits (WrSlotType type,
           guint8     value)
{
  if (value == WR_NO_VALUE)
    return TRUE;
  switch (type)
    {
    case WR_SLOT_PIECE:
      return value < WR_N_PIECES;
    case WR_SLOT_SPACE:
      return value_fits (WR_THING_SPACE, value);
    case WR_SLOT_COLUMN:
      return value_fits (WR_THING_COLUMN, value);
    case WR_SLOT_CARD:
      return value_fits (WR_THING_CARD, value);
    case WR_SLOT_NUMBER:
      return value_fits (WR_THING_NUMBER, value);
    case WR_SLOT_DIR:
      return value_fits (WR_THING_DIR, value);
    case WR_SLOT_UNUSED:
    default:
      return FALSE;
    }
}

static gboolean
kept_fits (const WrCard    *card,
           const WrCardRun *run)
{
  for (guint slot = 0; slot < WR_MAX_SLOTS; slot++)
    {
      WrSlotType type = slot < card->n_slots ? (WrSlotType) card->slot_types[slot] : WR_SLOT_UNUSED;

      if (!slot_fits (type, run->slots[slot]))
        return FALSE;
    }
  for (guint pick = 0; pick < WR_N_PICKS; pick++)
    {
      if (run->picks[pick] >= WR_N_PIECES && !value_fits (WR_THING_SPACE, run->picks[pick]))
        return FALSE;
    }
  return TRUE;
}

/* The loop of that level that the op PC is in or begins; NULL if it is in none. */
static const WrOp *
loop_around (const WrCard *card,
             guint         level,
             guint         pc)
{
  for (guint i = 0; i <= pc; i++)
    {
      const WrOp *op = &wr_card_set->ops[card->op + i];

      if ((op->code == WR_OP_EACH || op->code == WR_OP_TIMES) && op->n == level && pc < op->jump)
        return op;
    }
  return NULL;
}

/* A loop's remaining pieces or count, and its progress: 0: not begun; 1: begun; any value if it iterates over things
   in order. */
static gboolean
loops_fit (const WrCard    *card,
           guint            pc,
           const WrCardRun *run)
{
  for (guint level = 0; level < WR_MAX_LOOPS; level++)
    {
      const WrOp *op = loop_around (card, level, pc);
      const guint8 *loop = run->loops[level];

      if (op == NULL ? loop[0] != 0 || loop[1] != 0 : loop[1] == 0 && loop[0] != 0)
        return FALSE;
      if (op != NULL && op->code == WR_OP_TIMES && (loop[0] > MOST_REPEATS || loop[1] > 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
starts_trigger (const WrCard *card,
                guint         pc)
{
  for (guint i = card->trigger; i < (guint) card->trigger + card->n_trigger; i++)
    {
      if (wr_card_set->triggers[i].start == pc)
        return TRUE;
    }
  for (guint i = card->part; i < (guint) card->part + card->n_parts; i++)
    {
      guint16 trigger = wr_card_set->parts[i].trigger;

      if (trigger != WR_NO_CODE && wr_card_set->triggers[trigger].start == pc)
        return TRUE;
    }
  return FALSE;
}

/* The run's end, start and piece. */
static gboolean
ends_fit (const WrPosition *pos,
          const WrCard     *card,
          const WrFrame    *frame)
{
  guint piece = frame->g >> WR_RUN_PIECE;
  WrRunEnd end = WR_RUN_END (frame->g);

  if (WR_RUN_START (frame->g) != 0 && (!starts_trigger (card, frame->b) || frame->c != 0))
    return FALSE;
  if (end == WR_RUN_DODGE || end == WR_RUN_CONTACT)
    return piece < WR_N_CRAWLERS && (WR_RUN_START (frame->g) == 0 || pos->at[piece] != WR_SPACE_NONE);
  return piece == 0 && WR_RUN_START (frame->g) != WR_RUN_ASKS && (end != WR_RUN_EVENT || card->deck == WR_DECK_EVENT);
}

const char *
wr_card_frame_fault (const WrPosition *pos,
                     const WrFrame    *frame,
                     const WrCardRun  *run,
                     gboolean          on_top)
{
  const WrCard *card;
  const WrOp *op;

  if (frame->a >= wr_card_set->n_cards)
    return "no such card";
  card = wr_card (frame->a);
  if (frame->b >= card->n_ops)
    return "the card's text has no such place";
  if (frame->c > MOST_REPEATS || frame->d > MOST_COUNTED || !value_fits ((WrThingKind) frame->e, frame->f) ||
      !kept_fits (card, run))
    return "nothing that the card could have kept";
  if (!ends_fit (pos, card, frame))
    return "the card's text does not start or end like that";
  if (!loops_fit (card, frame->b, run))
    return "the card's text does not repeat like that";
  if (!on_top)
    return NULL;

  op = &wr_card_set->ops[card->op + frame->b];
  if (wr_card_frame_choice (frame) == WR_CARD_CHOICE_NONE)
    return "the card asks nothing there";
  if (WR_RUN_START (frame->g) == 0 && op->code == WR_OP_EACH && (run->loops[op->n][0] == 0 || run->loops[op->n][1] != 1))
    return "the card's text does not repeat like that";
  return NULL;
}
