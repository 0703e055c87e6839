#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Check that every scenario file is well formed, and that every rule, card and ruling on cards has its scenarios.

    check-coverage.py [SCENARIOS [CARDS.json]]

Scenarios of rules lie in a folder a chapter and are called after the rule: r08/r08-3-words.json.  Those of cards lie in a
folder a card: cards/CARD/CARD-effect-words.json for what a card does, CARD-limit-words.json for what bounds it, and
cards/g05/g05-words.json for the ruling G5.  Every card needs both of the former.  TAP.
"""

import json
import pathlib
import re
import sys

# How many rules each chapter has.
CHAPTERS = {1: 7, 2: 3, 3: 7, 4: 7, 5: 5, 6: 9, 7: 6, 8: 4, 9: 4, 10: 7, 11: 4, 12: 5, 13: 5, 14: 4}
RULES = [f"R{chapter}.{rule}" for chapter, last in CHAPTERS.items() for rule in range(1, last + 1)]
# The rulings on all cards, and the corner cases of single ones.
RULINGS = [f"G{number}" for number in range(1, 13)]
CORNERS = [f"F{number}" for number in range(1, 27)]
KNOWN_RULES = {*RULES, *RULINGS, *CORNERS}

SIDES = {"bird", "worms"}
DECKS = SIDES | {"events", "bird-champions", "worm-champions"}
SCENARIO_KEYS = {"format", "version", "title", "rules", "position", "seed", "dice", "moves", "expect"}
EXPECT_KEYS = {"position", "legal", "illegal", "events", "winner"}
POSITION_KEYS = {
    "format", "version", "day", "turn", "actions", "total", "spent", "winner", "pending", "hunger", "suspicion",
    "health", "max-health", "bird", "worms", "zombies", "grass", "bedrock", "wormholes", "drills", "gravestones",
    "lava", "penalty", "hands", "decks", "discards", "seed", "counts", "known", "effects",
}
USED_KEYS = {"match", "turn"}
ATE_KEYS = {"day", "turn"}
ACTIONS = {
    "bird": set("break dig drill eat fly peck play rest".split()),
    "worms": set("bedrock bite break move play push raise".split()),
}
OBJECT_KEYS = {
    "bird": {"card", "at", "used", "ate"},
    "worms": {"colour", "card", "at", "stunned", "bitten", "acted", "used"},
    "zombies": {"id", "at", "bitten", "acted"},
    "pending": {"card", "kind", "options", "resume", "side", "who"},
    "effects": {"card", "kept", "left", "part", "side", "until"},
    "penalty": SIDES, "hands": SIDES, "known": SIDES, "counts": SIDES, "decks": DECKS, "discards": DECKS,
}
EVENTS = set("""
    day turn turn-end rolled rain special-event drawn shuffled played power discarded seen drafted spent actions
    moved flew fell carried teleported raised worm-eaten zombie-eaten died stunned woke bitten pecked dug sank rose
    put taken shifted broke burnt tracker reminder skipped won
    """.split())
SPACES = re.compile(r"[a-k]([0-9]|1[0-3])|[<>]([1-9]|1[0-2])")
FILE_NAME = re.compile(r"r(\d\d)-(\d)-[a-z0-9-]+\.json")
RULING_NAME = re.compile(r"g(\d\d)-[a-z0-9-]+\.json")


def unknown(keys, allowed, where):
    return [f"{where}: unknown key {key}" for key in sorted(set(keys) - allowed)]


def check_objects(position, where):
    """The keys of the objects inside a position."""
    wrong = []
    for name, allowed in OBJECT_KEYS.items():
        value = position.get(name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                wrong += unknown(item, allowed, f"{where}.{name}") + check_inner(item, f"{where}.{name}")
    for side, actions in ACTIONS.items():
        wrong += unknown(position.get("counts", {}).get(side, {}), actions, f"{where}.counts.{side}")
    return wrong


def check_inner(item, where):
    """The objects that a piece of the position has inside."""
    return (unknown(item.get("used", {}), USED_KEYS, f"{where}.used")
            + unknown(item.get("ate", {}), ATE_KEYS, f"{where}.ate"))


def named_cards(position):
    """Every card that a position names, as (path, id)."""
    for pieces in ("bird", "worms"):
        value = position.get(pieces, [])
        for item in value if isinstance(value, list) else [value]:
            if item.get("card") is not None:
                yield f"{pieces}.card", item["card"]
    for key in ("hands", "decks", "discards", "known"):
        for pile, cards in position.get(key, {}).items():
            yield from ((f"{key}.{pile}", card) for card in cards)
    for effect in position.get("effects", []):
        yield "effects.card", effect.get("card")
    if (position.get("pending") or {}).get("card") is not None:
        yield "pending.card", position["pending"]["card"]


def check_cards(position, where, cards):
    return [f"{where}.{path}: no card {card}" for path, card in named_cards(position) if card not in cards]


def check_spaces(position, where):
    """The lists of spaces of a position, and its grass."""
    wrong = []
    for name in ("bedrock", "wormholes", "drills", "gravestones", "lava"):
        wrong += [f"{where}.{name}: no space {space}" for space in position.get(name, [])
                  if not SPACES.fullmatch(space)]
    grass = position.get("grass", [0] * 11)
    if len(grass) != 11 or not all(0 <= row <= 12 for row in grass):
        wrong.append(f"{where}.grass: not eleven rows of the board")
    return wrong


def check_position(position, where, cards):
    return (unknown(position, POSITION_KEYS, where) + check_objects(position, where) + check_spaces(position, where)
            + check_cards(position, where, cards))


def check_start(scenario, cards):
    """What a scenario begins with: a position, or the start of a match with a seed beside it."""
    position = scenario["position"]
    if isinstance(position, str):
        return [] if re.fullmatch(r"start(:.+)?", position) else [f"position: {position} is no start"]
    wrong = ["seed: belongs beside a start only"] if "seed" in scenario else []
    return wrong + check_position(position, "position", cards)


def check_expect(expect, cards):
    wrong = unknown(expect, EXPECT_KEYS, "expect")
    if not any(expect.values()) and "winner" not in expect:
        wrong.append("expect: nothing is expected, so nothing can fail")
    wrong += check_position(expect.get("position", {}), "expect.position", cards)
    for refusal in expect.get("illegal", []):
        wrong += unknown(refusal, {"move", "rule"}, "expect.illegal")
        if refusal.get("rule", RULES[0]) not in KNOWN_RULES:
            wrong.append(f"expect.illegal: no rule {refusal['rule']}")
    wrong += [f"expect.events: no event {event}" for event in expect.get("events", [])
              if event.split(" ")[0] not in EVENTS]
    return wrong


def card_of(name, cards):
    """The card and the kind, effect or limit, that a file's name begins with."""
    for kind in ("effect", "limit"):
        card, found, rest = name.partition(f"-{kind}-")
        if found and card in cards and re.fullmatch(r"[a-z0-9-]+\.json", rest):
            return card, kind
    return None


def check_rules(path, rules, cards):
    """The rules that a scenario names; its file is called after one of them, or after a card, and so is its folder."""
    name = path.name
    wrong = [f"rules: no rule {rule}" for rule in rules if rule not in KNOWN_RULES]
    rule, ruling = FILE_NAME.fullmatch(name), RULING_NAME.fullmatch(name)
    if rule and f"R{int(rule[1])}.{rule[2]}" not in rules or ruling and f"G{int(ruling[1])}" not in rules:
        wrong.append("rules: the rule in the file's name is missing")
    if not rule and not ruling and not card_of(name, cards):
        wrong.append("the file's name begins neither with a rule, as in r08-3-words.json or g05-words.json, "
                     "nor with a card, as in venom-effect-words.json or venom-limit-words.json")
        return wrong
    folder = name[:3] if rule or ruling else card_of(name, cards)[0]
    return wrong if path.parent.name == folder else [*wrong, f"it belongs into the folder {folder}"]


def check_scenario(path, scenario, cards):
    if not isinstance(scenario, dict):
        return ["not an object"]
    lost = {"format", "version", "title", "rules", "position", "moves", "expect"} - set(scenario)
    if lost:
        return [f"no {key}" for key in sorted(lost)]
    wrong = unknown(scenario, SCENARIO_KEYS, "scenario")
    if (scenario["format"], scenario["version"]) != ("bloodmoon-scenario", 1):
        wrong.append("format, version: not a scenario of version 1")
    dice = scenario.get("dice", [])
    if not all(isinstance(die, int) and 1 <= die <= 12 for die in dice):
        wrong.append("dice: a result that no die has")
    return (wrong + check_rules(path, scenario["rules"], cards) + check_start(scenario, cards)
            + check_expect(scenario["expect"], cards))


def read(path, cards):
    """The scenario in a file and what is wrong with it."""
    try:
        scenario = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        return {}, [str(error)]
    return scenario, check_scenario(path, scenario, cards)


def check_titles(scenarios):
    """Titles that two files share."""
    first, wrong = {}, []
    for name, scenario in scenarios.items():
        title = scenario.get("title")
        if title in first:
            wrong.append(f"{first[title]} and {name} have the same title")
        first[title] = name
    return wrong


def read_cards(path):
    """The ids of all cards of the box."""
    return [card["id"] for card in json.loads(path.read_text(encoding="utf-8"))["cards"]]


def missing(cards, names):
    """What has no scenario of its own, as results."""
    rules = {f"R{int(match[1])}.{match[2]}" for match in map(FILE_NAME.fullmatch, names) if match}
    rulings = {f"G{int(match[1])}" for match in map(RULING_NAME.fullmatch, names) if match}
    told = {card_of(name, cards) for name in names}
    for rule in RULES:
        yield f"{rule} has a scenario", [] if rule in rules else [f"no file is called after {rule}"]
    for ruling in RULINGS:
        yield f"{ruling} has a scenario", [] if ruling in rulings else [f"no file is called after {ruling}"]
    for card in cards:
        yield (f"{card} has scenarios for what it does and for its limits",
               [f"no file is called cards/{card}/{card}-{kind}-..." for kind in ("effect", "limit") if (card, kind) not in told])


def main():
    here = pathlib.Path(__file__).parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here
    cards = read_cards(pathlib.Path(sys.argv[2]) if len(sys.argv) > 2
                       else here.parents[2] / "data" / "worms-rising" / "cards.json")
    paths = sorted(folder.rglob("*.json"))
    if not paths:
        sys.exit(f"no scenario in {folder}")
    scenarios, results = {}, []
    for path in paths:
        scenarios[path.name], wrong = read(path, cards)
        results.append((f"{path.name} is well formed", wrong))
    results.append(("every title is used once", check_titles(scenarios)))
    results.extend(missing(cards, list(scenarios)))

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
