//! Options of commands that several machines can share.

use std::{num::NonZeroUsize, path::Path, time::Duration};

use super::cluster_script;
use crate::{
    console::Console,
    failure::Failure,
    jobs::{BatchJob, JobOptions, JobOutcome, ReportOptions, SaveCallback, Shard, execute},
    progress::ProgressReporter,
    signals, terminal,
    wording::pluralized,
};
use kozyr_core::opponent::available_threads;

/// Runs longer than this report their speed even if standard error is not a terminal.
const MIN_REPORTED_RUN: Duration = Duration::from_secs(60);

/// The options that select a share of a job.
#[derive(Debug, clap::Args)]
pub struct ShardArgs {
    /// Play only share i of n, i from 1, and write its results to --out for `kozyr-lab merge`;
    /// `auto` reads the share from a Slurm array job or an indexed Kubernetes job
    #[arg(long, value_name = "i/n", requires = "out")]
    shard: Option<Shard>,
    #[command(flatten)]
    scripts: cluster_script::ClusterScriptArgs,
}

/// How a job runs on this machine.
pub struct RunOptions<'a, R> {
    /// The part file that results are saved to and resumed from.
    pub file: Option<&'a Path>,
    /// Also receives the results when they are saved.
    pub on_save: Option<SaveCallback<'a, R>>,
    /// Games played in parallel; `None` for one per core.
    pub threads: Option<NonZeroUsize>,
    /// Receives progress updates.
    pub progress: ProgressReporter,
}

impl ShardArgs {
    /// Whether only a share of the job is played.
    pub fn is_sharded(&self) -> bool {
        self.shard.is_some()
    }

    /// Prints a cluster script if one was requested. Returns whether it did.
    ///
    /// # Errors
    /// If writing fails, or an argument cannot be part of a script.
    pub fn print_script(&self, console: &mut Console<'_>) -> Result<bool, Failure> {
        self.scripts.print_script(console)
    }

    /// Runs a job, or a share of it, and prints the result.
    ///
    /// # Errors
    /// Those of [`execute()`] and [`BatchJob::report`], and if the run was stopped.
    pub fn execute<W: BatchJob>(
        &self,
        job: &W,
        run_options: RunOptions<'_, W::Result>,
        report_options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let stop = signals::stop_on_signal();
        let RunOptions { file, on_save, threads, progress } = run_options;
        let threads = threads.unwrap_or_else(available_threads);
        let (stop, on_save) = (&stop, on_save.unwrap_or(&|_| Ok(())));
        let job_options =
            JobOptions { shard: self.shard, file, on_save, threads, stop, observer: &progress };
        let outcome = execute(job, &job_options);
        progress.finish();
        let JobOutcome { results, elapsed, games } = outcome?;
        if let (Some(shard), Some(file)) = (self.shard, file) {
            let is_own = |unit: &u64| shard.contains(*unit);
            let played = results.all().keys().filter(|unit| is_own(unit)).count();
            let left = results.missing_units().filter(is_own).count();
            let file = file.display();
            writeln!(
                console.output,
                "share {shard}: {played} of {} units, in {file}",
                played + left
            )?;
            return match left {
                0 => Ok(()),
                _ => Err(Failure::Stopped("run the same command again to continue".into())),
            };
        }
        let report_result = job.report(&results, report_options, console);
        if terminal::is_stderr_terminal() || elapsed > MIN_REPORTED_RUN {
            terminal::print_message("note", &describe_speed(games, elapsed));
        }
        match (report_result, file) {
            (Err(Failure::Stopped(_)), Some(_)) => {
                Err(Failure::Stopped("run the same command again to continue".into()))
            }
            (report_result, _) => report_result,
        }
    }
}

/// The speed of a run. It is not part of the result, which is the same on any machine.
fn describe_speed(games: u64, elapsed: Duration) -> String {
    // A coarse clock may measure no time at all.
    let seconds = elapsed.as_secs_f64().max(1e-9);
    let speed = games as f64 / seconds;
    format!("{} in {seconds:.1} s, {speed:.0} games per second", pluralized(games, "game", "games"))
}
