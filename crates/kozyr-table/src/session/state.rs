//! The match as it stands, with the reasons given so far, and what the table is used for.

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

/// The match on the table. There is at most one of each game.
#[derive(Resource)]
pub struct Session<G: Game> {
    /// The match as it stands.
    pub(super) record: Record<G>,
    /// The opponents' decisions, by the number of actions before them, those ahead included.
    pub(super) decisions: Vec<Option<Decision<G::Action>>>,
    pub(super) circumstances: MatchConditions,
    /// What was undone, or is still to be seen.
    pub(super) history: History<G>,
    pub(super) viewer: Seat,
    /// What the table is used for.
    pub(super) mode: SessionMode<G>,
}

impl<G: TableGame> Session<G> {
    /// A session at the start of a match, or in the middle of a saved one.
    pub fn new(record: Record<G>) -> Self {
        let decisions = vec![None; record.actions().len()];
        let person = record.players().iter().position(|player| *player == Player::Human);
        // What was over before it came here was not played here.
        let circumstances =
            MatchConditions { practice: record.outcome().is_some(), ..MatchConditions::default() };
        let mode = match person {
            // Nobody knows who holds the device now.
            Some(_) => SessionMode::Play { covered: is_hot_seat::<G>(record.players()) },
            None => SessionMode::Watched { hands: HandVisibility::Open },
        };
        let viewer = Seat::new(person.unwrap_or(0));
        let history = History::default();
        let mut session = Session { record, decisions, circumstances, history, viewer, mode };
        session.switch_viewer();
        session
    }

    /// A session in which nothing but the actions of a whole record can be played, after so many
    /// of them.
    pub fn lesson(script: &Record<G>, played: usize) -> Self {
        Session::guided(GuideKind::Lesson, script, played)
    }

    /// A session in which one decision is to be found: that of the person to act. With `open` all
    /// hands lie open.
    pub fn problem(position: &Record<G>, open: bool) -> Self {
        Session::guided(GuideKind::Problem { open }, position, position.actions().len())
    }

    fn guided(guide: GuideKind, script: &Record<G>, played: usize) -> Self {
        let record = script.after_actions(played);
        let script = script.actions().to_vec();
        let mode =
            SessionMode::Guided { guide, script, held: false, aside: SuspendedSession::default() };
        Session { mode, ..Session::new(record) }
    }

    /// Lets a script go on otherwise, and shows the moment after so many of its actions.
    pub fn replace_script(&mut self, script: &Record<G>, played: usize) {
        if let SessionMode::Guided { script: actions, .. } = &mut self.mode {
            *actions = script.actions().to_vec();
            self.record = script.after_actions(played);
            self.decisions = vec![None; played];
        }
    }

    /// A position to be set up, as the record of a match that has not begun.
    pub fn position_editor(record: Record<G>) -> Self {
        Session {
            mode: SessionMode::PositionEditor { aside: SuspendedSession::default() },
            ..Session::new(record)
        }
    }

    /// Lays another position on the table that is being set up.
    pub fn set_position(&mut self, record: Record<G>) {
        self.record = record;
    }

    /// Lets these play instead, if nothing has been played yet; afterwards nobody changes seats.
    pub fn set_players(&mut self, players: Vec<Player>) {
        let before = &self.record;
        if before.actions().is_empty()
            && let Ok(record) = Record::new(before.setup().clone(), *before.seed(), players)
        {
            self.record = record;
        }
    }

    /// Whether a position is being set up.
    pub fn is_position_editor(&self) -> bool {
        matches!(self.mode, SessionMode::PositionEditor { .. })
    }

    /// Whether the seats decide: nothing is set up, and nothing seen again.
    pub fn is_live(&self) -> bool {
        !matches!(self.mode, SessionMode::Replay { .. } | SessionMode::PositionEditor { .. })
    }

    /// What can be told of it without knowing its game.
    pub fn summary(&self) -> MatchSummary {
        MatchSummary {
            is_own: self.is_own(),
            is_lesson: self.is_lesson(),
            is_problem: self.is_problem(),
            is_watched: self.is_watched(),
            has_replay_bar: self.has_replay_bar(),
            has_rating_at_stake: self.has_rating_at_stake(),
            is_persons_turn: self.is_persons_turn(),
            is_over: self.record.outcome().is_some(),
        }
    }

    /// The match.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.record.game()
    }

    /// The seat whose eyes the screen shows: the person, the one of several whose turn it is or
    /// was last, or seat 0 if only opponents play.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// How many people play; matches of several on one device count in no statistics.
    pub fn person_count(&self) -> usize {
        person_count(self.record.players())
    }

    /// Whether the device goes from hand to hand, and what one person sees is hidden from the
    /// next.
    pub fn is_hot_seat(&self) -> bool {
        is_hot_seat::<G>(self.record.players())
    }

    /// Whether the device may be in the hands of another than the viewer: nobody's secrets must
    /// be shown, and nothing can be played.
    pub fn is_covered(&self) -> bool {
        matches!(self.mode, SessionMode::Play { covered: true })
    }

    /// The viewer has the device in hand, and nobody else looks on.
    pub fn uncover(&mut self) {
        self.cover(false);
    }

    fn cover(&mut self, cover: bool) {
        if let SessionMode::Play { covered } = &mut self.mode {
            *covered = cover;
        }
    }

    /// Whether no person plays: only opponents do, or the match is seen again. It is watched, and
    /// not saved.
    pub fn is_watched(&self) -> bool {
        matches!(
            self.mode,
            SessionMode::Watched { .. }
                | SessionMode::Replay { .. }
                | SessionMode::PositionEditor { .. }
        )
    }

    /// Whether an opponent may decide now, if it is its turn.
    pub fn opponents_may_decide(&self, watch: &SpectatorControls) -> bool {
        match self.mode {
            SessionMode::Play { .. } | SessionMode::Guided { .. } => true,
            SessionMode::Watched { .. } => watch.may_advance() && self.is_at_end(),
            SessionMode::Replay { .. } | SessionMode::PositionEditor { .. } => false,
        }
    }

    /// The seat of the opponent that is to decide now; `None` if nobody is to be asked. Where the
    /// person is led, the script decides.
    pub fn opponent_to_ask(&self, watch: &SpectatorControls) -> Option<Seat> {
        match self.record.to_act()? {
            (seat, Player::Opponent(_))
                if !self.is_guided() && self.opponents_may_decide(watch) =>
            {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Whether the match ended badly for the one person who played.
    pub fn is_lost(&self, outcome: Outcome) -> bool {
        self.person_count() == 1 && outcome.score(self.viewer) < 0.5
    }

    /// Whether the person is led: nothing can be played but what a script has.
    pub fn is_guided(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { .. })
    }

    /// Whether it follows a script, to teach the game.
    pub fn is_lesson(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Lesson, .. })
    }

    /// Whether a decision is to be found in it.
    pub fn is_problem(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Problem { .. }, .. })
    }

    /// Whether it is a problem in which nothing is hidden, and all hands lie open.
    pub fn is_open_problem(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { guide: GuideKind::Problem { open: true }, .. })
    }

    /// Lets a guided session wait until something has been read, or go on.
    pub fn set_held(&mut self, hold: bool) {
        if let SessionMode::Guided { held, .. } = &mut self.mode {
            *held = hold;
        }
    }

    /// Whether it waits for the person to read something.
    pub fn is_held(&self) -> bool {
        matches!(self.mode, SessionMode::Guided { held: true, .. })
    }

    /// Whether it is the player's own match: one that is kept, and counts.
    pub fn is_own(&self) -> bool {
        matches!(self.mode, SessionMode::Play { .. })
    }

    /// Whether it is the player's own and can be gone on with.
    pub fn is_resumable(&self) -> bool {
        self.is_own() && self.record.outcome().is_none()
    }

    /// What the script has next, whoever is to play it.
    pub fn next_scripted_action(&self) -> Option<G::Action> {
        let SessionMode::Guided { script, .. } = &self.mode else { return None };
        script.get(self.record.actions().len()).copied()
    }

    /// Whether a person is to decide now, or at least asked what they would do.
    pub fn is_persons_turn(&self) -> bool {
        let person = matches!(self.record.to_act(), Some((_, Player::Human)));
        (self.is_live() || self.is_asking_viewer()) && !self.is_held() && person
    }

    /// The last decision of a seat: how many actions came before it, and the opponent's reasons as
    /// far as they are remembered.
    pub fn last_decision(&self, seat: Seat) -> Option<(usize, Option<&Decision<G::Action>>)> {
        self.decisions_of(seat).last().map(|&at| (at, self.decision(at)))
    }

    /// After how many actions each decision of a seat was made, in the order of play.
    pub fn decisions_of(&self, seat: Seat) -> Vec<usize> {
        let mut stage = self.record.after_actions(0);
        let mut decisions = Vec::new();
        for (at, &action) in self.record.actions().iter().enumerate() {
            if stage.game().to_act() == Some(seat) {
                decisions.push(at);
            }
            stage.play(action).expect("the record was played through");
        }
        decisions
    }

    /// What an opponent decided after `at` actions, as far as it is remembered.
    pub fn decision(&self, at: usize) -> Option<&Decision<G::Action>> {
        self.decisions.get(at)?.as_ref()
    }

    /// Keeps what an opponent decided when the match stood so, if it is this match.
    pub fn store_decision(&mut self, before: &Record<G>, decision: Decision<G::Action>) {
        let at = before.actions().len();
        let known = self.history.end(&self.record);
        if known.actions().starts_with(before.actions())
            && known.seed() == before.seed()
            && let Some(place) = self.decisions.get_mut(at)
        {
            *place = Some(decision);
        }
    }

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

    /// Turns the table to the person who is to act, if several share the device.
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
            // All cards lie open.
            None => self.cover(false),
        }
    }
}

/// How many of the players are people.
fn person_count(players: &[Player]) -> usize {
    players.iter().filter(|player| **player == Player::Human).count()
}

/// Whether the device of these players goes from hand to hand.
fn is_hot_seat<G: TableGame>(players: &[Player]) -> bool {
    G::HAS_HIDDEN_INFORMATION && person_count(players) > 1
}
