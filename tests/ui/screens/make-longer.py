#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make a language in which all texts are two fifths longer and have accents: whoever reads it sees what is not translated
and what does not fit.

make-longer.py CATALOGUE.po FOLDER STAMP    writes FOLDER/longer/LC_MESSAGES/bloodmoon.mo, and then STAMP; of the
                                            catalogue only the English counts
"""

import ast
import pathlib
import re
import struct
import sys

# What a program or a format reads: directives, marks, entities, the numbers of rules and spaces of the board.
KEPT = re.compile(r"%[0-9$]*[-+ #0]*[0-9.]*[a-zA-Z%]|<[^>]*>|&[a-z#0-9]+;|\bR\d[\d.]*|\b[a-k]\d+\b|\n")
# Patterns.
NOT_LONGER = {"date and time", "between the words of a list", "sentence"}
ACCENTS = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áćéíļñóŕśúýźÁĆÉÍĻÑÓŔŚÚÝŹ")
SENTENCE = 24
WORDS = "one two three four five six seven eight nine ten".split()


def entries(text):
    """(context or None, msgid, plural or None) of each entry of a catalogue."""
    for block in text.split("\n\n"):
        found = {}
        key = None
        for line in block.splitlines():
            if line.startswith("#"):
                continue
            begin = re.match(r'(msg\w+(?:\[\d\])?) (".*")$', line)
            if begin:
                key, line = begin.group(1), begin.group(2)
                found[key] = ""
            if key and line.startswith('"'):
                found[key] += ast.literal_eval(line)
        if found.get("msgid"):
            yield found.get("msgctxt"), found["msgid"], found.get("msgid_plural")


def stretch(text, letters):
    """TEXT with some of its vowels doubled, at most LETTERS of them; and how many."""
    out, n = [], 0
    for i, c in enumerate(text):
        out.append(c.translate(ACCENTS))
        if c in "aeiou" and n < letters and i % 2:
            out.append(c.translate(ACCENTS))
            n += 1
    return "".join(out), n


def longer(text):
    own = len(KEPT.sub("", text))
    if own < 2:
        return text
    wanted = -(-own * 2 // 5)
    # Names get longer words, sentences more of them as well.
    share = 1 if own < SENTENCE else 2
    out, at = [], 0
    for kept in KEPT.finditer(text):
        words, n = stretch(text[at:kept.start()], wanted // share)
        out += [words, kept.group()]
        wanted -= n
        at = kept.end()
    words, n = stretch(text[at:], wanted // share)
    out.append(words)
    wanted -= n
    i = 0
    while wanted > 4 and own >= SENTENCE:
        out.append(" " + WORDS[i % len(WORDS)])
        wanted -= len(out[-1])
        i += 1
    return "[" + "".join(out) + "]"


def write_mo(path, messages):
    """MESSAGES: bytes to bytes."""
    keys = sorted(messages)
    ids = strings = b""
    table = []
    for key in keys:
        table.append((len(key), len(ids), len(messages[key]), len(strings)))
        ids += key + b"\0"
        strings += messages[key] + b"\0"
    begin = 7 * 4
    first = begin + 16 * len(keys)
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), begin, begin + 8 * len(keys), 0, 0)
    originals = b"".join(struct.pack("<2I", n, first + at) for n, at, _, _ in table)
    translated = b"".join(struct.pack("<2I", n, first + len(ids) + at) for _, _, n, at in table)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + originals + translated + ids + strings)


def main():
    catalogue, folder, stamp = (pathlib.Path(name) for name in sys.argv[1:4])
    messages = {b"": b"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"}
    for context, msgid, plural in entries(catalogue.read_text(encoding="utf-8")):
        change = (lambda text: text) if context in NOT_LONGER else longer
        key = msgid if context is None else context + "\4" + msgid
        value = change(msgid)
        if plural is not None:
            key += "\0" + plural
            value += "\0" + change(plural)
        messages[key.encode()] = value.encode()
    write_mo(folder / "longer" / "LC_MESSAGES" / "bloodmoon.mo", messages)
    stamp.write_text("", encoding="utf-8")


if __name__ == "__main__":
    main()
