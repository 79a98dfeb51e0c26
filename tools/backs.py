"""Draws the card backs, all in one row: warm cross-hatch, blue lattice, green rosettes, red
waves, night.
"""

import math

import deck
import raster
import suits

WIDTH, HEIGHT = deck.CELL_WIDTH, deck.CELL_HEIGHT
NAMES = ["warm", "lattice", "rosette", "waves", "night"]


def hatch() -> tuple[str, str]:
    """Bundles of diagonal threads, as on old decks."""
    threads = [(0, "#c9a24a", 1.6), (5, "#ddc27c", 1.2), (10, "#a8743a", 2.4), (16, "#ddc27c", 1.2),
               (21, "#c9a24a", 1.6), (44, "#e3cf98", 1.2), (50, "#b98a55", 1.6), (56, "#e3cf98", 1.2)]
    period, lines = 72, []
    for start in range(-4 * period, WIDTH + 4 * period, period):
        for offset, colour, width in threads:
            x = start + offset
            for top, bottom in ((x - 96, x + 96), (x + 96, x - 96)):
                lines.append(f'<line x1="{top}" y1="0" x2="{bottom}" y2="{HEIGHT}" '
                             f'stroke="{colour}" stroke-width="{width}" stroke-opacity=".85"/>')
    return "".join(lines), "#f6efdf"


def frame(colour: str, inset: float = 13, width: float = 2.5) -> str:
    """A rounded line inside the edge of the card."""
    return (f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" '
            f'rx="{deck.RADIUS - inset / 2}" fill="none" stroke="{colour}" stroke-width="{width}"/>')


def panel(colour: str, pattern: str, inset: float = 15) -> str:
    """A pattern inside a paper-coloured margin."""
    return (f'<clipPath id="panel"><rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" '
            f'height="{HEIGHT - 2 * inset}" rx="{deck.RADIUS - 9}"/></clipPath>'
            f'<g clip-path="url(#panel)"><rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>'
            f'{pattern}</g>')


def lattice() -> tuple[str, str]:
    """White diamonds on blue, with a dot in each."""
    step_x, step_y, parts = 30.133, 39.333, []
    for row in range(-1, 11):
        for column in range(-1, 11):
            x = WIDTH / 2 + (column - 4) * step_x + (step_x / 2 if row % 2 else 0)
            y = HEIGHT / 2 + (row - 4) * step_y
            parts.append(
                f'<path d="M{x} {y - step_y}L{x + step_x / 2} {y}L{x} {y + step_y}L{x - step_x / 2} {y}Z" '
                'fill="none" stroke="#eaf0f8" stroke-width="2.2"/>'
                f'<circle cx="{x}" cy="{y}" r="3.2" fill="#eaf0f8"/>')
    return panel("#28508f", "".join(parts)), deck.PAPER


def rosette() -> tuple[str, str]:
    """A gold rosette of circles on dark green, with quarter rosettes in the corners."""
    parts = []
    for x, y, size in ((128, 192, 86), (15, 15, 62), (241, 15, 62), (15, 369, 62), (241, 369, 62)):
        for turn in range(12):
            angle = turn * math.pi / 6
            cx, cy = x + size / 2 * math.cos(angle), y + size / 2 * math.sin(angle)
            parts.append(f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="{size / 2}" fill="none" '
                         'stroke="#d9b45a" stroke-width="1.9"/>')
        parts.append(f'<circle cx="{x}" cy="{y}" r="{size + 5}" fill="none" '
                     'stroke="#d9b45a" stroke-width="2.6"/>')
    return panel("#123f30", "".join(parts)) + frame("#123f30", 8, 1.8), deck.PAPER


def waves() -> tuple[str, str]:
    """Wave-like scales in red and cream."""
    parts, size = [], 32.3
    for row in range(27):
        y = 8 + row * size / 2
        for column in range(-1, 9):
            x = 128 + (column - 3.5 + (0.5 if row % 2 else 0)) * size
            parts += [f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius}" fill="{colour}"/>'
                      for radius, colour in ((size / 2, "#f2e3d5"), (size / 2 - 2.6, "#a3282c"),
                                             (size / 2 - 7.4, "#f2e3d5"), (size / 2 - 9.6, "#a3282c"))]
    return panel("#a3282c", "".join(parts)), deck.PAPER


def night() -> tuple[str, str]:
    """The four suits and a two-coloured disc on midnight blue, with an amber line."""
    parts = []
    for row in range(7):
        for column in range(4):
            x, y = 128 + (column - 1.5) * 53, 192 + (row - 3) * 49
            if math.hypot(x - 128, y - 192) > 56:
                name = deck.SUITS[(row + column) % 4]
                parts.append(suits.svg(name, x, y, 27, "#33507e", turned=row > 3))
    parts.append('<circle cx="128" cy="192" r="45" fill="#15233d" stroke="#f2b134" stroke-width="3"/>'
                 '<path d="M128 156A36 36 0 0 1 128 228Z" fill="#f4f1e8"/>'
                 '<path d="M128 156A36 36 0 0 0 128 228Z" fill="#070c16"/>'
                 '<circle cx="128" cy="192" r="36" fill="none" stroke="#f4f1e8" stroke-width="1.5"/>')
    return "".join(parts) + frame("#f2b134", 14, 2.4), "#15233d"


def make() -> None:
    """Draw all backs."""
    drawings = [hatch(), lattice(), rosette(), waves(), night()]
    cells = [[deck.card(content, paper=paper) for content, paper in drawings]]
    picture = deck.FOLDER / "backs.png"
    raster.save_quantised(picture, raster.atlas(cells, deck.GUTTER), deck.EDGE)
    about = deck.describe(picture, NAMES, ["backs"]) | {"licence": "MIT OR Apache-2.0"}
    raster.save_json(deck.FOLDER / "backs.json", about)
    raster.report(picture)


if __name__ == "__main__":
    make()
