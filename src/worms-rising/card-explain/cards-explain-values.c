/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: values and conditions in plain English.
 */
#include "cards-explain.h"

static void
append_two (GString       *string,
            const WrCard  *card,
            const char    *before,
            const WrValue *value,
            const char    *between)
{
  g_string_append (string, before);
  wr_explain_value (string, card, value->a);
  g_string_append (string, between);
  wr_explain_value (string, card, value->b);
}

/* What is taken from it may be a number under 0. */
static void
append_difference (GString       *string,
                   const WrCard  *card,
                   const WrValue *value)
{
  const WrValue *less = &wr_card_set->values[value->b];

  if (less->type == WR_VALUE_NUMBER && less->n < 0)
    {
      g_string_append_c (string, '(');
      wr_explain_value (string, card, value->a);
      g_string_append_printf (string, " plus %d)", -less->n);
      return;
    }
  append_two (string, card, "(", value, " less ");
  g_string_append_c (string, ')');
}

void
wr_explain_value (GString      *string,
                  const WrCard *card,
                  guint16       number)
{
  const WrValue *value = &wr_card_set->values[number];

  switch ((WrValueType) value->type)
    {
    case WR_VALUE_NUMBER:
      g_string_append_printf (string, "%d", value->n);
      break;
    case WR_VALUE_COUNT:
      g_string_append (string, "the number of ");
      wr_explain_selector (string, card, value->a, WR_EXPLAIN_PLURAL);
      break;
    case WR_VALUE_PICKED:
      g_string_append (string, "as many as were chosen");
      break;
    case WR_VALUE_ROW:
      wr_explain_own (string, card, value->ref, "row");
      break;
    case WR_VALUE_KEPT:
      wr_explain_ref (string, card, value->ref);
      break;
    case WR_VALUE_MIN:
      append_two (string, card, "the lower of ", value, " and ");
      break;
    case WR_VALUE_SUB:
      append_difference (string, card, value);
      break;
    default:
      break;
    }
}

/* --- Conditions ------------------------------------------------------------------------------------------------ */

static const WrFilter *
first_shape (const WrSelector *selector,
             guint             kind,
             WrShapeType       shape)
{
  const WrFilter *filter = &wr_card_set->filters[selector->filter];

  if (selector->kinds != 1u << kind || selector->n_filters < 2 || filter->type != WR_FILTER_SHAPE || filter->a != shape)
    return NULL;
  return filter;
}

/* WHAT is, or if NO is not, as SELECTOR’s filters from the second on say; or "Lava may be put PLACE". */
static void
append_is (GString          *string,
           const WrCard     *card,
           const WrSelector *selector,
           const char       *what,
           const char       *place,
           gboolean          no)
{
  const WrFilter *fits = &wr_card_set->filters[selector->filter + 1u];

  if (selector->n_filters == 2 && fits->type == WR_FILTER_FITS)
    {
      wr_explain_things (string, 1u << fits->a, WR_EXPLAIN_ONE);
      g_string_append_printf (string, " may %sbe put %s", no ? "not " : "", place);
      return;
    }
  g_string_append_printf (string, "%s is%s", what, no ? " not" : "");
  wr_explain_filters (string, card, selector->filter + 1u, selector->n_filters - 1u, 0);
}

static void
append_exists (GString      *string,
               const WrCard *card,
               guint16       number,
               gboolean      no)
{
  const WrSelector *selector = &wr_card_set->selectors[number];
  const WrFilter *here = first_shape (selector, WR_THING_SPACE, WR_SHAPE_HERE);
  const WrFilter *column = first_shape (selector, WR_THING_GRASS, WR_SHAPE_SAME_COLUMN);
  g_autoptr (GString) what = g_string_new (NULL), place = g_string_new (NULL);

  if (here != NULL)
    {
      wr_explain_ref (what, card, here->of);
      g_string_append (place, "into ");
      wr_explain_own (place, card, here->of, "space");
      append_is (string, card, selector, what->str, place->str, no);
    }
  else if (column != NULL)
    {
      g_string_append (what, "the Grass in ");
      wr_explain_own (what, card, column->of, "column");
      g_string_append_printf (place, "onto %s", what->str);
      append_is (string, card, selector, what->str, place->str, no);
    }
  else if (selector->kinds == 1u << WR_THING_BIRD && selector->n_filters > 0)
    {
      g_string_append (string, no ? "the Bird is not" : "the Bird is");
      wr_explain_filters (string, card, selector->filter, selector->n_filters, selector->kinds);
    }
  else
    {
      g_string_append (string, no ? "there is no " : "there is ");
      wr_explain_selector (string, card, number, no ? WR_EXPLAIN_BARE : WR_EXPLAIN_ONE);
    }
}

static void
append_compared (GString           *string,
                 const WrCard      *card,
                 const WrPredicate *predicate,
                 gboolean           no)
{
  const WrValue *a = &wr_card_set->values[predicate->a], *b = &wr_card_set->values[predicate->b];
  gboolean turned = predicate->type == WR_PREDICATE_AT_LEAST && a->type == WR_VALUE_NUMBER
                    && b->type != WR_VALUE_NUMBER;

  wr_explain_value (string, card, turned ? predicate->b : predicate->a);
  if (predicate->type == WR_PREDICATE_EQUAL)
    g_string_append (string, no ? " is not " : " is ");
  else if (turned)
    g_string_append (string, no ? " is more than " : " is at most ");
  else
    g_string_append (string, no ? " is less than " : " is at least ");
  wr_explain_value (string, card, turned ? predicate->a : predicate->b);
}

static void append_predicate (GString      *string,
                              const WrCard *card,
                              guint16       number,
                              gboolean      no,
                              gboolean      nested);

static void
append_several (GString           *string,
                const WrCard      *card,
                const WrPredicate *predicate,
                gboolean           no,
                gboolean           nested)
{
  gboolean all = predicate->type == WR_PREDICATE_ALL;
  gboolean brackets = no || (nested && !all);

  g_string_append (string, no ? "not (" : brackets ? "(" : "");
  for (guint i = 0; i < predicate->n; i++)
    {
      if (i > 0)
        g_string_append (string, all ? " and " : brackets ? " or " : ", or if ");
      append_predicate (string, card, wr_card_set->lists[predicate->a + i], FALSE, TRUE);
    }
  g_string_append (string, brackets ? ")" : "");
}

static void
append_predicate (GString      *string,
                  const WrCard *card,
                  guint16       number,
                  gboolean      no,
                  gboolean      nested)
{
  const WrPredicate *predicate = &wr_card_set->predicates[number];
  const char *is = no ? "is not" : "is";

  switch ((WrPredicateType) predicate->type)
    {
    case WR_PREDICATE_EXISTS:
      append_exists (string, card, predicate->a, no);
      break;
    case WR_PREDICATE_AT_LEAST:
    case WR_PREDICATE_EQUAL:
      append_compared (string, card, predicate, no);
      break;
    case WR_PREDICATE_ATE:
      g_string_append_printf (string, "the Bird %s Worm %s", no ? "ate no" : "ate a",
                              predicate->n == 0 ? "since the start of its latest turn" : "this day");
      break;
    case WR_PREDICATE_ACTED:
      wr_explain_ref (string, card, predicate->ref);
      g_string_append_printf (string, " took %s action this turn", no ? "no" : "an");
      break;
    case WR_PREDICATE_STUNNED:
      wr_explain_ref (string, card, predicate->ref);
      g_string_append_printf (string, " %s stunned", is);
      break;
    case WR_PREDICATE_IN_PLAY:
      g_string_append_printf (string, "%s %s in play", wr_card_set->cards[predicate->n].name, is);
      break;
    case WR_PREDICATE_IN_FORCE:
      g_string_append_printf (string, "%s %s in force", wr_card_set->cards[predicate->n].name, is);
      break;
    case WR_PREDICATE_TURN:
      g_string_append_printf (string, "it %s the %s turn", is, predicate->n == WR_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    case WR_PREDICATE_CAN:
      wr_explain_ref (string, card, predicate->ref);
      g_string_append (string, no ? " can’t " : " can ");
      wr_explain_actions_at (string, card, 1u << predicate->n, predicate->a);
      break;
    case WR_PREDICATE_NOT:
      append_predicate (string, card, predicate->a, !no, nested);
      break;
    case WR_PREDICATE_ALL:
    case WR_PREDICATE_ANY:
      append_several (string, card, predicate, no, nested);
      break;
    default:
      break;
    }
}

void
wr_explain_predicate (GString      *string,
                      const WrCard *card,
                      guint16       number)
{
  append_predicate (string, card, number, FALSE, FALSE);
}

void
wr_explain_condition (GString      *string,
                      const WrCard *card,
                      guint16       predicate)
{
  if (predicate == WR_NO_CODE)
    return;
  g_string_append (string, ", if ");
  wr_explain_predicate (string, card, predicate);
}
