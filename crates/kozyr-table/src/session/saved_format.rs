//! The match as it is saved: its record, and beside it what only this app needs.

use kozyr_core::game::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{
    TableGame,
    history::History,
    permissions::MatchConditions,
    persistence::{MatchLoadError, check_opponents},
    state::Session,
};

/// What stands beside the fields of the record; records of others do without.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct SavedExtras {
    /// How the match is played.
    #[serde(rename = "conduct")]
    circumstances: MatchConditions,
    /// What was taken back and can be played again, the next action last.
    undone: Vec<String>,
}

impl<G: TableGame> Session<G> {
    /// The match as text, to be gone on with exactly where it is.
    pub fn to_saved(&self) -> String {
        let undone = self.history.ahead().iter().map(ToString::to_string).collect();
        let beside = SavedExtras { circumstances: self.circumstances, undone };
        let record = serde_json::from_str::<Map<String, Value>>(&self.record.to_json());
        let mut fields = record.expect("a record is an object");
        match serde_json::to_value(beside) {
            Ok(Value::Object(more)) => fields.extend(more),
            _ => unreachable!("a struct of lists and flags is an object"),
        }
        serde_json::to_string_pretty(&fields).expect("JSON can be written")
    }

    /// Reads a match that was saved.
    ///
    /// # Errors
    /// If it is no record of the game or an opponent is unknown.
    pub fn from_saved(text: &str) -> Result<Self, MatchLoadError> {
        let record: Record<G> = check_opponents(Record::from_json(text)?)?;
        // What stands beside the record is welcome, but no reason to lose a match.
        let beside: SavedExtras = serde_json::from_str(text).unwrap_or_default();
        let mut session = Session::new(record);
        session.circumstances = beside.circumstances;
        let undone: Option<Vec<G::Action>> =
            beside.undone.iter().map(|action| action.parse().ok()).collect();
        session.restore_undone(undone.unwrap_or_default());
        Ok(session)
    }

    /// Puts actions ahead of the match, if they could be played there.
    fn restore_undone(&mut self, undone: Vec<G::Action>) {
        let mut end = self.record.clone();
        if undone.is_empty() || undone.iter().rev().any(|&action| end.play(action).is_err()) {
            return;
        }
        self.decisions.resize(end.actions().len(), None);
        self.history = History::with_ahead(end, undone);
    }
}
