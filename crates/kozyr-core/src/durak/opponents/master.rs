//! The opponent that remembers every card, samples what it cannot see, and counts out what it can.

use std::num::NonZeroUsize;

use rand::Rng;

use crate::{
    durak::{
        Action, AttackView, DefenceView, DurakOpponent, Phase, RedealView, ThrowInView, View,
        search::{Candidate, Effort, Search, Verdict},
    },
    explanation::{Alternative, Explanation, Message, Term},
    opponent::{Budget, Decision, DecisionRng, OpponentError, Overrides, Progress},
};

use super::by_rule;

/// The number of the strongest level.
pub const LEVELS: u32 = 5;

/// The master at one of its levels, which differ in the number of worlds that it samples.
///
/// A [budget](Budget) in nodes is one in worlds, and for endings that are counted out so many
/// positions for each as [`Effort::of_worlds`] allows.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    effort: Effort,
}

/// Makes the master of a level, which has no parameters.
pub(super) fn make<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    overrides.none()?;
    Ok(Box::new(Master::level(LEVEL)))
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
            4 => 2048,
            5 => 8192,
            _ => panic!("levels are 1 to {LEVELS}"),
        };
        Master { effort: Effort::of_worlds(worlds) }
    }

    /// How much it thinks.
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl Master {
    /// Searches; what that takes is the same whatever is asked.
    fn search(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let effort = budget.nodes.map_or(self.effort, Effort::of_worlds);
        let effort = effort.with_threads(budget.threads.unwrap_or(NonZeroUsize::MIN));
        let search = Search::until(view, None, effort, rng.next_u64(), budget.deadline());
        let Some(mut search) = search else {
            return by_rule(view.legal_actions()[0], "master-had-no-time".into());
        };
        let mut share = 0.0_f64;
        search.finish_telling(|search| {
            share = share.max(search.progress());
            budget.report(|| progress(search, share));
        });
        explained(view, &search)
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

/// The decision that a search has come to so far, in words.
pub fn explained(view: View<'_>, search: &Search) -> Decision<Action> {
    let best = search.best();
    let rule = rule(view, search, best);
    let alternatives = search.candidates();
    let alternatives = match alternatives {
        [_] => Vec::new(),
        _ => alternatives.iter().map(|one| alternative(search, one, best)).collect(),
    };
    let terms = if search.nodes() > 0 {
        vec![Term::new("master-nodes", search.nodes() as f64)]
    } else {
        Vec::new()
    };
    let explanation = Explanation::new(rule, alternatives, terms);
    Decision { action: best.action, explanation }
}

fn rule(view: View<'_>, search: &Search, best: &Candidate) -> Message {
    match (search.candidates().len(), best.verdict) {
        (1, _) => "master-forced".into(),
        (_, Some(Verdict::Won)) => "master-proved-won".into(),
        (_, Some(Verdict::Drawn)) => "master-proved-drawn".into(),
        (_, Some(Verdict::Lost)) => "master-proved-lost".into(),
        (_, None) if view.phase() == Phase::Redeal => {
            Message::new("master-redeal").number("worlds", search.worlds() as f64)
        }
        (count, None) => Message::new("master-weighed")
            .number("count", count as f64)
            .number("worlds", search.worlds() as f64),
    }
}

fn alternative(search: &Search, one: &Candidate, best: &Candidate) -> Alternative<Action> {
    let label = one.verdict.map(|verdict| match verdict {
        Verdict::Won => Message::new("master-won"),
        Verdict::Drawn => Message::new("master-drawn"),
        Verdict::Lost => Message::new("master-lost"),
    });
    let mut terms = Vec::new();
    if let Some(chance) = one.tried() {
        terms.push(Term::new("master-fool", 100.0 * (1.0 - chance)));
        terms.push(Term::new("master-worlds", one.worlds() as f64));
        terms.push(Term::new("master-agreed", search.agreeing(one) as f64));
    }
    let value = one.chance().map(|chance| 100.0 * chance);
    let chosen = one.action == best.action;
    Alternative { plan: vec![one.action], label, terms, value, chosen }
}
