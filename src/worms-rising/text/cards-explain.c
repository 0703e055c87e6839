/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what their code does, as a list in plain English.  It is for those who make cards and for those who
 * check them, so it is made from the code alone and never translated.
 */
#include "cards-explain.h"

#include <string.h>

typedef struct
{
  GString      *string;
  const BmCard *card;
  guint         depth; /* of lists in lists */
  gsize         line;  /* where the sentence of the line begins */
} BmExplanation;

static const BmOp *
op_at (BmExplanation *self,
       guint          pc)
{
  return &bm_card_set->ops[self->card->op + pc];
}

static void
begin_line (BmExplanation *self)
{
  for (guint i = 0; i < self->depth; i++)
    g_string_append (self->string, "  ");
  g_string_append (self->string, "- ");
  self->line = self->string->len;
}

/* Sentences begin as sentences do, whatever comes first in them. */
static void
capitalise (BmExplanation *self,
            gsize          place)
{
  self->string->str[place] = g_ascii_toupper (self->string->str[place]);
}

static void
say (BmExplanation *self,
     const char    *text)
{
  g_string_append (self->string, text);
}

static void
say_ref (BmExplanation *self,
         BmRef          ref)
{
  bm_explain_ref (self->string, self->card, ref);
}

static void
say_value (BmExplanation *self,
           guint16        value)
{
  bm_explain_value (self->string, self->card, value);
}

static void
say_selector (BmExplanation *self,
              guint16        selector)
{
  bm_explain_selector (self->string, self->card, selector, BM_EXPLAIN_COUNTED);
}

/* `, called "w"` */
static void
say_name (BmExplanation *self,
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
        say (self, first ? "" : " or ");
        say (self, titles[dir]);
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
      say (self, ".\n");
      return;
    }
  say (self, ", for which:\n");
  bm_explain_mods (self->string, self->card, op->mod, op->n_mods, bullet);
}

static void
say_act (BmExplanation *self,
         const BmOp    *op)
{
  const BmSelector *who = &bm_card_set->selectors[op->a];

  if (who->kinds != 0)
    {
      say (self, "one ");
      bm_explain_selector (self->string, self->card, op->a, BM_EXPLAIN_BARE);
    }
  else
    say_ref (self, who->ref);
  say (self, (op->flags & BM_FLAG_OPTIONAL) ? " may make 1 " : " makes 1 ");
  bm_explain_actions (self->string, op->b);
  if (op->n != 0)
    {
      say (self, " ");
      say_directions (self, op->n);
    }
  if (!is_number (op->v, 1))
    {
      say (self, ", up to ");
      say_value (self, op->v);
      say (self, " times");
    }
  if (op->target != BM_NO_CODE)
    {
      say (self, ", where the target is ");
      bm_explain_selector (self->string, self->card, op->target, BM_EXPLAIN_ONE);
    }
  say (self, ", for no action");
  if (op->by != BM_BY_OWNER)
    {
      say (self, ", as ");
      bm_explain_by (self->string, self->card, op->by, "choose");
    }
  if (op->condition != BM_NO_CODE)
    {
      say (self, "; it may be left out if ");
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
  say_ref (self, ref);
  if (kind >= BM_N_TOKENS || ref.type == BM_REF_IT)
    return;
  say (self, " (");
  bm_explain_things (self->string, 1u << kind, BM_EXPLAIN_ONE);
  say (self, ")");
}

/* "the place of Y"; what was just chosen is understood. */
static void
say_place (BmExplanation *self,
           BmRef          ref)
{
  if (ref.type == BM_REF_IT)
    {
      say (self, "the place of the one just chosen");
      return;
    }
  say (self, "the place of ");
  say_ref (self, ref);
}

static void
say_spaces (BmExplanation *self,
            guint16        value)
{
  say_value (self, value);
  say (self, is_number (value, 1) ? " space" : " spaces");
}

static void
say_change (BmExplanation *self,
            const BmOp    *op,
            const char    *what)
{
  const BmValue *value = &bm_card_set->values[op->v];

  say (self, what);
  if (op->flags & BM_FLAG_MAX)
    say (self, " goes to its maximum.\n");
  else if (op->flags & BM_FLAG_SET)
    {
      say (self, " goes to ");
      say_value (self, op->v);
      say (self, ".\n");
    }
  else if (value->type == BM_VALUE_NUMBER)
    g_string_append_printf (self->string, " goes %s by %d.\n", value->n < 0 ? "down" : "up", ABS (value->n));
  else
    {
      say (self, " goes up by ");
      say_value (self, op->v);
      say (self, ".\n");
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
  say (self, "the Grass in the column of ");
  say_ref (self, op->x);
  say (self, op->code == BM_OP_SINK ? " sinks " : " rises ");
  say_spaces (self, op->v);
  if (op->code == BM_OP_SINK)
    say (self, (op->flags & BM_FLAG_DRILL) ? ", as by Drills, which break Bedrock" : "; Bedrock stops it");
  say (self, ".\n");
}

static void
say_rain (BmExplanation *self,
          const BmOp    *op)
{
  say (self, (op->flags & BM_FLAG_REAL) ? "It rains: " : "As in rain, ");
  say_selector (self, op->a);
  say (self, " moves up to ");
  say_spaces (self, op->v);
  say (self, " ");
  if (op->x.type == BM_REF_SLOT)
    {
      say (self, "in the direction ");
      say_ref (self, op->x);
    }
  else
    say_directions (self, 1u << op->n);
  if (op->flags & BM_FLAG_HEEDLESS)
    say (self, ", whatever Suspicion is");
  say (self, "; then Suspicion rises by ");
  say_value (self, op->w);
  say (self, ".\n");
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
      say (self, draw[op->n]);
      say_value (self, op->v);
      say (self, is_number (op->v, 1) ? " card" : " cards");
    }
  else if (op->code == BM_OP_DISCARD)
    {
      say (self, discard[op->n]);
      if (op->x.type == BM_REF_NONE)
        say (self, "the whole hand");
      else
        say_ref (self, op->x);
    }
  else
    {
      say (self, "look at ");
      if (op->x.type == BM_REF_NONE)
        g_string_append_printf (self->string, "%s whole hand", hands[op->n]);
      else
        say_ref (self, op->x);
    }
  say (self, ".\n");
}

static void
say_two (BmExplanation *self,
         const BmOp    *op)
{
  if (op->code == BM_OP_MOVE)
    {
      say_thing (self, op->x, op->n);
      say (self, " goes to ");
      say_place (self, op->y);
    }
  else
    {
      say_ref (self, op->x);
      say (self, " and ");
      say_ref (self, op->y);
      say (self, " change places");
    }
  say (self, ".\n");
}

static void
say_one (BmExplanation *self,
         const BmOp    *op)
{
  switch ((int) op->code)
    {
    case BM_OP_PUT:
      bm_explain_things (self->string, 1u << op->n, BM_EXPLAIN_ONE);
      say (self, " from the supply is put into ");
      say_place (self, op->y);
      break;
    case BM_OP_TAKE:
      say_thing (self, op->x, op->n);
      say (self, " returns to the supply");
      break;
    case BM_OP_STUN:
      say_ref (self, op->x);
      say (self, " is stunned");
      break;
    case BM_OP_DIE:
      say (self, (op->flags & BM_FLAG_EATEN) ? "the Bird eats " : "this leaves the board: ");
      say_ref (self, op->x);
      break;
    default:
      break;
    }
  say (self, ".\n");
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
      say (self, (op->flags & BM_FLAG_OPTIONAL) ? ", or not, " : " ");
    }
  else
    say (self, "Take ");
  say_selector (self, op->a);
  say_name (self, op->slot);
  say (self, ".\n");
}

static void
say_roll (BmExplanation *self,
          const BmOp    *op)
{
  if (op->n == 0)
    say (self, "Roll for a column");
  else
    g_string_append_printf (self->string, "Roll a die of %u", op->n);
  say_name (self, op->slot);
  if (op->b != BM_NO_CODE)
    {
      say (self, ", again if ");
      bm_explain_predicate (self->string, self->card, op->b);
    }
  say (self, ".\n");
}

static void
say_keep (BmExplanation *self,
          const BmOp    *op)
{
  if (self->card->slot_names[op->slot] == NULL)
    say (self, "Remember ");
  else
    g_string_append_printf (self->string, "Let \"%s\" be ", self->card->slot_names[op->slot]);
  if (op->a != BM_NO_CODE)
    say_value (self, op->a);
  else
    say_ref (self, op->x);
  say (self, ".\n");
}

/* --- Programs -------------------------------------------------------------------------------------------------- */

static void say_block (BmExplanation *self,
                       guint          pc,
                       guint          end);

static guint
end_of_program (BmExplanation *self,
                guint          pc)
{
  while (op_at (self, pc)->code != BM_OP_END)
    pc++;
  return pc;
}

static void
say_inner (BmExplanation *self,
           guint          pc,
           guint          end)
{
  self->depth++;
  say_block (self, pc, end);
  self->depth--;
}

static void
say_effect (BmExplanation *self,
            const BmOp    *op)
{
  const BmPart *part = &bm_card_set->parts[self->card->part + op->n];

  say (self, "In force ");
  bm_explain_until (self->string, self->card, part);
  if (part->times > 0)
    g_string_append_printf (self->string, ", %u time%s", part->times, part->times == 1 ? "" : "s");
  say (self, ":\n");
  if (part->trigger == BM_NO_CODE)
    {
      g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
      g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

      bm_explain_mods (self->string, self->card, part->mod, part->n_mods, bullet);
      if (op->by == BM_BY_OWNER)
        return;
      g_string_append_printf (self->string, "%sBarred are the cards that are in the %s hand now", bullet,
                              op->by == BM_BY_BIRD ? "Bird’s" : "Worms’");
      if (op->x.type != BM_REF_NONE)
        {
          say (self, ", without ");
          say_ref (self, op->x);
        }
      say (self, ".\n");
    }
  else
    {
      const BmTrigger *trigger = &bm_card_set->triggers[part->trigger];

      self->depth++;
      begin_line (self);
      bm_explain_trigger (self->string, self->card, trigger);
      say (self, ":\n");
      say_inner (self, trigger->start, end_of_program (self, trigger->start));
      self->depth--;
    }
}

static guint
say_loop (BmExplanation *self,
          guint          pc)
{
  const BmOp *op = op_at (self, pc);

  if (op->code == BM_OP_TIMES)
    {
      say_value (self, op->a);
      say (self, " times");
    }
  else
    {
      const BmSelector *selector = &bm_card_set->selectors[op->a];

      say (self, "For ");
      say_selector (self, op->a);
      say_name (self, op->slot);
      if (op->flags & BM_FLAG_OWNER)
        {
          say (self, ", in an order that ");
          bm_explain_by (self->string, self->card, BM_BY_OWNER, "choose");
        }
      else if (selector->how != BM_HOW_ALL && selector->how != BM_HOW_RANDOM)
        {
          say (self, ", which ");
          bm_explain_by (self->string, self->card, selector->by, "choose");
          say (self, " one after the other");
        }
    }
  say (self, ":\n");
  if (pc + 2 == op->jump)
    {
      self->depth++;
      begin_line (self);
      say (self, "(nothing but that)\n");
      self->depth--;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  return op->jump;
}

static guint
say_if (BmExplanation *self,
        guint          pc)
{
  const BmOp *op = op_at (self, pc);
  const BmOp *last = op_at (self, op->jump - 1u);

  say (self, "If ");
  bm_explain_predicate (self->string, self->card, op->a);
  say (self, ":\n");
  if (last->code != BM_OP_JUMP || last->jump <= op->jump)
    {
      say_inner (self, pc + 1, op->jump);
      return op->jump;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  begin_line (self);
  say (self, "Otherwise:\n");
  say_inner (self, op->jump, last->jump);
  return last->jump;
}

static guint
say_choose (BmExplanation *self,
            guint          pc)
{
  const BmOp *op = op_at (self, pc);

  bm_explain_by (self->string, self->card, op->by, "choose");
  say (self, (op->flags & BM_FLAG_OPTIONAL) ? " one of these, or nothing:\n" : " one of these:\n");
  self->depth++;
  for (guint i = 0; i < op->n; i++)
    {
      const BmAlternative *alternative = &bm_card_set->alternatives[op->a + i];
      guint end = i + 1 < op->n ? bm_card_set->alternatives[op->a + i + 1].start : op->jump;

      begin_line (self);
      g_string_append_printf (self->string, "\"%s\"", bm_card_set->names[alternative->name]);
      bm_explain_condition (self->string, self->card, alternative->condition);
      say (self, ":\n");
      say_inner (self, alternative->start, end - 1);
    }
  self->depth--;
  return op->jump;
}

/* The op at PC, and all that belongs to it; where the next one is. */
static guint
say_op (BmExplanation *self,
        guint          pc)
{
  const BmOp *op = op_at (self, pc);

  switch ((BmOpCode) op->code)
    {
    case BM_OP_EACH:
    case BM_OP_TIMES:
      return say_loop (self, pc);
    case BM_OP_IF:
      return say_if (self, pc);
    case BM_OP_CHOOSE:
      return say_choose (self, pc);
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
      say (self, "Choose how many, up to ");
      say_value (self, op->a);
      say (self, ".\n");
      break;
    case BM_OP_DIRECTION:
      say (self, "Choose a direction: ");
      say_directions (self, op->b);
      say_name (self, op->slot);
      say (self, ".\n");
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
    case BM_OP_EFFECT:
      say_effect (self, op);
      break;
    case BM_OP_END:
    case BM_OP_AGAIN:
    case BM_OP_JUMP:
    case BM_N_OPS:
    default:
      say (self, "?\n");
      break;
    }
  return pc + 1;
}

static void
say_block (BmExplanation *self,
           guint          pc,
           guint          end)
{
  while (pc < end)
    {
      gsize line;

      begin_line (self);
      line = self->line;
      pc = say_op (self, pc);
      capitalise (self, line);
    }
}

static void
say_program (BmExplanation *self,
             guint          start)
{
  say_block (self, start, end_of_program (self, start));
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static void
say_title (BmExplanation *self)
{
  static const char *const decks[] = {
    [BM_DECK_WORM_CHAMPION] = "Worm champion",
    [BM_DECK_BIRD_CHAMPION] = "Bird champion",
    [BM_DECK_BIRD] = "ability card of the Bird",
    [BM_DECK_WORM] = "ability card of the Worms",
    [BM_DECK_EVENT] = "Special Event",
  };
  const BmCard *card = self->card;

  g_string_append_printf (self->string, "%s (%s), %s", card->name, card->id, decks[card->deck]);
  if (card->copies > 1)
    g_string_append_printf (self->string, ", %u copies", card->copies);
  if (card->health > 0)
    g_string_append_printf (self->string, ", Health %u", card->health);
  say (self, "\n");
}

static void
say_use (BmExplanation *self)
{
  static const char *const times[] = {
    [BM_PER_ANY] = "as often as wanted",
    [BM_PER_TURN] = "once per turn",
    [BM_PER_MATCH] = "once per match",
  };
  const BmCard *card = self->card;

  g_string_append_printf (self->string, "Power, %s, costs %u action%s", times[card->use_per], card->use_cost,
                          card->use_cost == 1 ? "" : "s");
  bm_explain_condition (self->string, card, card->use_condition);
  say (self, ":\n");
  say_program (self, card->use_start);
}

char *
bm_cards_explain (guint8 number)
{
  const BmCard *card = bm_card (number);
  BmExplanation self = { .string = g_string_new (NULL), .card = card };

  say_title (&self);
  if (card->n_rule > 0)
    {
      say (&self, "Standing rule:\n");
      bm_explain_mods (self.string, card, card->rule, card->n_rule, "- ");
    }
  if (card->has_use)
    say_use (&self);
  for (guint i = 0; i < card->n_trigger; i++)
    {
      const BmTrigger *trigger = &bm_card_set->triggers[card->trigger + i];

      bm_explain_trigger (self.string, card, trigger);
      say (&self, ":\n");
      say_program (&self, trigger->start);
    }
  if (card->has_do)
    {
      say (&self, card->deck == BM_DECK_EVENT ? "When drawn" : "When played");
      bm_explain_condition (self.string, card, card->condition);
      say (&self, ":\n");
      say_program (&self, card->do_start);
    }
  return g_string_free (self.string, FALSE);
}
