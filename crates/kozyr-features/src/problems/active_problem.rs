//! A decision that is being found: what the player answers, and what becomes of it.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::teacher::Taught;
use kozyr_core::{game::Record, teacher::Concept};

use super::{
    catalogue::Catalogues,
    exercises::OwnMistakes,
    judging::{Tried, Try},
    problem_ui::{Pose, Posed, Series, What},
    solved::SolvedProblems,
    task::{Kind, Task},
};
use crate::{guide_panel::Answering, help::ReadAbout, replay::Close};
use kozyr_platform::{
    clock::Calendar,
    jobs::{Pending, Thoughts},
    system_sets::Step,
};
use kozyr_table::{
    requests::AddExercise,
    session::{Session, Submit},
};
use kozyr_ui::audio::Sound;

/// The decision that is being found on the table of a game. There is at most one.
#[derive(Resource)]
pub struct Solving<U: Posed> {
    pub(super) task: Task<U>,
    pub(super) stage: Stage<U>,
    /// The day on which it was laid on the table.
    today: u64,
    /// Whether the first answer was noted: later ones of the same visit are not.
    noted: bool,
    /// Whether the solution was shown.
    told: bool,
}

/// How far it has come.
pub(super) enum Stage<U: Posed> {
    /// The player is to decide.
    Asks,
    /// It is being found out what becomes of a decision.
    Waits {
        action: ActionOf<U>,
        /// Whether it is the solution that is shown.
        told: bool,
        tried: Pending<Try<U>>,
    },
    /// What becomes of it can be seen, step by step.
    Shown(Shown<U>),
}

/// A decision with what it leads to.
pub(super) struct Shown<U: Posed> {
    pub verdict: Verdict,
    pub action: ActionOf<U>,
    /// The match with all that follows.
    pub whole: Box<Record<U::Rules>>,
    /// Whether it goes on by itself.
    pub goes_on: bool,
}

/// What is said of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// It is right.
    Right,
    /// It is not.
    Wrong,
    /// It is the solution, which the player wanted to see.
    Solution,
}

/// What the player wishes besides an answer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A step back in what follows.
    Back,
    /// A step on.
    On,
    /// To answer once more.
    Again,
    /// To see the solution.
    Solution,
    /// The next of the series, or the way back where there is none.
    Next,
    /// To read about a concept.
    About(Concept),
}

impl<U: Posed> Solving<U> {
    /// A task that was laid on the table today.
    pub(super) fn new(task: Task<U>, today: u64) -> Self {
        Solving { task, stage: Stage::Asks, today, noted: false, told: false }
    }

    /// Whether something is found out or shown without the player.
    pub fn is_at_work(&self, session: &Session<U::Rules>) -> bool {
        match &self.stage {
            Stage::Asks => false,
            Stage::Waits { .. } => true,
            Stage::Shown(shown) => shown.goes_on && session.next_in_script().is_some(),
        }
    }

    /// Begins to find out what becomes of an action.
    fn ask(
        &mut self,
        action: ActionOf<U>,
        told: bool,
        session: &mut Session<U::Rules>,
        thoughts: &Thoughts,
    ) {
        let before = self.task.before.clone();
        let mut script = before.clone();
        if script.play(action).is_err() {
            return;
        }
        session.follow_script(&script, self.task.at());
        session.hold(true);
        let problem = match &self.task.kind {
            Kind::Problem(problem, _) => Some(problem.to_string()),
            Kind::Exercise(_) => None,
        };
        let tried = thoughts.begin(Try { before, action, better: self.task.better, problem });
        self.stage = Stage::Waits { action, told, tried };
    }

    /// Lets the player decide once more.
    fn again(&mut self, session: &mut Session<U::Rules>) {
        session.follow_script(&self.task.before, self.task.at());
        session.hold(false);
        self.stage = Stage::Asks;
    }

    /// Shows what was found out.
    fn show(
        &mut self,
        action: ActionOf<U>,
        told: bool,
        tried: &Tried<ActionOf<U>>,
        session: &mut Session<U::Rules>,
    ) {
        let mut whole = self.task.before.clone();
        for &next in std::iter::once(&action).chain(&tried.line) {
            if whole.play(next).is_err() {
                break;
            }
        }
        let now = session.record().actions().len();
        session.follow_script(&whole, now);
        let verdict = match (told, tried.right) {
            (true, _) => Verdict::Solution,
            (false, true) => Verdict::Right,
            (false, false) => Verdict::Wrong,
        };
        // Who is right steps through at their leisure.
        let goes_on = verdict != Verdict::Right;
        self.stage = Stage::Shown(Shown { verdict, action, whole: Box::new(whole), goes_on });
    }
}

pub(super) fn plugin_for<U: Posed>(app: &mut App) {
    let posed = in_state(U::SCREEN)
        .and_then(resource_exists::<Solving<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            bring::<U>.in_set(Step::Think),
            (hear::<U>, obey::<U>.run_if(on_message::<Wish>)).chain().in_set(Answering),
        )
            .run_if(posed),
    );
}

/// Takes what the player does on the table for their answer.
fn hear<U: Posed>(
    mut submitted: MessageReader<Submit<U::Rules>>,
    mut solving: ResMut<Solving<U>>,
    mut session: ResMut<Session<U::Rules>>,
    thoughts: Res<Thoughts>,
) {
    let Some(action) = submitted.read().map(|submit| submit.action).last() else { return };
    if matches!(solving.stage, Stage::Asks) {
        solving.ask(action, false, &mut session, &thoughts);
    }
}

/// Notes what became of an answer, and shows it.
fn bring<U: Posed>(
    mut commands: Commands,
    mut solving: ResMut<Solving<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut solved: ResMut<SolvedProblems>,
    mut mistakes: ResMut<OwnMistakes>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let solving = &mut *solving;
    let Stage::Waits { action, told, tried } = &mut solving.stage else { return };
    redraw.write(RequestRedraw);
    let (action, told) = (*action, *told);
    let Some(tried) = tried.take() else { return };
    let Some(tried) = tried else {
        // It cannot be found out; nothing was answered then.
        warn!("{action}: nothing can be said of it");
        return solving.again(&mut session);
    };
    solving.show(action, told, &tried, &mut session);
    solving.told |= told;
    let right = tried.right && !told;
    if right {
        sound.write(Sound::Win);
    }
    match &solving.task.kind {
        Kind::Problem(problem, _) if right && !solving.told => {
            solved.mark(U::ID, U::Rules::write_position(problem.record()));
        }
        Kind::Problem(..) if !right && !told && !solving.noted => {
            let mistake = solving.task.mistake(action, &tried.line, tried.lost, solving.today);
            mistake.into_iter().for_each(|one| commands.trigger(AddExercise(one)));
        }
        Kind::Exercise(exercise) if !solving.noted => {
            mistakes.tried(U::ID, &exercise.position, right, solving.today);
        }
        Kind::Problem(..) | Kind::Exercise(_) => {}
    }
    solving.noted = true;
}

/// Does what the player wishes.
fn obey<U: Posed>(
    mut commands: Commands,
    mut wishes: MessageReader<Wish>,
    mut solving: ResMut<Solving<U>>,
    mut session: ResMut<Session<U::Rules>>,
    thoughts: Res<Thoughts>,
    next: NextOne,
    mut submit: MessageWriter<Submit<U::Rules>>,
    mut close: MessageWriter<Close>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for wish in wishes.read() {
        redraw.write(RequestRedraw);
        let first = solving.task.at();
        let played = session.record().actions().len();
        match (wish, &mut solving.stage) {
            (Wish::Back, Stage::Shown(shown)) => {
                shown.goes_on = false;
                let to = played.saturating_sub(1).max(first);
                session.follow_script(&shown.whole, to);
            }
            (Wish::On, Stage::Shown(shown)) => {
                shown.goes_on = false;
                let next = session.next_in_script();
                submit.write_batch(next.map(|action| Submit { action, decision: None }));
            }
            (Wish::Again, _) => solving.again(&mut session),
            (Wish::Solution, Stage::Asks | Stage::Shown(_)) => {
                let action = solving.task.better;
                solving.ask(action, true, &mut session, &thoughts);
                submit.write(Submit { action, decision: None });
            }
            (Wish::Next, _) => match next.after(&solving) {
                Some(pose) => commands.trigger(pose),
                None => _ = close.write(Close),
            },
            (Wish::About(concept), _) => commands.trigger(ReadAbout(*concept)),
            _ => {}
        }
    }
}

/// What is next in a series.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct NextOne<'w> {
    catalogues: Res<'w, Catalogues>,
    solved: Res<'w, SolvedProblems>,
    mistakes: Res<'w, OwnMistakes>,
    calendar: Res<'w, Calendar>,
}

impl NextOne<'_> {
    /// What comes after a task; `None` if it was the last.
    pub fn after<U: Posed>(&self, solving: &Solving<U>) -> Option<Pose> {
        let series = solving.task.series;
        let what = match (series, &solving.task.kind) {
            (Series::Today, _) => return None,
            (Series::Mistakes, Kind::Exercise(exercise)) => {
                let due = self.mistakes.due(U::ID, self.calendar.today());
                let other = due.into_iter().find(|one| one.position != exercise.position)?;
                What::Exercise(other.position.clone())
            }
            (_, Kind::Problem(_, at)) => {
                What::Problem(self.catalogues.of(U::ID)?.next(series, Some(*at), &self.solved)?)
            }
            (_, Kind::Exercise(_)) => return None,
        };
        Some(Pose { game: U::ID, what, series })
    }
}
