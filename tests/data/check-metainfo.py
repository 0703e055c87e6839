#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What software centres are told about the program. TAP.

check-metainfo.py CHECKOUT METAINFO-FILE VERSION: appstreamcli has nothing to say about it, its summary is short enough for
everybody, its pictures are there and have the size and the words that are promised, and its newest release is VERSION.
"""

import pathlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as xml

MOST_SUMMARY = 35
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# What the checker may say.  Programs of GNOME have capital letters in their names, and so has the name by which settings
# and the session's bus know this one.
TOLERATED = {"cid-contains-uppercase-letter"}
# Before version 1.0 it did not know how developers are named now.
TOLERATED_BY_OLD = {"unknown-tag"}

number = 0
failed = 0


def point(title, wrong=()):
    global number, failed
    number += 1
    failed += bool(wrong)
    print(f"{'not ok' if wrong else 'ok'} {number} - {title}", flush=True)
    for line in wrong:
        print(f"# {line}")


def validate(path):
    """What appstreamcli says that is not tolerated."""
    told = subprocess.run(["appstreamcli", "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    version = tuple(map(int, re.search(r"(\d+)\.(\d+)", told.stdout).groups()))
    done = subprocess.run(["appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", str(path)],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    tolerated = TOLERATED | (TOLERATED_BY_OLD if version < (1, 0) else set())
    hints = re.findall(r"^[EWIP]: \S+ (\S+).*$", done.stdout, re.MULTILINE)
    wrong = [line for line in done.stdout.splitlines()
             if re.match("[EWIP]: ", line) and line.split()[2] not in tolerated]
    # Whatever else it says, it has an opinion: if none was found, its way of saying so has changed.
    if done.returncode != 0 and not wrong or not hints and "uccessful" not in done.stdout:
        wrong.append(f"appstreamcli ended with {done.returncode}: {done.stdout} {done.stderr}")
    return wrong


def png_size(path):
    """Width and height."""
    with open(path, "rb") as file:
        head = file.read(24)
    return struct.unpack(">II", head[16:24]) if head[:8] == b"\x89PNG\r\n\x1a\n" else None


def check_screenshots(top, root):
    shots = root.findall("screenshots/screenshot")
    if not 4 <= len(shots) <= 6:
        yield f"there are {len(shots)}"
    if [shot.get("type") for shot in shots].count("default") != 1:
        yield "not exactly one is the default"
    for shot in shots:
        image = shot.find("image")
        file = top / "data" / "screenshots" / image.text.rsplit("/", 1)[-1]
        if not (shot.findtext("caption") or "").strip():
            yield f"{file.name} has no caption"
        if not file.is_file():
            yield f"{file} is not there"
        elif png_size(file) != (int(image.get("width")), int(image.get("height"))):
            yield f"{file} is {png_size(file)}"


def main():
    top, path = map(pathlib.Path, sys.argv[1:3])
    version = sys.argv[3]
    print("1..5")
    if shutil.which("appstreamcli") is None:
        point("appstreamcli is content # SKIP it is not installed")
    else:
        point("appstreamcli is content", validate(path))
    root = xml.parse(path).getroot()
    point(f"a summary has at most {MOST_SUMMARY} characters",
          [f"{element.get(LANGUAGE, 'en')}: “{element.text}” has {len(element.text)}"
           for element in root.findall("summary") if len(element.text) > MOST_SUMMARY])
    point("the pictures are there, as they are described", list(check_screenshots(top, root)))
    colours = {colour.get("scheme_preference"): colour.text for colour in root.findall("branding/color")}
    point("there is a colour for light and one for dark", [] if set(colours) == {"light", "dark"} else [str(colours)])
    newest = root.find("releases/release").get("version")
    news = (top / "NEWS").read_text(encoding="utf-8")
    wrong = [] if newest == version else [f"the newest release is {newest}, the program {version}"]
    if version not in news.split("\n\n")[0] + news.split("\n\n")[1]:
        wrong.append(f"NEWS does not begin with {version}")
    point("the newest release is this version", wrong)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
