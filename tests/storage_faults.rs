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
    saved: u32,
    /// The last number submitted for saving.
    tried: u32,
    severity: Severity,
    /// The errors found so far.
    errors: Vec<String>,
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
            let is_there = (self.saved..=self.tried).contains(&found);
            let holds = is_there || self.disk.is_dead() || self.severity == Severity::Double;
            let (saved, tried) = (self.saved, self.tried);
            self.check(holds, format!("loaded {found} after saving {saved} and trying {tried}"));
        }
        self.storage.as_ref().unwrap()
    }

    /// Saves the next number.
    fn save(&mut self) {
        self.tried += 1;
        let tried = self.tried;
        if self.storage().save_blocking(NAME, &text(tried)).is_ok() {
            self.saved = tried;
        }
    }

    /// Ends the app, so that the next step restarts it.
    fn end(&mut self) {
        self.storage = None;
    }

    /// Adds an error unless a condition holds.
    fn check(&mut self, holds: bool, what: impl Debug) {
        if !holds {
            self.errors.push(format!("{what:?}"));
        }
    }
}

/// A sequence of actions and the condition afterwards.
struct Sequence {
    name: &'static str,
    /// The files that exist beforehand.
    files: &'static [(&'static str, &'static [u8])],
    /// The last number saved beforehand.
    saved: u32,
    steps: &'static [fn(&mut FaultRun)],
    /// An additional condition after a restart without faults.
    holds: fn(&Storage) -> bool,
}

const SEQUENCES: &[Sequence] = &[
    Sequence {
        name: "save, save, load",
        files: &[],
        saved: 0,
        steps: &[FaultRun::save, FaultRun::save, FaultRun::end, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "what is damaged gives way to what was to take its place",
        files: &[(NAME, b"[num"), ("durak.json.new", b"[number 1]")],
        saved: 1,
        steps: &[FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "what is damaged gives way to what was before it",
        files: &[(NAME, BINARY), ("durak.json.old", b"[number 1]")],
        saved: 1,
        steps: &[FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "a later version was killed between two renames",
        files: &[
            ("durak.json.new", LATER[1]),
            ("durak.json.old", LATER[0]),
            ("newer-durak.json", LATER[2]),
        ],
        saved: 0,
        steps: &[FaultRun::save, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "a later version has written",
        files: &[(NAME, LATER[1]), ("durak.json.old", LATER[0])],
        saved: 0,
        steps: &[FaultRun::save, FaultRun::end, FaultRun::save, FaultRun::save],
        holds: |_| true,
    },
    Sequence {
        name: "throwing away",
        files: &[(NAME, b"[number 1]"), ("durak.json.old", LATER[0])],
        saved: 1,
        steps: &[FaultRun::save, remove],
        holds: |_| true,
    },
    Sequence {
        name: "import",
        files: &[
            (NAME, b"[number 1]"),
            ("reversi.json", b"[number 2]"),
            ("settings.json", b"[number 3]"),
            ("my notes.txt", NOTES),
            ("notes.json.bak", BINARY),
        ],
        saved: 1,
        steps: &[import, FaultRun::save],
        holds: |storage| {
            let others = ["reversi.json", "settings.json", "trees.json"];
            let found = others.map(|name| storage.load(name, number));
            found == [Some(2), Some(3), None] || found == [None, Some(30), Some(40)]
        },
    },
    Sequence {
        name: "two writers",
        files: &[],
        saved: 0,
        steps: &[FaultRun::save, run_second_instance, FaultRun::save],
        holds: |_| true,
    },
];

/// Removes the saved text, and checks that it is gone and that no older one replaces it.
fn remove(run: &mut FaultRun) {
    let is_removed = run.storage().remove(NAME).is_ok();
    // Nothing is saved from here on.
    let saved_before = std::mem::take(&mut run.saved);
    let found = run.storage().load(NAME, number);
    run.check(!is_removed || found.is_none(), "what was thrown away is back");
    let is_older = found.is_some_and(|found| found < saved_before);
    let holds = !is_older || run.severity == Severity::Double;
    run.check(holds, "an older one has come in the place of what was thrown away");
}

/// Imports a backup of three texts.
fn import(run: &mut FaultRun) {
    let backup = Storage::in_memory();
    backup.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    for (name, value) in [(NAME, 10), ("settings.json", 30), ("trees.json", 40)] {
        backup.save_blocking(name, &text(value)).unwrap();
    }
    let backup = backup.export().unwrap();
    // Before completion, either value may exist.
    run.tried = 10;
    if run.storage().import(&backup).is_ok() {
        run.saved = 10;
    }
}

/// Starts another instance, which reads, takes over and writes while the first continues.
fn run_second_instance(run: &mut FaultRun) {
    let disk = run.disk.as_process(1);
    run.storage();
    let other = open(&disk);
    let first_writes = run.storage.as_ref().unwrap().write_access() == WriteAccess::Held;
    if first_writes && !disk.is_dead() {
        run.check(other.save_blocking(NAME, &text(999)).is_err(), "both write");
    }
    other.request_write_access();
    run.storage.as_ref().unwrap().hand_over_if_requested();
    if other.try_take_over() && !disk.is_dead() {
        let found = other.load(NAME, number);
        run.tried += 1;
        let tried = run.tried;
        let saved = run.saved;
        if other.save_blocking(NAME, &text(tried)).is_ok() {
            run.saved = tried;
            run.check(found.unwrap_or(0) >= saved, "read anew");
        }
        let first = run.storage.as_ref().unwrap();
        let stale = first.save_blocking(NAME, &text(1)).is_ok();
        run.check(!stale, "the first writes on");
    }
    run.storage = None;
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

/// Runs a sequence with faults at some calls, and checks the folder afterwards. Returns the errors
/// and the number of calls.
fn run_sequence(
    sequence: &Sequence,
    faults: &[(usize, DiskFault)],
    severity: Severity,
) -> (Vec<String>, usize) {
    // A single process needs no lock, and no thread watches for others.
    let is_alone = sequence.name != "two writers";
    let disk = if is_alone { FaultyDisk::without_locks() } else { FaultyDisk::default() };
    for (name, bytes) in sequence.files {
        disk.add_file(name, bytes);
    }
    let mut run = FaultRun {
        disk: disk.clone(),
        storage: None,
        saved: sequence.saved,
        tried: sequence.saved,
        severity,
        errors: Vec::new(),
    };
    disk.inject_faults(faults.iter().copied());
    for step in sequence.steps {
        step(&mut run);
    }
    let calls = disk.call_count();
    run.storage = None;
    disk.inject_faults([]);
    disk.restart();
    let there = disk.files();
    let storage = open(&disk);
    let found = storage.load(NAME, number);
    let (saved, tried) = (run.saved, run.tried);
    match severity {
        Severity::Single => {
            let is_there = (saved..=tried).contains(&found.unwrap_or(0));
            run.check(is_there, format!("{found:?} after saving {saved} and trying {tried}"));
            run.check((sequence.holds)(&storage), "all old or all new");
        }
        Severity::Double => {
            let numbers =
                there.values().filter_map(|bytes| number(str::from_utf8(bytes).ok()?).ok());
            let last = numbers.max().unwrap_or(0);
            run.check(last >= saved.saturating_sub(1), format!("{last} after saving {saved}"));
        }
    }
    for (name, bytes) in there.iter().filter(|(name, _)| !name.ends_with(".part")) {
        let is_original = sequence.files.iter().any(|(_, file)| file == bytes);
        let is_whole = |text| number(text).is_ok() || BackupArchive::from_text(text).is_ok();
        let is_whole = is_original || str::from_utf8(bytes).is_ok_and(is_whole);
        run.check(is_whole, format!("{name} is incomplete"));
    }
    for bytes in sequence.files.iter().map(|(_, bytes)| *bytes) {
        let precious = LATER.contains(&bytes) || [NOTES, BINARY, b"[num"].contains(&bytes);
        let is_there = there.values().any(|there| there == bytes);
        run.check(!precious || is_there, String::from_utf8_lossy(bytes));
    }
    (run.errors, calls)
}

const KINDS: [DiskFault; 5] = [
    DiskFault::Refused(io::ErrorKind::Other),
    DiskFault::KilledBefore,
    DiskFault::KilledDuring,
    DiskFault::PowerCut,
    DiskFault::PowerCutWithNames,
];

/// Prints a summary, and panics with the cases that lost data, if any.
fn assert_no_losses(what: &str, cases: usize, losses: &BTreeMap<String, Vec<String>>) {
    println!("{what}: {cases} cases, {} of them lose something", losses.len());
    let examples: Vec<_> = losses.iter().take(10).collect();
    assert!(losses.is_empty(), "{what}: {} of {cases}: {examples:#?}", losses.len());
}

#[test]
fn the_last_saved_state_survives_any_single_fault() {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    for sequence in SEQUENCES {
        let (errors, calls) = run_sequence(sequence, &[], Severity::Single);
        assert!(errors.is_empty(), "{}: {errors:?} without a fault", sequence.name);
        let full = DiskFault::Refused(io::ErrorKind::StorageFull);
        for (call, kind) in (0..calls)
            .flat_map(|call| KINDS.into_iter().chain([full]).map(move |kind| (call, kind)))
        {
            let (errors, _) = run_sequence(sequence, &[(call, kind)], Severity::Single);
            cases += 1;
            if !errors.is_empty() {
                lost.insert(format!("{}: {kind:?} at {call}", sequence.name), errors);
            }
        }
    }
    assert_no_losses("single faults", cases, &lost);
}

#[test]
fn nothing_is_deleted_after_any_two_faults() {
    let (cases, lost) = std::thread::scope(|threads| {
        let sequences: Vec<_> =
            SEQUENCES.iter().map(|sequence| threads.spawn(|| pairs_of(sequence))).collect();
        let done = sequences.into_iter().map(|sequence| sequence.join().unwrap());
        done.fold((0, BTreeMap::new()), |(cases, mut lost), (more, also)| {
            lost.extend(also);
            (cases + more, lost)
        })
    });
    assert_no_losses("pairs of faults", cases, &lost);
}

/// Tries every pair of faults in a sequence; returns the number of pairs and the losses.
fn pairs_of(sequence: &Sequence) -> (usize, BTreeMap<String, Vec<String>>) {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    {
        let (_, calls) = run_sequence(sequence, &[], Severity::Double);
        for (first, kind) in (0..calls).flat_map(|call| KINDS.map(|kind| (call, kind))) {
            let (_, calls) = run_sequence(sequence, &[(first, kind)], Severity::Double);
            for (second, other) in
                (first + 1..calls).flat_map(|call| KINDS.map(|kind| (call, kind)))
            {
                let (errors, _) =
                    run_sequence(sequence, &[(first, kind), (second, other)], Severity::Double);
                cases += 1;
                if !errors.is_empty() {
                    let case =
                        format!("{}: {kind:?} at {first}, {other:?} at {second}", sequence.name);
                    lost.insert(case, errors);
                }
            }
        }
    }
    (cases, lost)
}

#[test]
fn nothing_is_deleted_while_all_calls_fail() {
    let (mut cases, mut lost) = (0, BTreeMap::new());
    for sequence in SEQUENCES {
        let (_, calls) = run_sequence(sequence, &[], Severity::Double);
        for first in 0..calls {
            for length in 2..40 {
                let refused = DiskFault::Refused(io::ErrorKind::Other);
                let faults: Vec<_> = (first..first + length).map(|call| (call, refused)).collect();
                let (errors, _) = run_sequence(sequence, &faults, Severity::Double);
                cases += 1;
                if !errors.is_empty() {
                    lost.insert(format!("{}: {length} from {first}", sequence.name), errors);
                }
            }
        }
    }
    assert_no_losses("refusals for a while", cases, &lost);
}
