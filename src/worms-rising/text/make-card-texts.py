#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write what the cards say as C, which is where xgettext finds text to translate: it reads no JSON.

make-card-texts.py CARDS.JSON HEADER            write HEADER anew
make-card-texts.py CARDS.JSON HEADER --check    exit status 1 if it would be another
"""

import json
import pathlib
import sys

HEADER = """\
/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/worms-rising/cards.json by make-card-texts.py, and never compiled: xgettext reads it. */
#pragma once
"""

DECKS = {
    "worm-champion": "Worm champion",
    "bird-champion": "Bird champion",
    "bird": "ability card of the Bird",
    "worm": "ability card of the Worms",
    "event": "Special Event",
}


def quoted(text):
    """A string as C has it; one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def entry(comment, text):
    return f"/* Translators: {comment} */\nN_({quoted(text)})\n"


def entries(card):
    """What one card says."""
    what = f"{DECKS[card['deck']]} {card['id']}"
    yield entry(f"{what}, its name", card["name"])
    yield entry(f"{what}, what it says on it; at most 220 characters", card["text"])
    if "tip" in card:
        yield entry(f"{what}, a tip to whoever has it; at most 220 characters", card["tip"])
    for note in card.get("notes", []):
        yield entry(f"{what}, a note on a corner case; at most 400 characters", note)


def main():
    cards = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))["cards"]
    header = pathlib.Path(sys.argv[2])
    text = HEADER + "".join("\n" + "".join(entries(card)) for card in cards)
    if sys.argv[3:] != ["--check"]:
        header.write_text(text, encoding="utf-8")
    elif not header.is_file() or header.read_text(encoding="utf-8") != text:
        sys.exit(f"{header} is out of date; write it anew: {sys.argv[0]} {sys.argv[1]} {sys.argv[2]}")


if __name__ == "__main__":
    main()
