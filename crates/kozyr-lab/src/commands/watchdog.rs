//! `watchdog`: a helper process that kills external programs if `kozyr-lab` is killed.

use crate::{console::Console, exec::watchdog};

/// The arguments of `watchdog`.
#[derive(Debug, clap::Args)]
pub struct WatchdogArgs {
    /// Prefix of the programs' marks
    mark: String,
}

/// Waits for the input to end, then kills the programs.
pub fn run(args: &WatchdogArgs, console: &mut Console<'_>) {
    watchdog::run(&args.mark, console.input);
}
