#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual and the rulebook as pages: that they can be made, and that nothing in them leads nowhere. TAP.

check-help.py CHECKOUT BLOODMOON-CLI
"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile

TOP = pathlib.Path(sys.argv[1])
VOID = {"meta", "link", "br", "img"}


class Page(html.parser.HTMLParser):
    """What a page has and what it needs; complains of tags that do not match."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.pictures, self.headings, self.wrong = set(), [], [], [], []
        self.linked_keys = []
        self.open = []
        self.feed(text)
        self.close()
        self.wrong += [f"<{tag}> is not closed" for tag in self.open]

    def look(self, tag, attributes):
        given = dict(attributes)
        if "id" in given:
            if given["id"] in self.ids:
                self.wrong.append(f"two things are called {given['id']}")
            self.ids.add(given["id"])
        if tag == "a":
            self.links.append(given.get("href", ""))
            self.linked_keys += [self.links[-1]] if "kbd" in self.open else []
        if tag == "image":
            self.pictures.append(given["href"])
        if tag == "svg" and given.get("role") == "img" and len(given.get("aria-label", "")) < 20:
            self.wrong.append("a picture says nothing to those who do not see it")
        if tag in ("h1", "h2"):
            self.headings.append(tag)

    def handle_starttag(self, tag, attrs):
        self.look(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.look(tag, attrs)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes something else")


def dead_links(name, pages):
    """Links of a page that lead to no page or to nothing on it."""
    for link in pages[name].links:
        file, _, anchor = link.partition("#")
        file = file or name
        if file not in pages or anchor and anchor not in pages[file].ids:
            yield f"{name}: {link} leads nowhere"


def main():
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "pages"
        made = subprocess.run([sys.executable, TOP / "data" / "help" / "make-help.py", TOP, sys.argv[2], out],
                              capture_output=True, text=True, check=False)
        pages = {path.name: Page(path.read_text(encoding="utf-8")) for path in out.glob("*.html")}
        lost = [f"{name}: no picture {picture}" for name, page in pages.items() for picture in page.pictures
                if not (out / picture).is_file()]
    rules = [rule["id"] for path in (TOP / "data" / "rules").rglob("*.json")
             for chapter in [json.loads(path.read_text(encoding="utf-8"))] for rule in [chapter, *chapter["rules"]]]
    told = {anchor for name, page in pages.items() if name.startswith("rules-") for anchor in page.ids}
    results = [
        ("the pages can be made", made.stderr.splitlines() if made.returncode else []),
        ("there are pages of the manual and of the rules",
         [] if len(pages) > 60 and "index.html" in pages else [f"there are {len(pages)}"]),
        ("keys are not taken for numbers of rules", [f"{name}: {key}" for name, page in pages.items()
                                                     for key in page.linked_keys]),
        ("every tag is closed", [f"{name}: {wrong}" for name, page in pages.items() for wrong in page.wrong]),
        ("every page has one title", [name for name, page in pages.items() if page.headings.count("h1") != 1]),
        ("no link leads nowhere", [line for name in pages for line in dead_links(name, pages)]),
        ("every picture is there", lost),
        ("every rule is there", [rule for rule in rules if rule not in told]),
    ]
    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
