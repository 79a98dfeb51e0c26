//! Processes end with this program, also when somebody interrupts it, and leave nothing behind.
//!
//! A process has a group of its own, and a mark in its environment which all that it starts
//! inherits. On Linux whoever bears the mark is found, whatever group or session it has gone to;
//! elsewhere the group has to do. The crate `process-wrap` would not do: it leaves a group alone
//! once its leader has ended, and what the leader has started would go on.

use std::{
    collections::BTreeMap,
    io,
    process::{Child, Command},
    sync::{
        Mutex, MutexGuard, Once, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use crate::stopping::obey_signals;

/// The variable that marks a process and all that it starts.
const MARK: &str = "KOZYR_LAB_PROGRAM";

/// The processes that are running, each the leader of a group of the same number, and their marks.
static RUNNING: Mutex<BTreeMap<u32, String>> = Mutex::new(BTreeMap::new());

fn running() -> MutexGuard<'static, BTreeMap<u32, String>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that is to end when this program does.
///
/// It has a process group of its own, so an interrupt from the keyboard does not reach it. On
/// Linux it also ends where this program is killed without a word; the thread that has started it
/// must not end before it.
pub fn started(command: &mut Command) -> io::Result<Child> {
    static ADOPT: Once = Once::new();
    ADOPT.call_once(adopt_orphans);
    obey_signals();
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let mark = format!("{}-{}", std::process::id(), NUMBER.fetch_add(1, Relaxed));
    command.env(MARK, &mark);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(target_os = "linux")]
    linux::die_with_parent(command);
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id(), mark);
    Ok(child)
}

/// Ends a process with all that it has started, and takes leave of them so that no zombie stays.
pub fn end(child: &mut Child) {
    let mark = running().remove(&child.id());
    kill_group(child.id());
    // Both fail only where the process has ended before.
    let _ = child.kill();
    let _ = child.wait();
    reap_group(child.id());
    if let Some(mark) = mark {
        kill_marked(&mark);
    }
}

/// Ends all processes. Who has started them finds that they have ended.
pub fn end_all() {
    for (&leader, mark) in running().iter() {
        kill_group(leader);
        kill_marked(mark);
    }
}

#[cfg(unix)]
fn kill_group(leader: u32) {
    use nix::{
        sys::signal::{Signal, killpg},
        unistd::Pid,
    };
    // It fails where nobody of the group is left.
    let _ = killpg(Pid::from_raw(leader.cast_signed()), Signal::SIGKILL);
}

#[cfg(not(unix))]
fn kill_group(_leader: u32) {}

#[cfg(target_os = "linux")]
use linux::{adopt_orphans, kill_marked, reap_group};

#[cfg(not(target_os = "linux"))]
fn adopt_orphans() {}

#[cfg(not(target_os = "linux"))]
fn kill_marked(_mark: &str) {}

#[cfg(not(target_os = "linux"))]
fn reap_group(_leader: u32) {}

/// What Linux has beyond other systems.
#[cfg(target_os = "linux")]
mod linux {
    use std::{fs, io, os::unix::process::CommandExt, path::Path, process::Command};

    use nix::{
        sys::{
            prctl,
            signal::{Signal, kill},
            wait::waitpid,
        },
        unistd::Pid,
    };

    use super::MARK;

    /// While those who are being killed start others, these are looked for again, so many times.
    const SEARCHES: usize = 100;

    /// Lets a process end when the thread that starts it does.
    #[expect(unsafe_code, reason = "there is no safe way to ask for this")]
    pub fn die_with_parent(command: &mut Command) {
        let ask = || prctl::set_pdeathsig(Signal::SIGKILL).map_err(io::Error::from);
        // SAFETY: between fork and exec this makes one system call, and allocates nothing.
        unsafe { command.pre_exec(ask) };
    }

    /// Makes this program the parent of what its processes leave behind: not every system has an
    /// init that takes leave of orphans.
    pub fn adopt_orphans() {
        // Without it orphans go to init, as they do on other systems.
        let _ = prctl::set_child_subreaper(true);
    }

    /// Takes leave of everybody else in a group that was killed.
    pub fn reap_group(leader: u32) {
        // It fails once nobody is left.
        while waitpid(Pid::from_raw(-leader.cast_signed()), None).is_ok() {}
    }

    /// Kills everybody who bears a mark, and takes leave of those who have become ours.
    pub fn kill_marked(mark: &str) {
        let variable = format!("{MARK}={mark}");
        for _ in 0..SEARCHES {
            let found = marked(&variable);
            if found.is_empty() {
                return;
            }
            for &pid in &found {
                let _ = kill(pid, Signal::SIGKILL);
            }
            for &pid in &found {
                // It fails for those whose parent is still there; they are found again then.
                let _ = waitpid(pid, None);
            }
        }
    }

    /// Who has that variable in the environment that it was started with.
    fn marked(variable: &str) -> Vec<Pid> {
        let Ok(processes) = fs::read_dir("/proc") else { return Vec::new() };
        let own = Pid::this();
        let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        numbers.map(Pid::from_raw).filter(|&pid| pid != own && bears(pid, variable)).collect()
    }

    fn bears(pid: Pid, variable: &str) -> bool {
        let file = Path::new("/proc").join(pid.to_string()).join("environ");
        // Those of others may not be read, and are none of ours.
        let environment = crate::files::read(&file).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|entry| entry == variable.as_bytes())
    }
}
