//! Two windows of the app sharing a folder: one saves; the other says that it doesn't, and can
//! request to take over.
use kozyr_platform::{
    screen::{Menu, Screen},
    storage::{FolderStore, Storage},
};
use kozyr_testing::harness::{FaultyDisk, TestApp};
use std::{
    io,
    path::Path,
    time::{Duration, Instant},
};

const SAVES_ELSEWHERE: &str = "Kozyr is open elsewhere and saves there. Nothing is saved here.";
const TAKEN_OVER: &str =
    "Kozyr was opened elsewhere and now saves there. Nothing is saved here any more.";
const UNCLEAR: &str = "Kozyr can’t tell whether it’s open elsewhere";
const TAKE_OVER: &str = "Save here from now on";
const TOOK_OVER: &str = "Everything is now saved here.";

/// Starts an app that saves in a folder.
fn begin(folder: &Path) -> TestApp {
    TestApp::with_storage(Storage::in_folder(folder), 390, 844)
}

/// Whether a notice or widget contains the words.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

/// Runs frames at a screen's pace until a text appears.
fn wait_for(app: &mut TestApp, words: &str) {
    let start = Instant::now();
    while !says(app, words) {
        assert!(start.elapsed() < Duration::from_secs(60), "{words}: {:?}", app.widget_names());
        app.frame();
        std::thread::sleep(Duration::from_millis(16));
    }
}

/// Presses Back twice to leave the table.
fn go_home(app: &mut TestApp) {
    app.press_back();
    app.press_back();
    assert_eq!(app.screen(), Screen::Home);
}

/// The number of actions in the Reversi game; 0 without a game.
fn moves(app: &TestApp) -> usize {
    app.reversi().map_or(0, |record| record.actions().len())
}

#[test]
fn a_second_window_saves_only_after_taking_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = begin(folder.path());
    assert!(!says(&mut first, SAVES_ELSEWHERE));
    first.tap_on("Reversi");
    first.tap_on("Start");
    first.play_reversi();
    first.wait_for_saves();
    let played = moves(&first);
    assert!(played > 0);

    let mut second = begin(folder.path());
    assert!(says(&mut second, SAVES_ELSEWHERE), "{:?}", second.widget_names());
    assert_eq!(moves(&second), played, "it shows what was saved");
    let saved = || std::fs::read_to_string(folder.path().join("reversi.json")).unwrap();
    let before = saved();
    second.tap_on("Continue");
    second.play_reversi();
    second.wait_for_saves();
    assert!(moves(&second) > played);
    assert_eq!(saved(), before, "its actions are not saved");
    // Meanwhile, the first window plays on and saves.
    first.play_reversi();
    first.wait_for_saves();
    let played = moves(&first);
    assert_ne!(saved(), before);

    go_home(&mut second);
    second.tap_on(TAKE_OVER);
    wait_for(&mut second, TOOK_OVER);
    wait_for(&mut first, TAKEN_OVER);
    second.settle();
    assert!(!says(&mut second, SAVES_ELSEWHERE));
    assert_eq!(second.screen(), Screen::Home);
    assert_eq!(moves(&second), played, "the newer save is loaded");
    let before = saved();
    first.play_reversi();
    first.wait_for_saves();
    assert_eq!(saved(), before, "the first stopped saving");
    second.tap_on("Continue");
    second.play_reversi();
    second.wait_for_saves();
    assert_ne!(saved(), before);
    let last = moves(&second);

    // And back, from the data page.
    go_home(&mut first);
    first.tap_at_page_end("Settings");
    first.tap_at_page_end("Your data");
    assert!(says(&mut first, TAKEN_OVER), "{:?}", first.widget_names());
    first.tap_on(TAKE_OVER);
    wait_for(&mut first, TOOK_OVER);
    wait_for(&mut second, TAKEN_OVER);
    first.settle();
    assert_eq!(first.screen_and_menu(), (Screen::Home, Menu::None));
    assert_eq!(moves(&first), last);
}

#[test]
fn an_unreadable_match_is_reported_and_loaded_on_retry() {
    let disk = FaultyDisk::default();
    let mut app =
        TestApp::with_storage(Storage::new(FolderStore::with_disk(disk.clone())), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.play_reversi();
    app.wait_for_saves();
    let played = moves(&app);
    drop(app);
    let before = disk.files()["reversi.json"].clone();

    let storage = Storage::new(FolderStore::with_disk(disk.clone()));
    disk.set_read_error("reversi.json", Some(io::ErrorKind::Other));
    let mut app = TestApp::with_storage(storage, 390, 844);
    assert!(says(&mut app, "can’t be read right now"), "{:?}", app.widget_names());
    assert_eq!(moves(&app), 0);
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.play_reversi();
    app.wait_for_saves();
    assert_eq!(disk.files()["reversi.json"], before, "it is not overwritten");
    go_home(&mut app);
    app.tap_on("Try again");
    app.settle();
    assert!(says(&mut app, "can’t be read right now"));
    disk.set_read_error("reversi.json", None);
    app.tap_on("Try again");
    app.settle();
    assert_eq!(moves(&app), played);
    assert!(app.find("Try again").is_none());
}

#[test]
fn nothing_is_saved_while_locking_fails() {
    let disk = FaultyDisk::default();
    let begin =
        || TestApp::with_storage(Storage::new(FolderStore::with_disk(disk.clone())), 390, 844);
    let mut app = begin();
    app.tap_on("Reversi");
    app.tap_on("Start");
    app.play_reversi();
    app.wait_for_saves();
    let played = moves(&app);
    drop(app);
    let before = disk.files();

    disk.set_lock_error(Some(io::ErrorKind::Other));
    let mut app = begin();
    assert!(says(&mut app, UNCLEAR), "{:?}", app.widget_names());
    assert_eq!(moves(&app), played, "the saved match can be read");
    app.tap_on("Continue");
    app.play_reversi();
    app.wait_for_saves();
    assert!(moves(&app) > played, "the match can be played");
    go_home(&mut app);
    assert!(says(&mut app, UNCLEAR), "the notice stays while the error lasts");
    assert_eq!(disk.files(), before, "nothing is saved");

    // The app retries for a while, so that it notices a recovery.
    app.tap_on(TAKE_OVER);
    app.frame();
    assert!(says(&mut app, UNCLEAR));
    disk.set_lock_error(None);
    wait_for(&mut app, TOOK_OVER);
    app.settle();
    assert!(!says(&mut app, UNCLEAR));
    assert_eq!(moves(&app), played, "the saved match is loaded again");
    app.tap_on("Continue");
    app.play_reversi();
    app.wait_for_saves();
    assert_ne!(disk.files()["reversi.json"], before["reversi.json"]);
}
