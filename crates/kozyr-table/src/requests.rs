//! Requests to the layers above, which handle them with observers.

use bevy::prelude::*;
use kozyr_core::{any_record::AnyRecord, game::Game, link::TableLink, teacher::Exercise};

use kozyr_platform::screen::GameId;

/// Requests the new game page, or a new match at once.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct OpenNewGame {
    /// The game.
    pub game: GameId,
    /// Whether the player watches opponents instead of playing.
    pub watching: bool,
    /// The opponent of a match to start at once; `None` shows the page.
    pub opponent: Option<String>,
}

impl OpenNewGame {
    /// A request for the new game page of a game, to set up a match that the player takes part in.
    pub fn new(game: GameId) -> Self {
        OpenNewGame { game, watching: false, opponent: None }
    }
}

/// Requests a table of friends for a match with this setup.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct InviteToMatch<G: Game>(pub G::Setup);

/// Requests another match at the table of the match on a server, with the same people.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayAgainAtTable;

/// Requests to join a table of friends by its link.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct OpenTable(pub TableLink);

/// Requests to look for the QR code of a table in a picture, and to join it.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct OpenInvitationPicture(pub Vec<u8>);

/// Requests the lesson of a game.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeginLesson(pub GameId);

/// Requests to save the match in progress for later, before another replaces it.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveMatchForLater(pub GameId);

/// Requests to replay a match on its table, from its start.
#[derive(Event, Clone, Debug)]
pub struct OpenReplay(pub AnyRecord);

/// Adds an exercise to repeat until it is solved; no effect if its decision is already saved.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct AddExercise(pub Exercise);

/// Adds a mistake from a match just played. No effect if its decision is saved or was already
/// learned, since a match can be reviewed more than once.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct AddMistake(pub Exercise);

/// Whether a game shows a choice on its table that can be closed without an answer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameChoiceOpen(pub bool);

/// Requests to close the game's choice without an answer.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloseGameChoice;

/// Adds [`GameChoiceOpen`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameChoiceOpen>();
}
