//! Problems, some of them solved, and mistakes that come back.

use bevy::prelude::*;
use kozyr_core::teacher::{Exercise, problem_of_the_day, shipped};

use super::go;
use crate::{
    features::problems::{self, Posed, Series, ShowProblems, SolvedProblems, What},
    platform::{clock::Calendar, screen::Screen},
    table::{
        requests::AddExercise,
        session::{Session, Submit},
    },
};

/// Always the same day, in autumn 2026.
pub(crate) const TODAY: u64 = 20_778;

/// The day after, with a problem of its own.
pub(crate) const TOMORROW: u64 = TODAY + 1;

/// Shows the page with much done, and mistakes that are due.
pub(crate) fn page<G: Posed>(world: &mut World) {
    world.insert_resource(Calendar::Fixed(TODAY));
    for (number, problem) in shipped::<G>().iter().enumerate().filter(|(at, _)| at % 3 == 0) {
        let position = G::write_position(problem.record());
        world.resource_mut::<SolvedProblems>().mark(G::ID, position);
        if number % 60 == 3 {
            add(world, problem);
        }
    }
    go(world, Screen::Problems);
    world.trigger(ShowProblems(G::ID));
}

/// A mistake that was made yesterday.
fn add<G: Posed>(world: &mut World, problem: &kozyr_core::teacher::Problem<G>) {
    let wrong = wrong_answer(problem);
    let concepts = problem.concepts().iter().map(|concept| concept.id().to_owned()).collect();
    let (played, better) = (wrong.to_string(), problem.solution().to_string());
    let exercise = Exercise::new(G::NAME, problem.record().to_short(), played, better, TODAY - 1);
    world.trigger(AddExercise(Exercise { concepts, ..exercise }));
}

/// Something that the rules allow, and that is not the solution.
fn wrong_answer<G: Posed>(problem: &kozyr_core::teacher::Problem<G>) -> G::Action {
    let legal = problem.record().game().legal_actions();
    let wrong = legal.into_iter().find(|action| *action != problem.solution());
    wrong.expect("there is more than the solution")
}

/// Shows the problem of a day on its table.
pub(crate) fn pose<G: Posed>(world: &mut World, day: u64) {
    world.insert_resource(Calendar::Fixed(day));
    let today = problem_of_the_day::<G>(day);
    let at = shipped::<G>().iter().position(|problem| *problem == today).unwrap_or_default();
    problems::lay_on_table::<G>(world, &What::Problem(at), Series::Today);
}

/// Shows a mistake that is due.
pub(crate) fn exercise<G: Posed>(world: &mut World) {
    page::<G>(world);
    let mistakes = world.resource::<problems::OwnMistakes>();
    let Some(position) = mistakes.of(G::ID).next().map(|one| one.position.clone()) else { return };
    problems::lay_on_table::<G>(world, &What::Exercise(position), Series::Mistakes);
}

/// Answers the problem of the day, rightly or not.
pub(crate) fn answer<G: Posed>(world: &mut World, rightly: bool) {
    if !world.contains_resource::<Session<G>>() {
        return;
    }
    let problem = problem_of_the_day::<G>(world.resource::<Calendar>().today());
    let action = if rightly { problem.solution() } else { wrong_answer(&problem) };
    world.write_message(Submit::<G> { action, decision: None });
}
