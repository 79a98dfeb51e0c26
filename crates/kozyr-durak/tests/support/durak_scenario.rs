//! Deals set up card by card, and actions played from text.

// Each test uses only a part of this.
#![allow(dead_code)]

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{Action, Card, CardSet, Deck, Durak, Event, IllegalAction, Rules, Setup};

/// Parses a card.
pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Parses a set of cards separated by spaces.
pub fn cards(text: &str) -> CardSet {
    list(text).into()
}

/// Parses cards separated by spaces.
fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// The seat with this index.
pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// Deals these hands and then the talon, the next card first. The open trump is at the bottom of
/// the talon, and cards not named come before it.
pub fn deal(setup: Setup, hands: &[&str], talon: &str, trump: &str) -> Durak {
    deal_by_chance(setup, hands, talon, trump, 0)
}

/// Deals like [`deal`], with this seed for whatever the order of the cards leaves open.
pub fn deal_by_chance(setup: Setup, hands: &[&str], talon: &str, trump: &str, seed: u64) -> Durak {
    let deck = setup.rules.deck;
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| list(hand)).collect();
    assert_eq!(hands.len(), setup.players);
    let mut cards: Vec<Card> =
        (0..6).flat_map(|round| hands.iter().map(move |hand| hand[round])).collect();
    cards.extend(trump.parse::<Card>());
    cards.extend(list(talon));
    let named: CardSet = cards.iter().copied().collect();
    assert_eq!(named.len(), cards.len(), "a card is named twice");
    cards.extend(deck.card_set() - named);
    Durak::with_deck_order(&setup, &cards, Seed::from(seed).shuffle_rng()).unwrap()
}

/// Deals a whole deck; the last card of the last hand is the trump.
pub fn deal_all(setup: Setup, hands: &[&str]) -> Durak {
    deal(setup, hands, "", "")
}

/// A deal of two players with the ace of hearts as the open trump. Seat 0 attacks if it has the
/// lowest trump.
pub fn attacking(hand: &str, other_hand: &str) -> Durak {
    deal(Setup::new(2, Rules::default()), &[hand, other_hand], "", "Ah")
}

/// A whole deck of 24 dealt to four players, without a talon: a nine counts 1, an ace 6, a trump
/// six more.
pub fn without_talon() -> Durak {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9h Kc Kd Kh Ac", "Ts Tc Td Ks As Th", "9c Qs Qc Qd Js Jh", "9d Jc Jd Ad Qh Ah"];
    deal_all(setup, &hands)
}

/// Four players without a talon; the seat to act has one card left, the queen of clubs.
pub fn with_one_card_left() -> Durak {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9c 9d 9h Qs Qc", "Ts Tc Td Th Ks Kc", "As Ac Jc Jd Jh Qh", "Js Ad Kd Kh Qd Ah"];
    let mut game = deal_all(setup, &hands);
    play(&mut game, "attack 9s 9c 9d 9h; beat 9s Ts; beat 9c Tc; beat 9d Td; beat 9h Th");
    play(&mut game, "pass; pass; pass; attack Ks; take; pass; pass; pass");
    play(&mut game, "attack Js; beat Js Qs; pass; pass; pass");
    game
}

/// The default rules with changes.
pub fn rules(change: impl FnOnce(&mut Rules)) -> Rules {
    let mut rules = Rules::default();
    change(&mut rules);
    rules
}

/// Plays actions separated by semicolons and returns all events.
pub fn play(game: &mut Durak, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions.split(';').map(str::trim) {
        let action: Action = text.parse().unwrap();
        match game.play(action) {
            Ok(new_events) => events.extend(new_events),
            Err(reason) => panic!("`{text}` of seat {:?}: {reason}", game.to_act()),
        }
    }
    events
}

/// The reason why an action is illegal.
pub fn refusal(game: &Durak, action: &str) -> IllegalAction {
    game.clone().play(action.parse().unwrap()).expect_err(action)
}

/// The legal actions as texts.
pub fn legal(game: &Durak) -> Vec<String> {
    game.legal_actions().iter().map(ToString::to_string).collect()
}

/// The view of seat 0, for reading public information.
pub fn open(game: &Durak) -> kozyr_durak::View<'_> {
    game.view(seat(0))
}
