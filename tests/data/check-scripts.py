#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read the shell scripts with every POSIX shell that there is, and with shellcheck. TAP."""

import pathlib
import shutil
import subprocess
import sys

SCRIPTS = ("dev", ".ci/run", "flatpak/local")
READERS = (["sh", "-n"], ["dash", "-n"], ["bash", "--posix", "-n"], ["shellcheck", "--shell=sh"])


def main():
    top = pathlib.Path(sys.argv[1])
    print(f"1..{len(SCRIPTS) * len(READERS)}")
    number = 0
    failed = False
    for script in SCRIPTS:
        for reader in READERS:
            number += 1
            title = f"{' '.join(reader)} {script}"
            if shutil.which(reader[0]) is None:
                print(f"ok {number} - {title} # SKIP {reader[0]} is not installed")
                continue
            done = subprocess.run([*reader, str(top / script)], stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            failed |= done.returncode != 0
            print(f"{'not ok' if done.returncode else 'ok'} {number} - {title}")
            for line in done.stdout.splitlines():
                print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
