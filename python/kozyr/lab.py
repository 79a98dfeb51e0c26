"""The laboratory: matches, ratings, gauntlets and experiments, split into units for any machine.

The result of a unit depends only on the build, the plan and the unit's number. A part is a small
text with the results of some units. Parts that together contain every unit give the same report to
the byte, whichever machines played the units, in any order, even if some were played twice::

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
    """Raised if units are missing.

    Attributes:
        text: the report so far, with its confidence interval.
    """

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(reason)
        self.text = text


class Work:
    """A command of the laboratory and the results of its units so far.

    Args:
        command: the arguments for `kozyr-lab`, as a line or as words: ``durak arena …``.
    """

    def __init__(self, command: str | Iterable[str]) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self._core = _kozyr.WorkCore.of_words(words)

    @classmethod
    def of_plan(cls, plan: str) -> Work:
        """Creates a work from a `plan`, which may come from another machine."""
        work = cls.__new__(cls)
        work._core = _kozyr.WorkCore.of_plan(plan)
        return work

    @property
    def plan(self) -> str:
        """Everything besides the build that determines the result, as JSON."""
        return self._core.plan()

    @property
    def units(self) -> int:
        """The number of units; they are numbered from 0."""
        return self._core.units()

    def games(self, unit: int) -> int:
        """The number of games in a unit."""
        return self._core.games(unit)

    def play(self, units: Iterable[int], threads: int = 1) -> str:
        """Plays units without the GIL and returns their part, which is not added yet."""
        return self._core.play(list(units), threads)

    def take(self, part: str, name: str = "a part") -> None:
        """Adds a part; raises ``ValueError`` if it is from another work or another build."""
        self._core.take(name, part)

    @property
    def is_whole(self) -> bool:
        """Whether the work is complete: all units are played, or a sequential test has decided."""
        return self._core.is_whole()

    @property
    def missing(self) -> list[int]:
        """The numbers of the missing units, in order."""
        return self._core.missing()

    def part(self) -> str:
        """All results so far as one part, which `kozyr-lab merge` can read from a file."""
        return self._core.part()

    def report(self, *, as_json: bool = False, out: str | os.PathLike[str] | None = None) -> str:
        """The report, exactly as `kozyr-lab` prints it for the command.

        Args:
            as_json: report as one JSON object, for commands that have ``--json``.
            out: the path for the command's output file, such as a ladder.

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
        """The result of a match as data."""
        result: dict[str, Any] = json.loads(self.report(as_json=True))
        return result


def run(command: str | Iterable[str]) -> str:
    """Runs a command of `kozyr-lab` and returns its output."""
    words = shlex.split(command) if isinstance(command, str) else list(command)
    return _kozyr.run(words)
