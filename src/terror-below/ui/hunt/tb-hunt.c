/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hunt.h"

/* The stage of TB_FRAME_ATTACK in which caught seats are protected or die (rules/attack-private.h). */
#define STAGE_GUARD 2

static const TbFrame *
find_frame (const TbPosition *view,
            TbFrameKind       kind)
{
  for (guint i = view->n_frames; i-- > 0;)
    if (view->frames[i].kind == kind)
      return &view->frames[i];
  return NULL;
}

static gboolean
is_safe (const TbAttack *attack,
         guint           seat)
{
  for (guint i = 0; i < attack->n_safe; i++)
    if (attack->safe[i] == seat)
      return TRUE;
  return FALSE;
}

/* PLACE: index of SEAT among the caught seats. */
static TbHunterState
state_of (const TbPosition *view,
          guint             seat,
          guint             place,
          gboolean          beaten)
{
  const TbFrame *frame = find_frame (view, TB_FRAME_ATTACK);
  const TbFrame *death = find_frame (view, TB_FRAME_DEATH);
  guint begun = frame == NULL ? 0 : frame->a;

  if (is_safe (&view->attack, seat) || (beaten && place + 1 != begun))
    return TB_HUNTER_SAFE;
  if (frame != NULL && frame->stage == STAGE_GUARD && !beaten)
    {
      if (place >= begun)
        return TB_HUNTER_LATER;
      return place + 1 == begun && (death == NULL || death->seat != seat) ? TB_HUNTER_DANGER : TB_HUNTER_DEAD;
    }
  if (place + 1 == begun)
    return TB_HUNTER_NOW;
  return place < begun ? TB_HUNTER_DONE : TB_HUNTER_LATER;
}

gboolean
tb_hunt_of (const TbPosition *view,
            TbHunt           *hunt)
{
  const TbAttack *attack = &view->attack;
  const TbFrame *weapon = find_frame (view, TB_FRAME_WEAPON);

  *hunt = (TbHunt) { .worm = TB_NO_CARD, .weapon = TB_NO_CARD };
  if (attack->slot >= TB_N_SLOTS || !tb_slot_is_in_play (&view->slots[attack->slot]))
    return FALSE;
  hunt->worm = view->slots[attack->slot].worm;
  hunt->at = view->slots[attack->slot].target;
  hunt->health = tb_worm (hunt->worm)->health;
  hunt->damage = MIN (attack->damage, hunt->health);
  hunt->beaten = hunt->damage == hunt->health;
  if (weapon != NULL && view->n_using > 0)
    {
      hunt->weapon = view->using[view->n_using - 1];
      hunt->user = weapon->seat;
    }
  for (guint i = 0; i < attack->n_caught; i++)
    hunt->hunters[hunt->n_hunters++] = (TbHunter) {
      .seat = attack->caught[i], .leader = view->players[attack->caught[i]].leader,
      .state = (guint8) state_of (view, attack->caught[i], i, hunt->beaten),
    };
  hunt->n_dice = attack->n_dice;
  memcpy (hunt->dice, attack->dice, sizeof hunt->dice);
  return TRUE;
}

static TbHunter *
find_hunter (TbHunt *hunt,
             guint   seat)
{
  for (guint i = 0; i < hunt->n_hunters; i++)
    if (hunt->hunters[i].seat == seat)
      return &hunt->hunters[i];
  return NULL;
}

static void
set_state (TbHunt        *hunt,
           guint          seat,
           TbHunterState  state)
{
  TbHunter *hunter = find_hunter (hunt, seat);

  if (hunter != NULL)
    hunter->state = (guint8) state;
}

static void
begin_go (TbHunt *hunt,
          guint   seat)
{
  for (guint i = 0; i < hunt->n_hunters; i++)
    if (hunt->hunters[i].state == TB_HUNTER_NOW)
      hunt->hunters[i].state = TB_HUNTER_DONE;
  set_state (hunt, seat, TB_HUNTER_NOW);
}

static void
add_hunter (TbHunt       *hunt,
            guint         seat,
            const TbCard *leaders)
{
  if (hunt->n_hunters < TB_MAX_SEATS && find_hunter (hunt, seat) == NULL)
    hunt->hunters[hunt->n_hunters++] = (TbHunter) { .seat = (guint8) seat, .leader = leaders[seat] };
}

gboolean
tb_hunt_follow (TbHunt        *hunt,
                const BmEvent *event,
                const TbCard  *leaders)
{
  if (event->kind == TB_EVENT_ATTACK)
    {
      *hunt = (TbHunt) { .worm = (TbCard) event->n, .at = event->to, .weapon = TB_NO_CARD,
                         .health = tb_worm ((TbCard) event->n)->health };
      return TRUE;
    }
  if (hunt->worm == TB_NO_CARD)
    return FALSE;
  switch ((guint) event->kind)
    {
    case TB_EVENT_CENTRE:
      hunt->at = event->to;
      return TRUE;
    case TB_EVENT_CAUGHT:
      add_hunter (hunt, event->who, leaders);
      return TRUE;
    case TB_EVENT_HUNT:
      begin_go (hunt, event->who);
      return TRUE;
    case TB_EVENT_PASSED:
      set_state (hunt, event->who, TB_HUNTER_DONE);
      return TRUE;
    case TB_EVENT_USED:
      hunt->weapon = (TbCard) event->n;
      hunt->user = event->who;
      hunt->n_dice = 0;
      return TRUE;
    case TB_EVENT_ROLLED:
      if (event->m != TB_DIE_CARD || event->n < 1 || event->n > 6)
        return FALSE;
      if (hunt->n_dice == G_N_ELEMENTS (hunt->dice)
          || (hunt->weapon != TB_NO_CARD && hunt->n_dice >= tb_effect (hunt->weapon)->dice))
        hunt->n_dice = 0;
      hunt->dice[hunt->n_dice++] = (guint8) event->n;
      return TRUE;
    case TB_EVENT_DAMAGE:
      hunt->damage = (guint8) MIN (event->m, hunt->health);
      return TRUE;
    case TB_EVENT_DEFEATED:
      hunt->beaten = TRUE;
      for (guint i = 0; i < hunt->n_hunters; i++)
        hunt->hunters[i].state = TB_HUNTER_SAFE;
      return TRUE;
    case TB_EVENT_PROTECTED:
      set_state (hunt, event->who, TB_HUNTER_SAFE);
      return TRUE;
    case TB_EVENT_DIED:
      set_state (hunt, event->who, TB_HUNTER_DEAD);
      return TRUE;
    case TB_EVENT_ATTACK_END:
      *hunt = (TbHunt) { .worm = TB_NO_CARD, .weapon = TB_NO_CARD };
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
tb_hunt_equal (const TbHunt *a,
               const TbHunt *b)
{
  gboolean same = a->worm == b->worm && a->at == b->at && a->health == b->health && a->damage == b->damage
                  && a->beaten == b->beaten && a->weapon == b->weapon && a->user == b->user && a->n_dice == b->n_dice
                  && memcmp (a->dice, b->dice, a->n_dice) == 0 && a->n_hunters == b->n_hunters;

  for (guint i = 0; same && i < a->n_hunters; i++)
    same = a->hunters[i].seat == b->hunters[i].seat && a->hunters[i].state == b->hunters[i].state
           && a->hunters[i].leader == b->hunters[i].leader;
  return same;
}

guint
tb_hunt_left (const TbHunt *hunt)
{
  return hunt->health - MIN (hunt->damage, hunt->health);
}
