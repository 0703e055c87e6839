#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Try the examples of manual pages, and compare their lists of names and of keys with the program. TAP.

A puzzle is tried as a scenario of its position, its solution and its goal.

check-manual-examples.py CLI CHECKOUT
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

COMMANDS = {
    "bloodmoon-cards": ["cards", "--check"],
    "bloodmoon-position": ["apply"],
    "bloodmoon-scenario": ["scenario"],
    "bloodmoon-match": ["replay"],
    "bloodmoon-puzzle": ["scenario"],
    "terror-cards": ["cards", "--game", "terror-below", "--check"],
    "terror-position": ["apply"],
}

# Each manual page, and the kinds of examples that it must have.
PAGES = {
    "bloodmoon-cards.5": {"bloodmoon-cards"},
    "bloodmoon-notation.5": {"bloodmoon-position", "bloodmoon-scenario", "bloodmoon-match", "bloodmoon-puzzle"},
    "bloodmoon-terror-below.5": {"bloodmoon-scenario", "terror-cards", "terror-position"},
}

# The parts of KEYS in bloodmoon(6), and the sources and headings of the keys there.
KEYS = {
    "": ("src/ui/kit/bm-keys.c", r"Cards|The turn|The table|The program"),
    "In Worms Rising": ("src/worms-rising/ui/table/*.c", r"The \w+"),
    "In Terror Below": ("src/terror-below/ui/table/*.c", r"Terror Below"),
    "In a lesson": ("src/ui/kit/bm-keys.c", r"Lessons"),
    "In a replay": ("src/ui/kit/bm-keys.c", r"A replay"),
}
KEY_NAMES = {"Return": "Enter", "Page_Down": "Page Down", "Page_Up": "Page Up", "period": ".", "question": "?",
             "plus": "+", "minus": "-", "space": "Space"}

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
    return [text for text in shown if text.startswith("{") and "\\f" not in text]


def scenario_of(puzzle):
    return {"format": "bloodmoon-scenario", "version": 1, "title": puzzle["name"], "position": puzzle["position"],
            "moves": puzzle["solution"], "expect": GOALS[puzzle["goal"]]}


def listed_keys(manual):
    """The keys of the position that the manual lists for the hash of a day."""
    text = manual[manual.index(".SS The hash of a day"):]
    first = text[text.index(".IP \\(bu 2\n"):text.index(";\n")]
    return sorted(re.findall(r"^\.BR ([a-z-]+)", first, re.MULTILINE))


def check_examples(cli, manual, wanted):
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
    yield "there is an example of each kind", sorted(wanted - found)


def check_terror_below(cli, top, manual):
    """The page of Terror Below names every key, move, event, effect and hook of the program."""
    text = re.sub(r"\\f.|\\~|[(),]", " ", manual)
    words = set(re.findall(r"[a-z][a-z-]*", text))
    sources = {name: (top / "src" / "terror-below" / name).read_text(encoding="utf-8") for name in (
        "text/tb-move-text.c", "text/tb-event-text.c", "text/position-fields.c", "box/box-effects.c",
        "box/box-fields.c")}
    position = json.loads(run(cli, "apply", "--game", "terror-below", "start", "--seed", "1").stdout)
    named = {
        "keys of a position": {*position, *position["players"][0], *position["options"], *position["pending"]},
        "moves": re.findall(r'TB_MOVE_\w+, "([a-z]+)', sources["text/tb-move-text.c"]),
        "events": re.findall(r'\[TB_EVENT_\w+\] = "([a-z-]+)', sources["text/tb-event-text.c"]),
        "steps": re.findall(r'"(\w+)"', re.search(r"steps\[\] = \{(.*?)NULL",
                                                            sources["text/position-fields.c"])[1]),
        "effects": re.findall(r'\[TB_EFFECT_\w+\] = "([a-z-]+)"', sources["box/box-effects.c"]),
        "windows": re.findall(r'"([a-z-]+)"', re.search(r"window_names\[\] = \{(.*?)NULL", sources["box/box-effects.c"],
                                                       re.DOTALL)[1]),
        "hooks": re.findall(r'\[TB_HOOK_\w+\] = "([a-z-]+)"', sources["box/box-fields.c"]),
        "parameters": re.findall(r'^  \{ "([a-z-]+)", (?:A_|SOME|NOTHING)', sources["box/box-fields.c"], re.MULTILINE),
    }
    for what, names in named.items():
        yield f"all {what} are described", sorted(set(names) - words) if names else ["none were found"]


def key_words(accel):
    """A key as the manual names it: <Control><Shift>z is Ctrl+Shift+Z."""
    *modifiers, key = re.findall(r"<\w+>|[^<>]+", accel)
    names = [{"<Control>": "Ctrl"}.get(modifier, modifier.strip("<>")) for modifier in modifiers]
    return "+".join([*names, KEY_NAMES.get(key, key.upper() if len(key) == 1 else key)])


def listed_keys_of_program(part):
    """The keys that a part of bloodmoon(6) names; "1 to 4" stands for four of them."""
    for line in re.findall(r"^\.BR? (.*)$", part, re.MULTILINE):
        for words in line.replace('" to "', " to ").replace('"', "").replace(" and ", ", ").split(", "):
            first, _, last = (word.strip() for word in words.partition(" to "))
            yield first
            if last:
                yield from (first[:-1] + str(number) for number in range(int(first[-1]) + 1, int(last[-1]) + 1))


def check_keys(top):
    """bloodmoon(6) names each key in the part that it belongs to, or in that of both games."""
    manual = (top / "data" / "man" / "bloodmoon.6").read_text(encoding="utf-8").replace("\\-", "-")
    text = re.search(r"^\.SH KEYS\n(.*?)^\.SH", manual, re.DOTALL | re.MULTILINE)[1]
    parts = dict(part.split("\n", 1) for part in text.split(".SS ")[1:]) | {"": text.split(".SS ")[0]}
    known = {name: set(listed_keys_of_program(part)) for name, part in parts.items()}
    for name, (source, heading) in KEYS.items():
        text = "".join(path.read_text(encoding="utf-8") for path in top.glob(source))
        found = re.findall(r'\{ "[^"]+", "([^"]+)", N_\("(?:' + heading + r')"\)', text)
        # The duel has cards with higher numbers, and keys that are taken in the other game.
        named = known[name] | known[""] | (known["In Worms Rising"] if name == "" else set())
        yield (f"bloodmoon.6 names the keys{f' {name[:1].lower()}{name[1:]}' if name else ''}",
               sorted({key_words(accel) for accel in found} - named) if found else ["none were found"])


def main():
    cli, top = sys.argv[1], pathlib.Path(sys.argv[2])
    manuals = {name: (top / "data" / "man" / name).read_text(encoding="utf-8") for name in PAGES}
    manuals = {name: text.replace("\\-", "-").replace("\\(cq", "’") for name, text in manuals.items()}
    results = [(f"{name}: {title}", wrong) for name, manual in manuals.items()
               for title, wrong in check_examples(cli, manual, PAGES[name])]
    written = sorted(json.loads(run(cli, "apply", "start", "land f0").stdout))
    listed = listed_keys(manuals["bloodmoon-notation.5"])
    results.append(("the keys of a position are those that are written",
                    [] if listed == written else [f"listed  {listed}", f"written {written}"]))
    results += check_keys(top)
    results += check_terror_below(cli, top, manuals["bloodmoon-terror-below.5"])

    print(f"1..{len(results)}")
    for number, (title, wrong) in enumerate(results, 1):
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong:
            print(f"# {line}")
    sys.exit(any(wrong for _, wrong in results))


if __name__ == "__main__":
    main()
