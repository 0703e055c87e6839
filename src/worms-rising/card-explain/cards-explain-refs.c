/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: who and what they speak of.
 */
#include "cards-explain.h"

#include <string.h>

static gboolean
is_bird (const WrCard *card,
         guint8        by)
{
  if (by != WR_BY_OWNER)
    return by == WR_BY_BIRD;
  return card->deck == WR_DECK_BIRD || card->deck == WR_DECK_BIRD_CHAMPION;
}

void
wr_explain_by (GString      *string,
               const WrCard *card,
               guint8        by,
               const char   *verb)
{
  if (is_bird (card, by))
    g_string_append_printf (string, "the Bird %ss", verb);
  else
    g_string_append_printf (string, "the Worms %s", verb);
}

/* What the card puts into a slot without a name. */
static guint
kinds_of_slot (const WrCard *card,
               guint         slot)
{
  guint kinds = 0;

  for (guint pc = 0; pc < card->n_ops; pc++)
    {
      const WrOp *op = &wr_card_set->ops[card->op + pc];

      if (op->code == WR_OP_PICK || op->code == WR_OP_EACH)
        kinds = wr_card_set->selectors[op->a].kinds;
      if ((op->code == WR_OP_PICK || op->code == WR_OP_EACH || op->code == WR_OP_KEEP) && op->slot == slot)
        break;
    }
  return kinds;
}

static gboolean
is_named (const WrCard *card,
          guint         slot,
          const char   *name)
{
  return g_strcmp0 (card->slot_names[slot], name) == 0;
}

static void
append_slot (GString      *string,
             const WrCard *card,
             guint         slot)
{
  const char *name = card->slot_names[slot];
  guint kinds;

  if (name == NULL && card->slot_types[slot] == WR_SLOT_NUMBER)
    g_string_append (string, "that many");
  else if (name == NULL)
    {
      kinds = kinds_of_slot (card, slot);
      g_string_append (string, "that ");
      if (kinds == 0)
        g_string_append (string, "thing");
      wr_explain_things (string, kinds, WR_EXPLAIN_BARE);
    }
  else if (is_named (card, slot, "who"))
    g_string_append (string, "that piece");
  else if (is_named (card, slot, "from"))
    g_string_append (string, "the space it left");
  else if (is_named (card, slot, "to"))
    g_string_append (string, "the space it came to");
  else
    g_string_append_printf (string, "\"%s\"", name);
}

void
wr_explain_ref (GString      *string,
                const WrCard *card,
                WrRef         ref)
{
  switch ((WrRefType) ref.type)
    {
    case WR_REF_SELF:
      g_string_append (string, card->deck == WR_DECK_WORM_CHAMPION ? "this Worm" : "the Bird");
      return;
    case WR_REF_BIRD:
      g_string_append (string, "the Bird");
      return;
    case WR_REF_IT:
      g_string_append (string, "it");
      return;
    case WR_REF_SLOT:
      append_slot (string, card, ref.n);
      return;
    case WR_REF_CELL:
      g_string_append_printf (string, "column \"%s\", row \"%s\"", card->slot_names[ref.n],
                              card->slot_names[ref.m]);
      return;
    case WR_REF_PICKED:
      g_string_append (string, "what was chosen before");
      return;
    case WR_REF_NONE:
    default:
      g_string_append (string, "nothing");
      return;
    }
}

static gboolean
is_column (const WrCard *card,
           WrRef         ref)
{
  return ref.type == WR_REF_SLOT && card->slot_names[ref.n] != NULL && card->slot_types[ref.n] == WR_SLOT_COLUMN;
}

void
wr_explain_own (GString      *string,
                const WrCard *card,
                WrRef         ref,
                const char   *word)
{
  if (ref.type == WR_REF_IT)
    g_string_append_printf (string, "the same %s", word);
  else if (ref.type == WR_REF_SELF || ref.type == WR_REF_BIRD)
    {
      wr_explain_ref (string, card, ref);
      g_string_append_printf (string, "’s %s", word);
    }
  else if (is_column (card, ref) && strcmp (word, "column") == 0)
    {
      g_string_append (string, "column ");
      wr_explain_ref (string, card, ref);
    }
  else if (strcmp (word, "space") == 0
           && (ref.type == WR_REF_CELL
               || (ref.type == WR_REF_SLOT && (is_named (card, ref.n, "from") || is_named (card, ref.n, "to")))))
    wr_explain_ref (string, card, ref);
  else
    {
      g_string_append_printf (string, "the %s of ", word);
      wr_explain_ref (string, card, ref);
    }
}
