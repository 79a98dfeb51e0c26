//! `reversi eval-error`: the error of the static evaluation against deep search.

use std::path::PathBuf;

use super::{super::options, weights::read_weights};
use crate::{console::Console, failure::Failure};
use kozyr_core::game::Seed;
use kozyr_reversi::engine::{
    SearchLimits, Weights,
    training::{ReferenceSearch, StageErrorStatistics, measure_stage_errors},
};

/// The arguments of `reversi eval-error`.
#[derive(Debug, clap::Args)]
pub struct EvalErrorArgs {
    /// Positions in each stage of the game
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = options::at_least_one::<u32>())]
    positions: u32,
    /// Depth of the deep search
    #[arg(long, value_name = "PLIES", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Solve to the end in the deep search from this number of empties on
    #[arg(long, value_name = "N", default_value_t = 19, value_parser = clap::value_parser!(u32).range(..=60))]
    exact_from: u32,
    /// Certainty of the deep search: 0 (58 %) to 6 (no selective pruning)
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(0..=6))]
    certainty: u8,
    /// Weights to measure [default: built in]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Weights of the deep search and of the games that supply the positions; use the same to
    /// compare evaluations on the same positions [default: same as --weights]
    #[arg(long, alias = "judge", value_name = "FILE")]
    reference: Option<PathBuf>,
    /// Skip positions that the deep search values at more discs for either side
    #[arg(long, alias = "within", value_name = "DISCS", default_value_t = 64,
          value_parser = clap::value_parser!(i32).range(4..=64))]
    max_score: i32,
    /// Seed of the positions; training has never used those of the default
    #[arg(long, value_name = "S", value_parser = options::parse_seed, default_value = "2026")]
    seed: Seed,
}

/// Prints a line for each stage of the game.
///
/// # Errors
/// If a file does not contain weights.
pub fn run(args: &EvalErrorArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let read = |file: &Option<PathBuf>| file.as_deref().map(read_weights).transpose();
    let (weights, reference) = (read(&args.weights)?, read(&args.reference)?);
    let measured = weights.as_ref().unwrap_or_else(|| Weights::builtin());
    let &EvalErrorArgs { depth, exact_from, certainty, positions, max_score, .. } = args;
    let limits = SearchLimits { depth, exact_empties: exact_from, certainty, max_nodes: u64::MAX };
    let reference =
        ReferenceSearch { weights: reference.as_ref().unwrap_or(measured), limits, max_score };
    let mut rng = args.seed.derive("evaluation-error", 0).rng();
    for error in measure_stage_errors(measured, reference, positions, &mut rng) {
        let StageErrorStatistics { empties, positions, mean_absolute, bias } = error;
        writeln!(
            console.output,
            "{empties:>2} empties: {mean_absolute:>5.2} discs, bias {bias:>+5.2}, {positions} positions"
        )?;
        console.output.flush()?;
    }
    Ok(())
}
