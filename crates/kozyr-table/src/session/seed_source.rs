//! What decides the deals of new matches.

use bevy::prelude::*;
use kozyr_core::game::Seed;
use rand::{
    TryRng,
    rngs::{SysError, SysRng},
};

/// Where the seeds of new matches come from.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeedSource {
    /// The system's own randomness: nobody can foretell a deal.
    #[default]
    SystemRandom,
    /// One number after another, beginning with this: the same deals each time, for tests.
    Numbered(u64),
}

impl SeedSource {
    /// The seed of a new match.
    ///
    /// # Errors
    /// If the system has no random numbers to give.
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
