# SPDX-License-Identifier: GPL-3.0-or-later
"""A player's turn, and the order of turns up to the end (T3.5, T5 to T8, T15.1, T17, T22.2)."""

import actions
import box
import cards
import effects
import hooks
import points
import setup
import solo
from state import Laid


def match(g):
    """A whole match from its setup on."""
    yield from setup.setup(g)
    yield from _begin_turn(g, g.position.first, is_new_round=True)
    yield from go_on(g)


def go_on(g):
    """Everything after a turn."""
    position = g.position
    while True:
        yield from solo.between(g)
        seat = _next_seat(position)
        is_new_round = _rank(position, seat) <= _rank(position, position.turn) if seat else True
        if position.final is not None and seat is None:
            points.compare(g, "T22.4")
        if (position.final is None and is_new_round and not position.solo
                and position.round >= box.BOARD["rounds"]):
            points.compare(g, "T3.5")
        if is_new_round:
            position.round += 1
        yield from _begin_turn(g, seat, is_new_round)


def resume(g):
    """A match from a written position at the decision `play` or `act`."""
    player = g.position.player(g.position.turn)
    if g.position.step == "play":
        yield from _turn(g, player)
    else:
        yield from _act(g, player)
        yield from _end_turn(g, player)
    yield from go_on(g)


def _rank(position, seat):
    """Places after the starting player."""
    return [player.seat for player in position.clockwise(position.first)].index(seat)


def _next_seat(position):
    if position.final is not None:
        return position.final[0] if position.final else None
    following = position.clockwise(position.turn)
    return next(player.seat for player in following[1:] + following[:1] if not player.eliminated)


def _begin_turn(g, seat, is_new_round):
    """T5.3."""
    position = g.position
    player = position.player(seat)
    if is_new_round:
        g.tell("round", position.round)
    position.turn = seat
    g.tell("turn", seat)
    if position.final is not None:
        position.final.pop(0)
        g.tell("final-turn", seat)
    position.bonus = False
    position.picked = 0
    for other in position.players:
        other.used = {}
    position.step = "play"
    yield from _turn(g, player)


def _turn(g, player):
    if player.at is None:
        _, space = yield from g.choose("return", player.seat, [f"return {space}" for space in _return_spaces(g)])
        place_pawn(g, player, space)
    yield from _play(g, player)
    yield from _act(g, player)
    yield from _end_turn(g, player)


def place_pawn(g, player, space):
    player.at = space
    g.tell("placed", player.seat, space)


def _return_spaces(g):
    """T21.6, T25.10."""
    position = g.position
    locations = [at for at in position.locations.values() if at is not None and position.pawn_at(at) is None]
    clear = [space for space in position.board.ground if not position.rubble_at(space)]
    return locations or clear or position.board.ground


# Step 1 and Distraction

def _play_moves(g, player):
    if not player.vehicles:
        moves = ["done"]
    else:
        places = [place for place in g.targets() if not g.position.is_full(place)]
        moves = [f"play {card} on {place + 1}" for card in player.vehicles for place in places]
        moves = moves or [f"play {card} aside" for card in player.vehicles]
    return moves + [f"use {card}" for card in cards.usable(g, player, "turn")]


def _play(g, player):
    """Steps 1 and 2 up to the moment in which the AP are given."""
    position = g.position
    while True:
        words = yield from g.choose("play", player.seat, _play_moves(g, player))
        if words[0] != "use":
            break
        yield from cards.use_in_turn(g, player, words[1])
    ap = 0
    if words[0] == "play":
        card = words[1]
        player.vehicles.remove(card)
        if words[2] == "on":
            yield from _distract(g, player, card, int(words[3]) - 1)
        else:
            position.played = (card, None)
            position.discards["vehicles"].append(card)
            g.tell("played", player.seat, card, "aside")
        vehicle = box.VEHICLES[card]
        ap = hooks.vehicle_ap(g, player, vehicle["ap"])
        if "add" in vehicle["ability"]["window"]:
            ap += yield from _second_card(g, player, vehicle["ability"])
    position.step = "act"
    g.set_ap(ap)


def _distract(g, player, card, place):
    """T7."""
    position = g.position
    position.played = (card, place)
    position.slots[place].cards.append(Laid(card, player.seat, False))
    g.tell("played", player.seat, card, place + 1)
    effects.arrows(g, place, card)
    for trigger in cards.triggered(player, "distracted"):
        yield from effects.nudge(g, player, trigger, trigger["id"])


def _second_card(g, player, ability):
    """T15.2: the AP of the second card."""
    found = [card for card in player.vehicles if box.VEHICLES[card]["ap"] not in ability["except"]]
    if not found:
        return 0
    _, card = yield from g.choose("add", player.seat, [f"add {card}" for card in found])
    g.discard_vehicle(player, card)
    ap = box.VEHICLES[card]["ap"]
    g.tell("added", player.seat, card, ap)
    return ap


# Actions

def _act(g, player):
    """T8.2, T8.3: `done` is the only move left when nothing more can be done, and is then not asked."""
    g.closed = False
    while player.at is not None and not g.closed:
        words = yield from g.choose("act", player.seat, actions.legal(g, player))
        if words == ["done"]:
            break
        yield from actions.do(g, player, words)
    g.set_ap(0)


# Ability, refill, end

def _end_turn(g, player):
    position = g.position
    position.step = "ability"
    if player.at is not None and position.played is not None:
        yield from _ability(g, player)
    if not player.eliminated:
        yield from _refill(g, player)
    for card in position.effects:
        g.tell("reminder", card, "off")
    position.effects = []
    player.fresh = []
    position.played = None
    g.tell("turn-end", player.seat)


def _ability(g, player):
    """T15.1."""
    card = g.position.played[0]
    ability = box.VEHICLES[card]["ability"]
    if "ability" not in ability["window"]:
        return
    power = hooks.may_ignore_ability(g, player, ability["ap"])
    if power is not None:
        words = yield from g.choose("ask", player.seat, ["yes", "no"], power)
        if words == ["yes"]:
            g.tell("power", player.seat, power)
            return
    yield from effects.ABILITIES[ability["effect"]](g, player, ability, card)


def _refill(g, player):
    """T17.1."""
    size = hooks.hand(g, player)
    while len(player.vehicles) < size and g.draw_vehicle(player):
        pass
    while len(player.vehicles) > size:
        _, card = yield from g.choose("discard", player.seat, [f"discard {card}" for card in player.vehicles])
        g.discard_vehicle(player, card)
