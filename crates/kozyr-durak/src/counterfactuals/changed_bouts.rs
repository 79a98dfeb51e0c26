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

/// Changes to a talon two cards shorter, to one two cards longer, and to a hand one card smaller
/// for each other player. A talon of at most two cards is not shortened.
pub(super) fn change_bouts(
    view: View<'_>,
    deal: &Arc<HypotheticalDeal>,
) -> Vec<Perturbation<Durak>> {
    let fixed = FixedView { hand: view.hand(), table: view.table_cards(), talon: view.talon_len() };
    let talon_message = |key: &'static str| TranslatableText::new(key).with_number("count", 2.0);
    let mut changes = Vec::new();
    if view.talon_len() > 2 {
        let hypothetical = Arc::clone(deal);
        let build = move || hypothetical.with_extra_pair(fixed);
        let message = talon_message("change-talon-shorter");
        changes.push(
            Perturbation::new(message, TALON_CHANGE_SIZE, build)
                .with_rule_of_thumb(Some("thumb-shorter-talon".into())),
        );
    }
    let hypothetical = Arc::clone(deal);
    let build = move || hypothetical.without_last_pair(fixed);
    let message = talon_message("change-talon-longer");
    changes.push(
        Perturbation::new(message, TALON_CHANGE_SIZE, build)
            .with_rule_of_thumb(Some("thumb-longer-talon".into())),
    );
    for seat in Seat::all(view.players()).filter(|&seat| seat != view.seat()) {
        let message = TranslatableText::new("change-hand-smaller")
            .with_number("seat", seat.index() as f64 + 1.0)
            .with_number("count", (view.hand_size(seat) as f64 - 1.0).max(0.0));
        let hypothetical = Arc::clone(deal);
        let count = view.hand_size(seat);
        let build = move || {
            let game = hypothetical.with_smaller_take(seat, fixed)?;
            (game.view(hypothetical.seat).hand_size(seat) + 1 == count).then_some(game)
        };
        changes.push(
            Perturbation::new(message, TALON_CHANGE_SIZE, build)
                .with_rule_of_thumb(Some("thumb-smaller-hand".into())),
        );
    }
    changes
}

/// The parts of the view to compare: the hand and table, which must stay the same, and the talon's
/// length before the change.
#[derive(Clone, Copy)]
struct FixedView {
    hand: CardSet,
    table: CardSet,
    talon: usize,
}

impl FixedView {
    /// Returns whether the seat's hand and the table are the same in another game.
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
    /// The game with a throw-in and its beat added to the latest possible bout: two cards fewer in
    /// the talon, the same hands. `None` if no change tried in the last three beaten bouts is
    /// legal.
    fn with_extra_pair(&self, fixed: FixedView) -> Option<Durak> {
        let game = self.game()?;
        let hidden = game.talon();
        let hidden: CardSet = hidden[..hidden.len().checked_sub(1)?].iter().copied().collect();
        let beaten_bouts = self.bouts.iter().rev().filter(|bout| bout.beaten);
        beaten_bouts.take(3).find_map(|bout| {
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
                let shorter = changed.view(self.seat).talon_len() + 2 == fixed.talon;
                (shorter && fixed.is_unchanged_in(&changed, self.seat)).then_some(changed)
            })
        })
    }

    /// Creates a deal in which two cards of the talon were played in a bout: `thrown` by its
    /// attacker, and `with` by its defender to beat it. The deal may be illegal.
    ///
    /// Returns `None` if nothing was beaten in the bout, or if one of the two players drew nothing
    /// after it or holds no hidden card from before it.
    fn with_beaten_throw_in(
        &self,
        bout: &FinishedBout,
        game: &Durak,
        thrown: Card,
        with: Card,
    ) -> Option<Self> {
        let mut deal = self.clone();
        let is_beat = |index: &usize| matches!(self.actions[*index], Action::Beat { .. });
        let last_beat = bout.actions.clone().rev().find(is_beat)?;
        let beat = Action::Beat { attack: thrown, with };
        deal.actions.splice(last_beat + 1..last_beat + 1, [Action::ThrowIn(thrown), beat]);
        // Each player had it instead of a card that they hold now, which they drew after the bout.
        let mut inserted = Vec::new();
        for (seat, played) in [(bout.lead, thrown), (bout.defender, with)] {
            let position = self.position_of_unplayed_card(bout, game, seat)?;
            let drawn_end = bout.drawn.iter().find(|(drawer, _)| *drawer == seat)?.1.end;
            inserted.push((drawn_end, deal.order[position]));
            deal.order[position] = played;
        }
        inserted.sort_by_key(|(position, _)| std::cmp::Reverse(*position));
        let bottom = deal.order.pop()?;
        let talon_start = self.order.len() - game.talon().len();
        let played = [thrown, with];
        let mut visited = 0;
        deal.order.retain(|card| {
            visited += 1;
            visited <= talon_start || !played.contains(card)
        });
        deal.order.push(bottom);
        for (position, card) in inserted {
            deal.order.insert(position, card);
        }
        Some(deal)
    }

    /// The game without a throw-in and its beat in the latest possible bout: two cards more in the
    /// talon, the same hands. `None` if no change of the last four beaten bouts is legal.
    fn without_last_pair(&self, fixed: FixedView) -> Option<Durak> {
        let beaten_bouts = self.bouts.iter().rev().filter(|bout| bout.beaten);
        beaten_bouts.take(4).find_map(|bout| {
            let ThrownPair { thrown, beaten } = self.last_thrown_pair(bout)?;
            let mut deal = self.clone();
            deal.actions.remove(beaten.0);
            deal.actions.remove(thrown.0);
            let thrower = self.to_act_after(thrown.0)?;
            deal.undo_plays(bout, &[(thrower, thrown.1), (bout.defender, beaten.1)])?;
            let changed = deal.game()?;
            let longer = changed.view(self.seat).talon_len() == fixed.talon + 2;
            (longer && fixed.is_unchanged_in(&changed, self.seat)).then_some(changed)
        })
    }

    /// The game without the last card thrown into the latest bout that `taker` picked up: one card
    /// fewer in its hand, one more in the talon. Cards drawn since may have filled the hand again.
    ///
    /// Returns `None` if there is no such card, if it was beaten, or if the change is illegal.
    fn with_smaller_take(&self, taker: Seat, fixed: FixedView) -> Option<Durak> {
        let was_taken = |bout: &&FinishedBout| !bout.beaten && bout.defender == taker;
        let bout = self.bouts.iter().rev().find(was_taken)?;
        let is_throw_in = |index: &usize| matches!(self.actions[*index], Action::ThrowIn(_));
        let index = bout.actions.clone().rev().find(is_throw_in)?;
        let Action::ThrowIn(card) = self.actions[index] else { return None };
        let beats_card =
            |action: &Action| matches!(action, Action::Beat { attack, .. } if *attack == card);
        if self.actions[bout.actions.clone()].iter().any(beats_card) {
            return None;
        }
        let mut deal = self.clone();
        deal.actions.remove(index);
        let thrower = self.to_act_after(index)?;
        deal.undo_plays(bout, &[(thrower, card)])?;
        let changed = deal.game()?;
        fixed.is_unchanged_in(&changed, self.seat).then_some(changed)
    }

    /// Changes the order of the cards, but not the actions, as if these cards had not been played
    /// in the bout. Each player had instead the last card that they drew after the bout. The cards
    /// not played are in the talon, just above its bottom card.
    ///
    /// Returns `None` if a card was neither dealt nor drawn before the bout, if a player drew
    /// nothing after it, or if one of the last cards drawn is the open trump.
    fn undo_plays(&mut self, bout: &FinishedBout, played: &[(Seat, Card)]) -> Option<()> {
        let mut removed = Vec::new();
        for &(seat, card) in played {
            let drawn = &bout.drawn.iter().find(|(drawer, _)| *drawer == seat)?.1;
            let last = drawn.clone().last()?;
            let position =
                self.order[..bout.dealt_before].iter().position(|dealt| *dealt == card)?;
            if last + 1 == self.order.len() {
                return None;
            }
            self.order[position] = self.order[last];
            removed.push(last);
        }
        removed.sort_unstable();
        for position in removed.into_iter().rev() {
            self.order.remove(position);
        }
        let bottom = self.order.pop()?;
        self.order.extend(played.iter().map(|(_, card)| *card));
        self.order.push(bottom);
        Some(())
    }

    /// The position in the order of a card that a seat had before a bout, never played, and still
    /// holds without the others knowing it. `None` if there is none.
    fn position_of_unplayed_card(
        &self,
        bout: &FinishedBout,
        game: &Durak,
        seat: Seat,
    ) -> Option<usize> {
        let played =
            self.actions.iter().fold(CardSet::EMPTY, |all, action| all | action.played_cards());
        let unplayed = game.hand(seat) - played - game.view(self.seat).known_cards(seat);
        let dealt = &self.order[..bout.dealt_before];
        dealt.iter().position(|card| unplayed.contains(*card))
    }

    /// The last beaten card of those thrown into a bout, and the card that beat it. `None` if no
    /// card thrown in was beaten.
    fn last_thrown_pair(&self, bout: &FinishedBout) -> Option<ThrownPair> {
        bout.actions.clone().rev().find_map(|thrown_index| {
            let Action::ThrowIn(card) = self.actions[thrown_index] else { return None };
            bout.actions.clone().find_map(|beat_index| match self.actions[beat_index] {
                Action::Beat { attack, with } if attack == card => {
                    Some(ThrownPair { thrown: (thrown_index, card), beaten: (beat_index, with) })
                }
                _ => None,
            })
        })
    }

    /// All cards played in a bout.
    fn cards_of(&self, bout: &FinishedBout) -> CardSet {
        let actions = self.actions[bout.actions.clone()].iter();
        actions.fold(CardSet::EMPTY, |all, action| all | action.played_cards())
    }
}
