//! Tic-tac-toe: the least that a game needs, to show that a third one is as welcome as the two.

use std::{convert::Infallible, fmt, str::FromStr, time::Duration};

use kozyr_core::{
    explanation::{Alternative, Explained, Explanation, Message},
    game::{Digits, Game, Outcome, Seat, Seats, Seed, Short},
    opponent::{Budget, Decision, DecisionRng, Opponent, Registration, Roster},
};
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};

/// The nine squares, row by row, each with the seat that has marked it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TicTacToe {
    marks: [Option<Seat>; 9],
}

/// Nothing has to be agreed.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {}

/// A square to be marked, `a1` to `c3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark(u8);

/// A square was marked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marked {
    pub seat: Seat,
    pub mark: Mark,
}

/// The rules that an action may break.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("{0} is marked already")]
    Taken(Mark),
    #[error("the game is over")]
    Over,
}

#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no square from a1 to c3")]
pub struct NoSquare(String);

impl Mark {
    pub fn all() -> impl Iterator<Item = Mark> {
        (0..9).map(Mark)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 3), self.0 / 3 + 1)
    }
}

impl FromStr for Mark {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        Mark::all().find(|mark| mark.to_string() == text).ok_or_else(|| NoSquare(text.into()))
    }
}

impl TicTacToe {
    /// Who has marked a square.
    pub fn mark(&self, square: Mark) -> Option<Seat> {
        self.marks[usize::from(square.0)]
    }

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
        LINES.iter().find_map(|&[one, two, three]| {
            let seat = self.marks[one]?;
            [two, three].iter().all(|&other| self.marks[other] == Some(seat)).then_some(seat)
        })
    }

    fn marked(&self) -> usize {
        self.marks.iter().flatten().count()
    }
}

impl Game for TicTacToe {
    const NAME: &'static str = "tictactoe";
    type Setup = Setup;
    type Action = Mark;
    type Event = Marked;
    type View<'a> = &'a TicTacToe;
    type SetupError = Infallible;
    type Illegal = Illegal;

    fn new(_: &Setup, _: &Seed) -> Result<Self, Infallible> {
        Ok(TicTacToe::default())
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        let open = self.winner().is_none() && self.marked() < 9;
        open.then(|| Seat::new(self.marked() % 2))
    }

    fn legal_actions(&self) -> Vec<Mark> {
        let open = Mark::all().filter(|&mark| self.mark(mark).is_none());
        if self.to_act().is_some() { open.collect() } else { Vec::new() }
    }

    fn play(&mut self, mark: Mark) -> Result<Vec<Marked>, Illegal> {
        let seat = self.to_act().ok_or(Illegal::Over)?;
        let square = &mut self.marks[usize::from(mark.0)];
        if square.is_some() {
            return Err(Illegal::Taken(mark));
        }
        *square = Some(seat);
        Ok(vec![Marked { seat, mark }])
    }

    fn view(&self, _: Seat) -> &TicTacToe {
        self
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(seat) => Some(Outcome::Lost(Seats::from(seat.next(2)))),
            None => (self.marked() == 9).then_some(Outcome::Drawn),
        }
    }
}

impl Short for TicTacToe {
    fn write_setup(_: &Setup, _: &mut Digits) {}

    fn read_setup(_: &mut Digits) -> Option<Setup> {
        Some(Setup {})
    }
}

/// Marks any square.
struct Random;

impl Opponent<TicTacToe> for Random {
    fn decide(&self, view: &TicTacToe, _: &Budget, rng: &mut DecisionRng) -> Decision<Mark> {
        let legal = view.legal_actions();
        let action = *legal.choose(rng).expect("whoever is asked has a square");
        Decision { action, explanation: Explanation::by_rule(Message::new("any-square")) }
    }
}

/// Looks at everything that may follow, so it never loses.
struct Perfect;

impl Opponent<TicTacToe> for Perfect {
    fn decide(&self, view: &TicTacToe, _: &Budget, _: &mut DecisionRng) -> Decision<Mark> {
        let mut alternatives: Vec<Alternative<Mark>> = view
            .legal_actions()
            .into_iter()
            .map(|mark| Alternative {
                value: Some(f64::from(worth(view, mark))),
                ..Alternative::of(vec![mark])
            })
            .collect();
        let by_value = |one: &&mut Alternative<Mark>, other: &&mut Alternative<Mark>| {
            one.value.partial_cmp(&other.value).expect("values are whole numbers")
        };
        let best = alternatives.iter_mut().max_by(by_value);
        let best = best.expect("whoever is asked has a square");
        best.chosen = true;
        let action = best.plan[0];
        let mut explanation = Explanation::by_rule(Message::new("best-square"));
        explanation.alternatives = alternatives;
        Decision { action, explanation }
    }
}

/// What marking a square is worth to whoever marks it: 1 won, 0 drawn, -1 lost.
fn worth(game: &TicTacToe, mark: Mark) -> i32 {
    let mut after = game.clone();
    after.play(mark).expect("only legal squares are looked at");
    match after.outcome() {
        Some(Outcome::Drawn) => 0,
        // Only the one who has marked can have made a line.
        Some(Outcome::Lost(_)) => 1,
        None => -after.legal_actions().iter().map(|&reply| worth(&after, reply)).max().unwrap_or(0),
    }
}

/// Nothing is said of it that does not go without saying.
impl Explained for TicTacToe {}

impl Roster for TicTacToe {
    type Opponent = dyn Opponent<TicTacToe>;

    fn roster() -> &'static [Registration<Self>] {
        const TIME: Duration = Duration::from_secs(2);
        &[
            Registration {
                name: "random",
                make: |changed| changed.none().map(|()| Box::new(Random) as _),
                parameters: &[],
                time_limit: TIME,
            },
            Registration {
                name: "perfect",
                make: |changed| changed.none().map(|()| Box::new(Perfect) as _),
                parameters: &[],
                time_limit: TIME,
            },
        ]
    }
}
