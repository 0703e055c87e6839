#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number of move sequences of a length, counted by the oracle; by these figures test-perft.c goes.

    perft.py DEPTH start:...|FILE

A start has seed 1; a file holds a position in which nothing is pending.
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import notation
import reading
from match import Match


def begin(place):
    if place.startswith("start"):
        return Match.start(*notation.start_options(place), 1)
    return Match.read(reading.read(json.loads(pathlib.Path(place).read_text(encoding="utf-8"))))


def count(place, moves, depth):
    """A match cannot be copied, so each sequence is played from the beginning."""
    match = begin(place)
    for move in moves:
        match.play(move)
    if depth == 1:
        return len(match.legal())
    return sum(count(place, [*moves, move], depth - 1) for move in match.legal())


if __name__ == "__main__":
    print(count(sys.argv[2], [], int(sys.argv[1])))
