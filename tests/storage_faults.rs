//! Whichever system call fails or is the last one, saved texts survive. Even with two faults,
//! nothing is deleted.
use kozyr_core::persistence::BackupArchive;
use kozyr_platform::storage::{Storage, WriteAccess};
use kozyr_testing::harness::{DiskFault, FaultyDisk};
use std::{collections::BTreeMap, fmt::Debug, io};

use crate::numbered_texts::{BINARY, LATER, NAME, NOTES, number, open, text};

/// A folder under test, and what the player knows about it.
struct FaultRun {
    disk: FaultyDisk,
    storage: Option<Storage>,
    /// The last number reported as saved.
    kept: u32,
    /// The last number submitted for saving.
    tried: u32,
    severity: Severity,
    /// The errors found so far.
    wrong: Vec<String>,
}

impl FaultRun {
    /// The storage of the app, restarted if it was killed.
    fn storage(&mut self) -> &Storage {
        while self.storage.is_none() || self.disk.is_dead() {
            self.storage = None;
            self.disk.restart();
            let storage = self.storage.insert(open(&self.disk));
            // The app loads its state at startup; after one fault, it must exist.
            let found = storage.load(NAME, number).unwrap_or(0);
            let is_there = (self.kept..=self.tried).contains(&found);
            let holds = is_there || self.disk.is_dead() || self.severity == Severity::Double;
            let (kept, tried) = (self.kept, self.tried);
            self.demand(holds, format!("loaded {found} after saving {kept} and trying {tried}"));
        }
        self.storage.as_ref().unwrap()
    }

    fn save(&mut self) {
        self.tried += 1;
        let tried = self.tried;
        if self.storage().save_blocking(NAME, &text(tried)).is_ok() {
            self.kept = tried;
        }
    }

    /// Checks the folder after a restart.
    fn end(&mut self) {
        self.storage = None;
    }

    fn demand(&mut self, holds: bool, what: impl Debug) {
        if !holds {
            self.wrong.push(format!("{what:?}"));
        }
    }
}

/// A sequence of actions and the condition afterwards.
struct Sequence {
    name: &'static str,
    /// The files that exist beforehand.
    laid: &'static [(&'static str, &'static [u8])],
    /// The last number saved beforehand.
    kept: u32,
    steps: &'static [fn(&mut FaultRun)],
    /// An additional condition after a restart without faults.
    holds: fn(&Storage) -> bool,
}

const SEQUENCES: &[Sequence] = &[
    Sequence {
        name: "save, save, load",
        laid: &[],
        kept: 0,
        steps: &[FaultRun::save, FaultRun::save, FaultRun::end, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "what is damaged gives way to what was to take its place",
        laid: &[(NAME, b"[num"), ("durak.json.new", b"[number 1]")],
        kept: 1,
        steps: &[FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "what is damaged gives way to what was before it",
        laid: &[(NAME, BINARY), ("durak.json.old", b"[number 1]")],
        kept: 1,
        steps: &[FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "a later version was killed between two renames",
        laid: &[
            ("durak.json.new", LATER[1]),
            ("durak.json.old", LATER[0]),
            ("newer-durak.json", LATER[2]),
        ],
        kept: 0,
        steps: &[FaultRun::save, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "a later version has written",
        laid: &[(NAME, LATER[1]), ("durak.json.old", LATER[0])],
        kept: 0,
        steps: &[FaultRun::save, FaultRun::end, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "throwing away",
        laid: &[(NAME, b"[number 1]"), ("durak.json.old", LATER[0])],
        kept: 1,
        steps: &[FaultRun::save, remove],
        holds: |_| true,
    },
    Sequence {
        name: "import",
        laid: &[
            (NAME, b"[number 1]"),
            ("reversi.json", b"[number 2]"),
            ("settings.json", b"[number 3]"),
            ("my notes.txt", NOTES),
            ("notes.json.bak", BINARY),
        ],
        kept: 1,
        steps: &[import, FaultRun::save],
        holds: |storage| {
            let others = ["reversi.json", "settings.json", "trees.json"];
            let found = others.map(|name| storage.load(name, number));
            found == [Some(2), Some(3), None] || found == [None, Some(30), Some(40)]
        },
    },
    Sequence {
        name: "two writers",
        laid: &[],
        kept: 0,
        steps: &[FaultRun::save, second, FaultRun::save],
        holds: |_| true,
    },
];

fn remove(course: &mut FaultRun) {
    let gone = course.storage().remove(NAME).is_ok();
    // Nothing is saved from here on.
    let before = std::mem::take(&mut course.kept);
    let found = course.storage().load(NAME, number);
    course.demand(!gone || found.is_none(), "what was thrown away is back");
    let is_older = found.is_some_and(|found| found < before);
    let holds = !is_older || course.severity == Severity::Double;
    course.demand(holds, "an older one has come in the place of what was thrown away");
}

fn import(course: &mut FaultRun) {
    let parcel = Storage::in_memory();
    parcel.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    for (name, value) in [(NAME, 10), ("settings.json", 30), ("trees.json", 40)] {
        parcel.save_blocking(name, &text(value)).unwrap();
    }
    let parcel = parcel.export().unwrap();
    // Before completion, either value may exist.
    course.tried = 10;
    if course.storage().import(&parcel).is_ok() {
        course.kept = 10;
    }
}

/// Another instance starts, reads, takes over and writes, while the first continues.
fn second(course: &mut FaultRun) {
    let disk = course.disk.as_process(1);
    course.storage();
    let other = open(&disk);
    let first_writes = course.storage.as_ref().unwrap().write_access() == WriteAccess::Held;
    if first_writes && !disk.is_dead() {
        course.demand(other.save_blocking(NAME, &text(999)).is_err(), "both write");
    }
    other.request_write_access();
    course.storage.as_ref().unwrap().hand_over_if_requested();
    if other.try_take_over() && !disk.is_dead() {
        let found = other.load(NAME, number);
        course.tried += 1;
        let tried = course.tried;
        let kept = course.kept;
        if other.save_blocking(NAME, &text(tried)).is_ok() {
            course.kept = tried;
            course.demand(found.unwrap_or(0) >= kept, "read anew");
        }
        let first = course.storage.as_ref().unwrap();
        let stale = first.save_blocking(NAME, &text(1)).is_ok();
        course.demand(!stale, "the first writes on");
    }
    course.storage = None;
    drop(other);
}

/// The number of faults.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Severity {
    /// One fault: the last saved text exists, or a later submitted one.
    Single,
    /// Two faults: nothing is deleted.
    Double,
}

/// Runs a sequence with faults; returns the errors and the number of calls.
fn play(
    sequence: &Sequence,
    faults: &[(usize, DiskFault)],
    severity: Severity,
) -> (Vec<String>, usize) {
    // A single process needs no lock, and no thread watches for others.
    let is_alone = sequence.name != "two writers";
    let disk = if is_alone { FaultyDisk::without_locks() } else { FaultyDisk::default() };
    for (name, bytes) in sequence.laid {
        disk.add_file(name, bytes);
    }
    let mut course = FaultRun {
        disk: disk.clone(),
        storage: None,
        kept: sequence.kept,
        tried: sequence.kept,
        severity,
        wrong: Vec::new(),
    };
    disk.inject_faults(faults.iter().copied());
    for step in sequence.steps {
        step(&mut course);
    }
    let calls = disk.call_count();
    course.storage = None;
    disk.inject_faults([]);
    disk.restart();
    let there = disk.files();
    let storage = open(&disk);
    let found = storage.load(NAME, number);
    let (kept, tried) = (course.kept, course.tried);
    match severity {
        Severity::Single => {
            let is_there = (kept..=tried).contains(&found.unwrap_or(0));
            course.demand(is_there, format!("{found:?} after saving {kept} and trying {tried}"));
            course.demand((sequence.holds)(&storage), "all old or all new");
        }
        Severity::Double => {
            let numbers =
                there.values().filter_map(|bytes| number(str::from_utf8(bytes).ok()?).ok());
            let last = numbers.max().unwrap_or(0);
            course.demand(last >= kept.saturating_sub(1), format!("{last} after saving {kept}"));
        }
    }
    for (name, bytes) in there.iter().filter(|(name, _)| !name.ends_with(".part")) {
        let is_laid = sequence.laid.iter().any(|(_, laid)| laid == bytes);
        let is_whole = |text| number(text).is_ok() || BackupArchive::from_text(text).is_ok();
        let is_whole = is_laid || str::from_utf8(bytes).is_ok_and(is_whole);
        course.demand(is_whole, format!("{name} is incomplete"));
    }
    for bytes in sequence.laid.iter().map(|(_, bytes)| *bytes) {
        let precious = LATER.contains(&bytes) || [NOTES, BINARY, b"[num"].contains(&bytes);
        let is_there = there.values().any(|there| there == bytes);
        course.demand(!precious || is_there, String::from_utf8_lossy(bytes));
    }
    (course.wrong, calls)
}

const KINDS: [DiskFault; 5] = [
    DiskFault::Refused(io::ErrorKind::Other),
    DiskFault::KilledBefore,
    DiskFault::KilledDuring,
    DiskFault::PowerCut,
    DiskFault::PowerCutWithNames,
];

/// Panics with the cases that lose data.
fn judge(what: &str, cases: usize, lost: &BTreeMap<String, Vec<String>>) {
    println!("{what}: {cases} cases, {} of them lose something", lost.len());
    let shown: Vec<_> = lost.iter().take(10).collect();
    assert!(lost.is_empty(), "{what}: {} of {cases}: {shown:#?}", lost.len());
}

#[test]
fn after_any_fault_of_a_single_call_the_last_saved_state_is_there() {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    for sequence in SEQUENCES {
        let (wrong, calls) = play(sequence, &[], Severity::Single);
        assert!(wrong.is_empty(), "{}: {wrong:?} without a fault", sequence.name);
        let full = DiskFault::Refused(io::ErrorKind::StorageFull);
        for (call, kind) in (0..calls)
            .flat_map(|call| KINDS.into_iter().chain([full]).map(move |kind| (call, kind)))
        {
            let (wrong, _) = play(sequence, &[(call, kind)], Severity::Single);
            cases += 1;
            if !wrong.is_empty() {
                lost.insert(format!("{}: {kind:?} at {call}", sequence.name), wrong);
            }
        }
    }
    judge("single faults", cases, &lost);
}

#[test]
fn after_any_two_faults_nothing_is_deleted() {
    let (cases, lost) = std::thread::scope(|threads| {
        let sequences: Vec<_> =
            SEQUENCES.iter().map(|sequence| threads.spawn(|| pairs_of(sequence))).collect();
        let done = sequences.into_iter().map(|sequence| sequence.join().unwrap());
        done.fold((0, BTreeMap::new()), |(cases, mut lost), (more, also)| {
            lost.extend(also);
            (cases + more, lost)
        })
    });
    judge("pairs of faults", cases, &lost);
}

/// Tries every pair of faults in a sequence; returns the number of pairs and the losses.
fn pairs_of(sequence: &Sequence) -> (usize, BTreeMap<String, Vec<String>>) {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    {
        let (_, calls) = play(sequence, &[], Severity::Double);
        for (first, kind) in (0..calls).flat_map(|call| KINDS.map(|kind| (call, kind))) {
            let (_, calls) = play(sequence, &[(first, kind)], Severity::Double);
            for (second, other) in
                (first + 1..calls).flat_map(|call| KINDS.map(|kind| (call, kind)))
            {
                let (wrong, _) =
                    play(sequence, &[(first, kind), (second, other)], Severity::Double);
                cases += 1;
                if !wrong.is_empty() {
                    let case =
                        format!("{}: {kind:?} at {first}, {other:?} at {second}", sequence.name);
                    lost.insert(case, wrong);
                }
            }
        }
    }
    (cases, lost)
}

#[test]
fn while_the_system_refuses_everything_for_a_while_nothing_is_deleted() {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    for sequence in SEQUENCES {
        let (_, calls) = play(sequence, &[], Severity::Double);
        for first in 0..calls {
            for length in 2..40 {
                let refused = DiskFault::Refused(io::ErrorKind::Other);
                let faults: Vec<_> = (first..first + length).map(|call| (call, refused)).collect();
                let (wrong, _) = play(sequence, &faults, Severity::Double);
                cases += 1;
                if !wrong.is_empty() {
                    lost.insert(format!("{}: {length} from {first}", sequence.name), wrong);
                }
            }
        }
    }
    judge("refusals for a while", cases, &lost);
}
