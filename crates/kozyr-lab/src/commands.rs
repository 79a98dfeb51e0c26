//! The command line of `kozyr-lab`: one file a command, each with its `Args` and its `run`.

mod arena;
mod check_reasons;
mod cluster_script;
mod durak;
mod experiment;
mod gauntlet;
mod job;
mod log;
mod merge;
mod opponents;
mod options;
mod perft;
mod plan;
mod play;
mod problems;
mod ratings;
mod record_file;
mod replay;
mod reversi;
mod self_play_data;
mod serve_opponent;
mod shard_args;
mod tree;
mod tune;
mod verify;
mod watchdog;
mod why;

use std::{
    ffi::OsString,
    io::{BufRead, Write},
};

use clap::{Parser, Subcommand};

use super::{
    console::{Called, Console},
    failure::Failure,
    jobs::job_run::{Gather, Gathering},
    signals::take_signals,
    terminal::{Escaping, tell_lines},
};
use plan::not_cut;

pub use job::work_of_plan;

/// The laboratory of Kozyr: matches between opponents, play in the terminal, proofs and counts.
#[derive(Debug, Parser)]
#[command(name = "kozyr-lab", version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Podkidnoy Durak
    #[command(subcommand)]
    Durak(durak::Command),
    /// Reversi
    #[command(subcommand)]
    Reversi(reversi::Command),
    /// Print a recorded game of either kind step by step
    Replay(replay::Args),
    /// Test in many games what the authors of the opponents claim
    Experiment(experiment::Args),
    /// Put the parts together that several machines have played, and tell what came of the whole
    Merge(merge::Args),
    /// Search a game tree, from a file or one of the figures, and draw it
    Tree(tree::Args),
    /// End the programs outside of a laboratory that was killed
    #[command(hide = true)]
    Guard(watchdog::Args),
}

/// Does what a command line asks as a program of its own: signals end it in good order, and what
/// goes wrong is told on the error output. Returns the status to exit with.
pub fn main(called: &Called, input: &mut dyn BufRead, output: &mut (dyn Write + Send)) -> u8 {
    let name = OsString::from(called.anywhere.join(" "));
    let cli = match Cli::try_parse_from([&name].into_iter().chain(&called.words)) {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    take_signals();
    match run(cli, Console { input, output, called: Some(called) }) {
        Ok(()) => 0,
        Err(failure) => failure.report(),
    }
}

/// Tells what is wrong with a command line, or what was asked of it: help, or the version.
fn usage(error: &clap::Error) -> u8 {
    if error.use_stderr() {
        // The words that are wrong come from somebody's script perhaps, or from a page.
        tell_lines(&error.render().to_string());
    } else {
        // Whoever does not read it has not asked.
        let _ = error.print();
    }
    u8::try_from(error.exit_code()).unwrap_or(2)
}

/// The work that the words of a command line ask for.
///
/// # Errors
/// If they ask for nothing that is cut into units.
pub fn work_of_words(words: &[String]) -> Result<Box<dyn Gather>, Failure> {
    let program = ["kozyr-lab".to_owned()];
    let cli = Cli::try_parse_from(program.iter().chain(words)).map_err(|error| {
        let text = error.to_string();
        Failure::Usage(text.trim().trim_start_matches("error: ").replace('\n', " "))
    })?;
    match cli.command {
        Command::Durak(command) => durak::work(&command),
        Command::Reversi(command) => reversi::work(&command),
        Command::Experiment(args) => Ok(Box::new(Gathering::new(args.series()))),
        _ => Err(not_cut()),
    }
}

/// Does what the command line asks.
///
/// # Errors
/// What went wrong, to be [reported](Failure::report).
pub fn run(cli: Cli, console: Console<'_>) -> Result<(), Failure> {
    let mut output = Escaping(console.output);
    let called = console.called;
    let mut console = Console { input: console.input, output: &mut output, called };
    match cli.command {
        Command::Durak(command) => durak::run(command, &mut console)?,
        Command::Reversi(command) => reversi::run(command, &mut console)?,
        Command::Replay(args) => replay::run(&args, &mut console)?,
        Command::Experiment(args) => experiment::run(&args, &mut console)?,
        Command::Merge(args) => merge::run(&args, &mut console)?,
        Command::Tree(args) => tree::run(&args, &mut console)?,
        Command::Guard(args) => watchdog::run(&args, &mut console),
    }
    Ok(console.output.flush()?)
}
