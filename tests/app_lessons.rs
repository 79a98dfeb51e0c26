//! Both lessons, played to the end by real input. Wrong touches are harmless and get a reply.
use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use kozyr_core::game::{Game, Outcome, Record, Seat};
use kozyr_durak::{Action, Card, Durak};
use kozyr_platform::screen::Screen;
use kozyr_reversi::{self as reversi, Reversi, Square};
use kozyr_testing::harness::TestApp;

const LEARNER: Seat = Seat::new(0);

/// Whether the screen shows this text.
fn says(app: &mut TestApp, text: &str) -> bool {
    app.widget_names().iter().any(|name| name == text)
}

/// Completes a lesson: calls `read` where there is text to read, and `act` where an action is
/// expected.
fn learn(app: &mut TestApp, mut read: impl FnMut(&mut TestApp), mut act: impl FnMut(&mut TestApp)) {
    for _ in 0..100 {
        if says(app, "Well done!") {
            return;
        }
        if says(app, "Next") { read(app) } else { act(app) }
    }
    panic!("the lesson never ends: {:?}", app.widget_names());
}

/// Returns the reply to the last wrong touch, and asserts that it is on the screen.
fn shown_reply(app: &mut TestApp) -> String {
    let answer = app.lesson_answer().expect("a reply to the wrong touch").to_owned();
    assert!(says(app, &answer), "{answer:?} is missing: {:?}", app.widget_names());
    answer
}

/// The deal of the lesson.
fn deal(app: &TestApp) -> &Record<Durak> {
    app.durak().expect("a deal on the table")
}

/// Whether the rules allow the learner to play a card now.
fn is_allowed(record: &Record<Durak>, card: Card) -> bool {
    record.game().legal_actions().iter().any(|action| action.played_cards().contains(card))
}

/// Touches everything except the target. Nothing happens, and each touch gets a true reply.
fn touch_wrong_cards(app: &mut TestApp) {
    let right = app.lesson_target().expect("the lesson points at something");
    let before = deal(app).clone();
    for card in before.game().hand(LEARNER).iter() {
        let place = app.card(card).expect("a touchable card in the hand");
        if place.distance(right) < 20.0 {
            continue;
        }
        app.tap(place);
        assert_eq!(*deal(app), before, "{card} was played");
        let answer = shown_reply(app);
        // The replies are checked against the rules.
        let forbids =
            ["is lower than", "is neither a trump nor the same suit as", "of the same rank as"];
        let forbidden = forbids.iter().any(|reason| answer.contains(reason));
        assert_eq!(forbidden, !is_allowed(&before, card), "{card}: {answer}");
    }
    for button in ["Take", "Done", "Pass"] {
        let find = |name: &String| name.starts_with(button);
        let Some(name) = app.widget_names().into_iter().find(find) else { continue };
        let place = app.find(&name).unwrap();
        if place.distance(right) > 60.0 {
            app.tap(place);
            assert_eq!(*deal(app), before, "{name} was pressed");
            shown_reply(app);
        }
    }
}

#[test]
fn the_durak_lesson_can_be_completed_by_touch() {
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        app.tap_on("Learn Durak");
        assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
        let mut done = Vec::new();
        learn(
            &mut app,
            |app| app.tap_on("Next"),
            |app| {
                touch_wrong_cards(app);
                let before = deal(app).clone();
                let right = app.lesson_target().unwrap();
                app.tap(right);
                let current = deal(app);
                let after = if current.seed() == before.seed() { current } else { &before };
                done.extend(after.actions().get(before.actions().len()).copied());
            },
        );
        let has_played = |wanted: fn(&Action) -> bool| done.iter().any(wanted);
        assert!(has_played(|action| matches!(action, Action::Attack(_))));
        assert!(has_played(|action| matches!(action, Action::Beat { .. })));
        assert!(has_played(|action| matches!(action, Action::ThrowIn(_))));
        assert!(has_played(|action| matches!(action, Action::Pass)));
        assert!(has_played(|action| matches!(action, Action::Take)));
        let Some(Outcome::Lost(fools)) = deal(&app).outcome() else { panic!("no fool") };
        assert!(!fools.contains(LEARNER));
        app.tap_on("Play a real game");
        assert_eq!(app.screen(), kozyr_durak_ui::NEW_GAME);
        assert_eq!(app.durak(), None, "a lesson can't be resumed");
        assert!(!folder.path().join("durak.json").exists(), "a lesson is not saved");
    }
}

/// The Reversi game of the lesson.
fn board(app: &TestApp) -> &Record<Reversi> {
    app.reversi().expect("a game on the table")
}

/// Touches every square except the right one.
fn touch_wrong_squares(app: &mut TestApp) {
    let right = app.lesson_target();
    let before = board(app).clone();
    let position = before.game().position();
    for square in Square::all() {
        let place = app.square(square);
        if right.is_some_and(|right| right.distance(place) < 5.0) {
            continue;
        }
        app.tap(place);
        assert_eq!(*board(app), before, "{square} was played");
        let answer = shown_reply(app);
        let allowed = before.game().legal_actions().contains(&reversi::Action::Place(square));
        assert_eq!(answer.contains("is legal"), allowed, "{square}: {answer}");
        let taken = position.disc(square).is_some();
        assert_eq!(answer.contains("already"), taken, "{square}: {answer}");
    }
}

#[test]
fn the_reversi_lesson_can_be_completed_by_mouse() {
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        app.tap_on("Learn Reversi");
        assert_eq!(app.screen(), kozyr_reversi_ui::TABLE);
        let (mut placed, mut passed) = (0, 0);
        let click_on = |app: &mut TestApp, name: &str| {
            let place =
                app.find(name).unwrap_or_else(|| panic!("no {name}: {:?}", app.widget_names()));
            app.click(place);
        };
        learn(
            &mut app,
            |app| click_on(app, "Next"),
            |app| {
                // All sixty squares at a single window size are enough.
                if width == 390 {
                    touch_wrong_squares(app);
                }
                match app.lesson_target() {
                    Some(place) => {
                        app.click(place);
                        placed += 1;
                    }
                    None => {
                        let place = app.find("Pass").expect("a Pass button");
                        app.click(place);
                        passed += 1;
                    }
                }
            },
        );
        assert!(placed >= 6, "{placed} discs were placed");
        assert_eq!(passed, 1);
        assert!(board(&app).outcome().unwrap().score(LEARNER) == 1.0);
        app.tap_on("Home");
        assert_eq!(app.screen(), Screen::Home);
        assert_eq!(app.reversi(), None);
    }
}

#[test]
fn a_lesson_can_be_completed_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Learn Durak");
    learn(
        &mut app,
        |app| app.press(KeyCode::Enter, Key::Enter),
        |app| {
            let before = deal(app).actions().len();
            let right = app.lesson_target().unwrap();
            let is_card = deal(app)
                .game()
                .hand(LEARNER)
                .iter()
                .any(|card| app.card(card).is_some_and(|place| place.distance(right) < 20.0));
            if !is_card {
                app.press(KeyCode::Space, Key::Character(" ".into()));
                return;
            }
            // One key reveals the focus; the others move along the hand.
            for _ in 0..8 {
                app.press(KeyCode::Enter, Key::Enter);
                if !says(app, "Skip") || deal(app).actions().len() > before {
                    return;
                }
                app.press(KeyCode::ArrowRight, Key::ArrowRight);
            }
            panic!("no key plays the card: {:?}", app.widget_names());
        },
    );
}

#[test]
fn cards_can_be_dragged_in_a_lesson() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Learn Durak");
    app.tap_on("Next");
    app.tap_on("Next");
    let right = app.lesson_target().unwrap();
    let wrong = deal(&app).game().hand(LEARNER).iter().last().unwrap();
    let wrong = app.card(wrong).unwrap();
    let felt = Vec2::new(240.0, 420.0);
    app.drag(wrong, felt);
    assert!(deal(&app).actions().is_empty());
    shown_reply(&mut app);
    app.drag(right, felt);
    assert!(!deal(&app).actions().is_empty());
}

#[test]
fn lesson_steps_can_be_repeated_and_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Learn Durak");
    let first = *deal(&app).seed();
    app.tap_on("Next");
    app.tap_on("Next");
    app.tap_on("Skip");
    assert_eq!(deal(&app).actions().len(), 2, "the lead is automatic and gets a reply");
    app.tap_on("A step back");
    assert_eq!(deal(&app).actions().len(), 0, "the lead is undone");
    assert!(says(&mut app, "Skip"));
    learn(&mut app, |app| app.tap_on("Next"), |app| app.tap_on("Skip"));
    assert_ne!(*deal(&app).seed(), first);
    app.tap_on("Play again");
    assert_eq!(*deal(&app).seed(), first);
    app.tap_on("Next");
    app.open_menu();
    app.tap_on("Restart");
    app.open_menu();
    app.tap_on("Leave the lesson");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn a_lesson_does_not_change_the_suspended_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    for _ in 0..3 {
        app.play_durak();
    }
    let own = deal(&app).clone();
    let saved = std::fs::read_to_string(folder.path().join("durak.json")).unwrap();
    app.open_menu();
    app.tap_on("Leave the table");
    if app.screen() != Screen::Home {
        app.tap_on("Leave");
    }
    app.tap_on("Durak");
    app.tap_on("Lesson");
    app.tap_on("Next");
    app.tap_on("Next");
    app.tap_on("Skip");
    assert_ne!(*deal(&app), own);
    assert_eq!(std::fs::read_to_string(folder.path().join("durak.json")).unwrap(), saved);
    app.open_menu();
    app.tap_on("Leave the lesson");
    assert_eq!(*deal(&app), own);
    app.tap_on("Continue");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    assert_eq!(*deal(&app), own);
    assert_eq!(std::fs::read_to_string(folder.path().join("durak.json")).unwrap(), saved);
    assert!(!says(&mut app, "Next"));
}

#[test]
fn two_taps_start_a_deal_and_one_resumes_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 360, 640);
    assert!(
        says(&mut app, "Learn Durak") && says(&mut app, "Learn Reversi"),
        "offered, not forced"
    );
    app.tap_on("Durak");
    app.tap_on("Start");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    let before = deal(&app).actions().len();
    app.play_durak();
    assert!(deal(&app).actions().len() > before, "the first touch plays");
    let left = deal(&app).clone();
    drop(app);
    let mut app = TestApp::new(folder.path(), 360, 640);
    assert!(!says(&mut app, "Learn Durak"), "who has played is no newcomer");
    app.tap_on("Continue");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    assert_eq!(*deal(&app), left);
}
