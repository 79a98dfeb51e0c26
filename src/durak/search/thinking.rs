//! Weighing the actions open to a seat, step by step.

use super::{
    Belief, Dice, Endgame, Style,
    policy::play_out,
    position::{Position, Verdict},
};
use crate::{
    durak::{Action, Card, CardSet, Phase, View},
    game::Seat,
};

/// Worlds looked at in one step.
const BATCH: usize = 16;
/// Positions of an ending visited in one step.
const SLICE: u64 = 20_000;
/// The table for endings: 2 MiB.
const TABLE_BITS: u32 = 18;

/// How much to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Worlds in which the best actions are tried.
    pub worlds: u64,
    /// Positions visited to solve an ending.
    pub nodes: u64,
}

impl Effort {
    /// The effort that goes with a number of worlds.
    pub const fn of_worlds(worlds: u64) -> Self {
        Effort { worlds, nodes: worlds * 500 }
    }
}

/// An action and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// What would be played.
    pub action: Action,
    /// The half points it made in each of the worlds in which it was tried.
    results: Vec<u8>,
    points: u64,
    /// What perfect play leads to after it, if that is known.
    pub verdict: Option<Verdict>,
    /// Whether it is still thought about.
    open: bool,
}

/// The weighing of the actions open to a seat.
///
/// A search is a pure function of a view, an effort and a seed. It does its work in
/// [steps](Search::step) of a few milliseconds at most, so that it can be spread over the
/// frames of a program with one thread.
#[derive(Debug)]
pub struct Search {
    seat: Seat,
    start: Option<Position>,
    belief: Belief,
    style: Style,
    dice: Dice,
    effort: Effort,
    candidates: Vec<Candidate>,
    worlds: usize,
    next_check: usize,
    endgame: Option<Endgame>,
    finished: bool,
}

impl Search {
    /// Begins to think for the seat that a view belongs to, which must be the seat to act.
    pub fn new(view: View<'_>, effort: Effort, seed: u64) -> Self {
        let belief = Belief::of(view);
        let start = Position::supposing(view, [], &[]);
        let actions = candidates(view);
        let style = Style::new(view.rules().deck, view.trump());
        let certain = start.is_some_and(|_| belief.is_certain() && belief.hidden_in_talon() == 0);
        let mut dice = Dice::new(seed);
        let mut search = Search {
            seat: view.seat(),
            finished: actions.len() < 2,
            candidates: actions.into_iter().map(Candidate::new).collect(),
            start,
            endgame: None,
            worlds: 0,
            next_check: BATCH,
            style,
            effort,
            dice: dice.clone(),
            belief,
        };
        if certain && let Some(start) = &mut search.start {
            let world = search.belief.sample(&mut dice);
            start.place_hidden(*world.hands(), world.talon());
            if start.heads_up() {
                search.endgame = Some(Endgame::new(TABLE_BITS));
            }
        }
        search
    }

    /// Whether there is nothing more to think about.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Does a little more.
    pub fn step(&mut self) {
        if self.finished {
            return;
        }
        match self.endgame.take() {
            Some(endgame) => self.solve(endgame),
            None => self.try_worlds(),
        }
    }

    /// What is weighed, in the order of the rules.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The number of worlds looked at so far.
    pub fn worlds(&self) -> u64 {
        self.worlds as u64
    }

    /// What the seat believes.
    pub fn belief(&self) -> &Belief {
        &self.belief
    }

    /// The best action so far; of equal ones the first.
    pub fn best(&self) -> &Candidate {
        let mut best = &self.candidates[0];
        for candidate in &self.candidates[1..] {
            if candidate.is_better_than(best) {
                best = candidate;
            }
        }
        best
    }

    /// Solves the next candidate, or as much of it as a step has room for.
    fn solve(&mut self, mut endgame: Endgame) {
        let Some(start) = self.start else { return };
        let unsolved = self.candidates.iter_mut().find(|candidate| candidate.verdict.is_none());
        let Some(candidate) = unsolved else {
            let best = self.candidates.iter().filter_map(|one| one.verdict).max();
            for candidate in &mut self.candidates {
                candidate.open = candidate.verdict == best;
            }
            // Whoever has won has nothing to weigh; others may hope for an error.
            self.finished = best == Some(Verdict::Won) || self.only_one_open();
            return;
        };
        candidate.verdict = endgame.verdict_of(&start, candidate.action, SLICE);
        if endgame.nodes() < self.effort.nodes {
            self.endgame = Some(endgame);
        } else if self.candidates.iter().any(|one| one.verdict == Some(Verdict::Won)) {
            self.finished = true;
        }
    }

    fn only_one_open(&self) -> bool {
        self.candidates.iter().filter(|candidate| candidate.open).count() < 2
    }

    /// Plays every action that is still thought about in some more worlds.
    fn try_worlds(&mut self) {
        let left = self.effort.worlds as usize - self.worlds;
        for _ in 0..BATCH.min(left) {
            self.try_world();
        }
        if self.worlds >= self.next_check {
            self.next_check *= 2;
            self.drop_the_worse();
        }
        self.finished = self.worlds as u64 >= self.effort.worlds || self.only_one_open();
    }

    fn try_world(&mut self) {
        self.worlds += 1;
        let Some(mut start) = self.start else { return };
        let world = self.belief.sample(&mut self.dice);
        start.place_hidden(*world.hands(), world.talon());
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.open) {
            let mut next = start;
            next.play(candidate.action);
            let end = play_out(next, &self.style);
            let points = end.verdict(self.seat).map_or(1, Verdict::points);
            candidate.results.push(points as u8);
            candidate.points += points;
        }
    }

    /// Drops the candidates that are surely worse than the best.
    fn drop_the_worse(&mut self) {
        let best = self.candidates.iter().filter(|candidate| candidate.open);
        let Some(best) = best.reduce(|best, one| if one.points > best.points { one } else { best })
        else {
            return;
        };
        let best = best.results.clone();
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.open) {
            candidate.open = !surely_better(&best, &candidate.results);
        }
    }
}

/// Whether the mean difference is more than two and a half times its standard error.
fn surely_better(best: &[u8], other: &[u8]) -> bool {
    let (mut sum, mut squares) = (0_i64, 0_i64);
    for (&best, &other) in best.iter().zip(other) {
        let difference = i64::from(best) - i64::from(other);
        sum += difference;
        squares += difference * difference;
    }
    let count = best.len() as i64;
    // sum ∕ n > z √((squares ∕ n − (sum ∕ n)²) ∕ n), with z² = 6.25
    sum > 0 && 4 * sum * sum * count > 25 * (squares * count - sum * sum)
}

impl Candidate {
    fn new(action: Action) -> Self {
        Candidate { action, results: Vec::new(), points: 0, verdict: None, open: true }
    }

    /// In how many worlds it was tried.
    pub fn worlds(&self) -> u64 {
        self.results.len() as u64
    }

    /// The chance of not being the fool, a draw counted half, where both play on like the quick
    /// player; or the proved result. `None` if it was never tried.
    pub fn chance(&self) -> Option<f64> {
        match self.verdict {
            Some(verdict) => Some(verdict.chance()),
            None if self.results.is_empty() => None,
            None => Some(self.points as f64 / (2 * self.results.len()) as f64),
        }
    }

    /// Proved results first; then whatever survived longer; then by points.
    fn is_better_than(&self, other: &Candidate) -> bool {
        let rank = |one: &Candidate| match one.verdict {
            Some(Verdict::Won) => 2,
            None => 1,
            Some(_) => 0,
        };
        let key = |one: &Candidate| (rank(one), one.verdict, one.results.len(), one.points);
        key(self) > key(other)
    }
}

/// The actions worth weighing.
///
/// In which order attacks are beaten changes nothing, so only the one that the fewest cards
/// beat is looked at.
fn candidates(view: View<'_>) -> Vec<Action> {
    let mut actions = view.legal_actions();
    if view.phase() == Phase::Defend {
        let beating = |attack: &Card| (view.hand() & CardSet::beating(*attack, view.trump())).len();
        let able = view.open_attacks().iter().filter(|attack| beating(attack) > 0);
        let all_can = able.clone().count() == view.open_attacks().len();
        let hardest = if all_can { able.min_by_key(beating) } else { None };
        actions.retain(|action| match action {
            Action::Beat { attack, .. } => Some(*attack) == hardest,
            _ => true,
        });
    }
    actions
}
