#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""bloodmoon-cli from outside: exit statuses, messages, standard input and output.

    cli.py BLOODMOON-CLI

Prints TAP.
"""

import json
import os
import re
import subprocess

from clitest import CLI, ENV, main, put, refused, run, test, work

COMMANDS = ["scenario", "legal", "apply", "batch", "perft", "view", "play", "replay", "cards", "lessons", "engine",
            "simulate", "bench"]


@test
def help_and_version():
    out, err = run("--help", status=0)
    assert err == ""
    for command in COMMANDS:
        assert f"\n  {command} " in out, command
        own, err = run(command, "--help", status=0)
        assert own.startswith("Usage:\n  bloodmoon-cli " + command) and err == "", own
        assert max(map(len, own.splitlines())) <= 80, own
        own, _ = run(command, "--help", status=0, env=dict(ENV, LC_ALL="C"))
        assert own.isascii(), own
    assert run("-h", status=0)[0] == out
    out, _ = run("--version", status=0)
    assert out.startswith("bloodmoon-cli ") and out.count("\n") == 1


@test
def bad_usage():
    out, err = run(status=2)
    assert out == "" and err.startswith("Usage:")
    refused("dance", says="bloodmoon-cli: no such command: dance")
    for command in ("scenario", "legal", "apply", "perft", "view", "replay"):
        refused(command, says=f"bloodmoon-cli {command}: too few arguments")
    refused("legal", "start", "start", says="bloodmoon-cli legal: too many arguments")
    refused("batch", "x", says="bloodmoon-cli batch: too many arguments")
    for command in COMMANDS:
        refused(command, "--moon", says=f"bloodmoon-cli {command}: ")


@test
def legal():
    out, _ = run("legal", "start", status=0)
    assert out.splitlines() == [f"land {column}0" for column in "abcdefghijk"]
    out, _ = run("legal", "-", status=0, stdin="{}")
    moves = out.splitlines()
    assert moves == sorted(moves, key=str.encode) and "end" in moves and len(moves) == len(set(moves))
    assert run("legal", "-", status=0, stdin='{"hunger": 0}') == ("", "")
    assert run("legal", put("pos.json", "{}"), status=0)[0] == out


@test
def why():
    assert run("legal", "-", "--why", "MOVE Green up", status=0, stdin="{}") == ("legal\n", "")
    out, err = run("legal", "-", "--why", "dig down", status=1, stdin="{}")
    assert out.startswith("R4.3: ") and err == ""
    out, err = run("legal", "-", "--why", "dance", status=1, stdin="{}")
    assert out and not out.startswith("R") and err == ""
    out, _ = run("legal", "-", "--why", "d\u00e9j\u00e0", status=1, stdin="{}", env=dict(ENV, LC_ALL="C"))
    assert out and not out.startswith("R")
    out, _ = run("legal", "-", "--why=end", status=1, stdin='{"hunger": 0}')
    assert out.startswith("R2.3: ")


@test
def positions_refused():
    refused("legal", "nothing.json", says="nothing.json: $: ")
    refused("legal", ".", says=".: $: ")
    refused("legal", "-", says="standard input: $: line 1, column 1: ", stdin="")
    refused("legal", "-", says="standard input: bird.at: the Bird cannot be in packed Dirt (R1.5)",
            stdin='{"bird": {"at": "f3"}}')
    refused("legal", put("bad.json", '{"worms": [{"colour": "green"}, {"colour": "pink", "at": "z9"}]}'),
            says="bad.json: worms[1].at: no such space (R1.1)")
    refused("legal", "-", says="standard input: $: longer than 1048576 bytes", stdin=" " * 1048577)
    refused("legal", "-", says="standard input: $: line 1, column 65: nested too deep", stdin="[" * 100000)
    refused("legal", "-", says='standard input: $: line 2, column 9: the key "day" stands twice',
            stdin='{"day": 1,\n "day": 2}')
    refused("legal", "start:champions=all", says="start:champions=all: $: no such choice")
    refused("legal", "start:moon", says="start:moon: $: no such option")
    refused("legal", "start:", says='start:: $: no such option: ""')
    refused("legal", "-", says="standard input: hands.bird[0]: unknown card", stdin='{"hands": {"bird": ["gull"]}}')
    refused("legal", "-", says='standard input: hands.bird[1]: there is one "trench" only',
            stdin='{"hands": {"bird": ["trench", "trench"]}}')
    refused("legal", "start", "--seed", "9007199254740992", says="bloodmoon-cli: --seed: must be a whole number")
    refused("legal", "start", "--seed", "x", says="bloodmoon-cli: --seed: must be")
    refused("legal", "pos.json", "--seed", "1", says='bloodmoon-cli: --seed: goes with "start" only')
    view, _ = run("view", "start", "worms", status=0)
    for command in (["apply", "-"], ["legal", "-"], ["perft", "-", "1"]):
        refused(*command, says="standard input: view: what one side sees", stdin=view)


@test
def apply():
    start, _ = run("apply", "start", status=0)
    assert start.count("\n") == 1 and start.endswith("}\n")
    position = json.loads(start)
    assert position["seed"] != 1 and position["pending"]["kind"] == "land" and position["turn"] == "setup"
    assert start == json.dumps(position, sort_keys=True, ensure_ascii=False) + "\n"
    assert run("apply", "-", status=0, stdin=start)[0] == start
    assert run("apply", "start", "--seed", "1", status=0)[0] == start
    assert run("apply", "start:champions=none,cards=off,events=off", status=0)[0] == start
    assert run("apply", "start", "--seed", "2", status=0)[0] != start

    landed, _ = run("apply", "start", "land f0", status=0)
    step, _ = run("apply", "-", "Move green UP", status=0, stdin=landed)
    assert run("apply", "start", "land f0", "move green up", status=0)[0] == step
    refused("apply", "start", "land f0", "dig down", says='bloodmoon-cli apply: move 2, "dig down": R4.3: ', status=1)
    refused("apply", "start", "dance", says='bloodmoon-cli apply: move 1, "dance": ', status=1)


@test
def start_with_cards():
    box, _ = run("apply", "start:box", status=0)
    position = json.loads(box)
    assert position["pending"]["kind"] == "draft" and position["pending"]["who"] == "green"
    assert position["pending"]["side"] == "worms" and len(position["pending"]["options"]) == 2
    assert len(position["decks"]["worm-champions"]) == 22 and len(position["decks"]["bird-champions"]) == 14
    assert [len(position["decks"][deck]) for deck in ("bird", "worms", "events")] == [22, 22, 16]
    assert run("apply", "-", status=0, stdin=box)[0] == box
    assert run("apply", "start:champions=draft,cards=on,events=on", status=0)[0] == box
    out, _ = run("legal", "start:box", status=0)
    assert out.splitlines() == [f"draft worm {card}" for card in position["pending"]["options"]]

    plain = json.loads(run("apply", "start", "land f0", status=0)[0])
    dealt = json.loads(run("apply", "start:cards=on", "land f0", status=0)[0])
    # The Worms have drawn the card of their first turn.
    assert [len(dealt["hands"][side]) for side in ("worms", "bird")] == [4, 3]
    assert not any(plain["hands"].values()) and not any(plain["decks"].values())
    random = json.loads(run("apply", "start:champions=random", status=0)[0])
    assert random["pending"]["kind"] == "land" and random["bird"]["card"] and not any(random["decks"].values())
    assert len({worm["card"] for worm in random["worms"]}) == 4


@test
def cards_are_hidden():
    out, _ = run("apply", "start:box", status=0)
    seen, _ = run("view", "start:box", "bird", status=0)
    assert json.loads(seen)["pending"]["options"] == ["?", "?"]
    assert set(json.loads(seen)["decks"]["events"]) == {"?"}
    assert json.loads(run("view", "start:box", "worms", status=0)[0])["pending"]["options"] == \
        json.loads(out)["pending"]["options"]
    hands = '{"hands": {"bird": ["trench"], "worms": ["venom"]}}'
    assert json.loads(run("view", "-", "worms", status=0, stdin=hands)[0])["hands"] == {
        "bird": ["?"], "worms": ["venom"]}


@test
def what_others_wrote_does_not_steer_the_terminal():
    refused("legal", put("two\nlines\x1b[2J\u009b2J.json", "?"), says="two?lines?[2J??2J.json: $: ")
    refused("apply", "start", "a\nb\x1b[2J", says='bloodmoon-cli apply: move 1, "a?b?[2J": ', status=1)
    head = {"format": "bloodmoon-match", "version": 1}
    out, _ = run("replay", "-", status=0, stdin=json.dumps({**head, "players": {"bird": "A\nworms: B\x1b[2J"}}))
    assert "\nbird: A?worms: B?[2J\n" in out
    _, err = run("replay", "-", status=1, stdin=json.dumps({**head, "moves": ["land\nf0\x1b[2J"]}))
    assert err.startswith('standard input: moves[0]: "land?f0?[2J" is not legal: ') and err.count("\n") == 1
    out, _ = run("scenario", "-", status=1, stdin=json.dumps({**HEAD, "title": "t", "moves": ["end\nok 1\x1b[2J\r"]}))
    assert out.splitlines() == ["1..1", "not ok 1 - t", "# standard input",
                                '#   moves[0]: "end?ok 1?[2J?" is not legal: No move is written like that.']


@test
def apply_with_dice_and_events():
    bird = '{"turn": "bird"}'
    out, _ = run("apply", "-", "end", "--dice", "4,6,6", "--events", "events.txt", status=0, stdin=bird)
    assert json.loads(out)["seed"] == 1
    with open(os.path.join(work.name, "events.txt"), encoding="utf-8") as file:
        lines = file.read().splitlines()
    assert lines[0] == "turn-end bird" and "rolled d6 4" in lines and "rain up" in lines
    run("apply", "-", "end", "--events", "/dev/null", status=0, stdin=bird)
    assert not os.path.isfile("/dev/null")
    refused("apply", "-", "end", "--dice", "7", stdin=bird,
            says="bloodmoon-cli: --dice: dice[0]: the die that is rolled has no 7")
    for dice in ("x", "0", "256", "4,", "-1", "4, 5"):
        refused("apply", "-", "end", f"--dice={dice}", says="bloodmoon-cli: --dice: ", stdin=bird)
    refused("apply", "-", "end", "--events", "no/such/folder", says="bloodmoon-cli: --events: ", status=1, stdin=bird)
    refused("apply", "-", "dance", "--events", "never.txt", says="bloodmoon-cli apply: move 1", status=1, stdin=bird)
    assert not os.path.exists(os.path.join(work.name, "never.txt"))


@test
def batch():
    lines = [
        '{"position": {}, "moves": ["move green up"]}',
        "",
        "not JSON",
        '{"position": {"bird": {"at": "f3"}}}\r',
        '{"position": {}, "moves": ["end", "move green up"]}',
        '{"position": {}, "moves": ["dance"]}',
        '{"position": {"turn": "bird"}, "moves": ["end"], "dice": [9]}',
        '{"position": {"turn": "bird"}, "moves": ["end"], "dice": [1, 2, 3]}',
        '{"position": "start", "seed": 5}',
        '{"position": {"hunger": 0}}',
        '{"positions": {}}',
        '{"position": {}, "move": []}',
        '{"position": {}, "padding": "' + "x" * 1048576 + '"}',
        "{}",
    ]
    out, err = run("batch", status=0, stdin="\n".join(lines))
    answers = [json.loads(line) for line in out.splitlines()]
    assert err == "" and len(answers) == len(lines) - 1
    assert answers[0]["events"] == ["spent worms 1", "moved green b8 b7"]
    assert answers[0]["position"]["spent"] == 1 and "move green up" in answers[0]["legal"]
    assert out.splitlines()[0] == json.dumps(answers[0], sort_keys=True)
    assert answers[0]["legal"] == sorted(answers[0]["legal"], key=str.encode)
    assert answers[1]["error"].startswith("line 3: $: ") and "rule" not in answers[1]
    assert answers[2]["error"].startswith("line 4: position.bird.at: ") and "rule" not in answers[2]
    assert answers[3]["rule"] == "R4.3" and answers[3]["error"].startswith("moves[1]: ")
    assert answers[4]["rule"] is None and answers[4]["error"].startswith("moves[0]: ")
    assert "no 9" in answers[5]["error"] and "rule" not in answers[5]
    assert "rolled d6 1" in answers[6]["events"]
    assert answers[7]["position"]["turn"] == "setup" and answers[7]["events"] == []
    assert answers[8]["legal"] == [] and answers[8]["position"]["winner"] == "worms"
    assert answers[9]["error"] == 'line 11: positions: unknown key; did you mean "position"?'
    assert answers[10]["error"] == 'line 12: move: unknown key; did you mean "moves"?'
    assert "longer than" in answers[11]["error"]
    assert answers[12]["position"]["day"] == 1


@test
def batch_answers_at_once():
    # Said once, not after every move.
    _, err = run("play", "--record", "/dev/full", "--bird", "easy", "--worms", "easy", status=1)
    assert err.count("No space left on device") == 1, err
    process = subprocess.Popen([CLI, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENV)
    for _ in range(3):
        process.stdin.write('{"position": {}}\n')
        process.stdin.flush()
        assert "legal" in json.loads(process.stdout.readline())
    process.stdin.close()
    assert process.wait(60) == 0
    process.stdout.close()


@test
def perft():
    counts = []
    for depth in range(3):
        out, _ = run("perft", "start", str(depth), status=0)
        count, speed = out.splitlines()
        counts.append(int(count))
        assert speed.endswith(" nodes/s") and speed.split()[0].isdigit()
    assert counts[0] == 1 and counts[1] == 11 and counts[2] > 11
    assert run("perft", "-", "3", status=0, stdin='{"hunger": 0}')[0].startswith("0\n")
    for depth in ("-1", "21", "x", "1.5"):
        refused("perft", "start", "--", depth, says="bloodmoon-cli perft: DEPTH must be")


@test
def view():
    for side in ("worms", "bird"):
        out, _ = run("view", "start", side, status=0)
        seen = json.loads(out)
        assert seen["view"] == side and seen["seed"] is None and seen["pending"]["resume"] is None
        assert out == json.dumps(seen, sort_keys=True) + "\n"
    refused("view", "start", "moon", says="bloodmoon-cli view: SIDE must be")


HEAD = {"format": "bloodmoon-scenario", "version": 1}


@test
def scenario():
    good = put("good.json", {**HEAD, "title": "holds", "position": {}, "expect": {"position": {"day": 1}}})
    bad = put("fails.json", {**HEAD, "title": "does not hold", "position": {}, "expect": {"position": {"day": 2}}})
    wrong = put("wrong.json", {**HEAD, "title": "no such place", "position": {"bird": {"at": "z0"}}})
    assert run("scenario", good, status=0) == ("1..1\nok 1 - holds\n", "")
    out, err = run("scenario", good, bad, good, status=1)
    assert err == "" and out.splitlines() == [
        "1..3", "ok 1 - holds", "not ok 2 - does not hold", "# fails.json", "#   position.day: expected 2, found 1",
        "ok 3 - holds"]
    refused("scenario", good, wrong, says="wrong.json: position.bird.at: no such space (R1.1)")
    out, err = run("scenario", good, wrong, "gone.json", status=2)
    assert out == "" and [line.split(":")[0] for line in err.splitlines()] == ["wrong.json", "gone.json"]
    out, _ = run("scenario", "-", status=0, stdin=json.dumps({**HEAD, "title": "t"}))
    assert out == "1..1\nok 1 - t\n"


@test
def turning_points():
    record = os.path.join(work.name, "duel.json")
    run("play", "start", "--bird", "easy", "--worms", "easy", "--seed", "5", "--record", record, status=0)
    out, err = run("replay", "--turning-points", record, status=0)
    with open(record, encoding="utf-8") as file:
        saved = json.load(file)
    lines = re.findall(r"^(\d+)\. (bird|worms): (.+) \((\d+) %\); better: (.+) \((\d+) %\)$", out, re.MULTILINE)
    assert err == "" and 1 <= len(lines) <= 3 and out.count("\n") == len(lines)
    for number, _, played, after, better, before in lines:
        assert saved["moves"][int(number) - 1] == played != better and int(after) < int(before) <= 100
    losses = [int(line[5]) - int(line[3]) for line in lines]
    assert losses == sorted(losses, reverse=True) or max(abs(a - b) for a, b in zip(losses, losses[1:])) <= 1
    assert run("replay", "--turning-points", "--seed", "1", record, status=0)[0] == out
    out, _ = run("replay", "--turning-points", "--side", "worms", record, status=0)
    assert " worms: " in out and " bird: " not in out
    with open(record, encoding="utf-8") as file:
        head = {**json.load(file), "moves": [], "hashes": {}}
    assert run("replay", "--turning-points", "-", status=0, stdin=json.dumps(head))[0] == "Nobody had a choice.\n"
    refused("replay", "--turning-points", "--side", "cat", record, says="bloodmoon-cli replay: --side: must be")
    refused("replay", "--side", "bird", record, says="bloodmoon-cli replay: --side and --seed go with")
    refused("replay", "--turning-points", "-", status=1, stdin=json.dumps({**head, "moves": ["end"]}), says="standard input: moves[0]")


@test
def play_and_replay():
    record = os.path.join(work.name, "match.json")
    lines = ["?", "help", "land f0", "undo", "move green up", "undo", "redo", "why fly d0", "fly d0", "dance", "",
             "board", "end"]
    out, err = run("play", "--seed", "3", "--record", record, status=0, stdin="\n".join(lines))
    assert err == "" and "The other side made the last move." in out and "R4.3: " in out
    with open(record, encoding="utf-8") as file:
        text = file.read()
    saved = json.loads(text)
    assert saved["moves"] == ["land f0", "move green up", "end"] and saved["seed"] == 3
    assert list(saved["hashes"]) == ["1"]
    assert text == json.dumps(saved, sort_keys=True) + "\n"

    out, err = run("replay", record, status=0)
    assert err == "" and "2. worms: move green up\n   spent worms 1\n   moved green b8 b7\n" in out
    assert out.endswith("The match goes on.\n")
    assert run("replay", "-", status=0, stdin=text)[0] == out

    out, err = run("replay", "-", status=1, stdin=json.dumps({**saved, "moves": ["land f0", "fly d0"]}))
    assert err.startswith('standard input: moves[1]: "fly d0" is not legal: R4.3: ') and "1. bird: land f0" in out
    _, err = run("replay", "-", status=1, stdin=json.dumps({**saved, "hashes": {"1": "0" * 16}}))
    assert err.startswith("standard input: hashes.1: the record says 0000000000000000")
    _, err = run("replay", "-", status=1, stdin=json.dumps({**saved, "hashes": {"2": "0" * 16}}))
    assert "no day" in err
    wrong = {str(day): "0" * 16 for day in (12, 3, 2, 100)}
    refused("replay", "-", stdin=json.dumps({**saved, "hashes": wrong}), status=1, prints=None,
            says="standard input: hashes.2: the record says")
    out, _ = run("replay", "-", status=0, stdin=json.dumps({**saved, "rules": 99}))
    assert "Played by rules number 99" in out
    refused("replay", "-", stdin=json.dumps({**saved, "version": 2}),
            says="standard input: version: written by a newer version")
    refused("replay", "-", stdin=json.dumps({**saved, "start": "start:cards=many"}),
            says='standard input: start: no such choice: "cards=many"')
    refused("replay", "-", stdin=json.dumps({**saved, "set": "0"}),
            says="standard input: set: must be 64 hexadecimal digits")
    out, _ = run("replay", "-", status=0, stdin=json.dumps({**saved, "set": "0" * 64}))
    assert "Played with other cards than these, so it is shown as far as it is legal.\n" in out


@test
def play_with_cards():
    record = os.path.join(work.name, "cards.json")
    out, err = run("play", "start:champions=random,cards=on", "--seed", "4", "--record", record, status=0,
                   stdin="land f0\ncard VENOM\ncard gull\nend\nend\n")
    assert err == "" and "Venom: " in out and "There is no such card in this match.\n" in out
    assert "Worms' cards (deck 18, discarded 0):" in out and "  3 hidden\n" in out
    # Only who decides sees what was drawn.
    assert out.count("drawn worms ?") == 0 and out.count("drawn bird ?") == 3
    assert max(map(len, out.splitlines())) <= 240
    with open(record, encoding="utf-8") as file:
        text = file.read()
    assert len(json.loads(text)["set"]) == 64
    assert "with other cards" not in run("replay", record, status=0)[0]
    other = {**json.loads(text), "set": "1" * 64, "moves": ["land f0", "play gull"]}
    out, err = run("replay", "-", status=1, stdin=json.dumps(other))
    assert "Played with other cards" in out and err.startswith('standard input: moves[1]: "play gull" is not legal: ')


PACKS = dict(ENV, XDG_DATA_HOME=os.path.join(os.path.dirname(os.path.abspath(__file__)), "packs"))


@test
def a_pack_of_cards():
    """Cards that somebody has made are played like those of the box."""
    hand = '{"hands": {"worms": ["rope-ladder"]}, "worms": [{"colour": "green", "at": "b4"}], ' \
        '"grass": [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]}'
    refused("legal", "-", says="standard input: hands.worms[0]: unknown card", stdin=hand)
    assert "play rope-ladder" in run("legal", "-", status=0, stdin=hand, env=PACKS)[0].splitlines()
    out, _ = run("apply", "-", "play rope-ladder", "choose green", status=0, stdin=hand, env=PACKS)
    after = json.loads(out)
    assert after["grass"][1] == 2 and after["discards"]["worms"] == ["rope-ladder"]
    assert [effect["card"] for effect in after["effects"]] == ["rope-ladder"]
    assert run("apply", "-", status=0, stdin=out, env=PACKS)[0] == out
    out, err = run("legal", "-", "--why", "drill", status=1, env=PACKS,
                   stdin='{"turn": "bird", "effects": [{"card": "rope-ladder"}]}')
    assert out.startswith("R13.4: ") and err == "", out
    out, _ = run("legal", "-", "--why", "fly k0", status=1, env=PACKS,
                 stdin='{"turn": "bird", "bird": {"card": "the-ostrich", "at": "a0"}}')
    assert out.startswith("R"), out
    box = json.loads(run("apply", "start:box", status=0, env=PACKS)[0])
    assert len(box["decks"]["bird-champions"]) == 15 and "market-day" in box["decks"]["events"]


@test
def a_record_with_a_pack():
    record = os.path.join(work.name, "pack.json")
    out, _ = run("play", "start:champions=random,cards=on,events=on", "--seed", "9", "--record", record, status=0,
                 stdin="land f0\nend\nend\nend\nend\n", env=PACKS)
    assert "land f0" not in out
    assert "other cards" not in run("replay", record, status=0, env=PACKS)[0]
    # With the box alone the decks are others, so the days are too.
    out, err = run("replay", record, status=1)
    assert "Played with other cards than these, so it is shown as far as it is legal.\n" in out
    assert "1. bird: land f0\n" in out and err.count("\n") == 1


@test
def a_faulty_pack():
    folder = os.path.join(work.name, "data", "bloodmoon", "cards")
    os.makedirs(folder)
    with open(os.path.join(folder, "bad.json"), "w", encoding="utf-8") as file:
        file.write('{"format": "bloodmoon-cards", "version": 1, "cards": [{"id": "x"}]}')
    env = dict(ENV, XDG_DATA_HOME=os.path.join(work.name, "data"))
    # It is left out, and said once; nothing is said where no card is needed.
    out, err = run("apply", "start:box", status=0, env=env)
    assert out == run("apply", "start:box", status=0)[0] and "bad.json: " in err
    lines = '{"position": "start:box"}\n' * 3
    out, again = run("batch", status=0, stdin=lines, env=env)
    assert again == err and out.count('"error"') == 0
    assert run("apply", "start", status=0, env=env)[1] == ""
    assert run("bench", "--time", "1", status=0, env=env)[1] == ""


@test
def play_in_force():
    position = {"hands": {"worms": ["tripwire"]}, "effects": [{"card": "drought", "until": "days 1"}]}
    out, _ = run("play", put("force.json", position), status=0, stdin="play tripwire\nchoose f\n")
    assert "  In force:  drought (days 1)\n" in out and "worms (tripwire, what to choose)> " in out
    assert "  In force:  drought (days 1)  tripwire (until-turn worms)\n" in out


@test
def play_to_the_end():
    green = '{"health": 1, "worms": [{"colour": "green", "at": "e0"}]}'
    out, _ = run("play", put("last.json", green), status=0, stdin="bite green\nend\n")
    assert "won worms R2.2 health" in out and "The Worms have won." in out and out.count("worms> ") == 1
    out, _ = run("play", "last.json", status=0, stdin="quit\nbite green\n")
    assert "won" not in out
    run("play", status=0, stdin="")
    assert run("play", "--seed", "1", status=0) == run("play", "start", "--seed", "1", status=0)
    refused("play", "-", says="bloodmoon-cli play: the moves come from standard input")
    refused("play", "last.json", "--record", "x.json", says="bloodmoon-cli play: --record: ")
    refused("play", "start:cards=few", says="start:cards=few: $: ")


@test
def play_takes_whole_lines_only():
    for line in ("land f0" + " " * 300 + "dance", "land f0\0", "land f0\0dance"):
        out, _ = run("play", "--seed", "1", status=0, stdin=line + "\n")
        assert "No move is written like that." in out and "put bird" not in out, line


@test
def play_in_a_crowd():
    colours = ("green", "yellow", "purple", "pink")
    crowd = {"grass": [3] * 11, "bird": {"at": "f3"},
             "drills": ["e3"] * 4, "gravestones": ["e3"] * 2, "wormholes": ["e3"],
             "worms": [{"colour": c, "at": "e3", "bitten": True, "stunned": 2} for c in colours],
             "zombies": [{"at": "e4", "bitten": True} for _ in range(4)]}
    out, _ = run("play", put("crowd.json", crowd), status=0, stdin="help\n")
    assert max(map(len, out.splitlines())) <= 80, out
    assert " GYP+ " in out and "  in e3: GYPK\u25cb\u25bc\u25bc\u25bc\u25bc\u2020\u2020\n" in out, out
    assert "\n+ more" in out and "\n  zombie4 e4 (has bitten)" in out, out
    out, _ = run("play", "crowd.json", status=0, env=dict(ENV, LC_ALL="C"))
    assert "  in e3: GYPKoddddtt\n" in out, out


@test
def play_in_ascii():
    plain = dict(ENV, LC_ALL="C")
    out, _ = run("play", "--seed", "1", status=0, stdin="help\nland f0\nwhy fly d0\n", env=plain)
    assert out.isascii() and "It is the Worms' turn." in out
    out, _ = run("legal", "-", "--why", "rest", status=1, stdin="{}", env=plain)
    assert out == "R4.3: It is the Worms' turn.\n"
    out, _ = run("play", "--seed", "1", status=0, stdin="help\n")
    assert not out.isascii()


@test
def record_is_never_overwritten():
    old = put("old.json", "a match")
    refused("play", "--record", old, says="bloodmoon-cli play: --record: old.json exists already")
    with open(os.path.join(work.name, old), encoding="utf-8") as file:
        assert file.read() == "a match"
    run("play", "--record", put("empty.json", ""), status=0)
    run("play", "--record", "/dev/null", status=0)


@test
def record_that_cannot_be_written():
    _, err = run("play", "--seed", "1", "--record", "no/such/folder", status=1, stdin="land f0\n")
    assert err.startswith("bloodmoon-cli play: --record: ")


@test
def bench():
    out, _ = run("bench", "--time", "1", status=0)
    names = [line.split(":")[0] for line in out.splitlines()]
    assert names == ["random play", "match", "random play with cards", "match with cards", "legal", "apply", "copy",
                     "hash", "perft start 4", "signature"], names
    again, _ = run("bench", "--time", "1", status=0)
    assert out.splitlines()[-2:] == again.splitlines()[-2:]
    refused("bench", "--time", "0", says="bloodmoon-cli bench: --time: ")


@test
def output_that_cannot_be_written():
    if not os.path.exists("/dev/full"):
        return
    for arguments in (["--help"], ["legal", "--help"], ["legal", "start"], ["apply", "start"], ["play"], ["batch"],
                      ["view", "start", "bird"], ["bench", "--time", "1"]):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([CLI, *arguments], input='{"position": {}}\n', stdout=full, stderr=subprocess.PIPE,
                                  text=True, env=ENV, timeout=60)
        assert done.returncode == 1, (arguments, done.returncode)
        assert "standard output: No space left on device" in done.stderr, (arguments, done.stderr)
    process = subprocess.Popen([CLI, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, env=ENV)
    process.stdout.close()
    _, err = process.communicate('{"position": {}}\n' * 10, timeout=60)
    assert process.returncode == 1 and "standard output: Broken pipe" in err, (process.returncode, err)


PACK = {"format": "bloodmoon-cards", "version": 1, "cards": [
    {"id": "zz-nap", "name": "Nap", "deck": "bird", "copies": 2, "text": "You get 1 Health back.",
     "do": [{"op": "health", "by": 1}]}]}


@test
def cards():
    assert run("cards", "--check", status=0) == ("", "")
    out, err = run("cards", "--list", status=0)
    lines = out.splitlines()
    assert err == "" and len(lines) == 90 and len(set(map(len, lines))) == 1, out
    ids = [line.split()[0] for line in lines]
    assert ids == sorted(ids)
    assert "the-commander      The Commander      worm-champion  1" in lines
    for card in ids:
        out, err = run("cards", "--explain", card, status=0)
        assert err == "" and out.count("\n") > 2 and f"({card}), " in out.splitlines()[0], out
    for words in ("The Commander", "THE-COMMANDER", "the commander"):
        assert run("cards", "--explain", words, status=0) == run("cards", "--explain", "the-commander", status=0)
    refused("cards", "--explain", "the-comander",
            says="bloodmoon-cli cards: no card is called the-comander; did you mean the-commander?")
    refused("cards", "--explain", "x", says="bloodmoon-cli cards: no card is called x; --list lists them")
    refused("cards", says="bloodmoon-cli cards: one of --check, --list and --explain must be given")
    refused("cards", "--check", "--list", says="bloodmoon-cli cards: one of --check, --list and --explain must be given")


@test
def cards_of_packs():
    pack = put("pack.json", PACK)
    assert run("cards", "--check", pack, status=0) == ("", "")
    assert run("cards", "--check", "-", status=0, stdin=json.dumps(PACK)) == ("", "")
    out, _ = run("cards", "--list", pack, status=0)
    assert len(out.splitlines()) == 91 and out.splitlines()[-1].split() == ["zz-nap", "Nap", "bird", "2"]
    out, _ = run("cards", "--explain", "zz-nap", pack, status=0)
    assert out == ("Nap (zz-nap), ability card of the Bird, 2 copies\nWhen played:\n"
                   "- The Bird gets back 1 Health (not above its maximum).\n"), out

    bad = put("bad.json", json.dumps(PACK).replace("health", "helath").replace("copies", "copie"))
    out, err = run("cards", "--check", bad, pack, status=1)
    assert out == "" and err.splitlines() == [
        "bad.json: cards[0].copie: unknown key; did you mean \"copies\"?",
        "bad.json: cards[0].copies: missing",
        "bad.json: cards[0].do[0].op: there is no operation \"helath\"; did you mean \"health\"?"], err
    assert run("cards", "--list", bad, status=1)[0] == ""
    refused("cards", "--check", "nothing.json", says="nothing.json: $: ")
    refused("cards", "--check", "-", stdin="[", status=1, says="standard input: $: line 1, column ")

    _, err = run("cards", "--check", "--box", pack, status=1)
    assert err.startswith('the box: cards: 0 different cards of the deck "worm-champion", not 24\n'), err
    assert run("cards", "--list", "--box", pack, status=0)[0] == "zz-nap  Nap  bird           2\n"
    _, err = run("cards", "--check", "--box", pack, "--art", work.name, pack, status=0)
    assert err == "", "the pack has put its card in the place of the box's"
    _, err = run("cards", "--list", "--box", pack, "--art", work.name, status=0)
    assert err == "", "--art goes with --check"


@test
def cards_of_the_manual():
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/man/bloodmoon-cards.5")
    with open(page, encoding="utf-8") as file:
        text = file.read()
    shown = text[text.index(".SH EXAMPLES"):].split(".nf\n")[1].split(".fi\n")[0]
    pack = put("manual.json", shown.replace("\\-", "-").replace("\\(cq", "\u2019"))
    assert run("cards", "--check", pack, status=0) == ("", "")
    assert len(run("cards", "--list", pack, status=0)[0].splitlines()) == 93


if __name__ == "__main__":
    main()
