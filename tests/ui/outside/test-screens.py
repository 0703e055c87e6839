#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every screen at three sizes and in two styles: a picture of each is kept, nothing on it lies over something else or outside
the window, and whatever takes the focus has a name."""

import functools
import json

from desk import Absent, Failure
from duel import Duel
from reader import COMPONENT, ROOT, TYPE_NAME
from tap import Program, main

BOX = "start:champions=draft,cards=on,events=on"
SEED = 36
MOST_MOVES = 70
SIZES = ((800, 600), (1280, 800), (1920, 1080))
STYLES = {"normal": "false", "contrast": "true"}
CONTROLS = ("button", "toggle button", "check box", "text", "entry", "link", "slider", "spin button")
# Rounding may lay neighbours over each other by so much.
# One stands in front of the other.
BOXES = ("Worms Rising", "Terror Below")
SLACK = 1
# Without anything that composes windows GTK draws a border round them.
MOST_BORDER = 20
# A screen with less on it was not read at all.
LEAST_NODES = 12


class Look:
    """What is on one screen at one size, and where."""

    def __init__(self, program, tree, window):
        self.program = program
        self.tree = tree
        frames = [node for node in tree.nodes[ROOT].children if node.shown]
        if not frames:
            raise Absent("there is no window")
        frame = frames[0] if window.number == program.main else frames[-1]
        self.frame = frame
        self.nodes = [node for node in frame.walk() if node.shown and COMPONENT in node.interfaces]
        self.places = {}
        self.window = window

    def place(self, node):
        """x, y, width, height as far as it can be seen: what is scrolled away cannot."""
        if node.path not in self.places:
            x, y, width, height = self.program.reader.extents(node)
            scroller = next((parent for parent in up(node.parent) if parent.role == "scroll pane"), None)
            if scroller is not None:
                left, top, across, down = self.place(scroller)
                right, bottom = min(x + width, left + across), min(y + height, top + down)
                x, y = max(x, left), max(y, top)
                width, height = max(right - x, 0), max(bottom - y, 0)
            self.places[node.path] = x, y, width, height
        return self.places[node.path]

    def faults(self):
        yield from self.unnamed()
        # Newer GTKs leave the padding of all that a thing lies in out of where it is.
        if not self.program.reader.is_newer:
            yield from self.outside()
            yield from self.overlapping()

    def unnamed(self):
        for node in self.nodes:
            if node.has("focusable") and node.role in CONTROLS + ("filler", "list item", "status bar", "panel", "image"):
                x, y, width, height = self.place(node)
                name = node.name.strip()
                if (not name or TYPE_NAME.match(name)) and width > 0 and height > 0 and not is_part(node) \
                        and not (self.program.reader.is_newer and node.role == "status bar"):
                    yield f"{node} in {path_of(node)} takes the focus and has no name"

    def outside(self):
        _, _, across, down = self.program.reader.extents(self.frame)
        for node in self.nodes:
            if node.role not in CONTROLS + ("label", "heading"):
                continue
            x, y, width, height = self.place(node)
            # A label that is out of sight as a whole is put away: what a box at the back of the title says below itself.
            if node.role == "label" and (x >= across or y >= down):
                continue
            if width and height and (x < -SLACK or y < -SLACK or x + width > across + SLACK or y + height > down + SLACK):
                yield f"{node} at {x}, {y}, {width} x {height} is not all inside {across} x {down}"

    def overlapping(self):
        """Controls that lie over each other, but for cards of a hand, which lie there like a fan, and the title's boxes."""
        controls = [node for node in self.nodes
                    if node.role in CONTROLS and node.parent.name != "Hand" and node.name not in BOXES]
        controls += [node for node in self.nodes if node.name == "Hand" and node.role == "panel"]
        covers = [node for node in self.nodes if node.role == "dialog" and node is not self.frame]
        if covers:
            controls = [node for node in controls if covers[-1] in up(node)]
        boxes = [(node, *self.place(node)) for node in controls]
        boxes = [box for box in boxes if box[3] > 0 and box[4] > 0]
        boxes.sort(key=lambda box: box[2])
        for index, (one, x, y, width, height) in enumerate(boxes):
            for other, left, top, across, down in boxes[index + 1:]:
                if top >= y + height - SLACK:
                    break
                if (left < x + width - SLACK and x < left + across - SLACK and top + down > y + SLACK
                        and one not in up(other) and other not in up(one)):
                    yield f"{one} at {x}, {y}, {width} x {height} and {other} at {left}, {top}, {across} x {down} overlap"


def up(node):
    while node is not None:
        yield node
        node = node.parent


def path_of(node):
    return " > ".join(repr(parent) for parent in list(up(node))[:4])


def is_part(node):
    """What GTK makes its own widgets of: the shown choice of a drop-down is a row of its list."""
    return node.name in ("", "GtkListItemWidget") and any(parent.role == "combo box" for parent in up(node))


def look(program, folder, screen, style):
    """Looks at SCREEN at all sizes; gives faults."""
    faults = []
    for width, height in SIZES:
        window = program.xserver.top()
        is_main = window.number == program.main
        if is_main:
            program.xserver.place(window, width, height)
            wait_for_size(program, width, height)
        elif width != SIZES[0][0]:
            break  # a window of its own has the size that it needs
        program.settle().save(folder / f"{screen}-{width}x{height}-{style}.png")
        found, wrong = program.wait(f"all of {screen}", functools.partial(read, program, window))
        if len(found.nodes) < LEAST_NODES:
            faults.append(f"{screen} at {width} x {height}, {style}: only {len(found.nodes)} things are there")
        faults += [f"{screen} at {width} x {height}, {style}: {fault}" for fault in wrong]
    return faults


def read(program, window, tree):
    found = Look(program, tree, window)
    return found, list(found.faults())


def wait_for_size(program, width, height):
    """Until the program has laid itself out anew.  Its frame is the window without the border, which is narrow."""
    def has_come(tree):
        frame = tree.get(lambda node: True, "frame")
        _, _, across, down = program.reader.extents(frame)
        return width - MOST_BORDER <= across <= width and height - MOST_BORDER <= down <= height

    program.wait(f"the window to be {width} x {height}", has_come)


def press(program, name, then, role=None):
    """Presses a button, and waits for what it leads to."""
    program.press(name)
    return program.wait(f"“{then}” after “{name}”", lambda tree: tree.find(then, role) and tree)


def opened(options, style, arguments):
    return Program(options, arguments, SIZES[-1], {"high-contrast": STYLES[style], "champions": "'draft'"})


def first_screens(options, style):
    """Title, new duel, draft, cards, and the windows that open over them."""
    faults = []
    with opened(options, style, ["--seed", str(SEED)]) as program:
        program.main = program.xserver.top().number
        see = functools.partial(look, program, options.folder, style=style)
        program.wait("the title", lambda tree: tree.button("New Duel"))
        faults += see("title")
        press(program, "Cards", "Cards", "heading")
        faults += see("cards")
        press(program, "Back", "New Duel")
        for name, key in (("Preferences", None), ("shortcuts", "Control+question")):
            if key:
                program.xserver.key(key)
            else:
                program.press(name)
            wait_window(program, True)
            faults += see(name.lower())
            program.xserver.key("Escape")
            wait_window(program, False)
        press(program, "New Duel", "Start")
        faults += see("new-duel")
        press(program, "Two people", "Worms’ name")
        press(program, "Start", "Draft", "heading")
        faults += see("draft")
    check(faults)


def wait_window(program, is_open):
    program.wait("a window to open" if is_open else "the window to close",
                 lambda tree: (program.xserver.top().number != program.main) == is_open
                 and (len([node for node in tree.nodes[ROOT].children if node.shown]) > 1) == is_open)


def table_screens(options, style, duel):
    """The table with its drawers, and the hand-over."""
    faults = []
    middle = next(number for number in range(len(duel.moves) // 2, len(duel.moves))
                  if duel.positions[number]["pending"] is None and duel.positions[number]["spent"] == 0
                  and all(len(hand) <= 5 for hand in duel.positions[number]["hands"].values()))
    path = options.folder / f"position-{style}.json"
    path.write_text(json.dumps(duel.positions[middle]), encoding="utf-8")
    with opened(options, style, ["--position", path]) as program:
        program.main = program.xserver.top().number
        see = functools.partial(look, program, options.folder, style=style)
        program.wait("the table", lambda tree: tree.button("End Turn"))
        faults += see("table")
        for name in "Tonight", "Log":
            program.press(name)
            program.wait(f"“{name}” to be on", lambda tree, name=name: tree.button(name).has("pressed"))
        program.wait("what the night brings", lambda tree: any("sinks" in node.name or "Hunger will be" in node.name
                                                              for node in tree if node.shown))
        program.wait("the log", lambda tree: tree.find(re_log))
        faults += see("table-log")
        program.press("End Turn")
        while True:
            tree = program.wait("the hand-over", lambda tree: (tree.button("Go on") or tree.button("I'm here")) and tree)
            if tree.button("I'm here"):
                break
            program.reader.press(tree.button("Go on"))
            program.wait("the card to go", lambda tree: not tree.button("Go on"))
        faults += see("hand-over")
    check(faults)


# Everybody stands where the name of the space is long.
CROWDED = {
    "turn": "bird", "day": 9, "hunger": 5, "health": 3, "bird": {"at": "a0"},
    "worms": [{"colour": colour, "card": card, "at": at} for colour, card, at in (
        ("green", "the-necromancer", "d10"), ("yellow", "the-eavesdropper", "g11"),
        ("purple", "the-sorceress", "h12"), ("pink", "the-commander", "k10"))],
    "zombies": [{"id": 1, "at": "a10"}, {"id": 2, "at": "j12"}, {"id": 3, "at": "d12"}, {"id": 4, "at": "h10"}],
}


def crowded_table(options, style):
    """The table has room for all that may stand on it."""
    path = options.folder / f"crowded-{style}.json"
    path.write_text(json.dumps(CROWDED), encoding="utf-8")
    with opened(options, style, ["--position", path]) as program:
        program.main = program.xserver.top().number
        program.wait("the table", lambda tree: tree.button("End Turn"))
        faults = look(program, options.folder, "crowded", style)
    check(faults)


def re_log(node):
    return node.name == "Log" and node.role in ("list", "list box", "table", "tree table")


def end_screen(options, style, duel):
    path = options.folder / f"record-{style}.json"
    path.write_text(duel.record, encoding="utf-8")
    with opened(options, style, ["--hot-seat", path]) as program:
        program.main = program.xserver.top().number
        program.wait("the end", lambda tree: tree.button("Rematch"))
        faults = look(program, options.folder, "end", style)
    check(faults)


def check(faults):
    if faults:
        raise Failure("\n".join(faults))


def chosen(options):
    made = []

    def duel():
        if not made:
            made.append(Duel(options.cli, BOX, SEED, MOST_MOVES))
        return made[0]

    tests = []
    for style in STYLES:
        tests += [(f"before a duel, {style}", lambda options, style=style: first_screens(options, style)),
                  (f"at the table, {style}", lambda options, style=style: table_screens(options, style, duel())),
                  (f"a crowded table, {style}", lambda options, style=style: crowded_table(options, style)),
                  (f"the end, {style}", lambda options, style=style: end_screen(options, style, duel()))]
    return tests


if __name__ == "__main__":
    main(chosen)
