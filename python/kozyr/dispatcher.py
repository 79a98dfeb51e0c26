"""Distributes the units of a job over the workers of a Ray cluster."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

import ray

from ._deprecation import warn_renamed
from .lab import Job


@functools.lru_cache(maxsize=4)
def _job(plan: str) -> Job:
    return Job.from_plan(plan)


def _play(plan: str, units: list[int]) -> tuple[str, float, float]:
    """Plays units on a worker, which parses each plan once. Returns the part, the elapsed seconds
    and the CPU seconds."""
    start, cpu_start = time.perf_counter(), time.process_time()
    part = _job(plan).play(units)
    return part, time.perf_counter() - start, time.process_time() - cpu_start


#: The interval between queries for the cluster's number of cores.
CLUSTER_POLL_SECONDS = 5.0


class Dispatcher:
    """Distributes units to workers until none is missing.

    Args:
        job: the job. Units that it already contains are not played again.
        task_seconds: the approximate duration of a task. If a worker dies, its task is lost.
        retries: how often Ray restarts a task whose worker has died.
    """

    def __init__(self, job: Job, task_seconds: float = 2.0, retries: int = 100) -> None:
        self.job = job
        self.seconds_a_unit = 0.0
        self.seconds_of_all = 0.0
        self.cores_of_all = 0.0
        self.bytes = 0
        self.taken = 0
        self.tasks = 0
        self._task_seconds = task_seconds
        self._remote: Any = ray.remote(num_cpus=1, max_retries=retries)(_play)
        self._plan = ray.put(job.plan)
        self._waiting = job.missing_units[::-1]
        self._running: dict[Any, int] = {}
        self._slots, self._slots_counted_at = 0, 0.0

    def run(self, tell: Callable[[Dispatcher], object] = lambda dispatcher: None) -> None:
        """Plays the missing units. Calls `tell` after each task, and at least every few seconds.

        Raises:
            ray.exceptions.RayError: if a task fails for another reason than a dead worker.
            ValueError: if a worker runs another build.
        """
        while not self.job.is_complete:
            self._submit_tasks()
            running = list(self._running)
            if ray.wait(running, num_returns=1, timeout=5.0)[0]:
                # A wait costs more the more tasks run, so collect all finished tasks at once.
                done, _ = ray.wait(running, num_returns=len(running), timeout=0)
                for reference in done:
                    self._collect(reference)
            tell(self)
        self.stop()

    def stop(self) -> None:
        """Cancels the running tasks."""
        for reference in self._running:
            # With force, Ray can abort this process if a task finishes at that moment.
            ray.cancel(reference)
        self._running.clear()

    @property
    def work(self) -> Job:
        """Deprecated: the old name of `job`."""
        warn_renamed("Dispatcher.work", "Dispatcher.job")
        return self.job

    def _count_slots(self) -> int:
        """The number of tasks to submit: two for each core, so that no core waits for the head."""
        now = time.monotonic()
        if self._slots == 0 or now - self._slots_counted_at > CLUSTER_POLL_SECONDS:
            self._slots = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            self._slots_counted_at = now
        return self._slots

    def _submit_tasks(self) -> None:
        slots = self._count_slots()
        while self._waiting and len(self._running) < slots:
            size = self._task_size(slots)
            units = self._waiting[: -size - 1 : -1]
            del self._waiting[-size:]
            self._running[self._remote.remote(self._plan, units)] = len(units)
            self.tasks += 1

    def _task_size(self, slots: int) -> int:
        """The number of units in the next task: one at the start, to measure, and fewer towards the
        end, so that all cores finish at about the same time."""
        if self.seconds_a_unit == 0.0:
            return 1
        wanted = int(self._task_seconds / self.seconds_a_unit)
        return max(1, min(wanted, len(self._waiting) // slots))

    def _collect(self, reference: Any) -> None:
        count = self._running.pop(reference)
        part, seconds, cpu_seconds = ray.get(reference)
        self.job.merge(part)
        self.bytes += len(part)
        self.taken += count
        self.seconds_of_all += seconds
        self.cores_of_all += cpu_seconds
        latest, average = seconds / count, self.seconds_a_unit
        self.seconds_a_unit = 0.8 * average + 0.2 * latest if average else latest


#: Deprecated: the old name of `Dispatcher`.
Gatherer = Dispatcher
