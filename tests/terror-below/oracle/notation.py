# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as JSON, written in the canonical form (D and E of the rules)."""

import json

from match import CHOICES, SOLO_CHOICES


FORMAT = "terror-position"


def canonical(value):
    """One line, keys sorted (no newline here)."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def normal(move):
    """A move as `legal` spells it: single blanks, no regard to case."""
    return move.lower()


def _slot(number):
    return None if number is None else number + 1


def write_pending(choice):
    if choice is None:
        return None
    return {"kind": choice.kind, "seat": choice.seat, "card": choice.card, "slot": _slot(choice.slot),
            "options": list(choice.moves), "resume": []}


def _write_slot(slot):
    if slot is None:
        return None
    return {"worm": slot.worm, "target": slot.target,
            "cards": [{"card": laid.card, "by": laid.by, "down": laid.down} for laid in slot.cards]}


def _write_attack(attack):
    if attack is None:
        return None
    return {"slot": attack.slot + 1, "caught": list(attack.caught), "damage": attack.damage,
            "safe": list(attack.safe), "eggs": dict(attack.eggs), "dice": list(attack.dice)}


def _write_player(player):
    return {
        "seat": player.seat, "at": player.at, "leader": player.leader,
        "squad": sorted(player.squad), "dead": sorted(player.dead),
        "vp": player.vp, "completed": list(player.completed), "rubble": player.rubble, "eggs": sorted(player.eggs),
        "vehicles": sorted(player.vehicles), "items": sorted(player.items), "weapons": sorted(player.weapons),
        "fresh": sorted(player.fresh), "hat": player.hat,
        "hidden": [{"card": card, "open": is_open} for card, is_open in player.hidden],
        "used": dict(player.used), "eliminated": player.eliminated,
    }


def write(position, choice=None):
    """The position with every key, as a value for JSON; `choice`: what is pending."""
    played = position.played
    return {
        "format": FORMAT, "version": 1, "view": None,
        "options": dict(position.options),
        "first": position.first, "round": position.round, "turn": position.turn, "step": position.step,
        "ap": position.ap, "bonus": position.bonus, "picked": position.picked,
        "played": None if played is None else {"card": played[0], "slot": _slot(played[1])},
        "locations": dict(position.locations),
        "rubble": dict(position.rubble), "eggs": {space: list(eggs) for space, eggs in position.eggs.items()},
        "slots": [_write_slot(slot) for slot in position.slots],
        "players": [_write_player(player) for player in position.players],
        "line": list(position.line),
        "decks": {deck: list(cards) for deck, cards in position.decks.items()},
        "discards": {deck: list(cards) for deck, cards in position.discards.items()},
        "using": list(position.using),
        "attack": _write_attack(position.attack), "attacks": position.attacks,
        "trophies": sorted(position.trophies), "delivered": sorted(position.delivered),
        "effects": list(position.effects), "final": None if position.final is None else list(position.final),
        "pending": write_pending(choice),
        "winner": None if position.winner is None else list(position.winner), "score": position.score,
        "seed": position.seed,
    }


def start_options(text):
    """`start:players=3,board=canyon,...` as number of players and options."""
    head, _, tail = text.partition(":")
    if head != "start":
        raise ValueError("$.position: must be an object or start:...")
    options, players = {}, None
    for part in filter(None, tail.split(",")):
        key, _, value = part.partition("=")
        if key == "players" and value in ("1", "2", "3", "4", "5"):
            players = int(value)
            continue
        choices = {**CHOICES, **SOLO_CHOICES}.get(key, ())
        words = {{False: "no", True: "yes"}.get(choice, str(choice)) if key == "queens" else str(choice): choice
                 for choice in choices}
        if value not in words:
            raise ValueError(f"start: {part} is unknown")
        options[key] = words[value]
    if players is None:
        raise ValueError("start: players has no default")
    if players > 1 and set(options) & set(SOLO_CHOICES):
        raise ValueError("start: an option of a solo match")
    return players, options
