#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the manual page of the rules from the rulebook; its line with date and version stays as it is.

make-rules-manual.py RULES CARDS.JSON PAGE            write PAGE anew from the chapters in the folder RULES
make-rules-manual.py RULES CARDS.JSON PAGE --check    exit status 1 if it would be another
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
bloodmoon-rules \\- the rules of Worms Rising, by number
.SH DESCRIPTION
These are the rules as
.BR bloodmoon (6)
plays them.
Every rule has a number; messages of the program, its tests and its sources refer to it.
A number never comes to mean something else.
In the program the same pages have pictures, examples to play, and a search.
"""

FOOT = """\
.SH SEE ALSO
.BR bloodmoon (6),
.BR bloodmoon-notation (5),
.BR bloodmoon-cards (5)
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
    return (f".SH {line(title.upper())}\n" + paragraphs([chapter["short"], *chapter.get("text", [])], ".PP\n")
            + "".join(rule(page, cards) for page in chapter["rules"]))


def main():
    rules, box, page = map(pathlib.Path, sys.argv[1:4])
    cards = {card["id"]: card for card in json.loads(box.read_text(encoding="utf-8"))["cards"]}
    old = page.read_text(encoding="utf-8")
    text = HEAD.format(title=TITLE.search(old)[0])
    for path in sorted(rules.glob("*.json"), key=lambda path: ("rgf".index(path.stem[0]), path.stem)):
        text += chapter_text(json.loads(path.read_text(encoding="utf-8")), cards)
    text += FOOT
    if sys.argv[4:] != ["--check"]:
        page.write_text(text, encoding="utf-8")
    elif old != text:
        sys.exit(f"{page} is out of date; write it anew: {' '.join(sys.argv[:4])}")


if __name__ == "__main__":
    main()
