//! Which cards a seat may know, from the true events of a deal. Shares no code with the views.

use std::collections::BTreeSet;

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Durak, Event};
use kozyr_rooms::GameRecord;
use serde_json::Value;

/// The cards that a seat, or the spectators for `None`, have seen in this deal. Includes those seen
/// before a redeal, which the history keeps.
pub fn seen_cards(game: &Durak, seat: Option<Seat>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for event in game.history() {
        let event = *event;
        match event {
            Event::Dealt { seat: owner, cards, .. } | Event::Drawn { seat: owner, cards, .. } => {
                if Some(owner) == seat {
                    seen.extend(cards.iter().map(|card| card.to_string()));
                }
            }
            Event::TrumpTurned { card, .. }
            | Event::Beaten { with: card, .. }
            | Event::Transferred { card, .. }
            | Event::ThrownIn { card, .. } => {
                seen.insert(card.to_string());
            }
            Event::FirstAttacker { lowest_trump, .. } => {
                seen.extend(lowest_trump.map(|card| card.to_string()));
            }
            Event::Attacked { cards, .. } => seen.extend(cards.iter().map(|card| card.to_string())),
            Event::Kept { .. }
            | Event::Redealt { .. }
            | Event::Passed { .. }
            | Event::Took { .. }
            | Event::BoutTaken { .. }
            | Event::BoutBeaten { .. }
            | Event::SeatOut { .. }
            | Event::DealOver { .. } => {}
        }
    }
    seen
}

/// The cards that a seat may not know now: in other hands or in the talon, and never seen.
pub fn hidden_cards(record: &GameRecord, seat: Option<Seat>) -> BTreeSet<String> {
    let GameRecord::Durak(record) = record else { return BTreeSet::new() };
    let game = record.game();
    let seen = seen_cards(game, seat);
    let hands =
        Seat::all(game.seats()).flat_map(|other| game.hand(other).iter().collect::<Vec<_>>());
    let cards = hands.chain(game.talon().iter().copied()).map(|card| card.to_string());
    cards.filter(|card| !seen.contains(card)).collect()
}

/// All words in the strings of a message, except below the keys that list no card's place: `unseen`
/// has all cards whose place is unknown.
pub fn words(message: &Value) -> BTreeSet<String> {
    fn collect(value: &Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(text) => {
                let letters = |letter: char| !letter.is_alphanumeric();
                words.extend(text.split(letters).map(str::to_owned));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
            Value::Object(keys) => {
                for (key, value) in keys {
                    words.insert(key.clone());
                    if key != "unseen" {
                        collect(value, words);
                    }
                }
            }
            _ => {}
        }
    }
    let mut words = BTreeSet::new();
    collect(message, &mut words);
    words
}
