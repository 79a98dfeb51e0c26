//! Positions typical of games.

use rand::{Rng, RngExt, seq::IndexedRandom};

use super::{
    sample::LabelledBoard,
    self_play::{FEWEST_EMPTIES, random_board, random_move},
};
use crate::{
    board::Board,
    engine::{probcut::EXACT_CERTAINTY, report::SearchLimits, root_search::Engine},
};

/// The minimum and maximum number of random plies at the start of a game.
const RANDOM_PLIES: (u32, u32) = (4, 30);
/// The search limits for the moves after that.
const QUICK_GAME_LIMITS: SearchLimits =
    SearchLimits { depth: 2, exact_empties: 2, certainty: EXACT_CERTAINTY, max_nodes: u64::MAX };

/// A position with the given number of empties (1 to 60) and a legal move, from a game with a
/// random opening and sensible moves after it.
pub fn game_position(engine: &mut Engine<'_>, empties: u32, rng: &mut impl Rng) -> Board {
    let plies = 60 - empties;
    loop {
        let random_plies = rng.random_range(plies.min(RANDOM_PLIES.0)..=plies.min(RANDOM_PLIES.1));
        if let Some(board) = random_board(random_plies, rng)
            .and_then(|board| play_to_empties(engine, board, empties))
        {
            return board;
        }
    }
}

/// Plays on with the engine's moves until at most `empties` squares are empty and the side to move
/// has a legal move; `None` if the game ends first.
fn play_to_empties(engine: &mut Engine<'_>, mut board: Board, empties: u32) -> Option<Board> {
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
        board = board.place(engine.search(board, &QUICK_GAME_LIMITS, &|| false).best?)?;
    }
}

/// Options for scoring positions of quick games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RescoredGameOptions {
    /// The search depth per position, in plies.
    pub depth: u32,
    /// With at most this many empties, all positions of the game are scored exactly.
    pub exact_empties: u32,
    /// The number of earlier positions sampled per game.
    pub sampled_positions: usize,
}

/// Plays a quick game with a random opening and scores its positions by separate searches.
///
/// Search trees are full of consequences of bad moves, which games between good players do not
/// show.
pub fn rescored_game_samples(
    engine: &mut Engine<'_>,
    options: &RescoredGameOptions,
    rng: &mut impl Rng,
) -> Vec<LabelledBoard> {
    engine.clear_tables();
    let boards = quick_game_boards(engine, rng);
    let start =
        boards.partition_point(|board| board.empties().len() as u32 > options.exact_empties);
    let (earlier, ending) = boards.split_at(start);
    let limits = SearchLimits {
        depth: options.depth,
        exact_empties: options.exact_empties,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    // Last position first, so the tables help with the position before it.
    let to_score = ending.iter().rev().chain(earlier.sample(rng, options.sampled_positions));
    let sample = |&board: &Board| {
        let score = engine.value(board, &limits) as i8;
        LabelledBoard { board, score }
    };
    to_score.map(sample).collect()
}

/// The positions of a quick game in which the side to move has a legal move and the game is not
/// nearly over: at least three squares are empty.
fn quick_game_boards(engine: &mut Engine<'_>, rng: &mut impl Rng) -> Vec<Board> {
    let opening = rng.random_range(RANDOM_PLIES.0..=RANDOM_PLIES.1);
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
            engine
                .search(board, &QUICK_GAME_LIMITS, &|| false)
                .best
                .and_then(|best| board.place(best))
        };
        board = next.expect("there is a legal move");
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Weights;
    use kozyr_core::game::Seed;

    #[test]
    fn late_positions_of_quick_games_are_labelled_exactly() {
        let options = RescoredGameOptions { depth: 1, exact_empties: 6, sampled_positions: 3 };
        let weights = Weights::handcrafted();
        let (mut engine, mut solver) = (Engine::new(&weights, 10), Engine::new(&weights, 10));
        let mut rng = Seed::from(6).rng();
        let (mut early, mut solved) = (0, 0);
        for _ in 0..40 {
            let samples = rescored_game_samples(&mut engine, &options, &mut rng);
            let (late, sampled): (Vec<_>, Vec<_>) =
                samples.iter().partition(|sample| sample.board.empties().len() <= 6);
            assert!(sampled.len() <= options.sampled_positions && late.len() <= 4, "{samples:?}");
            early += sampled.len();
            solved += late.len();
            for LabelledBoard { board, score } in late {
                let whole = SearchLimits {
                    depth: 60,
                    exact_empties: 60,
                    certainty: EXACT_CERTAINTY,
                    max_nodes: u64::MAX,
                };
                assert_eq!(i32::from(score), solver.value(board, &whole), "{board:?}");
            }
            assert!(samples.iter().all(|sample| !sample.board.moves().is_empty()));
        }
        assert!(early > 100 && solved > 100, "{early} and {solved}");
    }
}
