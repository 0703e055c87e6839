# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests from outside tell what they found as TAP; what a failure looked like is kept beside the other logs."""

import argparse
import contextlib
import os
import pathlib
import sys
import traceback

from desk import Desk, Failure, Missing, wait_for


# So often, each time after it has answered, a picture must be the same before it counts.
STILL = 3


class Program:
    """The program on a desk of its own, with somebody who reads it and something to give it keys."""

    def __init__(self, options, arguments=(), size=(1280, 800), settings=None, environment=None, name=None, lean=False):
        self.options = options
        self.name = name or options.name
        self.arguments = [str(argument) for argument in arguments]
        self.size = size
        self.lean = lean
        width, height = size
        self.desk = Desk(width, height, {"animation-speed": "'off'", "window-width": width, "window-height": height,
                                         "ask-before-ending-turn": "false", **(settings or {})}, environment)
        self.ended = False

    def __enter__(self):
        from reader import Reader
        from xserver import XServer
        self.desk.__enter__()
        try:
            self.process = self.desk.start([self.options.program, *self.arguments])
            self.xserver = XServer(self.desk.environment["DISPLAY"])
            self.reader = Reader(self.desk, self.process, self.lean)
            self.fill_screen()
        except BaseException:
            self.__exit__(*sys.exc_info())
            raise
        return self

    def fill_screen(self):
        """As large as the screen, borders and all, as a window manager does it on a small one."""
        window = wait_for("its window on the screen", self.xserver.top)
        width, height = self.size
        if (window.width, window.height) != self.size:
            self.xserver.place(window, width, height)

    def __exit__(self, kind, value, trace):
        if value is not None and not isinstance(value, Missing):
            self.keep(value)
        if hasattr(self, "xserver"):
            self.xserver.close()
        self.desk.__exit__()

    def keep(self, failure):
        """What the program looked like, and said, when a test failed."""
        folder = self.options.folder
        log = self.desk.folder and self.desk.folder / "program.log"
        with contextlib.suppress(Exception):
            (folder / f"{self.name}-failed.txt").write_text(
                getattr(failure, "outline", None) or self.reader.tree().outline(), encoding="utf-8")
        with contextlib.suppress(Exception):
            self.xserver.picture(0, 0, *self.size).save(folder / f"{self.name}-failed.png")
        with contextlib.suppress(Exception):
            failure.said = log.read_text(errors="replace")[-4000:]

    def wait(self, what, condition):
        return self.reader.wait(what, condition)

    def press(self, name):
        """Presses that button, as soon as it is there."""
        self.reader.press(self.wait(f"“{name}”", lambda tree: tree.button(name)))

    def settle(self):
        """The picture, once it does not change any more although the program has had the time to draw."""
        last, still = None, 0

        def is_still():
            nonlocal last, still
            window = self.xserver.top()
            if window is None or not self.xserver.is_answered(window.number):
                return None
            picture = self.xserver.picture(0, 0, min(window.width, self.size[0]), min(window.height, self.size[1]))
            still = still + 1 if last is not None and last.pixels == picture.pixels else 0
            last = picture
            return picture if still >= STILL else None

        return wait_for("the picture to come to rest", is_still)

    def wait_for_end(self):
        """The program ends by itself, and is content."""
        wait_for("the program to end", lambda: self.process.poll() is not None)
        if self.process.returncode != 0:
            raise Failure(f"the program has ended with status {self.process.returncode}")


def main(tests, extra=()):
    """TESTS: name and function of the options.  EXTRA: further arguments."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--cli", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path, help="where pictures go")
    for name in extra:
        parser.add_argument(name)
    options = parser.parse_args()
    options.name = pathlib.Path(sys.argv[0]).stem
    options.folder.mkdir(parents=True, exist_ok=True)
    if callable(tests):
        tests = tests(options)
    print(f"1..{len(tests)}")
    failed = False
    for number, (title, function) in enumerate(tests, 1):
        try:
            function(options)
            print(f"ok {number} - {title}", flush=True)
        except Missing as missing:
            print(f"ok {number} - {title} # SKIP {missing}", flush=True)
        except Exception as error:
            failed = True
            print(f"not ok {number} - {title}")
            lines = str(error) if isinstance(error, Failure) else traceback.format_exc()
            lines += f"\n{getattr(error, 'said', '')}\nsee {options.folder}{os.sep}{options.name}*-failed.*"
            for line in lines.splitlines():
                print(f"# {line}", flush=True)
                # Of a test that fails, this is what is shown.
                print(line, file=sys.stderr)
    sys.exit(failed)
