//! Reading a match from a file, standard input or an argument, in any form.

use std::{
    io::{BufRead, Read},
    path::Path,
};

use kozyr_core::{
    any_record::AnyRecord,
    byte_order_mark::skip_byte_order_mark,
    game::{ImportFile, Record, RecordError, ShortForm, ShortFormError},
    known_games::ReadError,
};
use kozyr_reversi::notation::MAX_IMPORT_BYTES;

use crate::{failure::Failure, files, lab_game::known_games};

/// How many characters of an argument an error quotes.
const MAX_QUOTED_CHARS: usize = 200;
/// The argument that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Reads the only match of an argument and replays it. The argument is a file, `-` for `input`, or
/// the match itself. The match is a record, the short form or a link, or any notation of its game.
///
/// # Errors
/// If the file cannot be read, is invalid, or has more than one match; or if the match is of
/// another game. The error says where.
pub(super) fn read_record<G: ShortForm>(
    argument: &Path,
    input: &mut dyn BufRead,
) -> Result<Record<G>, Failure> {
    let file = read_match_file(argument, input)?;
    parse_record(&file).map_err(|reason| Failure::Failed(format!("{}: {reason}", file.name)))
}

/// Reads the contents of an argument: a file, `-` for `input`, or text that is not the name of a
/// file.
///
/// # Errors
/// If the file cannot be read or is empty, or if the text is neither a file nor a match.
pub(super) fn read_match_file(
    argument: &Path,
    input: &mut dyn BufRead,
) -> Result<ImportFile, Failure> {
    let name = argument.display().to_string();
    if name == STANDARD_INPUT {
        let mut contents = Vec::new();
        (&mut *input).take(MAX_IMPORT_BYTES as u64 + 1).read_to_end(&mut contents)?;
        return Ok(ImportFile { name: "standard input".into(), contents });
    }
    if !files::exists(argument) {
        match known_games().read(&name) {
            Ok(_) => return Ok(ImportFile { contents: name.clone().into(), name }),
            // Most likely the name of a file.
            Err(ReadError::Short(ShortFormError::Missing)) => {}
            Err(error) => {
                let reason = describe_read_error(&error);
                let name: String = name.chars().take(MAX_QUOTED_CHARS).collect();
                return Err(Failure::Failed(format!(
                    "there is no file `{name}`, and it is no match either: {reason}"
                )));
            }
        }
    }
    let contents = files::read(argument)?;
    if skip_byte_order_mark(&String::from_utf8_lossy(&contents)).trim().is_empty() {
        return Err(Failure::Failed(format!("cannot read {name}: it is empty")));
    }
    Ok(ImportFile { name, contents })
}

/// Reads the only match of a file. People keep the names that the file gives them.
///
/// # Errors
/// A sentence that says what is wrong, and where.
pub(super) fn parse_record<G: ShortForm>(file: &ImportFile) -> Result<Record<G>, String> {
    let (found, count) = parse_first_record(file)?;
    if count > 1 {
        return Err(format!("expected one match, found {count}; save the one you want on its own"));
    }
    found.downcast_ref::<G>().cloned().ok_or_else(|| {
        let (found, expected) = (found.game().into(), G::NAME.into());
        RecordError::OtherGame { found, expected }.to_string()
    })
}

/// Reads the first match of a file, of any game, and returns it with the number of matches. People
/// keep the names that the file gives them.
///
/// # Errors
/// A sentence that says what is wrong, and where.
pub(super) fn parse_first_record(file: &ImportFile) -> Result<(AnyRecord, usize), String> {
    let games = known_games();
    let read = |error: ReadError| describe_read_error(&error);
    let matches = games.import(vec![file.clone()]).map_err(read)?;
    let first = matches.first().ok_or_else(|| ShortFormError::Missing.to_string())?;
    let record = games.record(first).map_err(|error| read(error.into()))?;
    Ok((record, matches.len()))
}

/// An error of reading, with an example of the closest notation if it is one of those.
fn describe_read_error(error: &ReadError) -> String {
    match error {
        ReadError::Notation(notation) if !notation.example.is_empty() => {
            format!("{error}; for example `{}`", notation.example)
        }
        _ => error.to_string(),
    }
}
