/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: operations in plain English.
 */
#include "cards-explain.h"

void
wr_begin_line (WrExplanation *self)
{
  for (guint i = 0; i < self->depth; i++)
    g_string_append (self->string, "  ");
  g_string_append (self->string, "- ");
  self->line = self->string->len;
}

/* Sentences begin as sentences do, whatever comes first in them. */
void
wr_capitalise (WrExplanation *self,
               gsize          place)
{
  self->string->str[place] = g_ascii_toupper (self->string->str[place]);
}

void
wr_say (WrExplanation *self,
        const char    *text)
{
  g_string_append (self->string, text);
}

void
wr_say_ref (WrExplanation *self,
            WrRef          ref)
{
  wr_explain_ref (self->string, self->card, ref);
}

void
wr_say_value (WrExplanation *self,
              guint16        value)
{
  wr_explain_value (self->string, self->card, value);
}

void
wr_say_selector (WrExplanation *self,
                 guint16        selector)
{
  wr_explain_selector (self->string, self->card, selector, WR_EXPLAIN_COUNTED);
}

/* `, called "w"` */
void
wr_say_name (WrExplanation *self,
             guint8         slot)
{
  if (slot != WR_NO_SLOT && self->card->slot_names[slot] != NULL)
    g_string_append_printf (self->string, ", called \"%s\"", self->card->slot_names[slot]);
}

static gboolean
is_number (guint16 value,
           int     number)
{
  return wr_card_set->values[value].type == WR_VALUE_NUMBER && wr_card_set->values[value].n == number;
}

/* --- Actions --------------------------------------------------------------------------------------------------- */

static void
say_with (WrExplanation *self,
          const WrOp    *op)
{
  g_autofree char *indent = g_strnfill (2 * (self->depth + 1), ' ');
  g_autofree char *bullet = g_strconcat (indent, "- ", NULL);

  if (op->n_mods == 0)
    {
      wr_say (self, ".\n");
      return;
    }
  wr_say (self, ", for which:\n");
  wr_explain_mods (self->string, self->card, op->mod, op->n_mods, bullet);
}

/* "may Dig down up to 3 times", "must Move to a space without the Bird once, if it can" */
static void
say_several_actions (WrExplanation *self,
                     const WrOp    *op)
{
  wr_say (self, (op->flags & WR_FLAG_OPTIONAL) ? " may " : " must ");
  wr_explain_actions_at (self->string, self->card, op->b, op->target);
  if (op->n != 0)
    {
      wr_say (self, " ");
      wr_explain_directions (self->string, op->n);
    }
  if (is_number (op->v, 1))
    wr_say (self, " once");
  else
    {
      wr_say (self, " up to ");
      wr_say_value (self, op->v);
      wr_say (self, " times");
    }
  if (!(op->flags & WR_FLAG_OPTIONAL) && op->condition == WR_NO_CODE)
    wr_say (self, ", if it can");
}

static void
say_act (WrExplanation *self,
         const WrOp    *op)
{
  const WrSelector *who = &wr_card_set->selectors[op->a];

  if (who->kinds != 0)
    {
      wr_say (self, "one ");
      wr_explain_selector (self->string, self->card, op->a, WR_EXPLAIN_BARE);
    }
  else
    wr_say_ref (self, who->ref);
  if (is_number (op->v, 1) && op->n == 0 && op->target == WR_NO_CODE && (op->b & (op->b - 1u)) == 0)
    {
      wr_say (self, (op->flags & WR_FLAG_OPTIONAL) ? " may make 1 " : " makes 1 ");
      wr_explain_actions (self->string, op->b);
    }
  else
    say_several_actions (self, op);
  wr_say (self, ", for no action");
  if (op->by != WR_BY_OWNER)
    {
      wr_say (self, ", as ");
      wr_explain_by (self->string, self->card, op->by, "choose");
    }
  if (op->condition != WR_NO_CODE)
    {
      wr_say (self, "; it may be left out if ");
      wr_explain_predicate (self->string, self->card, op->condition);
    }
  say_with (self, op);
}

/* --- Other ops ------------------------------------------------------------------------------------------------- */

/* What a slot with a name holds is not seen by the name. */
static void
say_thing (WrExplanation *self,
           WrRef          ref,
           guint8         kind)
{
  wr_say_ref (self, ref);
  if (kind >= WR_N_TOKENS || ref.type != WR_REF_SLOT || self->card->slot_names[ref.n] == NULL)
    return;
  wr_say (self, " (");
  wr_explain_things (self->string, 1u << kind, WR_EXPLAIN_ONE);
  wr_say (self, ")");
}

/* "into the space of Y"; what was just chosen is understood. */
static void
say_place (WrExplanation *self,
           WrRef          ref)
{
  if (ref.type == WR_REF_IT)
    {
      wr_say (self, "there");
      return;
    }
  wr_say (self, "into ");
  wr_explain_own (self->string, self->card, ref, "space");
}

static void
say_spaces (WrExplanation *self,
            guint16        value)
{
  wr_say_value (self, value);
  wr_say (self, is_number (value, 1) ? " space" : " spaces");
}

static void
say_track (WrExplanation *self,
           const WrOp    *op)
{
  static const char *const titles[] = { "Hunger", "Suspicion", "The Day marker", "The Day marker" };
  const WrValue *value = &wr_card_set->values[op->v];

  wr_say (self, titles[MIN (op->n, 3u)]);
  if (op->flags & WR_FLAG_SET)
    {
      wr_say (self, " goes to ");
      wr_say_value (self, op->v);
    }
  else if (value->type == WR_VALUE_NUMBER)
    g_string_append_printf (self->string, " %s by %d", value->n < 0 ? "falls" : "rises", ABS (value->n));
  else if (value->type == WR_VALUE_PICKED)
    wr_say (self, " rises by 1 for each of them");
  else
    {
      wr_say (self, " rises by ");
      wr_say_value (self, op->v);
    }
  wr_say (self, ".\n");
}

static void
say_health (WrExplanation *self,
            const WrOp    *op)
{
  const WrValue *value = &wr_card_set->values[op->v];

  if (op->flags & WR_FLAG_MAX)
    wr_say (self, "The Bird gets back all its Health.\n");
  else if (op->flags & WR_FLAG_SET)
    {
      wr_say (self, "The Bird’s Health goes to ");
      wr_say_value (self, op->v);
      wr_say (self, ".\n");
    }
  else if (value->type == WR_VALUE_NUMBER && value->n < 0)
    g_string_append_printf (self->string, "The Bird loses %d Health.\n", -value->n);
  else
    {
      wr_say (self, "The Bird gets back ");
      wr_say_value (self, op->v);
      wr_say (self, " Health (not above its maximum).\n");
    }
}

static void
say_actions (WrExplanation *self,
             const WrOp    *op)
{
  gboolean bird = op->by == WR_BY_BIRD;
  const WrValue *value = &wr_card_set->values[op->v];
  gboolean fewer = !(op->flags & WR_FLAG_SET) && value->type == WR_VALUE_NUMBER && value->n < 0;

  if (op->flags & WR_FLAG_END)
    {
      wr_say (self, bird ? "The Bird’s turn ends.\n" : "The Worms’ turn ends.\n");
      return;
    }
  wr_say (self, bird ? "The Bird has " : "The Worms have ");
  if (fewer)
    g_string_append_printf (self->string, "%d", -value->n);
  else
    wr_say_value (self, op->v);
  wr_say (self, op->flags & WR_FLAG_SET ? "" : fewer ? " fewer" : " more");
  wr_say (self, value->type == WR_VALUE_NUMBER && ABS (value->n) == 1 ? " action" : " actions");
  wr_say (self, !(op->flags & WR_FLAG_NEXT) ? " now.\n" : bird ? " in its next turn.\n" : " in their next turn.\n");
}

/* What the last choice before OP was about. */
static guint
kinds_of_it (WrExplanation *self,
             const WrOp    *op)
{
  while (op > &wr_card_set->ops[self->card->op])
    {
      op--;
      if (op->code == WR_OP_PICK || op->code == WR_OP_EACH)
        return wr_card_set->selectors[op->a].kinds;
    }
  return 0;
}

/* "1 space for each Drill in the same column", "2 spaces", "that many spaces" */
static void
say_sinking (WrExplanation *self,
             const WrOp    *op)
{
  const WrValue *value = &wr_card_set->values[op->v];

  if (op->x.type == WR_REF_IT && kinds_of_it (self, op) == 1u << WR_THING_GRASS)
    wr_say (self, "that Grass");
  else
    {
      wr_say (self, "the Grass in ");
      wr_explain_own (self->string, self->card, op->x, "column");
    }
  wr_say (self, op->code == WR_OP_SINK ? " sinks " : " rises ");
  if (value->type == WR_VALUE_COUNT)
    {
      wr_say (self, "1 space for each ");
      wr_explain_selector (self->string, self->card, value->a, WR_EXPLAIN_BARE);
    }
  else
    say_spaces (self, op->v);
  if (op->code == WR_OP_LIFT)
    wr_say (self, ", as by a Push");
  else
    wr_say (self, op->flags & WR_FLAG_DRILL ? ", as by Drills, which break Bedrock" : "; Bedrock stops it");
  wr_say (self, ".\n");
}

static void
say_rain (WrExplanation *self,
          const WrOp    *op)
{
  wr_say (self, (op->flags & WR_FLAG_REAL) ? "It rains: " : "As in rain, ");
  wr_say_selector (self, op->a);
  wr_say (self, is_number (op->v, 1) ? " moves " : " moves up to ");
  say_spaces (self, op->v);
  wr_say (self, " ");
  if (op->x.type == WR_REF_SLOT)
    {
      wr_say (self, "in the direction ");
      wr_say_ref (self, op->x);
    }
  else
    wr_explain_directions (self->string, 1u << op->n);
  if (op->flags & WR_FLAG_HEEDLESS)
    wr_say (self, ", whatever Suspicion or a card says, into the Bird’s space too");
  if (is_number (op->w, 0))
    {
      wr_say (self, ". Suspicion does not rise.\n");
      return;
    }
  wr_say (self, ". Then Suspicion rises by ");
  wr_say_value (self, op->w);
  wr_say (self, ".\n");
}

static void
say_cards (WrExplanation *self,
           const WrOp    *op)
{
  static const char *const draw[] = { [WR_SIDE_WORMS] = "the Worms draw ", [WR_SIDE_BIRD] = "the Bird draws ",
                                      [WR_N_SIDES] = "each side draws " };
  static const char *const discard[] = { [WR_SIDE_WORMS] = "the Worms discard ", [WR_SIDE_BIRD] = "the Bird discards " };
  static const char *const hands[] = { [WR_SIDE_WORMS] = "the Worms’", [WR_SIDE_BIRD] = "the Bird’s" };

  if (op->code == WR_OP_DRAW)
    {
      wr_say (self, draw[op->n]);
      if (wr_card_set->values[op->v].type == WR_VALUE_PICKED)
        wr_say (self, "1 card for each of them");
      else
        {
          wr_say_value (self, op->v);
          wr_say (self, is_number (op->v, 1) ? " card" : " cards");
        }
    }
  else if (op->code == WR_OP_DISCARD)
    {
      wr_say (self, discard[op->n]);
      if (op->x.type == WR_REF_NONE)
        wr_say (self, "the whole hand");
      else
        wr_say_ref (self, op->x);
    }
  else
    {
      wr_say (self, "look at ");
      if (op->x.type == WR_REF_NONE)
        g_string_append_printf (self->string, "%s whole hand", hands[op->n]);
      else
        wr_say_ref (self, op->x);
    }
  wr_say (self, ".\n");
}

static gboolean
is_column (WrExplanation *self,
           WrRef          ref)
{
  return ref.type == WR_REF_SLOT && self->card->slot_types[ref.n] == WR_SLOT_COLUMN;
}

static void
say_two (WrExplanation *self,
         const WrOp    *op)
{
  if (op->code == WR_OP_MOVE)
    {
      say_thing (self, op->x, op->n);
      wr_say (self, " goes ");
      say_place (self, op->y);
    }
  else if (op->y.type == WR_REF_IT)
    wr_say (self, "the two change places; they enter nothing");
  else
    {
      wr_say_ref (self, op->x);
      wr_say (self, " and ");
      wr_say_ref (self, op->y);
      wr_say (self, " change places");
      wr_say (self, is_column (self, op->x) ? ", with all that is in them" : "; they enter nothing");
    }
  wr_say (self, ".\n");
}

static void
say_one (WrExplanation *self,
         const WrOp    *op)
{
  switch ((int) op->code)
    {
    case WR_OP_PUT:
      wr_explain_things (self->string, 1u << op->n, WR_EXPLAIN_ONE);
      wr_say (self, " from the supply is put ");
      say_place (self, op->y);
      break;
    case WR_OP_TAKE:
      say_thing (self, op->x, op->n);
      wr_say (self, " returns to the supply");
      break;
    case WR_OP_STUN:
      wr_say_ref (self, op->x);
      wr_say (self, " is stunned");
      break;
    case WR_OP_DIE:
      wr_say (self, (op->flags & WR_FLAG_EATEN) ? "the Bird eats " : "this leaves the board: ");
      wr_say_ref (self, op->x);
      break;
    default:
      break;
    }
  wr_say (self, ".\n");
}

/* An op that nothing belongs to. */
void
wr_say_operation (WrExplanation *self,
                  const WrOp    *op)
{
  switch ((int) op->code)
    {
    case WR_OP_ACT:
      say_act (self, op);
      break;
    case WR_OP_MOVE:
    case WR_OP_SWAP:
      say_two (self, op);
      break;
    case WR_OP_PUT:
    case WR_OP_TAKE:
    case WR_OP_STUN:
    case WR_OP_DIE:
      say_one (self, op);
      break;
    case WR_OP_SINK:
    case WR_OP_LIFT:
      say_sinking (self, op);
      break;
    case WR_OP_RAIN:
      say_rain (self, op);
      break;
    case WR_OP_TRACK:
      say_track (self, op);
      break;
    case WR_OP_HEALTH:
      say_health (self, op);
      break;
    case WR_OP_ACTIONS:
      say_actions (self, op);
      break;
    case WR_OP_DRAW:
    case WR_OP_DISCARD:
    case WR_OP_LOOK:
      say_cards (self, op);
      break;
    default:
      wr_say_choice (self, op);
      break;
    }
}
