#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the contrast of text in the style sheets: at least 4.5 to 1, in high contrast at least 7 to 1.  TAP.

check-contrast.py FOLDER: FOLDER has the style sheets.

For every rule that gives a colour or a background both are looked up as the cascade would find them: in the rule itself,
in those that hold for the same thing, and else in what the selector says it lies in.  What lies in nothing that is named
may stand on any of the program's grounds.  Translucent grounds are laid over what is behind them.
"""

import pathlib
import re
import sys

LEAST = {"normal": 4.5, "high contrast": 7.0}
SHEETS = {"normal": ("worms-rising/wr-board.css", "style.css", "terror-below/tb-style.css"),
          "high contrast": ("worms-rising/wr-board.css", "style.css", "terror-below/tb-style.css", "high-contrast.css")}

# The grounds that text without a background of its own stands on, wherever it is.
GROUNDS = ("@night", "@panel", "@raised")
TEXT = "@text"

# What is only ever inside something else, though its selector does not say so.
INSIDE = {
    ".card-tip": "cardface > .card-frame", ".card-deck": "cardface > .card-frame",
    ".card-title": ".card-plate", ".cost": "button",
    ".log-line": ".panel duellog row:hover",
    ".log-chapter": ".panel duellog row:hover", ".log-turn": ".panel duellog row:hover",
    ".letter": "piececard", ".card-state": "piececard", ".card-name": "piececard",
}
DECKS = ("cardface", "cardface.deck-bird", "cardface.deck-worm", "cardface.deck-bird-champion",
         "cardface.deck-worm-champion")

# Nothing is written on these.
BARE = ("pip", "mark", "slider", ".dot", "bmspace", "selection", ".end-scene", "scrollbar", "switch", "fill", "chartline",
        "chartarea", "chartlane", "chartgrid", "chartracer", "chartgoal", "swatch", "scrubturn", "scrubdot", "scrubthumb",
        "progress", "trough")
# These are written on a picture: a star, a heart, a coin.
ON_PICTURES = (".badged", ".bounty-points", ".card-points")
# What is never there without one of these.
ALWAYS = {".banner": (".bird-side", ".worms-side", ".seat-red", ".seat-blue", ".seat-green", ".seat-yellow", ".seat-white")}
# Menu entries that cannot be chosen: everything else that cannot be done now can still be pressed, and is measured.
EXEMPT = (":disabled",)


class Rule:
    def __init__(self, selector, declarations, file, line, order):
        self.selector, self.declarations, self.file, self.line, self.order = selector, declarations, file, line, order
        self.parts = compounds(selector)

    @property
    def weight(self):
        tokens = [token for part in self.parts for token in part]
        return (sum(token[0] in ".:#" for token in tokens), sum(token[0] not in ".:#*" for token in tokens), self.order)


def compounds(selector):
    """The things a selector names, outermost first, each as the set of what must hold for it."""
    parts = []
    for word in re.split(r"[\s>+~]+", selector.strip()):
        tokens = re.findall(r":not\([^)]*\)|::?[a-z-]+(?:\([^)]*\))?|\.[\w-]+|#[\w-]+|[\w-]+|\*", word)
        parts.append({token for token in tokens if token != "*" and not token.startswith(":not")})
    return parts


def read(folder, name, order=0):
    """The rules and the named colours of a sheet and of those that it imports."""
    text = (folder / name).read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.DOTALL)
    rules, colours = [], {}
    for found in re.finditer(r'@import url\("([^"]+)"\);', text):
        more, named = read(folder, str(pathlib.PurePath(name).parent / found[1]), order)
        rules += more
        colours.update(named)
    for found in re.finditer(r"@define-color\s+(\w+)\s+([^;]+);", text):
        colours[found[1]] = found[2].strip()
    # Frames of animations look like rules, and have no colours.
    plain = re.sub(r"@keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    for found in re.finditer(r"([^{};]+)\{([^{}]*)\}", plain):
        start = found.start(1) + len(found[1]) - len(found[1].lstrip())
        declarations = {}
        for entry in re.finditer(r"([\w-]+)\s*:\s*([^;]+);", found[2]):
            declarations[entry[1]] = entry[2].strip()
        for selector in found[1].split(","):
            rules.append(Rule(" ".join(selector.split()), declarations, name, text.count("\n", 0, start) + 1,
                              order + len(rules)))
    return rules, colours


def split_arguments(text):
    arguments, depth, last = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            arguments.append(text[last:place])
            last = place + 1
    return [argument.strip() for argument in arguments + [text[last:]]]


class Sheet:
    def __init__(self, folder, names):
        self.rules, self.colours = [], {}
        for name in names:
            rules, colours = read(folder, name, len(self.rules))
            self.rules += rules
            self.colours.update(colours)

    # --- Colours ---

    def colour(self, text):
        """Red, green, blue and how much they cover, each from 0 to 1; None: TEXT is no colour."""
        text = text.strip()
        if text in ("transparent", "none"):
            return 0.0, 0.0, 0.0, 0.0
        if text in ("white", "black"):
            return (float(text == "white"),) * 3 + (1.0,)
        if text.startswith("@"):
            return self.colour(self.colours[text[1:]]) if text[1:] in self.colours else None
        if re.fullmatch(r"#[0-9a-fA-F]{6}", text):
            return tuple(int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)) + (1.0,)
        call = re.fullmatch(r"(alpha|mix|shade)\((.*)\)", text, re.DOTALL)
        if call is None:
            return None
        arguments = split_arguments(call[2])
        first = self.colour(arguments[0])
        if first is None:
            return None
        if call[1] == "alpha":
            return first[:3] + (first[3] * float(arguments[1]),)
        if call[1] == "mix":
            share = float(arguments[2])
            return tuple(a * (1 - share) + b * share for a, b in zip(first, self.colour(arguments[1])))
        return tuple(min(channel * float(arguments[1]), 1.0) for channel in first[:3]) + (first[3],)

    def colours_in(self, text):
        """All colours of a background: a gradient has several."""
        whole = self.colour(text)
        if whole is not None:
            return [whole]
        found = re.findall(r"(?:alpha|mix|shade)\((?:[^()]|\([^()]*\))*\)|@\w+|#[0-9a-fA-F]{6}|\btransparent\b", text)
        return [colour for colour in map(self.colour, found) if colour is not None]

    # --- The cascade ---

    def applies(self, rule, parts):
        """Does RULE hold for what PARTS name?"""
        wanted = list(rule.parts)
        if not wanted.pop() <= parts[-1]:
            return False
        at = len(parts) - 2
        while wanted and at >= 0:
            if wanted[-1] <= parts[at]:
                wanted.pop()
            at -= 1
        return not wanted

    def declared(self, parts, *names):
        best = None
        for rule in self.rules:
            if any(name in rule.declarations for name in names) and self.applies(rule, parts):
                if best is None or rule.weight >= best.weight:
                    best = rule
        if best is None:
            return None
        return next(best.declarations[name] for name in names if name in best.declarations)

    def text_colour(self, parts):
        """Inherited from what it lies in where it has none of its own."""
        while parts:
            found = self.declared(parts, "color")
            if found is not None and found not in ("inherit", "currentColor"):
                return self.colour(found)
            parts = parts[:-1]
        return self.colour(TEXT)

    def grounds(self, parts):
        """All that may be behind the text of PARTS."""
        if not parts:
            return [self.colour(ground) for ground in GROUNDS]
        found = self.declared(parts, "background", "background-color")
        own = self.colours_in(found) if found is not None else []
        if own and all(colour[3] >= 1 for colour in own):
            return own
        behind = self.grounds(parts[:-1])
        return [over(colour, back) for colour in own or [(0.0, 0.0, 0.0, 0.0)] for back in behind]

    def opacity(self, parts):
        return float(self.declared(parts, "opacity") or 1)


def over(colour, back):
    share = colour[3]
    return tuple(a * share + b * (1 - share) for a, b in zip(colour[:3], back[:3])) + (1.0,)


def luminance(colour):
    linear = [channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def written(colour):
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in colour[:3])


def is_written_on(rule):
    """Has the rule something to do with text?"""
    names = {"color", "background", "background-color", "opacity"} & set(rule.declarations)
    words = " ".join(" ".join(part) for part in rule.parts)
    if not names or any(bare in words for bare in BARE + ON_PICTURES) or any(exempt in rule.selector for exempt in EXEMPT):
        return False
    # Pictures are dimmed as well.
    return names != {"opacity"} or "label" in rule.parts[-1]


def contexts(rule):
    """The rule's things, and where they can be."""
    for token, more in ALWAYS.items():
        if token in rule.parts[-1] and not rule.parts[-1] & set(more):
            yield from ([*rule.parts[:-1], rule.parts[-1] | {one}] for one in more)
            return
    for token, outside in INSIDE.items():
        if token in rule.parts[-1] and not any(part & compounds(outside)[-1] for part in rule.parts[:-1]):
            yield from ([*compounds(outside.replace("cardface", deck)), *rule.parts]
                        for deck in (DECKS if "cardface" in outside else [""]))
            return
    yield rule.parts


def faults(sheet, least):
    measured = 0
    for rule in sheet.rules:
        if not is_written_on(rule):
            continue
        worst = None
        for parts in contexts(rule):
            text, share = sheet.text_colour(parts), sheet.opacity(parts)
            if text is None:
                continue
            for ground in sheet.grounds(parts):
                shown = over(text[:3] + (text[3] * share,), ground)
                measured += 1
                ratio = contrast(shown, ground)
                if worst is None or ratio < worst[0]:
                    worst = ratio, shown, ground
        if worst is not None and worst[0] < least:
            yield (f"{rule.file}:{rule.line}: {rule.selector}: {written(worst[1])} on {written(worst[2])} is "
                   f"{worst[0]:.2f} to 1, less than {least}")
    if measured < 100:
        yield f"only {measured} pairs were found to measure"


def main():
    folder = pathlib.Path(sys.argv[1])
    failed = False
    print(f"1..{len(SHEETS)}")
    for number, (style, names) in enumerate(SHEETS.items(), 1):
        found = list(faults(Sheet(folder, names), LEAST[style]))
        failed |= bool(found)
        print(f"{'not ok' if found else 'ok'} {number} - text can be read, {style}")
        for fault in found:
            print(f"# {fault}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
