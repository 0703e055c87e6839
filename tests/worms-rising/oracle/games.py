# SPDX-License-Identifier: GPL-3.0-or-later
"""Games worth comparing: odd positions to start from, and players with a taste.

Players that choose evenly among all moves mostly fly about and starve.  So
there are players who hunt, who drill, who wall up, who look for Wormholes, and
starting positions in which the rare things are near at hand.
"""

import copy

import notation
import rules
from board import (BIRD_ACTIONS, BOARD, COLOURS, DEEPEST, NAME, ON_BOARD, OUTSIDE, SPACE, SUPPLY, WIDTH,
                   WORM_ACTIONS, step)

# Positions

TERRAINS = ("flat", "shallow", "rough", "shafts", "deep")


def random_grass(rng):
    terrain = rng.choice(TERRAINS)
    if terrain == "flat":
        return [0] * WIDTH
    if terrain == "shallow":
        return [rng.randint(0, 3) for _ in range(WIDTH)]
    if terrain == "rough":
        return [rng.randint(0, DEEPEST) for _ in range(WIDTH)]
    if terrain == "shafts":
        return [rng.choice((0, 0, rng.randint(5, DEEPEST))) for _ in range(WIDTH)]
    return [rng.randint(7, DEEPEST) for _ in range(WIDTH)]


def some(rng, most):
    """A number from 0 to `most`, often 0 and often `most`."""
    return rng.choice((0, most, rng.randint(0, most)))


def random_position(rng):
    """A legal, odd position as a value for JSON, with all keys that matter given."""
    while True:
        data = _random_position(rng)
        try:
            notation.read(data)
        except notation.Refused:
            continue
        return data


def _random_position(rng):
    grass = random_grass(rng)
    ground = [(column, grass[column]) for column in range(WIDTH)]
    packed = [space for space in BOARD if space[1] > grass[space[0]]]
    cleared = [space for space in BOARD if 0 < space[1] < grass[space[0]]]

    lava = rng.choices(range(WIDTH), k=rng.choice((0, 0, some(rng, SUPPLY["lava"]))))
    cool = [column for column in range(WIDTH) if column not in lava]
    drills = rng.choices(rng.sample(range(WIDTH), rng.randint(1, 4)), k=some(rng, SUPPLY["drill"]))
    graves = rng.choices(cool, k=some(rng, SUPPLY["gravestone"]))
    where = rng.random()
    if where < 0.2:
        bird = rng.choice(OUTSIDE)
    elif where < 0.5 and cleared:
        bird = rng.choice(cleared)
    else:
        bird = ground[rng.choice(cool)]

    stones = random_stones(rng, packed, [ground[column] for column in drills])
    homes = [space for space in packed if space not in stones] + [ground[column] for column in cool] * 2
    homes = [space for space in homes if space != bird] or [ground[cool[0]]]
    close = [space for space in homes
             if abs(space[0] - bird[0]) <= 2 or abs(space[1] - bird[1]) <= 1] or homes
    colours = [colour for colour in COLOURS if rng.random() < 0.85] or ["green"]
    worms = [random_piece(rng, homes, close, {"colour": colour, "stunned": rng.choice((0, 0, 0, 0, 1, 2))})
             for colour in rng.sample(colours, len(colours))]
    zombies = [random_piece(rng, homes, close, {"id": number})
               for number in rng.sample(range(1, 5), some(rng, SUPPLY["zombie"]))]
    holes = random_holes(rng, [SPACE[piece["at"]] for piece in worms + zombies], bird)

    turn = rng.choice(("worms", "bird"))
    total = rng.choice((4, 4, rng.randint(2, 8)))
    spent = rng.choice((0, 0, 1, total))
    highest = rng.randint(1, 6)
    return {
        "day": rng.choice((1, 2, 11, 12, rng.randint(1, 12))), "turn": turn,
        "total": total, "spent": spent, "actions": total - spent,
        "hunger": rng.choice((1, 7, 10, rng.randint(2, 10))), "suspicion": rng.randint(0, 5),
        "max-health": highest, "health": rng.choice((highest, rng.randint(1, highest))),
        "bird": {"at": NAME[bird], "ate": {"turn": rng.choice((0, 0, 1)), "day": rng.choice((0, 1))}},
        "worms": worms, "zombies": zombies, "grass": grass,
        "bedrock": [NAME[space] for space in stones], "wormholes": [NAME[space] for space in holes],
        "drills": [NAME[ground[column]] for column in drills],
        "gravestones": [NAME[ground[column]] for column in graves],
        "lava": [NAME[ground[column]] for column in lava],
        "penalty": {"bird": rng.choice((0, 0, rng.randint(-6, 6))), "worms": rng.choice((0, 0, rng.randint(-6, 6)))},
        "counts": random_counts(rng, turn, spent), "seed": rng.choice((0, 1, 2**53 - 1, rng.randrange(2**53))),
    }


def random_stones(rng, packed, drilled):
    """Bedrock anywhere, and rather often right under a Drill."""
    under = [space for space in ((column, row + 1) for column, row in drilled) if space in packed]
    stones = {space for space in under if rng.random() < 0.6}
    wanted = some(rng, SUPPLY["bedrock"])
    spare = [space for space in packed if space not in stones]
    stones.update(rng.sample(spare, min(len(spare), max(0, wanted - len(stones)))))
    return sorted(stones, key=lambda _: rng.random())


def random_piece(rng, homes, close, data):
    data["at"] = NAME[rng.choice(close if rng.random() < 0.7 else homes)]
    if rng.random() < 0.1:
        data["bitten"] = True
    if rng.random() < 0.1:
        data["acted"] = True
    return data


def random_holes(rng, pieces, bird):
    """Wormholes anywhere, the air and stone included, and rather often next to a piece or at the Bird."""
    holes = set()
    for _ in range(rng.choice((0, 2, 4, 5, 6, 6))):
        space = rng.choice(BOARD)
        if rng.random() < 0.6:
            space = step(rng.choice(pieces), rng.choice(("up", "up", "down", "left", "right")))
        elif rng.random() < 0.3:
            space = bird
        if space in ON_BOARD:
            holes.add(space)
    return sorted(holes, key=lambda _: rng.random())


def random_counts(rng, turn, spent):
    actions = BIRD_ACTIONS if turn == "bird" else WORM_ACTIONS
    counts = {}
    for _ in range(spent):
        action = rng.choice([name for name in actions if name != "play"])
        counts[action] = counts.get(action, 0) + 1
    return {turn: counts}


# The same position with less said, or with a fault

def paths(data):
    """Every key that might be left out, as a way through objects and lists."""
    found = [(key,) for key in data if key not in ("actions", "total", "spent")]
    for key in ("bird", "penalty", "counts", "hands", "decks", "discards", "known"):
        found += [(key, inner) for inner in data.get(key, {})]
    for side in data.get("counts", {}):
        found += [("counts", side, action) for action in data["counts"][side]]
    for key in ("used", "ate"):
        found += [("bird", key, inner) for inner in data.get("bird", {}).get(key, {})]
    for key in ("worms", "zombies"):
        found += [(key, index, inner) for index, piece in enumerate(data.get(key, [])) for inner in piece]
    return found


def without(data, path):
    data = copy.deepcopy(data)
    place = data
    for part in path[:-1]:
        place = place.get(part, {}) if isinstance(place, dict) else place[part]
    if isinstance(place, dict):
        place.pop(path[-1], None)
    return data


def meaning(data):
    try:
        return notation.canonical(notation.write(notation.read(data)[0]))
    except notation.Refused:
        return None


def thinned(rng, data):
    """The same position with some of what the defaults say left out."""
    wanted = meaning(data)
    for path in rng.sample(paths(data), len(paths(data))):
        if rng.random() < 0.5:
            shorter = without(data, path)
            if meaning(shorter) == wanted:
                data = shorter
    # The three numbers of the budget hang together; these ways to shorten them leave no doubt.
    for keys in (("actions", "total", "spent"), ("total", "spent"), ("spent",)):
        shorter = {key: value for key, value in data.items() if key not in keys}
        if rng.random() < 0.5 and meaning(shorter) == wanted:
            return shorter
    return data


def spoiled(rng, data):
    """A copy of the position with one fault that must be refused."""
    data = copy.deepcopy(data)
    grass = data["grass"]
    sunken = [column for column in range(WIDTH) if grass[column] > 0]
    some_worm = rng.choice(data["worms"])
    faults = [
        lambda: data.update({"colour": "green"}),
        lambda: data.update({"hunger": 11}),
        lambda: data.update({"suspicion": -1}),
        lambda: data.update({"health": data["max-health"] + 1}),
        lambda: data.update({"day": rng.choice((0, 13))}),
        lambda: data.update({"version": 2}),
        lambda: data.update({"actions": data["actions"] + 1}),
        lambda: data.update({"grass": grass + [0]}),
        lambda: data.update({"winner": "bird"}),
        lambda: data.update({"seed": 2**53}),
        lambda: data.update({"worms": data["worms"] + [dict(some_worm)]}),
        lambda: data.update({"wormholes": ["c4", "c4"]}),
        lambda: data.update({"wormholes": ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]}),
        lambda: data.update({"drills": [NAME[0, grass[0]]] * 5}),
        lambda: data.update({"lava": [NAME[0, grass[0]]], "gravestones": [NAME[0, grass[0]]]}),
        lambda: data.update({"bedrock": [some_worm["at"]]}),
        lambda: data.update({"bedrock": [NAME[0, grass[0]]]}),
        lambda: some_worm.update({"colour": "blue"}),
        lambda: some_worm.update({"stunned": 3}),
        lambda: some_worm.update({"bitten": 1}),
        lambda: some_worm.update({"at": data["bird"]["at"]}),
        lambda: some_worm.update({"at": "a13"}),
        lambda: data["bird"].update({"at": "f14"}),
    ]
    if sunken:
        column = rng.choice(sunken)
        faults += [
            lambda: data["bird"].update({"at": NAME[column, 0]}),
            lambda: some_worm.update({"at": NAME[column, grass[column] - 1]}),
            lambda: data.update({"gravestones": [NAME[column, 0]]}),
        ]
    rng.choice(faults)()
    return data


# Players

POLICIES = {
    "even": None,
    "curious": None,
    "hunter": {"fly": 2, "dig": 8, "eat": 30, "peck": 5, "drill": 1, "rest": 1,
               "move": 6, "bite": 4, "push": 3, "bedrock": 1, "raise": 6, "break": 2, "end": 0.3},
    "driller": {"fly": 5, "dig": 4, "eat": 5, "peck": 2, "drill": 8, "rest": 1,
                "move": 3, "bite": 0.5, "push": 1, "bedrock": 8, "raise": 2, "break": 1, "end": 0.5},
    "holes": {"fly": 2, "dig": 6, "eat": 2, "peck": 8, "drill": 2, "rest": 1,
              "move": 12, "bite": 0.5, "push": 3, "bedrock": 1, "raise": 4, "break": 2, "end": 0.5},
    "walls": {"fly": 3, "dig": 8, "eat": 6, "peck": 2, "drill": 1, "rest": 1,
              "move": 3, "bite": 1, "push": 8, "bedrock": 6, "raise": 8, "break": 2, "end": 0.3},
    "tired": {"fly": 4, "dig": 4, "eat": 1, "peck": 1, "drill": 3, "rest": 3,
              "move": 3, "bite": 1, "push": 1, "bedrock": 1, "raise": 3, "break": 1, "end": 6},
}


def eventfulness(game, move):
    """How much a move sets going; a question to the Worm player is the best of all."""
    if move == "end":
        return 0
    trial = rules.Game(notation.read(notation.write(game.position))[0])
    events = trial.play(move)
    return len(events) + (5 if trial.choice else 0)


def distance(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def pick_move(rng, policy, game):
    """One of the legal moves, by the taste of the player."""
    moves = game.legal()
    weights = POLICIES[policy]
    if policy == "curious" and not game.choice and rng.random() < 0.7:
        return max(rng.sample(moves, min(len(moves), 8)), key=lambda move: eventfulness(game, move))
    if weights is None or game.choice:
        return rng.choice(moves)
    groups = {}
    for move in moves:
        groups.setdefault(move.split(" ")[0], []).append(move)
    verbs = list(groups)
    verb = rng.choices(verbs, [weights.get(verb, 1) for verb in verbs])[0]
    group = groups[verb]
    if rng.random() < 0.5:
        return rng.choice(group)
    if verb == "fly" and policy in ("hunter", "holes"):
        prey = rng.choice(game.position.pieces()).at
        return min(group, key=lambda move: distance(SPACE[move.split(" ")[1]], prey))
    if verb == "move" and policy == "holes" and game.position.wormholes:
        return min(group, key=lambda move: distance_to_hole(game.position, move))
    return rng.choice(group)


def distance_to_hole(position, move):
    _, name, direction = move.split(" ")
    target = step(position.piece(name).at, direction)
    return min(distance(target, hole) for hole in position.wormholes)
