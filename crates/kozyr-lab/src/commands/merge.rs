//! `merge`: the parts of some work, told as if one machine had done it.

use std::path::PathBuf;

use super::job::work_of_plan;
use crate::{
    console::Console,
    failure::Failure,
    files,
    jobs::{Form, Gather, Part, PartError},
};

/// What is merged.
#[derive(Debug, clap::Args)]
pub struct Args {
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
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut whole: Option<Box<dyn Gather>> = None;
    for file in &args.files {
        let (name, text) = (file.display().to_string(), files::read_text(file)?);
        let gathering = match &mut whole {
            Some(whole) => whole,
            None => whole.insert(begun(&name, &text)?),
        };
        gathering.take(&name, &text)?;
    }
    let whole = whole.ok_or_else(|| Failure::Usage("there are no files".into()))?;
    if !whole.is_whole() {
        let missing = whole.missing();
        let first = missing.first().copied().unwrap_or_default();
        return Err(Failure::Failed(format!(
            "{} of {} units are missing, the first of them number {first}",
            missing.len(),
            whole.head().units
        )));
    }
    whole.report(&Form { json: args.json, out: args.out.clone() }, console)
}

/// The work that a part is a part of.
fn begun(file: &str, text: &str) -> Result<Box<dyn Gather>, Failure> {
    let part: Part<serde_json::Value> = Part::from_json(file, text)?;
    let whole = work_of_plan(&part.head.plan)?;
    whole.head().check(file, &part.head)?;
    Ok(whole)
}

impl From<PartError> for Failure {
    fn from(error: PartError) -> Self {
        Failure::Failed(error.to_string())
    }
}
