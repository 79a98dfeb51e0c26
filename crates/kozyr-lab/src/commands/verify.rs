//! `durak verify`: verifies that a recorded deal was fair.

use std::{io::Write, path::PathBuf};

use super::record_file::{parse_record, read_match_file};
use crate::{console::Console, failure::Failure, lab_game::LabGame, play::result_line};
use kozyr_core::game::{Record, Seat};
use kozyr_durak::{Card, Durak, fair_shuffle::SeedDeal};

/// The arguments of `durak verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// The record: a file, `-` for standard input, or a link
    record: PathBuf,
    /// SHA-256 of the seed as shown before the first card, to compare with
    #[arg(long, value_name = "SHA256", value_parser = parse_sha256)]
    commitment: Option<String>,
}

/// Parses a SHA-256 in hexadecimal.
fn parse_sha256(text: &str) -> Result<String, String> {
    let is_valid = text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_valid.then(|| text.to_owned()).ok_or_else(|| "expected 64 hexadecimal digits".to_owned())
}

/// Deals again from the seed, checks every action and prints the verdict.
///
/// # Errors
/// If the file cannot be read, or the record is not proved: an action is illegal, the seed deals
/// other cards, or the commitment is another one.
pub fn run(args: &VerifyArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let verdict = |reason: String| {
        Failure::Failed(format!("{}: NOT PROVED: {reason}", args.record.display()))
    };
    // Reading a record replays it, so illegal actions are found here.
    let file = read_match_file(&args.record, &mut *console.input)?;
    let record: Record<Durak> = parse_record(&file).map_err(verdict)?;
    let deal = SeedDeal::from_record(&record);
    let output = &mut console.output;
    writeln!(output, "seed        {}", record.seed())?;
    writeln!(output, "commitment  {} (SHA-256 of the seed)", record.seed().commitment())?;
    writeln!(output, "shuffled    {}", list(&deal.cards))?;
    for (seat, hand) in Seat::all(deal.hands.len()).zip(&deal.hands) {
        writeln!(output, "{:11} {hand}", Durak::seat_name(seat))?;
    }
    writeln!(output, "trump       {}", deal.trump)?;
    writeln!(
        output,
        "actions     {}, all legal; {}",
        record.actions().len(),
        result_line(&record)
    )?;
    deal.check(&record).map_err(|error| verdict(error.to_string()))?;
    match &args.commitment {
        Some(commitment) if !commitment.eq_ignore_ascii_case(&record.seed().commitment()) => {
            Err(verdict("the seed is not the one that was committed to".into()))
        }
        Some(_) => Ok(writeln!(output, "PROVED: the deal follows from the seed committed to")?),
        None => Ok(writeln!(
            output,
            "PROVED: the deal follows from the seed; compare the commitment with the one shown \
             before the first card"
        )?),
    }
}

/// The cards as text, separated by spaces.
fn list(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
