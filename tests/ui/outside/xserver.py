# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, pointer, windows and pictures of an X server, by the libraries that every X program has: Xlib and XTest."""

import contextlib
import ctypes
import select
import struct
import zlib

from desk import Failure, Missing, wait_for

KEYSYMS = {
    "BackSpace": 0xFF08, "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "Home": 0xFF50, "Left": 0xFF51,
    "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Page_Up": 0xFF55, "Page_Down": 0xFF56, "End": 0xFF57,
    "Menu": 0xFF67, "F1": 0xFFBE, "F4": 0xFFC1, "F10": 0xFFC7, "F11": 0xFFC8, "Shift": 0xFFE1, "Control": 0xFFE3,
    "Alt": 0xFFE9, "Delete": 0xFFFF, "space": 0x20, "plus": 0x2B, "comma": 0x2C, "minus": 0x2D, "period": 0x2E,
    "question": 0x3F,
}
CLIENT_MESSAGE = 33
SUBSTRUCTURE_NOTIFY = 1 << 19
VIEWABLE = 2
Z_PIXMAP = 2
ALL_PLANES = ctypes.c_ulong(-1).value
REVERT_TO_PARENT = 2
CURRENT_TIME = 0
# What only the window manager hears, of messages to the root window.
SUBSTRUCTURE = SUBSTRUCTURE_NOTIFY | 1 << 20
DRAG_STEPS = 8
SECONDS_TO_ANSWER = 5

Handle = ctypes.c_ulong
Pointer = ctypes.c_void_p
Int = ctypes.c_int
Unsigned = ctypes.c_uint


class Attributes(ctypes.Structure):
    _fields_ = [("x", Int), ("y", Int), ("width", Int), ("height", Int), ("border_width", Int), ("depth", Int),
                ("visual", Pointer), ("root", Handle), ("class_", Int), ("bit_gravity", Int), ("win_gravity", Int),
                ("backing_store", Int), ("backing_planes", Handle), ("backing_pixel", Handle), ("save_under", Int),
                ("colormap", Handle), ("map_installed", Int), ("map_state", Int), ("all_event_masks", ctypes.c_long),
                ("your_event_mask", ctypes.c_long), ("do_not_propagate_mask", ctypes.c_long),
                ("override_redirect", Int), ("screen", Pointer)]


class Image(ctypes.Structure):
    _fields_ = [("width", Int), ("height", Int), ("xoffset", Int), ("format", Int), ("data", Pointer),
                ("byte_order", Int), ("bitmap_unit", Int), ("bitmap_bit_order", Int), ("bitmap_pad", Int),
                ("depth", Int), ("bytes_per_line", Int), ("bits_per_pixel", Int)]


class Message(ctypes.Structure):
    """What one program sends to another's window; as large as any event."""
    _fields_ = [("type", Int), ("serial", Handle), ("send_event", Int), ("display", Pointer), ("window", Handle),
                ("message_type", Handle), ("format", Int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]


FUNCTIONS = {
    "XConnectionNumber": (Int, Pointer),
    "XSelectInput": (Int, Pointer, Handle, ctypes.c_long),
    "XSendEvent": (Int, Pointer, Handle, Int, ctypes.c_long, ctypes.POINTER(Message)),
    "XCheckTypedEvent": (Int, Pointer, Int, ctypes.POINTER(Message)),
    "XOpenDisplay": (Pointer, ctypes.c_char_p),
    "XCloseDisplay": (Int, Pointer),
    "XDefaultRootWindow": (Handle, Pointer),
    "XSync": (Int, Pointer, Int),
    "XFree": (Int, Pointer),
    "XInternAtom": (Handle, Pointer, ctypes.c_char_p, Int),
    "XQueryTree": (Int, Pointer, Handle, Pointer, Pointer, Pointer, Pointer),
    "XGetWindowAttributes": (Int, Pointer, Handle, Pointer),
    "XGetWindowProperty": (Int, Pointer, Handle, Handle, ctypes.c_long, ctypes.c_long, Int, Handle, Pointer, Pointer,
                           Pointer, Pointer, Pointer),
    "XCreateSimpleWindow": (Handle, Pointer, Handle, Int, Int, Unsigned, Unsigned, Unsigned, Handle, Handle),
    "XDeleteProperty": (Int, Pointer, Handle, Handle),
    "XMoveResizeWindow": (Int, Pointer, Handle, Int, Int, Unsigned, Unsigned),
    "XSetInputFocus": (Int, Pointer, Handle, Int, Handle),
    "XGetInputFocus": (Int, Pointer, Pointer, Pointer),
    "XKeysymToKeycode": (ctypes.c_ubyte, Pointer, Handle),
    "XkbKeycodeToKeysym": (Handle, Pointer, ctypes.c_ubyte, Int, Int),
    "XGetImage": (ctypes.POINTER(Image), Pointer, Handle, Int, Int, Unsigned, Unsigned, Handle, Int),
    "XDestroyImage": (Int, Pointer),
    "XClearArea": (Int, Pointer, Handle, Int, Int, Unsigned, Unsigned, Int),
}


def load(name):
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise Missing(str(error)) from error


class Window:
    def __init__(self, number, attributes, title):
        self.number = number
        self.x, self.y = attributes.x, attributes.y
        self.width, self.height = attributes.width, attributes.height
        self.popup = bool(attributes.override_redirect)
        self.title = title


class Picture:
    """Pixels of red, green and blue, row by row."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    def save(self, path):
        """As PNG, quickly rather than small."""
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        row = self.width * 3
        lines = b"".join(b"\0" + self.pixels[y * row:(y + 1) * row] for y in range(self.height))
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n"
                       + chunk(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(lines, 1)) + chunk(b"IEND", b""))

    def looks_like(self, other):
        """Colours that are a grain apart nobody sees."""
        return self.pixels == other.pixels or len(self.pixels) == len(other.pixels) \
            and all(abs(one - other) <= 1 for one, other in zip(self.pixels, other.pixels))

    def difference(self, other):
        """The place of the first row that differs and how many do, or None."""
        if (self.width, self.height) != (other.width, other.height):
            return "another size"
        row = self.width * 3
        rows = [y for y in range(self.height)
                if self.pixels[y * row:(y + 1) * row] != other.pixels[y * row:(y + 1) * row]]
        return f"rows {rows[0]} to {rows[-1]}" if rows else None


class NoWindow(Failure):
    """Nothing is there that could have the keys."""


class XServer:
    def __init__(self, name):
        self.x11 = load("libX11.so.6")
        self.xtst = load("libXtst.so.6")
        for function, (result, *arguments) in FUNCTIONS.items():
            getattr(self.x11, function).restype = result
            getattr(self.x11, function).argtypes = arguments
        self.xtst.XTestFakeKeyEvent.argtypes = [Pointer, Unsigned, Int, ctypes.c_ulong]
        self.xtst.XTestFakeMotionEvent.argtypes = [Pointer, Int, Int, Int, ctypes.c_ulong]
        self.xtst.XTestFakeButtonEvent.argtypes = [Pointer, Unsigned, Int, ctypes.c_ulong]
        # Windows go away while they are looked at: that is nothing to end for.
        self.handler = ctypes.CFUNCTYPE(Int, Pointer, Pointer)(lambda display, error: 0)
        self.x11.XSetErrorHandler(self.handler)
        self.display = self.x11.XOpenDisplay(name.encode())
        if not self.display:
            raise Failure(f"the display {name} cannot be opened")
        self.root = self.x11.XDefaultRootWindow(self.display)
        self.managed = False
        self.frames = {}
        self.pings = 0
        self.asking = self.x11.XCreateSimpleWindow(self.display, self.root, 0, 0, 10, 10, 0, 0, 0)

    def sync(self):
        self.x11.XSync(self.display, 0)

    # --- Windows ---

    def attributes(self, window):
        found = Attributes()
        return found if self.x11.XGetWindowAttributes(self.display, window, ctypes.byref(found)) else None

    def text(self, window, name):
        kind, form, count, rest, data = Handle(), Int(), Handle(), Handle(), Pointer()
        atom = self.x11.XInternAtom(self.display, name, 0)
        self.x11.XGetWindowProperty(self.display, window, atom, 0, 4096, 0, 0, ctypes.byref(kind), ctypes.byref(form),
                                    ctypes.byref(count), ctypes.byref(rest), ctypes.byref(data))
        if not data.value:
            return ""
        words = ctypes.string_at(data.value, count.value) if form.value == 8 else b""
        self.x11.XFree(data)
        return words.decode("utf-8", "replace")

    def has_property(self, window, name):
        kind, form, count, rest, data = Handle(), Int(), Handle(), Handle(), Pointer()
        atom = self.x11.XInternAtom(self.display, name, 0)
        self.x11.XGetWindowProperty(self.display, window, atom, 0, 0, 0, 0, ctypes.byref(kind), ctypes.byref(form),
                                    ctypes.byref(count), ctypes.byref(rest), ctypes.byref(data))
        if data.value:
            self.x11.XFree(data)
        return kind.value != 0

    def children(self, window):
        """From the bottom to the top."""
        root, parent, children, count = Handle(), Handle(), Pointer(), Unsigned()
        self.x11.XQueryTree(self.display, window, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children),
                            ctypes.byref(count))
        numbers = list((Handle * count.value).from_address(children.value)) if children.value else []
        if children.value:
            self.x11.XFree(children)
        return numbers

    def framed(self, window):
        """The window that a window manager has put into this frame of its own; without a frame, the window itself."""
        inner = [window] if self.managed and window not in self.frames else []
        while inner:
            number = inner.pop(0)
            if self.has_property(number, b"WM_STATE"):
                self.frames[window] = number
                break
            inner += self.children(number)
        return self.frames.get(window, window)

    def windows(self):
        """What is to be seen, from the bottom to the top, without the frames of a window manager."""
        found = []
        for frame in self.children(self.root):
            attributes = self.attributes(frame)
            if not attributes or attributes.map_state != VIEWABLE or attributes.width <= 1 or attributes.height <= 1:
                continue
            number = self.framed(frame)
            if number != frame:
                outer, attributes = attributes, self.attributes(number)
                if not attributes or attributes.map_state != VIEWABLE:
                    continue
                attributes.x += outer.x
                attributes.y += outer.y
            found.append(Window(number, attributes, self.text(number, b"_NET_WM_NAME")))
        return found

    def top(self):
        """The topmost window that is no menu."""
        return next((window for window in reversed(self.windows()) if not window.popup), None)

    def place(self, window, width, height, x=0, y=0):
        self.x11.XMoveResizeWindow(self.display, window.number, x, y, width, height)
        self.sync()

    def focus(self):
        """A window manager would have the keys go to the window that is on top."""
        window = self.top()
        if window is None:
            raise NoWindow("there is no window for the keys")
        current, revert = Handle(), Int()
        self.x11.XGetInputFocus(self.display, ctypes.byref(current), ctypes.byref(revert))
        if self.managed:
            if current.value != window.number and current.value not in self.children(window.number):
                self.tell_manager(window.number, b"_NET_ACTIVE_WINDOW", 2)
                self.wait_for_manager()
        elif current.value != window.number:
            self.x11.XSetInputFocus(self.display, window.number, REVERT_TO_PARENT, CURRENT_TIME)
            self.sync()

    def blur(self):
        """No window has the keyboard focus."""
        self.x11.XSetInputFocus(self.display, self.root, REVERT_TO_PARENT, CURRENT_TIME)
        self.sync()

    # --- What a window manager says to a window ---

    def send(self, window, protocol, number=0):
        message = Message(type=CLIENT_MESSAGE, window=window, format=32)
        message.message_type = self.x11.XInternAtom(self.display, b"WM_PROTOCOLS", 0)
        message.data[:] = [self.x11.XInternAtom(self.display, protocol, 0), number, window, 0, 0]
        self.x11.XSendEvent(self.display, window, 0, 0, ctypes.byref(message))
        self.sync()

    # --- A window manager, where there is one ---

    def has_manager(self):
        """Does it answer?  From then on, windows have frames and keys go where it says."""
        self.managed = self.has_property(self.root, b"_NET_SUPPORTING_WM_CHECK") and self.manager_answers()
        return self.managed

    def manager_answers(self):
        self.tell_manager(self.asking, b"_NET_REQUEST_FRAME_EXTENTS")
        return self.has_property(self.asking, b"_NET_FRAME_EXTENTS")

    def tell_manager(self, window, what, *numbers):
        message = Message(type=CLIENT_MESSAGE, window=window, format=32)
        message.message_type = self.x11.XInternAtom(self.display, what, 0)
        message.data[:len(numbers)] = numbers
        self.x11.XSendEvent(self.display, self.root, 0, SUBSTRUCTURE, ctypes.byref(message))
        self.sync()

    def wait_for_manager(self):
        """Until it has done what came before: it is asked how large a frame would be."""
        self.x11.XDeleteProperty(self.display, self.asking,
                                 self.x11.XInternAtom(self.display, b"_NET_FRAME_EXTENTS", 0))
        self.tell_manager(self.asking, b"_NET_REQUEST_FRAME_EXTENTS")
        wait_for("the window manager", lambda: self.has_property(self.asking, b"_NET_FRAME_EXTENTS"))

    def ask_to_close(self, window):
        self.send(window, b"WM_DELETE_WINDOW")

    def ping(self, window):
        """Asks the program whether it has done what came before; gives the number of the question."""
        self.x11.XSelectInput(self.display, self.root, SUBSTRUCTURE_NOTIFY)
        self.pings += 1
        self.send(window, b"_NET_WM_PING", self.pings)
        return self.pings

    def is_answered(self, window):
        """Asks, and waits for a while.  FALSE: the window may have gone, or the program is busy."""
        return self.has_answered(self.ping(window), SECONDS_TO_ANSWER)

    def has_answered(self, number, seconds):
        """Waits for the answer to that ping no longer than SECONDS."""
        answer = Message()
        while True:
            while self.x11.XCheckTypedEvent(self.display, CLIENT_MESSAGE, ctypes.byref(answer)):
                if answer.data[1] == number:
                    return True
            if not select.select([self.x11.XConnectionNumber(self.display)], [], [], seconds)[0]:
                return False

    # --- Keys and pointer ---

    def code(self, name):
        symbol = KEYSYMS.get(name) or ord(name)
        code = self.x11.XKeysymToKeycode(self.display, symbol)
        if code == 0:
            raise Failure(f"the keyboard has no key {name}")
        shifted = (self.x11.XkbKeycodeToKeysym(self.display, code, 0, 0) != symbol
                   and self.x11.XkbKeycodeToKeysym(self.display, code, 0, 1) == symbol)
        return code, shifted

    def key(self, *combinations):
        """Presses keys one after the other: "f", "Return", "Control+Shift+z"."""
        self.focus()
        for combination in combinations:
            *modifiers, name = combination.split("+")
            code, shifted = self.code(name)
            held = [self.code(modifier)[0] for modifier in modifiers]
            if shifted and "Shift" not in modifiers:
                held.append(self.code("Shift")[0])
            for each in held + [code]:
                self.xtst.XTestFakeKeyEvent(self.display, each, 1, 0)
            for each in [code] + held[::-1]:
                self.xtst.XTestFakeKeyEvent(self.display, each, 0, 0)
        self.sync()

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        self.sync()

    def button(self, number, down):
        self.xtst.XTestFakeButtonEvent(self.display, number, down, 0)
        self.sync()

    def click(self, x, y, number=1):
        self.move(x, y)
        self.button(number, 1)
        self.button(number, 0)

    def drag(self, start, *points):
        """Presses at START and releases at the last of POINTS; a pointer goes there in many steps."""
        self.move(*start)
        self.button(1, 1)
        for point in points:
            for step in range(1, DRAG_STEPS + 1):
                self.move(*(begin + (end - begin) * step // DRAG_STEPS for begin, end in zip(start, point)))
            start = point
        self.button(1, 0)

    # --- Pictures ---

    def draw_anew(self):
        """Has every window drawn as a whole, as if something had lain over it."""
        for window in self.windows():
            self.x11.XClearArea(self.display, window.number, 0, 0, 0, 0, 1)
        self.sync()

    def picture(self, x, y, width, height):
        image = self.x11.XGetImage(self.display, self.root, x, y, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            raise Failure(f"there is no picture of {width} x {height} at {x}, {y}")
        try:
            if image.contents.bits_per_pixel != 32:
                raise Failure(f"pixels of {image.contents.bits_per_pixel} bits")
            data = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * height)
            stride = image.contents.bytes_per_line
        finally:
            self.x11.XDestroyImage(image)
        if stride != width * 4:
            data = b"".join(data[y * stride:y * stride + width * 4] for y in range(height))
        pixels = bytearray(width * height * 3)
        pixels[0::3], pixels[1::3], pixels[2::3] = data[2::4], data[1::4], data[0::4]
        return Picture(width, height, bytes(pixels))

    def close(self):
        with contextlib.suppress(Exception):
            self.x11.XCloseDisplay(self.display)
