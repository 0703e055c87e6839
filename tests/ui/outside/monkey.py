# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a walk (walk.py) over the real program, and looks whether that keeps its temper: it must say nothing on standard
error, answer after every step, and end when it is asked to."""

import contextlib
import re
import shutil
import signal
import subprocess
import time

import manager
from desk import PATIENCE, Desk, Failure
from monitor import Monitor
from walk import SCREEN
from xserver import NoWindow, XServer

# Of a walk that failed, so many of the last steps are told.
TOLD = 15
# Seconds for the program to end by itself; a walk that leaves a question open waits as long.
ABOUT_TO = 3
# What others say in the program's name, and what is no fault of it.
NOISE = re.compile(r"dbind-WARNING|AT-SPI: ")
# Addresses, times and process numbers are not the same twice.
VARYING = re.compile(r"0x[0-9a-f]+|\d+:\d+:\d+\.\d+|:\d+\)|==\d+==")


class Stumble(Failure):
    """What the program did wrong, in which kind of words it said so, and after which steps."""

    def __init__(self, kind, words, done, stack=""):
        super().__init__(f"step {len(done)}: {words}")
        self.kind, self.done, self.stack = kind, done, stack


class Monkey:
    def __init__(self, program, start):
        self.program = program
        self.start = start
        self.desk = Desk(*SCREEN, start.settings, start.environment)
        self.done = []
        self.slowest = 0.0
        self.slow_line = ""
        self.main = None
        self.in_hurry = False
        self.held = set()

    def __enter__(self):
        self.desk.__enter__()
        try:
            self.begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *unused):
        if hasattr(self, "xserver"):
            self.xserver.close()
        self.desk.__exit__()

    def begin(self):
        if self.start.animations:
            (self.desk.folder / "home" / ".config" / "gtk-4.0" / "settings.ini").unlink()
        self.xserver = XServer(self.desk.environment["DISPLAY"])
        self.monitor = Monitor(self.xserver)
        if self.start.manager:
            manager.start(self.desk, self.xserver, self.start.manager)
        self.log = self.desk.folder / "program.log"
        self.process = self.desk.start([self.program, *self.start.arguments], self.log)
        end = time.monotonic() + PATIENCE
        while self.xserver.top() is None:
            self.look()
            if time.monotonic() > end:
                self.stumble("no window", "the program shows no window")
            time.sleep(0.01)
        self.main = self.xserver.top().number
        self.answer()
        self.do_place(0, 0, *self.start.size)

    # --- What is watched ---

    def stumble(self, kind, words, stack=""):
        raise Stumble(kind, words, self.done, stack)

    def said(self):
        lines = [line for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines()
                 if line.strip() and not NOISE.search(line)]
        return "\n".join(lines)

    def look(self):
        """FALSE: the program has ended, as it may."""
        status = self.process.poll()
        said = self.said()
        if said:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(2)
            self.stumble(VARYING.sub("", said.splitlines()[0]), said)
        if status not in (None, 0):
            self.stumble(f"status {status}", f"the program has ended with status {status}")
        return status is None

    def windows(self):
        return {window.number for window in self.xserver.windows()}

    def settle(self):
        """The window manager has done what came before; a window that it has put away comes back."""
        self.xserver.wait_for_manager()
        if self.xserver.top() is None:
            self.xserver.tell_manager(self.main, b"_NET_ACTIVE_WINDOW", 2)
            self.xserver.wait_for_manager()

    def answer(self):
        """Until the program has done all that came before; FALSE: it has ended."""
        begun = time.monotonic()
        if self.xserver.managed:
            self.settle()
        window = self.main if self.xserver.attributes(self.main) else None
        if window is None:
            return self.look()
        ping = self.xserver.ping(window)
        while not self.xserver.has_answered(ping, 0.02):
            if self.process.poll() is not None or self.xserver.attributes(window) is None:
                break
            if time.monotonic() > begun + PATIENCE:
                self.stumble("hang", f"the program has not answered for {PATIENCE:.0f} seconds", self.stack())
        if time.monotonic() - begun > self.slowest:
            self.slowest, self.slow_line = time.monotonic() - begun, self.done[-1] if self.done else "the start"
        return self.look()

    def stack(self):
        """Where it hangs, if a debugger is there to ask."""
        if shutil.which("gdb") is None:
            return ""
        asked = subprocess.run(["gdb", "-p", str(self.process.pid), "-batch", "-ex", "thread apply all bt 40"],
                               capture_output=True, text=True, check=False)
        return asked.stdout

    # --- What is done ---

    def take(self, line):
        """FALSE: the program has ended."""
        self.done.append(line)
        verb, *words = line.split()
        if verb == "type":
            self.do_type(line[len("type "):])
        else:
            getattr(self, "do_" + verb.replace("-", "_"))(*(int(word) if re.fullmatch(r"-?\d+", word) and verb != "key"
                                                           else word for word in words))
        return self.look() if self.in_hurry else self.answer()

    def do_key(self, name):
        # A window manager may put the window away at any time.
        with contextlib.suppress(NoWindow):
            self.xserver.key(name)

    def do_type(self, words):
        for letter in words:
            self.do_key({" ": "space", "+": "plus"}.get(letter, letter))

    def do_move(self, x, y):
        self.xserver.move(x, y)

    def do_press(self, button, x, y):
        self.xserver.move(x, y)
        self.xserver.button(button, True)
        self.held.add(button)

    def do_release(self, button):
        self.xserver.button(button, False)
        self.held.discard(button)

    def do_click(self, button, times, x, y):
        for _ in range(times):
            self.do_press(button, x, y)
            self.do_release(button)

    def do_drag(self, button, x, y, to_x, to_y):
        self.do_press(button, x, y)
        for part in range(1, 6):
            self.xserver.move(x + (to_x - x) * part // 5, y + (to_y - y) * part // 5)
            if not self.answer():
                return
        self.do_release(button)

    def do_wheel(self, button, times, x, y):
        self.do_click(button, times, x, y)

    def do_place(self, x, y, width, height):
        window = next((window for window in self.xserver.windows() if window.number == self.main), None)
        if window is not None:
            self.xserver.place(window, width, height, x, y)

    def do_screen(self, width, height):
        self.monitor.resize(width, height)

    def do_close(self):
        window = self.xserver.top()
        if window is not None and window.number != self.main:
            self.xserver.ask_to_close(window.number)

    def do_blur(self):
        self.xserver.blur()

    def do_wait(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def do_hurry(self):
        self.in_hurry = True

    def do_answer(self):
        self.in_hurry = False

    # --- The end ---

    def do_quit(self):
        self.end(lambda: self.do_key("Control+q"))

    def do_hang_up(self):
        self.process.send_signal(signal.SIGHUP)
        self.wait_for_end()

    def do_shut(self):
        self.end(lambda: self.xserver.ask_to_close(self.main))

    def end(self, ask):
        """What asks back first is ended by a signal then, as a desktop does it at the end of a session."""
        self.in_hurry = False
        for button in sorted(self.held):
            self.do_release(button)
        if not self.answer():
            return
        before = self.windows()
        ask()
        self.answer()
        self.answer()
        if self.process.poll() is None and self.main in self.windows():
            # It asks back, or it is about to end.
            if not self.windows() - before:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.process.wait(ABOUT_TO)
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGTERM)
        self.wait_for_end()

    def wait_for_end(self):
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.stumble("no end", f"the program has not ended {PATIENCE:.0f} seconds after it was asked to", self.stack())


def take(program, start, lines):
    """The monkey, after the walk."""
    with Monkey(program, start) as monkey:
        for line in lines:
            if not monkey.take(line):
                break
    return monkey
