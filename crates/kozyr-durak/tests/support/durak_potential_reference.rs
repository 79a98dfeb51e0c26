//! Reference implementation of the potential opponent: slow, with plain lists of cards.
//!
//! It returns every action that the description allows. Plain cards of one rank are equivalent, and
//! the description does not distinguish them.

use crate::support::durak_plain_cards as plain;

use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak, Event, Phase, View};
use plain::{Prices, rank, suit, without};

const EQUAL: f64 = 1e-9;
const RISK: f64 = 0.6;
const SHARP_DROP: f64 = 2.0;
const FINALE: f64 = 1.0 / 3.0;

/// The potential opponent.
pub struct PotentialReference<'a> {
    game: &'a Durak,
    view: View<'a>,
    hand: Vec<Card>,
    prices: Prices,
    /// Whether the number of cards comes first.
    shedding: bool,
    drop_from_now: bool,
}

/// A plan: its possible actions, and the cards it leaves.
struct PotentialReferencePlan {
    actions: Vec<Action>,
    rest: Vec<Card>,
}

impl<'a> PotentialReference<'a> {
    /// The reference for the seat to act. If `can_shed` is set, it sheds cards once the talon is
    /// empty. If `drop_from_now` is set, the potential falls from that of the hand held now, or
    /// else from that of the hand that was attacked.
    pub fn new(game: &'a Durak, can_shed: bool, drop_from_now: bool) -> Self {
        let view = game.view(game.to_act().unwrap());
        let hand = view.hand().iter().collect();
        let shedding = can_shed && view.talon_len() == 0;
        PotentialReference { game, view, hand, prices: Prices::of(view), shedding, drop_from_now }
    }

    /// M of the hand held now.
    pub fn current_potential(&self) -> f64 {
        self.potential(&self.hand)
    }

    /// M of a hand; an empty hand is best.
    fn potential(&self, hand: &[Card]) -> f64 {
        if hand.is_empty() {
            return 1000.0;
        }
        hand.iter().map(|&card| self.prices.price(card)).sum::<i64>() as f64 / hand.len() as f64
    }

    /// Returns whether `first` is a better rest of the hand than `second`.
    fn is_better(&self, first: &[Card], second: &[Card]) -> bool {
        if self.shedding && first.len() != second.len() {
            return first.len() < second.len();
        }
        self.potential(first) > self.potential(second) + EQUAL
    }

    /// The first of the best plans; `None` without plans.
    fn best(&self, plans: Vec<PotentialReferencePlan>) -> Option<PotentialReferencePlan> {
        plans.into_iter().reduce(
            |best, plan| {
                if self.is_better(&plan.rest, &best.rest) { plan } else { best }
            },
        )
    }

    /// Every action that the description allows, or `None` if that is too much to compute.
    pub fn decide(&self) -> Option<Vec<Action>> {
        Some(match self.view.phase() {
            Phase::Redeal => vec![self.keep_or_redeal()],
            Phase::Attack => self.lead(),
            Phase::ThrowIn | Phase::Take => self.throw_in(),
            Phase::Defend => return self.defend(),
            Phase::Over => unreachable!("somebody is to act"),
        })
    }

    /// Returns whether an action is legal.
    fn is_legal(&self, action: Action) -> bool {
        self.game.legal_actions().contains(&action)
    }

    /// Asks for a redeal with a hand below the mean of the deck, if that is legal.
    fn keep_or_redeal(&self) -> Action {
        let deck: Vec<Card> = self.view.rules().deck.cards().collect();
        let is_below_mean = self.potential(&self.hand) < self.potential(&deck) - EQUAL;
        if is_below_mean && self.is_legal(Action::Redeal) { Action::Redeal } else { Action::Keep }
    }

    /// The plan of leading or throwing in these cards or equivalent ones.
    fn plan(&self, cards: &[Card]) -> PotentialReferencePlan {
        // Any equivalent cards will do.
        let sorted_prices = |cards: &[Card]| {
            let mut prices: Vec<i64> = cards.iter().map(|&card| self.prices.price(card)).collect();
            prices.sort_unstable();
            prices
        };
        let wanted = sorted_prices(cards);
        let legal = self.game.legal_actions().into_iter();
        let equivalent = legal.filter(|action| match action {
            Action::Attack(led) => sorted_prices(&led.iter().collect::<Vec<_>>()) == wanted,
            Action::ThrowIn(card) => sorted_prices(&[*card]) == wanted,
            _ => false,
        });
        PotentialReferencePlan { actions: equivalent.collect(), rest: without(&self.hand, cards) }
    }

    /// The lowest trump, or otherwise the lowest plain card; `None` without such a card.
    fn lowest(&self, trump: bool) -> Option<Card> {
        let cards = self.hand.iter().copied();
        cards
            .filter(|&card| self.prices.is_trump(card) == trump)
            .min_by_key(|&card| self.prices.step(card))
    }

    /// The allowed leads.
    fn lead(&self) -> Vec<Action> {
        let mut plans = Vec::new();
        plans.extend(self.lowest(false).map(|card| self.plan(&[card])));
        plans.extend(self.group());
        plans.extend(self.lowest(true).map(|card| self.plan(&[card])));
        self.best(plans).unwrap().actions
    }

    /// The leads of several cards that leave the best rest, all of them allowed; `None` if there
    /// are none. Every such lead is compared.
    fn group(&self) -> Option<PotentialReferencePlan> {
        let groups: Vec<PotentialReferencePlan> = self
            .game
            .legal_actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Attack(cards) if cards.len() > 1 => {
                    let rest = without(&self.hand, &cards.iter().collect::<Vec<_>>());
                    Some(PotentialReferencePlan { actions: vec![action], rest })
                }
                _ => None,
            })
            .collect();
        let best = self.best(groups.iter().map(PotentialReferencePlan::copy).collect())?;
        // Of equally good ones any will do.
        let equally_good = groups.iter().filter(|group| !self.is_better(&best.rest, &group.rest));
        let actions = equally_good.flat_map(|group| &group.actions).copied().collect();
        Some(PotentialReferencePlan { actions, ..best })
    }

    /// The allowed throw-ins, or passing.
    fn throw_in(&self) -> Vec<Action> {
        let fitting = self.game.legal_actions().into_iter().filter_map(|action| match action {
            Action::ThrowIn(card) => Some(self.plan(&[card])),
            _ => None,
        });
        let Some(best) = self.best(fitting.collect()) else { return vec![Action::Pass] };
        let deck = self.view.rules().deck.cards().count();
        let initial_talon = deck - 6 * self.view.players();
        let talon_share = if initial_talon == 0 {
            0.0
        } else {
            self.view.talon_len() as f64 / initial_talon as f64
        };
        let gain = self.potential(&best.rest) - self.potential(&self.hand);
        let minimum = (0.5 - RISK) * 2.0 * talon_share;
        if self.shedding {
            return best.actions;
        }
        // If the gain is almost exactly the minimum, rounding decides.
        let mut allowed = if gain > minimum - EQUAL { best.actions } else { Vec::new() };
        if gain < minimum + EQUAL {
            allowed.push(Action::Pass);
        }
        allowed
    }

    /// The cards that this seat has used to beat since the last attack card was played. They belong
    /// to the same plan.
    fn spent(&self) -> Vec<Card> {
        let events: Vec<Event> = self.view.history().collect();
        let mut spent = Vec::new();
        for event in events.iter().rev() {
            match event {
                Event::Beaten { with, .. } => spent.push(*with),
                _ => break,
            }
        }
        spent
    }

    /// The allowed defences; `None` if there are too many to compute.
    fn defend(&self) -> Option<Vec<Action>> {
        let open: Vec<Card> = self.view.open_attacks().iter().collect();
        let covers = self.prices.covers(&open, &self.hand)?;
        let mut plans: Vec<PotentialReferencePlan> = (0..3)
            .filter(|_| !covers.is_empty())
            .map(|method| self.beating_plan(&open, &covers, method))
            .collect();
        for action in self.game.legal_actions() {
            match action {
                Action::Transfer(card) => {
                    plans.push(PotentialReferencePlan {
                        actions: vec![action],
                        rest: without(&self.hand, &[card]),
                    });
                }
                Action::ShowTransfer(_) => {
                    plans.push(PotentialReferencePlan {
                        actions: vec![action],
                        rest: self.hand.clone(),
                    });
                }
                _ => {}
            }
        }
        let Some(best) = self.best(plans.iter().map(PotentialReferencePlan::copy).collect()) else {
            return Some(vec![Action::Take]);
        };
        let spent = if self.drop_from_now { Vec::new() } else { self.spent() };
        let initial_hand: Vec<Card> = [self.hand.clone(), spent].concat();
        let drop = self.potential(&initial_hand) - self.potential(&best.rest);
        let deck = self.view.rules().deck.cards().count() as f64;
        let is_far_from_end = self.view.talon_len() as f64 >= FINALE * deck - EQUAL;
        if !self.shedding && is_far_from_end && drop > SHARP_DROP + EQUAL {
            return Some(vec![Action::Take]);
        }
        // The article has no transfers. If one has the same value, either choice is allowed.
        let equally_good = plans.iter().filter(|plan| !self.is_better(&best.rest, &plan.rest));
        let transfers = equally_good
            .flat_map(|plan| &plan.actions)
            .filter(|action| matches!(action, Action::Transfer(_) | Action::ShowTransfer(_)));
        Some(best.actions.iter().chain(transfers).copied().collect())
    }

    /// Beats all attacks by one method with its lowest cards, and in the cheapest way where that is
    /// impossible. The methods are: 0 by suit, 1 by trumps, 2 by trumps of the same rank.
    fn beating_plan(
        &self,
        open: &[Card],
        covers: &[Vec<Card>],
        method: usize,
    ) -> PotentialReferencePlan {
        let by_method = |attack: Card, with: Card| match method {
            0 => suit(attack) == suit(with),
            1 => self.prices.is_trump(with),
            _ => self.prices.is_trump(with) && rank(attack) == rank(with),
        };
        let cost = |cover: &Vec<Card>| {
            let pairs = open.iter().zip(cover);
            let exceptions = pairs.filter(|&(&attack, &with)| !by_method(attack, with)).count();
            (exceptions, cover.iter().map(|&card| self.prices.price(card)).sum::<i64>())
        };
        let lowest_cost = covers.iter().map(cost).min().unwrap();
        let cheapest: Vec<&Vec<Card>> =
            covers.iter().filter(|cover| cost(cover) == lowest_cost).collect();
        let mut actions = Vec::new();
        for cover in &cheapest {
            actions.extend(
                open.iter().zip(*cover).map(|(&attack, &with)| Action::Beat { attack, with }),
            );
        }
        PotentialReferencePlan { actions, rest: without(&self.hand, cheapest[0]) }
    }
}

impl PotentialReferencePlan {
    /// A copy of the plan.
    fn copy(&self) -> Self {
        PotentialReferencePlan { actions: self.actions.clone(), rest: self.rest.clone() }
    }
}
