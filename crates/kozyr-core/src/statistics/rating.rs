//! The rating of a person, after Glickman's Glicko-2.

use serde::{Deserialize, Serialize};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period},
};

use super::{entry::PlayerResult, opponent_rating::OpponentRating};

/// What a person is worth, on the scale of the [strengths](Strength) of opponents.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating itself.
    pub rating: f64,
    /// How uncertain it is, as a standard deviation.
    pub deviation: f64,
    /// How fast it is expected to change.
    pub volatility: f64,
}

/// Whom the person plays against, for a rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rival {
    /// The rating on that scale.
    pub rating: f64,
    /// How uncertain that is, as a standard deviation.
    pub deviation: f64,
}

impl Default for Rating {
    /// A person of whom nothing is known: 1500 with a deviation of 350.
    fn default() -> Self {
        Glicko2Rating::new().into()
    }
}

impl Default for Rival {
    /// Somebody of whom nothing is known.
    fn default() -> Self {
        let Rating { rating, deviation, .. } = Rating::default();
        Rival { rating, deviation }
    }
}

impl Rating {
    /// The rating after a game against these rivals, each game being a rating period.
    ///
    /// Against several, only the fool loses. Let the chances of becoming the fool be as
    /// w = 10^(−rating / 400): of any two, one of whom is the fool, the weaker is it as often as
    /// they would lose to the other alone. The person then does not become the fool with the chance
    /// of beating one rival of the rating −400·lg Σ w, [the table](Rival::table), whom the game
    /// is counted against. (As many results as there are rivals would count one event again and
    /// again.) Where nobody is the fool among more than two, nothing is learned.
    #[must_use]
    pub fn after(self, rivals: &[Rival], verdict: PlayerResult) -> Self {
        if rivals.is_empty() || (rivals.len() > 1 && verdict == PlayerResult::Drawn) {
            return self;
        }
        let outcome = match verdict {
            PlayerResult::Won => Outcomes::WIN,
            PlayerResult::Drawn => Outcomes::DRAW,
            PlayerResult::Lost => Outcomes::LOSS,
        };
        let results = [(Rival::combined(rivals).into(), outcome)];
        let after = glicko2_rating_period(&self.into(), &results, &Glicko2Config::new());
        Rating::from(after).rounded()
    }

    /// The chance of not losing against these rivals, 0 to 1.
    pub fn expected_score(self, rivals: &[Rival]) -> f64 {
        expected_score(&self.into(), &Rival::combined(rivals).into()).0
    }

    /// Lower and upper end of the 95 % interval.
    pub fn ci95(self) -> [f64; 2] {
        let half = 1.96 * self.deviation;
        [self.rating - half, self.rating + half]
    }

    /// Short enough to be written down; far less than the deviation is lost.
    fn rounded(self) -> Self {
        let to = |value: f64, parts: f64| (value * parts).round() / parts;
        Rating {
            rating: to(self.rating, 100.0),
            deviation: to(self.deviation, 100.0),
            volatility: to(self.volatility, 1e6),
        }
    }
}

impl Rival {
    /// One rival who makes the person lose as often as all of these together make them the fool.
    /// Its variance is that of its rating as a function of theirs.
    pub fn combined(rivals: &[Rival]) -> Self {
        let weight = |rival: &Rival| 10_f64.powf(-rival.rating / 400.0);
        let sum: f64 = rivals.iter().map(weight).sum();
        let variance: f64 =
            rivals.iter().map(|rival| (weight(rival) / sum * rival.deviation).powi(2)).sum();
        Rival { rating: -400.0 * sum.log10(), deviation: variance.sqrt() }
    }
}

impl From<&OpponentRating> for Rival {
    fn from(strength: &OpponentRating) -> Self {
        Rival { rating: strength.rating, deviation: strength.standard_error }
    }
}

impl From<Rival> for Glicko2Rating {
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
