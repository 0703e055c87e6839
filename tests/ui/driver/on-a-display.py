#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""on-a-display.py PROGRAM [ARGUMENT...]    runs PROGRAM with an X server, a session bus and a home of its own

Programs on one display share its clipboard, its pointer and its keyboard; tests that have each their own can run at the
same time, and nothing of whoever runs them takes part.  The exit status is the program's.
"""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

SCREEN = os.environ.get("BM_SCREEN", "1600x1200x24")
# What would lead to the desktop, or to the settings, of whoever runs it.
NOT_OURS = ("DBUS_SESSION_BUS_ADDRESS", "LANGUAGE", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CONFIG_HOME", "XDG_STATE_HOME")


def start_display(log):
    """A free display is found by the server itself, which tells its number when it can be used."""
    ours, its = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(its), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
                              pass_fds=(its,), stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    os.close(its)
    with os.fdopen(ours, encoding="ascii") as told:
        return server, told.readline().strip()


def main(command):
    for needed in ("Xvfb", "dbus-run-session"):
        if shutil.which(needed) is None:
            print(f"1..0 # SKIP {needed} is not installed")
            return 0
    # Killed when it takes too long, it still puts its things away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="bloodmoon-display.", ignore_cleanup_errors=True) as name:
        folder = pathlib.Path(name)
        environment = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
        for variable in ("HOME", "XDG_RUNTIME_DIR"):
            environment[variable] = str(folder / variable)
            os.mkdir(environment[variable], 0o700)
        with open(folder / "log", "w+", encoding="utf-8", errors="replace") as log:
            server, number = start_display(log)
            try:
                if not number:
                    log.seek(0)
                    print("Bail out! Xvfb did not start:", log.read().replace("\n", " "))
                    return 1
                environment["DISPLAY"] = ":" + number
                status = subprocess.run(["dbus-run-session", "--", *command], env=environment).returncode
            finally:
                server.terminate()
                server.wait()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
