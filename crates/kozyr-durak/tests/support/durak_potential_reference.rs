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
}

/// A plan: its possible actions, and the cards it leaves.
struct PotentialReferencePlan {
    actions: Vec<Action>,
    rest: Vec<Card>,
}

impl<'a> PotentialReference<'a> {
    /// The seat to act, which starts to shed cards when the talon is empty if `changes` is set.
    pub fn new(game: &'a Durak, changes: bool) -> Self {
        let view = game.view(game.to_act().unwrap());
        let hand = view.hand().iter().collect();
        let shedding = changes && view.talon_len() == 0;
        PotentialReference { game, view, hand, prices: Prices::of(view), shedding }
    }

    /// M of a hand; an empty hand is best.
    fn potential(&self, hand: &[Card]) -> f64 {
        if hand.is_empty() {
            return 1000.0;
        }
        hand.iter().map(|&card| self.prices.price(card)).sum::<i64>() as f64 / hand.len() as f64
    }

    /// Returns whether one rest is better than another.
    fn better(&self, one: &[Card], other: &[Card]) -> bool {
        if self.shedding && one.len() != other.len() {
            return one.len() < other.len();
        }
        self.potential(one) > self.potential(other) + EQUAL
    }

    /// The first of the best plans.
    fn best(&self, courses: Vec<PotentialReferencePlan>) -> Option<PotentialReferencePlan> {
        courses.into_iter().reduce(
            |best, one| {
                if self.better(&one.rest, &best.rest) { one } else { best }
            },
        )
    }

    /// Every action that the description allows, or `None` if that is too much to compute.
    pub fn decide(&self) -> Option<Vec<Action>> {
        Some(match self.view.phase() {
            Phase::Redeal => vec![self.new_deal()],
            Phase::Attack => self.lead(),
            Phase::ThrowIn | Phase::Take => self.throw_in(),
            Phase::Defend => return self.defend(),
            Phase::Over => unreachable!("somebody is to act"),
        })
    }

    fn legal(&self, action: Action) -> bool {
        self.game.legal_actions().contains(&action)
    }

    fn new_deal(&self) -> Action {
        let deck: Vec<Card> = self.view.rules().deck.cards().collect();
        let poor = self.potential(&self.hand) < self.potential(&deck) - EQUAL;
        if poor && self.legal(Action::Redeal) { Action::Redeal } else { Action::Keep }
    }

    fn course(&self, cards: &[Card]) -> PotentialReferencePlan {
        // Any equivalent cards will do.
        let faces = |cards: &[Card]| {
            let mut faces: Vec<i64> = cards.iter().map(|&card| self.prices.price(card)).collect();
            faces.sort_unstable();
            faces
        };
        let wanted = faces(cards);
        let legal = self.game.legal_actions().into_iter();
        let alike = legal.filter(|action| match action {
            Action::Attack(led) => faces(&led.iter().collect::<Vec<_>>()) == wanted,
            Action::ThrowIn(card) => faces(&[*card]) == wanted,
            _ => false,
        });
        PotentialReferencePlan { actions: alike.collect(), rest: without(&self.hand, cards) }
    }

    fn lowest(&self, trump: bool) -> Option<Card> {
        let cards = self.hand.iter().copied();
        cards
            .filter(|&card| self.prices.is_trump(card) == trump)
            .min_by_key(|&card| self.prices.step(card))
    }

    fn lead(&self) -> Vec<Action> {
        let mut courses = Vec::new();
        courses.extend(self.lowest(false).map(|card| self.course(&[card])));
        courses.extend(self.group());
        courses.extend(self.lowest(true).map(|card| self.course(&[card])));
        self.best(courses).unwrap().actions
    }

    /// At least two plain cards of one rank: the lowest rank that has them. When shedding, trumps
    /// are included: the largest group, and among equals the one that leaves the most.
    fn group(&self) -> Option<PotentialReferencePlan> {
        let groups = (2..=14).filter_map(|wanted| {
            let mut equal: Vec<Card> = self.hand.clone();
            equal.retain(|&card| rank(card) == wanted);
            equal.retain(|&card| self.shedding || !self.prices.is_trump(card));
            equal.sort_by_key(|&card| self.prices.is_trump(card));
            // At most the number that may be led at once.
            equal.truncate(self.view.attacks_left());
            (equal.len() >= 2).then(|| self.course(&equal))
        });
        if self.shedding { self.best(groups.collect()) } else { groups.into_iter().next() }
    }

    fn throw_in(&self) -> Vec<Action> {
        let fitting = self.game.legal_actions().into_iter().filter_map(|action| match action {
            Action::ThrowIn(card) => Some(self.course(&[card])),
            _ => None,
        });
        let Some(best) = self.best(fitting.collect()) else { return vec![Action::Pass] };
        let deck = self.view.rules().deck.cards().count();
        let at_first = deck - 6 * self.view.players();
        let t = if at_first == 0 { 0.0 } else { self.view.talon_len() as f64 / at_first as f64 };
        let gain = self.potential(&best.rest) - self.potential(&self.hand);
        let least = (0.5 - RISK) * 2.0 * t;
        if self.shedding {
            return best.actions;
        }
        // If the gain is almost exactly the minimum, rounding decides.
        let mut allowed = if gain > least - EQUAL { best.actions } else { Vec::new() };
        if gain < least + EQUAL {
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

    fn defend(&self) -> Option<Vec<Action>> {
        let open: Vec<Card> = self.view.open_attacks().iter().collect();
        let ways = self.prices.covers(&open, &self.hand)?;
        let mut courses: Vec<PotentialReferencePlan> = (0..3)
            .filter(|_| !ways.is_empty())
            .map(|manner| self.beating(&open, &ways, manner))
            .collect();
        for action in self.game.legal_actions() {
            match action {
                Action::Transfer(card) => {
                    courses.push(PotentialReferencePlan {
                        actions: vec![action],
                        rest: without(&self.hand, &[card]),
                    });
                }
                Action::ShowTransfer(_) => {
                    courses.push(PotentialReferencePlan {
                        actions: vec![action],
                        rest: self.hand.clone(),
                    });
                }
                _ => {}
            }
        }
        let Some(best) = self.best(courses.iter().map(PotentialReferencePlan::copy).collect())
        else {
            return Some(vec![Action::Take]);
        };
        let before: Vec<Card> = [self.hand.clone(), self.spent()].concat();
        let drop = self.potential(&before) - self.potential(&best.rest);
        let deck = self.view.rules().deck.cards().count() as f64;
        let far = self.view.talon_len() as f64 >= FINALE * deck - EQUAL;
        if !self.shedding && far && drop > SHARP_DROP + EQUAL {
            return Some(vec![Action::Take]);
        }
        // The article has no transfers. If one has the same value, either choice is allowed.
        let as_good = courses.iter().filter(|one| !self.better(&best.rest, &one.rest));
        let passing = as_good
            .flat_map(|one| &one.actions)
            .filter(|action| matches!(action, Action::Transfer(_) | Action::ShowTransfer(_)));
        Some(best.actions.iter().chain(passing).copied().collect())
    }

    /// Beats all attacks in one manner with its lowest cards, and in the cheapest way if that is
    /// impossible.
    fn beating(&self, open: &[Card], ways: &[Vec<Card>], manner: usize) -> PotentialReferencePlan {
        let in_manner = |attack: Card, with: Card| match manner {
            0 => suit(attack) == suit(with),
            1 => self.prices.is_trump(with),
            _ => self.prices.is_trump(with) && rank(attack) == rank(with),
        };
        let cost = |way: &Vec<Card>| {
            let pairs = open.iter().zip(way);
            let others = pairs.filter(|&(&attack, &with)| !in_manner(attack, with)).count();
            (others, way.iter().map(|&card| self.prices.price(card)).sum::<i64>())
        };
        let least = ways.iter().map(cost).min().unwrap();
        let cheapest: Vec<&Vec<Card>> = ways.iter().filter(|way| cost(way) == least).collect();
        let mut actions = Vec::new();
        for way in &cheapest {
            actions.extend(
                open.iter().zip(*way).map(|(&attack, &with)| Action::Beat { attack, with }),
            );
        }
        PotentialReferencePlan { actions, rest: without(&self.hand, cheapest[0]) }
    }
}

impl PotentialReferencePlan {
    fn copy(&self) -> Self {
        PotentialReferencePlan { actions: self.actions.clone(), rest: self.rest.clone() }
    }
}
