//! The match of the table that the player is at, on the table of its game.

use bevy::prelude::*;
use kozyr_core::{
    game::{Record, Seat},
    table_game::TableGame,
};
use kozyr_durak::Durak;
use kozyr_features::saved_games::{self, MatchCollection};
use kozyr_platform::{
    screen::{Menu, ReturnPoint, Screen},
    storage::Storage,
    system_sets::AppSystems,
};
use kozyr_reversi::Reversi;
use kozyr_rooms::{
    ClientMessage, GameRecord, PhaseName,
    session::{Answer, SessionEvent, SessionRequest},
};
use kozyr_table::{
    current_match::CurrentMatch,
    refusal::ActionRefused,
    requests::PlayAgainAtTable,
    session::{self, ActionSent, GameScreen, Session},
};
use kozyr_ui::{audio::Sound, language::Language, notices::ShowNotice};

use crate::{
    joined_table::{JoinedTable, TableEvent},
    rejection_text,
};

/// A game that is played with friends.
pub trait FriendlyGame: TableGame + GameScreen {
    /// The record, if it is of this game.
    fn of(record: GameRecord) -> Option<Record<Self>>;
}

impl FriendlyGame for Durak {
    fn of(record: GameRecord) -> Option<Record<Self>> {
        match record {
            GameRecord::Durak(record) => Some(*record),
            GameRecord::Reversi(_) => None,
        }
    }
}

impl FriendlyGame for Reversi {
    fn of(record: GameRecord) -> Option<Record<Self>> {
        match record {
            GameRecord::Reversi(record) => Some(*record),
            GameRecord::Durak(_) => None,
        }
    }
}

/// Shows the match on the table of its game.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowMatch {
    /// Whether the match has just begun, and is shown from the deal on.
    pub from_start: bool,
}

/// The most actions of a match that has just begun.
const MAX_MISSED: usize = 3;

/// The match that was opened on its own when it began: the room and the number of the match.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct OpenedMatch(Option<(String, u32)>);

/// Adds what all games share.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenedMatch>();
    app.add_observer(play_again);
    app.add_systems(
        Update,
        open_new_match
            .run_if(resource_exists_and_changed::<JoinedTable>)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Adds the matches of one game.
pub(crate) fn plugin_for<G: FriendlyGame>(app: &mut App) {
    app.add_observer(show_match::<G>);
    app.add_systems(
        Update,
        (update_match::<G>, receive_answers::<G>)
            .chain()
            .run_if(resource_exists::<JoinedTable>.and_then(resource_exists::<Session<G>>))
            .in_set(AppSystems::CollectDecisions),
    );
    app.add_systems(
        Update,
        send_actions::<G>.run_if(resource_exists::<JoinedTable>).after(AppSystems::ApplyActions),
    );
}

/// The match as far as the player has seen it, and the whole match if it is over. The player has no
/// name in it. `None` without a match, or if it is of another game.
fn known_match<G: FriendlyGame>(joined: &JoinedTable) -> Option<(Record<G>, Option<Record<G>>)> {
    let client = joined.session().room();
    let latest = match client.possible_record() {
        Ok(record) => G::of(record?)?,
        Err(error) => {
            error!("the match cannot be shown: {error}");
            return None;
        }
    };
    let whole = client.record().and_then(|record| GameRecord::try_from(record.to_string()).ok());
    let without_own_name = |record: Record<G>| {
        let mut names = record.names().to_vec();
        if let Some(name) = joined.seat().and_then(|seat| names.get_mut(seat.index())) {
            name.clear();
        }
        record.with_names(names)
    };
    Some((without_own_name(latest), whole.and_then(G::of).map(without_own_name)))
}

/// Opens the match when it begins, or only announces it if the player does something else.
fn open_new_match(
    joined: Res<JoinedTable>,
    mut opened: ResMut<OpenedMatch>,
    screen: Res<State<Screen>>,
    on_table: CurrentMatch,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
    mut commands: Commands,
) {
    let Some(table) = joined.table() else { return };
    if table.phase != PhaseName::Playing || !joined.has_match() {
        return;
    }
    let begun = Some((joined.room().to_owned(), table.match_number));
    if opened.0 == begun {
        return;
    }
    opened.0 = begun;
    // A match in progress is not dealt again when the app returns to it.
    let possible = joined.session().room().possible_record();
    let from_start = matches!(&possible, Ok(Some(record)) if record.actions_len() <= MAX_MISSED);
    if **screen == Screen::Tables || on_table.is_remote() {
        commands.trigger(ShowMatch { from_start });
    } else {
        // The player does something else meanwhile.
        notices.write(ShowNotice(language.text("friends-match-began")));
    }
}

/// Puts the match on the table of its game. The player's own match is suspended meanwhile.
fn show_match<G: FriendlyGame>(
    event: On<ShowMatch>,
    joined: Option<Res<JoinedTable>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut sounds: MessageWriter<Sound>,
) {
    let Some(joined) = joined.filter(|joined| joined.has_match()) else { return };
    let Some((latest, whole)) = known_match::<G>(&joined) else { return };
    let teaching = joined.table().is_some_and(|table| table.options.teaching);
    let return_point = ReturnPoint { screen: Screen::Tables, menu: Menu::None };
    let shown = match event.from_start {
        true => latest.after_actions(0),
        false => latest.clone(),
    };
    let mut session =
        Session::remote(shown, joined.seat(), teaching).opened_from(Some(return_point));
    session.receive(latest);
    if let Some(whole) = whole {
        session.reveal(whole);
    }
    commands.queue(move |world: &mut World| session::suspend_for(world, session));
    if event.from_start {
        sounds.write(Sound::Deal);
    }
    if **screen != G::SCREEN {
        next_screen.set(G::SCREEN);
        next_menu.set(Menu::None);
    }
}

/// Passes what the server has reported on to the session, and saves the match once it is over.
fn update_match<G: FriendlyGame>(
    joined: Res<JoinedTable>,
    mut session: ResMut<Session<G>>,
    storage: Res<Storage>,
    mut commands: Commands,
    mut version: Local<u64>,
) {
    // Another table counts its versions from the start.
    if !session.is_remote() || *version == joined.version() && !joined.is_added() {
        return;
    }
    *version = joined.version();
    if !joined.has_match() {
        return;
    }
    if session.remote_seat() != joined.seat() {
        // The player has taken, lost or changed a seat.
        commands.trigger(ShowMatch { from_start: false });
        return;
    }
    let Some((latest, whole)) = known_match::<G>(&joined) else { return };
    session.receive(latest);
    if let Some(whole) = whole {
        if joined.seat().is_some() {
            save(&storage, &whole);
        }
        session.reveal(whole);
    }
}

/// Saves a finished match among the others, unless it is there already.
fn save<G: FriendlyGame>(storage: &Storage, record: &Record<G>) {
    let is_new = saved_games::load_all::<G>(storage, MatchCollection::Finished)
        .is_ok_and(|games| games.iter().all(|game| game.record.seed() != record.seed()));
    if is_new {
        // The storage reports the error.
        saved_games::save_finished(storage, record).ok();
    }
}

/// Sends the player's actions to the server.
fn send_actions<G: FriendlyGame>(
    mut sent: MessageReader<ActionSent<G>>,
    mut joined: ResMut<JoinedTable>,
) {
    for ActionSent { action } in sent.read() {
        let Some(turn) = joined.session().room().game().map(|game| game.turn) else { continue };
        joined.ask(ClientMessage::Act { turn, action: action.to_string() });
    }
}

/// Takes back an action that the server has refused, and says why.
fn receive_answers<G: FriendlyGame>(
    mut events: MessageReader<TableEvent>,
    mut session: ResMut<Session<G>>,
    language: Res<Language>,
    mut refused: MessageWriter<ActionRefused>,
) {
    for TableEvent(event) in events.read() {
        let SessionEvent::Answered { request, answer, .. } = event else { continue };
        let is_action = matches!(request, SessionRequest::Message(ClientMessage::Act { .. }));
        if !is_action || !session.is_remote() {
            continue;
        }
        let reason = match answer {
            Answer::Accepted { .. } => continue,
            Answer::Refused { code, message } => {
                rejection_text::sentence(*code, message, &language)
            }
            Answer::Dropped => language.text("friends-not-sent"),
        };
        session.refuse_sent_action();
        refused.write(ActionRefused { reason, ply: session.record().actions().len() });
    }
}

/// Says that the player is ready for another match, if they have a seat and the last match is over.
/// Shows the seats in any case.
fn play_again(
    _: On<PlayAgainAtTable>,
    joined: Option<ResMut<JoinedTable>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Some(mut joined) = joined {
        let is_finished = joined.table().is_some_and(|table| table.phase == PhaseName::Finished);
        if joined.seat().is_some() && is_finished {
            joined.ask(ClientMessage::Ready { ready: true });
        }
    }
    screen.set(Screen::Tables);
}

/// The seats of the table, in order; none until the server has answered.
pub(crate) fn seats(joined: &JoinedTable) -> impl Iterator<Item = Seat> {
    Seat::all(joined.table().map_or(0, |table| table.seats.len()))
}
