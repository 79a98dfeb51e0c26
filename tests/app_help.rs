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

fn texts(app: &mut TestApp) -> BTreeSet<String> {
    app.widget_names().into_iter().collect()
}

/// The rules of Durak with the options selected on the new game page.
fn rules(app: &mut TestApp) -> BTreeSet<String> {
    app.tap_on("Rules");
    let texts = texts(app);
    assert!(texts.contains("By the house rules you chose last."));
    app.tap_on("Back");
    assert_eq!(app.screen(), kozyr_durak_ui::NEW_GAME);
    texts
}

#[test]
fn help_speaks_of_a_house_rule_exactly_when_it_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Durak");
    app.tap_on("All house rules");
    let usual = rules(&mut app);
    // The option to select, the one to restore it, and the sentence that Help shows only in
    // between.
    let options = [
        ("New deal for five of a suit", "New deal for five of a suit", "A new deal"),
        ("Two sides, partners opposite", "Two sides, partners opposite", "Partners"),
        (
            "No more than five cards until the first discard",
            "No more than five cards until the first discard",
            "Five cards at first",
        ),
        (
            "No draws: the last defender is the fool",
            "No draws: the last defender is the fool",
            "No draws",
        ),
        (
            "Throwing in after a pick-up",
            "Throwing in after a pick-up",
            "Once you take, nobody may throw in any more.",
        ),
        (
            "neighbours",
            "everyone",
            "The defender’s neighbours may throw in, starting with the attacker.",
        ),
        ("the attacker", "everyone", "Only the attacker may throw in."),
        ("with a card", "not allowed", "Passing an attack on"),
        ("or by showing a trump", "not allowed", "Passing on by showing"),
        (
            "lowest trump",
            "the fool defends",
            "In later deals, again the player with the lowest trump.",
        ),
        ("24 cards", "36 cards", "24 cards, from the 9 up to the ace. Players: 2, 3, 4."),
    ];
    for (on, off, said) in options {
        assert!(!usual.contains(said), "{said} without {on}");
        app.tap_on(on);
        let with = rules(&mut app);
        assert!(with.contains(said), "{on}, but not {said}: {with:?}");
        app.tap_on(off);
        assert_eq!(rules(&mut app), usual, "after {on} and {off}");
    }
    let taking_back = |text: &String| text.contains("pass the whole attack on");
    assert!(!usual.iter().any(taking_back));
}

#[test]
fn help_at_a_table_tells_the_rules_of_that_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = tall(&folder);
    app.tap_on("Durak");
    app.tap_on("Transfer");
    app.tap_on("Start");
    app.open_menu();
    app.tap_on("Help");
    let here = texts(&mut app);
    assert!(here.contains("By the rules of this table.") && here.contains("Passing on by showing"));
    app.tap_on("All of Help");
    assert!(!texts(&mut app).contains("Learn by playing"), "a match is in progress");
    app.tap_on("Words");
    assert!(texts(&mut app).contains("Talon"));
    app.press(KeyCode::Escape, Key::Escape);
    assert!(texts(&mut app).contains("The fair shuffle"), "back to the contents");
    app.press(KeyCode::Escape, Key::Escape);
    app.tap_on("Resume");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
}

#[test]
fn help_opens_at_the_rules_of_the_game_on_the_board() {
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
    let reversi = ["Novice", "Professional", "Plies", "Engine"];
    assert_eq!(families::<Durak>().len(), durak.len());
    assert_eq!(
        families::<Reversi>().len(),
        reversi.len() + 1,
        "the random opponent plays both games"
    );
    for opponent in durak.iter().chain(&reversi) {
        app.tap_on(opponent);
        let told = texts(&mut app);
        assert!(told.contains("How it decides") && told.contains("How strong it is"), "{opponent}");
        app.tap_on("Back");
    }
    app.tap_on("Credits");
    app.tap_on("Back");
    app.tap_on("Keys and touch");
    assert!(texts(&mut app).contains("Escape"));
    app.tap_on("Back");
    app.tap_on("Back");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn a_row_of_names_leads_to_each_section_on_a_phone() {
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
fn the_contents_stand_beside_what_is_read_in_a_wide_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1600, 1500);
    app.tap_on("Help");
    assert!(texts(&mut app).contains("Defence"), "the rules are open");
    app.tap_on("Words");
    assert!(texts(&mut app).is_superset(&["Talon", "Greedy"].map(String::from).into()));
    app.tap_on("Greedy");
    assert!(texts(&mut app).contains("How it decides"));
    // There is no intermediate page to return to.
    app.press(KeyCode::Escape, Key::Escape);
    assert!(texts(&mut app).contains("Statistics"), "the front page");
}

#[test]
fn lessons_can_be_taken_from_help() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Help");
    app.tap_on("Learn Reversi");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
    assert!(texts(&mut app).contains("Next"));
}
