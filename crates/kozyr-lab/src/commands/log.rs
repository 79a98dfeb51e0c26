//! `durak log`: the decision log of a recorded deal.

use std::path::PathBuf;

use super::{Failure, read_record};
use kozyr_core::{
    durak::{Durak, diary},
    texts::Locale,
};

use crate::{
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
    let record = read_record::<Durak>(&args.record)?;
    let texts = texts(Locale::English);
    write!(console.output, "{}", diary::log(&record, &|message| say(&texts, message)))?;
    Ok(())
}
