"""Jobs split into units, also on Ray."""

import json
import os
import random
import re
import signal
import subprocess
import sys

import pytest

from kozyr.lab import Job, UnfinishedError, run

MATCH = "durak arena --a greedy --b lowest --games 300 --seed 4"


def test_units_in_any_order_give_the_result_of_the_command():
    job = Job(MATCH)
    units = list(range(job.units))
    random.Random(1).shuffle(units)
    while units:
        some, units = units[:17], units[17:]
        part = job.play(some)
        job.merge(part)
        job.merge(part)
    assert job.is_complete and job.missing_units == []
    assert job.report() == run(MATCH)
    assert job.report(as_json=True) == run(MATCH + " --json")
    assert sum(job.games(unit) for unit in range(job.units)) == job.result()["games"] == 300


def test_a_plan_restores_the_job_and_parts_of_other_jobs_are_refused():
    job = Job.from_plan(Job(MATCH).plan)
    assert job.plan == Job(MATCH).plan
    other = Job(MATCH.replace("300", "302"))
    with pytest.raises(ValueError, match="another command"):
        job.merge(other.play([0]))
    part = json.loads(job.play([0]))
    with pytest.raises(ValueError, match="another build"):
        job.merge(json.dumps({**part, "build": "0" * 64}))
    for wrong in ["durak opponents", "durak arena --a nobody --b lowest", "chess"]:
        with pytest.raises((ValueError, RuntimeError)):
            Job(wrong).play([0])


def test_an_unfinished_job_reports_what_it_has():
    job = Job(MATCH)
    job.merge(job.play(range(40)))
    with pytest.raises(UnfinishedError) as unfinished:
        job.report()
    assert "95 % interval" in unfinished.value.text


def test_a_sequential_test_stops_early_and_reproducibly():
    line = "durak arena --a greedy --b random --games 4000 --sprt 0:60"
    job = Job(line)
    while not job.is_complete:
        job.merge(job.play(job.missing_units[:50]))
    assert len(job.missing_units) > 0
    assert job.report() == run(line)


def test_ratings_write_their_ladder(tmp_path):
    line = "reversi ratings --games 40 --opponent random --opponent novice --opponent professional"
    alone, merged = tmp_path / "alone.ron", tmp_path / "merged.ron"
    printed = run(f"{line} --out {alone}")
    job = Job(f"{line} --out unused.ron")
    job.merge(job.play(job.missing_units))
    assert job.report(out=merged) == printed
    assert merged.read_bytes() == alone.read_bytes()


# A process of its own, which ends without Ray's shutdown: both can abort the process that uses Ray.
DISPATCH = """
import contextlib, os, signal, subprocess, sys
import ray
from kozyr.cluster import Dispatcher
from kozyr.lab import Job

line, task_seconds, kills = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
ray.init(
    address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error"
)
killed = []

def kill_one(dispatcher):
    if len(killed) < kills and dispatcher.tasks > 4 * (len(killed) + 1):
        found = subprocess.run(["pgrep", "-f", "^ray::_play"], capture_output=True, text=True)
        for worker in found.stdout.split()[:1]:
            os.kill(int(worker), signal.SIGKILL)
            killed.append(worker)

job = Job(line)
# Ray prints messages about dead workers.
with contextlib.redirect_stdout(sys.stderr):
    Dispatcher(job, task_seconds=task_seconds).run(kill_one)
print(len(killed), len(job.missing_units), job.report(), sep="\\n", end="", flush=True)
os._exit(0)
"""


def dispatch(line, task_seconds, kills=0):
    """Plays a job on a cluster. Returns how many workers were killed, how many units are missing, and
    the report."""
    pytest.importorskip("ray")
    words = [sys.executable, "-c", DISPATCH, line, str(task_seconds), str(kills)]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    killed, missing, report = ran.stdout.split("\n", 2)
    return int(killed), int(missing), report


def test_a_cluster_gives_the_same_result_when_workers_die():
    line = "durak arena --a fuzzy --b lowest --games 2000 --seed 8"
    killed, missing, report = dispatch(line, 0.1, kills=3)
    assert (report, missing) == (run(line), 0)
    assert killed > 0


def test_a_cluster_stops_when_the_sequential_test_has_decided():
    line = "durak arena --a greedy --b random --games 20000 --sprt 0:60"
    _, missing, report = dispatch(line, 0.05)
    assert missing > 0 and report == run(line)


def kozyr(*words, **more):
    return subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, **more)


def test_the_kubernetes_manifest_is_valid():
    validate = pytest.importorskip("kubernetes_validate")
    yaml = pytest.importorskip("yaml")
    ran = kozyr("kozyr", *MATCH.split(), "--kubernetes", "5", check=True)
    manifest = yaml.safe_load(ran.stdout)
    # Strict: unknown fields are errors.
    validate.validate(manifest, "1.29", strict=True)
    assert (manifest["kind"], manifest["spec"]["completionMode"]) == ("Job", "Indexed")
    container = manifest["spec"]["template"]["spec"]["containers"][0]
    assert container["command"][:5] == ["python", "-m", "kozyr", "durak", "arena"]
    assert container["env"] == [{"name": "JOB_COMPLETIONS", "value": "5"}]


def test_the_slurm_script_uses_this_python(tmp_path):
    script = kozyr("kozyr", *MATCH.split(), "--slurm", "2", check=True).stdout
    for task in ["1", "2"]:
        slurm = {"SUBMIT_DIR": str(tmp_path), "ARRAY_JOB_ID": "5", "ARRAY_TASK_ID": task,
                 "ARRAY_TASK_COUNT": "2"}
        slurm = {f"SLURM_{name}": value for name, value in slurm.items()}
        subprocess.run(["bash"], input=script, text=True, env={**os.environ, **slurm}, check=True)
    parts = sorted(map(str, tmp_path.glob("kozyr-5/part-*.json")))
    assert len(parts) == 2
    assert kozyr("kozyr", "merge", *parts, check=True).stdout == run(MATCH)


def test_the_command_line_has_the_usual_exit_statuses(tmp_path):
    def run_kozyr(*words):
        ran = kozyr("kozyr", *words)
        assert "Traceback" not in ran.stderr
        return ran.returncode, ran.stdout, ran.stderr

    status, output, _ = run_kozyr("durak", "opponents")
    assert status == 0 and "master-3" in output
    status, output, errors = run_kozyr("--help")
    assert status == 0 and "python -m kozyr" in output and errors == ""
    status, output, errors = run_kozyr("durak", "arena", "--a", "nobody", "--b", "lowest")
    assert (status, output) == (2, "") and "nobody" in errors
    assert run_kozyr("durak", "nonsense")[0] == 2
    status, output, errors = run_kozyr("merge", str(tmp_path / "nowhere"))
    assert (status, output) == (1, "") and "nowhere" in errors and errors.count("\n") == 1


LONG = "durak arena --a greedy --b lowest --games 10000000"


def interrupt(process, send_signal):
    """Sends a signal once the process plays; returns its status, output and errors."""
    # Ray may print messages of its own first.
    lines = iter(process.stderr.readline, "")
    assert any(re.match(r"note: [1-9]\d\d+ of \d+ (games|units) ", line) for line in lines)
    send_signal(process)
    output, errors = process.communicate()
    return process.returncode, output, errors


@pytest.mark.parametrize("send_signal", [
    lambda process: process.send_signal(signal.SIGTERM),
    lambda process: process.send_signal(signal.SIGINT),
    # As a terminal does on Ctrl+C.
    lambda process: os.killpg(process.pid, signal.SIGINT),
])
def test_an_interrupted_run_reports_what_it_has(send_signal):
    words = [sys.executable, "-m", "kozyr", *LONG.split(), "--progress-every", "0.2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               start_new_session=True)
    status, output, errors = interrupt(process, send_signal)
    assert status == 130 and "95 % interval" in output, errors
    assert "the same command with --skip-rounds" in errors and "Traceback" not in errors


def test_python_handles_signals_while_the_laboratory_plays():
    for call in [f"kozyr.lab.run({LONG!r})", "job.play(range(job.units), threads=2)"]:
        program = f"""
import os, signal, threading
import kozyr.lab
# Shells ignore SIGINT in background processes.
signal.signal(signal.SIGINT, signal.default_int_handler)
job = kozyr.lab.Job({LONG!r})
for time in [1, 2]:
    threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT]).start()
    try:
        {call}
    except KeyboardInterrupt:
        print("heard", time)
"""
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert (ran.returncode, ran.stdout) == (0, "heard 1\nheard 2\n"), ran.stderr


def test_a_cluster_prints_errors_of_one_line(tmp_path):
    pytest.importorskip("ray")

    def run_cluster(*words):
        ran = kozyr("kozyr.cluster", *words)
        assert ran.stdout == "" and "Traceback" not in ran.stderr
        assert ran.stderr.count("\n") == 1, ran.stderr
        return ran.returncode, ran.stderr

    kept = tmp_path / "kept.json"
    kept.write_text(Job(MATCH).play([0]))
    other = MATCH.replace("300", "302").split()
    status, errors = run_cluster("--checkpoint", str(kept), *other)
    assert status == 1 and "another command" in errors
    status, errors = run_cluster("--checkpoint", str(tmp_path / "no" / "where"), *MATCH.split())
    assert status == 1 and "cannot write" in errors
    assert run_cluster("durak", "arena", "--a", "nobody", "--b", "lowest")[0] == 2
    assert run_cluster("durak", "opponents")[0] == 2
    assert run_cluster(*MATCH.split(), "--shard", "1/2", "--out", "x")[0] == 2


def test_an_interrupted_cluster_saves_what_it_has(tmp_path):
    pytest.importorskip("ray")
    kept = tmp_path / "kept.json"
    words = ["--cpus", "2", "--task-seconds", "0.2", "--progress-every", "0.5"]
    words += ["--checkpoint", str(kept)]
    for sent in [signal.SIGTERM, signal.SIGINT]:
        process = subprocess.Popen(
            [sys.executable, "-m", "kozyr.cluster", *words, *LONG.split()], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, start_new_session=True)
        status, output, errors = interrupt(process, lambda process: os.killpg(process.pid, sent))
        assert status == 130 and "95 % interval" in output, errors
        assert "run the same command again to continue" in errors and "Traceback" not in errors
        job = Job(LONG)
        job.merge(kept.read_text())
        with pytest.raises(UnfinishedError) as unfinished:
            job.report()
        assert unfinished.value.text == output
