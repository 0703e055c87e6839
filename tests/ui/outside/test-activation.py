#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop starts the program by its name on the session bus, and gives it files; a second call reaches the first."""

import pathlib
import subprocess

from desk import PATIENCE, Desk, Failure, Missing, wait_for
from reader import CALL_PATIENCE, Reader, connect
from tap import Program, main

try:
    from gi.repository import Gio, GLib
except ImportError:
    Gio = None

NAME = "io.github.bloodmoon.BloodMoon"
PATH = "/io/github/bloodmoon/BloodMoon"
APPLICATION = "org.freedesktop.Application"
RECORDS = pathlib.Path(__file__).resolve().parents[2] / "data" / "records"


class Activated:
    """The program by way of the service file that is installed: nobody has started it yet."""

    def __init__(self, options):
        self.options = options
        self.desk = Desk()

    def __enter__(self):
        if Gio is None:
            raise Missing("python3-gi is not installed")
        self.desk.__enter__()
        path = pathlib.Path(self.options.service)
        service = path.read_text(encoding="utf-8")
        # As it is installed, but for where the program lies.
        lines = [f"Exec={self.options.program} " + line.split(" ", 1)[1] if line.startswith("Exec=") else line
                 for line in service.splitlines()]
        (self.desk.folder / "services" / path.name).write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.bus = connect(self.desk.environment["DBUS_SESSION_BUS_ADDRESS"])
        self.call_bus("ReloadConfig", None)
        return self

    def __exit__(self, *unused):
        self.desk.__exit__()

    def call_bus(self, method, arguments):
        return self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments,
                                  None, Gio.DBusCallFlags.NONE, CALL_PATIENCE, None)

    def call(self, method, arguments):
        self.bus.call_sync(NAME, PATH, APPLICATION, method, arguments, None, Gio.DBusCallFlags.NONE, CALL_PATIENCE,
                           None)

    def activate(self):
        self.call("Activate", GLib.Variant("(a{sv})", ({},)))

    def open(self, *files):
        uris = [pathlib.Path(file).resolve().as_uri() for file in files]
        self.call("Open", GLib.Variant("(asa{sv})", (uris, {})))

    def act(self, action):
        self.call("ActivateAction", GLib.Variant("(sava{sv})", (action, [], {})))

    def runs(self):
        return self.call_bus("NameHasOwner", GLib.Variant("(s)", (NAME,))).unpack()[0]

    def read(self):
        """Whoever has the name, read from outside."""
        pid, = self.call_bus("GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,))).unpack()
        return Reader(self.desk, Process(pid))

    def second_call(self, *arguments):
        """Starts the program once more, which must not stay."""
        command = [self.options.program, *map(str, arguments)]
        return subprocess.run(command, env=self.desk.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=PATIENCE, check=False)


class Process:
    """Of a process that somebody else has started, as much as is asked for."""

    def __init__(self, pid):
        self.pid = pid
        self.returncode = "unknown"

    def poll(self):
        return None if pathlib.Path("/proc", str(self.pid)).exists() else self.returncode

    def wait(self, seconds):
        wait_for("the program to end", lambda: self.poll() is not None, seconds)


def record(number=0):
    return sorted(RECORDS.glob("*.bloodmoon"))[number]


def start(options):
    with Activated(options) as program:
        program.activate()
        reader = program.read()
        reader.wait("the title", lambda tree: tree.button("New Duel"))
        program.activate()
        if len(windows(reader.tree())) != 1:
            raise Failure("activated twice, it has two windows")
        program.act("quit")
        wait_for("the program to end", lambda: not program.runs())


def open_files(options):
    with Activated(options) as program:
        program.open(record())
        reader = program.read()
        reader.wait("the replay", lambda tree: tree.button("Play on from here"))
        program.open(record())
        reader.wait("the other one", lambda tree: tree.button("Play on from here"))
        program.open(record(), record())
        reader.wait("that two are too many", lambda tree: tree.find("Only one file can be opened at a time."))


def open_nonsense(options):
    with Activated(options) as program:
        file = program.desk.folder / "nonsense.bloodmoon"
        file.write_text("no match", encoding="utf-8")
        program.open(file)
        reader = program.read()
        reader.wait("what is wrong, on the title",
                    lambda tree: tree.find_all(lambda node: "nonsense.bloodmoon" in node.name) and tree.button("New Duel"))


def act_first(options):
    with Activated(options) as program:
        program.act("about")
        reader = program.read()
        reader.wait("a window and one that tells about the program", lambda tree: len(windows(tree)) == 2)


def second(options):
    with Activated(options) as program:
        program.activate()
        reader = program.read()
        reader.wait("the title", lambda tree: tree.button("New Duel"))
        for arguments in ((), (record(),)):
            done = program.second_call(*arguments)
            if done.returncode != 0 or done.stderr:
                raise Failure(f"the second call ended with {done.returncode} and said {done.stderr}")
        reader.wait("the file of the second call", lambda tree: tree.button("Play on from here"))
        if len(windows(reader.tree())) != 1:
            raise Failure("the second call has opened a window")
        done = program.second_call(program.desk.folder / "nothing.bloodmoon")
        if done.returncode != 2 or "nothing.bloodmoon" not in done.stderr:
            raise Failure(f"of a file that is not there: {done.returncode}, {done.stderr}")
        # What is to begin otherwise is a program of its own.
        own = program.second_call("--seed", "7", "--exit-after-startup")
        if own.returncode != 0 or not program.runs():
            raise Failure(f"a program of its own ended with {own.returncode} and said {own.stderr}")


def named(options):
    """A file on the command line is looked through; who says who plays has it on the table."""
    with Program(options, [record()]) as program:
        program.wait("the replay", lambda tree: tree.button("Play on from here"))
    with Program(options, ["--hot-seat", record()]) as program:
        program.wait("the match", lambda tree: tree.button("End Turn") or tree.button("Rematch"))
        if program.reader.tree().button("Play on from here"):
            raise Failure("a match that is to be played is looked through")


def desktop(options):
    """As a desktop entry is started where nobody knows of D-Bus: what is wrong with a file is seen."""
    with Activated(options) as program:
        file = program.desk.folder / "nonsense.bloodmoon"
        file.write_text("no match", encoding="utf-8")
        program.activate()
        reader = program.read()
        reader.wait("the title", lambda tree: tree.button("New Duel"))
        done = program.second_call("--in-window", file)
        if done.returncode != 0 or done.stderr:
            raise Failure(f"it ended with {done.returncode} and said {done.stderr}")
        reader.wait("what is wrong", lambda tree: tree.find_all(lambda node: "nonsense.bloodmoon" in node.name))
    with Program(options, ["--in-window", "/nowhere/at-all.bloodmoon"]) as program:
        program.wait("what is wrong, on the title",
                     lambda tree: tree.find_all(lambda node: "at-all.bloodmoon" in node.name) and tree.button("New Duel"))


def windows(tree):
    return [node for node in tree if node.role in ("frame", "dialog") and node.shown and node.parent is not None
            and node.parent.role == "application"]


if __name__ == "__main__":
    main([("is started by its name, and ended", start), ("opens files", open_files),
          ("tells of a file that it cannot open", open_nonsense), ("does what is asked for before there is a window", act_first),
          ("a second call reaches the first program", second), ("opens the file that is named", named),
          ("tells in the window what is wrong with a file of the desktop's", desktop)], extra=["--service"])
