# SPDX-License-Identifier: GPL-3.0-or-later
"""Victory points, Bounties, the Bounty Line and the end of a match (T3, T14, T25.6, T25.8, T26, T27.3)."""

import box
from play import Over


# The end

def win(g, seats, how, rule):
    position = g.position
    position.winner = seats
    g.tell("won", *seats, how, rule)
    if position.solo:
        position.score = score(position)
        g.tell("score", position.score)
    raise Over


def lose(g, how, rule):
    """Solo."""
    g.position.winner = []
    g.tell("lost", how, rule)
    raise Over


def score(position):
    """T27.3."""
    numbers, player = box.SOLO["score"], position.players[0]
    resolved = position.attacks + (position.attack is not None)
    return (player.total() + numbers["attack"] * (box.SOLO["attacks"] - resolved)
            + numbers["queens"] * bool(position.options["queens"])
            + numbers["left-out"] * position.options["leave"]
            + numbers["hat"] * (player.hat is not None))


def compare(g, rule):
    """T3.3."""
    alive = [player for player in g.position.players if not player.eliminated]
    best = max((player.total(), len(player.completed)) for player in alive)
    win(g, [player.seat for player in alive if (player.total(), len(player.completed)) == best], "comparison", rule)


# VP

def test_goal(g, player):
    """T3.1; in solo only Scramble asks for points."""
    position = g.position
    if not position.solo:
        if player.total() >= box.BOARD["goal"]:
            win(g, [player.seat], "points", "T3.1")
    elif position.options["scenario"] == "scramble":
        if player.total() >= box.SCENARIOS["scramble"]["need"]:
            win(g, [player.seat], "objective", "T26.3")


def gain(g, player, number):
    """Tokens."""
    player.vp += number
    g.tell("vp", player.seat, number, player.total())
    test_goal(g, player)


# Bounties

def excluded(g, card):
    """T25.8, T26: a Bounty that leaves the Line and is discarded when drawn."""
    position = g.position
    if not position.solo:
        return False
    bounty = box.BOUNTIES[card]
    if bounty["kind"] == "delivery":
        return bounty["location"] in position.delivered or position.locations[bounty["location"]] is None
    return bounty["worm"] in position.trophies


def discard_bounty(g, card, place):
    g.position.discards["bounties"].append(card)
    g.tell("line-discarded", place, card)


def settle_line(g, emptied=()):
    """Excluded Bounties leave; then the Line is filled place by place.  `emptied`: places just left, from 0."""
    position = g.position
    emptied = set(emptied)
    for place, card in enumerate(position.line):
        if card is not None and excluded(g, card):
            position.line[place] = None
            emptied.add(place)
            discard_bounty(g, card, place + 1)
    for place, card in enumerate(position.line):
        if card is None:
            position.line[place] = next_bounty(g, place + 1)
            if position.line[place] is not None:
                g.tell("line", place + 1, position.line[place])
            elif place in emptied:
                g.tell("line", place + 1, "-")


def next_bounty(g, place):
    """The next one that is not excluded, or None."""
    deck = g.position.decks["bounties"]
    while deck:
        card = deck.pop(0)
        if not excluded(g, card):
            return card
        discard_bounty(g, card, place)
    return None


def fitting(g, player, fits):
    """Bounties of the Line and of the player's own Hidden Bounties."""
    cards = [card for card in g.position.line if card is not None] + [card for card, _ in player.hidden]
    return [card for card in cards if fits(box.BOUNTIES[card])]


def complete(g, player, card, worm_type=None):
    """T14.3, with all that follows up to the Line."""
    position = g.position
    where, emptied = "hidden", ()
    if card in position.line:
        where, emptied = "line", (position.line.index(card),)
        position.line[emptied[0]] = None
    else:
        player.hidden = [pair for pair in player.hidden if pair[0] != card]
    player.completed.append(card)
    g.tell("completed", player.seat, card, where, box.BOUNTIES[card]["vp"], player.total())
    test_goal(g, player)
    if position.solo:
        _test_objective(g, player, box.BOUNTIES[card], worm_type)
    settle_line(g, emptied)


def _test_objective(g, player, bounty, worm_type):
    """T26.1, T26.2."""
    position = g.position
    scenario = position.options["scenario"]
    if scenario == "delivery" and bounty["kind"] == "delivery" and bounty["location"] not in position.delivered:
        position.delivered = reached = sorted(position.delivered + [bounty["location"]])
        rule = "T26.1"
    elif scenario == "extermination" and bounty["kind"] == "hunt" and worm_type not in position.trophies:
        position.trophies = reached = sorted(position.trophies + [worm_type])
        g.tell("trophy", worm_type)
        rule = "T26.2"
    else:
        return
    need = box.SCENARIOS[scenario]["need"]
    g.tell("objective", len(reached), need)
    if len(reached) >= need:
        win(g, [player.seat], "objective", rule)


# Locations destroyed in solo

def destroy(g, location):
    """T25.8."""
    position = g.position
    space = position.locations[location]
    position.locations[location] = None
    g.tell("destroyed", location, space)
    if space in position.rubble:
        g.tell("gone", "rubble", space, position.rubble.pop(space))
    if position.options["scenario"] == "scramble":
        lost = sum(at is None for at in position.locations.values())
        if lost >= box.SCENARIOS["scramble"]["lost-locations"]:
            lose(g, "locations", "T26.3")
    settle_line(g)
