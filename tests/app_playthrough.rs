//! Playing the app through its real input (touch, mouse and keys) without a window.
use std::path::Path;

use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use kozyr_core::game::{Game, Player, Record, Seat};
use kozyr_durak::{Action, Durak};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::{AnimationSpeed, CardBack, DiscStyle, Theme};

const PERSON: Seat = Seat::new(0);

fn persons_turn<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

/// Asserts that the saved record equals the one on the screen.
fn assert_saved<G: Game>(folder: &Path, record: &Record<G>) {
    let text = std::fs::read_to_string(folder.join(format!("{}.json", G::NAME))).unwrap();
    assert_eq!(Record::<G>::from_json(&text).unwrap(), *record);
}

#[test]
fn a_whole_deal_of_durak_is_played_by_taps() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    while app.durak().unwrap().outcome().is_none() {
        assert!(persons_turn(app.durak().unwrap()), "opponents reply automatically");
        app.play_durak();
        assert_saved::<Durak>(folder.path(), app.durak().unwrap());
    }
    let first = *app.durak().unwrap().seed();
    app.open_menu();
    app.tap_on("Fair shuffle");
    assert!(app.widget_names().iter().any(|name| name.replace(' ', "") == first.commitment()));
    app.tap_on("Deal again and compare");
    assert!(app.widget_names().iter().any(|name| name.starts_with("Verified")));
    app.tap_on("Back");
    app.tap_on("Resume");
    app.tap_on("Play again");
    let next = app.durak().unwrap();
    assert_ne!(*next.seed(), first);
    assert_eq!(next.outcome(), None);
}

#[test]
fn cards_that_may_be_led_step_forward_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settings().pace = AnimationSpeed::Normal;
    app.tap_on("Durak");
    app.tap_on("Start");
    // The player acts within a few actions whoever leads, and the table settles each time.
    for _ in 0..12 {
        if app.durak().unwrap().outcome().is_none() {
            app.play_durak();
        }
    }
}

#[test]
fn six_sit_down_and_a_deal_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Durak");
    app.tap_on("6");
    app.tap_on("Start");
    assert_eq!(app.durak().unwrap().players().len(), 6);
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
}

#[test]
fn a_card_dragged_onto_the_felt_is_led() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    app.tap_on("Durak");
    app.tap_on("Start");
    // The player gets to play a card within a few actions.
    for _ in 0..20 {
        let record = app.durak().unwrap();
        let lead = record.game().legal_actions().into_iter().find_map(|action| match action {
            Action::Attack(cards) => cards.iter().next(),
            _ => None,
        });
        let Some(card) = lead else {
            app.play_durak();
            continue;
        };
        let before = record.actions().len();
        let from = app.card(card).unwrap();
        app.drag(from, from + Vec2::new(12.0, 15.0));
        assert_eq!(app.durak().unwrap().actions().len(), before, "dropped on the hand");
        app.drag(from, Vec2::new(422.0, 150.0));
        let record = app.durak().unwrap();
        assert_eq!(record.actions()[before], Action::Attack([card].into_iter().collect()));
        return;
    }
    panic!("the player never led");
}

#[test]
fn a_whole_game_of_reversi_is_played_by_mouse_and_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Reversi");
    app.tap_on("Badger");
    app.tap_on("Start");
    while app.reversi().unwrap().outcome().is_none() {
        let record = app.reversi().unwrap();
        let before = record.actions().len();
        match record.game().legal_actions()[0] {
            reversi::Action::Place(square) => {
                let place = app.square(square);
                app.click(place);
            }
            reversi::Action::Pass => app.press(KeyCode::KeyP, Key::Character("p".into())),
        }
        assert!(app.reversi().unwrap().actions().len() > before);
        assert_saved::<Reversi>(folder.path(), app.reversi().unwrap());
    }
    app.tap_on("Play again");
    // Colors alternate between games: this time, the opponent has started.
    let record = app.reversi().unwrap();
    assert_eq!(record.players()[1], Player::Human);
    assert_eq!(record.actions().len(), 1);
}

#[test]
fn undo_and_redo_walk_over_own_decisions() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let d3 = app.square("d3".parse().unwrap());
    app.tap(d3);
    let two = app.reversi().unwrap().actions().to_vec();
    assert_eq!(two.len(), 2, "the opponent has answered");
    app.tap_on("Undo");
    assert_eq!(app.reversi().unwrap().actions(), []);
    app.tap_on("Redo");
    assert_eq!(app.reversi().unwrap().actions(), two);
}

#[test]
fn a_killed_app_comes_back_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (durak, reversi) = {
        let mut app = TestApp::new(folder.path(), 390, 844);
        app.tap_on("Durak");
        app.tap_on("Start");
        for _ in 0..3 {
            if persons_turn(app.durak().unwrap()) {
                app.play_durak();
            }
        }
        app.press(KeyCode::Escape, Key::Escape);
        app.tap_on("Leave the table");
        app.tap_on("Reversi");
        app.tap_on("Start");
        let d3 = app.square("d3".parse().unwrap());
        app.tap(d3);
        (app.durak().unwrap().clone(), app.reversi().unwrap().clone())
        // Dropped without shutdown, as when a system kills an app.
    };
    let mut app = TestApp::new(folder.path(), 844, 390);
    assert_eq!(*app.durak().unwrap(), durak);
    assert_eq!(*app.reversi().unwrap(), reversi);
    app.tap_on("Continue");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    assert!(persons_turn(app.durak().unwrap()));
    app.play_durak();
}

#[test]
fn a_damaged_saved_game_is_put_aside_and_the_app_starts() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("durak.json"), "{ \"format\": \"kozyr-rec").unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert!(app.durak().is_none());
    let aside = std::fs::read_to_string(folder.path().join("damaged-durak.json")).unwrap();
    assert!(aside.starts_with("{ \"format\""));
    app.tap_on("Durak");
    app.tap_on("Start");
    assert!(app.durak().is_some());
}

#[test]
fn turning_the_phone_in_the_middle_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    for (width, height) in [(844.0, 390.0), (1280.0, 800.0), (320.0, 568.0), (390.0, 844.0)] {
        let before = app.durak().unwrap().clone();
        app.resize(width, height);
        assert_eq!(*app.durak().unwrap(), before);
        if persons_turn(app.durak().unwrap()) {
            app.play_durak();
        }
    }
}

#[test]
fn the_why_panel_explains_the_opponents_last_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let d3 = app.square("d3".parse().unwrap());
    app.tap(d3);
    app.tap_on("Why?");
    let reply = app.reversi().unwrap().actions()[1];
    let names = app.widget_names().join("\n");
    assert!(names.contains(&format!("Puppy → {reply}")), "{names}");
    app.tap_on("Close");
    assert!(!app.widget_names().join("\n").contains("Puppy →"));
}

#[test]
fn the_language_changes_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Settings");
    app.tap_on("Русский");
    assert!(
        app.widget_names().iter().any(|name| name == "Настройки" || name == "Язык"),
        "{:?}",
        app.widget_names()
    );
    drop(app);
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Дурак");
    app.tap_on("Начать");
    assert!(app.durak().unwrap().game().view(PERSON).talon_len() > 0);
}

#[test]
fn playing_makes_no_new_pictures_or_meshes() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    let before = app.pictures_and_meshes();
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
        assert_eq!(app.pictures_and_meshes(), before);
    }
}

#[test]
fn the_look_one_chooses_holds_at_once_and_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.tap_on("Settings");
    for choice in ["Table", "wood", "rosette", "flat"] {
        app.tap_on(choice);
    }
    let chosen = |app: &mut TestApp| {
        let settings = app.settings();
        (settings.theme, settings.card_back, settings.discs)
    };
    let now = chosen(&mut app);
    assert_eq!(now, (Theme::Wood, CardBack::Rosette, DiscStyle::Flat));
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert_eq!(chosen(&mut app), now);
}

#[test]
fn a_table_at_rest_asks_for_no_frames() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    let at_rest = |app: &mut TestApp, place: &str| {
        // The renderer gets some time after everything has loaded.
        for _ in 0..60 {
            app.frame();
        }
        let frames = (0..20).filter(|_| app.requests_redraw()).count();
        assert_eq!(frames, 0, "{place}");
    };
    at_rest(&mut app, "the front page");
    app.tap_on("Durak");
    app.tap_on("Start");
    at_rest(&mut app, "the card table");
    app.open_menu();
    at_rest(&mut app, "the menu");
    app.tap_on("Leave the table");
    app.tap_on("Reversi");
    app.tap_on("Start");
    at_rest(&mut app, "the board");
}
