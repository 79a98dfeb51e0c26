//! The table explains why a card or disc can't be played.
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Card, Phase};
use kozyr_reversi::{self as reversi, Square};
use kozyr_testing::harness::TestApp;
use std::collections::BTreeSet;

/// Whether some text on the screen contains `words`.
fn says(app: &mut TestApp, words: &str) -> bool {
    app.widget_names().iter().any(|name| name.contains(words))
}

/// The unplayable cards in the player's hand, each with part of the expected reason.
fn forbidden(app: &TestApp) -> Vec<(Card, &'static str)> {
    let game = app.durak().unwrap().game();
    let view = game.view(Seat::new(0));
    let legal = game.legal_actions();
    let is_played = |card: Card| legal.iter().any(|action| action.played_cards().contains(card));
    let ranks: BTreeSet<_> = view.table_cards().iter().map(|card| card.rank()).collect();
    let open: Vec<Card> = view.open_attacks().iter().collect();
    let hand = game.hand(Seat::new(0)).iter().filter(|&card| !is_played(card));
    hand.filter_map(|card| {
        let why = match (view.phase(), &open[..]) {
            (Phase::Defend, [attack]) if attack.suit() == card.suit() => "is lower than",
            (Phase::Defend, [_]) => "is neither a trump nor the same suit as",
            (Phase::Defend, _) => "beats none of these cards",
            (Phase::ThrowIn | Phase::Take, _) if !ranks.contains(&card.rank()) => {
                "of the same rank as"
            }
            _ => return None,
        };
        Some((card, why))
    })
    .collect()
}

#[test]
fn tapping_an_unplayable_card_explains_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    let mut reasons_seen = BTreeSet::new();
    for _ in 0..200 {
        if ["is lower than", "is neither a trump nor the same suit as", "of the same rank as"]
            .iter()
            .all(|why| reasons_seen.contains(why))
        {
            return;
        }
        if app.durak().unwrap().outcome().is_some() {
            app.tap_on("Play again");
            continue;
        }
        for (card, why) in forbidden(&app) {
            let before = app.durak().unwrap().clone();
            assert!(!says(&mut app, why), "no message before the attempt");
            let place = app.card(card).unwrap();
            app.tap(place);
            assert!(says(&mut app, why), "{card}: {why}, but {:?}", app.widget_names());
            assert_eq!(*app.durak().unwrap(), before);
            reasons_seen.insert(why);
            // The next touch removes the message; a touch on the felt has no effect.
            app.tap((195.0, 480.0).into());
            assert!(!says(&mut app, why));
        }
        app.play_durak();
    }
    panic!("only {reasons_seen:?} occurred");
}

#[test]
fn every_card_in_two_rows_can_be_tapped() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    let mut checked = 0;
    while checked < 20 {
        let record = app.durak().unwrap();
        if record.outcome().is_some() {
            app.tap_on("Play again");
            continue;
        }
        // A player who always picks up soon has two rows of cards.
        if record.game().hand(Seat::new(0)).len() < 13 {
            let names = app.widget_names();
            match names.iter().find(|name| name.starts_with("Take")) {
                Some(take) => app.tap_on(take),
                None => app.play_durak(),
            }
            continue;
        }
        for (card, why) in forbidden(&app) {
            let place = app.card(card).unwrap();
            app.tap(place);
            assert!(says(&mut app, why), "{card}: {why}, but {:?}", app.widget_names());
            checked += 1;
            // The next message must be about the next card.
            app.tap((195.0, 480.0).into());
            assert!(!says(&mut app, why));
        }
        app.play_durak();
    }
}

#[test]
fn the_explanation_disappears_with_the_next_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Durak");
    app.tap_on("Start");
    while forbidden(&app).is_empty() {
        app.play_durak();
    }
    let (card, why) = forbidden(&app)[0];
    let place = app.card(card).unwrap();
    app.tap(place);
    assert!(says(&mut app, why));
    app.play_durak();
    assert!(!says(&mut app, why));
    assert!(app.comes_to_rest(), "an idle table draws nothing");
}

#[test]
fn tapping_an_illegal_square_explains_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.tap_on("Reversi");
    app.tap_on("Puppy");
    app.tap_on("Start");
    let record = app.reversi().unwrap().clone();
    let open = record.game().legal_actions();
    for square in Square::all() {
        let why = match record.game().position().disc(square) {
            Some(_) => "There’s already a disc on",
            None if !open.contains(&reversi::Action::Place(square)) => "wouldn’t flip anything",
            None => continue,
        };
        let place = app.square(square);
        app.tap(place);
        assert!(says(&mut app, &format!("on {square}")), "{square}");
        assert!(says(&mut app, why), "{square}: {why}");
        assert_eq!(*app.reversi().unwrap(), record);
    }
}
