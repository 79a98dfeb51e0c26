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

    /// Evaluates a move; `None` if the deadline passes first.
    fn weigh(self, board: Board, square: Square, deadline: &Deadline) -> Option<WeighedMove> {
        let next = board.place(square).expect("only legal moves are evaluated");
        let gain = MoveGain::of_move(board, square);
        let reply =
            if self.plies > 1 { Some(best_move(next, self.plies - 1, deadline)?) } else { None };
        Some(WeighedMove { square, gain, reply })
    }

    /// Evaluates all moves, or as many as the deadline allows, but at least one if there are any.
    fn weigh_all(self, board: Board, budget: &Budget) -> Vec<WeighedMove> {
        let deadline = budget.deadline();
        let mut weighed: Vec<WeighedMove> = Vec::new();
        for square in board.moves().iter() {
            let Some(one) = self.weigh(board, square, &deadline) else { break };
            weighed.push(one);
            budget.report_progress(|| self.progress(board, &weighed));
        }
        if !weighed.is_empty() {
            return weighed;
        }
        let at_once =
            |square| WeighedMove { square, gain: MoveGain::of_move(board, square), reply: None };
        board.moves().first().map(at_once).into_iter().collect()
    }

    /// Explains why the move at index `first` was chosen.
    fn explanation(self, weighed: &[WeighedMove], first: usize) -> Explanation<Action> {
        let taken = &weighed[first];
        let rule = match self.plies {
            1 => TranslatableText::new("reversi-greatest-gain"),
            2 => TranslatableText::new("reversi-greatest-gain-less-reply"),
            plies => {
                TranslatableText::new("reversi-greatest-gain-in-plies").with_number("plies", plies)
            }
        };
        let rule = rule
            .with_notation("square", taken.square)
            .with_number("value", tenths_to_discs(taken.value()));
        let told = weighed.iter().enumerate().map(|(index, one)| one.alternative(index == first));
        let mut explanation =
            Explanation::new(rule, told.collect(), Vec::new()).with_comparison("points");
        let reply = taken.reply.and_then(|(reply, _)| reply);
        explanation.expected_line.extend(reply.map(Action::Place));
        explanation
    }

    /// The progress after at least one move has been evaluated.
    fn progress(self, board: Board, weighed: &[WeighedMove]) -> DecisionProgress {
        let best = Action::Place(weighed[best_index(weighed)].square).to_string();
        let share = weighed.len() as f64 / board.moves().len() as f64;
        DecisionProgress { depth: self.plies, nodes: weighed.len() as u64, share, best }
    }
}

/// A move with its gain and the best reply.
struct WeighedMove {
    square: Square,
    gain: MoveGain,
    /// The opponent's best reply (`None` if there is none) and its value in tenths of a disc.
    reply: Option<(Option<Square>, i32)>,
}

impl WeighedMove {
    fn value(&self) -> i32 {
        self.gain.tenths() - self.reply.map_or(0, |(_, value)| value)
    }

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

/// The index of the first move of greatest value.
fn best_index(weighed: &[WeighedMove]) -> usize {
    let values = weighed.iter().map(WeighedMove::value).enumerate();
    let best = values.reduce(|best, one| if one.1 > best.1 { one } else { best });
    best.map_or(0, |(index, _)| index)
}

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
    let follow = |next: Board| {
        if plies > 1 {
            best_move(next, plies - 1, deadline).map(|(_, value)| value)
        } else {
            Some(0)
        }
    };
    let mut greatest: Option<(Square, i32)> = None;
    for square in board.moves().iter() {
        let next = board.place(square).expect("the square is among the moves");
        let value = MoveGain::of_move(board, square).tenths() - follow(next)?;
        if greatest.is_none_or(|(_, best)| value > best) {
            greatest = Some((square, value));
        }
    }
    Some(match greatest {
        Some((square, value)) => (Some(square), value),
        None if board.is_over() => (None, 0),
        None => (None, -follow(board.pass())?),
    })
}

impl Opponent<Reversi> for FixedPlyOpponent {
    fn decide(&self, view: View<'_>, budget: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        let weighed = self.weigh_all(view.board(), budget);
        if weighed.is_empty() {
            let explanation = Explanation::from_rule("reversi-must-pass");
            return Decision { action: Action::Pass, explanation };
        }
        let first = best_index(&weighed);
        let action = Action::Place(weighed[first].square);
        Decision::with_lazy_explanation(budget, action, || self.explanation(&weighed, first))
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
