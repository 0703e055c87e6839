/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/lessons by make-lesson-texts.py, and never compiled: xgettext reads it. */
#pragma once

/* Translators: lesson bird: title; at most 330 characters */
N_("The Bird")

/* Translators: lesson bird: what it is about; at most 330 characters */
N_("One hungry Bird, and a garden full of Worms.")

/* Translators: lesson first-meal: title; at most 330 characters */
N_("The first meal")

/* Translators: lesson first-meal: what it is about; at most 330 characters */
N_("Fly, dig and eat, and why you had better.")

/* Translators: lesson first-meal, 1: what is said; at most 330 characters */
N_("You are the Bird, and you sit on the grass at f0: column f, row 0. In column d the Worm Green lies at d1, right under the grass. Fly to d0.")

/* Translators: lesson first-meal, 1, 1: what is said; at most 330 characters */
N_("That flight is possible, but Green is under the grass of column d. Fly to d0.")

/* Translators: lesson first-meal, 1: said of a move that is not taken; at most 330 characters */
N_("All in good time. First fly to d0, right above Green.")

/* Translators: lesson first-meal, 1: a hint; at most 330 characters */
N_("Press the space d0 on the board. With the keyboard: F, then the arrow keys to d0, then Enter.")

/* Translators: lesson first-meal, 1, 1: said when it is done; at most 330 characters */
N_("There you are. A flight costs one of your four actions, however far it goes.")

/* Translators: lesson first-meal, 2: what is said; at most 330 characters */
N_("You can eat any Worm that shares a side with your space. Green at d1 is straight below you. Eat Green.")

/* Translators: lesson first-meal, 2, 1: what is said; at most 330 characters */
N_("You have only just arrived. Green, at d1, is right below you: eat.")

/* Translators: lesson first-meal, 2: said of a move that is not taken; at most 330 characters */
N_("Breakfast first: Green is at d1, right below you.")

/* Translators: lesson first-meal, 2: a hint; at most 330 characters */
N_("Press the space d1. With the keyboard: E for Eat, the arrow down to d1, then Enter.")

/* Translators: lesson first-meal, 2, 1: said when it is done; at most 330 characters */
N_("A Worm is worth three Hunger, and yours is 6 now. A Gravestone for Green stands on your grass; it will do something tonight.")

/* Translators: lesson first-meal, 3: what is said; at most 330 characters */
N_("Yellow lies at h2, one row too deep to be eaten from the grass at h0. You have two actions left: fly to h0, then dig down. The grass sinks to h1 and takes you along.")

/* Translators: lesson first-meal, 3, 1: what is said; at most 330 characters */
N_("Yellow is in column h. Fly to the grass at h0.")

/* Translators: lesson first-meal, 3: said of a move that is not taken; at most 330 characters */
N_("Two actions are just enough: fly to h0, then dig down.")

/* Translators: lesson first-meal, 3: a hint; at most 330 characters */
N_("Press h0 to fly there. Then press Dig, or the key D, and the dirt below you, at h1.")

/* Translators: lesson first-meal, 3, 1: said when it is done; at most 330 characters */
N_("You stand on the grass at h1 now, and Yellow at h2 is right below. But no action is left for the meal.")

/* Translators: lesson first-meal, 4: what is said; at most 330 characters */
N_("With your actions spent, end your turn. Night falls, and you will lose one Hunger, as every night. At 0 the Bird starves, and the Worms have won.")

/* Translators: lesson first-meal, 4: said of a move that is not taken; at most 330 characters */
N_("Your actions are spent: end your turn.")

/* Translators: lesson first-meal, 4: a hint; at most 330 characters */
N_("Press the button End Turn, or Control and Enter.")

/* Translators: lesson first-meal, 4, 1: said when it is done; at most 330 characters */
N_("Hunger fell from 6 to 5. Green’s Gravestone made column d sink by one row, as it will every night. The Worms slept through their turn, so it is yours again.")

/* Translators: lesson first-meal, 5: what is said; at most 330 characters */
N_("Good morning, four new actions! Yellow at h2 still lies right below you. From here on do it your own way: eat Yellow.")

/* Translators: lesson first-meal, 5: a hint; at most 330 characters */
N_("Press h2. With the keyboard: E, the arrow down to h2, then Enter.")

/* Translators: lesson first-meal, 5, 1: what is said; at most 330 characters */
N_("Do not go to bed hungry: Yellow, at h2, has not been eaten.")

/* Translators: lesson first-meal, 5, 1: said when it is done; at most 330 characters */
N_("Fly, dig, eat: that is a Bird’s day. Once no living Worm is left, you have won.")

/* Translators: lesson rain: title; at most 330 characters */
N_("Rain, and how to fake it")

/* Translators: lesson rain: what it is about; at most 330 characters */
N_("Lure Worms up by pecking, wait for rain, and mind their Suspicion.")

/* Translators: lesson rain, 1: what is said; at most 330 characters */
N_("You sit on the grass at e0, and Green lies below you at e3. When rain drums on the ground, Worms come up. Peck at e1, the dirt below you: it sounds just like rain.")

/* Translators: lesson rain, 1, 1: what is said; at most 330 characters */
N_("Digging would flush nobody out. Today you lure them up: peck down.")

/* Translators: lesson rain, 1: said of a move that is not taken; at most 330 characters */
N_("First see what happens: peck down.")

/* Translators: lesson rain, 1: a hint; at most 330 characters */
N_("Press the key P, then the arrow down to e1 and Enter; or the button Peck and then the space e1.")

/* Translators: lesson rain, 1, 1: said when it is done; at most 330 characters */
N_("Green came up two rows, from e3 to e1. But the Worms have grown warier: their Suspicion rose from 2 to 3.")

/* Translators: lesson rain, 2: what is said; at most 330 characters */
N_("Green sits at e1 now, within reach of your beak. You know what to do.")

/* Translators: lesson rain, 2: said of a move that is not taken; at most 330 characters */
N_("Green came all this way, to e1. Eat.")

/* Translators: lesson rain, 2: a hint; at most 330 characters */
N_("Press the space e1, or E and then e1.")

/* Translators: lesson rain, 2, 1: said when it is done; at most 330 characters */
N_("Pecking calls every Worm in a straight line from you, to the left, to the right or down, whatever lies between.")

/* Translators: lesson rain, 3: what is said; at most 330 characters */
N_("Some pecks later Suspicion stands at 4, and from 4 on the Worms are “Sus”: they no longer believe in rain. Yellow lies below you at e4. Peck down all the same, and see.")

/* Translators: lesson rain, 3: a hint; at most 330 characters */
N_("The key P, then e1; or the button Peck, then e1.")

/* Translators: lesson rain, 3, 1: said when it is done; at most 330 characters */
N_("Yellow stayed at e4, and Suspicion rose to 5. While they are “Sus”, real rain moves nobody either. Each night Suspicion falls by one.")

/* Translators: lesson rain, 4: what is said; at most 330 characters */
N_("Another day, and Suspicion is down to 2. Yellow lies at b3 and Purple at h3, and there are clouds over the garden. End your turn. Each morning a die decides the weather: 4, 5 or 6 means rain.")

/* Translators: lesson rain, 4: said of a move that is not taken; at most 330 characters */
N_("Wait for the rain: end your turn.")

/* Translators: lesson rain, 4: a hint; at most 330 characters */
N_("The button End Turn, or Control and Enter.")

/* Translators: lesson rain, 4, 1: said when it is done; at most 330 characters */
N_("A 5, and it rained: every living Worm came up two rows. Yellow is at b1, Purple at h1 and Pink at j8. But real rain makes them warier too.")

/* Translators: lesson rain, 5: what is said; at most 330 characters */
N_("It is your turn: four actions. Yellow is at b1, right under the grass of b0, and Purple at h1, under the grass of h0. Eat both of them today, in any order.")

/* Translators: lesson rain, 5, 1: what is said; at most 330 characters */
N_("Two meals are waiting: Yellow at b1 and Purple at h1.")

/* Translators: lesson rain, 5: a hint; at most 330 characters */
N_("A flight and a meal, twice: fly to b0, eat Yellow at b1, fly to h0, eat Purple at h1. If you have spent an action on something else, take it back with Undo.")

/* Translators: lesson rain, 5, 1: said when it is done; at most 330 characters */
N_("Two Worms in a day! That is what rain is good for: be where they come up.")

/* Translators: lesson night: title; at most 330 characters */
N_("Let the night dig")

/* Translators: lesson night: what it is about; at most 330 characters */
N_("Drills and Gravestones sink the grass while you sleep.")

/* Translators: lesson night, 1: what is said; at most 330 characters */
N_("Yellow lies at f2, two rows below you at f0, and you have only two actions left: too few to dig and to eat. Let the night work for you. Put a Drill on your grass.")

/* Translators: lesson night, 1: said of a move that is not taken; at most 330 characters */
N_("That takes too long today. Put a Drill on your grass: press Drill.")

/* Translators: lesson night, 1: a hint; at most 330 characters */
N_("Press the button Drill, or the key L.")

/* Translators: lesson night, 1, 1: said when it is done; at most 330 characters */
N_("Each night a Drill makes the grass it stands on sink by one row, with the Bird and all that is on it.")

/* Translators: lesson night, 2: what is said; at most 330 characters */
N_("One Drill brings you to f1 tonight, but Yellow lies at f2. Drills can be stacked: put a second one on the grass at f0.")

/* Translators: lesson night, 2: said of a move that is not taken; at most 330 characters */
N_("One more Drill, and the grass sinks two rows.")

/* Translators: lesson night, 2: a hint; at most 330 characters */
N_("Press Drill once more, or the key L.")

/* Translators: lesson night, 2, 1: said when it is done; at most 330 characters */
N_("Two Drills, two rows. You can always see beforehand what tonight will do: in a match the button Tonight shows it.")

/* Translators: lesson night, 3: what is said; at most 330 characters */
N_("Now go to bed: end your turn. You may not dig into a space with a Worm, but you may sink into one, and whoever is then in your space gets eaten.")

/* Translators: lesson night, 3: said of a move that is not taken; at most 330 characters */
N_("The Drills do the rest: end your turn.")

/* Translators: lesson night, 3, 1: said when it is done; at most 330 characters */
N_("Column f sank to f2, right into Yellow’s bed: a free meal. You stand at f2 now, with the Drills and a Gravestone.")

/* Translators: lesson night, 4: what is said; at most 330 characters */
N_("A Gravestone works like a Drill: one row each night. So column f will sink by three from now on. Only Bedrock stops it: a Drill breaks Bedrock and itself, a Gravestone just stays put. On to a riddle.")

/* Translators: lesson night, 5: what is said; at most 330 characters */
N_("The riddle: you sit at b0 with two actions. Purple lies at h2, and a Gravestone stands on the grass at h0. Tonight the Gravestone alone takes column h down to h1. Get Purple eaten by tomorrow morning.")

/* Translators: lesson night, 5: a hint; at most 330 characters */
N_("You must be on the grass of column h, and the night must take it two rows down, or you must be one row deeper already. Fly to h0; then drill, or dig down; then end your turn.")

/* Translators: lesson night, 5, 1: what is said; at most 330 characters */
N_("The night is over, and Purple is still there. Be on the grass of column h when night falls, and have it sink two rows. Press Again.")

/* Translators: lesson night, 5, 1: said when it is done; at most 330 characters */
N_("Breakfast in bed. A good Bird plans its nights as well as its days.")

/* Translators: lesson deep: title; at most 330 characters */
N_("Going deep")

/* Translators: lesson deep: what it is about; at most 330 characters */
N_("Hover in shafts, dig sideways, break Bedrock, and rest after bites.")

/* Translators: lesson deep, 1: what is said; at most 330 characters */
N_("Column e is a deep shaft: its grass has sunk to e5, and the spaces e1 to e4 above it are cleared. There you can hover. Green lies in the dirt at d2. Fly to e2, right beside it.")

/* Translators: lesson deep, 1, 1: what is said; at most 330 characters */
N_("The shaft is right, but Green at d2 shares a side with e2 only.")

/* Translators: lesson deep, 1: said of a move that is not taken; at most 330 characters */
N_("Green lies at d2: hover beside it, at e2.")

/* Translators: lesson deep, 1: a hint; at most 330 characters */
N_("Press the space e2, in the middle of the shaft. With the keyboard: F, then the arrows to e2, then Enter.")

/* Translators: lesson deep, 1, 1: said when it is done; at most 330 characters */
N_("You hover at e2. A flight may end on any grass and in any cleared space, but not in the open sky above a shaft.")

/* Translators: lesson deep, 2: what is said; at most 330 characters */
N_("Green is to your left, at d2. Eating works in all four directions.")

/* Translators: lesson deep, 2: said of a move that is not taken; at most 330 characters */
N_("Eat Green, at d2, first.")

/* Translators: lesson deep, 2: a hint; at most 330 characters */
N_("Press d2, or E and then d2.")

/* Translators: lesson deep, 2, 1: said when it is done; at most 330 characters */
N_("A Gravestone appears on the grass at e5: it goes to the column that you are in.")

/* Translators: lesson deep, 3: what is said; at most 330 characters */
N_("Yellow lies at f4. Fly down to the grass at e5 and dig to the right, into f5: everything above f5 in column f moves down one row, and Yellow with it.")

/* Translators: lesson deep, 3, 1: what is said; at most 330 characters */
N_("Fly to e5, at the bottom of the shaft: f5 is to its right.")

/* Translators: lesson deep, 3: said of a move that is not taken; at most 330 characters */
N_("First fly to the grass at e5. Then dig to the right, into f5.")

/* Translators: lesson deep, 3: a hint; at most 330 characters */
N_("Press e5. Then press Dig, or the key D, and the space f5.")

/* Translators: lesson deep, 3, 1: said when it is done; at most 330 characters */
N_("Yellow slid from f4 down to f5, right beside you, and the grass of column f sank to f1. Digging sideways pulls the ground from under Worms.")

/* Translators: lesson deep, 4: what is said; at most 330 characters */
N_("The Worms have put Bedrock at e6, right below your grass at e5: no digging down, no sinking. You can break Bedrock that shares a side with you. Break it.")

/* Translators: lesson deep, 4: said of a move that is not taken; at most 330 characters */
N_("While the Bedrock lies at e6 this column goes nowhere. Break it.")

/* Translators: lesson deep, 4: a hint; at most 330 characters */
N_("Press the space e6, or K for Break and then e6.")

/* Translators: lesson deep, 4, 1: said when it is done; at most 330 characters */
N_("Gone, at the price of an action. Costing you actions is what the Worms use Bedrock for.")

/* Translators: lesson deep, 5: what is said; at most 330 characters */
N_("Worms bite. A bite takes one Health and one action of your next turn, and at Health 0 the Worms have won. You have 2 of 5 Health left. Rest: it gives back 2.")

/* Translators: lesson deep, 5: said of a move that is not taken; at most 330 characters */
N_("With 2 Health you had better rest first.")

/* Translators: lesson deep, 5: a hint; at most 330 characters */
N_("Press the button Rest, or the key R.")

/* Translators: lesson deep, 5, 1: said when it is done; at most 330 characters */
N_("Health 4. Worms bite from all eight spaces round you, corners too: rest where none of them is near.")

/* Translators: lesson deep, 6: what is said; at most 330 characters */
N_("Two actions are left, and Yellow lies at e8, three rows below you at e5. Get yourself next to it, at e7, before your actions are spent.")

/* Translators: lesson deep, 6: a hint; at most 330 characters */
N_("Dig down twice: from e5 to e6, then to e7.")

/* Translators: lesson deep, 6, 1: what is said; at most 330 characters */
N_("Yellow is straight below you: dig.")

/* Translators: lesson deep, 6, 1: said when it is done; at most 330 characters */
N_("Down you go. But mind: a Worm you can reach can bite you as well, and now it is their turn.")

/* Translators: lesson starving: title; at most 330 characters */
N_("A hungry day")

/* Translators: lesson starving: what it is about; at most 330 characters */
N_("One Hunger left, two Worms to go: eat or starve.")

/* Translators: lesson starving, 1: what is said; at most 330 characters */
N_("A bad season. Your Hunger is 1, and tonight it falls to 0: starved. Two Worms are left. Purple lies at c6, below the grass at c2, and Pink at h3. You sit at i0 with four actions. Eat one of them before night.")

/* Translators: lesson starving, 1: a hint; at most 330 characters */
N_("Pink at h3 is under the grass of h0. Fly to h0 and peck down: Pink comes up to h1, and you can eat. Or dig twice.")

/* Translators: lesson starving, 1, 1: what is said; at most 330 characters */
N_("You starved: with Hunger at 0 the Worms win at once. Press Again, and eat before night: Pink, at h3, is the nearer one.")

/* Translators: lesson starving, 1, 1: said when it is done; at most 330 characters */
N_("Pink it was, and you will live. Hunger 4 is enough for three more nights.")

/* Translators: lesson starving, 1, 2: said when it is done; at most 330 characters */
N_("Purple, from so deep! You will live: Hunger 4 is enough for three more nights.")

/* Translators: lesson starving, 2: what is said; at most 330 characters */
N_("The last Worm! Purple lies at b3. You are at g0; in column c the grass has sunk to c2. When no living Worm is left, you have won on the spot. Get Purple in this one turn.")

/* Translators: lesson starving, 2: a hint; at most 330 characters */
N_("The shaft in column c ends at c2; b3 is one row deeper. Fly to c2, dig down to c3, and Purple at b3 is on your left. There are other ways, too.")

/* Translators: lesson starving, 2, 1: what is said; at most 330 characters */
N_("No, not when dinner is this close.")

/* Translators: lesson starving, 2, 1: said when it is done; at most 330 characters */
N_("No living Worm is left: the Bird has won. That was the Bird’s course. Now see how it looks from below, with the Worms.")

/* Translators: lesson worms: title; at most 330 characters */
N_("The Worms")

/* Translators: lesson worms: what it is about; at most 330 characters */
N_("Four small friends who would like to see the Bird go hungry.")

/* Translators: lesson wriggle: title; at most 330 characters */
N_("Wriggle and fall")

/* Translators: lesson wriggle: what it is about; at most 330 characters */
N_("Move through dirt and shafts, and out of the Bird’s reach.")

/* Translators: lesson wriggle, 1: what is said; at most 330 characters */
N_("You lead the Worms now: Green, Yellow, Purple and Pink. Together you have four actions a turn, and any Worm may do any of them. Green lies in the dirt at d3. Move Green to the right, to e3.")

/* Translators: lesson wriggle, 1, 1: what is said; at most 330 characters */
N_("The other way: Green is to go right, from d3 to e3.")

/* Translators: lesson wriggle, 1: said of a move that is not taken; at most 330 characters */
N_("That can wait. Move Green, at d3, to the right.")

/* Translators: lesson wriggle, 1: a hint; at most 330 characters */
N_("Press the space d3 to pick Green, then e3. With the keyboard: Enter on d3, the arrow to the right, Enter.")

/* Translators: lesson wriggle, 1, 1: said when it is done; at most 330 characters */
N_("Green slipped from d3 to e3. Worms leave no holes: the dirt closes behind them.")

/* Translators: lesson wriggle, 2: what is said; at most 330 characters */
N_("Column f, to Green’s right, is a shaft that the Bird has dug: only air from f1 to f5, then grass at f6. A Worm that moves into the air falls down to the grass. Move Green to the right once more.")

/* Translators: lesson wriggle, 2: said of a move that is not taken; at most 330 characters */
N_("Let Green take the jump: from e3 to the right.")

/* Translators: lesson wriggle, 2: a hint; at most 330 characters */
N_("Pick Green at e3, then press f3, the space beside it.")

/* Translators: lesson wriggle, 2, 1: said when it is done; at most 330 characters */
N_("Green fell from f3 to the grass at f6, and took no harm: Worms are soft.")

/* Translators: lesson wriggle, 3: what is said; at most 330 characters */
N_("From grass a Worm cannot climb up into the air; it can go sideways, or down into the dirt. On grass you are easy prey. Move Green down, from f6 to f7.")

/* Translators: lesson wriggle, 3, 1: what is said; at most 330 characters */
N_("Sideways would do as well, but this time go down: to f7.")

/* Translators: lesson wriggle, 3: said of a move that is not taken; at most 330 characters */
N_("First get Green off the grass: down, from f6 to f7.")

/* Translators: lesson wriggle, 3: a hint; at most 330 characters */
N_("Pick Green at f6, then press f7, right below.")

/* Translators: lesson wriggle, 3, 1: said when it is done; at most 330 characters */
N_("Green is underground again, at f7. A Bird on that grass at f6 could still eat down to f7, so do not linger.")

/* Translators: lesson wriggle, 4: what is said; at most 330 characters */
N_("Danger! The Bird sits on the grass at f2, and Purple lies at f3, right under its beak. The Bird eats what shares a side with its space: e2, g2 and f3. Get Purple out of reach with your two actions, then end your turn. Luckily this Bird is sleepy.")

/* Translators: lesson wriggle, 4: a hint; at most 330 characters */
N_("Purple may go left or right, to e3 or g3, or down to f4: none of them shares a side with f2. Then press End Turn.")

/* Translators: lesson wriggle, 4, 1: what is said; at most 330 characters */
N_("Snap. The Bird has eaten Purple, and its Hunger is up by three. When all four Worms are gone, the Bird has won. Press Again, and move Purple first.")

/* Translators: lesson wriggle, 4, 1: said when it is done; at most 330 characters */
N_("Everybody is alive, and the Bird is one night hungrier. That is how Worms win: stay out of reach until it starves.")

/* Translators: lesson push: title; at most 330 characters */
N_("Push up the daisies")

/* Translators: lesson push: what it is about; at most 330 characters */
N_("Lift the grass, and the Bird that stands on it.")

/* Translators: lesson push, 1: what is said; at most 330 characters */
N_("The Bird stands on the grass at d3, and Green lies right below, at d4. A Worm can push grass that touches it up by one row, and everything on it, the Bird too. Push with Green, upwards.")

/* Translators: lesson push, 1: said of a move that is not taken; at most 330 characters */
N_("Running is not the lesson today. Push with Green, upwards, against the grass at d3.")

/* Translators: lesson push, 1: a hint; at most 330 characters */
N_("Pick Green at d4, press Push (key P), then d3: the grass above.")

/* Translators: lesson push, 1, 1: said when it is done; at most 330 characters */
N_("The Bird went up to d2 with the grass, and d3 is packed dirt again: it lies between beak and Worm.")

/* Translators: lesson push, 2: what is said; at most 330 characters */
N_("Pushing works sideways too. In column h the grass lies at h5, the bottom of an old shaft, and Yellow is beside it at g5. Fill in one row of the shaft: push with Yellow, to the right.")

/* Translators: lesson push, 2: said of a move that is not taken; at most 330 characters */
N_("Push with Yellow: at g5, to the right.")

/* Translators: lesson push, 2: a hint; at most 330 characters */
N_("Pick Yellow at g5, press Push (key P), then h5.")

/* Translators: lesson push, 2, 1: said when it is done; at most 330 characters */
N_("The grass rose from h5 to h4. Every row you fill is a row the Bird must dig again.")

/* Translators: lesson push, 3: what is said; at most 330 characters */
N_("Pink lies at j4 and the Bird stands right above, at j3. This Bird only knows straight down: one action for each row it digs, one to eat, four in all. With your four actions put enough rows between them, then end your turn.")

/* Translators: lesson push, 3: a hint; at most 330 characters */
N_("A push up and each move down put one more row between them. Push once, and the grass is out of Pink’s reach; then move Pink down three times, to j7, and end your turn.")

/* Translators: lesson push, 3, 1: what is said; at most 330 characters */
N_("The Bird dug its way down and had an action left to eat Pink. Put four rows between them: push once, then move down. Press Again.")

/* Translators: lesson push, 3, 1: said when it is done; at most 330 characters */
N_("Four rows of dirt, and no action left for the meal. Each row that costs you one action costs the Bird one as well.")

/* Translators: lesson bite: title; at most 330 characters */
N_("Bite and run")

/* Translators: lesson bite: what it is about; at most 330 characters */
N_("Small teeth, and how not to be there afterwards.")

/* Translators: lesson bite, 1: what is said; at most 330 characters */
N_("The Bird stands at d4, and Green lies at c5, diagonally below. A Worm bites from any of the eight spaces round the Bird, while the Bird eats only straight to its sides. Bite with Green.")

/* Translators: lesson bite, 1: said of a move that is not taken; at most 330 characters */
N_("First a bite: with Green, at c5.")

/* Translators: lesson bite, 1: a hint; at most 330 characters */
N_("Pick Green at c5, then press the Bird at d4, or the key B.")

/* Translators: lesson bite, 1, 1: said when it is done; at most 330 characters */
N_("The Bird’s Health fell from 5 to 4, and it will have one fewer action in its next turn.")

/* Translators: lesson bite, 2: what is said; at most 330 characters */
N_("Each Worm can bite once a turn. Yellow, at e5, is on the other corner. Once more!")

/* Translators: lesson bite, 2: said of a move that is not taken; at most 330 characters */
N_("Yellow’s turn to bite, from e5.")

/* Translators: lesson bite, 2: a hint; at most 330 characters */
N_("Pick Yellow at e5, then press the Bird at d4, or the key B.")

/* Translators: lesson bite, 2, 1: said when it is done; at most 330 characters */
N_("Health 3, and the Bird will have only two actions. That could be enough: dig down to d5, and Green at c5 and Yellow at e5 would be at its sides.")

/* Translators: lesson bite, 3: what is said; at most 330 characters */
N_("So run. You have two actions left. See that neither Green nor Yellow is beside d5, where the Bird will dig to, and end your turn.")

/* Translators: lesson bite, 3: a hint; at most 330 characters */
N_("Move Green from c5 to b5, and Yellow from e5 to f5. Or deeper: c6 and e6 are not beside d5 either. Then End Turn.")

/* Translators: lesson bite, 3, 1: what is said; at most 330 characters */
N_("The Bird dug down to d5 and found a Worm at its side. After a bite both must run: press Again.")

/* Translators: lesson bite, 3, 1: said when it is done; at most 330 characters */
N_("The Bird dug down to d5, and nobody was there. Bite, run, and let it waste its day.")

/* Translators: lesson bite, 4: what is said; at most 330 characters */
N_("Many bites later the Bird has one Health left. It sits on the grass at h0, and Pink lies at g4. One more bite, and at Health 0 the Worms have won. You have four actions.")

/* Translators: lesson bite, 4: a hint; at most 330 characters */
N_("The spaces g1 and h1 are next to h0, and so is i1. Move Pink up three times, from g4 to g1, then bite.")

/* Translators: lesson bite, 4, 1: what is said; at most 330 characters */
N_("Not yet: the Bird is within your reach.")

/* Translators: lesson bite, 4, 1: said when it is done; at most 330 characters */
N_("The last bite: the Worms have won. Starve it or bite it, either will do.")

/* Translators: lesson bedrock: title; at most 330 characters */
N_("Bedrock")

/* Translators: lesson bedrock: what it is about; at most 330 characters */
N_("Put stones in the Bird’s way, and out of your own.")

/* Translators: lesson bedrock, 1: what is said; at most 330 characters */
N_("The Bird stands on the grass at f2, three rows above Green at f5: it would dig twice and eat. A Worm can put Bedrock into packed dirt on any of the eight spaces round it. Have Green put Bedrock at f4.")

/* Translators: lesson bedrock, 1, 1: what is said; at most 330 characters */
N_("It would be in the way there too, but the best place is between them: f4.")

/* Translators: lesson bedrock, 1: said of a move that is not taken; at most 330 characters */
N_("Wall up the way first: Bedrock at f4, by Green.")

/* Translators: lesson bedrock, 1: a hint; at most 330 characters */
N_("Pick Green at f5, press Bedrock (key O), then f4.")

/* Translators: lesson bedrock, 1, 1: said when it is done; at most 330 characters */
N_("Bedrock can be neither dug nor entered. The Bird must stand next to it and break it first, which costs an action.")

/* Translators: lesson bedrock, 2: what is said; at most 330 characters */
N_("Stones bar your own way as well. Yellow at c7 wants to go up, but there is Bedrock at c6. A Worm can break Bedrock round it: do so with Yellow.")

/* Translators: lesson bedrock, 2: said of a move that is not taken; at most 330 characters */
N_("Clear the way for Yellow: break the Bedrock at c6.")

/* Translators: lesson bedrock, 2: a hint; at most 330 characters */
N_("Pick Yellow at c7, press Break (key K), then c6.")

/* Translators: lesson bedrock, 2, 1: said when it is done; at most 330 characters */
N_("The stone is back in the supply. There are twelve of them, shared by both of you.")

/* Translators: lesson bedrock, 3: what is said; at most 330 characters */
N_("Two Gravestones stand on the grass at h2, and the Bird sleeps on it: tonight column h sinks two rows, to h4. Purple lies there, stunned, and cannot move. Pink is at i4 with one action. Save Purple, then end your turn.")

/* Translators: lesson bedrock, 3: a hint; at most 330 characters */
N_("Gravestones do not get through Bedrock. Pink, at i4, can reach h3: put Bedrock there, then End Turn.")

/* Translators: lesson bedrock, 3, 1: what is said; at most 330 characters */
N_("In the night column h sank to h4, and the Bird woke up beside Purple, but not for long. Press Again, and think of stones.")

/* Translators: lesson bedrock, 3, 1: said when it is done; at most 330 characters */
N_("The Gravestones came to rest on the stone at h3, and Purple slept well. Only a Drill would have broken the Bedrock, and itself.")

/* Translators: lesson undead: title; at most 330 characters */
N_("Raising the dead")

/* Translators: lesson undead: what it is about; at most 330 characters */
N_("Gravestones give back what the Bird has taken, more or less.")

/* Translators: lesson undead, 1: what is said; at most 330 characters */
N_("Yellow was eaten, and its Gravestone stands on the grass at e3. Purple, at e4, is next to it. A Worm can turn a Gravestone beside it into a Zombie, right there or in a space next to it. Raise one at f3.")

/* Translators: lesson undead, 1, 1: what is said; at most 330 characters */
N_("You could, but at f3 it will be next to the Bird, which stands at g2. Raise it there.")

/* Translators: lesson undead, 1: said of a move that is not taken; at most 330 characters */
N_("First the Zombie: Purple raises it from e3 to f3.")

/* Translators: lesson undead, 1: a hint; at most 330 characters */
N_("Pick Purple at e4, press Raise Undead (key R), then the Gravestone at e3 if you are asked, then f3.")

/* Translators: lesson undead, 1, 1: said when it is done; at most 330 characters */
N_("Zombie 1 rises at f3, and the Gravestone is gone, so column e sinks no more. Zombies move and bite like Worms, and may do so at once.")

/* Translators: lesson undead, 2: what is said; at most 330 characters */
N_("The Bird stands at g2, on a corner of f3. Have the Zombie bite.")

/* Translators: lesson undead, 2: said of a move that is not taken; at most 330 characters */
N_("Bite with the Zombie at f3.")

/* Translators: lesson undead, 2: a hint; at most 330 characters */
N_("Pick the Zombie at f3, then press the Bird at g2, or the key B.")

/* Translators: lesson undead, 2, 1: said when it is done; at most 330 characters */
N_("It still has its teeth. A Zombie feels no rain and cannot push, and it is not alive: four Zombies alone do not save you.")

/* Translators: lesson undead, 3: what is said; at most 330 characters */
N_("But what would the Bird gain by eating it? End your turn and watch: it will dig down to g3 and snap at f3.")

/* Translators: lesson undead, 3: said of a move that is not taken; at most 330 characters */
N_("Let the Bird come: end your turn.")

/* Translators: lesson undead, 3, 1: said when it is done; at most 330 characters */
N_("Nothing! No food, no Gravestone, and two actions gone. Zombies are the best bait a Worm can have.")

/* Translators: lesson wormholes: title; at most 330 characters */
N_("Wormholes")

/* Translators: lesson wormholes: what it is about; at most 330 characters */
N_("In here, out there: the quickest way through the garden.")

/* Translators: lesson wormholes, 1: what is said; at most 330 characters */
N_("There are Wormholes at c5 and at h8. Four lie in every garden at the start. The Bird at c3 has its eye on Green at c6. Move Green up into the Wormhole at c5, and see where it comes out.")

/* Translators: lesson wormholes, 1: said of a move that is not taken; at most 330 characters */
N_("Into the hole with Green: from c6 up to c5.")

/* Translators: lesson wormholes, 1: a hint; at most 330 characters */
N_("Pick Green at c6, then press c5.")

/* Translators: lesson wormholes, 1, 1: said when it is done; at most 330 characters */
N_("In at c5, out at h8, far from the Bird. Both Wormholes have closed for good: each works once.")

/* Translators: lesson wormholes, 2: what is said; at most 330 characters */
N_("Three Wormholes: b4, f9 and j6. Where there are several ways out, you choose. Move Yellow from b5 up into b4, and have it come out where it is safe: the Bird stands at f8.")

/* Translators: lesson wormholes, 2, 1: what is said; at most 330 characters */
N_("At f9 Yellow would lie right under the Bird at f8. The other one!")

/* Translators: lesson wormholes, 2: said of a move that is not taken; at most 330 characters */
N_("First Yellow: from b5 up, into the Wormhole at b4.")

/* Translators: lesson wormholes, 2: a hint; at most 330 characters */
N_("Pick Yellow at b5 and press b4. When you are asked for the exit, press j6.")

/* Translators: lesson wormholes, 2, 1: said when it is done; at most 330 characters */
N_("Out at j6. The one at f9 is the last now, and one alone leads nowhere: it sleeps until there is a second.")

/* Translators: lesson wormholes, 3: what is said; at most 330 characters */
N_("A Wormhole under Bedrock sleeps. There is one at d6, with Bedrock on it, and one at h7. Bring Purple from h8 to d6 in this turn. Pink lies at e7, on a corner of d6.")

/* Translators: lesson wormholes, 3: a hint; at most 330 characters */
N_("First wake the Wormhole: Pink at e7 breaks the Bedrock at d6. Then move Purple up from h8 into h7.")

/* Translators: lesson wormholes, 3, 1: what is said; at most 330 characters */
N_("Purple is not at d6 yet, and the Bird is close.")

/* Translators: lesson wormholes, 3, 1: said when it is done; at most 330 characters */
N_("Well travelled! Rain, falls and the Bird’s digging can carry Worms through Wormholes as well. That was the Worms’ course.")

/* Translators: lesson box: title; at most 330 characters */
N_("The box")

/* Translators: lesson box: what it is about; at most 330 characters */
N_("Cards to play, champions with powers, and what the days bring.")

/* Translators: lesson cards: title; at most 330 characters */
N_("A hand of cards")

/* Translators: lesson cards: what it is about; at most 330 characters */
N_("Play a card, pick its target, and mind the limit of five.")

/* Translators: lesson cards, 1: what is said; at most 330 characters */
N_("In a match with cards each side holds a hand that only its owner sees. You hold Forage and Sinkhole. Sinkhole makes the grass of a column sink two rows. Play it, and choose the grass at e0: Green lies below it, at e3.")

/* Translators: lesson cards, 1, 1: what is said; at most 330 characters */
N_("Sinkhole works anywhere, but Green is in column e: choose e0.")

/* Translators: lesson cards, 1, 2: what is said; at most 330 characters */
N_("Forage would feed you a little. Sinkhole will feed you more: play that one.")

/* Translators: lesson cards, 1: said of a move that is not taken; at most 330 characters */
N_("First play the card Sinkhole.")

/* Translators: lesson cards, 1: a hint; at most 330 characters */
N_("Press the card Sinkhole in your hand (key 2), then the grass at e0. Until the last pick, Escape takes the card back.")

/* Translators: lesson cards, 1, 1: said when it is done; at most 330 characters */
N_("The grass of column e sank to e2. Playing a card costs two actions, but this one gives two back: you still have four.")

/* Translators: lesson cards, 2: what is said; at most 330 characters */
N_("Green is at e3, right under the grass that is now at e2. Go and eat, in your own way.")

/* Translators: lesson cards, 2: a hint; at most 330 characters */
N_("Fly to e2, then eat Green at e3.")

/* Translators: lesson cards, 2, 1: what is said; at most 330 characters */
N_("First Green, at e3.")

/* Translators: lesson cards, 2, 1: said when it is done; at most 330 characters */
N_("A card at the right time is worth half a day’s work.")

/* Translators: lesson cards, 3: what is said; at most 330 characters */
N_("Two days later you hold six cards, and no action is left to play one. At the end of your turn you may keep five. End your turn and discard the card that you need least.")

/* Translators: lesson cards, 3: a hint; at most 330 characters */
N_("Press End Turn, then one of the cards in your hand: that one is discarded.")

/* Translators: lesson cards, 3, 1: said when it is done; at most 330 characters */
N_("One went, the night passed, and in the morning you drew a new one, Dive Bomb: at the start of its turn each side draws a card. Worms have cards of their own, with their own tricks.")

/* Translators: lesson events: title; at most 330 characters */
N_("Strange days")

/* Translators: lesson events: what it is about; at most 330 characters */
N_("Special Events on pink days, and Lava in the garden.")

/* Translators: lesson events, 1: what is said; at most 330 characters */
N_("On the circle of days some have a pink dot: 3, 5, 7, 9 and 11. When such a day begins, a Special Event happens to both of you. Today is day 2. End your turn, and see what day 3 brings.")

/* Translators: lesson events, 1: said of a move that is not taken; at most 330 characters */
N_("Let tomorrow come: end your turn.")

/* Translators: lesson events, 1, 1: said when it is done; at most 330 characters */
N_("Meteor Shower! Lava glows on the grass of columns c, h and j. You may not fly into a space with Lava, and any Worm that comes into one dies.")

/* Translators: lesson events, 2: what is said; at most 330 characters */
N_("Lava eats its way down: two rows each night, if no Bedrock stops it. Pink lies stunned at c2, and the Lava is at c0. A Worm that dies in Lava is gone, but it feeds nobody. Reach Pink before the Lava does: from d2 you could eat it. Or be cruel, and just end your turn.")

/* Translators: lesson events, 2: a hint; at most 330 characters */
N_("To stand beside Pink, dig column d: fly to d0, dig down to d1, dig down to d2, and eat Pink on your left, at c2. That takes all four actions.")

/* Translators: lesson events, 2, 1: said when it is done; at most 330 characters */
N_("A meal saved from the fire: Hunger up by three.")

/* Translators: lesson events, 2, 2: said when it is done; at most 330 characters */
N_("In the night the Lava sank to c2, and that was it for Pink. One Worm less, but no food and no Gravestone.")

/* Translators: lesson champions: title; at most 330 characters */
N_("Champions")

/* Translators: lesson champions: what it is about; at most 330 characters */
N_("Every Worm is somebody: powers that bend the rules.")

/* Translators: lesson champions, 1: what is said; at most 330 characters */
N_("Champions break the rules, each in its own way. Your actions are spent, but Green is The Commander: once a turn, for no action, another Worm makes a move. Pink is at g4, two rows below the Bird at g2. Use Green’s power, and move Pink up to g3.")

/* Translators: lesson champions, 1, 1: what is said; at most 330 characters */
N_("Anybody could be commanded, but Pink is wanted at g3.")

/* Translators: lesson champions, 1: said of a move that is not taken; at most 330 characters */
N_("Use the power of Green, The Commander, first.")

/* Translators: lesson champions, 1: a hint; at most 330 characters */
N_("Press the button Power on Green’s card in the Worms’ party, or pick Green at c9 and press the key U. Then press Pink at g4, and g3.")

/* Translators: lesson champions, 1, 1: said when it is done; at most 330 characters */
N_("Pink moved from g4 to g3, for free. Once-a-turn powers come back with each of your turns, once-a-match powers do not.")

/* Translators: lesson champions, 2: what is said; at most 330 characters */
N_("Your next turn, and the Bird has overslept. Pink is The Warrior: once a turn, for one action, it slashes a Bird at its side, which costs two Health instead of one. Pink at g3 is right below the Bird at g2. Slash!")

/* Translators: lesson champions, 2: said of a move that is not taken; at most 330 characters */
N_("Use the power of Pink, The Warrior.")

/* Translators: lesson champions, 2, 1: what is said; at most 330 characters */
N_("An ordinary bite takes one Health. The Warrior’s power takes two: use that.")

/* Translators: lesson champions, 2: a hint; at most 330 characters */
N_("Press the button Power on Pink’s card, or pick Pink at g3 and press the key U.")

/* Translators: lesson champions, 2, 1: said when it is done; at most 330 characters */
N_("Health fell from 3 to 1. The Bird is a champion as well: The Resilient loses no action when it is bitten. What a card says overrides the rules.")

/* Translators: lesson champions, 3: what is said; at most 330 characters */
N_("Yellow is The Climber: it may also move diagonally through packed dirt. No button needed, it just can. Move Yellow from e4 up and to the right, to f3, on the corner of the Bird at g2. Then bite.")

/* Translators: lesson champions, 3: said of a move that is not taken; at most 330 characters */
N_("Yellow is to move diagonally from e4 to f3, then bite.")

/* Translators: lesson champions, 3: a hint; at most 330 characters */
N_("Pick Yellow at e4, then press f3. Then press the Bird at g2, or the key B.")

/* Translators: lesson champions, 3, 1: said when it is done; at most 330 characters */
N_("Victory. In a match champions are drafted at the start: four times the Worms see two cards and keep one, for Green, Yellow, Purple and Pink; the Bird sees four and keeps one, and its card says how much Health it has.")

/* Translators: lesson match: title; at most 330 characters */
N_("A first match")

/* Translators: lesson match: what it is about; at most 330 characters */
N_("A whole match on each side, against an easy rival, with somebody at your shoulder.")

/* Translators: lesson first-bird: title; at most 330 characters */
N_("Your first match as the Bird")

/* Translators: lesson first-bird: what it is about; at most 330 characters */
N_("Eat all four Worms before you starve.")

/* Translators: lesson first-bird, 1: what is said; at most 330 characters */
N_("A whole match, without cards. All four Worms lie eight to ten rows deep, and you begin with Hunger 7. First choose where to land: any grass will do. A column next to a Worm’s is a good place to start digging.")

/* Translators: lesson first-bird, 1: a hint; at most 330 characters */
N_("Press any of the marked spaces in row 0. The list on the left says where each Worm is.")

/* Translators: lesson first-bird, 1, 1: what is said; at most 330 characters */
N_("Your first turn: four actions. The Worms are deep down, so think of the nights: a Drill digs one row each night for ever. Dig a shaft toward a Worm, or two.")

/* Translators: lesson first-bird, 1, 2: what is said; at most 330 characters */
N_("Day 2. A night costs one Hunger, so you have about a week. Rain brings Worms up two rows; be where they come up. A peck does the same, but only for Worms in a straight line from you.")

/* Translators: lesson first-bird, 1, 3: what is said; at most 330 characters */
N_("The first one! Three Hunger more, and its Gravestone sinks the column you were in by a row each night. But the Worms may turn it into a Zombie.")

/* Translators: lesson first-bird, 1, 4: what is said; at most 330 characters */
N_("You were bitten: one Health gone, and one action of this turn. Do not end your turns next to Worms, corners included. Rest gives two Health back.")

/* Translators: lesson first-bird, 1, 5: what is said; at most 330 characters */
N_("Suspicion has risen to 3. At 4 the Worms are “Sus”, and neither rain nor pecks move them. It falls by one each night, so do not overdo the pecking.")

/* Translators: lesson first-bird, 1, 6: what is said; at most 330 characters */
N_("Hunger 3: three nights to go. Plan the next meal now. Which Worm is nearest to a shaft of yours, and what would the night do to that column?")

/* Translators: lesson first-bird, 1, 7: what is said; at most 330 characters */
N_("Hunger 1: eat in this turn, or sink onto a Worm tonight, or starve. Sinking comes before hunger, so a meal at night still counts.")

/* Translators: lesson first-bird, 1, 8: what is said; at most 330 characters */
N_("Day 4. Digging sideways pulls a whole column down by a row: that can bring a Worm to your side, or your beak to it.")

/* Translators: lesson first-bird, 1, 9: what is said; at most 330 characters */
N_("Day 3. Once you are as deep as a Worm, peck along your row: the Worm comes up to two spaces nearer. While Suspicion is 0, “Dum”, it even walks into your beak.")

/* Translators: lesson first-bird, 1, 10: what is said; at most 330 characters */
N_("Day 5. The number beside Hunger says how many days until you starve. If your shaft leads to nobody any more, begin another between two Worms, and put a Drill on its Grass: the night digs for free.")

/* Translators: lesson first-bird, 1, 11: what is said; at most 330 characters */
N_("Day 7. You win when no living Worm is left, and lose when your Hunger or your Health comes to 0. Where Bedrock is in your way, dig up to it, break it, and dig on.")

/* Translators: lesson first-bird, 1, 1: said when it is done; at most 330 characters */
N_("You have eaten them all: a perfect season. Now try a match on the other side, or a New Duel with cards and champions.")

/* Translators: lesson first-bird, 1, 2: said when it is done; at most 330 characters */
N_("The Worms have won this one. It is a hard life up there: dig shafts early, let Drills work at night, and eat before Hunger gets low. Press Again for another try, or go on to the other side.")

/* Translators: lesson first-worms: title; at most 330 characters */
N_("Your first match as the Worms")

/* Translators: lesson first-worms: what it is about; at most 330 characters */
N_("Stay alive until the Bird is out of food, or bite it to bits.")

/* Translators: lesson first-worms, 1: what is said; at most 330 characters */
N_("A whole match, without cards. The Bird lands first; then you have four actions, and in every turn after that. You win when its Hunger or its Health comes to 0. It begins with Hunger 7 and Health 5.")

/* Translators: lesson first-worms, 1: a hint; at most 330 characters */
N_("Look where the Bird has landed, and which Worm is nearest to it. Move that one away or down, or put Bedrock between them.")

/* Translators: lesson first-worms, 1, 1: what is said; at most 330 characters */
N_("The Bird has landed. It eats what is at its sides, and digs one row an action. Keep four rows of dirt between you and its grass, or Bedrock, or a Wormhole to run to.")

/* Translators: lesson first-worms, 1, 2: what is said; at most 330 characters */
N_("Day 2, and one Hunger less. Each night without a meal is a point for you. Watch Drills and Gravestones: they sink grass at night, and the Bird eats a Worm that it sinks onto.")

/* Translators: lesson first-worms, 1, 3: what is said; at most 330 characters */
N_("Rain has moved you up two rows. After it Suspicion rises, and at 4 and 5 nobody falls for rain any more. Crawl back down, or make use of being near: bite.")

/* Translators: lesson first-worms, 1, 4: what is said; at most 330 characters */
N_("One of you is gone. Its Gravestone sinks that column, so take it away: from next to it, Raise Undead turns it into a Zombie, which bites and which nobody will miss.")

/* Translators: lesson first-worms, 1, 5: what is said; at most 330 characters */
N_("Well bitten: the Bird has lost one Health and one action. Now get away from its sides before you end your turn.")

/* Translators: lesson first-worms, 1, 6: what is said; at most 330 characters */
N_("The Bird’s Hunger is 2. It will take risks now. Stay deep, keep apart, and push up the grass wherever it stands near you.")

/* Translators: lesson first-worms, 1, 7: what is said; at most 330 characters */
N_("Day 4. Pushing grass up fills the Bird’s shafts, and takes the Bird along if it stands there. Every row has to be dug again.")

/* Translators: lesson first-worms, 1, 8: what is said; at most 330 characters */
N_("Day 3. The number beside Hunger says how many days until the Bird starves. Only Worms feed it: see which of you is nearest to it, and help that one first.")

/* Translators: lesson first-worms, 1, 9: what is said; at most 330 characters */
N_("Day 5. The Bird cannot eat round a corner, so the safest bite is from there. It costs the Bird one Health, and one action of its next turn. Bite when you can get away afterwards.")

/* Translators: lesson first-worms, 1, 10: what is said; at most 330 characters */
N_("Day 7. You win when the Bird’s Hunger or its Health comes to 0, and it wins when no living Worm is left. Zombies do not count as living: keep the last of you deep and far away.")

/* Translators: lesson first-worms, 1, 1: said when it is done; at most 330 characters */
N_("The Worms have won, and you led them. Now try a New Duel, with champions and cards if you like.")

/* Translators: lesson first-worms, 1, 2: said when it is done; at most 330 characters */
N_("The Bird has eaten all four. Next time keep further from its shafts, spoil its nights with Bedrock, and bite when it cannot reach you. Press Again for another try.")

/* Translators: lesson puzzles: title; at most 330 characters */
N_("Puzzles")

/* Translators: lesson puzzles: what it is about; at most 330 characters */
N_("One turn each, and it can be done.")

/* Translators: lesson puzzle-08: title; at most 330 characters */
N_("From Both Sides")

/* Translators: lesson puzzle-08: what it is about; at most 330 characters */
N_("The Worms bite twice in one turn.")

/* Translators: lesson puzzle-08, 1: what is said; at most 330 characters */
N_("The Bird stands at i2, at the bottom of a shallow shaft. Pink is close enough to bite, at j3; Purple lies on the grass at g0, two columns away. You lead the Worms and have four actions: bite the Bird twice.")

/* Translators: lesson puzzle-08, 1: a hint; at most 330 characters */
N_("It begins with Purple, moving downwards.")

/* Translators: lesson puzzle-08, 1, 1: what is said; at most 330 characters */
N_("A puzzle has no tomorrow: it is done in this turn. Take moves back, or press Again.")

/* Translators: lesson puzzle-08, 1, 1: said when it is done; at most 330 characters */
N_("Solved.")

/* Translators: lesson puzzle-01: title; at most 330 characters */
N_("Knock, Knock")

/* Translators: lesson puzzle-01: what it is about; at most 330 characters */
N_("The Bird eats a Worm in one turn.")

/* Translators: lesson puzzle-01, 1: what is said; at most 330 characters */
N_("You are the Bird, at f0, with four actions. Green lies at b4, four rows below the grass, and listens to every drop that falls. Get Green to your beak and eat it.")

/* Translators: lesson puzzle-01, 1: a hint; at most 330 characters */
N_("It begins with a flight to b0.")

/* Translators: lesson puzzle-02: title; at most 330 characters */
N_("Six Feet Under")

/* Translators: lesson puzzle-02, 1: what is said; at most 330 characters */
N_("You are the Bird, at d0, with four actions. Yellow lies straight below you at d6, and there is nothing but dirt between you. Eat it before the turn is over.")

/* Translators: lesson puzzle-02, 1: a hint; at most 330 characters */
N_("It begins with digging downwards.")

/* Translators: lesson puzzle-06: title; at most 330 characters */
N_("Two Taps")

/* Translators: lesson puzzle-06, 1: what is said; at most 330 characters */
N_("You are the Bird, at c1, with four actions. Green lies at b6, five rows below the grass of column b, which is at b1. Digging all that way would take too long: eat Green all the same.")

/* Translators: lesson puzzle-06, 1: a hint; at most 330 characters */
N_("It begins with a flight to b1.")

/* Translators: lesson puzzle-06, 1, 1: said when it is done; at most 330 characters */
N_("Solved, and in the only way there is.")

/* Translators: lesson puzzle-21: title; at most 330 characters */
N_("Breakfast, Then Dinner")

/* Translators: lesson puzzle-21: what it is about; at most 330 characters */
N_("The Bird eats two Worms in one turn.")

/* Translators: lesson puzzle-21, 1: what is said; at most 330 characters */
N_("You are the Bird, at b1, with four actions. Green lies right below you at b2. Pink is at j4, three rows below the grass of column j, and Purple is at h4. Eat two Worms in this turn.")

/* Translators: lesson puzzle-21, 1: a hint; at most 330 characters */
N_("It begins with a meal at b2.")

/* Translators: lesson puzzle-14: title; at most 330 characters */
N_("Room Service")

/* Translators: lesson puzzle-14, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions. The Bird stands on the grass at c4, and Yellow is right below it, at c5. Green, at a2, is two columns away and two rows too high. Bite the Bird twice, once with each of them.")

/* Translators: lesson puzzle-14, 1: a hint; at most 330 characters */
N_("It begins with Green, moving to the right.")

/* Translators: lesson puzzle-13: title; at most 330 characters */
N_("The One Who Climbs")

/* Translators: lesson puzzle-13, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions. The Bird stands at i5, at the bottom of its shaft. Pink has crept up beside it, at j5; Purple is three rows deeper, at h8. Bite the Bird twice.")

/* Translators: lesson puzzle-13, 1: a hint; at most 330 characters */
N_("It begins with Purple, moving upwards.")

/* Translators: lesson puzzle-03: title; at most 330 characters */
N_("By the Side Door")

/* Translators: lesson puzzle-03, 1: what is said; at most 330 characters */
N_("You are the Bird, at c1, with four actions. Green lies at a6 and feels safe, for there is Bedrock right above it, at a5. Next to it the shaft of column b is open down to the grass at b4. Eat Green.")

/* Translators: lesson puzzle-03, 1: a hint; at most 330 characters */
N_("It begins with a flight to b4.")

/* Translators: lesson puzzle-05: title; at most 330 characters */
N_("Nobody Answers")

/* Translators: lesson puzzle-05, 1: what is said; at most 330 characters */
N_("You are the Bird, at j1, with four actions. Suspicion is as high as it goes: the Worms no longer come up when you peck. Pink lies at k4, one column to the right of you and three rows deeper. Eat it.")

/* Translators: lesson puzzle-07: title; at most 330 characters */
N_("A Head Start")

/* Translators: lesson puzzle-07, 1: what is said; at most 330 characters */
N_("Green is at b9, Yellow at d8, Purple at h8 and Pink at i6: all of them deep. You are the Bird, at c0, with four actions, and only column h gives you a head start, for its grass has sunk to h3. Eat a Worm.")

/* Translators: lesson puzzle-07, 1: a hint; at most 330 characters */
N_("It begins with a flight to h3.")

/* Translators: lesson puzzle-29: title; at most 330 characters */
N_("Good Neighbours")

/* Translators: lesson puzzle-29: what it is about; at most 330 characters */
N_("The Bird wins in one turn.")

/* Translators: lesson puzzle-29, 1: what is said; at most 330 characters */
N_("Only Yellow, at g4, and Purple, at h1, are still alive, and they have moved close together. You are the Bird, at a1, with four actions. Eat both of them and win.")

/* Translators: lesson puzzle-29, 1: a hint; at most 330 characters */
N_("It begins with a flight to g1.")

/* Translators: lesson puzzle-37: title; at most 330 characters */
N_("Mind the Exit")

/* Translators: lesson puzzle-37: what it is about; at most 330 characters */
N_("The Worms win in one turn.")

/* Translators: lesson puzzle-37, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions; the Bird, at c5, has two Health left. Yellow, at d7, is one step away from a bite. Green is far off at j8, right above the Wormhole at j9; the others are at b6, c2 and g11. Choose well where to come out, and win.")

/* Translators: lesson puzzle-37, 1: a hint; at most 330 characters */
N_("A Worm that comes out above the Bird falls into its beak. One that comes out at a corner of its space can bite.")

/* Translators: lesson puzzle-17: title; at most 330 characters */
N_("One Perch, Two Plates")

/* Translators: lesson puzzle-17, 1: what is said; at most 330 characters */
N_("You are the Bird, at g2, with four actions. Column h is open down to the grass at h5. Purple lies right beside that space, at i5, and Yellow three rows below it, at h8. Eat two Worms in this turn.")

/* Translators: lesson puzzle-17, 1: a hint; at most 330 characters */
N_("It begins with a flight to h5.")

/* Translators: lesson puzzle-20: title; at most 330 characters */
N_("Not the Dead One")

/* Translators: lesson puzzle-20, 1: what is said; at most 330 characters */
N_("You are the Bird, at c3, with four actions. Yellow shares the space b6 with a Zombie, and Purple lies at i6. Next to them column c is open down to c6 and column j down to j9. Eat both Worms; the Zombie is no meal.")

/* Translators: lesson puzzle-20, 1: a hint; at most 330 characters */
N_("It begins with a flight to c6.")

/* Translators: lesson puzzle-38: title; at most 330 characters */
N_("Two from One Grave")

/* Translators: lesson puzzle-38, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions. Two Gravestones lie on the grass at f2, right above Green at f3, who has bitten already. The Bird, at d2, has two Health left; there is Bedrock at e1 and e3. Win with what the Bird has left behind.")

/* Translators: lesson puzzle-38, 1: a hint; at most 330 characters */
N_("A Zombie may be raised into a space beside its Gravestone. Only one such space is near the Bird: e2.")

/* Translators: lesson puzzle-39: title; at most 330 characters */
N_("Going Up")

/* Translators: lesson puzzle-39, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions; the Bird has three Health left. It stands on the grass at d6, and Green is right below it, at d7. Pink, at c4, and Yellow, at e4, are too high to bite, with Bedrock below them at c5 and e5. Win.")

/* Translators: lesson puzzle-39, 1: a hint; at most 330 characters */
N_("If the others cannot come down, the Bird must come up. But Green should use its teeth before that.")

/* Translators: lesson puzzle-19: title; at most 330 characters */
N_("The Long Way Down")

/* Translators: lesson puzzle-19, 1: what is said; at most 330 characters */
N_("You are the Bird, at a2, with four actions. Column a is one long shaft: its grass is down at a11, and Green lies on it. Yellow is two columns off the shaft, at c9. Eat both on your way down.")

/* Translators: lesson puzzle-19, 1: a hint; at most 330 characters */
N_("It begins with a flight to a9.")

/* Translators: lesson puzzle-22: title; at most 330 characters */
N_("Second Helping")

/* Translators: lesson puzzle-22, 1: what is said; at most 330 characters */
N_("You are the Bird, at k0, with four actions. Yellow lies in the open, on the grass at f3, and Pink at i4, three columns to the right of it and one row deeper. Purple, at f12, is out of reach. Eat two Worms.")

/* Translators: lesson puzzle-22, 1: a hint; at most 330 characters */
N_("It begins with a flight to f3.")

/* Translators: lesson puzzle-40: title; at most 330 characters */
N_("Shut the Back Door")

/* Translators: lesson puzzle-40, 1: what is said; at most 330 characters */
N_("You lead the Worms, with four actions; the Bird, at e4, has two Health left. Pink is beside it, at d3. Green, at g5, could bite from f5, but the Wormhole there would carry it off to its twin at c9. Yellow, at d10, has bitten already. Win.")

/* Translators: lesson puzzle-40, 1: a hint; at most 330 characters */
N_("A Wormhole sleeps while the only other one lies under Bedrock.")

/* Translators: lesson puzzle-34: title; at most 330 characters */
N_("The Last Two")

/* Translators: lesson puzzle-34, 1: what is said; at most 330 characters */
N_("Only Green, at b1, and Purple, at g2, are still alive. You are the Bird, at f1, with four actions, and the Bedrock at g1 keeps you from coming at Purple from above. Eat both of them and win.")

/* Translators: lesson puzzle-33: title; at most 330 characters */
N_("Straight Above Is Too Far")

/* Translators: lesson puzzle-33, 1: what is said; at most 330 characters */
N_("Only Purple, at g7, and Pink, on the grass at k0, are still alive. You are the Bird, at g0, straight above Purple, with four actions. The deepest shaft is that of column d: its grass is at d7. Eat both of them and win.")

/* Translators: lesson puzzle-33, 1: a hint; at most 330 characters */
N_("It begins with a flight to d7.")

/* Translators: lesson puzzle-41: title; at most 330 characters */
N_("Wings Wide Open")

/* Translators: lesson puzzle-41, 1: what is said; at most 330 characters */
N_("You are the Bird, hovering at f4, with two actions left. Green is at e3 and Yellow at g3: so near, but at your corners. Your cards are Trench and Dive Bomb. Eat both of them before the turn is over.")

/* Translators: lesson puzzle-41, 1: a hint; at most 330 characters */
N_("To dig sideways brings down all that is above the space you dig, Worms and all.")

/* Translators: lesson puzzle-42: title; at most 330 characters */
N_("Which Way It Rains")

/* Translators: lesson puzzle-42, 1: what is said; at most 330 characters */
N_("You are the Bird, on the grass at f5, with three actions left. Green is at h5, Yellow at h6, Purple at d4 and Pink at b7. Your cards are Cloudburst and Overdrive. Eat two Worms in this turn.")

/* Translators: lesson puzzle-42, 1: a hint; at most 330 characters */
N_("Let it rain sideways, and bring two Worms next to you at once.")

/* Translators: lesson puzzle-43: title; at most 330 characters */
N_("A Seat Between Two")

/* Translators: lesson puzzle-43, 1: what is said; at most 330 characters */
N_("You are the Bird, at j1, with two actions left. Yellow is at b2, Green at c3, Purple at g2 and Pink at e4. The grass of column c is at c1; above the other three it is still in row 0. Your cards are Dive Bomb and Forage. Eat two Worms.")

/* Translators: lesson puzzle-43, 1: a hint; at most 330 characters */
N_("Look for a space from which two Worms can be eaten without another step.")

/* Translators: lesson puzzle-44: title; at most 330 characters */
N_("The Warm Way Out")

/* Translators: lesson puzzle-44, 1: what is said; at most 330 characters */
N_("Only Green, at i6, and Yellow, at d2, are still alive. You are the Bird, at b0, with two actions left. There is Lava on the grass at j5, and the grass of column d is at d1. Your cards are Hypnosis and Cloudburst. Win in this turn.")

/* Translators: lesson puzzle-44, 1: a hint; at most 330 characters */
N_("You cannot reach both. But a Worm in Lava counts as well as one in your beak.")

/* Translators: lesson puzzle-45: title; at most 330 characters */
N_("Dinner on Credit")

/* Translators: lesson puzzle-45, 1: what is said; at most 330 characters */
N_("You lead the Worms: Green at b4, Yellow at j9, with three actions left. The Bird, at f3, has too much Health for your teeth, but its Hunger is 4, and it ate a Worm in its last turn. Your cards are Borrowed Strength, Indigestion, Tripwire and Venom. Win in this turn.")

/* Translators: lesson puzzle-45, 1: a hint; at most 330 characters */
N_("Count what each card takes off the Bird’s Hunger, and where a Worm must be to play it. Borrow the actions that you lack.")

/* Translators: lesson puzzle-46: title; at most 330 characters */
N_("Rain Dance")

/* Translators: lesson puzzle-46: what it is about; at most 330 characters */
N_("The Bird eats three Worms in one turn.")

/* Translators: lesson puzzle-46, 1: what is said; at most 330 characters */
N_("You are the Bird, on the grass at f3, with three actions left. Green and Pink lie together at f7, Yellow at h5, Purple far off at b8. Suspicion is 1, just above “Dum”: the Worms still keep out of your beak. Your cards are Foot Tapping and Forage. Eat three Worms.")

/* Translators: lesson puzzle-46, 1: a hint; at most 330 characters */
N_("Once Suspicion is on “Dum”, a single peck makes Worms crawl right into your beak. Spend it where it brings most.")

/* Translators: lesson puzzle-47: title; at most 330 characters */
N_("Sleepwalkers")

/* Translators: lesson puzzle-47, 1: what is said; at most 330 characters */
N_("You are the Bird, on the grass at d4, with three actions left. Green and Yellow lie together at d6, Pink at f4, Purple far off at j11. Suspicion is 4: no Worm listens to you any more. Your cards are Lullaby and Early Bird. Eat three Worms.")

/* Translators: lesson puzzle-47, 1: a hint; at most 330 characters */
N_("Worms that are “Dum” crawl right into your beak, but after one peck they are so no longer.")

/* Translators: lesson puzzle-48: title; at most 330 characters */
N_("Up You Come")

/* Translators: lesson puzzle-48, 1: what is said; at most 330 characters */
N_("You lead the Worms, with two actions left. The Bird, with two Health left, stands far down on the grass at e7. Green is at d3, Pink at f5 and Purple at i9. Your cards are Swell and Sticky Mud. Win in this turn.")

/* Translators: lesson puzzle-48, 1: a hint; at most 330 characters */
N_("Only at one height is the Bird near both Green and Pink.")

/* Translators: lesson puzzle-49: title; at most 330 characters */
N_("Four Hearts, Four Bites")

/* Translators: lesson puzzle-49, 1: what is said; at most 330 characters */
N_("You lead the Worms, with three actions left. The Bird, at h3, has four Health left. Green, at g4, and Purple, at i4, are near enough to bite; Yellow is at e6 and Pink at d2. Your cards are Pack Hunt and Alarm. Win in this turn.")

/* Translators: lesson puzzle-49, 1: a hint; at most 330 characters */
N_("Whoever can bite without the card should not use it up. Pink is one step too far away.")

/* Translators: lesson puzzle-50: title; at most 330 characters */
N_("Two Trapdoors")

/* Translators: lesson puzzle-50, 1: what is said; at most 330 characters */
N_("You are the Bird, at e0, with two actions left. Green is at c3, below the grass at c1, Yellow at h2, Purple at j3, and Pink at a2, with Bedrock above it. Your cards are two Sinkholes and Overdrive. Eat two Worms in this turn.")

/* Translators: lesson puzzle-50, 1: a hint; at most 330 characters */
N_("Grass that sinks onto a Worm lays it bare, and you eat what you fly to.")

/* Translators: lesson puzzle-51: title; at most 330 characters */
N_("Never Enough")

/* Translators: lesson puzzle-51, 1: what is said; at most 330 characters */
N_("Three Worms are left: Green at b4, right below you, Yellow on the grass at f1, and Pink at i5, right below the grass at i4. You are the Bird, at b3, with two actions left. Your cards are Feeding Frenzy, Dive Bomb and Forage. Eat all three and win.")

/* Translators: lesson puzzle-51, 1: a hint; at most 330 characters */
N_("Each meal pays for one more action, but the first must be paid in advance.")

/* Translators: lesson puzzle-52: title; at most 330 characters */
N_("Change of Shift")

/* Translators: lesson puzzle-52, 1: what is said; at most 330 characters */
N_("You lead the Worms, with two actions left; the Bird, at g4, has two Health left. Green, at f5, has bitten already. Yellow is far off at b9, Pink at i5, and Purple, at k10, is stunned. Your cards are Switcheroo and Venom. Win in this turn.")

/* Translators: lesson puzzle-52, 1: a hint; at most 330 characters */
N_("Green’s place is a good one. Somebody with fresh teeth should have it.")

/* Translators: lesson puzzle-53: title; at most 330 characters */
N_("Two Elevators")

/* Translators: lesson puzzle-53, 1: what is said; at most 330 characters */
N_("You lead the Worms, with two actions left. The Bird hovers at h3 and has two Health left. Green lies on the grass at h7, Yellow on the grass at i8, and Purple is at c10. Your cards are two Swells and Sticky Mud. Win in this turn.")

/* Translators: lesson puzzle-53, 1: a hint; at most 330 characters */
N_("Count the floors: one too many, and Green arrives in the beak.")

/* Translators: lesson puzzle-54: title; at most 330 characters */
N_("The Dead Walk In")

/* Translators: lesson puzzle-54, 1: what is said; at most 330 characters */
N_("You lead the Worms, with two actions left. The Bird, on the grass at e3, has three Health left. Green is at g4, Pink far off at c11, a Zombie at c4, and the grass of column d is at d1. Your cards are Shamble and Frozen Ground. Win in this turn.")

/* Translators: lesson puzzle-54, 1: a hint; at most 330 characters */
N_("Three Health, three biters: the Zombie you have, one more on the grass next to the Bird, and Green.")

/* Translators: lesson puzzle-55: title; at most 330 characters */
N_("Stones in the Way")

/* Translators: lesson puzzle-55, 1: what is said; at most 330 characters */
N_("You are the Bird, on the grass at g2, with four actions. Green is at c3, below Bedrock at c2, and Pink at j3, below Bedrock at j2; the grass above them is at c1 and j1. Purple is at e8. Your cards are Shatter and two Sinkholes. Eat two Worms in this turn.")

/* Translators: lesson puzzle-55, 1: a hint; at most 330 characters */
N_("Bedrock stops what sinks. Both stones lie in your own row.")
