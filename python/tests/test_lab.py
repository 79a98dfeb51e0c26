"""Work in units, and on Ray."""

import json
import os
import random
import signal
import subprocess
import sys

import pytest

from kozyr.lab import Unfinished, Work, run

MATCH = "durak arena --a greedy --b lowest --games 300 --seed 4"


def test_units_in_any_order_are_the_command():
    work = Work(MATCH)
    units = list(range(work.units))
    random.Random(1).shuffle(units)
    while units:
        some, units = units[:17], units[17:]
        part = work.play(some)
        work.take(part)
        work.take(part)
    assert work.is_whole and work.missing == []
    assert work.report() == run(MATCH)
    assert work.report(as_json=True) == run(MATCH + " --json")
    assert sum(work.games(unit) for unit in range(work.units)) == work.result()["games"] == 300


def test_work_goes_by_its_plan_and_refuses_what_is_of_another():
    work = Work.of_plan(Work(MATCH).plan)
    assert work.plan == Work(MATCH).plan
    other = Work(MATCH.replace("300", "302"))
    with pytest.raises(ValueError, match="another command"):
        work.take(other.play([0]))
    part = json.loads(work.play([0]))
    with pytest.raises(ValueError, match="another build"):
        work.take(json.dumps({**part, "build": "0" * 64}))
    for wrong in ["durak opponents", "durak arena --a nobody --b lowest", "chess"]:
        with pytest.raises((ValueError, RuntimeError)):
            Work(wrong).play([0])


def test_what_is_known_is_told_before_the_end():
    work = Work(MATCH)
    work.take(work.play(range(40)))
    with pytest.raises(Unfinished) as unfinished:
        work.report()
    assert "95 % interval" in unfinished.value.text


def test_a_test_decides_early_and_alike():
    line = "durak arena --a greedy --b random --games 4000 --stop-when 0:60"
    work = Work(line)
    while not work.is_whole:
        work.take(work.play(work.missing[:50]))
    assert len(work.missing) > 0
    assert work.report() == run(line)


def test_ratings_leave_their_ladder(tmp_path):
    line = "reversi ratings --games 40 --opponent random --opponent novice --opponent professional"
    alone, merged = tmp_path / "alone.ron", tmp_path / "merged.ron"
    printed = run(f"{line} --out {alone}")
    work = Work(f"{line} --out unused.ron")
    work.take(work.play(work.missing))
    assert work.report(out=merged) == printed
    assert merged.read_bytes() == alone.read_bytes()


@pytest.fixture(scope="module")
def ray():
    module = pytest.importorskip("ray")
    module.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield module
    module.shutdown()


def test_a_cluster_gives_the_same_though_its_workers_die(ray):
    from kozyr.cluster import Gatherer

    line = "durak arena --a fuzzy --b lowest --games 2000 --seed 8"
    killed = []

    def kill_one(gatherer):
        if len(killed) < 3 and gatherer.tasks > 4 * (len(killed) + 1):
            workers = subprocess.run(
                ["pgrep", "-f", "^ray::_play"], capture_output=True, text=True, check=False
            ).stdout.split()
            if workers:
                os.kill(int(workers[0]), signal.SIGKILL)
                killed.append(workers[0])

    work = Work(line)
    Gatherer(work, task_seconds=0.1).run(kill_one)
    assert work.report() == run(line)
    assert killed


def test_a_cluster_stops_as_soon_as_the_test_has_decided(ray):
    from kozyr.cluster import Gatherer

    line = "durak arena --a greedy --b random --games 20000 --stop-when 0:60"
    work = Work(line)
    Gatherer(work, task_seconds=0.05).run()
    assert work.missing and work.report() == run(line)


def test_the_manifest_for_kubernetes_is_one(tmp_path):
    yaml = pytest.importorskip("yaml")
    lab = os.environ.get("KOZYR_LAB")
    if lab is None:
        pytest.skip("KOZYR_LAB names the program")
    words = [lab, *MATCH.split(), "--kubernetes", "5"]
    job = yaml.safe_load(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    assert (job["kind"], job["spec"]["completionMode"]) == ("Job", "Indexed")
    container = job["spec"]["template"]["spec"]["containers"][0]
    assert container["command"][1:3] == ["durak", "arena"]
    assert container["env"] == [{"name": "JOB_COMPLETIONS", "value": "5"}]


def test_the_command_line_is_there(capsys):
    ran = subprocess.run(
        [sys.executable, "-m", "kozyr", "durak", "opponents"], capture_output=True, text=True,
        check=True,
    )
    assert "master-3" in ran.stdout
