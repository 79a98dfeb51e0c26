//! `watchdog`: a helper process that kills external programs if `kozyr-lab` is killed.

use crate::{console::Console, exec::watchdog};

/// The arguments of `watchdog`.
#[derive(Debug, clap::Args)]
pub struct WatchdogArgs {
    /// Prefix of the programs' marks
    mark: String,
}

/// Reads from the input which groups of programs are running. When it ends, kills these groups and
/// the programs whose marks begin with the given one.
pub fn run(args: &WatchdogArgs, console: &mut Console<'_>) {
    watchdog::run(&args.mark, console.input);
}
