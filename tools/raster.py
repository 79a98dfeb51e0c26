"""Renders SVG to pixels, combines cells into an atlas, and saves small PNG files.

Drawings are supersampled four times and averaged with premultiplied alpha, which avoids seams between
shapes and dark fringes at soft edges.
"""

import io
import json
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
SUPERSAMPLE = 4


def render(svg: str, width: int, height: int) -> np.ndarray:
    """The drawing as RGBA floats in 0..1 with straight alpha, of shape `height` x `width` x 4."""
    command = [
        "rsvg-convert", "--unlimited",
        "--width", str(width * SUPERSAMPLE), "--height", str(height * SUPERSAMPLE),
        "--format", "png",
    ]
    with tempfile.NamedTemporaryFile(suffix=".svg") as file:
        file.write(svg.encode())
        file.flush()
        png = subprocess.run([*command, file.name], check=True, capture_output=True).stdout
    pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float64) / 255
    return shrink(pixels, SUPERSAMPLE)


def shrink(pixels: np.ndarray, factor: int) -> np.ndarray:
    """Average blocks of `factor` x `factor` pixels, weighted by their alpha."""
    height, width = pixels.shape[0] // factor, pixels.shape[1] // factor
    premultiplied = pixels.copy()
    premultiplied[..., :3] *= pixels[..., 3:]
    blocks = premultiplied.reshape(height, factor, width, factor, 4).mean(axis=(1, 3))
    alpha = blocks[..., 3:]
    blocks[..., :3] = np.divide(
        blocks[..., :3], alpha, out=np.zeros_like(blocks[..., :3]), where=alpha > 0
    )
    return blocks


def atlas(cells: list[list[np.ndarray]], gutter: int) -> np.ndarray:
    """Combine rows of equally large cells, each with `gutter` transparent pixels on every side."""
    padded = [
        [np.pad(cell, ((gutter, gutter), (gutter, gutter), (0, 0))) for cell in row]
        for row in cells
    ]
    return np.concatenate([np.concatenate(row, axis=1) for row in padded], axis=0)


def to_bytes(pixels: np.ndarray) -> np.ndarray:
    """Floats in 0..1 as bytes."""
    return np.clip(np.rint(pixels * 255), 0, 255).astype(np.uint8)


def save(path: Path, pixels: np.ndarray, mode: str = "RGBA") -> None:
    """Write a lossless PNG (`RGBA`, `RGB`, `LA` or `L`) and recompress it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(to_bytes(pixels), mode).save(path, optimize=True)
    squeeze(path)


def save_quantised(path: Path, pixels: np.ndarray, edge: str, colours: int = 256) -> None:
    """Write a PNG with a palette. `edge` is the colour of transparent pixels, which linear sampling
    mixes into the edges of the drawing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        full = Path(folder) / "full.png"
        Image.fromarray(to_bytes(pixels), "RGBA").save(full)
        subprocess.run(
            ["pngquant", "--speed", "1", "--nofs", "--strip", "--force",
             "--output", path, str(colours), full],
            check=True, env={"OMP_NUM_THREADS": "1", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        )
    squeeze(path)
    colour_transparency(path, edge)


def squeeze(path: Path) -> None:
    """Recompress a PNG without loss."""
    subprocess.run(["optipng", "-quiet", "-o5", "-strip", "all", path], check=True)


def colour_transparency(path: Path, colour: str) -> None:
    """Set the colour of fully transparent palette entries to `#rrggbb`."""
    data = path.read_bytes()
    chunks, at = [], 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at:at + 4])
        chunks.append((data[at + 4:at + 8], bytearray(data[at + 8:at + 8 + length])))
        at += 12 + length
    by_name = {name: body for name, body in chunks}
    for index, alpha in enumerate(by_name.get(b"tRNS", b"")):
        if alpha == 0:
            by_name[b"PLTE"][3 * index:3 * index + 3] = bytes.fromhex(colour[1:])
    with path.open("wb") as file:
        file.write(data[:8])
        for name, body in chunks:
            file.write(struct.pack(">I", len(body)) + name + body)
            file.write(struct.pack(">I", zlib.crc32(name + body)))


def save_json(path: Path, value: object) -> None:
    """Write a JSON file that the program reads."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def report(path: Path) -> None:
    """Print the file's name and size."""
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1024:.1f} KiB")
