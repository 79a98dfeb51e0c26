//! A guard: this program run once more, which ends what was started where the first is killed.
//!
//! Whoever is killed can do nothing about it. So the guard holds one end of a pipe, by which it is
//! told what runs; where the other end is gone, so is the program, and nothing is to outlive it.

use std::{
    collections::BTreeSet,
    io::BufRead,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use super::process_marks;
use crate::bounded_lines::read_line;

/// Whether the program that runs is the laboratory's own, which can be a guard.
static IS_ENABLED: AtomicBool = AtomicBool::new(false);

/// Says that this program, run with the words `guard MARK`, [serves](serve) as a guard. Programs
/// that only use the library are not run again.
pub fn enable() {
    IS_ENABLED.store(true, Relaxed);
}

/// Serves as the guard of a program that gives such marks: waits until the input ends, which says
/// what runs, and then kills all of it.
pub fn run(own: &str, input: &mut dyn BufRead) {
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
    process_marks::kill_marked(|mark| process_marks::has_prefix(mark, own));
}

#[cfg(unix)]
pub use unix::Watchdog;

/// Nothing: elsewhere there are no groups that could be killed.
#[cfg(not(unix))]
pub struct Watchdog;

#[cfg(not(unix))]
impl Watchdog {
    pub fn spawn() -> Option<Self> {
        None
    }

    pub fn add_group(&mut self, _group: u32) {}

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

    /// A guard that is running. Dropping it lets it go.
    pub struct Watchdog {
        child: Child,
        /// `None` once it is to go.
        stdin: Option<ChildStdin>,
    }

    impl Watchdog {
        /// Begins to guard; `None` where that cannot be.
        pub fn spawn() -> Option<Self> {
            if !IS_ENABLED.load(Relaxed) {
                return None;
            }
            let mut command = Command::new(this_program()?);
            command.arg0("kozyr-lab").args(["guard", process_marks::own_prefix()]);
            // It holds nothing open that others wait for, and hears no interrupt from a keyboard.
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut child = command.process_group(0).spawn().ok()?;
            let orders = child.stdin.take();
            Some(Watchdog { child, stdin: orders })
        }

        /// A group is to end where this program is killed.
        pub fn add_group(&mut self, group: u32) {
            self.send('+', group);
        }

        /// A group has ended.
        pub fn remove_group(&mut self, group: u32) {
            self.send('-', group);
        }

        fn send(&mut self, sign: char, group: u32) {
            // A guard that somebody has killed is missed only where this program is killed, too.
            let _ = self.stdin.as_ref().map(|mut orders| writeln!(orders, "{sign}{group}"));
        }
    }

    impl Drop for Watchdog {
        fn drop(&mut self) {
            self.stdin = None;
            // It has nothing to do any more, and does nothing that could last.
            let _ = self.child.wait();
        }
    }

    /// The file of this program, also if another has taken its name since.
    fn this_program() -> Option<PathBuf> {
        if cfg!(target_os = "linux") {
            return Some("/proc/self/exe".into());
        }
        std::env::current_exe().ok()
    }
}
