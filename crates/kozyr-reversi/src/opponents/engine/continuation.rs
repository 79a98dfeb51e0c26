//! Sampled continuations of a game, and what players would notice about them.

use crate::{
    bitboard::Bitboard,
    board::Board,
    engine::{EXACT_CERTAINTY, Engine, RootMove, SearchLimits, stable_discs},
    square::Square,
    teacher::region,
};
use kozyr_core::opponent::DecisionRng;
use rand::RngExt;

/// The number of plies of a continuation, unless the game ends earlier.
const CONTINUATION_PLIES: u32 = 8;
/// Continuations go to the end of the game from this many empty squares on.
const PLAYED_OUT_EMPTIES: usize = 16;
/// How many discs worse a move may be that is played 1 / e as often as the best one.
const TEMPERATURE_DISCS: f64 = 2.0;

/// A quantity that can be counted in a continuation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FactKind {
    /// Its name in [facts](kozyr_core::explanation::CauseEvidence::fact).
    pub name: &'static str,
    /// Values that differ by at most this much are equal.
    pub tolerance: f64,
}

/// All quantities counted, in the order of [`Continuation::facts`]. More is always better. Those without
/// `own` or `their` are balances: what the side has minus what the other side has. Those of the other
/// side are negative, except its passes.
pub const FACT_KINDS: [FactKind; 18] = [
    FactKind { name: "mobility", tolerance: 1.0 },
    FactKind { name: "safe-moves", tolerance: 1.0 },
    FactKind { name: "corners", tolerance: 0.0 },
    FactKind { name: "stable", tolerance: 2.0 },
    FactKind { name: "frontier", tolerance: 1.0 },
    FactKind { name: "edges", tolerance: 1.0 },
    FactKind { name: "passes", tolerance: 0.0 },
    FactKind { name: "regions-closed", tolerance: 0.0 },
    FactKind { name: "own-mobility", tolerance: 1.0 },
    FactKind { name: "their-mobility", tolerance: 1.0 },
    FactKind { name: "own-safe-moves", tolerance: 1.0 },
    FactKind { name: "their-safe-moves", tolerance: 1.0 },
    FactKind { name: "own-corners", tolerance: 0.0 },
    FactKind { name: "their-corners", tolerance: 0.0 },
    FactKind { name: "own-stable", tolerance: 2.0 },
    FactKind { name: "own-frontier", tolerance: 1.0 },
    FactKind { name: "own-edges", tolerance: 1.0 },
    FactKind { name: "their-passes", tolerance: 0.0 },
];

/// The index in [`FACT_KINDS`] of the quantity with this name; `None` if there is none.
pub fn fact_index(name: &str) -> Option<usize> {
    FACT_KINDS.iter().position(|kind| kind.name == name)
}

/// The outcome of a continuation for the side that moved first.
#[derive(Clone, Copy, Debug)]
pub struct Continuation {
    /// The quantities of [`FACT_KINDS`].
    pub facts: [f64; FACT_KINDS.len()],
    /// The evaluation at the end in discs, exact if the game ended.
    pub discs: f64,
}

/// The sum and the number of values.
#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f64,
    count: f64,
}

impl Mean {
    /// Adds a value.
    fn add(&mut self, value: usize) {
        self.sum += value as f64;
        self.count += 1.0;
    }

    /// The mean of the values; 0 without any.
    fn get(self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }
}

impl Continuation {
    /// Samples a continuation after a legal move. Both sides choose among good moves at random,
    /// better ones more often, as a search of one ply values them.
    pub fn sample(
        engine: &mut Engine<'_>,
        board: Board,
        first: Square,
        rng: &mut DecisionRng,
    ) -> Self {
        let limits = SearchLimits {
            depth: 1,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: 1000,
        };
        let plays_out = board.empties().len() <= PLAYED_OUT_EMPTIES;
        let last_ply = if plays_out { u32::MAX } else { CONTINUATION_PLIES };
        let mut mobility = [Mean::default(), Mean::default()];
        let mut safe_moves = [Mean::default(), Mean::default()];
        // The passes of each side.
        let mut passes = [0.0, 0.0];
        let mut regions_closed = 0.0;
        let mut next = board.place(first).expect("the first move is legal");
        regions_closed += closes_region(board, first);
        // The side to move: 0 for the side that moved first, 1 for the other.
        let (mut side, mut ply, mut discs) = (1, 1, None);
        while ply < last_ply {
            let sign = if side == 0 { 1.0 } else { -1.0 };
            if next.is_over() {
                discs = Some(sign * f64::from(next.final_score()));
                break;
            }
            let moves = next.moves();
            mobility[side].add(moves.len());
            safe_moves[side].add(safe(moves, next.empties()).len());
            if moves.is_empty() {
                passes[side] += 1.0;
                next = next.pass();
            } else {
                let valued = engine.value_moves(next, &limits, &|| false);
                let square = choose(&valued, rng);
                regions_closed += sign * closes_region(next, square);
                next = next.place(square).expect("only legal moves are valued");
                ply += 1;
            }
            side = 1 - side;
        }
        let discs = discs.unwrap_or_else(|| {
            let value = f64::from(engine.value(next, &limits));
            if side == 0 { value } else { -value }
        });
        let own = if side == 0 { next } else { next.pass() };
        let count = |squares: Bitboard| {
            [own.player(), own.opponent()].map(|discs| (discs & squares).len() as f64)
        };
        let balance = |[mine, theirs]: [f64; 2]| mine - theirs;
        let mobility = mobility.map(Mean::get);
        let safe_moves = safe_moves.map(Mean::get);
        let corners = count(Bitboard::CORNERS);
        let stable = [own, own.pass()].map(|board| stable_discs(board).len() as f64);
        let frontier = count(own.empties().with_neighbours());
        let edges = count(EDGES);
        let facts = [
            balance(mobility),
            balance(safe_moves),
            balance(corners),
            balance(stable),
            -balance(frontier),
            balance(edges),
            -balance(passes),
            regions_closed,
            mobility[0],
            -mobility[1],
            safe_moves[0],
            -safe_moves[1],
            corners[0],
            -corners[1],
            stable[0],
            -frontier[0],
            edges[0],
            passes[1],
        ];
        Continuation { facts, discs }
    }
}

/// The squares along the four edges.
const EDGES: Bitboard = Bitboard(0xFF81_8181_8181_81FF);

/// 1 if a move fills a region of a single empty square, else 0.
fn closes_region(board: Board, square: Square) -> f64 {
    f64::from(u8::from(region(board.empties(), square).len() == 1))
}

/// The moves that are not next to an empty corner.
pub(super) fn safe(moves: Bitboard, empties: Bitboard) -> Bitboard {
    moves - (Bitboard::CORNERS & empties).with_neighbours()
}

/// Chooses a move at random: the probability falls with the number of discs by which it is worse
/// than the best.
fn choose(valued: &[RootMove], rng: &mut DecisionRng) -> Square {
    let best = valued.iter().map(|valued| valued.score).max().expect("there is a move");
    let weight = |valued: &RootMove| (f64::from(valued.score - best) / TEMPERATURE_DISCS).exp();
    let mut left = rng.random::<f64>() * valued.iter().map(weight).sum::<f64>();
    for valued in valued {
        left -= weight(valued);
        if left <= 0.0 {
            return valued.square;
        }
    }
    valued[valued.len() - 1].square
}
