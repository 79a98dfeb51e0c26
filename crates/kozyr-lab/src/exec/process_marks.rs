//! What the processes that were started are found by: their groups, and marks in the environment.

use std::{process::Command, sync::OnceLock};

use rand::{TryRng, rngs::SysRng};

/// The variable that marks a process and all that it starts: marks with commas between them, since
/// what is started may be such a laboratory itself.
const MARK_VARIABLE: &str = "KOZYR_LAB_PROGRAM";

/// What all marks begin with that this program gives, and nobody else's do.
pub fn own_prefix() -> &'static str {
    static OWN: OnceLock<String> = OnceLock::new();
    OWN.get_or_init(|| {
        // Numbers of processes are given anew; without chance that has to do.
        let chance = SysRng.try_next_u64().unwrap_or_default();
        format!("{}-{chance:x}", std::process::id())
    })
}

/// The mark of that number.
pub fn new_mark(number: u64) -> String {
    format!("{}-{number}", own_prefix())
}

/// Whether a mark was given by the program whose own it is.
pub fn has_prefix(mark: &str, own: &str) -> bool {
    mark.strip_prefix(own).is_some_and(|rest| rest.starts_with('-'))
}

/// Gives a mark to what a command will start, besides those that this program bears.
pub fn add_mark(command: &mut Command, mark: &str) {
    let inherited = std::env::var(MARK_VARIABLE).ok();
    let marks = inherited.map_or_else(|| mark.to_owned(), |borne| format!("{borne},{mark}"));
    command.env(MARK_VARIABLE, marks);
}

/// Kills everybody in the group of that number.
#[cfg(unix)]
pub fn kill_group(leader: u32) {
    use nix::{
        sys::signal::{Signal, killpg},
        unistd::Pid,
    };
    // It fails where nobody of the group is left.
    let _ = killpg(Pid::from_raw(leader.cast_signed()), Signal::SIGKILL);
}

#[cfg(not(unix))]
pub fn kill_group(_leader: u32) {}

#[cfg(target_os = "linux")]
pub use linux::{adopt_orphans, die_with_parent, kill_marked, reap_group};

#[cfg(not(target_os = "linux"))]
pub fn adopt_orphans() {}

#[cfg(not(target_os = "linux"))]
pub fn kill_marked(_is_meant: impl Fn(&str) -> bool) {}

#[cfg(not(target_os = "linux"))]
pub fn reap_group(_leader: u32) {}

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

    use super::MARK_VARIABLE;

    /// While those who are being killed start others, these are looked for again, so many times.
    const MAX_SEARCHES: usize = 100;

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

    /// Kills everybody who bears a mark that is meant, and takes leave of those who have become ours.
    pub fn kill_marked(is_meant: impl Fn(&str) -> bool) {
        for _ in 0..MAX_SEARCHES {
            let found = find_marked(&is_meant);
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

    /// Who was started with such a mark.
    fn find_marked(is_meant: &impl Fn(&str) -> bool) -> Vec<Pid> {
        let Ok(processes) = fs::read_dir("/proc") else { return Vec::new() };
        let own = Pid::this();
        let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        numbers.map(Pid::from_raw).filter(|&pid| pid != own && has_mark(pid, is_meant)).collect()
    }

    fn has_mark(pid: Pid, is_meant: &impl Fn(&str) -> bool) -> bool {
        let file = Path::new("/proc").join(pid.to_string()).join("environ");
        // Those of others may not be read, and are none of ours.
        let environment = crate::files::read(&file).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|entry| {
            let marks = entry.strip_prefix(MARK_VARIABLE.as_bytes());
            let marks = marks.and_then(|rest| str::from_utf8(rest.strip_prefix(b"=")?).ok());
            marks.is_some_and(|marks| marks.split(',').any(is_meant))
        })
    }
}
