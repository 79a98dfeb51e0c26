"""The laboratory on Ray: ``python -m kozyr.cluster [OPTIONS] durak arena --a master-3 --b potential …``

Any command that is cut into units is played on all machines of a cluster, or on all cores of this
one, and what is printed is what one machine would have printed, to the byte. Ray keeps the queue,
hands the units out, and begins those anew whose worker or machine has died; a match with
``--stop-when`` ends as soon as its test has decided.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import signal
import sys
import time
from typing import Any

import ray
import ray.exceptions

from .gathering import Gatherer
from .lab import Unfinished, Work

__all__ = ["Gatherer", "main"]

#: How often the file of ``--keep`` is written, in seconds.
KEPT_EVERY = 30.0

#: The status to exit with of a run that somebody stopped, as shells have it.
STOPPED = 130


class Teller:
    """Says how far it is: on a terminal all the time, and else a line every so many seconds."""

    def __init__(self, every: float = 60.0) -> None:
        self._every = every
        self._begun = self._told = time.monotonic()
        self._looks = sys.stderr.isatty()

    def __call__(self, gatherer: Gatherer) -> None:
        now = time.monotonic()
        if now - self._told < (0.2 if self._looks else self._every):
            return
        self._told = now
        missing, units = len(gatherer.work.missing), gatherer.work.units
        minutes = (now - self._begun) / 60
        line = f"{units - missing} of {units} units in {minutes:.1f} min"
        if gatherer.taken:
            left = minutes * missing / gatherer.taken
            line += f", about {left:.0f} min left"
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
    parser.add_argument("--tell-every", type=float, default=60.0, metavar="SECONDS",
                        help="how often to say how far it is, where the error output is no terminal "
                        "[default: 60]")
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what was played in this file, and go on with it if it is there")
    parser.add_argument("command", nargs=argparse.REMAINDER,
                        help="a command of kozyr-lab that is cut into units")
    return parser.parse_args(words)


class Refused(Exception):
    """It cannot be done; with the status to exit with."""

    def __init__(self, reason: object, status: int = 1) -> None:
        # As everything that is told: one line.
        super().__init__(" ".join(str(reason).split()))
        self.status = status


def _save(work: Work, file: str | None) -> None:
    if file is None:
        return
    beside = f"{file}.unfinished"
    try:
        with open(beside, "w", encoding="utf-8") as stream:
            stream.write(work.part())
        os.replace(beside, file)
    except OSError as error:
        raise Refused(f"cannot write {file}: {error.strerror}") from error


def _begin(work: Work, file: str | None) -> None:
    """Goes on with what was kept, and makes sure that more can be."""
    if file is None:
        return
    if os.path.exists(file):
        try:
            with open(file, encoding="utf-8") as stream:
                work.take(stream.read(), file)
        except OSError as error:
            raise Refused(f"cannot read {file}: {error.strerror}") from error
        except ValueError as error:
            raise Refused(error) from error
    _save(work, file)


def _option(words: list[str], name: str) -> str | None:
    for before, word in zip([""] + words, words):
        if word.startswith(f"{name}="):
            return word.removeprefix(f"{name}=")
        if before == name:
            return word
    return None


def _files(work: Work, arguments: argparse.Namespace) -> tuple[str | None, str | None]:
    """What keeps the units that were played, and what the command itself writes in the end."""
    out: str | None = _option(arguments.command, "--out")
    if json.loads(work.plan)["command"] in ("arena", "gauntlet"):
        return arguments.keep or out, None
    folder = os.path.dirname(os.path.abspath(out)) if out is not None else "."
    if not os.access(folder, os.W_OK):
        raise Refused(f"cannot write to {folder}")
    return arguments.keep, out


def _work(words: list[str]) -> Work:
    for name in ("--shard", "--slurm", "--kubernetes"):
        if any(word == name or word.startswith(f"{name}=") for word in words):
            raise Refused(f"{name} is for machines without Ray; here Ray shares out", 2)
    try:
        return Work(words)
    except ValueError as error:
        raise Refused(error, 2) from error
    except RuntimeError as error:
        raise Refused(error) from error


def _interrupted(*_: Any) -> None:
    raise KeyboardInterrupt


def _listen() -> None:
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, _interrupted)


def _connect(arguments: argparse.Namespace) -> None:
    if ray.is_initialized():
        return
    # Without an address a cluster of its own, also where another one is running.
    address = arguments.address or "local"
    try:
        ray.init(address=address, num_cpus=None if arguments.address else arguments.cpus,
                 log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
        raise Refused(f"no cluster at {address}: {error}") from error
    finally:
        # Ray has its own idea of what a signal means.
        _listen()


def _gather(work: Work, arguments: argparse.Namespace, keep: str | None) -> bool:
    """Has everything played; false if somebody stopped it before."""
    gatherer: Gatherer | None = None
    teller, kept = Teller(arguments.tell_every), time.monotonic()

    def tell(gatherer: Gatherer) -> None:
        nonlocal kept
        teller(gatherer)
        if time.monotonic() - kept > KEPT_EVERY:
            _save(work, keep)
            kept = time.monotonic()

    try:
        _listen()
        if not work.is_whole:
            _connect(arguments)
            gatherer = Gatherer(work, arguments.task_seconds)
            gatherer.run(tell)
    except KeyboardInterrupt:
        return False
    except (ray.exceptions.RayError, ValueError) as error:
        _save(work, keep)
        cause = getattr(error, "cause", None) or error
        raise Refused(f"a task failed: {cause}") from error
    finally:
        # Nobody who is impatient now spoils what is told below.
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, signal.SIG_IGN)
        if gatherer is not None:
            gatherer.stop()
        teller.finish()
    return True


def _run(arguments: argparse.Namespace) -> int:
    work = _work(arguments.command)
    keep, out = _files(work, arguments)
    _begin(work, keep)
    # Ray tells of workers that have died; that is no part of the result.
    with contextlib.redirect_stdout(sys.stderr):
        _gather(work, arguments, keep)
    _save(work, keep)
    try:
        sys.stdout.write(work.report(as_json="--json" in arguments.command, out=out))
        return 0
    except Unfinished as unfinished:
        sys.stdout.write(unfinished.text)
        how = "the same command goes on from here" if keep else "with --keep FILE a run can go on"
        raise Refused(f"stopped: {how}", STOPPED) from unfinished
    except RuntimeError as error:
        # What was found is told before what is wrong about it.
        text, _, reason = str(error).rpartition("\n")
        sys.stdout.write(f"{text}\n" if text else "")
        raise Refused(reason) from error


def main(words: list[str] | None = None) -> int:
    """Does what the words of a command line say; returns the status to exit with: 0, 1 if it failed,
    2 if it makes no sense, 130 if somebody stopped it."""
    try:
        return _run(_arguments(sys.argv[1:] if words is None else words))
    except Refused as refused:
        print(f"error: {refused}", file=sys.stderr)
        return refused.status


if __name__ == "__main__":
    sys.exit(main())
