"""A command on a Ray cluster of four raylets on this machine, a worker of which is killed now and then.

``python measure/raylets.py [--raylets 4] [--cpus 1] [--kill-every 10] durak arena --a fuzzy …`` compares
what comes of it with the same command in one process, byte by byte, and tells what each cost.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import signal
import subprocess
import threading
import time

import ray
from ray.cluster_utils import Cluster

from kozyr.cluster import Gatherer
from kozyr.lab import Work


def workers() -> list[int]:
    """The processes that play units now."""
    found = subprocess.run(["pgrep", "-f", "^ray::_play"], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def processor() -> float:
    """The seconds of a core that this process has taken."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def alone(command: list[str], threads: int) -> tuple[str, float, float]:
    """The text, the seconds and the seconds of all cores that one process needs."""
    work, begun = Work(command), time.monotonic()
    before = processor()
    work.take(work.play(work.missing, threads))
    return work.report(), time.monotonic() - begun, processor() - before


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--raylets", type=int, default=4)
    parser.add_argument("--cpus", type=int, default=1)
    parser.add_argument("--kill-every", type=float, default=10.0)
    parser.add_argument("--task-seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": arguments.cpus, "include_dashboard": False})
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
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)

    threading.Thread(target=kill, daemon=True).start()
    work = Work(arguments.command)
    gatherer, begun = Gatherer(work, arguments.task_seconds), time.monotonic()
    before = processor()
    gatherer.run()
    together, head = time.monotonic() - begun, processor() - before
    over.set()
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    ray.shutdown()
    cluster.shutdown()
    text, seconds, cores = alone(arguments.command, arguments.threads)
    games = sum(work.games(unit) for unit in range(work.units))
    print(f"{games} games in {work.units} units, {gatherer.tasks} tasks, {gatherer.bytes} bytes of results")
    print(f"{nodes} raylets of {arguments.cpus} cores: {together:.1f} s, {len(killed)} workers killed; "
          f"units took {gatherer.seconds_of_all:.1f} s in all")
    print(f"whoever gathers took {head:.2f} s of a core, {1e3 * head / gatherer.tasks:.2f} ms a task")
    print(f"one process with {arguments.threads} threads: {seconds:.1f} s, {cores:.1f} s of its cores")
    print("the same bytes" if work.report() == text else "NOT the same bytes")
    assert work.report() == text


if __name__ == "__main__":
    main()
