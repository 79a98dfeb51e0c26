//! Saved games: opened from the home screen, replayed, resumed and deleted.
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_testing::harness::TestApp;
use std::{fs, path::Path};

/// Returns a match against the random opponent with up to `max_actions` actions, always the first
/// legal one.
fn played<G: Game>(setup: G::Setup, seed: u64, max_actions: usize) -> Record<G> {
    let players = vec![Player::Human, Player::Opponent("random".into())];
    let mut record = Record::<G>::new(setup, Seed::from(seed), players).unwrap();
    while record.actions().len() < max_actions {
        let Some(&action) = record.game().legal_actions().first() else { break };
        record.play(action).unwrap();
    }
    record
}

/// Saves a Reversi game in progress with one move of the player left.
fn save_nearly_finished_game(folder: &Path, seed: u64) {
    let whole = played::<Reversi>(reversi::Setup::default(), seed, usize::MAX);
    let mut counts = (0..whole.actions().len()).rev();
    let is_players_turn =
        |&count: &usize| whole.after_actions(count).game().to_act() == Some(Seat::new(0));
    let last = whole.after_actions(counts.find(is_players_turn).unwrap());
    fs::write(folder.join("reversi.json"), last.to_json()).unwrap();
}

/// Plays the game in progress to its end and returns to the home screen.
fn finish(app: &mut TestApp) -> Record<Reversi> {
    app.tap_on("Continue");
    while let Some((_, Player::Human)) = app.reversi().unwrap().to_act() {
        match app.reversi().unwrap().game().legal_actions()[0] {
            reversi::Action::Place(square) => app.tap(app.square(square)),
            reversi::Action::Pass => app.tap_on("Pass"),
        }
    }
    let record = app.reversi().unwrap().clone();
    assert!(record.outcome().is_some());
    app.tap_on("Leave");
    record
}

/// The rows of a game on the saved games page.
fn lines(app: &mut TestApp, game: &str) -> Vec<String> {
    let begins = |name: &String| name.starts_with(&format!("{game} · "));
    app.widget_names().into_iter().filter(begins).collect()
}

#[test]
fn a_finished_game_can_be_replayed_from_the_home_screen() {
    let folder = tempfile::tempdir().unwrap();
    save_nearly_finished_game(folder.path(), 3);
    let record = finish(&mut TestApp::new(folder.path(), 390, 844));
    // It is still there after a restart and after the next game has started.
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Leave the table");
    app.tap_on("Your games");
    let [line] = &lines(&mut app, "Reversi")[..] else { panic!("{:?}", app.widget_names()) };
    app.tap_on_without_settling(line);
    app.run_until(|app| app.screen() == kozyr_reversi_ui::TABLE);
    app.tap_on("To the end");
    assert_eq!(app.reversi(), Some(&record));
    // Closing the replay returns to the previous page.
    app.tap_on("Close the replay");
    assert_eq!(lines(&mut app, "Reversi").len(), 1, "{:?}", app.widget_names());
    assert!(
        app.reversi().is_some_and(|own| own.outcome().is_none()),
        "the player's own game is suspended"
    );
}

#[test]
fn old_games_are_deleted_when_new_ones_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut records = Vec::new();
    for seed in 0..14 {
        save_nearly_finished_game(folder.path(), seed);
        records.push(finish(&mut TestApp::new(folder.path(), 390, 844)));
    }
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Your games");
    assert_eq!(lines(&mut app, "Reversi").len(), 12);
    let saved = fs::read_dir(folder.path()).unwrap().filter_map(|entry| {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let ours = name.starts_with("reversi-over-") && name.ends_with(".json");
        ours.then(|| fs::read_to_string(folder.path().join(name)).unwrap())
    });
    let saved: Vec<_> = saved.map(|text| Record::<Reversi>::from_json(&text).unwrap()).collect();
    assert_eq!(saved.len(), 12);
    assert!(
        records[2..].iter().all(|record| saved.contains(record)),
        "the oldest game was removed"
    );
}

#[test]
fn a_suspended_game_can_be_resumed_from_the_home_screen() {
    let folder = tempfile::tempdir().unwrap();
    let begun = played::<Durak>(Setup::new(2, Rules::default()), 5, 12);
    fs::write(folder.path().join("durak-1.json"), begun.to_json()).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Your games");
    let [line] = &lines(&mut app, "Durak")[..] else { panic!("{:?}", app.widget_names()) };
    app.tap_on(line);
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    let record = app.durak().unwrap();
    assert_eq!(record.seed(), begun.seed());
    assert!(record.actions().starts_with(begun.actions()), "it continued");
}

#[test]
fn deleting_a_game_needs_confirmation() {
    let folder = tempfile::tempdir().unwrap();
    save_nearly_finished_game(folder.path(), 3);
    let mut app = TestApp::new(folder.path(), 390, 844);
    finish(&mut app);
    app.tap_on("Your games");
    app.tap_on("Delete game 1");
    assert_eq!(lines(&mut app, "Reversi").len(), 1);
    app.tap_on("Really delete game 1");
    assert_eq!(lines(&mut app, "Reversi").len(), 0);
    assert!(!folder.path().join("reversi-over-1.json").exists());
}

#[test]
fn new_saved_games_use_free_numbers_even_after_the_highest() {
    let folder = tempfile::tempdir().unwrap();
    let record = played::<Reversi>(reversi::Setup::default(), 5, 3);
    let highest = format!("reversi-{}.json", u32::MAX);
    for name in [highest.as_str(), "reversi-1.json", "reversi-+2.json", "reversi-03.json"] {
        fs::write(folder.path().join(name), record.to_json()).unwrap();
    }
    let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Saved games");
    for number in [2, 3, 4] {
        app.tap_on("Save this game");
        let saved = Record::<Reversi>::from_json(&text(&format!("reversi-{number}.json"))).unwrap();
        assert_eq!(saved, *app.reversi().unwrap());
    }
    for name in [highest.as_str(), "reversi-1.json", "reversi-+2.json", "reversi-03.json"] {
        assert_eq!(text(name), record.to_json(), "{name}");
    }
}
