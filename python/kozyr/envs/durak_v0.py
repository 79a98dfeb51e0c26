"""Durak for two to six, by any rules, as an environment of PettingZoo.

The observation of an agent is ``float32`` of shape ``(1211,)``: 22 planes of 52 cards and 67 figures,
the action one of 667; `kozyr.layout` says what stands where.
"""

from __future__ import annotations

from pettingzoo import AECEnv

from ..game import Game, Rules, durak, layout
from .table import TableEnv, wrapped


class raw_env(TableEnv):
    """Durak without PettingZoo's checks; an illegal action raises ``ValueError``.

    Args:
        players: how many play, 2 to 6.
        rules: a name or house rules, as of `kozyr.durak`.
        render_mode: ``"ansi"``, ``"rgb_array"`` or none.
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
    """Durak with PettingZoo's checks; the arguments are those of `raw_env`."""
    return wrapped(raw_env(players, rules, render_mode))
