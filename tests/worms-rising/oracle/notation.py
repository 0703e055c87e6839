# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as JSON: read with all defaults, written in the canonical form."""

import json

from board import (ACTIONS, BIRD_ACTIONS, BIRD_COLUMN, COLOURS, DAYS, DEEPEST, HUNGER_TOP, MOST_ACTIONS,
                   NAME, ON_BOARD, SPACE, SUPPLY, SUSPICION_TOP, WIDTH, WORM_ACTIONS, WORM_STARTS,
                   Piece, Position)

FORMAT = "bloodmoon-position"
DECKS = ("bird", "worms", "events")
SETUP_DECKS = ("bird-champions", "worm-champions")
PENDING_KEYS = ("card", "kind", "options", "resume", "side", "who")


class Refused(Exception):
    """A text that is no position."""


class UnknownCard(Refused):
    """A card: the oracle knows none."""


def need(condition, path, reason, fault=Refused):
    if not condition:
        raise fault(f"{path}: {reason}")


# Reading

def fields(value, path, allowed):
    need(isinstance(value, dict), path, "must be an object")
    for key in value:
        need(key in allowed, f"{path}.{key}", "unknown key")
    return value


def number(value, path, low, high):
    need(type(value) is int and low <= value <= high, path, f"must be a number from {low} to {high}")
    return value


def truth(value, path):
    need(type(value) is bool, path, "must be true or false")
    return value


def objects(value, path):
    need(isinstance(value, list) and all(isinstance(item, dict) for item in value), path,
         "must be a list of objects")
    return value


def space(value, path):
    need(isinstance(value, str) and value in SPACE, path, "must be a space")
    return SPACE[value]


def board_spaces(value, path):
    need(isinstance(value, list), path, "must be a list")
    found = [space(item, path) for item in value]
    need(all(item in ON_BOARD for item in found), path, "must be on the board")
    return found


def counters(value, path, names):
    value = fields(value, path, names)
    return {name: number(value.get(name, 0), f"{path}.{name}", 0, 999) for name in names}


def read(data):
    """The position that `data` (parsed JSON) says, and its `pending` as it stands there."""
    data = fields(data, "$", (
        "format", "version", "day", "turn", "actions", "total", "spent", "winner", "pending", "hunger",
        "suspicion", "health", "max-health", "bird", "worms", "zombies", "grass", "bedrock", "wormholes",
        "drills", "gravestones", "lava", "penalty", "hands", "decks", "discards", "seed", "counts",
        "effects", "known"))
    need(data.get("format", FORMAT) == FORMAT, "$.format", "is another format")
    need(data.get("version", 1) == 1, "$.version", "is another version")

    pending = data.get("pending")
    if pending is not None:
        for key in PENDING_KEYS:
            need(key in fields(pending, "$.pending", PENDING_KEYS), f"$.pending.{key}", "missing")

    position = Position()
    position.day = number(data.get("day", 1), "$.day", 1, DAYS)
    position.turn = data.get("turn", "worms")
    need(position.turn in ("setup", "worms", "bird"), "$.turn", "must be setup, worms or bird")
    read_budget(position, data)
    position.hunger = number(data.get("hunger", position.hunger), "$.hunger", 0, HUNGER_TOP)
    position.suspicion = number(data.get("suspicion", position.suspicion), "$.suspicion", 0, SUSPICION_TOP)
    position.max_health = number(data.get("max-health", position.max_health), "$.max-health", 1, 6)
    position.health = number(data.get("health", position.max_health), "$.health", 0, position.max_health)
    grass = data.get("grass", position.grass)
    need(isinstance(grass, list) and len(grass) == WIDTH, "$.grass", "must be 11 numbers")
    position.grass = [number(row, "$.grass", 0, DEEPEST) for row in grass]
    read_tokens(position, data)
    read_bird(position, data.get("bird", {}))
    for worm in objects(data.get("worms", [{"colour": colour} for colour in COLOURS]), "$.worms"):
        read_worm(position, worm)
    zombies = objects(data.get("zombies", []), "$.zombies")
    given = {zombie.get("id") for zombie in zombies}
    free = [identity for identity in range(1, SUPPLY["zombie"] + 1) if identity not in given]
    for zombie in zombies:
        read_zombie(position, zombie, free)
    penalty = fields(data.get("penalty", {}), "$.penalty", ("bird", "worms"))
    position.penalty = {side: number(penalty.get(side, 0), f"$.penalty.{side}", -20, 20)
                        for side in ("bird", "worms")}
    counts = fields(data.get("counts", {}), "$.counts", ("bird", "worms"))
    position.counts = {"bird": counters(counts.get("bird", {}), "$.counts.bird", BIRD_ACTIONS),
                       "worms": counters(counts.get("worms", {}), "$.counts.worms", WORM_ACTIONS)}
    position.seed = number(data.get("seed", 1), "$.seed", 0, 2**53 - 1)
    read_cards(data)
    position.winner = outcome(position)
    need(data.get("winner", position.winner) == position.winner, "$.winner", "does not fit (R2)")
    if pending is None and position.winner is None:
        need(not contact(position), "$", "a piece in the Bird's or a Lava space (R11)")
    # Only a piece that has stopped in a Wormhole on its way down is in the air.
    asked = pending["who"] if pending is not None and pending["kind"] == "exit" else None
    need(all(piece.name == asked or not position.is_open_air(piece.at) for piece in position.pieces()),
         "$", "a Worm or Zombie in the air (R1.5)")
    return position, pending


def read_budget(position, data):
    """`actions`, `total` and `spent`, of which any may be missing."""
    actions, total, spent = data.get("actions"), data.get("total"), data.get("spent")
    if total is None:
        total = max(ACTIONS, actions or 0)
    if spent is None:
        spent = 0 if actions is None else total - actions
    position.total = number(total, "$.total", 0, MOST_ACTIONS)
    position.spent = number(spent, "$.spent", 0, 999)
    need(actions is None or actions == position.actions, "$.actions", "does not fit total and spent (R5.1)")


def read_tokens(position, data):
    stones = board_spaces(data.get("bedrock", []), "$.bedrock")
    holes = board_spaces(data.get("wormholes", []), "$.wormholes")
    position.bedrock, position.wormholes = set(stones), set(holes)
    need(len(stones) == len(position.bedrock) <= SUPPLY["bedrock"], "$.bedrock", "too many (R1.4, R1.5)")
    need(len(holes) == len(position.wormholes) <= SUPPLY["wormhole"], "$.wormholes", "too many (R1.4, R1.5)")
    need(all(position.is_packed(stone) for stone in stones), "$.bedrock", "outside packed Dirt (R1.5)")
    for key, token in (("drills", "drill"), ("gravestones", "gravestone"), ("lava", "lava")):
        found = board_spaces(data.get(key, []), f"$.{key}")
        need(len(found) <= SUPPLY[token], f"$.{key}", "too many (R1.4)")
        need(all(position.is_grass(item) for item in found), f"$.{key}", "off the Grass (R1.5)")
        for column, _ in found:
            getattr(position, key)[column] += 1
    need(not any(grave and lava for grave, lava in zip(position.gravestones, position.lava)),
         "$.gravestones", "with Lava (R9.3)")


def read_used(value, path):
    return counters(value, path, ("match", "turn"))


def read_bird(position, data):
    fields(data, "$.bird", ("card", "at", "used", "ate"))
    need(data.get("card") is None, "$.bird.card", "unknown card", UnknownCard)
    at = data.get("at", NAME[position.grass_space(BIRD_COLUMN)])
    position.bird = None if at is None and position.turn == "setup" else space(at, "$.bird.at")
    position.bird_used = read_used(data.get("used", {}), "$.bird.used")
    position.ate = counters(data.get("ate", {}), "$.bird.ate", ("turn", "day"))
    if position.bird in ON_BOARD:
        need(position.is_grass(position.bird) or position.bird[1] > 0, "$.bird.at", "in the sky (R1.2)")
        need(not position.is_packed(position.bird), "$.bird.at", "in packed Dirt (R1.5)")
        need(not position.has_lava(position.bird), "$.bird.at", "in Lava (R9.4)")


def read_piece(position, data, path, name, at, identity=0):
    piece = Piece(name, space(at, f"{path}.at"), identity)
    need(piece.at in ON_BOARD and piece.at not in position.bedrock, f"{path}.at",
         "outside or in Bedrock (R1.5, R9.1)")
    piece.acted = truth(data.get("acted", False), f"{path}.acted")
    piece.bitten = truth(data.get("bitten", False), f"{path}.bitten")
    return piece


def read_worm(position, data):
    fields(data, "$.worms", ("colour", "card", "at", "stunned", "bitten", "acted", "used"))
    colour = data.get("colour")
    need(colour in COLOURS and colour not in position.worms, "$.worms.colour", "missing, unknown or twice")
    need(data.get("card") is None, "$.worms.card", "unknown card", UnknownCard)
    worm = read_piece(position, data, "$.worms", colour, data.get("at", NAME[WORM_STARTS[colour]]))
    worm.stunned = number(data.get("stunned", 0), "$.worms.stunned", 0, 2)
    worm.used = read_used(data.get("used", {}), "$.worms.used")
    position.add_worm(worm)


def read_zombie(position, data, free):
    fields(data, "$.zombies", ("id", "at", "bitten", "acted"))
    need("id" in data or free, "$.zombies", "too many (R1.4)")
    identity = number(data["id"] if "id" in data else free.pop(0), "$.zombies.id", 1, SUPPLY["zombie"])
    name = f"zombie{identity}"
    need(name not in position.zombies, "$.zombies.id", "twice")
    position.add_zombie(read_piece(position, data, "$.zombies", name, data.get("at"), identity))


def read_cards(data):
    """There is no card yet, so every place for cards must be empty."""
    for key, places in (("hands", ("bird", "worms")), ("decks", DECKS + SETUP_DECKS), ("discards", DECKS),
                        ("known", ("bird", "worms"))):
        for place, cards in fields(data.get(key, {}), f"$.{key}", places).items():
            need(cards == [], f"$.{key}.{place}", "unknown card", UnknownCard)
    need(data.get("effects", []) == [], "$.effects", "unknown card", UnknownCard)


def outcome(position):
    """Who has won by R2; the Worms come first (R2.3)."""
    if position.hunger == 0 or position.health == 0:
        return "worms"
    return None if position.worms else "bird"


def contact(position):
    """The pieces that R11 would not let stand where they are."""
    return [piece for piece in position.pieces()
            if piece.at == position.bird or position.has_lava(piece.at)]


# Writing

def names(spaces):
    return [NAME[item] for item in sorted(spaces)]


def on_grass(position, counts):
    return [NAME[position.grass_space(column)] for column in range(WIDTH) for _ in range(counts[column])]


def write_pending(choice):
    if choice is None:
        return None
    return {"card": None, "kind": choice.kind, "options": choice.options, "resume": [],
            "side": choice.side, "who": choice.who}


def write(position, choice=None):
    """The position with every key, as a value for JSON."""
    decks = DECKS + SETUP_DECKS if position.turn == "setup" else DECKS
    return {
        "format": FORMAT, "version": 1,
        "day": position.day, "turn": position.turn,
        "actions": position.actions, "total": position.total, "spent": position.spent,
        "winner": position.winner, "pending": write_pending(choice),
        "hunger": position.hunger, "suspicion": position.suspicion,
        "health": position.health, "max-health": position.max_health,
        "bird": {"card": None, "at": None if position.bird is None else NAME[position.bird],
                 "used": position.bird_used, "ate": position.ate},
        "worms": [{"colour": worm.name, "card": None, "at": NAME[worm.at], "stunned": worm.stunned,
                   "bitten": worm.bitten, "acted": worm.acted, "used": worm.used}
                  for worm in position.worms.values()],
        "zombies": [{"id": zombie.number, "at": NAME[zombie.at], "bitten": zombie.bitten, "acted": zombie.acted}
                    for zombie in position.zombies.values()],
        "grass": position.grass,
        "bedrock": names(position.bedrock), "wormholes": names(position.wormholes),
        "drills": on_grass(position, position.drills),
        "gravestones": on_grass(position, position.gravestones),
        "lava": on_grass(position, position.lava),
        "penalty": position.penalty, "counts": position.counts,
        "hands": {"bird": [], "worms": []}, "known": {"bird": [], "worms": []},
        "decks": {deck: [] for deck in decks}, "discards": {deck: [] for deck in DECKS},
        "effects": [], "seed": position.seed,
    }


def canonical(value):
    """One line, keys sorted: the form in which positions are compared (no newline here)."""
    return json.dumps(value, sort_keys=True)
