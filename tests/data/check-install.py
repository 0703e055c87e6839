#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into an empty folder and looks what has come where. TAP.

check-install.py CHECKOUT BUILD-FOLDER GTK PREFIX DATADIR: GTK is true if the program with windows is built.  Each file lies
where its standard wants it, nothing else is there, and nothing names the folders that it was built in.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ID = "io.github.bloodmoon.BloodMoon"
TERMINAL = """
    bin/bloodmoon-cli
    DATA/bash-completion/completions/bloodmoon-cli
    DATA/bloodmoon/schemas/bloodmoon-cards.schema.json
    DATA/bloodmoon/schemas/terror-below.schema.json
    DATA/fish/vendor_completions.d/bloodmoon-cli.fish
    DATA/man/man1/bloodmoon-cli.1
    DATA/man/man5/bloodmoon-cards.5
    DATA/man/man5/bloodmoon-notation.5
    DATA/man/man5/bloodmoon-terror-below.5
    DATA/man/man7/bloodmoon-engine.7
    DATA/man/man7/bloodmoon-rules.7
    DATA/zsh/site-functions/_bloodmoon-cli
"""
WINDOWS = f"""
    bin/bloodmoon
    DATA/applications/{ID}.desktop
    DATA/bash-completion/completions/bloodmoon
    DATA/dbus-1/services/{ID}.service
    DATA/fish/vendor_completions.d/bloodmoon.fish
    DATA/glib-2.0/schemas/{ID}.gschema.xml
    DATA/icons/hicolor/scalable/apps/{ID}.svg
    DATA/icons/hicolor/scalable/mimetypes/{ID}-match.svg
    DATA/icons/hicolor/symbolic/apps/{ID}-symbolic.svg
    DATA/man/man6/bloodmoon.6
    DATA/metainfo/{ID}.metainfo.xml
    DATA/mime/packages/{ID}.xml
    DATA/zsh/site-functions/_bloodmoon
"""

number = 0
failed = 0


def point(title, wrong):
    global number, failed
    number += 1
    failed += bool(wrong)
    print(f"{'not ok' if wrong else 'ok'} {number} - {title}", flush=True)
    for line in wrong:
        print(f"# {line}")


def wanted(top, gtk, data):
    names = TERMINAL.split() + (WINDOWS.split() if gtk else [])
    languages = [line for line in (top / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines()
                 if line and not line.startswith("#")]
    names += [f"DATA/locale/{language}/LC_MESSAGES/bloodmoon.mo" for language in languages]
    return {name.replace("DATA", data) for name in names}


def main():
    top, build = map(pathlib.Path, sys.argv[1:3])
    gtk, prefix, data = sys.argv[3] == "true", sys.argv[4], os.path.relpath(sys.argv[5], sys.argv[4])
    print("1..4")
    if shutil.which("meson") is None:
        for title in ("it is installed", "each file is where it belongs", "programs can be started, and nothing else",
                      "nothing names the folder of the sources"):
            point(f"{title} # SKIP there is no command meson", [])
        return
    with tempfile.TemporaryDirectory(prefix="bloodmoon-install.") as folder:
        done = subprocess.run(["meson", "install", "-C", str(build), "--no-rebuild", "--quiet", "--destdir", folder],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        point("it is installed", done.stdout.splitlines() if done.returncode else [])
        root = pathlib.Path(folder + prefix)
        files = [path for path in pathlib.Path(folder).rglob("*") if not path.is_dir()]
        found = {os.path.relpath(path, root) for path in files}
        want = wanted(top, gtk, data)
        point("each file is where it belongs", [f"{name} is missing" for name in sorted(want - found)]
              + [f"{name} is not expected" for name in sorted(found - want)])
        programs = {os.path.relpath(path, root) for path in files if path.stat().st_mode & 0o111}
        point("programs can be started, and nothing else",
              sorted(programs ^ {name for name in want if name.startswith("bin/")}))
        point("nothing names the folder of the sources",
              [str(path) for path in files if path.parent.name != "bin" and str(top).encode() in path.read_bytes()])
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
