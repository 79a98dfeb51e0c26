//! Jobs are canceled as soon as their results are no longer needed.

use std::{thread, time::Duration};

use bevy::{
    input::keyboard::{Key, KeyCode},
    window::AppLifecycle,
};
use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_reversi::{self as reversi, Action, Position, Reversi};
use kozyr_table::session::TableGame;
use kozyr_testing::harness::TestApp;
use rand::seq::IndexedRandom;

/// The maximum number of polls for a condition.
const POLLS: usize = 20_000;

/// Runs frames until a condition holds; panics with `what` if it never does.
fn wait(app: &mut TestApp, what: &str, condition: impl Fn(&mut TestApp) -> bool) {
    for _ in 0..POLLS {
        app.frame();
        if condition(app) {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("{what}: timed out with {} running jobs", app.running_jobs());
}

/// An endgame with 24 empty squares, number 45 of the FFO test suite. The opponent that solves
/// endgames visits hundreds of millions of positions here, more than any machine can before a
/// button is pressed.
fn long_ending() -> Position {
    "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X".parse().unwrap()
}

/// Two seats, one with the named opponent, either to act or waiting.
fn players(to_act: usize, name: &str, opponent_acts: bool) -> Vec<Player> {
    let opponent = if opponent_acts { to_act } else { 1 - to_act };
    let mut players = vec![Player::Human; 2];
    players[opponent] = Player::Opponent(name.into());
    players
}

/// A Reversi game from the long endgame against an opponent, which is to act or waiting.
fn reversi(name: &str, opponent_acts: bool) -> Record<Reversi> {
    let setup = reversi::Setup { start: long_ending() };
    let to_act = Reversi::new(&setup, &Seed::from(1)).unwrap().to_act().unwrap().index();
    Record::new(setup, Seed::from(1), players(to_act, name, opponent_acts)).unwrap()
}

/// A new deal against an opponent, which is to act or waiting.
fn durak(name: &str, opponent_acts: bool) -> Record<Durak> {
    let setup = durak::Setup::new(2, Rules::default());
    let to_act = Durak::new(&setup, &Seed::from(1)).unwrap().to_act().unwrap().index();
    Record::new(setup, Seed::from(1), players(to_act, name, opponent_acts)).unwrap()
}

/// Returns the number of actions in a game's match on the table.
type Actions = fn(&TestApp) -> Option<usize>;

/// Waits until an opponent is thinking or has finished.
fn let_think(app: &mut TestApp, name: &str, actions: Actions) {
    let count_before = actions(app);
    wait(app, name, |app| app.running_jobs() > 0 || actions(app) != count_before);
}

/// Waits until no job is running, and panics with `name` if that takes too long.
fn assert_all_jobs_end(app: &mut TestApp, name: &str) {
    wait(app, name, |app| app.running_jobs() == 0);
}

/// Asserts that every opponent of a game is canceled in every situation.
fn assert_all_stop<G: TableGame>(match_of: fn(&str, bool) -> Record<G>, actions: Actions) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    for entry in G::roster() {
        let name = entry.name;
        // Another match replaces this one.
        app.load_match(match_of(name, true));
        let_think(&mut app, name, actions);
        app.load_match(match_of(name, false));
        assert_all_jobs_end(&mut app, name);
        // The app goes to the background and comes back.
        app.load_match(match_of(name, true));
        let_think(&mut app, name, actions);
        app.send_lifecycle(AppLifecycle::WillSuspend);
        assert_all_jobs_end(&mut app, name);
        let before = actions(&app);
        for _ in 0..20 {
            app.frame();
            assert_eq!(app.running_jobs(), 0, "{name} keeps thinking in the background");
        }
        app.send_lifecycle(AppLifecycle::WillResume);
        app.send_lifecycle(AppLifecycle::Running);
        wait(&mut app, name, |app| {
            let moved = actions(app).is_some_and(|actions| actions > 0);
            app.running_jobs() > 0 || moved || actions(app) != before
        });
        // The player leaves the table.
        app.press_key_without_settling(KeyCode::Escape, Key::Escape);
        app.frame();
        app.tap_on_without_settling("Leave the table");
        assert_all_jobs_end(&mut app, name);
        assert!(!app.screen().is_table(), "{name}: the table is closed");
    }
}

#[test]
fn all_reversi_opponents_are_canceled_when_not_needed() {
    assert_all_stop(reversi, |app| app.reversi().map(|record| record.actions().len()));
}

#[test]
fn all_durak_opponents_are_canceled_when_not_needed() {
    assert_all_stop(durak, |app| app.durak().map(|record| record.actions().len()));
}

#[test]
fn undo_cancels_the_opponents_search() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(reversi("engine-perfect", false));
    app.settle();
    let Action::Place(square) = app.reversi().unwrap().game().legal_actions()[0] else {
        panic!("no legal placement")
    };
    let place = app.square(square);
    app.tap_without_settling(place);
    wait(&mut app, "the answer is thought about", |app| app.running_jobs() > 0);
    app.press_key_without_settling(KeyCode::KeyU, Key::Character("u".into()));
    assert_all_jobs_end(&mut app, "undo");
    assert!(app.reversi().unwrap().actions().is_empty());
}

#[test]
fn closing_a_hint_cancels_its_search() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(reversi("random", false));
    app.settle();
    app.press_key_without_settling(KeyCode::KeyH, Key::Character("h".into()));
    // On a busy machine, a frame may take longer than the search.
    let started = |app: &mut TestApp| {
        let is_done = app.widget_names().iter().any(|name| name.starts_with("Play "));
        app.running_jobs() > 0 || is_done
    };
    wait(&mut app, "a hint", started);
    app.send_lifecycle(AppLifecycle::WillSuspend);
    assert_all_jobs_end(&mut app, "a hint in the background");
    app.send_lifecycle(AppLifecycle::WillResume);
    wait(&mut app, "a hint anew", started);
    app.tap_on_without_settling("Close");
    assert_all_jobs_end(&mut app, "a closed hint");
}

/// A finished match of random actions between two people.
fn finished<G: TableGame>(setup: G::Setup) -> Record<G> {
    let mut record = Record::<G>::new(setup, Seed::from(3), vec![Player::Human; 2]).unwrap();
    let mut rng = Seed::from(3).derive("actions", 0).rng();
    while record.outcome().is_none() {
        record.play(*record.game().legal_actions().choose(&mut rng).unwrap()).unwrap();
    }
    record
}

/// Starts a review, taps the widgets that close it, and asserts that its jobs end.
fn assert_closed_review_stops<G: TableGame>(setup: G::Setup, taps: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(finished::<G>(setup));
    app.settle();
    app.tap_on_without_settling("Review");
    wait(&mut app, "a review", |app| app.running_jobs() > 0);
    for name in taps {
        app.tap_on_without_settling(name);
    }
    assert_all_jobs_end(&mut app, "a closed review");
}

#[test]
fn closing_a_review_cancels_its_jobs() {
    assert_closed_review_stops::<Durak>(durak::Setup::new(2, Rules::default()), &["Close"]);
    // While it is open, a Reversi replay computes its evaluation graph.
    let setup = reversi::Setup::default();
    assert_closed_review_stops::<Reversi>(setup, &["Close", "Close the replay"]);
}

/// Lets an opponent think in a window of this size, presses the button that makes it move, and
/// checks the result.
fn assert_moves_on_request(width: u32, height: u32) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), width, height);
    app.load_match(reversi("engine-perfect", true));
    wait(&mut app, "the button", |app| app.find("Move now").is_some());
    assert!(app.reversi().unwrap().actions().is_empty());
    app.tap_on_without_settling("Move now");
    wait(&mut app, "the move", |app| !app.reversi().unwrap().actions().is_empty());
    assert_all_jobs_end(&mut app, "the opponent that has moved");
    app.settle();
    assert!(app.find("Move now").is_none());
    app.tap_on("Why?");
    app.tap_on("Details");
    let is_reason = |name: &String| {
        ["best option so far", "thinking done"].iter().any(|part| name.contains(part))
    };
    assert!(app.widget_names().iter().any(is_reason), "{:?}", app.widget_names());
    // It is a normal action: saved and replayed.
    app.wait_for_saves();
    let played = app.reversi().unwrap().clone();
    drop(app);
    let mut app = TestApp::new(folder.path(), width, height);
    assert_eq!(*app.reversi().unwrap(), played);
    app.settle();
}

#[test]
fn a_long_search_can_be_ended_by_a_button() {
    assert_moves_on_request(390, 844);
    assert_moves_on_request(1280, 800);
}
