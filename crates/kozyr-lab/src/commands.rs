//! The command line of `kozyr-lab`: a module per command, with its `Args` and its `run`.

mod arena;
mod causes;
mod check_reasons;
mod cluster_script;
mod durak;
mod experiment;
mod gauntlet;
mod job;
mod learner;
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
#[cfg(feature = "rooms")]
mod rooms;
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
    console::{Console, Invocation},
    failure::Failure,
    jobs::job_run::{AnyJobRun, JobRun},
    signals::enable_signals,
    terminal::{EscapingWriter, print_lines},
};
use plan::not_a_batch_job;

pub use job::job_from_plan;

/// The laboratory of Kozyr: play matches, rate and train opponents, verify and count
#[derive(Debug, Parser)]
#[command(name = "kozyr-lab", version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Podkidnoy Durak
    #[command(subcommand)]
    Durak(durak::DurakCommand),
    /// Reversi
    #[command(subcommand)]
    Reversi(reversi::ReversiCommand),
    /// Print a recorded game of either kind step by step
    Replay(replay::ReplayArgs),
    /// Test claims of the opponents' authors in many games
    Experiment(experiment::ExperimentArgs),
    /// Merge the part files of several machines into one result
    Merge(merge::MergeArgs),
    /// Search a game tree, from a file or a built-in figure, and draw it
    Tree(tree::TreeArgs),
    /// Tables on a server, where people and programs play
    #[cfg(feature = "rooms")]
    #[command(subcommand)]
    Rooms(rooms::RoomsCommand),
    /// Kill the external programs of a laboratory that was killed
    #[command(alias = "guard", hide = true)]
    Watchdog(watchdog::WatchdogArgs),
}

/// Runs a command line as its own program: signals stop it cleanly, and failures go to standard
/// error. Returns the exit status.
pub fn main(
    invocation: &Invocation,
    input: &mut dyn BufRead,
    output: &mut (dyn Write + Send),
) -> u8 {
    let name = OsString::from(invocation.installed_command.join(" "));
    let cli = match Cli::try_parse_from([&name].into_iter().chain(&invocation.args)) {
        Ok(cli) => cli,
        Err(error) => return print_usage_error(&error),
    };
    enable_signals();
    match run(cli, Console { input, output, invocation: Some(invocation) }) {
        Ok(()) => 0,
        Err(failure) => failure.report(),
    }
}

/// Prints a usage error, the help or the version, and returns the exit status.
fn print_usage_error(error: &clap::Error) -> u8 {
    if error.use_stderr() {
        // The quoted arguments may come from a script or a web page, so they are escaped.
        print_lines(&error.render().to_string());
    } else {
        // If standard output is closed, the error cannot be reported anywhere.
        let _ = error.print();
    }
    u8::try_from(error.exit_code()).unwrap_or(2)
}

/// The job of a command line.
///
/// # Errors
/// If the command line is invalid, or its command is not a batch job.
pub fn job_from_args(words: &[String]) -> Result<Box<dyn AnyJobRun>, Failure> {
    let program = ["kozyr-lab".to_owned()];
    let cli = Cli::try_parse_from(program.iter().chain(words)).map_err(|error| {
        let text = error.to_string();
        Failure::Usage(text.trim().trim_start_matches("error: ").replace('\n', " "))
    })?;
    match cli.command {
        LabCommand::Durak(command) => durak::job(&command),
        LabCommand::Reversi(command) => reversi::job(&command),
        LabCommand::Experiment(args) => Ok(Box::new(JobRun::new(args.to_job()))),
        _ => Err(not_a_batch_job()),
    }
}

/// Runs a command.
///
/// # Errors
/// The failure, for the caller to [report](Failure::report).
pub fn run(cli: Cli, console: Console<'_>) -> Result<(), Failure> {
    let mut output = EscapingWriter(console.output);
    let invocation = console.invocation;
    let mut console = Console { input: console.input, output: &mut output, invocation };
    match cli.command {
        LabCommand::Durak(command) => durak::run(command, &mut console)?,
        LabCommand::Reversi(command) => reversi::run(command, &mut console)?,
        LabCommand::Replay(args) => replay::run(&args, &mut console)?,
        LabCommand::Experiment(args) => experiment::run(&args, &mut console)?,
        LabCommand::Merge(args) => merge::run(&args, &mut console)?,
        LabCommand::Tree(args) => tree::run(&args, &mut console)?,
        #[cfg(feature = "rooms")]
        LabCommand::Rooms(command) => rooms::run(command, &mut console)?,
        LabCommand::Watchdog(args) => watchdog::run(&args, &mut console),
    }
    Ok(console.output.flush()?)
}
