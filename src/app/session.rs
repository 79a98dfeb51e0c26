//! The match in progress: its record, what can be taken back, and the reasons given so far.

use bevy::{ecs::message::Message, prelude::*};
use rand::{
    TryRng,
    rngs::{SysError, SysRng},
};

use super::{Step, language::Language, screen::Screen, storage::Storage, toast::Tell};
use crate::{
    game::{Game, Player, Record, RecordError, Seat, Seed},
    opponent::{self, Budget, Decision, OpponentError, Roster},
};

/// The match in progress. There is at most one of each game.
#[derive(Resource)]
pub struct Session<G: Game> {
    record: Record<G>,
    undone: Vec<G::Action>,
    /// The decisions of the minds, by the number of actions before them.
    decisions: Vec<Option<Decision<G::Action>>>,
}

/// A decision of the seat to act, to be played.
#[derive(Message)]
pub struct Submit<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// The mind's decision, if it was a mind.
    pub decision: Option<Decision<G::Action>>,
}

/// What a played action led to.
#[derive(Message)]
pub struct Played<G: Game> {
    /// What happened.
    pub events: Vec<G::Event>,
}

/// The player's own wish about the course of the match on the screen.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// Back to the decision of a person before this one.
    Undo,
    /// Forward again.
    Redo,
}

/// A game that has a table of its own in the app.
pub trait Table: Roster {
    /// The screen on which it is played.
    const SCREEN: Screen;
}

impl<G: Roster> Session<G> {
    /// A session at the start of a match, or in the middle of a saved one.
    pub fn new(record: Record<G>) -> Self {
        let decisions = vec![None; record.actions().len()];
        Session { record, undone: Vec::new(), decisions }
    }

    /// The match.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.record.game()
    }

    /// The seat whose eyes the screen shows: the first person, or seat 0 if only minds play.
    pub fn viewer(&self) -> Seat {
        let person = self.record.players().iter().position(|player| *player == Player::Human);
        Seat::new(person.unwrap_or(0))
    }

    /// Whether only minds play: such a match is watched, and not kept.
    pub fn is_watched(&self) -> bool {
        !self.record.players().contains(&Player::Human)
    }

    /// Whether a person is to decide now.
    pub fn is_persons_turn(&self) -> bool {
        matches!(self.record.to_act(), Some((_, Player::Human)))
    }

    /// Whether there is a person's decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.last_own_decision().is_some()
    }

    /// Whether something undone can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The last decision of a seat: how many actions came before it, and the mind's reasons as
    /// far as they are remembered.
    pub fn last_decision(&self, seat: Seat) -> Option<(usize, Option<&Decision<G::Action>>)> {
        let mut record = self.record.until(0);
        let mut last = None;
        for (at, &action) in self.record.actions().iter().enumerate() {
            if record.game().to_act() == Some(seat) {
                last = Some(at);
            }
            record.play(action).ok()?;
        }
        last.map(|at| (at, self.decisions.get(at).and_then(Option::as_ref)))
    }

    /// Keeps what a mind decided when the match stood so, if it is this match.
    pub fn remember(&mut self, before: &Record<G>, decision: Decision<G::Action>) {
        let at = before.actions().len();
        if self.record.actions().starts_with(before.actions())
            && self.record.seed() == before.seed()
            && let Some(place) = self.decisions.get_mut(at)
        {
            *place = Some(decision);
        }
    }

    fn play(
        &mut self,
        action: G::Action,
        decision: Option<Decision<G::Action>>,
    ) -> Result<Vec<G::Event>, G::Illegal> {
        let events = self.record.play(action)?;
        if self.undone.last() == Some(&action) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.decisions.push(decision);
        Ok(events)
    }

    /// How many actions came before the last decision of a person that is not awaited now.
    fn last_own_decision(&self) -> Option<usize> {
        let mut record = self.record.until(0);
        let mut last = None;
        for (at, &action) in self.record.actions().iter().enumerate() {
            let person = matches!(record.to_act(), Some((_, Player::Human)));
            // A pass that the rules force is no decision to go back to.
            if person && record.game().legal_actions().len() > 1 {
                last = Some(at);
            }
            record.play(action).ok()?;
        }
        last
    }

    fn undo(&mut self) {
        let Some(at) = self.last_own_decision() else { return };
        while self.record.actions().len() > at {
            let Some(action) = self.record.undo() else { break };
            self.undone.push(action);
            self.decisions.pop();
        }
    }

    /// Plays undone actions again up to the next decision of a person.
    fn redo(&mut self) -> Option<Played<G>> {
        let mut played = None;
        while let Some(&action) = self.undone.last() {
            let events = self.play(action, None).ok()?;
            played = Some(Played { events });
            if self.is_persons_turn() && self.game().legal_actions().len() > 1 {
                break;
            }
        }
        played
    }
}

/// What the mind of that name decides for a seat; `None` if nobody is called so.
pub fn decide<G: Roster>(
    record: &Record<G>,
    seat: Seat,
    name: &str,
) -> Option<Decision<G::Action>> {
    let mind = opponent::named::<G>(name).ok()?;
    let view = record.game().view(seat);
    Some(mind.decide(view, &Budget::default(), &mut record.decision_rng()))
}

/// A seed that nobody knows.
///
/// # Errors
/// If the system has no random numbers to give.
pub fn fresh_seed() -> Result<Seed, SysError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(Seed::new(bytes))
}

/// The name under which a game in progress is kept.
fn file<G: Game>() -> String {
    format!("{}.json", G::NAME)
}

/// Keeps the match of one game: plays what is submitted and saves after every action.
pub fn plugin<G: Table>(app: &mut App) {
    app.add_message::<Submit<G>>().add_message::<Played<G>>().add_message::<Travel>();
    app.add_systems(Startup, resume::<G>);
    app.add_systems(
        OnExit(G::SCREEN),
        (stop_watching::<G>, resume::<G>.run_if(not(resource_exists::<Session<G>>))).chain(),
    );
    app.add_systems(
        Update,
        (
            play::<G>,
            travel::<G>.run_if(in_state(G::SCREEN)),
            save::<G>.run_if(resource_exists_and_changed::<Session<G>>),
        )
            .chain()
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Play),
    );
}

/// A match that was watched makes room for the player's own.
fn stop_watching<G: Roster>(mut commands: Commands, session: Option<Res<Session<G>>>) {
    if session.is_some_and(|session| session.is_watched()) {
        commands.remove_resource::<Session<G>>();
    }
}

fn resume<G: Roster>(
    mut commands: Commands,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    let name = file::<G>();
    let text = match storage.read(&name) {
        Ok(Some(text)) => text,
        Ok(None) => return,
        Err(error) => {
            warn!("{name}: {error}");
            tell.write(Tell(language.text("saved-game-unreadable")));
            return;
        }
    };
    match read::<G>(&text) {
        Ok(record) => commands.insert_resource(Session::new(record)),
        Err(error) => {
            warn!("{name}: {error}");
            tell.write(Tell(language.text("saved-game-damaged")));
            if let Err(error) = storage.put_aside(&name) {
                warn!("{name}: {error}");
            }
        }
    }
}

/// A match from its text, with opponents that all exist.
///
/// # Errors
/// If it is no record of the game or an opponent is unknown.
pub fn read<G: Roster>(text: &str) -> Result<Record<G>, NotAMatch> {
    let record: Record<G> = Record::from_json(text)?;
    for player in record.players() {
        if let Player::Opponent(name) = player {
            opponent::named::<G>(name)?;
        }
    }
    Ok(record)
}

/// Why a text is no match that could be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum NotAMatch {
    /// It is no record of this game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An opponent of it does not exist.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
}

fn play<G: Roster>(
    mut session: ResMut<Session<G>>,
    mut submitted: MessageReader<Submit<G>>,
    mut played: MessageWriter<Played<G>>,
) {
    for Submit { action, decision } in submitted.read() {
        match session.play(*action, decision.clone()) {
            Ok(events) => {
                played.write(Played { events });
            }
            // The screen offers legal actions only; a late double tap may still get here.
            Err(error) => debug!("{action}: {error}"),
        }
    }
}

fn travel<G: Roster>(
    mut session: ResMut<Session<G>>,
    mut wishes: MessageReader<Travel>,
    mut played: MessageWriter<Played<G>>,
) {
    for wish in wishes.read() {
        match wish {
            Travel::Undo => session.undo(),
            Travel::Redo => {
                if let Some(event) = session.redo() {
                    played.write(event);
                }
            }
        }
    }
}

fn save<G: Roster>(
    session: Res<Session<G>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    if session.is_watched() {
        return;
    }
    if let Err(error) = storage.write(&file::<G>(), &session.record().to_json()) {
        warn!("the game cannot be saved: {error}");
        tell.write(Tell(language.text("game-not-saved")));
    }
}
