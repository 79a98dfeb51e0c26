//! Checks that there is enough memory for a table.

use std::{collections::TryReserveError, path::Path};

use crate::files;

/// There is not enough memory for a table.
#[derive(Debug, thiserror::Error)]
#[error("not enough memory for a table of {} MiB; use fewer --table-bits", .0 >> 20)]
pub struct NotEnoughMemory(u64);

/// Calls `allocate` to allocate a table of 2<sup>`bits`</sup> entries of `entry_bytes` bytes each.
///
/// The system may grant more memory than it has and kill the process later, so the available memory
/// is checked first where the system reports it.
///
/// # Errors
/// If there is not enough memory.
pub fn allocate_table<T>(
    bits: u32,
    entry_bytes: u64,
    allocate: impl FnOnce(u32) -> Result<T, TryReserveError>,
) -> Result<T, NotEnoughMemory> {
    let bytes = entry_bytes << bits;
    if available_bytes().is_some_and(|available| bytes > available) {
        return Err(NotEnoughMemory(bytes));
    }
    allocate(bits).map_err(|_| NotEnoughMemory(bytes))
}

/// The available bytes: Linux's estimate, or what the container's limit leaves if that is less.
/// `None` if the system does not report it.
fn available_bytes() -> Option<u64> {
    let free =
        parse_value(&files::read_text(Path::new("/proc/meminfo")).ok()?, "MemAvailable:")? << 10;
    let group = |name: &str| {
        let text = files::read_text(&Path::new("/sys/fs/cgroup").join(name)).ok()?;
        text.trim().parse::<u64>().ok()
    };
    let left = group("memory.max").zip(group("memory.current"));
    Some(left.map_or(free, |(most, taken)| free.min(most.saturating_sub(taken))))
}

/// The number that follows a name in a list of lines.
pub(crate) fn parse_value(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}
