//! `merge`: the parts of some work, told as if one machine had done it.

use std::path::PathBuf;

use super::job::job_from_plan;
use crate::{
    console::Console,
    failure::Failure,
    files,
    jobs::{AnyJobRun, PartError, PartFile, ReportOptions},
};

/// What is merged.
#[derive(Debug, clap::Args)]
pub struct MergeArgs {
    /// The files of `--shard i/n --out FILE`, in any order, any of them twice
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// Print the result as one JSON object on one line, as the command itself would
    #[arg(long)]
    json: bool,
    /// The file or folder that the command itself would have written: the ladder of ratings, the
    /// figures of experiments
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
}

/// Merges, and prints the very bytes that one machine would have printed.
///
/// # Errors
/// If a file cannot be read, or they are not parts of one whole, or something is missing.
pub fn run(args: &MergeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut whole: Option<Box<dyn AnyJobRun>> = None;
    for file in &args.files {
        let (name, text) = (file.display().to_string(), files::read_text(file)?);
        let gathering = match &mut whole {
            Some(whole) => whole,
            None => whole.insert(job_of_part(&name, &text)?),
        };
        gathering.merge_part(&name, &text)?;
    }
    let whole = whole.ok_or_else(|| Failure::Usage("there are no files".into()))?;
    if !whole.is_complete() {
        let missing = whole.missing_units();
        let first = missing.first().copied().unwrap_or_default();
        return Err(Failure::Failed(format!(
            "{} of {} units are missing, the first of them number {first}",
            missing.len(),
            whole.header().units
        )));
    }
    whole.report(&ReportOptions { json: args.json, out: args.out.clone() }, console)
}

/// The work that a part is a part of.
fn job_of_part(file: &str, text: &str) -> Result<Box<dyn AnyJobRun>, Failure> {
    let part: PartFile<serde_json::Value> = PartFile::from_json(file, text)?;
    let whole = job_from_plan(&part.header.plan)?;
    whole.header().check_same_job(file, &part.header)?;
    Ok(whole)
}

impl From<PartError> for Failure {
    fn from(error: PartError) -> Self {
        Failure::Failed(error.to_string())
    }
}
