//! For any input, the program prints a line and an exit status, within bounds.

use crate::run_lab::{LabRun, command, feed, lab, lab_reading, start};

use std::{fs, path::Path};

use clap::{Command, CommandFactory, error::ErrorKind};
use tempfile::TempDir;

use kozyr_lab::commands::Cli;

/// A file with the given bytes, and its folder.
fn file(bytes: impl AsRef<[u8]>) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("given");
    fs::write(&path, bytes).unwrap();
    (folder, path.display().to_string())
}

/// Runs a command on a file with the given bytes.
fn given(words: &[&str], bytes: impl AsRef<[u8]>) -> LabRun {
    let (_folder, path) = file(bytes);
    lab(&[words, &[&path]].concat())
}

/// Asserts that a text contains a part.
fn assert_says(text: &str, part: &str) {
    assert!(text.contains(part), "`{part}` is missing in {text}");
}

/// A record written by the program.
fn record() -> String {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("record.json").display().to_string();
    lab(&["durak", "play", "--seat", "random", "--seat", "random", "--seed", "1", "--save", &path])
        .ok();
    fs::read_to_string(path).unwrap()
}

/// Commands that read a file, whose path comes last.
const READERS: [&[&str]; 7] = [
    &["replay"],
    &["tree"],
    &["durak", "solve"],
    &["durak", "verify"],
    &["durak", "log"],
    &["durak", "analyse"],
    &["durak", "play", "--from"],
];

/// Commands that read a file of Reversi games or positions, whose path comes last.
const GAME_READERS: [&[&str]; 5] = [
    &["reversi", "games"],
    &["reversi", "convert", "--to", "ggf"],
    &["reversi", "analyse", "--level", "1"],
    &["reversi", "solve", "--nodes", "1", "--table-bits", "10"],
    &["reversi", "tree"],
];

#[test]
fn an_empty_file_is_an_error() {
    for reader in READERS {
        for nothing in ["", "\n \n", "\u{feff}"] {
            assert_says(&given(reader, nothing).refused(1), "it is empty");
        }
    }
    assert_says(
        &given(&["durak", "solve"], "# nothing\n\n").refused(2),
        "the file has no positions",
    );
    for reader in GAME_READERS {
        for nothing in ["", "\n \n", "\u{feff}", "# nothing\n\n"] {
            assert_says(&given(reader, nothing).refused(2), "there is no position and no move");
        }
    }
}

/// The deal of a record as text.
fn lab_deal(record: &str) -> String {
    given(&["durak", "deal"], record).ok()
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let (record, position) = (record(), "trump h; hands 6s 7s | 8c 9h\n");
    let deal = lab_deal(&record);
    for (reader, text) in [
        (&["replay"][..], record.as_str()),
        (&["durak", "verify"], &record),
        (&["durak", "log"], &record),
        (&["durak", "deal"], &deal),
        (&["durak", "solve"], position),
        (&["tree"], "a -> b c\nb = 3\nc = 5\n"),
    ] {
        let without_mark = given(reader, text).ok();
        assert_eq!(given(reader, format!("\u{feff}{text}")).ok(), without_mark, "{reader:?}");
    }
    for reader in GAME_READERS {
        given(reader, "\u{feff}f5d6c3\n").ok();
    }
    assert_says(&lab_reading(&["reversi", "nboard"], b"\xef\xbb\xbfping 1\n").ok(), "pong 1");
    let games = lab_reading(&["reversi", "games", "-"], b"\xef\xbb\xbff5d6c3d3\n").ok();
    assert_says(&games, "f5d6c3d3");
}

#[test]
fn invalid_utf_8_is_reported_or_ignored() {
    // No encoding that a reader knows has this byte.
    for reader in READERS {
        assert_says(&given(reader, b"6s\x81").refused(1), "byte 3 is not ");
    }
    for reader in GAME_READERS {
        assert_says(&given(reader, b"f5\x81").refused(2), "byte 3 is not text");
    }
    let output = lab_reading(&["reversi", "nboard"], b"ping 1\nmove \xff\xfe\nping 2\n").ok();
    assert_says(&output, "pong 2");
}

#[test]
fn an_unknown_record_version_is_reported() {
    let with = |version: &str| {
        let stated = format!("\"version\": {version}");
        given(&["replay"], record().replace("\"version\": 1", &stated)).refused(1)
    };
    assert_says(&with("0"), "there is no record version 0");
    assert_says(&with("99999999999"), "record version 99999999999 is newer");
}

#[test]
fn a_long_action_makes_a_short_error() {
    let long = "x".repeat(30 << 20);
    let text = record().replace("\"actions\": [", &format!("\"actions\": [\"{long}\","));
    assert_says(&given(&["replay"], text).refused(1), "action 1");
    // Other readers fail with short errors, too.
    for reader in READERS.into_iter().chain(GAME_READERS) {
        given(reader, &long[..1 << 22]).status.filter(|&status| status > 0).unwrap();
    }
    assert!(given(&["tree"], &long[..1 << 22]).refused(1).len() < 2000);
}

#[cfg(unix)]
#[test]
fn a_file_that_never_ends_is_refused() {
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe").display().to_string();
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for reader in READERS.into_iter().chain(GAME_READERS) {
        for endless in [pipe.as_str(), "/dev/zero", folder.path().to_str().unwrap()] {
            assert_says(
                &lab(&[reader, &[endless]].concat()).refused(1),
                "it is not a regular file",
            );
        }
    }
    let large = folder.path().join("large");
    fs::File::create(&large).unwrap().set_len(1 << 40).unwrap();
    assert_says(&lab(&["replay", large.to_str().unwrap()]).refused(1), "larger than 64 MiB");
}

#[test]
fn a_line_that_never_ends_is_refused() {
    let commands: [&[&str]; 4] = [
        &["reversi", "nboard"],
        &["durak", "play"],
        &["reversi", "play"],
        &["durak", "serve-opponent", "random"],
    ];
    let chunk = [b'x'; 1 << 16];
    for words in commands {
        let ran = feed(start(command(words)), std::iter::repeat(&chunk[..]));
        assert_says(&ran.refused(1), "a line has no end within");
    }
}

#[test]
fn thread_counts_out_of_range_are_refused() {
    let arena: &[&str] = &["reversi", "arena", "--a", "random", "--b", "random", "--threads"];
    for count in ["0", "4000", "18446744073709551615", "x"] {
        let ran = lab(&[arena, &[count]].concat());
        assert_eq!(ran.status, Some(2), "{ran:?}");
        assert_says(&ran.errors, "expected a number of threads from 1 to 1024");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_lack_of_threads_is_reported() {
    use crate::run_lab::lab_within;
    // With such large stacks, some threads start and the next one does not, and the rest of memory
    // is short too.
    let limit = "ulimit -v 1000000; export RUST_MIN_STACK=200000000 MALLOC_ARENA_MAX=1";
    // Enough games that the first threads are still busy when the last are started.
    let words = ["reversi", "arena", "--a", "random", "--b", "random", "--games", "1000000"];
    let ran = lab_within(limit, &[&words[..], &["--threads", "1024"]].concat());
    assert_says(&ran.refused(1), "no more threads");
    let words = ["reversi", "gauntlet", "--games", "20", "--threads", "1024"];
    lab_within(limit, &words).ok();
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_larger_than_the_memory_is_refused() {
    use crate::run_lab::lab_within;
    let start = "---------------------------OX------XO--------------------------- X;\n";
    for (game, text) in [("durak", "trump h; hands 6s 7s | 8c 9h\n"), ("reversi", start)] {
        let (_folder, path) = file(text);
        let words = [game, "solve", "--table-bits", "30", &path];
        assert_says(&lab_within("ulimit -v 4000000", &words).refused(1), "--table-bits");
    }
}

#[test]
fn huge_counts_take_no_time_and_do_not_overflow() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("ratings.ron").display().to_string();
    let ratings = ["reversi", "ratings", "--games", "0", "--out", &out];
    let count = ["--add-result", "random:professional:4294967295:0:0"];
    assert_says(&lab(&[&ratings[..], &count].concat()).ok(), "4294967295 games");
    let text = fs::read_to_string(&out).unwrap();
    for enormous in ["18446744073709551615", "9999999999999999"] {
        fs::write(&out, text.replace("4294967295", enormous)).unwrap();
        assert_says(&lab(&ratings).refused(1), "the counts add up to more than 10^12");
    }
    fs::write(&out, text.replace("games_per_round: 1", "games_per_round: 9223372036854775808"))
        .unwrap();
    assert_says(&lab(&ratings).refused(1), "is invalid: rounds have 1 or 2 games");
    for (option, value) in
        [("--games", "18446744073709551615"), ("--max-rank-gap", "18446744073709551615")]
    {
        fs::write(&out, &text).unwrap();
        let ran = lab(&["reversi", "ratings", "--out", &out, "--games", "0", option, value]);
        assert!(ran.status.is_some_and(|status| status <= 2), "{ran:?}");
    }
}

#[test]
fn an_opponent_cannot_meet_itself() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("ratings.ron").display().to_string();
    let ratings = ["durak", "ratings", "--games", "0", "--out", &out];
    let twice = ["--opponent", "lowest", "--opponent", "lowest"];
    assert_says(&lab(&[&ratings[..], &twice].concat()).refused(2), "named twice");
    let alone = lab(&["durak", "ratings", "--games", "2", "--out", &out, "--opponent", "lowest"]);
    assert_says(&alone.refused(2), "needs an opponent to meet");
    let own = ["--add-result", "lowest:lowest:900:0:0"];
    let refused = lab(&[&ratings[..], &own].concat());
    assert_eq!(refused.status, Some(2), "{refused:?}");
    assert_says(&refused.errors, "cannot play against itself");
}

#[test]
fn time_limits_out_of_range_are_refused() {
    for seconds in ["1e19", "18446744073709551615", "1e300", "-1", "nan"] {
        let words = ["durak", "arena", "--a", "random", "--b", "random", "--move-time"];
        assert_eq!(lab(&[&words[..], &[seconds]].concat()).status, Some(2), "{seconds}");
    }
}

#[test]
fn a_position_without_legal_actions_is_refused() {
    let ran = given(&["durak", "solve"], "trump h; hands 6s 7s | ; talon 8c Th; out\n");
    assert_says(&ran.refused(2), "can do nothing by the rules");
}

#[test]
fn weights_with_a_flipped_bit_are_refused() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/reversi/weights.bin");
    let mut bytes = fs::read(shipped).unwrap();
    bytes[5000] ^= 4;
    let ran = given(&["reversi", "contest", "--pairs", "1", "--depth", "1"], bytes);
    assert_says(&ran.refused(1), "its digest does not match");
}

/// Options that may be 0, with the reason.
const ZERO_ALLOWED: &[&str] = &[
    // A number like any other.
    "seed",
    // Nothing lost or left out, no opening, no imbalance.
    "counterfactuals",
    "lines",
    "max-imbalance",
    "max-loss",
    "opening-plies",
    "plies",
    "probcut-positions",
    "rescored-games",
    "skip-rounds",
    // Before any training example; no empty square solved.
    "train-sizes",
    "exact-from",
    // The ratings are recalculated.
    "games of ratings",
    // No corners, the first seat, no opponents.
    "handicap",
    "seat",
    "opponents",
    // The rules limit these.
    "deck",
    "players",
];

/// Adds a command and all its subcommands to `found`, each with the arguments that select it.
fn commands(words: Vec<String>, command: &Command, found: &mut Vec<(Vec<String>, Command)>) {
    found.push((words.clone(), command.clone()));
    for below in command.get_subcommands() {
        commands([words.clone(), vec![below.get_name().into()]].concat(), below, found);
    }
}

#[test]
fn zero_is_refused_unless_it_makes_sense() {
    let whole = Cli::command();
    let mut found = Vec::new();
    commands(vec!["kozyr-lab".into()], &whole, &mut found);
    let mut counted = 0;
    for (words, command) in found {
        for option in command.get_arguments().filter_map(|argument| argument.get_long()) {
            // Invalid values are reported before missing arguments.
            let refused = |value: &str| {
                let option = format!("--{option}={value}");
                let words = words.iter().chain([&option]);
                let error = whole.clone().try_get_matches_from(words).err();
                error.is_some_and(|error| {
                    [ErrorKind::ValueValidation, ErrorKind::InvalidValue].contains(&error.kind())
                })
            };
            if refused("7") || !refused("seven") {
                continue;
            }
            counted += 1;
            let named = [option.to_owned(), format!("{option} of {}", words.last().unwrap())];
            let is_allowed = named.iter().any(|name| ZERO_ALLOWED.contains(&name.as_str()));
            assert_eq!(!refused("0"), is_allowed, "{} --{option} 0", words.join(" "));
        }
    }
    assert!(counted > 100, "{counted}");
}

#[test]
fn a_count_of_one_is_printed_in_the_singular() {
    let position = "trump h; hands 6s 7s 8d Th Kc | 8c 9h Qd Ad 6h; attacker 0";
    let solve = ["durak", "solve", "--nodes", "1"];
    assert!(given(&solve, position).refused(1).ends_with("not solved: 1 position\n"));
    let both = format!("{position}\n{position}\n");
    assert!(given(&solve, both).refused(1).ends_with("not solved: 2 positions\n"));
}
