//! Phone behavior: Back, background and foreground, multitouch, and screen insets.
use std::path::Path;

use bevy::{
    input::{keyboard::Key, touch::TouchPhase},
    math::{Rect, Vec2},
    window::AppLifecycle,
};
use bevy_egui::egui::accesskit::Action as Ask;
use kozyr_core::game::{Record, Seat};
use kozyr_durak::Durak;
use kozyr_platform::{device::Insets, screen::Screen, storage::Storage};
use kozyr_testing::harness::{FaultyStore, StoreFault, TestApp, TestPhone};

const WIDTH: u32 = 390;
const HEIGHT: u32 = 844;

/// Starts the app and a deal of Durak.
fn on_table(folder: &Path) -> TestApp {
    let mut app = TestApp::new(folder, WIDTH, HEIGHT);
    app.tap_on("Durak");
    app.tap_on("Start");
    app
}

#[test]
fn back_closes_menus_confirms_leaving_the_table_then_exits() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = on_table(folder.path());
    app.open_menu();
    app.tap_on("Settings");
    app.press_back();
    assert!(app.find("Resume").is_some(), "from the settings to the menu");
    app.press_back();
    assert!(app.find("Resume").is_none(), "from the menu to the table");
    let record = app.durak().unwrap().clone();
    app.press_back();
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE, "a prompt comes first");
    app.tap_on("Keep playing");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    app.press_back();
    app.tap_on("Leave the table");
    assert_eq!(app.screen(), Screen::Home);
    app.tap_on("Continue");
    app.press_back();
    app.press_back();
    assert_eq!(app.screen(), Screen::Home, "Back twice leaves the table");
    app.tap_on("Continue");
    assert_eq!(*app.durak().unwrap(), record, "nothing is lost by leaving");
    assert!(!app.press_back());
    assert!(!app.press_back());
    assert!(app.press_back());
}

#[test]
fn long_and_trembling_touches_count_as_taps() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), WIDTH, HEIGHT);
    let settings = app.find("Settings").unwrap();
    app.tap_around(settings, |app| (0..180).for_each(|_| app.frame()));
    assert!(app.find("Settings").is_some_and(|place| place != settings), "the page of that name");
    app.press_back();
    app.drag(settings, settings + Vec2::new(8.0, 0.0));
    assert!(app.find("Settings").is_some_and(|place| place != settings), "the page of that name");
    app.press_back();
    app.drag(settings, settings + Vec2::new(0.0, 60.0));
    assert_eq!(
        app.find("Statistics").map(|_| app.screen()),
        Some(Screen::Home),
        "it counts as a drag"
    );
}

#[test]
fn escape_never_exits_the_app() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), WIDTH, HEIGHT);
    assert!(!app.exits_on_key(Key::Escape));
    assert!(!app.exits_on_key(Key::Escape));
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn an_app_killed_in_the_background_returns_to_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let record = {
        let mut app = on_table(folder.path());
        app.play_durak();
        app.send_lifecycle(AppLifecycle::WillSuspend);
        app.durak().unwrap().clone()
    };
    let mut app = TestApp::new(folder.path(), HEIGHT, WIDTH);
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    assert_eq!(*app.durak().unwrap(), record);
    app.play_durak();
    // Only once: if the player closes the app, it next starts on the home screen.
    drop(app);
    assert_eq!(TestApp::new(folder.path(), WIDTH, HEIGHT).screen(), Screen::Home);
}

#[test]
fn an_app_closed_in_the_foreground_starts_on_the_home_screen() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = on_table(folder.path());
    app.send_lifecycle(AppLifecycle::WillSuspend);
    app.send_lifecycle(AppLifecycle::WillResume);
    app.send_lifecycle(AppLifecycle::Running);
    app.play_durak();
    drop(app);
    assert_eq!(TestApp::new(folder.path(), WIDTH, HEIGHT).screen(), Screen::Home);
}

#[test]
fn additional_fingers_play_no_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = on_table(folder.path());
    for _ in 0..6 {
        if app.durak().unwrap().outcome().is_some() {
            break;
        }
        let before = app.durak().unwrap().clone();
        let hand = before.game().hand(Seat::new(0));
        let card = hand.iter().next().unwrap();
        let place = app.card(card).unwrap();
        let elsewhere = Vec2::new(WIDTH as f32 / 2.0, HEIGHT as f32 / 2.0);
        // One finger stays on a card while others come and go.
        app.touch_with(1, TouchPhase::Started, place);
        app.touch_with(2, TouchPhase::Started, elsewhere);
        app.touch_with(2, TouchPhase::Moved, elsewhere + Vec2::new(60.0, 40.0));
        app.touch_with(3, TouchPhase::Started, place + Vec2::new(4.0, 0.0));
        app.touch_with(3, TouchPhase::Ended, place + Vec2::new(4.0, 0.0));
        app.touch_with(2, TouchPhase::Ended, elsewhere + Vec2::new(60.0, 40.0));
        assert_eq!(*app.durak().unwrap(), before);
        // The system cancels the touch, as for an incoming call.
        app.touch_with(1, TouchPhase::Canceled, place);
        app.settle();
        assert_eq!(*app.durak().unwrap(), before);
        app.play_durak();
    }
}

#[test]
fn vibration_can_be_turned_off() {
    let folder = tempfile::tempdir().unwrap();
    let phone = TestPhone::default();
    let mut app = TestApp::on_phone(&phone, Storage::in_folder(folder.path()), WIDTH, HEIGHT);
    app.tap_on("Durak");
    app.tap_on("Start");
    phone.take_vibrations();
    // A pass moves no card, so the phone doesn't vibrate.
    let vibrated = (0..6).any(|_| {
        app.play_durak();
        app.frame();
        !phone.take_vibrations().is_empty()
    });
    assert!(vibrated);
    app.settings().haptics = false;
    app.frame();
    phone.take_vibrations();
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
    assert!(phone.take_vibrations().is_empty());
}

#[test]
fn the_screen_is_kept_on_only_while_watching() {
    let folder = tempfile::tempdir().unwrap();
    let phone = TestPhone::default();
    let mut app = TestApp::on_phone(&phone, Storage::in_folder(folder.path()), WIDTH, HEIGHT);
    app.tap_on("Durak");
    app.tap_on("Start");
    assert!(!phone.is_screen_kept_on(), "a playing user touches the screen");
    app.press_back();
    app.press_back();
    app.tap_on("Watch a game");
    app.tap_on_without_settling("Start");
    assert!(phone.is_screen_kept_on());
    app.tap_on_without_settling("Menu");
    assert!(!phone.is_screen_kept_on());
    app.tap_on_without_settling("Resume");
    assert!(phone.is_screen_kept_on());
    app.tap_on_without_settling("Menu");
    app.tap_on("Leave the table");
    assert_eq!(app.screen(), Screen::Home);
    assert!(!phone.is_screen_kept_on());
}

#[test]
fn pressable_widgets_lie_in_the_safe_area() {
    for (width, height) in [(WIDTH, HEIGHT), (HEIGHT, WIDTH)] {
        let folder = tempfile::tempdir().unwrap();
        let covered = Insets { left: 30.0, top: 44.0, right: 20.0, bottom: 34.0 };
        let mut phone = TestPhone::default();
        phone.insets = covered;
        let mut app = TestApp::on_phone(&phone, Storage::in_folder(folder.path()), width, height);
        let free = Rect::new(30.0, 44.0, width as f32 - 20.0, height as f32 - 34.0);
        let assert_free = |app: &mut TestApp, is_checked: fn(&str) -> bool| {
            for (name, target) in
                app.pressable_widgets().into_iter().filter(|(name, _)| is_checked(name))
            {
                let centre = target.center();
                assert!(free.contains(centre), "{width}×{height}: `{name}` at {target:?}");
            }
        };
        app.tap_on("Durak");
        // The rest of the page scrolls.
        assert_free(&mut app, |name| ["Back", "Start"].contains(&name));
        app.tap_on("Start");
        assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
        assert_free(&mut app, |_| true);
        let hand = app.durak().unwrap().game().hand(Seat::new(0));
        let visible: Vec<_> =
            hand.iter().filter_map(|card| Some((card, app.card(card)?))).collect();
        assert!(!visible.is_empty());
        for (card, place) in visible {
            assert!(free.contains(place), "{card} at {place:?} of {width}×{height}");
        }
    }
}

#[test]
fn text_follows_the_systems_text_scale() {
    let height_of = |scale: f32| {
        let folder = tempfile::tempdir().unwrap();
        let mut phone = TestPhone::default();
        phone.text_scale = scale;
        let mut app = TestApp::on_phone(&phone, Storage::in_folder(folder.path()), WIDTH, HEIGHT);
        // With large text, it is below the window.
        app.request_action("Help", Ask::Click);
        app.line_height()
    };
    let (usual, large) = (height_of(1.0), height_of(1.5));
    assert!((large / usual - 1.5).abs() < 0.2, "{usual} and {large}");
}

#[test]
fn a_full_store_keeps_the_last_saved_game_and_is_reported() {
    let home = FaultyStore::default();
    let mut app = TestApp::with_storage(Storage::new(home.clone()), WIDTH, HEIGHT);
    app.tap_on("Durak");
    app.tap_on("Start");
    app.play_durak();
    let saved = app.durak().unwrap().clone();
    home.set_fault(StoreFault::Full { bytes: 10 });
    app.play_durak();
    assert!(
        app.widget_names().iter().any(|name| name.contains("no room left")),
        "{:?}",
        app.widget_names()
    );
    // The player can continue and change settings without problems.
    app.settings().sound_volume = 0.0;
    app.frame();
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
    home.set_fault(StoreFault::None);
    drop(app);
    let app = TestApp::with_storage(Storage::new(home.texts().clone()), WIDTH, HEIGHT);
    assert_eq!(*app.durak().unwrap(), saved);
}

#[test]
fn a_damaged_game_is_recovered_and_reported() {
    let home = FaultyStore::default();
    let before = {
        let mut app = TestApp::with_storage(Storage::new(home.clone()), WIDTH, HEIGHT);
        app.tap_on("Durak");
        app.tap_on("Start");
        app.play_durak();
        app.play_durak();
        app.durak().unwrap().clone()
    };
    use kozyr_platform::storage::Store;
    home.texts().put("durak.json", &before.to_json()[..200]).unwrap();
    let mut app = TestApp::with_storage(Storage::new(home.clone()), WIDTH, HEIGHT);
    let restored: &Record<Durak> = app.durak().unwrap();
    assert!(before.actions().starts_with(restored.actions()));
    assert!(!restored.actions().is_empty());
    let texts = app.widget_names().join("\n");
    assert!(texts.contains("damaged") && texts.contains("damaged-durak.json"), "{texts}");
}

#[test]
fn a_game_of_a_later_version_is_preserved_and_reported() {
    let home = FaultyStore::default();
    use kozyr_platform::storage::Store;
    let later = r#"{ "format": "kozyr-record", "version": 99, "game": "durak" }"#;
    home.texts().put("durak.json", later).unwrap();
    let mut app = TestApp::with_storage(Storage::new(home.clone()), WIDTH, HEIGHT);
    assert!(app.durak().is_none());
    assert!(app.widget_names().join("\n").contains("later version"), "{:?}", app.widget_names());
    app.tap_on("Durak");
    app.tap_on("Start");
    app.play_durak();
    assert_eq!(home.texts().read("newer-durak.json").unwrap().unwrap(), later);
}

#[test]
fn data_can_be_exported_and_imported_on_another_device() {
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut app = on_table(first.path());
    app.play_durak();
    let record = app.durak().unwrap().clone();
    app.press_back();
    app.press_back();
    app.settings().sound_volume = 0.3;
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Save to file");
    let saved = first.path().join("export/kozyr-data.json");
    drop(app);

    std::fs::create_dir(second.path().join("export")).unwrap();
    std::fs::copy(&saved, second.path().join("export/kozyr-data.json")).unwrap();
    let mut app = on_table(second.path());
    let replaced = app.durak().unwrap().clone();
    app.press_back();
    app.press_back();
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Load from file");
    app.tap_on("Cancel");
    assert_eq!(*app.durak().unwrap(), replaced, "nothing happens before confirmation");
    app.tap_on("Load from file");
    app.tap_on("Replace everything");
    assert_eq!(*app.durak().unwrap(), record);
    assert_eq!(app.settings().sound_volume, 0.3);
    // Switches back.
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Undo the last import");
    app.tap_on("Replace everything");
    assert_eq!(*app.durak().unwrap(), replaced);
    app.tap_on("Continue");
    app.play_durak();
}
