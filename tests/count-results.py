#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Count the results of test runs, and end with the line "N passed, N failed" (and ", N skipped" if any were).

count-results.py LIST: LIST names meson's testlog.json files, one a line.  A test that speaks TAP counts once for each of
its points, any other counts once.  Before the count stands why whole tests were skipped, and again what failed and how
its output ended: of a long run often only the end is kept.  The exit status is 0 only if something passed and nothing
failed.
"""

import collections
import json
import re
import sys

POINT = re.compile(r"^(?P<not>not )?ok\b(?P<rest>.*)$", re.MULTILINE)
UNREMARKABLE = re.compile(r"ok |# (Start|End) of ")
SKIPPED_ALL = re.compile(r"^1\.\.0 +# *skip\S* +(?P<why>.+)$", re.IGNORECASE | re.MULTILINE)
DIRECTIVE = re.compile(r"#\s*(?P<what>skip|todo)", re.IGNORECASE)

# What meson calls the outcome of a whole test.
OUTCOMES = {"OK": "passed", "EXPECTEDFAIL": "passed", "SKIP": "skipped"}

# How many lines are shown of the beginning and of the end of a failed test's two outputs, and of how many tests.
LINES_SHOWN = 30
TESTS_SHOWN = 5


def points(test):
    """The outcomes of a test's TAP points."""
    for point in POINT.finditer(test.get("stdout", "")):
        directive = DIRECTIVE.search(point["rest"])
        if directive:
            yield "skipped"
        else:
            yield "failed" if point["not"] else "passed"


def whole(test):
    """The outcome of a test as a whole."""
    return OUTCOMES.get(test["result"], "failed")


def outcomes(test):
    """The outcomes that a test counts for: its own, or those of its points, of which one must have failed if it did."""
    counts = collections.Counter(points(test))
    if not counts:
        return collections.Counter([whole(test)])
    if whole(test) == "failed" and counts["failed"] == 0:
        counts["failed"] = 1
    return counts


def shortened(lines):
    """The first and the last of many lines."""
    left_out = len(lines) - 2 * LINES_SHOWN
    if left_out <= 0:
        return lines
    return [*lines[:LINES_SHOWN], f"[{left_out} lines are left out]", *lines[-LINES_SHOWN:]]


def show_failed(failed):
    """Prints what failed, given as tests with the logs they stand in, and of the first ones what they said."""
    for nth, (log, test) in enumerate(failed):
        print(f"FAILED: {test['name']} ({test['result']}, status {test.get('returncode')}, "
              f"after {test.get('duration', 0):.1f} s); all of it is in {log}")
        for stream in ("stdout", "stderr"):
            lines = [line for line in test.get(stream, "").splitlines() if not UNREMARKABLE.match(line)]
            if lines and nth < TESTS_SHOWN:
                print(f"  {stream}:", *shortened(lines), sep="\n    ")


def show_skipped(test):
    """Prints why a test was skipped as a whole, where it says so."""
    reason = SKIPPED_ALL.search(test.get("stdout", ""))
    if reason:
        print(f"SKIPPED: {test['name']}: {reason['why']}")


def main():
    # What a test wrote may be no text at all.
    sys.stdout.reconfigure(errors="backslashreplace")
    total = collections.Counter()
    broken = []
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
            show_skipped(test)
            if outcomes(test)["failed"]:
                broken.append((log, test))

    show_failed(broken)
    failed = total["failed"]
    line = f"{total['passed']} passed, {failed} failed"
    if total["skipped"]:
        line += f", {total['skipped']} skipped"
    print(line)
    sys.exit(failed != 0 or total["passed"] == 0)


if __name__ == "__main__":
    main()
