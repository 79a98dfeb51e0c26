//! Processes end with this program, also when somebody interrupts it.
//!
//! The crate `process-wrap` would not do: it leaves a group alone once its leader has ended, and
//! what the leader has started would go on.

use std::{
    collections::BTreeSet,
    io,
    process::Child,
    sync::{Mutex, MutexGuard, Once, PoisonError},
};

/// The exit status of a program that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

/// The processes that are running, each the leader of a group of the same number.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that is to end when this program is interrupted.
///
/// It has a process group of its own, so an interrupt from the keyboard does not reach it.
pub fn started(spawn: impl FnOnce() -> io::Result<Child>) -> io::Result<Child> {
    static HANDLER: Once = Once::new();
    HANDLER.call_once(|| {
        adopt_orphans();
        // Without a handler an interrupt still works: processes then end with their input.
        let _ = ctrlc::set_handler(|| {
            for &leader in running().iter() {
                kill_group(leader);
            }
            std::process::exit(INTERRUPTED);
        });
    });
    let mut running = running();
    let child = spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Ends a process with all its group, and takes leave of it so that no zombie stays.
pub fn end(child: &mut Child) {
    running().remove(&child.id());
    kill_group(child.id());
    // Both fail only where the process has ended before.
    let _ = child.kill();
    let _ = child.wait();
    reap_group(child.id());
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

/// Makes this program the parent of what its processes leave behind: not every system has an
/// init that takes leave of orphans.
#[cfg(target_os = "linux")]
fn adopt_orphans() {
    // Without it orphans go to init, as they do on other systems.
    let _ = nix::sys::prctl::set_child_subreaper(true);
}

#[cfg(not(target_os = "linux"))]
fn adopt_orphans() {}

/// Takes leave of everybody else in a group that was killed.
#[cfg(target_os = "linux")]
fn reap_group(leader: u32) {
    use nix::{sys::wait::waitpid, unistd::Pid};
    // It fails once nobody is left.
    while waitpid(Pid::from_raw(-leader.cast_signed()), None).is_ok() {}
}

#[cfg(not(target_os = "linux"))]
fn reap_group(_leader: u32) {}
