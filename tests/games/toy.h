/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * A game of dice and cards for two or three ("start:seats=2"), with all that a game here can have.
 *
 *   T1  A turn has two actions.  It ends with them, or earlier with `stay`.
 *   T2  `roll`: a die.  With a 1 you lose a life, and with the second you are out; anything else is that many points.
 *   T3  `play`: the number on your card is points for you.  `hit SEAT`: another who is in loses as many, as far as it has
 *       them.  The card is open then, and you draw another one while there are any.  Nobody else sees what you hold.
 *   T4  When the round is over in which somebody who is in has 15 points, all who have them have won together.  After
 *       12 rounds, or if nobody is in any more, nobody has won.
 */
extern const BmGame toy_game;

G_END_DECLS
