//! Playing the app by keyboard alone.
use std::collections::BTreeSet;

use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Rect,
};
use kozyr_core::game::Game;
use kozyr_durak::Action;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_reversi as reversi;
use kozyr_testing::harness::TestApp;

fn tab(app: &mut TestApp) {
    app.press(KeyCode::Tab, Key::Tab);
}

fn enter(app: &mut TestApp) {
    app.press(KeyCode::Enter, Key::Enter);
}

/// Presses an arrow key.
fn arrow(app: &mut TestApp, code: KeyCode) {
    let key = match code {
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        _ => Key::ArrowDown,
    };
    app.press(code, key);
}

/// The name of the focused widget; empty if there is none.
fn focused(app: &mut TestApp) -> String {
    app.focused().map(|focused| focused.name).unwrap_or_default()
}

/// Presses Tab until a widget whose name starts with `name` has focus, then presses Enter.
fn choose(app: &mut TestApp, name: &str) {
    for _ in 0..80 {
        if focused(app).starts_with(name) {
            return enter(app);
        }
        tab(app);
    }
    panic!("Tab does not reach `{name}`: {:?}", app.widget_names());
}

/// Plays the player's first playable card by keyboard, or presses the button.
fn play_durak(app: &mut TestApp) {
    let before = app.durak().unwrap().actions().len();
    let plays_card = |action: &Action| {
        matches!(action, Action::Attack(_) | Action::Beat { .. } | Action::ThrowIn(_))
    };
    if app.durak().unwrap().game().legal_actions().iter().any(plays_card) {
        for _ in 0..60 {
            let name = focused(app);
            if name.ends_with("can be played") {
                break;
            }
            // Tab leads from a button to the hand; arrow keys move within the hand.
            if name.contains(" of ") { arrow(app, KeyCode::ArrowRight) } else { tab(app) }
        }
        assert!(focused(app).ends_with("can be played"), "{:?}", app.widget_names());
        enter(app);
        // A card with several meanings opens a prompt, and its first answer has focus.
        if app.durak().unwrap().actions().len() == before {
            assert!(app.widget_names().contains(&"Which one?".into()), "{:?}", app.widget_names());
            enter(app);
        }
    } else {
        let names = app.widget_names();
        let button = names
            .iter()
            .find(|name| ["Take", "Done", "Pass"].iter().any(|word| name.starts_with(word)));
        choose(app, &button.expect("there is a button").clone());
    }
    assert!(app.durak().unwrap().actions().len() > before, "{:?}", app.widget_names());
}

#[test]
fn durak_can_be_played_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert_eq!(focused(&mut app), "", "no mark before a key is touched");
    choose(&mut app, "Durak");
    assert_eq!(focused(&mut app), "Start", "another Enter starts the match");
    enter(&mut app);
    while app.durak().unwrap().outcome().is_none() {
        play_durak(&mut app);
    }
    choose(&mut app, "Review");
    app.press(KeyCode::Escape, Key::Escape);
    choose(&mut app, "Close the replay");
    choose(&mut app, "Leave");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn reversi_can_be_played_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    choose(&mut app, "Reversi");
    enter(&mut app);
    while app.reversi().unwrap().outcome().is_none() {
        let record = app.reversi().unwrap();
        let before = record.actions().len();
        let reversi::Action::Place(square) = record.game().legal_actions()[0] else {
            choose(&mut app, "Pass");
            continue;
        };
        for _ in 0..30 {
            let name = focused(&mut app);
            let at = name.get(..2).and_then(|name| name.parse::<reversi::Square>().ok());
            let Some(at) = at else {
                tab(&mut app);
                continue;
            };
            let code = if at.column() < square.column() {
                KeyCode::ArrowRight
            } else if at.column() > square.column() {
                KeyCode::ArrowLeft
            } else if at.row() < square.row() {
                KeyCode::ArrowDown
            } else if at.row() > square.row() {
                KeyCode::ArrowUp
            } else {
                break;
            };
            arrow(&mut app, code);
        }
        assert!(focused(&mut app).starts_with(&format!("{square}, legal")));
        enter(&mut app);
        assert!(app.reversi().unwrap().actions().len() > before);
    }
}

#[test]
fn tab_reaches_every_pressable_widget_and_scrolls_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    for stop in TestApp::stops() {
        app.visit(stop);
        let all: Vec<_> =
            app.accessible_nodes().into_iter().filter(|node| node.reachable).collect();
        let mut reached = BTreeSet::new();
        for _ in 0..all.len() + 4 {
            app.press_key_without_settling(KeyCode::Tab, Key::Tab);
            let focus = app.focused().unwrap_or_else(|| panic!("{stop}: focus is lost"));
            assert!(!focus.name.is_empty(), "{stop}: {focus:?} has no name");
            // Long pages scroll with an animation.
            let is_visible = (0..60).any(|_| {
                app.frame();
                let place = app.focused().and_then(|focus| focus.place).expect("its bounds");
                Rect::new(0.0, 0.0, 844.0, 390.0).contains(place.center())
            });
            assert!(is_visible, "{stop}: {focus:?} is out of sight");
            reached.insert(focus.name);
        }
        // Lines are entered at their beginning, where stepping back is disabled.
        let remaining: BTreeSet<_> = app
            .accessible_nodes()
            .into_iter()
            .filter(|node| node.reachable)
            .map(|node| node.name)
            .collect();
        // Widgets below a backdrop are unreachable; cards and squares are reached by arrow keys.
        let missed: Vec<_> = all
            .iter()
            .filter(|node| {
                !reached.contains(&node.name) && remaining.contains(&node.name) && !node.in_group
            })
            .collect();
        assert!(app.has_modal() || missed.is_empty(), "{stop}: {missed:?}");
    }
}

#[test]
fn escape_returns_to_the_home_screen_from_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    for stop in TestApp::stops() {
        app.visit(stop);
        for _ in 0..12 {
            let names = app.widget_names();
            let leave = ["Leave the table", "Leave the lesson", "Close the puzzle"]
                .into_iter()
                .find(|name| names.contains(&(*name).into()));
            if let Some(leave) = leave {
                choose(&mut app, leave);
            }
            if app.screen_and_menu() == (Screen::Home, Menu::None) {
                break;
            }
            app.press(KeyCode::Escape, Key::Escape);
        }
        assert_eq!(app.screen_and_menu(), (Screen::Home, Menu::None), "{stop}");
    }
}

#[test]
fn sliders_can_be_moved_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    choose(&mut app, "Durak");
    choose(&mut app, "Customise");
    for _ in 0..40 {
        if focused(&mut app) == "Taste for risk" {
            break;
        }
        tab(&mut app);
    }
    for _ in 0..3 {
        arrow(&mut app, KeyCode::ArrowRight);
        assert_eq!(focused(&mut app), "Taste for risk", "arrows slide and do not lead away");
    }
    choose(&mut app, "Start");
    let kozyr_core::game::Player::Opponent(name) = &app.durak().unwrap().players()[1] else {
        panic!("no opponent")
    };
    assert!(name.starts_with("potential?risk="), "{name}");
}
