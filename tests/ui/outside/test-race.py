#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches of Terror Below from outside, from the title to the end: of three people at one screen by what a screen
reader can press alone, and of one player by keys alone.

After every move each space must have the name that belongs to the position, and Worms, seats and Bounties must say what
they are; everything that can be pressed must have a name.
"""

import functools

from desk import Failure
from race import Race
from tap import Program, main

# Where matches are looked for, and how long they may be: a short one has most of what is to be tested.
THREE = ("start:players=3", 3, 75, 115)
ALONE = ("start:players=1,scenario=delivery", 1, 16, 50)
NAMES = {"red": "Ada", "blue": "Grace", "green": "Mary"}
SIZE = (1280, 800)
# GTK 4.8 offers no way to choose from the list of a field but keys and a pointer: what was chosen the last time is.
PEOPLE = {"terror-players": "3", "terror-seats": "['person', 'person', 'person', 'easy', 'easy']"}


def check_end(program, tree, racer):
    for button in ("Rematch", "Replay", "See the desert", "Title"):
        if tree.button(button) is None:
            raise Failure(f"there is no button “{button}”")


def by_actions(options):
    from racer import ByActions
    race = Race(options.cli, *THREE)
    with Program(options, ["--seed", race.seed], SIZE, PEOPLE, lean=True) as program:
        reader = program.reader
        program.press("Terror Below")
        program.press("Play")
        tree = program.wait("the form", lambda tree: tree.find("New match", "heading")
                            and tree.get("Green name", "text") and tree)
        reader.press(tree.get("Learning help", "check box"))
        program.wait("no help", lambda tree: not tree.get("Learning help", "check box").has("checked"))
        for seat, name in NAMES.items():
            reader.write(tree.get(f"{seat.capitalize()} name", "text"), name)
        program.press("Start")
        racer = ByActions(reader, race, NAMES)
        tree = racer.play()
        check_end(program, tree, racer)
        if racer.n_asked < 10:
            raise Failure(f"somebody was asked to come only {racer.n_asked} times")
        reader.press(tree.button("Title"))
        program.wait("the title", lambda tree: tree.button("Play"))
        program.press("Close")
        program.wait_for_end()


def choose(program, player, name, entry):
    """The ENTRY of the list NAME; returns when it is chosen."""
    def listed(tree):
        now = tree.focused()
        return now is not None and now.role == "list item" and now.has("selected") and now.name

    keys = program.xserver.key
    player.focus(program.wait(f"“{name}”", lambda tree: tree.button(name)))
    keys("Return")
    program.wait("the list to have the focus", lambda tree: tree.focused() and tree.focused().role == "list item")
    keys("Home")
    now = program.wait("the first entry", listed)
    while now != entry:
        keys("Down")
        now = program.wait(f"the entry after {now}", lambda tree: listed(tree) not in (None, False, now) and listed(tree))
    keys("Return")
    program.wait(f"the choice {entry}", lambda tree: tree.get_button(name).description.startswith(entry))


def by_keys(options):
    from racer import ByKeys
    race = Race(options.cli, *ALONE)
    with Program(options, ["--seed", race.seed], SIZE, lean=True) as program:
        reader, keys = program.reader, program.xserver.key
        player = ByKeys(reader, race, {"red": "Ada"}, program.xserver)
        # A list that opens under the pointer chooses what lies there.
        program.xserver.move(*(edge - 1 for edge in SIZE))
        # The boxes are one stop of Tab, and the one that has the focus is the chosen one.
        tree = program.wait("the title", lambda tree: tree.find("Games") and tree)
        player.focus(tree.get_button("Worms Rising"))
        player.focus(tree.get_button("Terror Below"), "Right")
        program.wait("the box", lambda tree: tree.get_button("Terror Below").has("pressed"))
        player.focus(program.wait("“Play”", lambda tree: tree.button("Play")))
        keys("Return")
        program.wait("the form", lambda tree: tree.find("New match", "heading"))
        choose(program, player, "Players", "1")
        choose(program, player, "Scenario", "Special Delivery")
        tree = reader.tree()
        player.focus(tree.get("Learning help", "check box"))
        keys("space")
        program.wait("no help", lambda tree: not tree.get("Learning help", "check box").has("checked"))
        player.focus(tree.get("Red name", "text"))
        keys(*NAMES["red"])
        program.wait("the name", lambda tree: reader.text(tree.get("Red name", "text")) == NAMES["red"])
        player.focus(tree.get_button("Start"))
        keys("Return")
        tree = player.play()
        check_end(program, tree, player)
        player.focus(tree.button("Title"))
        keys("Return")
        program.wait("the title", lambda tree: tree.button("Play"))
        keys("Control+q")
        program.wait_for_end()


def chosen(options):
    way = {"actions": by_actions, "keys": by_keys}[options.way]
    options.name += "-" + options.way
    return [(f"a whole match of Terror Below by {options.way}", functools.partial(way))]


if __name__ == "__main__":
    main(chosen, ["--way"])
