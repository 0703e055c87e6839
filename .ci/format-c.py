#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bring C files into the project's form: clang-format, and then back what it cannot know.

format-c.py FILE...            rewrites the files
format-c.py --check FILE...    lists those that would change; exit status 1 if there are any

clang-format does braces, indentation and blanks.  Three things are better left to hands: tables, macros that define a
type, and columns, such as those of parameters and of struct members.
"""

import difflib
import pathlib
import re
import subprocess
import sys

OFF = "/* clang-format off */"
ON = "/* clang-format on */"

# What begins and ends a stretch that clang-format shall not see: a table, a long compound literal, a defining macro, an
# enumeration or structure on one line.
STRETCHES = (
    (re.compile(r"(=|(=|return|[(,]) ?&?\s*\([\w *\[\]]+\))\s*\{(?!.*\})[^;]*$"), re.compile(r"\}[);,]*\s*$")),
    (re.compile(r"^G_(DEFINE|DECLARE)_\w+ \("), re.compile(r"\)$")),
    (re.compile(r"^\s*(enum|struct) \{.*\}"), re.compile(r"")),
)

# No line is longer, and none is joined into a longer one.
LONGEST = 120

# Blanks that GNU style puts in and we do not: gettext's macros are punctuation.
GETTEXT = re.compile(r"(?<!\w)(_|N_|C_|NC_) \(")


def depth(line):
    """By how much a line opens more brackets than it closes, strings and characters left out."""
    bare = re.sub(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/', "", line)
    return sum(bare.count(c) for c in "({[") - sum(bare.count(c) for c in ")}]")


def hide(lines):
    """The lines, with the stretches between comments that turn clang-format off."""
    result, end, open_brackets = [], None, 0
    for line in lines:
        if end is None:
            for begins, ends in STRETCHES:
                if begins.search(line):
                    end, open_brackets = ends, 0
                    result.append(OFF)
                    break
        result.append(line)
        if end is not None:
            open_brackets += depth(line)
            if open_brackets <= 0 and end.search(line):
                result.append(ON)
                end = None
    return result if end is None else list(lines)


def clang_format(path, lines):
    """What clang-format makes of the lines."""
    done = subprocess.run(["clang-format", "--style=file", f"--assume-filename={path}"], input="\n".join(lines) + "\n",
                          capture_output=True, text=True, check=True)
    return [GETTEXT.sub(r"\1(", line) for line in done.stdout.splitlines() if line.strip() not in (OFF, ON)]


def without_columns(line):
    """The line as it would be if nothing were lined up in it."""
    rest = line.lstrip(" ")
    indent = "" if rest.startswith(("? ", ": ", "|| ", "&& ")) else line[:len(line) - len(rest)]
    rest = re.sub(r" {2,}", " ", rest).replace("* ", "*").replace("){", ") {")
    return indent + re.sub(r" +(?=[),;])", "", rest)


def keep_columns(before, after):
    """AFTER, but each line that differs only in its columns, and each that became too long, as it was BEFORE."""
    result = []
    matcher = difflib.SequenceMatcher(None, [without_columns(line) for line in before],
                                      [without_columns(line) for line in after], autojunk=False)
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        old, new = before[first:last], after[new_first:new_last]
        too_long = any(len(line) > LONGEST for line in new)
        result += old if kind == "equal" or too_long else new
    return result


def main():
    check = sys.argv[1:2] == ["--check"]
    changed = False
    for name in sys.argv[2 if check else 1:]:
        path = pathlib.Path(name)
        before = path.read_text(encoding="utf-8").splitlines()
        after = keep_columns(before, clang_format(path, hide(before)))
        if after == before:
            continue
        changed = True
        if check:
            print(name)
        else:
            path.write_text("\n".join(after) + "\n", encoding="utf-8")
    sys.exit(check and changed)


if __name__ == "__main__":
    main()
