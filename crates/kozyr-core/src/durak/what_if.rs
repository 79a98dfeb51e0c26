//! What a seat could have seen otherwise, each the view of a deal that the rules allow.
//!
//! From a view a whole deal is [imagined](Imagined) that led to it, down to the order of the deck.
//! A change is a change of that deal or of what was played in it; played once more by the rules it
//! shows whether it can be, and what the seat would see.

mod bouts;
mod imagined;

use std::sync::Arc;

use self::imagined::Imagined;
use super::{Action, Card, CardSet, Durak, Phase, View};
use crate::{counterfactual::Changed, explanation::Message};

/// What it counts to change between a plain card and a trump.
const TRUMP_SIZE: f64 = 6.0;
/// What it counts to change the suit.
const SUIT_SIZE: f64 = 0.5;
/// How much more it counts to change what somebody else has played.
const ATTACK_SIZE: f64 = 0.25;
/// What it counts that a talon is longer or shorter.
const TALON_SIZE: f64 = 2.5;

/// Everything that can be otherwise for the seat to act.
pub(super) fn changes(view: View<'_>) -> Vec<Changed<Durak>> {
    let Some(deal) = Imagined::of(view) else { return Vec::new() };
    let deal = Arc::new(deal);
    let mut changes = other_cards(view, &deal);
    if view.phase() == Phase::Defend {
        changes.extend(other_attacks(view, &deal));
    }
    changes.extend(bouts::other_bouts(view, &deal));
    changes
}

/// One of the seat's own cards exchanged for one that it has not seen.
fn other_cards(view: View<'_>, deal: &Arc<Imagined>) -> Vec<Changed<Durak>> {
    let pairs = view.hand().iter().flat_map(|own| view.unseen().iter().map(move |new| (own, new)));
    let change = |(own, new): (Card, Card)| {
        let more = is_trump(view, new) != is_trump(view, own);
        let key = if more { "change-trump" } else { "change-card" };
        let told = Message::new(key).notation("card", own).notation("other", new);
        let deal = Arc::clone(deal);
        Changed::new(told, distance(view, own, new), move || deal.exchanging(own, new))
            .renaming(move |action| renamed(action, own, new))
    };
    pairs.map(change).collect()
}

/// A card of the attack exchanged for one that the seat has not seen.
fn other_attacks(view: View<'_>, deal: &Arc<Imagined>) -> Vec<Changed<Durak>> {
    let open = view.open_attacks();
    let pairs = open.iter().flat_map(|attack| view.unseen().iter().map(move |new| (attack, new)));
    let change = |(attack, new): (Card, Card)| {
        let told = Message::new("change-attack").notation("card", attack).notation("other", new);
        let size = distance(view, attack, new) + ATTACK_SIZE;
        let deal = Arc::clone(deal);
        Changed::new(told, size, move || deal.playing_instead(attack, new))
            .renaming(move |action| renamed(action, attack, new))
    };
    pairs.map(change).collect()
}

fn is_trump(view: View<'_>, card: Card) -> bool {
    card.suit() == view.trump()
}

/// How different two cards are, in ranks.
fn distance(view: View<'_>, one: Card, other: Card) -> f64 {
    let deck = view.rules().deck;
    let ranks = deck.step(one.rank()).abs_diff(deck.step(other.rank())) as f64;
    if is_trump(view, one) != is_trump(view, other) {
        TRUMP_SIZE + ranks
    } else if one.suit() != other.suit() {
        SUIT_SIZE + ranks
    } else {
        ranks
    }
}

/// An action with one card in the place of another.
fn renamed(action: Action, one: Card, other: Card) -> Action {
    let card = |card: Card| if card == one { other } else { card };
    match action {
        Action::Attack(cards) => Action::Attack(cards.iter().map(card).collect::<CardSet>()),
        Action::Beat { attack, with } => Action::Beat { attack: card(attack), with: card(with) },
        Action::Transfer(played) => Action::Transfer(card(played)),
        Action::ShowTransfer(shown) => Action::ShowTransfer(card(shown)),
        Action::ThrowIn(played) => Action::ThrowIn(card(played)),
        Action::Pass | Action::Take | Action::Redeal | Action::Keep => action,
    }
}
