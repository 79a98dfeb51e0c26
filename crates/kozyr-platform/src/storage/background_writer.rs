//! Texts are kept off the frame, in the order in which they are handed over.

use std::{
    collections::VecDeque,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use bevy::log::warn;

use super::versioned_texts::VersionedTexts;

/// So often it is looked whether another instance of the app asks for the place.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// A thread that keeps texts, and makes way for another instance of the app that asks for the
/// place. It begins with the first text, or when there may be others, and ends with this once all
/// texts are kept.
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

/// What wakes an app that rests.
pub(crate) type WakeCallback = Box<dyn Fn() + Send>;

#[derive(Default)]
struct QueueState {
    wake: Option<WakeCallback>,
    /// Names and texts, the next one first.
    waiting: VecDeque<(String, String)>,
    /// The name of the text that is being kept.
    current: Option<String>,
    /// Nothing more will come.
    closed: bool,
}

impl QueueState {
    fn names(&self) -> impl Iterator<Item = &str> {
        let waiting = self.waiting.iter().map(|(name, _)| name.as_str());
        self.current.as_deref().into_iter().chain(waiting)
    }
}

impl SaveQueue {
    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, QueueState>) -> MutexGuard<'a, QueueState> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }
}

impl BackgroundWriter {
    /// Keeps texts there.
    pub fn new(texts: Arc<VersionedTexts>) -> Self {
        BackgroundWriter { texts, queue: Arc::default(), thread: Mutex::default() }
    }

    /// Hands a text over. Of two of the same name in a row only the second is kept, if there is
    /// time enough for nothing else.
    pub fn save(&self, name: &str, text: String) {
        if !self.ensure_thread() {
            self.texts.write(name, &text).ok();
            return;
        }
        let mut state = self.queue.state();
        match state.waiting.back_mut() {
            Some((last, before)) if last == name => *before = text,
            _ => state.waiting.push_back((name.to_owned(), text)),
        }
        self.queue.changed.notify_all();
    }

    /// Looks from now on whether another instance of the app asks for the place, if one can.
    pub fn watch_for_requests(&self) {
        if self.texts.store.supports_requests() {
            self.ensure_thread();
            // It may have begun before there was anything to watch.
            self.queue.changed.notify_all();
        }
    }

    /// Wakes the app when it is to hear of something.
    pub fn set_wake_callback(&self, wake: WakeCallback) {
        self.queue.state().wake = Some(wake);
    }

    /// Whether there is a thread; one is begun if there is not.
    fn ensure_thread(&self) -> bool {
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if thread.is_none() {
            let (texts, queue) = (self.texts.clone(), self.queue.clone());
            let begun = thread::Builder::new()
                .name("storage".into())
                .spawn(move || run_writer(&texts, &queue));
            *thread = begun.inspect_err(|error| warn!("texts are kept in frames: {error}")).ok();
        }
        thread.is_some()
    }

    /// Whether something is still to be kept.
    pub fn is_busy(&self) -> bool {
        self.queue.state().names().next().is_some()
    }

    /// Waits until no text is left whose name is meant.
    pub fn flush(&self, meant: impl Fn(&str) -> bool) {
        let mut state = self.queue.state();
        while state.names().any(&meant) {
            state = self.queue.wait(state);
        }
    }
}

impl Drop for BackgroundWriter {
    fn drop(&mut self) {
        self.queue.state().closed = true;
        self.queue.changed.notify_all();
        let thread = self.thread.get_mut().unwrap_or_else(PoisonError::into_inner);
        if thread.take().is_some_and(|thread| thread.join().is_err()) {
            warn!("the thread that keeps texts has ended in an error");
        }
    }
}

/// Waits for more to do, and makes way for whoever asks for the place meanwhile.
fn wait_for_work<'a>(
    texts: &VersionedTexts,
    queue: &'a SaveQueue,
    mut state: MutexGuard<'a, QueueState>,
    looked: &mut Instant,
) -> MutexGuard<'a, QueueState> {
    if !texts.store.supports_requests() {
        return queue.wait(state);
    }
    if looked.elapsed() >= WATCH_INTERVAL {
        *looked = Instant::now();
        drop(state);
        let is_asked_for = texts.store.is_lock_requested();
        state = queue.state();
        if !state.waiting.is_empty() || state.closed {
            return state;
        }
        // Nothing can be handed over now that would be refused before anybody is told.
        if is_asked_for && texts.hand_over_if_requested() {
            state.wake.iter().for_each(|wake| wake());
        }
    }
    let left = WATCH_INTERVAL.saturating_sub(looked.elapsed());
    queue.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
}

/// Keeps one text after another, until nothing more will come.
fn run_writer(texts: &VersionedTexts, queue: &SaveQueue) {
    let mut looked = Instant::now();
    let mut state = queue.state();
    loop {
        let Some((name, text)) = state.waiting.pop_front() else {
            if state.closed {
                return;
            }
            state = wait_for_work(texts, queue, state, &mut looked);
            continue;
        };
        state.current = Some(name.clone());
        drop(state);
        // If it cannot be kept, that is noted, and the player told.
        texts.write(&name, &text).ok();
        state = queue.state();
        state.current = None;
        queue.changed.notify_all();
    }
}
