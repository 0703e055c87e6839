# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position is made of.  Everything else is derived."""

import box
from board import BOARDS


class Slot:
    """A Worm of the Terror zone, its Target token and the Vehicle cards on it."""

    def __init__(self, worm, target):
        self.worm = worm
        self.target = target
        self.cards = []

    @property
    def card(self):
        return box.WORMS[self.worm]


class Laid:
    """A Vehicle card on a Worm; `by` is None if it came from the deck."""

    def __init__(self, card, by, down):
        self.card = card
        self.by = by
        self.down = down


class Player:
    def __init__(self, seat):
        self.seat = seat
        self.at = None
        self.leader = None
        self.squad = []
        self.dead = []
        self.vp = 0
        self.completed = []
        self.rubble = 0
        self.eggs = []
        self.vehicles = []
        self.items = []
        self.weapons = []
        self.fresh = []
        self.hat = None
        self.hidden = []  # Pairs: card, open.
        self.used = {}
        self.eliminated = False

    def hand(self, deck):
        return getattr(self, deck)

    def total(self):
        """T3.2: tokens and points on completed Bounties."""
        return self.vp + sum(box.BOUNTIES[card]["vp"] for card in self.completed)


class Attack:
    def __init__(self, slot):
        self.slot = slot  # Counted from 0.
        self.caught = []
        self.damage = 0
        self.safe = []
        self.eggs = {}
        self.dice = []


class Position:
    def __init__(self, n_players):
        self.options = {"board": "desert", "locations": "standard", "worms": "starting",
                        "scenario": None, "queens": None, "leave": None}
        self.players = [Player(seat) for seat in box.SEATS[:n_players]]
        self.first = self.players[0].seat
        self.round = 1
        self.turn = self.first
        self.step = "play"
        self.ap = 0
        self.bonus = False
        self.picked = 0
        self.played = None  # A pair: card, slot counted from 0 or None.
        self.locations = {}
        self.rubble = {}
        self.eggs = {}
        self.slots = [None] * box.SLOTS
        self.line = [None] * box.BOARD["line"]
        self.decks = {deck: [] for deck in box.PILES}
        self.discards = {deck: [] for deck in box.PILES}
        self.using = []
        self.attack = None
        self.attacks = 0
        self.trophies = []
        self.delivered = []
        self.effects = []
        self.final = None
        self.winner = None
        self.score = None
        self.seed = 1

    @property
    def solo(self):
        return len(self.players) == 1

    @property
    def board(self):
        return BOARDS[self.options["board"]]

    def player(self, seat):
        return self.players[box.SEATS.index(seat)]

    def clockwise(self, seat):
        """All players, beginning with that seat."""
        start = box.SEATS.index(seat)
        return self.players[start:] + self.players[:start]

    def location_at(self, space):
        """The Location that stands there, or None."""
        for location, at in self.locations.items():
            if at == space:
                return location
        return None

    def pawn_at(self, space, but=None):
        """The player whose pawn stands there, or None."""
        for player in self.players:
            if player.at == space and player is not but:
                return player
        return None

    def is_full(self, place):
        """T18.1: as many cards as the limit of the Worm there, which four and five players raise, or more."""
        slot = self.slots[place]
        return len(slot.cards) >= slot.card["limit"] + box.BOARD["more-limit"][str(len(self.players))]

    def rubble_at(self, space):
        return self.rubble.get(space, 0)

    def is_free(self, space):
        """T1.7."""
        return (space in self.board.is_ground and not self.rubble_at(space)
                and all(player.at != space for player in self.players))

    def egg_supply(self, colour):
        return (box.EGGS_EACH - sum(eggs.count(colour) for eggs in self.eggs.values())
                - sum(player.eggs.count(colour) for player in self.players))

    def rubble_supply(self):
        return box.RUBBLE - sum(self.rubble.values()) - sum(player.rubble for player in self.players)

    def add_rubble(self, space, number):
        left = self.rubble_at(space) + number
        if left:
            self.rubble[space] = left
        else:
            self.rubble.pop(space, None)

    def add_egg(self, space, colour):
        self.eggs[space] = sorted(self.eggs.get(space, []) + [colour])

    def take_egg(self, space, colour):
        left = list(self.eggs[space])
        left.remove(colour)
        if left:
            self.eggs[space] = left
        else:
            del self.eggs[space]
