#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write what the rulebook says as C, which is where xgettext finds text to translate: it reads no JSON.

make-rule-texts.py RULES HEADER            write HEADER anew from the chapters in the folder RULES
make-rule-texts.py RULES HEADER --check    exit status 1 if it would be another
"""

import json
import pathlib
import sys

HEADER = """\
/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/rules by make-rule-texts.py, and never compiled: xgettext reads it. */
#pragma once
"""

# Letters, digits and spaces of a board are the same in every language, and so are numbers of rules.
HINTS = {
    "title": "what it is about",
    "short": "what it says, in a sentence or two",
    "text": "a paragraph; numbers of rules become links",
    "caption": "under a picture",
    "after": "under the picture of what follows",
}


def quoted(text):
    """A string as C has it; one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def entry(page, kind, text):
    return f"/* Translators: rule {page['id']}, {HINTS[kind]} */\nN_({quoted(text)})\n"


def entries(page):
    """What one page says, its rules left out."""
    for kind in ("title", "short"):
        if kind in page:
            yield entry(page, kind, page[kind])
    for text in page.get("text", []):
        yield entry(page, "text", text)
    for diagram in page.get("diagrams", []):
        for kind in ("caption", "after"):
            if kind in diagram:
                yield entry(page, kind, diagram[kind])


def key(path):
    """Chapters in the order of the book: R1 to R14, G, F."""
    return "rgf".index(path.stem[0]), path.stem


def main():
    text = HEADER
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.json"), key=key):
        chapter = json.loads(path.read_text(encoding="utf-8"))
        for page in [chapter] + chapter["rules"]:
            found = "".join(entries(page))
            text += "\n" + found if found else ""
    header = pathlib.Path(sys.argv[2])
    if sys.argv[3:] != ["--check"]:
        header.write_text(text, encoding="utf-8")
    elif not header.is_file() or header.read_text(encoding="utf-8") != text:
        sys.exit(f"{header} is out of date; write it anew: {sys.argv[0]} {sys.argv[1]} {sys.argv[2]}")


if __name__ == "__main__":
    main()
