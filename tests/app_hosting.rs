//! Hosting a table on this device. The apps in these tests reach each other over real sockets.

use kozyr_platform::screen::Screen;
use kozyr_reversi::Reversi;
use kozyr_table::session::GameScreen;
use kozyr_testing::harness::TestApp;

/// An app whose player has typed a name on the page of friends.
fn start(folder: &std::path::Path, name: &str) -> TestApp {
    let folder = folder.join(name);
    std::fs::create_dir(&folder).unwrap();
    let mut app = TestApp::new(&folder, 390, 844);
    app.tap_on("Friends");
    app.tap_on("Your name");
    app.type_text(name);
    app
}

/// A host and a guest who are ready to play.
fn host_and_guest(folder: &std::path::Path) -> [TestApp; 2] {
    let mut host = start(folder, "Anna");
    host.tap_on("Reversi");
    host.wait_for("End the table");
    let mut guest = start(folder, "Boris");
    guest.open_link(&host.joined_link().unwrap());
    guest.wait_for("Sit down");
    guest.tap_on("Sit down");
    guest.wait_for("I’m ready");
    guest.tap_on("I’m ready");
    let mut apps = [host, guest];
    run_until(&mut apps, |apps| {
        let obstacles = [
            "A seat is still open. Invite a friend, or let the computer play.",
            "Not everyone is ready.",
        ];
        obstacles.iter().all(|text| apps[0].find(text).is_none())
    });
    apps
}

/// Advances all apps until something is true.
fn run_until(apps: &mut [TestApp], mut is_true: impl FnMut(&mut [TestApp]) -> bool) {
    for _ in 0..6000 {
        if is_true(apps) {
            return apps.iter_mut().for_each(TestApp::settle);
        }
        apps.iter_mut().for_each(TestApp::frame);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let names: Vec<_> = apps.iter_mut().map(|app| app.widget_names()).collect();
    panic!("it never happens: {names:?}");
}

/// The number of moves that an app shows.
fn moves(app: &TestApp) -> usize {
    app.record::<Reversi>().map_or(0, |record| record.actions().len())
}

#[test]
fn a_friend_joins_plays_and_learns_that_the_host_has_ended_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut apps = host_and_guest(folder.path());
    apps[0].tap_on("Start");
    run_until(&mut apps, |apps| apps.iter().all(|app| app.screen() == Reversi::SCREEN));
    for number in 1..=4 {
        apps.iter_mut().for_each(|app| {
            if moves(app) < number {
                app.play_reversi();
            }
        });
        run_until(&mut apps, |apps| apps.iter().all(|app| moves(app) == number));
    }
    let [host, guest] = &mut apps;
    host.open_menu();
    host.tap_on("To the seats");
    host.tap_on("End the table");
    assert!(host.find("The table ends for everyone, even in the middle of a game.").is_some());
    host.tap_on("Really end the table");
    assert!(host.find("Your tables").is_none(), "{:?}", host.widget_names());
    guest.wait_for("The host has ended this table.");
    // The match stays as it was.
    assert_eq!((guest.screen(), moves(guest)), (Reversi::SCREEN, 4));
    assert!(guest.find("Connect again").is_none());
    guest.open_menu();
    guest.tap_on("To the seats");
    assert!(guest.find("The host has ended this table.").is_some());
    guest.tap_on("To your tables");
    assert_eq!(guest.screen(), Screen::Tables);
    assert!(guest.find("Your tables").is_none(), "{:?}", guest.widget_names());
}

#[test]
fn closing_the_app_ends_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let [host, mut guest] = host_and_guest(folder.path());
    host.wait_for_saves();
    drop(host);
    guest.wait_for("The host has ended this table.");
    // The table is gone when the app starts again.
    let mut host = TestApp::new(&folder.path().join("Anna"), 390, 844);
    host.tap_on("Friends");
    assert!(host.find("Your tables").is_none(), "{:?}", host.widget_names());
    assert!(host.find("Host on this device").is_some());
}

#[test]
fn the_host_shares_the_address_in_the_network_and_keeps_the_table_while_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = start(folder.path(), "Anna");
    host.tap_on("Durak");
    host.wait_for("End the table");
    let note =
        "Friends in the same network can join. A firewall or a guest Wi-Fi may keep them out.";
    let no_network =
        "This device isn’t in a network. Connect it to one, and the link appears here.";
    let has_network = host.find(note).is_some();
    assert_ne!(has_network, host.find(no_network).is_some());
    let link = host.joined_link().unwrap();
    assert_eq!(has_network, !link.contains("127.0.0.1"), "{link}");
    // A code would need a server that everyone knows.
    assert!(host.find("Copy the code").is_none());
    // The host takes the first seat.
    host.wait_for("Leave this page, keep the seat");
    host.tap_on("Leave this page, keep the seat");
    assert!(host.find("Host on this device").is_none(), "only one table at a time");
    let place = *host.find_all("Durak").last().unwrap();
    host.tap(place);
    host.wait_for("End the table");
    assert_eq!(host.joined_link().unwrap(), link);
}
