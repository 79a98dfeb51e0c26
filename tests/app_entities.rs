//! The entities on the tables match the game state after every action.
use kozyr_core::game::{Game, Player, Record, Seat};
use kozyr_durak::{self as durak, Card, Durak};
use kozyr_durak_ui::{BoutPhase, CardPlace};
use kozyr_reversi::{self as reversi, Square};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::HandOrder;
use rand::seq::IndexedRandom;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

/// Returns the cards sorted.
fn ordered(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// Asserts that the card table's entities match the game.
fn assert_cards_agree(app: &mut TestApp) {
    let record: Record<Durak> = app.durak().unwrap().clone();
    let table = app.card_table();
    let game = record.game();
    let view = game.view(Seat::new(0));
    let deck: Vec<Card> = record.setup().rules.deck.card_set().iter().collect();
    let all = table.places.iter().flat_map(|(_, cards)| cards.iter().copied()).collect();
    assert_eq!(ordered(all), ordered(deck), "every card has exactly one place");
    assert_eq!(table.places.len(), game.seats() + 3, "talon, seats, bout and discard");
    let talon: Vec<Card> = game.talon().iter().rev().copied().collect();
    assert_eq!(table.cards(CardPlace::Talon), talon, "the last card to be drawn is lowest");
    for seat in Seat::all(game.seats()) {
        let held = table.cards(CardPlace::Seat(seat)).to_vec();
        assert_eq!(ordered(held), ordered(game.hand(seat).iter().collect()), "{seat}");
    }
    let attacks: Vec<Card> = view.table_pairs().iter().map(|pair| pair.attack).collect();
    let beaten_by = |pair: &durak::AttackPair| Some((pair.beaten_by?, pair.attack));
    let mut beats: Vec<(Card, Card)> = view.table_pairs().iter().filter_map(beaten_by).collect();
    let bout = table.cards(CardPlace::Bout);
    assert_eq!(bout[..attacks.len()], attacks, "slots are in attack order");
    assert_eq!(bout.len(), attacks.len() + beats.len());
    let mut table_beats = table.beats.clone();
    table_beats.sort_unstable();
    beats.sort_unstable();
    assert_eq!(table_beats, beats, "the beating cards match");
    let discard: Vec<Card> = view.discard().iter().collect();
    assert_eq!(ordered(table.cards(CardPlace::Discard).to_vec()), ordered(discard));
    let phase = match view.phase() {
        durak::Phase::Redeal => BoutPhase::Deal,
        durak::Phase::Attack => BoutPhase::Attack,
        durak::Phase::Defend => BoutPhase::Defend,
        durak::Phase::ThrowIn => BoutPhase::ThrowIn,
        durak::Phase::Take => BoutPhase::Take,
        durak::Phase::Over => BoutPhase::Over,
    };
    assert_eq!((table.phase, table.state), (phase, phase), "the state follows the bout");
}

/// Asserts that the player's cards are sorted as the setting says; trumps may be at either end.
fn assert_in_order(app: &mut TestApp) {
    let order = app.settings().hand_order;
    let trump = app.durak().unwrap().game().view(Seat::new(0)).trump();
    let table = app.card_table();
    let groups: Vec<u8> = table
        .cards(CardPlace::Seat(Seat::new(0)))
        .iter()
        .filter(|card| card.suit() != trump)
        .map(|card| match order {
            HandOrder::Rank => card.rank() as u8,
            _ => card.suit() as u8,
        })
        .collect();
    if order == HandOrder::Rank {
        assert!(groups.is_sorted(), "{groups:?}");
    } else {
        let mut runs = groups.clone();
        runs.dedup();
        let suits: std::collections::BTreeSet<u8> = groups.into_iter().collect();
        assert_eq!(runs.len(), suits.len(), "each suit is together");
    }
}

/// Plays a random legal action of the player, by touch.
fn act(app: &mut TestApp, rng: &mut ChaCha8Rng) {
    let record = app.durak().unwrap();
    let before = record.actions().len();
    let legal = record.game().legal_actions();
    let action = *legal.choose(rng).expect("the player to act");
    let Some(card) = action.played_cards().iter().next() else {
        let button = match action {
            durak::Action::Take => "Take",
            durak::Action::Keep => "Keep",
            durak::Action::Redeal => "Deal anew",
            _ => "",
        };
        let buttons = ["Take", "Done", "Pass"];
        let names = app.widget_names();
        let is_wanted = |name: &&String| match button {
            "" => buttons.iter().any(|word| name.starts_with(word)),
            button => name.starts_with(button),
        };
        let name = names.iter().find(is_wanted);
        let name = name.unwrap_or_else(|| panic!("{action}: {names:?}")).clone();
        app.tap_on(&name);
        if app.durak().unwrap().actions().len() == before {
            // Picking up although a card could be beaten needs confirmation.
            app.tap_on("Take");
        }
        return;
    };
    let place = app.card(card).expect("the card is in the hand");
    app.tap(place);
    // A card with two meanings needs a choice; a second tap picks the default.
    if app.durak().unwrap().actions().len() == before {
        app.tap(place);
    }
}

/// Starts a deal of Durak from the home screen.
fn start(app: &mut TestApp) {
    app.tap_on("Durak");
    app.tap_on("Start");
}

#[test]
fn card_entities_match_the_game_after_every_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    start(&mut app);
    for deal in 0..4 {
        app.settings().hand_order = [HandOrder::Suit, HandOrder::Rank][deal % 2];
        app.settle();
        while app.durak().unwrap().outcome().is_none() {
            assert_cards_agree(&mut app);
            assert_in_order(&mut app);
            act(&mut app, &mut rng);
        }
        assert_cards_agree(&mut app);
        app.tap_on("Play again");
    }
}

#[test]
fn card_entities_match_the_game_after_resuming_a_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    {
        let mut app = TestApp::new(folder.path(), 390, 844);
        start(&mut app);
        for _ in 0..6 {
            if app.durak().unwrap().outcome().is_none() {
                act(&mut app, &mut rng);
            }
        }
    }
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.tap_on("Continue");
    assert_cards_agree(&mut app);
    app.open_menu();
    app.tap_on("Leave the table");
    app.tap_on("Continue");
    assert_cards_agree(&mut app);
    while app.durak().unwrap().outcome().is_none() {
        act(&mut app, &mut rng);
    }
    assert_cards_agree(&mut app);
}

#[test]
fn disc_entities_match_the_game_after_every_action() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    app.tap_on("Reversi");
    app.tap_on("Puppy");
    app.tap_on("Start");
    let assert_discs_agree = |app: &mut TestApp| {
        let position = app.reversi().unwrap().game().position();
        let discs = Square::all().filter_map(|square| Some((square, position.disc(square)?)));
        let discs: Vec<_> = discs.collect();
        assert_eq!(app.discs(), discs);
    };
    while app.reversi().unwrap().outcome().is_none() {
        assert_discs_agree(&mut app);
        let record = app.reversi().unwrap();
        assert!(matches!(record.to_act(), Some((_, Player::Human))));
        match *record.game().legal_actions().choose(&mut rng).unwrap() {
            reversi::Action::Place(square) => {
                let place = app.square(square);
                app.tap(place);
            }
            reversi::Action::Pass => app.tap_on("Pass"),
        }
        // Sometimes undoes an action.
        if [true, false, false, false].choose(&mut rng) == Some(&true) {
            assert_discs_agree(&mut app);
            app.tap_on("Undo");
        }
    }
    assert_discs_agree(&mut app);
}
