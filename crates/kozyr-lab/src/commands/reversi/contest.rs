//! `reversi contest`: a match between two sets of weights or search settings.

use std::{path::PathBuf, time::Duration};

use super::{super::options, weights::read_weights};
use crate::{console::Console, failure::Failure, interval::Estimate};
use kozyr_core::game::Seed;
use kozyr_reversi::engine::{
    EXACT_CERTAINTY, SearchLimits, SearchOptions, Weights,
    training::{EngineMatchOpenings, EngineMatchResult, EngineMatchSide, play_engine_match},
};

/// The arguments of `reversi contest`.
#[derive(Debug, clap::Args)]
pub struct ContestArgs {
    /// Weights of the first side, whose score is counted
    weights: PathBuf,
    /// Weights of the other side [default: built in]
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Pairs of games; the games of a pair have the same opening with colours swapped
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = options::at_least_one::<u32>())]
    pairs: u32,
    /// Random plies in an opening
    #[arg(long, alias = "plies", value_name = "PLIES", default_value_t = 12,
          value_parser = clap::value_parser!(u32).range(..=40))]
    opening_plies: u32,
    /// Skip openings that the other side values at more discs for either side
    #[arg(long, alias = "balance", value_name = "DISCS", default_value_t = 64,
          value_parser = clap::value_parser!(i32).range(0..=64))]
    max_imbalance: i32,
    /// Search depth of both sides
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Search depth of the other side [default: same as the first]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=60))]
    against_depth: Option<u32>,
    /// Solve to the end from this number of empties on, both sides
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(..=60))]
    exact_from: u32,
    /// Certainty of selective search for both sides: 0 (58 %) to 6 (no selective pruning)
    #[arg(long, value_name = "N", default_value_t = EXACT_CERTAINTY, value_parser = clap::value_parser!(u8).range(..=6))]
    certainty: u8,
    /// Certainty of the other side [default: same as the first]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(..=6))]
    against_certainty: Option<u8>,
    /// Let the other side search with the engine's original options
    #[arg(long)]
    against_original: bool,
    /// Positions to visit at most per move [default: no limit]
    #[arg(long, value_name = "N", value_parser = options::at_least_one::<u64>())]
    nodes: Option<u64>,
    /// Milliseconds per move [default: no limit]
    #[arg(long, value_name = "MS", value_parser = options::at_least_one::<u64>())]
    time: Option<u64>,
    /// Table size of each side: 2^N entries of 16 bytes, N from 8 to 26
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = clap::value_parser!(u32).range(8..=26))]
    table_bits: u32,
    /// Seed of the openings: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", value_parser = options::parse_seed, default_value = "1")]
    seed: Seed,
}

/// Plays the match and prints the score.
///
/// # Errors
/// If a file cannot be read or does not contain weights.
pub fn run(args: &ContestArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let &ContestArgs { pairs, depth, exact_from, certainty, table_bits, .. } = args;
    let first = read_weights(&args.weights)?;
    let second_weights = args.against.as_deref().map(read_weights).transpose()?;
    let second = second_weights.as_ref().unwrap_or_else(|| Weights::builtin());
    let nodes = args.nodes.unwrap_or(u64::MAX);
    let limits = SearchLimits { depth, exact_empties: exact_from, certainty, max_nodes: nodes };
    let mut rng = args.seed.derive("contest", 0).rng();
    let openings = EngineMatchOpenings {
        pairs,
        random_plies: args.opening_plies,
        max_imbalance_discs: args.max_imbalance,
    };
    let time = args.time.map(Duration::from_millis);
    let first_side = EngineMatchSide {
        weights: &first,
        options: SearchOptions::FASTEST,
        limits,
        time,
        table_bits,
    };
    let second_side = EngineMatchSide {
        weights: second,
        options: if args.against_original {
            SearchOptions::ORIGINAL
        } else {
            SearchOptions::FASTEST
        },
        limits: SearchLimits {
            depth: args.against_depth.unwrap_or(depth),
            certainty: args.against_certainty.unwrap_or(certainty),
            ..limits
        },
        ..first_side
    };
    let result = play_engine_match([first_side, second_side], &openings, &mut rng);
    writeln!(console.output, "{}", describe_result(&result))?;
    Ok(())
}

/// The first side's score with its 95 % interval, and the mean disc difference.
pub(super) fn describe_result(result: &EngineMatchResult) -> String {
    let EngineMatchResult { pairs_by_half_points: pairs, mean_disc_difference: discs } = result;
    let shares = (0..).zip(pairs).map(|(points, &pairs)| (f64::from(points) / 4.0, pairs.into()));
    let [low, high] = Estimate::from_rounds(2, shares).map_or([0.0, 1.0], |estimate| estimate.ci95);
    format!(
        "{:.1} % of {} games ({:.1} to {:.1}), {discs:+.1} discs a game",
        100.0 * result.score(),
        result.games(),
        100.0 * low,
        100.0 * high,
    )
}
