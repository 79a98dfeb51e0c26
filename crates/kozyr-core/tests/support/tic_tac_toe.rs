//! Tic-tac-toe: a minimal game, which shows that the library supports games of others.

use std::{convert::Infallible, fmt, str::FromStr, time::Duration};

use kozyr_core::{
    explanation::{Alternative, ExplainableGame, Explanation, TranslatableText},
    game::{Game, MixedRadix, Outcome, Seat, Seats, Seed, ShortForm},
    opponent::{Budget, Decision, DecisionRng, Opponent, Registration, Roster},
};
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};

/// The nine squares, row by row, each with the seat that has marked it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TicTacToe {
    marks: [Option<Seat>; 9],
}

/// There is nothing to set up.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TicTacToeSetup {}

/// A square to mark, `a1` to `c3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TicTacToeAction(u8);

/// A square was marked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SquareMarked {
    pub seat: Seat,
    pub mark: TicTacToeAction,
}

/// The rules that an action can break.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum IllegalMark {
    #[error("{0} is marked already")]
    Taken(TicTacToeAction),
    #[error("the game is over")]
    Over,
}

#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no square from a1 to c3")]
pub struct ParseMarkError(String);

impl TicTacToeAction {
    /// Returns the nine squares, row by row.
    pub fn all() -> impl Iterator<Item = TicTacToeAction> {
        (0..9).map(TicTacToeAction)
    }
}

impl fmt::Display for TicTacToeAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 3), self.0 / 3 + 1)
    }
}

impl FromStr for TicTacToeAction {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, ParseMarkError> {
        TicTacToeAction::all()
            .find(|mark| mark.to_string() == text)
            .ok_or_else(|| ParseMarkError(text.into()))
    }
}

impl TicTacToe {
    /// Returns the seat that has marked a square.
    pub fn mark(&self, square: TicTacToeAction) -> Option<Seat> {
        self.marks[usize::from(square.0)]
    }

    /// Returns the seat that has completed a line.
    fn winner(&self) -> Option<Seat> {
        const LINES: [[usize; 3]; 8] = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        LINES.iter().find_map(|&[first, second, third]| {
            let seat = self.marks[first]?;
            [second, third].iter().all(|&square| self.marks[square] == Some(seat)).then_some(seat)
        })
    }

    /// Returns the number of marked squares.
    fn marked_count(&self) -> usize {
        self.marks.iter().flatten().count()
    }
}

impl Game for TicTacToe {
    const NAME: &'static str = "tictactoe";
    type Setup = TicTacToeSetup;
    type Action = TicTacToeAction;
    type Event = SquareMarked;
    type View<'a> = &'a TicTacToe;
    type SetupError = Infallible;
    type IllegalAction = IllegalMark;

    fn new(_: &TicTacToeSetup, _: &Seed) -> Result<Self, Infallible> {
        Ok(TicTacToe::default())
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        let unfinished = self.winner().is_none() && self.marked_count() < 9;
        unfinished.then(|| Seat::new(self.marked_count() % 2))
    }

    fn legal_actions(&self) -> Vec<TicTacToeAction> {
        let unmarked = TicTacToeAction::all().filter(|&mark| self.mark(mark).is_none());
        if self.to_act().is_some() { unmarked.collect() } else { Vec::new() }
    }

    fn play(&mut self, mark: TicTacToeAction) -> Result<Vec<SquareMarked>, IllegalMark> {
        let seat = self.to_act().ok_or(IllegalMark::Over)?;
        let square = &mut self.marks[usize::from(mark.0)];
        if square.is_some() {
            return Err(IllegalMark::Taken(mark));
        }
        *square = Some(seat);
        Ok(vec![SquareMarked { seat, mark }])
    }

    fn view(&self, _: Seat) -> &TicTacToe {
        self
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(seat) => Some(Outcome::Lost(Seats::from(seat.next(2)))),
            None => (self.marked_count() == 9).then_some(Outcome::Drawn),
        }
    }
}

impl ShortForm for TicTacToe {
    fn write_setup(_: &TicTacToeSetup, _: &mut MixedRadix) {}

    fn read_setup(_: &mut MixedRadix) -> Option<TicTacToeSetup> {
        Some(TicTacToeSetup {})
    }
}

/// Marks a random square.
struct RandomMarker;

impl Opponent<TicTacToe> for RandomMarker {
    fn decide(
        &self,
        view: &TicTacToe,
        _: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<TicTacToeAction> {
        let legal = view.legal_actions();
        let action = *legal.choose(rng).expect("the seat to act has a square");
        Decision {
            action,
            explanation: Explanation::from_rule(TranslatableText::new("any-square")),
        }
    }
}

/// Searches all continuations, so it never loses.
struct PerfectMarker;

impl Opponent<TicTacToe> for PerfectMarker {
    fn decide(
        &self,
        view: &TicTacToe,
        _: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<TicTacToeAction> {
        let mut alternatives: Vec<Alternative<TicTacToeAction>> = view
            .legal_actions()
            .into_iter()
            .map(|mark| Alternative {
                value: Some(f64::from(value_of_mark(view, mark))),
                ..Alternative::new(vec![mark])
            })
            .collect();
        let by_value = |a: &&mut Alternative<TicTacToeAction>,
                        b: &&mut Alternative<TicTacToeAction>| {
            a.value.partial_cmp(&b.value).expect("values are whole numbers")
        };
        let best = alternatives.iter_mut().max_by(by_value);
        let best = best.expect("the seat to act has a square");
        best.chosen = true;
        let action = best.plan[0];
        let mut explanation = Explanation::from_rule(TranslatableText::new("best-square"));
        explanation.alternatives = alternatives;
        Decision { action, explanation }
    }
}

/// Returns the value of marking a square for the seat that does: 1 won, 0 drawn, -1 lost.
fn value_of_mark(game: &TicTacToe, mark: TicTacToeAction) -> i32 {
    let mut after = game.clone();
    after.play(mark).expect("only legal squares are looked at");
    match after.outcome() {
        Some(Outcome::Drawn) => 0,
        // Only the seat that has just moved can have completed a line.
        Some(Outcome::Lost(_)) => 1,
        None => -after
            .legal_actions()
            .iter()
            .map(|&reply| value_of_mark(&after, reply))
            .max()
            .unwrap_or(0),
    }
}

/// The defaults are enough.
impl ExplainableGame for TicTacToe {}

impl Roster for TicTacToe {
    type Opponent = dyn Opponent<TicTacToe>;

    fn roster() -> &'static [Registration<Self>] {
        const TIME: Duration = Duration::from_secs(2);
        &[
            Registration {
                name: "random",
                make: |overrides| overrides.ensure_empty().map(|()| Box::new(RandomMarker) as _),
                parameters: &[],
                time_limit: TIME,
            },
            Registration {
                name: "perfect",
                make: |overrides| overrides.ensure_empty().map(|()| Box::new(PerfectMarker) as _),
                parameters: &[],
                time_limit: TIME,
            },
        ]
    }
}
