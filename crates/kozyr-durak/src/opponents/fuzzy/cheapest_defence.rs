//! The cheapest defence.

use super::price;
use crate::{action::Action, card_set::CardSet, opponents::cover::cheapest_cover, view::View};

/// A defence that avoids picking up.
pub(super) struct CheapestDefence {
    /// Beats every attack, or transfers.
    pub(super) plan: Vec<Action>,
    /// The cards that it costs.
    pub(super) cards: CardSet,
}

impl CheapestDefence {
    /// Returns whether the plan is a transfer.
    pub(super) fn passes_on(plan: &[Action]) -> bool {
        matches!(plan, [Action::Transfer(_) | Action::ShowTransfer(_)])
    }
}

/// The cheapest defence by the prices of its cards: a transfer, or beats of all open attacks.
/// `None` if the seat can only pick up. Transfers win ties.
pub(super) fn cheapest_defence(view: View<'_>) -> Option<CheapestDefence> {
    let (trump, deck) = (view.trump(), view.rules().deck);
    let transfers = view.legal_actions().into_iter().filter_map(|action| {
        let cards = action.played_cards();
        let cost = cards.iter().map(|card| price(card, trump, deck)).sum::<u32>();
        let defence = CheapestDefence { plan: vec![action], cards };
        CheapestDefence::passes_on(&defence.plan).then_some((cost, defence))
    });
    let cover =
        cheapest_cover(view.open_attacks(), view.hand(), trump, |_, with| price(with, trump, deck));
    let cover =
        cover.map(|cover| (cover.cost, CheapestDefence { plan: cover.beats, cards: cover.cards }));
    transfers.chain(cover).min_by_key(|(cost, _)| *cost).map(|(_, defence)| defence)
}
