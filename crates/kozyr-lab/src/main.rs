//! `kozyr-lab`: the laboratory on the command line.

use std::{io, process::ExitCode};

use clap::Parser;
use kozyr_lab::{
    commands::{Cli, run, usage},
    exec::guard,
    play::Console,
};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    guard::offer();
    let (mut input, mut output) = (io::stdin().lock(), io::stdout());
    match run(cli, Console { input: &mut input, output: &mut output }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
