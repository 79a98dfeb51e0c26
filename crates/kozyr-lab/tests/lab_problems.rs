//! The same problems are found however often the search is interrupted, and brute force confirms
//! them.

use kozyr_core::{game::Game, teacher::bundled_problems};
use kozyr_durak::Durak;
use kozyr_lab::problems::{ProblemSource, prove};
use kozyr_reversi::Reversi;
use std::{fs, path::Path, process::Command};
use tempfile::TempDir;

/// Runs `kozyr-lab GAME problems`. Returns its status and output, errors last.
fn problems(game: &str, words: &str, file: &Path) -> (i32, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"));
    let output =
        process.args([game, "problems"]).args(words.split(' ')).arg(file).output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code().unwrap(), text)
}

/// Proves all bundled problems of a game.
fn all_hold<G: ProblemSource>() {
    for problem in bundled_problems::<G>() {
        prove(&problem).unwrap_or_else(|fault| panic!("{fault}: {problem}"));
    }
}

#[test]
fn the_bundled_problems_of_durak_can_be_proved() {
    all_hold::<Durak>();
}

#[test]
fn the_bundled_problems_of_reversi_can_be_proved() {
    all_hold::<Reversi>();
}

#[test]
fn a_problem_with_a_wrong_solution_cannot_be_proved() {
    fn check<G: ProblemSource>() {
        for problem in bundled_problems::<G>().iter().step_by(40) {
            let actions = problem.record().game().legal_actions();
            let other = actions.into_iter().find(|action| *action != problem.solution()).unwrap();
            let (from, to) = (problem.solution().to_string(), other.to_string());
            let text = problem.to_string();
            let changed = text.replacen(&format!("=> {from};"), &format!("=> {to};"), 1);
            assert_ne!(changed, text);
            assert!(prove::<G>(&changed.parse().unwrap()).is_err(), "{changed}");
        }
    }
    check::<Durak>();
    check::<Reversi>();
}

#[test]
fn a_resumed_search_finds_the_same_problems() {
    for game in [Durak::NAME, Reversi::NAME] {
        let folder = TempDir::new().unwrap();
        let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
        let (status, text) = problems(game, "--count 5 --seed 3 --out", &whole);
        assert_eq!(status, 0, "{text}");
        let (status, text) = problems(game, "--count 3 --seed 3 --out", &parts);
        assert_eq!(status, 0, "{text}");
        // With an old first line, and cut in the middle of a line, as by a full disk.
        let new = fs::read_to_string(&parts).unwrap();
        let written = new.replacen("--max-size", "--largest", 1);
        assert_ne!(written, new);
        fs::write(&parts, &written[..written.len() - 9]).unwrap();
        let (status, text) = problems(game, "--count 5 --seed 3 --out", &parts);
        assert_eq!(status, 0, "{text}");
        let [whole_text, parts_text] =
            [&whole, &parts].map(|file| fs::read_to_string(file).unwrap());
        assert_eq!(whole_text, parts_text);
        assert_eq!(whole_text.lines().filter(|line| !line.starts_with('#')).count(), 5);
        let (status, text) = problems(game, "--check", &whole);
        assert_eq!(status, 0, "{text}");
        assert!(text.contains("all 5 hold"), "{text}");
        let (status, text) = problems(game, "--count 6 --seed 4 --out", &whole);
        assert_eq!(status, 1, "{text}");
        assert!(text.contains("does not begin with"), "{text}");
        assert_eq!(fs::read_to_string(&whole).unwrap(), whole_text, "nothing was written");
    }
}

#[test]
fn errors_in_a_file_are_reported() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "# nothing\nnonsense\n").unwrap();
    let (status, text) = problems("reversi", "--check", &file);
    assert_eq!(status, 1);
    assert!(text.contains("line 2: missing solution"), "{text}");
    let good = bundled_problems::<Reversi>()[0].to_string();
    let flipped: String = good.replace('X', "?").replace('O', "X").replace('?', "O");
    fs::write(&file, flipped).unwrap();
    let (status, text) = problems("reversi", "--check", &file);
    // The same board from the other side: still a problem, with the same solution.
    assert_eq!(status, 0, "{text}");
    let (status, _) = problems("reversi", "--count 3 --seed", Path::new("4"));
    assert_eq!(status, 2, "a file is required");
}
