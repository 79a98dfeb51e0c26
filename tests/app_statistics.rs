//! Logged games, rated games and statistics, through the app's real input.
use std::{fs, path::Path, time::Duration};

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::Action as Ask;
use kozyr_core::{
    game::{Game, Player, Record, Seed},
    statistics::{
        Accuracy, ConceptCost, GameLogEntry, MatchConditions, PlayerResult, Rating,
        RecoveredSegment, StatisticsGame, from_json,
    },
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_platform::screen::Screen;
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_testing::harness::TestApp;

/// Returns the games logged in a folder, and asserts that the log is undamaged.
fn log(folder: &Path) -> Vec<GameLogEntry> {
    match fs::read_to_string(folder.join("games-1.jsonl")) {
        Ok(text) => {
            let recovered = RecoveredSegment::from_text(&text);
            assert_eq!(recovered.first_damaged_line, None);
            recovered.entries
        }
        Err(_) => Vec::new(),
    }
}

/// Whether some text on the screen contains `part`.
fn has(app: &mut TestApp, part: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(part))
}

/// Starts a rated deal from the home screen.
fn begin_rated_durak(app: &mut TestApp) {
    app.tap_on("Durak");
    if !has(app, "Classic rules") {
        app.tap_on("Rated game");
    }
    app.tap_on("Start");
}

/// Plays the deal on the table to its end.
fn play_durak_to_its_end(app: &mut TestApp) {
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
}

#[test]
fn a_rated_deal_changes_the_rating_once() {
    let folder = tempfile::tempdir().unwrap();
    let after = {
        let mut app = TestApp::new(folder.path(), 390, 844);
        begin_rated_durak(&mut app);
        play_durak_to_its_end(&mut app);
        let [entry] = &log(folder.path())[..] else { panic!("not exactly one logged game") };
        let record = app.durak().unwrap();
        let (Player::Opponent(opponent), seat) = (&record.players()[1], entry.seat) else {
            panic!("{:?}", record.players())
        };
        let rival = Durak::opponent_ratings().get(opponent).unwrap().into();
        let score = record.outcome().unwrap().score(seat);
        assert_eq!(entry.result.score(), score);
        assert_eq!(entry.seed, *record.seed());
        let after = Rating::default().after(&[rival], entry.result);
        assert_eq!(entry.rating, Some(after));
        assert!(
            has(&mut app, &format!("Rating 1500 → {:.0}", after.rating)),
            "{:?}",
            app.widget_names()
        );
        after
    };
    // Returning to the result doesn't rate it again.
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert_eq!(log(folder.path()).len(), 1);
    app.tap_on("Statistics");
    assert!(has(&mut app, &format!("{:.0} ± {:.0}", after.rating, after.deviation)));
    app.tap_on("Back");
    app.tap_on("Durak");
    assert!(has(&mut app, &format!("Your rating: {:.0}", after.rating)));
}

#[test]
fn imported_games_appear_in_the_statistics_at_once() {
    const FILE: &str = "export/kozyr-data.json";
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut app = TestApp::new(there.path(), 390, 844);
    begin_rated_durak(&mut app);
    play_durak_to_its_end(&mut app);
    let rating = log(there.path())[0].rating.unwrap();
    let mut app = TestApp::new(there.path(), 390, 844);
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Save to file");
    fs::create_dir(here.path().join("export")).unwrap();
    fs::copy(there.path().join(FILE), here.path().join(FILE)).unwrap();

    let mut app = TestApp::new(here.path(), 390, 844);
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Load from file");
    app.tap_on("Replace everything");
    app.tap_on("Statistics");
    let rating_text = format!("{:.0} ± {:.0}", rating.rating, rating.deviation);
    assert!(has(&mut app, &rating_text), "{:?}", app.widget_names());
}

#[test]
fn a_resumed_rated_game_counts_once_and_offers_no_help() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut app = TestApp::new(folder.path(), 390, 844);
        app.settings().open_hands = true;
        begin_rated_durak(&mut app);
        assert_eq!(app.durak().unwrap().setup().rules, Rules::throw_in());
        app.play_durak();
    }
    let saved = fs::read_to_string(folder.path().join("durak.json")).unwrap();
    let record = Record::<Durak>::from_json(&saved).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settings().open_hands = true;
    app.tap_on("Continue");
    assert_eq!(app.durak(), Some(&record));
    while app.durak().unwrap().outcome().is_none() {
        let names = app.widget_names();
        let help = ["Hint", "Why?"].iter().find(|word| names.iter().any(|name| name == *word));
        assert_eq!(help, None);
        app.press(KeyCode::KeyH, Key::Character("h".into()));
        assert!(!has(&mut app, "Thinking about the best move"), "{:?}", app.widget_names());
        let hand = app.durak().unwrap().game().hand(players_seat(&app));
        assert!(app.open_hands().iter().all(|card| hand.contains(*card)), "hands stay closed");
        app.play_durak();
    }
    assert!(has(&mut app, "Rating 1500 →"));
    let entries = log(folder.path());
    assert_eq!(entries.len(), 1);
    assert!(entries[0].is_rated() && entries[0].hints == 0);
    drop(app);
    TestApp::new(folder.path(), 390, 844);
    assert_eq!(log(folder.path()), entries);
}

/// The seat of the human player in the deal on the table.
fn players_seat(app: &TestApp) -> kozyr_core::game::Seat {
    let players = app.durak().unwrap().players();
    let at = players.iter().position(|player| *player == Player::Human).unwrap();
    kozyr_core::game::Seat::new(at)
}

#[test]
fn leaving_a_rated_game_needs_confirmation_and_loses_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    begin_rated_durak(&mut app);
    app.play_durak();
    app.open_menu();
    assert!(!has(&mut app, "Saved games"), "it cannot be tried elsewhere first");
    app.tap_on("Resign");
    app.tap_on("Keep playing");
    assert_eq!((app.screen(), log(folder.path()).len()), (kozyr_durak_ui::TABLE, 0));
    app.tap_on("Resign");
    // The confirming button has the same name as the button below it, and is above that.
    let question = app.find("This game is rated. Leaving it counts as a loss.").unwrap();
    let answers: Vec<_> =
        app.find_all("Resign").into_iter().filter(|at| at.y > question.y).collect();
    app.tap(answers[0]);
    assert_eq!((app.screen(), app.durak()), (Screen::Home, None));
    assert!(!has(&mut app, "Continue"));
    let entries = log(folder.path());
    assert_eq!(entries.len(), 1);
    assert!(entries[0].given_up && entries[0].fool && entries[0].result == PlayerResult::Lost);
    assert!(entries[0].rating.unwrap().rating < 1500.0);
    drop(app);
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert!(!has(&mut app, "Continue"), "it doesn't return");
}

#[test]
fn the_back_button_asks_before_losing_a_rated_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    begin_rated_durak(&mut app);
    app.play_durak();
    app.press_back();
    assert!(has(&mut app, "Leaving it counts as a loss"));
    app.tap_on("Keep playing");
    assert_eq!((app.screen(), log(folder.path()).len()), (kozyr_durak_ui::TABLE, 0));
    app.press_back();
    app.tap_on("Resign");
    assert_eq!((app.screen(), log(folder.path()).len()), (Screen::Home, 1));
}

#[test]
fn starting_another_game_loses_the_rated_one() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut app = TestApp::new(folder.path(), 844, 390);
        begin_rated_durak(&mut app);
    }
    // Even killing the app before the first card doesn't avoid the loss.
    let mut app = TestApp::new(folder.path(), 390, 844);
    let first = *app.durak().unwrap().seed();
    app.tap_on("Durak");
    app.tap_on("Rated game");
    app.tap_on("Start");
    assert!(has(&mut app, "A rated game is in progress"));
    app.tap_on("Keep playing");
    assert_eq!((app.screen(), log(folder.path()).len()), (kozyr_durak_ui::TABLE, 0));
    assert_eq!(*app.durak().unwrap().seed(), first);
    drop(app);
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    app.tap_on("Resign and start");
    assert_ne!(*app.durak().unwrap().seed(), first);
    let entries = log(folder.path());
    assert_eq!(entries.len(), 1);
    assert!(entries[0].given_up && entries[0].seed == first);
    // A casual game: leaving it costs nothing.
    app.open_menu();
    app.tap_on("Leave the table");
    assert!(has(&mut app, "Continue"));
    assert_eq!(log(folder.path()).len(), 1);
}

/// Returns a deal of the player against an opponent, with at most `max_actions` actions.
fn another_deal(max_actions: usize) -> Record<Durak> {
    let players = vec![Player::Human, Player::Opponent("lowest".into())];
    let setup = durak::Setup::new(2, durak::Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(77), players).unwrap();
    while record.actions().len() < max_actions
        && let Some(&action) = record.game().legal_actions().first()
    {
        record.play(action).unwrap();
    }
    record
}

/// An action that replaces a suspended rated match.
type Replacing = fn(&mut TestApp);

const REPLACING: [(&str, Replacing); 4] = [
    ("from a replay", |app| {
        app.open_replay(another_deal(0).into());
        app.tap_on("Play from here");
    }),
    ("the same deal", |app| {
        app.open_replay(another_deal(usize::MAX).into());
        app.open_menu();
        app.tap_on("This deal");
        app.tap_on("Play this deal again");
    }),
    ("a saved game", |app| {
        app.tap_on("Your games");
        let line =
            app.widget_names().into_iter().find(|name| name.starts_with("Durak · ")).unwrap();
        app.tap_on(&line);
    }),
    ("a saved game beside a replay", |app| {
        app.open_replay(another_deal(0).into());
        app.open_menu();
        app.tap_on("Saved games");
        let line = app.widget_names().into_iter().find(|name| name.starts_with("1 · ")).unwrap();
        app.tap_on(&line);
    }),
];

#[test]
fn replacing_a_rated_game_needs_confirmation() {
    for ((name, replace), loses) in
        REPLACING.into_iter().flat_map(|case| [(case, false), (case, true)])
    {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), 390, 844);
        begin_rated_durak(&mut app);
        let first = *app.durak().unwrap().seed();
        drop(app);
        fs::write(folder.path().join("durak-1.json"), another_deal(4).to_json()).unwrap();
        let mut app = TestApp::new(folder.path(), 390, 844);
        replace(&mut app);
        assert!(has(&mut app, "A rated game is in progress"), "{name}: {:?}", app.widget_names());
        assert_eq!(log(folder.path()).len(), 0, "{name}");
        if loses {
            app.tap_on("Resign and start");
            app.settle();
            assert_ne!(*app.durak().unwrap().seed(), first, "{name}");
            assert_eq!(app.screen(), kozyr_durak_ui::TABLE, "{name}");
            assert!(!has(&mut app, "Back"), "{name}: {:?}", app.widget_names());
            let entries = log(folder.path());
            assert!(entries.len() == 1 && entries[0].given_up && entries[0].seed == first);
        } else {
            app.tap_on("Keep playing");
            app.settle();
            assert_eq!(*app.durak().unwrap().seed(), first, "{name}: it is on the table again");
            assert_eq!(log(folder.path()).len(), 0, "{name}");
        }
    }
}

#[test]
fn a_rated_reversi_game_starts_randomly_and_has_no_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Reversi");
    app.tap_on("Rated game");
    app.tap_on("Start");
    assert_eq!(app.reversi().unwrap().setup().start.board.empties().len(), 54);
    app.play_reversi();
    let before = app.reversi().unwrap().clone();
    for key in ["u", "r", "h"] {
        let code = [KeyCode::KeyU, KeyCode::KeyR, KeyCode::KeyH];
        let code = code[["u", "r", "h"].iter().position(|other| *other == key).unwrap()];
        app.press(code, Key::Character(key.into()));
    }
    assert_eq!(*app.reversi().unwrap(), before);
    // Watching two opponents meanwhile doesn't lose it.
    app.open_menu();
    app.tap_on("Resume");
    while app.reversi().unwrap().outcome().is_none() {
        app.play_reversi();
    }
    let entries = log(folder.path());
    assert_eq!(entries.len(), 1);
    assert!(entries[0].is_rated() && entries[0].rules.is_some());
    let lead = app.reversi().unwrap().game().final_discs().unwrap().disc_difference();
    assert_eq!(entries[0].discs, Some(lead));
    app.tap_on("Play again");
    let next = app.reversi().unwrap();
    assert_ne!(next.setup(), before.setup(), "another starting player is drawn");
    app.open_menu();
    assert!(has(&mut app, "Resign"), "and it is rated again");
}

#[test]
fn games_without_exactly_one_person_are_not_logged() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Friend");
    app.tap_on("Start");
    assert_eq!(app.reversi().unwrap().players(), [Player::Human, Player::Human]);
    while app.reversi().unwrap().outcome().is_none() {
        app.play_reversi();
    }
    assert_eq!(log(folder.path()), []);
    app.tap_on("Leave");
    app.tap_on("Watch a game");
    app.tap_on_without_settling("Start");
    for speed in ["Normal", "Fast"] {
        app.tap_on_without_settling(speed);
    }
    app.run_until(|app| app.durak().is_some_and(|record| record.outcome().is_some()));
    app.settle();
    assert_eq!(log(folder.path()), []);
}

#[test]
fn casual_games_log_hints_and_undos() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.play_reversi();
    app.tap_on("Undo");
    app.play_reversi();
    drop(app);
    // This also holds after a restart.
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Continue");
    app.tap_on("Hint");
    while app.reversi().unwrap().outcome().is_none() {
        app.play_reversi();
    }
    let entries = log(folder.path());
    assert_eq!(entries.len(), 1);
    assert_eq!((entries[0].undos, entries[0].hints, entries[0].is_rated()), (1, 1, false));
    app.press(KeyCode::Escape, Key::Escape);
    drop(app);
    TestApp::new(folder.path(), 1280, 800);
    assert_eq!(log(folder.path()), entries, "a finished game is not counted again");
}

/// The coach's answer arrives in the same frame as the player's own action.
#[test]
fn a_late_hint_is_counted_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Reversi");
    app.tap_on("Start");
    // Plays to a position that isn't in the opening book.
    for _ in 0..6 {
        app.play_reversi();
    }
    // The panel is already open, so the board doesn't move.
    app.tap_on("Why?");
    let reversi::Action::Place(square) = app.reversi().unwrap().game().legal_actions()[0] else {
        panic!("a pass so early");
    };
    let place = app.square(square);
    app.tap_around(place, |app| {
        app.press_key_without_settling(KeyCode::KeyH, Key::Character("h".into()));
        // No frame processes the answer before the finger is lifted.
        std::thread::sleep(Duration::from_secs(2));
    });
    assert_eq!(app.reversi().unwrap().actions().len(), 14, "the opponent has answered");
    while app.reversi().unwrap().outcome().is_none() {
        app.play_reversi();
    }
    assert_eq!(log(folder.path())[0].hints, 1);
}

#[test]
fn readable_games_survive_a_damaged_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    for game in 1..=3 {
        play_durak_to_its_end(&mut app);
        assert_eq!(log(folder.path()).len(), game);
        app.tap_on("Play again");
    }
    drop(app);
    let whole = log(folder.path());
    let path = folder.path().join("games-1.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    // The first line is damaged, but the previous version has it; the last line is truncated, and
    // the previous version lacks it.
    fs::write(&path, text.replacen("players", "plyers", 1)[..text.len() - 9].trim_end()).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert_eq!(log(folder.path()), whole[..2], "the previous version has the first two");
    app.tap_on("Statistics");
    assert!(app.widget_names().iter().any(|name| name == "2"), "{:?}", app.widget_names());
    // The damaged file is set aside for manual repair.
    let is_set_aside = fs::read_dir(folder.path())
        .unwrap()
        .any(|entry| entry.unwrap().file_name().to_string_lossy().starts_with("damaged-games"));
    assert!(is_set_aside);
}

#[test]
fn exported_statistics_can_be_imported_after_deletion() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Statistics");
    assert!(has(&mut app, "You haven’t finished a game yet"));
    app.tap_on("Play a game");
    assert_eq!(app.screen(), kozyr_durak_ui::NEW_GAME);
    app.tap_on("Rated game");
    app.tap_on("Start");
    play_durak_to_its_end(&mut app);
    app.tap_on("Leave");
    let entries = log(folder.path());
    // Tall enough to need no scrolling.
    app.resize(800.0, 2400.0);
    app.tap_on("Statistics");
    app.tap_on("Save as files");
    let saved = fs::read_to_string(folder.path().join("downloads/kozyr-statistics.json")).unwrap();
    assert_eq!(from_json(&saved).unwrap(), entries);
    let table = fs::read_to_string(folder.path().join("downloads/kozyr-statistics.csv")).unwrap();
    assert_eq!(table.lines().count(), 2);
    assert!(table.contains(&entries[0].seed.to_string()));
    app.tap_on("Copy as JSON");
    app.tap_on("Delete all");
    app.tap_on("Cancel");
    assert_eq!(log(folder.path()), entries, "nothing is deleted without confirmation");
    app.tap_on("Delete all");
    app.tap_on("Delete them");
    assert_eq!(log(folder.path()), []);
    assert!(has(&mut app, "You haven’t finished a game yet"));
    app.tap_on("Paste JSON");
    assert_eq!(log(folder.path()), entries);
    assert!(!has(&mut app, "You haven’t finished a game yet"));
    // The other game has its own log.
    app.tap_on("Reversi");
    assert!(has(&mut app, "You haven’t finished a game yet"));
}

#[test]
fn rated_games_describe_the_measured_strengths() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 800, 2400);
    for (game, strengths) in
        [("Durak", Durak::opponent_ratings().all()), ("Reversi", Reversi::opponent_ratings().all())]
    {
        app.tap_on(game);
        app.tap_on("Rated game");
        let anchor = strengths.iter().find(|strength| strength.standard_error == 0.0).unwrap();
        assert_eq!(anchor.rating, 1500.0);
        assert!(has(&mut app, "measured in thousands of games"));
        assert!(!has(&mut app, "Customise"), "opponents are as they were measured");
        app.tap_on("Back");
    }
}

#[test]
fn costs_over_time_lead_to_a_problem() {
    const DAY: u64 = 20_800;
    let folder = tempfile::tempdir().unwrap();
    let text: String = (0..8)
        .map(|number| {
            let players = vec![Player::Human, Player::Opponent("novice".into())];
            let setup = reversi::Setup::default();
            let mut record = Record::<Reversi>::new(setup, Seed::from(number), players).unwrap();
            while record.outcome().is_none() {
                let action = record.game().legal_actions()[0];
                record.play(action).unwrap();
            }
            // Four games long ago, four this month.
            let ended = (DAY - 100 + number / 4 * 95) * 86_400;
            let entry = GameLogEntry::from_record(
                &record,
                &MatchConditions::default(),
                Rating::default(),
                ended,
            );
            let lost = if number < 4 { 9.0 } else { 3.0 };
            let entry = GameLogEntry {
                accuracy: Some(Accuracy { decisions: 30, best: 20, lost }),
                costs: vec![ConceptCost { concept: "corners".into(), decisions: 1, lost }],
                ..entry.unwrap()
            };
            serde_json::to_string(&entry).unwrap() + "\n"
        })
        .collect();
    fs::write(folder.path().join("games-1.jsonl"), text).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.set_day(DAY);
    app.tap_on("Statistics");
    if !has(&mut app, "What costs you most") {
        app.tap_on("Reversi");
    }
    let recent = "Last 30 days: 4 decisions in 4 reviewed games, 3 discs lost a game";
    let earlier = "Before: 4 decisions in 4 reviewed games, 9 discs lost a game";
    for text in ["What costs you most", recent, earlier, "Better than before!"] {
        assert!(has(&mut app, text), "{text}: {:?}", app.widget_names());
    }
    app.request_action("Try a puzzle: Corners", Ask::Click);
    app.settle();
    assert_eq!(app.screen(), Screen::Table(kozyr_reversi_ui::ID));
    assert!(has(&mut app, "Corners"), "{:?}", app.widget_names());
}
