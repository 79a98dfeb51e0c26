//! `reversi error`: how far the evaluation alone is from deep search.

use std::path::PathBuf;

use super::{
    super::{Failure, options},
    read_weights,
};
use kozyr_core::{
    game::Seed,
    reversi::engine::{
        Request, Weights,
        training::{StageError, stage_errors},
    },
};

use crate::play::Console;

/// What is to be measured against what.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Positions of each stage of the game
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// Plies of the deep search
    #[arg(long, value_name = "PLIES", default_value_t = 12)]
    depth: u32,
    /// With this many empties or fewer the deep search goes to the end of the game
    #[arg(long, value_name = "N", default_value_t = 19)]
    exact_from: u32,
    /// How sure the deep search is: 0 (58 %) to 6 (nothing is left out on a guess)
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(0..=6))]
    certainty: u8,
    /// Weights to be measured [default: those that come with the program]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// What the positions follow from; training never saw those of the default
    #[arg(long, value_name = "S", value_parser = options::seed, default_value = "2026")]
    seed: Seed,
}

/// Prints a line for each stage of the game.
///
/// # Errors
/// If there are no weights in the file.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let own = args.weights.as_deref().map(read_weights).transpose()?;
    let weights = own.as_ref().unwrap_or_else(|| Weights::builtin());
    let &Args { depth, exact_from, certainty, positions, .. } = args;
    let deep = Request { depth, exact_from, certainty, nodes: u64::MAX };
    let mut rng = args.seed.derive("evaluation-error", 0).rng();
    for error in stage_errors(weights, &deep, positions, &mut rng) {
        let StageError { empties, positions, mean_absolute, bias } = error;
        writeln!(
            console.output,
            "{empties:>2} empties: {mean_absolute:>5.2} discs, bias {bias:>+5.2}, {positions} positions"
        )?;
        console.output.flush()?;
    }
    Ok(())
}
