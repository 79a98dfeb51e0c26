//! `durak log`: the decision log of a recorded deal.

use std::path::PathBuf;

use super::Failure;
use kozyr_core::{
    durak::{Durak, diary},
    game::Record,
    texts::Locale,
};

use crate::{
    files::read_text,
    play::Console,
    texts::{say, texts},
};

/// What is to be told.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file of the record
    record: PathBuf,
}

/// Prints the log.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let record = Record::<Durak>::from_json(&read_text(&args.record)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", args.record.display())))?;
    let texts = texts(Locale::English);
    write!(console.output, "{}", diary::log(&record, &|message| say(&texts, message)))?;
    Ok(())
}
