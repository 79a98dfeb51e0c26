//! Reversi games and positions from files, standard input or arguments, in any format that players
//! exchange.

use std::{
    io::{BufRead, Read},
    path::{Path, PathBuf},
};

use kozyr_core::file_names::has_extension;
use kozyr_reversi::notation::{
    ImportError, ImportFileError, ImportedGame, MAX_IMPORT_BYTES, NotatedGame, WthorNames,
    read_game_file, read_games, read_valid_games,
};

use crate::{failure::Failure, files, terminal::print_message, wording::pluralized};

/// How many characters of an argument an error quotes.
const MAX_QUOTED_CHARS: usize = 200;
/// The argument that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// The arguments of commands that read Reversi games.
#[derive(Debug, Clone, clap::Args)]
pub struct GameFileArgs {
    /// Files of games or positions: transcripts, boards, OBF, GGF or WTHOR (.wtb). `-` reads
    /// standard input; what is not a file is read as a game itself. Put `--` before a board that
    /// starts with a dash
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    names: WthorNameArgs,
    /// Skip games that cannot be read, and report them
    #[arg(long)]
    skip_invalid: bool,
}

/// The files of the names in WTHOR files.
#[derive(Debug, Clone, Default, clap::Args)]
struct WthorNameArgs {
    /// Names of the players in WTHOR files [default: the .jou file in the same folder]
    #[arg(long, value_name = "FILE")]
    player_names: Option<PathBuf>,
    /// Names of the tournaments in WTHOR files [default: the .trn file in the same folder]
    #[arg(long, value_name = "FILE")]
    tournament_names: Option<PathBuf>,
}

/// A game with its source.
#[derive(Clone, Debug)]
pub struct SourcedGame {
    /// The file, or `-`, with the line the game starts on: `games.txt:12`.
    pub source: String,
    /// The game.
    pub imported: ImportedGame,
}

impl GameFileArgs {
    /// Reads all games, in the order of the arguments; `-` stands for `input`.
    ///
    /// # Errors
    /// If a file cannot be read or contains no games; the message says where, what was expected,
    /// and shows an example.
    pub fn read(&self, input: &mut dyn BufRead) -> Result<Vec<SourcedGame>, Failure> {
        let mut games = Vec::new();
        for name in &self.files {
            let imported = self.names.read_argument(name, input, self.skip_invalid)?;
            let with_source = |imported: ImportedGame| SourcedGame {
                source: format!("{name}:{}", imported.line),
                imported,
            };
            games.extend(imported.into_iter().map(with_source));
        }
        Ok(games)
    }
}

/// Reads the only game of an argument: a file, `-` for `input`, or the game itself.
///
/// # Errors
/// Those of [`GameFileArgs::read`], or if there are several games.
pub fn read_one_game(argument: &str, input: &mut dyn BufRead) -> Result<NotatedGame, Failure> {
    let games = WthorNameArgs::default().read_argument(argument, input, false)?;
    match <[ImportedGame; 1]>::try_from(games) {
        Ok([imported]) => Ok(imported.game),
        Err(games) => {
            Err(Failure::Usage(format!("expected one game or position, found {}", games.len())))
        }
    }
}

impl WthorNameArgs {
    /// Reads the games of an argument: a file, `-` for `input`, or the game itself. If told so, skips
    /// those that cannot be read, and reports them.
    fn read_argument(
        &self,
        name: &str,
        input: &mut dyn BufRead,
        skip_invalid: bool,
    ) -> Result<Vec<ImportedGame>, Failure> {
        let path = Path::new(name);
        if name == STANDARD_INPUT {
            let mut bytes = Vec::new();
            let limit = MAX_IMPORT_BYTES as u64 + 1;
            (&mut *input).take(limit).read_to_end(&mut bytes)?;
            return self.read_bytes("standard input", path, &bytes, skip_invalid);
        }
        if files::exists(path) {
            return self.read_bytes(name, path, &files::read(path)?, skip_invalid);
        }
        // A transcript or board on the command line.
        read_games(name).map_err(|error| {
            let name: String = name.chars().take(MAX_QUOTED_CHARS).collect();
            Failure::Usage(format!(
                "there is no file `{name}`, and it is not a game either: {}",
                describe_import_error(&error)
            ))
        })
    }

    /// Parses the games of a file. The names of a WTHOR file are read from the given files,
    /// otherwise from those next to `path`. `name` stands for the file in errors.
    fn read_bytes(
        &self,
        name: &str,
        path: &Path,
        bytes: &[u8],
        skip_invalid: bool,
    ) -> Result<Vec<ImportedGame>, Failure> {
        let names = |given: &Option<PathBuf>, extension, read: ReadNames| {
            let file = given.clone().or_else(|| files::sibling_with_extension(path, extension));
            match file {
                None => Ok(WthorNames::default()),
                Some(file) => read(&files::read(&file)?)
                    .map_err(|error| Failure::Usage(format!("{}: {error}", file.display()))),
            }
        };
        let is_wthor = has_extension(path, "wtb")
            || self.player_names.is_some()
            || self.tournament_names.is_some();
        let (players, tournaments) = if is_wthor {
            let players = names(&self.player_names, "jou", WthorNames::read_players)?;
            (players, names(&self.tournament_names, "trn", WthorNames::read_tournaments)?)
        } else {
            Default::default()
        };
        let refused = |error: ImportFileError| {
            let reason = match &error {
                ImportFileError::Text(error) => describe_import_error(error),
                error => error.to_string(),
            };
            Failure::Usage(format!("{name}: {reason}"))
        };
        if !skip_invalid {
            return read_game_file(bytes, &players, &tournaments).map_err(refused);
        }
        let (games, skipped) = read_valid_games(bytes, &players, &tournaments).map_err(refused)?;
        for error in &skipped.errors {
            print_message("skipped", &format!("{name}: {error}"));
        }
        if skipped.count > skipped.errors.len() {
            let games = pluralized(skipped.count, "game", "games");
            print_message("skipped", &format!("{name}: {games} in all"));
        }
        Ok(games)
    }
}

/// The players of a game, Black first; `?` stands for an unknown name.
pub fn players_label(black: &str, white: &str) -> String {
    let [black, white] = [black, white].map(|name| if name.is_empty() { "?" } else { name });
    format!("{black} – {white}")
}

/// Reads a file of names.
type ReadNames = fn(&[u8]) -> Result<WthorNames, kozyr_reversi::notation::WthorError>;

/// An error with an example of the closest format.
pub fn describe_import_error(error: &ImportError) -> String {
    format!("{error}; for example `{}`", error.format.example())
}
