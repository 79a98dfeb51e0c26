//! Results of several machines are reported as if one had played everything.

use crate::run_lab::{LabRun, command, lab, start};

use kozyr_lab::jobs::{Shard, ShardError};
use std::{collections::BTreeMap, fs, path::PathBuf, process::Command, thread, time::Duration};
use tempfile::TempDir;

const MATCH: &str = "durak arena --a greedy --b lowest --games 90 --seed 7";

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// Runs a command line, split at spaces, with more arguments.
fn run(line: &str, more: &[&str]) -> LabRun {
    lab(&[&words(line)[..], more].concat())
}

/// A folder with the parts of a job.
struct Parts {
    folder: TempDir,
    files: Vec<String>,
}

impl Parts {
    /// Runs a job in this many shards, each on its own.
    fn of(line: &str, count: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let mut parts = Parts { folder, files: Vec::new() };
        for index in 1..=count {
            let file = parts.path(&format!("part-{index}.json"));
            run(line, &["--shard", &format!("{index}/{count}"), "--out", &file]).ok();
            parts.files.push(file);
        }
        parts
    }

    /// A path in the folder.
    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    /// Merges the files with these numbers.
    fn merge(&self, order: &[usize], more: &[&str]) -> LabRun {
        let files = order.iter().map(|&index| &*self.files[index]);
        lab(&["merge"].into_iter().chain(files).chain(more.iter().copied()).collect::<Vec<_>>())
    }

    /// A copy of a file with one text replaced.
    fn changed(&self, index: usize, from: &str, to: &str) -> String {
        let text = fs::read_to_string(&self.files[index]).unwrap();
        assert!(text.contains(from), "{text}");
        let file = self.path("changed.json");
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        file
    }
}

#[test]
fn merged_shards_equal_the_whole_match_in_any_order_and_with_duplicates() {
    for line in [
        MATCH,
        "durak arena --a potential --b lowest --games 80 --players 4 --rules transfer",
        "reversi arena --a novice --b random --games 50 --skip-rounds 3",
    ] {
        let (whole, json) = (run(line, &[]).ok(), run(line, &["--json"]).ok());
        let parts = Parts::of(line, 3);
        assert_eq!(parts.merge(&[2, 0, 1], &[]).ok(), whole);
        assert_eq!(parts.merge(&[1, 1, 0, 2, 0], &["--json"]).ok(), json);
        // A single machine may also save the whole job as one part.
        let alone = Parts::of(line, 1);
        assert_eq!(alone.merge(&[0], &[]).ok(), whole);
    }
}

#[test]
fn merged_shards_of_gauntlets_and_experiments_equal_the_whole() {
    for line in [
        "durak gauntlet --games 100 --opponent random --opponent lowest --opponent greedy",
        "experiment mean-price --games 130",
        "experiment changing-tactics --games 70",
    ] {
        let parts = Parts::of(line, 4);
        assert_eq!(parts.merge(&[3, 1, 0, 2], &[]).ok(), run(line, &[]).ok());
    }
}

#[test]
fn merge_writes_the_same_files_as_the_command() {
    let line = "experiment minding-the-reply --games 60";
    let parts = Parts::of(line, 3);
    let [alone, merged] = ["alone", "merged"].map(|name| parts.path(name));
    run(line, &["--out", &alone]).ok();
    parts.merge(&[2, 1, 0], &["--out", &merged]).ok();
    let files = |folder: &str| -> BTreeMap<PathBuf, Vec<u8>> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| (path.file_name().unwrap().into(), fs::read(path).unwrap())).collect()
    };
    assert_eq!(files(&alone).len(), 3, "CSV, JSON and SVG");
    assert_eq!(files(&alone), files(&merged));
}

#[test]
fn merged_ratings_equal_those_of_one_machine() {
    let line = "durak ratings --games 70 --max-rank-gap 2 --opponent lowest --opponent greedy \
                --opponent potential --opponent random";
    let parts = Parts::of(line, 3);
    let [alone, merged, more] = ["alone", "merged", "more"].map(|name| parts.path(name));
    let printed = run(line, &["--out", &alone]).ok();
    assert_eq!(parts.merge(&[1, 2, 0], &["--out", &merged]).ok(), printed);
    assert_eq!(fs::read(&alone).unwrap(), fs::read(&merged).unwrap());
    // Ratings can be continued, too.
    let line = line.replace("--games 70", "--games 150");
    let next = Parts::of(&format!("{line} --from {alone}"), 2);
    let printed = run(&line, &["--from", &merged, "--out", &more]).ok();
    assert_eq!(next.merge(&[1, 0], &["--out", &merged]).ok(), printed);
    run(&line, &["--out", &alone]).ok();
    assert_eq!(fs::read(&alone).unwrap(), fs::read(&merged).unwrap());
}

#[test]
fn merged_problems_equal_those_of_one_machine() {
    // More games than needed, and fewer.
    for (line, enough) in [
        ("reversi problems --count 5 --seed 3 --games 60", true),
        ("durak problems --count 3 --seed 3 --games 90", true),
        ("reversi problems --count 1000 --seed 3 --games 20", false),
    ] {
        let status = if enough { 0 } else { 1 };
        let parts = Parts::of(line, 3);
        let [alone, merged, few, more] =
            ["alone", "merged", "few", "more"].map(|name| parts.path(name));
        let whole = run(line, &["--threads", "1", "--out", &alone]);
        assert_eq!(whole.status, Some(status), "{whole:?}");
        let merged_run = parts.merge(&[2, 0, 1], &["--out", &merged]);
        assert_eq!((merged_run.status, &merged_run.output), (Some(status), &whole.output));
        assert_eq!(fs::read(&alone).unwrap(), fs::read(&merged).unwrap());
        assert_eq!(whole.errors.contains("20 games led to "), !enough, "{whole:?}");
        // Shares of the rest after some problems have been found.
        if enough {
            let found = line.replace("--count 5", "--count 2").replace("--count 3", "--count 1");
            run(&found, &["--out", &few]).ok();
            let rest = Parts::of(&format!("{line} --from {few}"), 2);
            rest.merge(&[1, 0], &["--out", &more]).ok();
            assert_eq!(fs::read(&alone).unwrap(), fs::read(&more).unwrap());
        }
    }
}

#[test]
fn a_sequential_test_decides_the_same_for_any_number_of_shards() {
    let line = "durak arena --a greedy --b random --games 4000 --sprt 0:60";
    let whole = run(line, &["--threads", "1", "--json"]).ok();
    assert_eq!(run(line, &["--threads", "3", "--json"]).ok(), whole);
    let report: serde_json::Value = serde_json::from_str(&whole).unwrap();
    assert_eq!(report["test"]["verdict"], "better");
    let games = report["games"].as_u64().unwrap();
    assert!(games < 1000, "{report}");
    for count in [2, 5] {
        let parts = Parts::of(line, count);
        let order: Vec<usize> = (0..count).rev().collect();
        assert_eq!(parts.merge(&order, &["--json"]).ok(), whole);
    }
    // An undecided test is reported as such.
    let line = "durak arena --a greedy --b greedy --games 20 --sprt -10:10";
    let report: serde_json::Value = serde_json::from_str(&run(line, &["--json"]).ok()).unwrap();
    assert_eq!(report["test"]["verdict"], serde_json::Value::Null);
    assert!(run(line, &[]).ok().contains("undecided between -10 and 10"));
    for wrong in ["5:0", "0", "0:5:0.6:0.1", "a:b"] {
        run(MATCH, &["--sprt", wrong]).refused_in_some_lines();
    }
    run("durak arena --a lowest --b random --players 3 --sprt 0:5", &[]).refused(2);
}

impl LabRun {
    /// Asserts that the arguments were refused, with an error of any length.
    fn refused_in_some_lines(self) {
        assert_eq!(self.status, Some(2), "{self:?}");
    }
}

#[test]
fn parts_of_different_jobs_are_refused() {
    let parts = Parts::of(MATCH, 3);
    let merge = |files: &[&str]| lab(&[&["merge"], files].concat());
    let [one, two, three] = [0, 1, 2].map(|index| &*parts.files[index]);
    let error = merge(&[one, three]).refused(1);
    assert!(error.contains("15 of 45 units are missing, the first is number 1"), "{error}");

    let others = Parts::of(&MATCH.replace("--seed 7", "--seed 8"), 3);
    let error = merge(&[one, two, &others.files[2]]).refused(1);
    assert!(error.contains("belongs to another command: seed is"), "{error}");

    let build = &fs::read_to_string(one).unwrap()[10..];
    let start = build.find("\"build\":\"").unwrap() + 9;
    let other_build = parts.changed(2, &build[start..start + 8], "00000000");
    for files in [[one, two, &*other_build], [&*other_build, one, two]] {
        assert!(merge(&files).refused(1).contains("another build"));
    }

    let text = fs::read_to_string(three).unwrap();
    let first = text.find("\"2\":[[").unwrap();
    let result = &text[first..first + text[first..].find("]]").unwrap() + 2];
    let contradiction = parts.changed(2, result, "\"2\":[[0,0,2,0,0,0,1]]");
    let error = merge(&[one, two, three, &contradiction]).refused(1);
    assert!(error.contains("unit 2 has another result"), "{error}");

    let beyond = parts.changed(2, "\"2\":", "\"99\":");
    assert!(merge(&[one, two, &beyond]).refused(1).contains("unit 99"));
    for nonsense in ["{}", "[]", "nonsense", "{\"kozyr_part\":1}"] {
        fs::write(&beyond, nonsense).unwrap();
        assert!(merge(&[&beyond, one]).refused(1).contains("changed.json"));
        assert!(merge(&[one, &beyond]).refused(1).contains("changed.json"));
    }
    assert!(merge(&["/nowhere.json"]).refused(1).contains("/nowhere.json"));
    // A file of another job is rejected and left unchanged.
    let before = fs::read(three).unwrap();
    let error = run(&MATCH.replace("90", "80"), &["--shard", "3/3", "--out", three]).refused(1);
    assert!(error.contains("another command"), "{error}");
    assert_eq!(fs::read(three).unwrap(), before);
}

#[test]
fn a_killed_shard_resumes_from_its_file() {
    let line = "reversi arena --a ply-3 --b professional --games 1200 --threads 1";
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("part.json");
    let name = file.to_str().unwrap();
    let more = ["--shard", "1/1", "--out", name];
    let words = [&words(line)[..], &more].concat();
    let mut child = start(command(&words));
    while !file.exists() && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(5));
    }
    // Killed without warning: the saved file is still complete.
    child.kill().unwrap();
    child.wait().unwrap();
    lab(&words).ok();
    assert_eq!(lab(&["merge", name]).ok(), run(line, &[]).ok());
}

#[test]
fn a_stopped_shard_says_how_to_resume() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("part.json");
    let line = "durak arena --a fuzzy --b lowest --games 10000000 --shard 2/7 --out";
    let child = start(command(&[&words(line)[..], &[file.to_str().unwrap()]].concat()));
    while !file.exists() {
        thread::sleep(Duration::from_millis(5));
    }
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    let ran = LabRun::from(child.wait_with_output().unwrap());
    assert_eq!(ran.status, Some(130), "{ran:?}");
    assert!(ran.errors.contains("stopped: run the same command again to continue"), "{ran:?}");
    assert!(ran.output.starts_with("share 2/7: "), "{ran:?}");
}

#[test]
fn shards_are_read_from_array_jobs() {
    let of = |variables: &[(&str, &str)]| {
        let variables: BTreeMap<String, String> =
            variables.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        Shard::from_array_job(&|name: &str| variables.get(name).cloned())
    };
    let slurm = |id: &str, first: &str, last: &str, count: &str| {
        of(&[
            ("SLURM_ARRAY_TASK_ID", id),
            ("SLURM_ARRAY_TASK_MIN", first),
            ("SLURM_ARRAY_TASK_MAX", last),
            ("SLURM_ARRAY_TASK_COUNT", count),
        ])
    };
    assert_eq!(slurm("3", "1", "8", "8").unwrap(), "3/8".parse().unwrap());
    assert_eq!(slurm("0", "0", "3", "4").unwrap(), "1/4".parse().unwrap());
    assert_eq!(slurm("15", "5", "25", "5").unwrap(), "3/5".parse().unwrap());
    assert_eq!(slurm("4", "1", "9", "4"), Err(ShardError::GapsInArray));
    let pod = [("JOB_COMPLETION_INDEX", "0"), ("JOB_COMPLETIONS", "6")];
    assert_eq!(of(&pod).unwrap(), "1/6".parse().unwrap());
    assert_eq!(of(&pod[..1]), Err(ShardError::NotAnArrayJob));
    assert_eq!(of(&[]), Err(ShardError::NotAnArrayJob));
    for wrong in ["0/3", "4/3", "1", "1/0", "a/b", "-1/3"] {
        assert_eq!(wrong.parse::<Shard>(), Err(ShardError::Format), "{wrong}");
    }
    let share: Shard = "2/3".parse().unwrap();
    assert_eq!((0..9).filter(|&unit| share.contains(unit)).collect::<Vec<_>>(), [1, 4, 7]);
}

#[test]
fn the_script_for_slurm_plays_the_match() {
    let folder = TempDir::new().unwrap();
    let script = run(MATCH, &["--out", "left out", "--slurm", "3"]).ok();
    assert!(script.contains("#SBATCH --array=1-3\n"), "{script}");
    let as_json = run(MATCH, &["--json", "--slurm", "3"]).ok();
    assert!(as_json.contains(" merge kozyr-JOB/part-*.json --json\n"), "{as_json}");
    let file = folder.path().join("job.sh");
    fs::write(&file, script).unwrap();
    for task in 1..=3 {
        let status = Command::new("bash")
            .arg(&file)
            .env("SLURM_SUBMIT_DIR", folder.path())
            .env("SLURM_ARRAY_JOB_ID", "77")
            .env("SLURM_ARRAY_TASK_ID", task.to_string())
            .env("SLURM_ARRAY_TASK_COUNT", "3")
            .env("SLURM_CPUS_PER_TASK", "2")
            .status()
            .unwrap();
        assert!(status.success());
    }
    let files: Vec<String> = fs::read_dir(folder.path().join("kozyr-77"))
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    let words: Vec<&str> = ["merge"].into_iter().chain(files.iter().map(String::as_str)).collect();
    assert_eq!(lab(&words).ok(), run(MATCH, &[]).ok());
}

#[cfg(unix)]
#[test]
fn a_slurm_task_whose_program_was_killed_requeues_itself() {
    use std::os::unix::fs::PermissionsExt;

    let folder = TempDir::new().unwrap();
    let write_program = |name: &str, commands: &str| {
        let file = folder.path().join(name);
        fs::write(&file, format!("#!/bin/sh\n{commands}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        file.to_str().unwrap().to_owned()
    };
    write_program("scontrol", "echo \"$@\"");
    let program = env!("CARGO_BIN_EXE_kozyr-lab");
    let script = run(MATCH, &["--slurm", "3"]).ok();
    assert!(script.contains(program), "{script}");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    for (commands, restarts, status, printed) in [
        ("kill -KILL $$", "0", 137, "requeue 77\n"),
        ("kill -KILL $$", "20", 137, ""),
        ("exit 130", "0", 130, ""),
        ("exit 1", "0", 1, ""),
        ("exit 0", "0", 0, ""),
    ] {
        let file = folder.path().join("job.sh");
        fs::write(&file, script.replace(program, &write_program("lab", commands))).unwrap();
        let ran = LabRun::from(
            Command::new("bash")
                .arg(&file)
                .env("PATH", &path)
                .env("SLURM_SUBMIT_DIR", folder.path())
                .env("SLURM_ARRAY_JOB_ID", "76")
                .env("SLURM_JOB_ID", "77")
                .env("SLURM_ARRAY_TASK_ID", "2")
                .env("SLURM_RESTART_COUNT", restarts)
                .output()
                .unwrap(),
        );
        assert_eq!((ran.status, &*ran.output), (Some(status), printed), "{commands}: {ran:?}");
    }
}

#[test]
fn the_manifest_for_kubernetes_has_the_command_and_its_count() {
    let manifest = run(MATCH, &["--kubernetes", "5"]).ok();
    let line = manifest.lines().find_map(|line| line.trim().strip_prefix("command: ")).unwrap();
    let command: Vec<String> = serde_json::from_str(line).unwrap();
    let wanted = format!(
        "kozyr-lab {MATCH} --threads 1 --shard auto --out /parts/part-$(JOB_COMPLETION_INDEX).json"
    );
    assert_eq!(command.join(" "), wanted);
    for line in ["completionMode: Indexed", "completions: 5", "parallelism: 5", "value: \"5\""] {
        assert!(manifest.contains(line), "{manifest}");
    }
}
