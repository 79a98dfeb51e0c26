"""Durak and Reversi, and opponents that explain every decision.

A match is its rules, a seed and a list of actions; everything else follows from these::

    import kozyr

    game = kozyr.durak(players=2, seed=7)
    while game.to_act is not None:
        decision = game.decide("potential")
        print(game.to_act, decision.action, decision.words)
        game.play(decision.action)
    print(game.rewards)

`kozyr.envs` has the games as environments of PettingZoo, `kozyr.Batch` many tables at a time for
training, `kozyr.lab` the laboratory, and ``python -m kozyr.cluster`` the laboratory on Ray.
"""

from __future__ import annotations

from ._kozyr import build
from .batch import Batch
from .game import Decision, Game, durak, from_record, layout, opponents, ratings, reversi

__all__ = [
    "Batch",
    "Decision",
    "Game",
    "build",
    "durak",
    "from_record",
    "layout",
    "opponents",
    "ratings",
    "reversi",
]
