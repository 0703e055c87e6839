#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays scenario files with the oracle alone and prints TAP.

    scenarios.py FILE...

So a scenario is checked by two readings of the rules: here and by
`bloodmoon-cli scenario`.  The rule that an `illegal` entry names is not looked
at, the oracle only knows that the move is not legal.  A scenario with cards, or one
that begins in the middle of an effect, is skipped.  Exit status: 0 all hold,
1 one fails, 2 a file cannot be read (then nothing is played).
"""

import json
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import board
import notation
import rules
from play import BadDie

KEYS = ("format", "version", "title", "rules", "position", "seed", "dice", "moves", "expect")
EXPECT_KEYS = ("position", "legal", "illegal", "events", "winner")
SPACE_LISTS = ("bedrock", "wormholes", "drills", "gravestones", "lava", "options")
START = ("start", "start:champions=none,cards=off,events=off")


class Skipped(Exception):
    """The scenario needs what the oracle does not have."""


def read(text):
    """A scenario as parsed JSON, its keys checked."""
    try:
        scenario = json.loads(text)
    except ValueError as fault:
        raise notation.Refused(f"$: {fault}") from None
    notation.fields(scenario, "$", KEYS)
    notation.need(scenario.get("format") == "bloodmoon-scenario", "$.format", "is another format")
    notation.need(scenario.get("version") == 1, "$.version", "is another version")
    notation.need(isinstance(scenario.get("title"), str), "$.title", "must be a text")
    notation.fields(scenario.get("expect", {}), "$.expect", EXPECT_KEYS)
    for index, entry in enumerate(scenario.get("expect", {}).get("illegal", [])):
        notation.fields(entry, f"$.expect.illegal[{index}]", ("move", "rule"))
    return scenario


def begin(scenario):
    dice = scenario.get("dice", [])
    position = scenario.get("position", {})
    if isinstance(position, str):
        if position not in START:
            raise Skipped(f"no '{position}' here")
        return rules.Game(board.start(scenario.get("seed", 1)), {"kind": "land"}, dice)
    try:
        return rules.Game(*notation.read(position), dice)
    except notation.UnknownCard as fault:
        raise Skipped(str(fault)) from None
    except rules.CannotResume:
        raise Skipped("begins in the middle of an effect") from None


def play(scenario):
    """All that does not hold, one line each."""
    game = begin(scenario)
    events = []
    for index, move in enumerate(scenario.get("moves", [])):
        try:
            events += game.play(move)
        except rules.IllegalMove:
            return [f"move {index + 1}, '{move}', is not legal; legal: {game.legal()}"]
        except BadDie as fault:
            return [f"move {index + 1}, '{move}': {fault}"]
    faults = [f"dice left over: {game.dice}"] if game.dice else []
    return faults + check(scenario.get("expect", {}), game, events)


def check(expect, game, events):
    faults = check_object("position", expect.get("position", {}), notation.write(game.position, game.choice))
    legal = game.legal()
    faults += [f"should be legal: {move}; legal: {legal}" for move in expect.get("legal", []) if move not in legal]
    faults += [f"should not be legal: {entry['move']}" for entry in expect.get("illegal", [])
               if entry["move"].lower() in legal]
    if "winner" in expect and expect["winner"] != game.position.winner:
        faults.append(f"winner: expected {expect['winner']}, found {game.position.winner}")
    return faults + check_events(expect.get("events", []), events)


def check_events(expected, events):
    """Each expected line or name must come, in this order, whatever lies between."""
    rest = iter(events)
    for line in expected:
        if not any(line in (event, event.split(" ")[0]) for event in rest):
            return [f"event missing, or not in this order: {line}", *(f"  {event}" for event in events)]
    return []


def check_object(path, expected, found):
    faults = []
    for key, value in expected.items():
        here = f"{path}.{key}"
        if key not in found:
            faults.append(f"{here}: there is no such key")
        elif key in ("worms", "zombies") and path == "position":
            faults += check_pieces(here, key, value, found[key])
        elif isinstance(value, dict) and isinstance(found[key], dict):
            faults += check_object(here, value, found[key])
        else:
            one, other = (sorted(side) if key in SPACE_LISTS and isinstance(side, list) else side
                          for side in (value, found[key]))
            if notation.canonical(one) != notation.canonical(other):
                faults.append(f"{here}: expected {notation.canonical(one)}, found {notation.canonical(other)}")
    return faults


def check_pieces(path, key, expected, found):
    """The list names every piece there is, and of each what it wants to see."""
    name = "colour" if key == "worms" else "id"
    given = {piece.get(name) for piece in expected}
    free = [number for number in range(1, len(expected) + len(given) + 1) if number not in given]
    wanted = {piece[name] if name in piece else free.pop(0): piece for piece in expected}
    there = {piece[name]: piece for piece in found}
    if wanted.keys() != there.keys():
        return [f"{path}: expected {sorted(wanted)}, found {sorted(there)}"]
    return [fault for which, piece in wanted.items()
            for fault in check_object(f"{path}.{which}", piece, there[which])]


def report(number, title, scenario):
    """Print one TAP line and what is wrong; returns whether all holds."""
    try:
        faults = play(scenario)
    except Skipped as reason:
        print(f"ok {number} - {title} # SKIP {reason}")
        return True
    print(f"{'not ok' if faults else 'ok'} {number} - {title}")
    for fault in faults:
        print(f"# {fault}")
    return not faults


def main(files):
    if not files:
        print("usage: scenarios.py FILE...", file=sys.stderr)
        return 2
    scenarios = []
    refused = False
    for file in files:
        try:
            with open(file, encoding="utf-8") as stream:
                scenario = read(stream.read())
            try:
                begin(scenario)
            except Skipped:
                pass
            scenarios.append(scenario)
        except (OSError, UnicodeDecodeError, notation.Refused) as fault:
            print(f"{file}: {fault}", file=sys.stderr)
            refused = True
    if refused:
        return 2
    print(f"1..{len(scenarios)}")
    results = [report(number, scenario["title"], scenario) for number, scenario in enumerate(scenarios, 1)]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
