//! What the minds of a game are worth, as the laboratory has measured.

use serde::{Deserialize, Serialize};

/// The rating of the mind that the scale of a game hangs on, where a new player begins, too.
pub const ANCHOR: f64 = 1500.0;

/// The rating of a mind, on the scale of Elo: 400 points more are odds of ten to one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// The mind's name, without parameters.
    pub mind: String,
    /// The rating; the mind that the scale hangs on has [`ANCHOR`].
    pub rating: f64,
    /// The standard error of the rating, compared with that mind.
    pub error: f64,
    /// Lower and upper end of the 95 % interval of the rating.
    pub ci95: [f64; 2],
    /// How many games the mind has played for it.
    pub games: u64,
}

/// The ratings of all minds of a game that have one.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Strengths {
    minds: Vec<Strength>,
}

impl Strengths {
    /// Reads what `kozyr-lab GAME ratings` has written; the games that prove it are left aside.
    ///
    /// # Errors
    /// If the text is no such file.
    pub fn from_ron(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    /// All minds with a rating, the strongest first.
    pub fn all(&self) -> &[Strength] {
        &self.minds
    }

    /// The mind of that name without its parameters, if it has a rating; else the one that the
    /// scale hangs on.
    pub fn measured<'a>(&'a self, mind: &'a str) -> &'a str {
        let base = mind.split('?').next().unwrap_or(mind);
        let anchor = self.minds.iter().find(|strength| strength.rating == ANCHOR);
        match self.of(base) {
            Some(_) => base,
            None => anchor.map_or(base, |anchor| &anchor.mind),
        }
    }

    /// What the mind of that name is worth; `None` if nobody has measured it, which is so of
    /// every mind whose parameters were changed.
    pub fn of(&self, mind: &str) -> Option<&Strength> {
        self.minds.iter().find(|strength| strength.mind == mind)
    }
}
