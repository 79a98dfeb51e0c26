//! Searching games for problems, and proving them again.

mod brute_force;
mod collection;
mod source;

pub use brute_force::Plain;
pub use collection::{Begun, Found};
pub use source::{Source, posed};

use kozyr_core::{
    opponent::Budget,
    teacher::{Answer, Problem, Taught, Worth},
};

/// Proves a problem by looking at every line: nothing but its solution gives what is asked, and
/// that is worth what it says; and the lines that answers are shown end as they have to.
///
/// # Errors
/// What is otherwise.
pub fn prove<G: Taught + Plain>(problem: &Problem<G>) -> Result<(), String> {
    let game = problem.record().game();
    let seat = game.to_act().ok_or("nobody is to act")?;
    for action in game.legal_actions() {
        let mut next = game.clone();
        next.play(action).map_err(|error| error.to_string())?;
        let (solution, worth) = (problem.solution(), problem.worth());
        if action == solution && !next.is_worth(seat, worth) {
            return Err(format!("{action} is not worth a {worth}"));
        }
        if action != solution && next.is_at_least(seat, G::ASKED) {
            return Err(format!("{action} is as good as {solution}"));
        }
        lines_end_well(problem, action)?;
    }
    Ok(())
}

/// Checks that the line after an answer can be played to the end and shows what it has to.
fn lines_end_well<G: Taught>(problem: &Problem<G>, action: G::Action) -> Result<(), String> {
    let answer = problem.answer(action, &Budget::default()).ok_or("not solved")?;
    let right = action == problem.solution();
    let line = match &answer {
        Answer::Right { line } if right => line,
        Answer::Wrong { refutation } if !right => refutation,
        _ => return Err(format!("{action} is taken for what it is not")),
    };
    let mut game = problem.record().game().clone();
    let seat = game.to_act().ok_or("nobody is to act")?;
    for &action in [action].iter().chain(line) {
        game.play(action).map_err(|error| format!("{action}: {error}"))?;
    }
    let score = game.outcome().ok_or("a line does not end")?.score(seat);
    let worth = match score {
        score if score > 0.75 => Worth::Won,
        score if score > 0.25 => Worth::Drawn,
        _ => Worth::Lost,
    };
    if right && worth != problem.worth() || !right && worth >= G::ASKED {
        return Err(format!("the line after {action} ends with a {worth}"));
    }
    Ok(())
}
