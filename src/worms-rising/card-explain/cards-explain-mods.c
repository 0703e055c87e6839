/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: modifiers, triggers and durations in plain English.
 */
#include "cards-explain.h"

#include "wr-names.h"

/* Modifiers with the same text for several actions, prepared for phrases. */
typedef struct
{
  WrMod              mod;
  WrExplainedActions actions;
  WrExplainedActions anywhere; /* the same, without the target */
  const char        *direction;
  guint8             named;    /* about one that the card names */
  guint8             of_bird;  /* about actions that only the Bird takes */
  guint8             all;      /* about all actions of a piece, without a target */
  guint8             one;      /* 1, or 1 more or less */
  guint8             digs_bedrock;
  guint8             digs_corners;
} Mods;

enum
{
  RANGE,
  COST,
  MAY,
  ELSE
};

static guint
group_of (guint hook)
{
  if (hook < WR_HOOK_COST (0))
    return RANGE;
  if (hook < WR_HOOK_MAY (0))
    return COST;
  return hook < WR_HOOK_MAY (WR_N_ACTIONS) ? MAY : ELSE;
}

/* --- Subjects of modifiers ---------------------------------------------------------------------------------- */

/* Bits of the actions whose modifiers from FIRST on have the same text; N gets the number of modifiers. */
static guint16
same_mods (guint  first,
           guint  left,
           guint *n)
{
  const WrMod *mod = &wr_card_set->mods[first];
  guint mask = 1u << (mod->hook % WR_N_ACTIONS);

  for (*n = 1; *n < left && group_of (mod->hook) != ELSE && group_of (mod[*n].hook) == group_of (mod->hook)
       && mod[*n].who == mod->who && mod[*n].target == mod->target && mod[*n].from == mod->from
       && mod[*n].condition == mod->condition && mod[*n].how == mod->how && mod[*n].n == mod->n
       && mod[*n].shape == mod->shape && mod[*n].first == mod->first; (*n)++)
    mask |= 1u << (mod[*n].hook % WR_N_ACTIONS);
  return (guint16) mask;
}

static gboolean
has_bedrock (guint16 target)
{
  guint n = target == WR_NO_CODE ? 0 : wr_card_set->selectors[target].n_filters;

  for (guint i = 0; i < n; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[wr_card_set->selectors[target].filter + i];

      if (filter->type == WR_FILTER_WITH && (filter->mask >> WR_THING_BEDROCK & 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_corners (const WrShape *shape)
{
  while (shape->shape != WR_SHAPE_DIAGONAL && !shape->last)
    shape++;
  return shape->shape == WR_SHAPE_DIAGONAL;
}

static void
mods_init (Mods        *self,
           const WrMod *mod,
           guint16      mask)
{
  const guint bird = 1u << WR_ACTION_DIG | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_EAT | 1u << WR_ACTION_FLY
                     | 1u << WR_ACTION_PECK | 1u << WR_ACTION_REST;
  gboolean digs = mask >> WR_ACTION_DIG & 1;

  *self = (Mods) {
    .mod = *mod,
    .actions = { mask, mod->target },
    .anywhere = { mask, WR_NO_CODE },
    .direction = wr_dir_name ((WrDir) CLAMP (mod->n, 0, WR_N_DIRS - 1)),
    .named = mod->who != WR_NO_CODE && wr_card_set->selectors[mod->who].kinds == 0,
    .of_bird = (mask & ~bird) == 0,
    .all = mask == (1u << WR_N_ACTIONS) - 1 && mod->target == WR_NO_CODE && mod->who != WR_NO_CODE,
    .one = mod->how != WR_MOD_TIMES && (mod->how == WR_MOD_ADD ? ABS (mod->n) : mod->n) == 1,
    .digs_bedrock = digs && has_bedrock (mod->target),
    .digs_corners = digs && group_of (mod->hook) == RANGE && has_corners (&wr_card_set->shapes[mod->shape]),
  };
}

static void
fill_shapes (WrExplanation *self,
             gconstpointer  field,
             const char    *word)
{
  static const WrPhraseSlot slots[] = {
    WR_FILL ("n", WrShape, n, wr_fill_byte),
    WR_TEST ("n=1", WrShape, n, wr_is_byte, 1),
    WR_NO_MORE_SLOTS
  };
  static const char *const phrases[] = {
    [WR_SHAPE_HERE] = "the own space",
    [WR_SHAPE_ADJACENT] = "adjacent spaces",
    [WR_SHAPE_DIAGONAL] = "the four corners",
    [WR_SHAPE_NEARBY] = "nearby spaces",
    [WR_SHAPE_WITHIN] = "spaces within {n} [n=1?space|spaces]",
    [WR_SHAPE_LINE] = "spaces up to {n} [n=1?space|spaces] away in a straight line without Bedrock between",
    [WR_SHAPE_ROW] = "spaces of the own row up to {n} [n=1?column|columns] away",
    [WR_SHAPE_COLUMNS] = "all rows of the own column and of those up to {n} [n=1?column|columns] away",
    [WR_SHAPE_ABOVE] = "", [WR_SHAPE_BELOW] = "", [WR_SHAPE_SAME_ROW] = "", [WR_SHAPE_SAME_COLUMN] = "",
    [WR_SHAPE_ANY] = "any distance",
  };
  const WrShape *shape = &wr_card_set->shapes[*(const guint16 *) field];

  for (gboolean last = FALSE; !last; last = shape->last, shape++)
    {
      const WrExplainedFilters filters = { shape->filter, shape->n_filters, 0 };

      wr_say (self, slots, shape, phrases[shape->shape]);
      if (filters.n > 0)
        {
          g_string_append (self->string, " (there only");
          wr_fill_filters (self, &filters, "");
          g_string_append_c (self->string, ')');
        }
      g_string_append (self->string, shape->last ? "" : " and ");
    }
}

static const WrPhraseSlot mod_slots[] = {
  WR_TEST ("set", Mods, mod.how, wr_is_byte, WR_MOD_SET),
  WR_TEST ("add", Mods, mod.how, wr_is_byte, WR_MOD_ADD),
  WR_TEST ("times", Mods, mod.how, wr_is_byte, WR_MOD_TIMES),
  WR_FILL ("n", Mods, mod.n, wr_fill_signed),
  WR_FILL ("-n", Mods, mod.n, wr_fill_absolute),
  WR_TEST ("n<0", Mods, mod.n, wr_is_negative, 0),
  WR_TEST ("n=1", Mods, mod.n, wr_is_byte, 1),
  WR_TEST ("n=-1", Mods, mod.n, wr_is_byte, -1),
  WR_TEST ("no", Mods, mod.n, wr_is_byte, 0),
  WR_TEST ("one", Mods, one, wr_is_byte, TRUE),
  WR_TEST ("bird-first", Mods, mod.n, wr_is_byte, WR_SIDE_BIRD),
  WR_TEST ("dry", Mods, mod.n, wr_is_byte, WR_RAIN_NO),
  WR_TEST ("rolled", Mods, mod.n, wr_is_byte, WR_RAIN_ROLL),
  WR_FILL ("direction", Mods, direction, wr_fill_string),
  WR_TEST ("always", Mods, mod.first, wr_is_byte, 0),
  WR_TEST ("once", Mods, mod.first, wr_is_byte, 1),
  WR_FILL ("first", Mods, mod.first, wr_fill_byte),
  WR_TEST ("wormholes", Mods, mod.hook, wr_is_byte, WR_HOOK_MAY (WR_MAY_CLOSE)),
  WR_TEST ("worms", Mods, mod.side, wr_is_byte, WR_SIDE_WORMS),
  WR_TEST ("bird", Mods, mod.side, wr_is_byte, WR_SIDE_BIRD),
  WR_TEST ("pecked", Mods, mod.action, wr_is_byte, WR_ACTION_PECK),
  WR_TEST ("by-any", Mods, mod.action, wr_is_byte, WR_N_ACTIONS),
  WR_FILL ("action", Mods, mod.action, wr_fill_action),
  WR_TEST ("playable", Mods, mod.barred, wr_is_byte, FALSE),
  WR_FILL ("shapes", Mods, mod.shape, fill_shapes),
  WR_FILL ("who", Mods, mod.who, wr_fill_selector),
  WR_TEST ("anybody", Mods, mod.who, wr_is_code, WR_NO_CODE),
  WR_TEST ("named", Mods, named, wr_is_byte, TRUE),
  WR_FILL ("target", Mods, mod.target, wr_fill_selector),
  WR_TEST ("anything", Mods, mod.target, wr_is_code, WR_NO_CODE),
  WR_FILL ("from", Mods, mod.from, wr_fill_selector),
  WR_TEST ("anywhere", Mods, mod.from, wr_is_code, WR_NO_CODE),
  WR_FILL ("condition", Mods, mod.condition, wr_fill_condition),
  WR_FILL ("actions", Mods, anywhere, wr_fill_actions),
  WR_TEST ("of-bird", Mods, of_bird, wr_is_byte, TRUE),
  WR_FILL ("actions-at", Mods, actions, wr_fill_actions),
  WR_TEST ("all", Mods, all, wr_is_byte, TRUE),
  WR_TEST ("digs-bedrock", Mods, digs_bedrock, wr_is_byte, TRUE),
  WR_TEST ("digs-corners", Mods, digs_corners, wr_is_byte, TRUE),
  WR_NO_MORE_SLOTS
};

/* --- Texts of modifiers ---------------------------------------------------------------------------------------- */

/* Its piece and target, if the sentence has not named them. */
#define WHO     "[anybody?|, for {who one}]"
#define TARGET  "[anything?|, that is to {target one}]"
#define FROM    "[anywhere?|, from {from one}]"
#define SIDE    "[worms?, for the Worms|bird?, for the Bird]"
#define ACTION  "[by-any?|, if it comes by {action}]"
#define LIMITS  WHO TARGET FROM SIDE ACTION

#define CRAWLER "[anybody?a Worm or a Zombie|{who one}]"
#define SIDE_DOES(does, do) "[worms?the Worms " do "|bird?the Bird " does "|each side " does "] "

/* "2 actions", "1 more action", "3 times as many cards"; by how much, or not at all. */
#define AMOUNT     "[add?{-n}[n<0? fewer| more]|{n}[times? times as many]] "
#define STEP(verb) "[set?[no?does not " verb "|" verb "s {n}]|add?" verb "s {-n} [n<0?less|more]|" \
                   verb "s {n} times as much]"

static const char *const groups[] = {
  [RANGE] = "[named?{who one}’s ]{actions} reaches {shapes}"
            "[digs-corners?; a Dig there lets what is above it move down, and the Bird stays]"
            "[named?|" WHO "]" TARGET FROM SIDE ACTION,
  [COST] = "to {actions-at} costs {-n} [n=1?action|n=-1?action|actions][add?[n<0? less| more]]" WHO FROM SIDE ACTION,
  [MAY] = "[playable?[anybody?[of-bird?the Bird|no?nobody|everybody]|{who one}] "
          "[no?[all?takes no action and uses no power|anybody?[of-bird?can’t|can] {actions-at}|can’t {actions-at}]"
          "|may also {actions-at}[digs-bedrock?; the Bedrock returns to the supply]]"
          "|the cards named below [no?can’t|can] be played" WHO TARGET "]" FROM SIDE ACTION,
};

/* Here and below: by hook. */
static const char *const rules[WR_N_HOOKS] = {
  [WR_HOOK_MAY (WR_MAY_ENTER)] =
    "[no?[anybody?no piece may|{who one} may not]|[anybody?any piece|{who one}] may] come by moving, flying or "
    "digging down[anything?| into {target one}][anywhere?| from {from one}]" SIDE ACTION,
  [WR_HOOK_MAY (WR_MAY_BE_EATEN)] = CRAWLER " [no?can’t|can] be eaten" TARGET FROM SIDE ACTION,
  [WR_HOOK_MAY (WR_MAY_CONTACT)] = CRAWLER " is [no?not ]eaten in the Bird’s space" TARGET FROM SIDE ACTION,
  [WR_HOOK_MAY (WR_MAY_BURN)] = "Lava [no?does not kill|kills] " CRAWLER TARGET FROM SIDE ACTION,
  [WR_HOOK_MAY (WR_MAY_RAIN)] = "it [no?can’t rain (Pecks, and what works as rain, go on)|can rain]" LIMITS,
  [WR_HOOK_MAY (WR_MAY_CLOSE)] =
    "when " CRAWLER " goes through a Wormhole, both [no?Wormholes stay|return to the supply]" TARGET FROM SIDE ACTION,
  [WR_HOOK_MAY (WR_MAY_WEAR)] = "a Drill that breaks Bedrock [no?stays|returns to the supply]" LIMITS,
  [WR_HOOK_MAY (WR_MAY_BELOW)] =
    "the Bird may [no?not be below the board|be below the board and act from there (R14)]" LIMITS,
  [WR_HOOK_MAY (WR_MAY_SIDES)] =
    "the Bird may [no?not be beside the board|be beside the board and act from there (R14)]" LIMITS,
  [WR_HOOK_MAY (WR_MAY_WRAP)] = CRAWLER " may [no?not ]Move between columns a and k" TARGET FROM SIDE ACTION,

  [WR_HOOK_AMOUNT (WR_AMOUNT_ACTIONS)] =
    SIDE_DOES ("has", "have") AMOUNT "[one?action|actions] in a turn" WHO TARGET FROM ACTION,
  [WR_HOOK_AMOUNT (WR_AMOUNT_DRAW)] =
    SIDE_DOES ("draws", "draw") AMOUNT "[one?card|cards] at the start of a turn" WHO TARGET FROM ACTION,
  [WR_HOOK_AMOUNT (WR_AMOUNT_BITE_HEALTH)] = "a Bite takes " AMOUNT "Health" LIMITS,
  [WR_HOOK_AMOUNT (WR_AMOUNT_BITE_ACTIONS)] = "a Bite takes " AMOUNT "[one?action|actions]" LIMITS,
  [WR_HOOK_AMOUNT (WR_AMOUNT_FOOD)] =
    "eating [anything?a Worm or a Zombie|{target one}] raises Hunger by "
    "[times?{n} times as much|add?{-n} [n<0?less|more]|{n}]" WHO FROM SIDE ACTION,
  [WR_HOOK_AMOUNT (WR_AMOUNT_RAIN_STEPS)] =
    "in rain, in a Peck and in all that works as rain [anybody?a Worm|{who one}] moves "
    "[times?[n=-1?the opposite way|{n} times as far]|up to " AMOUNT "[one?space|spaces]]" TARGET FROM SIDE ACTION,
  [WR_HOOK_AMOUNT (WR_AMOUNT_SUSPICION_RISE)] =
    "after [pecked?a Peck|rain] Suspicion " STEP ("rise") WHO TARGET FROM SIDE "[pecked?|" ACTION "]",
  [WR_HOOK_AMOUNT (WR_AMOUNT_HUNGER_FALL)] = "in Move Tokens Hunger " STEP ("fall") LIMITS,
  [WR_HOOK_AMOUNT (WR_AMOUNT_REST)] = "a Rest gives back " AMOUNT "Health" LIMITS,
  [WR_HOOK_AMOUNT (WR_AMOUNT_HAND_LIMIT)] =
    SIDE_DOES ("keeps", "keep") AMOUNT "[one?card|cards] at the end of its turn" WHO TARGET FROM ACTION,

  [WR_HOOK_SEES] =
    "[worms?the Bird’s hand|bird?the Worms’ hand|each side’s hand] [no?does not lie|lies] open" WHO TARGET FROM ACTION,
  [WR_HOOK_ORDER] = "the [bird-first?Bird has its|Worms have their] turn first" LIMITS,
  [WR_HOOK_RAIN] =
    "at the rain check [dry?it does not rain|rolled?the die is rolled|it rains, and the Worms move {direction}]" LIMITS,
};

void
wr_say_mods (WrExplanation *self,
             guint          first,
             guint          n)
{
  guint same = 1;

  for (guint i = 0; i < n; i += same)
    {
      const WrMod *mod = &wr_card_set->mods[first + i];
      guint group = group_of (mod->hook);
      gsize start = wr_begin_line (self);
      Mods mods;

      mods_init (&mods, mod, same_mods (first + i, n - i, &same));
      wr_say (self, mod_slots, &mods, group == ELSE ? rules[mod->hook] : groups[group]);
      wr_say (self, mod_slots, &mods,
              "[always?|once?, only the first time [wormholes?after each start of a turn of the Worms|in a turn]"
              "|, only the first {first} times in a turn]{condition}.\n");
      wr_capitalise (self, start);
    }
}

/* --- How long, and when ---------------------------------------------------------------------------------------- */

void
wr_fill_until (WrExplanation *self,
               gconstpointer  field,
               const char    *word)
{
  static const WrPhraseSlot slots[] = {
    WR_FILL ("n", WrPart, until_n, wr_fill_byte),
    WR_FILL ("condition", WrPart, while_true, wr_fill_predicate),
    WR_NO_MORE_SLOTS
  };
  static const char *const phrases[] = {
    [WR_UNTIL_TURN] = "to the end of this turn",
    [WR_UNTIL_NEXT_TURN_WORMS] = "in the Worms’ next turn",
    [WR_UNTIL_NEXT_TURN_BIRD] = "in the Bird’s next turn",
    [WR_UNTIL_TURN_WORMS] = "until the Worms’ next turn starts",
    [WR_UNTIL_TURN_BIRD] = "until the Bird’s next turn starts",
    [WR_UNTIL_END_WORMS] = "to the end of the Worms’ next turn",
    [WR_UNTIL_END_BIRD] = "to the end of the Bird’s next turn",
    [WR_UNTIL_DAY] = "today",
    [WR_UNTIL_TOMORROW] = "tomorrow",
    [WR_UNTIL_DAYS] = "today and for {n} more days",
    [WR_UNTIL_MATCH] = "for the rest of the match",
    [WR_UNTIL_WHILE] = "as long as {condition}",
  };
  static const char *const events[WR_N_TRIGGER_EVENTS] = {
    [WR_AFTER_BITE] = "until somebody Bites",
    [WR_AFTER_EATEN] = "until a Worm or Zombie is eaten",
    [WR_AFTER_FLY] = "until the Bird Flies",
    [WR_AFTER_ON_GRASS] = "until somebody comes onto a Grass",
    [WR_AFTER_REST] = "until the Bird Rests",
    [WR_AFTER_TURN_START] = "until a turn starts",
    [WR_AFTER_TURN_END] = "until a turn ends",
    [WR_AFTER_MOVE_TOKENS] = "until Move Tokens",
    [WR_AFTER_DAY_END] = "until the day ends",
    [WR_REPLACE_EATEN] = "until somebody would be eaten",
    [WR_REPLACE_CONTACT] = "until somebody is in the Bird’s space",
  };
  const WrPart *part = field;

  wr_say (self, slots, part, part->until == WR_UNTIL_EVENT ? events[part->until_n] : phrases[part->until]);
}

void
wr_fill_trigger (WrExplanation *self,
                 gconstpointer  field,
                 const char    *word)
{
  static const WrPhraseSlot slots[] = {
    WR_TEST ("asks", WrTrigger, ask, wr_is_byte, TRUE),
    WR_FILL ("owner", WrTrigger, ask, wr_fill_owner),
    WR_TEST ("worms", WrTrigger, side, wr_is_byte, WR_SIDE_WORMS),
    WR_TEST ("bird", WrTrigger, side, wr_is_byte, WR_SIDE_BIRD),
    WR_TEST ("by-any", WrTrigger, action, wr_is_byte, WR_N_ACTIONS),
    WR_FILL ("action", WrTrigger, action, wr_fill_action),
    WR_TEST ("turn", WrTrigger, per, wr_is_byte, WR_PER_TURN),
    WR_TEST ("match", WrTrigger, per, wr_is_byte, WR_PER_MATCH),
    WR_TEST ("anybody", WrTrigger, who, wr_is_code, WR_NO_CODE),
    WR_FILL ("who", WrTrigger, who, wr_fill_selector),
    WR_TEST ("anywhere", WrTrigger, from, wr_is_code, WR_NO_CODE),
    WR_FILL ("from", WrTrigger, from, wr_fill_selector),
    WR_TEST ("everywhere", WrTrigger, to, wr_is_code, WR_NO_CODE),
    WR_FILL ("to", WrTrigger, to, wr_fill_selector),
    WR_TEST ("by-anybody", WrTrigger, by, wr_is_code, WR_NO_CODE),
    WR_FILL ("by", WrTrigger, by, wr_fill_selector),
    WR_TEST ("whenever", WrTrigger, condition, wr_is_code, WR_NO_CODE),
    WR_FILL ("condition", WrTrigger, condition, wr_fill_condition),
    WR_NO_MORE_SLOTS
  };
#define SIDE_OF "[worms? of the Worms|bird? of the Bird]"
#define PLACES  SIDE_OF "[anywhere?|, from {from one}][everywhere?|, to {to one}]"
  static const char *const phrases[WR_N_TRIGGER_EVENTS] = {
    [WR_AFTER_BITE] = "After a Bite by " CRAWLER PLACES,
    [WR_AFTER_EATEN] = "After " CRAWLER " was eaten" PLACES,
    [WR_AFTER_FLY] = "After [anybody?the Bird|{who one}] has flown" SIDE_OF
                     "[anywhere?| from {from one}][everywhere?| to {to one}]",
    [WR_AFTER_ON_GRASS] = "After [anybody?a piece|{who one}] has come onto " SIDE_OF
                          "[everywhere?a Grass|{to one}][anywhere?|, from {from one}]",
    [WR_AFTER_REST] = "After a Rest" PLACES,
    [WR_AFTER_TURN_START] = "At the start of a turn" PLACES,
    [WR_AFTER_TURN_END] = "At the end of a turn" PLACES,
    [WR_AFTER_MOVE_TOKENS] = "After Move Tokens" PLACES,
    [WR_AFTER_DAY_END] = "At the end of the day" PLACES,
    [WR_REPLACE_EATEN] = "Instead of the eating, when " CRAWLER " would be eaten" PLACES,
    [WR_REPLACE_CONTACT] = "Instead of the eating, when " CRAWLER " would be eaten in the Bird’s space" PLACES,
  };
  const WrTrigger *trigger = field;

  wr_say (self, slots, trigger, phrases[trigger->event]);
  wr_say (self, slots, trigger,
          "[by-anybody?|, by {by one}][by-any?|, by the action {action}][turn?, once per turn|match?, once per match]"
          "{condition}[asks?[whenever?, if|; only if] {owner want} it]:\n");
}
