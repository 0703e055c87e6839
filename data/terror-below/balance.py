#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of BALANCE.md from what `bloodmoon-cli simulate --json` has printed, whatever the boards and numbers of seats.

    balance.py FILE...

Matches of one number of seats are added up over both boards, Characters and cards over all matches.  Shares have their
95 % interval (Wilson).
"""

import collections
import json
import math
import sys

SEATS = ("red", "blue", "green", "yellow", "white")
Z = 1.959964
USUAL = 0.5  # the share of the matches with a card in which it is to be played


def interval(good, n):
    share = good / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(middle - reach, 0), min(middle + reach, 1)


def percent(good, n):
    low, high = interval(good, n)
    return f"{100 * good / n:.1f} ({100 * low:.1f} to {100 * high:.1f})"


class Sums:
    """What matches of one number of seats add up to."""

    def __init__(self):
        self.matches = self.winners = 0
        self.places = collections.Counter()
        self.numbers = collections.defaultdict(collections.Counter)
        self.ends = collections.Counter()

    def add(self, part):
        self.matches += sum(matches[2] for matches in part["matches"])
        self.winners += sum(part["wins"].values())
        self.places.update(dict(enumerate(part["places"], 1)))
        self.ends.update(part["ends"])
        for name, sums in part["numbers"].items():
            self.numbers[name].update(sums)


def put_seats(seats, sums):
    n = sums.matches
    of_seats = {name: of["sum"] / (n * seats) for name, of in sums.numbers.items()}
    points = {name[3:]: of["wins"] for name, of in sums.numbers.items() if name.startswith("vp-")}
    total = max(sum(points.values()), 1)
    print(f"\n{seats} seat{'s' * (seats > 1)}, {n} matches")
    if seats > 1:
        print("  places      " + ", ".join(percent(sums.places[place], n) for place in range(1, seats + 1)))
    else:
        print("  won         " + percent(sums.winners, n))
    print(f"  turns       {of_seats['turns']:.2f}, deaths {of_seats['deaths']:.2f}, caught {of_seats['caught']:.2f} of a seat")
    print("  eliminated  " + percent(sums.numbers["eliminations"]["sum"], n * seats) + " of seats; in "
          + percent(sums.numbers["eliminations"]["matches"], n) + " of matches")
    print("  ends        " + ", ".join(f"{end} {number}" for end, number in sums.ends.items() if number > 0))
    print("  winner's VP " + ", ".join(f"{name} {100 * won / total:.0f}" for name, won in points.items() if won > 0))


def put_characters(characters):
    """Wins for each one that a fair share of the matches would give."""
    print("\nCharacters, of a fair share     matches")
    for name, (n, wins, fair) in sorted(characters.items(), key=lambda entry: -entry[1][1] / entry[1][2]):
        low, high = interval(wins, n)
        print(f"  {name:12} {wins / fair:.2f} ({low * n / fair:.2f} to {high * n / fair:.2f})  {n:6}")


def put_cards(cards):
    print("\nItems and Weapons, played in % of the matches that drew them     matches")
    for name, card in sorted(cards.items(), key=lambda entry: entry[1]["played-matches"] / entry[1]["matches"]):
        below = " below" if interval(card["played-matches"], card["matches"])[1] < USUAL else ""
        print(f"  {name:21} {percent(card['played-matches'], card['matches'])}  {card['matches']:6}{below}")


def main():
    seats = collections.defaultdict(Sums)
    characters = collections.defaultdict(lambda: [0, 0, 0.0])
    cards = collections.defaultdict(collections.Counter)
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            parts = [json.loads(line) for line in file if line.strip()]
        for part in parts:
            n_seats = sum(seat in part for seat in SEATS)
            seats[n_seats].add(part)
            for character, counts in part["characters"].items():
                sums = characters[character]
                for i, number in enumerate((counts["matches"], counts["wins"], counts["matches"] / n_seats)):
                    sums[i] += number
            for group in ("items", "weapons"):
                for card, counts in part[group].items():
                    cards[card].update(counts)
    for n_seats in sorted(seats):
        put_seats(n_seats, seats[n_seats])
    put_characters(characters)
    put_cards(cards)


if __name__ == "__main__":
    main()
