//! The setting that asks players for their own answer first: before a hint, before an opponent's
//! reasons, and at turning points. The answer is not played.

use kozyr_reversi_ui::ReversiUi;
use std::{collections::BTreeSet, thread, time::Duration};

use crate::random_match::random_match;
use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget, ExplanationDetail},
};
use kozyr_durak::{self as durak, Durak};
use kozyr_features::review::{JudgeDecisionJob, Opinion};
use kozyr_platform::jobs::Job;
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_table::{session::TableGame, table_overlay::TableOverlay};
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::{Language, Locale};
use rand::seq::IndexedRandom;

const SIZES: [[u32; 2]; 3] = [[390, 844], [844, 390], [1280, 800]];
const ASKED: &str = "What would you do?";

/// Waits until all jobs are done.
fn wait(app: &mut TestApp) {
    for _ in 0..60_000 {
        app.frame();
        let coming = ["Thinking about", "Working out", "Checking", "Reviewing"];
        let waits =
            app.widget_names().iter().any(|name| coming.iter().any(|word| name.contains(word)));
        if !waits && app.running_jobs() == 0 {
            return app.settle();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("no answer appeared: {:?}", app.widget_names());
}

/// Closes the answer, which covers the bottom of the table on an upright phone.
fn uncover(app: &mut TestApp, [width, height]: [u32; 2]) {
    if width < height {
        app.tap_on("Close");
    }
}

fn says(app: &mut TestApp, start: &str) -> bool {
    app.widget_names().iter().any(|name| name.starts_with(start))
}

fn expect(app: &mut TestApp, start: &str) {
    assert!(says(app, start), "no text starts with {start:?}: {:?}", app.widget_names());
}

/// The options, from top to bottom.
fn rows(app: &mut TestApp) -> Vec<String> {
    let rows = app
        .accessible_nodes()
        .into_iter()
        .filter(|one| one.role == Role::RadioButton && one.pressable);
    let mut rows: Vec<_> = rows.filter_map(|one| Some((one.place?.min.y, one.name))).collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

/// The name of the option that starts with `start`.
fn row(app: &mut TestApp, start: &str) -> String {
    let rows = rows(app);
    let found = rows.iter().find(|row| row.starts_with(start));
    found.unwrap_or_else(|| panic!("{start:?} is not among {rows:?}")).clone()
}

/// A match in its middle, played at random, where the player has several options.
fn middle<G: Game>(setup: G::Setup, opponent: &str, number: u64, least: usize) -> Record<G> {
    let players = vec![Player::Human, Player::Opponent(opponent.into())];
    let mut record = Record::<G>::new(setup, Seed::from(number), players).unwrap();
    let mut rng = Seed::from(number).derive("actions", 0).rng();
    let asked = |record: &Record<G>| {
        let game = record.game();
        game.to_act() == Some(Seat::new(0)) && game.legal_actions().len() > 3
    };
    while record.actions().len() < least || !asked(&record) {
        let legal = record.game().legal_actions();
        record.play(*legal.choose(&mut rng).expect("a match in progress")).unwrap();
    }
    record
}

fn board() -> Record<Reversi> {
    middle(reversi::Setup::default(), "novice", 4, 24)
}

fn deal() -> Record<Durak> {
    middle(durak::Setup::new(2, durak::Rules::default()), "potential", 4, 6)
}

fn begin<G: TableGame>(record: &Record<G>, size: [u32; 2]) -> (TestApp, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), size[0], size[1]);
    app.settings().ask_first = true;
    app.load_match(record.clone());
    app.settle();
    (app, folder)
}

/// The coach's choice.
fn coach<G: TableGame>(record: &Record<G>, name: &str) -> G::Action {
    let seat = record.game().to_act().unwrap();
    opponent::decide(
        record,
        seat,
        name,
        &Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() },
    )
    .unwrap()
    .action
}

fn hints(app: &TestApp, folder: &tempfile::TempDir, game: &str) -> bool {
    app.wait_for_saves();
    let kept = std::fs::read_to_string(folder.path().join(format!("{game}.json"))).unwrap();
    !kept.contains("\"hints\": 0")
}

#[test]
fn before_a_hint_on_the_board_they_say_what_they_would_place() {
    for size in SIZES {
        let record = board();
        let (mut app, folder) = begin(&record, size);
        let best = coach(&record, "engine-11");
        let other = *record.game().legal_actions().iter().find(|one| **one != best).unwrap();
        app.tap_on_without_settling("Hint");
        wait(&mut app);
        expect(&mut app, ASKED);
        let said = app.announced();
        assert!(said.iter().any(|one| one.starts_with(ASKED)), "{said:?}");
        assert!(rows(&mut app).is_empty() && app.table_overlay() == TableOverlay::default());
        assert!(!hints(&app, &folder, "reversi"), "nothing is revealed yet");
        let reversi::Action::Place(square) = other else { panic!("no placement") };
        let place = app.square(square);
        app.tap(place);
        wait(&mut app);
        assert_eq!(app.reversi(), Some(&record), "it won’t be played");
        assert!(hints(&app, &folder, "reversi"));
        // Both are listed and can be previewed on the board.
        let (own, told) =
            (row(&mut app, &format!("You: {other}")), row(&mut app, &format!("Hint: {best}")));
        app.request_action(&own, Ask::Click);
        let seen = |app: &mut TestApp| -> BTreeSet<String> {
            let ghosts = app.table_overlay().ghosts;
            ghosts.into_iter().filter(|ghost| !ghost.expected).map(|ghost| ghost.name).collect()
        };
        assert!(seen(&mut app).contains(&other.to_string()));
        app.request_action(&told, Ask::Click);
        assert!(seen(&mut app).contains(&best.to_string()));
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        assert!(app.comes_to_rest());
        // After answering once, the player sees the solution at once, and touches play again.
        app.tap_on("Close");
        app.tap_on_without_settling("Hint");
        wait(&mut app);
        assert!(!says(&mut app, ASKED));
        uncover(&mut app, size);
        let place = app.square(square);
        app.tap(place);
        let played = app.reversi().unwrap().actions().get(record.actions().len());
        assert_eq!(played, Some(&other), "{size:?}");
    }
}

#[test]
fn before_a_hint_in_a_deal_they_say_what_they_would_play() {
    for size in SIZES {
        let record = deal();
        let (mut app, _folder) = begin(&record, size);
        let legal = record.game().legal_actions();
        let uses = |card| legal.iter().filter(|one| one.played_cards().contains(card)).count();
        let plain =
            |one: &&durak::Action| one.played_cards().first().is_some_and(|card| uses(card) == 1);
        let other = *legal.iter().find(plain).expect("a card with one meaning");
        app.tap_on_without_settling("Hint");
        wait(&mut app);
        expect(&mut app, ASKED);
        let place = app.card(other.played_cards().first().unwrap()).unwrap();
        app.tap(place);
        wait(&mut app);
        assert_eq!(app.durak(), Some(&record), "it won’t be played");
        expect(&mut app, "You: ");
        expect(&mut app, "Hint: ");
        let best = coach(&record, "master-3");
        assert_eq!(says(&mut app, "You’d do the same."), best == other);
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        uncover(&mut app, size);
        let place = app.card(other.played_cards().first().unwrap()).unwrap();
        app.tap(place);
        let played = app.durak().unwrap().actions().get(record.actions().len());
        assert_eq!(played, Some(&other), "{size:?}");
    }
}

#[test]
fn who_would_rather_be_told_is_told_by_the_keyboard_and_in_every_language() {
    for locale in Locale::ALL {
        let record = board();
        let (mut app, _folder) = begin(&record, [1280, 800]);
        app.settings().language = Some(locale);
        app.settle();
        let texts = Language::new(locale);
        app.press(KeyCode::KeyH, Key::Character("h".into()));
        wait(&mut app);
        expect(&mut app, &texts.text("ask-hint"));
        app.request_action(&texts.text("ask-tell"), Ask::Focus);
        app.press(KeyCode::Enter, Key::Enter);
        wait(&mut app);
        assert!(!says(&mut app, &texts.text("ask-hint")));
        let legal = record.game().legal_actions().len();
        assert_eq!(rows(&mut app).len(), legal, "exactly the alternatives");
        assert_eq!(app.reversi(), Some(&record));
    }
}

#[test]
fn who_does_not_want_it_is_not_asked() {
    let (mut app, _folder) = begin(&board(), [390, 844]);
    app.settings().ask_first = false;
    app.tap_on_without_settling("Hint");
    wait(&mut app);
    assert!(!says(&mut app, ASKED) && !rows(&mut app).is_empty());
}

/// Plays by the opponents' own rules until one of them has had a choice and the player is to act.
fn after_a_choice<G: TableGame>(mut record: Record<G>) -> Record<G> {
    let mut choice = None;
    loop {
        let (seat, player) = record.to_act().expect("an opponent to act");
        if seat == Seat::new(0) && choice.is_some() && record.game().legal_actions().len() > 1 {
            return record;
        }
        let name = match player {
            Player::Opponent(name) => name.clone(),
            Player::Human => "random".into(),
        };
        let decision = opponent::decide(&record, seat, &name, &Budget::default()).unwrap();
        if seat != Seat::new(0) {
            let weighed = decision.explanation.alternatives.len() > 2;
            choice = weighed.then_some(decision.action);
        }
        record.play(decision.action).unwrap();
    }
}

#[test]
fn before_the_reasons_of_an_opponent_they_say_what_they_would_have_done() {
    for size in SIZES {
        let record = after_a_choice(board());
        let (mut app, _folder) = begin(&record, size);
        app.tap_on_without_settling("Why?");
        wait(&mut app);
        expect(&mut app, "What would you have done in");
        let names = rows(&mut app);
        let mut sorted = names.clone();
        sorted.sort();
        assert_eq!(names, sorted, "the order reveals nothing");
        assert_eq!(app.table_overlay(), TableOverlay::default());
        // The selection is previewed on the board; the answer appears only after confirmation.
        app.request_action(&names[0], Ask::Click);
        assert!(app.table_overlay().ghosts.iter().any(|ghost| ghost.name == names[0]));
        expect(&mut app, "What would you have done in");
        app.tap_on("I’d do this");
        wait(&mut app);
        row(&mut app, &format!("You: {}", names[0]));
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        assert_eq!(app.reversi(), Some(&record));
    }
}

#[test]
fn nothing_that_an_opponent_holds_is_to_be_chosen_from() {
    let record = after_a_choice(deal());
    let (mut app, _folder) = begin(&record, [390, 844]);
    app.tap_on_without_settling("Why?");
    wait(&mut app);
    expect(&mut app, "What would you have done in");
    let hidden = record.game().hand(Seat::new(1));
    let known = |card| record.game().view(Seat::new(0)).known_cards(Seat::new(1)).contains(card);
    let names = rows(&mut app);
    assert!(names.len() > 1, "{names:?}");
    for card in hidden.iter().filter(|card| !known(*card)) {
        let name = Language::new(Locale::English).card(card);
        assert!(!names.iter().any(|row| row.contains(&name)), "{name}: {names:?}");
    }
    app.tap_on("Tell me");
    wait(&mut app);
    assert!(!says(&mut app, "What would you have done") && !says(&mut app, "You: "));
}

#[test]
fn where_a_match_turned_they_say_first_what_they_would_play_now() {
    let record = random_match::<ReversiUi>(reversi::Setup::default(), 1, "novice");
    let judge = |record: &Record<Reversi>, at| {
        JudgeDecisionJob::<ReversiUi> { record: record.clone(), at }.run(&Budget::default())
    };
    let cost = |one: &Opinion<reversi::Action>| one.played.map_or(0.0, |(_, lost)| lost);
    let own = (0..record.actions().len())
        .filter_map(|at| Some((at, judge(&record, at)?)))
        .filter(|(_, one)| one.seat == Seat::new(0));
    let (at, worst) = own.max_by(|one, other| cost(&one.1).total_cmp(&cost(&other.1))).unwrap();
    let (best, played) = (worst.best[0], worst.played.unwrap().0);
    let before = record.after_actions(at);
    let third =
        *before.game().legal_actions().iter().find(|one| ![best, played].contains(one)).unwrap();
    for (answer, told) in
        [(best, "That’s the better one!"), (played, "as in the match"), (third, "")]
    {
        let (mut app, _folder) = begin(&record, [1280, 800]);
        app.tap_on_without_settling("See where it turned");
        wait(&mut app);
        assert_eq!(app.reversi().unwrap().actions().len(), at);
        expect(&mut app, "What would you play here?");
        let better = format!("Better: {best}");
        let descriptions = |app: &mut TestApp| -> Vec<String> {
            app.accessible_nodes().into_iter().map(|one| one.description).collect()
        };
        assert!(!descriptions(&mut app).iter().any(|one| one.contains("Better:")));
        assert!(!says(&mut app, "Worth:") && app.table_overlay() == TableOverlay::default());
        let reversi::Action::Place(square) = answer else { panic!("no placement") };
        app.tap(app.square(square));
        wait(&mut app);
        assert_eq!(app.reversi().unwrap().actions().len(), at, "no action was played");
        let answered = format!("Your answer: {answer}");
        expect(&mut app, &answered);
        let said = app.widget_names().into_iter().find(|name| name.starts_with(&answered)).unwrap();
        assert!(said.contains(told), "{said}");
        assert!(descriptions(&mut app).iter().any(|one| one.contains(&better)));
        assert!(app.table_overlay().has_content());
        if answer == third {
            // The outcome equals the one from actually playing the move.
            let mut after = before.clone();
            after.play(third).unwrap();
            let judged = judge(&after, at).unwrap();
            let sure = cost(&judged) > judged.loss_error;
            assert_eq!(said.contains("Its cost:"), sure, "{said}");
            app.request_action("What you would play", Ask::Click);
            assert!(app.table_overlay().ghosts.iter().any(|ghost| ghost.name == third.to_string()));
        }
        assert!(app.comes_to_rest());
    }
    let (mut app, _folder) = begin(&record, [390, 844]);
    app.tap_on_without_settling("See where it turned");
    wait(&mut app);
    app.tap_on("Show what was better");
    app.settle();
    assert!(app.table_overlay().has_content() && !says(&mut app, "What would you play here?"));
}
