//! Help shows the rules in effect, and everything else, wherever it is opened.
use std::collections::BTreeSet;

use bevy::input::keyboard::{Key, KeyCode};
use kozyr_core::opponent::Roster;
use kozyr_durak::Durak;
use kozyr_platform::screen::Screen;
use kozyr_reversi::Reversi;
use kozyr_testing::harness::TestApp;

/// An app in a window tall enough to need no scrolling.
fn tall(folder: &tempfile::TempDir) -> TestApp {
    TestApp::new(folder.path(), 800, 3200)
}

/// All texts on the screen.
fn texts(app: &mut TestApp) -> BTreeSet<String> {
    app.widget_names().into_iter().collect()
}

/// The rules of Durak with the options selected on the new game page.
fn rules(app: &mut TestApp) -> BTreeSet<String> {
    app.tap_on("Rules");
    let texts = texts(app);
    assert!(texts.contains("Using your current rules."));
    app.tap_on("Back");
    assert_eq!(app.screen(), kozyr_durak_ui::NEW_GAME);
    texts
}

#[test]
fn help_describes_a_house_rule_only_when_it_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Durak");
    app.tap_on("Show all rules");
    let usual = rules(&mut app);
    // The option to select, the one to restore it, and the sentence that Help shows only in
    // between.
    let options = [
        ("Redeal with five of a suit", "Redeal with five of a suit", "Redeal"),
        ("Two sides, seated alternately", "Two sides, seated alternately", "Partners"),
        (
            "No more than five cards until the first discard",
            "No more than five cards until the first discard",
            "Five-card start",
        ),
        (
            "No draws: the last defender is the fool",
            "No draws: the last defender is the fool",
            "No draws",
        ),
        (
            "Only the attacker",
            "The same players",
            "Once you take, only the attacker may still throw in cards that fit.",
        ),
        ("Nobody", "The same players", "Once you take, nobody may throw in any more."),
        (
            "8 cards",
            "6 cards",
            "A bout has at most 8 attack cards, and never more than the defender held at the start.",
        ),
        (
            "The defender’s hand",
            "6 cards",
            "A bout never has more attack cards than the defender held at the start.",
        ),
        (
            "Neighbours",
            "Everyone",
            "The defender’s neighbours may throw in, starting with the attacker.",
        ),
        ("The attacker", "Everyone", "Only the attacker may throw in."),
        ("With a card", "Not allowed", "Passing an attack on"),
        ("Or by showing a trump", "Not allowed", "Passing on by showing"),
        (
            "Lowest trump",
            "The fool defends",
            "In later deals, again the player with the lowest trump.",
        ),
        (
            "The same player",
            "Lowest trump again",
            "After a draw, the player who led first in the drawn deal.",
        ),
        (
            "The next player",
            "Lowest trump again",
            "After a draw, the player to the left of the one who led first in the drawn deal.",
        ),
        ("24 cards", "36 cards", "24 cards, from 9 to ace. Players: 2, 3, 4."),
    ];
    for (on, off, text) in options {
        assert!(!usual.contains(text), "{text} without {on}");
        app.tap_on(on);
        let with = rules(&mut app);
        assert!(with.contains(text), "{on}, but not {text}: {with:?}");
        app.tap_on(off);
        assert_eq!(rules(&mut app), usual, "after {on} and {off}");
    }
    let names_transfer = |text: &String| text.contains("pass the whole attack on");
    assert!(!usual.iter().any(names_transfer));
}

#[test]
fn help_says_how_often_a_trump_may_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Durak");
    app.tap_on("Show all rules");
    assert!(!texts(&mut app).contains("Once a bout"), "only if trumps may be shown");
    app.tap_on("Or by showing a trump");
    for (option, text) in [
        ("Once a bout", "Each player may do so once per bout."),
        ("Any number of times", "There’s no limit on how often you do so."),
        ("Once a deal", "Each player may do so once per deal."),
    ] {
        app.tap_on(option);
        assert!(rules(&mut app).contains(text), "{option}");
    }
}

#[test]
fn help_at_a_table_shows_its_rules() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Durak");
    app.tap_on("Passing on");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Help");
    let page = texts(&mut app);
    assert!(page.contains("Using this table’s rules.") && page.contains("Passing on by showing"));
    app.tap_on("All of Help");
    assert!(!texts(&mut app).contains("Learn by playing"), "a match is in progress");
    app.tap_on("Glossary");
    assert!(texts(&mut app).contains("Talon"));
    app.press(KeyCode::Escape, Key::Escape);
    assert!(texts(&mut app).contains("Fair shuffle"), "back to the contents");
    app.press(KeyCode::Escape, Key::Escape);
    app.tap_on("Resume");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
}

#[test]
fn help_at_the_board_opens_the_rules_of_reversi() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Help");
    assert!(texts(&mut app).contains("Flipping"));
    app.tap_on("Back");
    app.tap_on("Resume");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
}

/// The families of opponents; opponents with the same method share the first word of their names.
fn families<G: Roster>() -> BTreeSet<&'static str> {
    G::roster().iter().filter_map(|opponent| opponent.name.split('-').next()).collect()
}

#[test]
fn every_family_of_opponents_has_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Help");
    let durak = [
        "Random",
        "Lowest",
        "Greedy",
        "Potential",
        "Value of the hand",
        "Fuzzy",
        "Apprentice",
        "Master",
    ];
    let reversi = ["Novice", "Professional", "Look-ahead", "Engine"];
    assert_eq!(families::<Durak>().len(), durak.len());
    assert_eq!(
        families::<Reversi>().len(),
        reversi.len() + 1,
        "the random opponent plays both games"
    );
    for opponent in durak.iter().chain(&reversi) {
        app.tap_on(opponent);
        let page = texts(&mut app);
        assert!(page.contains("How it decides") && page.contains("How strong it is"), "{opponent}");
        app.tap_on("Back");
    }
    app.tap_on("Credits");
    app.tap_on("Back");
    app.tap_on("Controls");
    assert!(texts(&mut app).contains("Escape"));
    app.tap_on("Back");
    app.tap_on("Back");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn section_names_scroll_to_their_sections_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 360, 640);
    app.tap_on("Help");
    app.tap_on("Reversi");
    // The name appears in the row and again as a heading further down.
    let lowest = |app: &mut TestApp| app.find_all("Flipping").last().unwrap().y;
    let before = lowest(&mut app);
    app.tap_on("Flipping");
    // Scrolling is animated.
    for _ in 0..60 {
        app.frame();
    }
    assert!(lowest(&mut app) < before - 50.0, "the section scrolled into view");
}

#[test]
fn wide_windows_show_the_contents_beside_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1600, 1500);
    app.tap_on("Help");
    assert!(texts(&mut app).contains("Defence"), "the rules are open");
    app.tap_on("Glossary");
    assert!(texts(&mut app).is_superset(&["Talon", "Greedy"].map(String::from).into()));
    app.tap_on("Greedy");
    assert!(texts(&mut app).contains("How it decides"));
    // There is no intermediate page to return to.
    app.press(KeyCode::Escape, Key::Escape);
    assert!(texts(&mut app).contains("Statistics"), "the front page");
}

#[test]
fn lessons_can_be_started_from_help() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Help");
    app.tap_on("Learn Reversi");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
    assert!(texts(&mut app).contains("Next"));
}
