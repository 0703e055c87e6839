# SPDX-License-Identifier: GPL-3.0-or-later
"""A duel that is known beforehand: its moves, what each leads to, and how the table must say so.

The moves come from the computer playing itself at its easiest level.  They are made anew for every run, so that they fit
the rules and the cards of the day; the same seed always gives the same ones.
"""

import json
import re
import subprocess
import tempfile

from desk import Failure

COLUMNS = "abcdefghijk"
ROWS = 13
COLOURS = ("green", "yellow", "purple", "pink")
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "up-left": (-1, -1), "up-right": (1, -1),
              "down-left": (-1, 1), "down-right": (1, 1)}
VERBS = {"fly": "Fly", "dig": "Dig", "peck": "Peck", "eat": "Eat", "drill": "Drill", "rest": "Rest", "break": "Break",
         "move": "Move", "push": "Push", "bite": "Bite", "bedrock": "Bedrock", "raise": "Raise Undead", "land": "Land",
         "exit": "Come out"}
TOKENS = {"drill": "Drill", "gravestone": "Gravestone", "wormhole": "Wormhole", "lava": "Lava", "bedrock": "Bedrock"}
CRAWLERS = COLOURS + ("zombie1", "zombie2", "zombie3", "zombie4")
TRIES = 6
SPACE = re.compile(r"^([a-k<>])(\d+)$")


def run(program, *arguments, stdin=None):
    done = subprocess.run([program, *arguments], input=stdin, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{program} {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


def piece_name(piece):
    """ "Green", "Zombie 1", "the Bird": as buttons and menus have it."""
    if piece == "bird":
        return "the Bird"
    return f"Zombie {piece[-1]}" if piece.startswith("zombie") else piece.capitalize()


def pieces_of(position):
    """Where each piece on the board is."""
    found = {"bird": position["bird"]["at"]} if position["bird"]["at"] else {}
    found.update({worm["colour"]: worm["at"] for worm in position["worms"]})
    found.update({f"zombie{zombie['id']}": zombie["at"] for zombie in position.get("zombies", [])})
    return found


def split(space):
    column, row = SPACE.match(space).groups()
    return (-1 if column == "<" else len(COLUMNS) if column == ">" else COLUMNS.index(column)), int(row)


def join(column, row):
    return ("<" if column < 0 else ">" if column >= len(COLUMNS) else COLUMNS[column]) + str(row)


def step(space, direction):
    column, row = split(space)
    right, down = DIRECTIONS[direction]
    return join(column + right, row + down)


class Duel:
    """A whole match: moves, and the position before each of them and after the last."""

    def __init__(self, cli, start, seed, most):
        self.cli = cli
        self.start = start
        self.cards = {line.split()[0]: re.split(r"\s{2,}", line)[1]
                      for line in run(cli, "cards", "--list").splitlines()}
        # The first that is short enough; where none is, the shortest.
        found = []
        for number in range(seed, seed + TRIES):
            self.play(number)
            if self.positions[-1]["winner"]:
                found.append((len(self.moves), number))
            if found and found[-1] == (len(self.moves), number) and len(self.moves) <= most:
                return
        if not found:
            raise Failure(f"no duel from seed {seed} on has an end")
        self.play(min(found)[1])

    def play(self, seed):
        """Lets the computer play; the record names the moves."""
        self.seed = seed
        with tempfile.TemporaryDirectory(prefix="bloodmoon-duel.") as folder:
            record = f"{folder}/record.json"
            run(self.cli, "play", self.start, "--bird", "easy", "--worms", "easy", "--seed", str(self.seed),
                "--record", record)
            with open(record, encoding="utf-8") as file:
                self.record = file.read()
        self.moves = json.loads(self.record)["moves"]
        first = run(self.cli, "apply", self.start, "--seed", str(self.seed))
        self.positions = [json.loads(first)]
        with subprocess.Popen([self.cli, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            for move in self.moves:
                process.stdin.write(json.dumps({"position": self.positions[-1], "moves": [move]}) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
                if "error" in answer:
                    raise Failure(f"{move}: {answer['error']}")
                self.positions.append(answer["position"])
            process.stdin.close()

    # --- What the table says ---

    def names(self, position):
        """The name that every space of the board must have."""
        things = {}

        def put(space, words):
            things.setdefault(space, []).append(words)

        bird = position["bird"]
        if bird["at"]:
            put(bird["at"], "Bird" + (f" {self.cards[bird['card']]}" if bird["card"] else ""))
        for worm in position["worms"]:
            put(worm["at"], f"{worm['colour'].capitalize()} Worm" + (f" {self.cards[worm['card']]}" if worm["card"] else "")
                + (" stunned" if worm["stunned"] else ""))
        for zombie in position.get("zombies", []):
            put(zombie["at"], f"Zombie {zombie['id']}")
        for space in position["bedrock"]:
            put(space, "bedrock")
        for kind, several in (("drills", "drills"), ("gravestones", "gravestones"), ("lava", "lava")):
            for space in sorted(set(position[kind])):
                count = position[kind].count(space)
                one = kind if kind == "lava" else kind[:-1]
                put(space, one if count == 1 else f"{count} {several}")
        open_holes = [space for space in position["wormholes"] if space not in position["bedrock"]]
        for space in position["wormholes"]:
            active = space in open_holes and len(open_holes) >= 2
            put(space, "wormhole" if active else "dormant wormhole")

        names = {}
        for column, letter in enumerate(COLUMNS):
            grass = position["grass"][column]
            for row in range(ROWS):
                ground = ("packed dirt" if row > grass else "grass" if row == grass else "sky" if row == 0 else "cleared")
                space = f"{letter}{row}"
                names[space] = ", ".join([f"{space}: {ground}"] + things.get(space, []))
        return names

    def facts(self, position):
        """What else stands at the table: the beginnings of names."""
        if position["turn"] == "setup":
            return []
        found = [f"Day {position['day']} of 12", f"Hunger: {position['hunger']} of 10",
                 f"Suspicion: {position['suspicion']} of 5",
                 f"Health: {position['health']} of {position['max-health']}"]
        if position["total"]:
            left = max(position["total"] - position["spent"], 0)
            found.append(f"{left} action{'' if left == 1 else 's'} left")
        return found

    # --- What a move is in words ---

    def words(self, move):
        """What the entry of a menu, or the description of a target, calls MOVE."""
        verb, *rest = move.split()
        if verb == "choose":
            return [self.option(rest)]
        if verb in ("dig", "peck", "move", "push"):
            target = rest[-1]
            if target in DIRECTIONS:
                return [f"{VERBS[verb]} {target.replace('-', ' and ')}"]
            return [f"Dig at {target}" if verb == "dig" else f"Push the Grass at {target}"]
        if verb == "eat":
            return [f"Eat {piece_name(rest[1])}"] if len(rest) > 1 else ["Eat"]
        if verb == "drill" and rest:
            return [f"Take the Drill from {rest[-1]}"]
        if verb == "raise":
            return [f"Raise Undead to {rest[2]} (Gravestone at {rest[1]})", f"Raise Undead to {rest[2]}"]
        return [VERBS.get(verb, verb)]

    def option(self, words):
        """The answer to a card as a button or a menu calls it."""
        if words == ["done"]:
            return "Done"
        if len(words) == 2:
            return f"Choose the {TOKENS[words[0]]} at {words[1]}"
        word, = words
        if word in CRAWLERS or word == "bird":
            return f"Choose {piece_name(word)}"
        if SPACE.match(word):
            return f"Choose {word}"
        if word in DIRECTIONS:
            return word.replace("-", " and ").capitalize()
        if len(word) == 1 and word in COLUMNS:
            return f"Choose column {word}"
        if word in self.cards:
            return self.cards[word]
        return word.replace("-", " ").capitalize()

    def target(self, move, position):
        """The space to be pressed for MOVE, or None."""
        verb, *rest = move.split()
        if verb == "choose":
            if len(rest) == 2:
                return rest[1]
            if rest[0] in pieces_of(position):
                return pieces_of(position)[rest[0]]
            if SPACE.match(rest[0]):
                return rest[0]
            if len(rest[0]) == 1 and rest[0] in COLUMNS:
                return rest[0] + str(position["grass"][COLUMNS.index(rest[0])])
            return None
        if verb in ("rest", "bite", "use", "play", "discard", "draft", "yes", "no", "end") or not rest:
            return None
        if verb == "eat":
            return rest[0]
        if rest[-1] in DIRECTIONS:
            return step(pieces_of(position)[self.actor(move)], rest[-1])
        return rest[-1] if SPACE.match(rest[-1]) else None

    @staticmethod
    def actor(move):
        """Who does it; None where that is no question."""
        verb, *rest = move.split()
        if verb in ("move", "push", "bite", "bedrock", "raise", "use", "break") and rest and rest[0] in CRAWLERS:
            return rest[0]
        if verb in ("fly", "dig", "peck", "eat", "drill", "rest", "break", "use"):
            return "bird"
        return None
