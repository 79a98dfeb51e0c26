//! Summaries of games.

use super::{
    accuracy::Accuracy,
    entry::{GameLogEntry, PlayerResult},
};

/// A summary of some games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost, resignations included.
    pub lost: u32,
    /// Winning and losing streaks.
    pub streak: Streak,
    /// Number of times the person was the fool.
    pub fools: u32,
    /// The average disc difference, if there are games with discs.
    pub discs: Option<f64>,
    /// How good the person's decisions were, in reviewed games.
    pub accuracy: Accuracy,
}

/// Streaks of games with the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// Number of wins in a row up to the last game.
    pub wins: u32,
    /// Number of losses in a row up to the last game.
    pub losses: u32,
    /// The longest winning streak.
    pub best: u32,
}

impl Streak {
    /// Counts the next game. A win or a loss ends the other streak, a draw both.
    fn add(&mut self, result: PlayerResult) {
        let next = |streak: u32, continues: bool| if continues { streak + 1 } else { 0 };
        self.wins = next(self.wins, result == PlayerResult::Won);
        self.losses = next(self.losses, result == PlayerResult::Lost);
        self.best = self.best.max(self.wins);
    }
}

impl Summary {
    /// Summarizes games, given in the order they ended.
    pub fn from_entries<'a>(entries: impl IntoIterator<Item = &'a GameLogEntry>) -> Self {
        let mut summary = Summary::default();
        let (mut disc_sum, mut games_with_discs) = (0, 0);
        for entry in entries {
            match entry.result {
                PlayerResult::Won => summary.won += 1,
                PlayerResult::Drawn => summary.drawn += 1,
                PlayerResult::Lost => summary.lost += 1,
            }
            summary.streak.add(entry.result);
            summary.fools += u32::from(entry.fool);
            if let Some(difference) = entry.discs {
                disc_sum += i64::from(difference);
                games_with_discs += 1;
            }
            summary.accuracy = [summary.accuracy].into_iter().chain(entry.accuracy).sum();
        }
        summary.discs =
            (games_with_discs > 0).then(|| disc_sum as f64 / f64::from(games_with_discs));
        summary
    }

    /// Returns the number of games.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns wins plus half the draws, divided by games; `None` without games.
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }
}

/// Summarizes the games against each opponent, given in the order they ended. A game with several
/// opponents counts for each. The most frequent opponent is first, then by name.
pub fn summaries_by_opponent(entries: &[&GameLogEntry]) -> Vec<(String, Summary)> {
    let mut names: Vec<&str> = entries.iter().flat_map(|entry| entry.opponents()).collect();
    names.sort_unstable();
    names.dedup();
    let summarize = |name: &str| {
        let games = entries.iter().copied().filter(|entry| entry.opponents().contains(&name));
        (name.to_owned(), Summary::from_entries(games))
    };
    let mut opponents: Vec<_> = names.into_iter().map(summarize).collect();
    opponents.sort_by_key(|(_, summary)| std::cmp::Reverse(summary.games()));
    opponents
}
