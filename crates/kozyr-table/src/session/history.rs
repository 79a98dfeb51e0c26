//! The history of a match: taking back, playing again, and seeing it again from any moment.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record};

use super::{
    TableGame,
    messages::ActionPlayed,
    mode::{HandVisibility, SessionMode, SuspendedSession},
    state::Session,
};

/// What lies ahead of the moment at which a match stands.
pub(super) struct History<G: Game> {
    /// What was undone, or is still to be seen of a match that is watched; the next action last.
    ahead: Vec<G::Action>,
    /// The match with all that lies ahead; `None` as long as nothing ever did.
    end: Option<Record<G>>,
}

impl<G: Game> Default for History<G> {
    fn default() -> Self {
        History { ahead: Vec::new(), end: None }
    }
}

impl<G: Game> History<G> {
    /// What lies ahead up to the end of a match, the next action last.
    pub(super) fn with_ahead(end: Record<G>, ahead: Vec<G::Action>) -> Self {
        History { ahead, end: Some(end) }
    }

    /// The actions that lie ahead, the next one last.
    pub(super) fn ahead(&self) -> &[G::Action] {
        &self.ahead
    }

    /// The match with all that lies ahead of where it stands `now`.
    pub(super) fn end<'a>(&'a self, now: &'a Record<G>) -> &'a Record<G> {
        self.end.as_ref().unwrap_or(now)
    }

    /// Notes that an action was played; whether it was the next of those that lie ahead. Any
    /// other makes an end of them.
    pub(super) fn follow(&mut self, action: G::Action) -> bool {
        let known = self.ahead.last() == Some(&action);
        if known {
            self.ahead.pop();
        } else {
            *self = History::default();
        }
        known
    }

    /// Takes everything back that was played after `at` actions.
    fn go_back(&mut self, record: &mut Record<G>, at: usize) {
        if self.end.is_none() {
            self.end = Some(record.clone());
        }
        self.ahead.extend(record.actions()[at..].iter().rev());
        *record = record.after_actions(at);
    }
}

/// What the player wants of the course of the match on the screen.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavigateHistory {
    /// Back to the decision of a person before this one.
    Undo,
    /// Forward again.
    Redo,
    /// To the moment after so many actions of a match that is watched.
    To(usize),
}

impl<G: TableGame> Session<G> {
    /// A match to be seen again, from the moment after so many actions.
    pub fn replay(record: Record<G>, at: usize) -> Self {
        let aside = SuspendedSession::default();
        let mode = SessionMode::Replay { hands: HandVisibility::Open, asked: false, aside };
        let mut session = Session { mode, ..Session::new(record) };
        session.go_back(0);
        session.go_to(at);
        session
    }

    /// Shows the match on the table again, from the moment after so many actions, as the same
    /// eyes saw it and with the reasons that are known.
    pub fn start_replay(&mut self, at: usize) {
        let mut again = Session::replay(self.full_record().clone(), at);
        again.decisions.clone_from(&self.decisions);
        again.viewer = self.viewer;
        self.suspend_for(again);
    }

    /// Whether a match is seen again, with its end known.
    pub fn is_replay(&self) -> bool {
        matches!(self.mode, SessionMode::Replay { .. })
    }

    /// Lets the viewer of a match that is seen again say what they would do now, or no more.
    pub fn set_asking_viewer(&mut self, ask: bool) {
        if let SessionMode::Replay { asked, .. } = &mut self.mode {
            *asked = ask;
        }
    }

    /// Whether the viewer of a match that is seen again is asked what they would do now.
    pub fn is_asking_viewer(&self) -> bool {
        matches!(self.mode, SessionMode::Replay { asked: true, .. })
    }

    /// The match as far as it is known, with what lies ahead of the moment that is seen.
    pub fn full_record(&self) -> &Record<G> {
        if self.is_watched() { self.history.end(&self.record) } else { &self.record }
    }

    /// Whether the hands of a match that is watched may be opened: nobody has to go on with it
    /// without knowing them.
    pub fn may_open_hands(&self) -> bool {
        self.is_watched() && (self.person_count() == 0 || self.full_record().outcome().is_some())
    }

    /// Whether the hands of a match that is watched lie open.
    pub fn are_hands_open(&self) -> bool {
        let open = matches!(
            self.mode,
            SessionMode::Watched { hands: HandVisibility::Open }
                | SessionMode::Replay { hands: HandVisibility::Open, .. }
        );
        self.may_open_hands() && open
    }

    /// Opens or closes the hands of a match that is watched.
    pub fn toggle_hands(&mut self) {
        if let Some(hands) = self.mode.hands_mut() {
            *hands = match hands {
                HandVisibility::Open => HandVisibility::Closed,
                HandVisibility::Closed => HandVisibility::Open,
            };
        }
    }

    /// Whether the match is gone through by a bar at the foot of the window.
    pub fn has_replay_bar(&self) -> bool {
        matches!(self.mode, SessionMode::Watched { .. } | SessionMode::Replay { .. })
    }

    /// Whether a match that is watched has come to the last that is known of it.
    pub fn is_at_end(&self) -> bool {
        self.history.ahead.is_empty()
    }

    /// Whether there is a person's decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.last_own_decision().is_some()
    }

    /// Whether something undone can be played again.
    pub fn can_redo(&self) -> bool {
        !self.history.ahead.is_empty()
    }

    /// How many actions came before the last decision of a person that is not awaited now. What
    /// somebody else has decided since stays, where the device went from hand to hand.
    fn last_own_decision(&self) -> Option<usize> {
        if !self.is_live() || self.is_guided() || !self.permissions().undo {
            return None;
        }
        let mut record = self.record.after_actions(0);
        let mut last = None;
        for (at, &action) in self.record.actions().iter().enumerate() {
            let person = matches!(record.to_act(), Some((_, Player::Human)));
            // A pass that the rules force is no decision to go back to.
            if person && record.game().legal_actions().len() > 1 {
                let own = !self.is_hot_seat() || record.game().to_act() == Some(self.viewer);
                last = own.then_some(at);
            }
            record.play(action).ok()?;
        }
        last.filter(|&at| G::can_undo(&self.record, at))
    }

    fn undo(&mut self) {
        if let Some(at) = self.last_own_decision() {
            self.circumstances.undos += 1;
            self.go_back(at);
            self.switch_viewer();
        }
    }

    /// Plays undone actions again up to the next decision of a person.
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

    /// Plays the next of the actions that lie ahead.
    pub fn step_forward(&mut self) -> Option<ActionPlayed<G>> {
        let &action = self.history.ahead.last()?;
        let events = self.play(action, None).ok()?;
        Some(ActionPlayed { events })
    }

    /// Shows the moment after so many actions, or the last one that is known.
    pub fn go_to(&mut self, at: usize) -> Option<ActionPlayed<G>> {
        let now = self.record.actions().len();
        let at = at.min(now + self.history.ahead.len());
        if at < now {
            self.go_back(at);
            return None;
        }
        let mut played = None;
        for _ in now..at {
            played = self.step_forward().or(played);
        }
        played.filter(|_| at == now + 1)
    }

    fn go_back(&mut self, at: usize) {
        self.history.go_back(&mut self.record, at);
    }
}

/// Does what is wished on the table of one game.
pub(crate) fn navigate<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut wishes: MessageReader<NavigateHistory>,
    mut played: MessageWriter<ActionPlayed<G>>,
) {
    for wish in wishes.read() {
        let event = match *wish {
            _ if session.is_guided() => None,
            NavigateHistory::Undo => {
                session.undo();
                None
            }
            NavigateHistory::Redo => session.redo(),
            NavigateHistory::To(at) if session.is_watched() => session.go_to(at),
            NavigateHistory::To(at) => {
                // A match in progress is gone on with, not looked about in.
                if session.record().outcome().is_some() {
                    session.start_replay(at);
                }
                None
            }
        };
        played.write_batch(event);
    }
}
