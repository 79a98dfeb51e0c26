//! Inference of the other players and their cards from their acts.
//!
//! Applies Bayes' rule over [slot assignments](SlotAssignment) and [player
//! hypotheses](PlayerHypotheses): an assignment is more likely if more of the others' acts are what
//! some player would have done with those hands. Importance samples from the [`Belief`] start
//! Markov chains of small swaps. The chains follow the Metropolis algorithm (N. Metropolis et al.,
//! Equation of State Calculations by Fast Computing Machines, 1953), so in the long run they visit
//! each assignment in proportion to its probability.

use std::{num::NonZeroUsize, sync::Mutex, thread};

use super::{
    belief::{Belief, World},
    habit_models::PlayerProfiles,
    models::PlayerModel,
    observed_history::{ObservedHistory, SlotAssignment},
    player_hypotheses::{PlayerHypotheses, PlayerWeights},
    split_mix::SplitMix64,
};
use crate::{card_set::CardSet, profile::log_odds::OpponentLogOdds, view::View};
use kozyr_core::{
    game::{MAX_SEATS, Seat},
    opponent::Deadline,
};

/// The number of importance samples.
const IMPORTANCE_SAMPLES: usize = 256;
/// The number of chains started from them.
const CHAIN_COUNT: usize = 32;
/// Proposals before a chain's first world (burn-in), and between its worlds (thinning).
const BURN_IN_PROPOSALS: usize = 32;
const THINNING_PROPOSALS: usize = 2;
/// Players less likely than this when the chains start are ruled out.
const MIN_PLAYER_PROBABILITY: f64 = 0.002;
/// Inference is used only if some seat is a modelled opponent with at least this probability. The
/// acts of unknown players say less about their cards than the evidence in a belief, which was
/// fitted to all kinds of players.
const RECOGNITION_PROBABILITY: f64 = 0.8;
/// The offset of the chains' random numbers from those of the belief's worlds.
const CHAIN_STREAM_OFFSET: u64 = 1 << 40;

/// The inference from a deal.
#[derive(Debug)]
pub(super) struct OpponentInference {
    model: InferenceModel,
    rng: SplitMix64,
    /// Empty until the chains are started.
    chains: Vec<MarkovChain>,
}

/// The observed acts and the players considered.
#[derive(Debug)]
struct InferenceModel {
    history: ObservedHistory,
    /// By seat; the owner's entry is unused.
    players: Vec<PlayerHypotheses>,
}

/// A world and the player at each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct SampledWorld {
    pub(super) world: World,
    players: [u8; MAX_SEATS],
}

/// A Markov chain over assignments, and the worlds sampled from it.
#[derive(Clone, Debug)]
struct MarkovChain {
    assignment: SlotAssignment,
    /// The hand at each act of the others, and the likelihood of the act for each player.
    hands: Vec<CardSet>,
    acts: Vec<PlayerWeights>,
    /// The weight of each player at each seat.
    seat_weights: [PlayerWeights; MAX_SEATS],
    rng: SplitMix64,
    worlds: Vec<SampledWorld>,
}

impl OpponentInference {
    /// Reads the history of a view, with optional profiles of the players. `None` while no other
    /// player has acted, or if no consistent assignment was sampled.
    pub(super) fn from_view(
        view: View<'_>,
        belief: &Belief,
        profiles: Option<&PlayerProfiles>,
        rng: &SplitMix64,
    ) -> Option<Self> {
        let mut rng = rng.skip(CHAIN_STREAM_OFFSET);
        let history = ObservedHistory::from_view(view, belief, &mut rng)?;
        let (deck, trump) = (view.rules().deck, view.trump());
        let players =
            |seat| PlayerHypotheses::new(deck, trump, profiles.map(|known| known.get(seat)));
        let players = Seat::all(view.players()).map(players).collect();
        Some(OpponentInference {
            model: InferenceModel { history, players },
            rng,
            chains: Vec::new(),
        })
    }

    /// Starts the chains if they aren't running. Returns whether there are any and some seat is a
    /// [recognised](RECOGNITION_PROBABILITY) opponent. The deadline may prevent the start.
    pub(super) fn start_chains(&mut self, belief: &Belief, deadline: &Deadline) -> bool {
        if self.chains.is_empty() {
            self.chains = self.model.start_chains(belief, &mut self.rng, deadline);
            self.rule_out_unlikely();
        }
        !self.chains.is_empty() && self.has_recognised_opponent()
    }

    /// Returns the log odds of each opponent against an unknown player from the acts of a seat.
    fn opponent_log_odds(&self, seat: Seat) -> OpponentLogOdds {
        let players = &self.model.players[seat.index()];
        let priors = players.priors();
        // The ratio of posterior to prior is proportional to the likelihood of the acts.
        let mut opponents = [0.0; PlayerModel::OPPONENTS.len()];
        let (mut unknown_posterior, mut unknown_prior) = (0.0, 0.0);
        for (index, probability) in self.posterior(seat) {
            let opponent =
                PlayerModel::OPPONENTS.iter().position(|name| players.name(index) == Some(*name));
            match opponent {
                Some(opponent) => opponents[opponent] = probability / priors[index],
                None => {
                    unknown_posterior += probability;
                    unknown_prior += priors[index];
                }
            }
        }
        OpponentLogOdds::from_likelihoods(opponents, unknown_posterior / unknown_prior)
    }

    /// Whether some seat is a modelled opponent with at least the [recognition
    /// probability](RECOGNITION_PROBABILITY).
    fn has_recognised_opponent(&self) -> bool {
        let modelled_probability = |seat: usize| -> f64 {
            let players = &self.model.players[seat];
            let posterior = self.posterior(Seat::new(seat)).into_iter();
            posterior
                .filter(|(index, _)| players.name(*index).is_some())
                .map(|(_, probability)| probability)
                .sum()
        };
        (0..self.model.players.len())
            .any(|seat| modelled_probability(seat) >= RECOGNITION_PROBABILITY)
    }

    /// Rules out players less likely than [`MIN_PLAYER_PROBABILITY`] at each seat.
    fn rule_out_unlikely(&mut self) {
        for seat in 0..self.model.players.len() {
            let posterior = self.posterior(Seat::new(seat));
            for (player, _) in posterior
                .into_iter()
                .filter(|(_, probability)| *probability < MIN_PLAYER_PROBABILITY)
            {
                self.model.players[seat].rule_out(player);
                for chain in &mut self.chains {
                    chain.seat_weights[seat][player] = 0.0;
                }
            }
        }
    }

    /// Samples worlds up to number `until`, or until the deadline. Each chain has its own random
    /// numbers, so the number of threads doesn't affect the result.
    pub(super) fn sample_worlds(
        &mut self,
        belief: &Belief,
        until: u64,
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) {
        let worlds_per_chain = until.div_ceil(CHAIN_COUNT as u64) as usize;
        let model = &self.model;
        let needs_worlds = |chain: &MarkovChain| chain.worlds.len() < worlds_per_chain;
        let threads =
            threads.get().min(self.chains.iter().filter(|&chain| needs_worlds(chain)).count());
        let chains = Mutex::new(self.chains.iter_mut());
        let next_chain = || chains.lock().expect("no thread panics while taking a chain").next();
        let run_worker = || {
            while let Some(chain) = next_chain() {
                while needs_worlds(chain) && !deadline.has_passed() {
                    model.run_proposals(chain, THINNING_PROPOSALS);
                    let world = model.sample_world(chain, belief);
                    chain.worlds.push(world);
                }
            }
        };
        thread::scope(|scope| {
            // If the machine grants fewer threads, those sample the same worlds.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, run_worker));
            }
            run_worker();
        });
    }

    /// Returns the sampled world with this number; `None` if it was not sampled, perhaps because
    /// the deadline passed first.
    pub(super) fn sampled_world(&self, number: u64) -> Option<&SampledWorld> {
        let chain = self.chains.get((number % CHAIN_COUNT as u64) as usize)?;
        chain.worlds.get((number / CHAIN_COUNT as u64) as usize)
    }

    /// The model of the player at a seat in a sampled world.
    pub(super) fn model(&self, world: &SampledWorld, seat: usize) -> &PlayerModel {
        self.model.players[seat].model(usize::from(world.players[seat]))
    }

    /// Returns the models of a seat with their probabilities, most likely first.
    pub(super) fn models(&self, seat: Seat) -> Vec<(&PlayerModel, f64)> {
        let players = &self.model.players[seat.index()];
        self.posterior(seat)
            .into_iter()
            .map(|(index, probability)| (players.model(index), probability))
            .collect()
    }

    /// Returns the most likely opponent at a seat and its probability, 0 to 1. `None` if one kind
    /// of unknown player is more likely, or before the chains start.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        let &(index, probability) =
            self.posterior(seat).first().filter(|(_, probability)| *probability > 0.0)?;
        Some((self.model.players[seat.index()].name(index)?, probability))
    }

    /// Returns the indices of the players at a seat with their probabilities, most likely first.
    /// Before the chains start, the probabilities are 0.
    fn posterior(&self, seat: Seat) -> Vec<(usize, f64)> {
        let mut sums = [0.0; PlayerHypotheses::MAX_COUNT];
        for chain in &self.chains {
            let weights = &chain.seat_weights[seat.index()];
            let total: f64 = weights.iter().sum();
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += if total > 0.0 { weight / total / CHAIN_COUNT as f64 } else { 0.0 };
            }
        }
        let count = self.model.players[seat.index()].len();
        let mut probabilities: Vec<(usize, f64)> =
            sums.into_iter().take(count).enumerate().collect();
        probabilities.sort_by(|first, second| second.1.total_cmp(&first.1));
        probabilities
    }
}

/// Returns the log odds of each opponent against an unknown player from the acts of a seat, seen
/// from another seat. All are 0 if the acts allow no inference.
pub(in super::super) fn opponent_log_odds(view: View<'_>, seat: Seat) -> OpponentLogOdds {
    let (belief, mut rng) = (Belief::from_view(view), SplitMix64::new(0));
    let (deck, trump) = (view.rules().deck, view.trump());
    let Some(history) = ObservedHistory::from_view(view, &belief, &mut rng) else {
        return OpponentLogOdds::default();
    };
    let players = |other| match other == seat {
        true => PlayerHypotheses::new(deck, trump, None),
        false => PlayerHypotheses::uninformative(deck, trump),
    };
    let players = Seat::all(view.players()).map(players).collect();
    let model = InferenceModel { history, players };
    let chains = model.start_chains(&belief, &mut rng, &Deadline::never());
    match chains.is_empty() {
        true => OpponentLogOdds::default(),
        false => OpponentInference { model, rng, chains }.opponent_log_odds(seat),
    }
}

impl InferenceModel {
    /// Starts chains from importance samples of the belief. Empty if the deadline passes, or if no
    /// sample agrees with the history.
    fn start_chains(
        &self,
        belief: &Belief,
        rng: &mut SplitMix64,
        deadline: &Deadline,
    ) -> Vec<MarkovChain> {
        let mut samples = Vec::with_capacity(IMPORTANCE_SAMPLES);
        for _ in 0..IMPORTANCE_SAMPLES {
            if deadline.has_passed() {
                return Vec::new();
            }
            let world = belief.sample(rng);
            if let Some((assignment, weight)) = self.history.sample_assignment(belief, &world, rng)
            {
                let chain = self.chain(assignment);
                samples.push((weight * chain.likelihood(), chain));
            }
        }
        let sum: f64 = samples.iter().map(|(weight, _)| weight).sum();
        let spacing = sum / CHAIN_COUNT as f64;
        if !(spacing > 0.0 && spacing.is_finite()) {
            return Vec::new();
        }
        // Systematic resampling: each sample is taken in proportion to its weight, give or take
        // one.
        let mut next = rng.next_f64() * spacing;
        let mut cumulative_weight = 0.0;
        let mut chains = Vec::with_capacity(CHAIN_COUNT);
        for (weight, sample) in &samples {
            cumulative_weight += weight;
            while next < cumulative_weight && chains.len() < CHAIN_COUNT {
                chains.push(sample.clone());
                next += spacing;
            }
        }
        // Rounding may leave out the last one.
        while chains.len() < CHAIN_COUNT {
            chains.extend(samples.last().map(|(_, sample)| sample.clone()));
        }
        for chain in &mut chains {
            chain.rng = SplitMix64::new(rng.next_u64());
            self.run_proposals(chain, BURN_IN_PROPOSALS);
        }
        chains
    }

    /// Returns a chain at an assignment, without worlds yet.
    fn chain(&self, assignment: SlotAssignment) -> MarkovChain {
        let act_indices = 0..self.history.acts().len();
        let hands: Vec<CardSet> =
            act_indices.map(|index| self.history.hand_at(&assignment, index)).collect();
        let acts =
            (0..).zip(&hands).map(|(index, &hand)| self.act_likelihoods(index, hand)).collect();
        let mut chain = MarkovChain {
            assignment,
            hands,
            acts,
            seat_weights: [[0.0; PlayerHypotheses::MAX_COUNT]; MAX_SEATS],
            rng: SplitMix64::new(0),
            worlds: Vec::new(),
        };
        for seat in 0..self.players.len() {
            chain.seat_weights[seat] = self.posterior_weights(&chain, seat);
        }
        chain
    }

    /// Returns the likelihood of an act, by index, for each player, given the hand. All share a
    /// constant factor.
    fn act_likelihoods(&self, act_index: usize, hand: CardSet) -> PlayerWeights {
        let act = &self.history.acts()[act_index];
        let mut position = act.position;
        position.hands[act.seat] = hand;
        self.players[act.seat].likelihoods(&position, act.action)
    }

    /// Returns the weight of each player at a seat: the prior times the likelihoods of all acts of
    /// the seat.
    fn posterior_weights(&self, chain: &MarkovChain, seat: usize) -> PlayerWeights {
        let mut weights = self.players[seat].priors();
        let acts = self.history.acts().iter().zip(&chain.acts);
        for (_, likelihoods) in acts.filter(|(act, _)| act.seat == seat) {
            for (weight, likelihood) in weights.iter_mut().zip(likelihoods) {
                *weight *= likelihood;
            }
        }
        weights
    }

    /// Runs `count` Metropolis steps, each with one proposed swap.
    fn run_proposals(&self, chain: &mut MarkovChain, count: usize) {
        let mut replaced = Vec::new();
        for _ in 0..count {
            let Some(swap) = self.history.propose_swap(&mut chain.assignment, &mut chain.rng)
            else {
                continue;
            };
            replaced.clear();
            let mut changed_seats = [false; MAX_SEATS];
            for (index, act) in self.history.acts().iter().enumerate() {
                let changed = self.history.changed_cards(&swap, index);
                if !changed.is_empty() {
                    replaced.push((index, chain.hands[index], chain.acts[index]));
                    let hand = (chain.hands[index] | changed) - (chain.hands[index] & changed);
                    (chain.hands[index], chain.acts[index]) =
                        (hand, self.act_likelihoods(index, hand));
                    changed_seats[act.seat] = true;
                }
            }
            let old_seat_weights = chain.seat_weights;
            let mut acceptance_ratio = 1.0;
            for seat in (0..self.players.len()).filter(|&seat| changed_seats[seat]) {
                chain.seat_weights[seat] = self.posterior_weights(chain, seat);
                acceptance_ratio *= sum(&chain.seat_weights[seat]) / sum(&old_seat_weights[seat]);
            }
            if chain.rng.next_f64() >= acceptance_ratio {
                chain.assignment.revert_swap(&swap);
                chain.seat_weights = old_seat_weights;
                for &(index, hand, likelihoods) in &replaced {
                    (chain.hands[index], chain.acts[index]) = (hand, likelihoods);
                }
            }
        }
    }

    /// Returns the current world of a chain, with a sampled player for each seat.
    fn sample_world(&self, chain: &mut MarkovChain, belief: &Belief) -> SampledWorld {
        let world = self.history.world(&chain.assignment, belief, &mut chain.rng);
        let mut players = [0; MAX_SEATS];
        for (player, weights) in
            players.iter_mut().zip(&chain.seat_weights).take(self.players.len())
        {
            *player = sample_player(weights, &mut chain.rng);
        }
        SampledWorld { world, players }
    }
}

impl MarkovChain {
    /// Returns the likelihood of all acts, up to a constant factor.
    fn likelihood(&self) -> f64 {
        self.seat_weights.iter().map(sum).filter(|&sum| sum > 0.0).product()
    }
}

/// The sum of the weights.
fn sum(weights: &PlayerWeights) -> f64 {
    weights.iter().sum()
}

/// Samples the index of a player in proportion to the weights.
fn sample_player(weights: &PlayerWeights, rng: &mut SplitMix64) -> u8 {
    let mut remainder = rng.next_f64() * sum(weights);
    let mut last = 0;
    for (index, &weight) in (0..).zip(weights).filter(|(_, weight)| **weight > 0.0) {
        last = index;
        if remainder < weight {
            break;
        }
        remainder -= weight;
    }
    last
}
