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

/// Returns the text on the screen that starts with `start`.
fn text_starting_with(app: &mut TestApp, start: &str) -> Option<String> {
    app.widget_names().into_iter().find(|name| name.starts_with(start))
}

/// Whether some text on the screen starts with `start`.
fn says(app: &mut TestApp, start: &str) -> bool {
    text_starting_with(app, start).is_some()
}

/// Asserts that some text on the screen starts with `start`.
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
    /// Plays an action by touch.
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
            game.legal_actions()
                .iter()
                .filter(|action| action.played_cards().contains(card))
                .count()
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
            let wrong =
                legal.into_iter().find(|action| plain(action) && *action != problem.solution())?;
            plain(&problem.solution()).then_some((day, problem, wrong))
        })
        .expect("such a day exists")
}

/// Opens a game's problems page.
fn open<G: TouchPlay>(app: &mut TestApp, day: u64) {
    app.set_day(day);
    app.tap_on("Puzzles");
    assert_eq!(app.screen(), Screen::Problems);
    app.tap_on(G::TITLE);
}

/// The match on the table.
fn record<G: TouchPlay>(app: &TestApp) -> Record<G> {
    app.record::<G>().expect("a match on the table").clone()
}

/// Whether two records have the same position, regardless of the players.
fn same_position<G: Game>(a: &Record<G>, b: &Record<G>) -> bool {
    a.actions() == b.actions() && a.setup() == b.setup() && a.seed() == b.seed()
}

/// Whether a line fails to reach the seat's goal.
fn fails<G: TouchPlay>(record: &Record<G>, seat: Seat) -> bool {
    let outcome = record.outcome().expect("the line ends the game");
    match G::NAME {
        "durak" => outcome.score(seat) == 0.0,
        _ => outcome.score(seat) < 1.0,
    }
}

/// The exercises saved in a folder.
fn exercises(folder: &Path) -> Exercises {
    let text = fs::read_to_string(folder.join("exercises.json")).expect("saved exercises");
    Exercises::from_text(&text).expect("valid exercises")
}

/// Solves a game's problem of the day by touch, in windows of three sizes.
fn assert_daily_problem_can_be_solved<G: TouchPlay>() {
    let (day, problem, _) = plain_day::<G>();
    for (width, height) in [(390, 844), (844, 390), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        open::<G>(&mut app, day);
        app.tap_on("Daily puzzle");
        assert_eq!(app.screen(), G::SCREEN);
        assert!(same_position(&record::<G>(&app), problem.record()));
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
        app.tap_on("All puzzles");
        assert_eq!(app.screen(), Screen::Problems);
        app.wait_for_saves();
        let saved = fs::read_to_string(folder.path().join("problems.json")).unwrap();
        let position = serde_json::to_string(&G::write_position(problem.record())).unwrap();
        assert!(saved.contains(&position), "{saved}");
        assert!(!folder.path().join("exercises.json").exists(), "no mistake was recorded");
        assert!(!folder.path().join(format!("{}.json", G::NAME)).exists(), "no match was started");
    }
}

#[test]
fn the_daily_durak_problem_can_be_solved_by_touch() {
    assert_daily_problem_can_be_solved::<Durak>();
}

#[test]
fn the_daily_reversi_problem_can_be_solved_by_touch() {
    assert_daily_problem_can_be_solved::<Reversi>();
}

/// Answers a game's problem of the day wrongly, and solves it as an exercise on the following days.
fn assert_wrong_answer_becomes_exercise<G: TouchPlay>() {
    let (day, problem, wrong) = plain_day::<G>();
    let seat = problem.record().game().to_act().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<G>(&mut app, day);
    expect(&mut app, "No mistakes to practise yet");
    app.tap_on("Daily puzzle");
    G::touch(&mut app, wrong);
    expect(&mut app, G::WRONG);
    let refuted = record::<G>(&app);
    assert_eq!(refuted.actions()[problem.record().actions().len()], wrong);
    assert!(fails(&refuted, seat), "the refutation is played");
    let reveals =
        |app: &mut TestApp| app.widget_names().iter().any(|name| name.contains("Why not"));
    assert!(!reveals(&mut app), "a reason could give the solution away");
    app.tap_on("Show the solution");
    expect(&mut app, "The solution:");
    assert!(reveals(&mut app), "{:?}", app.widget_names());
    app.tap_on("Try again");
    assert!(same_position(&record::<G>(&app), problem.record()));
    G::touch(&mut app, problem.solution());
    expect(&mut app, "Right!");
    app.tap_on("All puzzles");
    app.wait_for_saves();
    let saved = exercises(folder.path());
    assert_eq!(saved.due(G::NAME, day).len(), 0);
    let [exercise] = saved.due(G::NAME, day + 1)[..] else { panic!("not due tomorrow") };
    assert_eq!(
        (&exercise.played, &exercise.better),
        (&wrong.to_string(), &problem.solution().to_string())
    );
    assert!(exercise.loss > 0.0 && !exercise.refutation.is_empty());
    expect(&mut app, "1 mistake waiting. The next one comes back tomorrow.");
    drop(app);

    // The next day after a restart, and again three days later.
    let mut app = TestApp::new(folder.path(), 390, 844);
    for (day, notice) in [
        (day + 1, "1 mistake waiting. The next one comes back in 3 days."),
        (day + 4, "No mistakes to practise yet"),
    ] {
        open::<G>(&mut app, day);
        app.tap_on("Practise 1 mistake");
        assert!(same_position(&record::<G>(&app), problem.record()));
        expect(&mut app, "Your play here");
        G::touch(&mut app, problem.solution());
        expect(&mut app, "Right!");
        app.tap_on("All puzzles");
        expect(&mut app, notice);
        app.tap_on("Back");
    }
    app.wait_for_saves();
    assert_eq!(exercises(folder.path()).all(), []);
}

#[test]
fn a_wrong_durak_answer_is_refuted_and_becomes_an_exercise() {
    assert_wrong_answer_becomes_exercise::<Durak>();
}

#[test]
fn a_wrong_reversi_answer_is_refuted_and_becomes_an_exercise() {
    assert_wrong_answer_becomes_exercise::<Reversi>();
}

#[test]
fn a_repeated_mistake_restarts_its_exercise_and_can_be_removed() {
    let (day, _, wrong) = plain_day::<Reversi>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    open::<Reversi>(&mut app, day);
    app.tap_on("Daily puzzle");
    Reversi::touch(&mut app, wrong);
    app.tap_on("Close the puzzle");
    app.set_day(day + 1);
    app.frame();
    app.tap_on("Practise 1 mistake");
    Reversi::touch(&mut app, wrong);
    expect(&mut app, "There’s a better play.");
    app.tap_on("Close the puzzle");
    expect(&mut app, "1 mistake waiting. The next one comes back in 3 days.");
    app.wait_for_saves();
    let saved = exercises(folder.path());
    assert_eq!((saved.all()[0].attempts, saved.all()[0].solved_streak), (1, 0));
    app.set_day(day + 4);
    app.frame();
    let remove = format!("Remove “{wrong}”");
    app.tap_on(&remove);
    expect(&mut app, "Practise 1 mistake");
    app.tap_on(&format!("Really remove “{wrong}”"));
    expect(&mut app, "No mistakes to practise yet");
    app.wait_for_saves();
    assert_eq!(exercises(folder.path()).all(), []);
}

#[test]
fn a_level_shows_one_unsolved_problem_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    open::<Reversi>(&mut app, TODAY);
    app.tap_on("Beginner");
    let first: Vec<Problem<Reversi>> = bundled_problems::<Reversi>();
    let mut first =
        first.into_iter().filter(|problem| problem.difficulty().level().name() == "first");
    for problem in first.by_ref().take(2) {
        assert!(same_position(&record::<Reversi>(&app), problem.record()));
        Reversi::touch(&mut app, problem.solution());
        expect(&mut app, "Right!");
        app.tap_on("Next");
    }
    let third = first.next().unwrap();
    assert!(same_position(&record::<Reversi>(&app), third.record()));
    app.tap_on("Show the solution");
    expect(&mut app, "The solution:");
    let solved = record::<Reversi>(&app);
    assert_eq!(solved.actions().first(), Some(&third.solution()));
    assert!(!fails(&solved, third.record().game().to_act().unwrap()));
    app.tap_on("Close the puzzle");
    // A problem whose solution was shown isn't solved, and is still the next one.
    app.tap_on("Beginner");
    assert!(same_position(&record::<Reversi>(&app), third.record()));
    app.wait_for_saves();
    assert!(!folder.path().join("exercises.json").exists(), "a shown solution is not a mistake");
}

#[test]
fn problems_do_not_change_the_suspended_match() {
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
    app.tap_on("Daily puzzle");
    assert!(!same_position(&record::<Durak>(&app), &own));
    Durak::touch(&mut app, wrong);
    expect(&mut app, Durak::WRONG);
    app.open_menu();
    app.tap_on("Leave the puzzle");
    assert_eq!(app.screen_and_menu(), (Screen::Problems, Menu::None));
    app.tap_on("Back");
    app.wait_for_saves();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    app.tap_on("Continue");
    assert_eq!(record::<Durak>(&app), own);
}

#[test]
fn all_hands_are_open_in_problems_without_hidden_cards() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<Durak>(&mut app, day);
    app.tap_on("Daily puzzle");
    let game = problem.record().game();
    let held: usize = Seat::all(game.seats()).map(|seat| game.hand(seat).len()).sum();
    assert_eq!(app.open_hands().len(), held);
    let persons = app.durak().unwrap().players().iter().filter(|player| **player == Player::Human);
    assert_eq!(persons.count(), 1, "the other side plays the known line");
}

#[test]
fn unreadable_exercises_are_reported_and_set_aside() {
    for (text, notice, quarantined) in [
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
        expect(&mut app, notice);
        open::<Reversi>(&mut app, day);
        app.tap_on("Daily puzzle");
        Reversi::touch(&mut app, wrong);
        app.wait_for_saves();
        assert_eq!(exercises(folder.path()).all().len(), 1);
        assert_eq!(fs::read_to_string(folder.path().join(quarantined)).unwrap(), text);
    }
}

#[test]
fn a_problem_can_be_solved_by_keyboard_and_closed_by_screen_reader() {
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
    choose(&mut app, "Puzzles");
    choose(&mut app, "Reversi");
    choose(&mut app, "Daily puzzle");
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
    assert!(app.announced().iter().any(|text| text.starts_with(Reversi::WRONG)));
    choose(&mut app, "Try again");
    answer(&mut app, problem.solution());
    assert!(app.announced().iter().any(|text| text.starts_with("Right!")));
    app.request_action("All puzzles", accesskit::Action::Click);
    assert_eq!(app.screen(), Screen::Problems);
    app.request_action("Back", accesskit::Action::Click);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn the_key_ideas_of_a_problem_link_to_help() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    open::<Durak>(&mut app, day);
    app.tap_on("Daily puzzle");
    Durak::touch(&mut app, problem.solution());
    let right = text_starting_with(&mut app, "Right!").unwrap();
    let (_, concepts) = right.split_once("Themes: ").expect("the explanation lists key ideas");
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
        let results = problem.record().game().proven_results(&Budget::default()).unwrap();
        let result = |action| results.iter().find(|(other, _)| *other == action).unwrap().1;
        assert!(result(wrong) < G::TARGET_RESULT && result(problem.solution()) >= G::TARGET_RESULT);
    }
    check::<Durak>();
    check::<Reversi>();
}

#[test]
fn large_windows_show_the_daily_problem_on_the_home_screen() {
    let (day, problem, _) = plain_day::<Durak>();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 2560, 1440);
    app.set_day(day);
    app.tap_on("Daily puzzle");
    assert!(same_position(&record::<Durak>(&app), problem.record()));
    expect(&mut app, "Find the only");
}
