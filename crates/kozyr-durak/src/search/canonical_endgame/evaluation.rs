//! Heuristic evaluation of endgames for move ordering.

use super::{
    immediate_result::unbeatable,
    state::{EndgameRules, TwoPlayerEndgame},
};
use crate::{card_set::CardSet, phase::Phase};

/// A score beyond those of all positions between bouts.
const TERMINAL_SCORE: f32 = 100.0;

/// The log odds of the leader winning, by logistic regression over 126 000 positions between bouts
/// from searches of 600 endgames of 16 cards. It predicts the winner in 88 % of 31 500 other
/// positions.
struct EvaluationWeights {
    constant: f32,
    leader: SideWeights,
    defender: SideWeights,
}

/// The weights of the features of a player's hand.
struct SideWeights {
    cards: f32,
    /// Cards that the other player can't beat.
    unbeatable: f32,
    ranks: f32,
    /// The share of pairs (own card, other player's card) where the latter beats the former.
    beaten: f32,
}

const EVALUATION_WEIGHTS: EvaluationWeights = EvaluationWeights {
    constant: 4.428,
    leader: SideWeights { cards: 0.812, unbeatable: 0.031, ranks: -1.448, beaten: -10.060 },
    defender: SideWeights { cards: -0.828, unbeatable: -0.202, ranks: 0.670, beaten: 9.503 },
};

impl TwoPlayerEndgame {
    /// A score for player 0; greater is better. Assumes that the bout ends as soon as the defender
    /// has chosen between taking and the cheapest way to beat.
    pub(super) fn evaluate(&self, terms: &EndgameRules) -> f32 {
        match self.phase {
            Phase::Over => (f32::from(self.points) - 1.0) * TERMINAL_SCORE,
            Phase::ThrowIn | Phase::Take => {
                self.throw_in_all(CardSet::EMPTY, terms).evaluate(terms)
            }
            Phase::Defend => {
                let taken = self.take(terms).evaluate(terms);
                let beaten = self.cheapest_cover(terms).map(|with| self.beat_all(with, terms));
                let beaten = beaten.map_or(taken, |next| next.evaluate(terms));
                if self.defender() == 0 { taken.max(beaten) } else { taken.min(beaten) }
            }
            Phase::Attack | Phase::Redeal => {
                let of_leader = self.leader_log_odds(terms);
                if self.attacker == 0 { of_leader } else { -of_leader }
            }
        }
    }

    fn leader_log_odds(&self, terms: &EndgameRules) -> f32 {
        let [leader, defender] = [self.attacker, self.defender()]
            .map(|player| HandFeatures::of(self.held(player), terms.trumps()));
        let EvaluationWeights { constant, leader: own, defender: others } = EVALUATION_WEIGHTS;
        constant + own.of(&leader, &defender) + others.of(&defender, &leader)
    }
}

/// A hand with its card counts.
struct HandFeatures {
    cards: CardSet,
    trumps: CardSet,
    count: usize,
    count_of_trumps: usize,
}

impl HandFeatures {
    fn of(cards: CardSet, trumps: CardSet) -> Self {
        HandFeatures { cards, trumps, count: cards.len(), count_of_trumps: (cards & trumps).len() }
    }

    /// The number of pairs of a card of the hand and a card of the other hand that beats it.
    fn beaten_by(&self, other: &HandFeatures) -> usize {
        let plain = self.count - self.count_of_trumps;
        let higher = |card| (other.cards & CardSet::above(card)).len();
        let below = self.cards & other.cards.lower_in_suits();
        plain * other.count_of_trumps + below.iter().map(higher).sum::<usize>()
    }
}

impl SideWeights {
    fn of(&self, hand: &HandFeatures, other: &HandFeatures) -> f32 {
        let unbeatable = unbeatable(hand.cards, other.cards, hand.trumps);
        let pairs = (hand.count * other.count) as f32;
        self.cards * hand.count as f32
            + self.unbeatable * unbeatable.len() as f32
            + self.ranks * hand.cards.rank_count() as f32
            + self.beaten * hand.beaten_by(other) as f32 / pairs
    }
}
