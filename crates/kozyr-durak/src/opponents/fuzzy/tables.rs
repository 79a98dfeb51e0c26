//! The control tables: what to do about cards of what quality.

pub(super) mod letters;
mod ron;

pub use ron::ParseTablesError;

use std::{fmt, sync::OnceLock};

use super::quality::Quality;

/// One of the control tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ControlTable {
    /// Whether to beat or to take. Rows: the hand after taking. Columns: the hand after beating
    /// and drawing.
    Beat,
    /// What to lead. Rows: the card expected from the talon. Columns: the own hand.
    Lead,
    /// What to lead where [`Lead`](Self::Lead) asks for the opponent's hand. One row. Columns:
    /// the hand that they are assumed to have.
    LeadByOpponent,
    /// Whether to add a card when the defender takes. Rows: the hand after adding and drawing.
    /// Columns: the hand without adding, after drawing.
    ThrowInOnTake,
    /// Whether to add a card when the defender has beaten all. Rows and columns as in
    /// [`AddToTaker`](Self::AddToTaker), but they draw as well.
    ThrowInOnBeat,
}

/// What a cell of a table says.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum ControlAnswer {
    /// Beat.
    Beat,
    /// Take.
    Take,
    /// Lead a bad card.
    Bad,
    /// Lead a medium card.
    Medium,
    /// Lead a good card.
    Good,
    /// Let the opponent's hand decide what to lead; the asterisk of the source.
    Opponent,
    /// Add the card.
    Yes,
    /// Do not.
    No,
}

/// A place in one of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ControlCell {
    table: ControlTable,
    row: Quality,
    column: Quality,
}

/// All control tables: five of them, 39 cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ControlTables([ControlAnswer; CELLS]);

/// An answer that a table does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{answer}` is no answer in the table `{table}`, which knows {known}",
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

    /// The answers that the table knows.
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

    /// The rows: all qualities, or one row under the name of [`Quality::Bad`] where the table
    /// has no more.
    pub const fn rows(self) -> &'static [Quality] {
        match self {
            ControlTable::LeadByOpponent => &[Quality::Bad],
            _ => &Quality::ALL,
        }
    }

    /// The cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = ControlCell> {
        let row = move |&row| Quality::ALL.map(|column| self.cell(row, column));
        self.rows().iter().flat_map(row)
    }

    /// The cell of a row and a column; in a table of one row any row means that one.
    pub fn cell(self, row: Quality, column: Quality) -> ControlCell {
        let row = if self.rows().contains(&row) { row } else { Quality::Bad };
        ControlCell { table: self, row, column }
    }

    fn check(self, answer: ControlAnswer) -> Result<(), ControlAnswerError> {
        let known = self.answers().contains(&answer);
        if known { Ok(()) } else { Err(ControlAnswerError { table: self, answer }) }
    }

    /// The answers in words.
    fn answer_names(self) -> String {
        self.answers().iter().map(|answer| answer.name()).collect::<Vec<_>>().join(", ")
    }
}

impl ControlAnswer {
    /// The answer as a word of the text form, and of keys of messages.
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

    /// The quality of the card to be led; `None` for all other answers.
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

    /// The table it is in.
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

    fn index(self) -> usize {
        let before = match self.table {
            ControlTable::Beat => 0,
            ControlTable::Lead => 9,
            ControlTable::LeadByOpponent => 18,
            ControlTable::ThrowInOnTake => 21,
            ControlTable::ThrowInOnBeat => 30,
        };
        before + COLUMNS * self.row as usize + self.column as usize
    }
}

impl fmt::Display for ControlCell {
    /// `beat[medium][bad]`: table, row and column.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, column) = (self.table.name(), self.column.name());
        match self.table.rows() {
            [_] => write!(f, "{table}[{column}]"),
            _ => write!(f, "{table}[{}][{column}]", self.row.name()),
        }
    }
}

impl ControlTables {
    /// The tables as published: «Алгоритмы и программы управления компьютером в азартных
    /// играх, созданные на основе теории нечётких множеств», tables 3 to 6.
    pub fn published() -> &'static Self {
        static TABLES: OnceLock<ControlTables> = OnceLock::new();
        TABLES.get_or_init(|| parse(include_str!("../../../../../assets/durak/fuzzy.ron")))
    }

    /// The tables that came out of learning from games against itself, which begins with the
    /// published ones; `assets/durak/fuzzy-learned.csv` is the history.
    pub fn learned() -> &'static Self {
        static TABLES: OnceLock<ControlTables> = OnceLock::new();
        TABLES.get_or_init(|| parse(include_str!("../../../../../assets/durak/fuzzy-learned.ron")))
    }

    /// What a cell says.
    pub fn get(&self, cell: ControlCell) -> ControlAnswer {
        self.0[cell.index()]
    }

    /// Changes a cell.
    ///
    /// # Errors
    /// If the cell's table does not know the answer.
    pub fn set(
        &mut self,
        cell: ControlCell,
        answer: ControlAnswer,
    ) -> Result<(), ControlAnswerError> {
        cell.table.check(answer)?;
        self.0[cell.index()] = answer;
        Ok(())
    }

    /// The cells in which two sets of tables differ.
    pub fn differences<'a>(
        &'a self,
        other: &'a ControlTables,
    ) -> impl Iterator<Item = ControlCell> + 'a {
        ControlCell::all().filter(|&cell| self.get(cell) != other.get(cell))
    }
}

/// The tables of a file that is part of the program.
fn parse(text: &str) -> ControlTables {
    text.parse().expect("the files of the program are read in the tests")
}
