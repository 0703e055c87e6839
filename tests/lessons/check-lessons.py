#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons' data, and what is said of lessons that are wrong. TAP.

check-lessons.py CHECKOUT BLOODMOON-CLI
"""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    jsonschema = None

TOP = pathlib.Path(sys.argv[1])
CLI = sys.argv[2]
FOLDER = TOP / "data" / "lessons"
SCHEMA = TOP / "data" / "schemas" / "bloodmoon-lessons.schema.json"
MAKE_TEXTS = TOP / "po" / "make-texts.py"
MANUAL = TOP / "data" / "man" / "bloodmoon-rules.7"

# A course of one lesson, all of which is in order.
GOOD = {
    "format": "bloodmoon-lessons", "version": 1, "id": "course", "title": "Course", "summary": "A course.",
    "lessons": [{
        "id": "lesson", "title": "Lesson", "summary": "A lesson.", "minutes": 2, "side": "bird", "rules": ["R6.1"],
        "steps": [
            {
                "position": {"day": 4, "turn": "bird", "bird": {"at": "f0"}},
                "rolls": ["d6 2"],
                "text": "Fly to d0, then end your turn.",
                "hint": "Press d0.",
                "allow": ["fly d0", "end"],
                "refuse": [{"moves": ["fly *"], "text": "Not there."}],
                "else": "Not that.",
                "reply": ["move green up | end", "end"],
                "tips": [{"expect": {"position": {"bird": {"at": "d0"}}}, "text": "You are there."}],
                "goals": [{"expect": {"events": ["flew bird f0 d0", "rolled d6 2", "turn bird 4"]}, "praise": "Good.",
                           "solution": ["fly d0", "end"]}],
            },
            {"text": "That was all.", "goals": []},
        ],
    }],
}


def change(path, value):
    """GOOD with one value replaced (or, with None, taken away)."""
    root = copy.deepcopy(GOOD)
    node = root
    for key in path[:-1]:
        node = node[key]
    if value is None:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return root


def step(key, value):
    return change(["lessons", 0, "steps", 0, key], value)


def goal(key, value):
    return change(["lessons", 0, "steps", 0, "goals", 0, key], value)


# Refused when they are read: exit status 2.
UNREADABLE = [
    (change(["format"], "x"), 'format: must be "bloodmoon-lessons"'),
    (change(["version"], 2), "version: "),
    (change(["id"], "A B"), "id: must have only small letters, digits and dashes"),
    (change(["lessons", 0, "mud"], 1), "lessons[0].mud: unknown key"),
    (change(["lessons", 0, "title"], None), "lessons[0].title: missing"),
    (change(["lessons", 0, "title"], "a\nb"), "lessons[0].title: must be one line"),
    (change(["lessons", 0, "summary"], "x" * 331), "lessons[0].summary: must have 1 to 330 letters"),
    (change(["lessons", 0, "minutes"], 0), "lessons[0].minutes: "),
    (change(["lessons", 0, "side"], "cat"), 'lessons[0].side: must be "worms" or "bird"'),
    (change(["lessons", 0, "rival"], "hard"), 'lessons[0].rival: must be "easy"'),
    (change(["lessons", 0, "rules"], ["R15"]), "lessons[0].rules[0]: must be the number of a rule"),
    (change(["lessons", 0, "rules"], None), "lessons[0].rules: missing"),
    (change(["lessons", 0, "steps"], []), "lessons[0].steps: must have a step"),
    (change(["lessons"], {}), "lessons: "),
    (step("position", None), "lessons[0].steps[0].rolls: goes with a position only"),
    (step("position", {"bird": {"at": "f4"}}), "lessons[0].steps[0].position.bird.at: "),
    (step("position", {"worm": 1}), "lessons[0].steps[0].position.worm: unknown key"),
    (step("rolls", ["d6 7"]), "lessons[0].steps[0].rolls[0]: must be a die and what it shows"),
    (step("rolls", ["d6 2 "]), "lessons[0].steps[0].rolls[0]: must be a die and what it shows"),
    (step("rolls", ["d6 1"] * 9), "lessons[0].steps[0].rolls: must have at most 8 dice"),
    (step("else", None), "lessons[0].steps[0].else: missing: not all moves are taken"),
    (step("reply", ["hop"]), 'lessons[0].steps[0].reply[0]: "hop" is no move'),
    (step("refuse", [{"moves": ["fly *"]}]), "lessons[0].steps[0].refuse[0].text: missing"),
    (step("refuse", [{"text": "No."}]), "lessons[0].steps[0].refuse[0].moves: missing"),
    (step("tips", [{"text": "No."}]), "lessons[0].steps[0].tips[0].expect: missing"),
    (goal("expect", {"weather": 1}), "lessons[0].steps[0].goals[0].expect.weather: unknown key"),
    (goal("expect", {"position": {"hunger": 99}}), "lessons[0].steps[0].goals[0].expect.position.hunger: "),
    (goal("solution", ["fly d0", "jump"]), 'lessons[0].steps[0].goals[0].solution[1]: "jump" is no move'),
    (goal("solution", None), "lessons[0].steps[0].goals[0].solution: missing"),
    (change(["lessons", 0, "steps", 1, "seed"], 3), "lessons[0].steps[1].seed: goes with a position only"),
    (change(["puzzles"], True), "lessons[0].solutions: missing"),
    ({**change(["lessons", 0, "solutions"], 1), "puzzles": True}, "lessons[0]: a puzzle must have one step"),
    ({**change(["lessons", 0, "level"], "silly"), "puzzles": True}, 'lessons[0].level: must be "easy", "medium" or "hard"'),
    (change(["lessons", 0, "level"], "easy"), "lessons[0].level: unknown key"),
    # All of these would be held against each other.
    (step("allow", ["fly d0"] * 61), "lessons[0].steps[0].allow: must have at most 60"),
    (step("allow", ["*a*a*a*a*a*a*a*a*"]), "lessons[0].steps[0].allow[0]: must have at most 60 letters and 8 stars"),
    (step("refuse", [{"moves": ["a" * 61], "text": "No."}]),
     "lessons[0].steps[0].refuse[0].moves[0]: must have at most 60 letters and 8 stars"),
    (step("refuse", [{"moves": ["fly *"], "text": "No."}] * 61), "lessons[0].steps[0].refuse: must have at most 60"),
    (step("reply", [" | ".join(["end"] * 21)]), "lessons[0].steps[0].reply[0]: \"end | "),
    (goal("solution", ["end"] * 61), "lessons[0].steps[0].goals[0].solution: must have at most 60"),
    # Dice that fall so seldom that there is no looking for them a hundred times.
    (change(["lessons", 0, "steps"], [step("rolls", ["d20 1"] * 5)["lessons"][0]["steps"][0]] * 100),
     "lessons[0].steps[6].rolls: no seed was found that rolls so"),
]

# Read, but they cannot be played as they say: exit status 1.
UNPROVEN = [
    (goal("solution", ["fly d0"]), "lessons[0].steps[0].goals[0]: is not reached by the solution"),
    (goal("solution", ["fly d1", "end"]), 'lessons[0].steps[0].goals[0].solution[0]: "fly d1" is not legal: R6.1'),
    (goal("solution", ["fly e0", "end"]), 'lessons[0].steps[0].goals[0].solution[0]: "fly e0" is not taken: Not there.'),
    (goal("solution", ["drill", "end"]), 'lessons[0].steps[0].goals[0].solution[0]: "drill" is not taken: Not that.'),
    (goal("solution", ["fly d0", "end", "fly d0"]),
     'lessons[0].steps[0].goals[0].solution[2]: the goal is reached before "fly d0"'),
    (goal("expect", {"winner": None}), "lessons[0].steps[0].goals: one is reached before anything is done"),
    (goal("expect", {"position": {"bird": {"at": "e0"}}}),
     'lessons[0].steps[0].goals[0]: is not reached by the solution: position.bird.at: expected "e0", found "d0"'),
    (step("allow", ["fly d0", "end", "dance"]), 'lessons[0].steps[0].allow[2]: no move is like "dance"'),
    (step("refuse", [{"moves": ["fly d0"], "text": "Never said."}]), "lessons[0].steps[0].refuse[0]: no legal move is refused so"),
    (step("reply", ["end", "end"]), "lessons[0].steps[0].reply: the rival comes to make 1 of its moves only"),
    (step("reply", ["move green up"]), "lessons[0].steps[0].reply: the rival has to decide once more"),
    (step("reply", ["bite green", "end"]), 'lessons[0].steps[0].reply[0]: "bite green" is not legal'),
    (step("rolls", ["d6 3"]), "lessons[0].steps[0].goals[0]: is not reached by the solution: events[1]"),
    (step("rolls", ["d8 2"]), "lessons[0].steps[0]: the dice show d6 "),
    (step("rolls", ["d6 2", "d6 1"]), "lessons[0].steps[0].rolls: not all of these dice are rolled"),
    (step("tips", [{"expect": {"winner": "bird"}, "text": "Never."}]), "lessons[0].steps[0].tips[0]: is never told"),
]


def run(*command):
    """The exit status, and what is said."""
    done = subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False)
    return done.returncode, (done.stdout + done.stderr).splitlines()


def said(cases, status_wanted):
    """What is wrong with what is said of CASES."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "course.json")
        for course, says in cases:
            file.write_text(json.dumps(course), encoding="utf-8")
            status, lines = run(CLI, "lessons", "--check", file)
            if status != status_wanted or not any(line.startswith(f"{file}: {says}") for line in lines):
                faults.append(f"not said, with {status_wanted}: {says}; but with {status}: {lines}")
    return faults


def complaints_of_good():
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "course.json")
        file.write_text(json.dumps(GOOD), encoding="utf-8")
        status, lines = run(CLI, "lessons", "--check", file)
        return [f"{status}: {lines}"] if status or lines else []


def unsolvable():
    """A puzzle that has no solution, and many ways to look for one."""
    puzzle = copy.deepcopy(load(FOLDER / "puzzles.json")["lessons"][0])
    puzzle["steps"][0]["position"] |= {"actions": 8}
    puzzle["steps"][0]["goals"][0] |= {"expect": {"winner": "worms"}}
    return puzzle


def heavy_faults():
    """What would take all day stops, always at the same place, and says so."""
    match = load(FOLDER / "match.json")
    puzzles = load(FOLDER / "puzzles.json")
    heavy = [
        ("--check", match | {"lessons": match["lessons"] * 30},
         "lessons[2].steps[0]: not checked from here on: one file is not given more work"),
        ("--prove", puzzles | {"lessons": [unsolvable()]},
         "lessons[0]: not proven from here on: one file is not given more than 1000000 positions"),
    ]
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "course.json")
        for option, course, says in heavy:
            file.write_text(json.dumps(course), encoding="utf-8")
            status, lines = run(CLI, "lessons", option, file)
            if status != 1 or len(lines) != 1 or not lines[0].startswith(f"{file}: {says}"):
                faults.append(f"{option}: {status}: {lines[-3:]}")
    return faults


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def lessons(folder=FOLDER):
    """All lessons of the duel, without the puzzles, or those in another FOLDER."""
    for path in sorted(folder.glob("*.json")):
        course = load(path)
        for lesson in course["lessons"] if not course.get("puzzles") else ():
            yield path.stem, lesson


def schema_faults():
    validator = jsonschema.Draft202012Validator(load(SCHEMA))
    validator.check_schema(validator.schema)
    return [f"{path.name}: {fault.json_path}: {fault.message[:200]}"
            for path in FOLDER.rglob("*.json") for fault in validator.iter_errors(load(path))]


def text_faults():
    listed = (TOP / "po" / "meson.build").read_text(encoding="utf-8")
    return [f"po/meson.build does not name {path.name}" for path in FOLDER.rglob("*.json") if f"'{path.stem}'" not in listed]


def forgotten_faults():
    """A key that the maker of texts does not know is not passed over."""
    course = load(FOLDER / "bird.json")
    course["lessons"][0]["steps"][0]["whisper"] = "Psst."
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "bird.json")
        path.write_text(json.dumps(course), encoding="utf-8")
        status, lines = run(MAKE_TEXTS, pathlib.Path(folder, "out.h"), path)
    return [] if status and "Psst." in lines[-1] else [f"{status}: {lines}"]


def coverage_faults():
    """Prints which lessons teach what; each chapter that a player needs is among it."""
    taught = {}
    for _, lesson in lessons():
        for rule in lesson["rules"]:
            taught.setdefault(int(re.match(r"R(\d+)", rule)[1]), set()).add(lesson["id"])
    for chapter in range(1, 13):
        print(f"# R{chapter}: {', '.join(sorted(taught.get(chapter, ())))}")
    return [f"nothing teaches R{chapter}" for chapter in range(1, 13) if chapter not in taught]


def number_faults():
    known = set(re.findall(r"\bR\d+(?:\.\d+)?\b", MANUAL.read_text(encoding="utf-8")))
    return [f"{lesson['id']}: the manual has no {rule}"
            for _, lesson in lessons() for rule in lesson["rules"] if rule not in known]


def number_of_lessons():
    count = sum(1 for _ in lessons())
    return [] if 12 <= count <= 16 else [f"there are {count} lessons"]


def puzzle_faults():
    """Thirty-six, for both sides, each with a name and a position of its own; cards only in the later ones."""
    puzzles = load(FOLDER / "puzzles.json")["lessons"]
    positions = [puzzle["steps"][0]["position"] for puzzle in puzzles]
    different = {
        "names": {puzzle["title"] for puzzle in puzzles},
        "ids": {puzzle["id"] for puzzle in puzzles},
        "texts": {puzzle["steps"][0]["text"] for puzzle in puzzles},
        "positions": {json.dumps(position, sort_keys=True) for position in positions},
    }
    hands = [position.get("hands", {}).get(puzzle["side"], []) for puzzle, position in zip(puzzles, positions)]
    faults = [] if len(puzzles) == 36 else [f"there are {len(puzzles)}"]
    faults += [f"not all {what} differ" for what, found in different.items() if len(found) < len(puzzles)]
    faults += [f"{puzzle['id']} has a number for a name" for puzzle in puzzles if re.search(r"\d", puzzle["title"])]
    faults += [] if {puzzle["side"] for puzzle in puzzles} == {"bird", "worms"} else ["one side has none"]
    faults += [] if sorted(hands, key=bool) == hands else ["one without cards comes after one with cards"]
    faults += [] if sum(bool(hand) for hand in hands) >= 12 else ["fewer than twelve have cards"]
    for puzzle, hand in zip(puzzles, hands):
        played = [move.split()[1] for move in puzzle["steps"][0]["goals"][0]["solution"] if move.startswith("play ")]
        if bool(played) != bool(hand) or not set(played) <= set(hand):
            faults.append(f"{puzzle['id']}: the hand is {hand}, and played is {played}")
    print(f"# {len(puzzles)} puzzles, {sum(puzzle['solutions'] == 1 for puzzle in puzzles)} with one solution only")
    return faults


def terror_puzzle_faults():
    """Twenty-four of Terror Below, each with a name, a goal and a position of its own, and rules that there are."""
    puzzles = load(FOLDER / "terror-below" / "puzzles.json")["lessons"]
    known = {rule["id"] for path in (TOP / "data" / "rules" / "terror-below").glob("t*.json")
             for rule in load(path)["rules"]}
    faults = [] if len(puzzles) == 24 else [f"there are {len(puzzles)}"]
    for key in ("title", "id", "summary"):
        faults += [] if len({puzzle[key] for puzzle in puzzles}) == len(puzzles) else [f"not all differ: {key}"]
    steps = [puzzle["steps"][0] for puzzle in puzzles]
    for key in ("position", "text", "hint"):
        faults += [] if len({json.dumps(step[key]) for step in steps}) == len(puzzles) else [f"not all differ: {key}"]
    faults += [f"{puzzle['id']} has a number for a name" for puzzle in puzzles if re.search(r"\d", puzzle["title"])]
    faults += [f"{puzzle['id']}: there is no {rule}" for puzzle in puzzles for rule in puzzle["rules"] if rule not in known]
    faults += [f"{puzzle['id']} is about no rule" for puzzle in puzzles if not puzzle["rules"]]
    return faults


# Solved in released versions: their marks are kept under these ids for ever.
KEPT = [1, 2, 3, 5, 6, 7, 8, 13, 14, 17, 19, 20, 21, 22, 29, 33, 34]
REPLACED = [number for number in range(1, 37) if number not in KEPT]


def kept_faults():
    """A puzzle that players have solved keeps its id; one that was replaced does not lend its id to another."""
    ids = {puzzle["id"] for puzzle in load(FOLDER / "puzzles.json")["lessons"]}
    return ([f"puzzle-{number:02} is gone" for number in KEPT if f"puzzle-{number:02}" not in ids]
            + [f"puzzle-{number:02} is another one now" for number in REPLACED if f"puzzle-{number:02}" in ids])


def straight_faults():
    """Texts that people read have real quotes and dashes."""
    def walk(node, key):
        if isinstance(node, dict):
            for name, value in node.items():
                yield from walk(value, name)
        elif isinstance(node, list):
            for value in node:
                yield from walk(value, key)
        elif isinstance(node, str) and key in ("title", "summary", "text", "hint", "else", "praise"):
            if re.search(r"['\"]|\.\.\.| - |  ", node):
                yield node

    puzzles = [("puzzles", puzzle) for folder in (FOLDER, FOLDER / "terror-below")
               for puzzle in load(folder / "puzzles.json")["lessons"]]
    return [f"{course}: {text}" for course, lesson in [*lessons(), *lessons(FOLDER / "terror-below"), *puzzles]
            for text in walk(lesson, "")]


def main():
    checks = [
        ("a good lesson is good", complaints_of_good),
        ("lessons that cannot be read are refused, with their place", lambda: said(UNREADABLE, 2)),
        ("lessons that cannot be played are found out, with their place", lambda: said(UNPROVEN, 1)),
        ("what would take too long is not done, and that is said", heavy_faults),
        ("translators get every lesson", text_faults),
        ("no text is passed over", forgotten_faults),
        ("each chapter of the rules is taught", coverage_faults),
        ("rules are called by their numbers", number_faults),
        ("there are 12 to 16 lessons", number_of_lessons),
        ("there are thirty-six puzzles, each with a name, the later ones with cards", puzzle_faults),
        ("there are twenty-four of Terror Below", terror_puzzle_faults),
        ("puzzles keep their ids", kept_faults),
        ("texts for people are set as such", straight_faults),
        ("the schema knows all that the lessons have", schema_faults),
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
