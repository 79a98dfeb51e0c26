//! The real program on systems that lack something: it reports the problem in one sentence, without
//! a backtrace.
#![cfg(target_os = "linux")]

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, ExitStatus, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

/// Longer than any startup takes, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A virtual display.
struct VirtualDisplay {
    server: Child,
    name: String,
}

impl VirtualDisplay {
    /// Starts a virtual X server on a free display.
    fn open() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed by scripts/setup");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        VirtualDisplay { server, name: format!(":{}", number.trim()) }
    }
}

impl Drop for VirtualDisplay {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

/// The program in an environment with only a home folder.
fn program(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kozyr"));
    command
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("HOME", home)
        .env("XDG_RUNTIME_DIR", home)
        .env("LANG", "en_GB.UTF-8")
        // No backtrace may appear even if backtraces are enabled.
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The program on a display with software rendering.
fn on_display(display: &VirtualDisplay, home: &Path) -> Command {
    let mut command = program(home);
    command.env("DISPLAY", &display.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
    for driver in fs::read_dir("/usr/share/vulkan/icd.d").into_iter().flatten().flatten() {
        if driver.file_name().to_string_lossy().starts_with("lvp_icd") {
            command.env("VK_DRIVER_FILES", driver.path()).env("VK_ICD_FILENAMES", driver.path());
        }
    }
    command
}

/// Creates an empty home folder.
fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs a program that should exit, and returns its status and output.
fn run_to_end(command: &mut Command) -> (ExitStatus, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    (status, String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned())
}

/// Asserts that a program exits with status 1 and prints a sentence once, without a backtrace.
fn assert_refuses(command: &mut Command, sentence: &str) {
    let (status, output) = run_to_end(command);
    assert_eq!(status.code(), Some(1), "{output}");
    assert_eq!(output.matches(sentence).count(), 1, "{output}");
    assert_no_backtrace(&output);
}

/// Asserts that output contains no panic or backtrace.
fn assert_no_backtrace(output: &str) {
    for noise in ["panicked", "stack backtrace", "RUST_BACKTRACE"] {
        assert!(!output.contains(noise), "{output}");
    }
}

/// Returns whether a process handles SIGTERM instead of being killed by it.
fn handles_sigterm(process: &Child) -> bool {
    const SIGTERM: u32 = 15;
    let status = fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    caught.is_some_and(|mask| mask >> (SIGTERM - 1) & 1 == 1)
}

/// Runs a program until `is_up` holds for its output and the program handles SIGTERM, asserts that it
/// keeps running, and terminates it. Returns its output.
fn assert_plays_on(command: &mut Command, is_up: impl Fn(&str) -> bool) -> String {
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut program = command
        .stdout(log.reopen().unwrap())
        .stderr(fs::OpenOptions::new().append(true).open(log.path()).unwrap())
        .spawn()
        .unwrap();
    let output = || fs::read_to_string(log.path()).unwrap_or_default();
    let start = Instant::now();
    while !(is_up(&output()) && handles_sigterm(&program)) {
        assert_eq!(program.try_wait().unwrap(), None, "{}", output());
        if start.elapsed() > TIMEOUT {
            program.kill().ok();
            panic!("startup timed out: {}", output());
        }
        thread::sleep(Duration::from_millis(100));
    }
    // It keeps running.
    thread::sleep(Duration::from_secs(1));
    assert_eq!(program.try_wait().unwrap(), None, "{}", output());
    let id = program.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    // It exits with the status of an interrupted program.
    assert_eq!(program.wait().unwrap().code(), Some(130), "{}", output());
    assert_no_backtrace(&output());
    output()
}

const NO_DISPLAY: &str = "Kozyr needs a display";
const NO_GRAPHICS: &str = "Kozyr found no graphics driver";
const NOTHING_IS_SAVED: &str = "the folder cannot be created or written to";
const NO_SOUND: &str = "There is no sound device";

#[test]
fn a_missing_display_is_reported_and_the_app_exits() {
    let home = home();
    assert_refuses(&mut program(home.path()), NO_DISPLAY);
    assert_refuses(program(home.path()).env("DISPLAY", ":4711"), NO_DISPLAY);
    assert_refuses(program(home.path()).env("WAYLAND_DISPLAY", "wayland-4711"), NO_DISPLAY);
}

#[test]
fn errors_are_reported_in_the_systems_language() {
    let home = home();
    assert_refuses(program(home.path()).env("LANG", "de_DE.UTF-8"), "braucht einen Bildschirm");
}

#[test]
fn a_missing_graphics_driver_is_reported_and_the_app_exits() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    for driver in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "__EGL_VENDOR_LIBRARY_FILENAMES"] {
        command.env(driver, "/nonexistent.json");
    }
    command.env("LIBGL_DRIVERS_PATH", "/nonexistent").env("WGPU_BACKEND", "vulkan");
    assert_refuses(&mut command, NO_GRAPHICS);
}

#[test]
fn the_app_runs_without_a_sound_device() {
    let (home, display) = (home(), VirtualDisplay::open());
    // An audio configuration that names a missing sound card.
    let alsa = home.path().join("no-sound.conf");
    fs::write(&alsa, "pcm.!default { type hw card 31 }\n").unwrap();
    let mut command = on_display(&display, home.path());
    command.env("ALSA_CONFIG_PATH", &alsa);
    let output = assert_plays_on(&mut command, |output| output.contains(NO_SOUND));
    assert_eq!(output.matches(NO_SOUND).count(), 1, "{output}");
}

#[test]
fn the_app_runs_and_reports_when_nothing_can_be_saved() {
    let (home, display) = (home(), VirtualDisplay::open());
    // Nobody can create a folder there, not even root.
    let mut command = on_display(&display, home.path());
    command.env("KOZYR_DATA", "/proc/kozyr");
    assert_plays_on(&mut command, |output| output.contains(NOTHING_IS_SAVED));
}

#[test]
fn the_data_folder_is_found_without_home() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    command.env_remove("HOME").env("XDG_DATA_HOME", home.path().join("data"));
    let saved = home.path().join("data/kozyr");
    assert_plays_on(&mut command, |_| saved.is_dir());
}

#[test]
fn the_app_runs_with_a_nonexistent_home() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    command.env("HOME", "/proc/nobody");
    assert_plays_on(&mut command, |output| output.contains(NOTHING_IS_SAVED));
}

#[test]
fn a_second_instance_reports_that_the_first_one_saves() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut first = on_display(&display, home.path()).stderr(Stdio::null()).spawn().unwrap();
    let saved = home.path().join(".local/share/kozyr");
    let start = Instant::now();
    while !saved.is_dir() && start.elapsed() < TIMEOUT {
        thread::sleep(Duration::from_millis(100));
    }
    thread::sleep(Duration::from_secs(2));
    let mut second = on_display(&display, home.path());
    assert_plays_on(&mut second, |output| output.contains("Kozyr is open elsewhere"));
    first.kill().ok();
    first.wait().ok();
}
