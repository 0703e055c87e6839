/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-topics.h"

#include <glib/gi18n-lib.h>

#include "tb-asks.h"
#include "tb-forecast.h"
#include "tb-rules.h"

/* The ids differ from those of other games: a person's knowledge of all games is stored together. */
const BmTopic tb_topics[TB_N_TOPICS + 1] = {
  [TB_TOPIC_ARROWS] = { "terror-arrows", "T7.1", N_("Arrows"),
    N_("A Vehicle card moves the Target of the Worm on which it is played, by its arrows from left to right. So you can "
       "turn a Worm away from you, and towards others.") },
  [TB_TOPIC_ATTACK] = { "terror-attack", "T18.1", N_("Worm attacks"),
    N_("A Worm with as many Vehicle cards as its limit attacks after the turn. Outdoors everybody in its footprint is "
       "caught; in a Location only with the Target right on it.") },
  [TB_TOPIC_HIDDEN] = { "terror-hidden", "T15.3", N_("Face-down cards"),
    N_("A face-down card counts for the Worm’s limit. Its arrows move the Target only when the Worm attacks: where it "
       "strikes, only its owner knows.") },
  [TB_TOPIC_DIE] = { "terror-die", "T23.1", N_("The die between turns"),
    N_("With two players a die chooses a Worm after each turn. It gets a card from the deck, and may attack at once.") },
  [TB_TOPIC_HUNT] = { "terror-hunt", "T19.5", N_("The hunt"),
    N_("All who are caught may use Weapons, one player after the other. The damage adds up: with as much as its health "
       "the Worm is defeated, and nobody dies.") },
  [TB_TOPIC_KILL] = { "terror-kill", "T20.2", N_("Beating a Worm"),
    N_("The killing blow gives 1 point, or instead the points of a hunting Bounty that fits the Worm.") },
  [TB_TOPIC_GUARD] = { "terror-guard", "T19.8", N_("Protection"),
    N_("If nobody beats the Worm, those caught may use cards that protect. Who is protected keeps everything.") },
  [TB_TOPIC_DEATH] = { "terror-death", "T21.3", N_("A Leader dies"),
    N_("A dead Leader drops Eggs and Rubble and loses the Hat. Another of the squad leads on, and comes back in a "
       "Location. A player whose whole squad is dead is eliminated.") },
  [TB_TOPIC_POINTS] = { "terror-points", "T8.2", N_("Action Points"),
    N_("Action Points left at the end of your actions are lost: they are not kept for the next turn.") },
  [TB_TOPIC_TAKE] = { "terror-take", "T12.1", N_("Taking Eggs"),
    N_("For 1 Action Point you take all Eggs in your own space. That ends your actions, whatever is left.") },
  [TB_TOPIC_DELIVER] = { "terror-deliver", "T13.5", N_("Delivering"),
    N_("An Egg delivered in a Location gives 1 point without a Bounty. Once a turn the Location gives its Delivery Bonus "
       "as well.") },
  [TB_TOPIC_BOUNTY] = { "terror-bounty", "T13.3", N_("Bounties"),
    N_("A Bounty asks for an Egg at one Location. The first to deliver it gets its points.") },
  [TB_TOPIC_HIDDEN_BOUNTY] = { "terror-hidden-bounty", "T14.4", N_("Hidden Bounties"),
    N_("A Hidden Bounty is yours alone: nobody else can complete it. It counts only once it is completed.") },
  [TB_TOPIC_RUBBLE] = { "terror-rubble", "T11.2", N_("Rubble"),
    N_("Rubble that you clear lies on your Leader. With the third you trade all three for an Item or a Weapon.") },
  [TB_TOPIC_RAMP] = { "terror-ramp", "T10.1", N_("Ramps"),
    N_("For 1 Action Point you drive over a car beside you, onto an empty space beside it. Nothing happens to that "
       "car.") },
  [TB_TOPIC_JUMP] = { "terror-jump", "T24.6", N_("Over the Canyon"),
    N_("A jump over one Canyon space takes any Vehicle card. Over more it takes a 6 or a 7 and gives 1 point, but on 1, 2 "
       "or 3 of the die the Leader dies.") },
  [TB_TOPIC_SECOND_CARD] = { "terror-second-card", "T15.2", N_("Boots and a second card"),
    N_("With Boots you play a second card, not a 7. It only gives its Action Points, and is discarded.") },
  [TB_TOPIC_THINGS] = { "terror-things", "T16.2", N_("Items and Weapons"),
    N_("Items and Weapons cost no Action Point. What you get in your turn can be used from its end on: in the attacks "
       "that follow, not before.") },
  [TB_TOPIC_HAT] = { "terror-hat", "T16.6", N_("Hats"),
    N_("A Hat is put on in your turn and works from then on. Only one is worn at a time, and it is lost when the Leader "
       "dies.") },
  [TB_TOPIC_HAT_SHOT] = { "terror-hat-shot", "T16.7", N_("A Hat is shot off"),
    N_("In your turn a Pistol shoots the Hat off another Leader, at any distance. The Hat is discarded.") },
  [TB_TOPIC_POWER] = { "terror-power", "T16.9", N_("Powers"),
    N_("Each Character has a power that works while it leads. Most work by themselves.") },
  [TB_TOPIC_RIVAL] = { "terror-rival", "T3.1", N_("The last points"),
    N_("The first player with 20 points wins at once, in anybody’s turn, even in the middle of an attack.") },
  [TB_TOPIC_FINAL] = { "terror-final", "T22.2", N_("Final turns"),
    N_("When a whole squad is dead, all others have one more turn. Then the most points win, among those who still "
       "live.") },
  [TB_TOPIC_TERROR_TURN] = { "terror-turn", "T25.4", N_("The Terror Turn"),
    N_("After each of your turns full Worms attack, the blue die adds a card to a Worm, and the red die makes one attack at "
       "once.") },
  [TB_TOPIC_FUSE] = { "terror-fuse", "T25.6", N_("Fifteen attacks"),
    N_("When 15 attacks are over and your objective is not reached, you have lost. Worms that you beat count as well.") },
  [TB_TOPIC_OBJECTIVE] = { "terror-objective", "T26.1", N_("Your objective"),
    N_("A solo match is won in the instant in which its objective is reached.") },
  [TB_TOPIC_RUIN] = { "terror-ruin", "T25.8", N_("Ruins"),
    N_("Alone, a Location is destroyed by 2 Rubble, or by an attack with the Target on it. Nothing can be delivered there "
       "any more.") },
};

#define BIT(topic) TB_TOPIC_BIT (TB_TOPIC_##topic)

/* ---- What happened */

static const BmTopics topics_of_kinds[TB_N_EVENT_KINDS] = {
  [TB_EVENT_ATTACK] = BIT (ATTACK),
  [TB_EVENT_HID] = BIT (HIDDEN),
  [TB_EVENT_HUNT] = BIT (HUNT),
  [TB_EVENT_DEFEATED] = BIT (KILL),
  [TB_EVENT_PROTECTED] = BIT (GUARD),
  [TB_EVENT_DIED] = BIT (DEATH),
  [TB_EVENT_TOOK] = BIT (TAKE),
  [TB_EVENT_DELIVERED] = BIT (DELIVER),
  [TB_EVENT_COMPLETED] = BIT (BOUNTY),
  [TB_EVENT_HIDDEN_BOUNTY] = BIT (HIDDEN_BOUNTY),
  [TB_EVENT_CLEARED] = BIT (RUBBLE),
  [TB_EVENT_RAMPED] = BIT (RAMP),
  [TB_EVENT_ADDED] = BIT (SECOND_CARD),
  [TB_EVENT_POWER] = BIT (POWER),
  [TB_EVENT_FINAL] = BIT (FINAL),
  [TB_EVENT_ATTACKS] = BIT (FUSE),
  [TB_EVENT_TROPHY] = BIT (OBJECTIVE),
  [TB_EVENT_OBJECTIVE] = BIT (OBJECTIVE),
  [TB_EVENT_DESTROYED] = BIT (RUIN),
};

static gboolean
is_thing (guint card)
{
  return tb_card_is_item ((TbCard) card) || tb_card_is_weapon ((TbCard) card);
}

static BmTopics
topics_of_event (const TbPosition *before,
                 const BmEvent    *event)
{
  switch ((guint) event->kind)
    {
    case TB_EVENT_TARGET:
      return event->n == 1 ? BIT (ARROWS) : 0;
    case TB_EVENT_LAID:
      return tb_position_is_solo (before) ? BIT (TERROR_TURN) : before->options.players == 2 ? BIT (DIE) : 0;
    case TB_EVENT_JUMPED:
    case TB_EVENT_CRASHED:
      return tb_card_is_vehicle ((TbCard) event->n) ? BIT (JUMP) : 0;
    case TB_EVENT_HAT:
      return event->n == TB_NO_CARD ? 0 : BIT (HAT);
    case TB_EVENT_DRAWN:
      return event->m == TB_DECK_ITEMS || event->m == TB_DECK_WEAPONS ? BIT (THINGS) : 0;
    case TB_EVENT_USED:
      return is_thing ((guint) event->n) ? BIT (THINGS) : 0;
    default:
      return event->kind < TB_N_EVENT_KINDS ? topics_of_kinds[event->kind] : 0;
    }
}

static gboolean
shoots_hats (TbCard card)
{
  return card != TB_NO_CARD && tb_card_is_weapon (card) && tb_effect (card)->kind == TB_EFFECT_SHOOT_HAT;
}

/* A Hat goes by a Pistol, by another Hat or with its Leader: only the first is a shot.  It may have asked for whose. */
static gboolean
is_shot_off (const TbPosition *before,
             const BmEvent    *events,
             guint             n)
{
  gboolean shoots = shoots_hats (tb_asks_card (before));

  for (guint i = 0; i < n; i++)
    {
      if (events[i].kind == TB_EVENT_USED)
        shoots = shoots_hats ((TbCard) events[i].n);
      else if (events[i].kind == TB_EVENT_HAT && events[i].n == TB_NO_CARD && shoots)
        return TRUE;
    }
  return FALSE;
}

BmTopics
tb_topics_happened (const TbPosition *before,
                    const BmEvent    *events,
                    guint             n)
{
  BmTopics happened = 0;

  /* The attacks and the cards of the setup come before anybody has a turn. */
  if (before->step == TB_STEP_SETUP)
    return 0;
  for (guint i = 0; i < n; i++)
    happened |= topics_of_event (before, &events[i]);
  if (before->attack.slot == TB_NO_SLOT && is_shot_off (before, events, n))
    happened |= BIT (HAT_SHOT);
  return happened;
}

/* ---- Correct uses */

static gboolean
has_event (const BmEvent *events,
           guint          n,
           guint          seat,
           TbEventKind    kind)
{
  for (guint i = 0; i < n; i++)
    if (events[i].kind == kind && events[i].who == seat)
      return TRUE;
  return FALSE;
}

static BmTopics
used_by_card (const TbPosition *before,
              TbCard            card)
{
  switch ((guint) tb_asks_of (before))
    {
    case TB_ASKS_HUNT:
      return BIT (HUNT);
    case TB_ASKS_CAUGHT:
      return BIT (GUARD);
    default:
      if (tb_card_is_character (card))
        return BIT (POWER);
      if (shoots_hats (card))
        return BIT (HAT_SHOT);
      return tb_thing (card)->hat ? BIT (HAT) : BIT (THINGS);
    }
}

static BmTopics
used_by_move (const TbPosition *before,
              BmMove            move)
{
  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_HIDE:
      return BIT (HIDDEN);
    case TB_MOVE_ADD:
      return BIT (SECOND_CARD);
    case TB_MOVE_TAKE:
      return BIT (TAKE);
    case TB_MOVE_DELIVER:
      return TB_MOVE_B (move) == TB_NO_CARD ? BIT (DELIVER) : BIT (DELIVER) | BIT (BOUNTY);
    case TB_MOVE_KEEP:
      return BIT (HIDDEN_BOUNTY);
    case TB_MOVE_RAMP:
      return BIT (RAMP);
    case TB_MOVE_JUMP:
      return TB_MOVE_B (move) == TB_NO_CARD ? 0 : BIT (JUMP);
    case TB_MOVE_RETURN:
      return BIT (DEATH);
    case TB_MOVE_CLAIM:
      return BIT (KILL);
    case TB_MOVE_USE:
      return used_by_card (before, TB_MOVE_A (move));
    default:
      return 0;
    }
}

/* Whether the card turned the Worm away from the own pawn, or towards somebody else. */
static gboolean
steers (const TbPosition *before,
        guint             seat,
        BmMove            move)
{
  TbPosition view = *before;
  TbDistraction distraction;

  if (TB_MOVE_B (move) >= TB_N_SLOTS)
    return FALSE;
  tb_rules_hide (&view, seat);
  tb_distraction_of (&view, TB_MOVE_A (move), TB_MOVE_B (move), &distraction);
  return ((distraction.before.hits & ~distraction.after.hits) >> seat & 1) != 0
         || (distraction.after.hits & ~distraction.before.hits & ~(1u << seat)) != 0;
}

/* The last Action Point was spent, and not given up. */
static gboolean
spends_all (BmMove         move,
            const BmEvent *events,
            guint          n,
            guint          seat)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_DONE || TB_MOVE_KIND (move) == TB_MOVE_TAKE)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_AP && events[i].who == seat && events[i].n == 0)
      return TRUE;
  return FALSE;
}

BmTopics
tb_topics_used (const TbPosition *before,
                guint             seat,
                BmMove            move,
                const BmEvent    *events,
                guint             n)
{
  BmTopics used = used_by_move (before, move);

  if (TB_MOVE_KIND (move) == TB_MOVE_PLAY && steers (before, seat, move))
    used |= BIT (ARROWS);
  if (has_event (events, n, seat, TB_EVENT_TRADED_RUBBLE))
    used |= BIT (RUBBLE);
  if (has_event (events, n, seat, TB_EVENT_DEFEATED))
    used |= BIT (KILL);
  if (spends_all (move, events, n, seat))
    used |= BIT (POINTS);
  return used;
}
