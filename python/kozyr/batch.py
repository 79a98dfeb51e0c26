"""Many tables at a time, for those who learn from millions of decisions."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from . import _kozyr
from .game import Rules, Seed, house_rules


class Batch:
    """Tables of one game that are played in step; a table whose game is over begins anew.

    Attributes:
        tables: how many tables there are.
        seats: how many seats each has.
        observation_size: figures of an observation.
        action_count: actions in all.
    """

    def __init__(self, core: _kozyr.BatchCore) -> None:
        self._core = core
        self.tables, self.seats, self.observation_size, self.action_count = core.sizes()

    @classmethod
    def durak(
        cls, tables: int, players: int = 2, *, rules: Rules = "throw-in", seed: Seed = 1
    ) -> Batch:
        """Tables of Durak; see `kozyr.durak` for the rules."""
        return cls(_kozyr.BatchCore.durak(tables, players, house_rules(rules), str(seed)))

    @classmethod
    def reversi(cls, tables: int, *, seed: Seed = 1) -> Batch:
        """Tables of Reversi."""
        return cls(_kozyr.BatchCore.reversi(tables, str(seed)))

    def to_act(self) -> npt.NDArray[np.uint8]:
        """The seat to act at each table: ``uint8`` of shape ``(tables,)``."""
        return np.frombuffer(self._core.to_act(), dtype=np.uint8)

    def observe(self) -> npt.NDArray[np.float32]:
        """What the seats to act may know: ``float32`` of shape ``(tables, observation_size)``."""
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
            actions: the numbers of legal actions, of shape ``(tables,)``.

        Returns:
            The rewards of all seats, ``float32`` of shape ``(tables, seats)``, 0 until a game is
            over, and which games are, ``bool`` of shape ``(tables,)``: another has begun there.

        Raises:
            ValueError: if one of them is not legal; the tables before it have then been played.
        """
        numbers = np.ascontiguousarray(actions, dtype=np.int32).tobytes()
        rewards, over = self._core.step(numbers)
        shaped = np.frombuffer(rewards, dtype=np.float32).reshape(self.tables, self.seats)
        return shaped, np.frombuffer(over, dtype=np.bool_)
