#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the numbers of the board as a C header, so that the rules have them as constants.

make-board.py BOARD.JSON HEADER     the build does that
make-board.py BOARD.JSON            only check

What is wrong is said as FILE: JSON-PATH: what is wrong, all of it, and the exit status is 1.
"""

import json
import pathlib
import re
import sys

COLUMNS = "abcdefghijk"
LAST_ROW = 12

# Path in the file, macro, least, most.  The limits are what positions, their text and the table can hold.
NUMBERS = (
    ("supply.bedrock", "BM_SUPPLY_BEDROCK", 0, 20),
    ("supply.wormhole", "BM_SUPPLY_WORMHOLE", 4, 12),
    ("supply.drill", "BM_SUPPLY_DRILL", 0, 12),
    ("supply.gravestone", "BM_SUPPLY_GRAVESTONE", 0, 12),
    ("supply.zombie", "BM_SUPPLY_ZOMBIE", 4, 4),
    ("supply.lava", "BM_SUPPLY_LAVA", 0, 12),
    ("hunger.top", "BM_HUNGER_TOP", 1, 12),
    ("hunger.start", "BM_HUNGER_START", 1, 12),
    ("suspicion.top", "BM_SUSPICION_TOP", 1, 8),
    ("suspicion.start", "BM_SUSPICION_START", 0, 8),
    ("suspicion.sus", "BM_SUSPICION_SUS", 1, 8),
    ("days.number", "BM_N_DAYS", 2, 12),
    ("champions-offered.worms", "BM_OFFERED_WORMS", 1, 4),
    ("champions-offered.bird", "BM_OFFERED_BIRDS", 1, 4),
    ("health.without-champion", "BM_START_HEALTH", 1, 6),
    ("health.top", "BM_HEALTH_TOP", 1, 6),
    ("hand.start", "BM_START_HAND", 0, 8),
    ("hand.limit", "BM_HAND_LIMIT", 1, 8),
    ("rain.die", "BM_RAIN_DIE", 2, 20),
    ("rain.from", "BM_RAIN_FROM", 1, 21),
    ("rain.steps", "BM_RAIN_STEPS", 0, 12),
    ("actions.turn", "BM_ACTIONS", 1, 8),
    ("actions.least", "BM_ACTIONS_LEAST", 0, 8),
    ("actions.most", "BM_ACTIONS_MOST", 1, 8),
    ("actions.play", "BM_PLAY_COST", 0, 8),
    ("food", "BM_FOOD", 0, 12),
    ("rest", "BM_REST_HEALTH", 1, 6),
    ("bite.health", "BM_BITE_HEALTH", 0, 6),
    ("bite.actions", "BM_BITE_ACTIONS", 0, 8),
    ("sink.lava", "BM_SINK_LAVA", 0, 12),
)

# One number is not more than the other.
ORDERED = (
    ("hunger.start", "hunger.top"),
    ("suspicion.start", "suspicion.top"),
    ("suspicion.sus", "suspicion.top"),
    ("health.without-champion", "health.top"),
    ("hand.start", "hand.limit"),
    ("actions.least", "actions.turn"),
    ("actions.turn", "actions.most"),
)

WORMS = ("green", "yellow", "purple", "pink")

KEYS = {
    "": {"format", "version", "worms", "wormholes"} | {path.split(".")[0] for path, *_ in NUMBERS},
    "days": {"number", "pink"},
    "worms": set(WORMS),
    "wormholes": {"falling", "fixed"},
}
for path, *_ in NUMBERS:
    if "." in path:
        KEYS.setdefault(path.split(".")[0], set()).add(path.split(".")[1])

MISSING = object()


class Board:
    """The file, and what is wrong with it."""

    def __init__(self, name, root):
        self.name = name
        self.root = root
        self.faults = []

    def fault(self, path, what):
        self.faults.append(f"{self.name}: {path or '$'}: {what}")

    def get(self, path):
        """What stands there; MISSING and a fault if nothing does."""
        node = self.root
        for key in path.split("."):
            if not isinstance(node, dict) or key not in node:
                self.fault(path, "missing")
                return MISSING
            node = node[key]
        return node

    def check_keys(self):
        for path, keys in KEYS.items():
            node = self.root.get(path, {}) if path else self.root
            if not isinstance(node, dict):
                self.fault(path, "must be an object")
                continue
            for key in node.keys() - keys:
                self.fault(f"{path}.{key}" if path else key, "unknown key")

    def number(self, path, least, most):
        """A whole number from LEAST to MOST, or None and a fault."""
        value = self.get(path)
        if value is MISSING:
            return None
        if type(value) is not int or not least <= value <= most:
            self.fault(path, f"must be {least}" if least == most else f"must be a whole number from {least} to {most}")
            return None
        return value

    def space(self, path, value, rows):
        """A space as the macro WR_SPACE has it, or None and a fault."""
        found = re.fullmatch(r"([a-k])(\d|1[0-2])", value) if isinstance(value, str) else None
        if found is None or int(found[2]) not in rows:
            self.fault(path, f"must be a space in rows {rows[0]} to {rows[-1]}, like \"f{rows[-1]}\"")
            return None
        return f"WR_SPACE ({COLUMNS.index(found[1])}, {found[2]})"


def check_format(board):
    if board.get("format") not in ("bloodmoon-board", MISSING):
        board.fault("format", "must be \"bloodmoon-board\"")
    board.number("version", 1, 1)


def read_numbers(board):
    """Macro and value of each number."""
    values = {path: board.number(path, least, most) for path, _, least, most in NUMBERS}
    for low, high in ORDERED:
        if values[low] is not None and values[high] is not None and values[low] > values[high]:
            board.fault(low, f"must not be more than {high} ({values[high]})")
    return {macro: str(values[path]) for path, macro, *_ in NUMBERS}, values


def read_pink_days(board, n_days):
    days = board.get("days.pink")
    if days is MISSING:
        return ""
    if not isinstance(days, list) or any(type(day) is not int or not 1 <= day <= (n_days or 12) for day in days):
        board.fault("days.pink", f"must be a list of days from 1 to {n_days or 12}")
        return ""
    if len(set(days)) != len(days):
        board.fault("days.pink", "a day stands twice")
    return f"0x{sum(1 << day for day in set(days)):04x}u"


def unlike(board, path, spaces):
    """No space twice."""
    if len(set(spaces)) != len(spaces):
        board.fault(path, "two of them are in one space")


def read_worms(board):
    spaces = [board.get(f"worms.{worm}") for worm in WORMS]
    macros = [board.space(f"worms.{worm}", space, range(1, LAST_ROW + 1))
              for worm, space in zip(WORMS, spaces) if space is not MISSING]
    if None not in macros:
        unlike(board, "worms", macros)
    return "{ " + ", ".join(filter(None, macros)) + " }"


def read_wormholes(board):
    falling, fixed = board.get("wormholes.falling"), board.get("wormholes.fixed")
    if falling is MISSING or fixed is MISSING:
        return "", ""
    bottom = board.space("wormholes.fixed", fixed, range(1, LAST_ROW + 1))
    if not isinstance(falling, list) or len(falling) != 3:
        board.fault("wormholes.falling", "must be a list of 3 spaces")
        return "", bottom
    # They fall 1 to 12 rows (R3.2), so they begin at the surface.
    macros = [board.space(f"wormholes.falling[{i}]", space, range(0, 1)) for i, space in enumerate(falling)]
    if None not in macros:
        unlike(board, "wormholes.falling", macros)
    return "{ " + ", ".join(filter(None, macros)) + " }", bottom


def read_board(board):
    """All macros."""
    if not isinstance(board.root, dict):
        board.fault("", "must be an object")
        return {}
    check_format(board)
    board.check_keys()
    macros, values = read_numbers(board)
    macros["BM_PINK_DAYS"] = read_pink_days(board, values["days.number"])
    macros["BM_WORM_STARTS"] = read_worms(board)
    macros["BM_FALLING_WORMHOLES"], macros["BM_FIXED_WORMHOLE"] = read_wormholes(board)
    return macros


def no_key_twice(pairs):
    found = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key \"{key}\" stands twice")
        found[key] = value
    return found


def main():
    path = pathlib.Path(sys.argv[1])
    try:
        root = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_key_twice)
    except (OSError, ValueError, RecursionError) as error:
        sys.exit(f"{path}: $: {error}")
    board = Board(path, root)
    macros = read_board(board)
    if board.faults:
        sys.exit("\n".join(board.faults))
    if len(sys.argv) > 2:
        lines = [f"#define {macro} {value}\n" for macro, value in macros.items()]
        pathlib.Path(sys.argv[2]).write_text(
            "/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
            f"/* Made from {path.name} by make-board.py; wr-board.h says what the numbers are. */\n"
            "#pragma once\n\n" + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
