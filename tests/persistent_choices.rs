//! Whatever a settings file contains, the app uses only values it offers.
use bevy::prelude::App;
use kozyr_platform::{
    screen::Screen,
    storage::{LoadError, Storage},
};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::{Settings, persist_resource};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::fs;

use crate::support::mutated_bytes::changed;

/// The number of mutated settings texts to try.
const CASES: usize = 5_000;
const SETTINGS: &str = "settings.json";

/// An app that loads its settings and nothing else.
fn begin(storage: Storage) -> App {
    let mut app = App::new();
    app.insert_resource(storage);
    persist_resource::<Settings>(&mut app, SETTINGS);
    app.update();
    app
}

/// Returns a storage with only this settings text.
fn storage_with(text: &str) -> Storage {
    let storage = Storage::in_memory();
    storage.save_blocking(SETTINGS, text).unwrap();
    storage
}

/// Settings as the app writes them, and others it would never write.
fn texts() -> Vec<Vec<u8>> {
    let usual = serde_json::to_value(Settings::default()).unwrap();
    let with = |changes: Value| {
        let mut text = usual.clone();
        text.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        text.to_string().into_bytes()
    };
    vec![
        with(json!({ "version": 1 })),
        with(json!({ "language": "russian", "haptics": false, "scent": ["pine"] })),
        with(json!({ "volume": 1e300, "music": -1e300, "text_size": 1e9, "margin": -5 })),
        with(json!({ "volume": -0.0, "text_size": 0, "margin": 1e38, "version": 1 })),
        with(json!({ "version": 2 })),
    ]
}

/// Asserts that all numbers in the settings are within the offered ranges.
fn assert_offered(settings: &Settings, text: &str) {
    for (value, min, max) in [
        (settings.sound_volume, 0.0, 1.0),
        (settings.music_volume, 0.0, 1.0),
        (settings.text_size, 1.0, 2.0),
        (settings.margin, 0.0, 32.0),
    ] {
        assert!((min..=max).contains(&value), "{value} of {text}");
    }
}

#[test]
fn mutated_settings_are_sanitized() {
    let texts = texts();
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    let (mut read, mut put_aside) = (0, 0);
    for _ in 0..CASES {
        let text = String::from_utf8_lossy(&changed(&texts, &mut rng)).into_owned();
        let mut app = begin(storage_with(&text));
        let settings = app.world().resource::<Settings>().clone();
        assert_offered(&settings, &text);
        let storage = app.world().resource::<Storage>();
        let names = storage.names().unwrap();
        if names == [SETTINGS] {
            read += 1;
        } else {
            put_aside += 1;
            assert_eq!(settings, Settings::default(), "{text}");
            let quarantined = storage.load(&names[0], |text| Ok(text.to_owned()));
            assert_eq!(quarantined.as_deref(), Some(&*text), "unusable text is preserved");
        }
        // A changed setting is written and read back unchanged.
        app.world_mut().resource_mut::<Settings>().haptics ^= true;
        app.update();
        let settings = app.world().resource::<Settings>().clone();
        let storage = app.world().resource::<Storage>();
        let written = storage.load(SETTINGS, |text| Ok::<_, LoadError>(text.to_owned())).unwrap();
        let again = begin(storage_with(&written));
        assert_eq!(*again.world().resource::<Settings>(), settings, "{text}");
    }
    println!("{read} texts read, {put_aside} set aside");
    assert!(read > CASES / 100 && put_aside > CASES / 100, "{read} and {put_aside}");
}

/// Values that no settings page offers, as from a later version or a manual edit.
fn strange() -> [(&'static str, Value); 5] {
    let nobody = ["nobody", "potential?depth=1e300", "", "..", "\u{1b}[2J", "master-99"];
    [
        (SETTINGS, json!({ "volume": 9e9, "music": -3, "text_size": 1e300, "margin": 1e30 })),
        (
            "new-durak.json",
            json!({
                "players": u64::MAX, "edited": u64::MAX, "minds": nobody,
                "rules": { "partnership": true },
            }),
        ),
        (
            "new-reversi.json",
            json!({ "minds": [nobody[0], nobody[1]], "corners": u64::MAX, "edited": "white" }),
        ),
        (
            "durak-habits.json",
            json!({ "told": false, "last": null, "profile": format!("1-4294967295{}", "-1e9_1e9".repeat(9)) }),
        ),
        ("durak-hand.json", json!({ "hands": [["6s", "6s", "Ah"], [], ["6s"], [], [], []] })),
    ]
}

/// Starts a game of each kind with the loaded settings, and plays it.
fn play(app: &mut TestApp) {
    for (game, table) in [("Reversi", "reversi"), ("Durak", "durak")] {
        app.tap_on(game);
        app.tap_on("Start");
        assert_eq!(app.screen().game().map(|game| game.0), Some(table));
        match table {
            "reversi" => app.play_reversi(),
            _ => app.play_durak(),
        }
        app.press_back();
        app.press_back();
        assert_eq!(app.screen(), Screen::Home);
    }
}

#[test]
fn odd_choices_are_sanitized_at_start() {
    let folder = tempfile::tempdir().unwrap();
    for (name, choices) in strange() {
        fs::write(folder.path().join(name), choices.to_string()).unwrap();
    }
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert_offered(&app.settings(), "strange settings");
    play(&mut app);
}

#[test]
fn imported_odd_choices_are_sanitized() {
    let folder = tempfile::tempdir().unwrap();
    let mut texts: serde_json::Map<String, Value> = strange()
        .map(|(name, choices)| (name.to_owned(), choices.to_string().into()))
        .into_iter()
        .collect();
    texts["settings.json"] =
        json!({ "language": "english", "pace": "still", "volume": 9e9, "margin": -1 })
            .to_string()
            .into();
    let file = json!({ "format": "kozyr-data", "version": 1, "texts": texts });
    fs::create_dir(folder.path().join("export")).unwrap();
    fs::write(folder.path().join("export/kozyr-data.json"), file.to_string()).unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.tap_on("Settings");
    app.tap_at_page_end("Your data");
    app.tap_on("Load from file");
    app.tap_on("Replace everything");
    assert_offered(&app.settings(), "imported settings");
    play(&mut app);
}
