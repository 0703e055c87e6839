#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every puzzle has been proven as it is now, by the rules of now, and those of Terror Below stand from easy to hard. TAP.

    check-proven.py CHECKOUT                    compares the puzzles with tests/lessons/proven and proven-terror-below
    check-proven.py CHECKOUT BLOODMOON-CLI      proves them, which takes its time, and writes these files

A line of a file is a puzzle's id and a hash of all that its solutions hang on: position, goals, how many ways there are,
how often the rules have changed, and the signature of the benchmark, which moves with what the rules do.  Those of Terror
Below have two numbers more: its first moves, and those of them after which it cannot be solved for certain.  How hard a
puzzle is: the decisions of its solution, times the yes-or-no questions that lead to one of the right first moves.
"""

import hashlib
import json
import math
import pathlib
import re
import subprocess
import sys

# What is said to players, and how long it takes them; and answers to what does not solve it.
WORDS = {"hint", "level", "minutes", "praise", "summary", "text", "tips", "title"}
LEVELS = ["easy", "medium", "hard"]

# Their puzzles, and what has been proven.
GAMES = {"worms-rising": ("puzzles.json", "proven"), "terror-below": ("terror-below/puzzles.json", "proven-terror-below")}


def without_words(value, words):
    if isinstance(value, dict):
        return {key: without_words(each, words) for key, each in value.items() if key not in words}
    return [without_words(each, words) for each in value] if isinstance(value, list) else value


def rules(top, game):
    """How often the rules have changed, and the benchmark's signature."""
    counts = [count for path in sorted((top / "src" / game).rglob("*.c"))
              for count in re.findall(r"^#define RULES_COUNT (\d+)$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    if len(counts) != 1:
        sys.exit(f"Bail out! RULES_COUNT is not defined once for {game}")
    return counts[0], (top / "tests" / game / "signature").read_text(encoding="ascii").strip()


def puzzles(top, game):
    return json.loads((top / "data" / "lessons" / GAMES[game][0]).read_text(encoding="utf-8"))["lessons"]


def hashes(top, game):
    ours = rules(top, game)
    return {puzzle["id"]: hashlib.sha256(json.dumps([ours, without_words(puzzle, WORDS)], sort_keys=True).encode())
            .hexdigest()[:16] for puzzle in puzzles(top, game)}


def prove(top, game, cli):
    """Writes down what is proven."""
    done = subprocess.run([cli, "lessons", f"--game={game}", "--prove"], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, check=False)
    print(done.stdout + done.stderr, end="")
    if done.returncode:
        sys.exit(done.returncode)
    firsts = dict(re.findall(r"^(\S+) .* (\d+ of +\d+) first moves lose", done.stdout, re.MULTILINE))
    lines = []
    for name, number in hashes(top, game).items():
        losing, n_firsts = re.findall(r"\d+", firsts[name])
        lines.append(f"{name} {number}" + (f" {n_firsts} {losing}" if game == "terror-below" else "") + "\n")
    (top / "tests" / "lessons" / GAMES[game][1]).write_text("".join(lines), encoding="ascii")


def on_file(top, game):
    lines = (top / "tests" / "lessons" / GAMES[game][1]).read_text(encoding="ascii").splitlines()
    return {line.split()[0]: line.split()[1:] for line in lines}


def unproven(top, game):
    now, known = hashes(top, game), on_file(top, game)
    wrong = [name for name in now if known.get(name, [None])[0] != now[name]] + sorted(set(known) - set(now))
    return [f"{name}: not proven as it is now: check-proven.py CHECKOUT BLOODMOON-CLI proves and writes it down"
            for name in wrong] or ([] if now else ["there are no puzzles"])


def out_of_order(top):
    known, last, faults = on_file(top, "terror-below"), (0, 0), []
    for puzzle in puzzles(top, "terror-below"):
        firsts, losing = (int(number) for number in known[puzzle["id"]][1:])
        decisions = len(puzzle["steps"][0]["goals"][0]["solution"])
        hard = (LEVELS.index(puzzle["level"]), round(decisions * math.log2(firsts / (firsts - losing)), 1))
        print(f"# {puzzle['id']}: {puzzle['level']}, {hard[1]}")
        if losing == 0:
            faults.append(f"{puzzle['id']}: no first move is wrong")
        if hard[0] < last[0] or hard[1] < last[1]:
            faults.append(f"{puzzle['id']} is easier than the one before it")
        last = hard
    return faults


def main():
    top = pathlib.Path(sys.argv[1])
    if len(sys.argv) > 2:
        for game in GAMES:
            prove(top, game, sys.argv[2])
        return 0
    checks = [(f"the puzzles of {game} have been proven", unproven(top, game)) for game in GAMES]
    if not checks[-1][1]:
        checks.append(("those of Terror Below stand from easy to hard", out_of_order(top)))
    print(f"1..{len(checks)}")
    for number, (title, wrong) in enumerate(checks, 1):
        for line in wrong:
            print(f"# {line}")
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
    return 1 if any(wrong for _, wrong in checks) else 0


sys.exit(main())
