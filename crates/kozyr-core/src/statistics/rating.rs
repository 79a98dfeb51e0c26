//! The rating of a person, by Mark Glickman's Glicko-2.

use serde::{Deserialize, Serialize};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period},
};

use super::{entry::PlayerResult, opponent_rating::OpponentRating};

/// The rating of a person, on the scale of [`OpponentRating`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating itself.
    pub rating: f64,
    /// Its uncertainty, as a standard deviation.
    pub deviation: f64,
    /// The expected rate of change.
    pub volatility: f64,
}

/// The rating of someone the person plays against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rival {
    /// The rating on the same scale.
    pub rating: f64,
    /// Its uncertainty, as a standard deviation.
    pub deviation: f64,
}

impl Default for Rating {
    /// An unknown person: 1500 with a deviation of 350.
    fn default() -> Self {
        Glicko2Rating::new().into()
    }
}

impl Default for Rival {
    /// A rival with the rating and deviation of an unknown person.
    fn default() -> Self {
        let Rating { rating, deviation, .. } = Rating::default();
        Rival { rating, deviation }
    }
}

impl Rating {
    /// Returns the rating after a game against these rivals. Each game is a rating period.
    ///
    /// Against several rivals, only the fool loses. Let the probability of becoming the fool be
    /// proportional to w = 10^(−rating / 400). Then of any two players, given that one is the fool,
    /// the odds are those of a game between the two. The person escapes with the probability of
    /// beating a single rival rated −400·lg Σ w, so the game counts as one against this
    /// [combined](Rival::combined) rival. (One result per rival would count the same event several
    /// times.) The rating does not change if there are no rivals, or if nobody among several is the
    /// fool.
    #[must_use]
    pub fn after(self, rivals: &[Rival], result: PlayerResult) -> Self {
        if rivals.is_empty() || (rivals.len() > 1 && result == PlayerResult::Drawn) {
            return self;
        }
        let outcome = match result {
            PlayerResult::Won => Outcomes::WIN,
            PlayerResult::Drawn => Outcomes::DRAW,
            PlayerResult::Lost => Outcomes::LOSS,
        };
        let results = [(Rival::combined(rivals).into(), outcome)];
        let updated = glicko2_rating_period(&self.into(), &results, &Glicko2Config::new());
        Rating::from(updated).rounded()
    }

    /// Returns the expected score against at least one rival, 0 to 1. Against a single rival a draw
    /// counts ½; against several it is the probability of not becoming the fool.
    pub fn expected_score(self, rivals: &[Rival]) -> f64 {
        expected_score(&self.into(), &Rival::combined(rivals).into()).0
    }

    /// Returns the lower and upper bound of the 95 % confidence interval.
    pub fn ci95(self) -> [f64; 2] {
        let half_width = 1.96 * self.deviation;
        [self.rating - half_width, self.rating + half_width]
    }

    /// Rounds for storage: rating and deviation to hundredths, the volatility to millionths. The
    /// rounding error is far below the deviation.
    fn rounded(self) -> Self {
        let round_to = |value: f64, parts: f64| (value * parts).round() / parts;
        Rating {
            rating: round_to(self.rating, 100.0),
            deviation: round_to(self.deviation, 100.0),
            volatility: round_to(self.volatility, 1e6),
        }
    }
}

impl Rival {
    /// Combines one or more rivals into a single one. The person loses to it as often as they
    /// become the fool against all of them. Its variance follows from theirs by linear error
    /// propagation.
    pub fn combined(rivals: &[Rival]) -> Self {
        let weight = |rival: &Rival| 10_f64.powf(-rival.rating / 400.0);
        let sum: f64 = rivals.iter().map(weight).sum();
        let variance: f64 =
            rivals.iter().map(|rival| (weight(rival) / sum * rival.deviation).powi(2)).sum();
        Rival { rating: -400.0 * sum.log10(), deviation: variance.sqrt() }
    }
}

impl From<&OpponentRating> for Rival {
    /// Takes the standard error of the measured rating as the deviation.
    fn from(opponent: &OpponentRating) -> Self {
        Rival { rating: opponent.rating, deviation: opponent.standard_error }
    }
}

impl From<Rival> for Glicko2Rating {
    /// Adds the default volatility.
    fn from(rival: Rival) -> Self {
        let Rival { rating, deviation } = rival;
        Glicko2Rating { rating, deviation, ..Glicko2Rating::new() }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        let Rating { rating, deviation, volatility } = rating;
        Glicko2Rating { rating, deviation, volatility }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        let Glicko2Rating { rating, deviation, volatility } = rating;
        Rating { rating, deviation, volatility }
    }
}
