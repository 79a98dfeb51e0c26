//! `rooms load`: measures a server with many bots.

use std::time::Duration;

use kozyr_core::game::Seed;
use kozyr_durak::Rules;
use kozyr_rooms::{Absence, GameOptions, TableOptions};

use super::DEFAULT_SERVER;
use crate::{
    commands::options::{at_least_one, parse_seconds, parse_seed, random_seed},
    console::Console,
    failure::Failure,
    rooms::{
        connection::TableServer,
        link::ServerAddress,
        load::{LoadPlan, run as run_load},
        run as run_network,
    },
};

/// The arguments of `rooms load`.
#[derive(Debug, clap::Args)]
pub struct LoadArgs {
    /// Address of the server. Its limits per address must allow the tables and connections
    #[arg(default_value = DEFAULT_SERVER)]
    server: ServerAddress,
    /// Tables to open, where deals of Durak are played
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = at_least_one::<u32>())]
    rooms: u32,
    /// Seats of each table, 2 to 6
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = parse_seats)]
    seats: usize,
    /// Seats of each table that the server's computer opponents take
    #[arg(long, value_name = "N", default_value_t = 0)]
    opponents: usize,
    /// Name of those opponents
    #[arg(long, value_name = "NAME", default_value = "lowest")]
    opponent: String,
    /// Seconds that a bot waits before it acts, on average
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = parse_seconds)]
    interval: Duration,
    /// Seconds to measure once all bots are seated
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    duration: Duration,
    /// Process of the server on this machine, whose memory per connection is measured
    #[arg(long, value_name = "PID", value_parser = at_least_one::<u32>())]
    pid: Option<u32>,
    /// Seed of the bots' decisions: a number or 64 hexadecimal digits [default: random]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    seed: Option<Seed>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints what was measured.
///
/// # Errors
/// If the arguments are invalid, or the server lost, doubled or refused something.
pub fn run(args: LoadArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if args.opponents >= args.seats {
        let reason = "a table needs at least one bot: --opponents must be less than --seats";
        return Err(Failure::Usage(reason.into()));
    }
    let game = GameOptions::Durak { players: args.seats, rules: Rules::default() };
    game.check_opponent(&args.opponent).map_err(|error| Failure::Usage(error.to_string()))?;
    let options = TableOptions { absence: Absence::Never, ..TableOptions::new(game) };
    let plan = LoadPlan {
        rooms: args.rooms as usize,
        bots: args.seats - args.opponents,
        opponents: args.opponents,
        opponent: args.opponent,
        options: serde_json::to_value(&options).map_err(std::io::Error::from)?,
        interval: args.interval,
        duration: args.duration,
        pid: args.pid,
        seed: args.seed.map_or_else(random_seed, Ok)?,
    };
    let report = run_network("nothing was measured", async {
        let server = TableServer::new(args.server)?;
        Ok(run_load(server.into(), plan).await)
    })?;
    if args.json {
        let line = serde_json::to_string(&report).map_err(std::io::Error::from)?;
        writeln!(console.output, "{line}")?;
    } else {
        write!(console.output, "{report}")?;
    }
    if report.has_failed() {
        console.output.flush()?;
        return Err(Failure::Failed(
            "not every bot could play, or not every action was kept".into(),
        ));
    }
    Ok(())
}

/// Parses a number of seats.
fn parse_seats(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(seats) if (2..=6).contains(&seats) => Ok(seats),
        _ => Err("expected a number of seats from 2 to 6".into()),
    }
}
