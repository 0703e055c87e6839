# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk of its own for the program: an X server, a session bus with its accessibility bus, and an empty home.

Nothing of whoever runs the tests takes part, and tests that run at the same time do not take each other's keys.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

# A generous limit: only a failure waits for it.
PATIENCE = float(os.environ.get("BM_PATIENCE", "120"))
SETTINGS = "io/github/bloodmoon/BloodMoon"
BUS = """<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <servicedir>{folder}/services</servicedir>
  <limit name="service_start_timeout">{patience}</limit>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


class Failure(Exception):
    """What was to be is not so."""


class Absent(Failure):
    """Something is not there, or not yet, or has just gone away: whoever waits looks again."""


class Missing(Exception):
    """Something that these tests need is not installed."""


def wait_for(what, condition, patience=None):
    """Until CONDITION gives something that is true, which is returned; WHAT says what was waited for."""
    end = time.monotonic() + (patience or PATIENCE)
    pause = 0.002
    while True:
        absent = None
        try:
            found = condition()
            if found:
                return found
        except Absent as error:
            absent = error
        if time.monotonic() > end:
            raise in_vain(what, absent)
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)


def in_vain(what, absent):
    why = f": {absent}" if absent else ""
    return Failure(f"waited in vain for {what() if callable(what) else what}{why}")


class Desk:
    """With Desk(width, height, folder) as desk: desk.start([program, ...]) runs a program on it."""

    def __init__(self, width=1300, height=900, settings=None, environment=None):
        self.size = (width, height)
        self.settings = settings or {}
        self.extra = environment or {}
        self.processes = []
        self.folder = None
        self.environment = None

    def __enter__(self):
        for command in ("Xvfb", "dbus-daemon"):
            if shutil.which(command) is None:
                raise Missing(f"{command} is not installed")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bloodmoon-desk."))
        try:
            self.set_up()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *unused):
        for process in reversed(self.processes):
            self.end(process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def set_up(self):
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("XDG_", "DBUS_", "AT_SPI")) and name not in
                            ("DISPLAY", "WAYLAND_DISPLAY", "NO_AT_BRIDGE", "GTK_MODULES", "LANGUAGE", "XAUTHORITY")}
        home = self.folder / "home"
        runtime = self.folder / "runtime"
        for folder in (home, runtime):
            folder.mkdir(mode=0o700)
        self.environment.update(HOME=str(home), XDG_RUNTIME_DIR=str(runtime), GTK_A11Y="atspi",
                                GSETTINGS_BACKEND="keyfile", DISPLAY=self.start_display(), LC_ALL="C.UTF-8", GTK_USE_PORTAL="0")
        # The pictures that the program draws for itself may be kept from run to run.
        if "XDG_CACHE_HOME" in os.environ:
            self.environment["XDG_CACHE_HOME"] = os.environ["XDG_CACHE_HOME"]
        self.environment.update(self.extra)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.start_bus()
        self.write_settings()

    def start_display(self):
        """A free display is found by the server itself, which tells its number when it can be used."""
        ours, its = os.pipe()
        width, height = self.size
        with open(self.folder / "xvfb.log", "wb") as log:
            process = subprocess.Popen(["Xvfb", "-displayfd", str(its), "-screen", "0", f"{width}x{height}x24",
                                        "-nolisten", "tcp", "-noreset", "-dpi", "96"], pass_fds=(its,), stdout=log,
                                       stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
        self.processes.append(process)
        os.close(its)
        with os.fdopen(ours, encoding="ascii") as told:
            number = told.readline().strip()
        if not number:
            raise Failure("Xvfb did not start: " + (self.folder / "xvfb.log").read_text(errors="replace"))
        return ":" + number

    def start_bus(self):
        """Only the accessibility bus can be asked for, none of the programs that a desktop would start as well."""
        services = self.folder / "services"
        services.mkdir()
        for folder in ("/usr/share", "/usr/local/share"):
            service = pathlib.Path(folder, "dbus-1", "services", "org.a11y.Bus.service")
            if service.exists():
                shutil.copy(service, services)
        if not any(services.iterdir()):
            raise Missing("at-spi2-core is not installed")
        config = self.folder / "bus.conf"
        config.write_text(BUS.format(folder=self.folder, patience=int(PATIENCE * 1000)), encoding="utf-8")
        ours, its = os.pipe()
        with open(self.folder / "bus.log", "wb") as log:
            process = subprocess.Popen(["dbus-daemon", f"--config-file={config}", "--nofork", f"--print-address={its}"],
                                       pass_fds=(its,), env=self.environment, stdout=log, stderr=log,
                                       stdin=subprocess.DEVNULL, start_new_session=True)
        self.processes.append(process)
        os.close(its)
        with os.fdopen(ours, encoding="ascii") as told:
            address = told.readline().strip()
        if not address:
            raise Failure("dbus-daemon did not start: " + (self.folder / "bus.log").read_text(errors="replace"))
        return address

    def write_settings(self):
        """Settings of the program: name and value in GVariant's words."""
        path = self.folder / "home" / ".config" / "glib-2.0" / "settings" / "keyfile"
        path.parent.mkdir(parents=True)
        lines = [f"[{SETTINGS}]"] + [f"{name}={value}" for name, value in self.settings.items()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        # What moves by itself never comes to rest, and the rest is what is looked at.
        toolkit = self.folder / "home" / ".config" / "gtk-4.0" / "settings.ini"
        toolkit.parent.mkdir(parents=True)
        toolkit.write_text("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n", encoding="utf-8")

    def start(self, command, log=None):
        with open(log or self.folder / "program.log", "wb") as output:
            process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT, start_new_session=True)
        self.processes.append(process)
        return process

    def end(self, process):
        """Its children too: the accessibility bus is one of the session bus."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                pass
            try:
                process.wait(10)
                break
            except subprocess.TimeoutExpired:
                continue
