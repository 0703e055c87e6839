#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the manual and the rulebooks of both games as pages for a browser.

make-help.py [--stamp FILE] CHECKOUT BLOODMOON-CLI FOLDER

The rulebooks are those of the program, data/rules; the positions in them are played by BLOODMOON-CLI and drawn with the
program's own pictures.  The pages of the manual, data/help/manual/SECTION/NUMBER-NAME.txt, are text with a little
markup: "# " begins the title, "## " a heading, "- " an item of a list; *so* is bold, `so` is typed, the number of a rule
links to it, and [NAME|words] to a page of the manual.  "@keys GAME" stands for the table of the keys of a game, "@keys"
for those of both.
"""

import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess
from typing import NamedTuple

import boards


class Section(NamedTuple):
    """A part of the menu: the pages of a folder of the manual, and the rulebook of a game."""

    folder: str
    title: str
    letters: str = ""   # of its chapters, in the order of the book
    rules: str = ""     # folder below data/rules
    keys: str = ""      # the sources with its keys, a pattern
    board: type = None  # of its diagrams


SECTIONS = (
    Section("both", "Blood Moon", keys="src/ui/kit/bm-keys*.c"),
    Section("worms-rising", "Worms Rising", "rgf", ".", "src/worms-rising/ui/table/*.c", boards.Garden),
    Section("terror-below", "Terror Below", "t", "terror-below", "src/terror-below/ui/table/*.c", boards.Desert),
)
NUMBER = re.compile(r"(?<![A-Za-z0-9>+])([RGFT][0-9]+(?:\.[0-9]+)?)(?![A-Za-z0-9])")
LINK = re.compile(r"\[([a-z-]+)\|([^]]+)\]")
KEY = re.compile(r'\{ "([^"]+)", "([^"]+)", N_\("([^"]+)"\), N_\("([^"]+)"\)(?:, \w+)? \}')

KEY_NAMES = {"Return": "Enter", "Page_Down": "Page Down", "Page_Up": "Page Up", "period": ".", "question": "?",
             "plus": "+", "minus": "-", "space": "Space"}


def key_words(accel):
    """A key as people call it: <Control><Shift>z is Ctrl+Shift+Z."""
    *modifiers, key = re.findall(r"<\w+>|[^<>]+", accel)
    names = [{"<Control>": "Ctrl"}.get(modifier, modifier.strip("<>")) for modifier in modifiers]
    return "+".join([*names, KEY_NAMES.get(key, key.upper() if len(key) == 1 else key)])


class Pages:
    """Everything that is written, and what of it refers to what."""

    def __init__(self, checkout, cli, folder):
        self.checkout, self.cli, self.folder = checkout, cli, folder
        self.used = set()
        self.chapters = {section: self.read_rules(section) for section in SECTIONS}
        self.pages = {page["id"]: (chapter, page) for chapters in self.chapters.values() for chapter in chapters
                      for page in [chapter, *chapter["rules"]]}
        cards = json.loads((checkout / "data" / "worms-rising" / "cards.json").read_text(encoding="utf-8"))["cards"]
        self.cards = {card["id"]: card for card in cards}
        texts = checkout / "data" / "help" / "manual"
        self.manual = {section: [self.read_manual(section, path) for path in sorted((texts / section.folder).glob("*.txt"))]
                       for section in SECTIONS}
        boards.Desert.read_box(checkout)

    def read_rules(self, section):
        """The chapters of its rulebook, in order."""
        paths = (self.checkout / "data" / "rules" / section.rules).glob("*.json") if section.rules else []
        return [json.loads(path.read_text(encoding="utf-8"))
                for path in sorted(paths, key=lambda path: (section.letters.index(path.stem[0]), path.stem))]

    def title(self, page):
        if "title" in page:
            return page["title"]
        return ", ".join(self.cards[card]["name"] for card in page["cards"])

    def heading(self, page):
        return self.title(page) if len(page["id"]) == 1 else f"{page['id']} {self.title(page)}"

    @staticmethod
    def file_of(chapter):
        return f"rules-{chapter['id'].lower()}.html"

    def link(self, number):
        chapter, page = self.pages[number]
        return f"{self.file_of(chapter)}#{page['id']}"

    def words(self, text, here=None):
        """Text with its little markup as HTML; numbers of rules are links, but for that of the page itself."""
        def refer(match):
            number = match[1]
            if number == here or number not in self.pages:
                return number
            return f'<a href="{self.link(number)}">{number}</a>'

        text = html.escape(text, quote=False)
        text = LINK.sub(r'<a href="\1.html">\2</a>', text)
        text = re.sub(r"`([^`]+)`", r"<kbd>\1</kbd>", text)
        text = re.sub(r"\*([^*]+)\*", r"<strong>\1</strong>", text)
        return NUMBER.sub(refer, text)

    # Rules.

    def play(self, section, diagram):
        """The positions before and after the moves of a diagram."""
        requests = [{"position": diagram["position"]},
                    {key: diagram[key] for key in ("position", "moves", "dice") if key in diagram}]
        done = subprocess.run([self.cli, "batch", "--game", section.folder],
                              input="".join(json.dumps(one) + "\n" for one in requests),
                              capture_output=True, text=True, check=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        for answer in answers:
            if "error" in answer:
                raise SystemExit(f"{diagram['caption']}: {answer['error']}")
        return [answer["position"] for answer in answers]

    def figure(self, section, position, diagram, caption):
        board = section.board(position, diagram["crop"], self.used)
        return f"<figure>{board.svg()}<figcaption>{self.words(caption)}</figcaption></figure>"

    def diagram(self, section, diagram):
        before, after = self.play(section, diagram)
        figures = self.figure(section, before, diagram, diagram["caption"])
        if "after" in diagram:
            figures += '<span class="arrow" aria-hidden="true">→</span>'
            figures += self.figure(section, after, diagram, diagram["after"])
        return f'<div class="diagram">{figures}</div>'

    def card_words(self, page):
        """What the cards say that a page is about, with the notes on them."""
        for number, card in enumerate(self.cards[name] for name in page["cards"]):
            lead = card["text"] if len(page["cards"]) == 1 else f"{card['name']}: {card['text']}"
            yield f'<p class="lead">{self.words(lead, page["id"])}</p>'
            yield from (f"<p>{self.words(note, page['id'])}</p>" for note in card.get("notes", []))

    def rule(self, section, page, level):
        parts = [f'<section id="{page["id"]}"><h{level}>{html.escape(self.heading(page))}</h{level}>']
        if "short" in page:
            parts.append(f'<p class="lead">{self.words(page["short"], page["id"])}</p>')
        parts += self.card_words(page) if "cards" in page else []
        parts += [f"<p>{self.words(text, page['id'])}</p>" for text in page.get("text", [])]
        parts += [self.diagram(section, diagram) for diagram in page.get("diagrams", [])]
        if page.get("see"):
            links = ", ".join(f'<a href="{self.link(number)}">{html.escape(self.heading(self.pages[number][1]))}</a>'
                              for number in page["see"])
            parts.append(f"<p>See also {links}.</p>")
        return "\n".join([*parts, "</section>"])

    def chapter(self, section, chapter):
        return "\n".join([self.rule(section, chapter, 1)] + [self.rule(section, page, 2) for page in chapter["rules"]])

    def contents(self, section):
        """All rules of a game with what they say first."""
        parts = [f"<h1>The rules of {section.title}</h1>",
                 "<p>All rules in short. Each title leads to the whole rule, with pictures.</p>"]
        for chapter in self.chapters[section]:
            parts.append(f'<h2><a href="{self.file_of(chapter)}">{html.escape(self.heading(chapter))}</a></h2><dl>')
            for page in chapter["rules"]:
                said = page.get("short") or self.cards[page["cards"][0]]["text"]
                parts.append(f'<dt><a href="{self.link(page["id"])}">{html.escape(self.heading(page))}</a></dt>'
                             f"<dd>{self.words(said, page['id'])}</dd>")
            parts.append("</dl>")
        return "\n".join(parts)

    # The manual.

    def keys(self, folder):
        """The keys of a game, or of both, from the program's own tables."""
        section = next(section for section in SECTIONS if section.folder == (folder or "both"))
        sources = sorted(self.checkout.glob(section.keys))
        found = [key for source in sources for key in KEY.findall(source.read_text(encoding="utf-8"))]
        if len(found) < 10:
            raise SystemExit(f"too few keys are found in {section.keys}")
        rows, group = [], None
        for _, accel, heading, title in found:
            if heading != group:
                rows.append(f'<tr><th colspan="2" scope="rowgroup">{html.escape(heading)}</th></tr>')
                group = heading
            rows.append(f"<tr><td><kbd>{html.escape(key_words(accel))}</kbd></td><td>{html.escape(title)}</td></tr>")
        return f"<table>{''.join(rows)}</table>"

    @staticmethod
    def read_manual(section, path):
        """The file to be written, the title and the paragraphs of a page of the manual."""
        lines = path.read_text(encoding="utf-8").strip()
        blocks = [block.strip() for block in re.split(r"\n\s*\n", lines)]
        if not blocks[0].startswith("# "):
            raise SystemExit(f"{path}: no title")
        name = path.stem.split("-", 1)[1]
        return f"{name if section.folder == 'both' else f'{section.folder}-{name}'}.html", blocks[0][2:], blocks[1:]

    def block(self, block):
        if block.startswith("@keys"):
            return self.keys(block[5:].strip())
        if block.startswith("## "):
            return f"<h2>{html.escape(block[3:])}</h2>"
        if block.startswith("- "):
            items = [" ".join(item.split()) for item in re.split(r"(?:^|\n)- ", block)[1:]]
            return "<ul>" + "".join(f"<li>{self.words(item)}</li>" for item in items) + "</ul>"
        return f"<p>{self.words(' '.join(block.split()))}</p>"

    # All of it.

    def menu(self, section, name):
        """All pages of the manual, and the chapters of the game that the page NAME belongs to."""
        parts = []
        for one in SECTIONS:
            entries = [(file, words) for file, words, _ in self.manual[one]]
            if one.rules:
                entries.append((f"{one.folder}-rules.html", "All rules"))
            if one == section:
                entries += [(self.file_of(chapter), self.heading(chapter)) for chapter in self.chapters[one]]
            items = "".join(f'<li><a href="{file}"{" aria-current=page" if file == name else ""}>'
                            f"{html.escape(words)}</a></li>" for file, words in entries)
            parts.append(f'<p class="brand">{html.escape(one.title)}</p><ul>{items}</ul>')
        return "".join(parts)

    def write(self, section, name, title, body):
        text = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Blood Moon</title>
<link rel="stylesheet" href="help.css">
</head>
<body>
<nav aria-label="Pages">{self.menu(section, name)}</nav>
<main>
{body}
</main>
</body>
</html>
"""
        (self.folder / name).write_text(text, encoding="utf-8")

    def write_all(self):
        if self.folder.is_dir():
            shutil.rmtree(self.folder)
        self.folder.mkdir(parents=True)
        for section in SECTIONS:
            for name, title, blocks in self.manual[section]:
                body = "\n".join([f"<h1>{html.escape(title)}</h1>", *map(self.block, blocks)])
                self.write(section, name, title, body)
            if section.rules:
                title = f"The rules of {section.title}"
                self.write(section, f"{section.folder}-rules.html", title, self.contents(section))
            for chapter in self.chapters[section]:
                self.write(section, self.file_of(chapter), self.heading(chapter), self.chapter(section, chapter))
        shutil.copy(self.checkout / "data" / "help" / "help.css", self.folder)
        for art in sorted(self.used):
            target = self.folder / "art" / f"{art}.svg"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.checkout / "data" / "art" / f"{art}.svg", target)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--stamp", type=pathlib.Path)
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("cli")
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    Pages(options.checkout, options.cli, options.folder).write_all()
    if options.stamp:
        options.stamp.write_text("", encoding="utf-8")


if __name__ == "__main__":
    main()
