//! Finding problems in matches that were played.

use super::{
    concept::Concept,
    difficulty::Rating,
    problem::Problem,
    teachable_game::{Taught, Worth},
};
use crate::{
    game::Record,
    opponent::{Budget, decide},
};

/// The problem that the decision awaited in a record poses, if it poses one: there is one action
/// alone that gives what is [asked](Taught::ASKED), and some weak opponent misses it.
///
/// `game` is the number of the game that it is from. `None` also if the budget does not last.
pub fn pose<G: Taught>(record: &Record<G>, game: u64, budget: &Budget) -> Option<Problem<G>> {
    let state = record.game();
    state.to_act()?;
    if state.legal_actions().len() < 2 || state.may_be_asked().is_err() {
        return None;
    }
    let solution = alone_good::<G>(&state.worths(budget)?)?;
    let mistakes = plausible_mistakes(record, solution.0, budget);
    if mistakes.is_empty() {
        return None;
    }
    let line = state.best_play(budget)?;
    let rating = Rating { plies: line.len() as u32, mistakes: mistakes.len() as u32 };
    let concepts = concepts_of(state, solution.0, &mistakes);
    Some(Problem::known(record.clone(), solution, rating, concepts, game))
}

/// The only action that gives what is asked, and what it is worth.
fn alone_good<G: Taught>(worths: &[(G::Action, Worth)]) -> Option<(G::Action, Worth)> {
    let mut good = worths.iter().filter(|(_, worth)| *worth >= G::ASKED);
    let first = *good.next()?;
    good.next().is_none().then_some(first)
}

/// The actions other than the solution that [weak opponents](Taught::WEAK) play in a position, each
/// once.
pub fn plausible_mistakes<G: Taught>(
    record: &Record<G>,
    solution: G::Action,
    budget: &Budget,
) -> Vec<G::Action> {
    let mut mistakes = Vec::new();
    let Some(seat) = record.game().to_act() else { return mistakes };
    for name in G::WEAK {
        let Some(decision) = decide(record, seat, name, budget) else { continue };
        if decision.action != solution && !mistakes.contains(&decision.action) {
            mistakes.push(decision.action);
        }
    }
    mistakes
}

/// What the difference between the solution and any of the mistakes turns on.
fn concepts_of<G: Taught>(game: &G, solution: G::Action, mistakes: &[G::Action]) -> Vec<Concept> {
    let turned: Vec<Concept> =
        mistakes.iter().flat_map(|played| game.concepts_between(*played, solution)).collect();
    let told = |concept: &Concept| turned.contains(concept);
    G::CONCEPTS.iter().copied().filter(told).collect()
}
