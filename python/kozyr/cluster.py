"""The laboratory on Ray: ``python -m kozyr.cluster [OPTIONS] durak arena --a master-3 --b potential …``

Any command that is cut into units is played on all machines of a cluster, or on all cores of this
one, and what is printed is what one machine would have printed, to the byte. Ray keeps the queue,
hands the units out, and begins those anew whose worker or machine has died; a match with
``--stop-when`` ends as soon as its test has decided.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import signal
import sys
import time
from typing import Any

import ray

from .gathering import Gatherer
from .lab import Unfinished, Work

__all__ = ["Gatherer", "main"]

#: How often to say how far it is, in seconds, where the error output is no terminal.
TOLD_EVERY = 60.0


class Teller:
    """Says how far it is: on a terminal all the time, and else a line a minute."""

    def __init__(self) -> None:
        self._begun = self._told = time.monotonic()
        self._looks = sys.stderr.isatty()

    def __call__(self, gatherer: Gatherer) -> None:
        now = time.monotonic()
        if now - self._told < (0.2 if self._looks else TOLD_EVERY):
            return
        self._told = now
        missing, units = len(gatherer.work.missing), gatherer.work.units
        line = f"{units - missing} of {units} units in {(now - self._begun) / 60:.1f} min"
        print(f"\r{line}" if self._looks else f"note: {line}", end="" if self._looks else "\n",
              file=sys.stderr, flush=True)

    def finish(self) -> None:
        if self._looks:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kozyr.cluster", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="of the cluster, such as auto or ray://head:10001 "
                        "[default: a cluster of this machine's cores]")
    parser.add_argument("--cpus", type=int, help="cores of this machine, without --address")
    parser.add_argument("--task-seconds", type=float, default=2.0, metavar="SECONDS",
                        help="about how long a task is to take [default: 2]")
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what was played in this file, and go on with it if it is there")
    parser.add_argument("command", nargs=argparse.REMAINDER,
                        help="a command of kozyr-lab that is cut into units")
    return parser.parse_args(words)


def _save(work: Work, file: str | None) -> None:
    if file is not None:
        beside = f"{file}.unfinished"
        with open(beside, "w", encoding="utf-8") as stream:
            stream.write(work.part())
        os.replace(beside, file)


def _out(words: list[str]) -> str | None:
    """What the command itself would write."""
    for before, word in zip([""] + words, words):
        if word.startswith("--out="):
            return word.removeprefix("--out=")
        if before == "--out":
            return word
    return None


def _interrupted(*_: Any) -> None:
    raise KeyboardInterrupt


def _gather(work: Work, arguments: argparse.Namespace) -> bool:
    """Has everything played; false if somebody stopped it before."""
    if not ray.is_initialized():
        # Without an address a cluster of its own, also where another one is running.
        address = arguments.address or "local"
        ray.init(address=address, num_cpus=None if arguments.address else arguments.cpus,
                 log_to_driver=False, logging_level=logging.WARNING)
    gatherer, teller = Gatherer(work, arguments.task_seconds), Teller()
    try:
        gatherer.run(teller)
    except KeyboardInterrupt:
        gatherer.stop()
        return False
    finally:
        teller.finish()
    return True


def main(words: list[str] | None = None) -> int:
    arguments = _arguments(sys.argv[1:] if words is None else words)
    try:
        work = Work(arguments.command)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if arguments.keep and os.path.exists(arguments.keep):
        with open(arguments.keep, encoding="utf-8") as stream:
            work.take(stream.read(), arguments.keep)
    signal.signal(signal.SIGTERM, _interrupted)
    # Ray tells of workers that have died; that is no part of the result.
    with contextlib.redirect_stdout(sys.stderr):
        stopped = not _gather(work, arguments)
    _save(work, arguments.keep)
    try:
        text = work.report(as_json="--json" in arguments.command, out=_out(arguments.command))
    except Unfinished as unfinished:
        sys.stdout.write(unfinished.text)
        how = "the same command goes on from here" if arguments.keep else "use --keep FILE to go on"
        print(f"error: stopped: {how}", file=sys.stderr)
        return 130
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    sys.stdout.write(text)
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
