//! The error type of commands.

use std::io;

use super::{
    contender::EntrantError, files::FileError, memory::NotEnoughMemory,
    signals::INTERRUPTED_STATUS, terminal::print_message,
};
use kozyr_core::game::RecordError;

/// The error of a command.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments are invalid.
    #[error("{0}")]
    Usage(String),
    /// The command was stopped early; the results so far are printed.
    #[error("stopped: {0}")]
    Stopped(String),
    /// The command failed, or a check found an error.
    #[error("{0}")]
    Failed(String),
    /// The terminal cannot be read or written.
    #[error("{0}")]
    Console(#[from] io::Error),
}

impl Failure {
    /// Prints the failure to standard error and returns the exit status, as clap does: 2 for
    /// invalid arguments, 1 for a failed command.
    ///
    /// A closed output pipe is not a failure: it prints nothing and returns 0.
    pub fn report(&self) -> u8 {
        if matches!(self, Failure::Console(error) if error.kind() == io::ErrorKind::BrokenPipe) {
            return 0;
        }
        print_message("error", &self.to_string());
        match self {
            Failure::Usage(_) => 2,
            Failure::Stopped(_) => INTERRUPTED_STATUS,
            Failure::Failed(_) | Failure::Console(_) => 1,
        }
    }
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<NotEnoughMemory> for Failure {
    fn from(error: NotEnoughMemory) -> Self {
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

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Failure::Usage(error.to_string())
    }
}
