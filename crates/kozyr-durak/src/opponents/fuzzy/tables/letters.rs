//! Control tables in opponent names: one letter per cell, with full stops between rows.
//!
//! These functions serialize tables as fields of an opponent's parameters.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{ControlAnswer, ControlTable, ControlTables};
use crate::opponents::fuzzy::quality::Quality;

/// The serialized form: the letters of each table.
#[derive(Serialize, Deserialize)]
struct LetterTables {
    beat: String,
    lead: String,
    lead_by_opponent: String,
    add_to_taker: String,
    add_to_beater: String,
}

/// Serializes each table as a field with its letters.
pub(in super::super) fn serialize<S: Serializer>(
    tables: &ControlTables,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let [beat, lead, lead_by_opponent, add_to_taker, add_to_beater] =
        ControlTable::ALL.map(|table| tables.to_letters(table));
    LetterTables { beat, lead, lead_by_opponent, add_to_taker, add_to_beater }.serialize(serializer)
}

/// Deserializes the tables from fields with letters.
pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<ControlTables, D::Error> {
    let LetterTables { beat, lead, lead_by_opponent, add_to_taker, add_to_beater } =
        LetterTables::deserialize(deserializer)?;
    let mut tables = ControlTables::published().clone();
    let texts = [beat, lead, lead_by_opponent, add_to_taker, add_to_beater];
    for (table, text) in ControlTable::ALL.into_iter().zip(texts) {
        tables.set_letters(table, &text).map_err(D::Error::custom)?;
    }
    Ok(tables)
}

impl ControlTables {
    /// The tables as opponent parameters, `beat=bbb.tbb.ttt&lead=…`. The opponent with these tables
    /// is named `fuzzy?` followed by this text.
    pub fn to_overrides(&self) -> String {
        let tables =
            ControlTable::ALL.map(|table| format!("{}={}", table.name(), self.to_letters(table)));
        tables.join("&")
    }

    /// The letters of a table, with full stops between rows.
    fn to_letters(&self, table: ControlTable) -> String {
        let row = |&row: &Quality| -> String {
            Quality::ALL.map(|column| self.get(table.cell(row, column)).letter()).iter().collect()
        };
        table.rows().iter().map(row).collect::<Vec<_>>().join(".")
    }

    /// Changes all cells of a table to the answers of these letters, row by row. Full stops are
    /// ignored.
    ///
    /// # Errors
    /// If there are too few or too many letters, with no cell changed, or a letter is no answer of
    /// the table, with the cells before it changed.
    fn set_letters(&mut self, table: ControlTable, text: &str) -> Result<(), String> {
        let name = table.name();
        let letters: Vec<char> = text.chars().filter(|&letter| letter != '.').collect();
        let cells: Vec<_> = table.cells().collect();
        if letters.len() != cells.len() {
            return Err(format!("`{name}` has {} cells, not {}", cells.len(), letters.len()));
        }
        for (cell, letter) in cells.into_iter().zip(letters) {
            let answer = table.answers().iter().find(|answer| answer.letter() == letter);
            let answer = answer.ok_or_else(|| {
                let known = table.answers().iter().map(|answer| answer.letter().to_string());
                let known = known.collect::<Vec<_>>().join(", ");
                format!("`{name}` is made of the letters {known}, not `{letter}`")
            })?;
            self.set(cell, *answer).map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}

impl ControlAnswer {
    /// The letter of an answer. Its meaning depends on the table.
    const fn letter(self) -> char {
        match self {
            ControlAnswer::Beat | ControlAnswer::Bad => 'b',
            ControlAnswer::Take => 't',
            ControlAnswer::Medium => 'm',
            ControlAnswer::Good => 'g',
            ControlAnswer::Opponent => '*',
            ControlAnswer::Yes => 'y',
            ControlAnswer::No => 'n',
        }
    }
}
