//! A deal restored from a view as data.
//!
//! The seat, the setup and the history determine all other keys of a view, except for the order in
//! which the seat received cards together.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{
    data::ViewData,
    history_replay::{HistoryError, HistoryReplay, ReplayedDeal},
};
use crate::{
    card::Card,
    event::Event,
    game::Durak,
    rules::Rules,
    setup::{Setup, SetupError},
};
use kozyr_core::{
    game::{Game, Seat},
    json_keys::{
        KeyError, check_derived_keys, quoted, read_key, read_optional_key, retain_known_keys,
    },
};

/// The reason why data is not a view of a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// A key is missing, invalid or contradicts others.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The setup is illegal.
    #[error("`setup`: {0}")]
    Setup(#[from] SetupError),
    /// The seat is empty.
    #[error("`seat` is {seat}, but `setup` has seats 0 to {}", .players - 1)]
    Seat {
        /// The number of the seat.
        seat: usize,
        /// The number of players.
        players: usize,
    },
    /// The history contradicts the setup or the rules.
    #[error("`history`: {0}")]
    History(#[from] HistoryError),
}

impl ViewData {
    /// A deal with this [view](Durak::view). The unknown cards have one of their possible places.
    ///
    /// Only its view is meaningful: playing on would continue some other deal.
    ///
    /// # Errors
    /// Returns an error if no deal has this view.
    pub fn to_game(&self) -> Result<Durak, ViewError> {
        let seat = Some(self.seat);
        let game = replay(seat, &self.setup, &self.history, &self.hand_as_drawn)?.game;
        let derived = game.view(self.seat).snapshot();
        if derived != *self {
            let given = serde_json::to_value(self).expect("a view serializes to JSON");
            check_derived_keys(&given, &derived)?;
        }
        Ok(game)
    }
}

/// A deal with this view, given as JSON. As for [`ViewData::to_game`], only its view is meaningful.
///
/// Only `seat`, `setup` and `history` are required; other keys must fit them. Without
/// `hand_as_drawn`, cards received together count as received in ascending order. Unknown keys are
/// ignored.
///
/// # Errors
/// Returns an error if no deal has this view.
pub fn game_from_view(view: &Value) -> Result<Durak, ViewError> {
    let (seat, setup): (Seat, Setup) = (read_key(view, "seat")?, read_setup(view)?);
    // An invalid order is reported below, together with the one that follows.
    let hand_as_drawn: Option<Vec<Card>> = read_optional_key(view, "hand_as_drawn").unwrap_or(None);
    let history = read_history(view)?;
    let game = replay(Some(seat), &setup, &history, &hand_as_drawn.unwrap_or_default())?.game;
    check_derived_keys(&without_sources(view), &game.view(seat).snapshot())?;
    Ok(game)
}

/// A deal with this history, as seen by a seat or, if `viewer` is `None`, by a spectator.
pub(super) fn replay(
    viewer: Option<Seat>,
    setup: &Setup,
    history: &[Event],
    hand_as_drawn: &[Card],
) -> Result<ReplayedDeal, ViewError> {
    setup.validate()?;
    if let Some(seat) = viewer.filter(|seat| seat.index() >= setup.players) {
        return Err(ViewError::Seat { seat: seat.index(), players: setup.players });
    }
    Ok(HistoryReplay::new(viewer, setup, history, hand_as_drawn).play()?)
}

/// The setup of a view. Unlike in a record, keys that this program does not know are ignored.
fn read_setup(view: &Value) -> Result<Setup, KeyError> {
    let setup: Value = read_key(view, "setup")?;
    let known = serde_json::to_value(Setup::new(2, Rules::default())).unwrap_or_default();
    read_key(&Map::from_iter([("setup".into(), retain_known_keys(setup, &known))]).into(), "setup")
}

/// The events of a view.
fn read_history(view: &Value) -> Result<Vec<Event>, ViewError> {
    let events: Vec<Value> = read_key(view, "history")?;
    let events = (1..).zip(&events).map(|(number, event)| {
        read_event(event)
            .map_err(|reason| HistoryError::Invalid { number, given: quoted(event), reason }.into())
    });
    events.collect()
}

/// An event: an object with the event's kind as a key. Other keys are ignored.
fn read_event(event: &Value) -> Result<Event, String> {
    let reason = match Event::deserialize(event) {
        Ok(event) => return Ok(event),
        Err(error) => error.to_string(),
    };
    let keys = event.as_object().filter(|keys| keys.len() > 1).into_iter().flatten();
    let mut events = keys.filter_map(|(kind, details)| {
        let only = Map::from_iter([(kind.clone(), details.clone())]);
        Event::deserialize(Value::from(only)).ok()
    });
    events.next().ok_or(reason)
}

/// The keys of a view that follow from others.
fn without_sources(view: &Value) -> Value {
    let mut keys = view.as_object().cloned().unwrap_or_default();
    keys.retain(|key, _| !["seat", "setup", "history"].contains(&key.as_str()));
    keys.into()
}
