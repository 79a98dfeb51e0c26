//! Damaged files of every format: a reader returns what it understood or an error that helps, and
//! what it accepts is written and read again without a change.
//!
//! `make mutations` runs more of them, with optimised readers, and prints a table.

use std::{
    cell::Cell,
    collections::BTreeMap,
    panic,
    time::{Duration, Instant},
};

use kozyr_core::{
    game::{ImportFile, NotationError},
    known_games::ReadError,
    link::Link,
};
use kozyr_durak::deal_text;
use kozyr_fuzz::named;
use kozyr_lab::lab_game::known_games;
use kozyr_reversi::notation::{
    ExportFormat, ImportFileError, ImportFilesError, ImportedGame, StatedResult, read_game_files,
    read_games, write_games,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{mutator::mutated, samples};

/// The number of inputs for each format, unless `KOZYR_MUTATIONS` names another.
const INPUTS: usize = 300;
/// The longest error, in bytes: it quotes at most a few words of the input.
const MAX_ERROR_BYTES: usize = 600;
/// How many games of a file are written and read again.
const MAX_GAMES: usize = 40;

/// A reader's verdict on an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// It was accepted, and survived a round trip.
    Accepted,
    /// It was refused with an error that helps.
    Refused,
    /// The check does not say which.
    Checked,
}

/// A format with its samples.
struct Format {
    name: &'static str,
    samples: fn() -> Vec<Vec<u8>>,
    /// Reads an input and panics if a property does not hold.
    check: fn(&[u8]) -> Verdict,
}

const fn format(
    name: &'static str,
    samples: fn() -> Vec<Vec<u8>>,
    check: fn(&[u8]) -> Verdict,
) -> Format {
    Format { name, samples, check }
}

/// A format that a fuzz target checks.
macro_rules! target {
    ($name:literal) => {
        format(
            $name,
            || samples::corpus($name),
            |bytes| {
                (named($name).expect("there is such a target").run)(bytes);
                Verdict::Checked
            },
        )
    };
}

const FORMATS: [Format; 26] = [
    format("transcript", samples::transcripts, |bytes| games("games.txt", bytes)),
    format("board in a row, OBF", samples::boards_in_a_row, |bytes| games("boards.obf", bytes)),
    format("board on eight lines", samples::drawings, |bytes| games("board.txt", bytes)),
    format("GGF, one game", samples::ggf_games, |bytes| games("game.ggf", bytes)),
    format("GGF, collection", samples::ggf_collections, |bytes| games("games.ggf", bytes)),
    format("WTHOR .wtb", samples::wthor_databases, |bytes| games("WTH_2023.wtb", bytes)),
    format("WTHOR .jou", samples::wthor_players, |bytes| wthor_names("WTHOR.JOU", bytes)),
    format("WTHOR .trn", samples::wthor_tournaments, |bytes| wthor_names("WTHOR.TRN", bytes)),
    format("record", samples::records, any_match),
    format("short form", samples::short_forms, any_match),
    format("link", samples::links, link),
    format("deal of Durak", samples::deals, deal),
    target!("durak-position"),
    target!("question"),
    target!("answer"),
    target!("nboard"),
    target!("settings"),
    target!("backup"),
    target!("statistics"),
    target!("teacher"),
    target!("ratings"),
    target!("tables"),
    target!("tree"),
    target!("book"),
    target!("room"),
    target!("obf"),
];

thread_local! {
    /// How long the last reader took, without the round trip.
    static READING: Cell<Option<Duration>> = const { Cell::new(None) };
}

/// Reads and keeps the time that it took.
fn timed<T>(read: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let value = read();
    READING.set(Some(started.elapsed()));
    value
}

/// Asserts that an error is one sentence of bounded length.
fn assert_helpful(message: &str) -> Verdict {
    assert!(message.len() <= MAX_ERROR_BYTES, "{} bytes of error: {message}", message.len());
    assert!(message.len() > 10, "{message}");
    assert!(!message.contains("serde") && !message.contains("called `Option"), "{message}");
    Verdict::Refused
}

/// Asserts that the place in an error exists, and that it has an example.
fn assert_located(files: &[ImportFile], error: ImportFilesError) -> Verdict {
    let ImportFilesError { file, error: reason } = &error;
    if let ImportFileError::Text(found) = reason {
        let bytes = &files.iter().find(|one| one.name == *file).expect("a given file").contents;
        let line_break = |&byte: &u8| byte == b'\n';
        let lines = bytes.iter().filter(|byte| line_break(byte)).count() + 1;
        assert!((1..=lines).contains(&found.line), "line {} of {lines}", found.line);
        // In UTF-16 a line break is not a byte of its own.
        let is_utf16 = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
        let longest = bytes.split(line_break).map(<[u8]>::len).max().unwrap_or(0);
        let longest = if is_utf16 { bytes.len() } else { longest };
        assert!((1..=longest + 1).contains(&found.column), "column {} of {longest}", found.column);
    }
    let notation = NotationError::from(error);
    assert!(!notation.example.is_empty(), "no example: {}", notation.message);
    assert_helpful(&notation.message)
}

/// Reads games of Reversi, and writes and reads them again in every format.
fn games(name: &str, bytes: &[u8]) -> Verdict {
    let files = [ImportFile { name: name.into(), contents: bytes.into() }];
    let read = match timed(|| read_game_files(&files)) {
        Ok(games) => games,
        Err(error) => return assert_located(&files, error),
    };
    assert!(!read.is_empty() || name.ends_with(".wtb"), "no game and no error");
    let read = &read[..read.len().min(MAX_GAMES)];
    for format in ExportFormat::ALL {
        let is_list = matches!(format, ExportFormat::Numbered | ExportFormat::Ggf);
        let pieces = if is_list { vec![read] } else { read.chunks(1).collect() };
        for games in pieces {
            let written = write_games(games, format);
            if games.is_empty() {
                continue;
            }
            let again = read_games(&written).unwrap_or_else(|error| {
                panic!("{format:?} is not readable: {error}\n{written}");
            });
            assert_eq!(again.len(), games.len(), "{format:?}: {written}");
            for (old, new) in games.iter().zip(&again) {
                assert_same(format, old, new, &written);
            }
        }
    }
    Verdict::Accepted
}

/// Asserts that a game is the same after a round trip, except for what the format cannot say.
fn assert_same(format: ExportFormat, old: &ImportedGame, new: &ImportedGame, written: &str) {
    let (before, after) = (&old.game, &new.game);
    if format == ExportFormat::Obf {
        assert_eq!(before.replay().position(), after.start, "{written}");
        assert_eq!(old.scored_moves, new.scored_moves, "{written}");
        return;
    }
    let same = (before.start, before.actions()) == (after.start, after.actions());
    assert!(same, "{format:?}: other moves\n{before:?}\n{after:?}\n{written}");
    if matches!(format, ExportFormat::Numbered | ExportFormat::Ggf) {
        let is_ggf = format == ExportFormat::Ggf;
        let names = |game: &kozyr_reversi::notation::NotatedGame| {
            let texts = [&game.event, &game.date, &game.black, &game.white];
            // GGF cannot say a `]`.
            texts.map(|text| if is_ggf { text.replace(']', "") } else { text.clone() })
        };
        assert_eq!(names(before), names(after), "{format:?}: {written}");
    }
    match (format, before.result) {
        (ExportFormat::Numbered, result) => {
            assert_eq!(result.to_string(), after.result.to_string(), "{written}");
        }
        (ExportFormat::Ggf, StatedResult::Difference { .. }) => {
            assert_eq!(before.result, after.result, "{written}");
            assert_eq!(before.moves, after.moves, "{written}");
            assert_eq!(before.time_control, after.time_control, "{written}");
        }
        _ => {}
    }
}

/// Reads a file of names together with a database.
fn wthor_names(name: &str, bytes: &[u8]) -> Verdict {
    let database = samples::wthor_databases().swap_remove(0);
    let files = [
        ImportFile { name: "WTH_2023.wtb".into(), contents: database },
        ImportFile { name: name.into(), contents: bytes.into() },
    ];
    match timed(|| read_game_files(&files)) {
        Ok(games) => {
            assert_eq!(games.len(), 1);
            Verdict::Accepted
        }
        Err(error) => assert_located(&files, error),
    }
}

/// Reads matches as the app and the laboratory do.
fn any_match(bytes: &[u8]) -> Verdict {
    let file = ImportFile { name: "match.json".into(), contents: bytes.into() };
    match timed(|| known_games().import(vec![file])) {
        Ok(matches) => {
            for found in matches.iter().take(MAX_GAMES) {
                let record = known_games().from_short_form(&found.short_form).unwrap();
                assert_eq!(record.to_short(), found.short_form);
                let again = known_games().from_json(&record.to_json()).unwrap();
                assert_eq!(again, record);
            }
            Verdict::Accepted
        }
        Err(ReadError::Notation(error)) => {
            assert!(!error.example.is_empty(), "no example: {}", error.message);
            assert_helpful(&error.message)
        }
        Err(error) => assert_helpful(&error.to_string()),
    }
}

/// Reads a link.
fn link(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else { return Verdict::Refused };
    match timed(|| Link::parse(text, &known_games())) {
        Ok(Some(link)) => {
            let again = Link::parse(&link.to_string(), &known_games()).unwrap();
            assert_eq!(again, Some(link));
            Verdict::Accepted
        }
        Ok(None) => Verdict::Accepted,
        Err(error) => assert_helpful(&error.to_string()),
    }
}

/// Reads a deal of Durak as text.
fn deal(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else { return Verdict::Refused };
    match timed(|| deal_text::parse_deal(text)) {
        Ok(setup) => {
            let deal = setup.deal.as_ref().expect("the text has a deal");
            let written = deal_text::format_deal(&setup.rules, deal);
            let again = deal_text::parse_deal(&written).unwrap();
            assert_eq!((again.rules, &again.deal), (setup.rules, &setup.deal), "{written}");
            Verdict::Accepted
        }
        Err(error) => {
            assert!(error.to_string().contains("line "), "{error}");
            assert_helpful(&error.to_string())
        }
    }
}

/// What happened to the inputs of a format.
#[derive(Default)]
struct Summary {
    inputs: usize,
    bytes: usize,
    accepted: usize,
    refused: usize,
    time: Duration,
    /// The input that took longest for its length, in nanoseconds per byte (of at least 1 KiB).
    slowest: f64,
    /// The first input of each class of findings.
    findings: BTreeMap<String, (usize, Vec<u8>, Vec<&'static str>)>,
}

/// Checks an input; a panic becomes its message.
fn check(format: &Format, bytes: &[u8]) -> Result<Verdict, String> {
    panic::catch_unwind(|| (format.check)(bytes)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        text.unwrap_or("a panic without a message").to_owned()
    })
}

/// Checks many mutations of a format's samples, which must all be accepted themselves.
fn run(format: &Format, inputs: usize) -> Summary {
    let samples = (format.samples)();
    let mut summary = Summary { inputs, ..Summary::default() };
    for sample in &samples {
        let verdict = check(format, sample);
        let is_fine = matches!(verdict, Ok(Verdict::Accepted | Verdict::Checked));
        let text = String::from_utf8_lossy(sample);
        assert!(is_fine, "{}: a sample is not accepted: {verdict:?}\n{text}", format.name);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(52);
    for _ in 0..inputs {
        let (bytes, damage) = mutated(&samples, &mut rng);
        READING.set(None);
        let started = Instant::now();
        let verdict = check(format, &bytes);
        let time = READING.take().unwrap_or_else(|| started.elapsed());
        summary.bytes += bytes.len();
        summary.time += time;
        let nanoseconds = time.as_nanos() as f64 / bytes.len().max(1024) as f64;
        summary.slowest = summary.slowest.max(nanoseconds);
        match verdict {
            Ok(Verdict::Accepted) => summary.accepted += 1,
            Ok(Verdict::Refused) => summary.refused += 1,
            Ok(Verdict::Checked) => {}
            Err(message) => {
                let class = message.chars().filter(|letter| !letter.is_ascii_digit()).take(60);
                let entry = summary.findings.entry(class.collect()).or_insert((0, bytes, damage));
                entry.0 += 1;
            }
        }
    }
    summary
}

/// The number of inputs for each format.
fn inputs() -> usize {
    let given = std::env::var("KOZYR_MUTATIONS").ok();
    given.map_or(INPUTS, |number| number.parse().expect("KOZYR_MUTATIONS is a number"))
}

/// Asserts that there were no findings. If there were, shows the shortest input of each class.
fn assert_none_found(name: &str, summary: &Summary) {
    for (class, (count, bytes, damage)) in &summary.findings {
        let text = String::from_utf8_lossy(bytes);
        let start: String = text.chars().take(1500).collect();
        println!("=== {name}: {count} × {class}\n--- {damage:?}\n{start:?}");
    }
    assert!(summary.findings.is_empty(), "{name}: {} findings", summary.findings.len());
}

#[test]
fn damaged_files_of_every_format_are_read_or_refused() {
    for format in &FORMATS {
        assert_none_found(format.name, &run(format, inputs()));
    }
}

#[test]
#[ignore = "takes minutes; make mutations runs it"]
fn report_on_damaged_files() {
    let count = inputs();
    let chosen = std::env::var("KOZYR_FORMAT").unwrap_or_default();
    println!("| format | inputs | accepted | refused | KiB | µs per KiB | slowest input |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut all = Vec::new();
    for format in FORMATS.iter().filter(|format| format.name.contains(&chosen)) {
        let summary = run(format, count);
        let decided = |number: usize| match summary.accepted + summary.refused {
            0 => "–".to_owned(),
            _ => number.to_string(),
        };
        println!(
            "| {} | {} | {} | {} | {} | {:.1} | {:.1} |",
            format.name,
            summary.inputs,
            decided(summary.accepted),
            decided(summary.refused),
            summary.bytes >> 10,
            summary.time.as_secs_f64() * 1e6 / (summary.bytes as f64 / 1024.0),
            summary.slowest * 1.024,
        );
        all.push((format.name, summary));
    }
    let failed = all.iter().filter(|(name, summary)| {
        panic::catch_unwind(|| assert_none_found(name, summary)).is_err()
    });
    assert_eq!(failed.count(), 0);
}

/// Pieces that readers look ahead at, skip or count.
const PIECES: [&str; 31] = [
    "f5 ",
    "f5\n",
    "1. ",
    "1.\n",
    "#\n",
    "# \n\n",
    "%x\n",
    "[",
    "]",
    "-",
    "--\n",
    "(;",
    "(;GM[Othello]",
    "\n",
    " ",
    "X",
    "X \n",
    "b ",
    "b3-",
    "[Black \"a\"]\n",
    "BO[8 ",
    "0",
    "34-30\n",
    "+1 ",
    "{",
    "{\n",
    "[\"f5\" ",
    "(34-30",
    "$1 ",
    "+f5",
    "40. X",
];

#[test]
#[ignore = "measures time; make mutations runs it"]
fn repetitive_files_are_read_in_linear_time() {
    const SMALL: usize = 64 << 10;
    const LARGE: usize = 1 << 20;
    let fastest = |format: &Format, bytes: &[u8]| {
        let times = (0..3).map(|_| {
            READING.set(None);
            let started = Instant::now();
            check(format, bytes).unwrap_or_else(|message| panic!("{}: {message}", format.name));
            READING.take().unwrap_or_else(|| started.elapsed())
        });
        times.min().expect("there are three")
    };
    // The formats whose readers are timed without a round trip.
    for format in &FORMATS[..12] {
        let mut slowest = (0.0, String::new());
        let samples = (format.samples)();
        let pieces = PIECES.iter().map(|piece| piece.as_bytes().to_vec());
        // Also a sample again and again, and after a long repetition.
        let pieces = pieces.chain(samples.iter().take(3).cloned());
        for piece in pieces.filter(|piece| !piece.is_empty()) {
            let repeated = |length: usize| -> Vec<u8> {
                let mut bytes = piece.repeat(length / piece.len());
                bytes.extend_from_slice(&samples[0]);
                bytes
            };
            let [small, large] = [SMALL, LARGE].map(|length| fastest(format, &repeated(length)));
            let name = String::from_utf8_lossy(&piece).chars().take(20).collect::<String>();
            let limit = (LARGE / SMALL) as u32 * 8 * small + Duration::from_millis(200);
            assert!(large < limit, "{}: {name:?} {small:?} {large:?}", format.name);
            let rate = large.as_secs_f64() * 1e9 / LARGE as f64;
            if rate > slowest.0 {
                slowest = (rate, name);
            }
        }
        println!("{}: at most {:.0} ns per byte, for {:?}", format.name, slowest.0, slowest.1);
    }
}
