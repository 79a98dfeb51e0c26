//! The engine as an opponent: it searches, and says what it saw.

use rand::RngExt;

use crate::{
    action::Action,
    board::Board,
    engine::{
        self, Book, EXACT, Engine, Features, Level, Line, Report, Request, RootMove, Ways, Weights,
    },
    game::Reversi,
    square::Square,
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Explanation, Message, Term},
    opponent::{Budget, Deadline, Decision, DecisionRng, Erring, Opponent, Progress, Reasons},
    tree::Bound,
};

/// Plies at which moves other than the chosen one are valued for the explanation.
const GLANCE: u32 = 4;

/// So many moves are compared exactly where somebody reads the reasons; of the others a bound is
/// told, and the answer that shows it.
const COMPARED: usize = 3;

/// Plies that are told of what would follow a move that is not played.
const FOLLOWING: usize = 4;

/// Plies of the line after the second best move, to see in what it differs.
const LINE: u32 = 8;

/// Discs that a move of the book may be worse than the best and still be played.
const BOOK_LOSS: i32 = 1;

/// The engine at one of its levels.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    level: Level,
}

/// What the engine saw before it decided.
struct Insight {
    report: Report,
    /// Every move with what is known of it, the expected best first.
    moves: Vec<Line>,
    /// What is expected after the second of them, if anybody wants to know in what they differ.
    second_line: Vec<Square>,
}

impl Searcher {
    /// The engine that plays at a level.
    pub fn new(level: Level) -> Self {
        Searcher { level }
    }

    /// Looks at a position in which something can be placed.
    fn look(&self, board: Board, budget: &Budget) -> Insight {
        let nodes = budget.nodes.unwrap_or(self.level.request.nodes);
        // A search of few positions has no use for a table of many.
        let table_bits = self.level.table_bits.min(nodes.max(1).ilog2() + 1);
        let deadline = budget.deadline();
        let mut engine = Engine::until(Weights::builtin(), table_bits, Ways::FASTEST, &deadline);
        let request = Request { nodes, ..self.level.request };
        let asked_to_stop = || deadline.has_passed();
        let report = engine.search_reporting(board, &request, &asked_to_stop, &|progress| {
            budget.report(|| in_notation(progress));
        });
        // A level that errs values every move as deeply as it sees. Others only glance at what they
        // do not play, unless somebody wants to know.
        let careful = Request { nodes: nodes / 4, certainty: EXACT, ..request };
        let is_glance = self.level.erring == Erring::NEVER;
        let glance = Request {
            depth: careful.depth.min(GLANCE),
            exact_from: careful.exact_from.min(10),
            ..careful
        };
        let mut moves = Vec::new();
        if is_glance && budget.reasons == Reasons::WithFacts {
            let request = Request { nodes: nodes / 2, ..request };
            moves = engine.lines(board, &request, COMPARED, &asked_to_stop, &mut |_| {}).lines;
        }
        if moves.is_empty() {
            let request = if is_glance { &glance } else { &careful };
            moves = engine.value_moves(board, request, &asked_to_stop).iter().map(known).collect();
        }
        if is_glance {
            moves.sort_by_key(|one| Some(one.square) != report.best);
            let best = RootMove { square: moves[0].square, score: report.score };
            moves[0] = known(&best);
            // The table may have lost the line.
            if !report.line.is_empty() {
                moves[0].moves.clone_from(&report.line);
            }
            for other in moves[1..].iter_mut().filter(|other| other.score > report.score) {
                // What sees less far than the search does not contradict it.
                (other.score, other.bound) = (report.score, Bound::AtMost);
            }
        }
        let second =
            moves.get(1).filter(|_| budget.reasons == Reasons::WithFacts && !deadline.has_passed());
        let second_line = second.map_or_else(Vec::new, |second| {
            let mut line = vec![second.square];
            let next = board.place(second.square).expect("only legal moves are valued");
            let request = Request { depth: request.depth.min(LINE), nodes: nodes / 4, ..request };
            if !next.moves().is_empty() {
                line.extend(engine.search(next, &request, &asked_to_stop).line);
            }
            line
        });
        Insight { report, moves, second_line }
    }

    /// One of the moves, the better the likelier.
    fn choose(&self, moves: &[Line], rng: &mut DecisionRng) -> Square {
        let losses: Vec<u32> =
            moves.iter().map(|one| (moves[0].score - one.score).unsigned_abs()).collect();
        moves[self.level.erring.choose(&losses, rng)].square
    }
}

impl Opponent<Reversi> for Searcher {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let board = view.board();
        if view.placements().is_empty() {
            let explanation = Explanation::by_rule("reversi-must-pass");
            return Decision { action: Action::Pass, explanation };
        }
        let placed = 60_u32.saturating_sub(board.empties().len() as u32);
        if placed < self.level.opening()
            && let Some(decision) = open(board, &budget.deadline(), rng)
        {
            return decision;
        }
        let insight = self.look(board, budget);
        let chosen = self.choose(&insight.moves, rng);
        let explanation = explain(board, &insight, chosen);
        Decision { action: Action::Place(chosen), explanation }
    }
}

/// The progress of a search of a position in which something can be placed.
fn in_notation(progress: &engine::Progress) -> Progress {
    let engine::Progress { best, depth, nodes, share } = *progress;
    let best = best.map_or(Action::Pass, Action::Place).to_string();
    Progress { depth, nodes, share, best }
}

/// Any of the best moves of the book, if it has the position and there is time to look.
fn open(board: Board, deadline: &Deadline, rng: &mut DecisionRng) -> Option<Decision<Action>> {
    let moves = Book::builtin_until(deadline)?.moves(board);
    let best = moves.first()?.score;
    let equals = moves.iter().take_while(|known| best - known.score <= BOOK_LOSS).count();
    let chosen = moves[rng.random_range(..equals)].square;
    let rule =
        Message::new("engine-book").notation("square", chosen).number("count", moves.len() as f64);
    let one = |own: &RootMove| alternative(board, &known(own), 1, own.square == chosen);
    let alternatives = moves.iter().map(one).collect();
    let explanation = Explanation::new(rule, alternatives, Vec::new()).compared("discs");
    Some(Decision { action: Action::Place(chosen), explanation })
}

fn explain(
    board: Board,
    Insight { report, moves, second_line }: &Insight,
    chosen: Square,
) -> Explanation<Action> {
    let score = moves.iter().find(|one| one.square == chosen).map_or(report.score, |one| one.score);
    let is_proved = report.exact && Some(chosen) == report.best && score == report.score;
    let rule = match &moves[..] {
        [best, ..] if score < best.score => "engine-erred",
        _ if is_proved => "engine-solved",
        _ => "engine-searched",
    };
    let rule = Message::new(rule)
        .notation("square", chosen)
        .number("score", score)
        .number("depth", report.depth);
    let alternatives = moves
        .iter()
        .map(|one| {
            let told = if Some(one.square) == report.best { usize::MAX } else { FOLLOWING };
            alternative(board, one, told, one.square == chosen)
        })
        .collect();
    let mut terms = vec![
        Term::new("engine-depth", report.depth),
        Term::new("engine-nodes", report.nodes as f64),
        Term::new("engine-exact", if report.exact { 1.0 } else { 0.0 }),
    ];
    // Within the plies nothing was left out at 100 per cent; that is no certainty about the game.
    if report.certainty < EXACT {
        terms.push(Term::new("engine-certainty", report.per_cent()));
    }
    let mut explanation = Explanation::new(rule, alternatives, terms).compared("discs");
    let line = with_passes(board, &report.line);
    if Some(chosen) == report.best {
        if !second_line.is_empty() {
            explanation.facts = engine::difference(board, &line, &with_passes(board, second_line));
        }
        explanation.consequences = line.into_iter().skip(1).collect();
    }
    explanation
}

/// What is known of a move that was valued as others were.
fn known(one: &RootMove) -> Line {
    let RootMove { square, score } = *one;
    Line { square, score, bound: Bound::Exact, value: score.into(), moves: vec![square] }
}

/// A move with what would follow it, so many plies of that at most.
fn alternative(board: Board, one: &Line, told: usize, chosen: bool) -> Alternative<Action> {
    let features = Features::of(board, one.square).expect("only legal moves are valued");
    let mut plan = with_passes(board, &one.moves);
    plan.truncate(told);
    let terms = vec![
        Term::new("engine-replies", features.replies),
        Term::new("engine-stable-gain", features.stable_gain),
    ];
    let (label, value) = (remark(&features).map(Message::new), Some(f64::from(one.score)));
    Alternative { label, terms, value, bound: one.bound, chosen, ..Alternative::of(plan) }
}

/// The placements of a line with the passes between them.
fn with_passes(mut board: Board, line: &[Square]) -> Vec<Action> {
    let mut actions = Vec::new();
    for &square in line {
        if board.must_pass() {
            actions.push(Action::Pass);
            board = board.pass();
        }
        let Some(next) = board.place(square) else { break };
        actions.push(Action::Place(square));
        board = next;
    }
    actions
}

/// The most remarkable thing about a move, if there is one.
fn remark(features: &Features) -> Option<&'static str> {
    match features {
        Features { takes_corner: true, .. } => Some("engine-takes-corner"),
        Features { gives_corner: true, .. } => Some("engine-gives-corner"),
        Features { replies: 0, .. } => Some("engine-leaves-no-reply"),
        Features { replies: 1..=3, .. } => Some("engine-leaves-few-replies"),
        Features { stable_gain: 3.., .. } => Some("engine-makes-stable"),
        Features { odd_region: true, .. } => Some("engine-keeps-parity"),
        _ => None,
    }
}
