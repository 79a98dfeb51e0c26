//! `durak deal`: deals as text.

use std::path::{Path, PathBuf};

use kozyr_core::game::{Record, short_form_game_name};
use kozyr_durak::{CustomDeal, Durak, Setup, deal_text};

use crate::{
    commands::record_file::{parse_record, read_match_file},
    console::Console,
    failure::Failure,
    files::read_text,
};

/// The arguments of `durak deal`.
#[derive(Debug, clap::Args)]
pub struct DealArgs {
    /// Record or link, whose first deal is printed; or a deal as text, which is checked and
    /// printed: a file, or `-` for standard input
    file: PathBuf,
}

/// Prints the deal.
///
/// # Errors
/// If the file is neither a record nor a deal.
pub fn run(args: &DealArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let file = read_match_file(&args.file, &mut *console.input)?;
    let text = file.text().unwrap_or_default();
    let failed = |reason| Failure::Failed(format!("{}: {reason}", file.name));
    let is_record = text.trim_start().starts_with('{') || short_form_game_name(text).is_ok();
    let (rules, deal) = if is_record {
        let record: Record<Durak> = parse_record(&file).map_err(failed)?;
        (record.setup().rules, CustomDeal::from_record(&record))
    } else {
        let setup = deal_text::parse_deal(text).map_err(|error| failed(error.to_string()))?;
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
