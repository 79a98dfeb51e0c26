//! When enough of a match was played.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::sprt::Sequential;

/// How often the test may err either way if nothing else is said.
const USUAL_ERROR: f64 = 0.05;
/// No difference of ratings is greater.
const MOST_ELO: f64 = 1000.0;

/// A sequential test between two differences of ratings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct StopWhen {
    /// The two differences, in points of Elo's.
    pub elo: [f64; 2],
    /// How often the lower difference is taken for the higher one.
    pub alpha: f64,
    /// How often the higher difference is taken for the lower one.
    pub beta: f64,
}

impl StopWhen {
    /// The test itself.
    pub fn test(&self) -> Sequential {
        Sequential::between(self.elo, self.alpha, self.beta)
    }
}

impl FromStr for StopWhen {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = || "a test is LOW:HIGH or LOW:HIGH:ALPHA:BETA, such as 0:5:0.05:0.05".to_owned();
        let numbers: Vec<f64> =
            text.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| form())?;
        let (elo, [alpha, beta]) = match numbers[..] {
            [low, high] => ([low, high], [USUAL_ERROR; 2]),
            [low, high, alpha, beta] => ([low, high], [alpha, beta]),
            _ => return Err(form()),
        };
        let is_sound = elo[0] < elo[1]
            && elo.iter().all(|elo| elo.abs() <= MOST_ELO)
            && [alpha, beta].iter().all(|&share| share > 0.0 && share < 0.5);
        if !is_sound {
            return Err(format!(
                "LOW is below HIGH, both within {MOST_ELO} of 0; ALPHA and BETA lie between 0 and 0.5"
            ));
        }
        Ok(StopWhen { elo, alpha, beta })
    }
}
