#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Check that every scenario file is well formed, and that every rule and every card has its scenarios.

    check-coverage.py [SCENARIOS [DATA]]

Scenarios of rules lie in a folder a chapter and are called after the rule: t09/t09-2-words.json.  A rule needs at least
two: what it does and what bounds it.  Those of cards lie in a folder a card: cards/CARD/CARD-effect-words.json for what a
card does, CARD-limit-words.json for what bounds it; a card needs both; and cards/g05/g05-words.json for the ruling G5.
Each corner case is named by a scenario.  DATA is data/terror-below.  TAP.
"""

import json
import pathlib
import re
import sys

# How many rules each chapter has.  Of the last one, on the printings, nothing is played.
CHAPTERS = {
    1: 7, 2: 7, 3: 5, 4: 9, 5: 5, 6: 4, 7: 4, 8: 5, 9: 3, 10: 5, 11: 2, 12: 1, 13: 9, 14: 4, 15: 5, 16: 9, 17: 1, 18: 4,
    19: 10, 20: 4, 21: 8, 22: 5, 23: 4, 24: 9, 25: 11, 26: 5, 27: 3, 28: 7, 29: 2,
}
NOT_PLAYED = 29
NEEDED = 2
RULES = [f"T{chapter}.{rule}" for chapter, last in CHAPTERS.items() for rule in range(1, last + 1)]
WANTED = [rule for rule in RULES if not rule.startswith(f"T{NOT_PLAYED}.")]
# The rulings on all cards, and the corner cases of single ones.
RULINGS = [f"G{number}" for number in range(1, 19)]
CORNERS = [f"F{number}" for number in range(1, 63)]
KNOWN_RULES = {*RULES, *RULINGS, *CORNERS}

# Where the data have the cards that do something, each of them with scenarios of its own: (file, key).  A Vehicle card does
# what its kind does, a Worm what its type does.
DOING = [("vehicles", "kinds"), ("items", "cards"), ("weapons", "cards"), ("characters", "cards"), ("worms", "types")]
# Bounties do no more than their kinds.
BOUNTIES = ["delivery-exact", "delivery-any", "hunting-type", "hunting-any"]
# What else a scenario of a card may be called after.
NAMED = [("vehicles", "cards"), ("worms", "cards"), ("worms", "starting"), ("bounties", "cards"), ("board", "locations")]

SCENARIO_KEYS = {"format", "version", "game", "title", "rules", "position", "seed", "dice", "moves", "expect"}
EXPECT_KEYS = {"position", "legal", "illegal", "events", "winner"}
DECKS = {"vehicles", "worms", "bounties", "items", "weapons"}
LOCATIONS = {"store", "motel", "police", "facility", "hospital"}
POSITION_KEYS = {
    "format", "version", "view", "options", "first", "round", "turn", "step", "ap", "bonus", "picked", "played",
    "locations", "rubble", "eggs", "slots", "players", "line", "decks", "discards", "attack", "using", "attacks",
    "trophies", "delivered", "effects", "final", "pending", "winner", "score", "seed",
}
OBJECT_KEYS = {
    "options": {"board", "locations", "worms", "scenario", "queens", "leave"},
    "played": {"card", "slot"}, "locations": LOCATIONS, "decks": DECKS, "discards": DECKS,
    "slots": {"worm", "target", "cards"},
    "players": {
        "seat", "at", "leader", "squad", "dead", "vp", "completed", "rubble", "eggs", "vehicles", "items", "weapons",
        "fresh", "hat", "hidden", "used", "eliminated",
    },
    "attack": {"slot", "caught", "damage", "safe", "eggs", "dice"},
    "pending": {"kind", "seat", "card", "slot", "options", "resume"},
}
INNER_KEYS = {"cards": {"card", "by", "down"}, "hidden": {"card", "open"}}
EVENTS = set("""
    first location shuffled drawn leader left-out out line line-discarded setup-attack worm placed round turn final-turn
    played added hid laid revealed target arrow-ignored ap turn-end moved ramped jumped carried crashed cleared scooped
    took traded-rubble delivered bonus hidden-bounty revived vp completed used kept hat discarded stolen power reminder
    skipped rolled put gone dropped lost not-placed attack centre destroyed caught hunt damage passed defeated protected
    died attack-end attacks eliminated final trophy objective won score
    """.split())
SPACES = re.compile(r"[a-h][1-6]")
RULING_NAME = re.compile(r"g(\d\d)-[a-z0-9-]+\.json")
FILE_NAME = re.compile(r"t(\d\d)-(\d\d?)-[a-z0-9-]+\.json")


def unknown(keys, allowed, where):
    return [f"{where}: unknown key {key}" for key in sorted(set(keys) - allowed)]


def objects(value):
    return [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, dict)]


def check_objects(position, where):
    """The keys of the objects inside a position."""
    wrong = []
    for name, allowed in OBJECT_KEYS.items():
        for item in objects(position.get(name)):
            wrong += unknown(item, allowed, f"{where}.{name}")
            for inner, keys in INNER_KEYS.items():
                for thing in objects(item.get(inner)):
                    wrong += unknown(thing, keys, f"{where}.{name}.{inner}")
    return wrong


def check_spaces(position, where):
    """The spaces that a position names."""
    named = [(name, space) for name in ("rubble", "eggs") for space in position.get(name, {})]
    named += [("locations", space) for space in position.get("locations", {}).values()]
    named += [("slots", slot.get("target")) for slot in objects(position.get("slots"))]
    named += [("players", player.get("at")) for player in objects(position.get("players"))]
    return [f"{where}.{name}: no space {space}" for name, space in named if space and not SPACES.fullmatch(space)]


def check_position(position, where):
    return unknown(position, POSITION_KEYS, where) + check_objects(position, where) + check_spaces(position, where)


def check_start(scenario):
    """What a scenario begins with: a position, or the start of a match with its game and a seed beside it."""
    position = scenario["position"]
    if isinstance(position, str):
        wrong = [] if re.fullmatch(r"start(:.+)?", position) else [f"position: {position} is no start"]
        return wrong + ([] if scenario.get("game") == "terror-below" else ["game: is not terror-below"])
    wrong = ["seed: belongs beside a start only"] if "seed" in scenario else []
    if position.get("format") != "terror-position":
        wrong.append("position.format: is not terror-position")
    return wrong + check_position(position, "position")


def check_expect(expect):
    wrong = unknown(expect, EXPECT_KEYS, "expect")
    if not any(expect.values()) and "winner" not in expect:
        wrong.append("expect: nothing is expected, so nothing can fail")
    wrong += check_position(expect.get("position", {}), "expect.position")
    for refusal in expect.get("illegal", []):
        wrong += unknown(refusal, {"move", "rule"}, "expect.illegal")
        if refusal.get("rule", RULES[0]) not in KNOWN_RULES:
            wrong.append(f"expect.illegal: no rule {refusal['rule']}")
    wrong += [f"expect.events: no event {event}" for event in expect.get("events", [])
              if event.split(" ")[0] not in EVENTS]
    return wrong


def rule_of(name):
    """The rule that a file is called after."""
    match = FILE_NAME.fullmatch(name)
    return f"T{int(match[1])}.{match[2]}" if match else None


def card_of(name, cards):
    """The card and the kind, effect or limit, that a file's name begins with."""
    for kind in ("effect", "limit"):
        card, found, rest = name.partition(f"-{kind}-")
        if found and card in cards and re.fullmatch(r"[a-z0-9-]+\.json", rest):
            return card, kind
    return None


def ruling_of(name):
    match = RULING_NAME.fullmatch(name)
    return match and f"G{int(match[1])}"


def folder_of(name, cards):
    """The folder that a file of this name belongs into."""
    if card_of(name, cards):
        return card_of(name, cards)[0]
    return name[:3] if rule_of(name) or ruling_of(name) else None


def check_name(path, rules, cards):
    """A file is called after one of the rules or rulings that it names, or after a card."""
    ruling = ruling_of(path.name)
    folder = folder_of(path.name, cards)
    if folder is not None and path.parent.name != folder:
        return [f"it belongs into the folder {folder}"]
    if ruling:
        return [] if ruling in rules else [f"rules: {ruling}, which the file is called after, is missing"]
    if path.parent.parent.name == "cards":
        return [] if card_of(path.name, cards) else [
            "the file's name does not begin with a card, as in lasso-effect-words.json or lasso-limit-words.json"]
    rule = rule_of(path.name)
    if rule is None:
        return ["the file's name does not begin with a rule, as in t09-2-words.json"]
    if rule not in WANTED:
        return [f"the file is called after {rule}, which is no rule that is played"]
    return [] if rule in rules else [f"rules: {rule}, which the file is called after, is missing"]


def check_scenario(path, scenario, cards):
    if not isinstance(scenario, dict):
        return ["not an object"]
    lost = {"format", "version", "title", "rules", "position", "moves", "expect"} - set(scenario)
    if lost:
        return [f"no {key}" for key in sorted(lost)]
    wrong = unknown(scenario, SCENARIO_KEYS, "scenario")
    if (scenario["format"], scenario["version"]) != ("bloodmoon-scenario", 1):
        wrong.append("format, version: not a scenario of version 1")
    if not all(isinstance(die, int) and 1 <= die <= 6 for die in scenario.get("dice", [])):
        wrong.append("dice: a result that no die has")
    wrong += [f"rules: no rule {rule}" for rule in scenario["rules"] if rule not in KNOWN_RULES]
    return (wrong + check_name(path, scenario["rules"], cards) + check_start(scenario)
            + check_expect(scenario["expect"]))


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
        title = scenario.get("title") if isinstance(scenario, dict) else None
        if title is not None and title in first:
            wrong.append(f"{first[title]} and {name} have the same title")
        first.setdefault(title, name)
    return wrong


def read_ids(data, places):
    """The ids in these places of the data, in their order."""
    return [card["id"] for file, key in places
            for card in json.loads((data / f"{file}.json").read_text(encoding="utf-8"))[key]]


def missing(doing, cards, scenarios):
    """What has no scenario of its own, as results."""
    rules = [rule_of(name) for name in scenarios]
    told = {card_of(name, cards) for name in scenarios}
    named = {rule for scenario in scenarios.values() for rule in scenario.get("rules", [])}
    for rule in WANTED:
        chapter, number = rule[1:].split(".")
        found = rules.count(rule)
        yield (f"{rule} has scenarios for what it does and for its limits", [] if found >= NEEDED else [
            f"{found} of at least {NEEDED} files are called t{int(chapter):02}/t{int(chapter):02}-{number}-..."])
    for card in doing:
        yield (f"{card} has scenarios for what it does and for its limits",
               [f"no file is called cards/{card}/{card}-{kind}-..." for kind in ("effect", "limit") if (card, kind) not in told])
    rulings = {ruling_of(name) for name in scenarios}
    for ruling in RULINGS:
        yield f"{ruling} has a scenario", [] if ruling in rulings else [f"no file is called after {ruling}"]
    for corner in CORNERS:
        yield f"{corner} has a scenario", [] if corner in named else [f"no scenario names {corner}"]


def main():
    here = pathlib.Path(__file__).parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here
    data = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else here.parents[2] / "data" / "terror-below"
    doing = read_ids(data, DOING) + BOUNTIES
    cards = {*doing, *read_ids(data, NAMED)}
    paths = sorted(folder.rglob("*.json"))
    if not paths:
        sys.exit(f"no scenario in {folder}")
    scenarios, results = {}, []
    for path in paths:
        scenarios[path.name], wrong = read(path, cards)
        results.append((f"{path.name} is well formed", wrong))
    results.append(("every title is used once", check_titles(scenarios)))
    results.extend(missing(doing, cards, scenarios))

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
