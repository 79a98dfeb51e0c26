//! The history of a match: undo, redo and replay.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record};

use super::{
    TableGame,
    messages::ActionPlayed,
    mode::{HandVisibility, SessionMode, SuspendedSession},
    state::Session,
};

/// The actions ahead of the current position.
pub(super) struct History<G: Game> {
    /// Undone actions, or those still to come in a watched match; the next one last.
    ahead: Vec<G::Action>,
    /// The match with all actions ahead; `None` until there are any.
    end: Option<Record<G>>,
}

impl<G: Game> Default for History<G> {
    /// A history without actions ahead.
    fn default() -> Self {
        History { ahead: Vec::new(), end: None }
    }
}

impl<G: Game> History<G> {
    /// A history with the actions `ahead`, the next one last; `end` is the match after all of them.
    pub(super) fn with_ahead(end: Record<G>, ahead: Vec<G::Action>) -> Self {
        History { ahead, end: Some(end) }
    }

    /// The actions ahead, the next one last.
    pub(super) fn ahead(&self) -> &[G::Action] {
        &self.ahead
    }

    /// The match after all actions ahead. If none were put ahead, it is `current`, the match at the
    /// current position.
    pub(super) fn end<'a>(&'a self, current: &'a Record<G>) -> &'a Record<G> {
        self.end.as_ref().unwrap_or(current)
    }

    /// Removes a played action from those ahead if it is the next one; returns whether it was. Any
    /// other action discards all those ahead.
    pub(super) fn follow(&mut self, action: G::Action) -> bool {
        let was_next = self.ahead.last() == Some(&action);
        if was_next {
            self.ahead.pop();
        } else {
            *self = History::default();
        }
        was_next
    }

    /// Takes back all but the first `at` actions of `record` and puts them ahead.
    fn go_back(&mut self, record: &mut Record<G>, at: usize) {
        if self.end.is_none() {
            self.end = Some(record.clone());
        }
        self.ahead.extend(record.actions()[at..].iter().rev());
        *record = record.after_actions(at);
    }
}

/// A request to navigate the history of the match on the screen.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavigateHistory {
    /// Back to the previous decision of a human.
    Undo,
    /// Forward again.
    Redo,
    /// To the position after this many actions of a watched match.
    To(usize),
}

impl<G: TableGame> Session<G> {
    /// A session that replays a match with open hands. It starts after `at` actions, or at the end
    /// if there are fewer; the others are ahead.
    pub fn replay(record: Record<G>, at: usize) -> Self {
        let suspended = SuspendedSession::default();
        let mode =
            SessionMode::Replay { hands: HandVisibility::Open, asks_viewer: false, suspended };
        let mut session = Session { mode, ..Session::new(record) };
        session.go_back(0);
        session.go_to(at);
        session
    }

    /// Replays the match on the table from the position after `at` actions, with the same viewer
    /// and the known decisions. The player's own match is suspended meanwhile.
    pub fn start_replay(&mut self, at: usize) {
        let mut replay = Session::replay(self.full_record().clone(), at);
        replay.decisions.clone_from(&self.decisions);
        replay.viewer = self.viewer;
        self.suspend_for(replay);
    }

    /// Whether this is a replay.
    pub fn is_replay(&self) -> bool {
        matches!(self.mode, SessionMode::Replay { .. })
    }

    /// Sets whether the viewer of a replay is asked for their decision; does nothing in other
    /// sessions.
    pub fn set_asking_viewer(&mut self, ask: bool) {
        if let SessionMode::Replay { asks_viewer, .. } = &mut self.mode {
            *asks_viewer = ask;
        }
    }

    /// Whether this is a replay whose viewer is asked for their decision.
    pub fn is_asking_viewer(&self) -> bool {
        matches!(self.mode, SessionMode::Replay { asks_viewer: true, .. })
    }

    /// In a watched match, replay or position editor, the match up to its last known action, those
    /// ahead included. In any other session, the match up to the current position, without undone
    /// actions.
    pub fn full_record(&self) -> &Record<G> {
        if self.is_watched() { self.history.end(&self.record) } else { &self.record }
    }

    /// Whether the hands of all seats may be shown: the match is watched, and it has no human
    /// players or its full record is finished. Never in a match on a server.
    pub fn may_open_hands(&self) -> bool {
        self.is_watched()
            && !self.is_remote()
            && (self.person_count() == 0 || self.full_record().outcome().is_some())
    }

    /// Whether the hands of a match between opponents or a replay are shown: the match allows it,
    /// and the viewer has not hidden them. False in other sessions.
    pub fn are_hands_open(&self) -> bool {
        let open = matches!(
            self.mode,
            SessionMode::Watched { hands: HandVisibility::Open }
                | SessionMode::Replay { hands: HandVisibility::Open, .. }
        );
        self.may_open_hands() && open
    }

    /// Switches between open and closed hands in a match between opponents or a replay; does
    /// nothing in other sessions. Open hands are shown only if the match [allows
    /// it](Self::may_open_hands).
    pub fn toggle_hands(&mut self) {
        if let Some(hands) = self.mode.hands_mut() {
            *hands = match hands {
                HandVisibility::Open => HandVisibility::Closed,
                HandVisibility::Closed => HandVisibility::Open,
            };
        }
    }

    /// Whether the table has a replay bar at the bottom of the window: in a match between opponents
    /// and a replay.
    pub fn has_replay_bar(&self) -> bool {
        matches!(self.mode, SessionMode::Watched { .. } | SessionMode::Replay { .. })
    }

    /// Whether the current position is the last known one: no actions are ahead, undone or still to
    /// be replayed.
    pub fn is_at_end(&self) -> bool {
        self.history.ahead.is_empty()
    }

    /// Whether there is a human decision that may be taken back now.
    pub fn can_undo(&self) -> bool {
        self.last_own_decision().is_some()
    }

    /// Whether any actions are ahead: undone ones, or those still to come in a watched match.
    pub fn can_redo(&self) -> bool {
        !self.history.ahead.is_empty()
    }

    /// The number of actions before the last human decision played; forced actions do not count.
    /// `None` if there is none, it may not be undone, or it is not the viewer's in a hot seat
    /// match.
    fn last_own_decision(&self) -> Option<usize> {
        if !self.is_live() || self.is_guided() || !self.permissions().undo {
            return None;
        }
        let mut record = self.record.after_actions(0);
        let mut last = None;
        for (at, &action) in self.record.actions().iter().enumerate() {
            let is_human = matches!(record.to_act(), Some((_, Player::Human)));
            // A forced pass is not a decision.
            if is_human && record.game().legal_actions().len() > 1 {
                let is_own = !self.is_hot_seat() || record.game().to_act() == Some(self.viewer);
                last = is_own.then_some(at);
            }
            record.play(action).ok()?;
        }
        last.filter(|&at| G::can_undo(&self.record, at))
    }

    /// Takes back the last human decision and all actions after it, and counts that, if undo is
    /// possible; else does nothing.
    fn undo(&mut self) {
        if let Some(at) = self.last_own_decision() {
            self.circumstances.undos += 1;
            self.go_back(at);
            self.switch_viewer();
        }
    }

    /// Plays undone actions again up to the next human decision. Returns the last one played;
    /// `None` if there is none.
    fn redo(&mut self) -> Option<ActionPlayed<G>> {
        let mut played = None;
        while let Some(step) = self.step_forward() {
            played = Some(step);
            if self.is_persons_turn() && self.game().legal_actions().len() > 1 {
                break;
            }
        }
        played
    }

    /// Plays the next action ahead and returns its events; `None` if there is none.
    pub fn step_forward(&mut self) -> Option<ActionPlayed<G>> {
        let &action = self.history.ahead.last()?;
        let events = self.play(action, None).ok()?;
        Some(ActionPlayed { events })
    }

    /// Goes to the position after `at` actions, or to the last known one if there are fewer.
    /// Returns the action played if that is exactly one step forward, otherwise `None`.
    pub fn go_to(&mut self, at: usize) -> Option<ActionPlayed<G>> {
        let current = self.record.actions().len();
        let at = at.min(current + self.history.ahead.len());
        if at < current {
            self.go_back(at);
            return None;
        }
        let mut played = None;
        for _ in current..at {
            played = self.step_forward().or(played);
        }
        played.filter(|_| at == current + 1)
    }

    /// Takes back all but the first `at` actions of the match and puts them ahead.
    fn go_back(&mut self, at: usize) {
        self.history.go_back(&mut self.record, at);
    }
}

/// Applies the navigation requests to the table of one game, and sends the action played by a redo
/// or a single step. In guided sessions, they are ignored. [`NavigateHistory::To`] starts a replay
/// of a finished match, and is ignored in one in progress.
pub(crate) fn navigate<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut requests: MessageReader<NavigateHistory>,
    mut played: MessageWriter<ActionPlayed<G>>,
) {
    for request in requests.read() {
        let event = match *request {
            _ if session.is_guided() => None,
            NavigateHistory::Undo => {
                session.undo();
                None
            }
            NavigateHistory::Redo => session.redo(),
            NavigateHistory::To(at) if session.is_watched() && !session.is_remote() => {
                session.go_to(at)
            }
            NavigateHistory::To(at) => {
                // A match in progress has no replay.
                if session.record().outcome().is_some() {
                    session.start_replay(at);
                }
                None
            }
        };
        played.write_batch(event);
    }
}
