//! The rules of a game as a trait, and how a game ends.

use std::{error::Error, fmt, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    seat::{Seat, Seats},
    seed::Seed,
};

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nobody lost.
    Drawn,
    /// These seats lost and all others won: the fool in Durak (or their side), the player with
    /// fewer discs in Reversi.
    Lost(Seats),
}

impl Outcome {
    /// What the game was worth to a seat: 1 won, ½ drawn, 0 lost.
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
/// The state knows everything, hidden cards too. Whoever decides gets a
/// [`View`](Game::View) instead, from which only what its seat may know can be read.
pub trait Game: Clone + fmt::Debug + Send + Sync + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;

    /// What is agreed before the first action: players, house rules, start position.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat. Its text form is its notation, and parsing that gives it back.
    type Action: Copy
        + Eq
        + fmt::Debug
        + fmt::Display
        + FromStr<Err: Error + Send + Sync + 'static>
        + Send
        + Sync;
    /// Something that happened, for those who show or log the game.
    type Event: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What one seat may know.
    type View<'a>: Copy
    where
        Self: 'a;
    /// Why a setup cannot be played.
    type SetupError: Error + Send + Sync + 'static;
    /// The rule that an action breaks.
    type IllegalAction: Error + Clone + PartialEq + Send + Sync + 'static;

    /// Starts a game: a pure function of setup and seed.
    ///
    /// # Errors
    /// If the setup is not one the rules allow.
    fn new(setup: &Self::Setup, seed: &Seed) -> Result<Self, Self::SetupError>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The one seat whose decision is awaited; `None` once the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Every action open to the seat to act, in a fixed order; empty once the game is over.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Plays an action of the seat to act and tells what happened.
    ///
    /// # Errors
    /// If the action breaks a rule; the game is then as it was.
    fn play(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::IllegalAction>;

    /// What a seat may know.
    fn view(&self, seat: Seat) -> Self::View<'_>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
}
