//! The engine as an opponent, with explanations of its moves.

mod continuation;
mod headline;

use headline::{MoveScores, PARITY_MAX_EMPTIES, are_all_symmetric, headline};
pub use headline::{ScoredMove, contrast, fact_effect, paired_continuations};

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
    teacher::is_in_odd_region,
    view::View,
};
use kozyr_core::{
    explanation::{Alternative, Explanation, Headline, Term, TranslatableText, Verdict},
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
    /// The score of the worst move from a shallow search, if the position may be won whatever is
    /// played; `None` unless contrasts are wanted.
    worst_score: Option<i32>,
    /// The score of the reader's own move, searched on its own to the same depth limit, and whether
    /// it is solved; `None` unless contrasts are wanted.
    reader_move: Option<(ScoredMove, bool)>,
}

impl EngineOpponent {
    /// The engine at the given level.
    pub fn new(level: Level) -> Self {
        EngineOpponent { level }
    }

    /// Searches a position and scores its moves, within a budget. The side to move must have a
    /// legal move.
    fn analyse(&self, board: Board, budget: &Budget) -> EngineFindings {
        let nodes = budget.nodes.unwrap_or(self.level.limits.max_nodes);
        // A search of few nodes does not need a large table.
        let table_bits = self.level.table_bits.min(nodes.max(1).ilog2() + 1);
        let deadline = budget.deadline();
        let mut engine =
            Engine::with_options(Weights::builtin(), table_bits, SearchOptions::FASTEST, &deadline);
        let limits = SearchLimits { max_nodes: nodes, ..self.level.limits };
        let should_stop = || deadline.has_passed();
        let report = engine.search_with_progress(board, &limits, &should_stop, &|progress| {
            budget.report_progress(|| to_decision_progress(progress));
        });
        // A level that makes mistakes needs all moves scored at full depth. Other levels score the
        // moves they do not play with a shallow search, unless contrasts are wanted.
        let full_limits =
            SearchLimits { max_nodes: nodes / 4, certainty: EXACT_CERTAINTY, ..limits };
        let never_errs = self.level.mistakes == MistakeModel::NONE;
        let shallow_limits = SearchLimits {
            depth: full_limits.depth.min(ALTERNATIVE_DEPTH),
            exact_empties: full_limits.exact_empties.min(10),
            ..full_limits
        };
        let mut moves = Vec::new();
        if never_errs && budget.explanation_detail == ExplanationDetail::Contrasts {
            let limits = SearchLimits { max_nodes: nodes / 2, ..limits };
            moves =
                engine.multi_pv(board, &limits, COMPARED_MOVES, &should_stop, &mut |_| {}).lines;
        }
        if moves.is_empty() {
            let limits = if never_errs { &shallow_limits } else { &full_limits };
            moves =
                engine.value_moves(board, limits, &should_stop).iter().map(exact_line).collect();
        }
        if never_errs {
            moves.sort_by_key(|line| Some(line.square) != report.best);
            let best = RootMove { square: moves[0].square, score: report.score };
            moves[0] = exact_line(&best);
            // The table may have lost the line.
            if !report.line.is_empty() {
                moves[0].moves.clone_from(&report.line);
            }
            for alternative in
                moves[1..].iter_mut().filter(|alternative| alternative.score > report.score)
            {
                // A shallower search must not overrule the main search.
                (alternative.score, alternative.bound) = (report.score, Bound::AtMost);
            }
        }
        let runner_up = moves.get(1).filter(|_| {
            budget.explanation_detail == ExplanationDetail::Contrasts && !deadline.has_passed()
        });
        let runner_up_line = runner_up.map_or_else(Vec::new, |runner_up| {
            let mut line = vec![runner_up.square];
            let next = board.place(runner_up.square).expect("only legal moves are valued");
            let limits = SearchLimits {
                depth: limits.depth.min(RUNNER_UP_DEPTH),
                max_nodes: nodes / 4,
                ..limits
            };
            if !next.moves().is_empty() {
                line.extend(engine.search(next, &limits, &should_stop).line);
            }
            line
        });
        let worst_score = (budget.explanation_detail == ExplanationDetail::Contrasts
            && report.score >= 0)
            .then(|| {
                let scored = engine.value_moves(board, &shallow_limits, &should_stop);
                scored.iter().map(|scored| scored.score).min()
            })
            .flatten();
        let reader_action = budget
            .parsed_reader_action::<Reversi>()
            .filter(|_| budget.explanation_detail == ExplanationDetail::Contrasts);
        let reader_move = reader_action.and_then(|action| {
            let Action::Place(square) = action else { return None };
            let known = moves.iter().find(|line| line.square == square)?;
            if known.bound.is_exact() && !never_errs {
                return Some((scored(known), report.exact));
            }
            let limits = SearchLimits { max_nodes: nodes / 4, ..limits };
            let found = engine.score_move(board, square, &limits, &should_stop)?;
            // A shallower search must not overrule the main search.
            let score = found.score.min(report.score);
            let scored = ScoredMove { square, score, bound: Bound::Exact };
            Some((scored, report.exact && found.exact))
        });
        EngineFindings { report, moves, runner_up_line, worst_score, reader_move }
    }

    /// Picks a move according to the level's mistake model; better moves are more likely.
    fn choose(&self, moves: &[PvLine], rng: &mut DecisionRng) -> Square {
        let losses: Vec<u32> =
            moves.iter().map(|line| (moves[0].score - line.score).unsigned_abs()).collect();
        moves[self.level.mistakes.choose(&losses, rng)].square
    }
}

impl Opponent<Reversi> for EngineOpponent {
    /// Passes if there is no move, plays from the book early in the game, and otherwise searches.
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let board = view.board();
        if view.moves().is_empty() {
            let explanation = Explanation::from_rule("reversi-must-pass");
            return Decision { action: Action::Pass, explanation };
        }
        if plies_played(board) < self.level.max_book_plies()
            && let Some(decision) = book_decision(board, &budget.deadline(), rng)
        {
            return decision;
        }
        let findings = self.analyse(board, budget);
        let chosen = self.choose(&findings.moves, rng);
        let mut explanation = explain(board, &findings, chosen);
        if budget.explanation_detail == ExplanationDetail::Contrasts
            && findings.is_best(chosen)
            && !budget.deadline().has_passed()
        {
            explanation.headline = Some(findings.headline(board, chosen));
            explanation.reader_contrast = findings.reader_contrast(board, chosen);
        }
        Decision { action: Action::Place(chosen), explanation }
    }
}

impl EngineFindings {
    /// Whether no move has a better score.
    fn is_best(&self, square: Square) -> bool {
        let best = self.moves.iter().map(|line| line.score).max();
        self.moves.iter().any(|line| line.square == square && Some(line.score) == best)
    }

    /// The one reason that a coach would give for a move, one of the best.
    fn headline(&self, board: Board, chosen: Square) -> Headline<Action> {
        let is_solved = self.report.exact;
        let mut moves: Vec<ScoredMove> = self.moves.iter().map(scored).collect();
        moves.sort_by_key(|scored| scored.square != chosen);
        headline(&MoveScores {
            board,
            moves: &moves,
            worst_score: self.worst_score,
            is_solved,
            standard_error: margin_error(is_solved, self.report.depth),
        })
    }

    /// Why a move, one of the best, is better than the reader's own; `None` without one.
    fn reader_contrast(&self, board: Board, chosen: Square) -> Option<Headline<Action>> {
        let (instead, is_solved) = self.reader_move.filter(|(own, _)| own.square != chosen)?;
        let chosen = scored(self.moves.iter().find(|line| line.square == chosen)?);
        let error = margin_error(is_solved, self.report.depth);
        Some(contrast(board, [chosen, instead], is_solved, error))
    }
}

/// The score of a line's first move.
fn scored(line: &PvLine) -> ScoredMove {
    ScoredMove { square: line.square, score: line.score, bound: line.bound }
}

/// The standard error of the difference between the scores of two moves, in discs: 0 if they are
/// solved, and otherwise by the search depth in plies. Measured against searches of 14 plies, for
/// 120 pairs of moves in positions of games between weak opponents, after 3, 6 and 10 plies.
fn margin_error(is_solved: bool, depth: u32) -> f64 {
    match depth {
        _ if is_solved => 0.0,
        ..=4 => 2.6,
        5..=8 => 1.8,
        _ => 1.5,
    }
}

/// Converts the progress of a search.
fn to_decision_progress(progress: &engine::SearchProgress) -> DecisionProgress {
    let engine::SearchProgress { best, depth, nodes, share, .. } = *progress;
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
    let candidates =
        moves.iter().take_while(|root_move| best - root_move.score <= MAX_BOOK_LOSS_DISCS).count();
    let chosen = moves[rng.random_range(..candidates)].square;
    let rule = TranslatableText::new("engine-book")
        .with_notation("square", chosen)
        .with_number("count", moves.len() as f64);
    let to_alternative = |root_move: &RootMove| {
        alternative(board, &exact_line(root_move), 1, root_move.square == chosen)
    };
    let alternatives = moves.iter().map(to_alternative).collect();
    let mut explanation = Explanation::new(rule, alternatives, Vec::new()).with_comparison("discs");
    let verdict = if are_all_symmetric(board) { Verdict::Symmetric } else { Verdict::Book };
    explanation.headline = Some(Headline::new(verdict));
    Some(Decision { action: Action::Place(chosen), explanation })
}

/// Explains why `chosen` was played.
fn explain(
    board: Board,
    EngineFindings { report, moves, runner_up_line, .. }: &EngineFindings,
    chosen: Square,
) -> Explanation<Action> {
    let score =
        moves.iter().find(|line| line.square == chosen).map_or(report.score, |line| line.score);
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
        .map(|line| {
            let max_plies =
                if Some(line.square) == report.best { usize::MAX } else { ALTERNATIVE_LINE_PLIES };
            alternative(board, line, max_plies, line.square == chosen)
        })
        .collect();
    let mut terms = vec![
        Term::new("engine-depth", report.depth),
        Term::new("engine-nodes", report.nodes as f64),
    ];
    // A certainty of 100 % means only that nothing within the search depth was pruned selectively.
    if report.certainty < EXACT_CERTAINTY {
        terms.push(Term::new("engine-certainty", report.certainty_per_cent()));
    }
    let error = margin_error(is_proved, report.depth);
    let mut explanation =
        Explanation::new(rule, alternatives, terms).with_comparison_errors("discs", |_, _| error);
    let line = with_passes(board, &report.line);
    if Some(chosen) == report.best {
        if !runner_up_line.is_empty() {
            explanation.contrasts =
                engine::line_contrasts(board, &line, &with_passes(board, runner_up_line));
        }
        explanation.expected_line = line.into_iter().skip(1).collect();
    }
    explanation
}

/// A line of one move with an exact score.
fn exact_line(root_move: &RootMove) -> PvLine {
    let RootMove { square, score } = *root_move;
    PvLine { square, score, bound: Bound::Exact, exact_discs: score.into(), moves: vec![square] }
}

/// The alternative of playing a line, with at most `max_plies` plies of it.
fn alternative(board: Board, line: &PvLine, max_plies: usize, chosen: bool) -> Alternative<Action> {
    let features = MoveFeatures::of_move(board, line.square).expect("only legal moves are valued");
    let mut plan = with_passes(board, &line.moves);
    plan.truncate(max_plies);
    let terms = vec![
        Term::new("engine-replies", features.reply_count),
        Term::new("engine-stable-gain", features.stable_gain),
    ];
    let (label, value) = (
        remark(&features, plays_last_in_region(board, line.square)).map(TranslatableText::new),
        Some(f64::from(line.score)),
    );
    Alternative { label, terms, value, bound: line.bound, chosen, ..Alternative::new(plan) }
}

/// The number of moves played so far, by the number of discs, as if the game had begun with four.
fn plies_played(board: Board) -> u32 {
    60_u32.saturating_sub(board.empties().len() as u32)
}

/// The moves of a line with the passes between them, up to the first illegal move.
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

/// Whether a move goes into one of several regions that has an odd number of empty squares, late
/// enough for players to see who plays last there.
fn plays_last_in_region(board: Board, square: Square) -> bool {
    let empties = board.empties();
    empties.len() <= PARITY_MAX_EMPTIES && is_in_odd_region(empties, square)
}

/// The text key of the most notable feature of a move, if any. `plays_last` is whether the side may
/// get the last move in one of several regions.
fn remark(features: &MoveFeatures, plays_last: bool) -> Option<&'static str> {
    match features {
        MoveFeatures { takes_corner: true, .. } => Some("engine-takes-corner"),
        MoveFeatures { gives_corner: true, .. } => Some("engine-gives-corner"),
        MoveFeatures { reply_count: 0, .. } => Some("engine-leaves-no-reply"),
        MoveFeatures { reply_count: 1..=3, .. } => Some("engine-leaves-few-replies"),
        MoveFeatures { stable_gain: 3.., .. } => Some("engine-makes-stable"),
        _ if plays_last => Some("engine-keeps-parity"),
        _ => None,
    }
}
