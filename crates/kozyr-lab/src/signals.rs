//! Interruption by Ctrl+C, `kill`, or a closing terminal.
//!
//! Runs that can stop cleanly use [`stop_on_signal`]: the first signal requests a stop, the second
//! ends the program at once. External programs always end with this one. Signals are handled only
//! in the `kozyr-lab` program itself; another program that uses the library calls [`request_stop`].

use std::sync::{
    Mutex, MutexGuard, Once, PoisonError,
    atomic::{AtomicBool, Ordering::SeqCst},
};

use kozyr_core::opponent::StopToken;

use crate::exec::children::{kill_all, stop_watchdog};

/// The exit status of an interrupted program, as in shells.
pub const INTERRUPTED_STATUS: u8 = 130;

/// The tokens to request when a signal arrives.
static STOP_TOKENS: Mutex<Vec<StopToken>> = Mutex::new(Vec::new());

/// Locks the tokens.
fn lock_tokens() -> MutexGuard<'static, Vec<StopToken>> {
    STOP_TOKENS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a token that the first signal requests. Opponents' budgets use it as well, so that they
/// stop thinking.
pub fn stop_on_signal() -> StopToken {
    let stop = StopToken::new();
    lock_tokens().push(stop.clone());
    install_handler();
    stop
}

/// Whether this program is `kozyr-lab` and handles signals itself.
static HANDLES_SIGNALS: AtomicBool = AtomicBool::new(false);

/// Declares that this program handles signals itself.
pub fn enable_signals() {
    HANDLES_SIGNALS.store(true, SeqCst);
}

/// Requests a stop from all token holders and kills the external programs.
pub fn request_stop() {
    lock_tokens().drain(..).for_each(|stop| stop.request_stop());
    kill_all();
}

/// Installs the signal handler once, if this program handles signals.
pub fn install_handler() {
    static HANDLER: Once = Once::new();
    if !HANDLES_SIGNALS.load(SeqCst) {
        return;
    }
    HANDLER.call_once(|| {
        // Without a handler an interrupt still works: child processes exit when their input closes.
        let _ = ctrlc::set_handler(handle_signal);
    });
}

/// Requests a stop and kills the external programs. Exits if it is not the first signal, or if
/// nothing can be stopped cleanly.
fn handle_signal() {
    static WAS_SIGNALLED: AtomicBool = AtomicBool::new(false);
    let is_repeated = WAS_SIGNALLED.swap(true, SeqCst);
    let has_tokens = lock_tokens().iter().map(StopToken::request_stop).count() > 0;
    // Tokens are requested first, so that the end of a program is not counted as its forfeit.
    kill_all();
    if is_repeated || !has_tokens {
        stop_watchdog();
        std::process::exit(INTERRUPTED_STATUS.into());
    }
}
