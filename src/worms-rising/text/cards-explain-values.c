/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: values and conditions in plain English.
 */
#include "cards-explain.h"

static void
append_two (GString       *string,
            const BmCard  *card,
            const char    *before,
            const BmValue *value,
            const char    *between)
{
  g_string_append (string, before);
  bm_explain_value (string, card, value->a);
  g_string_append (string, between);
  bm_explain_value (string, card, value->b);
}

/* What is taken from it may be a number under 0. */
static void
append_difference (GString       *string,
                   const BmCard  *card,
                   const BmValue *value)
{
  const BmValue *less = &bm_card_set->values[value->b];

  if (less->type == BM_VALUE_NUMBER && less->n < 0)
    {
      g_string_append_c (string, '(');
      bm_explain_value (string, card, value->a);
      g_string_append_printf (string, " plus %d)", -less->n);
      return;
    }
  append_two (string, card, "(", value, " less ");
  g_string_append_c (string, ')');
}

void
bm_explain_value (GString      *string,
                  const BmCard *card,
                  guint16       number)
{
  const BmValue *value = &bm_card_set->values[number];

  switch ((BmValueType) value->type)
    {
    case BM_VALUE_NUMBER:
      g_string_append_printf (string, "%d", value->n);
      break;
    case BM_VALUE_COUNT:
      g_string_append (string, "the number of ");
      bm_explain_selector (string, card, value->a, BM_EXPLAIN_PLURAL);
      break;
    case BM_VALUE_PICKED:
      g_string_append (string, "as many as were chosen");
      break;
    case BM_VALUE_ROW:
      bm_explain_own (string, card, value->ref, "row");
      break;
    case BM_VALUE_KEPT:
      bm_explain_ref (string, card, value->ref);
      break;
    case BM_VALUE_MIN:
      append_two (string, card, "the lower of ", value, " and ");
      break;
    case BM_VALUE_SUB:
      append_difference (string, card, value);
      break;
    default:
      break;
    }
}

/* --- Conditions ------------------------------------------------------------------------------------------------ */

static const BmFilter *
first_shape (const BmSelector *selector,
             guint             kind,
             BmShapeType       shape)
{
  const BmFilter *filter = &bm_card_set->filters[selector->filter];

  if (selector->kinds != 1u << kind || selector->n_filters < 2 || filter->type != BM_FILTER_SHAPE || filter->a != shape)
    return NULL;
  return filter;
}

/* WHAT is, or if NO is not, as SELECTOR’s filters from the second on say; or "Lava may be put PLACE". */
static void
append_is (GString          *string,
           const BmCard     *card,
           const BmSelector *selector,
           const char       *what,
           const char       *place,
           gboolean          no)
{
  const BmFilter *fits = &bm_card_set->filters[selector->filter + 1u];

  if (selector->n_filters == 2 && fits->type == BM_FILTER_FITS)
    {
      bm_explain_things (string, 1u << fits->a, BM_EXPLAIN_ONE);
      g_string_append_printf (string, " may %sbe put %s", no ? "not " : "", place);
      return;
    }
  g_string_append_printf (string, "%s is%s", what, no ? " not" : "");
  bm_explain_filters (string, card, selector->filter + 1u, selector->n_filters - 1u, 0);
}

static void
append_exists (GString      *string,
               const BmCard *card,
               guint16       number,
               gboolean      no)
{
  const BmSelector *selector = &bm_card_set->selectors[number];
  const BmFilter *here = first_shape (selector, BM_THING_SPACE, BM_SHAPE_HERE);
  const BmFilter *column = first_shape (selector, BM_THING_GRASS, BM_SHAPE_SAME_COLUMN);
  g_autoptr (GString) what = g_string_new (NULL), place = g_string_new (NULL);

  if (here != NULL)
    {
      bm_explain_ref (what, card, here->of);
      g_string_append (place, "into ");
      bm_explain_own (place, card, here->of, "space");
      append_is (string, card, selector, what->str, place->str, no);
    }
  else if (column != NULL)
    {
      g_string_append (what, "the Grass in ");
      bm_explain_own (what, card, column->of, "column");
      g_string_append_printf (place, "onto %s", what->str);
      append_is (string, card, selector, what->str, place->str, no);
    }
  else if (selector->kinds == 1u << BM_THING_BIRD && selector->n_filters > 0)
    {
      g_string_append (string, no ? "the Bird is not" : "the Bird is");
      bm_explain_filters (string, card, selector->filter, selector->n_filters, selector->kinds);
    }
  else
    {
      g_string_append (string, no ? "there is no " : "there is ");
      bm_explain_selector (string, card, number, no ? BM_EXPLAIN_BARE : BM_EXPLAIN_ONE);
    }
}

static void
append_compared (GString           *string,
                 const BmCard      *card,
                 const BmPredicate *predicate,
                 gboolean           no)
{
  const BmValue *a = &bm_card_set->values[predicate->a], *b = &bm_card_set->values[predicate->b];
  gboolean turned = predicate->type == BM_PREDICATE_AT_LEAST && a->type == BM_VALUE_NUMBER
                    && b->type != BM_VALUE_NUMBER;

  bm_explain_value (string, card, turned ? predicate->b : predicate->a);
  if (predicate->type == BM_PREDICATE_EQUAL)
    g_string_append (string, no ? " is not " : " is ");
  else if (turned)
    g_string_append (string, no ? " is more than " : " is at most ");
  else
    g_string_append (string, no ? " is less than " : " is at least ");
  bm_explain_value (string, card, turned ? predicate->a : predicate->b);
}

static void append_predicate (GString      *string,
                              const BmCard *card,
                              guint16       number,
                              gboolean      no,
                              gboolean      nested);

static void
append_several (GString           *string,
                const BmCard      *card,
                const BmPredicate *predicate,
                gboolean           no,
                gboolean           nested)
{
  gboolean all = predicate->type == BM_PREDICATE_ALL;
  gboolean brackets = no || (nested && !all);

  g_string_append (string, no ? "not (" : brackets ? "(" : "");
  for (guint i = 0; i < predicate->n; i++)
    {
      if (i > 0)
        g_string_append (string, all ? " and " : brackets ? " or " : ", or if ");
      append_predicate (string, card, bm_card_set->lists[predicate->a + i], FALSE, TRUE);
    }
  g_string_append (string, brackets ? ")" : "");
}

static void
append_predicate (GString      *string,
                  const BmCard *card,
                  guint16       number,
                  gboolean      no,
                  gboolean      nested)
{
  const BmPredicate *predicate = &bm_card_set->predicates[number];
  const char *is = no ? "is not" : "is";

  switch ((BmPredicateType) predicate->type)
    {
    case BM_PREDICATE_EXISTS:
      append_exists (string, card, predicate->a, no);
      break;
    case BM_PREDICATE_AT_LEAST:
    case BM_PREDICATE_EQUAL:
      append_compared (string, card, predicate, no);
      break;
    case BM_PREDICATE_ATE:
      g_string_append_printf (string, "the Bird %s Worm %s", no ? "ate no" : "ate a",
                              predicate->n == 0 ? "since the start of its latest turn" : "this day");
      break;
    case BM_PREDICATE_ACTED:
      bm_explain_ref (string, card, predicate->ref);
      g_string_append_printf (string, " took %s action this turn", no ? "no" : "an");
      break;
    case BM_PREDICATE_STUNNED:
      bm_explain_ref (string, card, predicate->ref);
      g_string_append_printf (string, " %s stunned", is);
      break;
    case BM_PREDICATE_IN_PLAY:
      g_string_append_printf (string, "%s %s in play", bm_card_set->cards[predicate->n].name, is);
      break;
    case BM_PREDICATE_IN_FORCE:
      g_string_append_printf (string, "%s %s in force", bm_card_set->cards[predicate->n].name, is);
      break;
    case BM_PREDICATE_TURN:
      g_string_append_printf (string, "it %s the %s turn", is, predicate->n == BM_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    case BM_PREDICATE_CAN:
      bm_explain_ref (string, card, predicate->ref);
      g_string_append (string, no ? " can’t " : " can ");
      bm_explain_actions_at (string, card, 1u << predicate->n, predicate->a);
      break;
    case BM_PREDICATE_NOT:
      append_predicate (string, card, predicate->a, !no, nested);
      break;
    case BM_PREDICATE_ALL:
    case BM_PREDICATE_ANY:
      append_several (string, card, predicate, no, nested);
      break;
    default:
      break;
    }
}

void
bm_explain_predicate (GString      *string,
                      const BmCard *card,
                      guint16       number)
{
  append_predicate (string, card, number, FALSE, FALSE);
}

void
bm_explain_condition (GString      *string,
                      const BmCard *card,
                      guint16       predicate)
{
  if (predicate == BM_NO_CODE)
    return;
  g_string_append (string, ", if ");
  bm_explain_predicate (string, card, predicate);
}
