#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays stored matches, and compares the digests in them with those of the oracle's positions. TAP.

    records.py FILE...

A match without moves and hashes gets those of random players (`--play N` is where their chance
starts), and is written to standard output.
"""

import argparse
import hashlib
import json
import pathlib
import random
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import notation
import players
from match import Match


class Rounds:
    """The digests of a match: one for each round, counted as they begin."""

    def __init__(self, match):
        self.match = match
        self.chapter = self._chapter()
        self.hashes = {}

    def _chapter(self):
        """Setup is none."""
        position = self.match.position
        return 0 if position.step == "setup" else position.round

    def _digest(self):
        data = notation.write(self.match.position, self.match.pending)
        if data["pending"] is not None:
            data["pending"]["resume"] = None
        return hashlib.sha256((notation.canonical(data) + "\n").encode()).hexdigest()[:16]

    def play(self, move):
        self.match.play(move)
        if self._chapter() != self.chapter:
            self.chapter = self._chapter()
            self.hashes[str(len(self.hashes) + 1)] = self._digest()


def begin(record):
    n_players, options = notation.start_options(record["start"])
    return Match.start(n_players, options, record["seed"])


def fault(record):
    """What is wrong with a record, None if nothing is."""
    match = begin(record)
    rounds = Rounds(match)
    for number, move in enumerate(record["moves"], 1):
        if move not in match.legal():
            return f"move {number}, {move}, is not legal"
        rounds.play(move)
    if match.legal():
        return "it is not over"
    if rounds.hashes != record["hashes"]:
        odd = [key for key in {**rounds.hashes, **record["hashes"]}
               if rounds.hashes.get(key) != record["hashes"].get(key)]
        return f"round {min(odd, key=int)} is another"
    return None


def complete(record, number):
    """RECORD with the moves and hashes of random players."""
    rng = random.Random(f"record {number}")
    match = begin(record)
    rounds = Rounds(match)
    tastes = {player.seat: rng.choice(players.TASTES) for player in match.position.players}
    moves = []
    while match.legal():
        moves.append(players.pick(rng, tastes[match.choice.seat], match))
        rounds.play(moves[-1])
    return {**record, "players": tastes, "moves": moves, "hashes": rounds.hashes}


def main():
    parser = argparse.ArgumentParser(description="Stored matches of Terror Below.")
    parser.add_argument("--play", type=int, metavar="N")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    records = [(path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in arguments.files]
    if arguments.play is not None:
        for _, record in records:
            print(notation.canonical(complete(record, arguments.play)))
        return 0
    failed = False
    print(f"1..{len(records)}")
    for number, (name, record) in enumerate(records, 1):
        found = fault(record)
        failed = failed or found is not None
        print(f"{'ok' if found is None else 'not ok'} {number} - {name}{'' if found is None else ': ' + found}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
