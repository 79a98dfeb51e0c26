//! Monte Carlo search over the actions of a seat, in small steps.

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

/// Batches of worlds per thread and step with several threads: about 10 ms of work, which makes
/// starting the threads worthwhile.
const BATCHES_PER_THREAD: u64 = 64;
/// Endgame positions visited in one step, at first.
const SLICE_NODES: u64 = 20_000;
/// Endgame positions that take as long as one world.
const NODES_PER_WORLD: u64 = 500;
/// The time for a world sampled by opponent inference, in ordinary worlds.
const INFERRED_WORLD_COST: u64 = 4;
/// The number of worlds for best-response search with several opponents left, and of extra worlds
/// that decide between equally good lines.
const LINE_WORLDS: u64 = 8;
/// The largest node budget of [`SearchBudget::from_worlds`]: some tenths of a second.
const MAX_NODES: u64 = 2_000_000;

/// The budget of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBudget {
    /// The number of worlds for playouts of the best actions.
    pub worlds: u64,
    /// The most endgame positions visited. If they don't suffice for a solution, the search falls
    /// back to worlds.
    pub nodes: u64,
    /// The number of threads for worlds. It doesn't affect the result. Endgames are solved by one
    /// thread.
    pub threads: NonZeroUsize,
    /// How endgames are solved.
    pub endgame_method: EndgameMethod,
}

impl SearchBudget {
    /// Creates a budget of this many worlds, one thread and alpha-beta search of endgames. An
    /// endgame gets as many nodes as take about as long as the worlds, at most two million.
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

    /// Returns the same budget with this number of threads. Where threads are unavailable, as in a
    /// browser, one thread does all the work.
    #[must_use]
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        SearchBudget { threads, ..self }
    }

    /// Returns the same budget with another endgame method. The node budget is scaled by the
    /// method's cost per node, so the time stays about the same.
    #[must_use]
    pub const fn with_endgame_method(self, method: EndgameMethod) -> Self {
        let nodes = self.nodes * self.endgame_method.node_cost() / method.node_cost();
        SearchBudget { endgame_method: method, nodes, ..self }
    }
}

/// A search for the best action of a seat.
///
/// The result is a pure function of view, budget and seed; the number of threads doesn't change it.
/// With one thread, each [step](ActionSearch::step) takes a few milliseconds at most, so the work
/// can be spread over frames without affecting the result.
#[derive(Debug)]
pub struct ActionSearch {
    worlds: WorldSampler,
    budget: SearchBudget,
    candidates: Vec<ActionCandidate>,
    /// Worlds tried so far.
    worlds_tried: u64,
    /// The number of worlds after which bad candidates are dropped next.
    next_check: u64,
    /// The exact solver, while it is in use.
    endgame: Option<AnyEndgameSolver>,
    /// Endgame positions visited so far.
    nodes: u64,
    /// Endgame positions to visit in the next step.
    slice: u64,
    /// Whether the endgame is solved without a win, so that best responses to the opponent's habits
    /// come next.
    best_responses_due: bool,
    /// With several opponents left and nothing hidden, the worlds still to be searched for best
    /// responses. They differ in how the others play.
    response_worlds: Range<u64>,
    finished: bool,
    deadline: Deadline,
}

impl ActionSearch {
    /// Starts a search for the seat that owns the view, which must be the seat to act.
    pub fn new(view: View<'_>, budget: SearchBudget, seed: u64) -> Self {
        ActionSearch::from_belief(
            Belief::from_view(view),
            view,
            candidate_actions(view),
            budget,
            seed,
        )
    }

    /// Starts a search that includes `action` even if it isn't a candidate by default.
    pub fn with_extra_action(
        view: View<'_>,
        action: Action,
        budget: SearchBudget,
        seed: u64,
    ) -> Self {
        ActionSearch::from_belief(
            Belief::from_view(view),
            view,
            candidate_actions_with(view, Some(action)),
            budget,
            seed,
        )
    }

    /// Starts a search for the seat to act that sees all hands, with only the talon hidden: an
    /// upper bound for comparison.
    ///
    /// # Panics
    /// If no seat is to act.
    pub fn with_open_hands(game: &Durak, budget: SearchBudget, seed: u64) -> Self {
        let view = game.view(game.to_act().expect("a seat must be to act"));
        let belief = Belief::with_open_hands(view, game);
        ActionSearch::from_belief(belief, view, candidate_actions(view), budget, seed)
    }

    /// Starts a search of the given actions of the view's seat, with a belief about the hidden
    /// cards. With fewer than two actions, the search is finished at once.
    fn from_belief(
        belief: Belief,
        view: View<'_>,
        actions: Vec<Action>,
        budget: SearchBudget,
        seed: u64,
    ) -> Self {
        let mut search = ActionSearch {
            worlds: WorldSampler::new(belief, view, seed),
            budget,
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

    /// Starts a search like [`new`](Self::new), or like
    /// [`with_extra_action`](Self::with_extra_action) if `extra_action` is given. It stops at the
    /// deadline with the result so far. `None` if the deadline passes before the search can start.
    pub fn with_deadline(
        view: View<'_>,
        extra_action: Option<Action>,
        budget: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief = Belief::from_view_until(view, &deadline)?;
        let search = ActionSearch::from_belief(
            belief,
            view,
            candidate_actions_with(view, extra_action),
            budget,
            seed,
        );
        Some(search.set_deadline(deadline))
    }

    /// Starts a search like [`with_deadline`](Self::with_deadline) without an extra action, with
    /// limited recall of the deal. `None` if the deadline passes before the search can start.
    pub fn with_recall(
        view: View<'_>,
        recall: Recall,
        budget: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief =
            Belief::with_factors(view, recall, &[EvidenceFactors::DEFAULT; MAX_SEATS], &deadline)?;
        let search = ActionSearch::from_belief(belief, view, candidate_actions(view), budget, seed);
        Some(search.set_deadline(deadline))
    }

    /// Starts a search like [`with_recall`](Self::with_recall) that adapts to the other players,
    /// using their profiles and what they have done in this deal. Both the evidence about hands and
    /// the playouts use the profiles. `None` if the deadline passes before the search can start.
    pub fn with_profiles(
        view: View<'_>,
        recall: Recall,
        profiles: &PlayerProfiles,
        budget: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let profiles = profiles.clone().with_deal(view);
        let belief = Belief::with_factors(view, recall, &profiles.factors(), &deadline)?;
        let mut search =
            ActionSearch::from_belief(belief, view, candidate_actions(view), budget, seed);
        search.worlds.habits = Some(HabitModels::new(&profiles, view));
        Some(search.set_deadline(deadline))
    }

    /// Starts a search like [`with_deadline`](Self::with_deadline) that infers the other players
    /// and their hands from every act. A player is one of the rule-based opponents, an unknown
    /// player, or one with the habits in `profiles`.
    ///
    /// If an opponent is recognised, worlds are sampled accordingly, and the playouts use the
    /// inferred players. Such worlds take longer, so only a quarter as many are tried. `None` if
    /// the deadline passes before the search can start.
    pub fn with_inference(
        view: View<'_>,
        profiles: Option<&PlayerProfiles>,
        budget: SearchBudget,
        seed: u64,
        deadline: Deadline,
    ) -> Option<Self> {
        let belief = Belief::from_view_until(view, &deadline)?;
        let mut search =
            ActionSearch::from_belief(belief, view, candidate_actions(view), budget, seed);
        if !search.finished && search.worlds.begin_inference(view, profiles, &deadline) {
            search.budget.worlds = budget.worlds.div_ceil(INFERRED_WORLD_COST);
        }
        Some(search.set_deadline(deadline))
    }

    /// Returns the same search with these networks. Where one applies, it replaces the rest of a
    /// playout of unknown players from the start of a later bout on.
    #[must_use]
    pub fn with_value_networks(mut self, networks: ValueNetworks) -> Self {
        self.worlds.value_networks = networks;
        self
    }

    /// Whether value networks evaluate playouts: some network supports the rules, and the other
    /// players are not modelled.
    pub fn uses_value_networks(&self) -> bool {
        self.worlds.active_value_networks().is_some()
    }

    /// Returns the rule-based opponent that a seat most likely is, and its probability, 0 to 1.
    /// `None` if an unknown player is most likely, or unless the search uses
    /// [inference](Self::with_inference) or [profiles](Self::with_profiles).
    pub fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        self.worlds.likely_opponent(seat)
    }

    /// Returns the same search with a deadline, which also applies to its endgame solver.
    fn set_deadline(mut self, deadline: Deadline) -> Self {
        self.endgame = self.endgame.map(|endgame| endgame.with_deadline(deadline.clone()));
        ActionSearch { deadline, ..self }
    }

    /// Prepares the exact search if nothing is hidden: a solver for two players, best responses to
    /// the others' models for more. Does nothing if cards are hidden.
    fn begin_endgame(&mut self) {
        let Some(start) = self.worlds.known_position() else { return };
        self.worlds.start = Some(start);
        if start.is_heads_up() {
            self.endgame = Some(AnyEndgameSolver::new(self.budget.endgame_method));
        } else {
            self.response_worlds = 0..LINE_WORLDS;
        }
    }

    /// Whether the search has finished. A search stopped by its deadline has not.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether several opponents are left and nothing is hidden, so that the search looks for best
    /// responses to their models.
    pub fn searches_best_responses(&self) -> bool {
        self.worlds.known_position().is_some_and(|start| !start.is_heads_up())
    }

    /// Searches for a few milliseconds; longer with several threads. Does nothing once the search
    /// is finished.
    pub fn step(&mut self) {
        if self.finished {
            return;
        }
        if let Some(endgame) = self.endgame.take() {
            self.solve(endgame);
        } else if self.best_responses_due {
            self.try_best_responses();
        } else if let Some(world) = self.response_worlds.next() {
            self.try_lines(world);
        } else {
            self.try_worlds();
        }
    }

    /// Searches to the end or until the deadline has passed.
    pub fn finish(&mut self) {
        self.finish_with_progress(|_| {});
    }

    /// Like [`finish`](Self::finish), and calls `on_step` after every step.
    pub fn finish_with_progress(&mut self, mut on_step: impl FnMut(&Self)) {
        while !self.finished && !self.deadline.has_passed() {
            self.step();
            on_step(self);
        }
    }

    /// Returns the candidate actions, in the order of the legal actions; an extra action comes
    /// last.
    pub fn candidates(&self) -> &[ActionCandidate] {
        &self.candidates
    }

    /// Returns the best candidate so far; the first of equal ones.
    pub fn best(&self) -> &ActionCandidate {
        let candidates = self.candidates.iter();
        let best = candidates.reduce(
            |best, candidate| if candidate.is_better_than(best) { candidate } else { best },
        );
        best.expect("the seat to act has a candidate action")
    }

    /// Returns the number of worlds where a candidate was tried and no other candidate did better.
    pub fn worlds_agreeing(&self, candidate: &ActionCandidate) -> u64 {
        let best_result = |world: usize| {
            let results = self.candidates.iter().filter_map(|other| other.results.get(world));
            results.max().copied()
        };
        let results = candidate.results.iter().enumerate();
        results.filter(|&(world, points)| best_result(world) == Some(*points)).count() as u64
    }

    /// Returns the second-best candidate; `None` if there is only one candidate.
    pub fn runner_up(&self) -> Option<&ActionCandidate> {
        let best = self.best().action;
        let others = self.candidates.iter().filter(|candidate| candidate.action != best);
        others
            .reduce(|best, candidate| if candidate.is_better_than(best) { candidate } else { best })
    }

    /// Returns what players would notice in playouts, with one row per world of `worlds` and one
    /// entry per action. Empty while a redeal can be requested.
    pub fn facts_in_worlds(&self, actions: &[Action], worlds: Range<u64>) -> Vec<Vec<FactValues>> {
        worlds.map_while(|world| self.worlds.facts_in_world(world, actions)).collect()
    }

    /// The position in one of the worlds tried. `None` if the world was not tried, while the exact
    /// solver runs, or while a redeal can be requested.
    pub fn sampled_position(&self, world: u64) -> Option<Position> {
        let was_tried = world < self.worlds_tried && self.endgame.is_none();
        self.worlds.position(world).filter(|_| was_tried)
    }

    /// Returns the actions that the players' models play after an action in a world, without that
    /// action. The line ends with the bout, or with the move that reaches `MAX_LINE_ACTIONS`.
    /// `None` while a redeal can be requested.
    pub(super) fn line_in_world(&self, world: u64, action: Action) -> Option<Vec<Action>> {
        self.worlds.line_in_world(world, action)
    }

    /// Returns the position at the start of the search. It is complete if nothing is hidden, and
    /// has empty hands and an empty talon otherwise. `None` while a redeal can be requested.
    pub(super) fn start(&self) -> Option<Position> {
        self.worlds.start
    }

    /// Returns the position if nothing is hidden. `None` if cards are hidden, or while a redeal can
    /// be requested.
    pub(crate) fn known_position(&self) -> Option<Position> {
        self.worlds.known_position()
    }

    /// The deadline of the search.
    pub(super) fn deadline(&self) -> &Deadline {
        &self.deadline
    }

    /// The number of worlds tried so far.
    pub fn worlds(&self) -> u64 {
        self.worlds_tried
    }

    /// Endgame positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Roughly the fraction of the search that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.finished {
            return 1.0;
        }
        let fraction = |done: u64, total: u64| done as f64 / total.max(1) as f64;
        fraction(self.worlds_tried, self.budget.worlds)
            .max(fraction(self.nodes, self.budget.nodes))
            .min(1.0)
    }

    /// The belief of the seat about hidden cards.
    pub fn belief(&self) -> &Belief {
        &self.worlds.belief
    }

    /// Runs one step of the endgame solver on the first candidate without a proven result. Once all
    /// have one, keeps the best candidates. If the node budget is spent first, drops the solver,
    /// and finishes if a win is proven.
    fn solve(&mut self, mut endgame: AnyEndgameSolver) {
        let Some(start) = self.worlds.start else { return };
        let unsolved =
            self.candidates.iter_mut().find(|candidate| candidate.proven_result.is_none());
        let Some(candidate) = unsolved else { return self.keep_best_results() };
        candidate.proven_result = endgame.solve_action(&start, candidate.action, self.slice);
        // With transfers, positions can recur and little of an unfinished slice is kept, so retry
        // with twice as many nodes.
        self.slice = match candidate.proven_result {
            Some(_) => SLICE_NODES,
            None => self.slice.saturating_mul(2),
        };
        self.nodes = endgame.nodes();
        let has_win = self
            .candidates
            .iter()
            .any(|candidate| candidate.proven_result == Some(SeatResult::Won));
        // Once a win is proven, spend less on the other candidates.
        let limit = if has_win { self.budget.nodes / 4 } else { self.budget.nodes };
        if self.nodes < limit {
            self.endgame = Some(endgame);
        } else {
            self.finished = has_win;
        }
    }

    /// Keeps only the candidates with the best proven result. The search is finished if they win or
    /// only one is left. Otherwise best responses come next, since the opponent may still err.
    fn keep_best_results(&mut self) {
        let best = self.candidates.iter().filter_map(|candidate| candidate.proven_result).max();
        for candidate in &mut self.candidates {
            candidate.is_open = candidate.proven_result == best;
        }
        self.finished = best == Some(SeatResult::Won) || self.is_settled();
        self.best_responses_due = !self.finished;
    }

    /// Searches the best response after each candidate to each model of the only opponent, and
    /// keeps the best candidates. This follows when perfect play doesn't win.
    fn try_best_responses(&mut self) {
        self.best_responses_due = false;
        let Some(start) = self.worlds.start else { return };
        for (model, weight) in self.worlds.opponent_models(&start, &self.deadline) {
            let models = self.worlds.seat_models_against(&model);
            let mut lines =
                BestResponseLines::new(&self.worlds, start, models, SLICE_NODES, &self.deadline);
            lines.note(&mut self.candidates, weight);
            self.worlds_tried += weight;
        }
        self.keep_best_lines();
    }

    /// Searches the best response after each candidate in one world, with several opponents left.
    /// After the last of these worlds, keeps the best candidates.
    fn try_lines(&mut self, world: u64) {
        self.worlds.prepare_worlds(LINE_WORLDS, self.budget.threads, &self.deadline);
        let Some((start, models)) = self.worlds.world(world) else { return };
        let line_nodes = self.budget.nodes / (LINE_WORLDS * self.candidates.len() as u64);
        let mut lines = BestResponseLines::new(
            &self.worlds,
            start,
            models,
            line_nodes.min(SLICE_NODES),
            &self.deadline,
        );
        lines.note(&mut self.candidates, 1);
        self.worlds_tried = world + 1;
        if self.response_worlds.is_empty() {
            self.keep_best_lines();
        }
    }

    /// Keeps the candidates with the best lines, and plans a few more worlds whose playouts decide
    /// between them. The search is finished if only one is left.
    fn keep_best_lines(&mut self) {
        let best_points = self
            .candidates
            .iter()
            .filter(|candidate| candidate.is_open)
            .map(|candidate| candidate.points)
            .max();
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.is_open) {
            candidate.is_open = Some(candidate.points) == best_points;
        }
        self.budget.worlds = self.worlds_tried + LINE_WORLDS;
        self.finished = self.is_settled();
    }

    /// Whether at most one candidate is still considered.
    fn is_settled(&self) -> bool {
        self.candidates.iter().filter(|candidate| candidate.is_open).count() < 2
    }

    /// Plays out every open candidate in the next batch of worlds and records the results. Each
    /// time the number of worlds has doubled, drops significantly worse candidates. Records nothing
    /// if the deadline passes first.
    fn try_worlds(&mut self) {
        let threads = self.budget.threads;
        let batches = if threads.get() > 1 { BATCHES_PER_THREAD * threads.get() as u64 } else { 1 };
        let until = self.worlds_tried.saturating_add(BATCH_WORLDS * batches);
        let until = until.min(self.next_check).min(self.budget.worlds);
        let is_open = |candidate: &&mut ActionCandidate| candidate.is_open;
        let actions: Vec<Action> =
            self.candidates.iter_mut().filter(is_open).map(|candidate| candidate.action).collect();
        self.worlds.prepare_worlds(until, threads, &self.deadline);
        let points = self.worlds.play_out_worlds(
            self.worlds_tried..until,
            &actions,
            threads,
            &self.deadline,
        );
        let Some(points) = points else { return };
        for row in points.chunks(actions.len()) {
            let candidates = self.candidates.iter_mut().filter(is_open);
            candidates
                .zip(row)
                .for_each(|(candidate, &points)| candidate.add_result(points.into()));
        }
        self.worlds_tried = until;
        if self.worlds_tried >= self.next_check {
            self.next_check *= 2;
            self.drop_worse_candidates();
        }
        self.finished = self.worlds_tried >= self.budget.worlds || self.is_settled();
    }

    /// Drops the candidates that are significantly worse than the best. They keep their results.
    fn drop_worse_candidates(&mut self) {
        let best = self.best().clone();
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.is_open) {
            candidate.is_open = !best.is_significantly_better_than(candidate);
        }
    }
}

/// Returns the candidate actions, followed by `extra_action` if it isn't among them.
fn candidate_actions_with(view: View<'_>, extra_action: Option<Action>) -> Vec<Action> {
    let mut actions = candidate_actions(view);
    actions.extend(extra_action.filter(|extra_action| !actions.contains(extra_action)));
    actions
}
