//! Repeats the decisions of a record's opponents, with the record's random numbers.

use kozyr_core::{
    game::{Player, Record},
    opponent::{Budget, Decision, LimitedOpponent},
};
use std::collections::BTreeMap;

use super::{
    contender::{Entrant, decide},
    lab_game::LabGame,
};

/// The opponents of a record by name, each created once.
pub struct RecordedOpponents<G: LabGame> {
    by_name: BTreeMap<String, Result<LimitedOpponent<G>, String>>,
    budget: Budget,
}

impl<G: LabGame> Default for RecordedOpponents<G> {
    fn default() -> Self {
        RecordedOpponents::with_budget(Budget::default())
    }
}

impl<G: LabGame> RecordedOpponents<G> {
    /// Creates opponents that decide within this budget.
    pub fn with_budget(budget: Budget) -> Self {
        RecordedOpponents { by_name: BTreeMap::new(), budget }
    }

    /// Repeats the decision of the opponent to act; an error says why it cannot be repeated. `None`
    /// if it is a person's turn or the game is over. External programs are not asked, because a
    /// record must not be able to start a program.
    pub fn decide(&mut self, record: &Record<G>) -> Option<Result<Decision<G::Action>, String>> {
        let (_, Player::Opponent(name)) = record.to_act()? else { return None };
        let opponent = self.by_name.entry(name.clone()).or_insert_with(|| match (&**name).into() {
            Entrant::Program(_) => Err("external programs are not asked again".into()),
            Entrant::Baseline(_) => Err("baselines are not asked again".into()),
            Entrant::Opponent(name) => {
                LimitedOpponent::from_name(&name).map_err(|error| error.to_string())
            }
        });
        Some(match opponent {
            Ok(opponent) => Ok(decide(opponent, record, &self.budget)),
            Err(reason) => Err(reason.clone()),
        })
    }
}
