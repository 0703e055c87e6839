# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays a known match of Terror Below at the program, for all who take part, and looks after every move
whether all is as it must be."""

import re

from desk import PATIENCE, Absent, Failure, wait_for
from duel import split
from player import is_in_menu, parents
from race import SEATS, SPACE
from reader import ROOT, TYPE_NAME

HERE = "I’m here"
INTERRUPTIONS = ("Go on",)
SPACE_NAME = re.compile(r"^([a-h][1-6]): ")
DECKS = {"item": "Draw Item", "weapon": "Draw Weapon"}
# What takes the keyboard focus, or can be pressed, must say what it is.
CONTROLS = ("button", "toggle button", "check box", "text", "entry", "link", "list item", "status bar")
# What was pressed, and what is being written down, is no sign that something has come of it.
PASSING = ("Log", "Status")
# Seconds: something comes of a press at once, or GTK waits for a quarter of a second.
SOON = 0.5
ANSWERS = {"yes": ("Yes", "Roll again"), "no": ("No", "Keep the roll")}


def looks(tree):
    """What a move or a pick changes."""
    found = set()
    nodes = [tree.nodes[ROOT]]
    while nodes:
        node = nodes.pop()
        found.add((node.path, node.name, node.description, node.has("pressed")))
        nodes.extend(child for child in node.children if child.name not in PASSING)
    return found


class Racer:
    """What every way of playing has in common; subclasses know how to press."""

    def __init__(self, reader, race, names):
        self.reader = reader
        self.race = race
        self.names = names  # of the players, by seat
        self.position = race.positions[0]
        self.after = None
        self.before = None  # what was there when something was last pressed
        self.number = 0
        self.here = None    # who has said last to be there
        self.said = ""
        self.missing = ""
        self.n_asked = 0    # how often somebody had to say so

    # --- To be done by subclasses ---

    def press(self, tree, node):
        raise NotImplementedError

    def name_of(self, seat):
        return self.names.get(seat, seat.capitalize())

    # --- Looking ---

    def wait(self, what, condition):
        return self.reader.wait(lambda: f"{what() if callable(what) else what} ({self.said})", condition)

    @staticmethod
    def fail_if_unnamed(tree):
        for node in tree:
            if node.shown and node.has("focusable") and node.role in CONTROLS and (
                    not node.name.strip() or TYPE_NAME.match(node.name)):
                raise Failure(f"{node} in {[parent.name or parent.role for parent in parents(node)]} has no name")

    @staticmethod
    def space(tree, space):
        found = tree.find_all(lambda node: node.name.startswith(f"{space}: "), "button")
        if len(found) != 1:
            raise Absent(f"there are {len(found)} spaces {space}")
        return found[0]

    @staticmethod
    def inside(tree, place, name, number=0):
        """The button of that name in the part of the table PLACE; of several the one in place NUMBER."""
        found = [node for node in tree.find_all(name, "button") if any(parent.name == place for parent in parents(node))]
        found.sort(key=lambda node: [parent.index for parent in parents(node)][::-1] + [node.index])
        if len(found) <= number:
            raise Absent(f"there is no “{name}” in {place}")
        return found[number]

    @staticmethod
    def button_that(tree, *names):
        for name in names:
            found = tree.button(name)
            if found is not None:
                return found
        raise Absent(f"there is none of {names}")

    def arrived(self, tree, position):
        """Does the table show POSITION, all of it?  What is missing is in self.missing."""
        if position["pending"] and position["pending"]["kind"] == "leader" and position["step"] == "setup":
            chooses = "Choose the Leader of your squad."
            if self.race.players > 1:
                chooses = f"{self.name_of(self.race.decides(position))}: {chooses}"
            self.missing = f"nothing says “{chooses}”"
            return any(node.shown and node.name.startswith(chooses) for node in tree)
        names = {node.name.split(":")[0]: node.name for node in tree
                 if node.role == "button" and SPACE_NAME.match(node.name) and node.shown}
        wrong = [f"“{names.get(space)}” is not “{name}”" for space, name in self.race.spaces(position).items()
                 if names.get(space) != name]
        buttons = [node for node in tree if node.role == "button" and node.shown]
        for name, words in self.race.facts(position):
            if not any(node.name.startswith(name) and node.description.startswith(words) for node in buttons):
                wrong.append(f"nothing says “{name}: {words}”")
        asked = self.race.asked(position)
        if asked and not any(node.shown and node.name == asked for node in tree if node.role == "label"):
            wrong.append(f"nothing says “{asked}”")
        self.missing = "; ".join(wrong[:3])
        return not wrong

    # --- Playing ---

    def play(self):
        """Every move and what comes of it; returns what the last one has led to."""
        tree = self.wait("the match", lambda tree: self.is_ready(tree, self.position) and tree)
        for number, move in enumerate(self.race.moves):
            self.position, self.after = self.race.positions[number:number + 2]
            self.number = number
            self.said = f"move {number + 1}, {move}"
            self.fail_if_unnamed(tree)
            tree = self.make(tree, move)
        return tree

    def is_ready(self, tree, position):
        """Does the table show POSITION, with nothing left to be said before?"""
        if not self.is_clear(tree) or not self.arrived(tree, position):
            return False
        return position["step"] == "setup" or self.come(tree, position)

    def is_clear(self, tree):
        """Puts away what stands between the player and the table.  FALSE: something was."""
        for name in INTERRUPTIONS:
            button = tree.button(name)
            if button is not None:
                self.press(tree, button)
                self.wait(f"“{name}” to be heard", lambda tree: not tree.button(name))
                return False
        return True

    def come(self, tree, position):
        """Who decides says to be there, where that is asked.  FALSE: somebody has just done so."""
        if tree.button(HERE) is None:
            return True
        self.here = self.race.decides(position)
        asks = self.race.decides(position).capitalize()
        if not any(node.shown and node.name.startswith(asks) for node in tree if node.role == "label"):
            raise Absent(f"nobody asks {self.here} to come")
        self.hide(tree, position)
        self.n_asked += 1
        self.press(tree, tree.button(HERE))
        self.wait(f"{self.here}’s hand", lambda tree: tree.button(HERE) is None and tree)
        return False

    def hide(self, tree, position):
        """While the hand lies face down no card of it is named anywhere in it."""
        names = {self.race.vehicle(card) for card in self.race.player(position)["vehicles"]}
        for node in tree.get("Hand").walk():
            if node.name in names:
                raise Failure(f"{node} is named before {self.here} has come")

    def has_come(self, tree, after):
        self.missing = "nothing has changed"
        if looks(tree) == self.before:
            return False
        if after["winner"] is not None:
            self.missing = "no heading tells the end"
            return tree.find(self.end_heading(), "heading") is not None
        return self.is_ready(tree, after)

    def end_heading(self):
        names = [self.name_of(seat) for seat in self.race.positions[-1]["winner"]]
        if not names:
            return "The Worms win"
        return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win'}"

    def make(self, tree, move):
        """All that has to be pressed for MOVE, one after the other; what is not there yet is waited for.  Returns what comes
        of it."""
        steps = self.steps_of(*move.split())
        entry = self.entry_of(*move.split())
        for find in steps:
            tree, node = self.find(tree, find, move)
            self.press_and_rest(tree, node)
            if find is not steps[-1]:
                tree = self.wait("the press to be heard", lambda tree: looks(tree) != self.before and tree)
        while True:
            tree, node = self.wait(lambda: "what comes of it: " + self.missing, lambda tree: self.goes_on(tree, entry))
            if node is None:
                return tree
            self.press_and_rest(tree, node)

    def press_and_rest(self, tree, node):
        """Nothing is looked at before the program has told of something new."""
        self.before = looks(tree)
        self.press(tree, node)
        self.reader.rest_well(SOON)

    def find(self, tree, find, move):
        """The tree, and in it what FIND looks for: at once, or when it comes."""
        try:
            return tree, find(tree)
        except Absent:
            return self.wait(f"what to press for {move}", lambda tree: self.found(tree, find))

    def found(self, tree, find):
        # What can be done with a hand that lies face down is not there.
        self.show_hand(tree)
        return tree, find(tree)

    def goes_on(self, tree, entry):
        """The move has been made: the tree and nothing; or a menu asks what was meant: the tree and what to press in it."""
        node = tree.find(entry, "button") if entry is not None else None
        if node is not None and looks(tree) != self.before:
            return tree, node
        return self.has_come(tree, self.after) and (tree, None)

    def steps_of(self, verb, *rest):
        race, position = self.race, self.position
        if verb == "leader" and position["step"] == "setup" or verb in ("leader", "revive", "leave"):
            return [lambda tree: self.inside(tree, "Squad", race.names[rest[0]])]
        if verb in ("start", "return", "move", "clear"):
            # Every other time by the button of the action.
            button = {"move": "Move", "clear": "Clear"}.get(verb)
            first = [lambda tree: tree.get_button(button)] if button and self.number % 2 else []
            return first + [lambda tree: self.space(tree, rest[0])]
        if verb == "ramp" or verb == "jump":
            spaces = [lambda tree, space=space: self.space(tree, space) for space in rest]
            return [lambda tree: tree.get_button("Ramp")] + spaces
        if verb in ("play", "hide"):
            slot = position["slots"][int(rest[2]) - 1]
            return [lambda tree: self.card(tree, rest[0]),
                    lambda tree: self.inside(tree, "Terror zone", f"Worm {rest[2]}: {race.names[slot['worm']]}")]
        if verb in ("add", "discard"):
            return [lambda tree: self.card(tree, rest[0])]
        if verb == "use":
            return [lambda tree: self.card(tree, rest[0])]
        if verb == "take":
            return [lambda tree: tree.get_button("Take Eggs")]
        if verb == "deliver":
            return [lambda tree: tree.get_button("Deliver")]
        if verb == "done":
            end = position["pending"] is None
            return [lambda tree: tree.get_button("End Turn" if end else "Done")]
        if verb in ("yes", "no"):
            return [lambda tree: self.button_that(tree, *ANSWERS[verb])]
        if verb == "draw":
            return [lambda tree: tree.get_button(DECKS[rest[0]])]
        if verb == "target":
            return [lambda tree: self.space(tree, race.beyond(position, *rest))]
        if verb == "claim" and rest[0] == "vp":
            return [lambda tree: tree.get_button("1 point")]
        if verb in ("claim", "keep"):
            if rest[0] == "deck":
                return [lambda tree: tree.get_button("Hidden Bounty from the deck")]
            return [lambda tree: self.bounty(tree, rest[0])]
        return [self.chosen(*rest)]

    def chosen(self, option):
        """The answer to a card."""
        if option == "done":
            return lambda tree: tree.get_button("Done")
        if SPACE.match(option):
            return lambda tree: self.space(tree, option)
        if option in SEATS:
            return lambda tree: tree.get(lambda node: node.name.startswith(f"{option.capitalize()}: "), "button")
        if option in self.race.names and self.race.explained(option).get("deck") == "bounty":
            return lambda tree: self.bounty(tree, option)
        if option in self.race.names:
            return lambda tree: self.card(tree, option)
        if re.match(r"^\d-\d$", option):
            return lambda tree: tree.get_button(f"Targets {option[0]} and {option[2]}")
        words = {"revive": "Bring back a dead one", "ap": "2 Action Points"}.get(option, f"{option.capitalize()} Egg")
        return lambda tree: tree.get_button(words)

    def bounty(self, tree, card):
        if card in self.position["line"]:
            place = self.position["line"].index(card) + 1
            return self.inside(tree, "Bounty Line", f"Bounty {place}: {self.race.bounty(card)}")
        return tree.get(f"Hidden Bounty: {self.race.bounty(card)}", "button")

    def card(self, tree, card):
        """The button of a card: in the hand, or where it can be chosen; of equal ones in the hand the one in the right
        place."""
        self.show_hand(tree)
        hand = self.race.hand(self.position)
        if card in hand:
            name = self.race.vehicle(card)
            equal = [other for other in hand if self.race.vehicle(other) == name]
            return self.inside(tree, "Hand", name, equal.index(card))
        name = self.race.names[card]
        if name in [self.race.names[thing] for thing in self.race.things(self.position)]:
            return self.inside(tree, "Hand", name)
        for place in ("Hunt", "Squad"):
            for node in tree.find_all(name, "button"):
                if any(parent.name == place for parent in parents(node)):
                    return node
        found = tree.button(name)
        if found is None:
            raise Absent(f"there is no card “{name}”")
        return found

    def show_hand(self, tree):
        """Cards can be seen only while the hand lies open."""
        if tree.button("Show hand") is not None:
            self.press(tree, tree.button("Show hand"))
            self.wait("the hand to be shown", lambda tree: tree.button("Show hand") is None)
            raise Absent("the hand was lying face down")

    def entry_of(self, verb, *rest):
        """What the entry of a menu says that means this move; None: there is no menu for it."""
        if verb == "deliver":
            kind = "no Bounty"
            if len(rest) > 1:
                kind = "Bounty" if rest[2] in self.position["line"] else "Hidden Bounty"
            points = f"{self.race.explained(rest[2])['VP']} point" if len(rest) > 1 else ""
            return re.compile(rf"^{rest[0].capitalize()} Egg, {kind}: {points}")
        if verb == "move":
            return re.compile(r"^Drive there: \d")
        if verb == "clear":
            return re.compile(rf"^Clear a Rubble at {rest[0]}$")
        if verb == "target":
            return re.compile(rf"^Target {rest[0]} goes {rest[1]}$")
        if verb == "ramp":
            return re.compile(rf"^Ramp over {rest[0]}")
        if verb == "jump":
            return re.compile(rf"^Jump to {rest[0]}")
        return None


class ByActions(Racer):
    """Presses what an assistive tool can press, and has neither keys nor a pointer."""

    def press(self, tree, node):
        self.reader.press(node)


class ByKeys(Racer):
    """Has a keyboard, and reads the screen only to know what is there and where the focus is."""

    # What has a key of its own wherever the focus is.
    KEYS = {"End Turn": "Control+Return", "Done": "Control+Return", "Show hand": "h", "Move": "v", "Ramp": "r", "Clear": "c",
            "Take Eggs": "e", "Deliver": "d", "Yes": "y", "Roll again": "y", "No": "n", "Keep the roll": "n"}
    MOST_STEPS = 80
    # Every so many moves Tab goes where a key would do.
    WITHOUT_KEYS = 4

    def __init__(self, reader, race, names, xserver):
        super().__init__(reader, race, names)
        self.xserver = xserver

    def go(self, key):
        """One step of the focus; returns the path of what it is on."""
        before = self.reader.focus
        self.xserver.key(key)
        if not self.reader.wait_for_focus(before, PATIENCE):
            raise Failure(f"{key} does not move the focus ({self.said})")
        return self.reader.focus

    def focus(self, node, key="Tab"):
        passed = []
        for _ in range(self.MOST_STEPS):
            if self.reader.is_focused(node):
                return
            passed.append(self.go(key))
        names = [node.tree.nodes[path].name if path in node.tree.nodes else path for path in passed]
        raise Failure(f"the focus does not come to {node} by {key} ({self.said}), only to {names}")

    def press(self, tree, node):
        key = self.key_of(node)
        if key is not None:
            self.before = looks(tree)
            self.xserver.key(key)
            return
        if SPACE_NAME.match(node.name) and not is_in_menu(node):
            self.go_to_space(tree, node)
        else:
            self.focus(node, "Down" if is_in_menu(node) else "Tab")
        # What has the focus is told more of.
        self.before = looks(self.reader.tree())
        self.xserver.key("Return")

    def key_of(self, node):
        """The key that presses NODE; None: it is gone to."""
        if is_in_menu(node) or self.number % self.WITHOUT_KEYS == 0:
            return None
        places = [parent.name for parent in parents(node)]
        if node.name in self.KEYS and "Hand" not in places:
            return self.KEYS[node.name]
        number = re.match(r"(Worm|Bounty) (\d): ", node.name)
        if number is not None:
            # A Worm's number is that of a card while none is picked.
            picked = any(other.has("pressed") for other in node.tree.get("Hand").walk())
            return f"Alt+{number[2]}" if number[1] == "Bounty" else number[2] if picked else None
        return self.key_in_hand(node) if "Hand" in places else None

    def key_in_hand(self, node):
        cards = [self.race.vehicle(card) for card in self.race.hand(self.position)]
        same = [other for other in node.tree.get("Hand").walk() if other.name == node.name and other.shown]
        if node.name in cards:
            return str(cards.index(node.name) + 1 + same.index(node))
        things = [self.race.names[card] for card in self.race.things(self.position)]
        return f"Shift+{things.index(node.name) + 1}" if node.name in things else None

    def go_to_space(self, tree, wanted):
        """The board is one stop of Tab."""
        now = tree.focused()
        for _ in range(self.MOST_STEPS):
            if now is not None and SPACE_NAME.match(now.name):
                break
            now = tree.nodes.get(self.go("Tab"))
        if now is None:
            raise Failure(f"Tab does not come to the board ({self.said})")
        column, row = split(SPACE_NAME.match(now.name)[1])
        to_column, to_row = split(SPACE_NAME.match(wanted.name)[1])
        keys = ["Right" if to_column > column else "Left"] * abs(to_column - column)
        keys += ["Down" if to_row > row else "Up"] * abs(to_row - row)
        if keys:
            self.xserver.key(*keys)
        wait_for(f"the focus on {wanted} ({self.said})", lambda: self.reader.is_focused(wanted))
