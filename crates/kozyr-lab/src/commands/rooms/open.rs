//! `rooms open`: opens a table.

use clap::{ValueEnum, builder::PossibleValuesParser};
use kozyr_rooms::{Absence, GameOptions, Pace, TableOptions};
use serde_json::json;

use super::DEFAULT_SERVER;
use crate::{
    commands::durak::HouseRulesArgs,
    console::Console,
    failure::Failure,
    rooms::{connection::TableServer, link::ServerAddress, run as run_network},
};

/// The arguments of `rooms open`.
#[derive(Debug, clap::Args)]
pub struct OpenArgs {
    /// Address of the server
    #[arg(default_value = DEFAULT_SERVER)]
    server: ServerAddress,
    #[command(flatten)]
    table: TableArgs,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// The options of a table.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// Game
    #[arg(long, value_name = "GAME", default_value = "durak",
          value_parser = PossibleValuesParser::new(["durak", "reversi"]))]
    game: String,
    #[command(flatten)]
    rules: HouseRulesArgs,
    /// Number of corners that Black occupies at the start of Reversi, 0 to 4
    #[arg(long, value_name = "CORNERS", default_value_t = 0)]
    handicap: u8,
    /// How long a person may be away before a computer opponent may stand in
    #[arg(long, value_name = "PERIOD", value_enum, default_value_t)]
    absence: AbsenceArg,
    /// Give everyone a day for each move
    #[arg(long)]
    correspondence: bool,
    /// Allow hints and reasons during a match
    #[arg(long)]
    teaching: bool,
}

/// A period of absence.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum AbsenceArg {
    Never,
    HalfMinute,
    #[default]
    TwoMinutes,
    Day,
}

impl TableArgs {
    /// The options of the table.
    ///
    /// # Errors
    /// If a rule is invalid, or no match can be played with the options.
    pub fn options(&self) -> Result<TableOptions, Failure> {
        let game = if self.game == "reversi" {
            GameOptions::Reversi { handicap: self.handicap }
        } else {
            let setup = self.rules.setup()?;
            if setup.deal.is_some() {
                let reason = "the server deals the cards at a table, so --deal is not possible";
                return Err(Failure::Usage(reason.into()));
            }
            GameOptions::Durak { players: setup.players, rules: setup.rules }
        };
        game.validate().map_err(|error| Failure::Usage(error.to_string()))?;
        let absence = match self.absence {
            AbsenceArg::Never => Absence::Never,
            AbsenceArg::HalfMinute => Absence::HalfMinute,
            AbsenceArg::TwoMinutes => Absence::TwoMinutes,
            AbsenceArg::Day => Absence::Day,
        };
        let pace = if self.correspondence { Pace::Correspondence } else { Pace::Live };
        Ok(TableOptions { game, absence, pace, teaching: self.teaching })
    }
}

/// Opens a table and prints its link and code.
///
/// # Errors
/// If the options are invalid, or the server cannot be reached or refuses.
pub fn run(args: &OpenArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let options = args.table.options()?;
    let options = serde_json::to_value(&options).map_err(std::io::Error::from)?;
    let server = TableServer::new(args.server.clone())?;
    let opened =
        run_network("no table was opened", async { Ok(server.open_room(&options).await?) })?;
    if args.json {
        let line = json!({
            "room": opened.room,
            "link": opened.link,
            "code": opened.code,
            "code_expires": opened.code_expires,
        });
        writeln!(console.output, "{line}")?;
    } else {
        writeln!(console.output, "link  {}", opened.link)?;
        writeln!(console.output, "code  {} (for a day)", opened.code)?;
    }
    Ok(())
}
