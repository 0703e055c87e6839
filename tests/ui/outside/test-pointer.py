#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a pointer does at the table: clicks that move, the menu of a space, pieces that are dragged, cards that are looked at."""

import contextlib
import functools
import json

from desk import Failure, wait_for
from tap import Program, main

SIZES = ((1280, 800), (800, 600))
POSITION = {
    "turn": "worms", "day": 3, "suspicion": 1, "bird": {"card": "the-owl", "at": "f2"},
    "grass": [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
    "worms": [{"colour": "green", "card": "the-commander", "at": "b8"},
              {"colour": "purple", "card": "the-sorceress", "at": "h5"}],
    "hands": {"worms": ["jinx", "swell", "tripwire"], "bird": ["lullaby"]},
    "decks": {"worms": ["venom"], "bird": ["roost"], "events": ["gale"]},
}
# Pixels that a tooltip is high at the most.
TOOLTIP = 200
# Looks, up to 50 ms apart, at which a window stands at the same place before it counts as having come.
STILL = 5
CARDS = ("Jinx", "Swell", "Tripwire")
# Ransack lays these cards of the Worms before the Bird.
RANSACK = {**POSITION, "turn": "bird", "bird": {"at": "f2"},
           "hands": {"worms": ["jinx", "swell", "tripwire"], "bird": ["ransack"]}}


class Table:
    """The program at POSITION, and where things are on the screen."""

    def __init__(self, options, size, position=None):
        path = options.folder / f"{options.name}.json"
        path.write_text(json.dumps(position or POSITION), encoding="utf-8")
        self.program = Program(options, ["--hot-seat", "--position", path], size)

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            stack.enter_context(self.program)
            self.xserver = self.program.xserver
            self.wait("the table", lambda tree: tree.button("End Turn"))
            stack.pop_all()
        return self

    def __exit__(self, *error):
        return self.program.__exit__(*error)

    def wait(self, what, condition):
        return self.program.wait(what, condition)

    def middle(self, node):
        """Where NODE of the window is.  Without anything that composes windows there is a border round it."""
        frame = node
        while frame.role != "frame":
            frame = frame.parent
        window = self.xserver.top()
        _, _, across, down = self.program.reader.extents(frame)
        x, y, width, height = self.program.reader.extents(node)
        return (window.x + (window.width - across) // 2 + x + width // 2,
                window.y + (window.height - down) // 2 + y + height // 2)

    def place(self, find):
        """Where in the middle of what FIND (tree) gives the pointer may do something: nothing moves any more."""
        def is_at_rest(tree):
            before = self.middle(find(tree))
            self.program.settle()
            return before == self.middle(find(self.program.reader.tree())) and before

        return self.wait("a place that stays where it is", is_at_rest)

    def at(self, space):
        return self.place(functools.partial(find_space, space=space))

    def wait_for_worm(self, space, colour="Green"):
        self.wait(f"{colour} at {space}", lambda tree: f"{colour} Worm" in find_space(tree, space).name)

    def wait_for_pick(self, space):
        self.wait(f"{space} to be picked", lambda tree: find_space(tree, space).has("selected"))

    def point_at(self, space):
        """As a hand does it: the pointer has come, and nothing moves any more, before the button goes down."""
        self.xserver.move(*self.at(space))
        self.program.settle()

    def click(self, space, number=1):
        self.point_at(space)
        self.xserver.button(number, 1)
        self.xserver.button(number, 0)

    def click_button(self, name):
        self.xserver.move(*self.place(lambda tree: tree.get(name, "button")))
        self.program.settle()
        self.xserver.button(1, 1)
        self.xserver.button(1, 0)

    def popups(self):
        """The whole of a card, but no tooltip."""
        return [window for window in self.xserver.windows() if window.popup and window.height > TOOLTIP]


def find_space(tree, space):
    return tree.get(lambda node: node.name.startswith(f"{space}: "), "button")


def clicks(options):
    with Table(options, SIZES[0]) as table:
        table.click("b8")
        table.wait_for_pick("b8")
        table.click("b7")
        table.wait_for_worm("b7")
        # A second click on it leaves it picked: what is clicked next is where it goes.
        table.click("b7")
        table.wait_for_pick("b7")
        table.click("b8")
        table.wait_for_worm("b8")


def menu(options):
    with Table(options, SIZES[0]) as table:
        table.click("b8")
        table.wait_for_pick("b8")
        table.click("b7", 3)
        table.wait("the menu", lambda tree: tree.button("Move up"))
        # The click beside it closes it and lays Bedrock.
        table.point_at("a7")
        table.xserver.button(1, 1)
        table.wait("Bedrock at a7", lambda tree: tree.find("a7: packed dirt, bedrock", "button"))
        table.xserver.button(1, 0)
        table.wait("the menu to close", lambda tree: not tree.button("Move up"))
        # In the menu a click chooses.
        table.click("b7", 3)
        table.wait("the menu", lambda tree: tree.button("Move up"))
        table.program.settle()
        window = wait_for("its window alone", lambda: only([each for each in table.xserver.windows() if each.popup]))
        table.xserver.click(window.x + window.width // 2, window.y + window.height * 3 // 4)
        table.wait("Bedrock at b7", lambda tree: tree.find("b7: packed dirt, bedrock", "button"))
        table.wait("the menu to close", lambda tree: not tree.button("Move up"))


def only(found):
    return found[0] if len(found) == 1 else None


def drags(options):
    with Table(options, SIZES[0]) as table:
        table.xserver.drag(table.at("b8"), table.at("b7"))
        table.wait_for_worm("b7")
        table.xserver.drag(table.at("b7"), table.at("d3"))
        table.wait("why it does not go there", lambda tree: any("One Move goes one space" in node.words()
                                                                for node in tree.find_all(lambda node: True, "status bar")))
        table.wait_for_worm("b7")
        # Escape puts it back, and the release then means nothing.
        start, end = table.at("b7"), table.at("b8")
        table.xserver.move(*start)
        table.xserver.button(1, 1)
        for step in range(1, 9):
            table.xserver.move(*(a + (b - a) * step // 8 for a, b in zip(start, end)))
        table.xserver.key("Escape")
        table.xserver.button(1, 0)
        table.xserver.drag(table.at("b7"), table.at("c7"))
        table.wait_for_worm("c7")


def misplaced(window, x, y, size):
    """What is wrong with the place of WINDOW, the whole of the card at X, Y."""
    if window.x < 0 or window.y < 0 or window.x + window.width > size[0] or window.y + window.height > size[1]:
        return f"at {window.x}, {window.y}, {window.width} x {window.height} it leaves the screen"
    if window.x <= x < window.x + window.width and window.y <= y < window.y + window.height:
        return "it lies under the pointer"
    return None


def whole_card(table, name, x, y, size):
    """The window with the whole of the card NAME at X, Y.  The one of the card before may still be there, or just gone."""
    last, still, fault = None, 0, "it never came"

    def has_come():
        nonlocal last, still, fault
        popups = table.popups()
        place = [(window.number, window.x, window.y, window.width, window.height) for window in popups]
        still = still + 1 if place == last else 0
        last = place
        fault = "it never came" if len(popups) != 1 else misplaced(popups[0], x, y, size)
        return popups[0] if still >= STILL and not fault else None

    return wait_for(lambda: f"the whole of {name}: {fault}", has_come)


def look_at_each(table, size):
    """The whole of each card stands beside it, wherever the window ends, and never between the pointer and the card."""
    numbers = set()
    for name in CARDS:
        x, y = table.place(lambda tree, name=name: tree.get(name, "button"))
        table.xserver.move(x, y)
        numbers.add(whole_card(table, name, x, y, size).number)
    if len(numbers) != 1:
        raise Failure("another window for another card")
    return x, y


def looks(options, size):
    with Table(options, size) as table:
        x, y = look_at_each(table, size)
        table.xserver.click(x, y)
        wait_for("the card to be put away", lambda: not table.popups())
        table.wait("what the card asks", lambda tree: tree.find(lambda node: "Choose the middle column" in node.name))


def choices(options, size):
    """Cards among which one is to be chosen are lines of a list."""
    with Table(options, size, RANSACK) as table:
        table.click_button("Ransack")
        table.wait("what will be seen", lambda tree: tree.get_button("Go on").has("focused"))
        table.xserver.key("Return")
        x, y = look_at_each(table, size)
        table.xserver.click(x, y)
        wait_for("the card to be put away", lambda: not table.popups())
        table.wait("the second choice", lambda tree: not tree.find("Tripwire", "button"))


if __name__ == "__main__":
    main([("clicks move, and leave what is picked", clicks), ("the menu of a space", menu), ("dragging", drags)]
         + [(f"the whole of a card, {size[0]} x {size[1]}", functools.partial(looks, size=size)) for size in SIZES]
         + [(f"the whole of a choice, {size[0]} x {size[1]}", functools.partial(choices, size=size)) for size in SIZES])
