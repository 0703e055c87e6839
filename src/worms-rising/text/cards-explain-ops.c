/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: operations in plain English.
 */
#include "cards-explain.h"

void
bm_begin_line (BmExplanation *self)
{
  for (guint i = 0; i < self->depth; i++)
    g_string_append (self->string, "  ");
  g_string_append (self->string, "- ");
  self->line = self->string->len;
}

/* Sentences begin as sentences do, whatever comes first in them. */
void
bm_capitalise (BmExplanation *self,
               gsize          place)
{
  self->string->str[place] = g_ascii_toupper (self->string->str[place]);
}

void
bm_say (BmExplanation *self,
        const char    *text)
{
  g_string_append (self->string, text);
}

void
bm_say_ref (BmExplanation *self,
            BmRef          ref)
{
  bm_explain_ref (self->string, self->card, ref);
}

void
bm_say_value (BmExplanation *self,
              guint16        value)
{
  bm_explain_value (self->string, self->card, value);
}

void
bm_say_selector (BmExplanation *self,
                 guint16        selector)
{
  bm_explain_selector (self->string, self->card, selector, BM_EXPLAIN_COUNTED);
}

/* `, called "w"` */
void
bm_say_name (BmExplanation *self,
             guint8         slot)
{
  if (slot != BM_NO_SLOT && self->card->slot_names[slot] != NULL)
    g_string_append_printf (self->string, ", called \"%s\"", self->card->slot_names[slot]);
}

static gboolean
is_number (guint16 value,
           int     number)
{
  return bm_card_set->values[value].type == BM_VALUE_NUMBER && bm_card_set->values[value].n == number;
}

/* --- Actions --------------------------------------------------------------------------------------------------- */

static void
say_with (BmExplanation *self,
          const BmOp    *op)
{
  g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
  g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

  if (op->n_mods == 0)
    {
      bm_say (self, ".\n");
      return;
    }
  bm_say (self, ", for which:\n");
  bm_explain_mods (self->string, self->card, op->mod, op->n_mods, bullet);
}

/* "may Dig down up to 3 times", "must Move to a space without the Bird once, if it can" */
static void
say_several_actions (BmExplanation *self,
                     const BmOp    *op)
{
  bm_say (self, (op->flags & BM_FLAG_OPTIONAL) ? " may " : " must ");
  bm_explain_actions_at (self->string, self->card, op->b, op->target);
  if (op->n != 0)
    {
      bm_say (self, " ");
      bm_explain_directions (self->string, op->n);
    }
  if (is_number (op->v, 1))
    bm_say (self, " once");
  else
    {
      bm_say (self, " up to ");
      bm_say_value (self, op->v);
      bm_say (self, " times");
    }
  if (!(op->flags & BM_FLAG_OPTIONAL) && op->condition == BM_NO_CODE)
    bm_say (self, ", if it can");
}

static void
say_act (BmExplanation *self,
         const BmOp    *op)
{
  const BmSelector *who = &bm_card_set->selectors[op->a];

  if (who->kinds != 0)
    {
      bm_say (self, "one ");
      bm_explain_selector (self->string, self->card, op->a, BM_EXPLAIN_BARE);
    }
  else
    bm_say_ref (self, who->ref);
  if (is_number (op->v, 1) && op->n == 0 && op->target == BM_NO_CODE && (op->b & (op->b - 1u)) == 0)
    {
      bm_say (self, (op->flags & BM_FLAG_OPTIONAL) ? " may make 1 " : " makes 1 ");
      bm_explain_actions (self->string, op->b);
    }
  else
    say_several_actions (self, op);
  bm_say (self, ", for no action");
  if (op->by != BM_BY_OWNER)
    {
      bm_say (self, ", as ");
      bm_explain_by (self->string, self->card, op->by, "choose");
    }
  if (op->condition != BM_NO_CODE)
    {
      bm_say (self, "; it may be left out if ");
      bm_explain_predicate (self->string, self->card, op->condition);
    }
  say_with (self, op);
}

/* --- Other ops ------------------------------------------------------------------------------------------------- */

/* What a slot with a name holds is not seen by the name. */
static void
say_thing (BmExplanation *self,
           BmRef          ref,
           guint8         kind)
{
  bm_say_ref (self, ref);
  if (kind >= BM_N_TOKENS || ref.type != BM_REF_SLOT || self->card->slot_names[ref.n] == NULL)
    return;
  bm_say (self, " (");
  bm_explain_things (self->string, 1u << kind, BM_EXPLAIN_ONE);
  bm_say (self, ")");
}

/* "into the space of Y"; what was just chosen is understood. */
static void
say_place (BmExplanation *self,
           BmRef          ref)
{
  if (ref.type == BM_REF_IT)
    {
      bm_say (self, "there");
      return;
    }
  bm_say (self, "into ");
  bm_explain_own (self->string, self->card, ref, "space");
}

static void
say_spaces (BmExplanation *self,
            guint16        value)
{
  bm_say_value (self, value);
  bm_say (self, is_number (value, 1) ? " space" : " spaces");
}

static void
say_track (BmExplanation *self,
           const BmOp    *op)
{
  static const char *const titles[] = { "Hunger", "Suspicion", "The Day marker", "The Day marker" };
  const BmValue *value = &bm_card_set->values[op->v];

  bm_say (self, titles[MIN (op->n, 3u)]);
  if (op->flags & BM_FLAG_SET)
    {
      bm_say (self, " goes to ");
      bm_say_value (self, op->v);
    }
  else if (value->type == BM_VALUE_NUMBER)
    g_string_append_printf (self->string, " %s by %d", value->n < 0 ? "falls" : "rises", ABS (value->n));
  else if (value->type == BM_VALUE_PICKED)
    bm_say (self, " rises by 1 for each of them");
  else
    {
      bm_say (self, " rises by ");
      bm_say_value (self, op->v);
    }
  bm_say (self, ".\n");
}

static void
say_health (BmExplanation *self,
            const BmOp    *op)
{
  const BmValue *value = &bm_card_set->values[op->v];

  if (op->flags & BM_FLAG_MAX)
    bm_say (self, "The Bird gets back all its Health.\n");
  else if (op->flags & BM_FLAG_SET)
    {
      bm_say (self, "The Bird’s Health goes to ");
      bm_say_value (self, op->v);
      bm_say (self, ".\n");
    }
  else if (value->type == BM_VALUE_NUMBER && value->n < 0)
    g_string_append_printf (self->string, "The Bird loses %d Health.\n", -value->n);
  else
    {
      bm_say (self, "The Bird gets back ");
      bm_say_value (self, op->v);
      bm_say (self, " Health (not above its maximum).\n");
    }
}

static void
say_actions (BmExplanation *self,
             const BmOp    *op)
{
  gboolean bird = op->by == BM_BY_BIRD;
  const BmValue *value = &bm_card_set->values[op->v];
  gboolean fewer = !(op->flags & BM_FLAG_SET) && value->type == BM_VALUE_NUMBER && value->n < 0;

  if (op->flags & BM_FLAG_END)
    {
      bm_say (self, bird ? "The Bird’s turn ends.\n" : "The Worms’ turn ends.\n");
      return;
    }
  bm_say (self, bird ? "The Bird has " : "The Worms have ");
  if (fewer)
    g_string_append_printf (self->string, "%d", -value->n);
  else
    bm_say_value (self, op->v);
  bm_say (self, op->flags & BM_FLAG_SET ? "" : fewer ? " fewer" : " more");
  bm_say (self, value->type == BM_VALUE_NUMBER && ABS (value->n) == 1 ? " action" : " actions");
  bm_say (self, !(op->flags & BM_FLAG_NEXT) ? " now.\n" : bird ? " in its next turn.\n" : " in their next turn.\n");
}

/* What the last choice before OP was about. */
static guint
kinds_of_it (BmExplanation *self,
             const BmOp    *op)
{
  while (op > &bm_card_set->ops[self->card->op])
    {
      op--;
      if (op->code == BM_OP_PICK || op->code == BM_OP_EACH)
        return bm_card_set->selectors[op->a].kinds;
    }
  return 0;
}

/* "1 space for each Drill in the same column", "2 spaces", "that many spaces" */
static void
say_sinking (BmExplanation *self,
             const BmOp    *op)
{
  const BmValue *value = &bm_card_set->values[op->v];

  if (op->x.type == BM_REF_IT && kinds_of_it (self, op) == 1u << BM_THING_GRASS)
    bm_say (self, "that Grass");
  else
    {
      bm_say (self, "the Grass in ");
      bm_explain_own (self->string, self->card, op->x, "column");
    }
  bm_say (self, op->code == BM_OP_SINK ? " sinks " : " rises ");
  if (value->type == BM_VALUE_COUNT)
    {
      bm_say (self, "1 space for each ");
      bm_explain_selector (self->string, self->card, value->a, BM_EXPLAIN_BARE);
    }
  else
    say_spaces (self, op->v);
  if (op->code == BM_OP_LIFT)
    bm_say (self, ", as by a Push");
  else
    bm_say (self, op->flags & BM_FLAG_DRILL ? ", as by Drills, which break Bedrock" : "; Bedrock stops it");
  bm_say (self, ".\n");
}

static void
say_rain (BmExplanation *self,
          const BmOp    *op)
{
  bm_say (self, (op->flags & BM_FLAG_REAL) ? "It rains: " : "As in rain, ");
  bm_say_selector (self, op->a);
  bm_say (self, is_number (op->v, 1) ? " moves " : " moves up to ");
  say_spaces (self, op->v);
  bm_say (self, " ");
  if (op->x.type == BM_REF_SLOT)
    {
      bm_say (self, "in the direction ");
      bm_say_ref (self, op->x);
    }
  else
    bm_explain_directions (self->string, 1u << op->n);
  if (op->flags & BM_FLAG_HEEDLESS)
    bm_say (self, ", whatever Suspicion or a card says, into the Bird’s space too");
  if (is_number (op->w, 0))
    {
      bm_say (self, ". Suspicion does not rise.\n");
      return;
    }
  bm_say (self, ". Then Suspicion rises by ");
  bm_say_value (self, op->w);
  bm_say (self, ".\n");
}

static void
say_cards (BmExplanation *self,
           const BmOp    *op)
{
  static const char *const draw[] = { [BM_SIDE_WORMS] = "the Worms draw ", [BM_SIDE_BIRD] = "the Bird draws ",
                                      [BM_N_SIDES] = "each side draws " };
  static const char *const discard[] = { [BM_SIDE_WORMS] = "the Worms discard ", [BM_SIDE_BIRD] = "the Bird discards " };
  static const char *const hands[] = { [BM_SIDE_WORMS] = "the Worms’", [BM_SIDE_BIRD] = "the Bird’s" };

  if (op->code == BM_OP_DRAW)
    {
      bm_say (self, draw[op->n]);
      if (bm_card_set->values[op->v].type == BM_VALUE_PICKED)
        bm_say (self, "1 card for each of them");
      else
        {
          bm_say_value (self, op->v);
          bm_say (self, is_number (op->v, 1) ? " card" : " cards");
        }
    }
  else if (op->code == BM_OP_DISCARD)
    {
      bm_say (self, discard[op->n]);
      if (op->x.type == BM_REF_NONE)
        bm_say (self, "the whole hand");
      else
        bm_say_ref (self, op->x);
    }
  else
    {
      bm_say (self, "look at ");
      if (op->x.type == BM_REF_NONE)
        g_string_append_printf (self->string, "%s whole hand", hands[op->n]);
      else
        bm_say_ref (self, op->x);
    }
  bm_say (self, ".\n");
}

static gboolean
is_column (BmExplanation *self,
           BmRef          ref)
{
  return ref.type == BM_REF_SLOT && self->card->slot_types[ref.n] == BM_SLOT_COLUMN;
}

static void
say_two (BmExplanation *self,
         const BmOp    *op)
{
  if (op->code == BM_OP_MOVE)
    {
      say_thing (self, op->x, op->n);
      bm_say (self, " goes ");
      say_place (self, op->y);
    }
  else if (op->y.type == BM_REF_IT)
    bm_say (self, "the two change places; they enter nothing");
  else
    {
      bm_say_ref (self, op->x);
      bm_say (self, " and ");
      bm_say_ref (self, op->y);
      bm_say (self, " change places");
      bm_say (self, is_column (self, op->x) ? ", with all that is in them" : "; they enter nothing");
    }
  bm_say (self, ".\n");
}

static void
say_one (BmExplanation *self,
         const BmOp    *op)
{
  switch ((int) op->code)
    {
    case BM_OP_PUT:
      bm_explain_things (self->string, 1u << op->n, BM_EXPLAIN_ONE);
      bm_say (self, " from the supply is put ");
      say_place (self, op->y);
      break;
    case BM_OP_TAKE:
      say_thing (self, op->x, op->n);
      bm_say (self, " returns to the supply");
      break;
    case BM_OP_STUN:
      bm_say_ref (self, op->x);
      bm_say (self, " is stunned");
      break;
    case BM_OP_DIE:
      bm_say (self, (op->flags & BM_FLAG_EATEN) ? "the Bird eats " : "this leaves the board: ");
      bm_say_ref (self, op->x);
      break;
    default:
      break;
    }
  bm_say (self, ".\n");
}

/* An op that nothing belongs to. */
void
bm_say_operation (BmExplanation *self,
                  const BmOp    *op)
{
  switch ((int) op->code)
    {
    case BM_OP_ACT:
      say_act (self, op);
      break;
    case BM_OP_MOVE:
    case BM_OP_SWAP:
      say_two (self, op);
      break;
    case BM_OP_PUT:
    case BM_OP_TAKE:
    case BM_OP_STUN:
    case BM_OP_DIE:
      say_one (self, op);
      break;
    case BM_OP_SINK:
    case BM_OP_LIFT:
      say_sinking (self, op);
      break;
    case BM_OP_RAIN:
      say_rain (self, op);
      break;
    case BM_OP_TRACK:
      say_track (self, op);
      break;
    case BM_OP_HEALTH:
      say_health (self, op);
      break;
    case BM_OP_ACTIONS:
      say_actions (self, op);
      break;
    case BM_OP_DRAW:
    case BM_OP_DISCARD:
    case BM_OP_LOOK:
      say_cards (self, op);
      break;
    default:
      bm_say_choice (self, op);
      break;
    }
}
