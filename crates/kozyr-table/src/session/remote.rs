//! A match on a server. The session has a record that looks like the match to this player; the
//! player's actions are sent to the server.

use std::borrow::Cow;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{FollowStep, Game, Player, Record, Seat};

use super::{
    TableGame,
    history::History,
    messages::ActionPlayed,
    mode::{SessionMode, SuspendedSession},
    state::Session,
};
use crate::motion::MotionTween;

/// The number of actions from which those that were missed are not shown one after another.
const MAX_SHOWN_ACTIONS: usize = 16;

/// Sent when the player has chosen an action in a match on a server.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSent<G: Game> {
    /// The action.
    pub action: G::Action,
}

/// Follows a match on a server. Games add conditions for the moments when nothing may change.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FollowSystems;

/// A match on a server.
pub(super) struct RemoteMatch<G: Game> {
    /// The player's seat; `None` for a spectator.
    seat: Option<Seat>,
    /// The match as the server last described it. Hidden cards have any of their possible places.
    latest: Record<G>,
    /// The match with all its cards, once it is over.
    revealed: Option<Record<G>>,
    /// The action that the server has not answered yet, and the number of actions before it.
    sent: Option<(usize, G::Action)>,
    /// Whether the players may use hints.
    teaching: bool,
    /// How often hidden cards were given other places.
    revision: u32,
    /// The session to return to.
    pub(super) suspended: SuspendedSession<G>,
}

impl<G: TableGame> RemoteMatch<G> {
    /// The record to show: the latest one from the server. In a game without hidden information,
    /// the action that the server has not answered yet is added.
    fn target(&self) -> Cow<'_, Record<G>> {
        let is_waiting = |&(at, _): &(usize, G::Action)| at == self.latest.actions().len();
        match self.sent.filter(is_waiting) {
            Some((_, action)) if !G::HAS_HIDDEN_INFORMATION => {
                let mut target = self.latest.clone();
                // It was legal when it was sent.
                target.play(action).ok();
                Cow::Owned(target)
            }
            _ => Cow::Borrowed(&self.latest),
        }
    }

    /// Whether the sent action can still be played, or was played, in this record.
    fn may_contain_sent(&self, record: &Record<G>) -> bool {
        self.sent.is_some_and(|(at, action)| {
            record.seed() == self.latest.seed()
                && record.actions().len() >= at
                && record.actions().get(at).is_none_or(|&played| played == action)
        })
    }
}

impl<G: TableGame> Session<G> {
    /// A match on a server, played from this seat or watched if `None`. `latest` is a record that
    /// looks like the match to that seat. If `teaching`, the player may use hints.
    pub fn remote(latest: Record<G>, seat: Option<Seat>, teaching: bool) -> Self {
        let suspended = SuspendedSession::default();
        let remote = RemoteMatch {
            seat,
            latest: latest.clone(),
            revealed: None,
            sent: None,
            teaching,
            revision: 0,
            suspended,
        };
        let viewer = seat.unwrap_or(Seat::new(0));
        let mode = SessionMode::Remote(Box::new(remote));
        Session { mode, viewer, ..Session::new(latest) }
    }

    /// The match on a server; `None` in other sessions.
    pub(super) fn as_remote(&self) -> Option<&RemoteMatch<G>> {
        match &self.mode {
            SessionMode::Remote(remote) => Some(remote),
            _ => None,
        }
    }

    fn as_remote_mut(&mut self) -> Option<&mut RemoteMatch<G>> {
        match &mut self.mode {
            SessionMode::Remote(remote) => Some(remote),
            _ => None,
        }
    }

    /// Whether the match is on a server.
    pub fn is_remote(&self) -> bool {
        self.as_remote().is_some()
    }

    /// The player's seat in a match on a server; `None` for spectators and in other sessions.
    pub fn remote_seat(&self) -> Option<Seat> {
        self.as_remote()?.seat
    }

    /// Whether hidden cards on the table are only in possible places: the match is on a server, and
    /// its cards have not been revealed.
    pub fn is_guessing_cards(&self) -> bool {
        self.as_remote().is_some_and(|remote| remote.revealed.as_ref() != Some(&self.record))
    }

    /// Whether a person on this device plays the seat.
    pub fn is_played_here(&self, seat: Seat) -> bool {
        let is_person = self.record.players().get(seat.index()) == Some(&Player::Human);
        is_person && self.as_remote().is_none_or(|remote| remote.seat == Some(seat))
    }

    /// Whether everyone may use help now in a match on a server: the table is for teaching, or the
    /// match is over and its cards are known.
    pub(super) fn remote_help(&self) -> Option<RemoteHelp> {
        let remote = self.as_remote()?;
        let is_over = !self.is_guessing_cards();
        Some(RemoteHelp { hints: remote.teaching && remote.seat.is_some() || is_over, is_over })
    }

    /// Receives a newer record of a match on a server, which looks like the match to this player.
    /// Its actions are shown one after another. Does nothing in other sessions.
    pub fn receive(&mut self, latest: Record<G>) {
        let Some(remote) = self.as_remote_mut() else { return };
        // Without hidden information, it was on the table before the server had answered.
        let is_shown = |(at, _)| !G::HAS_HIDDEN_INFORMATION && latest.actions().len() > at;
        if !remote.may_contain_sent(&latest) || remote.sent.is_some_and(is_shown) {
            // The match has moved on, with it or without it.
            remote.sent = None;
        }
        remote.latest = latest;
    }

    /// Receives the record of a finished match on a server, with all its cards. It is shown after
    /// the last action. Does nothing in other sessions.
    pub fn reveal(&mut self, record: Record<G>) {
        if let Some(remote) = self.as_remote_mut() {
            remote.revealed = Some(record);
        }
    }

    /// The action that was sent to the server and not answered yet; `None` if there is none.
    pub fn sent_action(&self) -> Option<G::Action> {
        Some(self.as_remote()?.sent?.1)
    }

    /// Takes back the action that was sent, as the server has refused it.
    pub fn refuse_sent_action(&mut self) {
        if let Some(remote) = self.as_remote_mut() {
            remote.sent = None;
        }
    }

    /// How often, in a match on a server, hidden cards were given other places or revealed, or
    /// actions were skipped; 0 in other sessions. New deals and actions taken back do not count.
    pub fn revision(&self) -> u32 {
        self.as_remote().map_or(0, |remote| remote.revision)
    }

    /// Whether everything that the server has reported is on the table, and it has answered. True in
    /// other sessions.
    pub fn is_up_to_date(&self) -> bool {
        let is_shown = |record: &Record<G>| {
            record.seed() == self.record.seed()
                && record.actions().len() == self.record.actions().len()
        };
        self.as_remote().is_none_or(|remote| {
            remote.sent.is_none()
                && (is_shown(&remote.latest) || remote.revealed.as_ref().is_some_and(is_shown))
        })
    }

    /// Remembers an action of the player until the server has answered; returns whether it may be
    /// sent.
    pub(super) fn send(&mut self, action: G::Action) -> bool {
        let may_act = self.is_persons_turn() && self.game().legal_actions().contains(&action);
        let at = self.record.actions().len();
        match self.as_remote_mut() {
            Some(remote) if may_act => remote.sent = Some((at, action)),
            _ => return false,
        }
        true
    }

    /// Whether there is a step to the latest record.
    fn is_behind(&self) -> bool {
        let Some(remote) = self.as_remote() else { return false };
        match &remote.revealed {
            Some(revealed) => *revealed != self.record,
            None => *remote.target() != self.record,
        }
    }

    /// Makes one step to the latest record. Returns the action that it played, if any.
    fn follow(&mut self) -> Option<ActionPlayed<G>> {
        let remote = self.as_remote()?;
        let target = remote.target();
        let ahead = target.actions().len().saturating_sub(self.record.actions().len());
        let step = match FollowStep::next(&self.record, &target) {
            Some(FollowStep::Play(_)) if ahead > MAX_SHOWN_ACTIONS => {
                let at = target.actions().len() - MAX_SHOWN_ACTIONS / 2;
                FollowStep::Revise(target.after_actions(at))
            }
            Some(step) => step,
            // The cards are revealed after the last action.
            None => FollowStep::Revise(remote.revealed.clone()?),
        };
        let mut played = None;
        match step {
            FollowStep::Play(action) => {
                let events = self.play(action, None).ok()?;
                played = Some(ActionPlayed { events });
            }
            FollowStep::TakeBack(count) => self.show_position(self.record.after_actions(count)),
            FollowStep::Deal(record) => self.show_position(record),
            FollowStep::Revise(record) => {
                self.show_position(record);
                if let Some(remote) = self.as_remote_mut() {
                    remote.revision += 1;
                }
            }
        }
        let at = self.record.actions().len();
        if let Some(remote) = self.as_remote_mut()
            && G::HAS_HIDDEN_INFORMATION
        {
            // Until then the card waits where the player has put it.
            remote.sent = remote.sent.filter(|(sent_at, _)| *sent_at >= at);
        }
        played
    }

    /// Shows another position, without decisions and actions ahead.
    fn show_position(&mut self, record: Record<G>) {
        self.decisions = vec![None; record.actions().len()];
        self.history = History::default();
        self.record = record;
    }
}

/// The help that a match on a server allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RemoteHelp {
    /// Whether hints are allowed.
    pub(super) hints: bool,
    /// Whether the match is over and its cards are known, so that everything is allowed.
    pub(super) is_over: bool,
}

/// Makes a step to the latest record of a match on a server once nothing moves. Sends
/// [`ActionPlayed`] if it plays an action.
pub(super) fn follow<G: TableGame>(
    mut session: ResMut<Session<G>>,
    tweens: Query<(), With<MotionTween>>,
    mut played: MessageWriter<ActionPlayed<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !session.is_behind() {
        return;
    }
    // The next step is in a later frame.
    redraw.write(RequestRedraw);
    if tweens.is_empty() {
        played.write_batch(session.follow());
    }
}
