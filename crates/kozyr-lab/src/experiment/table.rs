//! A table of figures.

use crate::interval::Estimate;

/// Rows of figures under headings.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultTable {
    /// What stands above the columns.
    pub headings: Vec<&'static str>,
    /// The rows, with as many cells as there are headings.
    pub rows: Vec<Vec<TableCell>>,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableCell {
    /// A word.
    Text(String),
    /// A whole number.
    Count(u64),
    /// A share of 1, told in percent to people.
    Share(f64),
    /// Any other figure.
    Number(f64),
}

impl ResultTable {
    /// The table for people: columns side by side, words to the left and figures to the right.
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

    /// The table as comma-separated values, as RFC 4180 has them but with line feeds alone; shares
    /// are between 0 and 1.
    pub fn to_csv(&self) -> String {
        let headings = self.headings.iter().map(|heading| quoted(heading)).collect();
        let body = self.rows.iter().map(|row| row.iter().map(TableCell::csv).collect());
        let lines = std::iter::once(headings).chain(body);
        lines.map(|cells: Vec<String>| cells.join(",") + "\n").collect()
    }
}

impl TableCell {
    /// The cells of an estimate of a share: the mean and both ends of its interval.
    pub fn shares(estimate: &Estimate) -> [TableCell; 3] {
        let [low, high] = estimate.ci95;
        [estimate.mean, low, high].map(TableCell::Share)
    }

    fn text(&self) -> String {
        match self {
            TableCell::Text(text) => text.clone(),
            TableCell::Count(count) => count.to_string(),
            TableCell::Share(share) => format!("{:.2} %", 100.0 * share),
            TableCell::Number(number) => format!("{number:.2}"),
        }
    }

    fn csv(&self) -> String {
        match self {
            TableCell::Text(text) => quoted(text),
            TableCell::Count(count) => count.to_string(),
            TableCell::Share(number) | TableCell::Number(number) => format!("{number:.6}"),
        }
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}
