/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: operations in plain English.
 */
#include "cards-explain.h"

#include "wr-event.h"

/* An op prepared for phrases, with its operands. */
typedef struct
{
  WrOp               op;
  WrSelector         things;
  WrFilter           place;      /* the first filter of them */
  WrPart             part;
  WrExplainedActions actions;
  const char        *name;       /* of its slot */
  guint8             named;
  guint8             way;        /* n as a bit of the directions */
  guint8             ways;       /* b as such bits */
  guint8             own_column; /* the things are the column of something */
  guint8             only;       /* there can be only one, so that there is no choice */
  guint8             of_board;   /* things of the board, not pieces or cards */
  guint8             simple;     /* once, one action, and anywhere */
  guint8             token;      /* kind of a named slot's content, which the name does not imply */
  guint8             columns;    /* x is a column */
  guint8             that_grass; /* about the last choice, which was Grass */
} Said;

static gboolean
is_the_only_one (const WrSelector *selector)
{
  const guint in_space = 1u << WR_THING_BEDROCK | 1u << WR_THING_WORMHOLE | 1u << WR_THING_LAVA | 1u << WR_THING_SPACE;
  const guint in_column = 1u << WR_THING_GRASS | 1u << WR_THING_COLUMN;

  if ((selector->kinds & (selector->kinds - 1u)) != 0)
    return FALSE;
  for (guint i = 0; i < selector->n_filters; i++)
    {
      const WrFilter *filter = &wr_card_set->filters[selector->filter + i];

      if (filter->type == WR_FILTER_SHAPE
          && ((filter->a == WR_SHAPE_HERE && (selector->kinds & (in_space | in_column)) != 0)
              || (filter->a == WR_SHAPE_SAME_COLUMN && (selector->kinds & in_column) != 0)))
        return TRUE;
    }
  return FALSE;
}

/* Whether the last choice before OP was about Grass. */
static gboolean
is_after_grass (const WrExplanation *self,
                const WrOp          *op)
{
  while (op > &wr_card_set->ops[self->card->op])
    {
      op--;
      if (op->code == WR_OP_PICK || op->code == WR_OP_EACH)
        return wr_card_set->selectors[op->a].kinds == 1u << WR_THING_GRASS;
    }
  return FALSE;
}

static void
said_init (Said                *said,
           const WrExplanation *self,
           const WrOp          *op)
{
  const guint pieces = 1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE | 1u << WR_THING_BIRD | 1u << WR_THING_CARD;
  const WrCard *card = self->card;
  const char *name = op->slot == WR_NO_SLOT ? NULL : card->slot_names[op->slot];
  gboolean in_slot = op->x.type == WR_REF_SLOT;

  *said = (Said) {
    .op = *op,
    .actions = { op->b, op->target },
    .name = name,
    .named = name != NULL,
    .way = (guint8) (1u << (op->n % WR_N_DIRS)),
    .ways = (guint8) op->b,
    .simple = op->code == WR_OP_ACT && wr_is_number (&op->v, 1) && op->n == 0 && op->target == WR_NO_CODE
              && (op->b & (op->b - 1u)) == 0,
    .token = op->n < WR_N_TOKENS && in_slot && card->slot_names[op->x.n] != NULL,
    .columns = in_slot && card->slot_types[op->x.n] == WR_SLOT_COLUMN,
    .that_grass = op->x.type == WR_REF_IT && is_after_grass (self, op),
  };
  if (op->code == WR_OP_EFFECT)
    said->part = wr_card_set->parts[card->part + op->n];
  if (op->code != WR_OP_PICK && op->code != WR_OP_EACH && op->code != WR_OP_ACT)
    return;
  said->things = wr_card_set->selectors[op->a];
  if (said->things.n_filters > 0)
    said->place = wr_card_set->filters[said->things.filter];
  said->own_column = said->things.kinds == 1u << WR_THING_COLUMN && said->things.n_filters == 1
                     && said->place.type == WR_FILTER_SHAPE && said->place.a == WR_SHAPE_SAME_COLUMN;
  said->only = is_the_only_one (&said->things);
  said->of_board = (said->things.kinds & ~pieces) != 0;
}

static void
fill_mods (WrExplanation *self,
           gconstpointer  field,
           const char    *word)
{
  const WrOp *op = field;

  self->depth++;
  wr_say_mods (self, op->mod, op->n_mods);
  self->depth--;
}

static const WrPhraseSlot op_slots[] = {
  WR_FILL ("n", Said, op.n, wr_fill_byte),
  WR_TEST ("n=0", Said, op.n, wr_is_byte, 0),
  WR_TEST ("hunger", Said, op.n, wr_is_byte, WR_TRACKER_HUNGER),
  WR_TEST ("suspicion", Said, op.n, wr_is_byte, WR_TRACKER_SUSPICION),
  WR_TEST ("worms", Said, op.n, wr_is_byte, WR_SIDE_WORMS),
  WR_TEST ("bird", Said, op.n, wr_is_byte, WR_SIDE_BIRD),
  WR_FILL ("thing", Said, op.n, wr_fill_thing),
  WR_FILL ("way", Said, way, wr_fill_directions),
  WR_FILL ("only-ways", Said, op.n, wr_fill_directions),
  WR_FILL ("by", Said, op.by, wr_fill_by),
  WR_TEST ("by-owner", Said, op.by, wr_is_byte, WR_BY_OWNER),
  WR_TEST ("by-bird", Said, op.by, wr_is_byte, WR_BY_BIRD),
  WR_FILL ("owner", Said, op.by, wr_fill_owner),
  WR_FILL ("name", Said, name, wr_fill_string),
  WR_TEST ("named", Said, named, wr_is_byte, TRUE),
  WR_TEST ("optional", Said, op.flags, wr_has_bits, WR_FLAG_OPTIONAL),
  WR_TEST ("ordered", Said, op.flags, wr_has_bits, WR_FLAG_OWNER),
  WR_TEST ("drill", Said, op.flags, wr_has_bits, WR_FLAG_DRILL),
  WR_TEST ("real", Said, op.flags, wr_has_bits, WR_FLAG_REAL),
  WR_TEST ("heedless", Said, op.flags, wr_has_bits, WR_FLAG_HEEDLESS),
  WR_TEST ("set", Said, op.flags, wr_has_bits, WR_FLAG_SET),
  WR_TEST ("max", Said, op.flags, wr_has_bits, WR_FLAG_MAX),
  WR_TEST ("next", Said, op.flags, wr_has_bits, WR_FLAG_NEXT),
  WR_TEST ("end", Said, op.flags, wr_has_bits, WR_FLAG_END),
  WR_TEST ("eaten", Said, op.flags, wr_has_bits, WR_FLAG_EATEN),
  WR_FILL ("things", Said, op.a, wr_fill_selector),
  WR_TEST ("known", Said, things.kinds, wr_is_code, 0),
  WR_TEST ("all", Said, things.how, wr_is_byte, WR_HOW_ALL),
  WR_TEST ("random", Said, things.how, wr_is_byte, WR_HOW_RANDOM),
  WR_TEST ("first", Said, things.how, wr_is_byte, WR_HOW_FIRST),
  WR_TEST ("last", Said, things.how, wr_is_byte, WR_HOW_LAST),
  WR_TEST ("board", Said, of_board, wr_is_byte, TRUE),
  WR_TEST ("only", Said, only, wr_is_byte, TRUE),
  WR_TEST ("own-column", Said, own_column, wr_is_byte, TRUE),
  WR_FILL ("of", Said, place.of, wr_fill_ref),
  WR_FILL ("chooser", Said, things.by, wr_fill_by),
  WR_FILL ("value", Said, op.a, wr_fill_value),
  WR_TEST ("no-value", Said, op.a, wr_is_code, WR_NO_CODE),
  WR_FILL ("condition", Said, op.a, wr_fill_predicate),
  WR_FILL ("ways", Said, ways, wr_fill_directions),
  WR_FILL ("again", Said, op.b, wr_fill_predicate),
  WR_TEST ("final", Said, op.b, wr_is_code, WR_NO_CODE),
  WR_FILL ("v", Said, op.v, wr_fill_value),
  WR_TEST ("v=1", Said, op.v, wr_is_number, 1),
  WR_TEST ("v=-1", Said, op.v, wr_is_number, -1),
  WR_TEST ("v<0", Said, op.v, wr_is_below_zero, 0),
  WR_TEST ("v-counts", Said, op.v, wr_is_value_of, WR_VALUE_COUNT),
  WR_TEST ("v-picked", Said, op.v, wr_is_value_of, WR_VALUE_PICKED),
  WR_FILL ("w", Said, op.w, wr_fill_value),
  WR_TEST ("w=0", Said, op.w, wr_is_number, 0),
  WR_FILL ("skipped", Said, op.condition, wr_fill_predicate),
  WR_TEST ("needed", Said, op.condition, wr_is_code, WR_NO_CODE),
  WR_FILL ("x", Said, op.x, wr_fill_ref),
  WR_TEST ("x-nothing", Said, op.x, wr_is_byte, WR_REF_NONE),
  WR_TEST ("x-slot", Said, op.x, wr_is_byte, WR_REF_SLOT),
  WR_TEST ("columns", Said, columns, wr_is_byte, TRUE),
  WR_FILL ("y", Said, op.y, wr_fill_ref),
  WR_TEST ("y-it", Said, op.y, wr_is_byte, WR_REF_IT),
  WR_TEST ("plain", Said, op.n_mods, wr_is_byte, 0),
  WR_FILL ("mods", Said, op, fill_mods),
  WR_FILL ("actions", Said, actions, wr_fill_actions),
  WR_TEST ("simple", Said, simple, wr_is_byte, TRUE),
  WR_TEST ("token", Said, token, wr_is_byte, TRUE),
  WR_TEST ("that-grass", Said, that_grass, wr_is_byte, TRUE),
  WR_FILL ("until", Said, part, wr_fill_until),
  WR_FILL ("times", Said, part.times, wr_fill_byte),
  WR_TEST ("always", Said, part.times, wr_is_byte, 0),
  WR_TEST ("once", Said, part.times, wr_is_byte, 1),
  WR_NO_MORE_SLOTS
};

/* --- Phrases ---------------------------------------------------------------------------------------------- */

#define CALLED "[named?, called \"{name}\"]"
#define SPACES "{v} [v=1?space|spaces]"
#define X      "{x}[token? ({thing one})]"
/* Left out for the last choice. */
#define INTO_Y "[y-it?there|into {y space}]"
#define GRASS  "[that-grass?that Grass|the Grass in {x column}]"
#define HEIGHT "[v-counts?1 space for each {v counted}|" SPACES "]"

static const char *const phrases[WR_N_OPS] = {
  [WR_OP_PICK] = "[own-column?Take {of column}|only?Take the {things bare}|random?Take {things}|first?Take {things}"
                 "|last?Take {things}|{chooser choose}[optional?, or not,] {things}]" CALLED ".\n",
  [WR_OP_EACH] = "For {things}" CALLED "[ordered?, in an order that {owner choose}"
                 "|all?[board?, one after the other in the order of the board]"
                 "|random?|, which {chooser choose} one after the other]:\n",
  [WR_OP_TIMES] = "{value} times:\n",
  [WR_OP_IF] = "If {condition}:\n",
  [WR_OP_CHOOSE] = "{by choose} one of these[optional?, or nothing]:\n",
  [WR_OP_ROLL] = "Roll [n=0?for a column|a d{n}]" CALLED "[final?|, again if {again}].\n",
  [WR_OP_KEEP] = "[named?Let \"{name}\" be|Remember] [no-value?{x}|{value}].\n",
  [WR_OP_NUMBER] = "{by choose} a number of spaces, 1 to {value}.\n",
  [WR_OP_DIRECTION] = "{by choose} a direction: {ways}" CALLED ".\n",
  /* "may Dig down up to 3 times", "must Move to a space without the Bird once, if it can" */
  [WR_OP_ACT] = "[known?|one ]{things bare} [simple?[optional?may make|makes] 1 {actions}"
                "|[optional?may|must] {actions}[n=0?| {only-ways}] [v=1?once|up to {v} times]"
                "[optional?|needed?, if it can]], for no action[by-owner?|, as {by choose}]"
                "[needed?|; it may be left out if {skipped}][plain?.\n|, for which:\n{mods}]",
  [WR_OP_MOVE] = X " goes " INTO_Y ".\n",
  [WR_OP_SWAP] = "[y-it?the two change places; they enter nothing"
                 "|{x} and {y} change places[columns?, with all that is in them|; they enter nothing]].\n",
  [WR_OP_PUT] = "{thing one} from the supply is put " INTO_Y ".\n",
  [WR_OP_TAKE] = X " returns to the supply.\n",
  [WR_OP_SINK] = GRASS " sinks " HEIGHT "[drill?, as by Drills, which break Bedrock|; Bedrock stops it].\n",
  [WR_OP_LIFT] = GRASS " rises " HEIGHT ", as by a Push.\n",
  [WR_OP_RAIN] = "[real?It rains: |As in rain, ]{things} moves [v=1?|up to ]" SPACES " "
                 "[x-slot?in the direction {x}|{way}]"
                 "[heedless?, whatever Suspicion or a card says, into the Bird’s space too]. "
                 "[w=0?Suspicion does not rise|Then Suspicion rises by {w}].\n",
  [WR_OP_TRACK] = "[hunger?Hunger|suspicion?Suspicion|The Day marker] "
                  "[set?goes to {v}|v<0?falls by {v unsigned}|v-picked?rises by 1 for each of them|rises by {v}].\n",
  [WR_OP_HEALTH] = "The [max?Bird gets back all its Health|set?Bird’s Health goes to {v}|v<0?Bird loses {v unsigned} Health"
                   "|Bird gets back {v} Health (not above its maximum)].\n",
  [WR_OP_ACTIONS] = "[end?The [by-bird?Bird’s|Worms’] turn ends"
                    "|The [by-bird?Bird has|Worms have] [set?{v}|v<0?{v unsigned} fewer|{v} more] "
                    "[v=1?action|v=-1?action|actions] [next?in [by-bird?its|their] next turn|now]].\n",
  [WR_OP_DRAW] = "[worms?the Worms draw|bird?the Bird draws|each side draws] "
                 "[v-picked?1 card for each of them|{v} [v=1?card|cards]].\n",
  [WR_OP_DISCARD] = "[worms?the Worms discard|the Bird discards] [x-nothing?the whole hand|{x}].\n",
  [WR_OP_LOOK] = "look at [x-nothing?the [worms?Worms’|Bird’s] whole hand|{x}].\n",
  [WR_OP_STUN] = "{x} is stunned.\n",
  [WR_OP_DIE] = "[eaten?the Bird eats|this leaves the board:] {x}.\n",
  [WR_OP_EFFECT] = "In force {until}[always?|once?, only the first time|, only the first {times} times]:\n",
};

void
wr_fill_op (WrExplanation *self,
            gconstpointer  field,
            const char    *word)
{
  const WrOp *op = field;
  Said said;

  said_init (&said, self, op);
  wr_say (self, op_slots, &said, phrases[op->code]);
}
