#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the manual and the rulebook as pages for a browser.

make-help.py [--stamp FILE] CHECKOUT BLOODMOON-CLI FOLDER

The rulebook is that of the program, data/rules; the positions in it are played by BLOODMOON-CLI and drawn with the
program's own pictures.  The pages of the manual are text with a little markup: "# " begins the title, "## " a heading,
"- " an item of a list; *so* is bold, `so` is typed, and the number of a rule leads to it.  "@keys" stands for the table
of all keys.
"""

import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess

COLUMNS = "abcdefghijk"
COLOURS = ("green", "yellow", "purple", "pink")
DEPTHS = (0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4)
NUMBER = re.compile(r"(?<![A-Za-z0-9])([RGF][0-9]+(?:\.[0-9]+)?)(?![A-Za-z0-9])")
KEY = re.compile(r'\{ "([^"]+)", "([^"]+)", N_\("([^"]+)"\), N_\("([^"]+)"\)(?:, \w+)? \}')
# Places of several in one space, as the board has them: the size of each, and their middles.
CROWDS = {
    1: (0.98, [(0.5, 0.5)]),
    2: (0.68, [(0.32, 0.40), (0.68, 0.62)]),
    3: (0.60, [(0.29, 0.32), (0.71, 0.32), (0.50, 0.70)]),
    4: (0.54, [(0.27, 0.29), (0.73, 0.29), (0.27, 0.73), (0.73, 0.73)]),
}
CELL = 40
MARGIN = 18


KEY_NAMES = {"Return": "Enter", "Page_Down": "Page Down", "Page_Up": "Page Up", "period": ".", "question": "?",
             "plus": "+", "minus": "-", "space": "Space"}


def key_words(accel):
    """A key as people call it: <Control><Shift>z is Ctrl+Shift+Z."""
    *modifiers, key = re.findall(r"<\w+>|[^<>]+", accel)
    names = [{"<Control>": "Ctrl"}.get(modifier, modifier.strip("<>")) for modifier in modifiers]
    return "+".join([*names, KEY_NAMES.get(key, key.upper() if len(key) == 1 else key)])


def space(column, row):
    name = "<" if column < 0 else ">" if column >= len(COLUMNS) else COLUMNS[column]
    return f"{name}{row}"


def place(name):
    return {"<": -1, ">": len(COLUMNS)}.get(name[0], COLUMNS.find(name[0])), int(name[1:])


# --- Pictures -------------------------------------------------------------------------------------------------------


class Board:
    """A part of a position as a picture and in words."""

    def __init__(self, position, crop, used):
        self.position = position
        self.used = used
        (self.left, self.top), (self.right, self.bottom) = (place(end) for end in crop.split(":"))

    def image(self, art, column, row, x=0.5, y=0.5, size=1.0):
        """The picture ART with its middle at X, Y of a space."""
        self.used.add(art)
        left = (column - self.left + x - size / 2) * CELL
        top = (row - self.top + y - size / 2) * CELL
        return (f'<image href="art/{art}.svg" x="{left:g}" y="{top:g}" width="{size * CELL:g}" '
                f'height="{size * CELL:g}"/>')

    def grass(self, column):
        return self.position["grass"][column]

    def is_packed(self, column, row):
        return not 0 <= column < len(COLUMNS) or row > self.grass(column)

    def ground(self, column, row):
        """The Dirt, or the air in it, of one space."""
        if row == 0 or row > 12 or not 0 <= column < len(COLUMNS):
            return ""
        if self.is_packed(column, row):
            return self.image(f"terrain/dirt-{DEPTHS[row] + 1}{'ab'[(column * 7 + row * 5) % 3 == 0]}", column, row)
        walls = [self.image(f"terrain/wall-{side}", column, row)
                 for side, step in (("left", -1), ("right", 1)) if self.is_packed(column + step, row)]
        return self.image("terrain/hollow", column, row) + "".join(walls)

    def pieces(self, name):
        """The pictures of those in a space, in the order in which they are settled."""
        position = self.position
        stunned = {worm["colour"]: worm.get("stunned", 0) for worm in position["worms"]}
        mood = "-sus" if position["suspicion"] >= 4 else "-dum" if position["suspicion"] == 0 else ""
        found = [f"pieces/worm-{worm['colour']}{'-stunned' if stunned[worm['colour']] else mood}"
                 for colour in COLOURS for worm in position["worms"]
                 if worm["colour"] == colour and worm["at"] == name]
        found += ["pieces/zombie" for zombie in position["zombies"] if zombie["at"] == name]
        if position["bird"]["at"] == name:
            column, row = place(name)
            stands = 0 <= column < len(COLUMNS) and row == self.grass(column)
            found.append("pieces/bird" if stands else "pieces/bird-hover")
        return found

    def things(self, column, row):
        """What lies and stands in a space: tokens behind, pieces in front."""
        name, position = space(column, row), self.position
        pieces, drawn = self.pieces(name), []
        awake = [hole for hole in position["wormholes"] if hole not in position["bedrock"]]
        for kind in ("wormhole", "bedrock"):
            if name in position[kind + "s" if kind == "wormhole" else kind]:
                sleeps = kind == "wormhole" and (name not in awake or len(awake) < 2)
                spot = (0.38, 0.34, 0.76) if pieces else (0.5, 0.5, 0.98)
                drawn.append(self.image(f"pieces/{kind}{'-dormant' if sleeps else ''}", column, row, *spot))
        lying = [(kind, position[f"{kind}s" if kind != "lava" else kind].count(name))
                 for kind in ("lava", "drill", "gravestone")]
        lying = [(kind, n) for kind, n in lying if n]
        for number, (kind, n) in enumerate(lying):
            x = 0.5 if len(lying) == 1 and not pieces else 0.28 + 0.44 * number if not pieces else 0.76
            size = 0.9 if len(lying) == 1 and not pieces else 0.62
            drawn.append(self.image(f"pieces/{kind}", column, row, x, 0.5 if size > 0.8 else 0.66, size))
            if n > 1:
                drawn.append(self.badge(column, row, n))
        size, spots = CROWDS[min(len(pieces), 4)] if pieces else (0, [])
        if lying and len(pieces) == 1:
            size, spots = 0.72, [(0.36, 0.5)]
        drawn += [self.image(art, column, row, x, y, size) for art, (x, y) in zip(pieces, spots)]
        return "".join(drawn)

    def badge(self, column, row, number):
        x, y = (column - self.left + 0.82) * CELL, (row - self.top + 0.82) * CELL
        return (f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="#f3ead9" stroke="#0d0a16"/>'
                f'<text x="{x:g}" y="{y + 4:g}" class="badge">{number}</text>')

    def spaces(self):
        return [(column, row) for row in range(self.top, self.bottom + 1)
                for column in range(self.left, self.right + 1)]

    def describe(self, column, row):
        """What is worth telling of a space, or nothing."""
        name, position = space(column, row), self.position
        told = [f"{worm['colour'].capitalize()} Worm" for worm in position["worms"] if worm["at"] == name]
        told += ["a Zombie" for zombie in position["zombies"] if zombie["at"] == name]
        told += ["the Bird"] * (position["bird"]["at"] == name)
        told += ["Bedrock"] * (name in position["bedrock"]) + ["a Wormhole"] * (name in position["wormholes"])
        for kind, words in (("drills", "Drill"), ("gravestones", "Gravestone"), ("lava", "Lava")):
            told += [words] * position[kind].count(name)
        if 0 <= column < len(COLUMNS) and row == self.grass(column):
            told.insert(0, "Grass")
        return f"{name}: {', '.join(told)}." if told else ""

    def words(self):
        told = [self.describe(column, row) for column, row in self.spaces()]
        return " ".join([f"The garden from {space(self.left, self.top)} to {space(self.right, self.bottom)}."]
                        + [line for line in told if line])

    def svg(self):
        width, height = (self.right - self.left + 1) * CELL, (self.bottom - self.top + 1) * CELL
        layers = [self.ground(column, row) for column, row in self.spaces()]
        layers += [f'<path d="M{x},0 V{height}" class="line"/>' for x in range(CELL, width, CELL)]
        layers += [f'<path d="M0,{y} H{width}" class="line"/>' for y in range(CELL, height, CELL)]
        layers += [self.image("terrain/grass", column, row) for column, row in self.spaces()
                   if 0 <= column < len(COLUMNS) and row == self.grass(column)]
        layers += [self.things(column, row) for column, row in self.spaces()]
        names = [f'<text x="{(column - self.left + 0.5) * CELL:g}" y="{height + 14}" class="name">'
                 f'{html.escape(space(column, 0)[0])}</text>' for column in range(self.left, self.right + 1)]
        names += [f'<text x="-6" y="{(row - self.top + 0.5) * CELL + 4:g}" class="name row">{row}</text>'
                  for row in range(self.top, self.bottom + 1)]
        return (f'<svg class="board" viewBox="-{MARGIN} 0 {width + MARGIN} {height + MARGIN}" '
                f'width="{width + MARGIN}" height="{height + MARGIN}" role="img" '
                f'aria-label="{html.escape(self.words())}">'
                f'<rect width="{width}" height="{height}" rx="6" fill="#2c1a42"/>'
                f'<svg width="{width}" height="{height}" overflow="hidden">{"".join(layers)}</svg>'
                f'{"".join(names)}</svg>')


# --- Words ----------------------------------------------------------------------------------------------------------


class Pages:
    """Everything that is written, and what of it refers to what."""

    def __init__(self, checkout, cli, folder):
        self.checkout, self.cli, self.folder = checkout, cli, folder
        self.used = set()
        chapters = [json.loads(path.read_text(encoding="utf-8"))
                    for path in sorted((checkout / "data" / "rules").glob("*.json"),
                                       key=lambda path: ("rgf".index(path.stem[0]), path.stem))]
        self.chapters = chapters
        self.pages = {page["id"]: (chapter, page) for chapter in chapters for page in [chapter, *chapter["rules"]]}
        cards = json.loads((checkout / "data" / "worms-rising" / "cards.json").read_text(encoding="utf-8"))["cards"]
        self.cards = {card["id"]: card for card in cards}
        self.manual = [self.read_manual(path) for path in sorted((checkout / "data" / "help" / "manual").glob("*.txt"))]

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
        text = re.sub(r"`([^`]+)`", r"<kbd>\1</kbd>", text)
        text = re.sub(r"\*([^*]+)\*", r"<strong>\1</strong>", text)
        return NUMBER.sub(refer, text)

    # Rules.

    def play(self, diagram):
        """The positions before and after the moves of a diagram."""
        requests = [{"position": diagram["position"]},
                    {key: diagram[key] for key in ("position", "moves", "dice") if key in diagram}]
        done = subprocess.run([self.cli, "batch"], input="".join(json.dumps(one) + "\n" for one in requests),
                              capture_output=True, text=True, check=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        for answer in answers:
            if "error" in answer:
                raise SystemExit(f"{diagram['caption']}: {answer['error']}")
        return [answer["position"] for answer in answers]

    def figure(self, position, diagram, caption):
        board = Board(position, diagram["crop"], self.used)
        return f"<figure>{board.svg()}<figcaption>{self.words(caption)}</figcaption></figure>"

    def diagram(self, diagram):
        before, after = self.play(diagram)
        figures = self.figure(before, diagram, diagram["caption"])
        if "after" in diagram:
            figures += '<span class="arrow" aria-hidden="true">→</span>'
            figures += self.figure(after, diagram, diagram["after"])
        return f'<div class="diagram">{figures}</div>'

    def card_words(self, page):
        """What the cards say that a page is about, with the notes on them."""
        for number, card in enumerate(self.cards[name] for name in page["cards"]):
            lead = card["text"] if len(page["cards"]) == 1 else f"{card['name']}: {card['text']}"
            yield f'<p class="lead">{self.words(lead, page["id"])}</p>'
            yield from (f"<p>{self.words(note, page['id'])}</p>" for note in card.get("notes", []))

    def section(self, page, level):
        parts = [f'<section id="{page["id"]}"><h{level}>{html.escape(self.heading(page))}</h{level}>']
        if "short" in page:
            parts.append(f'<p class="lead">{self.words(page["short"], page["id"])}</p>')
        parts += self.card_words(page) if "cards" in page else []
        parts += [f"<p>{self.words(text, page['id'])}</p>" for text in page.get("text", [])]
        parts += [self.diagram(diagram) for diagram in page.get("diagrams", [])]
        if page.get("see"):
            links = ", ".join(f'<a href="{self.link(number)}">{html.escape(self.heading(self.pages[number][1]))}</a>'
                              for number in page["see"])
            parts.append(f"<p>See also {links}.</p>")
        return "\n".join([*parts, "</section>"])

    def chapter(self, chapter):
        return "\n".join([self.section(chapter, 1)] + [self.section(page, 2) for page in chapter["rules"]])

    def contents(self):
        """All rules with what they say first."""
        parts = ["<h1>The rules</h1>",
                 "<p>All of them at a glance; each leads to its page, with more words and pictures.</p>"]
        for chapter in self.chapters:
            parts.append(f'<h2><a href="{self.file_of(chapter)}">{html.escape(self.heading(chapter))}</a></h2><dl>')
            for page in chapter["rules"]:
                said = page.get("short") or self.cards[page["cards"][0]]["text"]
                parts.append(f'<dt><a href="{self.link(page["id"])}">{html.escape(self.heading(page))}</a></dt>'
                             f"<dd>{self.words(said, page['id'])}</dd>")
            parts.append("</dl>")
        return "\n".join(parts)

    # The manual.

    def keys(self):
        """The keys of the program, from its own tables of them."""
        source = "".join((self.checkout / path).read_text(encoding="utf-8")
                         for path in ("src/worms-rising/ui/table/wr-table-keys.c", "src/ui/kit/bm-keys.c"))
        found = KEY.findall(source)
        if len(found) < 30:
            raise SystemExit("too few keys are found")
        rows, group = [], None
        for _, accel, heading, title in found:
            if heading != group:
                rows.append(f'<tr><th colspan="2" scope="rowgroup">{html.escape(heading)}</th></tr>')
                group = heading
            rows.append(f"<tr><td><kbd>{html.escape(key_words(accel))}</kbd></td><td>{html.escape(title)}</td></tr>")
        return f"<table>{''.join(rows)}</table>"

    def read_manual(self, path):
        """The file to be written, the title and the paragraphs of a page of the manual."""
        lines = path.read_text(encoding="utf-8").strip()
        blocks = [block.strip() for block in re.split(r"\n\s*\n", lines)]
        if not blocks[0].startswith("# "):
            raise SystemExit(f"{path}: no title")
        name = "index.html" if path.stem.startswith("1-") else path.stem.split("-", 1)[1] + ".html"
        return name, blocks[0][2:], blocks[1:]

    def block(self, block):
        if block == "@keys":
            return self.keys()
        if block.startswith("## "):
            return f"<h2>{html.escape(block[3:])}</h2>"
        if block.startswith("- "):
            items = [" ".join(item.split()) for item in re.split(r"(?:^|\n)- ", block)[1:]]
            return "<ul>" + "".join(f"<li>{self.words(item)}</li>" for item in items) + "</ul>"
        return f"<p>{self.words(' '.join(block.split()))}</p>"

    # All of it.

    def write(self, name, title, body):
        entries = [(file, words) for file, words, _ in self.manual] + [("rules.html", "All rules")]
        entries += [(self.file_of(chapter), self.heading(chapter)) for chapter in self.chapters]
        menu = "".join(f'<li><a href="{file}"{" aria-current=page" if file == name else ""}>'
                       f"{html.escape(words)}</a></li>" for file, words in entries)
        text = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Blood Moon</title>
<link rel="stylesheet" href="help.css">
</head>
<body>
<nav aria-label="Pages"><p class="brand">Blood Moon</p><ul>{menu}</ul></nav>
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
        for name, title, blocks in self.manual:
            self.write(name, title, "\n".join([f"<h1>{html.escape(title)}</h1>", *map(self.block, blocks)]))
        self.write("rules.html", "The rules", self.contents())
        for chapter in self.chapters:
            self.write(self.file_of(chapter), self.heading(chapter), self.chapter(chapter))
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
