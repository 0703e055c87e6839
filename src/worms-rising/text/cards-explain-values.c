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
      g_string_append (string, "the row of ");
      bm_explain_ref (string, card, value->ref);
      break;
    case BM_VALUE_KEPT:
      bm_explain_ref (string, card, value->ref);
      break;
    case BM_VALUE_MIN:
      append_two (string, card, "the lower of ", value, " and ");
      break;
    case BM_VALUE_SUB:
      append_two (string, card, "(", value, " less ");
      g_string_append_c (string, ')');
      break;
    default:
      break;
    }
}

static void
append_exists (GString           *string,
               const BmCard      *card,
               const BmPredicate *predicate,
               const char        *words)
{
  g_string_append (string, words);
  bm_explain_selector (string, card, predicate->a, BM_EXPLAIN_ONE);
}

static void
append_can (GString           *string,
            const BmCard      *card,
            const BmPredicate *predicate)
{
  bm_explain_ref (string, card, predicate->ref);
  g_string_append_printf (string, " can %s", bm_action_titles[predicate->n]);
  if (predicate->a == BM_NO_CODE)
    return;
  g_string_append (string, " (target: ");
  bm_explain_selector (string, card, predicate->a, BM_EXPLAIN_ONE);
  g_string_append_c (string, ')');
}

static void
append_several (GString           *string,
                const BmCard      *card,
                const BmPredicate *predicate,
                const char        *word)
{
  for (guint i = 0; i < predicate->n; i++)
    {
      if (i > 0)
        g_string_append (string, word);
      bm_explain_predicate (string, card, bm_card_set->lists[predicate->a + i]);
    }
}

void
bm_explain_predicate (GString      *string,
                      const BmCard *card,
                      guint16       number)
{
  const BmPredicate *predicate = &bm_card_set->predicates[number];

  switch ((BmPredicateType) predicate->type)
    {
    case BM_PREDICATE_EXISTS:
      append_exists (string, card, predicate, "there is ");
      break;
    case BM_PREDICATE_AT_LEAST:
    case BM_PREDICATE_EQUAL:
      bm_explain_value (string, card, predicate->a);
      g_string_append (string, predicate->type == BM_PREDICATE_EQUAL ? " is " : " is at least ");
      bm_explain_value (string, card, predicate->b);
      break;
    case BM_PREDICATE_ATE:
      g_string_append (string, predicate->n == 0 ? "the Bird ate a Worm in its latest turn or since"
                       : "the Bird ate a Worm this day");
      break;
    case BM_PREDICATE_ACTED:
      bm_explain_ref (string, card, predicate->ref);
      g_string_append (string, " took an action this turn");
      break;
    case BM_PREDICATE_STUNNED:
      bm_explain_ref (string, card, predicate->ref);
      g_string_append (string, " is stunned");
      break;
    case BM_PREDICATE_IN_PLAY:
      g_string_append_printf (string, "%s is in play", bm_card_set->cards[predicate->n].name);
      break;
    case BM_PREDICATE_IN_FORCE:
      g_string_append_printf (string, "%s is in force", bm_card_set->cards[predicate->n].name);
      break;
    case BM_PREDICATE_TURN:
      g_string_append_printf (string, "it is the %s turn", predicate->n == BM_SIDE_BIRD ? "Bird’s" : "Worms’");
      break;
    case BM_PREDICATE_CAN:
      append_can (string, card, predicate);
      break;
    case BM_PREDICATE_NOT:
      if (bm_card_set->predicates[predicate->a].type == BM_PREDICATE_EXISTS)
        {
          append_exists (string, card, &bm_card_set->predicates[predicate->a], "there is not ");
          break;
        }
      g_string_append (string, "not (");
      bm_explain_predicate (string, card, predicate->a);
      g_string_append_c (string, ')');
      break;
    case BM_PREDICATE_ALL:
      append_several (string, card, predicate, " and ");
      break;
    case BM_PREDICATE_ANY:
      g_string_append_c (string, '(');
      append_several (string, card, predicate, " or ");
      g_string_append_c (string, ')');
      break;
    default:
      break;
    }
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
