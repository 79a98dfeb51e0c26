//! How much an opponent may think, and how its thinking is stopped and watched.

use std::{
    fmt,
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use serde::{Deserialize, Serialize};

/// How much an opponent may think about one decision.
///
/// Nodes and not seconds, so that a seed gives the same match on any machine; a time and a stop
/// token are safety nets on top. An opponent that does not search ignores all of it.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Positions (or sampled worlds) to look at; `None` for the opponent's own measure.
    pub nodes: Option<u64>,
    /// The longest time to spend; `None` for no limit. Browsers have no clock that could be asked
    /// for it.
    pub time: Option<Duration>,
    /// How many threads may share the work; `None` for one. It never changes a decision, so an
    /// opponent that cannot share its work without that does not.
    pub threads: Option<NonZeroUsize>,
    /// Ends the thought when it is requested.
    pub stop: StopToken,
    /// How much of the reasons somebody reads. It never changes a decision.
    pub explanation_detail: ExplanationDetail,
    /// Told now and then how far the thought has come; `None` if nobody wants to know.
    pub progress: Option<ProgressListener>,
}

/// How much of the reasons for a decision somebody reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum ExplanationDetail {
    /// Nobody does: an opponent that would spend more on telling than on deciding tells nothing.
    #[serde(rename = "Unread")]
    Omitted,
    /// The rule and what was weighed by it.
    #[default]
    #[serde(rename = "Weighed")]
    Alternatives,
    /// Also what [separates](crate::explanation::Explanation::facts) the best action from the
    /// next, and what is [expected](crate::explanation::Explanation::consequences) to follow where
    /// that is not known anyway: this takes some more time.
    #[serde(rename = "WithFacts")]
    Contrasts,
}

impl Budget {
    /// The opponent's own measure, on as many threads as the machine runs at a time.
    pub fn on_all_threads() -> Self {
        Budget { threads: Some(available_threads()), ..Budget::default() }
    }

    /// The same budget with at most so much time.
    #[must_use]
    pub fn within(&self, limit: Duration) -> Self {
        let time = self.time.map_or(limit, |time| time.min(limit));
        Budget { time: Some(time), ..self.clone() }
    }

    /// When a thought that begins now has to end.
    pub fn deadline(&self) -> Deadline {
        let deadline = Deadline::from(&self.stop);
        match self.time {
            Some(time) => deadline.after(time),
            None => deadline,
        }
    }

    /// Tells how far the thought has come, if somebody listens.
    pub fn report_progress(&self, progress: impl FnOnce() -> DecisionProgress) {
        if let Some(ProgressListener(listen)) = &self.progress {
            listen(progress());
        }
    }
}

/// As many threads as the machine runs at a time; in a browser one.
pub fn available_threads() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// A token by which a thought is stopped. Copies of one token are one: whoever holds any of them
/// can stop all thoughts that have one.
///
/// A thought that is stopped ends within milliseconds, and still gives a legal decision: the best
/// it knows so far. Who stopped it because nobody waits for it throws that away; who wants a move
/// at once plays it.
#[derive(Clone, Default)]
pub struct StopToken(Arc<StopState>);

#[derive(Default)]
struct StopState {
    requested: AtomicBool,
    parent: Option<StopToken>,
    on_check: Option<Box<dyn Fn() + Send + Sync>>,
    condition: Option<Box<dyn Fn() -> bool + Send + Sync>>,
}

impl StopToken {
    /// A token that has not been used.
    pub fn new() -> Self {
        StopToken::default()
    }

    /// A token of its own, by which a part of the thoughts with this one can be stopped: it is
    /// also used when this one is, but not the other way round.
    #[must_use]
    pub fn child(&self) -> Self {
        StopToken(Arc::new(StopState { parent: Some(self.clone()), ..StopState::default() }))
    }

    /// A token of its own, by which a part of the thoughts with this one is stopped, too, once a
    /// condition holds: for clocks that only the caller has. It is asked on the thread that thinks
    /// whenever the thought looks at the token, so it has to be quick.
    #[must_use]
    pub fn child_with_condition(&self, over: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        let (above, over) = (Some(self.clone()), Some(Box::new(over) as _));
        StopToken(Arc::new(StopState { parent: above, condition: over, ..StopState::default() }))
    }

    /// A token that calls a function whenever a thought looks at it, on the thread that looks: for
    /// whoever wants to know how much is done between two looks.
    pub fn with_observer(look: impl Fn() + Send + Sync + 'static) -> Self {
        StopToken(Arc::new(StopState { on_check: Some(Box::new(look)), ..StopState::default() }))
    }

    /// Asks every thought with this token to end. It cannot be taken back.
    pub fn request_stop(&self) {
        self.0.requested.store(true, Relaxed);
    }

    /// Whether the thought has been asked to end.
    pub fn is_stop_requested(&self) -> bool {
        let StopState { requested, parent: above, on_check: look, condition: over } = &*self.0;
        if let Some(look) = look {
            look();
        }
        requested.load(Relaxed)
            || above.as_ref().is_some_and(StopToken::is_stop_requested)
            || over.as_ref().is_some_and(|over| over())
    }
}

impl fmt::Debug for StopToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stop").field(&self.0.requested).finish()
    }
}

/// When a thought has to end: once it is stopped, or a time has passed.
#[derive(Clone, Debug, Default)]
pub struct Deadline {
    stop: Option<StopToken>,
    #[cfg(not(target_family = "wasm"))]
    at: Option<std::time::Instant>,
}

impl Deadline {
    /// Never.
    pub fn never() -> Self {
        Deadline::default()
    }

    /// When so much time has passed from now, or earlier if it was so before.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        // A time too long to be added never passes.
        let at = std::time::Instant::now().checked_add(time);
        Deadline { at: [self.at, at].into_iter().flatten().min(), ..self }
    }

    /// A browser's threads have no clock to ask; there the measure in nodes has to do.
    #[cfg(target_family = "wasm")]
    #[must_use]
    pub fn after(self, _: Duration) -> Self {
        self
    }

    /// How much time is left; `None` if there is no limit, or no clock that could be asked.
    #[cfg(not(target_family = "wasm"))]
    pub fn time_left(&self) -> Option<Duration> {
        self.at.map(|at| at.saturating_duration_since(std::time::Instant::now()))
    }

    /// A browser's threads have no clock to ask.
    #[cfg(target_family = "wasm")]
    pub fn time_left(&self) -> Option<Duration> {
        None
    }

    /// Whether the thought has to end now. It costs some nanoseconds to ask.
    pub fn has_passed(&self) -> bool {
        if self.stop.as_ref().is_some_and(StopToken::is_stop_requested) {
            return true;
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(at) = self.at {
            return std::time::Instant::now() >= at;
        }
        false
    }
}

impl From<&StopToken> for Deadline {
    /// When the token is used.
    fn from(stop: &StopToken) -> Self {
        Deadline { stop: Some(stop.clone()), ..Deadline::default() }
    }
}

/// How far a thought has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionProgress {
    /// Plies searched so far, to the end of the last complete round; 0 for who does not count in
    /// plies.
    pub depth: u32,
    /// Positions visited or worlds tried so far.
    pub nodes: u64,
    /// Roughly the share of the thinking that is done, 0 to 1.
    pub share: f64,
    /// The best action so far, in the game's notation: what would be played if the thought were
    /// stopped now.
    pub best: String,
}

/// Somebody who wants to know how far a thought has come. It is called on the thread that thinks.
#[derive(Clone)]
pub struct ProgressListener(Arc<dyn Fn(DecisionProgress) + Send + Sync>);

impl ProgressListener {
    /// Calls a function now and then.
    pub fn new(listen: impl Fn(DecisionProgress) + Send + Sync + 'static) -> Self {
        ProgressListener(Arc::new(listen))
    }
}

impl fmt::Debug for ProgressListener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ProgressListener")
    }
}
