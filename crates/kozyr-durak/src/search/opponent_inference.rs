//! Who the others are and what they hold, by what they did.
//!
//! Bayes' rule over the [ways in which the cards may have lain](super::past::Lie) and over the
//! [players](super::players::Players) who may sit there: a way is the likelier the more of the others'
//! acts are what some player would have done with those hands. Ways are first drawn as the [`Belief`]
//! has them, and weighed; from there chains of small exchanges go on by the rule of Metropolis (N.
//! Metropolis and others, Equation of State Calculations by Fast Computing Machines, 1953), so that in
//! the long run each way is met as often as it is likely.

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

/// Ways that are drawn and weighed first.
const IMPORTANCE_SAMPLES: usize = 256;
/// Chains that go on from the likelier of them.
const CHAIN_COUNT: usize = 32;
/// Exchanges tried in a chain before its first world is taken, and from one world to the next.
const BURN_IN_PROPOSALS: usize = 32;
const THINNING_PROPOSALS: usize = 2;
/// Who is less likely than that, once the chains have begun, is asked no more.
const MIN_PLAYER_PROBABILITY: f64 = 0.002;
/// Nothing is read where nobody is at least as likely as that to be an opponent of whom there is a model:
/// what strangers did says less of their cards than the evidence of a belief does, which was fitted to
/// all kinds of players.
const RECOGNITION_PROBABILITY: f64 = 0.8;
/// The chains' random numbers begin so far after those of the worlds that a belief has.
const CHAIN_STREAM_OFFSET: u64 = 1 << 40;

/// What is read from a deal.
#[derive(Debug)]
pub(super) struct OpponentInference {
    reader: InferenceModel,
    dice: SplitMix64,
    /// None until something is asked.
    chains: Vec<MarkovChain>,
}

/// What was seen, and who is asked what they would have done.
#[derive(Debug)]
struct InferenceModel {
    past: ObservedHistory,
    /// From seat 0 on; nobody asks the owner.
    players: Vec<PlayerHypotheses>,
}

/// A world, and who sits where.
#[derive(Clone, Copy, Debug)]
pub(super) struct SampledWorld {
    pub(super) world: World,
    players: [u8; MAX_SEATS],
}

/// A way in which the cards may have lain, what follows from it, and the worlds taken on the way.
#[derive(Clone, Debug)]
struct MarkovChain {
    assignment: SlotAssignment,
    /// The hand at each of the others' acts, and how likely the act is for each player.
    hands: Vec<CardSet>,
    acts: Vec<PlayerWeights>,
    /// How likely each player is at each seat.
    seat_weights: [PlayerWeights; MAX_SEATS],
    dice: SplitMix64,
    worlds: Vec<SampledWorld>,
}

impl OpponentInference {
    /// Reads a view, knowing as much of the others; `None` while they have done nothing.
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

    /// Draws the first ways and keeps the likelier ones; whether there are any, and time for it, and
    /// somebody who is [known](KNOWN).
    pub(super) fn start_chains(&mut self, belief: &Belief, deadline: &Deadline) -> bool {
        if self.chains.is_empty() {
            self.chains = self.reader.start_chains(belief, &mut self.dice, deadline);
            self.rule_out_unlikely();
        }
        !self.chains.is_empty() && self.has_recognised_opponent()
    }

    /// How much likelier the acts of a seat were for each opponent than for anybody else.
    fn opponent_log_odds(&self, seat: Seat) -> OpponentLogOdds {
        let players = &self.reader.players[seat.index()];
        let usual = players.priors();
        // How likely they are now to how likely they were before is as their acts were likely for them.
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

    /// Whether any of the others is likely to be one of the opponents of which there are models.
    fn has_recognised_opponent(&self) -> bool {
        let known = |seat: usize| -> f64 {
            let players = &self.reader.players[seat];
            let likely = self.posterior(Seat::new(seat)).into_iter();
            likely.filter(|(at, _)| players.name(*at).is_some()).map(|(_, chance)| chance).sum()
        };
        (0..self.reader.players.len()).any(|seat| known(seat) >= RECOGNITION_PROBABILITY)
    }

    /// Asks only those from now on who may well sit there.
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

    /// Draws worlds until there are so many, or the deadline has passed. Each chain has random numbers
    /// of its own, so that any number of threads comes to the same.
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
        let next = || work.lock().expect("nobody panics while taking a chain").next();
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
            // A machine that gives fewer threads has the same worlds from fewer.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, help));
            }
            help();
        });
    }

    /// One of the worlds that were drawn; `None` if the deadline passed before.
    pub(super) fn sampled_world(&self, number: u64) -> Option<&SampledWorld> {
        let chain = self.chains.get((number % CHAIN_COUNT as u64) as usize)?;
        chain.worlds.get((number / CHAIN_COUNT as u64) as usize)
    }

    /// How somebody plays on in a world.
    pub(super) fn model(&self, drawn: &SampledWorld, seat: usize) -> &PlayerModel {
        self.reader.players[seat].model(usize::from(drawn.players[seat]))
    }

    /// The models of a seat with how likely each is, the likeliest first.
    pub(super) fn models(&self, seat: Seat) -> Vec<(&PlayerModel, f64)> {
        let players = &self.reader.players[seat.index()];
        self.posterior(seat).into_iter().map(|(at, chance)| (players.model(at), chance)).collect()
    }

    /// The opponent that a seat most likely is, and how likely; `None` if most likely it is none of
    /// those that are known, or nothing has been asked.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        let &(at, chance) = self.posterior(seat).first().filter(|(_, chance)| *chance > 0.0)?;
        Some((self.reader.players[seat.index()].name(at)?, chance))
    }

    /// The numbers of the players who may sit at a seat, with how likely each is, the likeliest first.
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

/// How much likelier what a seat did in a deal, seen from another, was for each of the opponents than for anybody
/// else; nothing if it did nothing.
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
    /// Chains that begin with the likelier of some ways that a belief has; none if there is no time.
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
        // Evenly over the weights, so that each way is taken as often as it weighs, give or take one.
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
        // Rounding may leave the last one out.
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

    /// How likely an act is for each player if this was the hand.
    fn act_likelihoods(&self, moment: usize, hand: CardSet) -> PlayerWeights {
        let moment = &self.past.acts()[moment];
        let mut position = moment.position;
        position.hands[moment.seat] = hand;
        self.players[moment.seat].likelihoods(&position, moment.action)
    }

    /// How likely each player is at a seat, by all acts.
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

    /// Tries so many exchanges.
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

    /// The world that a chain has come to, and players who may sit there.
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
    /// How likely all acts are, to a factor.
    fn likelihood(&self) -> f64 {
        self.seat_weights.iter().map(sum).filter(|&sum| sum > 0.0).product()
    }
}

fn sum(chances: &PlayerWeights) -> f64 {
    chances.iter().sum()
}

/// One of the players, each as often as it is likely.
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
