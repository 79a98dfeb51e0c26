"""Synthesises the sounds: paper, wood and a few soft notes.

Paper is noise in a frequency band that moves with the card. Wood and notes are sums of decaying sine
waves (modes). Every sound is mono, has no reverb, starts and ends at zero, and peaks well below full
scale. Each sound has a fixed random seed.
"""

import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

import raster

RATE = 44_100
FOLDER = raster.ASSETS / "sounds"


def seconds(duration: float) -> np.ndarray:
    """The times of the samples in seconds."""
    return np.arange(int(duration * RATE)) / RATE


def swell(duration: float, rise: float, curve: float = 2.0) -> np.ndarray:
    """An envelope that rises like a cosine for `rise` seconds and then falls to zero."""
    t = seconds(duration)
    up = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / rise, 0, 1))
    down = np.clip((duration - t) / (duration - rise), 0, 1) ** curve
    return up * down


def band(noise: np.ndarray, low: float, high: float) -> np.ndarray:
    """Band-pass noise between two frequencies, with soft slopes and standard deviation 1."""
    frequency = np.fft.rfftfreq(len(noise), 1 / RATE) + 1e-9
    gain = 1 / (1 + (low / frequency) ** 4) / (1 + (frequency / high) ** 4)
    shaped = np.fft.irfft(np.fft.rfft(noise) * gain, len(noise))
    return shaped / shaped.std()


def brush(seed: int, duration: float, rise: float, low: tuple, high: tuple, curve: float = 2.0):
    """A card moving over cloth: two bands of the same noise, cross-faded."""
    noise = np.random.default_rng(seed).standard_normal(int(duration * RATE))
    fade = np.linspace(0, 1, len(noise))
    sound = band(noise, *low) * (1 - fade) + band(noise, *high) * fade
    # The weave of the cloth: a slow, irregular modulation of the loudness.
    weave = band(np.random.default_rng(seed + 1000).standard_normal(len(noise)), 20, 90)
    return sound * (1 + 0.22 * weave) * swell(duration, rise, curve)


def modes(duration: float, parts: list[tuple], attack: float = 0.002) -> np.ndarray:
    """Decaying sine waves: (frequency in Hz, loudness, decay time to 1/e in s)."""
    t = seconds(duration)
    sound = sum(level * np.sin(2 * np.pi * frequency * t) * np.exp(-t / decay)
                for frequency, level, decay in parts)
    rise = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / attack, 0, 1))
    return sound * rise * np.clip((duration - t) / 0.02, 0, 1)


def mix(duration: float, *parts: tuple) -> np.ndarray:
    """Mix sounds: (start in s, loudness, sound)."""
    total = np.zeros(int(duration * RATE))
    for start, level, sound in parts:
        first = int(start * RATE)
        piece = sound[: len(total) - first]
        total[first:first + len(piece)] += level * piece
    tail = min(len(total), int(0.012 * RATE))
    total[-tail:] *= np.linspace(1, 0, tail)
    return total


def slide(seed: int, pitch: float = 1.0) -> np.ndarray:
    """A card sliding over the felt."""
    return brush(seed, 0.19, 0.055, (700 * pitch, 2600 * pitch), (1100 * pitch, 4200 * pitch))


def lay(seed: int, pitch: float = 1.0) -> np.ndarray:
    """A card laid on the table: a flap of air, then paper on cloth."""
    flap = brush(seed, 0.09, 0.006, (900 * pitch, 3800 * pitch), (500 * pitch, 2000 * pitch), 3.0)
    thump = modes(0.11, [(176 * pitch, 1.0, 0.022), (297 * pitch, 0.7, 0.016), (515 * pitch, 0.4, 0.010)])
    return mix(0.13, (0, 0.28, flap), (0.002, 0.9, thump))


def wooden(seed: int, pitch: float, length: float = 0.14) -> np.ndarray:
    """A disc set down on a board."""
    knock = modes(length, [(412 * pitch, 1.0, 0.030), (968 * pitch, 0.6, 0.020), (1670 * pitch, 0.33, 0.012),
                           (2690 * pitch, 0.14, 0.007)], attack=0.002)
    touch = brush(seed, 0.02, 0.002, (900, 4200), (700, 3000), 3.0)
    return mix(length, (0, 1.0, knock), (0, 0.10, touch))


def turned(seed: int, pitch: float) -> np.ndarray:
    """A disc turning over: two light touches, the second lower."""
    first = modes(0.06, [(1180 * pitch, 1.0, 0.009), (1960 * pitch, 0.4, 0.006)], attack=0.0025)
    second = modes(0.08, [(760 * pitch, 1.0, 0.014), (1290 * pitch, 0.45, 0.009)], attack=0.0025)
    air = brush(seed, 0.07, 0.025, (800, 2600), (1200, 3600))
    return mix(0.13, (0, 0.45, first), (0.0, 0.05, air), (0.042, 0.85, second))


def take(seed: int) -> np.ndarray:
    """A few cards swept together and squared up."""
    sweeps = [(0.075 * card, 0.55 + 0.1 * card, slide(seed + card, 0.9 + 0.06 * card)) for card in range(3)]
    return mix(0.40, *sweeps, (0.27, 1.6, lay(seed + 9, 1.05)))


def refuse(seed: int, pitch: float) -> np.ndarray:
    """Two dull knocks, the second lower: not that."""
    return mix(0.24, (0, 0.85, wooden(seed, 0.52 * pitch, 0.12)), (0.095, 1.0, wooden(seed + 1, 0.47 * pitch)))


def bar(frequency: float, duration: float, decay: float) -> np.ndarray:
    """A wooden bar with a tube under it, as of a marimba: its partials are 1, 4 and 10."""
    return modes(duration, [(frequency, 1.0, decay), (2 * frequency, 0.06, decay * 0.6),
                            (3.98 * frequency, 0.16, decay * 0.22), (9.9 * frequency, 0.03, decay * 0.05)],
                 attack=0.004)


def melody(notes: list[tuple], duration: float, decay: float) -> np.ndarray:
    """Bars struck one after another: (start in s, frequency in Hz, loudness)."""
    return mix(duration, *[(start, level, bar(frequency, duration - start, decay))
                           for start, frequency, level in notes])


# C major upwards; F minor downwards.
VICTORY = [(0.0, 523.25, 0.8), (0.11, 659.26, 0.85), (0.22, 783.99, 0.9), (0.36, 1046.5, 1.0),
           (0.36, 523.25, 0.4)]
DEFEAT = [(0.0, 523.25, 0.9), (0.20, 415.30, 0.9), (0.42, 349.23, 1.0), (0.42, 174.61, 0.35)]

# By name: the sound and its peak in dB of full scale. Frequent sounds are the quietest.
SOUNDS = {
    "deal": (lambda: mix(0.15, (0, 0.5, brush(1, 0.11, 0.02, (900, 3400), (1500, 5200))),
                         (0.055, 1.5, lay(2, 1.2))), -12),
    "deal-2": (lambda: mix(0.15, (0, 0.5, brush(3, 0.11, 0.02, (840, 3200), (1400, 4900))),
                           (0.055, 1.5, lay(4, 1.13))), -12),
    "slide": (lambda: slide(10), -13),
    "slide-2": (lambda: slide(20, 1.12), -13),
    "slide-3": (lambda: slide(30, 0.9), -13),
    "lay": (lambda: lay(40), -9),
    "lay-2": (lambda: lay(50, 1.09), -9),
    "lay-3": (lambda: lay(60, 0.92), -9),
    "flip": (lambda: turned(70, 1.0), -13),
    "flip-2": (lambda: turned(80, 1.07), -13),
    "flip-3": (lambda: turned(90, 0.94), -13),
    "place": (lambda: wooden(100, 1.0), -9),
    "place-2": (lambda: wooden(110, 1.05), -9),
    "place-3": (lambda: wooden(120, 0.95), -9),
    "take": (lambda: take(130), -11),
    "take-2": (lambda: take(230), -9),
    "draw": (lambda: brush(140, 0.15, 0.05, (900, 2800), (1700, 5000)), -14),
    "draw-2": (lambda: brush(141, 0.14, 0.045, (980, 3000), (1800, 5300)), -14),
    "draw-3": (lambda: brush(142, 0.16, 0.055, (840, 2600), (1600, 4700)), -14),
    "pick-up": (lambda: brush(180, 0.08, 0.02, (1300, 3900), (1900, 5200)), -15.5),
    "pick-up-2": (lambda: brush(181, 0.085, 0.022, (1200, 3700), (1750, 4900)), -18),
    "refuse": (lambda: refuse(200, 1.0), -13),
    "refuse-2": (lambda: refuse(210, 0.96), -13),
    "tap": (lambda: modes(0.06, [(1046.5, 1.0, 0.009), (2093, 0.2, 0.005)], attack=0.002), -16),
    "pass": (lambda: mix(0.30, (0, 0.8, wooden(150, 0.72)), (0.15, 1.0, wooden(160, 0.70))), -11),
    "pass-2": (lambda: mix(0.30, (0, 0.8, wooden(170, 0.74)), (0.14, 1.0, wooden(180, 0.71))), -11),
    "win": (lambda: melody(VICTORY, 1.15, 0.26), -10),
    "lose": (lambda: melody(DEFEAT, 1.15, 0.25), -10),
}


def write(name: str, sound: np.ndarray, peak: float) -> None:
    """Normalise to the peak level and encode as Ogg Vorbis."""
    sound = sound / np.abs(sound).max() * 10 ** (peak / 20)
    path = FOLDER / f"{name}.ogg"
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pcm = Path(folder) / "sound.wav"
        with wave.open(str(pcm), "wb") as file:
            file.setparams((1, 2, RATE, len(sound), "NONE", ""))
            file.writeframes(np.rint(sound * 32767).astype("<i2").tobytes())
        # A fixed serial number makes the file reproducible.
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "--quality", "4",
                        "--output", path, pcm], check=True)
    raster.report(path)


if __name__ == "__main__":
    for each, (make, loudness) in SOUNDS.items():
        write(each, make(), loudness)
