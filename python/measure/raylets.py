"""Measures the overhead of a Ray cluster of several raylets on this machine.

``python measure/raylets.py [--raylets 4] [--cpus 1] [--kill-every 10] durak arena --a fuzzy …``
runs a command on the cluster and in a single process, checks that the results are identical, and
prints the cost of both. It counts the CPU time of its own processes only, so other load does not
matter. With ``--kill-every`` it kills a random worker at that interval. With ``--outstanding 2000
--task-seconds 0`` the head manages as many tasks as with a thousand cores, which shows what such a
head costs per task.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import signal
import tempfile
import threading
import time

import psutil
import ray
from ray.cluster_utils import Cluster

from kozyr.cluster import Dispatcher
from kozyr.lab import Job


#: The names of worker processes: before the first task, when idle, and when playing units.
WORKER_NAMES = ("default_worker.py", "ray::IDLE", "ray::_play")


def busy_workers() -> list[psutil.Process]:
    """The processes that are playing units."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if any(word.startswith("ray::_play") for word in process.cmdline()):
                found.append(process)
        except psutil.Error:
            pass
    return found


def cpu_seconds() -> float:
    """The CPU time of this process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


class ProcessTreeTimer:
    """Measures the CPU time of this process and its descendants. Samples every half second, so that
    processes that have exited count too."""

    def __init__(self) -> None:
        self._samples: dict[tuple[int, float], tuple[bool, float]] = {}
        self._lock = threading.Lock()
        #: The CPU time of the sampling itself.
        self.own = 0.0
        threading.Thread(target=self._sample_forever, daemon=True).start()

    def _sample_forever(self) -> None:
        while True:
            self.sample()
            self.own = time.thread_time()
            time.sleep(0.5)

    def sample(self) -> tuple[float, float]:
        """The CPU time so far of the workers, and of all other processes."""
        me = psutil.Process()
        with self._lock:
            for process in [me, *me.children(recursive=True)]:
                try:
                    times, key = process.cpu_times(), (process.pid, process.create_time())
                    command = " ".join(process.cmdline())
                    is_worker = any(name in command for name in WORKER_NAMES)
                    self._samples[key] = (is_worker, times.user + times.system)
                except psutil.Error:
                    pass
            samples = self._samples.values()
            return (sum(seconds for is_worker, seconds in samples if is_worker),
                    sum(seconds for is_worker, seconds in samples if not is_worker))


def output_of(job: Job) -> tuple[str, bytes]:
    """The report, and the content of the output file if there is one."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "out")
        text = job.report(out=file)
        if not os.path.isfile(file):
            return text, b""
        with open(file, "rb") as stream:
            return text, stream.read()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--raylets", type=int, default=4)
    parser.add_argument("--cpus", type=int, default=1)
    parser.add_argument("--kill-every", type=float)
    parser.add_argument("--task-seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int,
                        help="threads of the single process [default: the cluster's cores]")
    parser.add_argument("--outstanding", type=int,
                        help="the number of tasks submitted at a time, as for a cluster with half as "
                        "many cores [default: two for each core]")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    threads = arguments.threads or arguments.raylets * arguments.cpus

    head_node = {"num_cpus": arguments.cpus, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head_node)
    for _ in range(arguments.raylets - 1):
        cluster.add_node(num_cpus=arguments.cpus)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    over, killed = threading.Event(), []

    def kill() -> None:
        while not over.wait(arguments.kill_every):
            found = busy_workers()
            if found:
                victim = random.choice(found)
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(victim.pid)

    if arguments.kill_every is not None:
        threading.Thread(target=kill, daemon=True).start()
    job, timer = Job(arguments.command), ProcessTreeTimer()
    at_start, before, start = timer.sample(), cpu_seconds(), time.monotonic()
    dispatcher = Dispatcher(job, arguments.task_seconds)
    if arguments.outstanding:
        dispatcher._count_slots = lambda: arguments.outstanding  # type: ignore[method-assign]
    dispatcher.run()
    elapsed, sampling = time.monotonic() - start, timer.own
    head = cpu_seconds() - before - sampling
    workers, others = (late - early for late, early in zip(timer.sample(), at_start))
    others -= sampling
    total = workers + others
    memory = psutil.Process().memory_info().rss
    over.set()
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    ray.shutdown()
    cluster.shutdown()

    single, before, start = Job(arguments.command), cpu_seconds(), time.monotonic()
    single.merge(single.play(single.missing_units, threads))
    single_elapsed, single_cpu = time.monotonic() - start, cpu_seconds() - before

    games = sum(job.games(unit) for unit in range(job.units))
    print(f"{games} games in {job.units} units, {dispatcher.tasks} tasks")
    print(f"{nodes} raylets of {arguments.cpus} cores: {elapsed:.1f} s, CPU time {total:.1f} s "
          f"after {sum(at_start):.1f} s for start-up; {len(killed)} workers killed")
    print(f"CPU time: units {dispatcher.cores_of_all:.1f} s, the rest of the workers "
          f"{workers - dispatcher.cores_of_all:.1f} s, head {head:.2f} s, other processes "
          f"{others - head:.1f} s")
    print(f"one process, {threads} threads: {single_elapsed:.1f} s, CPU time {single_cpu:.1f} s")
    print(f"overhead of the cluster: {total / single_cpu - 1:+.1%} CPU time, "
          f"{elapsed / single_elapsed - 1:+.1%} elapsed time")
    print(f"head: {head:.2f} s CPU time, {1e3 * head / dispatcher.tasks:.2f} ms and "
          f"{dispatcher.bytes / dispatcher.tasks:.0f} bytes per task, "
          f"{dispatcher.bytes / job.units:.0f} bytes per unit; {memory / 2**20:.0f} MiB of memory")
    same = output_of(job) == output_of(single)
    print("the results are identical" if same else "the results DIFFER")
    assert same


if __name__ == "__main__":
    main()
