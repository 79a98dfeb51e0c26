//! Playing with friends on a server: inviting, joining, playing, and lost connections.

use std::path::Path;

use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Rect,
};
use kozyr_core::game::{Game, Record, Seat};
use kozyr_durak::{Card, Deck, Durak};
use kozyr_durak_ui::CardPlace;
use kozyr_platform::screen::Screen;
use kozyr_reversi::Reversi;
use kozyr_rooms::{GameOptions, GameRecord, PhaseName, PlayerInfo};
use kozyr_table::session::GameScreen;
use kozyr_testing::harness::{FakeServer, TestApp};

/// A server and two people who are ready to play.
struct Friends {
    server: FakeServer,
    apps: Vec<TestApp>,
    folder: tempfile::TempDir,
}

/// The names of the people, in the order of their seats.
const NAMES: [&str; 2] = ["Anna", "Boris"];

/// An app with a folder of its own that shows the entrance, with the name of its player. `connect`
/// chooses the server.
fn start(folder: &Path, name: &str, connect: impl FnOnce(&mut TestApp)) -> TestApp {
    let folder = folder.join(name);
    std::fs::create_dir(&folder).unwrap();
    let mut app = TestApp::new(&folder, 390, 844);
    connect(&mut app);
    app.tap_on("Friends");
    app.tap_on("Your name");
    app.type_text(name);
    app
}

impl Friends {
    /// The first invites to a game, and the second joins by the code and gets ready.
    fn new(game: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = FakeServer::default();
        let apps = NAMES
            .iter()
            .map(|name| start(folder.path(), name, |app| app.use_server(&server)))
            .collect();
        let mut friends = Friends { server, apps, folder };
        friends.meet(game);
        friends
    }

    /// The first invites to a game, and the second joins by the code and gets ready.
    fn meet(&mut self, game: &str) {
        self.apps[0].tap_on(game);
        self.apps[1].tap_on("Link or six-letter code");
        self.apps[1].type_text(&self.server.code().to_lowercase());
        self.apps[1].tap_on("Join");
        self.apps[1].tap_on("Sit down");
        self.apps[1].tap_on("I’m ready");
    }

    /// Two people in the middle of a match.
    fn playing(game: &str) -> Self {
        let mut friends = Friends::new(game);
        friends.settle();
        friends.apps[0].tap_on("Start");
        friends.settle();
        friends
    }

    /// Gives up the seat of one of them.
    fn leave(&mut self, index: usize) {
        self.apps[index].tap_on("Give up the seat");
        self.apps[index].tap_on("Really give up the seat");
    }

    /// Plays actions at the board, each with the app whose turn it is.
    fn play_reversi(&mut self, actions: usize) {
        for _ in 0..actions {
            let index = self.to_act().unwrap();
            self.apps[index].play_reversi();
            self.settle();
        }
    }

    /// The game of Reversi on the server.
    fn reversi(&self) -> Record<Reversi> {
        match self.server.room().record() {
            Some(GameRecord::Reversi(record)) => (**record).clone(),
            other => panic!("no game: {other:?}"),
        }
    }

    /// Waits until all apps have received everything.
    fn settle(&mut self) {
        for _ in 0..4 {
            self.apps.iter_mut().for_each(TestApp::settle);
        }
    }

    /// The match on the server.
    fn durak(&self) -> Record<Durak> {
        match self.server.room().record() {
            Some(GameRecord::Durak(record)) => (**record).clone(),
            other => panic!("no deal: {other:?}"),
        }
    }

    /// The app whose turn it is; `None` once the match is over.
    fn to_act(&self) -> Option<usize> {
        self.server.room().record()?.to_act().map(Seat::index)
    }

    /// Checks that each app shows exactly what its seat sees.
    fn check_views(&mut self) {
        let record = self.durak();
        for (index, app) in self.apps.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let mut seen = record.game().view(seat).snapshot();
            let mut shown = app.durak().expect("the deal is shown").game().view(seat).snapshot();
            // The order in which cards came that were drawn together is not public.
            seen.hand_as_drawn.sort();
            shown.hand_as_drawn.sort();
            assert_eq!(shown, seen, "{} sees something else", NAMES[index]);
            let hand: Vec<Card> = record.game().hand(seat).iter().collect();
            let table = app.card_table();
            let mut on_table = table.cards(CardPlace::Seat(seat)).to_vec();
            on_table.sort();
            assert_eq!(on_table, hand);
        }
    }
}

#[test]
fn a_player_who_leaves_gives_up_the_seat() {
    let mut friends = Friends::new("Durak");
    friends.settle();
    let is_open =
        |server: &FakeServer| server.room().table().seats[1].player == PlayerInfo::Open {};
    assert!(!is_open(&friends.server));
    friends.leave(1);
    friends.settle();
    assert!(is_open(&friends.server));
    assert!(friends.apps[1].find("Join").is_some(), "{:?}", friends.apps[1].widget_names());
    assert!(friends.apps[1].find("Your tables").is_none(), "the table is forgotten");
}

#[test]
fn a_player_who_leaves_without_a_connection_forgets_the_table() {
    let mut friends = Friends::new("Durak");
    friends.settle();
    friends.server.set_down(true);
    friends.settle();
    friends.leave(1);
    assert!(friends.apps[1].find("Join").is_some(), "{:?}", friends.apps[1].widget_names());
    assert!(friends.apps[1].find("Your tables").is_none(), "the table is forgotten");
    assert_ne!(friends.server.room().table().seats[1].player, PlayerInfo::Open {});
}

#[test]
fn enter_in_a_field_joins_and_sits_down() {
    let folder = tempfile::tempdir().unwrap();
    let server = FakeServer::default();
    let [mut anna, mut boris] =
        NAMES.map(|name| start(folder.path(), name, |app| app.use_server(&server)));
    anna.tap_on("Durak");
    boris.tap_on("Link or six-letter code");
    boris.press(KeyCode::Enter, Key::Enter);
    assert!(boris.find("Sit down").is_none(), "nothing was entered");
    boris.tap_on("Link or six-letter code");
    boris.type_text(&server.code());
    boris.press(KeyCode::Enter, Key::Enter);
    boris.wait_for("Sit down");
    boris.tap_on("Your name");
    boris.press(KeyCode::Enter, Key::Enter);
    boris.wait_for("I’m ready");
}

#[test]
fn two_friends_play_a_whole_deal_and_then_another() {
    let mut friends = Friends::playing("Durak");
    assert_eq!(friends.server.room().phase(), PhaseName::Playing);
    for app in &friends.apps {
        assert_eq!(app.screen(), Durak::SCREEN);
    }
    friends.check_views();
    while let Some(index) = friends.to_act() {
        friends.apps[index].play_durak();
        friends.settle();
        if friends.to_act().is_some() {
            friends.check_views();
        }
    }
    // In the end both have the whole match, with all cards.
    let record = friends.durak();
    for app in &mut friends.apps {
        let own = app.durak().unwrap();
        assert_eq!((own.seed(), own.actions()), (record.seed(), record.actions()));
    }
    for app in &mut friends.apps {
        app.tap_on("Play again");
        assert_eq!(app.screen(), Screen::Tables);
    }
    friends.settle();
    friends.apps[0].tap_on("Start");
    friends.settle();
    assert_eq!(friends.server.room().phase(), PhaseName::Playing);
    friends.check_views();
}

#[test]
fn two_friends_play_reversi() {
    let mut friends = Friends::playing("Reversi");
    friends.play_reversi(12);
    let record = friends.reversi();
    assert_eq!(record.actions().len(), 12);
    for app in &friends.apps {
        let shown = app.record::<Reversi>().unwrap();
        assert_eq!(shown.actions(), record.actions());
    }
}

#[test]
fn the_first_match_at_a_second_table_opens_too() {
    let mut friends = Friends::playing("Reversi");
    friends.play_reversi(2);
    friends.server = FakeServer::second();
    for app in &mut friends.apps {
        app.open_menu();
        app.tap_on("To the seats");
        app.tap_on("Leave this page, keep the seat");
        app.use_server(&friends.server);
    }
    friends.meet("Reversi");
    friends.settle();
    friends.apps[0].tap_on("Start");
    friends.settle();
    for app in &friends.apps {
        assert_eq!(app.screen(), Reversi::SCREEN);
    }
    friends.play_reversi(1);
    for app in &friends.apps {
        assert_eq!(app.record::<Reversi>().unwrap().actions(), friends.reversi().actions());
    }
}

#[test]
fn other_hands_are_not_on_the_device() {
    let mut friends = Friends::playing("Durak");
    let record = friends.durak();
    // The cards that the app shows face down for the other seat come from what its own seat has
    // seen. In most deals they are other cards.
    let shown: Vec<Card> =
        friends.apps[0].durak().unwrap().game().hand(Seat::new(1)).iter().collect();
    assert_eq!(shown.len(), 6);
    let real: Vec<Card> = record.game().hand(Seat::new(1)).iter().collect();
    assert_ne!(shown, real);
    // Whatever the settings say, they stay face down.
    friends.apps[0].settings().open_hands = true;
    friends.apps[0].settle();
    let open = friends.apps[0].open_cards();
    for card in shown {
        let is_trump_card = record.game().view(Seat::new(0)).trump_card() == Some(card);
        assert!(!open.contains(card) || is_trump_card, "{card} is face up");
    }
    let names = friends.apps[0].widget_names();
    assert!(!names.iter().any(|name| name == "Hint" || name == "Why?"), "{names:?}");
}

/// Friends at a deal of Durak, the index of the player to lead, and two cards of that player that can
/// only be led alone. Few hands have none.
fn with_single_cards() -> (Friends, usize, [Card; 2]) {
    loop {
        let friends = Friends::playing("Durak");
        let index = friends.to_act().unwrap();
        let hand: Vec<Card> = friends.durak().game().hand(Seat::new(index)).iter().collect();
        let is_single =
            |card: &&Card| hand.iter().filter(|other| other.rank() == card.rank()).count() == 1;
        let singles: Vec<Card> = hand.iter().filter(is_single).copied().collect();
        if let [first, second, ..] = singles[..] {
            return (friends, index, [first, second]);
        }
    }
}

#[test]
fn a_move_made_without_a_connection_waits_and_is_played_once() {
    let (mut friends, index, [card, _]) = with_single_cards();
    friends.server.set_down(true);
    friends.settle();
    assert!(friends.apps[index].find("Connection lost. Reconnecting…").is_some());
    let before = friends.durak().actions().len();
    let place = friends.apps[index].card(card).unwrap();
    friends.apps[index].tap(place);
    // The card waits on the table, and nothing else can be played.
    let table = friends.apps[index].card_table();
    assert!(table.cards(CardPlace::Bout).contains(&card));
    assert_eq!(friends.durak().actions().len(), before);
    friends.server.set_down(false);
    let server = friends.server.clone();
    friends.apps[index].run_until(|_| match server.room().record() {
        Some(record) => record.actions_len() > before,
        None => false,
    });
    for app in &mut friends.apps {
        app.run_until(|app| app.durak().is_some_and(|record| record.actions().len() > before));
    }
    friends.settle();
    assert_eq!(friends.durak().actions().len(), before + 1);
    friends.check_views();
}

#[test]
fn a_refused_move_returns_to_the_hand_with_the_reason() {
    let (mut friends, index, [chosen, other]) = with_single_cards();
    friends.server.set_down(true);
    friends.settle();
    let place = friends.apps[index].card(chosen).unwrap();
    friends.apps[index].tap(place);
    assert!(friends.apps[index].card_table().cards(CardPlace::Bout).contains(&chosen));
    friends.server.set_down(false);
    // Before the app is back, the same player leads another card from another window.
    let other_app = 1 - index;
    friends.apps[other_app].run_until(|app| app.durak().is_some());
    friends.server.play_offline(Seat::new(index), &format!("attack {other}"));
    for app in &mut friends.apps {
        app.run_until(|app| app.durak().is_some_and(|record| !record.actions().is_empty()));
    }
    friends.settle();
    let app = &mut friends.apps[index];
    let table = app.card_table();
    assert_eq!(table.cards(CardPlace::Bout), [other]);
    assert!(table.cards(CardPlace::Seat(Seat::new(index))).contains(&chosen));
    assert_eq!(friends.durak().actions().len(), 1);
}

#[test]
fn the_app_returns_to_its_seat_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = FakeServer::default();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.use_server(&server);
    app.tap_on("Friends");
    app.tap_on("Your name");
    app.type_text("Anna");
    app.tap_on("Reversi");
    app.wait_for_saves();
    drop(app);
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.use_server(&server);
    app.tap_on("Friends");
    // Below the button that opens a new table.
    let place = *app.find_all("Reversi").last().unwrap();
    app.tap(place);
    assert!(app.find("Sit down").is_none(), "{:?}", app.widget_names());
    assert!(app.widget_names().iter().any(|name| name == "Anna"));
}

#[test]
fn people_have_their_initials_as_faces_unless_the_font_lacks_the_letter() {
    let folder = tempfile::tempdir().unwrap();
    let server = FakeServer::default();
    let [mut anna, mut guest] =
        ["anna", "漢"].map(|name| start(folder.path(), name, |app| app.use_server(&server)));
    anna.tap_on("Durak");
    guest.open_link(&anna.joined_link().unwrap());
    guest.tap_on("Sit down");
    guest.tap_on("I’m ready");
    anna.settle();
    for app in [&mut anna, &mut guest] {
        let texts = app.drawn_texts();
        let count = |text: &str| texts.iter().filter(|drawn| *drawn == text).count();
        // The name, and no initial.
        assert_eq!((count("A"), count("漢")), (1, 1), "{texts:?}");
    }
    anna.tap_on("Start");
    let mut friends = Friends { server, apps: vec![anna, guest], folder };
    friends.settle();
    let guest = &mut friends.apps[1];
    assert_eq!(guest.screen(), Durak::SCREEN);
    // The other person's hand has the same face.
    assert!(guest.drawn_texts().iter().any(|text| text == "A"), "{:?}", guest.drawn_texts());
}

#[test]
fn a_link_leads_to_the_table_and_a_wrong_one_says_why() {
    let friends = Friends::new("Durak");
    let room = friends.server.room();
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.use_server(&friends.server);
    app.open_link(&format!("https://tables.example/#table/{}", room.id()));
    assert_eq!(app.screen(), Screen::Tables);
    assert!(app.find("You’re watching.").is_some(), "{:?}", app.widget_names());
    app.open_link("https://tables.example/#table/nowhere");
    let closed = "This table doesn’t exist any more.";
    assert!(app.find(closed).is_some(), "{:?}", app.widget_names());
}

#[test]
fn nothing_is_connected_until_somebody_asks_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = FakeServer::default();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.use_server(&server);
    app.tap_on("Friends");
    app.tap_on("Back");
    assert_eq!(server.connections_ever(), 0);
}

/// Checks that the board stays visible next to a question, on an upright phone and on its side.
fn assert_beside_board(app: &mut TestApp, question: &str) {
    for (width, height) in [(844.0, 390.0), (667.0, 375.0), (390.0, 844.0)] {
        app.resize(width, height);
        let [first, last] = ["a1", "h8"].map(|name| app.square(name.parse().unwrap()));
        let half_square = (last.x - first.x).abs() / 14.0;
        let board = Rect::from_corners(first, last).inflate(half_square);
        for widget in [question, "Allow", "No"] {
            let place = app.find(widget).unwrap();
            assert!(!board.contains(place), "{widget} at {place}, the board is {board:?}");
        }
    }
}

#[test]
fn a_move_is_taken_back_only_if_the_other_player_agrees() {
    let mut friends = Friends::playing("Reversi");
    friends.play_reversi(3);
    let asker = 1 - friends.to_act().unwrap();
    for answer in ["No", "Allow"] {
        friends.apps[asker].tap_on("Reactions");
        friends.apps[asker].tap_on("Ask to take back my move");
        friends.settle();
        assert_eq!(friends.reversi().actions().len(), 3, "nobody has answered");
        let question = format!("{} asks to take back a move.", NAMES[asker]);
        let names = friends.apps[1 - asker].widget_names();
        assert!(names.contains(&question), "{names:?}");
        assert_beside_board(&mut friends.apps[1 - asker], &question);
        friends.apps[1 - asker].tap_on(answer);
        friends.settle();
        assert!(friends.apps[1 - asker].find(&question).is_none());
        if answer == "No" {
            let refused = format!("{} would rather play on.", NAMES[1 - asker]);
            assert!(friends.apps[asker].find(&refused).is_some());
        }
    }
    assert_eq!(friends.reversi().actions().len(), 2);
    for app in &friends.apps {
        assert_eq!(app.record::<Reversi>().unwrap().actions(), friends.reversi().actions());
    }
}

#[test]
fn a_seat_goes_to_another_device_once_the_old_one_agrees() {
    let mut friends = Friends::playing("Reversi");
    let link = friends.apps[0].joined_link().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut other = TestApp::at_server(folder.path(), 390, 844, &friends.server);
    other.open_link(&link);
    friends.settle();
    other.settle();
    if other.screen() != Screen::Tables {
        other.open_menu();
        other.tap_on("To the seats");
    }
    other.tap_on("Anna");
    other.tap_on("That’s my seat");
    friends.settle();
    let names = other.widget_names();
    let code = names.iter().find_map(|name| name.split("The code is ").nth(1));
    let code = code.expect("the code is shown").trim_end_matches('.').to_owned();
    let question = friends.apps[0].widget_names();
    assert!(question.iter().any(|name| name.contains(&code)), "{question:?}");
    assert!(!friends.apps[1].widget_names().iter().any(|name| name.contains(&code)));
    friends.apps[0].tap_on("Give the seat");
    friends.settle();
    other.settle();
    assert!(friends.apps[0].find("Your seat is on your other device now.").is_some());
    assert!(other.find("You’re watching.").is_none());
    // The new device plays on.
    let black = friends.to_act().unwrap();
    if black == 0 {
        other.tap_on("Return to the game");
        other.play_reversi();
    } else {
        friends.apps[1].play_reversi();
    }
    friends.settle();
    assert_eq!(friends.reversi().actions().len(), 1);
}

#[test]
fn everyone_can_check_the_shuffle_after_the_deal() {
    let mut friends = Friends::playing("Durak");
    while let Some(index) = friends.to_act() {
        friends.apps[index].play_durak();
        friends.settle();
    }
    for app in &mut friends.apps {
        app.tap_on("Play again");
        app.tap_on("Fair shuffle");
        let checked = "Checked on this device: your number is part of this shuffle, and these \
                       cards follow from it.";
        assert!(app.find(checked).is_some(), "{:?}", app.widget_names());
        let names = app.widget_names();
        for name in NAMES {
            assert!(names.iter().any(|shown| shown == name), "{name} is missing: {names:?}");
        }
        app.tap_on("Back");
        assert!(app.find(checked).is_none());
        assert_eq!(app.screen(), Screen::Tables);
    }
    // The next deal takes the place of the proof.
    friends.apps[1].tap_on("Fair shuffle");
    friends.settle();
    friends.apps[0].tap_on("Start");
    friends.settle();
    let app = &mut friends.apps[1];
    assert_eq!(app.screen(), Durak::SCREEN);
    app.open_menu();
    app.tap_on("To the seats");
    assert!(app.find("Fair shuffle").is_none(), "{:?}", app.widget_names());
    app.tap_on("Back");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn the_app_returns_to_the_match_after_a_restart() {
    let mut friends = Friends::playing("Reversi");
    friends.play_reversi(2);
    let own_folder = friends.folder.path().join(NAMES[1]);
    let left = friends.apps.pop().unwrap();
    left.wait_for_saves();
    drop(left);
    let mut app = TestApp::at_server(&own_folder, 390, 844, &friends.server);
    app.run_until(|app| app.screen() == Reversi::SCREEN);
    app.settle();
    assert_eq!(app.record::<Reversi>().unwrap().actions(), friends.reversi().actions());
}

#[test]
fn the_home_page_shows_how_many_tables_wait() {
    let mut friends = Friends::playing("Reversi");
    let index = friends.to_act().unwrap();
    for app in &mut friends.apps {
        app.open_menu();
        app.tap_on("To the seats");
        app.tap_on("Back");
        assert_eq!(app.screen(), Screen::Home);
    }
    assert!(friends.apps[index].find("Friends (1)").is_some());
    assert!(friends.apps[1 - index].find("Friends").is_some());
}

#[test]
fn hints_are_for_teaching_tables_and_everyone_is_told() {
    let mut friends = Friends::new("Reversi");
    friends.apps[0].tap_at_page_end("Change");
    friends.apps[0].tap_at_page_end("Teaching table (hints allowed)");
    friends.settle();
    let note = "Teaching table: everyone may use hints, and everyone sees it.";
    assert!(friends.apps[1].find(note).is_some());
    friends.apps[1].tap_on("I’m ready");
    friends.settle();
    friends.apps[0].tap_at_page_end("Start");
    friends.settle();
    let index = friends.to_act().unwrap();
    friends.apps[index].tap_on("Hint");
    let told = format!("{} has asked for a hint.", NAMES[index]);
    friends.settle();
    assert!(
        friends.apps[1 - index].find(&told).is_some(),
        "{:?}",
        friends.apps[1 - index].widget_names()
    );
}

#[test]
fn the_host_changes_the_rules_and_everyone_sees_them() {
    let mut friends = Friends::new("Durak");
    friends.apps[0].tap_at_page_end("Change");
    friends.apps[0].tap_at_page_end("52 cards");
    friends.settle();
    for app in &mut friends.apps {
        let names = app.widget_names();
        assert!(names.iter().any(|name| name.ends_with("· 52 cards")), "{names:?}");
    }
    let options = friends.server.room().options().game.clone();
    assert!(matches!(options, GameOptions::Durak { rules, .. } if rules.deck == Deck::Cards52));
    // New rules ask everyone again.
    assert!(friends.apps[1].find("I’m ready").is_some());
}

/// Start `kozyr-server` on a free port and set `KOZYR_TEST_SERVER` to its address.
#[test]
#[ignore = "needs a running server"]
fn two_friends_play_over_a_real_server() {
    let address = std::env::var("KOZYR_TEST_SERVER").expect("KOZYR_TEST_SERVER");
    let folder = tempfile::tempdir().unwrap();
    let [mut anna, mut boris] =
        NAMES.map(|name| start(folder.path(), name, |app| app.use_real_server(&address)));
    anna.tap_on("Durak");
    anna.run_until(|app| app.joined_link().is_some_and(|link| !link.is_empty()));
    let link = anna.joined_link().unwrap();
    boris.open_link(&link);
    boris.wait_for("Sit down");
    boris.tap_on("Sit down");
    boris.wait_for("I’m ready");
    boris.tap_on("I’m ready");
    anna.wait_for("ready");
    anna.tap_on("Start");
    for app in [&mut anna, &mut boris] {
        app.run_until(|app| app.screen() == Durak::SCREEN && app.durak().is_some());
    }
    for _ in 0..200 {
        anna.settle();
        boris.settle();
        if anna.durak().unwrap().outcome().is_some() && boris.durak().unwrap().outcome().is_some() {
            return;
        }
        for app in [&mut anna, &mut boris] {
            app.submit_first_action();
        }
        std::thread::sleep(std::time::Duration::from_millis(30));
    }
    panic!("the deal does not end");
}
