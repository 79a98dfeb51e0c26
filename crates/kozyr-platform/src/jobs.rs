//! Questions that take long to answer, answered off the frame.
//!
//! On a desktop and on a phone other threads answer. A page in a browser has a single thread,
//! and a picture to draw on it: there workers answer, each of them the same program once more,
//! and questions and answers go to and fro as text. The answers are the same.
//!
//! What is asked is not known here: whoever has a question makes it a [`Job`] and lets
//! [`Thoughts`] begin it. Whoever drops the [`Pending`] answer ends the thought; an app that nobody
//! sees stops all of them, and those whose answers are still wanted begin anew when it is back.

mod encoding;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
mod time_limit;
#[cfg(target_arch = "wasm32")]
mod workers;

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use bevy::{prelude::*, window::AppLifecycle};
use kozyr_core::opponent::{Budget, Progress, Stop};
use serde::{Serialize, de::DeserializeOwned};

pub use encoding::{Jobs, NoAnswer, question, read_answer};
#[cfg(not(target_arch = "wasm32"))]
use threads::Attempt;
pub use time_limit::within;
#[cfg(target_arch = "wasm32")]
use workers::Attempt;
#[cfg(target_arch = "wasm32")]
pub use workers::{is_worker, serve};

/// A question that takes long to answer.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What the answer is.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// The name by which a worker knows what is asked; no two jobs share one.
    fn name() -> String;

    /// Works the answer out. It depends on the question alone, unless the budget ends it early.
    fn run(&self, budget: &Budget) -> Self::Answer;

    /// The answer of who has come so far and can be asked no more; `None` if that cannot be told.
    fn so_far(&self, progress: &Progress) -> Option<Self::Answer>;
}

/// All thoughts of one app. Copies are one.
#[derive(Resource, Clone)]
pub struct Thoughts(Arc<Shared>);

struct Shared {
    /// The token of all thoughts that are at work; `None` while nobody is to think.
    all: Mutex<Option<Stop>>,
    at_work: Arc<AtomicUsize>,
}

impl Default for Thoughts {
    fn default() -> Self {
        let all = Mutex::new(Some(Stop::new()));
        Thoughts(Arc::new(Shared { all, at_work: Arc::default() }))
    }
}

impl Thoughts {
    /// Begins to work an answer out.
    pub fn begin<J: Job>(&self, job: J) -> Pending<J> {
        let mut pending = Pending { job: Arc::new(job), thoughts: self.clone(), attempt: None };
        pending.begin_anew();
        pending
    }

    /// How many are at work or wait for a thread, those included for which nobody waits any more.
    pub fn at_work(&self) -> usize {
        self.0.at_work.load(Ordering::Acquire)
    }

    /// Stops all of them, and lets none begin before [`resume`](Thoughts::resume).
    pub fn suspend(&self) {
        if let Some(all) = self.all().take() {
            all.request();
            #[cfg(target_arch = "wasm32")]
            workers::stop_all();
        }
    }

    /// Lets all whose answers are still wanted begin anew.
    pub fn resume(&self) {
        self.all().get_or_insert_default();
    }

    fn all(&self) -> MutexGuard<'_, Option<Stop>> {
        self.0.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer that is being worked out; dropped, nobody waits for it any more, and the work ends.
pub struct Pending<J: Job> {
    job: Arc<J>,
    thoughts: Thoughts,
    /// The token of all that began when this did, and the work itself; `None` while nobody is to
    /// think.
    attempt: Option<(Stop, Attempt<J>)>,
}

impl<J: Job> Pending<J> {
    fn begin_anew(&mut self) {
        // Whatever is at work ends first.
        self.attempt = None;
        let all = self.thoughts.all().clone();
        self.attempt = all.map(|all| {
            let at_work = AtWork::new(&self.thoughts.0.at_work);
            let attempt = Attempt::begin(self.job.clone(), all.below(), at_work);
            (all, attempt)
        });
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        // What was stopped with all others has come to nothing.
        if self.attempt.as_ref().is_none_or(|(all, _)| all.is_requested()) {
            self.begin_anew();
        }
        let (_, attempt) = self.attempt.as_mut()?;
        attempt.take()
    }
}

/// An answer that is being worked out, whatever the question was.
pub trait Awaited<T>: Send + Sync {
    /// The answer, once, as soon as it is there.
    fn take(&mut self) -> Option<T>;

    /// How far the work has come, if it tells.
    fn progress(&self) -> Option<Progress>;

    /// Wants the best answer that is known so far, at once.
    fn hurry(&mut self);
}

impl<J: Job> Awaited<J::Answer> for Pending<J> {
    fn take(&mut self) -> Option<J::Answer> {
        Pending::take(self)
    }

    fn progress(&self) -> Option<Progress> {
        let (_, attempt) = self.attempt.as_ref()?;
        attempt.progress()
    }

    fn hurry(&mut self) {
        if let Some((_, attempt)) = &mut self.attempt {
            attempt.hurry();
        }
    }
}

/// Counts a thought for as long as it is at work.
struct AtWork(Arc<AtomicUsize>);

impl AtWork {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::AcqRel);
        AtWork(count.clone())
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Thoughts>();
    app.add_systems(Last, rest.run_if(on_message::<AppLifecycle>));
}

/// An app that nobody sees does not think. A page says itself when it is not seen.
fn rest(mut changes: MessageReader<AppLifecycle>, thoughts: Res<Thoughts>) {
    match changes.read().last() {
        Some(AppLifecycle::WillSuspend | AppLifecycle::Suspended) => thoughts.suspend(),
        Some(AppLifecycle::WillResume | AppLifecycle::Running) => thoughts.resume(),
        Some(AppLifecycle::Idle) | None => {}
    }
}
