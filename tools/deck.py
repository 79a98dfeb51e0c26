"""The grid that all decks share, and its description for the program."""

from pathlib import Path

import numpy as np

import raster

CELL_WIDTH = 256
CELL_HEIGHT = 384
# With four pixels around each cell, linear sampling does not mix neighbours, and cells start on
# whole texels down to the third mip level (32 px wide).
GUTTER = 4
STRIDE_X = CELL_WIDTH + 2 * GUTTER
STRIDE_Y = CELL_HEIGHT + 2 * GUTTER
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
SUITS = ["spades", "clubs", "diamonds", "hearts"]
# The outline of a card, dark enough to separate overlapping cards.
EDGE = "#5f594f"
PAPER = "#fffefb"
RADIUS = 21.2
FOLDER = raster.ASSETS / "cards"


def save(name: str, cells: list[list[np.ndarray]], about: dict, colours: int = 256) -> None:
    """Write `name`.png and `name`.json: 13 columns from two to ace, one row per suit."""
    picture = FOLDER / f"{name}.png"
    raster.save_quantised(picture, raster.atlas(cells, GUTTER), EDGE, colours)
    raster.save_json(FOLDER / f"{name}.json", describe(picture, RANKS, SUITS) | about)
    raster.report(picture)


def describe(picture: Path, columns: list[str], rows: list[str]) -> dict:
    """The grid: a cell's left edge is `margin.x + column * stride.x`, its top edge likewise."""
    return {
        "image": picture.name,
        "size": {"x": STRIDE_X * len(columns), "y": STRIDE_Y * len(rows)},
        "cell": {"x": CELL_WIDTH, "y": CELL_HEIGHT},
        "stride": {"x": STRIDE_X, "y": STRIDE_Y},
        "margin": {"x": GUTTER, "y": GUTTER},
        "columns": columns,
        "rows": rows,
    }


def card(content: str, defs: str = "", paper: str = PAPER) -> np.ndarray:
    """A card with the outline and corners of «Атласные», and a drawing on it."""
    width, height = CELL_WIDTH, CELL_HEIGHT
    return raster.render(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<defs><clipPath id="paper"><rect x="1" y="1" width="{width - 2}" height="{height - 2}"'
        f' rx="{RADIUS}"/></clipPath>{defs}</defs>'
        f'<g clip-path="url(#paper)"><rect width="{width}" height="{height}" fill="{paper}"/>'
        f'{content}</g>'
        f'<rect x="1.05" y="1.05" width="{width - 2.1}" height="{height - 2.1}" rx="{RADIUS}"'
        f' fill="none" stroke="{EDGE}" stroke-width="2.1"/></svg>',
        width, height)
