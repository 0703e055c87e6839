#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds with one of the games, without windows, pass their tests, and know the other game no more. TAP.

check-one-game.py CHECKOUT
"""

import os
import pathlib
import subprocess
import sys
import tempfile

GAMES = ("worms-rising", "terror-below")


def run(*command, **more):
    return subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False, **more)


def wrong_with(top, game, folder):
    """What is wrong with a build that has that game alone, as lines."""
    # Tests within a test: without what this one was told.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MESON", "G_TEST"))}
    for command in (["meson", "setup", folder, top, f"-Dgames={game}", "-Dgtk=false", "-Dwerror=true"],
                    ["ninja", "-C", folder],
                    # Generously: only a failure waits for the limits, and this test may run beside others.
                    ["meson", "test", "-C", folder, "--no-rebuild", "--print-errorlogs", "--timeout-multiplier", "10"]):
        done = run(*command, env=environment)
        if done.returncode:
            return [" ".join(map(str, command)), *done.stdout.splitlines()[-200:]]
    cli = folder / "src" / "cli" / "bloodmoon-cli"
    other = next(name for name in GAMES if name != game)
    for name, good in ((game, True), (other, False)):
        done = run(cli, "legal", "start", "--game", name)
        if (done.returncode == 0) != good:
            return [f"--game {name}:", *done.stdout.splitlines()]
    return []


def main():
    top = pathlib.Path(sys.argv[1]).resolve()
    failed = False
    print(f"1..{len(GAMES)}", flush=True)
    for number, game in enumerate(GAMES, 1):
        with tempfile.TemporaryDirectory() as folder:
            wrong = wrong_with(top, game, pathlib.Path(folder) / "build")
        failed |= bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {game} alone", flush=True)
        for line in wrong:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
