/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Folding the modifiers in force (G5).
 */
#include "cards-private.h"

#include <string.h>

/* What a modifier is asked about. */
typedef struct
{
  const BmPosition *pos;
  guint             hook;
  BmSide            side;   /* amounts of a turn, sees */
  BmPiece           who;
  BmThing           target;
  BmSpace           from;
  BmAction          action;
} BmQuestion;

typedef void (*BmAnswer) (const BmScope *scope,
                          const BmMod   *mod,
                          gpointer       data);

/* How often the action was done this turn; asked in its course, it counts already. */
static gboolean
is_among_first (const BmQuestion *question,
                const BmMod      *mod,
                const BmScope    *scope)
{
  const BmPosition *pos = question->pos;
  guint done;

  if (mod->first == 0)
    return TRUE;
  if (mod->hook == BM_HOOK_MAY (BM_MAY_CLOSE))
    return scope->self < BM_PIECE_BIRD && pos->used_turn[scope->self] < mod->first;
  if (mod->hook >= BM_HOOK_COST (0) && mod->hook < BM_HOOK_COST (BM_N_ACTIONS))
    {
      guint action = mod->hook - BM_HOOK_COST (0);

      return (guint) pos->counts[BM_SIDE_WORMS][action] + pos->counts[BM_SIDE_BIRD][action] < mod->first;
    }
  if (question->action >= BM_N_ACTIONS)
    return TRUE;
  done = (guint) pos->counts[BM_SIDE_WORMS][question->action] + pos->counts[BM_SIDE_BIRD][question->action];
  return done <= mod->first;
}

static gboolean
side_fits (const BmMod *mod,
           BmSide       side)
{
  return mod->side == BM_N_SIDES || side == BM_N_SIDES || mod->side == (guint8) side;
}

/* Only about what the champion itself does. */
static inline gboolean
is_about_self (const BmMod *mod)
{
  const BmSelector *who;

  if (mod->who == BM_NO_CODE)
    return FALSE;
  who = &bm_card_set->selectors[mod->who];
  return who->kinds == 0 && who->ref.type == BM_REF_SELF;
}

/* What shows at a glance: whether MOD of the champion SELF could speak to the question. */
static inline gboolean
is_about (const BmQuestion *question,
          const BmMod      *mod,
          BmPiece           self)
{
  if (mod->hook != question->hook || !side_fits (mod, question->side))
    return FALSE;
  if (mod->action != BM_N_ACTIONS && mod->action != (guint8) question->action)
    return FALSE;
  return question->who == self || !is_about_self (mod);
}

static gboolean
speaks_to (const BmQuestion *question,
           const BmScope    *scope,
           const BmMod      *mod)
{
  if (!is_about (question, mod, (BmPiece) scope->self))
    return FALSE;
  if (mod->who != BM_NO_CODE
      && (question->who >= BM_N_PIECES || !bm_selector_fits (scope, mod->who, bm_thing_piece (question->who))))
    return FALSE;
  if (mod->target != BM_NO_CODE
      && (question->target.kind == BM_THING_NONE || !bm_selector_fits (scope, mod->target, question->target)))
    return FALSE;
  if (mod->from != BM_NO_CODE
      && (question->from == BM_SPACE_NONE || !bm_selector_fits (scope, mod->from, bm_thing_space (question->from))))
    return FALSE;
  return is_among_first (question, mod, scope) && (mod->condition == BM_NO_CODE || bm_holds (scope, mod->condition));
}

static void
ask_mods (const BmQuestion *question,
          const BmScope    *scope,
          guint             first,
          guint             n,
          BmAnswer          answer,
          gpointer          data)
{
  for (guint i = first; i < first + n; i++)
    if (speaks_to (question, scope, &bm_card_set->mods[i]))
      answer (scope, &bm_card_set->mods[i], data);
}

/* Bits of the places of the champions whose cards speak to a hook. */
static inline guint
champions_with (const BmPosition *pos,
                guint64           hook)
{
  guint places = 0;

  /* Without branches, which nobody could guess. */
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    places |= (guint) ((bm_card_set->hooks_of[pos->champions[i]] & hook) != 0) << i;
  return places;
}

static inline BmPiece
piece_of_place (guint place)
{
  return place == BM_N_WORMS ? BM_PIECE_BIRD : (BmPiece) place;
}

static void
ask_champion (const BmQuestion *question,
              guint8            number,
              BmPiece           self,
              BmAnswer          answer,
              gpointer          data)
{
  const BmCard *card = bm_card (number);

  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    if (is_about (question, &bm_card_set->mods[i], self))
      {
        BmScope scope = bm_scope_of_champion (question->pos, number, self);

        ask_mods (question, &scope, i, 1, answer, data);
      }
}

/* Champions first, then effects by age, then what holds for the one action that a card is giving now. */
static void
ask_all (const BmQuestion *question,
         BmAnswer          answer,
         gpointer          data)
{
  const BmPosition *pos = question->pos;
  const guint64 bit = (guint64) 1 << question->hook;

  for (guint places = champions_with (pos, bit); places != 0; places &= places - 1)
    {
      guint place = (guint) __builtin_ctz (places);

      ask_champion (question, pos->champions[place], piece_of_place (place), answer, data);
    }
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const BmEffect *effect = &pos->effects[i];
      const BmPart *part = bm_part_of (effect);

      if (part->hooks & bit && bm_effect_has_begun (effect))
        {
          BmScope scope = bm_scope_of_effect (pos, effect);

          ask_mods (question, &scope, part->mod, part->n_mods, answer, data);
        }
    }
  if (pos->n_runs > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_CARD)
    {
      const BmFrame *top = &pos->frames[pos->n_frames - 1];
      const BmOp *act = bm_frame_act (top);

      if (act != NULL && act->n_mods > 0)
        {
          BmScope scope = bm_scope_of_run (pos, top, &pos->runs[pos->n_runs - 1]);

          ask_mods (question, &scope, act->mod, act->n_mods, answer, data);
        }
    }
}

/* F26: of equal cards a free one is played first. */
static gboolean
bars_card (const BmScope *scope,
           guint8         card)
{
  const BmCards *cards = NULL;
  guint barred = 0, held = 0;

  for (guint i = 0; scope->slots != NULL && i < BM_MAX_SLOTS; i++)
    barred += scope->slots[i] == card;
  if (barred == 0)
    return FALSE;
  cards = &scope->pos->cards[bm_card_side (card)];
  for (guint i = 0; i < cards->n_hand; i++)
    held += cards->cards[i] == card;
  return held <= barred;
}

typedef struct
{
  const BmQuestion *question;
  BmSays            says;
  guint             all;
} BmPermission;

static void
answer_may (const BmScope *scope,
            const BmMod   *mod,
            gpointer       data)
{
  BmPermission *permission = data;
  BmThing target = permission->question->target;

  if (mod->barred && (target.kind != BM_THING_CARD || !bars_card (scope, target.value)))
    return;
  permission->all |= 1u << (mod->n == 0 ? BM_SAYS_NO : BM_SAYS_YES);
  if (mod->n == 0)
    permission->says = BM_SAYS_NO;
  else if (permission->says == BM_SAYS_NOTHING)
    permission->says = BM_SAYS_YES;
}

BmSays
bm_fold_may (const BmPosition *pos,
             guint             what,
             BmPiece           who,
             BmMoveTarget      target,
             BmSpace           from)
{
  BmQuestion question = { pos, BM_HOOK_MAY (what), BM_N_SIDES, who, target, from, BM_N_ACTIONS };
  BmPermission permission = { &question, BM_SAYS_NOTHING, 0 };

  ask_all (&question, answer_may, &permission);
  return permission.says;
}

guint
bm_fold_all_says (const BmPosition *pos,
                  guint             what,
                  BmPiece           who,
                  BmMoveTarget      target,
                  BmSpace           from)
{
  BmQuestion question = { pos, BM_HOOK_MAY (what), BM_N_SIDES, who, target, from, BM_N_ACTIONS };
  BmPermission permission = { &question, BM_SAYS_NOTHING, 0 };

  ask_all (&question, answer_may, &permission);
  return permission.all;
}

typedef struct
{
  int set;
  int times;
  int add;
} BmSum;

static void
answer_sum (const BmScope *scope G_GNUC_UNUSED,
            const BmMod   *mod,
            gpointer       data)
{
  BmSum *sum = data;

  if (mod->how == BM_MOD_SET)
    sum->set = mod->n;
  else if (mod->how == BM_MOD_ADD)
    sum->add = CLAMP (sum->add + mod->n, -999, 999);
  else
    sum->times = CLAMP (sum->times * mod->n, -99, 99);
}

int
bm_fold_amount (const BmPosition *pos,
                BmAmount          amount,
                int               base,
                BmSide            side,
                BmPiece           who,
                BmAction          action)
{
  BmThing target = who < BM_N_PIECES ? bm_thing_piece (who) : BM_NOTHING;
  BmQuestion question = { pos, BM_HOOK_AMOUNT (amount), side, who, target, BM_SPACE_NONE, action };
  BmSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return CLAMP (sum.set * CLAMP (sum.times, -9, 9) + CLAMP (sum.add, -99, 99), -99, 99);
}

int
bm_fold_cost (const BmPosition *pos,
              BmAction          action,
              int               base,
              BmPiece           who,
              BmMoveTarget      target)
{
  BmQuestion question = { pos, BM_HOOK_COST (action), action == BM_ACTION_PLAY ? (BmSide) pos->turn : BM_N_SIDES, who,
                          target, BM_SPACE_NONE, action };
  BmSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return CLAMP (sum.set + sum.add, 0, 99);
}

static void
set_range (BmRange *range,
           guint8   card,
           guint16  shape)
{
  range->shapes = &bm_card_set->shapes[shape];
  range->card = card;
  range->width = range->shapes->width;
}

static void
answer_range (const BmScope *scope,
              const BmMod   *mod,
              gpointer       data)
{
  set_range (data, scope->card, mod->shape);
}

/* Where no range varies: what WHO's champion says. */
static gboolean
find_own_range (const BmPosition *pos,
                BmAction          action,
                BmPiece           who,
                BmRange          *range)
{
  guint place = who == BM_PIECE_BIRD ? BM_N_WORMS : who;
  guint8 number = place <= BM_N_WORMS ? pos->champions[place] : BM_NO_VALUE;

  if (number == BM_NO_VALUE || bm_card (number)->ranges[action] == BM_NO_CODE)
    return FALSE;
  set_range (range, number, bm_card (number)->ranges[action]);
  return TRUE;
}

gboolean
bm_fold_range (const BmPosition *pos,
               BmAction          action,
               BmPiece           who,
               BmRange          *range)
{
  BmQuestion question = { pos, BM_HOOK_RANGE (action), BM_N_SIDES, who, BM_NOTHING, BM_SPACE_NONE, action };

  if (!(pos->triggers & BM_RANGES_VARY))
    return find_own_range (pos, action, who, range);
  range->shapes = NULL;
  ask_all (&question, answer_range, range);
  return range->shapes != NULL;
}

void
bm_fold_ranged (const BmPosition *pos,
                guint             n,
                guint16          *ranged)
{
  guint16 all = (guint16) (pos->hooks & BM_ALL_RANGES);

  if (pos->triggers & BM_RANGES_VARY)
    for (guint piece = 0; piece < n; piece++)
      ranged[piece] = all;
  else
    for (guint worm = 0; worm < BM_N_WORMS; worm++)
      if (pos->champions[worm] != BM_NO_VALUE)
        ranged[worm] = (guint16) (bm_card (pos->champions[worm])->hooks & all);
}

int
bm_fold_setting (const BmPosition *pos,
                 guint             hook,
                 int               base,
                 BmSide            side)
{
  BmQuestion question = { pos, hook, side, BM_PIECE_NONE, BM_NOTHING, BM_SPACE_NONE, BM_N_ACTIONS };
  BmSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return sum.set;
}

/* Whether the champion could see a hand from where it is. */
static gboolean
is_in_sight (const BmPosition *pos,
             guint             place)
{
  guint sight = bm_card (pos->champions[place])->sight;
  BmSpace self = pos->at[piece_of_place (place)], bird = pos->at[BM_PIECE_BIRD];

  return sight == BM_NO_VALUE
         || ((guint) ABS (bm_space_column (self) - bm_space_column (bird)) <= sight
             && (guint) ABS (bm_space_row (self) - bm_space_row (bird)) <= sight);
}

/* Asked after every move while an Eavesdropper lives, and mostly in vain. */
gboolean
bm_fold_sees (const BmPosition *pos,
              BmSide            side)
{
  const guint64 bit = (guint64) 1 << BM_HOOK_SEES;
  gboolean somebody = (pos->triggers & BM_ACT_SPEAKS) != 0;

  for (guint places = champions_with (pos, bit); places != 0 && !somebody; places &= places - 1)
    somebody = is_in_sight (pos, (guint) __builtin_ctz (places));
  for (guint i = 0; i < pos->n_effects && !somebody; i++)
    somebody = (bm_part_of (&pos->effects[i])->hooks & bit) != 0;
  return somebody && bm_fold_setting (pos, BM_HOOK_SEES, 0, side) != 0;
}
