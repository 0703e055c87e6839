/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-hint-topics.h"

#include <glib/gi18n-lib.h>

/* With so little Hunger left a meal counts as correct use. */
#define HUNGRY 3

const BmTopic wr_topics[WR_N_TOPICS + 1] = {
  [WR_TOPIC_STARVING] = { "starving", "R4.4", N_("Hunger"),
    N_("Each night Hunger falls by 1. At 0 the Bird has starved, and the Worms win. Eating a Worm raises it again.") },
  [WR_TOPIC_EATING] = { "eating", "R6.6", N_("Eating"),
    N_("Eating a living Worm raises Hunger again, and puts a Gravestone on the Grass of the Bird’s column. When no "
       "Worm is left, the Bird has won.") },
  [WR_TOPIC_HIDING] = { "hiding", "R6.6", N_("Out of the Bird’s reach"),
    N_("The Bird eats what is on one of its four sides. Worms deep down or behind Bedrock cost it more actions.") },
  [WR_TOPIC_BITING] = { "biting", "R10.3", N_("Biting"),
    N_("A Bite takes Health, and an action from the Bird’s next turn. Each Worm and each Zombie bites once a turn, "
       "from any space that shares a side or a corner with the Bird’s.") },
  [WR_TOPIC_BITTEN] = { "bitten", "R10.3", N_("Out of the Worms’ reach"),
    N_("A Bird that ends its turn near Worms or Zombies may be bitten. Without Health it has lost; Rest brings some "
       "of it back.") },
  [WR_TOPIC_RAIN] = { "rain", "R7.1", N_("Rain"),
    N_("When it rains the living Worms come up, two spaces if nothing is in their way. Then Suspicion rises by 1.") },
  [WR_TOPIC_PECK] = { "peck", "R6.5", N_("Pecking"),
    N_("A Peck sounds like rain: Worms in a straight line from the Bird come nearer, and Suspicion rises by 1.") },
  [WR_TOPIC_SUSPICION] = { "suspicion", "R7.3", N_("Suspicion"),
    N_("Suspicion is on “Sus”: the Worms fall for neither rain nor Pecks. Each night Suspicion falls by 1.") },
  [WR_TOPIC_SINKING] = { "sinking", "R8.1", N_("Sinking"),
    N_("In the night a column sinks by what lies on its Grass: 1 space for each Drill and each Gravestone, 2 for "
       "Lava. Everything on the Grass goes down with it.") },
  [WR_TOPIC_LAVA] = { "lava", "R9.4", N_("Lava"),
    N_("Lava kills every Worm and every Zombie in its space, and the Bird cannot go there. In the night it sinks.") },
  [WR_TOPIC_GRAVE] = { "gravestone", "R9.3", N_("Gravestones"),
    N_("A Gravestone lies on the Grass and makes its column sink each night. A Worm that is near can raise it as a "
       "Zombie.") },
  [WR_TOPIC_ZOMBIE] = { "zombie", "R10.6", N_("Zombies"),
    N_("A Zombie moves and bites like a Worm, but is not alive: it gives the Bird no food, and rain does not bring it "
       "up.") },
  [WR_TOPIC_WORMHOLE] = { "wormhole", "R12.1", N_("Wormholes"),
    N_("Whoever enters a Wormhole comes out at another one, which the Worms’ player chooses. Then both Wormholes are "
       "gone.") },
  [WR_TOPIC_DIG] = { "dig", "R6.2", N_("Digging"),
    N_("Digging down takes the Grass and the Bird down by 1. Digging sideways opens the space beside the Bird, and "
       "everything above it moves down.") },
  [WR_TOPIC_DRILL] = { "drill", "R9.2", N_("Drills"),
    N_("A Drill lies on the Grass and makes its column sink 1 space each night. It breaks Bedrock in its way, and "
       "breaks too.") },
  [WR_TOPIC_PUSH] = { "push", "R10.2", N_("Pushing"),
    N_("A Push lifts Grass by 1, with everything on it, even the Bird. The space it leaves is packed Dirt again.") },
  [WR_TOPIC_FALL] = { "fall", "R10.1", N_("Falling"),
    N_("A Worm or a Zombie in open ground falls down to the Grass of its column.") },
  [WR_TOPIC_BEDROCK] = { "bedrock", "R9.1", N_("Bedrock"),
    N_("Nobody gets into Bedrock and nobody digs through it. It can be broken, by either side, for an action.") },
  [WR_TOPIC_ACTIONS] = { "actions", "R5.1", N_("Using all actions"),
    N_("Actions left at the end of a turn are lost: they are not kept for the next one.") },
  [WR_TOPIC_CARD] = { "card", "R5.2", N_("Playing cards"),
    N_("Playing a card costs 2 actions. Where a card and a rule disagree, the card is right.") },
  [WR_TOPIC_HAND] = { "hand", "R13.1", N_("The hand’s limit"),
    N_("At the end of its turn a side discards down to 5 cards.") },
  [WR_TOPIC_POWER] = { "power", "R13.2", N_("Champions’ powers"),
    N_("A champion’s card says what its power does and how often. Powers for each turn come back; one for the whole "
       "duel is spent once it is used.") },
  [WR_TOPIC_STUN] = { "stun", "R13.5", N_("Stunned Worms"),
    N_("A stunned Worm takes no action and uses no power until the end of the Worms’ next turn. Rain and falls move "
       "it all the same.") },
  [WR_TOPIC_EVENT] = { "event", "R4.2", N_("Special Events"),
    N_("On the days with a pink dot, 3, 5, 7, 9 and 11, a Special Event is drawn in the morning. It affects both "
       "sides.") },
  [WR_TOPIC_OUTSIDE] = { "outside", "R14.1", N_("Outside the board"),
    N_("Outside the board the Bird digs, pecks and eats only at the edge space that it touches. Nearby Worms can bite "
       "it there too.") },
};

#define BIT(topic) WR_TOPIC_BIT (WR_TOPIC_##topic)

BmTopics
wr_topics_of_side (WrSide side)
{
  const BmTopics bird = BIT (STARVING) | BIT (EATING) | BIT (BITTEN) | BIT (PECK) | BIT (DIG) | BIT (DRILL)
                        | BIT (OUTSIDE);
  const BmTopics worms = BIT (HIDING) | BIT (BITING) | BIT (ZOMBIE) | BIT (WORMHOLE) | BIT (PUSH) | BIT (FALL)
                         | BIT (BEDROCK) | BIT (STUN);

  return ((WR_TOPIC_BIT (WR_N_TOPICS) - 1) & ~(bird | worms)) | (side == WR_SIDE_BIRD ? bird : worms);
}

/* Topics with two sides have a text for each of them; the one that digs gets the text about digging. */
BmTopics
wr_topics_explained (WrSide side)
{
  const BmTopics bird = BIT (EATING) | BIT (BITTEN) | BIT (DIG);
  const BmTopics worms = BIT (HIDING) | BIT (BITING);

  return ((WR_TOPIC_BIT (WR_N_TOPICS) - 1) & ~(bird | worms)) | (side == WR_SIDE_BIRD ? bird : worms);
}

/* ---- What happened */

static const BmTopics topics_of_kinds[WR_N_EVENT_KINDS] = {
  [WR_EVENT_WORM_EATEN] = BIT (EATING) | BIT (HIDING),
  [WR_EVENT_BITTEN] = BIT (BITING) | BIT (BITTEN),
  [WR_EVENT_RAIN] = BIT (RAIN),
  [WR_EVENT_PECKED] = BIT (PECK),
  [WR_EVENT_RAISED] = BIT (ZOMBIE),
  [WR_EVENT_TELEPORTED] = BIT (WORMHOLE),
  [WR_EVENT_DUG] = BIT (DIG),
  [WR_EVENT_ROSE] = BIT (PUSH),
  [WR_EVENT_FELL] = BIT (FALL),
  [WR_EVENT_PLAYED] = BIT (CARD),
  [WR_EVENT_DISCARDED] = BIT (HAND),
  [WR_EVENT_POWER] = BIT (POWER),
  [WR_EVENT_STUNNED] = BIT (STUN),
  [WR_EVENT_SPECIAL] = BIT (EVENT),
};

static const BmTopics topics_of_tokens[WR_N_TOKENS] = {
  [WR_TOKEN_BEDROCK] = BIT (BEDROCK),
  [WR_TOKEN_DRILL] = BIT (DRILL),
  [WR_TOKEN_GRAVESTONE] = BIT (GRAVE),
  [WR_TOKEN_LAVA] = BIT (LAVA),
};

/* Except for those that depend on earlier events. */
static BmTopics
topics_of_event (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_FLEW:
      return event->to != WR_SPACE_NONE && !wr_space_on_board (event->to) ? BIT (OUTSIDE) : 0;
    case WR_EVENT_PUT:
      return event->who < WR_N_TOKENS ? topics_of_tokens[event->who] : 0;
    case WR_EVENT_DIED:
      return event->n == 0 ? BIT (LAVA) : 0;
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_HUNGER && event->to < event->from)
        return BIT (STARVING);
      return event->who == WR_TRACKER_SUSPICION && event->from < BM_SUSPICION_SUS && event->to >= BM_SUSPICION_SUS
             ? BIT (SUSPICION) : 0;
    default:
      return event->kind < WR_N_EVENT_KINDS ? topics_of_kinds[event->kind] : 0;
    }
}

BmTopics
wr_topics_happened (const BmEvent *events,
                    guint          n)
{
  BmTopics happened = 0;
  gboolean night = FALSE, card = FALSE;

  for (guint i = 0; i < n; i++)
    {
      BmTopics these = topics_of_event (&events[i]);

      night = events[i].kind == WR_EVENT_TURN_END || (night && events[i].kind != WR_EVENT_DAY);
      card |= events[i].kind == WR_EVENT_PLAYED || events[i].kind == WR_EVENT_POWER
              || events[i].kind == WR_EVENT_SPECIAL;
      /* Grass sinks in a Dig as well; what a card discards or lifts belongs to the card. */
      if (events[i].kind == WR_EVENT_SANK && night)
        these |= BIT (SINKING);
      if (card)
        these &= ~(BIT (HAND) | BIT (PUSH));
      happened |= these;
    }
  return happened;
}

/* ---- Correct uses */

static gboolean
has_event (const BmEvent *events,
           guint          n,
           WrEventKind    kind)
{
  for (guint i = 0; i < n; i++)
    if (events[i].kind == kind)
      return TRUE;
  return FALSE;
}

static BmTopics
used_by_action (const WrPosition *before,
                BmMove            move,
                const BmEvent    *events,
                guint             n)
{
  static const BmTopics topics[WR_N_MOVE_KINDS] = {
    [WR_MOVE_DIG] = BIT (DIG),
    [WR_MOVE_DRILL] = BIT (DRILL),
    [WR_MOVE_PECK] = BIT (PECK),
    [WR_MOVE_BITE] = BIT (BITING),
    [WR_MOVE_BEDROCK] = BIT (BEDROCK),
    [WR_MOVE_PUSH] = BIT (PUSH),
    [WR_MOVE_RAISE] = BIT (ZOMBIE) | BIT (GRAVE),
    [WR_MOVE_MOVE] = BIT (WORMHOLE),
    [WR_MOVE_EXIT] = BIT (WORMHOLE),
    [WR_MOVE_PLAY] = BIT (CARD),
    [WR_MOVE_USE] = BIT (POWER),
    [WR_MOVE_END] = BIT (ACTIONS),
  };
  WrMoveKind kind = wr_move_kind (move);

  /* A Peck that moves no Worm only raises Suspicion. */
  if ((kind == WR_MOVE_PECK && !has_event (events, n, WR_EVENT_MOVED))
      || (kind == WR_MOVE_MOVE && !has_event (events, n, WR_EVENT_TELEPORTED))
      || (kind == WR_MOVE_END && wr_position_actions (before) != 0))
    return 0;
  return kind < WR_N_MOVE_KINDS ? topics[kind] : 0;
}

BmTopics
wr_topics_used (const WrPosition *before,
                WrSide            side,
                BmMove            move,
                const BmEvent    *events,
                guint             n)
{
  BmTopics used = used_by_action (before, move, events, n);

  /* A meal by sinking counts as well: it ended its turn there. */
  if (side == WR_SIDE_BIRD && has_event (events, n, WR_EVENT_WORM_EATEN))
    {
      used |= BIT (EATING);
      if (before->hunger <= HUNGRY)
        used |= BIT (STARVING);
      if (wr_move_kind (move) == WR_MOVE_END)
        used |= BIT (SINKING);
    }
  return used & wr_topics_of_side (side);
}
