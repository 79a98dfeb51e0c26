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

/// Parses a text into the name of its writer and its number, and checks that it is complete.
fn number(text: &str) -> Result<(String, u32), LoadError> {
    let damaged = || LoadError::Damaged("not whole".into());
    let mut words = text.strip_prefix('[').ok_or_else(damaged)?.split(' ');
    let (writer, number) = (words.next().ok_or_else(damaged)?, words.next().ok_or_else(damaged)?);
    let number = number.parse().map_err(|_| damaged())?;
    (self::text(writer, number) == text).then(|| (writer.into(), number)).ok_or_else(damaged)
}

/// The child process started by the other tests.
#[test]
fn a_child_process_writes() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let storage = Storage::in_folder(&folder);
    let name = std::process::id().to_string();
    let saved = (1..=SAVE_COUNT)
        .filter(|&number| storage.save_blocking(NAME, &text(&name, number)).is_ok());
    let saved = saved.count();
    // Waits for the parent process.
    std::io::stdin().read_line(&mut String::new()).unwrap();
    println!("\nkept {saved} {:?}", storage.write_access());
}

/// Starts a child process that writes to a folder until it is released.
fn start_writer(folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "storage_two_processes::a_child_process_writes", "--nocapture"])
        .env(FOLDER, folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Releases a child process. Returns how many states it saved, and its write access at the end.
fn finish_writer(mut child: Child) -> (u32, String) {
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let output_text = String::from_utf8(output.stdout).unwrap();
    let line = output_text.lines().find(|line| line.starts_with("kept ")).expect("a summary line");
    let words: Vec<_> = line.split(' ').collect();
    (words[1].parse().unwrap(), words[2].into())
}

/// Waits until a condition holds; panics after five minutes.
fn wait_until(mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(300), "timed out");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn only_one_of_two_processes_can_write() {
    let folder = tempfile::tempdir().unwrap();
    let first = start_writer(folder.path());
    let name = first.id().to_string();
    wait_until(|| folder.path().join(NAME).exists());
    let second = start_writer(folder.path());
    // Meanwhile, readers see only complete texts, each newer than the previous one.
    let reader = Storage::in_folder(folder.path());
    assert_eq!(reader.write_access(), WriteAccess::HeldElsewhere);
    let (mut last, mut reads) = (0, 0);
    wait_until(|| {
        let (writer, found) = reader.load(NAME, number).expect("a complete text");
        assert!(writer == name && found >= last, "{found} of {writer} after {last} of {name}");
        reads += 1;
        last = found;
        last == SAVE_COUNT
    });
    assert_eq!(finish_writer(second), (0, "HeldElsewhere".into()));
    // The first process yields on request even while idle.
    reader.request_write_access();
    wait_until(|| {
        reader.request_write_access();
        reader.try_take_over()
    });
    assert_eq!(reader.load(NAME, number), Some((name.clone(), SAVE_COUNT)));
    reader.save_blocking(NAME, &text("looker", 1)).unwrap();
    assert_eq!(finish_writer(first), (SAVE_COUNT, "TakenOver".into()));
    assert_eq!(reader.load(NAME, number), Some(("looker".into(), 1)));
    let errors = reader.take_errors();
    assert_eq!(errors, [(String::new(), StorageError::OpenElsewhere)], "nothing was damaged");
    println!("{SAVE_COUNT} states each of two processes, {reads} looks: none damaged");
}

#[test]
fn a_killed_process_releases_its_lock_and_leaves_a_complete_text() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let mut child = start_writer(folder.path());
        wait_until(|| folder.path().join("durak.json.old").exists());
        std::thread::sleep(Duration::from_millis(20));
        child.kill().unwrap();
        child.wait().unwrap();
        let storage = Storage::in_folder(folder.path());
        assert_eq!(storage.write_access(), WriteAccess::Held);
        let (writer, saved) = storage.load(NAME, number).expect("a complete text");
        assert!(writer == child.id().to_string() && saved > 1);
        assert_eq!(storage.take_errors(), []);
        storage.save_blocking(NAME, &text("after", 1)).unwrap();
    }
}
