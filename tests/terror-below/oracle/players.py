# SPDX-License-Identifier: GPL-3.0-or-later
"""Random matches worth looking at: options, and players with a taste.

Players that choose evenly walk into every Worm and deliver nothing, so most have
a taste: some fetch and deliver, some hunt, some stay indoors up to the last round.
"""

import box
import notation
import reading
from board import distance
from match import CHOICES, SOLO_CHOICES, Match

TASTES = ("even", "carrier", "hunter", "homebody", "daredevil", "gambler")
WEIGHTS = {
    "carrier": {"deliver": 60, "take": 30, "clear": 4, "use": 3, "done": 0.2, "move": 3},
    "hunter": {"deliver": 20, "take": 10, "use": 6, "clear": 6, "done": 0.3, "claim": 9},
    "homebody": {"deliver": 20, "done": 9, "move": 1, "use": 1},
    "daredevil": {"jump": 30, "ramp": 30, "use": 8, "take": 10, "deliver": 10, "done": 0.2},
    "gambler": {"use": 12, "yes": 3, "take": 4, "deliver": 8, "done": 0.3},
}


def random_options(rng, number):
    """Number of players and options; all of them come round quickly."""
    n_players = 1 + number % 5
    options = {key: rng.choice(values) for key, values in CHOICES.items()}
    if n_players == 1:
        options.update({key: rng.choice(values) for key, values in SOLO_CHOICES.items()})
        options["scenario"] = SOLO_CHOICES["scenario"][number // 5 % 3]
    return n_players, options


def begin(rng, number):
    """A match; one in three in the middle of things, from an odd position at its first turn."""
    n_players, options = random_options(rng, number)
    match = Match.start(n_players, options, seed=rng.randrange(2**53))
    if number % 3:
        return match
    while match.choice is not None and match.choice.kind != "play":
        match.play(rng.choice(match.legal()))
    data = notation.write(match.position)
    _spread(rng, data, match.position.board)
    return Match.read(reading.read(data))


def _spread(rng, data, board):
    """Points, deaths, cards, Eggs, Rubble, rounds and attacks such as a match has near its end."""
    solo = len(data["players"]) == 1
    homes = {at for at in data["locations"].values() if at is not None}
    data["round"] = rng.choice((1, 40, 49, 50))
    data["attacks"] = rng.choice((0, 9, 13)) if solo else 0
    for player in data["players"]:
        player["vp"] = rng.choice((0, 10, 17, 19))
        for _ in range(rng.randint(0, len(player["squad"]))):
            player["dead"].append(player["squad"].pop())
        for deck in ("items", "weapons"):
            for _ in range(min(rng.randint(0, 4), len(data["decks"][deck]))):
                player[deck].append(data["decks"][deck].pop())
        player["rubble"] = rng.randint(0, 2)
        if rng.random() < 0.7:
            player["eggs"] = [rng.choice(box.COLOURS)]
    for space in rng.sample(board.ground, 5):
        if space not in homes:
            data["rubble"][space] = rng.randint(1, 2)
    if data["options"]["scenario"] == "delivery":
        asked = {box.BOUNTIES[card].get("location") for card in data["line"]}
        data["delivered"] = [location for location in box.LOCATIONS if location not in asked][:3]
    if data["options"]["scenario"] == "extermination":
        asked = {box.BOUNTIES[card].get("worm") for card in data["line"]}
        data["trophies"] = [kind for kind in box.TYPES if kind not in asked][:2]


def _goals(position, player):
    """Where a carrier would like to be."""
    homes = [at for at in position.locations.values() if at is not None]
    wanted = {f"{bounty}" for bounty in position.line if bounty is not None}
    if player.eggs:
        asked = [position.locations[location] for location in position.locations
                 if any(f"{location}-{egg}" in wanted or f"{location}-any" in wanted for egg in player.eggs)]
        return [at for at in asked if at is not None] or homes
    return list(position.eggs) or homes


def _nearer(position, player, move):
    goals = _goals(position, player)
    space = move.split(" ")[-1]
    if space not in position.board.is_ground or not goals:
        return 0
    return min(distance(space, goal) for goal in goals) - min(distance(player.at, goal) for goal in goals)


def pick(rng, taste, match):
    """One of the legal moves, by the taste of the player."""
    moves = match.legal()
    if taste == "even" or match.choice.kind in ("leader", "start", "return", "pick", "toward"):
        return rng.choice(moves)
    weights = WEIGHTS[taste]
    chances = [weights.get(move.split(" ")[0], 1) for move in moves]
    if match.choice.kind == "act" and taste != "homebody":
        player = match.position.player(match.position.turn)
        for index, move in enumerate(moves):
            if move.split(" ")[0] in ("move", "ramp"):
                chances[index] *= 4.0 ** -_nearer(match.position, player, move)
            elif " for " in move:
                chances[index] *= 9
    if match.choice.kind in ("hunt", "caught") and taste != "even":
        chances = [0.1 if move == "done" else 1 for move in moves]
    return rng.choices(moves, chances)[0]
