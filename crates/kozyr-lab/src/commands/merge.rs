//! `merge`: combines part files into the result that one machine would have printed.

use std::path::PathBuf;

use super::job::job_from_plan;
use crate::{
    console::Console,
    failure::Failure,
    files,
    jobs::{AnyJobRun, PartError, PartFile, ReportOptions},
};

/// The arguments of `merge`.
#[derive(Debug, clap::Args)]
pub struct MergeArgs {
    /// Files written with `--shard i/n --out FILE`, in any order; duplicates are allowed
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// Print the result as one JSON object on one line, like the command itself
    #[arg(long)]
    json: bool,
    /// File or folder that the command itself would have written: the ladder of ratings, the
    /// figures of experiments
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
}

/// Merges the parts and prints the same bytes that one machine would have printed.
///
/// # Errors
/// If a file cannot be read, the files belong to different jobs, or units are missing.
pub fn run(args: &MergeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut job: Option<Box<dyn AnyJobRun>> = None;
    for file in &args.files {
        let (name, text) = (file.display().to_string(), files::read_text(file)?);
        let merged = match &mut job {
            Some(job) => job,
            None => job.insert(job_of_part(&name, &text)?),
        };
        merged.merge_part(&name, &text)?;
    }
    let job = job.ok_or_else(|| Failure::Usage("no files given".into()))?;
    if !job.is_complete() {
        let missing = job.missing_units();
        let first = missing.first().copied().unwrap_or_default();
        return Err(Failure::Failed(format!(
            "{} of {} units are missing, the first is number {first}",
            missing.len(),
            job.header().units
        )));
    }
    job.report(&ReportOptions { json: args.json, out: args.out.clone() }, console)
}

/// The job that a part belongs to.
fn job_of_part(file: &str, text: &str) -> Result<Box<dyn AnyJobRun>, Failure> {
    let part: PartFile<serde_json::Value> = PartFile::from_json(file, text)?;
    let job = job_from_plan(&part.header.plan)?;
    job.header().check_same_job(file, &part.header)?;
    Ok(job)
}

impl From<PartError> for Failure {
    fn from(error: PartError) -> Self {
        Failure::Failed(error.to_string())
    }
}
