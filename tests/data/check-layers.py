#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-layers.py CHECKOUT    TAP: do the folders that serve every game know none?

What a game alone has begins with its prefix; neither that nor a piece of it stands in their sources.
"""

import pathlib
import re
import sys

FOLDERS = ("core", "match", "store", "session", "learn", "ui")
# The title shows all games.
ALL_GAMES = ("bm-title-scene.c",)
OF_A_GAME = re.compile(r"\b(?:wr|tb)[_-]\w+|\b(?:Wr|Tb)[A-Z]\w*|\b(?:WR|TB)_\w+|(?i:\w*(?:bird|worm)\w*)")


def main(top):
    print(f"1..{len(FOLDERS)}")
    failed = False
    for number, folder in enumerate(FOLDERS, 1):
        files = sorted(p for p in (top / "src" / folder).rglob("*") if p.is_file() and p.name not in ALL_GAMES)
        found = [f"{path.relative_to(top)}:{line}: {match.group()}" for path in files
                 for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                 for match in OF_A_GAME.finditer(text)]
        failed |= bool(found) or not files
        print(f"{'not ok' if found or not files else 'ok'} {number} - {folder}")
        for line in found:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
