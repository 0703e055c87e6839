#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-test-names.py BUILD    TAP: has every test a name of its own?

Two of one name make meson stop when it writes their results down, and the second one's result is lost.
"""

import collections
import json
import pathlib
import sys


def main(build):
    tests = json.loads((pathlib.Path(build) / "meson-info" / "intro-tests.json").read_text(encoding="utf-8"))
    count = collections.Counter(test["name"] for test in tests)
    shared = sorted(name for name, n in count.items() if n > 1)
    print("1..1")
    for name in shared:
        print(f"# {count[name]} tests are called {name}")
    print("not ok 1 names" if shared or not tests else "ok 1 names")


if __name__ == "__main__":
    main(*sys.argv[1:])
