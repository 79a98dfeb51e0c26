"""The laboratory: matches, ratings, gauntlets and experiments, cut into units that any machine can play.

A unit is a pure function of the build, the plan of the work and its own number. What came of some
units is a part, a small text; any parts that have every unit between them make the whole, to the
byte, whoever played which unit, in whatever order, once or twice::

    from kozyr.lab import Work

    work = Work("durak arena --a greedy --b lowest --games 2000 --stop-when 0:20")
    while not work.is_whole:
        work.take(work.play(work.missing[:100]))
    print(work.report())
"""

from __future__ import annotations

import json
import os
import shlex
from typing import Any, Iterable

from . import _kozyr

__all__ = ["Unfinished", "Work", "run"]


class Unfinished(Exception):
    """Some units are missing.

    Attributes:
        text: what can be told all the same, with its interval.
    """

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(reason)
        self.text = text


class Work:
    """Some work, and what has come of its units so far.

    Args:
        command: what `kozyr-lab` would be asked, as a line or as words: ``durak arena …``.
    """

    def __init__(self, command: str | Iterable[str]) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self._core = _kozyr.WorkCore.of_words(words)

    @classmethod
    def of_plan(cls, plan: str) -> Work:
        """The work of a `plan`, perhaps from another machine."""
        work = cls.__new__(cls)
        work._core = _kozyr.WorkCore.of_plan(plan)
        return work

    @property
    def plan(self) -> str:
        """All that decides what comes of it besides the build, as JSON."""
        return self._core.plan()

    @property
    def units(self) -> int:
        """How many units there are; they are numbered from 0."""
        return self._core.units()

    def games(self, unit: int) -> int:
        """How many games are played in a unit."""
        return self._core.games(unit)

    def play(self, units: Iterable[int], threads: int = 1) -> str:
        """Plays units and returns the part; it is not yet taken. Python's lock is not held."""
        return self._core.play(list(units), threads)

    def take(self, part: str, name: str = "a part") -> None:
        """Takes a part; raises ``ValueError`` if it is not of this work or this build."""
        self._core.take(name, part)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing: all units are there, or a test has decided."""
        return self._core.is_whole()

    @property
    def missing(self) -> list[int]:
        """The units that are missing, in order."""
        return self._core.missing()

    def part(self) -> str:
        """All that has been taken, as one part: a file of it is what `kozyr-lab merge` reads."""
        return self._core.part()

    def report(self, *, as_json: bool = False, out: str | os.PathLike[str] | None = None) -> str:
        """What came of it: the very text that `kozyr-lab` prints for the command.

        Args:
            as_json: as one JSON object, for commands that have ``--json``.
            out: where to write what the command writes besides, such as a ladder.

        Raises:
            Unfinished: if units are missing.
        """
        text, problem, is_unfinished = self._core.report(as_json, out)
        if is_unfinished:
            raise Unfinished(text, problem or "")
        if problem is not None:
            raise RuntimeError(f"{text}{problem}")
        return text

    def result(self) -> dict[str, Any]:
        """What came of a match, as data."""
        told: dict[str, Any] = json.loads(self.report(as_json=True))
        return told


def run(command: str | Iterable[str]) -> str:
    """Does what `kozyr-lab` would be asked, and returns what it prints."""
    words = shlex.split(command) if isinstance(command, str) else list(command)
    return _kozyr.run(words)
