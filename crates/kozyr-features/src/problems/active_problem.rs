//! The active problem: the player's answer and its judgement.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::explanation::Headline;
use kozyr_core::teacher::TeachableGame;
use kozyr_core::{game::Record, teacher::Concept};

use super::{
    catalogue::ProblemCatalogues,
    exercises::OwnMistakes,
    judging::{AnswerJudgement, JudgeAnswerJob},
    problem_ui::{PoseProblem, ProblemId, ProblemSeries, ProblemUi},
    solved::SolvedProblems,
    task::{ProblemTask, ProblemTaskSource},
};
use crate::{guide_panel::AnswerSystems, help::OpenConceptHelp, replay::CloseTemporaryMatch};
use kozyr_platform::{
    clock::Calendar,
    jobs::{JobRunner, PendingJob},
    system_sets::AppSystems,
};
use kozyr_table::{
    requests::AddExercise,
    session::{Session, SubmitAction},
};
use kozyr_ui::audio::Sound;

/// The problem on the table of a game. There is at most one.
#[derive(Resource)]
pub struct ActiveProblem<U: ProblemUi> {
    pub(super) task: ProblemTask<U>,
    pub(super) stage: ProblemStage<U>,
    /// The day it was posed, in days since 1970.
    today: u64,
    /// Whether the first answer has been recorded; later answers of the same visit are not.
    is_recorded: bool,
    /// Whether the solution was shown.
    solution_shown: bool,
    /// Why the solution is better than the player's last wrong answer, if that is known. It is
    /// shown with the solution, as it would give it away.
    pub(super) mistake: Option<Headline<ActionOf<U>>>,
}

/// The stage of the active problem.
pub(super) enum ProblemStage<U: ProblemUi> {
    /// The player is to decide.
    AwaitingAnswer,
    /// A job is judging an action.
    Judging {
        action: ActionOf<U>,
        /// Whether the action is the solution, shown on request.
        is_solution: bool,
        judgement: PendingJob<JudgeAnswerJob<U>>,
    },
    /// The line after the action can be viewed step by step.
    Judged(AnswerOutcome<U>),
}

/// A judged action and the line after it.
pub(super) struct AnswerOutcome<U: ProblemUi> {
    pub verdict: AnswerVerdict,
    pub action: ActionOf<U>,
    /// The match including the line.
    pub full_record: Box<Record<U::Rules>>,
    /// Whether the line plays itself.
    pub autoplays: bool,
}

/// The verdict on an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnswerVerdict {
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
    /// The action is the solution, shown on request.
    Solution,
}

/// An action on the panel of a problem.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemPanelAction {
    /// Goes a step back in the line.
    Back,
    /// Goes a step forward.
    Forward,
    /// Tries again.
    Retry,
    /// Shows the solution.
    Solution,
    /// Moves on to the next problem of the series, or closes the problem after the last one.
    Next,
    /// Opens the help page of a concept.
    OpenConcept(Concept),
}

impl<U: ProblemUi> ActiveProblem<U> {
    /// A task posed on the day `today`, in days since 1970, that awaits an answer.
    pub(super) fn new(task: ProblemTask<U>, today: u64) -> Self {
        ActiveProblem {
            task,
            stage: ProblemStage::AwaitingAnswer,
            today,
            is_recorded: false,
            solution_shown: false,
            mistake: None,
        }
    }

    /// Whether an answer is being judged or a line is playing itself.
    pub fn is_busy(&self, session: &Session<U::Rules>) -> bool {
        match &self.stage {
            ProblemStage::AwaitingAnswer => false,
            ProblemStage::Judging { .. } => true,
            ProblemStage::Judged(shown) => {
                shown.autoplays && session.next_scripted_action().is_some()
            }
        }
    }

    /// Makes the action the only one that can be played after the position of the task, and starts
    /// judging it in a background job. Does nothing if it is illegal. `is_solution` is whether the
    /// player asked for the solution instead of answering.
    fn judge(
        &mut self,
        action: ActionOf<U>,
        is_solution: bool,
        session: &mut Session<U::Rules>,
        jobs: &JobRunner,
    ) {
        let before = self.task.before.clone();
        let mut script = before.clone();
        if script.play(action).is_err() {
            return;
        }
        session.replace_script(&script, self.task.ply());
        session.set_held(true);
        let problem = match &self.task.source {
            ProblemTaskSource::Problem(problem, _) => Some(problem.to_string()),
            ProblemTaskSource::Exercise(_) => None,
        };
        let judgement =
            jobs.start(JudgeAnswerJob { before, action, better: self.task.better, problem });
        self.stage = ProblemStage::Judging { action, is_solution, judgement };
    }

    /// Restores the position before the answer and lets the player try again.
    fn retry(&mut self, session: &mut Session<U::Rules>) {
        session.replace_script(&self.task.before, self.task.ply());
        session.set_held(false);
        self.stage = ProblemStage::AwaitingAnswer;
    }

    /// Makes the verdict the current stage, and extends the script by the line of the judgement,
    /// which plays itself unless the answer was right.
    fn show(
        &mut self,
        action: ActionOf<U>,
        is_solution: bool,
        judgement: &AnswerJudgement<ActionOf<U>>,
        session: &mut Session<U::Rules>,
    ) {
        let mut full_record = self.task.before.clone();
        for &next in std::iter::once(&action).chain(&judgement.line) {
            if full_record.play(next).is_err() {
                break;
            }
        }
        let played = session.record().actions().len();
        session.replace_script(&full_record, played);
        let verdict = match (is_solution, judgement.right) {
            (true, _) => AnswerVerdict::Solution,
            (false, true) => AnswerVerdict::Right,
            (false, false) => AnswerVerdict::Wrong,
        };
        // After a right answer, the player steps through the line at their own pace.
        let autoplays = verdict != AnswerVerdict::Right;
        self.stage = ProblemStage::Judged(AnswerOutcome {
            verdict,
            action,
            full_record: Box::new(full_record),
            autoplays,
        });
    }
}

/// Adds the systems that take and judge answers in one game.
pub(super) fn plugin_for<U: ProblemUi>(app: &mut App) {
    let is_active = in_state(U::SCREEN)
        .and_then(resource_exists::<ActiveProblem<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            collect_judgement::<U>.in_set(AppSystems::CollectDecisions),
            (take_answer::<U>, handle_actions::<U>.run_if(on_message::<ProblemPanelAction>))
                .chain()
                .in_set(AnswerSystems),
        )
            .run_if(is_active),
    );
}

/// Takes the last action submitted on the table as the answer and starts judging it, if an answer
/// is awaited.
fn take_answer<U: ProblemUi>(
    mut submitted: MessageReader<SubmitAction<U::Rules>>,
    mut problem: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    jobs: Res<JobRunner>,
) {
    let Some(action) = submitted.read().map(|submit| submit.action).last() else { return };
    if matches!(problem.stage, ProblemStage::AwaitingAnswer) {
        problem.judge(action, false, &mut session, &jobs);
    }
}

/// Shows the judgement of an answer once it is ready. Marks the problem as solved, or saves the
/// first wrong answer as an exercise, or records the attempt at an exercise. If the answer cannot
/// be judged, the player may try again.
fn collect_judgement<U: ProblemUi>(
    mut commands: Commands,
    mut problem: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut solved: ResMut<SolvedProblems>,
    mut mistakes: ResMut<OwnMistakes>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let problem = &mut *problem;
    let ProblemStage::Judging { action, is_solution, judgement } = &mut problem.stage else {
        return;
    };
    redraw.write(RequestRedraw);
    let (action, is_solution) = (*action, *is_solution);
    let Some(judgement) = judgement.take() else { return };
    let Some(judgement) = judgement else {
        // Without a judgement, the answer does not count.
        warn!("cannot judge {action}");
        return problem.retry(&mut session);
    };
    problem.show(action, is_solution, &judgement, &mut session);
    problem.solution_shown |= is_solution;
    if !is_solution {
        problem.mistake.clone_from(&judgement.reason);
    }
    let solved_now = judgement.right && !is_solution;
    if solved_now {
        sound.write(Sound::Win);
    }
    match &problem.task.source {
        ProblemTaskSource::Problem(source, _) if solved_now && !problem.solution_shown => {
            solved.mark(U::ID, U::Rules::write_position(source.record()));
        }
        ProblemTaskSource::Problem(..) if !solved_now && !is_solution && !problem.is_recorded => {
            let mistake =
                problem.task.mistake(action, &judgement.line, judgement.loss, problem.today);
            mistake.into_iter().for_each(|exercise| commands.trigger(AddExercise(exercise)));
        }
        ProblemTaskSource::Exercise(exercise) if !problem.is_recorded => {
            mistakes.record_attempt(U::ID, &exercise.position, solved_now, problem.today);
        }
        ProblemTaskSource::Problem(..) | ProblemTaskSource::Exercise(_) => {}
    }
    problem.is_recorded = true;
}

/// Carries out the actions pressed on the problem's panel.
fn handle_actions<U: ProblemUi>(
    mut commands: Commands,
    mut actions: MessageReader<ProblemPanelAction>,
    mut problem: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    jobs: Res<JobRunner>,
    next: NextProblem,
    mut submit: MessageWriter<SubmitAction<U::Rules>>,
    mut close: MessageWriter<CloseTemporaryMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for panel_action in actions.read() {
        redraw.write(RequestRedraw);
        let first = problem.task.ply();
        let played = session.record().actions().len();
        match (panel_action, &mut problem.stage) {
            (ProblemPanelAction::Back, ProblemStage::Judged(outcome)) => {
                outcome.autoplays = false;
                let ply = played.saturating_sub(1).max(first);
                session.replace_script(&outcome.full_record, ply);
            }
            (ProblemPanelAction::Forward, ProblemStage::Judged(outcome)) => {
                outcome.autoplays = false;
                let next = session.next_scripted_action();
                submit.write_batch(next.map(|action| SubmitAction { action, decision: None }));
            }
            (ProblemPanelAction::Retry, _) => problem.retry(&mut session),
            (
                ProblemPanelAction::Solution,
                ProblemStage::AwaitingAnswer | ProblemStage::Judged(_),
            ) => {
                let action = problem.task.better;
                problem.judge(action, true, &mut session, &jobs);
                submit.write(SubmitAction { action, decision: None });
            }
            (ProblemPanelAction::Next, _) => match next.after(&problem) {
                Some(pose) => commands.trigger(pose),
                None => _ = close.write(CloseTemporaryMatch),
            },
            (ProblemPanelAction::OpenConcept(concept), _) => {
                commands.trigger(OpenConceptHelp(*concept))
            }
            _ => {}
        }
    }
}

/// Finds the next problem of a series.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct NextProblem<'w> {
    catalogues: Res<'w, ProblemCatalogues>,
    solved: Res<'w, SolvedProblems>,
    mistakes: Res<'w, OwnMistakes>,
    calendar: Res<'w, Calendar>,
}

impl NextProblem<'_> {
    /// The problem to pose after the active one: the next unsolved one of its series, or the
    /// exercise longest overdue. `None` if there is no other, and after the problem of the day.
    pub fn after<U: ProblemUi>(&self, solving: &ActiveProblem<U>) -> Option<PoseProblem> {
        let series = solving.task.series;
        let id = match (series, &solving.task.source) {
            (ProblemSeries::Today, _) => return None,
            (ProblemSeries::Mistakes, ProblemTaskSource::Exercise(exercise)) => {
                let due_exercises = self.mistakes.due(U::ID, self.calendar.today());
                let other =
                    due_exercises.into_iter().find(|other| other.position != exercise.position)?;
                ProblemId::Exercise(other.position.clone())
            }
            (_, ProblemTaskSource::Problem(_, index)) => ProblemId::Problem(
                self.catalogues.get(U::ID)?.next_unsolved(series, Some(*index), &self.solved)?,
            ),
            (_, ProblemTaskSource::Exercise(_)) => return None,
        };
        Some(PoseProblem { game: U::ID, problem: id, series })
    }
}
