"""Synthesises the music: a quiet minute that loops seamlessly.

A marimba plays a few notes over slow chords of sine waves, with a long, dark reverb. All sounds are
mixed into a circular buffer: what rings on after the last bar continues in the first one. The notes
are random with a fixed seed.
"""

import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np

import raster
import sounds

RATE = 32_000
BEAT = 60 / 63
BARS = 18
LENGTH = round(BARS * 4 * BEAT * RATE)
PEAK = -11.0
FILE = sounds.FOLDER / "music.ogg"
LARGEST = 500_000

# One chord a bar: the bass, and three notes above it, as MIDI numbers; in A minor and C major.
AM, F, C, G, DM, EM = ((45, 60, 64, 67), (41, 60, 64, 69), (48, 59, 64, 67), (43, 59, 62, 69),
                       (38, 60, 65, 69), (40, 59, 62, 67))
CHORDS = [AM, AM, F, F, C, C, G, G, AM, AM, DM, DM, F, F, EM, EM, G, EM]
# A pentatonic scale: any two of its notes sound well together.
SCALE = [69, 72, 74, 76, 79, 81, 84]


def frequency(note: float) -> float:
    """The frequency of a MIDI note in Hz."""
    return 440 * 2 ** ((note - 69) / 12)


def lay(ring: np.ndarray, start: float, sound: np.ndarray, level: float) -> None:
    """Mixes in a sound at a time in beats, wrapping around at the end."""
    first = round(start * BEAT * RATE)
    np.add.at(ring, np.arange(first, first + len(sound)) % len(ring), level * sound)


def bar(note: float) -> np.ndarray:
    """A marimba note, struck with a soft mallet."""
    t = np.arange(int(3.2 * RATE)) / RATE
    pitch = frequency(note)
    decay = 0.75 * (440 / pitch) ** 0.5
    parts = [(1, 1.0, decay), (3.98, 0.07, decay * 0.18), (2, 0.05, decay * 0.5)]
    sound = sum(level * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t / fall) for ratio, level, fall in parts)
    return sound * (0.5 - 0.5 * np.cos(np.pi * np.clip(t / 0.012, 0, 1)))


def breath(note: float, beats: float) -> np.ndarray:
    """A pad note that swells and fades: two slightly detuned sine waves."""
    t = np.arange(int(beats * BEAT * RATE)) / RATE
    pitch = frequency(note)
    swell = np.sin(np.pi * t / t[-1]) ** 1.4
    return swell * (np.sin(2 * np.pi * pitch * t) + 0.8 * np.sin(2 * np.pi * pitch * 1.0021 * t + 1)
                    + 0.1 * np.sin(4 * np.pi * pitch * t))


def melody(rng: np.random.Generator) -> list[tuple[float, int, float]]:
    """A few notes in most bars, in small steps: (beat, MIDI note, loudness)."""
    notes, place = [], 3
    for number in range(BARS):
        if number % 6 == 5:
            continue
        for beat in sorted(rng.choice([0, 1, 1.5, 2, 3, 3.5], size=int(rng.integers(1, 4)), replace=False)):
            place = int(np.clip(place + rng.integers(-2, 3), 0, len(SCALE) - 1))
            notes.append((4 * number + float(beat), SCALE[place], float(rng.uniform(0.55, 0.9))))
    return notes


def echo(ring: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A reverb: circular convolution with decaying, low-pass filtered noise."""
    t = np.arange(len(ring)) / RATE
    tail = rng.standard_normal(len(ring)) * np.exp(-t / 0.55) * np.clip(t / 0.02, 0, 1)
    spectrum = np.fft.rfft(tail)
    pitch = np.fft.rfftfreq(len(ring), 1 / RATE)
    spectrum /= 1 + (pitch / 1600) ** 2
    wet = np.fft.irfft(np.fft.rfft(ring) * spectrum, len(ring))
    return wet * ring.std() / wet.std()


def compose() -> np.ndarray:
    """The complete loop."""
    rng = np.random.default_rng(36)
    ring = np.zeros(LENGTH)
    for number, (bass, *upper) in enumerate(CHORDS):
        # A chord starts before its bar and fades after it, so that chords cross-fade.
        lay(ring, 4 * number - 1, breath(bass, 6.5), 0.16)
        for index, note in enumerate(upper):
            lay(ring, 4 * number - 1 + 0.35 * index, breath(note, 6), 0.055)
        lay(ring, 4 * number, bar(bass + 12), 0.22)
    for beat, note, level in melody(rng):
        lay(ring, beat, bar(note), 0.3 * level)
    return ring + 0.55 * echo(ring, rng)


def write(ring: np.ndarray) -> None:
    """Normalises to the peak level and encodes as Ogg Vorbis."""
    ring = ring / np.abs(ring).max() * 10 ** (PEAK / 20)
    with tempfile.TemporaryDirectory() as folder:
        pcm = Path(folder) / "music.wav"
        with wave.open(str(pcm), "wb") as file:
            file.setparams((1, 2, RATE, len(ring), "NONE", ""))
            file.writeframes(np.rint(ring * 32767).astype("<i2").tobytes())
        # A fixed serial number makes the file reproducible.
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "--quality", "2",
                        "--output", FILE, pcm], check=True)
    raster.report(FILE)


def faults() -> list[str]:
    """The faults of the decoded file."""
    raw = subprocess.run(["oggdec", "--quiet", "--raw", "--output", "-", FILE], check=True, capture_output=True).stdout
    ring = np.frombuffer(raw, dtype="<i2") / 32768
    seam = abs(ring[0] - ring[-1])
    # A usual difference between adjacent samples.
    usual = np.percentile(np.abs(np.diff(ring)), 99.9)
    peak, rms = 20 * np.log10(np.abs(ring).max()), 20 * np.log10(ring.std())
    print(f"music {len(ring) / RATE:.1f} s  peak {peak:.1f} dB  rms {rms:.1f} dB"
          f"  seam {seam:.4f}, usual step {usual:.4f}  {FILE.stat().st_size} bytes")
    found = {"wrong length": len(ring) != LENGTH, "clicks at its seam": seam > 2 * usual,
             "too loud": peak > -8, "too large": FILE.stat().st_size > LARGEST}
    return [f"music: {fault}" for fault, is_so in found.items() if is_so]


if __name__ == "__main__":
    write(compose())
    sys.exit("\n".join(faults()) or 0)
