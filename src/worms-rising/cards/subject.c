/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a card in force is about.
 */
#include "bm-subject.h"

#include "bm-card-set.h"

/* How many columns to each side of the one in SLOT the selector takes in. */
static guint
width_in_selector (guint16 selector,
                   guint   slot)
{
  guint width = 0;

  if (selector == BM_NO_CODE)
    return 0;
  for (guint i = 0; i < bm_card_set->selectors[selector].n_filters; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[bm_card_set->selectors[selector].filter + i];

      if (filter->type == BM_FILTER_SHAPE && filter->a == BM_SHAPE_COLUMNS && filter->of.type == BM_REF_SLOT
          && filter->of.n == slot)
        width = MAX (width, filter->n);
    }
  return width;
}

static guint
width_in_part (const BmPart *part,
               guint         slot)
{
  guint width = 0;

  for (guint i = 0; i < part->n_mods; i++)
    {
      const BmMod *mod = &bm_card_set->mods[part->mod + i];

      width = MAX (width, width_in_selector (mod->who, slot));
      width = MAX (width, width_in_selector (mod->target, slot));
      width = MAX (width, width_in_selector (mod->from, slot));
    }
  if (part->trigger != BM_NO_CODE)
    {
      const BmTrigger *trigger = &bm_card_set->triggers[part->trigger];

      width = MAX (width, width_in_selector (trigger->who, slot));
      width = MAX (width, width_in_selector (trigger->by, slot));
      width = MAX (width, width_in_selector (trigger->from, slot));
      width = MAX (width, width_in_selector (trigger->to, slot));
    }
  return width;
}

static const BmPart *
part_of (guint8 card,
         guint  part)
{
  return &bm_card_set->parts[bm_card (card)->part + part];
}

static guint
columns_round (int column,
               int width)
{
  guint columns = 0;

  for (int i = MAX (0, column - width); i <= MIN (BM_N_COLUMNS - 1, column + width); i++)
    columns |= 1u << i;
  return columns;
}

guint
bm_subject_columns (guint8 card,
                    guint  part,
                    guint  slot,
                    int    column)
{
  return columns_round (column, (int) width_in_part (part_of (card, part), slot));
}

guint
bm_subject_column_slot (const BmEffect *effect)
{
  const BmCard *card = bm_card (effect->card);
  const BmPart *part = part_of (effect->card, effect->part);

  /* What it keeps instead of its slots are cards (F26). */
  if (part->n_mods > 0 && bm_card_set->mods[part->mod].barred)
    return BM_NO_SLOT;
  for (guint slot = 0; slot < card->n_slots; slot++)
    if (card->slot_types[slot] == BM_SLOT_COLUMN && card->slot_names[slot] != NULL && effect->kept[slot] < BM_N_COLUMNS)
      return slot;
  return BM_NO_SLOT;
}

int
bm_subject_weather (guint8 card,
                    guint  part)
{
  const BmPart *it = part_of (card, part);

  for (guint i = 0; i < it->n_mods; i++)
    if (bm_card_set->mods[it->mod + i].hook == BM_HOOK_RAIN)
      return bm_card_set->mods[it->mod + i].n;
  return -1;
}

/* Where a card's text has stopped to ask, and which card that is; NULL: none has. */
static const BmOp *
asking_op (const BmPosition *pos,
           guint8           *card)
{
  const BmFrame *frame = pos->n_frames == 0 ? NULL : &pos->frames[pos->n_frames - 1];

  if (frame == NULL || frame->kind != BM_FRAME_CARD || BM_RUN_START (frame->g) != 0)
    return NULL;
  *card = frame->a;
  return &bm_card_set->ops[bm_card (frame->a)->op + frame->b];
}

guint
bm_subject_asked_columns (const BmPosition *pos,
                          int               column)
{
  guint8 card;
  const BmOp *op = asking_op (pos, &card);
  guint width = 0;

  for (guint i = 0; op != NULL && op->code == BM_OP_PICK && op->slot != BM_NO_SLOT && i < bm_card (card)->n_parts; i++)
    width = MAX (width, width_in_part (part_of (card, i), op->slot));
  return columns_round (column, (int) width);
}

gboolean
bm_subject_asks_weather (const BmPosition *pos)
{
  guint8 card;
  const BmOp *op = asking_op (pos, &card);

  if (op == NULL || op->code != BM_OP_CHOOSE)
    return FALSE;
  for (guint i = 0; i < op->n; i++)
    {
      const BmAlternative *one = &bm_card_set->alternatives[op->a + i];
      const BmOp *first = &bm_card_set->ops[bm_card (card)->op + one->start];

      if (first->code != BM_OP_EFFECT || bm_subject_weather (card, first->n) < 0)
        return FALSE;
    }
  return TRUE;
}
