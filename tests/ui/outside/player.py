# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays a known duel at the program, for both sides, and looks after every move whether all is as it must be."""

import re

from desk import Absent, Failure, wait_for
from duel import CRAWLERS, VERBS, pieces_of, piece_name, split
from reader import ACTION

LETTERS = {"fly": "f", "dig": "d", "peck": "p", "eat": "e", "drill": "l", "rest": "r", "break": "k", "move": "v",
           "push": "p", "bite": "b", "bedrock": "o", "raise": "r", "use": "u"}
# With these the action comes first: they have no target, or one where more may be done.
ACTION_FIRST = ("rest", "drill", "bite", "raise")
END_HEADINGS = ("The Bird wins", "The Worms win")
INTERRUPTIONS = ("I'm here", "Go on")
SPACE_NAME = re.compile(r"^([a-k<>]\d+): ")
ASKED = re.compile(r"who will (.+) be\?")


def fingerprint(tree):
    return {(node.path, node.name, node.description, node.states) for node in tree}


class Player:
    """What every way of playing has in common; subclasses know how to press."""

    def __init__(self, reader, duel):
        self.reader = reader
        self.duel = duel
        self.before = None  # what was there when something was last pressed
        self.number = 0
        self.said = ""
        self.missing = ""

    # --- To be done by subclasses ---

    def press(self, tree, node):
        raise NotImplementedError

    def press_space(self, tree, space):
        raise NotImplementedError

    def press_action(self, tree, move):
        raise NotImplementedError

    def end_turn(self, tree):
        self.press(tree, tree.get_button("End Turn"))

    def say_yes_or_no(self, tree, verb):
        self.press(tree, tree.get_button(verb.capitalize()))

    # --- Looking ---

    def wait(self, what, condition):
        return self.reader.wait(lambda: f"{what() if callable(what) else what} ({self.said})", condition)

    def note(self, tree):
        self.before = fingerprint(tree)

    @staticmethod
    def space(tree, space):
        found = tree.find_all(lambda node: node.name.startswith(f"{space}: "), "button")
        if len(found) != 1:
            raise Absent(f"there are {len(found)} spaces {space}")
        return found[0]

    @staticmethod
    def menu(tree):
        """The entries of the menu over the board, while it is open."""
        return [node for node in tree if node.role == "button" and node.shown and is_in_menu(node)]

    def arrived(self, tree, position):
        """Does the table show POSITION, all of it?  None: what is missing is in self.missing."""
        names = {node.name.split(":")[0]: node.name for node in tree
                 if node.role == "button" and re.match(r"^[a-k]\d+: ", node.name)}
        wanted = self.duel.names(position)
        wrong = [f"“{names.get(space)}” is not “{name}”" for space, name in wanted.items() if names.get(space) != name]
        shown = None
        for fact in self.duel.facts(position):
            shown = shown or [node.name for node in tree if node.name and node.shown]
            if not any(name.startswith(fact) for name in shown):
                wrong.append(f"nothing says “{fact}”")
        # A choice that changes nothing to be seen is told from one that is still to be made by what is asked.
        asked = any(node.name == "Choice" and node.shown for node in tree)
        if asked and position["pending"] is None:
            wrong.append("something is still asked")
        for option in (position["pending"] or {}).get("options", []):
            if option in self.duel.cards and asked and not self.is_covered(tree) and not self.card(tree, self.duel.cards[option]):
                wrong.append(f"“{self.duel.cards[option]}” cannot be chosen")
        self.missing = "; ".join(wrong[:3])
        return not wrong

    @staticmethod
    def is_covered(tree):
        return tree.button("Show hand") is not None

    # --- Playing ---

    def play(self):
        """Every move and what comes of it; returns what the last one has led to."""
        tree = self.wait("the first move to be possible", lambda tree: self.clear(tree) and tree)
        for number, move in enumerate(self.duel.moves):
            before, after = self.duel.positions[number:number + 2]
            self.number = number
            self.said = f"move {number + 1}, {move}"
            self.make(tree, move, before)
            tree = self.wait(lambda: "what comes of it: " + self.missing,
                             lambda tree: self.has_come(tree, after) and tree)
        return tree

    def wait_after(self, what, condition):
        """As wait (), but what was there when something was pressed does not count."""
        return self.wait(what, lambda tree: fingerprint(tree) != self.before and condition(tree))

    def clear(self, tree):
        """Puts away what stands between the player and the table.  FALSE: something was."""
        for name in INTERRUPTIONS:
            button = tree.button(name)
            if button is not None:
                self.note(tree)
                self.press(tree, button)
                self.wait_after(f"“{name}” to be heard", lambda tree: tree)
                return False
        return True

    def has_come(self, tree, after):
        self.missing = "nothing has changed"
        if fingerprint(tree) == self.before:
            return False
        if after["winner"]:
            self.missing = "no heading tells the end"
            return any(tree.find(heading, "heading") for heading in END_HEADINGS)
        if not self.clear(tree):
            return False
        if (after["pending"] or {}).get("kind") == "draft":
            self.missing = "the next champion is not asked for"
            who = piece_name(after["pending"]["who"]) if after["pending"]["who"] != "bird" else "you"
            return any(ASKED.search(node.name).group(1) == who for node in tree.find_all(ASKED, "label"))
        return self.arrived(tree, after)

    def make(self, tree, move, position):
        verb, *rest = move.split()
        pending = (position["pending"] or {}).get("kind")
        self.note(tree)
        if verb == "draft":
            card = self.duel.cards[rest[1]]
            self.press(tree, self.card(tree, card))
        elif verb == "end":
            self.end_turn(tree)
        elif verb in ("yes", "no"):
            self.say_yes_or_no(tree, verb)
        elif verb in ("play", "discard"):
            self.press_card(tree, self.duel.cards[rest[0]])
        elif verb == "use":
            self.use_power(tree, self.duel.actor(move), position)
        elif self.duel.target(move, position) is None and verb == "choose":
            self.answer(tree, rest)
        else:
            self.act(tree, move, position, pending)

    def card(self, tree, name):
        """The button of a card, perhaps with more words behind a comma: among the answers, in the hand, in the draft."""
        found = [node for node in tree.find_all(lambda node: node.name == name or node.name.startswith(name + ","), "button")
                 if ACTION in node.interfaces]
        for place in ("Choice", "Hand"):
            for node in found:
                if any(parent.name == place for parent in parents(node)):
                    return node
        return found[0] if found and is_draft(tree) else None

    def press_card(self, tree, name):
        card = self.card(tree, name)
        if card is None and tree.button("Show hand"):
            self.press(tree, tree.button("Show hand"))
            tree = self.wait(f"the card {name}", lambda tree: self.card(tree, name) and tree)
            self.note(tree)
            card = self.card(tree, name)
        if card is None:
            raise Failure(f"there is no card “{name}”")
        self.press(tree, card)

    def answer(self, tree, words):
        name = self.duel.option(words)
        if words[0] in self.duel.cards:
            self.press_card(tree, name)
            return
        tree = self.wait(f"the answer {name}", lambda tree: tree.button(name) and tree)
        self.note(tree)
        self.press(tree, tree.button(name))

    def use_power(self, tree, who, position):
        name = "Power"
        if who != "bird":
            worm = next(worm for worm in position["worms"] if worm["colour"] == who)
            name = f"Power: {self.duel.cards[worm['card']]}"
        self.press(tree, tree.get_button(name))

    def is_picked(self, tree, piece, position):
        """The space of what is picked is selected; where several are, nobody can tell which of them is."""
        at = pieces_of(position)[piece]
        alone = list(pieces_of(position).values()).count(at) == 1
        return alone and self.space(tree, at).has("selected")

    def pick(self, tree, piece, position):
        if self.is_picked(tree, piece, position):
            return tree
        at = pieces_of(position)[piece]
        if list(pieces_of(position).values()).count(at) == 1:
            self.press_space(tree, at)
        else:
            self.pick_among(tree, piece)
        tree = self.wait(f"{piece} to be picked", lambda tree: self.menu(tree) and tree
                         or self.space(tree, at).has("selected") and tree)
        if self.menu(tree):
            self.choose_entry(tree, [f"Pick {piece_name(piece)}"])
            tree = self.wait(f"{piece} to be picked", lambda tree: not self.menu(tree)
                             and self.space(tree, at).has("selected") and tree)
        return tree

    def pick_among(self, tree, piece):
        card = next((node for node in tree.find_all(lambda node: node.name.startswith(piece_name(piece)), "button")
                     if "dead" not in node.name), None)
        if card is None:
            raise Failure(f"there is no card of {piece}")
        self.press(tree, card)

    def choose_entry(self, tree, words):
        for node in self.menu(tree):
            name = re.sub(r" \(\d+ actions?\)$", "", node.name)
            if any(name == wanted or name.endswith(f": {wanted}") for wanted in words):
                self.note(tree)
                self.press(tree, node)
                return
        raise Failure(f"the menu has none of {words}, but {[node.name for node in self.menu(tree)]}")

    def act(self, tree, move, position, pending):
        """An action with a piece, or a choice on the board."""
        verb = move.split()[0]
        actor = self.duel.actor(move)
        target = self.duel.target(move, position)
        if actor in CRAWLERS and (pending is None or not self.offers(tree, move, target)):
            tree = self.pick(tree, actor, position)
        self.note(tree)
        if pending is None and (verb in ACTION_FIRST or target == pieces_of(position).get(actor)
                                or not self.is_meant(tree, move, target)):
            self.pick_action(tree, move)
        else:
            self.press_space(tree, target)
        self.finish(move, target)

    def pick_action(self, tree, move):
        """It may still be picked from the last move."""
        if self.is_waiting(tree, move):
            self.press_space(tree, self.duel.target(move, self.duel.positions[self.number]))
        else:
            self.press_action(tree, move)

    def is_meant(self, tree, move, target):
        """Is MOVE what a press on TARGET does, or one of several that it asks about?  A Worm that can go there goes."""
        # Outside the board there are only spaces that something can be done with.
        if tree.find(lambda node: node.name.startswith(f"{target}: "), "button") is None:
            return False
        return self.offers(tree, move, target) and (
            self.duel.actor(move) not in CRAWLERS or move.split()[0] == "move"
            or "Move" not in self.space(tree, target).description)

    def offers(self, tree, move, target):
        words = self.duel.words(move)
        return target is not None and any(word in self.space(tree, target).description for word in words)

    def finish(self, move, target):
        """What was pressed has led to the result, or to a menu, or asks where."""
        words = self.duel.words(move)
        after = self.duel.positions[self.number + 1]

        def is_done(tree):
            return (any(tree.button(name) for name in INTERRUPTIONS)
                    or any(tree.find(heading, "heading") for heading in END_HEADINGS)
                    or self.arrived(tree, after))

        def goes_on(tree):
            if self.menu(tree):
                return tree
            return fingerprint(tree) != self.before and (is_done(tree) or self.is_waiting(tree, move)) and tree

        while True:
            tree = self.wait(lambda: "what comes of the press: " + self.missing, goes_on)
            if self.menu(tree):
                self.choose_entry(tree, words)
                self.wait("the menu to close", lambda tree: not self.menu(tree))
                continue
            if is_done(tree):
                return
            self.note(tree)
            grave = move.split()[2] if move.startswith("raise ") else None
            if grave is not None and f"Pick the Gravestone at {grave}" in self.space(tree, grave).description:
                self.press_space(tree, grave)
            else:
                self.press_space(tree, target)

    def is_waiting(self, tree, move):
        """Is the action of MOVE picked and its target asked for?  The status line says so."""
        verb = VERBS[move.split()[0]]
        status = tree.find(lambda node: True, "status bar")
        return status is not None and re.search(rf"{verb}[:.] +[Pp](ress|ick) ",
                                                status.words() + status.description) is not None


def parents(node):
    while node.parent is not None:
        node = node.parent
        yield node


def is_in_menu(node):
    """The menu over the board goes by the name of its space."""
    return any(parent.role != "button" and SPACE_NAME.match(parent.name) for parent in parents(node))


def is_draft(tree):
    return tree.find("Draft", "heading") is not None


class ByActions(Player):
    """Presses what an assistive tool can press, and has neither keys nor a pointer."""

    def press(self, tree, node):
        self.reader.press(node)

    def press_space(self, tree, space):
        self.reader.press(self.space(tree, space))

    def press_action(self, tree, move):
        self.press(tree, tree.get_button(VERBS[move.split()[0]]))


class ByKeys(Player):
    """Has a keyboard, and reads the screen only to know what is there and where the focus is."""

    # What has a key of its own wherever the focus is.
    KEYS = {"End Turn": "Control+Return", "Show hand": "h", "Yes": "y", "No": "n"}
    MOST_STEPS = 80

    def __init__(self, reader, duel, xserver):
        super().__init__(reader, duel)
        self.xserver = xserver

    def focus(self, node, key="Tab"):
        """Goes to NODE by KEY."""
        for _ in range(self.MOST_STEPS):
            now = self.reader.tree().focused()
            if now is not None and now.path == node.path:
                return
            self.xserver.key(key)
            try:
                self.reader.wait("the focus to move", lambda tree: self.is_elsewhere(tree, now))
            except Failure:
                break
        raise Failure(f"the focus does not come to {node} by {key} ({self.said}); it is on {now}")

    @staticmethod
    def is_elsewhere(tree, before):
        now = tree.focused()
        return now is not None and (before is None or now.path != before.path)

    def press(self, tree, node):
        if node.name in self.KEYS:
            self.xserver.key(self.KEYS[node.name])
            return
        key = "Tab"
        if is_in_menu(node):
            key = "Down"
        elif is_draft(node.tree):
            key = "Right"
        self.focus(node, key)
        self.note(self.reader.tree())
        self.xserver.key("Return")

    def press_space(self, tree, space):
        wanted = self.space(tree, space)
        now = tree.focused()
        # The board is one stop of Tab.
        if now is None or SPACE_NAME.match(now.name) is None:
            for _ in range(self.MOST_STEPS):
                self.xserver.key("Tab")
                before = now
                now = self.reader.wait("the focus to move", lambda tree: self.is_elsewhere(tree, before)).focused()
                if SPACE_NAME.match(now.name):
                    break
        column, row = split(SPACE_NAME.match(now.name).group(1))
        right, down = split(space)[0] - column, split(space)[1] - row
        # Along the row first where the board is surely as wide.
        keys = ["Right" if right > 0 else "Left"] * abs(right) + ["Down" if down > 0 else "Up"] * abs(down)
        if keys:
            self.xserver.key(*keys)
        wait_for(f"the focus on {space} ({self.said})", lambda: self.reader.is_focused(wanted))
        self.note(self.reader.tree())
        self.xserver.key("Return")

    def press_action(self, tree, move):
        self.xserver.key(LETTERS[move.split()[0]])

    def press_card(self, tree, name):
        if tree.button("Show hand"):
            self.xserver.key("h")
            tree = self.wait("the hand to be shown", lambda tree: not tree.button("Show hand") and tree.get("Hand") and tree)
            self.note(tree)
        hand = [node.name for node in tree.get("Hand").children if node.role == "button" and node.shown]
        place = next((place for place, card in enumerate(hand) if card == name or card.startswith(name + ",")), None)
        if place is not None and place < 10:
            self.xserver.key(str((place + 1) % 10))
        else:
            super().press_card(tree, name)

    def use_power(self, tree, who, position):
        if who != "bird":
            self.pick(tree, who, position)
            self.note(self.reader.tree())
        self.xserver.key(LETTERS["use"])

    def act(self, tree, move, position, pending):
        """Mostly the action by its letter, then its target; every fourth time straight to the target."""
        verb = move.split()[0]
        actor = self.duel.actor(move)
        if verb not in LETTERS or pending is not None or self.number % 4 == 0:
            super().act(tree, move, position, pending)
            return
        if actor in CRAWLERS:
            tree = self.pick(tree, actor, position)
        self.note(tree)
        self.pick_action(tree, move)
        self.finish(move, self.duel.target(move, position))

    def pick_among(self, tree, piece):
        """Put down the action and the piece that are picked, then the menu of the space tells them apart."""
        self.xserver.key("Escape", "Escape")
        self.press_space(self.reader.tree(), pieces_of(self.duel.positions[self.number])[piece])
