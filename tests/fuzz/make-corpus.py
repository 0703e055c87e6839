#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make seeds for the fuzz targets of what the other tests are made of, and a dictionary of the words in them.

make-corpus.py CHECKOUT FOLDER STAMP: writes FOLDER/TARGET/* and FOLDER/TARGET.dict, and STAMP when that is done.
"""

import hashlib
import json
import pathlib
import re
import shutil
import sys

# A longer text than this is no seed: mutating it takes long and finds little.
MOST_BYTES = 24000
MOST_WORD = 40

CARD_MOVES = re.compile(r"^(?:play|use|choose|draft|discard) ")


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def scenario_files(top):
    return sorted((top / "tests" / "scenarios").rglob("*.json"))


def positions(top):
    """The positions that scenarios begin with, and those that counts of moves are known of."""
    for path in scenario_files(top):
        position = read(path).get("position")
        if isinstance(position, dict):
            yield position
    for path in sorted((top / "tests" / "worms-rising" / "positions").glob("*.json")):
        data = read(path)
        yield data.get("position", data)


def make_position(top):
    for position in positions(top):
        yield json.dumps(position)
    yield "{}"


def make_scenario(top):
    for path in scenario_files(top):
        yield path.read_text(encoding="utf-8")


def make_record(top):
    records = sorted((top / "tests" / "golden").glob("*.json"))
    records += sorted((top / "tests" / "data" / "records").glob("*.bloodmoon"))
    for path in records:
        record = read(path)
        for length in (0, 3, 12, 60, len(record["moves"])):
            yield json.dumps({**record, "moves": record["moves"][:length]})
    yield json.dumps({**read(records[0]), "moves": read(records[0])["moves"][:4], "clock": [31, None, 5],
                      "comments": {"0": "Well begun.", "3": "Hm.\nTwo lines."}})
    for start in ("start", "start:champions=draft", "start:champions=random,cards=on,events=on", "start:box"):
        yield json.dumps({"format": "bloodmoon-match", "version": 1, "start": start, "seed": 7})


def make_cards(top):
    box = read(top / "data" / "worms-rising" / "cards.json")
    packs = [read(path) for path in sorted((top / "tests" / "cli" / "packs").rglob("*.json"))]
    for pack in [box, *packs]:
        for card in pack["cards"]:
            yield json.dumps({**pack, "cards": [card]})
    for i in range(0, len(box["cards"]), 9):
        yield json.dumps({**box, "cards": box["cards"][i:i + 9]})


def make_engine(top):
    yield "hello 1\nset level easy\nset threads 2\nset seed 5\nping\nnew start -\nping\nquit\n"
    yield "go\nstop\nlegal []\nposition {}\nmoved ?\nhello x\nset\nnew start:box beef\n\n\rdance\n"
    for number, position in enumerate(positions(top)):
        # One in four will do, and nobody sees all of the cards.
        if number % 4 != 0 or {"decks", "known", "draft"} & set(position):
            continue
        side = "bird" if position.get("turn") in ("bird", "setup") else "worms"
        hands = {side: position.get("hands", {}).get(side, [])}
        view = {**{key: value for key, value in position.items() if key not in ("hands", "seed")}, "view": side}
        if "hands" in position:
            view["hands"] = hands
        level = ("random", "greedy", "easy", "hard")[number // 4 % 4]
        yield (f"set level {level}\nnew start -\nposition {json.dumps(view)}\ngo iterations 8\n"
               f"moved end\nposition {json.dumps(view)}\nlegal [\"end\"]\ngo level\n")


TARGETS = {"position": make_position, "scenario": make_scenario, "record": make_record, "cards": make_cards,
           "engine": make_engine}


def words_in(node):
    """Keys, short strings and the moves' single words."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield f'"{key}": '
            yield from words_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from words_in(value)
    elif isinstance(node, str):
        yield f'"{node}"'
        if not CARD_MOVES.match(node):
            yield from node.split(" ")


def words_of(text):
    """The words of a seed, which is one JSON text or lines that hold some."""
    for line in [text] if text.lstrip().startswith("{") else text.splitlines():
        head, brace, tail = line.partition("{")
        yield from head.split()
        if brace:
            yield from words_in(json.loads(brace + tail))


def write_dictionary(path, seeds):
    words = sorted({word for seed in seeds for word in words_of(seed) if 1 < len(word) <= MOST_WORD and word.isascii()})
    lines = ('"' + "".join(c if c.isalnum() or c in " -:.," else f"\\x{ord(c):02x}" for c in word) + '"' for word in words)
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def main():
    top, folder, stamp = (pathlib.Path(argument) for argument in sys.argv[1:])
    for target, make in TARGETS.items():
        shutil.rmtree(folder / target, ignore_errors=True)
        (folder / target).mkdir(parents=True)
        seeds = sorted({seed for seed in make(top) if len(seed.encode()) <= MOST_BYTES})
        for seed in seeds:
            name = hashlib.sha256(seed.encode()).hexdigest()[:16]
            (folder / target / name).write_text(seed, encoding="utf-8")
        write_dictionary(folder / f"{target}.dict", seeds)
    stamp.write_text("", encoding="ascii")


if __name__ == "__main__":
    main()
