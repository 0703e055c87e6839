#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random games with the program and with a second reading of the rules, and compares.

    compare.py --cli PATH --games N --seed S [--jobs J] [--coverage]

The oracle (`rules.py` and the modules it uses) was written from the text of the
rules alone and has nothing in common with the program's own code.  It is slow and
plain; where the two disagree, one of them reads the rules wrongly, or the
rules leave something open.

Every game has a seed, which settles how it begins (`start`, or an odd position
made by `games.py`, sometimes with what is default left out), which taste its
players have, and all that they do.  A game is played through one long-lived
`bloodmoon-cli batch` for each job; after each request these must agree:

  - the legal moves,
  - the position in the canonical form (of `pending` all but `resume`, which
    belongs to the program; it gets its own last position back every time),
  - the events, names and arguments, the whole list.

In between come requests with several moves, dice given from outside, moves in
capitals, moves that are not legal and positions that must be refused.  Games from
`start` also begin once with `bloodmoon-cli apply start`, whose output must be the
same to the byte.

On a difference the seed, the ply, the move and the position before it are printed,
with what each side says and the rule that is likely concerned, and the exit status
is 1.  Otherwise one line of TAP says how many games and plies agree.  `--coverage` adds how
often everything happened, and what never did.  Without `--cli` the oracle plays
alone: then only its own positions are checked for sense.
"""

import argparse
import collections
import json
import multiprocessing
import queue
import random
import select
import subprocess
import sys

sys.dont_write_bytecode = True  # Nothing is left behind in the source tree.

import board
import notation
import rules
from games import POLICIES, pick_move, random_position, spoiled, thinned

MOST_PLIES = 400
PATIENCE = 60

# Which rule a difference most likely concerns, by the first word of a move or an event.
RULES = {
    "fly": "R6.1", "dig": "R6.2, R6.3, R14.2", "peck": "R6.5, R7.2", "eat": "R6.6", "drill": "R6.7", "rest": "R6.8",
    "move": "R10.1", "push": "R10.2", "bite": "R10.3", "bedrock": "R10.5", "raise": "R10.6", "break": "R6.4, R10.4",
    "exit": "R12", "land": "R3.5", "end": "R4, R5.5", "turn": "R5.1", "rolled": "R4.1", "rain": "R7.1", "moved": "R7.2, R10.1",
    "fell": "R10.1, R11.4", "carried": "R8.2, R6.3, R10.2", "teleported": "R12", "sank": "R8", "rose": "R10.2",
    "worm-eaten": "R6.6, R11.1", "zombie-eaten": "R6.6, R11.1", "died": "R11.2", "burnt": "R9.3", "broke": "R8.3",
    "put": "R6.6", "won": "R2", "tracker": "R1.7", "woke": "R13.5", "day": "R4.4", "flew": "R6.1, R14.1",
    "pending": "R12.5, R14.1", "penalty": "R5.1", "wormholes": "R12.1", "drills": "R6.7, R8.3",
    "gravestones": "R6.6, R9.3", "grass": "R8, R6.3, R10.2", "worms": "R11.4", "zombies": "R10.6, R11.4",
}

EXPECTED = (
    "event actions", "event bitten", "event broke bedrock", "event broke drill", "event burnt", "event carried bird",
    "event carried worm", "event carried zombie", "event day", "event died worm", "event died zombie", "event dug",
    "event fell worm", "event fell zombie", "event flew", "event moved worm", "event moved zombie", "event pecked",
    "event put bedrock", "event put bird", "event put drill", "event put gravestone", "event rain", "event raised zombie",
    "event rolled", "event rose", "event sank", "event shifted bedrock", "event spent", "event taken drill",
    "event taken gravestone", "event taken wormhole", "event teleported worm", "event teleported zombie",
    "event tracker health", "event tracker hunger", "event tracker suspicion", "event turn", "event turn-end",
    "event woke", "event won bird", "event won health", "event won starved", "event worm-eaten", "event zombie-eaten",
    "asked exit dig", "asked exit end", "asked exit exit", "asked exit move", "asked exit peck", "asked exit push",
    "asked exit raise", "asked exit rain", "asked exit sinking", "asked act end",
    "worm-eaten after fell", "worm-eaten after moved", "worm-eaten after teleported", "worm-eaten after carried",
    "worm-eaten after meeting", "zombie-eaten after fell", "zombie-eaten after raised", "zombie-eaten after teleported",
    "died after fell", "died after teleported", "died after meeting", "teleported twice", "fell out of a Wormhole",
    "drill from elsewhere", "moved by rain", "moved by peck", "outside dig", "outside peck", "outside eat", "outside bite",
)


class Difference(Exception):
    """The two readings disagree; the argument is the report, line by line."""


class Program:
    """The program's `batch`, asked one line at a time."""

    def __init__(self, path):
        self.path = path
        self.process = subprocess.Popen([path, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request):
        return self.ask_line(json.dumps(request))

    def ask_line(self, line):
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            answer = self.process.stdout.readline() if ready else b""
        except BrokenPipeError:
            answer = b""
        if not answer:
            raise Difference(["the program gave no answer", f"exit status: {self.process.poll()}", f"request: {line}"])
        try:
            return json.loads(answer)
        except ValueError:
            raise Difference(["the answer is not JSON", f"answer: {answer!r}", f"request: {line}"]) from None

    def apply_start(self, seed, move):
        """What `apply start` prints, as bytes."""
        return subprocess.run([self.path, "apply", "start", "--seed", str(seed), move],
                              stdout=subprocess.PIPE, check=False).stdout

    def close(self):
        """End the program's input; then it must end by itself, and well."""
        self.process.stdin.close()
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = "it does not end"
        if status != 0:
            raise Difference([f"exit status at the end of input: {status}"])


class Coverage(collections.Counter):
    """How often what happened."""

    def note(self, before, move, events, game):
        verb = move.split(" ")[0]
        self[f"move {verb}"] += 1
        if move.startswith("drill from"):
            self["drill from elsewhere"] += 1
        if before["outside"] and verb in ("dig", "peck", "eat", "bite", "break"):
            self[f"outside {verb}"] += 1
        self._note_events(verb, events)
        if game.choice:
            self[f"asked {game.choice.kind} {verb}"] += 1
            if verb == "end":
                self[f"asked {game.choice.kind} {'rain' if any(e[:4] == 'day ' for e in events) else 'sinking'}"] += 1

    def _note_events(self, verb, events):
        last_motion = {}
        teleported = set()
        raining = False
        for event in events:
            words = event.split(" ")
            name = words[0]
            raining = raining or name == "rain"
            self[f"event {self._kind(words)}"] += 1
            if name in ("worm-eaten", "zombie-eaten", "died"):
                self[f"{name} after {last_motion.get(words[1], 'meeting')}"] += 1
            if name == "teleported":
                self["teleported twice"] += words[1] in teleported
                teleported.add(words[1])
            if name == "moved" and (raining or verb == "peck"):
                self[f"moved by {'rain' if raining else 'peck'}"] += 1
            if name in ("moved", "fell", "carried", "teleported", "raised"):
                if name == "fell" and last_motion.get(words[1]) == "teleported":
                    self["fell out of a Wormhole"] += 1
                last_motion[words[1]] = name

    @staticmethod
    def _kind(words):
        name = words[0]
        if name in ("put", "taken", "shifted", "broke", "tracker"):
            return f"{name} {words[1]}"
        if name in ("moved", "fell", "carried", "teleported", "raised", "died"):
            who = words[1]
            return f"{name} {'worm' if who in board.COLOURS else who.rstrip('1234')}"
        if name == "won":
            return f"won {words[3] if words[1] == 'worms' else 'bird'}"
        return name

    def report(self):
        for what, count in sorted(self.items()):
            print(f"# {count:9} {what}")
        for what in EXPECTED:
            if not self[what]:
                print(f"# never: {what}")


def comparable(position):
    """The program's position as canonical text without what belongs to the program alone."""
    if isinstance(position, dict) and isinstance(position.get("pending"), dict):
        position = {**position, "pending": {**position["pending"], "resume": []}}
    return notation.canonical(position)


class Match:
    """One game, played on both sides."""

    def __init__(self, seed, program, coverage):
        self.seed = seed
        self.rng = random.Random(f"game {seed}")
        self.program = program
        self.coverage = coverage
        self.ply = 0
        self.policy = self.rng.choice(list(POLICIES))
        self.request = None

    def run(self):
        if self.rng.random() < 0.4:
            self.begin_at_start()
        else:
            self.begin_somewhere()
        former = []
        while self.ply < MOST_PLIES:
            legal = self.game.legal()
            if not legal:
                break
            if self.rng.random() < 0.05:
                self.try_illegal(former, legal)
            if self.rng.random() < 0.01 and not self.game.choice:
                self.say_it_shorter()
            self.go_on()
            former = legal
        return self.ply

    # Beginnings

    def begin_at_start(self):
        self.game = rules.Game(board.start(self.seed), {"kind": "land"})
        first = notation.write(self.game.position, self.game.choice)
        self.exchange(first, [], [])
        if self.program:
            move = self.rng.choice(self.game.legal())
            self.compare_bytes(move)

    def compare_bytes(self, move):
        """`apply start` must print the canonical form exactly."""
        other = rules.Game(board.start(self.seed), {"kind": "land"})
        other.play(move)
        wanted = notation.canonical(notation.write(other.position)) + "\n"
        printed = self.program.apply_start(self.seed, move)
        if printed != wanted.encode():
            self.request = {"position": f"start --seed {self.seed}", "moves": [move], "dice": []}
            self.differ("canonical form (bytes)", wanted, printed.decode(errors="replace"))

    def begin_somewhere(self):
        data = random_position(self.rng)
        if self.rng.random() < 0.1:
            self.try_refused(data)
        if self.rng.random() < 0.3:
            data = thinned(self.rng, data)
        self.game = rules.Game(notation.read(data)[0])
        self.exchange(data, [], [])

    def say_it_shorter(self):
        """Begin anew from the same position with defaults left out."""
        data = thinned(self.rng, notation.write(self.game.position))
        self.game = rules.Game(notation.read(data)[0])
        self.exchange(data, [], [])

    # Requests

    def go_on(self):
        """One request, mostly of one move."""
        rng = self.rng
        dice = [rng.randint(1, 6) for _ in range(3)] if rng.random() < 0.1 else []
        self.game.dice = list(dice)
        moves, events = [], []
        for _ in range(rng.choice((1,) * 12 + (2, 5))):
            if not self.game.legal():
                break
            outside = self.game.position.bird_is_outside()
            move = pick_move(rng, self.policy, self.game)
            happened = self.game.play(move)
            self.coverage.note({"outside": outside}, move, happened, self.game)
            events += happened
            moves.append(move.upper() if rng.random() < 0.02 else move)
            self.ply += 1
        self.exchange(self.position, moves, dice, events)

    def exchange(self, position, moves, dice, events=()):
        """Send a request; the answer must say what the oracle says."""
        self.request = {"position": position, "moves": moves, "dice": dice}
        wanted = notation.write(self.game.position, self.game.choice)
        if not self.program:
            self.position = wanted
            notation.read(wanted)
            return
        answer = self.program.ask(self.request)
        if "error" in answer or not {"position", "legal", "events"} <= answer.keys():
            self.differ("answer", "a position, legal moves and events", json.dumps(answer))
        self.compare_lists("events", list(events), answer["events"])
        self.compare_positions(wanted, answer["position"])
        self.compare_lists("legal", self.game.legal(), answer["legal"])
        self.position = answer["position"]

    def try_illegal(self, former, legal):
        """A move that was legal before, or one of another kind, must be refused now."""
        candidates = [move for move in (*former, "rest", "end now", "dig up", "bite zombie4", "exit f12", "yes")
                      if move not in legal]
        move = self.rng.choice(candidates)
        if self.program:
            self.request = {"position": self.position, "moves": [move], "dice": []}
            answer = self.program.ask(self.request)
            if "error" not in answer:
                self.differ("answer", f"'{move}' is not legal", json.dumps(answer))

    def try_refused(self, data):
        data = spoiled(self.rng, data)
        try:
            notation.read(data)
        except notation.Refused as fault:
            if self.program:
                self.request = {"position": data, "moves": [], "dice": []}
                answer = self.program.ask(self.request)
                if "error" not in answer:
                    self.differ("answer", f"refused ({fault})", json.dumps(answer))

    # Comparing

    def compare_lists(self, what, wanted, found):
        if wanted == found:
            return
        place = next((index for index, (one, other) in enumerate(zip(wanted, found)) if one != other),
                     min(len(wanted), len(found)))
        lines = [f"oracle only: {[item for item in wanted if item not in found]}",
                 f"program only: {[item for item in found if item not in wanted]}",
                 f"first difference at index {place}"]
        odd = (wanted[place:] or found[place:])[0]
        self.differ(what, json.dumps(wanted), json.dumps(found), lines, odd)

    def compare_positions(self, wanted, found):
        if notation.canonical(wanted) == comparable(found):
            return
        keys = [key for key in sorted({*wanted, *found})
                if comparable({key: wanted.get(key)}) != comparable({key: found.get(key)})
                or (key in wanted) != (key in found)]
        lines = [f"{key}: oracle {notation.canonical(wanted.get(key, 'no such key'))}, "
                 f"program {notation.canonical(found.get(key, 'no such key'))}" for key in keys]
        odd = next((key for key in keys if key in RULES), None)
        self.differ("position", notation.canonical(wanted), comparable(found), lines, odd)

    def differ(self, what, wanted, found, lines=(), odd=None):
        request = self.request
        words = [text.split(" ")[0].lower() for text in [*([odd] if odd else []), *request["moves"][-1:]]]
        likely = next((RULES[word] for word in words if word in RULES), "the notation")
        raise Difference([
            f"difference in: {what}",
            f"seed {self.seed}, ply {self.ply}, players '{self.policy}', moves {request['moves']}",
            f"rule likely concerned: {likely}", *lines,
            f"oracle:  {wanted.rstrip()}", f"program: {found.rstrip()}",
            f"position before: {notation.canonical(request['position'])}",
            f"request: {json.dumps(request)}"])


def check_nonsense(program):
    """A line that is no request gets an error that cites no rule, and does no harm."""
    for line in ("nonsense", '{"position": {}, "moves": [', "[]", '{"position": 7, "moves": []}'):
        answer = program.ask_line(line)
        if "error" not in answer or "rule" in answer:
            raise Difference([f"the answer to the line '{line}' is {json.dumps(answer)}"])


def play_games(path, seeds, results):
    """One job: its games through one process of the program."""
    coverage = Coverage()
    plies = games = 0
    report = None
    seed = None
    program = Program(path) if path else None
    try:
        if program:
            check_nonsense(program)
        for seed in seeds:
            plies += Match(seed, program, coverage).run()
            games += 1
        if program:
            program.close()
    except Difference as difference:
        report = difference.args[0]
        if not any(line.startswith("seed ") for line in report):
            report.insert(0, f"seed {seed}")
        if program:
            program.process.kill()
    results.put((games, plies, coverage, report))


def run_jobs(options):
    """Share the seeds out; stop at the first difference."""
    results = multiprocessing.Queue()
    seeds = range(options.seed, options.seed + options.games)
    jobs = [multiprocessing.Process(target=play_games, args=(options.cli, seeds[index::options.jobs], results))
            for index in range(options.jobs)]
    for job in jobs:
        job.start()
    games, plies, coverage, report = 0, 0, Coverage(), None
    waiting = len(jobs)
    while waiting and report is None:
        try:
            more_games, more_plies, more_coverage, report = results.get(timeout=1)
        except queue.Empty:
            if any(job.exitcode for job in jobs):
                report = ["a job of the comparison itself failed; its own message is on standard error"]
            continue
        waiting -= 1
        games += more_games
        plies += more_plies
        coverage.update(more_coverage)
    for job in jobs:
        if report is not None:
            job.terminate()
        job.join()
    return games, plies, coverage, report


def main():
    parser = argparse.ArgumentParser(description="Compare the program with a second reading of the rules.")
    parser.add_argument("--cli", help="the program; without it the oracle plays alone")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--coverage", action="store_true", help="print how often everything happened")
    options = parser.parse_args()

    print("1..1")
    games, plies, coverage, report = run_jobs(options)
    if options.coverage:
        coverage.report()
    if report is None:
        print(f"ok 1 - {games} games, {plies} plies agree")
        return 0
    print("not ok 1 - the oracle and the program differ")
    for line in report:
        print(f"# {line}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
