//! Lessons on Durak: endgames with one saving action, and the concepts behind decisions.

mod canonical_form;
pub mod concepts;
mod open_endgame;

use super::{
    action::Action,
    game::Durak,
    rules::TransferRule,
    search::{EndgameSolver, Position, SeatResult},
};
use kozyr_core::{
    game::{Game, Player, Record},
    opponent::Budget,
    teacher::{Concept, GameConcepts, ProvenResult, TeachableGame},
};

/// The size of the transposition table for one problem: 512 KiB.
const TABLE_BITS: u32 = 16;
/// The default node budget for one problem.
const DEFAULT_NODES: u64 = 3_000_000;
/// The maximum number of cards in an endgame problem; larger ones are too hard to solve at the
/// table.
const MAX_CARDS: usize = 14;

impl GameConcepts for Durak {
    const CONCEPTS: &'static [Concept] = &concepts::ALL;

    fn concepts_between(&self, played: Action, better: Action) -> Vec<Concept> {
        concepts::concepts_between(self, played, better)
    }

    fn concept_of_cause(cause: &str) -> Option<Concept> {
        Some(match cause {
            "spend-lower-trump" | "more-trumps-left" => concepts::SPEND_TRUMPS_LATE,
            "pairs-left" => concepts::KEEP_PAIRS,
            "stronger-hand" => concepts::LEAD_LOW,
            "keep-high-cards" => concepts::HOLD_BACK,
            "their-trumps" => concepts::DRAW_OUT_TRUMPS,
            "lead-several" | "hard-to-beat" | "others-pick-up" => concepts::THROW_IN_TO_STRIP,
            "take-good-cards" => concepts::TAKE_EARLY,
            "fewer-cards-taken" | "fewer-cards-left" => concepts::BEAT_RATHER,
            "beat-surely" => concepts::CLOSE_RANKS,
            "counted-out" => concepts::COUNT_THE_LAST_BOUT,
            "leads-last" | "keep-the-lead" | "lead-more" => concepts::WHO_LEADS_LAST,
            _ => return Self::concept(cause),
        })
    }
}

impl TeachableGame for Durak {
    /// In an endgame the aim is only not to be the fool.
    const TARGET_RESULT: ProvenResult = ProvenResult::Drawn;

    const WEAK_OPPONENTS: &'static [&'static str] =
        &["lowest", "greedy", "fuzzy", "hand-value", "potential"];

    fn bundled_problems() -> &'static str {
        include_str!("../../../assets/problems/durak.txt")
    }

    fn check_suitable(&self) -> Result<(), String> {
        open_endgame(self).map(drop)
    }

    /// Returns the number of cards in play; 0 while a redeal can be requested.
    fn remaining_size(&self) -> usize {
        Position::from_game(self).map_or(0, |position| position.cards_in_play())
    }

    fn proven_results(&self, budget: &Budget) -> Option<Vec<(Action, ProvenResult)>> {
        let position = open_endgame(self).ok()?;
        let mut endgame_solver = solver(budget);
        let verdicts = endgame_solver.solve_actions(&position, nodes(budget))?;
        Some(verdicts.into_iter().map(|(action, verdict)| (action, verdict.into())).collect())
    }

    /// Returns a shortest line of perfect play: the player who wins or is sure of a draw hurries,
    /// and the other delays. Empty once the deal is over.
    ///
    /// `None` if the endgame is not [suitable](TeachableGame::check_suitable), the budget runs out,
    /// or the line is too long.
    fn best_line(&self, budget: &Budget) -> Option<Vec<Action>> {
        if self.to_act().is_none() {
            return Some(Vec::new());
        }
        let position = open_endgame(self).ok()?;
        Some(solver(budget).solve_shortest(&position, nodes(budget))?.line)
    }

    fn is_similar(&self, other: &Self) -> bool {
        canonical_form::canonical_problem(self)
            .is_some_and(|own| Some(own) == canonical_form::canonical_problem(other))
    }

    fn write_position(record: &Record<Self>) -> String {
        record.to_short_form()
    }

    /// Reads a record in short form, whose end is the position.
    ///
    /// # Errors
    /// Returns an error if the text is not a valid short form, or if not all seats are human.
    fn read_position(text: &str) -> Result<Record<Self>, String> {
        let record = Record::<Durak>::from_short_form(text).map_err(|error| error.to_string())?;
        if record.players().iter().any(|player| *player != Player::Human) {
            return Err("persons sit on all seats of a problem".into());
        }
        Ok(record)
    }
}

impl From<SeatResult> for ProvenResult {
    fn from(verdict: SeatResult) -> Self {
        match verdict {
            SeatResult::Lost => ProvenResult::Lost,
            SeatResult::Drawn => ProvenResult::Drawn,
            SeatResult::Won => ProvenResult::Won,
        }
    }
}

/// An endgame solver with an empty table and the budget's deadline.
fn solver(budget: &Budget) -> EndgameSolver {
    EndgameSolver::new(TABLE_BITS).with_deadline(budget.deadline())
}

/// The number of nodes for one problem: that of the budget, or the default if it has none.
fn nodes(budget: &Budget) -> u64 {
    budget.nodes.unwrap_or(DEFAULT_NODES)
}

/// The position of an endgame that is suitable for a problem, or the reason why it is not. Two
/// players are left, with at most [`MAX_CARDS`] cards in play. The talon is empty, so that each
/// knows the other's cards. Transfers are not allowed, so that no position repeats.
fn open_endgame(game: &Durak) -> Result<Position, String> {
    let position = Position::from_game(game).ok_or("no bout has begun")?;
    if position.ending().is_some() {
        return Err("the deal is over".into());
    }
    if !position.is_heads_up() {
        return Err("more than two are left".into());
    }
    if !position.talon().is_empty() {
        return Err("there is a talon".into());
    }
    if game.setup().rules.transfer != TransferRule::Off {
        return Err("attacks may be passed on".into());
    }
    match position.cards_in_play() {
        ..=MAX_CARDS => Ok(position),
        cards => Err(format!("{cards} cards are more than {MAX_CARDS}")),
    }
}
