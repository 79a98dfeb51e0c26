//! `reversi contest`: a match between two sets of weights, or two ways of searching.

use std::{path::PathBuf, time::Duration};

use super::{super::options, weights::read_weights};
use crate::{console::Console, failure::Failure, interval::Estimate};
use kozyr_core::game::Seed;
use kozyr_reversi::engine::{
    EXACT_CERTAINTY, SearchLimits, SearchOptions, Weights,
    training::{EngineMatchOpenings, EngineMatchResult, EngineMatchSide, play_engine_match},
};

/// Who meets, and how.
#[derive(Debug, clap::Args)]
pub struct ContestArgs {
    /// Weights whose score is counted
    weights: PathBuf,
    /// Weights on the other side [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Pairs of games, each pair from an opening of its own, with sides changed
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = options::at_least_one::<u32>())]
    pairs: u32,
    /// Plies of an opening, drawn at random
    #[arg(long, value_name = "PLIES", default_value_t = 12, value_parser = clap::value_parser!(u32).range(..=40))]
    plies: u32,
    /// Openings that the other side's search values at more discs than that are not played
    #[arg(long, value_name = "DISCS", default_value_t = 64, value_parser = clap::value_parser!(i32).range(0..=64))]
    balance: i32,
    /// Plies that both look ahead
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Plies that the other side looks ahead [default: as the first]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=60))]
    against_depth: Option<u32>,
    /// With this many empties or fewer both search to the end of the game
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(..=60))]
    exact_from: u32,
    /// How sure both are of what they leave out: 0 (58 %) to 6 (nothing is left out)
    #[arg(long, value_name = "N", default_value_t = EXACT_CERTAINTY, value_parser = clap::value_parser!(u8).range(..=6))]
    certainty: u8,
    /// How sure the other side is of it [default: as the first]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(..=6))]
    against_certainty: Option<u8>,
    /// The other side searches in the ways in which the engine searched first
    #[arg(long)]
    against_original: bool,
    /// Positions that either may visit for a move [default: no limit]
    #[arg(long, value_name = "N", value_parser = options::at_least_one::<u64>())]
    nodes: Option<u64>,
    /// Milliseconds that either may think about a move [default: no limit]
    #[arg(long, value_name = "MS", value_parser = options::at_least_one::<u64>())]
    time: Option<u64>,
    /// Either's table has 2 to the power of this many entries of 16 bytes
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = clap::value_parser!(u32).range(8..=26))]
    table_bits: u32,
    /// What the openings follow from
    #[arg(long, value_name = "S", value_parser = options::parse_seed, default_value = "1")]
    seed: Seed,
}

/// Plays, and prints the score.
///
/// # Errors
/// If a file cannot be read, or holds no weights.
pub fn run(args: &ContestArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let &ContestArgs { pairs, plies, balance, depth, exact_from, certainty, table_bits, .. } = args;
    let first = read_weights(&args.weights)?;
    let own = args.against.as_deref().map(read_weights).transpose()?;
    let second = own.as_ref().unwrap_or_else(|| Weights::builtin());
    let nodes = args.nodes.unwrap_or(u64::MAX);
    let request = SearchLimits { depth, exact_empties: exact_from, certainty, max_nodes: nodes };
    let mut rng = args.seed.derive("contest", 0).rng();
    let openings = EngineMatchOpenings { pairs, random_plies: plies, max_imbalance_discs: balance };
    let time = args.time.map(Duration::from_millis);
    let side = EngineMatchSide {
        weights: &first,
        options: SearchOptions::FASTEST,
        limits: request,
        time,
        table_bits,
    };
    let against = EngineMatchSide {
        weights: second,
        options: if args.against_original {
            SearchOptions::ORIGINAL
        } else {
            SearchOptions::FASTEST
        },
        limits: SearchLimits {
            depth: args.against_depth.unwrap_or(depth),
            certainty: args.against_certainty.unwrap_or(certainty),
            ..request
        },
        ..side
    };
    let result = play_engine_match([side, against], &openings, &mut rng);
    writeln!(console.output, "{}", describe_result(&result))?;
    Ok(())
}

/// The first side's score with its 95 % interval, and how far it was ahead.
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
