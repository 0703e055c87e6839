#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Let a fuzz target look for faults.

run-fuzzer.py FUZZER TARGET SEEDS... FOLDER: looks for BM_FUZZ_SECONDS (60) from the seeds of those folders on, and from
what earlier runs have kept in FOLDER/corpus/TARGET.  What ends the target is written to FOLDER/crashes/TARGET-*; a copy in
tests/fuzz/corpus/TARGET makes it a test for ever.  Prints one point of TAP with the number of runs and the coverage.
"""

import os
import pathlib
import re
import subprocess
import sys

COVERED = re.compile(r"\bcov: (\d+) ft: (\d+)")
RUNS = re.compile(r"stat::number_of_executed_units: +(\d+)")

OPTIONS = ("-print_final_stats=1", "-timeout=20", "-rss_limit_mb=2048", "-use_value_profile=1", "-max_len=32768",
           "-reload=0", "-print_funcs=0")


def tell(target, output, found, failed):
    covered = COVERED.findall(output)
    runs = RUNS.search(output)
    what = (f"{runs[1] if runs else '?'} runs, {covered[-1][0] if covered else '?'} edges, "
            f"{covered[-1][1] if covered else '?'} features")
    print("1..1")
    print(f"{'not ok' if failed else 'ok'} 1 - {target}: {what}")
    for line in output.splitlines()[-80:] if failed else ():
        print(f"# {line}")
    for path in found:
        print(f"# found: {path}")


def main():
    fuzzer, target, *seeds, folder = sys.argv[1:]
    folder = pathlib.Path(folder)
    corpus, crashes = folder / "corpus" / target, folder / "crashes"
    corpus.mkdir(parents=True, exist_ok=True)
    crashes.mkdir(parents=True, exist_ok=True)
    before = set(crashes.glob(f"{target}-*"))
    command = [fuzzer, *OPTIONS, f"-max_total_time={os.environ.get('BM_FUZZ_SECONDS', '60')}",
               f"-dict={seeds[0]}.dict", f"-artifact_prefix={crashes}/{target}-", str(corpus), *seeds]
    print(f"# {' '.join(command)}", flush=True)
    environment = {"ASAN_OPTIONS": "detect_stack_use_after_return=1",
                   "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
                   "LSAN_OPTIONS": "print_suppressions=0", "G_SLICE": "always-malloc", **os.environ}
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, encoding="utf-8", errors="backslashreplace", check=False)
    found = sorted(set(crashes.glob(f"{target}-*")) - before)
    failed = done.returncode != 0 or bool(found)
    tell(target, done.stderr, found, failed)
    sys.exit(failed)


if __name__ == "__main__":
    main()
