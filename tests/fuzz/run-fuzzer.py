#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Let a fuzz target look for faults.

run-fuzzer.py FUZZER TARGET SEEDS... FOLDER: looks for BM_FUZZ_SECONDS (60) from the seeds of those folders on, and from
what earlier runs have kept in FOLDER/corpus/TARGET.  What ends the target is written to FOLDER/crashes/TARGET-*; a copy in
tests/fuzz/corpus/TARGET makes it a test for ever.  Prints one point of TAP with the number of runs and the coverage; of a
fault also, on standard error, how the target ended and the input that ended it, for where nothing but a log is kept.
BM_FUZZ_SEED (1) is where chance starts, so that the same program finds the same again; 0: somewhere else every time.
"""

import base64
import os
import pathlib
import re
import subprocess
import sys
import time

COVERED = re.compile(r"\bcov: (\d+) ft: (\d+)")
RUNS = re.compile(r"stat::number_of_executed_units: +(\d+)")

OPTIONS = ("-timeout=20", "-rss_limit_mb=2048", "-print_funcs=0")
LOOKING = ("-print_final_stats=1", "-use_value_profile=1", "-max_len=32768", "-reload=0")

ENVIRONMENT = {"ASAN_OPTIONS": "detect_stack_use_after_return=1",
               "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
               "LSAN_OPTIONS": "print_suppressions=0", "G_SLICE": "always-malloc", **os.environ}


def run(fuzzer, *arguments):
    return subprocess.run([fuzzer, *OPTIONS, *arguments], env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8",
                          errors="backslashreplace", check=False)


def was_asleep(fuzzer, path):
    """A machine that was halted for a while looks like an input that takes long: such a one is timed again."""
    return re.search(r"-(timeout|slow-unit)-", path.name) and run(fuzzer, str(path)).returncode == 0


def tell(target, output, failed):
    covered = COVERED.findall(output)
    runs = RUNS.search(output)
    what = (f"{runs[1] if runs else '?'} runs, {covered[-1][0] if covered else '?'} edges, "
            f"{covered[-1][1] if covered else '?'} features")
    print("1..1")
    print(f"{'not ok' if failed else 'ok'} 1 - {target}: {what}")
    if failed:
        print("\n".join(line[:300] for line in output.splitlines()[-80:]), file=sys.stderr)


def main():
    fuzzer, target, *seeds, folder = sys.argv[1:]
    folder = pathlib.Path(folder)
    corpus, crashes = folder / "corpus" / target, folder / "crashes"
    corpus.mkdir(parents=True, exist_ok=True)
    crashes.mkdir(parents=True, exist_ok=True)
    before = set(crashes.glob(f"{target}-*"))
    end = time.monotonic() + int(os.environ.get("BM_FUZZ_SECONDS", "60"))
    slept = set()
    while True:
        done = run(fuzzer, *LOOKING, f"-seed={os.environ.get('BM_FUZZ_SEED', '1')}",
                   f"-max_total_time={max(1, round(end - time.monotonic()))}", f"-dict={seeds[0]}.dict",
                   f"-artifact_prefix={crashes}/{target}-", str(corpus), *seeds)
        found = sorted(set(crashes.glob(f"{target}-*")) - before - slept)
        asleep = {path for path in found if was_asleep(fuzzer, path)}
        failed = bool(set(found) - asleep) or (done.returncode != 0 and not asleep)
        slept |= asleep
        if failed or done.returncode == 0 or time.monotonic() >= end:
            break
    tell(target, done.stderr, failed)
    for path in slept:
        print(f"# {path}: no fault, the machine was halted")
    for path in set(found) - slept:
        print(f"found {path}, in base64:\n{base64.b64encode(path.read_bytes()).decode()}", file=sys.stderr)
    sys.exit(failed)


if __name__ == "__main__":
    main()
