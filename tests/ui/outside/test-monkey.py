#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A random walk of keys, clicks, drags and resizes over the program; see walk.py and monkey.py.

    ./dev test monkey            walks for five minutes
    ./dev test monkey SEED       from this seed on

It walks without a window manager, or with BM_MONKEY="--wm" under one.  What failed is told with its seed and its last steps,
and all of its steps are kept in a file.  The same again, and a file with fewer steps that fails in the same way:

    BM_MONKEY="--replay FILE" ./dev test monkey
    BM_MONKEY="--shrink FILE" ./dev test monkey
"""

import argparse
import json
import os
import pathlib
import shlex
import shutil
import sys
import time

from desk import Failure, Missing
from manager import MANAGERS
from monkey import TOLD, Stumble, take
from walk import Walk, read, write

ROOT = pathlib.Path(__file__).resolve().parents[3]
STEPS = 400


def files_to_open(options):
    """The positions of the rules' scenarios, and copies of records of all versions: a comment is written into the record that
    it is about."""
    files = {"position": [], "record": []}
    for path in sorted((ROOT / "tests" / "worms-rising" / "scenarios").glob("**/*.json")):
        scenario = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(scenario.get("position"), dict):
            position = options.folder / f"position-{path.name}"
            position.write_text(json.dumps(scenario["position"]), encoding="utf-8")
            files["position"].append(str(position))
    for path in sorted((ROOT / "tests" / "data" / "records").glob("*.bloodmoon")):
        files["record"].append(str(shutil.copyfile(path, options.folder / path.name)))
    return files


def walk(options, seed):
    way = Walk(seed, files_to_open(options), options.wm)
    try:
        monkey = take(options.program, way.start, way.steps(options.steps))
    except Stumble as stumble:
        kept = options.folder / f"monkey-{seed}.walk"
        write(kept, way.start, stumble.done)
        if stumble.stack:
            kept.with_suffix(".stack").write_text(stumble.stack, encoding="utf-8")
        last = "\n".join(f"  {line}" for line in stumble.done[-TOLD:])
        raise Failure(f"seed {seed}, {stumble}\nstarted with: {' '.join(way.start.arguments)}\n"
                      f"the last steps:\n{last}\nall steps: {kept}") from stumble
    print(f"# seed {seed}: {len(monkey.done)} steps, slowest answer {monkey.slowest:.2f} s ({monkey.slow_line}), "
          f"{' '.join(way.start.arguments)}", flush=True)


def fails(options, start, lines, kind):
    try:
        take(options.program, start, lines)
    except Stumble as stumble:
        return stumble if kind in (None, stumble.kind) else None
    return None


def shrink(options):
    """Leaves out what does not matter, in ever smaller pieces."""
    start, lines = read(options.shrink)
    stumble = fails(options, start, lines, None)
    if stumble is None:
        raise Failure(f"{options.shrink} does not fail")
    lines = stumble.done
    size = len(lines) // 2
    while size > 0:
        at = 0
        while at < len(lines):
            fewer = lines[:at] + lines[at + size:]
            found = fails(options, start, fewer, stumble.kind)
            if found is None:
                at += size
            else:
                lines = found.done
                print(f"# {len(lines)} steps", flush=True)
        size //= 2
    kept = options.shrink.with_suffix(".short")
    write(kept, start, lines)
    print("\n".join(f"#   {line}" for line in lines))
    print(f"# {kept}: {stumble}".replace("\n", "\n# "))


def leave_out_leaks():
    """GTK 4.8.3 forgets memory of its own where something goes away half done: a list of emoji, a monitor, an empty clipboard.
    No name of a function tells these from others."""
    os.environ["ASAN_OPTIONS"] = f"{os.environ.get('ASAN_OPTIONS', '')}:detect_leaks=0"


def run(options):
    if options.shrink:
        shrink(options)
        return
    if options.replay:
        take(options.program, *read(options.replay))
        return
    end = time.monotonic() + options.seconds
    seed = options.seed
    while seed == options.seed or time.monotonic() < end:
        walk(options, seed)
        seed += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--cli", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path, help="where a walk that failed is kept")
    parser.add_argument("--seed", type=int, default=1, help="of the first walk")
    parser.add_argument("--seconds", type=int, default=300, help="no walk begins after so many")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each walk")
    parser.add_argument("--leaks", action="store_true", help="of the sanitizers' findings, look at leaks as well")
    parser.add_argument("--wm", nargs="?", const="any", choices=("any", *MANAGERS), help="walk under a window manager")
    parser.add_argument("--replay", type=pathlib.Path, help="take the walk that is kept in this file")
    parser.add_argument("--shrink", type=pathlib.Path, help="find a shorter one that fails in the same way")
    options = parser.parse_args(sys.argv[1:] + shlex.split(os.environ.get("BM_MONKEY", "")))
    options.folder.mkdir(parents=True, exist_ok=True)
    if not options.leaks:
        leave_out_leaks()
    print("1..1", flush=True)
    try:
        run(options)
    except Missing as missing:
        print(f"ok 1 - random walks # SKIP {missing}")
    except Failure as failure:
        print("not ok 1 - random walks")
        for line in str(failure).splitlines():
            print(f"# {line}")
            print(line, file=sys.stderr)
        sys.exit(1)
    else:
        print("ok 1 - random walks")


if __name__ == "__main__":
    main()
