"""Batches of tables, for training on millions of decisions."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from . import _kozyr
from ._pickling import RecordedState
from .game import Rules, Seed, house_rules


class Batch(RecordedState):
    """Tables of one game, played in lockstep. When a game is over, its table starts a new one.

    Batches can be pickled and copied. A copy goes on exactly like the original, including the deals
    to come.
    """

    _core: _kozyr.BatchCore
    _core_type = _kozyr.BatchCore

    def __init__(self, core: _kozyr.BatchCore) -> None:
        self._core = core

    @classmethod
    def durak(
        cls, tables: int, players: int = 2, *, rules: Rules = "throw-in", seed: Seed = 1
    ) -> Batch:
        """Creates tables of Durak; see `kozyr.durak` for the rules."""
        return cls(_kozyr.BatchCore.durak(tables, players, house_rules(rules), str(seed)))

    @classmethod
    def reversi(cls, tables: int, *, seed: Seed = 1) -> Batch:
        """Creates tables of Reversi."""
        return cls(_kozyr.BatchCore.reversi(tables, str(seed)))

    @property
    def tables(self) -> int:
        """The number of tables."""
        return self._core.sizes()[0]

    @property
    def seats(self) -> int:
        """The number of seats at each table."""
        return self._core.sizes()[1]

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return self._core.sizes()[2]

    @property
    def action_count(self) -> int:
        """The size of the action space."""
        return self._core.sizes()[3]

    def to_act(self) -> npt.NDArray[np.uint8]:
        """The seat to act at each table: ``uint8`` of shape ``(tables,)``."""
        return np.frombuffer(self._core.to_act(), dtype=np.uint8)

    def observe(self) -> npt.NDArray[np.float32]:
        """The observations of the seats to act: ``float32`` of shape
        ``(tables, observation_size)``."""
        figures = np.frombuffer(self._core.observe(), dtype=np.float32)
        return figures.reshape(self.tables, self.observation_size)

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The legal actions: ``int8`` of shape ``(tables, action_count)``."""
        mask = np.frombuffer(self._core.mask(), dtype=np.int8)
        return mask.reshape(self.tables, self.action_count)

    def step(
        self, actions: npt.NDArray[np.integer]
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Plays an action at each table.

        Args:
            actions: the indices of legal actions, of shape ``(tables,)``.

        Returns:
            The rewards of all seats, ``float32`` of shape ``(tables, seats)``, which are 0 until a
            game is over; and which games are over, ``bool`` of shape ``(tables,)``. A new game has
            started at these tables.

        Raises:
            TypeError: if the actions are not whole numbers.
            ValueError: if an action is not legal. The actions at the tables before it have then
                already been played.
        """
        given = np.asarray(actions)
        if given.size > 0 and not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        limits = np.iinfo(np.int32)
        # Numbers outside the range are not legal, and must not become legal ones.
        indices = np.clip(given, limits.min, limits.max).astype(np.int32).tobytes()
        rewards, over = self._core.step(indices)
        shaped = np.frombuffer(rewards, dtype=np.float32).reshape(self.tables, self.seats)
        return shaped, np.frombuffer(over, dtype=np.bool_)
