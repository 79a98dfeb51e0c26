//! The command line of `kozyr-lab`: one file a command, each with its `Args` and its `run`.

mod arena;
mod durak;
mod experiment;
mod gauntlet;
mod generation;
mod guard;
mod learn;
mod log;
mod merge;
mod opponent;
mod opponents;
mod options;
mod perft;
mod play;
mod problems;
mod ratings;
mod reasons;
mod replay;
mod reversi;
mod script;
mod sharing;
mod tree;
mod verify;
mod why;
mod work;

use std::{
    ffi::OsString,
    io::{self, BufRead, Write},
    path::Path,
};

use clap::{Parser, Subcommand};

use super::{
    arena::ArenaError,
    contender::EntrantError,
    files::{FileError, read_text},
    memory::NotEnough,
    play::{Called, Console},
    stopping::{STOPPED, take_signals},
    terminal::{Escaping, tell, tell_lines},
};
use kozyr_core::game::{Game, Record, RecordError};

pub use work::{work_of_plan, work_of_words};

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
    Guard(guard::Args),
}

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It asks for something that there is not.
    #[error("{0}")]
    Usage(String),
    /// It was stopped before its end; what it had come to is printed.
    #[error("stopped: {0}")]
    Stopped(String),
    /// It could not be done, or what was to be proved is not so.
    #[error("{0}")]
    Failed(String),
    /// The terminal cannot be read or written.
    #[error("{0}")]
    Console(#[from] io::Error),
}

impl Failure {
    /// Tells the failure on the error output and returns the status to exit with: 2 for a
    /// command that makes no sense, 1 for one that failed, as clap and most programs have it.
    ///
    /// Nothing is said, and nothing has failed, where the reader of the output has gone away.
    pub fn report(&self) -> u8 {
        if matches!(self, Failure::Console(error) if error.kind() == io::ErrorKind::BrokenPipe) {
            return 0;
        }
        tell("error", &self.to_string());
        match self {
            Failure::Usage(_) => 2,
            Failure::Stopped(_) => STOPPED,
            Failure::Failed(_) | Failure::Console(_) => 1,
        }
    }
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

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<NotEnough> for Failure {
    fn from(error: NotEnough) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<EntrantError> for Failure {
    fn from(error: EntrantError) -> Self {
        match error {
            EntrantError::Start { .. } => Failure::Failed(error.to_string()),
            _ => Failure::Usage(error.to_string()),
        }
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Entrant(error) => error.into(),
            ArenaError::Threads(_) => Failure::Failed(error.to_string()),
            ArenaError::Stopped => Failure::Stopped("before its first result".into()),
            _ => Failure::Usage(error.to_string()),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Failure::Usage(error.to_string())
    }
}

/// The record in a file, played through.
///
/// # Errors
/// If it cannot be read, or what is wrong with it and where.
fn read_record<G: Game>(file: &Path) -> Result<Record<G>, Failure> {
    Record::from_json(&read_text(file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))
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
        Command::Guard(args) => guard::run(&args, &mut console),
    }
    Ok(console.output.flush()?)
}
