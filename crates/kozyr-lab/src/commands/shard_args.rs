//! Options of commands whose work can be shared out among machines.

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

/// How long a run takes whose speed is told also where nobody looks.
const MIN_REPORTED_RUN: Duration = Duration::from_secs(60);

/// Which part of the work is done here.
#[derive(Debug, clap::Args)]
pub struct ShardArgs {
    /// Play only the i-th of n shares of the work, i from 1, and write what came of it to the file
    /// of --out, for `kozyr-lab merge`; `auto` in an array job of Slurm or an indexed one of
    /// Kubernetes
    #[arg(long, value_name = "i/n", requires = "out")]
    shard: Option<Shard>,
    #[command(flatten)]
    scripts: cluster_script::ClusterScriptArgs,
}

/// How it is done here.
pub struct RunOptions<'a, R> {
    /// Where results are kept as a part, and gone on with.
    pub file: Option<&'a Path>,
    /// Who else keeps them.
    pub on_save: Option<SaveCallback<'a, R>>,
    /// How many games are played at a time; `None` for as many as there are cores.
    pub threads: Option<NonZeroUsize>,
    /// Who is told how far it is.
    pub progress: ProgressReporter,
}

impl ShardArgs {
    /// Whether only a share is wanted.
    pub fn is_sharded(&self) -> bool {
        self.shard.is_some()
    }

    /// Writes the script for many machines if that is wanted instead of the work.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn print_script(&self, console: &mut Console<'_>) -> Result<bool, Failure> {
        self.scripts.print_script(console)
    }

    /// Does the work, or a share of it, and tells what came of it.
    ///
    /// # Errors
    /// As of [`carry_out`] and [`Work::report`], and if it was stopped.
    pub fn execute<W: BatchJob>(
        &self,
        work: &W,
        here: RunOptions<'_, W::Result>,
        form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let stop = signals::stop_on_signal();
        let RunOptions { file, on_save: keep, threads, progress } = here;
        let threads = threads.unwrap_or_else(available_threads);
        let (stop, keep) = (&stop, keep.unwrap_or(&|_| Ok(())));
        let errand = JobOptions {
            shard: self.shard,
            file,
            on_save: keep,
            threads,
            stop,
            observer: &progress,
        };
        let carried = execute(work, &errand);
        progress.finish();
        let JobOutcome { results, elapsed, games } = carried?;
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
                _ => Err(Failure::Stopped("the same command goes on from here".into())),
            };
        }
        let told = work.report(&results, form, console);
        if terminal::is_stderr_terminal() || elapsed > MIN_REPORTED_RUN {
            terminal::print_message("note", &describe_speed(games, elapsed));
        }
        match (told, file) {
            (Err(Failure::Stopped(_)), Some(_)) => {
                Err(Failure::Stopped("the same command goes on from here".into()))
            }
            (told, _) => told,
        }
    }
}

/// How fast it went. That is no part of the result, which is the same on any machine.
fn describe_speed(games: u64, elapsed: Duration) -> String {
    // A clock may be too coarse to see any time pass.
    let seconds = elapsed.as_secs_f64().max(1e-9);
    let speed = games as f64 / seconds;
    format!("{} in {seconds:.1} s, {speed:.0} games a second", pluralized(games, "game", "games"))
}
