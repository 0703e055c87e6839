# SPDX-License-Identifier: GPL-3.0-or-later
"""What every rule of the oracle works with: a position, dice, events, decisions and decks.

Rules that may have to ask somebody are Python generators.  They yield a `Choice`
and are sent the move that was chosen, so what is still to be done after an answer
is the rest of the generator.  The end of the match is raised as `Over`, which
drops all that would have come later (T3.1).
"""

import box
import chance
import hooks


class Over(Exception):
    """The match is over."""


class BadDie(Exception):
    """A die given from outside shows a number that it does not have."""


class Choice:
    """A decision; `moves` are whole moves, sorted by bytes.  `card` and `slot` as in `pending` (D, E)."""

    def __init__(self, kind, seat, moves, card=None, slot=None):
        self.kind = kind
        self.seat = seat
        self.moves = moves
        self.card = card
        self.slot = slot  # Counted from 0.


class Play:
    def __init__(self, position, dice=()):
        self.position = position
        self.dice = list(dice)
        self.events = []
        # E: the first decision of a position that was read is asked even with one legal move.
        self.forced = False
        self.closed = False

    def tell(self, *words):
        self.events.append(" ".join(map(str, words)))

    # Decisions

    def choose(self, kind, seat, moves, card=None, slot=None):
        """The words of the move after its first one; T5.4: not asked when there is only one."""
        moves = sorted(set(moves))
        if len(moves) > 1 or self.forced:
            self.forced = False
            move = yield Choice(kind, seat, moves, card, slot)
        else:
            move = moves[0]
        return move.split(" ")

    # Dice

    def die(self, sides):
        if self.dice:
            number = self.dice.pop(0)
            if not 1 <= number <= sides:
                raise BadDie(f"a die with {sides} sides cannot show {number}")
        else:
            self.position.seed, number = chance.die(self.position.seed, sides)
        return number

    def roll(self, colour):
        number = self.die(6)
        self.tell("rolled", colour, number)
        return number

    def roll_space(self, again=()):
        """T1.6; also again on the spaces `again`."""
        position = self.position
        while True:
            red = self.roll("red")
            space = position.board.by_dice[red, self.roll("blue")]
            if position.location_at(space) is None and space not in again:
                return space

    # Decks

    def shuffle(self, deck, cards):
        self.position.seed, cards = chance.shuffled(self.position.seed, cards)
        self.tell("shuffled", deck)
        return cards

    def can_draw(self, deck):
        return bool(self.position.decks[deck] or self.position.discards[deck])

    def renew(self, deck, wanted=1):
        """T2.4: the discard pile is shuffled and comes under what is left of the deck."""
        position = self.position
        if len(position.decks[deck]) < wanted and position.discards[deck]:
            cards = position.discards[deck]
            position.discards[deck] = []
            position.decks[deck] += self.shuffle(deck, cards)

    def top(self, deck):
        """The top card, taken off; None if there is none."""
        self.renew(deck)
        cards = self.position.decks[deck]
        return cards.pop(0) if cards else None

    def draw_vehicle(self, player):
        card = self.top("vehicles")
        if card is None:
            return False
        player.vehicles = sorted(player.vehicles + [card])
        self.tell("drawn", player.seat, "vehicles", card)
        return True

    def draw(self, player, deck):
        """T16.1: an Item or a Weapon; with hook `draw` two are looked at."""
        position = self.position
        look, source = hooks.look(self, player)
        self.renew(deck, look)
        seen = position.decks[deck][:look]
        if not seen:
            return
        card = seen[0]
        if len(seen) > 1:
            moves = [f"choose {card}" for card in seen]
            _, card = yield from self.choose("pick", player.seat, moves, card=source)
            self.tell("power", player.seat, source)
            seen.remove(card)
            position.decks[deck] = position.decks[deck][look:] + seen
        else:
            del position.decks[deck][0]
        self.to_hand(player, deck, card)

    def to_hand(self, player, deck, card):
        hand = player.hand(deck)
        hand.append(card)
        hand.sort()
        self.tell("drawn", player.seat, deck, card)
        # T16.2: only what comes in the own turn is fresh.
        if player.seat == self.position.turn and self.position.step in ("play", "act", "ability"):
            player.fresh = sorted(player.fresh + [card])

    def discard_vehicle(self, player, card):
        player.vehicles.remove(card)
        self.position.discards["vehicles"].append(card)
        self.tell("discarded", player.seat, card)

    def discard_hat(self, player):
        hat, player.hat = player.hat, None
        self.position.discards["items"].append(hat)
        self.tell("discarded", player.seat, hat)
        self.tell("hat", player.seat, "-")

    # Action Points, Rubble

    def set_ap(self, number):
        position = self.position
        if number != position.ap:
            position.ap = number
            self.tell("ap", position.turn, number)

    def rewards(self, player):
        """T11.2."""
        while player.rubble >= hooks.reward(self, player):
            number = hooks.reward(self, player)
            player.rubble -= number
            self.tell("traded-rubble", player.seat, number)
            moves = [f"draw {name}" for name, deck in box.DECK_NAMES.items() if self.can_draw(deck)]
            if moves:
                _, name = yield from self.choose("draw", player.seat, moves)
                yield from self.draw(player, box.DECK_NAMES[name])

    # Eggs

    def put_egg(self, space, colour):
        self.position.add_egg(space, colour)
        self.tell("put", "egg", colour, space)
        if self.position.attack is not None:
            self.position.attack.eggs[colour] = space
        self.one_egg(space)

    def one_egg(self, space):
        """T25.9."""
        position = self.position
        if not position.solo or len(position.eggs.get(space, ())) < 2:
            return
        for colour in sorted(position.eggs.pop(space), key=box.COLOURS.index):
            self.tell("gone", "egg", colour, space)
        if position.attack is not None:
            kept = {colour: at for colour, at in position.attack.eggs.items() if at != space}
            position.attack.eggs = kept

    # Target tokens

    def targets(self):
        """Slots in play, counted from 0."""
        return [place for place, slot in enumerate(self.position.slots) if slot is not None]

    def step_target(self, place, direction, how):
        """One step; False if it would leave the board."""
        slot = self.position.slots[place]
        space = self.position.board.target_step[slot.target][direction]
        if space is None:
            if how == "arrow":
                self.tell("arrow-ignored", place + 1, direction)
            return False
        self.tell("target", place + 1, slot.target, space, how)
        slot.target = space
        return True
