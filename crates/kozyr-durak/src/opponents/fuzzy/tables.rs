//! The control tables: the rule base of the fuzzy opponent.

pub(super) mod letters;
mod ron;

pub use ron::ParseTablesError;

use std::{fmt, sync::OnceLock};

use super::quality::Quality;

/// One of the control tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ControlTable {
    /// Beat or pick up. Rows: the hand after picking up. Columns: the hand after beating and
    /// drawing.
    Beat,
    /// What to lead. Rows: the card expected from the talon. Columns: the own hand.
    Lead,
    /// What to lead if [`Lead`](Self::Lead) refers to the opponent's hand. One row. Columns: the
    /// sampled hand of the opponent.
    LeadByOpponent,
    /// Whether to throw in after the defender takes. Rows: the hand after throwing in and drawing.
    /// Columns: the hand after drawing without throwing in.
    ThrowInOnTake,
    /// Whether to throw in after the defender has beaten everything. Rows and columns as in
    /// [`ThrowInOnTake`](Self::ThrowInOnTake), but the defender also draws.
    ThrowInOnBeat,
}

/// The answer in a table cell.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum ControlAnswer {
    /// Beat.
    Beat,
    /// Pick up.
    Take,
    /// Lead a bad card.
    Bad,
    /// Lead a medium card.
    Medium,
    /// Lead a good card.
    Good,
    /// Decide the lead by the opponent's hand; the asterisk in the source.
    Opponent,
    /// Throw in the card.
    Yes,
    /// Pass.
    No,
}

/// A cell of one of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ControlCell {
    table: ControlTable,
    row: Quality,
    column: Quality,
}

/// All five control tables, with 39 cells in total.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ControlTables([ControlAnswer; CELLS]);

/// An answer that is invalid in its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{answer}` is not an answer of the table `{table}`, which allows {known}",
        answer = .answer.name(), table = .table.name(), known = .table.answer_names())]
pub struct ControlAnswerError {
    table: ControlTable,
    answer: ControlAnswer,
}

const CELLS: usize = 39;
const COLUMNS: usize = Quality::ALL.len();

impl ControlTable {
    /// All tables.
    pub const ALL: [ControlTable; 5] = [
        ControlTable::Beat,
        ControlTable::Lead,
        ControlTable::LeadByOpponent,
        ControlTable::ThrowInOnTake,
        ControlTable::ThrowInOnBeat,
    ];

    /// The name of the table, in files and as a parameter.
    pub const fn name(self) -> &'static str {
        match self {
            ControlTable::Beat => "beat",
            ControlTable::Lead => "lead",
            ControlTable::LeadByOpponent => "lead_by_opponent",
            ControlTable::ThrowInOnTake => "add_to_taker",
            ControlTable::ThrowInOnBeat => "add_to_beater",
        }
    }

    /// The answers that the table allows.
    pub const fn answers(self) -> &'static [ControlAnswer] {
        match self {
            ControlTable::Beat => &[ControlAnswer::Beat, ControlAnswer::Take],
            ControlTable::Lead => &[
                ControlAnswer::Bad,
                ControlAnswer::Medium,
                ControlAnswer::Good,
                ControlAnswer::Opponent,
            ],
            ControlTable::LeadByOpponent => {
                &[ControlAnswer::Bad, ControlAnswer::Medium, ControlAnswer::Good]
            }
            ControlTable::ThrowInOnTake | ControlTable::ThrowInOnBeat => {
                &[ControlAnswer::Yes, ControlAnswer::No]
            }
        }
    }

    /// The rows: all qualities, or one row named [`Quality::Bad`] if the table has only one.
    pub const fn rows(self) -> &'static [Quality] {
        match self {
            ControlTable::LeadByOpponent => &[Quality::Bad],
            _ => &Quality::ALL,
        }
    }

    /// The cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = ControlCell> {
        let row_cells = move |&row| Quality::ALL.map(|column| self.cell(row, column));
        self.rows().iter().flat_map(row_cells)
    }

    /// The cell of a row and a column. A table with one row ignores `row`.
    pub fn cell(self, row: Quality, column: Quality) -> ControlCell {
        let row = if self.rows().contains(&row) { row } else { Quality::Bad };
        ControlCell { table: self, row, column }
    }

    /// Returns an error if the table does not allow the answer.
    fn check(self, answer: ControlAnswer) -> Result<(), ControlAnswerError> {
        let is_allowed = self.answers().contains(&answer);
        if is_allowed { Ok(()) } else { Err(ControlAnswerError { table: self, answer }) }
    }

    /// The allowed answers as a list.
    fn answer_names(self) -> String {
        self.answers().iter().map(|answer| answer.name()).collect::<Vec<_>>().join(", ")
    }
}

impl ControlAnswer {
    /// The answer as a word in files and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            ControlAnswer::Beat => "beat",
            ControlAnswer::Take => "take",
            ControlAnswer::Bad => "bad",
            ControlAnswer::Medium => "medium",
            ControlAnswer::Good => "good",
            ControlAnswer::Opponent => "opponent",
            ControlAnswer::Yes => "yes",
            ControlAnswer::No => "no",
        }
    }

    /// The quality of the card to lead, or `None` for other answers.
    pub const fn quality(self) -> Option<Quality> {
        match self {
            ControlAnswer::Bad => Some(Quality::Bad),
            ControlAnswer::Medium => Some(Quality::Medium),
            ControlAnswer::Good => Some(Quality::Good),
            _ => None,
        }
    }
}

impl ControlCell {
    /// All cells of all tables.
    pub fn all() -> impl Iterator<Item = ControlCell> {
        ControlTable::ALL.into_iter().flat_map(ControlTable::cells)
    }

    /// The table of the cell.
    pub const fn table(self) -> ControlTable {
        self.table
    }

    /// The row.
    pub const fn row(self) -> Quality {
        self.row
    }

    /// The column.
    pub const fn column(self) -> Quality {
        self.column
    }

    /// The index of the cell in [`ControlTables`].
    fn index(self) -> usize {
        let table_start = match self.table {
            ControlTable::Beat => 0,
            ControlTable::Lead => 9,
            ControlTable::LeadByOpponent => 18,
            ControlTable::ThrowInOnTake => 21,
            ControlTable::ThrowInOnBeat => 30,
        };
        table_start + COLUMNS * self.row as usize + self.column as usize
    }
}

impl fmt::Display for ControlCell {
    /// Writes table, row and column: `beat[medium][bad]`. A table with one row omits the row:
    /// `lead_by_opponent[bad]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, column) = (self.table.name(), self.column.name());
        match self.table.rows() {
            [_] => write!(f, "{table}[{column}]"),
            _ => write!(f, "{table}[{}][{column}]", self.row.name()),
        }
    }
}

impl ControlTables {
    /// The published tables: «Алгоритмы и программы управления компьютером в азартных играх,
    /// созданные на основе теории нечётких множеств», tables 3 to 6.
    pub fn published() -> &'static Self {
        static TABLES: OnceLock<ControlTables> = OnceLock::new();
        TABLES.get_or_init(|| parse(include_str!("../../../../../assets/durak/fuzzy.ron")))
    }

    /// Tables learned by self-play, starting from the published ones.
    /// `assets/durak/fuzzy-learned.csv` records the training.
    pub fn learned() -> &'static Self {
        static TABLES: OnceLock<ControlTables> = OnceLock::new();
        TABLES.get_or_init(|| parse(include_str!("../../../../../assets/durak/fuzzy-learned.ron")))
    }

    /// The answer in a cell.
    pub fn get(&self, cell: ControlCell) -> ControlAnswer {
        self.0[cell.index()]
    }

    /// Changes a cell.
    ///
    /// # Errors
    /// Returns an error if the cell's table does not allow the answer.
    pub fn set(
        &mut self,
        cell: ControlCell,
        answer: ControlAnswer,
    ) -> Result<(), ControlAnswerError> {
        cell.table.check(answer)?;
        self.0[cell.index()] = answer;
        Ok(())
    }

    /// The cells that differ between two sets of tables.
    pub fn differences<'a>(
        &'a self,
        other: &'a ControlTables,
    ) -> impl Iterator<Item = ControlCell> + 'a {
        ControlCell::all().filter(|&cell| self.get(cell) != other.get(cell))
    }
}

/// Parses tables that are built into the program.
fn parse(text: &str) -> ControlTables {
    text.parse().expect("the built-in files are parsed in the tests")
}
