/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: operations in plain English.
 */
#include "cards-explain.h"

void
bm_begin_line (BmExplanation *self)
{
  for (guint i = 0; i < self->depth; i++)
    g_string_append (self->string, "  ");
  g_string_append (self->string, "- ");
  self->line = self->string->len;
}

/* Sentences begin as sentences do, whatever comes first in them. */
void
bm_capitalise (BmExplanation *self,
               gsize          place)
{
  self->string->str[place] = g_ascii_toupper (self->string->str[place]);
}

void
bm_say (BmExplanation *self,
        const char    *text)
{
  g_string_append (self->string, text);
}

void
bm_say_ref (BmExplanation *self,
            BmRef          ref)
{
  bm_explain_ref (self->string, self->card, ref);
}

void
bm_say_value (BmExplanation *self,
              guint16        value)
{
  bm_explain_value (self->string, self->card, value);
}

void
bm_say_selector (BmExplanation *self,
                 guint16        selector)
{
  bm_explain_selector (self->string, self->card, selector, BM_EXPLAIN_COUNTED);
}

/* `, called "w"` */
void
bm_say_name (BmExplanation *self,
             guint8         slot)
{
  if (slot != BM_NO_SLOT && self->card->slot_names[slot] != NULL)
    g_string_append_printf (self->string, ", called \"%s\"", self->card->slot_names[slot]);
}

static gboolean
is_number (guint16 value,
           int     number)
{
  return bm_card_set->values[value].type == BM_VALUE_NUMBER && bm_card_set->values[value].n == number;
}

/* --- Actions --------------------------------------------------------------------------------------------------- */

static void
say_directions (BmExplanation *self,
                guint          mask)
{
  static const char *const titles[BM_N_DIRS] = {
    [BM_DIR_UP] = "up", [BM_DIR_DOWN] = "down", [BM_DIR_LEFT] = "left", [BM_DIR_RIGHT] = "right",
    [BM_DIR_UP_LEFT] = "up and left", [BM_DIR_DOWN_RIGHT] = "down and right",
    [BM_DIR_UP_RIGHT] = "up and right", [BM_DIR_DOWN_LEFT] = "down and left",
  };
  gboolean first = TRUE;

  for (guint dir = 0; dir < BM_N_DIRS; dir++)
    if (mask >> dir & 1)
      {
        bm_say (self, first ? "" : " or ");
        bm_say (self, titles[dir]);
        first = FALSE;
      }
}

static void
say_with (BmExplanation *self,
          const BmOp    *op)
{
  g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
  g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

  if (op->n_mods == 0)
    {
      bm_say (self, ".\n");
      return;
    }
  bm_say (self, ", for which:\n");
  bm_explain_mods (self->string, self->card, op->mod, op->n_mods, bullet);
}

static void
say_act (BmExplanation *self,
         const BmOp    *op)
{
  const BmSelector *who = &bm_card_set->selectors[op->a];

  if (who->kinds != 0)
    {
      bm_say (self, "one ");
      bm_explain_selector (self->string, self->card, op->a, BM_EXPLAIN_BARE);
    }
  else
    bm_say_ref (self, who->ref);
  bm_say (self, (op->flags & BM_FLAG_OPTIONAL) ? " may make 1 " : " makes 1 ");
  bm_explain_actions (self->string, op->b);
  if (op->n != 0)
    {
      bm_say (self, " ");
      say_directions (self, op->n);
    }
  if (!is_number (op->v, 1))
    {
      bm_say (self, ", up to ");
      bm_say_value (self, op->v);
      bm_say (self, " times");
    }
  if (op->target != BM_NO_CODE)
    {
      bm_say (self, ", where the target is ");
      bm_explain_selector (self->string, self->card, op->target, BM_EXPLAIN_ONE);
    }
  bm_say (self, ", for no action");
  if (op->by != BM_BY_OWNER)
    {
      bm_say (self, ", as ");
      bm_explain_by (self->string, self->card, op->by, "choose");
    }
  if (op->condition != BM_NO_CODE)
    {
      bm_say (self, "; it may be left out if ");
      bm_explain_predicate (self->string, self->card, op->condition);
    }
  say_with (self, op);
}

/* --- Other ops ------------------------------------------------------------------------------------------------- */

static void
say_thing (BmExplanation *self,
           BmRef          ref,
           guint8         kind)
{
  bm_say_ref (self, ref);
  if (kind >= BM_N_TOKENS || ref.type == BM_REF_IT)
    return;
  bm_say (self, " (");
  bm_explain_things (self->string, 1u << kind, BM_EXPLAIN_ONE);
  bm_say (self, ")");
}

/* "the place of Y"; what was just chosen is understood. */
static void
say_place (BmExplanation *self,
           BmRef          ref)
{
  if (ref.type == BM_REF_IT)
    {
      bm_say (self, "the place of the one just chosen");
      return;
    }
  bm_say (self, "the place of ");
  bm_say_ref (self, ref);
}

static void
say_spaces (BmExplanation *self,
            guint16        value)
{
  bm_say_value (self, value);
  bm_say (self, is_number (value, 1) ? " space" : " spaces");
}

static void
say_change (BmExplanation *self,
            const BmOp    *op,
            const char    *what)
{
  const BmValue *value = &bm_card_set->values[op->v];

  bm_say (self, what);
  if (op->flags & BM_FLAG_MAX)
    bm_say (self, " goes to its maximum.\n");
  else if (op->flags & BM_FLAG_SET)
    {
      bm_say (self, " goes to ");
      bm_say_value (self, op->v);
      bm_say (self, ".\n");
    }
  else if (value->type == BM_VALUE_NUMBER)
    g_string_append_printf (self->string, " goes %s by %d.\n", value->n < 0 ? "down" : "up", ABS (value->n));
  else
    {
      bm_say (self, " goes up by ");
      bm_say_value (self, op->v);
      bm_say (self, ".\n");
    }
}

static void
say_actions (BmExplanation *self,
             const BmOp    *op)
{
  const char *side = op->by == BM_BY_BIRD ? "The Bird’s" : "The Worms’";
  g_autofree char *what = NULL;

  if (op->flags & BM_FLAG_END)
    {
      g_string_append_printf (self->string, "%s turn ends.\n", side);
      return;
    }
  what = g_strdup_printf ("%s number of actions %s", side, (op->flags & BM_FLAG_NEXT) ? "in its next turn" : "now");
  say_change (self, op, what);
}

static void
say_track (BmExplanation *self,
           const BmOp    *op)
{
  say_change (self, op, op->n == 0 ? "Hunger" : op->n == 1 ? "Suspicion" : "The Day marker");
}

static void
say_sinking (BmExplanation *self,
             const BmOp    *op)
{
  bm_say (self, "the Grass in the column of ");
  bm_say_ref (self, op->x);
  bm_say (self, op->code == BM_OP_SINK ? " sinks " : " rises ");
  say_spaces (self, op->v);
  if (op->code == BM_OP_SINK)
    bm_say (self, (op->flags & BM_FLAG_DRILL) ? ", as by Drills, which break Bedrock" : "; Bedrock stops it");
  bm_say (self, ".\n");
}

static void
say_rain (BmExplanation *self,
          const BmOp    *op)
{
  bm_say (self, (op->flags & BM_FLAG_REAL) ? "It rains: " : "As in rain, ");
  bm_say_selector (self, op->a);
  bm_say (self, " moves up to ");
  say_spaces (self, op->v);
  bm_say (self, " ");
  if (op->x.type == BM_REF_SLOT)
    {
      bm_say (self, "in the direction ");
      bm_say_ref (self, op->x);
    }
  else
    say_directions (self, 1u << op->n);
  if (op->flags & BM_FLAG_HEEDLESS)
    bm_say (self, ", whatever Suspicion is");
  bm_say (self, "; then Suspicion rises by ");
  bm_say_value (self, op->w);
  bm_say (self, ".\n");
}

static void
say_cards (BmExplanation *self,
           const BmOp    *op)
{
  static const char *const draw[] = { [BM_SIDE_WORMS] = "the Worms draw ", [BM_SIDE_BIRD] = "the Bird draws ",
                                      [BM_N_SIDES] = "each side draws " };
  static const char *const discard[] = { [BM_SIDE_WORMS] = "the Worms discard ", [BM_SIDE_BIRD] = "the Bird discards " };
  static const char *const hands[] = { [BM_SIDE_WORMS] = "the Worms’", [BM_SIDE_BIRD] = "the Bird’s" };

  if (op->code == BM_OP_DRAW)
    {
      bm_say (self, draw[op->n]);
      bm_say_value (self, op->v);
      bm_say (self, is_number (op->v, 1) ? " card" : " cards");
    }
  else if (op->code == BM_OP_DISCARD)
    {
      bm_say (self, discard[op->n]);
      if (op->x.type == BM_REF_NONE)
        bm_say (self, "the whole hand");
      else
        bm_say_ref (self, op->x);
    }
  else
    {
      bm_say (self, "look at ");
      if (op->x.type == BM_REF_NONE)
        g_string_append_printf (self->string, "%s whole hand", hands[op->n]);
      else
        bm_say_ref (self, op->x);
    }
  bm_say (self, ".\n");
}

static void
say_two (BmExplanation *self,
         const BmOp    *op)
{
  if (op->code == BM_OP_MOVE)
    {
      say_thing (self, op->x, op->n);
      bm_say (self, " goes to ");
      say_place (self, op->y);
    }
  else
    {
      bm_say_ref (self, op->x);
      bm_say (self, " and ");
      bm_say_ref (self, op->y);
      bm_say (self, " change places");
    }
  bm_say (self, ".\n");
}

static void
say_one (BmExplanation *self,
         const BmOp    *op)
{
  switch ((int) op->code)
    {
    case BM_OP_PUT:
      bm_explain_things (self->string, 1u << op->n, BM_EXPLAIN_ONE);
      bm_say (self, " from the supply is put into ");
      say_place (self, op->y);
      break;
    case BM_OP_TAKE:
      say_thing (self, op->x, op->n);
      bm_say (self, " returns to the supply");
      break;
    case BM_OP_STUN:
      bm_say_ref (self, op->x);
      bm_say (self, " is stunned");
      break;
    case BM_OP_DIE:
      bm_say (self, (op->flags & BM_FLAG_EATEN) ? "the Bird eats " : "this leaves the board: ");
      bm_say_ref (self, op->x);
      break;
    default:
      break;
    }
  bm_say (self, ".\n");
}

/* --- Things chosen and kept ------------------------------------------------------------------------------------ */

static void
say_pick (BmExplanation *self,
          const BmOp    *op)
{
  const BmSelector *selector = &bm_card_set->selectors[op->a];
  gboolean chosen = selector->how != BM_HOW_RANDOM && selector->how != BM_HOW_FIRST && selector->how != BM_HOW_LAST;

  if (chosen)
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
    g_string_append_printf (self->string, "Roll a die of %u", op->n);
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

/* An op that nothing belongs to. */
void
bm_say_operation (BmExplanation *self,
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
      bm_say (self, "Choose how many, up to ");
      bm_say_value (self, op->a);
      bm_say (self, ".\n");
      break;
    case BM_OP_DIRECTION:
      bm_say (self, "Choose a direction: ");
      say_directions (self, op->b);
      bm_say_name (self, op->slot);
      bm_say (self, ".\n");
      break;
    case BM_OP_ACT:
      say_act (self, op);
      break;
    case BM_OP_MOVE:
    case BM_OP_SWAP:
      say_two (self, op);
      break;
    case BM_OP_PUT:
    case BM_OP_TAKE:
    case BM_OP_STUN:
    case BM_OP_DIE:
      say_one (self, op);
      break;
    case BM_OP_SINK:
    case BM_OP_LIFT:
      say_sinking (self, op);
      break;
    case BM_OP_RAIN:
      say_rain (self, op);
      break;
    case BM_OP_TRACK:
      say_track (self, op);
      break;
    case BM_OP_HEALTH:
      say_change (self, op, "The Bird’s Health");
      break;
    case BM_OP_ACTIONS:
      say_actions (self, op);
      break;
    case BM_OP_DRAW:
    case BM_OP_DISCARD:
    case BM_OP_LOOK:
      say_cards (self, op);
      break;
    default:
      bm_say (self, "?\n");
      break;
    }
}
