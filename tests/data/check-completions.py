#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does the Tab key offer what bloodmoon-cli understands? TAP.

check-completions.py CHECKOUT BLOODMOON-CLI: each shell that is installed is asked for the commands, for the options of every
command and for the values that are known, and must offer what the program's help names, no less and no more.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

BASH = r"""
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_bloodmoon_cli
printf '%s\n' "${COMPREPLY[@]}"
"""
FISH = r"""
source $argv[1]
complete -C "$argv[2..]" | string replace -r '\t.*' ''
"""
# What zsh's own functions are given.
ZSH = r"""
_describe() { print -rl -- ${(P)4%%:*} --help --version }
_arguments() { print -rl -- "$@" }
completion=$1
shift
words=("$@")
CURRENT=$#
source $completion
"""
# A game may have other options.
OTHER = ("play", "--game=terror-below")
LEVELS = {"random", "greedy", "easy", "steady", "medium", "hard", "master"}


class Shell:
    """One shell; ask () returns the words that are offered after others."""

    def __init__(self, name, completion, cli):
        self.name = name
        self.completion = completion
        self.environment = {**os.environ, "PATH": f"{cli.parent}{os.pathsep}{os.environ['PATH']}", "HOME": "/nonexistent"}
        # Errors of the shell are part of the answer, so that a test tells them.
        self.command = {"bash": ["bash", "--norc", "-c", BASH, "bash"], "fish": ["fish", "--no-config", "-c", FISH],
                        "zsh": ["zsh", "-f", "-c", ZSH, "zsh"]}[name]

    def ask(self, *words):
        """WORDS: the last one is being typed."""
        if self.name == "bash":
            words = [part for word in words for part in re.split("(=)", word) if part or word == ""]
        done = subprocess.run([*self.command, str(self.completion), *words], env=self.environment, text=True, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return [line for line in done.stdout.splitlines() if line]

    def options(self, *command):
        found = self.ask("bloodmoon-cli", *command, "--")
        if self.name == "zsh":
            found = [re.match(r"(--[a-z-]+=?)", line) for line in found]
            found = [match.group(1) for match in found if match]
        return set(found)

    def values(self, command, option, typed):
        """Of an option."""
        if self.name == "zsh":
            found = [line for line in self.ask("bloodmoon-cli", command, "--") if line.startswith(option)]
            return {word for word in found[0].split(":")[-1].strip("() ").split() if word.startswith(typed)} if found else set()
        return {word.replace(option, "") for word in self.ask("bloodmoon-cli", command, option + typed)}


def read_help(cli):
    """Commands, and the options of each, of what the program says itself."""
    def help_of(*command):
        return subprocess.run([str(cli), *command, "--help"], env={**os.environ, "LC_ALL": "C"}, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=True).stdout
    listed = help_of().split("Commands:\n")[1].split("\n\n")[0]
    commands = re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)
    options = {command: set(re.findall(r"^  (?:-[a-z], )?(--[a-z-]+=?)", help_of(*command), re.MULTILINE))
               for command in [*((command,) for command in commands), OTHER]}
    levels = re.search(r"level \(([a-z, \n]+)\)", help_of("simulate")).group(1)
    return commands, options, set(re.findall("[a-z]+", levels))


def check(shell, commands, options, levels):
    """Yields what is wrong."""
    found = {*shell.ask("bloodmoon-cli", ""), *shell.ask("bloodmoon-cli", "--")}
    if found != {*commands, "--help", "--version"}:
        yield f"commands: {sorted(found)}"
    for command in commands:
        found = shell.options(command)
        if found != options[command,]:
            yield f"{command}: {sorted(found)} instead of {sorted(options[command,])}"
    # The others offer the options of the default game.
    if shell.name == "bash" and (found := shell.options(*OTHER)) != options[OTHER]:
        yield f"{' '.join(OTHER)}: {sorted(found)} instead of {sorted(options[OTHER])}"
    found = shell.values("simulate", "--bird=", "m")
    if found != {level for level in levels if level.startswith("m")}:
        yield f"levels: {sorted(found)}"
    found = shell.values("replay", "--side=", "")
    if found != {"bird", "worms", "red", "blue", "green", "yellow", "white"}:
        yield f"sides: {sorted(found)}"
    found = shell.values("legal", "--game=", "worms")
    if found != {"worms-rising"}:
        yield f"games: {sorted(found)}"
    found = {word.split("\t")[0] for word in shell.values("cards", "--explain=", "the-re")}
    if not {"the-reborn", "the-restless"} <= found:
        yield f"cards: {sorted(found)}"
    found = {word.split("\t")[0] for word in shell.values("lessons", "--tell=", "first-")}
    if "first-meal" not in found:
        yield f"lessons: {sorted(found)}"


def main():
    top, cli = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    files = {"bash": "bloodmoon-cli.bash", "fish": "bloodmoon-cli.fish", "zsh": "_bloodmoon-cli"}
    commands, options, levels = read_help(cli)
    failed = levels != LEVELS
    print(f"1..{len(files) + 1}")
    print(f"{'not ok' if failed else 'ok'} 1 - the levels are those that the completions know")
    for number, (name, file) in enumerate(files.items(), 2):
        title = f"{name} offers what there is"
        if shutil.which(name) is None:
            print(f"ok {number} - {title} # SKIP {name} is not installed")
            continue
        wrong = list(check(Shell(name, top / "data" / "completions" / file, cli), commands, options, levels))
        failed |= bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {number} - {title}", flush=True)
        for line in wrong:
            print(f"# {line}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
