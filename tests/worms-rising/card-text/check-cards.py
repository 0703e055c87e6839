#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The data of Worms Rising and what is made from it. TAP.

check-cards.py CHECKOUT BLOODMOON-CLI
"""

import json
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    jsonschema = None

TOP = pathlib.Path(sys.argv[1])
CLI = sys.argv[2]
DATA = TOP / "data" / "worms-rising"
SCHEMAS = TOP / "data" / "schemas"
MAKE_BOARD = TOP / "src" / "worms-rising" / "rules" / "make-board.py"


def run(*command):
    """What a command complains of, and whether it had to."""
    done = subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False)
    return done.returncode, (done.stdout + done.stderr).splitlines()


def complaints(*command):
    status, lines = run(*command)
    return lines if status else []


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def schema_faults(schema, root):
    validator = jsonschema.Draft202012Validator(load(SCHEMAS / schema))
    validator.check_schema(validator.schema)
    return [f"{fault.json_path}: {fault.message[:200]}" for fault in validator.iter_errors(root)]


def bad_boards():
    """Boards that must be refused, and how."""
    good = load(DATA / "board.json")

    def change(group, key, value):
        board = json.loads(json.dumps(good))
        if value is None:
            del board[group][key]
        else:
            board[group][key] = value
        return board

    yield change("supply", "lava", 13), "supply.lava: must be a whole number from 0 to 12"
    yield change("supply", "lava", True), "supply.lava: must be a whole number from 0 to 12"
    yield change("supply", "lava", None), "supply.lava: missing"
    yield change("supply", "mud", 1), "supply.mud: unknown key"
    yield change("hunger", "start", 11), "hunger.start: must not be more than hunger.top (10)"
    yield change("days", "pink", [3, 3]), "days.pink: a day stands twice"
    yield change("days", "pink", [13]), "days.pink: must be a list of days from 1 to 12"
    yield change("worms", "green", "b0"), "worms.green: must be a space in rows 1 to 12"
    yield change("worms", "green", "d10"), "worms: two of them are in one space"
    yield change("wormholes", "falling", ["c0"]), "wormholes.falling: must be a list of 3 spaces"
    yield {**good, "format": "x"}, 'format: must be "bloodmoon-board"'
    yield [], "$: must be an object"


def board_faults():
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "board.json")
        for board, says in bad_boards():
            file.write_text(json.dumps(board), encoding="utf-8")
            status, lines = run(MAKE_BOARD, file)
            if status != 1 or not any(line.startswith(f"{file}: {says}") for line in lines):
                faults.append(f"not said: {says}; but {lines}")
    return faults


def order_faults():
    decks = ("worm-champion", "bird-champion", "bird", "worm", "event")
    keys = [(decks.index(card["deck"]), card["id"]) for card in load(DATA / "cards.json")["cards"]]
    return [] if keys == sorted(keys) else ["the cards are not sorted by deck and id"]


def main():
    checks = [
        ("the box is without a fault", lambda: complaints(CLI, "cards", "--check", "--box", DATA / "cards.json")),
        ("the box has its pictures",
         lambda: complaints(CLI, "cards", "--check", "--box", DATA / "cards.json", "--art", TOP / "data/art/cards")),
        ("the box is in order", order_faults),
        ("the board is without a fault", lambda: complaints(MAKE_BOARD, DATA / "board.json")),
        ("what is wrong with a board is said", board_faults),
        ("the schema knows all that the box has", lambda: schema_faults("bloodmoon-cards.schema.json",
                                                                       load(DATA / "cards.json"))),
        ("the schema knows all that the board has", lambda: schema_faults("bloodmoon-board.schema.json",
                                                                         load(DATA / "board.json"))),
    ]
    failed = False
    print(f"1..{len(checks)}")
    for number, (title, check) in enumerate(checks, 1):
        if "schema" in title and jsonschema is None:
            print(f"ok {number} - {title} # SKIP jsonschema is not installed")
            continue
        wrong = check()
        failed |= bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong[:20]:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
