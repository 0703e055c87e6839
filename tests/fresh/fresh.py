#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The README's first commands on a machine where nothing has been installed by hand. TAP.

    fresh.py SOURCES RELEASE           makes a minimal machine of RELEASE, a name such as bookworm or noble
    fresh.py --inside ROOT CLONE       what happens in there; mmdebstrap calls it

The machine is a folder with a release's essential packages and apt, made by mmdebstrap, as root or in a user namespace.
Sources are cloned into it, so what is not committed is not tested.  There is no display, so `./dev run` serves a web
page, which is read; then `./dev test data` must pass.

BM_FRESH_MIRROR names the archive to take packages from; without it, those this machine takes its own from, if it runs the
same distribution.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

FOLDER = "root/bloodmoon"
PAGE = re.compile(r"open +(http://127\.0\.0\.1:\d+/)")
COUNTED = re.compile(r"^(\d+) passed, 0 failed(, \d+ skipped)?$")
# Seconds for a page or an archive to answer.
PATIENCE = 30
LINES_SHOWN = 40


def output(*command):
    """What COMMAND prints, or nothing if it cannot be run."""
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return ""


def read(address):
    """The first part of what stands at ADDRESS, or None."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            return page.read(1 << 16).decode("utf-8", "replace")
    except (urllib.error.URLError, OSError, ValueError):
        return None


# ----------------------------------------------------------------------------------------------------------------------
# Outside: makes the machine

def mirror_with(release):
    """An archive that has RELEASE, or None."""
    own = output("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages").split()
    for mirror in [os.environ["BM_FRESH_MIRROR"]] if os.environ.get("BM_FRESH_MIRROR") else own:
        if read(f"{mirror.rstrip('/')}/dists/{release}/Release"):
            return mirror
    return None


def reason_not_to(release):
    """Why no machine of RELEASE can be made here, or None; and the archive."""
    if shutil.which("mmdebstrap") is None:
        return "mmdebstrap is not installed", None
    if shutil.which("git") is None:
        return "git is not installed", None
    if os.getuid() != 0 and subprocess.run(["unshare", "--map-auto", "--map-root-user", "true"], check=False,
                                           stderr=subprocess.DEVNULL).returncode != 0:
        return "neither root nor allowed to make user namespaces", None
    mirror = mirror_with(release)
    return (None, mirror) if mirror else (f"no archive in reach has {release}", None)


def clone(sources, folder):
    """Clones what is committed; of sources without a history, as in a tarball, all but what was built is copied."""
    if (pathlib.Path(sources) / ".git").exists():
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", sources, folder], check=True)
    else:
        shutil.copytree(sources, folder, symlinks=True, ignore=shutil.ignore_patterns(".build"))


def make_machine(sources, release):
    reason, mirror = reason_not_to(release)
    if reason:
        print(f"1..0 # SKIP {reason}")
        return 0
    with tempfile.TemporaryDirectory(prefix="bloodmoon-fresh.") as scratch:
        os.chmod(scratch, 0o755)
        cloned = os.path.join(scratch, "bloodmoon")
        clone(sources, cloned)
        # What hooks print goes to standard error; the points belong to standard output.
        points = pathlib.Path(scratch, "points")
        points.touch()
        points.chmod(0o666)
        hook = f'python3 "{os.path.abspath(__file__)}" --inside "$1" "{cloned}" >"{points}"'
        done = subprocess.run(["mmdebstrap", "--quiet", "--variant=apt", "--format=null", f"--customize-hook={hook}",
                               release, "-", mirror], stdin=subprocess.DEVNULL, check=False)
        sys.stdout.write(points.read_text(encoding="utf-8"))
    if done.returncode != 0:
        print(f"Bail out! the machine could not be made, or what was done in it stopped ({done.returncode})")
    return done.returncode


# ----------------------------------------------------------------------------------------------------------------------
# Inside: uses it

class Machine:
    """The folder ROOT, in which commands are run as if nothing else were there."""

    def __init__(self, root):
        self.root = root
        self.points = 0
        self.started = time.monotonic()

    def point(self, ok, what, lines=()):
        """Prints a TAP point, with the last of LINES if it failed."""
        self.points += 1
        if not ok:
            for line in lines[-LINES_SHOWN:]:
                print(f"# {line}")
        print(f"{'ok' if ok else 'not ok'} {self.points} {what}", flush=True)
        return ok

    def note(self, what):
        print(f"# {what} {time.monotonic() - self.started:.0f} s after the start", flush=True)

    def start(self, *command):
        """Starts COMMAND in the folder of the sources; its standard output and error are one pipe."""
        return subprocess.Popen(["chroot", self.root, "/usr/bin/env", "-i", "HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                                 "/bin/sh", "-c", f'cd /{FOLDER} && exec "$@"', "sh", *command],
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                errors="replace", start_new_session=True)

    def play(self):
        """./dev run: the page answers, and an interrupt ends it."""
        lines, address = [], None
        game = self.start("./dev", "run")
        for line in game.stdout:
            lines.append(line.rstrip("\n"))
            found = PAGE.search(line)
            if found:
                address = found[1]
                break
        self.note("./dev run served its page, or stopped,")
        page = read(address) if address else None
        self.point(page is not None and "broadway" in page, "./dev run serves the game to a web browser", lines)
        os.killpg(game.pid, signal.SIGINT)
        lines += [line.rstrip("\n") for line in game.stdout]
        game.wait()
        self.point(address is not None and read(address) is None, "an interrupt ends it", lines)

    def test(self):
        """./dev test data: passes."""
        tests = self.start("./dev", "test", "data")
        lines = [line.rstrip("\n") for line in tests.stdout]
        self.note("./dev test data ended")
        last = lines[-1] if lines else ""
        self.point(tests.wait() == 0 and COUNTED.match(last), f"./dev test data: {last}", lines)


def use_machine(root, cloned):
    shutil.copytree(cloned, os.path.join(root, FOLDER), symlinks=True)
    # Names are looked up as they are here.
    shutil.copy("/etc/resolv.conf", os.path.join(root, "etc/resolv.conf"))
    print("1..3", flush=True)
    machine = Machine(root)
    machine.play()
    machine.test()
    return 0


def main():
    if sys.argv[1] == "--inside":
        return use_machine(*sys.argv[2:4])
    return make_machine(*sys.argv[1:3])


if __name__ == "__main__":
    sys.exit(main())
