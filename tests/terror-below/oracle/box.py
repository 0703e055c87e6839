# SPDX-License-Identifier: GPL-3.0-or-later
"""The card box and the numbers of the game, as data/terror-below says them."""

import json
import os

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "data", "terror-below")


def _load(name):
    with open(os.path.join(_FOLDER, f"{name}.json"), encoding="utf-8") as file:
        return json.load(file)


BOARD = _load("board")
_WORMS = _load("worms")
_VEHICLES = _load("vehicles")
_HANDLED = {deck: _load(deck)["cards"] for deck in ("items", "weapons", "characters")}

SEATS = BOARD["seats"]
LOCATIONS = {location["id"]: location for location in BOARD["locations"]}
COLOURS = [colour["id"] for colour in BOARD["eggs"]["colours"]]
EGGS_EACH = BOARD["eggs"]["each"]
RUBBLE = BOARD["rubble"]["number"]
RUBBLE_IN_A_SPACE = BOARD["rubble"]["in-a-space"]
SLOTS = BOARD["slots"]
SOLO = BOARD["solo"]
SCENARIOS = {scenario["id"]: scenario for scenario in SOLO["scenarios"]}

VEHICLE_KINDS = {kind["id"]: kind for kind in _VEHICLES["kinds"]}
VEHICLES = {card["id"]: {**card, "ap": VEHICLE_KINDS[card["kind"]]["ap"], "ability": VEHICLE_KINDS[card["kind"]]}
            for card in _VEHICLES["cards"]}
BOUNTIES = {card["id"]: card for card in _load("bounties")["cards"]}
STARTING_WORMS = _WORMS["starting"]
TYPES = {kind["id"]: kind for kind in _WORMS["types"]}
WORMS = {card["id"]: {**card, **TYPES[card["type"]]["variants"][card["variant"]]} for card in _WORMS["cards"]}

# Items, Weapons and Characters by id, and which deck each belongs to.
CARDS = {card["id"]: card for cards in _HANDLED.values() for card in cards}
DECK_OF = {card["id"]: deck for deck, cards in _HANDLED.items() for card in cards}
# What a card calls the deck that it draws from.
DECK_NAMES = {"item": "items", "weapon": "weapons"}

PILES = ("vehicles", "worms", "bounties", "items", "weapons")
HANDS = ("vehicles", "items", "weapons")


def slot_of_die(number):
    """T23.1: the place of the slot, counted from 0."""
    return next(place for place, numbers in enumerate(BOARD["slot-dice"]) if number in numbers)


def full_deck(deck, solo=False, queens=True):
    """All cards of a deck, copies one by one; in solo without what T25.2 takes out."""
    if deck == "vehicles":
        return list(VEHICLES)
    if deck == "worms":
        return [card for card, worm in WORMS.items() if not solo or queens or worm["type"] != "queen"]
    if deck == "bounties":
        return [card for card, bounty in BOUNTIES.items()
                if not solo or queens or bounty.get("worm") != "queen"]
    return [card["id"] for card in _HANDLED[deck] if not solo or card.get("solo", True)
            for _ in range(card["copies"])]
