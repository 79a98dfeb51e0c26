//! The state of a session: the match, the decisions so far, and the use of the table.

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Outcome, Player, Record, Seat},
    opponent::Decision,
    statistics::MatchConditions,
};

use super::{
    history::History,
    mode::{GuideKind, HandVisibility, SessionMode, SuspendedSession},
    {TableGame, autoplay_action},
};
use crate::{current_match::MatchSummary, pace::SpectatorControls};

/// The match on the table, at most one per game.
#[derive(Resource)]
pub struct Session<G: Game> {
    /// The match at the current position.
    pub(super) record: Record<G>,
    /// The opponents' decisions, by the number of actions before them, including actions ahead.
    pub(super) decisions: Vec<Option<Decision<G::Action>>>,
    pub(super) circumstances: MatchConditions,
    /// The actions ahead of the current position.
    pub(super) history: History<G>,
    pub(super) viewer: Seat,
    /// The use of the table.
    pub(super) mode: SessionMode<G>,
}

impl<G: TableGame> Session<G> {
    /// A session at the current position of a match: the player's own if it has a human, else
    /// watched with open hands. A finished match counts as practice. If humans share the device,
    /// the table is covered.
    pub fn new(record: Record<G>) -> Self {
        let decisions = vec![None; record.actions().len()];
        let human_seat = record.players().iter().position(|player| *player == Player::Human);
        // A match that is already over was not played here, so it is not counted.
        let circumstances =
            MatchConditions { practice: record.outcome().is_some(), ..MatchConditions::default() };
        let mode = match human_seat {
            // It is unknown who holds the device now.
            Some(_) => SessionMode::Play { covered: is_hot_seat::<G>(record.players()) },
            None => SessionMode::Watched { hands: HandVisibility::Open },
        };
        let viewer = Seat::new(human_seat.unwrap_or(0));
        let history = History::default();
        let mut session = Session { record, decisions, circumstances, history, viewer, mode };
        session.switch_viewer();
        session
    }

    /// A lesson that starts after `played` actions of `script`; only its further actions can be
    /// played.
    pub fn lesson(script: &Record<G>, played: usize) -> Self {
        Session::guided(GuideKind::Lesson, script, played)
    }

    /// A problem at the position of a record: the player has to find the decision of the human to
    /// act. `open` shows all hands.
    pub fn problem(position: &Record<G>, open: bool) -> Self {
        Session::guided(GuideKind::Problem { open }, position, position.actions().len())
    }

    /// A guided session at the position after `played` actions of the script, in which only the
    /// script's actions can be played.
    fn guided(guide: GuideKind, script: &Record<G>, played: usize) -> Self {
        let record = script.after_actions(played);
        let script = script.actions().to_vec();
        let mode = SessionMode::Guided {
            guide,
            script,
            held: false,
            suspended: SuspendedSession::default(),
        };
        Session { mode, ..Session::new(record) }
    }

    /// Replaces the script, and shows the position after `played` of its actions. Does nothing
    /// unless the session is guided.
    pub fn replace_script(&mut self, script: &Record<G>, played: usize) {
        if let SessionMode::Guided { script: actions, .. } = &mut self.mode {
            *actions = script.actions().to_vec();
            self.record = script.after_actions(played);
            self.decisions = vec![None; played];
        }
    }

    /// A position editor that starts from the position of `record`, which has no actions.
    pub fn position_editor(record: Record<G>) -> Self {
        Session {
            mode: SessionMode::PositionEditor { suspended: SuspendedSession::default() },
            ..Session::new(record)
        }
    }

    /// Replaces the match, and with it the position in the editor.
    pub fn set_position(&mut self, record: Record<G>) {
        self.record = record;
    }

    /// Replaces the players. Does nothing if an action has been played or the players do not fit
    /// the setup.
    pub fn set_players(&mut self, players: Vec<Player>) {
        let current = &self.record;
        if current.actions().is_empty()
            && let Ok(record) = Record::new(current.setup().clone(), *current.seed(), players)
        {
            self.record = record;
        }
    }

    /// Whether a position is being set up.
    pub fn is_position_editor(&self) -> bool {
        matches!(self.mode, SessionMode::PositionEditor { .. })
    }

    /// Whether the seats decide: this is neither a position editor nor a replay.
    pub fn is_live(&self) -> bool {
        !matches!(self.mode, SessionMode::Replay { .. } | SessionMode::PositionEditor { .. })
    }

    /// The properties of the session that do not depend on its game.
    pub fn summary(&self) -> MatchSummary {
        MatchSummary {
            is_own: self.is_own(),
            is_remote: self.is_remote(),
            is_lesson: self.is_lesson(),
            is_problem: self.is_problem(),
            is_watched: self.is_watched(),
            has_replay_bar: self.has_replay_bar(),
            has_rating_at_stake: self.has_rating_at_stake(),
            is_persons_turn: self.is_persons_turn(),
            is_over: self.record.outcome().is_some(),
        }
    }

    /// The match at the current position.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The current position.
    pub fn game(&self) -> &G {
        self.record.game()
    }

    /// The seat from whose view the table is shown: the human, the last of several humans to act,
    /// or seat 0 if only opponents play. In a match on a server: the player's seat, or seat 0 for
    /// spectators.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The number of humans on this device; matches with several are not counted in statistics.
    pub fn person_count(&self) -> usize {
        Seat::all(self.record.players().len()).filter(|&seat| self.is_played_here(seat)).count()
    }

    /// Whether several humans share the device and must not see each other's cards.
    pub fn is_hot_seat(&self) -> bool {
        !self.is_remote() && is_hot_seat::<G>(self.record.players())
    }

    /// Whether someone other than the viewer may hold the device: nothing hidden is shown, and
    /// nothing can be played.
    pub fn is_covered(&self) -> bool {
        matches!(self.mode, SessionMode::Play { covered: true })
    }

    /// Uncovers the table, as the viewer confirmed that they hold the device.
    pub fn uncover(&mut self) {
        self.cover(false);
    }

    /// Covers or uncovers the table; does nothing unless it is the player's own match.
    fn cover(&mut self, cover: bool) {
        if let SessionMode::Play { covered } = &mut self.mode {
            *covered = cover;
        }
    }

    /// Whether no human on this device plays, as in a match between opponents, a replay or a
    /// position editor. It is not saved.
    pub fn is_watched(&self) -> bool {
        if self.is_remote() {
            return self.person_count() == 0;
        }
        matches!(
            self.mode,
            SessionMode::Watched { .. }
                | SessionMode::Replay { .. }
                | SessionMode::PositionEditor { .. }
        )
    }

    /// Whether an opponent to act may decide now: always in the player's own match, a lesson or a
    /// problem; in a match between opponents, while it runs or steps and no actions are ahead;
    /// never in a replay or position editor, or in a match on a server, which decides for them.
    pub fn opponents_may_decide(&self, controls: &SpectatorControls) -> bool {
        match self.mode {
            SessionMode::Play { .. } | SessionMode::Guided { .. } => true,
            SessionMode::Watched { .. } => controls.may_advance() && self.is_at_end(),
            SessionMode::Remote(_)
            | SessionMode::Replay { .. }
            | SessionMode::PositionEditor { .. } => false,
        }
    }

    /// The seat of the opponent to ask for a decision now; `None` if a human is to act, opponents
    /// may not decide, or the match is over. In guided sessions the script decides.
    pub fn opponent_to_ask(&self, controls: &SpectatorControls) -> Option<Seat> {
        match self.record.to_act()? {
            (seat, Player::Opponent(_))
                if !self.is_guided() && self.opponents_may_decide(controls) =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Whether `outcome` is a loss for the viewer, the only human. False if several humans or none
    /// play.
    pub fn is_lost(&self, outcome: Outcome) -> bool {
        self.person_count() == 1 && outcome.score(self.viewer) < 0.5
    }

    /// Whether the player is guided: only the actions of a script can be played.
    pub fn is_guided(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { .. })
    }

    /// Whether this is a lesson.
    pub fn is_lesson(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Lesson, .. })
    }

    /// Whether this is a problem.
    pub fn is_problem(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Problem { .. }, .. })
    }

    /// Whether this is a problem in which all hands are shown.
    pub fn is_open_problem(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Problem { open: true }, .. })
    }

    /// Sets whether a guided session waits until the player has read something; does nothing in
    /// other sessions.
    pub fn set_held(&mut self, hold: bool) {
        if let SessionMode::Guided { held, .. } = &mut self.mode {
            *held = hold;
        }
    }

    /// Whether a guided session waits until the player has read something.
    pub fn is_held(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { held: true, .. })
    }

    /// Whether it is the player's own match, which is saved and counted.
    pub fn is_own(&self) -> bool {
        matches!(self.mode, SessionMode::Play { .. })
    }

    /// Whether it is the player's own match and not over.
    pub fn is_resumable(&self) -> bool {
        self.is_own() && self.record.outcome().is_none()
    }

    /// The next action of the script, whoever has to play it; `None` at its end, or if there is
    /// none.
    pub fn next_scripted_action(&self) -> Option<G::Action> {
        let SessionMode::Guided { script, .. } = &self.mode else { return None };
        script.get(self.record.actions().len()).copied()
    }

    /// Whether a human on this device is to decide now, or is asked for their decision in a replay.
    /// False while the session waits until the player has read something, or for a server.
    pub fn is_persons_turn(&self) -> bool {
        let is_here = self.record.game().to_act().is_some_and(|seat| self.is_played_here(seat));
        let is_waiting = self.is_held() || !self.is_up_to_date();
        (self.is_live() || self.is_asking_viewer()) && !is_waiting && is_here
    }

    /// The number of actions before the last action of a seat, and the stored decision behind it,
    /// if any. `None` if the seat has not acted.
    pub fn last_decision(&self, seat: Seat) -> Option<(usize, Option<&Decision<G::Action>>)> {
        self.decisions_of(seat).last().map(|&at| (at, self.decision(at)))
    }

    /// For each action of a seat so far, in the order of play, how many actions were played before
    /// it. Forced actions count too.
    pub fn decisions_of(&self, seat: Seat) -> Vec<usize> {
        let mut position = self.record.after_actions(0);
        let mut decisions = Vec::new();
        for (at, &action) in self.record.actions().iter().enumerate() {
            if position.game().to_act() == Some(seat) {
                decisions.push(at);
            }
            position.play(action).expect("the record was played through");
        }
        decisions
    }

    /// Returns the stored decision of the opponent who played the action with this number, counted
    /// from 0. Undone actions keep their decisions. `None` if none is stored, as for actions of
    /// humans.
    pub fn decision(&self, at: usize) -> Option<&Decision<G::Action>> {
        self.decisions.get(at)?.as_ref()
    }

    /// Stores the decision that an opponent made in `position`. Does nothing if that is not a
    /// position of this match with an action after it.
    pub fn store_decision(&mut self, position: &Record<G>, decision: Decision<G::Action>) {
        let at = position.actions().len();
        let known = self.history.end(&self.record);
        if known.actions().starts_with(position.actions())
            && known.seed() == position.seed()
            && let Some(slot) = self.decisions.get_mut(at)
        {
            *slot = Some(decision);
        }
    }

    /// Plays an action and stores the decision behind it, if any; returns the events. The action
    /// leaves the actions ahead if it is the next of them; otherwise they are dropped.
    ///
    /// # Errors
    /// Returns an error if the action is illegal; then nothing changes.
    pub(super) fn play(
        &mut self,
        action: G::Action,
        decision: Option<Decision<G::Action>>,
    ) -> Result<Vec<G::Event>, G::IllegalAction> {
        let at = self.record.actions().len();
        let events = self.record.play(action)?;
        if !self.history.follow(action) {
            self.decisions.truncate(at);
            self.decisions.push(None);
        }
        if decision.is_some() {
            self.decisions[at] = decision;
        }
        self.switch_viewer();
        Ok(events)
    }

    /// If humans share the device, switches to the view of the human to act and covers the table;
    /// uncovers it at the end. Does nothing if the next action is played automatically.
    pub(super) fn switch_viewer(&mut self) {
        if !self.is_hot_seat() || !self.is_live() {
            return;
        }
        match self.record.to_act() {
            _ if autoplay_action(self.record.game()).is_some() => {}
            Some((seat, Player::Human)) if seat != self.viewer => {
                self.viewer = seat;
                self.cover(true);
            }
            Some(_) => {}
            // At the end, all cards are open.
            None => self.cover(false),
        }
    }
}

/// The number of humans among the players.
fn person_count(players: &[Player]) -> usize {
    players.iter().filter(|player| **player == Player::Human).count()
}

/// Whether several humans share the device and must not see each other's cards.
fn is_hot_seat<G: TableGame>(players: &[Player]) -> bool {
    G::HAS_HIDDEN_INFORMATION && person_count(players) > 1
}
