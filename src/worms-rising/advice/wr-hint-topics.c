/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-hint-topics.h"

#include <glib/gi18n-lib.h>

/* With this little Hunger left a meal was what mattered. */
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

BmTopics
wr_topics_of_side (WrSide side)
{
  const BmTopics bird = WR_TOPIC_BIT (WR_TOPIC_STARVING) | WR_TOPIC_BIT (WR_TOPIC_EATING)
                        | WR_TOPIC_BIT (WR_TOPIC_BITTEN) | WR_TOPIC_BIT (WR_TOPIC_PECK) | WR_TOPIC_BIT (WR_TOPIC_DIG)
                        | WR_TOPIC_BIT (WR_TOPIC_DRILL) | WR_TOPIC_BIT (WR_TOPIC_OUTSIDE);
  const BmTopics worms = WR_TOPIC_BIT (WR_TOPIC_HIDING) | WR_TOPIC_BIT (WR_TOPIC_BITING)
                         | WR_TOPIC_BIT (WR_TOPIC_ZOMBIE) | WR_TOPIC_BIT (WR_TOPIC_WORMHOLE)
                         | WR_TOPIC_BIT (WR_TOPIC_PUSH) | WR_TOPIC_BIT (WR_TOPIC_FALL)
                         | WR_TOPIC_BIT (WR_TOPIC_BEDROCK) | WR_TOPIC_BIT (WR_TOPIC_STUN);

  return ((WR_TOPIC_BIT (WR_N_TOPICS) - 1) & ~(bird | worms)) | (side == WR_SIDE_BIRD ? bird : worms);
}

/* What has two sides is told to each of them in its own words; who digs is told what digging does. */
BmTopics
wr_topics_told (WrSide side)
{
  const BmTopics bird = WR_TOPIC_BIT (WR_TOPIC_EATING) | WR_TOPIC_BIT (WR_TOPIC_BITTEN) | WR_TOPIC_BIT (WR_TOPIC_DIG);
  const BmTopics worms = WR_TOPIC_BIT (WR_TOPIC_HIDING) | WR_TOPIC_BIT (WR_TOPIC_BITING);

  return ((WR_TOPIC_BIT (WR_N_TOPICS) - 1) & ~(bird | worms)) | (side == WR_SIDE_BIRD ? bird : worms);
}

/* ---- What happened */

static BmTopics
topics_of_token (guint token)
{
  switch (token)
    {
    case WR_TOKEN_BEDROCK:
      return WR_TOPIC_BIT (WR_TOPIC_BEDROCK);
    case WR_TOKEN_DRILL:
      return WR_TOPIC_BIT (WR_TOPIC_DRILL);
    case WR_TOKEN_GRAVESTONE:
      return WR_TOPIC_BIT (WR_TOPIC_GRAVE);
    case WR_TOKEN_LAVA:
      return WR_TOPIC_BIT (WR_TOPIC_LAVA);
    default:
      return 0;
    }
}

static BmTopics
topics_of_tracker (const BmEvent *event)
{
  if (event->who == WR_TRACKER_HUNGER && event->to < event->from)
    return WR_TOPIC_BIT (WR_TOPIC_STARVING);
  if (event->who == WR_TRACKER_SUSPICION && event->from < BM_SUSPICION_SUS && event->to >= BM_SUSPICION_SUS)
    return WR_TOPIC_BIT (WR_TOPIC_SUSPICION);
  return 0;
}

/* But for what depends on what was before it. */
static BmTopics
topics_of_event (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_WORM_EATEN:
      return WR_TOPIC_BIT (WR_TOPIC_EATING) | WR_TOPIC_BIT (WR_TOPIC_HIDING);
    case WR_EVENT_BITTEN:
      return WR_TOPIC_BIT (WR_TOPIC_BITING) | WR_TOPIC_BIT (WR_TOPIC_BITTEN);
    case WR_EVENT_RAIN:
      return WR_TOPIC_BIT (WR_TOPIC_RAIN);
    case WR_EVENT_PECKED:
      return WR_TOPIC_BIT (WR_TOPIC_PECK);
    case WR_EVENT_RAISED:
      return WR_TOPIC_BIT (WR_TOPIC_ZOMBIE);
    case WR_EVENT_TELEPORTED:
      return WR_TOPIC_BIT (WR_TOPIC_WORMHOLE);
    case WR_EVENT_DUG:
      return WR_TOPIC_BIT (WR_TOPIC_DIG);
    case WR_EVENT_ROSE:
      return WR_TOPIC_BIT (WR_TOPIC_PUSH);
    case WR_EVENT_FELL:
      return WR_TOPIC_BIT (WR_TOPIC_FALL);
    case WR_EVENT_PLAYED:
      return WR_TOPIC_BIT (WR_TOPIC_CARD);
    case WR_EVENT_DISCARDED:
      return WR_TOPIC_BIT (WR_TOPIC_HAND);
    case WR_EVENT_POWER:
      return WR_TOPIC_BIT (WR_TOPIC_POWER);
    case WR_EVENT_STUNNED:
      return WR_TOPIC_BIT (WR_TOPIC_STUN);
    case WR_EVENT_SPECIAL:
      return WR_TOPIC_BIT (WR_TOPIC_EVENT);
    case WR_EVENT_FLEW:
      return event->to != WR_SPACE_NONE && !wr_space_on_board (event->to) ? WR_TOPIC_BIT (WR_TOPIC_OUTSIDE) : 0;
    case WR_EVENT_PUT:
      return topics_of_token (event->who);
    case WR_EVENT_DIED:
      return event->n == 0 ? WR_TOPIC_BIT (WR_TOPIC_LAVA) : 0;
    case WR_EVENT_TRACKER:
      return topics_of_tracker (event);
    default:
      return 0;
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
      /* Grass goes down in a Dig as well; what a card discards or lifts is the card's. */
      if (events[i].kind == WR_EVENT_SANK && night)
        these |= WR_TOPIC_BIT (WR_TOPIC_SINKING);
      if (card)
        these &= ~(WR_TOPIC_BIT (WR_TOPIC_HAND) | WR_TOPIC_BIT (WR_TOPIC_PUSH));
      happened |= these;
    }
  return happened;
}

/* ---- What was used rightly */

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
  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_DIG:
      return WR_TOPIC_BIT (WR_TOPIC_DIG);
    case WR_MOVE_DRILL:
      return WR_TOPIC_BIT (WR_TOPIC_DRILL);
    case WR_MOVE_PECK:
      /* One that nobody hears has only raised Suspicion. */
      return has_event (events, n, WR_EVENT_MOVED) ? WR_TOPIC_BIT (WR_TOPIC_PECK) : 0;
    case WR_MOVE_BITE:
      return WR_TOPIC_BIT (WR_TOPIC_BITING);
    case WR_MOVE_BEDROCK:
      return WR_TOPIC_BIT (WR_TOPIC_BEDROCK);
    case WR_MOVE_PUSH:
      return WR_TOPIC_BIT (WR_TOPIC_PUSH);
    case WR_MOVE_RAISE:
      return WR_TOPIC_BIT (WR_TOPIC_ZOMBIE) | WR_TOPIC_BIT (WR_TOPIC_GRAVE);
    case WR_MOVE_MOVE:
      return has_event (events, n, WR_EVENT_TELEPORTED) ? WR_TOPIC_BIT (WR_TOPIC_WORMHOLE) : 0;
    case WR_MOVE_EXIT:
      return WR_TOPIC_BIT (WR_TOPIC_WORMHOLE);
    case WR_MOVE_PLAY:
      return WR_TOPIC_BIT (WR_TOPIC_CARD);
    case WR_MOVE_USE:
      return WR_TOPIC_BIT (WR_TOPIC_POWER);
    case WR_MOVE_END:
      return wr_position_actions (before) == 0 ? WR_TOPIC_BIT (WR_TOPIC_ACTIONS) : 0;
    default:
      return 0;
    }
}

BmTopics
wr_topics_used (const WrPosition *before,
                WrSide            side,
                BmMove            move,
                const BmEvent    *events,
                guint             n)
{
  BmTopics used = used_by_action (before, move, events, n);

  /* What sinking brings it has earned as well: it ended its turn there. */
  if (side == WR_SIDE_BIRD && has_event (events, n, WR_EVENT_WORM_EATEN))
    {
      used |= WR_TOPIC_BIT (WR_TOPIC_EATING);
      if (before->hunger <= HUNGRY)
        used |= WR_TOPIC_BIT (WR_TOPIC_STARVING);
      if (wr_move_kind (move) == WR_MOVE_END)
        used |= WR_TOPIC_BIT (WR_TOPIC_SINKING);
    }
  return used & wr_topics_of_side (side);
}
