//! Child processes that end with this program, even if it is interrupted, and leave no descendants.
//!
//! Each process has its own group, and a [mark](super::process_marks) in its environment that all
//! its descendants inherit. On Linux every process with the mark is found, whatever group or
//! session it has moved to; other systems rely on the group. A [watchdog](super::watchdog) does the
//! same if this program is killed. The crate `process-wrap` is not enough: it ignores a group once
//! its leader has exited, so the leader's descendants would keep running.

use std::{
    collections::BTreeMap,
    io,
    process::{Child, Command},
    sync::{
        Mutex, MutexGuard, Once, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use super::{
    process_marks::{self, adopt_orphans, kill_group, kill_marked, reap_group},
    watchdog::Watchdog,
};
use crate::signals::install_handler;

/// The running child processes.
struct RunningProcesses {
    /// The processes with their marks. Each process leads a group whose ID is its own.
    processes: BTreeMap<u32, String>,
    /// Kills the processes if this program is killed; present while there are any.
    watchdog: Option<Watchdog>,
}

static RUNNING: Mutex<RunningProcesses> =
    Mutex::new(RunningProcesses { processes: BTreeMap::new(), watchdog: None });

/// Locks the running processes.
fn lock_running() -> MutexGuard<'static, RunningProcesses> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that must end when this program does.
///
/// It has its own process group, so Ctrl+C does not reach it. On Linux it is killed even if both
/// this program and its watchdog are killed. The thread that started it must not end before it.
///
/// # Errors
/// If the process cannot be started.
pub fn spawn(command: &mut Command) -> io::Result<Child> {
    static ADOPT: Once = Once::new();
    ADOPT.call_once(adopt_orphans);
    install_handler();
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let mark = process_marks::new_mark(NUMBER.fetch_add(1, Relaxed));
    process_marks::add_mark(command, &mark);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(target_os = "linux")]
    process_marks::die_with_parent(command);
    // Held so that no other process is started between creating the watchdog's pipe and setting
    // close-on-exec, which are two system calls on some systems.
    let mut running = lock_running();
    let RunningProcesses { processes, watchdog } = &mut *running;
    if watchdog.is_none() {
        *watchdog = Watchdog::spawn();
    }
    let child = command.spawn()?;
    processes.insert(child.id(), mark);
    if let Some(watchdog) = watchdog {
        watchdog.add_group(child.id());
    }
    Ok(child)
}

/// Kills a process with all its descendants, and reaps them so that no zombies remain.
pub fn kill_tree(child: &mut Child) {
    let mark = lock_running().processes.remove(&child.id());
    kill_group(child.id());
    // This must happen before the group ID can be reused.
    if let Some(watchdog) = &mut lock_running().watchdog {
        watchdog.remove_group(child.id());
    }
    // Both fail only if the process has already exited.
    let _ = child.kill();
    let _ = child.wait();
    reap_group(child.id());
    if let Some(mark) = mark {
        kill_marked(|other| other == mark);
    }
    let mut running = lock_running();
    if running.processes.is_empty() {
        running.watchdog = None;
    }
}

/// Kills all processes. The threads that started them notice when they wait for an answer.
pub fn kill_all() {
    for (&leader, mark) in &lock_running().processes {
        kill_group(leader);
        kill_marked(|other| other == mark);
    }
}

/// Stops the watchdog before this program exits normally, when all child processes have ended.
pub fn stop_watchdog() {
    lock_running().watchdog = None;
}
