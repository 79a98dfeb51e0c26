//! The watchdog: a second process of this program that kills the child processes if the first is
//! killed.
//!
//! A killed process cannot clean up. The watchdog therefore reads the running process groups from a
//! pipe. When the other end closes, this program has exited and the watchdog kills what is left.

use std::{
    collections::BTreeSet,
    io::BufRead,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use super::process_marks;
use crate::bounded_lines::read_line;

/// Whether the running program is `kozyr-lab`, which can act as a watchdog.
static IS_ENABLED: AtomicBool = AtomicBool::new(false);

/// Declares that this program, run with the arguments `watchdog MARK`, calls [`run`]. Other
/// programs that use the library don't start a watchdog.
pub fn enable() {
    IS_ENABLED.store(true, Relaxed);
}

/// Runs the watchdog of the process whose marks begin with `prefix`: reads the running groups until
/// the input ends, then kills them.
pub fn run(prefix: &str, input: &mut dyn BufRead) {
    let mut groups = BTreeSet::new();
    while let Ok(Some(line)) = read_line(input) {
        let number = |rest: &str| rest.parse().ok().filter(|number| (2..1 << 31).contains(number));
        if let Some(group) = line.text.strip_prefix('+').and_then(number) {
            groups.insert(group);
        } else if let Some(group) = line.text.strip_prefix('-').and_then(number) {
            groups.remove(&group);
        }
    }
    groups.into_iter().for_each(process_marks::kill_group);
    process_marks::kill_marked(|mark| process_marks::has_prefix(mark, prefix));
}

#[cfg(unix)]
pub use unix::Watchdog;

/// A placeholder: other systems have no process groups to kill.
#[cfg(not(unix))]
pub struct Watchdog;

#[cfg(not(unix))]
impl Watchdog {
    /// Returns `None`: there is no watchdog on this system.
    pub fn spawn() -> Option<Self> {
        None
    }

    /// Does nothing.
    pub fn add_group(&mut self, _group: u32) {}

    /// Does nothing.
    pub fn remove_group(&mut self, _group: u32) {}
}

#[cfg(unix)]
mod unix {
    use std::{
        io::Write,
        os::unix::process::CommandExt,
        path::PathBuf,
        process::{Child, ChildStdin, Command, Stdio},
        sync::atomic::Ordering::Relaxed,
    };

    use super::{IS_ENABLED, process_marks};

    /// A running watchdog. Dropping it stops it.
    pub struct Watchdog {
        child: Child,
        /// `None` once the watchdog should exit.
        stdin: Option<ChildStdin>,
    }

    impl Watchdog {
        /// Starts a watchdog; `None` if that is impossible.
        pub fn spawn() -> Option<Self> {
            if !IS_ENABLED.load(Relaxed) {
                return None;
            }
            let mut command = Command::new(this_program()?);
            command.arg0("kozyr-lab").args(["watchdog", process_marks::own_prefix()]);
            // It inherits no open files that others wait for, and Ctrl+C does not reach it.
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut child = command.process_group(0).spawn().ok()?;
            let stdin = child.stdin.take();
            Some(Watchdog { child, stdin })
        }

        /// Adds a group to kill if this program is killed.
        pub fn add_group(&mut self, group: u32) {
            self.send('+', group);
        }

        /// Removes a group that has ended.
        pub fn remove_group(&mut self, group: u32) {
            self.send('-', group);
        }

        /// Tells the watchdog that a group is running (`+`) or has ended (`-`).
        fn send(&mut self, sign: char, group: u32) {
            // A failed write means the watchdog was killed, which matters only if this program is
            // killed, too.
            let _ = self.stdin.as_ref().map(|mut stdin| writeln!(stdin, "{sign}{group}"));
        }
    }

    impl Drop for Watchdog {
        fn drop(&mut self) {
            self.stdin = None;
            // It exits at once when its input closes.
            let _ = self.child.wait();
        }
    }

    /// The path of this program's executable, even if its file has been replaced since.
    fn this_program() -> Option<PathBuf> {
        if cfg!(target_os = "linux") {
            return Some("/proc/self/exe".into());
        }
        std::env::current_exe().ok()
    }
}
