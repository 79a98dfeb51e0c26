//! The engine as an opponent, with explanations of its moves.

use rand::RngExt;

use crate::{
    action::Action,
    board::Board,
    engine::{
        self, EXACT_CERTAINTY, Engine, Level, MoveFeatures, OpeningBook, PvLine, RootMove,
        SearchLimits, SearchOptions, SearchReport, Weights,
    },
    game::Reversi,
    square::Square,
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Explanation, Term, TranslatableText},
    opponent::{
        Budget, Deadline, Decision, DecisionProgress, DecisionRng, ExplanationDetail, MistakeModel,
        Opponent,
    },
    tree::Bound,
};

/// The search depth for alternatives in explanations.
const ALTERNATIVE_DEPTH: u32 = 4;

/// The number of moves scored exactly for [`ExplanationDetail::Contrasts`]. The others get an upper
/// bound and the reply that proves it.
const COMPARED_MOVES: usize = 3;

/// Plies shown of the line after a move that is not played.
const ALTERNATIVE_LINE_PLIES: usize = 4;

/// The search depth of the line after the second-best move, which is contrasted with the chosen
/// line.
const RUNNER_UP_DEPTH: u32 = 8;

/// A book move may be played if it scores at most this many discs below the best one.
const MAX_BOOK_LOSS_DISCS: i32 = 1;

/// The engine at one of its levels.
#[derive(Clone, Copy, Debug)]
pub struct EngineOpponent {
    level: Level,
}

/// The engine's findings before it decides.
struct EngineFindings {
    report: SearchReport,
    /// All moves with their scores, best first.
    moves: Vec<PvLine>,
    /// The line that starts with the second-best move; empty unless contrasts are wanted.
    runner_up_line: Vec<Square>,
}

impl EngineOpponent {
    /// The engine at the given level.
    pub fn new(level: Level) -> Self {
        EngineOpponent { level }
    }

    /// Analyses a position. The side to move must have a legal move.
    fn analyse(&self, board: Board, budget: &Budget) -> EngineFindings {
        let nodes = budget.nodes.unwrap_or(self.level.limits.max_nodes);
        // A search of few nodes does not need a large table.
        let table_bits = self.level.table_bits.min(nodes.max(1).ilog2() + 1);
        let deadline = budget.deadline();
        let mut engine =
            Engine::with_options(Weights::builtin(), table_bits, SearchOptions::FASTEST, &deadline);
        let request = SearchLimits { max_nodes: nodes, ..self.level.limits };
        let asked_to_stop = || deadline.has_passed();
        let report = engine.search_with_progress(board, &request, &asked_to_stop, &|progress| {
            budget.report_progress(|| to_decision_progress(progress));
        });
        // A level that makes mistakes needs all moves scored at full depth. Other levels score the
        // moves they do not play with a shallow search, unless contrasts are wanted.
        let careful = SearchLimits { max_nodes: nodes / 4, certainty: EXACT_CERTAINTY, ..request };
        let is_glance = self.level.mistakes == MistakeModel::NONE;
        let glance = SearchLimits {
            depth: careful.depth.min(ALTERNATIVE_DEPTH),
            exact_empties: careful.exact_empties.min(10),
            ..careful
        };
        let mut moves = Vec::new();
        if is_glance && budget.explanation_detail == ExplanationDetail::Contrasts {
            let request = SearchLimits { max_nodes: nodes / 2, ..request };
            moves =
                engine.multi_pv(board, &request, COMPARED_MOVES, &asked_to_stop, &mut |_| {}).lines;
        }
        if moves.is_empty() {
            let request = if is_glance { &glance } else { &careful };
            moves =
                engine.value_moves(board, request, &asked_to_stop).iter().map(exact_line).collect();
        }
        if is_glance {
            moves.sort_by_key(|one| Some(one.square) != report.best);
            let best = RootMove { square: moves[0].square, score: report.score };
            moves[0] = exact_line(&best);
            // The table may have lost the line.
            if !report.line.is_empty() {
                moves[0].moves.clone_from(&report.line);
            }
            for other in moves[1..].iter_mut().filter(|other| other.score > report.score) {
                // A shallower search must not overrule the main search.
                (other.score, other.bound) = (report.score, Bound::AtMost);
            }
        }
        let second = moves.get(1).filter(|_| {
            budget.explanation_detail == ExplanationDetail::Contrasts && !deadline.has_passed()
        });
        let second_line = second.map_or_else(Vec::new, |second| {
            let mut line = vec![second.square];
            let next = board.place(second.square).expect("only legal moves are valued");
            let request = SearchLimits {
                depth: request.depth.min(RUNNER_UP_DEPTH),
                max_nodes: nodes / 4,
                ..request
            };
            if !next.moves().is_empty() {
                line.extend(engine.search(next, &request, &asked_to_stop).line);
            }
            line
        });
        EngineFindings { report, moves, runner_up_line: second_line }
    }

    /// Picks a move according to the level's mistake model; better moves are more likely.
    fn choose(&self, moves: &[PvLine], rng: &mut DecisionRng) -> Square {
        let losses: Vec<u32> =
            moves.iter().map(|one| (moves[0].score - one.score).unsigned_abs()).collect();
        moves[self.level.mistakes.choose(&losses, rng)].square
    }
}

impl Opponent<Reversi> for EngineOpponent {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let board = view.board();
        if view.moves().is_empty() {
            let explanation = Explanation::from_rule("reversi-must-pass");
            return Decision { action: Action::Pass, explanation };
        }
        let placed = 60_u32.saturating_sub(board.empties().len() as u32);
        if placed < self.level.max_book_plies()
            && let Some(decision) = book_decision(board, &budget.deadline(), rng)
        {
            return decision;
        }
        let insight = self.analyse(board, budget);
        let chosen = self.choose(&insight.moves, rng);
        let explanation = explain(board, &insight, chosen);
        Decision { action: Action::Place(chosen), explanation }
    }
}

/// Converts the progress of a search.
fn to_decision_progress(progress: &engine::SearchProgress) -> DecisionProgress {
    let engine::SearchProgress { best, depth, nodes, share } = *progress;
    let best = best.map_or(Action::Pass, Action::Place).to_string();
    DecisionProgress { depth, nodes, share, best }
}

/// Picks a random book move from the best and those at most [`MAX_BOOK_LOSS_DISCS`] below; `None`
/// if the book lacks the position or the deadline passes.
fn book_decision(
    board: Board,
    deadline: &Deadline,
    rng: &mut DecisionRng,
) -> Option<Decision<Action>> {
    let moves = OpeningBook::builtin_before(deadline)?.moves(board);
    let best = moves.first()?.score;
    let equals = moves.iter().take_while(|known| best - known.score <= MAX_BOOK_LOSS_DISCS).count();
    let chosen = moves[rng.random_range(..equals)].square;
    let rule = TranslatableText::new("engine-book")
        .with_notation("square", chosen)
        .with_number("count", moves.len() as f64);
    let one = |own: &RootMove| alternative(board, &exact_line(own), 1, own.square == chosen);
    let alternatives = moves.iter().map(one).collect();
    let explanation = Explanation::new(rule, alternatives, Vec::new()).with_comparison("discs");
    Some(Decision { action: Action::Place(chosen), explanation })
}

fn explain(
    board: Board,
    EngineFindings { report, moves, runner_up_line: second_line }: &EngineFindings,
    chosen: Square,
) -> Explanation<Action> {
    let score = moves.iter().find(|one| one.square == chosen).map_or(report.score, |one| one.score);
    let is_proved = report.exact && Some(chosen) == report.best && score == report.score;
    let rule = match &moves[..] {
        [best, ..] if score < best.score => "engine-erred",
        _ if is_proved => "engine-solved",
        _ => "engine-searched",
    };
    let rule = TranslatableText::new(rule)
        .with_notation("square", chosen)
        .with_number("score", score)
        .with_number("depth", report.depth);
    let alternatives = moves
        .iter()
        .map(|one| {
            let told =
                if Some(one.square) == report.best { usize::MAX } else { ALTERNATIVE_LINE_PLIES };
            alternative(board, one, told, one.square == chosen)
        })
        .collect();
    let mut terms = vec![
        Term::new("engine-depth", report.depth),
        Term::new("engine-nodes", report.nodes as f64),
        Term::new("engine-exact", if report.exact { 1.0 } else { 0.0 }),
    ];
    // A certainty of 100 % means only that nothing within the search depth was pruned selectively.
    if report.certainty < EXACT_CERTAINTY {
        terms.push(Term::new("engine-certainty", report.certainty_per_cent()));
    }
    let mut explanation = Explanation::new(rule, alternatives, terms).with_comparison("discs");
    let line = with_passes(board, &report.line);
    if Some(chosen) == report.best {
        if !second_line.is_empty() {
            explanation.contrasts =
                engine::line_contrasts(board, &line, &with_passes(board, second_line));
        }
        explanation.expected_line = line.into_iter().skip(1).collect();
    }
    explanation
}

/// A line of one move with an exact score.
fn exact_line(one: &RootMove) -> PvLine {
    let RootMove { square, score } = *one;
    PvLine { square, score, bound: Bound::Exact, exact_discs: score.into(), moves: vec![square] }
}

/// An alternative with at most `told` plies of its line.
fn alternative(board: Board, one: &PvLine, told: usize, chosen: bool) -> Alternative<Action> {
    let features = MoveFeatures::of_move(board, one.square).expect("only legal moves are valued");
    let mut plan = with_passes(board, &one.moves);
    plan.truncate(told);
    let terms = vec![
        Term::new("engine-replies", features.reply_count),
        Term::new("engine-stable-gain", features.stable_gain),
    ];
    let (label, value) = (remark(&features).map(TranslatableText::new), Some(f64::from(one.score)));
    Alternative { label, terms, value, bound: one.bound, chosen, ..Alternative::new(plan) }
}

/// The moves of a line with the passes between them.
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

/// The most notable feature of a move, if any.
fn remark(features: &MoveFeatures) -> Option<&'static str> {
    match features {
        MoveFeatures { takes_corner: true, .. } => Some("engine-takes-corner"),
        MoveFeatures { gives_corner: true, .. } => Some("engine-gives-corner"),
        MoveFeatures { reply_count: 0, .. } => Some("engine-leaves-no-reply"),
        MoveFeatures { reply_count: 1..=3, .. } => Some("engine-leaves-few-replies"),
        MoveFeatures { stable_gain: 3.., .. } => Some("engine-makes-stable"),
        MoveFeatures { odd_region: true, .. } => Some("engine-keeps-parity"),
        _ => None,
    }
}
