//! A teacher's decisions with their explanations.

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::Explanation,
    game::{Game, Player, Record, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
};
use kozyr_durak::{Action, Durak, Rules, Setup};

use super::observation::Observation;

/// A decision used for training.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingExample {
    /// The decision as the teacher saw it.
    pub observation: Observation,
    /// The legal actions.
    pub legal: Vec<Action>,
    /// The action played.
    pub action: Action,
    /// The explanation of the action.
    pub explanation: Explanation<Action>,
}

/// Collects `count` decisions with a choice from a teacher's games against itself, or fewer if the
/// budget's stop is requested. `limits` limits the counterfactuals searched for each decision.
///
/// # Errors
/// If the teacher does not exist.
pub fn collect_examples(
    teacher: &str,
    count: usize,
    limits: CounterfactualLimits,
    seed: Seed,
    budget: &Budget,
) -> Result<Vec<TrainingExample>, OpponentError> {
    let opponent = LimitedOpponent::<Durak>::from_name(teacher)?;
    let mut examples = Vec::new();
    for number in 0.. {
        let seed = seed.derive("lessons", number);
        let mut record = new_deal(seed);
        while let Some((seat, _)) = record.to_act() {
            if examples.len() >= count || budget.stop.is_stop_requested() {
                return Ok(examples);
            }
            let view = record.game().view(seat);
            let mut decision = opponent.decide(view, budget, &mut record.decision_rng());
            let (observation, legal) = (Observation::from_view(view), view.legal_actions());
            let action = decision.action;
            if legal.len() > 1 {
                if limits.max_found > 0 {
                    decision.explanation.counterfactuals =
                        counterfactual::find(&record, teacher, &decision, limits, budget)?;
                }
                let explanation = decision.explanation;
                examples.push(TrainingExample { observation, legal, action, explanation });
            }
            record.play(action).expect("opponents choose legal actions");
        }
    }
    Ok(examples)
}

/// A deal for two players with the usual rules.
pub(super) fn new_deal(seed: Seed) -> Record<Durak> {
    let setup = Setup::new(2, Rules::throw_in());
    Record::new(setup, seed, vec![Player::Human; 2]).expect("the rules allow two players")
}
