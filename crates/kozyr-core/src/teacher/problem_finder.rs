//! Finding problems in matches.

use super::{
    concept::Concept,
    difficulty::Difficulty,
    problem::Problem,
    teachable_game::{ProvenResult, TeachableGame},
};
use crate::{
    game::Record,
    opponent::{Budget, decide},
};

/// Returns the problem posed by the current decision of a record, if it is
/// [suitable](TeachableGame::check_suitable), only one of several actions gives the [target
/// result](TeachableGame::TARGET_RESULT), and some weak opponent misses it. Otherwise, or if the
/// budget runs out, returns `None`.
///
/// The record must have persons on all seats; `game` is the number of the game that it is from.
pub fn find_problem<G: TeachableGame>(
    record: &Record<G>,
    game: u64,
    budget: &Budget,
) -> Option<Problem<G>> {
    let state = record.game();
    state.to_act()?;
    if state.legal_actions().len() < 2 || state.check_suitable().is_err() {
        return None;
    }
    let solution = unique_solution::<G>(&state.proven_results(budget)?)?;
    let mistakes = plausible_mistakes(record, solution.0, budget);
    if mistakes.is_empty() {
        return None;
    }
    let line = state.best_line(budget)?;
    let difficulty = Difficulty { plies: line.len() as u32, mistakes: mistakes.len() as u32 };
    let concepts = concepts_of(state, solution.0, &mistakes);
    Some(Problem::new(record.clone(), solution, difficulty, concepts, game))
}

/// Returns the only action that gives the target result or more, with its result; `None` if there
/// are none or several.
fn unique_solution<G: TeachableGame>(
    results: &[(G::Action, ProvenResult)],
) -> Option<(G::Action, ProvenResult)> {
    let mut good = results.iter().filter(|(_, result)| *result >= G::TARGET_RESULT);
    let first = *good.next()?;
    good.next().is_none().then_some(first)
}

/// Returns the actions other than the solution that [weak opponents](TeachableGame::WEAK_OPPONENTS)
/// play in a position, each once; none if the game is over.
pub fn plausible_mistakes<G: TeachableGame>(
    record: &Record<G>,
    solution: G::Action,
    budget: &Budget,
) -> Vec<G::Action> {
    let mut mistakes = Vec::new();
    let Some(seat) = record.game().to_act() else { return mistakes };
    for name in G::WEAK_OPPONENTS {
        let Some(decision) = decide(record, seat, name, budget) else { continue };
        if decision.action != solution && !mistakes.contains(&decision.action) {
            mistakes.push(decision.action);
        }
    }
    mistakes
}

/// Returns the concepts that the difference between the solution and any of the mistakes turns on,
/// in the order of the game's list.
fn concepts_of<G: TeachableGame>(
    game: &G,
    solution: G::Action,
    mistakes: &[G::Action],
) -> Vec<Concept> {
    let relevant: Vec<Concept> =
        mistakes.iter().flat_map(|played| game.concepts_between(*played, solution)).collect();
    let is_relevant = |concept: &Concept| relevant.contains(concept);
    G::CONCEPTS.iter().copied().filter(is_relevant).collect()
}
