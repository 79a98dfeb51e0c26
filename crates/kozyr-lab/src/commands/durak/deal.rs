//! `durak deal`: deals as text.

use std::path::{Path, PathBuf};

use kozyr_core::game::Record;
use kozyr_durak::{CustomDeal, Durak, Setup, deal_text};

use crate::{console::Console, failure::Failure, files::read_text};

/// The arguments of `durak deal`.
#[derive(Debug, clap::Args)]
pub struct DealArgs {
    /// Record, whose first deal is printed; or a deal as text, which is checked and printed
    file: PathBuf,
}

/// Prints the deal.
///
/// # Errors
/// If the file is neither a record nor a deal.
pub fn run(args: &DealArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let text = read_text(&args.file)?;
    let (rules, deal) = if text.trim_start().starts_with('{') {
        let record = Record::<Durak>::from_json(&text)
            .map_err(|error| Failure::Failed(format!("{}: {error}", args.file.display())))?;
        (record.setup().rules, CustomDeal::from_record(&record))
    } else {
        let setup = read_deal(&args.file)?;
        (setup.rules, setup.deal.expect("the text has a deal"))
    };
    write!(console.output, "{}", deal_text::format_deal(&rules, &deal))?;
    Ok(())
}

/// Reads a deal from a text file.
///
/// # Errors
/// If the file cannot be read or the deal is invalid; the error says where.
pub fn read_deal(file: &Path) -> Result<Setup, Failure> {
    let failed = |error| Failure::Failed(format!("{}: {error}", file.display()));
    deal_text::parse_deal(&read_text(file)?).map_err(failed)
}
