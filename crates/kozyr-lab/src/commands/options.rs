//! Options shared by several commands.

use std::{num::NonZeroUsize, time::Duration};

use clap::builder::RangedU64ValueParser;
use rand::{TryRng, rngs::SysRng};

use crate::failure::Failure;
use kozyr_core::{game::Seed, opponent::Budget};

/// The longest time for a decision: eleven days.
const MAX_MOVE_TIME: Duration = Duration::from_secs(1_000_000);
/// More threads than any machine has use for.
const MAX_THREADS: usize = 1024;

/// The default time limit of an external program for an answer.
pub const DEFAULT_ANSWER_LIMIT: Duration = Duration::from_secs(10);

/// The options that limit the thinking of opponents.
#[derive(Debug, clap::Args)]
pub struct BudgetArgs {
    /// Seconds per decision: an opponent that searches stops, an external program that takes longer
    /// loses the game (default 10); results may then depend on the machine
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub move_time: Option<Duration>,
    /// Positions or worlds to search per decision, instead of the opponent's default
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>())]
    pub nodes: Option<u64>,
    /// Threads per decision, for opponents that can use several; does not change decisions
    #[arg(long, value_name = "T", alias = "mind-threads", value_parser = parse_threads)]
    pub opponent_threads: Option<NonZeroUsize>,
}

impl BudgetArgs {
    /// The budget of opponents.
    pub fn to_budget(&self) -> Budget {
        Budget {
            nodes: self.nodes,
            time: self.move_time,
            threads: self.opponent_threads,
            ..Budget::default()
        }
    }

    /// The time limit of external programs.
    pub fn answer_limit(&self) -> Duration {
        self.move_time.unwrap_or(DEFAULT_ANSWER_LIMIT)
    }
}

/// Returns a parser of numbers of at least 1.
pub fn at_least_one<T>() -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    RangedU64ValueParser::new().range(1..)
}

/// Parses a seed: a number, or the 64 digits of a whole seed.
pub fn parse_seed(text: &str) -> Result<Seed, String> {
    match text.parse::<u64>() {
        Ok(number) => Ok(number.into()),
        Err(_) => text.parse().map_err(|_| "a seed is a number or 64 hexadecimal digits".into()),
    }
}

/// A seed from the random numbers of the system.
pub fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    SysRng
        .try_fill_bytes(&mut bytes)
        .map_err(|error| Failure::Failed(format!("the system has no random numbers: {error}")))?;
    Ok(Seed::new(bytes))
}

/// Parses a number of seconds, above 0 and up to a million.
pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds such as 0.5")?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() && duration <= MAX_MOVE_TIME => Ok(duration),
        _ => Err("expected seconds above 0 and up to a million, such as 0.5".into()),
    }
}

/// Parses a number of threads, 1 to 1024.
pub fn parse_threads(text: &str) -> Result<NonZeroUsize, String> {
    match text.parse::<NonZeroUsize>() {
        Ok(threads) if threads.get() <= MAX_THREADS => Ok(threads),
        _ => Err(format!("expected a number of threads from 1 to {MAX_THREADS}")),
    }
}
