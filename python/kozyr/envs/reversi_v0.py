"""Reversi as an environment of PettingZoo.

The observation of an agent is ``float32`` of shape ``(3, 8, 8)``: its own discs, the other's, and
where it may place one now; the rows are those of the board from 1 to 8. Actions are the 64 squares
(a1, b1 to h8) and the pass, 64.
"""

from __future__ import annotations

from pettingzoo import AECEnv

from ..game import Game, reversi
from .table import TableEnv, wrapped


class raw_env(TableEnv):
    """Reversi without PettingZoo's checks; an illegal action raises ``ValueError``.

    Args:
        render_mode: ``"ansi"``, ``"rgb_array"`` or none.
    """

    metadata = {**TableEnv.metadata, "name": "reversi_v0"}

    def __init__(self, render_mode: str | None = None) -> None:
        super().__init__("reversi", 2, (3, 8, 8), render_mode)

    def new_game(self, seed: int) -> Game:
        return reversi(seed=seed)


def env(render_mode: str | None = None) -> AECEnv:
    """Reversi with PettingZoo's checks; the argument is that of `raw_env`."""
    return wrapped(raw_env(render_mode))
