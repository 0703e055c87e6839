/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what is chosen, rolled and kept.
 */
#include "cards-explain.h"

/* There can be but one, so that nobody chooses. */
static gboolean
is_the_only_one (const BmSelector *selector)
{
  const guint in_space = 1u << BM_THING_BEDROCK | 1u << BM_THING_WORMHOLE | 1u << BM_THING_LAVA | 1u << BM_THING_SPACE;
  const guint in_column = 1u << BM_THING_GRASS | 1u << BM_THING_COLUMN;

  if ((selector->kinds & (selector->kinds - 1u)) != 0)
    return FALSE;
  for (guint i = 0; i < selector->n_filters; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[selector->filter + i];

      if (filter->type == BM_FILTER_SHAPE
          && ((filter->a == BM_SHAPE_HERE && (selector->kinds & (in_space | in_column)) != 0)
              || (filter->a == BM_SHAPE_SAME_COLUMN && (selector->kinds & in_column) != 0)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_column_of (const BmSelector *selector)
{
  const BmFilter *filter = &bm_card_set->filters[selector->filter];

  return selector->kinds == 1u << BM_THING_COLUMN && selector->n_filters == 1 && filter->type == BM_FILTER_SHAPE
         && filter->a == BM_SHAPE_SAME_COLUMN;
}

static void
say_pick (BmExplanation *self,
          const BmOp    *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];

  if (is_column_of (selector))
    {
      bm_say (self, "Take ");
      bm_explain_own (self->string, self->card, bm_card_set->filters[selector->filter].of, "column");
      bm_say_name (self, op->slot);
      bm_say (self, ".\n");
      return;
    }
  if (is_the_only_one (selector))
    {
      bm_say (self, "Take the ");
      bm_explain_selector (self->string, self->card, op->a, BM_EXPLAIN_BARE);
      bm_say_name (self, op->slot);
      bm_say (self, ".\n");
      return;
    }
  if (selector->how != BM_HOW_RANDOM && selector->how != BM_HOW_FIRST && selector->how != BM_HOW_LAST)
    {
      bm_explain_by (self->string, self->card, selector->by, "choose");
      bm_say (self, (op->flags & BM_FLAG_OPTIONAL) ? ", or not, " : " ");
    }
  else
    bm_say (self, "Take ");
  bm_say_selector (self, op->a);
  bm_say_name (self, op->slot);
  bm_say (self, ".\n");
}

static void
say_roll (BmExplanation *self,
          const BmOp    *op)
{
  if (op->n == 0)
    bm_say (self, "Roll for a column");
  else
    g_string_append_printf (self->string, "Roll a d%u", op->n);
  bm_say_name (self, op->slot);
  if (op->b != BM_NO_CODE)
    {
      bm_say (self, ", again if ");
      bm_explain_predicate (self->string, self->card, op->b);
    }
  bm_say (self, ".\n");
}

static void
say_keep (BmExplanation *self,
          const BmOp    *op)
{
  if (self->card->slot_names[op->slot] == NULL)
    bm_say (self, "Remember ");
  else
    g_string_append_printf (self->string, "Let \"%s\" be ", self->card->slot_names[op->slot]);
  if (op->a != BM_NO_CODE)
    bm_say_value (self, op->a);
  else
    bm_say_ref (self, op->x);
  bm_say (self, ".\n");
}

void
bm_say_choice (BmExplanation *self,
               const BmOp    *op)
{
  switch ((int) op->code)
    {
    case BM_OP_PICK:
      say_pick (self, op);
      break;
    case BM_OP_ROLL:
      say_roll (self, op);
      break;
    case BM_OP_KEEP:
      say_keep (self, op);
      break;
    case BM_OP_NUMBER:
      bm_explain_by (self->string, self->card, op->by, "choose");
      bm_say (self, " a number of spaces, 1 to ");
      bm_say_value (self, op->a);
      bm_say (self, ".\n");
      break;
    case BM_OP_DIRECTION:
      bm_explain_by (self->string, self->card, op->by, "choose");
      bm_say (self, " a direction: ");
      bm_explain_directions (self->string, op->b);
      bm_say_name (self, op->slot);
      bm_say (self, ".\n");
      break;
    default:
      bm_say (self, "?\n");
      break;
    }
}
