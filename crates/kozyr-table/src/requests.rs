//! What the layers above are asked to do: whoever asks need not know who does it.

use bevy::prelude::*;
use kozyr_core::{any_record::AnyRecord, teacher::Exercise};

use kozyr_platform::screen::GameId;

/// A match is to be prepared on the page of its game.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct OpenNewGame {
    /// The game.
    pub game: GameId,
    /// Whether opponents alone play, for the person to watch.
    pub watching: bool,
    /// Against whom the match begins at once; `None` for the page to be shown.
    pub opponent: Option<String>,
}

impl OpenNewGame {
    /// A match that the person plays, to be prepared at leisure.
    pub fn new(game: GameId) -> Self {
        OpenNewGame { game, watching: false, opponent: None }
    }
}

/// The lesson of a game is to be given.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeginLesson(pub GameId);

/// The match in progress of that game is to be put by, since another takes its place.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveMatchForLater(pub GameId);

/// A match is to be seen again on its table, from its beginning.
#[derive(Event, Clone, Debug)]
pub struct OpenReplay(pub AnyRecord);

/// A mistake is to be kept, to come back as an exercise until it is solved; nothing changes if that
/// decision is kept already.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct AddExercise(pub Exercise);

/// A mistake was found in a match that was just played. It is kept unless that decision is kept
/// already, or was until it was learned: the match may be looked at more than once.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct AddMistake(pub Exercise);

/// Whether a game asks something on its table that can be closed without an answer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameChoiceOpen(pub bool);

/// What a game asks on its table is to be closed without an answer.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloseGameChoice;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GameChoiceOpen>();
}
