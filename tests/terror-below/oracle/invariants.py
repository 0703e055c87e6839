# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold after every move, whatever was played."""

import collections
import re

import box
import notation
import reading
import replay
import views
from match import Match


# Checks that take long are made after every so many moves.
EVERY = 4
WORDS = re.compile("[a-z0-9-]+")


class Broken(Exception):
    """Something that must hold does not."""


def need(condition, what):
    if not condition:
        raise Broken(what)


class Watch:
    """Looks at one match from its first decision to its end."""

    def __init__(self, match):
        self.match = match
        self.gone = collections.Counter()  # Cards out of the match, by deck.
        self.n_checks = 0
        self.data = self._write()
        position = match.position
        solo, queens = position.solo, bool(position.options["queens"])
        self.box = {deck: collections.Counter(box.full_deck(deck, solo, queens)) for deck in box.PILES}
        self.check([])

    def _write(self):
        return notation.write(self.match.position, self.match.pending)

    def moved(self, events):
        """After a move."""
        self.gone["bounties"] += sum(event.startswith("out ") for event in events)
        before, self.data = self.data, self._write()
        self.check(events)
        # One in EVERY moves, not always the same decisions.
        if self.n_checks % EVERY == 1 or self.match.choice is None:
            self._check_replay(before, events)

    def check(self, events):
        match, position = self.match, self.match.position
        self.n_checks += 1
        self._check_state(match, position)
        self._check_players(position)
        if self.n_checks % EVERY == 2 or match.choice is None:
            self._check_pieces(position)
            self._check_cards(position)
        if self.n_checks % EVERY == 3 or match.choice is None:
            seat = self.n_checks // EVERY % len(position.players)
            self._check_view(position.players[seat].seat, events)

    def _check_pieces(self, position):
        board = position.board
        homes = {at for at in position.locations.values() if at is not None}
        for colour in box.COLOURS:
            need(position.egg_supply(colour) >= 0, f"too many Eggs: {colour}")
        need(position.rubble_supply() >= 0, "too much Rubble")
        for space, number in position.rubble.items():
            need(space in board.is_ground and 1 <= number <= box.RUBBLE_IN_A_SPACE, f"Rubble in {space}")
            need(space not in homes or (position.solo and number == 1), f"Rubble on a Location: {space}")
        for space, eggs in position.eggs.items():
            need(space in board.is_ground and space not in homes and eggs, f"Eggs in {space}")
            need(not position.solo or len(eggs) == 1, f"Eggs in {space} in solo")
        need(all(slot is None or slot.target in board.is_ground for slot in position.slots), "a Target on no ground")
        need(len(homes) == 5 or position.solo, "a Location is missing")

    def _check_cards(self, position):
        for deck in box.PILES:
            cards = collections.Counter(reading.cards_of(position, deck))
            need(not cards - self.box[deck], f"too many cards: {deck}")
            if deck == "worms" and position.step == "setup":
                continue
            need(sum(cards.values()) + self.gone[deck] == sum(self.box[deck].values()), f"cards are missing: {deck}")

    def _check_players(self, position):
        choice = self.match.choice
        is_acting = choice is not None and choice.kind == "act"
        # T10.3 to T10.5: a ramp asks only when the pawn has landed, so pawns share a space at `act` alone.
        standing = [player.at for player in position.players
                    if player.at is not None and not (is_acting and player.seat == position.turn)]
        need(len(standing) == len(set(standing)), "two pawns in a space")
        for player in position.players:
            squad = len(player.squad) + len(player.dead) + (player.leader is not None)
            need(squad <= box.BOARD["squad"], f"squad of {player.seat}")
            held = collections.Counter(player.items + player.weapons)
            need(not collections.Counter(player.fresh) - held, f"fresh cards of {player.seat}")
            need(player.hat is None or box.CARDS[player.hat]["kind"] == "hat", f"Hat of {player.seat}")
            reward = 2 if player.hat == "miners-helmet" else box.BOARD["rubble"]["reward"]
            need(player.rubble < reward or position.winner is not None
                 or (choice is not None and choice.kind in ("draw", "pick")), f"Rubble of {player.seat}")
            if player.eliminated:
                need(player.at is None and player.leader is None
                     and not any(player.hand(deck) for deck in box.HANDS), f"{player.seat} is eliminated")

    def _check_state(self, match, position):
        choice = match.choice
        if choice is None:
            need(position.step == "over" and position.winner is not None and position.attack is None
                 and not position.using, "the end")
            need((position.score is not None) == (position.solo and position.winner != []), "the score")
            return
        need(position.winner is None and position.step != "over", "over, and goes on")
        need(len(choice.moves) >= 2 and choice.moves == sorted(set(choice.moves)), f"decision {choice.kind}")
        need(position.ap == 0 or position.step == "act", "AP outside act")
        need(choice.kind not in ("play", "act") or position.step == choice.kind, "the step")
        need((position.attack is None) or position.step == "between", "an attack in a turn")
        need(position.attacks < box.SOLO["attacks"], "too many attacks")
        need(position.round <= box.BOARD["rounds"] or position.final is not None or position.solo, "too many rounds")
        if not position.solo:
            need(all(player.total() < box.BOARD["goal"] for player in position.players), "nobody has won")

    def _check_view(self, seat, events):
        """No id of a hidden card that is the only one of its kind stands in a view or in what is told."""
        data, position = self.data, self.match.position
        seen = views.view(data, seat)
        secret = set(data["decks"]["vehicles"]) | set(data["decks"]["worms"]) | set(data["decks"]["bounties"])
        for slot in filter(None, data["slots"]):
            secret |= {laid["card"] for laid in slot["cards"] if laid["down"] and laid["by"] != seat}
        for player in position.players:
            if player.seat != seat:
                secret |= set(player.vehicles)
                secret |= {card for card, is_open in player.hidden if not is_open}
        leaks = secret.intersection(WORDS.findall(notation.canonical(seen)))
        need(not leaks, f"a view of {seat} shows {leaks}")
        for event in events:
            words = views.event(event, seat).split(" ")
            if words[0] in ("drawn", "hid") and words[1] != seat and words[2] != "characters":
                need(words[3 if words[0] == "drawn" else 2] == "?", f"{seat} is told: {event}")
        need(seen["seed"] is None and seen["view"] == seat, "the view")
        for mine, whole in zip(seen["players"], data["players"]):
            for key in ("vehicles", "items", "weapons", "fresh", "hidden"):
                need(len(mine[key]) == len(whole[key]), f"the number of {key} in a view")
                need(whole["seat"] == seat or key == "hidden" or set(mine[key]) <= {"?"}, f"{key} in a view")

    def _check_replay(self, before, events):
        again = replay.Replay(before)
        try:
            again.run(events)
        except (KeyError, ValueError, AssertionError, TypeError, IndexError) as fault:
            raise Broken(f"events cannot be replayed: {fault!r}") from fault
        again.lay_down(self.data["using"])
        found, wanted = replay.comparable(again.data), replay.comparable(self.data)
        for key, value in wanted.items():
            need(found[key] == value, f"events do not give {key}: {found[key]} for {value}")

    def check_reading(self, move):
        """The position, written and read, goes on the same way with that move."""
        choice = self.match.choice
        if choice is None or choice.kind not in ("play", "act"):
            return None
        twin = Match.read(reading.read(self.data))
        need(notation.write(twin.position, twin.pending) == self.data, "the position read is another")
        need(twin.legal() == choice.moves, "the position read has other moves")
        return twin.play(move), twin
