//! How long an opponent may think, and how its search is stopped and observed.

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

use crate::game::Game;

/// Limits on an opponent's work for one decision.
///
/// The main limit is nodes, not seconds, so that a seed gives the same match on any machine; time
/// and stop token are safety nets. Opponents that do not search ignore all limits.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Positions (or sampled worlds) to visit; `None` for the opponent's own number.
    pub nodes: Option<u64>,
    /// Maximum time; `None` for no limit. Browsers ignore it, since their threads have no clock.
    pub time: Option<Duration>,
    /// Number of threads to share the work; `None` for one. It never changes a decision: opponents
    /// that cannot share the work without that use one thread.
    pub threads: Option<NonZeroUsize>,
    /// Stops the search.
    pub stop: StopToken,
    /// How much of the explanation is needed. It never changes a decision.
    pub explanation_detail: ExplanationDetail,
    /// The action that the reader of the explanation would have played, in notation; `None` if it
    /// is unknown. With [`ExplanationDetail::Contrasts`], the explanation also says [why it was not
    /// chosen](crate::explanation::Explanation::reader_contrast). It never changes a decision.
    pub reader_action: Option<String>,
    /// Receives progress updates; `None` if they are not needed.
    pub progress: Option<ProgressListener>,
}

/// How much of the explanation of a decision is needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum ExplanationDetail {
    /// None: opponents skip an explanation that costs more than the decision.
    #[serde(rename = "Unread")]
    Omitted,
    /// The rule and the alternatives.
    #[default]
    #[serde(rename = "Weighed")]
    Alternatives,
    /// Also the [contrasts](crate::explanation::Explanation::contrasts) between the best action and
    /// the runner-up, and the [expected line](crate::explanation::Explanation::expected_line) if it
    /// needs extra work. This takes some more time.
    #[serde(rename = "WithFacts")]
    Contrasts,
}

impl Budget {
    /// Returns a budget with the opponent's own limits and all threads of the machine.
    pub fn on_all_threads() -> Self {
        Budget { threads: Some(available_threads()), ..Budget::default() }
    }

    /// Returns the budget with its time reduced to at most `limit`.
    #[must_use]
    pub fn within(&self, limit: Duration) -> Self {
        let time = self.time.map_or(limit, |time| time.min(limit));
        Budget { time: Some(time), ..self.clone() }
    }

    /// Returns the [reader's own action](Self::reader_action); `None` if there is none, or it is
    /// not an action of the game.
    pub fn parsed_reader_action<G: Game>(&self) -> Option<G::Action> {
        self.reader_action.as_ref()?.parse().ok()
    }

    /// Returns the deadline of a search that starts now: the time limit or the stop token.
    pub fn deadline(&self) -> Deadline {
        let deadline = Deadline::from(&self.stop);
        match self.time {
            Some(time) => deadline.after(time),
            None => deadline,
        }
    }

    /// Computes the progress and passes it to the listener; does nothing without one.
    pub fn report_progress(&self, progress: impl FnOnce() -> DecisionProgress) {
        if let Some(ProgressListener(listen)) = &self.progress {
            listen(progress());
        }
    }
}

/// Returns the number of threads that the machine runs in parallel; 1 if it is unknown, as in
/// browsers.
pub fn available_threads() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// A token that stops searches. Clones share one state: each can stop all searches that have one.
///
/// A stopped search returns within milliseconds, and still with a legal decision: the best so far.
/// The caller discards it, or plays it if a move was demanded early.
#[derive(Clone, Default)]
pub struct StopToken(Arc<StopState>);

/// The state that clones of a [`StopToken`] share.
#[derive(Default)]
struct StopState {
    requested: AtomicBool,
    parent: Option<StopToken>,
    /// Called whenever a search checks the token.
    on_check: Option<Box<dyn Fn() + Send + Sync>>,
    /// Also stops the token once it returns true.
    condition: Option<Box<dyn Fn() -> bool + Send + Sync>>,
}

impl StopToken {
    /// Creates a token without a stop request.
    pub fn new() -> Self {
        StopToken::default()
    }

    /// Creates a child token, which stops only some of the searches. A stop of the parent also
    /// stops the child, but not the reverse.
    #[must_use]
    pub fn child(&self) -> Self {
        StopToken(Arc::new(StopState { parent: Some(self.clone()), ..StopState::default() }))
    }

    /// Creates a child token that also stops once a condition holds, for clocks that only the
    /// caller has. Searches evaluate the condition on their own thread whenever they check the
    /// token, so it must be fast.
    #[must_use]
    pub fn child_with_condition(
        &self,
        condition: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Self {
        let (parent, condition) = (Some(self.clone()), Some(Box::new(condition) as _));
        StopToken(Arc::new(StopState { parent, condition, ..StopState::default() }))
    }

    /// Creates a token that calls a function whenever a search checks it, on the searching thread.
    /// It measures how much work is done between checks.
    pub fn with_observer(on_check: impl Fn() + Send + Sync + 'static) -> Self {
        StopToken(Arc::new(StopState {
            on_check: Some(Box::new(on_check)),
            ..StopState::default()
        }))
    }

    /// Requests all searches with this token, a clone or a child of it to stop. This cannot be
    /// undone.
    pub fn request_stop(&self) {
        self.0.requested.store(true, Relaxed);
    }

    /// Whether a stop was requested of this token or a parent, or its condition holds. Calls the
    /// observer, if there is one.
    pub fn is_stop_requested(&self) -> bool {
        let StopState { requested, parent, on_check, condition } = &*self.0;
        if let Some(on_check) = on_check {
            on_check();
        }
        requested.load(Relaxed)
            || parent.as_ref().is_some_and(StopToken::is_stop_requested)
            || condition.as_ref().is_some_and(|condition| condition())
    }
}

impl fmt::Debug for StopToken {
    /// Writes whether a stop was requested of this token itself; parents and the condition do not
    /// count.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StopToken").field(&self.0.requested).finish()
    }
}

/// The deadline of a search: a stop request or a time limit, whichever comes first.
#[derive(Clone, Debug, Default)]
pub struct Deadline {
    stop: Option<StopToken>,
    /// When the time limit ends; `None` without one.
    #[cfg(not(target_family = "wasm"))]
    end: Option<std::time::Instant>,
}

impl Deadline {
    /// Creates a deadline that never passes.
    pub fn never() -> Self {
        Deadline::default()
    }

    /// Adds a time limit from now; an earlier one still applies.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        // A time limit too long to represent never passes.
        let end = std::time::Instant::now().checked_add(time);
        Deadline { end: [self.end, end].into_iter().flatten().min(), ..self }
    }

    /// Does nothing: browser threads have no clock, so only the node limit applies.
    #[cfg(target_family = "wasm")]
    #[must_use]
    pub fn after(self, _: Duration) -> Self {
        self
    }

    /// Returns the time left until the time limit, 0 after it; `None` without a limit or a clock.
    #[cfg(not(target_family = "wasm"))]
    pub fn time_left(&self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(std::time::Instant::now()))
    }

    /// Returns `None`: browser threads have no clock.
    #[cfg(target_family = "wasm")]
    pub fn time_left(&self) -> Option<Duration> {
        None
    }

    /// Whether the search must end now: the time limit is over or a stop was requested. A check
    /// takes some nanoseconds.
    pub fn has_passed(&self) -> bool {
        if self.stop.as_ref().is_some_and(StopToken::is_stop_requested) {
            return true;
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(end) = self.end {
            return std::time::Instant::now() >= end;
        }
        false
    }
}

impl From<&StopToken> for Deadline {
    /// The deadline that passes when the token is stopped.
    fn from(stop: &StopToken) -> Self {
        Deadline { stop: Some(stop.clone()), ..Deadline::default() }
    }
}

/// The progress of a search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionProgress {
    /// Depth of the last complete iteration in plies; 0 if the opponent does not search in plies.
    pub depth: u32,
    /// Positions visited or worlds sampled so far.
    pub nodes: u64,
    /// Rough share of the work that is done, 0 to 1.
    pub share: f64,
    /// The best action so far, in the game's notation. It would be played if the search stopped
    /// now.
    pub best: String,
}

/// A callback that receives progress updates, on the searching thread.
#[derive(Clone)]
pub struct ProgressListener(Arc<dyn Fn(DecisionProgress) + Send + Sync>);

impl ProgressListener {
    /// Creates a listener from a function.
    pub fn new(listen: impl Fn(DecisionProgress) + Send + Sync + 'static) -> Self {
        ProgressListener(Arc::new(listen))
    }
}

impl fmt::Debug for ProgressListener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ProgressListener")
    }
}
