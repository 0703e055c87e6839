#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The data of Terror Below against their schema. TAP.

check-data.py CHECKOUT
"""

import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    jsonschema = None

TOP = pathlib.Path(sys.argv[1])
DATA = TOP / "data" / "terror-below"
SCHEMA = TOP / "data" / "schemas" / "terror-below.schema.json"


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def faults(root):
    validator = jsonschema.Draft202012Validator(load(SCHEMA))
    validator.check_schema(validator.schema)
    return [f"{fault.json_path}: {fault.message[:200]}" for fault in validator.iter_errors(root)]


def pack(form, **members):
    return {"format": form, "version": 1, **members}


def item(**members):
    card = {"id": "thing", "name": "Thing", "deck": "item", "kind": "tool", "copies": 1, "window": ["turn"], "text": "It does."}
    return pack("terror-cards", deck="item", cards=[{**card, **members}])


def worm(**members):
    card = {"id": "wyrm", "type": "lasher", "variant": "a", "egg": "teal", "start": "c4", "health": 5, "limit": 3}
    return pack("terror-worms", cards=[{**card, **members}])


def good_packs():
    yield item(effect="vp", n=1)
    yield item(effect="hook", hook="after-pick-up", set="all")
    yield worm()


def bad_packs():
    yield {}
    yield pack("x")
    yield pack("terror-cards", cards=[])
    yield item(effect="fly")
    yield item(effect="vp")
    yield item(effect="vp", n=10)
    yield item(effect="vp", n=1, steps=1)
    yield item(effect="hook", hook="hand", set="all")
    yield item(effect="hook", hook="hand", set=4, add=1)
    yield item(effect="vp", n=1, copies=9)
    yield item(effect="vp", n=1, id="Thing")
    yield item(effect="vp", n=1, short="It does, and takes more than sixty characters to say that it does.")
    yield worm(limit=7)
    yield worm(start="g1")
    yield worm(colour="teal")
    yield pack("terror-vehicles", cards=[{"id": "x", "kind": "boots", "arrows": "uuuuu"}])
    yield pack("terror-bounties", cards=[{"id": "x", "kind": "hunt", "worm": "any", "egg": "teal", "vp": 1}])


def wrong_packs():
    yield from (f"{root}: {faults(root)}" for root in good_packs() if faults(root))
    yield from (f"{root}: nothing is wrong with it" for root in bad_packs() if not faults(root))


def main():
    files = sorted(DATA.glob("*.json"))
    checks = [(f"the schema knows all that {path.name} has", lambda path=path: faults(load(path))) for path in files]
    checks.append(("the schema tells good packs from bad ones", lambda: list(wrong_packs())))
    failed = len(files) != 7
    print(f"1..{len(checks)}")
    for number, (title, check) in enumerate(checks, 1):
        if jsonschema is None:
            print(f"ok {number} - {title} # SKIP jsonschema is not installed")
            continue
        wrong = check()
        failed |= bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}")
        for line in wrong[:20]:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
