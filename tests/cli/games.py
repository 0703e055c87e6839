#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bloodmoon-cli with more games than one: which game a command is about, and a game of three seats.

    games.py CLI-WITH-TOY

Prints TAP.
"""

import json
import os
import re

from clitest import CLEAR, CLI, Terminal, main, put, refused, run, test, work

TOY = ("--game", "toy")


@test
def the_game_is_chosen():
    out, _ = run("--help", status=0)
    assert "\n  worms-rising             Worms Rising (default)\n  toy                      The Toy\n" in out, out
    moves = run("legal", "start", *TOY, status=0)[0]
    assert moves == "hit bob\nhit cid\nplay\nroll\nstay\n"
    assert run("legal", "--game=toy", "start", status=0)[0] == moves
    assert run("legal", "start", "--game", "worms-rising", status=0) == run("legal", "start", status=0)
    for command in ("legal", "batch", "play", "simulate"):
        refused(command, "--game", "moon",
                says='bloodmoon-cli: --game: there is no game "moon"; there are: worms-rising, toy')
    refused("legal", "start", "--game", says="bloodmoon-cli legal: Missing argument for --game")
    refused("legal", "start:box", *TOY, says="start:box: $: no way to begin")
    refused("replay", "x.json", *TOY, says="bloodmoon-cli replay: Unknown option --game")


@test
def a_position_names_its_game():
    start, _ = run("apply", "start", *TOY, "--seed", "5", status=0)
    assert json.loads(start)["game"] == "toy"
    assert run("apply", "-", status=0, stdin=start)[0] == start
    assert run("apply", "-", "--game", "worms-rising", status=0, stdin=start)[0] == start
    assert run("legal", put("toy.json", start), status=0) == run("legal", "start", *TOY, status=0)
    # One of Worms Rising does so by its format.
    duel, _ = run("apply", "start", status=0)
    assert run("apply", "-", *TOY, status=0, stdin=duel)[0] == duel
    refused("legal", "-", says="standard input: game: there is no such game", stdin='{"game": "moon"}')
    refused("legal", "-", *TOY, says="standard input: bytes: missing", stdin="{}")
    out, _ = run("legal", "toy.json", "--why", "hit ann", status=1)
    assert out == "T3: Only another who is in can be hit.\n"
    assert run("perft", "toy.json", "2", status=0)[0].startswith("25\n")


@test
def views():
    whole = json.loads(run("apply", "start", *TOY, status=0)[0])
    for seat in ("ann", "bob", "cid"):
        view = json.loads(run("view", "start", seat, *TOY, status=0)[0])
        assert view["view"] == seat and view["seed"] is None and view["bytes"] != whole["bytes"]
        refused("legal", "-", says="standard input: view: unknown key", stdin=json.dumps(view))
    refused("view", "start", "dan", *TOY, says='bloodmoon-cli view: SIDE must be "ann", "bob" or "cid"')
    refused("view", "start:seats=2", "cid", *TOY, says='bloodmoon-cli view: SIDE must be "ann" or "bob"')


@test
def batch():
    lines = ['{"game": "toy", "position": "start", "seed": 3, "moves": ["roll", "play"], "dice": [4], "views": true}',
             '{"position": "start"}', '{"game": "moon"}', '{"game": "toy"}', '{"position": {}, "views": true}']
    out, _ = run("batch", status=0, stdin="\n".join(lines))
    toy, duel, unknown, empty, both = (json.loads(line) for line in out.splitlines())
    assert out.splitlines()[0] == json.dumps(toy, sort_keys=True)
    assert toy["events"][:2] == ["rolled ann 4", "points ann 4"] and list(toy["views"]) == ["ann", "bob", "cid"]
    drawn = [event for event in toy["events"] if event.startswith("drawn ann ")]
    assert drawn and drawn[0] in toy["views"]["ann"]["events"]
    for other in ("bob", "cid"):
        assert "drawn ann ?" in toy["views"][other]["events"] and drawn[0] not in toy["views"][other]["events"]
        assert toy["views"][other]["position"]["view"] == other
    assert duel["legal"][0] == "land a0" and "views" not in duel
    assert unknown["error"] == "line 3: game: there is no such game"
    assert empty["error"] == "line 4: position.bytes: missing"
    assert [view["position"]["view"] for view in both["views"].values()] == ["bird", "worms"]
    again = json.dumps({"position": toy["position"], "moves": ["stay"]})
    for options in ((), TOY):
        assert json.loads(run("batch", *options, status=0, stdin=again)[0])["events"] == ["turn cid"]
    assert json.loads(run("batch", *TOY, status=0, stdin=lines[1])[0])["legal"][0] == "hit bob"


@test
def scenarios():
    head = {"format": "bloodmoon-scenario", "version": 1, "title": "t", "position": "start"}
    rolled = {**head, "moves": ["roll", "roll"], "dice": [6, 5],
              "expect": {"legal": ["hit ann"], "illegal": [{"move": "hit bob", "rule": "T3"}],
                         "events": ["rolled ann 6", "turn"], "winner": None}}
    assert run("scenario", "-", *TOY, status=0, stdin=json.dumps(rolled))[0] == "1..1\nok 1 - t\n"
    assert run("scenario", "-", status=0, stdin=json.dumps({**rolled, "game": "toy"}))[0] == "1..1\nok 1 - t\n"
    wrong = {**rolled, "game": "toy", "expect": {"winner": ["ann", "cid"], "position": {"seed": 1}}}
    out, _ = run("scenario", "-", status=1, stdin=json.dumps(wrong))
    assert "#   winner: expected ann, cid, found nobody\n" in out and "position.seed: expected 1" in out
    nobody = {**rolled, "game": "toy", "expect": {"winner": []}}
    out, _ = run("scenario", "-", status=1, stdin=json.dumps(nobody))
    assert "winner: expected the match to be over, found that it goes on" in out
    bad = json.dumps({**head, "game": "toy", "expect": {"winner": "bird"}})
    refused("scenario", "-", stdin=bad,
            says='standard input: expect.winner: must be null, "ann", "bob" or "cid"')


@test
def play_of_three():
    record = os.path.join(work.name, "toy-match.json")
    lines = ["?", "help", "roll", "undo", "why hit ann", "card x", "stay", "stay", "stay", "quit"]
    out, err = run("play", *TOY, "--seed", "3", "--record", record, "--bob", "human", status=0, stdin="\n".join(lines))
    assert err == "" and out.startswith("The Toy, seed 3.") and "T3: Only another who is in" in out
    assert "Something hidden was shown: that cannot be taken back." in out and "card NAME" not in out
    assert "ann> " in out and "bob> " in out and "cid> " in out and CLEAR not in out
    with open(record, encoding="utf-8") as file:
        saved = json.load(file)
    assert saved["game"] == "toy" and saved["moves"] == ["roll", "stay", "stay", "stay"]
    out, _ = run("replay", record, status=0)
    assert "1. ann: roll\n" in out and out.endswith("The match goes on.\n")
    refused("replay", "--turning-points", record, says="bloodmoon-cli replay: --turning-points: not for this game")

    refused("play", *TOY, "--seed", "1", "start:seats=2", "--cid", "easy", prints=None,
            says="bloodmoon-cli play: --cid: this match has 2 seats")
    refused("play", *TOY, "--bird", "easy", says="bloodmoon-cli play: Unknown option --bird")
    refused("play", "--ann", "easy", says="bloodmoon-cli play: Unknown option --ann")
    refused("play", "--players", "3", says="bloodmoon-cli play: Unknown option --players")
    position = put("toy-position.json", run("apply", "start", *TOY, status=0)[0])
    refused("play", position,
            says="bloodmoon-cli play: toy-position.json is a position of The Toy: --game toy must be given")
    assert "cid> " not in run("play", *TOY, position, status=0, stdin="quit\n")[0]
    out, _ = run("play", *TOY, "--two", "--ann=random", "--bob=random", status=0)
    assert "cid" not in out
    refused("play", *TOY, "--two", "start", says="bloodmoon-cli play: options of a new match do not go with a POSITION")


@test
def only_who_may_sees_what_is_drawn():
    # A person and two computers: what they draw is theirs.
    out, _ = run("play", *TOY, "--seed", "3", "--bob", "greedy", "--cid", "greedy", status=0, stdin="play\nstay\n" * 9)
    assert "drawn ann ?" not in out and re.search("drawn (bob|cid) [0-9]", out) is None, out
    # People who look on while computers play see what the one that decides sees.
    out, _ = run("play", *TOY, "--seed", "3", *(f"--{seat}=random" for seat in ("ann", "bob", "cid")), status=0)
    assert re.search("drawn (ann|bob|cid) [0-9]", out) and "> ?" not in out, out


@test
def the_terminal_is_handed_over():
    terminal = Terminal("play", *TOY, "--seed", "3", "--cid", "random")
    first = terminal.until("ann> ")
    assert '"view": "ann"' in first and CLEAR not in first
    terminal.type("play")
    own = terminal.until("ann> ")
    assert re.search("drawn ann [0-9]", own), own
    terminal.type("stay")
    after = terminal.until("the screen is cleared.")
    assert '"view": "bob"' not in after and "bob is next." in after
    terminal.type("")
    assert CLEAR in terminal.until("bob, press Enter when you alone can see the screen.")
    terminal.type("")
    news = terminal.until("bob> ")
    assert "drawn ann ?" in news and '"view": "bob"' in news and '"view": "ann"' not in news
    # Back to Ann, after the computer: she is told what happened since.
    terminal.type("stay")
    terminal.until("ann is next.")
    terminal.type("")
    terminal.until("ann, press Enter")
    terminal.type("")
    news = terminal.until("ann> ")
    assert "turn bob" not in news and "turn cid" in news and "turn ann" in news, news
    terminal.type("quit")
    terminal.close()
    # Where nothing is hidden nobody is asked.
    terminal = Terminal("play", "--seed", "3")
    terminal.until("bird (where to land)> ")
    terminal.type("land f0")
    assert CLEAR not in terminal.until("worms> ")
    terminal.close()


@test
def simulate():
    options = ("--ann", "greedy", "--bob", "random", "--cid", "random", "--games", "30")
    out, err = run("simulate", *TOY, "--json", *options, status=0)
    result = json.loads(out)
    assert err == "" and result["game"] == "toy" and result["matches"] == [[1, 0, 30]]
    assert sum(result["wins"].values()) + result["nobody"] >= 30 and list(result["wins"]) == ["ann", "bob", "cid"]
    assert sum(result["chapters"].values()) == 30 and out == json.dumps(result, sort_keys=True) + "\n"
    merged = run("simulate", "--merge", "--json", put("toy-part", out), status=0)[0]
    assert merged == out
    table = run("simulate", "--merge", "toy-part", status=0)[0]
    assert table == run("simulate", *TOY, *options, status=0)[0]
    assert table.startswith("matches     30 (seed 1: 0 to 29)\nstart       start\nann         greedy\n")
    assert "\nnobody " in table and "\nchapters    mean " in table
    refused("simulate", *TOY, "--draft", says="bloodmoon-cli simulate: Unknown option --draft")
    duel = put("duel-part", run("simulate", "--json", "--games", "1", "--plain", "--bird", "random", status=0)[0])
    refused("simulate", "--merge", "toy-part", duel, says="duel-part: game: not the same as in the parts before")


@test
def engine_and_bots():
    view = run("view", "start", "ann", "--resume", *TOY, status=0)[0].strip()
    lines = ["hello 1", "new start", "position " + view, 'legal ["hit bob", "hit cid", "play", "roll", "stay"]',
             "go iterations 30", "moved roll", "moved play"]
    out, _ = run("engine", *TOY, "--level", "steady", status=0, stdin="\n".join(lines) + "\n")
    assert "error" not in out and out.splitlines()[-1].startswith("bestmove "), out
    out, _ = run("engine", status=0, stdin="position " + view + "\n")
    assert out.startswith("error line 1: position: "), out
    bot = f"{CLI} engine --game toy --level greedy"
    options = ("--ann", "greedy", "--bob", "random", "--cid", "random", "--games", "5", "--json")
    own = json.loads(run("simulate", *TOY, *options, status=0)[0])
    other = json.loads(run("simulate", *TOY, "--ann", bot, *options[2:], status=0)[0])
    assert {**other, "ann": "greedy"} == own


@test
def what_a_game_has_not():
    refused("cards", "--list", *TOY, says="bloodmoon-cli cards: The Toy has no cards to be listed")
    refused("lessons", "--list", *TOY, says="bloodmoon-cli lessons: The Toy has no lessons")
    refused("bench", *TOY, says="bloodmoon-cli bench: The Toy has no matches to measure")


if __name__ == "__main__":
    main()
