#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program some milliseconds after the result of a move can be read, and counts the moves that were lost.

    time-kills.py --program PROGRAM [--kills N] [--in-a-row] [--slow-fsync MILLISECONDS]

No test, as it depends on the time: it prints a table.  The result counts as seen with the first answer of the program that
differs from those before the move, on the accessibility bus, which is earlier than any picture of it.

With --in-a-row no move waits until the one before is on the disk.  With --slow-fsync every fsync takes so much longer,
as on a disk that is busy; that needs a C compiler.
"""

import argparse
import hashlib
import os
import pathlib
import random
import signal
import subprocess
import time

from desk import Desk, wait_for
from reader import ACCESSIBLE, Reader

from gi.repository import GLib

# Milliseconds between the result and the kill; most of the kills are where a disk may still be busy.
DELAYS = (0, 1, 2, 5, 10, 20, 30, 40, 55, 70, 85, 100, 150, 200)
SETTINGS = {"animation-speed": "'off'", "window-width": 1280, "window-height": 800}
MOST_MOVES = 5
SECONDS_AGAIN = 1
SLOW_FSYNC = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

int
fsync (int fd)
{
  usleep (%d * 1000);
  return ((int (*) (int)) dlsym (RTLD_NEXT, "fsync")) (fd);
}
"""


def build_slow_fsync(folder, milliseconds):
    """A library to be loaded before all others."""
    source = folder / "slow-fsync.c"
    library = folder / "slow-fsync.so"
    source.write_text(SLOW_FSYNC % milliseconds, encoding="utf-8")
    subprocess.run([os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return str(library)


def read_generation(path):
    """The generation and the text of one of the files of a match that waits; None if it is not whole."""
    try:
        line, text = path.read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    head, _, check = line.rpartition(b" ")
    if hashlib.sha256(head + b" " + text).hexdigest().encode() != check:
        return None
    return int(head.split()[2]), text


def moves_kept(folder):
    found = [read_generation(folder / "running" / "1" / name) for name in ("odd", "even", "new", "draft")]
    # Of two with the same number the draft is the older one.
    newest = max((one for one in found if one), key=lambda one: one[0], default=(0, b""))[1]
    return newest.count(b'"land ') + newest.count(b'"end"')


class Run:
    """One program, from its start to its end by force."""

    def __init__(self, desk, program, data):
        self.data = data
        desk.environment["XDG_DATA_HOME"] = str(data)
        self.process = desk.start([program, "--hot-seat", "--seed", "2"])
        self.reader = Reader(desk, self.process)
        self.tree = self.reader.wait("the board", lambda tree: tree.find("Board") and tree)
        self.status = self.tree.find("Status", "status bar")
        self.moves = 0

    def seen(self):
        return self.reader.call(self.reader.program, self.status.path, "org.freedesktop.DBus.Properties", "Get",
                                GLib.Variant("(ss)", (ACCESSIBLE, "Description")))

    def move(self):
        """Returns when the result can be read."""
        if self.moves == 0:
            node = next(node for node in self.tree if node.name.startswith("a0: "))
        else:
            node = self.reader.wait("the end of the turn", lambda tree: tree.button("End Turn"))
        before = self.seen()
        pressed = 0
        while self.seen() == before:
            # A button that has just come ignores what may have been meant for the one before it.
            if time.monotonic() > pressed + SECONDS_AGAIN:
                self.reader.press(node)
                pressed = time.monotonic()
        self.moves += 1

    def settle(self):
        wait_for("the move to be saved", lambda: moves_kept(self.data / "bloodmoon") == self.moves
                 and not (self.data / "bloodmoon" / "running" / "1" / "new").exists())

    def kill(self):
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


def kill_once(desk, options, folder, delay, moves):
    """How many of the moves that were seen are lost."""
    run = Run(desk, options.program, folder)
    for _ in range(moves - 1):
        run.move()
        if not options.in_a_row:
            run.settle()
    run.move()
    end = time.monotonic() + delay / 1000
    while time.monotonic() < end:
        pass
    run.kill()
    desk.processes.remove(run.process)
    return moves - moves_kept(folder / "bloodmoon")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--in-a-row", action="store_true")
    parser.add_argument("--slow-fsync", type=int, default=0, metavar="MILLISECONDS")
    options = parser.parse_args()
    lost = {delay: [] for delay in DELAYS}
    lost_at = []
    with Desk(1300, 900, SETTINGS) as desk:
        if options.slow_fsync:
            desk.environment["LD_PRELOAD"] = build_slow_fsync(desk.folder, options.slow_fsync)
        for number in range(options.kills):
            delay = DELAYS[number % len(DELAYS)]
            folder = pathlib.Path(desk.folder, f"data-{number}")
            moves = random.randint(1, MOST_MOVES)
            lost[delay].append(kill_once(desk, options, folder, delay, moves))
            lost_at.extend([moves] if lost[delay][-1] else [])
            print(f"{number + 1}: move {moves}, {delay} ms, {lost[delay][-1]} lost", flush=True)
    print("ms after the result  kills  lost a move  lost more")
    for delay, results in lost.items():
        print(f"{delay:19}  {len(results):5}  {results.count(1):11}  {sum(result > 1 for result in results):9}")
    print(f"the last move before each loss: {', '.join(map(str, lost_at)) or 'none'}")


if __name__ == "__main__":
    main()
