/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what is chosen, rolled and kept.
 */
#include "cards-explain.h"

/* There can be but one, so that nobody chooses. */
static gboolean
is_the_only_one (const WrSelector *selector)
{
  const guint in_space = 1u << WR_THING_BEDROCK | 1u << WR_THING_WORMHOLE | 1u << WR_THING_LAVA | 1u << WR_THING_SPACE;
  const guint in_column = 1u << WR_THING_GRASS | 1u << WR_THING_COLUMN;

  if ((selector->kinds & (selector->kinds - 1u)) != 0)
    return FALSE;
  for (guint i = 0; i < selector->n_filters; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[selector->filter + i];

      if (filter->type == WR_FILTER_SHAPE
          && ((filter->a == WR_SHAPE_HERE && (selector->kinds & (in_space | in_column)) != 0)
              || (filter->a == WR_SHAPE_SAME_COLUMN && (selector->kinds & in_column) != 0)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_column_of (const WrSelector *selector)
{
  const WrFilter *filter = &wr_card_set->filters[selector->filter];

  return selector->kinds == 1u << WR_THING_COLUMN && selector->n_filters == 1 && filter->type == WR_FILTER_SHAPE
         && filter->a == WR_SHAPE_SAME_COLUMN;
}

static void
say_pick (WrExplanation *self,
          const WrOp    *op)
{
  const WrSelector *selector = &wr_card_set->selectors[op->a];

  if (is_column_of (selector))
    {
      wr_say (self, "Take ");
      wr_explain_own (self->string, self->card, wr_card_set->filters[selector->filter].of, "column");
      wr_say_name (self, op->slot);
      wr_say (self, ".\n");
      return;
    }
  if (is_the_only_one (selector))
    {
      wr_say (self, "Take the ");
      wr_explain_selector (self->string, self->card, op->a, WR_EXPLAIN_BARE);
      wr_say_name (self, op->slot);
      wr_say (self, ".\n");
      return;
    }
  if (selector->how != WR_HOW_RANDOM && selector->how != WR_HOW_FIRST && selector->how != WR_HOW_LAST)
    {
      wr_explain_by (self->string, self->card, selector->by, "choose");
      wr_say (self, (op->flags & WR_FLAG_OPTIONAL) ? ", or not, " : " ");
    }
  else
    wr_say (self, "Take ");
  wr_say_selector (self, op->a);
  wr_say_name (self, op->slot);
  wr_say (self, ".\n");
}

static void
say_roll (WrExplanation *self,
          const WrOp    *op)
{
  if (op->n == 0)
    wr_say (self, "Roll for a column");
  else
    g_string_append_printf (self->string, "Roll a d%u", op->n);
  wr_say_name (self, op->slot);
  if (op->b != WR_NO_CODE)
    {
      wr_say (self, ", again if ");
      wr_explain_predicate (self->string, self->card, op->b);
    }
  wr_say (self, ".\n");
}

static void
say_keep (WrExplanation *self,
          const WrOp    *op)
{
  if (self->card->slot_names[op->slot] == NULL)
    wr_say (self, "Remember ");
  else
    g_string_append_printf (self->string, "Let \"%s\" be ", self->card->slot_names[op->slot]);
  if (op->a != WR_NO_CODE)
    wr_say_value (self, op->a);
  else
    wr_say_ref (self, op->x);
  wr_say (self, ".\n");
}

void
wr_say_choice (WrExplanation *self,
               const WrOp    *op)
{
  switch ((int) op->code)
    {
    case WR_OP_PICK:
      say_pick (self, op);
      break;
    case WR_OP_ROLL:
      say_roll (self, op);
      break;
    case WR_OP_KEEP:
      say_keep (self, op);
      break;
    case WR_OP_NUMBER:
      wr_explain_by (self->string, self->card, op->by, "choose");
      wr_say (self, " a number of spaces, 1 to ");
      wr_say_value (self, op->a);
      wr_say (self, ".\n");
      break;
    case WR_OP_DIRECTION:
      wr_explain_by (self->string, self->card, op->by, "choose");
      wr_say (self, " a direction: ");
      wr_explain_directions (self->string, op->b);
      wr_say_name (self, op->slot);
      wr_say (self, ".\n");
      break;
    default:
      wr_say (self, "?\n");
      break;
    }
}
