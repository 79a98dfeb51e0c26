//! Problems, some of them solved, and due exercises.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_core::teacher::TeachableGame;
use kozyr_core::teacher::{Exercise, bundled_problems, problem_of_the_day};
use kozyr_features::game_ui::ActionOf;

use super::go_to_screen;
use kozyr_features::problems::{
    self, ProblemId, ProblemSeries, ProblemUi, ShowProblems, SolvedProblems,
};
use kozyr_platform::{clock::Calendar, screen::Screen};
use kozyr_table::{
    requests::AddExercise,
    session::{Session, SubmitAction},
};

/// A fixed day in autumn 2026, in days since 1 January 1970.
pub(crate) const TODAY: u64 = 20_778;

/// The next day, with its own problem.
pub(crate) const TOMORROW: u64 = TODAY + 1;

/// Sets the date to [`TODAY`], marks every third problem of a game as solved, adds several of them
/// as due exercises, and shows the game's page of problems.
pub(crate) fn show_page<U: ProblemUi>(world: &mut World) {
    world.insert_resource(Calendar::Fixed(TODAY));
    for (number, problem) in
        bundled_problems::<U::Rules>().iter().enumerate().filter(|(index, _)| index % 3 == 0)
    {
        let position = U::Rules::write_position(problem.record());
        world.resource_mut::<SolvedProblems>().mark(U::ID, position);
        if number % 60 == 3 {
            add::<U>(world, problem);
        }
    }
    go_to_screen(world, Screen::Problems);
    world.trigger(ShowProblems(U::ID));
}

/// Adds a wrong answer to a problem as a mistake made on the day before [`TODAY`].
fn add<U: ProblemUi>(world: &mut World, problem: &kozyr_core::teacher::Problem<U::Rules>) {
    let wrong = wrong_answer::<U>(problem);
    let concepts = problem.concepts().iter().map(|concept| concept.id().to_owned()).collect();
    let (played, better) = (wrong.to_string(), problem.solution().to_string());
    let exercise =
        Exercise::new(U::NAME, problem.record().to_short_form(), played, better, TODAY - 1);
    world.trigger(AddExercise(Exercise { concepts, ..exercise }));
}

/// Returns the first legal action of a problem that isn't the solution. Panics if there is none.
fn wrong_answer<U: ProblemUi>(problem: &kozyr_core::teacher::Problem<U::Rules>) -> ActionOf<U> {
    let legal = problem.record().game().legal_actions();
    let wrong = legal.into_iter().find(|action| *action != problem.solution());
    wrong.expect("a legal action besides the solution")
}

/// Sets the date, in days since 1 January 1970, and shows its problem of the day on the table.
pub(crate) fn show_daily_problem<U: ProblemUi>(world: &mut World, day: u64) {
    world.insert_resource(Calendar::Fixed(day));
    let today = problem_of_the_day::<U::Rules>(day);
    let index = bundled_problems::<U::Rules>()
        .iter()
        .position(|problem| *problem == today)
        .unwrap_or_default();
    problems::set_up_problem::<U>(world, &ProblemId::Problem(index), ProblemSeries::Today);
}

/// Runs [`show_page`], which adds mistakes as exercises, then shows the exercise added first on the
/// game's table. Stays on the page of problems if the game has no exercises.
pub(crate) fn show_exercise<U: ProblemUi>(world: &mut World) {
    show_page::<U>(world);
    let mistakes = world.resource::<problems::OwnMistakes>();
    let Some(position) = mistakes.of_game(U::ID).next().map(|exercise| exercise.position.clone())
    else {
        return;
    };
    problems::set_up_problem::<U>(world, &ProblemId::Exercise(position), ProblemSeries::Mistakes);
}

/// Submits the solution of the problem of the day, or a wrong answer to it; does nothing without a
/// match on the table.
pub(crate) fn answer<U: ProblemUi>(world: &mut World, correctly: bool) {
    if !world.contains_resource::<Session<U::Rules>>() {
        return;
    }
    let problem = problem_of_the_day::<U::Rules>(world.resource::<Calendar>().today());
    let action = if correctly { problem.solution() } else { wrong_answer::<U>(&problem) };
    world.write_message(SubmitAction::<U::Rules> { action, decision: None });
}
