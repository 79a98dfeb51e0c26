"""Durak and Reversi with opponents that explain every decision.

A match is defined by its rules, a seed and a list of actions::

    import kozyr

    game = kozyr.durak(players=2, seed=7)
    while game.to_act is not None:
        decision = game.decide("potential")
        print(game.to_act, decision.action, decision.words)
        game.play(decision.action)
    print(game.rewards)

`kozyr.notation` reads and writes Reversi games in the formats of other programs. `kozyr.envs`
contains PettingZoo environments, and `kozyr.Batch` plays many tables at a time for training.
`kozyr.lab` is the laboratory, and ``python -m kozyr.cluster`` runs it on Ray. Matches, batches and
environments can be pickled and copied.
"""

from __future__ import annotations

from . import notation
from ._deprecation import warn_renamed
from ._kozyr import build_digest
from .batch import Batch
from .game import Decision, Game, durak, from_record, layout, opponents, ratings, reversi

__all__ = [
    "Batch",
    "Decision",
    "Game",
    "build",
    "build_digest",
    "durak",
    "from_record",
    "layout",
    "notation",
    "opponents",
    "ratings",
    "reversi",
]


def build() -> str:
    """Deprecated: the old name of `build_digest`."""
    warn_renamed("kozyr.build", "kozyr.build_digest")
    return build_digest()
