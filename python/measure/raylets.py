"""A command on a Ray cluster of four raylets on this machine, a worker of which is killed now and then.

``python measure/raylets.py [--raylets 4] [--cpus 1] [--kill-every 10] durak arena --a fuzzy …`` compares
what comes of it with the same command in one process, byte by byte, and tells what each cost. Seconds
of a core are those of all processes that take part, so others' load does not count; without
``--kill-every`` nobody is killed, and the difference is what the cluster itself costs. With
``--outstanding 2000 --task-seconds 0`` whoever gathers has as many tasks to look after as with a thousand
cores: what they take for each is what a head of a thousand cores needs.
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

from kozyr.cluster import Gatherer
from kozyr.lab import Work


#: What the processes of workers are called before, between and while they play.
PLAYS = ("default_worker.py", "ray::IDLE", "ray::_play")


def workers() -> list[psutil.Process]:
    """The processes that play units now."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if any(word.startswith("ray::_play") for word in process.cmdline()):
                found.append(process)
        except psutil.Error:
            pass
    return found


def processor() -> float:
    """The seconds of a core that this process has taken."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


class Family:
    """The same of this process and of all that it has started, looked at every half second, so that
    those that have ended count too."""

    def __init__(self) -> None:
        self._taken: dict[tuple[int, float], tuple[bool, float]] = {}
        self._looks = threading.Lock()
        #: What the looking itself takes.
        self.own = 0.0
        threading.Thread(target=self._look_on, daemon=True).start()

    def _look_on(self) -> None:
        while True:
            self.taken()
            self.own = time.thread_time()
            time.sleep(0.5)

    def taken(self) -> tuple[float, float]:
        """Of those who play, and of all others."""
        me = psutil.Process()
        with self._looks:
            for process in [me, *me.children(recursive=True)]:
                try:
                    times, name = process.cpu_times(), (process.pid, process.create_time())
                    words = " ".join(process.cmdline())
                    plays = any(word in words for word in PLAYS)
                    self._taken[name] = (plays, times.user + times.system)
                except psutil.Error:
                    pass
            taken = self._taken.values()
            return (sum(time for plays, time in taken if plays),
                    sum(time for plays, time in taken if not plays))


def told(work: Work) -> tuple[str, bytes]:
    """What is printed, and what is written besides, if anything is."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "out")
        text = work.report(out=file)
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
    parser.add_argument("--threads", type=int, help="of the one process [default: as many as cores]")
    parser.add_argument("--outstanding", type=int, help="so many tasks are out at a time, as with half "
                        "as many cores [default: two for each core]")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    threads = arguments.threads or arguments.raylets * arguments.cpus

    head = {"num_cpus": arguments.cpus, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    for _ in range(arguments.raylets - 1):
        cluster.add_node(num_cpus=arguments.cpus)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    over, killed = threading.Event(), []

    def kill() -> None:
        while not over.wait(arguments.kill_every):
            found = workers()
            if found:
                victim = random.choice(found)
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(victim.pid)

    if arguments.kill_every is not None:
        threading.Thread(target=kill, daemon=True).start()
    work, family = Work(arguments.command), Family()
    at_first, before, begun = family.taken(), processor(), time.monotonic()
    gatherer = Gatherer(work, arguments.task_seconds)
    if arguments.outstanding:
        gatherer._count_slots = lambda: arguments.outstanding  # type: ignore[method-assign]
    gatherer.run()
    together, looks = time.monotonic() - begun, family.own
    own = processor() - before - looks
    players, others = (late - early for late, early in zip(family.taken(), at_first))
    others -= looks
    all_of_it = players + others
    memory = psutil.Process().memory_info().rss
    over.set()
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    ray.shutdown()
    cluster.shutdown()

    alone, before, begun = Work(arguments.command), processor(), time.monotonic()
    alone.take(alone.play(alone.missing, threads))
    seconds, cores = time.monotonic() - begun, processor() - before

    games = sum(work.games(unit) for unit in range(work.units))
    print(f"{games} games in {work.units} units, {gatherer.tasks} tasks")
    print(f"{nodes} raylets of {arguments.cpus} cores: {together:.1f} s, {all_of_it:.1f} s of all cores "
          f"after {sum(at_first):.1f} s to begin; {len(killed)} workers killed")
    print(f"of these the units {gatherer.cores_of_all:.1f} s, their workers besides "
          f"{players - gatherer.cores_of_all:.1f} s, whoever gathers {own:.2f} s, all others "
          f"{others - own:.1f} s")
    print(f"one process with {threads} threads: {seconds:.1f} s, {cores:.1f} s of all cores")
    print(f"the cluster takes {all_of_it / cores - 1:+.1%} of the cores' time, "
          f"{together / seconds - 1:+.1%} of the clock's")
    print(f"whoever gathers takes {own:.2f} s of a core, {1e3 * own / gatherer.tasks:.2f} ms and "
          f"{gatherer.bytes / gatherer.tasks:.0f} bytes a task, "
          f"{gatherer.bytes / work.units:.0f} bytes a unit; {memory / 2**20:.0f} MiB of memory")
    same = told(work) == told(alone)
    print("the same bytes" if same else "NOT the same bytes")
    assert same


if __name__ == "__main__":
    main()
