//! `reversi games`: the games of files, as a list.

use std::str::FromStr;

use kozyr_reversi::{
    Colour,
    notation::{
        EmptySquares, NotatedGame, StatedResult, TranscriptStyle, format_transcript,
        parse_transcript, write_transcript,
    },
};
use serde_json::json;

use crate::{
    console::Console,
    failure::Failure,
    game_files::{GameFileArgs, SourcedGame, players_label},
};

/// The arguments of `reversi games`.
#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    #[command(flatten)]
    files: GameFileArgs,
    /// Only games that match; repeatable, and all must match. Keys: player, black, white, event,
    /// date (part of the text, in any case), opening (moves), winner (black, white or none), moves
    /// (number, or a range such as 58..60)
    #[arg(long, value_name = "KEY=VALUE")]
    filter: Vec<GameFilter>,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
    /// Print only the number of games
    #[arg(long, conflicts_with = "json")]
    count: bool,
}

/// A condition on a game.
#[derive(Clone, Debug)]
enum GameFilter {
    Player(String),
    Black(String),
    White(String),
    Event(String),
    Date(String),
    /// The first moves, as a transcript.
    Opening(String),
    /// The winner; `None` for a draw.
    Winner(Option<Colour>),
    /// The number of moves, inclusive.
    Moves(usize, usize),
}

impl FromStr for GameFilter {
    type Err = String;

    /// Parses `KEY=VALUE`, such as `moves=50..60`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
        let lower = value.trim().to_lowercase();
        if lower.is_empty() {
            return Err(format!("`{key}` has no value"));
        }
        Ok(match key.trim() {
            "player" => GameFilter::Player(lower),
            "black" => GameFilter::Black(lower),
            "white" => GameFilter::White(lower),
            "event" => GameFilter::Event(lower),
            "date" => GameFilter::Date(lower),
            "opening" => {
                let actions = parse_transcript(&kozyr_reversi::Position::START, value)
                    .map_err(|error| error.to_string())?;
                GameFilter::Opening(write_transcript(&actions))
            }
            "winner" => GameFilter::Winner(match lower.as_str() {
                "black" => Some(Colour::Black),
                "white" => Some(Colour::White),
                "none" => None,
                _ => return Err(format!("winner is black, white or none, not `{lower}`")),
            }),
            "moves" => {
                let number = |text: &str| {
                    text.trim().parse().map_err(|_| format!("`{text}` is not a number of moves"))
                };
                match lower.split_once("..") {
                    Some((low, high)) => GameFilter::Moves(number(low)?, number(high)?),
                    None => GameFilter::Moves(number(&lower)?, number(&lower)?),
                }
            }
            _ => {
                return Err(format!(
                    "there is no key `{key}`; use player, black, white, event, date, opening, \
                     winner or moves"
                ));
            }
        })
    }
}

impl GameFilter {
    /// Whether the filter keeps the game. Case is ignored in names and events.
    fn matches(&self, game: &NotatedGame) -> bool {
        let contains = |text: &str, part: &str| text.to_lowercase().contains(part);
        match self {
            GameFilter::Player(name) => contains(&game.black, name) || contains(&game.white, name),
            GameFilter::Black(name) => contains(&game.black, name),
            GameFilter::White(name) => contains(&game.white, name),
            GameFilter::Event(name) => contains(&game.event, name),
            GameFilter::Date(date) => contains(&game.date, date),
            GameFilter::Opening(opening) => transcript(game).starts_with(opening),
            GameFilter::Winner(winner) => result_winner(game) == Some(*winner),
            GameFilter::Moves(low, high) => (*low..=*high).contains(&number_of_moves(game)),
        }
    }
}

/// Lists the games.
///
/// # Errors
/// If a file cannot be read.
pub fn run(args: &GamesArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let games = args.files.read(&mut *console.input)?;
    let is_wanted =
        |game: &&SourcedGame| args.filter.iter().all(|filter| filter.matches(&game.imported.game));
    let wanted = games.iter().filter(is_wanted);
    if args.count {
        writeln!(console.output, "{}", wanted.count())?;
        return Ok(());
    }
    for game in wanted {
        let line = if args.json { to_json(game) } else { to_line(game) };
        writeln!(console.output, "{line}")?;
    }
    Ok(())
}

/// The moves without separators or passes.
fn transcript(game: &NotatedGame) -> String {
    format_transcript(&game.start, &game.actions(), TranscriptStyle::Plain)
}

/// The number of moves without passes.
fn number_of_moves(game: &NotatedGame) -> usize {
    game.moves.iter().filter(|notated| notated.action != kozyr_reversi::Action::Pass).count()
}

/// The winner by the moves if the game is finished, otherwise as stated; the inner `None` is a
/// draw.
fn result_winner(game: &NotatedGame) -> Option<Option<Colour>> {
    let by_difference = |difference: f64| match difference {
        difference if difference > 0.0 => Some(Colour::Black),
        difference if difference < 0.0 => Some(Colour::White),
        _ => None,
    };
    let counted = game.disc_difference(EmptySquares::ToWinner);
    match (counted, game.result) {
        (Some(difference), _) => Some(by_difference(difference.into())),
        (None, StatedResult::Winner(winner)) => Some(winner),
        (None, stated) => stated.disc_difference().map(by_difference),
    }
}

/// The game as a line of text.
fn to_line(game: &SourcedGame) -> String {
    let notated = &game.imported.game;
    let result = match notated.result {
        StatedResult::Unknown => notated
            .disc_difference(EmptySquares::ToWinner)
            .map_or("unfinished".into(), |difference| format!("{difference:+}")),
        stated => stated.to_string(),
    };
    let event: Vec<&str> =
        [&*notated.date, &*notated.event].into_iter().filter(|text| !text.is_empty()).collect();
    format!(
        "{}  {}  {result}  {}{}",
        game.source,
        players_label(&notated.black, &notated.white),
        if event.is_empty() { String::new() } else { event.join(", ") + "  " },
        transcript(notated),
    )
}

/// The game as a line of JSON.
fn to_json(game: &SourcedGame) -> String {
    let notated = &game.imported.game;
    let stated = match notated.result {
        StatedResult::Discs { black, white } => json!({"black": black, "white": white}),
        StatedResult::Difference { discs, ending } => {
            json!({"difference": discs, "ending": ending})
        }
        StatedResult::Winner(winner) => json!({"winner": winner}),
        StatedResult::Unknown => serde_json::Value::Null,
    };
    let best_play = notated
        .best_play
        .map(|best| json!({"empties": best.empties, "black_discs": best.black_discs}));
    json!({
        "source": game.source,
        "event": notated.event,
        "date": notated.date,
        "black": notated.black,
        "white": notated.white,
        "start": notated.start,
        "moves": transcript(notated),
        "stated_result": stated,
        "disc_difference": notated.disc_difference(EmptySquares::ToWinner),
        "disc_difference_on_board": notated.disc_difference(EmptySquares::NotCounted),
        "best_play": best_play,
    })
    .to_string()
}
