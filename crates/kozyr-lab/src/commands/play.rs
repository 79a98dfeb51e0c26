//! `play`: a game in the terminal.

use std::{
    io::BufRead,
    path::{Path, PathBuf},
};

use super::{
    options::{BudgetArgs, parse_seed, random_seed},
    record_file::read_record,
};
use crate::{
    console::Console, contender::Entrant, failure::Failure, files, lab_game::LabGame,
    play::TerminalGame,
};
use kozyr_core::game::{Player, Record, Seed, ShortForm};

/// The player name of a person.
const PERSON: &str = "human";

/// The arguments of `play`, without those of one game.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// Player of the next seat, once for each seat starting with the first: human, an opponent's
    /// name or exec:COMMAND [default: human, and opponents on all other seats]
    #[arg(long, value_name = "NAME")]
    seat: Vec<String>,
    /// Seed of the game: a number or 64 hexadecimal digits [default: random]
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    seed: Option<Seed>,
    /// Resume a match: a file, `-` for standard input, or the match itself, as a record, a link or
    /// any notation of the game. `--seat` may then name opponents for seats of people
    #[arg(long, value_name = "MATCH", conflicts_with = "seed")]
    from: Option<PathBuf>,
    /// Save the record to this file after every action
    #[arg(long, value_name = "RECORD")]
    save: Option<PathBuf>,
    /// Save the decision log to this file after every action: every hand in numbers and terms,
    /// every reason. It shows all cards (Durak only)
    #[arg(long, value_name = "TEXT")]
    log: Option<PathBuf>,
    #[command(flatten)]
    thinking: BudgetArgs,
}

/// Plays a new or resumed game, and saves its record and decision log if the arguments say so. On
/// seats without a named player, a person plays the first and `default_opponent` the others.
///
/// # Errors
/// If an argument or file is invalid, a program cannot be started, or a file cannot be written.
pub fn run<G: LabGame + ShortForm>(
    args: &PlayArgs,
    setup: G::Setup,
    default_opponent: &str,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if args.save.is_some() && args.save == args.log {
        return Err(Failure::Usage("--save and --log need different files".into()));
    }
    let record = match &args.from {
        Some(file) => read_continuable::<G>(file, &args.seat, console.input)?,
        None => new_record::<G>(args, setup, default_opponent)?,
    };
    let limit = args.thinking.answer_limit();
    let contenders = record.players().iter().map(|player| {
        entrant(player).map(|entrant| entrant.create_contender::<G>(limit)).transpose()
    });
    let contenders = contenders.collect::<Result<_, _>>()?;
    for file in args.save.iter().chain(&args.log) {
        files::check_writable(file)?;
    }
    writeln!(console.output, "the seed's SHA-256 is {}", record.seed().commitment())?;
    let invocation = console.invocation;
    let console = Console { input: &mut *console.input, output: &mut *console.output, invocation };
    let mut game = TerminalGame::new(console, record, contenders, args.thinking.to_budget());
    if let Some(file) = &args.log
        && !game.log_to(file.clone())
    {
        let reason = format!("{} has no decision log; use `why` on the record instead", G::NAME);
        return Err(Failure::Usage(reason));
    }
    if let Some(file) = &args.save {
        game.autosave_to(file.clone());
    }
    let record = game.run()?;
    match &args.save {
        Some(file) => Ok(files::write_atomic(file, record.to_json().as_bytes())?),
        None => Ok(()),
    }
}

/// Creates the record of a new game. On seats without a named player, a person plays the first and
/// `default_opponent` the others.
fn new_record<G: LabGame>(
    args: &PlayArgs,
    setup: G::Setup,
    default_opponent: &str,
) -> Result<Record<G>, Failure> {
    let seed = args.seed.map_or_else(random_seed, Ok)?;
    let game = G::new(&setup, &seed).map_err(|error| Failure::Usage(error.to_string()))?;
    let default_player = |seat| if seat == 0 { PERSON } else { default_opponent }.to_owned();
    let others = (args.seat.len()..game.seats()).map(default_player);
    let players = args.seat.iter().cloned().chain(others).map(Player::from).collect();
    Ok(Record::new(setup, seed, players)?)
}

/// Reads a match to resume. `seats` names who continues on the first seats; an opponent of the
/// match stays on its seat.
///
/// # Errors
/// If the match cannot be read, an external program played in it, or there are other players for a
/// seat.
fn read_continuable<G: LabGame + ShortForm>(
    file: &Path,
    seats: &[String],
    input: &mut dyn BufRead,
) -> Result<Record<G>, Failure> {
    let record = read_record::<G>(file, input)?;
    // Records may come from anyone, so they must not be able to start programs.
    if record.players().iter().any(|player| matches!(entrant(player), Some(Entrant::Program(_)))) {
        let reason = "an external program played, and a record does not start programs";
        return Err(Failure::Failed(format!("{}: {reason}", file.display())));
    }
    let mut players = record.players().to_vec();
    for (index, name) in seats.iter().enumerate() {
        let named = Player::from(name.clone());
        match players.get(index) {
            None => {
                let reason = format!("the match has only {} seats", players.len());
                return Err(Failure::Usage(reason));
            }
            Some(Player::Opponent(opponent)) if *opponent != *name => {
                let reason =
                    format!("`{opponent}` plays on seat {index}; only people are replaced");
                return Err(Failure::Usage(reason));
            }
            Some(_) => players[index] = named,
        }
    }
    Ok(record.with_players(players)?)
}

/// The entrant on a seat; `None` for a person.
fn entrant(player: &Player) -> Option<Entrant> {
    match player {
        Player::Human => None,
        Player::Opponent(name) => Some(name.as_str().into()),
    }
}
