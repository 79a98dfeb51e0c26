"""Draws the table: seamless felt and wood, a vignette, shadows, a glow, discs and the board's frame.

Felt and wood are nearly white, since the app multiplies them by a theme's colour. All random numbers
have fixed seeds. Noise is generated in the frequency domain, so that it tiles seamlessly.
"""

import numpy as np

import deck
import raster

FOLDER = raster.ASSETS / "table"
LICENCE = "MIT OR Apache-2.0"


def noise(height: int, width: int, wave_y: float, wave_x: float, seed: int, turn: float = 0.0):
    """Seamless noise with mean 0 and standard deviation 1. Its features are about `wave_x` pixels wide
    and `wave_y` high, rotated by `turn` radians."""
    white = np.random.default_rng(seed).standard_normal((height, width))
    y, x = np.fft.fftfreq(height)[:, None], np.fft.fftfreq(width)[None, :]
    x, y = (x * np.cos(turn) + y * np.sin(turn)) * wave_x, (y * np.cos(turn) - x * np.sin(turn)) * wave_y
    soft = np.fft.ifft2(np.fft.fft2(white) * np.exp(-2 * (np.pi**2) * (x**2 + y**2) / 4)).real
    return (soft - soft.mean()) / soft.std()


def felt() -> np.ndarray:
    """Fine grain with a few longer fibres in all directions."""
    size = 256
    grain = noise(size, size, 1.6, 1.6, 1) * 0.55 + noise(size, size, 5, 5, 2) * 0.3
    fibres = sum(np.maximum(np.abs(noise(size, size, 1.6, 13, 3 + way, 0.3 + way * np.pi / 7)) - 1.7, 0)
                 for way in range(7))
    values = 0.955 + 0.015 * grain + 0.014 * (fibres - fibres.mean())
    # With this low contrast few grey levels are enough, which halves the file's size.
    return np.rint(np.clip(values, 0.88, 1.0) * 85) / 85


def wood() -> np.ndarray:
    """Planed boards seen from above, with the grain along x; the lightest places are (1, 1, 1)."""
    height, width = 512, 512
    y = np.arange(height)[:, None] / height
    bend = noise(height, width, 110, 330, 11) * 0.085 + noise(height, width, 26, 240, 12) * 0.010
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (7 * y + 7 * bend))
    pores = np.maximum(noise(height, width, 1.5, 46, 13) - 0.9, 0)
    streaks = noise(height, width, 3.2, 260, 14)
    dark = np.clip(0.34 * rings**2 + 0.055 * streaks + 0.15 * pores + 0.12, 0, 1)
    tint = np.array([0.52, 0.60, 0.66])
    return 1 - dark[..., None] * tint


def vignette() -> np.ndarray:
    """Black, transparent slightly above the centre and half opaque in the corners."""
    size = 256
    y, x = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    distance = np.hypot(x, y + 0.12) / 1.42
    alpha = 0.52 * np.clip((distance - 0.10) / 0.95, 0, 1) ** 1.7
    return np.dstack([np.zeros_like(alpha), alpha])


def blur(values: np.ndarray, sigma: float) -> np.ndarray:
    """A Gaussian blur."""
    y = np.fft.fftfreq(values.shape[0])[:, None]
    x = np.fft.fftfreq(values.shape[1])[None, :]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (x**2 + y**2))
    return np.clip(np.fft.ifft2(np.fft.fft2(values) * kernel).real, 0, 1)


def rounded(width: float, height: float, radius: float, canvas: tuple[int, int]) -> np.ndarray:
    """The coverage of each pixel by a centred rounded rectangle; `canvas` is (width, height)."""
    x = np.abs(np.arange(canvas[0]) + 0.5 - canvas[0] / 2)[None, :]
    y = np.abs(np.arange(canvas[1]) + 0.5 - canvas[1] / 2)[:, None]
    dx, dy = x - (width / 2 - radius), y - (height / 2 - radius)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
    return np.clip(0.5 - (outside - radius), 0, 1)


def shadow(width: int, height: int, radius: float, margin: int, sigma: float, strength: float):
    """The shadow of a rounded rectangle, with a margin of `margin` pixels for the blur."""
    shape = rounded(width, height, radius, (width + 2 * margin, height + 2 * margin))
    alpha = blur(shape, sigma) * strength
    return np.dstack([np.zeros_like(alpha), alpha])


def glow() -> np.ndarray:
    """White light that fades towards the edge; the app multiplies it by a colour."""
    size = 96
    y, x = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    far = np.clip(np.hypot(x, y), 0, 1)
    alpha = (1 - far**2) ** 2
    return np.dstack([np.ones_like(alpha), alpha])


def disc(base: tuple[str, str, str], rim: str, extra: str) -> np.ndarray:
    """A disc of 232 pixels in a cell of 256, lit from the upper left."""
    light, middle, dark = base
    return raster.render(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><defs>'
        '<radialGradient id="dome" cx=".36" cy=".30" r=".80">'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<linearGradient id="rim" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{rim}"/></linearGradient>'
        f'<linearGradient id="dip" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="{rim}"/>'
        f'<stop offset="1" stop-color="{light}"/></linearGradient></defs>'
        f'<circle cx="128" cy="128" r="116" fill="{rim}"/>'
        f'<circle cx="128" cy="128" r="114.5" fill="url(#dome)"/>{extra}</svg>', 256, 256)


RING = ('<circle cx="128" cy="128" r="108" fill="none" stroke="url(#rim)" stroke-width="9" opacity=".75"/>'
        '<circle cx="128" cy="128" r="88" fill="none" stroke="url(#dip)" stroke-width="5" opacity=".65"/>'
        '<circle cx="128" cy="128" r="60" fill="none" stroke="url(#dip)" stroke-width="4" opacity=".5"/>')
PLAIN = ""
DARK = ("#56565a", "#2b2b2e", "#141416")
LIGHT = ("#ffffff", "#f6f3ec", "#d3ccbd")
# Discs without shading, which differ by a ring in addition to the colour.
FLAT_DARK = ("#161618", "#161618", "#161618")
FLAT_LIGHT = ("#faf7f0", "#faf7f0", "#faf7f0")
FLAT_RING = '<circle cx="128" cy="128" r="92" fill="none" stroke="#161618" stroke-width="9"/>'
STYLES = {
    "domed": ((DARK, "#08080a", PLAIN), (LIGHT, "#b5ad9c", PLAIN)),
    "turned": ((DARK, "#08080a", RING), (LIGHT, "#a89f8c", RING)),
    "flat": ((FLAT_DARK, "#000000", PLAIN), (FLAT_LIGHT, "#161618", FLAT_RING)),
}


def frame() -> np.ndarray:
    """The wooden frame of the board, mitred at the corners, with a shadow into its opening."""
    size, band, corner = FRAME["size"], FRAME["band"], 26
    planks = wood()
    along = np.tile(planks, (2, 2, 1))[:size, :size]
    y, x = np.mgrid[0:size, 0:size] + 0.5
    to_left, to_top = np.minimum(x, size - x), np.minimum(y, size - y)
    upright = (to_left < to_top)[..., None]
    colour = np.where(upright, np.roll(along, 131, axis=0).transpose(1, 0, 2), along)
    colour = colour * np.array([0x4B, 0x35, 0x24]) / 255
    edge = np.minimum(to_left, to_top)
    # Light from the upper left: the upper and left bevels are bright, the others dark.
    lit = np.where(to_top < to_left, np.where(y < size / 2, 1, -1), np.where(x < size / 2, 0.6, -0.6))
    bevel = np.exp(-((edge - 3) / 4) ** 2) - np.exp(-((edge - band + 3) / 4) ** 2)
    mitre = 1 - 0.35 * np.exp(-((to_left - to_top) / 1.2) ** 2)
    colour = np.clip(colour * mitre[..., None] + (0.16 * lit * bevel)[..., None], 0, 1)
    outer = rounded(size, size, corner, (size, size))
    opening = rounded(size - 2 * band, size - 2 * band, 5, (size, size))
    shade = blur(1 - opening, 9) * 0.5 * opening
    wooden = outer * (1 - opening)
    alpha = wooden + shade * (1 - wooden)
    colour = colour * (wooden / np.maximum(alpha, 1e-9))[..., None]
    return np.dstack([colour, alpha])


FRAME = {"size": 1024, "band": 40}


def put(name: str, pixels: np.ndarray, mode: str) -> None:
    """Save without loss and print the size."""
    raster.save(FOLDER / f"{name}.png", pixels, mode)
    raster.report(FOLDER / f"{name}.png")


def put_quantised(name: str, pixels: np.ndarray, edge: str, colours: int) -> None:
    """Save with a palette and print the size."""
    raster.save_quantised(FOLDER / f"{name}.png", pixels, edge, colours)
    raster.report(FOLDER / f"{name}.png")


def make() -> None:
    """Draw everything and write the geometry to table.json."""
    put("felt", felt(), "L")
    planks = wood()
    put_quantised("wood", np.dstack([planks, np.ones(planks.shape[:2])]), "#000000", 48)
    put("vignette", vignette(), "LA")
    half = (deck.CELL_WIDTH // 2, deck.CELL_HEIGHT // 2, deck.RADIUS / 2)
    put("card-shadow", shadow(*half, margin=16, sigma=4.5, strength=0.55), "LA")
    put("card-shadow-lifted", shadow(*half, margin=40, sigma=11, strength=0.5), "LA")
    put("disc-shadow", shadow(116, 116, 58, margin=22, sigma=6, strength=0.6), "LA")
    put("glow", glow(), "LA")
    discs = [[disc(*black), disc(*white)] for black, white in STYLES.values()]
    put_quantised("discs", raster.atlas(discs, 0), "#3a3a3a", 256)
    put_quantised("board-frame", frame(), "#241a10", 160)
    raster.save_json(FOLDER / "table.json", about())


def about() -> dict:
    """The geometry of the images, in pixels."""
    opening = FRAME["size"] - 2 * FRAME["band"]
    return {
        "licence": LICENCE,
        "felt": {"image": "felt.png", "size": 256, "tiles": True, "multiply_by": "table colour"},
        "wood": {"image": "wood.png", "size": 512, "tiles": True, "multiply_by": "table or frame colour"},
        "vignette": {"image": "vignette.png", "size": 256},
        "card_shadow": {"image": "card-shadow.png", "size": {"x": 160, "y": 224}, "casts": {"x": 128, "y": 192}},
        "card_shadow_lifted": {"image": "card-shadow-lifted.png", "size": {"x": 208, "y": 272},
                               "casts": {"x": 128, "y": 192}},
        "disc_shadow": {"image": "disc-shadow.png", "size": {"x": 160, "y": 160}, "casts": {"x": 116, "y": 116}},
        "glow": {"image": "glow.png", "size": 96, "multiply_by": "colour of the light"},
        "discs": {"image": "discs.png", "cell": 256, "diameter": 232, "columns": ["black", "white"],
                  "rows": list(STYLES)},
        "board_frame": {"image": "board-frame.png", "size": FRAME["size"], "opening": opening,
                        "square": opening / 8},
    }


if __name__ == "__main__":
    make()
