#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The signature of a game's benchmark is the one on file: behaviour does not change unnoticed. TAP.

    check-signature.py BLOODMOON-CLI GAME FILE

Whoever changes the rules on purpose writes the new number into FILE and into the commit's message ("Bench: N").
"""

import pathlib
import re
import subprocess
import sys

program, game, file = sys.argv[1:]
printed = subprocess.run([program, "bench", "--game", game, "--time", "1"], stdin=subprocess.DEVNULL,
                         capture_output=True, text=True, check=True).stdout
found = re.search(r"^signature: (\d+)$", printed, re.MULTILINE)
on_file = pathlib.Path(file).read_text(encoding="ascii").strip()
print("1..1")
if found and found[1] == on_file:
    print(f"ok 1 - the signature is {on_file}")
else:
    print(f"not ok 1 - the signature is {found[1] if found else 'missing'}, on file is {on_file}")
    sys.exit(1)
