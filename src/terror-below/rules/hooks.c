/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T28.5: hooks, numbers and permissions that cards modify.  They are folded over the Leader, the Hat and the effects of
 * this turn: first those that set a value (the last wins), then those that add to it (T28.1).
 */
#include "tb-rules-private.h"

#define MOST_HOOKED (2 + TB_MAX_EFFECTS)

static inline gboolean
has_hook (TbCard card,
          TbHook hook)
{
  return card != TB_NO_CARD && tb_effect (card)->hook == hook;
}

/* The cards of SEAT with that hook, in folding order; returns their number. */
static guint
list_hooked (const TbPosition *pos,
             guint             seat,
             TbHook            hook,
             TbCard            cards[MOST_HOOKED])
{
  const TbPlayer *player = &pos->players[seat];
  guint n = 0;

  if (has_hook (player->leader, hook))
    cards[n++] = player->leader;
  if (has_hook (player->hat, hook))
    cards[n++] = player->hat;
  if (seat == pos->turn)
    for (guint i = 0; i < pos->n_effects; i++)
      if (has_hook (pos->effects[i], hook))
        cards[n++] = pos->effects[i];
  return n;
}

/* The counter of a hook's `first`: of a Weapon's damage that of the attack, of all others that of the turn. */
static inline const TbUsed *
counter (const TbPlayer *player,
         TbHook          hook)
{
  return hook == TB_HOOK_DAMAGE ? &player->used_attack : &player->used_turn;
}

/* Whether CARD's hook applies to WHICH (a Vehicle card's number or an action) and has uses left after MORE of them. */
static gboolean
holds (const TbPlayer *player,
       TbCard          card,
       guint           which,
       guint           more)
{
  const TbEffect *effect = tb_effect (card);
  const TbUsed *used = counter (player, (TbHook) effect->hook);

  if (effect->hook == TB_HOOK_COST && effect->action != which)
    return FALSE;
  if ((effect->hook == TB_HOOK_AP || effect->hook == TB_HOOK_ABILITY) && !(effect->vehicles >> which & 1))
    return FALSE;
  return effect->first == 0 || (used->card == card ? used->n : 0u) + more < effect->first;
}

static guint
fold_later (const TbPosition *pos,
            guint             seat,
            TbHook            hook,
            guint             which,
            guint             more,
            guint             value)
{
  TbCard cards[MOST_HOOKED];
  guint n = list_hooked (pos, seat, hook, cards), added = 0;

  for (guint i = 0; i < n; i++)
    if (holds (&pos->players[seat], cards[i], which, more))
      {
        const TbEffect *effect = tb_effect (cards[i]);

        if (effect->has_set)
          value = effect->set;
        added += effect->add;
      }
  return value + added;
}

static guint
fold (const TbPosition *pos,
      guint             seat,
      TbHook            hook,
      guint             which,
      guint             value)
{
  return fold_later (pos, seat, hook, which, 0, value);
}

/* Counts a use of the hooks that only apply to the first uses. */
static void
count_uses (TbPosition *pos,
            guint       seat,
            TbHook      hook,
            guint       which)
{
  TbPlayer *player = &pos->players[seat];
  TbCard cards[MOST_HOOKED];
  guint n = list_hooked (pos, seat, hook, cards);

  for (guint i = 0; i < n; i++)
    if (tb_effect (cards[i])->first > 0 && holds (player, cards[i], which, 0))
      {
        TbUsed *used = (TbUsed *) counter (player, hook);

        used->n = used->card == cards[i] ? (guint8) (used->n + 1) : 1;
        used->card = cards[i];
      }
}

guint
tb_hook_ap (const TbPosition *pos,
            guint             seat,
            guint             ap)
{
  return fold (pos, seat, TB_HOOK_AP, ap, ap);
}

guint
tb_hook_cost (const TbPosition *pos,
              guint             seat,
              TbAction          action)
{
  return fold (pos, seat, TB_HOOK_COST, action, 1);
}

guint
tb_hook_cost_later (const TbPosition *pos,
                    guint             seat,
                    TbAction          action,
                    guint             more)
{
  return fold_later (pos, seat, TB_HOOK_COST, action, more, 1);
}

guint
tb_hook_enter (const TbPosition *pos,
               guint             seat)
{
  return fold (pos, seat, TB_HOOK_ENTER, 0, 0);
}

guint
tb_hook_jump (const TbPosition *pos,
              guint             seat,
              TbCard           *source)
{
  TbCard cards[MOST_HOOKED];
  guint n = list_hooked (pos, seat, TB_HOOK_JUMP, cards);

  if (source != NULL)
    *source = n > 0 ? cards[n - 1] : TB_NO_CARD;
  return n > 0 ? tb_effect (cards[n - 1])->spaces : 0;
}

guint
tb_hook_after_pick_up (const TbPosition *pos,
                       guint             seat)
{
  return fold (pos, seat, TB_HOOK_AFTER_PICK_UP, 0, 0);
}

guint
tb_hook_reward (const TbPosition *pos,
                guint             seat)
{
  return MAX (1, fold (pos, seat, TB_HOOK_REWARD, 0, tb_box->numbers.reward));
}

guint
tb_hook_vp (const TbPosition *pos,
            guint             seat)
{
  return fold (pos, seat, TB_HOOK_VP, 0, tb_box->numbers.vp_delivery);
}

gboolean
tb_hook_ability (const TbPosition *pos,
                 guint             seat,
                 guint             ap,
                 TbCard           *source)
{
  TbCard cards[MOST_HOOKED];
  guint n = list_hooked (pos, seat, TB_HOOK_ABILITY, cards);

  for (guint i = 0; i < n; i++)
    if (holds (&pos->players[seat], cards[i], ap, 0))
      {
        *source = cards[i];
        return TRUE;
      }
  return FALSE;
}

guint
tb_hook_look (const TbPosition *pos,
              guint             seat,
              TbCard           *source)
{
  TbCard cards[MOST_HOOKED];
  guint n = list_hooked (pos, seat, TB_HOOK_DRAW, cards);

  if (source != NULL)
    *source = n > 0 ? cards[n - 1] : TB_NO_CARD;
  return n > 0 ? MAX (1, tb_effect (cards[n - 1])->look) : 1;
}

guint
tb_hook_hand (const TbPosition *pos,
              guint             seat)
{
  return fold (pos, seat, TB_HOOK_HAND, 0, tb_box->numbers.hand);
}

guint
tb_rules_delivery (const TbPosition *pos,
                   guint             seat)
{
  return tb_hook_vp (pos, seat);
}

guint
tb_rules_reward (const TbPosition *pos,
                 guint             seat)
{
  return tb_hook_reward (pos, seat);
}

/* A dud is not increased. */
guint
tb_rules_damage (const TbPosition *pos,
                 guint             seat,
                 guint             damage)
{
  return damage == 0 ? 0 : fold (pos, seat, TB_HOOK_DAMAGE, 0, damage);
}

/* T19.9: a dud does not count as a use of `first` either. */
guint
tb_hook_damage (TbPlay *play,
                guint   seat,
                guint   damage)
{
  if (damage == 0)
    return 0;
  damage = tb_rules_damage (play->pos, seat, damage);
  count_uses (play->pos, seat, TB_HOOK_DAMAGE, 0);
  return damage;
}

void
tb_pay (TbPlay   *play,
        guint     seat,
        TbAction  action)
{
  guint cost = tb_hook_cost (play->pos, seat, action);

  count_uses (play->pos, seat, TB_HOOK_COST, action);
  tb_set_ap (play, play->pos->ap - cost);
}

void
tb_set_ap (TbPlay *play,
           guint   ap)
{
  TbPosition *pos = play->pos;

  if (ap == pos->ap)
    return;
  pos->ap = (guint8) MIN (ap, G_MAXUINT8);
  tb_tell (play, TB_EVENT_AP, pos->turn, 0, 0, pos->ap, 0);
}
