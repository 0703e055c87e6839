# SPDX-License-Identifier: GPL-3.0-or-later
"""The oracle's board: spaces, pieces and the plain numbers of a position.

A space is a pair (column, row).  Columns count from 0 for `a`; the Bird may
also stand outside, in column -1 (`<`), in column 11 (`>`) or in row 13.
"""

COLUMNS = "abcdefghijk"
WIDTH = len(COLUMNS)
DEEPEST = 12

# The order of R11.4 is the order of this tuple.
COLOURS = ("green", "yellow", "purple", "pink")
WORM_STARTS = {"green": (1, 8), "yellow": (3, 10), "purple": (7, 10), "pink": (9, 8)}
BIRD_COLUMN = 5

SUPPLY = {"bedrock": 12, "wormhole": 6, "drill": 4, "gravestone": 4, "zombie": 4, "lava": 4}

DAYS = 12
HUNGER_START, HUNGER_TOP = 7, 10
SUSPICION_START, SUSPICION_TOP = 2, 5
DUM = 0
SUS = (4, 5)
HEALTH = 5
FOOD = 3
ACTIONS, FEWEST_ACTIONS, MOST_ACTIONS = 4, 2, 8

BIRD_ACTIONS = ("break", "dig", "drill", "eat", "fly", "peck", "play", "rest")
WORM_ACTIONS = ("bedrock", "bite", "break", "move", "play", "push", "raise")

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}

BOARD = [(column, row) for column in range(WIDTH) for row in range(DEEPEST + 1)]
OUTSIDE = ([(-1, row) for row in range(1, DEEPEST + 1)]
           + [(WIDTH, row) for row in range(1, DEEPEST + 1)]
           + [(column, DEEPEST + 1) for column in range(WIDTH)])


def _name(space):
    column, row = space
    if column < 0:
        return f"<{row}"
    if column >= WIDTH:
        return f">{row}"
    return f"{COLUMNS[column]}{row}"


NAME = {space: _name(space) for space in BOARD + OUTSIDE}
SPACE = {name: space for space, name in NAME.items()}
ON_BOARD = frozenset(BOARD)


def step(space, direction):
    """The space next to `space`, whether or not it is one of the board."""
    across, down = STEPS[direction]
    return space[0] + across, space[1] + down


# R1.6.  Only spaces of the board are reached; a Bird outside touches just the
# one space of the edge, which falls out of the numbers by itself (R14.2).
ADJACENT = {space: {direction: step(space, direction) for direction in STEPS
                    if step(space, direction) in ON_BOARD}
            for space in BOARD + OUTSIDE}
NEARBY = {space: [(space[0] + across, space[1] + down)
                  for across in (-1, 0, 1) for down in (-1, 0, 1)
                  if (across or down) and (space[0] + across, space[1] + down) in ON_BOARD]
          for space in BOARD + OUTSIDE}


class Piece:
    """A living Worm or a Zombie (then `number` is its id)."""

    def __init__(self, name, at, number=0):
        self.name = name
        self.at = at
        self.number = number
        self.acted = False
        self.bitten = False
        self.stunned = 0
        self.used = {"match": 0, "turn": 0}

    @property
    def is_worm(self):
        return self.number == 0


class Position:
    """Everything that `notation.md` writes down, `pending` excepted."""

    def __init__(self):
        self.day = 1
        self.turn = "worms"
        self.total = ACTIONS
        self.spent = 0
        self.winner = None
        self.hunger = HUNGER_START
        self.suspicion = SUSPICION_START
        self.health = HEALTH
        self.max_health = HEALTH
        self.bird = (BIRD_COLUMN, 0)
        self.bird_used = {"match": 0, "turn": 0}
        self.ate = {"turn": 0, "day": 0}
        self.worms = {}
        self.zombies = {}
        self.grass = [0] * WIDTH
        self.bedrock = set()
        self.wormholes = set()
        self.drills = [0] * WIDTH
        self.gravestones = [0] * WIDTH
        self.lava = [0] * WIDTH
        self.penalty = {"bird": 0, "worms": 0}
        self.seed = 1
        self.forget_counts()

    def forget_counts(self):
        self.counts = {"bird": dict.fromkeys(BIRD_ACTIONS, 0),
                       "worms": dict.fromkeys(WORM_ACTIONS, 0)}

    @property
    def actions(self):
        return max(0, self.total - self.spent)

    # Pieces

    def pieces(self):
        """All Worms and Zombies in the order of R11.4."""
        return [*self.worms.values(), *self.zombies.values()]

    def pieces_at(self, space):
        return [piece for piece in self.pieces() if piece.at == space]

    def piece(self, name):
        return self.worms.get(name) or self.zombies.get(name)

    def add_worm(self, worm):
        self.worms[worm.name] = worm
        self.worms = {name: self.worms[name] for name in COLOURS if name in self.worms}

    def add_zombie(self, zombie):
        self.zombies[zombie.name] = zombie
        self.zombies = {name: self.zombies[name] for name in sorted(self.zombies)}

    def free_zombie_number(self):
        taken = {zombie.number for zombie in self.zombies.values()}
        return next(number for number in range(1, SUPPLY["zombie"] + 2) if number not in taken)

    # Terrain (R1.2)

    def is_packed(self, space):
        column, row = space
        return row > self.grass[column]

    def is_grass(self, space):
        column, row = space
        return row == self.grass[column]

    def is_open_air(self, space):
        """Cleared or sky: whatever cannot fly falls here."""
        column, row = space
        return row < self.grass[column]

    def is_sky(self, space):
        column, row = space
        return row == 0 and self.grass[column] > 0

    def grass_space(self, column):
        return column, self.grass[column]

    def has_lava(self, space):
        column, row = space
        return self.lava[column] > 0 and row == self.grass[column]

    # The Bird

    def bird_is_outside(self):
        return self.bird is not None and self.bird not in ON_BOARD

    def bird_on_grass(self):
        return self.bird in ON_BOARD and self.is_grass(self.bird)

    # Wormholes (R12.2)

    def active_wormholes(self):
        free = self.wormholes - self.bedrock
        return free if len(free) > 1 else set()

    # The generator

    def draw(self, sides):
        """One die from the generator; `seed` is its whole state."""
        self.seed = (self.seed + 0x1779B97F4A7C15) % 2**53
        return 1 + ((mix(self.seed) >> 32) * sides >> 32)


def mix(number):
    """How SplitMix64 turns its counter into 64 bits of output."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    number = (number ^ number >> 27) * 0x94D049BB133111EB % 2**64
    return number ^ number >> 31


def start(seed):
    """The position of `start` before the Bird has landed (R3.1 to R3.3)."""
    position = Position()
    position.seed = seed
    position.turn = "setup"
    position.total = 0
    position.bird = None
    for colour in COLOURS:
        position.add_worm(Piece(colour, WORM_STARTS[colour]))
    bottom = SPACE["f12"]
    position.wormholes = {bottom}
    for column in (COLUMNS.index(letter) for letter in "cfi"):
        space = bottom
        while space == bottom:
            space = column, position.draw(12)
        position.wormholes.add(space)
    return position
