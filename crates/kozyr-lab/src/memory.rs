//! Whether there is as much memory as somebody asks for.

use std::{collections::TryReserveError, path::Path};

use crate::files;

/// There is not as much memory as a table asked for would take.
#[derive(Debug, thiserror::Error)]
#[error("a table of {} MiB is more than there is memory for; take fewer --table-bits", .0 >> 20)]
pub struct NotEnoughMemory(u64);

/// Makes a table of 2 to the power of `bits` entries, if there is the memory for it.
///
/// The system grants more than it has and ends the program later, so it is asked first what it
/// has, where that can be asked.
///
/// # Errors
/// If there is not so much.
pub fn allocate_table<T>(
    bits: u32,
    entry: u64,
    make: impl FnOnce(u32) -> Result<T, TryReserveError>,
) -> Result<T, NotEnoughMemory> {
    let bytes = entry << bits;
    if available_bytes().is_some_and(|available| bytes > available) {
        return Err(NotEnoughMemory(bytes));
    }
    make(bits).map_err(|_| NotEnoughMemory(bytes))
}

/// The bytes that can be had: what Linux says is free, or what a container may still take.
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

/// The number behind a name in a list of lines.
fn parse_value(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}
