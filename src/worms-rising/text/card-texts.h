/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/worms-rising/cards.json by make-card-texts.py, and never compiled: xgettext reads it. */
#pragma once

/* Translators: Worm champion the-bodyguard, its name */
N_("The Bodyguard")
/* Translators: Worm champion the-bodyguard, what it says on it; at most 220 characters */
N_("The Bird can’t use Eat on other Worms that are adjacent to this one.")
/* Translators: Worm champion the-bodyguard, a tip to whoever has it; at most 220 characters */
N_("Side by side with it, the others are safe from the beak, but not from a Bird that lands on them. It cannot guard itself.")
/* Translators: Worm champion the-bodyguard, a note on a corner case; at most 400 characters */
N_("Zombies are not guarded. Being eaten on contact is not the Eat action.")

/* Translators: Worm champion the-chewy, its name */
N_("The Chewy")
/* Translators: Worm champion the-chewy, what it says on it; at most 220 characters */
N_("It is all gristle: the Eat action on it costs 2 actions, and eating it raises Hunger by 1 only.")
/* Translators: Worm champion the-chewy, a tip to whoever has it; at most 220 characters */
N_("Let it stand in front: a poor meal at a high price. Only a Bird that lands on it, or sinks onto it, saves the actions.")
/* Translators: Worm champion the-chewy, a note on a corner case; at most 400 characters */
N_("Eaten on contact it costs no action, and still feeds 1 only.")

/* Translators: Worm champion the-climber, its name */
N_("The Climber")
/* Translators: Worm champion the-climber, what it says on it; at most 220 characters */
N_("It may also Move diagonally, but that way into packed Dirt only.")
/* Translators: Worm champion the-climber, a tip to whoever has it; at most 220 characters */
N_("One step where others need two. From the Grass of a pit it climbs out through the corner of the wall: bite, then be gone.")
/* Translators: Worm champion the-climber, a note on a corner case; at most 400 characters */
N_("The diagonal Move also leads up from a Grass, which a straight step does not.")
/* Translators: Worm champion the-climber, a note on a corner case; at most 400 characters */
N_("Rain never moves it diagonally; only the Peck of The Tilt does.")

/* Translators: Worm champion the-commander, its name */
N_("The Commander")
/* Translators: Worm champion the-commander, what it says on it; at most 220 characters */
N_("Once per turn, for no action: another Worm or a Zombie, at any distance, makes 1 Move.")
/* Translators: Worm champion the-commander, a tip to whoever has it; at most 220 characters */
N_("A fifth step every turn, wherever it is needed. It cannot order itself about, so let the others draw the Bird away from it.")
/* Translators: Worm champion the-commander, a note on a corner case; at most 400 characters */
N_("The Worm it commands must not be stunned.")

/* Translators: Worm champion the-contrary, its name */
N_("The Contrary")
/* Translators: Worm champion the-contrary, what it says on it; at most 220 characters */
N_("Rain, Pecks and all that works as rain move it the opposite way. Eating it raises Hunger by 1 more.")
/* Translators: Worm champion the-contrary, a tip to whoever has it; at most 220 characters */
N_("Rain drives it deeper and a Peck pushes it away: it thrives in wet weather. Stay off the bottom row and the edges, where it can be cornered.")
/* Translators: Worm champion the-contrary, a note on a corner case; at most 400 characters */
N_("Rain from below or from the side turns round too, and rain upward moves it down even from Grass.")
/* Translators: Worm champion the-contrary, a note on a corner case; at most 400 characters */
N_("“Dum” and “Sus” mean the same to it as to all Worms.")
/* Translators: Worm champion the-contrary, a note on a corner case; at most 400 characters */
N_("Foot Tapping and Treetop Rave work as rain. A Flood does not: in it The Contrary goes up like everyone else.")

/* Translators: Worm champion the-eavesdropper, its name */
N_("The Eavesdropper")
/* Translators: Worm champion the-eavesdropper, what it says on it; at most 220 characters */
N_("While it is within 3 spaces of the Bird, the Bird’s hand lies open.")
/* Translators: Worm champion the-eavesdropper, a tip to whoever has it; at most 220 characters */
N_("Creep up and read along. If you see Screech you are too near; if you see nothing to fear, bite.")
/* Translators: Worm champion the-eavesdropper, a note on a corner case; at most 400 characters */
N_("It reads along in either side’s turn, and while it is stunned.")

/* Translators: Worm champion the-engineer, its name */
N_("The Engineer")
/* Translators: Worm champion the-engineer, what it says on it; at most 220 characters */
N_("Its Bedrock action reaches any space within 2 spaces of it.")
/* Translators: Worm champion the-engineer, a tip to whoever has it; at most 220 characters */
N_("Wall off a friend who is two spaces away, or stop a shaft before it gets to you. Drills, Break and Shatter are the Bird’s answer.")
/* Translators: Worm champion the-engineer, a note on a corner case; at most 400 characters */
N_("At most 2 columns and at most 2 rows away, also around corners. What lies between does not matter.")

/* Translators: Worm champion the-gardener, its name */
N_("The Gardener")
/* Translators: Worm champion the-gardener, what it says on it; at most 220 characters */
N_("Its Push reaches the Grass of its own column and of columns up to 2 away, at any depth, but not the Grass it is on.")
/* Translators: Worm champion the-gardener, a tip to whoever has it; at most 220 characters */
N_("Refill the Bird’s shafts from a safe distance. The Bird will dig where The Gardener is not, so keep it in the middle of the board.")
/* Translators: Worm champion the-gardener, a note on a corner case; at most 400 characters */
N_("It cannot push the Grass it is on. In its own column it pushes the Grass above it, however high.")
/* Translators: Worm champion the-gardener, a note on a corner case; at most 400 characters */
N_("A Push that would lift Lava into the Bird’s space is still not legal.")

/* Translators: Worm champion the-gossip, its name */
N_("The Gossip")
/* Translators: Worm champion the-gossip, what it says on it; at most 220 characters */
N_("Once per turn, for 1 action, if another Worm is nearby it: Suspicion rises 1.")
/* Translators: Worm champion the-gossip, a tip to whoever has it; at most 220 characters */
N_("A chat a day keeps Suspicion up, and on “Sus” neither rain nor Peck moves a Worm. It needs company, and company is easy to Screech at.")
/* Translators: Worm champion the-gossip, a note on a corner case; at most 400 characters */
N_("It cannot be used when Suspicion is at its highest.")

/* Translators: Worm champion the-hermit, its name */
N_("The Hermit")
/* Translators: Worm champion the-hermit, what it says on it; at most 220 characters */
N_("The Bird can Eat it only from the space right above it.")
/* Translators: Worm champion the-hermit, a tip to whoever has it; at most 220 characters */
N_("Put a roof of Bedrock over it and no beak gets at it. But a Bird that lands on it, or sinks onto it, eats it as usual.")
/* Translators: Worm champion the-hermit, a note on a corner case; at most 400 characters */
N_("Reaching it from two spaces above, from below or from a corner is no help to the Bird.")
/* Translators: Worm champion the-hermit, a note on a corner case; at most 400 characters */
N_("Being eaten on contact, or for a Bite by The Reborn, is not the Eat action.")

/* Translators: Worm champion the-necromancer, its name */
N_("The Necromancer")
/* Translators: Worm champion the-necromancer, what it says on it; at most 220 characters */
N_("Its Raise Undead reaches a Gravestone at any distance.")
/* Translators: Worm champion the-necromancer, a tip to whoever has it; at most 220 characters */
N_("Keep it far from the beak: it wakes the dead from anywhere. Together with The Undertaker no grave is safe from you.")
/* Translators: Worm champion the-necromancer, a note on a corner case; at most 400 characters */
N_("Only the way to the Gravestone is longer. The Zombie still comes up in the Gravestone’s space or nearby it.")

/* Translators: Worm champion the-pickpocket, its name */
N_("The Pickpocket")
/* Translators: Worm champion the-pickpocket, what it says on it; at most 220 characters */
N_("After its Bite, look at a random card of the Bird’s hand. You may have the Bird discard it.")
/* Translators: Worm champion the-pickpocket, a tip to whoever has it; at most 220 characters */
N_("Bite early and often: every Bite is a look into the Bird’s hand as well. Let a weak card stay: it takes the place of a better one.")
/* Translators: Worm champion the-pickpocket, a note on a corner case; at most 400 characters */
N_("With no card in the Bird’s hand there is nothing to see.")
/* Translators: Worm champion the-pickpocket, a note on a corner case; at most 400 characters */
N_("A Bird that eats whoever bites it (The Reborn) does so before the look, and then there is no look.")

/* Translators: Worm champion the-reckless, its name */
N_("The Reckless")
/* Translators: Worm champion the-reckless, what it says on it; at most 220 characters */
N_("Once per turn, for 1 action: it makes up to 2 Moves and then Bites if it can. Then it is stunned.")
/* Translators: Worm champion the-reckless, a tip to whoever has it; at most 220 characters */
N_("Three actions for one, and it lies dazed beside the Bird. Strike when the Bird cannot eat, or when the Bite is the last one needed.")
/* Translators: Worm champion the-reckless, a note on a corner case; at most 400 characters */
N_("It Bites if the Bird is nearby, whether you like it or not, unless it has bitten this turn.")
/* Translators: Worm champion the-reckless, a note on a corner case; at most 400 characters */
N_("Stunned in your own turn, it stays so until the end of your next turn.")

/* Translators: Worm champion the-restless, its name */
N_("The Restless")
/* Translators: Worm champion the-restless, what it says on it; at most 220 characters */
N_("When it is eaten: at the start of the Worms’ next turn a Gravestone in the column where it was buried becomes a Zombie there, for no action.")
/* Translators: Worm champion the-restless, a tip to whoever has it; at most 220 characters */
N_("Its death is not the end of it. A Bird that stays on that Grass eats the Zombie at once, so lure it away first.")
/* Translators: Worm champion the-restless, a note on a corner case; at most 400 characters */
N_("This works after its death. The column where it was buried is remembered, wherever its Grass is then, and any Gravestone that lies there will do.")
/* Translators: Worm champion the-restless, a note on a corner case; at most 400 characters */
N_("With no Gravestone there, or no Zombie in the supply, nothing happens.")

/* Translators: Worm champion the-root, its name */
N_("The Root")
/* Translators: Worm champion the-root, what it says on it; at most 220 characters */
N_("The Bird can’t Dig a space adjacent to it.")
/* Translators: Worm champion the-root, a tip to whoever has it; at most 220 characters */
N_("Standing still, it is a wall in itself, and so is the Dirt between it and a friend. Rain, Pecks, Drills and Sinkholes still get through.")
/* Translators: Worm champion the-root, a note on a corner case; at most 400 characters */
N_("This holds while it is stunned, for digs by cards, and against The Crash too.")

/* Translators: Worm champion the-salamander, its name */
N_("The Salamander")
/* Translators: Worm champion the-salamander, what it says on it; at most 220 characters */
N_("Lava does not kill it. Once per match, for 1 action: put 1 Lava on a Grass here or nearby it, not the Grass the Bird stands on.")
/* Translators: Worm champion the-salamander, a tip to whoever has it; at most 220 characters */
N_("At home in the fire, where no Bird can follow. Mind your friends: your Lava kills them, and it burns a shaft for the Bird beside it.")
/* Translators: Worm champion the-salamander, a note on a corner case; at most 400 characters */
N_("In Lava’s space it can be eaten only from the side, from the air right above, or from below.")
/* Translators: Worm champion the-salamander, a note on a corner case; at most 400 characters */
N_("The Lava may go onto a Grass with other Worms or Zombies, and kills them.")

/* Translators: Worm champion the-scholar, its name */
N_("The Scholar")
/* Translators: Worm champion the-scholar, what it says on it; at most 220 characters */
N_("While it is in rows 10 to 12, your first card each turn costs 1 action.")
/* Translators: Worm champion the-scholar, a tip to whoever has it; at most 220 characters */
N_("Leave it to its books at the bottom and play a card every turn. Floods and cunning Birds will try to get it out of its study.")
/* Translators: Worm champion the-scholar, a note on a corner case; at most 400 characters */
N_("It helps while stunned, too.")
/* Translators: Worm champion the-scholar, a note on a corner case; at most 400 characters */
N_("Only the first card of the turn counts. One played before the Worm was down there counts as the first.")

/* Translators: Worm champion the-shadow, its name */
N_("The Shadow")
/* Translators: Worm champion the-shadow, what it says on it; at most 220 characters */
N_("Once per match, when it would be eaten, you may have it dodge: it is not eaten and may make 1 Move. From the Bird’s space it must Move out, or it is eaten; caught in a fall it falls on instead.")
/* Translators: Worm champion the-shadow, a tip to whoever has it; at most 220 characters */
N_("Dare to stand closer than the others: the first beak hits nothing. Keep a way out beside you, and mind that a stunned Shadow cannot dodge.")
/* Translators: Worm champion the-shadow, a note on a corner case; at most 400 characters */
N_("You are asked before it is eaten; yes spends the power even if no Move follows. A stunned Shadow is not asked.")
/* Translators: Worm champion the-shadow, a note on a corner case; at most 400 characters */
N_("A dodge gives no food and no Gravestone, and the Bird’s action is spent all the same.")
/* Translators: Worm champion the-shadow, a note on a corner case; at most 400 characters */
N_("The Move may not go into the Bird’s space. With no such Move out of the Bird’s space you are not asked.")
/* Translators: Worm champion the-shadow, a note on a corner case; at most 400 characters */
N_("Caught in mid-fall by a hovering Bird it makes no Move, but falls on past it.")
/* Translators: Worm champion the-shadow, a note on a corner case; at most 400 characters */
N_("It dodges The Reborn too, and it may dodge in Move Tokens.")

/* Translators: Worm champion the-skirmisher, its name */
N_("The Skirmisher")
/* Translators: Worm champion the-skirmisher, what it says on it; at most 220 characters */
N_("After its Bite it may make 1 Move for no action.")
/* Translators: Worm champion the-skirmisher, a tip to whoever has it; at most 220 characters */
N_("Bite and step back into the Dirt. It needs packed Dirt behind it: with only Grass and air around, there is nowhere to go.")
/* Translators: Worm champion the-skirmisher, a note on a corner case; at most 400 characters */
N_("A Bird that eats whoever bites it (The Reborn) does so before the Move.")

/* Translators: Worm champion the-sleeper, its name */
N_("The Sleeper")
/* Translators: Worm champion the-sleeper, what it says on it; at most 220 characters */
N_("If it is not stunned at the end of your turn and took no action in that turn, not even a free one, you have 1 more action in your next turn.")
/* Translators: Worm champion the-sleeper, a tip to whoever has it; at most 220 characters */
N_("Put it to bed deep down and let it dream of a fifth action. It does not run away, so mind who comes digging.")
/* Translators: Worm champion the-sleeper, a note on a corner case; at most 400 characters */
N_("Rain, falls and moves by the other side do not wake it; a Move, a Bite or a power of its own does, free of charge or not.")
/* Translators: Worm champion the-sleeper, a note on a corner case; at most 400 characters */
N_("A Move by Scatter, Alarm or The Commander is an action of its own.")

/* Translators: Worm champion the-sorceress, its name */
N_("The Sorceress")
/* Translators: Worm champion the-sorceress, what it says on it; at most 220 characters */
N_("Once per turn, for 1 action: put 1 Wormhole into any space without a Worm, Zombie or Wormhole.")
/* Translators: Worm champion the-sorceress, a tip to whoever has it; at most 220 characters */
N_("Plan a way out before you need it: one Wormhole where you fear the Bird, one where you would rather be. The Bird can wait on the exit.")
/* Translators: Worm champion the-sorceress, a note on a corner case; at most 400 characters */
N_("There are only as many Wormholes as the supply has.")
/* Translators: Worm champion the-sorceress, a note on a corner case; at most 400 characters */
N_("Any space of the board will do: packed Dirt, under Bedrock (it sleeps there), air, sky or the Bird’s space.")

/* Translators: Worm champion the-undertaker, its name */
N_("The Undertaker")
/* Translators: Worm champion the-undertaker, what it says on it; at most 220 characters */
N_("Once per turn, for no action: carry a Gravestone within 3 spaces of it 1 column to the left or right, onto the Grass there.")
/* Translators: Worm champion the-undertaker, a tip to whoever has it; at most 220 characters */
N_("Pull graves out from under the Bird, or to where a Zombie is of more use. Lava next door burns what you carry there.")
/* Translators: Worm champion the-undertaker, a note on a corner case; at most 400 characters */
N_("The column is counted from the Gravestone. How high or deep the two Grasses are does not matter.")

/* Translators: Worm champion the-wanderer, its name */
N_("The Wanderer")
/* Translators: Worm champion the-wanderer, what it says on it; at most 220 characters */
N_("The first time it goes through a Wormhole after the start of each of your turns, both Wormholes stay.")
/* Translators: Worm champion the-wanderer, a tip to whoever has it; at most 220 characters */
N_("A road that stays open, for it and for the others. The Bird will stand on the exit, so keep more than two.")
/* Translators: Worm champion the-wanderer, a note on a corner case; at most 400 characters */
N_("It is always the first time; you do not choose which. What it used up in your turn is back at the start of your next turn, not in the Bird’s turn between.")
/* Translators: Worm champion the-wanderer, a note on a corner case; at most 400 characters */
N_("So a fall through Wormholes comes to an end.")

/* Translators: Worm champion the-warrior, its name */
N_("The Warrior")
/* Translators: Worm champion the-warrior, what it says on it; at most 220 characters */
N_("Once per turn, for 1 action: a Bite of its own kind, the slash. It reaches only an adjacent Bird and takes 2 Health instead of 1.")
/* Translators: Worm champion the-warrior, a tip to whoever has it; at most 220 characters */
N_("Twice the teeth, but only side by side. A Bird that rests at its corner can be bitten in the usual way.")
/* Translators: Worm champion the-warrior, a note on a corner case; at most 400 characters */
N_("The slash is its Bite of the turn in every respect but reach and damage: it takes 1 action from the Bird’s next turn, and whatever stops or answers a Bite holds for it.")

/* Translators: Bird champion the-crash, its name */
N_("The Crash")
/* Translators: Bird champion the-crash, what it says on it; at most 220 characters */
N_("You may Dig down into a Worm or Zombie. A Zombie is eaten; a Worm is stunned instead. You may Eat it there; if you still share its space when its stun ends, it is eaten.")
/* Translators: Bird champion the-crash, a tip to whoever has it; at most 220 characters */
N_("Land above a Worm and dive onto it: it lies stunned under you and cannot run. Eat at once, or wait on it and save the action.")
/* Translators: Bird champion the-crash, a note on a corner case; at most 400 characters */
N_("Only this digging step spares the Worm. One that you meet by Fly, sinking or falling is eaten as usual, and so is a Zombie.")
/* Translators: Bird champion the-crash, a note on a corner case; at most 400 characters */
N_("The spared Worm lies on the Grass with you and goes down with it when you dig on.")
/* Translators: Bird champion the-crash, a note on a corner case; at most 400 characters */
N_("Digging sideways is as usual, and what The Root keeps closed stays closed.")
/* Translators: Bird champion the-crash, a note on a corner case; at most 400 characters */
N_("A Worm that changes places with the spared one (Switcheroo) is not spared.")

/* Translators: Bird champion the-hummingbird, its name */
N_("The Hummingbird")
/* Translators: Bird champion the-hummingbird, what it says on it; at most 220 characters */
N_("You have 2 more actions each turn. In Move Tokens Hunger falls 2 instead of 1 if you ate no Worm this day.")
/* Translators: Bird champion the-hummingbird, a tip to whoever has it; at most 220 characters */
N_("Six actions a day, but a day without a Worm costs double. Hunt the nearest one first; time is not on your side.")
/* Translators: Bird champion the-hummingbird, a note on a corner case; at most 400 characters */
N_("Zombies are no meal. A Worm eaten in the same Move Tokens, by sinking, counts.")

/* Translators: Bird champion the-kiwi, its name */
N_("The Kiwi")
/* Translators: Bird champion the-kiwi, what it says on it; at most 220 characters */
N_("You can only Fly to spaces within 5 spaces of you. You may Eat a Worm or Zombie up to 2 spaces away in a straight line with no Bedrock between.")
/* Translators: Bird champion the-kiwi, a tip to whoever has it; at most 220 characters */
N_("Short wings and a long beak: you need one dig less for every meal. Stay near the middle, for you will not catch a Worm that runs far.")
/* Translators: Bird champion the-kiwi, a note on a corner case; at most 400 characters */
N_("The 5 spaces apply to the Fly action and to cards that use it, not to being blown or sent somewhere.")
/* Translators: Bird champion the-kiwi, a note on a corner case; at most 400 characters */
N_("You eat through packed Dirt and past other pieces, but not around a corner.")

/* Translators: Bird champion the-magpie, its name */
N_("The Magpie")
/* Translators: Bird champion the-magpie, what it says on it; at most 220 characters */
N_("Once per turn, for no action: discard a card for 2 more actions this turn.")
/* Translators: Bird champion the-magpie, a tip to whoever has it; at most 220 characters */
N_("A card a day makes six actions. Sell what does not fit, keep what does.")
/* Translators: Bird champion the-magpie, a note on a corner case; at most 400 characters */
N_("With 7 actions in the turn there is 1 to gain, with 8 nothing.")

/* Translators: Bird champion the-owl, its name */
N_("The Owl")
/* Translators: Bird champion the-owl, what it says on it; at most 220 characters */
N_("In your turn the Worms’ hand lies open. Once per match, for no action: the Worms discard a card you choose.")
/* Translators: Bird champion the-owl, a tip to whoever has it; at most 220 characters */
N_("Look before you hunt: you know whether an Emergency Exit is waiting. Keep the talons for the card that would save the last Worm.")

/* Translators: Bird champion the-reborn, its name */
N_("The Reborn")
/* Translators: Bird champion the-reborn, what it says on it; at most 220 characters */
N_("A Worm nearby that Bites you is eaten at once, unless you are dead.")
/* Translators: Bird champion the-reborn, a tip to whoever has it; at most 220 characters */
N_("Dare them to bite: whoever does is your dinner. Zombies and Bites from further away wear you down, and so does an empty belly.")
/* Translators: Bird champion the-reborn, a note on a corner case; at most 400 characters */
N_("The meal counts in full: food, and a Gravestone on your Grass.")
/* Translators: Bird champion the-reborn, a note on a corner case; at most 400 characters */
N_("A Bite from further away (Pack Hunt) and Venom are not answered. The Shadow may dodge.")

/* Translators: Bird champion the-resilient, its name */
N_("The Resilient")
/* Translators: Bird champion the-resilient, what it says on it; at most 220 characters */
N_("Bites take no action from you. When you eat a Worm you get 1 Health back, but it raises Hunger by 2 only.")
/* Translators: Bird champion the-resilient, a tip to whoever has it; at most 220 characters */
N_("Swarms do not slow you down, and every meal heals. You have few feathers to lose, so do not let hunger or a whole pack finish you.")
/* Translators: Bird champion the-resilient, a note on a corner case; at most 400 characters */
N_("Health never goes over your maximum. A Zombie heals nothing.")
/* Translators: Bird champion the-resilient, a note on a corner case; at most 400 characters */
N_("The Chewy raises Hunger by 2 as well.")

/* Translators: Bird champion the-shrike, its name */
N_("The Shrike")
/* Translators: Bird champion the-shrike, what it says on it; at most 220 characters */
N_("Once per turn, for 1 action: stun a Worm up to 3 spaces away in a straight line with no Bedrock between.")
/* Translators: Bird champion the-shrike, a tip to whoever has it; at most 220 characters */
N_("Pin a Worm from above, then dig to it at leisure: it will not be gone tomorrow. Bedrock between breaks your line.")
/* Translators: Bird champion the-shrike, a note on a corner case; at most 400 characters */
N_("The line goes along a row or a column, through packed Dirt and whoever is in it.")
/* Translators: Bird champion the-shrike, a note on a corner case; at most 400 characters */
N_("A Worm that is already stunned stays so for the full time again.")

/* Translators: Bird champion the-songbird, its name */
N_("The Songbird")
/* Translators: Bird champion the-songbird, what it says on it; at most 220 characters */
N_("Your first Peck each turn costs no action and does not raise Suspicion.")
/* Translators: Bird champion the-songbird, a tip to whoever has it; at most 220 characters */
N_("Sing once a turn, every turn, and they keep coming. With Lullaby they walk right up to you.")
/* Translators: Bird champion the-songbird, a note on a corner case; at most 400 characters */
N_("A first Peck that would move no Worm changes nothing, and is not legal.")

/* Translators: Bird champion the-stork, its name */
N_("The Stork")
/* Translators: Bird champion the-stork, what it says on it; at most 220 characters */
N_("You can only Fly to spaces within 6 spaces of you. When you Fly from a Grass to another Grass you may take 1 Drill or Gravestone with you.")
/* Translators: Bird champion the-stork, a tip to whoever has it; at most 220 characters */
N_("Carry your Drill from shaft to shaft instead of buying a new one. Bedrock breaks it for good, so look at what lies below.")
/* Translators: Bird champion the-stork, a note on a corner case; at most 400 characters */
N_("The 6 spaces apply to the Fly action and to cards that use it, not to being blown or sent somewhere.")
/* Translators: Bird champion the-stork, a note on a corner case; at most 400 characters */
N_("It takes something along only when it Flies from Grass to Grass, not when it is blown or washed away.")

/* Translators: Bird champion the-tilt, its name */
N_("The Tilt")
/* Translators: Bird champion the-tilt, what it says on it; at most 220 characters */
N_("You Dig, Break, Peck and Eat at the four corners only, not at the sides. A space you Dig makes its column move down; you stay.")
/* Translators: Bird champion the-tilt, a tip to whoever has it; at most 220 characters */
N_("Think like a bishop: stand one column and one row off your prey. Drills lower your own column, which you cannot dig yourself.")
/* Translators: Bird champion the-tilt, a note on a corner case; at most 400 characters */
N_("A corner can be dug from Grass and from the air, above you as well as below, if it is packed Dirt without Worm, Zombie or Bedrock.")
/* Translators: Bird champion the-tilt, a note on a corner case; at most 400 characters */
N_("Peck goes along the diagonal, and the Worms step diagonally along it, through packed Dirt and air, but not into Bedrock.")
/* Translators: Bird champion the-tilt, a note on a corner case; at most 400 characters */
N_("Outside the board you reach the two edge spaces at your corners.")
/* Translators: Bird champion the-tilt, a note on a corner case; at most 400 characters */
N_("Cards that name a direction or your row (Dive Bomb, Trench) work as they say.")

/* Translators: Bird champion the-underneath, its name */
N_("The Underneath")
/* Translators: Bird champion the-underneath, what it says on it; at most 220 characters */
N_("On any day you may also be in the spaces below the board and act from there. In Move Tokens Hunger falls 1 more if you are outside the board.")
/* Translators: Bird champion the-underneath, a tip to whoever has it; at most 220 characters */
N_("Worms that feel safe at the bottom are nearest to you. Fly below them, eat upward, and remember that they can bite you there.")
/* Translators: Bird champion the-underneath, a note on a corner case; at most 400 characters */
N_("From below you may Dig, Peck, Eat and Break upward. You cannot Drill there.")
/* Translators: Bird champion the-underneath, a note on a corner case; at most 400 characters */
N_("You may stay below overnight, even at the end of Round World’s day, if you can bear the hunger.")
/* Translators: Bird champion the-underneath, a note on a corner case; at most 400 characters */
N_("What counts is where you are when Hunger falls, after the Grass has sunk.")

/* Translators: Bird champion the-vulture, its name */
N_("The Vulture")
/* Translators: Bird champion the-vulture, what it says on it; at most 220 characters */
N_("Eating a Zombie raises Hunger by 2. For 1 action you may eat a Gravestone in your space: it returns to the supply and Hunger rises 2.")
/* Translators: Bird champion the-vulture, a tip to whoever has it; at most 220 characters */
N_("Nothing goes to waste: Zombies feed you too, and so do graves. A grave you eat no longer digs for you.")
/* Translators: Bird champion the-vulture, a note on a corner case; at most 400 characters */
N_("As often as there are Gravestones and actions. You must be on the Grass they lie on.")

/* Translators: Bird champion the-woodpecker, its name */
N_("The Woodpecker")
/* Translators: Bird champion the-woodpecker, what it says on it; at most 220 characters */
N_("You may Dig a space with Bedrock; the Bedrock returns to the supply. Your Drills break Bedrock without breaking (that step sinks nothing). Your first Drill each turn costs no action.")
/* Translators: Bird champion the-woodpecker, a tip to whoever has it; at most 220 characters */
N_("Walls are just harder Dirt to you, and your Drills last for ever. The Worms will push the Grass up again instead of walling.")
/* Translators: Bird champion the-woodpecker, a note on a corner case; at most 400 characters */
N_("The dig takes Bedrock and Dirt in one action.")
/* Translators: Bird champion the-woodpecker, a note on a corner case; at most 400 characters */
N_("A Drill that meets Bedrock breaks it and moves nothing in that step, but it stays.")

/* Translators: ability card of the Bird boxed-in, its name */
N_("Boxed In")
/* Translators: ability card of the Bird boxed-in, what it says on it; at most 220 characters */
N_("Choose a Worm: it is stunned. Put up to 3 Bedrock into packed Dirt adjacent to it, where the Bedrock action could put them. Draw 1 card.")
/* Translators: ability card of the Bird boxed-in, a tip to whoever has it; at most 220 characters */
N_("It cannot get up, and every door but yours is shut. Leave open the side you come from; even without stones it is a Worm that waits for you.")
/* Translators: ability card of the Bird boxed-in, a note on a corner case; at most 400 characters */
N_("Where the Bedrock action could put them: packed Dirt without Worm, Zombie or Bedrock. No Worm need be able to do it now.")

/* Translators: ability card of the Bird cloudburst, its name */
N_("Cloudburst")
/* Translators: ability card of the Bird cloudburst, what it says on it; at most 220 characters */
N_("You have 1 more action now. It rains at once. You choose whether the Worms move up, left or right. Suspicion does not rise.")
/* Translators: ability card of the Bird cloudburst, a tip to whoever has it; at most 220 characters */
N_("Place yourself first, then call the rain: two spaces toward your beak. On “Sus” they will not come, on “Dum” they come all the way.")
/* Translators: ability card of the Bird cloudburst, a note on a corner case; at most 400 characters */
N_("This is rain in every other respect, and in a Drought there is none.")

/* Translators: ability card of the Bird crooked-paths, its name */
N_("Crooked Paths")
/* Translators: ability card of the Bird crooked-paths, what it says on it; at most 220 characters */
N_("You have 1 more action now. Move up to 2 Wormholes, each to a space within 4 spaces of it and without a Worm, Zombie or Wormhole. Draw 2 cards.")
/* Translators: ability card of the Bird crooked-paths, a tip to whoever has it; at most 220 characters */
N_("Bend the way out until it ends in the air above you. The Worms can use their Wormholes before you bend them.")
/* Translators: ability card of the Bird crooked-paths, a note on a corner case; at most 400 characters */
N_("The same Wormhole is not moved twice.")
/* Translators: ability card of the Bird crooked-paths, a note on a corner case; at most 400 characters */
N_("One that sleeps under Bedrock may be moved, and one may be put into Bedrock, Dirt, air, sky or your own space.")

/* Translators: ability card of the Bird dive-bomb, its name */
N_("Dive Bomb")
/* Translators: ability card of the Bird dive-bomb, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Fly to a Grass. Then you may Dig down once, for no action.")
/* Translators: ability card of the Bird dive-bomb, a tip to whoever has it; at most 220 characters */
N_("A flight and a dig that cost no action in the end. Bedrock right under the Grass spoils it.")
/* Translators: ability card of the Bird dive-bomb, a note on a corner case; at most 400 characters */
N_("Dig down works for The Tilt too.")
/* Translators: ability card of the Bird dive-bomb, a note on a corner case; at most 400 characters */
N_("Frozen Ground does not slow this dig.")

/* Translators: ability card of the Bird early-bird, its name */
N_("Early Bird")
/* Translators: ability card of the Bird early-bird, what it says on it; at most 220 characters */
N_("Tomorrow you take your turn before the Worms. They draw 1 card.")
/* Translators: ability card of the Bird early-bird, a tip to whoever has it; at most 220 characters */
N_("Two turns running: whatever is in reach tonight is still there tomorrow. After that the Worms have two turns of their own.")
/* Translators: ability card of the Bird early-bird, a note on a corner case; at most 400 characters */
N_("Rain check, event and Move Tokens stay where they are in the day.")
/* Translators: ability card of the Bird early-bird, a note on a corner case; at most 400 characters */
N_("“Next turn” and stuns are counted in turns of the side they name, so they need no change.")

/* Translators: ability card of the Bird feeding-frenzy, its name */
N_("Feeding Frenzy")
/* Translators: ability card of the Bird feeding-frenzy, what it says on it; at most 220 characters */
N_("You have 2 more actions now and draw 1 card. Until the end of this turn each Worm you eat gives you 1 more action.")
/* Translators: ability card of the Bird feeding-frenzy, a tip to whoever has it; at most 220 characters */
N_("For the turn in which there is a meal, or two. It gives back what it costs, so nothing is lost if the beak stays empty.")
/* Translators: ability card of the Bird feeding-frenzy, a note on a corner case; at most 400 characters */
N_("A turn has at most 8 actions in all; any beyond that are lost.")
/* Translators: ability card of the Bird feeding-frenzy, a note on a corner case; at most 400 characters */
N_("Zombies do not count.")

/* Translators: ability card of the Bird foot-tapping, its name */
N_("Foot Tapping")
/* Translators: ability card of the Bird foot-tapping, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Each Worm in your column and in the 2 columns on either side moves up to 2 spaces up as in rain. Then Suspicion falls 1.")
/* Translators: ability card of the Bird foot-tapping, a tip to whoever has it; at most 220 characters */
N_("A rain for your doorstep only, and they trust you more than before. Choose the column before you dance.")
/* Translators: ability card of the Bird foot-tapping, a note on a corner case; at most 400 characters */
N_("On “Sus” the Worms stay where they are, on “Dum” they come right into your space. Suspicion falls only after that.")
/* Translators: ability card of the Bird foot-tapping, a note on a corner case; at most 400 characters */
N_("A Drought does not forbid it. The Contrary goes down instead.")

/* Translators: ability card of the Bird forage, its name */
N_("Forage")
/* Translators: ability card of the Bird forage, what it says on it; at most 220 characters */
N_("Hunger rises 1. Then you may discard a card from your hand: Hunger rises 1 more.")
/* Translators: ability card of the Bird forage, a tip to whoever has it; at most 220 characters */
N_("When no Worm is in reach, live on your cards: one more day, or two.")

/* Translators: ability card of the Bird hypnosis, its name */
N_("Hypnosis")
/* Translators: ability card of the Bird hypnosis, what it says on it; at most 220 characters */
N_("You have 2 more actions now. You make up to 2 Moves with one Worm, whatever Suspicion is, but never a step into your space. Then Suspicion rises 1.")
/* Translators: ability card of the Bird hypnosis, a tip to whoever has it; at most 220 characters */
N_("Two spaces from open ground a Worm is as good as in your beak. Lead it onto Grass beside you, or into Lava if you can spare the meal.")
/* Translators: ability card of the Bird hypnosis, a note on a corner case; at most 400 characters */
N_("A stunned Worm obeys too, and Lava is allowed.")
/* Translators: ability card of the Bird hypnosis, a note on a corner case; at most 400 characters */
N_("Only the step itself may not go into your space; a Worm that then falls into it is eaten as usual.")
/* Translators: ability card of the Bird hypnosis, a note on a corner case; at most 400 characters */
N_("At a Wormhole the Worms choose the exit.")

/* Translators: ability card of the Bird last-rites, its name */
N_("Last Rites")
/* Translators: ability card of the Bird last-rites, what it says on it; at most 220 characters */
N_("You have 1 more action now. Up to 2 times: return a Gravestone to the supply, and the Grass it lay on sinks 2 spaces; Bedrock stops it. Draw 2 cards.")
/* Translators: ability card of the Bird last-rites, a tip to whoever has it; at most 220 characters */
N_("No grave, no Zombie, and the ground opens. Use it before the Worms raise their dead.")
/* Translators: ability card of the Bird last-rites, a note on a corner case; at most 400 characters */
N_("You choose the second Gravestone after the first has sunk its Grass: it may be one that this sinking has just brought.")
/* Translators: ability card of the Bird last-rites, a note on a corner case; at most 400 characters */
N_("Two Gravestones on one Grass make it sink twice.")
/* Translators: ability card of the Bird last-rites, a note on a corner case; at most 400 characters */
N_("Sinking may come into a Worm’s space: the Worm is then on the Grass. Row 12 is the end.")

/* Translators: ability card of the Bird lullaby, its name */
N_("Lullaby")
/* Translators: ability card of the Bird lullaby, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Suspicion goes to “Dum”. The Worms draw 1 card.")
/* Translators: ability card of the Bird lullaby, a tip to whoever has it; at most 220 characters */
N_("Now rain and Pecks bring them right into your space. Have the rain ready, for the card you give may be an Alarm.")

/* Translators: ability card of the Bird overdrive, its name */
N_("Overdrive")
/* Translators: ability card of the Bird overdrive, what it says on it; at most 220 characters */
N_("You have 1 more action now. Put a Drill on any Grass. Then, column by column, every Drill works: its Grass sinks 1 space for each Drill on it.")
/* Translators: ability card of the Bird overdrive, a tip to whoever has it; at most 220 characters */
N_("One more Drill, then let them all roar. A Worm you land on is eaten; Bedrock costs you the Drill that hits it.")
/* Translators: ability card of the Bird overdrive, a note on a corner case; at most 400 characters */
N_("The columns sink one after another, a to k, each as in Move Tokens.")

/* Translators: ability card of the Bird ransack, its name */
N_("Ransack")
/* Translators: ability card of the Bird ransack, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Look at the Worms’ hand. They discard 2 cards you choose.")
/* Translators: ability card of the Bird ransack, a tip to whoever has it; at most 220 characters */
N_("Take the exit and the sting out of their hand before you close in. The more cards they hold, the better it is.")

/* Translators: ability card of the Bird roost, its name */
N_("Roost")
/* Translators: ability card of the Bird roost, what it says on it; at most 220 characters */
N_("You have 2 more actions now. You get all your Health back, and can’t be bitten until your next turn. Draw 1 card.")
/* Translators: ability card of the Bird roost, a tip to whoever has it; at most 220 characters */
N_("A night in peace, whoever creeps around you. It costs nothing but the card, so keep it for the turn in which you sit among them.")
/* Translators: ability card of the Bird roost, a note on a corner case; at most 400 characters */
N_("It does not cure Venom: only the Rest action does.")

/* Translators: ability card of the Bird screech, its name */
N_("Screech")
/* Translators: ability card of the Bird screech, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Every Worm within 4 spaces of you is stunned.")
/* Translators: ability card of the Bird screech, a tip to whoever has it; at most 220 characters */
N_("Best at the end of your turn, amid a crowd: tomorrow they are all still there, and not one of them bites.")
/* Translators: ability card of the Bird screech, a note on a corner case; at most 400 characters */
N_("Zombies do not care.")

/* Translators: ability card of the Bird shatter, its name */
N_("Shatter")
/* Translators: ability card of the Bird shatter, what it says on it; at most 220 characters */
N_("Return all Bedrock in your row, or all in your column, to the supply. Draw 2 cards.")
/* Translators: ability card of the Bird shatter, a tip to whoever has it; at most 220 characters */
N_("One cry and the wall is gone, and you get two cards for it. Stand so that the most stones are in line with you.")
/* Translators: ability card of the Bird shatter, a note on a corner case; at most 400 characters */
N_("With Bedrock only in your row or only in your column there is nothing to choose.")

/* Translators: ability card of the Bird sinkhole, its name */
N_("Sinkhole")
/* Translators: ability card of the Bird sinkhole, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Choose a Grass: it sinks 2 spaces; Bedrock stops it.")
/* Translators: ability card of the Bird sinkhole, a tip to whoever has it; at most 220 characters */
N_("Go down two with your own Grass, or open the ground above a Worm from afar and Fly down beside it. A Worm that you land on is eaten.")
/* Translators: ability card of the Bird sinkhole, a note on a corner case; at most 400 characters */
N_("Sinking may come into a Worm’s space: the Worm is then on the Grass, and eaten if you are. Row 12 is the end.")
/* Translators: ability card of the Bird sinkhole, a note on a corner case; at most 400 characters */
N_("A Drill on that Grass is no help against Bedrock here.")

/* Translators: ability card of the Bird trench, its name */
N_("Trench")
/* Translators: ability card of the Bird trench, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Dig up to 3 times in your own row, up to 2 columns to your left and right, for no action.")
/* Translators: ability card of the Bird trench, a tip to whoever has it; at most 220 characters */
N_("Opens your row on both sides at once when you stand beside a group of Worms. A Worm, Zombie or Bedrock in a space closes just that space.")
/* Translators: ability card of the Bird trench, a note on a corner case; at most 400 characters */
N_("Each space must be open to digging sideways when its turn comes; the space between need not be free.")
/* Translators: ability card of the Bird trench, a note on a corner case; at most 400 characters */
N_("A space that is packed again after the column has moved down may be dug again.")
/* Translators: ability card of the Bird trench, a note on a corner case; at most 400 characters */
N_("It cannot be played from below or beside the board.")

/* Translators: ability card of the Worms alarm, its name */
N_("Alarm")
/* Translators: ability card of the Worms alarm, what it says on it; at most 220 characters */
N_("Suspicion rises 3. Then each of your Worms within 3 spaces of the Bird may make 1 Move, in any order, for no action.")
/* Translators: ability card of the Worms alarm, a tip to whoever has it; at most 220 characters */
N_("Nobody comes to the song any more, and those in danger run. Digging needs no song, so run deep.")
/* Translators: ability card of the Worms alarm, a note on a corner case; at most 400 characters */
N_("The first Move you make picks the Worm; then the others follow until you stop. Stunned Worms stay.")

/* Translators: ability card of the Worms borrowed-strength, its name */
N_("Borrowed Strength")
/* Translators: ability card of the Worms borrowed-strength, what it says on it; at most 220 characters */
N_("You have 4 more actions now. In your next turn you have 3 actions and draw no card.")
/* Translators: ability card of the Worms borrowed-strength, a tip to whoever has it; at most 220 characters */
N_("For the turn in which the Bird can be bitten down, or must be escaped at any price. Tomorrow you are tired.")
/* Translators: ability card of the Worms borrowed-strength, a note on a corner case; at most 400 characters */
N_("A turn has at most 8 actions in all.")

/* Translators: ability card of the Worms cocoon, its name */
N_("Cocoon")
/* Translators: ability card of the Worms cocoon, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Choose a Worm and put up to 3 Bedrock adjacent to it, where the Bedrock action could. Until the end of the Bird’s next turn it can’t be eaten; a Bird in its space then eats it.")
/* Translators: ability card of the Worms cocoon, a tip to whoever has it; at most 220 characters */
N_("For the Worm that cannot get away: today it cannot be eaten, tomorrow there are stones in the way. The Bird may sit down on it and wait.")
/* Translators: ability card of the Worms cocoon, a note on a corner case; at most 400 characters */
N_("Where the Bedrock action could put them: packed Dirt without Worm, Zombie or Bedrock. No Worm need be able to do it now.")
/* Translators: ability card of the Worms cocoon, a note on a corner case; at most 400 characters */
N_("A Bird on it shares its space until the time runs out.")
/* Translators: ability card of the Worms cocoon, a note on a corner case; at most 400 characters */
N_("Lava still kills it.")

/* Translators: ability card of the Worms emergency-exit, its name */
N_("Emergency Exit")
/* Translators: ability card of the Worms emergency-exit, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Put one of your Worms, stunned or not, into the space of a Wormhole without Bedrock. It does not go through; that Wormhole returns to the supply. Draw 1 card.")
/* Translators: ability card of the Worms emergency-exit, a tip to whoever has it; at most 220 characters */
N_("The last way out: keep it, and keep one Wormhole where the Bird is not. A hovering Bird on the exit is the end of the Worm.")
/* Translators: ability card of the Worms emergency-exit, a note on a corner case; at most 400 characters */
N_("It needs no second Wormhole.")
/* Translators: ability card of the Worms emergency-exit, a note on a corner case; at most 400 characters */
N_("Nothing carries it on from there; but it meets Lava, the Bird and a fall as usual.")

/* Translators: ability card of the Worms frozen-ground, its name */
N_("Frozen Ground")
/* Translators: ability card of the Worms frozen-ground, what it says on it; at most 220 characters */
N_("Hunger falls 1. In the Bird’s next turn each Dig costs 1 action more. Digs that a played card gives stay free.")
/* Translators: ability card of the Worms frozen-ground, a tip to whoever has it; at most 220 characters */
N_("The cold bites, and two digs are all the Bird has tomorrow. Drills, Pecks and wings do not freeze.")
/* Translators: ability card of the Worms frozen-ground, a note on a corner case; at most 400 characters */
N_("The free Dig of The Crash is an action of its own and costs 1; the Digs of Trench and Dive Bomb are given by a played card and stay free.")

/* Translators: ability card of the Worms indigestion, its name */
N_("Indigestion")
/* Translators: ability card of the Worms indigestion, what it says on it; at most 220 characters */
N_("Hunger falls 1, or 3 if the Bird has eaten a Worm since the start of its last turn.")
/* Translators: ability card of the Worms indigestion, a tip to whoever has it; at most 220 characters */
N_("Spoil its appetite right after a meal. With Hunger at 3 it may even win you the match.")
/* Translators: ability card of the Worms indigestion, a note on a corner case; at most 400 characters */
N_("Zombies are no meal. What the Bird eats in the Worms’ turn, in rain or in Move Tokens counts as well.")

/* Translators: ability card of the Worms jinx, its name */
N_("Jinx")
/* Translators: ability card of the Worms jinx, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Look at the Bird’s hand: it discards the card you choose. In its next turn it can play only cards that it draws from now on.")
/* Translators: ability card of the Worms jinx, a tip to whoever has it; at most 220 characters */
N_("Take the card that hurts you most, and the others sleep for a day. The one it draws tomorrow is free, so play this when its hand is full.")
/* Translators: ability card of the Worms jinx, a note on a corner case; at most 400 characters */
N_("A barred card that leaves the hand is barred no more, even if it is drawn again.")
/* Translators: ability card of the Worms jinx, a note on a corner case; at most 400 characters */
N_("A Bird with no card in its hand cannot be jinxed.")

/* Translators: ability card of the Worms pack-hunt, its name */
N_("Pack Hunt")
/* Translators: ability card of the Worms pack-hunt, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Up to 2 Worms or Zombies within 3 spaces of the Bird may Bite it from there, for no action.")
/* Translators: ability card of the Worms pack-hunt, a tip to whoever has it; at most 220 characters */
N_("Creep up to three away, then strike with two at once, and the nearest may still run. A Bird that ends its turn among you pays dearly.")
/* Translators: ability card of the Worms pack-hunt, a note on a corner case; at most 400 characters */
N_("These are their Bites of the turn: whoever has bitten already may not bite again, and whoever bites now may not do so later.")
/* Translators: ability card of the Worms pack-hunt, a note on a corner case; at most 400 characters */
N_("You choose one after the other. Stunned Worms cannot bite.")

/* Translators: ability card of the Worms salvage, its name */
N_("Salvage")
/* Translators: ability card of the Worms salvage, what it says on it; at most 220 characters */
N_("Return all Drills and Gravestones on one Grass to the supply. Draw 1 card for each.")
/* Translators: ability card of the Worms salvage, a tip to whoever has it; at most 220 characters */
N_("Three Drills in one shaft are three cards for you, and a shaft that stands still. The Bird learns not to stack.")
/* Translators: ability card of the Worms salvage, a note on a corner case; at most 400 characters */
N_("The Bird may be standing there.")

/* Translators: ability card of the Worms scatter, its name */
N_("Scatter")
/* Translators: ability card of the Worms scatter, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Each of your Worms may make up to 2 Moves, in any order, for no action.")
/* Translators: ability card of the Worms scatter, a tip to whoever has it; at most 220 characters */
N_("Up to eight Moves that cost no action in the end. Best when the Bird has herded you together; a stunned Worm stays where it is.")
/* Translators: ability card of the Worms scatter, a note on a corner case; at most 400 characters */
N_("The first Move you make picks the Worm; it makes its second before the next Worm’s turn. Then the others follow until you stop.")

/* Translators: ability card of the Worms shamble, its name */
N_("Shamble")
/* Translators: ability card of the Worms shamble, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Put a Zombie on a Grass without the Bird. Then one Zombie after another, in any order: each may make up to 2 Moves or Bites, for no action.")
/* Translators: ability card of the Worms shamble, a tip to whoever has it; at most 220 characters */
N_("The dead need no grave for this one. Move in, bite, and let the Bird chew on what is no food at all.")
/* Translators: ability card of the Worms shamble, a note on a corner case; at most 400 characters */
N_("The first Move or Bite picks the Zombie; it does its second before the next Zombie’s turn.")
/* Translators: ability card of the Worms shamble, a note on a corner case; at most 400 characters */
N_("Each Zombie still bites once per turn only.")
/* Translators: ability card of the Worms shamble, a note on a corner case; at most 400 characters */
N_("With no Zombie in the supply you only do the second part. A Grass with Lava will not do.")

/* Translators: ability card of the Worms sticky-mud, its name */
N_("Sticky Mud")
/* Translators: ability card of the Worms sticky-mud, what it says on it; at most 220 characters */
N_("In its next turn the Bird has 2 fewer actions and can only Fly to spaces within 2 spaces of it.")
/* Translators: ability card of the Worms sticky-mud, a tip to whoever has it; at most 220 characters */
N_("Play it when the Bird is far from its prey. On foot it can still dig wherever it stands.")
/* Translators: ability card of the Worms sticky-mud, a note on a corner case; at most 400 characters */
N_("It applies to the Fly action and to cards that use it.")

/* Translators: ability card of the Worms stone-shelf, its name */
N_("Stone Shelf")
/* Translators: ability card of the Worms stone-shelf, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Put up to 3 Bedrock side by side in one row, at any distance from your Worms, where the Bedrock action could put them.")
/* Translators: ability card of the Worms stone-shelf, a tip to whoever has it; at most 220 characters */
N_("A roof over three columns, under the very shaft that threatens you. The Bird must drill, break, shatter or go round.")
/* Translators: ability card of the Worms stone-shelf, a note on a corner case; at most 400 characters */
N_("Each stone after the first goes next to one you have just put. The first must be put.")

/* Translators: ability card of the Worms swell, its name */
N_("Swell")
/* Translators: ability card of the Worms swell, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Choose a Grass at any distance: it rises up to 4 spaces as if it were Pushed.")
/* Translators: ability card of the Worms swell, a tip to whoever has it; at most 220 characters */
N_("Four digs undone with one card, wherever the shaft is. The Bird will come back sideways.")
/* Translators: ability card of the Worms swell, a note on a corner case; at most 400 characters */
N_("Each space it rises must be legal as a Push: not above row 0, and no Lava into the Bird’s space.")
/* Translators: ability card of the Worms swell, a note on a corner case; at most 400 characters */
N_("You choose the Grass, then how far it rises.")

/* Translators: ability card of the Worms switcheroo, its name */
N_("Switcheroo")
/* Translators: ability card of the Worms switcheroo, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Two of your Worms change places. No Wormhole is set off. Then one of your Worms may make up to 2 Moves, for no action.")
/* Translators: ability card of the Worms switcheroo, a tip to whoever has it; at most 220 characters */
N_("Put a Hermit or a Chewy where the beak is open, and the tasty one far away. Stunned Worms may change places too.")
/* Translators: ability card of the Worms switcheroo, a note on a corner case; at most 400 characters */
N_("A Worm that comes into the Bird’s space this way is eaten, unless a card spares it.")

/* Translators: ability card of the Worms tripwire, its name */
N_("Tripwire")
/* Translators: ability card of the Worms tripwire, what it says on it; at most 220 characters */
N_("You have 2 more actions now. Choose 3 columns side by side. The first time the Bird Flies to a Grass there before your next turn, it loses 1 Health and 2 actions at once.")
/* Translators: ability card of the Worms tripwire, a tip to whoever has it; at most 220 characters */
N_("Guard the Grass from which the Bird would dig. It can still hover there or dig in from next door, so choose where that costs most.")
/* Translators: ability card of the Worms tripwire, a note on a corner case; at most 400 characters */
N_("You name the middle column, b to j.")
/* Translators: ability card of the Worms tripwire, a note on a corner case; at most 400 characters */
N_("Only the Fly action and cards that use it set it off, not a gale or a flood.")

/* Translators: ability card of the Worms venom, its name */
N_("Venom")
/* Translators: ability card of the Worms venom, what it says on it; at most 220 characters */
N_("Play it while a Worm is within 3 spaces of the Bird. Hunger falls 1; the Bird has 1 fewer action in its next turn and, until it Rests, loses 1 Health at the start of each of its turns. Not while Venom is in force.")
/* Translators: ability card of the Worms venom, a tip to whoever has it; at most 220 characters */
N_("No appetite, no strength, and each day costs the Bird a Health or an action to Rest. Play it when the Bird has no time to sleep.")
/* Translators: ability card of the Worms venom, a note on a corner case; at most 400 characters */
N_("Only the Rest action ends it, not Roost or any other healing.")
/* Translators: ability card of the Worms venom, a note on a corner case; at most 400 characters */
N_("While it works, a second Venom would change nothing and cannot be played.")
/* Translators: ability card of the Worms venom, a note on a corner case; at most 400 characters */
N_("It is not a Bite: nothing that answers Bites answers it.")

/* Translators: ability card of the Worms weather-sense, its name */
N_("Weather Sense")
/* Translators: ability card of the Worms weather-sense, what it says on it; at most 220 characters */
N_("You have 1 more action now. Suspicion rises 2. Decide tomorrow’s rain check now: no rain, or rain up, down, left or right.")
/* Translators: ability card of the Worms weather-sense, a tip to whoever has it; at most 220 characters */
N_("Rain down sends everyone to safety, dry weather spoils the Bird’s plan. It is announced, so the Bird will be waiting on your row.")
/* Translators: ability card of the Worms weather-sense, a note on a corner case; at most 400 characters */
N_("The decision lies open. It holds on day 1 too, which is otherwise sunny.")
/* Translators: ability card of the Worms weather-sense, a note on a corner case; at most 400 characters */
N_("Only the rain check is decided: a card may still make it rain tomorrow.")
/* Translators: ability card of the Worms weather-sense, a note on a corner case; at most 400 characters */
N_("After the rain Suspicion rises as usual. In a Drought it stays dry.")

/* Translators: Special Event blood-moon, its name */
N_("The Blood Moon")
/* Translators: Special Event blood-moon, what it says on it; at most 220 characters */
N_("Every Gravestone returns to the supply and a Zombie comes in its place; the Bird gets back 1 Health for each. If there was no Gravestone, each side draws 1 card instead.")
/* Translators: Special Event blood-moon, a tip to whoever has it; at most 220 characters */
N_("The dead rise and the Bird feasts on the light. A Bird that stands on a grave has its breakfast served.")
/* Translators: Special Event blood-moon, a note on a corner case; at most 400 characters */
N_("One Gravestone after another, columns a to k: a Zombie that comes up in the Bird’s space is eaten before the next one rises.")
/* Translators: Special Event blood-moon, a note on a corner case; at most 400 characters */
N_("With no Zombie in the supply the Gravestone goes all the same, and the Bird gets its Health.")

/* Translators: Special Event drought, its name */
N_("Drought")
/* Translators: Special Event drought, what it says on it; at most 220 characters */
N_("It does not rain for the rest of today and in the next 2 days, whatever a card says; Pecks still work. Suspicion goes to “Dum”.")
/* Translators: Special Event drought, a tip to whoever has it; at most 220 characters */
N_("No rain to wake the Worms, but they have forgotten all caution: now a Peck brings them right into the beak.")
/* Translators: Special Event drought, a note on a corner case; at most 400 characters */
N_("Only rain itself is forbidden. Pecks, and cards that move Worms as in rain, go on as ever.")

/* Translators: Special Event earthquake, its name */
N_("Earthquake")
/* Translators: Special Event earthquake, what it says on it; at most 220 characters */
N_("Roll for 2 different columns. They change places with everything in them, Wormholes and the Bird too.")
/* Translators: Special Event earthquake, a tip to whoever has it; at most 220 characters */
N_("Nobody can plan for it, but look twice afterwards: a shaft may now open beside a Worm, or a wall stand where the way was free.")
/* Translators: Special Event earthquake, a note on a corner case; at most 400 characters */
N_("Grass, Dirt, tokens, pieces and a Bird standing or hovering there change columns and keep their rows.")
/* Translators: Special Event earthquake, a note on a corner case; at most 400 characters */
N_("Nobody enters anything and nobody dies. A Bird outside stays.")

/* Translators: Special Event flood, its name */
N_("Flood")
/* Translators: Special Event flood, what it says on it; at most 220 characters */
N_("Worms and Zombies in rows 10 to 12 rise to row 9 if they can, whatever Suspicion is; a Bird there goes to a Grass or cleared space above row 10. Today nobody may Move, Fly or Dig down into rows 10 to 12 from outside.")
/* Translators: Special Event flood, a tip to whoever has it; at most 220 characters */
N_("The deep is closed for a day. Whoever could not get out may still go about down there, and is hard to reach.")
/* Translators: Special Event flood, a note on a corner case; at most 400 characters */
N_("They move step by step as in rain, even into the Bird’s space. A Worm on Grass there stays. The water lifts everyone alike, The Contrary too.")
/* Translators: Special Event flood, a note on a corner case; at most 400 characters */
N_("Falls, sinking, Pushes and Wormholes still lead into those rows.")
/* Translators: Special Event flood, a note on a corner case; at most 400 characters */
N_("Whoever is still there may Move inside those rows and out of them.")
/* Translators: Special Event flood, a note on a corner case; at most 400 characters */
N_("The Bird goes where it likes, but not onto Lava; this is no Fly. A Bird below the board is dry and may Dig up and Eat from there.")

/* Translators: Special Event full-moon, its name */
N_("Full Moon")
/* Translators: Special Event full-moon, what it says on it; at most 220 characters */
N_("Today both hands lie open and each side has 1 more action.")
/* Translators: Special Event full-moon, a tip to whoever has it; at most 220 characters */
N_("Read the other hand well: tomorrow it is hidden again, but not forgotten.")

/* Translators: Special Event gale, its name */
N_("Gale")
/* Translators: Special Event gale, what it says on it; at most 220 characters */
N_("Roll a d6: 1 to 3 left, 4 to 6 right. It rains that way. Then the Bird is blown to the Grass of the outermost column on that side without Lava.")
/* Translators: Special Event gale, a tip to whoever has it; at most 220 characters */
N_("Worms, see that nobody lies on the outermost Grass. The Bird has a long way back to its shaft.")
/* Translators: Special Event gale, a note on a corner case; at most 400 characters */
N_("Suspicion rises 1 as after every rain. In a Drought there is only the wind.")
/* Translators: Special Event gale, a note on a corner case; at most 400 characters */
N_("Worms and Zombies on the Grass where the Bird lands are eaten.")

/* Translators: Special Event lazy-sunday, its name */
N_("Lazy Sunday")
/* Translators: Special Event lazy-sunday, what it says on it; at most 220 characters */
N_("Today each side has 2 actions and draws 2 cards instead of 1. In Move Tokens Hunger does not fall.")
/* Translators: Special Event lazy-sunday, a tip to whoever has it; at most 220 characters */
N_("Half a day on the board, two days of cards. Decide whether to play one or to walk.")
/* Translators: Special Event lazy-sunday, a note on a corner case; at most 400 characters */
N_("Cards and Bites that add or take actions still do so, but a turn never has fewer than 2.")
/* Translators: Special Event lazy-sunday, a note on a corner case; at most 400 characters */
N_("What else lowers Hunger (Indigestion) still does.")

/* Translators: Special Event long-night, its name */
N_("The Long Night")
/* Translators: Special Event long-night, what it says on it; at most 220 characters */
N_("Today the Bird can’t Eat or Peck, and no Worm or Zombie can Bite. Who comes into the Bird’s space is still eaten.")
/* Translators: Special Event long-night, a tip to whoever has it; at most 220 characters */
N_("A truce of beaks and teeth: dig, drill and build for tomorrow. Hunger does not keep the truce.")
/* Translators: Special Event long-night, a note on a corner case; at most 400 characters */
N_("Flying or sinking onto a Worm or Zombie eats it as usual. The slash of The Warrior is a Bite.")

/* Translators: Special Event lost-picnic, its name */
N_("Lost Picnic")
/* Translators: Special Event lost-picnic, what it says on it; at most 220 characters */
N_("Roll for a column, again if Lava or anyone is on its Grass. Today the first Bird or Worm to come onto that Grass gets the crumbs: the Bird Hunger up 1, a Worm 2 cards.")
/* Translators: Special Event lost-picnic, a tip to whoever has it; at most 220 characters */
N_("The Worms move first, but lie exposed on that Grass. The Bird has only to land.")
/* Translators: Special Event lost-picnic, a note on a corner case; at most 400 characters */
N_("Zombies do not eat crumbs, and leave them where they are.")
/* Translators: Special Event lost-picnic, a note on a corner case; at most 400 characters */
N_("To come onto it is to get there from elsewhere. A Worm that the sinking Grass comes down to, or a hovering Bird that it is Pushed up to, has not come onto it.")
/* Translators: Special Event lost-picnic, a note on a corner case; at most 400 characters */
N_("If every Grass has Lava or somebody on it, there is no picnic.")

/* Translators: Special Event meteor-shower, its name */
N_("Meteor Shower")
/* Translators: Special Event meteor-shower, what it says on it; at most 220 characters */
N_("Roll for 3 columns. Each gets 1 Lava on its Grass: Worms and Zombies there die, Gravestones burn. Roll again for the Grass the Bird stands on and for Lava.")
/* Translators: Special Event meteor-shower, a tip to whoever has it; at most 220 characters */
N_("Lava keeps the Bird out and melts its way down two spaces a day. See what it will open before you settle beside it.")
/* Translators: Special Event meteor-shower, a note on a corner case; at most 400 characters */
N_("With no Lava in the supply, or no column that fits, the rest is left out.")

/* Translators: Special Event mole-run, its name */
N_("Mole Run")
/* Translators: Special Event mole-run, what it says on it; at most 220 characters */
N_("Roll a d12 for a row. In it every Bedrock and Zombie returns to the supply, every Worm is stunned, and a Bird there loses 2 Health.")
/* Translators: Special Event mole-run, a tip to whoever has it; at most 220 characters */
N_("Something big went by. The Worms lie low for a turn; a Bird with 2 Health left may not see the evening.")
/* Translators: Special Event mole-run, a note on a corner case; at most 400 characters */
N_("A Bird beside the board is in the row it stands at.")

/* Translators: Special Event round-world, its name */
N_("Round World")
/* Translators: Special Event round-world, what it says on it; at most 220 characters */
N_("Today the Bird may also be beside and below the board and act from there, but has 1 fewer action; at the end of the day it flies to a Grass. Worms and Zombies may Move between columns a and k.")
/* Translators: Special Event round-world, a tip to whoever has it; at most 220 characters */
N_("The edge is no shelter today. The Bird finds new angles from beside and below; a Worm on the edge can step out of sight to the other side.")
/* Translators: Special Event round-world, a note on a corner case; at most 400 characters */
N_("The step between a and k stays in its row. It is for the Move action only: not for rain, Bite, Eat or any reach.")
/* Translators: Special Event round-world, a note on a corner case; at most 400 characters */
N_("A Worm that arrives over open ground falls.")
/* Translators: Special Event round-world, a note on a corner case; at most 400 characters */
N_("The Bird flies in after Move Tokens, for free, to a Grass of its choice. The Underneath may stay below.")

/* Translators: Special Event spring-cleaning, its name */
N_("Spring Cleaning")
/* Translators: Special Event spring-cleaning, what it says on it; at most 220 characters */
N_("Each side discards its hand and draws as many cards, the Worms first.")
/* Translators: Special Event spring-cleaning, a tip to whoever has it; at most 220 characters */
N_("Out with the old: worst for whoever saved up, best for whoever held nothing good.")
/* Translators: Special Event spring-cleaning, a note on a corner case; at most 400 characters */
N_("An empty deck is refilled with the cards just discarded.")

/* Translators: Special Event the-plough, its name */
N_("The Plough")
/* Translators: Special Event the-plough, what it says on it; at most 220 characters */
N_("Column by column, every Grass in rows 0 to 2 sinks 1 space (Bedrock stops it), and every Grass in rows 5 to 12 rises 1 space as if it were Pushed.")
/* Translators: Special Event the-plough, a tip to whoever has it; at most 220 characters */
N_("Fresh furrows for the Bird, and every deep shaft a little shallower. See which Worm has lost its roof.")
/* Translators: Special Event the-plough, a note on a corner case; at most 400 characters */
N_("The columns come one after another, a to k, and each is settled before the next. Drills there are no help against Bedrock.")
/* Translators: Special Event the-plough, a note on a corner case; at most 400 characters */
N_("Sinking may come into a Worm’s space: the Worm is then on the Grass.")
/* Translators: Special Event the-plough, a note on a corner case; at most 400 characters */
N_("Grass that may not be Pushed (Lava under a hovering Bird) does not rise.")

/* Translators: Special Event treetop-rave, its name */
N_("Treetop Rave")
/* Translators: Special Event treetop-rave, what it says on it; at most 220 characters */
N_("The Bird danced all night: it has 2 fewer actions in its next turn. The bass draws every Worm up to 2 spaces up as in rain; Suspicion does not rise.")
/* Translators: Special Event treetop-rave, a tip to whoever has it; at most 220 characters */
N_("A tired Bird, but breakfast has come nearer. Worms, use the quiet day to dig yourselves in again.")
/* Translators: Special Event treetop-rave, a note on a corner case; at most 400 characters */
N_("On “Sus” the Worms stay where they are. A Drought does not forbid it; The Contrary goes down instead.")

/* Translators: Special Event wormhole-storm, its name */
N_("Wormhole Storm")
/* Translators: Special Event wormhole-storm, what it says on it; at most 220 characters */
N_("All Wormholes return to the supply. Put 4 new ones: roll for a column and a d12 for a row each; for a Worm, Zombie or Wormhole there roll only the d12 again.")
/* Translators: Special Event wormhole-storm, a tip to whoever has it; at most 220 characters */
N_("All the old ways are closed and four new ones open. Look for the one nearest to you before the other side does.")
/* Translators: Special Event wormhole-storm, a note on a corner case; at most 400 characters */
N_("The column stays as it was rolled. A Wormhole that comes to lie under Bedrock sleeps.")
