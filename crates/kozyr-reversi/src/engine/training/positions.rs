//! Positions such as games come to.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::{
    sample::Sample,
    self_play::{FEWEST_EMPTIES, random_board, random_move},
};
use crate::{
    board::Board,
    engine::{probcut::EXACT, report::Request, root_search::Engine},
};

/// The fewest and the most random plies at the beginning of a game.
const OPENING: (u32, u32) = (4, 30);
/// How the game goes on from there.
const PLAY: Request = Request { depth: 2, exact_from: 2, certainty: EXACT, nodes: u64::MAX };

/// A position with so many empties (1 to 60) and something to place, from a game that began at
/// random and went on sensibly.
pub fn game_position(engine: &mut Engine<'_>, empties: u32, rng: &mut impl Rng) -> Board {
    let plies = 60 - empties;
    loop {
        let random = rng.random_range(plies.min(OPENING.0)..=plies.min(OPENING.1));
        if let Some(board) =
            random_board(random, rng).and_then(|board| go_on(engine, board, empties))
        {
            return board;
        }
    }
}

/// Plays until so many squares are empty; `None` if there is nothing to place then.
fn go_on(engine: &mut Engine<'_>, mut board: Board, empties: u32) -> Option<Board> {
    loop {
        if board.must_pass() {
            board = board.pass();
        }
        if board.is_over() {
            return None;
        }
        if board.empties().len() as u32 <= empties {
            return Some(board);
        }
        board = board.place(engine.search(board, &PLAY, &|| false).best?)?;
    }
}

/// How positions of sketched games are valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SketchRules {
    /// Plies each is searched.
    pub depth: u32,
    /// With so many empties it is valued perfectly, and so are all others of the game from there on.
    pub exact_from: u32,
    /// How many positions before that are drawn from a game.
    pub drawn: usize,
}

/// Sketches a game, which begins at random and goes on hastily, and values positions of it, each by itself.
///
/// Search trees are full of what becomes of moves that nobody would play, which games between good players
/// do not show.
pub fn sketched_game(
    engine: &mut Engine<'_>,
    rules: &SketchRules,
    rng: &mut impl Rng,
) -> Vec<Sample> {
    engine.forget();
    let boards = sketch(engine, rng);
    let begin = boards.partition_point(|board| board.empties().len() as u32 > rules.exact_from);
    let (before, ending) = boards.split_at(begin);
    let request = Request {
        depth: rules.depth,
        exact_from: rules.exact_from,
        certainty: EXACT,
        nodes: u64::MAX,
    };
    // The last first, so that what is found of an ending is there for the one before it.
    let valued = ending.iter().rev().chain(before.sample(rng, rules.drawn));
    let sample = |&board: &Board| {
        let score = engine.value(board, &request) as i8;
        Sample { board, score }
    };
    valued.map(sample).collect()
}

/// The positions of a sketched game in which there is something to place.
fn sketch(engine: &mut Engine<'_>, rng: &mut impl Rng) -> Vec<Board> {
    let opening = rng.random_range(OPENING.0..=OPENING.1);
    let (mut board, mut boards) = (Board::START, Vec::new());
    for ply in 0.. {
        if board.must_pass() {
            board = board.pass();
        }
        if board.is_over() || board.empties().len() < FEWEST_EMPTIES {
            break;
        }
        boards.push(board);
        let next = if ply < opening {
            random_move(board, rng)
        } else {
            engine.search(board, &PLAY, &|| false).best.and_then(|best| board.place(best))
        };
        board = next.expect("there is a placement");
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Weights;
    use kozyr_core::game::Seed;

    #[test]
    fn positions_of_sketched_games_are_worth_what_searches_of_their_own_say() {
        let rules = SketchRules { depth: 1, exact_from: 6, drawn: 3 };
        let weights = Weights::common_sense();
        let (mut engine, mut other) = (Engine::new(&weights, 10), Engine::new(&weights, 10));
        let mut rng = Seed::from(6).rng();
        let (mut early, mut solved) = (0, 0);
        for _ in 0..40 {
            let samples = sketched_game(&mut engine, &rules, &mut rng);
            let (late, drawn): (Vec<_>, Vec<_>) =
                samples.iter().partition(|sample| sample.board.empties().len() <= 6);
            assert!(drawn.len() <= rules.drawn && late.len() <= 4, "{samples:?}");
            early += drawn.len();
            solved += late.len();
            for Sample { board, score } in late {
                let whole =
                    Request { depth: 60, exact_from: 60, certainty: EXACT, nodes: u64::MAX };
                assert_eq!(i32::from(score), other.value(board, &whole), "{board:?}");
            }
            assert!(samples.iter().all(|sample| !sample.board.moves().is_empty()));
        }
        assert!(early > 100 && solved > 100, "{early} and {solved}");
    }
}
