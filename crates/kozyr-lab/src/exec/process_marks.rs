//! Finds child processes by their groups and by marks in their environment.

use std::{process::Command, sync::OnceLock};

use rand::{TryRng, rngs::SysRng};

/// The environment variable that marks a process and its descendants. It holds several marks
/// separated by commas, since a child may itself be such a laboratory.
const MARK_VARIABLE: &str = "KOZYR_LAB_PROGRAM";

/// The prefix of all marks that this process assigns; it is unique.
pub fn own_prefix() -> &'static str {
    static OWN: OnceLock<String> = OnceLock::new();
    OWN.get_or_init(|| {
        // Process IDs are reused, so add a random number if the system provides one.
        let random = SysRng.try_next_u64().unwrap_or_default();
        format!("{}-{random:x}", std::process::id())
    })
}

/// The mark with this number.
pub fn new_mark(number: u64) -> String {
    format!("{}-{number}", own_prefix())
}

/// Whether a mark was assigned by the process with this prefix.
pub fn has_prefix(mark: &str, prefix: &str) -> bool {
    mark.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'))
}

/// Adds a mark to a command's environment, in addition to inherited marks.
pub fn add_mark(command: &mut Command, mark: &str) {
    let inherited = std::env::var(MARK_VARIABLE).ok();
    let marks =
        inherited.map_or_else(|| mark.to_owned(), |inherited| format!("{inherited},{mark}"));
    command.env(MARK_VARIABLE, marks);
}

/// Kills all processes in a group.
#[cfg(unix)]
pub fn kill_group(leader: u32) {
    use nix::{
        sys::signal::{Signal, killpg},
        unistd::Pid,
    };
    // Fails if the group is empty.
    let _ = killpg(Pid::from_raw(leader.cast_signed()), Signal::SIGKILL);
}

/// Does nothing; only Unix has process groups.
#[cfg(not(unix))]
pub fn kill_group(_leader: u32) {}

#[cfg(target_os = "linux")]
pub use linux::{adopt_orphans, die_with_parent, kill_marked, reap_group};

/// Does nothing; only Linux has this feature.
#[cfg(not(target_os = "linux"))]
pub fn adopt_orphans() {}

/// Does nothing; only Linux can read the environment of other processes.
#[cfg(not(target_os = "linux"))]
pub fn kill_marked(_is_meant: impl Fn(&str) -> bool) {}

/// Does nothing; only Linux has [`adopt_orphans`].
#[cfg(not(target_os = "linux"))]
pub fn reap_group(_leader: u32) {}

/// Functions available only on Linux.
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

    use super::MARK_VARIABLE;

    /// The maximum number of searches: processes being killed may start others meanwhile.
    const MAX_SEARCHES: usize = 100;

    /// Has a process killed when the thread that started it ends.
    #[expect(unsafe_code, reason = "`pre_exec` has no safe alternative")]
    pub fn die_with_parent(command: &mut Command) {
        let request_kill_signal = || prctl::set_pdeathsig(Signal::SIGKILL).map_err(io::Error::from);
        // SAFETY: between fork and exec this makes one system call and does not allocate.
        unsafe { command.pre_exec(request_kill_signal) };
    }

    /// Makes this process the parent of its orphaned descendants, because not every system has an
    /// init process that reaps orphans.
    pub fn adopt_orphans() {
        // If this fails, orphans go to init, as on other systems.
        let _ = prctl::set_child_subreaper(true);
    }

    /// Reaps all remaining processes of a killed group.
    pub fn reap_group(leader: u32) {
        // Fails once no process is left.
        while waitpid(Pid::from_raw(-leader.cast_signed()), None).is_ok() {}
    }

    /// Kills all processes with a matching mark, and reaps those that are now children of this one.
    pub fn kill_marked(is_match: impl Fn(&str) -> bool) {
        for _ in 0..MAX_SEARCHES {
            let found = find_marked(&is_match);
            if found.is_empty() {
                return;
            }
            for &pid in &found {
                let _ = kill(pid, Signal::SIGKILL);
            }
            for &pid in &found {
                // Fails for processes whose parent still runs; the next search finds them again.
                let _ = waitpid(pid, None);
            }
        }
    }

    /// The processes with a matching mark.
    fn find_marked(is_match: &impl Fn(&str) -> bool) -> Vec<Pid> {
        let Ok(processes) = fs::read_dir("/proc") else { return Vec::new() };
        let own = Pid::this();
        let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        numbers.map(Pid::from_raw).filter(|&pid| pid != own && has_mark(pid, is_match)).collect()
    }

    /// Whether the environment of a process has a matching mark.
    fn has_mark(pid: Pid, is_match: &impl Fn(&str) -> bool) -> bool {
        let file = Path::new("/proc").join(pid.to_string()).join("environ");
        // The environment of other users' processes is unreadable, and they are not children of
        // this one.
        let environment = crate::files::read(&file).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|entry| {
            let marks = entry.strip_prefix(MARK_VARIABLE.as_bytes());
            let marks = marks.and_then(|rest| str::from_utf8(rest.strip_prefix(b"=")?).ok());
            marks.is_some_and(|marks| marks.split(',').any(is_match))
        })
    }
}
