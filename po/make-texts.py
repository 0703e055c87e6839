#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write what cards, lessons and rules say as C, which is where xgettext finds text to translate: it reads no JSON.

make-texts.py HEADER FILE...    write HEADER from the FILEs, each in one of the program's formats

Every string of a lesson is either one of those that are for people or one of those that are not; one that is neither stops
this program, so that none is forgotten.
"""

import json
import pathlib
import sys

HEADER = "/* Never compiled: xgettext reads it. */\n"

DECKS = {
    "worm-champion": "Worm champion",
    "bird-champion": "Bird champion",
    "bird": "ability card of the Bird",
    "worm": "ability card of the Worms",
    "event": "Special Event",
}

# Of a rule.  Letters, digits and spaces of a board are the same in every language, and so are numbers of rules.
HINTS = {
    "title": "what it is about",
    "short": "what it says, in a sentence or two",
    "text": "a paragraph; numbers of rules become links",
    "caption": "under a picture",
    "after": "under the picture of what follows",
}

# Keys of a lesson whose strings people read, and what translators are told of them.
FOR_PEOPLE = {
    "title": "title",
    "summary": "what it is about",
    "text": "what is said",
    "hint": "a hint",
    "else": "said of a move that is not taken",
    "praise": "said when it is done",
}

# Keys of a lesson whose strings, and whatever is in them, are for programs.
FOR_PROGRAMS = {
    "allow", "expect", "format", "id", "level", "moves", "position", "reply", "rival", "rolls", "rules", "side", "solution",
}


def quoted(text):
    """A string as C has it; one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def in_cards(box):
    """What translators are told of each text, and the text."""
    for card in box["cards"]:
        what = f"{DECKS[card['deck']]} {card['id']}"
        yield f"{what}, its name", card["name"]
        yield f"{what}, what it says on it; at most 220 characters", card["text"]
        if "tip" in card:
            yield f"{what}, a tip to whoever has it; at most 220 characters", card["tip"]
        for note in card.get("notes", []):
            yield f"{what}, a note on a corner case; at most 400 characters", note


def in_terror_card(card, what):
    yield f"{what}, its name", card["name"]
    yield f"{what}, what it says; at most 220 characters", card["text"]
    if "short" in card:
        yield f"{what}, the same in a few words, beside it in the hand; at most 60 characters", card["short"]
    if "tip" in card:
        yield f"{what}, a tip; at most 220 characters", card["tip"]
    for note in card.get("notes", []):
        yield f"{what}, a note on a corner case; at most 400 characters", note


def in_terror_cards(deck):
    """The same of a deck of Terror Below: Characters, Items, Weapons, Vehicles by kind."""
    for card in deck.get("cards" if "deck" in deck else "kinds"):
        yield from in_terror_card(card, f"Terror Below, {deck.get('deck', 'vehicle')} {card['id']}")


def in_terror_worms(worms):
    for kind in worms["types"]:
        yield from in_terror_card(kind, f"Terror Below, Worm {kind['id']}")


def in_terror_board(board):
    for location in board["locations"]:
        yield f"Terror Below, name of the Location {location['id']}", location["name"]


def in_terror_bounties(bounties):
    """The same of Bounties, whose texts are filled in here as when the program reads them."""
    folder = pathlib.Path(__file__).parent.parent / "data" / "terror-below"
    board, worms = (json.loads((folder / name).read_text(encoding="utf-8")) for name in ("board.json", "worms.json"))
    names = {part["id"]: part["name"] for part in board["locations"] + board["eggs"]["colours"] + worms["types"]}
    for card in bounties["cards"]:
        aim = card.get("egg") or card["worm"]
        text = bounties["text"][card["kind"] + ("-any" if aim == "any" else "")]
        text = text.replace("{location}", names.get(card.get("location"), ""))
        for slot in ("{egg}", "{worm}"):
            article = "an" if names.get(aim, "")[:1] in set("AEIO") else "a"
            text = text.replace(f" a {slot}", f" {article} {slot}").replace(slot, names.get(aim, ""))
        yield f"Terror Below, what the Bounty {card['id']} says; at most 220 characters", text


def in_rules(chapter):
    """The same of a chapter."""
    for page in [chapter] + chapter["rules"]:
        found = [(kind, page[kind]) for kind in ("title", "short") if kind in page]
        found += [("text", text) for text in page.get("text", [])]
        for diagram in page.get("diagrams", []):
            found += [(kind, diagram[kind]) for kind in ("caption", "after") if kind in diagram]
        for kind, text in found:
            yield f"rule {page['id']}, {HINTS[kind]}", text


def in_lessons(node, path=""):
    """The same of a course, or of a part of it that stands at PATH."""
    if isinstance(node, dict):
        name = node.get("id", path)
        for key, value in node.items():
            if key in FOR_PROGRAMS:
                continue
            if key in FOR_PEOPLE and isinstance(value, str):
                yield f"lesson {name}: {FOR_PEOPLE[key]}; at most 330 characters", value
            else:
                yield from in_lessons(value, f"{name}, {key}" if isinstance(value, dict) else name)
    elif isinstance(node, list):
        for number, value in enumerate(node, 1):
            yield from in_lessons(value, f"{path}, {number}" if "id" not in value else path)
    elif isinstance(node, str):
        sys.exit(f"{path}: {quoted(node)} is neither for people nor for programs")


FORMATS = {
    "bloodmoon-cards": in_cards, "bloodmoon-lessons": in_lessons, "bloodmoon-rules": in_rules,
    "terror-cards": in_terror_cards, "terror-vehicles": in_terror_cards, "terror-worms": in_terror_worms,
    "terror-board": in_terror_board, "terror-bounties": in_terror_bounties,
}


def main():
    text = HEADER
    for path in sys.argv[2:]:
        node = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        for comment, words in FORMATS[node["format"]](node):
            text += f"\n/* Translators: {comment} */\nN_({quoted(words)})\n"
    pathlib.Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
