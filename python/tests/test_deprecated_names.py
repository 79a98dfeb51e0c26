"""Old names still work, and the functions and modules among them warn."""

import importlib
import sys

import pytest

import kozyr
from kozyr import lab
from kozyr.lab import Job, UnfinishedError

MATCH = "durak arena --a greedy --b lowest --games 20 --seed 4"


def test_old_classes_are_aliases():
    assert lab.Work is Job
    assert lab.Unfinished is UnfinishedError


def test_build_warns():
    with pytest.warns(DeprecationWarning, match="kozyr.build_digest"):
        assert kozyr.build() == kozyr.build_digest()


def test_old_names_of_a_job_work_and_warn():
    with pytest.warns(DeprecationWarning, match="Job.from_plan"):
        job = lab.Work.of_plan(Job(MATCH).plan)
    assert isinstance(job, Job) and job.plan == Job(MATCH).plan
    with pytest.warns(DeprecationWarning, match="Job.missing_units") as warned:
        assert job.missing == job.missing_units == list(range(job.units))
    # The warning points at the caller.
    assert warned[0].filename == __file__
    with pytest.warns(DeprecationWarning, match="Job.is_complete"):
        assert job.is_whole is False
    with pytest.warns(DeprecationWarning, match="Job.merge"):
        job.take(job.play(job.missing_units), name="my part")
    with pytest.warns(DeprecationWarning, match="Job.is_complete"):
        assert job.is_whole is True
    with pytest.warns(DeprecationWarning, match="Job.to_part"):
        assert job.part() == job.to_part()


def test_old_names_of_the_dispatcher_work_and_warn():
    pytest.importorskip("ray")
    from kozyr import cluster
    from kozyr.dispatcher import Dispatcher

    assert cluster.Gatherer is cluster.Dispatcher is Dispatcher
    sys.modules.pop("kozyr.gathering", None)
    with pytest.warns(DeprecationWarning, match="kozyr.dispatcher"):
        gathering = importlib.import_module("kozyr.gathering")
    assert gathering.Gatherer is Dispatcher
    # Without `__init__`, which needs a cluster.
    dispatcher = Dispatcher.__new__(Dispatcher)
    dispatcher.job = Job(MATCH)
    with pytest.warns(DeprecationWarning, match="Dispatcher.job"):
        assert dispatcher.work is dispatcher.job


def test_old_options_of_the_cluster_still_work():
    pytest.importorskip("ray")
    from kozyr.cluster import _arguments

    old = _arguments(["--keep", "kept.json", "--tell-every", "5", *MATCH.split()])
    new = _arguments(["--checkpoint", "kept.json", "--progress-every", "5", *MATCH.split()])
    assert old == new and (old.checkpoint, old.progress_every) == ("kept.json", 5)
