#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare po/POTFILES with the files that have text to translate.

check-potfiles.py CHECKOUT            TAP: is every such file listed, and nothing else?
check-potfiles.py CHECKOUT --write    write po/POTFILES anew
"""

import pathlib
import re
import sys

# A call of a gettext macro.  What precedes it must not be part of a longer name.
CALL = re.compile(r'(?<![A-Za-z0-9_])(?:_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2|dgettext)\s*\(\s*"')
COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TRANSLATABLE = re.compile(r'translatable\s*=\s*"(?:yes|true|1)"')

# Made when the build is configured.
MADE = ["po/game-texts.h"]

HEADER = """\
# Files with text to translate, sorted; tests/data/check-potfiles.py checks the list and writes it with --write.
"""


def without_comments(text):
    """C source without its comments; strings stay."""
    return COMMENT_OR_STRING.sub(lambda m: m.group() if m.group().startswith('"') else " ", text)


def has_text(path):
    """Whether there is something in the file that xgettext would take out."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in (".c", ".h"):
        return CALL.search(without_comments(text)) is not None
    if path.suffix == ".ui":
        return TRANSLATABLE.search(text) is not None
    return True


def wanted(top):
    """The files that must be listed, relative to the checkout."""
    found = [top / name for name in MADE]
    for folder, patterns in {
        "src": ("**/*.c", "**/*.h"),
        "ui": ("**/*.ui",),
        "data": ("*.desktop.in", "*.metainfo.xml.in", "*.mime.xml.in", "*.gschema.xml"),
    }.items():
        for pattern in patterns:
            found += [p for p in (top / folder).glob(pattern) if has_text(p)]
    return sorted(p.relative_to(top).as_posix() for p in found)


def listed(potfiles):
    """The files that are listed."""
    lines = (line.strip() for line in potfiles.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def main():
    top = pathlib.Path(sys.argv[1]).resolve()
    potfiles = top / "po" / "POTFILES"
    want = wanted(top)

    if sys.argv[2:] == ["--write"]:
        potfiles.write_text(HEADER + "".join(f"{name}\n" for name in want), encoding="utf-8")
        return

    have = listed(potfiles)
    missing = [name for name in want if name not in have]
    gone = [name for name in have if name not in MADE and not (top / name).is_file()]
    empty = [name for name in have if name not in want and name not in gone]
    checks = [
        ("every file with text to translate is listed", missing),
        ("every listed file is there", gone),
        ("every listed file has text to translate", empty),
        ("no file is listed twice", sorted({name for name in have if have.count(name) > 1})),
        ("the list is sorted", [] if have == sorted(have) else ["po/POTFILES"]),
    ]
    print(f"1..{len(checks)}")
    for number, (title, wrong) in enumerate(checks, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for name in wrong:
            print(f"# {name}")
    sys.exit(any(wrong for _, wrong in checks))


if __name__ == "__main__":
    main()
