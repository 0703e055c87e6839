#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make seeds for the fuzz targets of what the other tests are made of, and a dictionary of the words in them.

make-corpus.py CHECKOUT FOLDER STAMP: writes FOLDER/TARGET/* and FOLDER/TARGET.dict, and STAMP when that is done.
"""

import hashlib
import itertools
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
    return sorted((top / "tests" / "worms-rising" / "scenarios").rglob("*.json"))


def positions(top):
    """The positions that scenarios begin with, and those that counts of moves are known of."""
    for path in scenario_files(top):
        position = read(path).get("position")
        if isinstance(position, dict):
            yield position
    for path in sorted((top / "tests" / "worms-rising" / "rules" / "positions").glob("*.json")):
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
    records = sorted((top / "tests" / "worms-rising" / "golden").glob("*.json"))
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


# What a puzzle of one's own calls the goals of those of the program.
GOALS = {"eat": {"events": ["worm-eaten"]}, "eat-two": {"events": ["worm-eaten", "worm-eaten"]},
         "bird-wins": {"winner": "bird"}, "bite-twice": {"events": ["bitten", "bitten"]},
         "worms-win": {"winner": "worms"}}


def make_puzzle(top):
    for lesson in read(top / "data" / "lessons" / "puzzles.json")["lessons"]:
        step = lesson["steps"][0]
        goals = [goal for goal, expect in GOALS.items() if expect == step["goals"][0]["expect"]]
        if not goals:
            continue
        puzzle = {"format": "bloodmoon-puzzle", "version": 1, "name": lesson["title"], "goal": goals[0],
                  "position": step["position"]}
        yield json.dumps(puzzle)
        yield json.dumps({**puzzle, "solution": step["goals"][0]["solution"]})
    for path in sorted((top / "tests" / "data" / "puzzles").glob("*")):
        yield path.read_text(encoding="utf-8")
    # Every other position has a goal that may be out of reach.
    for position in positions(top):
        goal = {"bird": "eat", "worms": "bite-twice"}.get(position.get("turn", "worms"))
        if goal:
            yield json.dumps({"format": "bloodmoon-puzzle", "version": 1, "name": "“One”", "goal": goal,
                              "position": position})


def courses(top):
    return [read(path) for path in sorted((top / "data" / "lessons").glob("*.json"))]


def make_progress(top):
    """Each lesson from the beginning, and up to each of its steps by the first solution of those before it."""
    for lesson in (lesson for course in courses(top) for lesson in course["lessons"]):
        tokens = []
        for number, step in enumerate(lesson["steps"]):
            if "position" in step:
                tokens = [str(number)]
            yield "\n".join([lesson["id"], *tokens])
            for goal in step.get("goals", [])[:1]:
                tokens += [move.split(" | ")[0] for move in goal.get("solution", [])]
            yield "\n".join([lesson["id"], *tokens])
            tokens += ["next"]
    yield "no-such-lesson\n0\nend"


def make_lesson(top):
    for course in courses(top):
        for lesson in course["lessons"]:
            # Dice are looked for longer than there is time.
            steps = [{key: value for key, value in step.items() if key != "rolls"} for step in lesson["steps"]]
            yield json.dumps({**course, "lessons": [{**lesson, "steps": steps}]})
            for step in steps:
                if "position" in step and not course.get("puzzles"):
                    yield json.dumps({**course, "lessons": [{**lesson, "steps": [step]}]})


def make_store(top):
    texts = [path.read_text(encoding="utf-8") for path in sorted((top / "tests" / "data" / "records").glob("*"))]
    heads = [f"bloodmoon-waiting 1 {generation} 2026-11-21-1830{twin} {state}"
             for generation, twin, state in ((1, "", "waits"), (2, "", "waits"), (3, "-2", "over"), (12, "", "waits"),
                                              (2**63 - 1, "", "waits"))]
    for text in ("", "{}\n", texts[0]):
        for first in (*heads, "bloodmoon-waiting 2 new things"):
            yield f"o{first}\n{text}"
            for second in heads:
                yield from (f"{kind}{first}\n{text}\n--\n{second}\n{text}" for kind in "oeb")
    for first, second, third in itertools.product(heads, repeat=3):
        yield from (f"{kind}{first}\n{{}}\n--\n{second}\n{{}}\n--\n{third}\n{{}}" for kind in "nb")
    for first, second, third, fourth in itertools.product(heads[1:], repeat=4):
        yield from (f"{kind}{first}\n1\n--\n{second}\n2\n--\n{third}\n3\n--\n{fourth}\n4" for kind in "db")


TARGETS = {"position": make_position, "scenario": make_scenario, "record": make_record, "cards": make_cards,
           "engine": make_engine, "puzzle": make_puzzle, "progress": make_progress, "lesson": make_lesson,
           "store": make_store}


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
