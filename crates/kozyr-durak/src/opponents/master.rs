//! The opponent that remembers every card, samples hidden cards, and solves endgames.

mod explanation;
mod headline;
mod parameters;

use std::{iter, num::NonZeroUsize};

use rand::Rng;

use self::{
    explanation::{explain_choice, habit_notes, recognition_notes},
    parameters::build_master,
};
use super::decision::decide_by_rule;
use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    game::Durak,
    opponent::DurakOpponent,
    search::{
        ActionCandidate, ActionSearch, EndgameMethod, PlayerProfiles, Recall, SearchBudget,
        ValueNetworks,
    },
    view::View,
};
use kozyr_core::{
    explanation::Term,
    opponent::{
        Budget, Decision, DecisionProgress, DecisionRng, ExplanationDetail, MistakeModel,
        OpponentError, Overrides,
    },
};

pub use self::{
    explanation::{distinguishing_facts, explain_search},
    headline::{contrast, fact_effect, headline},
};

/// The number of the strongest level.
pub const MASTER_LEVELS: u32 = 5;

/// The maximum cost of an apprentice's mistake in percentage points, so that no mistake looks
/// absurd.
const MAX_ERROR_COST: u32 = 60;

/// The first level that infers the opponents' play, uses the canonical endgame solver, and
/// evaluates the later play of unknown players with a network.
const FIRST_INFERRING_LEVEL: u32 = 4;

/// The number of the strongest apprentice.
pub const APPRENTICE_LEVELS: u32 = 4;

/// The master at one of its levels, or an apprentice, which forgets cards and makes mistakes.
///
/// The levels differ in the number of sampled worlds, and in the use of inference and value
/// networks. A [budget](Budget) in nodes counts worlds; the nodes per endgame follow from it, see
/// [`SearchBudget::from_worlds`].
#[derive(Clone, Debug)]
pub struct Master {
    budget: SearchBudget,
    recall: Recall,
    /// The mistakes, in percentage points of the chance of not being the fool.
    erring: MistakeModel,
    /// The known player profiles, or `None` to ignore habits.
    profiles: Option<PlayerProfiles>,
    /// Whether the master infers the playing style and the hand of the others from each action.
    infers_opponents: bool,
    /// The networks that evaluate the later play of unknown players. Without any, playouts continue
    /// to the end.
    value_networks: ValueNetworks,
}

/// Creates the master of a level, 1 to 5, changed by the parameters in `overrides`. Rated games do
/// not allow all of them. Unknown and invalid parameters are errors.
pub(super) fn make<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    build_master(Master::level(LEVEL), overrides)
}

/// Creates the apprentice of a level, 1 to 4, changed by the parameters in `overrides`. Unknown and
/// invalid parameters are errors.
pub(super) fn make_apprentice<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    build_master(Master::apprentice(LEVEL), overrides)
}

impl Master {
    /// Creates the master of a level, 1 to 5.
    ///
    /// # Panics
    /// Panics if there is no such level.
    pub fn level(level: u32) -> Self {
        let worlds = match level {
            1 => 8,
            2 => 64,
            3 => 512,
            // With networks few worlds suffice: this level is about midway between 3 and 5.
            4 => 32,
            5 => 8192,
            _ => panic!("levels are 1 to {MASTER_LEVELS}"),
        };
        let infers = level >= FIRST_INFERRING_LEVEL;
        let method = if infers { EndgameMethod::Canonical } else { EndgameMethod::AlphaBeta };
        Master {
            budget: SearchBudget::from_worlds(worlds).with_endgame_method(method),
            recall: Recall::PERFECT,
            erring: MistakeModel::NONE,
            profiles: None,
            infers_opponents: infers,
            value_networks: if infers {
                ValueNetworks::built_in()
            } else {
                ValueNetworks::default()
            },
        }
    }

    /// Creates the apprentice of a level, 1 to 4. It searches like the weakest master, but forgets
    /// cards and makes mistakes.
    ///
    /// # Panics
    /// Panics if there is no such level.
    pub fn apprentice(level: u32) -> Self {
        let (recall, cost) = match level {
            1 => (Recall::last_bouts(0).without_trumps(), 13.0),
            2 => (Recall::last_bouts(0), 8.0),
            3 => (Recall::last_bouts(2), 2.5),
            4 => (Recall::last_bouts(6), 0.0),
            _ => panic!("levels are 1 to {APPRENTICE_LEVELS}"),
        };
        Master {
            recall,
            erring: MistakeModel { mean_cost: cost, max_cost: MAX_ERROR_COST },
            ..Master::level(1)
        }
    }

    /// Returns the master with another endgame method. The node budget changes so that the search
    /// takes about the same time.
    #[must_use]
    pub fn with_endgame_method(self, method: EndgameMethod) -> Self {
        Master { budget: self.budget.with_endgame_method(method), ..self }
    }

    /// Returns the master with another recall of the cards it has seen. A master that infers its
    /// opponents searches with perfect recall all the same.
    #[must_use]
    pub fn with_recall(self, recall: Recall) -> Self {
        Master { recall, ..self }
    }

    /// Returns the master with profiles of the other players, by seat. It then takes their habits
    /// into account: those known from earlier deals and those seen in this one.
    #[must_use]
    pub fn with_profiles(self, profiles: PlayerProfiles) -> Self {
        Master { profiles: Some(profiles), ..self }
    }

    /// Returns the master with other networks to evaluate the later play of unknown players.
    /// Without any, playouts continue to the end.
    #[must_use]
    pub fn with_value_networks(self, networks: ValueNetworks) -> Self {
        Master { value_networks: networks, ..self }
    }

    /// Returns the search budget, which a [`Budget`] in nodes or with several threads overrides.
    pub fn search_budget(&self) -> SearchBudget {
        self.budget
    }
}

impl Master {
    /// Searches for the best action of the seat that owns the view, until the search is finished or
    /// the deadline of `budget` passes. Reports progress after each step. Returns the search, or
    /// `None` if there is no time to start one.
    pub fn search(
        &self,
        view: View<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Option<ActionSearch> {
        let method = self.budget.endgame_method;
        let search_budget =
            budget.nodes.map_or(self.budget, SearchBudget::from_worlds).with_endgame_method(method);
        let search_budget = search_budget.with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let (seed, deadline) = (rng.next_u64(), budget.deadline());
        let search = match &self.profiles {
            profiles if self.infers_opponents => {
                ActionSearch::with_inference(view, profiles.as_ref(), search_budget, seed, deadline)
            }
            None => ActionSearch::with_recall(view, self.recall, search_budget, seed, deadline),
            Some(profiles) => ActionSearch::with_profiles(
                view,
                self.recall,
                profiles,
                search_budget,
                seed,
                deadline,
            ),
        };
        let mut search = search?.with_value_networks(self.value_networks.clone());
        let mut share = 0.0_f64;
        search.finish_with_progress(|search| {
            share = share.max(search.progress());
            budget.report_progress(|| progress(search, share));
        });
        Some(search)
    }

    /// Searches, then chooses the best action or a deliberate mistake, and explains the choice.
    /// Without time for a search, chooses the first legal action.
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let Some(search) = self.search(view, budget, rng) else {
            return decide_by_rule(view.legal_actions()[0], "master-had-no-time".into());
        };
        let chosen = self.choose(&search, rng);
        let mut decision = explain_choice(view, &search, chosen);
        if search.candidates().len() > 1 {
            let notes = &mut decision.explanation.notes;
            notes.extend(recognition_notes(view, &search));
            if let Some(profiles) = &self.profiles {
                notes.extend(habit_notes(view, profiles));
            }
        }
        let forgotten = self.recall.forgotten_cards(view).len();
        if forgotten > 0 && search.candidates().len() > 1 {
            decision.explanation.terms.push(Term::new("apprentice-forgotten", forgotten as f64));
        }
        let is_best = decision.action == search.best().action;
        if is_best
            && budget.explanation_detail == ExplanationDetail::Contrasts
            && !budget.deadline().has_passed()
        {
            decision.explanation.contrasts = distinguishing_facts(&search);
            decision.explanation.headline = Some(headline(view, &search));
            let reader_action = budget.parsed_reader_action::<Durak>();
            decision.explanation.reader_contrast =
                reader_action.and_then(|action| contrast(view, &search, action));
            decision.explanation.expected_line = search.expected_line(decision.action);
        }
        decision
    }

    /// Returns the best candidate, or a worse one as a deliberate mistake. Makes no mistake if the
    /// result of the best is proven, and never chooses another with a proven result.
    fn choose<'a>(&self, search: &'a ActionSearch, rng: &mut DecisionRng) -> &'a ActionCandidate {
        let best = search.best();
        // No mistakes in solved positions.
        let Some(best_chance) = best.chance().filter(|_| best.proven_result.is_none()) else {
            return best;
        };
        let others = search.candidates().iter();
        let others = others.filter(|candidate| {
            candidate.action != best.action && candidate.proven_result.is_none()
        });
        let candidates: Vec<(&ActionCandidate, f64)> =
            others.filter_map(|candidate| Some((candidate, candidate.chance()?))).collect();
        let chance_losses =
            candidates.iter().map(|(_, chance)| (100.0 * (best_chance - chance)).round().max(0.0));
        let losses: Vec<u32> = iter::once(0).chain(chance_losses.map(|loss| loss as u32)).collect();
        match self.erring.choose(&losses, rng) {
            0 => best,
            index => candidates[index - 1].0,
        }
    }
}

impl DurakOpponent for Master {
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.decide(*view, budget, rng)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.decide(*view, budget, rng)
    }

    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.decide(*view, budget, rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.decide(*view, budget, rng)
    }
}

/// Returns a progress report of a search that has done this share of its work, 0 to 1. Its nodes
/// are the worlds or the endgame positions, whichever are more.
fn progress(search: &ActionSearch, share: f64) -> DecisionProgress {
    let nodes = search.worlds().max(search.nodes());
    DecisionProgress { depth: 0, nodes, share, best: search.best().action.to_string() }
}
