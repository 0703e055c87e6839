# SPDX-License-Identifier: GPL-3.0-or-later
"""A match that is played move by move: start, legal moves, a move."""

import turn
from cards import lay_down
from play import Over, Play
from state import Position

# Decisions of the turn itself: `pending` is null then (D).
TURN_KINDS = ("play", "act")

CHOICES = {
    "board": ("desert", "canyon"),
    "locations": ("standard", "shuffled", "random"),
    "worms": ("starting", "drawn"),
}
SOLO_CHOICES = {
    "scenario": ("delivery", "extermination", "scramble"),
    "queens": (False, True),
    "leave": (0, 1, 2),
}


class Match:
    def __init__(self, play, story):
        self.play_state = play
        self.story = story
        self.choice = None

    @classmethod
    def start(cls, n_players, options=None, seed=1, dice=()):
        """The position at the first decision of setup."""
        position = Position(n_players)
        given = {**{key: values[0] for key, values in CHOICES.items()}, **(options or {})}
        for key, values in SOLO_CHOICES.items():
            given.setdefault(key, values[0] if n_players == 1 else None)
        position.options = given
        position.seed = seed
        play = Play(position, dice)
        return cls(play, turn.match(play))._begun()

    @classmethod
    def read(cls, position, dice=()):
        """A written position at the decision `play` or `act`, or a finished one."""
        play = Play(position, dice)
        if position.winner is not None:
            return cls(play, None)
        play.forced = True
        return cls(play, turn.resume(play))._begun()

    @property
    def position(self):
        return self.play_state.position

    @property
    def events(self):
        return self.play_state.events

    def _begun(self):
        self._go_on(None)
        return self

    def _go_on(self, move):
        try:
            self.choice = self.story.send(move)
        except Over:
            self.choice = None
            self._finish()

    def _finish(self):
        """E: what a finished match looks like."""
        position = self.position
        for card in position.using[:]:
            lay_down(self.play_state, card)
        position.step = "over"
        position.attack = None

    def legal(self):
        return self.choice.moves if self.choice is not None else []

    @property
    def pending(self):
        """The decision as `pending` shows it, or None."""
        return None if self.choice is None or self.choice.kind in TURN_KINDS else self.choice

    def play(self, move):
        """The events of a legal move."""
        self.play_state.events = []
        self._go_on(move)
        return self.events
