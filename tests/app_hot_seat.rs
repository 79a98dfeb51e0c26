//! Several people sharing a device, and the confirmations before a match is abandoned.
use bevy::input::keyboard::{Key, KeyCode};
use kozyr_core::game::{Game, Player, Record, Seat};
use kozyr_durak::{Action, Card, CardSet, Durak, Rank, Suit};
use kozyr_reversi as reversi;
use kozyr_testing::harness::TestApp;

/// Starts a deal for `players` players: `persons` people, and opponents in the remaining seats.
fn sit_down(app: &mut TestApp, players: usize, persons: usize) {
    app.tap_on("Durak");
    app.tap_on(&players.to_string());
    for seat in 1..persons {
        if players > 2 {
            app.tap_on(&format!("{seat} · Hedgehog"));
        }
        app.tap_on("Friend");
    }
    app.tap_on("Start");
    let record = app.durak().unwrap();
    let people = record.players().iter().filter(|player| **player == Player::Human);
    assert_eq!((record.players().len(), people.count()), (players, persons));
}

/// The number of the player who should take the device, according to the screen.
fn asked_for(app: &mut TestApp) -> Option<usize> {
    let names = app.widget_names();
    let text = names.iter().find_map(|name| name.strip_prefix("Pass the device to Player "))?;
    text.parse().ok()
}

/// The screen reader name of a card.
fn spoken_card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
        lower => panic!("no {lower:?} among 36 cards"),
    };
    let suit = match card.suit() {
        Suit::Spades => "spades",
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
    };
    format!("{rank} of {suit}")
}

fn hand(record: &Record<Durak>, seat: Seat) -> CardSet {
    record.game().hand(seat)
}

/// Plays a deal to its end and checks at every step who can see which cards.
fn play_round(app: &mut TestApp) {
    let mut holder = None;
    let mut handovers = 0;
    while app.durak().unwrap().outcome().is_none() {
        let seat = app.durak().unwrap().game().to_act().unwrap();
        if holder != Some(seat) {
            assert_eq!(asked_for(app), Some(seat.index() + 1), "the other player is asked for");
            assert_eq!(app.open_hands(), [], "all cards are hidden in between");
            let names = app.widget_names();
            // Cards picked up from the table are known to everyone.
            let game = app.durak().unwrap().game();
            let is_secret = |card: &Card| {
                let mut others = Seat::all(game.seats()).filter(|&other| other != seat);
                others.any(|other| game.view(other).unseen_cards().contains(*card))
            };
            let cards: Vec<Card> = game.hand(seat).iter().filter(is_secret).collect();
            let reveals =
                |name: &String| cards.iter().any(|&card| name.contains(&spoken_card(card)));
            assert!(!names.iter().any(reveals), "{names:?} reveals {cards:?}");
            assert!(!names.contains(&"Hint".into()), "no hints are offered");
            let number = seat.index() + 1;
            app.tap_on(&format!("I’m Player {number}: show my cards"));
            holder = Some(seat);
            handovers += 1;
        }
        let open: CardSet = app.open_hands().into_iter().collect();
        let own = hand(app.durak().unwrap(), seat);
        assert_eq!(open, own, "players see only their own cards");
        let names = app.widget_names();
        for card in own.iter() {
            assert!(
                names.iter().any(|name| name.starts_with(&spoken_card(card))),
                "{card} is announced"
            );
        }
        app.play_durak();
    }
    assert!(handovers > 4);
}

#[test]
fn two_people_play_a_deal_with_hidden_cards() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    sit_down(&mut app, 2, 2);
    play_round(&mut app);
    assert!(
        app.widget_names()
            .iter()
            .any(|name| name.starts_with("Player ") && name.ends_with(" wins") || name == "A draw")
    );
    app.tap_on("Review");
}

#[test]
fn six_people_play_a_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    sit_down(&mut app, 6, 6);
    play_round(&mut app);
}

#[test]
fn the_device_is_passed_only_between_people() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 844, 390);
    sit_down(&mut app, 4, 3);
    play_round(&mut app);
}

#[test]
fn cards_are_covered_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let person = {
        let mut app = TestApp::new(folder.path(), 390, 844);
        sit_down(&mut app, 2, 2);
        let first = asked_for(&mut app).unwrap();
        app.tap_on(&format!("I’m Player {first}: show my cards"));
        app.play_durak();
        app.durak().unwrap().game().to_act().unwrap().index() + 1
    };
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Continue");
    assert_eq!(asked_for(&mut app), Some(person));
    assert_eq!(app.open_hands(), []);
}

#[test]
fn a_menu_over_a_covered_table_reveals_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    sit_down(&mut app, 2, 2);
    app.open_menu();
    app.tap_on("Resume");
    assert_eq!(app.open_hands(), []);
    // Keyboard shortcuts for playing and hints are disabled too.
    let before = app.durak().unwrap().actions().len();
    for (code, key) in [(KeyCode::KeyH, "h"), (KeyCode::ArrowRight, "r"), (KeyCode::Enter, "e")] {
        app.press(code, Key::Character(key.into()));
    }
    assert_eq!(app.durak().unwrap().actions().len(), before);
    assert_eq!(app.open_hands(), []);
}

#[test]
fn two_people_play_reversi_on_one_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Friend");
    app.tap_on("Start");
    assert_eq!(app.reversi().unwrap().players(), [Player::Human, Player::Human]);
    for number in 0..12 {
        match app.reversi().unwrap().game().legal_actions()[0] {
            reversi::Action::Place(square) => {
                let place = app.square(square);
                app.tap(place);
            }
            reversi::Action::Pass => app.tap_on("Pass"),
        }
        assert_eq!(app.reversi().unwrap().actions().len(), number + 1);
    }
    app.tap_on("Undo");
    assert_eq!(app.reversi().unwrap().actions().len(), 11);
}

#[test]
fn replacing_a_deal_in_progress_needs_confirmation() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    app.play_durak();
    let old = app.durak().unwrap().clone();
    let start_over = |app: &mut TestApp| {
        app.open_menu();
        app.tap_on("Leave the table");
        app.tap_on("Durak");
        app.tap_on("Start");
        assert_eq!(*app.durak().unwrap(), old, "a prompt comes first");
    };
    start_over(&mut app);
    app.open_menu();
    assert_eq!(app.screen(), kozyr_durak_ui::NEW_GAME, "the prompt was dismissed");
    app.tap_on("Start");
    app.tap_on("Keep playing");
    assert_eq!((app.screen(), app.durak()), (kozyr_durak_ui::TABLE, Some(&old)));
    start_over(&mut app);
    app.tap_on("Save it and start");
    assert_ne!(app.durak(), Some(&old));
    app.open_menu();
    app.tap_on("Saved games");
    assert!(
        app.widget_names().iter().any(|name| name.starts_with("1 · ")),
        "{:?}",
        app.widget_names()
    );
    app.tap_on("Back");
    app.tap_on("Leave the table");
    app.settings().confirm.starting_over = false;
    let second = app.durak().unwrap().clone();
    app.tap_on("Durak");
    app.tap_on("Start");
    assert_ne!(*app.durak().unwrap(), second);
}

#[test]
fn leaving_and_picking_up_need_confirmation_if_selected() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.settings().confirm.leaving = true;
    app.settings().confirm.taking = true;
    app.tap_on("Durak");
    app.tap_on("Start");
    let could_beat = |app: &TestApp| {
        let legal = app.durak().unwrap().game().legal_actions();
        legal.iter().any(|action| matches!(action, Action::Beat { .. }))
    };
    while !could_beat(&app) {
        app.play_durak();
    }
    let before = app.durak().unwrap().actions().len();
    let take = |app: &mut TestApp| {
        let button = app.widget_names().into_iter().find(|name| name.starts_with("Take "));
        app.tap_on(&button.unwrap());
        assert_eq!(app.durak().unwrap().actions().len(), before, "a prompt comes first");
    };
    take(&mut app);
    app.tap_on("Cancel");
    assert_eq!(app.durak().unwrap().actions().len(), before);
    take(&mut app);
    app.tap_on("Take");
    assert_eq!(app.durak().unwrap().actions()[before], Action::Take);
    app.open_menu();
    app.tap_on("Leave the table");
    app.tap_on("Keep playing");
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
    app.tap_on("Resume");
    // The confirming button has the same name as the button that opened the prompt, and is above
    // it.
    app.open_menu();
    app.tap_on("Leave the table");
    app.press(KeyCode::Escape, Key::Escape);
    assert_eq!(app.screen(), kozyr_durak_ui::TABLE);
}
