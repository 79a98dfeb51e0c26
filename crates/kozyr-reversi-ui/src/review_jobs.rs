//! The engine's review of a Reversi game.

use crate::game_ui::ReversiUi;
use kozyr_core::{
    game::{Game, Record},
    opponent::Budget,
    tree::Bound,
};
use kozyr_reversi::{
    Action, Position, Reversi, Square,
    engine::{Engine, SearchLimits, Weights},
    opponents::{ScoredMove, contrast},
};

use kozyr_features::review::{Opinion, Reviewable};
use kozyr_ui::{language::Language, settings::Settings};

/// Size of the transposition table for one judgement, as a power of two.
const TRANSPOSITION_TABLE_BITS: u32 = 18;
/// Error of an unproven move's loss in discs: the root mean square difference from a 14-ply search
/// (`docs/teacher.md`).
const LOSS_ERROR_DISCS: f64 = 3.3;
/// Maximum length of a displayed line, in plies.
const MAX_LINE_PLIES: usize = 5;

impl Reviewable for ReversiUi {
    const TURNING_POINT_LOSS: f64 = 6.0;
    const HAS_PERFECT_INFORMATION: bool = true;
    const CHART_RANGE: [f64; 2] = [-40.0, 40.0];

    /// Judges the decision with the engine, in discs; `None` for a pass, or if the budget runs out
    /// too early.
    fn judge(record: &Record<Reversi>, at: usize, budget: &Budget) -> Option<Opinion<Action>> {
        let before = record.after_actions(at);
        let game = before.game();
        let seat = game.to_act()?;
        let position = game.position();
        if position.board.must_pass() {
            return None;
        }
        let deadline = budget.deadline();
        let stop = || deadline.has_passed();
        let limits = SearchLimits::ANALYSIS;
        let mut engine = Engine::new(Weights::builtin(), TRANSPOSITION_TABLE_BITS);
        let (report, played, reply) = match record.actions().get(at) {
            Some(&Action::Place(square)) => {
                let judgement = engine.analyse_move(&position, square, &limits, &stop)?;
                let loss = judgement.loss();
                let after = position.place(square)?;
                let reply = with_passes(after, &judgement.reply_line);
                (judgement.report, Some((square, loss)), reply)
            }
            _ => (engine.search(position.board, &limits, &stop), None, Vec::new()),
        };
        let has_error = played.is_some_and(|(_, loss)| loss > 0) && !report.exact;
        let loss_error = if has_error { LOSS_ERROR_DISCS } else { 0.0 };
        let worse = played.filter(|&(_, loss)| f64::from(loss) > loss_error);
        let reason = report.best.zip(worse).map(|(best, (square, loss))| {
            let scored = |square, score| ScoredMove { square, score, bound: Bound::Exact };
            let moves = [scored(best, report.score), scored(square, report.score - loss)];
            contrast(position.board, moves, report.exact, loss_error)
        });
        Some(Opinion {
            seat,
            value: report.score.into(),
            exact: report.exact,
            best: with_passes(position, &report.line),
            played: played.map(|(square, loss)| (Action::Place(square), loss.into())),
            loss_error,
            reply,
            reason,
            concepts: Vec::new(),
        })
    }

    /// The sum of the losses, in discs.
    fn combined_loss(losses: &[f64]) -> f64 {
        losses.iter().sum()
    }

    /// A value or a loss as text, rounded to whole discs.
    fn format_value(value: f64, language: &Language) -> String {
        language.format("review-discs", &[("count", value.round().into())])
    }

    /// Whether the evaluation bar is switched on.
    fn judges_during_play(settings: &Settings) -> bool {
        settings.evaluation_bar
    }
}

/// Converts the squares of a line from a position to actions, inserting passes. Ends at an illegal
/// move, and after at most five actions.
fn with_passes(mut position: Position, line: &[Square]) -> Vec<Action> {
    let mut actions = Vec::new();
    for &square in line {
        if position.board.must_pass() {
            actions.push(Action::Pass);
            position = position.pass();
        }
        let Some(next) = position.place(square) else { break };
        actions.push(Action::Place(square));
        position = next;
    }
    actions.truncate(MAX_LINE_PLIES);
    actions
}
