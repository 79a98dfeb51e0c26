//! What the opponents of a game are worth, as the laboratory has measured.

use serde::{Deserialize, Serialize};

/// The rating of the opponent that the scale of a game hangs on, where a new player begins, too.
pub const ANCHOR_RATING: f64 = 1500.0;

/// The rating of an opponent, on the scale of Elo: 400 points more are odds of ten to one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OpponentRating {
    /// The opponent's name, without parameters.
    #[serde(alias = "mind")]
    pub opponent: String,
    /// The rating; the opponent that the scale hangs on has [`ANCHOR`].
    pub rating: f64,
    /// The standard error of the rating, compared with that opponent.
    #[serde(rename = "error")]
    pub standard_error: f64,
    /// Lower and upper end of the 95 % interval of the rating.
    pub ci95: [f64; 2],
    /// How many games the opponent has played for it.
    #[serde(rename = "games")]
    pub game_count: u64,
}

/// The ratings of all opponents of a game that have one.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct OpponentRatings {
    #[serde(alias = "minds")]
    opponents: Vec<OpponentRating>,
}

impl OpponentRatings {
    /// Reads what `kozyr-lab GAME ratings` has written; the games that prove it are left aside.
    ///
    /// # Errors
    /// If the text is no such file.
    pub fn from_ron(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// The ratings that a program has built in.
    ///
    /// # Panics
    /// If the text is no such file.
    pub fn built_in(text: &str) -> Self {
        OpponentRatings::from_ron(text).expect("the ratings built in are tested to be sound")
    }

    /// All opponents with a rating, the strongest first.
    pub fn all(&self) -> &[OpponentRating] {
        &self.opponents
    }

    /// The opponent of that name without its parameters, if it has a rating; else the one that the
    /// scale hangs on.
    pub fn rated_or_anchor<'a>(&'a self, name: &'a str) -> &'a str {
        let base = name.split('?').next().unwrap_or(name);
        let anchor = self.opponents.iter().find(|strength| strength.rating == ANCHOR_RATING);
        match self.get(base) {
            Some(_) => base,
            None => anchor.map_or(base, |anchor| &anchor.opponent),
        }
    }

    /// What the opponent of that name is worth; `None` if nobody has measured it, which is so of
    /// every opponent whose parameters were changed.
    pub fn get(&self, name: &str) -> Option<&OpponentRating> {
        self.opponents.iter().find(|strength| strength.opponent == name)
    }
}
