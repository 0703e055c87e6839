#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the pictures of this folder, which the README and software centres show.

make-screenshots.py BUILD-FOLDER [FOLDER]

BUILD-FOLDER is one in which the program has been built (`./dev test ui` makes .build/test), FOLDER where the pictures go.
The program is driven from outside on a display of its own, as the tests of tests/ui/outside do it and with their tools: it
takes Xvfb, dbus-daemon, at-spi2-core and python3-gi.  Duels are played by the computer, so that there are new ones as the
rules change.
"""

import argparse
import json
import os
import pathlib
import struct
import subprocess
import sys
import zlib

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "ui" / "outside"))

from desk import wait_for  # noqa: E402
from tap import Program  # noqa: E402

SIZE = (1280, 800)
START = "start:champions=draft,cards=on,events=on"
SEED = 16
# So often a picture must be the same before it counts.
STILL = 5


class Shots:
    def __init__(self, build, folder):
        self.folder = folder
        self.options = argparse.Namespace(program=str(build / "src" / "app" / "bloodmoon"),
                                          cli=str(build / "src" / "cli" / "bloodmoon-cli"), folder=folder, name="screenshot")
        os.environ["GSETTINGS_SCHEMA_DIR"] = str(build / "data")
        os.environ.setdefault("GSK_RENDERER", "cairo")

    def open(self, *arguments):
        return Program(self.options, arguments, SIZE, {"lessons-done": "['first-meal', 'rain']"})

    def keep(self, program, name):
        """The picture, once nothing moves any more."""
        last, still = None, 0

        def is_still():
            nonlocal last, still
            picture = program.xserver.picture(0, 0, *SIZE)
            still = still + 1 if last is not None and last.pixels == picture.pixels else 0
            last = picture
            return picture if still >= STILL else None

        save_small(wait_for("the picture to come to rest", is_still), self.folder / f"{name}.png")
        print(self.folder / f"{name}.png", flush=True)

    def call(self, *arguments):
        return subprocess.run([self.options.cli, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              check=True).stdout

    def play(self):
        """A whole duel, as a record."""
        path = self.folder / "duel.bloodmoon"
        self.call("play", START, "--bird", "steady", "--worms", "steady", "--seed", str(SEED), "--record", str(path))
        record = json.loads(path.read_text(encoding="utf-8"))
        path.unlink()
        record["players"] = {"bird": "Ada", "worms": "Max"}
        return record

    def positions(self, record):
        """Before each move, from the first on."""
        requests = []
        position = json.loads(self.call("apply", START, "--seed", str(record["seed"])))
        with subprocess.Popen([self.options.cli, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True) as process:
            for move in record["moves"]:
                requests.append(position)
                process.stdin.write(json.dumps({"position": position, "moves": [move]}) + "\n")
                process.stdin.flush()
                position = json.loads(process.stdout.readline())["position"]
            process.stdin.close()
        return requests

    def middle(self, record):
        """How many moves have been made when a turn of the Bird begins at which there is most to see."""
        positions = self.positions(record)
        found = [number for number, position in enumerate(positions)
                 if position["turn"] == "bird" and position["pending"] is None and position["spent"] == 0
                 and 3 <= len(position["hands"]["bird"]) <= 5]
        return max(found, key=lambda number: much(positions[number]))

    def save(self, record, name):
        path = self.folder / name
        path.write_text(json.dumps(record), encoding="utf-8")
        return path


def save_small(picture, path):
    """As PNG, which takes a moment: each row is told by how it differs from the one above, or as it is if that is less."""
    row = picture.width * 3
    above = bytes(row)
    lines = bytearray()
    for start in range(0, len(picture.pixels), row):
        line = picture.pixels[start:start + row]
        differs = bytes((here - there) & 255 for here, there in zip(line, above))
        either = min((2, differs), (0, line), key=lambda choice: len(zlib.compress(choice[1], 1)))
        lines += bytes((either[0],)) + either[1]
        above = line
    chunks = ((b"IHDR", struct.pack(">IIBBBBB", picture.width, picture.height, 8, 2, 0, 0, 0)),
              (b"IDAT", zlib.compress(bytes(lines), 9)), (b"IEND", b""))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in chunks:
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))


def much(position):
    """How much there is to see."""
    return (2 * len(position["worms"]) + 2 * len(position.get("zombies", [])) + len(set(position["grass"]))
            + sum(depth != 0 for depth in position["grass"]) + len(position["drills"]) + len(position["lava"])
            + min(len(position["bedrock"]), 4))


def press(program, name):
    program.reader.press(program.wait(f"“{name}”", lambda tree: tree.button(name)))


def table(shots, record):
    number = shots.middle(record)
    cut = {key: value for key, value in record.items() if key not in ("hashes", "days", "times", "result")}
    path = shots.save({**cut, "moves": record["moves"][:number]}, "middle.bloodmoon")
    with shots.open("--hot-seat", path) as program:
        program.wait("the table", lambda tree: tree.button("End Turn"))
        shots.keep(program, "table")
    path.unlink()


def draft(shots, record):
    with shots.open("--seed", str(SEED)) as program:
        press(program, "New Duel")
        press(program, "Two people")
        press(program, "Start")
        program.wait("the draft", lambda tree: tree.find("Draft", "heading"))
        shots.keep(program, "draft")


def lesson(shots, record):
    with shots.open() as program:
        press(program, "Learn")
        program.wait("the lessons", lambda tree: tree.find("Learn", "heading"))
        tree = program.reader.tree()
        program.reader.press(tree.find_all(lambda node: node.name.startswith("Wriggle and fall") and node.role == "button")[0])
        program.wait("the lesson", lambda tree: tree.find("Learn", "heading") is None and tree.find_all(
            lambda node: node.name.startswith("Wriggle and fall")))
        shots.keep(program, "lesson")


def rules(shots, record):
    with shots.open() as program:
        press(program, "Rules")
        program.wait("the rules", lambda tree: tree.find("Rules", "heading"))
        for _ in range(7):
            program.xserver.key("Down")
        program.wait("a later chapter", lambda tree: tree.find_all(lambda node: node.name.startswith("R8.1")))
        shots.keep(program, "rules")


def end(shots, record):
    path = shots.save(record, "whole.bloodmoon")
    with shots.open("--hot-seat", path) as program:
        program.wait("the end", lambda tree: tree.button("Rematch"))
        shots.keep(program, "end")
    path.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("build", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("folder", type=pathlib.Path, nargs="?", default=HERE)
    parser.add_argument("--only", help="one of them")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    shots = Shots(arguments.build, arguments.folder.resolve())
    record = shots.play()
    for scene in (table, draft, lesson, rules, end):
        if arguments.only in (None, scene.__name__):
            scene(shots, record)


if __name__ == "__main__":
    main()
