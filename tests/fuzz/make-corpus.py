#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make seeds for the fuzz targets of what the other tests are made of, and a dictionary of the words in them.

make-corpus.py CHECKOUT BLOODMOON-CLI FOLDER STAMP: writes FOLDER/TARGET/* and FOLDER/TARGET.dict, and STAMP when that is
done.  The program plays the matches of Terror Below whose positions are seeds.
"""

import hashlib
import itertools
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

# A longer text than this is no seed: mutating it takes long and finds little.
MOST_BYTES = 24000
MOST_WORD = 40

# Matches of Terror Below, and the most positions that are taken from them.
TERROR_STARTS = ("start:players=2", "start:players=3,board=canyon,locations=random", "start:players=4,worms=drawn",
                 "start:players=5,board=canyon,worms=drawn", "start:players=1,scenario=delivery,leave=1",
                 "start:players=1,board=canyon,scenario=extermination,queens=yes", "start:players=1,scenario=scramble")
N_TERROR_MATCHES = 84
MOST_TERROR_POSITIONS = 160

CARD_MOVES = re.compile(r"^(?:play|use|choose|draft|discard) ")


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def scenario_files(top, game="worms-rising"):
    return sorted((top / "tests" / game / "scenarios").rglob("*.json"))


class Program:
    """Answers requests of Terror Below."""

    def __init__(self, cli):
        self.process = subprocess.Popen([cli, "batch", "--game", "terror-below"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def kind_of(position):
    """Positions of a kind have the same processes waiting for the same sort of answer."""
    pending = position["pending"]
    if pending is None:
        return position["step"], len(position["players"]), position["options"]["board"]
    return pending["kind"], *((frame["frame"], frame["card"], frame["stage"]) for frame in pending["resume"])


def terror_positions(top, cli):
    """Of random matches one of each kind, and those that counts of moves are known of."""
    program, found, rng = Program(cli), {}, random.Random(1)
    for number in range(N_TERROR_MATCHES):
        answer = program.ask({"position": TERROR_STARTS[number % len(TERROR_STARTS)], "seed": number, "moves": []})
        while answer["legal"]:
            found.setdefault(kind_of(answer["position"]), answer["position"])
            answer = program.ask({"position": answer["position"], "moves": [rng.choice(answer["legal"])]})
        found.setdefault(kind_of(answer["position"]), answer["position"])
    program.close()
    yield from rng.sample(list(found.values()), min(len(found), MOST_TERROR_POSITIONS))
    for path in sorted((top / "tests" / "terror-below" / "rules" / "positions").glob("*.json")):
        yield read(path)
    for path in scenario_files(top, "terror-below"):
        position = read(path).get("position")
        if isinstance(position, dict):
            yield position


def terror_records(top):
    for path in sorted((top / "tests" / "terror-below" / "golden").glob("*.json")):
        yield read(path)


def positions(top):
    """The positions that scenarios begin with, and those that counts of moves are known of."""
    for path in scenario_files(top):
        position = read(path).get("position")
        if isinstance(position, dict):
            yield position
    for path in sorted((top / "tests" / "worms-rising" / "rules" / "positions").glob("*.json")):
        data = read(path)
        yield data.get("position", data)


def make_position(top, cli):
    for position in itertools.chain(positions(top), terror_positions(top, cli)):
        yield json.dumps(position)
    yield "{}"


def make_scenario(top, _cli):
    for path in (*scenario_files(top), *scenario_files(top, "terror-below")):
        yield path.read_text(encoding="utf-8")
    for record in terror_records(top):
        yield json.dumps({"format": "bloodmoon-scenario", "version": 1, "title": "T1.1", "game": "terror-below",
                          "position": record["start"], "seed": record["seed"], "moves": record["moves"][:40],
                          "expect": {"position": {"turn": "red"}, "events": ["turn red"]}})


def make_record(top, _cli):
    records = sorted((top / "tests" / "worms-rising" / "golden").glob("*.json"))
    records += sorted((top / "tests" / "data" / "records").glob("*.bloodmoon"))
    for path in records:
        record = read(path)
        for length in (0, 3, 12, 60, len(record["moves"])):
            yield json.dumps({**record, "moves": record["moves"][:length]})
    for record in terror_records(top):
        for length in (3, 60, len(record["moves"])):
            yield json.dumps({**record, "moves": record["moves"][:length]})
    yield json.dumps({**read(records[0]), "moves": read(records[0])["moves"][:4], "clock": [31, None, 5],
                      "comments": {"0": "Well begun.", "3": "Hm.\nTwo lines."}})
    for start in ("start", "start:champions=draft", "start:champions=random,cards=on,events=on", "start:box"):
        yield json.dumps({"format": "bloodmoon-match", "version": 1, "start": start, "seed": 7})


def make_logbook(_top, _cli):
    lines = ({"attacks": 9, "board": "desert", "left-out": 0, "points": 14, "queens": False, "rounds": 12},
             {"attacks": 15, "board": "canyon", "left-out": 2, "points": 21, "queens": True, "rounds": 30}, {})
    kinds = ("delivery", "extermination", "scramble", "picnic")
    for line, kind, score in itertools.product(lines, kinds, (23, None, -3)):
        yield json.dumps({"entry": line, "format": "bloodmoon-logbook", "id": "0123456789abcdef", "kind": kind,
                          "score": score, "time": 1764288000, "version": 1})
    bird = {"honours": ["feast"], "name": "Ada", "side": "bird", "with": ["the-gardener"], "won": True}
    worms = {"honours": [], "level": "hard", "side": "worms", "with": [], "won": False}
    for day in ({}, {"day": "2026-11-29", "points": 74}):
        yield json.dumps({"entry": {**day, "ended": True, "length": 9, "seats": [bird, worms]}, "format": "bloodmoon-logbook",
                          "id": "0123456789abcdef", "kind": "match", "score": None, "time": 1764288000, "version": 1})


def make_cards(top, _cli):
    box = read(top / "data" / "worms-rising" / "cards.json")
    packs = [read(path) for path in sorted((top / "tests" / "cli" / "packs").rglob("*.json"))]
    for pack in [box, *packs]:
        for card in pack["cards"]:
            yield json.dumps({**pack, "cards": [card]})
    for i in range(0, len(box["cards"]), 9):
        yield json.dumps({**box, "cards": box["cards"][i:i + 9]})
    for path in sorted((top / "data" / "terror-below").glob("*.json")):
        yield path.read_text(encoding="utf-8")
        yield from parts_of(read(path))


def parts_of(box):
    """A file of Terror Below's box with each one thing of its lists alone."""
    head = {key: value for key, value in box.items() if not isinstance(value, list)}
    for key, things in box.items():
        if isinstance(things, list):
            yield from (json.dumps({**head, key: [thing]}) for thing in things if isinstance(thing, dict))


def make_engine(top, _cli):
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


def make_puzzle(top, _cli):
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


def make_progress(top, _cli):
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


def make_lesson(top, _cli):
    for course in courses(top):
        for lesson in course["lessons"]:
            # Dice are looked for longer than there is time.
            steps = [{key: value for key, value in step.items() if key != "rolls"} for step in lesson["steps"]]
            yield json.dumps({**course, "lessons": [{**lesson, "steps": steps}]})
            for step in steps:
                if "position" in step and not course.get("puzzles"):
                    yield json.dumps({**course, "lessons": [{**lesson, "steps": [step]}]})


def make_store(top, _cli):
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
           "logbook": make_logbook, "store": make_store}


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
    top, cli, folder, stamp = (pathlib.Path(argument) for argument in sys.argv[1:])
    for target, make in TARGETS.items():
        shutil.rmtree(folder / target, ignore_errors=True)
        (folder / target).mkdir(parents=True)
        seeds = sorted({seed for seed in make(top, cli) if len(seed.encode()) <= MOST_BYTES})
        for seed in seeds:
            name = hashlib.sha256(seed.encode()).hexdigest()[:16]
            (folder / target / name).write_text(seed, encoding="utf-8")
        write_dictionary(folder / f"{target}.dict", seeds)
    stamp.write_text("", encoding="ascii")


if __name__ == "__main__":
    main()
