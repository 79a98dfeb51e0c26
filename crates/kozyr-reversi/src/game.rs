//! The rules of Reversi: legal actions and their effects.

use std::convert::Infallible;

use super::{
    action::Action, bitboard::Bitboard, colour::Colour, final_discs::FinalDiscs,
    position::Position, setup::Setup, square::Square, view::View,
};
use kozyr_core::game::{Game, Outcome, Seat, Seed};

/// A game, in progress or finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reversi {
    start: Position,
    position: Position,
    history: Vec<Action>,
}

/// Something that happened on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A disc was placed.
    DiscPlaced {
        /// The colour of the disc.
        colour: Colour,
        /// The square it was placed on.
        square: Square,
    },
    /// Discs were flipped.
    DiscsFlipped {
        /// Their new colour.
        colour: Colour,
        /// The flipped squares at distance one from the placed disc, then at distance two, and so
        /// on. A distance without flips has an empty group, so an animated wave keeps its pace.
        waves: Vec<Vec<Square>>,
    },
    /// A side without a legal move passed.
    TurnPassed {
        /// The side that passed.
        colour: Colour,
    },
    /// The game ended: neither side has a legal move.
    GameOver {
        /// The final disc counts.
        ending: FinalDiscs,
    },
}

/// The rule that an illegal action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalAction {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The square already holds a disc.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// A move must flip at least one disc.
    #[error("a disc on {0} would flip nothing")]
    FlipsNothing(Square),
    /// A side without a legal move must pass.
    #[error("there is no legal move, so the turn must be passed")]
    MustPass,
    /// A side with a legal move may not pass.
    #[error("there is a legal move, so the turn cannot be passed")]
    CannotPass,
}

impl Reversi {
    /// The position the game started from.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The current position. After the end of the game, the side to move is the one whose turn it
    /// would be.
    pub fn position(&self) -> Position {
        self.position
    }

    /// All actions so far.
    pub fn history(&self) -> &[Action] {
        &self.history
    }

    /// The final disc counts; `None` while the game is in progress.
    pub fn final_discs(&self) -> Option<FinalDiscs> {
        self.position.board.is_over().then(|| FinalDiscs::from_position(&self.position))
    }

    /// Places a disc and returns what happened.
    fn place(&mut self, square: Square) -> Result<Vec<Event>, IllegalAction> {
        let board = self.position.board;
        let next = self.position.place(square).ok_or_else(|| {
            if !board.empties().contains(square) {
                IllegalAction::Occupied(square)
            } else if board.is_over() {
                IllegalAction::GameOver
            } else if board.must_pass() {
                IllegalAction::MustPass
            } else {
                IllegalAction::FlipsNothing(square)
            }
        })?;
        let colour = self.position.to_move;
        let waves = waves(square, board.flips(square));
        self.position = next;
        let mut events =
            vec![Event::DiscPlaced { colour, square }, Event::DiscsFlipped { colour, waves }];
        events.extend(self.final_discs().map(|ending| Event::GameOver { ending }));
        Ok(events)
    }

    /// Passes and returns what happened.
    fn pass(&mut self) -> Result<Vec<Event>, IllegalAction> {
        if self.position.board.is_over() {
            return Err(IllegalAction::GameOver);
        }
        if !self.position.board.must_pass() {
            return Err(IllegalAction::CannotPass);
        }
        let colour = self.position.to_move;
        self.position = self.position.pass();
        Ok(vec![Event::TurnPassed { colour }])
    }
}

impl From<Position> for Reversi {
    /// Starts a game from any position.
    fn from(start: Position) -> Self {
        Reversi { start, position: start, history: Vec::new() }
    }
}

/// Groups flipped squares by their distance from the placed disc.
fn waves(square: Square, flips: Bitboard) -> Vec<Vec<Square>> {
    let farthest = flips.iter().map(|flip| flip.distance(square)).max().unwrap_or(0);
    (1..=farthest)
        .map(|distance| flips.iter().filter(|flip| flip.distance(square) == distance).collect())
        .collect()
}

impl Game for Reversi {
    const NAME: &'static str = "reversi";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View<'a> = View<'a>;
    type SetupError = Infallible;
    type IllegalAction = IllegalAction;

    /// Creates a game. The seed is unused because Reversi has no chance.
    fn new(setup: &Setup, _: &Seed) -> Result<Self, Infallible> {
        Ok(Reversi::from(setup.start))
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        (!self.position.board.is_over()).then(|| self.position.to_move.seat())
    }

    /// The moves in the order a1, b1 … h8, or only the pass.
    fn legal_actions(&self) -> Vec<Action> {
        let board = self.position.board;
        if board.must_pass() {
            return vec![Action::Pass];
        }
        board.moves().iter().map(Action::Place).collect()
    }

    fn play(&mut self, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let events = match action {
            Action::Place(square) => self.place(square),
            Action::Pass => self.pass(),
        }?;
        self.history.push(action);
        Ok(events)
    }

    fn view(&self, seat: Seat) -> View<'_> {
        View::new(self, Colour::from_seat(seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_discs().map(|ending| ending.outcome())
    }
}
