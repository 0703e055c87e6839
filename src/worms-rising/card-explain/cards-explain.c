/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what their code does, as a list in plain English.  It is for those who make cards and for those who
 * check them, so it is made from the code alone and never translated.
 */
#include "cards-explain.h"

#include <string.h>

static const WrOp *
op_at (WrExplanation *self,
       guint          pc)
{
  return &wr_card_set->ops[self->card->op + pc];
}

/* --- Programs -------------------------------------------------------------------------------------------------- */

static void say_block (WrExplanation *self,
                       guint          pc,
                       guint          end);

static guint
end_of_program (WrExplanation *self,
                guint          pc)
{
  while (op_at (self, pc)->code != WR_OP_END)
    pc++;
  return pc;
}

static void
say_inner (WrExplanation *self,
           guint          pc,
           guint          end)
{
  self->depth++;
  say_block (self, pc, end);
  self->depth--;
}

static void
say_effect (WrExplanation *self,
            const WrOp    *op)
{
  const WrPart *part = &wr_card_set->parts[self->card->part + op->n];

  wr_say (self, "In force ");
  wr_explain_until (self->string, self->card, part);
  if (part->times > 0)
    {
      if (part->times == 1)
        wr_say (self, ", only the first time");
      else
        g_string_append_printf (self->string, ", only the first %u times", part->times);
    }
  wr_say (self, ":\n");
  if (part->trigger == WR_NO_CODE)
    {
      g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
      g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

      wr_explain_mods (self->string, self->card, part->mod, part->n_mods, bullet);
      if (op->by == WR_BY_OWNER)
        return;
      g_string_append_printf (self->string, "%sNamed are the cards that are in the %s hand now", bullet,
                              op->by == WR_BY_BIRD ? "Bird’s" : "Worms’");
      if (op->x.type != WR_REF_NONE)
        {
          wr_say (self, ", but not ");
          wr_say_ref (self, op->x);
        }
      wr_say (self, ".\n");
    }
  else
    {
      const WrTrigger *trigger = &wr_card_set->triggers[part->trigger];

      self->depth++;
      wr_begin_line (self);
      wr_explain_trigger (self->string, self->card, trigger);
      wr_say (self, ":\n");
      say_inner (self, trigger->start, end_of_program (self, trigger->start));
      self->depth--;
    }
}

static guint
say_loop (WrExplanation *self,
          guint          pc)
{
  const WrOp *op = op_at (self, pc);

  if (op->code == WR_OP_TIMES)
    {
      wr_say_value (self, op->a);
      wr_say (self, " times");
    }
  else
    {
      const guint pieces = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE | 1u << WR_THING_BIRD | 1u << WR_THING_CARD;
      const WrSelector *selector = &wr_card_set->selectors[op->a];

      wr_say (self, "For ");
      wr_say_selector (self, op->a);
      wr_say_name (self, op->slot);
      if (op->flags & WR_FLAG_OWNER)
        {
          wr_say (self, ", in an order that ");
          wr_explain_by (self->string, self->card, WR_BY_OWNER, "choose");
        }
      else if (selector->how != WR_HOW_ALL && selector->how != WR_HOW_RANDOM)
        {
          wr_say (self, ", which ");
          wr_explain_by (self->string, self->card, selector->by, "choose");
          wr_say (self, " one after the other");
        }
      else if ((selector->kinds & ~pieces) != 0 && selector->how == WR_HOW_ALL)
        wr_say (self, ", one after the other in the order of the board");
    }
  wr_say (self, ":\n");
  if (pc + 2 == op->jump)
    {
      self->depth++;
      wr_begin_line (self);
      wr_say (self, "(nothing but that)\n");
      self->depth--;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  return op->jump;
}

static guint
say_if (WrExplanation *self,
        guint          pc)
{
  const WrOp *op = op_at (self, pc);
  const WrOp *last = op_at (self, op->jump - 1u);

  wr_say (self, "If ");
  wr_explain_predicate (self->string, self->card, op->a);
  wr_say (self, ":\n");
  if (last->code != WR_OP_JUMP || last->jump <= op->jump)
    {
      say_inner (self, pc + 1, op->jump);
      return op->jump;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  wr_begin_line (self);
  wr_say (self, "Otherwise:\n");
  say_inner (self, op->jump, last->jump);
  return last->jump;
}

static guint
say_choose (WrExplanation *self,
            guint          pc)
{
  const WrOp *op = op_at (self, pc);

  wr_explain_by (self->string, self->card, op->by, "choose");
  wr_say (self, (op->flags & WR_FLAG_OPTIONAL) ? " one of these, or nothing:\n" : " one of these:\n");
  self->depth++;
  for (guint i = 0; i < op->n; i++)
    {
      const WrAlternative *alternative = &wr_card_set->alternatives[op->a + i];
      guint end = i + 1 < op->n ? wr_card_set->alternatives[op->a + i + 1].start : op->jump;

      wr_begin_line (self);
      g_string_append_printf (self->string, "\"%s\"", wr_card_set->names[alternative->name]);
      wr_explain_condition (self->string, self->card, alternative->condition);
      wr_say (self, ":\n");
      say_inner (self, alternative->start, end - 1);
    }
  self->depth--;
  return op->jump;
}

/* The op at PC, and all that belongs to it; where the next one is. */
static guint
say_op (WrExplanation *self,
        guint          pc)
{
  const WrOp *op = op_at (self, pc);

  switch ((int) op->code)
    {
    case WR_OP_EACH:
    case WR_OP_TIMES:
      return say_loop (self, pc);
    case WR_OP_IF:
      return say_if (self, pc);
    case WR_OP_CHOOSE:
      return say_choose (self, pc);
    case WR_OP_EFFECT:
      say_effect (self, op);
      break;
    default:
      wr_say_operation (self, op);
      break;
    }
  return pc + 1;
}

/* What was just chosen is put by, which goes without saying. */
static gboolean
is_silent (WrExplanation *self,
           const WrOp    *op)
{
  return op->code == WR_OP_KEEP && op->a == WR_NO_CODE && op->x.type == WR_REF_IT
         && self->card->slot_names[op->slot] == NULL;
}

static void
say_block (WrExplanation *self,
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
      wr_begin_line (self);
      line = self->line;
      pc = say_op (self, pc);
      wr_capitalise (self, line);
    }
}

static void
say_program (WrExplanation *self,
             guint          start)
{
  say_block (self, start, end_of_program (self, start));
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static void
say_title (WrExplanation *self)
{
  static const char *const decks[] = {
    [WR_DECK_WORM_CHAMPION] = "Worm champion",
    [WR_DECK_BIRD_CHAMPION] = "Bird champion",
    [WR_DECK_BIRD] = "ability card of the Bird",
    [WR_DECK_WORM] = "ability card of the Worms",
    [WR_DECK_EVENT] = "Special Event",
  };
  const WrCard *card = self->card;

  g_string_append_printf (self->string, "%s (%s), %s", card->name, card->id, decks[card->deck]);
  if (card->copies > 1)
    g_string_append_printf (self->string, ", %u copies", card->copies);
  if (card->health > 0)
    g_string_append_printf (self->string, ", Health %u", card->health);
  wr_say (self, "\n");
}

static void
say_use (WrExplanation *self)
{
  static const char *const times[] = {
    [WR_PER_ANY] = "as often as wanted",
    [WR_PER_TURN] = "once per turn",
    [WR_PER_MATCH] = "once per match",
  };
  const WrCard *card = self->card;

  g_string_append_printf (self->string, "Power, %s, costs %u action%s", times[card->use_per], card->use_cost,
                          card->use_cost == 1 ? "" : "s");
  wr_explain_condition (self->string, card, card->use_condition);
  wr_say (self, ":\n");
  say_program (self, card->use_start);
}

char *
wr_cards_explain (guint8 number)
{
  const WrCard *card = wr_card (number);
  WrExplanation self = { .string = g_string_new (NULL), .card = card };

  say_title (&self);
  if (card->n_rule > 0)
    {
      wr_say (&self, "Standing rule:\n");
      wr_explain_mods (self.string, card, card->rule, card->n_rule, "- ");
    }
  if (card->has_use)
    say_use (&self);
  for (guint i = 0; i < card->n_trigger; i++)
    {
      const WrTrigger *trigger = &wr_card_set->triggers[card->trigger + i];

      wr_explain_trigger (self.string, card, trigger);
      wr_say (&self, ":\n");
      say_program (&self, trigger->start);
    }
  if (card->has_do)
    {
      wr_say (&self, card->deck == WR_DECK_EVENT ? "When drawn" : "When played");
      wr_explain_condition (self.string, card, card->condition);
      wr_say (&self, ":\n");
      say_program (&self, card->do_start);
    }
  return g_string_free (self.string, FALSE);
}
