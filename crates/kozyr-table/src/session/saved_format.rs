//! The format of a saved match: its record, with additional fields for this app.

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

/// The additional fields; records from other sources lack them.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct SavedExtras {
    /// The conditions of the match.
    #[serde(rename = "conduct")]
    circumstances: MatchConditions,
    /// The undone actions, the next one last.
    undone: Vec<String>,
}

impl<G: TableGame> Session<G> {
    /// The match as JSON, with its conditions and undone actions, so that it resumes exactly here.
    /// Opponents' decisions are not included.
    pub fn to_saved(&self) -> String {
        let undone = self.history.ahead().iter().map(ToString::to_string).collect();
        let extras = SavedExtras { circumstances: self.circumstances, undone };
        let record = serde_json::from_str::<Map<String, Value>>(&self.record.to_json());
        let mut fields = record.expect("a record is an object");
        match serde_json::to_value(extras) {
            Ok(Value::Object(extra_fields)) => fields.extend(extra_fields),
            _ => unreachable!("a struct of lists and flags is an object"),
        }
        serde_json::to_string_pretty(&fields).expect("JSON can be serialized")
    }

    /// Reads a match saved with [`Self::to_saved`], or any record of the game. Unreadable
    /// conditions and undone actions are dropped.
    ///
    /// # Errors
    /// Returns an error if the text is not a record of the game, or if an opponent is unknown.
    pub fn from_saved(text: &str) -> Result<Self, MatchLoadError> {
        let record: Record<G> = check_opponents(Record::from_json(text)?)?;
        // Invalid additional fields are ignored rather than losing the match.
        let extras: SavedExtras = serde_json::from_str(text).unwrap_or_default();
        let mut session = Session::new(record);
        session.circumstances = extras.circumstances;
        let undone: Option<Vec<G::Action>> =
            extras.undone.iter().map(|action| action.parse().ok()).collect();
        session.restore_undone(undone.unwrap_or_default());
        Ok(session)
    }

    /// Restores undone actions, the next one last. Does nothing if any of them is illegal.
    fn restore_undone(&mut self, undone: Vec<G::Action>) {
        let mut end = self.record.clone();
        if undone.is_empty() || undone.iter().rev().any(|&action| end.play(action).is_err()) {
            return;
        }
        self.decisions.resize(end.actions().len(), None);
        self.history = History::with_ahead(end, undone);
    }
}
