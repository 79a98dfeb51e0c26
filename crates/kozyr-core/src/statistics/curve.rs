//! How figures went from game to game.

use super::entry::GameLogEntry;

/// A mean is taken over this many games, the last ones.
pub const WINDOW_GAMES: usize = 20;

/// A figure that can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CurveMetric {
    /// The person's rating, with its deviation.
    Rating,
    /// The mean score of the last [`WINDOW`] games, 0 to 1.
    #[default]
    Score,
    /// The mean lead in discs of the last [`WINDOW`] games.
    DiscDifference,
    /// The share of good decisions in the last [`WINDOW`] games that were reviewed, 0 to 1.
    Accuracy,
}

/// The points of a curve: the number of the game, from 1 among those given, the value, and how
/// uncertain it is where that is known. Games that say nothing about it have no point.
pub fn curve(entries: &[&GameLogEntry], which: CurveMetric) -> Vec<(usize, f64, Option<f64>)> {
    let numbered = entries.iter().enumerate().map(|(index, entry)| (index + 1, *entry));
    let figures: Vec<(usize, f64)> = match which {
        CurveMetric::Rating => {
            let rated = numbered.filter_map(|(number, entry)| Some((number, entry.rating?)));
            return rated.map(|(number, at)| (number, at.rating, Some(at.deviation))).collect();
        }
        CurveMetric::Score => {
            numbered.map(|(number, entry)| (number, entry.result.score())).collect()
        }
        CurveMetric::DiscDifference => {
            numbered.filter_map(|(number, entry)| Some((number, entry.discs?.into()))).collect()
        }
        CurveMetric::Accuracy => numbered
            .filter_map(|(number, entry)| Some((number, entry.accuracy?.share()?)))
            .collect(),
    };
    let mean = |last: usize| {
        let window = &figures[(last + 1).saturating_sub(WINDOW_GAMES)..=last];
        window.iter().map(|(_, figure)| figure).sum::<f64>() / window.len() as f64
    };
    figures.iter().enumerate().map(|(at, (number, _))| (*number, mean(at), None)).collect()
}
