//! Searches games for problems, and proves problems by brute force.

mod brute_force;
mod collection;
mod source;

pub use brute_force::BruteForce;
pub use collection::{ProblemCollection, ResumeError};
pub use source::{ProblemSource, find_problems};

use kozyr_core::{
    opponent::Budget,
    teacher::{AnswerResult, Problem, ProvenResult, TeachableGame},
};

/// Proves a problem by searching every line: only its solution reaches the target, with the stated
/// result, and the lines shown after answers end as they must.
///
/// # Errors
/// The first contradiction.
pub fn prove<G: TeachableGame + BruteForce>(problem: &Problem<G>) -> Result<(), String> {
    let game = problem.record().game();
    let seat = game.to_act().ok_or("nobody is to act")?;
    for action in game.legal_actions() {
        let mut next = game.clone();
        next.play(action).map_err(|error| error.to_string())?;
        let (solution, result) = (problem.solution(), problem.result());
        if action == solution && !next.is_worth(seat, result) {
            return Err(format!("{action} does not lead to a {result}"));
        }
        if action != solution && next.is_at_least(seat, G::TARGET_RESULT) {
            return Err(format!("{action} is as good as {solution}"));
        }
        check_answer_line(problem, action)?;
    }
    Ok(())
}

/// Checks that the line after an answer can be played to the end and leads to the right result.
fn check_answer_line<G: TeachableGame>(
    problem: &Problem<G>,
    action: G::Action,
) -> Result<(), String> {
    let answer = problem.judge_answer(action, &Budget::default()).ok_or("not solved")?;
    let is_right = action == problem.solution();
    let line = match &answer {
        AnswerResult::Right { line } if is_right => line,
        AnswerResult::Wrong { refutation } if !is_right => refutation,
        _ => return Err(format!("{action} is judged wrongly")),
    };
    let mut game = problem.record().game().clone();
    let seat = game.to_act().ok_or("nobody is to act")?;
    for &action in [action].iter().chain(line) {
        game.play(action).map_err(|error| format!("{action}: {error}"))?;
    }
    let score = game.outcome().ok_or("a line stops before the end of the game")?.score(seat);
    let result = match score {
        score if score > 0.75 => ProvenResult::Won,
        score if score > 0.25 => ProvenResult::Drawn,
        _ => ProvenResult::Lost,
    };
    if is_right && result != problem.result() || !is_right && result >= G::TARGET_RESULT {
        return Err(format!("the line after {action} ends with a {result}"));
    }
    Ok(())
}
