# SPDX-License-Identifier: GPL-3.0-or-later
"""Using Items, Weapons and powers: windows, Hats, and where a card goes (T16)."""

import box
from effects import USES


def _is_usable(g, player, card, window):
    if window == "turn" and card["kind"] == "hat":
        return True
    if window not in card["window"] or card["kind"] == "hat":
        return False
    if window == "turn":
        return USES[card["effect"]][0](g, player, card, card["id"])
    return True


def usable(g, player, window):
    """The cards of the hands that may be used now, one id each; fresh ones rest (T16.2)."""
    return [card for deck in ("items", "weapons") for card in sorted(set(player.hand(deck)))
            if player.hand(deck).count(card) > player.fresh.count(card)
            and _is_usable(g, player, box.CARDS[card], window)]


def usable_power(g, player):
    """Window `action`: the Leader, if its power can be used now, else None."""
    card = box.CARDS[player.leader]
    if ("action" in card["window"] and g.position.ap >= card["cost"] and not player.used.get(card["id"])
            and USES[card["effect"]][0](g, player, card, card["id"])):
        return card["id"]
    return None


def take_up(g, player, card):
    """A card leaves the hand to be used."""
    player.hand(box.DECK_OF[card]).remove(card)
    g.position.using.append(card)
    g.tell("used", player.seat, card)


def lay_down(g, card):
    """T16.5."""
    g.position.using.remove(card)
    g.position.discards[box.DECK_OF[card]].append(card)


def use_in_turn(g, player, card):
    """A card used at `play` or `act`."""
    data = box.CARDS[card]
    if box.DECK_OF[card] == "characters":
        g.tell("used", player.seat, card)
        player.used[card] = player.used.get(card, 0) + 1
        g.set_ap(g.position.ap - data["cost"])
        yield from USES[data["effect"]][1](g, player, data, card)
        return
    if data["kind"] == "hat":
        yield from put_on(g, player, card)
        return
    take_up(g, player, card)
    yield from USES[data["effect"]][1](g, player, data, card)
    lay_down(g, card)


def put_on(g, player, card):
    """T16.6, F47."""
    player.items.remove(card)
    g.tell("used", player.seat, card)
    if player.hat is not None:
        g.discard_hat(player)
    player.hat = card
    g.tell("hat", player.seat, card)
    yield from g.rewards(player)


def triggered(player, trigger):
    """T28.5: what answers a trigger, Leader, then Hat."""
    ids = (player.leader, player.hat)
    return [box.CARDS[card] for card in ids if card is not None and trigger in box.CARDS[card]["window"]]
