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
const PATIENCE: Duration = Duration::from_secs(120);

/// A virtual display.
struct VirtualDisplay {
    server: Child,
    name: String,
}

impl VirtualDisplay {
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

fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs a program that should exit; returns its status and output.
fn ended(command: &mut Command) -> (ExitStatus, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    (status, String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned())
}

fn assert_refuses(command: &mut Command, sentence: &str) {
    let (status, said) = ended(command);
    assert_eq!(status.code(), Some(1), "{said}");
    assert_eq!(said.matches(sentence).count(), 1, "{said}");
    assert_is_calm(&said);
}

fn assert_is_calm(said: &str) {
    for noise in ["panicked", "stack backtrace", "RUST_BACKTRACE"] {
        assert!(!said.contains(noise), "{said}");
    }
}

/// Runs a program until it has saved its settings or printed a sentence, then asks it to exit.
fn assert_plays_on(command: &mut Command, is_up: impl Fn(&str) -> bool) -> String {
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut program = command
        .stdout(log.reopen().unwrap())
        .stderr(fs::OpenOptions::new().append(true).open(log.path()).unwrap())
        .spawn()
        .unwrap();
    let said = || fs::read_to_string(log.path()).unwrap_or_default();
    let began = Instant::now();
    while !is_up(&said()) {
        assert_eq!(program.try_wait().unwrap(), None, "{}", said());
        if began.elapsed() > PATIENCE {
            program.kill().ok();
            panic!("startup timed out: {}", said());
        }
        thread::sleep(Duration::from_millis(100));
    }
    // It keeps running.
    thread::sleep(Duration::from_secs(1));
    assert_eq!(program.try_wait().unwrap(), None, "{}", said());
    let id = program.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    // It exits with the status of an interrupted program.
    assert_eq!(program.wait().unwrap().code(), Some(130), "{}", said());
    assert_is_calm(&said());
    said()
}

const NO_DISPLAY: &str = "Kozyr needs a display";
const NO_GRAPHICS: &str = "Kozyr found no graphics driver";
const NOTHING_IS_SAVED: &str = "the folder cannot be created or written to";
const NO_SOUND: &str = "There is no sound device";

#[test]
fn without_a_display_it_says_so_and_ends() {
    let home = home();
    assert_refuses(&mut program(home.path()), NO_DISPLAY);
    assert_refuses(program(home.path()).env("DISPLAY", ":4711"), NO_DISPLAY);
    assert_refuses(program(home.path()).env("WAYLAND_DISPLAY", "wayland-4711"), NO_DISPLAY);
}

#[test]
fn it_says_so_in_the_language_of_the_system() {
    let home = home();
    assert_refuses(program(home.path()).env("LANG", "de_DE.UTF-8"), "findet keinen Bildschirm");
}

#[test]
fn without_a_graphics_driver_it_says_so_and_ends() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    for driver in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "__EGL_VENDOR_LIBRARY_FILENAMES"] {
        command.env(driver, "/nonexistent.json");
    }
    command.env("LIBGL_DRIVERS_PATH", "/nonexistent").env("WGPU_BACKEND", "vulkan");
    assert_refuses(&mut command, NO_GRAPHICS);
}

#[test]
fn without_a_sound_device_it_plays_on_in_silence() {
    let (home, display) = (home(), VirtualDisplay::open());
    // An audio configuration that names a missing sound card.
    let alsa = home.path().join("no-sound.conf");
    fs::write(&alsa, "pcm.!default { type hw card 31 }\n").unwrap();
    let mut command = on_display(&display, home.path());
    command.env("ALSA_CONFIG_PATH", &alsa);
    let said = assert_plays_on(&mut command, |said| said.contains(NO_SOUND));
    assert_eq!(said.matches(NO_SOUND).count(), 1, "{said}");
}

#[test]
fn where_nothing_can_be_saved_it_plays_on_and_says_so() {
    let (home, display) = (home(), VirtualDisplay::open());
    // Nobody can create a folder there, not even root.
    let mut command = on_display(&display, home.path());
    command.env("KOZYR_DATA", "/proc/kozyr");
    assert_plays_on(&mut command, |said| said.contains(NOTHING_IS_SAVED));
}

#[test]
fn without_a_home_it_asks_the_system_where_that_is() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    command.env_remove("HOME").env("XDG_DATA_HOME", home.path().join("data"));
    let saved = home.path().join("data/kozyr");
    assert_plays_on(&mut command, |_| saved.is_dir());
}

#[test]
fn a_home_that_is_not_there_keeps_nobody_from_playing() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut command = on_display(&display, home.path());
    command.env("HOME", "/proc/nobody");
    assert_plays_on(&mut command, |said| said.contains(NOTHING_IS_SAVED));
}

#[test]
fn a_second_instance_says_that_the_first_one_saves() {
    let (home, display) = (home(), VirtualDisplay::open());
    let mut first = on_display(&display, home.path()).stderr(Stdio::null()).spawn().unwrap();
    let saved = home.path().join(".local/share/kozyr");
    let began = Instant::now();
    while !saved.is_dir() && began.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(100));
    }
    thread::sleep(Duration::from_secs(2));
    let mut second = on_display(&display, home.path());
    assert_plays_on(&mut second, |said| said.contains("Kozyr is open elsewhere"));
    first.kill().ok();
    first.wait().ok();
}
