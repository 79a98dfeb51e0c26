//! Files are written completely or not at all, and old files remain until then.

use crate::run_lab::{LabRun, lab, lab_within};

use std::{fs, process::Command};
use tempfile::TempDir;

/// Continues a record on a full disk of its own, freeing a page at a time until the result fits.
/// Prints the outcome of each attempt.
#[cfg(target_os = "linux")]
const FULL_DISK: &str = r#"
set -e
page=$(getconf PAGESIZE)
mount -t tmpfs -o size=$((16 * page)) none "$FOLDER"
cd "$FOLDER"
cp "$BEGUN" r.json
cat /dev/zero > filling 2> /dev/null || true
for pages in 0 1 2 3; do
    status=0
    error=$("$LAB" durak play --from r.json --save r.json 2>&1 > /dev/null) || status=$?
    now=damaged
    if "$LAB" replay r.json > /dev/null 2>&1; then now=whole; fi
    if cmp -s "$BEGUN" r.json; then now=kept; fi
    echo "$status, $now, $(ls -A | xargs): $error"
    if [ $status = 0 ]; then break; fi
    truncate -s -$page filling
done
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_record_unchanged() {
    let namespace = ["--user", "--map-root-user", "--mount"];
    let may_mount = Command::new("unshare").args(namespace).arg("true").output();
    if !may_mount.is_ok_and(|output| output.status.success()) {
        // The test below works everywhere.
        eprintln!("mounting a disk is not allowed here");
        return;
    }
    let folder = TempDir::new().unwrap();
    let original = folder.path().join("begun.json");
    let path = original.to_str().unwrap();
    let table = ["durak", "play", "--players", "6", "--deck", "52", "--seed", "1", "--save", path];
    lab(&[&table[..], &["--seat", "random"].repeat(6)].concat()).ok();
    let mut record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert!(fs::metadata(path).unwrap().len() > 4096, "the file is larger than a page");
    record["actions"].as_array_mut().unwrap().truncate(3);
    fs::write(path, serde_json::to_string_pretty(&record).unwrap()).unwrap();
    let place = folder.path().join("disk");
    fs::create_dir(&place).unwrap();
    let mut shell = Command::new("unshare");
    shell.args(namespace).args(["sh", "-c", FULL_DISK]).env("FOLDER", place).env("BEGUN", path);
    let output = shell.env("LAB", env!("CARGO_BIN_EXE_kozyr-lab")).output().unwrap();
    let printed = LabRun::from(output).ok();
    let lines: Vec<&str> = printed.lines().collect();
    let (last, refused) = lines.split_last().expect("there was at least one attempt");
    assert!(!refused.is_empty(), "{printed}");
    for (index, line) in refused.iter().enumerate() {
        // With some space, the first actions are saved and the record is complete without the rest.
        let state = if index == 0 { "kept" } else { "whole" };
        let expected =
            format!("1, {state}, filling r.json: error: cannot write r.json: No space left");
        assert!(line.starts_with(&expected), "{printed}");
    }
    assert_eq!(*last, "0, whole, filling r.json: ", "with enough space everything is written");
}

#[cfg(unix)]
#[test]
fn a_failed_write_leaves_the_record_unchanged() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("r.json").display().to_string();
    let seats = ["--seat", "random", "--seat", "random"];
    for game in ["durak", "reversi"] {
        lab(&[&[game, "play", "--seed", "1", "--save", &path][..], &seats].concat()).ok();
        let before = fs::read_to_string(&path).unwrap();
        // As on a full disk: nothing can be written to any file.
        let words = [game, "play", "--from", &path, "--save", &path];
        let error = lab_within("trap '' XFSZ; ulimit -f 0", &words).refused(1);
        assert!(error.contains("cannot write") && error.contains("r.json"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file remains");
    }
}

#[test]
fn unwritable_files_are_reported_before_the_work() {
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("nowhere/file").display().to_string();
    let seats = ["--seat", "random", "--seat", "random"];
    let commands: [&[&str]; 6] = [
        &[&["durak", "play"][..], &seats, &["--save"]].concat(),
        &[&["reversi", "play"][..], &seats, &["--save"]].concat(),
        &[&["durak", "play"][..], &seats, &["--log"]].concat(),
        &["reversi", "book", "--positions", "100000", "--depth", "20", "--output"],
        &[
            "reversi",
            "train",
            "--folder",
            folder.path().to_str().unwrap(),
            "--games",
            "500000",
            "--output",
        ],
        &["reversi", "ratings", "--games", "1000000", "--out"],
    ];
    for words in commands {
        for place in [nowhere.as_str(), folder.path().to_str().unwrap()] {
            let ran = lab(&[words, &[place]].concat());
            assert_eq!(ran.output, "", "no game was started");
            let error = ran.refused(1);
            assert!(error.starts_with(&format!("error: cannot write {place}: ")), "{error}");
            assert!(!error.contains(".kozyr-"), "{error}");
        }
    }
}

#[cfg(unix)]
#[test]
fn other_files_are_also_written_atomically() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let full = "trap '' XFSZ; ulimit -f 0";
    for (words, name) in [
        (&["reversi", "book", "--positions", "1", "--depth", "1", "--output"][..], "book.txt"),
        (&["reversi", "ratings", "--games", "0", "--opponent", "random", "--out"], "ratings.ron"),
    ] {
        let path = at(name);
        let words = [words, &[&path]].concat();
        lab(&words).ok();
        let before = fs::read_to_string(&path).unwrap();
        assert!(lab_within(full, &words).refused(1).contains(name));
        assert_eq!(fs::read_to_string(&path).unwrap(), before);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "no temporary file remains");
}

#[cfg(unix)]
#[test]
fn a_link_is_replaced_not_followed_and_permissions_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let (other, path) = (folder.path().join("other"), folder.path().join("r.json"));
    fs::write(&other, "somebody's own").unwrap();
    symlink(&other, &path).unwrap();
    let words = ["reversi", "play", "--seat", "random", "--seat", "random", "--save"];
    let words = [&words[..], &[path.to_str().unwrap()]].concat();
    lab(&words).ok();
    assert_eq!(fs::read_to_string(&other).unwrap(), "somebody's own");
    fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    lab(&words).ok();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    fs::set_permissions(&path, PermissionsExt::from_mode(0o440)).unwrap();
    assert!(lab(&words).refused(1).contains("read-only"));
}
