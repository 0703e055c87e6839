/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/rules by make-rule-texts.py, and never compiled: xgettext reads it. */
#pragma once

/* Translators: rule R1, what it is about */
N_("Board and pieces")
/* Translators: rule R1, what it says, in a sentence or two */
N_("Every column has one Grass. Below it the Dirt is packed; between it and the surface the ground is open.")
/* Translators: rule R1, a paragraph; numbers of rules become links */
N_("The garden is seen from the side, as if somebody had cut it through with a very large spade. A Bird hunts from above, four Worms hide below, and all night and day the ground between them is dug away and pushed back.")

/* Translators: rule R1.1, what it is about */
N_("Columns and rows")
/* Translators: rule R1.1, what it says, in a sentence or two */
N_("There are 11 columns, a to k from the left, and rows 0 to 12: row 0 is the surface, row 12 the deepest.")
/* Translators: rule R1.1, a paragraph; numbers of rules become links */
N_("A space is called by its column and its row. Space f0 is the middle of the surface, f12 the bottom directly below it, and a1 lies one row deep at the left edge.")

/* Translators: rule R1.2, what it is about */
N_("Grass, Dirt and open ground")
/* Translators: rule R1.2, what it says, in a sentence or two */
N_("Each column has one Grass. What lies below it is packed Dirt, what lies above it is open.")
/* Translators: rule R1.2, a paragraph; numbers of rules become links */
N_("The space with the Grass is the *grass space*. Every space under it is *packed*. The rows above it, down from row 1, are *cleared*: open air inside the ground, where the Bird can hover.")
/* Translators: rule R1.2, a paragraph; numbers of rules become links */
N_("Row 0 of a column whose Grass has gone down is *sky*. Nobody can stay there.")
/* Translators: rule R1.2, under a picture */
N_("Columns c, d and e have been dug. The Bird hovers in d2, which is cleared; the Grass of that column is in d3. c0, d0 and e0 are sky.")

/* Translators: rule R1.3, what it is about */
N_("The garden at first")
/* Translators: rule R1.3, what it says, in a sentence or two */
N_("At first all Grass is in row 0 and all Dirt is packed. Grass never leaves rows 0 to 12.")
/* Translators: rule R1.3, a paragraph; numbers of rules become links */
N_("Grass goes down when a column is dug or sinks, and comes back up when a Worm pushes it (R10.2).")

/* Translators: rule R1.4, what it is about */
N_("Supplies")
/* Translators: rule R1.4, what it says, in a sentence or two */
N_("There are 12 Bedrock, 6 Wormholes, 4 Drills, 4 Gravestones, 4 Zombies and 4 Lava. What has run out cannot be placed.")
/* Translators: rule R1.4, a paragraph; numbers of rules become links */
N_("What is broken, burnt, used up or eaten goes back and can be placed again.")
/* Translators: rule R1.4, a paragraph; numbers of rules become links */
N_("What should come as a side effect and has run out is simply left out. Only Drills can be taken from elsewhere in the garden when none is left (R6.7).")

/* Translators: rule R1.5, what it is about */
N_("What lies where")
/* Translators: rule R1.5, what it says, in a sentence or two */
N_("Bedrock lies in packed Dirt. Drills, Gravestones and Lava lie on the Grass and go where it goes. Wormholes stay where they are.")
/* Translators: rule R1.5, a paragraph; numbers of rules become links */
N_("No space has two Bedrock or two Wormholes. Drills and Gravestones can pile up on one Grass.")
/* Translators: rule R1.5, a paragraph; numbers of rules become links */
N_("Worms and Zombies are in packed Dirt or on Grass, never in mid-air. The Bird is on Grass or hovers in a cleared space.")
/* Translators: rule R1.5, a paragraph; numbers of rules become links */
N_("Unless a rule says otherwise any number of tokens and pieces may share a space.")

/* Translators: rule R1.6, what it is about */
N_("Here, adjacent, nearby")
/* Translators: rule R1.6, what it says, in a sentence or two */
N_("Adjacent spaces share a side. Nearby spaces share a side or a corner. Here is the same space.")
/* Translators: rule R1.6, a paragraph; numbers of rules become links */
N_("Most of what the Bird does reaches adjacent spaces only. Worms reach nearby ones, so they can bite around a corner that the Bird cannot eat around.")
/* Translators: rule R1.6, under a picture */
N_("Green is adjacent to the Bird, and so nearby as well. Yellow is nearby only: it can bite the Bird, but the Bird cannot eat it from here. Purple is neither.")

/* Translators: rule R1.7, what it is about */
N_("Hunger, Suspicion, days")
/* Translators: rule R1.7, what it says, in a sentence or two */
N_("Hunger goes from 10 down to the skull at 0 and starts at 7. Suspicion goes from “Dum” at 0 to “Sus” at 4 and 5, and starts at 2. The days go round a circle of 12.")
/* Translators: rule R1.7, a paragraph; numbers of rules become links */
N_("Hunger is the Bird’s hourglass: it loses 1 each night, and a Worm gives 3 back.")
/* Translators: rule R1.7, a paragraph; numbers of rules become links */
N_("Suspicion says how wary the Worms are of rain that may not be rain (R7).")
/* Translators: rule R1.7, a paragraph; numbers of rules become links */
N_("Days 3, 5, 7, 9 and 11 have a pink dot: they bring a Special Event when the duel is played with them (R4.2).")

/* Translators: rule R2, what it is about */
N_("Winning")
/* Translators: rule R2, what it says, in a sentence or two */
N_("The Bird wins when no living Worm is left. The Worms win when the Bird has no Health left or Hunger reaches the skull. That ends the duel at once.")

/* Translators: rule R2.1, what it is about */
N_("The Bird wins")
/* Translators: rule R2.1, what it says, in a sentence or two */
N_("The Bird wins as soon as no Worm lives. Zombies do not count: they are not alive.")
/* Translators: rule R2.1, a paragraph; numbers of rules become links */
N_("It does not matter how the last Worm died. One that falls into Lava counts as much as one that was eaten.")

/* Translators: rule R2.2, what it is about */
N_("The Worms win")
/* Translators: rule R2.2, what it says, in a sentence or two */
N_("The Worms win as soon as the Bird’s Health is 0, or Hunger is at the skull.")
/* Translators: rule R2.2, a paragraph; numbers of rules become links */
N_("So there are two plans below ground: bite the Bird until it drops, or hide so well that it starves. Most won duels are a bit of both.")

/* Translators: rule R2.3, what it is about */
N_("At once")
/* Translators: rule R2.3, what it says, in a sentence or two */
N_("The duel ends in the very instant in which somebody wins: nothing that was still to come is done.")
/* Translators: rule R2.3, a paragraph; numbers of rules become links */
N_("A meal that decides is finished first, with its food and its Gravestone. If one instant would make both sides win, the Worms do.")
/* Translators: rule R2.3, a paragraph; numbers of rules become links */
N_("Example: the Bird sinks onto the last Worm at night with Hunger at 1. Sinking comes before Hunger falls (R4.4), so the Bird has won before it could starve.")

/* Translators: rule R3, what it is about */
N_("Setup")
/* Translators: rule R3, what it says, in a sentence or two */
N_("Three of the four Wormholes fall as deep as a twelve-sided die says. The Bird picks the Grass it starts on. The Worms begin.")

/* Translators: rule R3.1, what it is about */
N_("The garden laid out")
/* Translators: rule R3.1, what it says, in a sentence or two */
N_("All Grass starts in row 0, and the trackers at their starts: Hunger 7, Suspicion 2, day 1.")
/* Translators: rule R3.1, a paragraph; numbers of rules become links */
N_("One Wormhole lies at the bottom, in f12. Three more begin at c0, f0 and i0, and fall from there.")

/* Translators: rule R3.2, what it is about */
N_("Falling Wormholes")
/* Translators: rule R3.2, what it says, in a sentence or two */
N_("For each of the three upper Wormholes a twelve-sided die is rolled, and it goes down that many rows.")
/* Translators: rule R3.2, a paragraph; numbers of rules become links */
N_("One that would meet the Wormhole at the bottom is rolled again.")

/* Translators: rule R3.3, what it is about */
N_("Where the Worms start")
/* Translators: rule R3.3, what it says, in a sentence or two */
N_("Green starts at b8, Yellow at d10, Purple at h10 and Pink at j8.")
/* Translators: rule R3.3, a paragraph; numbers of rules become links */
N_("If a Wormhole has fallen onto one of these spaces, the Worm that starts there is not carried off by it.")

/* Translators: rule R3.4, what it is about */
N_("The Worms’ champions")
/* Translators: rule R3.4, what it says, in a sentence or two */
N_("Four times the Worms are offered two champion cards and keep one. The kept ones go to Green, Yellow, Purple and Pink, in that order.")
/* Translators: rule R3.4, a paragraph; numbers of rules become links */
N_("The other card of each pair is out of the duel. A champion belongs to its Worm, and its power goes when that Worm dies.")

/* Translators: rule R3.5, what it is about */
N_("The Bird’s champion, and landing")
/* Translators: rule R3.5, what it says, in a sentence or two */
N_("The Bird is offered four champion cards, keeps one, and lands on a Grass of its choice.")
/* Translators: rule R3.5, a paragraph; numbers of rules become links */
N_("Its Health is what its champion says. Without champions it is 5.")

/* Translators: rule R3.6, what it is about */
N_("Before the first turn")
/* Translators: rule R3.6, what it says, in a sentence or two */
N_("Each side draws 3 cards. Day 1 is sunny. The Worms begin.")

/* Translators: rule R3.7, what it is about */
N_("What a duel is played with")
/* Translators: rule R3.7, what it says, in a sentence or two */
N_("A new duel has champions by draft, at random or none, and is played with or without the box of cards.")
/* Translators: rule R3.7, a paragraph; numbers of rules become links */
N_("Without champions the Bird has 5 Health. Without cards there are no hands, no draws and no Special Events, and all the rest of this book holds as it is: a good way to learn.")

/* Translators: rule R4, what it is about */
N_("The day")
/* Translators: rule R4, what it says, in a sentence or two */
N_("A day has a rain check (a 4 or more on the die brings rain; the first day is dry), the Worms’ turn and the Bird’s. In the night columns sink, Hunger and Suspicion go down by 1, and the next day begins.")

/* Translators: rule R4.1, what it is about */
N_("Rain check")
/* Translators: rule R4.1, what it says, in a sentence or two */
N_("Each morning a six-sided die is rolled: on 4, 5 and 6 it rains.")
/* Translators: rule R4.1, a paragraph; numbers of rules become links */
N_("What rain does stands in R7. Half of all mornings are wet, so Worms that lie just below the Grass live dangerously.")

/* Translators: rule R4.2, what it is about */
N_("Special Events")
/* Translators: rule R4.2, what it says, in a sentence or two */
N_("On a day with a pink dot a Special Event is drawn after the rain check, and happens at once.")
/* Translators: rule R4.2, a paragraph; numbers of rules become links */
N_("Days 3, 5, 7, 9 and 11 have a pink dot. The event lies open beside the board for as long as it lasts.")

/* Translators: rule R4.3, what it is about */
N_("Turns")
/* Translators: rule R4.3, what it says, in a sentence or two */
N_("The Worms have the first turn of the day and the Bird the second, unless a card says otherwise. At the end of its turn a side with more than 5 cards in hand discards down to 5.")
/* Translators: rule R4.3, a paragraph; numbers of rules become links */
N_("A turn is: draw a card, take actions, discard down to 5.")

/* Translators: rule R4.4, what it is about */
N_("The night: Move Tokens")
/* Translators: rule R4.4, what it says, in a sentence or two */
N_("In the night columns sink, then Hunger falls by 1, then Suspicion falls by 1 but not below 0, then the next day begins.")
/* Translators: rule R4.4, a paragraph; numbers of rules become links */
N_("The order matters. A Bird with Hunger 1 that sinks onto a Worm has eaten before it would starve.")
/* Translators: rule R4.4, a paragraph; numbers of rules become links */
N_("After day 12 the circle comes round to day 1.")
/* Translators: rule R4.4, under a picture */
N_("The Bird stands on a Grass with a Drill, and Green lies one row below it.")
/* Translators: rule R4.4, under the picture of what follows */
N_("The night lets the column sink by 1, right onto Green: the Bird has eaten without spending an action.")

/* Translators: rule R4.5, what it is about */
N_("The first day")
/* Translators: rule R4.5, what it says, in a sentence or two */
N_("Day 1 has neither a rain check nor an event, also when the circle comes back to it.")
/* Translators: rule R4.5, a paragraph; numbers of rules become links */
N_("Unless, of course, a card says otherwise.")

/* Translators: rule R4.6, what it is about */
N_("Drawing")
/* Translators: rule R4.6, what it says, in a sentence or two */
N_("A side draws 1 card at the start of its turn. When its deck is empty, its discard pile is shuffled and becomes the deck.")
/* Translators: rule R4.6, a paragraph; numbers of rules become links */
N_("The pile is shuffled only when a card must be drawn. If that is empty too, nothing is drawn.")

/* Translators: rule R4.7, what it is about */
N_("Starts and ends of turns")
/* Translators: rule R4.7, what it says, in a sentence or two */
N_("When a turn starts its actions are counted and powers that are used once a turn come back. When the Worms’ turn ends stuns count down and Bites come back.")
/* Translators: rule R4.7, a paragraph; numbers of rules become links */
N_("In order, at the start of a turn: what lasted until then ends, the actions are counted (R5.1), powers come back, cards that do something at the start of a turn do it, a card is drawn.")
/* Translators: rule R4.7, a paragraph; numbers of rules become links */
N_("At its end: discard down to 5; cards that do something at the end of a turn; after the Worms’ turn the stuns and Bites; then what lasted until then ends, the oldest first. Whoever nothing protects any more in the Bird’s space is eaten now (R11.1).")

/* Translators: rule R5, what it is about */
N_("Actions")
/* Translators: rule R5, what it says, in a sentence or two */
N_("A side has 4 actions in its turn; Bites can take some of the Bird’s away. The turn ends when its side says so.")

/* Translators: rule R5.1, what it is about */
N_("How many")
/* Translators: rule R5.1, what it says, in a sentence or two */
N_("A turn has 4 actions, plus or minus what was kept for it, but at least 2 and at most 8.")
/* Translators: rule R5.1, a paragraph; numbers of rules become links */
N_("What happens to a side’s actions in the other side’s turn counts in its own next one. Three Bites leave the Bird with 2 of its 4 actions and not 1: what the limit cuts off is lost, and nothing of it is carried on.")

/* Translators: rule R5.2, what it is about */
N_("What they cost")
/* Translators: rule R5.2, what it says, in a sentence or two */
N_("An action costs 1. Playing a card costs 2. It is paid before anything happens.")
/* Translators: rule R5.2, a paragraph; numbers of rules become links */
N_("Some powers cost nothing and some cards change a price. The number on the button is what it costs now.")

/* Translators: rule R5.3, what it is about */
N_("Nothing for nothing")
/* Translators: rule R5.3, what it says, in a sentence or two */
N_("What would change nothing cannot be done: a Rest in full Health, for example, or a Peck that nobody would feel.")
/* Translators: rule R5.3, a paragraph; numbers of rules become links */
N_("A Peck with nobody in its line may still be made as long as Suspicion can rise by it.")
/* Translators: rule R5.3, a paragraph; numbers of rules become links */
N_("A card or power that would only give back what it costs changes nothing. G3 says what counts.")

/* Translators: rule R5.4, what it is about */
N_("Who acts")
/* Translators: rule R5.4, what it says, in a sentence or two */
N_("Each Worm action is taken with one living Worm that is not stunned. Zombies can only Move and Bite. One and the same may act as often as there are actions.")
/* Translators: rule R5.4, a paragraph; numbers of rules become links */
N_("Cards are played by the Worms as a side, not by one of them.")

/* Translators: rule R5.5, what it is about */
N_("The end of a turn")
/* Translators: rule R5.5, what it says, in a sentence or two */
N_("A turn may be ended at any time in it. Once its actions are spent, ending it is all that is left to do.")
/* Translators: rule R5.5, a paragraph; numbers of rules become links */
N_("It never ends by itself: there may still be something to do that costs nothing, or to be taken back.")

/* Translators: rule R6, what it is about */
N_("What the Bird does")
/* Translators: rule R6, what it says, in a sentence or two */
N_("The Bird flies, digs, pecks, eats, drills, breaks, rests and plays cards. Most of it reaches only the spaces on its four sides.")
/* Translators: rule R6, a paragraph; numbers of rules become links */
N_("Its Worms are deep and its day is short. Open the ground towards them, or call them up, and be beside one with an action left.")

/* Translators: rule R6.1, what it is about */
N_("Fly")
/* Translators: rule R6.1, what it says, in a sentence or two */
N_("The Bird flies to any Grass and to any open space under the surface, however far, but not into Lava. It eats whomever it lands on for free.")
/* Translators: rule R6.1, a paragraph; numbers of rules become links */
N_("The sky above a dug column is no place to stay. Several pieces in one space are eaten in the order of R11.4.")
/* Translators: rule R6.1, under a picture */
N_("The Bird on the surface may fly to e1 or e2, which are cleared, to e3, which is Grass, and to every Grass of the garden. Yellow has crept out onto the Grass at g1.")
/* Translators: rule R6.1, under the picture of what follows */
N_("It has flown onto Yellow and eaten it: one action for the way, none for the meal.")

/* Translators: rule R6.2, what it is about */
N_("Dig down")
/* Translators: rule R6.2, what it says, in a sentence or two */
N_("Standing on a Grass the Bird digs the packed Dirt below it, if neither Bedrock nor anybody is in it. The Grass goes down by 1 with everything on it, the Bird too.")
/* Translators: rule R6.2, a paragraph; numbers of rules become links */
N_("Row 12 is the end. While it hovers the Bird cannot dig down: there is no Grass under its feet.")
/* Translators: rule R6.2, under a picture */
N_("Before digging down.")
/* Translators: rule R6.2, under the picture of what follows */
N_("Afterwards: the Grass, the Drill on it and the Bird are one row deeper.")

/* Translators: rule R6.3, what it is about */
N_("Dig sideways")
/* Translators: rule R6.3, what it says, in a sentence or two */
N_("The Bird digs the packed Dirt to its left or right, if neither Bedrock nor anybody is in it. Everything above that space in its column comes down by 1, Wormholes excepted.")
/* Translators: rule R6.3, a paragraph; numbers of rules become links */
N_("Worms, Zombies, Bedrock and the Grass with all that lies on it come down; only the dug space itself must be free. The Bird stays where it is and may be hovering.")
/* Translators: rule R6.3, a paragraph; numbers of rules become links */
N_("It is the way to bring down a Worm that thinks itself safe above you.")
/* Translators: rule R6.3, under a picture */
N_("Green lies above the space e3, which the Bird is about to dig.")
/* Translators: rule R6.3, under the picture of what follows */
N_("Column e has come down by one row, and Green with it: now it is beside the Bird.")

/* Translators: rule R6.4, what it is about */
N_("Break")
/* Translators: rule R6.4, what it says, in a sentence or two */
N_("The Bird breaks a Bedrock on one of its four sides.")
/* Translators: rule R6.4, a paragraph; numbers of rules become links */
N_("The Bedrock goes back to the supply. The Dirt that it lay in stays packed, so digging there takes another action.")

/* Translators: rule R6.5, what it is about */
N_("Peck")
/* Translators: rule R6.5, what it says, in a sentence or two */
N_("The Bird pecks packed Dirt beside or below it that nobody is in. Every Worm in that line comes up to 2 spaces nearer, as if rain drove it there, and Suspicion rises by 1.")
/* Translators: rule R6.5, a paragraph; numbers of rules become links */
N_("To a Worm a Peck sounds like raindrops. The line goes from the Bird straight to the edge of the board; open ground and Bedrock between do not make it shorter, though Bedrock stops a Worm’s step as in R7.2.")
/* Translators: rule R6.5, a paragraph; numbers of rules become links */
N_("The nearest Worm goes first. Worms in one space go in the order Green, Yellow, Purple, Pink.")
/* Translators: rule R6.5, under a picture */
N_("The Bird pecks downward. Green and Pink are in the line; Yellow is not.")
/* Translators: rule R6.5, under the picture of what follows */
N_("Green has come two spaces up and is beside the Bird. Pink has come two spaces up behind it.")

/* Translators: rule R6.6, what it is about */
N_("Eat")
/* Translators: rule R6.6, what it says, in a sentence or two */
N_("The Bird eats a Worm or a Zombie on one of its four sides. A Worm gives 3 Hunger back and leaves a Gravestone on the Grass of the Bird’s column. A Zombie gives and leaves nothing.")
/* Translators: rule R6.6, a paragraph; numbers of rules become links */
N_("Hunger does not go past 10. The space in which the Worm was stays as it was, and the Bird does not move: it reaches into the Dirt.")
/* Translators: rule R6.6, a paragraph; numbers of rules become links */
N_("A Gravestone is no mere memory. It lets its column sink (R8.1), and the Worms can raise a Zombie from it (R10.6).")
/* Translators: rule R6.6, under a picture */
N_("Green is in the Dirt beside the Bird, which hovers.")
/* Translators: rule R6.6, under the picture of what follows */
N_("Green is eaten. Its Gravestone lies on the Grass of the Bird’s column; the Dirt at e2 is packed as before.")

/* Translators: rule R6.7, what it is about */
N_("Drill")
/* Translators: rule R6.7, what it says, in a sentence or two */
N_("Standing on a Grass the Bird puts a Drill on it, which sinks that column by 1 each night. When none is left it takes one from another Grass.")
/* Translators: rule R6.7, a paragraph; numbers of rules become links */
N_("Drills pile up: two on one Grass sink it by 2 each night. A Drill also breaks Bedrock that a beak would need an action for (R8.3).")

/* Translators: rule R6.8, what it is about */
N_("Rest")
/* Translators: rule R6.8, what it says, in a sentence or two */
N_("The Bird gets 2 Health back, up to its full Health.")

/* Translators: rule R6.9, what it is about */
N_("Play a card")
/* Translators: rule R6.9, what it says, in a sentence or two */
N_("The Bird plays an ability card for 2 actions, does what it says and lays it on its discard pile.")

/* Translators: rule R7, what it is about */
N_("Rain and Suspicion")
/* Translators: rule R7, what it says, in a sentence or two */
N_("In rain every Worm climbs up to 2 spaces, but not off a Grass and not past Bedrock. Then Suspicion rises by 1. While the Worms are “Dum” they even walk into the Bird; while they are “Sus” they stay where they are.")

/* Translators: rule R7.1, what it is about */
N_("Up they come")
/* Translators: rule R7.1, what it says, in a sentence or two */
N_("When it rains every living Worm, even a stunned one, moves up to 2 spaces up.")
/* Translators: rule R7.1, a paragraph; numbers of rules become links */
N_("Green takes all its steps, then Yellow, then Purple, then Pink. Zombies do not feel rain.")
/* Translators: rule R7.1, under a picture */
N_("Evening. Tomorrow morning it is going to rain.")
/* Translators: rule R7.1, under the picture of what follows */
N_("Green and Pink have come two spaces up. Yellow had Bedrock above it after one step. Purple on its Grass has stayed.")

/* Translators: rule R7.2, what it is about */
N_("Steps in the rain")
/* Translators: rule R7.2, what it says, in a sentence or two */
N_("A step is made if it would be a legal Move and leads neither into the Bird’s space nor to a fall into it. A Worm on “Dum” does not look out for the Bird.")
/* Translators: rule R7.2, a paragraph; numbers of rules become links */
N_("A Worm that cannot make its step has stopped. So has one that fell or went through a Wormhole on the way.")
/* Translators: rule R7.2, a paragraph; numbers of rules become links */
N_("A Worm on Grass does not go up; sideways, where a card lets it rain from the side, it may. Of Lava Worms have no fear at all, and walk into it.")
/* Translators: rule R7.2, a paragraph; numbers of rules become links */
N_("An open Wormhole on the way of a fall ends the Worm’s worries: where it leads is not looked at.")
/* Translators: rule R7.2, under a picture */
N_("Evening, and Suspicion will be on “Dum” when the rain comes. Green is two rows below the Bird.")
/* Translators: rule R7.2, under the picture of what follows */
N_("Green has walked right into the Bird and is eaten. With any more Suspicion it would have stopped one row below.")

/* Translators: rule R7.3, what it is about */
N_("“Sus”")
/* Translators: rule R7.3, what it says, in a sentence or two */
N_("While Suspicion is on “Sus”, 4 or 5, Worms do not move in rain at all.")
/* Translators: rule R7.3, a paragraph; numbers of rules become links */
N_("So a Bird that pecks too often calls in vain. One night’s rest takes 1 Suspicion away.")

/* Translators: rule R7.4, what it is about */
N_("After the rain")
/* Translators: rule R7.4, what it says, in a sentence or two */
N_("After each rain, real or pecked, Suspicion rises by 1, whether or not a Worm moved.")

/* Translators: rule R7.5, what it is about */
N_("In between")
/* Translators: rule R7.5, what it says, in a sentence or two */
N_("Between “Dum” and “Sus” Suspicion does nothing.")

/* Translators: rule R7.6, what it is about */
N_("Rain from elsewhere")
/* Translators: rule R7.6, what it says, in a sentence or two */
N_("A card can let it rain from another side. All of this chapter then holds with that direction.")

/* Translators: rule R8, what it is about */
N_("Sinking")
/* Translators: rule R8, what it says, in a sentence or two */
N_("In the night each Drill and each Gravestone sinks its column by 1, each Lava by 2. Worms and Zombies that the Bird comes down on are eaten. At Bedrock a Drill breaks together with it; the others just stop.")
/* Translators: rule R8, a paragraph; numbers of rules become links */
N_("The button Tonight shows what the coming night will do, if nothing more is done.")

/* Translators: rule R8.1, what it is about */
N_("What sinks how far")
/* Translators: rule R8.1, what it says, in a sentence or two */
N_("Column by column from a to k each Drill and each Gravestone lets its Grass sink by 1, each Lava by 2.")
/* Translators: rule R8.1, a paragraph; numbers of rules become links */
N_("In one column the Drills work first, then the Gravestones, then the Lava. They are counted when that column’s turn comes: a Gravestone that a meal in column c has just made does not work in column c any more, but one that appears farther right still does.")

/* Translators: rule R8.2, what it is about */
N_("One space at a time")
/* Translators: rule R8.2, what it says, in a sentence or two */
N_("The Grass goes down space by space with everything on it and a Bird that stands on it, not past row 12. The Dirt that was there is gone.")

/* Translators: rule R8.3, what it is about */
N_("At Bedrock")
/* Translators: rule R8.3, what it says, in a sentence or two */
N_("A Drill’s step into Bedrock breaks the Drill and the Bedrock and moves nothing. A step of a Gravestone or of Lava is stopped by it.")
/* Translators: rule R8.3, under a picture */
N_("Two Drills on column e, Bedrock right below. A Gravestone on column g, Bedrock below that too.")
/* Translators: rule R8.3, under the picture of what follows */
N_("In the night one Drill of column e broke together with its Bedrock, then the other let the column sink. Column g has stayed.")

/* Translators: rule R8.4, what it is about */
N_("Onto somebody")
/* Translators: rule R8.4, what it says, in a sentence or two */
N_("Grass may sink into the space of a Worm or Zombie, which then is on it. Lava there kills it, the Bird there eats it.")
/* Translators: rule R8.4, a paragraph; numbers of rules become links */
N_("Digging may not do this, sinking may. A Worm right under a Drill should not sleep too well.")

/* Translators: rule R9, what it is about */
N_("Tokens")
/* Translators: rule R9, what it says, in a sentence or two */
N_("Bedrock lies in packed Dirt and nobody can be in its space. Drills, Gravestones and Lava lie on the Grass and move with it. A Gravestone burns in Lava.")

/* Translators: rule R9.1, what it is about */
N_("Bedrock")
/* Translators: rule R9.1, what it says, in a sentence or two */
N_("No Worm or Zombie may be in Bedrock’s space. It cannot be dug, and stops all sinking but a Drill’s.")

/* Translators: rule R9.2, what it is about */
N_("Drills")
/* Translators: rule R9.2, what it says, in a sentence or two */
N_("A Drill lies on a Grass and lets its column sink by 1 each night.")

/* Translators: rule R9.3, what it is about */
N_("Gravestones")
/* Translators: rule R9.3, what it says, in a sentence or two */
N_("A Gravestone is placed only when a Worm is eaten. With Lava on the same Grass it burns.")
/* Translators: rule R9.3, a paragraph; numbers of rules become links */
N_("Where a Worm died in Lava, or a Zombie died at all, there is no Gravestone.")

/* Translators: rule R9.4, what it is about */
N_("Lava")
/* Translators: rule R9.4, what it says, in a sentence or two */
N_("Nobody survives Lava, and the Bird cannot enter it. It is never lifted into the Bird’s space.")
/* Translators: rule R9.4, a paragraph; numbers of rules become links */
N_("Lava comes from cards. It is never put on the Grass that the Bird stands on, and a Push (R10.2) that would lift it to the Bird is not legal.")

/* Translators: rule R10, what it is about */
N_("What the Worms do")
/* Translators: rule R10, what it says, in a sentence or two */
N_("Worms move, push Grass up, bite, break and place Bedrock, raise the dead and play cards. Zombies move and bite.")
/* Translators: rule R10, a paragraph; numbers of rules become links */
N_("Four actions, four Worms: nobody says that each must have one. Fill the shafts above you, wall in the one who is hunted, and bite when the Bird has come too close.")

/* Translators: rule R10.1, what it is about */
N_("Move")
/* Translators: rule R10.1, what it says, in a sentence or two */
N_("A Worm or a Zombie goes one space up, down, left or right, not into Bedrock, and not up from a Grass. In the open it falls to the Grass below. It may move into the Bird’s or a Lava space, and dies there.")
/* Translators: rule R10.1, a paragraph; numbers of rules become links */
N_("The Dirt that it leaves stays packed: Worms make no tunnels. On the way of a fall it meets every space between (R11.4).")
/* Translators: rule R10.1, under a picture */
N_("Green is beside a shaft.")
/* Translators: rule R10.1, under the picture of what follows */
N_("It has moved to the right, into the open, and has fallen to the Grass of that column.")

/* Translators: rule R10.2, what it is about */
N_("Push")
/* Translators: rule R10.2, what it says, in a sentence or two */
N_("A Worm pushes a Grass that is directly above it or beside it up by 1, with everything on it. The space it leaves is packed Dirt. No Grass goes above the surface.")
/* Translators: rule R10.2, a paragraph; numbers of rules become links */
N_("A Worm cannot push the Grass that it is on itself. A Bird that stands on the Grass is lifted with it, and one that hovers where the Grass comes then stands on it.")
/* Translators: rule R10.2, a paragraph; numbers of rules become links */
N_("A Push that would lift Lava into the Bird’s space is not legal (R9.4).")
/* Translators: rule R10.2, under a picture */
N_("Green is right below the Grass of the shaft, in which the Bird stands.")
/* Translators: rule R10.2, under the picture of what follows */
N_("Green has pushed it up: there is one more row of Dirt between the two.")

/* Translators: rule R10.3, what it is about */
N_("Bite")
/* Translators: rule R10.3, what it says, in a sentence or two */
N_("A Worm or a Zombie that shares a side or a corner with the Bird bites it, once in a turn: the Bird loses 1 Health, and 1 action of its next turn.")
/* Translators: rule R10.3, a paragraph; numbers of rules become links */
N_("Bites come back at the end of the Worms’ turn. A Bite that takes the Bird’s last Health has won (R2.2).")
/* Translators: rule R10.3, under a picture */
N_("Green is at the Bird’s corner, Yellow at its side. Both can bite; only Yellow could be eaten.")

/* Translators: rule R10.4, what it is about */
N_("Break")
/* Translators: rule R10.4, what it says, in a sentence or two */
N_("A Worm breaks a Bedrock that shares a side or a corner with its space.")
/* Translators: rule R10.4, a paragraph; numbers of rules become links */
N_("The Bedrock goes back to the supply.")

/* Translators: rule R10.5, what it is about */
N_("Bedrock")
/* Translators: rule R10.5, what it says, in a sentence or two */
N_("A Worm puts Bedrock into a packed Dirt space that shares a side or a corner with its own and is empty but for a Wormhole.")
/* Translators: rule R10.5, a paragraph; numbers of rules become links */
N_("A Wormhole under Bedrock sleeps (R12.2).")
/* Translators: rule R10.5, under a picture */
N_("The Bird is about to dig its way to Green.")
/* Translators: rule R10.5, under the picture of what follows */
N_("Not so fast.")

/* Translators: rule R10.6, what it is about */
N_("Raise Undead")
/* Translators: rule R10.6, what it says, in a sentence or two */
N_("A Worm at or near a Gravestone takes it away and puts a Zombie there or next to it, where there is no Bedrock. The Zombie may act in the same turn.")
/* Translators: rule R10.6, a paragraph; numbers of rules become links */
N_("The Zombie comes up in the Gravestone’s space or in one that shares a side or a corner with it: inside the board, not in the sky. In a cleared space it falls. In the Bird’s or a Lava space it dies at once, and the Gravestone is gone all the same.")
/* Translators: rule R10.6, under a picture */
N_("A Gravestone lies on the Grass at f2. Green is at its corner.")
/* Translators: rule R10.6, under the picture of what follows */
N_("Green has raised a Zombie next to the Gravestone, on the far side.")

/* Translators: rule R10.7, what it is about */
N_("Play a card")
/* Translators: rule R10.7, what it says, in a sentence or two */
N_("The Worms play an ability card for 2 actions, as long as one of them lives, do what it says and lay it on their discard pile.")

/* Translators: rule R11, what it is about */
N_("Death")
/* Translators: rule R11, what it says, in a sentence or two */
N_("A Worm or a Zombie in the Bird’s space is eaten at once, for free, whoever moved. Lava kills without food and without a Gravestone. After each step the order is: Lava, Bird, Wormhole, fall.")

/* Translators: rule R11.1, what it is about */
N_("Contact")
/* Translators: rule R11.1, what it says, in a sentence or two */
N_("A Worm or Zombie in the Bird’s space is eaten at once, for free, whoever moved.")
/* Translators: rule R11.1, a paragraph; numbers of rules become links */
N_("It is a meal like any other, with food and Gravestone (R6.6). If a card has put it off, it is looked at again when that card’s effect runs out.")

/* Translators: rule R11.2, what it is about */
N_("Lava kills")
/* Translators: rule R11.2, what it says, in a sentence or two */
N_("A Worm or Zombie in a space with Lava dies. Nobody is fed, and there is no Gravestone.")

/* Translators: rule R11.3, what it is about */
N_("Zombies")
/* Translators: rule R11.3, what it says, in a sentence or two */
N_("A Zombie that dies leaves nothing behind.")

/* Translators: rule R11.4, what it is about */
N_("What comes first")
/* Translators: rule R11.4, what it says, in a sentence or two */
N_("After every single step of a piece comes first Lava, then the Bird, then a Wormhole, then a fall.")
/* Translators: rule R11.4, a paragraph; numbers of rules become links */
N_("When several pieces are moved or met at once, all of them move first. Then each is dealt with completely: Green, Yellow, Purple, Pink, then the Zombies by number.")
/* Translators: rule R11.4, a paragraph; numbers of rules become links */
N_("Example: a Worm that falls past a hovering Bird is eaten on the way, even if a Wormhole lies one row deeper.")
/* Translators: rule R11.4, under a picture */
N_("The Bird hovers in the shaft, and there is a Wormhole below it.")
/* Translators: rule R11.4, under the picture of what follows */
N_("Green has moved in above it. Its fall ended at the Bird, which ate it: the Gravestone lies on the Grass.")

/* Translators: rule R12, what it is about */
N_("Wormholes")
/* Translators: rule R12, what it says, in a sentence or two */
N_("A Worm or a Zombie that enters a Wormhole must come out of another one of the Worms’ choice, and both are gone. A Wormhole sleeps under Bedrock, or while no other is awake.")

/* Translators: rule R12.1, what it is about */
N_("In and out")
/* Translators: rule R12.1, what it says, in a sentence or two */
N_("A Worm or Zombie that enters an open Wormhole must go to another open one that the Worms choose. Then both return to the supply.")
/* Translators: rule R12.1, a paragraph; numbers of rules become links */
N_("To enter is to come into the space by whatever way: by a Move, in rain, in a fall, or carried there when ground is dug, sinks or is pushed.")
/* Translators: rule R12.1, a paragraph; numbers of rules become links */
N_("Being placed or raised there, coming out there, or standing there when it opens is not entering.")
/* Translators: rule R12.1, under a picture */
N_("Green is beside a Wormhole. There is only one other, at h4.")
/* Translators: rule R12.1, under the picture of what follows */
N_("Green went in and came out at h4. Both Wormholes are used up.")

/* Translators: rule R12.2, what it is about */
N_("Asleep")
/* Translators: rule R12.2, what it says, in a sentence or two */
N_("A Wormhole sleeps while Bedrock lies in its space, or while there is no second one without Bedrock.")
/* Translators: rule R12.2, a paragraph; numbers of rules become links */
N_("A sleeping Wormhole is a space like any other.")

/* Translators: rule R12.3, what it is about */
N_("Who waits at the ends")
/* Translators: rule R12.3, what it says, in a sentence or two */
N_("Lava or the Bird where a Worm goes in comes first, and the Wormholes stay. Where it comes out they do what they always do.")
/* Translators: rule R12.3, a paragraph; numbers of rules become links */
N_("Out in a cleared space or in the sky the Worm falls.")

/* Translators: rule R12.4, what it is about */
N_("Where they are put")
/* Translators: rule R12.4, what it says, in a sentence or two */
N_("A Wormhole is put only into a space without a Worm, Zombie or other Wormhole.")

/* Translators: rule R12.5, what it is about */
N_("Whose choice")
/* Translators: rule R12.5, what it says, in a sentence or two */
N_("The Worms choose the exit, even in the Bird’s turn, and all else waits for it.")
/* Translators: rule R12.5, a paragraph; numbers of rules become links */
N_("With one possible exit there is nothing to choose.")

/* Translators: rule R13, what it is about */
N_("Cards")
/* Translators: rule R13, what it says, in a sentence or two */
N_("What a card says goes before the rules. Who has it chooses, unless it says otherwise, and does as much of it as is possible.")
/* Translators: rule R13, a paragraph; numbers of rules become links */
N_("How cards get on with each other stands in the chapter on cards, G1 to G12, and what single cards mean in odd corners in F1 to F26.")

/* Translators: rule R13.1, what it is about */
N_("Hands")
/* Translators: rule R13.1, what it says, in a sentence or two */
N_("A side sees its own hand only. At the end of its turn it may keep 5 cards.")
/* Translators: rule R13.1, a paragraph; numbers of rules become links */
N_("Some cards lay a hand open. The computer sees no more than a person in its place would.")

/* Translators: rule R13.2, what it is about */
N_("Champions")
/* Translators: rule R13.2, what it says, in a sentence or two */
N_("A champion’s power is used in its side’s turn, as often as its card says. It is gone when its Worm dies.")
/* Translators: rule R13.2, a paragraph; numbers of rules become links */
N_("A power that may be used once per turn comes back at the start of its side’s turn. One for once per match does not.")

/* Translators: rule R13.3, what it is about */
N_("Reminders")
/* Translators: rule R13.3, what it says, in a sentence or two */
N_("What a card leaves in force lies open beside the board for as long as it lasts.")

/* Translators: rule R13.4, what it is about */
N_("Cards and rules")
/* Translators: rule R13.4, what it says, in a sentence or two */
N_("Where a card and a rule differ the card counts. What one card forbids no other card allows.")

/* Translators: rule R13.5, what it is about */
N_("Stunned")
/* Translators: rule R13.5, what it says, in a sentence or two */
N_("A stunned Worm does nothing until the end of its side’s next turn.")
/* Translators: rule R13.5, a paragraph; numbers of rules become links */
N_("Stunned in the Worms’ own turn, it stays so until the end of the turn after that. Rain, falls, sinking and the Bird can still move it, and what its champion always does goes on. Zombies cannot be stunned.")

/* Translators: rule R14, what it is about */
N_("Around the world")
/* Translators: rule R14, what it says, in a sentence or two */
N_("A Bird outside the garden digs, pecks, eats and breaks at the edge it touches, and flies back to a Grass at the end of the day.")
/* Translators: rule R14, a paragraph; numbers of rules become links */
N_("Two cards let the Bird leave the garden: the Special Event Round World, and the champion The Underneath, who goes below only.")

/* Translators: rule R14.1, what it is about */
N_("Outside")
/* Translators: rule R14.1, what it says, in a sentence or two */
N_("With the right card the Bird may fly to the spaces beside rows 1 to 12 and below the columns. At the end of the day it flies to a Grass of its choice, for free.")
/* Translators: rule R14.1, a paragraph; numbers of rules become links */
N_("The space left of a5 is called <5, the one right of k5 is called >5, and the one below column c is c13. There is nothing at the corners and nothing beside the surface.")
/* Translators: rule R14.1, a paragraph; numbers of rules become links */
N_("The Underneath may stay below overnight.")

/* Translators: rule R14.2, what it is about */
N_("From outside")
/* Translators: rule R14.2, what it says, in a sentence or two */
N_("From outside the Bird may Dig, Peck, Eat and Break the edge space that it touches.")
/* Translators: rule R14.2, a paragraph; numbers of rules become links */
N_("From below that is upward. As always when it digs, everything above the dug space comes down by 1, Wormholes excepted.")
/* Translators: rule R14.2, under a picture */
N_("The Underneath is below column d. Nobody expects a Bird from there.")
/* Translators: rule R14.2, under the picture of what follows */
N_("It has dug upward: all of column d has come down by one, and Green is above its beak.")

/* Translators: rule R14.3, what it is about */
N_("Graves from outside")
/* Translators: rule R14.3, what it says, in a sentence or two */
N_("Eating from outside puts the Gravestone on the Grass of the column that the Worm was in.")
/* Translators: rule R14.3, a paragraph; numbers of rules become links */
N_("If Lava lies there it burns.")

/* Translators: rule R14.4, what it is about */
N_("Bitten outside")
/* Translators: rule R14.4, what it says, in a sentence or two */
N_("Worms may bite a Bird outside the garden that is nearby. It cannot put a Drill there.")

/* Translators: rule G, what it is about */
N_("All cards")
/* Translators: rule G, what it says, in a sentence or two */
N_("These rulings hold for every card. They say how cards get on with the rules and with each other.")

/* Translators: rule G1, what it is about */
N_("Words on cards")
/* Translators: rule G1, what it says, in a sentence or two */
N_("“You” is whoever has the card. “Worm” means a living Worm: Zombies are named where they are meant. On a Worm champion “it” is the Worm that has the card.")

/* Translators: rule G2, what it is about */
N_("Distances")
/* Translators: rule G2, what it says, in a sentence or two */
N_("“Within N spaces” is at most N columns and at most N rows away. “In a straight line” is the same row or column, through any ground; Bedrock between is in the way.")
/* Translators: rule G2, a paragraph; numbers of rules become links */
N_("“Within” counts the space itself, too. A Bird outside the board counts as in row 13, or in the column before a or after k.")
/* Translators: rule G2, a paragraph; numbers of rules become links */
N_("“Rows 10 to 12” are the numbers of rows, and 12 is the deepest.")

/* Translators: rule G3, what it is about */
N_("What a card can do")
/* Translators: rule G3, what it says, in a sentence or two */
N_("A card can be played if at least some of it would change something. Then it does as much as possible, in the order of its text.")
/* Translators: rule G3, a paragraph; numbers of rules become links */
N_("What is impossible is left out: no target, an empty supply, a step that is not legal. “Up to” and “may” let whoever chooses stop early.")
/* Translators: rule G3, a paragraph; numbers of rules become links */
N_("What only makes up for the price is no change. Actions count if more come out than went in, and what the limit of 8 cuts off does not come out (R5.1). Cards of your own that you give up are part of the price. A draw with nothing left to draw but the played card counts as little as a stun that would end no later, or what is in force already.")
/* Translators: rule G3, a paragraph; numbers of rules become links */
N_("Nobody looks ahead: a die that is going to be rolled counts as a change, whatever it will show.")

/* Translators: rule G4, what it is about */
N_("Actions that a card gives")
/* Translators: rule G4, what it says, in a sentence or two */
N_("They cost nothing, and obey all other rules and cards.")
/* Translators: rule G4, a paragraph; numbers of rules become links */
N_("A Bite that a card gives is a Bite of the turn, and a Move that a card gives cannot go into Bedrock.")

/* Translators: rule G5, what it is about */
N_("Card against card")
/* Translators: rule G5, what it says, in a sentence or two */
N_("“Can’t” beats “may”. Of two cards that set a number or a range the later one counts; then what adds is added.")
/* Translators: rule G5, a paragraph; numbers of rules become links */
N_("No price is under 0. The actions of a turn stay within 2 and 8 (R5.1), and what is left is their number less what was spent.")

/* Translators: rule G6, what it is about */
N_("Several at once")
/* Translators: rule G6, what it says, in a sentence or two */
N_("If one thing sets off several cards, first those of the side whose turn it is not, then the other’s.")
/* Translators: rule G6, a paragraph; numbers of rules become links */
N_("Within a side: the Bird’s champion, then Green’s, Yellow’s, Purple’s and Pink’s, then reminders by age, and events before other cards of the same age.")

/* Translators: rule G7, what it is about */
N_("Stunned Worms and cards")
/* Translators: rule G7, what it says, in a sentence or two */
N_("A stunned Worm takes no action and uses no power. What its card always says holds on.")
/* Translators: rule G7, a paragraph; numbers of rules become links */
N_("Swaps and moves made by the other side still move it. Only living Worms are stunned, and a new stun starts its time again.")

/* Translators: rule G8, what it is about */
N_("Rolling for a column")
/* Translators: rule G8, what it says, in a sentence or two */
N_("A twelve-sided die picks the column: 1 to 11 are a to k, and 12 is rolled again.")
/* Translators: rule G8, a paragraph; numbers of rules become links */
N_("Where a card says “again” the die is rolled until it fits. If no column fits, that step is left out.")

/* Translators: rule G9, what it is about */
N_("Winning in the middle of a card")
/* Translators: rule G9, what it says, in a sentence or two */
N_("Whether somebody has won is looked at after every single thing that a card does. Then the rest of it is not done.")

/* Translators: rule G10, what it is about */
N_("Cards and Wormholes")
/* Translators: rule G10, what it says, in a sentence or two */
N_("Cards put or move a Wormhole only into a space without a Worm, Zombie or other Wormhole.")
/* Translators: rule G10, a paragraph; numbers of rules become links */
N_("Two pieces that change places enter nothing: a swap sets off no Wormhole.")

/* Translators: rule G11, what it is about */
N_("Looking")
/* Translators: rule G11, what it says, in a sentence or two */
N_("“Look” is for the eyes of whoever looks. What “lies open” is for the other side’s eyes, as long as it lasts.")
/* Translators: rule G11, a paragraph; numbers of rules become links */
N_("A card that was seen stays known until it leaves the hand.")

/* Translators: rule G12, what it is about */
N_("The side plays")
/* Translators: rule G12, what it says, in a sentence or two */
N_("Ability cards are played by the side and not by a Worm: any may be played while a Worm lives, even if all are stunned.")
/* Translators: rule G12, a paragraph; numbers of rules become links */
N_("Whoever has the card chooses, unless it names somebody else.")

/* Translators: rule F, what it is about */
N_("Single cards")
/* Translators: rule F, what it says, in a sentence or two */
N_("What single cards mean in odd corners. The text of each card and the notes on it stand here as they do beside the card itself.")
