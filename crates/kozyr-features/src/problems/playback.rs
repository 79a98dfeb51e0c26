//! Plays the line after an answer at a pace the player can follow, and handles the keys that step
//! through it.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::{
    active_problem::{ActiveProblem, AnswerVerdict, ProblemPanelAction, ProblemStage},
    problem_ui::ProblemUi,
};
use crate::guide_panel::ScriptPlayer;
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::{motion, session::Session};

/// The pause after a step, in minimum thinking times.
const STEP_PAUSE_FACTOR: u32 = 2;

/// Adds the systems that play the line after an answer in one game.
pub(super) fn plugin_for<U: ProblemUi>(app: &mut App) {
    let is_active = in_state(U::SCREEN)
        .and_then(resource_exists::<ActiveProblem<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (
            play_next_step::<U>.run_if(motion::is_settled).in_set(AppSystems::RequestDecisions),
            read_keys::<U>.in_set(AppSystems::CollectDecisions),
        )
            .run_if(in_state(Menu::None))
            .run_if(is_active),
    );
}

/// Plays the next action of the line after the answer when it is due; does nothing while the answer
/// is judged or awaited.
fn play_next_step<U: ProblemUi>(
    problem: Res<ActiveProblem<U>>,
    mut script: ScriptPlayer<U::Rules>,
) {
    if !problem.is_busy(script.session()) {
        script.pause();
    } else if !matches!(problem.stage, ProblemStage::Judging { .. }) {
        script.play_next(STEP_PAUSE_FACTOR);
    }
}

/// After the verdict, Enter, Space and `]` play the next action of the line; Backspace and `[` take
/// one back. At the end of the line, Enter and Space retry after a wrong answer, else go to the
/// next problem.
fn read_keys<U: ProblemUi>(
    keys: Res<ButtonInput<KeyCode>>,
    egui_input: Res<EguiWantsInput>,
    problem: Res<ActiveProblem<U>>,
    session: Res<Session<U::Rules>>,
    mut actions: MessageWriter<ProblemPanelAction>,
) {
    let ProblemStage::Judged(outcome) = &problem.stage else { return };
    if egui_input.wants_any_keyboard_input() {
        return;
    }
    let any_pressed = |wanted_keys: &[KeyCode]| keys.any_just_pressed(wanted_keys.iter().copied());
    if any_pressed(&[KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) {
        let has_next = session.next_scripted_action().is_some();
        actions.write(match outcome.verdict {
            _ if has_next => ProblemPanelAction::Forward,
            AnswerVerdict::Wrong => ProblemPanelAction::Retry,
            AnswerVerdict::Right | AnswerVerdict::Solution => ProblemPanelAction::Next,
        });
    }
    if any_pressed(&[KeyCode::BracketRight]) {
        actions.write(ProblemPanelAction::Forward);
    }
    if any_pressed(&[KeyCode::Backspace, KeyCode::BracketLeft]) {
        actions.write(ProblemPanelAction::Back);
    }
}
