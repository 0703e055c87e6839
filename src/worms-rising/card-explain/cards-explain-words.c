/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: things and what they are like, in plain English.
 */
#include "cards-explain.h"

const char *const wr_action_titles[] = {
  [WR_ACTION_BEDROCK] = "Bedrock",
  [WR_ACTION_BITE] = "Bite",
  [WR_ACTION_BREAK] = "Break",
  [WR_ACTION_DIG] = "Dig",
  [WR_ACTION_DRILL] = "Drill",
  [WR_ACTION_EAT] = "Eat",
  [WR_ACTION_FLY] = "Fly",
  [WR_ACTION_MOVE] = "Move",
  [WR_ACTION_PECK] = "Peck",
  [WR_ACTION_PLAY] = "Play",
  [WR_ACTION_PUSH] = "Push",
  [WR_ACTION_RAISE] = "Raise Undead",
  [WR_ACTION_REST] = "Rest",
};

static const char *const thing_titles[] = {
  [WR_THING_BEDROCK] = "Bedrock",
  [WR_THING_WORMHOLE] = "Wormhole",
  [WR_THING_DRILL] = "Drill",
  [WR_THING_GRAVESTONE] = "Gravestone",
  [WR_THING_LAVA] = "Lava",
  [WR_THING_WORM] = "Worm",
  [WR_THING_ZOMBIE] = "Zombie",
  [WR_THING_BIRD] = "Bird",
  [WR_THING_GRASS] = "Grass",
  [WR_THING_COLUMN] = "column",
  [WR_THING_SPACE] = "space",
  [WR_THING_CARD] = "card",
};

static const char *const thing_plurals[] = {
  [WR_THING_BEDROCK] = "Bedrock",
  [WR_THING_WORMHOLE] = "Wormholes",
  [WR_THING_DRILL] = "Drills",
  [WR_THING_GRAVESTONE] = "Gravestones",
  [WR_THING_LAVA] = "Lava",
  [WR_THING_WORM] = "Worms",
  [WR_THING_ZOMBIE] = "Zombies",
  [WR_THING_BIRD] = "Birds",
  [WR_THING_GRASS] = "Grass tokens",
  [WR_THING_COLUMN] = "columns",
  [WR_THING_SPACE] = "spaces",
  [WR_THING_CARD] = "cards",
};

static const char *const thing_ones[] = {
  [WR_THING_BEDROCK] = "Bedrock",
  [WR_THING_WORMHOLE] = "a Wormhole",
  [WR_THING_DRILL] = "a Drill",
  [WR_THING_GRAVESTONE] = "a Gravestone",
  [WR_THING_LAVA] = "Lava",
  [WR_THING_WORM] = "a Worm",
  [WR_THING_ZOMBIE] = "a Zombie",
  [WR_THING_BIRD] = "the Bird",
  [WR_THING_GRASS] = "a Grass",
  [WR_THING_COLUMN] = "a column",
  [WR_THING_SPACE] = "a space",
  [WR_THING_CARD] = "a card",
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
wr_explain_actions (GString *string,
                    guint    mask)
{
  if (mask == (1u << WR_N_ACTIONS) - 1)
    g_string_append (string, "take any action");
  else
    append_list (string, wr_action_titles, WR_N_ACTIONS, mask);
}

void
wr_explain_actions_at (GString      *string,
                       const WrCard *card,
                       guint         mask,
                       guint16       target)
{
  const guint to = 1u << WR_ACTION_FLY | 1u << WR_ACTION_MOVE;
  const guint at = 1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_RAISE | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_REST;

  wr_explain_actions (string, mask);
  if (target == WR_NO_CODE)
    return;
  g_string_append (string, (mask & ~to) == 0 ? " to " : (mask & (to | at)) != 0 ? " at " : " ");
  wr_explain_selector (string, card, target, WR_EXPLAIN_ONE);
}

void
wr_explain_directions (GString *string,
                       guint    mask)
{
  static const char *const titles[WR_N_DIRS] = {
    [WR_DIR_UP] = "up", [WR_DIR_DOWN] = "down", [WR_DIR_LEFT] = "left", [WR_DIR_RIGHT] = "right",
    [WR_DIR_UP_LEFT] = "up and left", [WR_DIR_DOWN_RIGHT] = "down and right",
    [WR_DIR_UP_RIGHT] = "up and right", [WR_DIR_DOWN_LEFT] = "down and left",
  };

  append_list (string, titles, WR_N_DIRS, mask);
}

void
wr_explain_things (GString      *string,
                   guint         kinds,
                   WrExplainHow  how)
{
  const char *const *words = how == WR_EXPLAIN_PLURAL ? thing_plurals
                             : how == WR_EXPLAIN_ONE  ? thing_ones
                                                      : thing_titles;

  append_list (string, words, G_N_ELEMENTS (thing_titles), kinds);
}

/* --- Filters --------------------------------------------------------------------------------------------------- */

static void
append_shape (GString        *string,
              const WrCard   *card,
              const WrFilter *filter)
{
  const guint n = filter->n;

  switch ((WrShapeType) filter->a)
    {
    case WR_SHAPE_HERE:
      g_string_append (string, "in ");
      wr_explain_own (string, card, filter->of, "space");
      return;
    case WR_SHAPE_SAME_ROW:
      g_string_append (string, "in ");
      wr_explain_own (string, card, filter->of, "row");
      return;
    case WR_SHAPE_SAME_COLUMN:
      g_string_append (string, "in ");
      wr_explain_own (string, card, filter->of, "column");
      return;
    case WR_SHAPE_ADJACENT: g_string_append (string, "adjacent to "); break;
    case WR_SHAPE_DIAGONAL: g_string_append (string, "at a corner of "); break;
    case WR_SHAPE_NEARBY:   g_string_append (string, "nearby "); break;
    case WR_SHAPE_WITHIN:   g_string_append_printf (string, "within %u space%s of ", n, n == 1 ? "" : "s"); break;
    case WR_SHAPE_LINE:
      g_string_append_printf (string, "in a straight line without Bedrock between, up to %u space%s from ", n,
                              n == 1 ? "" : "s");
      break;
    case WR_SHAPE_ROW:
      g_string_append_printf (string, "in the same row as and at most %u column%s from ", n, n == 1 ? "" : "s");
      break;
    case WR_SHAPE_COLUMNS:
      g_string_append_printf (string, "in any row at most %u column%s from ", n, n == 1 ? "" : "s");
      break;
    case WR_SHAPE_ABOVE:    g_string_append (string, "right above "); break;
    case WR_SHAPE_BELOW:    g_string_append (string, "right below "); break;
    case WR_SHAPE_ANY:
    default:                g_string_append (string, "at any distance from "); break;
    }
  wr_explain_ref (string, card, filter->of);
}

static void
append_terrain (GString *string,
                guint    mask)
{
  static const char *const titles[] = {
    [WR_TERRAIN_SKY] = "in the sky",
    [WR_TERRAIN_GRASS] = "in a grass space",
    [WR_TERRAIN_CLEARED] = "in a cleared space",
    [WR_TERRAIN_PACKED] = "in packed Dirt",
    [WR_TERRAIN_OUTSIDE] = "outside the board",
  };

  append_list (string, titles, G_N_ELEMENTS (titles), mask);
}

static gboolean
is_same_value (guint16 a,
               guint16 b)
{
  const WrValue *one = &wr_card_set->values[a], *other = &wr_card_set->values[b];

  return a == b || (one->type == other->type
                    && ((one->type == WR_VALUE_NUMBER && one->n == other->n)
                        || (one->type == WR_VALUE_KEPT && one->ref.n == other->ref.n)));
}

static void
append_rows (GString        *string,
             const WrCard   *card,
             const WrFilter *filter,
             const char     *preposition)
{
  gboolean same = is_same_value (filter->v1, filter->v2);

  g_string_append_printf (string, "%s %s ", preposition, same ? "row" : "rows");
  wr_explain_value (string, card, filter->v1);
  if (same)
    return;
  g_string_append (string, " to ");
  wr_explain_value (string, card, filter->v2);
}

/* Of Grass and columns there is one each: another one is another column's. */
static void
append_not (GString        *string,
            const WrCard   *card,
            const WrFilter *filter,
            guint           kinds)
{
  const guint columns = 1u << WR_THING_GRASS | 1u << WR_THING_COLUMN;

  if (kinds != 0 && (kinds & ~columns) == 0)
    {
      g_string_append (string, "not in ");
      wr_explain_own (string, card, filter->of, "column");
    }
  else if (filter->of.type == WR_REF_PICKED)
    g_string_append (string, "not chosen before");
  else if (filter->of.type == WR_REF_SLOT && card->slot_names[filter->of.n] == NULL)
    g_string_append (string, "other than that one");
  else
    {
      g_string_append (string, "other than ");
      wr_explain_ref (string, card, filter->of);
    }
}

static void
append_filter (GString        *string,
               const WrCard   *card,
               const WrFilter *filter,
               guint           kinds)
{
  switch ((WrFilterType) filter->type)
    {
    case WR_FILTER_SHAPE:
      append_shape (string, card, filter);
      break;
    case WR_FILTER_ROWS:
      append_rows (string, card, filter, "in");
      break;
    case WR_FILTER_OUTSIDE_ROWS:
      append_rows (string, card, filter, "outside");
      break;
    case WR_FILTER_BETWEEN:
      g_string_append_printf (string, "in columns %c to %c", 'a' + filter->a, 'a' + filter->n);
      break;
    case WR_FILTER_TERRAIN:
      append_terrain (string, filter->mask);
      break;
    case WR_FILTER_WITH:
      g_string_append (string, "with ");
      wr_explain_things (string, filter->mask, WR_EXPLAIN_ONE);
      break;
    case WR_FILTER_WITHOUT:
      g_string_append (string, "without ");
      wr_explain_things (string, filter->mask, WR_EXPLAIN_ONE);
      break;
    case WR_FILTER_FITS:
      g_string_append (string, "where ");
      wr_explain_things (string, 1u << filter->a, WR_EXPLAIN_ONE);
      g_string_append (string, " may be put");
      break;
    case WR_FILTER_NOT:
      append_not (string, card, filter, kinds);
      break;
    case WR_FILTER_BESIDE:
      g_string_append (string, "next in the row to one chosen before");
      break;
    case WR_FILTER_UNBITTEN:
      g_string_append (string, "that has not bitten this turn");
      break;
    case WR_FILTER_STUNNED:
      g_string_append (string, filter->a ? "that is stunned" : "that is not stunned");
      break;
    case WR_FILTER_HAND:
      g_string_append_printf (string, "in the %s hand", filter->a == WR_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    default:
      break;
    }
}

void
wr_explain_filters (GString      *string,
                    const WrCard *card,
                    guint         first,
                    guint         n,
                    guint         kinds)
{
  for (guint i = 0; i < n; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[first + i];

      if (i > 0)
        g_string_append (string, i + 1 < n || filter->type == WR_FILTER_NOT ? "," : " and");
      g_string_append_c (string, ' ');
      append_filter (string, card, filter, kinds);
    }
}

static void
append_count (GString          *string,
              const WrCard     *card,
              const WrSelector *selector)
{
  const guint columns = 1u << WR_THING_GRASS | 1u << WR_THING_COLUMN;
  gboolean in_columns = (selector->kinds & ~columns) == 0;

  switch ((WrHow) selector->how)
    {
    case WR_HOW_UP_TO:
      g_string_append (string, "up to ");
      wr_explain_value (string, card, selector->n);
      break;
    case WR_HOW_ALL:
      g_string_append (string, "every");
      break;
    case WR_HOW_RANDOM:
      wr_explain_value (string, card, selector->n);
      g_string_append (string, " random");
      break;
    case WR_HOW_FIRST:
      g_string_append (string, in_columns ? "the leftmost" : "the leftmost and topmost");
      break;
    case WR_HOW_LAST:
      g_string_append (string, in_columns ? "the rightmost" : "the rightmost and lowest");
      break;
    case WR_HOW_NUMBER:
    default:
      wr_explain_value (string, card, selector->n);
      break;
    }
  g_string_append_c (string, ' ');
}

static gboolean
is_plural (const WrSelector *selector)
{
  const WrValue *value;

  if (selector->how == WR_HOW_ALL || selector->how == WR_HOW_FIRST || selector->how == WR_HOW_LAST)
    return FALSE;
  value = &wr_card_set->values[selector->n];
  return value->type != WR_VALUE_NUMBER || value->n != 1;
}

void
wr_explain_selector (GString      *string,
                     const WrCard *card,
                     guint16       number,
                     WrExplainHow  how)
{
  const WrSelector *selector = &wr_card_set->selectors[number];

  if (selector->kinds == 0)
    {
      wr_explain_ref (string, card, selector->ref);
      return;
    }
  if (how == WR_EXPLAIN_COUNTED)
    {
      append_count (string, card, selector);
      how = is_plural (selector) ? WR_EXPLAIN_PLURAL : WR_EXPLAIN_BARE;
    }
  wr_explain_things (string, selector->kinds, how);
  wr_explain_filters (string, card, selector->filter, selector->n_filters, selector->kinds);
}
