/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-rule-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *rule;
  const char *title;
  const char *words;
} Rule;

static const Rule rules[] = {
  { "R1", N_("Board and pieces"),
    N_("Every column has one Grass. Below it the Dirt is packed; between it and the surface the ground is open.") },
  { "R1.4", N_("Supplies"),
    N_("There are 12 Bedrock, 6 Wormholes, 4 Drills, 4 Gravestones and 4 Zombies. What has run out cannot be placed.") },
  { "R2", N_("Winning"),
    N_("The Bird wins when no living Worm is left. The Worms win when the Bird has no Health left or Hunger reaches "
       "the skull. That ends the duel at once.") },
  { "R3", N_("Setup"),
    N_("Three of the four Wormholes fall as deep as a twelve-sided die says. The Bird picks the Grass it starts on. "
       "The Worms begin.") },
  { "R4", N_("The day"),
    N_("A day has a rain check (a 4 or more on the die brings rain; the first day is dry), the Worms’ turn and the "
       "Bird’s. In the night columns sink, Hunger and Suspicion go down by 1, and the next day begins.") },
  { "R4.3", N_("The hand"),
    N_("At the end of its turn a side with more than 5 cards in hand discards down to 5.") },
  { "R4.6", N_("Drawing"),
    N_("A side draws 1 card at the start of its turn. When its deck is empty, its discard pile is shuffled and becomes "
       "the deck.") },
  { "R5", N_("Actions"),
    N_("A side has 4 actions in its turn; Bites can take some of the Bird’s away. The turn ends when its side says "
       "so.") },
  { "R5.3", N_("Nothing for nothing"),
    N_("What would change nothing cannot be done: a Rest in full Health, for example, or a Peck that nobody would "
       "feel.") },
  { "R5.4", N_("Who acts"),
    N_("Each Worm action is taken with one living Worm that is not stunned. Zombies can only Move and Bite. One and "
       "the same may act as often as there are actions.") },
  { "R5.5", N_("The end of a turn"),
    N_("A turn may be ended at any time in it. Once its actions are spent, ending it is all that is left to do.") },
  { "R6.1", N_("Fly"),
    N_("The Bird flies to any Grass and to any open space under the surface, however far, but not into Lava. It eats"
       " whomever it lands on for free.") },
  { "R6.2", N_("Dig down"),
    N_("Standing on a Grass the Bird digs the packed Dirt below it, if neither Bedrock nor anybody is in it. The "
       "Grass goes down by 1 with everything on it, the Bird too.") },
  { "R6.3", N_("Dig sideways"),
    N_("The Bird digs the packed Dirt to its left or right, if neither Bedrock nor anybody is in it. Everything "
       "above that space in its column comes down by 1, Wormholes excepted.") },
  { "R6.4", N_("Break"), N_("The Bird breaks a Bedrock on one of its four sides.") },
  { "R6.5", N_("Peck"),
    N_("The Bird pecks packed Dirt beside or below it that nobody is in. Every Worm in that line comes up to 2 "
       "spaces nearer, as if rain drove it there, and Suspicion rises by 1.") },
  { "R6.6", N_("Eat"),
    N_("The Bird eats a Worm or a Zombie on one of its four sides. A Worm gives 3 Hunger back and leaves a "
       "Gravestone on the Grass of the Bird’s column. A Zombie gives and leaves nothing.") },
  { "R6.7", N_("Drill"),
    N_("Standing on a Grass the Bird puts a Drill on it, which sinks that column by 1 each night. When none is left "
       "it takes one from another Grass.") },
  { "R6.8", N_("Rest"), N_("The Bird gets 2 Health back, up to its full Health.") },
  { "R6.9", N_("Play a card"),
    N_("The Bird plays an ability card for 2 actions, does what it says and lays it on its discard pile.") },
  { "R7", N_("Rain and Suspicion"),
    N_("In rain every Worm goes up to 2 spaces up, but not off a Grass and not past Bedrock. Then Suspicion rises by"
       " 1. A Worm that is “Dum” even walks into the Bird; one that is “Sus” stays where it is.") },
  { "R8", N_("Sinking"),
    N_("In the night each Drill and each Gravestone sinks its column by 1, each Lava by 2. Worms and Zombies that "
       "the Bird comes down on are eaten. At Bedrock a Drill breaks together with it; the others just stop.") },
  { "R9", N_("Tokens"),
    N_("Bedrock lies in packed Dirt and nobody can be in its space. Drills, Gravestones and Lava lie on the Grass "
       "and move with it. A Gravestone burns in Lava.") },
  { "R9.4", N_("Lava"),
    N_("Nobody survives Lava, and the Bird cannot enter it. It is never lifted into the Bird’s space.") },
  { "R10.1", N_("Move"),
    N_("A Worm or a Zombie goes one space up, down, left or right, not into Bedrock, and not up from a Grass. In the"
       " open it falls to the Grass below. It may move into the Bird’s or a Lava space, and dies there.") },
  { "R10.2", N_("Push"),
    N_("A Worm pushes a Grass that is directly above it or beside it up by 1, with everything on it. The space it "
       "leaves is packed Dirt. No Grass goes above the surface.") },
  { "R10.3", N_("Bite"),
    N_("A Worm or a Zombie that shares a side or a corner with the Bird bites it, once in a turn: the Bird loses 1 "
       "Health, and 1 action of its next turn.") },
  { "R10.4", N_("Break"), N_("A Worm breaks a Bedrock that shares a side or a corner with its space.") },
  { "R10.5", N_("Bedrock"),
    N_("A Worm puts Bedrock into a packed Dirt space that shares a side or a corner with its own and is empty but "
       "for a Wormhole.") },
  { "R10.6", N_("Raise Undead"),
    N_("A Worm at or near a Gravestone takes it away and puts a Zombie there or next to it, where there is no "
       "Bedrock. The Zombie may act in the same turn.") },
  { "R10.7", N_("Play a card"),
    N_("The Worms play an ability card for 2 actions, as long as one of them lives, do what it says and lay it on "
       "their discard pile.") },
  { "R11", N_("Death"),
    N_("A Worm or a Zombie in the Bird’s space is eaten at once, for free, whoever moved. Lava kills without food "
       "and without a Gravestone. After each step the order is: Lava, Bird, Wormhole, fall.") },
  { "R12", N_("Wormholes"),
    N_("A Worm or a Zombie that enters a Wormhole must come out of another one of the Worms’ choice, and both are "
       "gone. A Wormhole sleeps under Bedrock, or while no other is awake.") },
  { "R13", N_("Cards"),
    N_("What a card says goes before the rules. Who has it chooses, unless it says otherwise, and does as much of it as "
       "is possible.") },
  { "R13.2", N_("Champions"),
    N_("A champion’s power is used in its side’s turn, as often as its card says. It is gone when its Worm dies.") },
  { "R13.3", N_("Reminders"),
    N_("What a card leaves in force lies open beside the board for as long as it lasts.") },
  { "R13.4", N_("Cards and rules"),
    N_("Where a card and a rule differ the card counts. What one card forbids no other card allows.") },
  { "R13.5", N_("Stunned"), N_("A stunned Worm does nothing until the end of its side’s next turn.") },
  { "R14", N_("Around the world"),
    N_("A Bird outside the garden digs, pecks, eats and breaks at the edge it touches, and flies back to a Grass in "
       "the evening.") },
  { "G3", N_("What a card can do"),
    N_("A card can be played if at least some of it would change something. Then it does as much as possible, in the "
       "order of its text.") },
  { "G4", N_("Actions that a card gives"),
    N_("They cost nothing, and obey all other rules and cards.") },
};

/* The longest number that is RULE or the beginning of its parts: "R6.2.1" is told by "R6.2", then by "R6". */
static const Rule *
find_rule (const char *rule)
{
  g_autofree char *number = g_strdup (rule);
  char *dot;

  for (;;)
    {
      for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
        if (g_str_equal (rules[i].rule, number))
          return &rules[i];
      dot = strrchr (number, '.');
      if (dot == NULL)
        return NULL;
      *dot = '\0';
    }
}

const char *
bm_rule_title (const char *rule)
{
  const Rule *found;

  g_return_val_if_fail (rule != NULL, NULL);

  found = find_rule (rule);
  return found == NULL ? NULL : _(found->title);
}

const char *
bm_rule_words (const char *rule)
{
  const Rule *found;

  g_return_val_if_fail (rule != NULL, NULL);

  found = find_rule (rule);
  return found == NULL ? NULL : _(found->words);
}
