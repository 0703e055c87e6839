/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Folding the modifiers in force (G5).
 */
#include "cards-private.h"

#include <string.h>

/* The arguments of a query. */
typedef struct
{
  const WrPosition *pos;
  guint             hook;
  WrSide            side;   /* amounts of a turn, sees */
  WrPiece           who;
  WrThing           target;
  WrSpace           from;
  WrAction          action;
} WrQuestion;

typedef void (*WrAnswer) (const WrScope *scope,
                          const WrMod   *mod,
                          gpointer       data);

/* The count of the action in this turn; during the action it is included. */
static gboolean
is_among_first (const WrQuestion *question,
                const WrMod      *mod,
                const WrScope    *scope)
{
  const WrPosition *pos = question->pos;
  guint done;

  if (mod->first == 0)
    return TRUE;
  if (mod->hook == WR_HOOK_MAY (WR_MAY_CLOSE))
    return scope->self < WR_PIECE_BIRD && pos->used_turn[scope->self] < mod->first;
  if (mod->hook >= WR_HOOK_COST (0) && mod->hook < WR_HOOK_COST (WR_N_ACTIONS))
    {
      guint action = mod->hook - WR_HOOK_COST (0);

      return (guint) pos->counts[WR_SIDE_WORMS][action] + pos->counts[WR_SIDE_BIRD][action] < mod->first;
    }
  if (question->action >= WR_N_ACTIONS)
    return TRUE;
  done = (guint) pos->counts[WR_SIDE_WORMS][question->action] + pos->counts[WR_SIDE_BIRD][question->action];
  return done <= mod->first;
}

static gboolean
side_fits (const WrMod *mod,
           WrSide       side)
{
  return mod->side == WR_N_SIDES || side == WR_N_SIDES || mod->side == (guint8) side;
}

/* Whether it applies only to the champion itself. */
static inline gboolean
is_about_self (const WrMod *mod)
{
  const WrSelector *who;

  if (mod->who == WR_NO_CODE)
    return FALSE;
  who = &wr_card_set->selectors[mod->who];
  return who->kinds == 0 && who->ref.type == WR_REF_SELF;
}

/* A quick test whether MOD of the champion SELF could apply to the query. */
static inline gboolean
is_about (const WrQuestion *question,
          const WrMod      *mod,
          WrPiece           self)
{
  if (mod->hook != question->hook || !side_fits (mod, question->side))
    return FALSE;
  if (mod->action != WR_N_ACTIONS && mod->action != (guint8) question->action)
    return FALSE;
  return question->who == self || !is_about_self (mod);
}

static gboolean
speaks_to (const WrQuestion *question,
           const WrScope    *scope,
           const WrMod      *mod)
{
  if (!is_about (question, mod, (WrPiece) scope->self))
    return FALSE;
  if (mod->who != WR_NO_CODE
      && (question->who >= WR_N_PIECES || !wr_selector_fits (scope, mod->who, wr_thing_piece (question->who))))
    return FALSE;
  if (mod->target != WR_NO_CODE
      && (question->target.kind == WR_THING_NONE || !wr_selector_fits (scope, mod->target, question->target)))
    return FALSE;
  if (mod->from != WR_NO_CODE
      && (question->from == WR_SPACE_NONE || !wr_selector_fits (scope, mod->from, wr_thing_space (question->from))))
    return FALSE;
  return is_among_first (question, mod, scope) && (mod->condition == WR_NO_CODE || wr_holds (scope, mod->condition));
}

static void
ask_mods (const WrQuestion *question,
          const WrScope    *scope,
          guint             first,
          guint             n,
          WrAnswer          answer,
          gpointer          data)
{
  for (guint i = first; i < first + n; i++)
    if (speaks_to (question, scope, &wr_card_set->mods[i]))
      answer (scope, &wr_card_set->mods[i], data);
}

/* Bits of the indices of the champions whose cards use a hook. */
static inline guint
champions_with (const WrPosition *pos,
                guint64           hook)
{
  guint places = 0;

  /* Branch-free, as the branches would be unpredictable. */
  for (guint i = 0; i < G_N_ELEMENTS (pos->champions); i++)
    places |= (guint) ((wr_card_set->hooks_of[pos->champions[i]] & hook) != 0) << i;
  return places;
}

static inline WrPiece
piece_of_place (guint place)
{
  return place == WR_N_WORMS ? WR_PIECE_BIRD : (WrPiece) place;
}

static void
ask_champion (const WrQuestion *question,
              guint8            number,
              WrPiece           self,
              WrAnswer          answer,
              gpointer          data)
{
  const WrCard *card = wr_card (number);

  for (guint i = card->rule; i < (guint) card->rule + card->n_rule; i++)
    if (is_about (question, &wr_card_set->mods[i], self))
      {
        WrScope scope = wr_scope_of_champion (question->pos, number, self);

        ask_mods (question, &scope, i, 1, answer, data);
      }
}

/* Champions first, then effects by age, then the modifiers of the action that a card is giving now. */
static void
ask_all (const WrQuestion *question,
         WrAnswer          answer,
         gpointer          data)
{
  const WrPosition *pos = question->pos;
  const guint64 bit = (guint64) 1 << question->hook;

  for (guint places = champions_with (pos, bit); places != 0; places &= places - 1)
    {
      guint place = (guint) __builtin_ctz (places);

      ask_champion (question, pos->champions[place], piece_of_place (place), answer, data);
    }
  for (guint i = 0; i < pos->n_effects; i++)
    {
      const WrEffect *effect = &pos->effects[i];
      const WrPart *part = wr_part_of (effect);

      if (part->hooks & bit && wr_effect_has_begun (effect))
        {
          WrScope scope = wr_scope_of_effect (pos, effect);

          ask_mods (question, &scope, part->mod, part->n_mods, answer, data);
        }
    }
  if (pos->n_runs > 0 && pos->frames[pos->n_frames - 1].kind == WR_FRAME_CARD)
    {
      const WrFrame *top = &pos->frames[pos->n_frames - 1];
      const WrOp *act = wr_frame_act (top);

      if (act != NULL && act->n_mods > 0)
        {
          WrScope scope = wr_scope_of_run (pos, top, &pos->runs[pos->n_runs - 1]);

          ask_mods (question, &scope, act->mod, act->n_mods, answer, data);
        }
    }
}

/* F26: of equal cards a free one is played first. */
static gboolean
bars_card (const WrScope *scope,
           guint8         card)
{
  const WrCards *cards = NULL;
  guint barred = 0, held = 0;

  for (guint i = 0; scope->slots != NULL && i < WR_MAX_SLOTS; i++)
    barred += scope->slots[i] == card;
  if (barred == 0)
    return FALSE;
  cards = &scope->pos->cards[wr_card_side (card)];
  for (guint i = 0; i < cards->n_hand; i++)
    held += cards->cards[i] == card;
  return held <= barred;
}

typedef struct
{
  const WrQuestion *question;
  WrSays            says;
  guint             all;
} WrPermission;

static void
answer_may (const WrScope *scope,
            const WrMod   *mod,
            gpointer       data)
{
  WrPermission *permission = data;
  WrThing target = permission->question->target;

  if (mod->barred && (target.kind != WR_THING_CARD || !bars_card (scope, target.value)))
    return;
  permission->all |= 1u << (mod->n == 0 ? WR_SAYS_NO : WR_SAYS_YES);
  if (mod->n == 0)
    permission->says = WR_SAYS_NO;
  else if (permission->says == WR_SAYS_NOTHING)
    permission->says = WR_SAYS_YES;
}

WrSays
wr_fold_may (const WrPosition *pos,
             guint             what,
             WrPiece           who,
             WrMoveTarget      target,
             WrSpace           from)
{
  WrQuestion question = { pos, WR_HOOK_MAY (what), WR_N_SIDES, who, target, from, WR_N_ACTIONS };
  WrPermission permission = { &question, WR_SAYS_NOTHING, 0 };

  ask_all (&question, answer_may, &permission);
  return permission.says;
}

guint
wr_fold_all_says (const WrPosition *pos,
                  guint             what,
                  WrPiece           who,
                  WrMoveTarget      target,
                  WrSpace           from)
{
  WrQuestion question = { pos, WR_HOOK_MAY (what), WR_N_SIDES, who, target, from, WR_N_ACTIONS };
  WrPermission permission = { &question, WR_SAYS_NOTHING, 0 };

  ask_all (&question, answer_may, &permission);
  return permission.all;
}

typedef struct
{
  int set;
  int times;
  int add;
} WrSum;

static void
answer_sum (const WrScope *scope G_GNUC_UNUSED,
            const WrMod   *mod,
            gpointer       data)
{
  WrSum *sum = data;

  if (mod->how == WR_MOD_SET)
    sum->set = mod->n;
  else if (mod->how == WR_MOD_ADD)
    sum->add = CLAMP (sum->add + mod->n, -999, 999);
  else
    sum->times = CLAMP (sum->times * mod->n, -99, 99);
}

int
wr_fold_amount (const WrPosition *pos,
                WrAmount          amount,
                int               base,
                WrSide            side,
                WrPiece           who,
                WrAction          action)
{
  WrThing target = who < WR_N_PIECES ? wr_thing_piece (who) : WR_NOTHING;
  WrQuestion question = { pos, WR_HOOK_AMOUNT (amount), side, who, target, WR_SPACE_NONE, action };
  WrSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return CLAMP (sum.set * CLAMP (sum.times, -9, 9) + CLAMP (sum.add, -99, 99), -99, 99);
}

int
wr_fold_cost (const WrPosition *pos,
              WrAction          action,
              int               base,
              WrPiece           who,
              WrMoveTarget      target)
{
  WrQuestion question = { pos, WR_HOOK_COST (action), action == WR_ACTION_PLAY ? (WrSide) pos->turn : WR_N_SIDES, who,
                          target, WR_SPACE_NONE, action };
  WrSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return CLAMP (sum.set + sum.add, 0, 99);
}

static void
set_range (WrRange *range,
           guint8   card,
           guint16  shape)
{
  range->shapes = &wr_card_set->shapes[shape];
  range->card = card;
  range->width = range->shapes->width;
}

static void
answer_range (const WrScope *scope,
              const WrMod   *mod,
              gpointer       data)
{
  set_range (data, scope->card, mod->shape);
}

/* If no range varies: the range of WHO's champion. */
static gboolean
find_own_range (const WrPosition *pos,
                WrAction          action,
                WrPiece           who,
                WrRange          *range)
{
  guint place = who == WR_PIECE_BIRD ? WR_N_WORMS : who;
  guint8 number = place <= WR_N_WORMS ? pos->champions[place] : WR_NO_VALUE;

  if (number == WR_NO_VALUE || wr_card (number)->ranges[action] == WR_NO_CODE)
    return FALSE;
  set_range (range, number, wr_card (number)->ranges[action]);
  return TRUE;
}

gboolean
wr_fold_range (const WrPosition *pos,
               WrAction          action,
               WrPiece           who,
               WrRange          *range)
{
  WrQuestion question = { pos, WR_HOOK_RANGE (action), WR_N_SIDES, who, WR_NOTHING, WR_SPACE_NONE, action };

  if (!(pos->triggers & WR_RANGES_VARY))
    return find_own_range (pos, action, who, range);
  range->shapes = NULL;
  ask_all (&question, answer_range, range);
  return range->shapes != NULL;
}

void
wr_fold_ranged (const WrPosition *pos,
                guint             n,
                guint16          *ranged)
{
  guint16 all = (guint16) (pos->hooks & WR_ALL_RANGES);

  if (pos->triggers & WR_RANGES_VARY)
    for (guint piece = 0; piece < n; piece++)
      ranged[piece] = all;
  else
    for (guint worm = 0; worm < WR_N_WORMS; worm++)
      if (pos->champions[worm] != WR_NO_VALUE)
        ranged[worm] = (guint16) (wr_card (pos->champions[worm])->hooks & all);
}

int
wr_fold_setting (const WrPosition *pos,
                 guint             hook,
                 int               base,
                 WrSide            side)
{
  WrQuestion question = { pos, hook, side, WR_PIECE_NONE, WR_NOTHING, WR_SPACE_NONE, WR_N_ACTIONS };
  WrSum sum = { base, 1, 0 };

  ask_all (&question, answer_sum, &sum);
  return sum.set;
}

/* Whether the champion could see a hand from its space. */
static gboolean
is_in_sight (const WrPosition *pos,
             guint             place)
{
  guint sight = wr_card (pos->champions[place])->sight;
  WrSpace self = pos->at[piece_of_place (place)], bird = pos->at[WR_PIECE_BIRD];

  return sight == WR_NO_VALUE
         || ((guint) ABS (wr_space_column (self) - wr_space_column (bird)) <= sight
             && (guint) ABS (wr_space_row (self) - wr_space_row (bird)) <= sight);
}

/* Called after every move while an Eavesdropper lives; mostly FALSE. */
gboolean
wr_fold_sees (const WrPosition *pos,
              WrSide            side)
{
  const guint64 bit = (guint64) 1 << WR_HOOK_SEES;
  gboolean found = (pos->triggers & WR_ACT_SPEAKS) != 0;

  for (guint places = champions_with (pos, bit); places != 0 && !found; places &= places - 1)
    found = is_in_sight (pos, (guint) __builtin_ctz (places));
  for (guint i = 0; i < pos->n_effects && !found; i++)
    found = (wr_part_of (&pos->effects[i])->hooks & bit) != 0;
  return found && wr_fold_setting (pos, WR_HOOK_SEES, 0, side) != 0;
}
