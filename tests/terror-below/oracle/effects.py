# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects of cards, abilities and bonuses (cards.md 2.3), but for what they do in a hunt.

Each effect has a test, whether it can do anything, and a generator that does it.
Both get the play, the owner, and the card as data; `by` is the id that `pending`
and events name (an ability belongs to a Vehicle kind, but the card asks).
"""

import box
import hooks
import points
from board import ARROWS, DIRECTIONS, STEPS, distance
from state import Laid


# Target tokens

def directions(g, player, place, wanted):
    """T1.7: the directions in which a step is possible that brings the token closer, away, or anywhere."""
    target = g.position.slots[place].target
    found = []
    for direction in DIRECTIONS:
        space = g.position.board.target_step[target][direction]
        if space is None:
            continue
        if wanted != "any":
            change = distance(space, player.at) - distance(target, player.at)
            if change >= 0 if wanted == "closer" else change <= 0:
                continue
        found.append(direction)
    return found


def target_moves(g, player, places, wanted):
    return [f"target {place + 1} {direction}" for place in places for direction in directions(g, player, place, wanted)]


def toward(g, player, moves, by, may=False):
    """One step of a Target token; the slot that moved, or None."""
    slots = {int(move.split(" ")[1]) - 1 for move in moves}
    slot = slots.pop() if len(slots) == 1 else None
    words = yield from g.choose("toward", player.seat, moves + ["choose done"] * may, by, slot)
    if words == ["choose", "done"]:
        return None
    place = int(words[1]) - 1
    g.step_target(place, words[2], "card")
    return place


def steps_closer(g, player, place, steps, by):
    for _ in range(steps):
        moves = target_moves(g, player, [place], "closer")
        if not moves:
            return
        yield from toward(g, player, moves, by)


def can_move_target(g, player, card, by):
    return player.at is not None and bool(target_moves(g, player, g.targets(), card["dir"]))


def move_target(g, player, card, by):
    place = yield from toward(g, player, target_moves(g, player, g.targets(), card["dir"]), by)
    for _ in range(card["steps"] - 1):
        moves = target_moves(g, player, [place], card["dir"])
        if not moves or (yield from toward(g, player, moves, by, may=True)) is None:
            break
    if "vp" in card and distance(g.position.slots[place].target, player.at) <= 1:
        points.gain(g, player, card["vp"])


def _pairs(g):
    slots = g.position.slots
    places = g.targets()
    return [(one, other) for one in places for other in places
            if one < other and slots[one].target != slots[other].target]


def can_swap_targets(g, player, card, by):
    return bool(_pairs(g))


def swap_targets(g, player, card, by):
    moves = [f"choose {one + 1}-{other + 1}" for one, other in _pairs(g)]
    _, pair = yield from g.choose("pick", player.seat, moves, by)
    one, other = (int(number) - 1 for number in pair.split("-"))
    slots = g.position.slots
    first, second = slots[one].target, slots[other].target
    for place, old, new in ((one, first, second), (other, second, first)):
        g.tell("target", place + 1, old, new, "card")
        slots[place].target = new


def nudge(g, player, card, by):
    """Trigger `distracted`: the Target of the own Distraction."""
    place = g.position.played[1]
    moves = target_moves(g, player, [place], card["dir"])
    if not moves:
        return
    words = yield from g.choose("toward", player.seat, moves + ["choose done"], by, place)
    if words[0] == "target":
        g.tell("power", player.seat, by)
        g.step_target(place, words[2], "card")


def all_closer(g, player, card, by):
    for place in g.targets():
        yield from steps_closer(g, player, place, card["steps"], by)


def load_shifts(g, player, card, by):
    position = g.position
    if player.eggs and position.location_at(player.at) is None:
        _, colour = yield from g.choose("pick", player.seat, [f"choose {egg}" for egg in player.eggs], by)
        player.eggs.remove(colour)
        position.add_egg(player.at, colour)
        g.tell("dropped", player.seat, "egg", colour, player.at)
        g.one_egg(player.at)
        return
    far = {place: distance(position.slots[place].target, player.at) for place in g.targets()}
    nearest = [place for place in far if far[place] == min(far.values())]
    moves = target_moves(g, player, nearest, "closer")
    if moves:
        place = yield from toward(g, player, moves, by)
        yield from steps_closer(g, player, place, card["steps"] - 1, by)


def shake(g, player, card, by):
    place = box.slot_of_die(g.roll("blue"))
    if g.position.slots[place] is None:
        return
    lay_from_deck(g, place)
    yield from steps_closer(g, player, place, card["steps"], by)


def lay_from_deck(g, place, over_limit=False):
    """The top Vehicle card face up on a Worm, with its arrows (T23.2, T25.4); a full one discards it (T28.4)."""
    position = g.position
    card = g.top("vehicles")
    if card is None:
        return
    if position.is_full(place) and not over_limit:
        position.discards["vehicles"].append(card)
        g.tell("discarded", "-", card)
        return
    position.slots[place].cards.append(Laid(card, None, False))
    g.tell("laid", card, place + 1)
    arrows(g, place, card)


def arrows(g, place, card):
    """T7.1 to T7.3."""
    for arrow in box.VEHICLES[card]["arrows"]:
        g.step_target(place, ARROWS[arrow], "arrow")


# Pawns and Rubble

def drop_rubble(g, player, card, by):
    position = g.position
    for _ in range(card["n"]):
        spaces = [space for space in position.board.beside[player.at]
                  if position.location_at(space) is None and position.pawn_at(space) is None
                  and position.rubble_at(space) < box.RUBBLE_IN_A_SPACE]
        if not spaces or not position.rubble_supply():
            return
        _, space = yield from g.choose("pick", player.seat, [f"choose {space}" for space in spaces], by)
        position.add_rubble(space, 1)
        g.tell("put", "rubble", space)


def _landings(g, player, card):
    position = g.position
    found = []
    for across, down in STEPS.values():
        for far in range(1, card["spaces"] + 1):
            over = position.board.shifted(player.at, far * across, far * down)
            if over is None or not (over in position.board.canyon or position.rubble_at(over)
                                    or position.pawn_at(over) is not None):
                break
            landing = position.board.shifted(player.at, (far + 1) * across, (far + 1) * down)
            if landing is not None and position.is_free(landing):
                found.append(landing)
    return found


def can_stunt(g, player, card, by):
    return player.at is not None and bool(_landings(g, player, card))


def stunt(g, player, card, by):
    moves = [f"choose {space}" for space in _landings(g, player, card)]
    _, space = yield from g.choose("pick", player.seat, moves, by)
    carry(g, player, space, by)
    points.gain(g, player, card["vp"])


def carry(g, player, space, by):
    g.tell("carried", player.seat, player.at, space, by)
    player.at = space


def _others_beside(g, player):
    if player.at is None:
        return []
    return [other for other in g.position.players
            if other is not player and other.at is not None and distance(other.at, player.at) == 1]


def _shoves(g, player):
    position = g.position
    found = {other.seat: [space for space in position.board.beside[other.at] if position.is_free(space)]
             for other in _others_beside(g, player)}
    return {seat: spaces for seat, spaces in found.items() if spaces}


def can_shove(g, player, card, by):
    return bool(_shoves(g, player))


def shove(g, player, card, by):
    shoves = _shoves(g, player)
    _, seat = yield from g.choose("pick", player.seat, [f"choose {seat}" for seat in shoves], by)
    _, space = yield from g.choose("pick", player.seat, [f"choose {space}" for space in shoves[seat]], by)
    carry(g, g.position.player(seat), space, by)


# Eggs

def _lassoed(g, player, card):
    spaces = (g.position.board.shifted(player.at, far * across, far * down)
              for across, down in STEPS.values() for far in range(1, card["range"] + 1))
    return [space for space in spaces if space in g.position.eggs]


def can_lasso(g, player, card, by):
    return player.at is not None and bool(_lassoed(g, player, card))


def lasso(g, player, card, by):
    position = g.position
    moves = [f"choose {space}" for space in _lassoed(g, player, card)]
    _, space = yield from g.choose("pick", player.seat, moves, by)
    _, colour = yield from g.choose("pick", player.seat, [f"choose {egg}" for egg in position.eggs[space]], by)
    take_from_board(g, player, space, colour)
    if any(position.slots[place].target == space for place in g.targets()):
        points.gain(g, player, card["vp"])


def take_from_board(g, player, space, colour):
    g.position.take_egg(space, colour)
    player.eggs = sorted(player.eggs + [colour])
    g.tell("took", player.seat, space, colour)


def _robbed(g, player):
    return [other.seat for other in _others_beside(g, player) if other.eggs]


def can_steal_egg(g, player, card, by):
    return bool(_robbed(g, player))


def steal_egg(g, player, card, by):
    _, seat = yield from g.choose("pick", player.seat, [f"choose {seat}" for seat in _robbed(g, player)], by)
    other = g.position.player(seat)
    _, colour = yield from g.choose("pick", player.seat, [f"choose {egg}" for egg in other.eggs], by)
    other.eggs.remove(colour)
    player.eggs = sorted(player.eggs + [colour])
    g.tell("stolen", player.seat, seat, "egg", colour)
    yield from g.draw(other, box.DECK_NAMES[card["draws"]])


def take_egg(g, player, card, by):
    """Trigger `killing-blow`."""
    eggs = g.position.attack.eggs
    if not eggs:
        return
    moves = [f"choose {colour}" for colour in eggs] + ["choose done"]
    _, colour = yield from g.choose("pick", player.seat, moves, by)
    if colour != "done":
        g.tell("power", player.seat, by)
        take_from_board(g, player, eggs.pop(colour), colour)


def take_rubble(g, player, card, by, other):
    """Trigger `ramped`."""
    if not other.rubble:
        return
    words = yield from g.choose("ask", player.seat, ["yes", "no"], by)
    if words == ["yes"]:
        number = min(card["n"], other.rubble)
        g.tell("power", player.seat, by)
        other.rubble -= number
        player.rubble += number
        g.tell("stolen", player.seat, other.seat, "rubble", number)
        yield from g.rewards(player)


# Cards, Bounties, points

def can_take_hook(g, player, card, by):
    return by not in g.position.effects


def take_hook(g, player, card, by):
    g.position.effects.append(by)
    g.tell("reminder", by, "on")
    return
    yield


def hide_card(g, player, card, by):
    slots = g.position.slots
    moves = [f"hide {vehicle} on {place + 1}" for vehicle in player.vehicles
             for place in g.targets() if not g.position.is_full(place)]
    if not moves:
        return
    words = yield from g.choose("hide", player.seat, moves + ["done"])
    if words[0] == "hide":
        player.vehicles.remove(words[1])
        slots[int(words[3]) - 1].cards.append(Laid(words[1], player.seat, True))
        g.tell("hid", player.seat, words[1], words[3])


def can_refresh_line(g, player, card, by):
    return any(bounty is not None for bounty in g.position.line)


def refresh_line(g, player, card, by):
    line = g.position.line
    picked = []
    while len(picked) < card["n"]:
        moves = [f"choose {bounty}" for bounty in line if bounty is not None and bounty not in picked]
        if not moves:
            break
        _, bounty = yield from g.choose("pick", player.seat, moves + ["choose done"] * bool(picked), by)
        if bounty == "done":
            break
        picked.append(bounty)
    places = sorted(line.index(bounty) for bounty in picked)
    for place in places:
        bounty, line[place] = line[place], None
        points.discard_bounty(g, bounty, place + 1)
    points.settle_line(g, places)


def can_photo(g, player, card, by):
    return player.at is not None and g.position.location_at(player.at) is None and _nearest(g, player) <= 1


def _nearest(g, player):
    return min((distance(g.position.slots[place].target, player.at) for place in g.targets()), default=99)


def photo(g, player, card, by):
    points.gain(g, player, card["vp-inside" if _nearest(g, player) == 0 else "vp-beside"])
    return
    yield


def can_gain_ap(g, player):
    """T28.4, T8.5."""
    return g.position.step == "act" and (not g.position.picked or hooks.after_pick_up(g, player) == "all")


def _pays(g, card):
    played = g.position.played
    return played is not None and box.VEHICLES[played[0]]["ap"] in card["vehicles"]


def can_extra_ap(g, player, card, by):
    return g.position.step == "act" and (can_gain_ap(g, player) or _pays(g, card))


def extra_ap(g, player, card, by):
    if can_gain_ap(g, player):
        g.set_ap(g.position.ap + card["n"])
    if _pays(g, card):
        points.gain(g, player, card["vp"])
    return
    yield


def can_revive_or_ap(g, player, card, by):
    return bool(player.dead) or can_gain_ap(g, player)


def revive_or_ap(g, player, card, by):
    moves = ["choose revive"] * bool(player.dead) + ["choose ap"] * can_gain_ap(g, player)
    _, word = yield from g.choose("pick", player.seat, moves, by)
    if word == "ap":
        g.set_ap(g.position.ap + card["n"])
    else:
        yield from revive(g, player, card, by)


def revive(g, player, card, by):
    _, character = yield from g.choose("hospital", player.seat, [f"revive {dead}" for dead in player.dead], by)
    player.dead.remove(character)
    player.squad = sorted(player.squad + [character])
    g.tell("revived", player.seat, character)


def _hats(g, player):
    return [other.seat for other in g.position.players if other is not player and other.hat is not None]


def can_shoot_hat(g, player, card, by):
    return bool(_hats(g, player))


def shoot_hat(g, player, card, by):
    _, seat = yield from g.choose("pick", player.seat, [f"choose {seat}" for seat in _hats(g, player)], by)
    g.discard_hat(g.position.player(seat))


def hidden_bounty(g, player, by=None):
    """T13.7, T26.5."""
    position = g.position
    moves = [f"keep {bounty}" for bounty in position.line if bounty is not None]
    moves += ["keep deck"] * bool(position.decks["bounties"])
    _, bounty = yield from g.choose("facility", player.seat, moves, by)
    if bounty != "deck":
        place = position.line.index(bounty)
        position.line[place] = None
        player.hidden.append((bounty, True))
        g.tell("hidden-bounty", player.seat, bounty, "line")
        points.settle_line(g, [place])
        return
    bounty = points.next_bounty(g, "-")
    if bounty is not None:
        player.hidden.append((bounty, False))
        g.tell("hidden-bounty", player.seat, bounty, "deck")


# What a card does when it is used in the own turn: the test and the doing.
USES = {
    "hook": (can_take_hook, take_hook),
    "refresh-line": (can_refresh_line, refresh_line),
    "move-target": (can_move_target, move_target),
    "swap-targets": (can_swap_targets, swap_targets),
    "photo": (can_photo, photo),
    "stunt": (can_stunt, stunt),
    "extra-ap": (can_extra_ap, extra_ap),
    "revive-or-ap": (can_revive_or_ap, revive_or_ap),
    "lasso": (can_lasso, lasso),
    "steal-egg": (can_steal_egg, steal_egg),
    "shoot-hat": (can_shoot_hat, shoot_hat),
    "shove": (can_shove, shove),
}
# Abilities of Vehicle cards after the actions.
ABILITIES = {
    "hide-card": hide_card,
    "all-closer": all_closer,
    "drop-rubble": drop_rubble,
    "load-shifts": load_shifts,
    "shake": shake,
}
