# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of bloodmoon-cli share.  Its path is the first argument; they print TAP."""

import json
import os
import pty
import select
import subprocess
import sys
import tempfile
import time

CLI = os.path.abspath(sys.argv[1])
tests = []
work = tempfile.TemporaryDirectory(prefix="bm-test-cli-")
# No packs of cards but those of a test.
ENV = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="", XDG_DATA_HOME=os.path.join(work.name, "no-data"))

# What clears a terminal.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Skip(Exception):
    """What a test needs is not there; the message says what."""


def test(function):
    tests.append(function)
    return function


def run(*arguments, status, stdin="", **more):
    """Runs the program; what it printed, and what it complained of."""
    done = subprocess.run([CLI, *arguments], input=stdin, capture_output=True, text=True, timeout=60,
                          env=more.pop("env", ENV), cwd=work.name, **more)
    assert done.returncode == status, f"{arguments}: status {done.returncode}, expected {status}: {done.stderr}"
    return done.stdout, done.stderr


def refused(*arguments, says, status=2, stdin="", prints=""):
    """The program says so on standard error, in one line, and prints nothing (None: no matter what)."""
    out, err = run(*arguments, status=status, stdin=stdin)
    assert prints in (None, out), f"{arguments}: printed {out!r}"
    assert err.startswith(says), f"{arguments}: complained {err!r}, expected {says!r}"
    assert err.count("\n") == 1, f"{arguments}: more than one line: {err!r}"


def put(name, text):
    path = os.path.join(work.name, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return name


class Terminal:
    """The program in a terminal."""

    def __init__(self, *arguments):
        try:
            self.child, self.screen = pty.fork()
        except OSError as fault:
            raise Skip(f"no terminal can be opened: {fault.strerror}") from fault
        if self.child == 0:
            os.execve(CLI, [CLI, *arguments], ENV)

    def until(self, words):
        """What is shown up to WORDS, which must come."""
        shown, deadline = "", time.monotonic() + 30
        while words not in shown:
            ready, _, _ = select.select([self.screen], [], [], max(deadline - time.monotonic(), 0))
            assert ready, f"{words!r} does not come: {shown!r}"
            shown += os.read(self.screen, 1).decode("utf-8", "replace")
        return shown

    def type(self, line):
        os.write(self.screen, line.encode() + b"\n")

    def close(self):
        os.close(self.screen)
        os.waitpid(self.child, 0)


def main():
    """Runs all tests."""
    print(f"1..{len(tests)}")
    failed = 0
    for number, function in enumerate(tests, 1):
        try:
            function()
            print(f"ok {number} - {function.__name__}")
        except Skip as lacking:
            print(f"ok {number} - {function.__name__} # SKIP {lacking}")
        except Exception as fault:  # A crash of one test must not hide the others.
            failed += 1
            print(f"not ok {number} - {function.__name__}")
            for line in f"{type(fault).__name__}: {fault}".splitlines():
                print(f"# {line}")
    sys.exit(1 if failed else 0)
