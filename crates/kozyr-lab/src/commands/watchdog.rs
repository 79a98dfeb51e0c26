//! `guard`: what `kozyr-lab` runs beside programs outside, so that they end where it is killed.

use crate::{console::Console, exec::watchdog};

/// Whose programs are to be ended.
#[derive(Debug, clap::Args)]
pub struct WatchdogArgs {
    /// What the marks of the programs begin with
    mark: String,
}

/// Waits for the end of the input, and ends what runs then.
pub fn run(args: &WatchdogArgs, console: &mut Console<'_>) {
    watchdog::run(&args.mark, console.input);
}
