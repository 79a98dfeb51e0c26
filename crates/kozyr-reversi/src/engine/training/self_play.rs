//! Games against oneself, from random openings to perfect endings.

use rand::{
    Rng, RngExt,
    seq::{IndexedRandom, IteratorRandom},
};

use super::sample::LabelledBoard;
use crate::{
    board::Board,
    engine::{probcut::EXACT_CERTAINTY, report::SearchLimits, root_search::Engine},
};

/// How games are played for learning.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlayOptions {
    /// Plies each move is searched.
    pub depth: u32,
    /// With so many empties the rest is played perfectly.
    pub exact_empties: u32,
    /// The fewest and the most plies at the beginning among which moves are drawn at random.
    pub random_plies: (u32, u32),
    /// How much of a label is the search's own judgement of the position, 0 to 1; the rest is the
    /// label of the next position in the game. 0 if the weights know nothing yet: then every label
    /// is how the game ended.
    pub search_score_weight: f32,
}

/// How likely a position near the end also gives a sample of a random move from it.
const ENDGAME_SIDE_SAMPLE_PROBABILITY: f64 = 0.5;
/// The same before, where a search has to value it.
const MIDGAME_SIDE_SAMPLE_PROBABILITY: f64 = 0.15;
/// With fewer empties positions teach nothing: they are solved at once in play.
pub(super) const FEWEST_EMPTIES: usize = 3;
/// How likely a move of the opening is drawn at random: always, so that games are of all kinds,
/// or now and then, so that positions between are such as good players come to.
const RANDOM_MOVE_PROBABILITIES: [f64; 3] = [1.0, 0.5, 0.25];

/// A position whose label is not known yet.
struct UnlabelledBoard {
    board: Board,
    /// The ply of its side to move.
    ply: u32,
    /// What the search made of it.
    search_score: f32,
}

/// Plays one game and returns the positions in which it searched for a move, with their labels.
pub fn self_play(
    engine: &mut Engine<'_>,
    rules: &SelfPlayOptions,
    rng: &mut impl Rng,
) -> Vec<LabelledBoard> {
    engine.clear_tables();
    let opening = rng.random_range(rules.random_plies.0..=rules.random_plies.1);
    let drawn = *RANDOM_MOVE_PROBABILITIES.choose(rng).expect("there are three");
    let drawn = if rules.search_score_weight > 0.0 { drawn } else { 1.0 };
    let request = SearchLimits {
        depth: rules.depth,
        exact_empties: rules.exact_empties,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let (mut board, mut samples, mut waiting) = (Board::START, Vec::new(), Vec::new());
    for ply in 0.. {
        if board.must_pass() {
            board = board.pass();
            continue;
        }
        if board.is_over() || board.empties().len() < FEWEST_EMPTIES {
            let score = engine.value(board, &request);
            label_boards(&mut waiting, Some((ply, score)), rules.search_score_weight, &mut samples);
            break;
        }
        if ply < opening && rng.random_bool(drawn) {
            // What comes after a move drawn at random says nothing of what was before.
            label_boards(&mut waiting, None, rules.search_score_weight, &mut samples);
            board = random_move(board, rng).expect("there is a placement");
            continue;
        }
        let report = engine.search(board, &request, &|| false);
        waiting.push(UnlabelledBoard { board, ply, search_score: report.score as f32 });
        if report.exact {
            label_boards(
                &mut waiting,
                Some((ply, report.score)),
                rules.search_score_weight,
                &mut samples,
            );
        }
        let likely = if report.exact {
            ENDGAME_SIDE_SAMPLE_PROBABILITY
        } else {
            MIDGAME_SIDE_SAMPLE_PROBABILITY
        };
        if (report.exact || rules.search_score_weight > 0.0) && rng.random_bool(likely) {
            samples.extend(side_sample(engine, board, &request, rng));
        }
        let best = report.best.expect("there is a placement");
        board = board.place(best).expect("the engine's moves are legal");
    }
    samples
}

/// Labels waiting positions, the last first: each with a part of what the search made of it and
/// for the rest with the label of the one after it; the last with what came of it, a ply and the
/// score of the side that moves there, or with the search's judgement alone. Sides alternate from
/// ply to ply, for a pass is a ply.
fn label_boards(
    waiting: &mut Vec<UnlabelledBoard>,
    came_of_it: Option<(u32, i32)>,
    judgement: f32,
    samples: &mut Vec<LabelledBoard>,
) {
    let last = waiting.last().map(|last| (last.ply, last.search_score));
    let came_of_it = came_of_it.map(|(ply, score)| (ply, score as f32));
    let Some((mut later, mut label)) = came_of_it.or(last) else { return };
    for UnlabelledBoard { board, ply, search_score: judged } in waiting.drain(..).rev() {
        if !(later - ply).is_multiple_of(2) {
            label = -label;
        }
        label += judgement * (judged - label);
        later = ply;
        samples.push(LabelledBoard { board, score: label.round() as i8 });
    }
}

/// A random move from a position with the value that a search gives it.
fn side_sample(
    engine: &mut Engine<'_>,
    board: Board,
    request: &SearchLimits,
    rng: &mut impl Rng,
) -> Option<LabelledBoard> {
    let board = random_move(board, rng)?;
    if board.moves().is_empty() {
        return None;
    }
    Some(LabelledBoard { board, score: engine.search(board, request, &|| false).score as i8 })
}

/// A move drawn at random; `None` if there is none.
pub(super) fn random_move(board: Board, rng: &mut impl Rng) -> Option<Board> {
    board.place(board.moves().iter().choose(rng)?)
}

/// A position after so many random plies; `None` if the game ended meanwhile.
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
