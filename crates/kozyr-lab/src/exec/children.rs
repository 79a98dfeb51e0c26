//! Processes end with this program, also when somebody interrupts it, and leave nothing behind.
//!
//! A process has a group of its own, and a [mark](super::marks) in its environment which all that it
//! starts inherits. On Linux whoever bears the mark is found, whatever group or session it has gone
//! to; elsewhere the group has to do. A [guard](super::guard) does the same where this program is
//! killed. The crate `process-wrap` would not do: it leaves a group alone once its leader has ended,
//! and what the leader has started would go on.

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

/// What is running.
struct RunningProcesses {
    /// The processes, each the leader of a group of the same number, and their marks.
    processes: BTreeMap<u32, String>,
    /// Who ends them where this program is killed, as long as there are any.
    guard: Option<Watchdog>,
}

static RUNNING: Mutex<RunningProcesses> =
    Mutex::new(RunningProcesses { processes: BTreeMap::new(), guard: None });

fn lock_running() -> MutexGuard<'static, RunningProcesses> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that is to end when this program does.
///
/// It has a process group of its own, so an interrupt from the keyboard does not reach it. On
/// Linux it also ends where this program and its guard are killed without a word; the thread that
/// has started it must not end before it.
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
    // Held, so that nobody starts anything between the making of the guard's pipe and its closing
    // to others, on systems where these are two calls.
    let mut running = lock_running();
    let RunningProcesses { processes, guard } = &mut *running;
    if guard.is_none() {
        *guard = Watchdog::spawn();
    }
    let child = command.spawn()?;
    processes.insert(child.id(), mark);
    if let Some(guard) = guard {
        guard.add_group(child.id());
    }
    Ok(child)
}

/// Ends a process with all that it has started, and takes leave of them so that no zombie stays.
pub fn kill_tree(child: &mut Child) {
    let mark = lock_running().processes.remove(&child.id());
    kill_group(child.id());
    // Before the number of the group can become another's.
    if let Some(guard) = &mut lock_running().guard {
        guard.remove_group(child.id());
    }
    // Both fail only where the process has ended before.
    let _ = child.kill();
    let _ = child.wait();
    reap_group(child.id());
    if let Some(mark) = mark {
        kill_marked(|other| other == mark);
    }
    let mut running = lock_running();
    if running.processes.is_empty() {
        running.guard = None;
    }
}

/// Ends all processes. Who has started them finds that they have ended.
pub fn kill_all() {
    for (&leader, mark) in &lock_running().processes {
        kill_group(leader);
        kill_marked(|other| other == mark);
    }
}

/// Lets the guard go: this program ends of its own will, and has ended all others.
pub fn stop_watchdog() {
    lock_running().guard = None;
}
