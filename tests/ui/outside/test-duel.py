#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole duels from outside, from the title to the end: by what a screen reader can press alone, or by keys alone.

Both sides are played at one screen, with everything in the box.  After every move each space must have the name that
belongs to the position, and the counters must stand where they belong.
"""

import functools

from desk import Failure
from duel import Duel
from tap import Program, main

# A first duel would be offered champions that are dealt.
DRAFT = {"champions": "'draft'"}
BOX = "start:champions=draft,cards=on,events=on"
RANDOM = "start:champions=random,cards=on,events=on"
# Where duels are looked for, and how long they may be: a short one has all that is to be tested.
SEEDS = {"actions": 36, "keys": 38}
MOST_MOVES = 70
NAMES = {"Bird’s name": "Ada", "Worms’ name": "Grace"}
SIZE = (800, 600)


def opened(program, heading):
    return program.wait(f"the screen {heading}", lambda tree: tree.find(heading, "heading") and tree)


def two_people(program):
    return program.wait("both names", lambda tree: all(tree.get(name, role) for name, role in (
        *((entry, "text") for entry in NAMES), ("Learning help", "check box"), ("Champions", None))) and tree)


def is_on(name):
    return lambda tree: tree.get(name, "check box").has("checked")


def check_end(program, tree, position):
    heading = "The Bird wins" if position["winner"] == "bird" else "The Worms win"
    winner = NAMES["Bird’s name" if position["winner"] == "bird" else "Worms’ name"]
    if tree.find(heading, "heading") is None:
        raise Failure(f"there is no heading “{heading}”")
    if not any(winner in node.name for node in tree.find_all(lambda node: True, "label")):
        raise Failure(f"nobody says that {winner} has won")
    for button in ("Rematch", "Rematch, same sides", "Title"):
        if tree.button(button) is None:
            raise Failure(f"there is no button “{button}”")


def by_actions(options):
    from player import ByActions
    duel = Duel(options.cli, BOX, SEEDS["actions"], MOST_MOVES)
    with Program(options, ["--seed", duel.seed], SIZE, DRAFT) as program:
        reader = program.reader
        program.press("New Duel")
        # The first duel would be one against the computer, with help.
        opened(program, "New Duel")
        program.press("Two people")
        tree = two_people(program)
        reader.press(tree.find("Learning help", "check box"))
        program.wait("no help", lambda tree: not is_on("Learning help")(tree))
        for entry, name in NAMES.items():
            reader.write(tree.find(entry, "text"), name)
        # Off, and on again.
        for on in (False, True):
            reader.press(program.wait("the switch", lambda tree: tree.find("Special Events", "check box")))
            program.wait("the switch to turn", lambda tree: is_on("Special Events")(tree) == on)
        program.press("Start")
        opened(program, "Draft")
        tree = ByActions(reader, duel).play()
        check_end(program, tree, duel.positions[-1])
        reader.press(tree.button("Title"))
        program.wait("the title", lambda tree: tree.button("New Duel"))
        program.press("Close")
        program.wait_for_end()


def by_keys(options):
    from player import ByKeys
    duel = Duel(options.cli, RANDOM, SEEDS["keys"], MOST_MOVES)
    with Program(options, ["--seed", duel.seed], SIZE, DRAFT) as program:
        reader, keys = program.reader, program.xserver.key
        player = ByKeys(reader, duel, program.xserver)
        player.press(None, program.wait("the title", lambda tree: tree.button("New Duel")))
        player.press(None, opened(program, "New Duel").get_button("Two people"))
        tree = two_people(program)
        player.focus(tree.find("Learning help", "check box"))
        keys("space")
        program.wait("no help", lambda tree: not is_on("Learning help")(tree))
        for entry, name in NAMES.items():
            player.focus(tree.find(entry, "text"))
            keys(*name)
            program.wait(f"the name {name}", lambda tree: reader.text(tree.get(entry, "text")) == name)
        # The second of the list: Random.
        player.press(tree, tree.get_button("Champions"))
        program.wait("the list to have the focus", lambda tree: tree.find("Random", "list item") and tree.focused()
                     and tree.focused().role == "list item")
        keys("Down", "Return")
        program.wait("the choice", lambda tree: tree.get_button("Champions").description.startswith("Random"))
        player.press(None, program.wait("“Start”", lambda tree: tree.button("Start")))
        program.wait("the table", lambda tree: tree.find("Board"))
        tree = player.play()
        check_end(program, tree, duel.positions[-1])
        player.press(tree, tree.button("Title"))
        program.wait("the title", lambda tree: tree.button("New Duel"))
        keys("Control+q")
        program.wait_for_end()


def chosen(options):
    way = {"actions": by_actions, "keys": by_keys}[options.way]
    options.name += "-" + options.way
    return [(f"a whole duel by {options.way}", functools.partial(way))]


if __name__ == "__main__":
    main(chosen, ["--way"])
