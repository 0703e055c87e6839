#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does the desktop know files of matches? TAP.

check-mime.py CHECKOUT MIME-FILE DESKTOP-FILE METAINFO-FILE: the type of the MIME file is the one that the desktop file opens and
the metainfo names, has an icon, and is what files that the program has written are taken for.
"""

import configparser
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"

failed = 0
number = 0


def point(good, title):
    global failed, number
    number += 1
    failed += not good
    print(f"{'ok' if good else 'not ok'} {number} - {title}", flush=True)


def skip(title, why):
    global number
    number += 1
    print(f"ok {number} - {title} # SKIP {why}", flush=True)


def check_files(top, description, mime):
    """What the desktop's own tools make of the description and of files."""
    titles = ["the description is taken", "a record is taken for a match by its name",
              "a record is taken for a match by what it says"]
    if shutil.which("update-mime-database") is None or shutil.which("gio") is None:
        for title in titles:
            skip(title, "shared-mime-info or gio is not installed")
        return
    record = sorted((top / "tests" / "data" / "records").glob("*.bloodmoon"))[0]
    with tempfile.TemporaryDirectory() as folder:
        packages = pathlib.Path(folder, "mime", "packages")
        packages.mkdir(parents=True)
        shutil.copy(description, packages)
        done = subprocess.run(["update-mime-database", str(packages.parent)], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        for line in said.splitlines():
            print(f"# {line}")
        # Without freedesktop.org's own descriptions it says that the type of JSON is not known.
        point(done.returncode == 0 and "rror" not in said, titles[0])
        environment = {**os.environ, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8"}
        other = pathlib.Path(folder, "nameless")
        shutil.copy(record, other)
        for path, title in ((record, titles[1]), (other, titles[2])):
            done = subprocess.run(["gio", "info", "-a", "standard::content-type", str(path)], env=environment,
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
            point(f"standard::content-type: {mime}" in done.stdout, title)


def main():
    top, description, desktop_path, metainfo_path = (pathlib.Path(argument) for argument in sys.argv[1:])
    node = xml.parse(description).getroot().find(f"{SPACE}mime-type")
    mime = node.get("type")
    desktop = configparser.ConfigParser(interpolation=None, strict=False)
    desktop.optionxform = str
    desktop.read(desktop_path, encoding="utf-8")
    entry = desktop["Desktop Entry"]
    provides = xml.parse(metainfo_path).getroot().findall("provides/mediatype")
    icon = node.find(f"{SPACE}icon").get("name")

    print("1..8")
    point([glob.get("pattern") for glob in node.findall(f"{SPACE}glob")] == ["*.bloodmoon"], "files of matches have it")
    point(mime in entry["MimeType"].split(";"), "the desktop file opens it")
    point(entry["Exec"].endswith(" %f"), "with the file as an argument")
    point([element.text for element in provides] == [mime], "the metainfo names it")
    point((top / "data" / "icons" / "hicolor" / "scalable" / "mimetypes" / f"{icon}.svg").is_file(), "it has an icon")
    check_files(top, description, mime)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
