#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer players from outside: engine, simulate, bots of others, play against them.

    players.py BLOODMOON-CLI

Prints TAP.
"""

import json
import os
import subprocess
import sys

from clitest import CLI, ENV, Skip, main, put, refused, run, test, work

CARDS = "start:champions=random,cards=on,events=on"
EXAMPLE = f"{sys.executable} " + os.path.join(os.path.dirname(os.path.abspath(__file__)), "../bots/example-bot.py")
GREETING = ["id name Blood Moon", None, None, "option threads number 1 64 default 1",
            "option seed number 0 9007199254740991 default 1", "hello 1"]


def view(position, side, stdin="", *more):
    return run("view", position, side, "--resume", *more, status=0, stdin=stdin)[0].strip()


def talk(*lines, status=0, options=()):
    """What the engine answers to LINES."""
    out, err = run("engine", *options, status=status, stdin="\n".join(lines) + "\n")
    assert err == "", err
    return out.splitlines()


def bot(name, *lines):
    """A bot in Python that greets as it should and then does LINES, for each line it gets."""
    head = ["import json, os, sys", "for line in sys.stdin:", "    word = line.split()[0]",
            "    if word == 'hello':", "        print('hello 1', flush=True)"]
    return f"{sys.executable} {put(name, chr(10).join(head + ['    ' + line for line in lines]) + chr(10))}"


# --- engine -----------------------------------------------------------------------------------------------------------


@test
def greeting():
    answers = talk("hello 1", "ping", "quit")
    assert answers[-1] == "pong" and len(answers) == len(GREETING) + 1
    for answer, expected in zip(answers, GREETING):
        assert expected in (None, answer), answer
    assert answers[1].startswith("id version ") and answers[2].startswith("option level choice random greedy easy ")
    assert talk("hello 7")[-1] == "hello 1"
    assert talk("hello 1", options=("--level", "easy", "--seed", "5", "--threads", "2"))[2].endswith("default easy")


@test
def a_conversation():
    legal = run("legal", CARDS, status=0)[0].splitlines()
    position = view(CARDS, "bird")
    lines = ["set level steady", "new " + CARDS, "position " + position, "legal " + json.dumps(legal),
             "go iterations 50"]
    answers = talk(*lines)
    assert len(answers) == 2, answers
    info = answers[0].split(" ")
    assert info[:3] == ["info", "iterations", "50"] and info[3] == "nodes" and info[5] == "time" and info[7] == "value"
    assert 0 <= float(info[8]) <= 1 and info[9] == "line" and info[10] == "land"
    assert answers[1].split(" ", 1)[0] == "bestmove" and answers[1].split(" ", 1)[1] in legal
    assert " ".join(info[10:]).split(", ")[0] == answers[1].split(" ", 1)[1]

    # The same once more, and with what was thought kept.
    again = talk(*lines, "moved " + answers[1].split(" ", 1)[1], "moved ?", "moved draft worm the-root", *lines)
    assert [line for line in again if line.startswith("bestmove")] == [answers[1]] * 2
    for level in ("random", "greedy", "easy", "steady", "medium"):
        move = talk("set level " + level, "position " + position, "go level")[-1]
        assert move.split(" ", 1)[1] in legal
    assert talk("position " + position, "go time 20 iterations 1000000")[-1].startswith("bestmove land ")


@test
def a_choice_in_the_middle_is_thought_about():
    hands = {"turn": "worms", "bird": {"at": "a0"}, "drills": ["f0", "f0", "g0"],
             "hands": {"worms": ["emergency-exit"]}, "wormholes": ["c4", "d8", "f12"]}
    moves = run("legal", "-", status=0, stdin=json.dumps(hands))[0].splitlines()
    choice, _ = run("apply", "-", "play emergency-exit", status=0, stdin=json.dumps(hands))
    assert json.loads(choice)["pending"]["card"] == "emergency-exit" and "play emergency-exit" in moves
    legal = run("legal", "-", status=0, stdin=choice)[0].splitlines()
    position = view("-", "worms", choice)
    answers = talk("set level steady", "position " + position, "legal " + json.dumps(legal), "go")
    assert answers[-1].split(" ", 1)[1] in legal
    closed = run("view", "-", "worms", status=0, stdin=choice)[0].strip()
    assert talk("position " + closed) == [
        "error line 1: position: pending.resume: missing; a view to play on from has it"]


@test
def bad_lines_change_nothing():
    position = view("start", "bird")
    bad = [("dance", 'no such command: "dance"'), ("hello", "hello: "), ("hello x", "hello: "),
           ("set", 'set: no such option: ""'),
           ("set level moon", 'set: no such level: "moon"'), ("set threads 0", "set: threads must"),
           ("set threads 2 3", "set: threads must"), ("set seed -1", "set: the seed must"),
           ("new start:moon", "new: no such"), ("new start beef", "new: other cards are in use here: -"), ("new", None),
           ("legal []", "legal: there is no position"), ("go", "go: there is no position"),
           ("position", "position: $: "), ("position {}", "position: view: missing"),
           ("position [1", "position: $: "), ('position {"view": "bird"}', "position: view: the other side decides"),
           ("position " + run("apply", "start", status=0)[0].strip(), "position: view: missing"),
           ("position " + position, None), ("go iterations", "go: iterations must"), ("go time 0", "go: time must"),
           ("go fast", 'go: "iterations", "time" or "level" can follow, not "fast"'), ("legal {}", "legal: $: "),
           ("legal [1]", "legal: [0]: "), ('legal ["land a0"]', 'legal: "land b0" is missing'),
           ("moved dance", 'moved: no move is written "dance"'), ("\x1b[2J", 'no such command: "?[2J"'),
           ("position " + "x" * 1048576, "no text, or longer than 1048576 bytes"), ("stop", None), ("", None)]
    answers = talk(*(line for line, _ in bad), "set level random", "go")
    for number, (line, says) in enumerate(bad, 1):
        if says is None:
            continue
        answer = answers.pop(0)
        assert answer.startswith(f"error line {number}: {says}"), f"{line[:80]}: {answer}"
    assert len(answers) == 1 and answers[0].startswith("bestmove land "), answers
    over = json.dumps({"hunger": 0, "view": "bird"})
    assert talk("position " + over, "go", "position " + position, "moved land f0", "go") == [
        "error line 2: go: the match is over", "error line 5: go: there is no position since the last move"]
    for options in (("--level", "moon"), ("--threads", "0"), ("--seed", "x")):
        refused("engine", *options, says="bloodmoon-cli")


@test
def stop_and_quit_are_heard_while_it_thinks():
    for last in ("stop", "quit"):
        with subprocess.Popen([CLI, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=ENV) as process:
            for line in ("position " + view(CARDS, "bird"), "ping", "go time 3600000"):
                process.stdin.write(line + "\n")
            process.stdin.flush()
            assert process.stdout.readline() == "pong\n"
            process.stdin.write(last + "\n" + ("ping\n" if last == "stop" else ""))
            process.stdin.flush()
            answers = [line for line in process.stdout if not line.startswith("info ")] if last == "quit" else []
            while last == "stop" and "pong\n" not in answers:
                answers.append(process.stdout.readline())
            assert [line for line in answers if line.startswith("bestmove land ")] or last == "quit", answers
            process.stdin.close()
            assert process.wait(60) == 0


@test
def the_input_may_end_while_it_thinks():
    # What was asked for is still answered ...
    answers = talk("set level medium", "position " + view(CARDS, "bird"), "go")
    assert answers[-1].startswith("bestmove "), answers
    # ... unless nobody is there.
    with subprocess.Popen([CLI, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, env=ENV) as process:
        process.stdin.write("position " + view(CARDS, "bird") + "\nping\ngo time 3600000\n")
        process.stdin.flush()
        assert process.stdout.readline() == "pong\n"
        process.stdin.close()
        process.stdout.close()
        process.wait(60)


# --- simulate ---------------------------------------------------------------------------------------------------------


def counts(*options, status=0, name=None):
    out, err = run("simulate", "--json", *options, status=status)
    assert err == "" and out.count("\n") == 1, err
    if name is not None:
        put(name, out)
    return out


@test
def simulate_counts():
    for option, start in (("--random", CARDS), ("--draft", "start:box"), ("--plain", "start")):
        result = json.loads(counts("--games", "12", "--bird", "random", "--worms", "random", option))
        assert result["start"] == start and result["matches"] == [[1, 0, 12]] and result["endless"] == []
        assert sum(result["wins"].values()) == sum(result["days"].values()) == sum(result["ends"].values()) == 12
        assert result["ends"]["eaten"] == result["wins"]["bird"] and result["forfeits"] == {"bird": 0, "worms": 0}
        plain = option == "--plain"
        assert (result["set"] is None) == plain and (result["worm-cards"] == {}) == plain
        for group, each in (("worm-champions", 4), ("bird-champions", 1)):
            assert sum(card["matches"] for card in result[group].values()) == (0 if plain else 12 * each)
        worms = result["wins"]["worms"]
        assert sum(card["wins"] for card in result["worm-champions"].values()) == (0 if plain else 4 * worms)
        for card in [*result["worm-cards"].values(), *result["bird-cards"].values()]:
            assert card["wins"] <= card["matches"] <= 12 and card["matches"] <= card["drawn"]
            assert card["played-wins"] <= card["played-matches"] <= card["played"]
            assert card["discarded"] + card["played"] <= card["drawn"]


@test
def simulate_is_repeatable_and_adds_up():
    options = ("--bird", "steady", "--worms", "greedy", "--iterations", "20", "--seed", "7")
    whole = counts("--games", "9", *options, "--jobs", "1")
    assert counts("--games", "9", *options, "--jobs", "2") == whole
    assert json.loads(counts("--games", "9", *options[:-1], "8"))["moves"] != json.loads(whole)["moves"]
    for name, first, games in (("one", 0, 2), ("two", 2, 4), ("three", 6, 3)):
        counts("--first", str(first), "--games", str(games), *options, name=name)
    with open(os.path.join(work.name, "three"), encoding="utf-8") as file:
        put("both", file.read() + open(os.path.join(work.name, "two"), encoding="utf-8").read())
    merged = run("simulate", "--merge", "--json", "both", "one", status=0)[0]
    assert merged == whole
    assert run("simulate", "--merge", "--json", "-", status=0, stdin=merged)[0] == whole
    table = run("simulate", "--merge", "one", "two", "three", status=0)[0]
    assert table == run("simulate", "--games", "9", *options, status=0)[0]
    assert table.startswith("matches     9 (seed 7: 0 to 8)\n") and "\ndays        mean " in table

    refused("simulate", "--merge", "one", "both", "both",
            says="both: matches: match 6 of seed 7 is in a part before, too")
    counts("--first", "100", "--games", "2", *options[:4], name="other")
    refused("simulate", "--merge", "one", "other", says="other: iterations: not the same as in the parts before")
    for text, says in (("", "bad: $: nothing in it"), ("x", "bad: $: line 1, column 1"), ("{}", "bad: format: missing"),
                       (whole.replace('"wins": {', '"win": {'), "bad: "),
                       (whole.replace("[7, 0, 9]", "[7, 0]"), "bad: matches[0]: "),
                       (whole + whole, "bad, line 2: matches: match 0 of seed 7"),
                       (whole.replace('"eaten": ', '"eaten": -1'), "bad: ends.eaten: ")):
        refused("simulate", "--merge", put("bad", text), says=says)
    refused("simulate", "--merge", says="bloodmoon-cli simulate: --merge: at least one FILE")


@test
def the_table_says_the_shares():
    out = json.loads(counts("--games", "30", "--bird", "random", "--worms", "greedy", name="part"))
    table = run("simulate", "--merge", "part", status=0)[0]
    worms = out["wins"]["worms"]
    middle, reach = (worms / 30 + 1.96 ** 2 / 60) / (1 + 1.96 ** 2 / 30), 0
    reach = 1.96 / (1 + 1.96 ** 2 / 30) * (worms / 30 * (1 - worms / 30) / 30 + 1.96 ** 2 / 3600) ** 0.5
    line = next(line for line in table.splitlines() if line.startswith("worms  ") and "%" in line).split()
    assert line == ["worms", str(worms), f"{worms / 0.3:.1f}", "%", f"{max(middle - reach, 0) * 100:.1f}", "to",
                    f"{min(middle + reach, 1) * 100:.1f}"], line
    out["days"] = {"05": 1, "10": 1, "11": 1, "20": 1}
    table = run("simulate", "--merge", put("days", out), status=0)[0]
    assert "\ndays        mean 11.50, median 10.5, quartiles 8.75 and 13.25\n" in table, table


@test
def simulate_options():
    for options, says in ((("--games", "0"), "--games: must lie in"), (("--jobs", "-1"), "--jobs: must lie in"),
                          (("--first", "x"), "--first: must be"), (("--draft", "--plain"), "only one of"),
                          (("file",), "files go with --merge only"), (("--time", "0"), "--time: must lie in"),
                          (("--iterations", "-1"), "--iterations: must"), (("--moves", "0"), "--moves: must lie in")):
        refused("simulate", *options, says="bloodmoon-cli simulate: " + says)
    refused("simulate", "--seed", "x", says="bloodmoon-cli: --seed: must be")


@test
def progress_is_for_terminals():
    try:
        screen, terminal = os.openpty()
    except OSError as fault:
        raise Skip(f"no terminal can be opened: {fault.strerror}") from fault
    options = [CLI, "simulate", "--json", "--games", "20", "--iterations", "30"]
    shown = ""
    with subprocess.Popen(options, stdout=subprocess.PIPE, stderr=terminal, text=True, env=ENV) as process:
        os.close(terminal)
        try:
            while True:
                shown += os.read(screen, 65536).decode()
        except OSError:  # The end of a terminal.
            os.close(screen)
        assert json.loads(process.stdout.read())["matches"] == [[1, 0, 20]]
        assert process.wait(60) == 0
    assert "] 0 of 20" in shown and shown.endswith("\r\x1b[K"), shown


@test
def a_match_without_end_is_told():
    out, err = run("simulate", "--json", "--games", "3", "--bird", "random", "--worms", "random", "--moves", "10",
                   "--jobs", "1", status=0)
    assert err.splitlines() == [f"bloodmoon-cli simulate: match {n} is not over after 10 moves" for n in range(3)]
    result = json.loads(out)
    assert result["endless"] == [[1, 0, 3]] and result["wins"] == {"bird": 0, "worms": 0} and result["days"] == {}
    assert "not over    seed 1: 0 to 2\n" in run("simulate", "--merge", put("endless", out), status=0)[0]


# --- Bots of others ---------------------------------------------------------------------------------------------------


def faulty(command, says, *options, games=2, side="bird"):
    """The bot loses every match, with a message for each, and the exit status says it."""
    out, err = run("simulate", "--games", str(games), "--jobs", "1", f"--{side}", command, "--json", *options, status=1)
    name = {"bird": "Bird", "worms": "Worms"}[side]
    expected = [f"bloodmoon-cli simulate: match {n}: the bot of the {name} has lost: it {says}" for n in range(games)]
    assert len(err.splitlines()) == games and all(map(str.startswith, err.splitlines(), expected)), err
    result = json.loads(out)
    assert result["forfeits"][side] == games and result["wins"][side] == 0 and result["days"] == {}


@test
def a_bot_that_dies():
    faulty(bot("dies.py", "if word == 'go': sys.exit(3)"), "has ended, with exit status 3")
    faulty(bot("killed.py", "if word == 'go': os.kill(os.getpid(), 9)"), "was ended by signal 9 (", side="worms")
    faulty(bot("closes.py", "if word == 'position': sys.exit(0)"), "has ended, with exit status 0")


@test
def a_bot_that_answers_nonsense():
    faulty(bot("dances.py", "if word == 'go': print('bestmove dance', flush=True)"),
           'plays "dance", which is not legal: ')
    faulty(bot("early.py", "if word == 'go': print('bestmove end', flush=True)"), 'plays "end", which is not legal: R')
    faulty(bot("empty.py", "if word == 'go': print('bestmove', flush=True)"), 'plays "", which is not legal: ')
    faulty(bot("complains.py", "if word == 'go': print('error \\x1b[2J no', flush=True)"), 'says "error ?[2J no"')
    faulty(bot("long.py", "if word == 'go': print('x' * 100000, flush=True)"), "says a line of more than 65536 bytes")


@test
def a_bot_that_never_answers():
    # Shells, as those are started within that time on any machine.
    for name, lines in (("sleeps", "echo hello 1\nexec sleep 3600\n"), ("chatters", "echo hello 1\nexec yes info hm\n")):
        faulty("sh " + put(name, lines), "has not answered within 2 s", "--time", "2", games=1)


@test
def a_bot_that_does_not_start():
    start = "bloodmoon-cli simulate: the bot of the Worms cannot be started: it "
    for command, says in (("no-such-bot", "is no level, and no program that runs: "),
                          ("'", "is no level, and no program that runs: "),
                          ("false", "has ended, with exit status 1"),
                          (f"{sys.executable} -c pass", "has ended, with exit status 0"),
                          ("echo hello 2", 'speaks protocol "2", not 1')):
        refused("simulate", "--worms", command, "--jobs", "2", status=1, says=start + says)
    refused("simulate", "--worms", "sleep 3600", "--time", "1", status=1, says=start + "has not answered within 1 s")


@test
def a_bot_that_always_fails_is_given_up():
    command = bot("fails.py", "if word == 'go': print('bestmove dance', flush=True)")
    out, err = run("simulate", "--games", "1000", "--bird", command, "--jobs", "1", "--json", status=1)
    assert out == "" and len(err.splitlines()) == 21, err
    assert err.splitlines()[-1].endswith("the bot of the Bird has failed 20 times; no more matches are played")


@test
def the_example_bot_plays():
    options = ("--bird", EXAMPLE, "--worms", "random", "--games", "6")
    whole = counts(*options, "--jobs", "1")
    assert counts(*options, "--jobs", "2") == whole
    result = json.loads(whole)
    assert result["forfeits"] == {"bird": 0, "worms": 0} and sum(result["days"].values()) == 6
    counts("--bird", "random", "--worms", EXAMPLE, "--games", "3", "--draft")


@test
def a_bot_is_told_what_its_side_sees():
    cards = {line.split()[0] for line in run("cards", "--list", status=0)[0].splitlines()}
    spy = bot("spy.py", "log = open('spy.log', 'a')", "log.write(line)",
              "if word == 'legal': moves = json.loads(line[6:])",
              "if word == 'go': log.write('own ' + moves[0] + chr(10))",
              "log.close()",
              "if word == 'go': print('bestmove', moves[0], flush=True)")
    counts("--bird", "random", "--worms", spy, "--games", "30", "--jobs", "1")
    with open(os.path.join(work.name, "spy.log"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    own, hidden = None, 0
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "own":
            own = rest
        elif word == "position":
            view = json.loads(rest)
            assert view["view"] == "worms" and view["seed"] is None and "?" not in view["hands"]["worms"]
            assert set(sum(view["decks"].values(), [])) <= {"?"}
        elif word == "moved":
            # Nothing is told of a card that somebody has picked, but by who has.
            assert rest == own or not (rest.startswith("choose ") and rest.split()[1] in cards), line
            hidden += rest == "?"
            own = None
    assert hidden > 0 and sum(line.startswith("new ") for line in lines) == 30


@test
def the_engine_is_a_bot_too():
    own = counts("--bird", "greedy", "--worms", "steady", "--iterations", "10", "--games", "3")
    command = f"{CLI} engine --level "
    other = counts("--bird", command + "greedy", "--worms", command + "steady", "--iterations", "10", "--games", "3")
    own, other = json.loads(own), json.loads(other)
    for key in ("bird", "worms"):
        del own[key], other[key]
    assert own == other


# --- play -------------------------------------------------------------------------------------------------------------


@test
def play_against_the_computer():
    out, err = run("play", "--seed", "3", "--worms", "greedy", status=0, stdin="land f0\nend\nundo\nquit\n")
    assert err == "" and out.count("\nworms> ") >= 2 and "bird (where to land)> " in out
    # Boards are for the person only.
    assert out.count("\n 0 ") == 3, out
    secret, _ = run("play", "start:cards=on", "--seed", "3", "--worms", "greedy", status=0, stdin="land f0\n")
    assert "drawn worms ?" in secret and "drawn bird ?" not in secret and "drawn bird " in secret
    record = os.path.join(work.name, "duel.json")
    out, err = run("play", CARDS, "--seed", "3", "--bird", "random", "--worms", EXAMPLE, "--record", record, status=0)
    assert err == "" and ("The Worms have won." in out or "The Bird has won." in out)
    with open(record, encoding="utf-8") as file:
        assert json.load(file)["players"] == {"bird": "random", "worms": EXAMPLE}
    run("replay", record, status=0)
    assert run("play", "--bird", "person", "--worms", "person", "--seed", "1", status=0, stdin="quit\n")[0]
    refused("play", "--seed", "1", "--worms", "moon", status=1, prints=None,
            says="bloodmoon-cli play: the bot of the Worms cannot be started: it is no level")
    _, err = run("play", "--seed", "1", "--bird", bot("d.py", "if word == 'go': sys.exit(3)"), status=1)
    assert err == "bloodmoon-cli play: the bot of the Bird has lost: it has ended, with exit status 3\n"


if __name__ == "__main__":
    main()
