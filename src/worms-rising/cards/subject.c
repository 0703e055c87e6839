/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a card in force is about.
 */
#include "wr-subject.h"

#include "wr-card-set.h"

/* How many columns to each side of the one in SLOT the selector covers. */
static guint
width_in_selector (guint16 selector,
                   guint   slot)
{
  guint width = 0;

  if (selector == WR_NO_CODE)
    return 0;
  for (guint i = 0; i < wr_card_set->selectors[selector].n_filters; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[wr_card_set->selectors[selector].filter + i];

      if (filter->type == WR_FILTER_SHAPE && filter->a == WR_SHAPE_COLUMNS && filter->of.type == WR_REF_SLOT
          && filter->of.n == slot)
        width = MAX (width, filter->n);
    }
  return width;
}

static guint
width_in_part (const WrPart *part,
               guint         slot)
{
  guint width = 0;

  for (guint i = 0; i < part->n_mods; i++)
    {
      const WrMod *mod = &wr_card_set->mods[part->mod + i];

      width = MAX (width, width_in_selector (mod->who, slot));
      width = MAX (width, width_in_selector (mod->target, slot));
      width = MAX (width, width_in_selector (mod->from, slot));
    }
  if (part->trigger != WR_NO_CODE)
    {
      const WrTrigger *trigger = &wr_card_set->triggers[part->trigger];

      width = MAX (width, width_in_selector (trigger->who, slot));
      width = MAX (width, width_in_selector (trigger->by, slot));
      width = MAX (width, width_in_selector (trigger->from, slot));
      width = MAX (width, width_in_selector (trigger->to, slot));
    }
  return width;
}

static const WrPart *
part_of (guint8 card,
         guint  part)
{
  return &wr_card_set->parts[wr_card (card)->part + part];
}

static guint
columns_round (int column,
               int width)
{
  guint columns = 0;

  for (int i = MAX (0, column - width); i <= MIN (WR_N_COLUMNS - 1, column + width); i++)
    columns |= 1u << i;
  return columns;
}

guint
wr_subject_columns (guint8 card,
                    guint  part,
                    guint  slot,
                    int    column)
{
  return columns_round (column, (int) width_in_part (part_of (card, part), slot));
}

guint
wr_subject_column_slot (const WrEffect *effect)
{
  const WrCard *card = wr_card (effect->card);
  const WrPart *part = part_of (effect->card, effect->part);

  /* Its slots hold cards (F26). */
  if (part->n_mods > 0 && wr_card_set->mods[part->mod].barred)
    return WR_NO_SLOT;
  for (guint slot = 0; slot < card->n_slots; slot++)
    if (card->slot_types[slot] == WR_SLOT_COLUMN && card->slot_names[slot] != NULL && effect->kept[slot] < WR_N_COLUMNS)
      return slot;
  return WR_NO_SLOT;
}

int
wr_subject_weather (guint8 card,
                    guint  part)
{
  const WrPart *it = part_of (card, part);

  for (guint i = 0; i < it->n_mods; i++)
    if (wr_card_set->mods[it->mod + i].hook == WR_HOOK_RAIN)
      return wr_card_set->mods[it->mod + i].n;
  return -1;
}

/* The op of the pending choice of a card, and that card; NULL: none. */
static const WrOp *
asking_op (const WrPosition *pos,
           guint8           *card)
{
  const WrFrame *frame = pos->n_frames == 0 ? NULL : &pos->frames[pos->n_frames - 1];

  if (frame == NULL || frame->kind != WR_FRAME_CARD || WR_RUN_START (frame->g) != 0)
    return NULL;
  *card = frame->a;
  return &wr_card_set->ops[wr_card (frame->a)->op + frame->b];
}

guint
wr_subject_asked_columns (const WrPosition *pos,
                          int               column)
{
  guint8 card;
  const WrOp *op = asking_op (pos, &card);
  guint width = 0;

  for (guint i = 0; op != NULL && op->code == WR_OP_PICK && op->slot != WR_NO_SLOT && i < wr_card (card)->n_parts; i++)
    width = MAX (width, width_in_part (part_of (card, i), op->slot));
  return columns_round (column, (int) width);
}

gboolean
wr_subject_asks_weather (const WrPosition *pos)
{
  guint8 card;
  const WrOp *op = asking_op (pos, &card);

  if (op == NULL || op->code != WR_OP_CHOOSE)
    return FALSE;
  for (guint i = 0; i < op->n; i++)
    {
      const WrAlternative *one = &wr_card_set->alternatives[op->a + i];
      const WrOp *first = &wr_card_set->ops[wr_card (card)->op + one->start];

      if (first->code != WR_OP_EFFECT || wr_subject_weather (card, first->n) < 0)
        return FALSE;
    }
  return TRUE;
}

int
wr_subject_asks_discard (const WrPosition *pos)
{
  guint8 card;
  const WrOp *op = asking_op (pos, &card), *next = op == NULL ? NULL : op + 1;

  /* The picked card is discarded by the next op. */
  if (next == NULL || (op->code != WR_OP_PICK && op->code != WR_OP_EACH) || next->code != WR_OP_DISCARD
      || next->x.type == WR_REF_NONE)
    return BM_SIDE_NOBODY;
  return next->n;
}
