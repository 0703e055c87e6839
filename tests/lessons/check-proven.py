#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every puzzle has been proven as it is now, by the rules of now. TAP.

    check-proven.py CHECKOUT                    compares the puzzles with tests/lessons/proven
    check-proven.py CHECKOUT BLOODMOON-CLI      proves them, which takes its time, and writes that file

A line of the file is a puzzle's id and a hash of all that its solutions hang on: position, goals, how many ways there are,
how often the rules have changed, and the signature of the benchmark, which moves with what the rules do.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys

# What is said to players, and how long it takes them.
WORDS = {"hint", "minutes", "praise", "summary", "text", "title"}


def without_words(value):
    if isinstance(value, dict):
        return {key: without_words(each) for key, each in value.items() if key not in WORDS}
    return [without_words(each) for each in value] if isinstance(value, list) else value


def rules(top):
    """How often the rules have changed, and the benchmark's signature."""
    counts = [count for path in sorted((top / "src" / "worms-rising").rglob("*.c"))
              for count in re.findall(r"^#define RULES_COUNT (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    if len(counts) != 1:
        sys.exit("Bail out! RULES_COUNT is not defined once in src/worms-rising")
    return counts[0], (top / "tests" / "worms-rising" / "signature").read_text(encoding="ascii").strip()


def hashes(top):
    course = json.loads((top / "data" / "lessons" / "puzzles.json").read_text(encoding="utf-8"))
    ours = rules(top)
    return {puzzle["id"]: hashlib.sha256(json.dumps([ours, without_words(puzzle)], sort_keys=True).encode()).hexdigest()[:16]
            for puzzle in course["lessons"]}


def main():
    top = pathlib.Path(sys.argv[1])
    path = top / "tests" / "lessons" / "proven"
    now = hashes(top)
    if len(sys.argv) > 2:
        subprocess.run([sys.argv[2], "lessons", "--prove"], stdin=subprocess.DEVNULL, check=True)
        path.write_text("".join(f"{name} {number}\n" for name, number in now.items()), encoding="ascii")
        return 0
    on_file = dict(line.split() for line in path.read_text(encoding="ascii").splitlines())
    wrong = [name for name in now if on_file.get(name) != now[name]] + sorted(set(on_file) - set(now))
    print("1..1")
    for name in wrong:
        print(f"# {name}: not proven as it is now: check-proven.py CHECKOUT BLOODMOON-CLI proves and writes it down")
    print(f"{'not ok' if wrong or not now else 'ok'} 1 - {len(now)} puzzles have been proven")
    return 1 if wrong or not now else 0


sys.exit(main())
