# SPDX-License-Identifier: GPL-3.0-or-later
"""A second reading of the rules: which moves are legal (R5, R6, R10) and what they do.

    game = Game(board.start(seed))
    game.legal()            the legal moves as text, sorted
    game.play("land f0")    the events of this move

It was written from the text of the rules alone and shares nothing with the
program that it checks.
"""

import day
from arrival import arrive, lower, raise_grass, settle
from board import ADJACENT, NAME, NEARBY, SPACE, SUPPLY, SUSPICION_TOP, Piece, WIDTH
from play import Over, Play


class IllegalMove(Exception):
    pass


class CannotResume(Exception):
    """The position stands in the middle of an effect that only its writer can go on with."""


class Game(Play):
    def __init__(self, position, pending=None, dice=()):
        super().__init__(position, dice)
        self.choice = None
        self._flow = None
        if position.winner is None:
            self._take_up(pending)

    def _take_up(self, pending):
        """Go on where a written position waits, as far as its text alone says how."""
        if pending is None:
            return
        if pending["kind"] == "land":
            self._flow = day.land(self)
        elif pending["kind"] == "act" and self.position.bird_is_outside():
            self._flow = day.evening(self)
        else:
            raise CannotResume(pending["kind"])
        self._advance(None)

    def _advance(self, answer):
        try:
            self.choice = self._flow.send(answer)
        except (StopIteration, Over):
            self.choice = self._flow = None

    def play(self, text, dice=None):
        """Play one legal move and return its events; `dice` replaces those left over."""
        move = text.lower()
        if move not in self.legal():
            raise IllegalMove(text)
        if dice is not None:
            self.dice = list(dice)
        self.events = []
        if self.choice:
            self._advance(self.choice.answer(move))
        else:
            self._flow = self._perform(move.split(" "))
            self._advance(None)
        return self.events

    # What is legal

    def legal(self):
        position = self.position
        if position.winner:
            return []
        if self.choice:
            return sorted(self.choice.moves())
        if position.turn == "setup":
            return []
        moves = ["end"]
        if position.actions:
            moves += bird_moves(position) if position.turn == "bird" else worm_moves(position)
        return sorted(moves)

    # What is done

    def _pay(self, side, action):
        self.position.spent += 1
        self.position.counts[side][action] += 1
        self.tell("spent", side, 1)

    def _perform(self, words):
        if words == ["end"]:
            yield from day.end_turn(self)
        elif self.position.turn == "bird":
            self._pay("bird", words[0])
            yield from self._bird_action(*words)
        else:
            self._pay("worms", words[0])
            piece = self.position.piece(words[1])
            piece.acted = True
            yield from self._worm_action(words[0], piece, *words[2:])

    def _bird_action(self, action, *words):
        position = self.position
        if action == "fly":
            day.fly(self, SPACE[words[0]])
        elif action == "dig":
            column, row = ADJACENT[position.bird][words[0]]
            self.tell("dug", NAME[column, row])
            carried = lower(self, column, row)
            yield from settle(self, carried)
        elif action == "break":
            self._break(words[0])
        elif action == "peck":
            yield from day.peck(self, words[0])
        elif action == "eat":
            there = position.pieces_at(SPACE[words[0]])
            self.eat(position.piece(words[1]) if len(words) > 1 else there[0])
        elif action == "drill":
            self._drill(words)
        elif action == "rest":
            self.change_health(2)

    def _drill(self, words):
        position = self.position
        if words:
            column = SPACE[words[1]][0]
            position.drills[column] -= 1
            self.tell("taken", "drill", words[1])
        position.drills[position.bird[0]] += 1
        self.tell("put", "drill", NAME[position.bird])

    def _worm_action(self, action, piece, *words):
        position = self.position
        if action == "move":
            yield from day.walk(self, piece, words[0])
        elif action == "push":
            carried = raise_grass(self, ADJACENT[piece.at][words[0]][0])
            yield from settle(self, carried)
        elif action == "bite":
            self._bite(piece)
        elif action == "break":
            self._break(words[0])
        elif action == "bedrock":
            position.bedrock.add(SPACE[words[0]])
            self.tell("put", "bedrock", words[0])
        elif action == "raise":
            yield from self._raise(*words)

    def _break(self, name):
        self.position.bedrock.remove(SPACE[name])
        self.tell("broke", "bedrock", name)

    def _bite(self, piece):
        """R10.3; the Health comes first and may end the match."""
        piece.bitten = True
        self.tell("bitten", piece.name)
        self.change_health(-1)
        self.position.penalty["bird"] += 1
        self.tell("actions", "bird", "next", -1)

    def _raise(self, grave, target):
        """R10.6; coming up in a Wormhole's space is not entering it (R12.1)."""
        position = self.position
        position.gravestones[SPACE[grave][0]] -= 1
        self.tell("taken", "gravestone", grave)
        number = position.free_zombie_number()
        zombie = Piece(f"zombie{number}", SPACE[target], number)
        position.add_zombie(zombie)
        self.tell("raised", zombie.name, target)
        yield from arrive(self, zombie, entered=False)


# The Bird's moves (R6)

def bird_moves(position):
    moves = [f"fly {NAME[space]}" for space in landing_spaces(position)]
    occupied = {piece.at for piece in position.pieces()}
    for direction, space in ADJACENT[position.bird].items():
        if space in position.bedrock:
            moves.append(f"break {NAME[space]}")
        elif space in occupied:
            moves += eating(position, space)
        elif position.is_packed(space):
            moves.append(f"dig {direction}")
            if peck_matters(position, direction):
                moves.append(f"peck {direction}")
    moves += drilling(position)
    if position.health < position.max_health:
        moves.append("rest")
    return moves


def landing_spaces(position):
    """Where the Bird may fly: Grass and cleared spaces, no Lava, not where it is (R6.1, R5.3)."""
    for column in range(WIDTH):
        grass = position.grass[column]
        for row in range(1, grass):
            if (column, row) != position.bird:
                yield column, row
        if not position.lava[column] and (column, grass) != position.bird:
            yield column, grass


def eating(position, space):
    there = position.pieces_at(space)
    if len(there) == 1:
        return [f"eat {NAME[space]}"]
    return [f"eat {NAME[space]} {piece.name}" for piece in there]


def peck_matters(position, direction):
    """With Suspicion at its top a Peck must at least move somebody (R5.3)."""
    if position.suspicion < SUSPICION_TOP:
        return True
    toward = day.OPPOSITE[direction]
    return any(day.follows_rain(position, worm, toward) for worm in day.worms_in_line(position, direction))


def drilling(position):
    if not position.bird_on_grass():
        return []
    if sum(position.drills) < SUPPLY["drill"]:
        return ["drill"]
    return [f"drill from {NAME[position.grass_space(column)]}" for column in range(WIDTH)
            if position.drills[column] and column != position.bird[0]]


# The Worms' moves (R10)

def worm_moves(position):
    moves = []
    occupied = {piece.at for piece in position.pieces()}
    for piece in position.pieces():
        if piece.stunned:
            continue
        name = piece.name
        moves += [f"move {name} {direction}" for direction in ADJACENT[piece.at]
                  if day.can_move(position, piece, direction)]
        if not piece.bitten and position.bird in BITE_REACH[piece.at]:
            moves.append(f"bite {name}")
        if piece.is_worm:
            moves += pushing(position, piece)
            moves += stone_work(position, piece, occupied)
            moves += raising(position, piece)
    return moves


# From where on the board which Birds are nearby, those outside included (R10.3, R14.4).
BITE_REACH = {space: {other for other in NEARBY if space in NEARBY[other]} for space in NEARBY}


def pushing(position, worm):
    """R10.2; `down` cannot be meant, since no Grass lies below a Worm but the one it is on."""
    for direction in ("up", "left", "right"):
        space = ADJACENT[worm.at].get(direction)
        if space is None or not position.is_grass(space) or space[1] == 0:
            continue
        into = space[0], space[1] - 1
        if not (position.lava[space[0]] and position.bird == into):
            yield f"push {worm.name} {direction}"


def stone_work(position, worm, occupied):
    """Break and Bedrock (R10.4, R10.5)."""
    some_left = len(position.bedrock) < SUPPLY["bedrock"]
    for space in NEARBY[worm.at]:
        if space in position.bedrock:
            yield f"break {worm.name} {NAME[space]}"
        elif some_left and position.is_packed(space) and space not in occupied:
            yield f"bedrock {worm.name} {NAME[space]}"


def raising(position, worm):
    """R10.6."""
    if len(position.zombies) >= SUPPLY["zombie"]:
        return
    for column in range(WIDTH):
        grave = position.grass_space(column)
        if not position.gravestones[column] or (grave != worm.at and grave not in NEARBY[worm.at]):
            continue
        for space in [grave, *NEARBY[grave]]:
            if space not in position.bedrock and not position.is_sky(space):
                yield f"raise {worm.name} {NAME[grave]} {NAME[space]}"
