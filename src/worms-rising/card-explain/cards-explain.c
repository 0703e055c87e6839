/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: what their code does, as a list in plain English.  For authors and reviewers of cards, so it is
 * made from the code alone and not translated.
 */
#include "cards-explain.h"

static const WrOp *
op_at (WrExplanation *self,
       guint          pc)
{
  return &wr_card_set->ops[self->card->op + pc];
}

/* --- Programs -------------------------------------------------------------------------------------------------- */

static guint say_op (WrExplanation *self,
                     guint          pc);

/* Whether the op only stores the last choice, which needs no text. */
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
      if (is_silent (self, op_at (self, pc)))
        pc++;
      else
        {
          gsize start = wr_begin_line (self);

          pc = say_op (self, pc);
          wr_capitalise (self, start);
        }
    }
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
say_program (WrExplanation *self,
             guint          pc)
{
  guint end = pc;

  while (op_at (self, end)->code != WR_OP_END)
    end++;
  say_block (self, pc, end);
}

/* The effect of a part of the card, after the op that puts it in force. */
static void
say_part (WrExplanation *self,
          const WrOp    *op)
{
  static const WrPhraseSlot slots[] = {
    WR_TEST ("bird", WrOp, by, wr_is_byte, WR_BY_BIRD),
    WR_TEST ("all", WrOp, x, wr_is_byte, WR_REF_NONE),
    WR_FILL ("card", WrOp, x, wr_fill_ref),
    WR_NO_MORE_SLOTS
  };
  const WrPart *part = &wr_card_set->parts[self->card->part + op->n];

  self->depth++;
  if (part->trigger == WR_NO_CODE)
    {
      wr_say_mods (self, part->mod, part->n_mods);
      if (op->by != WR_BY_OWNER)
        {
          wr_begin_line (self);
          wr_say (self, slots, op,
                  "Named are the cards that are in the [bird?Bird’s|Worms’] hand now[all?|, but not {card}].\n");
        }
    }
  else
    {
      const WrTrigger *trigger = &wr_card_set->triggers[part->trigger];

      wr_begin_line (self);
      wr_fill_trigger (self, trigger, "");
      self->depth++;
      say_program (self, trigger->start);
      self->depth--;
    }
  self->depth--;
}

static guint
say_if (WrExplanation *self,
        guint          pc)
{
  const WrOp *op = op_at (self, pc), *last = op_at (self, op->jump - 1u);

  if (last->code != WR_OP_JUMP || last->jump <= op->jump)
    {
      say_inner (self, pc + 1, op->jump);
      return op->jump;
    }
  say_inner (self, pc + 1, op->jump - 1u);
  wr_begin_line (self);
  g_string_append (self->string, "Otherwise:\n");
  say_inner (self, op->jump, last->jump);
  return last->jump;
}

static void
say_alternatives (WrExplanation *self,
                  const WrOp    *op)
{
  self->depth++;
  for (guint i = 0; i < op->n; i++)
    {
      const WrAlternative *alternative = &wr_card_set->alternatives[op->a + i];
      guint end = i + 1 < op->n ? wr_card_set->alternatives[op->a + i + 1].start : op->jump;

      wr_begin_line (self);
      g_string_append_printf (self->string, "\"%s\"", wr_card_set->names[alternative->name]);
      wr_fill_condition (self, &alternative->condition, "");
      g_string_append (self->string, ":\n");
      say_inner (self, alternative->start, end - 1);
    }
  self->depth--;
}

/* The op at PC with its nested ops; returns the position of the next one. */
static guint
say_op (WrExplanation *self,
        guint          pc)
{
  const WrOp *op = op_at (self, pc);

  wr_fill_op (self, op, "");
  switch ((int) op->code)
    {
    case WR_OP_EACH:
    case WR_OP_TIMES:
      if (pc + 2 == op->jump)
        {
          self->depth++;
          wr_begin_line (self);
          g_string_append (self->string, "(nothing but that)\n");
          self->depth--;
        }
      say_inner (self, pc + 1, op->jump - 1u);
      return op->jump;
    case WR_OP_IF:
      return say_if (self, pc);
    case WR_OP_CHOOSE:
      say_alternatives (self, op);
      return op->jump;
    case WR_OP_EFFECT:
      say_part (self, op);
      return pc + 1;
    default:
      return pc + 1;
    }
}

/* --- Cards ----------------------------------------------------------------------------------------------------- */

static const WrPhraseSlot card_slots[] = {
  WR_FILL ("name", WrCard, name, wr_fill_string),
  WR_FILL ("id", WrCard, id, wr_fill_string),
  WR_TEST ("worm-champion", WrCard, deck, wr_is_byte, WR_DECK_WORM_CHAMPION),
  WR_TEST ("bird-champion", WrCard, deck, wr_is_byte, WR_DECK_BIRD_CHAMPION),
  WR_TEST ("bird", WrCard, deck, wr_is_byte, WR_DECK_BIRD),
  WR_TEST ("event", WrCard, deck, wr_is_byte, WR_DECK_EVENT),
  WR_FILL ("copies", WrCard, copies, wr_fill_byte),
  WR_TEST ("single", WrCard, copies, wr_is_byte, 1),
  WR_TEST ("no-copies", WrCard, copies, wr_is_byte, 0),
  WR_FILL ("health", WrCard, health, wr_fill_byte),
  WR_TEST ("no-health", WrCard, health, wr_is_byte, 0),
  WR_TEST ("per-turn", WrCard, use_per, wr_is_byte, WR_PER_TURN),
  WR_TEST ("per-match", WrCard, use_per, wr_is_byte, WR_PER_MATCH),
  WR_FILL ("cost", WrCard, use_cost, wr_fill_byte),
  WR_TEST ("cost=1", WrCard, use_cost, wr_is_byte, 1),
  WR_FILL ("use-condition", WrCard, use_condition, wr_fill_condition),
  WR_FILL ("condition", WrCard, condition, wr_fill_condition),
  WR_NO_MORE_SLOTS
};

char *
wr_cards_explain (guint8 number)
{
  const WrCard *card = wr_card (number);
  WrExplanation self = { .string = g_string_new (NULL), .card = card };

  wr_say (&self, card_slots, card,
          "{name} ({id}), [worm-champion?Worm champion|bird-champion?Bird champion|event?Special Event"
          "|bird?ability card of the Bird|ability card of the Worms]"
          "[no-copies?|single?|, {copies} copies][no-health?|, Health {health}]\n");
  if (card->n_rule > 0)
    {
      g_string_append (self.string, "Standing rule:\n");
      wr_say_mods (&self, card->rule, card->n_rule);
    }
  if (card->has_use)
    {
      wr_say (&self, card_slots, card,
              "Power, [per-turn?once per turn|per-match?once per match|as often as wanted], "
              "costs {cost} [cost=1?action|actions]{use-condition}:\n");
      say_program (&self, card->use_start);
    }
  for (guint i = 0; i < card->n_trigger; i++)
    {
      const WrTrigger *trigger = &wr_card_set->triggers[card->trigger + i];

      wr_fill_trigger (&self, trigger, "");
      say_program (&self, trigger->start);
    }
  if (card->has_do)
    {
      wr_say (&self, card_slots, card, "When [event?drawn|played]{condition}:\n");
      say_program (&self, card->do_start);
    }
  return g_string_free (self.string, FALSE);
}
