#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with the games that it was built with: it starts with each, and refuses in one sentence what it cannot use. TAP.

test-program.py PROGRAM GAME...
"""

import subprocess
import sys
import tempfile

# How a match of each game begins at once.
BEGINNINGS = {
    "worms-rising": (("--hot-seat",), ("--computer", "bird=easy"), ("--worms", "easy", "--seed", "3")),
    "terror-below": (("--hot-seat",), ("--players", "1"), ("--players", "5", "--computer", "white=easy", "--seed", "3")),
}
REFUSED = (
    (("--game", "chess"), "There is no game “chess”; these are: "),
    (("--players", "9"), "This game is not for 9 players."),
    (("--computer", "nobody=easy"), "There is no seat “nobody” in this match"),
    (("--hot-seat", "--seed", "-1"), "The seed must be a number from 0 to "),
    (("/nowhere/at-all.bloodmoon",), "at-all.bloodmoon"),
)


def call(program, *arguments):
    with tempfile.TemporaryFile() as errors:
        status = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                                timeout=100, check=False)
        errors.seek(0)
        return status.returncode, status.stdout.decode(), errors.read().decode()


def main():
    program, *games = sys.argv[1:]
    calls = [(), *(("--game", game, *how) for game in games for how in ((), *BEGINNINGS[game]))]
    print(f"1..{len(calls) + len(REFUSED) + 1}", flush=True)
    failed, number = False, 0

    def tell(good, title, said):
        nonlocal failed, number
        number += 1
        failed |= not good
        print(f"{'ok' if good else 'not ok'} {number} - {title}", flush=True)
        for line in [] if good else said.splitlines():
            print(f"# {line}")

    for arguments in calls:
        status, out, errors = call(program, *arguments, "--exit-after-startup")
        tell(status == 0 and not errors, f"starts with {' '.join(arguments) or 'nothing'}", f"{status}\n{out}\n{errors}")
    for arguments, says in REFUSED:
        status, out, errors = call(program, *arguments, "--exit-after-startup")
        good = status == 2 and errors.startswith("bloodmoon: ") and says in errors and errors.count("\n") == 1
        tell(good, f"refuses {' '.join(arguments)}", f"{status}\n{out}\n{errors}")
    status, out, errors = call(program, "--help")
    names = out[out.find("--game=GAME"):].split("\n", maxsplit=1)[0].split(": ")[-1].split(", ")
    tell(status == 0 and names == games and "--computer=SEAT=LEVEL" in out, "the help names the games", out + errors)
    sys.exit(failed)


if __name__ == "__main__":
    main()
