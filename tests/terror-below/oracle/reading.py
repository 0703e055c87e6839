# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions as JSON, read with all defaults; what cannot be is refused (D and E of the rules).

Only positions in which nothing is pending are read: what a pending decision
interrupts is known to the program that wrote it alone.
"""

import collections

import actions
import box
import hooks
from match import CHOICES, SOLO_CHOICES
from notation import FORMAT
from play import Play
from state import Laid, Position, Slot

KEYS = ("format", "version", "view", "options", "first", "round", "turn", "step", "ap", "bonus", "picked", "played",
        "locations", "rubble", "eggs", "slots", "players", "line", "decks", "discards", "using", "attack", "attacks",
        "trophies", "delivered", "effects", "final", "pending", "winner", "score", "seed")
PLAYER_KEYS = ("seat", "at", "leader", "squad", "dead", "vp", "completed", "rubble", "eggs", "vehicles", "items",
               "weapons", "fresh", "hat", "hidden", "used", "eliminated")


class Refused(Exception):
    """A text that is no position."""


def need(condition, path, reason):
    if not condition:
        raise Refused(f"{path}: {reason}")


def fields(value, path, allowed):
    need(isinstance(value, dict), path, "must be an object")
    for key in value:
        need(key in allowed, f"{path}.{key}", "unknown key")
    return value


def number(value, path, low, high):
    need(type(value) is int and low <= value <= high, path, f"must be a number from {low} to {high}")
    return value


def truth(value, path):
    need(type(value) is bool, path, "must be true or false")
    return value


def one_of(value, path, allowed):
    need(value in allowed and (value is None or type(value) in {type(word) for word in allowed}), path, "is unknown")
    return value


def words(value, path, allowed):
    need(isinstance(value, list), path, "must be a list")
    return [one_of(word, path, allowed) for word in value]


def deck_ids(deck):
    table = {"vehicles": box.VEHICLES, "worms": box.WORMS, "bounties": box.BOUNTIES}
    return table[deck] if deck in table else [card for card in box.CARDS if box.DECK_OF[card] == deck]


def read(data):
    fields(data, "$", KEYS)
    one_of(data.get("format", FORMAT), "$.format", (FORMAT,))
    one_of(data.get("version", 1), "$.version", (1,))
    need(data.get("view") is None, "$.view", "a view is no position")
    need(data.get("pending") is None, "$.pending", "this reader knows nothing of it")
    players = data.get("players")
    need(isinstance(players, list) and 1 <= len(players) <= len(box.SEATS), "$.players", "must be 1 to 5 players")
    position = Position(len(players))
    position.options = _options(data.get("options", {}), len(players))
    seats = [player.seat for player in position.players]
    for player, given in zip(position.players, players):
        _read_player(position, player, given)
    _read_board(position, data)
    _read_slots(position, data, seats)
    _read_decks(position, data)
    _read_turn(position, data, seats)
    _check(position)
    return position


def _options(given, n_players):
    fields(given, "$.options", [*CHOICES, *SOLO_CHOICES])
    options = {key: one_of(given.get(key, values[0]), f"$.options.{key}", values) for key, values in CHOICES.items()}
    for key, values in SOLO_CHOICES.items():
        allowed = values if n_players == 1 else (None,)
        options[key] = one_of(given.get(key, allowed[0]), f"$.options.{key}", allowed)
    return options


def _read_player(position, player, data):
    path = f"$.players.{player.seat}"
    fields(data, path, PLAYER_KEYS)
    one_of(data.get("seat", player.seat), f"{path}.seat", (player.seat,))
    characters = deck_ids("characters")
    player.at = one_of(data.get("at"), f"{path}.at", [None, *position.board.ground])
    player.leader = one_of(data.get("leader"), f"{path}.leader", [None, *characters])
    player.squad = sorted(words(data.get("squad", []), f"{path}.squad", characters))
    player.dead = sorted(words(data.get("dead", []), f"{path}.dead", characters))
    need(player.leader not in player.dead, f"{path}.leader", "is dead (T21.2)")
    player.vp = number(data.get("vp", 0), f"{path}.vp", 0, 999)
    player.completed = words(data.get("completed", []), f"{path}.completed", box.BOUNTIES)
    player.rubble = number(data.get("rubble", 0), f"{path}.rubble", 0, box.RUBBLE)
    player.eggs = sorted(words(data.get("eggs", []), f"{path}.eggs", box.COLOURS))
    for deck in box.HANDS:
        setattr(player, deck, sorted(words(data.get(deck, []), f"{path}.{deck}", deck_ids(deck))))
    held = collections.Counter(player.items + player.weapons)
    player.fresh = sorted(words(data.get("fresh", []), f"{path}.fresh", held))
    need(not collections.Counter(player.fresh) - held, f"{path}.fresh", "is not in the hand (T16.2)")
    player.hat = data.get("hat")
    need(player.hat is None or box.CARDS.get(player.hat, {}).get("kind") == "hat", f"{path}.hat", "is no Hat (T16.6)")
    for hidden in data.get("hidden", []):
        fields(hidden, f"{path}.hidden", ("card", "open"))
        player.hidden.append((one_of(hidden.get("card"), f"{path}.hidden.card", list(box.BOUNTIES)),
                              truth(hidden.get("open", False), f"{path}.hidden.open")))
    counted = ("selia", "shep", "natasha", "lucky-lou")
    player.used = {card: number(value, f"{path}.used", 0, 99)
                   for card, value in fields(data.get("used", {}), f"{path}.used", counted).items()}
    player.eliminated = truth(data.get("eliminated", False), f"{path}.eliminated")
    need(not player.eliminated or (player.leader is None and player.at is None and not any(
        player.hand(deck) for deck in box.HANDS)), path, "is eliminated (T22.1)")


def _read_board(position, data):
    board = position.board
    given = fields(data.get("locations", {}), "$.locations", box.LOCATIONS)
    for location in box.LOCATIONS:
        at = given.get(location, board.standard[location])
        position.locations[location] = one_of(at, f"$.locations.{location}", [None, *board.ground])
    standing = [at for at in position.locations.values() if at is not None]
    need(len(set(standing)) == len(standing), "$.locations", "two in a space")
    need(position.solo or len(standing) == len(position.locations), "$.locations", "destroyed in no solo match (T25.7)")
    for space, count in fields(data.get("rubble", {}), "$.rubble", board.ground).items():
        most = box.RUBBLE_IN_A_SPACE if space not in standing else position.solo * (box.SOLO["location-rubble"] - 1)
        if number(count, f"$.rubble.{space}", 0, most):
            position.rubble[space] = count
    for space, eggs in fields(data.get("eggs", {}), "$.eggs", board.ground).items():
        if words(eggs, f"$.eggs.{space}", box.COLOURS):
            need(space not in standing, f"$.eggs.{space}", "on a Location (T1.4)")
            need(not position.solo or len(eggs) < 2, f"$.eggs.{space}", "two Eggs (T25.9)")
            position.eggs[space] = sorted(eggs)
    need(position.rubble_supply() >= 0, "$.rubble", "more than there is (T2.1)")
    need(all(position.egg_supply(colour) >= 0 for colour in box.COLOURS), "$.eggs", "more than there are (T2.1)")


def _read_slots(position, data, seats):
    slots = data.get("slots", [None] * box.SLOTS)
    need(isinstance(slots, list) and len(slots) == box.SLOTS, "$.slots", "must be a list of 3")
    for place, given in enumerate(slots):
        if given is None:
            continue
        path = f"$.slots.{place + 1}"
        fields(given, path, ("worm", "target", "cards"))
        worm = one_of(given.get("worm"), f"{path}.worm", list(box.WORMS))
        start = position.board.worm_start(box.WORMS[worm]["start"])
        slot = Slot(worm, one_of(given.get("target", start), f"{path}.target", position.board.ground))
        for laid in given.get("cards", []):
            fields(laid, f"{path}.cards", ("card", "by", "down"))
            card = Laid(one_of(laid.get("card"), f"{path}.cards", list(box.VEHICLES)),
                        one_of(laid.get("by"), f"{path}.cards.by", [None, *seats]),
                        truth(laid.get("down", False), f"{path}.cards.down"))
            need(card.by is not None or not card.down, f"{path}.cards", "nobody's face-down card (T23.2)")
            slot.cards.append(card)
        position.slots[place] = slot


def _read_decks(position, data):
    line = data.get("line", position.line)
    need(isinstance(line, list) and len(line) == box.BOARD["line"], "$.line", "must be a list of 4")
    position.line = words(line, "$.line", [None, *box.BOUNTIES])
    for key in ("decks", "discards"):
        for deck, cards in fields(data.get(key, {}), f"$.{key}", box.PILES).items():
            getattr(position, key)[deck] = words(cards, f"$.{key}.{deck}", list(deck_ids(deck)))
    position.using = words(data.get("using", []), "$.using", list(box.CARDS))


def _read_turn(position, data, seats):
    position.first = one_of(data.get("first", seats[0]), "$.first", seats)
    position.round = number(data.get("round", 1), "$.round", 1, 999)
    position.turn = one_of(data.get("turn", position.first), "$.turn", seats)
    position.winner = data.get("winner")
    if position.winner is not None:
        words(position.winner, "$.winner", seats)
    steps = ("play", "act") if position.winner is None else ("over",)
    position.step = one_of(data.get("step", steps[0]), "$.step", steps)
    position.ap = number(data.get("ap", 0), "$.ap", 0, 99)
    need(position.ap == 0 or position.step != "play", "$.ap", "must be 0 outside act")
    position.bonus = truth(data.get("bonus", False), "$.bonus")
    position.picked = number(data.get("picked", 0), "$.picked", 0, 99)
    if data.get("played") is not None:
        played = fields(data["played"], "$.played", ("card", "slot"))
        slot = one_of(played.get("slot"), "$.played.slot", [None, *range(1, box.SLOTS + 1)])
        position.played = (one_of(played.get("card"), "$.played.card", list(box.VEHICLES)),
                           None if slot is None else slot - 1)
    need(data.get("attack") is None, "$.attack", "there is none at play and act")
    position.attacks = number(data.get("attacks", 0), "$.attacks", 0, box.SOLO["attacks"])
    position.trophies = sorted(words(data.get("trophies", []), "$.trophies", list(box.TYPES)))
    position.delivered = sorted(words(data.get("delivered", []), "$.delivered", list(box.LOCATIONS)))
    position.effects = words(data.get("effects", []), "$.effects", ["cool-box"])
    if data.get("final") is not None:
        position.final = words(data["final"], "$.final", seats)
    position.score = data.get("score")
    position.seed = number(data.get("seed", 1), "$.seed", 0, 2**53 - 1)


# What hangs together

def cards_of(position, deck):
    """Every card of a deck that is anywhere in the position."""
    cards = list(position.decks.get(deck, [])) + list(position.discards.get(deck, []))
    cards += [card for card in position.using if box.DECK_OF[card] == deck]
    for slot in filter(None, position.slots):
        cards += [laid.card for laid in slot.cards] if deck == "vehicles" else [slot.worm] if deck == "worms" else []
    for player in position.players:
        if deck in box.HANDS:
            cards += player.hand(deck)
        if deck == "items" and player.hat is not None:
            cards.append(player.hat)
        if deck == "bounties":
            cards += player.completed + [card for card, _ in player.hidden]
        if deck == "characters":
            cards += player.squad + player.dead + [player.leader] * (player.leader is not None)
    if deck == "bounties":
        cards += [card for card in position.line if card is not None]
    return cards


def _check(position):
    for deck in (*box.PILES, "characters"):
        surplus = collections.Counter(cards_of(position, deck)) - collections.Counter(box.full_deck(deck))
        need(not surplus, "$", f"more of {', '.join(surplus)} than the box has")
    play = Play(position)
    if position.winner is None:
        for player in position.players:
            need(player.rubble < hooks.reward(play, player), f"$.players.{player.seat}.rubble",
                 "enough for a reward (T11.2)")
    for player in position.players:
        other = position.pawn_at(player.at, but=player) if player.at is not None else None
        if other is not None:
            actor = position.player(position.turn)
            need(position.step == "act" and actor in (player, other)
                 and actions.has_way_out(play, actor, actor.at, position.ap),
                 f"$.players.{player.seat}.at", "two pawns in a space (T1.5)")
