//! The active problem: the player's answer and its judgement.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
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
    /// The day it was posed.
    today: u64,
    /// Whether the first answer has been recorded; later answers of the same visit are not.
    is_recorded: bool,
    /// Whether the solution was shown.
    solution_shown: bool,
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
    /// A task posed today.
    pub(super) fn new(task: ProblemTask<U>, today: u64) -> Self {
        ActiveProblem {
            task,
            stage: ProblemStage::AwaitingAnswer,
            today,
            is_recorded: false,
            solution_shown: false,
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

    /// Starts judging an action.
    fn judge(
        &mut self,
        action: ActionOf<U>,
        told: bool,
        session: &mut Session<U::Rules>,
        thoughts: &JobRunner,
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
        let tried =
            thoughts.start(JudgeAnswerJob { before, action, better: self.task.better, problem });
        self.stage = ProblemStage::Judging { action, is_solution: told, judgement: tried };
    }

    /// Lets the player try again.
    fn retry(&mut self, session: &mut Session<U::Rules>) {
        session.replace_script(&self.task.before, self.task.ply());
        session.set_held(false);
        self.stage = ProblemStage::AwaitingAnswer;
    }

    /// Shows the judgement.
    fn show(
        &mut self,
        action: ActionOf<U>,
        told: bool,
        tried: &AnswerJudgement<ActionOf<U>>,
        session: &mut Session<U::Rules>,
    ) {
        let mut whole = self.task.before.clone();
        for &next in std::iter::once(&action).chain(&tried.line) {
            if whole.play(next).is_err() {
                break;
            }
        }
        let now = session.record().actions().len();
        session.replace_script(&whole, now);
        let verdict = match (told, tried.right) {
            (true, _) => AnswerVerdict::Solution,
            (false, true) => AnswerVerdict::Right,
            (false, false) => AnswerVerdict::Wrong,
        };
        // After a right answer, the player steps through the line at their own pace.
        let goes_on = verdict != AnswerVerdict::Right;
        self.stage = ProblemStage::Judged(AnswerOutcome {
            verdict,
            action,
            full_record: Box::new(whole),
            autoplays: goes_on,
        });
    }
}

pub(super) fn plugin_for<U: ProblemUi>(app: &mut App) {
    let posed = in_state(U::SCREEN)
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
            .run_if(posed),
    );
}

/// Takes the player's action on the table as the answer.
fn take_answer<U: ProblemUi>(
    mut submitted: MessageReader<SubmitAction<U::Rules>>,
    mut solving: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    thoughts: Res<JobRunner>,
) {
    let Some(action) = submitted.read().map(|submit| submit.action).last() else { return };
    if matches!(solving.stage, ProblemStage::AwaitingAnswer) {
        solving.judge(action, false, &mut session, &thoughts);
    }
}

/// Records the judgement of an answer and shows it.
fn collect_judgement<U: ProblemUi>(
    mut commands: Commands,
    mut solving: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut solved: ResMut<SolvedProblems>,
    mut mistakes: ResMut<OwnMistakes>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let solving = &mut *solving;
    let ProblemStage::Judging { action, is_solution: told, judgement: tried } = &mut solving.stage
    else {
        return;
    };
    redraw.write(RequestRedraw);
    let (action, told) = (*action, *told);
    let Some(tried) = tried.take() else { return };
    let Some(tried) = tried else {
        // Without a judgement, the answer does not count.
        warn!("cannot judge {action}");
        return solving.retry(&mut session);
    };
    solving.show(action, told, &tried, &mut session);
    solving.solution_shown |= told;
    let right = tried.right && !told;
    if right {
        sound.write(Sound::Win);
    }
    match &solving.task.source {
        ProblemTaskSource::Problem(problem, _) if right && !solving.solution_shown => {
            solved.mark(U::ID, U::Rules::write_position(problem.record()));
        }
        ProblemTaskSource::Problem(..) if !right && !told && !solving.is_recorded => {
            let mistake = solving.task.mistake(action, &tried.line, tried.loss, solving.today);
            mistake.into_iter().for_each(|one| commands.trigger(AddExercise(one)));
        }
        ProblemTaskSource::Exercise(exercise) if !solving.is_recorded => {
            mistakes.record_attempt(U::ID, &exercise.position, right, solving.today);
        }
        ProblemTaskSource::Problem(..) | ProblemTaskSource::Exercise(_) => {}
    }
    solving.is_recorded = true;
}

/// Handles actions on the panel.
fn handle_actions<U: ProblemUi>(
    mut commands: Commands,
    mut wishes: MessageReader<ProblemPanelAction>,
    mut solving: ResMut<ActiveProblem<U>>,
    mut session: ResMut<Session<U::Rules>>,
    thoughts: Res<JobRunner>,
    next: NextProblem,
    mut submit: MessageWriter<SubmitAction<U::Rules>>,
    mut close: MessageWriter<CloseTemporaryMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for wish in wishes.read() {
        redraw.write(RequestRedraw);
        let first = solving.task.ply();
        let played = session.record().actions().len();
        match (wish, &mut solving.stage) {
            (ProblemPanelAction::Back, ProblemStage::Judged(shown)) => {
                shown.autoplays = false;
                let to = played.saturating_sub(1).max(first);
                session.replace_script(&shown.full_record, to);
            }
            (ProblemPanelAction::Forward, ProblemStage::Judged(shown)) => {
                shown.autoplays = false;
                let next = session.next_scripted_action();
                submit.write_batch(next.map(|action| SubmitAction { action, decision: None }));
            }
            (ProblemPanelAction::Retry, _) => solving.retry(&mut session),
            (
                ProblemPanelAction::Solution,
                ProblemStage::AwaitingAnswer | ProblemStage::Judged(_),
            ) => {
                let action = solving.task.better;
                solving.judge(action, true, &mut session, &thoughts);
                submit.write(SubmitAction { action, decision: None });
            }
            (ProblemPanelAction::Next, _) => match next.after(&solving) {
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
    /// The problem that follows a task; `None` after the last one.
    pub fn after<U: ProblemUi>(&self, solving: &ActiveProblem<U>) -> Option<PoseProblem> {
        let series = solving.task.series;
        let what = match (series, &solving.task.source) {
            (ProblemSeries::Today, _) => return None,
            (ProblemSeries::Mistakes, ProblemTaskSource::Exercise(exercise)) => {
                let due = self.mistakes.due(U::ID, self.calendar.today());
                let other = due.into_iter().find(|one| one.position != exercise.position)?;
                ProblemId::Exercise(other.position.clone())
            }
            (_, ProblemTaskSource::Problem(_, at)) => ProblemId::Problem(
                self.catalogues.get(U::ID)?.next_unsolved(series, Some(*at), &self.solved)?,
            ),
            (_, ProblemTaskSource::Exercise(_)) => return None,
        };
        Some(PoseProblem { game: U::ID, problem: what, series })
    }
}
