//! What decides the deals of new matches.

use bevy::prelude::*;
use kozyr_core::game::Seed;
use rand::{
    TryRng,
    rngs::{SysError, SysRng},
};

/// Where the seeds of new matches come from.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seeds {
    /// The system's own randomness: nobody can foretell a deal.
    #[default]
    Secret,
    /// One number after another, beginning with this: the same deals each time, for tests.
    Numbered(u64),
}

impl Seeds {
    /// The seed of a new match.
    ///
    /// # Errors
    /// If the system has no random numbers to give.
    pub fn fresh(&mut self) -> Result<Seed, SysError> {
        match self {
            Seeds::Secret => {
                let mut bytes = [0; 32];
                SysRng.try_fill_bytes(&mut bytes)?;
                Ok(Seed::new(bytes))
            }
            Seeds::Numbered(next) => {
                let seed = Seed::from(*next);
                *next = next.wrapping_add(1);
                Ok(seed)
            }
        }
    }
}
