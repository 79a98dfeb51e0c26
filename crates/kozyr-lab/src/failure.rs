//! Why a command did not do what it was asked.

use std::io;

use super::{
    contender::EntrantError, files::FileError, memory::NotEnoughMemory,
    signals::INTERRUPTED_STATUS, terminal::print_message,
};
use kozyr_core::game::RecordError;

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
