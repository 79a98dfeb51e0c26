//! Opponents that maximize the gain of a move minus the gain of the replies, to a fixed depth.

use super::move_gain::MoveGain;
use crate::{action::Action, board::Board, game::Reversi, square::Square, view::View};
use kozyr_core::{
    explanation::{Alternative, Explanation, Term, TranslatableText},
    opponent::{Budget, Deadline, Decision, DecisionProgress, DecisionRng, Opponent},
};

/// The greatest depth of a [`FixedPlyOpponent`]. It searches without pruning, so each ply costs
/// about ten times as much as the one before.
pub const MAX_PLIES: u32 = 8;

/// The smallest depth of searches that check the deadline. Shallower searches finish within a
/// millisecond.
const STOP_CHECK_MIN_PLIES: u32 = 2;

/// Plays the move with the greatest gain R and ignores replies: a [`FixedPlyOpponent`] of one ply.
#[derive(Clone, Copy, Debug)]
pub struct Novice(FixedPlyOpponent);

impl Default for Novice {
    fn default() -> Self {
        Novice(FixedPlyOpponent::new(1))
    }
}

/// Plays the move that maximizes R minus the greatest R of the replies: a [`FixedPlyOpponent`] of
/// two plies.
#[derive(Clone, Copy, Debug)]
pub struct Professional(FixedPlyOpponent);

impl Default for Professional {
    fn default() -> Self {
        Professional(FixedPlyOpponent::new(2))
    }
}

/// Searches sums of gains to a fixed depth. Ties go to the first move in the order a1, b1 … h8. A
/// pass is a ply and gains nothing.
#[derive(Clone, Copy, Debug)]
pub struct FixedPlyOpponent {
    plies: u32,
}

impl FixedPlyOpponent {
    /// An opponent that searches `plies` plies deep.
    ///
    /// # Panics
    /// If `plies` is 0 or above [`MAX_PLIES`].
    pub fn new(plies: u32) -> Self {
        assert!((1..=MAX_PLIES).contains(&plies), "plies are 1 to {MAX_PLIES}");
        FixedPlyOpponent { plies }
    }

    /// The move that it plays; `None` if there is no legal move.
    pub(super) fn best_square(self, board: Board) -> Option<Square> {
        best_move(board, self.plies, &Deadline::never()).and_then(|(square, _)| square)
    }

    /// The move with its gain and, beyond one ply, the best reply; `None` if the deadline passes
    /// first.
    fn evaluate_move(
        self,
        board: Board,
        square: Square,
        deadline: &Deadline,
    ) -> Option<EvaluatedMove> {
        let next = board.place(square).expect("only legal moves are evaluated");
        let gain = MoveGain::of_move(board, square);
        let reply =
            if self.plies > 1 { Some(best_move(next, self.plies - 1, deadline)?) } else { None };
        Some(EvaluatedMove { square, gain, reply })
    }

    /// All moves with their gains and replies, or as many as the deadline allows, but at least one
    /// if there are any.
    fn evaluate_moves(self, board: Board, budget: &Budget) -> Vec<EvaluatedMove> {
        let deadline = budget.deadline();
        let mut evaluated: Vec<EvaluatedMove> = Vec::new();
        for square in board.moves().iter() {
            let Some(evaluated_move) = self.evaluate_move(board, square, &deadline) else { break };
            evaluated.push(evaluated_move);
            budget.report_progress(|| self.progress(board, &evaluated));
        }
        if !evaluated.is_empty() {
            return evaluated;
        }
        let without_reply =
            |square| EvaluatedMove { square, gain: MoveGain::of_move(board, square), reply: None };
        board.moves().first().map(without_reply).into_iter().collect()
    }

    /// Explains why the move at index `chosen_index` was chosen.
    fn explanation(self, evaluated: &[EvaluatedMove], chosen_index: usize) -> Explanation<Action> {
        let chosen = &evaluated[chosen_index];
        let rule = match self.plies {
            1 => TranslatableText::new("reversi-greatest-gain"),
            2 => TranslatableText::new("reversi-greatest-gain-less-reply"),
            plies => {
                TranslatableText::new("reversi-greatest-gain-in-plies").with_number("plies", plies)
            }
        };
        let rule = rule
            .with_notation("square", chosen.square)
            .with_number("value", tenths_to_discs(chosen.value()));
        let alternatives = evaluated
            .iter()
            .enumerate()
            .map(|(index, evaluated_move)| evaluated_move.alternative(index == chosen_index));
        let mut explanation =
            Explanation::new(rule, alternatives.collect(), Vec::new()).with_comparison("points");
        let reply = chosen.reply.and_then(|(reply, _)| reply);
        explanation.expected_line.extend(reply.map(Action::Place));
        explanation
    }

    /// The progress after at least one move has been evaluated.
    fn progress(self, board: Board, evaluated: &[EvaluatedMove]) -> DecisionProgress {
        let best = Action::Place(evaluated[best_index(evaluated)].square).to_string();
        let share = evaluated.len() as f64 / board.moves().len() as f64;
        DecisionProgress { depth: self.plies, nodes: evaluated.len() as u64, share, best }
    }
}

/// A move with its gain and the best reply.
struct EvaluatedMove {
    square: Square,
    gain: MoveGain,
    /// The opponent's best reply (`None` if there is none) and its value in tenths of a disc.
    reply: Option<(Option<Square>, i32)>,
}

impl EvaluatedMove {
    /// The gain minus the value of the best reply, in tenths of a disc.
    fn value(&self) -> i32 {
        self.gain.tenths() - self.reply.map_or(0, |(_, value)| value)
    }

    /// The move as an alternative of an explanation.
    fn alternative(&self, chosen: bool) -> Alternative<Action> {
        let mut terms = vec![
            Term::new("reversi-flipped-edge", 2 * self.gain.flipped_edge),
            Term::new("reversi-flipped-inner", self.gain.flipped_inner),
            Term::new("reversi-placed", tenths_to_discs(self.gain.square_tenths)),
        ];
        let mut plan = vec![Action::Place(self.square)];
        if let Some((reply, value)) = self.reply {
            terms.push(Term::new("reversi-best-reply", tenths_to_discs(-value)));
            plan.extend(reply.map(Action::Place));
        }
        let value = Some(tenths_to_discs(self.value()));
        Alternative { terms, value, chosen, ..Alternative::new(plan) }
    }
}

/// The index of the first move of greatest value; 0 if there is none.
fn best_index(evaluated: &[EvaluatedMove]) -> usize {
    let values = evaluated.iter().map(EvaluatedMove::value).enumerate();
    let best = values.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(index, _)| index)
}

/// Converts tenths of a disc to discs.
pub(super) fn tenths_to_discs(tenths: i32) -> f64 {
    f64::from(tenths) / 10.0
}

/// The best move of the side to move and its value in tenths of a disc, searched `plies` plies
/// deep. Without a legal move, the square is `None` and the value is that of the pass. Returns
/// `None` if the deadline passes first.
fn best_move(board: Board, plies: u32, deadline: &Deadline) -> Option<(Option<Square>, i32)> {
    if plies >= STOP_CHECK_MIN_PLIES && deadline.has_passed() {
        return None;
    }
    let value_after = |next: Board| {
        if plies > 1 {
            best_move(next, plies - 1, deadline).map(|(_, value)| value)
        } else {
            Some(0)
        }
    };
    let mut best: Option<(Square, i32)> = None;
    for square in board.moves().iter() {
        let next = board.place(square).expect("the square is among the moves");
        let value = MoveGain::of_move(board, square).tenths() - value_after(next)?;
        if best.is_none_or(|(_, best)| value > best) {
            best = Some((square, value));
        }
    }
    Some(match best {
        Some((square, value)) => (Some(square), value),
        None if board.is_over() => (None, 0),
        None => (None, -value_after(board.pass())?),
    })
}

impl Opponent<Reversi> for FixedPlyOpponent {
    /// The first of the moves with the greatest value; a pass if there is no legal move.
    fn decide(&self, view: View<'_>, budget: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let evaluated = self.evaluate_moves(view.board(), budget);
        if evaluated.is_empty() {
            let explanation = Explanation::from_rule("reversi-must-pass");
            return Decision { action: Action::Pass, explanation };
        }
        let chosen_index = best_index(&evaluated);
        let action = Action::Place(evaluated[chosen_index].square);
        Decision::with_lazy_explanation(budget, action, || {
            self.explanation(&evaluated, chosen_index)
        })
    }
}

impl Opponent<Reversi> for Novice {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        self.0.decide(view, budget, rng)
    }
}

impl Opponent<Reversi> for Professional {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        self.0.decide(view, budget, rng)
    }
}
