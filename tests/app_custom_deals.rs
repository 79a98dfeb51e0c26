//! Deals entered as text, and the move log, through the app's real input.

use std::fs;

use bevy::input::keyboard::{Key, KeyCode};
use kozyr_core::game::{Player, Record, Seat, Seed};
use kozyr_durak::{CustomDeal, Durak, Rules, Setup, deal_text, move_log};
use kozyr_testing::harness::TestApp;
use kozyr_ui::language::{Language, Locale};

const DEAL: &str = "\
hands 6s 7c 8d 9s Tc 6h | 7s 8s 9d Ts Js 7h
talon 8h 9h Th Jh Qh Kh 6c 8c 9c Jc Qc Kc Ac 6d 7d Td Jd Qd Kd Ad Qs Ks As Ah
trump h
attacker 1
";
const FIELD: &str = "The deal as text";
const LOG: &str = "durak-log.txt";

/// Starts the app in a window tall enough to need no scrolling.
fn app(folder: &tempfile::TempDir) -> TestApp {
    TestApp::new(folder.path(), 800, 2400)
}

/// Whether some text on the screen contains `words`.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

/// Opens the page for entering deals from the home screen.
fn open(app: &mut TestApp) {
    app.tap_on("Durak");
    app.tap_on("Custom deal");
}

/// Pastes a text into the page for entering deals.
fn paste(app: &mut TestApp, text: &str) {
    app.set_clipboard(text);
    app.tap_on("Paste");
}

/// Opens the page with the cards and the log of the deal on the table.
fn this_deal(app: &mut TestApp) {
    app.open_menu();
    app.tap_on("This deal");
}

/// Goes back from the page of the deal to the table.
fn back(app: &mut TestApp) {
    app.tap_on("Back");
    app.tap_on("Resume");
}

/// Leaves the table by the menu.
fn leave(app: &mut TestApp) {
    app.open_menu();
    app.tap_on("Leave the table");
}

/// Plays the deal on the table to its end.
fn play_out(app: &mut TestApp) {
    while app.durak().unwrap().outcome().is_none() {
        app.play_durak();
    }
    app.settle();
}

/// Starts a deal against `potential`.
fn lay_out(app: &mut TestApp) {
    let players = vec![Player::Human, Player::Opponent("potential".into())];
    app.load_match(
        Record::<Durak>::new(Setup::new(2, Rules::default()), Seed::from(4), players).unwrap(),
    );
    app.settle();
}

/// The log as computed from the record alone; opponents decide again.
fn expected_log(record: &Record<Durak>) -> String {
    let language = Language::new(Locale::English);
    move_log::format_log(record, &|message| language.message(message))
}

/// The move log that the app has written.
fn written_log(app: &TestApp, folder: &tempfile::TempDir) -> String {
    app.wait_for_saves();
    fs::read_to_string(folder.path().join(LOG)).unwrap()
}

#[test]
fn a_custom_deal_can_be_saved_and_played_repeatedly() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    open(&mut app);
    // On the first visit, the page shows a complete deal.
    deal_text::parse_deal(&app.field_text(FIELD)).unwrap();
    paste(&mut app, DEAL);
    assert_eq!(app.field_text(FIELD), DEAL);
    assert!(says(&mut app, "2 players, 36 cards, trump ♥. Seat 1 leads first."));
    app.tap_on("Save");
    for _ in 0..2 {
        app.tap_on("Play this deal");
        assert!(says(&mut app, "2 players, 36 cards, trump ♥"));
        app.tap_on("Start");
        let record = app.durak().unwrap();
        let given = deal_text::parse_deal(DEAL).unwrap();
        assert_eq!(record.setup().deal, given.deal);
        assert_eq!(record.after_actions(0).game().history()[0], fresh(&given).game().history()[0]);
        play_out(&mut app);
        leave(&mut app);
        open(&mut app);
        app.tap_on("Shuffle");
        assert_ne!(app.field_text(FIELD), DEAL);
        app.tap_on("Deal 1");
        assert_eq!(app.field_text(FIELD), DEAL);
    }
    app.wait_for_saves();
    assert!(!folder.path().join("games-1.jsonl").exists(), "such games don't count");
    // Deleting needs a second tap to confirm.
    app.tap_on("Delete game 1");
    app.tap_on("Really delete game 1");
    assert!(!says(&mut app, "Deal 1"));
    assert_eq!(app.field_text(FIELD), DEAL);
}

/// Returns a match with this setup and no actions.
fn fresh(setup: &Setup) -> Record<Durak> {
    Record::new(*setup, Seed::from(99), vec![Player::Human; 2]).unwrap()
}

#[test]
fn invalid_deals_are_rejected_and_typed_text_is_preserved() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    open(&mut app);
    paste(&mut app, DEAL);
    app.tap_on(FIELD);
    app.press(KeyCode::ArrowUp, Key::ArrowUp);
    let before = app.field_text(FIELD);
    app.type_text(" ж6 ");
    let typed = app.field_text(FIELD);
    assert!(typed != before && typed.contains("ж6") && typed.len() == before.len() + 5, "{typed}");
    let fault = deal_text::parse_deal(&typed).unwrap_err();
    let message = format!("Line {}, column {}", fault.line, fault.column);
    assert!(
        app.announced().iter().any(|announcement| announcement.starts_with(&message)),
        "{message}"
    );
    // An invalid text can't be played, but survives leaving the page and restarting the app.
    app.tap_on("Play this deal");
    assert_eq!(app.field_text(FIELD), typed);
    app.tap_on("Copy");
    app.tap_on("Back");
    app.tap_on("Custom deal");
    assert_eq!(app.field_text(FIELD), typed);
    app.wait_for_saves();
    drop(app);
    let mut app = self::app(&folder);
    open(&mut app);
    assert_eq!(app.field_text(FIELD), typed);
    // Invalid pasted text is rejected as a whole, with the line and the reason.
    app.tap_on("Shuffle");
    let shuffled = app.field_text(FIELD);
    paste(&mut app, &typed);
    assert!(says(&mut app, &format!("This text isn’t a deal. {message}")));
    assert_eq!(app.field_text(FIELD), shuffled);
    app.tap_on("Undo");
    assert_eq!(app.field_text(FIELD), typed);
    // After the correction, it is valid.
    app.settings().language = Some(Locale::Russian);
    app.settle();
    assert!(says(&mut app, "Строка "));
}

#[test]
fn a_finished_deal_can_be_replayed_and_edited() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    lay_out(&mut app);
    let deal = CustomDeal::from_record(app.durak().unwrap());
    let text = deal_text::format_deal(&Rules::default(), &deal);
    this_deal(&mut app);
    assert!(says(&mut app, "You can see the cards when the deal is over"));
    assert!(!says(&mut app, "hands ") && !says(&mut app, "Play this deal again"));
    back(&mut app);
    play_out(&mut app);
    this_deal(&mut app);
    assert!(says(&mut app, text.trim_end()));
    app.tap_on("Play this deal again");
    let again = app.durak().unwrap();
    assert_eq!((again.setup().deal, again.players().len()), (Some(deal), 2));
    assert_eq!(again.players()[1], Player::Opponent("potential".into()));
    let first = |game: &Durak| game.history()[..4].to_vec();
    let seats = [Seat::new(0), Seat::new(1)];
    let hands = again.after_actions(0);
    assert_eq!(
        seats.map(|seat| hands.game().hand(seat)),
        seats.map(|seat| { deal.hands()[seat.index()].iter().copied().collect() })
    );
    assert_eq!(first(hands.game()).len(), 4);
    play_out(&mut app);
    this_deal(&mut app);
    app.tap_on("Edit this deal");
    assert_eq!(app.field_text(FIELD), text);
    // The page can also produce it without typing.
    app.tap_on("Shuffle");
    app.tap_on("Last deal");
    assert_eq!(app.field_text(FIELD), text);
}

#[test]
fn the_move_log_is_written_at_every_action_and_shown_after_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    lay_out(&mut app);
    this_deal(&mut app);
    app.tap_on("Write a move log");
    back(&mut app);
    for _ in 0..3 {
        app.play_durak();
        app.settle();
        assert_eq!(written_log(&app, &folder), expected_log(app.durak().unwrap()));
    }
    this_deal(&mut app);
    assert!(says(&mut app, "It names hidden cards") && !says(&mut app, "Copy the log"));
    back(&mut app);
    // The log survives a restart and omits undone actions.
    app.wait_for_saves();
    drop(app);
    let mut app = self::app(&folder);
    app.tap_on("Continue");
    app.press(KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(written_log(&app, &folder), expected_log(app.durak().unwrap()));
    play_out(&mut app);
    let whole = expected_log(app.durak().unwrap());
    assert_eq!(written_log(&app, &folder), whole);
    this_deal(&mut app);
    assert!(says(&mut app, whole.trim_end()));
    app.tap_on("Save the log to a file");
    let saved = folder.path().join("downloads/kozyr-durak-log.txt");
    assert_eq!(fs::read_to_string(saved).unwrap(), whole);
    assert!(whole.contains("average card strength") && whole.contains("potential now"), "{whole}");
}

#[test]
fn nothing_is_logged_by_default_or_in_rated_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    lay_out(&mut app);
    app.play_durak();
    app.wait_for_saves();
    assert!(!folder.path().join(LOG).exists());
    app.settings().move_log = true;
    leave(&mut app);
    app.tap_on("Durak");
    app.tap_on("Rated game");
    app.tap_on("Start");
    if says(&mut app, "Start without saving") {
        app.tap_on("Start without saving");
    }
    let record = app.durak().unwrap().clone();
    app.play_durak();
    app.wait_for_saves();
    let log = fs::read_to_string(folder.path().join(LOG)).unwrap_or_default();
    assert!(!log.contains(&expected_log(&app.durak().unwrap().after_actions(1))), "{log}");
    assert!(record.actions().len() < app.durak().unwrap().actions().len());
    this_deal(&mut app);
    assert!(says(&mut app, "Nothing is logged while a rating is at stake"));
}

#[test]
fn a_custom_deal_is_not_presented_as_a_fair_shuffle() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(&folder);
    app.load_match(fresh(&deal_text::parse_deal(DEAL).unwrap()));
    app.settle();
    let ready = app.widget_names().into_iter().find(|name| name.starts_with("I’m ")).unwrap();
    app.tap_on(&ready);
    app.open_menu();
    app.tap_on("Fair shuffle");
    assert!(says(&mut app, "somebody wrote them down"));
    assert!(!says(&mut app, "Fingerprint of the seed"));
}
