#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bloodmoon-cli with Terror Below: its options, its table in the terminal, its cards.

    terror.py BLOODMOON-CLI

Prints TAP.
"""

import json
import os
import random
import re
import subprocess
import sys

from clitest import CLEAR, CLI, ENV, Terminal, main, put, refused, run, test, work

TERROR = ("--game", "terror-below")
SEATS = ("red", "blue", "green", "yellow", "white")
# The line that asks: a seat, and what is asked.
PROMPT = re.compile(r"^(red|blue|green|yellow|white)( \([^)]*\))?> $")
VEHICLE = re.compile(r"\b(?:boots|bicycle|motorcycle|pickup|tow-truck|eighteen-wheeler)-[0-9]\b")
# What a match that is to get on prefers.
EAGER = ("take", "deliver", "claim", "use", "draw", "keep", "yes")


def play(*arguments, env=ENV, seed=1, most=10000):
    """A match of people who play at random, all at one table, up to its end or MOST moves.  Yields the seat that is
    asked, its question and all that was shown before, then ("", "", the rest)."""
    chance = random.Random(seed)
    with subprocess.Popen([CLI, "play", *TERROR, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env,
                          cwd=work.name) as process:
        def until_prompt():
            shown = b""
            while True:
                some = os.read(process.stdout.fileno(), 65536)
                shown += some
                if not some or PROMPT.match(shown.rsplit(b"\n", 1)[-1].decode(errors="replace")):
                    return shown.decode()

        for _ in range(most):
            shown = until_prompt()
            asked = PROMPT.match(shown.rsplit("\n", 1)[-1])
            if asked is None:
                yield "", "", shown
                break
            yield asked[1], asked[2] or "", shown
            process.stdin.write(b"?\n")
            process.stdin.flush()
            moves = until_prompt().rsplit("\n", 1)[0].replace("\n", ", ").split(", ")
            moves = [move.strip() for move in moves if move.strip()]
            weights = [6 if move.startswith(EAGER) else 0.2 if move == "done" else 1 for move in moves]
            process.stdin.write(chance.choices(moves, weights)[0].encode() + b"\n")
            process.stdin.flush()
        process.stdin.close()
        assert process.wait(60) == 0


def start_of(*arguments):
    """How a match with these options begins."""
    record = os.path.join(work.name, "begin.json")
    run("play", *TERROR, "--seed", "1", "--record", record, *arguments, status=0, stdin="quit\n")
    with open(record, encoding="utf-8") as file:
        saved = json.load(file)
    os.remove(record)
    assert saved["game"] == "terror-below"
    return saved["start"]


# --- How to begin -----------------------------------------------------------------------------------------------------


@test
def options_of_a_match():
    for arguments, start in (((), "start"), (("--players", "3"), "start:players=3"), (("--players=1",), "start:players=1"),
                             (("--board", "canyon"), "start:players=2,board=canyon"),
                             (("--players", "5", "--board", "desert", "--locations", "random", "--drawn-worms"),
                              "start:players=5,board=desert,locations=random,worms=drawn"),
                             (("--solo", "scramble"), "start:players=1,scenario=scramble"),
                             (("--players", "1", "--queens", "--leave", "2"), "start:players=1,queens=yes,leave=2"),
                             (("--solo", "extermination", "--locations", "shuffled", "--leave", "0"),
                              "start:players=1,locations=shuffled,scenario=extermination,leave=0")):
        assert start_of(*arguments) == start, arguments
    for seats in (1, 2, 3, 4, 5):
        out, _ = run("play", *TERROR, f"--players={seats}", "--seed", "1", status=0, stdin="")
        assert [seat for seat in SEATS if f" {seat[0].upper()} {seat} " in out] == list(SEATS[:seats]), out


@test
def options_that_are_refused():
    for arguments, says in ((("--players", "0"), "--players: must lie in 1..5"),
                            (("--players", "6"), "--players: must lie in 1..5"),
                            (("--players", "-1"), "--players: must lie in 1..5"),
                            (("--players", "x"), "Cannot parse integer value"),
                            (("--board", "moon"), '--board: must be one of desert, canyon, not "moon"'),
                            (("--locations", "x"), '--locations: must be one of standard, shuffled, random, not "x"'),
                            (("--solo", "x"), '--solo: must be one of delivery, extermination, scramble, not "x"'),
                            (("--solo", "scramble", "--players", "2"), "--solo is for one player, and does not go with"),
                            (("--queens",), "--queens is for one player: with --solo, or --players 1"),
                            (("--leave", "1", "--players", "3"), "--leave is for one player: with --solo, or"),
                            (("--leave", "3", "--solo", "delivery"), "--leave: must lie in 0..2"),
                            (("--leave", "-1"), "--leave: must lie in 0..2"),
                            (("--players", "3", "start"), "options of a new match do not go with a POSITION"),
                            (("--bird", "easy"), "Unknown option --bird")):
        refused("play", *TERROR, "--seed", "1", *arguments, says="bloodmoon-cli play: " + says)
    refused("play", *TERROR, "--seed", "1", "--players", "3", "--yellow", "easy", prints=None,
            says="bloodmoon-cli play: --yellow: this match has 3 seats")
    refused("simulate", *TERROR, "--queens", says="bloodmoon-cli simulate: --queens is for one player")
    refused("legal", "start:players=6", *TERROR, says='start:players=6: $: no such choice: "players=6"')
    refused("legal", "start:queens=yes", *TERROR, says='start:queens=yes: $: "queens=yes" is for one player')


@test
def positions():
    legal = run("legal", "start:players=3", *TERROR, "--seed", "5", status=0)[0].splitlines()
    assert len(legal) == 3 and all(move.startswith("leader ") for move in legal)
    out, _ = run("legal", "start:players=3", *TERROR, "--seed", "5", "--why", "take", status=1)
    assert re.match(r"T\d", out), out
    after, _ = run("apply", "start:players=3", legal[0], *TERROR, "--seed", "5", "--events", "events", status=0)
    with open(os.path.join(work.name, "events"), encoding="utf-8") as file:
        assert file.read().startswith("leader green " + legal[0].split()[1])
    # What follows is told by the position alone.
    put("after.json", after)
    assert json.loads(after)["format"] == "terror-position"
    assert run("apply", "after.json", status=0)[0] == after
    assert run("perft", "after.json", "2", status=0)[0].startswith("9\n")
    for seat in ("red", "blue", "green"):
        view = json.loads(run("view", "after.json", seat, status=0)[0])
        for player in view["players"]:
            assert ("?" in player["vehicles"]) == (player["seat"] != seat)
    refused("view", "after.json", "white", says='bloodmoon-cli view: SIDE must be "red", "blue" or "green"')
    request = {"game": "terror-below", "position": "start:players=3", "seed": 5, "moves": legal[:1], "views": True}
    answer = json.loads(run("batch", status=0, stdin=json.dumps(request) + "\n")[0])
    assert answer["position"] == json.loads(after) and sorted(answer["views"]) == ["blue", "green", "red"]
    out, _ = run("play", *TERROR, "after.json", status=0, stdin="quit\n")
    assert "\nred (who leads)> " in out


# --- The table --------------------------------------------------------------------------------------------------------


def check_shown(seat, shown, width=80):
    """That board of a seat, the last of what is SHOWN."""
    for line in shown.splitlines():
        assert len(line) <= width, f"{len(line)} columns: {line}"
    board = shown[shown.rindex("\nWorm 1 "):]
    assert re.findall("^Hand (\\w+) ", board, re.MULTILINE) == [seat], board
    assert re.search("^Supply +[0-9]+ Rubble, (no|[0-9]+ [a-z]+)\\b", board, re.MULTILINE), board
    return board


def strings(value):
    """All strings in something of JSON."""
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*map(strings, parts))


@test
def a_match_of_three():
    record = os.path.join(work.name, "three.json")
    boards, questions = [], set()
    for seat, question, shown in play("--players", "3", "--seed", "9", "--record", record):
        if seat != "":
            boards.append((seat, check_shown(seat, shown)))
            questions.add(question.split(",")[-1].strip(" ()"))
    assert re.search("^The end     (red|blue|green)(( and |, )(red|blue|green))* (has won|share the victory)", shown,
                     re.MULTILINE), shown
    assert {"who leads", "where to start", "which card on which Worm", "4 AP", "what to choose"} <= questions, questions
    with open(record, encoding="utf-8") as file:
        saved = json.load(file)
    assert len(saved["moves"]) == len(boards) > 100
    out, _ = run("replay", record, status=0)
    assert f"\n{len(boards)}. " in out and "The match goes on" not in out
    # Each board has the hand of its seat, and no card that this does not see.
    plies = range(0, len(boards), 7)
    requests = [{"game": "terror-below", "position": saved["start"], "seed": saved["seed"], "views": True,
                 "moves": saved["moves"][:ply]} for ply in plies]
    answers = run("batch", status=0, stdin="\n".join(map(json.dumps, requests)) + "\n")[0].splitlines()
    for ply, answer in zip(plies, answers):
        seat, board = boards[ply]
        view = json.loads(answer)["views"][seat]["position"]
        known = strings({**view, "pending": None})
        assert set(VEHICLE.findall(board)) <= known, f"{ply}: {board}"
        own = next(player for player in view["players"] if player["seat"] == seat)
        hand = board[board.index("\nHand "):]
        for card in own["vehicles"] + own["items"] + own["weapons"] + [bounty["card"] for bounty in own["hidden"]]:
            assert card in hand, f"{ply}: {card} is missing: {hand}"


@test
def five_on_the_canyon_board():
    shown = ""
    for seat, _, shown in play("--players", "5", "--board", "canyon", "--locations", "shuffled", "--seed", "7", seed=2):
        if seat != "":
            check_shown(seat, shown)
    assert "\nThe end " in shown, shown


@test
def alone():
    for scenario, words in (("delivery", "Special Delivery: Bounties for "), ("scramble", "Scramble: "),
                            ("extermination", "Total Extermination: trophies of ")):
        record = os.path.join(work.name, scenario)
        shown = ""
        for seat, _, shown in play("--solo", scenario, "--queens", "--leave", "1", "--drawn-worms", "--seed", "6",
                                   "--record", record):
            if seat != "":
                assert f"\nSolo        {words}" in check_shown("red", shown)
        end = "^The end     (The Worms have won: [^:]*|red has won. Score: [0-9]+)[.]$"
        assert re.search(end, shown, re.MULTILINE), shown
        run("replay", record, status=0)


@test
def a_shared_victory():
    levels = [f"--{seat}=random" for seat in SEATS]
    out, _ = run("play", *TERROR, "--players", "5", "--seed", "1", *levels, status=0)
    assert out.endswith("\nThe end     red and green share the victory.\n"), out[-500:]


@test
def without_unicode():
    for board in ("desert", "canyon"):
        for _, _, shown in play("--board", board, "--players", "4", "--seed", "3", env={**ENV, "LC_ALL": "C"}, most=60):
            assert shown.isascii(), shown
        assert "+--------" in shown and "▲" not in shown


@test
def what_can_be_typed():
    lines = ["help", "card Storm Cellar", "card boots-2", "card motel", "card screamer-7", "card hunt-any-2", "card moon",
             "why take", "undo", "move z9", "board"]
    out, err = run("play", *TERROR, "--players", "3", "--seed", "5", status=0, stdin="\n".join(lines))
    assert err == "" and out.startswith("Terror Below, seed 5.")
    for words in ("(1)  the Target of Worm 1", "Storm Cellar: When a Worm would kill your Leader",
                  "Boots: 2 Action Points, arrow", "Motel: the Delivery Bonus: 1 VP.",
                  "Screamer: orange Egg, starts on red 3, blue 4, health 7, limit 3",
                  "hunt-any-2: 3 VP. Deal the killing blow to any Worm.", "There is no such card in this match.",
                  "There is nothing to take back.", '"?" lists every legal move'):
        assert words in out, words
    assert out.count("\nSetup       green begins.") == 2
    # Choosing is taken back, what has drawn or rolled is not.
    alone = run("legal", "start:players=1", *TERROR, "--seed", "5", status=0)[0].splitlines()
    out, _ = run("play", *TERROR, "--players", "1", "--seed", "5", status=0, stdin=f"{alone[0]}\nundo")
    assert re.search("(A die was rolled|A new Worm came|A deck was shuffled): that cannot be taken back", out), out
    out, _ = run("play", *TERROR, "--solo", "delivery", "--leave", "1", "--seed", "5", status=0,
                 stdin=f"{alone[0]}\nundo\n{alone[1]}")
    assert "taken back" not in out and out.endswith("red (who is left out)> \n"), out


@test
def against_computers():
    others = ("--blue", "greedy", "--green", "random")
    out, err = run("play", *TERROR, "--players", "3", *others, "--red", "random", "--seed", "4", status=0)
    assert err == "" and "\nThe end " in out
    # The person sees what is theirs.
    shown = ""
    for seat, _, more in play("--players", "3", *others, "--seed", "4", most=40):
        assert seat in ("red", "")
        shown += more
    assert "drawn blue vehicles ?" in shown and "drawn red vehicles ?" not in shown
    assert re.search("drawn red vehicles [a-z]", shown) and not re.search("^Hand (blue|green)", shown, re.MULTILINE)


@test
def the_terminal_is_handed_over():
    terminal = Terminal("play", *TERROR, "--players", "3", "--seed", "5", "--blue", "random")
    first = terminal.until("green (who leads)> ")
    assert "Hand green" in first and CLEAR not in first
    terminal.type("leader pam")
    after = terminal.until("the screen is cleared.")
    assert "Hand red" not in after and "red is next." in after
    terminal.type("")
    assert CLEAR in terminal.until("red, press Enter when you alone can see the screen.")
    terminal.type("")
    own = terminal.until("red (who leads)> ")
    assert "leader green pam" in own and "Hand red" in own and "Hand green" not in own
    terminal.type("quit")
    terminal.close()


# --- Cards, and the rest ----------------------------------------------------------------------------------------------


@test
def cards():
    assert run("cards", "--check", *TERROR, status=0) == ("", "")
    lines = run("cards", "--list", *TERROR, status=0)[0].splitlines()
    assert len(lines) > 150 and re.fullmatch("storm-cellar +Storm Cellar +item +3", next(
        line for line in lines if line.startswith("storm-cellar ")))
    for words in ("storm-cellar", "Storm Cellar"):
        out, _ = run("cards", "--explain", words, *TERROR, status=0)
        assert out.startswith("storm-cellar: Storm Cellar\ndeck: item\ncopies: 3\n"), out
    refused("cards", "--explain", "moon", *TERROR, says="bloodmoon-cli cards: no card is called moon; --list lists them")
    refused("cards", *TERROR, says="bloodmoon-cli cards: one of --check, --list and --explain must be given")
    refused("cards", "--check", "--list", *TERROR, says="bloodmoon-cli cards: one of --check, --list and --explain")
    refused("cards", "--check", "no-such-file", *TERROR, says="no-such-file: ")
    refused("cards", "--list", put("bad.json", "{}"), *TERROR, status=1, says="bad.json: ")
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/terror-below/weapons.json"),
              encoding="utf-8") as file:
        box = json.load(file)
    pistol = next(card for card in box["cards"] if card["id"] == "pistol")
    pack = {**{key: box[key] for key in ("format", "version", "deck")},
            "cards": [{**pistol, "id": "big-pistol", "name": "Big \u001b[2J Pistol", "damage": 5}]}
    assert run("cards", "--check", put("pack.json", pack), *TERROR, status=0) == ("", "")
    out, _ = run("cards", "--list", "pack.json", *TERROR, status=0)
    assert "\nbig-pistol " in out and "\u001b" not in out
    pack["cards"][0]["damage"] = "much"
    refused("cards", "--check", put("pack.json", pack), *TERROR, status=1, says="pack.json: cards[0].damage: ")


@test
def simulate():
    options = ("--players", "3", "--red", "greedy", "--blue", "random", "--green", "random", "--games", "20")
    out, err = run("simulate", *TERROR, "--json", *options, status=0)
    result = json.loads(out)
    assert err == "" and result["start"] == "start:players=3" and result["matches"] == [[1, 0, 20]]
    assert sum(result["ends"].values()) == sum(result["rounds"].values()) == 20
    assert sum(result["ends"][end] for end in ("points", "rounds", "final-turns", "worms")) == 20
    for group in ("items", "weapons"):
        for card in result[group].values():
            assert card["wins"] <= card["matches"] <= 20
            assert card["played-wins"] <= card["played-matches"] <= card["played"]
    # Each seat has an Item and a Weapon from the beginning.
    assert all(sum(card["drawn"] for card in result[group].values()) >= 3 * 20 for group in ("items", "weapons"))
    assert sum(card["matches"] for card in result["characters"].values()) >= 3 * 20
    assert run("simulate", "--merge", "--json", put("part", out), status=0)[0] == out
    assert "\nrounds      mean " in run("simulate", "--merge", "part", status=0)[0]
    out, _ = run("simulate", *TERROR, "--json", "--solo", "scramble", "--red", "random", "--games", "20", status=0)
    result = json.loads(out)
    assert result["nobody"] + result["wins"]["red"] == 20
    assert sum(result["ends"][end] for end in ("scramble", "attacks", "squad", "locations")) == 20


@test
def simulate_numbers():
    """Wins by place in the turn order, and turns, deaths and VP of seats and winners, as a record of the match has them."""
    levels = ("--red", "greedy", "--blue", "random", "--green", "greedy")
    options = ("--players", "3", "--board", "canyon", *levels)
    whole, _ = run("simulate", *TERROR, "--json", *options, "--games", "12", status=0)
    parts = [put(f"numbers-{first}", run("simulate", *TERROR, "--json", *options, "--games", "6", "--first", first,
                                         status=0)[0]) for first in ("0", "6")]
    assert run("simulate", "--merge", "--json", *parts, status=0)[0] == whole
    result = json.loads(whole)
    numbers = result["numbers"]
    assert sum(result["places"]) == sum(result["wins"].values()) and len(result["places"]) == 3
    points = {key: of for key, of in numbers.items() if key.startswith("vp-")}
    # Whoever has won by points has 20 of them or more; a card or Bounty gives 5 at most.
    if result["ends"]["points"] == 12:
        assert 20 * 12 <= sum(of["wins"] for of in points.values()) <= 24 * 12
    for of in numbers.values():
        assert of["wins"] <= of["sum"] <= of["squares"] and of["wins"] <= of["wins-squares"] and of["matches"] <= 12
    assert numbers["turns"]["matches"] == 12
    assert 12 <= numbers["turns"]["sum"] <= 3 * sum(int(rounds) * n for rounds, n in result["rounds"].items())
    assert numbers["eliminations"]["sum"] * 3 <= numbers["deaths"]["sum"] <= numbers["caught"]["sum"] + 3 * 12
    assert numbers["completed"]["sum"] == sum(card["used"] for card in result["bounties"].values())
    table = run("simulate", "--merge", *parts, status=0)[0]
    for line in ("places in turn order", "turns", "deaths", "eliminations", "delivery Bounties", "the Motel"):
        assert f"\n{line} " in table, line
    for fault, says in ((("places", [1, 2]), "places: must have a number for each seat"),
                        (("places", [1, 2, -1]), "places[2]: "), (("numbers", {}), "numbers.turns: missing")):
        refused("simulate", "--merge", put("bad-numbers", {**result, fault[0]: fault[1]}), says="bad-numbers: " + says)


@test
def balance():
    """The table of BALANCE.md, from parts of different matches."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/terror-below")
    parts = [put("balance-two", run("simulate", *TERROR, "--json", "--red", "greedy", "--blue", "random", "--games", "8",
                                    status=0)[0]),
             put("balance-one", run("simulate", *TERROR, "--json", "--solo", "scramble", "--red", "random", "--games", "3",
                                    status=0)[0])]
    table = subprocess.run([sys.executable, os.path.join(folder, "balance.py"), *parts], cwd=work.name, check=True,
                           capture_output=True, text=True).stdout
    assert table.startswith("\n1 seat, 3 matches\n  won "), table
    with open(os.path.join(work.name, "balance-two"), encoding="utf-8") as file:
        result = json.load(file)
    shares = re.search(r"\n2 seats, 8 matches\n  places      ([\d.]+) \(.*?\), ([\d.]+) \(", table).groups()
    assert [float(share) for share in shares] == [100 * wins / 8 for wins in result["places"]], table
    assert f"turns       {result['numbers']['turns']['sum'] / 16:.2f}, " in table
    for card in (*result["characters"], *result["items"], *result["weapons"]):
        assert re.search(rf"\n  {card} ", table), card


@test
def simulate_points():
    """VP by source are those that the Bounties are worth, and one for each other kill."""
    out, _ = run("simulate", *TERROR, "--json", "--red", "greedy", "--blue", "greedy", "--games", "20", status=0)
    result = json.loads(out)
    numbers = result["numbers"]
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/terror-below")
    with open(os.path.join(folder, "bounties.json"), encoding="utf-8") as file:
        bounties = {card["id"]: card for card in json.load(file)["cards"]}
    for key, hunt in (("vp-delivery-bounties", False), ("vp-hunting-bounties", True)):
        assert numbers[key]["sum"] > 0 and numbers[key]["sum"] == sum(
            card["used"] * bounties[name]["vp"] for name, card in result["bounties"].items()
            if ("location" not in bounties[name]) == hunt), key
    hunted = sum(card["used"] for name, card in result["bounties"].items() if "location" not in bounties[name])
    assert numbers["vp-kills"]["sum"] == numbers["kills"]["sum"] - hunted
    assert numbers["vp-deliveries"]["sum"] > 0 and numbers["vp-motel"]["sum"] > 0 and numbers["vp-cards"]["sum"] > 0


@test
def turning_points():
    """Of the seat that is asked for; of a match of one nobody knows the chance."""
    record = os.path.join(work.name, "race.json")
    levels = [f"--{seat}=random" for seat in SEATS[:3]]
    run("play", *TERROR, "--players", "3", "--seed", "2", *levels, "--record", record, status=0)
    out, err = run("replay", "--turning-points", "--side", "green", record, status=0)
    lines = re.findall(r"^\d+\. green: .+ \((\d+) %\); better: .+ \((\d+) %\)$", out, re.MULTILINE)
    assert err == "" and 1 <= len(lines) <= 3 and out.count("\n") == len(lines), out
    assert all(int(after) < int(before) <= 100 for after, before in lines)
    alone = os.path.join(work.name, "alone.json")
    run("play", *TERROR, "--solo", "scramble", "--red", "random", "--record", alone, status=0)
    refused("replay", "--turning-points", alone, says="bloodmoon-cli replay: --turning-points: not for matches of one")


@test
def bots():
    """A bot that is told by lines what its seat sees plays as the level does that it has inside."""
    for options, level, others in ((("--players", "3"), "greedy", 2), (("--solo", "delivery"), "steady", 0),
                                   (("--players", "5", "--board", "canyon"), "steady", 4)):
        rest = [word for seat in SEATS[1:others + 1] for word in (f"--{seat}", "random")]
        bot = f"{CLI} engine --game terror-below --level {level}"
        own, other = (json.loads(run("simulate", *TERROR, *options, *rest, "--games", "4", "--iterations", "30", "--json",
                                     "--red", red, status=0)[0]) for red in (level, bot))
        assert {**other, "red": level} == own, options


@test
def bench():
    out, _ = run("bench", *TERROR, "--time", "1", status=0)
    for words in ("random play: ", "random play alone: ", "match of four: ", "match of five: ", "perft start 4: ",
                  "signature: "):
        assert words in out, out


if __name__ == "__main__":
    main()
