//! The move log beside the table.
use bevy::input::keyboard::{Key, KeyCode};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::Card;
use kozyr_testing::harness::TestApp;

#[test]
fn the_log_names_every_played_card_beside_the_table() {
    for (width, height) in [(1280, 800), (2560, 1440)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        app.tap_on("Durak");
        app.tap_on("Start");
        for _ in 0..4 {
            app.play_durak();
        }
        app.tap_on("Why?");
        app.tap_on("Moves");
        let record = app.durak().unwrap().clone();
        let names = app.widget_names();
        assert!(record.actions().len() >= 4);
        for action in record.actions() {
            // The log names each played card with its suit symbol.
            for card in action.played_cards().iter() {
                let text = card.to_string();
                let rank = text[..text.len() - 1].replace('T', "10");
                let suit = ["♠", "♣", "♦", "♥"][card.suit() as usize];
                let is_logged = names.iter().any(|name| name.contains(&format!("{rank}{suit}")));
                assert!(is_logged, "{card}: {names:?}");
            }
        }
        let tab = app.find("Moves").unwrap();
        let hand: Vec<Card> = record.game().hand(Seat::new(0)).iter().collect();
        for card in hand {
            let at = app.card(card).unwrap();
            assert!(at.x < tab.x - 60.0, "the log doesn't cover the table: {at} {tab}");
        }
    }
}

#[test]
fn a_long_log_opens_at_its_end_and_scrolls_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let first = app.reversi().unwrap().game().legal_actions()[0].to_string();
    for _ in 0..10 {
        app.play_reversi();
    }
    app.tap_on("Why?");
    app.tap_on("Moves");
    let ending = format!("→ {first}");
    let top = |app: &mut TestApp| {
        let line = app.widget_names().into_iter().find(|name| name.ends_with(&ending)).unwrap();
        app.find(&line).unwrap().y
    };
    assert!(top(&mut app) < 0.0, "the last action is visible");
    app.press(KeyCode::Home, Key::Home);
    assert!((0.0..390.0).contains(&top(&mut app)));
    app.press(KeyCode::End, Key::End);
    assert!(top(&mut app) < 0.0);
}
