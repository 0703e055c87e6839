# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions of a turn: which are legal, and what each does (T8 to T13, T24.5 to T24.9)."""

import box
import cards
import death
import effects
import hooks
import points
from board import STEPS


# What is legal

def legal(g, player):
    """All moves of the decision `act`."""
    position = g.position
    moves = []
    if position.ap >= hooks.cost(g, player, "move"):
        moves += _moves(g, player)
    if position.ap >= hooks.cost(g, player, "ramp"):
        moves += [f"ramp {over} {to}" for over, to in _ramps(g, player, player.at)]
    if position.pawn_at(player.at, but=player) is not None:
        return sorted(moves)  # T9.2
    if position.ap >= hooks.cost(g, player, "jump"):
        moves += _jumps(g, player)
    if position.ap >= hooks.cost(g, player, "clear"):
        moves += [f"clear {space}" for space in position.board.beside[player.at] if position.rubble_at(space)]
    if position.ap >= hooks.cost(g, player, "take") and player.at in position.eggs:
        moves.append("take")
    if position.ap >= hooks.cost(g, player, "deliver"):
        moves += _deliveries(g, player)
    moves += [f"use {card}" for card in cards.usable(g, player, "turn")]
    power = cards.usable_power(g, player)
    moves += [f"use {power}"] if power is not None else []
    return sorted(moves + ["done"])


def _moves(g, player):
    position = g.position
    most = hooks.enter(g, player)
    left = position.ap - hooks.cost(g, player, "move")
    return [f"move {space}" for space in position.board.beside[player.at]
            if position.rubble_at(space) <= most
            and (position.pawn_at(space, but=player) is None or has_way_out(g, player, space, left))]


def has_way_out(g, player, shared, ap):
    """T9.2: whether Moves and ramps lead from a shared space to one without another pawn."""
    position = g.position
    most = hooks.enter(g, player)
    step, ramp = hooks.cost(g, player, "move"), hooks.cost(g, player, "ramp")
    if ap >= ramp and _ramps(g, player, shared):
        return True
    if ap < step:
        return False
    open_spaces = [space for space in position.board.beside[shared] if position.rubble_at(space) <= most]
    return (any(position.pawn_at(space, but=player) is None for space in open_spaces)
            or any(has_way_out(g, player, space, ap - step) for space in open_spaces))


def _ramps(g, player, at):
    """T10.1, T10.2: pairs over, to, from that space."""
    position = g.position
    return [(over, to) for over in position.board.beside[at] if position.pawn_at(over, but=player) is not None
            for to in position.board.beside[over]
            if to != at and not position.rubble_at(to) and position.pawn_at(to, but=player) is None]


def _jumps(g, player):
    """T24.5, T24.6; T10.4."""
    position = g.position
    moves = []
    for landing, canyon in position.board.canyon_jumps[player.at].items():
        if position.pawn_at(landing) is None:
            moves += [f"jump {landing} {card}" for card in set(player.vehicles) if canyon == 1 or _is_deep(card)]
    if hooks.jump(g, player) is not None:
        for across, down in STEPS.values():
            over = position.board.shifted(player.at, across, down)
            landing = position.board.shifted(player.at, 2 * across, 2 * down)
            if (landing is not None and (over in position.board.canyon or position.rubble_at(over))
                    and position.is_free(landing)):
                moves.append(f"jump {landing}")
    return moves


def _is_deep(card):
    return box.VEHICLES[card]["ap"] in box.BOARD["canyon"]["deep-cards"]


def _deliveries(g, player):
    location = g.position.location_at(player.at)
    if location is None:
        return []
    moves = []
    for colour in sorted(set(player.eggs)):
        moves.append(f"deliver {colour}")
        moves += [f"deliver {colour} for {card}" for card in points.fitting(
            g, player, lambda bounty, colour=colour: bounty["kind"] == "delivery"
            and bounty["location"] == location and bounty["egg"] in (colour, "any"))]
    return moves


# What it does

def do(g, player, words):
    """One action, complete with all that follows from it (T8.4)."""
    verb = words[0]
    if verb == "use":
        yield from cards.use_in_turn(g, player, words[1])
        return
    hooks.pay(g, player, verb)
    if verb == "move":
        g.tell("moved", player.seat, player.at, words[1])
        player.at = words[1]
    elif verb == "ramp":
        yield from _ramp(g, player, words[1], words[2])
    elif verb == "jump" and len(words) == 2:
        g.tell("jumped", player.seat, player.at, words[1], hooks.jump(g, player))
        player.at = words[1]
    elif verb == "jump":
        yield from _jump_canyon(g, player, words[1], words[2])
    elif verb == "clear":
        g.position.add_rubble(words[1], -1)
        player.rubble += 1
        g.tell("cleared", player.seat, words[1])
        yield from g.rewards(player)
    elif verb == "take":
        _take(g, player)
    else:
        yield from _deliver(g, player, words[1], words[3] if len(words) > 2 else None)


def _ramp(g, player, over, to):
    g.tell("ramped", player.seat, player.at, over, to)
    other = g.position.pawn_at(over, but=player)
    player.at = to
    for card in cards.triggered(player, "ramped"):
        yield from effects.take_rubble(g, player, card, card["id"], other)


def _jump_canyon(g, player, to, card):
    position = g.position
    start = player.at
    canyon = position.board.canyon_jumps[start][to]
    g.discard_vehicle(player, card)
    if canyon > 1:
        points.gain(g, player, box.BOARD["vp"]["daredevil"])
        if g.roll("blue") < box.BOARD["canyon"]["die-lands"]:
            g.tell("crashed", player.seat, start, to, card)
            yield from death.die(g, player, to, "canyon")
            death.test_eliminations(g)
            return
    g.tell("jumped", player.seat, start, to, card)
    player.at = to
    number = position.rubble.pop(to, 0)
    if number:
        player.rubble += number
        g.tell("scooped", player.seat, to, number)
        yield from g.rewards(player)


def _take(g, player):
    """T12.1, T8.5."""
    position = g.position
    for colour in sorted(position.eggs.pop(player.at), key=box.COLOURS.index):
        player.eggs = sorted(player.eggs + [colour])
        g.tell("took", player.seat, player.at, colour)
    position.picked += 1
    after = hooks.after_pick_up(g, player)
    if after == "all":
        return
    if after == 0 or position.picked > 1:
        g.closed = True
        g.set_ap(0)
    else:
        g.set_ap(min(position.ap, after))


def _deliver(g, player, colour, bounty):
    """T13."""
    location = g.position.location_at(player.at)
    player.eggs.remove(colour)
    g.tell("delivered", player.seat, colour, location)
    if bounty is None:
        points.gain(g, player, hooks.plain_delivery(g, player))
    else:
        points.complete(g, player, bounty)
    if not g.position.bonus and _bonus_helps(g, player, location):
        g.position.bonus = True
        g.tell("bonus", player.seat, location)
        yield from _bonus(g, player, box.LOCATIONS[location])


def _bonus_helps(g, player, location):
    """T13.5; E: what the Bounty deck holds is not looked at."""
    card = box.LOCATIONS[location]
    if card["effect"] == "draw":
        return g.can_draw(box.DECK_NAMES[card["draws"]])
    if card["effect"] == "hidden-bounty":
        return bool(g.position.decks["bounties"]) or any(bounty is not None for bounty in g.position.line)
    if card["effect"] == "revive":
        return bool(player.dead)
    return True


def _bonus(g, player, card):
    if card["effect"] == "draw":
        yield from g.draw(player, box.DECK_NAMES[card["draws"]])
    elif card["effect"] == "vp":
        points.gain(g, player, card["n"])
    elif card["effect"] == "hidden-bounty":
        yield from effects.hidden_bounty(g, player)
    else:
        yield from effects.revive(g, player, card, None)
