# SPDX-License-Identifier: GPL-3.0-or-later
"""Rain and Pecks, turns, the night and its sinking (R4, R5.1, R7, R8, R14.1)."""

from arrival import arrive, lower, settle
from board import (ACTIONS, DAYS, DEEPEST, DUM, FEWEST_ACTIONS, MOST_ACTIONS, NAME, ON_BOARD, OPPOSITE,
                   STEPS, SUS, WIDTH, step)

RAIN_STEPS = 2
RAIN_FROM = 4


# Moving by rain

def can_move(position, piece, direction):
    """Whether a normal Move that way is possible (R10.1)."""
    target = step(piece.at, direction)
    if target not in ON_BOARD or target in position.bedrock:
        return False
    return not (direction == "up" and position.is_grass(piece.at))


def would_meet_bird(position, space):
    """Whether a Worm that steps into `space` comes straight to the Bird, at once or by its fall (R7.2)."""
    column, row = space
    holes = position.active_wormholes()
    for below in range(row, max(row, position.grass[column]) + 1):
        if (column, below) == position.bird:
            return True
        if (column, below) in holes:
            return False
    return False


def follows_rain(position, worm, direction):
    """Whether the Worm takes a step that way when rain or a Peck calls it (R7.2, R7.3)."""
    if position.suspicion in SUS or not can_move(position, worm, direction):
        return False
    return position.suspicion == DUM or not would_meet_bird(position, step(worm.at, direction))


def lure(play, worms, direction):
    """The given Worms take their steps, one Worm after the other; then Suspicion rises (R7.1, R7.4)."""
    position = play.position
    for worm in worms:
        for _ in range(RAIN_STEPS):
            if not follows_rain(position, worm, direction):
                break
            undisturbed = yield from walk(play, worm, direction)
            if not undisturbed:
                break
    play.change_suspicion(1)


def walk(play, piece, direction):
    """One step of a Move and all that follows from it."""
    before = piece.at
    piece.at = step(before, direction)
    play.tell("moved", piece.name, NAME[before], NAME[piece.at])
    return (yield from arrive(play, piece, entered=True))


def worms_in_line(position, direction):
    """The living Worms that a Peck calls, the nearest first (R6.5)."""
    across, down = STEPS[direction]
    column, row = position.bird
    found = []
    for worm in position.worms.values():
        away, below = worm.at[0] - column, worm.at[1] - row
        distance = away * across + below * down
        if distance > 0 and (away, below) == (distance * across, distance * down):
            found.append((distance, worm))
    # The sort is stable: Worms of one space keep the order of their colours.
    return [worm for distance, worm in sorted(found, key=lambda pair: pair[0])]


def peck(play, direction):
    play.tell("pecked", direction)
    yield from lure(play, worms_in_line(play.position, direction), OPPOSITE[direction])


# Turns

def start_turn(play, side):
    position = play.position
    position.turn = side
    position.total = max(FEWEST_ACTIONS, min(MOST_ACTIONS, ACTIONS - position.penalty[side]))
    position.spent = 0
    position.penalty[side] = 0
    if side == "bird":
        position.ate["turn"] = 0
        position.bird_used["turn"] = 0
    else:
        for worm in position.worms.values():
            worm.used["turn"] = 0
    play.tell("turn", side, position.total)


def end_turn(play):
    """All that `end` sets going, up to the next decision (R4.7)."""
    position = play.position
    side = position.turn
    play.tell("turn-end", side)
    position.total = position.spent = 0
    position.forget_counts()
    if side == "worms":
        rest_worms(play)
        start_turn(play, "bird")
    else:
        yield from move_tokens(play)
        yield from evening(play)


def rest_worms(play):
    position = play.position
    for piece in position.pieces():
        piece.acted = piece.bitten = False
    for worm in position.worms.values():
        if worm.stunned:
            worm.stunned -= 1
            if not worm.stunned:
                play.tell("woke", worm.name)


# The night

def move_tokens(play):
    """R4.4, in its order."""
    position = play.position
    for column in range(WIDTH):
        # Counted now: what an earlier column has brought here sinks too.
        tokens = (["drill"] * position.drills[column] + ["gravestone"] * position.gravestones[column]
                  + ["lava", "lava"] * position.lava[column])
        for token in tokens:
            yield from sink(play, column, token)
    play.change_hunger(-1)
    play.change_suspicion(-1)
    position.day = position.day % DAYS + 1
    position.ate["day"] = 0
    play.tell("day", position.day)


def sink(play, column, token):
    """One step of one token (R8.2 to R8.4)."""
    position = play.position
    above = position.grass_space(column)
    if above[1] == DEEPEST:
        return
    below = column, above[1] + 1
    if below in position.bedrock:
        if token == "drill":
            position.bedrock.remove(below)
            position.drills[column] -= 1
            play.tell("broke", "bedrock", NAME[below])
            play.tell("broke", "drill", NAME[above])
        return
    met = position.pieces_at(below)
    carried = lower(play, column, below[1])
    yield from settle(play, carried, met)


def evening(play):
    """A Bird outside comes home (R14.1); then the next day dawns."""
    position = play.position
    if position.bird_is_outside():
        homes = [position.grass_space(column) for column in range(WIDTH) if not position.lava[column]]
        chosen = yield from play.choose("act", "bird", "bird", [f"fly {NAME[space]}" for space in homes])
        fly(play, next(space for space in homes if chosen == f"fly {NAME[space]}"))
    yield from dawn(play)


def fly(play, space):
    """R6.1."""
    position = play.position
    play.tell("flew", "bird", NAME[position.bird], NAME[space])
    position.bird = space
    for piece in position.pieces_at(space):
        play.eat(piece)


def dawn(play):
    """Rain check and first turn (R4.1, R4.5, R4.3); no deck holds an event yet."""
    position = play.position
    if position.day != 1 and play.roll(6) >= RAIN_FROM:
        play.tell("rain", "up")
        yield from lure(play, list(position.worms.values()), "up")
    start_turn(play, "worms")


def land(play):
    """The last step of setup (R3.5, R3.6)."""
    position = play.position
    homes = [position.grass_space(column) for column in range(WIDTH) if not position.lava[column]]
    chosen = yield from play.choose("land", "bird", None, [NAME[space] for space in homes])
    position.bird = next(space for space in homes if NAME[space] == chosen)
    play.tell("put", "bird", chosen)
    play.tell("day", position.day)
    start_turn(play, "worms")
