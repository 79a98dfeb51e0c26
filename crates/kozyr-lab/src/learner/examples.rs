//! Decisions of a teacher with their explanations.

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::Explanation,
    game::{Game, Player, Record, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
};
use kozyr_durak::{Action, Durak, Rules, Setup};

use super::observation::Observation;

/// A decision that a student is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingExample {
    /// What could be seen.
    pub observation: Observation,
    /// What could be played.
    pub legal: Vec<Action>,
    /// What was played.
    pub action: Action,
    /// Why.
    pub explanation: Explanation<Action>,
}

/// The decisions of a teacher that plays itself, until there are so many with a choice; so many
/// counterfactuals are looked for in each.
///
/// # Errors
/// If nobody is called so.
pub fn collect_examples(
    teacher: &str,
    count: usize,
    wanted: CounterfactualLimits,
    seed: Seed,
    budget: &Budget,
) -> Result<Vec<TrainingExample>, OpponentError> {
    let opponent = LimitedOpponent::<Durak>::from_name(teacher)?;
    let mut lessons = Vec::new();
    for number in 0.. {
        let seed = seed.derive("lessons", number);
        let mut record = new_deal(seed);
        while let Some((seat, _)) = record.to_act() {
            if lessons.len() >= count || budget.stop.is_stop_requested() {
                return Ok(lessons);
            }
            let view = record.game().view(seat);
            let mut decision = opponent.decide(view, budget, &mut record.decision_rng());
            let (seen, legal) = (Observation::from_view(view), view.legal_actions());
            let action = decision.action;
            if legal.len() > 1 {
                if wanted.max_found > 0 {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&record, teacher, &decision, wanted, budget)?;
                }
                let explanation = decision.explanation;
                lessons.push(TrainingExample { observation: seen, legal, action, explanation });
            }
            record.play(action).expect("opponents play by the rules");
        }
    }
    Ok(lessons)
}

/// A deal of two by the usual rules.
pub(super) fn new_deal(seed: Seed) -> Record<Durak> {
    let setup = Setup::new(2, Rules::throw_in());
    Record::new(setup, seed, vec![Player::Human; 2]).expect("two can play")
}
