#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the manual page of the rules of both games from the rulebooks; its line with the date stays as it is.

make-rules-manual.py RULES CARDS.JSON PAGE            write PAGE from the chapters in the folder RULES
make-rules-manual.py RULES CARDS.JSON PAGE --check    exit status 1 if PAGE is out of date
"""

import json
import pathlib
import re
import sys

HEAD = """\
.\\" SPDX-License-Identifier: GPL-3.0-or-later
.\\" Made from data/rules by data/man/make-rules-manual.py; do not change it by hand.
{title}
.nh
.SH NAME
bloodmoon-rules \\- the rules of Worms Rising and Terror Below, by number
.SH DESCRIPTION
These are the rules of the two games of
.BR bloodmoon (6).
The rules of
.I Worms Rising
are R1 to R14, with G1 to G12 for all cards and F1 to F26 for single cards.
The rules of
.I Terror Below
are T1 to T29; what applies to a single card is said by
.B "bloodmoon\\-cli cards \\-\\-game terror\\-below \\-\\-explain"
.IR CARD .
.PP
Messages of the program, tests and sources refer to rules by their numbers.
The number of a rule never changes, and is never used for another rule.
.PP
.I Rules
in the program has the same text with pictures, examples that can be played, and a search.
"""

# The chapters of each game: their letters in the order of the book, and their folder.
GAMES = (("Worms Rising", "rgf", "."), ("Terror Below", "t", "terror-below"))

FOOT = """\
.SH SEE ALSO
.BR bloodmoon (6),
.BR bloodmoon-cli (1),
.BR bloodmoon-notation (5),
.BR bloodmoon-cards (5),
.BR bloodmoon-terror-below (5)
"""

SIGNS = {"\\": "\\e", "-": "\\-", "“": "\\(lq", "”": "\\(rq", "’": "\\(aq", "…": "...", "→": "\\(->"}
TITLE = re.compile(r"^\.TH .*$", re.MULTILINE)


def line(text):
    """One line of words as troff has it."""
    text = "".join(SIGNS.get(sign, sign) for sign in text)
    text = re.sub(r"\*([^*]+)\*", r"\\fI\1\\fP", text)
    return f"\\&{text}" if text[:1] in (".", "'") else text


def sentences(text):
    """A sentence a line, as manual pages are written."""
    return "".join(line(part) + "\n" for part in re.split(r"(?<=[.!?:”)]) (?=[A-Z“])", text))


def paragraphs(texts, between):
    return between.join(sentences(text) for text in texts)


def rule(page, cards):
    """A rule: its number and title, and what it says."""
    if "cards" in page:
        title = ", ".join(cards[card]["name"] for card in page["cards"])
        texts = []
        for card in page["cards"]:
            lead = "" if len(page["cards"]) == 1 else f"{cards[card]['name']}: "
            texts += [lead + cards[card]["text"], *cards[card].get("notes", [])]
    else:
        title, texts = page["title"], [page["short"], *page.get("text", [])]
    return f".TP\n.B {line(page['id'] + ' ' + title)}\n" + paragraphs(texts, ".IP\n")


def chapter_text(chapter, cards):
    title = chapter["title"] if len(chapter["id"]) == 1 else f"{chapter['id']} {chapter['title']}"
    return (f".SS {line(title)}\n" + paragraphs([chapter["short"], *chapter.get("text", [])], ".PP\n")
            + "".join(rule(page, cards) for page in chapter["rules"]))


def main():
    rules, box, page = map(pathlib.Path, sys.argv[1:4])
    cards = {card["id"]: card for card in json.loads(box.read_text(encoding="utf-8"))["cards"]}
    old = page.read_text(encoding="utf-8")
    text = HEAD.format(title=TITLE.search(old)[0])
    for game, letters, folder in GAMES:
        text += f".SH THE RULES OF {game.upper()}\n"
        for path in sorted((rules / folder).glob("*.json"), key=lambda path: (letters.index(path.stem[0]), path.stem)):
            text += chapter_text(json.loads(path.read_text(encoding="utf-8")), cards)
    text += FOOT
    if sys.argv[4:] != ["--check"]:
        page.write_text(text, encoding="utf-8")
    elif old != text:
        sys.exit(f"{page} is out of date; write it anew: {' '.join(sys.argv[:4])}")


if __name__ == "__main__":
    main()
