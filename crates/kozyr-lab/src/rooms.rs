//! Tables on a server: opening them, playing at them, and many of them at once.

pub mod client;
pub mod connection;
pub mod link;
pub mod load;
pub mod load_report;
pub mod participant;
pub mod player;
pub mod seat;

use std::future::Future;

use kozyr_core::opponent::StopToken;
use tokio::time::{Duration, sleep};

use crate::{failure::Failure, signals::stop_on_signal};

/// How often a run looks whether it was interrupted.
const STOP_INTERVAL: Duration = Duration::from_millis(100);

/// Runs a future with the network.
///
/// # Errors
/// Those of the future, or if the system has no threads left.
pub fn block_on<T>(future: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(future);
    // A program that still thinks is killed by the signal, or when it is dropped.
    runtime.shutdown_background();
    result
}

/// Runs a future with the network until it ends or the program is interrupted.
///
/// # Errors
/// Those of the future, or [`Failure::Stopped`] with this text after an interruption.
pub fn run<T>(
    stopped: &str,
    future: impl Future<Output = Result<T, Failure>>,
) -> Result<T, Failure> {
    let stop = stop_on_signal();
    block_on(async {
        tokio::select! {
            result = future => result,
            () = interrupted(&stop) => Err(Failure::Stopped(stopped.into())),
        }
    })
}

/// Waits until the program is interrupted.
pub async fn interrupted(stop: &StopToken) {
    while !stop.is_stop_requested() {
        sleep(STOP_INTERVAL).await;
    }
}
