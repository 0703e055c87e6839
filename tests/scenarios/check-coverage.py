#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Check that every scenario file is well formed and that every rule has a scenario of its own.  TAP."""

import json
import pathlib
import re
import sys

# How many rules each chapter has.  R13 speaks of cards; without them only R13.5 can be seen at work.
CHAPTERS = {1: 7, 2: 3, 3: 7, 4: 7, 5: 5, 6: 9, 7: 6, 8: 4, 9: 4, 10: 7, 11: 4, 12: 5, 13: 5, 14: 4}
WITHOUT_SCENARIO = {"R13.1", "R13.2", "R13.3", "R13.4"}
RULES = [f"R{chapter}.{rule}" for chapter, last in CHAPTERS.items() for rule in range(1, last + 1)]

SIDES = {"bird", "worms"}
DECKS = SIDES | {"events", "bird-champions", "worm-champions"}
SCENARIO_KEYS = {"format", "version", "title", "rules", "position", "seed", "dice", "moves", "expect"}
EXPECT_KEYS = {"position", "legal", "illegal", "events", "winner"}
POSITION_KEYS = {
    "format", "version", "day", "turn", "actions", "total", "spent", "winner", "pending", "hunger", "suspicion",
    "health", "max-health", "bird", "worms", "zombies", "grass", "bedrock", "wormholes", "drills", "gravestones",
    "lava", "penalty", "hands", "decks", "discards", "seed", "counts", "known", "effects",
}
OBJECT_KEYS = {
    "bird": {"card", "at", "used", "ate"},
    "worms": {"colour", "card", "at", "stunned", "bitten", "acted", "used"},
    "zombies": {"id", "at", "bitten", "acted"},
    "pending": {"card", "kind", "options", "resume", "side", "who"},
    "penalty": SIDES, "hands": SIDES, "known": SIDES, "counts": SIDES, "decks": DECKS, "discards": DECKS,
}
EVENTS = set("""
    day turn turn-end rolled rain special-event drawn shuffled played power discarded seen drafted spent actions
    moved flew fell carried teleported raised worm-eaten zombie-eaten died stunned woke bitten pecked dug sank rose
    put taken shifted broke burnt tracker reminder skipped won
    """.split())
SPACES = re.compile(r"[a-k]([0-9]|1[0-3])|[<>]([1-9]|1[0-2])")
FILE_NAME = re.compile(r"r(\d\d)-(\d)-[a-z0-9-]+\.json")


def unknown(keys, allowed, where):
    return [f"{where}: unknown key {key}" for key in sorted(set(keys) - allowed)]


def check_objects(position, where):
    """The keys of the objects inside a position."""
    wrong = []
    for name, allowed in OBJECT_KEYS.items():
        value = position.get(name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                wrong += unknown(item, allowed, f"{where}.{name}")
    return wrong


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


def check_position(position, where):
    return unknown(position, POSITION_KEYS, where) + check_objects(position, where) + check_spaces(position, where)


def check_start(scenario):
    """What a scenario begins with: a position, or the start of a match with a seed beside it."""
    position = scenario["position"]
    if isinstance(position, str):
        return [] if re.fullmatch(r"start(:.+)?", position) else [f"position: {position} is no start"]
    wrong = ["seed: belongs beside a start only"] if "seed" in scenario else []
    return wrong + check_position(position, "position")


def check_expect(expect):
    wrong = unknown(expect, EXPECT_KEYS, "expect")
    if not any(expect.values()) and "winner" not in expect:
        wrong.append("expect: nothing is expected, so nothing can fail")
    wrong += check_position(expect.get("position", {}), "expect.position")
    for refusal in expect.get("illegal", []):
        wrong += unknown(refusal, {"move", "rule"}, "expect.illegal")
        if refusal.get("rule", RULES[0]) not in RULES:
            wrong.append(f"expect.illegal: no rule {refusal['rule']}")
    wrong += [f"expect.events: no event {event}" for event in expect.get("events", [])
              if event.split(" ")[0] not in EVENTS]
    return wrong


def check_rules(name, rules):
    """The rules that a scenario names; its file is called after one of them."""
    wrong = [f"rules: no rule {rule}" for rule in rules if rule not in RULES]
    match = FILE_NAME.fullmatch(name)
    if not match:
        wrong.append("the file's name does not begin with a rule, as in r08-3-words.json")
    elif f"R{int(match[1])}.{match[2]}" not in rules:
        wrong.append("rules: the rule in the file's name is missing")
    return wrong


def check_scenario(name, scenario):
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
    return wrong + check_rules(name, scenario["rules"]) + check_start(scenario) + check_expect(scenario["expect"])


def read(path):
    """The scenario in a file and what is wrong with it."""
    try:
        scenario = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        return {}, [str(error)]
    return scenario, check_scenario(path.name, scenario)


def check_titles(scenarios):
    """Titles that two files share."""
    first, wrong = {}, []
    for name, scenario in scenarios.items():
        title = scenario.get("title")
        if title in first:
            wrong.append(f"{first[title]} and {name} have the same title")
        first[title] = name
    return wrong


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent
    paths = sorted(folder.glob("*.json"))
    if not paths:
        sys.exit(f"no scenario in {folder}")
    scenarios, results = {}, []
    for path in paths:
        scenarios[path.name], wrong = read(path)
        results.append((f"{path.name} is well formed", wrong))
    results.append(("every title is used once", check_titles(scenarios)))

    named = {f"R{int(match[1])}.{match[2]}" for match in map(FILE_NAME.fullmatch, scenarios) if match}
    for rule in RULES:
        if rule not in WITHOUT_SCENARIO:
            results.append((f"{rule} has a scenario", [] if rule in named else [f"no file is called after {rule}"]))

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
