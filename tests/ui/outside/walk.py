# SPDX-License-Identifier: GPL-3.0-or-later
"""A random walk over the program: how it is started, what is pressed, and how it is ended.

A walk looks at nothing: its seed alone decides.  So it can be repeated, cut short, and taken again from a file of its
steps, one a line:

    key Control+z                     presses and releases keys
    type WORDS                        one letter after the other
    move X Y                          the pointer
    press 1 X Y, release 1            a button of the pointer
    click 1 2 X Y                     button, how often
    drag 1 X Y X Y
    wheel 4 3 X Y                     up (4) or down (5), how often
    place X Y WIDTH HEIGHT            the program's first window
    screen WIDTH HEIGHT               the size of the screen's one monitor; 0 0: it is unplugged
    blur                              no window has the keyboard focus, until the next key
    close                             asks the topmost window to close, unless it is the first
    wait MILLISECONDS
    hurry, answer                     the steps between do not wait until the program has done what came before
    quit, hang-up, shut               ends the program: by its key, by a signal, by its first window
"""

import json
import random

SCREEN = (1600, 1200)
# Dialogs lie in the corner of the screen.  Without a window manager GDK itself resizes a window that is held by its border, and
# ends the program if that window is closed meanwhile (4.8.3: BadWindow at the next motion).
BORDER = 8
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
NAMED = ("space", "period", "comma", "plus", "minus", "question", "Return", "Escape", "BackSpace", "Delete", "Left",
         "Right", "Up", "Down", "Home", "End", "Page_Up", "Page_Down", "F1", "F10", "F11", "Menu")
# Those that open and close things are pressed more often than chance would.
OPENERS = ("F1", "F10", "F11", "Control+question", "Control+comma", "Control+n", "Control+r", "Control+z",
           "Control+Shift+z", "Control+Return", "Control+Shift+c", "Control+Shift+v", "Shift+F10", "Menu", "Escape",
           "Escape", "Alt+Left", "Alt+Right", "Control+F1", "Alt+F4")
MODIFIERS = ("Shift", "Control", "Alt", "Control+Shift", "Control+Alt")
WORDS = ("a", "worm", "A longer name, with a comma", "<b>bold", "%s %n", "../..", "99999", "-1")
SIZES = ((800, 600), (800, 600), (1280, 800), (1280, 800), (1600, 1200), (320, 240), (160, 120), (200, 1200), (1600, 200),
         (2400, 1800), (640, 480), (1024, 700))
SCREENS = ((1600, 1200), (1280, 1024), (1024, 768), (800, 600), (640, 480))
# What ends the program too early, or opens GTK's inspector, which is no part of it.
LEFT_OUT = ("Control+q", "Control+Alt+q", "Control+Shift+q", "Control+Shift+d", "Control+Shift+i")
ENDS = ("shut", "shut", "shut", "quit", "quit", "hang-up")
LEVELS = ("easy", "easy", "medium", "hard", "master")


class Start:
    """How the program is started; all of it can be written down as JSON."""

    def __init__(self, arguments=(), settings=None, environment=None, size=(800, 600), animations=False, manager=None):
        self.arguments = arguments
        self.settings = settings or {}
        self.environment = environment or {}
        self.size = size
        self.animations = animations
        self.manager = manager  # the window manager, if there is to be one


def read(path):
    """A start and steps from a file; what follows a # is for people."""
    start, *lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return Start(**json.loads(start)), lines


def write(path, start, lines):
    path.write_text("\n".join([json.dumps(vars(start)), *lines]) + "\n", encoding="utf-8")


class Walk:
    def __init__(self, seed, files, manager=None):
        """FILES: by "position" and "record", names of files that the program can open."""
        self.random = random.Random(seed)
        self.files = files
        self.start = self.choose_start(seed)
        self.start.manager = manager
        self.x, self.y = 0, 0
        self.width, self.height = self.start.size
        self.held = None

    # --- The start ---

    def choose_start(self, seed):
        pick = self.random.choice
        level = pick(LEVELS)
        arguments = pick((
            [], [], ["--hot-seat"], ["--bird", level], ["--worms", level], ["--bird", "easy", "--worms", "easy"],
            ["--position", pick(self.files["position"])], ["--position", pick(self.files["position"])],
            ["--position", pick(self.files["position"]), "--worms", level],
            ["--replay", pick(self.files["record"])], [pick(self.files["record"])],
            ["--hot-seat", pick(self.files["record"])]))
        settings = {
            "animation-speed": pick(("'off'", "'off'", "'fast'", "'normal'")),
            "computer-pace": pick(("'fast'", "'fast'", "'normal'", "'slow'")),
            "champions": pick(("'draft'", "'random'", "'none'")),
            "ability-cards": pick(("true", "true", "false")),
            "special-events": pick(("true", "true", "false")),
            "high-contrast": pick(("false", "false", "true")),
            "help-bird": pick(("false", "true")),
            "help-worms": pick(("false", "true")),
            "ask-before-giving-up": pick(("false", "true")),
        }
        # The desktop asks no file of anybody here: a dialog that lists real files is no place for a random walk.
        environment = {"GTK_USE_PORTAL": "1", "GTK_A11Y": pick(("atspi", "none")),
                       "G_DEBUG": "fatal-criticals"}
        return Start(["--seed", str(seed)] + arguments, settings, environment, pick(SIZES[:5]), pick((False, True)))

    # --- The steps ---

    def steps(self, most):
        """At most so many, and then the end."""
        ways = {
            self.letter: 14, self.named: 16, self.opener: 10, self.combination: 4, self.walk_focus: 12, self.click: 24,
            self.double: 4, self.secondary: 5, self.drag: 5, self.wheel: 4, self.move: 8, self.hold: 4, self.place: 3,
            self.screen: 1, self.close: 2, self.blur: 1, self.wait: 4, self.type: 2, self.hurry: 3,
        }
        functions, weights = list(ways), list(ways.values())
        made = 0
        while made < most:
            if self.held and self.random.random() < 0.3:
                lines = self.let_release()
            else:
                lines = self.random.choices(functions, weights)[0]()
            for line in lines[:most - made]:
                yield line
            made += len(lines)
        if self.held:
            yield from self.let_release()
        yield self.random.choice(ENDS)

    def point(self):
        """Mostly inside the window, and on the screen."""
        if self.random.random() < 0.05:
            return f"{self.random.randrange(SCREEN[0])} {self.random.randrange(SCREEN[1])}"
        x = self.x + int(self.random.random() * self.width)
        y = self.y + int(self.random.random() * self.height)
        return f"{min(max(x, BORDER), SCREEN[0] - 1)} {min(max(y, BORDER), SCREEN[1] - 1)}"

    def letter(self):
        return [f"key {self.random.choice(LETTERS)}"]

    def named(self):
        return [f"key {self.random.choice(NAMED)}"] * self.random.choice((1, 1, 1, 2, 5))

    def opener(self):
        return [f"key {self.random.choice(OPENERS)}"]

    def combination(self):
        name = f"{self.random.choice(MODIFIERS)}+{self.random.choice(tuple(LETTERS) + NAMED)}"
        return [] if name in LEFT_OUT else [f"key {name}"]

    def walk_focus(self):
        """To some control by the Tab key, which is pressed then."""
        tab = self.random.choice(("Tab", "Tab", "Shift+Tab"))
        return [f"key {tab}"] * self.random.randrange(1, 9) + [f"key {self.random.choice(('Return', 'space', 'Down'))}"]

    def click(self):
        return [f"click 1 1 {self.point()}"]

    def double(self):
        return [f"click 1 {self.random.choice((2, 2, 3))} {self.point()}"]

    def secondary(self):
        return [f"click {self.random.choice((3, 3, 2, 8))} 1 {self.point()}"]

    def drag(self):
        return [f"drag {self.random.choice((1, 1, 1, 3))} {self.point()} {self.point()}"]

    def wheel(self):
        return [f"wheel {self.random.choice((4, 5))} {self.random.randrange(1, 6)} {self.point()}"]

    def move(self):
        return [f"move {self.point()}"]

    def hold(self):
        """A button stays down while other things happen."""
        if self.held:
            return self.let_release()
        self.held = self.random.choice((1, 1, 3))
        return [f"press {self.held} {self.point()}"]

    def let_release(self):
        held, self.held = self.held, None
        return [f"move {self.point()}", f"release {held}"] if self.random.random() < 0.5 else [f"release {held}"]

    def place(self):
        self.width, self.height = self.random.choice(SIZES)
        self.x, self.y = self.random.choice(((0, 0), (0, 0), (0, 0), (200, 100), (-500, -300), (1400, 1000), (3000, 10)))
        return [f"place {self.x} {self.y} {self.width} {self.height}"]

    def screen(self):
        width, height = self.random.choice(SCREENS)
        return [f"screen {width} {height}"]

    def close(self):
        return ["close"]

    def blur(self):
        return ["blur"]

    def wait(self):
        return [f"wait {self.random.choice((20, 100, 300, 600))}"]

    def type(self):
        return [f"type {self.random.choice(WORDS)}"]

    def hurry(self):
        """Much at once, before the program has done anything of it."""
        return ["hurry"] + [line for _ in range(self.random.randrange(2, 6))
                            for line in self.random.choice((self.letter, self.opener, self.click))()] + ["answer"]
