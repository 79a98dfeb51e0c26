//! A book that grows where games between good players are likeliest to go.
//!
//! Every move of a position is searched. What a move is worth follows from the positions after it as far as they are in
//! the book, so that what is found far from the start is known at the start. Whichever line gives away
//! least, each ply counted as half a disc, is continued next.

use std::{
    cmp::{Ordering, Reverse},
    collections::{BinaryHeap, HashMap, HashSet, VecDeque},
};

use kozyr_reversi::{
    Board, Square, Symmetry,
    engine::{OpeningBook, RootMove},
};

/// The most moves that are kept of a position.
const MAX_MOVES_PER_NODE: usize = 5;
/// What a ply of a line counts for, in quarters of a disc given away.
const PLY_COST_QUARTER_DISCS: u32 = 2;

/// A position and the game that led to it, by which lines are in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookLine {
    /// What was placed.
    pub squares: Vec<Square>,
    /// Where it led.
    pub board: Board,
}

impl BookLine {
    /// No move yet.
    pub fn start() -> Self {
        BookLine { squares: Vec::new(), board: Board::START }
    }

    /// The line with a move more; `None` if nothing can be placed after it.
    fn with_move(&self, square: Square) -> Option<Self> {
        let board = self.board.place(square).expect("moves of the book are legal");
        let squares = [&self.squares[..], &[square]].concat();
        (!board.moves().is_empty()).then_some(BookLine { squares, board })
    }

    /// The position, however it is turned.
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
    /// All of them, best first.
    moves: Vec<RootMove>,
}

/// A book while it grows.
pub struct BookBuilder {
    nodes: HashMap<Board, BookNode>,
    /// Moves worse than the best by more discs are not continued.
    max_loss: i32,
}

impl BookBuilder {
    /// A book without a page, in which moves that are worse than the best by more discs than that have no place.
    pub fn new(loss: i32) -> Self {
        BookBuilder { nodes: HashMap::new(), max_loss: loss }
    }

    /// How many positions have been searched.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The lines that are best searched next, so many at most.
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
                // A page is seen as the line that came to it first sees it.
                let next = page.line.with_move(known.square);
                waiting.extend(
                    next.map(|next| Reverse((cost + PLY_COST_QUARTER_DISCS + 4 * lost, next))),
                );
            }
        }
        leaves
    }

    /// Takes in what searches found of lines: every move, best first. Then every page is worth what the pages
    /// after it make of it.
    pub fn add_searched(&mut self, searched: impl IntoIterator<Item = (BookLine, Vec<RootMove>)>) {
        for (line, moves) in searched {
            self.nodes.insert(line.canonical_board(), BookNode { line, moves });
        }
        // The last ones first: a page follows from those with a disc more.
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
            self.nodes.get_mut(&place).expect("it is there").moves = worth;
        }
    }

    /// The lines of the book's text, and how many positions it has: those that are reached by moves that are kept.
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
