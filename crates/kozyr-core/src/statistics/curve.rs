//! How figures went from game to game.

use super::entry::Entry;

/// A mean is taken over this many games, the last ones.
pub const WINDOW: usize = 20;

/// A figure that can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Curve {
    /// The person's rating, with its deviation.
    Rating,
    /// The mean score of the last [`WINDOW`] games, 0 to 1.
    #[default]
    Score,
    /// The mean lead in discs of the last [`WINDOW`] games.
    Discs,
    /// The share of good decisions in the last [`WINDOW`] games that were reviewed, 0 to 1.
    Accuracy,
}

/// The points of a curve: the number of the game, from 1 among those given, the value, and how
/// uncertain it is where that is known. Games that say nothing about it have no point.
pub fn curve(entries: &[&Entry], which: Curve) -> Vec<(usize, f64, Option<f64>)> {
    let numbered = entries.iter().enumerate().map(|(index, entry)| (index + 1, *entry));
    let figures: Vec<(usize, f64)> = match which {
        Curve::Rating => {
            let rated = numbered.filter_map(|(number, entry)| Some((number, entry.rating?)));
            return rated.map(|(number, at)| (number, at.rating, Some(at.deviation))).collect();
        }
        Curve::Score => numbered.map(|(number, entry)| (number, entry.verdict.score())).collect(),
        Curve::Discs => {
            numbered.filter_map(|(number, entry)| Some((number, entry.discs?.into()))).collect()
        }
        Curve::Accuracy => numbered
            .filter_map(|(number, entry)| Some((number, entry.accuracy?.share()?)))
            .collect(),
    };
    let mean = |last: usize| {
        let window = &figures[(last + 1).saturating_sub(WINDOW)..=last];
        window.iter().map(|(_, figure)| figure).sum::<f64>() / window.len() as f64
    };
    figures.iter().enumerate().map(|(at, (number, _))| (*number, mean(at), None)).collect()
}
