//! The match on a table: its record with the reasons given so far, its history, and what the table
//! is used for.

mod conduct;
mod history;
mod keeping;
mod mode;
mod saved;
mod seeds;

use bevy::{ecs::message::Message, prelude::*};
use serde::{Serialize, de::DeserializeOwned};

pub use conduct::Conduct;
pub use history::Navigate;
pub use keeping::{NotAMatch, abandon, checked, file, lay_over, read};
pub use seeds::Seeds;

use self::{
    history::History,
    keeping::{clear_table, is_match, resume, resume_imported, save},
    mode::{Aside, Hands, Mode},
};
use kozyr_core::{
    game::{Game, Outcome, Player, Record, Seat},
    opponent::{Decision, Roster},
};

use crate::{
    platform::{
        screen::{self, GameId, Menu, Screen},
        step::Step,
        storage::Storage,
    },
    table::{
        current_match::{self, MatchSummary},
        pace::Watch,
    },
};

/// The match on the table. There is at most one of each game.
#[derive(Resource)]
pub struct Session<G: Game> {
    /// The match as it stands.
    record: Record<G>,
    /// The opponents' decisions, by the number of actions before them, those ahead included.
    decisions: Vec<Option<Decision<G::Action>>>,
    conduct: Conduct,
    /// What was undone, or is still to be seen.
    history: History<G>,
    viewer: Seat,
    /// What the table is used for.
    mode: Mode<G>,
}

/// A decision of the seat to act, to be played.
#[derive(Message)]
pub struct Submit<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// The opponent's decision, if it was one.
    pub decision: Option<Decision<G::Action>>,
}

/// What a played action led to.
#[derive(Message)]
pub struct Played<G: Game> {
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A game that has a table of its own in the app.
pub trait TableGame: Roster<Action: Serialize + DeserializeOwned> {
    /// The game, where only its name is known.
    const ID: GameId = GameId(Self::NAME);

    /// The screen on which it is played.
    const SCREEN: Screen = Screen::Table(Self::ID);

    /// Whether players have something that the others must not see: then the screen shows one
    /// person at a time, and is covered while the device goes from hand to hand.
    const HAS_SECRETS: bool;

    /// Whether a person need not be asked about an action that is the only one there is.
    fn is_matter_of_course(action: Self::Action) -> bool;

    /// Whether a decision of a person, made after `at` actions, may be taken back in a match of
    /// which this is the record. What it brought to light must not be of use.
    fn may_be_taken_back(record: &Record<Self>, at: usize) -> bool;

    /// Whether an action opens a part of the match, for those who look for a moment of it.
    fn opens_part(action: Self::Action) -> bool;
}

impl<G: TableGame> Session<G> {
    /// A session at the start of a match, or in the middle of a saved one.
    pub fn new(record: Record<G>) -> Self {
        let decisions = vec![None; record.actions().len()];
        let person = record.players().iter().position(|player| *player == Player::Human);
        // What was over before it came here was not played here.
        let conduct = Conduct { practice: record.outcome().is_some(), ..Conduct::default() };
        let mode = match person {
            // Nobody knows who holds the device now.
            Some(_) => Mode::Play { covered: is_passed_round::<G>(record.players()) },
            None => Mode::Watched { hands: Hands::Open },
        };
        let viewer = Seat::new(person.unwrap_or(0));
        let history = History::default();
        let mut session = Session { record, decisions, conduct, history, viewer, mode };
        session.turn_to_person();
        session
    }

    /// A session in which nothing but the actions of a whole record can be played, after so many
    /// of them.
    pub fn lesson(script: &Record<G>, played: usize) -> Self {
        let record = script.until(played);
        let script = script.actions().to_vec();
        let mode = Mode::Lesson { script, held: false, aside: Aside::default() };
        Session { mode, ..Session::new(record) }
    }

    /// A position to be set up, as the record of a match that has not begun.
    pub fn set_up(record: Record<G>) -> Self {
        Session { mode: Mode::SetUp { aside: Aside::default() }, ..Session::new(record) }
    }

    /// Lays another position on the table that is being set up.
    pub fn lay(&mut self, record: Record<G>) {
        self.record = record;
    }

    /// Whether a position is being set up.
    pub fn is_set_up(&self) -> bool {
        matches!(self.mode, Mode::SetUp { .. })
    }

    /// Whether the seats decide: nothing is set up, and nothing seen again.
    pub fn is_live(&self) -> bool {
        !matches!(self.mode, Mode::Replay { .. } | Mode::SetUp { .. })
    }

    /// What can be told of it without knowing its game.
    pub fn summary(&self) -> MatchSummary {
        MatchSummary {
            is_own: self.is_own(),
            is_lesson: self.is_lesson(),
            is_watched: self.is_watched(),
            has_bar: self.has_bar(),
            is_at_stake: self.is_at_stake(),
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
    pub fn persons(&self) -> usize {
        persons(self.record.players())
    }

    /// Whether the device goes from hand to hand, and what one person sees is hidden from the
    /// next.
    pub fn is_passed_round(&self) -> bool {
        is_passed_round::<G>(self.record.players())
    }

    /// Whether the device may be in the hands of another than the viewer: nobody's secrets must
    /// be shown, and nothing can be played.
    pub fn is_covered(&self) -> bool {
        matches!(self.mode, Mode::Play { covered: true })
    }

    /// The viewer has the device in hand, and nobody else looks on.
    pub fn uncover(&mut self) {
        self.cover(false);
    }

    fn cover(&mut self, cover: bool) {
        if let Mode::Play { covered } = &mut self.mode {
            *covered = cover;
        }
    }

    /// Whether no person plays: only opponents do, or the match is seen again. It is watched, and
    /// not saved.
    pub fn is_watched(&self) -> bool {
        matches!(self.mode, Mode::Watched { .. } | Mode::Replay { .. } | Mode::SetUp { .. })
    }

    /// Whether an opponent may decide now, if it is its turn.
    pub fn awaits_opponents(&self, watch: &Watch) -> bool {
        match self.mode {
            Mode::Play { .. } | Mode::Lesson { .. } => true,
            Mode::Watched { .. } => watch.goes_on() && self.is_at_end(),
            Mode::Replay { .. } | Mode::SetUp { .. } => false,
        }
    }

    /// Whether the match ended badly for the one person who played.
    pub fn is_lost(&self, outcome: Outcome) -> bool {
        self.persons() == 1 && outcome.score(self.viewer) < 0.5
    }

    /// Whether it follows a script, to teach the game.
    pub fn is_lesson(&self) -> bool {
        matches!(self.mode, Mode::Lesson { .. })
    }

    /// Lets a lesson wait until something has been read, or go on.
    pub fn hold(&mut self, hold: bool) {
        if let Mode::Lesson { held, .. } = &mut self.mode {
            *held = hold;
        }
    }

    /// Whether it waits for the person to read something.
    pub fn is_held(&self) -> bool {
        matches!(self.mode, Mode::Lesson { held: true, .. })
    }

    /// Whether it is the player's own match: one that is kept, and counts.
    pub fn is_own(&self) -> bool {
        matches!(self.mode, Mode::Play { .. })
    }

    /// What a lesson plays next, whoever is to play it.
    pub fn next_in_script(&self) -> Option<G::Action> {
        let Mode::Lesson { script, .. } = &self.mode else { return None };
        script.get(self.record.actions().len()).copied()
    }

    /// Whether a person is to decide now.
    pub fn is_persons_turn(&self) -> bool {
        let person = matches!(self.record.to_act(), Some((_, Player::Human)));
        self.is_live() && !self.is_held() && person
    }

    /// The last decision of a seat: how many actions came before it, and the opponent's reasons as
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

    /// Keeps what an opponent decided when the match stood so, if it is this match.
    pub fn remember(&mut self, before: &Record<G>, decision: Decision<G::Action>) {
        let at = before.actions().len();
        let known = self.history.end(&self.record);
        if known.actions().starts_with(before.actions())
            && known.seed() == before.seed()
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
        let at = self.record.actions().len();
        let events = self.record.play(action)?;
        if !self.history.follow(action) {
            self.decisions.truncate(at);
            self.decisions.push(None);
        }
        if decision.is_some() {
            self.decisions[at] = decision;
        }
        self.turn_to_person();
        Ok(events)
    }

    /// Turns the table to the person who is to act, if several share the device.
    fn turn_to_person(&mut self) {
        if !self.is_passed_round() || !self.is_live() {
            return;
        }
        match self.record.to_act() {
            _ if goes_without_saying(self.record.game()).is_some() => {}
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
fn persons(players: &[Player]) -> usize {
    players.iter().filter(|player| **player == Player::Human).count()
}

/// Whether the device of these players goes from hand to hand.
fn is_passed_round<G: TableGame>(players: &[Player]) -> bool {
    G::HAS_SECRETS && persons(players) > 1
}

/// Run condition: somebody plays at the table and nothing lies over it, so that keys and taps are
/// decisions.
pub fn is_played<G: TableGame>(
    session: Option<Res<Session<G>>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) -> bool {
    **screen == G::SCREEN
        && **menu == Menu::None
        && session.is_some_and(|session| !session.is_watched())
}

/// The action that is played for a person without asking, if the rules leave no other.
pub fn goes_without_saying<G: TableGame>(game: &G) -> Option<G::Action> {
    match game.legal_actions()[..] {
        [action] if G::is_matter_of_course(action) => Some(action),
        _ => None,
    }
}

/// Keeps the match of one game: plays what is submitted and saves after every action.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Seeds>();
    app.add_message::<Submit<G>>().add_message::<Played<G>>().add_message::<Navigate>();
    app.world_mut()
        .resource_mut::<Storage>()
        .know(|name| is_match(name, G::NAME), |text| Ok(Session::<G>::from_saved(text).map(drop)?));
    app.add_systems(Startup, resume::<G>);
    app.add_observer(resume_imported::<G>);
    app.add_systems(OnExit(G::SCREEN), screen::close_menu);
    current_match::plugin_for::<G>(app);
    app.add_systems(
        OnExit(G::SCREEN),
        (clear_table::<G>, resume::<G>.run_if(not(resource_exists::<Session<G>>))).chain(),
    );
    app.add_systems(
        Update,
        (
            play::<G>,
            history::navigate::<G>.run_if(in_state(G::SCREEN)),
            save::<G>.run_if(resource_exists_and_changed::<Session<G>>),
        )
            .chain()
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Play),
    );
}

fn play<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut submitted: MessageReader<Submit<G>>,
    mut played: MessageWriter<Played<G>>,
) {
    for Submit { action, decision } in submitted.read() {
        if session.is_lesson() && session.next_in_script() != Some(*action) {
            continue;
        }
        match session.play(*action, decision.clone()) {
            Ok(events) => {
                played.write(Played { events });
            }
            // The screen offers legal actions only; a late double tap may still get here.
            Err(error) => debug!("{action}: {error}"),
        }
    }
}
