//! Control tables as RON, for files and sharing.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{COLUMNS, ControlAnswer, ControlTable, ControlTables};
use crate::opponents::fuzzy::quality::Quality;
use kozyr_core::digest;

/// An error that occurs when parsing control tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ParseTablesError {
    /// The line of the error, from 1.
    pub line: usize,
    /// The column where parsing stopped, from 1.
    pub column: usize,
    /// The error message.
    pub reason: String,
}

const BEAT: usize = 0;
const LEAD: usize = 1;
const LEAD_BY_OPPONENT: usize = 2;
const ADD_TO_TAKER: usize = 3;
const ADD_TO_BEATER: usize = 4;

/// The serialized form: each table is a list of rows, or its only row.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Tables", deny_unknown_fields)]
struct TablesData {
    beat: Rows<BEAT>,
    lead: Rows<LEAD>,
    lead_by_opponent: Row<LEAD_BY_OPPONENT>,
    add_to_taker: Rows<ADD_TO_TAKER>,
    add_to_beater: Rows<ADD_TO_BEATER>,
}

/// A row of the table with index `TABLE` in [`ControlTable::ALL`].
#[derive(Serialize)]
#[serde(transparent)]
struct Row<const TABLE: usize>([ControlAnswer; COLUMNS]);

/// The rows of the table with index `TABLE` in [`ControlTable::ALL`].
#[derive(Serialize)]
#[serde(transparent)]
struct Rows<const TABLE: usize>([Row<TABLE>; Quality::ALL.len()]);

impl<'de, const TABLE: usize> Deserialize<'de> for Row<TABLE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let table = ControlTable::ALL[TABLE];
        let answers = Vec::<ControlAnswer>::deserialize(deserializer)?;
        for &answer in &answers {
            table.check(answer).map_err(D::Error::custom)?;
        }
        let row = answers.try_into().map_err(|row: Vec<_>| {
            let cells = row.len();
            D::Error::custom(format!("a row has 3 cells (bad, medium, good), not {cells}"))
        });
        row.map(Row)
    }
}

impl<'de, const TABLE: usize> Deserialize<'de> for Rows<TABLE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<Row<TABLE>>::deserialize(deserializer)?;
        let rows = rows.try_into().map_err(|rows: Vec<_>| {
            let (table, count) = (ControlTable::ALL[TABLE].name(), rows.len());
            D::Error::custom(format!("`{table}` has 3 rows (bad, medium, good), not {count}"))
        });
        rows.map(Rows)
    }
}

impl From<TablesData> for ControlTables {
    fn from(data: TablesData) -> Self {
        /// The answers of all cells, row by row.
        fn answers<const T: usize>(rows: Rows<T>) -> impl Iterator<Item = ControlAnswer> {
            rows.0.into_iter().flat_map(|row| row.0)
        }
        let mut all = (answers(data.beat))
            .chain(answers(data.lead))
            .chain(data.lead_by_opponent.0)
            .chain(answers(data.add_to_taker))
            .chain(answers(data.add_to_beater));
        ControlTables(std::array::from_fn(|_| all.next().expect("each table has all its cells")))
    }
}

impl From<&ControlTables> for TablesData {
    fn from(tables: &ControlTables) -> Self {
        /// One row of the table with index `T`.
        fn row<const T: usize>(tables: &ControlTables, row: Quality) -> Row<T> {
            Row(Quality::ALL.map(|column| tables.get(ControlTable::ALL[T].cell(row, column))))
        }
        /// All rows of the table with index `T`.
        fn rows<const T: usize>(tables: &ControlTables) -> Rows<T> {
            Rows(Quality::ALL.map(|quality| row(tables, quality)))
        }
        TablesData {
            beat: rows(tables),
            lead: rows(tables),
            lead_by_opponent: row(tables, Quality::Bad),
            add_to_taker: rows(tables),
            add_to_beater: rows(tables),
        }
    }
}

impl Serialize for ControlTables {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TablesData::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ControlTables {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        TablesData::deserialize(deserializer).map(ControlTables::from)
    }
}

impl FromStr for ControlTables {
    type Err = ParseTablesError;

    /// Parses the RON form, and checks its digest if present.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        digest::check_digest(text, "//").map_err(|error| ParseTablesError {
            line: text.lines().count(),
            column: 1,
            reason: error.to_string(),
        })?;
        ron::from_str(text).map_err(|error| ParseTablesError {
            line: error.span.end.line,
            column: error.span.end.col,
            reason: error.code.to_string(),
        })
    }
}

impl fmt::Display for ControlTables {
    /// Writes the RON form with comments.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "// Rows and columns are: bad, medium, good.\n(")?;
        for table in ControlTable::ALL {
            let row = |row: Quality| {
                let cells = Quality::ALL.map(|column| self.get(table.cell(row, column)).name());
                format!("[{}]", cells.join(", "))
            };
            for line in legend(table) {
                writeln!(f, "    // {line}")?;
            }
            match table.rows() {
                [quality] => writeln!(f, "    {}: {},", table.name(), row(*quality))?,
                rows => {
                    writeln!(f, "    {}: [", table.name())?;
                    for &quality in rows {
                        writeln!(f, "        {},", row(quality))?;
                    }
                    writeln!(f, "    ],")?;
                }
            }
        }
        writeln!(f, ")")
    }
}

/// The purpose, rows and columns of a table, as comments in the file.
fn legend(table: ControlTable) -> [&'static str; 2] {
    match table {
        ControlTable::Beat => [
            "Whether to beat or to take.",
            "Rows: the hand after taking. Columns: the hand after beating and drawing.",
        ],
        ControlTable::Lead => {
            ["What to lead.", "Rows: the card expected from the talon. Columns: the own hand."]
        }
        ControlTable::LeadByOpponent => [
            "What to lead where the table above says `opponent`.",
            "Columns: the hand that he is assumed to have.",
        ],
        ControlTable::ThrowInOnTake => [
            "Whether to add a card when the defender takes.",
            "Rows: the hand after adding and drawing. Columns: without adding, after drawing.",
        ],
        ControlTable::ThrowInOnBeat => [
            "Whether to add a card when he has beaten all, and will draw as well.",
            "Rows and columns as above.",
        ],
    }
}
