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
    /// Returns a score for player 0, in log odds of winning between bouts; greater is better.
    /// Assumes that the bout ends as soon as the defender has chosen between taking and the
    /// cheapest way to beat.
    pub(super) fn evaluate(&self, rules: &EndgameRules) -> f32 {
        match self.phase {
            Phase::Over => (f32::from(self.points) - 1.0) * TERMINAL_SCORE,
            Phase::ThrowIn | Phase::Take => {
                self.throw_in_all(CardSet::EMPTY, rules).evaluate(rules)
            }
            Phase::Defend => {
                let take_score = self.take(rules).evaluate(rules);
                let beat_score = self.cheapest_cover(rules).map(|with| self.beat_all(with, rules));
                let beat_score = beat_score.map_or(take_score, |next| next.evaluate(rules));
                if self.defender() == 0 {
                    take_score.max(beat_score)
                } else {
                    take_score.min(beat_score)
                }
            }
            Phase::Attack | Phase::Redeal => {
                let leader_score = self.leader_log_odds(rules);
                if self.attacker == 0 { leader_score } else { -leader_score }
            }
        }
    }

    /// Returns the log odds of the leader winning from a position between bouts.
    fn leader_log_odds(&self, rules: &EndgameRules) -> f32 {
        let [leader, defender] = [self.attacker, self.defender()]
            .map(|player| HandFeatures::of(self.held(player), rules.trumps()));
        let EvaluationWeights { constant, leader: leader_weights, defender: defender_weights } =
            EVALUATION_WEIGHTS;
        constant + leader_weights.of(&leader, &defender) + defender_weights.of(&defender, &leader)
    }
}

/// A hand with its card counts.
struct HandFeatures {
    cards: CardSet,
    trumps: CardSet,
    count: usize,
    trump_count: usize,
}

impl HandFeatures {
    /// Returns the features of a hand.
    fn of(cards: CardSet, trumps: CardSet) -> Self {
        HandFeatures { cards, trumps, count: cards.len(), trump_count: (cards & trumps).len() }
    }

    /// Returns the number of pairs of a card of the hand and a card of the other hand that beats
    /// it.
    fn beaten_by(&self, other: &HandFeatures) -> usize {
        let plain = self.count - self.trump_count;
        let higher = |card| (other.cards & CardSet::above(card)).len();
        let below = self.cards & other.cards.lower_in_suits();
        plain * other.trump_count + below.iter().map(higher).sum::<usize>()
    }
}

impl SideWeights {
    /// The weighted sum of the features of a hand against the other hand.
    fn of(&self, hand: &HandFeatures, other: &HandFeatures) -> f32 {
        let unbeatable = unbeatable(hand.cards, other.cards, hand.trumps);
        let pairs = (hand.count * other.count) as f32;
        self.cards * hand.count as f32
            + self.unbeatable * unbeatable.len() as f32
            + self.ranks * hand.cards.rank_count() as f32
            + self.beaten * hand.beaten_by(other) as f32 / pairs
    }
}
