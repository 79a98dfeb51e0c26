//! What follows an answer plays itself, slowly enough to be followed; keys go along it too.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::{
    active_problem::{Solving, Stage, Verdict, Wish},
    problem_ui::Posed,
};
use crate::guide_panel::Script;
use kozyr_platform::{screen::Menu, system_sets::Step};
use kozyr_table::{motion, session::Session};

/// So much longer than a thought a step can be looked at.
const LOOK: u32 = 2;

pub(super) fn plugin_for<U: Posed>(app: &mut App) {
    let posed = in_state(U::SCREEN)
        .and_then(resource_exists::<Solving<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        Update,
        (go_on::<U>.run_if(motion::settled).in_set(Step::Ask), read_keys::<U>.in_set(Step::Think))
            .run_if(in_state(Menu::None))
            .run_if(posed),
    );
}

/// Plays the next action that follows, when it is time for it.
fn go_on<U: Posed>(solving: Res<Solving<U>>, mut script: Script<U::Rules>) {
    if !solving.is_at_work(script.session()) {
        script.rest();
    } else if !matches!(solving.stage, Stage::Waits { .. }) {
        script.go_on(LOOK);
    }
}

/// Enter and the space bar go on, Backspace goes back, as in lessons; brackets do so as well, as
/// beside reasons.
fn read_keys<U: Posed>(
    keys: Res<ButtonInput<KeyCode>>,
    panels: Res<EguiWantsInput>,
    solving: Res<Solving<U>>,
    session: Res<Session<U::Rules>>,
    mut wishes: MessageWriter<Wish>,
) {
    let Stage::Shown(shown) = &solving.stage else { return };
    if panels.wants_any_keyboard_input() {
        return;
    }
    let any = |wanted: &[KeyCode]| keys.any_just_pressed(wanted.iter().copied());
    if any(&[KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) {
        let more = session.next_in_script().is_some();
        wishes.write(match shown.verdict {
            _ if more => Wish::On,
            Verdict::Wrong => Wish::Again,
            Verdict::Right | Verdict::Solution => Wish::Next,
        });
    }
    if any(&[KeyCode::BracketRight]) {
        wishes.write(Wish::On);
    }
    if any(&[KeyCode::Backspace, KeyCode::BracketLeft]) {
        wishes.write(Wish::Back);
    }
}
