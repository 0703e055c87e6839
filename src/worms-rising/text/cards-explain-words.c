/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: things and what they are like, in plain English.
 */
#include "cards-explain.h"

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

static const char *const thing_ones[] = {
  [BM_THING_BEDROCK] = "Bedrock",
  [BM_THING_WORMHOLE] = "a Wormhole",
  [BM_THING_DRILL] = "a Drill",
  [BM_THING_GRAVESTONE] = "a Gravestone",
  [BM_THING_LAVA] = "Lava",
  [BM_THING_WORM] = "a Worm",
  [BM_THING_ZOMBIE] = "a Zombie",
  [BM_THING_BIRD] = "the Bird",
  [BM_THING_GRASS] = "a Grass",
  [BM_THING_COLUMN] = "a column",
  [BM_THING_SPACE] = "a space",
  [BM_THING_CARD] = "a card",
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
    g_string_append (string, "take any action");
  else
    append_list (string, bm_action_titles, BM_N_ACTIONS, mask);
}

void
bm_explain_actions_at (GString      *string,
                       const BmCard *card,
                       guint         mask,
                       guint16       target)
{
  const guint to = 1u << BM_ACTION_FLY | 1u << BM_ACTION_MOVE;
  const guint at = 1u << BM_ACTION_BEDROCK | 1u << BM_ACTION_RAISE | 1u << BM_ACTION_DRILL | 1u << BM_ACTION_REST;

  bm_explain_actions (string, mask);
  if (target == BM_NO_CODE)
    return;
  g_string_append (string, (mask & ~to) == 0 ? " to " : (mask & (to | at)) != 0 ? " at " : " ");
  bm_explain_selector (string, card, target, BM_EXPLAIN_ONE);
}

void
bm_explain_directions (GString *string,
                       guint    mask)
{
  static const char *const titles[BM_N_DIRS] = {
    [BM_DIR_UP] = "up", [BM_DIR_DOWN] = "down", [BM_DIR_LEFT] = "left", [BM_DIR_RIGHT] = "right",
    [BM_DIR_UP_LEFT] = "up and left", [BM_DIR_DOWN_RIGHT] = "down and right",
    [BM_DIR_UP_RIGHT] = "up and right", [BM_DIR_DOWN_LEFT] = "down and left",
  };

  append_list (string, titles, BM_N_DIRS, mask);
}

void
bm_explain_things (GString      *string,
                   guint         kinds,
                   BmExplainHow  how)
{
  const char *const *words = how == BM_EXPLAIN_PLURAL ? thing_plurals
                             : how == BM_EXPLAIN_ONE  ? thing_ones
                                                      : thing_titles;

  append_list (string, words, G_N_ELEMENTS (thing_titles), kinds);
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

static void
append_shape (GString        *string,
              const BmCard   *card,
              const BmFilter *filter)
{
  const guint n = filter->n;

  switch ((BmShapeType) filter->a)
    {
    case BM_SHAPE_HERE:
      g_string_append (string, "in ");
      bm_explain_own (string, card, filter->of, "space");
      return;
    case BM_SHAPE_SAME_ROW:
      g_string_append (string, "in ");
      bm_explain_own (string, card, filter->of, "row");
      return;
    case BM_SHAPE_SAME_COLUMN:
      g_string_append (string, "in ");
      bm_explain_own (string, card, filter->of, "column");
      return;
    case BM_SHAPE_ADJACENT: g_string_append (string, "adjacent to "); break;
    case BM_SHAPE_DIAGONAL: g_string_append (string, "at a corner of "); break;
    case BM_SHAPE_NEARBY:   g_string_append (string, "nearby "); break;
    case BM_SHAPE_WITHIN:   g_string_append_printf (string, "within %u space%s of ", n, n == 1 ? "" : "s"); break;
    case BM_SHAPE_LINE:
      g_string_append_printf (string, "in a straight line without Bedrock between, up to %u space%s from ", n,
                              n == 1 ? "" : "s");
      break;
    case BM_SHAPE_ROW:
      g_string_append_printf (string, "in the same row as and at most %u column%s from ", n, n == 1 ? "" : "s");
      break;
    case BM_SHAPE_COLUMNS:
      g_string_append_printf (string, "in any row at most %u column%s from ", n, n == 1 ? "" : "s");
      break;
    case BM_SHAPE_ABOVE:    g_string_append (string, "right above "); break;
    case BM_SHAPE_BELOW:    g_string_append (string, "right below "); break;
    case BM_SHAPE_ANY:
    default:                g_string_append (string, "at any distance from "); break;
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

static gboolean
is_same_value (guint16 a,
               guint16 b)
{
  const BmValue *one = &bm_card_set->values[a], *other = &bm_card_set->values[b];

  return a == b || (one->type == other->type
                    && ((one->type == BM_VALUE_NUMBER && one->n == other->n)
                        || (one->type == BM_VALUE_KEPT && one->ref.n == other->ref.n)));
}

static void
append_rows (GString        *string,
             const BmCard   *card,
             const BmFilter *filter,
             const char     *preposition)
{
  gboolean same = is_same_value (filter->v1, filter->v2);

  g_string_append_printf (string, "%s %s ", preposition, same ? "row" : "rows");
  bm_explain_value (string, card, filter->v1);
  if (same)
    return;
  g_string_append (string, " to ");
  bm_explain_value (string, card, filter->v2);
}

/* Of Grass and columns there is one each: another one is another column's. */
static void
append_not (GString        *string,
            const BmCard   *card,
            const BmFilter *filter,
            guint           kinds)
{
  const guint columns = 1u << BM_THING_GRASS | 1u << BM_THING_COLUMN;

  if (kinds != 0 && (kinds & ~columns) == 0)
    {
      g_string_append (string, "not in ");
      bm_explain_own (string, card, filter->of, "column");
    }
  else if (filter->of.type == BM_REF_PICKED)
    g_string_append (string, "not chosen before");
  else if (filter->of.type == BM_REF_SLOT && card->slot_names[filter->of.n] == NULL)
    g_string_append (string, "other than that one");
  else
    {
      g_string_append (string, "other than ");
      bm_explain_ref (string, card, filter->of);
    }
}

static void
append_filter (GString        *string,
               const BmCard   *card,
               const BmFilter *filter,
               guint           kinds)
{
  switch ((BmFilterType) filter->type)
    {
    case BM_FILTER_SHAPE:
      append_shape (string, card, filter);
      break;
    case BM_FILTER_ROWS:
      append_rows (string, card, filter, "in");
      break;
    case BM_FILTER_OUTSIDE_ROWS:
      append_rows (string, card, filter, "outside");
      break;
    case BM_FILTER_BETWEEN:
      g_string_append_printf (string, "in columns %c to %c", 'a' + filter->a, 'a' + filter->n);
      break;
    case BM_FILTER_TERRAIN:
      append_terrain (string, filter->mask);
      break;
    case BM_FILTER_WITH:
      g_string_append (string, "with ");
      bm_explain_things (string, filter->mask, BM_EXPLAIN_ONE);
      break;
    case BM_FILTER_WITHOUT:
      g_string_append (string, "without ");
      bm_explain_things (string, filter->mask, BM_EXPLAIN_ONE);
      break;
    case BM_FILTER_FITS:
      g_string_append (string, "where ");
      bm_explain_things (string, 1u << filter->a, BM_EXPLAIN_ONE);
      g_string_append (string, " may be put");
      break;
    case BM_FILTER_NOT:
      append_not (string, card, filter, kinds);
      break;
    case BM_FILTER_BESIDE:
      g_string_append (string, "next in the row to one chosen before");
      break;
    case BM_FILTER_UNBITTEN:
      g_string_append (string, "that has not bitten this turn");
      break;
    case BM_FILTER_STUNNED:
      g_string_append (string, filter->a ? "that is stunned" : "that is not stunned");
      break;
    case BM_FILTER_HAND:
      g_string_append_printf (string, "in the %s hand", filter->a == BM_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    default:
      break;
    }
}

void
bm_explain_filters (GString      *string,
                    const BmCard *card,
                    guint         first,
                    guint         n,
                    guint         kinds)
{
  for (guint i = 0; i < n; i++)
    {
      const BmFilter *filter = &bm_card_set->filters[first + i];

      if (i > 0)
        g_string_append (string, i + 1 < n || filter->type == BM_FILTER_NOT ? "," : " and");
      g_string_append_c (string, ' ');
      append_filter (string, card, filter, kinds);
    }
}

static void
append_count (GString          *string,
              const BmCard     *card,
              const BmSelector *selector)
{
  const guint columns = 1u << BM_THING_GRASS | 1u << BM_THING_COLUMN;
  gboolean in_columns = (selector->kinds & ~columns) == 0;

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
      g_string_append (string, in_columns ? "the leftmost" : "the leftmost and topmost");
      break;
    case BM_HOW_LAST:
      g_string_append (string, in_columns ? "the rightmost" : "the rightmost and lowest");
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
  bm_explain_filters (string, card, selector->filter, selector->n_filters, selector->kinds);
}
