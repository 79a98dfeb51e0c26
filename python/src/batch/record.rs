//! The record of a batch, as JSON: the setup, the seed, and the actions of the games in progress.
//! Everything else follows from these.

use kozyr_core::game::Seed;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{GameBatch, Table};
use crate::tensor::TensorGame;

/// The record of a batch.
#[derive(Serialize, Deserialize)]
#[serde(bound = "S: Serialize + DeserializeOwned, A: Serialize + DeserializeOwned")]
struct BatchRecord<S, A> {
    /// The name of the game.
    game: String,
    setup: S,
    seed: Seed,
    /// The number of games started.
    started: u64,
    tables: Vec<TableRecord<A>>,
}

/// The game in progress at a table.
#[derive(Serialize, Deserialize)]
#[serde(bound = "A: Serialize + DeserializeOwned")]
struct TableRecord<A> {
    /// The number of the game in the batch, from 1.
    game_number: u64,
    actions: Vec<A>,
}

/// The field of a [`BatchRecord`] that selects the types of the others.
#[derive(Deserialize)]
struct BatchHeader {
    game: String,
}

/// Returns the name of the game in the record of a batch. Fails if the text is not JSON or names no
/// game.
pub(super) fn record_game_name(json: &str) -> Result<String, serde_json::Error> {
    serde_json::from_str(json).map(|header: BatchHeader| header.game)
}

impl<G: TensorGame> GameBatch<G> {
    /// Returns the record of the batch as JSON: its setup, its seed and the actions of the current
    /// games.
    pub(super) fn to_json(&self) -> String {
        let tables = self.tables.iter().map(|table| TableRecord {
            game_number: table.game_number,
            actions: table.actions.clone(),
        });
        let record = BatchRecord {
            game: G::NAME.into(),
            setup: self.setup.clone(),
            seed: self.seed,
            started: self.started,
            tables: tables.collect(),
        };
        serde_json::to_string(&record).expect("strings, numbers and lists are always JSON")
    }

    /// Restores a batch from its record by playing the games in progress again.
    ///
    /// # Errors
    /// If the text is not a record of such a batch, or a game in it is impossible.
    pub(super) fn from_json(json: &str) -> Result<Self, String> {
        let record: BatchRecord<G::Setup, G::Action> =
            serde_json::from_str(json).map_err(|error| error.to_string())?;
        let BatchRecord { setup, seed, started, tables, .. } = record;
        let mut batch = GameBatch { setup, seed, started, tables: Vec::new() };
        for (number, table) in tables.into_iter().enumerate() {
            let table = batch.replay(&table).map_err(|error| format!("table {number}: {error}"))?;
            batch.tables.push(table);
        }
        Ok(batch)
    }

    /// Returns a table with the recorded game, whose actions are played again. Fails if the game
    /// number has not been started, an action is not legal, or the game is over.
    fn replay(&self, record: &TableRecord<G::Action>) -> Result<Table<G>, String> {
        let number = record.game_number;
        if !(1..=self.started).contains(&number) {
            return Err(format!("game {number} of {} games started", self.started));
        }
        let mut table = self.table(number)?;
        for (index, &action) in record.actions.iter().enumerate() {
            table.play(action).map_err(|error| format!("action {}: {error}", index + 1))?;
        }
        match table.game.outcome() {
            None => Ok(table),
            Some(_) => Err(format!("game {number} is over, and none follows")),
        }
    }
}
