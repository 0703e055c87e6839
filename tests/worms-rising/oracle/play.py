# SPDX-License-Identifier: GPL-3.0-or-later
"""What every effect of the oracle works with: a position, dice and a list of events.

Effects that may have to ask somebody are Python generators.  They yield a
`Choice` and are sent the option that was chosen, so what is still to be done
after an answer is simply the rest of the generator.  A victory is raised as
`Over`, which drops all that would have come later (R2.3).
"""

from board import FOOD, HUNGER_TOP, NAME, SUPPLY, SUSPICION_TOP


class Over(Exception):
    """Somebody has won."""


class BadDie(Exception):
    """A die given from outside shows a number that it does not have."""


class Choice:
    """Something that play waits for; `options` are in the order of `pending`."""

    def __init__(self, kind, side, who, options):
        self.kind = kind
        self.side = side
        self.who = who
        self.options = options

    def moves(self):
        """The options as whole moves; those of an `act` are whole already."""
        return self.options if self.kind == "act" else [f"{self.kind} {text}" for text in self.options]

    def answer(self, move):
        return self.options[self.moves().index(move)]


class Play:
    def __init__(self, position, dice=()):
        self.position = position
        self.dice = list(dice)
        self.events = []

    def tell(self, *words):
        self.events.append(" ".join(map(str, words)))

    def roll(self, sides):
        if self.dice:
            number = self.dice.pop(0)
            if not 1 <= number <= sides:
                raise BadDie(f"a d{sides} cannot show {number}")
        else:
            number = self.position.draw(sides)
        self.tell("rolled", f"d{sides}", number)
        return number

    def choose(self, kind, side, who, options):
        """Ask, unless there is nothing to choose between."""
        if len(options) == 1:
            return options[0]
        return (yield Choice(kind, side, who, options))

    # Trackers

    def _track(self, name, attribute, value):
        before = getattr(self.position, attribute)
        if value != before:
            setattr(self.position, attribute, value)
            self.tell("tracker", name, before, value)

    def change_hunger(self, by):
        self._track("hunger", "hunger", max(0, min(HUNGER_TOP, self.position.hunger + by)))
        if self.position.hunger == 0:
            self.win("worms", "R2.2", "starved")

    def change_suspicion(self, by):
        self._track("suspicion", "suspicion", max(0, min(SUSPICION_TOP, self.position.suspicion + by)))

    def change_health(self, by):
        position = self.position
        self._track("health", "health", max(0, min(position.max_health, position.health + by)))
        if position.health == 0:
            self.win("worms", "R2.2", "health")

    def win(self, side, rule, how):
        self.position.winner = side
        self.tell("won", side, rule, how)
        raise Over

    # Deaths (R6.6, R11)

    def remove(self, piece):
        position = self.position
        del (position.worms if piece.is_worm else position.zombies)[piece.name]

    def eat(self, piece):
        """The Bird eats a piece wherever it stands, the whole of R6.6."""
        position = self.position
        space = piece.at
        self.remove(piece)
        if not piece.is_worm:
            self.tell("zombie-eaten", piece.name, NAME[space])
            return
        self.tell("worm-eaten", piece.name, NAME[space])
        position.ate["turn"] += 1
        position.ate["day"] += 1
        self.change_hunger(FOOD)
        # R14.3: seen from outside it is the Worm's own column.
        self.bury(space[0] if position.bird_is_outside() else position.bird[0])
        self.check_worms()

    def bury(self, column):
        """A Gravestone comes onto a Grass, if there is one; Lava burns it (R9.3)."""
        position = self.position
        if sum(position.gravestones) >= SUPPLY["gravestone"]:
            return
        position.gravestones[column] += 1
        grass = NAME[position.grass_space(column)]
        self.tell("put", "gravestone", grass)
        if position.lava[column]:
            position.gravestones[column] -= 1
            self.tell("burnt", grass)

    def burn(self, piece):
        """Lava takes a piece (R11.2)."""
        self.remove(piece)
        self.tell("died", piece.name, NAME[piece.at], "lava")
        self.check_worms()

    def check_worms(self):
        if not self.position.worms:
            self.win("bird", "R2.1", "eaten")
