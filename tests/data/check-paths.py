#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-paths.py CHECKOUT    TAP: do the files that documents and sources name exist?

Looked at are the paths in Markdown and manuals, and those in the comments and strings of sources, that begin with a
folder of the project.  `*` and `{a,b}` stand for what they stand for in a shell; a word in capitals for any name.
"""

import itertools
import pathlib
import re
import sys

PATH = re.compile(r"(?<![\w./$~-])(?:src|ui|data|tests|po|flatpak)/[\w.,*{}/-]*[\w*}/]")
ENDINGS = {".md", ".c", ".h", ".py", ".build", ".ui", ".css", ".json", ".xml", ".in", ".1", ".5", ".6", ".7"}
# Names of examples, and of what the build makes.
EXAMPLE = re.compile(r"[A-Z]{2,}|NN|what-it-shows|thing|/\.|data/help/pages|po/game-texts|/bloodmoon(-cli)?$")


def alternatives(path):
    """PATH without braces: all that it stands for."""
    parts = [part.split(",") if i % 2 else [part] for i, part in enumerate(re.split(r"[{}]", path))]
    return ["".join(words) for words in itertools.product(*parts)]


def missing(top, file):
    """The paths in FILE that name nothing."""
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        for path in PATH.findall(line.replace("\\-", "-")):
            if EXAMPLE.search(path):
                continue
            for name in alternatives(path.rstrip("/")):
                if not any(top.glob(name)) and not any(file.parent.glob(name)):
                    yield f"{file.relative_to(top)}:{number}: {path}"


def main(top):
    top = pathlib.Path(top)
    files = [path for folder in ("src", "ui", "data", "tests", "flatpak") for path in (top / folder).rglob("*")]
    files += [path for path in top.iterdir() if path.name not in ("NEWS", "LICENSE")]
    files = [path for path in files if path.is_file() and (path.suffix in ENDINGS or path.name == "dev")]
    found = [line for path in sorted(files) if "/corpus/" not in str(path) for line in missing(top, path)]
    print("1..1")
    for line in found:
        print(f"# {line}")
    print(f"{'not ok' if found or not files else 'ok'} 1 paths")
    return 1 if found or not files else 0


sys.exit(main(sys.argv[1]))
