# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may see of a position and of events (C of the rules)."""

import box

HIDDEN = "?"
# Decisions of another seat that can name hidden cards; `pick` only if it is of a card.
SECRET_KINDS = ("add", "hide", "discard", "hunt", "caught", "claim")


def _hidden(cards):
    return [HIDDEN] * len(cards)


def _is_card(word):
    return any(word in cards for cards in (box.CARDS, box.VEHICLES, box.BOUNTIES, box.WORMS))


def _is_secret(pending):
    if pending["kind"] != "pick":
        return pending["kind"] in SECRET_KINDS
    return any(_is_card(move.split(" ")[1]) for move in pending["options"])


def view(data, seat):
    """What `seat` sees of a written position; `data` itself is left as it is."""
    data = {**data, "view": seat, "seed": None}
    data["decks"] = {deck: _hidden(cards) for deck, cards in data["decks"].items()}
    data["slots"] = [slot if slot is None else {**slot, "cards": [
        {**laid, "card": HIDDEN} if laid["down"] and laid["by"] != seat else laid for laid in slot["cards"]]}
        for slot in data["slots"]]
    data["players"] = [player if player["seat"] == seat else _other(player) for player in data["players"]]
    if data["pending"] is not None:
        data["pending"] = {**data["pending"], "resume": None}
        if data["pending"]["seat"] != seat and _is_secret(data["pending"]):
            data["pending"]["options"] = [HIDDEN]
    return data


def _other(player):
    return {**player, **{key: _hidden(player[key]) for key in ("vehicles", "items", "weapons", "fresh")},
            "hidden": [hidden if hidden["open"] else {"card": HIDDEN, "open": False} for hidden in player["hidden"]]}


def event(text, seat):
    """What `seat` is told of an event."""
    words = text.split(" ")
    if len(words) < 3 or words[1] == seat:
        return text
    if words[0] == "drawn" and words[2] in box.HANDS:
        words[3] = HIDDEN
    elif words[0] == "hid" or (words[0] == "hidden-bounty" and words[3] == "deck"):
        words[2] = HIDDEN
    return " ".join(words)
