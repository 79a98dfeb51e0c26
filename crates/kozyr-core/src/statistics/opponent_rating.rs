//! The ratings of a game's opponents, as measured by the laboratory.

use serde::{Deserialize, Serialize};

/// The rating of a game's anchor opponent, which fixes the scale, and of a new player.
pub const ANCHOR_RATING: f64 = 1500.0;

/// The Elo rating of an opponent: 400 points more are odds of ten to one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OpponentRating {
    /// The opponent's name, without parameters.
    #[serde(alias = "mind")]
    pub opponent: String,
    /// The rating; that of the anchor opponent is [`ANCHOR_RATING`].
    pub rating: f64,
    /// The standard error of the rating relative to the anchor.
    #[serde(rename = "error")]
    pub standard_error: f64,
    /// Lower and upper bound of the 95 % confidence interval.
    pub ci95: [f64; 2],
    /// Number of games that the rating is based on.
    #[serde(rename = "games")]
    pub game_count: u64,
}

/// The ratings of all rated opponents of a game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct OpponentRatings {
    #[serde(alias = "minds")]
    opponents: Vec<OpponentRating>,
}

impl OpponentRatings {
    /// Parses the opponents in a file written by `kozyr-lab GAME ratings`; ignores everything else.
    ///
    /// # Errors
    /// If the text is not such a file.
    pub fn from_ron(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// Parses the ratings that are built into a program.
    ///
    /// # Panics
    /// If the text is not such a file.
    pub fn built_in(text: &str) -> Self {
        OpponentRatings::from_ron(text).expect("built-in ratings are valid")
    }

    /// Returns all rated opponents, in the order of the file: the strongest first.
    pub fn all(&self) -> &[OpponentRating] {
        &self.opponents
    }

    /// Returns the name without parameters if that opponent is rated, or if there is no anchor;
    /// otherwise the anchor's name.
    pub fn rated_or_anchor<'a>(&'a self, name: &'a str) -> &'a str {
        let base = name.split('?').next().unwrap_or(name);
        let anchor = self.opponents.iter().find(|opponent| opponent.rating == ANCHOR_RATING);
        match self.get(base) {
            Some(_) => base,
            None => anchor.map_or(base, |anchor| &anchor.opponent),
        }
    }

    /// Returns the rating of the opponent with exactly this name; `None` if it was never measured,
    /// as with changed parameters.
    pub fn get(&self, name: &str) -> Option<&OpponentRating> {
        self.opponents.iter().find(|rating| rating.opponent == name)
    }
}
