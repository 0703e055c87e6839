# SPDX-License-Identifier: GPL-3.0-or-later
"""Worm Attacks: the pattern, the hunt, who dies, the next Worm (T18 to T20)."""

import box
import cards
import death
import effects
import hooks
import points
from board import distance
from state import Attack, Slot


# Eggs and Rubble of a pattern

def eggs_of(worm):
    """Colours with their offsets."""
    colours = box.COLOURS if worm["egg"] == "all" else [worm["egg"]]
    return list(zip(colours, worm["eggs"]))


def place_pattern(g, worm, centre, in_setup):
    """T18.3, steps 2 to 4."""
    position = g.position
    board = position.board
    if worm["egg"] == "all":
        _put_rubble(g, centre, in_setup)
    homeless = []
    for colour, offset in eggs_of(worm):
        space = board.shifted(centre, *offset)
        is_home = space in board.is_ground and position.location_at(space) is None
        if is_home and position.egg_supply(colour):
            g.put_egg(space, colour)
            continue
        if space is not None:
            g.tell("not-placed", "egg", space)
        if not is_home:
            homeless.append(colour)
    for offset in sorted(worm["rubble"], key=lambda offset: (offset[1], offset[0])):
        if offset != [0, 0]:
            _put_rubble(g, board.shifted(centre, *offset), in_setup)
    for colour in homeless:
        if position.egg_supply(colour):
            g.put_egg(g.roll_space(), colour)


def _put_rubble(g, space, in_setup):
    position = g.position
    if space is None:
        return
    location = position.location_at(space)
    if (space in position.board.canyon or (location is not None and (in_setup or not position.solo))
            or position.rubble_at(space) >= box.RUBBLE_IN_A_SPACE or not position.rubble_supply()):
        g.tell("not-placed", "rubble", space)
        return
    position.add_rubble(space, 1)
    g.tell("put", "rubble", space)
    if location is not None and position.rubble_at(space) >= box.SOLO["location-rubble"]:
        points.destroy(g, location)  # T25.7 b


def area(board, worm, centre):
    """T19.1: the spaces of the attack."""
    offsets = [[0, 0]] + worm["rubble"] + worm["eggs"]
    return {board.shifted(centre, *offset) for offset in offsets} - {None}


# An attack

def next_at_limit(g):
    """T18.1, T18.2: the lowest slot whose Worm attacks, or None."""
    for place, slot in enumerate(g.position.slots):
        if slot is not None and g.position.is_full(place):
            return place
    return None


def attacks(g):
    while (place := next_at_limit(g)) is not None:
        yield from attack(g, place)


def attack(g, place):
    position = g.position
    slot = position.slots[place]
    position.attack = Attack(place)
    g.tell("attack", place + 1, slot.worm, slot.target)
    for laid in slot.cards:
        if laid.down:
            laid.down = False
            g.tell("revealed", laid.by, laid.card, place + 1)
            effects.arrows(g, place, laid.card)
    g.tell("centre", place + 1, slot.target)
    if position.solo and position.location_at(slot.target) is not None:
        points.destroy(g, position.location_at(slot.target))  # T25.7 a
    place_pattern(g, slot.card, slot.target, in_setup=False)
    caught = _catch(g, slot)
    killer = None
    for player in caught:
        killer = yield from _hunt(g, player, slot)
        if killer is not None:
            break
    if killer is None:
        for player in caught:
            yield from _threaten(g, player)
        death.test_eliminations(g)
    replace(g, place)


def _catch(g, slot):
    """T19.1, T19.2, T19.4."""
    position = g.position
    spaces = area(position.board, slot.card, slot.target)
    caught = [player for player in position.clockwise(position.turn)
              if player.at in spaces and (position.solo or player.at == slot.target
                                          or position.location_at(player.at) is None)]
    for player in caught:
        position.attack.caught.append(player.seat)
        g.tell("caught", player.seat, player.at)
    return caught


def replace(g, place):
    """T18.3, step 8; T25.6 a."""
    position = g.position
    slot = position.slots[place]
    position.discards["worms"].append(slot.worm)
    position.discards["vehicles"] += [laid.card for laid in slot.cards]
    position.slots[place] = None
    position.attack = None
    _forget_hunt(position)
    g.tell("attack-end", place + 1, slot.worm)
    if position.solo:
        position.attacks += 1
        g.tell("attacks", position.attacks)
        if position.attacks >= box.SOLO["attacks"]:
            points.lose(g, "attacks", "T25.6")
    reveal_worm(g, place)


def _forget_hunt(position):
    """Counts of this attack, as against counts of this turn."""
    for player in position.players:
        player.used = {card: number for card, number in player.used.items() if not counts_in_hunt(card)}


def counts_in_hunt(card):
    data = box.CARDS[card]
    return data["effect"] == "reroll" or data.get("hook") == "damage"


def reveal_worm(g, place):
    """T2.7: the next Worm comes into that slot, if there is one."""
    position = g.position
    card = g.top("worms")
    if card is not None:
        position.slots[place] = Slot(card, position.board.worm_start(box.WORMS[card]["start"]))
        g.tell("worm", place + 1, card, position.slots[place].target)


# The hunt

def _hunt(g, player, slot):
    """One player's go; the player if the Worm is defeated."""
    position = g.position
    g.tell("hunt", player.seat)
    while True:
        weapons = cards.usable(g, player, "hunt")
        if not weapons:
            g.tell("passed", player.seat)
            return None
        moves = [f"use {card}" for card in weapons] + ["done"]
        words = yield from g.choose("hunt", player.seat, moves, slot=position.attack.slot)
        if words == ["done"]:
            return None
        if (yield from _use_weapon(g, player, slot, box.CARDS[words[1]])):
            return player


def _use_weapon(g, player, slot, card):
    """T19.9; whether it was the killing blow, with T20.4."""
    attack = g.position.attack
    cards.take_up(g, player, card["id"])
    number = yield from _weapon_damage(g, player, slot, card)
    number = hooks.damage(g, player, number)
    attack.dice = []
    attack.damage += number
    health = slot.card["health"]
    g.tell("damage", player.seat, number, attack.damage, health)
    killed = attack.damage >= health
    if killed:
        g.tell("defeated", attack.slot + 1, slot.worm, player.seat)
    if killed and card.get("keep"):
        g.position.using.remove(card["id"])
        player.weapons = sorted(player.weapons + [card["id"]])
        g.tell("kept", player.seat, card["id"])
    else:
        cards.lay_down(g, card["id"])
    if killed:
        yield from _reward(g, player, slot)
        if "blow-vp" in card:
            points.gain(g, player, card["blow-vp"])
        for trigger in cards.triggered(player, "killing-blow"):
            yield from effects.take_egg(g, player, trigger, trigger["id"])
    return killed


def _weapon_damage(g, player, slot, card):
    if card["effect"] == "damage":
        is_near = distance(slot.target, player.at) <= 1
        return card["beside"] if is_near and "beside" in card else card["n"]
    if card["effect"] == "dice-damage":
        return (yield from _dice_damage(g, player, card))
    if card["effect"] == "discard-damage":
        return (yield from _discard_damage(g, player, card))
    return card["damage"]


def _dice_damage(g, player, card):
    attack = g.position.attack
    _roll_dice(g, card)
    for _ in range(card.get("rerolls", 0)):
        words = yield from g.choose("ask", player.seat, ["yes", "no"], card["id"])
        if words == ["no"]:
            break
        _roll_dice(g, card)
    for trigger in cards.triggered(player, "rolled"):
        if not player.used.get(trigger["id"]):
            words = yield from g.choose("ask", player.seat, ["yes", "no"], trigger["id"])
            if words == ["yes"]:
                player.used[trigger["id"]] = 1
                g.tell("power", player.seat, trigger["id"])
                _roll_dice(g, card)
    dice = attack.dice
    if card["count"] == "best":
        return max(dice)
    if card["count"] == "hits":
        return card["each"] * sum(number >= card["from"] for number in dice)
    if card["count"] == "no-double" and len(set(dice)) < len(dice):
        return 0
    return sum(dice)


def _roll_dice(g, card):
    g.position.attack.dice = [g.roll("die") for _ in range(card["dice"])]


def _discard_damage(g, player, card):
    number = card["n"]
    for _ in range(card["cards"]):
        if not player.vehicles:
            break
        moves = [f"choose {vehicle}" for vehicle in player.vehicles] + ["choose done"]
        _, vehicle = yield from g.choose("pick", player.seat, moves, card["id"])
        if vehicle == "done":
            break
        g.discard_vehicle(player, vehicle)
        number += card["each"]
    return number


def _reward(g, player, slot):
    """T20.2."""
    kind = slot.card["type"]
    fits = points.fitting(g, player, lambda bounty: bounty["kind"] == "hunt" and bounty["worm"] in (kind, "any"))
    moves = [f"claim {card}" for card in fits] + ["claim vp"]
    _, what = yield from g.choose("claim", player.seat, moves, slot=g.position.attack.slot)
    if what == "vp":
        points.gain(g, player, box.BOARD["vp"]["plain-kill"])
    else:
        points.complete(g, player, what, kind)


# Protection and deaths

def _threaten(g, player):
    """T19.8."""
    position = g.position
    guard = yield from _guard(g, player)
    if guard is not None:
        position.attack.safe.append(player.seat)
        g.tell("protected", player.seat, guard)
    else:
        yield from death.die(g, player, player.at, "worm")


def _guard(g, player):
    """What protects the Leader, or None."""
    for card in cards.triggered(player, "dying"):
        g.tell("power", player.seat, card["id"])
        if "die" in card and g.roll("die") < card["die"]:
            continue
        if card.get("discard"):
            g.discard_hat(player)
        return card["id"]
    guards = cards.usable(g, player, "caught")
    moves = [f"use {card}" for card in guards] + ["done"]
    words = yield from g.choose("caught", player.seat, moves, slot=g.position.attack.slot)
    if words == ["done"]:
        return None
    cards.take_up(g, player, words[1])
    cards.lay_down(g, words[1])
    return words[1]
