//! The mind that samples what it cannot see and counts out what it can.

use rand::Rng;

use crate::{
    durak::{
        Action, Durak, Phase, View,
        search::{Effort, Search},
    },
    explanation::{Alternative, Explanation, Term},
    opponent::{Budget, Decision, DecisionRng, Opponent, OpponentError, Overrides},
};

/// The number of the strongest level.
pub const LEVELS: u32 = 5;

/// The master at one of its levels.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    effort: Effort,
}

/// Makes the master of a level, which has no parameters.
pub(super) fn make<const LEVEL: u32>(
    overrides: &Overrides,
) -> Result<Box<dyn Opponent<Durak>>, OpponentError> {
    overrides.none()?;
    Ok(Box::new(Master::level(LEVEL)))
}

impl Master {
    /// The master of a level, 1 to [`LEVELS`].
    ///
    /// # Panics
    /// If there is no such level.
    pub fn level(level: u32) -> Self {
        let worlds = match level {
            1 => 16,
            2 => 64,
            3 => 256,
            4 => 1024,
            5 => 4096,
            _ => panic!("levels are 1 to {LEVELS}"),
        };
        Master { effort: Effort::of_worlds(worlds) }
    }
}

impl Opponent<Durak> for Master {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        if view.phase() == Phase::Redeal {
            return super::by_rule(Action::Keep, "master-keep".into());
        }
        let effort = budget.nodes.map_or(self.effort, Effort::of_worlds);
        let mut search = Search::new(view, effort, rng.next_u64());
        while !search.is_finished() {
            search.step();
        }
        let best = search.best();
        let alternatives = search
            .candidates()
            .iter()
            .map(|one| Alternative {
                plan: vec![one.action],
                label: None,
                terms: vec![Term::new("master-worlds", one.worlds() as f64)],
                value: one.chance(),
                chosen: one.action == best.action,
            })
            .collect();
        let explanation = Explanation { rule: "master-weighed".into(), alternatives, terms: vec![] };
        Decision { action: best.action, explanation }
    }
}
