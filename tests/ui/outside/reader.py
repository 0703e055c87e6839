# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader meets it: what is on the accessibility bus, read and pressed there.

Spoken to without the library that screen readers use: it keeps what it has once read, and what is tested here is what
the program says now.
"""

import ast
import contextlib
import re
import subprocess
import time

from desk import PATIENCE, Absent, Failure, Missing, in_vain, wait_for

try:
    from gi.repository import Gio, GLib
except ImportError:
    Gio = None

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
APPLICATION = "org.a11y.atspi.Application"
COMPONENT = "org.a11y.atspi.Component"
EDITABLE = "org.a11y.atspi.EditableText"
TEXT = "org.a11y.atspi.Text"
CACHE = ("/org/a11y/atspi/cache", "org.a11y.atspi.Cache")
ROOT = "/org/a11y/atspi/accessible/root"
NOTHING = "/org/a11y/atspi/null"
WINDOW_COORDINATES = 1
# Something may change that nobody is told of: it is looked for so often.
LONGEST_REST = 0.25
QUIET = 0.03
PROBES = ((4, 4), (3, 5), (5, 2), (2, 3), (6, 6), (1, 7), (7, 1))  # eighths of width and height
CALL_PATIENCE = int(PATIENCE * 1000)  # milliseconds

# Numbers of the accessibility bus, as far as they are asked for here.
ROLES = {
    2: "alert", 7: "check box", 11: "combo box", 16: "dialog", 20: "filler", 23: "frame", 27: "image", 29: "label",
    31: "list", 32: "list item", 33: "menu", 35: "menu item", 39: "panel", 43: "button", 48: "scroll bar", 49: "scroll pane", 50: "separator",
    51: "slider", 52: "spin button", 54: "status bar", 61: "text", 62: "toggle button", 63: "tool bar", 64: "tool tip",
    69: "window", 75: "application", 79: "entry", 83: "heading", 88: "link", 98: "list box", 99: "grouping",
}
STATES = {"active": 1, "checked": 4, "enabled": 8, "focusable": 11, "focused": 12, "modal": 16, "pressed": 20,
          "selected": 23, "sensitive": 24, "showing": 25, "visible": 30}

# One accessible thing in the text of a variant: path, parent, place, number of children, interfaces, name, role,
# description, states.
QUOTED = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
ITEM = re.compile(r"\(\('[^']*', '([^']*)'\), \('[^']*', '[^']*'\), \('[^']*', '([^']*)'\), (-?\d+), (-?\d+), \[([^]]*)\], "
                  + QUOTED + r", (\d+), " + QUOTED + r", \[(\d+), (\d+)\]\)")
# A reference's path.
PATH = re.compile(r"'(/[^']*)'")
# What others are laid out in, and shown in turns.
BOXES = ("dialog", "filler", "frame", "grouping", "panel", "scroll pane", "window")
# What is told by its name, whatever is written in it.
WHOLE = ("button", "check box", "image", "label", "link", "list item", "text", "toggle button")
# What a widget that has no name gives for one: the name of its type.
TYPE_NAME = re.compile(r"^(Gtk|Bm)[A-Z][A-Za-z]+$")


def unquoted(text):
    return ast.literal_eval(text) if "\\" in text else text[1:-1]


class Node:
    """One accessible thing, as it was when the tree was read."""

    def __init__(self, tree, item):
        self.path, self.parent_path, index, count, self.interfaces, name, role, description, low, high = item
        self.index, self.count = int(index), int(count)
        self.name, self.description = unquoted(name), unquoted(description)
        self.tree = tree
        self.role = ROLES.get(int(role), role)
        self.states = int(low) | int(high) << 32
        self.children = []
        self.parent = None
        self.seen = None

    def __repr__(self):
        return f"{self.role} “{self.name}”"

    def has(self, state):
        return bool(self.states >> STATES[state] & 1)

    @property
    def is_page(self):
        return self.name == "GtkStackPage" and COMPONENT not in self.interfaces

    @property
    def is_doubtful(self):
        return self.path == ROOT or {child.index for child in self.children} != set(range(self.count)) \
            or len(self.children) != self.count

    @property
    def shown(self):
        """Visible, and so is all that it lies in; pages of a stack that are turned away still call themselves visible."""
        if self.seen is None:
            self.seen = self.path == ROOT or (self.has("visible") and self.parent is not None and self.parent.shown
                                              and not (self.is_page and not self.tree.is_turned_up(self)))
        return self.seen

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def words(self):
        """All that is said of it and in it."""
        return " ".join(node.name for node in self.walk() if node.name)


class Tree:
    """All of the program at one time."""

    def __init__(self, reader, items):
        self.reader = reader
        self.nodes = {item[0]: Node(self, item) for item in items}
        self.turned_up = {}
        for node in self.nodes.values():
            node.parent = self.nodes.get(node.parent_path)
            if node.parent is not None:
                node.parent.children.append(node)
        for node in self.nodes.values():
            node.children.sort(key=lambda child: child.index)

    def is_turned_up(self, page):
        """Is this page of a stack the one that is shown?  It is the one that is found in the stack; where
        nothing is, the one in which something is."""
        stack = page.parent
        if stack.path not in self.turned_up:
            found = self.nodes.get(self.reader.found_in(stack))
            while found is not None and found.parent is not stack:
                found = found.parent
            if found is None or not found.is_page:
                found = self.reader.find_page(stack)
            self.turned_up[stack.path] = found
        return self.turned_up[stack.path] is page

    def __iter__(self):
        return iter(self.nodes.values())

    def find_all(self, name, role=None, hidden=False):
        """NAME is a text, a pattern or a function of the node."""
        if isinstance(name, str):
            fits = lambda node: node.name == name
        elif isinstance(name, re.Pattern):
            fits = lambda node: name.search(node.name)
        else:
            fits = name
        return [node for node in self if (role is None or node.role == role) and fits(node)
                and (hidden or node.shown)]

    def find(self, name, role=None):
        found = self.find_all(name, role)
        return found[0] if found else None

    def get(self, name, role=None):
        """As find (), but it has to be there."""
        found = self.find(name, role)
        if found is None:
            raise Absent(f"there is no {role or 'thing'} {name if isinstance(name, str) else 'as it is wanted'}")
        return found

    def get_button(self, name):
        found = self.button(name)
        if found is None:
            raise Absent(f"there is no button “{name}”")
        return found

    def button(self, name):
        for node in self.find_all(name):
            if node.role in ("button", "toggle button") and ACTION in node.interfaces:
                return node
        return None

    def focused(self):
        return next((node for node in self if node.has("focused") and node.role != "frame" and node.shown), None)

    def outline(self):
        """What is shown, for whoever looks for the reason of a failure."""
        lines = []

        def tell(node, depth):
            if not node.shown and node.path != ROOT:
                return
            states = " ".join(name for name in STATES if name not in ("visible", "sensitive", "showing") and node.has(name))
            lines.append(f"{'  ' * depth}{node.role} “{node.name}” {node.description!r} [{states}]")
            for child in node.children:
                tell(child, depth + 1)

        tell(self.nodes[ROOT], 0)
        return "\n".join(lines)


def connect(address):
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class Reader:
    """Reads and presses the program whose process is PID, on the desk's accessibility bus.  LEAN: what is hidden, or inside of
    something that has a name, is not read, which is much faster."""

    def __init__(self, desk, process, lean=False):
        if Gio is None:
            raise Missing("python3-gi is not installed")
        session = connect(desk.environment["DBUS_SESSION_BUS_ADDRESS"])
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                    Gio.DBusCallFlags.NONE, CALL_PATIENCE, None).unpack()[0]
        self.bus = connect(address)
        self.process = process
        self.lean = lean
        self.program = None
        self.news = False
        self.focus = None   # path of what has told last that it has the keyboard focus
        self.listed = {}
        self.answers = {}   # of boxes that have just been asked
        self.shown = set()  # paths of the boxes that were shown the last time
        self.program = wait_for("the program on the accessibility bus", self.find_program)
        # Newer ones give no type for a name that is lacking, and none to a status bar.
        self.is_newer = self.version() >= (4, 10)
        self.bus.signal_subscribe(self.program, None, None, None, None, Gio.DBusSignalFlags.NONE, self.hear, None)
        # Before its window is on the screen there is nothing that could be pressed.
        wait_for("the program's window", self.has_window)

    def fail_if_ended(self):
        if self.process.poll() is not None:
            raise Failure(f"the program has ended with status {self.process.returncode}")

    def ask(self, to, path, interface, method, arguments=None):
        """The answer as a variant.  What is no more on the bus, or not yet, is absent."""
        try:
            return self.bus.call_sync(to, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
                                      CALL_PATIENCE, None)
        except GLib.Error as error:
            if error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_METHOD):
                raise Absent(f"{path} is not on the accessibility bus") from error
            # If the program has gone, the bus may know before the process has ended.
            with contextlib.suppress(subprocess.TimeoutExpired, Failure):
                self.process.wait(5)
            self.fail_if_ended()
            raise

    def call(self, *arguments):
        return self.ask(*arguments).unpack()

    def find_program(self):
        self.fail_if_ended()
        found, = self.call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")
        return next((name for name, _ in found if self.pid_of(name) == self.process.pid), None)

    def pid_of(self, name):
        """None: it has gone away meanwhile."""
        try:
            return self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                      "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)), None,
                                      Gio.DBusCallFlags.NONE, CALL_PATIENCE, None).unpack()[0]
        except GLib.Error:
            return None

    def version(self):
        """GTK's."""
        text, = self.call(self.program, ROOT, "org.freedesktop.DBus.Properties", "Get",
                          GLib.Variant("(ss)", (APPLICATION, "Version")))
        return tuple(int(part) for part in re.findall(r"\d+", text)[:2])

    def has_window(self):
        return any(node.role == "frame" and node.has("showing") for node in self.tree())

    def hear(self, bus, sender, path, interface, signal, arguments, *unused):
        self.news = True
        if signal == "StateChanged":
            what, on = arguments.unpack()[:2]
            if what == "focused" and on:
                self.focus = path

    def tree(self):
        """What GTK hands out at once is what somebody has asked for before, the hidden among it: whatever has another number
        of children than are known is asked for them, and so is each box that is shown: one of its children may have taken the
        place of another."""
        while True:
            tree = Tree(self, self.items())
            if self.lean:
                if not self.look_for_shown(tree):
                    return tree
                continue
            if not any([self.look_into(tree, node) for node in list(tree) if node.is_doubtful]) \
                    and not self.look_for_swapped(tree):
                return tree

    def look_for_swapped(self, tree):
        found = False
        boxes = [tree.nodes[ROOT]]
        while boxes:
            node = boxes.pop()
            if node.path != ROOT and not node.is_doubtful:
                found = self.look_into(tree, node, True) or found
            boxes.extend(child for child in node.children if child.role in BOXES and child.count > 0 and child.shown)
        return found

    def look_for_shown(self, tree):
        found, shown = False, set()
        self.ask_boxes(tree)
        nodes = [tree.nodes[ROOT]]
        while nodes:
            node = nodes.pop()
            shown.add(node.path)
            if node.count > 0 or node.path == ROOT:
                found = self.look_into(tree, node, True) or found
            # Which page of a stack is turned up is told by what is in them.
            nodes.extend(child for child in node.children if child.is_page or (child.role not in WHOLE and child.shown))
        self.shown = shown
        return found

    def ask_boxes(self, tree):
        """Asks all boxes at once that were shown the last time: one after the other takes much longer."""
        waiting, nodes = 0, [tree.nodes[ROOT]]
        self.answers = {}

        def answer_cb(bus, result, path):
            nonlocal waiting
            waiting -= 1
            with contextlib.suppress(GLib.Error):
                self.answers[path] = set(PATH.findall(bus.call_finish(result).print_(False)))

        while nodes:
            node = nodes.pop()
            if node.path == ROOT or (node.count > 0 and node.path in self.shown):
                self.bus.call(self.program, node.path, ACCESSIBLE, "GetChildren", None, None, Gio.DBusCallFlags.NONE,
                              CALL_PATIENCE, None, answer_cb, node.path)
                waiting += 1
            nodes.extend(child for child in node.children if child.role not in WHOLE)
        while waiting > 0:
            GLib.MainContext.default().iteration(True)

    def children_of(self, node):
        """The paths of what is shown in NODE."""
        children = self.answers.pop(node.path, None)
        if children is None:
            children = set(PATH.findall(self.ask(self.program, node.path, ACCESSIBLE, "GetChildren").print_(False)))
        return children

    def look_into(self, tree, node, anew=False):
        """Marks what is hidden in NODE; TRUE: there was something that was not known yet."""
        looks = frozenset((child.path, child.index) for child in node.children), node.count
        if anew or self.listed.get(node.path, (None,))[0] != looks:
            try:
                self.listed[node.path] = looks, self.children_of(node)
            except Absent:
                return True
        listed = self.listed[node.path][1]
        for child in node.children:
            if not child.is_page:
                child.seen = None if child.path in listed else False
        new = [path for path in listed if path not in tree.nodes]
        # By now they are there; what they have in them is not.
        for path in new if not self.lean else ():
            self.ask_for_children(path)
        if new:
            del self.listed[node.path]
        return bool(new)

    def items(self):
        """By way of their text, as taking a large variant to pieces takes long."""
        return ITEM.findall(self.ask(self.program, *CACHE, "GetItems").print_(False))

    def ask_for_children(self, path):
        try:
            children, = self.call(self.program, path, ACCESSIBLE, "GetChildren")
        except Absent:
            return
        for _, child in children:
            self.ask_for_children(child)

    def is_focused(self, node):
        low, _ = self.call(self.program, node.path, ACCESSIBLE, "GetState")[0]
        return bool(low >> STATES["focused"] & 1)

    def found_in(self, node):
        """The path of what the pointer would find in it: nothing in what is not shown.  Pure decoration is not on the bus,
        so it is looked for in several places."""
        x, y, width, height = self.extents(node)
        for right, down in PROBES:
            (_, path), = self.call(self.program, node.path, COMPONENT, "GetAccessibleAtPoint",
                                   GLib.Variant("(iiu)", (x + width * right // 8, y + height * down // 8,
                                                          WINDOW_COORDINATES)))
            if path != NOTHING:
                return path
        return None

    def find_page(self, stack):
        """The page of STACK in which something is found.  What was never read cannot be found: it is read level by level."""
        front = [child.path for page in stack.children for child in page.children]
        while True:
            for page in stack.children:
                if any(self.found_in(child) is not None for child in page.children):
                    return page
            if not self.lean or not front:
                return None
            front = [path for parent in front for _, path in self.call(self.program, parent, ACCESSIBLE, "GetChildren")[0]]

    def extents(self, node):
        """x, y, width, height in its window."""
        return self.call(self.program, node.path, COMPONENT, "GetExtents",
                         GLib.Variant("(u)", (WINDOW_COORDINATES,)))[0]

    def text(self, node):
        return self.call(self.program, node.path, TEXT, "GetText", GLib.Variant("(ii)", (0, 100000)))[0]

    def actions(self, node):
        return [name for name, _, _ in self.call(self.program, node.path, ACTION, "GetActions")[0]]

    def press(self, node):
        """What an assistive tool does to press it."""
        actions = [name.lower() for name in self.actions(node)]
        for name in ("click", "toggle"):
            if name in actions:
                done, = self.call(self.program, node.path, ACTION, "DoAction",
                                  GLib.Variant("(i)", (actions.index(name),)))
                if not done:
                    raise Failure(f"{node} cannot be pressed")
                return
        raise Failure(f"{node} has no action to be pressed with, but {actions}")

    def write(self, node, text):
        done, = self.call(self.program, node.path, EDITABLE, "SetTextContents", GLib.Variant("(s)", (text,)))
        if not done:
            raise Failure(f"{node} takes no text")

    def rest(self, seconds):
        """Until the program tells of something new, but no longer than SECONDS.  TRUE: it has."""
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while not self.news and time.monotonic() < end:
            source = GLib.timeout_add(max(1, int((end - time.monotonic()) * 1000)), lambda: GLib.SOURCE_REMOVE)
            context.iteration(True)
            if GLib.MainContext.default().find_source_by_id(source) is not None:
                GLib.source_remove(source)
        while context.iteration(False):
            pass
        told, self.news = self.news, False
        return told

    def wait_for_focus(self, before, seconds):
        """Until something else than BEFORE tells that it has the keyboard focus.  FALSE: nothing does in that time."""
        end = time.monotonic() + seconds
        while self.focus == before and time.monotonic() < end:
            self.rest(end - time.monotonic())
        return self.focus != before

    def rest_well(self, seconds):
        """... and until it has told all that is new, so that it is read once."""
        end = time.monotonic() + LONGEST_REST
        if self.rest(seconds):
            while time.monotonic() < end and self.rest(QUIET):
                pass

    def wait(self, what, condition, patience=None):
        """Until CONDITION (tree) gives something that is true, which is returned."""
        end = time.monotonic() + (patience or PATIENCE)
        while True:
            self.news = False
            tree = absent = None
            try:
                tree = self.tree()
                found = condition(tree)
                if found:
                    return found
            except Absent as error:
                absent = error
            if time.monotonic() > end:
                failure = in_vain(what, absent)
                with contextlib.suppress(Exception):
                    failure.outline = tree.outline()
                raise failure
            if self.lean:
                self.rest_well(LONGEST_REST)
            else:
                self.rest(LONGEST_REST)
