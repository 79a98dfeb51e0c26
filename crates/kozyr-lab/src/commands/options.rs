//! Options that several commands share.

use std::{num::NonZeroUsize, time::Duration};

use clap::builder::RangedU64ValueParser;
use rand::{TryRng, rngs::SysRng};

use crate::failure::Failure;
use kozyr_core::{game::Seed, opponent::Budget};

/// The longest time for a decision: eleven days.
const MAX_MOVE_TIME: Duration = Duration::from_secs(1_000_000);
/// More threads than any machine that this runs on has use for.
const MAX_THREADS: usize = 1024;

/// How long a program outside may take for an answer if nothing else is said.
pub const DEFAULT_ANSWER_LIMIT: Duration = Duration::from_secs(10);

/// How long opponents may think.
#[derive(Debug, clap::Args)]
pub struct BudgetArgs {
    /// Seconds for one decision: a program outside that takes longer loses the game (10 if not
    /// given), an opponent that searches stops; results may then depend on the machine
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub move_time: Option<Duration>,
    /// Positions or worlds that an opponent may look at for one decision, instead of its own measure
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>())]
    pub nodes: Option<u64>,
    /// Threads for one decision of an opponent that can share its work, which changes no decision
    #[arg(long, value_name = "T", alias = "mind-threads", value_parser = parse_threads)]
    pub opponent_threads: Option<NonZeroUsize>,
}

impl BudgetArgs {
    /// The measure for opponents.
    pub fn to_budget(&self) -> Budget {
        Budget {
            nodes: self.nodes,
            time: self.move_time,
            threads: self.opponent_threads,
            ..Budget::default()
        }
    }

    /// The measure for programs outside.
    pub fn answer_limit(&self) -> Duration {
        self.move_time.unwrap_or(DEFAULT_ANSWER_LIMIT)
    }
}

/// A number as typed, of something of which there has to be one at least.
pub fn at_least_one<T>() -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    RangedU64ValueParser::new().range(1..)
}

/// A seed as typed: a number, or the 64 digits of a whole seed.
pub fn parse_seed(text: &str) -> Result<Seed, String> {
    match text.parse::<u64>() {
        Ok(number) => Ok(number.into()),
        Err(_) => text.parse().map_err(|_| "a seed is a number or 64 hexadecimal digits".into()),
    }
}

/// A seed that nobody knows beforehand.
pub fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    SysRng
        .try_fill_bytes(&mut bytes)
        .map_err(|error| Failure::Failed(format!("the system gives no random numbers: {error}")))?;
    Ok(Seed::new(bytes))
}

/// Seconds as typed.
pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "seconds are a number such as 0.5")?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() && duration <= MAX_MOVE_TIME => Ok(duration),
        _ => Err("seconds are a number above 0 and up to a million, such as 0.5".into()),
    }
}

/// A number of threads as typed.
pub fn parse_threads(text: &str) -> Result<NonZeroUsize, String> {
    match text.parse::<NonZeroUsize>() {
        Ok(threads) if threads.get() <= MAX_THREADS => Ok(threads),
        _ => Err(format!("threads are a number from 1 to {MAX_THREADS}")),
    }
}
