//! Files of games, of which several may belong together.

use super::{
    import::{ImportFileError, ImportProblem, ImportedGame, read_game_file, read_wthor_games},
    wthor::WthorNames,
};
use kozyr_core::game::ImportFile;

/// The error of one of several files.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{error}", if file.is_empty() { String::new() } else { format!("{file}: ") })]
pub struct ImportFilesError {
    /// The name of the file; empty for pasted text.
    pub file: String,
    /// What is wrong with it.
    pub error: ImportFileError,
}

/// Reads all games of files that belong together: text in any format, and files of the WTHOR
/// database, with the names of the players in a `.jou` file and those of the tournaments in a
/// `.trn` file.
///
/// # Errors
/// The first error with its file and place.
pub fn read_game_files(files: &[ImportFile]) -> Result<Vec<ImportedGame>, ImportFilesError> {
    let in_file = |file: &ImportFile, error: ImportFileError| ImportFilesError {
        file: file.name.clone(),
        error,
    };
    let mut players = WthorNames::default();
    let mut tournaments = WthorNames::default();
    let mut name_file = None;
    let mut games = Vec::new();
    for file in files {
        let names = if file.has_extension("jou") {
            WthorNames::read_players(&file.contents).map(|names| players = names)
        } else if file.has_extension("trn") {
            WthorNames::read_tournaments(&file.contents).map(|names| tournaments = names)
        } else {
            continue;
        };
        names.map_err(|error| in_file(file, error.into()))?;
        name_file = Some(file);
    }
    for file in files.iter().filter(|file| !is_name_file(file)) {
        let read = if file.has_extension("wtb") {
            read_wthor_games(&file.contents, &players, &tournaments)
        } else {
            read_game_file(&file.contents, &players, &tournaments)
        };
        games.extend(read.map_err(|error| in_file(file, error))?);
    }
    match name_file {
        Some(file) if games.is_empty() => Err(in_file(file, ImportFileError::OnlyNames)),
        _ => Ok(games),
    }
}

fn is_name_file(file: &ImportFile) -> bool {
    file.has_extension("jou") || file.has_extension("trn")
}

impl ImportFilesError {
    /// Whether the text was probably not meant as a game: it is empty, or does not even start with
    /// a move.
    pub fn is_foreign(&self) -> bool {
        match &self.error {
            ImportFileError::Text(error) => match error.problem {
                ImportProblem::Empty => true,
                ImportProblem::NoMove { .. } => (error.line, error.column) == (1, 1),
                _ => false,
            },
            _ => false,
        }
    }
}
