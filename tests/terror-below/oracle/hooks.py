# SPDX-License-Identifier: GPL-3.0-or-later
"""Hooks: numbers and permissions that rules ask (T28.5, cards.md 2.4).

Folded over Leader, Hat and effects of this turn: what sets (the later wins), then
what adds (T28.1).  "First" is counted in `used`.
"""

import box


def _sources(g, player):
    position = g.position
    ids = [player.leader, player.hat]
    if player.seat == position.turn:
        ids += position.effects
    return [box.CARDS[card] for card in ids if card is not None]


def _asked(g, player, hook):
    return [card for card in _sources(g, player) if card.get("hook") == hook]


def _in_force(player, card):
    """Whether a counted hook has uses left."""
    return "first" not in card or player.used.get(card["id"], 0) < card["first"]


def _fold(base, cards):
    number = base
    for card in cards:
        number = card.get("set", number)
    if number == "all":
        return number
    return max(0, number + sum(card.get("add", 0) for card in cards))


def _count(player, cards):
    for card in cards:
        if "first" in card:
            player.used[card["id"]] = player.used.get(card["id"], 0) + 1


def vehicle_ap(g, player, number):
    """T8.1: what the first card gives."""
    return _fold(number, [card for card in _asked(g, player, "ap") if number in card["vehicles"]])


def _cost_cards(g, player, action):
    return [card for card in _asked(g, player, "cost") if card["action"] == action and _in_force(player, card)]


def cost(g, player, action):
    return _fold(1, _cost_cards(g, player, action))


def pay(g, player, action):
    """The AP of an action, paid and counted."""
    cards = _cost_cards(g, player, action)
    price = _fold(1, cards)
    _count(player, cards)
    g.set_ap(g.position.ap - price)


def enter(g, player):
    return _fold(0, _asked(g, player, "enter"))


def jump(g, player):
    """The card that lets the player jump over one space (T10.4), or None."""
    cards = _asked(g, player, "jump")
    return cards[-1]["id"] if cards else None


def after_pick_up(g, player):
    return _fold(0, _asked(g, player, "after-pick-up"))


def reward(g, player):
    return _fold(box.BOARD["rubble"]["reward"], _asked(g, player, "reward"))


def plain_delivery(g, player):
    cards = [card for card in _asked(g, player, "vp") if card["for"] == "plain-delivery"]
    return _fold(box.BOARD["vp"]["plain-delivery"], cards)


def may_ignore_ability(g, player, number):
    """The card by which the ability of such a Vehicle card may be ignored, or None."""
    cards = [card for card in _asked(g, player, "ability") if number in card["vehicles"]]
    return cards[-1]["id"] if cards else None


def look(g, player):
    """T16.1: how many cards are looked at, and whose power that is."""
    cards = _asked(g, player, "draw")
    return (cards[-1]["look"], cards[-1]["id"]) if cards else (1, None)


def hand(g, player):
    return _fold(box.BOARD["hand"], _asked(g, player, "hand"))


def damage(g, player, number):
    """T19.9: a Weapon's damage; a dud gets nothing added and is not counted."""
    if number <= 0:
        return 0
    cards = [card for card in _asked(g, player, "damage") if _in_force(player, card)]
    _count(player, cards)
    return _fold(number, cards)
