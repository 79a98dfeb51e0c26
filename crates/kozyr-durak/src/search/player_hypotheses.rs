//! Hypotheses about who the players are.

use super::{
    models::PlayerModel,
    playout_policy::{HabitTraits, PlayoutPolicy},
    position::Position,
};
use crate::{
    action::Action,
    card::Suit,
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
    profile::{habit::Habit, player_profile::PlayerProfile},
};

/// A weight for each hypothesis: its probability, or the likelihood of an act.
pub(super) type PlayerWeights = [f64; PlayerHypotheses::MAX_COUNT];

/// A player who follows a model and sometimes plays a random action instead.
#[derive(Clone, Debug)]
struct PlayerHypothesis {
    /// The opponent that plays by the model; `None` for an unknown player.
    name: Option<&'static str>,
    model: PlayerModel,
    /// The prior probability.
    prior: f64,
    /// The probability of a random action.
    error_rate: f64,
}

/// The hypotheses about one seat.
#[derive(Clone, Debug)]
pub(super) struct PlayerHypotheses(Vec<PlayerHypothesis>);

/// Programs follow their rules, but models leave out details.
const RULE_ERROR_RATE: f64 = 0.05;
/// Unknown players follow a policy only most of the time.
const POLICY_ERROR_RATE: f64 = 0.25;
/// Keeps products of the likelihoods of many acts from vanishing.
const LIKELIHOOD_SCALE: f64 = 2.0;
/// The number of opportunities after which a profile's habits get half of the prior of unknown
/// players.
const HALF_TRUST_OPPORTUNITIES: f64 = 25.0;

impl PlayerHypotheses {
    /// The most hypotheses.
    pub(super) const MAX_COUNT: usize = 8;

    /// Creates a hypothesis for each modelled opponent and each kind of unknown player, with priors
    /// that sum to 1. A profile with observations adds an unknown player with its habits and
    /// changes the priors.
    pub(super) fn new(deck: Deck, trump: Suit, profile: Option<&PlayerProfile>) -> Self {
        let modelled_opponent = |name| {
            let model = PlayerModel::for_opponent(name, deck, trump)?;
            Some(PlayerHypothesis {
                name: Some(name),
                model,
                prior: 0.1,
                error_rate: RULE_ERROR_RATE,
            })
        };
        let unknown_player = |policy| PlayerHypothesis {
            name: None,
            model: PlayerModel::Playout(policy),
            prior: 0.25,
            error_rate: POLICY_ERROR_RATE,
        };
        let mut unknown_players = vec![
            unknown_player(PlayoutPolicy::simple(deck, trump)),
            unknown_player(PlayoutPolicy::strong(deck, trump)),
        ];
        let mut opponents: Vec<PlayerHypothesis> =
            PlayerModel::OPPONENTS.into_iter().filter_map(modelled_opponent).collect();
        if let Some(profile) = profile.filter(|profile| !profile.is_empty()) {
            let opportunities =
                Habit::ALL.map(|habit| profile.tally(habit).opportunities).iter().sum::<f64>();
            let habit_share = opportunities / (opportunities + HALF_TRUST_OPPORTUNITIES);
            let total: f64 = unknown_players.iter().map(|player| player.prior).sum();
            for player in &mut unknown_players {
                player.prior *= 1.0 - habit_share;
            }
            let model = PlayerModel::Playout(PlayoutPolicy::with_traits(
                deck,
                trump,
                HabitTraits::from_profile(profile),
            ));
            unknown_players.push(PlayerHypothesis {
                name: None,
                model,
                prior: habit_share * total,
                error_rate: POLICY_ERROR_RATE,
            });
            for (index, player) in opponents.iter_mut().enumerate() {
                player.prior *= profile.opponent_log_odds().likelihood_ratio(index);
            }
        }
        let players = unknown_players.into_iter().chain(opponents);
        let sum: f64 = players.clone().map(|player| player.prior).sum();
        let normalize =
            |player: PlayerHypothesis| PlayerHypothesis { prior: player.prior / sum, ..player };
        PlayerHypotheses(players.map(normalize).collect())
    }

    /// Creates a single hypothesis that makes no act more likely than another.
    pub(super) fn uninformative(deck: Deck, trump: Suit) -> Self {
        let model = PlayerModel::Playout(PlayoutPolicy::simple(deck, trump));
        PlayerHypotheses(vec![PlayerHypothesis { name: None, model, prior: 1.0, error_rate: 1.0 }])
    }

    /// The prior probabilities.
    pub(super) fn priors(&self) -> PlayerWeights {
        let mut priors = [0.0; PlayerHypotheses::MAX_COUNT];
        for (prior, player) in priors.iter_mut().zip(&self.0) {
            *prior = player.prior;
        }
        priors
    }

    /// Returns the likelihood of an action for each player, times [`LIKELIHOOD_SCALE`]. The
    /// likelihood is 1 for all if there is only one action or one hypothesis, and for players who
    /// are ruled out.
    pub(super) fn likelihoods(&self, position: &Position, action: Action) -> PlayerWeights {
        let mut likelihoods = [LIKELIHOOD_SCALE; PlayerHypotheses::MAX_COUNT];
        let option_count = action_count(position);
        // A single hypothesis makes no hand more likely.
        if option_count > 1 && self.len() > 1 {
            let players = self.0.iter().zip(&mut likelihoods);
            for (player, likelihood) in players.filter(|(player, _)| player.prior > 0.0) {
                let model_probability = player.model.action_probability(position, action);
                let error_probability = player.error_rate / option_count as f64;
                *likelihood = LIKELIHOOD_SCALE
                    * ((1.0 - player.error_rate) * model_probability + error_probability);
            }
        }
        likelihoods
    }

    /// Rules out a hypothesis by setting its prior to 0.
    pub(super) fn rule_out(&mut self, index: usize) {
        self.0[index].prior = 0.0;
    }

    /// The model of a hypothesis.
    pub(super) fn model(&self, index: usize) -> &PlayerModel {
        &self.0[index].model
    }

    /// Returns the name of the opponent in a hypothesis; `None` for an unknown player.
    pub(super) fn name(&self, index: usize) -> Option<&'static str> {
        self.0[index].name
    }

    /// Returns the names of the opponents, with their models and prior probabilities. Unknown
    /// players are left out.
    pub(super) fn opponents(self) -> impl Iterator<Item = (&'static str, PlayerModel, f64)> {
        self.0.into_iter().filter_map(|player| Some((player.name?, player.model, player.prior)))
    }

    /// The number of hypotheses.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

/// Returns roughly the number of actions possible for the seat to act.
fn action_count(position: &Position) -> usize {
    let hand = position.held(position.to_act);
    match position.phase {
        Phase::Attack => hand.len(),
        Phase::Defend => {
            let beating = |card| (hand & CardSet::beating(card, position.trump)).len();
            1 + position.open.first().map_or(0, beating) + position.transfers().len()
        }
        _ => 1 + position.cards_of_table_ranks().len(),
    }
}
