//! `rooms`: tables on a server.

mod connect;
mod join;
mod load;
mod open;

use clap::Subcommand;

use crate::{console::Console, failure::Failure, rooms::connection::ServerError};

/// The server of `make serve`.
const DEFAULT_SERVER: &str = "http://localhost:8080";

/// The commands for tables on a server.
#[derive(Debug, Subcommand)]
pub enum RoomsCommand {
    /// Open a table and print its link and code
    Open(open::OpenArgs),
    /// Seat an opponent or an external program at a table
    Join(join::JoinArgs),
    /// Connect a program that speaks the protocol of tables itself
    Connect(connect::ConnectArgs),
    /// Play at many tables at once and measure how fast the server is
    Load(load::LoadArgs),
}

/// Runs a command.
///
/// # Errors
/// If the arguments are invalid, the server cannot be used, or a match ends early.
pub fn run(command: RoomsCommand, console: &mut Console<'_>) -> Result<(), Failure> {
    match command {
        RoomsCommand::Open(args) => open::run(&args, console),
        RoomsCommand::Join(args) => join::run(args, console),
        RoomsCommand::Connect(args) => connect::run(&args, console),
        RoomsCommand::Load(args) => load::run(args, console),
    }
}

impl From<ServerError> for Failure {
    fn from(error: ServerError) -> Self {
        Failure::Failed(error.to_string())
    }
}
