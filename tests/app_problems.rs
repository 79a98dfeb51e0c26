//! Problems and exercises, solved by real input while the player's own match waits.
use kozyr_table::session::GameScreen;
use std::{fs, path::Path};

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit;
use kozyr_core::{
    game::{Game, Player, Record, Seat},
    opponent::Budget,
    teacher::{Exercises, Problem, TeachableGame, bundled_problems, problem_of_the_day},
};
use kozyr_durak::{self as durak, Durak};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_table::session::TableGame;
use kozyr_testing::harness::TestApp;

/// A day in autumn 2026, in days since 1 January 1970.
const TODAY: u64 = 20_778;

/// The text that starts with `start`.
fn said(app: &mut TestApp, start: &str) -> Option<String> {
    app.widget_names().into_iter().find(|name| name.starts_with(start))
}

fn says(app: &mut TestApp, start: &str) -> bool {
    said(app, start).is_some()
}

fn expect(app: &mut TestApp, start: &str) {
    assert!(says(app, start), "no text starts with {start:?}: {:?}", app.widget_names());
}

/// A game whose problems can be answered by touch.
trait TouchPlay: TableGame + TeachableGame {
    const TITLE: &'static str;
    /// The reply to a wrong answer.
    const WRONG: &'static str;

    /// Whether a single touch plays an action.
    fn is_plain(game: &Self, action: Self::Action) -> bool;
    fn touch(app: &mut TestApp, action: Self::Action);
}

impl TouchPlay for Reversi {
    const TITLE: &'static str = "Reversi";
    const WRONG: &'static str = "That doesn’t win.";

    fn is_plain(_: &Self, action: reversi::Action) -> bool {
        action != reversi::Action::Pass
    }

    fn touch(app: &mut TestApp, action: reversi::Action) {
        let reversi::Action::Place(square) = action else { panic!("no placement") };
        let place = app.square(square);
        app.tap(place);
    }
}

impl TouchPlay for Durak {
    const TITLE: &'static str = "Durak";
    const WRONG: &'static str = "That makes you the fool.";

    fn is_plain(game: &Self, action: durak::Action) -> bool {
        let card = action.played_cards().first();
        let uses = |card| {
            game.legal_actions().iter().filter(|one| one.played_cards().contains(card)).count()
        };
        card.is_some_and(|card| uses(card) == 1)
    }

    fn touch(app: &mut TestApp, action: durak::Action) {
        let card = action.played_cards().first().expect("an action that plays a card");
        let place = app.card(card).expect("the card is in the hand");
        app.tap(place);
    }
}

/// A day whose problem can be answered by one touch, both correctly and wrongly, with the problem
/// and a wrong answer.
fn plain_day<G: TouchPlay>() -> (u64, Problem<G>, G::Action) {
    (TODAY..TODAY + 200)
        .find_map(|day| {
            let problem = problem_of_the_day::<G>(day);
            let game = problem.record().game();
            let legal = game.legal_actions();
            let plain = |action: &G::Action| G::is_plain(game, *action);
            let wrong = legal.into_iter().find(|one| plain(one) && *one != problem.solution())?;
            plain(&problem.solution()).then_some((day, problem, wrong))
        })
        .expect("such a day exists")
}

/// Opens a game's problems page.
fn open<G: TouchPlay>(app: &mut TestApp, day: u64) {
    app.set_day(day);
    app.tap_on("Problems");
    assert_eq!(app.screen(), Screen::Problems);
    app.tap_on(G::TITLE);
}

fn record<G: TouchPlay>(app: &TestApp) -> Record<G> {
    app.record::<G>().expect("a match on the table").clone()
}

/// Whether two records have the same position, regardless of the players.
fn same<G: Game>(one: &Record<G>, other: &Record<G>) -> bool {
    one.actions() == other.actions() && one.setup() == other.setup() && one.seed() == other.seed()
}

/// Whether a line fails to reach the seat's goal.
fn fails<G: TouchPlay>(record: &Record<G>, seat: Seat) -> bool {
    let outcome = record.outcome().expect("the line ends the game");
    match G::NAME {
        "durak" => outcome.score(seat) == 0.0,
        _ => outcome.score(seat) < 1.0,
    }
}

fn exercises(folder: &Path) -> Exercises {
    let text = fs::read_to_string(folder.join("exercises.json")).expect("saved exercises");
    Exercises::from_text(&text).expect("valid exercises")
}

fn the_problem_of_the_day_is_solved<G: TouchPlay>() {
    let (day, problem, _) = plain_day::<G>();
    for (width, height) in [(390, 844), (844, 390), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        open::<G>(&mut app, day);
        app.tap_on("Problem of the day");
        assert_eq!(app.screen(), G::SCREEN);
        assert!(same(&record::<G>(&app), problem.record()));
        expect(&mut app, "Find the only");
        G::touch(&mut app, problem.solution());
        expect(&mut app, "Right!");
        assert_eq!(record::<G>(&app).actions().last(), Some(&problem.solution()));
        // Steps through the refutation to its end and back.
        for _ in 0..problem.difficulty().plies {
            if record::<G>(&app).outcome().is_none() {
                app.tap_on("Forward along the line");
            }
        }
        let seat = problem.record().game().to_act().unwrap();
        assert!(!fails(&record::<G>(&app), seat), "{width}×{height}");
        let length = record::<G>(&app).actions().len();
        app.tap_on("Back along the line");
        assert_eq!(record::<G>(&app).actions().len(), length - 1);
        app.tap_on("All problems");
        assert_eq!(app.screen(), Screen::Problems);
        app.wait_for_saves();
        let kept = fs::read_to_string(folder.path().join("problems.json")).unwrap();
        let position = serde_json::to_string(&G::write_position(problem.record())).unwrap();
        assert!(kept.contains(&position), "{kept}");
        assert!(!folder.path().join("exercises.json").exists(), "no mistake was recorded");
        assert!(!folder.path().join(format!("{}.json", G::NAME)).exists(), "no match was started");
    }
}

#[test]
fn the_problem_of_the_day_is_solved_by_touch_in_durak() {
    the_problem_of_the_day_is_solved::<Durak>();
}

#[test]
fn the_problem_of_the_day_is_solved_by_touch_in_reversi() {
    the_problem_of_the_day_is_solved::<Reversi>();
}

fn a_wrong_answer_comes_back<G: TouchPlay>() {
    let (day, problem, wrong) = plain_day::<G>();
    let seat = problem.record().game().to_act().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<G>(&mut app, day);
    expect(&mut app, "No mistakes to practise yet");
    app.tap_on("Problem of the day");
    G::touch(&mut app, wrong);
    expect(&mut app, G::WRONG);
    let refuted = record::<G>(&app);
    assert_eq!(refuted.actions()[problem.record().actions().len()], wrong);
    assert!(fails(&refuted, seat), "the refutation is played");
    app.tap_on("Try again");
    assert!(same(&record::<G>(&app), problem.record()));
    G::touch(&mut app, problem.solution());
    expect(&mut app, "Right!");
    app.tap_on("All problems");
    app.wait_for_saves();
    let kept = exercises(folder.path());
    assert_eq!(kept.due(G::NAME, day).len(), 0);
    let [one] = kept.due(G::NAME, day + 1)[..] else { panic!("not due tomorrow") };
    assert_eq!((&one.played, &one.better), (&wrong.to_string(), &problem.solution().to_string()));
    assert!(one.loss > 0.0 && !one.refutation.is_empty());
    expect(&mut app, "1 mistake waiting. The next one comes back tomorrow.");
    drop(app);

    // The next day after a restart, and again three days later.
    let mut app = TestApp::new(folder.path(), 390, 844);
    for (day, then) in [
        (day + 1, "1 mistake waiting. The next one comes back in 3 days."),
        (day + 4, "No mistakes to practise yet"),
    ] {
        open::<G>(&mut app, day);
        app.tap_on("1 to do today");
        assert!(same(&record::<G>(&app), problem.record()));
        expect(&mut app, "You played");
        G::touch(&mut app, problem.solution());
        expect(&mut app, "Right!");
        app.tap_on("All problems");
        expect(&mut app, then);
        app.tap_on("Back");
    }
    app.wait_for_saves();
    assert_eq!(exercises(folder.path()).all(), []);
}

#[test]
fn a_wrong_answer_is_refuted_and_comes_back_in_durak() {
    a_wrong_answer_comes_back::<Durak>();
}

#[test]
fn a_wrong_answer_is_refuted_and_comes_back_in_reversi() {
    a_wrong_answer_comes_back::<Reversi>();
}

#[test]
fn a_mistake_that_is_missed_again_begins_anew_and_can_be_taken_out() {
    let (day, _, wrong) = plain_day::<Reversi>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    open::<Reversi>(&mut app, day);
    app.tap_on("Problem of the day");
    Reversi::touch(&mut app, wrong);
    app.tap_on("Close the problem");
    app.set_day(day + 1);
    app.frame();
    app.tap_on("1 to do today");
    Reversi::touch(&mut app, wrong);
    expect(&mut app, "There’s a better play.");
    app.tap_on("Close the problem");
    expect(&mut app, "1 mistake waiting. The next one comes back in 3 days.");
    app.wait_for_saves();
    let kept = exercises(folder.path());
    assert_eq!((kept.all()[0].attempts, kept.all()[0].solved_streak), (1, 0));
    app.set_day(day + 4);
    app.frame();
    let remove = format!("Remove {wrong}");
    app.tap_on(&remove);
    expect(&mut app, "1 to do today");
    app.tap_on(&format!("Really remove {wrong}"));
    expect(&mut app, "No mistakes to practise yet");
    app.wait_for_saves();
    assert_eq!(exercises(folder.path()).all(), []);
}

#[test]
fn a_level_leads_from_problem_to_problem() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    open::<Reversi>(&mut app, TODAY);
    app.tap_on("First steps");
    let first: Vec<Problem<Reversi>> = bundled_problems::<Reversi>();
    let mut first = first.into_iter().filter(|one| one.difficulty().level().name() == "first");
    for problem in first.by_ref().take(2) {
        assert!(same(&record::<Reversi>(&app), problem.record()));
        Reversi::touch(&mut app, problem.solution());
        expect(&mut app, "Right!");
        app.tap_on("Next");
    }
    let third = first.next().unwrap();
    assert!(same(&record::<Reversi>(&app), third.record()));
    app.tap_on("Show the solution");
    expect(&mut app, "The solution:");
    let shown = record::<Reversi>(&app);
    assert_eq!(shown.actions().first(), Some(&third.solution()));
    assert!(!fails(&shown, third.record().game().to_act().unwrap()));
    app.tap_on("Close the problem");
    // A problem whose solution was shown isn't solved, and is still the next one.
    app.tap_on("First steps");
    assert!(same(&record::<Reversi>(&app), third.record()));
    app.wait_for_saves();
    assert!(!folder.path().join("exercises.json").exists(), "a shown solution is not a mistake");
}

#[test]
fn the_own_match_waits_while_problems_are_solved() {
    let (day, _, wrong) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    app.play_durak();
    app.play_durak();
    let own = record::<Durak>(&app);
    app.open_menu();
    app.tap_on("Leave the table");
    if says(&mut app, "Leave") {
        app.tap_on("Leave");
    }
    app.wait_for_saves();
    let file = folder.path().join("durak.json");
    let before = fs::read_to_string(&file).unwrap();
    open::<Durak>(&mut app, day);
    app.tap_on("Problem of the day");
    assert!(!same(&record::<Durak>(&app), &own));
    Durak::touch(&mut app, wrong);
    expect(&mut app, Durak::WRONG);
    app.open_menu();
    app.tap_on("Leave the problem");
    assert_eq!(app.screen_and_menu(), (Screen::Problems, Menu::None));
    app.tap_on("Back");
    app.wait_for_saves();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    app.tap_on("Continue");
    assert_eq!(record::<Durak>(&app), own);
}

#[test]
fn hands_lie_open_where_nothing_is_hidden() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<Durak>(&mut app, day);
    app.tap_on("Problem of the day");
    let game = problem.record().game();
    let held: usize = Seat::all(game.seats()).map(|seat| game.hand(seat).len()).sum();
    assert_eq!(app.open_hands().len(), held);
    let persons = app.durak().unwrap().players().iter().filter(|one| **one == Player::Human);
    assert_eq!(persons.count(), 1, "the other side plays the known line");
}

#[test]
fn damaged_mistakes_are_told_of_and_put_aside() {
    for (text, told, aside) in [
        ("{ half of it", "Your mistakes: the saved data was damaged", "damaged-exercises.json"),
        (
            r#"{ "format": "kozyr-exercises", "version": 9, "exercises": [] }"#,
            "Your mistakes: saved by a later version",
            "newer-exercises.json",
        ),
    ] {
        let (day, _, wrong) = plain_day::<Reversi>();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("exercises.json"), text).unwrap();
        let mut app = TestApp::new(folder.path(), 390, 844);
        expect(&mut app, told);
        open::<Reversi>(&mut app, day);
        app.tap_on("Problem of the day");
        Reversi::touch(&mut app, wrong);
        app.wait_for_saves();
        assert_eq!(exercises(folder.path()).all().len(), 1);
        assert_eq!(fs::read_to_string(folder.path().join(aside)).unwrap(), text);
    }
}

#[test]
fn a_problem_is_solved_by_keyboard_and_left_by_a_screen_reader() {
    let (day, problem, wrong) = plain_day::<Reversi>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.set_day(day);
    let choose = |app: &mut TestApp, name: &str| {
        for _ in 0..80 {
            if app.focused().is_some_and(|focused| focused.name == name) {
                return app.press(KeyCode::Enter, Key::Enter);
            }
            app.press(KeyCode::Tab, Key::Tab);
        }
        panic!("Tab does not reach `{name}`: {:?}", app.widget_names());
    };
    choose(&mut app, "Problems");
    choose(&mut app, "Reversi");
    choose(&mut app, "Problem of the day");
    let answer = |app: &mut TestApp, action: reversi::Action| {
        let reversi::Action::Place(square) = action else { panic!("no placement") };
        for _ in 0..80 {
            let name = app.focused().map(|focused| focused.name).unwrap_or_default();
            let at = name.get(..2).and_then(|name| name.parse::<reversi::Square>().ok());
            let (code, key) = match at {
                None => (KeyCode::Tab, Key::Tab),
                Some(at) if at.column() < square.column() => (KeyCode::ArrowRight, Key::ArrowRight),
                Some(at) if at.column() > square.column() => (KeyCode::ArrowLeft, Key::ArrowLeft),
                Some(at) if at.row() < square.row() => (KeyCode::ArrowDown, Key::ArrowDown),
                Some(at) if at.row() > square.row() => (KeyCode::ArrowUp, Key::ArrowUp),
                Some(_) => return app.press(KeyCode::Enter, Key::Enter),
            };
            app.press(code, key);
        }
        panic!("{square} is not reached");
    };
    answer(&mut app, wrong);
    assert!(app.announced().iter().any(|said| said.starts_with(Reversi::WRONG)));
    choose(&mut app, "Try again");
    answer(&mut app, problem.solution());
    assert!(app.announced().iter().any(|said| said.starts_with("Right!")));
    app.request_action("All problems", accesskit::Action::Click);
    assert_eq!(app.screen(), Screen::Problems);
    app.request_action("Back", accesskit::Action::Click);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn what_a_problem_turns_on_can_be_read_about() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<Durak>(&mut app, day);
    app.tap_on("Problem of the day");
    Durak::touch(&mut app, problem.solution());
    let right = said(&mut app, "Right!").unwrap();
    let (_, concepts) = right.split_once("Key ideas: ").expect("the explanation lists key ideas");
    let first = concepts.split(", ").next().unwrap().trim_end_matches('.').to_owned();
    app.tap_on(&first);
    assert_eq!(app.screen_and_menu(), (Durak::SCREEN, Menu::Help));
    expect(&mut app, &first);
}

/// Verifies with the solver that the wrong answers are wrong.
#[test]
fn the_wrong_answers_of_these_tests_are_wrong() {
    fn check<G: TouchPlay>() {
        let (_, problem, wrong) = plain_day::<G>();
        let worths = problem.record().game().proven_results(&Budget::default()).unwrap();
        let worth = |action| worths.iter().find(|(other, _)| *other == action).unwrap().1;
        assert!(worth(wrong) < G::TARGET_RESULT && worth(problem.solution()) >= G::TARGET_RESULT);
    }
    check::<Durak>();
    check::<Reversi>();
}

#[test]
fn the_problem_of_the_day_is_on_the_front_page_of_a_large_window() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 2560, 1440);
    app.set_day(day);
    app.tap_on("Problem of the day");
    assert!(same(&record::<Durak>(&app), problem.record()));
    expect(&mut app, "Find the only");
}
