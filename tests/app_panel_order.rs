//! The drawing order of panels doesn't depend on the order of plugins.
use bevy::input::keyboard::{Key, KeyCode};
use kozyr_platform::storage::Storage;
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::{Language, Locale};

#[test]
fn all_panels_have_a_defined_drawing_order() {
    let mut app = TestApp::with_storage(Storage::in_memory(), 390, 844);
    app.visit("durak-lead");
    assert_eq!(app.unordered_panels(), 0);
}

#[test]
fn the_home_screen_fits_a_phone_in_all_languages() {
    const HEIGHT: u32 = 844;
    let mut app = TestApp::with_storage(Storage::in_memory(), 390, HEIGHT);
    app.visit("home");
    for locale in Locale::ALL {
        app.settings().language = Some(locale);
        app.settle();
        let last = app.find(&Language::new(locale).text("help")).unwrap();
        // Half its own height below its center.
        assert!(last.y + 33.0 <= HEIGHT as f32, "{locale:?}: {last}");
    }
}

/// Presses Tab and arrow keys, and returns the name that has focus after each key.
fn focus_sequence(app: &mut TestApp) -> Vec<String> {
    let tab = (KeyCode::Tab, Key::Tab);
    let right = (KeyCode::ArrowRight, Key::ArrowRight);
    let down = (KeyCode::ArrowDown, Key::ArrowDown);
    let keys = [&tab, &tab, &tab, &right, &tab, &tab, &down, &tab, &tab, &right, &tab, &tab];
    keys.map(|(code, key)| {
        app.press(*code, key.clone());
        app.focused().map(|focused| focused.name).unwrap_or_default()
    })
    .to_vec()
}

#[test]
fn focus_order_does_not_depend_on_plugin_order() {
    let mut usual = TestApp::with_storage(Storage::in_memory(), 1280, 800);
    let mut other = TestApp::with_plugins_reordered(Storage::in_memory(), 1280, 800);
    // Tables with a panel, a bar, both, or a lesson's guide, and pages.
    for stop in [
        "home",
        "lesson-durak-beat",
        "durak-defend",
        "durak-why",
        "durak-belief",
        "durak-pause",
        "reversi-middle",
        "reversi-hint",
        "set-up-analysis",
        "watch-durak",
        "watch-why",
        "help",
    ] {
        usual.visit(stop);
        other.visit(stop);
        let found = focus_sequence(&mut usual);
        assert!(found.iter().any(|name| !name.is_empty()), "{stop}: nothing has focus");
        assert_eq!(found, focus_sequence(&mut other), "{stop}");
    }
}
