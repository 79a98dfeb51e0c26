//! The questions on a new device, and the effect of the answers.
use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_durak_ui::TABLE;
use kozyr_platform::{screen::Screen, storage::Storage};
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::Locale;

/// Starts the app with the questions of a first start, if the folder is empty.
fn first_start(folder: &tempfile::TempDir, width: u32, height: u32) -> TestApp {
    TestApp::first_start(Storage::in_folder(folder.path()), width, height)
}

#[test]
fn one_tap_starts_a_deal_for_experienced_players() {
    for (width, height) in [(390, 844), (844, 390), (1280, 800)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = first_start(&folder, width, height);
        assert_eq!(app.screen(), Screen::Welcome);
        assert!(app.find("Have you played Durak before?").is_some());
        app.tap_on("Yes, deal the cards");
        assert_eq!(app.screen(), TABLE);
        let record = app.durak().unwrap();
        assert_eq!(record.players().len(), 2);
        app.play_durak();
    }
}

#[test]
fn one_tap_starts_the_lesson_for_new_players() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = first_start(&folder, 390, 844);
    app.tap_on("No, show me how");
    assert_eq!(app.screen(), TABLE);
    assert!(app.durak().is_none_or(|record| record.actions().is_empty()));
    assert!(
        app.find("Continue").is_some() || app.find("Next").is_some(),
        "{:?}",
        app.widget_names()
    );
}

#[test]
fn selecting_a_language_translates_the_question_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = first_start(&folder, 390, 844);
    app.tap_on("Українська");
    assert!(app.find("Ви вже грали в дурня?").is_some(), "{:?}", app.widget_names());
    app.tap_on("Русский");
    assert!(app.find("Вы играли в дурака?").is_some(), "{:?}", app.widget_names());
    app.tap_on("Да, раздавайте");
    assert_eq!(app.settings().language, Some(Locale::Russian));
    app.wait_for_saves();
}

#[test]
fn the_question_is_asked_once_whatever_the_answer() {
    // In the system's language, because none has been selected yet.
    let look = ["Look around first", "Сначала осмотреться", "Спершу роздивитися"];
    let yes = ["Yes, deal the cards", "Да, раздавайте", "Так, роздавайте"];
    let no = ["No, show me how", "Нет, научите", "Ні, навчіть"];
    for answer in [Some(look), Some(yes), Some(no), None] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = first_start(&folder, 390, 844);
        app.settings().language = None;
        app.settle();
        match answer {
            None => app.press(KeyCode::Escape, Key::Escape),
            Some(names) => {
                let name = names.into_iter().find(|name| app.find(name).is_some());
                app.tap_on(name.expect("the option is offered"));
            }
        }
        assert_ne!(app.screen(), Screen::Welcome);
        assert!(app.settings().language.is_some(), "the selected language is saved");
        app.settle();
        app.wait_for_saves();
        drop(app);
        let again = first_start(&folder, 390, 844);
        assert_ne!(again.screen(), Screen::Welcome, "after {answer:?}");
    }
}

#[test]
fn nothing_is_asked_if_settings_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.json"), r#"{"pace":"still"}"#).unwrap();
    assert_eq!(first_start(&folder, 390, 844).screen(), Screen::Home);
}

#[test]
fn the_question_can_be_answered_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = first_start(&folder, 390, 844);
    let wanted = "Yes, deal the cards";
    for _ in 0..10 {
        if app.focused().is_some_and(|focused| focused.name == wanted) {
            break;
        }
        app.press(KeyCode::Tab, Key::Tab);
    }
    app.press(KeyCode::Enter, Key::Enter);
    assert_eq!(app.screen(), TABLE);
}

#[test]
fn the_question_can_be_answered_by_screen_reader() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = first_start(&folder, 390, 844);
    let nodes = app.accessible_nodes();
    let role = |name: &str| nodes.iter().find(|node| node.name == name).map(|node| node.role);
    for language in ["English", "Русский", "Українська"] {
        assert_eq!(role(language), Some(Role::RadioButton), "{language}");
    }
    for answer in ["Yes, deal the cards", "No, show me how", "Look around first"] {
        assert_eq!(role(answer), Some(Role::Button), "{answer}");
    }
    assert_eq!(role("Have you played Durak before?"), Some(Role::Label));
    app.request_action("Українська", Ask::Click);
    app.request_action("Ні, навчіть", Ask::Click);
    assert_eq!(app.screen(), TABLE);
}
