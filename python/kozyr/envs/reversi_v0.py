"""A PettingZoo environment for Reversi.

Observations are ``float32`` of shape ``(3, 8, 8)``: the agent's discs, the opponent's discs and the
agent's legal moves. Rows go from 1 to 8. Actions 0 to 63 are the squares (a1, b1 to h8), and 64 is
a pass.
"""

from __future__ import annotations

from pettingzoo import AECEnv

from ..game import Game, reversi
from .table import TableEnv, wrapped


class raw_env(TableEnv):
    """Reversi without PettingZoo's wrappers; an illegal action raises ``ValueError``.

    Args:
        render_mode: ``"human"``, ``"ansi"``, ``"rgb_array"`` or ``None``.
    """

    metadata = {**TableEnv.metadata, "name": "reversi_v0"}

    def __init__(self, render_mode: str | None = None) -> None:
        super().__init__("reversi", 2, (3, 8, 8), render_mode)

    def new_game(self, seed: int) -> Game:
        return reversi(seed=seed)


def env(render_mode: str | None = None) -> AECEnv:
    """Reversi with PettingZoo's wrappers; takes the same argument as `raw_env`."""
    return wrapped(raw_env(render_mode))
