# SPDX-License-Identifier: GPL-3.0-or-later
"""Setup (T4, T25.2, T27)."""

import attack
import box
import chance
import death
import points


def setup(g):
    position = g.position
    position.step = "setup"
    if position.solo:
        position.first = position.turn = position.players[0].seat
    else:
        position.first = position.turn = position.players[g.die(len(position.players)) - 1].seat
    g.tell("first", position.first)
    _put_locations(g)
    characters = _make_decks(g)
    _deal(g, characters)
    order = position.clockwise(position.first)
    for player in order:
        moves = [f"leader {card}" for card in player.squad]
        _, card = yield from g.choose("leader", player.seat, moves)
        death.lead(g, player, card)
    yield from _leave_out(g)
    _setup_attacks(g)
    for place in range(box.SLOTS):
        attack.reveal_worm(g, place)
    for player in reversed(order):
        spaces = [at for at in position.locations.values() if position.pawn_at(at) is None]
        _, space = yield from g.choose("start", player.seat, [f"start {space}" for space in spaces])
        player.at = space
        g.tell("placed", player.seat, space)


def _put_locations(g):
    """T4.3."""
    position = g.position
    layout = position.options["locations"]
    ids = list(box.LOCATIONS)
    standard = position.board.standard
    position.locations = dict.fromkeys(ids)
    if layout == "standard":
        placed = dict(standard)
    elif layout == "shuffled":
        position.seed, dealt = chance.shuffled(position.seed, ids)
        placed = dict(zip(dealt, (standard[location] for location in ids)))
    else:
        for location in ids:
            position.locations[location] = g.roll_space(again=position.board.mesa)
            g.tell("location", location, position.locations[location])
        return
    for location, space in placed.items():
        position.locations[location] = space
        g.tell("location", location, space)


def _make_decks(g):
    """T4.4; the Characters, which are dealt at once."""
    position = g.position
    queens = bool(position.options["queens"])
    characters = []
    for deck in ("bounties", "weapons", "items", "characters", "vehicles", "worms"):
        cards = g.shuffle(deck, box.full_deck(deck, position.solo, queens))
        if deck == "characters":
            characters = cards
        else:
            position.decks[deck] = cards
    points.settle_line(g)
    return characters


def _deal(g, characters):
    """T4.5."""
    position = g.position
    numbers = box.BOARD["start-cards"]
    for player in position.clockwise(position.first):
        for deck, number in (("items", numbers["item"]), ("weapons", numbers["weapon"])):
            for _ in range(number):
                g.to_hand(player, deck, g.top(deck))
        for _ in range(box.BOARD["hand"]):
            g.draw_vehicle(player)
        for _ in range(box.BOARD["squad"]):
            card = characters.pop(0)
            player.squad = sorted(player.squad + [card])
            g.tell("drawn", player.seat, "characters", card)


def _leave_out(g):
    """T27.2."""
    position = g.position
    for _ in range(position.options["leave"] or 0):
        player = position.players[0]
        _, card = yield from g.choose("leave", player.seat, [f"leave {card}" for card in player.squad])
        player.squad.remove(card)
        g.tell("left-out", player.seat, card)


def _setup_attacks(g):
    """T4.6, T4.7."""
    position = g.position
    drawn = position.options["worms"] == "drawn"
    if not drawn:
        for worm in box.STARTING_WORMS:
            _setup_attack(g, worm)
    number = box.BOARD["drawn-attacks" if drawn else "extra-attacks"][str(len(position.players))]
    for _ in range(number):
        card = g.top("worms")
        _setup_attack(g, box.WORMS[card])
        position.discards["worms"].append(card)
    if drawn:
        for colour in box.COLOURS:
            if not any(colour in eggs for eggs in position.eggs.values()):
                g.put_egg(g.roll_space(again=position.eggs if position.solo else ()), colour)


def _setup_attack(g, worm):
    space = g.position.board.worm_start(worm["start"])
    g.tell("setup-attack", worm["id"], space)
    attack.place_pattern(g, worm, space, in_setup=True)
