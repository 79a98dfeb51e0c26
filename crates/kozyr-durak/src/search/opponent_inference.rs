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
    habit_models::Profiles,
    models::Model,
    observed_history::{Lie, Past},
    player_hypotheses::{Chances, Players},
    split_mix::Dice,
};
use crate::{card_set::CardSet, profile::log_odds::Likeness, view::View};
use kozyr_core::{
    game::{MAX_SEATS, Seat},
    opponent::Deadline,
};

/// Ways that are drawn and weighed first.
const PILOTS: usize = 256;
/// Chains that go on from the likelier of them.
const CHAINS: usize = 32;
/// Exchanges tried in a chain before its first world is taken, and from one world to the next.
const BEFORE: usize = 32;
const BETWEEN: usize = 2;
/// Who is less likely than that, once the chains have begun, is asked no more.
const UNLIKELY: f64 = 0.002;
/// Nothing is read where nobody is at least as likely as that to be an opponent of whom there is a model:
/// what strangers did says less of their cards than the evidence of a belief does, which was fitted to
/// all kinds of players.
const KNOWN: f64 = 0.8;
/// The chains' random numbers begin so far after those of the worlds that a belief has.
const APART: u64 = 1 << 40;

/// What is read from a deal.
#[derive(Debug)]
pub(super) struct Reading {
    reader: Reader,
    dice: Dice,
    /// None until something is asked.
    chains: Vec<Chain>,
}

/// What was seen, and who is asked what they would have done.
#[derive(Debug)]
struct Reader {
    past: Past,
    /// From seat 0 on; nobody asks the owner.
    players: Vec<Players>,
}

/// A world, and who sits where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub(super) world: World,
    players: [u8; MAX_SEATS],
}

/// A way in which the cards may have lain, what follows from it, and the worlds taken on the way.
#[derive(Clone, Debug)]
struct Chain {
    lie: Lie,
    /// The hand at each of the others' acts, and how likely the act is for each player.
    hands: Vec<CardSet>,
    acts: Vec<Chances>,
    /// How likely each player is at each seat.
    seats: [Chances; MAX_SEATS],
    dice: Dice,
    drawn: Vec<Drawn>,
}

impl Reading {
    /// Reads a view, knowing as much of the others; `None` while they have done nothing.
    pub(super) fn of(
        view: View<'_>,
        belief: &Belief,
        profiles: Option<&Profiles>,
        dice: &Dice,
    ) -> Option<Self> {
        let mut dice = dice.after(APART);
        let past = Past::of(view, belief, &mut dice)?;
        let (deck, trump) = (view.rules().deck, view.trump());
        let players = |seat| Players::new(deck, trump, profiles.map(|known| known.of(seat)));
        let players = Seat::all(view.players()).map(players).collect();
        Some(Reading { reader: Reader { past, players }, dice, chains: Vec::new() })
    }

    /// Draws the first ways and keeps the likelier ones; whether there are any, and time for it, and
    /// somebody who is [known](KNOWN).
    pub(super) fn begin(&mut self, belief: &Belief, deadline: &Deadline) -> bool {
        if self.chains.is_empty() {
            self.chains = self.reader.chains(belief, &mut self.dice, deadline);
            self.leave_out_the_unlikely();
        }
        !self.chains.is_empty() && self.somebody_is_known()
    }

    /// How much likelier the acts of a seat were for each opponent than for anybody else.
    fn likeness(&self, seat: Seat) -> Likeness {
        let players = &self.reader.players[seat.index()];
        let usual = players.usual();
        // How likely they are now to how likely they were before is as their acts were likely for them.
        let mut opponents = [0.0; Model::OPPONENTS.len()];
        let (mut now, mut before) = (0.0, 0.0);
        for (at, chance) in self.likely(seat) {
            let number = Model::OPPONENTS.iter().position(|name| players.name(at) == Some(*name));
            match number {
                Some(number) => opponents[number] = chance / usual[at],
                None => (now, before) = (now + chance, before + usual[at]),
            }
        }
        Likeness::of_deal(opponents, now / before)
    }

    /// Whether any of the others is likely to be one of the opponents of which there are models.
    fn somebody_is_known(&self) -> bool {
        let known = |seat: usize| -> f64 {
            let players = &self.reader.players[seat];
            let likely = self.likely(Seat::new(seat)).into_iter();
            likely.filter(|(at, _)| players.name(*at).is_some()).map(|(_, chance)| chance).sum()
        };
        (0..self.reader.players.len()).any(|seat| known(seat) >= KNOWN)
    }

    /// Asks only those from now on who may well sit there.
    fn leave_out_the_unlikely(&mut self) {
        for seat in 0..self.reader.players.len() {
            let likely = self.likely(Seat::new(seat));
            for (player, _) in likely.into_iter().filter(|(_, chance)| *chance < UNLIKELY) {
                self.reader.players[seat].leave_out(player);
                for chain in &mut self.chains {
                    chain.seats[seat][player] = 0.0;
                }
            }
        }
    }

    /// Draws worlds until there are so many, or the deadline has passed. Each chain has random numbers
    /// of its own, so that any number of threads comes to the same.
    pub(super) fn draw(
        &mut self,
        belief: &Belief,
        until: u64,
        threads: NonZeroUsize,
        deadline: &Deadline,
    ) {
        let each = until.div_ceil(CHAINS as u64) as usize;
        let reader = &self.reader;
        let short = |chain: &Chain| chain.drawn.len() < each;
        let threads = threads.get().min(self.chains.iter().filter(|&chain| short(chain)).count());
        let work = Mutex::new(self.chains.iter_mut());
        let next = || work.lock().expect("nobody panics while taking a chain").next();
        let help = || {
            while let Some(chain) = next() {
                while short(chain) && !deadline.has_passed() {
                    reader.go_on(chain, BETWEEN);
                    let drawn = reader.draw(chain, belief);
                    chain.drawn.push(drawn);
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
    pub(super) fn drawn(&self, number: u64) -> Option<&Drawn> {
        let chain = self.chains.get((number % CHAINS as u64) as usize)?;
        chain.drawn.get((number / CHAINS as u64) as usize)
    }

    /// How somebody plays on in a world.
    pub(super) fn model(&self, drawn: &Drawn, seat: usize) -> &Model {
        self.reader.players[seat].model(usize::from(drawn.players[seat]))
    }

    /// The models of a seat with how likely each is, the likeliest first.
    pub(super) fn models(&self, seat: Seat) -> Vec<(&Model, f64)> {
        let players = &self.reader.players[seat.index()];
        self.likely(seat).into_iter().map(|(at, chance)| (players.model(at), chance)).collect()
    }

    /// The opponent that a seat most likely is, and how likely; `None` if most likely it is none of
    /// those that are known, or nothing has been asked.
    pub(super) fn opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        let &(at, chance) = self.likely(seat).first().filter(|(_, chance)| *chance > 0.0)?;
        Some((self.reader.players[seat.index()].name(at)?, chance))
    }

    /// The numbers of the players who may sit at a seat, with how likely each is, the likeliest first.
    fn likely(&self, seat: Seat) -> Vec<(usize, f64)> {
        let mut sums = [0.0; Players::MOST];
        for chain in &self.chains {
            let chances = &chain.seats[seat.index()];
            let all: f64 = chances.iter().sum();
            for (sum, chance) in sums.iter_mut().zip(chances) {
                *sum += if all > 0.0 { chance / all / CHAINS as f64 } else { 0.0 };
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
pub(in super::super) fn likeness(view: View<'_>, seat: Seat) -> Likeness {
    let (belief, mut dice) = (Belief::of(view), Dice::new(0));
    let (deck, trump) = (view.rules().deck, view.trump());
    let Some(past) = Past::of(view, &belief, &mut dice) else { return Likeness::default() };
    let players = |other| match other == seat {
        true => Players::new(deck, trump, None),
        false => Players::anybody(deck, trump),
    };
    let players = Seat::all(view.players()).map(players).collect();
    let reader = Reader { past, players };
    let chains = reader.chains(&belief, &mut dice, &Deadline::never());
    match chains.is_empty() {
        true => Likeness::default(),
        false => Reading { reader, dice, chains }.likeness(seat),
    }
}

impl Reader {
    /// Chains that begin with the likelier of some ways that a belief has; none if there is no time.
    fn chains(&self, belief: &Belief, dice: &mut Dice, deadline: &Deadline) -> Vec<Chain> {
        let mut pilots = Vec::with_capacity(PILOTS);
        for _ in 0..PILOTS {
            if deadline.has_passed() {
                return Vec::new();
            }
            let world = belief.sample(dice);
            if let Some((lie, weight)) = self.past.lie(belief, &world, dice) {
                let chain = self.chain(lie);
                pilots.push((weight * chain.likelihood(), chain));
            }
        }
        let sum: f64 = pilots.iter().map(|(weight, _)| weight).sum();
        let step = sum / CHAINS as f64;
        if !(step > 0.0 && step.is_finite()) {
            return Vec::new();
        }
        // Evenly over the weights, so that each way is taken as often as it weighs, give or take one.
        let mut next = dice.unit() * step;
        let mut passed = 0.0;
        let mut chains = Vec::with_capacity(CHAINS);
        for (weight, pilot) in &pilots {
            passed += weight;
            while next < passed && chains.len() < CHAINS {
                chains.push(pilot.clone());
                next += step;
            }
        }
        // Rounding may leave the last one out.
        while chains.len() < CHAINS {
            chains.extend(pilots.last().map(|(_, pilot)| pilot.clone()));
        }
        for chain in &mut chains {
            chain.dice = Dice::new(dice.bits());
            self.go_on(chain, BEFORE);
        }
        chains
    }

    fn chain(&self, lie: Lie) -> Chain {
        let moments = 0..self.past.moments().len();
        let hands: Vec<CardSet> = moments.map(|moment| self.past.hand_at(&lie, moment)).collect();
        let acts = (0..).zip(&hands).map(|(moment, &hand)| self.judged(moment, hand)).collect();
        let (dice, drawn) = (Dice::new(0), Vec::new());
        let mut chain =
            Chain { lie, hands, acts, seats: [[0.0; Players::MOST]; MAX_SEATS], dice, drawn };
        for seat in 0..self.players.len() {
            chain.seats[seat] = self.chances(&chain, seat);
        }
        chain
    }

    /// How likely an act is for each player if this was the hand.
    fn judged(&self, moment: usize, hand: CardSet) -> Chances {
        let moment = &self.past.moments()[moment];
        let mut position = moment.position;
        position.hands[moment.seat] = hand;
        self.players[moment.seat].likelihoods(&position, moment.action)
    }

    /// How likely each player is at a seat, by all acts.
    fn chances(&self, chain: &Chain, seat: usize) -> Chances {
        let mut chances = self.players[seat].usual();
        let acts = self.past.moments().iter().zip(&chain.acts);
        for (_, act) in acts.filter(|(moment, _)| moment.seat == seat) {
            for (chance, likelihood) in chances.iter_mut().zip(act) {
                *chance *= likelihood;
            }
        }
        chances
    }

    /// Tries so many exchanges.
    fn go_on(&self, chain: &mut Chain, exchanges: usize) {
        let mut before = Vec::new();
        for _ in 0..exchanges {
            let Some(exchange) = self.past.exchange(&mut chain.lie, &mut chain.dice) else {
                continue;
            };
            before.clear();
            let mut concerned = [false; MAX_SEATS];
            for (at, moment) in self.past.moments().iter().enumerate() {
                let changed = self.past.changed(&exchange, at);
                if !changed.is_empty() {
                    before.push((at, chain.hands[at], chain.acts[at]));
                    let hand = (chain.hands[at] | changed) - (chain.hands[at] & changed);
                    (chain.hands[at], chain.acts[at]) = (hand, self.judged(at, hand));
                    concerned[moment.seat] = true;
                }
            }
            let seats = chain.seats;
            let mut likelier = 1.0;
            for seat in (0..self.players.len()).filter(|&seat| concerned[seat]) {
                chain.seats[seat] = self.chances(chain, seat);
                likelier *= sum(&chain.seats[seat]) / sum(&seats[seat]);
            }
            if chain.dice.unit() >= likelier {
                chain.lie.take_back(&exchange);
                chain.seats = seats;
                for &(at, hand, act) in &before {
                    (chain.hands[at], chain.acts[at]) = (hand, act);
                }
            }
        }
    }

    /// The world that a chain has come to, and players who may sit there.
    fn draw(&self, chain: &mut Chain, belief: &Belief) -> Drawn {
        let world = self.past.world(&chain.lie, belief, &mut chain.dice);
        let mut players = [0; MAX_SEATS];
        for (player, chances) in players.iter_mut().zip(&chain.seats).take(self.players.len()) {
            *player = any(chances, &mut chain.dice);
        }
        Drawn { world, players }
    }
}

impl Chain {
    /// How likely all acts are, to a factor.
    fn likelihood(&self) -> f64 {
        self.seats.iter().map(sum).filter(|&sum| sum > 0.0).product()
    }
}

fn sum(chances: &Chances) -> f64 {
    chances.iter().sum()
}

/// One of the players, each as often as it is likely.
fn any(chances: &Chances, dice: &mut Dice) -> u8 {
    let mut drawn = dice.unit() * sum(chances);
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
