//! Tables of results.

use serde_json::{Map, Value};

use crate::interval::Estimate;

/// A table of results.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultTable {
    /// The column headings.
    pub headings: Vec<&'static str>,
    /// The rows, each with one cell per heading.
    pub rows: Vec<Vec<TableCell>>,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableCell {
    /// A text.
    Text(String),
    /// An integer.
    Count(u64),
    /// A share between 0 and 1, shown to people in percent.
    Share(f64),
    /// Any other number.
    Number(f64),
}

impl ResultTable {
    /// The table as aligned text: text columns to the left, numbers to the right.
    pub fn to_text(&self) -> String {
        let headings = self.headings.iter().map(|&heading| heading.into()).collect();
        let body = self.rows.iter().map(|row| row.iter().map(TableCell::text).collect());
        let lines: Vec<Vec<String>> = std::iter::once(headings).chain(body).collect();
        let width = |column: usize| {
            lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let is_text = |column: usize| {
            self.rows.first().is_some_and(|row| matches!(row[column], TableCell::Text(_)))
        };
        let mut text = String::new();
        for line in &lines {
            let cells = line.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, &width))| {
                if is_text(column) { format!("{cell:width$}") } else { format!("{cell:>width$}") }
            });
            text += cells.collect::<Vec<_>>().join("  ").trim_end();
            text += "\n";
        }
        text
    }

    /// The table as comma-separated values (RFC 4180, but with LF line ends). Shares are between 0
    /// and 1.
    pub fn to_csv(&self) -> String {
        let headings = self.headings.iter().map(|heading| quoted(heading)).collect();
        let body = self.rows.iter().map(|row| row.iter().map(TableCell::csv).collect());
        let lines = std::iter::once(headings).chain(body);
        lines.map(|cells: Vec<String>| cells.join(",") + "\n").collect()
    }

    /// The table as JSON: an object per row, with the headings as keys. Shares are between 0 and 1.
    pub fn to_json(&self) -> Value {
        let row = |cells: &Vec<TableCell>| -> Value {
            let keys = self.headings.iter().map(|&heading| heading.to_owned());
            keys.zip(cells.iter().map(TableCell::json)).collect::<Map<_, _>>().into()
        };
        self.rows.iter().map(row).collect()
    }
}

impl TableCell {
    /// The cell as JSON.
    fn json(&self) -> Value {
        match self {
            TableCell::Text(text) => text.as_str().into(),
            TableCell::Count(count) => (*count).into(),
            TableCell::Share(number) | TableCell::Number(number) => (*number).into(),
        }
    }

    /// The cells of an estimated share: the mean and both ends of its interval.
    pub fn shares(estimate: &Estimate) -> [TableCell; 3] {
        let [low, high] = estimate.ci95;
        [estimate.mean, low, high].map(TableCell::Share)
    }

    /// The cell as text for people.
    fn text(&self) -> String {
        match self {
            TableCell::Text(text) => text.clone(),
            TableCell::Count(count) => count.to_string(),
            TableCell::Share(share) => format!("{:.2} %", 100.0 * share),
            TableCell::Number(number) => format!("{number:.2}"),
        }
    }

    /// The cell as a field of comma-separated values.
    fn csv(&self) -> String {
        match self {
            TableCell::Text(text) => quoted(text),
            TableCell::Count(count) => count.to_string(),
            TableCell::Share(number) | TableCell::Number(number) => format!("{number:.6}"),
        }
    }
}

/// Quotes a text for comma-separated values if necessary.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}
