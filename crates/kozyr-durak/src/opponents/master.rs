//! The opponent that remembers every card, samples what it cannot see, and counts out what it can.

mod explanation;
mod parameters;

use std::{iter, num::NonZeroUsize};

use rand::Rng;

use self::{
    explanation::{counted_on, explained_as, recognised},
    parameters::adjusted,
};
use super::decision::by_rule;
use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
    search::{Candidate, Effort, Endings, Judges, Profiles, Recall, Search},
    view::View,
};
use kozyr_core::{
    explanation::Term,
    opponent::{
        Budget, Decision, DecisionRng, Erring, OpponentError, Overrides, Progress, Reasons,
    },
};

pub use self::explanation::{explained, separating};

/// The number of the strongest level.
pub const LEVELS: u32 = 5;

/// No apprentice does what costs it more, in percent points: it is not to look mad.
const MOST_LOST: u32 = 60;

/// From this level on it reads who the others are, folds endings, and has a network judge strangers'
/// deals.
const READS: u32 = 4;

/// The number of the strongest apprentice.
pub const APPRENTICES: u32 = 4;

/// The master at one of its levels, which differ in the number of worlds that it samples and in whether
/// it reads and judges; or an apprentice, who forgets cards and errs.
///
/// A [budget](Budget) in nodes is one in worlds, and for endings that are counted out so many
/// positions for each as [`Effort::of_worlds`] allows.
#[derive(Clone, Debug)]
pub struct Master {
    effort: Effort,
    recall: Recall,
    /// How it errs, in percent points of the chance not to be the fool.
    erring: Erring,
    /// What is known of the players; `None` if nobody's habits are counted on.
    profiles: Option<Profiles>,
    /// Whether it asks of each act who would have done it, and with what hand.
    reads: bool,
    /// Who judges how deals of strangers would go on; where nobody does they are played to the end.
    judges: Judges,
}

/// Makes the master of a level, with what is to be switched on of the ways that are not used in
/// rated games.
pub(super) fn make<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    adjusted(Master::level(LEVEL), overrides)
}

/// Makes the apprentice of a level, with the same to be switched on.
pub(super) fn make_apprentice<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    adjusted(Master::apprentice(LEVEL), overrides)
}

impl Master {
    /// The master of a level, 1 to 5.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn level(level: u32) -> Self {
        let worlds = match level {
            1 => 8,
            2 => 64,
            3 => 512,
            // With networks to judge, few worlds do: this lies about midway between 3 and 5.
            4 => 32,
            5 => 8192,
            _ => panic!("levels are 1 to {LEVELS}"),
        };
        let reads = level >= READS;
        let endings = if reads { Endings::Folded } else { Endings::AlphaBeta };
        Master {
            effort: Effort::of_worlds(worlds).with_endings(endings),
            recall: Recall::WHOLE,
            erring: Erring::NEVER,
            profiles: None,
            reads,
            judges: if reads { Judges::shipped() } else { Judges::default() },
        }
    }

    /// The apprentice of a level, 1 to 4: thinks as the weakest master does, but forgets and errs.
    ///
    /// # Panics
    /// If there is no such level.
    pub fn apprentice(level: u32) -> Self {
        let (recall, cost) = match level {
            1 => (Recall::of_bouts(0).of_nothing_before(), 13.0),
            2 => (Recall::of_bouts(0), 8.0),
            3 => (Recall::of_bouts(2), 2.5),
            4 => (Recall::of_bouts(6), 0.0),
            _ => panic!("levels are 1 to {APPRENTICES}"),
        };
        Master { recall, erring: Erring { cost, most: MOST_LOST }, ..Master::level(1) }
    }

    /// The same, solving endings in this way.
    #[must_use]
    pub fn solving(self, endings: Endings) -> Self {
        Master { effort: self.effort.with_endings(endings), ..self }
    }

    /// The same, with a memory like that.
    #[must_use]
    pub fn remembering(self, recall: Recall) -> Self {
        Master { recall, ..self }
    }

    /// The same, counting on the habits of the others: those known from deals before, and what
    /// shows in the deal itself.
    #[must_use]
    pub fn knowing(self, profiles: Profiles) -> Self {
        Master { profiles: Some(profiles), ..self }
    }

    /// The same, with those networks to judge how deals of strangers would go on.
    #[must_use]
    pub fn judging_by(self, judges: Judges) -> Self {
        Master { judges, ..self }
    }

    /// How much it thinks.
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl Master {
    /// Searches; what that takes is the same whatever is asked.
    fn search(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let Effort { endings, .. } = self.effort;
        let effort = budget.nodes.map_or(self.effort, Effort::of_worlds).with_endings(endings);
        let effort = effort.with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let (seed, deadline) = (rng.next_u64(), budget.deadline());
        let search = match &self.profiles {
            known if self.reads => Search::reading(view, known.as_ref(), effort, seed, deadline),
            None => Search::remembering(view, self.recall, effort, seed, deadline),
            Some(profiles) => Search::knowing(view, self.recall, profiles, effort, seed, deadline),
        };
        let Some(search) = search else {
            return by_rule(view.legal_actions()[0], "master-had-no-time".into());
        };
        let mut search = search.judged_by(self.judges.clone());
        let mut share = 0.0_f64;
        search.finish_telling(|search| {
            share = share.max(search.progress());
            budget.report(|| progress(search, share));
        });
        let chosen = self.choose(&search, rng);
        let mut decision = explained_as(view, &search, chosen);
        if search.candidates().len() > 1 {
            let notes = &mut decision.explanation.notes;
            notes.extend(recognised(view, &search));
            if let Some(profiles) = &self.profiles {
                notes.extend(counted_on(view, profiles));
            }
        }
        let forgotten = self.recall.forgotten(view).len();
        if forgotten > 0 && search.candidates().len() > 1 {
            decision.explanation.terms.push(Term::new("apprentice-forgotten", forgotten as f64));
        }
        let is_best = decision.action == search.best().action;
        if is_best && budget.reasons == Reasons::WithFacts && !budget.deadline().has_passed() {
            decision.explanation.facts = separating(&search);
            decision.explanation.consequences = search.expected(decision.action);
        }
        decision
    }

    /// The best, unless it errs.
    fn choose<'a>(&self, search: &'a Search, rng: &mut DecisionRng) -> &'a Candidate {
        let best = search.best();
        // What is counted out is sure, and nothing to be careless about.
        let Some(most) = best.chance().filter(|_| best.verdict.is_none()) else { return best };
        let others = search.candidates().iter();
        let others = others.filter(|one| one.action != best.action && one.verdict.is_none());
        let known: Vec<(&Candidate, f64)> =
            others.filter_map(|one| Some((one, one.chance()?))).collect();
        let lost = known.iter().map(|(_, chance)| (100.0 * (most - chance)).round().max(0.0));
        let losses: Vec<u32> = iter::once(0).chain(lost.map(|lost| lost as u32)).collect();
        match self.erring.choose(&losses, rng) {
            0 => best,
            at => known[at - 1].0,
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
        self.search(*view, budget, rng)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }

    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.search(*view, budget, rng)
    }
}

/// How far a search has come that has done so much.
fn progress(search: &Search, share: f64) -> Progress {
    let nodes = search.worlds().max(search.nodes());
    Progress { depth: 0, nodes, share, best: search.best().action.to_string() }
}
