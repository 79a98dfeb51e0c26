//! Two processes with one folder: one writes, the other is refused, and nothing is lost.
use kozyr_platform::storage::{LoadError, Storage, StorageError, WriteAccess};
use std::{
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

const NAME: &str = "durak.json";
/// Tells a child process of this test which folder to write to.
const FOLDER: &str = "KOZYR_TEST_WRITER_FOLDER";
/// The number of states each process tries to save.
const SAVE_COUNT: u32 = 3000;

/// A text that is complete only with its last bracket, and about as long as a match.
fn text(writer: &str, number: u32) -> String {
    format!("[{writer} {number} {}]", "card ".repeat(number as usize % 200))
}

fn number(text: &str) -> Result<(String, u32), LoadError> {
    let damaged = || LoadError::Damaged("not whole".into());
    let mut words = text.strip_prefix('[').ok_or_else(damaged)?.split(' ');
    let (writer, number) = (words.next().ok_or_else(damaged)?, words.next().ok_or_else(damaged)?);
    let number = number.parse().map_err(|_| damaged())?;
    (self::text(writer, number) == text).then(|| (writer.into(), number)).ok_or_else(damaged)
}

/// The child process started by the other tests.
#[test]
fn a_process_of_its_own_writes() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let storage = Storage::in_folder(&folder);
    let name = std::process::id().to_string();
    let kept = (1..=SAVE_COUNT)
        .filter(|&number| storage.save_blocking(NAME, &text(&name, number)).is_ok());
    let kept = kept.count();
    // Waits for the parent process.
    std::io::stdin().read_line(&mut String::new()).unwrap();
    println!("\nkept {kept} {:?}", storage.write_access());
}

/// Starts a writing process that runs until it is released.
fn begin(folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "storage_two_processes::a_process_of_its_own_writes", "--nocapture"])
        .env(FOLDER, folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Returns how many states a process saved, and its write access at the end.
fn end(mut child: Child) -> (u32, String) {
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    let line = said.lines().find(|line| line.starts_with("kept ")).expect("a summary line");
    let words: Vec<_> = line.split(' ').collect();
    (words[1].parse().unwrap(), words[2].into())
}

fn wait_until(mut done: impl FnMut() -> bool) {
    let since = Instant::now();
    while !done() {
        assert!(since.elapsed() < Duration::from_secs(300), "timed out");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn of_two_processes_that_write_at_once_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = begin(folder.path());
    let name = first.id().to_string();
    wait_until(|| folder.path().join(NAME).exists());
    let second = begin(folder.path());
    // Meanwhile, readers see only complete texts, each newer than the previous one.
    let looker = Storage::in_folder(folder.path());
    assert_eq!(looker.write_access(), WriteAccess::HeldElsewhere);
    let (mut last, mut looks) = (0, 0);
    wait_until(|| {
        let (writer, found) = looker.load(NAME, number).expect("a complete text");
        assert!(writer == name && found >= last, "{found} of {writer} after {last} of {name}");
        looks += 1;
        last = found;
        last == SAVE_COUNT
    });
    assert_eq!(end(second), (0, "HeldElsewhere".into()));
    // The first process yields on request even while idle.
    looker.request_write_access();
    wait_until(|| {
        looker.request_write_access();
        looker.try_take_over()
    });
    assert_eq!(looker.load(NAME, number), Some((name.clone(), SAVE_COUNT)));
    looker.save_blocking(NAME, &text("looker", 1)).unwrap();
    assert_eq!(end(first), (SAVE_COUNT, "TakenOver".into()));
    assert_eq!(looker.load(NAME, number), Some(("looker".into(), 1)));
    let news = looker.take_errors();
    assert_eq!(news, [(String::new(), StorageError::OpenElsewhere)], "nothing was damaged");
    println!("{SAVE_COUNT} states each of two processes, {looks} looks: none damaged");
}

#[test]
fn a_process_that_is_killed_leaves_its_place_and_a_whole_text() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let mut child = begin(folder.path());
        wait_until(|| folder.path().join("durak.json.old").exists());
        std::thread::sleep(Duration::from_millis(20));
        child.kill().unwrap();
        child.wait().unwrap();
        let storage = Storage::in_folder(folder.path());
        assert_eq!(storage.write_access(), WriteAccess::Held);
        let (writer, kept) = storage.load(NAME, number).expect("a complete text");
        assert!(writer == child.id().to_string() && kept > 1);
        assert_eq!(storage.take_errors(), []);
        storage.save_blocking(NAME, &text("after", 1)).unwrap();
    }
}
