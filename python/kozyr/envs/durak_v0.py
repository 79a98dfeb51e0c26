"""A PettingZoo environment for Durak with two to six players and any rules.

Observations are ``float32`` of shape ``(1211,)``: 22 planes of 52 cards and 67 scalars. There are
667 actions. `kozyr.layout` describes the layout.
"""

from __future__ import annotations

from pettingzoo import AECEnv

from ..game import Game, Rules, durak, layout
from .table import TableEnv, wrapped


class raw_env(TableEnv):
    """Durak without PettingZoo's wrappers; an illegal action raises ``ValueError``.

    Args:
        players: the number of players, 2 to 6.
        rules: a name or house rules, as for `kozyr.durak`.
        render_mode: ``"human"``, ``"ansi"``, ``"rgb_array"`` or ``None``.
    """

    metadata = {**TableEnv.metadata, "name": "durak_v0"}

    def __init__(
        self, players: int = 2, rules: Rules = "throw-in", render_mode: str | None = None
    ) -> None:
        self._players, self._rules = players, rules
        super().__init__("durak", players, (layout("durak")["observation"],), render_mode)

    def new_game(self, seed: int) -> Game:
        return durak(self._players, rules=self._rules, seed=seed)


def env(
    players: int = 2, rules: Rules = "throw-in", render_mode: str | None = None
) -> AECEnv:
    """Durak with PettingZoo's wrappers; takes the same arguments as `raw_env`."""
    return wrapped(raw_env(players, rules, render_mode))
