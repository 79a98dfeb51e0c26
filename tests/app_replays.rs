//! Replays, controlled through the app's real input: touch, mouse and keys.
use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    known_games::KnownGames,
};
use kozyr_durak::{self as durak, Durak};
use kozyr_platform::screen::Screen;
use kozyr_reversi::{self as reversi, Action, Reversi};
use kozyr_testing::harness::TestApp;

/// Starts the app in a phone-sized window.
fn app(folder: &tempfile::TempDir) -> TestApp {
    TestApp::new(folder.path(), 390, 844)
}

/// Whether some text on the screen contains `words`.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

/// Saves a match of at most `max_actions` actions, always the first legal one, as if it had been
/// played.
fn save<G: Game>(folder: &tempfile::TempDir, setup: G::Setup, max_actions: usize) -> Record<G> {
    let opponent = Player::Opponent("random".into());
    let mut record =
        Record::<G>::new(setup, Seed::from(11), vec![Player::Human, opponent]).unwrap();
    while record.actions().len() < max_actions {
        let Some(&action) = record.game().legal_actions().first() else { break };
        record.play(action).unwrap();
    }
    let file = folder.path().join(format!("{}.json", G::NAME));
    std::fs::write(file, record.to_json()).unwrap();
    record
}

/// Opens a saved Reversi game with one move left, and plays it.
fn finished_reversi(folder: &tempfile::TempDir) -> (TestApp, Record<Reversi>) {
    let whole = save::<Reversi>(folder, reversi::Setup::default(), usize::MAX);
    let last = (0..whole.actions().len())
        .rev()
        .find(|&count| whole.after_actions(count).game().to_act() == Some(Seat::new(0)))
        .unwrap();
    save::<Reversi>(folder, reversi::Setup::default(), last);
    let mut app = app(folder);
    app.tap_on("Continue");
    while let Some((_, Player::Human)) = app.reversi().unwrap().to_act() {
        match app.reversi().unwrap().game().legal_actions()[0] {
            Action::Place(square) => app.tap(app.square(square)),
            Action::Pass => app.tap_on("Pass"),
        }
    }
    let record = app.reversi().unwrap().clone();
    assert!(record.outcome().is_some());
    (app, record)
}

/// The number of actions before the position on the board.
fn shown_actions(app: &TestApp) -> usize {
    app.reversi().unwrap().actions().len()
}

#[test]
fn a_finished_game_can_be_replayed_from_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    let count = whole.actions().len();
    app.tap_on("Review");
    assert_eq!(shown_actions(&app), count, "the review starts at the end");
    app.tap_on("Close");
    app.tap_on("One step back");
    assert_eq!(shown_actions(&app), count - 1);
    app.tap_on("To the beginning");
    assert_eq!(shown_actions(&app), 0);
    app.tap_on("Step");
    app.tap_on("Step");
    assert_eq!(app.reversi().unwrap().actions(), &whole.actions()[..2]);
    app.tap_on("To the end");
    assert_eq!(*app.reversi().unwrap(), whole);
    app.tap_on("Close the replay");
    assert!(says(&mut app, "Play again"), "the result is told again");
    assert_eq!(*app.reversi().unwrap(), whole);
}

#[test]
fn a_replay_plays_automatically_until_stopped_or_over() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.tap_on("Review");
    app.tap_on("Close");
    app.tap_on_without_settling("Resume");
    app.run_until(|app| shown_actions(app) == 3);
    app.tap_on_without_settling("Pause");
    let stopped = shown_actions(&app);
    for _ in 0..200 {
        app.frame();
    }
    assert_eq!(shown_actions(&app), stopped, "it stays stopped");
    app.tap_on_without_settling("Normal");
    app.tap_on_without_settling("Fast");
    app.tap_on_without_settling("Resume");
    app.run_until(|app| shown_actions(app) == whole.actions().len());
    app.settle();
    assert!(app.find("Resume").is_some(), "it stops at the end");
}

#[test]
fn the_position_slider_seeks_in_a_replay() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.tap_on("Review");
    app.tap_on("Close");
    let middle = app.find("Position in the game").unwrap();
    app.tap(middle);
    let half = whole.actions().len() / 2;
    assert!(
        shown_actions(&app).abs_diff(half) <= 1,
        "{} of {}",
        shown_actions(&app),
        whole.actions().len()
    );
    app.drag(middle, Vec2::new(2.0, middle.y));
    assert_eq!(shown_actions(&app), 0);
    app.drag(Vec2::new(30.0, middle.y), Vec2::new(388.0, middle.y + 60.0));
    assert_eq!(shown_actions(&app), whole.actions().len());
}

#[test]
fn a_replay_can_be_controlled_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.tap_on("Review");
    app.tap_on("Close");
    app.press(KeyCode::Home, Key::Home);
    assert_eq!(shown_actions(&app), 0);
    app.press(KeyCode::ArrowRight, Key::ArrowRight);
    app.press(KeyCode::ArrowRight, Key::ArrowRight);
    app.press(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert_eq!(shown_actions(&app), 1);
    app.press(KeyCode::End, Key::End);
    assert_eq!(shown_actions(&app), whole.actions().len());
}

#[test]
fn playing_on_from_a_replay_starts_a_new_match() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.tap_on("Review");
    app.tap_on("Close");
    app.tap_on("To the beginning");
    app.tap_on("Play from here");
    let record = app.reversi().unwrap();
    assert_eq!((record.actions(), record.players()), (&[][..], whole.players()));
    let Action::Place(square) = record.game().legal_actions()[1] else { panic!("no placement") };
    app.tap(app.square(square));
    assert_eq!(app.reversi().unwrap().actions()[0], Action::Place(square));
}

#[test]
fn undo_and_redo_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let whole = save::<Reversi>(&folder, reversi::Setup::default(), usize::MAX);
    let open = (20..).find(|&count| {
        let game = whole.after_actions(count).game().clone();
        game.to_act() == Some(Seat::new(0)) && game.legal_actions().len() > 1
    });
    save::<Reversi>(&folder, reversi::Setup::default(), open.unwrap());
    let mut app = app(&folder);
    app.tap_on("Continue");
    let before = app.reversi().unwrap().clone();
    app.tap_on("Undo");
    app.tap_on("Undo");
    let back = app.reversi().unwrap().clone();
    assert!(back.actions().len() + 3 < before.actions().len());
    drop(app);
    let mut app = self::app(&folder);
    app.tap_on("Continue");
    assert_eq!(*app.reversi().unwrap(), back);
    app.tap_on("Redo");
    app.tap_on("Redo");
    assert_eq!(*app.reversi().unwrap(), before);
}

#[test]
fn a_replay_does_not_change_the_players_match() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.tap_on("Review");
    app.tap_on("Close");
    app.tap_on("To the beginning");
    app.open_menu();
    app.tap_on("Leave the table");
    assert_eq!(app.screen(), Screen::Home);
    assert_eq!(*app.reversi().unwrap(), whole);
    let text = std::fs::read_to_string(folder.path().join("reversi.json")).unwrap();
    assert_eq!(Record::<Reversi>::from_json(&text).unwrap(), whole);
}

#[test]
fn page_keys_skip_bouts_in_a_replayed_deal() {
    let folder = tempfile::tempdir().unwrap();
    let setup = durak::Setup::new(2, durak::Rules::default());
    let whole = save::<Durak>(&folder, setup, usize::MAX);
    let leads: Vec<usize> = (0..whole.actions().len())
        .filter(|&at| matches!(whole.actions()[at], durak::Action::Attack(_)))
        .collect();
    let mut app = app(&folder);
    app.open_replay(whole.into());
    app.press(KeyCode::Home, Key::Home);
    for &lead in &leads[1..4] {
        app.press(KeyCode::PageDown, Key::PageDown);
        assert_eq!(app.durak().unwrap().actions().len(), lead);
    }
    app.press(KeyCode::PageUp, Key::PageUp);
    assert_eq!(app.durak().unwrap().actions().len(), leads[2]);
}

#[test]
fn hands_can_be_opened_only_in_finished_deals() {
    let folder = tempfile::tempdir().unwrap();
    let setup = durak::Setup::new(2, durak::Rules::default());
    let whole = save::<Durak>(&folder, setup, usize::MAX);
    let mut app = app(&folder);
    app.open_replay(whole.clone().into());
    let theirs = whole.after_actions(0).game().hand(Seat::new(1));
    assert!(theirs.is_subset(app.open_cards()), "nothing is hidden any more");
    app.tap_on("Hands");
    assert!((theirs & app.open_cards()).is_empty(), "as the player saw it");
    app.tap_on("Hands");
    assert!(theirs.is_subset(app.open_cards()));
    app.open_replay(whole.after_actions(whole.actions().len() / 2).into());
    assert!((theirs & app.open_cards()).is_empty(), "it can be resumed");
    assert!(app.find("Hands").is_none());
}

#[test]
fn a_match_can_be_copied_as_one_line_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Copy to send");
    app.tap_on("Back");
    app.tap_on("Close");
    app.tap_on("Play again");
    let own = app.reversi().unwrap().clone();
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Open a game");
    app.tap_on("Paste");
    app.tap_on_without_settling("Replay");
    app.tap_on_without_settling("Pause");
    app.tap_on("To the end");
    assert_eq!(*app.reversi().unwrap(), whole);
    app.tap_on("Close the replay");
    assert_eq!(*app.reversi().unwrap(), own, "the suspended match returns");
}

#[test]
fn transcripts_can_be_copied_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    for form in ["Copy the moves", "Copy as GGF"] {
        app.open_menu();
        app.tap_on("Saved games");
        app.tap_on(form);
        app.tap_on("Open a game");
        app.tap_on("Paste");
        app.tap_on_without_settling("Replay");
        app.tap_on_without_settling("Pause");
        app.tap_on("To the end");
        assert_eq!(app.reversi().unwrap().actions(), whole.actions());
        assert_eq!(app.reversi().unwrap().players(), [Player::Human, Player::Human]);
        app.tap_on("Close the replay");
    }
}

#[test]
fn a_game_can_be_saved_as_a_file_of_each_format() {
    let folder = tempfile::tempdir().unwrap();
    let (mut app, whole) = finished_reversi(&folder);
    app.open_menu();
    app.tap_on("Saved games");
    assert!(!says(&mut app, "Share"), "this device has no menu for sharing");
    for (format, file) in [
        ("Kozyr", "kozyr-reversi.json"),
        ("Moves", "kozyr-reversi.txt"),
        ("GGF", "kozyr-reversi.ggf"),
    ] {
        app.tap_on("Save as a file");
        app.tap_on(format);
        assert!(says(&mut app, "Saved: ") && says(&mut app, file), "{:?}", app.widget_names());
        let saved = std::fs::read_to_string(folder.path().join("downloads").join(file)).unwrap();
        let games = KnownGames::new().with::<Reversi>();
        let record = games.read(&saved).unwrap();
        assert_eq!(record.downcast_ref::<Reversi>().unwrap().actions(), whole.actions());
    }
}

#[test]
fn a_deal_of_durak_is_saved_as_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Durak");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Save as a file");
    let file = folder.path().join("downloads").join("kozyr-durak.json");
    let saved = Record::<Durak>::from_json(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(Some(&saved), app.durak());
}

#[test]
fn a_position_can_be_set_up_by_touch_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Reversi");
    app.tap_on("Set up a position");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
    app.tap_on("Clear");
    assert!(says(&mut app, "nothing to play"));
    app.tap_on("Play from here");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE, "an empty board can't be played");
    let row = |app: &TestApp, column: usize| app.square(reversi::Square::at(column, 3));
    app.tap_on("Black disc");
    app.drag(row(&app, 1), row(&app, 6));
    app.tap_on("White disc");
    app.tap(row(&app, 6));
    app.tap_on("Empty square");
    app.drag(row(&app, 1), row(&app, 3));
    let text = format!("{}XXO{} X", "-".repeat(28), "-".repeat(33));
    let expected: reversi::Position = text.parse().unwrap();
    assert_eq!(app.reversi().unwrap().game().position(), expected);
    app.tap_on("Play from here");
    assert!(says(&mut app, "From the position you set up"));
    app.tap_on("Start");
    assert_eq!(app.reversi().unwrap().setup().start, expected);
    let black = reversi::Square::at(7, 3);
    app.tap(app.square(black));
    assert_eq!(app.reversi().unwrap().actions()[0], Action::Place(black));
    let text = std::fs::read_to_string(folder.path().join("reversi.json")).unwrap();
    let saved = Record::<Reversi>::from_json(&text).unwrap();
    assert_eq!(saved.setup().start, expected, "the record contains it");
}

#[test]
fn a_position_can_be_copied_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Reversi");
    app.tap_on("Set up a position");
    app.tap_on("Black to move");
    app.tap_on("Copy");
    let copied = app.reversi().unwrap().game().position();
    assert_eq!(copied.to_move, reversi::Colour::White);
    app.tap_on("Clear");
    app.tap_on("Paste");
    assert_eq!(app.reversi().unwrap().game().position(), copied);
}

#[test]
fn closing_the_position_editor_restores_the_players_game() {
    let folder = tempfile::tempdir().unwrap();
    let own = save::<Reversi>(&folder, reversi::Setup::default(), 10);
    let mut app = app(&folder);
    app.tap_on("Continue");
    app.open_menu();
    app.tap_on("Board view");
    app.tap_on("Set up a position");
    app.tap_on("Clear");
    app.tap_on("Close");
    assert!(app.reversi().unwrap().actions().starts_with(own.actions()));
    assert_eq!(app.reversi().unwrap().setup(), own.setup());
}

#[test]
fn a_rotated_board_can_be_played_and_stays_rotated() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let corner = app.square(reversi::Square::at(0, 0));
    app.open_menu();
    app.tap_on("Board view");
    app.tap_on("Rotate the board");
    app.tap_on("Resume");
    let turned = app.square(reversi::Square::at(0, 0));
    assert!(turned.x > corner.x + 100.0 && (turned.y - corner.y).abs() < 1.0, "{turned}");
    let square = reversi::Square::at(3, 2);
    app.tap(app.square(square));
    assert_eq!(app.reversi().unwrap().actions()[0], Action::Place(square));
    drop(app);
    let mut app = self::app(&folder);
    app.tap_on("Continue");
    assert_eq!(app.square(reversi::Square::at(0, 0)), turned, "it stays rotated");
}

#[test]
fn a_durak_action_can_be_undone_if_it_revealed_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let setup = durak::Setup::new(2, durak::Rules::default());
    let whole = save::<Durak>(&folder, setup, usize::MAX);
    // The player is attacked and picks up; if nobody throws in, no card is revealed.
    let attacked = (1..whole.actions().len()).find(|&at| {
        let game = whole.after_actions(at).game().clone();
        game.to_act() == Some(Seat::new(0)) && game.legal_actions().contains(&durak::Action::Take)
    });
    let attacked = attacked.expect("an attack");
    save::<Durak>(&folder, setup, attacked);
    let mut app = app(&folder);
    app.tap_on("Continue");
    let before = app.durak().unwrap().clone();
    let take = app.widget_names().into_iter().find(|name| name.starts_with("Take")).unwrap();
    let place = app.find(&take).unwrap();
    app.tap(place);
    let after = app.durak().unwrap().clone();
    assert!(after.actions().len() > before.actions().len());
    let allowed = durak::take_back::is_allowed(&after, attacked);
    assert_eq!(app.find("Undo").is_some(), allowed);
    if allowed {
        app.tap_on("Undo");
        assert_eq!(*app.durak().unwrap(), before);
    }
}
