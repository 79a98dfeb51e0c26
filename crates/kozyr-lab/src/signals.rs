//! An end in the middle: by Ctrl+C, by `kill`, by the terminal that closes.
//!
//! Who can end in good order [listens](listen): the first signal asks them to, the second ends the
//! program at once. Programs outside end with this one in any case. Signals are the laboratory's
//! only where it is the program; [who calls it](ask) from another decides there.

use std::sync::{
    Mutex, MutexGuard, Once, PoisonError,
    atomic::{AtomicBool, Ordering::SeqCst},
};

use kozyr_core::opponent::Stop;

use crate::exec::children::{dismiss_guard, end_all};

/// The exit status of a program that was interrupted, as shells have it.
pub const STOPPED: u8 = 130;

/// Those who are asked to end in good order.
static LISTENERS: Mutex<Vec<Stop>> = Mutex::new(Vec::new());

fn listeners() -> MutexGuard<'static, Vec<Stop>> {
    LISTENERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A token that the first signal requests. It belongs to opponents' budgets too, so that nobody
/// goes on thinking.
pub fn listen() -> Stop {
    let stop = Stop::new();
    listeners().push(stop.clone());
    obey_signals();
    stop
}

/// Whether this program is the laboratory, so that signals are for it.
static TAKES_SIGNALS: AtomicBool = AtomicBool::new(false);

/// Says that this program is the laboratory, and that signals are for it to obey.
pub fn take_signals() {
    TAKES_SIGNALS.store(true, SeqCst);
}

/// Asks all who listen to end in good order.
pub fn ask() {
    listeners().drain(..).for_each(|stop| stop.request());
    end_all();
}

/// Takes over what signals do where they are for us; once is enough.
pub fn obey_signals() {
    static HANDLER: Once = Once::new();
    if !TAKES_SIGNALS.load(SeqCst) {
        return;
    }
    HANDLER.call_once(|| {
        // Without a handler an interrupt still works: processes then end with their input.
        let _ = ctrlc::set_handler(interrupted);
    });
}

fn interrupted() {
    static HEARD: AtomicBool = AtomicBool::new(false);
    let again = HEARD.swap(true, SeqCst);
    let asked = listeners().iter().map(Stop::request).count() > 0;
    // Asked before, so that nobody takes the end of a program for its fault.
    end_all();
    if again || !asked {
        dismiss_guard();
        std::process::exit(STOPPED.into());
    }
}
