//! The review as a coach: turning points, better actions, their cost, and what to practise next.

use kozyr_durak_ui::DurakUi;
use kozyr_features::game_ui::ActionOf;
use kozyr_reversi_ui::ReversiUi;
use std::{
    collections::{BTreeMap, BTreeSet},
    thread,
    time::Duration,
};

use crate::random_match::random_match;
use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::{
    any_record::AnyRecord,
    game::{Player, Record, Seat, Seed},
    opponent::{self, Budget},
    teacher::Exercises,
};
use kozyr_durak::{self as durak, Durak};
use kozyr_features::review::{JudgeDecisionJob, Opinion, Reviewable};
use kozyr_platform::jobs::Job;
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_testing::harness::{AccessibleNode, TestApp};
use kozyr_ui::language::{Language, Locale};

const SIZES: [[u32; 2]; 3] = [[390, 844], [844, 390], [1280, 800]];

/// Waits until the whole match has been reviewed.
fn wait(app: &mut TestApp) {
    for _ in 0..60_000 {
        app.frame();
        let waiting = app.widget_names().iter().any(|name| name.starts_with("Reviewing the game"));
        if !waiting && app.running_jobs() == 0 {
            return app.settle();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("the review never finished: {:?}", app.widget_names());
}

/// A finished deal of a random player.
fn deal(seed: u64) -> Record<Durak> {
    random_match::<DurakUi>(durak::Setup::new(2, durak::Rules::default()), seed, "potential")
}

/// A finished Reversi game of a random player.
fn board(seed: u64) -> Record<Reversi> {
    random_match::<ReversiUi>(reversi::Setup::default(), seed, "novice")
}

/// The reviewer's opinions on every decision of a seat, requested one by one.
fn opinions<U: Reviewable>(
    record: &Record<U::Rules>,
    seat: Seat,
) -> Vec<(usize, Opinion<ActionOf<U>>)> {
    let judged = |at| JudgeDecisionJob::<U> { record: record.clone(), at }.run(&Budget::default());
    let all = (0..record.actions().len()).filter_map(|at| Some((at, judged(at)?)));
    all.filter(|(_, opinion)| opinion.seat == seat).collect()
}

/// Returns the three costliest decisions of a seat among those with a significant cost.
fn turns<U: Reviewable>(
    record: &Record<U::Rules>,
    seat: Seat,
) -> Vec<(usize, Opinion<ActionOf<U>>)> {
    let mut all = opinions::<U>(record, seat);
    all.retain(|(_, opinion)| {
        opinion.played.is_some_and(|(_, lost)| lost - opinion.loss_error >= U::TURNING_POINT_LOSS)
    });
    let lost = |opinion: &Opinion<ActionOf<U>>| opinion.played.unwrap().1;
    all.sort_by(|(_, a), (_, b)| lost(b).total_cmp(&lost(a)));
    all.truncate(3);
    all
}

/// The turning point cards, from the first on.
fn cards(app: &mut TestApp) -> Vec<String> {
    let is_card =
        |name: &str| name.split_once(". ").is_some_and(|(at, _)| at.parse::<u32>().is_ok());
    let found = app.accessible_nodes().into_iter().filter(|node| node.role == Role::RadioButton);
    let mut found: Vec<_> = found
        .filter(|node| is_card(&node.name))
        .filter_map(|node| Some((node.place?.min.y, node.name)))
        .collect();
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    found.into_iter().map(|(_, name)| name).collect()
}

/// Returns the number of actions before the decision on a turning point card.
fn at(card: &str) -> usize {
    card.split_once(". ").unwrap().0.parse::<usize>().unwrap() - 1
}

/// Asserts that the result of a match leads to the first turning point, and on to the others.
fn assert_leads_to_turning_points<U: Reviewable>(record: &Record<U::Rules>, size: [u32; 2]) {
    let turns = turns::<U>(record, Seat::new(0));
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), size[0], size[1]);
    app.load_match(record.clone());
    app.settle();
    app.tap_on_without_settling("Turning points");
    wait(&mut app);
    let shown_actions = |app: &TestApp| app.record::<U::Rules>().unwrap().actions().len();
    assert_eq!(shown_actions(&app), turns[0].0, "the greatest loss comes first");
    let indices: Vec<usize> = cards(&mut app).iter().map(|card| at(card)).collect();
    assert_eq!(indices, turns.iter().map(|(at, _)| *at).collect::<Vec<_>>());
    for (card, (at, opinion)) in cards(&mut app).into_iter().zip(&turns) {
        app.request_action(&card, Ask::Click);
        assert_eq!(shown_actions(&app), *at);
        // The better action comes first, then the played one, then the better one again.
        let better = app.table_overlay();
        assert!(better.has_content());
        app.request_action("Played", Ask::Click);
        let played = app.table_overlay();
        // A pass shows nothing.
        let passes = opinion.played.is_some_and(|(action, _)| action.to_string() == "pass");
        assert!((played.has_content() || passes) && played != better);
        app.request_action("Best", Ask::Click);
        assert_eq!(app.table_overlay(), better);
        let is_card = |node: &AccessibleNode| node.role == Role::RadioButton && node.name == card;
        let cost = app.accessible_nodes().into_iter().find(is_card).unwrap();
        let description = cost.description;
        assert_eq!(description.contains('±'), opinion.loss_error > 0.0, "{description}");
        assert_eq!(description.contains("proven"), opinion.exact, "{description}");
    }
    let faults = app.layout_faults();
    assert!(faults.is_empty(), "{size:?}: {faults:?}");
    assert!(app.comes_to_rest());
}

/// Finds matches with a turning point, and checks each in a window of another size.
fn assert_all_lead_to_turning_points<U: Reviewable>(played: fn(u64) -> Record<U::Rules>) {
    let turned = (1..).map(played).filter(|record| !turns::<U>(record, Seat::new(0)).is_empty());
    for (record, size) in turned.zip(SIZES) {
        assert_leads_to_turning_points::<U>(&record, size);
    }
}

#[test]
fn the_result_of_a_deal_leads_to_its_turning_points() {
    assert_all_lead_to_turning_points::<DurakUi>(deal);
}

#[test]
fn the_result_of_a_reversi_game_leads_to_its_turning_points() {
    assert_all_lead_to_turning_points::<ReversiUi>(board);
}

/// The exercises saved by the app.
fn exercises(app: &TestApp, folder: &tempfile::TempDir) -> Exercises {
    app.wait_for_saves();
    let text = std::fs::read_to_string(folder.path().join("exercises.json"));
    text.map_or_else(|_| Exercises::default(), |text| Exercises::from_text(&text).unwrap())
}

/// Asserts that mistakes in a match just played become exercises, each once. In a replay, they do
/// so only on request.
fn assert_mistakes_become_exercises<U: Reviewable>(record: &Record<U::Rules>)
where
    AnyRecord: From<Record<U::Rules>>,
{
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(record.clone());
    app.settle();
    app.tap_on_without_settling("Review");
    wait(&mut app);
    let saved = exercises(&app, &folder);
    let mistakes: BTreeMap<String, usize> = opinions::<U>(record, Seat::new(0))
        .into_iter()
        .filter(|(_, opinion)| {
            opinion.played.unwrap().1 - opinion.loss_error >= U::TURNING_POINT_LOSS
        })
        .map(|(at, _)| (record.after_actions(at).to_short_form(), at))
        .collect();
    let positions = |saved: &Exercises| -> BTreeSet<String> {
        saved.all().iter().map(|exercise| exercise.position.clone()).collect()
    };
    assert_eq!(positions(&saved), mistakes.keys().cloned().collect());
    for exercise in saved.all() {
        let at = mistakes[&exercise.position];
        assert_eq!(exercise.played, record.actions()[at].to_string());
        assert!(exercise.loss >= U::TURNING_POINT_LOSS && exercise.better != exercise.played);
        let mut after = record.after_actions(at + 1);
        for action in &exercise.refutation {
            let Ok(action) = action.parse() else { panic!("{action} is not an action") };
            after.play(action).unwrap();
        }
    }
    assert!(practises(&mut app).is_empty() && !cards(&mut app).is_empty());
    app.tap_on("Close");
    app.tap_on("Close the replay");
    app.tap_on_without_settling("Review");
    wait(&mut app);
    assert_eq!(exercises(&app, &folder), saved, "once only");

    let elsewhere = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(elsewhere.path(), 390, 844);
    app.open_replay(record.clone().into());
    app.tap_on_without_settling("Why?");
    app.tap_on_without_settling("Review");
    wait(&mut app);
    assert!(exercises(&app, &elsewhere).all().is_empty());
    let shown: BTreeSet<String> =
        cards(&mut app).iter().map(|card| record.after_actions(at(card)).to_short_form()).collect();
    let names: BTreeSet<String> = practises(&mut app).into_iter().collect();
    assert_eq!(names.len(), shown.len(), "names are unique: {names:?}");
    for count in 1..=shown.len() {
        let next = practises(&mut app).swap_remove(0);
        app.request_action(&next, Ask::Click);
        let saved = positions(&exercises(&app, &elsewhere));
        assert!(saved.len() == count && saved.is_subset(&shown), "{saved:?}");
    }
    assert!(practises(&mut app).is_empty());
}

/// The names of the buttons that save a mistake as an exercise.
fn practises(app: &mut TestApp) -> Vec<String> {
    let names = app.widget_names().into_iter();
    names.filter(|name| name.starts_with("Practise this: ")).collect()
}

#[test]
fn reviewing_again_does_not_restore_completed_exercises() {
    let record = board(1);
    let folder = tempfile::tempdir().unwrap();
    let reviewed = || {
        let mut app = TestApp::new(folder.path(), 390, 844);
        app.load_match(record.clone());
        app.settle();
        app.tap_on_without_settling("Review");
        wait(&mut app);
        exercises(&app, &folder)
    };
    let mut saved = reviewed();
    assert!(!saved.all().is_empty());
    for exercise in saved.clone().all() {
        assert!(
            saved.record_attempt(&exercise.game, &exercise.position, true, exercise.due).is_some()
        );
        saved.record_attempt(&exercise.game, &exercise.position, true, exercise.due + 3);
    }
    assert_eq!(saved.all(), []);
    std::fs::write(folder.path().join("exercises.json"), saved.to_text()).unwrap();
    // The match is still on the table after a restart.
    assert_eq!(reviewed().all(), []);
}

#[test]
fn mistakes_of_a_deal_become_exercises() {
    assert_mistakes_become_exercises::<DurakUi>(&deal(1));
}

#[test]
fn mistakes_in_a_reversi_game_become_exercises() {
    assert_mistakes_become_exercises::<ReversiUi>(&board(1));
}

#[test]
fn a_late_review_does_not_move_the_replay() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.load_match(board(1));
    app.settle();
    app.tap_on_without_settling("Turning points");
    app.press_key_without_settling(KeyCode::Home, Key::Home);
    wait(&mut app);
    assert_eq!(app.reversi().unwrap().actions().len(), 0);
}

#[test]
fn a_turning_points_concept_opens_in_help_and_returns_to_the_review() {
    let record = board(1);
    let (first, opinion) = turns::<ReversiUi>(&record, Seat::new(0)).into_iter().next().unwrap();
    let id = opinion.concepts.first().expect("a concept");
    // Every language once, in the windows by turns.
    for (locale, size) in Locale::ALL.into_iter().zip(SIZES.into_iter().cycle()) {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), size[0], size[1]);
        app.load_match(record.clone());
        app.settings().language = Some(locale);
        app.settle();
        let texts = Language::new(locale);
        app.tap_on_without_settling(&texts.text("result-turned"));
        while app.record::<Reversi>().unwrap().actions().len() != first {
            app.frame();
        }
        app.settle();
        let title = texts.text(&format!("concept-reversi-{id}"));
        app.request_action(&title, Ask::Click);
        app.settle();
        let page = texts.text(&format!("concept-reversi-{id}-page"));
        assert!(app.find(&page).is_some(), "it is visible");
        app.press(KeyCode::Escape, Key::Escape);
        assert!(app.find(&page).is_none());
        assert!(app.find(&title).is_some() && !cards(&mut app).is_empty());
    }
}

#[test]
fn a_match_without_mistakes_is_reported_as_such() {
    // The judging engine also plays, and finds nothing better than its own moves.
    let players = vec![Player::Human, Player::Opponent("novice".into())];
    let setup = reversi::Setup::default();
    let mut record = Record::<Reversi>::new(setup, Seed::from(5), players).unwrap();
    while let Some((seat, player)) = record.to_act() {
        let name = if *player == Player::Human { "engine-11" } else { "novice" }.to_owned();
        let decision = opponent::decide(&record, seat, &name, &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
    }
    let lost =
        |opinion: &Opinion<_>| opinion.played.map_or(0.0, |(_, lost)| lost) > opinion.loss_error;
    let flawless =
        !opinions::<ReversiUi>(&record, Seat::new(0)).iter().any(|(_, opinion)| lost(opinion));
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(record);
    app.settle();
    app.tap_on_without_settling("Turning points");
    wait(&mut app);
    let says =
        |app: &mut TestApp, words: &str| app.widget_names().iter().any(|name| name.contains(words));
    assert!(flawless && says(&mut app, "Not one mistake"));
    assert!(cards(&mut app).is_empty());
}
