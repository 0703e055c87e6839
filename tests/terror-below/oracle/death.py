# SPDX-License-Identifier: GPL-3.0-or-later
"""Death of a Leader, and elimination (T21, T22)."""

import box
import cards
import points
from play import Over


def die(g, player, space, how):
    """T21.1 to T21.3, T21.8; what is carried is dropped into `space`."""
    position = g.position
    dead, player.leader = player.leader, None
    g.tell("died", player.seat, dead, space, how)
    player.at = None
    _drop_rubble(g, player, space)
    _drop_eggs(g, player, space)
    if player.hat is not None:
        g.discard_hat(player)
    player.dead = sorted(player.dead + [dead])
    if player.squad:
        _, leader = yield from g.choose("leader", player.seat, [f"leader {card}" for card in player.squad])
        lead(g, player, leader)
    for other in position.clockwise(position.turn):
        if other is not player and not other.eliminated and other.leader is not None:
            for card in cards.triggered(other, "leader-killed"):
                g.tell("power", other.seat, card["id"])
                points.gain(g, other, card["n"])


def lead(g, player, leader):
    player.squad.remove(leader)
    player.leader = leader
    g.tell("leader", player.seat, leader)


def _drop_rubble(g, player, space):
    position = g.position
    number, player.rubble = player.rubble, 0
    if position.location_at(space) is None:
        while number and position.rubble_at(space) < box.RUBBLE_IN_A_SPACE:
            number -= 1
            position.add_rubble(space, 1)
            g.tell("dropped", player.seat, "rubble", space)
    if number:
        g.tell("lost", player.seat, "rubble", number)


def _drop_eggs(g, player, space):
    position = g.position
    for colour in sorted(player.eggs, key=box.COLOURS.index):
        player.eggs.remove(colour)
        place = space if position.location_at(space) is None else g.roll_space()
        position.add_egg(place, colour)
        g.tell("dropped", player.seat, "egg", colour, place)
        if place != space:
            g.one_egg(place)
    g.one_egg(space)  # T25.9: Eggs put down together count together.


def test_eliminations(g):
    """T21.5, T22, T3.4; solo T25.6 b."""
    position = g.position
    gone = [player for player in position.clockwise(position.turn)
            if not player.eliminated and player.leader is None and not player.squad]
    if not gone:
        return
    if position.solo:
        points.lose(g, "squad", "T25.6")
    for player in gone:
        _eliminate(g, player)
    alive = [player.seat for player in position.clockwise(position.turn) if not player.eliminated]
    if not alive:
        position.winner = []
        g.tell("won", "worms", "T3.4")
        raise Over
    if position.final is None:
        # T22.2: from the next player on; the one whose turn it was is last.
        if alive[0] == position.turn:
            alive = alive[1:] + alive[:1]
        position.final = alive
        g.tell("final", *alive)


def _eliminate(g, player):
    """T22.1."""
    player.eliminated = True
    g.tell("eliminated", player.seat)
    if g.position.final is not None and player.seat in g.position.final:
        g.position.final.remove(player.seat)
    for deck in box.HANDS:
        for card in player.hand(deck)[:]:
            player.hand(deck).remove(card)
            g.position.discards[deck].append(card)
            g.tell("discarded", player.seat, card)
    player.fresh = []
    for card, _ in player.hidden:
        g.tell("out", card)
    player.hidden = []
