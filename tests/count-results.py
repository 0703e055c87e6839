#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Count the results of test runs, and end with the line "N passed, N failed" (and ", N skipped" if any were).

count-results.py LIST: LIST names meson's testlog.json files, one a line.  A test that speaks TAP counts once for each of
its points, any other counts once.  The exit status is 0 only if something passed and nothing failed.
"""

import collections
import json
import re
import sys

POINT = re.compile(r"^(?P<not>not )?ok\b(?P<rest>.*)$", re.MULTILINE)
DIRECTIVE = re.compile(r"#\s*(?P<what>skip|todo)", re.IGNORECASE)

# What meson calls the outcome of a whole test.
OUTCOMES = {"OK": "passed", "EXPECTEDFAIL": "passed", "SKIP": "skipped"}


def points(test):
    """The outcomes of a test's TAP points."""
    for point in POINT.finditer(test.get("stdout", "")):
        directive = DIRECTIVE.search(point["rest"])
        if directive:
            yield "skipped"
        else:
            yield "failed" if point["not"] else "passed"


def outcomes(test):
    """The outcomes that a test counts for: its own, or those of its points, of which one must have failed if it did."""
    whole = OUTCOMES.get(test["result"], "failed")
    counts = collections.Counter(points(test))
    if not counts:
        return collections.Counter([whole])
    if whole == "failed" and counts["failed"] == 0:
        counts["failed"] = 1
    return counts


def main():
    total = collections.Counter()
    with open(sys.argv[1], encoding="utf-8") as lists:
        logs = [line.rstrip("\n") for line in lists]
    for log in logs:
        try:
            with open(log, encoding="utf-8") as lines:
                tests = [json.loads(line) for line in lines]
        except OSError as error:
            # Nothing was run there: meson found no test to run, or could not start.
            print(f"no results: {error}", file=sys.stderr)
            tests = []
        if not tests:
            print("no test was run", file=sys.stderr)
            total["failed"] += 1
        for test in tests:
            total += outcomes(test)

    failed = total["failed"]
    line = f"{total['passed']} passed, {failed} failed"
    if total["skipped"]:
        line += f", {total['skipped']} skipped"
    print(line)
    sys.exit(failed != 0 or total["passed"] == 0)


if __name__ == "__main__":
    main()
