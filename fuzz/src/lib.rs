//! Fuzz targets: one for every parser, for the rules of each game, and for tables.
//!
//! A target panics if a check fails. `docs/fuzzing.md` explains how to run them.

mod kept;
mod laboratory;
mod readers;
mod rooms;
mod rules;

/// A check that must succeed for any bytes.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name, which is also that of its corpus folder.
    pub name: &'static str,
    /// Runs the check; panics if it fails.
    pub run: fn(&[u8]),
}

const fn target(name: &'static str, run: fn(&[u8])) -> Target {
    Target { name, run }
}

/// All targets.
pub const TARGETS: [Target; 23] = [
    target("record", readers::record),
    target("any-record", readers::any_record),
    target("short", readers::short),
    target("link", readers::link),
    target("games", readers::games),
    target("obf", readers::obf),
    target("transcript", readers::transcript),
    target("tree", readers::tree),
    target("durak-position", readers::durak_position),
    target("tables", readers::tables),
    target("book", readers::book),
    target("weights", readers::weights),
    target("statistics", readers::statistics),
    target("teacher", readers::teacher),
    target("backup", kept::backup),
    target("settings", kept::settings),
    target("ratings", laboratory::ratings),
    target("nboard", laboratory::nboard),
    target("answer", laboratory::answer),
    target("question", laboratory::question),
    target("room", rooms::room),
    target("durak-rules", rules::durak),
    target("reversi-rules", rules::reversi),
];

/// Returns the target with this name, or `None`.
pub fn named(name: &str) -> Option<Target> {
    TARGETS.into_iter().find(|target| target.name == name)
}
