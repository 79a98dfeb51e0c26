//! Reading data saved by earlier versions of the app. Each version's data is in a folder of its
//! own, `tests/data/kept-VERSION`, which never changes.
use kozyr_core::game::Record;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::Theme;
use std::{fs, path::Path};

/// Returns a folder with the data saved by version 0.1.0.
fn saved_data() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/kept-0.1.0");
    for file in fs::read_dir(source).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    folder
}

#[test]
fn data_of_version_0_1_0_can_be_read() {
    let folder = saved_data();
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let durak = Record::<Durak>::from_json(&read("durak.json")).unwrap();
    let reversi = Record::<Reversi>::from_json(&read("reversi.json")).unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    assert_eq!((app.settings().theme, app.settings().text_size), (Theme::Wood, 1.25));
    let resumed = ["Durak", "Reversi"].map(|game| {
        app.tap_on(game);
        app.tap_on("Start");
        app.tap_on("Keep playing");
        let screen = app.screen();
        app.open_menu();
        app.tap_on("Leave the table");
        screen
    });
    assert_eq!(resumed, [kozyr_durak_ui::TABLE, kozyr_reversi_ui::TABLE]);
    assert_eq!((app.durak(), app.reversi()), (Some(&durak), Some(&reversi)));
    // One rated deal was lost, which lowered the rating.
    app.tap_on("Statistics");
    let names = app.widget_names();
    assert!(names.iter().any(|name| name.contains("1325")), "{names:?}");
    app.tap_on("Back");
    // One match was suspended.
    app.tap_on("Durak");
    app.tap_on("Start");
    app.tap_on("Keep playing");
    app.open_menu();
    app.tap_on("Saved games");
    assert!(!app.widget_names().iter().any(|name| name.starts_with("No saved games yet")));
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let is_set_aside = |name: &str| name.starts_with("damaged-") || name.starts_with("newer-");
    assert!(!files.into_iter().any(|name| is_set_aside(&name.to_string_lossy())));
}
