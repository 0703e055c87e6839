# SPDX-License-Identifier: GPL-3.0-or-later
"""The one monitor of an X server, which can be given another size, or none, by the library that GTK asks as well."""

import ctypes

from desk import Failure
from xserver import Handle, Int, Pointer, Unsigned, load

Long = ctypes.c_ulong


class Mode(ctypes.Structure):
    _fields_ = [("id", Handle), ("width", Unsigned), ("height", Unsigned), ("dot_clock", Long), ("h_sync_start", Unsigned),
                ("h_sync_end", Unsigned), ("h_total", Unsigned), ("h_skew", Unsigned), ("v_sync_start", Unsigned),
                ("v_sync_end", Unsigned), ("v_total", Unsigned), ("name", ctypes.c_char_p), ("name_length", Unsigned),
                ("flags", Long)]


class Resources(ctypes.Structure):
    _fields_ = [("timestamp", Long), ("config_timestamp", Long), ("n_crtc", Int), ("crtcs", ctypes.POINTER(Handle)),
                ("n_output", Int), ("outputs", ctypes.POINTER(Handle)), ("n_mode", Int), ("modes", ctypes.POINTER(Mode))]


FUNCTIONS = {
    "XRRGetScreenResources": (ctypes.POINTER(Resources), Pointer, Handle),
    "XRRFreeScreenResources": (None, ctypes.POINTER(Resources)),
    "XRRCreateMode": (Handle, Pointer, Handle, ctypes.POINTER(Mode)),
    "XRRAddOutputMode": (None, Pointer, Handle, Handle),
    "XRRSetScreenSize": (None, Pointer, Handle, Int, Int, Int, Int),
    "XRRSetCrtcConfig": (Int, Pointer, ctypes.POINTER(Resources), Handle, Long, Int, Int, Handle, ctypes.c_ushort,
                         ctypes.POINTER(Handle), Int),
}
ROTATE_0 = 1
MILLIMETRES = 0.2646  # a pixel of 96 to the inch


class Monitor:
    def __init__(self, xserver):
        self.xserver = xserver
        self.xrandr = load("libXrandr.so.2")
        for function, (result, *arguments) in FUNCTIONS.items():
            getattr(self.xrandr, function).restype = result
            getattr(self.xrandr, function).argtypes = arguments
        self.modes = {}

    def mode(self, output, width, height):
        if (width, height) not in self.modes:
            name = f"{width}x{height}-of-ours".encode()
            mode = Mode(width=width, height=height, dot_clock=width * height * 60, h_total=width, v_total=height,
                        name=name, name_length=len(name))
            number = self.xrandr.XRRCreateMode(self.xserver.display, self.xserver.root, ctypes.byref(mode))
            self.xrandr.XRRAddOutputMode(self.xserver.display, output, number)
            self.modes[width, height] = number
        return self.modes[width, height]

    def configure(self, resources, mode):
        outputs = resources.contents.outputs
        status = self.xrandr.XRRSetCrtcConfig(self.xserver.display, resources, resources.contents.crtcs[0], 0, 0, 0, mode,
                                              ROTATE_0, outputs if mode else None, 1 if mode else 0)
        if status != 0:
            raise Failure(f"the monitor cannot be set: {status}")

    def resize(self, width, height):
        """0, 0: it is unplugged."""
        display, root = self.xserver.display, self.xserver.root
        resources = self.xrandr.XRRGetScreenResources(display, root)
        try:
            self.configure(resources, 0)
            if width > 0 and height > 0:
                mode = self.mode(resources.contents.outputs[0], width, height)
                self.xrandr.XRRSetScreenSize(display, root, width, height, int(width * MILLIMETRES),
                                             int(height * MILLIMETRES))
                self.configure(resources, mode)
        finally:
            self.xrandr.XRRFreeScreenResources(resources)
        self.xserver.sync()
