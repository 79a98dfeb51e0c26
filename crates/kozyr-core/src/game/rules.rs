//! The rules of a game as a trait, and the outcome of a game.

use std::{error::Error, fmt, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    seat::{Seat, Seats},
    seed::Seed,
};

/// The outcome of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No seat lost.
    Drawn,
    /// These seats lost and all others won. In Durak they are the fool (or the fool's side), in
    /// Reversi the player with fewer discs.
    Lost(Seats),
}

impl Outcome {
    /// Returns the score of a seat: 1 for a win, ½ for a draw, 0 for a loss.
    pub fn score(self, seat: Seat) -> f64 {
        match self {
            Outcome::Drawn => 0.5,
            Outcome::Lost(losers) if losers.contains(seat) => 0.0,
            Outcome::Lost(_) => 1.0,
        }
    }
}

/// The rules of a game: a state that only [`play`](Game::play) changes.
///
/// The state includes everything hidden. Players decide from a [`View`](Game::View) instead, which
/// reveals only what their seat may know.
pub trait Game: Clone + fmt::Debug + Send + Sync + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;

    /// The settings of a match: players, house rules, start position.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat. Its text form is its notation; parsing it returns the same action.
    type Action: Copy
        + Eq
        + fmt::Debug
        + fmt::Display
        + FromStr<Err: Error + Send + Sync + 'static>
        + Send
        + Sync;
    /// Something that happened in the game, for displays and logs.
    type Event: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What one seat may know.
    type View<'a>: Copy
    where
        Self: 'a;
    /// Why the rules do not allow a setup.
    type SetupError: Error + Send + Sync + 'static;
    /// The rule that an action breaks.
    type IllegalAction: Error + Clone + PartialEq + Send + Sync + 'static;

    /// Starts a game: a pure function of setup and seed.
    ///
    /// # Errors
    /// If the rules do not allow the setup.
    fn new(setup: &Self::Setup, seed: &Seed) -> Result<Self, Self::SetupError>;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the seat to act; `None` once the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Returns the legal actions of the seat to act, in a fixed order; none once the game is over.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Plays an action of the seat to act and returns what happened.
    ///
    /// # Errors
    /// If the action is illegal; the game is then unchanged.
    fn play(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::IllegalAction>;

    /// Returns the view of a seat.
    fn view(&self, seat: Seat) -> Self::View<'_>;

    /// Returns the outcome; `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;
}
