# SPDX-License-Identifier: GPL-3.0-or-later
"""The two boards: spaces, neighbours, the steps of Target tokens, jumps over the Canyon (T1, T24).

A space is its name, `c4`.
"""

import box

COLUMNS = "abcdefgh"
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
DIRECTIONS = tuple(STEPS)
ARROWS = {"u": "up", "d": "down", "l": "left", "r": "right"}


def place_of(space):
    return COLUMNS.index(space[0]), int(space[1:]) - 1


def name_of(x, y):
    return f"{COLUMNS[x]}{y + 1}"


def _all_places():
    return {name_of(x, y): (x, y) for x in range(len(COLUMNS)) for y in range(9)}


_PLACES = _all_places()


def distance(one, other):
    """T1.3: columns and rows, whatever lies between."""
    ax, ay = _PLACES[one]
    bx, by = _PLACES[other]
    return abs(ax - bx) + abs(ay - by)


class Board:
    def __init__(self, name):
        side = box.BOARD["sides"][name]
        self.name = name
        self.columns, self.rows = side["columns"], side["rows"]
        self.canyon = frozenset(side["canyon"])
        self.mesa = frozenset(side["mesa"])
        self.standard = side["locations"]
        self.spaces = [name_of(x, y) for x in range(self.columns) for y in range(self.rows)]
        self.ground = [space for space in self.spaces if space not in self.canyon]
        self.is_ground = frozenset(self.ground)
        # T1.3, T7.3 and T24.4, T24.5: for every ground space by direction.
        self.next_to = {space: self._sides(space) for space in self.ground}
        self.beside = {space: tuple(sides.values()) for space, sides in self.next_to.items()}
        self.target_step = {space: {direction: self._ray(space, direction)[1] for direction in DIRECTIONS}
                            for space in self.ground}
        self.canyon_jumps = {space: self._canyon_jumps(space) for space in self.ground}
        self.by_dice = {(red, blue): self._ground_of_row(blue)[red - 1]
                        for red in range(1, 7) for blue in range(1, 7)}

    def shifted(self, space, across, down):
        """A space of the grid, Canyon included; None off the board."""
        x, y = _PLACES[space]
        x, y = x + across, y + down
        return name_of(x, y) if 0 <= x < self.columns and 0 <= y < self.rows else None

    def worm_start(self, space):
        """T2.6: start coordinates are written as the desert board's space."""
        x, y = _PLACES[space]
        return self.by_dice[x + 1, y + 1]

    def _ground_of_row(self, number):
        return [space for space in self.ground if int(space[1:]) == number]

    def _sides(self, space):
        sides = {direction: self.shifted(space, *step) for direction, step in STEPS.items()}
        return {direction: side for direction, side in sides.items() if side in self.is_ground}

    def _ray(self, space, direction):
        """How many Canyon spaces lie in that direction, and the ground behind them or None."""
        canyon = 0
        space = self.shifted(space, *STEPS[direction])
        while space in self.canyon:
            canyon += 1
            space = self.shifted(space, *STEPS[direction])
        return canyon, space

    def _canyon_jumps(self, space):
        """Landing spaces over at least one Canyon space, each with the number of Canyon spaces."""
        rays = (self._ray(space, direction) for direction in DIRECTIONS)
        return {landing: canyon for canyon, landing in rays if canyon and landing is not None}


BOARDS = {name: Board(name) for name in box.BOARD["sides"]}
