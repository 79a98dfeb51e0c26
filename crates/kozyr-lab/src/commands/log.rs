//! `durak log`: the decision log of a recorded deal.

use std::path::PathBuf;

use super::record_file::read_record;
use crate::{
    console::Console,
    failure::Failure,
    texts::{render, texts},
};
use kozyr_core::texts::Locale;
use kozyr_durak::{Durak, move_log};

/// The arguments of `durak log`.
#[derive(Debug, clap::Args)]
pub struct LogArgs {
    /// The record: a file, `-` for standard input, or a link
    record: PathBuf,
}

/// Prints the log in English.
///
/// # Errors
/// If the file cannot be read or is not a record of Durak.
pub fn run(args: &LogArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let record = read_record::<Durak>(&args.record, &mut *console.input)?;
    let texts = texts(Locale::English);
    write!(
        console.output,
        "{}",
        move_log::format_log(&record, &|message| render(&texts, message))
    )?;
    Ok(())
}
