#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot for Worms Rising (man bloodmoon-engine).  It knows no rules: it likes some words, and to be near Worms."""

import json
import random
import sys

LIKES = {"eat": 90, "bite": 80, "raise": 60, "play": 50, "use": 45, "dig": 30, "drill": 25, "move": 10, "end": -50}
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
view, legal = {}, []


def place(space):
    """The column and the row of "f3"."""
    return (ord(space[0]) - ord("a"), int(space[1:])) if space else (5, 0)


def worth(move):
    words, near = move.split(), 0
    if words[0] in ("dig", "fly") and view["worms"]:
        steps = [STEPS[part] for part in words[1].split("-") if part in STEPS]
        x, y = map(sum, zip(place(view["bird"]["at"]), *steps)) if steps else place(words[1])
        worms = [place(worm["at"]) for worm in view["worms"]]
        near = min(abs(x - worm[0]) + abs(y - worm[1]) for worm in worms)
    return LIKES.get(words[0], 0) - 3 * near + random.random()


for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "hello":
        print("id name Example\noption seed number 0 9007199254740991 default 1\nhello 1", flush=True)
    elif command == "set":
        random.seed(rest)
    elif command == "position":
        view = json.loads(rest)
    elif command == "legal":
        legal = json.loads(rest)
    elif command == "go":
        print("bestmove", max(legal, key=worth), flush=True)
    elif command == "quit":
        break
