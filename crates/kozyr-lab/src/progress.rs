//! Progress of a long run: a bar in a terminal, otherwise a log line at intervals.

use std::{
    sync::{
        atomic::{AtomicU64, Ordering::Relaxed},
        mpsc::{self, RecvTimeoutError, Sender},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};

use super::observer::{MatchObserver, MatchSide};
use crate::{contender::Forfeit, terminal};

/// The interval between log lines without a terminal.
const LOG_INTERVAL: Duration = Duration::from_secs(60);
/// The interval between the frames of a spinner.
const SPINNER_INTERVAL: Duration = Duration::from_millis(200);
/// This many forfeits are printed one by one.
const MAX_PRINTED_FORFEITS: u64 = 5;

/// A progress bar if standard error is a terminal, otherwise a line there every minute.
pub struct ProgressReporter {
    bar: ProgressBar,
    log_thread: Option<ProgressLogThread>,
    forfeits: AtomicU64,
}

/// The thread that writes log lines until it is stopped.
struct ProgressLogThread {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl ProgressReporter {
    /// Starts at 0 of `count`; `noun` is the plural of what is counted.
    pub fn new(noun: &'static str, count: u64) -> Self {
        ProgressReporter::with_interval(noun, Some(count), None)
    }

    /// Starts at 0 of an optional count; `noun` is the plural of what is counted. `interval` is
    /// that between log lines without a terminal, by default a minute.
    pub fn with_interval(
        noun: &'static str,
        count: Option<u64>,
        interval: Option<Duration>,
    ) -> Self {
        let (bar, template) = match count {
            Some(count) => (
                ProgressBar::new(count),
                format!(
                    "{{msg}}{{bar:40}} {{human_pos}}/{{human_len}} {noun}, {{per_sec}}, {{eta}} left"
                ),
            ),
            None => (
                ProgressBar::no_length(),
                format!("{{spinner}} {{msg}}{{human_pos}} {noun} in {{elapsed}}"),
            ),
        };
        let style = ProgressStyle::with_template(&template).expect("the template is valid");
        let bar = bar.with_style(style);
        if count.is_none() && terminal::is_stderr_terminal() {
            bar.enable_steady_tick(SPINNER_INTERVAL);
        }
        let interval = interval.unwrap_or(LOG_INTERVAL);
        let log_thread = (!terminal::is_stderr_terminal())
            .then(|| ProgressLogThread::spawn(&bar, noun, interval))
            .flatten();
        ProgressReporter { bar, log_thread, forfeits: AtomicU64::new(0) }
    }

    /// Adds to the position.
    pub fn advance(&self, count: u64) {
        self.bar.inc(count);
    }

    /// Sets the position.
    pub fn set_position(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// Sets a short message about the current work.
    pub fn set_message(&self, message: &str) {
        let message = terminal::one_line(message);
        self.bar.set_message(if message.is_empty() { message } else { format!("{message}; ") });
    }

    /// Prints a note above the bar.
    pub fn print_note(&self, text: &str) {
        self.bar.suspend(|| terminal::print_message("note", text));
    }

    /// Hides the bar while `write` prints.
    pub fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// Removes the bar.
    pub fn finish(self) {
        self.bar.finish_and_clear();
    }
}

impl Drop for ProgressReporter {
    fn drop(&mut self) {
        if let Some(ProgressLogThread { stop, thread }) = self.log_thread.take() {
            drop(stop);
            // The thread cannot panic.
            let _ = thread.join();
        }
    }
}

impl ProgressLogThread {
    /// Starts the thread; `None` if the system refuses it, and then no lines are logged.
    fn spawn(bar: &ProgressBar, noun: &'static str, interval: Duration) -> Option<Self> {
        let (stop, stop_requested) = mpsc::channel();
        let bar = bar.clone();
        let log_lines = move || {
            while stop_requested.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
                terminal::print_message("note", &progress_line(&bar, noun));
            }
        };
        let thread = thread::Builder::new().spawn(log_lines).ok()?;
        Some(ProgressLogThread { stop, thread })
    }
}

/// A line with the current position.
fn progress_line(bar: &ProgressBar, noun: &str) -> String {
    let (message, done) = (bar.message(), bar.position());
    let minutes = bar.elapsed().as_secs() / 60;
    match bar.length() {
        Some(count) if done > 0 => {
            let left =
                bar.elapsed().as_secs_f64() * (count.saturating_sub(done)) as f64 / done as f64;
            let left = (left / 60.0).ceil();
            format!("{message}{done} of {count} {noun} in {minutes} min, about {left} min left")
        }
        Some(count) => format!("{message}{done} of {count} {noun} in {minutes} min"),
        None => format!("{message}{done} {noun} in {minutes} min"),
    }
}

impl MatchObserver for ProgressReporter {
    fn on_games_finished(&self, games: u64) {
        self.advance(games);
    }

    fn on_note(&self, text: &str) {
        self.print_note(text);
    }

    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit) {
        match self.forfeits.fetch_add(1, Relaxed) {
            earlier if earlier < MAX_PRINTED_FORFEITS => {
                self.print_note(&format!("{side:?} loses a game: {forfeit}"));
            }
            MAX_PRINTED_FORFEITS => self.print_note("further forfeits are only counted below"),
            _ => {}
        }
    }
}
