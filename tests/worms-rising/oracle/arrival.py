# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of pieces that come to a space, and columns that move (R6.3, R8.2, R10.2, R11.4, R12)."""

from board import COLUMNS, NAME


def arrive(play, piece, entered):
    """Settle one piece where it is now: Lava, Bird, Wormhole, fall, as often as needed.

    `entered` says whether a Wormhole here acts on the piece: coming out of
    one, being raised or having stood here before does not (R12.1).
    Returns whether the piece is still where it came to, alive.
    """
    position = play.position
    undisturbed = True
    fall_start = None

    while True:
        here = piece.at
        in_lava = position.has_lava(here)
        eaten = not in_lava and here == position.bird
        swallowed = (not in_lava and not eaten and entered
                     and here in position.active_wormholes())
        falls_on = not (in_lava or eaten or swallowed) and position.is_open_air(here)

        if fall_start is not None and not falls_on:
            play.tell("fell", piece.name, NAME[fall_start], NAME[here])
            fall_start = None

        if in_lava:
            play.burn(piece)
            return False
        if eaten:
            play.eat(piece)
            return False
        if swallowed:
            yield from go_through(play, piece)
            entered = False
        elif falls_on:
            if fall_start is None:
                fall_start = here
            piece.at = here[0], here[1] + 1
            entered = True
        else:
            return undisturbed
        undisturbed = False


def go_through(play, piece):
    """Both Wormholes close behind the piece; the Worm player says which exit (R12.1, R12.5)."""
    position = play.position
    entry = piece.at
    exits = sorted(position.active_wormholes() - {entry})
    chosen = yield from play.choose("exit", "worms", piece.name, [NAME[space] for space in exits])
    way_out = next(space for space in exits if NAME[space] == chosen)
    piece.at = way_out
    position.wormholes -= {entry, way_out}
    play.tell("teleported", piece.name, NAME[entry], NAME[way_out])
    play.tell("taken", "wormhole", NAME[entry])
    play.tell("taken", "wormhole", NAME[way_out])


def settle(play, carried, met=()):
    """Settle several pieces, one after the other and each completely (R11.4)."""
    for piece in play.position.pieces():
        if piece in carried:
            yield from arrive(play, piece, entered=True)
        elif piece in met:
            yield from arrive(play, piece, entered=False)


def carry(play, piece, by):
    before = piece.at
    piece.at = before[0], before[1] + by
    play.tell("carried", piece.name, NAME[before], NAME[piece.at])


def carry_bird(play, by):
    position = play.position
    before = position.bird
    position.bird = before[0], before[1] + by
    play.tell("carried", "bird", NAME[before], NAME[position.bird])


def lower(play, column, lost_row):
    """The packed Dirt of `lost_row` goes; all that is above it comes down by one.

    This is a Dig in any direction (R6.2, R6.3, R14.2) and a step of sinking
    (R8.2).  Returns the pieces that were carried, not yet settled.
    """
    position = play.position
    grass = position.grass[column]
    bird_stands = position.bird == (column, grass)
    carried = [piece for piece in position.pieces()
               if piece.at[0] == column and grass <= piece.at[1] < lost_row]

    position.grass[column] = grass + 1
    play.tell("sank", COLUMNS[column], grass, grass + 1)
    # From the bottom up, so that no space ever holds two.
    for row in range(lost_row - 1, grass, -1):
        if (column, row) in position.bedrock:
            position.bedrock.remove((column, row))
            position.bedrock.add((column, row + 1))
            play.tell("shifted", "bedrock", NAME[column, row], NAME[column, row + 1])
    if bird_stands:
        carry_bird(play, 1)
    for piece in carried:
        carry(play, piece, 1)
    return carried


def raise_grass(play, column):
    """A Push: the Grass and all that is on it go up by one (R10.2)."""
    position = play.position
    grass = position.grass[column]
    bird_stands = position.bird == (column, grass)
    carried = position.pieces_at((column, grass))

    position.grass[column] = grass - 1
    play.tell("rose", COLUMNS[column], grass, grass - 1)
    if bird_stands:
        carry_bird(play, -1)
    for piece in carried:
        carry(play, piece, -1)
    return carried
