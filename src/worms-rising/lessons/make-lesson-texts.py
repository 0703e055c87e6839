#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write what the lessons say as C, which is where xgettext finds text to translate: it reads no JSON.

make-lesson-texts.py FOLDER HEADER            write HEADER anew from the lessons in FOLDER
make-lesson-texts.py FOLDER HEADER --check    exit status 1 if it would be another

Every string of a lesson is either one of those that are for people or one of those that are not; one that is neither stops
this program, so that none is forgotten.
"""

import json
import pathlib
import sys

HEADER = """\
/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from data/lessons by make-lesson-texts.py, and never compiled: xgettext reads it. */
#pragma once
"""

# In the order in which they are taught; a file that is not named here is an error as well.
FILES = ["bird.json", "worms.json", "box.json", "match.json", "puzzles.json"]

# Keys whose strings people read, and what translators are told of them.
FOR_PEOPLE = {
    "title": "title",
    "summary": "what it is about",
    "text": "what is said",
    "hint": "a hint",
    "else": "said of a move that is not taken",
    "praise": "said when it is done",
}

# Keys whose strings, and whatever is in them, are for programs.
FOR_PROGRAMS = {
    "allow", "expect", "format", "id", "moves", "position", "reply", "rival", "rolls", "rules", "side", "solution",
}


def quoted(text):
    """A string as C has it; one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def texts(node, path):
    """All texts for people in NODE, with where they stand."""
    if isinstance(node, dict):
        name = node.get("id", path)
        for key, value in node.items():
            if key in FOR_PROGRAMS:
                continue
            if key in FOR_PEOPLE and isinstance(value, str):
                yield name, FOR_PEOPLE[key], value
            else:
                yield from texts(value, f"{name}, {key}" if isinstance(value, dict) else name)
    elif isinstance(node, list):
        for number, value in enumerate(node, 1):
            yield from texts(value, f"{path}, {number}" if "id" not in value else path)
    elif isinstance(node, str):
        sys.exit(f"{path}: {quoted(node)} is neither for people nor for programs")


def main():
    folder, header = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    found = sorted(path.name for path in folder.glob("*.json"))
    if found != sorted(FILES):
        sys.exit(f"{folder} has {', '.join(found)}, not {', '.join(FILES)}")
    text, seen = HEADER, set()
    for name in FILES:
        course = json.loads((folder / name).read_text(encoding="utf-8"))
        for place, what, words in texts(course, ""):
            if words not in seen:
                text += f"\n/* Translators: lesson {place}: {what}; at most 330 characters */\nN_({quoted(words)})\n"
            seen.add(words)
    if sys.argv[3:] != ["--check"]:
        header.write_text(text, encoding="utf-8")
    elif not header.is_file() or header.read_text(encoding="utf-8") != text:
        sys.exit(f"{header} is out of date; write it anew: {sys.argv[0]} {sys.argv[1]} {sys.argv[2]}")


if __name__ == "__main__":
    main()
