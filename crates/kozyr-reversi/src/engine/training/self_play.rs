//! Self-play games from random openings to exact endgames.

use rand::{
    Rng, RngExt,
    seq::{IndexedRandom, IteratorRandom},
};

use super::sample::LabelledBoard;
use crate::{
    board::Board,
    engine::{probcut::EXACT_CERTAINTY, report::SearchLimits, root_search::Engine},
};

/// Options for self-play games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlayOptions {
    /// The search depth per move, in plies.
    pub depth: u32,
    /// With at most this many empties, the rest of the game is played perfectly.
    pub exact_empties: u32,
    /// The minimum and maximum number of plies in the opening, where moves may be random.
    pub random_plies: (u32, u32),
    /// The weight of the search's own score in a label, 0 to 1; the rest is the label of the next
    /// position in the game. With untrained weights use 0, so that every label is the result of the
    /// game.
    pub search_score_weight: f32,
}

/// The probability that an endgame position also yields the sample of a random move from it.
const ENDGAME_SIDE_SAMPLE_PROBABILITY: f64 = 0.5;
/// The same before the endgame, where a search has to score it.
const MIDGAME_SIDE_SAMPLE_PROBABILITY: f64 = 0.15;
/// Positions with fewer empties are useless for training because play solves them at once.
pub(super) const FEWEST_EMPTIES: usize = 3;
/// The probability of a random move in the opening, chosen per game: always random for variety, or
/// sometimes, for positions that good players reach.
const RANDOM_MOVE_PROBABILITIES: [f64; 3] = [1.0, 0.5, 0.25];

/// A position that has no label yet.
struct UnlabelledBoard {
    board: Board,
    /// The ply of the side to move.
    ply: u32,
    /// The score of the search.
    search_score: f32,
}

/// Plays one game and returns labelled positions: those in which it searched for a move, and some
/// that a random move from one of them leads to. Clears the engine's tables first.
pub fn self_play(
    engine: &mut Engine<'_>,
    options: &SelfPlayOptions,
    rng: &mut impl Rng,
) -> Vec<LabelledBoard> {
    engine.clear_tables();
    let opening = rng.random_range(options.random_plies.0..=options.random_plies.1);
    let random_probability = *RANDOM_MOVE_PROBABILITIES.choose(rng).expect("there are three");
    let random_probability =
        if options.search_score_weight > 0.0 { random_probability } else { 1.0 };
    let limits = SearchLimits {
        depth: options.depth,
        exact_empties: options.exact_empties,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let (mut board, mut samples, mut unlabelled) = (Board::START, Vec::new(), Vec::new());
    for ply in 0.. {
        if board.must_pass() {
            board = board.pass();
            continue;
        }
        if board.is_over() || board.empties().len() < FEWEST_EMPTIES {
            let score = engine.value(board, &limits);
            label_boards(
                &mut unlabelled,
                Some((ply, score)),
                options.search_score_weight,
                &mut samples,
            );
            break;
        }
        if ply < opening && rng.random_bool(random_probability) {
            // The game after a random move does not reflect the positions before it.
            label_boards(&mut unlabelled, None, options.search_score_weight, &mut samples);
            board = random_move(board, rng).expect("there is a legal move");
            continue;
        }
        let report = engine.search(board, &limits, &|| false);
        unlabelled.push(UnlabelledBoard { board, ply, search_score: report.score as f32 });
        if report.exact {
            label_boards(
                &mut unlabelled,
                Some((ply, report.score)),
                options.search_score_weight,
                &mut samples,
            );
        }
        let probability = if report.exact {
            ENDGAME_SIDE_SAMPLE_PROBABILITY
        } else {
            MIDGAME_SIDE_SAMPLE_PROBABILITY
        };
        if (report.exact || options.search_score_weight > 0.0) && rng.random_bool(probability) {
            samples.extend(side_sample(engine, board, &limits, rng));
        }
        let best = report.best.expect("there is a legal move");
        board = board.place(best).expect("the engine's moves are legal");
    }
    samples
}

/// Moves the unlabelled positions to `samples`, last first. Each label mixes the position's own
/// search score with the label of the next position. The last one uses `outcome`, a ply and the
/// score for the side to move there, or only its search score. Sides alternate every ply because a
/// pass is a ply.
fn label_boards(
    unlabelled: &mut Vec<UnlabelledBoard>,
    outcome: Option<(u32, i32)>,
    search_score_weight: f32,
    samples: &mut Vec<LabelledBoard>,
) {
    let last = unlabelled.last().map(|last| (last.ply, last.search_score));
    let outcome = outcome.map(|(ply, score)| (ply, score as f32));
    let Some((mut next_ply, mut label)) = outcome.or(last) else { return };
    for UnlabelledBoard { board, ply, search_score } in unlabelled.drain(..).rev() {
        if !(next_ply - ply).is_multiple_of(2) {
            label = -label;
        }
        label += search_score_weight * (search_score - label);
        next_ply = ply;
        samples.push(LabelledBoard { board, score: label.round() as i8 });
    }
}

/// The position after a random move from `board`, scored by a search; `None` if the side to move
/// then has no legal move.
fn side_sample(
    engine: &mut Engine<'_>,
    board: Board,
    limits: &SearchLimits,
    rng: &mut impl Rng,
) -> Option<LabelledBoard> {
    let board = random_move(board, rng)?;
    if board.moves().is_empty() {
        return None;
    }
    Some(LabelledBoard { board, score: engine.search(board, limits, &|| false).score as i8 })
}

/// The board after a random move; `None` if there is no legal move.
pub(super) fn random_move(board: Board, rng: &mut impl Rng) -> Option<Board> {
    board.place(board.moves().iter().choose(rng)?)
}

/// The position after random plies from the start; `None` if the game ends by then. A pass is not a
/// ply, and the side to move may have to pass.
pub(super) fn random_board(plies: u32, rng: &mut impl Rng) -> Option<Board> {
    let mut board = Board::START;
    for _ in 0..plies {
        if board.must_pass() {
            board = board.pass();
        }
        board = random_move(board, rng)?;
    }
    (!board.is_over()).then_some(board)
}
