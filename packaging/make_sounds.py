"""Makes the program's sounds: ``python packaging/make_sounds.py [folder]`` writes resources/sounds/*.wav anew.

Cards are filtered noise; what tells of a success is a wooden bar that is struck softly. The same bytes come out on
every machine: floats are only added, subtracted, multiplied and divided one by one, which IEEE 754 settles to the last
bit; sines and decays are made of that, and noise comes from a generator of integers. Standard library only.
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 44_100
"""Samples a second."""
FULL = 32_767
PI = 3.141592653589793
LN_2 = 0.6931471805599453

Wave = list[float]
"""Samples, 1 being full scale."""


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def sine_cosine(angle: float) -> tuple[float, float]:
    """By their series. angle: radians, from 0 to 2 pi."""
    sine = cosine = 0.0
    term = 1.0
    for n in range(40):
        turn = -1.0 if n // 2 % 2 else 1.0
        if n % 2:
            sine += turn * term
        else:
            cosine += turn * term
        term = term * angle / (n + 1)
    return sine, cosine


def exponential(x: float) -> float:
    """e to the power of x, by its series, for small x."""
    total = term = 1.0
    for n in range(1, 20):
        term = term * x / n
        total += term
    return total


def bump(length: int, peak: float) -> Wave:
    """From 0 softly to 1 and softly back. peak: where it is 1, as a part of the length."""
    top = max(1, round(length * peak))
    rest = max(1, length - top)
    parts = [n / top if n < top else (length - n) / rest for n in range(length)]
    return [part * part * (3 - 2 * part) for part in parts]


def decay(length: int, half_life: float) -> Wave:
    """From 1, half of it every `half_life` seconds."""
    factor = exponential(-LN_2 / (half_life * RATE))
    level, levels = 1.0, []
    for _ in range(length):
        levels.append(level)
        level *= factor
    return levels


def times(*waves: Sequence[float]) -> Wave:
    """Their product, as long as the shortest."""
    product = []
    for values in zip(*waves):
        level = 1.0
        for value in values:
            level *= value
        product.append(level)
    return product


def mix(length: int, *parts: tuple[float, float, Sequence[float]]) -> Wave:
    """A sum. parts: seconds from the start, strength, wave."""
    total = [0.0] * length
    for start, strength, part in parts:
        first = samples(start)
        for n, value in enumerate(part[: max(0, length - first)]):
            total[first + n] += strength * value
    return total


def noise(length: int, seed: int) -> Wave:
    """White, from -1 to 1 (the generator is MMIX's)."""
    state, values = seed, []
    for _ in range(length):
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % (1 << 64)
        values.append((state >> 33) / (1 << 30) - 1.0)
    return values


def low_pass(values: Iterable[float], hertz: float) -> Wave:
    """What is above `hertz` gets weaker by 6 dB an octave."""
    part = 1.0 - exponential(-2 * PI * hertz / RATE)
    level, out = 0.0, []
    for value in values:
        level += part * (value - level)
        out.append(level)
    return out


def band(values: Iterable[float], start: float, end: float, length: int, width: float) -> Wave:
    """What is near a frequency that glides from `start` to `end`, Hz (a state-variable filter). width: 1 is wide."""
    low = mid = factor = 0.0
    out = []
    for n, value in enumerate(values):
        if n % 64 == 0:
            hertz = start + (end - start) * n / length
            factor = 2 * sine_cosine(PI * hertz / RATE)[0]
        low += factor * mid
        high = value - low - width * mid
        mid += factor * high
        out.append(mid)
    return out


def tone(length: int, start: float, end: float | None = None) -> Wave:
    """A sine that glides from `start` to `end` Hz."""
    end = start if end is None else end
    phase, out = 0.0, []
    if start == end:
        turn_sine, turn_cosine = sine_cosine(2 * PI * start / RATE)
        sine, cosine = 0.0, 1.0
        for _ in range(length):
            out.append(sine)
            sine, cosine = sine * turn_cosine + cosine * turn_sine, cosine * turn_cosine - sine * turn_sine
        return out
    for n in range(length):
        out.append(sine_cosine(phase)[0])
        phase += 2 * PI * (start + (end - start) * n / length) / RATE
        if phase > 2 * PI:
            phase -= 2 * PI
    return out


def swish(seconds: float, start: float, end: float, peak: float, seed: int, width: float = 0.9) -> Wave:
    """A card that brushes over the felt."""
    length = samples(seconds)
    soft = low_pass(low_pass(noise(length, seed), 3800), 3800)
    return times(band(soft, start, end, length, width), bump(length, peak))


def tap(seconds: float, hertz: float, seed: int) -> Wave:
    """A card that comes to lie: a dull knock and a little paper."""
    length = samples(seconds)
    knock = times(tone(length, hertz, hertz * 0.7), decay(length, 0.014))
    paper = times(low_pass(band(noise(length, seed), 1300, 800, length, 0.9), 2400), decay(length, 0.011))
    return mix(length, (0, 0.8, knock), (0, 1.1, paper))


def bar(seconds: float, hertz: float) -> Wave:
    """A wooden bar, struck with a soft mallet: the tone, and above it the fourth harmonic, which dies away at once."""
    length = samples(seconds)
    ground = times(tone(length, hertz), decay(length, 0.085 + 14 / hertz))
    above = times(tone(length, hertz * 4), decay(length, 0.022))
    second = times(tone(length, hertz * 2), decay(length, 0.05))
    return mix(length, (0, 1.0, ground), (0, 0.10, above), (0, 0.08, second))


def finished(wave_: Wave, peak: float, fade_in: float = 0.003, fade_out: float = 0.02) -> Wave:
    """Without a constant part and without a click at either end. peak: the greatest sample."""
    out = [value - slow for value, slow in zip(wave_, low_pass(wave_, 40))]
    for length, at in ((samples(fade_in), lambda n: n), (samples(fade_out), lambda n: len(out) - 1 - n)):
        for n in range(length):
            part = n / length
            out[at(n)] *= part * part * (3 - 2 * part)
    greatest = max(abs(value) for value in out)
    return [value * peak / greatest for value in out]


def dealt(number: int) -> Wave:
    return finished(swish(0.1, 1350 + 110 * number, 2050 + 80 * number, 0.3, 11 + number), 0.2, 0.006)


def slid(number: int) -> Wave:
    return finished(swish(0.21, 1150 + 100 * number, 720, 0.4, 21 + number, 1.1), 0.2, 0.02, 0.04)


def placed(number: int) -> Wave:
    return finished(tap(0.13, 215 + 18 * number, 31 + number), 0.28, 0.004, 0.03)


def turned(number: int) -> Wave:
    length = samples(0.16)
    up = swish(0.085, 1100 + 120 * number, 2700, 0.65, 41 + number)
    return finished(mix(length, (0, 1.0, up), (0.075, 0.55, tap(0.085, 230 + 14 * number, 47 + number))), 0.24, 0.006)


def melody(seconds: float, *notes: tuple[float, float, float], peak: float) -> Wave:
    """notes: seconds from the start, Hz, strength."""
    length = samples(seconds)
    parts = [(start, strength, bar(seconds - start, hertz)) for start, hertz, strength in notes]
    return finished(mix(length, *parts), peak, 0.004, 0.12)


G4, C5, E5, G5, A5, C6, E6 = 392.0, 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.51


class Sound(NamedTuple):
    """A file: its name without ".wav", and what makes it."""

    name: str
    make: Callable[[], Wave]


def _several(name: str, make: Callable[[int], Wave], count: int) -> list[Sound]:
    return [Sound(f"{name}_{number + 1}", partial(make, number)) for number in range(count)]


SOUNDS: tuple[Sound, ...] = (
    *_several("deal", dealt, 3),
    *_several("slide", slid, 2),
    *_several("place", placed, 3),
    *_several("turn", turned, 2),
    Sound("complete", lambda: melody(0.55, (0, C5, 0.8), (0.075, E5, 0.8), (0.15, G5, 1.0), peak=0.24)),
    Sound("your_turn", lambda: melody(0.42, (0, G4, 0.8), (0.11, C5, 1.0), peak=0.2)),
    Sound("round_won", lambda: melody(0.8, (0, G4, 0.8), (0.12, C5, 0.9), (0.24, E5, 0.9), (0.36, G5, 1.0), peak=0.26)),
    Sound(
        "match_won",
        lambda: melody(
            1.3,
            *((0.0, C5, 0.8), (0.11, E5, 0.8), (0.22, G5, 0.9), (0.33, C6, 0.9)),
            *((0.51, A5, 0.7), (0.62, C6, 0.8), (0.62, E6, 0.5), (0.62, C5, 0.7)),
            peak=0.3,
        ),
    ),
)


def write(folder: Path = FOLDER) -> None:
    """Writes every sound into `folder`: one channel, 16 bits a sample."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        values = b"".join(math.floor(value * FULL + 0.5).to_bytes(2, "little", signed=True) for value in sound.make())
        with wave.open(str(folder / f"{sound.name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(values)


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
