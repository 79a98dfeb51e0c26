//! The player's habits: counted after each deal, shown, passed to opponents that may use them, and
//! deleted.

use kozyr_core::{
    game::{Player, Seat},
    opponent,
};
use kozyr_durak::{
    Durak,
    profile::{Habit, PlayerProfile},
};
use kozyr_durak_ui::habits::Habits;
use kozyr_testing::harness::TestApp;

/// Plays a whole deal against an opponent, starting from the home screen.
fn play_against(app: &mut TestApp, character: &str, rated: bool) {
    begin_against(app, character, rated);
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
}

/// Starts a deal against the opponent with this character name, from the home screen.
fn begin_against(app: &mut TestApp, character: &str, rated: bool) {
    app.tap_on("Durak");
    let is_rated =
        |app: &mut TestApp| app.widget_names().iter().any(|name| name.contains("Classic rules"));
    if rated != is_rated(app) {
        app.tap_on("Rated game");
    }
    app.tap_on(character);
    app.tap_on("Start");
}

/// Leaves the table without being asked to confirm.
fn leave(app: &mut TestApp) {
    app.settings().confirm.leaving = false;
    app.open_menu();
    app.tap_on("Leave the table");
}

/// The habits that the deal's opponent knows, as encoded in its name; `None` if it knows none.
fn known_habits(app: &TestApp) -> Option<String> {
    let Player::Opponent(name) = &app.durak().unwrap().players()[1] else { panic!("no opponent") };
    opponent::make_opponent::<Durak>(name).expect("a known opponent");
    name.split_once("profiles=").map(|(_, profile)| profile.to_owned())
}

/// The player's habits counted so far.
fn habits(app: &TestApp) -> Habits {
    app.habits().clone()
}

#[test]
fn a_deal_is_counted_once_and_masters_know_it_in_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let known = {
        let mut app = TestApp::new(folder.path(), 390, 844);
        app.settle();
        app.set_first_seed(1);
        play_against(&mut app, "Raccoon", false);
        assert_eq!(known_habits(&app), None, "no habits at first");
        // The expected counts, computed from the record.
        let mut expected = PlayerProfile::default();
        expected.add_deal(app.durak().unwrap().game(), Seat::new(0));
        assert_eq!(habits(&app).profile, expected);
        assert_eq!(expected.deals(), 1);
        expected
    };
    // The restored deal is not counted again.
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settle();
    app.set_first_seed(2);
    assert_eq!(habits(&app).profile.to_string(), known.to_string());
    begin_against(&mut app, "Fox", false);
    assert_eq!(known_habits(&app), Some(known.to_string()));
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
    let more = habits(&app).profile;
    assert_eq!(more.deals(), 2);
    // In the next deal of the match, opponents know the updated habits.
    app.tap_on("Play again");
    assert_eq!(known_habits(&app), Some(more.to_string()));
}

#[test]
fn habits_are_withheld_from_other_opponents_and_in_rated_matches() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settle();
    app.set_first_seed(3);
    play_against(&mut app, "Hamster", true);
    leave(&mut app);
    assert_eq!(habits(&app).profile.deals(), 1, "rated deals are counted too");
    begin_against(&mut app, "Raccoon", true);
    assert_eq!(known_habits(&app), None);
    app.open_menu();
    app.tap_on("Resign");
    app.tap_on("Resign");
    begin_against(&mut app, "Hamster", false);
    assert_eq!(known_habits(&app), None);
    leave(&mut app);
    app.tap_on("Durak");
    app.tap_on("Squirrel");
    // The habits can be viewed and withheld from opponents.
    app.tap_on("Your habits");
    app.tap_on("Let opponents use them (never in rated games)");
    app.tap_on("Back");
    app.tap_on("Start");
    assert_eq!(known_habits(&app), None);
}

#[test]
fn habits_can_be_viewed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settle();
    app.set_first_seed(5);
    play_against(&mut app, "Raccoon", false);
    let counted = habits(&app).profile;
    app.open_menu();
    app.tap_on("Your habits");
    let names = app.widget_names();
    let is_shown = |words: &str| names.iter().any(|name| name.contains(words));
    assert!(is_shown("One deal counted"), "{names:?}");
    assert!(is_shown("You play"), "whom they play like, or that it is nobody: {names:?}");
    for habit in Habit::ALL {
        let chances = counted.tally(habit).opportunities.round();
        let text = match chances > 0.0 {
            true => format!("of {chances} times"),
            false => "Not seen yet".into(),
        };
        assert!(is_shown(&text), "{habit:?}: {text} in {names:?}");
    }
    app.tap_on("Delete all habits");
    assert_eq!(habits(&app).profile, counted, "a confirmation comes first");
    app.tap_on("Really delete all habits");
    assert!(habits(&app).profile.is_empty());
    assert!(app.widget_names().iter().any(|name| name.contains("No deals counted yet")));
    drop(app);
    let app = TestApp::new(folder.path(), 390, 844);
    assert!(habits(&app).profile.is_empty(), "deleted habits stay deleted");
}
