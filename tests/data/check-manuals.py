#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Typeset every manual page with all of groff's warnings on, and check that the pages name each other rightly. TAP."""

import pathlib
import re
import shutil
import subprocess
import sys

REFERENCE = re.compile(r"^\.BR (bloodmoon[a-z-]*) \((\d)\)", re.MULTILINE)


def typeset(page):
    """What groff has to say about the page; nothing if all is well."""
    done = subprocess.run(["groff", "-man", "-ww", "-z", "-Tutf8", "-Kutf8", str(page)],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    return lines if done.returncode == 0 else lines + [f"groff ended with {done.returncode}"]


def main():
    folder = pathlib.Path(sys.argv[1])
    pages = sorted(p for p in folder.iterdir() if re.fullmatch(r"\.\d", p.suffix))
    if not pages:
        sys.exit(f"no manual page in {folder}")
    groff = shutil.which("groff") is not None
    names = {p.name for p in pages}
    results = []

    for page in pages:
        text = page.read_text(encoding="utf-8")
        title = f"{page.name} is typeset without a warning"
        results.append((title, typeset(page)) if groff else (f"{title} # SKIP groff is not installed", []))
        lost = [f"{name}.{section}" for name, section in REFERENCE.findall(text) if f"{name}.{section}" not in names]
        results.append((f"{page.name} refers to pages that there are", [f"no page {name}" for name in lost]))

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
