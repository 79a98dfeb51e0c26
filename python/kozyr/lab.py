"""The laboratory: matches, ratings, gauntlets and experiments, split into units for any machine.

The result of a unit depends only on the build, the plan and the unit's number. A part is a small
text with the results of some units. Parts that together contain every unit give the same report to
the byte, whichever machines played the units, in any order, even if some were played twice::

    from kozyr.lab import Job

    job = Job("durak arena --a greedy --b lowest --games 2000 --sprt 0:20")
    while not job.is_complete:
        job.merge(job.play(job.missing_units[:100]))
    print(job.report())
"""

from __future__ import annotations

import json
import os
import shlex
from typing import Any, Iterable

from . import _kozyr
from ._deprecation import warn_renamed

__all__ = ["Job", "Unfinished", "UnfinishedError", "Work", "run"]


class UnfinishedError(Exception):
    """Raised if units are missing.

    Attributes:
        text: the report so far, with its confidence interval.
    """

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(reason)
        self.text = text


#: Deprecated: the old name of `UnfinishedError`.
Unfinished = UnfinishedError


class Job:
    """A command of the laboratory and the results of its units so far.

    Args:
        command: the arguments for `kozyr-lab`, as a line or as words: ``durak arena …``.
    """

    def __init__(self, command: str | Iterable[str]) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self._core = _kozyr.JobCore.from_args(words)

    @classmethod
    def from_plan(cls, plan: str) -> Job:
        """Creates a job from a `plan`, which may come from another machine."""
        job = cls.__new__(cls)
        job._core = _kozyr.JobCore.from_plan(plan)
        return job

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

    def merge(self, part: str, name: str = "a part") -> None:
        """Adds a part; raises ``ValueError`` if it is from another job or another build."""
        self._core.merge_part(name, part)

    @property
    def is_complete(self) -> bool:
        """Whether the job is complete: all units are played, or a sequential test has decided."""
        return self._core.is_complete()

    @property
    def missing_units(self) -> list[int]:
        """The numbers of the missing units, in order."""
        return self._core.missing_units()

    def to_part(self) -> str:
        """All results so far as one part, which `kozyr-lab merge` can read from a file."""
        return self._core.to_part()

    def report(self, *, as_json: bool = False, out: str | os.PathLike[str] | None = None) -> str:
        """The report, exactly as `kozyr-lab` prints it for the command.

        Args:
            as_json: report as one JSON object, for commands that have ``--json``.
            out: the path for the command's output file, such as a ladder.

        Raises:
            UnfinishedError: if units are missing.
        """
        text, problem, is_unfinished = self._core.report(as_json, out)
        if is_unfinished:
            raise UnfinishedError(text, problem or "")
        if problem is not None:
            raise RuntimeError(f"{text}{problem}")
        return text

    def result(self) -> dict[str, Any]:
        """The result of a match as data."""
        result: dict[str, Any] = json.loads(self.report(as_json=True))
        return result

    @classmethod
    def of_plan(cls, plan: str) -> Job:
        """Deprecated: the old name of `from_plan`."""
        warn_renamed("Job.of_plan", "Job.from_plan")
        return cls.from_plan(plan)

    def take(self, part: str, name: str = "a part") -> None:
        """Deprecated: the old name of `merge`."""
        warn_renamed("Job.take", "Job.merge")
        self.merge(part, name)

    @property
    def is_whole(self) -> bool:
        """Deprecated: the old name of `is_complete`."""
        warn_renamed("Job.is_whole", "Job.is_complete")
        return self.is_complete

    @property
    def missing(self) -> list[int]:
        """Deprecated: the old name of `missing_units`."""
        warn_renamed("Job.missing", "Job.missing_units")
        return self.missing_units

    def part(self) -> str:
        """Deprecated: the old name of `to_part`."""
        warn_renamed("Job.part", "Job.to_part")
        return self.to_part()


#: Deprecated: the old name of `Job`.
Work = Job


def run(command: str | Iterable[str]) -> str:
    """Runs a command of `kozyr-lab` and returns its output."""
    words = shlex.split(command) if isinstance(command, str) else list(command)
    return _kozyr.run(words)
