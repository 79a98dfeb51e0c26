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

/// Whether the human player is to act.
fn persons_turn<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

/// Asserts that the saved record equals the one on the screen.
fn assert_saved<G: Game>(folder: &Path, record: &Record<G>) {
    let text = std::fs::read_to_string(folder.join(format!("{}.json", G::NAME))).unwrap();
    assert_eq!(Record::<G>::from_json(&text).unwrap(), *record);
}

#[test]
fn a_deal_of_durak_can_be_played_by_touch() {
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
    app.tap_on("Check this deal");
    assert!(app.widget_names().iter().any(|name| name.starts_with("Verified")));
    app.tap_on("Back");
    app.tap_on("Close");
    app.tap_on("Play again");
    let next = app.durak().unwrap();
    assert_ne!(*next.seed(), first);
    assert_eq!(next.outcome(), None);
}

#[test]
fn the_table_settles_after_each_action_with_animations() {
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
fn a_deal_with_six_players_can_be_played() {
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
fn a_card_dragged_onto_the_table_is_played() {
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
fn a_game_of_reversi_can_be_played_by_mouse_and_keys() {
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
fn undo_and_redo_step_by_the_players_decisions() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let d3 = app.square("d3".parse().unwrap());
    app.tap(d3);
    let actions = app.reversi().unwrap().actions().to_vec();
    assert_eq!(actions.len(), 2, "the opponent has answered");
    app.tap_on("Undo");
    assert_eq!(app.reversi().unwrap().actions(), []);
    app.tap_on("Redo");
    assert_eq!(app.reversi().unwrap().actions(), actions);
}

#[test]
fn matches_are_restored_after_the_app_is_killed() {
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
fn a_damaged_saved_game_is_set_aside_at_startup() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("durak.json"), "{ \"format\": \"kozyr-rec").unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert!(app.durak().is_none());
    let quarantined = std::fs::read_to_string(folder.path().join("damaged-durak.json")).unwrap();
    assert!(quarantined.starts_with("{ \"format\""));
    app.tap_on("Durak");
    app.tap_on("Start");
    assert!(app.durak().is_some());
}

#[test]
fn resizing_the_window_does_not_change_the_match() {
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
fn a_language_change_takes_effect_at_once() {
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
fn playing_creates_no_new_images_or_meshes() {
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
fn appearance_settings_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.tap_on("Settings");
    for choice in ["Table", "Wood", "Rosette", "Flat"] {
        app.tap_on(choice);
    }
    let look = |app: &mut TestApp| {
        let settings = app.settings();
        (settings.theme, settings.card_back, settings.discs)
    };
    let selected = look(&mut app);
    assert_eq!(selected, (Theme::Wood, CardBack::Rosette, DiscStyle::Flat));
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert_eq!(look(&mut app), selected);
}

#[test]
fn idle_screens_request_no_redraw() {
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
