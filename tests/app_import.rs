//! Games and positions from other programs: pasted, dropped on the window, listed, previewed and
//! opened.

use kozyr_core::game::Game;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_reversi::{Action, Position, Reversi, Square, notation::parse_transcript};
use kozyr_testing::harness::TestApp;
use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::support::wthor_files::{names_file, wthor_file, wthor_moves};

/// Opens the page and pastes a text there.
fn paste(app: &mut TestApp, text: &str) {
    app.tap_on("Your games");
    app.tap_on("Open a game");
    app.set_clipboard(text);
    app.tap_on("Paste");
}

/// Whether a text is shown.
fn shows(app: &mut TestApp, text: &str) -> bool {
    app.accessible_nodes().iter().any(|node| node.name.contains(text))
}

/// The actions of a whole game, a different one for each number.
fn whole_game(number: usize) -> Vec<Action> {
    let mut game = Reversi::from(Position::START);
    while game.final_discs().is_none() {
        let legal = game.legal_actions();
        game.play(legal[(number * 7 + game.history().len() * 3) % legal.len()]).unwrap();
    }
    game.history().to_vec()
}

/// A file of the WTHOR database with four games between three players, and its name files.
fn database(folder: &Path) -> (Vec<Vec<Action>>, [PathBuf; 3]) {
    let games: Vec<Vec<Action>> = (0..4).map(whole_game).collect();
    let pairs = [[0, 1], [1, 2], [2, 0], [0, 2]];
    let records: Vec<_> = games
        .iter()
        .zip(pairs)
        .map(|(actions, players)| (0, players, 40, 40, wthor_moves(actions)))
        .collect();
    let paths = ["WTH_1999.wtb", "WTHOR.JOU", "WTHOR.TRN"].map(|name| folder.join(name));
    fs::write(&paths[0], wthor_file(&records, 1999, 22)).unwrap();
    fs::write(&paths[1], names_file(&["Ann", "Bérénice", "Cai"], 20)).unwrap();
    fs::write(&paths[2], names_file(&["Cup"], 26)).unwrap();
    (games, paths)
}

#[test]
fn a_pasted_game_is_shown_before_it_is_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    paste(&mut app, "1. F5 d6 2. C3 d3 3. C4 f4");
    assert!(shows(&mut app, "Black 6 : 4 White") || shows(&mut app, "Black"), "the board is shown");
    assert!(app.reversi().is_none(), "nothing was opened yet");
    app.tap_on("Replay");
    app.tap_on("To the end");
    let expected = parse_transcript(&Position::START, "f5d6c3d3c4f4").unwrap();
    assert_eq!(app.reversi().unwrap().actions(), expected);
    // Closing the replay returns to the preview.
    app.tap_on("Close the replay");
    assert_eq!((app.screen(), app.menu()), (Screen::Home, Menu::Import));
    app.tap_on("Back");
    assert_eq!(app.menu(), Menu::SavedGames);
}

#[test]
fn unreadable_text_is_explained_with_its_place_and_an_example() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    paste(&mut app, "f5 d6 c3\nd3 z9");
    assert!(shows(&mut app, "Line 2, column 4"), "{:?}", app.widget_names());
    assert!(shows(&mut app, "1. F5 d6"), "an example is shown");
    // Another text can be tried at once.
    app.set_clipboard("f5 d6");
    app.tap_on("Paste");
    assert!(app.find("Replay").is_some());
}

#[test]
fn a_dropped_database_is_listed_with_names_and_searched() {
    let folder = tempfile::tempdir().unwrap();
    let (games, [database, ..]) = database(folder.path());
    let mut app = TestApp::new(folder.path(), 390, 844);
    // The files of names in the same folder are found.
    app.drop_files(&[database]);
    let rows = |app: &mut TestApp| -> Vec<String> {
        let mut rows = app.widget_names();
        rows.retain(|name| name.contains(" – "));
        rows.sort();
        rows
    };
    assert_eq!(
        rows(&mut app),
        ["Ann – Bérénice", "Ann – Cai", "Bérénice – Cai", "Cai – Ann"],
        "{:?}",
        app.widget_names()
    );
    app.tap_on("Player, year or event");
    app.type_text("CAI ann");
    assert_eq!(rows(&mut app), ["Ann – Cai", "Cai – Ann"]);
    app.tap_on("Ann – Cai");
    app.tap_on("Replay");
    app.tap_on("To the end");
    assert_eq!(app.reversi().unwrap().actions(), games[3]);
    app.tap_on("Close the replay");
    // The preview, the list, and the home screen where the file was dropped.
    app.tap_on("Back");
    assert_eq!(rows(&mut app), ["Ann – Cai", "Cai – Ann"]);
    app.tap_on("Back");
    assert_eq!((app.screen(), app.menu()), (Screen::Home, Menu::None));
}

#[test]
fn files_of_a_database_can_be_dropped_together() {
    let (sources, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (_, paths) = database(sources.path());
    let mut app = TestApp::new(data.path(), 1280, 800);
    app.drop_files(&paths);
    assert!(app.find("Cai – Ann").is_some());
    // A wide window shows the first game beside the list.
    assert!(shows(&mut app, "Cup") && app.find("Replay").is_some());
    app.tap_on("Cai – Ann");
    app.tap_on("Back");
    assert_eq!(app.menu(), Menu::None, "the list is not below the preview");
}

#[test]
fn a_position_opens_on_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let board = "--------\n--------\n---X----\n---XX---\n---XO---\n--------\n--------\n--------\nO";
    paste(&mut app, board);
    assert!(shows(&mut app, "White to move"));
    app.tap_on("Play from this position");
    let position = app.reversi().unwrap().game().position();
    let expected: Position =
        "-------------------X-------XX------XO--------------------------- O".parse().unwrap();
    assert_eq!(position, expected);
    assert_eq!(position.disc("d3".parse::<Square>().unwrap()), Some(kozyr_reversi::Colour::Black));
}

#[test]
fn an_unfinished_game_is_resumed_and_the_current_one_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.tap(app.square("f5".parse().unwrap()));
    app.settle();
    let current = app.reversi().unwrap().clone();
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Open a game");
    app.set_clipboard("f5 d6 c3");
    app.tap_on("Paste");
    app.tap_on("Play on");
    assert_eq!(app.reversi().unwrap().actions().len(), 3);
    let saved = fs::read_to_string(folder.path().join("reversi-1.json")).unwrap();
    let saved = kozyr_core::game::Record::<Reversi>::from_json(&saved).unwrap();
    assert!(saved.actions().starts_with(&current.actions()[..1]), "the game was saved");
}

#[test]
fn an_imported_game_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    paste(&mut app, "f5 d6 c3");
    app.tap_on("Save");
    app.wait_for_saves();
    assert!(folder.path().join("reversi-1.json").exists());
}

#[test]
fn a_dropped_backup_is_offered_for_import() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let archive = app.export_backup();
    let file = folder.path().join("backup of my games.json");
    fs::write(&file, archive).unwrap();
    app.drop_files(&[file]);
    assert_eq!(app.menu(), Menu::Data);
    assert!(app.find("Replace everything").is_some());
}

#[test]
fn files_that_cannot_be_opened_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let large = folder.path().join("large.ggf");
    fs::File::create(&large).unwrap().set_len((16 << 20) + 1).unwrap();
    app.drop_files(&[large]);
    assert!(shows(&mut app, "large.ggf is larger than 16 MB"));
    app.drop_files(&[folder.path().join("missing.txt")]);
    assert!(shows(&mut app, "missing.txt couldn’t be read"));
    let binary = folder.path().join("sound.ogg");
    fs::copy("assets/sounds/tap.ogg", &binary).unwrap();
    app.drop_files(&[binary]);
    assert!(shows(&mut app, "sound.ogg: This is neither text"));
    // A picture may show the QR code of a table.
    let picture = folder.path().join("picture.png");
    fs::copy("assets/table/card-shadow.png", &picture).unwrap();
    app.drop_files(&[picture]);
    assert!(shows(&mut app, "There’s no invitation to a table in this picture."));
}
