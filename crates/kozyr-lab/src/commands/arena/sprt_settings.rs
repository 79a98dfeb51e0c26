//! The sequential test that ends a match early.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::sprt::Sprt;

/// The default of both error rates.
const DEFAULT_ERROR_RATE: f64 = 0.05;
/// The limit of both Elo differences.
const MAX_ELO: f64 = 1000.0;

/// A sequential probability ratio test (SPRT) between two Elo differences.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SprtSettings {
    /// The lower and the higher difference, in Elo.
    pub elo: [f64; 2],
    /// The rate of accepting the higher difference when the lower is true.
    pub alpha: f64,
    /// The rate of accepting the lower difference when the higher is true.
    pub beta: f64,
}

impl SprtSettings {
    /// Creates the test with these settings.
    pub fn to_sprt(self) -> Sprt {
        Sprt::between_elo(self.elo, self.alpha, self.beta)
    }
}

impl FromStr for SprtSettings {
    type Err = String;

    /// Parses `LOW:HIGH` or `LOW:HIGH:ALPHA:BETA`; the error probabilities are 0.05 by default.
    fn from_str(text: &str) -> Result<Self, String> {
        let usage = || "expected LOW:HIGH or LOW:HIGH:ALPHA:BETA, such as 0:5:0.05:0.05".to_owned();
        let numbers: Vec<f64> =
            text.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| usage())?;
        let (elo, [alpha, beta]) = match numbers[..] {
            [low, high] => ([low, high], [DEFAULT_ERROR_RATE; 2]),
            [low, high, alpha, beta] => ([low, high], [alpha, beta]),
            _ => return Err(usage()),
        };
        let is_valid = elo[0] < elo[1]
            && elo.iter().all(|elo| elo.abs() <= MAX_ELO)
            && [alpha, beta].iter().all(|&share| share > 0.0 && share < 0.5);
        if !is_valid {
            return Err(format!(
                "LOW must be below HIGH, both within ±{MAX_ELO}; ALPHA and BETA between 0 and 0.5"
            ));
        }
        Ok(SprtSettings { elo, alpha, beta })
    }
}
