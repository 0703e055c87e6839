#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every number of a rule that code, scenarios, lessons or cards name has its page in data/rules. TAP.

check-rule-numbers.py CHECKOUT
"""

import json
import pathlib
import re
import subprocess
import sys

TOP = pathlib.Path(sys.argv[1])
RULES = TOP / "data" / "rules"
MAKE_MANUAL = TOP / "data" / "man" / "make-rules-manual.py"

# A rule's number, alone in a string of C, or spelt as one of WrSkipped.  F1 to F12 in the user interface are keys.
IN_STRING = re.compile(r'"([RGT][0-9]+(?:\.[0-9]+)?)"')
IN_SKIPPED = re.compile(r"\bWR_SKIPPED_([RG][0-9]+(?:_[0-9]+)?)\b")
IN_TEXT = re.compile(r"(?<![A-Za-z0-9])([RGFT][0-9]+(?:\.[0-9]+)?)(?![A-Za-z0-9])")


def numbers(letter, counts):
    """The chapters of a game, and as many rules in each as COUNTS says."""
    return [number for chapter, last in enumerate(counts, 1)
            for number in [f"{letter}{chapter}", *(f"{letter}{chapter}.{rule}" for rule in range(1, last + 1))]]


# Every rule there is, and of the duel the rulings on cards.
ALL = (numbers("R", [7, 3, 7, 7, 5, 9, 6, 4, 4, 7, 4, 5, 5, 4])
       + [f"G{number}" for number in range(1, 13)] + [f"F{number}" for number in range(1, 27)]
       + numbers("T", [7, 7, 5, 9, 5, 4, 4, 5, 3, 5, 3, 1, 9, 4, 5, 9, 1, 4, 10, 4, 8, 5, 4, 9, 11, 5, 3, 7, 2]))
STRAIGHT = re.compile(r"[A-Za-z]'|\.\.\.|(?<!\w)\"|\"(?!\w)")


def strings(value):
    """Every string inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def in_code():
    for path in sorted((TOP / "src").rglob("*.[ch]")):
        text = path.read_text(encoding="utf-8")
        for number in IN_STRING.findall(text):
            yield path, number
        for number in IN_SKIPPED.findall(text):
            yield path, number.replace("_", ".")


def in_scenarios():
    for path in sorted((TOP / "tests").glob("*/scenarios/**/*.json")):
        scenario = json.loads(path.read_text(encoding="utf-8"))
        refused = [entry.get("rule") for entry in scenario.get("expect", {}).get("illegal", [])]
        for number in scenario.get("rules", []) + [rule for rule in refused if rule]:
            # What Terror Below rules on single cards stands in the notes of these.
            if number[0] == "T" or "terror-below" not in path.parts:
                yield path, number


def in_lessons():
    for path in sorted((TOP / "data" / "lessons").rglob("*.json")):
        for text in strings(json.loads(path.read_text(encoding="utf-8"))):
            for number in IN_TEXT.findall(text):
                yield path, number


def page_texts(page):
    """What people read on a page."""
    yield from (page[key] for key in ("title", "short") if key in page)
    yield from page.get("text", [])
    for diagram in page.get("diagrams", []):
        yield from (diagram[key] for key in ("caption", "after") if key in diagram)


def in_book(pages):
    for page in pages:
        for text in [*page_texts(page), *page.get("see", [])]:
            for number in IN_TEXT.findall(text):
                yield f"page {page['id']}", number


def missing(found, ids):
    """What is said of numbers without a page, once each."""
    told = {}
    for where, number in found:
        if number not in ids:
            name = where if isinstance(where, str) else where.relative_to(TOP).as_posix()
            told.setdefault(number, f"{number} has no page; {name} names it")
    return sorted(told.values())


def out_of_date(script, *arguments):
    """What a script says that makes something from the book."""
    done = subprocess.run([sys.executable, script, RULES, *arguments, "--check"], capture_output=True, text=True,
                          check=False)
    return done.stderr.splitlines() if done.returncode else []


def main():
    chapters = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RULES.rglob("*.json"))]
    listed = (TOP / "po" / "meson.build").read_text(encoding="utf-8")
    pages = [page for chapter in chapters for page in [chapter, *chapter["rules"]]]
    ids = {page["id"] for page in pages}
    wrong_place = [f"{page['id']} stands in chapter {chapter['id']}" for chapter in chapters
                   for page in chapter["rules"] if re.match(r"[A-Z]+[0-9]*", page["id"])[0].rstrip("0123456789")
                   != chapter["id"].rstrip("0123456789") or "." in page["id"]
                   and page["id"].split(".")[0] != chapter["id"]]
    results = [
        ("every rule has its page", [f"{number} has none" for number in ALL if number not in ids]),
        ("every page is a rule", sorted(ids - set(ALL) - {"G", "F"})),
        ("every rule stands in its chapter", wrong_place),
        ("numbers in code have pages", missing(in_code(), ids)),
        ("numbers in scenarios have pages", missing(in_scenarios(), ids)),
        ("numbers in lessons have pages", missing(in_lessons(), ids)),
        ("references of pages point at pages", missing(in_book(pages), ids)),
        ("quotes and apostrophes are typographic", [f"{page['id']}: {text}" for page in pages
                                                   for text in page_texts(page) if STRAIGHT.search(text)]),
        ("translators get every chapter", [path.name for path in RULES.rglob("*.json")
                                          if f"'{path.stem}'" not in listed]),
        ("bloodmoon-rules.7 is up to date",
         out_of_date(MAKE_MANUAL, TOP / "data" / "worms-rising" / "cards.json",
                     TOP / "data" / "man" / "bloodmoon-rules.7")),
    ]
    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
