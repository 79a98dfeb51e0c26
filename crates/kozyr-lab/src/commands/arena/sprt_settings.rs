//! When enough of a match was played.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::sprt::Sprt;

/// How often the test may err either way if nothing else is said.
const DEFAULT_ERROR_RATE: f64 = 0.05;
/// No difference of ratings is greater.
const MAX_ELO: f64 = 1000.0;

/// A sequential test between two differences of ratings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SprtSettings {
    /// The two differences, in points of Elo's.
    pub elo: [f64; 2],
    /// How often the lower difference is taken for the higher one.
    pub alpha: f64,
    /// How often the higher difference is taken for the lower one.
    pub beta: f64,
}

impl SprtSettings {
    /// The test itself.
    pub fn to_sprt(&self) -> Sprt {
        Sprt::between_elo(self.elo, self.alpha, self.beta)
    }
}

impl FromStr for SprtSettings {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = || "a test is LOW:HIGH or LOW:HIGH:ALPHA:BETA, such as 0:5:0.05:0.05".to_owned();
        let numbers: Vec<f64> =
            text.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| form())?;
        let (elo, [alpha, beta]) = match numbers[..] {
            [low, high] => ([low, high], [DEFAULT_ERROR_RATE; 2]),
            [low, high, alpha, beta] => ([low, high], [alpha, beta]),
            _ => return Err(form()),
        };
        let is_sound = elo[0] < elo[1]
            && elo.iter().all(|elo| elo.abs() <= MAX_ELO)
            && [alpha, beta].iter().all(|&share| share > 0.0 && share < 0.5);
        if !is_sound {
            return Err(format!(
                "LOW is below HIGH, both within {MAX_ELO} of 0; ALPHA and BETA lie between 0 and 0.5"
            ));
        }
        Ok(SprtSettings { elo, alpha, beta })
    }
}
