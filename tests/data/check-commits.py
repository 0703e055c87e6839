#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commit messages: a subject of at most 72 characters, and of the engine's its signature. TAP.

    check-commits.py SOURCES

Only commits made since this check are looked at.  A commit that touches the engine ends with `Bench: NUMBER`, the number
that tests/worms-rising/signature has in that commit, or with `No functional change`.  If it touches the core or the rules
of Terror Below, the number can be that of tests/terror-below/signature as well.
"""

import os
import re
import subprocess
import sys

SELF = "tests/data/check-commits.py"
DUEL = re.compile(r"src/(core/|worms-rising/(?!ui/|words/|play/|advice/|story/))")
TERROR = re.compile(r"src/(core/|terror-below/(rules|fault|cards|judge|text|box)/)")
LONGEST_SUBJECT = 72
SUBJECT = re.compile(r"[\w ,./-]+: \S")


def git(*arguments):
    done = subprocess.run(["git", "-c", "safe.directory=*", "-C", sys.argv[1], *arguments], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=True)
    return done.stdout


def commits():
    """The commits since this check came: hash, message, and the files that it changed."""
    added = git("log", "--diff-filter=A", "--format=%H", "--", SELF).split()
    if not added:
        return
    parts = git("log", "--name-only", "--format=%x00%H%x00%B%x00", f"{added[-1]}..HEAD").split("\0")
    for commit, message, changed in zip(parts[1::3], parts[2::3], parts[3::3]):
        yield commit, message.strip(), changed.split("\n")


def signatures(commit, games):
    """Those that the GAMES have in COMMIT; one that is not there yet is left out."""
    there = git("ls-tree", "--name-only", commit, *(os.path.join("tests", game, "signature") for game in games)).split()
    return [git("show", f"{commit}:{path}").strip() for path in there]


def faults(commit, message, changed):
    """What is wrong with the MESSAGE of COMMIT."""
    subject = message.split("\n", 1)[0]
    if len(subject) > LONGEST_SUBJECT:
        yield f"the subject has {len(subject)} characters"
    if not SUBJECT.match(subject):
        yield "the subject does not begin with an area and a colon"
    terror = any(TERROR.match(name) for name in changed)
    if not terror and not any(DUEL.match(name) for name in changed):
        return
    last = message.rsplit("\n", 1)[-1]
    if last == "No functional change":
        return
    numbers = signatures(commit, ("worms-rising", "terror-below") if terror else ("worms-rising",))
    if last not in [f"Bench: {number}" for number in numbers]:
        yield f"it touches the engine, and ends with {last!r} in place of its signature"


def main():
    if not os.path.exists(os.path.join(sys.argv[1], ".git")):
        print("1..0 # SKIP the sources have no history")
        return 0
    try:
        found = [f"{commit[0][:8]} {fault}" for commit in commits() for fault in faults(*commit)]
    except FileNotFoundError:
        print("1..0 # SKIP git is not installed")
        return 0
    print("1..1")
    for line in found:
        print(f"# {line}")
    print(f"{'not ok' if found else 'ok'} 1 - commit messages")
    return 1 if found else 0


sys.exit(main())
