#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Try out what bloodmoon-notation(5) says: its examples, and its list of keys. TAP.

A puzzle is tried out as a scenario of its position, its solution and its goal.

check-manual-examples.py CLI MANUAL
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

COMMANDS = {
    "bloodmoon-position": ["apply"],
    "bloodmoon-scenario": ["scenario"],
    "bloodmoon-match": ["replay"],
    "bloodmoon-puzzle": ["scenario"],
}

GOALS = {
    "eat": {"events": ["worm-eaten"]},
    "eat-two": {"events": ["worm-eaten", "worm-eaten"]},
    "bird-wins": {"winner": "bird"},
    "bite-twice": {"events": ["bitten", "bitten"]},
    "worms-win": {"winner": "worms"},
}


def run(cli, *arguments):
    return subprocess.run([cli, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def examples(manual):
    """The JSON texts that the manual shows."""
    shown = (text.strip() for text in re.findall(r"^\.nf\n(.*?)^\.fi", manual, re.DOTALL | re.MULTILINE))
    return [text for text in shown if text.startswith("{")]


def scenario_of(puzzle):
    return {"format": "bloodmoon-scenario", "version": 1, "title": puzzle["name"], "position": puzzle["position"],
            "moves": puzzle["solution"], "expect": GOALS[puzzle["goal"]]}


def listed_keys(manual):
    """The keys of the position that the manual lists for the hash of a day."""
    text = manual[manual.index(".SS The hash of a day"):]
    first = text[text.index(".IP \\(bu 2\n"):text.index(";\n")]
    return sorted(re.findall(r"^\.BR ([a-z-]+)", first, re.MULTILINE))


def check_examples(cli, manual):
    """A title and what is wrong, for each example and for each kind that there should be one of."""
    found = set()
    for number, text in enumerate(examples(manual), 1):
        kind = json.loads(text).get("format", "bloodmoon-position")
        found.add(kind)
        if kind == "bloodmoon-puzzle":
            text = json.dumps(scenario_of(json.loads(text)))
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "example.json")
            file.write_text(text, encoding="utf-8")
            done = run(cli, *COMMANDS[kind], str(file))
        yield f"example {number}, a {kind}", [] if done.returncode == 0 else (done.stdout + done.stderr).splitlines()
    yield "there is an example of each kind", sorted(COMMANDS.keys() - found)


def main():
    cli, path = sys.argv[1:]
    manual = pathlib.Path(path).read_text(encoding="utf-8").replace("\\-", "-")
    results = list(check_examples(cli, manual))
    written = sorted(json.loads(run(cli, "apply", "start", "land f0").stdout))
    listed = listed_keys(manual)
    results.append(("the keys of a position are those that are written",
                    [] if listed == written else [f"listed  {listed}", f"written {written}"]))

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
