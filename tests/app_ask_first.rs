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

/// Runs frames until all jobs are done and the app settles.
fn wait(app: &mut TestApp) {
    for _ in 0..60_000 {
        app.frame();
        let busy_texts = ["Thinking about", "Working out", "Checking", "Reviewing"];
        let waiting =
            app.widget_names().iter().any(|name| busy_texts.iter().any(|word| name.contains(word)));
        if !waiting && app.running_jobs() == 0 {
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

/// Whether some text on the screen starts with `start`.
fn says(app: &mut TestApp, start: &str) -> bool {
    app.widget_names().iter().any(|name| name.starts_with(start))
}

/// Asserts that some text on the screen starts with `start`.
fn expect(app: &mut TestApp, start: &str) {
    assert!(says(app, start), "no text starts with {start:?}: {:?}", app.widget_names());
}

/// The options, from top to bottom.
fn rows(app: &mut TestApp) -> Vec<String> {
    let rows = app
        .accessible_nodes()
        .into_iter()
        .filter(|node| node.role == Role::RadioButton && node.pressable);
    let mut rows: Vec<_> = rows.filter_map(|node| Some((node.place?.min.y, node.name))).collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

/// The name of the option that starts with `start`.
fn row(app: &mut TestApp, start: &str) -> String {
    let rows = rows(app);
    let found = rows.iter().find(|row| row.starts_with(start));
    found.unwrap_or_else(|| panic!("{start:?} is not among {rows:?}")).clone()
}

/// Returns a match of at least `min_actions` random actions in which the player has several
/// options.
fn middle<G: Game>(setup: G::Setup, opponent: &str, seed: u64, min_actions: usize) -> Record<G> {
    let players = vec![Player::Human, Player::Opponent(opponent.into())];
    let mut record = Record::<G>::new(setup, Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("actions", 0).rng();
    let has_choice = |record: &Record<G>| {
        let game = record.game();
        game.to_act() == Some(Seat::new(0)) && game.legal_actions().len() > 3
    };
    while record.actions().len() < min_actions || !has_choice(&record) {
        let legal = record.game().legal_actions();
        record.play(*legal.choose(&mut rng).expect("a match in progress")).unwrap();
    }
    record
}

/// A Reversi game in its middle.
fn board() -> Record<Reversi> {
    middle(reversi::Setup::default(), "novice", 4, 24)
}

/// A deal of Durak in its middle.
fn deal() -> Record<Durak> {
    middle(durak::Setup::new(2, durak::Rules::default()), "potential", 4, 6)
}

/// Starts the app in a window of this size with a match on the table and the setting turned on.
fn begin<G: TableGame>(record: &Record<G>, size: [u32; 2]) -> (TestApp, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), size[0], size[1]);
    app.settings().ask_first = true;
    app.load_match(record.clone());
    app.settle();
    (app, folder)
}

/// Returns the action that the opponent `name` would choose as a coach.
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

/// Returns the alternative that the headline of the opponent `name` as a coach is about.
fn obvious_alternative<G: TableGame>(record: &Record<G>, name: &str) -> Option<G::Action> {
    let seat = record.game().to_act().unwrap();
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let decision = opponent::decide(record, seat, name, &budget).unwrap();
    Some(decision.explanation.headline?.instead?.action)
}

/// Whether the saved match counts a hint.
fn hints(app: &TestApp, folder: &tempfile::TempDir, game: &str) -> bool {
    app.wait_for_saves();
    let saved = std::fs::read_to_string(folder.path().join(format!("{game}.json"))).unwrap();
    !saved.contains("\"hints\": 0")
}

#[test]
fn a_reversi_hint_first_asks_for_the_players_move() {
    for size in SIZES {
        let record = board();
        let (mut app, folder) = begin(&record, size);
        let best = coach(&record, "engine-11");
        let obvious = obvious_alternative(&record, "engine-11");
        let is_other = |action: &&reversi::Action| **action != best && Some(**action) != obvious;
        let other = *record.game().legal_actions().iter().find(is_other).unwrap();
        app.tap_on_without_settling("Hint");
        wait(&mut app);
        expect(&mut app, ASKED);
        let announced = app.announced();
        assert!(announced.iter().any(|text| text.starts_with(ASKED)), "{announced:?}");
        assert!(rows(&mut app).is_empty() && app.table_overlay() == TableOverlay::default());
        assert!(!hints(&app, &folder, "reversi"), "nothing is revealed yet");
        let reversi::Action::Place(square) = other else { panic!("no placement") };
        let place = app.square(square);
        app.tap(place);
        wait(&mut app);
        assert_eq!(app.reversi(), Some(&record), "it won’t be played");
        assert!(hints(&app, &folder, "reversi"));
        // The panel answers why that move was not chosen, or that it is as good.
        let question = format!("Why not {other}?");
        assert!(
            app.widget_names()
                .iter()
                .any(|name| name.contains(&question) || name.starts_with("Your move is")),
            "{:?}",
            app.widget_names()
        );
        // Both are listed and can be previewed on the board.
        let (own_row, hint_row) =
            (row(&mut app, &format!("You: {other}")), row(&mut app, &format!("Hint: {best}")));
        app.request_action(&own_row, Ask::Click);
        let previewed = |app: &mut TestApp| -> BTreeSet<String> {
            let ghosts = app.table_overlay().ghosts;
            ghosts.into_iter().filter(|ghost| !ghost.expected).map(|ghost| ghost.name).collect()
        };
        assert!(previewed(&mut app).contains(&other.to_string()));
        app.request_action(&hint_row, Ask::Click);
        assert!(previewed(&mut app).contains(&best.to_string()));
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
fn a_durak_hint_first_asks_for_the_players_action() {
    for size in SIZES {
        let record = deal();
        let (mut app, _folder) = begin(&record, size);
        let legal = record.game().legal_actions();
        let uses =
            |card| legal.iter().filter(|action| action.played_cards().contains(card)).count();
        let plain = |action: &&durak::Action| {
            action.played_cards().first().is_some_and(|card| uses(card) == 1)
        };
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
        assert_eq!(says(&mut app, "Same as yours!"), best == other);
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
fn the_question_can_be_skipped_by_keyboard_in_all_languages() {
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
        app.request_action(&texts.text("details"), Ask::Click);
        let legal = record.game().legal_actions().len();
        assert_eq!(rows(&mut app).len(), legal, "exactly the alternatives");
        assert_eq!(app.reversi(), Some(&record));
    }
}

#[test]
fn nothing_is_asked_when_the_setting_is_off() {
    let (mut app, _folder) = begin(&board(), [390, 844]);
    app.settings().ask_first = false;
    app.tap_on_without_settling("Hint");
    wait(&mut app);
    assert!(!says(&mut app, ASKED) && says(&mut app, "Details"));
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
            let had_choice = decision.explanation.alternatives.len() > 2;
            choice = had_choice.then_some(decision.action);
        }
        record.play(decision.action).unwrap();
    }
}

#[test]
fn an_opponents_reasons_first_ask_for_the_players_choice() {
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
        app.tap_on("My answer");
        wait(&mut app);
        row(&mut app, &format!("You: {}", names[0]));
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        assert_eq!(app.reversi(), Some(&record));
    }
}

/// Returns the last action of a seat, and the number of actions before it.
fn last_action(record: &Record<Durak>, seat: Seat) -> (usize, durak::Action) {
    let of_seat = |ply: &usize| record.after_actions(*ply).game().to_act() == Some(seat);
    let ply = (0..record.actions().len()).rev().find(of_seat).unwrap();
    (ply, record.actions()[ply])
}

#[test]
fn the_options_do_not_reveal_hidden_cards() {
    let record = after_a_choice(deal());
    let (mut app, _folder) = begin(&record, [390, 844]);
    app.tap_on_without_settling("Why?");
    wait(&mut app);
    expect(&mut app, "What would you have done in");
    let hidden = record.game().hand(Seat::new(1));
    let known = |card| record.game().view(Seat::new(0)).known_cards(Seat::new(1)).contains(card);
    let names = rows(&mut app);
    assert!(names.len() > 1, "{names:?}");
    // The card that was played would be the only one named.
    let (ply, played) = last_action(&record, Seat::new(1));
    let before = record.after_actions(ply);
    let was_known =
        |card| before.game().view(Seat::new(0)).known_cards(Seat::new(1)).contains(card);
    for card in played.played_cards().iter().filter(|card| !was_known(*card)) {
        let name = Language::new(Locale::English).card(card);
        let led = |row: &String| row.contains(&name) && !row.contains("beat");
        assert!(!names.iter().any(led), "{name}: {names:?}");
    }
    for card in hidden.iter().filter(|card| !known(*card)) {
        let name = Language::new(Locale::English).card(card);
        assert!(!names.iter().any(|row| row.contains(&name)), "{name}: {names:?}");
    }
    app.tap_on("Just show me");
    wait(&mut app);
    assert!(!says(&mut app, "What would you have done") && !says(&mut app, "You: "));
}

#[test]
fn a_turning_point_first_asks_for_the_players_move() {
    let record = random_match::<ReversiUi>(reversi::Setup::default(), 1, "novice");
    let judge = |record: &Record<Reversi>, at| {
        JudgeDecisionJob::<ReversiUi> { record: record.clone(), at }.run(&Budget::default())
    };
    let cost = |opinion: &Opinion<reversi::Action>| opinion.played.map_or(0.0, |(_, lost)| lost);
    let own = (0..record.actions().len())
        .filter_map(|at| Some((at, judge(&record, at)?)))
        .filter(|(_, opinion)| opinion.seat == Seat::new(0));
    let (at, worst) = own.max_by(|a, b| cost(&a.1).total_cmp(&cost(&b.1))).unwrap();
    let (best, played) = (worst.best[0], worst.played.unwrap().0);
    let position_before = record.after_actions(at);
    let third = *position_before
        .game()
        .legal_actions()
        .iter()
        .find(|action| ![best, played].contains(action))
        .unwrap();
    for (answer, verdict) in
        [(best, "That’s the better one!"), (played, "as in the game"), (third, "")]
    {
        let (mut app, _folder) = begin(&record, [1280, 800]);
        app.tap_on_without_settling("Turning points");
        wait(&mut app);
        assert_eq!(app.reversi().unwrap().actions().len(), at);
        expect(&mut app, "What would you play here?");
        let better = format!("Better: {best}");
        let descriptions = |app: &mut TestApp| -> Vec<String> {
            app.accessible_nodes().into_iter().map(|node| node.description).collect()
        };
        assert!(!descriptions(&mut app).iter().any(|description| description.contains("Better:")));
        assert!(!says(&mut app, "Worth:") && app.table_overlay() == TableOverlay::default());
        let reversi::Action::Place(square) = answer else { panic!("no placement") };
        app.tap(app.square(square));
        wait(&mut app);
        assert_eq!(app.reversi().unwrap().actions().len(), at, "no action was played");
        let answer_text = format!("Your answer: {answer}");
        expect(&mut app, &answer_text);
        let feedback =
            app.widget_names().into_iter().find(|name| name.starts_with(&answer_text)).unwrap();
        assert!(feedback.contains(verdict), "{feedback}");
        assert!(descriptions(&mut app).iter().any(|description| description.contains(&better)));
        assert!(app.table_overlay().has_content());
        if answer == third {
            // The outcome equals the one from actually playing the move.
            let mut after = position_before.clone();
            after.play(third).unwrap();
            let opinion_after = judge(&after, at).unwrap();
            let is_certain = cost(&opinion_after) > opinion_after.loss_error;
            assert_eq!(feedback.contains("Its cost:"), is_certain, "{feedback}");
            app.request_action("Yours", Ask::Click);
            assert!(app.table_overlay().ghosts.iter().any(|ghost| ghost.name == third.to_string()));
        }
        assert!(app.comes_to_rest());
    }
    let (mut app, _folder) = begin(&record, [390, 844]);
    app.tap_on_without_settling("Turning points");
    wait(&mut app);
    app.tap_on("Show what was better");
    app.settle();
    assert!(app.table_overlay().has_content() && !says(&mut app, "What would you play here?"));
}
