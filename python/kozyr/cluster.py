"""Runs the laboratory on Ray: ``python -m kozyr.cluster [OPTIONS] COMMAND…``

Plays any command that is split into units on all machines of a cluster, or on all cores of this
machine. The output is the same to the byte as that of a single machine. Ray distributes the units,
and restarts those whose worker or machine has died. A match with ``--sprt`` ends as soon as
its sequential test has decided.
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
from typing import Any, NoReturn

import ray
import ray.exceptions

from .dispatcher import Dispatcher, Gatherer
from .lab import Job, UnfinishedError

__all__ = ["Dispatcher", "Gatherer", "main"]

#: The interval between writes of the file of ``--checkpoint``.
SAVE_INTERVAL_SECONDS = 30.0

#: The exit status of an interrupted run: 128 + SIGINT, as in shells.
STATUS_INTERRUPTED = 130


class ProgressReporter:
    """Reports progress: continuously on a terminal, otherwise one line every `every` seconds."""

    def __init__(self, every: float = 60.0) -> None:
        self._every = every
        self._started = self._reported = time.monotonic()
        self._is_terminal = sys.stderr.isatty()

    def __call__(self, dispatcher: Dispatcher) -> None:
        now = time.monotonic()
        if now - self._reported < (0.2 if self._is_terminal else self._every):
            return
        self._reported = now
        missing, units = len(dispatcher.job.missing_units), dispatcher.job.units
        minutes = (now - self._started) / 60
        line = f"{units - missing} of {units} units in {minutes:.1f} min"
        if dispatcher.taken:
            left = minutes * missing / dispatcher.taken
            line += f", about {left:.0f} min left"
        if self._is_terminal:
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
        else:
            print(f"note: {line}", file=sys.stderr, flush=True)

    def finish(self) -> None:
        if self._is_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kozyr.cluster", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="the cluster's address, such as auto or ray://head:10001 "
                        "[default: a cluster of this machine's cores]")
    parser.add_argument("--cpus", type=int, help="the number of cores to use without --address")
    parser.add_argument("--task-seconds", type=float, default=2.0, metavar="SECONDS",
                        help="the approximate duration of a task [default: 2]")
    parser.add_argument("--progress-every", "--tell-every", type=float, default=60.0,
                        metavar="SECONDS",
                        help="the interval between progress reports if stderr is not a terminal "
                        "[default: 60]")
    parser.add_argument("--checkpoint", "--keep", metavar="FILE",
                        help="save results in this file, and resume from it if it exists")
    parser.add_argument("command", nargs=argparse.REMAINDER,
                        help="a kozyr-lab command that is split into units")
    return parser.parse_args(words)


class CommandError(Exception):
    """An error message of one line, and the exit status."""

    def __init__(self, reason: object, status: int = 1) -> None:
        super().__init__(" ".join(str(reason).split()))
        self.status = status


def _save(job: Job, file: str | None) -> None:
    if file is None:
        return
    beside = f"{file}.unfinished"
    try:
        with open(beside, "w", encoding="utf-8") as stream:
            stream.write(job.to_part())
        os.replace(beside, file)
    except OSError as error:
        raise CommandError(f"cannot write {file}: {error.strerror}") from error


def _resume(job: Job, file: str | None) -> None:
    """Loads saved results, and checks that the file can be written."""
    if file is None:
        return
    if os.path.exists(file):
        try:
            with open(file, encoding="utf-8") as stream:
                job.merge(stream.read(), file)
        except OSError as error:
            raise CommandError(f"cannot read {file}: {error.strerror}") from error
        except ValueError as error:
            raise CommandError(error) from error
    _save(job, file)


def _option(words: list[str], name: str) -> str | None:
    for before, word in zip([""] + words, words):
        if word.startswith(f"{name}="):
            return word.removeprefix(f"{name}=")
        if before == name:
            return word
    return None


def _files(job: Job, arguments: argparse.Namespace) -> tuple[str | None, str | None]:
    """The file for the results of units, and the command's own output file."""
    out: str | None = _option(arguments.command, "--out")
    if json.loads(job.plan)["command"] in ("arena", "gauntlet"):
        return arguments.checkpoint or out, None
    folder = os.path.dirname(os.path.abspath(out)) if out is not None else "."
    if not os.access(folder, os.W_OK):
        raise CommandError(f"cannot write to {folder}")
    return arguments.checkpoint, out


def _job(words: list[str]) -> Job:
    for name in ("--shard", "--slurm", "--kubernetes"):
        if any(word == name or word.startswith(f"{name}=") for word in words):
            raise CommandError(f"{name} cannot be used here: Ray distributes the units itself", 2)
    try:
        return Job(words)
    except ValueError as error:
        raise CommandError(error, 2) from error
    except RuntimeError as error:
        raise CommandError(error) from error


def _raise_interrupt(*_: Any) -> None:
    raise KeyboardInterrupt


def _handle_signals() -> None:
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, _raise_interrupt)


def _connect(arguments: argparse.Namespace) -> None:
    if ray.is_initialized():
        return
    # Without an address, start a new cluster even if another one is running.
    address = arguments.address or "local"
    try:
        ray.init(address=address, num_cpus=None if arguments.address else arguments.cpus,
                 log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
        raise CommandError(f"no cluster at {address}: {error}") from error
    finally:
        # Ray installs its own signal handlers.
        _handle_signals()


def _play_missing(job: Job, arguments: argparse.Namespace, checkpoint: str | None) -> bool:
    """Plays all missing units; returns false if the run was interrupted."""
    reporter, saved = ProgressReporter(arguments.progress_every), time.monotonic()

    def tell(dispatcher: Dispatcher) -> None:
        nonlocal saved
        reporter(dispatcher)
        if time.monotonic() - saved > SAVE_INTERVAL_SECONDS:
            _save(job, checkpoint)
            saved = time.monotonic()

    try:
        _handle_signals()
        if not job.is_complete:
            _connect(arguments)
            Dispatcher(job, arguments.task_seconds).run(tell)
    except KeyboardInterrupt:
        return False
    except (ray.exceptions.RayError, ValueError) as error:
        _save(job, checkpoint)
        cause = getattr(error, "cause", None) or error
        raise CommandError(f"a task failed: {cause}") from error
    finally:
        # A second Ctrl+C must not interrupt the report that follows. Running tasks end with this
        # process.
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, signal.SIG_IGN)
        reporter.finish()
    return True


def _run(arguments: argparse.Namespace) -> int:
    job = _job(arguments.command)
    checkpoint, out = _files(job, arguments)
    _resume(job, checkpoint)
    # Ray prints messages about dead workers, which are not part of the result.
    with contextlib.redirect_stdout(sys.stderr):
        _play_missing(job, arguments, checkpoint)
    _save(job, checkpoint)
    try:
        sys.stdout.write(job.report(as_json="--json" in arguments.command, out=out))
        return 0
    except UnfinishedError as unfinished:
        sys.stdout.write(unfinished.text)
        how = (
            "run the same command again to continue"
            if checkpoint
            else "use --checkpoint FILE to resume"
        )
        raise CommandError(f"stopped: {how}", STATUS_INTERRUPTED) from unfinished
    except RuntimeError as error:
        # The report comes before the error message.
        text, _, reason = str(error).rpartition("\n")
        sys.stdout.write(f"{text}\n" if text else "")
        raise CommandError(reason) from error


def main(words: list[str] | None = None) -> int:
    """Runs a command line and returns the exit status: 0, 1 if it failed, 2 if the arguments are
    invalid, 130 if it was interrupted."""
    try:
        return _run(_arguments(sys.argv[1:] if words is None else words))
    except CommandError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.status


def _main_process() -> NoReturn:
    """Runs the command line and ends the process without Ray's shutdown.

    Ray 2 aborts while it shuts down if a worker dies at that moment, as all workers do on Ctrl+C,
    and the process would lose its exit status. The cluster of this machine ends with the process
    that started it, and other clusters end the tasks of a process that is gone.
    """
    try:
        status = main()
    except SystemExit as stopped:  # argparse has printed help, or what is wrong.
        status = int(stopped.code or 0)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


if __name__ == "__main__":
    _main_process()
