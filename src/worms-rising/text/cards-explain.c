/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what their code does, as a list in plain English.  It is for those who make cards and for those who
 * check them, so it is made from the code alone and never translated.
 */
#include "cards-explain.h"

#include <string.h>

static const BmOp *
op_at (BmExplanation *self,
       guint          pc)
{
  return &bm_card_set->ops[self->card->op + pc];
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

  bm_say (self, "In force ");
  bm_explain_until (self->string, self->card, part);
  if (part->times > 0)
    {
      if (part->times == 1)
        bm_say (self, ", only the first time");
      else
        g_string_append_printf (self->string, ", only the first %u times", part->times);
    }
  bm_say (self, ":\n");
  if (part->trigger == BM_NO_CODE)
    {
      g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
      g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

      bm_explain_mods (self->string, self->card, part->mod, part->n_mods, bullet);
      if (op->by == BM_BY_OWNER)
        return;
      g_string_append_printf (self->string, "%sNamed are the cards that are in the %s hand now", bullet,
                              op->by == BM_BY_BIRD ? "Bird’s" : "Worms’");
      if (op->x.type != BM_REF_NONE)
        {
          bm_say (self, ", but not ");
          bm_say_ref (self, op->x);
        }
      bm_say (self, ".\n");
    }
  else
    {
      const BmTrigger *trigger = &bm_card_set->triggers[part->trigger];

      self->depth++;
      bm_begin_line (self);
      bm_explain_trigger (self->string, self->card, trigger);
      bm_say (self, ":\n");
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
      bm_say_value (self, op->a);
      bm_say (self, " times");
    }
  else
    {
      const guint pieces = 1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE | 1u << BM_THING_BIRD | 1u << BM_THING_CARD;
      const BmSelector *selector = &bm_card_set->selectors[op->a];

      bm_say (self, "For ");
      bm_say_selector (self, op->a);
      bm_say_name (self, op->slot);
      if (op->flags & BM_FLAG_OWNER)
        {
          bm_say (self, ", in an order that ");
          bm_explain_by (self->string, self->card, BM_BY_OWNER, "choose");
        }
      else if (selector->how != BM_HOW_ALL && selector->how != BM_HOW_RANDOM)
        {
          bm_say (self, ", which ");
          bm_explain_by (self->string, self->card, selector->by, "choose");
          bm_say (self, " one after the other");
        }
      else if ((selector->kinds & ~pieces) != 0 && selector->how == BM_HOW_ALL)
        bm_say (self, ", one after the other in the order of the board");
    }
  bm_say (self, ":\n");
  if (pc + 2 == op->jump)
    {
      self->depth++;
      bm_begin_line (self);
      bm_say (self, "(nothing but that)\n");
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

  bm_say (self, "If ");
  bm_explain_predicate (self->string, self->card, op->a);
  bm_say (self, ":\n");
  if (last->code != BM_OP_JUMP || last->jump <= op->jump)
    {
      say_inner (self, pc + 1, op->jump);
      return op->jump;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  bm_begin_line (self);
  bm_say (self, "Otherwise:\n");
  say_inner (self, op->jump, last->jump);
  return last->jump;
}

static guint
say_choose (BmExplanation *self,
            guint          pc)
{
  const BmOp *op = op_at (self, pc);

  bm_explain_by (self->string, self->card, op->by, "choose");
  bm_say (self, (op->flags & BM_FLAG_OPTIONAL) ? " one of these, or nothing:\n" : " one of these:\n");
  self->depth++;
  for (guint i = 0; i < op->n; i++)
    {
      const BmAlternative *alternative = &bm_card_set->alternatives[op->a + i];
      guint end = i + 1 < op->n ? bm_card_set->alternatives[op->a + i + 1].start : op->jump;

      bm_begin_line (self);
      g_string_append_printf (self->string, "\"%s\"", bm_card_set->names[alternative->name]);
      bm_explain_condition (self->string, self->card, alternative->condition);
      bm_say (self, ":\n");
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

  switch ((int) op->code)
    {
    case BM_OP_EACH:
    case BM_OP_TIMES:
      return say_loop (self, pc);
    case BM_OP_IF:
      return say_if (self, pc);
    case BM_OP_CHOOSE:
      return say_choose (self, pc);
    case BM_OP_EFFECT:
      say_effect (self, op);
      break;
    default:
      bm_say_operation (self, op);
      break;
    }
  return pc + 1;
}

/* What was just chosen is put by, which goes without saying. */
static gboolean
is_silent (BmExplanation *self,
           const BmOp    *op)
{
  return op->code == BM_OP_KEEP && op->a == BM_NO_CODE && op->x.type == BM_REF_IT
         && self->card->slot_names[op->slot] == NULL;
}

static void
say_block (BmExplanation *self,
           guint          pc,
           guint          end)
{
  while (pc < end)
    {
      gsize line;

      if (is_silent (self, op_at (self, pc)))
        {
          pc++;
          continue;
        }
      bm_begin_line (self);
      line = self->line;
      pc = say_op (self, pc);
      bm_capitalise (self, line);
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
  bm_say (self, "\n");
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
  bm_say (self, ":\n");
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
      bm_say (&self, "Standing rule:\n");
      bm_explain_mods (self.string, card, card->rule, card->n_rule, "- ");
    }
  if (card->has_use)
    say_use (&self);
  for (guint i = 0; i < card->n_trigger; i++)
    {
      const BmTrigger *trigger = &bm_card_set->triggers[card->trigger + i];

      bm_explain_trigger (self.string, card, trigger);
      bm_say (&self, ":\n");
      say_program (&self, trigger->start);
    }
  if (card->has_do)
    {
      bm_say (&self, card->deck == BM_DECK_EVENT ? "When drawn" : "When played");
      bm_explain_condition (self.string, card, card->condition);
      bm_say (&self, ":\n");
      say_program (&self, card->do_start);
    }
  return g_string_free (self.string, FALSE);
}
