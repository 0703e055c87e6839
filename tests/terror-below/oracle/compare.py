#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random matches with a program and with the oracle, and compares them move by move.

    compare.py --games N --seed S [--jobs J] [--views] -- PROGRAM [ARGUMENT...]
    compare.py --views -- bloodmoon-cli batch --game terror-below

The program answers requests as its `batch` does: {"position", "seed", "moves"} on one
line, {"position", "legal", "events"} on the next.  The first request of a match has
`start:...` as its position, every other one the program's own last position.  Compared
are the legal moves, the position without `pending.resume`, and the events but `skipped`;
with `--views` also {seat: {"position", "events"}} under `views`, which the request asks for.
Each of J jobs has a program of its own.  On a difference the match, the move and both readings
are printed, and the exit status is 1.
"""

import argparse
import contextlib
import functools
import json
import multiprocessing
import random
import subprocess
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import box
import notation
import players
import views
from match import SOLO_CHOICES, Match

UNCOMPARED = ("skipped",)

# So many matches are one program's.
MATCHES_A_PROGRAM = 50


class Difference(Exception):
    """The two disagree; the argument says where, and what each says."""


class Program:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request):
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        answer = json.loads(line) if line else {"error": "no answer"}
        if "error" in answer:
            raise Difference("error", answer["error"], None)
        return answer

    def close(self):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()


def start_text(n_players, options):
    """The options as `start:...`."""
    words = {False: "no", True: "yes"}
    parts = [f"players={n_players}"]
    for key, value in options.items():
        if key not in SOLO_CHOICES or n_players == 1:
            parts.append(f"{key}={words[value] if key == 'queens' else value}")
    return "start:" + ",".join(parts)


def comparable(position):
    if position.get("pending") is None:
        return position
    return {**position, "pending": {**position["pending"], "resume": None}}


def compare_value(path, theirs, ours):
    """Finds the first place in which two values of JSON differ."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in sorted({*theirs, *ours}):
            if key not in theirs or key not in ours:
                raise Difference(f"{path}.{key}", theirs.get(key, "no such key"), ours.get(key, "no such key"))
            compare_value(f"{path}.{key}", theirs[key], ours[key])
    elif theirs != ours or type(theirs) is not type(ours):
        raise Difference(path, theirs, ours)


def told(events):
    return [event for event in events if event.split(" ")[0] not in UNCOMPARED]


def compare_answer(answer, match, events, with_views):
    data = notation.write(match.position, match.pending)
    compare_value("events", told(answer["events"]), told(events))
    compare_value("legal", answer["legal"], match.legal())
    compare_value("position", comparable(answer["position"]), comparable(data))
    for seat in box.SEATS[:len(data["players"])] if with_views else ():
        theirs = answer["views"][seat]
        compare_value(f"views.{seat}.position", theirs["position"], views.view(data, seat))
        ours = told(views.event(event, seat) for event in events)
        compare_value(f"views.{seat}.events", told(theirs["events"]), ours)


def play(number, program, with_views):
    """Plays match NUMBER; returns how many moves it had, and lines that tell how the two differ."""
    rng = random.Random(f"compare {number}")
    n_players, options = players.random_options(rng, number)
    seed = rng.randrange(2**53)
    match = Match.start(n_players, options, seed)
    tastes = {player.seat: rng.choice(players.TASTES) for player in match.position.players}
    start, moves, more = start_text(n_players, options), [], {"views": True} if with_views else {}
    try:
        answer = program.ask({"position": start, "seed": seed, "moves": [], **more})
        compare_answer(answer, match, [], with_views)
        while match.legal():
            moves.append(players.pick(rng, tastes[match.choice.seat], match))
            events = match.play(moves[-1])
            answer = program.ask({"position": answer["position"], "moves": moves[-1:], **more})
            compare_answer(answer, match, events, with_views)
    except Difference as difference:
        where, theirs, ours = difference.args
        return len(moves), [f"match {number}, move {len(moves)}: {where}", f"{start} seed {seed}",
                            f"moves: {json.dumps(moves)}", f"program: {json.dumps(theirs)}",
                            f"oracle:  {json.dumps(ours)}", *(f"  {event}" for event in match.events)]
    return len(moves), []


def play_some(numbers, command, with_views):
    """The same for several matches, to the first difference."""
    program = Program(command)
    n_moves, report = 0, []
    for number in numbers:
        played, report = play(number, program, with_views)
        n_moves += played
        if report:
            break
    program.close()
    return n_moves, report


def main():
    parser = argparse.ArgumentParser(description="Compares a program with the oracle of Terror Below.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--views", action="store_true")
    parser.add_argument("program", nargs="+")
    arguments = parser.parse_args()
    end = arguments.seed + arguments.games
    parts = [range(first, min(first + MATCHES_A_PROGRAM, end))
             for first in range(arguments.seed, end, MATCHES_A_PROGRAM)]
    n_moves = 0
    print("1..1", flush=True)
    with multiprocessing.Pool(arguments.jobs) as pool:
        for played, report in pool.imap_unordered(
                functools.partial(play_some, command=arguments.program, with_views=arguments.views), parts):
            n_moves += played
            if report:
                print(f"not ok 1 - {report[0]}")
                for line in report[1:]:
                    print(f"# {line}")
                return 1
    print(f"ok 1 - {arguments.games} matches, {n_moves} moves agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
