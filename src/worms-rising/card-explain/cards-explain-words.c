/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: references, in plain English.
 */
#include "cards-explain.h"

#include <string.h>

/* --- References ------------------------------------------------------------------------------------------------- */

/* The kinds of things that the card stores in an unnamed slot. */
static guint16
kinds_of_slot (const WrCard *card,
               guint         slot)
{
  guint16 kinds = 0;

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

static void
say_slot (WrExplanation *self,
          guint          slot)
{
  const char *name = self->card->slot_names[slot];
  guint16 kinds;

  if (g_strcmp0 (name, "who") == 0)
    g_string_append (self->string, "that piece");
  else if (g_strcmp0 (name, "from") == 0)
    g_string_append (self->string, "the space it left");
  else if (g_strcmp0 (name, "to") == 0)
    g_string_append (self->string, "the space it came to");
  else if (name != NULL)
    g_string_append_printf (self->string, "\"%s\"", name);
  else if (self->card->slot_types[slot] == WR_SLOT_NUMBER)
    g_string_append (self->string, "that many");
  else
    {
      kinds = kinds_of_slot (self->card, slot);
      g_string_append (self->string, kinds == 0 ? "that thing" : "that ");
      wr_fill_things (self, &kinds, "bare");
    }
}

void
wr_fill_ref (WrExplanation *self,
             gconstpointer  field,
             const char    *word)
{
  static const char *const titles[] = {
    [WR_REF_NONE] = "nothing", [WR_REF_SELF] = "the Bird", [WR_REF_BIRD] = "the Bird", [WR_REF_IT] = "it",
    [WR_REF_PICKED] = "what was chosen before",
  };
  const WrRef *ref = field;
  const char *name = ref->type == WR_REF_SLOT ? self->card->slot_names[ref->n] : NULL;
  gboolean has = *word != '\0' && (ref->type == WR_REF_SELF || ref->type == WR_REF_BIRD);
  gboolean is = strcmp (word, "space") == 0 && (ref->type == WR_REF_CELL || g_strcmp0 (name, "from") == 0
                                                || g_strcmp0 (name, "to") == 0);

  if (ref->type == WR_REF_IT && *word != '\0')
    {
      g_string_append_printf (self->string, "the same %s", word);
      return;
    }
  if (name != NULL && self->card->slot_types[ref->n] == WR_SLOT_COLUMN && strcmp (word, "column") == 0)
    g_string_append (self->string, "column ");
  else if (*word != '\0' && !has && !is)
    g_string_append_printf (self->string, "the %s of ", word);
  if (ref->type == WR_REF_SLOT)
    say_slot (self, ref->n);
  else if (ref->type == WR_REF_CELL)
    g_string_append_printf (self->string, "column \"%s\", row \"%s\"", self->card->slot_names[ref->n],
                            self->card->slot_names[ref->m]);
  else if (ref->type == WR_REF_SELF && self->card->deck == WR_DECK_WORM_CHAMPION)
    g_string_append (self->string, "this Worm");
  else
    g_string_append (self->string, titles[ref->type]);
  if (has)
    g_string_append_printf (self->string, "’s %s", word);
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

static void
fill_terrains (WrExplanation *self,
               gconstpointer  field,
               const char    *word)
{
  static const char *const titles[] = {
    [WR_TERRAIN_SKY] = "in the sky",
    [WR_TERRAIN_GRASS] = "in a grass space",
    [WR_TERRAIN_CLEARED] = "in a cleared space",
    [WR_TERRAIN_PACKED] = "in packed Dirt",
    [WR_TERRAIN_OUTSIDE] = "outside the board",
  };

  wr_say_list (self, titles, G_N_ELEMENTS (titles), *(const guint16 *) field);
}

static void
fill_letter (WrExplanation *self,
             gconstpointer  field,
             const char    *word)
{
  g_string_append_c (self->string, (char) ('a' + *(const guint8 *) field));
}

static gboolean
is_one_row (gconstpointer field,
            int           wanted)
{
  const WrFilter *filter = field;
  const WrValue *one = &wr_card_set->values[filter->v1], *other = &wr_card_set->values[filter->v2];

  return one == other || (one->type == other->type
                          && ((one->type == WR_VALUE_NUMBER && one->n == other->n)
                              || (one->type == WR_VALUE_KEPT && one->ref.n == other->ref.n)));
}

static const WrPhraseSlot filter_slots[] = {
  WR_FILL ("a", WrFilter, a, fill_letter),
  WR_FILL ("thing", WrFilter, a, wr_fill_thing),
  WR_TEST ("bird", WrFilter, a, wr_is_byte, WR_SIDE_BIRD),
  WR_TEST ("no", WrFilter, a, wr_is_byte, 0),
  WR_FILL ("b", WrFilter, n, fill_letter),
  WR_FILL ("n", WrFilter, n, wr_fill_byte),
  WR_TEST ("n=1", WrFilter, n, wr_is_byte, 1),
  WR_FILL ("of", WrFilter, of, wr_fill_ref),
  WR_TEST ("picked", WrFilter, of, wr_is_byte, WR_REF_PICKED),
  WR_FILL ("things", WrFilter, mask, wr_fill_things),
  WR_FILL ("terrains", WrFilter, mask, fill_terrains),
  WR_FILL ("v1", WrFilter, v1, wr_fill_value),
  WR_FILL ("v2", WrFilter, v2, wr_fill_value),
  WR_TEST ("one-row", WrFilter, type, is_one_row, 0),
  WR_NO_MORE_SLOTS
};

static const char *const shapes[] = {
  [WR_SHAPE_HERE] = "in {of space}",
  [WR_SHAPE_ADJACENT] = "adjacent to {of}",
  [WR_SHAPE_DIAGONAL] = "at a corner of {of}",
  [WR_SHAPE_NEARBY] = "nearby {of}",
  [WR_SHAPE_WITHIN] = "within {n} [n=1?space|spaces] of {of}",
  [WR_SHAPE_LINE] = "in a straight line without Bedrock between, up to {n} [n=1?space|spaces] from {of}",
  [WR_SHAPE_ROW] = "in the same row as and at most {n} [n=1?column|columns] from {of}",
  [WR_SHAPE_COLUMNS] = "in any row at most {n} [n=1?column|columns] from {of}",
  [WR_SHAPE_ABOVE] = "right above {of}",
  [WR_SHAPE_BELOW] = "right below {of}",
  [WR_SHAPE_SAME_ROW] = "in {of row}",
  [WR_SHAPE_SAME_COLUMN] = "in {of column}",
  [WR_SHAPE_ANY] = "at any distance from {of}",
};

static const char *const filters[] = {
  [WR_FILTER_SHAPE] = NULL, /* the phrase of its shape */
  [WR_FILTER_ROWS] = "in [one-row?row {v1}|rows {v1} to {v2}]",
  [WR_FILTER_OUTSIDE_ROWS] = "outside [one-row?row {v1}|rows {v1} to {v2}]",
  [WR_FILTER_BETWEEN] = "in columns {a} to {b}",
  [WR_FILTER_TERRAIN] = "{terrains}",
  [WR_FILTER_WITH] = "with {things one}",
  [WR_FILTER_WITHOUT] = "without {things one}",
  [WR_FILTER_FITS] = "where {thing one} may be put",
  [WR_FILTER_NOT] = "[picked?not chosen before|other than {of}]",
  [WR_FILTER_BESIDE] = "next in the row to one chosen before",
  [WR_FILTER_UNBITTEN] = "that has not bitten this turn",
  [WR_FILTER_STUNNED] = "that is [no?not stunned|stunned]",
  [WR_FILTER_HAND] = "in the [bird?Bird’s|Worms’] hand",
};

/* Only columns and Grass, of which there is one each. */
static gboolean
are_columns (gconstpointer field,
             int           wanted)
{
  return (*(const guint16 *) field & ~(1u << WR_THING_GRASS | 1u << WR_THING_COLUMN)) == 0;
}

void
wr_fill_filters (WrExplanation *self,
                 gconstpointer  field,
                 const char    *word)
{
  const WrExplainedFilters *said = field;

  for (guint i = 0; i < said->n; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[said->first + i];
      const char *phrase = filter->type == WR_FILTER_SHAPE ? shapes[filter->a] : filters[filter->type];

      if (filter->type == WR_FILTER_NOT && said->kinds != 0 && are_columns (&said->kinds, 0))
        phrase = "not in {of column}";
      else if (filter->type == WR_FILTER_NOT && filter->of.type == WR_REF_SLOT
               && self->card->slot_names[filter->of.n] == NULL)
        phrase = "other than that one";
      if (i > 0)
        g_string_append (self->string, i + 1 < said->n || filter->type == WR_FILTER_NOT ? "," : " and");
      g_string_append_c (self->string, ' ');
      wr_say (self, filter_slots, filter, phrase);
    }
}

/* --- Selectors ------------------------------------------------------------------------------------------------- */

void
wr_fill_selector (WrExplanation *self,
                  gconstpointer  field,
                  const char    *word)
{
  static const WrPhraseSlot slots[] = {
    WR_FILL ("n", WrSelector, n, wr_fill_value),
    WR_TEST ("columns", WrSelector, kinds, are_columns, 0),
    WR_NO_MORE_SLOTS
  };
  static const char *const counts[] = {
    [WR_HOW_NUMBER] = "{n} ",
    [WR_HOW_UP_TO] = "up to {n} ",
    [WR_HOW_ALL] = "every ",
    [WR_HOW_RANDOM] = "{n} random ",
    [WR_HOW_FIRST] = "the [columns?leftmost|leftmost and topmost] ",
    [WR_HOW_LAST] = "the [columns?rightmost|rightmost and lowest] ",
  };
  const WrSelector *selector = &wr_card_set->selectors[*(const guint16 *) field];
  const WrExplainedFilters said = { selector->filter, selector->n_filters, selector->kinds };

  if (selector->kinds == 0)
    {
      wr_fill_ref (self, &selector->ref, "");
      return;
    }
  if (*word == '\0')
    {
      wr_say (self, slots, selector, counts[selector->how]);
      word = selector->how == WR_HOW_ALL || selector->how == WR_HOW_FIRST || selector->how == WR_HOW_LAST
             || wr_is_number (&selector->n, 1) ? "bare" : "plural";
    }
  wr_fill_things (self, &selector->kinds, word);
  wr_fill_filters (self, &said, "");
}
