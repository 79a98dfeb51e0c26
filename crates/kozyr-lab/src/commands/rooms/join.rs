//! `rooms join`: an opponent or a program plays at a table as a person.

use std::path::PathBuf;

use kozyr_core::game::{MAX_SEATS, Seat};
use kozyr_rooms::{PlayerName, session::SessionMemory};

use super::DEFAULT_SERVER;
use crate::{
    commands::options::{BudgetArgs, at_least_one, random_seed},
    console::Console,
    contender::Entrant,
    failure::Failure,
    files,
    rooms::{
        block_on,
        connection::find_table,
        interrupted,
        link::{ServerAddress, TableAddress},
        participant::{Participant, PlayerSettings, STOPPED},
        seat::Manners,
    },
    signals::stop_on_signal,
};

/// The arguments of `rooms join`.
#[derive(Debug, clap::Args)]
pub struct JoinArgs {
    /// Link to the table, or its six-letter code
    table: TableAddress,
    /// Player: an opponent's name, or exec:COMMAND
    #[arg(long = "as", value_name = "PLAYER")]
    player: String,
    /// Name at the table [default: the opponent's, or Program]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Number of the seat, from 0 [default: the first open one]
    #[arg(long, value_name = "SEAT", value_parser = parse_seat)]
    seat: Option<Seat>,
    /// Matches to play before it leaves the table
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least_one::<u32>())]
    matches: u32,
    /// As the host, seat this opponent on open seats instead of waiting for people
    #[arg(long, value_name = "OPPONENT")]
    fill: Option<String>,
    /// Server of the code
    #[arg(long, value_name = "URL", default_value = DEFAULT_SERVER)]
    server: ServerAddress,
    /// Keep the right to the seat in this file, and continue with it: the seat then survives this
    /// program. Anyone with the file has the seat
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    thinking: BudgetArgs,
}

/// Plays until the matches are over, and prints what happens.
///
/// # Errors
/// If the table cannot be joined, the player fails, or the server ends the session.
pub fn run(args: JoinArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let entrant = Entrant::from(args.player.as_str());
    let name = args.name.clone().unwrap_or_else(|| default_name(&entrant));
    PlayerName::new(&name)
        .map_err(|error| Failure::Usage(format!("the name `{name}` is not possible: {error}")))?;
    let memory = match &args.keep {
        Some(file) if files::exists(file) => read_memory(file)?,
        _ => SessionMemory::default(),
    };
    if let Some(file) = &args.keep {
        files::check_writable(file)?;
    }
    let settings = PlayerSettings {
        entrant,
        budget: args.thinking.to_budget(),
        answer_limit: args.thinking.answer_limit(),
        matches: args.matches,
        keep: args.keep,
    };
    let manners = Manners { name, seat: args.seat, fill: args.fill, fill_from: 0 };
    let entropy = random_seed()?;
    let stop = stop_on_signal();
    block_on(async {
        let finding = find_table(&args.table, &args.server);
        let found = tokio::select! {
            found = finding => found,
            () = interrupted(&stop) => return Err(Failure::Stopped(STOPPED.into())),
        };
        let (server, room) = found?;
        let output = &mut *console.output;
        let participant =
            Participant::new(server, room, memory, entropy, settings, manners, output);
        participant.run(&stop).await
    })
}

/// The name of a player who was not given one.
fn default_name(entrant: &Entrant) -> String {
    match entrant {
        Entrant::Opponent(name) => name.split('?').next().unwrap_or(name).to_owned(),
        Entrant::Program(_) | Entrant::Baseline(_) => "Program".into(),
    }
}

/// Reads what an earlier session has kept.
fn read_memory(file: &std::path::Path) -> Result<SessionMemory, Failure> {
    serde_json::from_str(&files::read_text(file)?).map_err(|error| {
        let reason = format!("{}: not a file of `rooms join --keep`: {error}", file.display());
        Failure::Failed(reason)
    })
}

/// Parses the number of a seat.
fn parse_seat(text: &str) -> Result<Seat, String> {
    match text.parse::<usize>() {
        Ok(index) if index < MAX_SEATS => Ok(Seat::new(index)),
        _ => Err(format!("expected a seat from 0 to {}", MAX_SEATS - 1)),
    }
}
