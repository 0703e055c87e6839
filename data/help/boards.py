# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of the two games as pictures of the help pages, and in words for those who do not see them."""

import html
import json

COLUMNS = "abcdefghijk"
COLOURS = ("green", "yellow", "purple", "pink")
DEPTHS = (0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4)
# Places of several in one space, as the board has them: the size of each, and their middles.
CROWDS = {
    1: (0.98, [(0.5, 0.5)]),
    2: (0.68, [(0.32, 0.40), (0.68, 0.62)]),
    3: (0.60, [(0.29, 0.32), (0.71, 0.32), (0.50, 0.70)]),
    4: (0.54, [(0.27, 0.29), (0.73, 0.29), (0.27, 0.73), (0.73, 0.73)]),
}
CELL = 40
MARGIN = 18


class Board:
    """A part of a position.  A game adds place (), space (), describe () and layers ()."""

    whole = "The board"

    def __init__(self, position, crop, used):
        self.position = position
        self.used = used
        (self.left, self.top), (self.right, self.bottom) = (self.place(end) for end in crop.split(":"))

    def image(self, art, column, row, x=0.5, y=0.5, size=1.0):
        """The picture ART with its middle at X, Y of a space."""
        self.used.add(art)
        left = (column - self.left + x - size / 2) * CELL
        top = (row - self.top + y - size / 2) * CELL
        return (f'<image href="art/{art}.svg" x="{left:g}" y="{top:g}" width="{size * CELL:g}" '
                f'height="{size * CELL:g}"/>')

    def badge(self, column, row, number):
        x, y = (column - self.left + 0.82) * CELL, (row - self.top + 0.82) * CELL
        return (f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="#f3ead9" stroke="#0d0a16"/>'
                f'<text x="{x:g}" y="{y + 4:g}" class="badge">{number}</text>')

    def spaces(self):
        return [(column, row) for row in range(self.top, self.bottom + 1)
                for column in range(self.left, self.right + 1)]

    def words(self):
        told = [self.describe(column, row) for column, row in self.spaces()]
        corners = self.space(self.left, self.top), self.space(self.right, self.bottom)
        return " ".join([f"{self.whole} from {corners[0]} to {corners[1]}.", *filter(None, told)])

    def svg(self):
        width, height = (self.right - self.left + 1) * CELL, (self.bottom - self.top + 1) * CELL
        names = [f'<text x="{(column - self.left + 0.5) * CELL:g}" y="{height + 14}" class="name">'
                 f'{html.escape(self.space(column, 0)[0])}</text>' for column in range(self.left, self.right + 1)]
        names += [f'<text x="-6" y="{(row - self.top + 0.5) * CELL + 4:g}" class="name row">'
                  f'{self.space(0, row)[1:]}</text>' for row in range(self.top, self.bottom + 1)]
        return (f'<svg class="board" viewBox="-{MARGIN} 0 {width + MARGIN} {height + MARGIN}" '
                f'width="{width + MARGIN}" height="{height + MARGIN}" role="img" '
                f'aria-label="{html.escape(self.words())}">'
                f'<rect width="{width}" height="{height}" rx="6" fill="#2c1a42"/>'
                f'<svg width="{width}" height="{height}" overflow="hidden">{"".join(self.layers())}</svg>'
                f'{"".join(names)}</svg>')


class Garden(Board):
    """The board of Worms Rising."""

    whole = "The garden"

    @staticmethod
    def space(column, row):
        name = "<" if column < 0 else ">" if column >= len(COLUMNS) else COLUMNS[column]
        return f"{name}{row}"

    @staticmethod
    def place(name):
        return {"<": -1, ">": len(COLUMNS)}.get(name[0], COLUMNS.find(name[0])), int(name[1:])

    def grass(self, column):
        return self.position["grass"][column]

    def is_packed(self, column, row):
        return not 0 <= column < len(COLUMNS) or row > self.grass(column)

    def ground(self, column, row):
        """The Dirt, or the air in it, of one space."""
        if row == 0 or row > 12 or not 0 <= column < len(COLUMNS):
            return ""
        if self.is_packed(column, row):
            return self.image(f"terrain/dirt-{DEPTHS[row] + 1}{'ab'[(column * 7 + row * 5) % 3 == 0]}", column, row)
        walls = [self.image(f"terrain/wall-{side}", column, row)
                 for side, step in (("left", -1), ("right", 1)) if self.is_packed(column + step, row)]
        return self.image("terrain/hollow", column, row) + "".join(walls)

    def pieces(self, name):
        """The pictures of those in a space, in the order in which they are settled."""
        position = self.position
        stunned = {worm["colour"]: worm.get("stunned", 0) for worm in position["worms"]}
        mood = "-sus" if position["suspicion"] >= 4 else "-dum" if position["suspicion"] == 0 else ""
        found = [f"pieces/worm-{worm['colour']}{'-stunned' if stunned[worm['colour']] else mood}"
                 for colour in COLOURS for worm in position["worms"]
                 if worm["colour"] == colour and worm["at"] == name]
        found += ["pieces/zombie" for zombie in position["zombies"] if zombie["at"] == name]
        if position["bird"]["at"] == name:
            column, row = self.place(name)
            stands = 0 <= column < len(COLUMNS) and row == self.grass(column)
            found.append("pieces/bird" if stands else "pieces/bird-hover")
        return found

    def things(self, column, row):
        """What lies and stands in a space: tokens behind, pieces in front."""
        name, position = self.space(column, row), self.position
        pieces, drawn = self.pieces(name), []
        awake = [hole for hole in position["wormholes"] if hole not in position["bedrock"]]
        for kind in ("wormhole", "bedrock"):
            if name in position[kind + "s" if kind == "wormhole" else kind]:
                sleeps = kind == "wormhole" and (name not in awake or len(awake) < 2)
                spot = (0.38, 0.34, 0.76) if pieces else (0.5, 0.5, 0.98)
                drawn.append(self.image(f"pieces/{kind}{'-dormant' if sleeps else ''}", column, row, *spot))
        lying = [(kind, position[f"{kind}s" if kind != "lava" else kind].count(name))
                 for kind in ("lava", "drill", "gravestone")]
        lying = [(kind, n) for kind, n in lying if n]
        for number, (kind, n) in enumerate(lying):
            x = 0.5 if len(lying) == 1 and not pieces else 0.28 + 0.44 * number if not pieces else 0.76
            size = 0.9 if len(lying) == 1 and not pieces else 0.62
            drawn.append(self.image(f"pieces/{kind}", column, row, x, 0.5 if size > 0.8 else 0.66, size))
            if n > 1:
                drawn.append(self.badge(column, row, n))
        size, spots = CROWDS[min(len(pieces), 4)] if pieces else (0, [])
        if lying and len(pieces) == 1:
            size, spots = 0.72, [(0.36, 0.5)]
        drawn += [self.image(art, column, row, x, y, size) for art, (x, y) in zip(pieces, spots)]
        return "".join(drawn)

    def describe(self, column, row):
        """What is worth telling of a space, or nothing."""
        name, position = self.space(column, row), self.position
        told = [f"{worm['colour'].capitalize()} Worm" for worm in position["worms"] if worm["at"] == name]
        told += ["a Zombie" for zombie in position["zombies"] if zombie["at"] == name]
        told += ["the Bird"] * (position["bird"]["at"] == name)
        told += ["Bedrock"] * (name in position["bedrock"]) + ["a Wormhole"] * (name in position["wormholes"])
        for kind, words in (("drills", "Drill"), ("gravestones", "Gravestone"), ("lava", "Lava")):
            told += [words] * position[kind].count(name)
        if 0 <= column < len(COLUMNS) and row == self.grass(column):
            told.insert(0, "Grass")
        return f"{name}: {', '.join(told)}." if told else ""

    def layers(self):
        width, height = (self.right - self.left + 1) * CELL, (self.bottom - self.top + 1) * CELL
        yield from (self.ground(column, row) for column, row in self.spaces())
        yield from (f'<path d="M{x},0 V{height}" class="line"/>' for x in range(CELL, width, CELL))
        yield from (f'<path d="M0,{y} H{width}" class="line"/>' for y in range(CELL, height, CELL))
        yield from (self.image("terrain/grass", column, row) for column, row in self.spaces()
                    if 0 <= column < len(COLUMNS) and row == self.grass(column))
        yield from (self.things(column, row) for column, row in self.spaces())


class Desert(Board):
    """The board of Terror Below."""

    box = None

    @classmethod
    def read_box(cls, checkout):
        cls.box = json.loads((checkout / "data" / "terror-below" / "board.json").read_text(encoding="utf-8"))

    @staticmethod
    def space(column, row):
        return f"{COLUMNS[column]}{row}"

    @staticmethod
    def place(name):
        return COLUMNS.index(name[0]), int(name[1:])

    def terror(self, art, column, row, *where):
        return self.image(f"terror-below/{art}", column, row, *where)

    def is_ground(self, kind, column, row):
        return self.space(column, row) in self.box["sides"][self.position["options"]["board"]][kind]

    def ground(self, column, row):
        """The sand of a space, or Canyon or Mesa with their edges."""
        for kind, edge in (("canyon", "rim"), ("mesa", "mesa")):
            if self.is_ground(kind, column, row):
                beside = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
                edges = [self.terror(f"ground/{edge}-{side}", column, row) for side, (right, down) in beside.items()
                         if 1 <= row + down <= 6 and column + right >= 0
                         and not self.is_ground(kind, column + right, row + down)]
                return self.terror(f"ground/{kind}", column, row) + "".join(edges)
        shade = "dark" if (column + row) % 2 else "light"
        return self.terror(f"ground/sand-{shade}-{(column * 7 + row * 5) % 3 + 1}", column, row)

    def location(self, name):
        return next((location for location, at in self.position["locations"].items() if at == name), None)

    def pawns(self, name):
        return [player for player in self.position["players"] if player["at"] == name]

    def targets(self, name):
        return [number for number, slot in enumerate(self.position["slots"], 1) if slot and slot["target"] == name]

    def things(self, column, row):
        """Location, Rubble, Eggs, pawns and Targets of a space, from behind to the front."""
        name, drawn = self.space(column, row), []
        location, pawns = self.location(name), self.pawns(name)
        rubble, eggs = self.position["rubble"].get(name, 0), self.position["eggs"].get(name, [])
        if location:
            drawn.append(self.terror(f"locations/{location}", column, row, 0.5, 0.5, 0.97))
        if rubble:
            art = "pieces/cracked" if location else f"pieces/rubble-{rubble}"
            drawn.append(self.terror(art, column, row, 0.5, 0.5, 0.92))
        for number, colour in enumerate(eggs):
            x = 0.5 + (number - (len(eggs) - 1) / 2) * min(0.3, 0.6 / len(eggs))
            drawn.append(self.terror(f"pieces/egg-{colour}", column, row, x, 0.68 if rubble else 0.5, 0.42))
        for number, pawn in enumerate(pawns):
            drawn.append(self.terror(f"pieces/pawn-{pawn['seat']}", column, row, 0.5, 0.5 + 0.14 * number, 0.86))
        targets = self.targets(name)
        for number, target in enumerate(targets):
            x, y, size = (0.76, 0.24, 0.44) if pawns or location or eggs else (0.5, 0.5, 0.66)
            drawn.append(self.terror(f"pieces/target-{target}", column, row, x - 0.3 * number, y, size))
        return "".join(drawn)

    def describe(self, column, row):
        name = self.space(column, row)
        location, rubble = self.location(name), self.position["rubble"].get(name, 0)
        told = [next(entry["name"] for entry in self.box["locations"] if entry["id"] == location)] if location else []
        told += [f"the pawn of {pawn['seat'].capitalize()}" for pawn in self.pawns(name)]
        told += [f"{rubble} Rubble"] * bool(rubble)
        told += [f"{colour} Egg" for colour in self.position["eggs"].get(name, [])]
        told += [f"the Target of Worm {number}" for number in self.targets(name)]
        told = told or [kind.capitalize() for kind in ("canyon", "mesa") if self.is_ground(kind, column, row)]
        return f"{name}: {', '.join(told)}." if told else ""

    def layers(self):
        width, height = (self.right - self.left + 1) * CELL, (self.bottom - self.top + 1) * CELL
        yield from (self.ground(column, row) for column, row in self.spaces())
        yield from (f'<path d="M{x},0 V{height}" class="line"/>' for x in range(CELL, width, CELL))
        yield from (f'<path d="M0,{y} H{width}" class="line"/>' for y in range(CELL, height, CELL))
        yield from (self.things(column, row) for column, row in self.spaces())
