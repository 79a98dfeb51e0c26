//! An end in the middle: by Ctrl+C, by `kill`, by the terminal that closes.
//!
//! Who can end in good order [listens](listen): the first signal asks them to, the second ends the
//! program at once. Programs outside end with this one in any case. Signals are the laboratory's
//! only where it is the program; [who calls it](ask) from another decides there.

use std::sync::{
    Mutex, MutexGuard, Once, PoisonError,
    atomic::{AtomicBool, Ordering::SeqCst},
};

use kozyr_core::opponent::StopToken;

use crate::exec::children::{kill_all, stop_watchdog};

/// The exit status of a program that was interrupted, as shells have it.
pub const INTERRUPTED_STATUS: u8 = 130;

/// Those who are asked to end in good order.
static STOP_TOKENS: Mutex<Vec<StopToken>> = Mutex::new(Vec::new());

fn lock_tokens() -> MutexGuard<'static, Vec<StopToken>> {
    STOP_TOKENS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A token that the first signal requests. It belongs to opponents' budgets too, so that nobody
/// goes on thinking.
pub fn stop_on_signal() -> StopToken {
    let stop = StopToken::new();
    lock_tokens().push(stop.clone());
    install_handler();
    stop
}

/// Whether this program is the laboratory, so that signals are for it.
static HANDLES_SIGNALS: AtomicBool = AtomicBool::new(false);

/// Says that this program is the laboratory, and that signals are for it to obey.
pub fn enable_signals() {
    HANDLES_SIGNALS.store(true, SeqCst);
}

/// Asks all who listen to end in good order.
pub fn request_stop() {
    lock_tokens().drain(..).for_each(|stop| stop.request_stop());
    kill_all();
}

/// Takes over what signals do where they are for us; once is enough.
pub fn install_handler() {
    static HANDLER: Once = Once::new();
    if !HANDLES_SIGNALS.load(SeqCst) {
        return;
    }
    HANDLER.call_once(|| {
        // Without a handler an interrupt still works: processes then end with their input.
        let _ = ctrlc::set_handler(handle_signal);
    });
}

fn handle_signal() {
    static HEARD: AtomicBool = AtomicBool::new(false);
    let again = HEARD.swap(true, SeqCst);
    let asked = lock_tokens().iter().map(StopToken::request_stop).count() > 0;
    // Asked before, so that nobody takes the end of a program for its fault.
    kill_all();
    if again || !asked {
        stop_watchdog();
        std::process::exit(INTERRUPTED_STATUS.into());
    }
}
