//! Changes that add cards to a finished bout or remove them, so that the talon or another hand has
//! a different size.

use std::sync::Arc;

use super::{
    TALON_CHANGE_SIZE,
    hypothetical_deal::{FinishedBout, HypotheticalDeal},
};
use crate::{action::Action, card::Card, card_set::CardSet, game::Durak, view::View};
use kozyr_core::{
    counterfactual::Perturbation,
    explanation::TranslatableText,
    game::{Game, Seat},
};

/// Changes to a shorter talon, a longer talon, and a smaller hand of another player.
pub(super) fn change_bouts(
    view: View<'_>,
    deal: &Arc<HypotheticalDeal>,
) -> Vec<Perturbation<Durak>> {
    let seen = FixedView { hand: view.hand(), table: view.table_cards(), talon: view.talon_len() };
    let talon = |key: &'static str| TranslatableText::new(key).with_number("count", 2.0);
    let mut changes = Vec::new();
    if view.talon_len() > 2 {
        let imagined = Arc::clone(deal);
        let make = move || imagined.with_extra_pair(seen);
        changes.push(Perturbation::new(talon("change-talon-shorter"), TALON_CHANGE_SIZE, make));
    }
    let imagined = Arc::clone(deal);
    let make = move || imagined.without_last_pair(seen);
    changes.push(Perturbation::new(talon("change-talon-longer"), TALON_CHANGE_SIZE, make));
    for seat in Seat::all(view.players()).filter(|&seat| seat != view.seat()) {
        let told = TranslatableText::new("change-hand-smaller")
            .with_number("seat", seat.index() as f64 + 1.0)
            .with_number("count", (view.hand_size(seat) as f64 - 1.0).max(0.0));
        let imagined = Arc::clone(deal);
        let count = view.hand_size(seat);
        let make = move || {
            let game = imagined.with_smaller_take(seat, seen)?;
            (game.view(imagined.seat).hand_size(seat) + 1 == count).then_some(game)
        };
        changes.push(Perturbation::new(told, TALON_CHANGE_SIZE, make));
    }
    changes
}

/// The part of the view that must stay the same.
#[derive(Clone, Copy)]
struct FixedView {
    hand: CardSet,
    table: CardSet,
    talon: usize,
}

impl FixedView {
    fn is_unchanged_in(self, game: &Durak, seat: Seat) -> bool {
        let view = game.view(seat);
        view.hand() == self.hand && view.table_cards() == self.table
    }
}

/// A card thrown in and the card that beats it, with the indices of both actions.
struct ThrownPair {
    thrown: (usize, Card),
    beaten: (usize, Card),
}

impl HypotheticalDeal {
    /// Adds a throw-in and its beat to the latest possible bout: two cards fewer in the talon, the
    /// same hands.
    fn with_extra_pair(&self, seen: FixedView) -> Option<Durak> {
        let game = self.game()?;
        let hidden = game.talon();
        let hidden: CardSet = hidden[..hidden.len().checked_sub(1)?].iter().copied().collect();
        let beaten = self.bouts.iter().rev().filter(|bout| bout.beaten);
        beaten.take(3).find_map(|bout| {
            let table = self.cards_of(bout);
            let fitting = hidden & table.all_of_same_ranks();
            let trump = game.view(self.seat).trump();
            let pairs = fitting.iter().flat_map(|thrown| {
                let with = hidden & CardSet::beating(thrown, trump);
                with.iter().map(move |with| (thrown, with))
            });
            pairs.take(20).find_map(|(thrown, with)| {
                let deal = self.with_beaten_throw_in(bout, &game, thrown, with)?;
                let changed = deal.game()?;
                let shorter = changed.view(self.seat).talon_len() + 2 == seen.talon;
                (shorter && seen.is_unchanged_in(&changed, self.seat)).then_some(changed)
            })
        })
    }

    /// Creates a deal where two cards now in the talon were thrown in and beaten.
    fn with_beaten_throw_in(
        &self,
        bout: &FinishedBout,
        game: &Durak,
        thrown: Card,
        with: Card,
    ) -> Option<Self> {
        let mut deal = self.clone();
        let beats = |at: &usize| matches!(self.actions[*at], Action::Beat { .. });
        let last = bout.actions.clone().rev().find(beats)?;
        let beat = Action::Beat { attack: thrown, with };
        deal.actions.splice(last + 1..last + 1, [Action::ThrowIn(thrown), beat]);
        // Each player had it instead of a card that they hold now, which they drew after the bout.
        let mut inserted = Vec::new();
        for (seat, extra) in [(bout.lead, thrown), (bout.defender, with)] {
            let place = self.order_of_kept_card(bout, game, seat)?;
            let after = bout.drawn.iter().find(|(drawer, _)| *drawer == seat)?.1.end;
            inserted.push((after, deal.order[place]));
            deal.order[place] = extra;
        }
        inserted.sort_by_key(|(after, _)| std::cmp::Reverse(*after));
        let bottom = deal.order.pop()?;
        let first_left = self.order.len() - game.talon().len();
        let extra = [thrown, with];
        let mut at = 0;
        deal.order.retain(|card| {
            at += 1;
            at <= first_left || !extra.contains(card)
        });
        deal.order.push(bottom);
        for (after, card) in inserted {
            deal.order.insert(after, card);
        }
        Some(deal)
    }

    /// Removes a throw-in and its beat from the latest possible bout: two cards more in the talon.
    fn without_last_pair(&self, seen: FixedView) -> Option<Durak> {
        let beaten = self.bouts.iter().rev().filter(|bout| bout.beaten);
        beaten.take(4).find_map(|bout| {
            let ThrownPair { thrown, beaten } = self.last_thrown_pair(bout)?;
            let mut deal = self.clone();
            deal.actions.remove(beaten.0);
            deal.actions.remove(thrown.0);
            let thrower = self.to_act_after(thrown.0)?;
            deal.undo_plays(bout, &[(thrower, thrown.1), (bout.defender, beaten.1)])?;
            let changed = deal.game()?;
            let longer = changed.view(self.seat).talon_len() == seen.talon + 2;
            (longer && seen.is_unchanged_in(&changed, self.seat)).then_some(changed)
        })
    }

    /// Removes a card that this seat threw in from the latest bout that the other seat picked up:
    /// one card fewer in that hand, one more in the talon.
    fn with_smaller_take(&self, taker: Seat, seen: FixedView) -> Option<Durak> {
        let taken = |bout: &&FinishedBout| !bout.beaten && bout.defender == taker;
        let bout = self.bouts.iter().rev().find(taken)?;
        let thrown = |at: &usize| matches!(self.actions[*at], Action::ThrowIn(_));
        let at = bout.actions.clone().rev().find(thrown)?;
        let Action::ThrowIn(card) = self.actions[at] else { return None };
        let beaten =
            |action: &Action| matches!(action, Action::Beat { attack, .. } if *attack == card);
        if self.actions[bout.actions.clone()].iter().any(beaten) {
            return None;
        }
        let mut deal = self.clone();
        deal.actions.remove(at);
        let thrower = self.to_act_after(at)?;
        deal.undo_plays(bout, &[(thrower, card)])?;
        let changed = deal.game()?;
        seen.is_unchanged_in(&changed, self.seat).then_some(changed)
    }

    /// Removes these plays. Each player had instead the last card that they drew after the bout,
    /// and the removed card is still in the talon.
    fn undo_plays(&mut self, bout: &FinishedBout, played: &[(Seat, Card)]) -> Option<()> {
        let mut gone = Vec::new();
        for &(seat, card) in played {
            let drawn = &bout.drawn.iter().find(|(drawer, _)| *drawer == seat)?.1;
            let last = drawn.clone().last()?;
            let place = self.order[..bout.dealt_before].iter().position(|one| *one == card)?;
            if last + 1 == self.order.len() {
                return None;
            }
            self.order[place] = self.order[last];
            gone.push(last);
        }
        gone.sort_unstable();
        for place in gone.into_iter().rev() {
            self.order.remove(place);
        }
        let bottom = self.order.pop()?;
        self.order.extend(played.iter().map(|(_, card)| *card));
        self.order.push(bottom);
        Some(())
    }

    /// The index of a card that a seat had before a bout, never played, and still holds.
    fn order_of_kept_card(&self, bout: &FinishedBout, game: &Durak, seat: Seat) -> Option<usize> {
        let played =
            self.actions.iter().fold(CardSet::EMPTY, |all, action| all | action.played_cards());
        let kept = game.hand(seat) - played - game.view(self.seat).known_cards(seat);
        let dealt = &self.order[..bout.dealt_before];
        dealt.iter().position(|card| kept.contains(*card))
    }

    fn last_thrown_pair(&self, bout: &FinishedBout) -> Option<ThrownPair> {
        bout.actions.clone().rev().find_map(|at| {
            let Action::ThrowIn(card) = self.actions[at] else { return None };
            bout.actions.clone().find_map(|beat| match self.actions[beat] {
                Action::Beat { attack, with } if attack == card => {
                    Some(ThrownPair { thrown: (at, card), beaten: (beat, with) })
                }
                _ => None,
            })
        })
    }

    /// The cards on the table of a bout.
    fn cards_of(&self, bout: &FinishedBout) -> CardSet {
        let actions = self.actions[bout.actions.clone()].iter();
        actions.fold(CardSet::EMPTY, |all, action| all | action.played_cards())
    }
}
