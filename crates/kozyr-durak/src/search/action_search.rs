//! Weighing the actions open to a seat, step by step.

use std::{num::NonZeroUsize, ops::Range};

use super::{
    belief::{Belief, EvidenceFactors},
    best_response_lines::BestResponseLines,
    candidate::{ActionCandidate, candidate_actions},
    endgame_solvers::{AnyEndgameSolver, EndgameMethod},
    facts::FactValues,
    habit_models::{HabitModels, PlayerProfiles},
    position::{Position, SeatResult},
    recall::Recall,
    value_networks::ValueNetworks,
    worlds::{BATCH_WORLDS, WorldSampler},
};
use crate::{action::Action, game::Durak, view::View};
use kozyr_core::{
    game::{Game, MAX_SEATS, Seat},
    opponent::Deadline,
};

/// Batches of worlds that each thread looks at in one step, if there are several: so many that
/// it is worth the while of starting them, about a hundredth of a second.
const BATCHES_PER_THREAD: u64 = 64;
/// Positions of an ending visited in one step.
const SLICE_NODES: u64 = 20_000;
/// Positions of an ending that are worth as much time as one world.
const NODES_PER_WORLD: u64 = 500;
/// So many times as long a world takes that is drawn by what was read.
const INFERRED_WORLD_COST: u64 = 4;
/// Ways in which several others may play on, against each of which a line is looked for; and worlds that decide
/// between lines that are equally good.
const LINE_WORLDS: u64 = 8;
/// More positions than that nobody waits for: some tenths of a second.
const MAX_NODES: u64 = 2_000_000;

/// How much to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBudget {
    /// Worlds in which the best actions are tried.
    pub worlds: u64,
    /// Positions visited to solve an ending; where they do not suffice, worlds have to do.
    pub nodes: u64,
    /// How many threads look at worlds. It does not change what they come to. An ending is
    /// solved by one of them.
    pub threads: NonZeroUsize,
    /// How endings are solved.
    pub endgame_method: EndgameMethod,
}

impl SearchBudget {
    /// The effort that goes with a number of worlds, by one thread.
    pub const fn from_worlds(worlds: u64) -> Self {
        let nodes = worlds.saturating_mul(NODES_PER_WORLD);
        let nodes = if nodes < MAX_NODES { nodes } else { MAX_NODES };
        SearchBudget {
            worlds,
            nodes,
            threads: NonZeroUsize::MIN,
            endgame_method: EndgameMethod::AlphaBeta,
        }
    }

    /// The same effort by so many threads, where programs may start them: in a browser there
    /// is but one.
    #[must_use]
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        SearchBudget { threads, ..self }
    }

    /// The same effort with endings solved in this way, in about as much time: where they are folded, in
    /// fewer positions.
    #[must_use]
    pub const fn with_endgame_method(self, endings: EndgameMethod) -> Self {
        let nodes = self.nodes * self.endgame_method.node_cost() / endings.node_cost();
        SearchBudget { endgame_method: endings, nodes, ..self }
    }
}

/// The weighing of the actions open to a seat.
///
/// A search is a pure function of a view, an effort and a seed, whatever the number of threads.
/// With one thread it does its work in [steps](Search::step) of a few milliseconds at most, so
/// that it can be spread over the frames of a program, and what it comes to does not depend on
/// how.
#[derive(Debug)]
pub struct ActionSearch {
    worlds: WorldSampler,
    effort: SearchBudget,
    candidates: Vec<ActionCandidate>,
    /// Worlds looked at so far.
    worlds_tried: u64,
    /// The number of worlds at which the worse candidates are dropped next.
    next_check: u64,
    endgame: Option<AnyEndgameSolver>,
    nodes: u64,
    /// Positions of the ending to be visited in the next step.
    slice: u64,
    /// Whether nothing is left but to count on the others' habits.
    best_responses_due: bool,
    /// Where several are left and nothing is hidden, the numbers of the worlds in which lines are still to be looked
    /// for: they differ in how the others play on.
    response_worlds: Range<u64>,
    finished: bool,
    deadline: Deadline,
}

impl ActionSearch {
    /// Begins to think for the seat that a view belongs to, which must be the seat to act.
    pub fn new(view: View<'_>, effort: SearchBudget, seed: u64) -> Self {
        ActionSearch::from_belief(
            Belief::from_view(view),
            view,
            candidate_actions(view),
            effort,
            seed,
        )
    }

    /// The same, weighing one more action if it is not among those weighed anyway.
    pub fn with_extra_action(
        view: View<'_>,
        action: Action,
        effort: SearchBudget,
        seed: u64,
    ) -> Self {
        ActionSearch::from_belief(
            Belief::from_view(view),
            view,
            candidate_actions_with(view, Some(action)),
            effort,
            seed,
        )
    }

    /// Begins to think for the seat to act with all hands shown and only the talon hidden: what
    /// a cheat could make of it, to compare with.
    ///
    /// # Panics
    /// If nobody is to act.
    pub fn with_open_hands(game: &Durak, effort: SearchBudget, seed: u64) -> Self {
        let view = game.view(game.to_act().expect("somebody is to act"));
        let belief = Belief::with_open_hands(view, game);
        ActionSearch::from_belief(belief, view, candidate_actions(view), effort, seed)
    }

    fn from_belief(
        belief: Belief,
        view: View<'_>,
        actions: Vec<Action>,
        effort: SearchBudget,
        seed: u64,
    ) -> Self {
        let mut search = ActionSearch {
            worlds: WorldSampler::new(belief, view, seed),
            effort,
            finished: actions.len() < 2,
            candidates: actions.into_iter().map(ActionCandidate::new).collect(),
            worlds_tried: 0,
            next_check: 2 * BATCH_WORLDS,
            endgame: None,
            nodes: 0,
            slice: SLICE_NODES,
            best_responses_due: false,
            response_worlds: 0..0,
            deadline: Deadline::never(),
        };
        search.begin_endgame();
        search
    }

    /// Begins to think as [`Search::new`] does, or with another action as [`Search::including`],
    /// and ends early once a deadline has passed: it then knows as much as it has found until
    /// then. `None` if it passes before anything is weighed.
    pub fn with_deadline(
        view: View<'_>,
        another: Option<Action>,
        effort: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief = Belief::from_view_until(view, &deadline)?;
        let search = ActionSearch::from_belief(
            belief,
            view,
            candidate_actions_with(view, another),
            effort,
            seed,
        );
        Some(search.set_deadline(deadline))
    }

    /// The same by what is still remembered.
    pub fn with_recall(
        view: View<'_>,
        recall: Recall,
        effort: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief =
            Belief::with_factors(view, recall, &[EvidenceFactors::DEFAULT; MAX_SEATS], &deadline)?;
        let search = ActionSearch::from_belief(belief, view, candidate_actions(view), effort, seed);
        Some(search.set_deadline(deadline))
    }

    /// The same, counting on how the others play, by what is known of them and what they have done
    /// in this deal: hands are judged by it, and so is how the others play on.
    pub fn with_profiles(
        view: View<'_>,
        recall: Recall,
        profiles: &PlayerProfiles,
        effort: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let profiles = profiles.clone().with_deal(view);
        let belief = Belief::with_factors(view, recall, &profiles.factors(), &deadline)?;
        let mut search =
            ActionSearch::from_belief(belief, view, candidate_actions(view), effort, seed);
        search.worlds.habits = Some(HabitModels::new(&profiles, view));
        Some(search.set_deadline(deadline))
    }

    /// Begins to think as [`Search::until`] does and asks of every act of the others who would have done
    /// it, and with what hand: one of the opponents by rule, or somebody with the habits that are
    /// known. The worlds are those in which they would, and they play on likewise.
    pub fn with_inference(
        view: View<'_>,
        profiles: Option<&PlayerProfiles>,
        effort: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief = Belief::from_view_until(view, &deadline)?;
        let mut search =
            ActionSearch::from_belief(belief, view, candidate_actions(view), effort, seed);
        if !search.finished && search.worlds.begin_inference(view, profiles, &deadline) {
            search.effort.worlds = effort.worlds.div_ceil(INFERRED_WORLD_COST);
        }
        Some(search.set_deadline(deadline))
    }

    /// The same, but what strangers would do after the next bout, and later, is not played: networks judge it
    /// where they can.
    #[must_use]
    pub fn with_value_networks(mut self, judges: ValueNetworks) -> Self {
        self.worlds.value_networks = judges;
        self
    }

    /// Whether a network judges how the deal would go on.
    pub fn uses_value_networks(&self) -> bool {
        self.worlds.active_value_networks().is_some()
    }

    /// The opponent by rule that a seat most likely is by what it has done, and how likely; `None`
    /// unless that was [read](Search::reading) or is known from [profiles](Search::knowing), and if most
    /// likely it is none of those.
    pub fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        self.worlds.likely_opponent(seat)
    }

    fn set_deadline(mut self, deadline: Deadline) -> Self {
        self.endgame = self.endgame.map(|endgame| endgame.with_deadline(deadline.clone()));
        ActionSearch { deadline, ..self }
    }

    /// If nothing is hidden, the ending can be solved where two are left; where there are more, it is looked for
    /// the best lines against what they are used to do.
    fn begin_endgame(&mut self) {
        let Some(start) = self.worlds.known_position() else { return };
        self.worlds.start = Some(start);
        if start.is_heads_up() {
            self.endgame = Some(AnyEndgameSolver::new(self.effort.endgame_method));
        } else {
            self.response_worlds = 0..LINE_WORLDS;
        }
    }

    /// Whether there is nothing more to think about.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether several others are left and nothing is hidden, so that the best lines against what they are used
    /// to do are looked for.
    pub fn searches_best_responses(&self) -> bool {
        self.worlds.known_position().is_some_and(|start| !start.is_heads_up())
    }

    /// Thinks a little more: some milliseconds.
    pub fn step(&mut self) {
        if self.finished {
            return;
        }
        if let Some(endgame) = self.endgame.take() {
            self.solve(endgame);
        } else if self.best_responses_due {
            self.try_best_responses();
        } else if let Some(number) = self.response_worlds.next() {
            self.try_lines(number);
        } else {
            self.try_worlds();
        }
    }

    /// Thinks to the end, or until the deadline has passed.
    pub fn finish(&mut self) {
        self.finish_with_progress(|_| {});
    }

    /// The same, and calls a function after every step.
    pub fn finish_with_progress(&mut self, mut tell: impl FnMut(&Self)) {
        while !self.finished && !self.deadline.has_passed() {
            self.step();
            tell(self);
        }
    }

    /// What is weighed, in the order of the rules.
    pub fn candidates(&self) -> &[ActionCandidate] {
        &self.candidates
    }

    /// The best so far; of equal ones the first.
    pub fn best(&self) -> &ActionCandidate {
        let candidates = self.candidates.iter();
        let best = candidates.reduce(|best, one| if one.is_better_than(best) { one } else { best });
        best.expect("the seat to act can always do something")
    }

    /// Of how many worlds in which a candidate was tried none of the others tried there did
    /// better in it.
    pub fn worlds_agreeing(&self, candidate: &ActionCandidate) -> u64 {
        let best = |world: usize| {
            let results = self.candidates.iter().filter_map(|one| one.results.get(world));
            results.max().copied()
        };
        let results = candidate.results.iter().enumerate();
        results.filter(|&(world, points)| best(world) == Some(*points)).count() as u64
    }

    /// The candidate that comes next after the best; `None` if there is no other.
    pub fn runner_up(&self) -> Option<&ActionCandidate> {
        let best = self.best().action;
        let others = self.candidates.iter().filter(|one| one.action != best);
        others.reduce(|best, one| if one.is_better_than(best) { one } else { best })
    }

    /// What players would notice after each of some actions, in so many of the worlds from one on:
    /// a row a world. Empty while new deals may be asked for.
    pub fn facts_in_worlds(&self, actions: &[Action], worlds: Range<u64>) -> Vec<Vec<FactValues>> {
        worlds.map_while(|world| self.worlds.facts_in_world(world, actions)).collect()
    }

    /// The deal as it is in one of the worlds that were looked at; `None` while new deals may be asked
    /// for.
    pub fn sampled_position(&self, world: u64) -> Option<Position> {
        let looked_at = world < self.worlds_tried && self.endgame.is_none();
        self.worlds.position(world).filter(|_| looked_at)
    }

    /// What follows an action in one of the worlds until the bout is over; `None` while new deals may
    /// be asked for.
    pub(super) fn line_in_world(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        self.worlds.line_in_world(world, action)
    }

    /// The deal, where nothing is hidden or what is hidden has no place yet; `None` while new deals
    /// may be asked for.
    pub(super) fn start(&self) -> Option<Position> {
        self.worlds.start
    }

    /// When the thought has to end.
    pub(super) fn deadline(&self) -> &Deadline {
        &self.deadline
    }

    /// The number of worlds looked at so far.
    pub fn worlds(&self) -> u64 {
        self.worlds_tried
    }

    /// Positions of the ending visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Roughly how much of the thinking is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.finished {
            return 1.0;
        }
        let share = |done: u64, of: u64| done as f64 / of.max(1) as f64;
        share(self.worlds_tried, self.effort.worlds)
            .max(share(self.nodes, self.effort.nodes))
            .min(1.0)
    }

    /// What the seat believes.
    pub fn belief(&self) -> &Belief {
        &self.worlds.belief
    }

    /// Solves the next candidate, or as much of it as a step has room for.
    fn solve(&mut self, mut endgame: AnyEndgameSolver) {
        let Some(start) = self.worlds.start else { return };
        let unsolved =
            self.candidates.iter_mut().find(|candidate| candidate.proven_result.is_none());
        let Some(candidate) = unsolved else { return self.keep_best_results() };
        candidate.proven_result = endgame.solve_action(&start, candidate.action, self.slice);
        // Where passing on leads round in circles, little of what a slice has found is kept.
        self.slice = if candidate.proven_result.is_some() { SLICE_NODES } else { 2 * self.slice };
        self.nodes = endgame.nodes();
        let won = self.candidates.iter().any(|one| one.proven_result == Some(SeatResult::Won));
        // With a win in hand the others are of interest, but not of much.
        let limit = if won { self.effort.nodes / 4 } else { self.effort.nodes };
        if self.nodes < limit {
            self.endgame = Some(endgame);
        } else {
            self.finished = won;
        }
    }

    /// Whoever has won has nothing more to weigh; whoever has not may hope for an error.
    fn keep_best_results(&mut self) {
        let best = self.candidates.iter().filter_map(|one| one.proven_result).max();
        for candidate in &mut self.candidates {
            candidate.is_open = candidate.proven_result == best;
        }
        self.finished = best == Some(SeatResult::Won) || self.is_settled();
        self.best_responses_due = !self.finished;
    }

    /// Where perfect play gives nothing, tries what the other's habits may give: by each model of them
    /// the best line of one's own, which nothing hidden can prevent.
    fn try_best_responses(&mut self) {
        self.best_responses_due = false;
        let Some(start) = self.worlds.start else { return };
        for (model, weight) in self.worlds.opponent_models(&start, &self.deadline) {
            let players = self.worlds.seat_models_against(&model);
            let mut lines =
                BestResponseLines::new(&self.worlds, start, players, SLICE_NODES, &self.deadline);
            lines.note(&mut self.candidates, weight);
            self.worlds_tried += weight;
        }
        self.keep_best_lines();
    }

    /// Where several others are left, tries the best line of one's own after each candidate, against the next of the
    /// ways in which they may play on.
    fn try_lines(&mut self, number: u64) {
        self.worlds.prepare_worlds(LINE_WORLDS, self.effort.threads, &self.deadline);
        let Some((start, players)) = self.worlds.world(number) else { return };
        let each = self.effort.nodes / (LINE_WORLDS * self.candidates.len() as u64);
        let mut lines = BestResponseLines::new(
            &self.worlds,
            start,
            players,
            each.min(SLICE_NODES),
            &self.deadline,
        );
        lines.note(&mut self.candidates, 1);
        self.worlds_tried = number + 1;
        if self.response_worlds.is_empty() {
            self.keep_best_lines();
        }
    }

    /// Of those that are equally good it is tried which is more when all play on as in worlds.
    fn keep_best_lines(&mut self) {
        let most = self.candidates.iter().filter(|one| one.is_open).map(|one| one.points).max();
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.is_open) {
            candidate.is_open = Some(candidate.points) == most;
        }
        self.effort.worlds = self.worlds_tried + LINE_WORLDS;
        self.finished = self.is_settled();
    }

    /// Whether only one candidate is left.
    fn is_settled(&self) -> bool {
        self.candidates.iter().filter(|candidate| candidate.is_open).count() < 2
    }

    /// Tries every open candidate in some more worlds.
    fn try_worlds(&mut self) {
        let threads = self.effort.threads;
        let batches = if threads.get() > 1 { BATCHES_PER_THREAD * threads.get() as u64 } else { 1 };
        let until = self.worlds_tried.saturating_add(BATCH_WORLDS * batches);
        let until = until.min(self.next_check).min(self.effort.worlds);
        let open = |candidate: &&mut ActionCandidate| candidate.is_open;
        let actions: Vec<Action> =
            self.candidates.iter_mut().filter(open).map(|candidate| candidate.action).collect();
        self.worlds.prepare_worlds(until, threads, &self.deadline);
        let points = self.worlds.play_out_worlds(
            self.worlds_tried..until,
            &actions,
            threads,
            &self.deadline,
        );
        let Some(points) = points else { return };
        for row in points.chunks(actions.len()) {
            let open = self.candidates.iter_mut().filter(open);
            open.zip(row).for_each(|(candidate, &points)| candidate.add_result(points.into()));
        }
        self.worlds_tried = until;
        if self.worlds_tried >= self.next_check {
            self.next_check *= 2;
            self.drop_worse_candidates();
        }
        self.finished = self.worlds_tried >= self.effort.worlds || self.is_settled();
    }

    /// Drops the candidates that are surely worse than the best.
    fn drop_worse_candidates(&mut self) {
        let best = self.best().clone();
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.is_open) {
            candidate.is_open = !best.is_significantly_better_than(candidate);
        }
    }
}

/// What is weighed, and one more action if it is not among it anyway.
fn candidate_actions_with(view: View<'_>, another: Option<Action>) -> Vec<Action> {
    let mut actions = candidate_actions(view);
    actions.extend(another.filter(|another| !actions.contains(another)));
    actions
}
