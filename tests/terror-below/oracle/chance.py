# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance, as notation.md settles it for both games.

State: a number from 0 to 2^53 - 1, the position's `seed`.  One draw adds an odd
constant modulo 2^53 and puts the sum through the output function of SplitMix64.
A die of n sides is 1 + (upper 32 bits x n) / 2^32, one draw.  A shuffle sorts the
cards by id, then swaps from the last place down to the second with the place that
a die of that many sides shows (counted from 1).  The first card of the list that
results is drawn first.  With no card or one nothing is drawn from the generator.

A die with one side is never rolled: T4.2 with one seat draws no number.
"""

STEP = 0x1779B97F4A7C15
MOST = (1 << 53) - 1
_WORD = (1 << 64) - 1


def draw(seed):
    """The next state, and 64 bits."""
    seed = (seed + STEP) & MOST
    bits = seed
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _WORD
    return seed, bits ^ (bits >> 31)


def die(seed, sides):
    """The next state, and what the die shows."""
    seed, bits = draw(seed)
    return seed, 1 + (((bits >> 32) * sides) >> 32)


def shuffled(seed, cards):
    """The next state, and the cards in their new order."""
    cards = sorted(cards)
    for last in range(len(cards), 1, -1):
        seed, number = die(seed, last)
        cards[last - 1], cards[number - 1] = cards[number - 1], cards[last - 1]
    return seed, cards
