//! Commands of the laboratory for the Reversi engine: solving, training, and serving a front end.
use std::{fs, io::Cursor, path::Path};

use clap::Parser;
use kozyr_lab::{
    commands::{Cli, run},
    console::Console,
    failure::Failure,
};
use kozyr_reversi::{Board, Position, engine::OpeningBook, notation::read_games};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The output of a Reversi command with some input.
pub fn lab(arguments: &[&str], input: &str) -> Result<String, Failure> {
    let cli = Cli::try_parse_from([&["kozyr-lab", "reversi"], arguments].concat()).unwrap();
    let mut output = Vec::new();
    run(cli, Console { input: &mut Cursor::new(input), output: &mut output, invocation: None })?;
    Ok(String::from_utf8(output).unwrap())
}

/// Solves the positions of a text.
fn solve(text: &str, options: &[&str]) -> Result<String, Failure> {
    lab(&[&["solve", "-", "--table-bits", "12"], options].concat(), text)
}

/// The JSON objects of solved positions.
fn solve_json(text: &str, options: &[&str]) -> Vec<Value> {
    let printed = solve(text, &[&["--json"], options].concat()).unwrap();
    printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

// Black captures b1 from a1 and White has no discs left: 3 to 0.
const ROW: &str = "-OX-------------------------------------------------------------";

#[test]
fn positions_are_solved_in_either_form() {
    let obf = format!("{ROW} X; A1:+64;");
    let numbered = format!("# a remark\n7 {ROW} X +64 A1\n");
    let unnamed = format!("7 {ROW} X +64\n");
    for text in [obf, numbered, unnamed] {
        let printed = solve(&text, &[]).unwrap();
        assert!(printed.contains("+64 a1 exact, ok"), "{printed}");
    }
}

#[test]
fn files_arguments_and_standard_input_are_solved_together() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    fs::write(&file, format!("[Black \"Ann\"]\n{ROW} X\n1. A1 0-64\n\n{ROW} X")).unwrap();
    let file = file.to_str().unwrap();
    let options = ["--json", "--table-bits", "12", "--nodes", "1000"];
    let printed = lab(&[&["solve", file, "f5d6c3", "-"], &options[..]].concat(), "f5").unwrap();
    let found: Vec<Value> =
        printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let fields: Vec<_> = found.iter().map(|one| (&one["empties"], &one["score"])).collect();
    // Of a game, the position after its last move. Its stated result is not checked.
    assert_eq!(fields[0], (&61.into(), &(-64).into()));
    assert_eq!(fields[1], (&62.into(), &64.into()));
    assert_eq!((fields[2].0, fields[3].0), (&57.into(), &59.into()));
    let sources: Vec<_> = found.iter().map(|one| one["source"].as_str().unwrap()).collect();
    assert_eq!(sources[..2], [format!("{file}:1"), format!("{file}:5")]);
    assert_eq!(sources[2..], ["f5d6c3:1", "-:1"]);
    assert_eq!(found[3]["position"], json!(Position::START.place("f5".parse().unwrap())));
}

#[test]
fn a_limited_search_ends_with_its_best_result() {
    for (limit, least_depth) in [("1", 1), ("100000", 4)] {
        for threads in ["1", "2"] {
            let options = ["--nodes", limit, "--threads", threads];
            let found = &solve_json("f5d6c3d3c4f4", &options)[0];
            assert_eq!((&found["empties"], &found["exact"]), (&json!(54), &json!(false)));
            assert!(found["depth"].as_u64().unwrap() >= least_depth, "{found}");
            assert!((1..=100).contains(&found["certainty_per_cent"].as_u64().unwrap()), "{found}");
            let best = found["best"].as_str().unwrap().parse().unwrap();
            let game = read_games("f5d6c3d3c4f4").unwrap().remove(0).game.replay();
            assert!(game.position().place(best).is_some(), "{found}");
        }
    }
    // Even a microsecond gives a result.
    let printed = solve("f5d6c3d3c4f4", &["--time", "0.000001"]).unwrap();
    assert!(printed.contains(" % in ") && printed.contains("0 solved"), "{printed}");
}

#[test]
fn an_unproved_result_is_not_compared_with_the_file() {
    let problem = format!("7 {} X +64 A1", Position::START.to_string().trim_end_matches(" X"));
    let found = &solve_json(&problem.replace("A1", "d3"), &["--nodes", "1000"])[0];
    assert_eq!((&found["number"], &found["agrees"]), (&json!("7"), &Value::Null));
    assert_eq!(found["expected"], json!({"score": 64, "best": ["d3"]}));
}

#[test]
fn a_result_that_differs_from_the_file_is_a_failure() {
    for expected in ["+62 A1", "+64 B2", "-64"] {
        let failure = solve(&format!("7 {ROW} X {expected}"), &[]).unwrap_err();
        assert!(matches!(failure, Failure::Failed(_)), "{failure}");
    }
    let failure = solve("7 --- X +62", &[]).unwrap_err();
    assert!(failure.to_string().contains("line 1"), "{failure}");
}

#[test]
fn another_move_that_is_just_as_good_agrees() {
    // a8 and h1 both win by 44; c1 does not.
    let board = "-OOXXX--OOOOOOOOOOOOXOO-OOOOOXOOOOOXXOXO-OXXOXOOOOOOOOXO-XXXXXXX X";
    for best in ["a8", "h1", "a8 h1"] {
        for problem in [format!("1 {board} +44 {best}"), format!("{board} 44 {best}")] {
            let found = &solve_json(&problem, &[])[0];
            assert_eq!(
                (&found["score"], &found["agrees"]),
                (&json!(44), &json!(true)),
                "{problem}"
            );
        }
    }
    for best in ["a1", "a8 a1", "d4"] {
        assert!(solve(&format!("1 {board} +44 {best}"), &[]).is_err(), "{best}");
    }
}

#[test]
fn several_threads_find_the_same_score() {
    let position = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXXXOOOOXXOXOO-OXOXOXOXO-O X;";
    let score = |threads: &str| {
        let found = &solve_json(position, &["--threads", threads])[0];
        assert_eq!(found["exact"], true);
        found["score"].clone()
    };
    assert_eq!(score("1"), score("3"));
}

#[test]
fn a_front_end_is_served() {
    let game = "(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 \
                ---------------------------O*------*O--------------------------- *]B[F5];)";
    let input = format!(
        "nboard 2\nset depth 3\nset game {game}\nsomething unknown\nping 7\nhint 2\ngo\n\
         move D6//0.5\ngo\nquit\n"
    );
    let printed = lab(&["nboard"], &input).unwrap();
    let lines: Vec<_> = printed.lines().collect();
    assert!(lines.contains(&"set myname Kozyr") && lines.contains(&"pong 7"));
    // Both moves in each completed round of the search.
    let hints = lines.iter().filter(|line| line.starts_with("search ")).count();
    assert!(hints >= 2 && hints.is_multiple_of(2), "{hints}");
    let answers: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("=== ")).collect();
    assert_eq!(answers.len(), 2);
    // White answers f5 with one of its three legal moves.
    assert!(["D6", "F4", "F6"].contains(&answers[0].split('/').next().unwrap()));
}

#[test]
fn invalid_input_from_a_front_end_does_no_harm() {
    let input = "move Z9\nmove\nset\nset depth x\nset game (;GM[Othello\nhint x\n\nping 1\n";
    assert!(lab(&["nboard"], input).unwrap().contains("pong 1"));
}

#[test]
fn a_game_is_analysed_move_by_move() {
    let printed = lab(&["analyse", "f5d6c3d3c4", "--level", "4"], "").unwrap();
    assert_eq!(printed.lines().count(), 5 + 2);
    assert!(printed.contains("Black: 3 moves") && printed.contains("White: 2 moves"));
    assert!(lab(&["analyse", "f5f5"], "").is_err());
}

#[test]
fn an_analysis_has_the_values_and_certainty_of_moves() {
    let printed = lab(&["analyse", "f5d6c3", "--level", "7", "--lines", "2"], "").unwrap();
    let lines: Vec<_> = printed.lines().filter(|line| line.starts_with("       ")).collect();
    // Two moves of each position, and the one played if it is not among them.
    assert!((6..=9).contains(&lines.len()), "{printed}");
    for line in &lines {
        assert!(line.contains(" = ") || line.contains(" ≤ "), "{line}");
        assert!(line.contains("100 %, 4 plies"), "{line}");
    }
    // All four first moves are equivalent by symmetry.
    assert!(lines[0].contains(" = "));
    // Bounds are in whole discs.
    for bound in lines.iter().filter_map(|line| line.split(" ≤ ").nth(1)) {
        let figure = bound.split_whitespace().next().unwrap();
        assert!(figure.parse::<i32>().is_ok(), "{bound}");
    }
}

#[test]
fn no_first_move_loses_discs() {
    for level in ["1", "4", "9", "11"] {
        for first in ["f5", "d3", "c4", "e6"] {
            let printed = lab(&["analyse", first, "--level", level], "").unwrap();
            assert!(printed.contains("Black: 1 moves, 0 discs lost, accuracy 100 %"), "{printed}");
            assert!(printed.contains("White: 0 moves, 0 discs lost\n"), "{printed}");
        }
    }
}

#[test]
fn a_log_of_reversi_and_a_file_that_is_no_book_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine");
    fs::write(&file, "keep me").unwrap();
    let path = file.to_str().unwrap();
    assert!(lab(&["play", "--seat", "random", "--seat", "random", "--log", path], "").is_err());
    let grow = ["book", "--positions", "3", "--depth", "2", "--output", path];
    assert!(lab(&grow, "").is_err());
    assert_eq!(fs::read_to_string(&file).unwrap(), "keep me");
}

#[test]
fn interrupted_training_gives_the_same_weights() {
    let train = |folder: &Path| {
        let output = folder.join("weights.bin");
        let arguments =
            "--games 1000 --rescored-games 4000 --depth 1 --epochs 2 --probcut-positions 1"
                .split(' ');
        let places = ["--folder", folder.to_str().unwrap(), "--output", output.to_str().unwrap()];
        let words: Vec<_> = ["train"].into_iter().chain(arguments).chain(places).collect();
        lab(&words, "").unwrap();
        fs::read(folder.join("weights-1.bin")).unwrap()
    };
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let weights = train(first.path());
    // The second run finds the first chunk and plays the missing one.
    let name = "gen-1-0000.samples";
    fs::copy(first.path().join(name), second.path().join(name)).unwrap();
    assert!(train(second.path()) == weights, "the weights differ");
}

#[test]
fn training_games_can_be_split_into_shards() {
    let train = |folder: &Path, more: &[&str]| {
        let output = folder.join("best.bin");
        let arguments =
            "--games 1500 --rescored-games 4000 --depth 1 --epochs 2 --probcut-positions 1"
                .split(' ');
        let places = ["--folder", folder.to_str().unwrap(), "--output", output.to_str().unwrap()];
        let words =
            ["train"].into_iter().chain(arguments).chain(places).chain(more.iter().copied());
        lab(&words.collect::<Vec<_>>(), "").unwrap()
    };
    let (alone, shared) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let printed = train(alone.path(), &[]);
    for shard in ["2/2", "1/2"] {
        let shard_output = train(shared.path(), &["--shard", shard]);
        assert_eq!(shard_output, format!("share {shard} of generation 1 is played\n"));
    }
    assert_eq!(train(shared.path(), &[]), printed);
    assert_eq!(train(shared.path(), &["--shard", "1/2"]), "all generations are fitted\n");
    let files = |folder: &Path| -> std::collections::BTreeMap<_, _> {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        paths.map(|path| (path.file_name().unwrap().to_owned(), fs::read(path).unwrap())).collect()
    };
    assert!(files(alone.path()) == files(shared.path()), "the files differ");
}

/// The built-in weights can be trained again although the search changes: their training began with
/// these games. If they are changed on purpose, retrain the weights.
#[test]
fn the_first_training_games_of_the_built_in_weights_are_reproducible() {
    const FIRST_GAMES: &str = "b051b36a8c59b656a6a491363210efc3940f13d3c25f1ecb9eb502ac18592f14";
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let output = format!("{place}/best.bin");
    lab(&["train", "--shard", "1/80", "--folder", place, "--output", &output], "").unwrap();
    let games = fs::read(folder.path().join("gen-1-0000.samples")).unwrap();
    let digest: String = Sha256::digest(games).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest, FIRST_GAMES);
}

#[test]
fn training_games_of_another_seed_or_build_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let train = |more: &[&str]| {
        let words = ["train", "--games", "500", "--shard", "1/2"];
        lab(
            &[&words[..], &["--folder", place, "--output", &format!("{place}/best")], more]
                .concat(),
            "",
        )
    };
    train(&["--depth", "1"]).unwrap();
    for (options, reason) in [
        (["--depth", "1", "--seed", "2"], "another seed"),
        (["--depth", "2", "--seed", "1"], "another depth"),
    ] {
        let error = train(&options).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    let settings = folder.path().join("terms.json");
    let text = fs::read_to_string(&settings).unwrap();
    fs::write(&settings, text.replace(kozyr_lab::jobs::BUILD_DIGEST, "0")).unwrap();
    let error = train(&["--depth", "1"]).unwrap_err().to_string();
    assert!(error.contains("another build"), "{error}");
}

#[test]
fn the_evaluation_is_compared_with_deep_search() {
    let arguments = ["--positions", "2", "--depth", "3", "--exact-from", "6"];
    let printed = lab(&[&["eval-error"][..], &arguments].concat(), "").unwrap();
    let stages: Vec<_> = printed.lines().filter(|line| line.contains(" empties")).collect();
    assert_eq!(stages.len(), 12);
    let repeat = |more: &[&str]| lab(&[&["eval-error"][..], &arguments, more].concat(), "");
    assert_eq!(repeat(&[]).unwrap(), printed);
    // Without `--reference`, the measured weights do the deep search.
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/reversi/weights.bin");
    assert_eq!(repeat(&["--reference", shipped]).unwrap(), printed);
    let balanced = repeat(&["--max-score", "4"]).unwrap();
    assert!(balanced.lines().count() == printed.lines().count() && balanced != printed);
    assert!(repeat(&["--reference", "nothing.bin"]).is_err());
}

#[test]
fn an_interrupted_book_resumes_to_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let build = |name: &str, more: &[&str]| {
        let path = folder.path().join(name);
        let arguments = ["book", "--depth", "2", "--output", path.to_str().unwrap()];
        lab(&[&arguments[..], more].concat(), "")
            .map(|printed| (printed, fs::read_to_string(&path).unwrap()))
    };
    let (printed, whole) = build("whole", &["--positions", "300"]).unwrap();
    let book: OpeningBook = whole.parse().unwrap();
    assert!(printed.starts_with(&format!("{} positions, ", book.len())) && book.len() > 30);
    assert!(!folder.path().join("whole.searched").exists());
    // Saved searches are taken from the file, and the result is the same.
    let head = format!("# 2 plies, build {}\n", kozyr_lab::jobs::BUILD_DIGEST);
    let write_searches =
        |text: &str| fs::write(folder.path().join("again.searched"), text).unwrap();
    let (_, first) = build("first", &["--positions", "1", "--max-loss", "64"]).unwrap();
    let searched: String = first.lines().filter(|line| line.starts_with("- ")).collect();
    write_searches(&(head.clone() + &searched + "\n"));
    assert_eq!(build("again", &["--positions", "300"]).unwrap().1, whole);
    write_searches(&(head.replace("2 plies", "3 plies") + &searched + "\n"));
    let error = build("again", &["--positions", "300"]).unwrap_err().to_string();
    assert!(error.contains("another depth"), "{error}");
    write_searches(&(head + "nonsense\n"));
    assert!(build("again", &["--positions", "300"]).unwrap_err().to_string().contains("line 2"));
    let (_, narrow) = build("narrow", &["--positions", "300", "--max-loss", "0"]).unwrap();
    let narrow: OpeningBook = narrow.parse().unwrap();
    let first = narrow.moves(Board::START);
    assert!(first.iter().all(|root_move| root_move.score == first[0].score));
}

#[test]
fn a_match_between_weights_is_played() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/reversi/weights.bin");
    let play = |more: &[&str]| {
        let arguments = ["contest", shipped.to_str().unwrap(), "--pairs", "3", "--depth", "1"];
        lab(&[&arguments[..], more].concat(), "")
    };
    // If the same player plays both sides, both games of a pair are the same.
    let printed = play(&["--exact-from", "4"]).unwrap();
    assert!(printed.starts_with("50.0 % of 6 games (") && printed.contains("+0.0 discs"));
    let folder = tempfile::tempdir().unwrap();
    let nonsense = folder.path().join("weights.bin");
    fs::write(&nonsense, "nonsense").unwrap();
    assert!(play(&["--against", nonsense.to_str().unwrap()]).is_err());
    assert!(play(&["--against", folder.path().join("nothing").to_str().unwrap()]).is_err());
}

#[test]
fn a_front_end_can_let_the_engine_ponder() {
    let input = "nboard 2\nset depth 3\nmove F5\ngo\nmove D6\nping 1\nmove C3\ngo\nquit\n";
    let printed = lab(&["nboard", "--ponder"], input).unwrap();
    assert!(printed.contains("pong 1"));
    assert_eq!(printed.lines().filter(|line| line.starts_with("=== ")).count(), 2);
}
