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
    /// Compares the moves from the first one on, in the order of [`Square`]; a line sorts before
    /// those that extend it. Positions are not compared.
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
            let board = line.canonical_board();
            if !seen.insert(board) {
                continue;
            }
            let Some(node) = self.nodes.get(&board) else {
                leaves.push(line);
                continue;
            };
            for root_move in self.kept_moves(node) {
                let lost = node.moves[0].score.abs_diff(root_move.score);
                // A node's moves are oriented as in the line that first reached it.
                let next = node.line.with_move(root_move.square);
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
        order.sort_unstable_by_key(|board| board.empties().len());
        for board in order {
            let node = &self.nodes[&board];
            let moves = node.moves.iter().map(|root_move| {
                let next = node.line.with_move(root_move.square);
                let next = next.and_then(|next| self.nodes.get(&next.canonical_board()));
                RootMove {
                    score: next.map_or(root_move.score, |node| -node.moves[0].score),
                    ..*root_move
                }
            });
            let mut moves: Vec<RootMove> = moves.collect();
            moves.sort_by_key(|root_move| Reverse(root_move.score));
            self.nodes.get_mut(&board).expect("the node exists").moves = moves;
        }
    }

    /// Returns the text of the book and its number of positions. It holds the positions that kept
    /// moves lead to.
    pub fn to_text(&self) -> (String, usize) {
        let (mut text, mut seen) = (String::new(), HashSet::new());
        let mut waiting = VecDeque::from([BookLine::start()]);
        while let Some(line) = waiting.pop_front() {
            let Some(node) = self.nodes.get(&line.canonical_board()) else { continue };
            if !seen.insert(line.canonical_board()) {
                continue;
            }
            let kept_moves: Vec<RootMove> = self.kept_moves(node).collect();
            text += &OpeningBook::format_line(&node.line.squares, &kept_moves);
            text.push('\n');
            waiting.extend(
                kept_moves.iter().filter_map(|root_move| node.line.with_move(root_move.square)),
            );
        }
        (text, seen.len())
    }

    /// The best moves of a node, at most five, that lose no more discs than the book allows.
    fn kept_moves(&self, node: &BookNode) -> impl Iterator<Item = RootMove> {
        let min_score = node.moves.first().map_or(0, |best| best.score - self.max_loss);
        node.moves
            .iter()
            .copied()
            .take_while(move |root_move| root_move.score >= min_score)
            .take(MAX_MOVES_PER_NODE)
    }
}
