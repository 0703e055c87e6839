# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of Terror Below that is known beforehand: its moves, what each leads to, and how the table must say so.

The moves come from players who choose at random.  They are made anew for every run, so that they fit the rules and the cards
of the day; the same seed always gives the same ones.
"""

import json
import re
import subprocess
import tempfile

from desk import Failure
from duel import run

GAME = ("--game", "terror-below")
SEATS = ("red", "blue", "green", "yellow", "white")
COLOURS = ("violet", "orange", "pink", "teal")
LOCATIONS = {"store": "Store", "motel": "Motel", "police": "Police", "facility": "Facility", "hospital": "Hospital"}
COLUMNS = "abcdef"
ROWS = 6
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TRIES = 6
SPACE = re.compile(r"^[a-h][1-6]$")


def counted(number, one, several=None):
    return f"{number} {one if number == 1 else several or one + 's'}"


def explained(cli, card):
    """What is known of CARD: the lines "key: value"."""
    lines = run(cli, "cards", *GAME, "--explain", card).splitlines()
    return dict(line.split(": ", 1) for line in lines[1:] if ": " in line)


class Race:
    """A whole match: moves, and the position before each of them and after the last."""

    def __init__(self, cli, start, players, seed, most):
        self.cli = cli
        self.start = start
        self.players = players
        self.names = {}
        self.order = []
        for line in run(cli, "cards", *GAME, "--list").splitlines():
            card, *words = re.split(r"\s{2,}", line)
            self.order.append(card)
            self.names[card] = words[0]
        self.explanations = {}
        # The first that is short enough; where none is, the shortest.
        found = []
        for number in range(seed, seed + TRIES):
            self.play(number)
            if self.is_fit():
                found.append((len(self.moves), number))
                if len(self.moves) <= most:
                    return
        if not found:
            raise Failure(f"no match from seed {seed} on is fit to be played")
        self.play(min(found)[1])

    def play(self, seed):
        """Lets the computer play; the record names the moves."""
        self.seed = seed
        with tempfile.TemporaryDirectory(prefix="bloodmoon-race.") as folder:
            record = f"{folder}/record.json"
            levels = [f"--{seat}=random" for seat in SEATS[:self.players]]
            run(self.cli, "play", *GAME, self.start, *levels, "--seed", str(seed), "--record", record)
            with open(record, encoding="utf-8") as file:
                self.moves = json.load(file)["moves"]
        self.positions = [json.loads(run(self.cli, "apply", *GAME, self.start, "--seed", str(seed)))]
        with subprocess.Popen([self.cli, "batch", *GAME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            for move in self.moves:
                process.stdin.write(json.dumps({"position": self.positions[-1], "moves": [move]}) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
                if "error" in answer:
                    raise Failure(f"{move}: {answer['error']}")
                self.positions.append(answer["position"])
            process.stdin.close()

    def is_fit(self):
        """It has an end, and no move ends in the space of another pawn: at the table one drives on from there at once."""
        for position, move in zip(self.positions, self.moves):
            if move.startswith("move ") and move.split()[1] in [player["at"] for player in position["players"]]:
                return False
        return self.positions[-1]["winner"] is not None

    def explained(self, card):
        if card not in self.explanations:
            self.explanations[card] = explained(self.cli, card)
        return self.explanations[card]

    # --- What the table says ---

    def spaces(self, position):
        """The name that every space of the board must have."""
        locations = {space: LOCATIONS[name] for name, space in position["locations"].items() if space}
        names = {}
        for space in (f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS):
            words = [f"{space}: {locations.get(space, 'desert')}"]
            for player in position["players"]:
                if player["at"] == space:
                    words.append(f"{player['seat'].capitalize()} pawn {self.names[player['leader']]}")
            if space in position["rubble"]:
                words.append(f"{position['rubble'][space]} Rubble")
            eggs = position["eggs"].get(space, [])
            for colour in COLOURS:
                if colour in eggs:
                    count = eggs.count(colour)
                    words.append(f"{colour} Egg" if count == 1 else f"{count} {colour} Eggs")
            for number, slot in enumerate(position["slots"], 1):
                if slot and slot["target"] == space:
                    words.append(f"Target {number}")
            names[space] = ", ".join(words)
        return names

    def points_of(self, player):
        return player["vp"] + sum(int(self.explained(card)["VP"]) for card in player["completed"])

    def facts(self, position):
        """What else stands at the table: name, and what its description begins with, contains, and so on."""
        found = []
        for player in position["players"]:
            if player["leader"] is None:
                continue
            words = [counted(self.points_of(player), "point"), f"Leader {self.names[player['leader']]}"]
            if player["hat"]:
                words.append(f"wears the {self.names[player['hat']]}")
            words += [counted(len(player["eggs"]), "Egg"), f"{player['rubble']} Rubble",
                      f"{len(player['vehicles'])} Vehicle cards", f"{len(player['items'])} Items",
                      f"{len(player['weapons'])} Weapons"]
            found.append((f"{player['seat'].capitalize()}: ", ", ".join(words)))
        for number, slot in enumerate(position["slots"], 1):
            if slot is None:
                found.append((f"Worm {number}: none", ""))
            else:
                found.append((f"Worm {number}: {self.names[slot['worm']]}", f"at {slot['target']}, "))
        for number, card in enumerate(position["line"], 1):
            found.append((f"Bounty {number}: " + (self.bounty(card) if card else "none"), ""))
        return found

    def bounty(self, card):
        known = self.explained(card)
        points = counted(int(known["VP"]), "point")
        if "Worm" in known:
            worm = known["Worm"]
            return f"hunt any Worm, {points}" if worm == "any" else f"hunt a {worm.capitalize()}, {points}"
        return f"{known['Egg']} Egg to the {LOCATIONS[known['Location']]}, {points}"

    def asked(self, position):
        """What the table asks for, where it says so in words of its own."""
        pending = position["pending"]
        if pending is None:
            if position["step"] == "act":
                return f"{counted(position['ap'], 'Action Point')} left."
            return "Choose a Vehicle card, then a Worm."
        return {"start": "Choose the Location where you start.", "return": "Choose the Location where you return.",
                "add": "Boots: choose a second Vehicle card for its Action Points.",
                "draw": "You trade your Rubble: draw an Item or a Weapon.",
                "hide": "Bicycle: hide a card on a Worm, or press Done.",
                "discard": "Too many Vehicle cards: discard one."}.get(pending["kind"])

    # --- Who and where ---

    @staticmethod
    def decides(position):
        return position["pending"]["seat"] if position["pending"] else position["turn"]

    def player(self, position):
        """Of the seat that decides."""
        return next(player for player in position["players"] if player["seat"] == self.decides(position))

    def vehicle(self, card):
        """The name of its button in the hand."""
        known = self.explained(card)
        arrows = known["arrows"].replace("none", "no arrows")
        return f"{self.names[card]} {known['Action Points']}: {arrows if arrows == 'no arrows' else arrows.replace(' ', ', ')}"

    def hand(self, position):
        """Vehicle cards in the order in which they lie there, with the one that was played."""
        player = self.player(position)
        cards = list(player["vehicles"])
        if position["played"] and position["turn"] == player["seat"]:
            cards.append(position["played"]["card"])
        return sorted(cards, key=self.order.index)

    def things(self, position):
        """Items and Weapons in the order in which they lie there."""
        player = self.player(position)
        return sorted(player["items"] + player["weapons"], key=self.order.index)

    @staticmethod
    def beyond(position, slot, direction):
        """Where Target SLOT comes by one step."""
        space = position["slots"][int(slot) - 1]["target"]
        right, down = STEPS[direction]
        return f"{chr(ord(space[0]) + right)}{int(space[1]) + down}"
