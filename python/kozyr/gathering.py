"""Units handed out to the workers of a Ray cluster."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

import ray

from .lab import Work


@functools.lru_cache(maxsize=4)
def _work(plan: str) -> Work:
    return Work.of_plan(plan)


def _play(plan: str, units: list[int]) -> tuple[str, float, float]:
    """Plays units on a worker, which has made the work once; with the seconds of the clock and of its
    cores."""
    start, cores = time.perf_counter(), time.process_time()
    part = _work(plan).play(units)
    return part, time.perf_counter() - start, time.process_time() - cores


#: How often to ask how many cores the cluster has, in seconds.
ASKED_EVERY = 5.0


class Gatherer:
    """Hands units out until nothing is missing.

    Args:
        work: the work; what it has already taken is not played again.
        task_seconds: about how long a task is to take. What a dead worker was at is lost.
        retries: how often a task is begun anew whose worker has died.
    """

    def __init__(self, work: Work, task_seconds: float = 2.0, retries: int = 100) -> None:
        self.work = work
        self.seconds_a_unit = 0.0
        self.seconds_of_all = 0.0
        self.cores_of_all = 0.0
        self.bytes = 0
        self.taken = 0
        self.tasks = 0
        self._task_seconds = task_seconds
        self._remote: Any = ray.remote(num_cpus=1, max_retries=retries)(_play)
        self._plan = ray.put(work.plan)
        self._waiting = work.missing[::-1]
        self._running: dict[Any, int] = {}
        self._slots, self._asked = 0, 0.0

    def run(self, tell: Callable[[Gatherer], object] = lambda gatherer: None) -> None:
        """Plays what is missing; `tell` is called after each task, and every few seconds.

        Raises:
            ray.exceptions.RayError: if a task fails otherwise than by the death of a worker.
            ValueError: if a worker is of another build.
        """
        while not self.work.is_whole:
            self._hand_out()
            running = list(self._running)
            if ray.wait(running, num_returns=1, timeout=5.0)[0]:
                # With many cores many are done by now, and to ask costs by those that are not.
                done, _ = ray.wait(running, num_returns=len(running), timeout=0)
                for reference in done:
                    self._take(reference)
            tell(self)
        self.stop()

    def stop(self) -> None:
        """Nobody waits for what is running."""
        for reference in self._running:
            ray.cancel(reference, force=True)
        self._running.clear()

    def _count_slots(self) -> int:
        """How many tasks are to be out: two for each core, so that none waits for us."""
        now = time.monotonic()
        if self._slots == 0 or now - self._asked > ASKED_EVERY:
            self._slots = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            self._asked = now
        return self._slots

    def _hand_out(self) -> None:
        slots = self._count_slots()
        while self._waiting and len(self._running) < slots:
            size = self._size(slots)
            units = self._waiting[: -size - 1 : -1]
            del self._waiting[-size:]
            self._running[self._remote.remote(self._plan, units)] = len(units)
            self.tasks += 1

    def _size(self, slots: int) -> int:
        """How many units make a task: few at first and at last, so that all end together."""
        if self.seconds_a_unit == 0.0:
            return 1
        wanted = int(self._task_seconds / self.seconds_a_unit)
        return max(1, min(wanted, len(self._waiting) // slots))

    def _take(self, reference: Any) -> None:
        count = self._running.pop(reference)
        part, seconds, cores = ray.get(reference)
        self.work.take(part)
        self.bytes += len(part)
        self.taken += count
        self.seconds_of_all += seconds
        self.cores_of_all += cores
        own = seconds / count
        self.seconds_a_unit = 0.8 * self.seconds_a_unit + 0.2 * own if self.seconds_a_unit else own
