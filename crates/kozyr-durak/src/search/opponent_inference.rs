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
    reader: InferenceModel,
    dice: SplitMix64,
    /// Empty until the chains are started.
    chains: Vec<MarkovChain>,
}

/// The observed acts and the players considered.
#[derive(Debug)]
struct InferenceModel {
    past: ObservedHistory,
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
    dice: SplitMix64,
    worlds: Vec<SampledWorld>,
}

impl OpponentInference {
    /// Reads the history of a view, with optional profiles; `None` while no other player has acted.
    pub(super) fn from_view(
        view: View<'_>,
        belief: &Belief,
        profiles: Option<&PlayerProfiles>,
        dice: &SplitMix64,
    ) -> Option<Self> {
        let mut dice = dice.skip(CHAIN_STREAM_OFFSET);
        let past = ObservedHistory::from_view(view, belief, &mut dice)?;
        let (deck, trump) = (view.rules().deck, view.trump());
        let players =
            |seat| PlayerHypotheses::new(deck, trump, profiles.map(|known| known.get(seat)));
        let players = Seat::all(view.players()).map(players).collect();
        Some(OpponentInference {
            reader: InferenceModel { past, players },
            dice,
            chains: Vec::new(),
        })
    }

    /// Starts the chains if they aren't running. Returns whether there are any and some seat is a
    /// [recognised](RECOGNITION_PROBABILITY) opponent.
    pub(super) fn start_chains(&mut self, belief: &Belief, deadline: &Deadline) -> bool {
        if self.chains.is_empty() {
            self.chains = self.reader.start_chains(belief, &mut self.dice, deadline);
            self.rule_out_unlikely();
        }
        !self.chains.is_empty() && self.has_recognised_opponent()
    }

    /// The log odds of each opponent against an unknown player from the acts of a seat.
    fn opponent_log_odds(&self, seat: Seat) -> OpponentLogOdds {
        let players = &self.reader.players[seat.index()];
        let usual = players.priors();
        // The ratio of posterior to prior is proportional to the likelihood of the acts.
        let mut opponents = [0.0; PlayerModel::OPPONENTS.len()];
        let (mut now, mut before) = (0.0, 0.0);
        for (at, chance) in self.posterior(seat) {
            let number =
                PlayerModel::OPPONENTS.iter().position(|name| players.name(at) == Some(*name));
            match number {
                Some(number) => opponents[number] = chance / usual[at],
                None => (now, before) = (now + chance, before + usual[at]),
            }
        }
        OpponentLogOdds::from_likelihoods(opponents, now / before)
    }

    /// Whether some other seat is likely to be a modelled opponent.
    fn has_recognised_opponent(&self) -> bool {
        let known = |seat: usize| -> f64 {
            let players = &self.reader.players[seat];
            let likely = self.posterior(Seat::new(seat)).into_iter();
            likely.filter(|(at, _)| players.name(*at).is_some()).map(|(_, chance)| chance).sum()
        };
        (0..self.reader.players.len()).any(|seat| known(seat) >= RECOGNITION_PROBABILITY)
    }

    /// Rules out unlikely players at each seat.
    fn rule_out_unlikely(&mut self) {
        for seat in 0..self.reader.players.len() {
            let likely = self.posterior(Seat::new(seat));
            for (player, _) in
                likely.into_iter().filter(|(_, chance)| *chance < MIN_PLAYER_PROBABILITY)
            {
                self.reader.players[seat].rule_out(player);
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
        let each = until.div_ceil(CHAIN_COUNT as u64) as usize;
        let reader = &self.reader;
        let short = |chain: &MarkovChain| chain.worlds.len() < each;
        let threads = threads.get().min(self.chains.iter().filter(|&chain| short(chain)).count());
        let work = Mutex::new(self.chains.iter_mut());
        let next = || work.lock().expect("no thread panics while taking a chain").next();
        let help = || {
            while let Some(chain) = next() {
                while short(chain) && !deadline.has_passed() {
                    reader.run_proposals(chain, THINNING_PROPOSALS);
                    let drawn = reader.sample_world(chain, belief);
                    chain.worlds.push(drawn);
                }
            }
        };
        thread::scope(|scope| {
            // If the machine grants fewer threads, those sample the same worlds.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, help));
            }
            help();
        });
    }

    /// A sampled world; `None` if the deadline passed first.
    pub(super) fn sampled_world(&self, number: u64) -> Option<&SampledWorld> {
        let chain = self.chains.get((number % CHAIN_COUNT as u64) as usize)?;
        chain.worlds.get((number / CHAIN_COUNT as u64) as usize)
    }

    /// The model of a seat in a world.
    pub(super) fn model(&self, drawn: &SampledWorld, seat: usize) -> &PlayerModel {
        self.reader.players[seat].model(usize::from(drawn.players[seat]))
    }

    /// The models of a seat with their probabilities, most likely first.
    pub(super) fn models(&self, seat: Seat) -> Vec<(&PlayerModel, f64)> {
        let players = &self.reader.players[seat.index()];
        self.posterior(seat).into_iter().map(|(at, chance)| (players.model(at), chance)).collect()
    }

    /// The most likely opponent at a seat and its probability; `None` if an unknown player is most
    /// likely, or before the chains start.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        let &(at, chance) = self.posterior(seat).first().filter(|(_, chance)| *chance > 0.0)?;
        Some((self.reader.players[seat.index()].name(at)?, chance))
    }

    /// The indices of the players at a seat with their probabilities, most likely first.
    fn posterior(&self, seat: Seat) -> Vec<(usize, f64)> {
        let mut sums = [0.0; PlayerHypotheses::MAX_COUNT];
        for chain in &self.chains {
            let chances = &chain.seat_weights[seat.index()];
            let all: f64 = chances.iter().sum();
            for (sum, chance) in sums.iter_mut().zip(chances) {
                *sum += if all > 0.0 { chance / all / CHAIN_COUNT as f64 } else { 0.0 };
            }
        }
        let count = self.reader.players[seat.index()].len();
        let mut likely: Vec<(usize, f64)> = sums.into_iter().take(count).enumerate().collect();
        likely.sort_by(|one, other| other.1.total_cmp(&one.1));
        likely
    }
}

/// The log odds of each opponent against an unknown player from the acts of a seat, seen from
/// another seat; zero if the seat didn't act.
pub(in super::super) fn opponent_log_odds(view: View<'_>, seat: Seat) -> OpponentLogOdds {
    let (belief, mut dice) = (Belief::from_view(view), SplitMix64::new(0));
    let (deck, trump) = (view.rules().deck, view.trump());
    let Some(past) = ObservedHistory::from_view(view, &belief, &mut dice) else {
        return OpponentLogOdds::default();
    };
    let players = |other| match other == seat {
        true => PlayerHypotheses::new(deck, trump, None),
        false => PlayerHypotheses::uninformative(deck, trump),
    };
    let players = Seat::all(view.players()).map(players).collect();
    let reader = InferenceModel { past, players };
    let chains = reader.start_chains(&belief, &mut dice, &Deadline::never());
    match chains.is_empty() {
        true => OpponentLogOdds::default(),
        false => OpponentInference { reader, dice, chains }.opponent_log_odds(seat),
    }
}

impl InferenceModel {
    /// Starts chains from importance samples of the belief; empty if the deadline passes.
    fn start_chains(
        &self,
        belief: &Belief,
        dice: &mut SplitMix64,
        deadline: &Deadline,
    ) -> Vec<MarkovChain> {
        let mut pilots = Vec::with_capacity(IMPORTANCE_SAMPLES);
        for _ in 0..IMPORTANCE_SAMPLES {
            if deadline.has_passed() {
                return Vec::new();
            }
            let world = belief.sample(dice);
            if let Some((lie, weight)) = self.past.sample_assignment(belief, &world, dice) {
                let chain = self.chain(lie);
                pilots.push((weight * chain.likelihood(), chain));
            }
        }
        let sum: f64 = pilots.iter().map(|(weight, _)| weight).sum();
        let step = sum / CHAIN_COUNT as f64;
        if !(step > 0.0 && step.is_finite()) {
            return Vec::new();
        }
        // Systematic resampling: each sample is taken in proportion to its weight, give or take
        // one.
        let mut next = dice.next_f64() * step;
        let mut passed = 0.0;
        let mut chains = Vec::with_capacity(CHAIN_COUNT);
        for (weight, pilot) in &pilots {
            passed += weight;
            while next < passed && chains.len() < CHAIN_COUNT {
                chains.push(pilot.clone());
                next += step;
            }
        }
        // Rounding may leave out the last one.
        while chains.len() < CHAIN_COUNT {
            chains.extend(pilots.last().map(|(_, pilot)| pilot.clone()));
        }
        for chain in &mut chains {
            chain.dice = SplitMix64::new(dice.next_u64());
            self.run_proposals(chain, BURN_IN_PROPOSALS);
        }
        chains
    }

    fn chain(&self, lie: SlotAssignment) -> MarkovChain {
        let moments = 0..self.past.acts().len();
        let hands: Vec<CardSet> = moments.map(|moment| self.past.hand_at(&lie, moment)).collect();
        let acts =
            (0..).zip(&hands).map(|(moment, &hand)| self.act_likelihoods(moment, hand)).collect();
        let (dice, drawn) = (SplitMix64::new(0), Vec::new());
        let mut chain = MarkovChain {
            assignment: lie,
            hands,
            acts,
            seat_weights: [[0.0; PlayerHypotheses::MAX_COUNT]; MAX_SEATS],
            dice,
            worlds: drawn,
        };
        for seat in 0..self.players.len() {
            chain.seat_weights[seat] = self.posterior_weights(&chain, seat);
        }
        chain
    }

    /// The likelihood of an act for each player, given the hand.
    fn act_likelihoods(&self, moment: usize, hand: CardSet) -> PlayerWeights {
        let moment = &self.past.acts()[moment];
        let mut position = moment.position;
        position.hands[moment.seat] = hand;
        self.players[moment.seat].likelihoods(&position, moment.action)
    }

    /// The weight of each player at a seat, from all acts.
    fn posterior_weights(&self, chain: &MarkovChain, seat: usize) -> PlayerWeights {
        let mut chances = self.players[seat].priors();
        let acts = self.past.acts().iter().zip(&chain.acts);
        for (_, act) in acts.filter(|(moment, _)| moment.seat == seat) {
            for (chance, likelihood) in chances.iter_mut().zip(act) {
                *chance *= likelihood;
            }
        }
        chances
    }

    /// Runs Metropolis steps, each with one proposed swap.
    fn run_proposals(&self, chain: &mut MarkovChain, exchanges: usize) {
        let mut before = Vec::new();
        for _ in 0..exchanges {
            let Some(exchange) = self.past.propose_swap(&mut chain.assignment, &mut chain.dice)
            else {
                continue;
            };
            before.clear();
            let mut concerned = [false; MAX_SEATS];
            for (at, moment) in self.past.acts().iter().enumerate() {
                let changed = self.past.changed_cards(&exchange, at);
                if !changed.is_empty() {
                    before.push((at, chain.hands[at], chain.acts[at]));
                    let hand = (chain.hands[at] | changed) - (chain.hands[at] & changed);
                    (chain.hands[at], chain.acts[at]) = (hand, self.act_likelihoods(at, hand));
                    concerned[moment.seat] = true;
                }
            }
            let seats = chain.seat_weights;
            let mut likelier = 1.0;
            for seat in (0..self.players.len()).filter(|&seat| concerned[seat]) {
                chain.seat_weights[seat] = self.posterior_weights(chain, seat);
                likelier *= sum(&chain.seat_weights[seat]) / sum(&seats[seat]);
            }
            if chain.dice.next_f64() >= likelier {
                chain.assignment.revert_swap(&exchange);
                chain.seat_weights = seats;
                for &(at, hand, act) in &before {
                    (chain.hands[at], chain.acts[at]) = (hand, act);
                }
            }
        }
    }

    /// The current world of a chain, with sampled players.
    fn sample_world(&self, chain: &mut MarkovChain, belief: &Belief) -> SampledWorld {
        let world = self.past.world(&chain.assignment, belief, &mut chain.dice);
        let mut players = [0; MAX_SEATS];
        for (player, chances) in
            players.iter_mut().zip(&chain.seat_weights).take(self.players.len())
        {
            *player = sample_player(chances, &mut chain.dice);
        }
        SampledWorld { world, players }
    }
}

impl MarkovChain {
    /// The likelihood of all acts, up to a factor.
    fn likelihood(&self) -> f64 {
        self.seat_weights.iter().map(sum).filter(|&sum| sum > 0.0).product()
    }
}

fn sum(chances: &PlayerWeights) -> f64 {
    chances.iter().sum()
}

/// Samples a player in proportion to the weights.
fn sample_player(chances: &PlayerWeights, dice: &mut SplitMix64) -> u8 {
    let mut drawn = dice.next_f64() * sum(chances);
    let mut last = 0;
    for (number, &chance) in (0..).zip(chances).filter(|(_, chance)| **chance > 0.0) {
        last = number;
        if drawn < chance {
            break;
        }
        drawn -= chance;
    }
    last
}
