//! Curves of statistics from game to game.

use super::entry::GameLogEntry;

/// Number of games in a moving average.
pub const WINDOW_GAMES: usize = 20;

/// A metric that can be plotted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CurveMetric {
    /// The person's rating, with its deviation.
    Rating,
    /// The mean score of the last [`WINDOW_GAMES`] games, 0 to 1.
    #[default]
    Score,
    /// The mean disc difference of the last [`WINDOW_GAMES`] games.
    DiscDifference,
    /// The mean share of best decisions in the last [`WINDOW_GAMES`] reviewed games, 0 to 1.
    Accuracy,
}

/// Returns the points of a curve: the number of the game, from 1 among `entries`, the value after
/// it, and for ratings the deviation. Games without a value have no point and are not in moving
/// averages.
pub fn curve(entries: &[&GameLogEntry], metric: CurveMetric) -> Vec<(usize, f64, Option<f64>)> {
    let numbered = entries.iter().enumerate().map(|(index, entry)| (index + 1, *entry));
    let values: Vec<(usize, f64)> = match metric {
        CurveMetric::Rating => {
            let rated = numbered.filter_map(|(number, entry)| Some((number, entry.rating?)));
            return rated
                .map(|(number, rating)| (number, rating.rating, Some(rating.deviation)))
                .collect();
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
        let window = &values[(last + 1).saturating_sub(WINDOW_GAMES)..=last];
        window.iter().map(|(_, value)| value).sum::<f64>() / window.len() as f64
    };
    values.iter().enumerate().map(|(index, (number, _))| (*number, mean(index), None)).collect()
}
