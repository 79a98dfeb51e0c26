//! Seeds for the deals of new matches.

use bevy::prelude::*;
use kozyr_core::game::Seed;
use rand::{
    TryRng,
    rngs::{SysError, SysRng},
};

/// The source of the seeds for new matches.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeedSource {
    /// The system's random number generator: deals are unpredictable.
    #[default]
    SystemRandom,
    /// Consecutive numbers, starting with this one: reproducible deals for tests.
    Numbered(u64),
}

impl SeedSource {
    /// The seed of a new match, different at each call.
    ///
    /// # Errors
    /// Returns an error if the system's random number generator fails.
    pub fn next_seed(&mut self) -> Result<Seed, SysError> {
        match self {
            SeedSource::SystemRandom => {
                let mut bytes = [0; 32];
                SysRng.try_fill_bytes(&mut bytes)?;
                Ok(Seed::new(bytes))
            }
            SeedSource::Numbered(next) => {
                let seed = Seed::from(*next);
                *next = next.wrapping_add(1);
                Ok(seed)
            }
        }
    }
}
