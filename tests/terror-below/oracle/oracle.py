#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second reading of the rules of Terror Below, to be compared with the program.

    oracle.py                          answers requests, one line of JSON each
    oracle.py --random N --seed S      plays N random matches, checks what must always hold; TAP

A request is an object on one line:

    {"position": "start:players=3,board=canyon", "seed": 7, "moves": ["leader doc"], "dice": [4], "views": true}

`position` is `start:...` or a written position in which nothing is pending; left
out, the match of the last request goes on.  `dice` take the place of the next dice,
what is left over is ignored.  The answer is {"position", "legal", "events"}: the
position after the moves, its legal moves sorted by bytes, the events of the moves.
After `start:...` it has `setup` too, the events up to the first decision.  With
`views` it also has, for every seat, {"position", "events"} as that seat sees them.
What cannot be read or played is answered by {"error": ...}, and nothing has happened.
"""

import argparse
import collections
import json
import random
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import invariants
import notation
import players
import reading
import views
from match import Match
from play import BadDie

MOST_MOVES = 5000


# Requests

class Server:
    def __init__(self):
        self.origin = None  # What `_begin` was given.
        self.moves = []     # Pairs: move, dice.
        self.match = None

    def _begin(self, origin):
        place, seed, dice = origin
        if isinstance(place, str):
            n_players, options = notation.start_options(place)
            return Match.start(n_players, options, seed, dice)
        return Match.read(reading.read(place), dice)

    def _again(self):
        """The match as it was, after a request that could not be carried out to its end."""
        if self.origin is None:
            self.match = None
            return
        self.match = self._begin(self.origin)
        for move, dice in self.moves:
            self.match.play_state.dice = list(dice)
            self.match.play(move)

    def answer(self, request):
        keep = self.origin, list(self.moves)
        try:
            return self._answer(request)
        except (ValueError, KeyError, TypeError, AttributeError, BadDie, reading.Refused) as fault:
            self.origin, self.moves = keep
            self._again()
            return {"error": str(fault)}

    def _answer(self, request):
        dice = list(request.get("dice", []))
        answer = {}
        if "position" in request:
            self.origin, self.moves = (request["position"], request.get("seed", 1), dice), []
            self.match = self._begin(self.origin)
            if isinstance(request["position"], str):
                answer["setup"] = self.match.events
        elif self.match is None:
            raise ValueError("no match yet")
        else:
            self.match.play_state.dice = dice
        events = []
        for move in request.get("moves", []):
            move = notation.normal(move)
            if move not in self.match.legal():
                raise ValueError(f"not legal: {move}")
            self.moves.append((move, tuple(self.match.play_state.dice)))
            events += self.match.play(move)
        self.match.play_state.dice = []
        position = notation.write(self.match.position, self.match.pending)
        answer.update({"position": position, "legal": self.match.legal(), "events": events})
        if request.get("views"):
            answer["views"] = {player["seat"]: {"position": views.view(position, player["seat"]),
                                                "events": [views.event(event, player["seat"]) for event in events]}
                               for player in position["players"]}
        return answer


def serve():
    server = Server()
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            answer = server.answer(json.loads(line))
        except ValueError as fault:
            answer = {"error": str(fault)}
        print(notation.canonical(answer), flush=True)


# Random matches

class Coverage(collections.Counter):
    def note(self, match, move, events):
        self[f"move {match.choice.kind if match.choice else 'none'}"] += 1
        self[f"verb {move.split(' ')[0]}"] += 1
        for event in events:
            words = event.split(" ")
            self[f"event {words[0]}"] += 1
            if words[0] in ("used", "power", "protected"):
                self[f"{words[0]} {words[2]}"] += 1
            elif words[0] in ("won", "lost") and words[-1].startswith("T"):
                self[f"end {words[-2]} {words[-1]}"] += 1

    def report(self):
        for what, count in sorted(self.items()):
            print(f"# {count:9} {what}")


def play_random(number, coverage):
    """One match with all checks; the number of its moves."""
    rng = random.Random(f"terror {number}")
    match = players.begin(rng, number)
    tastes = {player.seat: rng.choice(players.TASTES) for player in match.position.players}
    watch = invariants.Watch(match)
    n_moves = 0
    while match.legal():
        move = players.pick(rng, tastes[match.choice.seat], match)
        twin = watch.check_reading(move) if rng.random() < 0.04 else None
        try:
            events = match.play(move)
            coverage.note(match, move, events)
            watch.moved(events)
            if twin is not None:
                invariants.need(twin[0] == events, "the position read goes on with other events")
                invariants.need(notation.write(twin[1].position, twin[1].pending) == watch.data,
                                "the position read goes on in another way")
        except Exception as fault:
            print(f"# match {number}, move {n_moves + 1}: {move}")
            print(f"# options: {len(match.position.players)} {match.position.options}")
            for event in match.events:
                print(f"#   {event}")
            raise fault
        n_moves += 1
        invariants.need(n_moves < MOST_MOVES, "the match does not end")
    return n_moves


def play_matches(n_matches, seed, with_coverage):
    coverage = Coverage()
    n_moves = 0
    print("1..1")
    for number in range(seed, seed + n_matches):
        try:
            n_moves += play_random(number, coverage)
        except Exception as fault:
            print(f"not ok 1 - match {number}: {type(fault).__name__}: {fault}")
            if not isinstance(fault, invariants.Broken):
                raise
            return 1
    if with_coverage:
        coverage.report()
    print(f"ok 1 - {n_matches} matches, {n_moves} moves")
    return 0


def main():
    parser = argparse.ArgumentParser(description="The oracle of Terror Below.")
    parser.add_argument("--random", type=int, metavar="N", help="play N random matches and check them")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the number of the first of them")
    parser.add_argument("--coverage", action="store_true", help="say how often everything happened")
    arguments = parser.parse_args()
    if arguments.random is None:
        serve()
        return 0
    return play_matches(arguments.random, arguments.seed, arguments.coverage)


if __name__ == "__main__":
    sys.exit(main())
