//! Saves texts in the background, in the order of the calls.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use bevy::log::warn;

use super::versioned_texts::VersionedTexts;

/// How often to check whether another instance of the app requests the write lock.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// A thread that saves texts and hands the write lock over to another instance on request.
///
/// The thread starts with the first text, or when there can be other instances. Dropping this value
/// saves all pending texts and ends the thread.
pub(crate) struct BackgroundWriter {
    texts: Arc<VersionedTexts>,
    queue: Arc<SaveQueue>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Default)]
struct SaveQueue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

/// Wakes the app's event loop while it is idle.
pub(crate) type WakeCallback = Box<dyn Fn() + Send>;

#[derive(Default)]
struct QueueState {
    /// Called after the write lock was handed over.
    wake: Option<WakeCallback>,
    /// Names and texts to save, the next one first.
    waiting: VecDeque<(String, String)>,
    /// The name of the text being saved.
    current: Option<String>,
    /// Whether the thread exits once the queue is empty.
    closed: bool,
}

impl QueueState {
    /// The names of the text being saved and of the waiting texts, in this order.
    fn names(&self) -> impl Iterator<Item = &str> {
        let waiting = self.waiting.iter().map(|(name, _)| name.as_str());
        self.current.as_deref().into_iter().chain(waiting)
    }
}

impl SaveQueue {
    /// Locks the state of the queue, even if a thread panicked while it held the lock.
    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Unlocks the state, waits until the queue changes, and locks it again. May also return
    /// without a change.
    fn wait<'a>(&self, state: MutexGuard<'a, QueueState>) -> MutexGuard<'a, QueueState> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

impl BackgroundWriter {
    /// A writer that saves to `texts`. Its thread starts later.
    pub fn new(texts: Arc<VersionedTexts>) -> Self {
        BackgroundWriter { texts, queue: Arc::default(), thread: Mutex::default() }
    }

    /// Queues a text, which replaces the last queued text if that has the same name. Without a
    /// thread, saves it at once. Errors are recorded in the texts.
    pub fn save(&self, name: &str, text: String) {
        if !self.ensure_thread() {
            self.texts.write(name, &text).ok();
            return;
        }
        let mut state = self.queue.state();
        match state.waiting.back_mut() {
            Some((last, queued)) if last == name => *queued = text,
            _ => state.waiting.push_back((name.to_owned(), text)),
        }
        self.queue.changed.notify_all();
    }

    /// Starts to watch for lock requests of other instances, if this instance must do so for its
    /// store.
    pub fn watch_for_requests(&self) {
        if self.texts.store.supports_requests() {
            self.ensure_thread();
            // The thread may already be running and waiting without a timeout.
            self.queue.changed.notify_all();
        }
    }

    /// Sets the callback that wakes the app after the lock was handed over.
    pub fn set_wake_callback(&self, wake: WakeCallback) {
        self.queue.state().wake = Some(wake);
    }

    /// Starts the thread unless it is running; returns whether it runs now. Logs a warning if the
    /// system refuses.
    fn ensure_thread(&self) -> bool {
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if thread.is_none() {
            let (texts, queue) = (self.texts.clone(), self.queue.clone());
            let spawned = thread::Builder::new()
                .name("storage".into())
                .spawn(move || run_writer(&texts, &queue));
            *thread = spawned.inspect_err(|error| warn!("saving on the main thread: {error}")).ok();
        }
        thread.is_some()
    }

    /// Whether some texts are waiting or being saved.
    pub fn is_busy(&self) -> bool {
        self.queue.state().names().next().is_some()
    }

    /// Waits until no text for whose name `matches` returns true is waiting or being saved.
    pub fn flush(&self, matches: impl Fn(&str) -> bool) {
        let mut state = self.queue.state();
        while state.names().any(&matches) {
            state = self.queue.wait(state);
        }
    }
}

impl Drop for BackgroundWriter {
    /// Waits until all pending texts are saved or have failed, and ends the thread.
    fn drop(&mut self) {
        self.queue.state().closed = true;
        self.queue.changed.notify_all();
        let thread = self.thread.get_mut().unwrap_or_else(PoisonError::into_inner);
        if thread.take().is_some_and(|thread| thread.join().is_err()) {
            warn!("the storage thread panicked");
        }
    }
}

/// Waits, with the queue unlocked, until it changes or the next check for lock requests is due,
/// [`WATCH_INTERVAL`] after `last_check`. If a check is due at the call, first hands the write lock
/// over if another instance requests it, and wakes the app.
fn wait_for_work<'a>(
    texts: &VersionedTexts,
    queue: &'a SaveQueue,
    mut state: MutexGuard<'a, QueueState>,
    last_check: &mut Instant,
) -> MutexGuard<'a, QueueState> {
    if !texts.store.supports_requests() {
        return queue.wait(state);
    }
    if last_check.elapsed() >= WATCH_INTERVAL {
        *last_check = Instant::now();
        drop(state);
        let is_requested = texts.store.is_lock_requested();
        state = queue.state();
        if !state.waiting.is_empty() || state.closed {
            return state;
        }
        // The queue stays locked, so no text can be queued and refused before the player is
        // notified.
        if is_requested && texts.hand_over_if_requested() {
            state.wake.iter().for_each(|wake| wake());
        }
    }
    let remaining = WATCH_INTERVAL.saturating_sub(last_check.elapsed());
    queue.changed.wait_timeout(state, remaining).unwrap_or_else(PoisonError::into_inner).0
}

/// Saves queued texts, and checks for lock requests while there are none, until the queue is closed
/// and empty.
fn run_writer(texts: &VersionedTexts, queue: &SaveQueue) {
    let mut last_check = Instant::now();
    let mut state = queue.state();
    loop {
        let Some((name, text)) = state.waiting.pop_front() else {
            if state.closed {
                return;
            }
            state = wait_for_work(texts, queue, state, &mut last_check);
            continue;
        };
        state.current = Some(name.clone());
        drop(state);
        // A failure is recorded, and the player is notified.
        texts.write(&name, &text).ok();
        state = queue.state();
        state.current = None;
        queue.changed.notify_all();
    }
}
