/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: values and conditions in plain English.
 */
#include "cards-explain.h"

/* --- Values ---------------------------------------------------------------------------------------------------- */

static const WrValue *
value_of (gconstpointer field)
{
  return &wr_card_set->values[*(const guint16 *) field];
}

gboolean
wr_is_value_of (gconstpointer field,
                int           wanted)
{
  return value_of (field)->type == wanted;
}

gboolean
wr_is_number (gconstpointer field,
              int           wanted)
{
  return value_of (field)->type == WR_VALUE_NUMBER && value_of (field)->n == wanted;
}

gboolean
wr_is_below_zero (gconstpointer field,
                  int           wanted)
{
  return value_of (field)->type == WR_VALUE_NUMBER && value_of (field)->n < 0;
}

void
wr_fill_value (WrExplanation *self,
               gconstpointer  field,
               const char    *word)
{
  static const WrPhraseSlot slots[] = {
    WR_FILL ("n", WrValue, n, wr_fill_signed),
    WR_FILL ("-n", WrValue, n, wr_fill_absolute),
    WR_FILL ("ref", WrValue, ref, wr_fill_ref),
    WR_FILL ("things", WrValue, a, wr_fill_selector),
    WR_FILL ("a", WrValue, a, wr_fill_value),
    WR_FILL ("b", WrValue, b, wr_fill_value),
    WR_TEST ("b<0", WrValue, b, wr_is_below_zero, 0),
    WR_NO_MORE_SLOTS
  };
  static const char *const phrases[] = {
    [WR_VALUE_NUMBER] = "{n}",
    [WR_VALUE_COUNT] = "the number of {things plural}",
    [WR_VALUE_PICKED] = "as many as were chosen",
    [WR_VALUE_ROW] = "{ref row}",
    [WR_VALUE_KEPT] = "{ref}",
    [WR_VALUE_MIN] = "the lower of {a} and {b}",
    [WR_VALUE_SUB] = "({a} [b<0?plus {b unsigned}|less {b}])",
  };
  const WrValue *value = value_of (field);

  if (*word == '\0')
    wr_say (self, slots, value, phrases[value->type]);
  else if (value->type == WR_VALUE_COUNT)
    wr_say (self, slots, value, "{things bare}");
  else
    wr_say (self, slots, value, "{-n}");
}

/* --- Conditions ------------------------------------------------------------------------------------------------ */

/* A predicate prepared for phrases. */
typedef struct
{
  WrPredicate        predicate;
  guint8             no;      /* negated */
  guint8             nested;  /* in a list */
  guint8             turned;  /* with a number, which comes second in the comparison */
  const char        *card;
  WrExplainedActions actions;
  WrFilter           place;   /* the first two filters of the selector */
  WrFilter           room;
  WrExplainedFilters filters; /* the filters that are explained */
} Condition;

static void say_predicate (WrExplanation *self,
                           guint16        number,
                           gboolean       no,
                           gboolean       nested);

static void
fill_opposite (WrExplanation *self,
               gconstpointer  field,
               const char    *word)
{
  const Condition *condition = field;

  say_predicate (self, condition->predicate.a, !condition->no, condition->nested);
}

/* Several, with WORD between them. */
static void
fill_several (WrExplanation *self,
              gconstpointer  field,
              const char    *word)
{
  const WrPredicate *predicate = field;

  for (guint i = 0; i < predicate->n; i++)
    {
      g_string_append (self->string, i > 0 ? word : "");
      say_predicate (self, wr_card_set->lists[predicate->a + i], FALSE, TRUE);
    }
}

static const WrPhraseSlot predicate_slots[] = {
  WR_TEST ("no", Condition, no, wr_is_byte, TRUE),
  WR_TEST ("nested", Condition, nested, wr_is_byte, TRUE),
  WR_TEST ("turned", Condition, turned, wr_is_byte, TRUE),
  WR_TEST ("n=0", Condition, predicate.n, wr_is_byte, 0),
  WR_TEST ("bird", Condition, predicate.n, wr_is_byte, WR_SIDE_BIRD),
  WR_FILL ("ref", Condition, predicate.ref, wr_fill_ref),
  WR_FILL ("a", Condition, predicate.a, wr_fill_value),
  WR_FILL ("b", Condition, predicate.b, wr_fill_value),
  WR_FILL ("things", Condition, predicate.a, wr_fill_selector),
  WR_FILL ("opposite", Condition, predicate, fill_opposite),
  WR_FILL ("several", Condition, predicate, fill_several),
  WR_FILL ("card", Condition, card, wr_fill_string),
  WR_FILL ("actions", Condition, actions, wr_fill_actions),
  WR_FILL ("its", Condition, place.of, wr_fill_ref),
  WR_FILL ("thing", Condition, room.a, wr_fill_thing),
  WR_FILL ("so", Condition, filters, wr_fill_filters),
  WR_NO_MORE_SLOTS
};

static const char *const predicates[] = {
  [WR_PREDICATE_AT_LEAST] = "[turned?{b} is [no?more than|at most] {a}|{a} is [no?less than|at least] {b}]",
  [WR_PREDICATE_EQUAL] = "{a} is[no? not] {b}",
  [WR_PREDICATE_ATE] = "the Bird ate [no?no|a] Worm [n=0?since the start of its latest turn|this day]",
  [WR_PREDICATE_ACTED] = "{ref} took [no?no|an] action this turn",
  [WR_PREDICATE_STUNNED] = "{ref} is[no? not] stunned",
  [WR_PREDICATE_IN_PLAY] = "{card} is[no? not] in play",
  [WR_PREDICATE_IN_FORCE] = "{card} is[no? not] in force",
  [WR_PREDICATE_TURN] = "it is[no? not] the [bird?Bird’s|Worms’] turn",
  [WR_PREDICATE_CAN] = "{ref} [no?can’t|can] {actions}",
  [WR_PREDICATE_NOT] = "{opposite}",
  [WR_PREDICATE_ALL] = "[no?not ({several  and })|{several  and }]",
  [WR_PREDICATE_ANY] = "[no?not ({several  or })|nested?({several  or })|{several , or if }]",
};

/* Whether the predicate is about a named space or Grass, or the Bird, so that these are its subject. */
static const char *
prepare_exists (Condition *condition)
{
  const WrSelector *selector = &wr_card_set->selectors[condition->predicate.a];
  const WrFilter *filters = &wr_card_set->filters[selector->filter];
  gboolean at = selector->n_filters >= 2 && filters[0].type == WR_FILTER_SHAPE;
  gboolean here = at && selector->kinds == 1u << WR_THING_SPACE && filters[0].a == WR_SHAPE_HERE;
  gboolean grass = at && selector->kinds == 1u << WR_THING_GRASS && filters[0].a == WR_SHAPE_SAME_COLUMN;

  condition->filters = (WrExplainedFilters) { selector->filter, selector->n_filters, selector->kinds };
  if (!here && !grass)
    return selector->kinds == 1u << WR_THING_BIRD && selector->n_filters > 0
           ? "the Bird is[no? not]{so}" : "there is [no?no {things bare}|{things one}]";
  condition->place = filters[0];
  condition->room = filters[1];
  condition->filters = (WrExplainedFilters) { selector->filter + 1u, selector->n_filters - 1u, 0 };
  if (selector->n_filters > 2 || filters[1].type != WR_FILTER_FITS)
    return here ? "{its} is[no? not]{so}" : "the Grass in {its column} is[no? not]{so}";
  return here ? "{thing one} may [no?not ]be put into {its space}"
              : "{thing one} may [no?not ]be put onto the Grass in {its column}";
}

static void
say_predicate (WrExplanation *self,
               guint16        number,
               gboolean       no,
               gboolean       nested)
{
  Condition condition = { .predicate = wr_card_set->predicates[number], .no = !!no, .nested = !!nested };
  const WrPredicate *predicate = &condition.predicate;

  if (predicate->type == WR_PREDICATE_AT_LEAST)
    condition.turned = wr_is_value_of (&predicate->a, WR_VALUE_NUMBER)
                       && !wr_is_value_of (&predicate->b, WR_VALUE_NUMBER);
  else if (predicate->type == WR_PREDICATE_CAN)
    condition.actions = (WrExplainedActions) { (guint16) (1u << predicate->n), predicate->a };
  else if (predicate->type == WR_PREDICATE_IN_PLAY || predicate->type == WR_PREDICATE_IN_FORCE)
    condition.card = wr_card (predicate->n)->name;
  wr_say (self, predicate_slots, &condition,
          predicate->type == WR_PREDICATE_EXISTS ? prepare_exists (&condition) : predicates[predicate->type]);
}

void
wr_fill_predicate (WrExplanation *self,
                   gconstpointer  field,
                   const char    *word)
{
  say_predicate (self, *(const guint16 *) field, FALSE, FALSE);
}

void
wr_fill_condition (WrExplanation *self,
                   gconstpointer  field,
                   const char    *word)
{
  if (wr_is_code (field, WR_NO_CODE))
    return;
  g_string_append (self->string, ", if ");
  wr_fill_predicate (self, field, word);
}
