#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Run a checker with its arguments; if it is not installed, say so and be a skipped test (exit status 77)."""

import shutil
import subprocess
import sys


def main():
    command = sys.argv[1:]
    if not command:
        sys.exit("usage: run-checker.py CHECKER [ARGUMENT...]")
    if shutil.which(command[0]) is None:
        print(f"{command[0]} is not installed")
        sys.exit(77)
    sys.exit(subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode)


if __name__ == "__main__":
    main()
