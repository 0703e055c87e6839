#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody learns what the other side holds: two duels that differ in nothing but what is hidden look and sound the same.

The program runs twice, side by side, on positions with another hand, another deck and other dice of the side that waits.
Whatever is done, both must show the same pixels and have the same words in all of their accessibility tree, turned-away
pages included: at the table, with every target pointed at, on the way to the hand-over, and on it.  As soon as the other
side has said that it is there they must differ: so the comparison sees what it is there for.
"""

import contextlib
import functools
import json
import subprocess
import time

from desk import Failure, wait_for
from duel import COLOURS, Duel
from reader import ROOT
from tap import Program, main

BOX = "start:champions=draft,cards=on,events=on"
SEED = 36
MOST_MOVES = 70
SIZE = (800, 600)
# So often a picture must be the same before it counts, and so many targets of a piece are pointed at.
STILL = 3
MOST_TARGETS = 10
# So long a tooltip is waited for before the pointer moves again.
SECONDS_AGAIN = 2


class Twins:
    """Two programs to which the same is done."""

    def __init__(self, options, positions):
        self.options = options
        self.positions = positions
        self.programs = []
        self.stack = contextlib.ExitStack()

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            for number, position in enumerate(self.positions):
                name = f"{self.options.name}-{number}"
                path = self.options.folder / f"{name}.json"
                path.write_text(json.dumps(position), encoding="utf-8")
                self.programs.append(stack.enter_context(Program(self.options, ["--position", path], SIZE, name=name)))
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *error):
        return self.stack.__exit__(*error)

    def press(self, find):
        """Presses what FIND (tree) gives, in both."""
        for program in self.programs:
            program.reader.press(program.wait("something to press", find))

    def press_button(self, name):
        self.press(lambda tree: tree.get_button(name))

    def wait(self, what, condition):
        return [program.wait(what, lambda tree: condition(tree) and tree) for program in self.programs]

    def pictures(self):
        return [program.xserver.picture(0, 0, *SIZE) for program in self.programs]

    def compare(self, where, prepare=lambda programs: None):
        """Waits until both are at rest and the same, after PREPARE; fails if they do not become so."""
        last, still = None, 0
        prepare(self.programs)

        def are_same():
            nonlocal last, still
            now = self.pictures()
            at_rest = last is not None and all(one.pixels == other.pixels for one, other in zip(now, last))
            same = now[0].looks_like(now[1])
            still = still + 1 if at_rest and same else 0
            last = now
            if not same:
                prepare(self.programs)
                # Colours depend a little on which parts of the window were drawn together.
                for program in self.programs:
                    program.xserver.draw_anew()
            return still >= STILL

        try:
            wait_for(f"the same picture, {where}", are_same)
        except Failure as failure:
            for number, picture in enumerate(last):
                picture.save(self.options.folder / f"{self.options.name}-differs-{number}.png")
            raise Failure(f"{failure}: {last[0].difference(last[1])}") from failure
        self.compare_words(where)

    def compare_words(self, where):
        only = []

        def are_same():
            words = [said_by(program) for program in self.programs]
            only[:] = sorted(words[0] ^ words[1])
            return not only

        # A button that was pressed stays so for a moment, and not for the same one in both.
        try:
            wait_for(f"the same words, {where}", are_same)
        except Failure as failure:
            raise Failure(f"{where}, only one of the two says {only[0]}") from failure

    def differ(self):
        pictures = self.pictures()
        words = [said_by(program) for program in self.programs]
        return pictures[0].pixels != pictures[1].pixels and words[0] != words[1]


def said_by(program):
    """All that is said anywhere, in hidden places too, and the titles of the windows."""
    said = {(node.role, node.name, node.description, node.states) for node in program.reader.tree() if node.path != ROOT}
    return said | {("window", window.title, "", 0) for window in program.xserver.windows()}


def with_other_secrets(position, side, seed):
    """The same position, but SIDE holds and will draw other cards; what the other side knows of them stays in the hand."""
    other = json.loads(json.dumps(position))
    known = position["known"]["worms" if side == "bird" else "bird"]
    hand = list(position["hands"][side])
    for card in known:
        hand.remove(card)
    cards = sorted(hand + position["decks"][side])
    # As many as before, from the other end.
    turned = [card for card in reversed(cards) if card not in hand] + [card for card in reversed(cards) if card in hand]
    other["hands"][side] = sorted(known + turned[:len(hand)])
    other["decks"][side] = turned[len(hand):]
    other["seed"] = seed
    return other


def answer(options, position, moves):
    request = json.dumps({"position": position, "moves": moves}) + "\n"
    done = subprocess.run([options.cli, "batch"], input=request, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def find_pair(options, side, hidden):
    """A position in which SIDE begins its turn, and the same with other secrets of HIDDEN, whose turn comes without a choice
    in between."""
    duel = Duel(options.cli, BOX, SEED, MOST_MOVES)
    for position in reversed(duel.positions):
        if position["turn"] != side or position["pending"] or position["winner"] or position["spent"] \
                or not position["hands"][hidden]:
            continue
        # The night rolls dice for all to see.
        seed = position["seed"] + 1 if side == "worms" else position["seed"]
        other = with_other_secrets(position, hidden, seed)
        ends = [answer(options, each, ["end"]).get("position") for each in (position, other)]
        if other["hands"] != position["hands"] and all(end and end["turn"] == hidden and not end["pending"]
                                                       and not end["winner"] for end in ends):
            return position, other
    raise Failure(f"no turn of the {side} is fit to be compared")


def board_space(tree, space):
    return tree.get(lambda node: node.name.startswith(space + ": "), "button")


def point_at(program, tree, node, aside):
    """The pointer into the middle of NODE, some pixels ASIDE.  Places are counted from inside the window's border."""
    frame = tree.get(lambda node: True, "frame")
    window = program.xserver.top()
    _, _, across, down = program.reader.extents(frame)
    x, y, width, height = program.reader.extents(node)
    program.xserver.move((window.width - across) // 2 + x + width // 2 + aside,
                         (window.height - down) // 2 + y + height // 2)


def rest_on(space, programs):
    """Points at SPACE in all PROGRAMS until its tooltip is there.  One that hides again comes back when the pointer moves a
    little."""
    last = dict.fromkeys(programs, 0)
    aside = dict.fromkeys(programs, 0)

    def has_tip(program, tree):
        if any(node.role == "label" and node.name.startswith(space + ": ") for node in tree):
            return True
        if time.monotonic() - last[program] > SECONDS_AGAIN:
            last[program], aside[program] = time.monotonic(), 4 - aside[program]
            point_at(program, tree, board_space(tree, space), aside[program])
        return False

    # All pointers come first: a tooltip takes its time.
    for program in programs:
        has_tip(program, program.reader.tree())
    for program in programs:
        program.wait(f"the tooltip of {space}", functools.partial(has_tip, program))


def look_at_targets(twins, position):
    """Picks every piece that can be picked, and points at what it could do."""
    pieces = ["bird"] if position["turn"] == "bird" else [worm["colour"] for worm in position["worms"]
                                                          if worm["colour"] in COLOURS and not worm["stunned"]]
    for piece in pieces:
        at = position["bird"]["at"] if piece == "bird" else next(
            worm["at"] for worm in position["worms"] if worm["colour"] == piece)
        if piece != "bird":
            twins.press(lambda tree: board_space(tree, at))
            twins.wait(f"{piece} to be picked", lambda tree: board_space(tree, at).has("selected"))
        targets = [node.name.split(":")[0] for node in twins.programs[0].reader.tree()
                   if node.role == "button" and node.parent is not None and node.parent.name == "Board"
                   and node.description and node.shown and not node.has("selected")]
        for space in sorted(targets)[:MOST_TARGETS]:
            twins.compare(f"{piece} before {space}", functools.partial(rest_on, space))


def hidden_from(side, options):
    hidden = "bird" if side == "worms" else "worms"
    options.name = f"test-hand-over-{side}"
    positions = find_pair(options, side, hidden)
    with Twins(options, positions) as twins:
        twins.wait("the table", lambda tree: tree.button("End Turn"))
        twins.compare("at the table")
        look_at_targets(twins, positions[0])
        for name in ("Log", "Tonight"):
            twins.press_button(name)
            # A button does what it is for a moment after it was pressed.
            twins.wait(f"{name} to be on", lambda tree: tree.get_button(name).has("pressed"))
            twins.compare(f"with {name}")
        for program in twins.programs:
            program.xserver.key("period")
        twins.compare("at the status line")
        # Cards and what is in force: whatever takes the focus beside the board shows more of itself.
        for step in range(12):
            for program in twins.programs:
                program.xserver.key("Tab")
            twins.compare(f"Tab {step + 1}")
        twins.press_button("End Turn")
        while not all(tree.button("I'm here") for tree in
                      twins.wait("the hand-over", lambda tree: tree.button("I'm here") or tree.button("Go on"))):
            twins.compare("before the hand-over")
            twins.press_button("Go on")
            twins.wait("the card to go", lambda tree: not tree.button("Go on"))
        twins.compare("on the hand-over")
        twins.press_button("I'm here")
        twins.wait("the table", lambda tree: not tree.button("I'm here"))
        wait_for("the hands to differ, once their side is there", twins.differ)


if __name__ == "__main__":
    main([(f"the {side} learn nothing" if side == "worms" else f"the {side} learns nothing",
           functools.partial(hidden_from, side)) for side in ("worms", "bird")])
