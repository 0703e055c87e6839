#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does the Tab key offer what bloodmoon understands? TAP.

check-completions.py CHECKOUT BLOODMOON GAME...: each shell that is installed is asked for the options, which must be those
of the program's own help, and for values.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

BASH = r"""
source "$1"
COMP_LINE=$2
COMP_POINT=${#COMP_LINE}
# As readline parts them.
mapfile -t COMP_WORDS < <(sed 's/=/ = /g; s/ $/ \n/' <<<"$COMP_LINE" | tr -s ' ' '\n')
[[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
while ((${#COMP_WORDS[@]} > 1)) && [[ -z ${COMP_WORDS[-1]} && -z ${COMP_WORDS[-2]} ]]; do unset 'COMP_WORDS[-1]'; done
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_bloodmoon
printf '%s\n' "${COMPREPLY[@]}"
"""
FISH = r"""
source $argv[1]
complete -C "$argv[2]" | string replace -r '\t.*' ''
"""
# What zsh's own functions are given.
ZSH = r"""
_arguments() { print -rl -- "$@" }
completion=$1
shift
words=(${=1})
CURRENT=$#words
source $completion
"""
LEVELS = {"easy", "medium", "hard", "master"}


def ask(name, completion, program, line):
    """What NAME offers after LINE."""
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "HOME": "/nonexistent"}
    command = {"bash": ["bash", "--norc", "-c", BASH, "bash"], "fish": ["fish", "--no-config", "-c", FISH],
               "zsh": ["zsh", "-f", "-c", ZSH, "zsh"]}[name]
    done = subprocess.run([*command, str(completion), line], env=environment, text=True, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return [found for found in done.stdout.splitlines() if found]


def check(name, completion, program, options, games):
    """Yields what is wrong."""
    found = ask(name, completion, program, "bloodmoon --")
    if name == "zsh":
        if {re.match(r"\*?(--[a-z-]+=?)", line).group(1) for line in found if "--" in line} != options:
            yield f"options: {found}"
        if not any(line.startswith("--game=") and line.endswith(f":({' '.join(games)})") for line in found):
            yield f"games: {found}"
        return
    if set(found) != options:
        yield f"options: {sorted(found)} instead of {sorted(options)}"
    for line, wanted in (("bloodmoon --game ", set(games)), ("bloodmoon --game=", set(games)),
                         (f"bloodmoon --game {games[0]} --computer red=", LEVELS), ("bloodmoon --computer=red=m", {"medium", "master"})):
        found = {re.sub(".*=", "", word) for word in ask(name, completion, program, line)}
        if found != wanted:
            yield f"{line}: {sorted(found)} instead of {sorted(wanted)}"
    found = {word.split("=")[-2] if name == "fish" else word.rstrip("=") for word in
             ask(name, completion, program, "bloodmoon --computer w")}
    if not {"white", "worms"} <= found:
        yield f"seats: {sorted(found)}"


def main():
    top, program = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    files = {"bash": "bloodmoon.bash", "fish": "bloodmoon.fish", "zsh": "_bloodmoon"}
    told = subprocess.run([str(program), "--help"], env={**os.environ, "LC_ALL": "C"}, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=True).stdout
    options = set(re.findall(r"^  (?:-[a-z], )?(--[a-z-]+=?)", told, re.MULTILINE))
    failed = False
    print(f"1..{len(files)}")
    for number, (name, file) in enumerate(files.items(), 1):
        title = f"{name} offers what there is"
        if shutil.which(name) is None:
            print(f"ok {number} - {title} # SKIP {name} is not installed")
            continue
        wrong = list(check(name, top / "data" / "completions" / file, program, options, sys.argv[3:]))
        failed |= bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}", flush=True)
        for line in wrong:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
