# SPDX-License-Identifier: GPL-3.0-or-later
"""Events carried out on a written position, without knowing a rule: they must lead to the next one (B)."""

import box

# What events do not tell (B); `step`, `attack` and `using` follow from them in a way that is not repeated here.
LEFT_OUT = ("seed", "pending", "picked", "step", "attack", "using")
LEFT_OUT_OF_PLAYERS = ("used", "fresh")


def comparable(data):
    """A position without what events do not tell."""
    data = {key: value for key, value in data.items() if key not in LEFT_OUT}
    for key in ("decks", "discards"):
        data[key] = {deck: sorted(cards) for deck, cards in data[key].items()}
    data["players"] = [{key: value for key, value in player.items() if key not in LEFT_OUT_OF_PLAYERS}
                       for player in data["players"]]
    return data


def _deck_of(card):
    if card in box.VEHICLES:
        return "vehicles"
    return box.DECK_OF[card]


class Replay:
    """Changes `data` in place, a position in JSON with nothing hidden."""

    def __init__(self, data):
        self.data = data
        self.players = {player["seat"]: player for player in data["players"]}

    def run(self, events):
        for event in events:
            words = event.split(" ")
            method = getattr(self, "_" + words[0].replace("-", "_"), None)
            if method is not None:
                method(*words[1:])

    # Small changes

    def _slot(self, number):
        return self.data["slots"][int(number) - 1]

    def _add_egg(self, space, colour):
        self.data["eggs"][space] = sorted(self.data["eggs"].get(space, []) + [colour])

    def _take_egg(self, space, colour):
        self.data["eggs"][space].remove(colour)
        if not self.data["eggs"][space]:
            del self.data["eggs"][space]

    def _add_rubble(self, space, number):
        left = self.data["rubble"].pop(space, 0) + number
        if left:
            self.data["rubble"][space] = left

    def _egg_to(self, seat, colour):
        self.players[seat]["eggs"] = sorted(self.players[seat]["eggs"] + [colour])

    # Decks

    def _shuffled(self, deck):
        self.data["decks"][deck] += self.data["discards"][deck]
        self.data["discards"][deck] = []

    def _drawn(self, seat, deck, card):
        self.data["decks"][deck].remove(card)
        self.players[seat][deck] = sorted(self.players[seat][deck] + [card])

    def _leader(self, seat, card):
        self.players[seat]["squad"].remove(card)
        self.players[seat]["leader"] = card

    def _left_out(self, seat, card):
        self.players[seat]["squad"].remove(card)

    def _out(self, card):
        for player in self.data["players"]:
            player["hidden"] = [hidden for hidden in player["hidden"] if hidden["card"] != card]

    def _line(self, place, card):
        if card == "-":
            self.data["line"][int(place) - 1] = None
        else:
            self.data["decks"]["bounties"].remove(card)
            self.data["line"][int(place) - 1] = card

    def _line_discarded(self, place, card):
        if place != "-" and self.data["line"][int(place) - 1] == card:
            self.data["line"][int(place) - 1] = None
        else:
            self.data["decks"]["bounties"].remove(card)
        self.data["discards"]["bounties"].append(card)

    def _setup_attack(self, card, space):
        if card in self.data["decks"]["worms"]:
            self.data["decks"]["worms"].remove(card)
            self.data["discards"]["worms"].append(card)

    def _worm(self, slot, card, space):
        self.data["decks"]["worms"].remove(card)
        self.data["slots"][int(slot) - 1] = {"worm": card, "target": space, "cards": []}

    def _placed(self, seat, space):
        self.players[seat]["at"] = space

    # The turn

    def _round(self, number):
        self.data["round"] = int(number)

    def _turn(self, seat):
        self.data["turn"] = seat
        self.data["bonus"] = False

    def _bonus(self, seat, location):
        self.data["bonus"] = True

    def _final_turn(self, seat):
        self.data["final"].remove(seat)

    def _played(self, seat, card, slot):
        self.players[seat]["vehicles"].remove(card)
        if slot == "aside":
            self.data["discards"]["vehicles"].append(card)
            self.data["played"] = {"card": card, "slot": None}
        else:
            self._slot(slot)["cards"].append({"card": card, "by": seat, "down": False})
            self.data["played"] = {"card": card, "slot": int(slot)}

    def _hid(self, seat, card, slot):
        self.players[seat]["vehicles"].remove(card)
        self._slot(slot)["cards"].append({"card": card, "by": seat, "down": True})

    def _laid(self, card, slot):
        self.data["decks"]["vehicles"].remove(card)
        self._slot(slot)["cards"].append({"card": card, "by": None, "down": False})

    def _revealed(self, seat, card, slot):
        for laid in self._slot(slot)["cards"]:
            if laid["card"] == card:
                laid["down"] = False

    def _target(self, slot, start, end, how):
        assert self._slot(slot)["target"] == start
        self._slot(slot)["target"] = end

    def _ap(self, seat, number):
        self.data["ap"] = int(number)

    def _turn_end(self, seat):
        self.data["played"] = None

    # Actions

    def _moved(self, seat, start, end, card=None):
        assert self.players[seat]["at"] == start
        self.players[seat]["at"] = end

    _jumped = _carried = _moved

    def _ramped(self, seat, start, over, end):
        self._moved(seat, start, end)

    def _cleared(self, seat, space):
        self._add_rubble(space, -1)
        self.players[seat]["rubble"] += 1

    def _scooped(self, seat, space, number):
        self._add_rubble(space, -int(number))
        self.players[seat]["rubble"] += int(number)

    def _took(self, seat, space, colour):
        self._take_egg(space, colour)
        self._egg_to(seat, colour)

    def _traded_rubble(self, seat, number):
        self.players[seat]["rubble"] -= int(number)

    def _delivered(self, seat, colour, location):
        self.players[seat]["eggs"].remove(colour)

    def _hidden_bounty(self, seat, card, where):
        if where == "line":
            self.data["line"][self.data["line"].index(card)] = None
        else:
            self.data["decks"]["bounties"].remove(card)
        self.players[seat]["hidden"].append({"card": card, "open": where == "line"})

    def _revived(self, seat, card):
        self.players[seat]["dead"].remove(card)
        self.players[seat]["squad"] = sorted(self.players[seat]["squad"] + [card])

    # Points and cards

    def _vp(self, seat, number, total):
        self.players[seat]["vp"] += int(number)
        self._check_total(seat, total)

    def _check_total(self, seat, total):
        player = self.players[seat]
        assert int(total) == player["vp"] + sum(box.BOUNTIES[card]["vp"] for card in player["completed"])

    def _completed(self, seat, card, where, number, total):
        if where == "line":
            self.data["line"][self.data["line"].index(card)] = None
        self._out(card)
        self.players[seat]["completed"].append(card)
        bounty = box.BOUNTIES[card]
        if self.data["options"]["scenario"] == "delivery" and bounty["kind"] == "delivery":
            self.data["delivered"] = sorted({*self.data["delivered"], bounty["location"]})
        self._check_total(seat, total)

    def _used(self, seat, card):
        deck = box.DECK_OF[card]
        if deck != "characters":
            self.players[seat][deck].remove(card)
            if box.CARDS[card]["kind"] != "hat":
                self.data["using"].append(card)

    def lay_down(self, still):
        """Cards no longer in use go to their piles; the events do not say it of themselves (T16.5)."""
        for card in self.data["using"][:]:
            if card not in still:
                self.data["using"].remove(card)
                self.data["discards"][box.DECK_OF[card]].append(card)

    def _kept(self, seat, card):
        self.data["using"].remove(card)
        self.players[seat]["weapons"] = sorted(self.players[seat]["weapons"] + [card])

    def _hat(self, seat, card):
        self.players[seat]["hat"] = None if card == "-" else card

    def _discarded(self, seat, card):
        deck = _deck_of(card)
        if seat == "-":
            self.data["decks"][deck].remove(card)
        elif self.players[seat]["hat"] == card:
            self.players[seat]["hat"] = None
        else:
            self.players[seat][deck].remove(card)
        self.data["discards"][deck].append(card)

    def _stolen(self, seat, other, what, which):
        if what == "egg":
            self.players[other]["eggs"].remove(which)
            self._egg_to(seat, which)
        else:
            self.players[other]["rubble"] -= int(which)
            self.players[seat]["rubble"] += int(which)

    def _reminder(self, card, how):
        if how == "on":
            self.data["effects"].append(card)
        else:
            self.data["effects"].remove(card)

    # Pieces

    def _put(self, what, *words):
        if what == "egg":
            self._add_egg(words[1], words[0])
        else:
            self._add_rubble(words[0], 1)

    def _gone(self, what, *words):
        if what == "egg":
            self._take_egg(words[1], words[0])
        else:
            self._add_rubble(words[0], -int(words[1]))

    def _dropped(self, seat, what, *words):
        if what == "egg":
            self.players[seat]["eggs"].remove(words[0])
            self._add_egg(words[1], words[0])
        else:
            self.players[seat]["rubble"] -= 1
            self._add_rubble(words[0], 1)

    def _lost(self, seat, what=None, which=None):
        if what == "rubble":
            self.players[seat]["rubble"] -= int(which)
        else:
            self.data["winner"] = []  # Solo: `lost WHY RULE`.

    # Attacks and the end

    def _destroyed(self, location, space):
        self.data["locations"][location] = None

    def _died(self, seat, card, space, how):
        player = self.players[seat]
        player["leader"] = player["at"] = None
        player["dead"] = sorted(player["dead"] + [card])

    def _attack_end(self, slot, card):
        self.data["discards"]["worms"].append(card)
        self.data["discards"]["vehicles"] += [laid["card"] for laid in self._slot(slot)["cards"]]
        self.data["slots"][int(slot) - 1] = None

    def _attacks(self, number):
        self.data["attacks"] = int(number)

    def _eliminated(self, seat):
        self.players[seat]["eliminated"] = True
        if self.data["final"] is not None and seat in self.data["final"]:
            self.data["final"].remove(seat)

    def _final(self, *seats):
        self.data["final"] = list(seats)

    def _trophy(self, kind):
        self.data["trophies"] = sorted(self.data["trophies"] + [kind])

    def _score(self, number):
        self.data["score"] = int(number)

    def _won(self, *words):
        self.data["winner"] = [seat for seat in words if seat in self.players]
