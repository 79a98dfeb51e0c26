//! A game of Reversi: what may be played, and what happens then.

use std::convert::Infallible;

use super::{
    action::Action, bitboard::Bitboard, colour::Colour, final_discs::FinalDiscs,
    position::Position, setup::Setup, square::Square, view::View,
};
use kozyr_core::game::{Game, Outcome, Seat, Seed};

/// A game in progress or over.
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
        /// Whose.
        colour: Colour,
        /// Where.
        square: Square,
    },
    /// Discs turned over.
    DiscsFlipped {
        /// Their colour from now on.
        colour: Colour,
        /// The squares at one step from the placed disc, then at two, and so on; a step that
        /// turns nothing is an empty group, so that a wave keeps its pace.
        waves: Vec<Vec<Square>>,
    },
    /// A side that could not place a disc left the turn to the other.
    TurnPassed {
        /// The side that passed.
        colour: Colour,
    },
    /// Neither side can place a disc.
    GameOver {
        /// The discs at the end.
        ending: FinalDiscs,
    },
}

/// The rule that an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalAction {
    /// Neither side can place a disc any more.
    #[error("the game is over")]
    GameOver,
    /// A disc can be placed on an empty square only.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// A placement has to turn at least one disc.
    #[error("a disc on {0} would turn none")]
    FlipsNothing(Square),
    /// Whoever cannot place a disc has to pass.
    #[error("nothing can be placed, so the turn must be passed")]
    MustPass,
    /// Whoever can place a disc has to.
    #[error("a disc can be placed, so the turn cannot be passed")]
    CannotPass,
}

impl Reversi {
    /// The position that the game began from.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The position now. Once the game is over its side to move is the one whose turn it
    /// would be.
    pub fn position(&self) -> Position {
        self.position
    }

    /// All actions so far.
    pub fn history(&self) -> &[Action] {
        &self.history
    }

    /// The discs at the end; `None` while the game goes on.
    pub fn final_discs(&self) -> Option<FinalDiscs> {
        self.position.board.is_over().then(|| FinalDiscs::from_position(&self.position))
    }

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
    /// A game that begins from any position.
    fn from(start: Position) -> Self {
        Reversi { start, position: start, history: Vec::new() }
    }
}

/// Flipped squares grouped by their distance from the placed disc.
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

    /// Nothing in Reversi is left to chance: the seed plays no part.
    fn new(setup: &Setup, _: &Seed) -> Result<Self, Infallible> {
        Ok(Reversi::from(setup.start))
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        (!self.position.board.is_over()).then(|| self.position.to_move.seat())
    }

    /// The placements in the order a1, b1 … h8, or the pass alone.
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
