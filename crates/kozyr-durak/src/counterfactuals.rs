//! Changes of what a seat saw, each the view of a legal deal.
//!
//! A view is completed to a [`HypotheticalDeal`] that leads to it, including the order of the deck.
//! A change alters this deal or the actions played in it. Replaying it by the rules shows whether
//! it is possible, and what the seat would see.

mod changed_bouts;
mod hypothetical_deal;
mod rules_of_thumb;

use std::sync::Arc;

pub(super) use self::rules_of_thumb::consequence;

use self::hypothetical_deal::HypotheticalDeal;
use super::{action::Action, card::Card, card_set::CardSet, game::Durak, phase::Phase, view::View};
use kozyr_core::{counterfactual::Perturbation, explanation::TranslatableText, game::Seat};

/// The size of a change between a plain card and a trump.
const TRUMP_CHANGE_SIZE: f64 = 6.0;
/// The size of a change of suit.
const SUIT_CHANGE_SIZE: f64 = 0.5;
/// The extra size of a change to a card that another player has played.
const ATTACK_CHANGE_SIZE: f64 = 0.25;
/// The extra size of a change that involves a card already seen.
const SEEN_CARD_CHANGE_SIZE: f64 = 1.25;
/// The size of a change of the talon's length.
const TALON_CHANGE_SIZE: f64 = 2.5;

/// Every change to try for the seat to act. Empty if no deal that leads to its view is found.
pub(super) fn perturbations(view: View<'_>) -> Vec<Perturbation<Durak>> {
    let Some(deal) = HypotheticalDeal::from_view(view) else { return Vec::new() };
    let deal = Arc::new(deal);
    let mut changes = exchange_unseen_cards(view, &deal);
    changes.extend(exchange_seen_cards(view, &deal));
    if view.phase() == Phase::Defend {
        changes.extend(exchange_attack_cards(view, &deal));
    }
    changes.extend(changed_bouts::change_bouts(view, &deal));
    changes
}

/// Every change that swaps one of the seat's own cards with an unseen card.
fn exchange_unseen_cards(view: View<'_>, deal: &Arc<HypotheticalDeal>) -> Vec<Perturbation<Durak>> {
    let pairs =
        view.hand().iter().flat_map(|own| view.unseen_cards().iter().map(move |new| (own, new)));
    let change = |(own, new): (Card, Card)| {
        let changes_trump = is_trump(view, new) != is_trump(view, own);
        let key = if changes_trump { "change-trump" } else { "change-card" };
        let message =
            TranslatableText::new(key).with_notation("card", own).with_notation("other", new);
        let deal = Arc::clone(deal);
        Perturbation::new(message, distance(view, own, new), move || {
            deal.with_cards_exchanged(own, new)
        })
        .with_rule_of_thumb(rules_of_thumb::of_exchange(view, own, new))
        .with_action_map(move |action| swap_cards_in(action, own, new))
    };
    pairs.map(change).collect()
}

/// Every change that swaps one of the seat's own cards with a discarded card or with one that
/// another player is known to hold. Each was then dealt and played instead of the other.
fn exchange_seen_cards(view: View<'_>, deal: &Arc<HypotheticalDeal>) -> Vec<Perturbation<Durak>> {
    let (discarded, held) = (view.discard(), held_by_others(view));
    let seen = discarded | held;
    let pairs = view.hand().iter().flat_map(|own| seen.iter().map(move |new| (own, new)));
    let change = |(own, new): (Card, Card)| {
        let key = if discarded.contains(new) { "change-card-gone" } else { "change-card-held" };
        let message =
            TranslatableText::new(key).with_notation("card", own).with_notation("other", new);
        let size = distance(view, own, new) + SEEN_CARD_CHANGE_SIZE;
        let deal = Arc::clone(deal);
        Perturbation::new(message, size, move || deal.with_card_played_instead(own, new))
            .with_rule_of_thumb(rules_of_thumb::of_exchange(view, own, new))
            .with_action_map(move |action| swap_cards_in(action, own, new))
    };
    pairs.map(change).collect()
}

/// The cards that other players are known to hold.
fn held_by_others(view: View<'_>) -> CardSet {
    let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
    others.fold(CardSet::EMPTY, |all, seat| all | view.known_cards(seat))
}

/// Every change that swaps an open attack card with an unseen card, a discarded one, or one that
/// another player is known to hold. Each was then dealt and played instead of the other.
fn exchange_attack_cards(view: View<'_>, deal: &Arc<HypotheticalDeal>) -> Vec<Perturbation<Durak>> {
    let open = view.open_attacks();
    let seen = view.discard() | held_by_others(view);
    let others = view.unseen_cards() | seen;
    let pairs = open.iter().flat_map(|attack| others.iter().map(move |new| (attack, new)));
    let change = |(attack, new): (Card, Card)| {
        let message = TranslatableText::new("change-attack")
            .with_notation("card", attack)
            .with_notation("other", new);
        let extra_size = if seen.contains(new) { SEEN_CARD_CHANGE_SIZE } else { 0.0 };
        let size = distance(view, attack, new) + ATTACK_CHANGE_SIZE + extra_size;
        let deal = Arc::clone(deal);
        Perturbation::new(message, size, move || deal.with_card_played_instead(attack, new))
            .with_rule_of_thumb(Some(rules_of_thumb::of_attack(view, attack, new)))
            .with_action_map(move |action| swap_cards_in(action, attack, new))
    };
    pairs.map(change).collect()
}

fn is_trump(view: View<'_>, card: Card) -> bool {
    card.suit() == view.trump()
}

/// The size of a change from one card to another: the difference in ranks, plus a constant if the
/// suit changes, which is larger if only one of the cards is a trump.
fn distance(view: View<'_>, first: Card, second: Card) -> f64 {
    let deck = view.rules().deck;
    let ranks = deck.rank_number(first.rank()).abs_diff(deck.rank_number(second.rank())) as f64;
    if is_trump(view, first) != is_trump(view, second) {
        TRUMP_CHANGE_SIZE + ranks
    } else if first.suit() != second.suit() {
        SUIT_CHANGE_SIZE + ranks
    } else {
        ranks
    }
}

/// The action with two cards swapped wherever it names one of them.
fn swap_cards_in(action: Action, first: Card, second: Card) -> Action {
    let swapped = |card: Card| match card {
        card if card == first => second,
        card if card == second => first,
        card => card,
    };
    match action {
        Action::Attack(cards) => Action::Attack(cards.iter().map(swapped).collect::<CardSet>()),
        Action::Beat { attack, with } => {
            Action::Beat { attack: swapped(attack), with: swapped(with) }
        }
        Action::Transfer(played) => Action::Transfer(swapped(played)),
        Action::ShowTransfer(shown) => Action::ShowTransfer(swapped(shown)),
        Action::ThrowIn(played) => Action::ThrowIn(swapped(played)),
        Action::Pass | Action::Take | Action::Redeal | Action::Keep => action,
    }
}
