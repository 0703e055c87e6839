#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the program: synthesis only, no recordings.

    data/sounds/make-sounds.py [--wav FOLDER] [NAME...]

Writes data/sounds/NAME.ogg for each NAME ("worms-rising/dig"), or for all, by means of `oggenc` (vorbis-tools); with --wav,
NAME.wav below FOLDER instead, for which nothing else is needed.  Prints length, loudness and peak of each.

All signals are lists of samples between -1 and 1.  Chance has the sound's name as its seed, so the same script makes the same
sounds.  A loop is filtered twice, the second time with the filter's state from its end: so its end meets its beginning.
"""

import argparse
import array
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import wave

RATE = 32000
QUALITY = 2
TAU = 2 * math.pi
# Loudness of the loudest 100 ms of a sound, and of the whole of an ambience, in LUFS (the weighting of ITU-R BS.1770).
LOUD = -21.0
QUIET = -36.0
PEAK = 10 ** (-3 / 20)
# No sound begins or ends with a click: seconds of its ramps.
RAMP_IN = 0.003
RAMP_OUT = 0.03

SOUNDS = {}


def sound(name, gain=0.0, loop=False):
    """Registers a function that makes the sound NAME from a random.Random; GAIN in dB relative to all others."""
    def register(make):
        SOUNDS[name] = (make, gain, loop)
        return make
    return register


# ----------------------------------------------------------------------------------------------------------------------
# Signals

def samples(seconds):
    return int(seconds * RATE)


def noise(rng, seconds):
    return [rng.uniform(-1, 1) for _ in range(samples(seconds))]


def tone(seconds, frequency, partials=((1, 1.0),)):
    """Sines above FREQUENCY, a number or a function of time; PARTIALS: (multiple, amplitude)."""
    out, phase = [0.0] * samples(seconds), 0.0
    for i in range(len(out)):
        phase += (frequency(i / RATE) if callable(frequency) else frequency) * TAU / RATE
        out[i] = sum(level * math.sin(phase * multiple) for multiple, level in partials)
    return out


def shaped(signal, envelope):
    """SIGNAL times ENVELOPE, a function of time."""
    return [x * envelope(i / RATE) for i, x in enumerate(signal)]


def decay(half, attack=0.002):
    """An envelope that falls to a half every HALF seconds."""
    return lambda t: min(1.0, t / attack) * 0.5 ** (t / half)


def swell(seconds, peak=0.5):
    """An envelope that rises until PEAK, a part of SECONDS, and falls again."""
    def level(t):
        at = t / seconds
        part = at / peak if at < peak else (1 - at) / (1 - peak)
        return math.sin(max(0.0, min(1.0, part)) * math.pi / 2) ** 2
    return level


def glide(seconds, *points):
    """A frequency that goes through POINTS, evenly spaced, in equal intervals of pitch."""
    def at(t):
        place = min(max(t / seconds, 0), 0.9999) * (len(points) - 1)
        i = int(place)
        return points[i] * (points[i + 1] / points[i]) ** (place - i)
    return at


def filtered(signal, cutoff, q=0.7, kind="low", loop=False):
    """A state variable filter (Chamberlin's in its trapezoidal form).  CUTOFF: Hz, or a function of time."""
    out = [0.0] * len(signal)
    one = two = 0.0
    k = 1 / q
    moving = callable(cutoff)
    g = 0.0 if moving else math.tan(math.pi * min(cutoff, RATE * 0.45) / RATE)
    for _ in range(2 if loop else 1):
        for i, x in enumerate(signal):
            if moving and i % 16 == 0:
                g = math.tan(math.pi * min(cutoff(i / RATE), RATE * 0.45) / RATE)
            high = (x - (g + k) * one - two) / (1 + g * (g + k))
            band = g * high + one
            low = g * band + two
            one, two = g * high + band, g * band + low
            out[i] = low if kind == "low" else band * k if kind == "band" else high
    return out


def mixed(*parts):
    """Adds parts (seconds, level, signal); the first number is when it begins.  None is cut off: it fades at its end."""
    out = [0.0] * max(samples(at) + len(signal) for at, _, signal in parts)
    for at, level, signal in parts:
        begin, length = samples(at), len(signal)
        fade = min(samples(0.012), length)
        for i, x in enumerate(signal):
            out[begin + i] += x * level * min(1.0, (length - i) / fade)
    return out


def add_round(out, at, level, signal):
    """Adds SIGNAL to the loop OUT; what goes beyond its end comes at its beginning."""
    begin, n = samples(at), len(out)
    for i, x in enumerate(signal):
        out[(begin + i) % n] += x * level


def echoes(signal, size=1.0, wet=0.25, damp=0.35, tail=0.5, loop=False):
    """A small room or a valley: four combs with damped feedback, then two all-passes."""
    dry = signal if loop else signal + [0.0] * samples(tail)
    total = [0.0] * len(dry)
    for length, feedback in ((1116, 0.78), (1277, 0.76), (1422, 0.74), (1557, 0.72)):
        line = [0.0] * int(length * size * RATE / 44100)
        at, last = 0, 0.0
        for again in range(2 if loop else 1):
            for i, x in enumerate(dry):
                y = line[at]
                last = y * (1 - damp) + last * damp
                line[at] = x + last * feedback
                at = at + 1 if at + 1 < len(line) else 0
                if again or not loop:
                    total[i] += y * 0.25
    for length in (225, 556):
        line, at = [0.0] * int(length * size * RATE / 44100), 0
        for i, x in enumerate(total):
            y = line[at]
            line[at] = x + y * 0.5
            total[i] = y - x * 0.5
            at = at + 1 if at + 1 < len(line) else 0
    return [x * (1 - wet) + y * wet for x, y in zip(dry, total)]


def warm(signal, drive=2.0):
    """A soft limit, which adds overtones."""
    return [math.tanh(x * drive) for x in signal]


# ----------------------------------------------------------------------------------------------------------------------
# Things that sound

def pluck(frequency, seconds=0.7, half=0.12):
    """A tongue of metal over wood."""
    body = shaped(tone(seconds, frequency, ((1, 1.0), (2.0, 0.12))), decay(half))
    ring = shaped(tone(seconds, frequency * 5.4), decay(half / 4))
    return mixed((0, 1.0, body), (0, 0.18, ring))


def knock(rng, frequency, seconds=0.2, half=0.025, grit=0.3):
    """Something that falls on something hollow."""
    body = shaped(tone(seconds, glide(seconds, frequency * 1.6, frequency, frequency)), decay(half))
    hit = shaped(filtered(noise(rng, seconds), frequency * 9, kind="low"), decay(0.006, 0.0005))
    return mixed((0, 1.0, body), (0, grit, hit))


def click(rng, frequency, seconds=0.06, half=0.006, q=6):
    return shaped(filtered(noise(rng, seconds), frequency, q, "band"), decay(half, 0.0004))


def grains(rng, seconds, many, low, high, half=0.006, envelope=None):
    """MANY small clicks at random times, their pitch between LOW and HIGH: crumbs, stones, drops."""
    out = [0.0] * samples(seconds)
    for _ in range(many):
        at = rng.random() * (seconds - 0.07)
        level = rng.random() ** 2 * (envelope(at) if envelope else 1)
        begin = samples(at)
        for i, x in enumerate(click(rng, low * (high / low) ** rng.random(), 0.05, half * rng.uniform(0.5, 1.5))):
            out[begin + i] += x * level
    return out


def rumble(rng, seconds, cutoff, envelope):
    return shaped(filtered(filtered(noise(rng, seconds), cutoff), cutoff), envelope)


def motor(rng, seconds, rpm, rough=0.4):
    """A motor of four strokes; RPM: firings a second, a function of time."""
    out, phase, jitter = [0.0] * samples(seconds), 0.0, 1.0
    for i in range(len(out)):
        before = phase
        phase += rpm(i / RATE) / RATE * jitter
        if int(phase) != int(before):
            jitter = 1 + rng.uniform(-0.04, 0.04)
        x = phase % 1
        out[i] = math.exp(-7 * x) * (math.sin(TAU * 2.1 * x) + rough * rng.uniform(-1, 1)) + 0.25 * math.sin(TAU * phase / 2)
    return filtered(filtered(warm(out, 1.6), 900), 55, kind="high")


# ----------------------------------------------------------------------------------------------------------------------
# Of both games

@sound("shell/refuse", -5)
def refuse(rng):
    return mixed((0, 1.0, knock(rng, 150)), (0.11, 0.8, knock(rng, 118, 0.22)))


@sound("shell/turn", -6)
def turn(rng):
    return echoes(mixed((0, 0.7, pluck(659.3)), (0.1, 0.9, pluck(880))), wet=0.2)


@sound("shell/win", -1)
def win(rng):
    notes = [(0, 523.3), (0.14, 659.3), (0.28, 784), (0.42, 1046.5), (0.42, 784), (0.42, 523.3)]
    return echoes(mixed(*((at, 0.7, pluck(pitch, 1.2, 0.22)) for at, pitch in notes)), 1.3, 0.3, tail=0.7)


@sound("shell/lose", -2)
def lose(rng):
    notes = [(0, 311.1), (0.24, 277.2), (0.5, 207.7), (0.5, 246.9), (0.5, 103.8)]
    return echoes(mixed(*((at, 0.7, pluck(pitch, 1.3, 0.26)) for at, pitch in notes)), 1.5, 0.35, 0.5, 0.7)


def flick(rng, seconds=0.14, pitch=2600):
    swish = filtered(noise(rng, seconds), glide(seconds, pitch * 0.6, pitch, pitch * 0.8), 1.2, "band")
    return mixed((0, 1.0, shaped(swish, swell(seconds, 0.35))), (seconds * 0.55, 0.5, click(rng, 900, 0.05, 0.008, 2)))


@sound("shell/card", -6)
def card(rng):
    return flick(rng, 0.18)


@sound("shell/shuffle", -6)
def shuffle(rng):
    return mixed(*((0.045 * i + rng.uniform(0, 0.012), 0.5 + 0.08 * (i % 4), flick(rng, 0.1, rng.uniform(2200, 3300)))
                   for i in range(9)))


@sound("shell/dice", -3)
def dice(rng):
    parts, at, gap = [], 0.0, 0.045
    while at < 0.55:
        pitch = rng.uniform(1700, 3000)
        level = 1 - at
        parts += [(at, level, click(rng, pitch, 0.07, 0.007, 9)), (at, level * 0.5, knock(rng, 420, 0.1, 0.012, 0.1))]
        at += gap * rng.uniform(0.7, 1.3)
        gap *= 1.18
    return echoes(mixed(*parts), 0.5, 0.15, tail=0.15)


# ----------------------------------------------------------------------------------------------------------------------
# The garden at night

def chirp(seconds, *points):
    return shaped(tone(seconds, glide(seconds, *points), ((1, 1.0), (2, 0.15))), swell(seconds, 0.4))


@sound("worms-rising/day", -5)
def day(rng):
    song = [(0, 2600, 3400, 2900), (0.17, 2900, 3900, 3100), (0.34, 3300, 2500, 2700), (0.5, 2700, 3600, 3500)]
    return echoes(mixed(*((at, 0.8, chirp(0.13, *points)) for at, *points in song)), 1.6, 0.35, 0.4, 0.5)


@sound("worms-rising/fly", -3)
def fly(rng):
    flap = lambda t: max(0.0, math.sin(TAU * 8.5 * t)) ** 1.5 * (1 - t / 0.55)
    air = filtered(noise(rng, 0.5), lambda t: 500 + 500 * max(0.0, math.sin(TAU * 8.5 * t)), 1.0, "band")
    return mixed((0, 1.0, shaped(air, flap)), (0, 0.5, shaped(filtered(noise(rng, 0.5), 160), flap)))


def squelch(rng, seconds, *points):
    wet = filtered(noise(rng, seconds), glide(seconds, *points), 5, "band")
    body = tone(seconds, glide(seconds, *(p * 0.35 for p in points)))
    return mixed((0, 1.0, wet), (0, 0.35, body))


@sound("worms-rising/move", -4)
def move(rng):
    slide = shaped(squelch(rng, 0.34, 260, 620, 330, 480, 240), swell(0.34, 0.4))
    return mixed((0, 1.0, slide), (0, 0.5, grains(rng, 0.34, 45, 900, 2600, 0.004, swell(0.34))))


@sound("worms-rising/dig")
def dig(rng):
    parts = []
    for at, level in ((0, 0.9), (0.19, 1.0)):
        scrape = shaped(filtered(noise(rng, 0.17), glide(0.17, 2400, 700), 0.9, "band"), swell(0.17, 0.25))
        parts += [(at, 0.8 * level, scrape), (at + 0.03, 0.8 * level, grains(rng, 0.2, 40, 600, 3000)),
                  (at, 0.7 * level, knock(rng, 95, 0.2, 0.03, 0.1))]
    return mixed(*parts)


@sound("worms-rising/peck", -2)
def peck(rng):
    return echoes(mixed(*((at, level, mixed((0, 1.0, click(rng, 1900, 0.08, 0.008, 5)), (0, 0.6, knock(rng, 340, 0.12, 0.014))))
                          for at, level in ((0, 1.0), (0.09, 0.8)))), 0.5, 0.15, tail=0.12)


@sound("worms-rising/eat")
def eat(rng):
    gulp = shaped(tone(0.26, glide(0.26, 170, 95, 250, 330), ((1, 1.0), (2, 0.3))), swell(0.26, 0.55))
    return mixed((0, 0.6, shaped(squelch(rng, 0.16, 900, 420, 700), swell(0.16, 0.3))), (0.14, 1.0, gulp),
                 (0.33, 0.25, click(rng, 700, 0.06, 0.012, 2)))


@sound("worms-rising/bite")
def bite(rng):
    return mixed((0, 1.0, click(rng, 1500, 0.06, 0.01, 1.5)), (0.035, 0.8, click(rng, 800, 0.08, 0.014, 1.5)),
                 (0.03, 0.7, grains(rng, 0.2, 25, 700, 2400)), (0.03, 0.5, knock(rng, 130, 0.2, 0.03, 0.1)))


@sound("worms-rising/rain", -3)
def rain(rng):
    whole = swell(1.3, 0.4)
    fall = shaped(filtered(filtered(noise(rng, 1.3), 5200), 900, kind="high"), whole)
    return echoes(mixed((0, 0.5, fall), (0, 1.0, grains(rng, 1.3, 240, 1400, 5200, 0.004, whole))), 0.8, 0.12, tail=0.25)


@sound("worms-rising/sink", -1)
def sink(rng):
    return mixed((0, 1.0, rumble(rng, 0.5, 170, swell(0.5, 0.3))), (0.05, 0.25, grains(rng, 0.45, 60, 400, 1800, 0.006, swell(0.45))))


@sound("worms-rising/fall", -2)
def fall(rng):
    air = shaped(filtered(noise(rng, 0.2), glide(0.2, 1500, 500), 1.5, "band"), swell(0.2, 0.7))
    return mixed((0, 0.35, air), (0.17, 1.0, knock(rng, 88, 0.25, 0.04, 0.25)), (0.18, 0.3, grains(rng, 0.2, 20, 600, 2000)))


@sound("worms-rising/warp", -3)
def warp(rng):
    down = tone(0.5, glide(0.5, 900, 240, 620), ((1, 1.0), (1.007, 0.9), (2.01, 0.25)))
    return echoes(shaped(down, swell(0.5, 0.45)), 1.2, 0.4, tail=0.4)


@sound("worms-rising/raise", -3)
def raise_undead(rng):
    moan = mixed(*((0, 0.4, tone(0.9, glide(0.9, p * 0.86, p, p * 1.02), ((1, 1.0), (3, 0.25)))) for p in (146.8, 155.9, 220.5)))
    breath = filtered(noise(rng, 0.9), glide(0.9, 350, 900, 500), 3, "band")
    return echoes(shaped(mixed((0, 1.0, moan), (0, 0.8, breath)), swell(0.9, 0.55)), 1.5, 0.35, tail=0.5)


@sound("worms-rising/stun", -4)
def stun(rng):
    wobble = tone(0.55, lambda t: 620 - 300 * t + 60 * math.sin(TAU * 7 * t), ((1, 1.0), (2, 0.1)))
    return echoes(mixed((0, 0.5, knock(rng, 200, 0.15)), (0.03, 0.8, shaped(wobble, swell(0.55, 0.2)))), 0.8, 0.2, tail=0.25)


@sound("worms-rising/break", -1)
def break_stone(rng):
    return mixed((0, 1.0, click(rng, 1100, 0.12, 0.02, 0.8)), (0, 0.7, knock(rng, 140, 0.2, 0.03)),
                 (0.05, 0.9, grains(rng, 0.4, 45, 700, 3200, 0.008, decay(0.12))))


@sound("worms-rising/burn", -3)
def burn(rng):
    hiss = shaped(filtered(noise(rng, 0.7), glide(0.7, 5000, 2200), 0.8, "band"), decay(0.16, 0.02))
    return mixed((0, 0.8, hiss), (0, 0.8, grains(rng, 0.6, 50, 900, 4000, 0.004, decay(0.2))), (0, 0.4, rumble(rng, 0.5, 300, decay(0.15))))


@sound("worms-rising/put", -5)
def put(rng):
    return mixed((0, 1.0, knock(rng, 210, 0.16, 0.022, 0.3)), (0.01, 0.25, grains(rng, 0.15, 12, 900, 2600)))


@sound("worms-rising/power", -4)
def power(rng):
    return echoes(mixed(*((0.055 * i, 0.6, pluck(pitch, 0.6, 0.1)) for i, pitch in enumerate((587.3, 880, 1174.7, 1760)))),
                  1.2, 0.35, tail=0.5)


@sound("worms-rising/event", -3)
def special_event(rng):
    gong = mixed(*((0, level, shaped(tone(1.4, 98 * ratio), decay(0.3 / ratio ** 0.6, 0.01)))
                   for ratio, level in ((1, 1.0), (1.52, 0.6), (2.03, 0.5), (2.71, 0.4), (3.9, 0.3), (5.4, 0.2))))
    return echoes(gong, 1.6, 0.3, 0.5, 0.6)


def cricket(rng, pitch):
    """A phrase of three or four strokes of the wings."""
    parts = []
    for i in range(rng.choice((3, 4))):
        stroke = tone(0.026, pitch * (1 + 0.004 * i), ((1, 1.0), (2, 0.12)))
        parts.append((0.04 * i, 0.7 + 0.1 * i, shaped(stroke, swell(0.026, 0.4))))
    return mixed(*parts)


@sound("worms-rising/night", loop=True)
def night(rng):
    length = 28.0
    air = lambda t: 0.6 + 0.4 * math.sin(TAU * t * 2 / length + 1) * math.sin(TAU * t * 3 / length)
    out = shaped(filtered(filtered(noise(rng, length), 420, loop=True), 420, loop=True), air)
    leaves = filtered(noise(rng, length), 2600, 0.8, "band", loop=True)
    leaves = shaped(leaves, lambda t: 0.045 * max(0.0, math.sin(TAU * t * 2 / length - 0.8)) ** 3)
    out = [a * 0.55 + b for a, b in zip(out, leaves)]
    voices = [0.0] * len(out)
    # Each sits in its own place and has its own time; the near ones rest now and then.
    for pitch, level, beat, rests in ((3950, 0.05, 0.875, 0.15), (4320, 0.022, 0.7, 0.05), (3620, 0.012, 1.0, 0)):
        for i in range(int(length / beat)):
            if rng.random() >= rests:
                add_round(voices, i * beat + rng.uniform(0, 0.03), level * rng.uniform(0.7, 1), cricket(rng, pitch))
    # An owl, far away, twice.
    for at in (9.3, 22.1):
        for delay, seconds, level in ((0, 0.28, 0.7), (0.55, 0.16, 0.5), (0.78, 0.5, 1.0)):
            hoot = shaped(tone(seconds, glide(seconds, 375, 392, 360), ((1, 1.0), (2, 0.08))), swell(seconds, 0.35))
            add_round(voices, at + delay, 0.028 * level, hoot)
    voices = echoes(voices, 2.2, 0.4, 0.4, loop=True)
    return [a + b for a, b in zip(out, voices)]


# ----------------------------------------------------------------------------------------------------------------------
# The desert

@sound("terror-below/drive", -2)
def drive(rng):
    return shaped(motor(rng, 0.75, glide(0.75, 42, 78, 84, 52)), swell(0.75, 0.3))


@sound("terror-below/jump")
def jump(rng):
    rev = shaped(motor(rng, 0.5, glide(0.5, 60, 130, 150)), swell(0.5, 0.7))
    air = shaped(filtered(noise(rng, 0.3), glide(0.3, 700, 1600, 800), 1.5, "band"), swell(0.3))
    land = mixed((0, 1.0, knock(rng, 80, 0.3, 0.04)), (0.02, 0.5, grains(rng, 0.25, 25, 500, 2200)))
    return mixed((0, 0.9, rev), (0.38, 0.3, air), (0.62, 1.0, land), (0.6, 0.5, shaped(motor(rng, 0.35, glide(0.35, 70, 50)), swell(0.35, 0.2))))


@sound("terror-below/crash", 1)
def crash(rng):
    plate = mixed(*((0, level, shaped(tone(0.8, pitch), decay(0.07))) for pitch, level in
                    ((310, 0.5), (487, 0.4), (731, 0.35), (1130, 0.25), (1790, 0.15))))
    hit = shaped(filtered(noise(rng, 0.7), glide(0.7, 4200, 500), 0.7), decay(0.07, 0.001))
    return echoes(mixed((0, 1.0, hit), (0, 0.5, plate), (0, 0.8, knock(rng, 70, 0.4, 0.06)), (0.12, 0.6, grains(rng, 0.6, 50, 500, 3200, 0.01, decay(0.2)))),
                  1.0, 0.2, tail=0.4)


@sound("terror-below/clear", -2)
def clear(rng):
    scrape = shaped(filtered(noise(rng, 0.32), glide(0.32, 900, 1700, 700), 1.0, "band"), swell(0.32, 0.4))
    return mixed((0, 0.5, scrape), (0, 1.0, grains(rng, 0.42, 40, 350, 1500, 0.012)), (0.2, 0.5, knock(rng, 150, 0.15)))


@sound("terror-below/egg", -4)
def egg(rng):
    pop = shaped(tone(0.14, glide(0.14, 280, 620)), swell(0.14, 0.3))
    return mixed((0, 0.8, pop), (0.07, 0.35, pluck(1320, 0.3, 0.05)), (0, 0.2, click(rng, 900, 0.05, 0.01, 2)))


@sound("terror-below/drop", -5)
def drop(rng):
    return mixed((0, 1.0, knock(rng, 175, 0.16, 0.02, 0.35)), (0.02, 0.5, grains(rng, 0.18, 16, 500, 1800, 0.008)))


@sound("terror-below/deliver", -2)
def deliver(rng):
    coins = [(0.16 + 0.055 * i + rng.uniform(0, 0.02), 0.35,
              mixed((0, 1.0, shaped(tone(0.3, rng.uniform(2900, 4300)), decay(0.035))),
                    (0, 0.6, shaped(tone(0.3, rng.uniform(5200, 6800)), decay(0.025))))) for i in range(6)]
    return echoes(mixed((0, 1.0, knock(rng, 120, 0.25, 0.03, 0.4)), *coins), 0.6, 0.15, tail=0.2)


@sound("terror-below/points", -6)
def points(rng):
    return echoes(mixed((0, 0.7, pluck(784, 0.4, 0.08)), (0.07, 0.8, pluck(1174.7, 0.5, 0.1))), 0.8, 0.2, tail=0.25)


@sound("terror-below/bounty", -2)
def bounty(rng):
    notes = ((0.16, 392), (0.26, 523.3), (0.36, 659.3), (0.36, 392))
    return echoes(mixed((0, 1.0, knock(rng, 105, 0.25, 0.03, 0.6)), *((at, 0.6, pluck(p, 0.8, 0.14)) for at, p in notes)), 1.0, 0.25, tail=0.4)


@sound("terror-below/steal", -3)
def steal(rng):
    whip = shaped(filtered(noise(rng, 0.18), glide(0.18, 600, 3800), 2.0, "band"), swell(0.18, 0.8))
    return mixed((0, 0.9, whip), (0.17, 0.8, shaped(tone(0.12, glide(0.12, 620, 300)), swell(0.12, 0.2))))


@sound("terror-below/swell", -5)
def sand(rng):
    return mixed((0, 1.0, rumble(rng, 0.36, 140, swell(0.36, 0.5))),
                 (0, 0.25, shaped(filtered(noise(rng, 0.36), 1800, 0.8, "band"), swell(0.36, 0.6))))


@sound("terror-below/rumble")
def ground(rng):
    shake = lambda t: swell(0.9, 0.8)(t) * (0.75 + 0.25 * math.sin(TAU * 11 * t))
    return mixed((0, 1.0, rumble(rng, 0.9, 130, shake)), (0.1, 0.3, grains(rng, 0.8, 70, 300, 1500, 0.01, swell(0.8, 0.7))))


@sound("terror-below/roar", 1)
def roar(rng):
    throat = warm(tone(1.0, lambda t: 74 - 22 * t + 9 * math.sin(TAU * 17 * t) + 4 * math.sin(TAU * 41 * t),
                       ((1, 1.0), (2, 0.7), (3, 0.6), (4, 0.4), (5, 0.35), (7, 0.25))), 1.5)
    rough = mixed((0, 0.8, throat), (0, 0.5, filtered(noise(rng, 1.0), 2400)))
    mouth = mixed((0, 1.0, filtered(rough, glide(1.0, 380, 760, 520), 2.5, "band")),
                  (0, 0.6, filtered(rough, glide(1.0, 900, 1500, 1100), 3, "band")), (0, 0.35, filtered(rough, 150)))
    return echoes(shaped(mouth, swell(1.0, 0.25)), 1.7, 0.28, 0.45, 0.6)


@sound("terror-below/destroy", 1)
def destroy(rng):
    blast = shaped(filtered(noise(rng, 1.1), glide(1.1, 3000, 260, 120), 0.6), decay(0.16, 0.003))
    return echoes(mixed((0, 1.0, blast), (0, 0.8, knock(rng, 48, 0.6, 0.1, 0.3)), (0.15, 0.7, grains(rng, 0.9, 70, 300, 2600, 0.012, decay(0.3)))),
                  1.4, 0.2, tail=0.5)


@sound("terror-below/shot", -1)
def shot(rng):
    bang = shaped(filtered(noise(rng, 0.35), glide(0.35, 3600, 500), 0.7), decay(0.03, 0.0008))
    return echoes(mixed((0, 1.0, bang), (0, 0.7, knock(rng, 90, 0.25, 0.03, 0.2))), 1.6, 0.22, 0.45, 0.45)


@sound("terror-below/beaten")
def beaten(rng):
    groan = warm(tone(0.9, lambda t: 92 * 0.42 ** (t / 0.9) + 3 * math.sin(TAU * 13 * t), ((1, 1.0), (2, 0.6), (3, 0.5), (5, 0.2))), 1.4)
    voice = shaped(filtered(groan, glide(0.9, 620, 230), 2, "band"), swell(0.9, 0.2))
    return echoes(mixed((0, 1.0, voice), (0.78, 0.9, knock(rng, 58, 0.5, 0.09, 0.2)), (0.8, 0.4, grains(rng, 0.4, 40, 300, 1600, 0.01))),
                  1.5, 0.22, tail=0.4)


@sound("terror-below/death", -1)
def death(rng):
    stall = shaped(motor(rng, 0.7, glide(0.7, 70, 34, 14)), lambda t: 1 - t / 0.72)
    bell = shaped(tone(1.1, 130.8, ((1, 1.0), (2.4, 0.4), (3.1, 0.2))), decay(0.24, 0.01))
    return echoes(mixed((0, 0.8, stall), (0.45, 0.7, bell)), 1.4, 0.25, tail=0.5)


@sound("terror-below/horn", -3)
def horn(rng):
    blow = warm(mixed((0, 0.6, tone(0.8, glide(0.8, 215, 220, 220), ((1, 1.0), (2, 0.6), (3, 0.4), (4, 0.2)))),
                      (0, 0.5, tone(0.8, glide(0.8, 272, 277.2, 277.2), ((1, 1.0), (2, 0.6), (3, 0.3))))), 1.2)
    return echoes(shaped(filtered(blow, 1500), swell(0.8, 0.12)), 1.8, 0.3, 0.45, 0.6)


@sound("terror-below/desert", loop=True)
def desert(rng):
    length = 30.0
    slow = lambda t: 0.5 + 0.25 * math.sin(TAU * t / length * 2) + 0.25 * math.sin(TAU * t / length * 3 + 2)
    gust = lambda t: max(0.0, math.sin(TAU * t / length * 2 - 0.6)) ** 2 * (0.7 + 0.3 * math.sin(TAU * t / length * 11))
    base = noise(rng, length)
    low = shaped(filtered(filtered(base, 260, loop=True), 260, loop=True), lambda t: 0.5 + 0.5 * slow(t))
    howl = filtered(base, lambda t: 330 + 190 * slow(t) + 40 * math.sin(TAU * t / length * 9), 9, "band", loop=True)
    high = filtered(base, lambda t: 620 + 260 * slow(t), 12, "band", loop=True)
    sands = filtered(filtered(noise(rng, length), 3000, 0.8, "band", loop=True), 1200, kind="high", loop=True)
    out = [a * 1.1 + b * 0.16 * (0.35 + slow(i / RATE)) + c * 0.07 * gust(i / RATE) + d * 0.05 * gust(i / RATE)
           for i, (a, b, c, d) in enumerate(zip(low, howl, high, sands))]
    return echoes(out, 2.0, 0.2, 0.5, loop=True)


# ----------------------------------------------------------------------------------------------------------------------
# Loudness and files

def biquad(signal, b, a, loop):
    out = [0.0] * len(signal)
    x1 = x2 = y1 = y2 = 0.0
    for _ in range(2 if loop else 1):
        for i, x in enumerate(signal):
            y = b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
            x1, x2, y1, y2 = x, x1, y, y1
            out[i] = y
    return out


def weighted(signal, loop):
    """The weighting of BS.1770, its two filters computed for our rate."""
    k = math.tan(math.pi * 1681.97 / RATE)
    q, gain = 0.7071752, 10 ** (3.999844 / 20)
    vb = gain ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = ([(gain + vb * k / q + k * k) / a0, 2 * (k * k - gain) / a0, (gain - vb * k / q + k * k) / a0],
             [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    k = math.tan(math.pi * 38.13547 / RATE)
    q = 0.5003270
    a0 = 1 + k / q + k * k
    high = ([1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    return biquad(biquad(signal, *shelf, loop), *high, loop)


def loudness(signal, loop):
    """In LUFS: of all of a loop, or of the loudest 100 ms."""
    squares = [x * x for x in weighted(signal, loop)]
    if loop:
        power = sum(squares) / len(squares)
    else:
        window, best = samples(0.1), 0.0
        for begin in range(0, max(1, len(squares) - window), window // 4):
            best = max(best, sum(squares[begin:begin + window]))
        power = best / window
    return -0.691 + 10 * math.log10(power)


def finished(signal, gain, loop):
    """Without a mean value, ramped at both ends, and as loud as it should be, unless its peaks would be too high."""
    signal = filtered(signal, 30, kind="high", loop=loop)
    if not loop:
        rise, fall = samples(RAMP_IN), samples(RAMP_OUT)
        silent = 0.002 * max(map(abs, signal))
        last = max(i for i, x in enumerate(signal) if abs(x) > silent)
        signal = signal[:last + 1] + [0.0] * fall
        for i in range(rise):
            signal[i] *= i / rise
        for i in range(fall):
            signal[-1 - fall - i] *= i / fall
    level = 10 ** (((QUIET if loop else LOUD) + gain - loudness(signal, loop)) / 20)
    level = min(level, PEAK / max(map(abs, signal)))
    return [x * level for x in signal]


def halved(signal):
    """Every other sample of a loop: at half the rate it takes half the work to play for long."""
    low = filtered(filtered(signal, RATE * 0.21, 0.54, loop=True), RATE * 0.21, 1.31, loop=True)
    return low[::2]


def write_wav(signal, path, rate=RATE):
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        data = array.array("h", (round(x * 32767) for x in signal))
        if sys.byteorder == "big":
            data.byteswap()
        file.writeframes(data.tobytes())


def make(name, wav):
    build, gain, loop = SOUNDS[name]
    signal = finished(build(random.Random(name)), gain, loop)
    here = pathlib.Path(__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(wav or folder, name + ".wav")
        write_wav(halved(signal) if loop else signal, path, RATE // 2 if loop else RATE)
        if not wav:
            to = here / (name + ".ogg")
            to.parent.mkdir(exist_ok=True)
            subprocess.run(["oggenc", "--quiet", "--serial", "1", "--quality", str(QUALITY), "--output", str(to), str(path)],
                           check=True)
    peak = 20 * math.log10(max(map(abs, signal)))
    rms = 10 * math.log10(sum(x * x for x in signal) / len(signal))
    print(f"{name:24} {len(signal) / RATE:5.2f} s  {loudness(signal, loop):6.1f} LUFS  rms {rms:6.1f} dB  peak {peak:5.1f} dB", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wav", metavar="FOLDER")
    parser.add_argument("name", nargs="*", choices=[[], *SOUNDS], metavar="NAME")
    options = parser.parse_args()
    for name in options.name or SOUNDS:
        make(name, options.wav)


if __name__ == "__main__":
    main()
