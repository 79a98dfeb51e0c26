//! A book that grows along the lines that good players are most likely to choose.
//!
//! Every move of a position is searched. Values are backed up from later positions in the book, so
//! deep results count at the start. The next line to extend is the one with the lowest cost: the
//! discs it gives away, plus half a disc per ply.

use std::{
    cmp::{Ordering, Reverse},
    collections::{BinaryHeap, HashMap, HashSet, VecDeque},
};

use kozyr_reversi::{
    Board, Square, Symmetry,
    engine::{OpeningBook, RootMove},
};

/// The maximum number of moves per position.
const MAX_MOVES_PER_NODE: usize = 5;
/// The cost of a ply, in quarters of a disc.
const PLY_COST_QUARTER_DISCS: u32 = 2;

/// A position and the moves that lead to it. Lines are ordered by their moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookLine {
    /// The moves, without passes.
    pub squares: Vec<Square>,
    /// The position after the moves.
    pub board: Board,
}

impl BookLine {
    /// The line without moves.
    pub fn start() -> Self {
        BookLine { squares: Vec::new(), board: Board::START }
    }

    /// The line with one more move; `None` if the opponent has no legal move then.
    fn with_move(&self, square: Square) -> Option<Self> {
        let board = self.board.place(square).expect("moves of the book are legal");
        let squares = [&self.squares[..], &[square]].concat();
        (!board.moves().is_empty()).then_some(BookLine { squares, board })
    }

    /// The position up to symmetry.
    fn canonical_board(&self) -> Board {
        Symmetry::canonicalize(self.board).1
    }
}

impl Ord for BookLine {
    fn cmp(&self, other: &Self) -> Ordering {
        self.squares.cmp(&other.squares)
    }
}

impl PartialOrd for BookLine {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A position whose moves have been searched.
struct BookNode {
    line: BookLine,
    /// All moves, best first.
    moves: Vec<RootMove>,
}

/// A book under construction.
pub struct BookBuilder {
    nodes: HashMap<Board, BookNode>,
    /// The greatest loss in discs of a move that is kept.
    max_loss: i32,
}

impl BookBuilder {
    /// An empty book that keeps moves up to `loss` discs worse than the best.
    pub fn new(loss: i32) -> Self {
        BookBuilder { nodes: HashMap::new(), max_loss: loss }
    }

    /// The number of positions searched.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The lines to search next, lowest cost first, at most `count`.
    pub fn leaves(&self, count: usize) -> Vec<BookLine> {
        let mut waiting = BinaryHeap::from([Reverse((0, BookLine::start()))]);
        let (mut leaves, mut seen) = (Vec::new(), HashSet::new());
        while leaves.len() < count
            && let Some(Reverse((cost, line))) = waiting.pop()
        {
            let place = line.canonical_board();
            if !seen.insert(place) {
                continue;
            }
            let Some(page) = self.nodes.get(&place) else {
                leaves.push(line);
                continue;
            };
            for known in self.kept_moves(page) {
                let lost = page.moves[0].score.abs_diff(known.score);
                // A node's moves are oriented as in the line that first reached it.
                let next = page.line.with_move(known.square);
                waiting.extend(
                    next.map(|next| Reverse((cost + PLY_COST_QUARTER_DISCS + 4 * lost, next))),
                );
            }
        }
        leaves
    }

    /// Adds searched lines with all their moves, best first, then backs up the values of all nodes.
    pub fn add_searched(&mut self, searched: impl IntoIterator<Item = (BookLine, Vec<RootMove>)>) {
        for (line, moves) in searched {
            self.nodes.insert(line.canonical_board(), BookNode { line, moves });
        }
        // Latest positions first: a node depends on those with one more disc.
        let mut order: Vec<Board> = self.nodes.keys().copied().collect();
        order.sort_unstable_by_key(|place| place.empties().len());
        for place in order {
            let page = &self.nodes[&place];
            let worth = page.moves.iter().map(|known| {
                let after = page.line.with_move(known.square);
                let after = after.and_then(|next| self.nodes.get(&next.canonical_board()));
                RootMove { score: after.map_or(known.score, |page| -page.moves[0].score), ..*known }
            });
            let mut worth: Vec<RootMove> = worth.collect();
            worth.sort_by_key(|known| Reverse(known.score));
            self.nodes.get_mut(&place).expect("the node exists").moves = worth;
        }
    }

    /// The text of the book and its number of positions: those reached by kept moves.
    pub fn to_text(&self) -> (String, usize) {
        let (mut text, mut seen) = (String::new(), HashSet::new());
        let mut waiting = VecDeque::from([BookLine::start()]);
        while let Some(line) = waiting.pop_front() {
            let Some(page) = self.nodes.get(&line.canonical_board()) else { continue };
            if !seen.insert(line.canonical_board()) {
                continue;
            }
            let kept: Vec<RootMove> = self.kept_moves(page).collect();
            text += &OpeningBook::format_line(&page.line.squares, &kept);
            text.push('\n');
            waiting.extend(kept.iter().filter_map(|known| page.line.with_move(known.square)));
        }
        (text, seen.len())
    }

    fn kept_moves(&self, page: &BookNode) -> impl Iterator<Item = RootMove> {
        let least = page.moves.first().map_or(0, |best| best.score - self.max_loss);
        page.moves
            .iter()
            .copied()
            .take_while(move |known| known.score >= least)
            .take(MAX_MOVES_PER_NODE)
    }
}
