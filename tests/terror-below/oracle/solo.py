# SPDX-License-Identifier: GPL-3.0-or-later
"""The Terror Turn of a solo match, and what comes between turns with more players (T23, T25.4)."""

import attack
import box
import effects
import points


def between(g):
    """Steps 4 and 5 of T5.1, in solo the Terror Turn."""
    position = g.position
    position.step = "between"
    if position.solo:
        yield from terror_turn(g)
        if not g.targets() and not position.players[0].vehicles:
            points.lose(g, "attacks", "T25.6")
        return
    if len(position.players) == 2:
        _roll_for_card(g)
    yield from attack.attacks(g)


def _roll_for_card(g):
    """T23.1 to T23.3; the place of the slot, None if it is out of play."""
    place = box.slot_of_die(g.roll("blue"))
    if g.position.slots[place] is None:
        return None
    effects.lay_from_deck(g, place, over_limit=True)
    return place


def terror_turn(g):
    position = g.position
    yield from attack.attacks(g)
    place = _roll_for_card(g)
    if place is not None and position.is_full(place):
        yield from attack.attack(g, place)
    place = box.slot_of_die(g.roll("red"))
    if position.slots[place] is not None:
        yield from attack.attack(g, place)
