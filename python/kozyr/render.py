"""Images of tables (``pip install kozyr[render]``)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from .game import Game

FELT = (28, 92, 62)
BOARD = (36, 120, 72)
PAPER = (250, 248, 240)
BACK = (52, 73, 120)
INK = (30, 34, 40)
RED = (190, 30, 45)
LIGHT = (235, 235, 225)
CARD = (44, 62)


def picture(game: Game) -> npt.NDArray[np.uint8]:
    """An image of the table with all cards open.

    Returns:
        ``uint8`` of shape ``(height, width, 3)``; the size depends only on the game and the number
        of seats.
    """
    image = _reversi(game) if game.name == "reversi" else _durak(game)
    return np.asarray(image, dtype=np.uint8)


def _font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)


def _reversi(game: Game, cell: int = 48) -> Image.Image:
    margin, size = 24, 8 * cell
    image = Image.new("RGB", (size + 2 * margin, size + 2 * margin), INK)
    draw = ImageDraw.Draw(image)
    draw.rectangle((margin, margin, margin + size, margin + size), BOARD)
    board = game.view(0)["position"].split()[0]
    for index in range(64):
        left, top = margin + cell * (index % 8), margin + cell * (index // 8)
        draw.rectangle((left, top, left + cell, top + cell), outline=INK)
        colour = {"X": INK, "O": PAPER}.get(board[index].upper())
        if colour is not None:
            draw.ellipse((left + 4, top + 4, left + cell - 4, top + cell - 4), fill=colour)
    for index, letter in enumerate("abcdefgh"):
        middle = margin + cell * index + cell // 2
        draw.text((middle, margin // 2), letter, LIGHT, _font(14), anchor="mm")
        draw.text((margin // 2, middle), str(index + 1), LIGHT, _font(14), anchor="mm")
    return image


def _durak(game: Game) -> Image.Image:
    width, row = 1000, CARD[1] + 34
    image = Image.new("RGB", (width, row * (game.seats + 1) + 20), FELT)
    draw = ImageDraw.Draw(image)
    view = game.view(0)
    for seat in range(game.seats):
        own = game.view(seat)
        top = 10 + row * seat
        marks = [
            name
            for name, holds in (
                ("to act", game.to_act == seat),
                ("attacks", own["attacker"] == seat),
                ("defends", own["defender"] == seat),
                ("out", seat in own["out"]),
            )
            if holds
        ]
        title = f"seat {seat}" + (f": {', '.join(marks)}" if marks else "")
        draw.text((12, top), title, LIGHT, _font(16))
        cards = own["hand_as_drawn"]
        step = min(CARD[0] + 6, (width - 30 - CARD[0]) // max(len(cards), 1))
        for index, card in enumerate(cards):
            _card(draw, (12 + step * index, top + 22), card)
    top = 10 + row * game.seats
    trump = view["trump_card"]
    draw.text((12, top), f"talon {view['talon']}, trump", LIGHT, _font(16))
    if trump is None:
        _suit(draw, (34, top + 50), view["trump"], 14)
    else:
        _card(draw, (12, top + 22), trump)
        if view["talon"] > 1:
            _back(draw, (36, top + 22))
    for index, pair in enumerate(view["table"]):
        left = 200 + 120 * index
        _card(draw, (left, top + 16), pair["attack"])
        if pair["beaten_by"] is not None:
            _card(draw, (left + 30, top + 30), pair["beaten_by"])
    return image


def _back(draw: ImageDraw.ImageDraw, corner: tuple[int, int]) -> None:
    left, top = corner
    draw.rounded_rectangle((left, top, left + CARD[0], top + CARD[1]), 5, BACK, LIGHT)


def _card(draw: ImageDraw.ImageDraw, corner: tuple[int, int], card: str) -> None:
    left, top = corner
    rank, suit = card[:-1], card[-1]
    draw.rounded_rectangle((left, top, left + CARD[0], top + CARD[1]), 5, PAPER, INK)
    colour = RED if suit in "dh" else INK
    draw.text((left + 6, top + 3), rank.replace("T", "10"), colour, _font(18))
    _suit(draw, (left + 22, top + 42), suit, 12)


def _suit(draw: ImageDraw.ImageDraw, centre: tuple[int, int], suit: str, size: int) -> None:
    """Draws a suit symbol, since not every font has them."""
    x, y = centre
    colour = RED if suit in "dh" else INK
    half = size // 2

    def disc(dx: float, dy: float, radius: float) -> None:
        box = (x + dx - radius, y + dy - radius, x + dx + radius, y + dy + radius)
        draw.ellipse(box, fill=colour)

    if suit == "d":
        draw.polygon([(x, y - size), (x + half + 2, y), (x, y + size), (x - half - 2, y)], colour)
        return
    if suit == "h":
        disc(-half, -half + 1, half + 1)
        disc(half, -half + 1, half + 1)
        draw.polygon([(x - size, y), (x + size, y), (x, y + size)], colour)
        return
    draw.polygon([(x, y + 2), (x - half, y + size), (x + half, y + size)], colour)
    if suit == "s":
        disc(-half, half - 2, half + 1)
        disc(half, half - 2, half + 1)
        draw.polygon([(x - size, y + half - 2), (x + size, y + half - 2), (x, y - size)], colour)
    else:
        disc(0, -half, half + 1)
        disc(-half - 1, half - 3, half + 1)
        disc(half + 1, half - 3, half + 1)
