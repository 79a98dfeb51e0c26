//! Inspecting opponents in the app: watching, opening, adjusting and saving them; and game trees.
use bevy::math::Vec2;
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget},
};
use kozyr_durak::{self as durak, Durak, Rules, opponents::fuzzy::mean_price};
use kozyr_testing::harness::TestApp;

/// Starts the app in a phone-sized window.
fn app(folder: &tempfile::TempDir) -> TestApp {
    TestApp::new(folder.path(), 390, 844)
}

/// Whether some text on the screen contains `words`.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

/// Whether all players of a match are opponents.
fn opponents_alone<G: Game>(record: &Record<G>) -> bool {
    record.players().iter().all(|player| matches!(player, Player::Opponent(_)))
}

#[test]
fn a_deal_between_opponents_can_be_watched_paused_and_stepped() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Watch a game");
    app.tap_on("1 · Hedgehog");
    app.tap_on("Hamster");
    app.tap_on_without_settling("Start");
    assert!(opponents_alone(app.durak().unwrap()));
    app.run_until(|app| app.durak().unwrap().actions().len() > 3);
    app.tap_on_without_settling("Pause");
    let paused_at = app.durak().unwrap().actions().len();
    for _ in 0..200 {
        app.frame();
    }
    assert_eq!(app.durak().unwrap().actions().len(), paused_at, "nothing happens while paused");
    app.tap_on("Step");
    assert_eq!(app.durak().unwrap().actions().len(), paused_at + 1, "a step is one decision");
    app.tap_on_without_settling("Resume");
    app.tap_on_without_settling("Normal");
    app.run_until(|app| app.durak().unwrap().outcome().is_some());
    app.settle();
    assert!(says(&mut app, "wins") || says(&mut app, "A draw"));
}

#[test]
fn watching_a_match_does_not_change_the_players_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let own = app.reversi().unwrap().clone();
    app.tap_on("Menu");
    app.tap_on("Leave the table");
    app.tap_on("Watch a game");
    app.tap_on("Reversi");
    app.tap_on_without_settling("Start");
    assert!(opponents_alone(app.reversi().unwrap()));
    app.tap_on_without_settling("Pause");
    app.open_menu();
    app.tap_on("Leave the table");
    assert_eq!(*app.reversi().unwrap(), own);
    app.tap_on("Continue");
    assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
}

#[test]
fn a_saved_deal_resumes_with_the_same_cards() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Durak");
    app.tap_on("Start");
    let saved = app.durak().unwrap().clone();
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Save this game");
    app.tap_on("Back");
    app.tap_on("Resume");
    app.play_durak();
    app.play_durak();
    assert_ne!(*app.durak().unwrap(), saved);
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("1 · You – Hedgehog");
    assert_eq!(*app.durak().unwrap(), saved);
    // The suspended match is not lost.
    app.open_menu();
    app.tap_on("Saved games");
    assert!(says(&mut app, "2 · You – Hedgehog"));
    let text = std::fs::read_to_string(folder.path().join("durak-1.txt")).unwrap();
    assert!(!text.is_empty());
    app.tap_on("Delete game 2");
    app.tap_on("Really delete game 2");
    assert!(!says(&mut app, "2 · You – Hedgehog"));
}

#[test]
fn a_game_can_be_copied_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Reversi");
    app.tap_on("Start");
    let copied = app.reversi().unwrap().clone();
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Copy as text");
    app.tap_on("Back");
    app.tap_on("Leave the table");
    app.tap_on("Reversi");
    app.tap_on("Start");
    assert_ne!(*app.reversi().unwrap(), copied);
    app.open_menu();
    app.tap_on("Saved games");
    app.tap_on("Open a game");
    app.tap_on("Paste");
    app.tap_on("Play on");
    assert_eq!(*app.reversi().unwrap(), copied);
}

#[test]
fn the_fuzzy_opponent_uses_edited_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1800);
    app.tap_on("Durak");
    app.tap_on("Cat");
    app.tap_on("Change its tables");
    app.tap_on("beat medium bad: take");
    app.tap_on("Back");
    assert!(says(&mut app, "It plays by your tables"));
    app.tap_on("Start");
    let Player::Opponent(name) = &app.durak().unwrap().players()[1] else { panic!("no opponent") };
    assert!(name.starts_with("fuzzy?"), "{name}");
    assert!(kozyr_core::opponent::make_opponent::<kozyr_durak::Durak>(name).is_ok(), "{name}");
    app.tap_on("Why?");
    assert!(app.find("Tables").is_none(), "its evaluation would reveal hidden cards");
    app.tap_on("Close");
    app.settings().open_hands = true;
    app.tap_on("Why?");
    app.tap_on("Tables");
    assert!(says(&mut app, "average card strength"), "{:?}", app.widget_names());
    assert!(says(&mut app, "bits"), "{:?}", app.widget_names());
    // The tables survive a restart.
    drop(app);
    let mut app = self::app(&folder);
    assert!(
        app.settings().control_tables != *kozyr_durak::opponents::fuzzy::ControlTables::published()
    );
}

#[test]
fn an_adjusted_parameter_is_part_of_the_opponents_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1800);
    app.tap_on("Durak");
    app.tap_on("Customise");
    let slider = app.find("Taste for risk").unwrap();
    app.tap(slider + Vec2::new(150.0, 12.0));
    app.tap_on("Start");
    let Player::Opponent(name) = &app.durak().unwrap().players()[1] else { panic!("no opponent") };
    let (base, change) = name.split_once('?').expect("a changed parameter");
    assert_eq!(base, "potential");
    let risk = change.strip_prefix("risk=").unwrap_or_else(|| panic!("{name}"));
    let risk: f64 = risk.parse().unwrap();
    assert!((0.6..=1.0).contains(&risk), "{risk}");
}

#[test]
fn long_pages_scroll_by_wheel_and_finger() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Durak");
    let middle = Vec2::new(195.0, 500.0);
    let before = app.find("Hamster").unwrap().y;
    app.scroll(middle, 3.0);
    let wheeled = app.find("Hamster").unwrap().y;
    assert!(wheeled < before - 60.0, "{before} {wheeled}");
    app.scroll(middle, -3.0);
    assert!((app.find("Hamster").unwrap().y - before).abs() < 60.0);
    app.drag(middle, middle - Vec2::new(0.0, 200.0));
    let dragged = app.find("Hamster").unwrap().y;
    assert!(dragged < before - 60.0, "{before} {dragged}");
}

#[test]
fn a_game_tree_can_be_searched_step_by_step_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Game trees");
    assert!(says(&mut app, "Value of a: 4. Best play: a – b – d – i."));
    app.tap_on("Alpha-beta");
    assert!(says(&mut app, "were never visited"));
    app.tap_on("To the beginning");
    assert!(says(&mut app, "The search hasn’t started"));
    app.tap_on("A step forward");
    assert!(says(&mut app, "Visit a"));
    app.tap_on("Example: win or loss");
    assert!(says(&mut app, "a is won"));
    app.tap_on("Copy");
    app.tap_on("Paste a tree");
    assert!(says(&mut app, "a is won"));
}

#[test]
fn any_tree_node_can_be_solved_and_repetitions_are_marked() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.tap_on("Game trees");
    let full_name = |app: &mut TestApp, start: &str| {
        app.widget_names().into_iter().find(|name| name.starts_with(start)).unwrap()
    };
    let name = full_name(&mut app, "b: ");
    app.tap_on(&name);
    app.tap_on("What is b worth?");
    assert!(says(&mut app, "Value of b: 4"));
    app.set_clipboard(
        "a -> b c\nb -> d e\nc -> e f\nd -> c g\ne -> b h\nf = won\ng = lost\nh = lost",
    );
    app.tap_on("Paste a tree");
    // Cycling between b and e wins nothing, and from c the opponent can go to e.
    assert!(says(&mut app, "a is not won"));
    let name = full_name(&mut app, "f: ");
    app.tap_on(&name);
    assert!(says(&mut app, "Leaf f"));
    // In the game from a, the opponent moves at c; as the player's own position c is won by f.
    for (node, question, answer) in [
        ("d: ", "Is d won?", "d is not won"),
        ("c: ", "Is c won in the game from a?", "c is not won"),
        ("c: ", "Is c won with Max to move?", "c is won"),
    ] {
        let name = full_name(&mut app, node);
        app.tap_on(&name);
        app.tap_on(question);
        assert!(says(&mut app, answer), "{question}: {:?}", app.widget_names());
    }
    // The same position occurs twice; the second occurrence refers to the first.
    let again = full_name(&mut app, "e again");
    app.tap_on(&again);
    assert!(says(&mut app, "e again: the same node appears elsewhere"));
    // The cyclic step is part of the walk.
    app.tap_on("To the beginning");
    let mut repeated = false;
    for _ in 0..60 {
        app.tap_on("A step forward");
        repeated |= says(&mut app, "appears earlier in this line");
    }
    assert!(repeated);
}

/// Every opponent with linguistic tables, also with changed parameters.
const FUZZY: [&str; 4] =
    ["fuzzy", "fuzzy-learned", "fuzzy?late_by_opponent=1", "fuzzy-learned?samples=50"];

#[test]
fn the_tables_page_shows_the_samples_of_the_decision() {
    for name in FUZZY {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(&folder);
        let players = vec![Player::Human, Player::Opponent(name.into())];
        let setup = durak::Setup::new(2, Rules::throw_in());
        app.load_match(Record::<Durak>::new(setup, Seed::from(4), players).unwrap());
        app.settle();
        let sample_count = |app: &TestApp| {
            let record = app.durak().unwrap();
            let mut replayed = record.after_actions(0);
            let mut last = None;
            for &action in record.actions() {
                if let Some((seat, Player::Opponent(name))) = replayed.to_act() {
                    let decision =
                        opponent::decide(&replayed, seat, name, &Budget::default()).unwrap();
                    assert_eq!(decision.action, action);
                    let samples = decision.explanation.samples.len();
                    last = (samples > 1).then_some(samples).or(last);
                }
                replayed.play(action).unwrap();
            }
            last
        };
        while sample_count(&app).is_none() {
            app.play_durak();
        }
        let samples = sample_count(&app).unwrap();
        app.settings().open_hands = true;
        app.tap_on("Why?");
        app.tap_on("Tables");
        app.tap_on("Last decision");
        app.settle();
        for _ in 0..samples {
            app.frame();
        }
        let ending = format!("Samples: {samples}.");
        assert!(
            app.widget_names().iter().any(|name| name.ends_with(&ending)),
            "{name}: {:?}",
            app.widget_names()
        );
    }
}

#[test]
fn the_tables_page_samples_the_current_state_while_a_person_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    let players = vec![Player::Human, Player::Opponent("fuzzy".into())];
    let setup = durak::Setup::new(2, Rules::throw_in());
    app.load_match(Record::<Durak>::new(setup, Seed::from(4), players).unwrap());
    app.settle();
    app.settings().open_hands = true;
    let mut compared = 0;
    for _ in 0..6 {
        app.play_durak();
        app.settle();
        let record = app.durak().unwrap();
        let Some((_, Player::Human)) = record.to_act() else { continue };
        // The hand as it is now, not as it was at the last decision.
        let view = record.game().view(Seat::new(1));
        let mean = mean_price(view.hand(), view.trump(), view.rules().deck).unwrap();
        let expected = format!("average card strength {mean:.2}");
        app.tap_on("Why?");
        app.tap_on("Tables");
        app.settle();
        let names = app.widget_names();
        let own = names.iter().find(|name| name.starts_with("Its hand")).unwrap();
        assert!(own.contains(&expected), "{own}: {expected}");
        for _ in 0..200 {
            app.frame();
        }
        assert!(app.widget_names().iter().any(|name| name.ends_with("Samples: 200.")));
        app.tap_on("Close");
        compared += 1;
    }
    assert!(compared > 1, "{compared}");
}
