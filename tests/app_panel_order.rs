//! Panels are drawn in an order of their own, whatever the order of the plugins.
use bevy::input::keyboard::{Key, KeyCode};
use kozyr_platform::storage::Storage;
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::{Language, Locale};

#[test]
fn every_panel_has_its_place_in_the_order() {
    let mut app = TestApp::with_storage(Storage::in_memory(), 390, 844);
    app.visit("durak-lead");
    assert_eq!(app.unordered_panels(), 0);
}

#[test]
fn the_front_page_fits_a_phone_in_all_languages() {
    const HEIGHT: u32 = 844;
    let mut app = TestApp::with_storage(Storage::in_memory(), 390, HEIGHT);
    app.visit("home");
    for locale in Locale::ALL {
        app.settings().language = Some(locale);
        app.settle();
        let last = app.find(&Language::new(locale).text("help")).unwrap();
        // Half of its own height below its middle.
        assert!(last.y + 33.0 <= HEIGHT as f32, "{locale:?}: {last}");
    }
}

/// What the keyboard comes to by Tab, by an arrow, and by Tab again.
fn walked(app: &mut TestApp) -> Vec<String> {
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
fn the_keyboard_walks_alike_in_any_order_of_plugins() {
    let mut usual = TestApp::with_storage(Storage::in_memory(), 1280, 800);
    let mut other = TestApp::with_plugins_reordered(Storage::in_memory(), 1280, 800);
    // Tables with a panel, with a bar, with both, with the voice of a lesson, and pages.
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
        let found = walked(&mut usual);
        assert!(found.iter().any(|name| !name.is_empty()), "{stop}: the keyboard is nowhere");
        assert_eq!(found, walked(&mut other), "{stop}");
    }
}
