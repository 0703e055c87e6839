/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: things and what they are like, in plain English.
 */
#include "cards-explain.h"

#include <string.h>

const char *const bm_action_titles[] = {
  [BM_ACTION_BEDROCK] = "Bedrock",
  [BM_ACTION_BITE] = "Bite",
  [BM_ACTION_BREAK] = "Break",
  [BM_ACTION_DIG] = "Dig",
  [BM_ACTION_DRILL] = "Drill",
  [BM_ACTION_EAT] = "Eat",
  [BM_ACTION_FLY] = "Fly",
  [BM_ACTION_MOVE] = "Move",
  [BM_ACTION_PECK] = "Peck",
  [BM_ACTION_PLAY] = "Play",
  [BM_ACTION_PUSH] = "Push",
  [BM_ACTION_RAISE] = "Raise Undead",
  [BM_ACTION_REST] = "Rest",
};

static const char *const thing_titles[] = {
  [BM_THING_BEDROCK] = "Bedrock",
  [BM_THING_WORMHOLE] = "Wormhole",
  [BM_THING_DRILL] = "Drill",
  [BM_THING_GRAVESTONE] = "Gravestone",
  [BM_THING_LAVA] = "Lava",
  [BM_THING_WORM] = "Worm",
  [BM_THING_ZOMBIE] = "Zombie",
  [BM_THING_BIRD] = "Bird",
  [BM_THING_GRASS] = "Grass",
  [BM_THING_COLUMN] = "column",
  [BM_THING_SPACE] = "space",
  [BM_THING_CARD] = "card",
};

static const char *const thing_plurals[] = {
  [BM_THING_BEDROCK] = "Bedrock",
  [BM_THING_WORMHOLE] = "Wormholes",
  [BM_THING_DRILL] = "Drills",
  [BM_THING_GRAVESTONE] = "Gravestones",
  [BM_THING_LAVA] = "Lava",
  [BM_THING_WORM] = "Worms",
  [BM_THING_ZOMBIE] = "Zombies",
  [BM_THING_BIRD] = "Birds",
  [BM_THING_GRASS] = "Grass tokens",
  [BM_THING_COLUMN] = "columns",
  [BM_THING_SPACE] = "spaces",
  [BM_THING_CARD] = "cards",
};

/* "a, b or c" of the words whose bits are in MASK. */
static void
append_list (GString           *string,
             const char *const *words,
             guint              n,
             guint              mask)
{
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += mask >> i & 1;
  for (guint i = 0; i < n; i++)
    {
      if (!(mask >> i & 1))
        continue;
      g_string_append (string, words[i]);
      left--;
      g_string_append (string, left > 1 ? ", " : left == 1 ? " or " : "");
    }
}

void
bm_explain_actions (GString *string,
                    guint    mask)
{
  if (mask == (1u << BM_N_ACTIONS) - 1)
    g_string_append (string, "any action");
  else
    append_list (string, bm_action_titles, BM_N_ACTIONS, mask);
}

void
bm_explain_things (GString      *string,
                   guint         kinds,
                   BmExplainHow  how)
{
  const guint bare = 1u << BM_THING_BEDROCK | 1u << BM_THING_LAVA;
  const guint bird = 1u << BM_THING_BIRD;

  if (how == BM_EXPLAIN_PLURAL)
    {
      append_list (string, thing_plurals, G_N_ELEMENTS (thing_plurals), kinds);
      return;
    }
  if (how == BM_EXPLAIN_ONE && kinds == bird)
    g_string_append (string, "the ");
  else if (how == BM_EXPLAIN_ONE && !(kinds & bare))
    g_string_append (string, "a ");
  append_list (string, thing_titles, G_N_ELEMENTS (thing_titles), kinds);
}

static gboolean
is_bird (const BmCard *card,
         guint8        by)
{
  if (by != BM_BY_OWNER)
    return by == BM_BY_BIRD;
  return card->deck == BM_DECK_BIRD || card->deck == BM_DECK_BIRD_CHAMPION;
}

void
bm_explain_by (GString      *string,
               const BmCard *card,
               guint8        by,
               const char   *verb)
{
  if (is_bird (card, by))
    g_string_append_printf (string, "the Bird %ss", verb);
  else
    g_string_append_printf (string, "the Worms %s", verb);
}

void
bm_explain_ref (GString      *string,
                const BmCard *card,
                BmRef         ref)
{
  const char *name;

  switch ((BmRefType) ref.type)
    {
    case BM_REF_SELF:
      g_string_append (string, card->deck == BM_DECK_WORM_CHAMPION ? "this Worm" : "the Bird");
      return;
    case BM_REF_BIRD:
      g_string_append (string, "the Bird");
      return;
    case BM_REF_IT:
      g_string_append (string, "it");
      return;
    case BM_REF_SLOT:
      name = card->slot_names[ref.n];
      if (name == NULL)
        g_string_append (string, card->slot_types[ref.n] == BM_SLOT_NUMBER ? "as many as chosen" : "the one chosen first");
      else if (strcmp (name, "who") == 0)
        g_string_append (string, "the piece concerned");
      else if (strcmp (name, "from") == 0)
        g_string_append (string, "the space it left");
      else if (strcmp (name, "to") == 0)
        g_string_append (string, "the space it came to");
      else
        g_string_append_printf (string, "\"%s\"", name);
      return;
    case BM_REF_CELL:
      g_string_append_printf (string, "the space in column \"%s\" and row \"%s\"", card->slot_names[ref.n],
                              card->slot_names[ref.m]);
      return;
    case BM_REF_PICKED:
      g_string_append (string, "what was chosen before");
      return;
    case BM_REF_NONE:
    default:
      g_string_append (string, "nothing");
      return;
    }
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

static void
append_shape (GString        *string,
              const BmCard   *card,
              const BmFilter *filter)
{
  switch ((BmShapeType) filter->a)
    {
    case BM_SHAPE_HERE:        g_string_append (string, "in the space of "); break;
    case BM_SHAPE_ADJACENT:    g_string_append (string, "adjacent to "); break;
    case BM_SHAPE_DIAGONAL:    g_string_append (string, "at a corner of "); break;
    case BM_SHAPE_NEARBY:      g_string_append (string, "nearby "); break;
    case BM_SHAPE_WITHIN:      g_string_append_printf (string, "within %u space%s of ", filter->n,
                                                       filter->n == 1 ? "" : "s"); break;
    case BM_SHAPE_LINE:
      g_string_append_printf (string, "in a straight line without Bedrock between, up to %u spaces from ", filter->n);
      break;
    case BM_SHAPE_ROW:         g_string_append_printf (string, "in the row and within %u columns of ", filter->n); break;
    case BM_SHAPE_COLUMNS:     g_string_append_printf (string, "within %u column%s of ", filter->n,
                                                       filter->n == 1 ? "" : "s"); break;
    case BM_SHAPE_ABOVE:       g_string_append (string, "right above "); break;
    case BM_SHAPE_BELOW:       g_string_append (string, "right below "); break;
    case BM_SHAPE_SAME_ROW:    g_string_append (string, "in the row of "); break;
    case BM_SHAPE_SAME_COLUMN: g_string_append (string, "in the column of "); break;
    case BM_SHAPE_ANY:
    default:                   g_string_append (string, "at any distance from "); break;
    }
  bm_explain_ref (string, card, filter->of);
}

static void
append_terrain (GString *string,
                guint    mask)
{
  static const char *const titles[] = {
    [BM_TERRAIN_SKY] = "in the sky",
    [BM_TERRAIN_GRASS] = "in a grass space",
    [BM_TERRAIN_CLEARED] = "in a cleared space",
    [BM_TERRAIN_PACKED] = "in packed Dirt",
    [BM_TERRAIN_OUTSIDE] = "outside the board",
  };

  append_list (string, titles, G_N_ELEMENTS (titles), mask);
}

static void
append_rows (GString        *string,
             const BmCard   *card,
             const BmFilter *filter,
             const char     *preposition)
{
  g_string_append (string, preposition);
  bm_explain_value (string, card, filter->v1);
  g_string_append (string, " to ");
  bm_explain_value (string, card, filter->v2);
}

static void
append_filter (GString        *string,
               const BmCard   *card,
               const BmFilter *filter)
{
  switch ((BmFilterType) filter->type)
    {
    case BM_FILTER_SHAPE:
      append_shape (string, card, filter);
      break;
    case BM_FILTER_ROWS:
      append_rows (string, card, filter, "in rows ");
      break;
    case BM_FILTER_OUTSIDE_ROWS:
      append_rows (string, card, filter, "outside the rows ");
      break;
    case BM_FILTER_BETWEEN:
      g_string_append_printf (string, "in columns %c to %c", 'a' + filter->a, 'a' + filter->n);
      break;
    case BM_FILTER_TERRAIN:
      append_terrain (string, filter->mask);
      break;
    case BM_FILTER_WITH:
      g_string_append (string, "together with ");
      bm_explain_things (string, filter->mask, BM_EXPLAIN_ONE);
      break;
    case BM_FILTER_WITHOUT:
      g_string_append (string, "without ");
      bm_explain_things (string, filter->mask, BM_EXPLAIN_ONE);
      break;
    case BM_FILTER_FITS:
      g_string_append (string, "where the rules let one put ");
      bm_explain_things (string, 1u << filter->a, BM_EXPLAIN_ONE);
      break;
    case BM_FILTER_NOT:
      g_string_append (string, "other than ");
      bm_explain_ref (string, card, filter->of);
      break;
    case BM_FILTER_BESIDE:
      g_string_append (string, "next in the row to what was chosen before");
      break;
    case BM_FILTER_UNBITTEN:
      g_string_append (string, "that has not bitten this turn");
      break;
    case BM_FILTER_STUNNED:
      g_string_append (string, filter->a ? "that is stunned" : "that is not stunned");
      break;
    case BM_FILTER_HAND:
      g_string_append_printf (string, "of the %s hand", filter->a == BM_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    default:
      break;
    }
}

void
bm_explain_filters (GString      *string,
                    const BmCard *card,
                    guint         first,
                    guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (string, ' ');
      append_filter (string, card, &bm_card_set->filters[first + i]);
      if (i + 1 < n)
        g_string_append (string, i + 2 < n ? "," : " and");
    }
}

static void
append_count (GString          *string,
              const BmCard     *card,
              const BmSelector *selector)
{
  switch ((BmHow) selector->how)
    {
    case BM_HOW_UP_TO:
      g_string_append (string, "up to ");
      bm_explain_value (string, card, selector->n);
      break;
    case BM_HOW_ALL:
      g_string_append (string, "every");
      break;
    case BM_HOW_RANDOM:
      bm_explain_value (string, card, selector->n);
      g_string_append (string, " random");
      break;
    case BM_HOW_FIRST:
      g_string_append (string, "the leftmost and topmost");
      break;
    case BM_HOW_LAST:
      g_string_append (string, "the rightmost and lowest");
      break;
    case BM_HOW_NUMBER:
    default:
      bm_explain_value (string, card, selector->n);
      break;
    }
  g_string_append_c (string, ' ');
}

static gboolean
is_plural (const BmSelector *selector)
{
  const BmValue *value;

  if (selector->how == BM_HOW_ALL || selector->how == BM_HOW_FIRST || selector->how == BM_HOW_LAST)
    return FALSE;
  value = &bm_card_set->values[selector->n];
  return value->type != BM_VALUE_NUMBER || value->n != 1;
}

void
bm_explain_selector (GString      *string,
                     const BmCard *card,
                     guint16       number,
                     BmExplainHow  how)
{
  const BmSelector *selector = &bm_card_set->selectors[number];

  if (selector->kinds == 0)
    {
      bm_explain_ref (string, card, selector->ref);
      return;
    }
  if (how == BM_EXPLAIN_COUNTED)
    {
      append_count (string, card, selector);
      how = is_plural (selector) ? BM_EXPLAIN_PLURAL : BM_EXPLAIN_BARE;
    }
  bm_explain_things (string, selector->kinds, how);
  bm_explain_filters (string, card, selector->filter, selector->n_filters);
}
