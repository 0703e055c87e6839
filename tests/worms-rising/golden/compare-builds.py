#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Build bloodmoon-cli with gcc and clang, each for release and with sanitizers, and compare what they make of matches.

compare-builds.py CHECKOUT FOLDER: builds in FOLDER.  Prints TAP: a point for each kind of match, and one that says that
the benchmark's signature is the same.  A match is its digests, one a day, and all that is told of it.
"""

import concurrent.futures
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

RELEASE = ("-Dbuildtype=release",)
SANITIZED = ("-Db_sanitize=address,undefined", "-Db_lundef=false", "-Doptimization=1")
BUILDS = {f"{compiler}, {kind}": (compiler, options) for compiler in ("gcc", "clang")
          for kind, options in (("release", RELEASE), ("sanitized", SANITIZED))}

# So many matches are played in each way, and counted by a search that has little time.
N_MATCHES = 200
N_RECORDS = 50

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "G_SLICE": "always-malloc",
               "ASAN_OPTIONS": "detect_stack_use_after_return=1:halt_on_error=1",
               "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1"}


def build(top, folder, compiler, options):
    """The program; what goes wrong ends the script."""
    environment = {**os.environ, "CC": compiler}
    if not (folder / "build.ninja").exists():
        subprocess.run(["meson", "setup", folder, top, "-Dgtk=false", "-Dtests=false", *options], env=environment,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    subprocess.run(["ninja", "-C", folder, "--quiet", "src/cli/bloodmoon-cli"], env=environment,
                   stdin=subprocess.DEVNULL, stdout=sys.stderr, check=True)
    return folder / "src" / "cli" / "bloodmoon-cli"


def run(cli, *arguments):
    """All that it says, and how it ends."""
    done = subprocess.run([cli, *arguments], env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.stdout + done.stderr + f"exit {done.returncode}\n".encode()


def replay(cli, top):
    """The stored matches, and those that released versions have saved."""
    files = sorted((top / "tests" / "worms-rising" / "golden").glob("*.json"))
    files += sorted((top / "tests" / "data" / "records").glob("*.bloodmoon"))
    return b"".join(file.name.encode() + b"\n" + run(cli, "replay", file) for file in files)


def play(cli, number, start, bird, worms):
    """A match's record, in which each day has its digest."""
    with tempfile.TemporaryDirectory() as folder:
        record = pathlib.Path(folder, "record.bloodmoon")
        told = run(cli, "play", start, "--bird", bird, "--worms", worms, "--seed", str(number), "--record", record)
        return told + (record.read_bytes() if record.exists() else b"no record\n")


def play_many(start, bird, worms):
    def play_all(cli, _top):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return b"".join(pool.map(lambda number: play(cli, number, start, bird, worms), range(1, N_RECORDS + 1)))
    return play_all


def simulate(cli, _top):
    return run(cli, "simulate", "--json", "--games", str(N_MATCHES), "--iterations", "20", "--bird", "medium", "--worms",
               "steady")


def signature(cli, _top):
    return b"".join(line + b"\n" for line in run(cli, "bench", "--time", "1").splitlines() if b"ignature" in line)


KINDS = {
    "matches that are stored, and those of released versions": replay,
    f"{N_RECORDS} matches with cards and a draft": play_many("start:box", "greedy", "random"),
    f"{N_RECORDS} matches with cards": play_many("start:champions=random,cards=on,events=on", "random", "greedy"),
    f"{N_RECORDS} matches without cards": play_many("start", "greedy", "greedy"),
    f"{N_MATCHES} matches of the search": simulate,
    "the benchmark's signature": signature,
}


def main():
    top, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    lacking = [compiler for compiler in ("gcc", "clang") if shutil.which(compiler) is None]
    if lacking:
        print(f"1..0 # SKIP {' and '.join(lacking)} not installed")
        return
    programs = {}
    for name, (compiler, options) in BUILDS.items():
        print(f"# building: {name}", flush=True)
        programs[name] = build(top, folder / name.replace(", ", "-"), compiler, options)
    print(f"1..{len(KINDS)}", flush=True)
    failed = False
    for number, (title, make) in enumerate(KINDS.items(), 1):
        made = {name: make(cli, top) for name, cli in programs.items()}
        sums = {name: hashlib.sha256(text).hexdigest()[:16] for name, text in made.items()}
        same = len(set(sums.values())) == 1 and all(made.values())
        failed = failed or not same
        print(f"{'ok' if same else 'not ok'} {number} - {title}: {sum(map(len, made.values())) // len(made)} bytes")
        for name, value in sums.items():
            print(f"# {value} {name}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
